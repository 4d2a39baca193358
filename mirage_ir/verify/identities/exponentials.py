"""What becomes of the exponential of a sum, of a multiple, and of a sum that shifts an accumulator."""

from __future__ import annotations

from fractions import Fraction
from typing import Protocol

from mirage_ir.ops.constants import exact
from mirage_ir.program import Accumulate, AccumulatorKind, Apply, Level, Stage
from mirage_ir.verify.identities.body import ONCE, ONE, RewrittenBody
from mirage_ir.verify.identities.expansions import Expansions
from mirage_ir.verify.identities.signs import Signs
from mirage_ir.verify.identities.views import Views


class Exp(Protocol):
    """Makes exp(unit·value)."""

    def __call__(self, value: int, unit: Fraction = ONCE) -> int: ...


class ExponentialLaws:
    """Makes exponentials of the exponentials of parts, which `exp` makes."""

    def __init__(self, body: RewrittenBody, signs: Signs, views: Views, expansions: Expansions) -> None:
        self.body = body
        self.signs = signs
        self.views = views
        self.expansions = expansions

    def of(self, value: int, node: Apply, exp: Exp) -> int:
        """exp(value), where an identity applies to what a node makes."""
        if node.op in ("neg", "scale"):
            factor, base = self.expansions.multiple(value)
            times, unit = self.expansions.power(abs(factor))
            power = once = exp(base, unit)
            for _ in range(times - 1):
                power = self.body.apply("mul", power, once)
            return power if factor > 0 else self.body.apply("reciprocal", power)
        return self._distributed(node, ONCE, exp)

    def of_multiple(self, value: int, unit: Fraction, exp: Exp) -> int:
        """exp(unit·value)."""
        node = self.body.definitions.get(value)
        if isinstance(node, Apply) and self.expansions.distributes(value):
            return self._distributed(node, unit, exp)
        return self.body.apply("exp", self.body.apply("scale", value, value=float(unit)))

    def shifted_sum(self, node: Accumulate, stage: Stage, exp: Exp) -> int:
        """What an accumulator makes whose shift has this stage."""
        assert node.shift is not None
        factor = exp(node.shift)
        total = self.body.accumulate(self.body.apply("mul", factor, node.operand))
        if stage is Stage.INVARIANT:
            return self.body.apply("div", total, factor)
        return self.body.apply("div", total, exp(self.body.accumulate(node.shift, AccumulatorKind.MAX)))

    def _distributed(self, node: Apply, unit: Fraction, exp: Exp) -> int:
        """exp(unit·value) of the value that a sum, a difference, an offset, a product with one or a view makes."""
        body = self.body
        if node.op in ("mul", "div"):
            node = self._multiplied_out(node)
        parts = node.operands
        match node.op:
            case "add":
                return body.apply("mul", exp(parts[0], unit), exp(parts[1], unit))
            case "sub":
                return body.apply("div", exp(parts[0], unit), exp(parts[1], unit))
            case "offset":
                constant = body.apply("offset", self._zero(parts[0]), **node.attr())
                if unit != 1:
                    constant = body.apply("scale", constant, value=float(unit))
                body.combinations[constant] = {ONE: unit * exact(float(node.attr()["value"]))}  # type: ignore[arg-type]
                return body.apply("mul", exp(parts[0], unit), body.apply("exp", constant))
            case _:
                return self.views.view_of(node, exp(parts[0], unit))

    def _multiplied_out(self, node: Apply) -> Apply:
        """The sum or difference that a product or quotient of one is."""
        side = self.expansions.sum_in(node)
        assert side is not None
        inner = self.body.definitions[node.operands[side]]
        assert isinstance(inner, Apply)
        each = ((*node.operands[:side], part, *node.operands[side + 1 :]) for part in inner.operands)
        return Apply(inner.op, tuple(self.body.apply(node.op, *parts) for parts in each))

    def _zero(self, value: int) -> int:
        """0, of extents 1 as far as values are added up on this level.

        It is made of a value that is defined everywhere, if there is one: a sum would rest on what each of its terms rests on.
        """
        body = self.body
        if body.given.level is Level.THREAD:
            return body.apply("sub", value, value)
        if not self.signs.total(value):
            invariant = (v for v in body.shapes if body.before_loop(v) and len(body.shapes[v]) <= len(body.shapes[value]))
            made = (v for v in invariant if v in body.definitions or body.given.level is Level.KERNEL)
            value, partial = next(filter(self.signs.total, made), value), value
            if value == partial:
                return body.apply("sub", value, value)
        zero = body.apply("sub", value, value)
        for dim, extent in enumerate(body.shapes[value]):
            if extent > 1:
                zero = body.apply("sum", zero, dim=dim)
        return zero
