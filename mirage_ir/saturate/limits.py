"""How many programs saturation gives, and which of them it hands on to the search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mirage_ir.decompose import Decomposed
    from mirage_ir.saturate.engine import Alternatives
    from mirage_ir.target.machines import Machine

EXTRACTED = 3
"""Programs that are better than the source by each estimate, at most, unless more are asked for."""
BESIDE = 2
"""Programs that are searched beside the source, at most."""
GAIN_OF_SEARCH = 0.01
"""Share of the source's cost by which a program must be cheaper to be searched beside it."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """At most `keep` programs (None: `EXTRACTED`).

    With `gain`, the programs worth searching (`Alternatives.worth_searching`). Without, the best; when `keep` is None, only
    programs better than the workload. With `stabilize`, programs in which no exp can overflow replace these, if there are any.
    """

    keep: int | None = None
    gain: float | None = None
    stabilize: bool = False

    @property
    def width(self) -> int:
        """How many programs saturation has to extract by each estimate."""
        return max(EXTRACTED, self.keep or 0)

    def choose(self, found: Alternatives, goal: Machine) -> tuple[tuple[Decomposed, ...], bool]:
        """The programs to keep, best first, and whether they take the workload's place in the search."""
        stable = found.stable()[: self.keep or EXTRACTED] if self.stabilize else ()
        if stable:
            return stable, True
        if self.gain is not None:
            return found.worth_searching(goal, self.gain)[: self.keep or EXTRACTED], False
        return found.first(len(found.found[:EXTRACTED]) if self.keep is None else self.keep), False


def beside_search(top: int | None, stabilize: bool) -> Wanted | None:
    """What is wanted beside a search of the `top` best programs; None when nothing is.

    With `top` None all programs of a space are wanted: they are the programs of the source as it is written, and nothing else is
    searched.
    """
    return Wanted(BESIDE, GAIN_OF_SEARCH, stabilize) if top is not None or stabilize else None
