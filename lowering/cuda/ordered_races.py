"""Races in shared memory of kernels with named barriers: accesses that nothing orders, found with vector clocks.

Which access happens before which does not depend on the interleaving (`mirage_ir.lowering.cuda.interleaving`), so two accesses of a
byte by different warps, not both reads, of which neither happens before the other, are a race in all interleavings, and any one of
them shows it. Copies in flight are accesses of their own from when they are issued until their group is waited for; by each warp,
since which thread copies an entry is not defined. A product that a warp group has begun reads until it is finished. Without a race,
results are the same in all interleavings, for the reasons that `mirage_ir.lowering.cuda.races` gives.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from mirage_ir.lowering.cuda.accesses import GRANULE, Accesses
from mirage_ir.lowering.cuda.emitted import (
    Commit,
    CopyAsync,
    EmittedKernel,
    Fence,
    Finish,
    LoadShared,
    Multiply,
    StoreShared,
    Wait,
    touched_fragments,
)
from mirage_ir.lowering.cuda.indices import IndexArray
from mirage_ir.lowering.cuda.interleaving import Clocks
from mirage_ir.lowering.cuda.memory import EmulationError
from mirage_ir.lowering.cuda.trace import TracedStep

_NEVER = np.iinfo(np.int32).max
"""The time of what has not ended."""


@dataclass(slots=True)
class _WarpFlights:
    """A warp's groups of copies in flight, by the bytes that they write, and its products in flight, with those that they read."""

    open: list[IndexArray] = field(default_factory=list[IndexArray])
    groups: list[list[IndexArray]] = field(default_factory=list[list[IndexArray]])
    begun: list[tuple[TracedStep, list[IndexArray]]] = field(default_factory=list[tuple[TracedStep, list[IndexArray]]])


class OrderedRaces:
    """Looks at the steps of one block, as they are taken.

    For each granule of shared memory and each warp: the times of its last write and read; of the fence behind its last write; and
    the copy that its last write is of, by the number of its step, -1 for a write by itself.
    """

    def __init__(self, kernel: EmittedKernel, accesses: Accesses) -> None:
        shape = -(-kernel.shared_bytes // GRANULE), kernel.warps
        self._kernel, self._accesses = kernel, accesses
        self._writes, self._reads, self._fences = (np.zeros(shape, dtype=np.int32) for _ in range(3))
        self._copies = np.full(shape, -1, dtype=np.int32)
        self._flights = [_WarpFlights() for _ in range(kernel.warps)]

    def check(self, warp: int, position: int, step: TracedStep, clocks: Clocks) -> None:
        """Raises `EmulationError` where a warp's step, number `position` of the block's, races with one that was taken before it.

        clocks: for each warp how many of its steps happen before this one.
        """
        flights, now = self._flights[warp], int(clocks[warp])
        self._check_products(flights, step)
        found = self._accesses.by(step, warp) if step.spots else []
        match step.statement:
            case CopyAsync():
                self._writing(warp, step, found, clocks, position)
                flights.open += found
            case Commit():
                flights.groups.append(flights.open)
                flights.open = []
            case Wait(pending=pending):
                while len(flights.groups) > pending:
                    for landed in flights.groups.pop(0):
                        self._writes[landed, warp] = now
            case Fence():
                behind = (self._fences[:, warp] == _NEVER) & (self._writes[:, warp] != _NEVER)
                self._fences[behind, warp] = now
            case StoreShared():
                self._writing(warp, step, found, clocks, -1)
            case LoadShared():
                self._reading(warp, step, found, clocks, now)
            case Multiply(groups=groups, waits=waits):
                if groups:
                    self._see(warp, step, found, clocks)
                self._reading(warp, step, found, clocks, _NEVER if groups else now)
                if groups:
                    flights.begun.append((step, found))
                    self._finish(warp, 0 if waits else len(flights.begun), now)
            case Finish(pending=pending):
                self._finish(warp, pending, now)
            case _:
                pass

    def _writing(self, warp: int, step: TracedStep, found: list[IndexArray], clocks: Clocks, copy: int) -> None:
        """A write, of a copy or by the warp itself. Parts of one copy do not meet."""
        for place in found:
            late = self._writes[place] > clocks
            if copy >= 0:
                late &= self._copies[place] != copy
            self._refuse(late | (self._reads[place] > clocks), place, step, warp)
            self._writes[place, warp] = _NEVER if copy >= 0 else clocks[warp]
            self._fences[place, warp] = _NEVER
            self._copies[place, warp] = copy

    def _reading(self, warp: int, step: TracedStep, found: list[IndexArray], clocks: Clocks, time: int) -> None:
        for place in found:
            self._refuse(self._writes[place] > clocks, place, step, warp)
            self._reads[place, warp] = np.maximum(self._reads[place, warp], time)

    def _see(self, warp: int, step: TracedStep, found: list[IndexArray], clocks: Clocks) -> None:
        """Warp groups read what a fence of its writers, before a barrier, has made visible to them."""
        for place in found:
            unseen = (self._fences[place] > clocks) & (self._writes[place] <= clocks)
            if unseen.any():
                spot = step.spots[0].buffer
                raise EmulationError(f"{step} reads buffer '{spot}', which no fence has made visible to warp groups (warp {warp})")

    def _finish(self, warp: int, pending: int, now: int) -> None:
        """All products of a warp but the `pending` latest have read."""
        begun = self._flights[warp].begun
        while len(begun) > pending:
            for place in begun.pop(0)[1]:
                self._reads[place, warp] = now
        for _, places in begun:
            for place in places:
                self._reads[place, warp] = _NEVER

    def _check_products(self, flights: _WarpFlights, step: TracedStep) -> None:
        """No fragment of a product in flight is touched."""
        if isinstance(step.statement, Finish):
            return
        read, written = touched_fragments(step.statement)
        for product, _ in flights.begun:
            of = product.statement
            assert isinstance(of, Multiply)
            if of.target in (*read, *written) or of.left in written:
                raise EmulationError(f"{step} touches a fragment of {product}, which is not finished")

    def _refuse(
        self, late: np.ndarray[tuple[int, ...], np.dtype[np.bool_]], place: IndexArray, step: TracedStep, warp: int
    ) -> None:
        if late.any():
            other, at = (int(n[0]) for n in np.nonzero(late.T))
            byte = int(place[at]) * GRANULE
            raise EmulationError(
                f"race at byte {byte} of shared memory: no barrier is between warp {other} and {step} (warp {warp})"
            )
