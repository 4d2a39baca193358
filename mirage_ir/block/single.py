"""How the warps of a block share products of f32 tiles.

Triton 3.6 makes three products of TF32 numbers of each (`input_precision="tf32x3"`): every warp takes the entries that it
multiplies apart, into what TF32 holds of them and the rest. These three follow each other, so Triton lays warps along the rows of a
product that has as many rows as columns, and else along its columns. A warp has whole instructions: where there are too few rows or
columns, several warps compute the same. All products of a loop have the layout of the last one. Batches are dealt out first.

From `WARP_GROUP_ROWS` rows on, warp groups issue products: their warps lie along rows, and right operands are taken apart once in a
block, into shared memory. (Counted in what Triton makes of kernels for an H100.)
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import NamedTuple

import numpy as np

from mirage_ir.block.description import DescribedValue, Role, TileBody, TileExtents
from mirage_ir.block.fit import PARTS, batch_and_rows, padded
from mirage_ir.target.cost import Number
from mirage_ir.target.machines import WARP, WARP_GROUP_ROWS

LEAST_ROWS, LEAST_COLUMNS = 16, 8
"""Rows and columns of a result that one instruction computes (PTX ISA, `mma.m16n8k8`)."""
GROUPED_WARPS = 4
"""Warps of a warp group."""
SMALL_PRODUCT = 1024
"""Entries of a product (rows padded to a tensor core's) up to which two warps are faster than four, unless loops are long and a
thread has many vectors to copy."""
FEW_WARPS = 2
"""Warps of blocks with small products."""
MOST_PART_REGISTERS = 256
"""Registers of a thread for the parts of operands that an iteration loads or computes, at most: not all are there at once.

Of 22 programs' candidates on an H200, 49 have a kernel with 256, of which 3 spilled; they took 1.3 times as long as the fastest of
the program, in the median. Of 20 with more 16 spilled; they took 2.0 times as long."""


class WarpTile(NamedTuple):
    """Rows and columns that a warp computes of a product, whether warp groups issue it, how many warps the block has, and how many
    of them compute the same."""

    rows: Number
    columns: Number
    grouped: Number
    warps: Number
    repeated: Number

    def entries(self, depth: Number, columns: Number) -> tuple[Number, Number]:
        """Entries of the left and of the right operand that all warps take apart; the product has so many columns."""
        right = np.where(self.grouped, depth * columns, self.warps * self.columns * depth)
        return self.warps * self.rows * depth, right

    def registers(self, depth: Number, columns: Number) -> tuple[Number, Number]:
        """Registers of a thread for the parts of the left operand, and for those of the right one."""
        left, right = self.entries(depth, columns)
        return PARTS * left / (self.warps * WARP), PARTS * right / (self.warps * WARP)


class SingleProduct(NamedTuple):
    """A product of tiles with these extents, padded, and its operands."""

    value: DescribedValue
    batch: Number
    rows: Number
    columns: Number
    depth: Number
    small: Number


def is_small(batch: Number, rows: Number, columns: Number) -> Number:
    """Whether two warps are enough for a product."""
    return batch * np.maximum(rows, LEAST_ROWS) * columns <= SMALL_PRODUCT


def padded_product(value: DescribedValue, body: TileBody, tiles: TileExtents) -> SingleProduct:
    """The product of tiles as tensor cores have it."""
    columns = tiles.extents[value.shape][-1]
    count, rows = batch_and_rows(value, body, tiles)
    high = padded(rows)
    depth = padded(tiles.last(body.values[value.operands[0]].shape))
    small = is_small(count, high, np.exp2(np.ceil(np.log2(columns))))
    return SingleProduct(value, count, high, padded(columns), depth, small)


def warps_of(products: Sequence[SingleProduct], threads: Number) -> Number:
    """Warps with which the Triton lowering launches a block with these products that should have `threads` threads."""
    few = reduce(np.logical_and, (p.small for p in products), True)
    warps = np.maximum(threads // WARP, 1)
    return np.where(few, np.minimum(FEW_WARPS, warps), warps)


def warp_tiles(shapes: Sequence[tuple[Number, Number, Number]], warps: Number) -> list[WarpTile]:
    """What a warp computes of each product of a block, from their batches, rows and columns."""
    along_rows: Number = False
    for batch, rows, columns in shapes:
        along_rows = np.where(_grouped(batch, rows, warps), along_rows, rows >= columns)
    found: list[WarpTile] = []
    for batch, rows, columns in shapes:
        grouped = _grouped(batch, rows, warps)
        each = np.maximum(batch / warps, 1)  # Products of the batch that a warp computes one after the other.
        high = np.where(along_rows | grouped, np.maximum(LEAST_ROWS, rows / warps), rows)
        wide = np.where(along_rows | grouped, columns, np.maximum(LEAST_COLUMNS, columns / warps))
        alike = np.where(grouped, 1, warps * high * wide / (rows * columns))
        batched = np.asarray(batch) > 1
        high, wide = np.where(batched, each * rows, high), np.where(batched, each * columns, wide)
        found.append(WarpTile(high, wide, grouped, warps, np.where(batched, np.maximum(warps / batch, 1), alike)))
    return found


def _grouped(batch: Number, rows: Number, warps: Number) -> Number:
    return (np.asarray(batch) == 1) & (np.asarray(rows) >= WARP_GROUP_ROWS) & (np.asarray(warps) % GROUPED_WARPS == 0)


def products_of(body: TileBody, tiles: TileExtents) -> list[SingleProduct]:
    """The products of a block whose tiles are known."""
    return [padded_product(v, body, tiles) for v in body.values if v.role is Role.PRODUCT and v.count is None]


def part_registers(body: TileBody, tiles: TileExtents, loops: Number, threads: Number) -> Number:
    """The most registers of a thread for the parts of a product's operands, in loops of so many iterations."""
    products, most = products_of(body, tiles), 0
    shared = warp_tiles([(p.batch, p.rows, p.columns) for p in products], warps_of(products, threads))
    for product, tile in zip(products, shared, strict=True):
        most = np.maximum(most, kept_registers(body, product, tile, loops))
    return most


def kept_registers(body: TileBody, product: SingleProduct, tile: WarpTile, loops: Number) -> Number:
    """Registers of a thread for the parts of one product's operands; what a loop takes from before it lies in shared memory."""
    operands = (body.values[n] for n in product.value.operands)
    taken = zip(tile.registers(product.depth, product.columns), operands, strict=True)
    return sum(registers * (operand.stage.varies | (np.asarray(loops) <= 1)) for registers, operand in taken)
