"""Thread graphs as operators on whole tiles.

That is right exactly when every thread's fragment is the same part of every tile that it meets. Where fragments of different parts
meet, the thread graph stays a loop over its threads.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mirage_ir.program import REPLICATE, Apply, GraphOp, Load, Shape, Store, TensorType, make_attrs, numbered

Partition = tuple[int, ...]
"""For each grid dimension of a thread graph, the dimension of a tile that it splits (-1 is the last), or 0 for none."""


def whole_tiles(graph: GraphOp, types: Sequence[TensorType]) -> list[tuple[Apply, Shape] | Load | Store] | None:
    """The body with operators that apply to whole tiles, each with its result's shape; None where that is another program.

    `types` are those of all values in the graph (`mirage_ir.check.check_graph`).
    """
    grid = graph.grid
    partitions: list[Partition] = [()] * len(graph.operands)
    body: list[tuple[Apply, Shape] | Load | Store] = []
    for value, node in numbered(len(graph.operands), graph.body):
        match node:
            case Load():
                rank = len(types[node.source].shape)
                if any(_outer(node.imap, g, grid) for g in range(len(grid))):
                    return None
                partitions.append(tuple(d - rank if d != REPLICATE and grid[g] > 1 else 0 for g, d in enumerate(node.imap)))
                body.append(node)
            case Apply():
                partition = _common(node, [partitions[v] for v in node.operands], [len(types[v].shape) for v in node.operands])
                if partition is None or not _aligned(node, partition, partitions, types):
                    return None
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
                new = any(d < 0 and d != REPLICATE for d in node.omap)
                if new or asked != partitions[node.operand]:
                    return None
                body.append(node)
            case _:
                return None
    return body


def _outer(imap: Sequence[int], g: int, grid: Sequence[int]) -> bool:
    """Whether grid dimension g splits a dimension that another one splits too: their order would have to be compared."""
    return imap[g] != REPLICATE and grid[g] > 1 and any(h != g and imap[h] == imap[g] and grid[h] > 1 for h in range(len(grid)))


def _common(node: Apply, partitions: Sequence[Partition], ranks: Sequence[int]) -> Partition | None:
    """The partition of an operator's result, when its operands' agree."""
    result: list[int] = []
    for split in zip(*partitions, strict=True):
        found = set(split) - {0}
        if len(found) > 1:
            return None
        d = found.pop() if found else 0
        if d and node.op == "transpose":
            permutation = node.attr()["permutation"]
            assert isinstance(permutation, tuple)
            d = permutation.index(d + ranks[0]) - ranks[0]
        result.append(d)
    return tuple(result)


def _aligned(node: Apply, partition: Partition, partitions: Sequence[Partition], types: Sequence[TensorType]) -> bool:
    """Whether an operand that is not split where the result is has a single entry there, which all threads see."""
    if node.op == "transpose":
        return True
    for v in node.operands:
        shape = types[v].shape
        for g, d in enumerate(partition):
            whole = -d > len(shape) or shape[d] == 1
            if d and not partitions[v][g] and not whole:
                return False
            if d and partitions[v][g] and shape[d] == 1 and _widest(node, d, types) > 1:
                return False
    return True


def _widest(node: Apply, d: int, types: Sequence[TensorType]) -> int:
    """The extent of the result's dimension d (from the end), in fragments."""
    if node.op == "broadcast":
        shape = node.attr()["shape"]
        assert isinstance(shape, tuple)
        return shape[d]
    return max(types[v].shape[d] for v in node.operands if -d <= len(types[v].shape))
