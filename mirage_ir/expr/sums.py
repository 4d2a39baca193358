"""Sums over index parts in normal form: factors that do not depend on a part stand outside, and nested sums are one."""

from __future__ import annotations

from collections.abc import Iterable

from mirage_ir.expr.naming import Naming
from mirage_ir.expr.parts import NOTHING, Parts, fresh_names, origin
from mirage_ir.expr.products import Products
from mirage_ir.expr.store import Atom, Component, Count, Expr, ExprStore, Powers, Term, connected


class Sums:
    """Sums of interned expressions over index parts."""

    def __init__(self, store: ExprStore, products: Products, naming: Naming) -> None:
        self._store, self._products, self._naming = store, products, naming
        self._known: dict[tuple[Expr, Parts], Expr] = {}

    def over(self, x: Expr, bound: Parts) -> Expr:
        """Σ over index parts of x. A part that a term does not depend on multiplies it by the number of the part's values."""
        key = (x, bound)
        found = self._known.get(key)
        if found is None:
            terms: dict[Term, int] = {}
            for (sign, powers), coefficient in self._store.exprs[x]:
                self._store.tick()
                flipped, summed = self._term(powers, set(bound))
                term = (sign * flipped, summed)
                terms[term] = terms.get(term, 0) + coefficient
            found = self._known[key] = self._store.intern(terms)
        return found

    def _term(self, powers: Powers, bound: set[str]) -> Term:
        groups = connected(powers, lambda item: self._store.component_free[item[0]] & bound)
        product = [item for parts, members in groups if not parts for item in members]
        product += self._counts(bound.difference(*(parts for parts, _ in groups)))
        sign = 1
        for parts, members in groups:
            if parts:
                flipped, bound_product = self._bind(set(parts), members)
                sign *= flipped
                product += bound_product
        flipped, normal = self._products.normal_powers(product)
        return sign * flipped, normal

    def _counts(self, parts: Iterable[str]) -> list[tuple[Component, int]]:
        """The numbers of values of index parts."""
        return [(self._store.single(self._store.atom(Count(origin(part)), NOTHING)), 1) for part in sorted(parts)]

    def _bind(self, parts: set[str], members: list[tuple[Component, int]]) -> tuple[int, list[tuple[Component, int]]]:
        """A sign and a product of components that bind `parts` in a product of powers of components, nested sums merged into it.

        It is one component, unless an exponential or a denominator is a product whose factors depend on different parts.
        """
        store, products, naming = self._store, self._products, self._naming
        taken = {p for c, _ in members for p in store.component_free[c]} | parts
        names = set(parts)
        factors: list[tuple[Atom, int]] = []
        for component, power in members:
            bound, inner = store.components[component]
            if not bound:
                factors += [(a, e * power) for a, e in inner]
            elif power < 0:
                factors.append((store.divisor_atom(store.component_expr(component)), power))
            else:
                for _ in range(power):
                    fresh = fresh_names(bound, taken)
                    taken |= set(fresh.values())
                    names |= set(fresh.values())
                    factors += [(naming.rename_atom(a, fresh), e) for a, e in inner]
        sign, merged = products.merged(factors)
        pieces = [piece for atom, power in merged for piece in products.factors.pieces(atom, power, names)]
        groups = connected(pieces, lambda piece: store.atom_free[piece[0]] & names)
        product = self._counts(names.difference(*(bound for bound, _ in groups)))
        for bound, group in groups:
            flipped, kept = products.merged(group)
            sign *= flipped
            if bound:
                flipped, component = naming.canonical(set(bound), kept)
                sign *= flipped
                product.append((component, 1))
            else:
                product += [(store.single(atom), power) for atom, power in kept]
        return sign, product
