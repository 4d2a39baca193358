"""The loads that are copied to shared memory: which they are, and the pipeline in which those of later iterations run ahead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import gcd

from mirage_ir.lowering.cuda import emitted as e
from mirage_ir.lowering.cuda.access import default_panels
from mirage_ir.lowering.cuda.alignment import VECTOR, common_alignment
from mirage_ir.lowering.cuda.candidates import rows_layout
from mirage_ir.lowering.cuda.draft import Draft
from mirage_ir.lowering.cuda.expressions import divisor
from mirage_ir.lowering.cuda.geometry import COUNTER, tile_origin, varies
from mirage_ir.lowering.cuda.run_time_sizes import extent_text
from mirage_ir.lowering.cuda.steps import multiplied_alone, permutation_of, step_note
from mirage_ir.lowering.cuda.vectors import ASYNC, WORD, fragment_vectors
from mirage_ir.lowering.flatten import Flat, TileStep, is_product, reads
from mirage_ir.program import Apply, Load, Shape
from mirage_ir.rounding import product_dtype

STAGES_OF_ARRIVALS = 2
"""Stages of a buffer that is filled from registers: of this iteration, and of the next one."""
MOST_ARRIVING = 56
"""Registers of a thread that tiles on their way take, at most."""


def window(draft: Draft, step: TileStep, node: Load, counter: str | None, last: str | None = None) -> e.Window:
    """The part of its source that a load brings in iteration `counter`; nothing where `last` iterations are not left."""
    limit = draft.limits(step.value, counter)
    if last is not None and node.fmap >= 0:
        extent = step.type.shape[node.fmap]
        limit[node.fmap] = f"min({limit[node.fmap]}, ({last}) * {extent})" if extent > 1 else f"min({limit[node.fmap]}, {last})"
    return e.Window(draft.sources[node.source].name, tile_origin(draft.flat, node, step.type.shape, counter), tuple(limit))


def is_multiplied(flat: Flat, step: TileStep) -> bool:
    """Whether a product reads a value in its own element type: as it is, or transposed."""
    for use in flat.steps:
        if step.value not in reads(use.node):
            continue
        if permutation_of(use.node) is not None and is_multiplied(flat, use):
            return True
        if is_product(use.node) and not multiplied_alone(flat, use):
            assert isinstance(use.node, Apply)
            if product_dtype(flat.graph, flat.types, use.node) is flat.types[step.value].dtype:
                return True
    return False


def order_in_shared(strides: Shape) -> tuple[int, ...]:
    """The dimensions of a loaded tile in their order in its buffer: rows are what is contiguous in device memory."""
    rank = len(strides)
    order = tuple(range(rank))
    return (*order[:-2], rank - 1, rank - 2) if rank >= 2 and strides[-1] != 1 and strides[-2] == 1 else order


def load_alignment(flat: Flat, strides: Sequence[Shape], step: TileStep) -> int:
    """Bytes of which the rows of a load's tiles in its buffer begin at multiples in device memory; 0 where entries of a row are no
    neighbours there. strides: as in `LayoutPlan`. Less than `ASYNC`: asynchronous copies cannot bring them."""
    assert isinstance(step.node, Load)
    own, type = strides[step.node.source], flat.types[step.node.source]
    last = order_in_shared(own)[-1]
    found = common_alignment(type.shape, own, type.dtype.itemsize, last)
    origin = tile_origin(flat, step.node, step.type.shape, COUNTER)
    return gcd(found, divisor(origin[last], VECTOR) * type.dtype.itemsize) if found else 0


@dataclass(frozen=True, slots=True)
class CopiedLoad:
    """A load whose tiles lie in a buffer, with its dimensions in the order `permutation` (its own when empty).

    staged: each iteration has its own tile, in stages that take turns. narrow: rows lie on too few bytes for asynchronous copies.
    arriving: then, where there is place, the fragment that an iteration loads at its beginning, and stores at its end for the next.
    """

    step: TileStep
    buffer: str
    permutation: tuple[int, ...]
    staged: bool
    narrow: bool
    arriving: str | None


class CopiedLoads:
    """The loads of a kernel that are copied to shared memory, by value."""

    def __init__(self, draft: Draft) -> None:
        self._draft = draft
        self._found: dict[int, CopiedLoad] = {}
        self._registers = 0
        for step in draft.flat.steps:
            if isinstance(step.node, Load) and (self._is_staged(step.node) or is_multiplied(draft.flat, step)):
                self._found[step.value] = self._copied(step, step.node)

    def get(self, value: int) -> CopiedLoad | None:
        return self._found.get(value)

    def _is_staged(self, node: Load) -> bool:
        return self._draft.looped and varies(node, self._draft.flat.graph.loop)

    def _copied(self, step: TileStep, node: Load) -> CopiedLoad:
        """A load with a buffer in which its rows are what is contiguous in device memory."""
        draft, strides = self._draft, self._draft.plan.strides[node.source]
        plain, order = tuple(range(len(strides))), order_in_shared(strides)
        shape = tuple(draft.padded[step.value][d] for d in order)
        staged, tensor = self._is_staged(node), draft.sources[node.source]
        narrow = staged and load_alignment(draft.flat, draft.plan.strides, step) < ASYNC
        arriving = self._arriving(step, node, order[-1]) if narrow and draft.stages > 1 else None
        stages = STAGES_OF_ARRIVALS if arriving is not None else draft.stages if staged else 1
        buffer = draft.buffer(f"{tensor.name}_s", default_panels(shape, tensor.dtype), stages, of=step)
        return CopiedLoad(step, buffer, () if order == plain else order, staged, narrow, arriving)

    def _arriving(self, step: TileStep, node: Load, last: int) -> str | None:
        """A fragment for tiles that asynchronous copies cannot bring, where registers have place for it.

        last: the dimension whose entries are neighbours in the buffer.
        """
        draft, tensor = self._draft, self._draft.sources[node.source]
        alignment = load_alignment(draft.flat, draft.plan.strides, step)
        layout, size = rows_layout(draft.padded[step.value], draft.plan.warps, last), tensor.dtype.itemsize
        registers = 2 * layout.registers * size // WORD
        straddles = alignment > 0 and fragment_vectors(layout, last, size, alignment, written=False).straddles
        if not straddles or self._registers + registers > MOST_ARRIVING:
            return None
        self._registers += registers
        return draft.fragment(f"{tensor.name}_next", tensor.dtype, layout, arriving=True)

    def in_pipeline(self) -> tuple[e.EmittedStatement, ...]:
        """The body of the kernel: the three parts of its draft with the copies, and waits for them."""
        draft = self._draft
        before, body, after = draft.parts
        fixed = [c for c in self._found.values() if not c.staged]
        staged = sorted((c for c in self._found.values() if c.staged and c.arriving is None), key=lambda c: c.narrow)
        arrivals = [c for c in self._found.values() if c.arriving is not None]
        start: list[e.EmittedStatement] = [self._copy(c, "0", None) for c in fixed]
        if start:
            start.append(e.Commit())
        groups = 0
        loop: list[e.EmittedStatement] = []
        if staged:
            groups = ahead = draft.stages - 1
            for s in range(ahead):
                start += [self._copy(c, str(s), str(s)) for c in staged]
                start.append(e.Commit())
            left = f"{extent_text(draft.flat.graph.loop - ahead)} - {COUNTER}" if ahead else None
            stage = f"({COUNTER} + {ahead}) % {draft.stages}" if draft.stages > 1 else "0"
            coming = f"({COUNTER} + {ahead})" if ahead else COUNTER
            copies = [self._copy(c, stage, coming, left) for c in staged]
            loop = [e.Wait(ahead - 1), *copies, e.Commit()] if ahead else [*copies, e.Commit(), e.Wait(0)]
        start += [s for c in arrivals for s in (self._load(c, "0", None), self._store(c, "0"))]
        coming, stage = f"({COUNTER} + 1)", f"({COUNTER} + 1) % {STAGES_OF_ARRIVALS}"
        loop += [self._load(c, coming, f"{extent_text(draft.flat.graph.loop - 1)} - {COUNTER}") for c in arrivals]
        body += [s for c in arrivals for s in (e.Note(step_note(c.step)), self._store(c, stage))]
        if fixed:
            start.append(e.Wait(groups))
        if not draft.looped:
            return (*start, *before, *body, *after)
        drain = [e.Wait(0)] if groups else []
        return (*start, *before, e.For(draft.flat.graph.loop, (*loop, *body)), *drain, *after)

    def _load(self, copied: CopiedLoad, counter: str, last: str | None) -> e.LoadGlobal:
        assert isinstance(copied.step.node, Load) and copied.arriving is not None
        return e.LoadGlobal(copied.arriving, window(self._draft, copied.step, copied.step.node, counter, last))

    def _store(self, copied: CopiedLoad, stage: e.IntExpr) -> e.StoreShared:
        assert copied.arriving is not None
        return e.StoreShared(copied.arriving, e.BufferPlace(copied.buffer, stage, (), copied.permutation))

    def _copy(self, copied: CopiedLoad, stage: e.IntExpr, counter: str | None, last: str | None = None) -> e.CopyAsync:
        step = copied.step
        assert isinstance(step.node, Load)
        return e.CopyAsync(
            e.BufferPlace(copied.buffer, stage, (), copied.permutation), window(self._draft, step, step.node, counter, last)
        )
