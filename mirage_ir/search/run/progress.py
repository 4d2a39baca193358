"""Progress of a search: its counts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import isfinite
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Progress:
    """The work of a search so far.

    states, pruned: as in `Effort`; found: kernels found for cones; best_us, best_kernels: cost and launches of the cheapest program
    known, in µs by the cost model (infinite before the first); left: parts of the program that may hold a kernel for a cheaper one
    and are not searched yet, of which more may turn up; seconds: of this search, that of an earlier process not counted.
    """

    seconds: float
    states: int
    pruned: int
    found: int
    best_us: float
    best_kernels: int
    left: int

    def __str__(self) -> str:
        launches = "1 kernel" if self.best_kernels == 1 else f"{self.best_kernels} kernels"
        best = f"best {self.best_us:.1f} µs in {launches}, {self.left:,}+ parts left, " if isfinite(self.best_us) else ""
        return f"{self.seconds:.0f} s: {best}{self.states:,} states, {self.pruned:,} pruned, {self.found:,} found"


Reporter: TypeAlias = Callable[[Progress], None]
