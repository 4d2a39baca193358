"""Compiled graphs whose kernels are searched in the background."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from threading import Lock
from typing import Any
from weakref import WeakSet

from mirage_ir.runtime.background import BackgroundCall
from mirage_ir.torch.two_forms import Form, captures


class WaitingForm:
    """A graph that is what it `serves` until searches are done; the next call then has it made anew.

    `remake` gives what calls run from then on, or the searches that are left. It runs in a call that is not captured for a CUDA
    graph, and in one thread; others are served meanwhile.
    """

    def __init__(self, serves: Form, searches: Sequence[BackgroundCall], remake: Callable[[], Form | list[BackgroundCall]]) -> None:
        self._boxed_call = True  # PyTorch looks for it among what the object itself has.
        self._form, self._searches, self._remake = serves, searches, remake
        self._lock = Lock()
        _waiting.add(self)

    def __call__(self, inputs: list[Any]) -> Any:
        if self._searches and self.ready and not captures() and self._lock.acquire(blocking=False):
            try:
                self._go_on()
            finally:
                self._lock.release()
        return self._form(inputs)

    @property
    def ready(self) -> bool:
        """Whether all searches are done."""
        return all(search.done() for search in self._searches)

    def _go_on(self) -> None:
        if not self._searches:  # Another thread was faster.
            return
        made = self._remake()
        if isinstance(made, list):
            self._searches = made
            return
        self._form, self._searches = made, ()
        del self._remake
        _waiting.discard(self)


_waiting = WeakSet[WaitingForm]()


def searching() -> bool:
    """Whether graphs that were compiled in this process wait for kernels: for their search, or for a call after it."""
    return bool(_waiting)


def wait(seconds: float = float("inf")) -> bool:
    """Waits until no search goes on in the background, at most so many seconds; returns whether none does.

    The next call of each compiled function then has the kernels that were found, or starts searches of what these leave: as long as
    `searching` says so, there is something to wait for.
    """
    until = time.monotonic() + seconds
    while not all(form.ready for form in list(_waiting)):
        if time.monotonic() >= until:
            return False
        time.sleep(0.05)
    return True
