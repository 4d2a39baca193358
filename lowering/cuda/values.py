"""Where the values of a block graph are: fragments, made in a layout and an element type when one is wanted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from mirage_ir.errors import LoweringError
from mirage_ir.lowering.cuda import emitted as e
from mirage_ir.lowering.cuda.access import default_panels, gathered, reduced_layouts
from mirage_ir.lowering.cuda.candidates import layout_candidates
from mirage_ir.lowering.cuda.copies import CopiedLoad, CopiedLoads, window
from mirage_ir.lowering.cuda.draft import BEFORE, BODY, Draft
from mirage_ir.lowering.cuda.geometry import COUNTER
from mirage_ir.lowering.cuda.layout import Layout
from mirage_ir.lowering.cuda.rules import SUM
from mirage_ir.lowering.cuda.steps import demanded, home, permutation_of
from mirage_ir.lowering.flatten import TileStep, reads
from mirage_ir.program import DType, Load, Stage

_Form = tuple[Layout, DType]


@dataclass(slots=True)
class Held:
    """Where a value is: fragments by layout and element type, each with the part of the kernel in which it appears.

    buffer: where a concatenation's tiles lie side by side.
    """

    forms: dict[_Form, tuple[str, int]] = field(default_factory=dict[_Form, tuple[str, int]])
    buffer: str | None = None


class HeldValues:
    """The values of a kernel under construction."""

    def __init__(self, draft: Draft, copied: CopiedLoads) -> None:
        self._draft, self._copied = draft, copied
        self._held: dict[int, Held] = {}

    def get(self, value: int, layout: Layout, dtype: DType = DType.f32) -> str:
        """The fragment of a value in a layout and an element type; made where it is not there yet."""
        draft = self._draft
        step = draft.step(value)
        held = self._held.setdefault(step.value, Held())
        found = held.forms.get((layout, dtype))
        if found is not None and found[1] <= draft.at:
            return found[0]
        now = draft.at
        if draft.looped and draft.at == BODY and step.stage is Stage.INVARIANT:
            draft.at = BEFORE
        name = self._made(step, held, layout, dtype)
        held.forms[layout, dtype] = (name, draft.at)
        draft.at = now
        return name

    def put(self, step: TileStep, name: str) -> None:
        """The value of a step is this fragment."""
        have = self._draft.fragments[name]
        self._held.setdefault(step.value, Held()).forms[have.layout, have.dtype] = (name, self._draft.at)

    def put_in(self, step: TileStep, buffer: str) -> None:
        """The value of a step is in this buffer."""
        self._held.setdefault(step.value, Held()).buffer = buffer

    def operands(self, step: TileStep, layout: Layout) -> list[str]:
        """The operands that a step which computes in `layout` reads from registers."""
        return [self.get(v, wanted) for v, wanted in demanded(self._draft.flat, self._draft.padded, step, layout)]

    def home_of(self, step: TileStep) -> Layout:
        """The layout in which a value is computed, or for a load, read along its rows."""
        draft = self._draft
        p = draft.position[step.value]
        if p in draft.plan.layouts:
            return home(draft.flat, step, draft.plan.layouts[p])
        return layout_candidates(draft.padded[step.value], draft.plan.warps, False)[-1]

    def copied_operand(self, step: TileStep, dtype: DType, transposed: bool) -> e.SharedOperand | None:
        """A loaded tile as a product's operand, where it is copied to shared memory and has the element type."""
        copied = self._copied.get(step.value)
        if copied is None or self._draft.buffers[copied.buffer].panels.dtype is not dtype:
            return None
        transposed = transposed != bool(copied.permutation)
        return e.SharedOperand(copied.buffer, self._stage(copied), transposed, self._copied.rows(copied))

    def _stage(self, copied: CopiedLoad) -> e.IntExpr:
        stages = self._draft.buffers[copied.buffer].stages
        return f"{COUNTER} % {stages}" if copied.staged and stages > 1 else "0"

    def _made(self, step: TileStep, held: Held, layout: Layout, dtype: DType) -> str:
        draft = self._draft
        # A value that was rounded for one reader is not the value for another one.
        exact = (dtype, step.type.dtype, DType.f32)
        known = {form: name for form, (name, at) in held.forms.items() if at <= draft.at and form[1] in exact}
        label = draft.label(step)
        same = next((name for (have, _), name in known.items() if have == layout), None)
        if same is None and (isinstance(step.node, Load) or held.buffer is not None):
            return self.converted(self._loaded(step, held, layout), dtype, label)
        if same is None:
            order = permutation_of(step.node)
            if order is not None and not known:
                return self.permuted(step, layout, dtype, order)
            if not known:
                raise LoweringError(f"value {step.value} is read before it is written")
            first = next((name for (_, have), name in known.items() if have is dtype), next(iter(known.values())))
            same = self._alone(first, step, layout)
            have = draft.fragments[same]
            if have.layout != layout and dtype.itemsize < have.dtype.itemsize:  # Fewer bytes go through shared memory.
                same = self.converted(same, dtype, label)
            same = self._moved(same, layout, step)
        return self.converted(same, dtype, label)

    def permuted(self, step: TileStep, layout: Layout, dtype: DType, order: Sequence[int]) -> str:
        """The result of a transposition, from its operand in the layout that moves no entry between threads."""
        draft = self._draft
        source = Layout(tuple(layout.dims[order.index(d)] for d in range(len(order))))
        operand = self.get(reads(step.node)[0], source, dtype)
        target = draft.fragment(draft.label(step), dtype, layout)
        draft.emit(e.Permute(target, operand, tuple(order)))
        known = draft.beyond.get(operand, {})
        draft.beyond[target] = {d: known[old] for d, old in enumerate(order) if old in known}
        return target

    def converted(self, name: str, dtype: DType, label: str) -> str:
        """A fragment in an element type: itself where it has it."""
        draft = self._draft
        old = draft.fragments[name]
        if old.dtype is dtype:
            return name
        target = draft.fragment(f"{label}_{dtype}", dtype, old.layout)
        draft.emit(e.Convert(target, name))
        draft.beyond[target] = dict(draft.beyond.get(name, {}))
        return target

    def joined(self, name: str, dim: int, kind: str, label: str, step: TileStep) -> str:
        """The sum or maximum of a fragment along a dimension: over registers and lanes, then of what warps have found, in a buffer
        of `step`."""
        draft = self._draft
        part, result = reduced_layouts(draft.fragments[name].layout, dim)
        target = draft.fragment(label, DType.f32, part)
        draft.emit(e.Reduce(target, name, dim, kind))
        if part == result:
            return target
        buffer = draft.buffer(f"{label}_s", default_panels(part.shape, DType.f32), of=step)
        draft.emit(e.StoreShared(target, e.BufferPlace(buffer)))
        whole = draft.fragment(f"{label}_parts", DType.f32, gathered(part, dim))
        draft.emit(e.LoadShared(whole, e.BufferPlace(buffer)))
        target = draft.fragment(label, DType.f32, result)
        draft.emit(e.Reduce(target, whole, dim, kind))
        return target

    def _alone(self, name: str, step: TileStep, layout: Layout) -> str:
        """A fragment without the padding of dimensions that have extent 1 in `layout`: their only entry, for all threads."""
        for dim, extent in enumerate(layout.shape):
            if extent == 1 < self._draft.fragments[name].layout.shape[dim]:
                name = self._draft.fill_beyond(name, step.value, dim, 0.0)
                name = self.joined(name, dim, SUM, f"alone_{step.value}", step)
        return name

    def _moved(self, name: str, layout: Layout, step: TileStep) -> str:
        """A value in another layout, by way of shared memory."""
        draft = self._draft
        old = draft.fragments[name]
        if old.layout == layout:
            return name
        shape = tuple(map(max, old.layout.shape, layout.shape))
        buffer = draft.buffer(f"{draft.label(step)}_s", default_panels(shape, old.dtype), of=step)
        draft.emit(e.StoreShared(name, e.BufferPlace(buffer)))
        target = draft.fragment(draft.label(step), old.dtype, layout)
        draft.emit(e.LoadShared(target, e.BufferPlace(buffer)))
        draft.beyond[target] = dict(draft.beyond.get(name, {}))
        return target

    def _loaded(self, step: TileStep, held: Held, layout: Layout) -> str:
        """A loaded tile as a fragment, from its buffer if it has one, in its own element type; or a concatenation from its."""
        draft, node = self._draft, step.node
        copied = self._copied.get(step.value)
        if copied is not None:
            place = e.BufferPlace(copied.buffer, self._stage(copied), (), copied.permutation, self._copied.rows(copied))
            target = self._read(draft.label(step), place, layout)
        elif held.buffer is not None:
            return self._read(draft.label(step), e.BufferPlace(held.buffer), layout)
        else:
            assert isinstance(node, Load)
            tensor = draft.sources[node.source]
            target = draft.fragment(f"{tensor.name}_tile", step.type.dtype, layout)
            draft.emit(e.LoadGlobal(target, window(draft, step, node, draft.counter())))
        draft.beyond[target] = {d: 0.0 for d in range(len(step.type.shape)) if draft.has_beyond(step.value, d)}
        return target

    def _read(self, label: str, place: e.BufferPlace, layout: Layout) -> str:
        target = self._draft.fragment(label, self._draft.buffers[place.buffer].panels.dtype, layout)
        self._draft.emit(e.LoadShared(target, place))
        return target
