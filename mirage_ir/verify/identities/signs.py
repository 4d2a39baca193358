"""Where values are defined, and which are positive, as far as that follows from the operators."""

from __future__ import annotations

from fractions import Fraction

from mirage_ir.ops import VIEWS, Domain, operator
from mirage_ir.program import Accumulate, Apply, Load, operands
from mirage_ir.verify.identities.body import ONE, Definition, RewrittenBody, StoredResult


class Signs:
    """Looks at a value once; what is defined and positive stays so."""

    def __init__(self, body: RewrittenBody) -> None:
        self.body = body
        self._totals: dict[int, bool] = {}
        self._positives: dict[int, bool] = {}

    def total(self, value: int) -> bool:
        """Whether a value is known to be defined for all inputs."""
        if value not in self._totals:
            for v in self.body.below(value, self._totals):
                self._totals[v] = self._is_total(v, self.body.definitions.get(v))
        return self._totals[value]

    def positive(self, value: int) -> bool:
        """Whether all entries of a value are known to be positive."""
        if value not in self._positives:
            for v in self.body.below(value, self._positives):
                self._positives[v] = self._is_positive(self.body.definitions.get(v)) or self._is_positive_sum(v)
        return self._positives[value]

    def _is_total(self, value: int, node: Definition | None) -> bool:
        match node:
            case Apply(op="div" | "reciprocal" | "sqrt" | "rsqrt" | "log"):
                return all(map(self.total, node.operands)) and self.positive(node.operands[-1])
            case Apply():
                return operator(node.op).domain is Domain.ALL and all(map(self.total, node.operands))
            case Load():
                return node.source in self.body.given.total
            case Accumulate():
                return all(map(self.total, operands(node)))
            case StoredResult():
                return node.total
            case None:
                return value in self.body.given.total

    def _is_positive_sum(self, value: int) -> bool:
        """Whether the terms of a sum are positive, but for multiples of sigmoids, which are below 1, and a number that makes up."""
        terms = self.body.combination(value)
        least = terms.get(ONE, Fraction(0))
        for base, times in terms.items():
            node = self.body.definitions.get(base)
            if times < 0 and isinstance(node, Apply) and node.op == "sigmoid":
                least += times
            elif base != ONE and (base == value or times <= 0 or not self.positive(base)):
                return False
        return least >= 0 and bool(terms.keys() - {ONE})

    def _is_positive(self, node: Definition | None) -> bool:
        match node:
            case Apply(op="exp" | "sigmoid"):
                return True
            case Apply(
                op="add" | "mul" | "div" | "minimum" | "matmul" | "sum" | "max" | "sqrt" | "rsqrt" | "reciprocal" | "concat"
            ):
                return all(map(self.positive, node.operands))
            case Apply(op="maximum"):
                return any(map(self.positive, node.operands))
            case Apply(op="scale"):
                return float(node.attr()["value"]) > 0 and self.positive(node.operands[0])  # type: ignore[arg-type]
            case Apply(op="offset"):
                return float(node.attr()["value"]) >= 0 and self.positive(node.operands[0])  # type: ignore[arg-type]
            case Apply():
                return node.op in VIEWS and self.positive(node.operands[0])
            case Load():
                return node.source in self.body.given.positive
            case Accumulate(shift=None):
                return self.positive(node.operand)
            case StoredResult():
                return node.positive
            case _:
                return False
