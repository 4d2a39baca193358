"""Splitting a reduction over blocks: partial results from one kernel, combined by a second.

A structure whose for-loop ends in accumulators can be cut at them. The first kernel runs the loop, each block over a part of the
loop index, and stores its accumulators side by side in a new leading dimension; the second loads all parts, combines them (a sum of
sums, a maximum of maxima) and does what came after the loop. It holds for any structure, because accumulators are all that crosses
the end of a loop.
"""

from __future__ import annotations

from dataclasses import replace

from mirage_ir.check import Stage
from mirage_ir.program import Attr
from mirage_ir.search.cone import Index, Instance
from mirage_ir.search.structures import Part, Structure
from mirage_ir.search.tiles import ACCUMULATE, LOAD, Derivation

PARTS: Index = "parts"
"""The index of the new leading dimension."""


def partial_value(number: int) -> int:
    """The number under which the n-th partial result is known between the two kernels."""
    return -1 - number


def split_reduction(structure: Structure) -> tuple[Structure, Structure] | None:
    """The two kernels, the second without the extent of `PARTS`, which the choice of a grid for the first decides.

    None when nothing is accumulated. Targets of the second have a leading dimension of extent 1 before their own.
    """
    parts = structure.parts
    ends = [n for n, p in enumerate(parts) if p.derivation.op.startswith(ACCUMULATE)]
    if not ends:
        return None
    partials = tuple(Instance(partial_value(i), parts[n].axes) for i, n in enumerate(ends))
    first = _restrict(structure, ends)
    producing = replace(first, targets=partials, split=structure.loop_index)
    return producing, _combining(structure, ends)


def _restrict(structure: Structure, outputs: list[int]) -> Structure:
    """The part of a structure that computes some of its values."""
    needed: set[int] = set()
    stack = list(outputs)
    while stack:
        n = stack.pop()
        if n not in needed:
            needed.add(n)
            if structure.parts[n].derivation.op != LOAD:
                stack += structure.parts[n].operands
    order = sorted(needed)
    position = {n: i for i, n in enumerate(order)}
    kept: list[Part] = []
    for n in order:
        part = structure.parts[n]
        kept.append(part if part.derivation.op == LOAD else replace(part, operands=tuple(position[o] for o in part.operands)))
    return replace(structure, parts=tuple(kept), outputs=tuple(position[n] for n in outputs))


def _combining(structure: Structure, ends: list[int]) -> Structure:
    """The second kernel: loads and combines the partial results, then goes on as after the loop."""
    parts = structure.parts
    loads = list(structure.loads)
    made: list[Part] = []
    position: dict[int, int] = {}
    widened: set[int] = set()

    def add(part: Part) -> int:
        made.append(part)
        return len(made) - 1

    def visit(n: int) -> int:
        if n in position:
            return position[n]
        part = parts[n]
        if n in ends:
            axes = (PARTS, *part.axes)
            loads.append(Instance(partial_value(ends.index(n)), axes))
            loaded = add(Part(Derivation(LOAD, ()), (len(loads) - 1,), axes, Stage.INVARIANT))
            name = part.derivation.op.removeprefix(ACCUMULATE)
            combined = Derivation(name, (), (("dim", 0),))
            position[n] = add(Part(combined, (loaded,), (None, *part.axes), Stage.INVARIANT))
            widened.add(n)
        elif part.derivation.op == LOAD:
            position[n] = add(replace(part, stage=Stage.INVARIANT))
        else:
            inner = tuple(visit(o) for o in part.operands)
            wide = any(o in widened for o in part.operands)
            if wide:
                widened.add(n)
            derivation = _shifted(part.derivation, len(part.axes)) if wide else part.derivation
            axes = (None, *part.axes) if wide else part.axes
            position[n] = add(Part(derivation, inner, axes, Stage.INVARIANT))
        return position[n]

    outputs = tuple(visit(n) for n in structure.outputs)
    targets = tuple(Instance(t.value, made[o].axes) for t, o in zip(structure.targets, outputs, strict=True))
    order = sorted(range(len(made)), key=lambda i: made[i].derivation.op != LOAD)
    place = {n: i for i, n in enumerate(order)}
    ordered = [
        made[n] if made[n].derivation.op == LOAD else replace(made[n], operands=tuple(place[o] for o in made[n].operands))
        for n in order
    ]
    return Structure(tuple(loads), targets, structure.extents, None, tuple(ordered), tuple(place[o] for o in outputs))


def _shifted(derivation: Derivation, rank: int) -> Derivation:
    """The operator on values with one more leading dimension of extent 1."""
    attrs: list[tuple[str, Attr]] = []
    for name, value in derivation.attrs:
        if name == "dim":
            assert isinstance(value, int)
            value = value + 1
        elif name == "permutation":
            assert isinstance(value, tuple)
            value = (0, *(d + 1 for d in value))
        attrs.append((name, value))
    return replace(derivation, attrs=tuple(attrs))
