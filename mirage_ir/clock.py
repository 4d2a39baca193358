"""Clocks: when work must stop, and when others get a turn.

Callers hand a clock to their callees. Code too deep for that asks the *running* clock: inside `with running(clock):`, the walker
over programs and the threads of NumPy work stop with `TimeUp`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from contextvars import ContextVar
from math import inf
from time import monotonic

INTERVAL = 0.02
"""Seconds between looks at the time, at least; and between turns of others."""
GRACE = 0.05
"""The share of a budget granted as extra time, to make a result of work that was cut short."""
LONGEST_GRACE = 2.0
"""Seconds of grace, at most."""
EXTENSIONS = 3
"""How often a clock grants extra time."""


class TimeUp(Exception):
    """The work must stop now. Whoever can hand back a part of it catches this."""


def now() -> float:
    """Seconds, of which differences mean something: the time that all clocks and budgets go by."""
    return monotonic()


class Clock:
    """Says when work must stop: after `seconds` (None: never), or when `stopped` says so.

    Long loops call `check` all the time. It is cheap, and now and then gives `turn` the time to do something else.
    """

    def __init__(
        self,
        seconds: float | None = None,
        stopped: Callable[[], bool] | None = None,
        turn: Callable[[int, int], None] | None = None,
        grace: float = 0.0,
    ) -> None:
        self._end = inf if seconds is None else now() + seconds
        self._grace, self._extensions = grace, EXTENSIONS
        self._stopped, self._turn = stopped, turn
        self._next = min(now() + INTERVAL, self._end)
        self.states = self.pruned = 0
        """Counts of the current exploration, handed to `turn`."""
        self._settled = 0, 0
        self.cut = False
        """Whether time was up before the work was done."""

    def check(self) -> None:
        """Raises `TimeUp` when time is up."""
        time = now()
        if time < self._next:
            return
        if self._turn is not None:
            self._turn(self._settled[0] + self.states, self._settled[1] + self.pruned)
        if now() >= self._end or (self._stopped is not None and self._stopped()):
            self.cut = True
            raise TimeUp
        self._next = min(time + INTERVAL, self._end)

    def left(self) -> float:
        """Seconds until time is up, 0 when it is."""
        return max(0.0, self._end - now())

    @contextmanager
    def part(self, share: float) -> Generator[Clock]:
        """A clock for a share of the time that is left; when that is up, the work that goes by it ends, and this clock is `cut`."""
        part = Clock(share * self.left(), self._stopped, self._turn)
        part._settled = self._settled
        try:
            yield part
        except TimeUp:
            self.cut = True

    def settle(self, states: int, pruned: int) -> None:
        """Ends an exploration, with the counts of all so far."""
        self._settled, self.states, self.pruned = (states, pruned), 0, 0

    def extend(self) -> None:
        """Grants a little extra time after `TimeUp`, to make a result; at most `EXTENSIONS` times."""
        self._extensions -= 1
        self._end = now() + (self._grace if self._extensions >= 0 else 0.0)
        self._next = min(now() + INTERVAL, self._end)


def grace_of(budget: float | None) -> float:
    """Seconds of grace for a budget in seconds."""
    return 0.0 if budget is None else min(GRACE * budget, LONGEST_GRACE)


ENDLESS = Clock()
"""Never stops."""

_running: ContextVar[Clock | None] = ContextVar("running clock", default=None)


@contextmanager
def running(clock: Clock | None) -> Generator[None]:
    """Inside the `with` block `check` asks this clock (None: none). A thread that is started inside does not know of it."""
    token = _running.set(clock)
    try:
        yield
    finally:
        _running.reset(token)


def running_clock() -> Clock | None:
    """The clock that is running, to be handed to other threads: `running` there has them ask the same."""
    return _running.get()


def time_left() -> float:
    """Seconds that the running clock leaves; inf when none runs."""
    clock = _running.get()
    return inf if clock is None else clock.left()


def check() -> None:
    """Raises `TimeUp` when a clock is running, and its time is up. Cheap: long work calls it all the time."""
    clock = _running.get()
    if clock is not None:
        clock.check()
