"""Random programs over indexed arrays with an exact meaning, for tests and benchmarks of normal forms.

Numbers are elements of a chain of prime fields F_p, F_q, F_r with q | p-1 and r | q-1: each has one component in every field of
the chain. exp is a homomorphism from the sum in one field to the product in the one before it, so that exp(x+y) = exp(x)·exp(y)
holds exactly, for exponentials of exponentials too; the component for which nothing is left is None. Other functions are keyed
hashes, and a maximum is the argument with the largest hash: associative, commutative, idempotent, and nothing else.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache, reduce
from itertools import pairwise, product
from typing import Any, TypeAlias

from mirage_ir.expr.normal_form import Algebra, Expr

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
class Space:
    """Index parts with their extents. Parts whose names differ in primes range over the same."""

    extents: Mapping[str, int]

    def extent(self, part: str) -> int:
        return self.extents[part.rstrip("'")]

    def environments(self) -> Iterable[Env]:
        names = sorted(self.extents)
        for values in product(*(range(self.extents[n]) for n in names)):
            yield tuple(zip(names, values, strict=True))


def entry(name: int, position: tuple[tuple[int, ...], ...]) -> Number:
    """An entry of an input."""
    return _hashed(("input", name, position))


@dataclass
class Evaluator:
    """What a normal form means: the number that an expression is for given values of its free index parts."""

    algebra: Algebra
    space: Space
    _memo: dict[tuple[str, int, Env], Number] = field(default_factory=dict[tuple[str, int, Env], Number])

    def __call__(self, x: Expr, env: Mapping[str, int]) -> Number:
        return self._remember("expr", x, self.algebra.free[x], env, self._expr)

    def _remember(
        self,
        kind: str,
        number: int,
        free: frozenset[str],
        env: Mapping[str, int],
        compute: Callable[[int, Mapping[str, int]], Number],
    ) -> Number:
        key = (kind, number, tuple(sorted((p, env[p]) for p in free)))
        if key not in self._memo:
            self._memo[key] = compute(number, env)
        return self._memo[key]

    def _expr(self, x: Expr, env: Mapping[str, int]) -> Number:
        total = ZERO
        for (sign, powers), coefficient in self.algebra.exprs[x]:
            value = constant(sign * coefficient)
            for component, power in powers:
                value = mul(value, _power(self._component(component, env), power))
            total = add(total, value)
        return total

    def _component(self, component: int, env: Mapping[str, int]) -> Number:
        return self._remember("component", component, self.algebra.component_free[component], env, self._bound)

    def _bound(self, component: int, env: Mapping[str, int]) -> Number:
        bound, factors = self.algebra.components[component]
        total = ZERO
        for inner in self._over(bound, env):
            powers = (_power(self._atom(atom, inner), exponent) for atom, exponent in factors)
            total = add(total, reduce(mul, powers, ONE))
        return total

    def _over(self, parts: tuple[str, ...], env: Mapping[str, int]) -> Iterable[Mapping[str, int]]:
        for values in product(*(range(self.space.extent(p)) for p in parts)):
            yield {**env, **dict(zip(parts, values, strict=True))}

    def _atom(self, atom: int, env: Mapping[str, int]) -> Number:
        return self._remember("atom", atom, self.algebra.atom_free[atom], env, self._meaning)

    def _meaning(self, atom: int, env: Mapping[str, int]) -> Number:
        key = self.algebra.atoms[atom]
        match key[0]:
            case "input":
                return entry(key[1], tuple(tuple(env[p] for p in axis) for axis in key[2]))
            case "function":
                return oracle(key[1] + repr(key[2]) if key[2] else key[1], *(self(x, env) for x in key[3]))
            case "extremum":
                return extremum(key[1], [self(x, env) for x in key[2]])
            case "max":
                return extremum("max", [self(key[2], inner) for inner in self._over(key[1], env)])
            case "count":
                return constant(self.space.extent(key[1]))
            case "constant" | "numeral":
                return constant(key[1])
            case "sum":
                return self(key[1], env)
            case unknown:
                raise AssertionError(f"an atom of unknown kind {unknown!r}")


def _power(x: Number, exponent: int) -> Number:
    value = reduce(mul, [x] * abs(exponent), ONE)
    return value if exponent > 0 else div(ONE, value)


@dataclass
class Traced:
    """A value of a program: its expression, and what it is for each value of all index parts, computed without the algebra."""

    expr: Expr
    values: dict[Env, Number]


class Machine:
    """Applies operators to values, in the algebra and directly."""

    def __init__(self, space: Space) -> None:
        self.space = space
        self.algebra = Algebra()
        self.environments = list(space.environments())

    def input(self, name: int, axes: tuple[tuple[str, ...], ...]) -> Traced:
        def read(env: Mapping[str, int]) -> Number:
            return entry(name, tuple(tuple(env[p] for p in axis) for axis in axes))

        return Traced(self.algebra.input(name, axes), {e: read(dict(e)) for e in self.environments})

    def constant(self, value: Fraction) -> Traced:
        return Traced(self.algebra.constant(value), {e: constant(value) for e in self.environments})

    def unary(self, name: str, x: Traced) -> Traced:
        algebra = self.algebra
        match name:
            case "neg":
                expr, f = algebra.neg(x.expr), neg
            case "square":
                expr, f = algebra.mul(x.expr, x.expr), lambda v: mul(v, v)
            case "scale":
                expr, f = algebra.scale(x.expr, Fraction(-2, 3)), lambda v: mul(v, constant(Fraction(-2, 3)))
            case "reciprocal":
                expr, f = algebra.div(algebra.one, x.expr), lambda v: div(ONE, v)
            case _:
                expr, f = algebra.function(name, x.expr), lambda v: oracle(name, v)
        return Traced(expr, {e: f(v) for e, v in x.values.items()})

    def binary(self, name: str, x: Traced, y: Traced) -> Traced:
        algebra = self.algebra
        match name:
            case "add":
                expr, f = algebra.add(x.expr, y.expr), add
            case "sub":
                expr, f = algebra.add(x.expr, algebra.neg(y.expr)), lambda a, b: add(a, neg(b))
            case "mul":
                expr, f = algebra.mul(x.expr, y.expr), mul
            case "div":
                expr, f = algebra.div(x.expr, y.expr), div
            case _:
                expr, f = algebra.extremum(name, x.expr, y.expr), lambda a, b: extremum(name, (a, b))
        return Traced(expr, {e: f(v, y.values[e]) for e, v in x.values.items()})

    def reduce(self, name: str, x: Traced, parts: tuple[str, ...]) -> Traced:
        """The sum or maximum over index parts."""
        expr = self.algebra.sum(x.expr, parts) if name == "sum" else self.algebra.max(x.expr, parts)
        groups: dict[Env, list[Number]] = {}
        for env, value in x.values.items():
            groups.setdefault(_without(env, parts), []).append(value)
        found = {k: reduce(add, v, ZERO) if name == "sum" else extremum("max", v) for k, v in groups.items()}
        return Traced(expr, {e: found[_without(e, parts)] for e in self.environments})


def _without(env: Env, parts: tuple[str, ...]) -> Env:
    return tuple((p, n) for p, n in env if p not in parts)
