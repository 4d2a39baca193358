"""The signature of an operator: how dimensions flow from its operands to its result, at given shapes.

Each dimension of the result, and each of an operand, stands in exactly one place of a signature:

* a *label*, as a letter of einsum: dimensions of operands and result that run together (they *unify*); without a dimension of the
  result it is *bound* (the operator sums or compares over it), without one of an operand it is *new*;
* a *segment*: entries of an operand's dimension that are some of the entries of the result's (slice, concat);
* a *regrouping*: dimensions of one product of extents, merged or split (reshape).

Dimensions of extent 1 that a reshape drops stand nowhere. Everything that follows dimensions through a program reads signatures:
cones, shrinking, cuts for the numerics check, the tiles of the lowerings and the regions of contractions. The operator's row says
which rule of this file is its own (`mirage_ir.ops.table.signature_of`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, TypeAlias

from mirage_ir.ops.shapes import broadcast_shapes
from mirage_ir.program import Shape

Dim: TypeAlias = tuple[int, int]
"""(operand, dimension)"""


@dataclass(frozen=True, slots=True)
class Label:
    """Dimensions that run together.

    `result` is the result's dimension, None where the label is bound. `along` are the dimensions of operands that have its extent;
    `stretched` are dimensions of extent 1 that are repeated along it.
    """

    extent: int
    result: int | None
    along: tuple[Dim, ...]
    stretched: tuple[Dim, ...] = ()

    @property
    def bound(self) -> bool:
        return self.result is None

    @property
    def new(self) -> bool:
        """Whether no operand has its entries."""
        return not self.along


@dataclass(frozen=True, slots=True)
class Segment:
    """`extent` entries of an operand's dimension, from `start`, that are the entries from `at` of the result's dimension."""

    operand: int
    dim: int
    start: int
    result: int
    at: int
    extent: int


@dataclass(frozen=True, slots=True)
class Regrouping:
    """Dimensions of the operand and of the result with as many entries, in the same order; none has extent 1.

    `extents` belong to the result's dimensions.
    """

    operand: tuple[int, ...]
    result: tuple[int, ...]
    extents: Shape


@dataclass(frozen=True, slots=True)
class Signature:
    """The labels in the order of the result's dimensions, bound ones last; segments in the order of the operands."""

    labels: tuple[Label, ...]
    segments: tuple[Segment, ...] = ()
    regroupings: tuple[Regrouping, ...] = ()

    @property
    def bound(self) -> tuple[Label, ...]:
        """The labels over which the operator sums or compares."""
        return tuple(label for label in self.labels if label.bound)

    @property
    def kept(self) -> tuple[Label, ...]:
        """The labels that the result has."""
        return tuple(label for label in self.labels if not label.bound)

    def places(self, operand: int) -> dict[int, Label]:
        """The label of each dimension of an operand that has one."""
        return {d: label for label in self.labels for o, d in (*label.along, *label.stretched) if o == operand}


SignatureRule: TypeAlias = Callable[[Sequence[Shape], dict[str, Any]], Signature]
"""Of operand shapes that the operator's shape rule accepts, and all attributes."""


def _aligned(shapes: Sequence[Shape], result: Shape) -> list[Label]:
    """A label for each dimension of `result`, with which operands are aligned at the last one."""
    labels: list[Label] = []
    for d, extent in enumerate(result):
        along: list[Dim] = []
        stretched: list[Dim] = []
        for operand, shape in enumerate(shapes):
            own = d - len(result) + len(shape)
            if own >= 0:
                (along if shape[own] == extent else stretched).append((operand, own))
        labels.append(Label(extent, d, tuple(along), tuple(stretched)))
    return labels


def elementwise(shapes: Sequence[Shape], attrs: dict[str, Any]) -> Signature:
    return Signature(tuple(_aligned(shapes, broadcast_shapes(*shapes))))


def broadcast(shapes: Sequence[Shape], attrs: dict[str, Any]) -> Signature:
    return Signature(tuple(_aligned(shapes, attrs["shape"])))


def contraction(shapes: Sequence[Shape], attrs: dict[str, Any]) -> Signature:
    """(…, m, k) and (…, k, n) to (…, m, n)."""
    x, y = shapes
    lead = broadcast_shapes(x[:-2], y[:-2])
    labels = _aligned((x[:-2], y[:-2]), lead)
    labels.append(Label(x[-2], len(lead), ((0, len(x) - 2),)))
    labels.append(Label(y[-1], len(lead) + 1, ((1, len(y) - 1),)))
    labels.append(Label(x[-1], None, ((0, len(x) - 1), (1, len(y) - 2))))
    return Signature(tuple(labels))


def reduction(shapes: Sequence[Shape], attrs: dict[str, Any]) -> Signature:
    """The reduced dimension is bound; the one of extent 1 that takes its place is new."""
    (x,) = shapes
    dim: int = attrs["dim"]
    labels = [Label(1, d, ()) if d == dim else Label(extent, d, ((0, d),)) for d, extent in enumerate(x)]
    return Signature((*labels, Label(x[dim], None, ((0, dim),))))


def transpose(shapes: Sequence[Shape], attrs: dict[str, Any]) -> Signature:
    (x,) = shapes
    return Signature(tuple(Label(x[old], new, ((0, old),)) for new, old in enumerate(attrs["permutation"])))


def reshape(shapes: Sequence[Shape], attrs: dict[str, Any]) -> Signature:
    """Where one dimension becomes one, they unify; others are regrouped, in the smallest groups that have as many entries."""
    (x,), y = shapes, attrs["shape"]
    labels: list[Label] = [Label(1, d, ()) for d, extent in enumerate(y) if extent == 1]
    regroupings: list[Regrouping] = []
    for ours, theirs in groups_of_reshape(x, y):
        if len(ours) == len(theirs) == 1:
            labels.append(Label(x[ours[0]], theirs[0], ((0, ours[0]),)))
        else:
            regroupings.append(Regrouping(tuple(ours), tuple(theirs), tuple(y[d] for d in theirs)))
    labels.sort(key=lambda label: -1 if label.result is None else label.result)
    return Signature(tuple(labels), regroupings=tuple(regroupings))


def groups_of_reshape(x: Shape, y: Shape) -> Iterator[tuple[list[int], list[int]]]:
    """The smallest groups of dimensions of two shapes with as many entries each, dimensions of extent 1 left out."""
    ours = [d for d, extent in enumerate(x) if extent > 1]
    theirs = [d for d, extent in enumerate(y) if extent > 1]
    while ours or theirs:
        left, right = [ours.pop(0)], [theirs.pop(0)]
        while (a := prod(x[d] for d in left)) != (b := prod(y[d] for d in right)):
            if a < b:
                left.append(ours.pop(0))
            else:
                right.append(theirs.pop(0))
        yield left, right


def slice_(shapes: Sequence[Shape], attrs: dict[str, Any]) -> Signature:
    (x,) = shapes
    dim, start = attrs["dim"], attrs["start"]
    labels = tuple(Label(extent, d, ((0, d),)) for d, extent in enumerate(x) if d != dim)
    return Signature(labels, (Segment(0, dim, start, dim, 0, attrs["stop"] - start),))


def concat(shapes: Sequence[Shape], attrs: dict[str, Any]) -> Signature:
    dim = attrs["dim"]
    every = range(len(shapes))
    labels = tuple(Label(extent, d, tuple((o, d) for o in every)) for d, extent in enumerate(shapes[0]) if d != dim)
    ends = [sum(s[dim] for s in shapes[:o]) for o in every]
    return Signature(labels, tuple(Segment(o, dim, 0, dim, ends[o], shapes[o][dim]) for o in every))
