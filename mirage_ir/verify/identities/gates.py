"""Laws of sigmoid, of tanh, silu and gelu by sigmoids, and of quotients that are sigmoids."""

from __future__ import annotations

from fractions import Fraction
from math import prod

from mirage_ir.ops import VIEWS
from mirage_ir.program import Apply
from mirage_ir.verify.identities import sums
from mirage_ir.verify.identities.body import ONCE, ONE, RewrittenBody
from mirage_ir.verify.identities.choices import Activations
from mirage_ir.verify.identities.functions import exp, log
from mirage_ir.verify.identities.sums import is_float

GELU = 0.7978845608028654, 0.044715
"""√(2/π) and the factor of the cube, as the operator table has them."""

_OF_EXPONENTIALS = ("mul", "div", "reciprocal", *VIEWS)
"""Operators that make products and quotients of exponentials of such."""


def sigmoid(body: RewrittenBody, value: int) -> int:
    if body.activations is Activations.ORACLES:
        terms = body.combination(value)
        if sum(times * prod(body.shapes[v]) for v, times in terms.items() if v != ONE) < 0:
            opposite = body.apply("sigmoid", sums.negative(body, value))
            return sums.offset(body, sums.negative(body, opposite), 1.0)
        return body.apply("sigmoid", value)
    e = exp(body, value)
    return body.apply("div", e, body.apply("offset", e, value=1.0))


def silu(body: RewrittenBody, value: int) -> int:
    return body.apply("mul", value, sigmoid(body, value))


def tanh(body: RewrittenBody, value: int) -> int:
    twice = sigmoid(body, sums.scaled(body, value, 2.0))
    return sums.offset(body, sums.scaled(body, twice, 2.0), -1.0)


def gelu(body: RewrittenBody, node: Apply) -> int | None:
    """The form with tanh, as exponentials; None where it stays as it is."""
    if body.activations is not Activations.EXPONENTIALS or node.attr().get("form") != "tanh":
        return None
    apply, (x,) = body.apply, node.operands
    root, factor = GELU
    cube = apply("scale", apply("mul", apply("square", x), x), value=factor)
    argument = apply("scale", apply("add", x, cube), value=2 * root)
    return apply("mul", x, sigmoid(body, argument))


def sigmoid_quotient(body: RewrittenBody, node: Apply) -> int | None:
    """A quotient by a multiple of p + q, exponentials or q = 1, by the law p / (p + q) = sigmoid(log p − log q).

    The dividend is a combination of p and q, or a product with one of them. None for any other quotient.
    """
    terms = body.combination(node.operands[-1])
    if body.activations is not Activations.ORACLES or len(terms) != 2 or len(set(terms.values()) | {0}) != 2:
        return None
    p, q = sorted(terms, reverse=True)
    if not _is_exponential(body, p) or (q != ONE and not _is_exponential(body, q)):
        return None
    dividend = node.operands[0] if node.op == "div" else None
    parts = {ONE: ONCE} if dividend is None else body.combination(dividend)
    product = None if dividend is None else body.definitions.get(dividend)
    rest, divided = dividend, ONE
    if isinstance(product, Apply) and product.op == "mul" and (found := {p, q} & set(product.operands)):
        (divided, *_) = found
        rest = product.operands[1 - product.operands.index(divided)]
    if not parts.keys() <= terms.keys():
        if divided not in terms:
            return None
        parts = {divided: ONCE}
    else:
        rest = None
    over = next(iter(terms.values()))
    each = {v: parts.get(v, Fraction(0)) / over for v in (p, q)}
    factor, number = each[p] - each[q], each[q]
    if not factor or not is_float(factor) or not is_float(number):
        return None
    exponent = log(body, p) if q == ONE else sums.minus(body, log(body, p), log(body, q))
    gate = sums.scaled(body, sigmoid(body, exponent), float(factor))
    if number:
        gate = sums.offset(body, gate, float(number))
    return gate if rest is None else body.apply("mul", rest, gate)


def _is_exponential(body: RewrittenBody, value: int) -> bool:
    """Whether a value is a product or quotient of exponentials."""
    return body.bottom_up(_of_exponentials, value, _OF_EXPONENTIALS)


def _of_exponentials(body: RewrittenBody, value: int) -> bool:
    node = body.definitions.get(value)
    if isinstance(node, Apply) and node.op in _OF_EXPONENTIALS:
        return all(_is_exponential(body, v) for v in node.operands)
    return isinstance(node, Apply) and node.op == "exp"
