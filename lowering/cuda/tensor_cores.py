"""The layouts of tensor cores' operands and results: `mma.m16n8k16`, and `wgmma.m64nNk16`, whose accumulators lie alike.

A warp's accumulators of 16 rows and 8 columns: row 8 r₁ + lane / 4, column 2 (lane % 4) + r₀, with registers r₀ + 2 r₁. Registers
of more columns follow, then of more rows, then of leading dimensions. A left operand of 16 rows and K columns lies in the same
way, so that a product's result is the left operand of another one without moving any entry.

A product may have fewer rows than 16 in each of many matrices, all multiplied by one right operand. Then the rows of neighbouring
matrices are rows of one product (`joins_rows`): the digits of a row go on in the dimension before.

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


def joins_rows(shape: Sequence[int]) -> bool:
    """Whether the rows of a product of this (padded) shape are those of two dimensions: in one there are not enough."""
    return len(shape) >= 3 and shape[-2] < ROWS


def rows_of(shape: Sequence[int]) -> int:
    """The rows of a product of this shape, those of joined dimensions together."""
    return shape[-3] * shape[-2] if joins_rows(shape) else shape[-2]


def matrix_layout(shape: Sequence[int], row_warps: int = 1, column_warps: int = 1, lead_warps: int = 1) -> Layout:
    """Accumulators or, with column_warps = 1, a left operand. Warps that are neighbours hold neighbouring columns.

    shape: of any rank ≥ 2; rows (`rows_of`) are a multiple of 16 · row_warps, columns of 8 · column_warps (of 16, for a left
    operand). lead_warps: as many warps share the last one of the other dimensions that they divide.
    """
    columns = column_digits(shape[-1], column_warps)
    rows = _split(row_digits(rows_of(shape), row_warps, column_warps), shape[-2]) if joins_rows(shape) else None
    lead = shape[: -3 if rows else -2]
    outer = [_lead_digits(extent) for extent in lead]
    if lead_warps > 1:
        d = lead_dim(shape, lead_warps)
        if d is None:
            raise ValueError(f"no leading dimension of {tuple(shape)} is a multiple of {lead_warps}")
        over = Mode(lead_warps, Unit.WARP, row_warps * column_warps)
        outer[d] = (over, *_lead_digits(lead[d] // lead_warps))
    return _with_leading(outer, rows or (row_digits(shape[-2], row_warps, column_warps),), columns)


def lead_dim(shape: Sequence[int], warps: int) -> int | None:
    """The dimension of matrices that `warps` warps share."""
    lead = shape[: -3 if joins_rows(shape) else -2]
    return next((d for d in reversed(range(len(lead))) if lead[d] % warps == 0), None)


def _lead_digits(extent: int) -> Digits:
    return (Mode(extent, Unit.REGISTER, _LEADING),) if extent > 1 else ()


def _split(rows: Digits, inner: int) -> tuple[Digits, Digits]:
    """The digits of rows as those of two dimensions, of which the second one has the extent `inner`: 1, 2, 4 or 8."""
    *outer, lanes = rows
    if inner == lanes.extent:
        return tuple(outer), (lanes,)
    if lanes.extent % inner:
        raise ValueError(f"{lanes.extent} lanes are no multiple of {inner} rows")
    first = replace(lanes, extent=lanes.extent // inner, stride=lanes.stride * inner)
    return (*outer, first), (replace(lanes, extent=inner),) if inner > 1 else ()


def _with_leading(lead: Sequence[Digits], rows: Sequence[Digits], columns: Digits) -> Layout:
    """A layout of matrices: registers of leading dimensions follow those of rows and columns, the last dimension's first."""
    outer: list[Digits] = []
    order = _LEADING
    for digits in reversed(lead):
        outer.insert(0, tuple(replace(m, stride=order) if m.unit is Unit.REGISTER else m for m in digits))
        order <<= 8
    return compact(Layout((*outer, *rows, columns)))


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
    held = (*(m for m in warps if m.extent > 1), Mode(2, Unit.REGISTER, _HALF), Mode(8, Unit.LANE, 4))
    return _with_leading([_lead_digits(n) for n in lead], [held], column_digits(columns, column_groups, GROUP))


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
    lead_warps, row_warps, column_warps = shared_by(layout)
    shape = layout.shape
    if joins_rows(shape) and (shape[-2] not in (1, 2, 4, 8)):
        return False
    if rows_of(shape) % (ROWS * row_warps) or shape[-1] % (COLUMNS * column_warps):
        return False
    if lead_warps > 1 and lead_dim(shape, lead_warps) is None:
        return False
    return layout == matrix_layout(shape, row_warps, column_warps, lead_warps)


def shared_by(layout: Layout) -> tuple[int, int, int]:
    """How many warps share the matrices, the rows and the columns of accumulators."""
    first = -3 if joins_rows(layout.shape) else -2
    lead, rows = (m for digits in layout.dims[:first] for m in digits), (m for digits in layout.dims[first:-1] for m in digits)
    return over_warps(tuple(lead)), over_warps(tuple(rows)), over_warps(layout.dims[-1])


def left_layout(accumulators: Layout, shape: Sequence[int]) -> Layout:
    """The layout of a left operand of this shape for these accumulators: each warp has all columns of its rows."""
    row_dims = 2 if joins_rows(accumulators.shape) else 1
    rows = list(accumulators.dims[-1 - row_dims : -1])
    half = max(d for d, digits in enumerate(rows) if any(m.unit is Unit.REGISTER for m in digits))
    for d, digits in enumerate(rows):
        registers = [m for m in digits if m.unit is Unit.REGISTER]
        renumbered = {m: _HALF if d == half and m is registers[-1] else _ROW_TILE for m in registers}
        rows[d] = tuple(replace(m, stride=renumbered[m]) if m in renumbered else m for m in digits)
    lead = shape[: -1 - row_dims]
    outer = accumulators.dims[len(accumulators.dims) - len(shape) :][: len(lead)]
    return _with_leading([digits if n > 1 else () for n, digits in zip(lead, outer, strict=True)], rows, column_digits(shape[-1]))


def over_warps(digits: Digits) -> int:
    """How many warps share a dimension."""
    return prod(m.extent for m in digits if m.unit is Unit.WARP)
