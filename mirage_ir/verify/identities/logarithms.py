"""What becomes of the logarithm of a product, a quotient, a root and an exponential."""

from __future__ import annotations

from collections.abc import Callable

from mirage_ir.ops import VIEWS
from mirage_ir.program import Accumulate, Apply
from mirage_ir.verify.identities.factors import FactorFinder
from mirage_ir.verify.identities.sums import Sums
from mirage_ir.verify.identities.views import Views


class Logarithms:
    """Makes logarithms of the logarithms of parts, which `log` makes."""

    def __init__(self, sums: Sums, views: Views, factors: FactorFinder) -> None:
        self.sums = sums
        self.views = views
        self.factors = factors

    def of(self, value: int, node: Apply | Accumulate, log: Callable[[int], int]) -> int:
        """log(value), where an identity applies to what a node makes."""
        if isinstance(node, Apply):
            if node.op in VIEWS:
                return self.views.view_of(node, log(node.operands[0]))
            if node.op == "exp":
                return node.operands[0]
            if node.op == "sqrt":
                return self.sums.scaled(log(node.operands[0]), 0.5)
            if node.op == "reciprocal":
                return self.sums.negative(log(node.operands[0]))
        rest, factor, divided = self.factors.factors(value)[0]
        whole = log(self.factors.built(rest))
        return self.sums.difference(whole, log(factor)) if divided else self.sums.sum(whole, log(factor))
