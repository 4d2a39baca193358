"""The messages of the stages."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mirage_ir.verify import Verdict


class Listener:
    """Receives the messages of the stages. Programs are named by `Program.name`.

    This one passes on the user's messages. The passes override the other methods, to name places in the source.
    """

    def __init__(self, warn: Callable[[str], None]) -> None:
        self.warn = warn

    def blaming(self, name: str) -> AbstractContextManager[None]:
        """A context in which every error is about the program `name`."""
        return nullcontext()

    def tell(self, workload: str, message: str) -> None:
        """Tells the user about a workload, for instance that the budget ended a stage."""
        self.warn(f"{workload}: {message}")

    def refused(self, workload: str, candidate: str, verdict: Verdict) -> None:
        """The verifier refused a candidate."""
