"""Partition: which values of a program are materialized, and which kernel computes each.

A plan names, for every value that must be in device memory, the kernel that makes it: a cone fused into one graph-defined kernel,
or the operator as a pre-defined kernel (or a view, which is free). Cones may overlap: a cheap value can be recomputed in several
kernels instead of stored. Plans are enumerated best first over the sets of values still to be made; a cone is searched only when
its optimistic cost makes it the next best, so most never are.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, count
from math import inf, prod
from typing import Any, TypeAlias

from mirage_ir.program import VIEWS, DType, Program, TensorType
from mirage_ir.search.cone import BARRIERS, Axes, Cone, ConeBuilder
from mirage_ir.search.instantiate import Instantiator
from mirage_ir.search.sizes import Roles
from mirage_ir.search.space import Space
from mirage_ir.search.split import PARTS, split_reduction
from mirage_ir.search.structures import Structure, structures
from mirage_ir.search.tiles import TileSpace
from mirage_ir.target.cost import BLOCK_US, ITERATION_US, kernel_cost, library_work
from mirage_ir.target.machines import Machine

PATIENCE = 3000
"""Partial plans expanded before complete ones are preferred."""
FULL_BUDGET = 8
"""Parts of a program that are searched with all states that the space allows."""
Targets: TypeAlias = tuple[int, ...]


Sized: TypeAlias = tuple[Structure, Roles]


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
class Counts:
    """What a search did."""

    states: int = 0
    pruned: int = 0
    structures: int = 0
    cones: int = 0
    exhausted: bool = True


@dataclass(slots=True)
class _State:
    needed: frozenset[int]
    kernels: tuple[Kernel, ...]
    cost: float
    launches: int
    pending: tuple[Targets, frozenset[int]] | None = field(default=None)


class Partitioner:
    """Plans for one decomposed program."""

    def __init__(self, program: Program, types: Sequence[TensorType], space: Space, machine: Machine) -> None:
        self.program, self.space, self.machine = program, space, machine
        self.types = dict(enumerate(types))
        self.inputs = frozenset(range(len(program.inputs)))
        self.cones = ConeBuilder(program, types)
        self.counts = Counts()
        self.keep = max(3, space.top)
        self.floor = machine.launch_us + BLOCK_US + ITERATION_US
        self._fused: dict[tuple[Targets, frozenset[int]], list[Fused]] = {}
        self._shapes: dict[Any, list[tuple[float, tuple[Sized, ...]]]] = {}
        self._libraries: dict[int, Library] = {}
        self._unfused_costs: dict[frozenset[int], float] = {}
        self._frontiers: dict[Targets, list[frozenset[int]]] = {}

    # One kernel.

    def fused(self, targets: Targets, frontier: frozenset[int]) -> list[Fused]:
        """The best kernels that compute `targets` from `frontier`, cheapest first; empty when there is none."""
        key = (targets, frontier)
        if key not in self._fused:
            cone = self.cones.build(targets, frontier)
            self._fused[key] = [Fused(targets, frontier, cost, stages) for cost, stages in self._search(cone)]
        return self._fused[key]

    def _search(self, cone: Cone) -> list[tuple[float, tuple[Sized, ...]]]:
        """The best kernels for a cone; cones that are the same computation on the same values are searched once."""
        key = (cone.key(), tuple(i.value for i in cone.loads), tuple(t.value for t in cone.targets))
        if key in self._shapes:
            return self._shapes[key]
        self.counts.cones += 1
        whole: list[tuple[float, Structure, Roles]] = []
        for loop_index in self._loop_indices(cone):
            tiles = TileSpace(cone, loop_index, self._budget(), self.space.max_block_ops)
            self.counts.states += tiles.states
            self.counts.pruned += tiles.pruned
            self.counts.exhausted &= tiles.exhausted
            for structure in structures(tiles, self.space.max_block_ops, self.space.max_structures):
                self.counts.structures += 1
                sizes = Instantiator(structure, self.types, self.space, self.machine).best(self.keep)
                whole += [(cost, structure, roles) for cost, roles in sizes]
        whole.sort(key=lambda item: (item[0], len(item[1].parts)))
        best = [(cost, ((structure, roles),)) for cost, structure, roles in whole]
        for structure in list(dict.fromkeys(s for _, s, _ in whole if s.loop_index is not None))[: self.space.max_splits]:
            best += self._split(structure)
        single = [b for b in best if len(b[1]) == 1][: self.keep]
        double = sorted((b for b in best if len(b[1]) > 1), key=lambda b: b[0])[: self.keep]
        self._shapes[key] = sorted(single + double, key=lambda b: b[0])
        return self._shapes[key]

    def _split(self, structure: Structure) -> list[tuple[float, tuple[Sized, ...]]]:
        """The structure with its reduction split over blocks, in the best sizes."""
        pair = split_reduction(structure)
        if pair is None:
            return []
        producing, combining = pair
        whole = {t.value: self._whole(t.axes, structure) for t in producing.targets}
        found: list[tuple[float, tuple[Sized, ...]]] = []
        combined: dict[int, list[tuple[float, Structure, Roles]]] = {}
        for cost, roles in Instantiator(producing, {**self.types, **whole}, self.space, self.machine).best(4 * self.keep):
            parts = prod(g for i, g in roles.grid if i == producing.split)
            if parts == 1:
                continue
            if parts not in combined:
                second = replace(combining, extents={**combining.extents, PARTS: parts})
                partials = {v: TensorType((parts, *t.shape), t.dtype) for v, t in whole.items()}
                sizes = Instantiator(second, {**self.types, **partials}, self.space, self.machine, combining=True).best(1)
                combined[parts] = [(c, second, r) for c, r in sizes]
            found += [(cost + c, ((producing, roles), (second, r))) for c, second, r in combined[parts]]
        return sorted(found, key=lambda item: item[0])[: self.keep]

    @staticmethod
    def _whole(axes: Axes, structure: Structure) -> TensorType:
        """The type of a whole accumulated value; the loop index of a tile's axis is not split any more."""
        return TensorType(tuple(1 if i is None else structure.extents[i] for i in axes), DType.f32)

    def _budget(self) -> int:
        """States for the next tile space: the limit for the first cones, then less and less, so that large programs end too."""
        return max(self.space.max_states * FULL_BUDGET // max(FULL_BUDGET, self.counts.cones), self.space.max_states // 16)

    @staticmethod
    def _loop_indices(cone: Cone) -> list[str | None]:
        """What the for-loop may split: an index that no target has (an accumulator ends it), or nothing."""
        kept = {i for t in cone.targets for i in t.axes}
        return [None, *(i for i in sorted(cone.extents) if i not in kept)]

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
        if targets in self._frontiers:
            return self._frontiers[targets]
        found: dict[frozenset[int], None] = {}
        limit = self.space.max_cones
        if not any(self._barrier(t) for t in targets):
            whole = self._inside(targets, frozenset())
            cuts = sorted(whole - set(targets), reverse=True)
            for size in range(3):
                for cut in combinations(cuts, size):
                    if len(found) < limit:
                        self._keep(found, targets, frozenset(cut))
            self._grow(found, targets, 2 * limit)
            if len(cuts) > 3 or len(found) >= limit:
                self.counts.exhausted &= len(found) < limit
        self._frontiers[targets] = list(found)
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

    def _border(self, inside: set[int]) -> frozenset[int]:
        return frozenset(v for u in inside for v in self.cones.node(u).operands if v not in inside)

    def _keep(self, found: dict[frozenset[int], None], targets: Targets, cut: frozenset[int]) -> None:
        inside = self._inside(targets, cut)
        border = self._border(inside)
        if len(inside) <= self.space.max_block_ops and len(border) <= self.space.max_inputs:
            found[border] = None

    def _grow(self, found: dict[frozenset[int], None], targets: Targets, limit: int) -> None:
        queue = [frozenset(targets)]
        seen = set(queue)
        for inside in queue:
            border = self._border(set(inside))
            if len(border) <= self.space.max_inputs:
                found[border] = None
            for value in sorted(border, reverse=True):
                wider = inside | {value}
                if not self._barrier(value) and wider not in seen and len(seen) < limit and len(wider) <= self.space.max_block_ops:
                    seen.add(wider)
                    queue.append(wider)

    # Plans.

    def plans(self, per_launch: float = 0.0, below: float = inf) -> Iterator[Plan]:
        """Plans with fewer than `below` launches, cheapest first.

        `per_launch` is added to the cost of every launch: a large one gives the fewest kernels first.
        """
        outputs = tuple(dict.fromkeys(v for v in self.program.outputs if v not in self.inputs))
        heap: list[tuple[float, int, _State]] = []
        most = min(below - 1, self.space.max_kernels if self.space.max_kernels is not None else inf)
        visits: dict[tuple[frozenset[int], int], int] = {}
        serial = count()
        expanded = 0

        def push(state: _State) -> None:
            bound = self._ahead(state, per_launch, most, hurry=expanded > PATIENCE)
            if bound is not None:
                heapq.heappush(heap, (state.cost + bound, next(serial), state))

        push(_State(frozenset(outputs), (), 0.0, 0))
        while heap:
            _, _, state = heapq.heappop(heap)
            expanded += 1
            if expanded == PATIENCE + 1:
                self.counts.exhausted = False
                waiting, heap = [state, *(s for _, _, s in heap)], []
                for waits in waiting:
                    push(waits)
            elif state.pending is not None:
                targets, frontier = state.pending
                if (targets, frontier) not in self._fused and self.counts.cones >= self.space.max_searches:
                    self.counts.exhausted = False
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
                groups: list[tuple[int, ...]] = [(value,)]
                if len(outputs) > 1 and not state.kernels:
                    groups.append(outputs)
                for targets in groups:
                    for frontier in self.frontiers(targets):
                        if (targets, frontier) not in self._fused and self.counts.cones >= self.space.max_searches:
                            self.counts.exhausted = False
                            continue
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
        # Each value still needed takes a kernel of its own, but for outputs that one kernel may make together.
        still = sum(self.cones.node(v).op not in VIEWS for v in needed)
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
        """No kernel is faster: a launch, and each tensor moved once."""
        moved = sum(self.types[v].nbytes for v in (*frontier, *targets))
        return max(self.floor, self.machine.launch_us + moved / self.machine.dram_bandwidth)
