"""Which identity is about which operator: the walk over a program and the bodies of its graphs."""

from __future__ import annotations

import sys
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial

from mirage_ir.check import check_graph, infer_program, stages_of
from mirage_ir.program import (
    Accumulate,
    AccumulatorKind,
    Apply,
    BodyNode,
    GraphOp,
    Load,
    Program,
    Stage,
    TensorType,
    numbered,
    operands,
    rename_values,
    results,
)
from mirage_ir.verify.identities.body import Operands, RewrittenBody, dimension
from mirage_ir.verify.identities.choices import Activations, Splitting
from mirage_ir.verify.identities.divisions import Divisions
from mirage_ir.verify.identities.expansions import Expansions
from mirage_ir.verify.identities.exponentials import ExponentialLaws
from mirage_ir.verify.identities.factors import FactorFinder
from mirage_ir.verify.identities.functions import Functions
from mirage_ir.verify.identities.gates import Gates
from mirage_ir.verify.identities.graphs import Graphs
from mirage_ir.verify.identities.loads import Loads
from mirage_ir.verify.identities.logarithms import Logarithms
from mirage_ir.verify.identities.maxima import Maxima
from mirage_ir.verify.identities.reductions import Reductions
from mirage_ir.verify.identities.signs import Signs
from mirage_ir.verify.identities.stores import Stores
from mirage_ir.verify.identities.sums import Sums
from mirage_ir.verify.identities.unused import without_unused
from mirage_ir.verify.identities.views import Views

FRAMES = 12
"""Python's frames that the functions of one value of a program take at most."""


def normalize(
    program: Program, splitting: Splitting = Splitting.EVERY_SUM, activations: Activations = Activations.ORACLES
) -> Program:
    """The program after all identities, without what no output needs; composites must be decomposed.

    The outputs' order and types stay.
    """
    types = infer_program(program, memory=False)
    count = len(program.inputs)
    inputs = Operands(count, [t.shape for t in program.inputs], total=frozenset(range(count)))
    rewriter = _Rewriter(inputs, splitting, activations)
    with _deep(len(types)):
        rewriter.rewrite(program.nodes, (), types)
    nodes = tuple(n for n in rewriter.body.nodes if isinstance(n, Apply | GraphOp))
    return without_unused(replace(program, nodes=nodes, outputs=tuple(rewriter.names[v] for v in program.outputs)))


@contextmanager
def _deep(values: int) -> Generator[None]:
    """Lets functions of a long chain of sums and products recurse along it."""
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(limit + FRAMES * values)
    try:
        yield
    finally:
        sys.setrecursionlimit(limit)


class _Rewriter:
    """Rebuilds the nodes of one graph; `names` sends old values to new ones."""

    def __init__(self, given: Operands, splitting: Splitting, activations: Activations) -> None:
        self.names = list(range(given.own))
        self.body = body = RewrittenBody(given, splitting)
        self.signs = Signs(body)
        self.sums = Sums(body, self.signs)
        self.views = Views(body, self.sums)
        self.reductions = Reductions(body, self.sums, self.views)
        self.factors = FactorFinder(body, self.signs, self.sums)
        self.expansions = Expansions(body, self.factors)
        self.divisions = Divisions(body, self.factors)
        self.maxima = Maxima(body, self.sums, self.factors, activations)
        self.loads = Loads(body, self.sums)
        rewritten = partial(_rewritten, splitting, activations)
        self.graphs = Graphs(body, self.signs, self.sums, self.factors, self.expansions, rewritten)
        self.exponentials = ExponentialLaws(body, self.signs, self.views, self.expansions)
        logarithms = Logarithms(self.sums, self.views, self.factors)
        self.functions = Functions(body, self.expansions, self.exponentials, logarithms, self.loads, self.graphs)
        self.gates = Gates(body, self.sums, self.functions, activations)

    def rewrite(self, nodes: Sequence[BodyNode], stages: Sequence[Stage], types: Sequence[TensorType]) -> None:
        """Appends nodes, whose values have these stages (in a graph-defined operator) and types as they are numbered there."""
        for _, node in numbered(len(self.names), nodes):
            new = rename_values(node, self.names)
            if (value := self._identity(node, new, stages, types)) is not None:
                self.names.append(value)
                continue
            old = len(self.names)
            if isinstance(new, GraphOp):
                stored = [types[v].shape for v in range(old, old + results(new))]
                self.names += self.graphs.add(new, [types[v] for v in operands(node)], stored, self.functions.of)
            else:
                value = self.body.add(new)
                self.names += [value] if results(new) else []
            for v in range(old, len(self.names)):
                self.body.shapes[self.names[v]] = types[v].shape
                if stages:
                    self.body.stages[self.names[v]] = stages[v]

    def _identity(self, node: BodyNode, new: BodyNode, stages: Sequence[Stage], types: Sequence[TensorType]) -> int | None:
        """The value of a node that an identity is about, which is `new` by the new names; None for any other."""
        if isinstance(new, Apply):
            return self._operator(new)
        if isinstance(new, Load) and self.loads.taken_apart(new):
            return self.loads.tile(new, types[len(self.names)].shape)
        if isinstance(new, Accumulate) and new.kind is AccumulatorKind.MAX:
            return self.maxima.over_loop(new.operand)
        if isinstance(new, Accumulate) and new.kind is AccumulatorKind.CONCAT:
            return self.reductions.concatenated(new)
        if isinstance(node, Accumulate) and isinstance(new, Accumulate) and node.shift is not None:
            return self.exponentials.shifted_sum(new, stages[node.shift], self.functions.exp)
        return None

    def _operator(self, node: Apply) -> int | None:
        """The value of an operator that an identity is about; None for any other."""
        x = node.operands[0] if node.operands else -1
        match node.op:
            case "exp":
                return self.functions.exp(x)
            case "log":
                return self.functions.log(x)
            case "add" | "sub" | "neg" | "scale" | "offset":
                return self.sums.combined(node)
            case "transpose" | "slice" | "reshape" | "broadcast":
                return self.views.view(node)
            case "sum" | "max" if self.body.shapes[x][dimension(node)] == 1:
                return x
            case "sum":
                return self.reductions.summed(node)
            case "max":
                return self.maxima.along_dimension(node)
            case "maximum":
                return self.maxima.larger(*node.operands)
            case "minimum" if not all(map(self.signs.positive, node.operands)):
                return self.maxima.smaller(*node.operands)
            case "relu":
                return self.maxima.relu(x)
            case "clamp":
                return self.maxima.clamped(node)
            case "mul" if (quotient := self.divisions.by_reciprocal(node)) is not None:
                value = self._operator(quotient)
                return self.body.apply("div", *quotient.operands) if value is None else value
            case "div" | "reciprocal" if (value := self.gates.quotient(node)) is not None:
                return value
            case "div" | "reciprocal" if not self.signs.positive(node.operands[-1]):
                return self.divisions.divided(node)
            case "silu":
                return self.gates.silu(x)
            case "sigmoid":
                return self.gates.sigmoid(x)
            case "tanh":
                return self.gates.tanh(x)
            case "gelu":
                return self.gates.gelu(node)
            case _:
                return None


def _rewritten(
    splitting: Splitting, activations: Activations, graph: GraphOp, types: Sequence[TensorType], given: Operands
) -> Stores:
    """The body of a graph with operands of these types, which loads functions of operands where they are wanted."""
    rewriter = _Rewriter(given, splitting, activations)
    rewriter.rewrite(graph.body, stages_of(graph), check_graph(graph, types, memory=False))
    return Stores(graph, rewriter.names, rewriter.body, rewriter.signs, rewriter.factors, rewriter.expansions)
