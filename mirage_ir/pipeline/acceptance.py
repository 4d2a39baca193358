"""Accepts a candidate that verification finds equivalent to its source, and the source itself without a test.

So there is always a program to return, however short the time is.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from mirage_ir.budget import Phase
from mirage_ir.cache.results import bare
from mirage_ir.clock import TimeUp, check, time_left
from mirage_ir.decompose import Decomposed
from mirage_ir.verify import Answer, Verdict, Verifier

NO_CHANCE_LOG2 = -1000.0
"""Base-2 logarithm reported when an error is impossible: the candidate is the source itself."""


def itself() -> Verdict:
    """The verdict on the source as a candidate. Nothing was drawn, modulo no prime."""
    return Verdict(Answer.EQUIVALENT, 0, 0, (), 0, 0, 0.0, NO_CHANCE_LOG2, "equivalent: it is the program itself")


class Judge:
    """Verdicts on candidates for one source, as long as the running clock allows (`mirage_ir.clock`).

    `make_verifier` makes its verifier. When time is up during a verification, the verifier is thrown away, and from then on only
    the source itself is accepted. A verifier that `remembers` verdicts stays, and still gives those. Raises the errors of
    `make_verifier`.
    """

    def __init__(self, source: Decomposed, make_verifier: Callable[[], Verifier], *, remembers: bool = False) -> None:
        self._source = bare(source)
        self._remembers = remembers
        self._verifier: Verifier | None = None
        if remembers or time_left() > 0:
            with suppress(TimeUp):
                self._verifier = make_verifier()
        self.unverified = 0
        """Candidates without a verdict because time was up."""

    def check(self, candidate: Decomposed) -> Verdict | None:
        """The verdict on a candidate; None when time was up before there was one.

        Raises `ProgramError` when it is not well formed.
        """
        if bare(candidate) == self._source:
            return itself()
        if self._verifier is not None:
            try:
                if not self._remembers:
                    check()
                return self._verifier.check(candidate)
            except TimeUp:
                if not self._remembers:
                    self._verifier = None
        self.unverified += 1
        return None

    def ending(self) -> str:
        """The message for a verification whose time was up."""
        n = self.unverified
        what = "1 candidate was not verified and is left out" if n == 1 else f"{n} candidates were not verified and are left out"
        return f"the budget ended {Phase.VERIFICATION}: {what}"
