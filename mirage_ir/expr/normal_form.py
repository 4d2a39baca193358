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

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from mirage_ir.expr.extrema import Extrema
from mirage_ir.expr.show import show
from mirage_ir.expr.store import NOTHING, Atom, Component, Expr, Parts, Powers, Term, connected, origin


class Algebra(Extrema):
    """Interned expressions and the operations on them; one instance a search.

    Its `tick` is called all the time in what may take long, such as multiplying out; it may raise.
    """

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

    def input(self, name: int, axes: tuple[Parts, ...]) -> Expr:
        """The entry of input `name` at the index parts of each of its axes (an axis of extent 1 has none)."""
        return self._of_atom(self._atom(("input", name, axes), frozenset(p for axis in axes for p in axis)))

    def scale(self, x: Expr, value: Fraction) -> Expr:
        return self.mul(x, self.constant(value))

    # Functions.

    def function(self, name: str, *arguments: Expr, **attrs: Any) -> Expr:
        """A non-linear function, about which nothing is known but that exponentials multiply, and what log makes of products."""
        if name == "exp":
            return self._intern({(1, self._powers_of_exp([(arguments[0], 1)])): 1})
        if name == "log":
            return self._log(arguments[0])
        return self._uninterpreted(name, arguments, attrs)

    def _uninterpreted(self, name: str, arguments: tuple[Expr, ...], attrs: dict[str, Any]) -> Expr:
        free = NOTHING.union(*(self.free[x] for x in arguments))
        return self._of_atom(self._atom(("function", name, tuple(sorted(attrs.items())), arguments), free))

    def _log(self, x: Expr) -> Expr:
        """log(exp(x)·y) = x + log(y) and log(y·z/w) = log(y) + log(z) − log(w), for factors that are known to be positive.

        Numbers stay with what is not known to be positive: no operator has the logarithm of one as its result.
        """
        _, content, (rest,) = self.positive_content([x], numbers=False)
        value = self.zero
        for component, power in content:
            bound, factors = self.components[component]
            key: tuple[Any, ...] = self.atoms[factors[0][0]] if not bound else ("",)
            exponential = key[:2] == ("function", "exp")
            one = key[3][0] if exponential else self._uninterpreted("log", (self.divisor(component),), {})
            value = self.add(value, self._times(one, power))
        return value if rest == self.one else self.add(value, self._uninterpreted("log", (rest,), {}))

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
        sign = 1
        for parts, members in groups:
            if parts:
                flipped, bound_product = self._bind(set(parts), members)
                sign *= flipped
                product += bound_product
        flipped, normal = self.normal_powers(product)
        return sign * flipped, normal

    def _counts(self, parts: Iterable[str]) -> list[tuple[Component, int]]:
        """The numbers of values of index parts."""
        return [(self._component((), ((self._atom(("count", origin(part)), NOTHING), 1),)), 1) for part in sorted(parts)]

    def _bind(self, parts: set[str], members: list[tuple[Component, int]]) -> tuple[int, list[tuple[Component, int]]]:
        """A sign and a product of components that bind `parts` in a product of powers of components, nested sums merged into it.

        It is one component, unless an exponential or a denominator is a product of what does not depend on the same parts.
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
        sign, merged = self.merged(factors)
        pieces = [piece for atom, power in merged for piece in self.pieces(atom, power, names)]
        groups = connected(pieces, lambda piece: self.atom_free[piece[0]] & names)
        product = self._counts(names - {p for bound, _ in groups for p in bound})
        for bound, group in groups:
            flipped, kept = self.merged(group)
            sign *= flipped
            if bound:
                flipped, component = self.canonical(set(bound), kept)
                sign *= flipped
                product.append((component, 1))
            else:
                product += [(self._component((), ((atom, 1),)), power) for atom, power in kept]
        return sign, product

    def show(self, x: Expr) -> str:
        """A readable spelling, for messages and tests."""
        return show(self, x)
