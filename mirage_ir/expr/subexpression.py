"""The subexpression relation x ⊑ E on normal forms: the oracle that prunes the search.

x ⊑ E holds when some context turns x into a sub-sum of E or of something that E is computed from: a multiplier, sums over index
parts that x leaves free, further terms. It is decided term by term. A term embeds in a term of E when its components fit into that
term's components: factors a sub-multiset, bound parts a subset, and no left-out factor depends on a part bound in x. What is left
over is the *residual*, the context in which the term stands; a sum embeds when all its terms embed with one common residual.

An exponential stands for its factors here: exp(x + y) for exp(x)·exp(y), and exp(−x) for 1/exp(x). A term embeds in terms with at
least its coefficient. Of a sum of very many terms (`max_terms`) no sub-sum counts, only the whole: they are exponentially
many, and stand for programs that compute the terms of a multiplied-out product one by one.

Source: the paper's Table 2, on indexed expressions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, partial
from itertools import product
from math import inf
from typing import Any, TypeAlias

from mirage_ir.expr.normal_form import Algebra
from mirage_ir.expr.parts import NOTHING, Parts, nameless, origin
from mirage_ir.expr.slots import Slot, Slots
from mirage_ir.expr.store import Atom, Component, Divisor, Exponential, Expr, Factors, Powers, Term, connected, powers_of
from mirage_ir.expr.targets import Targets

Placed: TypeAlias = tuple[Parts, Factors, bool]
"""A slot of which perhaps something was taken, and whether it was."""
Residual: TypeAlias = tuple[Any, ...]
FIELD = 16
"""Bits for how often a term has an atom: the highest is set where a term has enough of it."""
MOST_COUNTED = 2 ** (FIELD - 1) - 1
MOST_OF_COMPONENT = 127
"""How often at most an atom of one component is counted, and how many components are: together they fit a field."""


def _without(factors: Factors, taken: Factors) -> Factors | None:
    """The multiset difference, or None when `taken` is not in `factors`; exponents of one sign count separately."""
    left = {(a, e > 0): e for a, e in factors}
    for a, e in taken:
        key = (a, e > 0)
        have = left.get(key, 0)
        if abs(have) < abs(e):
            return None
        if have == e:
            del left[key]
        else:
            left[key] = have - e
    return tuple(sorted((a, e) for (a, _), e in left.items()))


class Subexpressions:
    """All subexpressions of some target expressions. Call it with an expression of the same algebra; memoized."""

    def __init__(self, algebra: Algebra, targets: Iterable[Expr], max_terms: int | None = None) -> None:
        self._store, self._naming, self._products = algebra.store, algebra.naming, algebra.products
        self._slots = Slots(algebra)
        self.max_terms = inf if max_terms is None else max_terms
        self.queries = 0
        self._memo: dict[Expr, bool] = dict.fromkeys(Targets(algebra, self._slots, targets).roots, True)
        self._roots = tuple(self._memo)
        self._residuals: dict[tuple[Term, int, Expr, frozenset[str]], frozenset[Residual]] = {}
        self._nameless, self._having = cache(self._renamed), cache(self._roots_having)
        self._left, self._fits, self._matches = cache(self._divided), cache(self._taken_out), cache(self._match)
        self._needed_of = cache(self._of_component)
        self._fields: dict[tuple[Atom, bool], int] = {}
        self._terms = [
            [
                (slots, self._packed(self._occurrences(slots)), sign, coefficient)
                for (sign, powers), coefficient in self._store.exprs[r]
                for slots in self._slots.namings(self._slots.of(powers))
            ]
            for r in self._roots
        ]
        self._enough = sum(1 << (FIELD * field + FIELD - 1) for field in self._fields.values())
        """The highest bits of all fields."""
        self._has = [{(there | self._enough, most) for _, there, _, most in terms} for terms in self._terms]
        self._large_enough = cache(self._roots_of)

    def _occurrences(self, slots: Iterable[Slot]) -> dict[tuple[Atom, bool], int]:
        """How often a term is multiplied (True) and divided by each atom, whatever index parts of one range are called, but for
        sums: they divide others."""
        atoms, found = self._store.atoms, dict[tuple[Atom, bool], int]()
        for _, factors in slots:
            for atom, power in factors:
                if not isinstance(atoms[atom], Divisor):
                    key = (self._nameless(atom), power > 0)
                    found[key] = found.get(key, 0) + abs(power)
        return found

    def _packed(self, occurrences: Mapping[tuple[Atom, bool], int], most: int = MOST_COUNTED) -> int:
        """A number with a field for each atom of targets; `most` is what a field counts at most."""
        fields = ((self._fields.setdefault(key, len(self._fields)), times) for key, times in occurrences.items())
        return sum(min(times, most) << (FIELD * field) for field, times in fields)

    def _of_component(self, component: Component, power: int) -> int | None:
        """What a power of a component needs of each atom; None where no target has one of them."""
        occurrences = self._occurrences(self._slots.of(((component, power),)))
        return self._packed(occurrences, MOST_OF_COMPONENT) if occurrences.keys() <= self._fields.keys() else None

    def _needed(self, powers: Powers) -> int | None:
        """What a term needs of each atom at least; None where no target has one of them."""
        total = 0
        for component, power in powers[:MOST_OF_COMPONENT]:
            needed = self._needed_of(component, power)
            if needed is None:
                return None
            total += needed
        return total

    def _roots_having(self, powers: Powers, coefficient: int) -> int:
        """The roots with a term that has at least the atoms, each as often, and the coefficient of another: a bit for each."""
        needed, enough = self._needed(powers), self._enough
        if needed is None:
            return 0
        return sum(
            1 << index
            for index, terms in enumerate(self._has)
            if any(coefficient <= most and (there - needed) & enough == enough for there, most in terms)
        )

    def _renamed(self, atom: Atom) -> Atom:
        return self._naming.rename_atom(atom, {p: nameless(p) for p in self._store.atom_free[atom]})

    # The relation.

    def __call__(self, x: Expr) -> bool:
        self.queries += 1
        found = self._memo.get(x)
        if found is None:
            found = self._memo[x] = self._embeds(x)
        return found

    def _embeds(self, x: Expr) -> bool:
        terms = self._store.exprs[x]
        if not terms:
            return False
        roots = self._large_enough(len(terms))
        for (_, powers), coefficient in terms:
            roots &= self._having(powers, coefficient)
            if not roots:
                return False
        return any(roots >> index & 1 and self._embeds_in(x, index) for index in range(roots.bit_length()))

    def _roots_of(self, terms: int) -> int:
        """The roots that sums of so many terms may be part of: a bit for each."""
        sizes = (len(self._store.exprs[root]) for root in self._roots)
        return sum(1 << n for n, size in enumerate(sizes) if terms == size or terms < size <= self.max_terms)

    def _is_shift(self, atom: Atom) -> bool:
        """Whether an exponential shifts others by a maximum: it leaves no sum that they stand in."""
        key = self._store.atoms[atom]
        return isinstance(key, Exponential) and any(map(self._products.factors.shifts, dict(self._store.exprs[key.argument])))

    def _embeds_in(self, x: Expr, index: int) -> bool:
        common: frozenset[Residual] | None = None
        terms = self._store.exprs[x]
        for term, coefficient in terms:
            found = self._term_residuals(term, coefficient, index, self._store.free[x] if len(terms) > 1 else NOTHING)
            common = found if common is None else common & found
            if not common:
                return False
        return True

    def _term_residuals(self, term: Term, coefficient: int, index: int, free: frozenset[str]) -> frozenset[Residual]:
        """What may be left of the root's terms; `free` are the parts that matter in what else embeds in the same context."""
        key = (term, coefficient, self._roots[index], free)
        found = self._residuals.get(key)
        if found is None:
            sign, powers = term
            items = self._slots.of(powers)
            needed, enough = self._needed(powers), self._enough
            assert needed is not None
            own = free & NOTHING.union(*(self._store.component_free[component] for component, _ in powers))
            residuals: set[Residual] = set()
            for target, there, target_sign, most in self._terms[index]:
                if coefficient <= most and ((there | enough) - needed) & enough == enough:
                    for left in self._matches(items, target):
                        residuals |= {(sign * target_sign, context) for context in self._contexts(left, own, free - own)}
            found = self._residuals[key] = frozenset(residuals)
        return found

    def _match(self, items: tuple[Slot, ...], target: tuple[Slot, ...]) -> tuple[tuple[Placed, ...], ...]:
        """Fits a term's slots into a target term's in every way: the target's slots as they are left."""
        unbound, bound = items[0], items[1:]
        placed = self._place_bound(list(bound), [(parts, factors, False) for parts, factors in target])
        return tuple(tuple(left) for state in placed for left in self._place_factors(list(unbound[1]), state))

    def _contexts(self, slots: tuple[Placed, ...], own: frozenset[str], others: frozenset[str]) -> Iterator[Residual]:
        """What is left over, as sums of connected factors: [·]·Σ_k w is Σ_k [·]·w where [·] does not depend on k.

        The names of bound parts matter where they bind something in [·]: the parts `own` of the term that was taken out, where it
        was, and perhaps parts that only other terms have, in one of the sums over a part of that name.
        """
        groups: list[tuple[frozenset[str], frozenset[str], list[tuple[Atom, int]]]] = []
        for parts, factors, touched in slots:
            met = connected(factors, partial(self._bound_in, parts))
            met += [(frozenset({p}), []) for p in set(parts).difference(*(group[0] for group in met))]
            groups += [(group, group & own if touched else NOTHING, inner) for group, inner in met]
        open_names = sorted({p for group, _, _ in groups for p in group & others})
        sums = [(None, *(i for i, group in enumerate(groups) if p in group[0])) for p in open_names]
        for chosen in product(*sums):
            further = [{p for p, where in zip(open_names, chosen, strict=True) if where == i} for i in range(len(groups))]
            yield tuple(sorted(self._context(g, binding | more, f) for (g, binding, f), more in zip(groups, further, strict=True)))

    def _bound_in(self, parts: Parts, factor: tuple[Atom, int]) -> frozenset[str]:
        return self._store.atom_free[factor[0]].intersection(parts)

    def _context(self, parts: frozenset[str], binding: frozenset[str], factors: list[tuple[Atom, int]]) -> Residual:
        names = tuple(sorted(parts & binding))
        if not factors:
            return (names, tuple(origin(p) for p in parts - binding), 1, -1)
        sign, component = self._naming.canonical(set(parts - binding), tuple(sorted(factors)))
        return (names, (), sign, component)

    def _is_sum(self, atom: Atom) -> bool:
        key = self._store.atoms[atom]
        return isinstance(key, Divisor) and len(self._store.exprs[key.value]) > 1

    def _divided(self, factors: Factors, taken: Factors) -> Factors | None:
        """What is left of factors without others, if they are among them: of 1/((a + b)·(c + d)) without 1/(a + b), 1/(c + d)."""
        products = self._products
        sums = [atom for atom, _ in taken if self._is_sum(atom) and (atom, -1) not in factors]
        for atom in sums:
            for whole in [a for a, power in factors if power == -1 and self._is_sum(a)]:
                rest = products.factors.quotient(products.atom_divisor(whole), products.atom_divisor(atom))
                if rest is not None:
                    factors = powers_of((*(f for f in factors if f[0] != whole), (self._store.divisor_atom(rest), -1)))
                    break
            else:
                return None
        return _without(factors, tuple(f for f in taken if f[0] not in sums))

    def _taken_out(self, item: Slot, slot: Slot) -> list[Slot]:
        """What is left of a target's component when another is taken out of it, in every way."""
        (have, there), found = slot, list[Slot]()
        for parts, factors in self._slots.renamed(*item, have):
            left = self._left(there, factors)
            if left is None or any(not self._store.atom_free[a].isdisjoint(parts) for a, _ in left):
                continue
            if any(isinstance(self._store.atoms[a], Exponential) for a, _ in factors) and any(self._is_shift(a) for a, _ in left):
                continue
            found.append((tuple(p for p in have if p not in parts), left))
        return found

    def _place_bound(self, items: list[Slot], state: list[Placed]) -> Iterator[list[Placed]]:
        if not items:
            yield state
            return
        seen: set[Placed] = set()
        for i, slot in enumerate(state):
            if slot in seen:
                continue
            seen.add(slot)
            for rest, left in self._fits(items[0], slot[:2]):
                self._store.tick()
                yield from self._place_bound(items[1:], [*state[:i], (rest, left, True), *state[i + 1 :]])

    def _place_factors(self, items: list[tuple[Atom, int]], state: list[Placed]) -> Iterator[list[Placed]]:
        if not items:
            yield state
            return
        atom, exponent = items[0]
        seen: set[Placed] = set()
        for i, slot in enumerate(state):
            self._store.tick()
            if slot in seen:
                continue
            seen.add(slot)
            parts, factors, _ = slot
            left = self._left(factors, ((atom, exponent),))
            if left is not None:
                yield from self._place_factors(items[1:], [*state[:i], (parts, left, True), *state[i + 1 :]])
