"""The order in which an einsum's operands are multiplied, with the fewest multiplications that could be found."""

from __future__ import annotations

import random
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from time import perf_counter
from typing import Any

from mirage_ir.ops.einsum import left_to_right
from mirage_ir.saturate.contraction.connected import connected_tree
from mirage_ir.saturate.contraction.equation import Cost, Equation, Path, cost
from mirage_ir.saturate.contraction.refine import refined
from mirage_ir.saturate.contraction.subsets import MOST, Tree, best_tree

PAIRS = {20: 6_000_000, 1000: 1_000_000}
"""For so many operands at most: pairs of sets of operands that the search for orders without outer products may look at."""
GREEDY = 128
"""Random greedy orders that are tried for many operands."""
SECONDS = 4.0
"""After which an order of many operands is improved no further, and cotengra's search ends."""


@dataclass(frozen=True, slots=True)
class Order:
    """An order and its cost. `exact` says of what it is the best: "all" orders, "connected" ones (every product shares a letter),
    or "".

    `path` has the form of `opt_einsum`'s and NumPy's paths.
    """

    path: Path
    cost: Cost
    exact: str
    method: str


def best_order(equation: Equation, seed: int = 0) -> Order:
    """The best order that is known to be found.

    Up to 16 operands it has the fewest multiplications of all orders. Beyond, it is at least as good as the best of those without
    outer products when that is found within an allowance of work, and else as the best of `opt_einsum`'s random greedy orders, or
    of `cotengra`'s search when that is installed; either is then improved piece by piece. `seed` is for what is random.
    """
    if len(equation.terms) <= MOST:
        path = _path(best_tree(equation)) if len(equation.terms) > 1 else ()
        found = Order(path, cost(equation, path), "all", "subsets")
    else:
        found = _of_many(equation, seed)
    written = left_to_right(len(equation.terms))
    as_written = Order(written, cost(equation, written), found.exact, found.method)
    return as_written if _key(as_written) <= _key(found) else found


def _key(order: Order) -> tuple[int, int]:
    return order.cost.multiplications, order.cost.largest


def _of_many(equation: Equation, seed: int) -> Order:
    found: list[Order] = []
    count = len(equation.terms)
    tree = connected_tree(equation, next((pairs for most, pairs in PAIRS.items() if count <= most), 0))
    if tree is not None:
        found.append(_order(equation, tree, "connected", "connected sets"))
        better = refined(equation, tree, perf_counter() + SECONDS)
        found.append(_order(equation, better, "connected", "connected sets, improved"))
    else:
        for method, path in _searched(equation, seed):
            start = _tree(path, len(equation.terms))
            found.append(_order(equation, start, "", method))
            better = refined(equation, start, perf_counter() + SECONDS)
            found.append(_order(equation, better, "", f"{method}, improved"))
    return min(found, key=_key)


def _order(equation: Equation, tree: Tree, exact: str, method: str) -> Order:
    path = _path(tree)
    return Order(path, cost(equation, path), exact, method)


def _searched(equation: Equation, seed: int) -> Iterator[tuple[str, Path]]:
    """Orders from the searches of libraries."""
    import opt_einsum  # pyright: ignore[reportMissingTypeStubs]

    inputs, output, sizes = [set(t) for t in equation.terms], set(equation.output), dict(equation.extents)
    state = random.getstate()
    random.seed(seed)
    try:
        greedy: Any = opt_einsum.RandomGreedy(max_repeats=GREEDY)
        yield "random greedy", tuple(map(tuple, greedy(inputs, output, sizes)))
    finally:
        random.setstate(state)
    if find_spec("cotengra") is not None:
        yield "cotengra", _cotengra(equation, seed)


def _cotengra(equation: Equation, seed: int) -> Path:
    """The order that cotengra's search finds in some seconds."""
    with warnings.catch_warnings():  # Of partitioners that are not installed.
        warnings.simplefilter("ignore", UserWarning)
        import cotengra  # pyright: ignore[reportMissingImports, reportMissingTypeStubs]

        search: Any = cotengra.HyperOptimizer(
            minimize="flops", max_time=SECONDS, parallel=False, progbar=False, optlib="random", seed=seed
        )
        terms = [tuple(sorted(term)) for term in equation.terms]
        return tuple(map(tuple, search(terms, tuple(sorted(equation.output)), dict(equation.extents))))


def _path(tree: Tree) -> Path:
    """The steps of a tree, operands first."""
    steps: list[tuple[int, int]] = []
    alive: list[Tree] = []

    def collect(part: Tree) -> None:
        if isinstance(part, int):
            alive.append(part)
        else:
            collect(part[0])
            collect(part[1])

    collect(tree)
    names: list[int] = sorted(a for a in alive if isinstance(a, int))
    fresh = len(names)

    def visit(part: Tree) -> int:
        nonlocal fresh
        if isinstance(part, int):
            return part
        pair = visit(part[0]), visit(part[1])
        steps.append(tuple(sorted(names.index(name) for name in pair)))  # type: ignore[arg-type]
        for name in pair:
            names.remove(name)
        names.append(fresh)
        fresh += 1
        return fresh - 1

    visit(tree)
    return tuple(steps)


def _tree(path: Path, operands: int) -> Tree:
    """The tree of a path; a step of more than two operands multiplies them from left to right, as does what is left at the end."""
    alive: list[Tree] = list(range(operands))
    for step in (*path, tuple(range(operands))):
        taken = [alive[i] for i in step if i < len(alive)]
        alive = [part for i, part in enumerate(alive) if i not in step]
        whole = taken[0]
        for part in taken[1:]:
            whole = (whole, part)
        alive.append(whole)
    return alive[0]
