"""Which results and intermediate values a candidate keeps in a narrower type than its source.

Programs are compared as mathematics, so types make no difference to an answer. But a value that the source keeps in f32 and the
candidate stores as f16 loses digits, and may overflow: the verdict names it.
"""

from __future__ import annotations

from mirage_ir.check import infer_program
from mirage_ir.program import DType, Program, numbered, operands, results

_DIGITS = {DType.f16: 11, DType.bf16: 8, DType.f32: 24}
_EXPONENT = {DType.f16: 5, DType.bf16: 8, DType.f32: 8}


def narrowed(source: Program, candidate: Program) -> tuple[str, ...]:
    """Words for each output, and each output's intermediate values, that the candidate keeps in a narrower type.

    Intermediate values are compared with the narrowest that the source keeps on the way to the same output.
    """
    ours, theirs = infer_program(source, memory=False), infer_program(candidate, memory=False)
    found: list[str] = []
    for i, (x, y) in enumerate(zip(source.outputs, candidate.outputs, strict=True)):
        if _narrower(theirs[y].dtype, ours[x].dtype):
            found.append(f"output {i} is {theirs[y].dtype} instead of {ours[x].dtype}")
        kept = {ours[v].dtype for v in _between(source, x)} or {ours[x].dtype}
        used = {theirs[v].dtype for v in _between(candidate, y)}
        for t in sorted(used - kept):
            if all(_narrower(t, k) for k in kept):
                found.append(f"an intermediate value of output {i} is {t}, where the source keeps {' and '.join(sorted(kept))}")
    return tuple(found)


def _narrower(x: DType, y: DType) -> bool:
    """Whether numbers of y lose digits, or range, as x."""
    return _DIGITS[x] < _DIGITS[y] or _EXPONENT[x] < _EXPONENT[y]


def _between(program: Program, output: int) -> set[int]:
    """The values from which an output is computed, between the inputs and itself."""
    made = {v: node for first, node in numbered(len(program.inputs), program.nodes) for v in range(first, first + results(node))}
    found: set[int] = set()
    todo = [output]
    while todo:
        value = todo.pop()
        for v in operands(made[value]) if value in made else ():
            if v in made and v not in found:
                found.add(v)
                todo.append(v)
    return found - {output}
