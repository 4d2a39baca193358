"""Names of index parts inside components: canonical choice, and renaming without capture.

Where there are many namings, cells of names that nothing tells apart are refined, as in canonical labellings of graphs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import reduce
from itertools import permutations
from itertools import product as choices_of
from math import factorial, prod
from operator import or_
from typing import Any, TypeAlias

from mirage_ir.expr.parts import by_origin, first_names, fresh_names, origin
from mirage_ir.expr.products import Products
from mirage_ir.expr.store import (
    Atom,
    Component,
    Divisor,
    Exponential,
    Expr,
    ExprStore,
    Function,
    InputEntry,
    MaxOf,
    MaxOver,
    Powers,
    Term,
    powers_of,
)

FEW_NAMINGS = 6
"""All namings are tried where there are not more: 3! of three parts over one range. Cells are refined for more."""
Cells: TypeAlias = list[tuple[str, ...]]
"""Bound parts in an order, but for those in one cell, which nothing tells apart so far."""
Named: TypeAlias = tuple[Powers, int]
"""Factors under new names, and a sign."""


class Naming:
    """Gives bound parts the smallest names, and renames free ones."""

    def __init__(self, store: ExprStore, products: Products) -> None:
        self._store, self._products = store, products
        self._atoms: dict[tuple[Any, ...], Atom] = {}
        self._exprs: dict[tuple[Any, ...], Expr] = {}

    def canonical(self, names: set[str], factors: Powers) -> tuple[int, Component]:
        """A sign and the component that binds `names`, named in the one way that all ways to name them lead to."""
        store, ranges = self._store, by_origin(names)
        if all(same == [range_] for range_, same in ranges.items()):
            return 1, store.component(tuple(ranges), factors)
        free = {p for a, _ in factors for p in store.atom_free[a]} - names
        pools = {range_: first_names(range_, len(same) + 1, free) for range_, same in ranges.items()}
        if prod(factorial(len(same)) for same in ranges.values()) <= FEW_NAMINGS:
            choices = ([dict(zip(same, pool, strict=True)) for pool in permutations(pools[r][:-1])] for r, same in ranges.items())
            best = min(self._renamed_powers(factors, reduce(or_, choice)) for choice in choices_of(*choices))
        else:
            labelling = Labelling(store, factors, pools, self._renamed_powers)
            best = labelling.least([tuple(same) for _, same in sorted(ranges.items())])
        powers, sign = best
        return sign, store.component(tuple(sorted(p for pool in pools.values() for p in pool[:-1])), powers)

    def _renamed_powers(self, factors: Powers, names: dict[str, str]) -> tuple[Powers, int]:
        self._store.tick()
        sign, powers = self._products.merged((self.rename_atom(a, names), e) for a, e in factors)
        return powers, sign

    def max_atom(self, bound: Iterable[str], x: Expr) -> Atom:
        """The maximum of x over all of `bound`, on which it depends, under the first names over their ranges that are not taken.

        Of names over one range, the order that makes the smallest expression is taken, so that the choice of names makes no
        difference.
        """
        ranges = by_origin(bound)
        free = self._store.free[x].difference(*ranges.values())
        pools = [first_names(range_, len(same), free) for range_, same in ranges.items()]
        names = sorted(p for pool in pools for p in pool)
        orders = choices_of(*(permutations(same) for same in ranges.values()))
        choices = (
            {old: new for same, pool in zip(order, pools, strict=True) for old, new in zip(same, pool, strict=True)}
            for order in orders
        )
        body = min(self._ticked(x, choice) for choice in choices)
        return self._store.atom(MaxOver(tuple(names), body), free)

    def _ticked(self, x: Expr, names: dict[str, str]) -> Expr:
        self._store.tick()
        return self.rename(x, names)

    # Renaming of free index parts, all at once: names may be exchanged.

    def rename(self, x: Expr, names: dict[str, str]) -> Expr:
        """x with free index parts renamed."""
        free = self._store.free[x]
        live = {old: new for old, new in names.items() if old != new and old in free}
        if not live:
            return x
        key = (x, *sorted(live.items()))
        found = self._exprs.get(key)
        if found is None:
            terms: dict[Term, int] = {}
            for (sign, powers), coefficient in self._store.exprs[x]:
                renamed = [(self._rename_component(c, live), e) for c, e in powers]
                flipped, product = self._products.normal_powers((c, e) for (_, c), e in renamed)
                sign *= flipped * prod(s ** abs(e) for (s, _), e in renamed)
                terms[sign, product] = terms.get((sign, product), 0) + coefficient
            found = self._exprs[key] = self._store.intern(terms)
        return found

    def _rename_component(self, component: Component, names: dict[str, str]) -> tuple[int, Component]:
        free = self._store.component_free[component]
        live = {old: new for old, new in names.items() if old in free}
        if not live:
            return 1, component
        bound, factors = self._store.components[component]
        fresh = fresh_names(bound, {live.get(p, p) for p in free})
        renamed = [(self.rename_atom(a, live | fresh), e) for a, e in factors]
        if not bound:
            return 1, self._store.component((), powers_of(renamed))  # Signs are for `normal_powers` to find.
        sign, merged = self._products.merged(renamed)
        flipped, named = self.canonical(set(fresh.values()), merged)
        return sign * flipped, named

    def rename_atom(self, atom: Atom, names: dict[str, str]) -> Atom:
        """The atom with free index parts renamed."""
        free = self._store.atom_free[atom]
        live = {old: new for old, new in names.items() if old != new and old in free}
        if not live:
            return atom
        key = (atom, *sorted(live.items()))
        found = self._atoms.get(key)
        if found is None:
            found = self._atoms[key] = self._renamed_atom(atom, live)
        return found

    def _renamed_atom(self, atom: Atom, names: dict[str, str]) -> Atom:
        store = self._store
        free = frozenset(names.get(p, p) for p in store.atom_free[atom])
        match store.atoms[atom]:
            case InputEntry(name, axes):
                return store.atom(InputEntry(name, tuple(tuple(names.get(p, p) for p in axis) for axis in axes)), free)
            case Exponential(argument):
                return store.exp_atom(self.rename(argument, names))
            case Function(name, attrs, arguments):
                return store.atom(Function(name, attrs, tuple(self.rename(x, names) for x in arguments)), free)
            case MaxOf(members):
                return store.atom(MaxOf(tuple(sorted(self.rename(x, names) for x in members))), free)
            case MaxOver(parts, body):  # Its own parts shadow; keep them apart from the new names.
                fresh = fresh_names(parts, free)
                return self.max_atom(fresh.values(), self.rename(body, names | fresh))
            case Divisor(value):
                return store.divisor_atom(self.rename(value, names))
            case _:
                return atom  # A number depends on no part.


@dataclass(frozen=True, slots=True)
class Labelling:
    """The namings of a product of powers of atoms.

    names: for each range, as many names as there are bound parts, and one more, which marks a part.
    rename: powers of atoms with their parts renamed.
    """

    store: ExprStore
    factors: Powers
    names: Mapping[str, list[str]]
    rename: Callable[[Powers, dict[str, str]], Named]

    def least(self, cells: Cells) -> Named:
        """The smallest of all namings that give the names of a cell in the order of cells.

        Where a cell has several names, each may be the first. Two that lead to the same naming when the first name of every further
        cell is taken are images of one another, and one of them is enough.
        """
        cells, branch = self._refined(cells)
        if branch is None:
            return self._named(cells)
        found: dict[Named, Named] = {}
        for name in cells[branch]:
            chosen = _with_first(cells, branch, name)
            sample = self._sample(chosen)
            if sample not in found:
                found[sample] = self.least(chosen)
        return min(found.values())

    def _sample(self, cells: Cells) -> Named:
        """One naming: of each cell that is left, the first name is taken."""
        while True:
            cells, branch = self._refined(cells)
            if branch is None:
                return self._named(cells)
            cells = _with_first(cells, branch, cells[branch][0])

    def _named(self, cells: Cells) -> Named:
        return self.rename(self.factors, self._by_cell(cells))

    def _by_cell(self, cells: Cells) -> dict[str, str]:
        """The names of each cell under one name, the first that is left when the cells before it have taken theirs."""
        left, found = {range_: iter(names) for range_, names in self.names.items()}, dict[str, str]()
        for cell in cells:
            first, *_ = [next(left[origin(name)]) for name in cell]
            found |= dict.fromkeys(cell, first)
        return found

    def _refined(self, cells: Cells) -> tuple[Cells, int | None]:
        """Cells split, as long as anything tells their names apart, by the factors in which they stand; the first with several.

        A name sees each of its factors with itself marked and all other names replaced by their cells.
        """
        while True:
            by_cell, split = self._by_cell(cells), Cells()
            for cell in cells:
                if len(cell) == 1:
                    split.append(cell)
                    continue
                seen: dict[Powers, list[str]] = {}
                for name in cell:
                    mine = tuple((a, e) for a, e in self.factors if name in self.store.atom_free[a])
                    mark = self.names[origin(name)][-1]
                    seen.setdefault(self.rename(mine, {**by_cell, name: mark})[0], []).append(name)
                split += [tuple(same) for _, same in sorted(seen.items())]
            if len(split) == len(cells):
                return cells, next((i for i, cell in enumerate(cells) if len(cell) > 1), None)
            cells = split


def _with_first(cells: Cells, index: int, name: str) -> Cells:
    rest = tuple(n for n in cells[index] if n != name)
    return [*cells[:index], (name,), rest, *cells[index + 1 :]]
