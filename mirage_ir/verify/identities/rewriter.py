"""Which identity is about which operator: the walk over a program and the bodies of its graphs."""

from __future__ import annotations

import sys
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from mirage_ir.absence import Absence
from mirage_ir.check import absences, check_graph, infer_program, stages_of
from mirage_ir.errors import ProgramError
from mirage_ir.loop_kernels import with_loops_apart
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
from mirage_ir.verify.identities import divisions, functions, gates, graphs, loads, maxima, reductions, signs, sums, views
from mirage_ir.verify.identities.body import Operands, RewrittenBody, RewrittenGraph, dimension
from mirage_ir.verify.identities.choices import Activations, Splitting
from mirage_ir.verify.identities.copies import with_single_copies
from mirage_ir.verify.identities.unused import without_unused

FRAMES = 12
"""Python frames that the functions of one value of a program take at most."""


def normalize(
    program: Program,
    splitting: Splitting = Splitting.EVERY_SUM,
    activations: Activations = Activations.ORACLES,
    apart: bool = False,
) -> Program:
    """The program after all identities, without values that no output needs; composites must be decomposed.

    The outputs' order and types stay. Kernels of several loops become several kernels (`mirage_ir.loop_kernels`). `apart`: values
    are divided by the factors of a divisor one by one also where it is known to be positive.
    """
    program = with_loops_apart(program)
    types = infer_program(program, memory=False)
    count = len(program.inputs)
    inputs = Operands(count, [t.shape for t in program.inputs], total=frozenset(range(count)))
    rewriter = _Rewriter(inputs, splitting, activations, apart)
    with _deep(len(types)):
        rewriter.rewrite(program.nodes, (), types)
    nodes = tuple(n for n in rewriter.body.nodes if isinstance(n, Apply | GraphOp))
    outputs = tuple(rewriter.names[v] for v in program.outputs)
    return with_single_copies(without_unused(replace(program, nodes=nodes, outputs=outputs)))


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

    def __init__(self, given: Operands, splitting: Splitting, activations: Activations, apart: bool) -> None:
        self.names = list(range(given.own))
        self.body = RewrittenBody(given, splitting, activations, apart, self._graph)

    def rewrite(
        self, nodes: Sequence[BodyNode], stages: Sequence[Stage], types: Sequence[TensorType], absent: Sequence[Absence] = ()
    ) -> None:
        """Appends nodes; `stages` (in a graph-defined operator), `types` and `absent` are of all values, by their old numbers.

        Every value has the absent entries of the old one (`absent`, where there are any), or an identity does not apply.
        """
        body = self.body
        for _, node in numbered(len(self.names), nodes):
            new = rename_values(node, self.names)
            old = len(self.names)
            if body.ragged:
                value = self._ragged_identity(node, new, stages, types, absent[old : old + 1])
            else:
                value = self._identity(node, new, stages, types)
            if value is not None:
                self.names.append(value)
                continue
            if isinstance(new, GraphOp):
                stored = [types[v].shape for v in range(old, old + results(new))]
                missing = absent[old : old + results(new)]
                self.names += graphs.add_graph(
                    body, new, [types[v] for v in operands(node)], stored, functions.function_of, missing
                )
            else:
                value = body.add(new)
                self.names += [value] if results(new) else []
            for v in range(old, len(self.names)):
                body.shapes[self.names[v]] = types[v].shape
                if body.ragged:
                    body.absent[self.names[v]] = absent[v]
                if stages:
                    body.stages[self.names[v]] = stages[v]

    def _graph(self, graph: GraphOp, types: Sequence[TensorType], given: Operands) -> RewrittenGraph:
        """The body of a graph with operands of these types, which loads functions of operands where they are wanted."""
        rewriter = _Rewriter(given, self.body.splitting, self.body.activations, self.body.apart)
        absent = absences(graph, types, given.absent[: given.own]) if rewriter.body.ragged else ()
        rewriter.rewrite(graph.body, stages_of(graph), check_graph(graph, types, memory=False), absent)
        return RewrittenGraph(graph, rewriter.names, rewriter.body)

    def _ragged_identity(
        self, node: BodyNode, new: BodyNode, stages: Sequence[Stage], types: Sequence[TensorType], absent: Sequence[Absence]
    ) -> int | None:
        """The same, where values have absent entries; None as well where others would be absent."""
        try:
            value = self._identity(node, new, stages, types)
        except ProgramError:
            return None  # The identity asks for entries that are absent.
        return value if value is not None and [self.body.absence(value)] == list(absent) else None

    def _identity(self, node: BodyNode, new: BodyNode, stages: Sequence[Stage], types: Sequence[TensorType]) -> int | None:
        """The value of a node that an identity is about, which is `new` by the new names; None for any other."""
        body = self.body
        match new:
            case Apply():
                return _operator(body, new)
            case Load() if loads.taken_apart(body, new):
                return loads.tile(body, new, types[len(self.names)].shape)
            case Accumulate(kind=AccumulatorKind.MAX):
                return maxima.over_loop(body, new.operand)
            case Accumulate(kind=AccumulatorKind.CONCAT):
                return reductions.concatenated_sum(body, new)
            case Accumulate() if isinstance(node, Accumulate) and node.shift is not None:
                return functions.shifted_sum(body, new, stages[node.shift])
            case Accumulate():
                return reductions.accumulated_zeros(body, new)
            case _:
                return None


def _operator(body: RewrittenBody, node: Apply) -> int | None:
    """The value of an operator that an identity is about; None for any other."""
    x = node.operands[0] if node.operands else -1
    match node.op:
        case "exp":
            return functions.exp(body, x)
        case "log":
            return functions.log(body, x)
        case "expm1":
            return sums.offset(body, functions.exp(body, x), -1.0)
        case "log1p":
            return functions.log(body, sums.offset(body, x, 1.0))
        case "add" | "sub" | "neg" | "scale" | "offset":
            return sums.combined(body, node)
        case "transpose" | "slice" | "reshape" | "broadcast":
            return views.view(body, node)
        case "sum" | "max" if body.alike(x, dimension(node) - len(body.shapes[x])):
            return x
        case "sum":
            return reductions.summed(body, node)
        case "max":
            return maxima.along_dimension(body, node)
        case "maximum":
            return maxima.larger(body, *node.operands)
        case "minimum" if not all(signs.positive(body, v) for v in node.operands):
            return maxima.smaller(body, *node.operands)
        case "relu":
            return maxima.relu(body, x)
        case "clamp":
            return maxima.clamped(body, node)
        case "mul" if (quotient := divisions.by_reciprocal(body, node)) is not None:
            value = _operator(body, quotient)
            return body.apply("div", *quotient.operands) if value is None else value
        case "div" | "reciprocal" if (value := gates.sigmoid_quotient(body, node)) is not None:
            return value
        case "div" | "reciprocal" if body.apart or not signs.positive(body, node.operands[-1]):
            return divisions.divided(body, node)
        case "silu":
            return gates.silu(body, x)
        case "sigmoid":
            return gates.sigmoid(body, x)
        case "tanh":
            return gates.tanh(body, x)
        case "gelu":
            return gates.gelu(body, node)
        case _:
            return None
