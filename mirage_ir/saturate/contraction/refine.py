"""Improves an order piece by piece: each piece of it that multiplies a few tensors is replaced by their best order."""

from __future__ import annotations

from time import perf_counter

from mirage_ir.saturate.contraction.equation import Equation
from mirage_ir.saturate.contraction.subsets import Tree, best_tree, is_countable

PIECE = 9
"""Tensors that a piece multiplies."""
ROUNDS = 8


def refined(equation: Equation, tree: Tree, until: float) -> Tree:
    """An order with at most as many multiplications; `until` is the time of `perf_counter` at which to stop."""
    for _ in range(ROUNDS):
        better = _Round(equation, until).improved(tree)
        if better == tree:
            break
        tree = better
    return tree


class _Round:
    def __init__(self, equation: Equation, until: float) -> None:
        self.equation, self.until = equation, until
        self._members: dict[int, frozenset[int]] = {}

    def improved(self, tree: Tree) -> Tree:
        """The tree with its pieces improved, those near the leaves first."""
        if isinstance(tree, int) or perf_counter() > self.until:
            return tree
        left, right = self.improved(tree[0]), self.improved(tree[1])
        return self._best((left, right) if (left, right) != tree else tree)

    def _best(self, tree: tuple[Tree, Tree]) -> Tree:
        leaves = self._leaves(tree)
        if len(leaves) < 3:
            return tree
        inside = frozenset().union(*map(self.operands, leaves))
        outside = frozenset().union(*(t for i, t in enumerate(self.equation.terms) if i not in inside))
        terms = tuple(self._letters(leaf) for leaf in leaves)
        output = frozenset().union(*terms) & (outside | self.equation.output)
        piece = Equation(terms, output, {c: self.equation.extents[c] for c in frozenset().union(*terms)})
        if not is_countable(piece):
            return tree
        found = grafted(best_tree(piece), leaves)
        ours, theirs = self._cost(tree, leaves), self._cost(found, leaves)
        return found if theirs < ours else tree

    def _leaves(self, tree: tuple[Tree, Tree]) -> list[Tree]:
        """The parts of a tree at which a piece ends: those with the largest results are opened first."""
        leaves: list[Tree] = list(tree)
        while len(leaves) < PIECE:
            inner = [leaf for leaf in leaves if not isinstance(leaf, int)]
            if not inner:
                break
            largest = max(inner, key=lambda leaf: self.equation.size(self._letters(leaf)))
            at = next(i for i, leaf in enumerate(leaves) if leaf is largest)
            assert not isinstance(largest, int)
            leaves[at : at + 1] = [largest[0], largest[1]]
        return leaves

    def operands(self, tree: Tree) -> frozenset[int]:
        return frozenset((tree,)) if isinstance(tree, int) else self.operands(tree[0]) | self.operands(tree[1])

    def _letters(self, tree: Tree) -> frozenset[str]:
        """The letters of a part's result."""
        inside = self.operands(tree)
        outside = self.equation.output.union(*(t for i, t in enumerate(self.equation.terms) if i not in inside))
        return frozenset().union(*(self.equation.terms[i] for i in inside)) & outside

    def _cost(self, tree: Tree, leaves: list[Tree]) -> int:
        """Multiplications of a piece."""
        if isinstance(tree, int) or any(tree is leaf for leaf in leaves):
            return 0
        here = self.equation.size(self._letters(tree[0]) | self._letters(tree[1]))
        return here + self._cost(tree[0], leaves) + self._cost(tree[1], leaves)


def grafted(shape: Tree, leaves: list[Tree]) -> Tree:
    """The tree with these in the places of its operands."""
    return leaves[shape] if isinstance(shape, int) else (grafted(shape[0], leaves), grafted(shape[1], leaves))
