"""How many members the sets of maxima and minima have (`mirage_ir.verify.field`), before any are dropped."""

from __future__ import annotations

from collections.abc import Sequence

from mirage_ir.check import check_graph
from mirage_ir.ops import Kind, operator
from mirage_ir.program import Accumulate, AccumulatorKind, Apply, BodyNode, GraphOp, Load, Program, Store, TensorType, numbered


def set_members(graph: GraphOp, types: Sequence[TensorType], given: Sequence[int]) -> tuple[int, list[int]]:
    """Members of all sets in the tiles of one block, and members of an entry of each store.

    `types` has the types of all values, operands first; `given` has the members of an entry of each operand.
    """
    counts, total = _members(graph.body, types, given, graph.loop)
    return total, [counts[store.operand] for store in graph.stores]


def stored_members(program: Program, types: Sequence[TensorType]) -> list[int]:
    """How many members an entry of each value of a kernel graph has: 1 for a value that is no set. `types` has all values."""
    return _members(program.nodes, types, [1] * len(program.inputs), 1)[0]


def _members(nodes: Sequence[BodyNode], types: Sequence[TensorType], given: Sequence[int], loop: int) -> tuple[list[int], int]:
    """The members of an entry of each value, and of all sets together; views have no members of their own."""
    counts, total = list(given), 0
    for value, node in numbered(len(given), nodes):
        match node:
            case Apply():
                counts.append(_of_result(node, value, types, counts))
            case Accumulate():
                times = {AccumulatorKind.MAX: loop, AccumulatorKind.CONCAT: 1, AccumulatorKind.SUM: 0}[node.kind]
                counts.append(max(1, counts[node.operand] * times))
            case GraphOp():
                inner = check_graph(node, [types[v] for v in node.operands], memory=False)
                members, found = set_members(node, inner, [counts[v] for v in node.operands])
                counts += found
                total += node.blocks * members
            case Load():
                counts.append(counts[node.source])
            case Store():
                pass
        moves = isinstance(node, Load | Store | GraphOp) or (isinstance(node, Apply) and operator(node.op).kind is Kind.LAYOUT)
        if not moves and counts[value] > 1:
            total += counts[value] * types[value].size
    return counts, total


def _of_result(node: Apply, value: int, types: Sequence[TensorType], counts: Sequence[int]) -> int:
    row, read = operator(node.op), [counts[v] for v in node.operands]
    if row.kind is Kind.LAYOUT:
        return read[0]
    if not row.extremum:
        return 1
    if row.kind is Kind.REDUCTION:
        return read[0] * types[node.operands[0]].size // types[value].size
    return sum(read) + (len(read) == 1)  # An extremum of one operand is of it and a constant.
