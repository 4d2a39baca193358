"""Progress of a search: what is counted, and how it is shown on a terminal or in a log."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from math import isfinite
from shutil import get_terminal_size
from time import monotonic
from typing import TextIO, TypeAlias

FIRST = 2.0
"""Seconds of a search after which progress is first shown on a terminal."""
ON_TERMINAL = 0.2
"""Seconds between two states of the line on a terminal."""
IN_LOG = 5.0
"""Seconds before the first and between two lines in a log."""


@dataclass(frozen=True, slots=True)
class Progress:
    """What a search has done so far.

    states, pruned: as in `Effort`; found: kernels found for cones; best_us, best_kernels: cost and launches of the cheapest program
    known, in µs by the cost model (infinite before the first); left: parts of the program that may hold a kernel for a cheaper one
    and are not searched yet, of which more may turn up; seconds: of this search, that of an earlier process not counted.
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


class Display:
    """Writes progress to standard error: one line that changes on a terminal, plain lines now and then anywhere else.

    Nothing is shown of short searches, unless it is `asked` for. Standard error is looked up whenever something is written, and a
    stream that cannot be written to is left alone: a search does not end for want of a reader.
    """

    def __init__(self, asked: bool = False) -> None:
        self._terminal = _is_terminal(sys.stderr)
        self._next = monotonic() + (0.0 if asked else FIRST if self._terminal else IN_LOG)
        self._shown = False

    def due(self) -> bool:
        return monotonic() >= self._next

    def __call__(self, progress: Progress) -> None:
        self._next = monotonic() + (ON_TERMINAL if self._terminal else IN_LOG)
        if self._terminal:
            self._shown = _write(f"\r\x1b[K{f'search: {progress}'[: get_terminal_size().columns - 1]}")
        else:
            _write(f"search: {progress}\n")

    def close(self) -> None:
        """Takes the line off the terminal."""
        if self._shown:
            _write("\r\x1b[K")
            self._shown = False


def _is_terminal(stream: TextIO | None) -> bool:
    try:
        return stream is not None and stream.isatty()
    except (AttributeError, ValueError):  # Something else in its place, or closed.
        return False


def _write(text: str) -> bool:
    """Whether the text could be written."""
    try:
        sys.stderr.write(text)
        sys.stderr.flush()
    except (AttributeError, OSError, ValueError):
        return False
    return True
