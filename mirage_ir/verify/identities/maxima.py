"""What is taken out of maxima, minima, relu and clamp: numbers, and factors and terms that all have."""

from __future__ import annotations

from collections.abc import Callable

from mirage_ir.ops.constants import exact
from mirage_ir.ops.shapes import broadcast_shapes
from mirage_ir.program import AccumulatorKind, Apply
from mirage_ir.verify.identities.body import RewrittenBody, dimension
from mirage_ir.verify.identities.choices import Activations
from mirage_ir.verify.identities.factors import FactorFinder
from mirage_ir.verify.identities.sums import Sums, is_float


class Maxima:
    """Makes all of them from maxima over a dimension or a loop, maxima of two values, and relu."""

    def __init__(self, body: RewrittenBody, sums: Sums, factors: FactorFinder, activations: Activations) -> None:
        self.body = body
        self.sums = sums
        self.factors = factors
        self.activations = activations

    def along_dimension(self, node: Apply) -> int:
        """The maximum over a dimension."""
        x = node.operands[0]
        last = dimension(node) - len(self.body.shapes[x])
        return self._largest(x, lambda v: self.body.apply("max", v, **node.attr()), lambda v: self.body.alike(v, last))

    def over_loop(self, value: int) -> int:
        """The maximum over all iterations."""
        return self._largest(value, lambda v: self.body.accumulate(v, AccumulatorKind.MAX), self.body.before_loop)

    def relu(self, value: int) -> int:
        if self.activations is Activations.EXPONENTIALS:  # A quotient of exponentials has many forms, with other divisors each.
            return self.body.apply("relu", value)
        return self._largest(value, lambda v: self.body.apply("relu", v), None)

    def clamped(self, node: Apply) -> int:
        """clamp(x, a, b) as b − relu(b − a − relu(x − a)); as it is where no float is b − a, and where it is not negative."""
        low, high = (float(node.attr()[name]) for name in ("min", "max"))  # type: ignore[arg-type]
        if not is_float(exact(high) - exact(low)) or low > high or low >= 0:
            return self.body.apply("clamp", *node.operands, **node.attr())
        above = self.relu(self.sums.offset(node.operands[0], -low))
        below = self.relu(self.sums.offset(self.sums.negative(above), high - low))
        return self.sums.offset(self.sums.negative(below), high)

    def smaller(self, a: int, b: int) -> int:
        """The minimum of two, as the maximum of their negatives."""
        negatives = self.sums.negative(a), self.sums.negative(b)
        return self.sums.negative(self.larger(*negatives))

    def larger(self, a: int, b: int) -> int:
        """The maximum of two, without a term or a positive factor that both have; that with 0 is a relu."""
        body, sums, factors = self.body, self.sums, self.factors
        content = sums.content(a, b)
        if content != 1:
            return sums.multiplied(self.larger(sums.multiplied(a, 1 / content), sums.multiplied(b, 1 / content)), content)
        for x, y in ((a, b), (b, a)):
            if body.combinations.get(y) == {} and body.shapes[x] == broadcast_shapes(body.shapes[x], body.shapes[y]):
                return self.relu(x)
        of_b = {(term, negative): rest for rest, term, negative in factors.terms(b)}
        for rest, term, negative in factors.terms(a):
            if (term, negative) in of_b:
                larger = self.larger(factors.built(rest), factors.built(of_b[term, negative]))
                return body.apply("sub" if negative else "add", larger, term)
        of_b = {}
        if self.activations is Activations.ORACLES:
            of_b = {(factor, divided): rest for rest, factor, divided in factors.factors(b)}
        for rest, factor, divided in factors.factors(a):
            if (factor, divided) in of_b:
                larger = self.larger(factors.built(rest), factors.built(of_b[factor, divided]))
                return body.apply("div" if divided else "mul", larger, factor)
        return body.apply("maximum", a, b)

    def _largest(self, value: int, maximum: Callable[[int], int], alike: Callable[[int], bool] | None) -> int:
        """The maximum of what is left of a value when positive factors and terms that are `alike` for all are taken out.

        Without `alike`, a maximum of one value and 0: only factors are taken out. Offsets are terms.
        """
        content = self.sums.content(value)
        if content != 1:
            return self.sums.multiplied(self._largest(self.sums.multiplied(value, 1 / content), maximum, alike), content)
        node = self.body.definitions.get(value)
        if isinstance(node, Apply) and node.op == "offset" and alike is not None:
            inner = self._largest(node.operands[0], maximum, alike)
            return self.sums.combined(Apply("offset", (inner,), node.attrs))
        rank = len(self.body.shapes[value])
        for rest, factor, divided in self.factors.factors(value):
            if alike is None or alike(factor):
                largest = self._largest(self.body.ranked(self.factors.built(rest), rank), maximum, alike)
                return self.body.apply("div" if divided else "mul", largest, factor)
        for rest, term, negative in self.factors.terms(value):
            if alike is not None and alike(term):
                largest = self._largest(self.body.ranked(self.factors.built(rest), rank), maximum, alike)
                return self.sums.difference(largest, term) if negative else self.sums.sum(largest, term)
        return maximum(value)
