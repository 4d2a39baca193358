"""The tables in which expressions, their components and their atoms are interned."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias, TypeVar

Expr: TypeAlias = int
"""An interned expression of one `Algebra`."""
Atom: TypeAlias = int
Component: TypeAlias = int
Powers: TypeAlias = tuple[tuple[int, int], ...]
"""(atom or component, exponent) pairs, sorted; positive and negative exponents of one base stand side by side."""
Factors: TypeAlias = tuple[tuple[Atom, int], ...]
Term: TypeAlias = tuple[int, Powers]
"""(sign, powers of components), sign +1 or -1."""
Parts: TypeAlias = tuple[str, ...]
Item = TypeVar("Item")

NOTHING: frozenset[str] = frozenset()


def origin(part: str) -> str:
    return part.rstrip("'")


def powers_of(pairs: Iterable[tuple[int, int]]) -> Powers:
    """Merges equal bases of equal sign of exponent."""
    up: dict[int, int] = {}
    down: dict[int, int] = {}
    for base, exponent in pairs:
        side = up if exponent > 0 else down
        side[base] = side.get(base, 0) + exponent
    return tuple(sorted((*up.items(), *down.items())))


def connected(items: Iterable[Item], parts: Callable[[Item], Iterable[str]]) -> list[tuple[frozenset[str], list[Item]]]:
    """Items in groups that share index parts, with the parts of each group; an item without parts is a group of its own."""
    groups: list[tuple[frozenset[str], list[Item]]] = []
    for item in items:
        mine, members = frozenset(parts(item)), [item]
        for group in [g for g in groups if g[0] & mine]:
            groups.remove(group)
            mine |= group[0]
            members += group[1]
        groups.append((mine, members))
    return groups


def _nothing() -> None:
    """What is done at each tick when nobody waits for it."""


class ExpressionStore:
    """Hash-consing: equal keys have one number, and what is asked of an expression is computed once."""

    def __init__(self, tick: Callable[[], None] | None = None) -> None:
        self.tick = tick or _nothing
        self._atoms: dict[tuple[Any, ...], Atom] = {}
        self.atoms: list[tuple[Any, ...]] = []
        self.atom_free: list[frozenset[str]] = []
        self._components: dict[tuple[Parts, Powers], Component] = {}
        self.components: list[tuple[Parts, Powers]] = []
        self.component_free: list[frozenset[str]] = []
        self._exprs: dict[tuple[tuple[Term, int], ...], Expr] = {}
        self.exprs: list[tuple[tuple[Term, int], ...]] = []
        self.free: list[frozenset[str]] = []
        self._memo: dict[tuple[Any, ...], Expr] = {}
        self._renamed: dict[tuple[Any, ...], int] = {}

    # Interning.

    def _intern(self, terms: dict[Term, int]) -> Expr:
        key = tuple(sorted(terms.items()))
        found = self._exprs.get(key)
        if found is None:
            found = self._exprs[key] = len(self.exprs)
            self.exprs.append(key)
            free = {p for (_, powers), _ in key for c, _ in powers for p in self.component_free[c]}
            self.free.append(frozenset(free))
        return found

    def _atom(self, key: tuple[Any, ...], free: frozenset[str]) -> Atom:
        found = self._atoms.get(key)
        if found is None:
            found = self._atoms[key] = len(self.atoms)
            self.atoms.append(key)
            self.atom_free.append(free)
        return found

    def _component(self, bound: Parts, factors: Powers) -> Component:
        key = (bound, factors)
        found = self._components.get(key)
        if found is None:
            found = self._components[key] = len(self.components)
            self.components.append(key)
            free = {p for a, _ in factors for p in self.atom_free[a]} - set(bound)
            self.component_free.append(frozenset(free))
        return found

    def _of_atom(self, atom: Atom) -> Expr:
        return self._intern({(1, ((self._component((), ((atom, 1),)), 1),)): 1})

    def single_atom(self, x: Expr) -> tuple[Any, ...] | None:
        """The atom that `x` is, when it is one (coefficient 1, nothing else)."""
        terms = self.exprs[x]
        if len(terms) != 1:
            return None
        (sign, powers), coefficient = terms[0]
        if sign != 1 or coefficient != 1 or len(powers) != 1 or powers[0][1] != 1:
            return None
        bound, factors = self.components[powers[0][0]]
        return self.atoms[factors[0][0]] if not bound else None

    # Views of parts as expressions, for the subexpression relation.

    def atom_expr(self, atom: Atom) -> Expr:
        """The atom as an expression."""
        return self._of_atom(atom)

    def component_expr(self, component: Component) -> Expr:
        """The component as an expression."""
        return self._intern({(1, ((component, 1),)): 1})

    def denominator_atom(self, component: Component) -> Atom:
        """The atom that stands for a sum over index parts where it divides."""
        value = self.component_expr(component)
        return self.sum_atom(value)

    def sum_atom(self, x: Expr) -> Atom:
        """The atom that stands for a sum of terms where it divides."""
        return self._atom(("sum", x), self.free[x])

    def exp_atom(self, argument: Expr) -> Atom:
        return self._atom(("function", "exp", (), (argument,)), self.free[argument])

    def from_terms(self, terms: dict[Term, int]) -> Expr:
        """The sum of terms with positive coefficients."""
        return self._intern(terms)
