"""The layouts that a step may compute in: accumulators, in all divisions of a block's warps over rows and columns, and of products
over matrices too, and vectors along rows or columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from mirage_ir.lowering.cuda.layout import WARP, Layout, Mode, Unit, compact
from mirage_ir.lowering.cuda.tensor_cores import COLUMNS, GROUP, ROWS, grouped_layout, joins_rows, lead_dim, matrix_layout, rows_of
from mirage_ir.program import Shape

WIDEST_PANEL = 64
"""Entries of 16 bits in a row of the widest panel."""
LONGEST_VECTOR = 8
"""Entries of 16 bits in the widest access."""


@lru_cache(maxsize=1024)
def layout_candidates(shape: Shape, warps: int, products: bool, groups: bool = False) -> tuple[Layout, ...]:
    """The layouts that a step may compute in. products: the layouts of accumulators alone; groups: those of warp groups too."""
    return tuple(_candidates(shape, warps, products, groups))


def _candidates(shape: Shape, warps: int, products: bool, groups: bool) -> Iterator[Layout]:
    rank = len(shape)
    if rank >= 2:
        row_groups = 1
        while groups and row_groups * GROUP <= warps:
            over = warps // (row_groups * GROUP)
            # Groups that share columns begin with a panel of the right operand.
            if shape[-2] % (GROUP * ROWS * row_groups) == 0 and shape[-1] % ((WIDEST_PANEL if over > 1 else COLUMNS) * over) == 0:
                yield grouped_layout(shape, row_groups, over)
            row_groups *= 2
        exchanged = (*shape[:-2], shape[-1], shape[-2])
        for matrix in (shape,) if products else (shape, exchanged):
            if joins_rows(matrix) and matrix is exchanged:
                continue
            lead_warps = 1
            while lead_warps <= warps:
                if lead_warps == 1 or (products and lead_dim(shape, lead_warps) is not None):
                    for layout in _matrices(matrix, warps // lead_warps, lead_warps):
                        yield layout if matrix is shape else _exchanged(layout)
                lead_warps *= 2
    if products:
        return
    long = [d for d in range(rank) if shape[d] > 1]
    if not long:
        yield Layout(((),) * rank)
    for inner in long[::-1][:3]:
        others = [d for d in reversed(range(rank)) if d != inner and shape[d] > 1]
        for outer in ((inner, *others), (*others, inner)):
            for longest in (LONGEST_VECTOR, LONGEST_VECTOR // 2, 1):
                yield _in_vectors(shape, warps, inner, others, outer, longest)


def _matrices(shape: Shape, warps: int, lead_warps: int) -> Iterator[Layout]:
    """Accumulators in all divisions of `warps` warps over rows and columns, where others share leading dimensions."""
    row_warps = 1
    while row_warps <= warps:
        over = warps // row_warps
        if rows_of(shape) % (ROWS * row_warps) == 0 and shape[-1] % (2 * COLUMNS) == 0:
            while shape[-1] % (COLUMNS * over):
                over //= 2
            yield matrix_layout(shape, row_warps, over, lead_warps)
        row_warps *= 2


def rows_layout(shape: Shape, warps: int, inner: int) -> Layout:
    """Vectors along `inner`, as long as they can be: lanes along it and then along other dimensions, warps along these first."""
    others = [d for d in reversed(range(len(shape))) if d != inner and shape[d] > 1]
    return _in_vectors(shape, warps, inner, others, (*others, inner), LONGEST_VECTOR)


def _exchanged(layout: Layout) -> Layout:
    return Layout((*layout.dims[:-2], layout.dims[-1], layout.dims[-2]))


def _in_vectors(shape: Shape, warps: int, inner: int, others: Sequence[int], outer: Sequence[int], longest: int) -> Layout:
    """Vectors along `inner`, lanes along it and then along `others`, warps along `outer`, each as far as powers of two go."""
    left = list(shape)
    digits: list[list[Mode]] = [[] for _ in shape]  # innermost first

    def take(dim: int, most: int, unit: Unit, stride: int) -> int:
        extent = min(left[dim] & -left[dim], most)
        if extent > 1:
            digits[dim].append(Mode(extent, unit, stride))
            left[dim] //= extent
        return extent

    take(inner, longest, Unit.REGISTER, 1)
    used = 1
    for d in (inner, *others):
        used *= take(d, WARP // used, Unit.LANE, used)
    used = 1
    for d in outer:
        used *= take(d, warps // used, Unit.WARP, used)
    order = 1 << 10
    for d in (inner, *others):
        if left[d] > 1:
            digits[d].append(Mode(left[d], Unit.REGISTER, order))
            order <<= 20
    return compact(Layout(tuple(tuple(reversed(found)) for found in digits)))
