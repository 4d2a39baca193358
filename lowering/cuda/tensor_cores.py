"""The layouts of tensor cores' operands and results: `mma.m16n8k16`, and `wgmma.m64nNk16`, whose accumulators lie alike.

A warp's accumulators of 16 rows and 8 columns: row 8 r₁ + lane / 4, column 2 (lane % 4) + r₀, with registers r₀ + 2 r₁. Registers
of more columns follow, then of more rows, then of leading dimensions. A left operand of 16 rows and K columns lies in the same
way, so that a product's result is the left operand of another one without moving any entry.

Source: PTX ISA, matrix fragments of mma.m16n8k16 with 16-bit operands; register fragments of wgmma.
"""

from __future__ import annotations

from collections.abc import Sequence

from mirage_ir.lowering.cuda.layout import Digits, Layout, Mode, Unit, compact

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
    outer: list[Digits] = []
    order = _LEADING
    for extent in reversed(lead):
        outer.insert(0, (Mode(extent, Unit.REGISTER, order),) if extent > 1 else ())
        order <<= 8
    return compact(Layout((*outer, row_digits(rows, row_warps, column_warps), column_digits(columns, column_warps))))
