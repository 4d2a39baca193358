"""Programs as lists of lines that can be taken out, put in and moved: numbers of values are given again at the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

from mirage_ir.check import check_graph, infer_program
from mirage_ir.program import (
    Apply,
    Attr,
    BodyNode,
    GraphOp,
    Load,
    Node,
    Program,
    TensorType,
    make_attrs,
    operands,
    rename_values,
    results,
)

T = TypeVar("T", bound=BodyNode)


@dataclass(slots=True)
class Line:
    """A node whose operands are names (numbers that never change), and the names of its results."""

    node: BodyNode
    results: tuple[int, ...]


@dataclass(slots=True)
class Lines:
    """The nodes of a program, or of a graph-defined operator's body: `first` names are its inputs; `types` those of all names."""

    first: int
    lines: list[Line]
    types: dict[int, TensorType] = field(default_factory=dict[int, TensorType])

    @staticmethod
    def of(first: int, nodes: Iterable[BodyNode], types: Sequence[TensorType]) -> Lines:
        lines: list[Line] = []
        value = first
        for node in nodes:
            lines.append(Line(node, tuple(range(value, value + results(node)))))
            value += results(node)
        return Lines(first, lines, dict(enumerate(types)))

    def fresh(self) -> int:
        return max([self.first, *(v + 1 for line in self.lines for v in line.results), *(v + 1 for v in self.types)])

    def maker(self, name: int) -> BodyNode | None:
        """The node whose result a name is."""
        return next((line.node for line in self.lines if name in line.results), None)

    def users(self, name: int) -> int:
        return sum(operands(line.node).count(name) for line in self.lines)

    def insert(self, at: int, node: BodyNode) -> int:
        """Puts a node with one result before line `at`; the result's name."""
        name = self.fresh()
        self.lines.insert(at, Line(node, (name,)))
        self.types[name] = TensorType((), self.types[0].dtype)
        return name

    def nodes(self) -> tuple[tuple[BodyNode, ...], dict[int, int]]:
        """The nodes with values numbered in order, and the number of each name."""
        numbers = {v: v for v in range(self.first)}
        value = self.first
        out: list[BodyNode] = []
        for line in self.lines:
            out.append(rename_values(line.node, numbers))
            for name in line.results:
                numbers[name] = value
                value += 1
        return tuple(out), numbers


@dataclass(frozen=True, slots=True)
class Place:
    """The nodes of a program (`position` None), or of the body of its node number `position`."""

    program: Program
    position: int | None

    def lines(self) -> Lines:
        types = infer_program(self.program, memory=False)
        if self.position is None:
            return Lines.of(len(self.program.inputs), self.program.nodes, types)
        graph = self.graph
        return Lines.of(len(graph.operands), graph.body, check_graph(graph, [types[v] for v in graph.operands], memory=False))

    @property
    def graph(self) -> GraphOp:
        assert self.position is not None
        graph = self.program.nodes[self.position]
        assert isinstance(graph, GraphOp)
        return graph

    def with_lines(self, lines: Lines) -> Program:
        nodes, numbers = lines.nodes()
        if self.position is None:
            outer = tuple(n for n in nodes if isinstance(n, Apply | GraphOp))
            return replace(self.program, nodes=outer, outputs=tuple(numbers[v] for v in self.program.outputs))
        return self.with_graph(replace(self.graph, body=nodes))

    def with_graph(self, graph: GraphOp) -> Program:
        assert self.position is not None
        nodes: list[Node] = list(self.program.nodes)
        nodes[self.position] = graph
        return replace(self.program, nodes=tuple(nodes))


def places(program: Program) -> list[Place]:
    """The program's own nodes, and the body of each graph-defined kernel."""
    return [Place(program, None), *graphs(program)]


def graphs(program: Program) -> list[Place]:
    return [Place(program, i) for i, node in enumerate(program.nodes) if isinstance(node, GraphOp)]


def apply(op: str, *names: int, **attrs: Attr) -> Apply:
    return Apply(op, names, make_attrs(attrs))


def loads(graph: GraphOp) -> list[tuple[int, Load]]:
    return [(i, node) for i, node in enumerate(graph.body) if isinstance(node, Load)]
