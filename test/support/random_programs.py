"""Random programs over indexed arrays with an exact meaning, for tests and benchmarks of normal forms.

There are two kinds of numbers (`Numbers`). Those of `FIELDS` are elements of a chain of prime fields F_p, F_q, F_r with q | p-1 and
r | q-1: each has one component in every field of the chain. exp is a homomorphism from the sum in one field to the product in the
one before it, so that exp(x+y) = exp(x)·exp(y) holds exactly, for exponentials of exponentials too; the component for which nothing
is left is None. Other functions are keyed hashes, and a maximum is the argument with the largest hash: associative, commutative,
idempotent, and nothing else. What is known of maxima of sums and products, and of log, is not so there: for programs with these,
the numbers of `REALS` are real, in 60 digits.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache, reduce
from itertools import pairwise, product
from typing import Any, TypeAlias

import mpmath

from mirage_ir.expr.normal_form import Algebra
from mirage_ir.expr.store import Constant, Count, Divisor, Exponential, Expr, Function, InputEntry, MaxOf, MaxOver, Numeral

CHAIN = (960_677, 240_169, 10_007)
"""Primes p, q, r with q | p-1 and r | q-1."""
GENERATORS = tuple(next(g for g in (pow(b, (p - 1) // q, p) for b in range(2, 99)) if g != 1) for p, q in pairwise(CHAIN))
"""Elements of F_p and F_q of order q and r."""

Number: TypeAlias = tuple[int | None, ...]
"""A component in each field; None where it is undefined: after a division by zero, or where exponentials have used it up."""
Env: TypeAlias = tuple[tuple[str, int], ...]
"""A value of each index part."""


def constant(value: Fraction | int) -> Number:
    """The rational number in each field."""
    exact = Fraction(value)
    return tuple(exact.numerator * pow(exact.denominator, -1, p) % p for p in CHAIN)


ZERO, ONE = constant(0), constant(1)


def _each(f: Callable[[int, int, int], int | None], x: Number, y: Number) -> Number:
    return tuple(None if a is None or b is None else f(a, b, p) for a, b, p in zip(x, y, CHAIN, strict=True))


def add(x: Number, y: Number) -> Number:
    return _each(lambda a, b, p: (a + b) % p, x, y)


def neg(x: Number) -> Number:
    return _each(lambda a, b, p: (b - a) % p, x, ZERO)


def mul(x: Number, y: Number) -> Number:
    return _each(lambda a, b, p: a * b % p, x, y)


def div(x: Number, y: Number) -> Number:
    return _each(lambda a, b, p: a * pow(b, -1, p) % p if b else None, x, y)


def exp(x: Number) -> Number:
    made = (None if a is None else pow(g, a, p) for a, g, p in zip(x[1:], GENERATORS, CHAIN, strict=False))
    return (*made, None)


@cache
def _hashed(key: tuple[Any, ...]) -> Number:
    draw = random.Random(repr(key))
    return tuple(draw.randrange(1, p) for p in CHAIN)


def oracle(name: str, *arguments: Number) -> Number:
    """A function about which nothing is known."""
    if name == "exp":
        return exp(arguments[0])
    seen = tuple(x[0] for x in arguments)
    return (None,) * len(CHAIN) if None in seen else _hashed((name, seen))


def extremum(kind: str, members: Iterable[Number]) -> Number:
    """The largest ("max") or smallest member of an order that is random."""
    order = max if kind == "max" else min
    known = list(members)
    if any(x[0] is None for x in known):
        return (None,) * len(CHAIN)
    return order(known, key=lambda x: (_hashed(("order", x[0])), tuple(-1 if a is None else a for a in x)))


def differ(x: Number, y: Number) -> bool:
    """Whether two numbers differ in a component that both have."""
    return any(a is not None and b is not None and a != b for a, b in zip(x, y, strict=True))


@dataclass(frozen=True)
class Numbers:
    """A kind of numbers, with what programs and normal forms are made of."""

    constant: Callable[[Fraction | int], Any]
    add: Callable[[Any, Any], Any]
    neg: Callable[[Any], Any]
    mul: Callable[[Any, Any], Any]
    div: Callable[[Any, Any], Any]
    oracle: Callable[..., Any]
    extremum: Callable[[str, Iterable[Any]], Any]
    entry: Callable[[int, tuple[tuple[int, ...], ...]], Any]
    differ: Callable[[Any, Any], bool]


def entry(name: int, position: tuple[tuple[int, ...], ...]) -> Number:
    """An entry of an input."""
    return _hashed(("input", name, position))


FIELDS = Numbers(constant, add, neg, mul, div, oracle, extremum, entry, differ)

# Real numbers.

Real: TypeAlias = Any
"""A number of mpmath; None where it is undefined, or too large or, as a divisor, too small for its digits."""
DIGITS = 60
LARGE = 10**15
REAL = mpmath.mp.clone()
REAL.dps = DIGITS


def _real(f: Callable[..., Real]) -> Callable[..., Real]:
    """f where all arguments and the result are defined."""

    def value(*xs: Real) -> Real:
        found = None if any(x is None for x in xs) else f(*xs)
        return None if found is None or abs(found) > LARGE else found

    return value


def _real_oracle(name: str, x: Real, *others: Real) -> Real:
    match name:
        case "exp":
            return REAL.exp(x) if x < 40 else None
        case "log":
            return REAL.log(x) if x > REAL.mpf(1) / LARGE else None
        case _:
            return 2 + sum(REAL.sin((len(name) + n) * y + 1) for n, y in enumerate((x, *others)))


def _real_extremum(kind: str, members: Iterable[Real]) -> Real:
    known = list(members)
    return None if None in known else max(known) if kind == "max" else min(known)


def _real_entry(name: int, position: tuple[tuple[int, ...], ...]) -> Real:
    return REAL.mpf(random.Random(repr((name, position))).uniform(-2, 2))


def _real_differ(x: Real, y: Real) -> bool:
    return x is not None and y is not None and abs(x - y) > REAL.mpf(1) / 10**25 * max(1, abs(x), abs(y))


REALS = Numbers(
    lambda value: REAL.mpf(Fraction(value).numerator) / Fraction(value).denominator,
    _real(lambda x, y: x + y),
    _real(lambda x: -x),
    _real(lambda x, y: x * y),
    _real(lambda x, y: x / y if abs(y) > REAL.mpf(1) / 10**10 else None),
    lambda name, *xs: _real(lambda *ys: _real_oracle(name, *ys))(*xs),
    _real_extremum,
    _real_entry,
    _real_differ,
)


@dataclass(frozen=True)
class Space:
    """Index parts with their extents. Parts whose names differ in primes range over the same."""

    extents: Mapping[str, int]

    def extent(self, part: str) -> int:
        return self.extents[part.rstrip("'")]

    def environments(self) -> Iterable[Env]:
        names = sorted(self.extents)
        for values in product(*(range(self.extents[n]) for n in names)):
            yield tuple(zip(names, values, strict=True))


@dataclass
class Evaluator:
    """What a normal form means: the number that an expression is for given values of its free index parts."""

    algebra: Algebra
    space: Space
    numbers: Numbers = FIELDS
    _memo: dict[tuple[str, int, Env], Any] = field(default_factory=dict[tuple[str, int, Env], Any])

    def __call__(self, x: Expr, env: Mapping[str, int]) -> Any:
        return self._remember("expr", x, self.algebra.store.free[x], env, self._expr)

    def _remember(
        self,
        kind: str,
        number: int,
        free: frozenset[str],
        env: Mapping[str, int],
        compute: Callable[[int, Mapping[str, int]], Any],
    ) -> Any:
        key = (kind, number, tuple(sorted((p, env[p]) for p in free)))
        if key not in self._memo:
            self._memo[key] = compute(number, env)
        return self._memo[key]

    def _expr(self, x: Expr, env: Mapping[str, int]) -> Any:
        total = self.numbers.constant(0)
        for (sign, powers), coefficient in self.algebra.store.exprs[x]:
            value = self.numbers.constant(sign * coefficient)
            for component, power in powers:
                value = self.numbers.mul(value, self._power(self._component(component, env), power))
            total = self.numbers.add(total, value)
        return total

    def _component(self, component: int, env: Mapping[str, int]) -> Any:
        return self._remember("component", component, self.algebra.store.component_free[component], env, self._bound)

    def _bound(self, component: int, env: Mapping[str, int]) -> Any:
        bound, factors = self.algebra.store.components[component]
        total = self.numbers.constant(0)
        for inner in self._over(bound, env):
            powers = (self._power(self._atom(atom, inner), exponent) for atom, exponent in factors)
            total = self.numbers.add(total, reduce(self.numbers.mul, powers, self.numbers.constant(1)))
        return total

    def _over(self, parts: tuple[str, ...], env: Mapping[str, int]) -> Iterable[Mapping[str, int]]:
        for values in product(*(range(self.space.extent(p)) for p in parts)):
            yield {**env, **dict(zip(parts, values, strict=True))}

    def _atom(self, atom: int, env: Mapping[str, int]) -> Any:
        return self._remember("atom", atom, self.algebra.store.atom_free[atom], env, self._meaning)

    def _meaning(self, atom: int, env: Mapping[str, int]) -> Any:
        match self.algebra.store.atoms[atom]:
            case InputEntry(name, axes):
                return self.numbers.entry(name, tuple(tuple(env[p] for p in axis) for axis in axes))
            case Exponential(argument):
                return self.numbers.oracle("exp", self(argument, env))
            case Function(name, attrs, arguments):
                return self.numbers.oracle(name + repr(attrs) if attrs else name, *(self(x, env) for x in arguments))
            case MaxOf(members):
                return self.numbers.extremum("max", [self(x, env) for x in members])
            case MaxOver(parts, body):
                return self.numbers.extremum("max", [self(body, inner) for inner in self._over(parts, env)])
            case Count(part):
                return self.numbers.constant(self.space.extent(part))
            case Constant(number) | Numeral(number):
                return self.numbers.constant(number)
            case Divisor(value):
                return self(value, env)

    def _power(self, x: Any, exponent: int) -> Any:
        one = self.numbers.constant(1)
        value = reduce(self.numbers.mul, [x] * abs(exponent), one)
        return value if exponent > 0 else self.numbers.div(one, value)


@dataclass
class Traced:
    """A value of a program: its expression, and what it is for each value of all index parts, computed without the algebra."""

    expr: Expr
    values: dict[Env, Any]


class Machine:
    """Applies operators to values, in the algebra and directly."""

    def __init__(self, space: Space, numbers: Numbers = FIELDS) -> None:
        self.space = space
        self.numbers = numbers
        self.algebra = Algebra()
        self.environments = list(space.environments())

    def input(self, name: int, axes: tuple[tuple[str, ...], ...]) -> Traced:
        def read(env: Mapping[str, int]) -> Any:
            return self.numbers.entry(name, tuple(tuple(env[p] for p in axis) for axis in axes))

        return Traced(self.algebra.input(name, axes), {e: read(dict(e)) for e in self.environments})

    def constant(self, value: Fraction) -> Traced:
        return Traced(self.algebra.constant(value), {e: self.numbers.constant(value) for e in self.environments})

    def unary(self, name: str, x: Traced) -> Traced:
        algebra, numbers = self.algebra, self.numbers
        match name:
            case "neg":
                expr, f = algebra.neg(x.expr), numbers.neg
            case "square":
                expr, f = algebra.mul(x.expr, x.expr), lambda v: numbers.mul(v, v)
            case "scale":
                expr, f = algebra.scale(x.expr, Fraction(-2, 3)), lambda v: numbers.mul(v, numbers.constant(Fraction(-2, 3)))
            case "positive":
                expr, f = algebra.scale(x.expr, Fraction(3, 4)), lambda v: numbers.mul(v, numbers.constant(Fraction(3, 4)))
            case "reciprocal":
                expr, f = algebra.div(algebra.one, x.expr), lambda v: numbers.div(numbers.constant(1), v)
            case _:
                expr, f = algebra.function(name, x.expr), lambda v: numbers.oracle(name, v)
        return Traced(expr, {e: f(v) for e, v in x.values.items()})

    def binary(self, name: str, x: Traced, y: Traced) -> Traced:
        algebra, numbers = self.algebra, self.numbers
        match name:
            case "add":
                expr, f = algebra.add(x.expr, y.expr), numbers.add
            case "sub":
                expr, f = algebra.add(x.expr, algebra.neg(y.expr)), lambda a, b: numbers.add(a, numbers.neg(b))
            case "mul":
                expr, f = algebra.mul(x.expr, y.expr), numbers.mul
            case "div":
                expr, f = algebra.div(x.expr, y.expr), numbers.div
            case _:
                larger = algebra.maximum if name == "max" else algebra.minimum
                expr, f = larger(x.expr, y.expr), lambda a, b: numbers.extremum(name, (a, b))
        return Traced(expr, {e: f(v, y.values[e]) for e, v in x.values.items()})

    def reduce(self, name: str, x: Traced, parts: tuple[str, ...]) -> Traced:
        """The sum or maximum over index parts."""
        expr = self.algebra.sum(x.expr, parts) if name == "sum" else self.algebra.max(x.expr, parts)
        numbers = self.numbers
        groups: dict[Env, list[Any]] = {}
        for env, value in x.values.items():
            groups.setdefault(_without(env, parts), []).append(value)
        found = {
            k: reduce(numbers.add, v, numbers.constant(0)) if name == "sum" else numbers.extremum("max", v)
            for k, v in groups.items()
        }
        return Traced(expr, {e: found[_without(e, parts)] for e in self.environments})


def _without(env: Env, parts: tuple[str, ...]) -> Env:
    return tuple((p, n) for p, n in env if p not in parts)
