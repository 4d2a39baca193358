"""The tables of `mirage-opt --check-numerics`: every function in its types against float64, on every class of inputs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.utils.arg_spec import ArgSpecConvertible

from mirage_ir import statistics
from mirage_ir.dialects.candidate_attributes import read_program
from mirage_ir.dialects.diagnostics import FailedOn, blaming
from mirage_ir.dialects.functions import elsewhere, functions, is_ours, symbol
from mirage_ir.dialects.workloads import CANDIDATE_OF, SOURCE
from mirage_ir.errors import OptionError
from mirage_ir.limits import check_seed

if TYPE_CHECKING:
    from mirage_ir.numerics.check import Numerics, Outcome

LARGEST_RUN = 1 << 24
"""Entries of a program that are computed; of a larger one only a part is run."""
HEADINGS = ("inputs", "error", "largest", "overflow")


@dataclass(frozen=True)
class NumericsOptions(ArgSpecConvertible):
    """The options of `--check-numerics`."""

    name: ClassVar[str] = "check-numerics"

    large: tuple[int | float, ...] = ()
    """Magnitudes of the large inputs; by default 30 and 100."""
    tiny: int | float | None = None
    """The deviation of the tiny inputs, by default 0.001."""
    seed: int = 0
    """The seed of all inputs."""
    whole: bool = False
    """Whether large programs are run whole, too."""
    fail: bool = False
    """Whether overflow is an error."""

    def __post_init__(self) -> None:
        check_seed(self.seed)
        for option, values in (("large", self.large), ("tiny", () if self.tiny is None else (self.tiny,))):
            for value in values:
                if not 0 < value < 3.4e38:
                    raise OptionError(f"option '{option}' takes positive magnitudes, not {value:g}")


def check_module(module: ModuleOp, options: NumericsOptions) -> str:
    """A table for each function that consists of mugraph operators.

    One that was superoptimized is compared with its source in float64 (when that is kept), a candidate with its workload, any other
    with itself. Raises `FailedOn` when there is no such function, when a function cannot be run, and, with `fail`, when one that is
    nobody's source overflows. Statistics, over programs that are nobody's source: numerics.programs, numerics.error (the largest on
    normal inputs), numerics.overflowing (the inputs on which one overflows).
    """
    from mirage_ir.numerics.check import Checker
    from mirage_ir.numerics.inputs import LARGE_MAGNITUDES, TINY, make_trials

    trials = make_trials(options.large or LARGE_MAGNITUDES, TINY if options.tiny is None else options.tiny)
    by_name = {func.sym_name.data: func for func in functions(module)}
    texts: list[str] = []
    final: list[tuple[FuncOp, Numerics]] = []
    sources = {symbol(func, name) for func in functions(module) for name in (SOURCE, CANDIDATE_OF)}
    for func in functions(module):
        if not is_ours(func):
            continue
        reference = by_name.get(symbol(func, SOURCE) or symbol(func, CANDIDATE_OF) or "", func)
        with blaming(reference):
            source = read_program(reference)
            checker = Checker(source, trials=trials, seed=options.seed, budget=None if options.whole else LARGEST_RUN)
        with blaming(func):
            numerics = checker.check(read_program(func, libraries=True))
        against = "itself" if reference is func else f"@{reference.sym_name.data}"
        share = "" if numerics.share == 1 else f" (a part: {numerics.share:.2g} of the work)"
        texts.append(_table(f"@{func.sym_name.data} against {against} in float64{share}", numerics))
        if func.sym_name.data not in sources:
            final.append((func, numerics))
    if not texts:
        what = "nothing to check: no function consists of mugraph operators alone"
        raise FailedOn(module, what + elsewhere(module))
    _record([numerics for _, numerics in final])
    for func, numerics in final:
        if options.fail and numerics.overflowing:
            raise FailedOn(func, f"it overflows: {_verdict(numerics)}")
    return "\n\n".join(texts)


def _table(title: str, numerics: Numerics) -> str:
    rows = [HEADINGS, *(_row(o) for o in numerics.outcomes)]
    widths = [max(len(row[i]) for row in rows) for i in range(len(HEADINGS) - 1)]
    lines = [title]
    for row in rows:
        cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:-1], widths[1:], strict=True)), row[-1]]
        lines.append("  " + "  ".join(cells))
    if numerics.overflowing:
        lines.append(f"  overflow: {_verdict(numerics)}")
    return "\n".join(lines)


def _row(outcome: Outcome) -> tuple[str, ...]:
    overflow = "none"
    if outcome.overflow is not None:
        overflow = str(outcome.overflow)
    elif outcome.inside is not None:
        overflow = f"none in the outputs; inside, from {outcome.inside}"
    return str(outcome.trial), _number(outcome.error), _number(outcome.largest), overflow


def _number(x: float) -> str:
    return f"{x:.1e}" if x == x else "-"


def _verdict(numerics: Numerics) -> str:
    """Where a program overflows in a sentence; of the large inputs, the smallest magnitude."""
    from mirage_ir.numerics.inputs import InputClass

    large = [t.magnitude for t in numerics.overflowing if t.kind is InputClass.LARGE]
    others = [f"{t} inputs" for t in numerics.overflowing if t.kind is not InputClass.LARGE]
    if not large:
        return ", ".join(others)
    above = [o for o in numerics.outcomes if o.trial.kind is InputClass.LARGE and o.trial.magnitude >= min(large)]
    every = all(o.overflow is not None for o in above)
    found = f"from {min(large):g} on" if every else f"of {', '.join(f'{m:g}' for m in large)}"
    return ", ".join([*others, f"large inputs {found}"])


def _record(results: Sequence[Numerics]) -> None:
    """Statistics over the functions that are nobody's source."""
    errors = [n.normal.error for n in results if n.normal.error == n.normal.error]
    overflowing = dict.fromkeys(str(trial) for n in results for trial in n.overflowing)
    statistics.record(numerics__programs=len(results), numerics__overflowing=list(overflowing))
    if errors:
        statistics.record(numerics__error=float(f"{max(errors):.2g}"))
