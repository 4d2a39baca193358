"""Random oracles: keyed hashes that stand for functions which algebra knows nothing about, and for random inputs.

An oracle sends the t lanes of its arguments, together, to t fresh field elements. It absorbs them into a state of 128 bits through
permutations of all 128-bit states, so different arguments always end in different states, and reads the result off the state.
For the bounds of docs/verification.md the permutations are taken to be random: this is the one assumption, and it is about
hashing, not about programs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b

import numpy as np

from mirage_ir.clock import check
from mirage_ir.verify.modular import Floats, Residues, Words

LANES_PER_WORD = 3
"""Residues have at most 20 bits, so three fit a word, and different lanes give different words."""

_M1, _M2 = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_S30, _S27, _S31, _S32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)


def key(*parts: object) -> tuple[int, int]:
    """128 bits that depend on all of `parts`, by their printed form."""
    digest = blake2b(repr(parts).encode(), digest_size=16).digest()
    return int.from_bytes(digest[:8], "little"), int.from_bytes(digest[8:], "little")


def _mix(x: Words) -> None:
    """A permutation of 64-bit words, in place (the finalizer of SplitMix64)."""
    x ^= x >> _S30
    x *= _M1
    x ^= x >> _S27
    x *= _M2
    x ^= x >> _S31


def _permute(a: Words, b: Words) -> None:
    """A permutation of pairs of words, in place."""
    for _ in range(2):
        _mix(a)
        b += a
        _mix(b)
        a += b
    _mix(a)
    b ^= a


def pack(lanes: Residues) -> list[Words]:
    """The t lanes (t, …) of a value as words."""
    words: list[Words] = []
    for start in range(0, len(lanes), LANES_PER_WORD):
        word = lanes[start].astype(np.uint64)
        for i, lane in enumerate(lanes[start + 1 : start + LANES_PER_WORD], 1):
            word |= lane.astype(np.uint64) << np.uint64(20 * i)
        words.append(word)
    return words


def absorb(words: Sequence[Words], secret: tuple[int, int]) -> tuple[Words, Words]:
    """The state after all words of an argument."""
    a, b = np.full_like(words[0], secret[0]), np.full_like(words[0], secret[1])
    for i in range(0, len(words), 2):
        a ^= words[i]
        if i + 1 < len(words):
            b ^= words[i + 1]
        _permute(a, b)
    return a, b


def squeeze(a: Words, b: Words, primes: Sequence[int]) -> Residues:
    """A residue other than 0 for each prime, read off a state, which this overwrites: each 32 bits of it, scaled to 1 … p − 1."""
    out = np.empty((len(primes), *a.shape), dtype=np.uint32)
    for i, prime in enumerate(primes):
        if i and i % 4 == 0:
            a += np.uint64(i)
            _permute(a, b)
        word = (a, b)[i // 2 % 2]
        half = word >> _S32 if i % 2 else word & _LOW
        half *= np.uint64(prime - 1)
        half >>= _S32
        out[i] = half
    out += np.uint32(1)
    return out


_C = np.uint32(0x9E3779B1)
_L1, _L2 = np.uint32(0x21F0AAAD), np.uint32(0xD35A2D97)
_T16, _T15 = np.uint32(16), np.uint32(15)


def counter_residues(index: Residues, secret: tuple[int, int], prime: int) -> Floats:
    """One residue for each element number, as floats: a keyed permutation of 32-bit words, scaled to 0 … p − 1.

    The arithmetic is exact: a word times p is below 2^52. Overwrites `index`.
    """
    low, high = np.uint32(secret[0] & 0xFFFFFFFF), np.uint32(secret[0] >> 32)
    shifted = np.empty_like(index)

    def fold(distance: np.uint32) -> None:
        np.right_shift(index, distance, out=shifted)
        np.bitwise_xor(index, shifted, out=index)

    index *= _C
    index += low
    fold(_T16)
    index *= _L1
    fold(_T15)
    index += high
    index *= _L2
    fold(_T15)
    out = np.multiply(index, prime / 2.0**32, dtype=np.float64)
    return np.floor(out, out=out)


def blocks(outer: int, inner: int, limit: int) -> Iterator[slice]:
    """Slices of `outer` rows of `inner` elements, about `limit` elements each."""
    step = max(1, limit // max(1, inner))
    for start in range(0, outer, step):
        check()
        yield slice(start, min(start + step, outer))
