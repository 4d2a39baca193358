"""Everything that a report says, as plain data: gathered by `gather.py` and `gather_sized.py`, written by `page.py`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from mirage_ir.numerics.check import Numerics
from mirage_ir.pipeline.candidate import Accuracy
from mirage_ir.pipeline.derivation import DerivationStep
from mirage_ir.program import Program
from mirage_ir.reporting.figures import KernelFigures
from mirage_ir.target.machines import Machine
from mirage_ir.verify import Verdict


@dataclass(frozen=True, slots=True)
class EmittedText:
    """A text that was made of the program, in words and in full; or, without one, why there is none."""

    what: str
    text: str | None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Measurement:
    """What was measured beside the candidates: the device, µs of each of PyTorch's ways, and what has no time, with the reason."""

    device: str
    pytorch: Mapping[str, float]
    failed: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Rival:
    """A candidate in the comparison. `shape` has its kernels in short; `program` is None where PyTorch computes it. `state` says
    what became of it, `note` where it comes from, if that is told.

    Times are in µs; None where nobody estimated or measured.
    """

    shape: str
    program: Program | None
    state: str
    estimated_us: float | None
    measured_us: float | None
    accuracy: Accuracy | None
    note: str = ""


@dataclass(frozen=True, slots=True)
class StageTime:
    """A stage of the run: its name in words, seconds, and whether the budget ended it."""

    name: str
    seconds: float
    budget_met: bool


@dataclass(frozen=True, slots=True)
class SearchFacts:
    """The search for one workload, a program or a part of one that the program has `times` times.

    `counts` are named numbers. `complete` are sentences on what was searched, `open` on what was not. `rivals` come best first;
    of `found` candidates they are the first. `steps` lead to the equal program that the search began from: empty where it began
    from the workload itself, None where the laws were not put in order.
    """

    name: str
    times: int
    counts: tuple[tuple[str, int], ...]
    complete: tuple[str, ...]
    open: tuple[str, ...]
    rivals: tuple[Rival, ...]
    found: int
    steps: tuple[DerivationStep, ...] | None = ()


@dataclass(frozen=True, slots=True)
class ProgramFacts:
    """A program, what it became, and all that is known of the way there.

    `written` is the program as its author wrote it, `chosen` the result: it may be PyTorch's own (`pytorch` says how). Its estimate
    and its measured time are in µs; `before` and `kernels` are the figures of the program's operators, each a kernel, and of the
    result's kernels. `budget` is the time limit in seconds, None for none; `limits` are the options of the search.
    """

    name: str
    machine: Machine
    written: Program
    chosen: Program
    before: tuple[KernelFigures, ...]
    kernels: tuple[KernelFigures, ...]
    estimated_us: float | None
    measured_us: float | None
    pytorch: str | None
    verdict: Verdict | None
    accuracy: Accuracy | None
    rivals: tuple[Rival, ...]
    searches: tuple[SearchFacts, ...]
    stages: tuple[StageTime, ...]
    budget: float | None
    limits: tuple[tuple[str, str], ...]
    measurement: Measurement | None
    texts: tuple[EmittedText, ...]
    notes: tuple[str, ...] = ()

    @property
    def numerics(self) -> Numerics | None:
        """All outcomes in its types, where they are known."""
        return None if self.accuracy is None else self.accuracy.numerics


@dataclass(frozen=True, slots=True)
class SizedChoiceFacts:
    """One of the programs for all sizes: the program at the sizes at which it was found, where it runs, what is proved of it, and
    estimates in µs at some sizes (None: it does not run there)."""

    program: Program
    found_at: str
    boxes: tuple[str, ...]
    proof: str
    bound_log2: float
    estimates: tuple[float | None, ...]


@dataclass(frozen=True, slots=True)
class SizedFacts:
    """A program with symbolic sizes and the programs chosen for it; `sizes` are those of the estimates, in words.

    `refused` are the reasons why programs that were found at some size have no others.
    """

    name: str
    machine: Machine
    written: Program
    symbols: tuple[str, ...]
    choices: tuple[SizedChoiceFacts, ...]
    sizes: tuple[str, ...]
    searched: tuple[str, ...]
    refused: tuple[str, ...]
    stages: tuple[StageTime, ...]
    budget: float | None
    texts: tuple[EmittedText, ...]


@dataclass(frozen=True, slots=True)
class AccountTable:
    """A table with a heading, for instance what a back end took of a graph and what not."""

    heading: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    lines: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ReportFacts:
    """A whole page: its title, its programs, and accounts that come before them."""

    title: str
    programs: tuple[ProgramFacts | SizedFacts, ...]
    accounts: tuple[AccountTable, ...] = ()
