"""Rows of loaded tiles in device memory: on which bytes they begin, and so how they come to shared memory.

Where all begin at multiples of 4 bytes or more, asynchronous copies bring them into place. Rows of 2-byte entries may begin
anywhere: then such copies bring the aligned chunks of 16 bytes that hold a row (*in chunks*), which is read where it lies in them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd

from mirage_ir.lowering.cuda.alignment import VECTOR, common_alignment
from mirage_ir.lowering.cuda.expressions import divisor
from mirage_ir.lowering.cuda.geometry import COUNTER, tile_origin
from mirage_ir.lowering.cuda.layout import CHUNK
from mirage_ir.lowering.cuda.steps import multiplied_alone, permutation_of
from mirage_ir.lowering.cuda.vectors import ASYNC
from mirage_ir.lowering.flatten import Flat, TileStep, is_product, reads
from mirage_ir.program import Apply, Load, Shape
from mirage_ir.rounding import product_dtype


def order_in_shared(strides: Shape) -> tuple[int, ...]:
    """The dimensions of a loaded tile in their order in its buffer: rows are what is contiguous in device memory."""
    rank = len(strides)
    order = tuple(range(rank))
    return (*order[:-2], rank - 1, rank - 2) if rank >= 2 and strides[-1] != 1 and strides[-2] == 1 else order


def load_alignment(flat: Flat, strides: Sequence[Shape], step: TileStep) -> int:
    """Bytes of which the rows of a load's tiles in its buffer begin at multiples in device memory; 0 where entries of a row are no
    neighbours there. strides: as in `LayoutPlan`. Less than `ASYNC`: asynchronous copies cannot bring them into place."""
    assert isinstance(step.node, Load)
    own, type = strides[step.node.source], flat.types[step.node.source]
    last = order_in_shared(own)[-1]
    found = common_alignment(type.shape, own, type.dtype.itemsize, last)
    origin = tile_origin(flat, step.node, step.type.shape, COUNTER)
    return gcd(found, divisor(origin[last], VECTOR) * type.dtype.itemsize) if found else 0


def is_multiplied(flat: Flat, step: TileStep) -> bool:
    """Whether a product reads a value in its own element type: as it is, or transposed."""
    for use in flat.steps:
        if step.value not in reads(use.node):
            continue
        if permutation_of(use.node) is not None and is_multiplied(flat, use):
            return True
        if is_product(use.node) and not multiplied_alone(flat, use):
            assert isinstance(use.node, Apply)
            if product_dtype(flat.graph, flat.types, use.node) is flat.types[step.value].dtype:
                return True
    return False


def comes_in_chunks(flat: Flat, strides: Sequence[Shape], step: TileStep, padded: Shape) -> bool:
    """Whether asynchronous copies bring the rows of a load in chunks. padded: the shape of its tiles."""
    assert isinstance(step.node, Load)
    size = step.type.dtype.itemsize
    whole = padded[order_in_shared(strides[step.node.source])[-1]] * size % CHUNK == 0
    return size < ASYNC and whole and 0 < load_alignment(flat, strides, step) < ASYNC
