"""The order of reductions over several dimensions of a tile, and of a tile's dimensions.

Triton deals a tile out to threads along its last dimension, whole vectors to each, then along its first one; what is left, the
dimensions between, each thread holds whole. A reduction over these is a thread's own, and leaves the later ones less to exchange
between threads. Over the first dimension, which warps share, it goes through shared memory, and comes last.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from math import prod

from mirage_ir.block.rows import VECTOR_BYTES
from mirage_ir.check import check_graph
from mirage_ir.errors import ProgramError
from mirage_ir.lowering.flatten import Flat
from mirage_ir.lowering.triton.rules import MOST_PARTS, REDUCTION_RULES
from mirage_ir.ops import Kind, operator, signature_of
from mirage_ir.program import Apply, BodyNode, GraphOp, Load, Shape, TensorType, numbered, operands
from mirage_ir.target.machines import WARP, Machine

WARPS = 4
"""Of a block, for all that is decided before its launch is."""
EXCHANGED = {1: 0.0, 2: 0.4, 4: 2.9, 8: 7.4, 16: 16.0, 32: 33.0}
"""Nanoseconds of a multiprocessor for each result of a reduction along which so many warps lie, measured up to 8: columns of
36864 × 512 less the largest of each 16 take an H200 21 µs in tiles of 16 × 256 where one or two warps share a column, 46.5 with
four, 85 with eight; of each 8, 21, 27, 85 and 165."""


def near_first(flat: Flat, padded: Sequence[Shape]) -> bool:
    """Whether tensors of a kernel should have the dimension before the last one first, then the one before that, the last one last.

    Where warps share a dimension that is reduced, they exchange their results through shared memory; with dimensions the other way
    round, all of it may be in one warp. On an H200, sums over 13 fields of 16 features for 8 samples a block took 4.7 µs for 8.3,
    most of which were conflicts between banks. Where contractions want matrices, dimensions stay in order.
    """
    exchanged = [0, 0]
    for step in flat.steps:
        node = step.node
        if not isinstance(node, Apply):
            continue
        if operator(node.op).kind is Kind.CONTRACTION:
            return False
        if operator(node.op).kind is not Kind.REDUCTION:
            continue
        shape = padded[node.operands[0]]
        if shape[-1] > 1 and sum(extent > 1 for extent in shape) > 2:
            itemsize = min(type.dtype.itemsize for type in flat.types[: len(flat.strides)])
            dim = _dim(node, flat.types)
            order = range(len(shape))
            for n, dims in enumerate((order, (*order[-2::-1], order[-1]))):
                exchanged[n] += _warps_along(shape, dims, dim, itemsize)
    return exchanged[1] < exchanged[0]


def exchanged_us(flat: Flat, padded: Sequence[Shape], warps: int, machine: Machine) -> float:
    """Microseconds that the blocks of a kernel take to exchange, through shared memory, what their warps reduced."""
    found = 0.0
    turned = near_first(flat, padded)
    itemsize = min(type.dtype.itemsize for type in flat.types[: len(flat.strides)])
    for step in flat.steps:
        node = step.node
        if isinstance(node, Apply) and operator(node.op).kind is Kind.REDUCTION:
            shape, dim = padded[node.operands[0]], _dim(node, flat.types)
            order = range(len(shape))
            along = _warps_along(shape, (*order[-2::-1], order[-1]) if turned else order, dim, itemsize, warps)
            often = flat.graph.loops[step.stage.loop] if step.stage.varies else 1
            found += EXCHANGED[along] * often * prod(shape) / shape[dim]
    return found * max(1.0, flat.graph.blocks / machine.multiprocessors) / 1000


def _warps_along(shape: Shape, order: Sequence[int], dim: int, itemsize: int, warps: int = WARPS) -> int:
    """How many warps share a dimension of a tile whose tensor has its dimensions in this order, the one of rows last.

    Triton 3.6 deals out threads along rows, a vector to each, then along the tensor's first dimension, the second, and so on, and
    each time first those of a warp (`BlockedEncodingAttr`).
    """
    lanes, threads = WARP, warps * WARP
    for d in (order[-1], *order[:-1]):
        extent = max(1, shape[d] * itemsize // VECTOR_BYTES) if d == order[-1] else shape[d]
        along = min(threads, extent)
        within = min(along, lanes)
        between = max(1, min(along // within, warps))
        if d == dim:
            return between
        lanes, threads, warps = lanes // within, threads // along, warps // between
    raise AssertionError(dim)


def order_reductions(graph: GraphOp, operand_types: Sequence[TensorType]) -> GraphOp:
    """The same block graph with reductions in a row in another order.

    *rewrite*: sum over 0 of x, sum over 1 of that → sum over 1 of x, sum over 0 of that.
    *checks*: they are one operator, and nothing else reads what is between them; the other tiles that are between them then find
    room, else all stay as they are. A load that is summed part by part stays so.

    Raises `ProgramError` where the graph itself breaks a rule.
    """
    types = check_graph(graph, operand_types)
    uses = Counter(v for node in graph.body for v in operands(node))
    body = list(graph.body)
    loads, chains = set[int](), dict[int, list[int]]()  # Chains of positions, by the value of their last reduction.
    for position, (value, node) in enumerate(numbered(len(operand_types), graph.body)):
        if isinstance(node, Load):
            loads.add(value)
        elif isinstance(node, Apply) and node.op in REDUCTION_RULES:
            before = chains.get(node.operands[0], [])
            longer = bool(before) and _reduction(body, before[-1]).op == node.op and uses[node.operands[0]] == 1
            chains[value] = [*(chains.pop(node.operands[0]) if longer else []), position]
    for chain in chains.values():
        nodes = [_reduction(body, position) for position in chain]
        source = nodes[0].operands[0]
        shape = types[source].shape
        if source in loads and uses[source] == 1 and in_parts(shape, _dim(nodes[0], types)):
            chain, nodes = chain[1:], nodes[1:]
        ordered = sorted(nodes, key=lambda node: _turn(shape, _dim(node, types)))
        for position, node, other in zip(chain, nodes, ordered, strict=True):
            body[position] = replace(node, attrs=other.attrs)
    ordered_graph = replace(graph, body=tuple(body))
    try:
        check_graph(ordered_graph, operand_types)
    except ProgramError:
        return graph
    return ordered_graph


def in_parts(shape: Shape, dim: int) -> bool:
    """Whether a tile that only reductions over this dimension read may be made entry by entry (`parts`): the dimension is short and
    not the last. Then no warp waits for another, and no dimension is padded."""
    return 1 < shape[dim] <= MOST_PARTS and any(extent > 1 for extent in shape[dim + 1 :])


def _reduction(body: Sequence[BodyNode], position: int) -> Apply:
    node = body[position]
    assert isinstance(node, Apply)
    return node


def _dim(node: Apply, types: Sequence[TensorType]) -> int:
    (label,) = signature_of(node, [types[v].shape for v in node.operands]).bound
    return label.along[0][1]


def _turn(shape: Shape, dim: int) -> tuple[int, int]:
    """When the reduction of a tile over this dimension is due, as a key: those between first and last, the last, the first."""
    axes = [d for d, extent in enumerate(shape) if extent > 1 or d == dim]
    place = axes.index(dim)
    return (0 if 0 < place < len(axes) - 1 else 1 if place else 2), -dim
