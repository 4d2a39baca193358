"""The expressions that a target is computed from: arguments of functions, divisors, parts of maxima."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from mirage_ir.expr.normal_form import Algebra
from mirage_ir.expr.slots import Slots
from mirage_ir.expr.store import Atom, Divisor, Exponential, Expr, Factors, Function, Item, MaxOf, MaxOver, Powers

MAX_SUBSETS = 6
"""Most arguments of a maximum, or index parts of one, of which all subsets count as subexpressions: 64 of them."""


def program_roots(algebra: Algebra, values: Iterable[Expr], divisors: Iterable[Expr]) -> list[Expr]:
    """The targets for subexpressions of a program that computes `values` and divides by `divisors`.

    A divisor that is itself a quotient leaves no trace in what it divides: z/(a/b) is z·b/a. Where a program has such, the
    reciprocals of all terms are targets as well, in which those divisors stand as they are, and the reciprocals of a term's factors
    without the sums that they stand in, since a divisor may have been taken into a sum.
    """
    roots = list(dict.fromkeys(values))
    store, products = algebra.store, algebra.products
    if any(power < 0 for x in divisors for (_, powers), _ in store.exprs[x] for _, power in powers):
        for _, powers in dict.fromkeys(term for x in roots for term, _ in store.exprs[x]):
            opened = algebra.one
            for component, power in powers:
                bound, factors = store.components[component]
                if bound and power > 0:
                    for atom, exponent in factors:
                        opened = products.times_power(opened, products.atom_divisor(atom), -power * exponent)
                else:
                    opened = products.times_power(opened, products.divisor(component), -power)
            roots += [algebra.div(algebra.one, store.intern({(1, powers): 1})), opened]
    return list(dict.fromkeys(roots))


class Targets:
    """Target expressions and all that they are computed from: `roots`, in the order in which they were met."""

    def __init__(self, algebra: Algebra, slots: Slots, targets: Iterable[Expr]) -> None:
        self._algebra, self._store, self._products, self._slots = algebra, algebra.store, algebra.products, slots
        self.roots: dict[Expr, None] = {}
        for target in targets:
            self._add_root(target)

    def _add_root(self, x: Expr) -> None:
        if x in self.roots:
            return
        self.roots[x] = None
        for (_, powers), _ in self._store.exprs[x]:
            for slots in self._slots.namings(self._slots.of(powers)):
                factors = tuple(factor for _, factors in slots for factor in factors)
                for atom, _ in factors:
                    self._add_atom(atom)
                below = [(self._base(atom), -power) for atom, power in factors if power < 0]
                for divisors in ([factor] for factor in below) if len(below) > 1 else ():
                    self._add_root(self._product(divisors))
                if below:
                    self._add_root(self._product(below))
                self._add_exponent(factors)
        self._add_inside_maxima(x)

    def _base(self, atom: Atom) -> Expr:
        return self._products.atom_divisor(atom)

    def _product(self, powers: Iterable[tuple[Expr, int]]) -> Expr:
        """A denominator's value."""
        value = self._algebra.one
        for base, power in powers:
            value = self._products.times_power(value, base, power)
        return value

    def _add_inside_maxima(self, x: Expr) -> None:
        """Terms and factors outside a maximum may have been inside: p·max_k y + z is the maximum of p·y + z.

        So x with a maximum's argument in its place is a target. Left out are terms that cannot have been inside, which depend
        on the compared index by other factors than the maximum's term has.
        """
        algebra, store = self._algebra, self._store
        for (sign, powers), coefficient in store.exprs[x]:
            for key, others in self._maxima(powers):
                positive = coefficient != 1 or any(store.is_positive(c) for c, _ in others)
                rest = store.intern({(sign, others): coefficient})
                if isinstance(key, MaxOf):
                    for member in key.members if positive else ():
                        self._add_root(algebra.mul(rest, member))
                    continue
                if len(key.parts) > MAX_SUBSETS or not store.free[rest].isdisjoint(key.parts):
                    continue
                apart = algebra.zero
                for (sign_beside, beside), count in store.exprs[x]:
                    own = (item for item in beside if item not in others)
                    if beside != powers and all(store.component_free[c].isdisjoint(key.parts) for c, _ in own):
                        apart = algebra.add(apart, store.intern({(sign_beside, beside): count}))
                if apart == algebra.zero and not positive:
                    continue
                for size in range(len(key.parts)):
                    for kept in combinations(key.parts, size):
                        self._add_root(algebra.add(apart, algebra.mul(rest, algebra.max(key.body, kept))))

    def _maxima(self, powers: Powers) -> Iterator[tuple[MaxOf | MaxOver, Powers]]:
        """The maxima that are factors of a term, outside of its sums, and its other factors."""
        for component, power in powers:
            key = self._store.key_of(component)
            if power == 1 and isinstance(key, (MaxOf, MaxOver)):
                yield key, tuple(item for item in powers if item[0] != component)

    def _add_exponent(self, factors: Factors) -> None:
        """The exponent of all that a term has of exponentials: exp(y)·Σ_k exp(x) is Σ_k exp(x + y)."""
        total = None
        for atom, power in factors:
            key = self._store.atoms[atom]
            if isinstance(key, Exponential):
                total = self._algebra.add(self._algebra.zero if total is None else total, self._products.times(key.argument, power))
        if total is not None:
            self._add_root(total)

    def _add_atom(self, atom: Atom) -> None:
        algebra = self._algebra
        match self._store.atoms[atom]:
            case Exponential(x) | Divisor(x):
                self._add_root(x)
            case Function(_, _, arguments):
                for x in arguments:
                    self._add_root(x)
            case MaxOver(parts, body):
                self._add_root(body)
                for kept in _subsets(parts, 1):
                    self._add_root(algebra.max(body, kept))
            case MaxOf(members):
                for x in members:
                    self._add_root(x)
                for some in _subsets(members, 2):
                    self._add_root(algebra.maximum(*some))
            case _:
                return


def _subsets(members: tuple[Item, ...], fewest: int) -> Iterator[tuple[Item, ...]]:
    """The subsets of at least `fewest` members and not all, when there are few."""
    if len(members) <= MAX_SUBSETS:
        for size in range(fewest, len(members)):
            yield from combinations(members, size)
