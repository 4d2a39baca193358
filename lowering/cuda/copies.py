"""The loads that are copied to shared memory: which they are, and the pipeline in which those of later iterations run ahead."""

from __future__ import annotations

from dataclasses import dataclass

from mirage_ir.lowering.cuda import emitted as e
from mirage_ir.lowering.cuda.access import default_panels
from mirage_ir.lowering.cuda.draft import Draft
from mirage_ir.lowering.cuda.geometry import COUNTER, tile_origin, varies
from mirage_ir.lowering.cuda.rows import comes_in_chunks, is_multiplied, load_alignment, order_in_shared
from mirage_ir.lowering.cuda.run_time_sizes import extent_text
from mirage_ir.lowering.cuda.vectors import ASYNC
from mirage_ir.lowering.flatten import TileStep
from mirage_ir.program import Load


def window(draft: Draft, step: TileStep, node: Load, counter: str | None, last: str | None = None) -> e.Window:
    """The part of its source that a load brings in iteration `counter`; nothing where `last` iterations are not left."""
    limit = draft.limits(step.value, counter)
    if last is not None and node.fmap >= 0:
        extent = step.type.shape[node.fmap]
        limit[node.fmap] = f"min({limit[node.fmap]}, ({last}) * {extent})" if extent > 1 else f"min({limit[node.fmap]}, {last})"
    return e.Window(draft.sources[node.source].name, tile_origin(draft.flat, node, step.type.shape, counter), tuple(limit))


@dataclass(frozen=True, slots=True)
class CopiedLoad:
    """A load whose tiles lie in a buffer, with its dimensions in the order `permutation` (its own when empty).

    staged: each iteration has its own tile, in stages that take turns. narrow: rows lie on too few bytes for asynchronous copies.
    in_chunks: these bring the rows in chunks.
    """

    step: TileStep
    buffer: str
    permutation: tuple[int, ...]
    staged: bool
    narrow: bool
    in_chunks: bool


class CopiedLoads:
    """The loads of a kernel that are copied to shared memory, by value."""

    def __init__(self, draft: Draft) -> None:
        self._draft = draft
        self._found: dict[int, CopiedLoad] = {}
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
        in_chunks = comes_in_chunks(draft.flat, draft.plan.strides, step, draft.padded[step.value])
        narrow = staged and not in_chunks and load_alignment(draft.flat, draft.plan.strides, step) < ASYNC
        panels = default_panels(shape, tensor.dtype)
        panels = panels.in_chunks if in_chunks else panels
        buffer = draft.buffer(f"{tensor.name}_s", panels, draft.stages if staged else 1, of=step)
        return CopiedLoad(step, buffer, () if order == plain else order, staged, narrow, in_chunks)

    def rows(self, copied: CopiedLoad) -> e.RowsInChunks | None:
        """Where the rows of an iteration's tile lie that was copied in chunks."""
        if not copied.in_chunks:
            return None
        read = self._window(copied, COUNTER if copied.staged else None, None)
        return e.RowsInChunks(read.tensor, read.origin, copied.permutation)

    def in_pipeline(self) -> tuple[e.EmittedStatement, ...]:
        """The body of the kernel: the three parts of its draft with the copies, and waits for them."""
        draft = self._draft
        before, body, after = draft.parts
        fixed = [c for c in self._found.values() if not c.staged]
        staged = sorted((c for c in self._found.values() if c.staged), key=lambda c: c.narrow)
        start: list[e.EmittedStatement] = [self._copy(c, "0", None) for c in fixed]
        if start:
            start.append(e.Commit())
        groups = 0
        loop: list[e.EmittedStatement] = []
        if staged:
            groups = ahead = draft.stages - 1
            if ahead > 1 and any(c.in_chunks for c in staged) and not draft.plan.groups:  # Such copies are long texts.
                start.append(e.For(ahead, (*(self._copy(c, COUNTER, COUNTER) for c in staged), e.Commit())))
            else:
                for s in range(ahead):
                    start += [self._copy(c, str(s), str(s)) for c in staged]
                    start.append(e.Commit())
            left = f"{extent_text(draft.flat.graph.loop - ahead)} - {COUNTER}" if ahead else None
            stage = f"({COUNTER} + {ahead}) % {draft.stages}" if draft.stages > 1 else "0"
            coming = f"({COUNTER} + {ahead})" if ahead else COUNTER
            copies = [self._copy(c, stage, coming, left) for c in staged]
            loop = [e.Wait(ahead - 1), *copies, e.Commit()] if ahead else [*copies, e.Commit(), e.Wait(0)]
        if fixed:
            start.append(e.Wait(groups))
        if not draft.looped:
            return (*start, *before, *body, *after)
        drain = [e.Wait(0)] if groups else []
        return (*start, *before, e.For(draft.flat.graph.loop, (*loop, *body)), *drain, *after)

    def _copy(self, copied: CopiedLoad, stage: e.IntExpr, counter: str | None, last: str | None = None) -> e.CopyAsync:
        place = e.BufferPlace(copied.buffer, stage, (), copied.permutation)
        return e.CopyAsync(place, self._window(copied, counter, last), copied.in_chunks)

    def _window(self, copied: CopiedLoad, counter: str | None, last: str | None) -> e.Window:
        assert isinstance(copied.step.node, Load)
        return window(self._draft, copied.step, copied.step.node, counter, last)
