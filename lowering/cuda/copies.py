"""The loads that are copied to shared memory: which they are, and the pipeline in which those of later iterations run ahead."""

from __future__ import annotations

from dataclasses import dataclass

from mirage_ir.lowering.cuda import emitted as e
from mirage_ir.lowering.cuda.access import default_panels
from mirage_ir.lowering.cuda.draft import Draft
from mirage_ir.lowering.cuda.geometry import COUNTER, tile_origin, varies
from mirage_ir.lowering.cuda.steps import multiplied_alone, permutation_of
from mirage_ir.lowering.flatten import Flat, TileStep, is_product, reads
from mirage_ir.program import Apply, Load
from mirage_ir.rounding import product_dtype


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


@dataclass(frozen=True, slots=True)
class CopiedLoad:
    """A load whose tiles lie in a buffer, with its dimensions in the order `permutation` (its own when empty).

    staged: each iteration has its own tile, in stages that take turns.
    """

    step: TileStep
    buffer: str
    permutation: tuple[int, ...]
    staged: bool


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
        rank = len(strides)
        plain = order = tuple(range(rank))
        if rank >= 2 and strides[-1] != 1 and strides[-2] == 1:
            order = (*order[:-2], rank - 1, rank - 2)
        shape = tuple(draft.padded[step.value][d] for d in order)
        staged, tensor = self._is_staged(node), draft.sources[node.source]
        buffer = draft.buffer(f"{tensor.name}_s", default_panels(shape, tensor.dtype), draft.stages if staged else 1, of=step)
        return CopiedLoad(step, buffer, () if order == plain else order, staged)

    def in_pipeline(self) -> tuple[e.EmittedStatement, ...]:
        """The body of the kernel: the three parts of its draft with the copies, and waits for them."""
        draft = self._draft
        before, body, after = draft.parts
        fixed = [c for c in self._found.values() if not c.staged]
        staged = [c for c in self._found.values() if c.staged]
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
            left = f"{draft.flat.graph.loop - ahead} - {COUNTER}" if ahead else None
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
        step = copied.step
        assert isinstance(step.node, Load)
        return e.CopyAsync(
            e.BufferPlace(copied.buffer, stage, (), copied.permutation), window(self._draft, step, step.node, counter, last)
        )
