"""Partition: which values of a program are materialized, and which kernel computes each.

A plan names, for every value that must be in device memory, the kernel that makes it: a cone fused into one graph-defined kernel,
or the operator as a pre-defined kernel (or a view, which is free). Cones may overlap: a cheap value can be recomputed in several
kernels instead of stored. Plans are enumerated best first over the sets of values still to be made; a cone is searched only when
its optimistic cost makes it the next best, so most never are.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, count, islice
from math import inf
from typing import TypeAlias

from mirage_ir.program import VIEWS, Program, TensorType
from mirage_ir.search.bound import cone_bound
from mirage_ir.search.cone import BARRIERS, ConeBuilder
from mirage_ir.search.kernels import Sized
from mirage_ir.search.searches import Searches
from mirage_ir.search.space import Space
from mirage_ir.target.cost import fastest_kernel, kernel_cost, library_work
from mirage_ir.target.machines import Machine

MOST_INSIDE = 24
"""Operators of the source in one kernel, unless `max_block_ops` is given."""
PATIENCE = 3000
"""Partial plans expanded before complete ones are preferred."""
Targets: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Fused:
    """A cone as graph-defined kernels: one, or one that stores partial results and one that combines them."""

    targets: Targets
    frontier: frozenset[int]
    cost: float
    stages: tuple[Sized, ...]


@dataclass(frozen=True, slots=True)
class Library:
    """A value computed by its operator alone: a pre-defined kernel, or a view."""

    targets: Targets
    frontier: frozenset[int]
    cost: float


Kernel: TypeAlias = Fused | Library


@dataclass(frozen=True, slots=True)
class Plan:
    """Kernels in the order in which they were chosen: consumers before producers."""

    kernels: tuple[Kernel, ...]
    cost: float
    launches: int


@dataclass(slots=True)
class _State:
    needed: frozenset[int]
    kernels: tuple[Kernel, ...]
    cost: float
    launches: int
    pending: tuple[Targets, frozenset[int]] | None = field(default=None)


class Partitioner:
    """Plans for one decomposed program; `searches` finds the kernels of a cone."""

    def __init__(self, program: Program, types: Sequence[TensorType], space: Space, machine: Machine, searches: Searches) -> None:
        self.program, self.space, self.machine, self.searches = program, space, machine, searches
        self.types = dict(enumerate(types))
        self.inputs = frozenset(range(len(program.inputs)))
        self.cones = ConeBuilder(program, types)
        self.exhausted = True
        self.keep = inf if space.top is None else max(3, space.top)
        self.most_inside = MOST_INSIDE if space.max_block_ops is None else space.max_block_ops
        self.floor = fastest_kernel(machine)
        self._fused: dict[tuple[Targets, frozenset[int]], list[Fused]] = {}
        self._bounds: dict[tuple[Targets, frozenset[int]], float] = {}
        self._libraries: dict[int, Library] = {}
        self._unfused_costs: dict[frozenset[int], float] = {}
        self._frontiers: dict[Targets, list[frozenset[int]]] = {}
        self._below: dict[int, frozenset[int]] = {}

    # One kernel.

    def fused(self, targets: Targets, frontier: frozenset[int]) -> list[Fused]:
        """The best kernels that compute `targets` from `frontier`, cheapest first; empty when there is none."""
        key = (targets, frontier)
        if key not in self._fused:
            cone = self.cones.build(targets, frontier)
            found = self.searches.kernels(cone, self.types)
            self._fused[key] = [Fused(targets, frontier, cost, stages) for cost, stages in found]
        return self._fused[key]

    def _searchable(self, targets: Targets, frontier: frozenset[int]) -> bool:
        """Whether a part of the program was searched, or still may be."""
        if (targets, frontier) in self._fused or self.searches.more():
            return True
        self.exhausted = False
        return False

    def library(self, value: int) -> Library:
        """The value's own operator as a kernel."""
        if value not in self._libraries:
            node = self.cones.node(value)
            cost = 0.0
            if node.op not in VIEWS:
                inner = [self.types[v] for v in node.operands]
                cost = float(kernel_cost(library_work(node, inner, self.types[value]), self.machine))
            self._libraries[value] = Library((value,), frozenset(node.operands), cost)
        return self._libraries[value]

    # The parts of a program that are tried as one kernel.

    def frontiers(self, targets: Targets) -> list[frozenset[int]]:
        """Frontiers of cones for `targets`: few cuts first, then cones that grow upward from the targets."""
        if targets not in self._frontiers:
            found: dict[frozenset[int], None] = {}
            if not any(self._barrier(t) for t in targets):
                cuts = sorted(self._inside(targets, frozenset()) - set(targets), reverse=True)
                for size in range(3):
                    for cut in islice(combinations(cuts, size), self.space.max_cones):
                        self._keep(found, targets, frozenset(self._inside(targets, frozenset(cut))))
                self._grow(found, targets)
            if len(found) > self.space.max_cones:
                self.exhausted = False
            self._frontiers[targets] = list(islice(found, self.space.max_cones))
        return self._frontiers[targets]

    def _barrier(self, value: int) -> bool:
        return value in self.inputs or self.cones.node(value).op in BARRIERS

    def _inside(self, targets: Targets, cut: frozenset[int]) -> set[int]:
        """The values computed from the targets' ancestors, up to inputs, barriers and `cut`."""
        inside: set[int] = set()
        stack = list(targets)
        while stack:
            value = stack.pop()
            if value not in inside:
                inside.add(value)
                stack += [v for v in self.cones.node(value).operands if v not in cut and not self._barrier(v)]
        return inside

    def below(self, value: int) -> frozenset[int]:
        """All that a value is computed from."""
        if value not in self._below:
            operands = () if value in self.inputs else self.cones.node(value).operands
            self._below[value] = frozenset(operands).union(*(self.below(v) for v in operands))
        return self._below[value]

    def _border(self, inside: frozenset[int]) -> frozenset[int]:
        return frozenset(v for u in inside for v in self.cones.node(u).operands if v not in inside)

    def _keep(self, found: dict[frozenset[int], None], targets: Targets, inside: frozenset[int]) -> frozenset[int]:
        """Adds the border of a part of the program, when it can be a kernel's frontier; the border."""
        border = self._border(inside)
        fits = len(inside) <= self.most_inside and len(border) <= self.space.max_inputs
        if fits and not any(t in self.below(v) for v in border for t in targets):
            found[border] = None
        return border

    def _grow(self, found: dict[frozenset[int], None], targets: Targets) -> None:
        """All parts of the program above the targets; stops once there are too many."""
        queue = [frozenset(targets)]
        seen = set(queue)
        for inside in queue:
            border = self._keep(found, targets, inside)
            for value in sorted(border, reverse=True):
                wider = inside | {value}
                if not self._barrier(value) and wider not in seen and len(wider) <= self.most_inside:
                    seen.add(wider)
                    queue.append(wider)
            if len(found) > self.space.max_cones or len(seen) > 4 * self.space.max_cones:
                self.exhausted = False
                return

    def _groups(self, needed: frozenset[int], outputs: Targets, first: bool) -> list[Targets]:
        """Sets of values that one kernel may store: the last of those needed, alone and with others.

        Nothing else that is needed may be computed from the others, or they would be needed before.
        """
        value = max(needed)
        others = [v for v in sorted(needed - {value}, reverse=True) if not self._barrier(v)]
        groups: list[Targets] = [(value,)]
        for size in range(1, self.space.max_outputs):
            for more in combinations(others, size):
                if not any(v in self.below(u) for v in more for u in needed - {value, *more}):
                    groups.append((value, *more))
        if first and len(outputs) > self.space.max_outputs:
            groups.append(outputs)
        return groups

    # Plans.

    def plans(self, per_launch: float = 0.0, below: float = inf) -> Iterator[Plan]:
        """Plans with fewer than `below` launches, cheapest first.

        `per_launch` is added to the cost of every launch: a large one gives the fewest kernels first.
        """
        outputs = tuple(dict.fromkeys(v for v in self.program.outputs if v not in self.inputs))
        heap: list[tuple[float, int, _State]] = []
        patience = PATIENCE if self.space.top is not None else inf
        most = min(below - 1, self.space.max_kernels if self.space.max_kernels is not None else inf)
        visits: dict[tuple[frozenset[int], int], int] = {}
        serial = count()
        expanded = 0

        def push(state: _State) -> None:
            bound = self._ahead(state, per_launch, most, hurry=expanded > patience)
            if bound is not None:
                heapq.heappush(heap, (state.cost + bound, next(serial), state))

        push(_State(frozenset(outputs), (), 0.0, 0))
        while heap:
            _, _, state = heapq.heappop(heap)
            expanded += 1
            if expanded == patience + 1:
                self.exhausted = False
                waiting, heap = [state, *(s for _, _, s in heap)], []
                for waits in waiting:
                    push(waits)
            elif state.pending is not None:
                targets, frontier = state.pending
                if not self._searchable(targets, frontier):
                    continue
                for kernel in self.fused(targets, frontier):
                    push(self._with(state, kernel, state.launches - 1 + len(kernel.stages)))
            elif state.needed:
                # The k best plans need the k best ways to each set of values still to be made, and no more.
                same = (state.needed, state.launches if most < inf else 0)
                visits[same] = visits.get(same, 0) + 1
                if visits[same] > self.keep:
                    continue
                value = max(state.needed)
                library = self.library(value)
                view = self.cones.node(value).op in VIEWS
                push(self._with(state, library, state.launches + (not view)))
                for targets in self._groups(state.needed, outputs, not state.kernels):
                    for frontier in self.frontiers(targets):
                        if self._searchable(targets, frontier):
                            push(_State(state.needed, state.kernels, state.cost, state.launches + 1, (targets, frontier)))
            else:
                yield Plan(state.kernels, state.cost, state.launches)

    def _ahead(self, state: _State, per_launch: float, most: float, hurry: bool) -> float | None:
        """What a state will still cost, at least; None when it must launch too much.

        In a hurry the estimate is what pre-defined kernels would cost: no bound, but it leads to complete plans without delay.
        """
        needed, optimistic = state.needed, 0.0
        if state.pending is not None:
            targets, frontier = state.pending
            needed = (needed - set(targets)) | (frontier - self.inputs)
            optimistic = self._optimistic(targets, frontier)
        # So many kernels are still to come, at least.
        still = -(-sum(self.cones.node(v).op not in VIEWS for v in needed) // self.space.max_outputs)
        if not state.kernels and state.pending is None:
            still = min(still, 1)
        if state.launches + still > most:
            return None
        ahead = self._unfused(needed) if hurry else still * self.floor
        return ahead + optimistic + per_launch * (state.launches + still)

    def _unfused(self, needed: frozenset[int]) -> float:
        """Microseconds of computing values by pre-defined kernels, from the program's inputs."""
        if needed not in self._unfused_costs:
            below: set[int] = set()
            stack = list(needed)
            while stack:
                value = stack.pop()
                if value not in below and value not in self.inputs:
                    below.add(value)
                    stack += self.cones.node(value).operands
            self._unfused_costs[needed] = sum(self.library(v).cost for v in below)
        return self._unfused_costs[needed]

    def _with(self, state: _State, kernel: Kernel, launches: int) -> _State:
        needed = (state.needed - set(kernel.targets)) | (kernel.frontier - self.inputs)
        return _State(needed, (*state.kernels, kernel), state.cost + kernel.cost, launches)

    def _optimistic(self, targets: Targets, frontier: frozenset[int]) -> float:
        """What kernels that compute `targets` from `frontier` cost at least."""
        key = (targets, frontier)
        if key in self._fused:
            return min((k.cost for k in self._fused[key]), default=inf)
        if key not in self._bounds:
            self._bounds[key] = cone_bound(self.cones.build(targets, frontier), self.types, self.space, self.machine)
        return self._bounds[key]
