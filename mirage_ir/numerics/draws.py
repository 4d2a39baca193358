"""How inputs for running a program are drawn: a standard deviation and a sign for each input of the source program.

The rule: an input is N(0, 1); one that is the right operand of a product over k entries (itself or a view of it) is a weight and
N(0, 1/k). Root mean squares are propagated through the program (entries taken as independent). Where they say that the argument of
an exponential is not about 1 (3 when a maximum has been subtracted from it), the weight of the product that it comes from is
scaled so that it is. An input that reaches a logarithm, a root, a power's base or a denominator by operators that keep signs is
drawn positive. Bodies of block graphs are read like the rest: tiles have the moments of the tensors that they are parts of.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import exp, isfinite, log1p, prod, sqrt
from typing import Any

from mirage_ir.check import check_graph, infer_program, stages_of
from mirage_ir.ops import Domain, Operator, operator, signature_of
from mirage_ir.program import (
    REPLICATE,
    Accumulate,
    AccumulatorKind,
    Apply,
    GraphOp,
    Load,
    Program,
    Shape,
    Store,
    TensorType,
    numbered,
)

SCORES = 1.0
"""Root mean square wanted of an exponential's argument."""
SHIFTED_SCORES = 3.0
"""The same when the maximum is subtracted."""
CLOSE_SCORES = 1.25
"""Factor by which a root mean square may miss the one wanted."""
LARGEST_RMS = 1e6
"""Root mean squares count up to here, and from its inverse on: what follows from them stays within float64."""


@dataclass(frozen=True, slots=True)
class Draw:
    """`deviation` times a standard normal number, or its absolute value. A `weight` is the right operand of a product."""

    deviation: float
    positive: bool
    weight: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class _Moment:
    """Root mean square of a value's entries, and whether all are positive (so that sums grow with n, not with its root)."""

    rms: float
    positive: bool


class _MomentArithmetic:
    """The arithmetic that the operator table's `modular` meanings name, on moments of independent values.

    terms: entries that a reduction or product binds. needed: the values that had to be positive, as divisors and arguments of roots
    and logarithms do.
    """

    one, zero = _Moment(1.0, True), _Moment(0.0, True)

    def __init__(self, terms: int) -> None:
        self.terms = terms
        self.needed: list[_Moment] = []

    def constant(self, value: int | Fraction) -> _Moment:
        return _Moment(abs(float(value)), value >= 0)

    def add(self, x: _Moment, y: _Moment) -> _Moment:
        return _Moment(sqrt(x.rms**2 + y.rms**2), x.positive and y.positive)

    def sub(self, x: _Moment, y: _Moment) -> _Moment:
        return _Moment(self.add(x, y).rms, False)

    def neg(self, x: _Moment) -> _Moment:
        return _Moment(x.rms, False)

    def mul(self, x: _Moment, y: _Moment) -> _Moment:
        return _Moment(x.rms * y.rms, x is y or (x.positive and y.positive))

    def div(self, x: _Moment, y: _Moment) -> _Moment:
        self.needed.append(y)
        return _Moment(x.rms / y.rms, x.positive and y.positive)

    def maximum(self, x: _Moment, y: _Moment) -> _Moment:
        return _Moment(x.rms, x.positive or y.positive)

    def minimum(self, x: _Moment, y: _Moment) -> _Moment:
        return _Moment(x.rms, x.positive and y.positive)

    def extent(self, x: _Moment, dim: int) -> int:
        return self.terms

    def sum(self, x: _Moment, dim: int) -> _Moment:
        return _Moment(x.rms * (self.terms if x.positive else sqrt(self.terms)), x.positive)

    def max(self, x: _Moment, dim: int) -> _Moment:
        return x

    def matmul(self, x: _Moment, y: _Moment) -> _Moment:
        return self.sum(_Moment(x.rms * y.rms, x.positive and y.positive), -1)

    def move(self, f: object, *xs: _Moment, **attrs: object) -> _Moment:
        return _Moment(sqrt(sum(x.rms**2 for x in xs) / len(xs)), all(x.positive for x in xs))

    def oracle(self, name: str, x: _Moment, *others: _Moment, **attrs: object) -> _Moment:
        row = operator(name)
        low, high = row.range
        if row.domain in (Domain.POSITIVE, Domain.NONNEGATIVE) or name == "log1p":
            self.needed.append(x)
        match name:
            case "exp":
                return _Moment(exp(min(x.rms, 3.0) ** 2), True)
            case "expm1":
                square = min(x.rms, 3.0) ** 2
                return _Moment(sqrt(exp(2 * square) - 2 * exp(square / 2) + 1), x.positive)
            case "log1p":
                return _Moment(log1p(x.rms), x.positive)
            case "sqrt":
                return _Moment(sqrt(x.rms), True)
            case "log":
                return _Moment(1.0, False)
            case _ if isfinite(low) and isfinite(high):
                return _Moment(max((low + high) / 2, min(x.rms, (high - low) / 2)), low >= 0)
            case _:
                return _Moment(x.rms, False)


@dataclass(frozen=True, slots=True)
class _Step:
    """An operator at any level, None for a view. `terms` counts the entries that it binds, in all iterations."""

    row: Operator | None
    operands: tuple[int, ...]
    attrs: dict[str, Any]
    terms: int = 1

    @property
    def op(self) -> str | None:
        return self.row and self.row.name

    def moment(self, known: Sequence[_Moment] | Mapping[int, _Moment], needed: list[_Moment] | None = None) -> _Moment:
        """Of its value, by the moments of all values so far; `needed` collects the operands that it needs positive."""
        arithmetic = _MomentArithmetic(self.terms)
        xs = [known[v] for v in self.operands]
        moment = xs[0] if self.row is None else self.row.modular(arithmetic, *xs, **self.attrs)
        if needed is not None:
            needed += arithmetic.needed
        return moment


class _Steps:
    """A program as one list of steps: value i of `steps` is input i (None) or computed; a block's loads and stores are views."""

    def __init__(self, program: Program) -> None:
        self.steps: list[_Step | None] = [None] * len(program.inputs)
        self.inputs = len(program.inputs)
        types = infer_program(program, memory=False)
        names = list(range(self.inputs))
        for node in program.nodes:
            read = [types[v] for v in node.operands]
            if isinstance(node, Apply):
                names.append(self._apply(node, names, [t.shape for t in read], 1))
            else:
                names.extend(self._graph(node, [names[v] for v in node.operands], read))

    def _add(self, step: _Step) -> int:
        self.steps.append(step)
        return len(self.steps) - 1

    def _apply(self, node: Apply, names: Sequence[int], shapes: Sequence[Shape], iterations: int) -> int:
        row, terms = operator(node.op), 1
        if not row.view:
            terms = iterations * prod(label.extent for label in signature_of(node, shapes).bound)
        return self._add(_Step(None if row.view else row, tuple(names[v] for v in node.operands), node.attr(), terms))

    def _graph(self, graph: GraphOp, outside: Sequence[int], read: Sequence[TensorType]) -> list[int]:
        """The values of the stores of a graph-defined operator."""
        types, stages = check_graph(graph, read, memory=False), stages_of(graph)
        names, stored = list(outside), list[int]()
        split: dict[int, int] = {}  # Loads that the loop splits, and along which dimension.
        whole: set[int] = set()  # Products that count the entries of all iterations: their accumulation adds none.
        for value, node in numbered(len(outside), graph.body):
            match node:
                case Load():
                    names.append(self._add(_Step(None, (names[node.source],), {})))
                    if node.fmap != REPLICATE:
                        split[value] = node.fmap
                case Apply():
                    shapes = [types[v].shape for v in node.operands]
                    over_loop = operator(node.op).product and split.get(node.operands[1]) == len(shapes[1]) - 2
                    if over_loop:
                        whole.add(value)
                    names.append(self._apply(node, names, shapes, graph.loops[stages[value].loop] if over_loop else 1))
                case Accumulate():
                    row = None if node.kind is AccumulatorKind.CONCAT or node.operand in whole else operator(node.kind)
                    names.append(self._add(_Step(row, (names[node.operand],), {"dim": 0}, graph.loops[stages[value].loop])))
                case GraphOp():
                    names.extend(self._graph(node, [names[v] for v in node.operands], [types[v] for v in node.operands]))
                case Store():
                    stored.append(self._add(_Step(None, (names[node.operand],), {})))
        return stored

    def computed(self) -> list[tuple[int, _Step]]:
        return [(v, s) for v, s in enumerate(self.steps) if s is not None]

    def root(self, value: int) -> int:
        """The value of which `value` is a view."""
        while (step := self.steps[value]) is not None and step.row is None:
            value = step.operands[0]
        return value

    def maker(self, value: int) -> _Step | None:
        return self.steps[self.root(value)]

    def weight_of(self, value: int) -> int | None:
        """The input that scales `value` linearly: the right operand of the product that it comes from, else the left."""
        value = self.root(value)
        step = self.steps[value]
        if step is None:
            return value
        assert step.row is not None
        if step.row.product:
            return next((r for v in reversed(step.operands) if (r := self.root(v)) < self.inputs), None)
        return self.weight_of(step.operands[0]) if step.row.homogeneous else None

    def positive_inputs(self) -> list[bool]:
        """For each input: whether a function of positive numbers reads it through operators that keep signs."""
        wanted: set[int] = set()
        for value, step in reversed(self.computed()):
            positive, any_sign = ({v: _Moment(1.0, sign) for v in step.operands} for sign in (True, False))
            needed: list[_Moment] = []
            keeps_sign = step.moment(positive, needed).positive and not step.moment(any_sign).positive
            wanted |= {v for v, moment in positive.items() if any(moment is n for n in needed)}
            if value in wanted and keeps_sign:
                wanted.update(step.operands)
        return [v in wanted for v in range(self.inputs)]

    def moments(self, deviations: Sequence[float], positive: Sequence[bool]) -> list[_Moment]:
        out = [_Moment(d, p) for d, p in zip(deviations, positive, strict=True)]
        for _, step in self.computed():
            moment = step.moment(out)
            out.append(_Moment(min(max(moment.rms, 1 / LARGEST_RMS), LARGEST_RMS), moment.positive))
        return out


def choose_draws(
    source: Program,
    *,
    data: float = 1.0,
    scores: float | None = SCORES,
    shifted: float | None = SHIFTED_SCORES,
    one_sided: bool = False,
) -> list[Draw]:
    """One draw for each input of a decomposed program. Raises `ProgramError` when it is not well formed.

    `data` is the deviation of inputs that are no weights; `scores` and `shifted` the root mean square wanted of an exponential's
    argument without and with a maximum subtracted, None for whatever it is. With `one_sided` all inputs are positive, and weights
    are 1/k, so that a product is about as large as its left operand.
    """
    steps = _Steps(source)
    count = steps.inputs
    deviations = [data] * count
    positive = [True] * count if one_sided else steps.positive_inputs()
    weights: set[int] = set()
    for _, step in steps.computed():
        if step.row is not None and step.row.product:
            weight = steps.root(step.operands[1])
            if weight < count and prod(source.inputs[weight].shape) > 1:
                weights.add(weight)
                deviations[weight] = 1 / step.terms if one_sided else 1 / sqrt(step.terms)
    for _, step in steps.computed():
        if step.op != "exp":
            continue
        argument, wanted = step.operands[0], scores
        maker = steps.maker(argument)
        if maker is not None and maker.op == "sub":
            top = steps.maker(maker.operands[1])
            if top is not None and top.op == "max":
                argument, wanted = maker.operands[0], shifted
        weight = steps.weight_of(argument)
        rms = steps.moments(deviations, positive)[argument].rms
        if weight is not None and wanted is not None and not wanted / CLOSE_SCORES < rms < CLOSE_SCORES * wanted:
            deviations[weight] *= wanted / rms
    return [Draw(d, p, v in weights) for v, (d, p) in enumerate(zip(deviations, positive, strict=True))]
