"""Names of index parts inside components: canonical choice, and renaming without capture."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce
from itertools import permutations
from itertools import product as choices_of
from math import factorial, prod
from operator import or_
from typing import TypeAlias

from mirage_ir.expr.store import Atom, Component, Expr, ExpressionStore, Parts, Powers, Term, origin, powers_of

FEW_NAMINGS = 6
"""All namings are tried where there are not more."""
Cells: TypeAlias = list[tuple[str, ...]]
"""Bound parts in an order, but for those in one cell, which nothing tells apart so far."""


class Naming(ExpressionStore):
    """Interned expressions whose bound parts have the smallest names."""

    @staticmethod
    def _fresh(bound: Parts, taken: set[str]) -> dict[str, str]:
        names: dict[str, str] = {}
        for part in bound:
            new = origin(part)
            while new in taken or new in names.values():
                new += "'"
            names[part] = new
        return names

    def merged(self, factors: Iterable[tuple[Atom, int]]) -> tuple[int, Powers]:
        """A sign and powers of atoms as they stand under a sum. Renaming may turn a − b, where it divides, into b − a."""
        return 1, powers_of(factors)

    def canonical(self, names: set[str], factors: Powers) -> tuple[int, Component]:
        """A sign and the component that binds `names`, named in the one way that all ways to name them lead to."""
        ranges: dict[str, list[str]] = {}
        for name in sorted(names):
            ranges.setdefault(origin(name), []).append(name)
        if all(same == [range_] for range_, same in ranges.items()):
            return 1, self._component(tuple(sorted(names)), factors)
        free = {p for a, _ in factors for p in self.atom_free[a]} - names
        pools = {range_: self._pool(range_, len(same), free) for range_, same in ranges.items()}
        if prod(factorial(len(same)) for same in ranges.values()) <= FEW_NAMINGS:
            choices = ([dict(zip(same, pool, strict=True)) for pool in permutations(pools[r])] for r, same in ranges.items())
            best = min(self._renamed_powers(factors, reduce(or_, choice)) for choice in choices_of(*choices))
        else:
            best = self._least(factors, pools, [tuple(same) for _, same in sorted(ranges.items())])
        powers, sign = best
        return sign, self._component(tuple(sorted(p for pool in pools.values() for p in pool)), powers)

    @staticmethod
    def _pool(range_: str, count: int, free: set[str]) -> list[str]:
        """The first names over a range that are not taken."""
        pool: list[str] = []
        name = range_
        while len(pool) < count:
            if name not in free:
                pool.append(name)
            name += "'"
        return pool

    def _renamed_powers(self, factors: Powers, names: dict[str, str]) -> tuple[Powers, int]:
        self.tick()
        sign, powers = self.merged((self.rename_atom(a, names), e) for a, e in factors)
        return powers, sign

    # Names that are many: cells of names that nothing tells apart are refined, as in canonical labellings of graphs.

    def _least(self, factors: Powers, pools: dict[str, list[str]], cells: Cells) -> tuple[Powers, int]:
        """The smallest of all namings that give the names of a cell in the order of cells.

        Where a cell has several names, each may be the first. Two that lead to the same naming when the first name of every further
        cell is taken are images of one another, and one of them is enough.
        """
        cells = self._refined(factors, cells)
        open_cell = next((i for i, cell in enumerate(cells) if len(cell) > 1), None)
        if open_cell is None:
            return self._named(factors, pools, cells)
        found: dict[tuple[Powers, int], tuple[Powers, int]] = {}
        for name in cells[open_cell]:
            chosen = self._with_first(cells, open_cell, name)
            sample = self._sample(factors, pools, chosen)
            if sample not in found:
                found[sample] = self._least(factors, pools, chosen)
        return min(found.values())

    def _sample(self, factors: Powers, pools: dict[str, list[str]], cells: Cells) -> tuple[Powers, int]:
        """One naming: of each cell that is left, the first name is taken."""
        while True:
            cells = self._refined(factors, cells)
            open_cell = next((i for i, cell in enumerate(cells) if len(cell) > 1), None)
            if open_cell is None:
                return self._named(factors, pools, cells)
            cells = self._with_first(cells, open_cell, cells[open_cell][0])

    @staticmethod
    def _with_first(cells: Cells, index: int, name: str) -> Cells:
        rest = tuple(n for n in cells[index] if n != name)
        return [*cells[:index], (name,), rest, *cells[index + 1 :]]

    def _named(self, factors: Powers, pools: dict[str, list[str]], cells: Cells) -> tuple[Powers, int]:
        """The factors with each name the next of its range."""
        left = {range_: iter(pool) for range_, pool in pools.items()}
        return self._renamed_powers(factors, {name: next(left[origin(name)]) for (name,) in cells})

    def _refined(self, factors: Powers, cells: Cells) -> Cells:
        """Cells split, as long as anything tells their names apart, by the factors in which they stand.

        A name sees each of its factors with itself marked and all other names replaced by their cells.
        """
        while True:
            colours = {name: f"{origin(name)}~{i}" for i, cell in enumerate(cells) for name in cell}
            split: Cells = []
            for cell in cells:
                if len(cell) == 1:
                    split.append(cell)
                    continue
                seen: dict[Powers, list[str]] = {}
                for name in cell:
                    mine = tuple((a, e) for a, e in factors if name in self.atom_free[a])
                    seen.setdefault(self._renamed_powers(mine, {**colours, name: "~"})[0], []).append(name)
                split += [tuple(same) for _, same in sorted(seen.items())]
            if len(split) == len(cells):
                return cells
            cells = split

    # Renaming of free index parts.

    def rename_atom(self, atom: Atom, names: dict[str, str]) -> Atom:
        """The atom with free index parts renamed."""
        live = tuple(sorted((old, new) for old, new in names.items() if old != new and old in self.atom_free[atom]))
        if not live:
            return atom
        key = ("atom", atom, live)
        found = self._renamed.get(key)
        if found is None:
            found = self._renamed[key] = self._renamed_atom(atom, dict(live))
        return found

    def _renamed_atom(self, atom: Atom, names: dict[str, str]) -> Atom:
        key = self.atoms[atom]
        free = frozenset(names.get(p, p) for p in self.atom_free[atom])
        match key[0]:
            case "input":
                axes = tuple(tuple(names.get(p, p) for p in axis) for axis in key[2])
                return self._atom(("input", key[1], axes), free)
            case "function":
                return self._atom((*key[:3], tuple(self.rename(x, names) for x in key[3])), free)
            case "extremum":
                return self._atom((*key[:2], tuple(sorted(self.rename(x, names) for x in key[2]))), free)
            case "sum":
                return self._atom(("sum", self.rename(key[1], names)), free)
            case _:  # "max": its own parts shadow; keep them apart from the new names.
                apart = {p: f"{p}#" for p in key[1]}
                body = self.rename(self.rename(key[2], apart), names)
                return self.max_atom(apart.values(), body, {new: old for old, new in apart.items()})

    def max_atom(self, bound: Iterable[str], x: Expr, ranges: Mapping[str, str] | None = None) -> Atom:
        """The maximum of x over all of `bound`, on which it depends, under the first names over their ranges that are not taken.

        `ranges` says of names in `bound` which name has the same range. Of names over one range, the order that makes the smallest
        expression is taken, so that the choice of names makes no difference.
        """
        names: dict[str, list[str]] = {}
        for part in sorted(bound):
            names.setdefault(origin(ranges[part] if ranges else part), []).append(part)
        free = self.free[x] - {p for same in names.values() for p in same}
        pools = {range_: self._pool(range_, len(same), set(free)) for range_, same in names.items()}
        orders = choices_of(*(permutations(same) for same in names.values()))
        apart = (
            {old: new for same, pool in zip(order, pools.values(), strict=True) for old, new in zip(same, pool, strict=True)}
            for order in orders
        )
        body = min(self._renamed_at_once(x, renaming) for renaming in apart)
        return self._atom(("max", tuple(sorted(p for pool in pools.values() for p in pool)), body), free)

    def _renamed_at_once(self, x: Expr, names: dict[str, str]) -> Expr:
        """x with parts renamed in two steps, so that no new name is captured by an old one."""
        self.tick()
        if all(old == new for old, new in names.items()):
            return x
        return self.rename(self.rename(x, {old: f"{old}##" for old in names}), {f"{old}##": new for old, new in names.items()})

    def rename(self, x: Expr, names: dict[str, str]) -> Expr:
        """x with free index parts renamed."""
        live = {old: new for old, new in names.items() if old != new and old in self.free[x]}
        if not live:
            return x
        key = ("expr", x, tuple(sorted(live.items())))
        found = self._renamed.get(key)
        if found is None:
            terms: dict[Term, int] = {}
            for (sign, powers), coefficient in self.exprs[x]:
                renamed = [(self._rename_component(c, live), e) for c, e in powers]
                flipped, product = self.normal_powers((c, e) for (_, c), e in renamed)
                sign *= flipped * prod(s ** abs(e) for (s, _), e in renamed)
                terms[sign, product] = terms.get((sign, product), 0) + coefficient
            found = self._renamed[key] = self._intern(terms)
        return found

    def normal_powers(self, pairs: Iterable[tuple[Component, int]]) -> Term:
        """A sign and powers of components."""
        return 1, powers_of(pairs)

    def _rename_component(self, component: Component, names: dict[str, str]) -> tuple[int, Component]:
        live = {old: new for old, new in names.items() if old in self.component_free[component]}
        if not live:
            return 1, component
        bound, factors = self.components[component]
        free = {live.get(p, p) for p in self.component_free[component]}
        fresh = self._fresh(bound, free)
        apart = {p: f"{p}#" for p in bound}  # Two steps, so that no new name is captured by an old one.
        renamed = [(self.rename_atom(a, apart), e) for a, e in factors]
        renamed = [(self.rename_atom(a, live), e) for a, e in renamed]
        back = {f"{p}#": fresh[p] for p in bound}
        renamed = [(self.rename_atom(a, back), e) for a, e in renamed]
        if not bound:
            return 1, self._component((), powers_of(renamed))  # Signs are for `normal_powers` to find.
        sign, merged = self.merged(renamed)
        flipped, named = self.canonical(set(fresh.values()), merged)
        return sign * flipped, named
