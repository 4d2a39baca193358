"""Transposes of tensors that kernels read, as transposes of the tiles that they load.

A kernel that reads keys × depth in rows, and turns the tile, reads whole vectors at every number of keys. One that reads depth ×
keys would, by the type of what it reads, have rows that begin anywhere, although the tensor is a view of the other.

Before: y = kernel(transpose(x)), which loads tiles of the transpose. After: y = kernel(x), which loads tiles of x and transposes
them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import replace

from mirage_ir.check import infer_program, node_attrs
from mirage_ir.decompose import Decomposed
from mirage_ir.errors import ProgramError
from mirage_ir.ops import VIEWS, operator
from mirage_ir.program import (
    REPLICATE,
    Apply,
    BodyNode,
    GraphOp,
    Load,
    Node,
    Program,
    Shape,
    numbered,
    rename_values,
    results,
)


def transposed_inside(program: Decomposed) -> Decomposed:
    """The program without those transposes of tensors that only graph-defined kernels read.

    A transpose stays where a kernel has no room for both tiles, the one that is loaded and the transposed one.
    """
    found, inside = program, dict[int, Apply]()
    for value, node in _turned(program).items():
        fewer = _without(program, {**inside, value: node})
        try:
            infer_program(fewer)
        except ProgramError:
            continue
        found, inside[value] = fewer, node
    return found


def _without(program: Program, turned: Mapping[int, Apply]) -> Decomposed:
    """The program without these transposes, which the kernels that read them compute."""
    names: dict[int, int] = {v: v for v in range(len(program.inputs))}
    nodes: list[Node] = []
    count = len(program.inputs)
    for first, node in numbered(len(program.inputs), program.nodes):
        if first in turned and isinstance(node, Apply):
            names[first] = names[node.operands[0]]
            continue
        inside = {n: turned[v] for n, v in enumerate(node.operands) if v in turned} if isinstance(node, GraphOp) else {}
        written = rename_values(node, names)
        assert isinstance(written, Apply | GraphOp)
        nodes.append(_loading(written, inside) if isinstance(written, GraphOp) and inside else written)
        for n in range(results(node)):
            names[first + n] = count
            count += 1
    outputs = tuple(names[v] for v in program.outputs)
    return Decomposed(replace(program, nodes=tuple(nodes), outputs=outputs))


def _turned(program: Program) -> dict[int, Apply]:
    """The transposes that only graph-defined kernels read."""
    readers = defaultdict[int, list[Node]](list)
    for node in program.nodes:
        for value in node.operands:
            readers[value].append(node)
    return {
        first: node
        for first, node in numbered(len(program.inputs), program.nodes)
        if isinstance(node, Apply)
        and node.op in VIEWS
        and operator(node.op).transposes
        and first not in program.outputs
        and all(isinstance(reader, GraphOp) for reader in readers[first])
    }


def _loading(graph: GraphOp, turned: Mapping[int, Apply]) -> GraphOp:
    """A kernel that transposes the tiles of operands as these do; equal operands become one."""
    operands = tuple(dict.fromkeys(graph.operands))
    names = {n: operands.index(v) for n, v in enumerate(graph.operands)}
    body: list[BodyNode] = []
    count = len(operands)
    for first, node in numbered(len(graph.operands), graph.body):
        if isinstance(node, Load) and node.source in turned:
            order: Shape = node_attrs(turned[node.source])["permutation"]
            body.append(_of_source(node, names[node.source], order))
            body.append(Apply(turned[node.source].op, (count,), turned[node.source].attrs))
            names[first] = count + 1
            count += 2
            continue
        body.append(rename_values(node, names))
        for n in range(results(node)):
            names[first + n] = count
            count += 1
    return replace(graph, operands=operands, body=tuple(body))


def _of_source(node: Load, source: int, order: Shape) -> Load:
    """The load whose tile, its dimensions in this order, is that of a load of the transposed tensor."""

    def dim(d: int) -> int:
        return d if d == REPLICATE else order[d]

    tile = None if node.tile is None else tuple(node.tile[order.index(d)] for d in range(len(order)))
    return replace(node, source=source, imap=tuple(map(dim, node.imap)), fmap=dim(node.fmap), tile=tile)
