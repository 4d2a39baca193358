"""The rules that prune, each made one step too strong."""

# pyright: reportPrivateUsage=false
# A rule is what a private method does.

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from mirage_ir.expr import targets
from mirage_ir.expr.completion import Completion
from mirage_ir.expr.slots import Slot, Slots
from mirage_ir.expr.store import Divisor, Exponential, Function, Powers
from mirage_ir.expr.subexpression import Subexpressions
from mirage_ir.expr.targets import Targets

Patch = pytest.MonkeyPatch


def whole_coefficients(patch: Patch) -> None:
    """A coefficient must be that of the term it embeds in, not at most that."""

    def residuals(self: Subexpressions, term: Any, coefficient: int, index: int, free: frozenset[str]) -> frozenset[Any]:
        before = self._terms[index]
        self._terms[index] = [target for target in before if target[3] == coefficient]
        try:
            return original(self, term, coefficient, index, free)
        finally:
            self._terms[index] = before

    original = Subexpressions._term_residuals

    patch.setattr(Subexpressions, "_term_residuals", residuals)


def no_common_context(patch: Patch) -> None:
    """A sum of several terms embeds only where nothing multiplies it."""
    original = Subexpressions._embeds_in

    def embeds_in(self: Subexpressions, x: int, index: int) -> bool:
        terms = self._store.exprs[x]
        if len(terms) == 1:
            return original(self, x, index)
        targets = {(sign, slots): most for slots, _, sign, most in self._terms[index]}
        return all(targets.get((sign, self._slots.of(powers)), 0) >= coefficient for (sign, powers), coefficient in terms)

    patch.setattr(Subexpressions, "_embeds_in", embeds_in)


def one_sign(patch: Patch) -> None:
    """What embeds has the sign of what it embeds in: the context has none."""
    original = Subexpressions._term_residuals

    def residuals(self: Subexpressions, term: Any, coefficient: int, index: int, free: frozenset[str]) -> frozenset[Any]:
        return frozenset(r for r in original(self, term, coefficient, index, free) if r[0] > 0)

    patch.setattr(Subexpressions, "_term_residuals", residuals)


def whole_sums(patch: Patch) -> None:
    """The bound parts are those of the target's sum, not a subset."""
    original = Subexpressions._place_bound

    def place(self: Subexpressions, items: list[Slot], state: Any) -> Iterator[Any]:
        for found in original(self, items, state):
            if all(not touched or not parts for parts, _, touched in found):
                yield found

    patch.setattr(Subexpressions, "_place_bound", place)


def whole_components(patch: Patch) -> None:
    """Nothing of a sum is left out of it, whether it depends on the bound parts or not."""
    original = Subexpressions._place_bound

    def place(self: Subexpressions, items: list[Slot], state: Any) -> Iterator[Any]:
        for found in original(self, items, state):
            if all(not touched or not factors for _, factors, touched in found):
                yield found

    patch.setattr(Subexpressions, "_place_bound", place)


def no_factor_of_a_sum(patch: Patch) -> None:
    """A factor under a sum must be there from the start: nothing but factors outside sums embed alone."""
    original = Subexpressions._place_factors

    def place(self: Subexpressions, items: Any, state: Any) -> Iterator[Any]:
        for found in original(self, items, state):
            if all(not touched or not parts or not factors for parts, factors, touched in found):
                yield found

    patch.setattr(Subexpressions, "_place_factors", place)


def fixed_names(patch: Patch) -> None:
    """Of bound parts over one range, each keeps its name."""
    patch.setattr(Slots, "namings", lambda self, slots: iter([tuple(slots)]))
    patch.setattr(Slots, "renamed", lambda self, parts, factors, names: [(parts, factors)] if set(parts) <= set(names) else [])


def raw_contexts(patch: Patch) -> None:
    """What is left over is compared as it lies, not as sums of connected factors."""
    patch.setattr(Subexpressions, "_contexts", lambda self, slots, own, others: iter([tuple((p, f) for p, f, _ in slots)]))


def whole_exponentials(patch: Patch) -> None:
    """exp(a) is no factor of exp(a + b)."""
    patch.setattr(Slots, "_expanded", lambda self, factors: factors)


def whole_extrema(patch: Patch) -> None:
    """A maximum of some of the arguments, or over some of the parts, is no part of one of all."""
    patch.setattr(targets, "MAX_SUBSETS", 0)


def maxima_as_they_stand(patch: Patch) -> None:
    """What stands outside a maximum was not inside: c·x is no part of c·max(x)."""
    patch.setattr(Targets, "_add_inside_maxima", lambda self, x: None)


def no_denominators(patch: Patch) -> None:
    """What a program divides by is not searched for."""
    original = Targets._product

    def product(self: Targets, powers: Any) -> int:
        original(self, powers)
        return self._algebra.one

    patch.setattr(Targets, "_product", product)


def without_atoms(patch: Patch, *kinds: type) -> None:
    """Nothing that atoms of these kinds are made of is a target."""
    add_atom = Targets._add_atom
    patch.setattr(Targets, "_add_atom", lambda self, atom: isinstance(self._store.atoms[atom], kinds) or add_atom(self, atom))


def no_sums_in_denominators(patch: Patch) -> None:
    """A denominator's sum stays one atom: its terms are not seen."""
    patch.setattr(Targets, "_base", lambda self, atom: self._store.atom_expr(atom))
    without_atoms(patch, Divisor)


def no_arguments(patch: Patch) -> None:
    """What a function is applied to is not searched for."""
    patch.setattr(Targets, "_add_exponent", lambda self, factors: None)
    without_atoms(patch, Function, Exponential)


def shifts_as_they_are(patch: Patch) -> None:
    """A shift by a maximum over a part is no shift by the maximum over all."""
    patch.setattr(Completion, "__call__", lambda self, x: x)


def counts_as_factors(patch: Patch) -> None:
    """The number of values of an index is no sum over it."""

    def slots(self: Slots, powers: Powers) -> tuple[Slot, ...]:
        unbound: list[tuple[int, int]] = []
        found: list[Slot] = []
        for component, power in powers:
            bound, factors = self._store.components[component]
            if not bound:
                unbound += [(a, e * power) for a, e in factors]
            elif power < 0:
                unbound.append((self._store.divisor_atom(self._store.component_expr(component)), power))
            else:
                found += [(bound, factors)] * power
        return (((), tuple(sorted(unbound))), *found)

    patch.setattr(Slots, "of", slots)


def nothing_but_the_source(patch: Patch) -> None:
    """Only what the program itself computes."""
    patch.setattr(Subexpressions, "_embeds", lambda self, x: False)


RULES: tuple[tuple[Callable[[Patch], None], str], ...] = (
    (whole_coefficients, "products"),
    (no_common_context, "signs"),
    (one_sign, "maxima"),
    (whole_sums, "products"),
    (whole_components, "squares of products"),
    (no_factor_of_a_sum, "products"),
    (fixed_names, "transposes"),
    (raw_contexts, "sums of sums"),
    (whole_exponentials, "products of exponentials"),
    (whole_extrema, "row maxima"),
    (maxima_as_they_stand, "scaled maxima"),
    (maxima_as_they_stand, "scaled maxima of two"),
    (no_denominators, "norm"),
    (no_sums_in_denominators, "multiples"),
    (no_arguments, "exponentials"),
    (shifts_as_they_are, "safe softmax"),
    (counts_as_factors, "biased rows"),
    (nothing_but_the_source, "products"),
)
"""With a family of programs that notices."""
