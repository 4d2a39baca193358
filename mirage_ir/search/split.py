"""Splitting a reduction over blocks: partial results from one kernel, combined by a second.

A structure whose for-loop ends in accumulators can be cut at them. The first kernel runs the loop, each block over a part of the
loop index, and stores its accumulators side by side in a new leading dimension; the second loads all parts, combines them (a sum of
sums, a maximum of maxima) and does what came after the loop. It holds for any structure, because accumulators are all that crosses
the end of a loop.
"""

from __future__ import annotations

from dataclasses import replace

from mirage_ir.program import Attr, Stage
from mirage_ir.search.cone import Axes, Index, Instance
from mirage_ir.search.structures import Part, Structure
from mirage_ir.search.tiles import ACCUMULATE, LOAD, SHIFTED, Derivation

PARTS: Index = "parts"
"""The index of the new leading dimension."""


def partial_value(number: int) -> int:
    """The number under which the n-th partial result is known between the two kernels."""
    return -1 - number


def split_reduction(structure: Structure) -> tuple[Structure, Structure] | None:
    """The two kernels, the second without the extent of `PARTS`, which the choice of a grid for the first decides.

    None when nothing is accumulated. A shifted sum is rescaled from each part's maximum to that of all, so the maxima are partial
    results too. Targets of the second have a leading dimension of extent 1 before their own.
    """
    structure, maxima = _with_maxima(structure)
    parts = structure.parts
    ends = [n for n, p in enumerate(parts) if p.derivation.op.startswith(ACCUMULATE)]
    if not ends:
        return None
    partials = tuple(Instance(partial_value(i), parts[n].axes) for i, n in enumerate(ends))
    first = _restrict(structure, ends)
    producing = replace(first, targets=partials, split=structure.loop_index)
    return producing, _combining(structure, ends, maxima)


def _with_maxima(structure: Structure) -> tuple[Structure, dict[int, int]]:
    """The structure with the maximum of every shift accumulated too, and where: from the shift's position to the maximum's."""
    parts = list(structure.parts)
    maxima = {p.operands[0]: n for n, p in enumerate(parts) if p.derivation.op == ACCUMULATE + "max"}
    for part in structure.parts:
        if part.derivation.op == SHIFTED and part.operands[1] not in maxima:
            shift = part.operands[1]
            maxima[shift] = len(parts)
            parts.append(Part(Derivation(ACCUMULATE + "max", ()), (shift,), parts[shift].axes, Stage.ACCUMULATED))
    return replace(structure, parts=tuple(parts)), maxima


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


def _combining(structure: Structure, ends: list[int], maxima: dict[int, int]) -> Structure:
    """The second kernel: loads and combines the partial results, then goes on as after the loop."""
    parts = structure.parts
    loads = list(structure.loads)
    made: list[Part] = []
    position: dict[int, int] = {}
    widened: set[int] = set()

    loaded: dict[int, int] = {}

    def add(name: str, operands: tuple[int, ...], axes: Axes, **attrs: Attr) -> int:
        made.append(Part(Derivation(name, (), tuple(attrs.items())), operands, axes, Stage.INVARIANT))
        return len(made) - 1

    def load(n: int) -> int:
        """The partial results of an accumulator."""
        if n not in loaded:
            axes = (PARTS, *parts[n].axes)
            loads.append(Instance(partial_value(ends.index(n)), axes))
            loaded[n] = add(LOAD, (len(loads) - 1,), axes)
        return loaded[n]

    def combine(n: int) -> int:
        """The accumulator's value, from its partial results."""
        part, value = parts[n], load(n)
        axes = made[value].axes
        if part.derivation.op == SHIFTED:
            # Σ_g exp(M_g − M)·x_g with M = max_g M_g.
            top = maxima[part.operands[1]]
            shift = made[load(top)].axes
            behind = add("sub", (load(top), visit(top)), shift)
            value = add("mul", (value, add("exp", (behind,), shift)), axes)
        name = "max" if part.derivation.op == ACCUMULATE + "max" else "sum"
        return add(name, (value,), (None, *part.axes), dim=0)

    def visit(n: int) -> int:
        if n in position:
            return position[n]
        part = parts[n]
        if n in ends:
            position[n] = combine(n)
            widened.add(n)
        elif part.derivation.op == LOAD:
            position[n] = add(LOAD, part.operands, part.axes)
        else:
            inner = tuple(visit(o) for o in part.operands)
            wide = any(o in widened for o in part.operands)
            if wide:
                widened.add(n)
            attrs = dict(part.derivation.attrs)
            axes = (None, *part.axes) if wide else part.axes
            position[n] = add(part.derivation.op, inner, axes, **(_shifted(attrs) if wide else attrs))
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


def _shifted(attrs: dict[str, Attr]) -> dict[str, Attr]:
    """The attributes of an operator on values with one more leading dimension of extent 1."""
    moved = dict(attrs)
    match attrs:
        case {"dim": int(dim)}:
            moved["dim"] = dim + 1
        case {"permutation": tuple(permutation)}:
            moved["permutation"] = (0, *(d + 1 for d in permutation))
        case _:
            pass
    return moved
