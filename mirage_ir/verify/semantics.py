"""The finite field as a meaning of programs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import numpy as np

from mirage_ir.interpret.arithmetic import ArithmeticSemantics, Collected
from mirage_ir.interpret.layout import Array
from mirage_ir.interpret.walker import Accumulator, Move
from mirage_ir.program import AccumulatorKind, GraphOp, TensorType
from mirage_ir.verify import domains
from mirage_ir.verify.domains import Conditions
from mirage_ir.verify.elements import Elements
from mirage_ir.verify.extrema import MEMBER_COPIES
from mirage_ir.verify.field import Field
from mirage_ir.verify.sets import set_members

FIELD_TILE_BYTES = 192 << 20
"""Bytes that the tiles of one chunk of blocks may take."""


class FieldSemantics(ArithmeticSemantics[Elements]):
    """Field elements as values of programs."""

    def __init__(self, field: Field, budget: int = FIELD_TILE_BYTES) -> None:
        super().__init__(field)
        self.field = field
        self.budget = budget

    def block_bytes(self, graph: GraphOp, types: Sequence[TensorType]) -> int:
        members, _ = set_members(graph, types, [1] * len(graph.operands))
        tiles = sum(t.size for t in types[len(graph.operands) :])
        return 4 * self.field.lanes * (tiles + MEMBER_COPIES * members)

    def move(self, f: Move, x: Elements) -> Elements:
        return x.move(f)

    def pad(self, x: Elements, widths: Sequence[int]) -> Elements:
        return x.extended(widths)

    def choose(self, present: Array, x: Elements, other: Elements | float, nonempty: bool) -> Elements:
        return self.field.choose(present, x, other, nonempty)

    def accumulator(self, kind: AccumulatorKind, dim: int | None, shifted: bool) -> Accumulator[Elements]:
        if kind is AccumulatorKind.MAX:
            return Collected(partial(self.field.join, 1))
        return super().accumulator(kind, dim, shifted)

    def allocate(self, shape: tuple[int, ...], like: Elements) -> Elements:
        out = Elements(
            np.zeros((self.field.lanes, *shape), dtype=np.uint32),
            order=like.order,
            settled=like.members is None,
            coefficient=like.coefficient,
            traits=like.traits,
            zeros=None if like.zeros is None else (np.zeros((0, *shape), dtype=np.uint64),),
        )
        if like.members is not None:
            out.members = np.zeros((*like.members.shape[:2], *shape), dtype=np.uint32)
        return out

    def write(self, out: Elements, place: Move, x: Elements) -> None:
        field = self.field
        out.traits = domains.weakest(out.traits, x.traits)
        if not out.alike(x):
            # The pieces are sets of different sizes, or multiples of different numbers: all are worked out.
            whole = field.number(out)
            out.values, out.coefficient, out.traits = np.array(whole.dense()), whole.coefficient, whole.traits
            out.members, out.settled, x = None, True, field.number(x)
        for mine, its in ((out.members, x.members), (out.values, x.dense())):
            if isinstance(mine, np.ndarray) and its is not None:
                place(mine)[...] = its
        if x.undefined is not None:
            if out.undefined is None:
                out.undefined = np.zeros(out.shape, dtype=np.bool_)
            place(out.undefined)[...] = x.undefined
        if x.conditions:
            out.conditions = _written(out.conditions, out.shape, place, x.conditions, x.shape)
        known = x.zeros is not None and out.zeros is not None
        out.zeros = _written(out.zeros or (), out.shape, place, x.zeros or (), x.shape) if known else None


def _written(held: Conditions, shape: Sequence[int], place: Move, new: Conditions, tile: Sequence[int]) -> Conditions:
    """The conditions of entries of this shape after a tile with `new` conditions was written to its place."""
    if not new:
        return held
    ours, theirs = domains.stacked([domains.in_one_array(held, shape), domains.in_one_array(new, tile)])
    place(ours)[...] = theirs
    return (ours,)
