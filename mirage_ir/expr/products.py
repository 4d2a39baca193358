"""Sums, products and quotients of expressions: products multiplied out, exponentials and denominators merged into one each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from mirage_ir.expr.factors import FactorFinder, common_coefficient
from mirage_ir.expr.parts import NOTHING
from mirage_ir.expr.store import Atom, Component, Divisor, Exponential, Expr, ExprStore, Function, MaxOver, Numeral, Term, powers_of


class Products:
    """Addition, multiplication and division of interned expressions."""

    def __init__(self, store: ExprStore) -> None:
        self._store = store
        self.factors = FactorFinder(store, self.normal_powers)
        self.zero = store.intern({})
        self.one = self.number(1)
        self._added: dict[tuple[Expr, Expr], Expr] = {}
        self._multiplied: dict[tuple[Expr, Expr], Expr] = {}
        self._counted: dict[tuple[Expr, int], Expr] = {}
        self._merges: dict[tuple[tuple[tuple[Expr, int], ...], ...], tuple[int, list[tuple[Atom, int]]]] = {}
        self.div, self._inverse = cache(self._quotient), cache(self._inverted)

    def number(self, count: int) -> Expr:
        """1 + … + 1."""
        return self._store.intern({(1, ()): count})

    # Sums of terms.

    def add(self, x: Expr, y: Expr) -> Expr:
        key = (x, y) if x < y else (y, x)
        found = self._added.get(key)
        if found is None:
            terms = dict(self._store.exprs[x])
            for term, coefficient in self._store.exprs[y]:
                terms[term] = terms.get(term, 0) + coefficient
            found = self._added[key] = self._store.intern(terms)
        return found

    def neg(self, x: Expr) -> Expr:
        return self.times(x, -1)

    def times(self, x: Expr, count: int) -> Expr:
        """x added to itself; −x for a negative count."""
        found = self._counted.get((x, count))
        if found is None:
            sign, terms = 1 if count > 0 else -1, self._store.exprs[x]
            found = self._store.intern({(s * sign, powers): c * abs(count) for (s, powers), c in terms})
            self._counted[x, count] = found
        return found

    # Products of terms.

    def mul(self, x: Expr, y: Expr) -> Expr:
        key = (x, y) if x < y else (y, x)
        found = self._multiplied.get(key)
        if found is None:
            terms: dict[Term, int] = {}
            for (s, p), c in self._store.exprs[x]:
                for (t, q), d in self._store.exprs[y]:
                    self._store.tick()
                    sign, powers = self.normal_powers((*p, *q))
                    term = (s * t * sign, powers)
                    terms[term] = terms.get(term, 0) + c * d
            found = self._multiplied[key] = self._store.intern(terms)
        return found

    def times_power(self, x: Expr, base: Expr, exponent: int) -> Expr:
        """x·base^exponent."""
        for _ in range(abs(exponent)):
            x = self.mul(x, base) if exponent > 0 else self.div(x, base)
        return x

    def normal_powers(self, pairs: Iterable[tuple[Component, int]]) -> Term:
        """A sign and powers of components with exponentials merged into one and denominators that are sums multiplied out."""
        store = self._store
        exponents: list[tuple[Expr, int]] = []
        denominators: list[tuple[Expr, int]] = []
        rest: list[tuple[Component, int]] = []
        for component, power in pairs:
            key = store.key_of(component)
            if isinstance(key, Exponential):
                exponents.append((key.argument, power))
            elif isinstance(key, Divisor):
                denominators.append((key.value, power))
            else:
                rest.append((component, power))
        if not exponents and not denominators:
            return 1, powers_of(rest)
        sign, merged = self._merged((*exponents,), (*denominators,))
        return sign, powers_of((*rest, *((store.single(atom), power) for atom, power in merged)))

    def merged(self, factors: Iterable[tuple[Atom, int]]) -> Term:
        """The same for powers of atoms, as they stand under a sum. A denominator a − b may become b − a."""
        exponents: list[tuple[Expr, int]] = []
        denominators: list[tuple[Expr, int]] = []
        rest: list[tuple[Atom, int]] = []
        for atom, power in factors:
            key = self._store.atoms[atom]
            if isinstance(key, Exponential):
                exponents.append((key.argument, power))
            elif isinstance(key, Divisor) and len(self._store.exprs[key.value]) > 1:
                denominators.append((key.value, power))
            else:
                rest.append((atom, power))
        if not exponents and not denominators:
            return 1, powers_of(rest)
        sign, merged = self._merged((*exponents,), (*denominators,))
        return sign, powers_of((*rest, *merged))

    def _merged(
        self, exponents: tuple[tuple[Expr, int], ...], denominators: tuple[tuple[Expr, int], ...]
    ) -> tuple[int, list[tuple[Atom, int]]]:
        """A sign, Π exp(x)^n as one exponential, and a product of sums as one denominator.

        Of a sum and its opposite, the one with a positive leading term stands for both.
        """
        known = self._merges.get((exponents, denominators))
        if known is not None:
            return known
        store, sign = self._store, 1
        found = [(exponential, 1)] if (exponential := self._merged_exp(exponents)) is not None else []
        if denominators:
            total = self.one
            for value, power in denominators:
                total = self.times_power(total, value, -power)
            if self.factors.leads_negative(total):
                sign, total = -1, self.neg(total)
            found.append((store.divisor_atom(total), -1))
        self._merges[exponents, denominators] = sign, found
        return sign, found

    def exp(self, x: Expr) -> Expr:
        exponential = self._merged_exp([(x, 1)])
        return self.one if exponential is None else self._store.atom_expr(exponential)

    def _merged_exp(self, exponents: Sequence[tuple[Expr, int]]) -> Atom | None:
        """Π exp(x)^n as one exponential, or None when its argument is zero."""
        total = self.zero
        for argument, power in exponents:
            total = self.add(total, self.times(argument, power))
        total = self._cancelled(total)
        return None if total == self.zero else self._store.exp_atom(total)

    def _cancelled(self, argument: Expr) -> Expr:
        """An exponent in which opposite shifts by one maximum cancel: exp(s−t)·exp(t−m) is exp(s−m).

        Nothing else cancels, so that exp(s)/exp(s), which is no number once exp(s) underflows, is not taken for 1.
        """
        terms = dict(self._store.exprs[argument])
        if len(terms) < 3:
            return argument
        for sign, powers in [term for term in terms if term[0] > 0 and self._is_maximum(term)]:
            if (-sign, powers) in terms and len(terms) > 2:
                left = terms.pop((sign, powers)) - terms.pop((-sign, powers))
                if left:
                    terms[1 if left > 0 else -1, powers] = abs(left)
        return self._store.intern(terms)

    def _is_maximum(self, term: Term) -> bool:
        """Whether a term is a maximum over index parts, or a positive multiple of one."""
        tops = [(component, power) for component, power in term[1] if not self._store.is_positive(component)]
        return len(tops) == 1 and tops[0][1] == 1 and isinstance(self._store.key_of(tops[0][0]), MaxOver)

    # Quotients.

    def _quotient(self, x: Expr, y: Expr) -> Expr:
        return self.mul(x, self._inverse(y))

    def _inverted(self, y: Expr) -> Expr:
        """1/y: the monomial that all terms share is split off, and the sum that is left becomes one atom."""
        store, terms = self._store, self._store.exprs[y]
        if not terms:  # Division by an expression that is zero everywhere: kept as an uninterpreted value.
            return store.atom_expr(store.atom(Function("1/", (), (y,)), NOTHING))
        content = self.factors.shared(term for term, _ in terms)
        inverse = self.one
        shared: list[tuple[Component, int]] = []
        for (component, up), power in content.items():
            if isinstance(store.key_of(component), (Divisor, Numeral)):  # 1/(x/(a + b)) is (a + b)/x.
                inverse = self.times_power(inverse, self.divisor(component), power)
            else:
                shared.append((component, -power if up else power))
        # Coefficients become coprime, so that multiples of one sum share a denominator and products of such are such.
        scale = common_coefficient(store, [y])
        if len(terms) == 1:
            sign = terms[0][0][0]
        else:
            sign = 1
            shared.append((store.single(store.divisor_atom(self.factors.without(y, scale, content))), -1))
        flipped, powers = self.normal_powers((*shared, *self._reciprocal(scale)))
        return self.mul(inverse, store.intern({(sign * flipped, powers): 1}))

    def _reciprocal(self, number: int) -> Iterator[tuple[Component, int]]:
        """Powers that make 1/number: of its prime factors, so that 1/2·1/3 is 1/6. Nothing cancels: (x + x)/2 is not x."""
        prime = 2
        while number > 1:
            if number % prime:
                prime += 1
            else:
                number //= prime
                yield self._store.single(self._store.atom(Numeral(prime), NOTHING)), -1

    def divisor(self, component: Component) -> Expr:
        """The value of a component where it divides."""
        bound, factors = self._store.components[component]
        return self._store.component_expr(component) if bound else self.atom_divisor(factors[0][0])

    def atom_divisor(self, atom: Atom) -> Expr:
        """The value of an atom where it divides."""
        match self._store.atoms[atom]:
            case Divisor(value):
                return value
            case Numeral(prime):
                return self.number(prime)
            case _:
                return self._store.atom_expr(atom)
