"""Which tensors between kernels are partial results, side by side along the dimension that their reader sums.

Mirage's blocks store partial results one after the other along a dimension that the output has anyway, and the next kernel sums
that dimension to extent 1, or to the width that one block stored. The program model gives partial results a new leading dimension
(`NEW_DIM`), which is summed as such: the axis (block, column) of the one is two dimensions in the other, and nothing else differs.

An output's dimension is ordinary where it puts the blocks' tiles together as they were cut from an input. It holds partial results
along a grid dimension that did not cut the tile's dimension, or whose parts the for-loop has summed already.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import TypeAlias

from mirage_ir.importers.records import Block, SavedOperator, SavedTensor
from mirage_ir.importers.tile_operators import (
    POINTWISE,
    SavedAccumulator,
    family_member,
    is_accumulator,
    operator_name,
    reduced_dimension,
)
from mirage_ir.program import Shape

FOR_LOOP = -1
Cuts: TypeAlias = tuple[frozenset[int], ...]
"""For each dimension of a tile, the cuts that made it of a whole tensor: grid dimensions, and `FOR_LOOP`."""


@dataclass(frozen=True, slots=True)
class Partial:
    """Partial results of `parts` blocks, each `width` wide, along the grid dimension `grid`."""

    grid: int
    parts: int
    width: int


def partial_results(operators: Sequence[SavedOperator]) -> dict[int, Partial]:
    """The tensors of a μGraph, by guid, that are partial results and that their readers only sum."""
    readers: dict[int, list[SavedOperator]] = {}
    for operator in operators:
        for tensor in {t.guid: t for t in operator.inputs}.values():
            readers.setdefault(tensor.guid, []).append(operator)
    found: dict[int, Partial] = {}
    for operator in operators:
        if operator.block is None:
            continue
        cuts = tile_cuts(operator.block)
        for output in operator.block.operators:
            if operator_name(output) == "output" and output.tensor is not None:
                partial = _stored(output, operator.block, cuts)
                reads = readers.get(output.tensor.guid, [])
                if partial is not None and reads and all(_sums(r, output.tensor.guid, partial) for r in reads):
                    found[output.tensor.guid] = partial
    return found


def tile_cuts(block: Block) -> dict[int, Cuts]:
    """The cuts of each dimension of each tile of a block graph, by guid."""
    cuts: dict[int, Cuts] = {}
    for operator in block.operators:
        for made in operator.outputs:
            cuts[made.guid] = _cuts(operator, block, made.shape, [cuts[t.guid] for t in operator.inputs])
    return cuts


def _cuts(operator: SavedOperator, block: Block, shape: Shape, read: Sequence[Cuts]) -> Cuts:
    rank, name = len(shape), operator_name(operator)
    if name == "input":
        return tuple(
            frozenset(g for g, d in enumerate(operator.map) if d == i and block.grid[g] > 1)
            | frozenset({FOR_LOOP} if operator.fmap == i and block.loop > 1 else ())
            for i in range(rank)
        )
    if name == "matmul" and len(read) == 2 and all(len(c) == rank >= 2 for c in read):
        x, y = read
        return (*(x[d] | y[d] for d in range(rank - 2)), x[-2], y[-1])
    joined = [frozenset[int]().union(*(c[d - rank + len(c)] for c in read if d - rank + len(c) >= 0)) for d in range(rank)]
    concatenated = family_member(name, "concat_#")
    gone = reduced_dimension(name, rank) if concatenated is None else concatenated
    if gone is not None and gone < rank:
        joined[gone] = frozenset()
    if is_accumulator(operator):
        joined = [frozenset() if FOR_LOOP in c else c for c in joined]
    return tuple(joined)


def _stored(output: SavedOperator, block: Block, cuts: dict[int, Cuts]) -> Partial | None:
    """The partial results that an output saver stores along the last dimension; None when it stores anything else."""
    (tile,) = output.inputs[:1] or (None,)
    if tile is None:
        return None
    last = len(tile.shape) - 1
    along = [g for g, d in enumerate(output.map) if d == last and block.grid[g] > 1]
    if len(along) != 1 or along[0] in cuts[tile.guid][last]:
        return None
    return Partial(along[0], block.grid[along[0]], tile.shape[last])


def _sums(reader: SavedOperator, guid: int, partial: Partial) -> bool:
    """Whether a kernel cuts the last dimension of a tensor between parts only, and sums it before it treats columns differently.

    Where each iteration of the for-loop has one part, the loop sums the parts, so the kernel may compute anything of a part.
    """
    block = reader.block
    if block is None:
        return False
    loads = [o for o in block.operators if o.tensor is not None and o.tensor.guid == guid and operator_name(o) == "input"]
    for load in loads:
        if load.tensor is None or not load.outputs:
            return False
        last = len(load.tensor.shape) - 1
        blocks = prod(n for n, d in zip(block.grid, load.map, strict=False) if d == last)
        loop = block.loop if load.fmap == last else 1
        if partial.parts % (blocks * loop):
            return False
        if (blocks, loop) != (1, partial.parts) and not _only_summed(load.outputs[0], block, partial.width):
            return False
    return bool(loads)


def _only_summed(tile: SavedTensor, block: Block, width: int) -> bool:
    """Whether all readers of a tile in parts sum it over the parts, or scale its columns and then sum."""
    users = [o for o in block.operators if any(t.guid == tile.guid for t in o.inputs)]
    return bool(users) and all(_is_sum(o, width) or _scales_columns(o, tile, block, width) for o in users)


def _scales_columns(operator: SavedOperator, tile: SavedTensor, block: Block, width: int) -> bool:
    """Whether an element-wise operator treats all columns of a row alike, and its result is only summed."""
    columns = tile.shape[-1]
    return (
        operator_name(operator) in POINTWISE
        and [t.shape[-1] for t in operator.outputs] == [columns]
        and all(t.shape[-1] == 1 for t in operator.inputs if t.guid != tile.guid)
        and _only_summed(operator.outputs[0], block, width)
    )


def _is_sum(operator: SavedOperator, width: int) -> bool:
    """Whether an operator sums all columns, or column by column over the parts."""
    if len(operator.inputs) != 1 or len(operator.outputs) != 1:
        return False
    name, last = operator_name(operator), len(operator.inputs[0].shape) - 1
    if name == SavedAccumulator.NARROW or family_member(name, "reduction_#_to_dimx") == last:
        return operator.outputs[0].shape[-1] == width
    return name == SavedAccumulator.SUM or family_member(name, "reduction_#") == last
