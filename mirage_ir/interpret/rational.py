"""The meaning of programs over the rational numbers, exactly, wherever that is possible.

Entries are Python integers and `Fraction`s in arrays of objects. A function such as exp is known where its value is rational
(exp(0) = 1, √4 = 2); anywhere else an entry has no value that can be told (`NO_VALUE`), and where something is divided by zero, or
a root taken of a negative number, it has none at all (`UNDEFINED`). Nor has any entry that follows from it. So an
entry that has a value has the exact one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import isinf, isqrt
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from mirage_ir.interpret.arithmetic import ArithmeticSemantics, OperatorArithmetic
from mirage_ir.interpret.layout import Array, lengthened
from mirage_ir.interpret.real import Exact
from mirage_ir.interpret.walker import Site, run_values
from mirage_ir.ops import Operator
from mirage_ir.program import Program

LARGEST_BITS = 512
"""Numerators and denominators beyond this many bits are given up: a program of many squares doubles them with each."""


class NoValue:
    """The entry that is irrational or too large, or, when `undefined`, has no value: absorbing in all arithmetic."""

    __slots__ = ("undefined",)

    def __init__(self, undefined: bool) -> None:
        self.undefined = undefined

    def __add__(self, other: object) -> NoValue:
        return other if isinstance(other, NoValue) and other.undefined else self

    __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __add__

    def __repr__(self) -> str:
        return "undefined" if self.undefined else "no value"


NO_VALUE = NoValue(False)
UNDEFINED = NoValue(True)

ExactNumber: TypeAlias = int | Fraction
Entry: TypeAlias = ExactNumber | NoValue


def run_exactly(program: Program, inputs: Sequence[NDArray[Any]]) -> list[Array]:
    """The outputs of a well-formed program, arrays of objects: integers, `Fraction`s, `NO_VALUE` and `UNDEFINED`.

    `inputs` are arrays of numbers of the inputs' shapes, taken as the exact (binary) numbers that they are; entries of integers and
    `Fraction`s are as good. It costs about 10^6 operations on entries a second.
    """
    return run_values(program, [_entries(_ENTRY(np.asarray(a, dtype=object))) for a in inputs], Rational())


def _entry(x: Any) -> Entry:
    if isinstance(x, float):
        x = Fraction(x)
        return x.numerator if x.denominator == 1 else x
    return x


_ENTRY = np.frompyfunc(_entry, 1, 1)


def _lifted(function: Callable[..., Entry], operands: int = 2) -> np.ufunc:
    """A function of numbers, entry by entry: no value where an operand has none."""

    def value(*entries: Entry) -> Entry:
        missing = [x for x in entries if isinstance(x, NoValue)]
        if missing:
            return UNDEFINED if UNDEFINED in missing else NO_VALUE
        return function(*entries)

    return np.frompyfunc(value, operands, 1)


def _bounded(x: ExactNumber) -> Entry:
    return NO_VALUE if max(x.numerator.bit_length(), x.denominator.bit_length()) > LARGEST_BITS else x


_BOUNDED = _lifted(_bounded, 1)
_QUOTIENT = _lifted(lambda x, y: Fraction(x) / y if y != 0 else UNDEFINED)
_MAXIMUM = _lifted(max)
_MINIMUM = _lifted(min)


def _entries(x: Any) -> Array:
    """An array of objects again: NumPy returns the entry itself where there is only one and the rank is 0."""
    if isinstance(x, np.ndarray):
        return x
    array = np.empty((), dtype=object)
    array[()] = x
    return array


def _root(x: ExactNumber) -> Entry:
    if x < 0:
        return UNDEFINED
    above, below = isqrt(x.numerator), isqrt(x.denominator)
    return Fraction(above, below) if above * above == x.numerator and below * below == x.denominator else NO_VALUE


def _power(x: ExactNumber, y: ExactNumber) -> Entry:
    if (x < 0 and y.denominator != 1) or (x == 0 and y < 0):
        return UNDEFINED
    if y.denominator != 1 or abs(y) > LARGEST_BITS or (x == 0 and y == 0):
        return NO_VALUE
    return Fraction(x) ** y.numerator


def _logarithm(x: ExactNumber) -> Entry:
    if x <= 0:
        return UNDEFINED
    return 0 if x == 1 else NO_VALUE


def _logarithm_of_sum(x: ExactNumber) -> Entry:
    return _logarithm(1 + x)


def _at(argument: int, value: ExactNumber) -> Callable[[ExactNumber], Entry]:
    return lambda x: value if x == argument else NO_VALUE


_RATIONAL_VALUES: dict[str, Callable[..., Entry]] = {
    "exp": _at(0, 1),
    "expm1": _at(0, 0),
    "log": _logarithm,
    "log1p": _logarithm_of_sum,
    "sqrt": _root,
    "sigmoid": _at(0, Fraction(1, 2)),
    "silu": _at(0, 0),
    "gelu": _at(0, 0),
    "tanh": _at(0, 0),
    "erf": _at(0, 0),
    "pow": _power,
}
"""Where the functions that the operator table calls oracles are rational. Any other function has no value anywhere."""


class Rationals(OperatorArithmetic[Array]):
    """OperatorArithmetic on arrays of rational entries."""

    def constant(self, value: ExactNumber) -> Array:
        return _entries(value)

    def add(self, x: Array, y: Array) -> Array:
        return _entries(x + y)

    def mul(self, x: Array, y: Array) -> Array:
        return x * y

    def neg(self, x: Array) -> Array:
        return 0 - x

    def div(self, x: Array, y: Array) -> Array:
        return _entries(_QUOTIENT(x, y))

    def oracle(self, name: str, *xs: Array, **attrs: Any) -> Array:
        """A function that algebra knows nothing about, where its value is rational."""
        function = _RATIONAL_VALUES.get(name, lambda *_: NO_VALUE)
        return _entries(_lifted(function, len(xs))(*xs))

    def weighted(self, x: Array, shift: Array, top: Array) -> Array:
        return self.oracle("exp", shift - top) * x

    def maximum(self, x: Array, y: Array) -> Array:
        return _entries(_MAXIMUM(x, y))

    def minimum(self, x: Array, y: Array) -> Array:
        return _entries(_MINIMUM(x, y))

    def max(self, x: Array, dim: int) -> Array:
        return _MAXIMUM.reduce(x, axis=dim, keepdims=True)

    def sum(self, x: Array, dim: int) -> Array:
        return np.add.reduce(x, axis=dim, keepdims=True)

    def extent(self, x: Array, dim: int) -> int:
        return x.shape[dim]

    def matmul(self, x: Array, y: Array) -> Array:
        return np.matmul(x, y)

    def move(self, f: Callable[..., Array], *xs: Array, **attrs: Any) -> Array:
        return f(np, *xs, **attrs)


class Rational(ArithmeticSemantics[Array], Exact):
    """Values are arrays of objects: integers, `Fraction`s, `NO_VALUE` and `UNDEFINED`.

    Layouts, loads and stores move them as they move real arrays.
    """

    entry_bytes = 64

    def __init__(self) -> None:
        super().__init__(Rationals())

    def apply(self, row: Operator, xs: Sequence[Array], attrs: dict[str, Any], site: Site) -> Array:
        return _entries(_BOUNDED(_entries(super().apply(row, xs, attrs, site))))

    def pad(self, x: Array, widths: Sequence[int]) -> Array:
        return lengthened(x, widths, NO_VALUE)

    def choose(self, present: Array, x: Array, other: Array | float, nonempty: bool) -> Array:
        if isinstance(other, float):
            other = _entries(NO_VALUE if isinf(other) else int(other))
        return np.where(present, x, other)
