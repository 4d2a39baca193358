"""Accumulators as statements: sums, maxima and sums shifted by a maximum over the loop, and concatenations of its tiles."""

from __future__ import annotations

from math import inf

from mirage_ir.lowering.cuda import emitted as e
from mirage_ir.lowering.cuda.access import default_panels, restricted
from mirage_ir.lowering.cuda.draft import BEFORE, Draft
from mirage_ir.lowering.cuda.exponentials import RunningExponentials
from mirage_ir.lowering.cuda.geometry import COUNTER, times
from mirage_ir.lowering.cuda.layout import Layout
from mirage_ir.lowering.cuda.products import ProductStatements
from mirage_ir.lowering.cuda.rules import ADDITION, LARGER, MULTIPLICATION
from mirage_ir.lowering.cuda.steps import met
from mirage_ir.lowering.cuda.tensor_cores import left_layout
from mirage_ir.lowering.cuda.values import HeldValues
from mirage_ir.lowering.flatten import TileStep
from mirage_ir.program import Accumulate, AccumulatorKind, DType


class AccumulatorStatements:
    """The accumulators of a kernel under construction."""

    def __init__(self, draft: Draft, values: HeldValues, products: ProductStatements, exponentials: RunningExponentials) -> None:
        self._draft, self._values, self._products, self._exponentials = draft, values, products, exponentials

    def accumulate(self, step: TileStep, node: Accumulate, layout: Layout | None) -> None:
        """The statements of an accumulator in a layout; a concatenation has none."""
        if node.kind is AccumulatorKind.CONCAT:
            self._concatenate(step, node)
            return
        assert layout is not None
        if not self._draft.looped:
            self._once(step, node, layout)
        elif node.kind is AccumulatorKind.MAX:
            name = self._exponentials.counted(node.operand, self._restricted(step, node.operand, layout), -inf)
            target = self._accumulator(step, layout, -inf)
            self._draft.emit(e.Compute(target, LARGER, (target, name)))
        else:
            self._sum(step, node, layout)

    def _accumulator(self, step: TileStep, layout: Layout, start: float) -> str:
        target = self._draft.fragment(f"acc_{step.value}", DType.f32, layout)
        self._draft.emit(e.Fill(target, start), BEFORE)
        self._values.put(step, target)
        return target

    def _once(self, step: TileStep, node: Accumulate, layout: Layout) -> None:
        """A loop of one iteration: exp(s − max s) = 1."""
        wanted = self._restricted(step, node.operand, layout)
        name = self._exponentials.counted(node.operand, wanted, -inf if node.kind is AccumulatorKind.MAX else 0.0)
        if wanted != layout:
            target = self._draft.fragment(self._draft.label(step), DType.f32, layout)
            self._draft.emit(e.Convert(target, name))
            name = target
        self._values.put(step, name)

    def _restricted(self, step: TileStep, operand: int, layout: Layout) -> Layout:
        """The layout of an operand of an accumulator in `layout`."""
        return restricted(layout, met(self._draft.flat, self._draft.padded, step, operand))

    def _sum(self, step: TileStep, node: Accumulate, layout: Layout) -> None:
        draft = self._draft
        maker = draft.step(node.operand)
        product = self._products.fused.get(maker.value)
        if product is not None:
            layout = draft.plan.layouts[draft.position[maker.value]]
        target = self._accumulator(step, layout, 0.0)
        if node.shift is None:
            if product is not None:
                self._products.multiply(maker, product, target)
            else:
                name = self._exponentials.counted(node.operand, self._restricted(step, node.operand, layout), 0.0)
                draft.emit(e.Compute(target, ADDITION, (target, name)))
            return
        exponentials = self._exponentials
        rescale, factor = exponentials.old_factor(node.shift, layout), maker.value not in exponentials.plan.rescaled
        if product is not None:
            wanted = left_layout(layout, draft.padded[product.operands[0]])
            coming = exponentials.new_factor(node.shift, wanted) if factor else None
            draft.emit(e.Compute(target, MULTIPLICATION, (target, rescale)))
            self._products.multiply(maker, product, target, coming)
            return
        coming = exponentials.new_factor(node.shift, layout) if factor else None  # First: the value may be its own shift.
        name = exponentials.counted(node.operand, self._restricted(step, node.operand, layout), 0.0)
        if coming is not None:
            name = draft.compute(f"added_{step.value}", MULTIPLICATION, (name, coming), layout)
        draft.emit(e.Compute(target, MULTIPLICATION, (target, rescale)))
        draft.emit(e.Compute(target, ADDITION, (target, name)))

    def _concatenate(self, step: TileStep, node: Accumulate) -> None:
        """Each iteration's tile goes to its part of a buffer."""
        assert node.dim is not None
        draft = self._draft
        maker = draft.step(node.operand)
        part, shape = draft.flat.types[node.operand].shape, draft.padded[step.value]
        name = self._values.get(node.operand, self._values.home_of(maker), maker.type.dtype)
        buffer = draft.buffer(f"concat_{step.value}", default_panels(shape, maker.type.dtype), of=step)
        start = tuple(times(COUNTER, extent) if d == node.dim else "0" for d, extent in enumerate(part))
        limit = tuple(str(extent if d == node.dim else shape[d]) for d, extent in enumerate(part))
        draft.emit(e.StoreShared(name, e.BufferPlace(buffer, "0", start), limit))
        self._values.put_in(step, buffer)
