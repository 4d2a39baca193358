"""Limits of options that are numbers, for passes, flags and Python alike.

Each limit stops a value that could only be a mistake, and would be obeyed for hours.
"""

from __future__ import annotations

from math import inf
from typing import Any

from mirage_ir.errors import OptionError

MOST_TESTS = 1024
"""Tests of one verification. A few bring every bound below 2^-40."""
MOST_LANES = 64
"""Lanes of one verification: the field elements in every entry."""
LEAST_MEMORY = 1 / 16
"""GiB that a limit of memory must leave."""
MOST_SEED = (1 << 63) - 1
"""The largest seed."""
MOST_WORKERS = 1024
"""Processes that search at a time."""
MOST_PROGRAMS = 10_000
"""Programs that are asked for by number; all of them are asked for by "all"."""


def check_integer(name: str, value: Any, least: int = 1, most: int | None = None) -> None:
    """Raises `OptionError` unless the option's value is an integer from `least` to `most`."""
    if isinstance(value, int) and not isinstance(value, bool) and least <= value and (most is None or value <= most):
        return
    if most is None:
        wanted = {0: "an integer that is not negative", 1: "a positive integer"}.get(least, f"an integer of at least {least}")
    else:
        wanted = f"an integer from {least} to {most}"
    raise OptionError(f"option '{name}' takes {wanted}, not {value!r}")


def check_memory(memory: Any) -> None:
    """Raises `OptionError` unless `memory` is a number of GiB, or None, which lets the verifier choose."""
    number = isinstance(memory, int | float) and not isinstance(memory, bool)
    if memory is not None and not (number and LEAST_MEMORY <= memory < inf):
        raise OptionError(f"option 'memory' takes a number of GiB from {LEAST_MEMORY} on, not {memory!r}")


def check_seed(seed: Any) -> None:
    """Raises `OptionError` unless a generator of random numbers can start from `seed`."""
    check_integer("seed", seed, 0, MOST_SEED)


def check_verification(*, tests: Any = None, lanes: Any = None, seed: Any = 0) -> None:
    """Raises `OptionError` for options of a verification that make no sense; None is for the verifier to choose."""
    for name, value, most in (("tests", tests, MOST_TESTS), ("lanes", lanes, MOST_LANES)):
        if value is not None:
            check_integer(name, value, most=most)
    check_seed(seed)
