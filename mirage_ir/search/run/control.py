"""Options that say how a search is run, and the progress that it reports; `Space` declares the programs."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass
from math import isfinite
from typing import TypeAlias

from mirage_ir.budget import check_budget
from mirage_ir.errors import OptionError
from mirage_ir.limits import MOST_WORKERS, check_integer


class SearchWarning(UserWarning):
    """Something about a search that its user should know: a budget that ended it, a damaged checkpoint."""


def warn(message: str) -> None:
    """Warns by Python's `warnings`."""
    warnings.warn(message, SearchWarning, stacklevel=2)


def ignore(message: str) -> None:
    """Warns nobody."""


@dataclass(frozen=True, slots=True)
class Progress:
    """The work of a search so far.

    states, pruned: as in `Effort`; found: kernels found for cones; best_us, best_kernels: cost and launches of the cheapest program
    known, in µs by the cost model (infinite before the first); left: parts of the program that may hold a kernel for a cheaper one
    and are not searched yet, of which more may turn up; seconds: of this search, without an earlier process's.
    """

    seconds: float
    states: int
    pruned: int
    found: int
    best_us: float
    best_kernels: int
    left: int

    def __str__(self) -> str:
        launches = "1 kernel" if self.best_kernels == 1 else f"{self.best_kernels} kernels"
        best = f"best {self.best_us:.1f} µs in {launches}, {self.left:,}+ parts left, " if isfinite(self.best_us) else ""
        return f"{self.seconds:.0f} s: {best}{self.states:,} states, {self.pruned:,} pruned, {self.found:,} found"


Reporter: TypeAlias = Callable[[Progress], None]


@dataclass(frozen=True, slots=True)
class Control:
    """How a search is run. None of it changes the result of a search that ends by itself.

    Raises `OptionError` for values that make no sense.

    budget: seconds for saturation, search, check of numerics and verification together (`mirage_ir.budget`), after which the best
        that is verified by then is returned.
    checkpoint: a file that keeps results. A killed search goes on from it, with the same result.
    workers: how many processes search at a time. With an `executor`, how many parts of the program it is given at a time.
    executor: a `concurrent.futures.Executor` that searches beside this process; not given: processes of this machine, once the
        search has taken longer than a second. Operators that were registered at run time must be known to its processes, too.
    progress: whether to show progress on standard error, or who is told of it; None: on a terminal, and of long searches in a log.
    warn: who is told of warnings.
    """

    budget: float | None = None
    checkpoint: str | os.PathLike[str] | None = None
    workers: int | None = None
    executor: Executor | None = None
    progress: bool | Reporter | None = None
    warn: Callable[[str], None] = warn

    def __post_init__(self) -> None:
        check_budget(self.budget)
        if self.checkpoint is not None and not (isinstance(self.checkpoint, str | os.PathLike) and os.fspath(self.checkpoint)):
            raise OptionError(f"option 'checkpoint' takes the name of a file, not {self.checkpoint!r}")
        if self.workers is not None:
            check_integer("workers", self.workers, most=MOST_WORKERS)
        if self.executor is not None and not callable(getattr(self.executor, "submit", None)):
            raise OptionError(f"option 'executor' takes a concurrent.futures.Executor, not {self.executor!r}")
        if self.progress is not None and not isinstance(self.progress, bool) and not callable(self.progress):
            raise OptionError(f"option 'progress' takes true, false or a function, not {self.progress!r}")
