"""Partition: which values of a program are materialized, and which kernel computes each.

A plan names, for every value that must be in device memory, the kernel that makes it: a cone fused into one graph-defined kernel,
or the operator as a pre-defined kernel (or a view, which is free). Cones may overlap: a cheap value can be recomputed in several
kernels instead of stored. Plans are enumerated best first over the sets of values still to be made; a cone is searched only when
its optimistic cost makes it the next best, so most never are.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain, islice
from math import inf, nextafter
from typing import TypeAlias

from mirage_ir.clock import Clock, TimeUp
from mirage_ir.ops import VIEWS
from mirage_ir.search.plan.first import first_plans, likely_parts
from mirage_ir.search.plan.frontiers import Frontiers, KernelPart, TargetValues
from mirage_ir.search.plan.known import KnownKernels
from mirage_ir.search.plan.least import LeastCosts
from mirage_ir.search.plan.lookahead import Lookahead
from mirage_ir.search.plan.planned import Fused, Library, Plan, PlannedKernel, launches, tellable
from mirage_ir.search.plan.queue import Queue
from mirage_ir.search.plan.quick import QuickPlanner, may_follow_program
from mirage_ir.search.plan.values import Values
from mirage_ir.search.plan.whole import WholePlans
from mirage_ir.search.run.run import Searches, Wish
from mirage_ir.search.space import Space
from mirage_ir.target.machines import Machine

MOST_EXPANDED = 3000
"""Partial plans expanded before complete ones are preferred.

Seven programs of `bench/search.py` are searched alike with 50, 1500 and 6000.
"""
MOST_HURRIED = 4 * MOST_EXPANDED
"""Partial plans after which no more plans are made, although complete ones were preferred. The fewest kernels may be hard to find
where many values are needed at once."""
QUICK_PLANS = 64
"""Plans that follow the program, of which those are taken that are told apart. A choice."""
MOST_WISHES = 64
"""Partial plans whose parts workers may search ahead. A choice."""
MOST_UNGUIDED = 1
"""Parts searched without a new plan among the cheapest, after which the parts of first plans are searched. A choice."""
BOUND_WORK = 10
"""Tile values that are considered in the time of a bound. They take 0.1 ms to 0.2 ms each, bounds 1 ms to 3 ms."""
MOST_ASTRAY = 9
"""Parts searched in a row without a new plan among the cheapest, after which every other one belongs to a likely plan. A choice."""
MOST_LIKELY = 6
"""Operators of a part of a likely plan, at most: larger parts take longer, and bounds tell less of what they cost. A choice."""
LAST_PLANS = 24
"""Most complete plans that are made once time is up. A choice."""
WORTH_MAKING = 2.0
"""Times the cost of the cheapest plan that is known: a plan that costs more is not made once time is up. A choice."""


PlanKey: TypeAlias = frozenset[tuple[TargetValues, frozenset[int], object]]
"""The kernels of a plan: what each stores and reads, and how it computes that."""


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


class Partitioner:
    """Plans for one decomposed program; `searches` finds the kernels of a cone."""

    def __init__(self, values: Values, space: Space, machine: Machine, searches: Searches) -> None:
        self.values, self.space, self.machine, self.searches = values, space, machine, searches
        self.frontiers = Frontiers(values, space)
        self.whole = WholePlans(values, self.frontiers, space, machine)
        self.least = LeastCosts(values, self.frontiers, self.whole, space, machine)
        self.lookahead = Lookahead(self.frontiers, self.least, self._searched, searches.run.over)
        self.inputs = self.frontiers.inputs
        self.keep = inf if space.kept is None else space.kept
        self.best: tuple[float, int] = inf, 0
        """Estimated cost (µs) and launches of the cheapest plan known, with pre-defined kernels for undecided values."""
        self.quick: list[Plan] = []
        """Plans whose kernels follow the program, cheapest first, once `start_quickly` has found them."""
        self._further_kernels: list[Fused] = []
        """Kernels that follow the program, or were searched as single ones: not all that their parts have."""
        self._exhausted = values.complete
        self._queue: Queue[_State] = Queue()
        self._left: dict[KernelPart, float] = {}
        self._whole: list[Plan] = []
        """The plans that are the whole program as one part, once `start_whole` has found them."""
        self._fruitful = 0
        """The work that was done when the best program was found."""

    @property
    def exhausted(self) -> bool:
        """Whether no limit of effort was met."""
        return self._exhausted and self.frontiers.complete

    def start_quickly(self, clock: Clock) -> None:
        """Finds plans whose kernels follow the program, as many as are kept or as time allows: what else is searched is better."""
        if not may_follow_program(self.space):
            return
        assert self.space.kept is not None
        planner = QuickPlanner(self.values, self.whole, self.space, self.machine, self.frontiers.most_inside)
        most = inf if self.space.max_kernels is None else self.space.max_kernels
        found = [tuple(kernels) for kernels in planner.plans(clock, QUICK_PLANS if self.space.distinct else self.space.kept)]
        self.quick = sorted((Plan(k, self.whole.cost(k), launches(k)) for k in found if launches(k) <= most), key=lambda p: p.cost)
        self._further_kernels += planner.found
        if self.quick:
            self.best = self.quick[0].cost, self.quick[0].launches

    def start_whole(self, limit: float) -> None:
        """Searches the whole program as one part for a plan under `limit` µs, while there is patience for a part that large."""
        outputs = self.frontiers.outputs
        whole = self.frontiers.parts(outputs, alone=True)[:1] if outputs and self.space.patient < inf else []
        limit = nextafter(limit, inf)  # As when plans are made: else the part would be searched once more.
        for part in whole:
            if self._more() and self.least.of_kernel(part) < limit:
                while not self.least.is_sharp(part) and self.least.sharpen(part) < limit:
                    pass
                found = self.fused(part, limit) if self.least.of_kernel(part) < limit else []
                self._whole = [Plan((kernel,), kernel.cost, len(kernel.stages)) for kernel in found]
                for kernel in found[:1]:
                    if kernel.cost < self.best[0]:
                        self.best, self._fruitful = (kernel.cost, len(kernel.stages)), self._work

    # One kernel.

    def fused(self, part: KernelPart, limit: float = inf) -> list[Fused]:
        """The best kernels for a part, cheapest first; may omit kernels that no plan under `limit` µs uses."""
        found, below = self.least.found, self.least.below
        most = limit - self.least.before(part.frontier) if limit < inf else inf
        if part in found and below[part] < most and not self._more():
            self._exhausted = False
        elif part not in found or below[part] < most:
            wishes = self._wishes(limit) if self.searches.run.ahead else ()
            kernels = self.searches.kernels(self.frontiers.cone(part), self.whole.stored, wishes, most)
            found[part] = [Fused(part.targets, part.frontier, cost, stages) for cost, stages in kernels]
            below[part] = most
        return found[part]

    def _kernels(self, state: _State, limit: float, fewest: bool) -> list[Fused]:
        """The best kernels for the part of a state. Where the `fewest` are wanted and one makes all of a program, no two are."""
        part = state.pending
        assert part is not None
        all_of_it = not state.kernels and not self._rest(state)
        if fewest and all_of_it and self.least.below.get(part, 0.0) < limit:
            found = self.searches.kernels(self.frontiers.cone(part), self.whole.stored, (), limit, alone=True)
            if found:
                alone = [Fused(part.targets, part.frontier, cost, stages) for cost, stages in found]
                self._further_kernels += alone
                return alone
        found = self.fused(part, limit)
        return tellable(found, lambda kernel: kernel.cost, self.best[0]) if self.space.distinct else found

    @property
    def _work(self) -> int:
        """Tile values and block graphs, and bounds that take as long."""
        return self.searches.spent + BOUND_WORK * self.least.bounded

    def _more(self) -> bool:
        """Whether another part may be searched: no limit is met, and the last program that was cheaper is not too long ago."""
        return self.searches.more() and self._work - self._fruitful < self.space.patient

    def _searchable(self, part: KernelPart) -> bool:
        """Whether a part of the program was searched, or still may be."""
        if part in self.least.found or self._more():
            return True
        self._exhausted = False
        return False

    def _parts(self, targets: TargetValues, alone: bool) -> Sequence[KernelPart]:
        """The parts for some values that were searched or still may be; `alone` as of `Frontiers.parts`."""
        if self._more():
            return self.frontiers.parts(targets, alone)
        self._exhausted = False
        return [p for p in self.least.found if p.targets == targets and (p.frontier <= self.inputs) == alone]

    def _searched(self, part: KernelPart, limit: float) -> bool:
        """Searches a part if it still may be, and says whether it was."""
        if not self._more():
            return False
        self.fused(part, limit)
        return True

    def _wishes(self, limit: float) -> Iterator[Wish]:
        """The cones for which plans may ask next, most likely first, each with the cost that its kernels must be below."""
        for state in self._queue.first(MOST_WISHES):
            if state.pending is not None and state.pending not in self.least.found:
                most = limit - self.least.before(state.pending.frontier) if limit < inf else inf
                yield self.frontiers.cone(state.pending), most

    def left(self, cost: float) -> int:
        """How many parts of the program are known that were not searched, or not to their end, and that may be part of a plan
        that costs less. There may be more."""
        return sum(bound < cost for bound in self._left.values()) + self.searches.cut

    def outlook(self) -> tuple[float, int, int]:
        """`best`, and how many parts of the program wait to be searched that may be part of a cheaper plan."""
        waiting = {state.pending for bound, state in self._queue if state.pending is not None and bound < self.best[0]}
        return *self.best, len(waiting - self.least.found.keys())

    def parts(self) -> Iterator[KernelPart]:
        """Every part of the program for which some plan may ask, each once; branch and bound asks for few of them."""
        start = frozenset(self.frontiers.outputs)
        waiting, met, asked = [start], {start}, set[KernelPart]()
        for needed in waiting:
            if not needed:
                continue
            groups = self.frontiers.groups(needed, first=needed == start)
            found = [part for group in groups for alone in (True, False) for part in self.frontiers.parts(group, alone)]
            yield from (part for part in found if part not in asked)
            asked.update(found)
            for kernel in (*found, *self.whole.libraries(self.frontiers.last(needed))):
                later = self.frontiers.still(needed, kernel.targets, kernel.frontier)
                if later not in met:
                    met.add(later)
                    waiting.append(later)

    # Plans.

    def plans(self, per_launch: float = 0.0, below: float = inf, limit: Callable[[], float] = lambda: inf) -> Iterator[Plan]:
        """Plans with fewer than `below` launches, cheapest first; may omit plans that cost `limit` µs or more.

        `per_launch` is added to the cost of every launch: a large one gives the fewest kernels first. The limit may fall.
        """
        queue = self._queue = Queue[_State]()
        # Of distinct plans, and of those with few kernels, it is not known which are the last that are wanted.
        keep = None if self.space.distinct or per_launch else self.space.kept
        patience = MOST_EXPANDED if self.space.top is not None else inf
        most = min(below - 1, self.space.max_kernels if self.space.max_kernels is not None else inf)
        visits: dict[tuple[frozenset[int], int, frozenset[int]], int] = {}
        expanded, hurry = 0, False
        yielded = set[tuple[int, ...]]()
        astray = 0
        """Parts searched since a plan was completed that is among the cheapest."""
        complete: list[float] = []
        """Costs of whole plans, of which no two are the same."""
        met = set[PlanKey]()
        completed: list[float] = []
        """Costs of partial plans with pre-defined kernels for the rest: no two of them are the same plan."""
        foreseen: list[float] | None = None
        """Costs of first plans, once they were made."""
        if keep is not None and len(self.quick) >= keep and max(plan.launches for plan in self.quick) <= most:
            foreseen = [plan.cost for plan in self.quick]

        def meet(kernels: Sequence[PlannedKernel], cost: float) -> None:
            key = frozenset((k.targets, k.frontier, k.stages if isinstance(k, Fused) else k.node) for k in kernels)
            if key not in met:
                met.add(key)
                insort(complete, cost)

        for plan in (*self.quick, *self._whole) if keep is not None else ():
            if plan.launches <= most:
                meet(plan.kernels, plan.cost)

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
                if keep is not None:
                    meet(state.kernels, state.cost)
            if keep is not None and not again and state.pending is None and not state.later and not isinstance(state.last, Library):
                insort(completed, self.whole.completed(state.kernels, state.needed))
            queue.add(state, state.cost + bound, inf if likely is None else state.cost + likely)
            self._note(state)

        def pend(state: _State, alone: bool) -> None:
            for targets in self.frontiers.groups(state.needed, first=not state.kernels):
                for part in self._parts(targets, alone):
                    push(_State(state.needed, state.kernels, state.cost, state.launches + 1, part))

        push(_State(frozenset(self.frontiers.outputs), (), 0.0, 0))
        while queue:
            # Bounds that are far too low lead from one part to the next, and never to a plan that others must compete with.
            found = queue.likeliest() if astray >= MOST_ASTRAY and astray % 2 and not hurry else None
            greedy = found is not None
            bound, state = found or queue.least()
            if self._reaches(state, wanted() if greedy else limit()):
                continue
            expanded += 1
            if hurry and expanded > MOST_HURRIED and (per_launch or yielded):
                return
            if self.searches.run.over():
                self._exhausted = False
                if not per_launch and not hurry:
                    self._leave(((bound, state), *queue))
                known = self._known_plans(limit(), most, fewest=per_launch > 0)
                yield from islice((plan for plan in known if tuple(map(id, plan.kernels)) not in yielded), LAST_PLANS)
                return
            if not hurry and expanded > patience:
                hurry, self._exhausted = True, False
                for waits in (state, *queue.empty()):
                    if waits.pending is None or self._searchable(waits.pending):
                        push(waits, again=True)
            elif state.pending is not None:
                if not self._searchable(state.pending):
                    continue
                if state.pending not in self.least.found:
                    self._sharpen(state, bound, partial(self._ahead, per_launch=per_launch, most=most, hurry=hurry))
                    guided = keep is None or foreseen is not None or astray < MOST_UNGUIDED
                    if guided and wanted() < inf and not hurry:
                        self._look_before(state, wanted())
                    ahead = self._ahead(state, per_launch, most, hurry)
                    assert ahead is not None
                    if state.cost + ahead > bound:
                        expanded -= 1
                        push(state)
                        continue
                    if not guided:
                        assert keep is not None
                        foreseen = self._first_plans(wanted, most, keep)
                        push(state)
                        continue
                    astray += 1
                for kernel in self._kernels(state, wanted(), fewest=per_launch > 0):
                    push(self._with(state, kernel, state.launches - 1 + len(kernel.stages)))
            elif state.later:
                pend(state, alone=False)
            elif state.needed:
                # The k best plans need the k best ways to each set of values still to be made that copy the same, and no more.
                same = (state.needed, state.launches if most < inf else 0, self.whole.copied(state.kernels))
                if not greedy:  # It may not be one of the k best.
                    visits[same] = visits.get(same, 0) + 1
                if visits.get(same, 0) > self.keep:
                    continue
                for library in self.whole.libraries(self.frontiers.last(state.needed)):
                    push(self._with(state, library, state.launches + (library.node.op not in VIEWS)))
                pend(state, alone=True)
                push(replace(state, later=True))
            else:
                yielded.add(tuple(map(id, state.kernels)))
                yield Plan(state.kernels, state.cost, state.launches)

    def _known_plans(self, limit: float, most: float, fewest: bool) -> Iterator[Plan]:
        """Plans of the kernels that were found which cost less than `limit` µs and have at most `most` launches, those with the
        `fewest` or the cheapest first; in the little time that is granted once time is up."""
        found = (*chain.from_iterable(self.least.found.values()), *self._further_kernels)
        clock = self.searches.run.clock()
        if not clock.left():
            clock.extend()
        known = KnownKernels(self.least, found, clock, min(limit, WORTH_MAKING * self.best[0]))
        try:
            yield from known.fewest_first(most) if fewest else known.plans(most)
        except TimeUp:
            return

    def _first_plans(self, wanted: Callable[[], float], most: float, keep: int) -> list[float]:
        """Microseconds of plans by estimates with at most `most` launches, for whose parts it searches."""

        def search(part: KernelPart) -> Sequence[Fused]:
            return self.fused(part, wanted()) if self._searchable(part) else ()

        try:
            likely = likely_parts(self.values, self.machine, self.frontiers.most_inside, self.searches.run.clock())
        except TimeUp:
            return []
        return first_plans(likely, self.frontiers, self.whole, search, keep, most)

    def _leave(self, waiting: Iterable[tuple[float, _State]]) -> None:
        """Remembers which parts stay unsearched, each with the cost of a plan with it, at least."""
        for bound, state in waiting:
            if state.pending is not None and state.pending not in self.least.found:
                self._left[state.pending] = min(bound, self._left.get(state.pending, inf))

    def _note(self, state: _State) -> None:
        """Looks whether a state, completed by pre-defined kernels, is the best plan so far."""
        if state.pending is None and not state.later:
            cost = state.cost + self.whole.rest_cost(state.needed)
            if cost < self.best[0]:  # What concatenations cost is known of whole plans only.
                cost = self.whole.completed(state.kernels, state.needed)
            if cost < self.best[0]:
                launched = {v for v in self.whole.rest(state.needed) if self.frontiers.node(v).op not in VIEWS}
                self.best, self._fruitful = (cost, state.launches + len(launched)), self._work

    def _ahead(self, state: _State, per_launch: float, most: float, hurry: bool) -> float | None:
        """Lower bound in µs for the rest of a plan; None when it must launch more than `most` kernels.

        In a hurry it is the cost of pre-defined kernels: no bound, but it leads to complete plans without delay.
        """
        needed = self._rest(state)
        optimistic = 0.0 if state.pending is None else self.least.of_kernel(state.pending)
        # Kernels still to come, at least.
        still = self.least.fewest(needed)
        if not state.kernels and state.pending is None:
            still = min(still, 1)
        if state.later:  # A kernel for the last value, and one for its operands.
            still = max(still, 2)
        if state.launches + still > most:
            return None
        ahead = self.whole.rest_cost(needed) if hurry else self.least.of_launches(needed, still)
        return ahead + optimistic + per_launch * (state.launches + still)

    def _rest(self, state: _State) -> frozenset[int]:
        """The values that are needed when the part of a state, if it has one, was made a kernel."""
        part = state.pending
        return state.needed if part is None else self.frontiers.still(state.needed, part.targets, part.frontier)

    def _reaches(self, state: _State, limit: float) -> bool:
        """Whether no plan that begins like this costs less than a limit."""
        if limit == inf:
            return False
        ahead = self._ahead(state, 0.0, inf, hurry=False)
        assert ahead is not None
        return state.cost + ahead >= limit

    def _with(self, state: _State, kernel: PlannedKernel, launches: int) -> _State:
        needed = self.frontiers.still(state.needed, kernel.targets, kernel.frontier)
        kernels = (*state.kernels, kernel)
        return _State(needed, kernels, state.cost + kernel.cost if needed else self.whole.cost(kernels), launches)

    def _sharpen(self, state: _State, bound: float, ahead: Callable[[_State], float | None]) -> None:
        """Finds better bounds for what comes before the part of a state and for the part, until they are the best or it costs more
        than `bound` by what is `ahead`."""
        part = state.pending
        assert part is not None
        for value in part.frontier - self.inputs:
            self.least.look(value)
        while not self.least.is_sharp(part):
            self.least.sharpen(part)
            rest = ahead(state)
            if rest is None or state.cost + rest > bound:
                return

    def _look_before(self, state: _State, wanted: float) -> None:
        """Searches what may come before the part of a state, if a plan with it may cost less than `wanted` µs."""
        part = state.pending
        assert part is not None
        below = wanted - state.cost - self.least.of_kernel(part)
        self.lookahead.raise_bound(self._rest(state), below, wanted, self.frontiers.operators(part))
