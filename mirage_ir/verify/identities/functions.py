"""The exponential and the logarithm of a value: by a law, as a load or a result of a graph, or as the operator itself."""

from __future__ import annotations

from fractions import Fraction

from mirage_ir.ops import VIEWS
from mirage_ir.program import Accumulate, AccumulatorKind, Apply, Load, Stage
from mirage_ir.verify.identities import constants, expansions, factors, graphs, loads, maxima, sums
from mirage_ir.verify.identities.body import ONCE, RewrittenBody, StoredResult
from mirage_ir.verify.identities.views import view_of


def exp(body: RewrittenBody, value: int, unit: Fraction = ONCE) -> int:
    """exp(unit·value), made once."""
    key = "exp", value, unit
    if key not in body.made_functions:
        body.made_functions[key] = _made(body, "exp", value) if unit == 1 else _of_multiple(body, value, unit)
    return body.made_functions[key]


def log(body: RewrittenBody, value: int) -> int:
    """log(value), made once."""
    key = "log", value, ONCE
    if key not in body.made_functions:
        body.made_functions[key] = _made(body, "log", value)
    return body.made_functions[key]


def function_of(body: RewrittenBody, function: str, value: int) -> int:
    """The value of "exp" or "log" of a value."""
    return exp(body, value) if function == "exp" else log(body, value)


def _made(body: RewrittenBody, function: str, value: int) -> int:
    node = body.definitions.get(value)
    if node is None or not expansions.expands(body, function, value):
        return body.apply(function, value)
    if isinstance(node, Load):
        return loads.function(body, value, function, node)
    if isinstance(node, StoredResult):
        (moved,) = graphs.add_graph(body, graphs.storing(function, node), node.types, [body.shapes[value]], function_of)
        return moved
    if isinstance(node, Accumulate) and node.kind is AccumulatorKind.CONCAT:
        return body.accumulate(function_of(body, function, node.operand), node.kind, node.dim)
    if isinstance(node, Apply) and node.op in VIEWS:
        return view_of(body, node, function_of(body, function, node.operands[0]))
    if function == "log":
        return _log(body, value, node)
    assert isinstance(node, Apply)
    return _exp(body, value, node)


# Logarithms.


def _log(body: RewrittenBody, value: int, node: Apply | Accumulate) -> int:
    """log(value), where an identity applies to the node that makes it."""
    if isinstance(node, Apply) and node.op == "exp":
        return node.operands[0]
    if isinstance(node, Apply) and node.op == "sqrt":
        return sums.scaled(body, log(body, node.operands[0]), 0.5)
    if isinstance(node, Apply) and node.op == "reciprocal":
        return sums.negative(body, log(body, node.operands[0]))
    rest, factor, divided = factors.factors(body, value)[0]
    whole, part = log(body, factors.built(body, rest)), log(body, factor)
    return sums.minus(body, whole, part) if divided else sums.plus(body, whole, part)


# Exponentials.


def _exp(body: RewrittenBody, value: int, node: Apply) -> int:
    """exp(value), where an identity applies to the node that makes it."""
    if node.op == "log":
        return node.operands[0]
    if node.op in ("neg", "scale"):
        factor, base = expansions.multiple(body, value)
        times, unit = expansions.power(body, abs(factor))
        power = once = exp(body, base, unit)
        for _ in range(times - 1):
            power = body.times(power, once)
        return power if factor > 0 else body.apply("reciprocal", power)
    return _distributed(body, node, ONCE)


def _of_multiple(body: RewrittenBody, value: int, unit: Fraction) -> int:
    """exp(unit·value)."""
    node = body.definitions.get(value)
    if isinstance(node, Apply) and expansions.distributes(body, value):
        return _distributed(body, node, unit)
    return body.apply("exp", body.apply("scale", value, value=float(unit)))


def shifted_sum(body: RewrittenBody, node: Accumulate, stage: Stage) -> int:
    """The value of an accumulator with a shift, which has this stage: (Σ exp(s)·x) / exp(max s)."""
    assert node.shift is not None
    factor = exp(body, node.shift)
    total = body.accumulate(body.times(factor, node.operand))
    if stage is not Stage.INVARIANT:
        factor = exp(body, maxima.over_loop(body, node.shift))
    return body.times(total, factor, divided=True)


def _distributed(body: RewrittenBody, node: Apply, unit: Fraction) -> int:
    """exp(unit·value) of a value that a sum, a difference, an offset, a product with one or a view makes."""
    if node.op in ("mul", "div"):
        node = _multiplied_out(body, node)
    first = exp(body, node.operands[0], unit)
    match node.op:
        case "add" | "sub":
            return body.times(first, exp(body, node.operands[1], unit), divided=node.op == "sub")
        case "offset":
            number = float(node.attr()["value"])  # type: ignore[arg-type]
            return body.times(first, constants.exp_of_number(body, number, unit, node.operands[0]))
        case _:
            return view_of(body, node, first)


def _multiplied_out(body: RewrittenBody, node: Apply) -> Apply:
    """The sum or difference that a product or quotient of one is."""
    side = expansions.sum_in(body, node)
    assert side is not None
    inner = body.definitions[node.operands[side]]
    assert isinstance(inner, Apply)
    each = ((*node.operands[:side], part, *node.operands[side + 1 :]) for part in inner.operands)
    return Apply(inner.op, tuple(body.apply(node.op, *parts) for parts in each))
