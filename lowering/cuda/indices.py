"""Index arrays: where each thread's entries lie in a tile, in shared memory and in other fragments, computed once per layout.

Arrays over threads have the shape [warps, registers, lanes]. Tiles are flat, row by row.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import prod
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from mirage_ir.lowering.cuda.layout import WARP, Layout, Panels, Unit
from mirage_ir.program import Shape

IndexArray: TypeAlias = NDArray[np.int64]
Chosen: TypeAlias = NDArray[np.bool_]


@lru_cache(maxsize=4096)
def coordinates(layout: Layout, warps: int) -> tuple[IndexArray, ...]:
    """For each dimension the coordinate of each thread's entries."""
    number = {
        Unit.WARP: np.arange(warps)[:, None, None],
        Unit.REGISTER: np.arange(layout.registers)[None, :, None],
        Unit.LANE: np.arange(WARP)[None, None, :],
    }
    found: list[IndexArray] = []
    for digits in layout.dims:
        index = np.zeros((warps, layout.registers, WARP), dtype=np.int64)
        for m in digits:
            index = index * m.extent + number[m.unit] // m.stride % m.extent
        found.append(index)
    return tuple(found)


@lru_cache(maxsize=4096)
def flat(layout: Layout, warps: int) -> IndexArray:
    """The number of each thread's entries within the tile."""
    index = np.zeros((warps, layout.registers, WARP), dtype=np.int64)
    for extent, part in zip(layout.shape, coordinates(layout, warps), strict=True):
        index = index * extent + part
    return index


@lru_cache(maxsize=4096)
def writers(layout: Layout, warps: int) -> Chosen:
    """The threads that store: the first of those that hold the same entries."""
    mask = np.array([[layout.writes(lane, warp) for lane in range(WARP)] for warp in range(warps)])
    return np.broadcast_to(mask[:, None, :], (warps, layout.registers, WARP))


@lru_cache(maxsize=4096)
def tile_addresses(panels: Panels) -> IndexArray:
    """For each entry of a tile in order the number of its place in the buffer, in entries (`Panels.address` of all)."""
    *lead, rows, width = (1, *panels.shape)
    number = np.arange(prod(lead)).reshape(-1, 1, 1)
    row, column = np.arange(rows).reshape(1, -1, 1), np.arange(width).reshape(1, 1, -1)
    at = ((number * (width // panels.columns) + column // panels.columns) * rows + row) * panels.columns + column % panels.columns
    byte = at * panels.dtype.itemsize
    byte = byte ^ (byte >> 7 & (1 << panels.swizzle) - 1) << 4
    return (byte // panels.dtype.itemsize).reshape(-1)


def buffer_order(permutation: Shape, rank: int) -> Shape:
    """Of a tile's dimensions those of the buffer, in its order."""
    return permutation or tuple(range(rank))


@lru_cache(maxsize=8192)
def shared_places(layout: Layout, warps: int, panels: Panels, origin: Shape, permutation: Shape) -> IndexArray:
    """The place within a stage of each entry that a buffer has from `origin` on, in entries; of others any place."""
    parts = coordinates(layout, warps)
    order = buffer_order(permutation, len(parts))
    index = np.zeros((warps, layout.registers, WARP), dtype=np.int64)
    for d, extent in enumerate(panels.shape):
        first = origin[d] if origin else 0
        index = index * extent + np.minimum(first + parts[order[d]], extent - 1)
    return tile_addresses(panels)[index]


@lru_cache(maxsize=8192)
def shared_writers(layout: Layout, warps: int, limit: Shape) -> Chosen:
    """The entries that are stored, each by the first of the threads that hold it: those before `limit`, all when it is empty."""
    mask = writers(layout, warps)
    for part, end in zip(coordinates(layout, warps), limit, strict=False):
        mask = mask & (part < end)
    return mask


@lru_cache(maxsize=4096)
def copied_entries(panels: Panels, permutation: Shape) -> IndexArray:
    """For each place in a buffer's stage, in order, the number of the tile's entry that lies there."""
    shape = tile_shape(panels, permutation)
    order = buffer_order(permutation, len(shape))
    entry = np.arange(prod(shape)).reshape(shape).transpose(order).reshape(-1)
    found = np.empty_like(entry)
    found[tile_addresses(panels)] = entry
    return found


def tile_shape(panels: Panels, permutation: Shape) -> Shape:
    """The shape of a tile that fills a buffer's stage."""
    shape = [0] * len(panels.shape)
    for d, t in enumerate(buffer_order(permutation, len(panels.shape))):
        shape[t] = panels.shape[d]
    return tuple(shape)


@lru_cache(maxsize=8192)
def aligned_registers(target: Layout, operand: Layout) -> IndexArray:
    """For each register of the target the operand's register with that entry, or the one repeated there (NumPy's rule)."""
    own = register_coordinates(target)
    offset = len(own) - len(operand.dims)
    kept = [own[offset + d] if extent > 1 else [0] * target.registers for d, extent in enumerate(operand.shape)]
    return np.array([operand.register([part[r] for part in kept]) for r in range(target.registers)])


@lru_cache(maxsize=8192)
def permuted_registers(target: Layout, source: Layout, permutation: Shape) -> IndexArray:
    """For each register of the target the source's register with that entry; dimension d was the source's permutation[d]."""
    own = register_coordinates(target)
    back = [permutation.index(d) for d in range(len(permutation))]
    return np.array([source.register([own[d][r] for d in back]) for r in range(target.registers)])


def register_coordinates(layout: Layout) -> list[list[int]]:
    """For each dimension the coordinates of the registers' entries in the first thread."""
    return [part[0, :, 0].tolist() for part in coordinates(layout, 1)]


@lru_cache(maxsize=4096)
def reduction_sources(source: Layout, target: Layout, dim: int) -> tuple[IndexArray, IndexArray]:
    """Registers and lanes, [target registers, lanes, entries], of a warp's entries that are summed into each of the target's."""
    digits = source.dims[dim]
    lanes = [m for m in digits if m.unit is Unit.LANE]
    own = register_coordinates(source)
    into: list[list[int]] = [[] for _ in range(target.registers)]
    for r in range(source.registers):
        into[target.register([0 if d == dim else part[r] for d, part in enumerate(own)])].append(r)
    moved = np.zeros(1, dtype=np.int64)
    for m in lanes:
        moved = (moved[:, None] + np.arange(m.extent) * m.stride).reshape(-1)
    kept = np.arange(WARP)
    for m in lanes:
        kept = kept - kept // m.stride % m.extent * m.stride
    registers = np.array(into)
    count, entries = registers.shape
    shape = (count, WARP, entries, len(moved))
    from_registers = np.broadcast_to(registers[:, None, :, None], shape).reshape(count, WARP, -1)
    from_lanes = np.broadcast_to((kept[:, None] + moved)[None, :, None, :], shape).reshape(count, WARP, -1)
    return from_registers, from_lanes


@dataclass(frozen=True, slots=True)
class Blocks:
    """For each warp the matrices, rows and columns of a product that it computes, and where its entries lie among them.

    matrices, rows, columns: coordinates, [warps, how many]. `entry`: numbers in an array of matrices × rows × columns, for each
    thread.
    """

    matrices: IndexArray
    rows: IndexArray
    columns: IndexArray
    entry: IndexArray


@lru_cache(maxsize=1024)
def product_blocks(layout: Layout, warps: int) -> Blocks:
    """The part of a product that each warp computes."""
    *lead, rows, columns = coordinates(layout, warps)
    matrix = np.zeros_like(rows)
    for extent, part in zip(layout.shape, lead, strict=False):
        matrix = matrix * extent + part
    entry = np.zeros_like(rows)
    held = [np.stack([np.unique(part[w]) for w in range(warps)]) for part in (matrix, rows, columns)]
    for own, part in zip(held, (matrix, rows, columns), strict=True):
        entry = entry * own.shape[1] + np.stack([np.searchsorted(own[w], part[w]) for w in range(warps)])
    return Blocks(held[0], held[1], held[2], entry)


def operand_matrices(matrices: IndexArray, target: Shape, operand: Shape) -> IndexArray:
    """The numbers of the operand's matrices that belong to the target's; both shapes are of leading dimensions (NumPy's rule)."""
    parts = np.unravel_index(matrices, target) if target else ()
    found = np.zeros_like(matrices)
    for d, extent in enumerate(operand):
        part = parts[len(target) - len(operand) + d]
        found = found * extent + (part if extent > 1 else 0)
    return found


@lru_cache(maxsize=1024)
def left_entries(target: Layout, warps: int, shape: Shape) -> IndexArray:
    """For each warp the numbers of the left operand's entries that it multiplies, [warps, matrices, rows, depth]."""
    blocks = product_blocks(target, warps)
    *lead, rows, depth = shape
    matrix = operand_matrices(blocks.matrices, target.shape[:-2], tuple(lead))
    return (matrix[:, :, None, None] * rows + blocks.rows[:, None, :, None]) * depth + np.arange(depth)


@lru_cache(maxsize=1024)
def right_entries(target: Layout, warps: int, shape: Shape) -> IndexArray:
    """For each warp the numbers of the right operand's entries that it multiplies, [warps, matrices, depth, columns]."""
    blocks = product_blocks(target, warps)
    *lead, depth, columns = shape
    matrix = operand_matrices(blocks.matrices, target.shape[:-2], tuple(lead))
    return (matrix[:, :, None, None] * depth + np.arange(depth)[:, None]) * columns + blocks.columns[:, None, None, :]


@lru_cache(maxsize=1024)
def operand_places(target: Layout, warps: int, panels: Panels, transposed: bool, left: bool) -> IndexArray:
    """For each warp the places of the entries of an operand in shared memory, as `left_entries` or `right_entries` order them."""
    shape = operand_shape(panels, transposed)
    places = tile_addresses(panels)
    if transposed:
        places = places.reshape(panels.shape).swapaxes(-1, -2).reshape(-1)
    return places[(left_entries if left else right_entries)(target, warps, shape)]


@lru_cache(maxsize=1024)
def operand_reads(target: Layout, warps: int, panels: Panels, transposed: bool, left: bool) -> list[IndexArray]:
    """For each warp the places of an operand in shared memory that it reads, each once."""
    return [np.unique(places) for places in operand_places(target, warps, panels, transposed, left)]


def operand_shape(panels: Panels, transposed: bool) -> Shape:
    """The shape of an operand that a buffer holds."""
    *lead, rows, columns = panels.shape
    return (*lead, columns, rows) if transposed else panels.shape
