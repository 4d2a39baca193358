"""Arithmetic modulo the prime p, on arrays of any shape, at the speed of numpy and BLAS.

Residues are kept as uint32. Products are taken in float64, where they are exact: p < 2^20, so a product is below 2^40, and a sum of
`LONGEST_EXACT_SUM` = 8192 = 2^13 products is below 2^53.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product as cartesian
from math import prod
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

PRIME = (1 << 20) - 3
"""The largest prime below 2^20."""
LONGEST_EXACT_SUM = 8192

Residues: TypeAlias = NDArray[np.uint32]
Floats: TypeAlias = NDArray[np.float64]
Words: TypeAlias = NDArray[np.uint64]
Box: TypeAlias = tuple[slice, ...]

_P = np.uint32(PRIME)

# glibc gives freed memory back at once until it has seen a large block freed; then it keeps up to twice that block's size.
# Without this, every temporary of a few hundred KiB would be new memory, whose first use costs more than the arithmetic on it.
np.empty(31 << 20, dtype=np.uint8)


def reduce(x: Floats) -> Residues:
    """Integers of magnitude at most 2^53, held as floats, to residues. Overwrites x.

    x − p·rint(x/p) lies within p/2 + 1 of zero even when the rounded quotient is off by one, and a negative residue, seen as an
    unsigned number, is larger than itself plus p.
    """
    quotient = x * (1.0 / PRIME)
    np.rint(quotient, out=quotient)
    quotient *= PRIME
    x -= quotient
    r = x.astype(np.int32).view(np.uint32)
    return np.minimum(r, r + _P)


def add(x: Residues, y: Residues) -> Residues:
    s = x + y
    return np.minimum(s, s - _P)


def subtract(x: Residues, y: Residues) -> Residues:
    s = x - y
    return np.minimum(s, s + _P)


def multiply(x: Residues, y: Residues) -> Residues:
    return reduce(np.multiply(x, y, dtype=np.float64))


def total(x: Residues, axis: int) -> Residues:
    """The sum over an axis, which stays with extent 1."""
    return np.asarray(np.sum(x, axis=axis, keepdims=True, dtype=np.uint64) % np.uint64(PRIME)).astype(np.uint32)


@lru_cache(maxsize=1)
def inverses() -> Residues:
    """The table of all inverses; entry 0, which has none, holds 0 and is masked by who looks it up."""
    order = PRIME - 1
    factors = [q for q in range(2, 1024) if order % q == 0]
    factors += [order // q for q in factors]
    root = next(g for g in range(2, PRIME) if all(pow(g, order // q, PRIME) != 1 for q in factors if q < order))
    powers = np.ones(1, dtype=np.uint64)
    step = root
    while powers.size < order:
        powers = np.concatenate([powers, powers * np.uint64(step) % np.uint64(PRIME)])
        step = step * step % PRIME
    powers = powers[:order]
    table = np.zeros(PRIME, dtype=np.uint32)
    table[powers] = powers[-np.arange(order) % order]
    return table


def boxes(shape: Sequence[int], limit: int) -> Iterator[Box]:
    """Boxes that together fill `shape`, each of at most `limit` entries (or one), the last axes whole as far as possible."""
    inner, axis = 1, len(shape)
    while axis and inner * shape[axis - 1] <= limit:
        axis -= 1
        inner *= shape[axis]
    rest = (slice(None),) * (len(shape) - axis)
    if axis == 0:
        yield rest
        return
    step = max(1, limit // inner)
    starts = range(0, shape[axis - 1], step)
    for outer in cartesian(*map(range, shape[: axis - 1])):
        lead = tuple(slice(i, i + 1) for i in outer)
        for start in starts:
            yield (*lead, slice(start, start + step), *rest)


def part(array: NDArray[Any], box: Box) -> NDArray[Any]:
    """The box of an array that broadcasts to the box's shape: axes of extent 1 stay."""
    return array[tuple(s if n > 1 else slice(None) for s, n in zip(box, array.shape, strict=True))]


def size(shape: Sequence[int]) -> int:
    return prod(shape)
