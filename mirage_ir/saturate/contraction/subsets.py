"""Exact orders by dynamic programming over subsets of operands, outer products included.

The product of the operands in S has the letters that an operand in S has, but for those that only operands in S have and the result
lacks: they are summed. Multiplying the products of A and B takes one multiplication for each value of the letters of S = A ∪ B
that are not summed within A or within B. These are disjoint, so the count is t(S) / (c(A)·c(B)), where t is the size of all
letters that S touches and c that of those that are closed in it. Every subset has three numbers, and the best split of each is a
minimum over its
halves: 3^n / 2 in all, as arrays.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, TypeAlias

import numpy as np

from mirage_ir.saturate.contraction.equation import Equation

Tree: TypeAlias = "int | tuple[Tree, Tree]"
"""An order: an operand, or the product of two trees."""
MOST = 16
"""Operands for which this takes about a second."""
CHUNK = 1 << 21
"""Splits that are looked at at once."""


def best_tree(equation: Equation) -> Tree:
    """The order with the fewest multiplications of all, for at most `MOST` operands."""
    n = len(equation.terms)
    touched, closed = sizes(equation)
    costs = np.zeros(1 << n)
    halves = np.zeros(1 << n, np.int64)
    patterns = [np.arange(1 << bits, dtype=np.int64) for bits in range(n + 1)]
    for bits in range(2, n + 1):
        # The half without the highest operand runs over all its subsets but the empty one.
        chosen = np.array(list(combinations(range(n), bits)), np.int64)
        inside = [(patterns[bits - 1][1:] >> j) & 1 for j in range(bits - 1)]
        rows = max(1, CHUNK >> (bits - 1))
        for start in range(0, len(chosen), rows):
            members = chosen[start : start + rows]
            sets = (1 << members).sum(axis=1)
            half: Any = sum(np.outer(1 << members[:, j], inside[j]) for j in range(bits - 1))
            other = sets[:, None] ^ half
            split = costs[half] + costs[other] + touched[sets][:, None] / (closed[half] * closed[other])
            best = split.argmin(axis=1)
            at = np.arange(len(members))
            costs[sets], halves[sets] = split[at, best], half[at, best]

    def tree(subset: int) -> Tree:
        if subset & (subset - 1) == 0:
            return subset.bit_length() - 1
        half = int(halves[subset])
        return tree(half), tree(subset ^ half)

    return tree((1 << n) - 1)


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
        touched *= np.where(subsets & where, float(extent), 1.0)
        if not kept:
            closed *= np.where((subsets & where) == where, float(extent), 1.0)
    return touched, closed
