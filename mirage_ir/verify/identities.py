"""Identities that rewriting programs needs, of exp and silu, applied to both sides before anything is hashed.

Elsewhere functions are oracles, of which nothing is known. Each identity is a rewrite of a graph, at every level:

| before | after |
|---|---|
| exp(a + b) | exp(a) · exp(b) |
| exp(a − b) | exp(a) / exp(b) |
| exp(scale(a, k)), k a small integer; exp(−a) | exp(a)^k; 1 / exp(a) |
| exp(offset(a, c)) | exp(a) · exp(c) |
| exp(f(a)), f a layout operator | f(exp(a)), when one of these rules applies to exp(a) |
| accumulate sum x shift s | (accumulate sum exp(s)·x) / exp(accumulate max s) |
| silu(a) | a · sigmoid(a) |

That of the accumulator is what a shifted sum means, Σ_l exp(s_l − M)·x_l, by the second. Loads and stores are views, too: where a
graph takes the exp of a sum that another one stores, a copy of that one stores the product of the exponentials, which is loaded. So
it makes no difference where a program is cut into kernels. Tiles may outgrow shared memory by it; nobody runs the rewritten program
on a GPU.

The first two have a choice. Splitting every sum hides that exp(x·w) is exp(x₁·w₁ + x₂·w₂), a product over two halves: one is the
exponential of a sum that is not written as one, the other becomes a product. Splitting only *shifts*, sums in which one operand is
broadcast to the other (a maximum, a bias), keeps that, and hides that exp(a + b) is exp(a)·exp(b) for whole tensors. Both are
sound; `Splitting` says which.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction

from mirage_ir.check import check_graph, infer_program, stages_of
from mirage_ir.ops.constants import exact
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
    TensorType,
    make_attrs,
    numbered,
    operands,
    rename_values,
    results,
)

LARGEST_POWER = 4
"""Largest k for which exp(k·a) is a product of k factors."""


class Splitting(Enum):
    """The exponentials of which sums become products."""

    EVERY_SUM = 0
    SHIFTS = 1


def normalize(program: Program, splitting: Splitting = Splitting.EVERY_SUM) -> Program:
    """The program after all identities; composites must be decomposed. The outputs' order and types stay."""
    rewriter = _Rewriter(len(program.inputs), splitting)
    rewriter.rewrite(program.nodes, (), infer_program(program, memory=False))
    nodes = tuple(n for n in rewriter.nodes if isinstance(n, Apply | GraphOp))
    return replace(program, nodes=nodes, outputs=tuple(rewriter.names[v] for v in program.outputs))


@dataclass(frozen=True, slots=True)
class _Stored:
    """A result of a graph-defined operator as it was before its body was rewritten, its operands' types, and the store's number."""

    graph: GraphOp
    types: Sequence[TensorType]
    store: int


class _Rewriter:
    """Rebuilds the nodes of one graph; `names` sends old values to new ones.

    The graph gets one more operand for each of `expanding`, operands whose exponentials are wanted: `exponential` sends it to its
    exponential. `demanded` collects those that were of use. `whole` are the sums that are not split.
    """

    def __init__(self, first: int, splitting: Splitting, expanding: Sequence[int] = ()) -> None:
        self.splitting = splitting
        self.whole: set[int] = set()
        self.names = list(range(first))
        self.exponential = {operand: first + i for i, operand in enumerate(expanding)}
        self.demanded: set[int] = set()
        self.values = first + len(expanding)
        self.nodes: list[BodyNode] = []
        self.definitions: dict[int, Apply | Load | _Stored] = {}
        self.exponentials: dict[int, int] = {}

    def rewrite(self, nodes: Sequence[BodyNode], stages: Sequence[Stage], types: Sequence[TensorType]) -> None:
        """Appends nodes, whose values have these stages (in a graph-defined operator) and types as they are numbered there."""
        for _, node in numbered(len(self.names), nodes):
            new = rename_values(node, self.names)
            if isinstance(new, Apply) and new.op == "exp":
                self.names.append(self._exp(new.operands[0]))
            elif isinstance(new, Apply) and new.op == "silu":
                self.names.append(self._apply("mul", new.operands[0], self._apply("sigmoid", new.operands[0])))
            elif isinstance(new, Accumulate) and new.shift is not None and isinstance(node, Accumulate) and node.shift is not None:
                self.names.append(self._shifted_sum(new, stages[node.shift]))
            else:
                if isinstance(new, GraphOp):
                    self._add_graph(new, [types[v] for v in operands(node)])
                else:
                    self._add(new)
                if self._is_whole(node, types):
                    self.whole.add(self.values - 1)
                self.names.extend(range(self.values - results(new), self.values))

    def _add(self, node: BodyNode) -> int:
        self.nodes.append(node)
        if isinstance(node, Apply | Load):
            self.definitions[self.values] = node
        self.values += results(node)
        return self.values - 1

    def _is_whole(self, node: BodyNode, types: Sequence[TensorType]) -> bool:
        if self.splitting is Splitting.EVERY_SUM or not isinstance(node, Apply) or node.op not in ("add", "sub"):
            return False
        return len({types[v].shape for v in node.operands}) == 1

    def _add_graph(self, graph: GraphOp, types: Sequence[TensorType]) -> int:
        """Adds a graph-defined operator, rewritten; the exponentials that it loads come before it."""
        everything = [i for i, v in enumerate(graph.operands) if self._expands(v)]
        most = _rewritten(graph, types, self.splitting, everything)
        demanded = sorted(most.demanded)
        body = (most if demanded == everything else _rewritten(graph, types, self.splitting, demanded)).nodes
        operands = (*graph.operands, *(self._exp(graph.operands[i]) for i in demanded))
        last = self._add(replace(graph, operands=operands, body=tuple(body)))
        for i, store in enumerate(graph.stores):
            if most.expands(store.operand):
                self.definitions[last + 1 - len(graph.stores) + i] = _Stored(graph, types, i)
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
        if value in self.whole:
            return False
        if node.op == "scale":
            return node.attr()["value"] == -1 or self._multiple(value)[0] != 0
        return node.op in ("add", "sub", "neg", "offset")

    def _multiple(self, value: int) -> tuple[int, int]:
        """k and a where a value is k·a by negations and scales, k a small integer other than 0; else 0 and the value."""
        factor, base = Fraction(1), value
        while isinstance(node := self.definitions.get(base), Apply) and node.op in ("neg", "scale"):
            given = node.attr().get("value", -1)
            assert isinstance(given, int | float)
            factor, base = factor * exact(given), node.operands[0]
        return (int(factor), base) if factor.denominator == 1 and 0 < abs(factor) <= LARGEST_POWER else (0, value)

    def _power(self, value: int) -> int:
        """exp(k·a), for a value that is k·a or −a."""
        times, base = self._multiple(value)
        if times == 0:
            # −a, with an a that is no such multiple in all.
            return self._apply("reciprocal", self._exp(self._operand(value)))
        power = factor = self._exp(base)
        for _ in range(abs(times) - 1):
            power = self._apply("mul", power, factor)
        return power if times > 0 else self._apply("reciprocal", power)

    def _operand(self, value: int) -> int:
        node = self.definitions[value]
        assert isinstance(node, Apply)
        return node.operands[0]

    def _exp(self, value: int) -> int:
        """exp(value), which is computed once."""
        if value not in self.exponentials:
            self.exponentials[value] = self._expanded(value) if self._expands(value) else self._apply("exp", value)
        return self.exponentials[value]

    def _expanded(self, value: int) -> int:
        node = self.definitions[value]
        if isinstance(node, _Stored):
            return self._add_graph(_storing_exp(node), node.types)
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
                return self._power(value)
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


def _rewritten(graph: GraphOp, types: Sequence[TensorType], splitting: Splitting, expanding: Sequence[int]) -> _Rewriter:
    """The rewriter of a graph's body, which loads the exponentials of the operands `expanding` where they are wanted."""
    rewriter = _Rewriter(len(graph.operands), splitting, expanding)
    rewriter.rewrite(graph.body, stages_of(graph), check_graph(graph, types, memory=False))
    return rewriter


def _storing_exp(stored: _Stored) -> GraphOp:
    """The graph with one store only, that of the exponential of what it stored."""
    graph = stored.graph
    store = graph.stores[stored.store]
    body = [node for node in graph.body if not isinstance(node, Store)]
    value = len(graph.operands) + sum(map(results, body))
    return replace(graph, body=(*body, Apply("exp", (store.operand,)), replace(store, operand=value)))
