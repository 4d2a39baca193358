"""The outcome of a comparison of two programs."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from mirage_ir.verify.counterexample import Counterexample


class Answer(StrEnum):
    """The three answers: proved, shown wrong, or neither."""

    EQUIVALENT = "equivalent"
    REFUTED = "refuted"
    NOT_PROVED = "not proved"


class Basis(StrEnum):
    """What the programs ran on: all entries, or classes of indices, at these extents or for all sizes of symbols."""

    ALL_SIZES = "all sizes"
    CLASSES = "classes"
    FULL_SIZE = "full size"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The outcome of a comparison.

    When `equivalent`, a wrong candidate would have been accepted with probability at most 2**bound_log2; when `refuted`, there are
    inputs on which the two differ (`counterexample`), or their interfaces do; when `not proved`, neither is known, and `message`
    says why, as far as that can be told. It ran `tests` tests in `lanes` lanes each, modulo as many `primes`. `degree` and `height`
    bound the degree and log2 of the coefficients of the polynomial that separates two outputs, `atoms` the oracle atoms and set
    members in the cone of one entry of both. `output` and `entry` say where residues differ or are missing, when the programs are
    not equivalent.
    `narrowed` names values that the candidate keeps in a narrower type than the source. `basis` says what the programs ran on.
    """

    answer: Answer
    tests: int
    lanes: int
    primes: tuple[int, ...]
    degree: int
    atoms: int
    height: float
    bound_log2: float
    message: str
    output: int | None = None
    entry: tuple[int, ...] | None = None
    narrowed: tuple[str, ...] = ()
    counterexample: Counterexample | None = None
    basis: Basis = Basis.FULL_SIZE

    @property
    def equivalent(self) -> bool:
        """Whether the programs are proved equivalent, up to the bound."""
        return self.answer is Answer.EQUIVALENT

    def __str__(self) -> str:
        return self.message
