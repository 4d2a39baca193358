"""Element-wise operators, reductions and operators of layout as statements."""

from __future__ import annotations

from collections.abc import Sequence

from mirage_ir.lowering.cuda import emitted as e
from mirage_ir.lowering.cuda.draft import Draft
from mirage_ir.lowering.cuda.exponentials import RunningExponentials
from mirage_ir.lowering.cuda.geometry import COUNTER
from mirage_ir.lowering.cuda.layout import Layout
from mirage_ir.lowering.cuda.rules import REDUCTIONS, SCALING
from mirage_ir.lowering.cuda.steps import permutation_of, reduced
from mirage_ir.lowering.cuda.values import HeldValues
from mirage_ir.lowering.flatten import TileStep
from mirage_ir.ops import operator
from mirage_ir.program import Apply, DType


class OperatorStatements:
    """The operators of a kernel under construction, but for products."""

    def __init__(self, draft: Draft, values: HeldValues, exponentials: RunningExponentials) -> None:
        self._draft, self._values, self._exponentials = draft, values, exponentials

    def elementwise(self, step: TileStep, node: Apply, layout: Layout) -> None:
        draft = self._draft
        if self._exponentials.writes(step):
            self._exponentials.exponential(step, node, layout)
            return
        names, row = self._values.operands(step, layout), operator(node.op)
        if row.difference and step.value in self._exponentials.plan.shifting:
            names[1] = self._exponentials.finite(node.operands[1], names[1])
        attrs = {**row.defaults, **node.attr()}
        target = draft.compute(draft.label(step), node.op, names, layout, **attrs)
        draft.beyond[target] = self._zeros(row.keeps_zero, step.value, node, names)
        self._values.put(step, target)

    def _zeros(self, keeps: bool, value: int, node: Apply, names: Sequence[str]) -> dict[int, float]:
        """The dimensions beyond which the result of an element-wise operator is 0, as all operands are, which end where it does."""
        if not keeps:
            return {}
        draft = self._draft
        rank, found = len(draft.padded[value]), dict[int, float]()
        limits = draft.limits(value, COUNTER)
        for d in range(rank):
            if draft.has_beyond(value, d) and all(
                (at := d - rank + len(draft.padded[v])) >= 0
                and draft.beyond.get(name, {}).get(at) == 0
                and draft.limits(v, COUNTER)[at] == limits[d]
                for v, name in zip(node.operands, names, strict=True)
            ):
                found[d] = 0.0
        return found

    def reduction(self, step: TileStep, node: Apply, layout: Layout) -> None:
        """Over registers and lanes, and what is left of it over warps, by way of shared memory."""
        draft = self._draft
        dim, row, kind = reduced(draft.flat, step), operator(node.op), REDUCTIONS[node.op]
        assert dim is not None
        (value,) = node.operands
        name = draft.fill_beyond(self._values.get(value, layout), draft.step(value).value, dim, row.neutral)
        label = draft.label(step)
        target = self._values.joined(name, dim, kind, label, step)
        if row.uses_extent:
            result = draft.fragments[target].layout
            target = draft.compute(label, SCALING, (target,), result, value=1.0 / draft.flat.types[value].shape[dim])
        self._values.put(step, target)

    def move(self, step: TileStep, node: Apply, layout: Layout) -> None:
        """An operator of layout: a transposition, or one whose operand has the result's digits."""
        order = permutation_of(node)
        if order is not None:
            self._values.put(step, self._values.permuted(step, layout, DType.f32, order))
            return
        (operand,) = self._values.operands(step, layout)
        target = self._draft.fragment(self._draft.label(step), DType.f32, layout)
        self._draft.emit(e.Convert(target, operand))
        self._values.put(step, target)
