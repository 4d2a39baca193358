"""Symbols of sizes, and extents and numbers that follow from them.

A `SymbolicExtent` is an integer, its value at *sample sizes*, that knows how it was computed. Whatever computes with extents
computes with these, too: shapes are inferred, and a lowering that prints an extent prints the expression. Comparisons are those of
the sample. So what is made at a sample holds for other sizes only where no comparison would come out otherwise. Two uses are safe:
a source program, whose operators do not depend on sizes (`SizedProgram.at`), and a text that is the same at two samples far apart
(`mirage_ir.lowering.triton.sized`).

A `SymbolicNumber` is a constant of a program that follows from extents, such as the 1/n of a mean. It stands in attributes alone:
what a user computes with an extent is an extent again, or an error.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass
from math import inf, prod
from typing import Any, NoReturn, TypeAlias

from mirage_ir.errors import ProgramError

LARGEST_SIZE = 1 << 30
"""The largest size of a symbol: the number of an entry, or of one of a tile behind it, fits 32 bits."""


@dataclass(frozen=True, slots=True)
class SizeSymbol:
    """A size from `least` to `most`, both included, that is known when a kernel runs."""

    name: str
    least: int
    most: int

    def __str__(self) -> str:
        return f"{self.name} ({self.least} … {self.most})"


def size_symbol(name: Any, least: Any, most: Any) -> SizeSymbol:
    """A symbol from what a user wrote. Raises `ProgramError`."""
    if not isinstance(name, str) or not name.isascii() or not name.isidentifier():
        raise ProgramError(f"a symbol's name must be an identifier of ASCII letters, not {name!r}")
    for value in (least, most):
        if not isinstance(value, int) or isinstance(value, bool):
            raise ProgramError(f"the range of the symbol '{name}' must be two integers, not {value!r}")
    if not 1 <= least <= most <= LARGEST_SIZE:
        raise ProgramError(f"the range of the symbol '{name}' must lie within 1 … 2^30, not be {least} … {most}")
    return SizeSymbol(name, least, most)


SymbolSizes: TypeAlias = Mapping[str, int]
"""The size of each symbol, by its name."""
ExtentTerm: TypeAlias = "int | SizeSymbol | Operation"


@dataclass(frozen=True, slots=True)
class Operation:
    """Two terms and the sign between them: +, -, * or //."""

    sign: str
    left: ExtentTerm
    right: ExtentTerm


def _value(term: ExtentTerm, sizes: SymbolSizes) -> int:
    if isinstance(term, int):
        return term
    if isinstance(term, SizeSymbol):
        return sizes[term.name]
    left, right = _value(term.left, sizes), _value(term.right, sizes)
    return {"+": left + right, "-": left - right, "*": left * right, "//": left // right if right else 0}[term.sign]


def _text(term: ExtentTerm) -> str:
    if isinstance(term, int):
        return str(term)
    return term.name if isinstance(term, SizeSymbol) else f"({_text(term.left)} {term.sign} {_text(term.right)})"


def _bounds(term: ExtentTerm) -> tuple[float, float]:
    """Bounds on its values at all sizes, by interval arithmetic."""
    if isinstance(term, int):
        return term, term
    if isinstance(term, SizeSymbol):
        return term.least, term.most
    (a, b), (c, d) = _bounds(term.left), _bounds(term.right)
    if term.sign == "+":
        return a + c, b + d
    if term.sign == "-":
        return a - d, b - c
    if term.sign == "//" and c <= 0 <= d:
        return -inf, inf
    ends = [x * y if term.sign == "*" else x // y for x in (a, b) for y in (c, d)]
    return min(ends), max(ends)


def _symbols(term: ExtentTerm) -> dict[SizeSymbol, None]:
    if isinstance(term, int):
        return {}
    return {term: None} if isinstance(term, SizeSymbol) else _symbols(term.left) | _symbols(term.right)


class SymbolicExtent(int):
    """An extent that follows from symbols: an integer, its value at the sample, with the expression. Its text needs no parentheses.

    Raises `ProgramError` where it becomes a number that is no extent: the sample would stay in what is computed with it.
    """

    term: ExtentTerm

    def __new__(cls, value: int, term: ExtentTerm) -> SymbolicExtent:
        made = super().__new__(cls, value)
        made.term = term
        return made

    @property
    def symbols(self) -> tuple[SizeSymbol, ...]:
        """The symbols that it follows from, in the order of its text."""
        return tuple(_symbols(self.term))

    @property
    def may_be_zero(self) -> bool:
        """Whether 0 is within the bounds on its values."""
        least, most = _bounds(self.term)
        return least <= 0 <= most

    @property
    def most(self) -> int:
        """Its value at the largest sizes."""
        return self.at({symbol.name: symbol.most for symbol in self.symbols})

    def at(self, sizes: SymbolSizes) -> int:
        """Its value at these sizes."""
        return _value(self.term, sizes)

    def __str__(self) -> str:
        return _text(self.term)

    def __repr__(self) -> str:
        return _text(self.term)

    def __format__(self, spec: str) -> str:
        return format(_text(self.term), spec)

    def __reduce__(self) -> tuple[type[SymbolicExtent], tuple[int, ExtentTerm]]:
        return SymbolicExtent, (int(self), self.term)

    # A result has the hash and the comparisons of its value.

    def __add__(self, other: int) -> int:
        return _computed("+", self, other)

    def __radd__(self, other: int) -> int:
        return _computed("+", other, self)

    def __sub__(self, other: int) -> int:
        return _computed("-", self, other)

    def __rsub__(self, other: int) -> int:
        return _computed("-", other, self)

    def __mul__(self, other: int) -> int:
        return _computed("*", self, other)

    def __rmul__(self, other: int) -> int:
        return _computed("*", other, self)

    def __floordiv__(self, other: int) -> int:
        return _computed("//", self, other)

    def __rfloordiv__(self, other: int) -> int:
        return _computed("//", other, self)

    def times(self, value: float) -> SymbolicNumber:
        """`value` times the extent, as an operator's attribute."""
        number = _as_number(value)
        return SymbolicNumber(number.coefficient, (*number.over, self), number.under)

    def dividing(self, value: float) -> SymbolicNumber:
        """`value` over the extent, as an operator's attribute."""
        number = _as_number(value)
        return SymbolicNumber(number.coefficient, number.over, (*number.under, self))

    def _no_number(self, *_: Any) -> NoReturn:
        raise ProgramError(f"a constant follows from the size {self}, which is known only when the kernel runs")

    __truediv__ = __rtruediv__ = __float__ = __pow__ = __rpow__ = _no_number


class SymbolicNumber(float):
    """A number that follows from extents: `coefficient` times those `over` the fraction bar, divided by those `under` it.

    A float, its value at the sample; equal to another one that follows from sizes in the same way, and to no other number. Its text
    is an expression that Python and kernels read, and needs no parentheses.
    """

    coefficient: float
    over: tuple[int, ...]
    under: tuple[int, ...]

    def __new__(cls, coefficient: float, over: tuple[int, ...], under: tuple[int, ...]) -> SymbolicNumber:
        made = super().__new__(cls, _quotient(coefficient, over, under))
        made.coefficient, made.over, made.under = coefficient, over, under
        return made

    @property
    def positive(self) -> bool:
        """Whether it is known to be positive at all sizes."""
        bounds = (_bounds(_term(extent)) for extent in (*self.over, *self.under))
        return self.coefficient > 0 and all(least > 0 for least, _ in bounds)

    @property
    def symbols(self) -> tuple[SizeSymbol, ...]:
        """The symbols that it follows from."""
        every = (symbol for e in (*self.over, *self.under) if isinstance(e, SymbolicExtent) for symbol in e.symbols)
        return tuple(dict.fromkeys(every))

    def at(self, sizes: SymbolSizes) -> float:
        """Its value at these sizes, which may be symbolic extents themselves."""
        return self.with_extents(lambda extent: at_sizes(extent, sizes))

    def with_extents(self, change: Callable[[int], int]) -> float:
        """The same number of other extents; a plain one where none is symbolic."""
        over, under = tuple(map(change, self.over)), tuple(map(change, self.under))
        if any(map(is_symbolic, (*over, *under))):
            return SymbolicNumber(self.coefficient, over, under)
        return _quotient(self.coefficient, over, under)

    def __str__(self) -> str:
        return f"({' * '.join((repr(self.coefficient), *map(str, self.over)))}{''.join(f' / {e}' for e in self.under)})"

    __repr__ = __str__

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SymbolicNumber) and str(self) == str(other) and float.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(str(self))

    def __reduce__(self) -> tuple[type[SymbolicNumber], tuple[float, tuple[int, ...], tuple[int, ...]]]:
        return SymbolicNumber, (self.coefficient, self.over, self.under)


def _quotient(coefficient: float, over: tuple[int, ...], under: tuple[int, ...]) -> float:
    above, below = (prod(int(e) if is_symbolic(e) else e for e in extents) for extents in (over, under))
    return coefficient * above / below


def _as_number(value: float) -> SymbolicNumber:
    return value if isinstance(value, SymbolicNumber) else SymbolicNumber(float(value), (), ())


def _term(value: int) -> ExtentTerm:
    return value.term if isinstance(value, SymbolicExtent) else value


def _computed(sign: str, left: int, right: int) -> int:
    """`left sign right`, of which one at least is symbolic, in its simplest form."""
    if not isinstance(left, int) or not isinstance(right, int):  # pyright: ignore[reportUnnecessaryIsInstance]
        return NotImplemented
    x, y = int(left), int(right)
    if sign == "*":
        number, symbols = _product(Operation(sign, _term(left), _term(right)))
        return _written(x * y, number, symbols)
    if sign == "//":
        (above, over), (below, under) = _product(_term(left)), _product(_term(right))
        if above % below == 0 and all(under.count(s) <= over.count(s) for s in under):
            for symbol in under:
                over.remove(symbol)
            return _written(x // y, above // below, over)
        return SymbolicExtent(x // y, Operation(sign, _term(left), _term(right)))
    value = x + y if sign == "+" else x - y
    if right == 0 and not isinstance(right, SymbolicExtent):
        return left
    if left == 0 and sign == "+" and not isinstance(left, SymbolicExtent):
        return right
    return SymbolicExtent(value, Operation(sign, _term(left), _term(right)))


def _product(term: ExtentTerm) -> tuple[int, list[ExtentTerm]]:
    """A term as a number times factors that are no products."""
    if isinstance(term, int):
        return term, []
    if isinstance(term, Operation) and term.sign == "*":
        (a, left), (b, right) = _product(term.left), _product(term.right)
        return a * b, [*left, *right]
    return 1, [term]


def _written(value: int, number: int, factors: list[ExtentTerm]) -> int:
    """A number times factors."""
    if not factors or not number:
        return number
    term = factors[0]
    for factor in factors[1:]:
        term = Operation("*", term, factor)
    return SymbolicExtent(value, term if number == 1 else Operation("*", term, number))


def is_symbolic(extent: int) -> bool:
    """Whether an extent follows from symbols."""
    return isinstance(extent, SymbolicExtent)


def largest(extent: int) -> int:
    """An extent at the largest sizes of its symbols."""
    return extent.most if isinstance(extent, SymbolicExtent) else extent


def parts_of(extent: int, tile: int) -> int:
    """How many tiles cover an extent, rounded up. The text of a symbolic one is right in Python and in kernels."""
    return extent if tile == 1 else (extent + (tile - 1)) // tile


def at_sizes(value: Any, sizes: SymbolSizes) -> Any:
    """An extent, a tuple of extents or a number at these sizes; anything else stays as it is."""
    if isinstance(value, tuple):
        return tuple(at_sizes(part, sizes) for part in value)  # pyright: ignore[reportUnknownVariableType]
    return value.at(sizes) if isinstance(value, SymbolicExtent | SymbolicNumber) else value


def next_prime(above: int) -> int:
    """The least prime that is greater: no tile divides it, so a sample of that size is ragged everywhere."""
    candidate = max(above + 1, 2)
    while not _is_prime(candidate):
        candidate += 1
    return candidate


def last_prime(most: int, taken: Container[int]) -> int:
    """The largest prime that is not greater than `most`, and none of the `taken`. Raises `ProgramError` where there is none."""
    for candidate in range(most, 1, -1):
        if candidate not in taken and _is_prime(candidate):
            return candidate
    raise ProgramError(f"there are too few sizes up to {most} to look at")


def _is_prime(number: int) -> bool:
    return all(number % d for d in range(2, int(number**0.5) + 1))
