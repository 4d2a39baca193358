"""Cones searched beside this process, before it asks for them, on any `concurrent.futures.Executor`.

Searching ahead is a guess: it saves time when the search asks for the cone later, and changes nothing.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor
from dataclasses import dataclass
from time import monotonic, sleep
from typing import Any

from mirage_ir.clock import Clock
from mirage_ir.errors import MirageError, OptionError, SearchError
from mirage_ir.garbage import collecting_rarely
from mirage_ir.ops import OPERATORS
from mirage_ir.program import TensorType
from mirage_ir.search.cone.cone import Cone, Value
from mirage_ir.search.cone.kernels import ConeKernels, search_cone
from mirage_ir.search.run.checkpoint import operators_digest
from mirage_ir.search.run.control import Control
from mirage_ir.search.space import Space
from mirage_ir.target.machines import Machine

START_AFTER = 1.0
"""Seconds of search before processes are started: most searches are done by then."""
ORPHANED = 0.5
"""Seconds between a worker's looks at whether its parent still lives."""
WAIT = 0.05
"""Seconds between turns while a worker is waited for."""


@dataclass(frozen=True, slots=True)
class SearchTask:
    """A cone to search for kernels that cost less than `limit`.

    `seconds` of time are left (None: any), with `grace`; `operators` names the table, `round` its search.
    """

    cone: Cone
    types: dict[Value, TensorType]
    limit: float
    space: Space
    machine: Machine
    seconds: float | None
    grace: float
    operators: str
    names: frozenset[str]
    round: int


def search_task(task: SearchTask) -> ConeKernels:
    """Searches a cone in whatever process. Raises `OptionError` when that has another operator table."""
    if operators_digest() != task.operators:
        missing = sorted(task.names - OPERATORS.keys())
        what = f"do not know the operator '{missing[0]}'" if missing else "have another operator table"
        raise OptionError(f"the executor's processes {what}: register operators in them too, when they start, or search without")
    clock = Clock(task.seconds, lambda: _round is not None and _round.value != task.round, grace=task.grace)
    with collecting_rarely():
        return search_cone(task.cone, task.types, task.space, task.machine, clock, task.limit)


_round: Any = None
"""In processes of our own: the number of the search that is going on, which its parent counts up to end the one before."""


def _start(current: Any, parent: int) -> None:
    """Prepares a process of our own."""
    global _round
    _round = current
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # The parent ends it.
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: int) -> None:
    """Ends this process soon after its parent, which may be killed without a word."""
    while os.getppid() == parent:
        sleep(ORPHANED)
    os._exit(1)


class Workers:
    """Searches cones ahead of a search that asks for them one by one.

    `wishes` yields, best first, the cones that the search may ask for next, each with its key. What was found is handed to `store`.
    """

    def __init__(
        self,
        control: Control,
        space: Space,
        machine: Machine,
        store: Callable[[str, ConeKernels], None],
        warn: Callable[[str], None],
    ) -> None:
        self.space, self.machine = space, machine
        self.wishes: Iterator[tuple[str, Cone, dict[Value, TensorType], float]] = iter(())
        self._store, self._warn = store, warn
        self._own = control.executor is None
        self._executor: Executor | None = control.executor
        self.most = (control.workers or 1) - 1 if self._own else control.workers or os.cpu_count() or 1
        """How many others may search; 0 when there are none."""
        self._began = monotonic()
        self._current: Any = None
        self._round = 0
        self._operators, self._names = operators_digest(), frozenset(OPERATORS)
        self._working: dict[str, Future[ConeKernels]] = {}

    def turn(self, left: float | None, grace: float) -> None:
        """Takes finished results and submits wishes, with `left` seconds for them."""
        for key in [key for key, future in self._working.items() if future.done()]:
            self._take(key)
        if not self._ready():
            return
        while self.most > len(self._working) and (wish := next(self.wishes, None)) is not None:
            key, cone, types, limit = wish
            if key not in self._working:
                task = SearchTask(
                    cone, types, limit, self.space, self.machine, left, grace, self._operators, self._names, self._round
                )
                self._submit(key, task)

    def result(self, key: str, clock: Clock) -> ConeKernels | None:
        """Waits for the kernels of a cone that is being searched; None when nobody has begun with it.

        Raises `TimeUp` when the clock says so.
        """
        while (future := self._working.get(key)) is not None:
            if future.cancel() or future.done():
                return self._take(key)
            try:
                future.exception(timeout=WAIT)
            except (TimeoutError, CancelledError):
                clock.check()
        return None

    def clear(self) -> None:
        """Ends searches for which nobody asked."""
        self.wishes = iter(())
        for key, future in list(self._working.items()):
            if future.done():
                self._take(key)
            else:
                future.cancel()
        self._working.clear()
        self._round += 1
        if self._current is not None:
            self._current.value = self._round

    def close(self) -> None:
        """Ends processes of our own; an executor that was passed in is left running."""
        self.clear()
        if self._own and self._executor is not None:
            self._executor.shutdown(wait=True, cancel_futures=True)
            self._executor = None

    def _ready(self) -> bool:
        """Whether there is an executor; processes of our own are started when the search turns out to be long."""
        if self._executor is None and self.most > 0 and monotonic() - self._began >= START_AFTER:
            # A forked process knows the operators registered at run time, and does not run the user's script once more.
            fork = "fork" in multiprocessing.get_all_start_methods()
            context: Any = multiprocessing.get_context("fork" if fork else None)
            self._current = context.RawValue("q", self._round)
            self._executor = ProcessPoolExecutor(self.most, context, _start, (self._current, os.getpid()))
        return self._executor is not None

    def _submit(self, key: str, task: SearchTask) -> None:
        assert self._executor is not None
        try:
            self._working[key] = self._executor.submit(search_task, task)
        except BrokenExecutor as error:
            self._broken(error)
        except RuntimeError as error:
            raise SearchError(f"the executor takes no work: {error}") from error

    def _take(self, key: str) -> ConeKernels | None:
        """The result of a search that is done, None when there is none."""
        future = self._working.pop(key, None)
        if future is None or future.cancelled():
            return None
        error = future.exception()
        if isinstance(error, MirageError):
            raise error
        if error is not None:
            self._broken(error)
            return None
        found = future.result()
        self._store(key, found)
        return found

    def _broken(self, error: BaseException) -> None:
        """Goes on without others: a search in this process shows whether it is the executor or the search that fails."""
        self._warn(f"the executor failed, and the search goes on in one process: {type(error).__name__}: {error}")
        if self._own and self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
        self.most, self._executor = 0, None
        self._working.clear()
        self.wishes = iter(())
