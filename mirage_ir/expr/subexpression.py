"""The subexpression relation x ⊑ E on normal forms: the oracle that prunes the search.

x ⊑ E holds when some context turns x into a sub-sum of E or of something that E is computed from: a multiplier, sums over index
parts that x leaves free, further terms. It is decided term by term. A term embeds in a term of E when its components fit into that
term's components: factors a sub-multiset, bound parts a subset, and no left-out factor depends on a part bound in x. What is left
over is the *residual*, the context in which the term stands; a sum embeds when all its terms embed with one common residual.

A coefficient may not exceed that of the term it embeds in, unless a division changed it. Of a sum of very many terms (`max_terms`)
no sub-sum counts, only the whole: they are exponentially many, and stand for programs that compute the terms of a multiplied-out
product one by one.

Source: the paper's Table 2, on indexed expressions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import combinations, product
from math import inf
from typing import Any, TypeAlias

from mirage_ir.expr.normal_form import Algebra
from mirage_ir.expr.store import Atom, Expr, Powers, Term, origin, powers_of

Factors: TypeAlias = tuple[tuple[Atom, int], ...]
Slot: TypeAlias = tuple[tuple[str, ...], Factors]
"""Bound parts and factors of one component of a target term; the first slot has the unbound factors."""
Residual: TypeAlias = tuple[Any, ...]

MAX_SUBSETS = 6
"""Largest number of arguments of an extremum, or parts of a maximum, of which all subsets count as subexpressions."""


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


def _deals(parts: tuple[str, ...], names: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """All ways to give each part a name of its own over the same range, the part's own name first."""
    if not parts:
        yield ()
        return
    for name in sorted((n for n in names if origin(n) == origin(parts[0])), key=lambda n: n != parts[0]):
        for rest in _deals(parts[1:], tuple(n for n in names if n != name)):
            yield (name, *rest)


class Subexpressions:
    """All subexpressions of some target expressions. Call it with an expression of the same algebra; memoized."""

    def __init__(self, algebra: Algebra, targets: Iterable[Expr], max_terms: int | None = None) -> None:
        self.algebra = algebra
        self.max_terms = inf if max_terms is None else max_terms
        self.roots: list[Expr] = []
        self.queries = 0
        self._memo: dict[Expr, bool] = {}
        self._residuals: dict[tuple[Term, Fraction, Expr], frozenset[Residual]] = {}
        self._exact: set[Expr] = set()
        self._loose: set[Expr] = set()
        """Expressions whose coefficients were divided by those of a denominator: how large they were is not known."""
        for target in targets:
            self._add_root(target)
        self._terms = [
            [
                (slots, sign, inf if r in self._loose else coefficient)
                for (sign, powers), coefficient in algebra.exprs[r]
                for slots in self._namings(self._slots(powers))
            ]
            for r in self.roots
        ]
        self._supports = [frozenset(a for slots, _, _ in terms for _, fs in slots for a, _ in fs) for terms in self._terms]

    # The expressions that a target is computed from.

    def _add_root(self, x: Expr) -> None:
        if x in self._exact:
            return
        self._exact.add(x)
        self.roots.append(x)
        algebra = self.algebra
        divided = any(c.denominator > 1 for _, c in algebra.exprs[x])
        if divided:
            self._loose.add(x)
        for (_, powers), _ in algebra.exprs[x]:
            below: list[tuple[int, int]] = []
            for component, power in powers:
                if power < 0:
                    below.append((component, -power))
                for slots in self._namings((algebra.components[component],)):
                    for atom, exponent in slots[0][1]:
                        self._add_atom(atom)
                        if exponent < 0:
                            self._add_root(self._power_of_atom(atom, -exponent))
            if below:
                divisor = self._product(below)
                if divided:
                    self._loose.add(divisor)
                self._add_root(divisor)

    def _power_of_atom(self, atom: Atom, exponent: int) -> Expr:
        algebra = self.algebra
        key = algebra.atoms[atom]
        base = key[1] if key[0] == "sum" else algebra.atom_expr(atom)
        value = base
        for _ in range(exponent - 1):
            value = algebra.mul(value, base)
        return value

    def _product(self, powers: Iterable[tuple[int, int]]) -> Expr:
        """A denominator's value: sums that stand in it as atoms are written out."""
        algebra = self.algebra
        value = algebra.one
        for component, power in powers:
            bound, factors = algebra.components[component]
            base = algebra.component_expr(component)
            if not bound and algebra.atoms[factors[0][0]][0] == "sum":
                base = algebra.atoms[factors[0][0]][1]
            for _ in range(power):
                value = algebra.mul(value, base)
        return value

    def _add_atom(self, atom: Atom) -> None:
        algebra = self.algebra
        key = algebra.atoms[atom]
        match key[0]:
            case "function":
                for x in key[3]:
                    self._add_root(x)
            case "sum":
                self._add_root(key[1])
            case "max":
                self._add_root(key[2])
                if len(key[1]) <= MAX_SUBSETS:
                    for size in range(1, len(key[1])):
                        for parts in combinations(key[1], size):
                            self._add_root(algebra.max(key[2], parts))
            case "extremum":
                for x in key[2]:
                    self._add_root(x)
                if len(key[2]) <= MAX_SUBSETS:
                    for size in range(2, len(key[2])):
                        for members in combinations(key[2], size):
                            self._add_root(algebra.extremum(key[1], *members))
            case _:
                return

    def _slots(self, powers: Powers) -> tuple[Slot, ...]:
        algebra = self.algebra
        unbound: list[tuple[Atom, int]] = []
        slots: list[Slot] = []
        for component, power in powers:
            bound, factors = algebra.components[component]
            if not bound and power > 0 and algebra.atoms[factors[0][0]][0] == "count":
                slots += [((algebra.atoms[factors[0][0]][1],), ())] * power  # |k| is Σ_k of nothing.
            elif not bound:
                unbound += [(a, e * power) for a, e in factors]
            elif power < 0:
                unbound.append((algebra.denominator_atom(component), power))
            else:
                slots += [(bound, factors)] * power
        return (((), tuple(sorted(unbound))), *slots)

    def _namings(self, slots: tuple[Slot, ...]) -> Iterator[tuple[Slot, ...]]:
        """A term's slots with the names of bound parts that range over the same dealt out in every way: each may be the one that
        a subexpression leaves free."""
        choices = [self._renamed(parts, factors, parts) for parts, factors in slots]
        return product(*choices)

    def _renamed(self, parts: tuple[str, ...], factors: Factors, names: tuple[str, ...]) -> list[Slot]:
        """A slot with its parts renamed to some of `names` over the same ranges, in every way."""
        found: list[Slot] = []
        free = {p for a, _ in factors for p in self.algebra.atom_free[a]} - set(parts)
        for chosen in _deals(parts, names):
            self.algebra.tick()
            if chosen == parts:
                found.append((parts, factors))
            elif not free & set(chosen):
                renaming = dict(zip(parts, chosen, strict=True))
                renamed = powers_of((self.algebra.rename_atom(a, renaming), e) for a, e in factors)
                found.append((tuple(sorted(chosen)), renamed))
        return found

    def _support(self, x: Expr) -> frozenset[Atom]:
        """All atoms of an expression, with exponentials left out (they embed by parts)."""
        return frozenset(a for (_, powers), _ in self.algebra.exprs[x] for _, factors in self._slots(powers) for a, _ in factors)

    # The relation.

    def __call__(self, x: Expr) -> bool:
        self.queries += 1
        found = self._memo.get(x)
        if found is None:
            found = self._memo[x] = x in self._exact or self._embeds(x)
        return found

    def _embeds(self, x: Expr) -> bool:
        terms = self.algebra.exprs[x]
        if not terms:
            return False
        support = {a for a in self._support(x) if not self._is_exp(a)}
        for index in range(len(self.roots)):
            whole = len(self.algebra.exprs[self.roots[index]])
            if len(terms) > whole or (len(terms) < whole and whole > self.max_terms) or not support <= self._supports[index]:
                continue
            if self._embeds_in(terms, index):
                return True
        return False

    def _is_exp(self, atom: Atom) -> bool:
        return self.algebra.atoms[atom][:2] == ("function", "exp")

    def _embeds_in(self, terms: tuple[tuple[Term, Fraction], ...], index: int) -> bool:
        common: frozenset[Residual] | None = None
        for term, coefficient in terms:
            found = self._term_residuals(term, coefficient, index)
            common = found if common is None else common & found
            if not common:
                return False
        return True

    def _term_residuals(self, term: Term, coefficient: Fraction, index: int) -> frozenset[Residual]:
        key = (term, coefficient, self.roots[index])
        found = self._residuals.get(key)
        if found is None:
            sign, powers = term
            items = self._slots(powers)
            residuals: set[Residual] = set()
            for target, target_sign, most in self._terms[index]:
                if coefficient <= most:
                    for left in self._match(items, target):
                        residuals.add((sign * target_sign, left))
            found = self._residuals[key] = frozenset(residuals)
        return found

    def _match(self, items: tuple[Slot, ...], target: tuple[Slot, ...]) -> Iterator[Residual]:
        """All ways to fit a term's slots into a target term's; what is left of the slots that were touched and of the others."""
        unbound, bound = items[0], items[1:]
        state = [(parts, factors, False) for parts, factors in target]
        for placed in self._place_bound(list(bound), state):
            for left in self._place_factors(list(unbound[1]), placed):
                yield self._context(left)

    def _context(self, slots: Iterable[tuple[tuple[str, ...], Factors, bool]]) -> Residual:
        """What is left over, as sums of connected factors: [·]·Σ_k w is Σ_k [·]·w where [·] does not depend on k."""
        free = self.algebra.atom_free
        found: list[Slot] = []
        for parts, factors, _ in slots:
            groups: list[tuple[set[str], list[tuple[Atom, int]]]] = [({p}, []) for p in parts]
            for factor in factors:
                met = [g for g in groups if g[0] & free[factor[0]]]
                groups = [g for g in groups if g not in met]
                groups.append((set().union(*(g[0] for g in met)), [factor, *(f for g in met for f in g[1])]))
            found += [(tuple(sorted(p if f else p.rstrip("'") for p in bound)), tuple(sorted(f))) for bound, f in groups]
        return tuple(sorted(found))

    def _place_bound(
        self, items: list[Slot], state: list[tuple[tuple[str, ...], Factors, bool]]
    ) -> Iterator[list[tuple[tuple[str, ...], Factors, bool]]]:
        if not items:
            yield state
            return
        seen: set[tuple[tuple[str, ...], Factors, bool]] = set()
        for i, slot in enumerate(state):
            if slot in seen:
                continue
            seen.add(slot)
            have, there, _ = slot
            for parts, factors in self._renamed(*items[0], have):
                left = _without(there, factors)
                if left is None or any(self.algebra.atom_free[a] & set(parts) for a, _ in left):
                    continue
                rest = tuple(p for p in have if p not in parts)
                yield from self._place_bound(items[1:], [*state[:i], (rest, left, True), *state[i + 1 :]])

    def _place_factors(
        self, items: list[tuple[Atom, int]], state: list[tuple[tuple[str, ...], Factors, bool]]
    ) -> Iterator[list[tuple[tuple[str, ...], Factors, bool]]]:
        if not items:
            yield state
            return
        atom, exponent = items[0]
        seen: set[tuple[tuple[str, ...], Factors, bool]] = set()
        for i, slot in enumerate(state):
            self.algebra.tick()
            if slot in seen:
                continue
            seen.add(slot)
            parts, factors, _ = slot
            for left in self._take(factors, atom, exponent):
                yield from self._place_factors(items[1:], [*state[:i], (parts, left, True), *state[i + 1 :]])

    def _take(self, factors: Factors, atom: Atom, exponent: int) -> Iterator[Factors]:
        left = _without(factors, ((atom, exponent),))
        if left is not None:
            yield left
        elif self._is_exp(atom):
            # exp(a) is a factor of exp(a + b).
            (argument,) = self.algebra.atoms[atom][3]
            for other, power in factors:
                if power == exponent == 1 and self._is_exp(other):
                    rest = self._difference(self.algebra.atoms[other][3][0], argument)
                    if rest is not None:
                        remaining = _without(factors, ((other, 1),))
                        assert remaining is not None
                        yield tuple(sorted((*remaining, (self.algebra.exp_atom(rest), 1))))

    def _difference(self, whole: Expr, part: Expr) -> Expr | None:
        """whole − part, when part is a sub-sum of whole."""
        left = dict(self.algebra.exprs[whole])
        for term, coefficient in self.algebra.exprs[part]:
            if left.get(term, 0) < coefficient:
                return None
            left[term] -= coefficient
            if not left[term]:
                del left[term]
        return self.algebra.from_terms(left)
