"""Thread graphs as operators on whole tiles.

Where every thread's fragment is the same part of every tile that it meets, an operator of fragments is the same operator of tiles.
Where fragments of different parts meet, tiles get a dimension for each dimension of the thread grid: a load splits and transposes,
a store transposes and merges, and an operator of fragments applies to all of them at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from math import prod
from typing import Any

from mirage_ir.check import check_graph, store_type
from mirage_ir.lowering.fragments import PartsDiffer, whole_tiles
from mirage_ir.lowering.mlir.builder import Builder
from mirage_ir.lowering.mlir.tensors import TensorValue, apply, broadcast, pointwise, reshaped, rounded, transposed
from mirage_ir.ops import Kind, operator
from mirage_ir.program import NEW_DIM, REPLICATE, Apply, GraphOp, Load, Shape, Store, TensorType, make_attrs, numbered, operands


def thread_graph(b: Builder, graph: GraphOp, sources: Sequence[TensorValue]) -> list[TensorValue]:
    """The results of a thread graph, in the order of its stores."""
    types = check_graph(graph, [s.type for s in sources], memory=False)
    try:
        body = whole_tiles(graph, types)
    except PartsDiffer:
        return _with_grid(b, graph, types, sources)
    values: dict[int, TensorValue] = {}
    steps: list[tuple[int, Apply, Shape]] = []
    value = len(sources)
    for item in body:
        if isinstance(item, Load):
            values[value] = sources[item.source]
        elif isinstance(item, tuple):
            steps.append((value, *item))
        value += not isinstance(item, Store)
    uses = Counter(v for node in graph.body for v in operands(node))
    for (element_wise, shape), group in groupby(steps, lambda s: (operator(s[1].op).kind is Kind.ELEMENTWISE, s[2])):
        if element_wise:
            pointwise(b, [(value, node) for value, node, _ in group], values, uses)
            continue
        for value, node, _ in group:
            values[value] = apply(b, node, [values[v] for v in node.operands], replace(types[value], shape=shape))
    return [rounded(b, values[s.operand], s.dtype) for s in graph.stores]


def _with_grid(b: Builder, graph: GraphOp, types: Sequence[TensorType], sources: Sequence[TensorValue]) -> list[TensorValue]:
    """Every value has the grid's dimensions (extent 1 where no thread differs), then the dimensions of a fragment."""
    grid = graph.grid
    values: dict[int, TensorValue] = {}
    for value, node in numbered(len(sources), graph.body):
        if isinstance(node, Load):
            values[value] = _fragments(b, sources[node.source], node.imap, grid)
        elif isinstance(node, Apply):
            values[value] = _apply(b, node, [values[v] for v in node.operands], types[value], len(grid))
    return [
        rounded(b, _joined(b, values[s.operand], s.omap, grid, store_type(s, types[s.operand], grid).shape), s.dtype)
        for s in graph.stores
    ]


def _fragments(b: Builder, tile: TensorValue, imap: Sequence[int], grid: Sequence[int]) -> TensorValue:
    """All fragments of a tile: (*grid, *fragment). Of a dimension that several split, earlier grid dimensions are outer."""
    axes: list[int] = []
    shape: list[int] = []
    for d, extent in enumerate(tile.shape):
        outer = [g for g, target in enumerate(imap) if target == d]
        axes += [*outer, len(grid) + d]
        shape += [*(grid[g] for g in outer), extent // prod(grid[g] for g in outer)]
    axes += (g for g in range(len(grid)) if g not in axes)
    split = reshaped(b, tile, (*shape, *(1,) * (len(axes) - len(shape))))
    return transposed(b, split, [axes.index(a) for a in range(len(axes))])


def _apply(b: Builder, node: Apply, xs: Sequence[TensorValue], type: TensorType, lead: int) -> TensorValue:
    """An operator of fragments, on all of them."""
    rank = lead + max(len(x.shape) - lead for x in xs)
    xs = [reshaped(b, x, (*x.shape[:lead], *(1,) * (rank - len(x.shape)), *x.shape[lead:])) for x in xs]
    threads = tuple(max(x.shape[g] for x in xs) for g in range(lead))
    attrs: dict[str, Any] = node.attr()
    if "permutation" in attrs:
        attrs["permutation"] = (*range(lead), *(lead + d for d in attrs["permutation"]))
    if "shape" in attrs:
        new = len(type.shape) - (rank - lead)
        xs = [reshaped(b, x, (*x.shape[:lead], *(1,) * new, *x.shape[lead:])) for x in xs]
        attrs["shape"] = (*threads, *type.shape)
    return apply(b, replace(node, attrs=make_attrs(attrs)), xs, replace(type, shape=(*threads, *type.shape)))


def _joined(b: Builder, x: TensorValue, omap: Sequence[int], grid: Sequence[int], shape: Shape) -> TensorValue:
    """The tile, of `shape`, that all threads store together."""
    lead = len(grid)
    x = broadcast(b, x, (*grid, *x.shape[lead:]))
    order = [g for g in range(lead) if omap[g] == NEW_DIM]
    for d in range(len(x.shape) - lead):
        order += [g for g in range(lead) if omap[g] == d]
        order.append(lead + d)
    order += [g for g in range(lead) if omap[g] == REPLICATE]
    return reshaped(b, transposed(b, x, order), shape)
