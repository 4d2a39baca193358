"""The index arithmetic of block graphs: maps as views of arrays, and products folded into few large ones.

Every function counts dimensions from the end, so that arrays may carry leading axes (lanes of a field, the grid of a level above).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from mirage_ir.program import NEW_DIM, REPLICATE

Array: TypeAlias = NDArray[Any]


def partition(array: Array, rank: int, grid: Sequence[int], imap: Sequence[int], fmap: int = REPLICATE, loop: int = 1) -> Array:
    """`array` (…, *shape) as the view (…, *grid, loop, *tile) that a load's maps describe.

    A grid dimension (or loop) that splits nothing has extent 1. When several split one dimension, earlier grid dimensions are outer
    and the loop is innermost.
    """
    lead = array.ndim - rank
    shape = list(array.shape[:lead])
    grid_axis: dict[int, int] = {}
    tile_axes: list[int] = []
    loop_axis = -1
    for d, extent in enumerate(array.shape[lead:]):
        for g, target in enumerate(imap):
            if target == d:
                grid_axis[g] = len(shape)
                shape.append(grid[g])
                extent //= grid[g]
        if fmap == d:
            loop_axis = len(shape)
            shape.append(loop)
            extent //= loop
        tile_axes.append(len(shape))
        shape.append(extent)
    for g in range(len(grid)):
        if g not in grid_axis:
            grid_axis[g] = len(shape)
            shape.append(1)
    if fmap == REPLICATE:
        loop_axis = len(shape)
        shape.append(1)
    order = (*range(lead), *(grid_axis[g] for g in range(len(grid))), loop_axis, *tile_axes)
    return array.reshape(shape).transpose(order)


def scatter(array: Array, rank: int, grid: Sequence[int], omap: Sequence[int]) -> Array:
    """An output (…, *new dimensions, *shape) as the view (…, *grid, *tile) that a store's omap describes; `rank` is the tile's."""
    new = [g for g, d in enumerate(omap) if d == NEW_DIM]
    shifted = tuple(new.index(g) if d == NEW_DIM else d if d == REPLICATE else d + len(new) for g, d in enumerate(omap))
    view = partition(array, len(new) + rank, grid, shifted)
    start = view.ndim - rank - len(new) - 1
    return view[(slice(None),) * start + (0,) * (1 + len(new))]


def pad_end(array: Array, widths: Sequence[int], value: Any = 0) -> Array:
    """`array` with so many entries `value` at the end of its last dimensions."""
    lead = array.ndim - len(widths)
    return np.pad(array, [(0, 0)] * lead + [(0, w) for w in widths], constant_values=value)


def align(array: Array, rank: int, to: int) -> Array:
    """Inserts dimensions of extent 1 before the last `rank` ones, so that there are `to` of them."""
    if rank == to:
        return array
    lead = array.ndim - rank
    return array.reshape(*array.shape[:lead], *(1,) * (to - rank), *array.shape[lead:])


@dataclass(frozen=True, slots=True)
class Folding:
    """How a batched product (*batch, m, k) · (*batch, k, n) becomes few large ones.

    A batch axis that only the left operand has joins its rows, one that only the right operand has joins its columns; `shared` axes
    stay. Operands of equal rank, batch axes broadcasting.
    """

    shared: tuple[int, ...]
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    rank: int

    @staticmethod
    def of(x: Sequence[int], y: Sequence[int]) -> Folding:
        batch = range(len(x) - 2)
        rows = tuple(a for a in batch if x[a] > 1 and y[a] == 1)
        columns = tuple(a for a in batch if x[a] == 1 and y[a] > 1)
        return Folding(tuple(a for a in batch if a not in rows and a not in columns), rows, columns, len(x))

    def left(self, x: Array) -> Array:
        """A view (*shared, *rows, m, k) of the left operand: reshape its rows into one axis."""
        m, k = self.rank - 2, self.rank - 1
        return x.transpose(*self.shared, *self.rows, *self.columns, m, k)[self._drop(len(self.rows), self.columns)]

    def right(self, y: Array) -> Array:
        """A view (*shared, k, *columns, n) of the right operand: reshape its columns into one axis."""
        k, n = self.rank - 2, self.rank - 1
        return y.transpose(*self.shared, *self.rows, k, *self.columns, n)[self._drop(0, self.rows)]

    def _drop(self, after: int, axes: Sequence[int]) -> tuple[Any, ...]:
        return (slice(None),) * (len(self.shared) + after) + (0,) * len(axes)

    def result(self, z: Array) -> Array:
        """A result (*batch, m, n) as the view (*shared, *rows, m, *columns, n)."""
        m, n = self.rank - 2, self.rank - 1
        return z.transpose(*self.shared, *self.rows, m, *self.columns, n)


def matrix_product(x: Array, y: Array) -> Array:
    """np.matmul of operands of equal rank, with as few BLAS calls as the shapes allow."""
    fold = Folding.of(x.shape, y.shape)
    if not fold.rows and not fold.columns:
        return np.matmul(x, y)
    left, right = fold.left(x), fold.right(y)
    s = len(fold.shared)
    z = np.matmul(left.reshape(*left.shape[:s], -1, left.shape[-1]), right.reshape(*right.shape[: s + 1], -1))
    z = z.reshape(*z.shape[:s], *left.shape[s:-1], *right.shape[s + 1 :])
    places = (*fold.shared, *fold.rows, fold.rank - 2, *fold.columns, fold.rank - 1)
    return z.transpose(np.argsort(places))
