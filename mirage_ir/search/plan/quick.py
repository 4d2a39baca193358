"""A plan found at once: kernels whose block graphs follow the program, over the best stretches of one order of its operators.

Every stretch between positions where a kernel may end gets the best kernels that `mirage_ir.search.cone.direct` makes of it; dynamic
programming chooses the stretches. Kernels may end after a sum or a product, before a product, at operators that regroup
dimensions, and where an operator does not read what the one before it computes. So element-wise operators stand with their
neighbours, and products in loops with what comes before and after them. This is a plan within the first parts of a second; the
search goes on from it.
"""

from __future__ import annotations

from math import inf

from mirage_ir.clock import Clock, TimeUp
from mirage_ir.ops import VIEWS, Kind, operator
from mirage_ir.search.cone.cone import ConeBuilder, is_barrier, reached
from mirage_ir.search.cone.kernels import direct_kernels
from mirage_ir.search.plan.parts import light_values, topological_order
from mirage_ir.search.plan.planned import Fused, PlannedKernel
from mirage_ir.search.plan.values import Values
from mirage_ir.search.plan.whole import WholePlans
from mirage_ir.search.space import Space
from mirage_ir.target.machines import Machine

MOST_STRETCHES = 400
"""Stretches that are looked at, shortest first. It bounds time only."""
ENDS = (Kind.REDUCTION, Kind.CONTRACTION)
"""Operators after which a kernel may end."""


class QuickPlanner:
    """Plans of kernels that follow the program; `most` bounds the source's operators in one kernel."""

    def __init__(self, values: Values, whole: WholePlans, space: Space, machine: Machine, most: int) -> None:
        self.program, self.types, self.whole = values.source, values.types, whole
        self.space, self.machine, self.most = space, machine, most
        self.first = len(self.program.inputs)
        self.outputs = frozenset(self.program.outputs)
        self.cones = ConeBuilder(self.program, self.types)
        every = topological_order(self.program)
        self.light = light_values(self.program, self.types, every)
        anew = set(self.light).union(*self.light.values())
        self.order = [v for v in every if v not in anew]
        self.last = {v: len(self.order) if v in self.outputs else 0 for v in self.order}
        for i in range(len(self.order)):
            for value in self._inside(i, i + 1):
                for operand in self.cones.node(value).operands:
                    self.last[operand] = max(self.last.get(operand, 0), i)

    def plan(self, clock: Clock) -> list[PlannedKernel]:
        """The kernels of the best plan by the time that the clock is up, consumers first; none where a value is unknown."""
        ends = self._positions()
        known: dict[tuple[int, int], tuple[float, list[PlannedKernel]]] = {}
        for a in range(len(ends) - 1):
            known[a, a + 1] = self._alone(ends[a], ends[a + 1])
        stretches = [(a, a + size) for size in range(1, len(ends)) for a in range(len(ends) - size)]
        try:
            for a, b in stretches[:MOST_STRETCHES]:
                clock.check()
                found = self._fused(ends[a], ends[b], clock)
                if found and found[0].cost < known.get((a, b), (inf, []))[0]:
                    known[a, b] = found[0].cost, list(found)
        except TimeUp:
            clock.extend()
        best, begin = [0.0] + [inf] * (len(ends) - 1), [0] * len(ends)
        for a, b in sorted(known, key=lambda pair: (pair[1], pair[0])):
            if best[a] + known[a, b][0] < best[b]:
                best[b], begin[b] = best[a] + known[a, b][0], a
        chosen: list[PlannedKernel] = []
        at = len(ends) - 1
        while at and best[at] < inf:
            chosen += known[begin[at], at][1]
            at = begin[at]
        return chosen

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

    def _alone(self, i: int, j: int) -> tuple[float, list[PlannedKernel]]:
        """Every operator of a stretch as a pre-defined kernel, consumers first."""
        ranked = sorted(self._inside(i, j), reverse=True)
        kernels: list[PlannedKernel] = [self.whole.libraries(v)[0] for v in ranked]
        return sum(k.cost for k in kernels), kernels

    def _fused(self, i: int, j: int, clock: Clock) -> list[Fused]:
        """The best kernels for a stretch that follow the program."""
        inside = self._inside(i, j)
        nodes = {v: self.cones.node(v) for v in inside}
        if any(map(is_barrier, nodes.values())) or sum(node.op not in VIEWS for node in nodes.values()) > self.most:
            return []
        frontier = frozenset(v for node in nodes.values() for v in node.operands if v not in inside)
        targets = tuple(v for v in reversed(self.order[i:j]) if self.last[v] >= j)
        few = len(targets) <= self.space.max_outputs or self.outputs == {*targets}
        if not few or len(frontier) > self.space.max_inputs:
            return []
        cone = self.cones.build(targets, frontier)
        found = direct_kernels(cone, self.whole.stored, self.space, self.machine, clock)
        return [Fused(targets, frontier, cost, stages) for cost, stages in found[:1]]
