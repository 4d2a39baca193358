"""The generator: candidates for a program, from its operators, maps and axioms alone."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice, takewhile
from math import inf
from operator import ne
from typing import Any, TypeVar

from mirage_ir import statistics
from mirage_ir.block.cost import ALIKE, order_of, program_cost
from mirage_ir.decompose import Decomposed
from mirage_ir.errors import ProgramError
from mirage_ir.ops.library import LIBRARY
from mirage_ir.program import Apply, GraphOp, Node
from mirage_ir.search.cone.kernels import Effort, schedule
from mirage_ir.search.plan.absorb import Absorber
from mirage_ir.search.plan.assemble import assemble
from mirage_ir.search.plan.frontiers import MOST_INSIDE
from mirage_ir.search.plan.partition import Partitioner
from mirage_ir.search.plan.planned import Fused, Library, Plan
from mirage_ir.search.plan.values import values_of
from mirage_ir.search.run.run import Run, Searches
from mirage_ir.search.space import Space
from mirage_ir.target.machines import Machine

K = TypeVar("K", bound=Hashable)
LAUNCH_PENALTY_US = 1e9
"""µs added to each launch to rank plans by launches first: more than any program takes (17 minutes)."""
ABSORBING_SHARE = 0.2
"""The share of a search's time that candidates may take for kernels that are computed again by their readers. A choice."""
VALUES_SHARE = 0.2
"""Share of a budget for finding values that the source lacks. A choice."""
QUICK_SHARE = 0.5
"""Share of the time that is left for plans that follow the program. A choice: they take some tenths of a second."""
MOST_PLANS = 10_000
"""Plans that are looked at for distinct ones, at most."""
WORTH_MEASURING = 1.6
"""Times the cheapest estimate: a program beyond it is not measured. A choice."""
MOST_OF_LIBRARIES = 12
"""Plans with kernels of libraries that are passed over for one with as few kernels and none of these. A choice."""
FAR_ABOVE_CHEAPEST = 10.0
"""Times the cheapest cost: the program with the fewest kernels is dropped beyond it. A choice."""


@dataclass(frozen=True, slots=True)
class Generated:
    """Programs equal to the source by their normal forms, best first (`mirage_ir.block.cost.order_of`), not yet verified.

    `effort` counts the work. `exhausted` says that no limit of effort was met: other programs of the space cost more by the cost
    model, or were not asked for. `budget_met` says that the time of the search was up before; `left` is then
    the number of parts of the program that are known not to be searched to the end although they may hold a kernel for a cheaper
    program.
    """

    candidates: tuple[Decomposed, ...]
    effort: Effort
    left: int = 0
    budget_met: bool = False

    @property
    def exhausted(self) -> bool:
        return self.effort.exhausted

    def statistics(self) -> dict[str, int | bool]:
        """The counts under their names in `--stats`."""
        return {**self.effort.statistics(), "search__left": self.left, "search__budget_met": self.budget_met}

    def ending(self) -> str:
        """The message for a search whose time was up."""
        if not self.left:
            return "the budget ended the search before all parts of the program were known"
        what = "1 part of the program was" if self.left == 1 else f"{self.left} parts of the program were"
        return f"the budget ended the search: at least {what} not searched to the end and may hold better kernels"


def generate(
    source: Decomposed, space: Space, machine: Machine, run: Run | None = None, known: Mapping[Decomposed, float] | None = None
) -> Generated:
    """Candidates for `source`, at least one. Raises `ProgramError` when it has a graph-defined kernel.

    The best by the cost model come first; the ones with the fewest kernels, none of them a library's, are among them, and so are
    the best quick plan, where there is one, and the program as it was written. With `space.top` None they are all programs of the
    space. `run` says how the search is run: its time must be going, as inside `run.searching()`. Not given: in this process, for as
    long as it takes.

    `known` are other programs that compute the same, with their costs. Then candidates are the programs among the best of all
    (as many as `space.kept`), the one with fewer kernels than any of all, the best quick plan, and the program as it was written:
    what can be none of these is not searched.
    """
    for position, node in enumerate(source.nodes):
        if isinstance(node, GraphOp):
            raise ProgramError("the program has a graph-defined kernel already: the search starts from operators", position)
    searches = Searches(space, machine, run)
    absorbing = searches.run.clock(ABSORBING_SHARE).left()
    absorber = Absorber(machine, absorbing if absorbing < inf else None)
    values = values_of(source, space, MOST_INSIDE, searches.run.clock(VALUES_SHARE))
    partitioner = Partitioner(values, space, machine, searches)
    searches.run.outlook = partitioner.outlook
    partitioner.start_quickly(searches.run.clock(QUICK_SHARE))
    others = dict(known or {})
    found: dict[Decomposed, float] = {}

    def add(plan: Plan) -> None:
        try:
            candidate = assemble(source, values.types, plan)
        except ProgramError:
            return  # Tiles fit where a value is stored in f32, and not in the narrower type that a pre-defined kernel gives it.
        found.setdefault(candidate, program_cost(candidate, machine))
        merged = absorber.absorb(candidate) if space.absorbs and candidate.kernels > 1 else None
        if merged is not None and all(len(n.operands) <= space.max_inputs for n in merged.nodes if isinstance(n, GraphOp)):
            found.setdefault(merged, program_cost(merged, machine))

    if space.kept is None:
        for plan in partitioner.plans():
            add(plan)
    else:
        if not others:
            costs = sorted(plan.cost for plan in partitioner.quick)
            partitioner.start_whole(costs[space.kept - 1] if len(costs) >= space.kept and not space.distinct else inf)
        for plan in islice(_wanted(partitioner, space, others, found), space.kept):
            add(plan)
        for most in (FAR_ABOVE_CHEAPEST,) if space.distinct else (ALIKE, FAR_ABOVE_CHEAPEST):
            every = others | found
            limit, libraries = most * min(every.values(), default=inf), most == ALIKE
            fewest = min(
                (p.kernels for p, cost in every.items() if cost <= limit and (libraries or not calls_library(p.nodes))), default=inf
            )
            for plan in _fewest(partitioner, fewest, limit, libraries):
                add(plan)
    _add_quick(partitioner, space, found, add)
    found.setdefault(source, program_cost(source, machine))
    ranked = tuple(list(found)[n] for n in order_of(list(found.values()), [p.kernels for p in found]))
    exhausted = searches.effort.exhausted and partitioner.exhausted
    budget_met = not exhausted and searches.run.over()
    left = int(partitioner.left(min((*found.values(), *others.values())))) if budget_met else 0
    return Generated(ranked, replace(searches.effort, exhausted=exhausted), left, budget_met)


def _fewest(partitioner: Partitioner, below: float, limit: float, libraries: bool) -> list[Plan]:
    """The plan with the fewest launches of all with fewer than `below` that cost less than `limit` µs, if there is one. Libraries
    compute no part of it, unless `libraries`.

    Plans that follow the program are among them: a search that met a limit of effort may not find these again.
    """

    def wanted(plan: Plan) -> bool:
        return libraries or not calls_library(kernel.node for kernel in plan.kernels if isinstance(kernel, Library))

    plans = islice(partitioner.plans(LAUNCH_PENALTY_US, below, partial(float, limit)), MOST_OF_LIBRARIES)
    quick = (plan for plan in partitioner.quick if plan.launches < below and plan.cost < limit)
    found = (*islice(filter(wanted, plans), 1), *filter(wanted, quick))
    return sorted(found, key=lambda plan: (plan.launches, plan.cost))[:1]


def _add_quick(partitioner: Partitioner, space: Space, found: Mapping[Decomposed, float], add: Callable[[Plan], None]) -> None:
    """Adds plans that follow the program, where the search found fewer than are kept, or some that cost more; and the best of them,
    which is easily verified where others are not."""
    quick = partitioner.quick
    for plan in _distinct(iter(quick), min(found.values(), default=inf)) if space.distinct else quick:
        assert space.kept is not None
        costs = sorted(found.values())
        if len(costs) < space.kept or plan.cost < costs[space.kept - 1]:
            add(plan)
    for plan in quick[:1]:
        add(plan)


def calls_library(nodes: Iterable[Node]) -> bool:
    """Whether kernels of libraries are among the nodes."""
    return any(isinstance(node, Apply) and node.op in LIBRARY for node in nodes)


def _wanted(
    partitioner: Partitioner, space: Space, others: dict[Decomposed, float], found: dict[Decomposed, float]
) -> Iterator[Plan]:
    """Plans that may be among the best of all programs that are known; those `found` grow meanwhile."""

    def limit() -> float:
        """The cost below which a program must be to be wanted."""
        costs = sorted((others | found).values()) if others else []
        if space.distinct:
            return WORTH_MEASURING * costs[0] if costs else inf
        assert space.kept is not None
        return costs[space.kept - 1] if len(costs) >= space.kept else inf

    plans = partitioner.plans(limit=limit)
    return _distinct(plans, min(others.values(), default=inf)) if space.distinct else plans


def _distinct(plans: Iterator[Plan], cheapest: float) -> Iterator[Plan]:
    """Of plans whose costliest kernels have the same schedule, the first, as long as they may be worth measuring.

    `cheapest` is the cost in µs of the best program known already.
    """
    met = set[Any]()
    for plan in islice(plans, MOST_PLANS):
        cheapest = min(cheapest, plan.cost)
        if plan.cost > WORTH_MEASURING * cheapest:
            return
        if not plan.kernels:  # All outputs are inputs.
            yield plan
            return
        costliest = max(plan.kernels, key=lambda kernel: kernel.cost)
        how = tuple(schedule(*sized) for sized in costliest.stages) if isinstance(costliest, Fused) else costliest.node
        key = (costliest.targets, costliest.frontier, how)
        if key not in met:
            met.add(key)
            yield plan


def generate_each(
    programs: Mapping[K, Decomposed],
    run: Run,
    blaming: Callable[[K], AbstractContextManager[None]] = lambda _: nullcontext(),
    group: Callable[[K], Hashable] = lambda key: key,
    given: Mapping[K, Generated] | None = None,
) -> dict[K, Generated]:
    """The candidates of several programs, which share the budget of a run: what some do not need is given to others.

    Programs of one `group` are searched for the same thing, the first before the others, and programs found for one are `known` to
    those after it. What is `given` was found before, and is not searched. Inside `blaming(key)` is searched for the program of that
    key.
    """
    statistics.record(search__calibrated=bool(run.machine.measured))
    found = dict(given or {})
    fixed = frozenset(found)
    for again in (False, True):
        waiting = [key for key in programs if key not in fixed and (not again or found[key].budget_met)]
        for position, key in enumerate(waiting):
            if again and not run.worthwhile():
                break
            before = takewhile(partial(ne, key), (k for k in programs if group(k) == group(key)))
            known = {c: program_cost(c, run.machine) for k in before for c in found[k].candidates}
            with blaming(key), run.searching(len(waiting) - position):
                generated = generate(programs[key], run.space, run.machine, run, known)
            found[key] = min(found.get(key, generated), generated, key=lambda g: program_cost(g.candidates[0], run.machine))
    return {key: found[key] for key in programs}
