"""A term of an expression as slots: its components, opened so that parts of it can be found in them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import TypeAlias

from mirage_ir.expr.normal_form import Algebra
from mirage_ir.expr.parts import Parts, origin, outside
from mirage_ir.expr.store import Atom, Count, Exponential, Factors, Powers, powers_of

Slot: TypeAlias = tuple[Parts, Factors]
"""Bound parts and factors of one component of a term; the first slot has the unbound factors."""


class Slots:
    """The slots of terms, and their namings."""

    def __init__(self, algebra: Algebra) -> None:
        self._algebra, self._store = algebra, algebra.store
        self._of: dict[Powers, tuple[Slot, ...]] = {}
        self._factors_of: dict[Factors, Factors] = {}

    def of(self, powers: Powers) -> tuple[Slot, ...]:
        """The slots of a term."""
        found = self._of.get(powers)
        if found is None:
            found = self._of[powers] = self._split(powers)
        return found

    def _split(self, powers: Powers) -> tuple[Slot, ...]:
        store = self._store
        unbound: list[tuple[Atom, int]] = []
        slots: list[Slot] = []
        for component, power in powers:
            bound, factors = store.components[component]
            key = store.key_of(component)
            if isinstance(key, Count) and power > 0:
                slots += [((key.part,), ())] * power  # |k| is Σ_k of nothing.
            elif not bound:
                unbound += [(a, e * power) for a, e in self._expanded(factors)]
            elif power < 0:
                unbound.append((store.divisor_atom(store.component_expr(component)), power))
            else:
                slots += [(bound, self._expanded(factors))] * power
        return (((), powers_of(unbound)), *slots)

    def _expanded(self, factors: Factors) -> Factors:
        """Factors with exponentials of sums as products, and denominators as factors that differ in the index parts they depend on.

        A shift by a maximum is a factor of its own, and not divided by its exponential.
        """
        expanded = self._factors_of.get(factors)
        if expanded is None:
            expanded = self._factors_of[factors] = self._multiplied(factors)
        return expanded

    def _multiplied(self, factors: Factors) -> Factors:
        store, parts_of = self._store, self._algebra.products.factors
        found: list[tuple[Atom, int]] = []
        for atom, power in factors:
            key = store.atoms[atom]
            if not isinstance(key, Exponential):
                found += parts_of.pieces(atom, power, store.atom_free[atom])
                continue
            for (sign, powers), coefficient in store.exprs[key.argument]:
                shift = parts_of.shifts((sign, powers))
                one = store.intern({(sign if shift else 1, powers): 1})
                found.append((store.exp_atom(one), coefficient * power * (1 if shift else sign)))
        return powers_of(found)

    def namings(self, slots: tuple[Slot, ...]) -> Iterator[tuple[Slot, ...]]:
        """A term's slots under every assignment of names to bound parts over one range.

        Any of these parts may be the one that a subexpression leaves free; then it may take a name that is free in the term.
        """
        free = self._store.atom_free
        ranges = {origin(p) for parts, _ in slots for p in parts}
        taken = {p for parts, factors in slots for a, _ in factors for p in free[a].difference(parts) if origin(p) in ranges}
        for size in range(len(taken) + 1):
            for names in combinations(sorted(taken), size):
                choices = [self.renamed(parts, self._apart(parts, factors, names), (*parts, *names)) for parts, factors in slots]
                yield from product(*choices)

    def _apart(self, parts: Parts, factors: Factors, names: Parts) -> Factors:
        """Factors with parts that they do not bind under other names."""
        apart = {p: outside(p) for p in names if p not in parts}
        return self._with_names(factors, apart) if apart else factors

    def renamed(self, parts: Parts, factors: Factors, names: Parts) -> list[Slot]:
        """A slot with its parts renamed to some of `names` over the same ranges, in every way."""
        found: list[Slot] = []
        free = {p for a, _ in factors for p in self._store.atom_free[a]}.difference(parts)
        for chosen in _deals(parts, names):
            self._store.tick()
            if chosen == parts:
                found.append((parts, factors))
            elif not free & set(chosen):
                found.append((tuple(sorted(chosen)), self._with_names(factors, dict(zip(parts, chosen, strict=True)))))
        return found

    def _with_names(self, factors: Factors, names: dict[str, str]) -> Factors:
        return powers_of((self._algebra.naming.rename_atom(a, names), e) for a, e in factors)


def _deals(parts: Parts, names: Parts) -> Iterator[Parts]:
    """All ways to give each part a name of its own over the same range, the part's own name first."""
    if not parts:
        yield ()
        return
    for name in sorted((n for n in names if origin(n) == origin(parts[0])), key=lambda n: n != parts[0]):
        for rest in _deals(parts[1:], tuple(n for n in names if n != name)):
            yield (name, *rest)
