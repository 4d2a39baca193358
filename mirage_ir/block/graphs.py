"""The description of a graph-defined kernel of a program: its tiles as they are."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from mirage_ir.block.description import DescribedKernel, DescribedValue, Role, TileBody, TileExtents
from mirage_ir.block.fit import held
from mirage_ir.check import check_graph, stages_of
from mirage_ir.ops import Kind, operator
from mirage_ir.program import (
    Accumulate,
    AccumulatorKind,
    Apply,
    BodyNode,
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

ROLES = {
    Kind.ELEMENTWISE: Role.POINTWISE,
    Kind.REDUCTION: Role.REDUCTION,
    Kind.CONTRACTION: Role.PRODUCT,
    Kind.LAYOUT: Role.LAYOUT,
}


def describe_graph(graph: GraphOp, operand_types: Sequence[TensorType], result_types: Sequence[TensorType]) -> DescribedKernel:
    """The description of a graph-defined kernel. Raises `ProgramError` when it breaks a rule."""
    body, tiles = body_of(graph, check_graph(graph, operand_types))
    read = {node.source for node in graph.body if isinstance(node, Load)}
    return DescribedKernel(
        body,
        tiles,
        graph.blocks,
        graph.loop,
        sum(operand_types[v].nbytes for v in read),
        sum(t.nbytes for t in result_types),
        held(body, tiles),
    )


def body_of(graph: GraphOp, types: Sequence[TensorType]) -> tuple[TileBody, TileExtents]:
    """The body of a graph's blocks, and its tiles; `types` has the values inside, the operands first."""
    stages = stages_of(graph)
    shapes: dict[tuple[Shape, int], int] = {}
    values: list[DescribedValue] = []
    outputs: list[int] = []
    maker: dict[int, int] = {}
    for first, node in numbered(len(graph.operands), graph.body):
        if isinstance(node, Store):
            outputs.append(maker[node.operand])
            continue
        made = range(first, first + results(node))
        maker.update(dict.fromkeys(made, len(values)))
        entries = sum(types[v].size for v in made)  # A thread graph may store several.
        shape = shapes.setdefault((types[first].shape, entries), len(shapes))
        inner = tuple(maker[v] for v in operands(node)) if not isinstance(node, Load) else ()
        values.append(_value(node, inner, shape, types, entries, types[first].dtype.itemsize, stages[first]))
    extents = tuple(shape for shape, _ in shapes)
    return TileBody(tuple(values), tuple(outputs)), TileExtents(extents, np.array([float(n) for _, n in shapes]))


def _value(
    node: BodyNode, inner: tuple[int, ...], shape: int, types: Sequence[TensorType], entries: int, itemsize: int, stage: Stage
) -> DescribedValue:
    match node:
        case Load():
            return DescribedValue(Role.LOAD, (), shape, itemsize, stage)
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
