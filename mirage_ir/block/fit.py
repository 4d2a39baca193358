"""Tiles that live at once must fit into shared memory and registers: how much they take."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from operator import mul
from typing import Any

import numpy as np

from mirage_ir.block.description import ENTRY_BYTES, DescribedValue, Role, TileBody, TileExtents
from mirage_ir.target.cost import LEAST_STAGES, PIPELINE_STAGES, Number
from mirage_ir.target.machines import HOPPER, WARP_GROUP_ROWS, Machine

FRAGMENT = 16
"""The least extent of a tile that tensor cores work on (PTX ISA, `mma.m16n8k16`; Triton's `tl.dot` asks for it in each dimension).
Tiles of products are padded to powers of two."""
TILE_REGISTERS = 224
"""32-bit values of tiles that a thread can hold: of its 255 registers, 31 are left for addresses and operands. A round figure."""
PRODUCT_BYTES = 2
"""Bytes of an entry of a product's operand, unless it is f32."""
PARTS = 2
"""Parts of an f32 entry of a product's operand: what TF32 holds of it, and the rest."""
LEAST_ASYNCHRONOUS = 4
"""Bytes that a thread must load at once for an asynchronous load (PTX ISA, `cp.async`): narrower ones go through registers."""
MOST_UNROLLED = 32
"""Most entries of a reduction over partial results that the lowering loads one by one, so that no registers hold them together."""


def padded(extent: Number) -> Number:
    """The extent of a product's tile on tensor cores."""
    return np.exp2(np.ceil(np.log2(np.maximum(extent, FRAGMENT))))


def batch_and_rows(value: DescribedValue, body: TileBody, tiles: TileExtents) -> tuple[Number, Number]:
    """How many products of matrices a product of tiles is, and the rows of each.

    Where one right operand serves the whole batch, its rows are rows like any others: as many as Triton's powers of two make.
    """
    *batch, rows, _ = tiles.extents[value.shape]
    if not batch:
        return 1, rows
    shared = reduce(mul, tiles.extents[body.values[value.operands[1]].shape][:-2], 1) == 1
    together = reduce(mul, (np.exp2(np.ceil(np.log2(extent))) for extent in (*batch, rows)))
    return np.where(shared, 1, reduce(mul, batch)), np.where(shared, together, rows)


def unrolled(body: TileBody, tiles: TileExtents) -> dict[int, Number]:
    """Loads that a reduction takes entry by entry if nothing else reads them, and for which sizes it does."""
    found: dict[int, Number] = {}
    for n, dim in body.shrunk.items():
        extents = tiles.extents[body.values[n].shape]
        found[n] = (extents[dim] <= MOST_UNROLLED) & (reduce(np.maximum, extents[dim + 1 :], 1) > 1)
    return found


def held(body: TileBody, tiles: TileExtents, live: Number | None = None) -> Number:
    """32-bit values that the registers of a block hold at once; `live` are the bytes of all tiles, when they are known.

    Tiles that only products read go to shared memory past the registers, unless threads load them entry by entry. An entry that is
    loaded alone takes a register of its own.
    """
    free: dict[int, Number] = {n: True for n in body.fed} | unrolled(body, tiles)
    nbytes: Number = most_bytes(body, tiles.elements, free) if live is None or free else live
    for n, value in enumerate(body.values):
        if value.role is not Role.LOAD or value.vector >= LEAST_ASYNCHRONOUS:
            continue
        if n not in body.fed:
            kept = np.logical_not(free.get(n, False))
            nbytes = nbytes + kept * max(0, ENTRY_BYTES - value.itemsize) * tiles.elements[value.shape]
        elif value.stage.varies:
            *batch, rows, columns = tiles.extents[value.shape]
            nbytes = nbytes + value.itemsize * reduce(mul, batch, padded(rows) * padded(columns))
    return nbytes / ENTRY_BYTES


def threads_for(values: Number, blockdims: Sequence[int]) -> Number:
    """The fewest threads of `blockdims` whose registers hold `values` 32-bit values; 0 when none do."""
    options = sorted(blockdims)
    return np.select([values <= TILE_REGISTERS * t for t in options], options, 0)


def most_bytes(body: TileBody, elements: Any, free: Mapping[int, Number] | None = None) -> Number:
    """Most bytes of tiles that live at once. `free` tiles do not count, in all sizes or in some.

    Tiles of one shape are counted together.
    """
    values, free = body.values, free or {}
    none = {n for n, where in free.items() if np.all(where)} | body.accumulated
    shapes, more = len(elements), list[Any]()

    def row(entries: Any) -> int:
        more.append(entries)
        return shapes + len(more) - 1

    column = {n: v.shape for n, v in enumerate(values)}
    column |= {
        n: row(elements[values[n].shape] * ~np.asarray(where, bool)) for n, where in free.items() if n not in none and np.any(where)
    }
    sums: dict[tuple[tuple[int, int], ...], None] = {}
    for n, live in enumerate(body.live):
        weights: dict[int, int] = {}
        for v in live.values:
            if v not in none:
                weights[column[v]] = weights.get(column[v], 0) + values[v].itemsize
        for at, itemsize in _reused(body, elements, n, live.dying, row) if live.dying else ():
            weights[at] = weights.get(at, 0) - itemsize
        sums[tuple(sorted(weights.items()))] = None
    matrix = np.zeros((max(1, len(sums)), shapes + len(more)))
    for place, weighted in enumerate(sums):
        for at, weight in weighted:
            matrix[place, at] = weight
    return (matrix @ (np.stack([*elements, *more]) if more else elements)).max(axis=0)


def _reused(body: TileBody, elements: Any, n: int, dying: Sequence[int], row: Callable[[Any], int]) -> list[tuple[int, int]]:
    """The tiles whose place the n-th value takes: the first that is large enough, which may not be the same in all sizes."""
    found: list[tuple[int, int]] = []
    result, taken = body.values[n], None  # Where an operand before gave its place already.
    for operand in dying:
        value = body.values[operand]
        if value.shape == result.shape:
            if value.itemsize < result.itemsize:
                continue
            rest = value.shape if taken is None else row(elements[value.shape] * ~taken)
            return [*found, (rest, value.itemsize)]
        large = np.asarray(value.itemsize * elements[value.shape] >= result.itemsize * elements[result.shape])
        if large.any():
            found.append((row(elements[value.shape] * (large if taken is None else large & ~taken)), value.itemsize))
            taken = large if taken is None else taken | large
    return found


def staging(body: TileBody, tiles: TileExtents, machine: Machine, single: bool = False) -> Number:
    """Bytes of shared memory that the operands of products need at least; `single` when they are f32.

    Loads take some for each stage of the pipeline; other operands go through it, padded for the tensor cores, but for a computed
    left one of warp groups, which stays in registers.
    """
    values, total = body.values, 0
    loops: dict[int, Number] = {}
    for n in body.fed:
        if values[n].role is not Role.LOAD:
            continue
        nbytes = values[n].itemsize * tiles.elements[values[n].shape]
        if values[n].stage.varies:
            loops[values[n].stage.loop] = loops.get(values[n].stage.loop, 0) + nbytes * LEAST_STAGES
        elif not single:
            total = total + nbytes
    total = total + reduce(np.maximum, loops.values(), 0)
    if single:
        return total + part_bytes(body, tiles, groups=machine.capability >= HOPPER)
    for value in values:
        if value.role is Role.PRODUCT:
            left, right = value.operands
            m, n = (padded(extent) for extent in tiles.extents[value.shape][-2:])
            k = padded(tiles.last(values[left].shape))
            batches = (reduce(mul, tiles.extents[values[operand].shape][:-2], 1) for operand in (left, right))
            lefts, rights = (PRODUCT_BYTES * batch * k for batch in batches)
            kept = (m >= WARP_GROUP_ROWS) & (machine.capability >= HOPPER) & (viewed_value(body, left).role is not Role.LOAD)
            total = total + (0 if left in body.fed else np.where(kept, 0, lefts * m))
            total = total + (0 if right in body.fed else rights * n)
    return total


def part_bytes(body: TileBody, tiles: TileExtents, *, groups: bool = True) -> Number:
    """Bytes of shared memory for the parts of f32 operands: of those that are not loaded in a loop, and of right ones of warp
    groups, if there are `groups`. A left one that warp groups' loop computes stays in registers."""
    total: Number = 0
    most: Number = 0
    for value in body.values:
        if value.role is not Role.PRODUCT:
            continue
        *batch, rows, columns = tiles.extents[value.shape]
        count, depth = reduce(mul, batch, 1), padded(tiles.last(body.values[value.operands[0]].shape))
        grouped = (padded(rows) >= WARP_GROUP_ROWS) & (np.asarray(count) == 1) & groups
        for place, (operand, extent) in enumerate(zip(value.operands, (rows, columns), strict=True)):
            nbytes = PARTS * ENTRY_BYTES * count * padded(extent) * depth
            varies, loaded = body.values[operand].stage.varies, loaded_in_loop(body, operand)
            if place:  # One after the other takes the same place.
                most = np.maximum(most, np.where(grouped, nbytes, 0) if varies else 0)
            kept = grouped if varies else False
            total = total + (0 if loaded else np.where(kept, 0, nbytes))
    return total + most


def loaded_in_loop(body: TileBody, n: int) -> bool:
    """Whether a loop loads a value, or what it is a view of."""
    source = viewed_value(body, n)
    return source.role is Role.LOAD and source.stage.varies


def viewed_value(body: TileBody, n: int) -> DescribedValue:
    """What a value is a view of: itself if it is none."""
    value = body.values[n]
    while value.role is Role.LAYOUT and len(value.operands) == 1:
        value = body.values[value.operands[0]]
    return value


def stage_bytes(body: TileBody, tiles: TileExtents) -> Number:
    """Bytes of the tiles that one iteration of a loop loads: the most of any loop."""
    loops = dict[int, Number]()
    for value in body.values:
        if value.role is Role.LOAD and value.times is None and value.stage.varies:
            loops[value.stage.loop] = loops.get(value.stage.loop, 0) + value.itemsize * tiles.elements[value.shape]
    return reduce(np.maximum, loops.values(), 0)


def pipelined_bytes(body: TileBody, tiles: TileExtents, single: bool = False) -> Number:
    """Bytes of shared memory that a block takes where there is room: `PIPELINE_STAGES` copies of whatever the loop loads, and the
    operands of products that come from elsewhere; `single` when they are f32."""
    values, total = body.values, PIPELINE_STAGES * stage_bytes(body, tiles)
    if single:  # Products wait for these copies: the one that they read is the next one's place.
        return total * (PIPELINE_STAGES - 1) / PIPELINE_STAGES + part_bytes(body, tiles)
    for value in values:
        for place, operand in enumerate(value.operands if value.role is Role.PRODUCT else ()):
            if loaded_in_loop(body, operand):
                continue
            source = values[operand]
            while source.role is Role.LAYOUT and len(source.operands) == 1:
                source = values[source.operands[0]]
            nbytes = PRODUCT_BYTES * tiles.elements[values[operand].shape]
            if place == 0 and source.role is not Role.LOAD:  # In the registers of warp groups.
                *batch, rows, _ = tiles.extents[value.shape]
                nbytes = np.where((rows >= WARP_GROUP_ROWS) & (reduce(mul, batch, 1) == 1), 0, nbytes)
            total = total + nbytes
    return total
