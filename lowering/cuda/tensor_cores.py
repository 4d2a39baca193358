"""The layouts of tensor cores' operands and results: `mma.m16n8k16`, and `wgmma.m64nNk16`, whose accumulators lie alike.

A warp's accumulators of 16 rows and 8 columns: row 8 r₁ + lane / 4, column 2 (lane % 4) + r₀, with registers r₀ + 2 r₁. Registers
of more columns follow, then of more rows, then of leading dimensions. A left operand of 16 rows and K columns lies in the same
way, so that a product's result is the left operand of another one without moving any entry.

Source: PTX ISA, matrix fragments of mma.m16n8k16 with 16-bit operands; register fragments of wgmma.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import prod

from mirage_ir.lowering.cuda.layout import CHUNK, Digits, Layout, Mode, Panels, Unit, compact

GROUP = 4
"""Warps of a group, which multiply 64 rows together on Hopper (`wgmma`)."""
ROWS, COLUMNS, DEPTH = 16, 8, 16
"""Extents of one `mma`: rows and columns of the result, and entries that are contracted."""

_COLUMN_PAIR, _HALF, _COLUMN_TILE, _ROW_TILE, _LEADING = (1 << 8 * n for n in range(5))
"""Orders of register digits, smaller ones first; `compact` makes strides of them."""


def row_digits(extent: int, warps: int = 1, stride: int = 1) -> Digits:
    """The digits of `extent` rows over `warps` warps, whose numbers are `stride` apart."""
    tiles = extent // (ROWS * warps)
    if tiles * ROWS * warps != extent:
        raise ValueError(f"{extent} rows are no multiple of {ROWS} for each of {warps} warps")
    found = (Mode(warps, Unit.WARP, stride), Mode(tiles, Unit.REGISTER, _ROW_TILE), Mode(2, Unit.REGISTER, _HALF))
    return (*(m for m in found if m.extent > 1), Mode(8, Unit.LANE, 4))


def column_digits(extent: int, warps: int = 1, stride: int = 1) -> Digits:
    """The digits of `extent` columns over `warps` warps, whose numbers are `stride` apart."""
    tiles = extent // (COLUMNS * warps)
    if tiles * COLUMNS * warps != extent:
        raise ValueError(f"{extent} columns are no multiple of {COLUMNS} for each of {warps} warps")
    found = (Mode(warps, Unit.WARP, stride), Mode(tiles, Unit.REGISTER, _COLUMN_TILE))
    return (*(m for m in found if m.extent > 1), Mode(4, Unit.LANE, 1), Mode(2, Unit.REGISTER, _COLUMN_PAIR))


def matrix_layout(shape: Sequence[int], row_warps: int = 1, column_warps: int = 1) -> Layout:
    """Accumulators or, with column_warps = 1, a left operand. Warps that are neighbours hold neighbouring columns.

    shape: of any rank ≥ 2; rows are a multiple of 16 · row_warps, columns of 8 · column_warps (of 16, for a left operand).
    """
    *lead, rows, columns = shape
    return _with_leading(lead, row_digits(rows, row_warps, column_warps), column_digits(columns, column_warps))


def _with_leading(lead: Sequence[int], rows: Digits, columns: Digits) -> Layout:
    """A layout of matrices: leading dimensions lie in registers."""
    outer: list[Digits] = []
    order = _LEADING
    for extent in reversed(lead):
        outer.insert(0, (Mode(extent, Unit.REGISTER, order),) if extent > 1 else ())
        order <<= 8
    return compact(Layout((*outer, rows, columns)))


def grouped_layout(shape: Sequence[int], row_groups: int = 1, column_groups: int = 1) -> Layout:
    """Accumulators of warp groups, which `wgmma` adds to; groups that are neighbours hold neighbouring columns.

    shape: of any rank ≥ 2; rows are a multiple of 64 · row_groups, columns of 8 · column_groups. A group's rows come 64 at a
    time, of which each warp has 16.
    """
    *lead, rows, columns = shape
    tiles, left = divmod(rows, GROUP * ROWS * row_groups)
    if left:
        raise ValueError(f"{rows} rows are no multiple of {GROUP * ROWS} for each of {row_groups} warp groups")
    warps = [Mode(row_groups, Unit.WARP, GROUP * column_groups), Mode(tiles, Unit.REGISTER, _ROW_TILE), Mode(GROUP, Unit.WARP, 1)]
    if tiles == 1 and column_groups == 1:
        warps = [Mode(GROUP * row_groups, Unit.WARP, 1)]
    rows_of = (*(m for m in warps if m.extent > 1), Mode(2, Unit.REGISTER, _HALF), Mode(8, Unit.LANE, 4))
    return _with_leading(lead, rows_of, column_digits(columns, column_groups, GROUP))


def is_grouped(layout: Layout) -> bool:
    """Whether a layout is one of accumulators of warp groups."""
    if len(layout.dims) < 2:
        return False
    row_warps, column_warps = (over_warps(digits) for digits in layout.dims[-2:])
    *_, rows, columns = layout.shape
    if row_warps % GROUP or rows % (ROWS * row_warps) or columns % (COLUMNS * column_warps):
        return False
    return layout == grouped_layout(layout.shape, row_warps // GROUP, column_warps)


def grouped_operand(panels: Panels) -> bool:
    """Whether products of warp groups can read a tile: its panels are as wide as a swizzle, and have it."""
    width = panels.columns * panels.dtype.itemsize
    return len(panels.shape) >= 2 and width in (32, 64, 128) and CHUNK << panels.swizzle == width


def is_accumulators(layout: Layout) -> bool:
    """Whether a layout is one of accumulators of `mma`."""
    if len(layout.dims) < 2:
        return False
    row_warps, column_warps = (over_warps(digits) for digits in layout.dims[-2:])
    *_, rows, columns = layout.shape
    if rows % (ROWS * row_warps) or columns % (COLUMNS * column_warps):
        return False
    return layout == matrix_layout(layout.shape, row_warps, column_warps)


def left_layout(accumulators: Layout, shape: Sequence[int]) -> Layout:
    """The layout of a left operand of this shape for these accumulators: each warp has all columns of its rows."""
    *lead, _, depth = shape
    rows: list[Mode] = []
    for place, m in enumerate(accumulators.dims[-2]):
        order = _HALF if place == len(accumulators.dims[-2]) - 2 else _ROW_TILE
        rows.append(replace(m, stride=order) if m.unit is Unit.REGISTER else m)
    return _with_leading(lead, tuple(rows), column_digits(depth))


def over_warps(digits: Digits) -> int:
    """How many warps share a dimension."""
    return prod(m.extent for m in digits if m.unit is Unit.WARP)
