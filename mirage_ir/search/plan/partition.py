"""Partition: which values of a program are materialized, and which kernel computes each.

A plan names, for every value that must be in device memory, the kernel that makes it: a cone fused into one graph-defined kernel,
or the operator as a pre-defined kernel (or a view, which is free). Cones may overlap: a cheap value can be recomputed in several
kernels instead of stored. Plans are enumerated best first over the sets of values still to be made; a cone is searched only when
its optimistic cost makes it the next best, so most never are.
"""

from __future__ import annotations

import heapq
from bisect import insort
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import combinations
from math import inf, nextafter
from typing import Any, TypeAlias

from mirage_ir.block.cost import least_cost, library_work
from mirage_ir.ops import VIEWS
from mirage_ir.program import Apply, TensorType
from mirage_ir.search.cone.arithmetic import least_arithmetic
from mirage_ir.search.cone.bound import cone_bound
from mirage_ir.search.cone.combining import partial_types
from mirage_ir.search.cone.cone import ConeBuilder, Value, reached
from mirage_ir.search.cone.instantiate import Instantiator
from mirage_ir.search.cone.kernels import SizedStructure
from mirage_ir.search.plan.first import likely_parts
from mirage_ir.search.plan.frontiers import Frontiers, KernelPart, TargetValues
from mirage_ir.search.plan.parts import cheapest
from mirage_ir.search.plan.queue import Queue
from mirage_ir.search.plan.values import Values, storage
from mirage_ir.search.run.run import Searches, Wish
from mirage_ir.search.space import Space
from mirage_ir.target.cost import kernel_cost
from mirage_ir.target.machines import Machine

MOST_EXPANDED = 3000
"""Partial plans expanded before complete ones are preferred.

Seven programs of `bench/search.py` are searched alike with 50, 1500 and 6000.
"""
MOST_WISHES = 64
"""Partial plans whose parts workers may search ahead. A choice."""
MOST_LOOKED = 8
"""Operators before a value up to which its cheapest kernels are looked at, before others that read it are searched. It bounds time
only."""
MOST_ASTRAY = 9
"""Parts searched in a row without a new plan among the cheapest, after which every other one belongs to a likely plan. A choice."""
MOST_LIKELY = 6
"""Operators of a part of a likely plan, at most: larger parts take longer, and bounds tell less of what they cost. A choice."""
MOST_UNGUIDED = 1
"""Parts searched in a row without a new plan among the cheapest, after which the parts of a first plan are searched. A choice."""
LAST_PLANS = 8
"""Most complete plans that are made once time is up. A choice."""


@dataclass(frozen=True, slots=True)
class Fused:
    """A cone as graph-defined kernels: one, or one that stores partial results and one that combines them."""

    targets: TargetValues
    frontier: frozenset[int]
    cost: float
    stages: tuple[SizedStructure, ...]


@dataclass(frozen=True, slots=True)
class Library:
    """A value computed by its operator alone: a pre-defined kernel, or a view."""

    targets: TargetValues
    frontier: frozenset[int]
    cost: float
    node: Apply


PlannedKernel: TypeAlias = Fused | Library


def touched(kernels: Sequence[PlannedKernel]) -> frozenset[int]:
    """The values that pre-defined kernels read or make: these keep the types that they have in the source."""
    return frozenset(v for k in kernels if isinstance(k, Library) for v in (*k.frontier, *k.targets))


@dataclass(frozen=True, slots=True)
class Plan:
    """Kernels in the order in which they were chosen: consumers before producers."""

    kernels: tuple[PlannedKernel, ...]
    cost: float
    launches: int


@dataclass(slots=True)
class _State:
    needed: frozenset[int]
    kernels: tuple[PlannedKernel, ...]
    cost: float
    launches: int
    pending: KernelPart | None = field(default=None)
    later: bool = field(default=False)
    """True while multi-kernel parts for the last value needed are unexplored."""

    @property
    def last(self) -> PlannedKernel | None:
        """The kernel that was chosen last."""
        return self.kernels[-1] if self.kernels else None


_Step: TypeAlias = tuple[float, int, KernelPart | Library, frozenset[int]]
"""A lower bound in µs for a plan that begins with a kernel, a number, the kernel, and the values that are needed then."""


class Partitioner:
    """Plans for one decomposed program; `searches` finds the kernels of a cone."""

    def __init__(self, values: Values, space: Space, machine: Machine, searches: Searches) -> None:
        self.values, self.space, self.machine, self.searches = values, space, machine, searches
        self.types: dict[Value, TensorType] = dict(enumerate(values.types))
        self.stored: dict[Value, TensorType] = {v: storage(v, values.source, type) for v, type in enumerate(values.types)}
        self.frontiers = Frontiers(values, space)
        self.inputs = self.frontiers.inputs
        self.keep = inf if space.kept is None else space.kept
        self.best: tuple[float, int] = inf, 0
        """Estimated cost (µs) and launches of the cheapest plan known, with pre-defined kernels for undecided values."""
        self._exhausted = values.complete
        self._queue: Queue[_State] = Queue()
        self._left: dict[KernelPart, float] = {}
        self._fused: dict[KernelPart, list[Fused]] = {}
        self._below: dict[KernelPart, float] = {}
        self._bounds: dict[KernelPart, float] = {}
        self._recosts: dict[Any, float] = {}
        self._sharp = set[KernelPart]()
        self.libraries, self._unfused = cache(self._library_ways), cache(self._library_costs)
        self._moved: dict[frozenset[int], tuple[float, float]] = {}
        self._looked: dict[int, float] = {}
        self._steps: dict[frozenset[int], list[_Step]] = {}
        self._settles: dict[frozenset[int], float] = {}
        self._cones = ConeBuilder(values.program, values.types, {v: ways[0] for v, ways in values.ways.items()})

    @property
    def exhausted(self) -> bool:
        """Whether no limit of effort was met."""
        return self._exhausted and self.frontiers.complete

    # One kernel.

    def fused(self, part: KernelPart, limit: float = inf) -> list[Fused]:
        """The best kernels for a part, cheapest first; may omit kernels that no plan under `limit` µs uses."""
        most = limit - self._before(part.frontier) if limit < inf else inf
        if part in self._fused and self._below[part] < most and not self.searches.more():
            self._exhausted = False
        elif part not in self._fused or self._below[part] < most:
            wishes = self._wishes(limit) if self.searches.run.ahead else ()
            found = self.searches.kernels(self.frontiers.cone(part), self.stored, wishes, most)
            self._fused[part] = [Fused(part.targets, part.frontier, cost, stages) for cost, stages in found]
            self._below[part] = most
        return self._fused[part]

    def _kernels(self, state: _State, limit: float, fewest: bool) -> list[Fused]:
        """The best kernels for the part of a state. For the `fewest`, no two make all of a program that one can make."""
        part = state.pending
        assert part is not None
        if fewest and not state.kernels and part.frontier <= self.inputs and state.needed <= {*part.targets} and self._below.get(part, 0.0) < limit:
            found = self.searches.kernels(self.frontiers.cone(part), self.stored, (), limit, alone=True)
            if found:
                return [Fused(part.targets, part.frontier, cost, stages) for cost, stages in found]
        return self.fused(part, limit)

    def _before(self, frontier: frozenset[int]) -> float:
        """Lower bound in µs for the kernels that compute the frontier of a part."""
        needed = frontier - self.inputs
        return self._least(needed, self._fewest(needed))

    def _fewest(self, needed: frozenset[int]) -> int:
        """How many kernels compute values, at least."""
        return -(-sum(self.frontiers.node(v).op not in VIEWS for v in needed) // self.space.max_outputs)

    def _searchable(self, part: KernelPart) -> bool:
        """Whether a part of the program was searched, or still may be."""
        if part in self._fused or self.searches.more():
            return True
        self._exhausted = False
        return False

    def _wishes(self, limit: float) -> Iterator[Wish]:
        """The cones for which plans may ask next, most likely first, each with the cost that its kernels must be below."""
        for state in self._queue.first(MOST_WISHES):
            if state.pending is not None and state.pending not in self._fused:
                most = limit - self._before(state.pending.frontier) if limit < inf else inf
                yield self.frontiers.cone(state.pending), most

    def left(self, cost: float) -> int:
        """How many parts of the program are known that were not searched, or not to their end, and that may be part of a plan
        that costs less. There may be more."""
        return sum(bound < cost for bound in self._left.values()) + self.searches.cut

    def outlook(self) -> tuple[float, int, int]:
        """`best`, and how many parts of the program wait to be searched that may be part of a cheaper plan."""
        waiting = {state.pending for bound, state in self._queue if state.pending is not None and bound < self.best[0]}
        return *self.best, len(waiting - self._fused.keys())

    def _library_ways(self, value: int) -> list[Library]:
        """The operators that compute a value, each as a kernel; the first way first."""
        found: list[Library] = []
        for node in self.values.ways[value]:
            cost = 0.0
            if node.op not in VIEWS:
                inner = [self.types[v] for v in node.operands]
                cost = float(kernel_cost(library_work(node, inner, self.types[value]), self.machine))
            found.append(Library((value,), frozenset(node.operands), cost, node))
        return found

    def _groups(self, needed: frozenset[int], outputs: TargetValues, first: bool) -> list[TargetValues]:
        """Sets of values that one kernel may store: the last of those needed, alone and with others.

        Nothing else that is needed may be computed from the others, or they would be needed before.
        """
        value = self._last(needed)
        others = [v for v in sorted(needed - {value}, reverse=True) if not self.frontiers.barrier(v)]
        groups: list[TargetValues] = [(value,)]
        for size in range(1, self.space.max_outputs):
            for more in combinations(others, size):
                if not any(v in self.frontiers.below(u) for v in more for u in needed - {value, *more}):
                    groups.append((value, *more))
        if first and len(outputs) > self.space.max_outputs:
            groups.append(outputs)
        return groups

    @property
    def outputs(self) -> TargetValues:
        """The program's outputs, each once, without inputs that are returned as they are."""
        return tuple(dict.fromkeys(v for v in self.values.program.outputs if v not in self.inputs))

    def parts(self) -> Iterator[KernelPart]:
        """Every part of the program for which some plan may ask, each once; branch and bound asks for few of them."""
        start = frozenset(self.outputs)
        waiting, met, asked = [start], {start}, set[KernelPart]()
        for needed in waiting:
            if not needed:
                continue
            groups = self._groups(needed, self.outputs, needed == start)
            found = [part for group in groups for alone in (True, False) for part in self.frontiers.parts(group, alone)]
            yield from (part for part in found if part not in asked)
            asked.update(found)
            for kernel in (*found, *self.libraries(self._last(needed))):
                later = (needed - set(kernel.targets)) | (kernel.frontier - self.inputs)
                if later not in met:
                    met.add(later)
                    waiting.append(later)

    # Plans.

    def plans(self, per_launch: float = 0.0, below: float = inf, limit: Callable[[], float] = lambda: inf) -> Iterator[Plan]:
        """Plans with fewer than `below` launches, cheapest first; may omit plans that cost `limit` µs or more.

        `per_launch` is added to the cost of every launch: a large one gives the fewest kernels first. The limit may fall.
        """
        outputs = self.outputs
        queue = self._queue = Queue[_State]()
        # Of distinct plans, and of those with few kernels, it is not known which are the last that are wanted.
        keep = None if self.space.distinct or per_launch else self.space.kept
        patience = MOST_EXPANDED if self.space.top is not None else inf
        most = min(below - 1, self.space.max_kernels if self.space.max_kernels is not None else inf)
        visits: dict[tuple[frozenset[int], int], int] = {}
        expanded, hurry, last = 0, False, LAST_PLANS
        astray = 0
        """Parts searched since a plan was completed that is among the cheapest."""
        complete: list[float] = []
        completed: list[float] = []
        """Costs of partial plans with pre-defined kernels for the rest: no two of them are the same plan."""
        foreseen: list[float] | None = None
        """Costs of first plans, once they were made."""

        def wanted() -> float:
            """The cost in µs that a new plan must be below to be of use."""
            if keep is None:
                return limit()
            known = (costs[keep - 1] for costs in (complete, completed, foreseen or ()) if len(costs) >= keep)
            return min(limit(), nextafter(min(known, default=inf), inf))

        def push(state: _State, again: bool = False) -> None:
            nonlocal astray
            bound = self._ahead(state, per_launch, most, hurry)
            if bound is None:
                return
            likely = None
            if state.needed or state.pending is not None:
                small = state.pending is None or self.frontiers.operators(state.pending) <= MOST_LIKELY
                likely = self._ahead(state, per_launch, most, hurry=True) if small and keep is not None and not hurry else None
            elif not again:
                astray = 0 if state.cost < wanted() else astray
                insort(complete, state.cost)
            if keep is not None and not again and state.pending is None and not state.later and not isinstance(state.last, Library):
                insort(completed, self._completed(state))
            queue.add(state, state.cost + bound, inf if likely is None else state.cost + likely)
            self._note(state)

        def pend(state: _State, alone: bool) -> None:
            for targets in self._groups(state.needed, outputs, not state.kernels):
                for part in self._parts(targets, alone):
                    if self._searchable(part):
                        push(_State(state.needed, state.kernels, state.cost, state.launches + 1, part))

        push(_State(frozenset(outputs), (), 0.0, 0))
        while queue:
            # Bounds that are far too low lead from one part to the next, and never to a plan that others must compete with.
            found = queue.likeliest() if astray >= MOST_ASTRAY and astray % 2 and not hurry else None
            greedy = found is not None
            bound, state = found or queue.least()
            if self._reaches(state, wanted() if greedy else limit()):
                continue
            expanded += 1
            over = self.searches.run.over()
            if not hurry and (over or expanded > patience):
                hurry, self._exhausted = True, False
                waiting = [state, *queue.empty()]
                if over:
                    self._leave(waiting)
                for waits in waiting:
                    if waits.pending is None or self._searchable(waits.pending):
                        push(waits, again=True)
            elif state.pending is not None:
                if not self._searchable(state.pending):
                    continue
                if state.pending not in self._fused and self._sharpened(state, per_launch, most, hurry) > bound:
                    expanded -= 1
                    push(state)
                    continue
                rest = (state.needed - {*state.pending.targets}) | (state.pending.frontier - self.inputs)
                if state.pending not in self._fused and rest and wanted() < inf and not hurry:
                    operators = self.frontiers.operators(state.pending)
                    self._settle(rest, wanted() - state.cost - self._optimistic(state.pending), wanted(), operators)
                    ahead = self._ahead(state, per_launch, most, hurry)
                    assert ahead is not None
                    if state.cost + ahead > bound:
                        expanded -= 1
                        push(state)
                        continue
                if keep is not None and foreseen is None and astray >= MOST_UNGUIDED:
                    foreseen = self._foreseen(wanted, most, keep)
                    push(state)
                    continue
                astray += state.pending not in self._fused
                for kernel in self._kernels(state, wanted(), fewest=per_launch > 0):
                    push(self._with(state, kernel, state.launches - 1 + len(kernel.stages)))
            elif state.later:
                pend(state, alone=False)
            elif state.needed:
                # The k best plans need the k best ways to each set of values still to be made, and no more.
                same = (state.needed, state.launches if most < inf else 0)
                if not greedy:  # It may not be one of the k best.
                    visits[same] = visits.get(same, 0) + 1
                if visits.get(same, 0) > self.keep:
                    continue
                for library in self.libraries(self._last(state.needed)):
                    push(self._with(state, library, state.launches + (library.node.op not in VIEWS)))
                pend(state, alone=True)
                push(replace(state, later=True))
            else:
                yield Plan(state.kernels, state.cost, state.launches)
                last -= over
                if last == 0:
                    return

    def _foreseen(self, wanted: Callable[[], float], most: float, keep: int) -> list[float]:
        """Microseconds of the `keep` cheapest plans whose kernels end where estimates say; searches for these kernels."""
        likely = likely_parts(self.values.source, self.values.types, self.machine, self.frontiers.most_inside)
        by_target = {v: part for part in likely for v in part.targets}
        needed, rows = frozenset(self.outputs), list[Sequence[PlannedKernel]]()
        while needed:
            value = self._last(needed)
            row: Sequence[PlannedKernel] = self.libraries(value)[:1]
            if value in by_target:
                others = sorted({*by_target[value].targets} - {value}, reverse=True)
                part = KernelPart((value, *others), by_target[value].frontier)
                known = any(part in self.frontiers.parts(part.targets, alone) for alone in (True, False))
                if known and part.targets in self._groups(needed, self.outputs, not rows) and self._searchable(part):
                    row = self.fused(part, wanted()) or row
            rows.append(row)
            needed = (needed - {*row[0].targets}) | (row[0].frontier - self.inputs)
        plans = [
            [row[n] for row, n in zip(rows, chosen, strict=True)]
            for chosen in cheapest([[k.cost for k in row] for row in rows], keep)
        ]
        return sorted(self._settled(plan) for plan in plans)

    def _parts(self, targets: TargetValues, alone: bool) -> list[KernelPart]:
        """Parts for `targets`; once time is up, only searched ones."""
        if not self.searches.run.over():
            return self.frontiers.parts(targets, alone)
        return [p for p in self._fused if p.targets == targets and (p.frontier <= self.inputs) == alone]

    def _leave(self, waiting: Sequence[_State]) -> None:
        """Remembers which parts stay unsearched, each with the cost of a plan with it, at least."""
        for state in waiting:
            if state.pending is not None and state.pending not in self._fused:
                ahead = self._ahead(state, 0.0, inf, hurry=False)
                assert ahead is not None
                self._left[state.pending] = min(state.cost + ahead, self._left.get(state.pending, inf))

    def _note(self, state: _State) -> None:
        """Looks whether a state, completed by pre-defined kernels, is the best plan so far."""
        if state.pending is None and not state.later:
            cost = state.cost + self._unfused(state.needed)
            if cost < self.best[0]:
                launched = {v for v in self._computed(state.needed) if self.frontiers.node(v).op not in VIEWS}
                self.best = cost, state.launches + len(launched)

    def _ahead(self, state: _State, per_launch: float, most: float, hurry: bool) -> float | None:
        """Lower bound in µs for the rest of a plan; None when it must launch more than `most` kernels.

        In a hurry it is the cost of pre-defined kernels: no bound, but it leads to complete plans without delay.
        """
        needed, optimistic = state.needed, 0.0
        if state.pending is not None:
            needed = (needed - set(state.pending.targets)) | (state.pending.frontier - self.inputs)
            optimistic = self._optimistic(state.pending)
        # Kernels still to come, at least.
        still = self._fewest(needed)
        if not state.kernels and state.pending is None:
            still = min(still, 1)
        if state.later:  # A kernel for the last value, and one for its operands.
            still = max(still, 2)
        if state.launches + still > most:
            return None
        ahead = self._unfused(needed) if hurry else self._least(needed, still)
        return ahead + optimistic + per_launch * (state.launches + still)

    def _least(self, needed: frozenset[int], kernels: int) -> float:
        """Lower bound in µs for `kernels` launches that compute `needed` from the program's inputs.

        All inputs are read, the values are written, and products are multiplied once. None costs less than a value that was looked
        at.
        """
        if needed not in self._moved:
            below = frozenset[int]().union(*(self.frontiers.below(v) for v in needed))
            written = (v for v in needed if not any(way.op in VIEWS for way in self.values.ways[v]))
            read = sum(self.types[v].nbytes for v in below & self.inputs)
            moved = read + sum(min(self.types[v].nbytes, self.stored[v].nbytes) for v in written)
            self._moved[needed] = moved, self._multiplied(needed, below)
        nbytes, pairs = self._moved[needed]
        looked = (self._looked.get(v, 0.0) for v in needed)
        return max([least_cost(self.machine, kernels, nbytes, pairs), self._settles.get(needed, 0.0), *looked])

    def _look(self, value: int) -> None:
        """Bounds the kernels that compute a value: the last of them, whatever it reads, and the least that comes before it."""
        if value in self._looked or len(self.frontiers.below(value) - self.inputs) > MOST_LOOKED:
            return
        least = min(way.cost + self._before(way.frontier) for way in self.libraries(value))
        parts = [part for alone in (True, False) for part in self.frontiers.parts((value,), alone)]
        ahead = [(self._optimistic(part) + self._before(part.frontier), n) for n, part in enumerate(parts)]
        heapq.heapify(ahead)
        while ahead and ahead[0][0] < least:
            part = parts[ahead[0][1]]
            if part in self._sharp:
                least = ahead[0][0]
            else:
                heapq.heapreplace(ahead, (self._sharp_bound(part) + self._before(part.frontier), ahead[0][1]))
        self._looked[value] = least

    def _settle(self, needed: frozenset[int], below: float, limit: float, most: int) -> float:
        """Lower bound in µs for the kernels that compute `needed`; searches for kernels of at most `most` operators as long as it is
        less than `below` and may grow."""
        if not needed:
            return 0.0
        if needed not in self._steps:
            kernels = self._first_kernels(needed)
            if len(kernels) > 2**most:
                return self._least(needed, self._fewest(needed))
            self._steps[needed] = self._first_steps(needed, kernels)
        steps = self._steps[needed]
        while steps:
            known, number, kernel, rest = steps[0]
            bound = self._step_cost(kernel) + self._least(rest, self._fewest(rest))
            if bound > known:
                heapq.heapreplace(steps, (bound, number, kernel, rest))
            elif known >= below:
                break
            elif isinstance(kernel, KernelPart) and kernel not in self._fused:
                if kernel not in self._sharp:
                    self._sharp_bound(kernel)
                elif self.frontiers.operators(kernel) <= most and self.searches.more():
                    self.fused(kernel, limit)
                else:
                    break
            elif self._settle(rest, below - self._step_cost(kernel), limit, most) + self._step_cost(kernel) <= known:
                break
        bound = steps[0][0] if steps else inf
        self._settles[needed] = max(bound, self._settles.get(needed, 0.0))
        return self._settles[needed]

    def _first_kernels(self, needed: frozenset[int]) -> list[KernelPart | Library]:
        """The kernels that may compute the last value of those needed."""
        value = self._last(needed)
        kernels: list[KernelPart | Library] = list(self.libraries(value))
        for targets in self._groups(needed, self.outputs, first=False):
            kernels += (part for alone in (True, False) for part in self.frontiers.parts(targets, alone))
        return kernels

    def _first_steps(self, needed: frozenset[int], kernels: Sequence[KernelPart | Library]) -> list[_Step]:
        """Plans for the values needed that begin with each of some kernels, with lower bounds: a heap."""
        rests = [(needed - {*kernel.targets}) | (kernel.frontier - self.inputs) for kernel in kernels]
        steps = [
            (self._step_cost(kernel) + self._least(rest, self._fewest(rest)), number, kernel, rest)
            for number, (kernel, rest) in enumerate(zip(kernels, rests, strict=True))
        ]
        heapq.heapify(steps)
        return steps

    def _step_cost(self, kernel: KernelPart | Library) -> float:
        """Lower bound in µs for a kernel, or for the kernels of a part."""
        return kernel.cost if isinstance(kernel, Library) else self._optimistic(kernel)

    def _multiplied(self, needed: frozenset[int], below: frozenset[int]) -> float:
        """Pairs of entries that computing values from the program's inputs multiplies and adds, at least."""
        barriers = frozenset(v for v in needed | below if self.frontiers.barrier(v))
        read = (v for b in barriers - self.inputs for v in self.frontiers.node(b).operands)
        targets = sorted({*needed, *read} - barriers)
        if not targets:
            return 0.0
        cone = self._cones.build(targets, barriers)
        arithmetic = least_arithmetic(cone)
        entries = (cone.entries((*p.axes, *p.bound)) for p in arithmetic.products)
        networks = (n.least(lambda s, _: float(cone.entries(tuple(s)))) for n in arithmetic.networks)
        return sum(entries) + sum(networks)

    def _reaches(self, state: _State, limit: float) -> bool:
        """Whether no plan that begins like this costs less than a limit."""
        if limit == inf:
            return False
        ahead = self._ahead(state, 0.0, inf, hurry=False)
        assert ahead is not None
        return state.cost + ahead >= limit

    def _library_costs(self, needed: frozenset[int]) -> float:
        """Microseconds of computing values by pre-defined kernels, from the program's inputs."""
        return sum(self.libraries(v)[0].cost for v in self._computed(needed))

    def _completed(self, state: _State) -> float:
        """Microseconds of a partial plan with pre-defined kernels for the rest."""
        rest = sorted(self._computed(state.needed))
        return self._settled((*state.kernels, *(self.libraries(v)[0] for v in rest)))

    def _computed(self, needed: frozenset[int]) -> set[int]:
        """Values that are needed and all that they are computed from, by first ways; without inputs."""
        return reached(needed, lambda v: {*self.frontiers.node(v).operands} - self.inputs)

    def _with(self, state: _State, kernel: PlannedKernel, launches: int) -> _State:
        needed = (state.needed - set(kernel.targets)) | (kernel.frontier - self.inputs)
        kernels = (*state.kernels, kernel)
        return _State(needed, kernels, state.cost + kernel.cost if needed else self._settled(kernels), launches)

    def _settled(self, kernels: Sequence[PlannedKernel]) -> float:
        """Microseconds of all kernels of a plan: now it is known which values have the types of the source."""
        own: dict[Value, TensorType] = {v: self.types[v] for v in touched(kernels) if self.types[v] != self.stored[v]}
        return sum(self._recosted(k, own) if isinstance(k, Fused) else k.cost for k in kernels)

    def _recosted(self, kernel: Fused, own: dict[Value, TensorType]) -> float:
        """Microseconds of a kernel whose loads and stores of some values are of other types."""
        if not own.keys() & {*kernel.frontier, *kernel.targets}:
            return kernel.cost
        key = kernel.stages, frozenset(v for v in own if v in kernel.frontier or v in kernel.targets)
        if key not in self._recosts:
            types = self.stored | own
            stages = ((s, types | partial_types(s), roles) for s, roles in kernel.stages)
            self._recosts[key] = sum(Instantiator(s, known, self.space, self.machine).cost(roles) for s, known, roles in stages)
        return self._recosts[key]

    def _optimistic(self, part: KernelPart) -> float:
        """Lower bound in µs for the kernels of a part."""
        if part in self._fused:
            return min((k.cost for k in self._fused[part]), default=self._below[part])
        if part not in self._bounds:
            self._bounds[part] = cone_bound(self.frontiers.cone(part), self.stored, self.space, self.machine, sharp=False)
        return self._bounds[part]

    def _sharpened(self, state: _State, per_launch: float, most: float, hurry: bool) -> float:
        """The bound of a state in µs, with the sharp bound for its pending part."""
        part = state.pending
        assert part is not None
        for value in part.frontier - self.inputs:
            self._look(value)
        self._sharp_bound(part)
        ahead = self._ahead(state, per_launch, most, hurry)
        assert ahead is not None
        return state.cost + ahead

    def _sharp_bound(self, part: KernelPart) -> float:
        """The best lower bound in µs for the kernels of a part."""
        if part not in self._sharp and part not in self._fused:
            sharp = cone_bound(self.frontiers.cone(part), self.stored, self.space, self.machine)
            self._bounds[part] = max(self._optimistic(part), sharp)
        self._sharp.add(part)
        return self._optimistic(part)

    def _last(self, needed: frozenset[int]) -> int:
        """The value that is needed and that no other needed one is computed from."""
        return max(needed, key=self.values.rank.__getitem__)
