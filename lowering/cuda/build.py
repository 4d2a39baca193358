"""A block graph as an emitted program for GPUs with `mma.sync` and `cp.async` (sm_80 and later).

Values live in fragments, whose layouts `plan_layouts` chose. What products read as it is in device memory, and what the loop
loads, is copied to shared memory; the copies of later iterations are in flight while one computes. Where a value is wanted in
another layout, it goes through shared memory. `barriers` then adds the barriers that this takes, and `plan_memory` places the
buffers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf, prod

from mirage_ir.check import store_type
from mirage_ir.errors import LoweringError
from mirage_ir.lowering.cuda import emitted as e
from mirage_ir.lowering.cuda.access import default_panels, gathered, reduced_layouts, restricted
from mirage_ir.lowering.cuda.barriers import with_barriers
from mirage_ir.lowering.cuda.geometry import COUNTER, block_start, origin, present, times, total, varies
from mirage_ir.lowering.cuda.groups import by_groups
from mirage_ir.lowering.cuda.layout import Layout, Panels
from mirage_ir.lowering.cuda.plan_layouts import (
    LayoutPlan,
    candidates,
    concatenates,
    demanded,
    home,
    is_alias,
    is_looped,
    maker_of,
    met,
    multiplied_alone,
    outer_layouts,
    permutation_of,
    reduced,
)
from mirage_ir.lowering.cuda.plan_memory import plan_memory
from mirage_ir.lowering.cuda.tensor_cores import left_layout
from mirage_ir.lowering.flatten import Flat, Round, TileStep, is_product, reads
from mirage_ir.ops import Kind, operator
from mirage_ir.program import NEW_DIM, Accumulate, AccumulatorKind, Apply, Attr, DType, Load, Stage, Store
from mirage_ir.rounding import product_dtype

LOWEST = -3.4028234663852886e38
"""The lowest finite number of f32."""
REDUCTIONS = {"sum": "sum", "mean": "sum", "max": "max"}
"""How registers are reduced, for each reduction of the table."""

Form = tuple[Layout, DType]


@dataclass(slots=True)
class Held:
    """Where a value is: fragments by layout and element type, each with the part of the kernel in which it appears."""

    forms: dict[Form, tuple[str, int]] = field(default_factory=dict[Form, tuple[str, int]])
    buffer: str | None = None
    permutation: tuple[int, ...] = ()
    staged: bool = False


BEFORE, BODY, AFTER = range(3)


class Builder:
    """The state of one kernel under construction."""

    def __init__(
        self,
        name: str,
        flat: Flat,
        sources: Sequence[str],
        results: Sequence[str],
        plan: LayoutPlan,
        stages: int,
    ) -> None:
        self.name, self.flat, self.plan = name, flat, plan
        self.padded, self.strides = plan.padded, plan.strides
        self.looped = is_looped(flat)
        self.stages = min(stages, flat.graph.loop) if self.looped else 1
        self.sources = [e.Tensor(n, flat.types[v].dtype, flat.types[v].shape) for v, n in enumerate(sources)]
        self.results = self._results(results)
        self.parts: tuple[list[e.Statement], list[e.Statement], list[e.Statement]] = ([], [], [])
        self.at = BEFORE
        self.fragments: dict[str, e.Fragment] = {}
        self.buffers: dict[str, e.Buffer] = {}
        self.held: dict[int, Held] = {}
        self.beyond: dict[str, dict[int, float]] = {}
        self.copies: tuple[list[tuple[Load, str, tuple[int, ...]]], list[tuple[Load, str, tuple[int, ...]]]] = ([], [])
        self.fused = self._fused()
        self.factors: dict[tuple[int, Layout], tuple[str, str]] = {}
        self.copied_steps: dict[str, TileStep] = {}
        self.needed = self._needed()
        self.position = {s.value: p for p, s in enumerate(flat.steps) if s.value >= 0}
        self.uses: dict[int, list[TileStep]] = {}
        for step in flat.steps:
            for v in reads(step.node):
                self.uses.setdefault(v, []).append(step)
        self.shifts = (
            {maker_of(flat, n.shift).value for s in flat.steps if isinstance(n := s.node, Accumulate) and n.shift is not None}
            if self.looped
            else set[int]()
        )

    # ---- names, statements

    def emit(self, statement: e.Statement, part: int | None = None) -> None:
        self.parts[self.at if part is None else part].append(statement)

    def fragment(self, name: str, dtype: DType, layout: Layout) -> str:
        """A new fragment."""
        name = self._unique(name)
        self.fragments[name] = e.Fragment(name, dtype, layout)
        return name

    def buffer(self, name: str, panels: Panels, stages: int = 1) -> str:
        """A new buffer; `plan_memory` gives it its place."""
        name = self._unique(name)
        self.buffers[name] = e.Buffer(name, panels, stages, 0)
        return name

    def _unique(self, name: str) -> str:
        taken = {*self.fragments, *self.buffers, *(t.name for t in (*self.sources, *self.results)), COUNTER}
        found, number = name, 0
        while found in taken:
            number += 1
            found = f"{name}_{number}"
        return found

    def compute(self, name: str, op: str, operands: Sequence[str], layout: Layout, part: int | None = None, **attrs: Attr) -> str:
        """A new f32 fragment with the result of an operator."""
        target = self.fragment(name, DType.f32, layout)
        self.emit(e.Compute(target, op, tuple(operands), tuple(sorted(attrs.items()))), part)
        return target

    # ---- what is where

    def step(self, value: int) -> TileStep:
        return maker_of(self.flat, value)

    def part_of(self, step: TileStep) -> int:
        """The part of the kernel in which a step stands: before the loop, in it, or after it."""
        if not self.looped:
            return BEFORE
        if isinstance(step.node, Accumulate) or step.stage is Stage.VARIANT:
            return BODY
        if isinstance(step.node, Store) and is_alias(self.flat, self._raw(step.node.operand)):
            return BODY
        if step.stage is Stage.INVARIANT and step.value in self.needed:
            return BEFORE
        return AFTER

    def _raw(self, value: int) -> TileStep:
        return next(s for s in self.flat.steps if s.value == value)

    def limits(self, value: int, counter: str | None) -> list[e.Expr]:
        """For each dimension of a value: how many of its entries are no padding and not absent."""
        shape, absent = self.flat.types[value].shape, self.flat.absent[value]
        return [str(n) if cover is None else present(self.flat, cover, counter) for n, cover in zip(shape, absent, strict=True)]

    def counter(self) -> str | None:
        return COUNTER if self.looped and self.at == BODY else None

    def has_beyond(self, value: int, dim: int) -> bool:
        """Whether a value has padding or absent entries along a dimension."""
        return self.padded[value][dim] != self.flat.types[value].shape[dim] or self.flat.absent[value][dim] is not None

    def fill_beyond(self, name: str, value: int, dim: int, number: float) -> None:
        """Makes the entries of a fragment beyond the value's own `number` along a dimension."""
        if self.has_beyond(value, dim) and self.beyond.get(name, {}).get(dim) != number:
            limit = self.limits(value, self.counter())[dim]
            self.emit(e.FillBeyond(name, dim, limit, number))
            self.beyond[name] = {d: v for d, v in self.beyond.get(name, {}).items() if v == number} | {dim: number}

    # ---- fragments of values

    def get(self, value: int, layout: Layout, dtype: DType = DType.f32) -> str:
        """The fragment of a value in a layout and an element type; made where it is not there yet."""
        step = self.step(value)
        held = self.held.setdefault(step.value, Held())
        found = held.forms.get((layout, dtype))
        if found is not None and found[1] <= self.at:
            return found[0]
        now = self.at
        if self.looped and self.at == BODY and step.stage is Stage.INVARIANT:
            self.at = BEFORE
        name = self._made(step, held, layout, dtype)
        held.forms[layout, dtype] = (name, self.at)
        self.at = now
        return name

    def _made(self, step: TileStep, held: Held, layout: Layout, dtype: DType) -> str:
        known = {form: name for form, (name, at) in held.forms.items() if at <= self.at}
        label = self.label(step)
        same = next((name for (have, _), name in known.items() if have == layout), None)
        if (same is None and isinstance(step.node, Load)) or (same is None and held.buffer is not None):
            return self._converted(self._loaded(step, held, layout), dtype, label)
        if same is None:
            order = permutation_of(step.node)
            if order is not None and not known:
                source = Layout(tuple(layout.dims[order.index(d)] for d in range(len(order))))
                operand = self.get(reads(step.node)[0], source, dtype)
                return self._permuted(step, operand, layout, dtype, order)
            if not known:
                raise LoweringError(f"value {step.value} is read before it is written")
            same = self._moved(self._alone(next(iter(known.values())), step.value, layout), step.value, layout, label)
        return self._converted(same, dtype, label)

    def label(self, step: TileStep) -> str:
        return f"{step.node.op}_{step.value}" if isinstance(step.node, Apply) else f"value_{step.value}"

    def _permuted(self, step: TileStep, operand: str, layout: Layout, dtype: DType, order: tuple[int, ...]) -> str:
        target = self.fragment(self.label(step), dtype, layout)
        self.emit(e.Permute(target, operand, order))
        known = self.beyond.get(operand, {})
        self.beyond[target] = {d: known[old] for d, old in enumerate(order) if old in known}
        return target

    def _converted(self, name: str, dtype: DType, label: str) -> str:
        old = self.fragments[name]
        if old.dtype is dtype:
            return name
        target = self.fragment(f"{label}_{dtype}", dtype, old.layout)
        self.emit(e.Convert(target, name))
        self.beyond[target] = dict(self.beyond.get(name, {}))
        return target

    def _alone(self, name: str, value: int, layout: Layout) -> str:
        """A fragment without the padding of dimensions that have extent 1 in `layout`: their only entry, for all threads."""
        for d, extent in enumerate(layout.shape):
            have = self.fragments[name].layout
            if extent == 1 < have.shape[d]:
                self.fill_beyond(name, value, d, 0.0)
                name = self._joined(name, d, "sum", f"alone_{value}")
        return name

    def _moved(self, name: str, value: int, layout: Layout, label: str) -> str:
        """A value in another layout, by way of shared memory."""
        old = self.fragments[name]
        if old.layout == layout:
            return name
        shape = tuple(map(max, old.layout.shape, layout.shape))
        buffer = self.buffer(f"{label}_s", default_panels(shape, old.dtype))
        self.emit(e.StoreShared(name, e.Place(buffer)))
        target = self.fragment(label, old.dtype, layout)
        self.emit(e.LoadShared(target, e.Place(buffer)))
        self.beyond[target] = dict(self.beyond.get(name, {}))
        return target

    def _loaded(self, step: TileStep, held: Held, layout: Layout) -> str:
        """A loaded tile as a fragment, from its buffer if it has one, in its own element type."""
        node, value = step.node, step.value
        source = step.type.dtype
        if held.buffer is not None:
            target = self.fragment(self.label(step), self.buffers[held.buffer].panels.dtype, layout)
            self.emit(e.LoadShared(target, self.place(held)))
        else:
            assert isinstance(node, Load)
            tensor = self.sources[node.source]
            target = self.fragment(f"{tensor.name}_tile", source, layout)
            self.emit(e.LoadGlobal(target, self.window(step, node, self.counter())))
        if isinstance(node, Load):
            self.beyond[target] = {d: 0.0 for d in range(len(step.type.shape)) if self.has_beyond(value, d)}
        return target

    def place(self, held: Held) -> e.Place:
        assert held.buffer is not None
        return e.Place(held.buffer, self.stage_of(held), (), held.permutation)

    def stage_of(self, held: Held) -> e.Expr:
        return f"{COUNTER} % {self.stages}" if held.staged and self.stages > 1 else "0"

    def window(self, step: TileStep, node: Load, counter: str | None, last: str | None = None) -> e.Window:
        """The part of its source that a load brings in iteration `counter`; nothing where `last` iterations are not left."""
        limit = self.limits(step.value, counter)
        if last is not None and node.fmap >= 0:
            extent = step.type.shape[node.fmap]
            limit[node.fmap] = f"min({limit[node.fmap]}, ({last}) * {extent})" if extent > 1 else f"min({limit[node.fmap]}, {last})"
        return e.Window(self.sources[node.source].name, origin(self.flat, node, step.type.shape, counter), tuple(limit))

    # ---- loads that go to shared memory

    def _copied(self, step: TileStep) -> bool:
        """Whether a load is copied to shared memory: the loop brings a new tile each time, or a product reads it from there."""
        node = step.node
        if not isinstance(node, Load):
            return False
        return (self.looped and varies(node, self.flat.graph.loop)) or self._multiplied(step)

    def _multiplied(self, step: TileStep) -> bool:
        for use in self.uses.get(step.value, ()):
            if permutation_of(use.node) is not None and self._multiplied(use):
                return True
            if is_product(use.node) and not multiplied_alone(self.flat, use):
                assert isinstance(use.node, Apply)
                if product_dtype(self.flat.graph, self.flat.types, use.node) is self.flat.types[step.value].dtype:
                    return True
        return False

    def load(self, step: TileStep, node: Load) -> None:
        held = self.held.setdefault(step.value, Held())
        if not self._copied(step):
            return
        strides = self.strides[node.source]
        rank = len(strides)
        order = tuple(range(rank))
        if rank >= 2 and strides[-1] != 1 and strides[-2] == 1:
            order = (*order[:-2], rank - 1, rank - 2)
        shape = tuple(self.padded[step.value][d] for d in order)
        held.staged = self.looped and varies(node, self.flat.graph.loop)
        held.permutation = () if order == tuple(range(rank)) else order
        tensor = self.sources[node.source]
        held.buffer = self.buffer(f"{tensor.name}_s", default_panels(shape, tensor.dtype), self.stages if held.staged else 1)
        self.copies[held.staged].append((node, held.buffer, held.permutation))
        self.copied_steps[held.buffer] = step

    # ---- the kernel

    def build(self) -> e.Kernel:
        for step in self.flat.steps:
            if isinstance(step.node, Load):
                self.load(step, step.node)
        outputs = iter(self.results)
        for p, step in enumerate(self.flat.steps):
            self.at = self.part_of(step)
            node = step.node
            if isinstance(node, Load) or (p not in self.plan.layouts and not concatenates(step)):
                continue
            if is_alias(self.flat, step):
                continue
            self.emit(e.Note(self.note(step)))
            match node:
                case Store():
                    self.store(step, node, self.plan.layouts[p], next(outputs))
                case Accumulate():
                    self.accumulate(step, node, self.plan.layouts.get(p))
                case Round():
                    self.put(step, self.get(node.operand, self.plan.layouts[p], node.dtype))
                case Apply():
                    self.apply(step, node, self.plan.layouts[p])
        return self.assemble()

    def note(self, step: TileStep) -> str:
        node = step.node
        operands = ", ".join(f"%{v}" for v in reads(node))
        attrs = ""
        match node:
            case Apply():
                what = node.op
                attrs = "".join(f" {k}={v}" for k, v in node.attrs)
            case Accumulate():
                what = f"accumulate {node.kind}"
            case Round():
                what = f"round to {node.dtype}"
            case _:
                what = "store"
        made = f"%{step.value} = " if step.value >= 0 else ""
        return f"{made}{what} {operands}{attrs} : {step.type}"

    def put(self, step: TileStep, name: str) -> None:
        """The value of a step is this fragment."""
        have = self.fragments[name]
        self.held.setdefault(step.value, Held()).forms[have.layout, have.dtype] = (name, self.at)

    def apply(self, step: TileStep, node: Apply, layout: Layout) -> None:
        row = operator(node.op)
        if row.kind is Kind.ELEMENTWISE:
            self.elementwise(step, node, layout)
        elif row.kind is Kind.REDUCTION:
            self.reduce(step, node, layout)
        elif is_product(node):
            if step.value not in self.fused:
                self.product(step, node, layout)
        elif row.kind is Kind.LAYOUT:
            self.move(step, node, layout)
        else:
            raise LoweringError(f"operator '{node.op}' has no CUDA rule")

    def operands(self, step: TileStep, layout: Layout) -> list[str]:
        return [self.get(v, wanted) for v, wanted in demanded(self.flat, self.padded, step, layout)]

    def elementwise(self, step: TileStep, node: Apply, layout: Layout) -> None:
        names, row = self.operands(step, layout), operator(node.op)
        if row.difference and step.stage is Stage.VARIANT and self.step(node.operands[1]).value in self.shifts:
            names[1] = self._finite(node.operands[1], names[1])
        attrs = {**row.defaults, **node.attr()}
        target = self.compute(self.label(step), node.op, names, layout, **attrs)
        self.beyond[target] = self._zeros(row.keeps_zero, step.value, node, names)
        self.put(step, target)

    def _finite(self, value: int, name: str) -> str:
        """A shift as it is subtracted: where a whole iteration is -inf, exp(-inf - shift) is 0, and not NaN."""
        layout = self.fragments[name].layout
        low = self.fragment("lowest", DType.f32, layout)
        self.emit(e.Fill(low, LOWEST))
        return self.compute(f"finite_{value}", "maximum", (name, low), layout)

    def _zeros(self, keeps: bool, value: int, node: Apply, names: Sequence[str]) -> dict[int, float]:
        """The dimensions beyond which the result of an element-wise operator is 0, as all operands are."""
        if not keeps:
            return {}
        rank, found = len(self.padded[value]), dict[int, float]()
        for d in range(rank):
            if self.has_beyond(value, d) and all(
                (at := d - rank + len(self.padded[v])) >= 0 and self.beyond.get(name, {}).get(at) == 0
                for v, name in zip(node.operands, names, strict=True)
            ):
                found[d] = 0.0
        return found

    def reduce(self, step: TileStep, node: Apply, layout: Layout) -> None:
        dim, row, kind = reduced(self.flat, step), operator(node.op), REDUCTIONS.get(node.op)
        if dim is None or kind is None:
            raise LoweringError(f"operator '{node.op}' has no CUDA rule")
        (value,) = node.operands
        name = self.get(value, layout)
        self.fill_beyond(name, self.step(value).value, dim, row.neutral)
        label = self.label(step)
        target = self._joined(name, dim, kind, label)
        result = self.fragments[target].layout
        if row.uses_extent:
            target = self.compute(label, "scale", (target,), result, value=1.0 / self.flat.types[value].shape[dim])
        self.put(step, target)

    def _joined(self, name: str, dim: int, kind: str, label: str) -> str:
        """The sum or maximum of a fragment along a dimension: of registers and lanes, then of the results of warps."""
        part, result = reduced_layouts(self.fragments[name].layout, dim)
        target = self.fragment(label, DType.f32, part)
        self.emit(e.Reduce(target, name, dim, kind))
        if part == result:
            return target
        buffer = self.buffer(f"{label}_s", default_panels(part.shape, DType.f32))
        self.emit(e.StoreShared(target, e.Place(buffer)))
        whole = self.fragment(f"{label}_parts", DType.f32, gathered(part, dim))
        self.emit(e.LoadShared(whole, e.Place(buffer)))
        target = self.fragment(label, DType.f32, result)
        self.emit(e.Reduce(target, whole, dim, kind))
        return target

    def move(self, step: TileStep, node: Apply, layout: Layout) -> None:
        order = permutation_of(node)
        if order is not None:
            source = Layout(tuple(layout.dims[order.index(d)] for d in range(len(order))))
            self.put(step, self._permuted(step, self.get(node.operands[0], source), layout, DType.f32, order))
            return
        ((value, wanted),) = demanded(self.flat, self.padded, step, layout)
        target = self.fragment(self.label(step), DType.f32, layout)
        self.emit(e.Convert(target, self.get(value, wanted)))
        self.put(step, target)

    # ---- products

    def product(self, step: TileStep, node: Apply, layout: Layout) -> None:
        if multiplied_alone(self.flat, step):
            dtype = product_dtype(self.flat.graph, self.flat.types, node)
            sides = outer_layouts(layout, self.padded, node)
            names: list[str] = []
            for v, side in zip(node.operands, sides, strict=True):
                name = self.get(v, side, dtype)
                names.append(self._converted(name, DType.f32, self.label(step)))
            self.put(step, self.compute(self.label(step), "mul", names, layout))
            return
        target = self.fragment(self.label(step), DType.f32, layout)
        self.emit(e.Fill(target, 0.0))
        self.multiply(step, node, target)
        self.put(step, target)

    def multiply(self, step: TileStep, node: Apply, target: str, factor: str | None = None) -> None:
        """target += product, its left operand times `factor`."""
        dtype = product_dtype(self.flat.graph, self.flat.types, node)
        layout = self.fragments[target].layout
        left, right = node.operands
        first: str | e.Operand | None = None
        if factor is None:
            first = self._in_memory(left, dtype)
        if first is None and dtype is not DType.f32:
            wanted = left_layout(layout, self.padded[left])
            depth = len(self.padded[left]) - 1
            if factor is None:
                name = self.get(left, wanted)
                self.fill_beyond(name, self.step(left).value, depth, 0.0)
                first = self.get(left, wanted, dtype)
                self.fill_beyond(first, self.step(left).value, depth, 0.0)
            else:
                name = self.get(left, wanted)
                scaled = self.compute(f"{self.label(step)}_left", "mul", (name, factor), wanted)
                self.fill_beyond(scaled, self.step(left).value, depth, 0.0)
                first = self._converted(scaled, dtype, f"{self.label(step)}_left")
        if first is None:
            first = self._stored(step, left, len(self.padded[left]) - 1, dtype)
        second = self._in_memory(right, dtype) or self._stored(step, right, len(self.padded[right]) - 2, dtype)
        self.emit(e.Multiply(target, first, second))

    def _in_memory(self, value: int, dtype: DType) -> e.Operand | None:
        """A loaded tile as a product's operand, where its buffer holds what the product takes."""
        step, swapped = self.step(value), False
        order = permutation_of(step.node)
        if order is not None:
            rank = len(order)
            if order != (*range(rank - 2), rank - 1, rank - 2):
                return None
            step, swapped = self.step(reads(step.node)[0]), True
        held = self.held.get(step.value)
        if not isinstance(step.node, Load):  # The buffer of a concatenation has padding that nobody wrote.
            return None
        if held is None or held.buffer is None or self.buffers[held.buffer].panels.dtype is not dtype:
            return None
        return e.Operand(held.buffer, self.stage_of(held), swapped != bool(held.permutation))

    def _stored(self, step: TileStep, value: int, depth: int, dtype: DType) -> e.Operand:
        """A computed operand of a product, put in shared memory."""
        maker = self.step(value)
        layout = self._home(maker)
        name = self.get(value, layout)
        self.fill_beyond(name, maker.value, depth, 0.0)
        name = self.get(value, layout, dtype)
        self.fill_beyond(name, maker.value, depth, 0.0)
        buffer = self.buffer(f"{self.label(maker)}_s", default_panels(self.padded[maker.value], dtype))
        self.emit(e.StoreShared(name, e.Place(buffer)))
        return e.Operand(buffer)

    def _home(self, step: TileStep) -> Layout:
        """The layout in which a value is computed, or for a load, read along its rows."""
        p = self.position[step.value]
        if p in self.plan.layouts:
            return home(self.flat, step, self.plan.layouts[p])
        return list(candidates(self.padded[step.value], self.plan.warps, False))[-1]

    def _fused(self) -> dict[int, Apply]:
        """Products that only a sum over the loop reads: they add to it at once."""
        found: dict[int, Apply] = {}
        for step in self.flat.steps:
            node = step.node
            if not (self.looped and isinstance(node, Accumulate) and node.kind is AccumulatorKind.SUM):
                continue
            maker = maker_of(self.flat, node.operand)
            product = maker.node
            readers = [s for s in self.flat.steps if maker.value in reads(s.node)]
            if not isinstance(product, Apply) or not is_product(product) or len(readers) > 1 or multiplied_alone(self.flat, maker):
                continue
            absent = any(cover is not None and cover.loop for cover in self.flat.absent[maker.value])
            fits = node.shift is None or self._scales_rows(node.shift, product)
            if fits and not absent:
                found[maker.value] = product
        return found

    def _scales_rows(self, shift: int, product: Apply) -> bool:
        """Whether a factor of the shift's shape may multiply a product's left operand instead: one for each row."""
        left, right = (self.flat.types[v] for v in product.operands)
        factor = self.flat.types[shift].shape
        if product_dtype(self.flat.graph, self.flat.types, product) is DType.f32 or left.dtype is not DType.f32:
            return False
        batched = prod(left.shape[:-2]) > 1 or prod(right.shape[:-2]) > 1
        return not batched and len(factor) <= len(left.shape) and factor[-1] == 1

    # ---- accumulators

    def accumulate(self, step: TileStep, node: Accumulate, layout: Layout | None) -> None:
        if node.kind is AccumulatorKind.CONCAT:
            self.concatenate(step, node)
            return
        assert layout is not None
        if not self.looped:
            self.once(step, node, layout)
        elif node.kind is AccumulatorKind.MAX:
            name = self.counted(node.operand, restricted(layout, met(self.flat, self.padded, step, node.operand)), -inf)
            target = self.accumulator(step, layout, -inf)
            self.emit(e.Compute(target, "maximum", (target, name)))
        else:
            self.sum(step, node, layout)

    def accumulator(self, step: TileStep, layout: Layout, start: float) -> str:
        target = self.fragment(f"acc_{step.value}", DType.f32, layout)
        self.emit(e.Fill(target, start), BEFORE)
        self.put(step, target)
        return target

    def once(self, step: TileStep, node: Accumulate, layout: Layout) -> None:
        """A loop of one iteration: exp(s − max s) = 1."""
        wanted = restricted(layout, met(self.flat, self.padded, step, node.operand))
        name = self.counted(node.operand, wanted, -inf if node.kind is AccumulatorKind.MAX else 0.0)
        if wanted != layout:
            target = self.fragment(self.label(step), DType.f32, layout)
            self.emit(e.Convert(target, name))
            name = target
        self.put(step, name)

    def counted(self, value: int, layout: Layout, neutral: float) -> str:
        """A value as an accumulator takes it: `neutral` where entries are absent in some iterations."""
        name, maker = self.get(value, layout), self.step(value).value
        for d, cover in enumerate(self.flat.absent[maker]):
            if cover is not None and cover.loop:
                self.fill_beyond(name, maker, d, neutral)
        return name

    def sum(self, step: TileStep, node: Accumulate, layout: Layout) -> None:
        maker = self.step(node.operand)
        if maker.value in self.fused:
            layout = self.plan.layouts[self.position[maker.value]]
        if node.shift is None:
            target = self.accumulator(step, layout, 0.0)
            if maker.value in self.fused:
                self.multiply(maker, self.fused[maker.value], target)
            else:
                name = self.counted(node.operand, restricted(layout, met(self.flat, self.padded, step, node.operand)), 0.0)
                self.emit(e.Compute(target, "add", (target, name)))
            return
        target = self.accumulator(step, layout, 0.0)
        rescale = self.factor(node.shift, layout, coming=False)
        if maker.value in self.fused:
            product = self.fused[maker.value]
            left = product.operands[0]
            coming = self.factor(node.shift, left_layout(layout, self.padded[left]), coming=True)
            self.emit(e.Compute(target, "mul", (target, rescale)))
            self.multiply(maker, product, target, coming)
            return
        coming = self.factor(node.shift, layout, coming=True)
        name = self.counted(node.operand, restricted(layout, met(self.flat, self.padded, step, node.operand)), 0.0)
        added = self.compute(f"added_{step.value}", "mul", (name, coming), layout)
        self.emit(e.Compute(target, "mul", (target, rescale)))
        self.emit(e.Compute(target, "add", (target, added)))

    def factor(self, shift: int, layout: Layout, *, coming: bool) -> str:
        """exp(m − m′), the factor of what was accumulated, or exp(s − m′), that of this iteration, for a value in `layout`."""
        wanted = restricted(
            layout, tuple(1 if n == 1 else p for n, p in zip(self.flat.types[shift].shape, self.padded[shift], strict=True))
        )
        maker = self.step(shift)
        key = (maker.value, wanted)
        found = self.factors.get(key)
        if found is None:
            name = self.counted(shift, wanted, -inf)
            top = self.fragment(f"top_{maker.value}", DType.f32, wanted)
            self.emit(e.Fill(top, LOWEST), BEFORE)
            new = self.compute(f"new_top_{maker.value}", "maximum", (top, name), wanted)
            drop = self.compute(f"drop_{maker.value}", "sub", (top, new), wanted)
            old = self.compute(f"old_factor_{maker.value}", "exp", (drop,), wanted)
            self.emit(e.Convert(top, new))
            rise = self.compute(f"rise_{maker.value}", "sub", (name, new), wanted)
            found = self.factors[key] = (old, self.compute(f"new_factor_{maker.value}", "exp", (rise,), wanted))
        return found[coming]

    def concatenate(self, step: TileStep, node: Accumulate) -> None:
        """Each iteration's tile goes to its part of a buffer."""
        assert node.dim is not None
        maker = self.step(node.operand)
        part, shape = self.flat.types[node.operand].shape, self.padded[step.value]
        name = self.get(node.operand, self._home(maker), maker.type.dtype)
        buffer = self.buffer(f"concat_{step.value}", default_panels(shape, maker.type.dtype))
        start = tuple(times(COUNTER, extent) if d == node.dim else "0" for d, extent in enumerate(part))
        limit = tuple(str(extent if d == node.dim else shape[d]) for d, extent in enumerate(part))
        self.emit(e.StoreShared(name, e.Place(buffer, "0", start), limit))
        self.held.setdefault(step.value, Held()).buffer = buffer

    # ---- stores

    def store(self, step: TileStep, node: Store, layout: Layout, tensor: e.Tensor) -> None:
        raw, maker = self._raw(node.operand), self.step(node.operand)
        along = (
            raw.node.dim
            if self.looped and isinstance(raw.node, Accumulate) and concatenates(raw) and is_alias(self.flat, raw)
            else None
        )
        name = self.get(node.operand, layout, node.dtype)
        grid, loop = self.flat.graph.grid, self.flat.graph.loop
        start: list[e.Expr] = [f"b{g}" if grid[g] > 1 else "0" for g, d in enumerate(node.omap) if d == NEW_DIM]
        limit: list[e.Expr] = ["1"] * len(start)
        shape = self.flat.types[maker.value].shape
        for d, extent in enumerate(shape):
            terms = block_start(grid, node.omap, d, extent * (loop if d == along else 1))
            if d == along:
                terms.append(times(COUNTER, extent))
            start.append(total(terms))
        limit += self.limits(maker.value, self.counter())
        self.emit(e.StoreGlobal(name, e.Window(tensor.name, tuple(start), tuple(limit))))

    def _results(self, names: Sequence[str]) -> list[e.Tensor]:
        saved = [s for s in self.flat.steps if isinstance(s.node, Store)]
        found: list[e.Tensor] = []
        for name, step in zip(names, saved, strict=True):
            assert isinstance(step.node, Store)
            type = store_type(step.node, step.type, self.flat.graph.grid, self.flat.absent[step.node.operand])
            found.append(e.Tensor(name, type.dtype, type.shape, written=True))
        return found

    def _needed(self) -> set[int]:
        """Invariant values that the loop reads."""
        needed: set[int] = set()
        for step in reversed(self.flat.steps):
            if step.stage is Stage.VARIANT or isinstance(step.node, Accumulate) or step.value in needed:
                needed.update(reads(step.node))
        return needed

    # ---- all together

    def copy(
        self, buffer: str, node: Load, order: tuple[int, ...], stage: e.Expr, counter: str | None, last: str | None
    ) -> e.CopyAsync:
        step = self.copied_steps[buffer]
        return e.CopyAsync(e.Place(buffer, stage, (), order), self.window(step, node, counter, last))

    def assemble(self) -> e.Kernel:
        before, body, after = self.parts
        fixed, staged = self.copies
        start: list[e.Statement] = [self.copy(buffer, node, order, "0", None, None) for node, buffer, order in fixed]
        if start:
            start.append(e.Commit())
        groups = 0
        loop: list[e.Statement] = []
        if staged:
            ahead = self.stages - 1
            for s in range(ahead):
                start += [self.copy(buffer, node, order, str(s), str(s), None) for node, buffer, order in staged]
                start.append(e.Commit())
            groups = ahead
            left = f"{self.flat.graph.loop - ahead} - {COUNTER}" if ahead else None
            stage = f"({COUNTER} + {ahead}) % {self.stages}" if self.stages > 1 else "0"
            coming = f"({COUNTER} + {ahead})" if ahead else COUNTER
            copies = [self.copy(buffer, node, order, stage, coming, left) for node, buffer, order in staged]
            if ahead:
                loop += [e.Wait(ahead - 1), *copies, e.Commit()]
            else:
                loop += [*copies, e.Commit(), e.Wait(0)]
        if fixed:
            before = [e.Wait(groups), *before]
        statements = [*start, *before]
        if self.looped:
            drain = [e.Wait(0)] if groups else []
            statements += [e.For(self.flat.graph.loop, (*loop, *body)), *drain, *after]
        else:
            statements += [*body, *after]
        kernel = e.Kernel(
            self.name,
            self.flat.graph.grid,
            self._order(),
            self.plan.warps * 32,
            (*self.sources, *self.results),
            tuple(self.fragments.values()),
            tuple(self.buffers.values()),
            tuple(statements),
        )
        return with_barriers(plan_memory(by_groups(kernel) if self.plan.groups else kernel))

    def _order(self) -> tuple[int, ...]:
        """The grid's dimensions, the one along which neighbouring blocks lie first: it splits the fewest bytes that the loop
        loads."""
        loads = [s for s in self.flat.steps if isinstance(s.node, Load)]

        def key(g: int) -> tuple[int, int]:
            split = [(s, d) for s in loads if isinstance(s.node, Load) and (d := s.node.imap[g]) >= 0]
            moved = sum(s.type.nbytes for s, _ in split if s.stage is Stage.VARIANT)
            return moved, -max((d - len(s.type.shape) for s, d in split), default=0)

        return tuple(sorted(range(len(self.flat.graph.grid)), key=key))


def build_kernel(name: str, flat: Flat, sources: Sequence[str], results: Sequence[str], plan: LayoutPlan, stages: int) -> e.Kernel:
    """The emitted program of a block graph, with its layouts planned.

    sources, results: names of the tensors. stages: tiles of the loop's loads that shared memory holds at a time, at most. Raises
    `LoweringError` for an operator that has no rule.
    """
    return Builder(name, flat, sources, results, plan, stages).build()
