"""Improves an order piece by piece: each piece of it that multiplies a few tensors is replaced by their best order."""

from __future__ import annotations

from time import perf_counter

from mirage_ir.saturate.contraction.equation import Equation
from mirage_ir.saturate.contraction.subsets import Tree, best_tree, is_countable, leaves

PIECE = 9
"""Tensors that a piece multiplies."""
MOST_PASSES = 8


def refined(equation: Equation, tree: Tree, until: float) -> Tree:
    """An order with at most as many multiplications; `until` is the time of `perf_counter` at which to stop."""
    for _ in range(MOST_PASSES):
        better = _Round(equation, until).improved(tree)
        if better == tree:
            break
        tree = better
    return tree


class _Round:
    def __init__(self, equation: Equation, until: float) -> None:
        self.equation, self.until = equation, until

    def improved(self, tree: Tree) -> Tree:
        """The tree with its pieces improved, those near the leaves first."""
        if isinstance(tree, int) or perf_counter() > self.until:
            return tree
        left, right = self.improved(tree[0]), self.improved(tree[1])
        return self._best((left, right) if (left, right) != tree else tree)

    def _best(self, tree: tuple[Tree, Tree]) -> Tree:
        parts = self._parts(tree)
        if len(parts) < 3:
            return tree
        inside = frozenset(leaves(tree))
        outside = frozenset().union(*(t for i, t in enumerate(self.equation.terms) if i not in inside))
        terms = tuple(self._letters(part) for part in parts)
        output = frozenset().union(*terms) & (outside | self.equation.output)
        piece = Equation(terms, output, {c: self.equation.extents[c] for c in frozenset().union(*terms)})
        if not is_countable(piece):
            return tree
        found = grafted(best_tree(piece), parts)
        ours, theirs = self._cost(tree, parts), self._cost(found, parts)
        return found if theirs < ours else tree

    def _parts(self, tree: tuple[Tree, Tree]) -> list[Tree]:
        """The parts of a tree at which a piece ends: those with the largest results are opened first."""
        parts: list[Tree] = list(tree)
        while len(parts) < PIECE and (inner := [part for part in parts if not isinstance(part, int)]):
            largest = max(inner, key=lambda part: self.equation.size(self._letters(part)))
            at = parts.index(largest)
            parts[at : at + 1] = largest
        return parts

    def _letters(self, tree: Tree) -> frozenset[str]:
        """The letters of a part's result."""
        inside = frozenset(leaves(tree))
        outside = self.equation.output.union(*(t for i, t in enumerate(self.equation.terms) if i not in inside))
        return frozenset().union(*(self.equation.terms[i] for i in inside)) & outside

    def _cost(self, tree: Tree, parts: list[Tree]) -> int:
        """Multiplications of a piece."""
        if isinstance(tree, int) or tree in parts:
            return 0
        here = self.equation.size(self._letters(tree[0]) | self._letters(tree[1]))
        return here + self._cost(tree[0], parts) + self._cost(tree[1], parts)


def grafted(shape: Tree, leaves: list[Tree]) -> Tree:
    """The tree with these in the places of its operands."""
    return leaves[shape] if isinstance(shape, int) else (grafted(shape[0], leaves), grafted(shape[1], leaves))
