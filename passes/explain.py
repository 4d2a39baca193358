"""`mirage-opt --explain`: how the best equal program follows from each function, law by law, as text."""

from __future__ import annotations

from io import StringIO

from xdsl.dialects.builtin import ModuleOp
from xdsl.printer import Printer

from mirage_ir.passes.candidates import blaming, workloads
from mirage_ir.program import Program
from mirage_ir.saturate.explain import Step
from mirage_ir.saturate.laws import LAWS
from mirage_ir.target.machines import DEFAULT_TARGET, machine

INDENT = "    "


def explain_module(module: ModuleOp, *, target: str = DEFAULT_TARGET, stabilize: bool = False) -> str:
    """For each workload its best equal program (`mirage_ir.saturate`), the steps to it, and the verifier's words for the whole.

    Every step is compared at shrunken shapes, the best program with the workload at full size. Raises `FailedOn` when there is no
    workload or one is not well formed.
    """
    from mirage_ir.dialects.bridge import program_from_func
    from mirage_ir.saturate.engine import alternatives, explained
    from mirage_ir.verify.equivalence import Verifier

    goal = machine(target)
    texts: list[str] = []
    for func in workloads(module):
        name = func.sym_name.data
        with blaming(func):
            found = alternatives(program_from_func(func), goal, stabilize=stabilize)
            source, best = found.source, found.best
            if best is None:
                texts.append(f"@{name}: nothing better was found among {found.nodes} equal terms{_ending(found.limit)}")
                continue
            verdict = Verifier(source.program).check(best.program)
            steps = explained(source.program, best.program, stabilize=stabilize)
        gain = f"{source.cost_us:.4g} -> {best.cost_us:.4g} µs on {goal.name}, every operator a kernel"
        lines = [f"@{name}: {gain}; {source.multiplications} -> {best.multiplications} multiplications{_ending(found.limit)}"]
        lines += _body(source.program)
        if steps is None:
            lines += [f"  the laws that lead to it were not put in order; {verdict.message}", *_body(best.program)]
        else:
            lines += _steps(source.program, steps)
            lines.append(f"  {verdict.message}")
        texts.append("\n".join(lines))
    return "\n\n".join(texts)


def _ending(limit: str | None) -> str:
    return "" if limit is None else f" (saturation ended at {limit})"


def _steps(program: Program, steps: tuple[Step, ...]) -> list[str]:
    from mirage_ir.verify.equivalence import Verifier

    lines: list[str] = []
    for number, step in enumerate(steps, 1):
        claim = str(LAWS.get(step.law, "the operands of an einsum are multiplied in another order"))
        says = f": {claim}" if step.forward else f", from right to left: {claim}"
        differs = Verifier(program).differs_when_shrunken(step.program)
        lines.append(f"  {number}. {step.law}{says}{'; REFUSED by the verifier' if differs else ''}")
        lines += _body(step.program)
        program = step.program
    return lines


def _body(program: Program) -> list[str]:
    """The operators of a program, one a line."""
    from mirage_ir.dialects.bridge import func_from_program

    stream = StringIO()
    Printer(stream=stream).print_op(func_from_program(program, "f"))
    return [INDENT + line.strip() for line in stream.getvalue().splitlines()[1:-1]]
