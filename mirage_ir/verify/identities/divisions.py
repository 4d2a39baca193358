"""Laws of quotients: a · (1 / b) is a / b, and x / (a · b) is (x / a) / b."""

from __future__ import annotations

from mirage_ir.program import Apply
from mirage_ir.verify.identities import signs
from mirage_ir.verify.identities.body import RewrittenBody
from mirage_ir.verify.identities.factors import SharedFactor, built, factors


def by_reciprocal(body: RewrittenBody, product: Apply) -> Apply | None:
    """a · (1 / b) as a / b; None for any other product."""
    for a, b in (product.operands, product.operands[::-1]):
        inverse = body.definitions.get(b)
        if isinstance(inverse, Apply) and inverse.op == "reciprocal":
            return Apply("div", (a, inverse.operands[0]))
    return None


def _to_divide_by(body: RewrittenBody, divisor: int) -> SharedFactor | None:
    """The first factor of a divisor; not one that divides it and may be 0, where the divisor has no value."""
    every = factors(body, divisor, positive=False)
    return next((way for way in every if not way[2] or signs.positive(body, way[1])), None)


def divided(body: RewrittenBody, node: Apply) -> int | None:
    """A quotient divided by the factors of its divisor one by one; None when the divisor has none.

    So Σ z·exp(s − max s), with one z for all terms, is z, a positive factor and a positive sum: it is zero where z is.
    """
    divisor = node.operands[-1]
    dividend: int | None = node.operands[0] if node.op == "div" else None
    while (found := _to_divide_by(body, divisor)) is not None:
        rest, factor, divided = found
        divisor = built(body, rest)
        if dividend is None:
            dividend = factor if divided else body.apply("reciprocal", factor)
        else:
            dividend = body.times(dividend, factor, not divided)
    return None if divisor == node.operands[-1] or dividend is None else body.apply("div", dividend, divisor)
