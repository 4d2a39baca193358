"""`mirage-opt --validate`: how far each function's kernels are from the best known, as tables, with the reasons."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp

from mirage_ir import statistics
from mirage_ir.decompose import Decomposed
from mirage_ir.dialects.bridge import program_from_func
from mirage_ir.dialects.candidate_attributes import read_program
from mirage_ir.dialects.diagnostics import FailedOn, blaming, place
from mirage_ir.dialects.functions import elsewhere, functions, is_ours, symbol
from mirage_ir.dialects.workloads import CANDIDATE_OF, EQUAL_TO, SOURCE, source_of
from mirage_ir.passes.options import declared_space
from mirage_ir.passes.superoptimize import SuperoptimizePass
from mirage_ir.program import GraphOp, numbered, results

if TYPE_CHECKING:
    from mirage_ir.validation.compare import Comparison


def validate_module(module: ModuleOp, whole: SuperoptimizePass) -> str:
    """The table of each function, compared with what a search with the options of `whole` finds for what it computes.

    A function of operators computes each in a kernel of its own. One with graph-defined kernels computes what its source does: the
    function that it names as such, or `@src` for `@tgt`, and the verifier must agree. Raises `FailedOn` when there is nothing to
    compare, when a source is missing, and when a function computes something else than its source; and the errors of the search.
    """
    found = pairs(module)
    if not found:
        raise FailedOn(module, "nothing to validate: no function consists of mugraph operators alone" + elsewhere(module))
    return "\n\n".join(_validated(module, func, source, whole) for func, source in found)


def pairs(module: ModuleOp) -> list[tuple[FuncOp, FuncOp]]:
    """The functions whose kernels are judged, each with the one that says what it computes: often itself."""
    ours = [f for f in functions(module) if is_ours(f)]
    named = {f.sym_name.data: f for f in ours}
    sources = {symbol(f, SOURCE) for f in ours} | ({"src"} if "tgt" in named else set[str]())
    judged = [f for f in ours if f.sym_name.data not in sources and not f.attributes.keys() & {CANDIDATE_OF, EQUAL_TO}]
    found: list[tuple[FuncOp, FuncOp]] = []
    for func in judged:
        source = source_of(module, func)
        if source is None and func.sym_name.data == "tgt":
            source = named.get("src")
        found.append((func, func if source is None else source))
    return found


def _validated(module: ModuleOp, func: FuncOp, source: FuncOp, whole: SuperoptimizePass) -> str:
    from mirage_ir.validation.text import comparison_text

    name = func.sym_name.data
    with blaming(source):
        computes = read_program(source)
    if any(isinstance(node, GraphOp) for node in computes.nodes):
        what = "it has graph-defined kernels, and nothing says in operators what they compute"
        raise FailedOn(source, f"{what}: name it @tgt, and put that beside it as @src")
    with blaming(func):
        given = computes if func is source else read_program(func, libraries=True)
        if func is not source:
            _check_computes(func, given, source, computes, whole)
        found = _compared(module, func, given, computes, whole)
    values = {m.measure: m for m in found.measures}
    statistics.record(
        **{
            f"validate__{name}__kernels": int(values["kernels"].given),
            f"validate__{name}__best_kernels": int(values["kernels"].best),
            f"validate__{name}__bytes": int(values["bytes"].given),
            f"validate__{name}__best_bytes": int(values["bytes"].best),
            f"validate__{name}__us": values["µs"].given,
            f"validate__{name}__best_us": values["µs"].best,
            f"validate__{name}__unexplained_us": found.unexplained_us,
        }
    )
    notes = ("every operator a kernel of its own, composite ones taken apart",) if func is source else ()
    return comparison_text(found, f"@{name}", whole.machine(), notes=notes)


def _check_computes(func: FuncOp, given: Decomposed, source: FuncOp, computes: Decomposed, whole: SuperoptimizePass) -> None:
    """Raises `FailedOn` unless the verifier finds that the function computes what its source does."""
    from mirage_ir.verify.equivalence import Verifier

    verifier = Verifier(computes, tests=whole.tests, lanes=whole.lanes, seed=whole.seed, memory=whole.memory)
    verdict = verifier.check(given)
    if not verdict.equivalent:
        what = f"the verifier does not find that it computes what @{source.sym_name.data} does"
        raise FailedOn(func, f"{what}: {verdict.message}")


def _compared(module: ModuleOp, func: FuncOp, given: Decomposed, computes: Decomposed, whole: SuperoptimizePass) -> Comparison:
    from mirage_ir.validation.search import compared_with_best

    def warn(message: str) -> None:
        print(f"{place(func.location) or whole.name}: warning: {message}", file=sys.stderr)

    return compared_with_best(
        given,
        computes,
        whole.space(declared_space(module)),
        whole.machine(),
        control=whole.control(warn),
        cache=whole.results(module, whole.name),
        stabilize=whole.stabilize,
        tests=whole.tests,
        lanes=whole.lanes,
        memory=whole.memory,
        seed=whole.seed,
        names=_names(func, given),
    )


def _names(func: FuncOp, given: Decomposed) -> dict[int, str]:
    """The names that values have in the text, where operations and nodes correspond."""
    if program_from_func(func).nodes != given.nodes:
        return {}
    found: dict[int, str] = {}
    for (first, node), op in zip(numbered(len(given.inputs), given.nodes), func.body.block.ops, strict=False):
        for i, result in zip(range(results(node)), op.results, strict=True):
            if result.name_hint is not None:
                found[first + i] = f"%{result.name_hint}"
    return found
