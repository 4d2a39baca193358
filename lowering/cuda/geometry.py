"""Where the tiles of a block graph lie, and how far they are padded.

Tiles keep their shape, but a layout deals its entries to whole warps: `padded_shapes` chooses, once for all values that meet, the
extents that layouts and shared memory have. Entries beyond a tile, and those beyond its tensor (`mirage_ir.absence`), hold
anything, or what `mirage_ir.lowering.cuda.build` knows of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from math import prod

from mirage_ir.absence import Cover
from mirage_ir.index.classes import DimensionClasses
from mirage_ir.lowering.cuda.emitted import IntExpr
from mirage_ir.lowering.cuda.run_time_sizes import extent_text
from mirage_ir.lowering.cuda.steps import maker_of, permutation_of
from mirage_ir.lowering.cuda.tensor_cores import DEPTH, GROUP, ROWS
from mirage_ir.lowering.flatten import Flat, Round, TileStep, is_product, reads
from mirage_ir.ops import signature_of
from mirage_ir.program import REPLICATE, Apply, DType, Load, Shape, Store
from mirage_ir.rounding import product_dtype

COUNTER = "i"
"""The iteration of the loop, in expressions."""
MOST_PADDING = 8
"""A dimension is padded by less than an eighth where it is long enough."""
LEAST_MULTIPLE = 4
"""Entries of which a dimension has a multiple where tiles with more padding do not fit shared memory."""
WIDEST_MULTIPLE = 4096
"""Entries of which a padded dimension need not have a multiple: as many as 16 warps hold in vectors of eight."""

_Dim = tuple[int, int]
"""A dimension of a value."""


class Padding(Enum):
    """How far tiles are padded.

    `WARPS`: as usual, and rows of products so far that four warps have equal parts. `TIGHT`: as little as layouts allow; products
    of f32 operands, not for tensor cores, then have any extents.
    """

    USUAL, WARPS, TIGHT = range(3)


def padded_extent(extent: int, padding: Padding = Padding.USUAL) -> int:
    """The least extent that is not below `extent` and that lanes and warps divide well; or, `TIGHT`, that they divide somehow."""
    if extent <= DEPTH:
        return 1 << (extent - 1).bit_length()
    usual = max(DEPTH, min(WIDEST_MULTIPLE, 1 << (extent // MOST_PADDING).bit_length() - 1))
    multiple = LEAST_MULTIPLE if padding is Padding.TIGHT else usual
    return -(-extent // multiple) * multiple


class _Classes(DimensionClasses[_Dim]):
    """Dimensions that have one padded extent."""


def padded_shapes(flat: Flat, padding: Padding = Padding.USUAL) -> list[Shape]:
    """The padded extents of every value. Rows, columns and depths of products are multiples of 16; where a product joins rows
    (`_joins_rows`), those of two dimensions together are."""
    shapes, tight = [t.shape for t in flat.types], padding is Padding.TIGHT
    classes, multiplied, rowed, joined = _Classes(), set[_Dim](), set[_Dim](), list[_Dim]()
    for step in flat.steps:
        node, value = step.node, step.value
        if isinstance(node, Load | Store):
            continue
        rank = len(shapes[value])
        if isinstance(node, Apply):
            signature = signature_of(node, [shapes[v] for v in node.operands])
            classes.unify(signature, node.operands, value, lambda v, d: (v, d))
            if is_product(node) and not (tight and product_dtype(flat.graph, flat.types, node) is DType.f32):
                left, right = node.operands
                of_rows = {(v, len(shapes[v]) - 2) for v in (left, value)}
                multiplied |= {(v, len(shapes[v]) - 1) for v in (left, right, value)} | {(right, len(shapes[right]) - 2)}
                if _joins_rows(flat, step, node):
                    joined += sorted(of_rows)
                else:
                    multiplied |= of_rows
                    rowed |= of_rows
            continue
        bound = None if isinstance(node, Round) else node.dim
        for v in reads(node):
            for d, extent in enumerate(shapes[v], rank - len(shapes[v])):
                if d >= 0 and d != bound and shapes[value][d] == extent:
                    classes.join((value, d), (v, d - rank + len(shapes[v])))
    least = {classes.find(dim): DEPTH for dim in multiplied}
    if padding is Padding.WARPS:
        # Rows of two warps are not worth four.
        least |= {classes.find((v, d)): GROUP * ROWS for v, d in rowed if shapes[v][d] > GROUP * ROWS // 2}

    def padded(extent: int, multiple: int) -> int:
        found = padded_extent(extent, padding)
        return -(-found // multiple) * multiple

    settled = False
    while not settled:  # What one product takes as rows may be what another one joins to its rows.
        settled = True
        for v, d in joined:
            rows, outer = padded(shapes[v][d], least.get(classes.find((v, d)), 1)), classes.find((v, d - 1))
            if DEPTH // rows > least.get(outer, 1):
                least[outer], settled = DEPTH // rows, False

    return [
        tuple(padded(extent, least.get(classes.find((v, d)), 1)) for d, extent in enumerate(shape))
        for v, shape in enumerate(shapes)
    ]


def _joins_rows(flat: Flat, step: TileStep, node: Apply) -> bool:
    """Whether a product has few rows in each of many matrices that meet the same right operand: then the rows of neighbouring
    matrices are rows of one product on tensor cores (`tensor_cores.joins_rows`). The left operand is not read transposed."""
    left, right = (flat.types[v].shape for v in node.operands)
    if len(left) < 3 or len(left) != len(step.type.shape) or prod(right[:-2]) > 1 or left[-3] == 1:
        return False
    return left[-2] <= ROWS // 2 and permutation_of(maker_of(flat, node.operands[0]).node) is None


def block_start(grid: Sequence[int], dims: Sequence[int], dim: int, inner: int) -> list[str]:
    """The terms of the first entry of a block along `dim` of a tensor; `inner` entries belong to one block."""
    terms: list[str] = []
    for g in reversed(range(len(grid))):
        if dims[g] == dim:
            if grid[g] > 1:
                terms.append(times(f"b{g}", inner))
            inner *= grid[g]
    return terms[::-1]


def times(name: str, factor: int) -> str:
    return name if factor == 1 else f"{name} * {extent_text(factor)}"


def sum_text(terms: Sequence[str]) -> IntExpr:
    """The sum of terms."""
    return " + ".join(terms) if terms else "0"


def present(flat: Flat, cover: Cover, counter: str | None) -> IntExpr:
    """How many entries of a tile are present; not above the tile's extent, and maybe below 0. `counter`: the iteration, None for
    0."""
    grid, inner = flat.graph.grid, cover.tile * (flat.graph.loop if cover.loop else 1)
    terms: list[str] = []
    for g in reversed(cover.grid):
        if grid[g] > 1:
            terms.append(times(f"b{g}", inner))
        inner *= grid[g]
    terms.reverse()
    if cover.loop and counter is not None:
        terms.append(times(counter, cover.tile))
    return f"min({cover.tile}, {' - '.join((extent_text(cover.extent), *terms))})"


def tile_origin(flat: Flat, node: Load, shape: Shape, counter: str | None) -> tuple[IntExpr, ...]:
    """Where a loaded tile begins in its tensor, in iteration `counter`."""
    graph, found = flat.graph, list[IntExpr]()
    for d, extent in enumerate(shape):
        looped = node.fmap == d and graph.loop > 1
        terms = block_start(graph.grid, node.imap, d, extent * (graph.loop if node.fmap == d else 1))
        if looped and counter is not None:
            terms.append(times(counter, extent))
        found.append(sum_text(terms))
    return tuple(found)


def varies(node: Load, loop: int) -> bool:
    """Whether a load brings another tile in each iteration."""
    return node.fmap != REPLICATE and loop > 1
