"""Errors that a user of mirage-ir can cause, each with one readable message."""

from __future__ import annotations


class MirageError(Exception):
    """The base of every error that bad input can cause. Tools print it and exit with status 1."""


class ProgramError(MirageError):
    """A program that breaks a rule of the program model.

    `node` is the index of the offending node in the `nodes` or `body` that was checked, or None when the fault is
    the graph's own; a front end uses it to point at a location.
    """

    def __init__(self, message: str, node: int | None = None) -> None:
        super().__init__(message)
        self.node = node


class OptionError(MirageError):
    """An option whose value makes no sense, or that names something unknown."""


class LoweringError(MirageError):
    """A program that a target cannot express, or that exceeds its limits."""


class SearchError(MirageError):
    """A search for which no program could be verified."""


class TooLargeError(MirageError):
    """Work that would take more memory than it may, or than there is."""
