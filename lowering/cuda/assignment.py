"""Assignment problems: a choice for each node, so that the sum of costs of nodes and of pairs of nodes is least.

Exact by elimination: the node with the fewest neighbours is replaced by a table of its best choice for each choice of theirs.
Graphs of block operators are nearly trees, so tables stay small. Where one would not, the node takes the choice that is best by
the costs that it has alone and with the neighbours' cheapest ones, and the answer is not proved.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

LARGEST_TABLE = 1 << 20
"""Entries of the largest table of an elimination."""

NodeT = TypeVar("NodeT", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Assignment(Generic[NodeT]):
    """The number of each node's choice, their total cost, and whether no other assignment costs less."""

    choices: dict[NodeT, int]
    cost: float
    proved: bool


@dataclass(slots=True)
class _Factor(Generic[NodeT]):
    """A table of costs over the choices of some nodes."""

    nodes: tuple[NodeT, ...]
    table: NDArray[np.float64]


def assign(
    alone: Mapping[NodeT, Sequence[float]], pairs: Mapping[tuple[NodeT, NodeT], NDArray[np.float64]], largest_table: int = 0
) -> Assignment[NodeT]:
    """The cheapest assignment.

    alone: for each node the cost of each choice. pairs: for two nodes a table (choices of the first × choices of the second).
    largest_table: entries of the largest table of the elimination; `LARGEST_TABLE` unless given.
    """
    largest_table = largest_table or LARGEST_TABLE
    factors = [_Factor((n,), np.asarray(costs, dtype=np.float64)) for n, costs in alone.items()]
    factors += [_Factor((a, b), np.asarray(table, dtype=np.float64)) for (a, b), table in pairs.items()]
    given = list(factors)
    sizes = {n: len(costs) for n, costs in alone.items()}
    order: list[tuple[NodeT, tuple[NodeT, ...], NDArray[np.float64]]] = []
    left, proved = set(alone), True
    names = {n: position for position, n in enumerate(alone)}
    while left:
        scopes = {n: _around(factors, n, names) for n in left}
        n = min(left, key=lambda n: (_entries(sizes, (n, *scopes[n])), names[n]))
        around = scopes[n]
        touching = [f for f in factors if n in f.nodes]
        factors = [f for f in factors if n not in f.nodes]
        left.discard(n)
        if _entries(sizes, (n, *around)) > largest_table:
            proved = False
            cost = sum((_least(f, n) for f in touching), np.zeros(sizes[n]))
            choice = int(np.argmin(cost))
            order.append((n, (), np.full((), choice)))
            factors += [_fixed(f, n, choice) for f in touching if len(f.nodes) > 1]
            continue
        joined = sum((_spread(f, (*around, n), sizes) for f in touching), np.zeros([sizes[o] for o in (*around, n)]))
        order.append((n, around, np.argmin(joined, axis=-1)))
        if around:
            factors.append(_Factor(around, joined.min(axis=-1)))
    choices: dict[NodeT, int] = {}
    for n, around, best in reversed(order):
        choices[n] = int(best[tuple(choices[o] for o in around)])
    cost = sum(float(f.table[tuple(choices[n] for n in f.nodes)]) for f in given)
    return Assignment(choices, cost, proved)


def _around(factors: Sequence[_Factor[NodeT]], node: NodeT, order: Mapping[NodeT, int]) -> tuple[NodeT, ...]:
    """The nodes that share a table with a node."""
    others = {o for f in factors if node in f.nodes for o in f.nodes} - {node}
    return tuple(sorted(others, key=order.__getitem__))


def _entries(sizes: Mapping[NodeT, int], nodes: Sequence[NodeT]) -> int:
    """Entries of a table over the choices of some nodes."""
    found = 1
    for n in nodes:
        found *= sizes[n]
    return found


def _spread(factor: _Factor[NodeT], nodes: tuple[NodeT, ...], sizes: Mapping[NodeT, int]) -> NDArray[np.float64]:
    """The table of a factor with one axis for each of `nodes`."""
    order = sorted(range(len(factor.nodes)), key=lambda p: nodes.index(factor.nodes[p]))
    shape = [sizes[n] if n in factor.nodes else 1 for n in nodes]
    return factor.table.transpose(order).reshape(shape)


def _least(factor: _Factor[NodeT], node: NodeT) -> NDArray[np.float64]:
    """The least cost of each choice of a node."""
    others = tuple(p for p, n in enumerate(factor.nodes) if n != node)
    return factor.table.min(axis=others) if others else factor.table


def _fixed(factor: _Factor[NodeT], node: NodeT, choice: int) -> _Factor[NodeT]:
    """A factor with one node's choice made."""
    at = factor.nodes.index(node)
    return _Factor(tuple(n for n in factor.nodes if n != node), np.take(factor.table, choice, axis=at))
