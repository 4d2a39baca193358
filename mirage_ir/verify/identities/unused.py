"""What nothing uses: the wholes of what is stored in parts, and operators that other identities left behind."""

from __future__ import annotations

from collections.abc import Collection, Container, Sequence
from dataclasses import replace

from mirage_ir.program import Apply, BodyNode, GraphOp, Node, Program, Store, numbered, operands, rename_values, results


def without_unused(program: Program) -> Program:
    """The program without values on which no output depends, those in the bodies of its kernels among them."""
    count = len(program.inputs)
    used = set(program.outputs)
    kept: dict[int, Node] = {}
    for first, node in reversed(list(numbered(count, program.nodes))):
        wanted = [i for i in range(results(node)) if first + i in used]
        if wanted:
            kept[first] = _storing(node, wanted) if isinstance(node, GraphOp) else node
            used.update(operands(kept[first]))
    names = list(range(count))
    nodes = list[Node]()
    values = count
    for first, node in numbered(count, program.nodes):
        stays = kept.get(first)
        if stays is not None:
            renamed = rename_values(stays, names)
            assert isinstance(renamed, Apply | GraphOp)
            nodes.append(renamed)
        for i in range(results(node)):
            names.append(values if stays is not None and first + i in used else -1)
            values += names[-1] >= 0
    return replace(program, nodes=tuple(nodes), outputs=tuple(names[v] for v in program.outputs))


def _storing(graph: GraphOp, wanted: Collection[int]) -> GraphOp:
    """A kernel with these of its stores only, and with the operands and nodes that they need."""
    count = len(graph.operands)
    nodes = list(numbered(count, graph.body))
    kept = _needed(nodes, wanted)
    used = {v for number, (_, node) in enumerate(nodes) if number in kept for v in operands(node)}
    sources = [i for i in range(count) if i in used]
    names = [sources.index(i) if i in used else -1 for i in range(count)]
    values = len(sources)
    body = list[BodyNode]()
    for number, (_, node) in enumerate(nodes):
        if number in kept:
            body.append(rename_values(node, names))
        for _ in range(results(node)):
            names.append(values if number in kept else -1)
            values += number in kept
    return replace(graph, operands=tuple(graph.operands[i] for i in sources), body=tuple(body))


def _needed(nodes: Sequence[tuple[int, BodyNode]], stores: Container[int]) -> set[int]:
    """The numbers of the nodes that the stores of these numbers need, and of these stores."""
    kept, used = set[int](), set[int]()
    store = sum(isinstance(node, Store) for _, node in nodes)
    for number, (first, node) in reversed(list(enumerate(nodes))):
        store -= isinstance(node, Store)
        if store in stores if isinstance(node, Store) else any(first + i in used for i in range(results(node))):
            kept.add(number)
            used.update(operands(node))
    return kept
