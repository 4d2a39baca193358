"""A kernel under construction: its names, its statements in three parts, and what its fragments hold beyond a tile."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import isinf

import numpy as np

from mirage_ir.check import store_type
from mirage_ir.lowering.cuda import emitted as e
from mirage_ir.lowering.cuda.geometry import COUNTER, present
from mirage_ir.lowering.cuda.layout import Layout, Panels
from mirage_ir.lowering.cuda.plan import KernelPlan
from mirage_ir.lowering.cuda.plan_layouts import LayoutPlan
from mirage_ir.lowering.cuda.run_time_sizes import extent_text
from mirage_ir.lowering.cuda.steps import is_alias, is_looped, maker_of
from mirage_ir.lowering.flatten import Flat, NodePlace, TileStep, reads
from mirage_ir.program import Accumulate, Apply, Attr, DType, Stage, Store

BEFORE, BODY, AFTER = range(3)
"""The parts of a kernel: before its loop, in the loop, and after it."""


class Draft:
    """What was written of a kernel so far. Statements go to the part `at`."""

    def __init__(
        self,
        flat: Flat,
        sources: Sequence[str],
        results: Sequence[str],
        plan: LayoutPlan,
        stages: int,
        given: KernelPlan,
        sizes: Sequence[str] = (),
        *,
        in_place: bool = True,
    ) -> None:
        self.sizes, self.in_place = tuple(sizes), in_place
        self.flat, self.plan, self.padded, self.given = flat, plan, plan.padded, given
        self.looped = is_looped(flat)
        self.stages = min(stages, flat.graph.loop) if self.looped else 1
        self.sources = [e.KernelTensor(n, flat.types[v].dtype, flat.types[v].shape) for v, n in enumerate(sources)]
        self.results = self._results(results)
        self.parts: tuple[list[e.EmittedStatement], list[e.EmittedStatement], list[e.EmittedStatement]] = ([], [], [])
        self.at = BEFORE
        self.fragments: dict[str, e.Fragment] = {}
        self.buffers: dict[str, e.Buffer] = {}
        self.owners: dict[str, tuple[NodePlace, int]] = {}
        """For each buffer the place of the step whose value it holds, and which one of that place's buffers it is."""
        self.beyond: dict[str, dict[int, float]] = {}
        """For each fragment the dimensions beyond which all of its entries are known, each with the number that they are."""
        self._made_in: dict[str, int] = {}
        self._filled: dict[tuple[str, int, float], tuple[str, int]] = {}
        self.position = {s.value: p for p, s in enumerate(flat.steps) if s.value >= 0}
        self._needed = self._needed_in_loop()

    def _results(self, names: Sequence[str]) -> list[e.KernelTensor]:
        saved = [s for s in self.flat.steps if isinstance(s.node, Store)]
        found: list[e.KernelTensor] = []
        for name, step in zip(names, saved, strict=True):
            assert isinstance(step.node, Store)
            type = store_type(step.node, step.type, self.flat.graph.grid, self.flat.absent[step.node.operand])
            found.append(e.KernelTensor(name, type.dtype, type.shape, written=True))
        return found

    def _needed_in_loop(self) -> set[int]:
        """The values that the loop reads, and all from which they are made."""
        needed: set[int] = set()
        for step in reversed(self.flat.steps):
            if step.stage is Stage.VARIANT or isinstance(step.node, Accumulate) or step.value in needed:
                needed.update(reads(step.node))
        return needed

    # ---- names, statements

    def emit(self, statement: e.EmittedStatement, part: int | None = None) -> None:
        self.parts[self.at if part is None else part].append(statement)

    def fragment(self, name: str, dtype: DType, layout: Layout) -> str:
        """A new fragment."""
        name = self._unique(name)
        self.fragments[name] = e.Fragment(name, dtype, layout)
        self._made_in[name] = self.at
        return name

    def buffer(self, name: str, panels: Panels, stages: int = 1, *, of: TileStep) -> str:
        """A new buffer for the value of a step, in these panels or planned ones; `plan_memory` gives it its place. Raises
        `PlanError` where the plan has another buffer for the value."""
        name, number = self._unique(name), sum(place == of.place for place, _ in self.owners.values())
        self.owners[name] = (of.place, number)
        self.buffers[name] = e.Buffer(name, panels, stages, 0)
        planned = self.given.buffers.get(of.place, ())
        if number < len(planned):
            self.buffers[name] = planned[number].instead_of(self.buffers[name], of.place)
        return name

    def _unique(self, name: str) -> str:
        tensors = (t.name for t in (*self.sources, *self.results))
        taken = {*self.fragments, *self.buffers, *tensors, *self.sizes, COUNTER}
        found, number = name, 0
        while found in taken:
            number += 1
            found = f"{name}_{number}"
        return found

    def compute(self, name: str, op: str, operands: Sequence[str], layout: Layout, **attrs: Attr) -> str:
        """A new f32 fragment with the result of an operator."""
        target = self.fragment(name, DType.f32, layout)
        known = {word: _in_range(value) if isinstance(value, float) else value for word, value in attrs.items()}
        self.emit(e.Compute(target, op, tuple(operands), tuple(sorted(known.items()))))
        return target

    # ---- steps, and where they stand

    def label(self, step: TileStep) -> str:
        """The name that what a step makes begins with: its operator's, as far as C++ has the letters."""
        op = re.sub(r"\W", "_", step.node.op) if isinstance(step.node, Apply) else "value"
        return f"value_{step.value}" if op.startswith("op") else f"{op}_{step.value}"

    def step(self, value: int) -> TileStep:
        """The step that makes a value."""
        return maker_of(self.flat, value)

    def raw_step(self, value: int) -> TileStep:
        """The step whose value this is: concatenations that move nothing included."""
        return next(s for s in self.flat.steps if s.value == value)

    def part_of(self, step: TileStep) -> int:
        """The part of the kernel in which a step stands."""
        if not self.looped:
            return BEFORE
        if isinstance(step.node, Accumulate) or step.stage is Stage.VARIANT:
            return BODY
        if isinstance(step.node, Store) and is_alias(self.flat, self.raw_step(step.node.operand)):
            return BODY
        if step.stage is Stage.INVARIANT and step.value in self._needed:
            return BEFORE
        return AFTER

    def counter(self) -> str | None:
        """The iteration, where a statement that is emitted now has one."""
        return COUNTER if self.looped and self.at == BODY else None

    # ---- padding and absent entries

    def limits(self, value: int, counter: str | None) -> list[e.IntExpr]:
        """For each dimension of a value: how many of its entries are no padding and not absent."""
        shape, absent = self.flat.types[value].shape, self.flat.absent[value]
        return [
            extent_text(n) if cover is None else present(self.flat, cover, counter) for n, cover in zip(shape, absent, strict=True)
        ]

    def has_beyond(self, value: int, dim: int) -> bool:
        """Whether a value has padding or absent entries along a dimension."""
        return self.padded[value][dim] != self.flat.types[value].shape[dim] or self.flat.absent[value][dim] is not None

    def fill_beyond(self, name: str, value: int, dim: int, number: float) -> str:
        """The fragment with `number` in its entries beyond the value's own along a dimension.

        It is written in place, unless it stands before a loop: steps are not written in the order in which parts run, so others may
        count on what it holds. Then it is a copy.
        """
        if not self.has_beyond(value, dim) or self.beyond.get(name, {}).get(dim) == number:
            return name
        known = self.beyond.get(name, {})
        if self.looped and self._made_in[name] == BEFORE:
            copy, made = self._filled.get((name, dim, number), ("", AFTER + 1))
            if made <= self.at:
                return copy
            old = self.fragments[name]
            copy = self.fragment(f"{name}_filled", old.dtype, old.layout)
            self._filled[name, dim, number] = (copy, self.at)
            self.emit(e.Convert(copy, name))
            name = copy
        self.emit(e.FillBeyond(name, dim, self.limits(value, self.counter())[dim], number))
        self.beyond[name] = {d: v for d, v in known.items() if v == number} | {dim: number}
        return name


def _in_range(x: float) -> float:
    """A number as it is, unless C++ refuses its constant: f32 has it as 0 or infinite."""
    with np.errstate(over="ignore", under="ignore"):
        rounded = float(np.float32(x))
    return rounded if rounded == 0 or isinf(rounded) else x
