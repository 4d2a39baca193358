"""How large values get on ordinary inputs, and which members of an e-graph overflow.

Ordinary inputs are independent, with mean 0 and standard deviation 1, and products of matrices keep that deviation: weights are
scaled so. The *spread* of a class is the mean and the deviation of its values, as far as they follow from independent operands, and
bounds that always hold: exp is positive, x minus its own maximum is at most 0. It follows from the `modular` meanings of the
operators, run on spreads. All members of a class have the same values, so the tightest bounds of any count.

A member is *faulty* when it is the one that overflows: its value does not fit its element type although its operands do. An exp
that the source lacks is faulty when its argument has no upper bound: a softmax that subtracts its maximum keeps it. Where stability
is asked for, an exp of the source is no exception.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import exp, inf, isfinite, log, prod, sqrt
from typing import Any

from mirage_ir.ops import Kind, operator
from mirage_ir.program import DType
from mirage_ir.saturate.egraph import ClassId, ENode, Saturated, bottom_up

FAULT_US = 1e6
"""µs that a fault costs: more than any program."""
DEVIATIONS = 6.0
"""Deviations from the mean up to which values are expected: beyond are two in 10^9 of a normal distribution."""
LARGEST_EXPONENT = 200.0
"""Exponent from which exp counts as infinite: exp(200) is beyond every element type, and still far within float64."""
LARGEST_MEAN = 1e100
"""Means and deviations count up to here, so that their squares stay within float64."""


@dataclass(frozen=True, slots=True, eq=False)
class Spread:
    """Mean and deviation of values, and bounds that always hold. `above`: the spread over whose values this is the maximum."""

    mean: float
    deviation: float
    low: float = -inf
    high: float = inf
    above: Spread | None = None

    @property
    def largest(self) -> float:
        """The largest magnitude that is expected."""
        top = min(self.high, self.mean + DEVIATIONS * self.deviation)
        bottom = max(self.low, self.mean - DEVIATIONS * self.deviation)
        return max(abs(top), abs(bottom))


class SpreadArithmetic:
    """The arithmetic that the operator table's `modular` meanings name, on spreads.

    terms: entries that a reduction or product binds. maximum: (x, y) where y is a maximum over x, so that x − y is at most 0.
    """

    one, zero = Spread(1.0, 0.0, 1.0, 1.0), Spread(0.0, 0.0, 0.0, 0.0)

    def __init__(self, terms: int, maximum: tuple[Spread, Spread] | None) -> None:
        self.terms, self.maximum_of = terms, maximum

    def constant(self, value: int | Fraction) -> Spread:
        return Spread(float(value), 0.0, float(value), float(value))

    def add(self, x: Spread, y: Spread) -> Spread:
        return Spread(x.mean + y.mean, _hypot(x.deviation, y.deviation), x.low + y.low, x.high + y.high)

    def sub(self, x: Spread, y: Spread) -> Spread:
        whole = self.maximum_of is not None and x is self.maximum_of[0] and y is self.maximum_of[1]
        high = 0.0 if whole else x.high - y.low
        return Spread(x.mean - y.mean, _hypot(x.deviation, y.deviation), x.low - y.high, high)

    def neg(self, x: Spread) -> Spread:
        return Spread(-x.mean, x.deviation, -x.high, -x.low)

    def mul(self, x: Spread, y: Spread) -> Spread:
        if x is y:
            low = 0.0 if x.low <= 0 <= x.high else min(x.low**2, x.high**2)
            deviation = sqrt(2) * x.deviation**2 + 2 * abs(x.mean) * x.deviation
            return Spread(x.mean**2 + x.deviation**2, deviation, low, max(x.low**2, x.high**2))
        deviation = _hypot(x.deviation * y.deviation, _hypot(x.deviation * y.mean, x.mean * y.deviation))
        return Spread(x.mean * y.mean, deviation, *_product_bounds(x, y))

    def div(self, x: Spread, y: Spread) -> Spread:
        middle = abs(y.mean) if abs(y.mean) > y.deviation else max(y.deviation, 1e-30)
        deviation = _hypot(x.deviation, x.mean * y.deviation / middle) / middle
        positive = y.low >= 0
        low, high = (0.0 if positive and x.low >= 0 else -inf), (0.0 if positive and x.high <= 0 else inf)
        return Spread(x.mean / middle, deviation, low, high)

    def maximum(self, x: Spread, y: Spread) -> Spread:
        mean = (x.mean + y.mean) / 2 if x.deviation and y.deviation else max(x.mean, y.mean)
        return Spread(mean, max(x.deviation, y.deviation), max(x.low, y.low), max(x.high, y.high))

    def minimum(self, x: Spread, y: Spread) -> Spread:
        return self.neg(self.maximum(self.neg(x), self.neg(y)))

    def extent(self, x: Spread, dim: int) -> int:
        return self.terms

    def sum(self, x: Spread, dim: int) -> Spread:
        n = self.terms
        return Spread(n * x.mean, sqrt(n) * x.deviation, _times(n, x.low), _times(n, x.high))

    def max(self, x: Spread, dim: int) -> Spread:
        top = x.mean + x.deviation * sqrt(2 * log(max(2, self.terms)))
        return Spread(min(top, x.high), x.deviation / 2, x.low, x.high, x)

    def matmul(self, x: Spread, y: Spread) -> Spread:
        """A sum of products. For values around 0 it has the deviation of one product: weights and scores are scaled so."""
        n = self.terms
        around = sqrt(n) * _hypot(x.deviation * y.mean, x.mean * y.deviation)
        low, high = _product_bounds(x, y)
        return Spread(n * x.mean * y.mean, _hypot(x.deviation * y.deviation, around), _times(n, low), _times(n, high))

    def move(self, f: object, *xs: Spread, **attrs: object) -> Spread:
        if len(xs) == 1:
            return xs[0]
        mean = sum(x.mean for x in xs) / len(xs)
        return Spread(mean, max(x.deviation for x in xs), min(x.low for x in xs), max(x.high for x in xs))

    def oracle(self, name: str, x: Spread, *others: Spread, **attrs: object) -> Spread:
        low, high = operator(name).range
        match name:
            case "exp":
                mean = _exp(min(x.mean + x.deviation**2 / 2, x.high))  # The mean of a log-normal distribution.
                top = _exp(min(x.mean + DEVIATIONS * x.deviation, x.high))
                high = _exp(x.high) if x.high < LARGEST_EXPONENT else high
                return Spread(mean, max(0.0, top - mean) / DEVIATIONS, _exp(x.low), high)
            case "sqrt":
                return Spread(sqrt(abs(x.mean)), sqrt(x.deviation) / 2, low, sqrt(x.high) if x.high >= 0 else high)
            case _ if isfinite(low) and isfinite(high):
                return Spread((low + high) / 2, (high - low) / 4, low, high)
            case _:
                return Spread(x.mean, x.deviation, low, high)


def spreads(saturated: Saturated) -> dict[ClassId, Spread]:
    """The spread of every class."""
    found: dict[ClassId, Spread] = {}
    for c, members in bottom_up(saturated.classes, (*saturated.values, *saturated.classes)):
        each = [_spread(n, c, saturated, found) for n in members]
        low, high = max(s.low for s in each), min(s.high for s in each)
        mean = max(-LARGEST_MEAN, min(LARGEST_MEAN, each[0].mean))
        found[c] = Spread(mean, min(LARGEST_MEAN, each[0].deviation), low, high)
    return found


def _spread(node: ENode, c: ClassId, saturated: Saturated, found: dict[ClassId, Spread]) -> Spread:
    """The spread of a member of class c by its own operator."""
    row = node.row
    if row is None:
        return Spread(0.0, 1.0)
    xs = [found[o] for o in node.operands]
    of = saturated.types[node.operands[0]]
    terms = of.shape[-1] if row.kind is Kind.CONTRACTION else of.size // saturated.types[c].size
    attrs: dict[str, Any] = {name: float(v) if isinstance(v, Fraction) else v for name, v in node.attrs.items()}
    pair = (xs[0], xs[1]) if row.kind is Kind.ELEMENTWISE and _is_maximum(node.operands, saturated, found) else None
    return row.modular(SpreadArithmetic(terms, pair), *xs, **attrs)


def _is_maximum(operands: Sequence[ClassId], saturated: Saturated, found: dict[ClassId, Spread]) -> bool:
    """Whether the second of two classes is a maximum over the first."""
    if len(operands) != 2:
        return False
    of, top = operands
    members = (n for n in saturated.classes[top] if n.operands == (of,))
    return any(_spread(n, top, saturated, found).above is found[of] for n in members)


class Stability:
    """Which members of an e-graph are faulty. `stored`: all values go through memory in their types; else only products do."""

    def __init__(self, saturated: Saturated, stabilize: bool) -> None:
        self.saturated = saturated
        self.spreads = spreads(saturated)
        self.excused = frozenset() if stabilize else frozenset(saturated.values)

    def faulty(self, node: ENode, c: ClassId, stored: bool) -> bool:
        """Whether `node`, a member of class c, is faulty."""
        known, row = self.spreads, node.row
        if row is None or c not in known or any(o not in known for o in node.operands):
            return False
        if row.name == "exp" and c not in self.excused and known[node.operands[0]].high == inf:
            return True
        dtype = self.saturated.types[c].dtype if stored or row.kind is Kind.CONTRACTION else DType.f32
        return known[c].largest > dtype.largest and all(known[o].largest <= dtype.largest for o in node.operands)


def _product_bounds(x: Spread, y: Spread) -> tuple[float, float]:
    corners = [_times(a, b) for a in (x.low, x.high) for b in (y.low, y.high)]
    return min(corners), max(corners)


def _times(a: float, b: float) -> float:
    """The product, in which 0 times infinity is 0."""
    return 0.0 if a == 0 or b == 0 else prod((a, b))


def _hypot(a: float, b: float) -> float:
    return sqrt(a * a + b * b)  # Infinite where a ** 2 would raise.


def _exp(x: float) -> float:
    return exp(min(x, LARGEST_EXPONENT))
