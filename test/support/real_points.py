"""Programs at real points, in 50 digits: which mutants of a program are wrong, and whether a counterexample is one.

Entries are mpmath numbers. One that has no value at a point (a division by zero, the root of a negative number, the logarithm of
what is not positive) is nan, and so is what is computed from it. A program is *wrong* when the source has a value in an entry and
it has none there, or another. Points are random, so what happens at single points only (x·y/y where y = 0) is never seen.
Constants are the exact rationals that `mirage_ir.ops.constants.exact` takes them for.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from enum import StrEnum
from typing import Any

import mpmath
import numpy as np
from numpy.typing import NDArray

from mirage_ir.interpret.real import Exact
from mirage_ir.interpret.walker import Accumulator, Site, run_values
from mirage_ir.ops import Operator, register, unary_function, unregister
from mirage_ir.ops.constants import exact
from mirage_ir.program import AccumulatorKind, Program

DIGITS = 50
TOLERANCE = mpmath.mpf(10) ** -35
"""Largest relative difference of equal numbers: cancellation may take some of the 50 digits."""
MORE_DIGITS = 400
"""Digits of a second look at what seems to be wrong."""
POINTS = 3
"""Points at which each entry is compared, where the source has a value."""
MORE_POINTS = 12
"""Points for what the verifier accepts, where a mistake that few points show would matter."""
MOST_POINTS = 40
"""Points that are drawn at most for that."""
LARGEST_EXPONENT = 10_000
"""Binary digits before the point of an argument of exp, at most: towers of exponentials would take for ever."""
NAN = mpmath.mpf("nan")

Array = NDArray[Any]


class Outcome(StrEnum):
    """What points tell of a program beside its source."""

    SAME = "same"
    WRONG = "wrong"
    UNKNOWN = "unknown"


class TooLarge(Exception):
    """A number of more than `LARGEST_EXPONENT` digits."""


def _real(f: Callable[..., Any], arguments: int = 1) -> Callable[..., Any]:
    """f on arrays of objects; nan where it is not a real number."""

    def value(*xs: Any) -> Any:
        if any(mpmath.isnan(x) for x in xs):
            return NAN
        try:
            y = f(*xs)
        except (ZeroDivisionError, ValueError):
            return NAN
        return y if isinstance(y, mpmath.mpf) and mpmath.isfinite(y) else NAN

    return np.frompyfunc(value, arguments, 1)


def _exponential(x: Any) -> Any:
    if x != 0 and mpmath.mag(x) > LARGEST_EXPONENT:
        raise TooLarge
    return mpmath.exp(x)


def _exponential_less_one(x: Any) -> Any:
    return mpmath.expm1(x) if abs(x) < 1 else _exponential(x) - 1


def _power(x: Any, y: Any) -> Any:
    if x != 0 and y != 0 and mpmath.mag(y) + mpmath.mag(mpmath.mag(x)) > LARGEST_EXPONENT:
        raise TooLarge
    return x**y


def _artanh(x: Any) -> Any:
    return mpmath.log((1 + x) / (1 - x)) / 2


_maximum, _minimum = _real(lambda x, y: x if x > y else y, 2), _real(lambda x, y: x if x < y else y, 2)
_exp, _divide = _real(_exponential), _real(lambda x, y: x / y, 2)
FUNCTIONS: dict[str, Callable[..., Any]] = {
    "exp": _exp,
    "expm1": _real(_exponential_less_one),
    "log": _real(mpmath.log),
    "log1p": _real(mpmath.log1p),
    "sqrt": _real(mpmath.sqrt),
    "rsqrt": _real(lambda x: 1 / mpmath.sqrt(x)),
    "tanh": _real(mpmath.tanh),
    "erf": _real(mpmath.erf),
    "sigmoid": _real(lambda x: 1 / (1 + _exponential(-x))),
    "silu": _real(lambda x: x / (1 + _exponential(-x))),
    "div": _divide,
    "reciprocal": _real(lambda x: 1 / x),
    "pow": _real(_power, 2),
    "maximum": _maximum,
    "minimum": _minimum,
    "relu": _real(lambda x: x if x > 0 else mpmath.mpf(0)),
    "artanh": _real(_artanh),
}

REGISTERED = "artanh"
"""A function that is not in the table and is defined between -1 and 1 only: what `registered` registers."""


@contextmanager
def registered() -> Generator[None]:
    """An operator of a user's that is not defined everywhere, for as long as this lasts."""
    register(unary_function(REGISTERED, lambda np, x: np.arctanh(x)))
    try:
        yield
    finally:
        unregister(REGISTERED)


class Digits(Exact):
    """Values are arrays of mpmath numbers."""

    def apply(self, row: Operator, xs: Sequence[Array], attrs: dict[str, Any], site: Site) -> Array:
        constants = {k: _constant(v) if isinstance(v, float) else v for k, v in attrs.items()}
        if row.name in FUNCTIONS and not attrs:
            return FUNCTIONS[row.name](*xs)
        if row.name == "max":
            return np.asarray(_maximum.reduce(xs[0], axis=attrs["dim"], keepdims=True))  # type: ignore[attr-defined]
        if row.name == "clamp":
            return _minimum(_maximum(xs[0], constants["min"]), constants["max"])
        if row.oracle:
            raise NotImplementedError(f"{row.name} in {DIGITS} digits")
        # No number is infinite here, so a shift needs no lower bound.
        return np.asarray(super().apply(row, xs, constants, replace(site, shifting=False)), dtype=object)

    def accumulator(self, kind: AccumulatorKind, dim: int | None, shifted: bool) -> Accumulator[Array]:
        if dim is not None:
            return super().accumulator(kind, dim, shifted)
        return _Collected(kind, shifted)


class _Collected:
    """Σ x, max x, or Σ exp(s − max s)·x, by the formula."""

    def __init__(self, kind: str, shifted: bool) -> None:
        self.kind = kind
        self.shifted = shifted
        self.pieces: list[Array] = []
        self.shifts: list[Array] = []

    def add(self, x: Array, shift: Array | None) -> None:
        self.pieces.append(x)
        if shift is not None:
            self.shifts.append(shift)

    def value(self) -> Array:
        pieces = self.pieces
        if self.shifted:
            top = self.shifts[0]
            for s in self.shifts[1:]:
                top = _maximum(top, s)
            pieces = [_exp(s - top) * x for x, s in zip(pieces, self.shifts, strict=True)]
        total = pieces[0]
        for x in pieces[1:]:
            total = total + x if self.kind == "sum" else _maximum(total, x)
        return np.asarray(total, dtype=object)


def _constant(value: float) -> Any:
    fraction = exact(value)
    return mpmath.mpf(fraction.numerator) / fraction.denominator


def differ_at(source: Program, candidate: Program, inputs: Sequence[Array], output: int, entry: tuple[int, ...]) -> bool:
    """Whether at `inputs` (float64 arrays) the source has a value in an entry of an output, and the candidate none or another."""
    with mpmath.workdps(MORE_DIGITS):
        exactly = [np.array([mpmath.mpf(float(x)) for x in a.flat], dtype=object).reshape(a.shape) for a in inputs]
        x, y = (run_values(p, exactly, Digits())[output][entry] for p in (source, candidate))
        return not mpmath.isnan(x) and bool(mpmath.isnan(y) or _apart(x, y))


class RealPoints:
    """A program at random points: half of them with inputs of both signs, half with positive ones."""

    def __init__(self, source: Program, seed: int = 0, digits: int = DIGITS) -> None:
        self.source = source
        self.seed = seed
        self.digits = digits
        self._known: list[tuple[list[Array], list[Array]]] = []

    def _point(self, number: int) -> tuple[list[Array], list[Array]]:
        while len(self._known) <= number:
            draw = np.random.default_rng((self.seed, len(self._known)))
            lowest = 0.25 if len(self._known) % 2 else -1.5
            # Thirds of 32-bit integers: numbers that are no short binary fractions.
            drawn = [draw.uniform(lowest, 1.5, t.shape) * 2**32 for t in self.source.inputs]
            inputs = [np.array([mpmath.mpf(int(x)) / (3 * 2**31) for x in a.flat], dtype=object).reshape(a.shape) for a in drawn]
            self._known.append((inputs, run_values(self.source, inputs, Digits())))
        return self._known[number]

    def judge(self, candidate: Program, points: int = POINTS) -> Outcome:
        """What the outputs of a program of the same interface are, each entry at `points` points where the source has a value.

        `UNKNOWN` when there are not as many among `MOST_POINTS`, or when numbers are too large to compute.
        """
        try:
            with mpmath.workdps(self.digits):
                outcome = self._judge(candidate, points)
        except TooLarge:
            return Outcome.UNKNOWN
        if outcome is Outcome.WRONG and self.digits < MORE_DIGITS:
            # Large numbers that cancel leave few digits.
            return RealPoints(self.source, self.seed, MORE_DIGITS).judge(candidate, points)
        return outcome

    def _judge(self, candidate: Program, points: int) -> Outcome:
        seen: list[Array] = []
        for number in range(MOST_POINTS):
            inputs, expected = self._point(number)
            seen = seen or [np.zeros(a.shape, dtype=int) for a in expected]
            for counts, x, y in zip(seen, expected, run_values(candidate, inputs, Digits()), strict=True):
                defined = ~_isnan(x)
                if np.any(defined & (_isnan(y) | _differ(x, y))):
                    return Outcome.WRONG
                counts += defined
            if all((counts >= points).all() for counts in seen):
                return Outcome.SAME
        return Outcome.UNKNOWN


def _apart(x: Any, y: Any) -> bool:
    return bool(abs(x - y) > TOLERANCE * max(abs(x), abs(y), 1))


_NAN_ENTRY = np.frompyfunc(lambda x: bool(mpmath.isnan(x)), 1, 1)
_DIFFERENT_ENTRY = np.frompyfunc(_apart, 2, 1)


def _isnan(x: Array) -> NDArray[np.bool_]:
    return np.asarray(_NAN_ENTRY(x), dtype=np.bool_)


def _differ(x: Array, y: Array) -> NDArray[np.bool_]:
    return np.asarray(_DIFFERENT_ENTRY(x, y), dtype=np.bool_)
