"""A canonical form of programs: equal for isomorphic programs, and only for them.

Two programs are isomorphic when they differ only in names, the order of nodes, of the operands of commutative operators, of the
operands of graph-defined operators and of grid dimensions, in grid dimensions of extent 1 (unless one makes a new dimension), in
loads that are there twice, in nodes on which no output depends, in attributes spelled out or left to their defaults, and in how
kernels are launched. Inputs and outputs keep their places. Two equal nodes are not one: a program that computes a value twice is
another program.

The program becomes a labelled graph: a vertex for every value, node, store and grid dimension, an edge for every use. Vertices are
ordered by colour refinement; where it leaves ties, each member of the first tied class is singled out in turn and the least graph
is taken.

Source: McKay and Piperno, "Practical graph isomorphism, II", Journal of Symbolic Computation 60 (2014), section 2.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from heapq import heapify, heappop, heappush
from typing import Any, TypeAlias

from mirage_ir.check import check_attrs
from mirage_ir.ops.composites import COMPOSITES
from mirage_ir.ops.table import OPERATORS, operator
from mirage_ir.program import (
    NEW_DIM,
    REPLICATE,
    Accumulate,
    Apply,
    Attr,
    BodyNode,
    DType,
    GraphOp,
    Load,
    Node,
    Program,
    Store,
    TensorType,
    make_attrs,
    results,
)

Vertex: TypeAlias = int
Colours: TypeAlias = tuple[int, ...]
Certificate: TypeAlias = tuple[tuple[int, int, str], ...]
THREADS = 128
"""Threads of a block in a canonical program, unless its thread graphs need more."""


def canonical(program: Program, *, dtypes: bool = True) -> Program:
    """The representative of all programs isomorphic to a well-formed `program`; its own canonical form.

    With `dtypes` false, the element types in which graph-defined operators store their results do not count (they become f32).
    """
    graph = _Graph(program, dtypes)
    return _Writer(graph, _order(graph)).program(program)


# The labelled graph.


@dataclass(slots=True)
class _Vertex:
    """`node` is what the vertex stands for: an operator, a load, …; an extent for a grid dimension, None for an output.

    `uses` are its edges to other vertices, with what it does with them; `scope` is the graph-defined operator that it is in.
    """

    label: str
    node: BodyNode | TensorType | int | None
    scope: Vertex | None = None
    uses: list[tuple[str, Vertex]] = field(default_factory=list[tuple[str, Vertex]])


class _Graph:
    """A program as a labelled graph, without what does not count."""

    def __init__(self, program: Program, dtypes: bool) -> None:
        self.dtypes = dtypes
        self.vertices: list[_Vertex] = []
        values: list[Vertex] = []
        strides = program.strides or (None,) * len(program.inputs)
        for i, (kind, stride) in enumerate(zip(program.inputs, strides, strict=True)):
            given = None if stride == _contiguous(kind) else stride
            values.append(self._add(f"input {i:04} {kind} {given}", kind, None))
        self._nodes(program.nodes, values, None, {})
        self.outputs = [self._add(f"output {i:04}", None, None) for i in range(len(program.outputs))]
        for vertex, value in zip(self.outputs, program.outputs, strict=True):
            self._use(vertex, "output", values[value])
        self._drop_dead(len(program.inputs))

    def _add(self, label: str, node: BodyNode | TensorType | int | None, scope: Vertex | None) -> Vertex:
        self.vertices.append(_Vertex(label, node, scope))
        return len(self.vertices) - 1

    def _use(self, user: Vertex, how: str, used: Vertex) -> None:
        self.vertices[user].uses.append((how, used))

    def _nodes(
        self, nodes: Sequence[BodyNode], values: list[Vertex], scope: Vertex | None, grid: dict[int, Vertex]
    ) -> list[Vertex]:
        """Adds nodes; `values` grows by their results. The stores among them, in order."""
        stores: list[Vertex] = []
        loads: dict[tuple[Any, ...], Vertex] = {}
        for node in nodes:
            match node:
                case Apply():
                    vertex = self._apply(node, values, scope)
                case Load():
                    key = (values[node.source], tuple(self._split(node.imap, grid)), node.fmap)
                    if key in loads:
                        values.append(loads[key])
                        continue
                    vertex = loads[key] = self._add(f"load {node.fmap}", node, scope)
                    self._use(vertex, "source", values[node.source])
                    self._map(vertex, node.imap, grid)
                case Accumulate():
                    vertex = self._add(f"accumulate {node.kind} {node.dim}", node, scope)
                    self._use(vertex, "operand", values[node.operand])
                    if node.shift is not None:
                        self._use(vertex, "shift", values[node.shift])
                case Store():
                    vertex = self._add(f"store {node.dtype if self.dtypes else ''}", node, scope)
                    self._use(vertex, "operand", values[node.operand])
                    self._map(vertex, node.omap, grid)
                    stores.append(vertex)
                case GraphOp():
                    values.extend(self._graph_op(node, values, scope))
                    continue
            if scope is not None:
                self._use(vertex, "in", scope)
            if results(node):
                values.append(vertex)
        return stores

    def _apply(self, node: Apply, values: Sequence[Vertex], scope: Vertex | None) -> Vertex:
        attrs = _full_attrs(node)
        vertex = self._add(f"apply {node.op} {attrs}", Apply(node.op, node.operands, attrs), scope)
        ordered = not (node.op in OPERATORS and operator(node.op).commutative)
        for i, value in enumerate(node.operands):
            self._use(vertex, f"operand {i:04}" if ordered else "operand", values[value])
        return vertex

    def _graph_op(self, node: GraphOp, values: Sequence[Vertex], scope: Vertex | None) -> list[Vertex]:
        whole = self._add(f"graph {node.level} {node.loop}", node, scope)
        if scope is not None:
            self._use(whole, "in", scope)
        new = {g for s in node.stores for g, d in enumerate(s.omap) if d == NEW_DIM}
        grid: dict[int, Vertex] = {}
        for g, extent in enumerate(node.grid):
            if extent > 1 or g in new:
                grid[g] = self._add(f"grid {extent}", extent, whole)
                self._use(grid[g], "in", whole)
        return self._nodes(node.body, [values[v] for v in node.operands], whole, grid)

    def _map(self, vertex: Vertex, dims: Sequence[int], grid: dict[int, Vertex]) -> None:
        """Edges to grid dimensions. Of those that split one dimension, or make new ones, the order counts."""
        met: dict[int, int] = {}
        for of, d in self._split(dims, grid):
            self._use(vertex, f"map {d} {met.get(d, 0)}", of)
            met[d] = met.get(d, 0) + 1

    def _split(self, dims: Sequence[int], grid: dict[int, Vertex]) -> list[tuple[Vertex, int]]:
        """The grid dimensions that a map uses, with what they split: one of extent 1 splits nothing."""
        used = ((of, dims[g]) for g, of in grid.items())
        return [(of, d) for of, d in used if d == NEW_DIM or (d != REPLICATE and self.vertices[of].node != 1)]

    def _drop_dead(self, inputs: int) -> None:
        """Keeps inputs, and what an output depends on."""
        needed = set(range(inputs))
        stack = list(self.outputs)
        while stack:
            vertex = stack.pop()
            if vertex not in needed:
                needed.add(vertex)
                stack += [used for _, used in self.vertices[vertex].uses]
        needed |= {v for v, vertex in enumerate(self.vertices) if isinstance(vertex.node, int) and vertex.scope in needed}
        place = {old: new for new, old in enumerate(sorted(needed))}
        self.vertices = [
            _Vertex(
                kept.label,
                kept.node,
                None if kept.scope is None else place[kept.scope],
                [(how, place[used]) for how, used in kept.uses],
            )
            for kept in (self.vertices[old] for old in sorted(needed))
        ]
        self.outputs = [place[v] for v in self.outputs]


def _contiguous(kind: TensorType) -> tuple[int, ...]:
    strides: list[int] = []
    step = 1
    for extent in reversed(kind.shape):
        strides.insert(0, step)
        step *= extent
    return tuple(strides)


def _full_attrs(node: Apply) -> tuple[tuple[str, Attr], ...]:
    row = COMPOSITES[node.op] if node.op in COMPOSITES else operator(node.op)
    return make_attrs(check_attrs(node.op, node.attr(), row.attrs, row.defaults))


# Its canonical order.


def _order(graph: _Graph) -> list[Vertex]:
    """The vertices in an order that isomorphic graphs share."""
    size = len(graph.vertices)
    near: list[list[tuple[str, Vertex]]] = [[] for _ in range(size)]
    for v, vertex in enumerate(graph.vertices):
        for how, used in vertex.uses:
            near[v].append((f"> {how}", used))
            near[used].append((f"< {how}", v))
    labels = [v.label for v in graph.vertices]

    def search(colours: Colours) -> tuple[Certificate, Colours]:
        colours = _refine(colours, near)
        classes: dict[int, list[Vertex]] = {}
        for v, c in enumerate(colours):
            classes.setdefault(c, []).append(v)
        tied = min((c for c, members in classes.items() if len(members) > 1), default=None)
        if tied is None:
            edges = sorted((colours[v], colours[u], how) for v, vertex in enumerate(graph.vertices) for how, u in vertex.uses)
            return tuple(edges), colours
        twins: dict[Any, Vertex] = {}
        for v in classes[tied]:
            twins.setdefault(tuple(sorted(near[v])), v)
        # A colour is the number of vertices before its class: the others of the class move up by one.
        return min(search(tuple(c + (c == tied and v != first) for v, c in enumerate(colours))) for first in twins.values())

    _, colours = search(_ranks(labels))
    return sorted(range(size), key=lambda v: colours[v])


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


# The program of that order.


class _Writer:
    """Writes a labelled graph as a program, everything that has no order of its own in the canonical order."""

    def __init__(self, graph: _Graph, order: Sequence[Vertex]) -> None:
        self.graph = graph
        self.rank = {v: i for i, v in enumerate(order)}
        self.members: dict[Vertex | None, list[Vertex]] = {}
        for v in order:
            self.members.setdefault(graph.vertices[v].scope, []).append(v)

    def program(self, source: Program) -> Program:
        numbers = {v: v for v in range(len(source.inputs))}
        nodes: list[Node] = []
        for node in self._nodes(None, numbers):
            assert isinstance(node, Apply | GraphOp)
            nodes.append(node)
        outputs = tuple(numbers[self._used(v, "output")] for v in self.graph.outputs)
        strides = source.strides or (None,) * len(source.inputs)
        return Program(
            "canonical",
            source.inputs,
            tuple(nodes),
            outputs,
            tuple(f"arg{i}" for i in range(len(source.inputs))),
            tuple(None if s == _contiguous(t) else s for t, s in zip(source.inputs, strides, strict=True)),
        )

    def _used(self, v: Vertex, how: str) -> Vertex:
        return next(used for name, used in self.graph.vertices[v].uses if name == how)

    def _operands(self, v: Vertex, numbers: dict[Vertex, int]) -> tuple[int, ...]:
        """Operands by place, or in ascending order where the place does not count."""
        return tuple(n for _, n in sorted((how, numbers[u]) for how, u in self.graph.vertices[v].uses if how.startswith("operand")))

    def _nodes(self, scope: Vertex | None, numbers: dict[Vertex, int], grid: Sequence[Vertex] = ()) -> list[BodyNode]:
        """The nodes in a scope, each as soon as its operands are there, stores last; `numbers` grows by their results."""
        vertices = self.graph.vertices
        todo = [v for v in self.members.get(scope, ()) if isinstance(vertices[v].node, Apply | Load | Accumulate | Store | GraphOp)]
        waits: dict[Vertex, set[Vertex]] = {v: self._sources(v) - numbers.keys() for v in todo}
        readers: dict[Vertex, list[Vertex]] = {}
        for v, missing in waits.items():
            for u in missing:
                readers.setdefault(u, []).append(v)
        ready = [(isinstance(vertices[v].node, Store), self.rank[v], v) for v in todo if not waits[v]]
        heapify(ready)
        nodes: list[BodyNode] = []
        while ready:
            _, _, v = heappop(ready)
            made = [v]
            node = vertices[v].node
            if isinstance(node, GraphOp):
                written, made = self._graph_op(v, node, numbers)
                nodes.append(written)
            else:
                nodes.append(self._node(v, numbers, grid))
            for result in made:
                if not isinstance(node, Store):
                    numbers[result] = len(numbers)
                for reader in readers.get(result, ()):
                    waits[reader].discard(result)
                    if not waits[reader]:
                        heappush(ready, (isinstance(vertices[reader].node, Store), self.rank[reader], reader))
        return nodes

    def _sources(self, v: Vertex) -> set[Vertex]:
        """The values that a node reads; those of a graph-defined operator are what the loads in it read."""
        if isinstance(self.graph.vertices[v].node, GraphOp):
            return {self._used(m, "source") for m in self.members[v] if isinstance(self.graph.vertices[m].node, Load)}
        return {u for how, u in self.graph.vertices[v].uses if how.startswith(("operand", "shift", "source"))}

    def _node(self, v: Vertex, numbers: dict[Vertex, int], grid: Sequence[Vertex]) -> BodyNode:
        match self.graph.vertices[v].node:
            case Apply() as node:
                return Apply(node.op, self._operands(v, numbers), node.attrs)
            case Load() as node:
                return Load(numbers[self._used(v, "source")], self._map(v, grid), node.fmap)
            case Accumulate() as node:
                shift = None if node.shift is None else numbers[self._used(v, "shift")]
                return Accumulate(node.kind, numbers[self._used(v, "operand")], node.dim, shift)
            case Store() as node:
                dtype = node.dtype if self.graph.dtypes else DType.f32
                return Store(numbers[self._used(v, "operand")], self._map(v, grid), dtype)
            case other:
                raise AssertionError(f"no node: {other}")

    def _map(self, v: Vertex, grid: Sequence[Vertex]) -> tuple[int, ...]:
        found = {u: int(how.split()[1]) for how, u in self.graph.vertices[v].uses if how.startswith("map ")}
        return tuple(found.get(g, REPLICATE) for g in grid) or (REPLICATE,)

    def _graph_op(self, v: Vertex, node: GraphOp, numbers: dict[Vertex, int]) -> tuple[GraphOp, list[Vertex]]:
        """The operator, and its stores: the vertices of its results."""
        grid = self._grid(v)
        read = sorted(self._sources(v), key=lambda u: numbers[u])
        inner = {u: i for i, u in enumerate(read)}
        body = self._nodes(v, inner, grid)
        extents = tuple(_extent(self.graph.vertices[g]) for g in grid) or (1,)
        stores = [m for m in self.members[v] if isinstance(self.graph.vertices[m].node, Store)]
        # Stores come in canonical order, as `_nodes` wrote them: none waits for another.
        threads = max([THREADS, *(n.blocks for n in body if isinstance(n, GraphOp))])
        written = GraphOp(node.level, tuple(numbers[u] for u in read), extents, tuple(body), node.loop, threads)
        return written, stores

    def _grid(self, v: Vertex) -> list[Vertex]:
        """Grid dimensions, outer before inner where both split one dimension, else in the canonical order."""
        grid = [m for m in self.members[v] if isinstance(self.graph.vertices[m].node, int)]
        before: dict[Vertex, set[Vertex]] = {g: set() for g in grid}
        for m in self.members[v]:
            chains: dict[str, list[tuple[int, Vertex]]] = {}
            for how, u in self.graph.vertices[m].uses:
                if how.startswith("map "):
                    _, d, place = how.split()
                    chains.setdefault(d, []).append((int(place), u))
            for chain in chains.values():
                for place, u in chain:
                    before[u] |= {w for other, w in chain if other < place}
        ordered: list[Vertex] = []
        while len(ordered) < len(grid):
            ordered.append(next(g for g in grid if g not in ordered and before[g] <= set(ordered)))
        return ordered


def _extent(vertex: _Vertex) -> int:
    assert isinstance(vertex.node, int)
    return vertex.node
