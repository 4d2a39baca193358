"""Values to whose exp or log an identity applies."""

from __future__ import annotations

from fractions import Fraction

from mirage_ir.ops import VIEWS
from mirage_ir.ops.constants import exact
from mirage_ir.program import Accumulate, AccumulatorKind, Apply, Load
from mirage_ir.verify.identities.body import ONCE, ONE, RewrittenBody, StoredResult
from mirage_ir.verify.identities.choices import Splitting
from mirage_ir.verify.identities.factors import first_factor
from mirage_ir.verify.identities.signs import positive
from mirage_ir.verify.identities.sums import is_float

LARGEST_POWER = 4
"""Largest k for which exp(k·a) is a product of k factors."""

LOADED_FUNCTIONS = ("exp", "log")
"""The functions that graphs load and store where an identity applies to them."""


def expands(body: RewrittenBody, function: str, value: int) -> bool:
    """Whether an identity applies to "exp" or "log" of a value."""
    node = body.definitions.get(value)
    if node is None:
        return False
    if isinstance(node, StoredResult):
        return function in node.expands
    if isinstance(node, Load):
        return (node.source, function) in body.functions
    if isinstance(node, Apply) and node.op in VIEWS:
        return expands(body, function, node.operands[0])
    if isinstance(node, Accumulate) and node.kind is AccumulatorKind.CONCAT:
        return expands(body, function, node.operand)
    if function == "log":
        return _is_log_known(body, value, node)
    return isinstance(node, Apply) and _is_exp_known(body, value, node)


def distributes(body: RewrittenBody, value: int) -> bool:
    """Whether exp(c·value) is a product or quotient of exponentials for any number c."""
    node = body.definitions.get(value)
    if not isinstance(node, Apply) or value in body.whole or body.combination(value).keys() == {ONE}:
        return False
    if node.op in ("add", "sub", "offset"):
        return True
    if node.op in VIEWS:
        return distributes(body, node.operands[0])
    return node.op in ("mul", "div") and sum_in(body, node) is not None


def sum_in(body: RewrittenBody, node: Apply) -> int | None:
    """Which operand of a product or quotient is a sum or difference of values that can be multiplied out."""
    for side in (0, 1) if node.op == "mul" else (0,):
        inner = body.definitions.get(node.operands[side])
        if isinstance(inner, Apply) and inner.op in ("add", "sub") and node.operands[side] not in body.whole:
            return side
    return None


def multiple(body: RewrittenBody, value: int) -> tuple[Fraction, int]:
    """c and a where a value is c·a by negations and scales, as many as make a factor that floats can tell."""
    factor, base = ONCE, value
    while isinstance(node := body.definitions.get(base), Apply) and node.op in ("neg", "scale"):
        given = node.attr().get("value", -1)
        assert isinstance(given, int | float)
        product = factor * exact(given)
        if not is_float(product):
            break
        factor, base = product, node.operands[0]
    return factor, base


def power(body: RewrittenBody, factor: Fraction) -> tuple[int, Fraction]:
    """k and u where a factor is k·u, a small integer times the rest."""
    if body.splitting is Splitting.SHIFTS or not 0 < factor.numerator <= LARGEST_POWER:
        return 1, factor
    unit = Fraction(1, factor.denominator)
    return (factor.numerator, unit) if is_float(unit) else (1, factor)


def _is_exp_known(body: RewrittenBody, value: int, node: Apply) -> bool:
    if node.op == "log":
        return positive(body, node.operands[0])
    if value in body.whole:
        return False
    if node.op in ("neg", "scale"):
        factor, base = multiple(body, value)
        times, unit = power(body, abs(factor))
        known = expands(body, "exp", base) if unit == 1 else distributes(body, base)
        return factor < 0 or times > 1 or unit != abs(factor) or (factor != 0 and known)
    return distributes(body, value)


def _is_log_known(body: RewrittenBody, value: int, node: Apply | Accumulate) -> bool:
    if isinstance(node, Apply) and node.op in ("exp", "sqrt", "reciprocal"):
        return True
    return first_factor(body, value) is not None
