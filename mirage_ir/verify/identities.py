"""Identities of exp that rewriting programs needs, applied to both sides before anything is hashed.

Elsewhere exp is an oracle, of which nothing is known. Each identity is a rewrite of a graph, at every level:

| before | after |
|---|---|
| exp(a + b) | exp(a) · exp(b) |
| exp(a − b) | exp(a) / exp(b) |
| exp(−a), exp(scale(a, −1)) | 1 / exp(a) |
| exp(offset(a, c)) | exp(a) · exp(c) |
| exp(f(a)), f a layout operator | f(exp(a)), when one of these rules applies to exp(a) |
| accumulate sum x shift s | (accumulate sum exp(s)·x) / exp(accumulate max s) |

The last is what a shifted sum means, Σ_l exp(s_l − M)·x_l, by the second. A sum and the exp of it must stand in one graph: an
identity does not look through loads and stores. Tiles may outgrow shared memory by it; nobody runs the rewritten program on a
GPU.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mirage_ir.check import stages_of
from mirage_ir.program import (
    VIEWS,
    Accumulate,
    Apply,
    Attr,
    BodyNode,
    GraphOp,
    Program,
    Stage,
    make_attrs,
    numbered,
    rename_values,
    results,
)


def normalize(program: Program) -> Program:
    """The program after all identities; composites must be decomposed. The outputs' order and types stay."""
    rewriter = _Rewriter(len(program.inputs))
    rewriter.rewrite(program.nodes, ())
    nodes = tuple(n for n in rewriter.nodes if isinstance(n, Apply | GraphOp))
    return replace(program, nodes=nodes, outputs=tuple(rewriter.names[v] for v in program.outputs))


def normalize_graph(graph: GraphOp) -> GraphOp:
    """A graph-defined operator after all identities."""
    rewriter = _Rewriter(len(graph.operands))
    rewriter.rewrite(graph.body, stages_of(graph))
    return replace(graph, body=tuple(rewriter.nodes))


class _Rewriter:
    """Rebuilds the nodes of one graph; `names` sends old values to new ones."""

    def __init__(self, first: int) -> None:
        self.names = list(range(first))
        self.values = first
        self.nodes: list[BodyNode] = []
        self.definitions: dict[int, Apply] = {}
        self.exponentials: dict[int, int] = {}

    def rewrite(self, nodes: Sequence[BodyNode], stages: Sequence[Stage]) -> None:
        for _, node in numbered(len(self.names), nodes):
            new = rename_values(node, self.names)
            if isinstance(new, Apply) and new.op == "exp":
                self.names.append(self._exp(new.operands[0]))
            elif isinstance(new, Accumulate) and new.shift is not None and isinstance(node, Accumulate) and node.shift is not None:
                self.names.append(self._shifted_sum(new, stages[node.shift]))
            else:
                self._add(normalize_graph(new) if isinstance(new, GraphOp) else new)
                self.names.extend(range(self.values - results(new), self.values))

    def _add(self, node: BodyNode) -> int:
        self.nodes.append(node)
        if isinstance(node, Apply):
            self.definitions[self.values] = node
        self.values += results(node)
        return self.values - 1

    def _apply(self, op: str, *operands: int, **attrs: Attr) -> int:
        return self._add(Apply(op, operands, make_attrs(attrs)))

    def _expands(self, value: int) -> bool:
        node = self.definitions.get(value)
        if node is None:
            return False
        if node.op in VIEWS:
            return self._expands(node.operands[0])
        return node.op in ("add", "sub", "neg", "offset") or (node.op == "scale" and node.attr()["value"] == -1)

    def _exp(self, value: int) -> int:
        """exp(value), which is computed once."""
        if value not in self.exponentials:
            self.exponentials[value] = self._expanded(value) if self._expands(value) else self._apply("exp", value)
        return self.exponentials[value]

    def _expanded(self, value: int) -> int:
        node = self.definitions[value]
        parts = node.operands
        match node.op:
            case "add":
                return self._apply("mul", self._exp(parts[0]), self._exp(parts[1]))
            case "sub":
                return self._apply("div", self._exp(parts[0]), self._exp(parts[1]))
            case "neg" | "scale":
                return self._apply("reciprocal", self._exp(parts[0]))
            case "offset":
                zero = self._apply("sub", parts[0], parts[0])
                constant = self._apply("exp", self._add(Apply("offset", (zero,), node.attrs)))
                return self._apply("mul", self._exp(parts[0]), constant)
            case _:
                return self._add(Apply(node.op, (self._exp(parts[0]),), node.attrs))

    def _shifted_sum(self, node: Accumulate, stage: Stage) -> int:
        assert node.shift is not None
        factor = self._exp(node.shift)
        total = self._add(Accumulate("sum", self._apply("mul", factor, node.operand)))
        if stage is Stage.INVARIANT:
            return self._apply("div", total, factor)
        return self._apply("div", total, self._apply("exp", self._add(Accumulate("max", node.shift))))
