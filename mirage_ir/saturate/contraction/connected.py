"""Orders without outer products by dynamic programming over connected sets of operands, as far as an allowance of work reaches.

A set of operands is looked at when its own best order costs at most a cap, which rises until the whole set is among them: no part
of a better order costs more than the order. Sets grow by size, and two are put together only when they share a letter, so that
a sparse network has far fewer sets than 2^n.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from math import prod

from mirage_ir.saturate.contraction.equation import Equation
from mirage_ir.saturate.contraction.subsets import Tree

RISE = 8.0
"""Factor by which the cap rises after each pass that did not reach the whole set."""


def connected_tree(equation: Equation, allowance: int) -> Tree | None:
    """The best order in which every product shares a letter, or None when more than `allowance` pairs would have to be looked at.

    Parts of a network that share no letter are multiplied at the end, smallest first, as nothing else is left to do.
    """
    spent = 0
    trees: list[tuple[int, Tree]] = []
    for part in components(equation):
        search = _Search(equation, part)
        tree = search.run(allowance - spent)
        spent += search.spent
        if tree is None:
            return None
        result = frozenset().union(*(equation.terms[i] for i in part)) & equation.output
        trees.append((equation.size(result), tree))
    trees.sort(key=lambda sized: sized[0])
    return reduce(lambda whole, tree: (whole, tree), [tree for _, tree in trees])


def components(equation: Equation) -> list[tuple[int, ...]]:
    """The operands in groups that share no letter with one another."""
    groups: list[tuple[set[int], set[str]]] = []
    for i, term in enumerate(equation.terms):
        near = [group for group in groups if group[1] & term]
        apart = [group for group in groups if not group[1] & term]
        groups = [*apart, ({i}.union(*(members for members, _ in near)), set(term).union(*(letters for _, letters in near)))]
    return sorted(tuple(sorted(members)) for members, _ in groups)


def _bits(mask: int) -> Iterator[int]:
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


class _Search:
    """The dynamic programming over one component."""

    def __init__(self, equation: Equation, part: tuple[int, ...]) -> None:
        self.part = part
        self.spent = 0
        self.letters = sorted(frozenset().union(*(equation.terms[i] for i in part)))
        place = {c: n for n, c in enumerate(self.letters)}
        self.terms = [sum(1 << place[c] for c in equation.terms[i]) for i in part]
        self.kept = sum(1 << place[c] for c in self.letters if c in equation.output)
        self.extents = [equation.extents[c] for c in self.letters]
        self.holders = [sum(1 << n for n, term in enumerate(self.terms) if term >> j & 1) for j in range(len(self.letters))]
        self._sizes: dict[int, int] = {}

    def size(self, letters: int) -> int:
        if letters not in self._sizes:
            self._sizes[letters] = prod(self.extents[j] for j in _bits(letters))
        return self._sizes[letters]

    def open_letters(self, subset: int, letters: int) -> int:
        """The letters of a set that are not summed within it."""
        return (letters & self.kept) | sum(1 << j for j in _bits(letters & ~self.kept) if self.holders[j] & ~subset)

    def run(self, allowance: int) -> Tree | None:
        n = len(self.terms)
        singles: dict[int, tuple[int, int, Tree]] = {
            1 << i: (0, self.open_letters(1 << i, term), self.part[i]) for i, term in enumerate(self.terms)
        }
        if n == 1:
            return self.part[0]
        full = (1 << n) - 1
        cap = float(max(1, self.size(self.kept), *(self.size(legs) for _, legs, _ in singles.values())))
        while True:
            layers: list[dict[int, tuple[int, int, Tree]]] = [{}, singles, *({} for _ in range(n - 1))]
            for size in range(2, n + 1):
                for one in range(1, size // 2 + 1):
                    if not self._join(layers, one, size - one, cap, allowance):
                        return None
            if full in layers[n]:
                return layers[n][full][2]
            cap *= RISE

    def _join(self, layers: list[dict[int, tuple[int, int, Tree]]], one: int, other: int, cap: float, allowance: int) -> bool:
        """Puts the sets of two sizes together. False when the allowance is used up."""
        into, others = layers[one + other], list(layers[other].items())
        self.spent += len(layers[one]) * len(others)
        if self.spent > allowance:
            return False
        for x, (x_cost, x_legs, x_tree) in layers[one].items():
            for y, (y_cost, y_legs, y_tree) in others:
                if x & y or not x_legs & y_legs or (one == other and x > y):
                    continue
                cost = x_cost + y_cost + self.size(x_legs | y_legs)
                if cost > cap:
                    continue
                both = x | y
                known = into.get(both)
                if known is None or cost < known[0]:
                    legs = known[1] if known else self.open_letters(both, x_legs | y_legs)
                    into[both] = cost, legs, (x_tree, y_tree)
        return True
