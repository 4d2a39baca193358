"""Exact orders by dynamic programming over subsets of operands, outer products included.

The product of the operands in S has their letters, except letters that neither the result nor an operand outside S has: these are
summed. Multiplying the products of A and B takes one multiplication for each value of the letters of S = A ∪ B
that are not summed within A or within B. These are disjoint, so the count is t(S) / (c(A)·c(B)), where t(S) is the
size of all letters of S, and c(S) the size of the letters summed within S.

Subsets stand in a table with a row for each subset of the later operands and a column for each of the first `LOW`. Two rows that
have no operand in common are put together in all 3^`LOW` ways to share out the first operands at once: 3^n / 2 splits in all.
Where an order is known already, most need not be looked at: a set that costs as much, together with the product that reads it,
is in no better order, and neither are two rows whose cheapest sets cost as much. In a sparse network one set in hundreds is left;
the outer products that pay are among them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import inf
from typing import Any, TypeAlias

import numpy as np

from mirage_ir.saturate.contraction.equation import Equation

Tree: TypeAlias = "int | tuple[Tree, Tree]"
"""An order: an operand, or the product of two trees."""
MOST_OPERANDS = 20
"""Operands, at most: 20 take a second or two, ten where nearly every two share a letter (`bench/saturate.py orders`)."""
LOW = 7
"""Operands whose subsets are the columns of the table."""
CHUNK = 1 << 15
"""Splits compared at once: arrays of 256 KiB."""
LARGEST_PRODUCT = 1e300
"""Multiplications, at most: counts are float64, rounded beyond 2^53."""


def leaves(tree: Tree) -> Iterator[int]:
    if isinstance(tree, int):
        yield tree
    else:
        yield from leaves(tree[0])
        yield from leaves(tree[1])


def is_countable(equation: Equation) -> bool:
    """Whether there are few enough operands, and few enough values of all letters."""
    return len(equation.terms) <= MOST_OPERANDS and equation.size(equation.letters) < LARGEST_PRODUCT


def best_tree(equation: Equation) -> Tree:
    """The order with the fewest multiplications of all, for an equation that is countable."""
    tree = better_tree(equation, inf)
    assert tree is not None
    return tree


def better_tree(equation: Equation, cap: float) -> Tree | None:
    """The order with the fewest multiplications of all, or None when no order takes fewer than `cap`."""
    n = len(equation.terms)
    if n == 1:
        return 0
    table = _Table(equation, cap)
    table.fill()
    full = (1 << n) - 1
    return table.tree(full) if table.costs[full] < inf else None


class _Table:
    """The least multiplications for each subset of operands: infinite for the empty one, and for those in no better order."""

    def __init__(self, equation: Equation, cap: float) -> None:
        n = len(equation.terms)
        self.cap = cap
        self.low = min(n - 1, LOW)
        self.touched, self.closed = sizes(equation)
        self.costs: Any = np.full(1 << n, inf)
        self.costs[1 << np.arange(n)] = 0.0
        # The product that reads a set's own takes at least its size; nothing reads the whole.
        reading = self.touched / self.closed
        reading[-1] = 0.0
        shape = 1 << (n - self.low), 1 << self.low
        self.rows, self.reading = self.costs.reshape(shape), reading.reshape(shape)
        self.touched_rows, self.closed_rows = self.touched.reshape(shape), self.closed.reshape(shape)
        self.least: Any = np.full(shape[0], inf)

    def fill(self) -> None:
        """Fills the rows in ascending order, in which each comes after all its subsets."""
        ways, levels = _ways(self.low), _levels(self.low)
        alive = np.empty(len(self.rows), np.int64)
        count = 0
        for here, row in enumerate(self.rows):
            if here:
                # Of the two halves, `one` is that with the latest operand.
                one = alive[np.searchsorted(alive[:count], 1 << (here.bit_length() - 1)) : count]
                one = one[(one & ~here) == 0]
                # Their product takes as much as either half's size at least, so half of both.
                one = one[self.least[one] + self.least[here ^ one] < self.cap]
                if len(one):
                    np.minimum(row, self._joined(here, one, here ^ one, ways), out=row)
            if np.isfinite(row).any():
                self._join_first(here, row, levels)
                row[row + self.reading[here] >= self.cap] = inf
                self.least[here] = (row + self.reading[here] / 2).min()
                if self.least[here] < inf:
                    alive[count] = here
                    count += 1

    def _joined(self, here: int, one: Any, other: Any, ways: Any) -> Any:
        """The least cost of the sets of a row as products of sets of rows `one` and `other`, arrays of pairs of rows."""
        first, second, whole, starts = ways
        best: Any = np.full(len(whole), inf)
        touched = self.touched_rows[here][whole]
        step = max(1, CHUNK // len(whole))
        for at in range(0, len(one), step):
            x, y = one[at : at + step], other[at : at + step]
            costs = self.closed_rows[x].take(first, 1)
            costs *= self.closed_rows[y].take(second, 1)
            np.divide(touched, costs, out=costs)
            costs += self.rows[x].take(first, 1)
            costs += self.rows[y].take(second, 1)
            np.minimum(best, costs.min(axis=0), out=best)
        return np.minimum.reduceat(best, starts)

    def _join_first(self, here: int, row: Any, levels: Any) -> None:
        """Makes the sets of a row cheaper that are products of smaller ones of the same row and some of the first operands."""
        touched, closed = self.touched_rows[here], self.closed_rows[here]
        for one, other, whole, starts in levels:
            costs = row[one] + self.rows[0][other] + touched[whole] / (closed[one] * self.closed_rows[0][other])
            into = whole[starts]
            row[into] = np.minimum(row[into], np.minimum.reduceat(costs, starts))

    def tree(self, subset: int) -> Tree:
        """The order that has a subset's cost."""
        if subset & (subset - 1) == 0:
            return subset.bit_length() - 1
        latest = 1 << (subset.bit_length() - 1)
        one: Any = np.array([latest], np.int64)
        rest = subset ^ latest
        while rest:
            one = np.concatenate((one, one | (rest & -rest)))
            rest &= rest - 1
        one = one[:-1]
        costs = self.costs[one] + self.costs[subset ^ one] + self.touched[subset] / (self.closed[one] * self.closed[subset ^ one])
        half = int(one[costs.argmin()])
        return self.tree(half), self.tree(subset ^ half)


@lru_cache
def _ways(bits: int) -> Any:
    """All ways to cut a subset of `bits` operands in two: both parts, the subset, and where the ways of each subset begin."""
    found = [(part, whole ^ part, whole) for whole in range(1 << bits) for part in range(whole + 1) if not part & ~whole]
    one, other, whole = np.array(found).T
    return one, other, whole, np.flatnonzero(np.diff(whole, prepend=-1))


@lru_cache
def _levels(bits: int) -> Any:
    """The ways in which the second part is not empty, for subsets of 1, 2, … operands."""
    one, other, whole, _ = _ways(bits)
    counts = np.array([w.bit_count() for w in range(1 << bits)])[whole]
    found: list[Any] = []
    for count in range(1, bits + 1):
        kept = (counts == count) & (other > 0)
        found.append((one[kept], other[kept], whole[kept], np.flatnonzero(np.diff(whole[kept], prepend=-1))))
    return found


def sizes(equation: Equation) -> tuple[Any, Any]:
    """For every subset of operands, t and c."""
    n = len(equation.terms)
    subsets = np.arange(1 << n)
    touched, closed = np.ones(1 << n), np.ones(1 << n)
    groups: dict[tuple[int, bool], int] = {}
    for letter, extent in equation.extents.items():
        where = sum(1 << i for i, term in enumerate(equation.terms) if letter in term)
        key = where, letter in equation.output
        groups[key] = groups.get(key, 1) * extent
    for (where, kept), extent in groups.items():
        touched[(subsets & where) != 0] *= extent
        if not kept:
            closed[(subsets & where) == where] *= extent
    return touched, closed
