"""A first plan by estimates: where a program's kernels are likely to end.

Best-first search meets complete plans late where bounds are low, and until then it cannot tell which kernels are too expensive to
be looked for. Operators in one topological order, cut into stretches by dynamic programming over their estimates
(`estimates.py`), name a few parts of the program that make a good plan together.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from mirage_ir.program import Program, TensorType
from mirage_ir.search.plan.estimates import Estimates
from mirage_ir.search.plan.frontiers import KernelPart
from mirage_ir.search.plan.parts import light_values, topological_order
from mirage_ir.target.machines import Machine


def likely_parts(program: Program, types: Sequence[TensorType], machine: Machine, most: int) -> list[KernelPart]:
    """Parts of at most `most` operators that compute a decomposed program, consumers first, with the least estimate in sum."""
    order = topological_order(program)
    light = light_values(program, types, order)
    anew = set(light).union(*light.values())
    estimates = Estimates(program, types, machine, [v for v in order if v not in anew], light)
    n = len(estimates.order)
    best, begin = [0.0] + [inf] * n, [0] * (n + 1)
    for j in range(1, n + 1):
        for i in range(max(0, j - most), j):
            cost = best[i] + estimates.kernel(i, j)
            if cost < best[j]:
                best[j], begin[j] = cost, i
    found: list[KernelPart] = []
    while n and best[n] < inf:
        inside = estimates.inside(begin[n], n)
        border = frozenset(v for u in inside for v in estimates.cones.node(u).operands if v not in inside)
        targets = tuple(v for v in reversed(estimates.order[begin[n] : n]) if estimates.last[v] >= n)
        found.append(KernelPart(targets, border))
        n = begin[n]
    return found
