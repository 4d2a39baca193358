"""Compiled graphs whose kernels are searched in the background."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from threading import Lock, RLock
from typing import Any
from weakref import WeakSet

from torch._dynamo import convert_frame

from mirage_ir.runtime.background import BackgroundCall
from mirage_ir.torch.two_forms import GraphForm, captures


class WaitingForm:
    """A graph that is what it `serves` until searches are done; the next call then has it made anew.

    `remake` gives what calls run from then on, or the searches that are left. It runs in a call that is not captured for a CUDA
    graph, and while nothing else is compiled in this process; other threads are served meanwhile.
    """

    def __init__(
        self, serves: GraphForm, searches: Sequence[BackgroundCall], remake: Callable[[], GraphForm | list[BackgroundCall]]
    ) -> None:
        self._boxed_call = True  # PyTorch looks for it among what the object itself has.
        self._form, self._searches, self._remake = serves, searches, remake
        with _changing:
            _waiting.add(self)

    def __call__(self, inputs: list[Any]) -> Any:
        if self._searches and self.ready and not captures() and _compiling.acquire(blocking=False):
            try:
                self._go_on()
            finally:
                _compiling.release()
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
        with _changing:
            _waiting.discard(self)


_waiting = WeakSet[WaitingForm]()
_changing = Lock()
_compiling: RLock = getattr(convert_frame, "compile_lock", RLock())
"""What PyTorch holds while it compiles."""


def _all_waiting() -> list[WaitingForm]:
    with _changing:
        return list(_waiting)


def searching() -> bool:
    """Whether graphs that were compiled in this process wait for kernels: for their search, or for a call after it."""
    return bool(_waiting)


def wait(seconds: float = float("inf")) -> bool:
    """Waits until no search goes on in the background, at most so many seconds; returns whether none does.

    The next call of each compiled function then has the kernels that were found, or starts searches of what these leave. While
    `searching` says so, there is a graph that waits for a search or for a call; one that is never called again waits on.
    """
    until = time.monotonic() + seconds
    while not all(form.ready for form in _all_waiting()):
        if time.monotonic() >= until:
            return False
        time.sleep(0.05)
    return True
