"""How many programs saturation gives, and which of them it hands on to the search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mirage_ir.decompose import Decomposed
    from mirage_ir.saturate.engine import Alternatives
    from mirage_ir.target.machines import Machine

WIDTH = 3
"""Programs that are better than the source by each estimate, at most, unless more are asked for."""
BESIDE = 2
"""Programs that are searched beside the source, at most."""
GAIN_OF_SEARCH = 0.01
"""By which share of what it takes a program must be cheaper than the source to be searched beside it."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """At most `keep` programs (None: `WIDTH`).

    With `gain`, those that are worth searching (`Alternatives.worth_searching`). Without, the best; when `keep` is None, only those
    that are better than the workload. With `stabilize`, programs in which no exp can overflow replace these, if there are any.
    """

    keep: int | None = None
    gain: float | None = None
    stabilize: bool = False

    @property
    def width(self) -> int:
        """How many programs saturation has to extract by each estimate."""
        return max(WIDTH, self.keep or 0)

    def choose(self, found: Alternatives, goal: Machine) -> tuple[tuple[Decomposed, ...], bool]:
        """The programs to keep, best first, and whether they take the workload's place in the search."""
        stable = found.stable()[: self.keep or WIDTH] if self.stabilize else ()
        if stable:
            return stable, True
        if self.gain is not None:
            return found.worth_searching(goal, self.gain)[: self.keep or WIDTH], False
        return found.first(len(found.found[:WIDTH]) if self.keep is None else self.keep), False


def beside_search(top: int | None, stabilize: bool) -> Wanted | None:
    """What is wanted beside a search of the `top` best programs; None when nothing is.

    All programs of a space (`top` None) are those of the program as it is written, so nothing is searched beside it then.
    """
    return Wanted(BESIDE, GAIN_OF_SEARCH, stabilize) if top is not None or stabilize else None
