"""The order in which an einsum's operands are multiplied, with the fewest multiplications that could be found."""

from __future__ import annotations

import random
import warnings
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from importlib.util import find_spec
from time import perf_counter
from typing import Any

from mirage_ir.clock import time_left
from mirage_ir.ops.einsum import Path, left_to_right
from mirage_ir.saturate.contraction.connected import connected_tree
from mirage_ir.saturate.contraction.equation import Equation, OrderCost, cost
from mirage_ir.saturate.contraction.subsets import Tree, best_tree, better_tree, is_countable, leaves

FEW = 9
"""Operands up to which all orders are looked at without one to begin with."""
PAIRS = 1_000_000
"""Pairs of sets of operands that the search for orders without outer products may look at."""
GREEDY = 128
"""Random greedy orders that are tried for many operands."""
SECONDS = 4.0
"""Seconds after which an order of many operands is improved no further, and cotengra's search ends; a running clock may leave
less."""
PIECE = 9
"""Tensors that a piece multiplies, in an order that is improved piece by piece."""
MOST_PASSES = 8


@dataclass(frozen=True, slots=True)
class Order:
    """An order and its cost. It is the best of `exact`: "all" orders, "connected" ones (every product shares a letter), or ""
    (none).

    `path` has the form of `opt_einsum`'s and NumPy's paths.
    """

    path: Path
    cost: OrderCost
    exact: str
    method: str


def best_order(equation: Equation, seed: int = 0) -> Order:
    """The best order found.

    Up to 20 operands it has the fewest multiplications of all orders. Beyond, it is at least as good as the best of those without
    outer products when that is found within an allowance of work, and else as the best of `opt_einsum`'s random greedy orders, or
    of `cotengra`'s search when that is installed; either is then improved piece by piece. `seed` starts the random searches.
    """
    small, parts = merged(equation)
    if is_countable(small):
        orders = [_order(equation, grafted(_exact(small), parts), "all", "subsets")]
    else:
        orders = [_order(equation, grafted(tree, parts), exact, method) for tree, exact, method in _of_many(small, seed)]
    found = min(orders, key=lambda order: order.cost)
    written = left_to_right(len(equation.terms))
    as_written = Order(written, cost(equation, written), found.exact, found.method)
    return as_written if as_written.cost <= found.cost else found


def merged(equation: Equation) -> tuple[Equation, list[Tree]]:
    """The equation with operands of the same letters as one, and which those are; some best order multiplies them first.

    Proof: leave one of two such operands out of an order. That saves the multiplications by it, at least one for each value of its
    letters. The product of the two costs no more than that.
    """
    terms, parts = list(equation.terms), list[Tree](range(len(equation.terms)))
    while True:
        holders = Counter(letter for term in terms for letter in term)
        groups: dict[frozenset[str], list[Tree]] = {}
        for term, part in zip(terms, parts, strict=True):
            groups.setdefault(frozenset(c for c in term if holders[c] > 1 or c in equation.output), []).append(part)
        if len(groups) == len(terms):
            return Equation(tuple(terms), equation.output, {c: equation.extents[c] for c in holders}), parts
        terms, parts = list(groups), [_multiplied(group) for group in groups.values()]


def _multiplied(parts: list[Tree]) -> Tree:
    return reduce(lambda whole, part: (whole, part), parts)


def _exact(equation: Equation) -> Tree:
    if len(equation.terms) <= FEW:
        return best_tree(equation)
    inputs, output, sizes = _for_library(equation)
    import opt_einsum  # pyright: ignore[reportMissingTypeStubs]

    greedy: Any = opt_einsum.paths.greedy(inputs, output, sizes)
    start = refined(equation, _tree(greedy, len(equation.terms)), perf_counter() + _seconds())
    return better_tree(equation, cost(equation, order_path(start)).multiplications) or start


def _of_many(equation: Equation, seed: int) -> Iterator[tuple[Tree, str, str]]:
    """Orders, each with its `exact` and its method."""
    tree = connected_tree(equation, PAIRS)
    if tree is not None:
        yield tree, "connected", "connected sets"
        yield refined(equation, tree, perf_counter() + _seconds()), "connected", "connected sets, improved"
        return
    for method, path in _searched(equation, seed):
        start = _tree(path, len(equation.terms))
        yield start, "", method
        yield refined(equation, start, perf_counter() + _seconds()), "", f"{method}, improved"


def _seconds() -> float:
    return min(SECONDS, time_left())


def _order(equation: Equation, tree: Tree, exact: str, method: str) -> Order:
    path = order_path(tree)
    return Order(path, cost(equation, path), exact, method)


def _searched(equation: Equation, seed: int) -> Iterator[tuple[str, Path]]:
    import opt_einsum  # pyright: ignore[reportMissingTypeStubs]

    inputs, output, sizes = _for_library(equation)
    state = random.getstate()
    random.seed(seed)
    try:
        greedy: Any = opt_einsum.RandomGreedy(max_repeats=GREEDY)
        yield "random greedy", tuple(map(tuple, greedy(inputs, output, sizes)))
    finally:
        random.setstate(state)
    if find_spec("cotengra") is not None:
        yield "cotengra", _cotengra(equation, seed)


def _for_library(equation: Equation) -> tuple[Any, Any, Any]:
    """The operands, the result and the extents as opt_einsum reads them, with numbers for letters: strings have another order in
    the sets of every process."""
    numbers = {c: n for n, c in enumerate(sorted(equation.letters | equation.output))}
    inputs = [{numbers[c] for c in term} for term in equation.terms]
    return inputs, {numbers[c] for c in equation.output}, {numbers[c]: extent for c, extent in equation.extents.items()}


def _cotengra(equation: Equation, seed: int) -> Path:
    """The order that cotengra's search finds in some seconds."""
    with warnings.catch_warnings():  # Of partitioners that are not installed.
        warnings.simplefilter("ignore", UserWarning)
        import cotengra  # pyright: ignore[reportMissingImports, reportMissingTypeStubs]

        search: Any = cotengra.HyperOptimizer(
            minimize="flops", max_time=_seconds(), parallel=False, progbar=False, optlib="random", seed=seed
        )
        terms = [tuple(sorted(term)) for term in equation.terms]
        return tuple(map(tuple, search(terms, tuple(sorted(equation.output)), dict(equation.extents))))


def order_path(tree: Tree) -> Path:
    """The steps of a tree, operands first."""
    steps: list[tuple[int, ...]] = []
    alive: list[Tree] = [*sorted(leaves(tree))]

    def visit(part: Tree) -> None:
        if not isinstance(part, int):
            visit(part[0])
            visit(part[1])
            steps.append(tuple(sorted(map(alive.index, part))))
            for half in part:
                alive.remove(half)
            alive.append(part)

    visit(tree)
    return tuple(steps)


def _tree(path: Path, operands: int) -> Tree:
    """The tree of a path; a step of more than two operands multiplies them from left to right, as does the rest at the end."""
    alive: list[Tree] = list(range(operands))
    for step in (*path, tuple(range(operands))):
        taken = [alive[i] for i in step if i < len(alive)]
        alive = [part for i, part in enumerate(alive) if i not in step]
        alive.append(_multiplied(taken))
    return alive[0]


def refined(equation: Equation, tree: Tree, until: float) -> Tree:
    """An order with at most as many multiplications: each piece that multiplies a few tensors is replaced by their best order.

    `until` is the time of `perf_counter` at which to stop.
    """
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
        if isinstance(tree, int) or tree in parts:
            return 0
        here = self.equation.size(self._letters(tree[0]) | self._letters(tree[1]))
        return here + self._cost(tree[0], parts) + self._cost(tree[1], parts)


def grafted(shape: Tree, leaves: list[Tree]) -> Tree:
    """The tree with these in the places of its operands."""
    return leaves[shape] if isinstance(shape, int) else (grafted(shape[0], leaves), grafted(shape[1], leaves))
