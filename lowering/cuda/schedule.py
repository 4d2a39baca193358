"""Modulo schedules: when each operation of a loop's iteration runs, on the units of a multiprocessor and its warp groups.

Every iteration starts its operations at the same times after its begin, and iterations begin `interval` ticks apart, so that a unit
that an operation holds at time t is held at t modulo the interval for good. The problem is posed as in Twill (arXiv 2512.18134):
stages and start times of operations, for warp groups that each own a part of the rows.

The objective, smallest first: the interval; the stages; the registers that values take which are needed in a later stage than they
are made; the start times in the operations' order; the offset of the second warp group. So a schedule that is best is the only one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias


class Resource(StrEnum):
    """A unit that one operation holds at a time. A warp group is a unit of its own, all others belong to the multiprocessor."""

    TENSOR = "tensor cores"
    SPECIAL = "special-function units"
    ISSUE = "issue slots"
    SHARED = "shared memory"
    COPY = "copies"
    GROUP = "warp group"


class LoopForm(StrEnum):
    """How the warps of a block go through a loop: all together, or as two groups that take turns at the tensor cores."""

    IN_STEP = "in step"
    IN_TURNS = "in turns"


@dataclass(frozen=True, slots=True)
class TimedOperation:
    """What one warp group does for one operator of an iteration.

    uses: the ticks for which it holds each resource from its start on. latency: ticks until its result is there. registers: those
    of its result. moves: it may be in an earlier stage than the operations that do not move, which are all in the last one.
    waits: in the last stage, its group does nothing else until its result is there.
    """

    name: str
    uses: tuple[tuple[Resource, int], ...]
    latency: int
    registers: int = 0
    moves: bool = False
    waits: bool = False

    def holds(self, last: bool) -> Iterator[tuple[Resource, int]]:
        """The resources that it holds, and for how long; `last`: it is in the last stage."""
        for resource, ticks in self.uses:
            if resource is not Resource.GROUP or not (self.waits and last):
                yield resource, ticks
        if self.waits and last:
            yield Resource.GROUP, self.latency


@dataclass(frozen=True, slots=True)
class Dependence:
    """`target` starts when the result of `source` is there, the one of `distance` iterations before. value: target reads it."""

    source: int
    target: int
    distance: int = 0
    value: bool = True


@dataclass(frozen=True, slots=True)
class LoopProblem:
    """The operations of an iteration, those that others of the same iteration depend on first, for one warp group or two.

    groups: each does all operations, on rows of its own; `TimedOperation` says what one of them takes.
    """

    operations: tuple[TimedOperation, ...]
    dependences: tuple[Dependence, ...]
    groups: int = 1
    most_stages: int = 1


@dataclass(frozen=True, slots=True)
class ModuloSchedule:
    """Start times, counted from the begin of an iteration. The second warp group is `offset` ticks behind the first."""

    interval: int
    starts: tuple[int, ...]
    offset: int = 0

    def stage(self, operation: int) -> int:
        return self.starts[operation] // self.interval

    @property
    def stages(self) -> int:
        return 1 + max((start // self.interval for start in self.starts), default=0)


Objective: TypeAlias = tuple[int, int, int, tuple[int, ...], int]


def objective(problem: LoopProblem, schedule: ModuloSchedule) -> Objective:
    """Interval, stages, registers of copies, start times, offset: tuples compare as schedules do."""
    return schedule.interval, schedule.stages, copied_registers(problem, schedule), schedule.starts, schedule.offset


def copied_registers(problem: LoopProblem, schedule: ModuloSchedule) -> int:
    """Registers of a thread for values that are needed in later stages than they are made."""
    later = [0] * len(problem.operations)
    for d in problem.dependences:
        if d.value and not d.distance:
            later[d.source] = max(later[d.source], schedule.stage(d.target) - schedule.stage(d.source))
    return sum(o.registers * n for o, n in zip(problem.operations, later, strict=True))


def schedule_faults(problem: LoopProblem, schedule: ModuloSchedule) -> Iterator[str]:
    """Why a schedule is none of a problem; nothing when it is one."""
    interval, starts, last = schedule.interval, schedule.starts, schedule.stages - 1
    if schedule.stages > problem.most_stages:
        yield f"{schedule.stages} stages are more than {problem.most_stages}"
    if not 0 <= schedule.offset < max(1, interval) or (problem.groups == 1 and schedule.offset):
        yield f"no warp group is {schedule.offset} ticks behind"
    for n, operation in enumerate(problem.operations):
        if starts[n] < 0:
            yield f"{operation.name} starts before its iteration"
        if not operation.moves and schedule.stage(n) != last:
            yield f"{operation.name} is not in the last stage"
    for d in problem.dependences:
        source = problem.operations[d.source]
        if starts[d.target] < starts[d.source] + source.latency - d.distance * interval:
            yield f"{problem.operations[d.target].name} starts before {source.name} ends"
    held: dict[tuple[Resource, int], str] = {}
    for n, operation in enumerate(problem.operations):
        for group in range(problem.groups):
            for resource, ticks in operation.holds(schedule.stage(n) == last):
                if group and resource is Resource.GROUP:
                    continue
                for t in range(ticks):
                    at = (resource, (starts[n] + group * schedule.offset + t) % interval)
                    if at in held:
                        yield f"{operation.name} and {held[at]} hold {resource} at once"
                        break
                    held[at] = operation.name


def least_interval(problem: LoopProblem) -> int:
    """A lower bound of the interval: what each resource is held for, and dependences around a cycle of iterations."""
    totals = dict.fromkeys(Resource, 0)
    for operation in problem.operations:
        stages = [dict(operation.holds(last)) for last in ((False, True) if operation.moves else (True,))]
        for resource in Resource:
            ticks = min(held.get(resource, 0) for held in stages)
            totals[resource] += ticks * (1 if resource is Resource.GROUP else problem.groups)
    interval = max(1, *totals.values())
    while not _orders(problem, interval):
        interval += 1
    return interval


def most_interval(problem: LoopProblem) -> int:
    """An interval that is always enough: one operation after the other, and one warp group after the other.

    One that takes no time starts a tick after the one before, so that the last starts before the iteration ends.
    """
    longest = (max(o.latency, *(ticks for _, ticks in o.holds(last=True)), 1) for o in problem.operations)
    return max(1, problem.groups * sum(longest))


def _orders(problem: LoopProblem, interval: int) -> bool:
    """Whether no cycle of dependences takes longer than its iterations (longest paths, Bellman and Ford)."""
    starts = [0] * len(problem.operations)
    for _ in range(len(starts) + 1):
        settled = True
        for d in problem.dependences:
            least = starts[d.source] + problem.operations[d.source].latency - d.distance * interval
            if starts[d.target] < least:
                starts[d.target], settled = least, False
        if settled:
            return True
    return False
