"""To the exp and the log of which values an identity applies."""

from __future__ import annotations

from fractions import Fraction

from mirage_ir.ops import VIEWS
from mirage_ir.ops.constants import exact
from mirage_ir.program import Accumulate, Apply, Load
from mirage_ir.verify.identities.body import ONCE, RewrittenBody, StoredResult
from mirage_ir.verify.identities.choices import Splitting
from mirage_ir.verify.identities.factors import FactorFinder
from mirage_ir.verify.identities.sums import is_float

LARGEST_POWER = 4
"""Largest k for which exp(k·a) is a product of k factors."""

FUNCTIONS = ("exp", "log")
"""The functions that graphs load and store where an identity applies to them."""


class Expansions:
    """Looks at sums and at factors; makes nothing but transposed factors."""

    def __init__(self, body: RewrittenBody, factors: FactorFinder) -> None:
        self.body = body
        self.factors = factors

    def expands(self, function: str, value: int) -> bool:
        """Whether an identity applies to "exp" or "log" of a value."""
        node = self.body.definitions.get(value)
        if node is None:
            return False
        if isinstance(node, StoredResult):
            return function in node.expands
        if isinstance(node, Load):
            return (node.source, function) in self.body.functions
        if isinstance(node, Apply) and node.op in VIEWS:
            return self.expands(function, node.operands[0])
        if isinstance(node, Accumulate) and node.kind == "concat":
            return self.expands(function, node.operand)
        if function == "log":
            return self._is_log_known(value, node)
        return isinstance(node, Apply) and self._is_exp_known(value, node)

    def distributes(self, value: int) -> bool:
        """Whether exp(c·value) is a product or quotient of exponentials for any number c."""
        node = self.body.definitions.get(value)
        if not isinstance(node, Apply) or value in self.body.whole:
            return False
        if node.op in ("add", "sub", "offset"):
            return True
        if node.op in VIEWS:
            return self.distributes(node.operands[0])
        return node.op in ("mul", "div") and self.sum_in(node) is not None

    def sum_in(self, node: Apply) -> int | None:
        """Which operand of a product or quotient is a sum or difference of values that can be multiplied out."""
        for side in (0, 1) if node.op == "mul" else (0,):
            inner = self.body.definitions.get(node.operands[side])
            if isinstance(inner, Apply) and inner.op in ("add", "sub") and node.operands[side] not in self.body.whole:
                return side
        return None

    def multiple(self, value: int) -> tuple[Fraction, int]:
        """c and a where a value is c·a by negations and scales, as many as make a factor that floats can tell."""
        factor, base = ONCE, value
        while isinstance(node := self.body.definitions.get(base), Apply) and node.op in ("neg", "scale"):
            given = node.attr().get("value", -1)
            assert isinstance(given, int | float)
            product = factor * exact(given)
            if not is_float(product):
                break
            factor, base = product, node.operands[0]
        return factor, base

    def power(self, factor: Fraction) -> tuple[int, Fraction]:
        """k and u where a factor is k·u, a small integer times the rest."""
        if self.body.splitting is Splitting.SHIFTS or not 0 < factor.numerator <= LARGEST_POWER:
            return 1, factor
        unit = Fraction(1, factor.denominator)
        return (factor.numerator, unit) if is_float(unit) else (1, factor)

    def _is_exp_known(self, value: int, node: Apply) -> bool:
        if value in self.body.whole:
            return False
        if node.op in ("neg", "scale"):
            factor, base = self.multiple(value)
            power, unit = self.power(abs(factor))
            known = self.expands("exp", base) if unit == 1 else self.distributes(base)
            return factor < 0 or power > 1 or unit != abs(factor) or (factor != 0 and known)
        return self.distributes(value)

    def _is_log_known(self, value: int, node: Apply | Accumulate) -> bool:
        if isinstance(node, Apply) and node.op in ("exp", "sqrt", "reciprocal"):
            return True
        return self.factors.first_factor(value) is not None
