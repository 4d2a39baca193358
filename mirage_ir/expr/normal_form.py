"""Canonical normal forms of indexed expressions.

An expression is what one entry of a tensor is, as a function of its indices. It is held as a sum of terms over the axioms of a
commutative semiring with division and signs (the paper's Tables 1 and 2): products distribute over sums, sums merge, what does not
depend on a summation index is pulled out of the sum, `exp(x)·exp(y)` merges. Two expressions that these axioms make equal are the
same object: expressions are interned and named by small integers, and every operation is memoized on those.

The parts, from the inside out:

* An *index part* is a string: an index of the program ("k"), or one part of a split one ("k.l" for the for-loop's, "k.t" for the
  tile's).
* An *atom* is an input entry, an uninterpreted function of expressions, an extremum, a maximum over index parts, a constant, the
  number of values of an index part, or, as a denominator only, a sum of several terms or a prime number.
* A *component* is a set of bound index parts and a product of powers of atoms that are connected through them: Σ_{parts} Π atoms.
* A *term* is a sign and a product of powers of components; an *expression* maps terms to positive integer coefficients.

There is no cancellation: (x·w)/w and (x+y)−y keep both parts, as in the paper. Numerators and denominators are therefore kept apart
(positive and negative powers of one atom stand side by side) and so are terms of opposite sign.

Bound parts carry the name of the part that they range over; where that name is taken inside a component (by a free part or by a
second sum over the same range) primes are appended, and of all such namings the smallest is kept, so that the choice of names makes
no difference.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from math import gcd
from typing import Any

from mirage_ir.expr.naming import Naming
from mirage_ir.expr.show import show
from mirage_ir.expr.store import NOTHING, Atom, Component, Expr, Parts, Powers, Term, connected, origin, powers_of


class Algebra(Naming):
    """Interned expressions and the operations on them; one instance a search."""

    def __init__(self, tick: Callable[[], None] | None = None) -> None:
        """`tick` is called all the time in what may take long, such as multiplying out; it may raise."""
        super().__init__(tick)
        self.zero = self._intern({})
        self.one = self.constant(Fraction(1))

    # Leaves.

    def constant(self, value: Fraction) -> Expr:
        """A constant of the program: a symbol of its own, but for its sign and for 0 and 1. Constants are not folded."""
        if value == 0:
            return self.zero
        sign = 1 if value > 0 else -1
        if abs(value) == 1:
            return self._intern({(sign, ()): 1})
        symbol = self._component((), ((self._atom(("constant", abs(value)), NOTHING), 1),))
        return self._intern({(sign, ((symbol, 1),)): 1})

    def number(self, count: int) -> Expr:
        """1 + … + 1."""
        return self._intern({(1, ()): count})

    def input(self, name: int, axes: tuple[Parts, ...]) -> Expr:
        """The entry of input `name` at the index parts of each of its axes (an axis of extent 1 has none)."""
        return self._of_atom(self._atom(("input", name, axes), frozenset(p for axis in axes for p in axis)))

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

    def scale(self, x: Expr, value: Fraction) -> Expr:
        return self.mul(x, self.constant(value))

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
                    sign, powers = self._normal_powers((*p, *q))
                    term = (s * t * sign, powers)
                    terms[term] = terms.get(term, 0) + c * d
            found = self._memo[key] = self._intern(terms)
        return found

    def _normal_powers(self, pairs: Iterable[tuple[Component, int]]) -> Term:
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
        rest += self._powers_of_exp(exponents)
        sign = 1
        if denominators:
            sign, merged = self._merged_denominator(denominators)
            rest.append((merged, -1))
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
        powers = term[1]
        if len(powers) != 1 or powers[0][1] != 1:
            return False
        bound, factors = self.components[powers[0][0]]
        return not bound and self.atoms[factors[0][0]][0] == "max"

    def _merged_denominator(self, denominators: list[tuple[Expr, int]]) -> tuple[int, Component]:
        """A sign and the product of sums; of a sum and its opposite, the larger stands for both."""
        total = self.one
        for value, power in denominators:
            for _ in range(-power):
                total = self.mul(total, value)
        sign, opposite = 1, self.neg(total)
        if self.exprs[opposite] > self.exprs[total]:
            sign, total = -1, opposite
        return sign, self._component((), ((self._atom(("sum", total), self.free[total]), 1),))

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
            return self.function("reciprocal", y)
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
            flipped, powers = self._normal_powers((*shared, *self._reciprocal(coefficient)))
            return self.mul(inverse, self._intern({(sign * flipped, powers): 1}))
        # Coefficients become coprime, so that multiples of one sum share a denominator and products of such are such.
        scale = gcd(*(c for _, c in terms))
        rest: dict[Term, int] = {}
        for (sign, powers), coefficient in terms:
            left = ((c, e - content.get((c, e > 0), 0)) for c, e in self._factored(powers))
            flipped, kept = self._normal_powers((c, e) for c, e in left if e)
            term = (sign * flipped, kept)
            rest[term] = rest.get(term, 0) + coefficient // scale
        primitive = self._intern(rest)
        denominator = self._component((), ((self._atom(("sum", primitive), self.free[primitive]), 1),))
        return self.mul(inverse, self._intern({self._normal_powers([*shared, (denominator, -1), *self._reciprocal(scale)]): 1}))

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
            pieces = self._pieces(*factors[0]) if not bound and len(factors) == 1 else []
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

    # Functions.

    def function(self, name: str, *arguments: Expr, **attrs: Any) -> Expr:
        """A non-linear function, about which nothing is known (but that exponentials multiply)."""
        if name == "exp":
            return self._intern({(1, self._powers_of_exp([(arguments[0], 1)])): 1})
        free = NOTHING.union(*(self.free[x] for x in arguments))
        return self._of_atom(self._atom(("function", name, tuple(sorted(attrs.items())), arguments), free))

    def extremum(self, kind: str, *arguments: Expr) -> Expr:
        """The element-wise maximum ("max") or minimum ("min"): associative, commutative, idempotent."""
        members: set[Expr] = set()
        for x in arguments:
            atom = self.single_atom(x)
            members.update(atom[2] if atom is not None and atom[:2] == ("extremum", kind) else (x,))
        if len(members) == 1:
            return members.pop()
        free = NOTHING.union(*(self.free[x] for x in members))
        return self._of_atom(self._atom(("extremum", kind, tuple(sorted(members))), free))

    def max(self, x: Expr, bound: Parts) -> Expr:
        """The maximum over index parts; a maximum of maxima is one maximum."""
        live = tuple(sorted(p for p in bound if p in self.free[x]))
        if not live:
            return x
        inner = self.single_atom(x)
        if inner is not None and inner[0] == "max" and not set(inner[1]) & set(live):
            live, x = tuple(sorted((*inner[1], *live))), inner[2]
        return self._of_atom(self._atom(("max", live, x), self.free[x] - set(live)))

    def concat(self, *arguments: Expr, dim: int) -> Expr:
        return self.function("concat", *arguments, dim=dim)

    def slice(self, x: Expr, dim: int, start: int, stop: int) -> Expr:
        return self.function("slice", x, dim=dim, start=start, stop=stop)

    # Sums over index parts.

    def sum(self, x: Expr, bound: Parts) -> Expr:
        """Σ over index parts of x. A part that a term does not depend on multiplies it by the number of the part's values."""
        key = ("Σ", x, bound)
        found = self._memo.get(key)
        if found is None:
            terms: dict[Term, int] = {}
            for (sign, powers), coefficient in self.exprs[x]:
                self.tick()
                flipped, summed = self._sum_term(powers, set(bound))
                term = (sign * flipped, summed)
                terms[term] = terms.get(term, 0) + coefficient
            found = self._memo[key] = self._intern(terms)
        return found

    def _sum_term(self, powers: Powers, bound: set[str]) -> Term:
        groups = connected(powers, lambda item: self.component_free[item[0]] & bound)
        product = [item for parts, members in groups if not parts for item in members]
        product += self._counts(bound - {p for parts, _ in groups for p in parts})
        for parts, members in groups:
            if parts:
                product += self._bind(set(parts), members)
        return self._normal_powers(product)

    def _counts(self, parts: Iterable[str]) -> list[tuple[Component, int]]:
        """The numbers of values of index parts."""
        return [(self._component((), ((self._atom(("count", origin(part)), NOTHING), 1),)), 1) for part in sorted(parts)]

    def _bind(self, parts: set[str], members: list[tuple[Component, int]]) -> list[tuple[Component, int]]:
        """A product of components that binds `parts` in one of powers of components, nested sums merged into it.

        It is one component, unless an exponential is a product of what does not depend on the same parts.
        """
        taken = {p for c, _ in members for p in self.component_free[c]} | parts
        names = set(parts)
        factors: list[tuple[Atom, int]] = []
        for component, power in members:
            bound, inner = self.components[component]
            if not bound:
                factors += [(a, e * power) for a, e in inner]
            elif power < 0:
                factors.append((self.denominator_atom(component), power))
            else:
                for _ in range(power):
                    fresh = self._fresh(bound, taken)
                    taken |= set(fresh.values())
                    names |= set(fresh.values())
                    factors += [(self.rename_atom(a, fresh), e) for a, e in inner]
        pieces = [piece for atom, power in self._merge_bound_exps(factors) for piece in self._pieces(atom, power)]
        groups = connected(pieces, lambda piece: self.atom_free[piece[0]] & names)
        product = self._counts(names - {p for bound, _ in groups for p in bound})
        return product + [(self.canonical(set(bound), self._merge_bound_exps(group)), 1) for bound, group in groups]

    def _pieces(self, atom: Atom, power: int) -> list[tuple[Atom, int]]:
        """exp(x + y) as exp(x) and exp(y), whose product it is; other atoms as they are.

        A shift by a maximum stays with what it shifts, for the sake of its range: exp(x − m) is one piece.
        """
        key = self.atoms[atom]
        terms = self.exprs[key[3][0]] if key[:2] == ("function", "exp") else ()
        if len(terms) < 2 or any(self.shifts(term) for term, _ in terms):
            return [(atom, power)]
        return [(self.exp_atom(self._intern({term: coefficient})), power) for term, coefficient in terms]

    def shifts(self, term: Term) -> bool:
        """Whether a term of an exponent has a maximum as a factor."""
        factors = (f for component, _ in term[1] for f in self.components[component][1])
        return any(self.atoms[atom][0] in ("max", "extremum") for atom, _ in factors)

    def _merge_bound_exps(self, factors: list[tuple[Atom, int]]) -> Powers:
        exponents = [(self.atoms[a][3][0], e) for a, e in factors if self.atoms[a][:2] == ("function", "exp")]
        if not exponents:
            return powers_of(factors)
        rest = [(a, e) for a, e in factors if self.atoms[a][:2] != ("function", "exp")]
        atom = self._merged_exp(exponents)
        return powers_of(rest if atom is None else [*rest, (atom, 1)])

    def show(self, x: Expr) -> str:
        """A readable spelling, for messages and tests."""
        return show(self, x)
