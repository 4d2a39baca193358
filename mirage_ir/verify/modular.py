"""Arithmetic modulo primes, one prime a lane, on arrays of any shape, at the speed of numpy and BLAS.

Residues are kept as uint32. Products are taken in float64, where they are exact: p < 2^20, so a product is below 2^40, and a sum of
8192 = 2^13 products is below 2^53.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product as cartesian
from math import isqrt
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from mirage_ir.clock import check
from mirage_ir.errors import ProgramError

PRIME = (1 << 20) - 3
"""The largest prime below 2^20, and the largest that may be used."""
SMALLEST_PRIME = 7
"""The smallest prime for which `Modulus.reduce` is exact."""

Residues: TypeAlias = NDArray[np.uint32]
Floats: TypeAlias = NDArray[np.float64]
Words: TypeAlias = NDArray[np.uint64]
Box: TypeAlias = tuple[slice, ...]

# glibc gives freed memory back at once until it has seen a large block freed; then it keeps up to twice that block's size.
# Without this, every temporary of a few hundred KiB is new memory: its first use costs more than the arithmetic on it.
np.empty(31 << 20, dtype=np.uint8)


class NoResidueError(ProgramError):
    """A rational number has no residue: the prime divides its denominator."""


class Modulus:
    """Arithmetic modulo one prime from 7 to 2^20; get it by `modulus`.

    `point` is the largest probability of any one value of a random residue (`mirage_ir.verify.oracles`); `longest_exact_sum` is how
    many products of residues, and one residue more, float64 adds up exactly.
    """

    __slots__ = ("_p", "longest_exact_sum", "point", "prime")

    def __init__(self, prime: int) -> None:
        if not SMALLEST_PRIME <= prime <= PRIME or any(prime % q == 0 for q in range(2, isqrt(prime) + 1)):
            raise ProgramError(f"verification computes modulo a prime from {SMALLEST_PRIME} to {PRIME}, not {prime}")
        self.prime = prime
        self.longest_exact_sum = ((1 << 53) - 2 * prime) // (prime - 1) ** 2
        self.point = -(-(1 << 32) // (prime - 1)) / 2.0**32
        self._p = np.uint32(prime)

    def reduce(self, x: Floats) -> Residues:
        """Integers of magnitude at most 2^53 − p, held as floats, to residues. Overwrites x.

        The rounded quotient is off by 2/p at most before rint, so x − p·rint(x/p) lies within p/2 + 2 < p of zero; and a negative
        residue, seen as an unsigned number, is larger than itself plus p.
        """
        return _reduce(x, self.prime, self._p)


@lru_cache(maxsize=40)
def inverses(prime: int) -> Residues:
    """The inverses modulo a prime, by number: the i-th and the (p−1−i)-th power of a generator are inverses.

    Entry 0, which has no inverse, holds 0; the caller masks it.
    """
    order = prime - 1
    small = [q for q in range(1, isqrt(order) + 1) if order % q == 0]
    divisors = [q for q in (*small, *(order // q for q in small)) if q < order]
    root = next(g for g in range(2, prime) if all(pow(g, q, prime) != 1 for q in divisors))
    powers = np.ones(1, dtype=np.uint64)
    step = root
    while powers.size < order:
        powers = np.concatenate([powers, powers * np.uint64(step) % np.uint64(prime)])
        step = step * step % prime
    powers = powers[:order]
    table = np.zeros(prime, dtype=np.uint32)
    table[powers[0]] = powers[0]
    table[powers[1:]] = powers[:0:-1]
    return table


def _reduce(x: Floats, prime: int | Floats, p: np.uint32 | Residues) -> Residues:
    quotient = x * (1.0 / prime)
    np.rint(quotient, out=quotient)
    quotient *= prime
    x -= quotient
    r = x.astype(np.int32).view(np.uint32)
    return np.minimum(r, r + p)


@lru_cache(maxsize=40)
def modulus(prime: int = PRIME) -> Modulus:
    """The arithmetic modulo `prime`. Raises `ProgramError` unless it is a prime from 7 to 2^20."""
    return Modulus(prime)


class Moduli:
    """Arithmetic on arrays (t, …): the first axis is lanes, and lane i is modulo `primes[i]`.

    Raises `ProgramError` unless all are primes from 7 to 2^20.
    """

    __slots__ = ("_floats", "_words", "each", "primes")

    def __init__(self, primes: Sequence[int]) -> None:
        self.primes = tuple(primes)
        self.each = tuple(map(modulus, self.primes))
        self._words = np.array(self.primes, dtype=np.uint32)
        self._floats = self._words.astype(np.float64)

    def add(self, x: Residues, y: Residues) -> Residues:
        s = x + y
        return np.minimum(s, s - column(self._words, s))

    def subtract(self, x: Residues, y: Residues) -> Residues:
        s = x - y
        return np.minimum(s, s + column(self._words, s))

    def multiply(self, x: Residues, y: Residues) -> Residues:
        z = np.multiply(x, y, dtype=np.float64)
        return _reduce(z, column(self._floats, z), column(self._words, z))

    def total(self, x: Residues, axis: int) -> Residues:
        """The sum over an axis (negative), which stays with extent 1."""
        total = np.asarray(np.sum(x, axis=axis, keepdims=True, dtype=np.uint64))
        return (total % column(self._words.astype(np.uint64), total)).astype(np.uint32)

    def invert(self, x: Residues) -> Residues:
        """Inverses; 0, which has none, gives 0."""
        out = np.empty(x.shape, dtype=np.uint32)
        for lane, prime in enumerate(self.primes):
            np.take(inverses(prime), x[lane], out=out[lane, ...], mode="clip")
        return out

    def rational(self, value: Fraction) -> Residues:
        """A rational number in every lane (t,). Raises `NoResidueError` when a prime divides its denominator."""
        for prime in self.primes:
            if value.denominator % prime == 0:
                raise NoResidueError(f"the number {value} has no value modulo {prime}")
        return np.array([value.numerator * pow(value.denominator, -1, p) % p for p in self.primes], dtype=np.uint32)


def boxes(shape: Sequence[int], limit: int) -> Iterator[Box]:
    """Boxes that together fill `shape`, each of at most `limit` entries (or one), the last axes whole as far as possible.

    Between them the clock of the work that goes on is asked (`mirage_ir.clock`).
    """
    for box in _boxes(shape, limit):
        check()
        yield box


def _boxes(shape: Sequence[int], limit: int) -> Iterator[Box]:
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


def column(lanes: NDArray[Any], like: NDArray[Any]) -> NDArray[Any]:
    """One number a lane, to go with residues (t, …)."""
    return lanes.reshape(-1, *(1,) * (like.ndim - 1))
