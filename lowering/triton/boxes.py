"""Tiles that a GPU's copy engine loads: TMA, from Hopper on, copies a box of a tensor to shared memory for one thread's asking.

Threads compute no addresses then, and hold none. A kernel gets a descriptor of the tensor for each kind of box beside the tensor
itself. Where a tensor does not lie as TMA needs it (16 bytes: where it begins, and what its strides are multiples of), and on older
GPUs, there is no descriptor, and the kernel is compiled for loads by pointers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Sequence
from dataclasses import dataclass
from math import prod

from mirage_ir.block.rows import VECTOR_BYTES
from mirage_ir.lowering.flatten import Flat, TileStep, is_product
from mirage_ir.lowering.triton.tiles import Tile, padded_extents, tuple_text
from mirage_ir.program import REPLICATE, DType, Load, Shape
from mirage_ir.sized.extent import is_symbolic

LEAST_BYTES = 32 * 1024
"""Bytes of an iteration's boxes, at least. Waiting for one takes longer than for threads' own copies; copying takes them nothing.
Of 188 candidates of the suite and 104 more programs, an H200 runs the 91 that this rule picks in 0.62 to 1.14 of the time that they
take with pointers, and all in 0.986 in the geometric mean; 0.974 if each had its better form. Boxes of 8 KiB cost up to 18%."""
LEAST_ROWS = 8
"""Rows of a box, at least: as many have a pattern of shared memory."""
LEAST_ROW = 32
"""Bytes of a box's rows, at least: those of the narrowest pattern by which shared memory is free of bank conflicts."""
MOST_EXTENT = 256
"""Entries of a box along a dimension, at most (CUDA driver API, `cuTensorMapEncodeTiled`)."""
MOST_DIMENSIONS = 5
"""Dimensions of a descriptor, at most (the same)."""


@dataclass(frozen=True, slots=True)
class TileBox:
    """How a tensor's tiles are copied: the descriptor is called `name`, and the tensor `tensor`.

    order: the tensor's dimensions as the descriptor has them: those along which a tile has one entry first, then its axes, the one
    along which the memory is contiguous last. extents: of a box, in this order.
    """

    name: str
    tensor: str
    order: tuple[int, ...]
    extents: Shape

    def loaded(self, tile: Tile, offsets: Sequence[str]) -> str:
        """The text that loads the tile that begins at these offsets, one for each dimension of the tensor."""
        lead = len(self.order) - len(tile.axes)
        text = f"{self.name}.load([{', '.join(offsets[d] for d in self.order)}])"
        if lead:
            text = f"tl.reshape({text}, {tuple_text(self.extents[lead:])})"
        lie = self.order[lead:]
        if lie != tile.axes:
            text = f"tl.permute({text}, {tuple_text([lie.index(a) for a in tile.axes])})"
        return text


def boxed_tiles(flat: Flat, excluded: Container[int]) -> frozenset[int]:
    """The tiles that TMA can load: those of loops, which wait in their pipelines."""
    padded = padded_extents(flat)
    return frozenset(
        step.value
        for step in flat.steps
        if isinstance(step.node, Load)
        and step.node.fmap != REPLICATE
        and flat.graph.loops[step.node.loop] > 1
        and step.value not in excluded
        and box_of(flat, step, padded[step.value]) is not None
    )


def is_worth(flat: Flat, boxed: Container[int]) -> bool:
    """Whether tiles of a loop with products are so large that TMA loads them faster than threads do."""
    padded, nbytes = padded_extents(flat), Counter[int]()
    multiplied = {step.stage.loop for step in flat.steps if is_product(step.node) and step.stage.varies}
    for step in flat.steps:
        if step.value in boxed and isinstance(step.node, Load) and step.node.loop in multiplied:
            nbytes[step.node.loop] += prod(padded[step.value]) * step.type.dtype.itemsize
    return any(n >= LEAST_BYTES for n in nbytes.values())


def box_of(flat: Flat, step: TileStep, padded: Shape) -> tuple[tuple[int, ...], Shape] | None:
    """The order and extents of a tile's box; None where TMA does not copy such tiles: of 16 bits, and not padded."""
    node, shape = step.node, step.type.shape
    assert isinstance(node, Load)
    strides, itemsize = flat.strides[node.source], step.type.dtype.itemsize
    if step.type.dtype is DType.f32:
        return None
    axes = [d for d, extent in enumerate(shape) if extent > 1]
    contiguous = [d for d in axes if strides[d] == 1]
    if len(axes) < 2 or len(shape) > MOST_DIMENSIONS or not contiguous or tuple(padded) != tuple(shape):
        return None
    row, source = contiguous[-1], flat.types[node.source].shape
    steps = (strides[d] for d, extent in enumerate(source) if d != row and extent > 1 and not is_symbolic(strides[d]))
    if not all(step > 0 and step * itemsize % VECTOR_BYTES == 0 for step in steps):
        return None
    order = (*(d for d in range(len(shape)) if d not in axes), *(d for d in axes if d != row), row)
    if shape[row] * itemsize < LEAST_ROW or shape[order[-2]] < LEAST_ROWS or max(shape) > MOST_EXTENT:
        return None
    return order, tuple(shape[d] for d in order)
