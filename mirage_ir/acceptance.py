"""Which candidates are accepted: those that verification finds equivalent to the source, and the source itself.

The source needs no test: a program computes what it computes. So there always is something to return, however short the time is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import log2

from mirage_ir.clock import TimeUp, check
from mirage_ir.decompose import decompose
from mirage_ir.program import Program
from mirage_ir.verify.equivalence import SMALLEST_CHANCE, Verdict, Verifier
from mirage_ir.verify.modular import PRIME

ITSELF = "equivalent: it is the program itself"


def itself() -> Verdict:
    """The verdict on the source as a candidate. Nothing was drawn, and there is no chance of error: the least that is told."""
    return Verdict(True, 0, 0, PRIME, 0, 0, log2(SMALLEST_CHANCE), ITSELF)


class Judge:
    """Verdicts on candidates for one source, as long as the running clock allows (`mirage_ir.clock`).

    `make_verifier` makes its verifier when that is first needed. Once time was up in the midst of a verification, the verifier is
    thrown away: from then on, only the source itself is accepted.
    """

    def __init__(self, source: Program, make_verifier: Callable[[], Verifier]) -> None:
        self._source = _bare(source)
        self._make_verifier = make_verifier
        self._verifier: Verifier | None = None
        self.unverified = 0
        """Candidates of which there is no verdict, since time was up."""

    def check(self, candidate: Program) -> Verdict | None:
        """The verdict on a candidate; None when time was up before there was one.

        Raises `ProgramError` when the source or the candidate is not well formed.
        """
        if _bare(candidate) == self._source:
            return itself()
        if not self.unverified:
            try:
                check()
                if self._verifier is None:
                    self._verifier = self._make_verifier()
                return self._verifier.check(candidate)
            except TimeUp:
                self._verifier = None
        self.unverified += 1
        return None

    def ending(self, candidates: int) -> str:
        """What to tell of a verification whose time was up, of so many candidates."""
        if self.unverified == candidates:
            return f"the budget ended {Stage.VERIFICATION} before any candidate was verified"
        what = "1 candidate is" if self.unverified == 1 else f"{self.unverified} candidates are"
        return f"the budget ended {Stage.VERIFICATION}: {what} left out that may be better"


def _bare(program: Program) -> Program:
    """All of a program but its names, and where its inputs lie."""
    return replace(decompose(program), name="", input_names=(), strides=())
