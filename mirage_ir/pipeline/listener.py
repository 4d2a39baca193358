"""Who hears of what the stages of the pipeline do."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mirage_ir.verify import Verdict


class Listener:
    """Hears what the stages do. Programs are named by `Program.name`.

    This one passes on what the user should know. Who reads programs from IR overrides the rest, to name places in the source.
    """

    def __init__(self, warn: Callable[[str], None]) -> None:
        self.warn = warn

    def blaming(self, name: str) -> AbstractContextManager[None]:
        """A context in which every error is about the program `name`."""
        return nullcontext()

    def tell(self, workload: str, message: str) -> None:
        """What the user should know of a workload, such as that the budget ended a stage."""
        self.warn(f"{workload}: {message}")

    def refused(self, workload: str, candidate: str, verdict: Verdict) -> None:
        """The verifier refused a candidate."""
