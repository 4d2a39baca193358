"""How inputs for running a program are drawn: a standard deviation and a sign for each input of the source program.

The rule: an input is N(0, 1); one that is the right operand of a product over k entries (itself or a view of it) is a weight and
N(0, 1/k). Root mean squares are propagated through the program (entries taken as independent). Where they say that the argument of
an exponential is not about 1 (3 when a maximum has been subtracted from it), the weight of the product that it comes from is
scaled so that it is. An input that reaches a logarithm, a root, a power's base or a denominator by operators that keep signs is
drawn positive. Bodies of block graphs are read like the rest: tiles have the moments of the tensors that they are parts of.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, prod, sqrt
from typing import Any

from mirage_ir.check import check_graph, infer_program
from mirage_ir.ops import VIEWS, signature_of
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
_CAP = 1e6
_VIEW = "view"
_KEEPS_SIGN = ("sum", "mean", "max", "add", "mul", "matmul", "maximum", "minimum", "offset", "concat", _VIEW)


@dataclass(frozen=True, slots=True)
class Draw:
    """`deviation` times a standard normal number, or its absolute value. A `weight` is the right operand of a product."""

    deviation: float
    positive: bool
    weight: bool = False


@dataclass(frozen=True, slots=True)
class _Moment:
    """Root mean square of a value's entries, and whether all are positive (so that sums grow with n, not with its root)."""

    rms: float
    positive: bool


@dataclass(frozen=True, slots=True)
class _Step:
    """An operator at any level. `terms` is over how many entries it sums, those of all iterations included."""

    op: str
    operands: tuple[int, ...]
    attrs: dict[str, Any]
    terms: int = 1


class _Steps:
    """A program as one list of steps: value i of `steps` is input i (None) or computed; a block's loads and stores are views."""

    def __init__(self, program: Program) -> None:
        self.steps: list[_Step | None] = [None] * len(program.inputs)
        self.inputs = len(program.inputs)
        types = infer_program(program, memory=False)
        names = list(range(self.inputs))
        for value, node in numbered(self.inputs, program.nodes):
            read = [types[v] for v in node.operands]
            if isinstance(node, Apply):
                names.append(self._apply(node, names, [t.shape for t in read], 1))
            else:
                names.extend(self._graph(node, [names[v] for v in node.operands], read))
            assert len(names) == value + (1 if isinstance(node, Apply) else len(node.stores))

    def _add(self, step: _Step) -> int:
        self.steps.append(step)
        return len(self.steps) - 1

    def _apply(self, node: Apply, names: Sequence[int], shapes: Sequence[Shape], iterations: int) -> int:
        op, attrs, terms = node.op, node.attr(), 1
        if op in VIEWS:
            op = _VIEW
        else:
            terms = iterations * prod(label.extent for label in signature_of(node, shapes).bound)
        return self._add(_Step(op, tuple(names[v] for v in node.operands), attrs, terms))

    def _graph(self, graph: GraphOp, outside: Sequence[int], read: Sequence[TensorType]) -> list[int]:
        """The values of the stores of a graph-defined operator."""
        types = check_graph(graph, read, memory=False)
        names, stored = list(outside), list[int]()
        split: dict[int, int] = {}  # Loads that the loop splits, and along which dimension.
        whole: set[int] = set()  # Products that count the entries of all iterations: their accumulation adds none.
        for value, node in numbered(len(outside), graph.body):
            match node:
                case Load():
                    names.append(self._add(_Step(_VIEW, (names[node.source],), {})))
                    if node.fmap != REPLICATE:
                        split[value] = node.fmap
                case Apply():
                    shapes = [types[v].shape for v in node.operands]
                    over_loop = node.op == "matmul" and split.get(node.operands[1]) == len(shapes[1]) - 2
                    if over_loop:
                        whole.add(value)
                    names.append(self._apply(node, names, shapes, graph.loop if over_loop else 1))
                case Accumulate():
                    op = _VIEW if node.kind is AccumulatorKind.CONCAT or node.operand in whole else node.kind
                    names.append(self._add(_Step(op, (names[node.operand],), {}, graph.loop)))
                case GraphOp():
                    names.extend(self._graph(node, [names[v] for v in node.operands], [types[v] for v in node.operands]))
                case Store():
                    stored.append(self._add(_Step(_VIEW, (names[node.operand],), {})))
        return stored

    def computed(self) -> list[tuple[int, _Step]]:
        return [(v, s) for v, s in enumerate(self.steps) if s is not None]

    def root(self, value: int) -> int:
        """The value of which `value` is a view."""
        while (step := self.steps[value]) is not None and step.op == _VIEW:
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
        if step.op == "matmul":
            inputs = [r for r in (self.root(v) for v in reversed(step.operands)) if r < self.inputs]
            return inputs[0] if inputs else None
        if step.op in ("scale", "neg", "mul", "sum", "mean", "max", "div"):
            return self.weight_of(step.operands[0])
        return None

    def positive_inputs(self) -> list[bool]:
        """Inputs that a function of positive numbers sees through operators that keep signs."""
        wanted: set[int] = set()
        for value, step in reversed(self.computed()):
            if step.op in ("log", "sqrt", "rsqrt", "reciprocal", "pow"):
                wanted.add(step.operands[0])
            elif step.op == "div":
                wanted.add(step.operands[1])
            if value in wanted and (step.op in _KEEPS_SIGN or (step.op == "scale" and step.attrs["value"] > 0)):
                wanted.update(step.operands)
        return [v in wanted for v in range(self.inputs)]

    def moments(self, deviations: Sequence[float], positive: Sequence[bool]) -> list[_Moment]:
        out = [_Moment(d, p) for d, p in zip(deviations, positive, strict=True)]
        for _, step in self.computed():
            moment = _moment(step, [out[v] for v in step.operands])
            out.append(_Moment(min(max(moment.rms, 1 / _CAP), _CAP), moment.positive))
        return out


def _moment(step: _Step, xs: Sequence[_Moment]) -> _Moment:
    x, n = xs[0], step.terms
    match step.op:
        case "matmul":
            both = x.positive and xs[1].positive
            return _Moment(x.rms * xs[1].rms * (n if both else sqrt(n)), both)
        case "sum":
            return _Moment(x.rms * (n if x.positive else sqrt(n)), x.positive)
        case "mean":
            return _Moment(x.rms if x.positive else x.rms / sqrt(n), x.positive)
        case "max" | "view":
            return x
        case "concat":
            return _Moment(sqrt(sum(m.rms**2 for m in xs) / len(xs)), all(m.positive for m in xs))
        case "add" | "sub":
            return _Moment(sqrt(x.rms**2 + xs[1].rms ** 2), step.op == "add" and x.positive and xs[1].positive)
        case "mul":
            return _Moment(x.rms * xs[1].rms, x.positive and xs[1].positive)
        case "div" | "reciprocal":
            return _Moment((x.rms if step.op == "div" else 1.0) / xs[-1].rms, all(m.positive for m in xs))
        case "scale":
            value = float(step.attrs["value"])
            return _Moment(abs(value) * x.rms, x.positive and value > 0)
        case "offset":
            value = float(step.attrs["value"])
            return _Moment(sqrt(x.rms**2 + value**2), x.positive and value >= 0)
        case _:
            table = {
                "square": (x.rms**2, True),
                "sqrt": (sqrt(x.rms), True),
                "rsqrt": (1 / sqrt(x.rms), True),
                "exp": (exp(min(x.rms, 3.0) ** 2), True),
                "sigmoid": (0.5, True),
                "relu": (x.rms, True),
                "tanh": (min(x.rms, 1.0), False),
                "log": (1.0, False),
            }
            return _Moment(*table.get(step.op, (x.rms, False)))


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
        if step.op == "matmul":
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
        if weight is not None and wanted is not None and not 0.8 * wanted < rms < 1.25 * wanted:
            deviations[weight] *= wanted / rms
    return [Draw(d, p, v in weights) for v, (d, p) in enumerate(zip(deviations, positive, strict=True))]
