"""Polynomials with integer coefficients: exact quotients and greatest common divisors.

A polynomial in n variables maps exponents (n of them, none negative) to coefficients, none of which is 0.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import gcd
from typing import TypeAlias

Monomial: TypeAlias = tuple[int, ...]
Polynomial: TypeAlias = dict[Monomial, int]


def product(x: Polynomial, y: Polynomial) -> Polynomial:
    found: Polynomial = {}
    for m, c in x.items():
        for n, d in y.items():
            key = tuple(a + b for a, b in zip(m, n, strict=True))
            found[key] = found.get(key, 0) + c * d
    return _nonzero(found)


def quotient(x: Polynomial, y: Polynomial) -> Polynomial | None:
    """x/y, if y (which is not 0) divides x. The leading term is the one with the lexicographically largest exponents."""
    first = max(y)
    left, found = dict(x), Polynomial()
    while left:
        top = max(left)
        step = tuple(a - b for a, b in zip(top, first, strict=True))
        if min(step, default=0) < 0 or left[top] % y[first]:
            return None
        found[step] = left[top] // y[first]
        left = _difference(left, product({step: found[step]}, y))
    return found


def common_divisor(polynomials: Iterable[Polynomial]) -> Polynomial:
    """The greatest common divisor, with a positive leading coefficient; {} of nothing but zeros."""
    waiting = sorted((p for p in polynomials if p), key=len)
    found = _positive(waiting.pop(0)) if waiting else Polynomial()
    for polynomial in waiting:
        if quotient(polynomial, found) is None:
            found = _common(found, polynomial)
    return found


def _common(x: Polynomial, y: Polynomial) -> Polynomial:
    """Euclid's algorithm in the first variable that occurs, for primitive polynomials in it; the contents apart."""
    if len(x) == 1 or len(y) == 1:
        monomial = tuple(map(min, zip(*x, *y, strict=True)))
        return {monomial: gcd(*x.values(), *y.values())}
    used = [v for v in range(len(next(iter(x)))) if any(m[v] for m in (*x, *y))]
    variable = min(used, key=lambda v: min(max(m[v] for m in x), max(m[v] for m in y)))
    content = common_divisor((*_coefficients(x, variable).values(), *_coefficients(y, variable).values()))
    x, y = _primitive(x, variable), _primitive(y, variable)
    while y:
        if max(m[variable] for m in x) < max(m[variable] for m in y):
            x, y = y, x
            continue
        x, y = y, _primitive(_remainder(x, y, variable), variable)
    return _positive(product(content, x))


def _coefficients(x: Polynomial, variable: int) -> dict[int, Polynomial]:
    """x by powers of a variable; the coefficients do not have it."""
    found: dict[int, Polynomial] = {}
    for m, c in x.items():
        found.setdefault(m[variable], {})[(*m[:variable], 0, *m[variable + 1 :])] = c
    return found


def _primitive(x: Polynomial, variable: int) -> Polynomial:
    """x without the common divisor of its coefficients."""
    if not x:
        return x
    divided = quotient(x, common_divisor(_coefficients(x, variable).values()))
    assert divided is not None
    return divided


def _remainder(x: Polynomial, y: Polynomial, variable: int) -> Polynomial:
    """What is left of a multiple of x when multiples of y are taken away, of a smaller degree than y's."""
    degree = max(m[variable] for m in y)
    leading = _coefficients(y, variable)[degree]
    while x and (power := max(m[variable] for m in x)) >= degree:
        top = _coefficients(x, variable)[power]
        shift = {tuple(power - degree if v == variable else e for v, e in enumerate(m)): c for m, c in top.items()}
        x = _difference(product(x, leading), product(shift, y))
    return x


def _difference(x: Polynomial, y: Polynomial) -> Polynomial:
    found = dict(x)
    for m, c in y.items():
        found[m] = found.get(m, 0) - c
    return _nonzero(found)


def _positive(x: Polynomial) -> Polynomial:
    return {m: -c for m, c in x.items()} if x and x[max(x)] < 0 else x


def _nonzero(x: Polynomial) -> Polynomial:
    return {m: c for m, c in x.items() if c}
