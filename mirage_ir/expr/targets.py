"""The expressions that a target is computed from: arguments of functions, divisors, parts of maxima."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from mirage_ir.expr.normal_form import Algebra
from mirage_ir.expr.parts import Parts
from mirage_ir.expr.slots import Slots
from mirage_ir.expr.store import Atom, Divisor, Exponential, Expr, Factors, Function, Item, MaxOf, MaxOver, Powers, Term, powers_of

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

        So x with a maximum's argument in its place is a target, also where the maximum is a factor in a sum: Σ_l max_k y + |l|·z
        may be that of max_k (y + z). Left out are terms that cannot have been inside, which depend on the compared index by other
        factors than the maximum's term has.
        """
        algebra, store = self._algebra, self._store
        for (sign, powers), coefficient in store.exprs[x]:
            for key, bound, beside, others in self._maxima(powers):
                rest = store.intern({(sign, others): coefficient})
                positive = coefficient != 1 or any(store.is_positive(c) for c, _ in others)
                if isinstance(key, MaxOf):
                    some = (algebra.maximum(*members) for members in _subsets(key.members, 2))
                    apart, inside = algebra.zero, [*key.members, *some] if positive else []
                else:
                    free = store.free[rest] | store.free[beside] | {*bound}
                    if not free.isdisjoint(key.parts):
                        continue
                    apart = self._apart(x, (sign, powers), others, key.parts)
                    inside = [algebra.max(key.body, kept) for kept in _subsets(key.parts, 0)]
                if apart != algebra.zero or positive:
                    for y in inside:
                        y = algebra.sum(algebra.mul(beside, y), bound)
                        self._add_root(algebra.add(apart, algebra.mul(rest, y)))

    def _maxima(self, powers: Powers) -> Iterator[tuple[MaxOf | MaxOver, Parts, Expr, Powers]]:
        """The maxima that are factors of a term: the sum that each stands in, with the other factors there, and what is outside.

        Of a maximum's power, all but one are other factors.
        """
        for component, power in powers:
            bound, factors = self._store.components[component]
            for atom, exponent in factors:
                key = self._store.atoms[atom]
                if power > 0 and exponent > 0 and isinstance(key, (MaxOf, MaxOver)):
                    left = powers_of((self._store.single(a), e) for a, e in _less(factors, atom))
                    beside = self._store.intern({(1, left): 1})
                    yield key, bound, beside, _less(powers, component)

    def _apart(self, x: Expr, term: Term, others: Powers, parts: Parts) -> Expr:
        """The other terms of x but those that depend on index parts by factors that are not among `others`.

        Of several equal terms, all but one are others.
        """
        store, apart = self._store, self._algebra.zero
        for beside, count in store.exprs[x]:
            own = (item for item in beside[1] if item not in others)
            if beside == term:
                count -= 1
            elif not all(store.component_free[c].isdisjoint(parts) for c, _ in own):
                count = 0
            if count:
                apart = self._algebra.add(apart, store.intern({beside: count}))
        return apart

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


def _less(powers: Powers, base: int) -> Powers:
    """Powers with one `base` less."""
    return tuple((b, e - 1 if b == base and e > 0 else e) for b, e in powers if (b, e) != (base, 1))


def _subsets(members: tuple[Item, ...], fewest: int) -> Iterator[tuple[Item, ...]]:
    """The subsets of at least `fewest` members and not all, when there are few."""
    if len(members) <= MAX_SUBSETS:
        for size in range(fewest, len(members)):
            yield from combinations(members, size)
