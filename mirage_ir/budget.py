"""The time that a superoptimization may take in all, and how its phases share it.

The phases come one after the other: saturation, search, check of numerics, verification. Each may take a share of the time left
when it begins, and leaves the rest to the next. So a long search leaves time to verify its candidates.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from enum import StrEnum
from math import inf, isfinite
from typing import Any

from mirage_ir.clock import Clock, now, running
from mirage_ir.display import Display
from mirage_ir.errors import OptionError


class Phase(StrEnum):
    """The phases of a superoptimization, in this order."""

    SATURATION = "saturation"
    SEARCH = "the search"
    NUMERICS = "the check of numerics"
    VERIFICATION = "verification"


SHARES = {Phase.SATURATION: 0.15, Phase.SEARCH: 0.4, Phase.NUMERICS: 0.25, Phase.VERIFICATION: 1.0}
"""The share of the remaining time that a phase may take."""


ENDING, LONGEST_ENDING = 0.05, 1.0
"""The share of a budget, and the most seconds, kept for ending: running work does not stop at once when time is up."""


class Budget:
    """The time of all phases together: `seconds` from now on, None for no limit. Long ones are `shown` on a terminal."""

    def __init__(self, seconds: float | None = None, *, shown: bool = True) -> None:
        self.seconds = seconds
        self._shown = shown
        self._end = inf if seconds is None else now() + seconds - min(ENDING * seconds, LONGEST_ENDING)
        self._phases: dict[Phase, PhaseTime] = {}

    def phase(self, phase: Phase) -> PhaseTime:
        """The time of a phase that begins now. One that begins once more was ended when it was before."""
        end = None if self.seconds is None else now() + SHARES[phase] * max(0.0, self._end - now())
        time = PhaseTime(end, phase, shown=self._shown)
        time.met = phase in self._phases and self._phases[phase].met
        self._phases[phase] = time
        return time

    @property
    def ended(self) -> tuple[Phase, ...]:
        """The phases that it ended, in their order."""
        return tuple(phase for phase, time in self._phases.items() if time.met)


class PhaseTime:
    """The time of one phase. Its programs come one by one and share it: the next ones get the time that one does not need."""

    def __init__(self, end: float | None, phase: Phase, *, shown: bool) -> None:
        self._end = end
        self._phase = phase
        self._shown = shown
        self._began = now()
        self.met = False
        """Whether the phase ended for lack of time. Work with clocks of its own sets this."""

    def seconds(self, waiting: int = 1) -> float | None:
        """Seconds for the next of `waiting` programs; None for no limit."""
        return None if self._end is None else max(0.0, self._end - now()) / waiting

    @contextmanager
    def running(self, waiting: int = 1) -> Generator[Clock]:
        """A clock for the next of `waiting` programs, which runs inside the `with` block."""
        display = Display(self._phase)

        def turn(states: int, pruned: int) -> None:
            if display.due():
                display(f"{now() - self._began:.0f} s")

        clock = Clock(self.seconds(waiting), turn=turn if self._shown and display.terminal else None)
        try:
            with running(clock):
                yield clock
        finally:
            self.met |= clock.cut
            display.close()


def check_budget(budget: Any) -> None:
    """Raises `OptionError` unless `budget` is None or a positive number of seconds."""
    number = isinstance(budget, int | float) and not isinstance(budget, bool)
    if budget is not None and not (number and isfinite(budget) and budget > 0):
        raise OptionError(f"option 'budget' takes a positive number of seconds, not {budget!r}")
