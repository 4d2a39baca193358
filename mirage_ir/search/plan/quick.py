"""A plan found at once: kernels whose block graphs follow the program, over the best stretches of one order of its operators.

Every stretch between positions where a kernel may end gets the best kernels that `mirage_ir.search.cone.direct` makes of it;
dynamic programming chooses the stretches. Kernels may end after a sum or a product, before a product, at operators that regroup
dimensions, and where an operator does not read what the one before it computes. So element-wise operators stand with their
neighbours, and products in loops with what comes before and after them. This is a plan within the first parts of a second; the
search goes on from it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from heapq import nsmallest
from math import inf

from mirage_ir.clock import Clock, TimeUp
from mirage_ir.ops import VIEWS, Kind, operator
from mirage_ir.search.cone.cone import ConeBuilder, is_barrier, reached
from mirage_ir.search.cone.kernels import direct_kernels
from mirage_ir.search.plan.frontiers import TargetValues
from mirage_ir.search.plan.parts import Stretch, cheapest, light_values, topological_order
from mirage_ir.search.plan.planned import Fused, Library, PlannedKernel, tellable
from mirage_ir.search.plan.values import Values
from mirage_ir.search.plan.whole import WholePlans
from mirage_ir.search.space import Space
from mirage_ir.target.machines import Machine

MOST_STRETCHES = 400
"""Stretches that are looked at, shortest first. It bounds time only."""
FAR_FROM_MOVING = 2.0
"""Times as long as its tensors take to move from which on a single kernel for all of a program is no plan to be content with."""
WHOLE_SHARE = 0.3
"""Share of the time for a kernel that computes all of a program. A choice."""
ENDS = (Kind.REDUCTION, Kind.CONTRACTION)
"""Operators after which a kernel may end."""


def may_follow_program(space: Space) -> bool:
    """Whether kernels that follow the program are in a space: its operators and maps are not declared, and not all are wanted."""
    declared = (space.operators, space.max_block_ops, space.imaps, space.omaps, space.fmaps)
    return space.top is not None and all(option is None for option in declared)


def _cheapest_ways(
    rows: Mapping[Stretch, list[list[PlannedKernel]]], end: int, least: float, most: int
) -> list[list[PlannedKernel]]:
    """The cheapest ways from position 0 to the `end`, at most `most`; the cheapest takes `least` µs.

    Of each stretch the kernels of `rows` are taken that `tellable` says.
    """
    ways: list[list[tuple[float, tuple[PlannedKernel, ...]]]] = [[(0.0, ())], *([] for _ in range(end))]
    for b in range(1, end + 1):
        found = [
            (cost + sum(kernel.cost for kernel in row), (*row, *before))
            for a in range(b)
            for row in tellable(rows.get((a, b), []), lambda row: sum(kernel.cost for kernel in row), least)
            for cost, before in ways[a]
        ]
        ways[b] = nsmallest(most, found, key=lambda way: way[0])
    return [list(kernels) for _, kernels in ways[end]]


class QuickPlanner:
    """Plans of kernels that follow the program; `most` bounds the source's operators in one kernel."""

    def __init__(self, values: Values, whole: WholePlans, space: Space, machine: Machine, most: int) -> None:
        self.program, self.types, self.whole = values.source, values.types, whole
        self.space, self.machine, self.most, self.rank = space, machine, most, values.rank
        self.outputs = frozenset(self.program.outputs)
        self.cones = ConeBuilder(self.program, self.types)
        viewed = map(self._viewed, self.program.outputs)
        self.results = frozenset(v for v in viewed if v >= len(self.program.inputs))
        """The outputs, or what they are views of that no kernel makes; without inputs."""
        self.every = self._views_first(topological_order(self.program))
        self._known: dict[tuple[TargetValues, frozenset[int], frozenset[int]], tuple[float, list[Fused]]] = {}

    @property
    def found(self) -> Iterator[Fused]:
        """The best kernels of all stretches that were looked at."""
        return (kernels[0] for _, kernels in self._known.values() if kernels)

    def plans(self, clock: Clock, most: int = 1) -> list[list[PlannedKernel]]:
        """The kernels of at most `most` plans, best first by the time that the clock is up; those of a plan come consumers first.

        The plans differ in sizes only, unless they are to be `distinct`: then they may end kernels at other places, too.
        """
        light = light_values(self.program, self.types, self.every)
        found = self._with(light, clock, most)
        reduced = {v: self._without_sums(v, own) for v, own in light.items()}
        if reduced != light and (len(found[0]) > 1 or found[0][0].cost > FAR_FROM_MOVING * self._moving()):
            other = self._with({v: own for v, own in reduced.items() if own is not None}, clock, most)
            found = min(found, other, key=lambda plans: sum(kernel.cost for kernel in plans[0]))
        return found

    def _moving(self) -> float:
        """Microseconds of one kernel that only moves the program's inputs and outputs."""
        moved = sum(self.types[v].nbytes for v in (*range(len(self.program.inputs)), *self.outputs))
        return self.machine.launch_us + moved / self.machine.dram_bandwidth

    def _with(self, light: Mapping[int, frozenset[int]], clock: Clock, most: int) -> list[list[PlannedKernel]]:
        """The plans where every kernel computes `light` values anew."""
        self.light = light
        anew = set(light).union(*light.values())
        self.order = [v for v in self.every if v not in anew]
        self.last = {v: len(self.order) if v in self.outputs else 0 for v in self.order}
        for i in range(len(self.order)):
            for value in self._inside(i, i + 1):
                for operand in self.cones.node(value).operands:
                    self.last[operand] = max(self.last.get(operand, 0), i)
        ends = self._positions()
        rows: dict[Stretch, list[list[PlannedKernel]]] = {}
        for a in range(len(ends) - 1):
            rows[a, a + 1] = [self._alone(ends[a], ends[a + 1])]
        least: dict[Stretch, float] = {}
        """Of each stretch, µs of the best kernels known."""
        if len(ends) > 2:
            with clock.part(WHOLE_SHARE) as part:  # The whole program has its turn, whatever time its parts take.
                if found := self._fused(ends[0], ends[-1], part, inf):
                    rows[0, len(ends) - 1] = [[kernel] for kernel in found]
        stretches = [(a, a + size) for size in range(1, len(ends)) for a in range(len(ends) - size)]
        try:
            for a, b in stretches[:MOST_STRETCHES]:
                clock.check()
                apart = min((least[a, c] + least[c, b] for c in range(a + 1, b)), default=inf)
                least[a, b] = min(apart, sum(kernel.cost for kernel in rows[a, b][0])) if (a, b) in rows else apart
                fused = self._fused(ends[a], ends[b], clock, least[a, b])
                found = sorted((*fused, *self._library(ends[a], ends[b], least[a, b])), key=lambda kernel: kernel.cost)
                if found:
                    rows[a, b], least[a, b] = [[kernel] for kernel in found], found[0].cost
        except TimeUp:
            clock.extend()
        best, begin = [0.0] + [inf] * (len(ends) - 1), [0] * len(ends)
        for a, b in sorted(rows, key=lambda pair: (pair[1], pair[0])):
            cost = best[a] + sum(kernel.cost for kernel in rows[a, b][0])
            if cost < best[b]:
                best[b], begin[b] = cost, a
        if self.space.distinct:
            return _cheapest_ways(rows, len(ends) - 1, best[-1], most)
        chosen: list[list[list[PlannedKernel]]] = []
        at = len(ends) - 1
        while at:
            chosen.append(rows[begin[at], at])
            at = begin[at]
        places = cheapest([[sum(kernel.cost for kernel in one) for one in row] for row in chosen], most)
        return [[kernel for row, n in zip(chosen, numbers, strict=True) for kernel in row[n]] for numbers in places]

    def _viewed(self, value: int) -> int:
        while value >= len(self.program.inputs) and is_barrier(node := self.cones.node(value)) and node.op in VIEWS:
            value = node.operands[0]
        return value

    def _views_first(self, order: list[int]) -> list[int]:
        """The order with views of inputs before all else: they cut no stretch."""
        first, early = len(self.program.inputs), set[int]()
        for value in order:
            node = self.cones.node(value)
            if node.op in VIEWS and all(v < first or v in early for v in node.operands):
                early.add(value)
        return sorted(order, key=lambda v: v not in early)

    def _without_sums(self, value: int, own: frozenset[int]) -> frozenset[int] | None:
        """What is computed for a value alone, from the last sums or maxima on; None when it is one itself."""

        def ends(v: int) -> bool:
            return operator(self.cones.node(v).op).kind in ENDS

        if ends(value):
            return None
        return frozenset(reached([value], lambda v: (u for u in self.cones.node(v).operands if u in own and not ends(u)))) - {value}

    def _positions(self) -> list[int]:
        """The positions of the order where a kernel may end, both ends among them."""
        found = {0, len(self.order)}
        for at in range(1, len(self.order)):
            before, after = (self.cones.node(self.order[n]) for n in (at - 1, at))
            kinds = operator(before.op).kind, operator(after.op).kind
            joined = self.order[at - 1] in after.operands
            if kinds[0] in ENDS or kinds[1] is Kind.CONTRACTION or not joined or is_barrier(before) or is_barrier(after):
                found.add(at)
        return sorted(found)

    def _inside(self, i: int, j: int) -> set[int]:
        """The values that order[i:j] computes, with those that it computes anew."""
        light = self.light
        return reached(self.order[i:j], lambda v: {*light.get(v, ()), *(u for u in self.cones.node(v).operands if u in light)})

    def _alone(self, i: int, j: int) -> list[PlannedKernel]:
        """Every operator of a stretch as a pre-defined kernel, consumers first."""
        return [self.whole.libraries(v)[0] for v in sorted(self._inside(i, j), reverse=True)]

    def _library(self, i: int, j: int, limit: float) -> list[Library]:
        """Kernels of libraries that compute all of a stretch and cost less than `limit` µs."""
        inside = self._inside(i, j)
        targets = [v for v in self.order[i:j] if self.last[v] >= j]
        if len(inside) < 2 or len(targets) != 1:
            return []
        read = {v for value in inside for v in self.cones.node(value).operands} - inside
        return [kernel for kernel in self.whole.libraries(targets[0])[1:] if kernel.cost < limit and kernel.frontier <= read]

    def _fused(self, i: int, j: int, clock: Clock, limit: float) -> list[Fused]:
        """The best kernels for a stretch that follow the program and cost less than `limit` µs, cheapest first."""
        inside = self._inside(i, j)
        nodes = {v: self.cones.node(v) for v in inside}
        if any(map(is_barrier, nodes.values())) or sum(node.op not in VIEWS for node in nodes.values()) > self.most:
            return []
        frontier = frozenset(v for node in nodes.values() for v in node.operands if v not in inside)
        targets = tuple(sorted((v for v in self.order[i:j] if self.last[v] >= j), key=self.rank.__getitem__, reverse=True))
        few = len(targets) <= self.space.max_outputs or self.results == frozenset(targets)
        if not few or len(frontier) > self.space.max_inputs:
            return []
        key = targets, frontier, frozenset(inside)
        below, known = self._known.get(key, (-inf, []))
        if below < limit:
            found = direct_kernels(self.cones.build(targets, frontier), self.whole.stored, self.space, self.machine, clock, limit)
            known = [Fused(targets, frontier, cost, stages) for cost, stages in found]
            self._known[key] = limit, known
        return [kernel for kernel in known if kernel.cost < limit]
