"""The description of a kernel: the tiles that a block loads and computes, in one size or in many at once.

Numbers are Python's, or NumPy arrays with an entry for each size.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property, lru_cache
from typing import Any

import numpy as np

from mirage_ir.block.rows import VECTOR_BYTES
from mirage_ir.liveness import Live, LiveStep, live_sets
from mirage_ir.program import Shape, Stage
from mirage_ir.target.cost import Number

MOST_BODIES = 4096
"""Blocks of which a process remembers what exists when, and what they do: one is looked at in many sizes, and of many tensors."""
ENTRY_BYTES = 4
"""Bytes of an entry that a block computes: products and accumulators are f32."""


class Role(Enum):
    """What a block does to make a value."""

    LOAD = auto()
    PRODUCT = auto()
    REDUCTION = auto()
    POINTWISE = auto()
    LAYOUT = auto()
    SUM = auto()
    """An accumulator that adds up; with two operands, the second is the shift."""
    COLLECT = auto()
    """Any other accumulator."""


@dataclass(frozen=True, slots=True)
class DescribedValue:
    """A tile of a block.

    shape: the position of its shape in `Tiles`.
    flops: operations for each entry of the result; of the operand for a reduction; for each multiply-add pair of a product.
    dim: the dimension of the operand that a reduction sums up.
    times: how often a block loads the tile in all. None: once, or in each iteration when it is variant.
    count: multiply-add pairs of a product in one block. None: the pairs of its tiles, in each iteration when it is variant.
    vector: bytes of a load that a thread can load at once, by how rows of the tensor are aligned.
    rows: the shape of the tensor that is loaded, or of one row where there are gaps between rows; empty where it is not known.
    """

    role: Role
    operands: tuple[int, ...]
    shape: int
    itemsize: int
    stage: Stage
    flops: float = 0.0
    dim: int | None = None
    times: Number | None = None
    count: Number | None = None
    vector: int = VECTOR_BYTES
    rows: Shape = ()

    @property
    def row(self) -> int:
        """Entries of a row of the tensor: along its last dimension in which it has several; 0 where its shape is not known."""
        return next((extent for extent in reversed(self.rows) if extent > 1), 1 if self.rows else 0)


@dataclass(frozen=True)
class TileBody:
    """A block's work: its values, operands first, and the positions of the values that it stores.

    stored: the shapes of the tensors that it stores these to, in the dimensions of its tiles; empty where they are not known.
    """

    values: tuple[DescribedValue, ...]
    outputs: tuple[int, ...]
    stored: tuple[Shape, ...] = ()

    @cached_property
    def readers(self) -> list[list[int]]:
        """The positions of the values that are computed from each value, and `len(values)` for each store of it."""
        found: list[list[int]] = [[] for _ in self.values]
        for n, value in enumerate(self.values):
            for operand in value.operands:
                found[operand].append(n)
        for output in self.outputs:
            found[output].append(len(self.values))
        return found

    def read_by(self, n: int, role: Role) -> tuple[bool, ...]:
        """Of each reader of a value, whether it has that role; stores have none."""
        return tuple(r < len(self.values) and self.values[r].role is role for r in self.readers[n])

    @cached_property
    def fed(self) -> frozenset[int]:
        """Loads that only products read, and views of these: their tiles go from shared memory to the tensor cores."""
        views: set[int] = set()  # Of loads, these among them.
        for n, value in enumerate(self.values):
            if value.role is Role.LOAD or (value.role is Role.LAYOUT and len(value.operands) == 1 and value.operands[0] in views):
                views.add(n)
        found: set[int] = set()
        for n in reversed(sorted(views)):
            products = self.read_by(n, Role.PRODUCT)
            if products and all(m or r in found for m, r in zip(products, self.readers[n], strict=True)):
                found.add(n)
        return frozenset(found)

    @cached_property
    def shrunk(self) -> dict[int, int]:
        """Loads that only one reduction reads, and the dimension that it sums up."""
        loads = (n for n, value in enumerate(self.values) if value.role is Role.LOAD)
        dims = {n: self.values[self.readers[n][0]].dim for n in loads if self.read_by(n, Role.REDUCTION) == (True,)}
        return {n: dim for n, dim in dims.items() if dim is not None}

    @cached_property
    def factors(self) -> dict[int, tuple[int, int]]:
        """Values that are computed entry by entry for a product, the dimension of its operand, from the end, that it keeps, and the
        operand's shape, which those values have that are computed once for each of its entries."""
        found: dict[int, tuple[int, int]] = {}
        for product in (value for value in self.values if value.role is Role.PRODUCT):
            for place, operand in enumerate(product.operands):
                pending = [operand]
                while pending:
                    n = pending.pop()
                    value = self.values[n]
                    if value.role is Role.POINTWISE and n not in found:
                        found[n] = -2 + place, self.values[operand].shape
                        pending += value.operands
        return found

    @cached_property
    def dealt(self) -> frozenset[int]:
        """Values with rows dealt out to threads as loads have them: no product is among what they are computed from."""
        found: set[int] = set()
        for n, value in enumerate(self.values):
            if value.role is not Role.PRODUCT and found.issuperset(value.operands):
                found.add(n)
        return frozenset(found)

    @cached_property
    def accumulated(self) -> frozenset[int]:
        """Products that only a sum adds up: they have no tile of their own."""

        def alone(n: int) -> bool:
            if self.values[n].role is not Role.PRODUCT or self.read_by(n, Role.SUM) != (True,):
                return False
            return n not in self.values[self.readers[n][0]].operands[1:]

        return frozenset(n for n in range(len(self.values)) if alone(n))

    @cached_property
    def staying(self) -> frozenset[int]:
        """Reductions that threads keep to themselves, in a loop without products: only accumulators read them, and of maxima that
        shift such what these sum up."""

        def stays(n: int) -> bool:
            roles = {self.values[r].role if r < len(self.values) else None for r in self.readers[n]}
            shifts = any(
                n in self.values[r].operands[1:]
                for r in self.readers[n]
                if r < len(self.values) and self.values[r].role is Role.SUM
            )
            return bool(roles) and roles <= {Role.SUM, Role.COLLECT} | ({Role.POINTWISE} if shifts else set())

        if any(value.role is Role.PRODUCT for value in self.values):
            return frozenset()
        return frozenset(n for n, v in enumerate(self.values) if v.role is Role.REDUCTION and v.stage.varies and stays(n))

    @cached_property
    def slides(self) -> bool:
        """Whether tiles may begin at whole vectors although rows begin anywhere: nothing is multiplied or moved, and no fewer tiles
        are of such rows than of others."""
        if any(value.role in (Role.PRODUCT, Role.LAYOUT) for value in self.values):
            return False
        loads = [value.vector < VECTOR_BYTES for value in self.values if value.role is Role.LOAD]
        return any(loads) and 2 * (sum(loads) + len(self.outputs)) >= len(loads) + len(self.outputs)

    @cached_property
    def live(self) -> list[Live]:
        """Which values exist at each value, and at each store."""
        steps = [
            LiveStep(v.operands, v.stage, v.role in (Role.SUM, Role.COLLECT), pointwise=v.role is Role.POINTWISE)
            for v in self.values
        ]
        return _live((*steps, *(LiveStep((o,), self.values[o].stage, stores=True) for o in self.outputs)))


@lru_cache(maxsize=MOST_BODIES)
def _live(steps: tuple[LiveStep, ...]) -> list[Live]:
    """Which values exist at each step: the same for many blocks, which differ in the tensors that they load."""
    return live_sets(steps)


@dataclass(frozen=True, slots=True)
class TileExtents:
    """The shapes of tiles: `extents[n][d]` is an extent of the n-th, `elements[n]` the number of its entries.

    A relaxed kernel needs those of its loads only.
    """

    extents: Sequence[Sequence[Number]]
    elements: Any

    @property
    def rounded(self) -> TileExtents:
        """The same with extents rounded up to powers of two, as Triton has them."""
        known: dict[int, tuple[Number, bool]] = {}

        def whole(extent: Number) -> tuple[Number, bool]:
            if id(extent) not in known:
                found = np.exp2(np.ceil(np.log2(extent)))
                known[id(extent)] = found, bool(np.any(found > extent))
            return known[id(extent)]

        extents, elements = list(self.extents), list(self.elements)
        for shape, some in enumerate(self.extents):
            each = [whole(extent) for extent in some]
            if any(longer for _, longer in each):
                extents[shape] = [found for found, _ in each]
                for (found, _), extent in zip(each, some, strict=True):
                    elements[shape] = elements[shape] * (found / extent)
        return TileExtents(extents, np.stack(elements)) if elements else self

    def last(self, shape: int) -> Number:
        """The extent of the last dimension; 1 when there is none."""
        return (1, *self.extents[shape])[-1]

    def vector(self, load: DescribedValue) -> Number:
        """Bytes that a thread can load at once: tiles that are parts of rows begin at multiples of their own length."""
        part = self.row(load.shape, load.rows)
        return np.where(part < load.row, np.gcd(load.vector, np.asarray(part * load.itemsize).astype(int)), load.vector)

    def row(self, shape: int, rows: Shape) -> Number:
        """Entries of a tile along the rows of a tensor of shape `rows`: its last dimension in which it has several."""
        extents = self.extents[shape]
        if len(rows) != len(extents):
            return self.last(shape)
        return next((own for own, extent in zip(reversed(extents), reversed(rows), strict=True) if extent > 1), 1)

    def run(self, shape: int, rows: Shape) -> Number:
        """Entries of a tile that follow each other in a tensor of shape `rows`: more than a row where rows are whole."""
        extents = self.extents[shape]
        found: Number = self.last(shape)
        whole: Number = True
        for d in range(min(len(rows), len(extents)) - 1, 0, -1):
            whole = whole & (extents[d] >= rows[d])
            if not np.any(whole):
                break
            found = np.where(whole, found * extents[d - 1], found)
        return found


@dataclass(frozen=True)
class DescribedKernel:
    """A kernel in one size, or in many.

    blocks, loops: blocks of the grid, and the range of the for-loop; `later` are the ranges of further loops.
    read, written: bytes of the tensors that it reads, each once, and bytes that all blocks store; `streamed` of these in a loop.
    again: bytes of the tensors that a later loop reads once more, each once for each further loop.
    held: 32-bit values that the registers of a block hold at once.
    relaxed: every number is a lower bound, and so is the cost. Shared memory and warp groups are open.
    multiplies: a relaxed kernel may have further products in its loop.
    slowed: times that a pre-defined kernel takes longer than its work does elsewhere.
    single: it reads f32 tensors alone, so its products are of f32 numbers (`mirage_ir.rounding`).
    """

    body: TileBody
    tiles: TileExtents
    blocks: Number
    loops: Number
    read: Number
    written: Number
    held: Number = 0
    relaxed: bool = False
    multiplies: bool = False
    slowed: float = 1.0
    later: tuple[Number, ...] = ()
    streamed: Number = 0
    again: Number = 0
    single: bool = False

    def iterations(self, stage: Stage) -> Number:
        """How often a block computes a value of this stage."""
        return (self.loops, *self.later)[stage.loop] if stage.varies else 1
