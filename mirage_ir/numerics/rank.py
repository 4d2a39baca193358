"""The faults of candidates by their numerics, and the order in which candidates with fewer faults come first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from mirage_ir.budget import Phase
from mirage_ir.clock import TimeUp
from mirage_ir.decompose import Decomposed
from mirage_ir.errors import TooLargeError
from mirage_ir.numerics.check import Checker, Numerics, Outcome

ERROR_TOLERANCE = 5e-3
"""An error on normal inputs up to which a candidate is accurate whatever its source does, as in an emitted module's self-check."""
FACTOR = 10.0
"""How many times the source's own error, in its types, a candidate beyond the tolerance may have."""
MOST_SPARE = 16
"""Candidates looked at beyond the number wanted, when some have faults."""
MOST_REGRESSIONS = 63
"""Regressions that a rank tells apart."""


@dataclass(frozen=True, slots=True, order=True)
class Faults:
    """Why a candidate ranks below one without faults; compared in the order of the fields.

    `overflow`: it makes inf or nan on normal inputs where float64 does not. `regressions`: on how many other sets of inputs it does
    so although nothing overflows in the source, in its own types, not even inside. `inaccurate`: its error on normal inputs is
    beyond `ERROR_TOLERANCE` and `FACTOR` times the source's.
    """

    overflow: bool
    regressions: int
    inaccurate: bool

    @property
    def rank(self) -> int:
        """A number that orders faults as they are ordered; 0 for none."""
        return self.overflow * 2 * (MOST_REGRESSIONS + 1) + 2 * min(self.regressions, MOST_REGRESSIONS) + self.inaccurate

    def __bool__(self) -> bool:
        return self.rank > 0

    def __str__(self) -> str:
        texts = [
            "it overflows on normal inputs" if self.overflow else "",
            f"it overflows on {self.regressions} sets of inputs on which the source does not" if self.regressions else "",
            "its error on normal inputs is far beyond the source's" if self.inaccurate else "",
        ]
        return ", ".join(filter(None, texts)) or "no fault"


def faults_of(candidate: Numerics, source: Numerics) -> Faults:
    """The faults of a candidate, given how it and its source do on the same inputs."""
    safe = {o.trial for o in source.outcomes if o.overflow is None and o.inside is None}
    regressions = [t for t in candidate.overflowing if t in safe and t != candidate.normal.trial]
    error, base = candidate.normal.error, source.normal.error
    allowed = max(ERROR_TOLERANCE, FACTOR * base if base == base else 0.0)
    return Faults(candidate.normal.overflow is not None, len(regressions), error > allowed)


@dataclass(frozen=True, slots=True)
class Ranked:
    """A candidate, by its position in the list; `numerics` and `faults` are None while nobody has run it."""

    position: int
    numerics: Numerics | None = None
    faults: Faults | None = None


def rank(checker: Checker, candidates: Iterable[Decomposed], wanted: int | None) -> list[Ranked]:
    """Candidates that come in the order of their cost, those without faults first, then by faults, then candidates nobody has run.

    They are looked at until `wanted` (None: all) without faults are known, but at most `MOST_SPARE` more than are wanted, and no
    longer than the running clock allows (`mirage_ir.clock`). One that is too large to be run is not looked at. Among equals the
    order stays. Raises `ProgramError` for a candidate that is not well formed or has other inputs or outputs.
    """
    programs = list(candidates)
    most = len(programs) if wanted is None else wanted + MOST_SPARE
    looked: list[tuple[Faults, Ranked]] = []
    sound = 0
    for position, program in enumerate(islice(programs, most)):
        if wanted is not None and sound >= wanted:
            break
        try:
            numerics, source = checker.compare(program)
        except (TimeUp, TooLargeError):
            continue  # Of one that comes later, the checker may remember how it did.
        faults = faults_of(numerics, source)
        sound += not faults
        looked.append((faults, Ranked(position, numerics, faults)))
    ordered = [r for _, r in sorted(looked, key=lambda pair: pair[0])]
    known = {r.position for r in ordered}
    return ordered + [Ranked(position) for position in range(len(programs)) if position not in known]


def ending(ranking: Sequence[Ranked]) -> str:
    """The warning about a check whose time was up."""
    looked = sum(place.faults is not None for place in ranking)
    when = f"after {looked} candidate{'s' * (looked > 1)}" if looked else "before any candidate had run"
    return f"the budget ended {Phase.NUMERICS} {when}"


def together(parts: Sequence[Numerics]) -> Numerics:
    """The numerics of a program that consists of these parts: the worst part on each set of inputs."""
    outcomes: list[Outcome] = []
    for same in zip(*(p.outcomes for p in parts), strict=True):
        worst = max(same, key=lambda o: (o.overflow is not None, o.error if o.error == o.error else -1.0))
        inside = next((o.inside for o in same if o.inside is not None), None) if worst.overflow is None else None
        largest = max((o.largest for o in same if o.largest == o.largest), default=worst.largest)
        outcomes.append(replace(worst, largest=largest, inside=inside))
    return Numerics(tuple(outcomes), min(p.share for p in parts))
