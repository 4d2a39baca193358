"""Where values are defined: the sign of a tensor, as far as it is known, and the conditions that each entry rests on.

x·√y/√y is x as an expression, and has no value where y is negative. So a candidate may apply a function that is not defined for all
real numbers, or divide by a value that may be zero for many inputs, only where it is safe: where the argument's sign is known, or
where the same output entry of the source rests on the same condition. Only values that an entry depends on count.

A *condition* is a word for one entry: a hash of "this must not be negative", "… be positive", "… be zero" and the value meant.
An array of conditions is (e, *shape), e for each entry; an extent of 1 in place of a larger one says that all entries share them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from math import prod
from typing import Any, TypeAlias

import numpy as np

from mirage_ir.errors import TooLargeError
from mirage_ir.interpret.layout import Array
from mirage_ir.interpret.walker import Move
from mirage_ir.verify.modular import Words

Conditions: TypeAlias = tuple[Words, ...]
MOST_CONDITIONS = 1 << 25
"""Words of conditions that are kept for one tensor."""


class Sign(IntEnum):
    """A sign that all entries of a tensor have."""

    UNKNOWN = 0
    NONNEGATIVE = 1
    POSITIVE = 2


@dataclass(frozen=True, slots=True)
class Traits:
    """Facts about all entries of a tensor.

    An `opaque` value is no rational function of the inputs, so that it may be 0 by a law that the field does not know, as √(y²) − y
    is where y is positive. A `vanishing` one may be zero for more than a set of inputs of measure zero, as relu is.
    """

    sign: Sign = Sign.UNKNOWN
    opaque: bool = False
    vanishing: bool = False

    @property
    def may_vanish(self) -> bool:
        """Whether entries may be zero for more than a set of inputs of measure zero."""
        return self.vanishing and self.sign is not Sign.POSITIVE


def weakest(*traits: Traits) -> Traits:
    """The traits that all of these share."""
    return Traits(min(t.sign for t in traits), any(t.opaque for t in traits), any(t.may_vanish for t in traits))


def of_product(x: Traits, y: Traits) -> Traits:
    return Traits(min(x.sign, y.sign), x.opaque or y.opaque, x.may_vanish or y.may_vanish)


def of_quotient(x: Traits, y: Traits) -> Traits:
    """The traits of x / y where y is not zero."""
    return Traits(min(x.sign, y.sign), x.opaque or y.opaque, x.may_vanish)


def of_sum(x: Traits, y: Traits) -> Traits:
    """Both known to be at least 0, and one of them positive, make a positive sum; 0 it is only where both are."""
    opaque = x.opaque or y.opaque
    if min(x.sign, y.sign) is Sign.UNKNOWN:
        return Traits(Sign.UNKNOWN, opaque, opaque)
    return Traits(max(x.sign, y.sign), opaque, x.may_vanish and y.may_vanish)


def of_total(x: Traits) -> Traits:
    """The traits of a sum of entries of x."""
    return Traits(x.sign, x.opaque, x.opaque if x.sign is Sign.UNKNOWN else x.may_vanish)


# Arrays of conditions.


def _compact(array: Words) -> Words:
    """The same with an extent of 1 for each dimension along which nothing changes."""
    extents = enumerate(zip(array.shape, array.strides, strict=True))
    return array[tuple(slice(0, 1) if d and n > 1 and stride == 0 else slice(None) for d, (n, stride) in extents)]


def spread(conditions: Words, shape: Sequence[int]) -> Words:
    """With the whole shape of the entries, as a view."""
    return np.broadcast_to(conditions, (conditions.shape[0], *shape))


def moved(many: Conditions, shape: Sequence[int], f: Move) -> Conditions:
    """The conditions of a view of entries of this shape; `f` looks at trailing axes only."""
    return tuple(_compact(f(spread(c, shape))) for c in many)


def union(*many: Conditions) -> Conditions:
    """All conditions; an array that occurs twice counts once."""
    found: dict[Any, Words] = {}
    for conditions in many:
        for c in conditions:
            found.setdefault((c.__array_interface__["data"][0], c.shape, c.strides), c)
    return tuple(found.values())


def all_along(many: Conditions, dim: int) -> Conditions:
    """The conditions of a reduction over one dimension (negative), which stays with extent 1: all conditions along it."""
    out: list[Words] = []
    for c in many:
        if c.shape[dim] > 1:
            every = np.moveaxis(c, dim, 1)
            c = np.expand_dims(every.reshape(-1, *every.shape[2:]), c.ndim + dim)
        _check_count(c.size)
        out.append(c)
    return tuple(out)


def in_one_array(many: Conditions, shape: Sequence[int]) -> Words:
    """All conditions of entries of this shape in one array (e, *shape)."""
    _check_count(sum(c.shape[0] for c in many) * prod(shape))
    return np.concatenate([spread(c, shape) for c in many]) if many else np.zeros((0, *shape), dtype=np.uint64)


def stacked(parts: Sequence[Words]) -> list[Words]:
    """New arrays of equally many conditions for each entry: 0 says that there is none."""
    most = max(p.shape[0] for p in parts)
    return [np.concatenate([p, np.zeros((most - p.shape[0], *p.shape[1:]), dtype=np.uint64)]) for p in parts]


def _check_count(words: int) -> None:
    if words > MOST_CONDITIONS:
        raise TooLargeError("the conditions under which its entries have values are too many to compare")


def missing(theirs: Conditions, ours: Conditions, shape: Sequence[int], looked_at: Array) -> tuple[int, ...] | None:
    """The first of the entries `looked_at` that has a condition of `theirs` which is not among `ours`; None without one."""
    if not theirs:
        return None
    # Dimensions along which no condition changes need one place only.
    shared = [d for d in range(len(shape)) if all(c.shape[d + 1] == 1 for c in (*theirs, *ours))]
    few = tuple(1 if d in shared else n for d, n in enumerate(shape))
    looked_at = np.asarray(looked_at.any(axis=tuple(shared), keepdims=True))
    words, places = _keyed(in_one_array(theirs, few), looked_at)
    unknown = ~np.isin(words, _keyed(in_one_array(ours, few), looked_at)[0])
    if not unknown.any():
        return None
    return tuple(int(n) for n in np.unravel_index(int(places[unknown].min()), few))


def _keyed(conditions: Words, looked_at: Array) -> tuple[Words, Array]:
    """Each condition as a word that tells its entry, too; and the number of the entry."""
    flat = conditions.reshape(conditions.shape[0], looked_at.size)
    chosen = (flat != 0) & looked_at.reshape(1, -1)
    places = np.nonzero(chosen)[1]
    words = flat[chosen] + (places.astype(np.uint64) + np.uint64(1)) * np.uint64(0x9E3779B97F4A7C15)
    return words, places
