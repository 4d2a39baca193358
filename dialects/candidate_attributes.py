"""The findings about a candidate as attributes of its function: the one place that writes and reads them.

Each field of `mirage_ir.pipeline.Candidate` is one attribute; a field that is None has none. Launches are part of the program, and
stand at its `mugraph.block` operations. `mirage_ir.dialects.workloads` says which functions of a module are candidates for which.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from xdsl.dialects.builtin import ArrayAttr, DenseArrayBase, DictionaryAttr, FloatAttr, IntegerAttr, StringAttr, f64, i64
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute

from mirage_ir.dialects.mugraph.attributes import dims_of, i64_array
from mirage_ir.pipeline.candidate import Accuracy, Candidate

if TYPE_CHECKING:
    from mirage_ir.decompose import Decomposed
    from mirage_ir.verify import Verdict

COST_US = "mugraph.cost_us"
TARGET = "mugraph.target"
SAVED = "mugraph.saved"
SEARCHED_FROM = "mugraph.searched_from"
NUMERICS = "mugraph.numerics"
VERIFIED = "mugraph.verified"
MEASURED_US = "mugraph.measured_us"
PYTORCH = "mugraph.pytorch"


def read_program(func: FuncOp, *, libraries: bool = False) -> Decomposed:
    """The program of a function, decomposed for the engines; with `libraries`, kernels of libraries stay, as in a candidate.

    Raises `OperationError` when it is no program.
    """
    from mirage_ir.decompose import decompose
    from mirage_ir.dialects.bridge import program_from_func

    return decompose(program_from_func(func), libraries=libraries)


def read_candidate(func: FuncOp) -> Candidate:
    """The program of a function under the function's name, with the findings that its attributes hold.

    An attribute of another form than `write_candidate` writes counts as missing. Raises `OperationError` when it is no program.
    """
    return Candidate(
        read_program(func, libraries=True),
        _number(func.attributes.get(COST_US)),
        target_of(func),
        _text(func, SAVED),
        _text(func, SEARCHED_FROM),
        _read_accuracy(func.attributes.get(NUMERICS)),
        _read_verdict(func.attributes.get(VERIFIED)),
        _number(func.attributes.get(MEASURED_US)),
        _text(func, PYTORCH),
    )


def write_candidate(func: FuncOp, candidate: Candidate, relation: Mapping[str, Attribute] | None = None) -> None:
    """Writes the findings about a candidate to a function, and removes the attributes of missing ones.

    `relation` has further attributes, which relate the function to others. The program is not written.
    """
    known = {
        COST_US: None if candidate.estimated_us is None else FloatAttr(candidate.estimated_us, f64),
        TARGET: None if candidate.target is None else StringAttr(candidate.target),
        **(relation or {}),
        SAVED: None if candidate.saved is None else StringAttr(candidate.saved),
        SEARCHED_FROM: None if candidate.searched_from is None else StringAttr(candidate.searched_from),
        NUMERICS: None if candidate.accuracy is None else _written_accuracy(candidate.accuracy),
        VERIFIED: None if candidate.verified is None else _written_verdict(candidate.verified),
        MEASURED_US: None if candidate.measured_us is None else FloatAttr(candidate.measured_us, f64),
        PYTORCH: None if candidate.pytorch is None else StringAttr(candidate.pytorch),
    }
    for name, attribute in known.items():
        if attribute is None:
            func.attributes.pop(name, None)
        else:
            func.attributes[name] = attribute


def target_of(func: FuncOp) -> str | None:
    """The machine that the estimate is for, and that grids and loops were chosen for."""
    return _text(func, TARGET)


def _written_accuracy(accuracy: Accuracy) -> DictionaryAttr:
    """Errors have two digits, so that they are the same on every machine."""
    return DictionaryAttr(
        {
            "error": FloatAttr(float(f"{accuracy.error:.2g}"), f64),
            "overflows": ArrayAttr(StringAttr(name) for name in accuracy.overflows),
            "rank": IntegerAttr(accuracy.rank, i64),
        }
    )


def _read_accuracy(written: Attribute | None) -> Accuracy | None:
    if not isinstance(written, DictionaryAttr):
        return None
    error, overflows, rank = (written.data.get(name) for name in ("error", "overflows", "rank"))
    if not (isinstance(error, FloatAttr) and isinstance(overflows, ArrayAttr) and isinstance(rank, IntegerAttr)):
        return None
    return Accuracy(error.value.data, tuple(t.data for t in overflows if isinstance(t, StringAttr)), rank.value.data)


def _written_verdict(verdict: Verdict) -> DictionaryAttr:
    return DictionaryAttr(
        {
            "bound_log2": FloatAttr(verdict.bound_log2, f64),
            "tests": IntegerAttr(verdict.tests, i64),
            "lanes": IntegerAttr(verdict.lanes, i64),
            "primes": i64_array(verdict.primes),
        }
    )


def _read_verdict(written: Attribute | None) -> Verdict | None:
    """The verdict on a verified candidate. Its degree, atoms and height are not written, and read as 0."""
    from mirage_ir.verify import Answer, Verdict

    if not isinstance(written, DictionaryAttr) or (bound := _number(written.data.get("bound_log2"))) is None:
        return None
    tests, lanes, primes = (written.data.get(name) for name in ("tests", "lanes", "primes"))
    return Verdict(
        Answer.EQUIVALENT,
        tests=tests.value.data if isinstance(tests, IntegerAttr) else 0,
        lanes=lanes.value.data if isinstance(lanes, IntegerAttr) else 0,
        primes=dims_of(primes) if isinstance(primes, DenseArrayBase) else (),
        degree=0,
        atoms=0,
        height=0.0,
        bound_log2=bound,
        message=f"equivalent: chance of error at most 2^{bound:.1f}",
    )


def _number(written: Attribute | None) -> float | None:
    return written.value.data if isinstance(written, FloatAttr) else None


def _text(func: FuncOp, name: str) -> str | None:
    written = func.attributes.get(name)
    return written.data if isinstance(written, StringAttr) else None
