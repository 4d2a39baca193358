"""Thread graphs as operators on whole tiles.

Where every thread's fragment is the same part of every tile that it meets, an operator of fragments is the same operator of tiles.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias

from mirage_ir.ops import signature_of
from mirage_ir.ops.signature import Signature
from mirage_ir.program import NEW_DIM, REPLICATE, Apply, GraphOp, Load, Shape, Store, TensorType, make_attrs, numbered

Partition: TypeAlias = tuple[int, ...]
"""For each grid dimension of a thread graph, the dimension of a tile that it splits (-1 is the last), or 0 for none. Where several
split one dimension, earlier ones are outer."""
WholeNode: TypeAlias = tuple[Apply, Shape] | Load | Store
"""A node of a thread graph on whole tiles; of an operator also the shape of its result."""


class PartsDiffer(Exception):
    """Fragments of different parts meet; the message says where."""


def whole_tiles(graph: GraphOp, types: Sequence[TensorType]) -> list[WholeNode]:
    """The body with operators that apply to whole tiles, each with its result's shape.

    `types` has the types of all values in the graph (`check_graph`). Raises `PartsDiffer` where whole tiles make another program.
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
                shapes = [types[v].shape for v in node.operands]
                shape = list(types[value].shape)
                signature = signature_of(node, shapes)
                split = [partitions[v] for v in node.operands]
                partition = _common(node, signature, split, [len(s) for s in shapes], len(shape))
                _check_aligned(node, signature, partition, split, len(shape))
                for g, d in enumerate(partition):
                    if d:
                        shape[d] *= grid[g]
                attrs = node.attr()
                moved = replace(node, attrs=make_attrs({**attrs, "shape": tuple(shape)})) if "shape" in attrs else node
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


def _common(node: Apply, signature: Signature, partitions: Sequence[Partition], ranks: Sequence[int], rank: int) -> Partition:
    """The partition of an operator's result, when its operands' agree."""
    places = [signature.places(o) for o in range(len(node.operands))]
    result: list[int] = []
    for split in zip(*partitions, strict=True):
        labels = {places[o][d + ranks[o]].result for o, d in enumerate(split) if d}
        if len(labels) > 1:
            raise PartsDiffer(f"'{node.op}' in a thread graph meets tiles split along different dimensions")
        result.append(next((d - rank for d in labels if d is not None), 0))
    return tuple(result)


def _check_aligned(node: Apply, signature: Signature, partition: Partition, partitions: Sequence[Partition], rank: int) -> None:
    """An operand that is not split where the result is must have a single entry there, which all threads see."""
    labels = {label.result: label for label in signature.kept}
    for g, split in enumerate(partition):
        if not split:
            continue
        label = labels[split + rank]
        for o, _ in label.along:
            if label.extent > 1 and not partitions[o][g]:
                raise PartsDiffer(f"'{node.op}' in a thread graph meets a split and a whole tile")
        for o, _ in label.stretched:
            if partitions[o][g]:
                raise PartsDiffer(f"'{node.op}' in a thread graph broadcasts along a dimension that its threads split")
