"""Races in shared memory: accesses whose order nothing decides.

Control flow and addresses of an emitted kernel depend on the block and on loops only, never on data or on time. So which warp
accesses which bytes in which epoch is known, and two accesses by different warps are ordered if and only if they lie in different
epochs. A copy in flight is an access of its own, from the epoch of its `CopyAsync` to that of the `Wait` for its group, as of
another warp: which thread copies an entry is not defined. A *race* is two accesses of a byte in one epoch, not both reads, by
different warps (or a copy).

Why nothing else must be tried: without a race, a byte that a warp reads in an epoch was last written in an earlier epoch, or by the
same warp. By induction over epochs, and over the statements of each warp within one, every read gives the same bits in every
interleaving of warps and for every time at which copies arrive, and so do all results. With a race, the detector finds it in any
interleaving, because the sets of accesses that it compares do not depend on one. Blocks share only tensors;
`mirage_ir.lowering.cuda.memory` sees to it that no entry is stored twice, and no kernel loads a tensor that it writes.

Products of warp groups read shared memory by another way than ordinary accesses do: what was written must have been made visible by
a `Fence` of its writers, before the barrier. That is followed in the order of statements, which is the same for all warps.

A product that a warp group has begun reads until it is finished: so long it is an access of each epoch.

Lanes of a warp run in step: each statement ends for all of them before the next one begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np

from mirage_ir.lowering.cuda.accesses import COPIES, GRANULE, Accesses
from mirage_ir.lowering.cuda.emitted import (
    Commit,
    CopyAsync,
    EmittedKernel,
    Fence,
    Finish,
    Multiply,
    StoreShared,
    Wait,
    statements,
    touched_fragments,
)
from mirage_ir.lowering.cuda.memory import EmulationError
from mirage_ir.lowering.cuda.trace import Spot, TracedStep

_NOBODY = -2
"""Instead of a warp's number."""
_Key: TypeAlias = tuple[tuple[int, tuple[Spot, ...]], ...]


class RaceDetector:
    """Looks at the blocks of a kernel, epoch by epoch. Epochs that do the same to shared memory are looked at once."""

    def __init__(self, kernel: EmittedKernel) -> None:
        self._kernel = kernel
        self._buffers = {b.name: b for b in kernel.buffers}
        self._accesses = Accesses(kernel)
        self._clean: set[_Key] = set()
        self._committed: list[list[TracedStep]] = []
        self._open: list[TracedStep] = []
        self._begun: list[TracedStep] = []
        self._grouped = any(isinstance(s, Multiply) and s.groups for s in statements(kernel.body))
        self._unseen = np.zeros(0, dtype=np.bool_)

    def start(self) -> None:
        """A block begins: no copy is in flight."""
        self._committed, self._open, self._begun = [], [], []
        self._unseen = np.zeros(-(-self._kernel.shared_bytes // GRANULE), dtype=np.bool_)

    def check(self, steps: Sequence[TracedStep]) -> None:
        """Raises `EmulationError` when an epoch, the next one of the block, has a race."""
        if self._grouped:
            self._follow_fences(steps)
        copies = [step for group in (*self._committed, self._open) for step in group]
        for step in steps:
            match step.statement:
                case CopyAsync():
                    copies.append(step)
                    self._open.append(step)
                case Commit():
                    self._committed.append(self._open)
                    self._open = []
                case Wait(pending=pending):
                    del self._committed[: max(0, len(self._committed) - pending)]
                case _:
                    pass
        others = [step for step in steps if step.spots and not isinstance(step.statement, CopyAsync)]
        others = [*self._follow_products(steps), *others]
        key = (*((step.number, step.spots) for step in copies), (-1, ()), *((step.number, step.spots) for step in others))
        if key not in self._clean:
            self._compare(copies, others)
            self._clean.add(key)

    def _follow_products(self, steps: Sequence[TracedStep]) -> list[TracedStep]:
        """The products of earlier epochs that are in flight: they still read shared memory.

        Raises `EmulationError` when a fragment of one is touched before the product is finished.
        """
        before = list(self._begun)
        for step in steps:
            statement = step.statement
            if isinstance(statement, Finish):
                del self._begun[: max(0, len(self._begun) - statement.pending)]
                continue
            read, written = touched_fragments(statement)
            for product in self._begun:
                of = product.statement
                assert isinstance(of, Multiply)
                if of.target in (*read, *written) or of.left in written:
                    raise EmulationError(f"{step} touches a fragment of {product}, which is not finished")
            if isinstance(statement, Multiply) and statement.groups:
                self._begun = [] if statement.waits else [*self._begun, step]
        return before

    def _follow_fences(self, steps: Sequence[TracedStep]) -> None:
        """Raises `EmulationError` when warp groups read what its writers have not made visible to them."""
        committed, now = [list(group) for group in self._committed], list(self._open)
        for step in steps:
            match step.statement:
                case CopyAsync():
                    now.append(step)
                case Commit():
                    committed.append(now)
                    now = []
                case Wait(pending=pending):
                    for group in committed[: max(0, len(committed) - pending)]:
                        for copy in group:
                            self._mark(copy)
                    del committed[: max(0, len(committed) - pending)]
                case StoreShared():
                    self._mark(step)
                case Fence():
                    self._unseen[:] = False
                case Multiply(groups=True):
                    for _, spot, found in self._accesses.of(step):
                        if self._unseen[found].any():
                            raise EmulationError(
                                f"{step} reads buffer '{spot.buffer}', which no fence has made visible to warp groups"
                            )
                case _:
                    pass

    def _mark(self, step: TracedStep) -> None:
        for _, _, found in self._accesses.of(step):
            self._unseen[found] = True

    def _compare(self, copies: Sequence[TracedStep], others: Sequence[TracedStep]) -> None:
        granules = -(-self._kernel.shared_bytes // GRANULE)
        warp_of = np.full(granules, _NOBODY, dtype=np.int32)
        step_of = np.full(granules, -1, dtype=np.int32)
        steps = [*copies, *others]
        stores = [n for n, step in enumerate(steps) if isinstance(step.statement, StoreShared)]
        loads = [n for n, step in enumerate(steps) if n >= len(copies) and not isinstance(step.statement, StoreShared)]
        for n in (*range(len(copies)), *stores, *loads):
            step = steps[n]
            for warp, spot, found in self._accesses.of(step):
                before = warp_of[found]
                clash = (before != _NOBODY) & ((before != warp) | (warp == COPIES))
                if clash.any():
                    at = int(found[clash][0])
                    who = "copies" if warp == COPIES else f"warp {warp}"
                    byte = at * GRANULE - self._buffers[spot.buffer].offset
                    where = f"byte {byte} of buffer '{spot.buffer}' (byte {at * GRANULE} of shared memory)"
                    pair = f"{steps[step_of[at]]}, and {step} ({who})"
                    raise EmulationError(f"race at {where}: no barrier is between {pair}")
                if n not in loads:
                    warp_of[found], step_of[found] = warp, n
