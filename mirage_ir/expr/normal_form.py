"""Canonical normal forms of indexed expressions.

An expression is what one entry of a tensor is, as a function of its indices. It is held as a sum of terms over the axioms of a
commutative semiring with division and signs (the paper's Tables 1 and 2): products distribute over sums, sums merge, what does not
depend on a summation index is pulled out of the sum, `exp(x)·exp(y)` merges. Two expressions that these axioms make equal are the
same object: expressions are interned and named by small integers, and every operation is memoized on those.

The parts, from the inside out:

* An *index part* is a string: an index of the program ("k"), or one part of a split one ("k.l" for the for-loop's, "k.t" for the
  tile's).
* An *atom* is an input entry, an uninterpreted function of expressions, an extremum, a maximum over index parts, a constant, the
  number of values of an index part, or, as a denominator only, a sum of several terms.
* A *component* is a set of bound index parts and a product of powers of atoms that are connected through them: Σ_{parts} Π atoms.
* A *term* is a sign and a product of powers of components; an *expression* maps terms to positive rational coefficients.

There is no cancellation: (x·w)/w and (x+y)−y keep both parts, as in the paper. Numerators and denominators are therefore kept apart
(positive and negative powers of one atom stand side by side) and so are terms of opposite sign.

Bound parts carry the name of the part that they range over; where that name is taken inside a component (by a free part or by a
second sum over the same range) primes are appended, and of all such namings the smallest is kept, so that the choice of names makes
no difference.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import permutations, product
from typing import Any, TypeAlias

Expr: TypeAlias = int
"""An interned expression of one `Algebra`."""
Atom: TypeAlias = int
Component: TypeAlias = int
Powers: TypeAlias = tuple[tuple[int, int], ...]
"""(atom or component, exponent) pairs, sorted; positive and negative exponents of one base stand side by side."""
Term: TypeAlias = tuple[int, Powers]
"""(sign, powers of components), sign +1 or -1."""
Parts: TypeAlias = tuple[str, ...]

_EMPTY: frozenset[str] = frozenset()


def _origin(part: str) -> str:
    return part.rstrip("'")


def _powers(pairs: Iterable[tuple[int, int]]) -> Powers:
    """Merges equal bases of equal sign of exponent."""
    up: dict[int, int] = {}
    down: dict[int, int] = {}
    for base, exponent in pairs:
        side = up if exponent > 0 else down
        side[base] = side.get(base, 0) + exponent
    return tuple(sorted((*up.items(), *down.items())))


class Algebra:
    """Interned expressions and the operations on them; one instance a search."""

    def __init__(self) -> None:
        self._atoms: dict[tuple[Any, ...], Atom] = {}
        self.atoms: list[tuple[Any, ...]] = []
        self.atom_free: list[frozenset[str]] = []
        self._components: dict[tuple[Parts, Powers], Component] = {}
        self.components: list[tuple[Parts, Powers]] = []
        self.component_free: list[frozenset[str]] = []
        self._exprs: dict[tuple[tuple[Term, Fraction], ...], Expr] = {}
        self.exprs: list[tuple[tuple[Term, Fraction], ...]] = []
        self.free: list[frozenset[str]] = []
        self._memo: dict[tuple[Any, ...], Expr] = {}
        self._renamed: dict[tuple[Any, ...], int] = {}
        self.zero = self._intern({})
        self.one = self.constant(Fraction(1))

    # Interning.

    def _intern(self, terms: dict[Term, Fraction]) -> Expr:
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
        return self._intern({(1, ((self._component((), ((atom, 1),)), 1),)): Fraction(1)})

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
        return self._intern({(1, ((component, 1),)): Fraction(1)})

    def denominator_atom(self, component: Component) -> Atom:
        """The atom that stands for a sum over index parts where it divides."""
        value = self.component_expr(component)
        return self._atom(("sum", value), self.free[value])

    def exp_atom(self, argument: Expr) -> Atom:
        return self._atom(("function", "exp", (), (argument,)), self.free[argument])

    def from_terms(self, terms: dict[Term, Fraction]) -> Expr:
        """The sum of terms with positive coefficients."""
        return self._intern(terms)

    # Leaves.

    def constant(self, value: Fraction) -> Expr:
        """A constant of the program: a symbol of its own, but for its sign and for 0 and 1. Constants are not folded."""
        if value == 0:
            return self.zero
        sign = 1 if value > 0 else -1
        if abs(value) == 1:
            return self._intern({(sign, ()): Fraction(1)})
        symbol = self._component((), ((self._atom(("constant", abs(value)), _EMPTY), 1),))
        return self._intern({(sign, ((symbol, 1),)): Fraction(1)})

    def input(self, name: int, axes: tuple[Parts, ...]) -> Expr:
        """The entry of input `name` at the index parts of each of its axes (an axis of extent 1 has none)."""
        return self._of_atom(self._atom(("input", name, axes), frozenset(p for axis in axes for p in axis)))

    # Sums of terms.

    def add(self, x: Expr, y: Expr) -> Expr:
        key = ("add", *sorted((x, y)))
        found = self._memo.get(key)
        if found is None:
            terms = dict(self.exprs[x])
            for term, coefficient in self.exprs[y]:
                terms[term] = terms.get(term, Fraction(0)) + coefficient
            found = self._memo[key] = self._intern(terms)
        return found

    def neg(self, x: Expr) -> Expr:
        return self._intern({(-sign, powers): c for (sign, powers), c in self.exprs[x]})

    def scale(self, x: Expr, value: Fraction) -> Expr:
        return self.mul(x, self.constant(value))

    def _times(self, x: Expr, count: int) -> Expr:
        """x added to itself; −x for a negative count."""
        sign = 1 if count > 0 else -1
        return self._intern({(s * sign, powers): c * abs(count) for (s, powers), c in self.exprs[x]})

    # Products.

    def mul(self, x: Expr, y: Expr) -> Expr:
        key = ("mul", *sorted((x, y)))
        found = self._memo.get(key)
        if found is None:
            terms: dict[Term, Fraction] = {}
            for (s, p), c in self.exprs[x]:
                for (t, q), d in self.exprs[y]:
                    term = (s * t, self._normal_powers((*p, *q)))
                    terms[term] = terms.get(term, Fraction(0)) + c * d
            found = self._memo[key] = self._intern(terms)
        return found

    def _normal_powers(self, pairs: Iterable[tuple[Component, int]]) -> Powers:
        """Powers of components with exponentials merged into one and denominators that are sums multiplied out."""
        exponents: list[tuple[Expr, int]] = []
        denominators: list[tuple[Expr, int]] = []
        rest: list[tuple[Component, int]] = []
        for component, power in pairs:
            bound, factors = self.components[component]
            atom: tuple[Any, ...] = self.atoms[factors[0][0]] if not bound and len(factors) == 1 else ("",)
            if atom[0] == "function" and atom[1] == "exp":
                exponents.append((atom[3][0], power))
            elif atom[0] == "sum":
                denominators.append((atom[1], power))
            else:
                rest.append((component, power))
        rest += self._powers_of_exp(exponents)
        if denominators:
            rest.append((self._merged_denominator(denominators), -1))
        return _powers(rest)

    def _powers_of_exp(self, exponents: list[tuple[Expr, int]]) -> Powers:
        """Π exp(x)^n as one exponential, or nothing when its argument is zero."""
        atom = self._merged_exp(exponents)
        return () if atom is None else ((self._component((), ((atom, 1),)), 1),)

    def _merged_exp(self, exponents: list[tuple[Expr, int]]) -> Atom | None:
        total = self.zero
        for argument, power in exponents:
            total = self.add(total, self._times(argument, power))
        total = self._cancelled(total)
        return None if total == self.zero else self.exp_atom(total)

    def _cancelled(self, argument: Expr) -> Expr:
        """An exponent, in which opposite terms cancel: exp(a)·exp(−a) is 1, and nothing was divided by zero."""
        terms = dict(self.exprs[argument])
        for sign, powers in [term for term in terms if term[0] > 0]:
            if (-sign, powers) in terms:
                left = terms.pop((sign, powers)) - terms.pop((-sign, powers))
                if left:
                    terms[1 if left > 0 else -1, powers] = abs(left)
        return self._intern(terms)

    def _merged_denominator(self, denominators: list[tuple[Expr, int]]) -> Component:
        total = self.one
        for value, power in denominators:
            for _ in range(-power):
                total = self.mul(total, value)
        return self._component((), ((self._atom(("sum", total), self.free[total]), 1),))

    def div(self, x: Expr, y: Expr) -> Expr:
        key = ("div", x, y)
        found = self._memo.get(key)
        if found is None:
            found = self._memo[key] = self.mul(x, self._inverse(y))
        return found

    def _inverse(self, y: Expr) -> Expr:
        """1/y: the monomial that all terms share is split off, and what is left of a sum becomes one atom."""
        terms = self.exprs[y]
        if not terms:  # Division by an expression that is zero everywhere: kept as an uninterpreted value.
            return self.function("reciprocal", y)
        content: dict[tuple[Component, bool], int] | None = None
        for (_, powers), _ in terms:
            mine = {(c, e > 0): e for c, e in powers}
            content = mine if content is None else {k: min(e, mine[k], key=abs) for k, e in content.items() if k in mine}
        assert content is not None
        leading = terms[0][1] if len(terms) > 1 else Fraction(1)
        shared = [(c, e) for (c, _), e in content.items()]
        if len(terms) == 1:
            (sign, _), coefficient = terms[0]
            inverse = self._normal_powers((c, -e) for c, e in shared)
            return self._intern({(sign, inverse): 1 / coefficient})
        rest: dict[Term, Fraction] = {}
        for (sign, powers), coefficient in terms:
            left = tuple((c, e - content.get((c, e > 0), 0)) for c, e in powers)
            term = (sign, _powers((c, e) for c, e in left if e))
            rest[term] = rest.get(term, Fraction(0)) + coefficient / leading
        primitive = self._intern(rest)
        denominator = self._component((), ((self._atom(("sum", primitive), self.free[primitive]), 1),))
        inverse = self._normal_powers([*((c, -e) for c, e in shared), (denominator, -1)])
        return self._intern({(1, inverse): 1 / leading})

    # Functions.

    def function(self, name: str, *arguments: Expr, **attrs: Any) -> Expr:
        """A non-linear function, about which nothing is known (but that exponentials multiply)."""
        if name == "exp":
            return self._intern({(1, self._powers_of_exp([(arguments[0], 1)])): Fraction(1)})
        free = _EMPTY.union(*(self.free[x] for x in arguments))
        return self._of_atom(self._atom(("function", name, tuple(sorted(attrs.items())), arguments), free))

    def extremum(self, kind: str, *arguments: Expr) -> Expr:
        """The element-wise maximum ("max") or minimum ("min"): associative, commutative, idempotent."""
        members: set[Expr] = set()
        for x in arguments:
            atom = self.single_atom(x)
            members.update(atom[2] if atom is not None and atom[:2] == ("extremum", kind) else (x,))
        if len(members) == 1:
            return members.pop()
        free = _EMPTY.union(*(self.free[x] for x in members))
        return self._of_atom(self._atom(("extremum", kind, tuple(sorted(members))), free))

    def max(self, x: Expr, bound: Parts) -> Expr:
        """The maximum over index parts; a maximum of maxima is one maximum."""
        live = tuple(sorted(p for p in bound if p in self.free[x]))
        if not live:
            return x
        inner = self.single_atom(x)
        if inner is not None and inner[0] == "max" and not set(inner[1]) & set(live):
            live, x = tuple(sorted((*inner[1], *live))), inner[2]
        return self._of_atom(self._atom(("max", live, x), self.free[x] - set(live)))

    def concat(self, *arguments: Expr, dim: int) -> Expr:
        return self.function("concat", *arguments, dim=dim)

    def slice(self, x: Expr, dim: int, start: int, stop: int) -> Expr:
        return self.function("slice", x, dim=dim, start=start, stop=stop)

    # Relaxation for pruning.

    def maxima(self) -> dict[Expr, Parts]:
        """For each expression of which a maximum over index parts was taken, the parts of the widest."""
        widest: dict[Expr, Parts] = {}
        for key in self.atoms:
            if key[0] == "max" and len(key[1]) > len(widest.get(key[2], ())):
                widest[key[2]] = key[1]
        return widest

    def completed(self, x: Expr, whole: dict[Expr, Parts]) -> Expr:
        """x with every maximum over some index parts replaced by the one over all, as `whole` gives them.

        A sum that was shifted by a tile's maximum is rescaled to the maximum of everything later, so what must be part of the target is x as
        it will be then.
        """
        key = ("completed", x)
        found = self._memo.get(key)
        if found is None:
            value = self.zero
            for (sign, powers), coefficient in self.exprs[x]:
                made = self._intern({(sign, ()): coefficient})
                for component, power in powers:
                    made = self._multiplied(made, self._completed_component(component, whole), power)
                value = self.add(value, made)
            found = self._memo[key] = value
        return found

    def _multiplied(self, x: Expr, factor: Expr, power: int) -> Expr:
        for _ in range(abs(power)):
            x = self.mul(x, factor) if power > 0 else self.div(x, factor)
        return x

    def _completed_component(self, component: Component, whole: dict[Expr, Parts]) -> Expr:
        bound, factors = self.components[component]
        value = self.one
        for atom, exponent in factors:
            value = self._multiplied(value, self._completed_atom(atom, whole), exponent)
        return self.sum(value, bound) if bound else value

    def _completed_atom(self, atom: Atom, whole: dict[Expr, Parts]) -> Expr:
        key = self.atoms[atom]
        match key[0]:
            case "function":
                return self.function(key[1], *(self.completed(x, whole) for x in key[3]), **dict(key[2]))
            case "extremum":
                return self.extremum(key[1], *(self.completed(x, whole) for x in key[2]))
            case "sum":
                return self.completed(key[1], whole)
            case "max":
                widest = whole.get(key[2], ())
                bound = widest if set(key[1]) <= set(widest) else key[1]
                return self.max(self.completed(key[2], whole), bound)
            case _:
                return self._of_atom(atom)

    # Sums over index parts.

    def sum(self, x: Expr, bound: Parts) -> Expr:
        """Σ over index parts of x. A part that a term does not depend on multiplies it by the number of the part's values."""
        key = ("Σ", x, bound)
        found = self._memo.get(key)
        if found is None:
            terms: dict[Term, Fraction] = {}
            for (sign, powers), coefficient in self.exprs[x]:
                term = (sign, self._sum_term(powers, set(bound)))
                terms[term] = terms.get(term, Fraction(0)) + coefficient
            found = self._memo[key] = self._intern(terms)
        return found

    def _sum_term(self, powers: Powers, bound: set[str]) -> Powers:
        groups: list[tuple[set[str], list[tuple[Component, int]]]] = []
        outside: list[tuple[Component, int]] = []
        for component, power in powers:
            parts = set(self.component_free[component] & bound)
            if not parts:
                outside.append((component, power))
                continue
            members = [(component, power)]
            for group in [g for g in groups if g[0] & parts]:
                groups.remove(group)
                parts |= group[0]
                members += group[1]
            groups.append((parts, members))
        for part in sorted(bound - set().union(*(g[0] for g in groups))):
            outside.append((self._component((), ((self._atom(("count", part), _EMPTY), 1),)), 1))
        for parts, members in groups:
            outside.append((self._bind(parts, members), 1))
        return self._normal_powers(outside)

    def _bind(self, parts: set[str], members: list[tuple[Component, int]]) -> Component:
        """One component that binds `parts` in a product of powers of components, nested sums merged into it."""
        taken = {p for c, _ in members for p in self.component_free[c]} | parts
        names = set(parts)
        factors: list[tuple[Atom, int]] = []
        for component, power in members:
            bound, inner = self.components[component]
            if not bound:
                factors += [(a, e * power) for a, e in inner]
            elif power < 0:
                factors.append((self.denominator_atom(component), power))
            else:
                for _ in range(power):
                    fresh = self._fresh(bound, taken)
                    taken |= set(fresh.values())
                    names |= set(fresh.values())
                    factors += [(self._rename_atom(a, fresh), e) for a, e in inner]
        return self._canonical(names, self._merge_bound_exps(factors))

    @staticmethod
    def _fresh(bound: Parts, taken: set[str]) -> dict[str, str]:
        names: dict[str, str] = {}
        for part in bound:
            new = _origin(part)
            while new in taken or new in names.values():
                new += "'"
            names[part] = new
        return names

    def _merge_bound_exps(self, factors: list[tuple[Atom, int]]) -> Powers:
        exponents = [(self.atoms[a][3][0], e) for a, e in factors if self.atoms[a][:2] == ("function", "exp")]
        if not exponents:
            return _powers(factors)
        rest = [(a, e) for a, e in factors if self.atoms[a][:2] != ("function", "exp")]
        atom = self._merged_exp(exponents)
        return _powers(rest if atom is None else [*rest, (atom, 1)])

    def _canonical(self, names: set[str], factors: Powers) -> Component:
        """The component with the smallest naming of its bound parts (they matter only where two range over the same)."""
        ranges: dict[str, list[str]] = {}
        for name in names:
            ranges.setdefault(_origin(name), []).append(name)
        free = {p for a, _ in factors for p in self.atom_free[a]} - names
        plain = all(len(same) == 1 for same in ranges.values())
        if plain and all(same[0] == r for r, same in ranges.items()):
            return self._component(tuple(sorted(names)), factors)
        choices: list[list[dict[str, str]]] = []
        final: set[str] = set()
        for origin, same in sorted(ranges.items()):
            pool: list[str] = []
            name = origin
            while len(pool) < len(same):
                if name not in free:
                    pool.append(name)
                name += "'"
            final |= set(pool)
            choices.append([dict(zip(same, order, strict=True)) for order in permutations(pool)])
        best: Powers | None = None
        for choice in product(*choices):
            mapping = {old: new for part in choice for old, new in part.items()}
            renamed = _powers((self._rename_atom(a, mapping), e) for a, e in factors)
            if best is None or renamed < best:
                best = renamed
        assert best is not None
        return self._component(tuple(sorted(final)), best)

    # Renaming of free index parts.

    def _rename_atom(self, atom: Atom, names: dict[str, str]) -> Atom:
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
            terms: dict[Term, Fraction] = {}
            for (sign, powers), coefficient in self.exprs[x]:
                term = (sign, _powers((self._rename_component(c, live), e) for c, e in powers))
                terms[term] = terms.get(term, Fraction(0)) + coefficient
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
        renamed = [(self._rename_atom(a, apart), e) for a, e in factors]
        renamed = [(self._rename_atom(a, live), e) for a, e in renamed]
        back = {f"{p}#": fresh[p] for p in bound}
        renamed = [(self._rename_atom(a, back), e) for a, e in renamed]
        return self._canonical(set(fresh.values()), _powers(renamed))

    # Printing.

    def show(self, x: Expr) -> str:
        """A readable spelling, for messages and tests."""
        terms = [self._show_term(sign, powers, c) for (sign, powers), c in self.exprs[x]]
        return " + ".join(terms) or "0"

    def _show_term(self, sign: int, powers: Powers, coefficient: Fraction) -> str:
        head = "-" if sign < 0 else ""
        parts = [] if coefficient == 1 and powers else [str(coefficient)]
        for component, power in powers:
            bound, factors = self.components[component]
            text = "·".join(self._show_power(self._show_atom(a), e) for a, e in factors)
            if bound:
                text = f"Σ_{{{','.join(bound)}}}({text})"
            parts.append(self._show_power(text, power))
        return head + "·".join(parts)

    @staticmethod
    def _show_power(text: str, power: int) -> str:
        return text if power == 1 else f"{text}^{power}"

    def _show_atom(self, atom: Atom) -> str:
        key = self.atoms[atom]
        match key[0]:
            case "input":
                return f"x{key[1]}[{','.join('*'.join(axis) or '-' for axis in key[2])}]"
            case "function":
                return f"{key[1]}({', '.join(self.show(x) for x in key[3])})"
            case "extremum":
                return f"{key[1]}({', '.join(self.show(x) for x in key[2])})"
            case "max":
                return f"max_{{{','.join(key[1])}}}({self.show(key[2])})"
            case "count":
                return f"|{key[1]}|"
            case "constant":
                return str(key[1])
            case _:
                return f"({self.show(key[1])})"
