"""The meaning of programs in interval arithmetic: bounds on each entry that rounding cannot break.

An entry is an interval that holds the real number that the program computes, whatever float64 makes of it: each operation rounds
its lower bound down and its upper bound up. Where large numbers cancel, the interval and all that follow from it are wide.
An entry that may have no value (a divisor or an argument of a logarithm that may be zero, an overflow) is nan to nan. A registered
function is known by its values in float64 only, so its bounds are as wide as nearby values differ.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from mirage_ir.interpret.arithmetic import ArithmeticSemantics, OperatorArithmetic
from mirage_ir.interpret.layout import Array, lengthened, matrix_product
from mirage_ir.interpret.real import TILE_BYTES
from mirage_ir.interpret.threads import one_blas_thread
from mirage_ir.interpret.walker import Move, run_values
from mirage_ir.ops import operator
from mirage_ir.ops.table import error_function
from mirage_ir.program import GraphOp, Program, TensorType

EPSILON = 2.0**-52
"""The distance from 1 to the next float."""
UNIT = 1
"""Rounding errors of arithmetic and roots, in units of `EPSILON`: twice the half unit of IEEE 754."""
LIBRARY = 16
"""Rounding errors of functions, in units of `EPSILON`: four times the 4 units in the last place that NumPy's SIMD loops may err."""
UNDERFLOW = 1e-300
"""More than a float64 loses where it is too small for all digits (below 2^-1022)."""
NARROW_ARGUMENT = 1e-6
"""The relative width of an argument up to which a function is bounded by its values near by."""


@dataclass(frozen=True, slots=True, eq=False)
class Interval:
    """Lower and upper bounds, arrays of one shape. One array twice: exact numbers."""

    low: Array
    high: Array

    @property
    def exact(self) -> bool:
        return self.low is self.high

    @property
    def middle(self) -> Array:
        return self.low if self.exact else self.low / 2 + self.high / 2


def run_in_intervals(program: Program, inputs: Sequence[Array]) -> list[Interval]:
    """The outputs of a well-formed program on `inputs`, float64 arrays of the inputs' shapes that are taken as exact."""
    with np.errstate(all="ignore"), one_blas_thread():
        return run_values(program, [Interval(a, a) for a in (np.asarray(x, dtype=np.float64) for x in inputs)], Intervals())


def _rounded(low: Array, high: Array, units: float = UNIT) -> Interval:
    """The interval between two numbers that were computed with an error of `units` each; nan where one is not finite."""
    relative = units * EPSILON
    low = low - (np.abs(low) * relative + UNDERFLOW)
    high = high + (np.abs(high) * relative + UNDERFLOW)
    return _where(np.isfinite(low) & np.isfinite(high), low, high)


def _where(known: Array, low: Array, high: Array) -> Interval:
    return Interval(low, high) if known.all() else Interval(np.where(known, low, np.nan), np.where(known, high, np.nan))


class IntervalArithmetic(OperatorArithmetic[Interval]):
    """OperatorArithmetic on intervals, rounded outward."""

    def constant(self, value: int | Fraction) -> Interval:
        near = np.asarray(float(value))
        return Interval(near, near) if Fraction(float(near)) == value else _rounded(near, near)

    def add(self, x: Interval, y: Interval) -> Interval:
        return _rounded(x.low + y.low, x.high + y.high)

    def neg(self, x: Interval) -> Interval:
        low = -x.high
        return Interval(low, low if x.exact else -x.low)

    def mul(self, x: Interval, y: Interval) -> Interval:
        if x is y:
            ends = np.square(x.low), np.square(x.high)
            low = np.where((x.low <= 0) & (x.high >= 0), 0.0, np.minimum(*ends))
            return _rounded(low, np.maximum(*ends))
        if x.exact and y.exact:
            value = x.low * y.low
            return _rounded(value, value)
        corners = [a * b for a in (x.low, x.high) for b in (y.low, y.high)]
        return _rounded(np.minimum.reduce(corners), np.maximum.reduce(corners))

    def div(self, x: Interval, y: Interval) -> Interval:
        corners = [a / b for a in (x.low, x.high) for b in (y.low, y.high)]
        quotient = _rounded(np.minimum.reduce(corners), np.maximum.reduce(corners))
        return _where(((y.low > 0) | (y.high < 0)) & np.isfinite(quotient.low), quotient.low, quotient.high)

    def maximum(self, x: Interval, y: Interval) -> Interval:
        return self.move(lambda np, a, b: np.maximum(a, b), x, y)

    def minimum(self, x: Interval, y: Interval) -> Interval:
        return self.move(lambda np, a, b: np.minimum(a, b), x, y)

    def max(self, x: Interval, dim: int) -> Interval:
        return self.move(lambda np, a: np.max(a, axis=dim, keepdims=True), x)

    def sum(self, x: Interval, dim: int) -> Interval:
        error = np.sum(np.maximum(np.abs(x.low), np.abs(x.high)), axis=dim, keepdims=True) * (x.low.shape[dim] * EPSILON)
        low, high = (np.sum(a, axis=dim, keepdims=True) for a in (x.low, x.high))
        return _rounded(low - error, high + error)

    def extent(self, x: Interval, dim: int) -> int:
        return x.low.shape[dim]

    def matmul(self, x: Interval, y: Interval) -> Interval:
        """By middles and radii (S. M. Rump, Fast and parallel interval arithmetic, BIT 39, 1999)."""
        (a, r), (b, s) = _ball(x), _ball(y)
        error = (a.shape[-1] + 2) * EPSILON
        radius = matrix_product(np.abs(a), s + error * np.abs(b)) + matrix_product(r, np.abs(b) + s)
        middle = matrix_product(a, b)
        radius = radius * (1 + 2 * error) + UNDERFLOW
        return _rounded(middle - radius, middle + radius)

    def move(self, f: Callable[..., Array], *xs: Interval, **attrs: Any) -> Interval:
        """A function `f` that grows with each operand, and is exact."""
        low = f(np, *(x.low for x in xs), **attrs)
        return Interval(low, low if all(x.exact for x in xs) else f(np, *(x.high for x in xs), **attrs))

    def oracle(self, name: str, *xs: Interval, **attrs: Any) -> Interval:
        """A function that algebra knows nothing about: by its growth, or by arithmetic and other such functions."""
        x = xs[0]
        match name:
            case "exp" | "expm1" | "tanh":
                f: np.ufunc = getattr(np, name)
                return _rounded(f(x.low), f(x.high), LIBRARY)
            case "erf":
                return _rounded(error_function(np, x.low), error_function(np, x.high), LIBRARY)
            case "log" | "log1p" | "sqrt":
                f = getattr(np, name)
                value = _rounded(f(x.low), f(x.high), LIBRARY)
                within = x.low >= 0 if name == "sqrt" else x.low > (0 if name == "log" else -1)
                return _where(within & np.isfinite(value.low), value.low, value.high)
            case "sigmoid":
                return self.div(self.one, self.add(self.one, self.oracle("exp", self.neg(x))))
            case "silu":
                return self.div(x, self.add(self.one, self.oracle("exp", self.neg(x))))
            case "pow":
                return self.oracle("exp", self.mul(xs[1], self.oracle("log", x)))
            case _:
                return _sampled(name, x, attrs)

    def weighted(self, x: Interval, shift: Interval, top: Interval) -> Interval:
        return self.mul(self.oracle("exp", self.sub(shift, top)), x)


def _ball(x: Interval) -> tuple[Array, Array]:
    """Middles and radii."""
    middle = x.middle
    if x.exact:
        return middle, np.zeros_like(middle)
    return middle, np.maximum(middle - x.low, x.high - middle) + EPSILON * np.abs(middle) + UNDERFLOW


def _sampled(name: str, x: Interval, attrs: dict[str, Any]) -> Interval:
    """A function by its values at both ends, a little beyond them and in the middle: bounds are twice as far apart as these values.

    So sin(10^9·x), whose digits rounding takes, is known nowhere.
    """
    narrow = x.high - x.low <= NARROW_ARGUMENT * np.maximum(1, np.abs(x.middle))
    beyond = LIBRARY * EPSILON * np.abs(x.middle)
    values = [operator(name).real(np, at, **attrs) for at in (x.low - beyond, x.low, x.middle, x.high, x.high + beyond)]
    low, high = np.minimum.reduce(values), np.maximum.reduce(values)
    size = np.maximum(1, np.abs(x.middle)) * (LIBRARY * EPSILON)  # Terms that cancel inside are no larger than the argument, or 1.
    value = _rounded(2 * low - high - size, 2 * high - low + size, LIBRARY)
    return _where(narrow & np.isfinite(value.low), value.low, value.high)


class Intervals(ArithmeticSemantics[Interval]):
    """Values are intervals; layouts, loads and stores move both bounds as they move real arrays."""

    budget = TILE_BYTES

    def __init__(self) -> None:
        super().__init__(IntervalArithmetic())

    def block_bytes(self, graph: GraphOp, types: Sequence[TensorType]) -> int:
        return 16 * sum(t.size for t in types[len(graph.operands) :])

    def move(self, f: Move, x: Interval) -> Interval:
        low = f(x.low)
        return Interval(low, low if x.exact else f(x.high))

    def pad(self, x: Interval, widths: Sequence[int]) -> Interval:
        return self.move(lambda a: lengthened(a, widths, np.nan), x)

    def choose(self, present: Array, x: Interval, other: Interval | float, nonempty: bool) -> Interval:
        other = other if isinstance(other, Interval) else Interval(*[np.asarray(other)] * 2)
        low = np.where(present, x.low, other.low)
        return Interval(low, low if x.exact and other.exact else np.where(present, x.high, other.high))

    def allocate(self, shape: tuple[int, ...], like: Interval) -> Interval:
        return Interval(np.empty(shape), np.empty(shape))

    def write(self, out: Interval, place: Move, x: Interval) -> None:
        place(out.low)[...] = x.low
        place(out.high)[...] = x.high
