"""Splits a reduction over blocks: one kernel stores partial results, a second one combines them.

Only accumulators leave a for-loop, so any structure can be cut at them. The first kernel runs the loop, each block over a part of
the loop's index, and stores its accumulators side by side in a new leading dimension g. The rest is a cone on these partial
results, and its block graphs are searched like any other's.

Before, one kernel:    z[a,b] = exp(Σ_k x[a,k]·w[k,b])
After, producing:      p[g,a,b] = Σ_{k in part g} x[a,k]·w[k,b]
After, combining:      z[a,b] = exp(Σ_g p[g,a,b])

How accumulators are combined, with M[a] = max_g m[g,a]:

| accumulator | partial result | combined |
|---|---|---|
| sum | p[g,a] | Σ_g p[g,a] |
| maximum | m[g,a] | max_g m[g,a] |
| sum shifted by a maximum | p[g,a], m[g,a] | Σ_g exp(m[g,a] − M[a])·p[g,a] |
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from mirage_ir.ops import Kind, operator
from mirage_ir.program import Apply, Attr, Stage, make_attrs
from mirage_ir.search.cone.cone import Axes, Cone, Index, Instance, Intermediate, PartialResult, Step, reached
from mirage_ir.search.cone.steps import LoadTile
from mirage_ir.search.cone.structures import MaximumOf, Structure, StructureOp, TileNumber
from mirage_ir.search.space import MAX, SHIFTED, LoopAccumulator

PARTS = Index("parts")
"""The index of the new leading dimension; the grid dimension that splits the reduction has the same extent."""
REST = Index("rest")
"""The index of a partial result that keeps a tile's extent of the loop index."""


@dataclass(frozen=True, slots=True)
class Split:
    """`producing` stores partial results, one for each target; `combining` computes the structure's targets from them.

    Targets of `combining` have a leading dimension of extent 1 before their own. Its extents lack `PARTS` and `REST`, which the
    sizes of `producing` decide. `partials` are the numbers of the accumulated tile values: the combining kernel depends on
    nothing else.
    """

    producing: Structure
    combining: Cone
    partials: tuple[TileNumber, ...]


def split_reduction(structure: Structure) -> Split | None:
    """The two kernels; None without accumulators, and when two targets, or a target and a load, are one tile.

    A shifted sum is rescaled from the maximum of each part to the maximum of all, so the maxima are partial results too.
    """
    loaded = any(isinstance(structure.parts[n].step, LoadTile) for n in structure.outputs)
    if loaded or len({*structure.outputs}) < len(structure.outputs):
        return None
    structure, maxima = _with_maxima(structure)
    ends = [n for n, p in enumerate(structure.parts) if isinstance(p.step, LoopAccumulator)]
    # Added maxima come first, the last shift's before the others'.
    ends.sort(key=lambda n: (False, -v.shift) if isinstance(v := structure.parts[n].value, MaximumOf) else (True, v))
    if not ends:
        return None
    first = _restrict(structure, ends)
    partials = tuple(Instance(PartialResult(i), structure.parts[n].axes) for i, n in enumerate(ends))
    producing = replace(first, targets=partials, split=structure.loop_index)
    return Split(producing, _Combining(structure, ends, maxima).cone(), tuple(structure.parts[n].value for n in ends))


def _with_maxima(structure: Structure) -> tuple[Structure, dict[int, int]]:
    """Accumulates the maximum of every shift too; also maps the position of each shift to the position of its maximum."""
    parts = list(structure.parts)
    maxima = {p.operands[0]: n for n, p in enumerate(parts) if p.step == MAX}
    for part in structure.parts:
        if part.step == SHIFTED and part.operands[1] not in maxima:
            shift = part.operands[1]
            shifted = parts[shift].value
            assert isinstance(shifted, int)
            maxima[shift] = len(parts)
            parts.append(StructureOp(MaximumOf(shifted), MAX, (shift,), parts[shift].axes, Stage.ACCUMULATED))
    return replace(structure, parts=tuple(parts)), maxima


def _restrict(structure: Structure, outputs: list[int]) -> Structure:
    """The part of a structure that computes some of its values."""
    order = sorted(reached(outputs, lambda n: structure.parts[n].operands))
    position = {n: i for i, n in enumerate(order)}
    kept = (replace(p, operands=tuple(position[o] for o in p.operands)) for p in (structure.parts[n] for n in order))
    return replace(structure, parts=tuple(kept), outputs=tuple(position[n] for n in outputs))


class _Combining:
    """Builds the cone of the operators after the loop, on partial results."""

    def __init__(self, structure: Structure, ends: list[int], maxima: dict[int, int]) -> None:
        self.structure, self.ends, self.maxima = structure, ends, maxima
        self.loads: dict[Instance, None] = {}
        self.steps: dict[Instance, Step] = {}
        self.made: dict[int, Instance] = {}

    def cone(self) -> Cone:
        structure = self.structure
        targets: list[Instance] = []
        for target, output in zip(structure.targets, structure.outputs, strict=True):
            inner = self._value(output)
            named = Instance(target.value, inner.axes)
            if inner in self.steps:
                self.steps = {named if i == inner else i: self._renamed(s, inner, named) for i, s in self.steps.items()}
                self.made = {n: named if i == inner else i for n, i in self.made.items()}
            targets.append(named)
        return Cone(tuple(targets), tuple(self.loads), self.steps, dict(structure.extents))

    @staticmethod
    def _renamed(step: Step, old: Instance, new: Instance) -> Step:
        return replace(step, operands=tuple(new if o == old else o for o in step.operands))

    def _axes(self, axes: Axes) -> Axes:
        """A tile's axes in the partial result, where `REST` stands for the loop's index."""
        return tuple(REST if i is not None and i == self.structure.loop_index else i for i in axes)

    def _add(self, op: str, operands: tuple[Instance, ...], axes: Axes, attrs: dict[str, Attr]) -> Instance:
        row = operator(op)
        bound: tuple[Index, ...] = ()
        if row.kind is Kind.CONTRACTION:
            bound = tuple(i for i in operands[0].axes[-1:] if i is not None)
        elif row.kind is Kind.REDUCTION:
            bound = tuple(i for i in operands[0].axes if i is not None and i not in axes)
        made = Instance(Intermediate(len(self.steps)), axes)
        self.steps[made] = Step(Apply(op, (), make_attrs(attrs)), operands, bound)
        return made

    def _partial(self, n: int) -> Instance:
        """The partial results of an accumulator."""
        found = Instance(PartialResult(self.ends.index(n)), (PARTS, *self._axes(self.structure.parts[n].axes)))
        self.loads.setdefault(found)
        return found

    def _combined(self, n: int) -> Instance:
        """The accumulator's value, from its partial results."""
        part, value = self.structure.parts[n], self._partial(n)
        assert isinstance(part.step, LoopAccumulator)
        if part.step.shifted:
            # Σ_g exp(M_g − M)·x_g with M = max_g M_g.
            top = self.maxima[part.operands[1]]
            shift = self._partial(top)
            behind = self._add("sub", (shift, self._value(top)), shift.axes, {})
            value = self._add("mul", (value, self._add("exp", (behind,), shift.axes, {})), value.axes, {})
        # The reduction of an accumulator's kind bears its name.
        return self._add(part.step.kind.value, (value,), (None, *value.axes[1:]), {"dim": 0})

    def _value(self, n: int) -> Instance:
        if n not in self.made:
            part = self.structure.parts[n]
            if isinstance(part.step, LoopAccumulator):
                self.made[n] = self._combined(n)
            elif isinstance(part.step, LoadTile):
                self.made[n] = self.structure.loads[part.step.load]
                self.loads.setdefault(self.made[n])
            else:
                inner = tuple(self._value(o) for o in part.operands)
                wide = max(len(i.axes) for i in inner) > max(len(self.structure.parts[o].axes) for o in part.operands)
                axes = self._axes(part.axes)
                attrs = dict(part.step.attrs)
                self.made[n] = self._add(part.step.name, inner, (None, *axes) if wide else axes, _shifted(attrs) if wide else attrs)
        return self.made[n]


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
