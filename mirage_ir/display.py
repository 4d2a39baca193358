"""How the progress of long work is shown, on a terminal or in a log."""

from __future__ import annotations

import sys
from shutil import get_terminal_size
from time import monotonic
from typing import TextIO

FIRST = 2.0
"""Seconds of work after which progress is first shown on a terminal."""
ON_TERMINAL = 0.2
"""Seconds between two states of the line on a terminal."""
IN_LOG = 5.0
"""Seconds before the first and between two lines in a log."""


class Display:
    """Writes progress of a phase to standard error: one line that changes on a terminal, plain lines now and then anywhere else.

    Nothing is shown of short work, unless it is `asked` for. Standard error is looked up whenever something is written, and a
    stream that cannot be written to is left alone: no work ends for want of a reader.
    """

    def __init__(self, phase: str, asked: bool = False) -> None:
        self._phase = phase
        self.terminal = _is_terminal(sys.stderr)
        self._next = monotonic() + (0.0 if asked else FIRST if self.terminal else IN_LOG)
        self._shown = False

    def due(self) -> bool:
        return monotonic() >= self._next

    def __call__(self, progress: object) -> None:
        self._next = monotonic() + (ON_TERMINAL if self.terminal else IN_LOG)
        if self.terminal:
            self._shown = _write(f"\r\x1b[K{f'{self._phase}: {progress}'[: get_terminal_size().columns - 1]}")
        else:
            _write(f"{self._phase}: {progress}\n")

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
