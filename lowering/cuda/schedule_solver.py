"""Best schedules by Z3: for each interval and number of stages, from the least on, whether there is a schedule, and the best one.

With an interval given, a start is stage · interval + place. Stages, places and the second group's offset are integers; that two
operations do not hold one resource at once is a choice between two inequalities. What is asked of Z3 is limited by Z3's own count
of its work, not by a clock, so that answers do not depend on how busy a machine is.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Any

from mirage_ir.lowering.cuda.schedule import LoopProblem, ModuloSchedule, Resource, least_interval, objective
from mirage_ir.lowering.cuda.schedule_search import greedy_schedule

WORK = 4_000_000
"""Z3's units of work for one problem, at most; it does that in about three seconds."""


@dataclass(frozen=True, slots=True)
class SchedulePlan:
    """A schedule, and whether it is proved that no other one is better (`mirage_ir.lowering.cuda.schedule.objective`)."""

    schedule: ModuloSchedule
    proved: bool


class _OutOfWork(Exception):
    """Z3 has done as much as it may."""


@lru_cache(maxsize=256)
def best_schedule(problem: LoopProblem, work: int = WORK) -> SchedulePlan:
    """The best schedule, by Z3; one without a solver, and not proved, where Z3 is not installed or more work would be needed."""
    known = greedy_schedule(problem)
    if not problem.operations:
        return SchedulePlan(known, True)
    try:
        import z3
    except ImportError:
        return SchedulePlan(known, False)
    limit = _Work(work)
    try:
        for interval in range(least_interval(problem), known.interval + 1):
            for stages in range(1, problem.most_stages + 1):
                found = _Question(z3, problem, interval, stages, limit).best()
                if found is not None:
                    return SchedulePlan(found, True)
    except _OutOfWork as stopped:
        reached = [s for s in (known, *stopped.args) if isinstance(s, ModuloSchedule)]
        return SchedulePlan(min(reached, key=lambda s: objective(problem, s)), False)
    raise AssertionError("the known schedule has no interval below the least")


@dataclass(slots=True)
class _Work:
    """What Z3 may still do."""

    left: int


class _Question:
    """Whether a problem has a schedule of an interval and a number of stages."""

    def __init__(self, z3: Any, problem: LoopProblem, interval: int, stages: int, limit: _Work) -> None:
        self._z3, self._problem, self._interval, self._limit = z3, problem, interval, limit
        context = z3.Context()
        self._solver = z3.SimpleSolver(ctx=context)
        numbers = range(len(problem.operations))
        self._stages = [z3.Int(f"stage {n}", context) for n in numbers]
        self._places = [z3.Int(f"place {n}", context) for n in numbers]
        self._starts = [stage * interval + place for stage, place in zip(self._stages, self._places, strict=True)]
        self._offset = z3.Int("delay", context) if problem.groups > 1 else z3.IntVal(0, context)
        self._copies = z3.IntVal(0, context)
        self._place_operations(stages)
        self._order()
        self._share(stages)

    def best(self) -> ModuloSchedule | None:
        """The best schedule; None where there is none. Raises `_OutOfWork`, with the best one so far if any."""
        found = self._next()
        if found is None:
            return None
        try:
            for goal in (self._copies, *self._starts, self._offset):
                found = self._least(goal)
        except _OutOfWork:
            raise _OutOfWork(found) from None
        return found

    def _least(self, goal: Any) -> ModuloSchedule:
        """The best of the schedules in which a goal is least; the goal stays so."""
        low, high = 0, self._value(goal)
        while low < high:
            middle = (low + high) // 2
            self._solver.push()
            self._solver.add(goal <= middle)
            better = self._next()
            self._solver.pop()
            if better is None:
                low = middle + 1
            else:
                high = self._value(goal)
        self._solver.add(goal == high)
        again = self._next()
        assert again is not None
        return again

    def _next(self) -> ModuloSchedule | None:
        z3, limit = self._z3, self._limit
        if limit.left <= 0:
            raise _OutOfWork
        self._solver.set("rlimit", limit.left)
        before = self._done()
        answer = self._solver.check()
        limit.left -= self._done() - before
        if answer == z3.unknown:
            raise _OutOfWork
        if answer == z3.unsat:
            return None
        self._model = self._solver.model()
        return ModuloSchedule(self._interval, tuple(map(self._value, self._starts)), self._value(self._offset))

    def _done(self) -> int:
        """The work so far."""
        return next((count for name, count in self._solver.statistics() if name == "rlimit count"), 0)

    def _value(self, term: Any) -> int:
        return self._model.eval(term, model_completion=True).as_long()

    def _place_operations(self, stages: int) -> None:
        solver = self._solver
        for operation, stage, place in zip(self._problem.operations, self._stages, self._places, strict=True):
            solver.add(place >= 0, place < self._interval)
            solver.add(stage >= 0, stage < stages) if operation.moves else solver.add(stage == stages - 1)
        solver.add(self._z3.Or([stage == stages - 1 for stage in self._stages]))
        if self._problem.groups > 1:
            solver.add(self._offset >= 0, self._offset < self._interval)

    def _order(self) -> None:
        """Dependences, and the copies of what they hand on."""
        problem, z3 = self._problem, self._z3
        for d in problem.dependences:
            latency = problem.operations[d.source].latency
            self._solver.add(self._starts[d.target] >= self._starts[d.source] + latency - d.distance * self._interval)
        for n, operation in enumerate(problem.operations):
            readers = [d.target for d in problem.dependences if d.source == n and d.value and not d.distance]
            if not readers or not operation.registers or problem.most_stages == 1:
                continue
            later = z3.Int(f"later {n}", self._solver.ctx)
            self._solver.add(later >= 0, *(later >= self._stages[r] - self._stages[n] for r in readers))
            self._copies = self._copies + operation.registers * later

    def _share(self, stages: int) -> None:
        """No resource is held twice at a time: for each two operations, in each two groups."""
        problem, z3, solver = self._problem, self._z3, self._solver
        behind = self._places
        if problem.groups > 1:
            behind = [z3.Int(f"behind {n}", solver.ctx) for n in range(len(self._places))]
            for place, other in zip(self._places, behind, strict=True):
                moved = place + self._offset
                solver.add(z3.If(moved < self._interval, other == moved, other == moved - self._interval))
        held = [self._held(n, stages) for n in range(len(problem.operations))]
        for n, mine in enumerate(held):
            for resource, ticks, when in mine:
                if ticks > self._interval:
                    solver.add(z3.Not(when))
                if problem.groups > 1 and resource is not Resource.GROUP and ticks:
                    solver.add(z3.Implies(when, self._apart(self._places[n], ticks, behind[n], ticks)))
        for n, m in combinations(range(len(held)), 2):
            for resource, ticks, when in held[n]:
                for other, more, also in held[m]:
                    if other is not resource or not ticks or not more:
                        continue
                    apart = [self._apart(self._places[n], ticks, self._places[m], more)]
                    if problem.groups > 1 and resource is not Resource.GROUP:
                        apart.append(self._apart(self._places[n], ticks, behind[m], more))
                        apart.append(self._apart(behind[n], ticks, self._places[m], more))
                    solver.add(z3.Implies(z3.And(when, also), z3.And(apart)))

    def _held(self, n: int, stages: int) -> list[tuple[Resource, int, Any]]:
        """The resources that an operation holds, the ticks, and whether it does."""
        z3, operation = self._z3, self._problem.operations[n]
        both = {last: tuple(operation.holds(last)) for last in (False, True)}
        found: list[tuple[Resource, int, Any]] = []
        if both[False] == both[True]:
            return [(*held, z3.BoolVal(True, self._solver.ctx)) for held in both[True]]
        for last, holds in both.items():
            here = self._stages[n] == stages - 1
            found += [(*held, here if last else z3.Not(here)) for held in holds]
        return found

    def _apart(self, a: Any, long: int, b: Any, wide: int) -> Any:
        """Whether what is held from `a` and from `b` on does not meet, around the interval."""
        z3, interval = self._z3, self._interval
        first = z3.And(a + long <= b, b + wide <= a + interval)
        return z3.Or(first, z3.And(b + wide <= a, a + long <= b + interval))
