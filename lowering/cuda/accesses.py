"""Which bytes of shared memory the warps of a block access in a step of an emitted kernel."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from mirage_ir.lowering.cuda.emitted import CopyAsync, EmittedKernel, LoadShared, Multiply, SharedOperand, StoreShared
from mirage_ir.lowering.cuda.indices import IndexArray, operand_reads, shared_places, shared_writers
from mirage_ir.lowering.cuda.trace import Spot, TracedStep

GRANULE = 2
"""Bytes that are watched together: no entry has fewer."""
COPIES = -1
"""Instead of a warp's number: which thread copies an entry is not defined."""


class Accesses:
    """The accesses of one kernel's steps."""

    def __init__(self, kernel: EmittedKernel) -> None:
        self._kernel = kernel
        self._buffers = {b.name: b for b in kernel.buffers}
        self._layouts = {f.name: f.layout for f in kernel.fragments}
        self._known: dict[tuple[int, tuple[Spot, ...]], list[tuple[int, Spot, IndexArray]]] = {}

    def by(self, step: TracedStep, warp: int) -> list[IndexArray]:
        """The granules that a warp accesses in a step, for each of its spots; those of a copy are all warps'."""
        key = step.number, step.spots
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = list(self.of(step))
        return [granules for mine, _, granules in found if mine in (warp, COPIES)]

    def of(self, step: TracedStep) -> Iterator[tuple[int, Spot, IndexArray]]:
        """For each warp (or all copies) the granules that a step accesses."""
        warps = range(self._kernel.warps)
        match step.statement:
            case CopyAsync():
                spot = step.spots[0]
                panels = self._buffers[spot.buffer].panels
                yield COPIES, spot, self._granules(spot, np.arange(panels.nbytes // panels.dtype.itemsize))
            case LoadShared() if step.spots[0].tile is not None:
                yield from self._in_chunks(step.spots[0])
            case LoadShared(target=name, source=place) | StoreShared(source=name, target=place):
                spot = step.spots[0]
                layout = self._layouts[name]
                panels = self._buffers[spot.buffer].panels
                places = shared_places(layout, len(warps), panels, spot.origin, place.permutation)
                mask = shared_writers(layout, len(warps), spot.limit)
                for warp in warps:
                    part = places[warp][mask[warp]] if isinstance(step.statement, StoreShared) else places[warp].reshape(-1)
                    yield warp, spot, self._granules(spot, part)
            case Multiply(target=name, left=left, right=right):
                operands = [(side, x) for side, x in ((True, left), (False, right)) if isinstance(x, SharedOperand)]
                for spot, (side, x) in zip(step.spots, operands, strict=True):
                    panels = self._buffers[spot.buffer].panels
                    if spot.tile is not None:
                        yield from self._in_chunks(spot)
                        continue
                    places = operand_reads(self._layouts[name], len(warps), panels, x.transposed, side)
                    for warp in warps:
                        yield warp, spot, self._granules(spot, places[warp])
            case statement:
                raise AssertionError(statement)

    def _in_chunks(self, spot: Spot) -> Iterator[tuple[int, Spot, IndexArray]]:
        """Reads of a tile that was copied in chunks: each warp is taken to read all of it."""
        panels = self._buffers[spot.buffer].panels
        granules = self._granules(spot, np.arange(panels.nbytes // panels.dtype.itemsize))
        yield from ((warp, spot, granules) for warp in range(self._kernel.warps))

    def _granules(self, spot: Spot, places: IndexArray) -> IndexArray:
        buffer = self._buffers[spot.buffer]
        size = buffer.panels.dtype.itemsize // GRANULE
        first = (buffer.offset + spot.stage * buffer.stage_bytes) // GRANULE
        return (first + places[:, None] * size + np.arange(size)).reshape(-1)
