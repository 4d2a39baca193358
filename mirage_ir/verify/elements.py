"""A tensor of field elements, of which each entry has several lanes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from mirage_ir.interpret.layout import Array
from mirage_ir.interpret.threads import each
from mirage_ir.interpret.walker import Move
from mirage_ir.verify import domains, modular
from mirage_ir.verify.domains import Conditions, Sign, Traits
from mirage_ir.verify.inputs import Drawn
from mirage_ir.verify.modular import Box, Floats, Residues

Mask = NDArray[np.bool_]
ONE = Fraction(1)
COMPUTED_AT_ONCE = 1 << 14
"""Entries that are worked on at once, so that temporaries stay in the cache."""
UNKNOWN = Traits()


class Computed:
    """A tensor that is too large to be kept: its residues are `f` of those of the operands, computed where they are read.

    `f` works entry by entry; operands are of equal rank and broadcast. `reads` counts the tensors that are read for one entry.
    """

    __slots__ = ("f", "lanes", "operands", "reads", "shape")

    def __init__(self, f: Callable[..., Residues], operands: Sequence[Elements], lanes: int) -> None:
        self.f = f
        self.operands = operands
        self.lanes = lanes
        self.shape = np.broadcast_shapes(*(o.shape for o in operands))
        self.reads = sum(o.values.reads if isinstance(o.values, Computed) else 1 for o in operands)

    def block(self, box: Box) -> Residues:
        return self.f(*(o.block(box) for o in self.operands))

    def dense(self) -> Residues:
        out = np.empty((self.lanes, *self.shape), dtype=np.uint32)

        def work(box: Box) -> None:
            out[(slice(None), *box)] = self.block(box)

        each(work, modular.boxes(self.shape, COMPUTED_AT_ONCE))
        return out

    def moved(self, view: Move) -> Computed:
        """Seen through a view; `view` looks at trailing axes only."""
        rank = len(self.shape)

        def seen(array: Array) -> Array:
            return view(np.broadcast_to(array, (*array.shape[: array.ndim - rank], *self.shape)))

        return Computed(self.f, [o.move(seen) for o in self.operands], self.lanes)

    def padded(self, rank: int) -> Computed:
        return Computed(self.f, [o.padded(rank) for o in self.operands], self.lanes)

    def is_alike(self, dim: int) -> bool:
        """Whether all entries along a dimension (negative) are known to be one."""
        return all(o.shape[dim] == 1 or o.stride(dim) == 0 for o in self.operands)


class Elements:
    """A tensor of field elements: `coefficient` times residues.

    `values` is (t, *shape), or a `Drawn` or `Computed` tensor. `undefined` marks entries without a value. The result of a maximum
    (`order` 1) or minimum (−1) has `members` (t, m, *shape), of which it is that; until it is `settled`, its values mean nothing.
    `traits` and `zeros` are about the residues: what is known of them, and the conditions that no factor of theirs is zero, where
    these are known. `conditions` are those under which entries have values (`mirage_ir.verify.domains`).
    """

    __slots__ = ("coefficient", "conditions", "members", "order", "settled", "traits", "undefined", "values", "zeros")

    def __init__(
        self,
        values: Residues | Drawn | Computed,
        undefined: Mask | None = None,
        members: Residues | None = None,
        order: int = 0,
        settled: bool = True,
        coefficient: Fraction = ONE,
        traits: Traits = UNKNOWN,
        conditions: Conditions = (),
        zeros: Conditions | None = None,
    ) -> None:
        self.values = values
        self.undefined = None if undefined is None else np.broadcast_to(undefined, self.shape)
        self.members = members
        self.order = order
        self.settled = settled
        self.coefficient = coefficient
        self.traits = traits
        self.conditions = conditions
        self.zeros = zeros

    @property
    def shape(self) -> tuple[int, ...]:
        if isinstance(self.values, Drawn):
            return self.values.view.shape
        return self.values.shape if isinstance(self.values, Computed) else self.values.shape[1:]

    def dense(self) -> Residues:
        """All residues (t, *shape), without the coefficient."""
        if isinstance(self.values, Drawn):
            return self.values.residues(self.values.view)
        return self.values.dense() if isinstance(self.values, Computed) else self.values

    def stride(self, dim: int) -> int:
        """How far apart neighbours along a dimension (negative) lie in memory: 0 when all are one."""
        if isinstance(self.values, Computed):
            return int(not self.values.is_alike(dim))
        return (self.values.view if isinstance(self.values, Drawn) else self.values).strides[dim]

    def first(self, lanes: int) -> Elements:
        """The first lanes of an input."""
        if isinstance(self.values, Drawn):
            return Elements(replace(self.values, keys=self.values.keys[:lanes], primes=self.values.primes[:lanes]))
        return Elements(self.dense()[:lanes])

    def block(self, box: Box) -> Residues:
        """The residues of a box, or of the part of it that broadcasts to it."""
        if isinstance(self.values, Drawn):
            return self.values.residues(modular.part(self.values.view, box))
        if isinstance(self.values, Computed):
            return self.values.block(tuple(s if n > 1 else slice(None) for s, n in zip(box, self.shape, strict=True)))
        index = tuple(s if n > 1 else slice(None) for s, n in zip(box, self.shape, strict=True))
        return self.values[(slice(None), *index)]

    def _with(
        self, values: Residues | Drawn | Computed, undefined: Mask | None, members: Residues | None, coefficient: Fraction
    ) -> Elements:
        return Elements(values, undefined, members, self.order, self.settled, coefficient, self.traits, self.conditions, self.zeros)

    @property
    def sign(self) -> Sign:
        """What is known of the sign of the entries, the coefficient included."""
        if self.coefficient == 0:
            return Sign.NONNEGATIVE
        return self.traits.sign if self.coefficient > 0 else Sign.UNKNOWN

    @property
    def known(self) -> Traits:
        """What is known of the entries, the coefficient included."""
        return Traits(self.sign, self.traits.opaque, self.traits.may_vanish or self.coefficient == 0)

    def scaled(self, factor: Fraction) -> Elements:
        """The same times a rational number."""
        return self._with(self.values, self.undefined, self.members, self.coefficient * factor)

    def padded(self, rank: int) -> Elements:
        """With so many axes, the new ones in front."""
        undefined = None if self.undefined is None else _pad(self.undefined, 0, rank)
        members = None if self.members is None else _pad(self.members, 2, rank)
        values = self.values
        if isinstance(values, Computed):
            moved = values.padded(rank)
        else:
            moved = values.moved(_pad(values.view, 0, rank)) if isinstance(values, Drawn) else _pad(values, 1, rank)
        assert moved is not None
        made = self._with(moved, undefined, members, self.coefficient)
        made.conditions = domains.with_rank(self.conditions, rank)
        made.zeros = None if self.zeros is None else domains.with_rank(self.zeros, rank)
        return made

    def move(self, f: Move) -> Elements:
        """Seen through a view; `f` looks at trailing axes only."""
        undefined = None if self.undefined is None else f(self.undefined)
        values = self.values
        members = None if self.members is None else f(self.members)
        if isinstance(values, Drawn):
            moved = values.moved(f(values.view))
            made = self._with(f(self.dense()) if moved is None else moved, undefined, members, self.coefficient)
        elif isinstance(values, Computed):
            made = self._with(values.moved(f), undefined, members, self.coefficient)
        else:
            made = self._with(f(values), undefined, members, self.coefficient)
        if self.conditions:
            made.conditions = domains.moved(self.conditions, self.shape, f)
        if self.zeros is not None:
            made.zeros = domains.moved(self.zeros, self.shape, f)
        return made

    def same(self, other: Elements) -> bool:
        """Whether all residues are those of another tensor, as far as can be told without drawing any."""
        x, y = self.values, other.values
        if isinstance(x, Drawn) or isinstance(y, Drawn):
            if not (isinstance(x, Drawn) and isinstance(y, Drawn) and x.keys == y.keys):
                return False
            a, b = x.view, y.view
            return a.shape == b.shape and a.strides == b.strides and _address(a) == _address(b)
        if x is y:
            return True
        if isinstance(x, Computed) or isinstance(y, Computed):
            return False
        if x.shape != y.shape or not x.size:
            return False
        corner = (slice(None), *(0,) * (x.ndim - 1))
        return bool((x[corner] == y[corner]).all()) and np.array_equal(x, y)

    def alike(self, other: Elements) -> bool:
        """Whether pieces of both can stand in one tensor as they are: the same coefficient, and sets of as many members."""
        ours, theirs = (None if e.members is None else (e.members.shape[1], e.order) for e in (self, other))
        return self.coefficient == other.coefficient and ours == theirs

    def lane(self, lane: int) -> tuple[Array, Callable[[Array], Floats]]:
        """An array that stands for one lane, and what turns a view of it into float64 residues."""
        values = self.values
        if isinstance(values, Drawn):
            return values.view, lambda view: values.floats(view, lane)
        if isinstance(values, Computed):
            values = values.dense()
        return values[lane], lambda view: np.array(view, dtype=np.float64, order="C")


def either(*masks: Mask | None) -> Mask | None:
    found: Mask | None = None
    for mask in masks:
        if mask is not None:
            found = mask if found is None else found | mask
    return found


def any_along(mask: Mask | None, dim: int) -> Mask | None:
    """Undefined when anything along the dimension is."""
    return None if mask is None else np.asarray(mask.any(axis=dim, keepdims=True))


def _address(array: Array) -> int:
    return array.__array_interface__["data"][0]


def _pad(array: Array, lead: int, rank: int) -> Array:
    """Inserts axes of extent 1 after `lead` axes, up to `rank` more."""
    return array.reshape(*array.shape[:lead], *(1,) * (rank + lead - array.ndim), *array.shape[lead:])
