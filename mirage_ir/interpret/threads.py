"""Threads for NumPy work: our own, over independent pieces, and one in BLAS.

OpenBLAS shares each product among all cores and its threads spin while they wait for one another. For many small products that
gains little on an idle machine and costs a factor of thirty on a busy one, so products run on one thread each, several at a
time.
"""

from __future__ import annotations

import ctypes
import os
import threading
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

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
    """Does `work` for each item, in several threads when it is `heavy`; an exception of one of them is raised.

    A piece of work that comes here again goes on alone: a thread of the pool that waited for others could wait for ever.
    """
    if not heavy or getattr(_inside, "worker", False):
        for item in items:
            work(item)
        return
    cores, pool = _pool()
    todo = list(items)
    shares = [todo[i::cores] for i in range(cores) if i < len(todo)]
    if len(shares) < 2:
        each(work, todo, heavy=False)
        return
    for future in [pool.submit(each, work, share, heavy=False) for share in shares]:
        future.result()
