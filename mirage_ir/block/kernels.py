"""The descriptions of a program's kernels: the tiles of a graph-defined one, and the tiles or shares of a pre-defined one."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, prod

import numpy as np

from mirage_ir.block.description import (
    DescribedKernel,
    DescribedValue,
    Role,
    TileBody,
    TileExtents,
)
from mirage_ir.block.fit import held, padded
from mirage_ir.block.rows import VECTOR_BYTES, following_rows, vector_bytes
from mirage_ir.check import check_graph, stages_of, streamed_concatenations
from mirage_ir.ops import Kind, operator
from mirage_ir.program import (
    REPLICATE,
    Accumulate,
    AccumulatorKind,
    Apply,
    BodyNode,
    DType,
    GraphOp,
    Load,
    Shape,
    Stage,
    Store,
    TensorType,
    numbered,
    operands,
    results,
)

TILE, DEPTH = 128, 64
"""Rows and columns of the tiles of a pre-defined product, and the length of its sum in an iteration: common sizes in libraries."""
SLOWED = 2.3
"""Times that a pre-defined product takes longer where rows do not begin at whole vectors.

On an H100, cuBLAS took 1.3 to 5.5 times as long for 14 products with odd extents as for their neighbors with even ones, 2.3 times
in the geometric mean: 1,019 instead of 185 µs for 4,097 × 4,097 × 4,099, and 17 instead of 9 µs for 97 × 4,097 × 1,021."""
SHARE = 8 * TILE
"""Entries that a block of any other kernel computes, or reduces: 8 for each of 128 threads. A round figure."""
ROLES = {Kind.ELEMENTWISE: Role.POINTWISE, Kind.REDUCTION: Role.REDUCTION, Kind.CONTRACTION: Role.PRODUCT, Kind.LAYOUT: Role.LAYOUT}


def describe_graph(graph: GraphOp, operand_types: Sequence[TensorType], result_types: Sequence[TensorType]) -> DescribedKernel:
    """The description of a graph-defined kernel. Raises `ProgramError` when it breaks a rule."""
    body, tiles = body_of(graph, check_graph(graph, operand_types), result_types)
    loads = [node for node in graph.body if isinstance(node, Load)]
    read = {node.source for node in loads}
    often = {(node.source, node.loop) for node in loads if node.fmap != REPLICATE}
    again = sum(operand_types[v].nbytes for v, _ in often) - sum(operand_types[v].nbytes for v in {v for v, _ in often})
    streamed = streamed_concatenations(graph)
    return DescribedKernel(
        body,
        tiles,
        graph.blocks,
        graph.loop,
        sum(operand_types[v].nbytes for v in read),
        sum(t.nbytes for t in result_types),
        held(body, tiles.rounded),
        later=graph.later,
        streamed=sum(t.nbytes for s, t in zip(graph.stores, result_types, strict=True) if s.operand in streamed),
        again=again,
        single=all(operand_types[v].dtype is DType.f32 for v in read),
    )


def body_of(graph: GraphOp, types: Sequence[TensorType], outer: Sequence[TensorType]) -> tuple[TileBody, TileExtents]:
    """The body of a graph's blocks, and its tiles; `types` has the values inside, the operands first, `outer` the results."""
    stages, streamed = stages_of(graph), streamed_concatenations(graph)
    shapes: dict[tuple[Shape, int], int] = {}
    values: list[DescribedValue] = []
    outputs: list[int] = []
    stored: list[Shape] = []
    maker: dict[int, int] = {}
    for first, node in numbered(len(graph.operands), graph.body):
        if isinstance(node, Store):
            rows, rank = following_rows(outer[len(outputs)]), len(types[node.operand].shape)
            outputs.append(maker[node.operand])
            stored.append(rows[len(rows) - rank :] if rank <= len(rows) else ())
            continue
        if isinstance(node, Accumulate) and first in streamed:
            maker[first] = maker[node.operand]  # Each iteration stores its own part.
            continue
        made = range(first, first + results(node))
        maker.update(dict.fromkeys(made, len(values)))
        entries = sum(types[v].size for v in made)  # A thread graph may store several.
        shape = shapes.setdefault((types[first].shape, entries), len(shapes))
        inner = tuple(maker[v] for v in operands(node)) if not isinstance(node, Load) else ()
        values.append(_value(node, inner, shape, types, entries, types[first].dtype.itemsize, stages[first]))
    extents = tuple(shape for shape, _ in shapes)
    return TileBody(tuple(values), tuple(outputs), tuple(stored)), TileExtents(extents, np.array([float(n) for _, n in shapes]))


def _value(
    node: BodyNode, inner: tuple[int, ...], shape: int, types: Sequence[TensorType], entries: int, itemsize: int, stage: Stage
) -> DescribedValue:
    match node:
        case Load():
            source = types[node.source]
            return DescribedValue(Role.LOAD, (), shape, itemsize, stage, vector=vector_bytes(source), rows=following_rows(source))
        case Accumulate():
            return DescribedValue(
                Role.SUM if node.kind is AccumulatorKind.SUM else Role.COLLECT, inner, shape, itemsize, stage, 1.0
            )
        case Apply():
            row = operator(node.op)
            dim = node.attr()["dim"] if row.kind is Kind.REDUCTION else None
            assert dim is None or isinstance(dim, int)
            return DescribedValue(ROLES[row.kind], inner, shape, itemsize, stage, row.flops, dim)
        case _:
            # A thread graph takes its operands entry by entry, once for each of its nodes.
            assert isinstance(node, GraphOp)
            flops = sum(types[v].size for v in node.operands) * len(node.body)
            return DescribedValue(Role.POINTWISE, inner, shape, itemsize, stage, flops / entries)


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
    count = prod(lead) * float(_whole(m, TILE) * _whole(depth, DEPTH) * _whole(n, TILE))
    values = (
        DescribedValue(Role.LOAD, (), 0, itemsize, Stage.VARIANT, times=left.nbytes * columns / nbytes),
        DescribedValue(Role.LOAD, (), 1, itemsize, Stage.VARIANT, times=right.nbytes * rows / nbytes),
        DescribedValue(Role.PRODUCT, (0, 1), 2, itemsize, Stage.VARIANT, operator(node.op).flops, count=count / blocks),
    )
    tiles = TileExtents(extents, np.array([float(prod(e)) for e in extents]))
    aligned = all(vector_bytes(t) == VECTOR_BYTES for t in (*inner, outer))
    return DescribedKernel(
        TileBody(values, ()),
        tiles,
        blocks,
        loops,
        left.nbytes + right.nbytes,
        outer.nbytes,
        slowed=1.0 if aligned else SLOWED,
        single=all(t.dtype is DType.f32 for t in inner),
    )


def _whole(extent: int, tile: int) -> float:
    """An extent in whole tiles; tiles of a short one are as long as it, padded."""
    return float(padded(extent)) if extent < tile else ceil(extent / tile) * tile


def _other(node: Apply, inner: Sequence[TensorType], outer: TensorType) -> DescribedKernel:
    row = operator(node.op)
    entries = inner[0].size if row.kind is Kind.REDUCTION else outer.size
    read = [(t.size, t.dtype.itemsize) for t in inner]
    return describe_sweep(read, outer.nbytes, entries, row.flops_outside, max(entries, outer.size), outer.dtype.itemsize)


def describe_sweep(
    read: Sequence[tuple[int, int]],
    written: int,
    entries: int,
    flops: float,
    largest: int,
    itemsize: int,
    most_blocks: int | None = None,
) -> DescribedKernel:
    """The description of a kernel that goes once over tensors: `read` are their entries, and bytes of one; `written` is in bytes.

    It takes `flops` for each of `entries`, which have `itemsize` bytes. Blocks share the `largest` number of entries; there are at
    most `most_blocks` of them, if given.
    """
    blocks = max(1, min(ceil(largest / SHARE), largest if most_blocks is None else most_blocks))
    shares = [size / blocks for size, _ in read] + [entries / blocks]
    loads = [DescribedValue(Role.LOAD, (), n, nbytes, Stage.INVARIANT, times=1) for n, (_, nbytes) in enumerate(read)]
    made = DescribedValue(Role.POINTWISE, tuple(range(len(loads))), len(loads), itemsize, Stage.INVARIANT, flops)
    tiles = TileExtents(tuple((n,) for n in shares), np.array(shares))
    return DescribedKernel(TileBody((*loads, made), ()), tiles, blocks, 1, sum(size * nbytes for size, nbytes in read), written)
