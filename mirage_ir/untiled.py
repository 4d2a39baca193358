"""Kernels whose tiles exceed a dimension, with one tile that is all of it: where they treat it entry by entry, or in one tile only.

The verifier's sizer (`mirage_ir.verify.extents`) and the numerics check keep the extent of a dimension that tiles exceed, since it
is no product of grid and tile. Where a kernel computes every entry along it in the same way, from the entries at the same place
alone, it makes no difference how many tiles there are: with one tile, the dimension is like any other, and may shrink.

**Lemma.** Let tiles cover a dimension by grid dimensions only, let these grid dimensions split nothing else, let no operator bind
the covered dimension, and let the kernel with one tile be well formed and have the same results. Then entry t of tile q of a value
is entry q·T + t of the value in the kernel with one tile: so it is for loads, every operator and accumulator keeps it so, and
stores put entry t of tile q at q·T + t. (An operand of T entries that are in every block alike would not fit beside more than T.)
Where one tile has all entries of the dimension and some beyond, an operator may bind it: it leaves out those beyond. Each value
must have the shape that follows, too: a dimension of one entry would else be repeated where T entries met T others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from mirage_ir.absence import Absence, Cover, is_ragged
from mirage_ir.check import absences, check_graph, check_graph_results, infer_program
from mirage_ir.errors import ProgramError
from mirage_ir.ops import signature_of
from mirage_ir.program import (
    Apply,
    BodyNode,
    GraphOp,
    Load,
    Node,
    Program,
    Shape,
    TensorType,
    make_attrs,
    numbered,
)


def untiled(program: Program) -> Program:
    """A well-formed program with one tile along each dimension to which the lemma applies; composites must be decomposed."""
    if not any(isinstance(node, GraphOp) and is_ragged(node) for node in program.nodes):
        return program
    types = infer_program(program, memory=False)
    nodes: list[Node] = []
    for node in program.nodes:
        nodes.append(_graph(node, [types[v] for v in node.operands]) if isinstance(node, GraphOp) and is_ragged(node) else node)
    return replace(program, nodes=tuple(nodes))


def _graph(graph: GraphOp, operands: Sequence[TensorType]) -> GraphOp:
    done: set[Cover] = set()
    results = check_graph_results(graph, operands, memory=False)
    while True:
        types, absent = check_graph(graph, operands, memory=False), absences(graph, operands)
        found = {cover: None for absence in absent for cover in absence if cover is not None and not cover.loop}
        cover = next((c for c in found if c not in done), None)
        if cover is None:
            return graph
        done.add(cover)
        if not all(_keeps(node, types, absent, value, cover) for value, node in numbered(len(operands), graph.body)):
            continue
        new = replace(
            graph,
            grid=tuple(1 if g in cover.grid else n for g, n in enumerate(graph.grid)),
            body=tuple(_body(graph, operands, types, absent, cover)),
        )
        try:
            if check_graph_results(new, operands, memory=False) == results:
                shapes = [type.shape for type in check_graph(new, operands, memory=False)]
                if shapes == [_whole(types, absent, value, cover) for value in range(len(types))]:
                    graph = new
        except ProgramError:
            continue  # A value of the tile's extent that comes from elsewhere does not fit any more.


def _whole(types: Sequence[TensorType], absent: Sequence[Absence], value: int, cover: Cover) -> Shape:
    """The shape of a value with all of the covered dimension in place of a tile."""
    return tuple(cover.extent if c == cover else n for n, c in zip(types[value].shape, absent[value], strict=True))


def _keeps(node: BodyNode, types: Sequence[TensorType], absent: Sequence[Absence], value: int, cover: Cover) -> bool:
    """Whether a node keeps the covered dimension, and its grid dimensions split nothing else; of stores their types tell."""
    match node:
        case Load():
            return all(d < 0 or absent[value][d] == cover for g, d in enumerate(node.imap) if g in cover.grid)
        case Apply():
            bound = signature_of(node, [types[v].shape for v in node.operands]).bound
            return not cover.grid or not any(absent[node.operands[o]][d] == cover for label in bound for o, d in label.along)
        case GraphOp():
            return not any(cover in absent[v] for v in node.operands)
        case _:
            return True


def _body(
    graph: GraphOp, operands: Sequence[TensorType], types: Sequence[TensorType], absent: Sequence[Absence], cover: Cover
) -> Iterator[BodyNode]:
    """The nodes with all of the dimension in one tile."""
    for value, node in numbered(len(operands), graph.body):
        if isinstance(node, Load) and cover in absent[value]:
            more = any(c not in (None, cover) for c in absent[value])
            yield replace(node, tile=_whole(types, absent, value, cover) if more else None)
        elif isinstance(node, Apply) and "shape" in node.attr():
            yield replace(node, attrs=make_attrs({**node.attr(), "shape": _whole(types, absent, value, cover)}))
        else:
            yield node
