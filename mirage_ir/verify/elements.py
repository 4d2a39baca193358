"""A tensor of field elements: each entry has several lanes, one residue in each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from mirage_ir.interpret.layout import Array, align, pad_end
from mirage_ir.interpret.threads import each
from mirage_ir.interpret.walker import Move
from mirage_ir.verify import domains, modular
from mirage_ir.verify.domains import Conditions, Sign, Traits
from mirage_ir.verify.inputs import Drawn
from mirage_ir.verify.modular import Box, Floats, Residues

Mask = NDArray[np.bool_]
COMPUTED_AT_ONCE = 1 << 14
"""Entries worked on at once, so that temporaries (uint32 and float64, 64 and 128 KiB a lane) stay in the cache."""
UNKNOWN = Traits()


class Computed:
    """A tensor that is too large to keep: its residues are `f` of the operands' residues, computed where they are read.

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

    def extended(self, widths: Sequence[int]) -> Computed:
        """With more entries at the end of the last dimensions (`Elements.extended`)."""
        wide = (0,) * (len(self.shape) - len(widths)) + tuple(widths)
        own = [tuple(w if m == n else 0 for w, m, n in zip(wide, o.shape, self.shape, strict=True)) for o in self.operands]
        return Computed(self.f, [o.extended(ws) for o, ws in zip(self.operands, own, strict=True)], self.lanes)

    def is_alike(self, dim: int) -> bool:
        """Whether all entries along a dimension (negative) are known to be one."""
        return all(o.shape[dim] == 1 or o.stride(dim) == 0 for o in self.operands)


@dataclass(slots=True, eq=False)
class Elements:
    """A tensor of field elements: `coefficient` times residues.

    `values` is (t, *shape), or a `Drawn` or `Computed` tensor. `undefined` marks entries without a value. The result of a maximum
    (`order` 1) or minimum (−1) has `members` (t, m, *shape) to compare; until it is `settled`, its values mean nothing.
    `traits` and `zeros` are about the residues alone: facts, and the conditions that no factor is zero, where these are known.
    Entries have values under `conditions` (`mirage_ir.verify.domains`).
    """

    values: Residues | Drawn | Computed
    undefined: Mask | None = None
    members: Residues | None = None
    order: int = 0
    settled: bool = True
    coefficient: Fraction = Fraction(1)
    traits: Traits = UNKNOWN
    conditions: Conditions = ()
    zeros: Conditions | None = None

    def __post_init__(self) -> None:
        if self.undefined is not None:
            self.undefined = np.broadcast_to(self.undefined, self.shape)

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
        own = tuple(s if n > 1 else slice(None) for s, n in zip(box, self.shape, strict=True))
        return self.values.block(own) if isinstance(self.values, Computed) else self.values[(slice(None), *own)]

    @property
    def sign(self) -> Sign:
        """The sign of the entries, the coefficient included."""
        if self.coefficient == 0:
            return Sign.NONNEGATIVE
        return self.traits.sign if self.coefficient > 0 else Sign.UNKNOWN

    @property
    def known(self) -> Traits:
        """The traits of the entries, the coefficient included."""
        return Traits(self.sign, self.traits.opaque, self.traits.may_vanish or self.coefficient == 0)

    def scaled(self, factor: Fraction) -> Elements:
        """The same times a rational number."""
        return replace(self, coefficient=self.coefficient * factor)

    def padded(self, rank: int) -> Elements:
        """With `rank` axes, the new ones in front."""
        return self.move(lambda a: align(a, len(self.shape), rank))

    def move(self, f: Move) -> Elements:
        """Seen through a view; `f` looks at trailing axes only."""
        values = self.values
        if isinstance(values, Drawn):
            moved = values.moved(f(values.view))
            values = f(self.dense()) if moved is None else moved
        else:
            values = values.moved(f) if isinstance(values, Computed) else f(values)
        return replace(
            self,
            values=values,
            undefined=None if self.undefined is None else f(self.undefined),
            members=None if self.members is None else f(self.members),
            conditions=domains.moved(self.conditions, self.shape, f),
            zeros=None if self.zeros is None else domains.moved(self.zeros, self.shape, f),
        )

    def extended(self, widths: Sequence[int]) -> Elements:
        """With so many more entries at the end of the last dimensions, which hold anything and have no conditions."""
        if not any(widths):
            return self
        values = self.values
        if isinstance(values, Drawn):
            drawn = values.padded(widths)
            values = pad_end(self.dense(), widths) if drawn is None else drawn
        else:
            values = values.extended(widths) if isinstance(values, Computed) else pad_end(values, widths)

        def every(many: Conditions) -> Conditions:
            last = [c.shape[c.ndim - len(widths) :] for c in many]
            own = ([w if n > 1 else 0 for n, w in zip(shape, widths, strict=True)] for shape in last)
            return tuple(pad_end(c, ws) for c, ws in zip(many, own, strict=True))

        return replace(
            self,
            values=values,
            undefined=None if self.undefined is None else pad_end(self.undefined, widths),
            members=None if self.members is None else pad_end(self.members, widths),
            conditions=every(self.conditions),
            zeros=None if self.zeros is None else every(self.zeros),
        )

    def same(self, other: Elements) -> bool:
        """Whether all residues equal another tensor's, as far as can be told without drawing any."""
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
        """An array that stands for one lane, and a function from its views to float64 residues."""
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
