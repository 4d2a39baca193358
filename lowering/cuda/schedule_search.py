"""Schedules without a solver: operations in order, each as early as its resources are free."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mirage_ir.lowering.cuda.schedule import (
    LoopProblem,
    ModuloSchedule,
    Resource,
    least_interval,
    most_interval,
    objective,
    schedule_faults,
)


def greedy_schedule(problem: LoopProblem) -> ModuloSchedule:
    """A schedule that is right, and often best. Operations move one stage ahead all or none."""
    for interval in range(least_interval(problem), most_interval(problem) + 1):
        found = [s for s in _candidates(problem, interval) if not any(schedule_faults(problem, s))]
        if found:
            return min(found, key=lambda s: objective(problem, s))
    raise AssertionError("one operation after the other is always a schedule")


def _candidates(problem: LoopProblem, interval: int) -> Iterator[ModuloSchedule]:
    offsets = (0,) if problem.groups == 1 else range(interval)
    moved = {False} | {problem.most_stages > 1 and any(o.moves for o in problem.operations)}
    for ahead in sorted(moved):
        for offset in offsets:
            starts = _placed(problem, interval, offset, ahead)
            if starts is not None:
                yield ModuloSchedule(interval, tuple(starts), offset)


def _placed(problem: LoopProblem, interval: int, offset: int, ahead: bool) -> list[int] | None:
    """Start times, each the first that dependences within the iteration and what is held allow; None where there is none."""
    held: set[tuple[Resource, int]] = set()
    starts: list[int] = []
    for n, operation in enumerate(problem.operations):
        last = not (ahead and operation.moves)
        stage = int(ahead and last)
        least = stage * interval
        for d in problem.dependences:
            if d.target == n and not d.distance:
                least = max(least, starts[d.source] + problem.operations[d.source].latency)
        for start in range(least, (stage + 1) * interval):
            taken = _slots(list(operation.holds(last)), start, interval, offset, problem.groups)
            if taken is not None and not held & taken:
                held |= taken
                starts.append(start)
                break
        else:
            return None
    return starts


def _slots(
    holds: Sequence[tuple[Resource, int]], start: int, interval: int, offset: int, groups: int
) -> set[tuple[Resource, int]] | None:
    """The ticks of resources that an operation holds in all groups; None where it meets itself."""
    found: set[tuple[Resource, int]] = set()
    count = 0
    for resource, ticks in holds:
        for group in range(1 if resource is Resource.GROUP else groups):
            found.update((resource, (start + group * offset + t) % interval) for t in range(ticks))
            count += ticks
    return found if len(found) == count else None
