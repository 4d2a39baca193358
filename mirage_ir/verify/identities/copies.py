"""Results that all blocks along a dimension store alike, of which one copy is read: one block stores it.

Where a graph stores a product in parts (`stores`), a part may be the same in many blocks, and a slice takes one copy. The slice
would keep the number of these blocks at every size. A graph with one block in their place stores the same value, since nothing that
it depends on differs between them.
"""

from __future__ import annotations

from dataclasses import replace
from math import prod

from mirage_ir.check import infer_program
from mirage_ir.ops import signature_of
from mirage_ir.program import NEW_DIM, REPLICATE, Apply, GraphOp, Load, Node, Program, TensorType, numbered, results
from mirage_ir.verify.identities.unused import with_stores, without_unused


def with_single_copies(program: Program) -> Program:
    """The program with graphs of their own for parts of which a slice takes one of many copies."""
    if not any(isinstance(node, Apply) and "start" in node.attr() for node in program.nodes):
        return program
    types = infer_program(program, memory=False)
    nodes: list[Node] = []
    stored: dict[int, tuple[GraphOp, int]] = {}
    for value, node in numbered(len(program.inputs), program.nodes):
        single = None if isinstance(node, GraphOp) else _of_one_copy(node, types, stored)
        nodes.append(single or node)
        stored |= {value + i: (graph, i) for graph in nodes[-1:] if isinstance(graph, GraphOp) for i in range(results(graph))}
    return without_unused(replace(program, nodes=tuple(nodes)))


def _of_one_copy(node: Apply, types: list[TensorType], stored: dict[int, tuple[GraphOp, int]]) -> GraphOp | None:
    """The graph whose only result is that of a slice; None for other operators, and where blocks store different values."""
    if "start" not in node.attr() or node.operands[0] not in stored:
        return None
    (segment,) = signature_of(node, [types[v].shape for v in node.operands]).segments
    whole, number = stored[node.operands[0]]
    graph = with_stores(whole, [number])
    (store,) = graph.stores
    dim = segment.dim - sum(d == NEW_DIM for d in store.omap)
    blocks = [g for g, d in enumerate(store.omap) if d == dim and dim >= 0]
    alike = all(load.imap[g] == REPLICATE for load in graph.body if isinstance(load, Load) for g in blocks)
    copies = prod(graph.grid[g] for g in blocks)
    if segment.extent != 1 or not alike or copies != types[node.operands[0]].shape[segment.dim]:
        return None
    return replace(graph, grid=tuple(1 if g in blocks else n for g, n in enumerate(graph.grid)))
