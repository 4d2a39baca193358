"""What becomes of sigmoid, and of tanh, silu and gelu, which are made of it; and which quotients are sigmoids."""

from __future__ import annotations

from fractions import Fraction
from math import prod

from mirage_ir.ops import VIEWS
from mirage_ir.program import Apply
from mirage_ir.verify.identities.body import ONCE, ONE, RewrittenBody
from mirage_ir.verify.identities.choices import Activations
from mirage_ir.verify.identities.functions import Functions
from mirage_ir.verify.identities.sums import Sums, is_float

GELU = 0.7978845608028654, 0.044715
"""√(2/π) and the factor of the cube, as the operator table has them."""


class Gates:
    """Makes activations of sigmoids, and these of exponentials where `activations` says so."""

    def __init__(self, body: RewrittenBody, sums: Sums, functions: Functions, activations: Activations) -> None:
        self.body = body
        self.sums = sums
        self.functions = functions
        self.activations = activations
        self._exponentials: dict[int, bool] = {}

    def sigmoid(self, value: int) -> int:
        if self.activations is Activations.ORACLES:
            terms = self.body.combination(value)
            if sum(times * prod(self.body.shapes[v]) for v, times in terms.items() if v != ONE) < 0:
                opposite = self.body.apply("sigmoid", self.sums.negative(value))
                return self.sums.offset(self.sums.negative(opposite), 1.0)
            return self.body.apply("sigmoid", value)
        e = self.functions.exp(value)
        return self.body.apply("div", e, self.body.apply("offset", e, value=1.0))

    def silu(self, value: int) -> int:
        return self.body.apply("mul", value, self.sigmoid(value))

    def tanh(self, value: int) -> int:
        twice = self.sigmoid(self.sums.scaled(value, 2.0))
        return self.sums.offset(self.sums.scaled(twice, 2.0), -1.0)

    def gelu(self, node: Apply) -> int | None:
        """The form with tanh, as exponentials; None where it stays as it is."""
        if self.activations is not Activations.EXPONENTIALS or node.attr().get("form") != "tanh":
            return None
        apply, (x,) = self.body.apply, node.operands
        root, factor = GELU
        cube = apply("scale", apply("mul", apply("square", x), x), value=factor)
        argument = apply("scale", apply("add", x, cube), value=2 * root)
        return apply("mul", x, self.sigmoid(argument))

    def quotient(self, node: Apply) -> int | None:
        """A quotient by a multiple of p + q, two exponentials of which q may be 1: by p / (p + q) = sigmoid(log p − log q).

        The dividend is a combination of p and q, or a product with one of them. None for any other.
        """
        terms = self.body.combination(node.operands[-1])
        if self.activations is not Activations.ORACLES or len(terms) != 2 or len(set(terms.values()) | {0}) != 2:
            return None
        p, q = sorted(terms, reverse=True)
        if not self._is_exponential(p) or (q != ONE and not self._is_exponential(q)):
            return None
        dividend = node.operands[0] if node.op == "div" else None
        parts = {ONE: ONCE} if dividend is None else self.body.combination(dividend)
        product = None if dividend is None else self.body.definitions.get(dividend)
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
        log = self.functions.log
        exponent = log(p) if q == ONE else self.sums.difference(log(p), log(q))
        gate = self.sums.scaled(self.sigmoid(exponent), float(factor))
        if number:
            gate = self.sums.offset(gate, float(number))
        return gate if rest is None else self.body.apply("mul", rest, gate)

    def _is_exponential(self, value: int) -> bool:
        """Whether a value is a product or quotient of exponentials."""
        made_of = ("mul", "div", "reciprocal", *VIEWS)
        for v in self.body.below(value, self._exponentials, made_of):
            node = self.body.definitions.get(v)
            parts = node.operands if isinstance(node, Apply) and node.op in made_of else ()
            alone = isinstance(node, Apply) and node.op == "exp"
            self._exponentials[v] = all(self._exponentials[p] for p in parts) if parts else alone
        return self._exponentials[value]
