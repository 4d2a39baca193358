"""Accumulators as statements: sums, maxima and sums shifted by a maximum over the loop, and concatenations of its tiles."""

from __future__ import annotations

from math import inf

from mirage_ir.lowering.cuda import emitted as e
from mirage_ir.lowering.cuda.access import default_panels, restricted
from mirage_ir.lowering.cuda.draft import BEFORE, Draft
from mirage_ir.lowering.cuda.geometry import COUNTER, times
from mirage_ir.lowering.cuda.layout import Layout
from mirage_ir.lowering.cuda.products import ProductStatements
from mirage_ir.lowering.cuda.rules import ADDITION, DIFFERENCE, EXPONENTIAL, LARGER, LOWEST, MULTIPLICATION
from mirage_ir.lowering.cuda.steps import met
from mirage_ir.lowering.cuda.tensor_cores import left_layout
from mirage_ir.lowering.cuda.values import HeldValues
from mirage_ir.lowering.flatten import TileStep
from mirage_ir.program import Accumulate, AccumulatorKind, DType


class AccumulatorStatements:
    """The accumulators of a kernel under construction."""

    def __init__(self, draft: Draft, values: HeldValues, products: ProductStatements) -> None:
        self._draft, self._values, self._products = draft, values, products
        self._factors: dict[tuple[int, Layout], tuple[str, str]] = {}

    def accumulate(self, step: TileStep, node: Accumulate, layout: Layout | None) -> None:
        """The statements of an accumulator in a layout; a concatenation has none."""
        if node.kind is AccumulatorKind.CONCAT:
            self._concatenate(step, node)
            return
        assert layout is not None
        if not self._draft.looped:
            self._once(step, node, layout)
        elif node.kind is AccumulatorKind.MAX:
            name = self._counted(node.operand, self._restricted(step, node.operand, layout), -inf)
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
        name = self._counted(node.operand, wanted, -inf if node.kind is AccumulatorKind.MAX else 0.0)
        if wanted != layout:
            target = self._draft.fragment(self._draft.label(step), DType.f32, layout)
            self._draft.emit(e.Convert(target, name))
            name = target
        self._values.put(step, name)

    def _restricted(self, step: TileStep, operand: int, layout: Layout) -> Layout:
        """The layout of an operand of an accumulator in `layout`."""
        return restricted(layout, met(self._draft.flat, self._draft.padded, step, operand))

    def _counted(self, value: int, layout: Layout, neutral: float) -> str:
        """A value as an accumulator takes it: `neutral` where entries are absent in some iterations."""
        name, maker = self._values.get(value, layout), self._draft.step(value).value
        for d, cover in enumerate(self._draft.flat.absent[maker]):
            if cover is not None and cover.loop:
                self._draft.fill_beyond(name, maker, d, neutral)
        return name

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
                name = self._counted(node.operand, self._restricted(step, node.operand, layout), 0.0)
                draft.emit(e.Compute(target, ADDITION, (target, name)))
            return
        rescale = self._factor(node.shift, layout, coming=False)
        if product is not None:
            wanted = left_layout(layout, draft.padded[product.operands[0]])
            coming = self._factor(node.shift, wanted, coming=True)
            draft.emit(e.Compute(target, MULTIPLICATION, (target, rescale)))
            self._products.multiply(maker, product, target, coming)
            return
        coming = self._factor(node.shift, layout, coming=True)
        name = self._counted(node.operand, self._restricted(step, node.operand, layout), 0.0)
        added = draft.compute(f"added_{step.value}", MULTIPLICATION, (name, coming), layout)
        draft.emit(e.Compute(target, MULTIPLICATION, (target, rescale)))
        draft.emit(e.Compute(target, ADDITION, (target, added)))

    def _factor(self, shift: int, layout: Layout, *, coming: bool) -> str:
        """exp(m − m′), the factor of what was accumulated, or exp(s − m′), that of this iteration, for a value in `layout`."""
        draft = self._draft
        extents = zip(draft.flat.types[shift].shape, draft.padded[shift], strict=True)
        wanted = restricted(layout, tuple(1 if extent == 1 else padded for extent, padded in extents))
        maker = draft.step(shift)
        key = (maker.value, wanted)
        found = self._factors.get(key)
        if found is None:
            name = self._counted(shift, wanted, -inf)
            top = draft.fragment(f"top_{maker.value}", DType.f32, wanted)
            draft.emit(e.Fill(top, LOWEST), BEFORE)
            new = draft.compute(f"new_top_{maker.value}", LARGER, (top, name), wanted)
            drop = draft.compute(f"drop_{maker.value}", DIFFERENCE, (top, new), wanted)
            old = draft.compute(f"old_factor_{maker.value}", EXPONENTIAL, (drop,), wanted)
            draft.emit(e.Convert(top, new))
            rise = draft.compute(f"rise_{maker.value}", DIFFERENCE, (name, new), wanted)
            found = self._factors[key] = (old, draft.compute(f"new_factor_{maker.value}", EXPONENTIAL, (rise,), wanted))
        return found[coming]

    def _concatenate(self, step: TileStep, node: Accumulate) -> None:
        """Each iteration's tile goes to its part of a buffer."""
        assert node.dim is not None
        draft = self._draft
        maker = draft.step(node.operand)
        part, shape = draft.flat.types[node.operand].shape, draft.padded[step.value]
        name = self._values.get(node.operand, self._values.home_of(maker), maker.type.dtype)
        buffer = draft.buffer(f"concat_{step.value}", default_panels(shape, maker.type.dtype))
        start = tuple(times(COUNTER, extent) if d == node.dim else "0" for d, extent in enumerate(part))
        limit = tuple(str(extent if d == node.dim else shape[d]) for d, extent in enumerate(part))
        draft.emit(e.StoreShared(name, e.BufferPlace(buffer, "0", start), limit))
        self._values.put_in(step, buffer)
