"""Ragged tiles: the last slices are as long as the tensor allows, zeros fill them up, masks stand where others would count.

A slice has a dynamic size and a tile a static one, so that everything between loads and stores is of static shape. Absent entries
of a loaded tile are 0, and of values computed from it whatever comes of that: an operator that binds them, and an accumulator over
the loop, read a copy with neutral entries in their place, unless they are zeros that leave a sum as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import inf

from xdsl.dialects.builtin import IndexType, IntegerAttr, i1, i64
from xdsl.ir import SSAValue

from mirage_ir.absence import Absence, Cover
from mirage_ir.lowering.mlir.builder import Builder, projection_map
from mirage_ir.lowering.mlir.tensors import TensorValue
from mirage_ir.ops import Kind, operator, signature_of
from mirage_ir.program import Accumulate, AccumulatorKind, Apply, GraphOp, Load, TensorType, numbered
from mirage_ir.sized.extent import is_symbolic, parts_of

_BELOW = 2
"""The predicate of `arith.cmpi` that says x < y of signed numbers."""


def tile_start(
    b: Builder, graph: GraphOp, indices: Sequence[SSAValue], split: Sequence[int], extent: int, iteration: SSAValue | None
) -> SSAValue | int:
    """Where a tile begins: earlier grid dimensions of `split` are outer, the loop is innermost."""
    splits = [(indices[g], graph.grid[g]) for g in split]
    if iteration is not None:
        splits.append((iteration, graph.loop))
    terms: list[tuple[SSAValue, int]] = []
    stride = extent
    for index, count in reversed(splits):
        if count > 1:
            terms.append((index, stride))
        stride *= count
    return b.linear(terms[::-1]) if terms else 0


def may_be_empty(cover: Cover, graph: GraphOp) -> bool:
    """Whether some tile has no entry at all; where the extent follows from symbols, at any sizes."""
    if not is_symbolic(cover.extent):
        return cover.has_empty(graph)
    return str(cover.parts(graph)) != str(parts_of(cover.extent, cover.tile))


def covering_type(graph: GraphOp, type: TensorType, absence: Absence) -> TensorType:
    """The type of a tensor, as wide as all tiles together along its last dimensions where some tile has no entry at all.

    A slice of no entry is fine in MLIR, but IREE's runtime refuses to copy one.
    """
    lead = len(type.shape) - len(absence)
    extents = zip(type.shape[lead:], absence, strict=True)
    wide = (n if c is None or not may_be_empty(c, graph) else c.parts(graph) * c.tile for n, c in extents)
    return replace(type, shape=(*type.shape[:lead], *wide))


def covering_source(b: Builder, graph: GraphOp, source: TensorValue, absence: Absence) -> TensorValue:
    """The source of a load, with zeros for the tiles that have no entry."""
    type = covering_type(graph, source.type, absence)
    return source if type == source.type else TensorValue(b.pad(source.ssa, source.shape, type, 0.0), type)


class RaggedTiles:
    """The absent entries of a block's values, of which `absent` says where they are."""

    def __init__(self, graph: GraphOp, types: Sequence[TensorType], absent: Sequence[Absence], indices: Sequence[SSAValue]) -> None:
        self.graph, self.types, self.absent, self.indices = graph, types, absent, indices
        self.zeros = self._zeros()

    def _zeros(self) -> frozenset[int]:
        """The values whose absent entries are 0."""
        found: set[int] = set()
        for value, node in numbered(len(self.graph.operands), self.graph.body):
            match node:
                case Load():
                    found.add(value)
                case Apply():
                    row = operator(node.op)
                    kept = row.kind is Kind.ELEMENTWISE and row.keeps_zero
                    kept = kept and all(self.absent[v] == self.absent[value] for v in node.operands)
                    if found.issuperset(node.operands) and (kept or row.transposes):
                        found.add(value)
                case Accumulate() if node.kind is AccumulatorKind.CONCAT and node.operand in found:
                    found.add(value)
                case _:
                    pass
        return frozenset(found)

    def _start(self, b: Builder, cover: Cover, iteration: SSAValue | None) -> SSAValue | int:
        return tile_start(b, self.graph, self.indices, cover.grid, cover.tile, iteration if cover.loop else None)

    def _part(self, b: Builder, cover: Cover, iteration: SSAValue | None) -> tuple[SSAValue | int, SSAValue | int]:
        """Where a tile begins, and how many of its entries are in a tensor of `covering_type`."""
        at = self._start(b, cover, iteration)
        if isinstance(at, int):  # The tiles of all iterations, side by side.
            return at, min(cover.tile, cover.extent)
        if may_be_empty(cover, self.graph):
            return at, cover.tile
        return at, b.bounded(at, cover.tile, cover.extent)

    def load(
        self, b: Builder, value: int, source: TensorValue, offsets: Sequence[SSAValue | int], iteration: SSAValue | None
    ) -> TensorValue:
        """A loaded tile, with zeros for absent entries; `offsets` are those of dimensions that have none."""
        tile = self.types[value]
        parts = {d: self._part(b, cover, iteration) for d, cover in enumerate(self.absent[value]) if cover is not None}
        starts = [parts[d][0] if d in parts else at for d, at in enumerate(offsets)]
        sizes = [parts[d][1] if d in parts else extent for d, extent in enumerate(tile.shape)]
        return TensorValue(b.pad(b.extract(source.ssa, starts, tile, sizes), sizes, tile, 0.0), tile)

    def stored(
        self, b: Builder, value: int, tile: TensorValue, offsets: Sequence[SSAValue | int]
    ) -> tuple[TensorValue, list[SSAValue | int], list[SSAValue | int]]:
        """The present part of a tile, where it is stored, and its sizes; offsets of new dimensions come first.

        `offsets` are those of new dimensions, and of dimensions without absent entries.
        """
        new = len(offsets) - len(tile.shape)
        starts, sizes = list(offsets), list[SSAValue | int](tile.shape)
        for d, cover in enumerate(self.absent[value]):
            if cover is not None:
                starts[new + d], sizes[d] = self._part(b, cover, None)
        part = b.extract(tile.ssa, [0] * len(sizes), tile.type, sizes)
        return TensorValue(part, tile.type), starts, [*(1 for _ in range(new)), *sizes]

    def masked(self, b: Builder, x: TensorValue, covers: Absence, other: float, iteration: SSAValue | None) -> TensorValue:
        """A value with a number in place of the entries that these covers make absent."""
        starts = {d: (self._start(b, c, iteration), c.extent) for d, c in enumerate(covers) if c is not None}
        limits = {d: b.extent_value(n) if isinstance(at, int) else b.remaining(at, n) for d, (at, n) in starts.items()}
        if not limits:
            return x
        same = projection_map(len(x.shape), range(len(x.shape)))

        def body(inside: Builder, args: Sequence[SSAValue]) -> list[SSAValue]:
            present: SSAValue | None = None
            for d, limit in limits.items():
                at = inside.one("linalg.index", [], IndexType(), {"dim": IntegerAttr(d, i64)})
                here = inside.one("arith.cmpi", [at, limit], i1, {"predicate": IntegerAttr(_BELOW, i64)})
                present = here if present is None else inside.one("arith.andi", [present, here], i1)
            assert present is not None
            return [inside.one("arith.select", [present, args[0], inside.constant(other, x.type.dtype)], args[0].type)]

        (ssa,) = b.generic([x.ssa], [b.empty(x.type)], [same, same], frozenset(), body)
        return TensorValue(ssa, x.type)

    def bound_operands(self, b: Builder, node: Apply, xs: Sequence[TensorValue], iteration: SSAValue | None) -> list[TensorValue]:
        """The operands of an operator without the absent entries that it binds: all factors are neutral there."""
        row, made = operator(node.op), list(xs)
        for label in signature_of(node, [self.types[v].shape for v in node.operands]).bound:
            covers = [self.absent[node.operands[o]][d] for o, d in label.along]
            cover = next((c for c in covers if c is not None), None)
            for (o, d), own in zip(label.along, covers, strict=True):
                zero = own is not None and node.operands[o] in self.zeros and row.neutral == 0
                if cover is not None and not zero:
                    along: Absence = tuple(cover if at == d else None for at in range(len(made[o].shape)))
                    made[o] = self.masked(b, made[o], along, row.neutral, iteration)
        return made

    def added(self, b: Builder, value: int, x: TensorValue, iteration: SSAValue) -> TensorValue:
        """A value as a sum over the loop takes it: 0 where it is absent in this iteration."""
        return x if value in self.zeros else self.masked(b, x, self.looped(value), 0.0, iteration)

    def compared(self, b: Builder, value: int, x: TensorValue, iteration: SSAValue) -> TensorValue:
        """A value as a maximum over the loop takes it: -inf where it is absent in this iteration."""
        return self.masked(b, x, self.looped(value), -inf, iteration)

    def looped(self, value: int) -> Absence:
        """The absence of a value's entries as far as it depends on the iteration."""
        return tuple(c if c is not None and c.loop else None for c in self.absent[value])
