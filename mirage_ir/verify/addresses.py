"""Which entries of a tensor share a denominator or an oracle atom: numpy views of memory that nobody reads or writes.

`Sources` keeps, for each source of denominators or atoms, an array of bytes, laid out so that entries with the same address share
the same denominator (or atoms). A stride of 0 says that the thing does not depend on that dimension; so a softmax's denominator
stays one however many terms are summed over it. Views move as the values do. Equal addresses mean equal things, hence unions do not
count twice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import NamedTuple, TypeAlias

import numpy as np

from mirage_ir.interpret.layout import Array
from mirage_ir.interpret.walker import Move

Identity: TypeAlias = tuple[int, int, tuple[int, ...], tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Addresses:
    """A view of address space number `space`, which begins at address `origin`."""

    view: Array
    space: int
    origin: int

    @property
    def identity(self) -> Identity:
        """Equal exactly when the same entries have the same addresses."""
        view = self.view
        strides = tuple(s if n > 1 else 0 for s, n in zip(view.strides, view.shape, strict=True))
        return self.space, view.__array_interface__["data"][0] - self.origin, view.shape, strides

    def varies(self, dim: int) -> bool:
        return self.view.shape[dim] > 1 and self.view.strides[dim] != 0


class ProfileSource(NamedTuple):
    """One source of denominators or atoms: `weight` of them at each address, to the power `times`.

    Of a denominator, `weight` is the degree and `height` log2 of the sum of its coefficients' magnitudes.
    """

    weight: int
    times: int
    at: Addresses
    height: float = 0.0


Sources: TypeAlias = Mapping[Identity, ProfileSource]


def count_sources(parts: Sources) -> int:
    return sum(p.weight * p.times for p in parts.values())


def total_height(parts: Sources) -> float:
    return sum(p.height * p.times for p in parts.values())


def unite_sources(*many: Sources) -> dict[Identity, ProfileSource]:
    """All parts; of one that several have, the largest exponent."""
    out: dict[Identity, ProfileSource] = {}
    for parts in many:
        for i, p in parts.items():
            out[i] = p if i not in out or out[i].times < p.times else out[i]
    return out


def multiply_sources(x: Sources, y: Sources) -> dict[Identity, ProfileSource]:
    out = dict(x)
    for i, p in y.items():
        out[i] = p._replace(times=p.times + out[i].times) if i in out else p
    return out


def without(x: Sources, y: Sources) -> dict[Identity, ProfileSource]:
    """x with the exponents that y has in common taken away."""
    out: dict[Identity, ProfileSource] = {}
    for i, p in x.items():
        left = p.times - (y[i].times if i in y else 0)
        if left > 0:
            out[i] = p._replace(times=left)
    return out


class AddressSpaces:
    """Hands out addresses. Spaces overlap in one arena of memory that is never touched; their numbers tell them apart."""

    def __init__(self) -> None:
        self._spaces = 0
        self._arena: Array = np.empty(1 << 20, dtype=np.uint8)
        self._derived: dict[object, Addresses] = {}

    def fresh(self, shape: Sequence[int], varying: Sequence[bool] | None = None) -> Addresses:
        """An address for each entry of `shape`, the same along dimensions that are not `varying`."""
        own = tuple(n if varying is None or varying[d] else 1 for d, n in enumerate(shape))
        count = prod(own)
        if count > self._arena.size:
            self._arena = np.empty(count, dtype=np.uint8)
        self._spaces += 1
        view = np.broadcast_to(self._arena[:count].reshape(own), tuple(shape))
        return Addresses(view, self._spaces, self._arena.__array_interface__["data"][0])

    def derive(self, key: object, shape: Sequence[int], varying: Sequence[bool]) -> Addresses:
        """`fresh`, but the same for the same key."""
        if key not in self._derived:
            self._derived[key] = self.fresh(shape, varying)
        return self._derived[key]

    def moved(self, at: Addresses, f: Move) -> Addresses:
        view = f(at.view)
        if view.size and not np.may_share_memory(view, at.view):
            return self.fresh(view.shape)
        return Addresses(view, at.space, at.origin)

    def map(self, parts: Sources, f: Callable[[Addresses], Addresses]) -> dict[Identity, ProfileSource]:
        moved = [p._replace(at=f(p.at)) for p in parts.values()]
        return {p.at.identity: p for p in moved}

    def reduce(self, parts: Sources, dim: int) -> dict[Identity, ProfileSource]:
        """All parts along a dimension that is summed over: the product of denominators, the union of atoms."""
        out: dict[Identity, ProfileSource] = {}
        for p in parts.values():
            first = p.at.view[(..., slice(0, 1), *(slice(None),) * (-1 - dim))]
            at, count = Addresses(first, p.at.space, p.at.origin), 1
            if p.at.varies(dim):
                varying = [p.at.varies(d) for d in range(first.ndim)]
                at, count = self.derive((p.at.identity, "all", dim), first.shape, varying), p.at.view.shape[dim]
            out[at.identity] = ProfileSource(p.weight * count, p.times, at, p.height * count)
        return out
