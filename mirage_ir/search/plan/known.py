"""Plans of kernels that are known already: how a search ends whose time is up.

By dynamic programming over the sets of values still needed, with the kernels that were found for parts of the program and with
pre-defined ones. It says exactly what the rest of a plan costs as long as that is little enough, so that best-first search goes
straight to the cheapest plans.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator
from itertools import count
from math import inf
from typing import TypeAlias

from mirage_ir.block.cost import least_cost
from mirage_ir.clock import Clock
from mirage_ir.search.plan.least import LeastCosts
from mirage_ir.search.plan.planned import Fused, Plan, PlannedKernel, launches

Needed: TypeAlias = frozenset[int]
"""Values that are still to be computed."""

MOST_STAGES = 2
"""Launches of one kernel of a plan: one that stores partial results, and one that combines them."""


class KnownKernels:
    """The plans of the kernels `found` for parts and of pre-defined ones that cost less than `below` µs.

    The methods raise `TimeUp` when `clock` is up.
    """

    def __init__(self, least: LeastCosts, found: Iterable[Fused], clock: Clock, below: float = inf) -> None:
        self.frontiers, self.whole, self.clock, self.below = least.frontiers, least.whole, clock, below
        self.outputs = frozenset(self.frontiers.outputs)
        self._fewest, self._launch_us = least.fewest, least_cost(least.machine)
        self._fused: dict[int, dict[tuple[Needed, Needed, int], list[PlannedKernel]]] = {}
        """By the last of their targets, and by what they store and read and their launches: kernels, cheapest first."""
        for kernel in sorted(found, key=lambda kernel: kernel.cost):
            of_value = self._fused.setdefault(self.frontiers.last(frozenset(kernel.targets)), {})
            of_value.setdefault((frozenset(kernel.targets), kernel.frontier, len(kernel.stages)), []).append(kernel)
        self._rests: dict[tuple[Needed, float], tuple[float, float]] = {}
        """Of values that are needed and launches that are left: the least cost, if it is below the second number, or inf."""

    def fewest_first(self, most: float) -> Iterator[Plan]:
        """The plans with at most `most` launches: those with the fewest first, and of these the cheapest."""
        for launched in range(1, int(min(most, MOST_STAGES * len(self.whole.rest(self.outputs)))) + 1):
            yield from (plan for plan in self.plans(launched) if plan.launches == launched)

    def plans(self, most: float = inf) -> Iterator[Plan]:
        """The plans with at most `most` launches, cheapest first."""
        number = count()
        waiting: list[tuple[float, int, Needed, tuple[PlannedKernel, ...], bool]] = []
        heapq.heappush(waiting, (0.0, next(number), self.outputs, (), False))
        while waiting:
            self.clock.check()
            bound, _, needed, kernels, whole = heapq.heappop(waiting)
            if whole:
                yield Plan(kernels, bound, launches(kernels))
            elif not needed:  # Now it is known in which types values are stored.
                cost = self.whole.cost(kernels)
                if cost < self.below:
                    heapq.heappush(waiting, (cost, next(number), needed, kernels, True))
            else:
                spent, left = sum(kernel.cost for kernel in kernels), most - launches(kernels)
                for same in self._next(needed):
                    rest = self.frontiers.still(needed, same[0].targets, same[0].frontier)
                    for kernel in same:
                        cost = spent + kernel.cost
                        cost += self._rest(rest, left - launches((kernel,)), self.below - cost)
                        if cost < self.below:
                            heapq.heappush(waiting, (cost, next(number), rest, (*kernels, kernel), False))

    def cost(self, needed: Needed) -> float:
        """Microseconds of the cheapest known kernels that compute values from the program's inputs; inf where that is too much."""
        return self._rest(needed, inf, self.below)

    def _rest(self, needed: Needed, left: float, below: float) -> float:
        """What the cheapest kernels cost that compute values with so many launches at most; inf if not less than `below`."""
        fewest = self._fewest(needed)
        if fewest > left or fewest * self._launch_us >= below:
            return inf
        if not needed:
            return 0.0
        known, limit = self._rests.get((needed, left), (inf, 0.0))
        if known < limit or below <= limit:
            return known if known < below else inf
        self.clock.check()
        self._rests[needed, left] = inf, inf  # Nothing is computed from itself.
        least = below
        for kernel, *_ in self._next(needed):
            rest = self.frontiers.still(needed, kernel.targets, kernel.frontier)
            least = min(least, kernel.cost + self._rest(rest, left - launches((kernel,)), least - kernel.cost))
        self._rests[needed, left] = least if least < below else inf, below
        return self._rests[needed, left][0]

    def _next(self, needed: Needed) -> Iterator[list[PlannedKernel]]:
        """The known kernels that may compute the last of some values; those together that store, read and launch the same."""
        value = self.frontiers.last(needed)
        for (targets, _, _), kernels in self._fused.get(value, {}).items():
            if targets <= needed and (len(targets) == 1 or self._together(targets, needed)):
                yield kernels
        for library in self.whole.libraries(value):
            yield [library]

    def _together(self, targets: Needed, needed: Needed) -> bool:
        """Whether nothing else that is needed is computed from what one kernel stores."""
        below = self.frontiers.below
        return not any(v in below(u) for u in needed - targets for v in targets)
