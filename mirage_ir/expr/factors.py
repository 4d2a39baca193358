"""Factors of sums of terms: variables that all terms share, and sums that divide others, as polynomials.

Nothing cancels: a component and its inverse are two variables, and so are terms of opposite sign.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from math import gcd
from typing import TypeAlias

from mirage_ir.expr.polynomial import Monomial, Polynomial, common_divisor, quotient
from mirage_ir.expr.store import Atom, Component, Divisor, Exponential, Expr, ExprStore, MaxOf, MaxOver, Powers, Term

Variable: TypeAlias = tuple[Component, bool]
"""A component, or (False) its inverse."""


class FactorFinder:
    """Takes sums of terms apart; `normal_powers` gives the sign and the normal form of a product of powers of components."""

    def __init__(self, store: ExprStore, normal_powers: Callable[[Iterable[tuple[Component, int]]], Term]) -> None:
        self._store, self._normal_powers = store, normal_powers
        self._split_at: dict[tuple[Expr, str], tuple[Expr, ...]] = {}

    # Factors of a term.

    def variables(self, powers: Powers) -> Iterator[tuple[Variable, int]]:
        """The variables of a term with their exponents: of exp(2·x + y), which no maximum shifts, exp(x)² and exp(y)."""
        store = self._store
        for component, power in powers:
            pieces = self._exponentials(component)
            if not pieces:
                yield (component, power > 0), abs(power)
            for argument, coefficient in pieces:
                yield (store.single(store.exp_atom(argument)), power > 0), coefficient * abs(power)

    def _exponentials(self, component: Component) -> list[tuple[Expr, int]]:
        """The x and n for which a component is Π exp(x)^n; nothing when it is no such product."""
        key = self._store.key_of(component)
        if not isinstance(key, Exponential):
            return []
        terms = self._store.exprs[key.argument]
        if len(terms) > 1 and any(self.shifts(term) for term, _ in terms):
            return []
        return [(self._store.intern({term: 1}), coefficient) for term, coefficient in terms]

    def pieces(self, atom: Atom, power: int, parts: Iterable[str]) -> list[tuple[Atom, int]]:
        """exp(x + y) as exp(x) and exp(y), whose product it is, and a denominator as factors; other atoms as they are.

        Of the factors, each depends as a whole on some of the index parts. A shift by a maximum stays with what it shifts, for the
        sake of its range: exp(x − m) is one piece.
        """
        store = self._store
        match store.atoms[atom]:
            case Divisor(value):
                return [(store.divisor_atom(x), power) for x in self._split(value, parts)]
            case Exponential(argument):
                terms = store.exprs[argument]
                if len(terms) > 1 and not any(self.shifts(term) for term, _ in terms):
                    return [(store.exp_atom(store.intern({term: coefficient})), power) for term, coefficient in terms]
            case _:
                pass
        return [(atom, power)]

    def shifts(self, term: Term) -> bool:
        """Whether a term of an exponent has a maximum as a factor."""
        factors = (atom for component, _ in term[1] for atom, _ in self._store.components[component][1])
        return any(isinstance(self._store.atoms[atom], (MaxOf, MaxOver)) for atom in factors)

    # Factors that all terms share.

    def shared(self, terms: Iterable[Term], kept: Callable[[Component], bool] | None = None) -> dict[Variable, int]:
        """The variables that all terms have and `kept` accepts, with their smallest exponents."""
        content: dict[Variable, int] | None = None
        for _, powers in terms:
            mine = {v: e for v, e in self.variables(powers) if kept is None or kept(v[0])}
            content = mine if content is None else {v: min(e, mine[v]) for v, e in content.items() if v in mine}
            if not content:
                break
        return content or {}

    def without(self, x: Expr, scale: int, content: Mapping[Variable, int]) -> Expr:
        """x without a number and variables that all its terms have as factors."""
        rest: dict[Term, int] = {}
        for (sign, powers), coefficient in self._store.exprs[x]:
            left = ((v, e - content.get(v, 0)) for v, e in self.variables(powers))
            flipped, kept = self._normal_powers((c, e if up else -e) for (c, up), e in left if e)
            term = (sign * flipped, kept)
            rest[term] = rest.get(term, 0) + coefficient // scale
        return self._store.intern(rest)

    # Factors that are sums.

    def _split(self, x: Expr, parts: Iterable[str]) -> list[Expr]:
        """Factors of a sum of terms, apart where one depends on one of the index parts and another does not."""
        found = [x]
        for part in sorted(parts):
            found = [piece for whole in found for piece in self._split_by(whole, part)]
        return found

    def _split_by(self, x: Expr, part: str) -> tuple[Expr, ...]:
        """x, or its largest factor that does not depend on the index part, and what that leaves."""
        if part not in self._store.free[x] or len(self._store.exprs[x]) < 4:
            return (x,)
        found = self._split_at.get((x, part))
        if found is None:
            factor = self._largest_factor(x, part)
            rest = None if factor is None else self.quotient(x, factor)
            found = self._split_at[x, part] = (x,) if factor is None or rest is None else (factor, rest)
        return found

    def _largest_factor(self, x: Expr, part: str) -> Expr | None:
        """The greatest common divisor of the coefficients of a polynomial in what depends on the index part, if it is a sum."""
        variables, (polynomials,) = self._polynomials(x)
        moving = [part in self._store.component_free[component] for component, _ in variables]
        divisors: list[Polynomial] = []
        for polynomial in polynomials:
            coefficients: dict[Monomial, Polynomial] = {}
            for monomial, coefficient in polynomial.items():
                key = tuple(e if m else 0 for e, m in zip(monomial, moving, strict=True))
                rest = tuple(0 if m else e for e, m in zip(monomial, moving, strict=True))
                coefficients.setdefault(key, {})[rest] = coefficient
            self._store.tick()
            if min(map(len, coefficients.values()), default=0) < 2:
                return None  # The divisor is a product, of which x has none.
            divisors.append(common_divisor(coefficients.values()))
        return None if min(map(len, divisors)) < 2 else self._from_polynomials(variables, *divisors)

    def quotient(self, x: Expr, y: Expr) -> Expr | None:
        """The sum of terms that makes x when multiplied with y, if there is one."""
        variables, (dividends, divisors) = self._polynomials(x, y)
        quotients = [quotient(p, q) if q else None for p, q in zip(dividends, divisors, strict=True)]
        plus, minus = quotients
        return None if plus is None or minus is None else self._from_polynomials(variables, plus, minus)

    def leads_negative(self, x: Expr) -> bool:
        """Whether the leading term of a sum has a negative sign; a term and its opposite do not count."""
        if all(sign > 0 for (sign, _), _ in self._store.exprs[x]):
            return False
        _, ((_, minus),) = self._polynomials(x)
        return bool(minus) and minus[max(minus)] < 0

    def _polynomials(self, *xs: Expr) -> tuple[list[Variable], list[tuple[Polynomial, Polynomial]]]:
        """Expressions as polynomials in their variables.

        Signs do not cancel: x + (−x) is not 0. So there are two polynomials each, for a sign that means 1 and for one that means
        −1; together they are the expression, and multiply as it does.
        """
        factored = [[(sign, dict(self.variables(powers)), c) for (sign, powers), c in self._store.exprs[x]] for x in xs]
        variables = sorted({v for terms in factored for _, powers, _ in terms for v in powers})
        found: list[tuple[Polynomial, Polynomial]] = []
        for terms in factored:
            both: tuple[Polynomial, Polynomial] = ({}, {})
            for sign, powers, coefficient in terms:
                monomial = tuple(powers.get(v, 0) for v in variables)
                for polynomial, value in zip(both, (1, sign), strict=True):
                    polynomial[monomial] = polynomial.get(monomial, 0) + value * coefficient
            found.append((both[0], {m: c for m, c in both[1].items() if c}))
        return variables, found

    def _from_polynomials(self, variables: list[Variable], plus: Polynomial, minus: Polynomial) -> Expr | None:
        """The expression that two polynomials are together; None when a coefficient is negative or no whole number."""
        terms: dict[Term, int] = {}
        for monomial in plus.keys() | minus.keys():
            total, difference = plus.get(monomial, 0), minus.get(monomial, 0)
            flipped, powers = self._normal_powers(
                (component, e if up else -e) for (component, up), e in zip(variables, monomial, strict=True) if e
            )
            for sign, twice in ((1, total + difference), (-1, total - difference)):
                if twice % 2 or twice < 0:
                    return None
                if twice:
                    terms[sign * flipped, powers] = terms.get((sign * flipped, powers), 0) + twice // 2
        return self._store.intern(terms)


def common_coefficient(store: ExprStore, xs: Iterable[Expr]) -> int:
    """The largest whole number that all terms have as a factor; 0 without terms."""
    return gcd(*(coefficient for x in xs for _, coefficient in store.exprs[x]))
