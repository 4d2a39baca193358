"""What a target is computed from, and its terms as a subexpression may see them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import TypeAlias

from mirage_ir.expr.normal_form import Algebra
from mirage_ir.expr.store import Atom, Expr, Factors, Parts, Powers, origin, powers_of

Slot: TypeAlias = tuple[Parts, Factors]
"""Bound parts and factors of one component of a target term; the first slot has the unbound factors."""
OUTSIDE = "°"
"""Ends the name of a part that is free in a term, where a part that the term binds takes its name."""
MAX_SUBSETS = 6
"""Largest number of arguments of an extremum, or parts of a maximum, of which all subsets count as subexpressions."""


def _deals(parts: Parts, names: Parts) -> Iterator[Parts]:
    """All ways to give each part a name of its own over the same range, the part's own name first."""
    if not parts:
        yield ()
        return
    for name in sorted((n for n in names if origin(n) == origin(parts[0])), key=lambda n: n != parts[0]):
        for rest in _deals(parts[1:], tuple(n for n in names if n != name)):
            yield (name, *rest)


def program_roots(algebra: Algebra, values: Iterable[Expr], divisors: Iterable[Expr]) -> list[Expr]:
    """The targets for subexpressions of a program that computes `values` and divides by `divisors`.

    A divisor that is itself a quotient leaves no trace in what it divides: z/(a/b) is z·b/a. Where a program has such, the
    reciprocals of all terms are targets as well, in which those divisors stand as they are, and the reciprocals of a term's factors
    without the sums that they stand in, since a divisor may have been taken into a sum.
    """
    roots = list(dict.fromkeys(values))
    if any(power < 0 for x in divisors for (_, powers), _ in algebra.exprs[x] for _, power in powers):
        for _, powers in dict.fromkeys(term for x in roots for term, _ in algebra.exprs[x]):
            opened = algebra.one
            for component, power in powers:
                bound, factors = algebra.components[component]
                pieces = factors if bound and power > 0 else ((None, 1),)
                for atom, exponent in pieces:
                    base = algebra.divisor(component) if atom is None else algebra.atom_divisor(atom)
                    for _ in range(abs(power * exponent)):
                        opened = algebra.div(opened, base) if power * exponent > 0 else algebra.mul(opened, base)
            roots += [algebra.div(algebra.one, algebra.from_terms({(1, powers): 1})), opened]
    return list(dict.fromkeys(roots))


class Targets:
    """Target expressions and all that they are computed from: what functions are applied to, what divides, parts of maxima."""

    def __init__(self, algebra: Algebra, targets: Iterable[Expr]) -> None:
        self.algebra = algebra
        self.roots: list[Expr] = []
        self.exact: set[Expr] = set()
        self._slots_of: dict[Powers, tuple[Slot, ...]] = {}
        self._factors_of: dict[Factors, Factors] = {}
        for target in targets:
            self._add_root(target)

    def _add_root(self, x: Expr) -> None:
        if x in self.exact:
            return
        self.exact.add(x)
        self.roots.append(x)
        for (_, powers), _ in self.algebra.exprs[x]:
            for slots in self._namings(self._slots(powers)):
                factors = tuple(factor for _, factors in slots for factor in factors)
                for atom, _ in factors:
                    self._add_atom(atom)
                below = [(self._base(atom), -power) for atom, power in factors if power < 0]
                for divisors in ([factor] for factor in below) if len(below) > 1 else ():
                    self._add_root(self._product(divisors))
                if below:
                    self._add_root(self._product(below))
                self._add_exponent(factors)
        self._add_inside_maxima(x)

    def _add_inside_maxima(self, x: Expr) -> None:
        """What stands outside a maximum may have been inside: p·max_k y + z is the maximum of p·y + z.

        So x with a maximum's argument in its place is a target, but for the terms that cannot have been inside, whatever else is
        multiplied with all of it afterwards: those that depend on what is compared, other than by factors of the maximum's term.
        """
        algebra = self.algebra
        for (sign, powers), coefficient in algebra.exprs[x]:
            for atom, others in self._maxima(powers):
                kind, parts, body = algebra.atoms[atom]
                rest = algebra.from_terms({(sign, others): coefficient})
                if kind == "extremum":
                    if any(algebra.is_positive(c) for c, _ in others):
                        for member in body:
                            self._add_root(algebra.mul(rest, member))
                    continue
                if len(parts) > MAX_SUBSETS or not algebra.free[rest].isdisjoint(parts):
                    continue
                apart = algebra.zero
                for (sign_beside, beside), count in algebra.exprs[x]:
                    own = (item for item in beside if item not in others)
                    if beside != powers and all(algebra.component_free[c].isdisjoint(parts) for c, _ in own):
                        apart = algebra.add(apart, algebra.from_terms({(sign_beside, beside): count}))
                if apart == algebra.zero and not any(algebra.is_positive(c) for c, _ in others):
                    continue
                for size in range(len(parts)):
                    for kept in combinations(parts, size):
                        self._add_root(algebra.add(apart, algebra.mul(rest, algebra.max(body, kept))))

    def _maxima(self, powers: Powers) -> Iterator[tuple[Atom, Powers]]:
        """The maxima that are factors of a term, outside of its sums, and its other factors."""
        for component, power in powers:
            bound, factors = self.algebra.components[component]
            if power == 1 and not bound and self.algebra.atoms[factors[0][0]][0] in ("max", "extremum"):
                yield factors[0][0], tuple(item for item in powers if item[0] != component)

    def _add_exponent(self, factors: Factors) -> None:
        """The exponent of all that a term has of exponentials: exp(y)·Σ_k exp(x) is Σ_k exp(x + y)."""
        algebra = self.algebra
        exponentials = [(algebra.atoms[atom][3][0], power) for atom, power in factors if self._is_exp(atom)]
        if exponentials:
            total = algebra.zero
            for argument, power in exponentials:
                for _ in range(abs(power)):
                    total = algebra.add(total, argument if power > 0 else algebra.neg(argument))
            self._add_root(total)

    def _base(self, atom: Atom) -> Expr:
        return self.algebra.atom_divisor(atom)

    def _product(self, powers: Iterable[tuple[Expr, int]]) -> Expr:
        """A denominator's value."""
        value = self.algebra.one
        for base, power in powers:
            for _ in range(power):
                value = self.algebra.mul(value, base)
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
        """The slots of a term."""
        found = self._slots_of.get(powers)
        if found is None:
            found = self._slots_of[powers] = self._split(powers)
        return found

    def _split(self, powers: Powers) -> tuple[Slot, ...]:
        algebra = self.algebra
        unbound: list[tuple[Atom, int]] = []
        slots: list[Slot] = []
        for component, power in powers:
            bound, factors = algebra.components[component]
            if not bound and power > 0 and algebra.atoms[factors[0][0]][0] == "count":
                slots += [((algebra.atoms[factors[0][0]][1],), ())] * power  # |k| is Σ_k of nothing.
            elif not bound:
                unbound += [(a, e * power) for a, e in self._expanded(factors)]
            elif power < 0:
                unbound.append((algebra.denominator_atom(component), power))
            else:
                slots += [(bound, self._expanded(factors))] * power
        return (((), powers_of(unbound)), *slots)

    def _expanded(self, factors: Factors) -> Factors:
        """Factors with exponentials of sums as products, and denominators as factors that differ in the index parts they depend on.

        What is shifted by a maximum is not divided by its exponential.
        """
        expanded = self._factors_of.get(factors)
        if expanded is None:
            expanded = self._factors_of[factors] = self._multiplied(factors)
        return expanded

    def _multiplied(self, factors: Factors) -> Factors:
        algebra = self.algebra
        found: list[tuple[Atom, int]] = []
        for atom, power in factors:
            if not self._is_exp(atom):
                found += algebra.pieces(atom, power, algebra.atom_free[atom])
                continue
            for (sign, powers), coefficient in algebra.exprs[algebra.atoms[atom][3][0]]:
                shift = algebra.shifts((sign, powers))
                one = algebra.from_terms({(sign if shift else 1, powers): 1})
                found.append((algebra.exp_atom(one), coefficient * power * (1 if shift else sign)))
        return powers_of(found)

    def _namings(self, slots: tuple[Slot, ...]) -> Iterator[tuple[Slot, ...]]:
        """A term's slots with the names of bound parts that range over the same dealt out in every way: each may be the one that
        a subexpression leaves free, and then it may have a name that is taken outside."""
        free = self.algebra.atom_free
        ranges = {origin(p) for parts, _ in slots for p in parts}
        taken = {p for parts, factors in slots for a, _ in factors for p in free[a] - set(parts) if origin(p) in ranges}
        for size in range(len(taken) + 1):
            for names in combinations(sorted(taken), size):
                outside = {p: p + OUTSIDE for p in names}
                choices = [self._renamed(parts, self._apart(parts, factors, outside), (*parts, *names)) for parts, factors in slots]
                yield from product(*choices)

    def _apart(self, parts: Parts, factors: Factors, outside: dict[str, str]) -> Factors:
        """Factors with the parts that they do not bind under other names."""
        names = {p: other for p, other in outside.items() if p not in parts}
        return powers_of((self.algebra.rename_atom(a, names), e) for a, e in factors) if names else factors

    def _renamed(self, parts: Parts, factors: Factors, names: Parts) -> list[Slot]:
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

    def _is_exp(self, atom: Atom) -> bool:
        return self.algebra.atoms[atom][:2] == ("function", "exp")
