"""Schedules are the best ones: compared with all others where these are few, and checked by what a schedule must keep to."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from kernels_in_turns import attention, planned_alone

from mirage_ir.lowering.cuda.plan_schedule import ScheduledLoop, schedule_loop
from mirage_ir.lowering.cuda.schedule import (
    Dependence,
    LoopForm,
    LoopProblem,
    ModuloSchedule,
    Resource,
    TimedOperation,
    least_interval,
    most_interval,
    objective,
    schedule_faults,
)
from mirage_ir.lowering.cuda.schedule_search import greedy_schedule
from mirage_ir.lowering.cuda.schedule_solver import best_schedule
from mirage_ir.program import Program


def random_problem(random: Random, most: int) -> LoopProblem:
    """Up to `most` operations; dependences within an iteration go forward."""
    count = random.randint(1, most)
    operations = [
        TimedOperation(
            f"operation {n}",
            tuple((resource, random.randint(1, 2)) for resource in random.sample(list(Resource), random.randint(1, 2))),
            random.randint(0, 3),
            random.randint(0, 4),
            moves=random.random() < 0.5,
            waits=random.random() < 0.4,
        )
        for n in range(count)
    ]
    found: list[Dependence] = []
    for a, b in product(range(count), repeat=2):
        if a < b and random.random() < 0.6:
            found.append(Dependence(a, b, value=random.random() < 0.8))
        if random.random() < 0.2:
            found.append(Dependence(a, b, random.randint(1, 2)))
    return LoopProblem(tuple(operations), tuple(found), random.randint(1, 2), random.randint(1, 2))


def problems(count: int, most: int, longest: int) -> Iterator[LoopProblem]:
    """Random problems of which one operation after the other takes no longer than `longest`."""
    random = Random(most)
    while count:
        problem = random_problem(random, most)
        if most_interval(problem) <= longest:
            count -= 1
            yield problem


def by_exhaustion(problem: LoopProblem) -> ModuloSchedule:
    """The best of all schedules."""
    interval, best = 0, None
    while best is None:
        interval += 1
        for starts in product(range(problem.most_stages * interval), repeat=len(problem.operations)):
            for offset in range(interval if problem.groups > 1 else 1):
                one = ModuloSchedule(interval, starts, offset)
                better = best is None or objective(problem, one) < objective(problem, best)
                if better and not any(schedule_faults(problem, one)):
                    best = one
    return best


@pytest.mark.parametrize("problem", list(problems(80, 3, 12)))
def test_a_schedule_is_the_best_of_all(problem: LoopProblem) -> None:
    plan = best_schedule(problem)
    assert plan.proved
    assert plan.schedule == by_exhaustion(problem)


@settings(deadline=None, max_examples=100)
@example(18382)  # The last operation takes no time.
@example(374)  # An operation that may move holds its group for less time where it does not.
@given(st.integers(0, 1 << 30))
def test_schedules_keep_to_their_problems(seed: int) -> None:
    """Those by Z3, which are proved, and those without it, which are no better; neither is below the lower bound."""
    problem = random_problem(Random(seed), 6)
    best, other = best_schedule(problem), greedy_schedule(problem)
    assert best.proved
    assert list(schedule_faults(problem, best.schedule)) == list(schedule_faults(problem, other)) == []
    assert objective(problem, best.schedule) <= objective(problem, other)
    assert least_interval(problem) <= best.schedule.interval <= most_interval(problem)


def test_the_search_without_a_solver_is_often_the_best() -> None:
    found = list(problems(60, 3, 12))
    assert sum(greedy_schedule(p) == best_schedule(p).schedule for p in found) > 45


def test_without_z3_a_schedule_is_not_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    (problem,) = problems(1, 3, 12)
    monkeypatch.setitem(sys.modules, "z3", None)
    best_schedule.cache_clear()
    plan = best_schedule(problem)
    best_schedule.cache_clear()
    assert (plan.schedule, plan.proved) == (greedy_schedule(problem), False)


@pytest.mark.parametrize("work", [0, 2000, 20000])
def test_a_schedule_is_not_proved_where_work_ends(work: int) -> None:
    """It is right, and no worse than the one without a solver."""
    problem = loop_of(attention(128), LoopForm.IN_TURNS).problem
    plan = best_schedule(problem, work)
    assert not plan.proved
    assert not any(schedule_faults(problem, plan.schedule))
    assert objective(problem, plan.schedule) <= objective(problem, greedy_schedule(problem))


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        (ModuloSchedule(4, (0, 2, 4)), "first is not in the last stage"),
        (ModuloSchedule(3, (0, 1, 2)), "second starts before first ends"),
        (ModuloSchedule(2, (0, 2, 3)), "second and first hold issue slots at once"),
        (ModuloSchedule(8, (0, 2, 4), 4), "no warp group is 4 ticks behind"),
        (ModuloSchedule(8, (-1, 2, 4)), "first starts before its iteration"),
    ],
)
def test_faults_are_named(changed: ModuloSchedule, fault: str) -> None:
    issue = ((Resource.ISSUE, 2),)
    operations = tuple(TimedOperation(name, issue if n < 2 else (), 2) for n, name in enumerate(("first", "second", "third")))
    problem = LoopProblem(operations, (Dependence(0, 1), Dependence(1, 2)))
    assert any(fault in found for found in schedule_faults(problem, changed)), list(schedule_faults(problem, changed))


def loop_of(program: Program, form: LoopForm) -> ScheduledLoop:
    loop = schedule_loop(planned_alone(program).drafted, form)
    assert loop is not None
    return loop


def held(loop: ScheduledLoop, resource: Resource, group: int) -> set[int]:
    """The ticks of an interval in which a warp group holds a resource."""
    schedule, found = loop.plan.schedule, set[int]()
    for operation, start in zip(loop.problem.operations, schedule.starts, strict=True):
        ticks = dict(operation.uses).get(resource, 0)
        found |= {(start + group * schedule.offset + t) % schedule.interval for t in range(ticks)}
    return found


@pytest.mark.parametrize("safe", [False, True])
def test_groups_in_turns_compute_while_the_other_one_multiplies(safe: bool) -> None:
    """One head with 128 dimensions: the exponentials of each group overlap with the products of the other one."""
    loop, step = loop_of(attention(128, safe=safe), LoopForm.IN_TURNS), loop_of(attention(128, safe=safe), LoopForm.IN_STEP)
    assert loop.plan.proved and step.plan.proved
    assert loop.plan.schedule.interval < 0.85 * step.plan.schedule.interval
    for group in (0, 1):
        special, tensor = held(loop, Resource.SPECIAL, group), held(loop, Resource.TENSOR, 1 - group)
        assert len(special & tensor) >= len(special) / 2
        assert not held(loop, Resource.TENSOR, group) & tensor


def test_products_of_loaded_tiles_are_ahead_in_step() -> None:
    """The scores' product is in the first of two stages, and nothing else is; it overlaps with what computes on the last scores."""
    loop = loop_of(attention(128), LoopForm.IN_STEP)
    schedule = loop.plan.schedule
    early = [o.product for n, o in enumerate(loop.operations) if schedule.stage(n) == 0]
    assert schedule.stages == 2 and len(early) == 1
    assert early[0] is not None and early[0].target.startswith("matmul")


def test_nothing_is_ahead_where_that_gains_nothing() -> None:
    """A loop in which copies take longest has one stage: what is ahead would only take registers."""
    copies = TimedOperation("copies", ((Resource.COPY, 20),), 0)
    first = TimedOperation("product", ((Resource.TENSOR, 4),), 4, 32, moves=True, waits=True)
    rest = TimedOperation("sum", ((Resource.ISSUE, 3), (Resource.GROUP, 3)), 3)
    problem = LoopProblem((copies, first, rest), (Dependence(1, 2),), most_stages=2)
    assert best_schedule(problem).schedule == ModuloSchedule(20, (0, 0, 4))
    quick = LoopProblem((first, rest), (Dependence(0, 1),), most_stages=2)
    assert best_schedule(quick).schedule == ModuloSchedule(4, (0, 4))
