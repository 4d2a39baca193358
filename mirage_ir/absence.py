"""Absent entries: which entries of a block's tiles lie beyond the tensors that they were loaded from.

Tiles *cover* a dimension: together they have as many entries or more, and entry t of the n-th tile is entry n·T + t of the tensor.
Beyond its extent entries are absent: they hold anything, and count for nothing. No operator of a graph says so, it follows from the
loads:

* an element-wise result is absent where an operand is;
* a reduction, a product and an accumulator over the loop leave absent entries out (a sum takes 0 for them; the maximum of a tile
  without entries is −∞);
* a concatenating accumulator makes one tile of the tiles of all iterations;
* a store writes what is present, so it must split a dimension as its loads did.

Whatever would need an absent entry for something else is an error.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import isinf, prod
from typing import TypeAlias

from mirage_ir.errors import ProgramError
from mirage_ir.ops import operator
from mirage_ir.ops.table import signature_of
from mirage_ir.program import NEW_DIM, Accumulate, AccumulatorKind, Apply, GraphOp, Level, Load, Shape, Store, TensorType


@dataclass(frozen=True, slots=True)
class Cover:
    """How tiles of a graph cover a dimension of a tensor whose extent they exceed.

    `grid` are the grid dimensions that split it, outer ones first; the for-loop splits it too if `loop`, as the innermost. A tile
    has `tile` entries along it, the tensor `extent`. Within a thread graph, its grid dimensions `threads` split the tile. Grid
    dimensions of extent 1 split nothing, and are in neither. `of` is the number of the loop, 0 without one.
    """

    grid: tuple[int, ...]
    loop: bool
    tile: int
    extent: int
    threads: tuple[int, ...] = ()
    of: int = 0

    def iterations(self, graph: GraphOp) -> int:
        """Into how many tiles the loop splits a block's part."""
        return graph.loops[self.of] if self.loop else 1

    def parts(self, graph: GraphOp) -> int:
        """How many tiles there are."""
        return prod(graph.grid[g] for g in self.grid) * self.iterations(graph)

    def has_empty(self, graph: GraphOp) -> bool:
        """Whether the last tile has no entry at all."""
        return (self.parts(graph) - 1) * self.tile >= self.extent

    def has_gap(self, graph: GraphOp) -> bool:
        """Whether some entry of a tile is absent in all iterations of the loop."""
        whole = self.tile * self.iterations(graph)
        return self.loop and (prod(graph.grid[g] for g in self.grid) - 1) * whole + self.tile > self.extent


Absence: TypeAlias = tuple[Cover | None, ...]
"""For each dimension of a value, how the tiles cover it; None where no entry is absent."""


def is_ragged(graph: GraphOp) -> bool:
    """Whether tiles of a block graph may have absent entries."""
    return any(isinstance(node, Load) and node.tile is not None for node in graph.body)


def _split_by(dims: Sequence[int], dim: int, grid: Sequence[int]) -> tuple[int, ...]:
    """The grid dimensions that a map sends to a dimension and that split it."""
    return tuple(g for g, (d, extent) in enumerate(zip(dims, grid, strict=True)) if d == dim and extent > 1)


def of_load(graph: GraphOp, node: Load, source: TensorType, tile: TensorType, absence: Absence) -> Absence:
    """The absence of a loaded tile; `absence` is that of the tile that a thread graph loads from."""
    if node.tile is None and not any(absence):
        return absence
    found: list[Cover | None] = []
    for d, (whole, extent) in enumerate(zip(source.shape, tile.shape, strict=True)):
        grid, outside = _split_by(node.imap, d, graph.grid), absence[d]
        if outside is not None:
            found.append(replace(outside, threads=grid))
            continue
        cover = Cover(grid, node.fmap == d, extent, whole, of=node.loop if node.fmap == d else 0)
        found.append(cover if cover.parts(graph) * extent > whole else None)
    return tuple(found)


def _common(covers: Sequence[Cover | None]) -> Cover | None:
    """The absence of entries of which one operand at least is absent."""
    known = {c for c in covers if c is not None}
    if len(known) > 1:
        raise ProgramError("its operands' entries are absent in different places")
    return known.pop() if known else None


def of_operator(graph: GraphOp, node: Apply, types: Sequence[TensorType], rank: int, operands: Sequence[Absence]) -> Absence:
    """The absence of an operator's result, of this rank. Raises `ProgramError` where it would need absent entries."""
    if not any(map(any, operands)):
        return (None,) * rank
    row, signature = operator(node.op), signature_of(node, [t.shape for t in types])
    labelled = {dim for label in signature.labels for dim in (*label.along, *label.stretched)}
    if any(cover is not None and (o, d) not in labelled for o, absence in enumerate(operands) for d, cover in enumerate(absence)):
        raise ProgramError(f"'{node.op}' cuts or regroups a dimension with absent entries")
    found: list[Cover | None] = [None] * rank
    for label in signature.labels:
        if any(operands[o][d] is not None for o, d in label.stretched):
            raise ProgramError(f"'{node.op}' repeats an entry that may be absent")
        cover = _common([operands[o][d] for o, d in label.along])
        if label.result is not None:
            found[label.result] = cover
        elif cover is not None:
            if row.uses_extent:
                raise ProgramError(f"'{node.op}' counts entries, and some of them may be absent: use a sum, and divide it")
            if graph.level is Level.THREAD:
                raise ProgramError(f"'{node.op}' binds a dimension with absent entries inside a thread graph")
            if isinf(row.neutral) and not row.extremum and cover.has_empty(graph):
                raise ProgramError(f"'{node.op}' has no value where a tile has no entry at all")
    return tuple(found)


def of_accumulator(
    graph: GraphOp, node: Accumulate, types: Sequence[TensorType], found: Sequence[Absence], loop: int = 0
) -> Absence:
    """The absence of an accumulator after the loop of this number. Raises `ProgramError` where it would need absent entries."""
    absence = found[node.operand]
    if node.kind is AccumulatorKind.CONCAT:
        return tuple(_concatenated(graph.loops[loop], cover, d == node.dim) for d, cover in enumerate(absence))
    if node.shift is not None:
        absence = aligned([absence, found[node.shift]], [types[v].shape for v in (node.operand, node.shift)])
    compared = found[node.operand] if node.kind is AccumulatorKind.MAX else () if node.shift is None else found[node.shift]
    for cover in compared:
        if cover is not None and cover.has_gap(graph):
            raise ProgramError("a maximum over the loop has no value where no iteration has an entry")
    return tuple(None if cover is not None and cover.loop else cover for cover in absence)


def _concatenated(iterations: int, cover: Cover | None, along: bool) -> Cover | None:
    if cover is None or (not along and not cover.loop):
        return cover
    if iterations == 1:
        return replace(cover, loop=False, of=0)
    if along and cover.loop:
        return replace(cover, loop=False, of=0, tile=cover.tile * iterations)
    raise ProgramError("iterations whose tiles lack different entries cannot be concatenated")


def aligned(operands: Sequence[Absence], shapes: Sequence[Shape]) -> Absence:
    """The absence of the terms of a sum and their shift, if it has one, which meet by NumPy's rule."""
    rank = max(map(len, shapes))
    found: list[Cover | None] = []
    for d in range(-rank, 0):
        here = [(a[d], s[d]) if len(s) >= -d else (None, 1) for a, s in zip(operands, shapes, strict=True)]
        if any(cover is not None and extent < max(e for _, e in here) for cover, extent in here):
            raise ProgramError("an entry that may be absent is repeated")
        (terms, _), *shifts = here
        if terms is None and any(shift is not None and shift.loop for shift, _ in shifts):
            raise ProgramError("the shift of a sum has absent entries where its terms have none")
        found.append(_common([cover for cover, _ in here]))
    return tuple(found)


def of_thread_graph(graph: GraphOp, found: Sequence[Absence]) -> list[Absence]:
    """The absence of a thread graph's results, from that of its values. Raises `ProgramError`."""
    results: list[Absence] = []
    for store in graph.stores:
        covers = found[store.operand]
        for d, cover in enumerate(covers):
            if cover is not None and cover.threads != _split_by(store.omap, d, graph.grid):
                raise ProgramError("a thread graph stores absent entries in another order than it loads them")
        new: Absence = (None,) * sum(d == NEW_DIM for d in store.omap)
        results.append((*new, *(None if c is None else replace(c, threads=()) for c in covers)))
    return results


def stored_extent(store: Store, grid: Sequence[int], dim: int, whole: int, cover: Cover | None) -> int:
    """How many entries all blocks of a grid store along a dimension, `whole` with absent ones.

    Raises `ProgramError` when the store does not split it as its loads did, so that absent entries would be stored.
    """
    if cover is None:
        return whole
    if cover.loop or cover.grid != _split_by(store.omap, dim, grid):
        raise ProgramError(f"absent entries along dimension {dim} would be stored: the omap must split it as the loads do")
    return cover.extent
