"""Which candidates are accepted: those that verification finds equivalent to the source, and the source itself.

The source needs no test: a program computes what it computes. So there always is something to return, however short the time is.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from mirage_ir.budget import Phase
from mirage_ir.clock import TimeUp, check, time_left
from mirage_ir.decompose import Decomposed
from mirage_ir.program import Program
from mirage_ir.verify import Answer, Verdict, Verifier

NO_CHANCE_LOG2 = -1000.0
"""The logarithm that is told where there is no chance of error."""


def itself() -> Verdict:
    """The verdict on the source as a candidate. Nothing was drawn, modulo no prime."""
    message = "equivalent: it is the program itself"
    return Verdict(
        Answer.EQUIVALENT, tests=0, lanes=0, primes=(), degree=0, atoms=0, height=0.0, bound_log2=NO_CHANCE_LOG2, message=message
    )


class Judge:
    """Verdicts on candidates for one source, as long as the running clock allows (`mirage_ir.clock`).

    `make_verifier` makes its verifier, which is thrown away once time was up in the midst of a verification: from then on, only the
    source itself is accepted. One that `remembers` verdicts is asked for those all the same. The source and all candidates are
    decomposed. Raises what `make_verifier` does.
    """

    def __init__(self, source: Decomposed, make_verifier: Callable[[], Verifier], *, remembers: bool = False) -> None:
        self._source = _bare(source)
        self._remembers = remembers
        self._verifier: Verifier | None = None
        if remembers or time_left() > 0:
            with suppress(TimeUp):
                self._verifier = make_verifier()
        self.unverified = 0
        """Candidates of which there is no verdict, since time was up."""

    def check(self, candidate: Decomposed) -> Verdict | None:
        """The verdict on a candidate; None when time was up before there was one.

        Raises `ProgramError` when it is not well formed.
        """
        if _bare(candidate) == self._source:
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
        """What to tell of a verification whose time was up."""
        n = self.unverified
        what = "1 candidate was not verified and is left out" if n == 1 else f"{n} candidates were not verified and are left out"
        return f"the budget ended {Phase.VERIFICATION}: {what}"


def _bare(program: Program) -> Program:
    """All of a program but its names, and where its inputs lie."""
    return replace(program, name="", input_names=(), strides=())
