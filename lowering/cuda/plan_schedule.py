"""The schedule of a kernel's loop, solved as a modulo scheduling problem, and the kernel that keeps to it.

Kernels are taken as they are drafted: without barriers and places of buffers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mirage_ir.lowering.cuda.ahead import movable_products, only_loop, with_products_ahead
from mirage_ir.lowering.cuda.emitted import EmittedKernel, For
from mirage_ir.lowering.cuda.loop_operations import COPIES, LoopOperation, OperationName, loop_operations, loop_problem
from mirage_ir.lowering.cuda.plan import LoopPlan, PlanError
from mirage_ir.lowering.cuda.schedule import LoopForm, LoopProblem, ModuloSchedule, schedule_faults
from mirage_ir.lowering.cuda.schedule_solver import SchedulePlan, best_schedule
from mirage_ir.lowering.cuda.turns import GROUPS, can_take_turns, turns_of, with_turns
from mirage_ir.lowering.flatten import NodePlace


@dataclass(frozen=True, slots=True)
class ScheduledLoop:
    """A loop's operations, the problem that they are, and its schedule."""

    form: LoopForm
    operations: tuple[LoopOperation, ...]
    problem: LoopProblem
    plan: SchedulePlan

    def starts(self, places: Mapping[OperationName, NodePlace]) -> dict[NodePlace, tuple[int, ...]]:
        """When the operations of each place start, in order. places: by operations' names; those of others are not there."""
        found: dict[NodePlace, tuple[int, ...]] = {}
        for operation, start in zip(self.operations, self.plan.schedule.starts, strict=True):
            if operation.key in places:
                place = places[operation.key]
                found[place] = (*found.get(place, ()), start)
        return found


def loop_problem_of(kernel: EmittedKernel, form: LoopForm | None) -> LoopProblem | None:
    """The scheduling problem of a kernel's loop in a form, for None in step with no product ahead.

    None without a loop, and where warp groups cannot take turns.
    """
    if sum(isinstance(s, For) for s in kernel.body) != 1 or (form is LoopForm.IN_TURNS and not can_take_turns(kernel)):
        return None
    body = only_loop(kernel)[1].body
    if form is LoopForm.IN_TURNS:
        return loop_problem(kernel, body, groups=GROUPS)
    return loop_problem(kernel, body, [] if form is None else [p.target for p in movable_products(kernel)])


def schedule_loop(kernel: EmittedKernel, form: LoopForm | None) -> ScheduledLoop | None:
    """The best schedule of a kernel's loop in a form (`loop_problem_of`); None where it has none."""
    problem = loop_problem_of(kernel, form)
    if problem is None:
        return None
    return ScheduledLoop(
        form or LoopForm.IN_STEP, tuple(loop_operations(only_loop(kernel)[1].body)), problem, best_schedule(problem)
    )


def given_schedule(kernel: EmittedKernel, given: LoopPlan, places: Mapping[OperationName, NodePlace]) -> ScheduledLoop:
    """A loop with the schedule that is planned for it. Raises `PlanError` where that is none of its schedules."""
    problem = loop_problem_of(kernel, given.form)
    if problem is None:
        raise PlanError((), f"the loop is planned for warps {given.form}, and its warps cannot be so")
    operations = tuple(loop_operations(only_loop(kernel)[1].body))
    left = {place: list(starts) for place, starts in given.starts.items()}
    starts: list[int] = []
    for operation in operations:
        place = places.get(operation.key, ())
        planned = left.get(place, []) if operation.name != COPIES else [given.copies]
        if not planned:
            raise PlanError(place, f"no time is planned for an operation of the loop: {operation.name}")
        starts.append(planned.pop(0))
    for place, more in left.items():
        if more:
            raise PlanError(place, f"times are planned for {len(more)} more operations than the loop has here")
    schedule = ModuloSchedule(given.interval, tuple(starts), given.offset)
    for fault in schedule_faults(problem, schedule):
        raise PlanError((), f"the loop cannot be scheduled as planned: {fault}")
    return ScheduledLoop(given.form, operations, problem, SchedulePlan(schedule, given.proved))


def as_scheduled(kernel: EmittedKernel, loop: ScheduledLoop) -> EmittedKernel:
    """The kernel whose loop runs by a schedule."""
    if loop.form is LoopForm.IN_TURNS:
        return with_turns(kernel, turns_of(loop.problem, loop.plan.schedule))
    schedule = loop.plan.schedule
    early = (o for n, o in enumerate(loop.operations) if schedule.stage(n) < schedule.stages - 1)
    return with_products_ahead(kernel, {o.product.target for o in early if o.product is not None})


def with_schedule(kernel: EmittedKernel, form: LoopForm) -> EmittedKernel:
    """The kernel whose loop runs by its best schedule in a form; as it is where it has none, or where that changes nothing."""
    if form is LoopForm.IN_STEP and not movable_products(kernel):
        return kernel
    loop = schedule_loop(kernel, form)
    return kernel if loop is None else as_scheduled(kernel, loop)


def better_form(kernel: EmittedKernel, forms: Sequence[LoopForm]) -> LoopForm:
    """The form with the shorter interval, of those that a loop has; of equal ones the first."""
    loops = [loop for form in forms if (loop := schedule_loop(kernel, form)) is not None]
    return min(loops, key=lambda loop: loop.plan.schedule.interval).form if loops else forms[0]
