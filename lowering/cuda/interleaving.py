"""Interleavings of the warps of a block, where named barriers order them, and what happens before what.

A warp comes to a barrier for the n-th time in the barrier's n-th round, which ends when as many threads have come as it is for.
That holds in all interleavings if each warp that comes again knows that the round before has ended, from its own wait or from
others' that it has waited for; otherwise one interleaving counts it for the wrong round. So it is asked for, and then neither the
rounds nor what happens before what depend on the interleaving, and a kernel that comes to a standstill does so in all of them.

What happens before what is kept in vector clocks: `clocks[w, v]` is the number of steps of warp v that are known to have happened
before what warp w does next; its own step counts from when it begins.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

import numpy as np
from numpy.typing import NDArray

from mirage_ir.lowering.cuda.emitted import EmittedKernel, NamedArrive, NamedSync
from mirage_ir.lowering.cuda.layout import WARP
from mirage_ir.lowering.cuda.memory import EmulationError
from mirage_ir.lowering.cuda.tensor_cores import GROUP
from mirage_ir.lowering.cuda.trace import TracedStep

Clocks = NDArray[np.int32]


@dataclass(slots=True)
class _Round:
    """One use of a barrier: the clocks of the warps that have come, and those that wait."""

    threads: int
    known: Clocks
    came: dict[int, int] = field(default_factory=dict[int, int])
    waiting: list[int] = field(default_factory=list[int])

    @property
    def ended(self) -> bool:
        return len(self.came) * WARP >= self.threads


class Interleaving:
    """The steps of a block's warps in some order: that of `order`, or each warp as far as it goes, in turn."""

    def __init__(self, kernel: EmittedKernel, steps: Sequence[TracedStep], order: Random | None) -> None:
        self._warps, self._threads, self._steps, self._order = kernel.warps, kernel.threads, steps, order
        self.clocks: Clocks = np.zeros((kernel.warps, kernel.warps), dtype=np.int32)
        self._rounds: dict[int, list[_Round]] = {}
        self._times: dict[tuple[int, int], int] = {}
        self._blocked: set[int] = set()

    def __iter__(self) -> Iterator[tuple[int, int]]:
        """Warps with the numbers of the steps that they take now; barriers are taken by themselves.

        Raises `EmulationError` for a standstill, a barrier that some warps never come to, and one that a warp may come to again
        before its round has ended.
        """
        done = [0] * self._warps
        while going := [w for w in range(self._warps) if w not in self._blocked and done[w] < len(self._steps)]:
            warp = going[0] if self._order is None else going[self._order.randrange(len(going))]
            position = done[warp]
            step = self._steps[position]
            done[warp] += 1
            self.clocks[warp, warp] += 1
            if not step.barriers:
                yield warp, position
            elif step.barriers[warp // GROUP] >= 0:
                self._come(warp, step)
        for barrier, rounds in sorted(self._rounds.items()):
            if not rounds[-1].ended:
                last = rounds[-1]
                stuck = [f"warp {w} waits in {self._steps[done[w] - 1]}" for w in last.waiting[:1]]
                count = f"{len(last.came) * WARP} of {last.threads} threads come to barrier {barrier}"
                raise EmulationError("; ".join([f"standstill: {count}", *stuck]))

    def _come(self, warp: int, step: TracedStep) -> None:
        """A warp comes to a barrier."""
        barrier, statement = step.barriers[warp // GROUP], step.statement
        threads = statement.threads if isinstance(statement, NamedSync | NamedArrive) else self._threads
        rounds = self._rounds.setdefault(barrier, [])
        number = self._times.get((barrier, warp), 0)
        self._times[barrier, warp] = number + 1
        if number and not self._has_ended(rounds[number - 1], warp):
            raise EmulationError(f"{step}: warp {warp} may come again to barrier {barrier} before its round has ended")
        if number == len(rounds):
            rounds.append(_Round(threads, np.zeros(self._warps, dtype=np.int32)))
        here = rounds[number]
        if here.threads != threads or here.ended:
            raise EmulationError(f"{step}: barrier {barrier} is for {here.threads} threads, and warp {warp} is not one of them")
        here.came[warp] = int(self.clocks[warp, warp])
        np.maximum(here.known, self.clocks[warp], out=here.known)
        if not isinstance(statement, NamedArrive):
            here.waiting.append(warp)
            self._blocked.add(warp)
        if here.ended:
            for waited in here.waiting:
                np.maximum(self.clocks[waited], here.known, out=self.clocks[waited])
                self._blocked.discard(waited)

    def _has_ended(self, before: _Round, warp: int) -> bool:
        """Whether a round has ended before what a warp does next, in all interleavings."""
        return before.ended and all(self.clocks[warp, w] >= time for w, time in before.came.items())
