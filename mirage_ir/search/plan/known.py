"""What the rest of a plan costs in kernels that are known already: how a search ends whose time is up.

By dynamic programming over the sets of values still needed, with the kernels that were found for parts of the program and with
pre-defined ones.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf

from mirage_ir.search.plan.frontiers import Frontiers, KernelPart, TargetValues
from mirage_ir.search.plan.planned import Fused
from mirage_ir.search.plan.whole import WholePlans

MOST_SETS = 10_000
"""Sets of values that are looked at; for others, the rest is of pre-defined kernels. It bounds time only."""


class KnownKernels:
    """The cheapest plans of the kernels `found` for parts, and of pre-defined ones."""

    def __init__(self, frontiers: Frontiers, whole: WholePlans, found: Mapping[KernelPart, Sequence[Fused]]) -> None:
        self.frontiers, self.whole = frontiers, whole
        self._best: dict[TargetValues, list[Fused]] = {}
        for kernels in found.values():
            for kernel in kernels[:1]:
                self._best.setdefault(kernel.targets, []).append(kernel)
        self._costs: dict[frozenset[int], float] = {frozenset(): 0.0}

    def cost(self, needed: frozenset[int]) -> float:
        """Microseconds of the cheapest known kernels that compute values from the program's inputs."""
        if needed not in self._costs:
            if len(self._costs) >= MOST_SETS:
                return self.whole.rest_cost(needed)
            self._costs[needed] = inf  # Nothing is computed from itself.
            groups = self.frontiers.groups(needed, first=needed == frozenset(self.frontiers.outputs))
            fused = (kernel for targets in groups for kernel in self._best.get(targets, ()))
            every = (*self.whole.libraries(self.frontiers.last(needed)), *fused)
            self._costs[needed] = min(k.cost + self.cost(self.frontiers.still(needed, k.targets, k.frontier)) for k in every)
        return self._costs[needed]
