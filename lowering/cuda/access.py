"""What accesses of a fragment cost: transactions of its warps with shared memory and with device memory, counted address by
address."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from math import prod

import numpy as np
from numpy.typing import NDArray

from mirage_ir.lowering.cuda.layout import CHUNK, WARP, Layout, Mode, Panels, Unit, compact
from mirage_ir.lowering.cuda.vectors import fragment_vectors, leading_registers
from mirage_ir.program import DType, Shape

BANKS_BYTES = 128
"""Bytes that shared memory gives a warp in one cycle, each of 32 banks four of them."""
SCHEDULERS = 4
"""Warps of which a multiprocessor issues an instruction in one cycle."""
SECTOR = 32
"""Bytes of device memory that are moved together."""
SECTORS_A_CYCLE = 2
"""Sectors that a multiprocessor gets from the L2 a cycle (64 bytes)."""
MOST_PANEL = 128
"""Bytes of the widest row of a panel: the longest swizzle repeats after as many."""


@lru_cache(maxsize=1024)
def default_panels(shape: Shape, dtype: DType) -> Panels:
    """Panels as wide as the swizzles of tensor cores and copy engines allow, with the swizzle of their width.

    Eight rows of a chunk then lie in different banks. Rows that no chunk divides are not swizzled.
    """
    width = shape[-1] * dtype.itemsize
    wide = min(width & -width, MOST_PANEL)
    if wide < CHUNK:
        return Panels(shape, dtype, shape[-1])
    panels = Panels(shape, dtype, wide // dtype.itemsize, (wide // CHUNK).bit_length() - 1)
    return panels if panels.nbytes % panels.alignment == 0 else replace(panels, swizzle=0)


def vector(layout: Layout, dim: int, most: int) -> int:
    """Neighbouring entries along `dim` that a thread holds in its first registers, in order: a power of two, not above `most`."""
    digits = layout.dims[dim]
    inner = digits[-1] if digits else None
    if inner is None or inner.unit is not Unit.REGISTER or inner.stride != 1:
        return 1
    return min(inner.extent & -inner.extent, most)


@lru_cache(maxsize=4096)
def _coordinates(layout: Layout) -> NDArray[np.int64]:
    """For each register and lane of warp 0, the coordinates (register × lane × dimension)."""
    found = np.zeros((layout.registers, WARP, len(layout.dims)), dtype=np.int64)
    registers, lanes = np.arange(layout.registers)[:, None], np.arange(WARP)[None, :]
    for d, digits in enumerate(layout.dims):
        for m in digits:
            number = registers if m.unit is Unit.REGISTER else lanes if m.unit is Unit.LANE else 0
            found[:, :, d] = found[:, :, d] * m.extent + number // m.stride % m.extent
    return found


@lru_cache(maxsize=4096)
def shared_cycles(layout: Layout, panels: Panels, warps: int) -> float:
    """Cycles in which all warps of a block read, or write, a fragment in shared memory."""
    if len(layout.dims) != len(panels.shape):
        raise ValueError("a fragment and its buffer have different ranks")
    at = _coordinates(layout)
    size, width = panels.dtype.itemsize, panels.shape[-1]
    rows = panels.shape[-2] if len(panels.shape) > 1 else 1
    lead = np.zeros(at.shape[:2], dtype=np.int64)
    for d in range(len(panels.shape) - 2):
        lead = lead * panels.shape[d] + at[:, :, d]
    row = at[:, :, -2] if len(panels.shape) > 1 else 0
    panel, column = np.divmod(at[:, :, -1], panels.columns)
    byte = (((lead * (width // panels.columns) + panel) * rows + row) * panels.columns + column) * size
    byte ^= (byte >> 7 & (1 << panels.swizzle) - 1) << 4
    together = vector(layout, len(layout.dims) - 1, CHUNK // size)
    words = byte[::together] // 4
    cycles = 0
    # A warp's accesses of 16 bytes go in four parts of eight lanes each, those of 8 bytes in two.
    parts = max(1, together * size // 4)
    for part in np.split(words, parts, axis=1) if parts > 1 else [words]:
        for one in part:
            first = np.unique(one)
            spread = np.unique((first[:, None] + np.arange(max(1, together * size // 4))).ravel())
            cycles += int(np.bincount(spread % 32, minlength=32).max())
    return float(cycles * warps)


@lru_cache(maxsize=4096)
def global_cycles(
    layout: Layout, strides: Shape, itemsize: int, warps: int, *, alignment: int = CHUNK, written: bool = False
) -> float:
    """Cycles in which all warps of a block move a fragment from device memory, or to it, with these strides in elements: of moving
    it, and of issuing the instructions.

    alignment: bytes on which rows lie. Fewer than 16 take more instructions: narrower ones, or those that move what is read into
    place.
    """
    at = _coordinates(layout)
    along = next((d for d, s in enumerate(strides) if s == 1 and layout.dims[d]), -1)
    vectors = fragment_vectors(layout, along, itemsize, alignment, written)
    byte = (at * np.asarray(strides, dtype=np.int64)).sum(axis=2)[leading_registers(layout, along, vectors.entries)] * itemsize
    sectors = sum(len(np.unique(np.concatenate([one // SECTOR, (one + vectors.nbytes - 1) // SECTOR]))) for one in byte)
    issued = len(byte) * max(1.0, warps / SCHEDULERS)
    if written:  # The L2 gets each part by itself; what is read twice comes from the L1.
        sectors += sum(_filled_in_part(one, vectors.nbytes) for one in byte)
        return max(len(byte) * 1.0, sectors / SECTORS_A_CYCLE) * vectors.writes * warps + issued * vectors.writes
    return (
        max(len(byte) * (vectors.reads + vectors.shifts / SCHEDULERS), sectors / SECTORS_A_CYCLE) * warps + issued * vectors.reads
    )


def _filled_in_part(byte: NDArray[np.int64], nbytes: int) -> int:
    """The sectors of which a warp's store of `nbytes` from each of these addresses on fills a part: each takes as long as two."""
    _, stores = np.unique(np.unique(byte) // SECTOR, return_counts=True)
    return int((stores * nbytes < SECTOR).sum())


def issue_cycles(layout: Layout, warps: int) -> float:
    """Cycles in which a multiprocessor issues one instruction for each entry that a thread holds."""
    return layout.registers * max(1.0, warps / SCHEDULERS)


def lane_steps(layout: Layout, dim: int) -> int:
    """Exchanges between lanes that a reduction along `dim` takes for each register of its result."""
    return sum((m.extent - 1).bit_length() for m in layout.dims[dim] if m.unit is Unit.LANE)


@lru_cache(maxsize=4096)
def reduced_layouts(layout: Layout, dim: int) -> tuple[Layout, Layout]:
    """The layouts of a reduction's partial results (only warps' digits along `dim`), and of its result."""
    kept = tuple(m for m in layout.dims[dim] if m.unit is Unit.WARP)
    part = Layout(tuple(kept if d == dim else digits for d, digits in enumerate(layout.dims)))
    return compact(part), layout.without(dim)


def gathered(layout: Layout, dim: int) -> Layout:
    """Partial results with one entry for each warp along `dim`, all of them in each thread's registers."""
    parts = prod(m.extent for m in layout.dims[dim])
    digit = Mode(parts, Unit.REGISTER, 1 << 40)
    return compact(Layout(tuple((digit,) if d == dim else digits for d, digits in enumerate(layout.dims))))


@lru_cache(maxsize=4096)
def restricted(layout: Layout, shape: Shape) -> Layout:
    """The layout of an operand that is broadcast to a value in `layout`: fewer dimensions, or extents of 1."""
    dims = layout.dims[len(layout.dims) - len(shape) :]
    return compact(Layout(tuple(() if extent == 1 else digits for extent, digits in zip(shape, dims, strict=True))))
