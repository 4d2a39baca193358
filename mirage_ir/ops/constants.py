"""Constants as exact numbers."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import prod
from typing import Protocol, runtime_checkable

from mirage_ir.errors import ProgramError

SIMPLE_DENOMINATOR = 1 << 20
"""Largest denominator of a fraction that a decimal or a division of two sizes was probably meant to be."""
WITH_OPERAND = {"scale": "mul", "offset": "add"}
"""Operators of one constant, and those that take an operand in its place."""
ANY_POSITIVE = "exp"
"""An operator whose results are the positive numbers."""
LARGEST_COUNT = 1 << 52
"""Largest n of which 1/n is known again: up to here no two of them round to one number."""


@runtime_checkable
class UnknownExtent(Protocol):
    """An extent that is known only when a kernel runs (`mirage_ir.sized.extent`)."""

    def dividing(self, value: float) -> float:
        """`value` over the extent."""
        ...


def one_over(extents: Sequence[int]) -> float:
    """1 over the product of extents."""
    value = 1 / prod(e for e in extents if not isinstance(e, UnknownExtent))
    for extent in extents:
        value = extent.dividing(value) if isinstance(extent, UnknownExtent) else value
    return value


@lru_cache(maxsize=4096)
def exact(value: float) -> Fraction:
    """The rational number that a floating-point constant stands for.

    The simplest fraction (denominator at most 2^20) that rounds to `value`, so that 1/320 and 0.1 are exactly 1/320 and 1/10; else
    1/n, for the n up to 2^52 for which that rounds to `value`, as the factor of a mean over n entries does; the binary value itself
    when there is none. Means of means are then the mean over all, whatever the sizes. Both sides of every comparison use this
    function, so no identity depends on the choice. Raises `ProgramError` for inf and nan.

    >>> exact(1 / 320), exact(0.5), exact(-1 / 3_000_000)
    (Fraction(1, 320), Fraction(1, 2), Fraction(-1, 3000000))
    """
    if value != value or value in (float("inf"), float("-inf")):
        raise ProgramError(f"a constant must be finite, not {value}")
    binary = Fraction(value)
    simple = binary.limit_denominator(SIMPLE_DENOMINATOR)
    if float(simple) == value:
        return simple
    count = round(1 / binary)
    if 0 < abs(count) <= LARGEST_COUNT and 1 / count == value:
        return Fraction(1, count)
    return binary
