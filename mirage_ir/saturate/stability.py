"""How large values get on ordinary inputs, and which members of an e-graph overflow.

Ordinary inputs are independent, with mean 0 and standard deviation 1, and products of matrices keep it: weights are scaled for
that. A class's *spread* is the mean and the deviation of its
values, as
far as they follow from those of independent operands, and bounds that always hold: exp is positive, x minus its own maximum is at
most 0. All members of a class have the same values, so the tightest bounds of any count.

A member is *faulty* when it is the one that overflows: what it computes does not fit its element type although its operands do.
So is an
exp that the source has not, of an argument without an upper bound: a softmax that subtracts its maximum keeps it. Where stability
is asked for, the source's own is no excuse.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, inf, log, prod, sqrt

from mirage_ir.program import DType
from mirage_ir.saturate.costs import node_name
from mirage_ir.saturate.egraph import ENode, Saturated

FAULT_US = 1e6
"""What a fault costs: more than any program."""
DEVIATIONS = 6.0
"""A value that is so many deviations from the mean is expected."""
LARGEST = {DType.f16: 65504.0, DType.bf16: 3.38e38, DType.f32: 3.4e38}
HUGE = 200.0
"""The exponent beyond which exp is taken to overflow everything."""
MOST = 1e100
"""Means and deviations are counted up to here."""
BOUNDED = {"sigmoid": (0.0, 1.0), "tanh": (-1.0, 1.0)}


@dataclass(frozen=True, slots=True)
class Spread:
    """Mean and deviation of values, and bounds that always hold."""

    mean: float
    deviation: float
    low: float = -inf
    high: float = inf

    @property
    def largest(self) -> float:
        """The largest magnitude that is expected."""
        top = min(self.high, self.mean + DEVIATIONS * self.deviation)
        bottom = max(self.low, self.mean - DEVIATIONS * self.deviation)
        return max(abs(top), abs(bottom))


ORDINARY = Spread(0.0, 1.0)


def spreads(saturated: Saturated) -> dict[int, Spread]:
    """The spread of every class."""
    found: dict[int, Spread] = {}
    own = dict.fromkeys(saturated.values)
    waiting = [*own, *(c for c in saturated.classes if c not in own)]
    while waiting:
        left: list[int] = []
        for c in waiting:
            known = [n for n in saturated.classes[c] if all(o in found for o in n.operands)]
            if not known:
                left.append(c)
                continue
            each = [_spread(n, [found[o] for o in n.operands], c, saturated) for n in known]
            low, high = max(s.low for s in each), min(s.high for s in each)
            found[c] = Spread(max(-MOST, min(MOST, each[0].mean)), min(MOST, each[0].deviation), low, high)
        if len(left) == len(waiting):
            break
        waiting = left
    return found


class Stability:
    """Which members of an e-graph are faulty. `stored` says that all values go through memory in their types; else products alone
    do."""

    def __init__(self, saturated: Saturated, stabilize: bool) -> None:
        self.saturated = saturated
        self.spreads = spreads(saturated)
        self.excused = frozenset() if stabilize else frozenset(saturated.values)

    def faulty(self, node: ENode, c: int, stored: bool) -> bool:
        """Whether `node`, a member of class c, is."""
        known = self.spreads
        if c not in known or any(o not in known for o in node.operands):
            return False
        name = node_name(node)
        if name == "exp" and c not in self.excused and known[node.operands[0]].high == inf:
            return True
        most = LARGEST[self.saturated.types[c].dtype if stored or name == "matmul" else DType.f32]
        return known[c].largest > most and all(known[o].largest <= most for o in node.operands)


def _spread(node: ENode, operands: Sequence[Spread], c: int, saturated: Saturated) -> Spread:
    name = node_name(node)
    if not operands:
        return ORDINARY
    x = operands[0]
    kinds = [saturated.types[o] for o in node.operands]
    if name in BOUNDED:
        low, high = BOUNDED[name]
        return Spread((low + high) / 2, (high - low) / 4, low, high)
    match name:
        case "matmul":
            return _contracted(x, operands[1], kinds[0].shape[-1])
        case "mul" if node.operands[0] != node.operands[1]:
            return _product(x, operands[1])
        case "add":
            y = operands[1]
            return Spread(x.mean + y.mean, _hypot(x.deviation, y.deviation), x.low + y.low, x.high + y.high)
        case "sub":
            return _difference(node, x, operands[1], saturated)
        case "div":
            return _quotient(x, operands[1])
        case "square" | "mul":
            mean, low = x.mean**2 + x.deviation**2, 0.0 if x.low <= 0 <= x.high else min(x.low**2, x.high**2)
            return Spread(mean, sqrt(2) * x.deviation**2 + 2 * abs(x.mean) * x.deviation, low, max(x.low**2, x.high**2))
        case "sum":
            return _sum(x, kinds[0].size // saturated.types[c].size)
        case "max":
            top = x.mean + x.deviation * sqrt(2 * log(max(2, kinds[0].size // saturated.types[c].size)))
            return Spread(min(top, x.high), x.deviation / 2, x.low, x.high)
        case "scale":
            s = float(node.attributes[0])
            return Spread(s * x.mean, abs(s) * x.deviation, *sorted((_times(s, x.low), _times(s, x.high))))
        case "offset":
            s = float(node.attributes[0])
            return Spread(x.mean + s, x.deviation, x.low + s, x.high + s)
        case "neg":
            return Spread(-x.mean, x.deviation, -x.high, -x.low)
        case "exp":
            mean = _exp(min(x.mean + x.deviation**2 / 2, x.high))
            top = _exp(min(x.mean + DEVIATIONS * x.deviation, x.high))
            return Spread(mean, max(0.0, top - mean) / DEVIATIONS, _exp(x.low), _exp(x.high) if x.high < HUGE else inf)
        case "sqrt":
            return Spread(sqrt(abs(x.mean)), sqrt(x.deviation) / 2, 0.0, sqrt(x.high) if x.high >= 0 else inf)
        case "reciprocal":
            return _quotient(Spread(1.0, 0.0, 1.0, 1.0), x)
        case "rsqrt":
            return _quotient(Spread(1.0, 0.0, 1.0, 1.0), Spread(sqrt(abs(x.mean)), sqrt(x.deviation) / 2, 0.0))
        case "relu":
            return Spread(max(x.mean, 0.0), x.deviation, max(0.0, x.low), max(0.0, x.high))
        case "maximum" | "minimum" | "concat":
            y = operands[1] if len(operands) > 1 else x
            join = {"maximum": (max, max), "minimum": (min, min), "concat": (min, max)}[name]
            return Spread((x.mean + y.mean) / 2, max(x.deviation, y.deviation), join[0](x.low, y.low), join[1](x.high, y.high))
        case "swap" | "column" | "slice" | "transpose" | "reshape" | "broadcast":
            return x
        case _:
            return Spread(x.mean, x.deviation)


def _difference(node: ENode, x: Spread, y: Spread, saturated: Saturated) -> Spread:
    """x − y, which is at most 0 when y is a maximum over x."""
    of, top = node.operands
    maximum = any(node_name(n) == "max" and n.operands == (of,) for n in saturated.classes[top])
    high = 0.0 if maximum else x.high - y.low
    return Spread(x.mean - y.mean, _hypot(x.deviation, y.deviation), x.low - y.high, high)


def _product(x: Spread, y: Spread) -> Spread:
    deviation = _hypot(x.deviation * y.deviation, _hypot(x.deviation * y.mean, x.mean * y.deviation))
    corners = [_times(a, b) for a in (x.low, x.high) for b in (y.low, y.high)]
    return Spread(x.mean * y.mean, deviation, min(corners), max(corners))


def _contracted(x: Spread, y: Spread, n: int) -> Spread:
    """A sum of n products. That of values around 0 keeps their deviation: weights and scores are scaled so."""
    around = sqrt(n) * _hypot(x.deviation * y.mean, x.mean * y.deviation)
    bounds = _sum(_product(x, y), n)
    return Spread(n * x.mean * y.mean, _hypot(x.deviation * y.deviation, around), bounds.low, bounds.high)


def _quotient(x: Spread, y: Spread) -> Spread:
    middle = abs(y.mean) if abs(y.mean) > y.deviation else max(y.deviation, 1e-30)
    deviation = _hypot(x.deviation, x.mean * y.deviation / middle) / middle
    positive = y.low >= 0
    low, high = (0.0 if positive and x.low >= 0 else -inf), (0.0 if positive and x.high <= 0 else inf)
    return Spread(x.mean / middle, deviation, low, high)


def _sum(x: Spread, n: int) -> Spread:
    return Spread(n * x.mean, sqrt(n) * x.deviation, _times(n, x.low), _times(n, x.high))


def _times(a: float, b: float) -> float:
    """The product, in which 0 times infinity is 0."""
    return 0.0 if a == 0 or b == 0 else prod((a, b))


def _hypot(a: float, b: float) -> float:
    return sqrt(a * a + b * b)  # Infinite where a ** 2 would raise.


def _exp(x: float) -> float:
    return exp(min(x, HUGE))
