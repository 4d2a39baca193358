"""The tables in which expressions, their components and their atoms are interned."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any, NamedTuple, TypeAlias, TypeVar

from mirage_ir.expr.parts import Parts

Expr: TypeAlias = int
"""An interned expression of one `Algebra`."""
Atom: TypeAlias = int
Component: TypeAlias = int
Powers: TypeAlias = tuple[tuple[int, int], ...]
"""(atom or component, exponent) pairs, sorted; positive and negative exponents of one base stand side by side."""
Factors: TypeAlias = tuple[tuple[Atom, int], ...]
Term: TypeAlias = tuple[int, Powers]
"""(sign, powers of components), sign +1 or -1."""
Item = TypeVar("Item")


class InputEntry(NamedTuple):
    """The entry of an input at the index parts of each of its axes."""

    name: int
    axes: tuple[Parts, ...]


class Exponential(NamedTuple):
    """exp of an expression."""

    argument: Expr


class Function(NamedTuple):
    """Any other function, of which only equal arguments are known to give equal values."""

    name: str
    attrs: tuple[tuple[str, Any], ...]
    arguments: tuple[Expr, ...]


class MaxOf(NamedTuple):
    """The maximum of several expressions, which are sorted."""

    members: tuple[Expr, ...]


class MaxOver(NamedTuple):
    """The maximum of an expression over index parts."""

    parts: Parts
    body: Expr


class Divisor(NamedTuple):
    """A sum of terms, or over index parts, where it divides."""

    value: Expr


class Numeral(NamedTuple):
    """A prime number, where it divides."""

    prime: int


class Constant(NamedTuple):
    """A positive constant of the program; its sign is its term's."""

    value: Fraction


class Count(NamedTuple):
    """The number of values of an index part."""

    part: str


NUMBERS = (Constant, Numeral, Count)
"""Atoms that stand for a positive number."""
AtomKey: TypeAlias = InputEntry | Exponential | Function | MaxOf | MaxOver | Divisor | Numeral | Constant | Count


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


class ExprStore:
    """Hash-consing: equal keys have one number. `tick` is called often inside long computations; it may raise, to end them.

    Each table has a key for each number, and the index parts on which it depends: `exprs` and `free`, `components` and
    `component_free`, `atoms` and `atom_free`.
    """

    def __init__(self, tick: Callable[[], None] | None = None) -> None:
        self.tick = tick or (lambda: None)
        self._atoms: dict[tuple[type, AtomKey], Atom] = {}
        self.atoms: list[AtomKey] = []
        self.atom_free: list[frozenset[str]] = []
        self._components: dict[tuple[Parts, Powers], Component] = {}
        self.components: list[tuple[Parts, Powers]] = []
        self.component_free: list[frozenset[str]] = []
        self._exprs: dict[tuple[tuple[Term, int], ...], Expr] = {}
        self.exprs: list[tuple[tuple[Term, int], ...]] = []
        self.free: list[frozenset[str]] = []

    def intern(self, terms: dict[Term, int]) -> Expr:
        """The sum of terms, each with its positive coefficient."""
        key = tuple(sorted(terms.items()))
        found = self._exprs.get(key)
        if found is None:
            found = self._exprs[key] = len(self.exprs)
            self.exprs.append(key)
            self.free.append(frozenset({p for (_, powers), _ in key for c, _ in powers for p in self.component_free[c]}))
        return found

    def atom(self, key: AtomKey, free: frozenset[str]) -> Atom:
        """The number of an atom, which depends on the parts `free`."""
        typed = (type(key), key)  # Tuples of two types may be equal.
        found = self._atoms.get(typed)
        if found is None:
            found = self._atoms[typed] = len(self.atoms)
            self.atoms.append(key)
            self.atom_free.append(free)
        return found

    def component(self, bound: Parts, factors: Powers) -> Component:
        """The number of a sum over `bound` of a product of powers of atoms."""
        key = (bound, factors)
        found = self._components.get(key)
        if found is None:
            found = self._components[key] = len(self.components)
            self.components.append(key)
            self.component_free.append(frozenset({p for a, _ in factors for p in self.atom_free[a]}.difference(bound)))
        return found

    def single(self, atom: Atom) -> Component:
        """The component that is one atom."""
        return self.component((), ((atom, 1),))

    def key_of(self, component: Component) -> AtomKey | None:
        """The atom that a component is; None for a sum over index parts."""
        bound, factors = self.components[component]
        return None if bound else self.atoms[factors[0][0]]

    # Atoms of expressions, and expressions of atoms.

    def atom_expr(self, atom: Atom) -> Expr:
        return self.component_expr(self.single(atom))

    def component_expr(self, component: Component) -> Expr:
        return self.intern({(1, ((component, 1),)): 1})

    def divisor_atom(self, x: Expr) -> Atom:
        """The atom that stands for a sum where it divides."""
        return self.atom(Divisor(x), self.free[x])

    def exp_atom(self, argument: Expr) -> Atom:
        return self.atom(Exponential(argument), self.free[argument])

    def is_number(self, component: Component) -> bool:
        """Whether a component is a positive number."""
        return all(isinstance(self.atoms[atom], NUMBERS) for atom, _ in self.components[component][1])

    def is_positive(self, component: Component) -> bool:
        """Whether a component is known to be positive: numbers, exponentials, and sums, products and quotients of them are."""
        for atom, _ in self.components[component][1]:
            key = self.atoms[atom]
            if isinstance(key, Divisor):
                if not all(sign > 0 and all(self.is_positive(c) for c, _ in powers) for (sign, powers), _ in self.exprs[key.value]):
                    return False
            elif not isinstance(key, (Exponential, *NUMBERS)):
                return False
        return True

    def term_free(self, term: Term) -> set[str]:
        """The index parts on which a term depends."""
        return {p for component, _ in term[1] for p in self.component_free[component]}
