"""Threads for NumPy work: our own, over independent pieces, and one in BLAS.

OpenBLAS shares each product among all cores and its threads spin while they wait for one another. For many small products that
gains little on an idle machine and costs a factor of thirty on a busy one, so products run on one thread each, several at a
time.

The clock that runs where work is given out (`mirage_ir.clock`) is asked before every piece of it, in whatever thread.
"""

from __future__ import annotations

import ctypes
import os
import threading
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from mirage_ir.clock import Clock, check, running, running_clock

T = TypeVar("T")


@lru_cache(maxsize=1)
def _blas() -> tuple[Any, Any] | None:
    """The functions of NumPy's own OpenBLAS that get and set its number of threads; None where NumPy uses another BLAS."""
    root = Path(np.__file__).parent
    for folder in (root.parent / "numpy.libs", root / ".dylibs"):
        for path in folder.glob("*openblas*"):
            library = ctypes.CDLL(str(path))
            for prefix, suffix in (("scipy_", "64_"), ("", "64_"), ("scipy_", ""), ("", "")):
                names = (f"{prefix}openblas_{verb}_num_threads{suffix}" for verb in ("get", "set"))
                found = [getattr(library, name, None) for name in names]
                if None not in found:
                    return found[0], found[1]
    return None


@contextmanager
def one_blas_thread() -> Generator[None, None, None]:
    """Inside the `with` block every product of matrices runs on the thread that asks for it."""
    functions = _blas()
    if functions is None:
        yield
        return
    get, put = functions
    before = int(get())
    put(1)
    try:
        yield
    finally:
        put(before)


_inside = threading.local()


def _mark() -> None:
    _inside.worker = True


@lru_cache(maxsize=1)
def _pool() -> tuple[int, ThreadPoolExecutor]:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores, ThreadPoolExecutor(max_workers=cores, initializer=_mark)


# A forked child has the pool but not its threads.
os.register_at_fork(after_in_child=_pool.cache_clear)


def each(work: Callable[[T], None], items: Iterable[T], *, heavy: bool = True) -> None:
    """Does `work` for each item, in several threads when it is `heavy`; an exception of one of them is raised, when all have ended.

    A piece of work that comes here again goes on alone: a thread of the pool that waited for others could wait for ever. Raises
    `TimeUp` when the running clock does.
    """
    if not heavy or getattr(_inside, "worker", False):
        _alone(work, items)
        return
    cores, pool = _pool()
    todo = list(items)
    shares = [todo[i::cores] for i in range(cores) if i < len(todo)]
    if len(shares) < 2:
        _alone(work, todo)
        return
    clock = running_clock()
    futures = [pool.submit(_under, clock, work, share) for share in shares]
    wait(futures)
    for future in futures:
        future.result()


def _alone(work: Callable[[T], None], items: Iterable[T]) -> None:
    for item in items:
        check()
        work(item)


def _under(clock: Clock | None, work: Callable[[T], None], items: Iterable[T]) -> None:
    """In a thread of the pool, which does not know the clock that runs where the work was given out."""
    with running(clock):
        _alone(work, items)
