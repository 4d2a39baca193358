"""Products as statements: where their operands come from, and which ones add to a sum over the loop at once."""

from __future__ import annotations

from math import prod

from mirage_ir.lowering.cuda import emitted as e
from mirage_ir.lowering.cuda.access import default_panels
from mirage_ir.lowering.cuda.candidates import rows_layout
from mirage_ir.lowering.cuda.draft import BEFORE, BODY, Draft
from mirage_ir.lowering.cuda.layout import Layout
from mirage_ir.lowering.cuda.rules import MULTIPLICATION
from mirage_ir.lowering.cuda.steps import multiplied_alone, outer_layouts, permutation_of, products_of_sums
from mirage_ir.lowering.cuda.tensor_cores import is_grouped, joins_rows, left_layout, over_warps, shared_by
from mirage_ir.lowering.cuda.values import HeldValues
from mirage_ir.lowering.flatten import NodePlace, TileStep, reads
from mirage_ir.program import Apply, DType, Load, Stage
from mirage_ir.rounding import product_dtype

MOST_KEPT = 64
"""Entries of a loaded left operand that a thread keeps in registers through the loop, at most."""


class ProductStatements:
    """The products of a kernel under construction.

    fused: those that only a sum over the loop reads, by value; they are computed where that sum is. places: of the products, by the
    fragments that they are added to. moved: the buffers of loads that were moved into place, by value and part of the kernel.
    """

    def __init__(self, draft: Draft, values: HeldValues) -> None:
        self._draft, self._values = draft, values
        self.fused = products_of_sums(draft.flat) if draft.looped else {}
        self.places: dict[str, NodePlace] = {}
        self._moved: dict[tuple[int, int], str] = {}

    def product(self, step: TileStep, node: Apply, layout: Layout) -> None:
        """A product that others read."""
        draft, values = self._draft, self._values
        if step.value in self.fused:
            return
        if multiplied_alone(draft.flat, step):
            dtype = product_dtype(draft.flat.graph, draft.flat.types, node)
            names: list[str] = []
            for v, side in zip(node.operands, outer_layouts(layout, draft.padded, node), strict=True):
                names.append(values.converted(values.get(v, side, dtype), DType.f32, draft.label(step)))
            values.put(step, draft.compute(draft.label(step), MULTIPLICATION, names, layout))
            return
        target = draft.fragment(draft.label(step), DType.f32, layout)
        draft.emit(e.Fill(target, 0.0))
        self.multiply(step, node, target)
        values.put(step, target)

    def multiply(self, step: TileStep, node: Apply, target: str, factor: str | None = None) -> None:
        """target += product, its left operand times `factor`."""
        draft = self._draft
        dtype = product_dtype(draft.flat.graph, draft.flat.types, node)
        left, right = node.operands
        kept = draft.part_of(step) == BODY and self._kept(left, draft.fragments[target].layout, dtype)
        first = self._in_memory(left, dtype) if factor is None and not kept else None
        if first is not None and first.transposed and dtype is not DType.f32 and joins_rows(draft.padded[left]):
            first = None  # Rows that are joined are not neighbours in its buffer.
        if first is None:
            if dtype is DType.f32:
                first = self._stored(left, -1, dtype)
            else:
                first = self._in_registers(step, left, draft.fragments[target].layout, dtype, factor)
        second = self._in_memory(right, dtype) or self._stored(right, -2, dtype)
        layout = draft.fragments[target].layout
        if isinstance(first, e.SharedOperand):
            first = self._in_place(left, first, is_grouped(layout) or over_warps(layout.dims[-1]) > 1)
            if first.rows is not None and is_grouped(layout):  # Warp groups read no tile in chunks.
                first = self._in_registers(step, left, layout, dtype, factor)
        second = self._in_place(right, second, is_grouped(layout) or prod(shared_by(layout)[:2]) > 1)
        draft.emit(e.Multiply(target, first, second))
        self.places[target] = step.place

    def _in_place(self, value: int, operand: e.SharedOperand, often: bool) -> e.SharedOperand:
        """An operand in chunks, moved into place before it is read if several warps read the same entries: `often`. It is moved
        once for all products of an iteration, and where it is the same in all iterations, before them."""
        draft, rows = self._draft, operand.rows
        if rows is None or not often or not draft.in_place:
            return operand
        step = draft.step(value)
        while not isinstance(step.node, Load):
            step = draft.step(reads(step.node)[0])
        part = BEFORE if draft.at == BODY and step.stage is Stage.INVARIANT else draft.at
        if step.stage is Stage.INVARIANT and (step.value, BEFORE) in self._moved:
            part = BEFORE
        if (step.value, part) not in self._moved:
            shape, dtype = draft.padded[step.value], draft.buffers[operand.buffer].panels.dtype
            order = rows.permutation or tuple(range(len(shape)))
            name = self._values.get(step.value, rows_layout(shape, draft.plan.warps, order[-1]), dtype)
            buffer = draft.buffer(f"{operand.buffer}_rows", default_panels(tuple(shape[d] for d in order), dtype), of=step)
            draft.emit(e.StoreShared(name, e.BufferPlace(buffer, permutation=rows.permutation)), part)
            self._moved[step.value, part] = buffer
        return e.SharedOperand(self._moved[step.value, part], transposed=operand.transposed)

    def _kept(self, left: int, layout: Layout, dtype: DType) -> bool:
        """Whether a loaded left operand, the same in all iterations, is small enough to stay in registers."""
        draft = self._draft
        invariant = draft.step(left).stage is Stage.INVARIANT and dtype is not DType.f32
        return invariant and left_layout(layout, draft.padded[left]).registers <= MOST_KEPT

    def _in_registers(self, step: TileStep, left: int, layout: Layout, dtype: DType, factor: str | None) -> str:
        """The left operand of a product with accumulators in `layout`, as a fragment."""
        draft, values = self._draft, self._values
        wanted, depth = left_layout(layout, draft.padded[left]), len(draft.padded[left]) - 1
        name = values.get(left, wanted)
        if factor is not None:
            scaled = draft.compute(f"{draft.label(step)}_left", MULTIPLICATION, (name, factor), wanted)
            scaled = draft.fill_beyond(scaled, draft.step(left).value, depth, 0.0)
            return values.converted(scaled, dtype, f"{draft.label(step)}_left")
        return self._padded_with_zeros(left, wanted, depth, dtype)

    def _padded_with_zeros(self, value: int, layout: Layout, depth: int, dtype: DType) -> str:
        """A value whose entries beyond its own are 0 along `depth`, the dimension that is contracted."""
        draft, values = self._draft, self._values
        maker = draft.step(value)
        name = values.get(value, layout)
        if (filled := draft.fill_beyond(name, maker.value, depth, 0.0)) != name:
            return values.converted(filled, dtype, draft.label(maker))
        return draft.fill_beyond(values.get(value, layout, dtype), maker.value, depth, 0.0)

    def _in_memory(self, value: int, dtype: DType) -> e.SharedOperand | None:
        """A loaded tile as a product's operand, where its buffer holds what the product takes."""
        step, swapped = self._draft.step(value), False
        order = permutation_of(step.node)
        if order is not None:
            rank = len(order)
            if order != (*range(rank - 2), rank - 1, rank - 2):
                return None
            step, swapped = self._draft.step(reads(step.node)[0]), True
        return self._values.copied_operand(step, dtype, swapped)  # Of a concatenation's buffer nobody wrote the padding.

    def _stored(self, value: int, depth: int, dtype: DType) -> e.SharedOperand:
        """A computed operand of a product, put in shared memory."""
        draft, maker = self._draft, self._draft.step(value)
        name = self._padded_with_zeros(value, self._values.home_of(maker), depth % len(draft.padded[value]), dtype)
        buffer = draft.buffer(f"{draft.label(maker)}_s", default_panels(draft.padded[maker.value], dtype), of=maker)
        draft.emit(e.StoreShared(name, e.BufferPlace(buffer)))
        return e.SharedOperand(buffer)
