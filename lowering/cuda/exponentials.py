"""Running maxima, and exponentials as powers of two, in the forms that `mirage_ir.lowering.exponentials` finds in a kernel.

With m the maximum of a shift s so far and m′ = max(m, s), what was accumulated is multiplied by exp(m − m′), and what comes by
exp(s − m′), unless it was taken with m′ at once. Where the forms say so, m is kept times log₂e.
"""

from __future__ import annotations

from math import inf

from mirage_ir.lowering.cuda import emitted as e
from mirage_ir.lowering.cuda.access import restricted
from mirage_ir.lowering.cuda.draft import BEFORE, Draft
from mirage_ir.lowering.cuda.layout import Layout
from mirage_ir.lowering.cuda.rules import DIFFERENCE, EXPONENTIAL, LARGER, LOWEST, POWER_OF_TWO, SCALING
from mirage_ir.lowering.cuda.steps import met
from mirage_ir.lowering.cuda.values import HeldValues
from mirage_ir.lowering.exponentials import LOG2E, plan_exponentials
from mirage_ir.lowering.flatten import TileStep
from mirage_ir.program import Apply, DType


class RunningExponentials:
    """The exponentials with better forms, and the running maxima, of a kernel under construction."""

    def __init__(self, draft: Draft, values: HeldValues) -> None:
        self._draft, self._values = draft, values
        self.plan = plan_exponentials(draft.flat)
        self._running: dict[tuple[int, Layout], tuple[str, str]] = {}
        self._coming: dict[tuple[int, Layout], str] = {}

    def writes(self, step: TileStep) -> bool:
        """Whether a step has a better form, `exponential`, or none of its own."""
        return step.value in self.plan.differences or step.value in self.plan.unwritten

    def exponential(self, step: TileStep, node: Apply, layout: Layout) -> None:
        """exp(x − m), with m the shift's running maximum where the plan says so; a difference has no statement."""
        if step.value in self.plan.unwritten:
            return
        draft, values = self._draft, self._values
        x, other = self.plan.differences[step.value]
        name, label = values.get(x, restricted(layout, met(draft.flat, draft.padded, step, x))), draft.label(step)
        binary = True
        if step.value in self.plan.shifted:
            binary = other in self.plan.binary
            top = self.top(other, layout)
        else:
            wanted = restricted(layout, met(draft.flat, draft.padded, step, other))
            top = draft.compute(f"{label}_m", SCALING, (values.get(other, wanted),), wanted, value=LOG2E)
            if node.operands[0] in self.plan.shifting:
                top = self.finite(other, top)
        if binary:
            name = draft.compute(f"{label}_x", SCALING, (name,), draft.fragments[name].layout, value=LOG2E)
        drop = draft.compute(f"{label}_d", DIFFERENCE, (name, top), layout)
        values.put(step, draft.compute(label, POWER_OF_TWO if binary else EXPONENTIAL, (drop,), layout))

    def finite(self, value: int, name: str) -> str:
        """A shift as it is subtracted: where a whole iteration is -inf, exp(-inf - shift) is 0, and not NaN."""
        draft = self._draft
        layout = draft.fragments[name].layout
        low = draft.fragment("lowest", DType.f32, layout)
        draft.emit(e.Fill(low, LOWEST))
        return draft.compute(f"finite_{value}", LARGER, (name, low), layout)

    def counted(self, value: int, layout: Layout, neutral: float) -> str:
        """A value as an accumulator takes it: `neutral` where entries are absent in some iterations."""
        name, maker = self._values.get(value, layout), self._draft.step(value).value
        for d, cover in enumerate(self._draft.flat.absent[maker]):
            if cover is not None and cover.loop:
                name = self._draft.fill_beyond(name, maker, d, neutral)
        return name

    def top(self, shift: int, layout: Layout) -> str:
        """The maximum of a shift so far, this iteration's included, for a value in `layout`."""
        return self._maximum(shift, layout)[0]

    def old_factor(self, shift: int, layout: Layout) -> str:
        """exp(m − m′), the factor of what was accumulated in `layout`."""
        return self._maximum(shift, layout)[1]

    def new_factor(self, shift: int, layout: Layout) -> str:
        """exp(s − m′), the factor of what this iteration adds in `layout`."""
        draft, key = self._draft, self._key(shift, layout)
        if key not in self._coming:
            top = self.top(shift, layout)
            name = self._shift(*key)
            drop = draft.compute(f"rise_{key[0]}", DIFFERENCE, (name, top), key[1])
            self._coming[key] = draft.compute(f"new_factor_{key[0]}", self._exp(key[0]), (drop,), key[1])
        return self._coming[key]

    def _maximum(self, shift: int, layout: Layout) -> tuple[str, str]:
        """The running maximum, this iteration included, and the factor of what was accumulated; written once an iteration."""
        draft, key = self._draft, self._key(shift, layout)
        if key not in self._running:
            value, wanted = key
            name = self._shift(value, wanted)
            top = draft.fragment(f"top_{value}", DType.f32, wanted)
            draft.emit(e.Fill(top, LOWEST), BEFORE)
            new = draft.compute(f"new_top_{value}", LARGER, (top, name), wanted)
            drop = draft.compute(f"drop_{value}", DIFFERENCE, (top, new), wanted)
            factor = draft.compute(f"old_factor_{value}", self._exp(value), (drop,), wanted)
            draft.emit(e.Convert(top, new))
            self._running[key] = (new, factor)
        return self._running[key]

    def _key(self, shift: int, layout: Layout) -> tuple[int, Layout]:
        draft = self._draft
        extents = zip(draft.flat.types[shift].shape, draft.padded[shift], strict=True)
        return draft.step(shift).value, restricted(layout, tuple(1 if extent == 1 else padded for extent, padded in extents))

    def _shift(self, shift: int, layout: Layout) -> str:
        """This iteration's shift; times log₂e where its running maximum is."""
        name = self.counted(shift, layout, -inf)
        if shift not in self.plan.binary:
            return name
        return self._draft.compute(f"shift_{shift}", SCALING, (name,), layout, value=LOG2E)

    def _exp(self, shift: int) -> str:
        return POWER_OF_TWO if shift in self.plan.binary else EXPONENTIAL
