"""Counters of each pass for `--stats`: a flat table of dotted names."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar

Recorded = int | float | bool | str | list[str]

_current: ContextVar[dict[str, Recorded] | None] = ContextVar("mirage_ir_statistics", default=None)


@contextmanager
def collect() -> Generator[dict[str, Recorded]]:
    """Collects everything recorded inside the `with` block (and in nothing else) into the table it yields."""
    table: dict[str, Recorded] = {}
    token = _current.set(table)
    try:
        yield table
    finally:
        _current.reset(token)


def record(**values: Recorded) -> None:
    """Sets counters; `search__states=3` is named `search.states`. Without a collector nothing happens."""
    table = _current.get()
    if table is not None:
        table.update({name.replace("__", "."): value for name, value in values.items()})


def count(name: str, amount: int | float) -> None:
    """Adds to a counter of that dotted name."""
    table = _current.get()
    if table is not None:
        old = table.get(name, 0)
        assert isinstance(old, int | float)
        table[name] = old + amount
