"""Removal of unused values: wholes that are stored in parts, and operators that other identities left behind."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from mirage_ir.program import Apply, BodyNode, GraphOp, Level, Program, Store, numbered, operands, rename_values, results


def without_unused(program: Program) -> Program:
    """The program without values on which no output depends, also in the bodies of its kernels."""
    count = len(program.inputs)
    body, names, _ = _used(count, program.nodes, {*range(count), *program.outputs}, ())
    nodes = tuple(n for n in body if isinstance(n, Apply | GraphOp))
    return replace(program, nodes=nodes, outputs=tuple(names[v] for v in program.outputs))


def with_stores(graph: GraphOp, wanted: Collection[int]) -> GraphOp:
    """A kernel with these of its stores only, and with the operands and nodes that they need."""
    body, _, sources = _used(len(graph.operands), graph.body, set(), wanted)
    return replace(graph, operands=tuple(graph.operands[i] for i in sources), body=tuple(body))


def _used(
    count: int, nodes: Sequence[BodyNode], used: set[int], stores: Collection[int]
) -> tuple[list[BodyNode], list[int], list[int]]:
    """The nodes that values and stores need, renumbered; the new name of each value (-1 for none), and which operands stay.

    `count` operands come first; `used` has the needed values and grows by their operands, `stores` has the numbers of stores.
    """
    kept: dict[int, BodyNode] = {}
    store = sum(isinstance(node, Store) for node in nodes)
    for position, (first, node) in reversed(list(enumerate(numbered(count, nodes)))):
        if isinstance(node, Store):
            store -= 1
            wanted = [store] if store in stores else []
        else:
            wanted = [i for i in range(results(node)) if first + i in used]
        if wanted and isinstance(node, GraphOp) and node.level is Level.BLOCK:
            node = with_stores(node, wanted)
        elif wanted:  # A thread graph stays whole: it runs in the loop when one of its operands does.
            used.update(range(first, first + results(node)))
        if wanted:
            kept[position] = node
            used.update(operands(node))
    sources = [v for v in range(count) if v in used]
    names = [sources.index(v) if v in used else -1 for v in range(count)]
    values = len(sources)
    body: list[BodyNode] = []
    for position, (first, node) in enumerate(numbered(count, nodes)):
        if position in kept:
            body.append(rename_values(kept[position], names))
        for v in range(first, first + results(node)):
            names.append(values if v in used else -1)
            values += v in used
    return body, names, sources
