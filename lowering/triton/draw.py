"""How the self-check of an emitted module draws its inputs: a standard deviation and a sign for each input of the source program.

The rule, on the decomposed source: an input is N(0, 1); one that is the right operand of a product over k entries (itself or a
view of it) is a weight and N(0, 1/k). Root mean squares are propagated through the program (entries taken as independent). Where
they say that the argument of an exponential is not about 1 (3 when a maximum has been subtracted from it), the weight of the
product that it comes from is scaled so that it is. An input that reaches a logarithm, a root, a power's base or a denominator by
operators that keep signs is drawn positive.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, prod, sqrt

from mirage_ir.check import infer_program
from mirage_ir.program import VIEWS, Apply, Program, numbered

SCORES = 1.0
"""Root mean square wanted of an exponential's argument."""
SHIFTED_SCORES = 3.0
"""The same when the maximum is subtracted."""
_CAP = 1e6


@dataclass(frozen=True, slots=True)
class Draw:
    """`deviation` times a standard normal number, or its absolute value."""

    deviation: float
    positive: bool


@dataclass(frozen=True, slots=True)
class _Moment:
    """Root mean square of a value's entries, and whether all are positive (so that sums grow with n, not with its root)."""

    rms: float
    positive: bool


def _moments(program: Program, deviations: Sequence[float], positive: Sequence[bool]) -> list[_Moment]:
    types = infer_program(program)
    out = [_Moment(d, p) for d, p in zip(deviations, positive, strict=True)]
    for value, node in numbered(len(out), program.nodes):
        if not isinstance(node, Apply):
            out.extend(_Moment(1.0, False) for _ in range(len(out), value + len(node.stores)))  # type: ignore[union-attr]
            continue
        xs = [out[v] for v in node.operands]
        shapes = [types[v].shape for v in node.operands]
        moment = _moment(node, xs, shapes)
        out.append(_Moment(min(max(moment.rms, 1 / _CAP), _CAP), moment.positive))
    return out


def _moment(node: Apply, xs: Sequence[_Moment], shapes: Sequence[tuple[int, ...]]) -> _Moment:
    x, attrs = xs[0], node.attr()
    if node.op == "matmul":
        both = x.positive and xs[1].positive
        k = shapes[0][-1]
        return _Moment(x.rms * xs[1].rms * (k if both else sqrt(k)), both)
    if node.op in ("sum", "mean", "max"):
        dim = attrs["dim"]
        assert isinstance(dim, int)
        n = shapes[0][dim]
        total = x.rms * (n if x.positive else sqrt(n))
        return _Moment({"sum": total, "mean": total / n, "max": x.rms}[node.op], x.positive)
    if node.op in VIEWS or node.op == "concat":
        return _Moment(sqrt(sum(m.rms**2 for m in xs) / len(xs)), all(m.positive for m in xs))
    if node.op in ("add", "sub"):
        return _Moment(sqrt(x.rms**2 + xs[1].rms ** 2), node.op == "add" and x.positive and xs[1].positive)
    if node.op == "mul":
        return _Moment(x.rms * xs[1].rms, x.positive and xs[1].positive)
    if node.op in ("div", "reciprocal"):
        below = xs[-1]
        return _Moment((x.rms if node.op == "div" else 1.0) / below.rms, all(m.positive for m in xs))
    if node.op in ("scale", "offset"):
        value = attrs["value"]
        assert isinstance(value, int | float)
        if node.op == "scale":
            return _Moment(abs(value) * x.rms, x.positive and value > 0)
        return _Moment(sqrt(x.rms**2 + value**2), x.positive and value >= 0)
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
    rms, positive = table.get(node.op, (x.rms, False))
    return _Moment(rms, positive)


def _root(program: Program, value: int) -> int:
    """The value of which `value` is a view."""
    while value >= len(program.inputs):
        node = _maker(program, value)
        if not (isinstance(node, Apply) and node.op in VIEWS):
            break
        value = node.operands[0]
    return value


def _maker(program: Program, value: int) -> object:
    found = None
    for first, node in numbered(len(program.inputs), program.nodes):
        if first > value:
            break
        found = node
    return found


def _weight_of(program: Program, value: int) -> int | None:
    """The input that scales `value` linearly: the right operand of the product that it comes from, else the left."""
    value = _root(program, value)
    if value < len(program.inputs):
        return value
    node = _maker(program, value)
    if not isinstance(node, Apply):
        return None
    if node.op == "matmul":
        inputs = [r for r in (_root(program, v) for v in reversed(node.operands)) if r < len(program.inputs)]
        return inputs[0] if inputs else None
    if node.op in ("scale", "neg", "mul", "sum", "mean", "max", "div"):
        return _weight_of(program, node.operands[0])
    return None


def _positive_inputs(program: Program) -> list[bool]:
    """Inputs that a function of positive numbers sees through operators that keep signs."""
    wanted: set[int] = set()
    for value, node in reversed(list(numbered(len(program.inputs), program.nodes))):
        if not isinstance(node, Apply):
            continue
        if node.op in ("log", "sqrt", "rsqrt", "reciprocal", "pow"):
            wanted.add(node.operands[0])
        elif node.op == "div":
            wanted.add(node.operands[1])
        keeps = node.op in VIEWS or node.op in (
            "sum",
            "mean",
            "max",
            "add",
            "mul",
            "matmul",
            "maximum",
            "minimum",
            "offset",
            "concat",
        )
        if value in wanted and (keeps or (node.op == "scale" and float(dict(node.attrs)["value"]) > 0)):  # type: ignore[arg-type]
            wanted.update(node.operands)
    return [v in wanted for v in range(len(program.inputs))]


def choose_draws(source: Program) -> list[Draw]:
    """One draw for each input of a decomposed program."""
    count = len(source.inputs)
    deviations = [1.0] * count
    positive = _positive_inputs(source)
    types = infer_program(source)
    for node in source.nodes:
        if isinstance(node, Apply) and node.op == "matmul":
            weight = _root(source, node.operands[1])
            if weight < count and prod(types[weight].shape) > 1:
                deviations[weight] = 1 / sqrt(types[node.operands[0]].shape[-1])
    for node in source.nodes:
        if not (isinstance(node, Apply) and node.op == "exp"):
            continue
        argument, wanted = node.operands[0], SCORES
        maker = _maker(source, argument) if argument >= count else None
        if isinstance(maker, Apply) and maker.op == "sub":
            subtracted = maker.operands[1]
            top = _maker(source, subtracted) if subtracted >= count else None
            if isinstance(top, Apply) and top.op == "max":
                argument, wanted = maker.operands[0], SHIFTED_SCORES
        weight = _weight_of(source, argument)
        rms = _moments(source, deviations, positive)[argument].rms
        if weight is not None and not 0.8 * wanted < rms < 1.25 * wanted:
            deviations[weight] *= wanted / rms
    return [Draw(d, p) for d, p in zip(deviations, positive, strict=True)]
