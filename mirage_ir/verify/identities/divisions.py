"""Which quotient a product with a reciprocal is, and what is divided by the factors of a divisor."""

from __future__ import annotations

from mirage_ir.program import Apply
from mirage_ir.verify.identities.body import RewrittenBody
from mirage_ir.verify.identities.factors import FactorFinder


class Divisions:
    """Divides by one factor after the other."""

    def __init__(self, body: RewrittenBody, factors: FactorFinder) -> None:
        self.body = body
        self.factors = factors

    def by_reciprocal(self, product: Apply) -> Apply | None:
        """a · (1 / b) as a / b; None for any other product."""
        for a, b in (product.operands, product.operands[::-1]):
            inverse = self.body.definitions.get(b)
            if isinstance(inverse, Apply) and inverse.op == "reciprocal":
                return Apply("div", (a, inverse.operands[0]))
        return None

    def divided(self, node: Apply) -> int | None:
        """A quotient whose divisor has factors, divided by these one by one; None when it has none.

        So Σ z·exp(s − max s), with one z for all terms, is z, a positive factor and a positive sum: it is zero where z is.
        """
        divisor = node.operands[-1]
        dividend: int | None = node.operands[0] if node.op == "div" else None
        while (found := self.factors.first_factor(divisor, positive=False)) is not None:
            rest, factor, divided = found
            divisor = self.factors.built(rest)
            if dividend is None:
                dividend = factor if divided else self.body.apply("reciprocal", factor)
            else:
                dividend = self.body.apply("mul" if divided else "div", dividend, factor)
        return None if divisor == node.operands[-1] or dividend is None else self.body.apply("div", dividend, divisor)
