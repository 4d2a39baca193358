"""Kernels with one block along each dimension that they treat entry by entry: programs whose indices have fewer digits.

A grid dimension that splits rows gives each row two digits, the block's and the one in its tile. Where a kernel computes every row
in the same way, from the same row of its operands alone, the number of blocks makes no difference. So the verifier need not
bring the digits of such rows to one list with those that other kernels have.

**Lemma.** Let a grid dimension g split dimensions of loads, alone, and nothing but these; let each operator keep them, let each
store put g outside such a dimension, and let the kernel with one block along g be well formed and have the same results. Then both
kernels compute the same, for the reason of `mirage_ir.untiled`: entry t of block q of a value is entry q·T + t with one block.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from mirage_ir.check import check_graph, check_graph_results, infer_program
from mirage_ir.errors import ProgramError
from mirage_ir.ops import signature_of
from mirage_ir.program import (
    Accumulate,
    Apply,
    BodyNode,
    GraphOp,
    Load,
    Node,
    Program,
    Store,
    TensorType,
    make_attrs,
    numbered,
)


def in_one_block(program: Program) -> Program:
    """A well-formed program with one block along each grid dimension to which the lemma applies; composites must be decomposed."""
    if not any(isinstance(node, GraphOp) for node in program.nodes):
        return program
    types = infer_program(program, memory=False)
    nodes: list[Node] = []
    for node in program.nodes:
        nodes.append(_graph(node, [types[v] for v in node.operands]) if isinstance(node, GraphOp) else node)
    return replace(program, nodes=tuple(nodes))


def _graph(graph: GraphOp, operands: Sequence[TensorType]) -> GraphOp:
    results = check_graph_results(graph, operands, memory=False)
    for axis, blocks in enumerate(graph.grid):
        split = _split(graph, check_graph(graph, operands, memory=False), axis) if blocks > 1 else None
        if split is None:
            continue
        try:
            new = replace(
                graph,
                grid=(*graph.grid[:axis], 1, *graph.grid[axis + 1 :]),
                body=tuple(_body(graph, check_graph(graph, operands, memory=False), axis, split)),
            )
            if check_graph_results(new, operands, memory=False) == results:
                graph = new
        except ProgramError:
            continue  # A value of the tile's extent that comes from elsewhere does not fit any more.
    return graph


def _split(graph: GraphOp, types: Sequence[TensorType], axis: int) -> list[set[int]] | None:
    """For each value the dimensions that a grid dimension splits; None where the lemma says nothing."""
    found: list[set[int]] = [set() for _ in types]
    for value, node in numbered(len(graph.operands), graph.body):
        match node:
            case Load():
                d = node.imap[axis]
                alone = sum(other == d for other in node.imap) == 1 and node.fmap != d and node.tile is None
                if d >= 0 and not alone:
                    return None
                found[value] = {d} if d >= 0 else set()
            case Apply():
                signature = signature_of(node, [types[v].shape for v in node.operands])
                kept = {(o, d): label.result for label in signature.kept for o, d in label.along}
                for o, v in enumerate(node.operands):
                    for d in found[v]:
                        result = kept.get((o, d))
                        if result is None:
                            return None
                        found[value].add(result)
            case Accumulate():
                rank = len(types[value].shape)
                for v in (node.operand, *(() if node.shift is None else (node.shift,))):
                    found[value] |= {d + rank - len(types[v].shape) for d in found[v]}
                if node.dim in found[value]:
                    return None
            case GraphOp():
                if any(found[v] for v in node.operands):
                    return None
            case Store():
                if found[node.operand] != {node.omap[axis]} or sum(d == node.omap[axis] for d in node.omap) > 1:
                    return None
    return found


def _body(graph: GraphOp, types: Sequence[TensorType], axis: int, split: Sequence[set[int]]) -> Iterator[BodyNode]:
    """The nodes with all entries in one block: extents that operators name are those of all blocks."""
    for value, node in numbered(len(graph.operands), graph.body):
        if isinstance(node, Apply) and "shape" in node.attr() and split[value]:
            blocks = graph.grid[axis]
            shape = tuple(n * blocks if d in split[value] else n for d, n in enumerate(types[value].shape))
            yield replace(node, attrs=make_attrs({**node.attr(), "shape": shape}))
        else:
            yield node
