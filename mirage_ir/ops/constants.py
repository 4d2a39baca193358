"""Constants as exact numbers."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from mirage_ir.errors import ProgramError

SIMPLE_DENOMINATOR = 1 << 20
"""Largest denominator of a fraction that a decimal or a division of two sizes was probably meant to be."""


@lru_cache(maxsize=4096)
def exact(value: float) -> Fraction:
    """The rational number that a floating-point constant stands for.

    The simplest fraction (denominator at most 2^20) that rounds to `value`, so that 1/320 and 0.1 are what was meant; the binary
    value itself when there is none. Both sides of every comparison use this function, so no identity depends on the choice.

    >>> exact(1 / 320), exact(0.5)
    (Fraction(1, 320), Fraction(1, 2))
    """
    if value != value or value in (float("inf"), float("-inf")):
        raise ProgramError(f"a constant must be finite, not {value}")
    binary = Fraction(value)
    simple = binary.limit_denominator(SIMPLE_DENOMINATOR)
    return simple if float(simple) == value else binary
