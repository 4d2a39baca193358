"""A canonical form of programs: equal for isomorphic programs, and only for them.

Two programs are isomorphic when they differ only in

* names, the order of nodes, and the order of operands of commutative operators and of graph-defined operators;
* the order of grid dimensions, and grid dimensions of extent 1 that make no new dimension;
* loads that stand there twice, and nodes on which no output depends;
* attributes spelled out or left to their defaults, and how kernels are launched.

Inputs and outputs keep their places. Two equal nodes are not one: a program that computes a value twice is another program.

The program becomes a labelled graph: a vertex for every value, node, store and grid dimension, an edge for every use. Vertices are
ordered by colour refinement; where it leaves ties, each member of the first tied class is singled out in turn and the least graph
is taken.

Source: McKay and Piperno, "Practical graph isomorphism, II", Journal of Symbolic Computation 60 (2014), section 2.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Any, TypeAlias

from mirage_ir.check import node_attrs
from mirage_ir.ops.table import OPERATORS
from mirage_ir.program import NEW_DIM, REPLICATE, Accumulate, Apply, BodyNode, GraphOp, Load, Program, Store, make_attrs, results

Vertex: TypeAlias = int
Colours: TypeAlias = tuple[int, ...]
Edges: TypeAlias = tuple[tuple[int, int, str], ...]
CanonicalForm: TypeAlias = tuple[tuple[str, ...], Edges]
"""The sorted labels of a program's graph, and its edges: two places in that order, and the way the first uses the second."""


def canonical(program: Program, *, dtypes: bool = True) -> CanonicalForm:
    """A value that is the same for all programs isomorphic to a well-formed `program`, and for no others.

    With `dtypes` false, the element types in which graph-defined operators store their results do not count.
    """
    return _ordered(_Graph(program, dtypes))


# The labelled graph.


@dataclass(slots=True)
class _Vertex:
    """A value, node, store or output; or a grid dimension, of this `extent`.

    `uses` are its edges to other vertices, each with a label; `scope` is the graph-defined operator that it is in.
    """

    label: str
    scope: Vertex | None
    extent: int = 0
    uses: list[tuple[str, Vertex]] = field(default_factory=list[tuple[str, Vertex]])


class _Graph:
    """A program as a labelled graph, without the differences that isomorphic programs may have."""

    def __init__(self, program: Program, dtypes: bool) -> None:
        self.dtypes = dtypes
        self.vertices: list[_Vertex] = []
        values: list[Vertex] = []
        strides = program.strides or (None,) * len(program.inputs)
        for i, (kind, stride) in enumerate(zip(program.inputs, strides, strict=True)):
            contiguous = tuple(prod(kind.shape[d + 1 :]) for d in range(len(kind.shape)))
            values.append(self._add(f"input {i:04} {kind} {None if stride == contiguous else stride}", None))
        self._nodes(program.nodes, values, None, {})
        outputs = [self._add(f"output {i:04}", None) for i in range(len(program.outputs))]
        for vertex, value in zip(outputs, program.outputs, strict=True):
            self._use(vertex, "output", values[value])
        self._drop_dead(len(program.inputs), outputs)

    def _add(self, label: str, scope: Vertex | None, extent: int = 0) -> Vertex:
        self.vertices.append(_Vertex(label, scope, extent))
        if scope is not None:
            self._use(len(self.vertices) - 1, "in", scope)
        return len(self.vertices) - 1

    def _use(self, user: Vertex, how: str, used: Vertex) -> None:
        self.vertices[user].uses.append((how, used))

    def _nodes(
        self, nodes: Sequence[BodyNode], values: list[Vertex], scope: Vertex | None, grid: Mapping[int, Vertex]
    ) -> list[Vertex]:
        """Adds nodes; `values` grows by their results. The stores among them, in order."""
        stores: list[Vertex] = []
        loads: dict[tuple[Any, ...], Vertex] = {}
        for node in nodes:
            match node:
                case Apply():
                    vertex = self._add(f"apply {node.op} {make_attrs(node_attrs(node))}", scope)
                    ordered = not (node.op in OPERATORS and OPERATORS[node.op].commutative)
                    for i, value in enumerate(node.operands):
                        self._use(vertex, f"operand {i:04}" if ordered else "operand", values[value])
                case Load():
                    key = (values[node.source], tuple(self._split(node.imap, grid)), node.fmap, node.tile, node.loop)
                    if key in loads:
                        values.append(loads[key])
                        continue
                    tile = "" if node.tile is None else f" {node.tile}"
                    vertex = loads[key] = self._add(f"load {node.fmap}{tile}{_also(node.loop)}", scope)
                    self._use(vertex, "source", values[node.source])
                    self._map(vertex, node.imap, grid)
                case Accumulate():
                    vertex = self._add(f"accumulate {node.kind} {node.dim}", scope)
                    self._use(vertex, "operand", values[node.operand])
                    if node.shift is not None:
                        self._use(vertex, "shift", values[node.shift])
                case Store():
                    vertex = self._add(f"store {node.dtype if self.dtypes else ''}", scope)
                    self._use(vertex, "operand", values[node.operand])
                    self._map(vertex, node.omap, grid)
                    stores.append(vertex)
                case GraphOp():
                    values.extend(self._graph_op(node, values, scope))
                    continue
            if results(node):
                values.append(vertex)
        return stores

    def _graph_op(self, node: GraphOp, values: Sequence[Vertex], scope: Vertex | None) -> list[Vertex]:
        whole = self._add(f"graph {node.level} {node.loop}{_also(*node.later)}", scope)
        new = {g for s in node.stores for g, d in enumerate(s.omap) if d == NEW_DIM}
        grid = {g: self._add(f"grid {n}", whole, n) for g, n in enumerate(node.grid) if n > 1 or g in new}
        return self._nodes(node.body, [values[v] for v in node.operands], whole, grid)

    def _map(self, vertex: Vertex, dims: Sequence[int], grid: Mapping[int, Vertex]) -> None:
        """Edges to grid dimensions. Their order counts where several split one dimension or make new ones."""
        met: dict[int, int] = {}
        for of, d in self._split(dims, grid):
            self._use(vertex, f"map {d} {met.get(d, 0)}", of)
            met[d] = met.get(d, 0) + 1

    def _split(self, dims: Sequence[int], grid: Mapping[int, Vertex]) -> list[tuple[Vertex, int]]:
        """The grid dimensions that a map uses, with the dimension that each splits: an extent of 1 splits nothing."""
        used = ((of, dims[g]) for g, of in grid.items())
        return [(of, d) for of, d in used if d == NEW_DIM or (d != REPLICATE and self.vertices[of].extent > 1)]

    def _drop_dead(self, inputs: int, outputs: Sequence[Vertex]) -> None:
        """Keeps inputs, whatever an output depends on, and the grid dimensions of kernels that stay."""
        needed, stack = set(range(inputs)), list(outputs)
        while stack:
            vertex = stack.pop()
            if vertex not in needed:
                needed.add(vertex)
                stack += [used for _, used in self.vertices[vertex].uses]
        needed |= {v for v, vertex in enumerate(self.vertices) if vertex.extent and vertex.scope in needed}
        place = {old: new for new, old in enumerate(sorted(needed))}
        kept = [self.vertices[old] for old in place]
        self.vertices = [_Vertex(v.label, None, v.extent, [(how, place[used]) for how, used in v.uses]) for v in kept]


def _also(*loops: int) -> str:
    """Ranges of later loops, or the number of one, at the end of a label."""
    return "".join(f" loop {n}" for n in loops if n)


# Its canonical order.


def _ordered(graph: _Graph) -> CanonicalForm:
    """Labels and edges in an order that isomorphic graphs share."""
    size = len(graph.vertices)
    near: list[list[tuple[str, Vertex]]] = [[] for _ in range(size)]
    for v, vertex in enumerate(graph.vertices):
        for how, used in vertex.uses:
            near[v].append((f"> {how}", used))
            near[used].append((f"< {how}", v))
    labels = [v.label for v in graph.vertices]

    def search(colours: Colours) -> Edges:
        colours = _refine(colours, near)
        classes: dict[int, list[Vertex]] = {}
        for v, c in enumerate(colours):
            classes.setdefault(c, []).append(v)
        tied = min((c for c, members in classes.items() if len(members) > 1), default=None)
        if tied is None:
            return tuple(sorted((colours[v], colours[u], how) for v, vertex in enumerate(graph.vertices) for how, u in vertex.uses))
        twins: dict[Any, Vertex] = {}
        for v in classes[tied]:
            twins.setdefault(tuple(sorted(near[v])), v)
        # A colour is the number of vertices before its class: the others of the class move up by one.
        return min(search(tuple(c + (c == tied and v != first) for v, c in enumerate(colours))) for first in twins.values())

    return tuple(sorted(labels)), search(_ranks(labels))


def _ranks(keys: Sequence[Any]) -> Colours:
    """For each key, how many are less."""
    first: dict[Any, int] = {}
    for i, key in enumerate(sorted(keys)):
        first.setdefault(key, i)
    return tuple(first[key] for key in keys)


def _refine(colours: Colours, near: Sequence[Sequence[tuple[str, Vertex]]]) -> Colours:
    """The coarsest refinement in which vertices of one colour have neighbours of the same colours."""
    while True:
        keys = [(c, sorted((how, colours[u]) for how, u in near[v])) for v, c in enumerate(colours)]
        finer = _ranks([(c, tuple(around)) for c, around in keys])
        if len(set(finer)) == len(set(colours)):
            return finer
        colours = finer
