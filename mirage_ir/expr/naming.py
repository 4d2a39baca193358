"""Names of index parts inside components: canonical choice, and renaming without capture."""

from __future__ import annotations

from itertools import permutations, product

from mirage_ir.expr.store import Atom, Component, Expr, Parts, Powers, Store, Term, origin, powers_of


class Naming(Store):
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

    def canonical(self, names: set[str], factors: Powers) -> Component:
        """The component with the smallest naming of its bound parts (they matter only where two range over the same)."""
        ranges: dict[str, list[str]] = {}
        for name in names:
            ranges.setdefault(origin(name), []).append(name)
        free = {p for a, _ in factors for p in self.atom_free[a]} - names
        plain = all(len(same) == 1 for same in ranges.values())
        if plain and all(same[0] == r for r, same in ranges.items()):
            return self._component(tuple(sorted(names)), factors)
        choices: list[list[dict[str, str]]] = []
        final: set[str] = set()
        for range_, same in sorted(ranges.items()):
            pool: list[str] = []
            name = range_
            while len(pool) < len(same):
                if name not in free:
                    pool.append(name)
                name += "'"
            final |= set(pool)
            choices.append([dict(zip(same, order, strict=True)) for order in permutations(pool)])
        best: Powers | None = None
        for choice in product(*choices):
            self.tick()
            mapping = {old: new for part in choice for old, new in part.items()}
            renamed = powers_of((self.rename_atom(a, mapping), e) for a, e in factors)
            if best is None or renamed < best:
                best = renamed
        assert best is not None
        return self._component(tuple(sorted(final)), best)

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
                fresh = self._fresh(key[1], set(free))
                body = self.rename(self.rename(key[2], fresh), names)
                return self._atom(("max", tuple(sorted(fresh.values())), body), free)

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
                term = (sign, powers_of((self._rename_component(c, live), e) for c, e in powers))
                terms[term] = terms.get(term, 0) + coefficient
            found = self._renamed[key] = self._intern(terms)
        return found

    def _rename_component(self, component: Component, names: dict[str, str]) -> Component:
        live = {old: new for old, new in names.items() if old in self.component_free[component]}
        if not live:
            return component
        bound, factors = self.components[component]
        free = {live.get(p, p) for p in self.component_free[component]}
        fresh = self._fresh(bound, free)
        apart = {p: f"{p}#" for p in bound}  # Two steps, so that no new name is captured by an old one.
        renamed = [(self.rename_atom(a, apart), e) for a, e in factors]
        renamed = [(self.rename_atom(a, live), e) for a, e in renamed]
        back = {f"{p}#": fresh[p] for p in bound}
        renamed = [(self.rename_atom(a, back), e) for a, e in renamed]
        return self.canonical(set(fresh.values()), powers_of(renamed))
