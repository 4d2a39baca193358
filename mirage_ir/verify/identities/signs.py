"""Where values are defined, which are positive, and which may be zero, as far as that follows from the operators.

What is said of a value's sign holds where it has a value: 1/√x is positive, although it has none where x is 0. Where x is 0 for a
whole region of inputs, as relu is, floats have infinities, and relu(−1/relu(x)) is 0 there: such divisors are not positive.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from mirage_ir.ops import VIEWS, Domain, operator, signature_of
from mirage_ir.program import Accumulate, AccumulatorKind, Apply, Load, operands
from mirage_ir.verify.identities.body import ONE, Definition, RewrittenBody, StoredResult

ANALYTIC = {
    *("add", "sub", "mul", "div", "reciprocal", "neg", "scale", "offset", "square", "exp", "expm1", "log", "log1p", "sigmoid"),
    *("silu", "gelu", "tanh", "erf", "sum", "mean", "matmul", "concat", *VIEWS),
}
"""Operators that make analytic functions of such. A root is none: √(y²) is y for some y, and −y for others."""


def total(body: RewrittenBody, value: int) -> bool:
    """Whether a value is known to be defined for all inputs."""
    return body.bottom_up(_is_total, value)


def positive(body: RewrittenBody, value: int) -> bool:
    """Whether all entries of a value that have one are known to be positive."""
    return body.bottom_up(_is_positive, value)


def _is_total(body: RewrittenBody, value: int) -> bool:
    match node := body.definitions.get(value):
        case Apply():
            if not all(total(body, v) for v in node.operands):
                return False
            partial = node.op in ("div", "reciprocal", "sqrt", "rsqrt", "log")
            return positive(body, node.operands[-1]) if partial else operator(node.op).domain is Domain.ALL
        case Load():
            return node.source in body.given.total
        case Accumulate():
            return all(total(body, v) for v in operands(node))
        case StoredResult():
            return node.total
        case None:
            return value in body.given.total


def _is_positive(body: RewrittenBody, value: int) -> bool:
    return _is_positive_node(body, body.definitions.get(value)) or _is_positive_sum(body, value)


def _is_positive_sum(body: RewrittenBody, value: int) -> bool:
    """Whether the terms of a sum are positive, but for multiples of sigmoids, which are below 1, and a number that makes up."""
    terms = body.combination(value)
    least = terms.get(ONE, Fraction(0))
    for base, times in terms.items():
        node = body.definitions.get(base)
        if times < 0 and isinstance(node, Apply) and node.op == "sigmoid":
            least += times
        elif base != ONE and (base == value or times <= 0 or not positive(body, base)):
            return False
    return least >= 0 and bool(terms.keys() - {ONE})


def _is_positive_node(body: RewrittenBody, node: Definition | None) -> bool:
    match node:
        case Apply() if operator(node.op).positive:
            return True
        case Apply(op="rsqrt"):
            return not vanishes(body, node.operands[0])
        case Apply(op="reciprocal"):
            return positive_divisor(body, node.operands[0])
        case Apply(op="div"):
            return positive(body, node.operands[0]) and positive_divisor(body, node.operands[1])
        case Apply(op="offset") if float(node.attr()["value"]) > 0:  # type: ignore[arg-type]
            return never_negative(body, node.operands[0])
        case Apply(op="clamp") if _least_clamped(node) > 0:
            return True
        case Apply(op="sum" | "matmul" | "max") if body.ragged and _may_be_empty(body, node):
            return False
        case Accumulate(kind=AccumulatorKind.SUM) if body.ragged and _may_be_empty(body, node):
            return False
        case StoredResult():
            return node.positive
        case Load():
            return node.source in body.given.positive
        case _:
            return _keeps_sign(body, node, positive)


def never_negative(body: RewrittenBody, value: int) -> bool:
    """Whether no entry of a value is known to be negative."""
    return body.bottom_up(_is_never_negative, value)


def _is_never_negative(body: RewrittenBody, value: int) -> bool:
    node = body.definitions.get(value)
    match node:
        case _ if positive(body, value):
            return True
        case Apply(op="square" | "sqrt" | "relu"):
            return True
        case Apply(op="clamp") if _least_clamped(node) >= 0:
            return True
        case Apply(op="mul") if node.operands[0] == node.operands[1]:
            return True
        case Apply(op="max") if body.ragged and _may_be_empty(body, node):
            return False  # It is −∞ there, while an empty sum is 0.
        case StoredResult():
            return node.never_negative
        case Load():
            return node.source in body.given.never_negative
        case Apply(op="div"):
            return all(never_negative(body, v) for v in node.operands)
        case _:
            return _keeps_sign(body, node, never_negative)


def _least_clamped(node: Apply) -> float:
    """The least that a clamp gives: its upper limit where that is below the lower one."""
    limits = node.attr()
    return min(float(limits["min"]), float(limits["max"]))  # type: ignore[arg-type]


def positive_divisor(body: RewrittenBody, value: int) -> bool:
    """Whether a value is known to be positive for all inputs but for a set of measure zero, where it may be 0."""
    return never_negative(body, value) and not vanishes(body, value)


def vanishes(body: RewrittenBody, value: int) -> bool:
    """Whether a value may be zero for more than a set of inputs of measure zero."""
    return body.bottom_up(_vanishes, value)


def _vanishes(body: RewrittenBody, value: int) -> bool:
    node = body.definitions.get(value)
    match node:
        case _ if positive(body, value):
            return False
        case _ if not body.combination(value):
            return True  # It is 0.
        case None:
            return value in body.given.vanishing
        case Load():
            return node.source in body.given.vanishing
        case StoredResult():
            return node.vanishes
        case Apply(op="sum" | "matmul") | Accumulate() if body.ragged and _may_be_empty(body, node):
            return True
        case Apply(op="mul" | "div" | "scale" | "neg" | "square" | "sqrt" | "tanh" | "erf" | "silu" | "gelu"):
            return any(vanishes(body, v) for v in node.operands)
        case Apply(op="add") if all(never_negative(body, v) for v in node.operands):
            return all(vanishes(body, v) for v in node.operands)
        case Apply(op="sum" | "mean") | Accumulate(kind=AccumulatorKind.SUM, shift=None) if never_negative(body, value):
            return any(vanishes(body, v) for v in operands(node))
        case Apply() if node.op in VIEWS:
            return any(vanishes(body, v) for v in node.operands)
        case _:
            return piecewise(body, value)


def piecewise(body: RewrittenBody, value: int) -> bool:
    """Whether a value is made of others by different rules in different regions, and may be 0 in one of them, as relu(y) and
    √(y²) − y are. What is not is analytic: it is 0 on a set of measure zero, or everywhere."""
    return body.bottom_up(_is_piecewise, value)


def _is_piecewise(body: RewrittenBody, value: int) -> bool:
    node = body.definitions.get(value)
    match node:
        case None:
            return value in body.given.piecewise
        case Load():
            return node.source in body.given.piecewise
        case StoredResult():
            return node.piecewise
        case Accumulate(kind=AccumulatorKind.MAX) | Accumulate(shift=int()):
            return True
        case Apply() if node.op not in ANALYTIC:
            return True
        case _:
            return any(piecewise(body, v) for v in operands(node))


def _keeps_sign(body: RewrittenBody, node: Definition | None, sign: Callable[[RewrittenBody, int], bool]) -> bool:
    """Whether a value has a sign that its operands have."""
    match node:
        case Apply(op="add" | "mul" | "minimum" | "matmul" | "sum" | "max" | "sqrt" | "square" | "relu" | "concat"):
            return all(sign(body, v) for v in node.operands)
        case Apply(op="maximum"):
            return any(sign(body, v) for v in node.operands)
        case Apply(op="scale"):
            return float(node.attr()["value"]) > 0 and sign(body, node.operands[0])  # type: ignore[arg-type]
        case Apply(op="offset"):
            return float(node.attr()["value"]) >= 0 and sign(body, node.operands[0])  # type: ignore[arg-type]
        case Apply():
            return node.op in VIEWS and sign(body, node.operands[0])
        case Accumulate(shift=None):
            return sign(body, node.operand)
        case _:
            return False


def _may_be_empty(body: RewrittenBody, node: Apply | Accumulate) -> bool:
    """Whether a sum or maximum over a dimension or over the loop has no term at all in some tile: it is 0 or −∞ there."""
    graph = body.given.graph
    assert graph is not None
    if isinstance(node, Accumulate):
        return any(cover is not None and cover.has_gap(graph) for cover in body.absence(node.operand))
    labels = signature_of(node, [body.shapes[v] for v in node.operands]).bound
    covers = (body.absence(node.operands[o])[d] for label in labels for o, d in label.along)
    return any(cover is not None and cover.has_empty(graph) for cover in covers)
