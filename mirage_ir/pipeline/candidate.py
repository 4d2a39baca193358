"""What stages share: a candidate with its findings, the workload that it may replace, and the order of the stages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import inf
from typing import TYPE_CHECKING

from mirage_ir.decompose import Decomposed

if TYPE_CHECKING:
    from mirage_ir.numerics.check import Numerics
    from mirage_ir.search.plan.generate import Generated
    from mirage_ir.verify import Verdict


class PipelineStage(StrEnum):
    """The stages of decomposed workloads, in the order in which plain data and modules go through them.

    The value is the name of the pass.
    """

    OUTLINE = "mugraph-outline"
    SATURATE = "mugraph-saturate"
    GENERATE = "mugraph-generate"
    CHECK_NUMERICS = "mugraph-check-numerics"
    VERIFY = "mugraph-verify"
    SELECT = "mugraph-select"
    INLINE = "mugraph-inline"


@dataclass(frozen=True, slots=True)
class Accuracy:
    """How a candidate does in its types.

    `error` is relative, on normal inputs. `overflows` names the inputs on which it has inf or nan where float64 has a number.
    `rank` orders candidates by their faults (`mirage_ir.numerics.rank.Faults.rank`), 0 for none. `numerics` has all outcomes, and
    is None when the candidate was read from IR.
    """

    error: float
    overflows: tuple[str, ...]
    rank: int
    numerics: Numerics | None = None


@dataclass(frozen=True, slots=True)
class Candidate:
    """A program that claims to compute the same as its workload, with the findings of the stages. None means not known.

    `estimated_us` is the cost model's estimate in µs on the machine `target`; `measured_us` is the time that was measured.
    `searched_from` names the equal program that the search began from, and is None for the workload itself. `saved` is the place
    of the program in the file of an earlier search. `accuracy` says how it does in its types, `verified` why it is equivalent.
    Launches stand in the program (`GraphOp.stages`). `pytorch` says that PyTorch computes the program by itself, and how.
    """

    program: Decomposed
    estimated_us: float | None = None
    target: str | None = None
    saved: str | None = None
    searched_from: str | None = None
    accuracy: Accuracy | None = None
    verified: Verdict | None = None
    measured_us: float | None = None
    pytorch: str | None = None

    @property
    def cost_us(self) -> float:
        """The estimate in µs. Raises `ValueError` when there is none."""
        if self.estimated_us is None:
            raise ValueError(f"the cost of '{self.program.name}' was not estimated")
        return self.estimated_us

    @property
    def verdict(self) -> Verdict:
        """How it was shown to be equivalent. Raises `ValueError` when it was not."""
        if self.verified is None:
            raise ValueError(f"'{self.program.name}' is not verified")
        return self.verified

    @property
    def numerics(self) -> Numerics | None:
        """All outcomes in its types, when they are known."""
        return None if self.accuracy is None else self.accuracy.numerics


@dataclass(frozen=True, slots=True)
class Workload:
    """A program that the pipeline replaces, with its candidates and the counts of the stages.

    The whole computation contains it `times` times. `equal` programs follow from it by the laws of algebra; they are searched
    beside it, or in its place with `instead`. `candidates` come best first. The search leaves its result as `generated`.
    Verification refused `rejected` candidates and had no time for `unverified` ones; `min_kernels` is the fewest kernels of a
    verified candidate.
    """

    program: Decomposed
    times: int = 1
    equal: tuple[Candidate, ...] = ()
    instead: bool = False
    candidates: tuple[Candidate, ...] = ()
    generated: Generated | None = None
    rejected: int = 0
    unverified: int = 0
    min_kernels: int = 0

    @property
    def name(self) -> str:
        return self.program.name


def fewest_kernels(candidates: Sequence[Candidate]) -> int:
    """The fewest kernels of a candidate; 0 when there is none."""
    return min((c.program.kernels for c in candidates), default=0)


def preference(candidates: Sequence[Candidate]) -> list[float]:
    """The rank of each candidate by its faults: inf without a check of numerics, or 0 when no candidate was checked."""
    unknown = 0.0 if all(c.accuracy is None for c in candidates) else inf
    return [unknown if c.accuracy is None else c.accuracy.rank for c in candidates]
