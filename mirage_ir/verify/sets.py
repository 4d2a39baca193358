"""How many members the sets have that maxima and minima are (`mirage_ir.verify.field`), before any are dropped."""

from __future__ import annotations

from collections.abc import Sequence

from mirage_ir.check import check_graph
from mirage_ir.ops import Kind, operator
from mirage_ir.program import Accumulate, AccumulatorKind, Apply, GraphOp, Load, Program, Store, TensorType, numbered


def set_members(graph: GraphOp, types: Sequence[TensorType], given: Sequence[int]) -> tuple[int, list[int]]:
    """Members of the sets that the maxima and minima of one block are, and how many each entry of what it stores has.

    types: of all values, operands first. given: members of each entry of the operands.
    """
    counts, stored, total = list(given), list[int](), 0
    for value, node in numbered(len(graph.operands), graph.body):
        match node:
            case Apply(op="max" | "min"):
                (x,) = node.operands
                counts.append(counts[x] * types[x].size // types[value].size)
            case Apply(op="maximum" | "minimum"):
                counts.append(sum(counts[v] for v in node.operands))
            case Apply():
                counts.append(counts[node.operands[0]] if operator(node.op).kind is Kind.LAYOUT else 1)
                continue  # A view has no members of its own.
            case Accumulate(kind=AccumulatorKind.MAX):
                counts.append(counts[node.operand] * graph.loop)
            case Accumulate():
                counts.append(1 if node.kind == "sum" else counts[node.operand])
            case Load():
                counts.append(counts[node.source])
                continue
            case Store():
                stored.append(counts[node.operand])
                continue
            case GraphOp():
                inner = check_graph(node, [types[v] for v in node.operands], memory=False)
                members, found = set_members(node, inner, [counts[v] for v in node.operands])
                counts += found
                total += node.blocks * members
                continue
        if counts[value] > 1:
            total += counts[value] * types[value].size
    return total, stored


def stored_members(program: Program, types: Sequence[TensorType]) -> list[int]:
    """How many members an entry of each value of a kernel graph has: 1 for what is no set. `types` are those of all values."""
    counts = [1] * len(program.inputs)
    for value, node in numbered(len(program.inputs), program.nodes):
        if isinstance(node, GraphOp):
            inner = check_graph(node, [types[v] for v in node.operands], memory=False)
            counts += set_members(node, inner, [counts[v] for v in node.operands])[1]
        elif node.op in ("max", "min"):
            (x,) = node.operands
            counts.append(counts[x] * types[x].size // types[value].size)
        elif node.op in ("maximum", "minimum", "relu", "clamp"):
            counts.append(sum(counts[v] for v in node.operands) + (node.op in ("relu", "clamp")))
        else:
            counts.append(counts[node.operands[0]] if operator(node.op).kind is Kind.LAYOUT else 1)
    return counts
