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

The last is what a shifted sum means, Σ_l exp(s_l − M)·x_l, by the second. Loads and stores are views, too: where a graph takes the
exp of a sum that another one stores, a copy of that one stores the product of the exponentials, which is loaded. So it makes no
difference where a program is cut into kernels. Tiles may outgrow shared memory by it; nobody runs the rewritten program on a GPU.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from mirage_ir.check import stages_of
from mirage_ir.program import (
    VIEWS,
    Accumulate,
    Apply,
    Attr,
    BodyNode,
    GraphOp,
    Load,
    Program,
    Stage,
    Store,
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


@dataclass(frozen=True, slots=True)
class _Stored:
    """A result of a graph-defined operator: the operator before its body was rewritten, and the number of the store."""

    graph: GraphOp
    store: int


class _Rewriter:
    """Rebuilds the nodes of one graph; `names` sends old values to new ones.

    The graph gets one more operand for each of `expanding`, operands whose exponentials are wanted: `exponential` sends it to its
    exponential. `demanded` collects those that were of use.
    """

    def __init__(self, first: int, expanding: Sequence[int] = ()) -> None:
        self.names = list(range(first))
        self.exponential = {operand: first + i for i, operand in enumerate(expanding)}
        self.demanded: set[int] = set()
        self.values = first + len(expanding)
        self.nodes: list[BodyNode] = []
        self.definitions: dict[int, Apply | Load | _Stored] = {}
        self.exponentials: dict[int, int] = {}

    def rewrite(self, nodes: Sequence[BodyNode], stages: Sequence[Stage]) -> None:
        for _, node in numbered(len(self.names), nodes):
            new = rename_values(node, self.names)
            if isinstance(new, Apply) and new.op == "exp":
                self.names.append(self._exp(new.operands[0]))
            elif isinstance(new, Accumulate) and new.shift is not None and isinstance(node, Accumulate) and node.shift is not None:
                self.names.append(self._shifted_sum(new, stages[node.shift]))
            else:
                if isinstance(new, GraphOp):
                    self._add_graph(new)
                else:
                    self._add(new)
                self.names.extend(range(self.values - results(new), self.values))

    def _add(self, node: BodyNode) -> int:
        self.nodes.append(node)
        if isinstance(node, Apply | Load):
            self.definitions[self.values] = node
        self.values += results(node)
        return self.values - 1

    def _add_graph(self, graph: GraphOp) -> int:
        """Adds a graph-defined operator, rewritten; the exponentials that it loads come before it."""
        everything = [i for i, v in enumerate(graph.operands) if self._expands(v)]
        most = _rewritten(graph, everything)
        demanded = sorted(most.demanded)
        body = (most if demanded == everything else _rewritten(graph, demanded)).nodes
        operands = (*graph.operands, *(self._exp(graph.operands[i]) for i in demanded))
        last = self._add(replace(graph, operands=operands, body=tuple(body)))
        for i, store in enumerate(graph.stores):
            if most.expands(store.operand):
                self.definitions[last + 1 - len(graph.stores) + i] = _Stored(graph, i)
        return last

    def expands(self, old: int) -> bool:
        """Whether an identity applies to the exponential of a value, named as it was before."""
        return self._expands(self.names[old])

    def _apply(self, op: str, *operands: int, **attrs: Attr) -> int:
        return self._add(Apply(op, operands, make_attrs(attrs)))

    def _expands(self, value: int) -> bool:
        node = self.definitions.get(value)
        if node is None:
            return False
        if isinstance(node, _Stored):
            return True
        if isinstance(node, Load):
            return node.source in self.exponential
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
        if isinstance(node, _Stored):
            return self._add_graph(_storing_exp(node))
        if isinstance(node, Load):
            self.demanded.add(node.source)
            return self._add(replace(node, source=self.exponential[node.source]))
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


def _rewritten(graph: GraphOp, expanding: Sequence[int]) -> _Rewriter:
    """The rewriter of a graph's body, which loads the exponentials of the operands `expanding` where they are wanted."""
    rewriter = _Rewriter(len(graph.operands), expanding)
    rewriter.rewrite(graph.body, stages_of(graph))
    return rewriter


def _storing_exp(stored: _Stored) -> GraphOp:
    """The graph with one store only, that of the exponential of what it stored."""
    graph = stored.graph
    store = graph.stores[stored.store]
    body = [node for node in graph.body if not isinstance(node, Store)]
    value = len(graph.operands) + sum(map(results, body))
    return replace(graph, body=(*body, Apply("exp", (store.operand,)), replace(store, operand=value)))
