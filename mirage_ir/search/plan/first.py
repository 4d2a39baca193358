"""A first plan by estimates: where a program's kernels are likely to end.

Best-first search meets complete plans late where bounds are low, and until then it cannot tell which kernels are too expensive to
be looked for. Operators in one topological order, cut into stretches by dynamic programming over their estimates
(`estimates.py`), name a few parts of the program that make a good plan together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf

from mirage_ir.clock import ENDLESS, Clock
from mirage_ir.search.plan.estimates import Estimates
from mirage_ir.search.plan.frontiers import Frontiers, KernelPart
from mirage_ir.search.plan.parts import cheapest, light_values, topological_order
from mirage_ir.search.plan.planned import Fused, PlannedKernel, launches
from mirage_ir.search.plan.values import Values
from mirage_ir.search.plan.whole import WholePlans
from mirage_ir.target.machines import Machine


def likely_parts(values: Values, machine: Machine, most: int, clock: Clock = ENDLESS) -> list[KernelPart]:
    """Parts of at most `most` operators that compute a program, consumers first, with the least estimate in sum; none where
    estimates know no way. Raises `TimeUp`."""
    program, types = values.source, values.types
    order = topological_order(program)
    light = light_values(program, types, order)
    anew = set(light).union(*light.values())
    estimates = Estimates(program, types, machine, [v for v in order if v not in anew], light)
    n = len(estimates.order)
    best, begin = [0.0] + [inf] * n, [0] * (n + 1)
    for j in range(1, n + 1):
        for i in range(max(0, j - most), j):
            clock.check()
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


def first_plans(
    likely: Sequence[KernelPart],
    frontiers: Frontiers,
    whole: WholePlans,
    search: Callable[[KernelPart], Sequence[Fused]],
    keep: int,
    most: float = inf,
) -> list[float]:
    """Microseconds of the `keep` cheapest plans whose kernels are of `likely` parts, cheapest first; of those with at most `most`
    launches.

    `search` searches the kernels of a part; where it finds none, pre-defined kernels take their place.
    """
    by_target = {v: part for part in likely for v in part.targets}
    needed, rows = frozenset(frontiers.outputs), list[Sequence[PlannedKernel]]()
    while needed:
        value = frontiers.last(needed)
        row: Sequence[PlannedKernel] = whole.libraries(value)[:1]
        if value in by_target:
            others = sorted({*by_target[value].targets} - {value}, reverse=True)
            part = KernelPart((value, *others), by_target[value].frontier)
            known = any(part in frontiers.parts(part.targets, alone) for alone in (True, False))
            if known and part.targets in frontiers.groups(needed, first=not rows):
                row = search(part) or row
        rows.append(row)
        needed = frontiers.still(needed, row[0].targets, row[0].frontier)
    chosen = cheapest([[kernel.cost for kernel in row] for row in rows], keep)
    plans = ([row[n] for row, n in zip(rows, places, strict=True)] for places in chosen)
    return sorted(whole.cost(plan) for plan in plans if launches(plan) <= most)
