"""Thread graphs as operators on whole tiles.

Where every thread's fragment is the same part of every tile that it meets, an operator of fragments is the same operator of tiles.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias

from mirage_ir.program import NEW_DIM, REPLICATE, Apply, GraphOp, Load, Shape, Store, TensorType, make_attrs, numbered

Partition: TypeAlias = tuple[int, ...]
"""For each grid dimension of a thread graph, the dimension of a tile that it splits (-1 is the last), or 0 for none. Of a dimension
that several split, earlier ones are outer."""
WholeNode: TypeAlias = tuple[Apply, Shape] | Load | Store
"""A node of a thread graph on whole tiles; of an operator also the shape of its result."""


class PartsDiffer(Exception):
    """Fragments of different parts meet; the message says where."""


def whole_tiles(graph: GraphOp, types: Sequence[TensorType]) -> list[WholeNode]:
    """The body with operators that apply to whole tiles, each with its result's shape.

    `types` are those of all values in the graph (`mirage_ir.check.check_graph`). Raises `PartsDiffer` where it would be another
    program.
    """
    grid = graph.grid
    partitions: list[Partition] = [()] * len(graph.operands)
    body: list[WholeNode] = []
    for value, node in numbered(len(graph.operands), graph.body):
        match node:
            case Load():
                rank = len(types[node.source].shape)
                partitions.append(tuple(d - rank if d != REPLICATE and grid[g] > 1 else 0 for g, d in enumerate(node.imap)))
                body.append(node)
            case Apply():
                partition = _common(node, [partitions[v] for v in node.operands], [len(types[v].shape) for v in node.operands])
                _check_aligned(node, partition, partitions, types)
                shape = list(types[value].shape)
                for g, d in enumerate(partition):
                    if d:
                        shape[d] *= grid[g]
                moved = replace(node, attrs=make_attrs({**node.attr(), "shape": tuple(shape)})) if node.op == "broadcast" else node
                partitions.append(partition)
                body.append((moved, tuple(shape)))
            case Store():
                rank = len(types[node.operand].shape)
                asked = tuple(d - rank if grid[g] > 1 and d >= 0 else 0 for g, d in enumerate(node.omap))
                if NEW_DIM in node.omap or asked != partitions[node.operand]:
                    raise PartsDiffer("a thread graph stores its fragments in another order than it loads them")
                body.append(node)
            case _:
                raise PartsDiffer(f"a thread graph holds a {type(node).__name__}")
    return body


def _common(node: Apply, partitions: Sequence[Partition], ranks: Sequence[int]) -> Partition:
    """The partition of an operator's result, when its operands' agree."""
    result: list[int] = []
    for split in zip(*partitions, strict=True):
        found = set(split) - {0}
        if len(found) > 1:
            raise PartsDiffer(f"'{node.op}' in a thread graph meets tiles split along different dimensions")
        d = found.pop() if found else 0
        if d and node.op == "transpose":
            permutation = node.attr()["permutation"]
            assert isinstance(permutation, tuple)
            d = permutation.index(d + ranks[0]) - ranks[0]
        result.append(d)
    return tuple(result)


def _check_aligned(node: Apply, partition: Partition, partitions: Sequence[Partition], types: Sequence[TensorType]) -> None:
    """An operand that is not split where the result is must have a single entry there, which all threads see."""
    if node.op == "transpose":
        return
    for v in node.operands:
        shape = types[v].shape
        for g, d in enumerate(partition):
            whole = -d > len(shape) or shape[d] == 1
            if d and not partitions[v][g] and not whole:
                raise PartsDiffer(f"'{node.op}' in a thread graph meets a split and a whole tile")
            if d and partitions[v][g] and shape[d] == 1 and _widest(node, d, types) > 1:
                raise PartsDiffer(f"'{node.op}' in a thread graph broadcasts along a dimension that its threads split")


def _widest(node: Apply, d: int, types: Sequence[TensorType]) -> int:
    """The extent of the result's dimension d (from the end), in fragments."""
    if node.op == "broadcast":
        shape = node.attr()["shape"]
        assert isinstance(shape, tuple)
        return shape[d]
    return max(types[v].shape[d] for v in node.operands if -d <= len(types[v].shape))
