"""What becomes of the logarithm of a product, a quotient, a root and an exponential."""

from __future__ import annotations

from mirage_ir.program import VIEWS, Apply, Load
from mirage_ir.verify.identities.body import Body, Stored
from mirage_ir.verify.identities.expansions import Expansions, Moved
from mirage_ir.verify.identities.factors import Factors
from mirage_ir.verify.identities.sums import Sums
from mirage_ir.verify.identities.views import Views


class Logarithms:
    """Makes the logarithm of each value once."""

    def __init__(self, body: Body, sums: Sums, views: Views, factors: Factors, expansions: Expansions, moved: Moved) -> None:
        self.body = body
        self.sums = sums
        self.views = views
        self.factors = factors
        self.expansions = expansions
        self.moved = moved
        self._made: dict[int, int] = {}

    def log(self, value: int) -> int:
        """log(value), which is computed once."""
        if value not in self._made:
            self._made[value] = self._log_of(value)
        return self._made[value]

    def _log_of(self, value: int) -> int:
        node = self.body.definitions.get(value)
        if node is None or not self.expansions.expands("log", value):
            return self.body.apply("log", value)
        if isinstance(node, Load | Stored):
            return self.moved(value, "log", node)
        if isinstance(node, Apply):
            if node.op in VIEWS:
                return self.views.view_of(node, self.log(node.operands[0]))
            if node.op == "exp":
                return node.operands[0]
            if node.op == "sqrt":
                return self.sums.scaled(self.log(node.operands[0]), 0.5)
            if node.op == "reciprocal":
                return self.sums.negative(self.log(node.operands[0]))
        rest, factor, divided = self.factors.factors(value)[0]
        whole = self.log(self.factors.built(rest))
        return self.sums.difference(whole, self.log(factor)) if divided else self.sums.sum(whole, self.log(factor))
