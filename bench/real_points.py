"""Programs at random real points, in 50 digits: which mutants of a program happen to be equivalent to it.

Entries are mpmath numbers; one that is undefined at a point (a division by zero, the root of a negative number) is nan, and so is
what is computed from it. Constants are the exact rationals that `mirage_ir.ops.constants.exact` takes them for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import mpmath
import numpy as np
from numpy.typing import NDArray

from mirage_ir.interpret.real import Exact
from mirage_ir.interpret.walker import Accumulator, Site, run_values
from mirage_ir.ops import Operator
from mirage_ir.ops.constants import exact
from mirage_ir.program import Program

DIGITS = 50
TOLERANCE = mpmath.mpf(10) ** -35
"""Largest relative difference of equal numbers: cancellation may take some of the 50 digits."""
POINTS = 3
"""Points at which each entry is compared, where both programs are defined."""
MOST_POINTS = 30
"""Points that are drawn at most for that."""
NAN = mpmath.mpf("nan")

Array = NDArray[Any]


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


_maximum, _minimum = _real(lambda x, y: x if x > y else y, 2), _real(lambda x, y: x if x < y else y, 2)
_exp, _divide = _real(mpmath.exp), _real(lambda x, y: x / y, 2)
FUNCTIONS: dict[str, Callable[..., Any]] = {
    "exp": _exp,
    "log": _real(mpmath.log),
    "sqrt": _real(mpmath.sqrt),
    "rsqrt": _real(lambda x: 1 / mpmath.sqrt(x)),
    "tanh": _real(mpmath.tanh),
    "sigmoid": _real(lambda x: 1 / (1 + mpmath.exp(-x))),
    "silu": _real(lambda x: x / (1 + mpmath.exp(-x))),
    "div": _divide,
    "reciprocal": _real(lambda x: 1 / x),
    "pow": _real(lambda x, y: x**y, 2),
    "maximum": _maximum,
    "minimum": _minimum,
    "relu": _real(lambda x: x if x > 0 else mpmath.mpf(0)),
}


class Digits(Exact):
    """Values are arrays of mpmath numbers."""

    def apply(self, row: Operator, xs: Sequence[Array], attrs: dict[str, Any], site: Site) -> Array:
        if row.name in FUNCTIONS and not attrs:
            return FUNCTIONS[row.name](*xs)
        if row.name == "max":
            return np.asarray(_maximum.reduce(xs[0], axis=attrs["dim"], keepdims=True))  # type: ignore[attr-defined]
        if row.oracle or row.name == "clamp":
            raise NotImplementedError(f"{row.name} in {DIGITS} digits")
        constants = {k: _constant(v) if isinstance(v, float) else v for k, v in attrs.items()}
        return np.asarray(super().apply(row, xs, constants, site), dtype=object)

    def accumulator(self, kind: str, dim: int | None, shifted: bool) -> Accumulator[Array]:
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


class RealPoints:
    """A program at random points: half of them with inputs of both signs, half with positive ones."""

    def __init__(self, source: Program, seed: int = 0) -> None:
        self.source = source
        self.seed = seed
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

    def agree(self, candidate: Program) -> bool:
        """Whether every output entry of two programs of one interface is equal at `POINTS` points where both are defined.

        False when there are not as many among `MOST_POINTS`.
        """
        with mpmath.workdps(DIGITS):
            inputs, expected = self._point(0)
            seen = [np.zeros(a.shape, dtype=int) for a in expected]
            for number in range(MOST_POINTS):
                inputs, expected = self._point(number)
                for counts, x, y in zip(seen, expected, run_values(candidate, inputs, Digits()), strict=True):
                    if np.any(_DIFFER(x, y)):
                        return False
                    counts += np.asarray(_DEFINED(x, y), dtype=int)
                if all((counts >= POINTS).all() for counts in seen):
                    return True
        return False


_DEFINED = np.frompyfunc(lambda x, y: not (mpmath.isnan(x) or mpmath.isnan(y)), 2, 1)
_DIFFER = np.frompyfunc(lambda x, y: bool(abs(x - y) > TOLERANCE * max(abs(x), abs(y), 1)), 2, 1)
