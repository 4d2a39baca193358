"""The union bound: when several claims hold together, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterable
from math import fsum, log2


def union_log2(bounds_log2: Iterable[float]) -> float:
    """log2 of the chance that one of several claims is wrong, each with a chance of at most 2 to the power given; at most 0.

    >>> union_log2([-40.0, -40.0])
    -39.0
    """
    bounds = list(bounds_log2)
    largest = max(bounds)
    return min(0.0, largest + log2(fsum(2.0 ** (b - largest) for b in bounds)))
