"""Primes drawn at random: a difference of programs that one prime hides, another shows.

A difference vanishes modulo a prime that divides all its coefficients. An integer of magnitude at most 2^B has at most
⌊B/19⌋ prime factors above 2^19, so of the 38,635 primes to draw from few are bad for any one difference (docs/verification.md).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import isqrt
from random import Random

import numpy as np

from mirage_ir.ops.constants import exact
from mirage_ir.program import Apply, BodyNode, GraphOp, Program
from mirage_ir.verify.oracles import key

LOWEST_BITS = 19
HIGHEST_BITS = 20
MOST_DRAWN = 600
"""Primes that one verification draws at most, so that `LEAST_LEFT` are left to draw from at any time."""
LEAST_LEFT = 38_000


@lru_cache(maxsize=1)
def all_primes() -> tuple[int, ...]:
    """The primes between 2^19 and 2^20, in order."""
    limit = 1 << HIGHEST_BITS
    sieve = np.ones(limit, dtype=np.bool_)
    sieve[:2] = False
    for n in range(2, isqrt(limit) + 1):
        if sieve[n]:
            sieve[n * n :: n] = False
    sieve[: 1 << LOWEST_BITS] = False
    return tuple(np.flatnonzero(sieve).tolist())


@lru_cache(maxsize=64)
def drawn(seed: object, count: int, avoided: frozenset[int] = frozenset()) -> tuple[int, ...]:
    """`count` different primes that divide no number of `avoided`; the same for the same seed.

    The first of many are the ones drawn when fewer are asked for.
    """
    order = Random(key("primes", seed)[0])
    primes = list(all_primes())
    out: list[int] = []
    while len(out) < count:
        i = order.randrange(len(primes))
        primes[i], primes[-1] = primes[-1], primes[i]
        prime = primes.pop()
        if all(n % prime for n in avoided):
            out.append(prime)
    return tuple(out)


def forbidden_factors(program: Program) -> frozenset[int]:
    """Numbers that no prime of a program's fields may divide: denominators and numerators of constants, and extents."""
    numbers = (*(n for t in program.inputs for n in t.shape), *_numbers(program.nodes))
    return frozenset(n for n in numbers if n >> LOWEST_BITS)


def _numbers(nodes: Sequence[BodyNode]) -> Iterator[int]:
    for node in nodes:
        if isinstance(node, GraphOp):
            yield from (*node.grid, node.loop)
            yield from _numbers(node.body)
        for _, value in node.attrs if isinstance(node, Apply) else ():
            if isinstance(value, float):
                yield exact(value).denominator
                yield abs(exact(value).numerator)
            elif isinstance(value, tuple):
                yield from value
