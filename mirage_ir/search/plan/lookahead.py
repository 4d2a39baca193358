"""Looks at what comes before a part, before the part is searched: where that is small, it is searched first.

The kernels of a large part are often useless because of what the values cost that they read. Bounds tell that too late. So the
cheapest kernels that may compute these values are searched first, if they have fewer operators: by dynamic programming over sets
of values, from the inputs on. Many parts read the same values.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Sequence
from math import inf
from typing import TypeAlias

from mirage_ir.search.plan.frontiers import Frontiers, KernelPart
from mirage_ir.search.plan.least import LeastCosts
from mirage_ir.search.plan.planned import Library

MOST_FIRST_KERNELS = 256
"""First kernels of a set of values up to which they are looked at. It bounds time only."""
FirstStep: TypeAlias = tuple[float, int, KernelPart | Library, frozenset[int]]
"""A lower bound in µs for a plan that begins with a kernel, a number, the kernel, and the values that are needed then."""


class Lookahead:
    """Raises lower bounds of what computes sets of values.

    `search` searches the kernels of a part that a plan below a limit in µs may use, and says whether it did; `over` says that time
    is up.
    """

    def __init__(
        self,
        frontiers: Frontiers,
        least: LeastCosts,
        search: Callable[[KernelPart, float], bool],
        over: Callable[[], bool] = lambda: False,
    ) -> None:
        self.frontiers, self.least, self._search, self._over = frontiers, least, search, over
        self._steps: dict[frozenset[int], list[FirstStep]] = {}

    def raise_bound(self, needed: frozenset[int], below: float, limit: float, most: int) -> float:
        """Lower bound in µs for the kernels that compute `needed`, raised as long as it is less than `below` and may grow.

        Kernels of at most `most` operators are searched, for plans under `limit` µs. The work of searching a part doubles with each
        operator or so; where there are more first kernels than that, they are not looked at.
        """
        if not needed:
            return 0.0
        if needed not in self._steps:
            if self._raise_as_one(needed, below) >= below:
                return self.least.of(needed)
            kernels = self._first_kernels(needed)
            if len(kernels) > min(1 << most, MOST_FIRST_KERNELS) or self._over():
                return self.least.of(needed)
            self._steps[needed] = self._first_steps(needed, kernels)
        steps = self._steps[needed]
        while steps and not self._over() and self._grows(steps, below, limit, most):
            pass
        self.least.raised[needed] = max(steps[0][0] if steps else inf, self.least.raised.get(needed, 0.0))
        return self.least.raised[needed]

    def _raise_as_one(self, needed: frozenset[int], below: float) -> float:
        """Lower bound in µs, up to `below`, for what computes `needed`: one kernel that reads the program's inputs, or two kernels.

        It takes little time, however many kernels may come first. Views take no kernel: where there are some, it is not raised.
        """
        least = self.least
        if least.fewest(needed) != 1 or not least.takes_kernels(needed):
            return least.of(needed)
        targets = max(self.frontiers.groups(needed), key=len)
        kernels: list[KernelPart | Library] = list(self.frontiers.parts(targets, alone=True))
        if len(needed) == 1:
            kernels += (way for way in least.whole.libraries(*needed) if way.frontier <= least.inputs)
        bound = min(below, least.of_launches(needed, 2))
        for kernel in kernels if len(targets) == len(needed) else ():
            while isinstance(kernel, KernelPart) and least.of_kernel(kernel) < bound and not least.is_sharp(kernel):
                least.sharpen(kernel)
            bound = min(bound, least.of_kernel(kernel))
        least.raised[needed] = max(bound, least.raised.get(needed, 0.0))
        return least.of(needed)

    def _grows(self, steps: list[FirstStep], below: float, limit: float, most: int) -> bool:
        """Whether the least bound of some first steps may grow; more is known of its kernel, or of the rest, then."""
        known, number, kernel, rest = steps[0]
        first = self.least.of_kernel(kernel)
        bound = first + self.least.of(rest)
        if bound > known:
            heapq.heapreplace(steps, (bound, number, kernel, rest))
            return True
        if known >= below:
            return False
        if isinstance(kernel, Library) or kernel in self.least.found:
            return first + self.raise_bound(rest, below - first, limit, most) > known
        if not self.least.is_sharp(kernel):
            self.least.sharpen(kernel)
            return True
        return self.frontiers.operators(kernel) <= most and self._search(kernel, limit)

    def _first_kernels(self, needed: frozenset[int]) -> list[KernelPart | Library]:
        """The kernels that may compute the last value of those needed."""
        kernels: list[KernelPart | Library] = list(self.least.whole.libraries(self.frontiers.last(needed)))
        for targets in self.frontiers.groups(needed):
            kernels += (part for alone in (True, False) for part in self.frontiers.parts(targets, alone))
        return kernels

    def _first_steps(self, needed: frozenset[int], kernels: Sequence[KernelPart | Library]) -> list[FirstStep]:
        """Plans for the values needed that begin with each of some kernels, as a heap."""
        rests = [self.frontiers.still(needed, kernel.targets, kernel.frontier) for kernel in kernels]
        steps = [
            (self.least.of_kernel(kernel) + self.least.of(rest), number, kernel, rest)
            for number, (kernel, rest) in enumerate(zip(kernels, rests, strict=True))
        ]
        heapq.heapify(steps)
        return steps
