"""Reasons why a node of a PyTorch graph is not converted."""

from __future__ import annotations

from mirage_ir.errors import MirageError


class NotConverted(MirageError):
    """A node of a PyTorch graph that no converter takes; the message is the reason."""
