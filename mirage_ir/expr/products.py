"""Products and quotients of sums of terms, in normal form: multiplied out, with the factors of denominators that matter."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import gcd
from typing import Any, TypeAlias

from mirage_ir.expr.polynomial import Monomial, Polynomial, common_divisor, quotient
from mirage_ir.expr.positive import Positive
from mirage_ir.expr.store import NOTHING, Atom, Component, Expr, Powers, Term, powers_of

Variable: TypeAlias = tuple[Component, bool]
"""A component, or (False) its inverse."""


class Products(Positive):
    """Interned expressions under addition, multiplication and division."""

    def __init__(self, tick: Callable[[], None] | None = None) -> None:
        super().__init__(tick)
        self.zero = self._intern({})
        self.one = self.number(1)
        self._factors: dict[tuple[Expr, str], tuple[Expr, ...]] = {}

    def number(self, count: int) -> Expr:
        """1 + … + 1."""
        return self._intern({(1, ()): count})

    # Sums of terms.

    def add(self, x: Expr, y: Expr) -> Expr:
        key = ("add", *sorted((x, y)))
        found = self._memo.get(key)
        if found is None:
            terms = dict(self.exprs[x])
            for term, coefficient in self.exprs[y]:
                terms[term] = terms.get(term, 0) + coefficient
            found = self._memo[key] = self._intern(terms)
        return found

    def neg(self, x: Expr) -> Expr:
        return self._intern({(-sign, powers): c for (sign, powers), c in self.exprs[x]})

    def _times(self, x: Expr, count: int) -> Expr:
        """x added to itself; −x for a negative count."""
        sign = 1 if count > 0 else -1
        return self._intern({(s * sign, powers): c * abs(count) for (s, powers), c in self.exprs[x]})

    # Products.

    def mul(self, x: Expr, y: Expr) -> Expr:
        key = ("mul", *sorted((x, y)))
        found = self._memo.get(key)
        if found is None:
            terms: dict[Term, int] = {}
            for (s, p), c in self.exprs[x]:
                for (t, q), d in self.exprs[y]:
                    self.tick()
                    sign, powers = self.normal_powers((*p, *q))
                    term = (s * t * sign, powers)
                    terms[term] = terms.get(term, 0) + c * d
            found = self._memo[key] = self._intern(terms)
        return found

    def normal_powers(self, pairs: Iterable[tuple[Component, int]]) -> Term:
        """A sign and powers of components with exponentials merged into one and denominators that are sums multiplied out."""
        exponents: list[tuple[Expr, int]] = []
        denominators: list[tuple[Expr, int]] = []
        rest: list[tuple[Component, int]] = []
        for component, power in pairs:
            bound, factors = self.components[component]
            atom: tuple[Any, ...] = self.atoms[factors[0][0]] if not bound and len(factors) == 1 else ("",)
            if atom[0] == "function" and atom[1] == "exp":
                exponents.append((atom[3][0], power))
            elif atom[0] == "sum":
                denominators.append((atom[1], power))
            else:
                rest.append((component, power))
        if exponents:
            rest += self._powers_of_exp(exponents)
        sign = 1
        if denominators:
            sign, denominator = self._merged_denominator(denominators)
            rest.append((self._component((), ((denominator, 1),)), -1))
        return sign, powers_of(rest)

    def merged(self, factors: Iterable[tuple[Atom, int]]) -> tuple[int, Powers]:
        """A sign and powers of atoms, the same for what stands under a sum."""
        exponents: list[tuple[Expr, int]] = []
        denominators: list[tuple[Expr, int]] = []
        rest: list[tuple[Atom, int]] = []
        for atom, power in factors:
            key = self.atoms[atom]
            if key[:2] == ("function", "exp"):
                exponents.append((key[3][0], power))
            elif key[0] == "sum" and len(self.exprs[key[1]]) > 1:
                denominators.append((key[1], power))
            else:
                rest.append((atom, power))
        if exponents:
            exponential = self._merged_exp(exponents)
            rest += [] if exponential is None else [(exponential, 1)]
        sign = 1
        if denominators:
            sign, denominator = self._merged_denominator(denominators)
            rest.append((denominator, -1))
        return sign, powers_of(rest)

    def _powers_of_exp(self, exponents: list[tuple[Expr, int]]) -> Powers:
        """Π exp(x)^n as one exponential, or nothing when its argument is zero."""
        atom = self._merged_exp(exponents)
        return () if atom is None else ((self._component((), ((atom, 1),)), 1),)

    def _merged_exp(self, exponents: list[tuple[Expr, int]]) -> Atom | None:
        total = self.zero
        for argument, power in exponents:
            total = self.add(total, self._times(argument, power))
        total = self._cancelled(total)
        return None if total == self.zero else self.exp_atom(total)

    def _cancelled(self, argument: Expr) -> Expr:
        """An exponent in which opposite shifts by one maximum cancel: exp(s−t)·exp(t−m) is exp(s−m).

        Nothing else cancels, so that exp(s)/exp(s), which is no number once exp(s) underflows, is not taken for 1.
        """
        terms = dict(self.exprs[argument])
        for sign, powers in [term for term in terms if term[0] > 0 and self._is_maximum(term)]:
            if (-sign, powers) in terms and len(terms) > 2:
                left = terms.pop((sign, powers)) - terms.pop((-sign, powers))
                if left:
                    terms[1 if left > 0 else -1, powers] = abs(left)
        return self._intern(terms)

    def _is_maximum(self, term: Term) -> bool:
        """Whether a term is a maximum over index parts, or a positive multiple of one."""
        tops = [(component, power) for component, power in term[1] if not self.is_positive(component)]
        if len(tops) != 1 or tops[0][1] != 1:
            return False
        bound, factors = self.components[tops[0][0]]
        return not bound and self.atoms[factors[0][0]][0] == "max"

    def _merged_denominator(self, denominators: list[tuple[Expr, int]]) -> tuple[int, Atom]:
        """A sign and the product of sums; of a sum and its opposite, the one with a positive leading term stands for both."""
        total = self.one
        for value, power in denominators:
            for _ in range(-power):
                total = self.mul(total, value)
        sign = 1
        if any(negative < 0 for (negative, _), _ in self.exprs[total]):
            ((plus, minus),) = self._polynomials(total)[1]
            leading = max(plus)
            sign = -1 if minus.get(leading, 0) < 0 else 1
        total = total if sign > 0 else self.neg(total)
        return sign, self.sum_atom(total)

    def div(self, x: Expr, y: Expr) -> Expr:
        key = ("div", x, y)
        found = self._memo.get(key)
        if found is None:
            found = self._memo[key] = self.mul(x, self._inverse(y))
        return found

    def _inverse(self, y: Expr) -> Expr:
        """1/y: the monomial that all terms share is split off, and what is left of a sum becomes one atom."""
        terms = self.exprs[y]
        if not terms:  # Division by an expression that is zero everywhere: kept as an uninterpreted value.
            return self._of_atom(self._atom(("function", "reciprocal", (), (y,)), NOTHING))
        content: dict[tuple[Component, bool], int] | None = None
        for (_, powers), _ in terms:
            mine = {(c, e > 0): e for c, e in self._factored(powers)}
            content = mine if content is None else {k: min(e, mine[k], key=abs) for k, e in content.items() if k in mine}
        assert content is not None
        inverse = self.one
        shared: list[tuple[Component, int]] = []
        for (component, _), power in content.items():
            if self._only_divides(component):  # 1/(x/(a + b)) is (a + b)/x: what was a denominator is a sum of terms again.
                inverse = self._multiplied(inverse, self.divisor(component), -power)
            else:
                shared.append((component, -power))
        if len(terms) == 1:
            (sign, _), coefficient = terms[0]
            flipped, powers = self.normal_powers((*shared, *self._reciprocal(coefficient)))
            return self.mul(inverse, self._intern({(sign * flipped, powers): 1}))
        # Coefficients become coprime, so that multiples of one sum share a denominator and products of such are such.
        scale = gcd(*(c for _, c in terms))
        rest: dict[Term, int] = {}
        for (sign, powers), coefficient in terms:
            left = ((c, e - content.get((c, e > 0), 0)) for c, e in self._factored(powers))
            flipped, kept = self.normal_powers((c, e) for c, e in left if e)
            term = (sign * flipped, kept)
            rest[term] = rest.get(term, 0) + coefficient // scale
        primitive = self._intern(rest)
        denominator = self._component((), ((self.sum_atom(primitive), 1),))
        return self.mul(inverse, self._intern({self.normal_powers([*shared, (denominator, -1), *self._reciprocal(scale)]): 1}))

    def _reciprocal(self, number: int) -> Iterator[tuple[Component, int]]:
        """Powers that make 1/number: of its prime factors, so that 1/2·1/3 is 1/6. Nothing cancels: (x + x)/2 is not x."""
        prime = 2
        while number > 1:
            if number % prime:
                prime += 1
            else:
                number //= prime
                yield self._component((), ((self._atom(("numeral", prime), NOTHING), 1),)), -1

    def _factored(self, powers: Powers) -> Iterator[tuple[Component, int]]:
        """Powers of components with exp(2·x + y) as exp(x)²·exp(y), where no maximum shifts it."""
        for component, power in powers:
            bound, factors = self.components[component]
            pieces = self.pieces(*factors[0], ()) if not bound and len(factors) == 1 else []
            if not pieces or self.atoms[pieces[0][0]][:2] != ("function", "exp"):
                yield component, power
                continue
            for atom, _ in pieces:
                terms = self.exprs[self.atoms[atom][3][0]]
                if len(terms) > 1:
                    yield component, power
                else:
                    ((term, coefficient),) = terms
                    yield self._component((), ((self.exp_atom(self._intern({term: 1})), 1),)), coefficient * power

    def _only_divides(self, component: Component) -> bool:
        """Whether a component is a sum of several terms or a number, which are components as denominators only."""
        bound, factors = self.components[component]
        return not bound and self.atoms[factors[0][0]][0] in ("sum", "numeral")

    def divisor(self, component: Component) -> Expr:
        """What a component stands for where it divides."""
        if self._only_divides(component):
            return self.atom_divisor(self.components[component][1][0][0])
        return self.component_expr(component)

    def atom_divisor(self, atom: Atom) -> Expr:
        """What an atom stands for where it divides."""
        match self.atoms[atom]:
            case ("sum", x):
                return x
            case ("numeral", prime):
                return self.number(prime)
            case _:
                return self.atom_expr(atom)

    def _multiplied(self, x: Expr, factor: Expr, power: int) -> Expr:
        for _ in range(power):
            x = self.mul(x, factor)
        return x

    # Factors of denominators.

    def _split(self, x: Expr, parts: Iterable[str]) -> list[Expr]:
        """Factors of a sum of terms, apart where one depends on one of the index parts and another does not."""
        found = [x]
        for part in sorted(parts):
            found = [piece for whole in found for piece in self._split_by(whole, part)]
        return found

    def _split_by(self, x: Expr, part: str) -> tuple[Expr, ...]:
        """x, or its largest factor that does not depend on the index part, and what that leaves."""
        if part not in self.free[x] or len(self.exprs[x]) < 4:
            return (x,)
        found = self._factors.get((x, part))
        if found is None:
            factor = self._largest_factor(x, part)
            rest = None if factor is None else self.quotient(x, factor)
            found = self._factors[x, part] = (x,) if factor is None or rest is None else (factor, rest)
        return found

    def _largest_factor(self, x: Expr, part: str) -> Expr | None:
        """The greatest common divisor of the coefficients of a polynomial in what depends on the index part, if it is a sum."""
        variables, ((plus, minus),) = self._polynomials(x)
        moving = [part in self.component_free[component] for component, _ in variables]
        divisors: list[Polynomial] = []
        for polynomial in (plus, minus):
            coefficients: dict[Monomial, Polynomial] = {}
            for monomial, coefficient in polynomial.items():
                key = tuple(e if m else 0 for e, m in zip(monomial, moving, strict=True))
                rest = tuple(0 if m else e for e, m in zip(monomial, moving, strict=True))
                coefficients.setdefault(key, {})[rest] = coefficient
            self.tick()
            if min(map(len, coefficients.values()), default=0) < 2:
                return None  # The divisor is a product, of which x has none.
            divisors.append(common_divisor(coefficients.values()))
        if min(map(len, divisors)) < 2:
            return None
        return self._from_polynomial(variables, *divisors)

    def quotient(self, x: Expr, y: Expr) -> Expr | None:
        """The sum of terms that makes x when multiplied with y, if there is one."""
        variables, ((plus, minus), (plus_divisor, minus_divisor)) = self._polynomials(x, y)
        if not plus_divisor or not minus_divisor:
            return None
        if (one := quotient(plus, plus_divisor)) is None or (other := quotient(minus, minus_divisor)) is None:
            return None
        return self._from_polynomial(variables, one, other)

    def _polynomials(self, *xs: Expr) -> tuple[list[Variable], list[tuple[Polynomial, Polynomial]]]:
        """Expressions as polynomials in components and their inverses, which are variables of their own: nothing cancels.

        Signs do not cancel either: x + (−x) is not 0. So there are two polynomials each, for a sign that means 1 and for one that
        means −1; together they are the expression, and multiply as it does.
        """
        factored = [[(sign, dict(self._variables(powers)), c) for (sign, powers), c in self.exprs[x]] for x in xs]
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

    def _variables(self, powers: Powers) -> Iterator[tuple[Variable, int]]:
        return (((component, power > 0), abs(power)) for component, power in self._factored(powers))

    def _from_polynomial(self, variables: list[Variable], plus: Polynomial, minus: Polynomial) -> Expr | None:
        """What two polynomials are together, if that is an expression: with coefficients that count something."""
        terms: dict[Term, int] = {}
        for monomial in plus.keys() | minus.keys():
            total, difference = plus.get(monomial, 0), minus.get(monomial, 0)
            flipped, powers = self.normal_powers(
                (component, e if up else -e) for (component, up), e in zip(variables, monomial, strict=True) if e
            )
            for sign, twice in ((1, total + difference), (-1, total - difference)):
                if twice % 2 or twice < 0:
                    return None
                if twice:
                    terms[sign * flipped, powers] = terms.get((sign * flipped, powers), 0) + twice // 2
        return self._intern(terms)

    def pieces(self, atom: Atom, power: int, parts: Iterable[str]) -> list[tuple[Atom, int]]:
        """exp(x + y) as exp(x) and exp(y), whose product it is, and a denominator as factors; other atoms as they are.

        Of the factors, each depends as a whole on some of the index parts. A shift by a maximum stays with what it shifts, for the
        sake of its range: exp(x − m) is one piece.
        """
        key = self.atoms[atom]
        if key[0] == "sum":
            return [(self.sum_atom(x), power) for x in self._split(key[1], parts)]
        terms = self.exprs[key[3][0]] if key[:2] == ("function", "exp") else ()
        if len(terms) < 2 or any(self.shifts(term) for term, _ in terms):
            return [(atom, power)]
        return [(self.exp_atom(self._intern({term: coefficient})), power) for term, coefficient in terms]

    def shifts(self, term: Term) -> bool:
        """Whether a term of an exponent has a maximum as a factor."""
        factors = (f for component, _ in term[1] for f in self.components[component][1])
        return any(self.atoms[atom][0] in ("max", "extremum") for atom, _ in factors)
