"""The description of a pre-defined kernel: the tiles of a product, and the shares in which any other work is dealt out."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, prod

import numpy as np

from mirage_ir.block.description import DescribedKernel, DescribedValue, Role, TileBody, TileExtents
from mirage_ir.block.fit import padded
from mirage_ir.ops import Kind, operator
from mirage_ir.program import Apply, Stage, TensorType

TILE, DEPTH = 128, 64
"""Rows and columns of the tiles of a pre-defined product, and the length of its sum in an iteration: common sizes in libraries."""
SHARE = 8 * TILE
"""Entries that a block of any other kernel computes: 8 for each of 128 threads. A round figure."""


def describe_library(node: Apply, inner: Sequence[TensorType], outer: TensorType) -> DescribedKernel:
    """The description of the kernel of one operator, from the types of its operands and of its result."""
    product = operator(node.op).kind is Kind.CONTRACTION
    return _product(node, inner, outer) if product else _other(node, inner, outer)


def _product(node: Apply, inner: Sequence[TensorType], outer: TensorType) -> DescribedKernel:
    *lead, m, n = outer.shape
    left, right = inner
    depth = left.shape[-1]
    rows, columns = ceil(m / TILE), ceil(n / TILE)
    blocks, loops, itemsize = prod(lead) * rows * columns, ceil(depth / DEPTH), outer.dtype.itemsize
    extents = ((TILE, DEPTH), (DEPTH, TILE), (TILE, TILE))
    nbytes = itemsize * TILE * DEPTH * blocks  # Of a tile of each operand in every block; those at the edges are not whole.
    count = prod(lead) * float(padded(m) * padded(depth) * padded(n))
    values = (
        DescribedValue(Role.LOAD, (), 0, itemsize, Stage.VARIANT, times=left.nbytes * columns / nbytes),
        DescribedValue(Role.LOAD, (), 1, itemsize, Stage.VARIANT, times=right.nbytes * rows / nbytes),
        DescribedValue(Role.PRODUCT, (0, 1), 2, itemsize, Stage.VARIANT, operator(node.op).flops, count=count / blocks),
    )
    tiles = TileExtents(extents, np.array([float(prod(e)) for e in extents]))
    return DescribedKernel(TileBody(values, ()), tiles, blocks, loops, left.nbytes + right.nbytes, outer.nbytes)


def _other(node: Apply, inner: Sequence[TensorType], outer: TensorType) -> DescribedKernel:
    row = operator(node.op)
    blocks = max(1, ceil(outer.size / SHARE))
    entries = inner[0].size if row.kind is Kind.REDUCTION else outer.size
    shares = [t.size / blocks for t in inner] + [entries / blocks]
    loads = [DescribedValue(Role.LOAD, (), n, t.dtype.itemsize, Stage.INVARIANT, times=1) for n, t in enumerate(inner)]
    made = DescribedValue(Role.POINTWISE, tuple(range(len(loads))), len(loads), outer.dtype.itemsize, Stage.INVARIANT, row.flops)
    tiles = TileExtents(tuple((n,) for n in shares), np.array(shares))
    return DescribedKernel(TileBody((*loads, made), ()), tiles, blocks, 1, sum(t.nbytes for t in inner), outer.nbytes)
