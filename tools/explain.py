"""`mirage-opt --explain`: how the program that is chosen for each function follows from it, law by law, as text."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.printer import Printer

from mirage_ir.decompose import Decomposed
from mirage_ir.dialects.candidate_attributes import VERIFIED, read_candidate, read_program
from mirage_ir.dialects.diagnostics import blaming
from mirage_ir.dialects.functions import functions
from mirage_ir.dialects.workloads import EQUAL_TO, source_of, workloads
from mirage_ir.passes.inline import InlinePass
from mirage_ir.passes.superoptimize import SuperoptimizePass
from mirage_ir.program import Program
from mirage_ir.target.machines import DEFAULT_TARGET, machine

INDENT = "    "


def explain_module(module: ModuleOp, *, target: str = DEFAULT_TARGET, stabilize: bool = False) -> str:
    """For each workload its best equal program (`mirage_ir.saturate`), the steps to it, and the verifier's words for the whole.

    Every step is compared at shrunken shapes, the best program with the workload at full size. Raises `FailedOn` when there is no
    workload or one is not well formed.
    """
    from mirage_ir.saturate.engine import alternatives
    from mirage_ir.verify.equivalence import Verifier

    goal = machine(target)
    texts: list[str] = []
    for func in workloads(module):
        name = func.sym_name.data
        with blaming(func):
            found = alternatives(read_program(func), goal, stabilize=stabilize)
            source, best = found.source, found.best
            if best is None:
                texts.append(f"@{name}: nothing better was found among {found.nodes} equal terms{_ending(found.limit)}")
                continue
            verdict = Verifier(source.program).check(best.program)
            way = _way(source.program, best.program, stabilize)
        gain = f"{source.cost_us:.4g} -> {best.cost_us:.4g} µs on {goal.name}, every operator a kernel"
        head = f"@{name}: {gain}; {source.multiplications} -> {best.multiplications} multiplications{_ending(found.limit)}"
        texts.append("\n".join([head, *_body(source.program), *way, f"  {verdict.message}"]))
    return "\n\n".join(texts)


def explain_superoptimized(ctx: Context, module: ModuleOp, whole: SuperoptimizePass) -> str:
    """For each workload, or each part of a large one, the program that the search chose: the steps to the equal program that the
    search began from, the kernels that it made of that, and the verifier's bound for the whole.

    The module is left as it is after the selection. Raises the errors of the stages.
    """
    equal: dict[str, Decomposed] = {}
    for stage in replace(whole, top=1, keep_source=True).stages():
        if isinstance(stage, InlinePass):
            break
        stage.apply(ctx, module)
        equal |= {f.sym_name.data: read_program(f) for f in functions(module) if EQUAL_TO in f.attributes}
    texts: list[str] = []
    for func in functions(module):
        source = source_of(module, func)
        if source is None or VERIFIED not in func.attributes:
            continue
        chosen, written = read_candidate(func), read_program(source)
        start = written if chosen.searched_from is None else equal[chosen.searched_from]
        kernels = chosen.program.kernels
        lines = [f"@{func.sym_name.data}: {chosen.cost_us:.4g} µs on {whole.target}, estimated", *_body(written)]
        lines += _way(written, start, whole.stabilize)
        lines += [f"  the search makes of it, in {kernels} kernel{'s' * (kernels > 1)}:", *_body(chosen.program)]
        texts.append("\n".join([*lines, f"  {chosen.verdict.message}"]))
    return "\n\n".join(texts)


def _way(source: Decomposed, best: Decomposed, stabilize: bool) -> list[str]:
    """The steps from a program to an equal one."""
    from mirage_ir.pipeline.derivation import derivation

    if best == source:
        return []
    steps = derivation(source, best, stabilize=stabilize)
    if steps is None:
        return ["  the laws that lead to this program were not put in order:", *_body(best)]
    lines: list[str] = []
    for number, step in enumerate(steps, 1):
        says = f": {step.claim}" if step.forward else f", from right to left: {step.claim}"
        lines.append(f"  {number}. {step.law}{says}{'; REFUSED by the verifier' if step.refused else ''}")
        lines += _body(step.program)
    return lines or ["  without duplicates and unused values:", *_body(best)]


def _ending(limit: str | None) -> str:
    return "" if limit is None else f" (saturation ended at {limit})"


def _body(program: Program) -> list[str]:
    """The operators of a program, one a line."""
    from mirage_ir.dialects.bridge import func_from_program

    stream = StringIO()
    Printer(stream=stream).print_op(func_from_program(program, "f"))
    return [INDENT + line.strip() for line in stream.getvalue().splitlines()[1:-1]]
