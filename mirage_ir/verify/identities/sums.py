"""Sums of values times numbers: terms that cancel, equal terms, and the common factor of all numbers."""

from __future__ import annotations

from fractions import Fraction
from math import gcd, lcm, prod

from mirage_ir.ops.constants import exact
from mirage_ir.ops.shapes import broadcast_shapes
from mirage_ir.program import Apply, Shape, make_attrs
from mirage_ir.verify.identities.body import ONCE, ONE, RewrittenBody, Terms
from mirage_ir.verify.identities.signs import total

LARGEST_SUM = 8
"""Terms of a sum up to which it is taken apart, to find terms that cancel; a longer sum stays as it is, to bound the time."""


def combined(body: RewrittenBody, node: Apply) -> int:
    """The value of a sum, difference or scale: of all its terms at once; terms that cancel are dropped, and equal terms are one."""
    parts = [body.combination(v) for v in node.operands]
    factors = [ONCE, -ONCE if node.op == "sub" else ONCE]
    number = exact(float(node.attr().get("value", -1)))  # type: ignore[arg-type]
    if node.op in ("neg", "scale"):
        factors = [number]
    elif node.op == "offset":
        parts.append({ONE: number})
    terms: Terms = {}
    for part, factor in zip(parts, factors, strict=False):
        add_terms(terms, part, factor)
    left = {base: times for base, times in terms.items() if times}
    if len(left) > LARGEST_SUM or not all(total(body, v) for v in terms.keys() - left.keys() - {ONE}):
        return body.apply(node.op, *node.operands, **node.attr())
    return sum_of(body, left, broadcast_shapes(*(body.shapes[v] for v in node.operands)), node)


def plus(body: RewrittenBody, a: int, b: int) -> int:
    return combined(body, Apply("add", (a, b)))


def minus(body: RewrittenBody, a: int, b: int) -> int:
    return combined(body, Apply("sub", (a, b)))


def negative(body: RewrittenBody, value: int) -> int:
    return combined(body, Apply("neg", (value,)))


def scaled(body: RewrittenBody, value: int, factor: float) -> int:
    return combined(body, Apply("scale", (value,), make_attrs({"value": factor})))


def offset(body: RewrittenBody, value: int, number: float) -> int:
    return combined(body, Apply("offset", (value,), make_attrs({"value": number})))


def multiplied(body: RewrittenBody, value: int, number: Fraction) -> int:
    """A value times a number that divides its `content`, or is that."""
    return sum_of(body, {v: number * times for v, times in body.parts(value).items()}, body.shapes[value], None)


def sum_of(body: RewrittenBody, terms: Terms, shape: Shape, node: Apply | None) -> int:
    """The value of a combination that a node makes; the node itself where shapes differ, or where a factor is no float.

    Without a node the value may have another shape, to be broadcast. The largest terms come first, so that all others are
    shifts of them.
    """
    kept = {v: times for v, times in terms.items() if times or (v != ONE and not total(body, v))}
    if terms.keys() - {ONE} and not kept.keys() - {ONE}:
        kept[max(terms)] = Fraction(0)
    terms = kept
    values = [v for v in terms if v != ONE]
    fits = values and broadcast_shapes(*(body.shapes[v] for v in values)) == shape
    if node is not None and (not fits or not all(map(is_float, terms.values()))):
        value = body.apply(node.op, *node.operands, **node.attr())
        if not terms.keys() - {ONE}:
            body.combinations[value] = terms
        return value
    made: int | None = None
    for base in sorted(values, key=lambda v: -prod(body.shapes[v])):
        times = terms[base]
        term = base if abs(times) == 1 else body.apply("scale", base, value=abs(float(times)))
        if made is None:
            made = term if times > 0 else body.apply("neg", term)
        else:
            made = body.apply("add" if times > 0 else "sub", made, term)
    assert made is not None
    if ONE in terms:
        made = body.apply("offset", made, value=float(terms[ONE]))
    body.combinations[made] = terms
    return made


def content(body: RewrittenBody, *values: int) -> Fraction:
    """The greatest common divisor of the coefficients of all terms; 1 where the quotients are no floats."""
    if not all(body.combination(v).keys() - {ONE} for v in values):
        return ONCE
    numbers = [abs(times) for v in values for times in body.combination(v).values()]
    content = Fraction(gcd(*(n.numerator for n in numbers)), lcm(*(n.denominator for n in numbers)))
    parts = [content, *(n / content for n in numbers)] if content else []
    return content if parts and all(map(is_float, parts)) else ONCE


def add_terms(total: Terms, terms: Terms, factor: Fraction) -> None:
    """Adds a multiple of a combination to `total`."""
    for base, times in terms.items():
        total[base] = total[base] + factor * times if base in total else factor * times


def is_float(number: Fraction) -> bool:
    """Whether a float stands for exactly this number."""
    try:
        return exact(float(number)) == number
    except OverflowError:
        return False
