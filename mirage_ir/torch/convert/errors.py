"""Reasons why a node of a PyTorch graph is not converted."""

from __future__ import annotations

from typing import Any

from mirage_ir.errors import MirageError


class NotConverted(MirageError):
    """A node of a PyTorch graph that no converter takes; the message is the reason."""


class IslandRefused(MirageError):
    """Nodes that convert alone, but not in their island, each with the reason."""

    def __init__(self, reasons: dict[Any, str]) -> None:
        super().__init__("; ".join(dict.fromkeys(reasons.values())))
        self.reasons = reasons


FAILURES = (MirageError, RuntimeError, ArithmeticError, LookupError, TypeError, ValueError, AssertionError, MemoryError)
"""What our part may raise, PyTorch's own errors among it (`RuntimeError`). What it was to compute goes to PyTorch as it was."""
