"""What each stage found, kept for whoever asks: candidates that a later stage drops, counts of searches, ends of budgets.

A stage ends with `keep`. Nothing is kept unless somebody listens (`history_of_stages`), so a run costs nothing more without.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from mirage_ir.pipeline.candidate import PipelineStage, Workload

if TYPE_CHECKING:
    from mirage_ir.saturate.engine import Alternatives
    from mirage_ir.search.space import Space


@dataclass(frozen=True, slots=True)
class StageRecord:
    """The workloads after a stage, and how the stage went.

    `seconds` is how long it took, `budget` the seconds that all stages together had (None: no limit), and `budget_met` says that
    this ended the stage. Of outlining, the workloads are the parts of the program `whole`; of saturation, `alternatives` has what
    it found for each workload; of the search, `space` is what it was asked for.
    """

    stage: PipelineStage
    workloads: tuple[Workload, ...]
    seconds: float = 0.0
    budget: float | None = None
    budget_met: bool = False
    whole: str | None = None
    alternatives: tuple[Alternatives, ...] = ()
    space: Space | None = None


History: TypeAlias = tuple[StageRecord, ...]
"""The records of all stages of a run, in their order."""

_current: ContextVar[list[StageRecord] | None] = ContextVar("mirage_ir_history", default=None)


@contextmanager
def history_of_stages() -> Generator[list[StageRecord]]:
    """Collects the records of all stages that run inside the `with` block, and in no such block inside it."""
    records: list[StageRecord] = []
    token = _current.set(records)
    try:
        yield records
    finally:
        _current.reset(token)


def keep(record: StageRecord) -> None:
    """Adds a record to the history that somebody collects, if anybody does."""
    records = _current.get()
    if records is not None:
        records.append(record)
