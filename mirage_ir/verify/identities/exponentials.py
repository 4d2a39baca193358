"""What becomes of the exponential of a sum, of a multiple, and of a sum that shifts an accumulator."""

from __future__ import annotations

from fractions import Fraction

from mirage_ir.ops.constants import exact
from mirage_ir.program import VIEWS, Accumulate, Apply, Level, Load, Stage
from mirage_ir.verify.identities.body import ONCE, ONE, Body, Stored
from mirage_ir.verify.identities.expansions import Expansions, Moved
from mirage_ir.verify.identities.views import Views


class Exponentials:
    """Makes the exponential of each value once."""

    def __init__(self, body: Body, views: Views, expansions: Expansions, moved: Moved) -> None:
        self.body = body
        self.views = views
        self.expansions = expansions
        self.moved = moved
        self._made: dict[tuple[int, Fraction], int] = {}

    def exp(self, value: int, unit: Fraction = ONCE) -> int:
        """exp(unit·value), which is computed once."""
        key = value, unit
        if key not in self._made:
            self._made[key] = self._exp_of(value) if unit == 1 else self._exp_of_multiple(value, unit)
        return self._made[key]

    def is_exponential(self, value: int) -> bool:
        """Whether a value is a product or quotient of exponentials."""
        node = self.body.definitions.get(value)
        if not isinstance(node, Apply):
            return False
        if node.op in ("mul", "div", "reciprocal") or node.op in VIEWS:
            return all(map(self.is_exponential, node.operands))
        return node.op == "exp"

    def shifted_sum(self, node: Accumulate, stage: Stage) -> int:
        """What an accumulator with a shift, which has this stage, adds up."""
        assert node.shift is not None
        factor = self.exp(node.shift)
        total = self.body.accumulate(self.body.apply("mul", factor, node.operand))
        if stage is Stage.INVARIANT:
            return self.body.apply("div", total, factor)
        return self.body.apply("div", total, self.exp(self.body.accumulate(node.shift, "max")))

    def _exp_of(self, value: int) -> int:
        node = self.body.definitions.get(value)
        if node is None or not self.expansions.expands("exp", value):
            return self.body.apply("exp", value)
        if isinstance(node, Load | Stored):
            return self.moved(value, "exp", node)
        assert isinstance(node, Apply)
        if node.op in ("neg", "scale"):
            factor, base = self.expansions.multiple(value)
            times, unit = self.expansions.power(abs(factor))
            power = once = self.exp(base, unit)
            for _ in range(times - 1):
                power = self.body.apply("mul", power, once)
            return power if factor > 0 else self.body.apply("reciprocal", power)
        return self._distributed(node, ONCE)

    def _exp_of_multiple(self, value: int, unit: Fraction) -> int:
        node = self.body.definitions.get(value)
        if isinstance(node, Apply) and self.expansions.distributes(value):
            return self._distributed(node, unit)
        return self.body.apply("exp", self.body.apply("scale", value, value=float(unit)))

    def _distributed(self, node: Apply, unit: Fraction) -> int:
        """exp(unit·value) of the value that a sum, a difference, an offset, a product with one or a view makes."""
        body = self.body
        if node.op in ("mul", "div"):
            node = self._multiplied_out(node)
        parts = node.operands
        match node.op:
            case "add":
                return body.apply("mul", self.exp(parts[0], unit), self.exp(parts[1], unit))
            case "sub":
                return body.apply("div", self.exp(parts[0], unit), self.exp(parts[1], unit))
            case "offset":
                constant = body.apply("offset", self._zero(parts[0]), **node.attr())
                if unit != 1:
                    constant = body.apply("scale", constant, value=float(unit))
                body.combinations[constant] = {ONE: unit * exact(float(node.attr()["value"]))}  # type: ignore[arg-type]
                return body.apply("mul", self.exp(parts[0], unit), body.apply("exp", constant))
            case _:
                return self.views.view_of(node, self.exp(parts[0], unit))

    def _multiplied_out(self, node: Apply) -> Apply:
        """The sum or difference that a product or quotient of one is."""
        side = self.expansions.sum_in(node)
        assert side is not None
        inner = self.body.definitions[node.operands[side]]
        assert isinstance(inner, Apply)
        each = ((*node.operands[:side], part, *node.operands[side + 1 :]) for part in inner.operands)
        return Apply(inner.op, tuple(self.body.apply(node.op, *parts) for parts in each))

    def _zero(self, value: int) -> int:
        """0, of extents 1 as far as values are added up on this level."""
        zero = self.body.apply("sub", value, value)
        for dim, extent in enumerate(self.body.shapes[value]):
            if extent > 1 and self.body.given.level is not Level.THREAD:
                zero = self.body.apply("sum", zero, dim=dim)
        return zero
