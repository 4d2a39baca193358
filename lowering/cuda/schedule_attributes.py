"""Schedules between IR and plain data: `LoopPlan` and the attributes `mugraph.slots` and `mugraph.schedule`."""

from __future__ import annotations

from collections.abc import Mapping

from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, IntegerAttr, StringAttr, i64
from xdsl.ir import Operation

from mirage_ir.dialects.diagnostics import OperationError
from mirage_ir.dialects.mugraph import BlockOp
from mirage_ir.dialects.mugraph.schedules import SCHEDULE, SLOTS, LoopSlot, SlotAttr, schedule_of, slots_of
from mirage_ir.lowering.cuda.loop_operations import COPIES, TICK, OperationName
from mirage_ir.lowering.cuda.plan import LoopPlan
from mirage_ir.lowering.cuda.plan_schedule import ScheduledLoop
from mirage_ir.lowering.cuda.schedule import LoopForm, Resource, TimedOperation
from mirage_ir.lowering.flatten import NodePlace

UNITS = {
    Resource.TENSOR: "tensor",
    Resource.SPECIAL: "special",
    Resource.ISSUE: "issue",
    Resource.SHARED: "shared",
    Resource.COPY: "copy",
}
"""How the IR names the units of a multiprocessor."""


def read_loop(block: BlockOp, nodes: Mapping[NodePlace, Operation]) -> LoopPlan | None:
    """The schedule that a block's attributes plan. nodes: its operations by their places. Raises `OperationError`."""
    header = schedule_of(block)
    if header is None:
        return None
    if header.form not in {form.value for form in LoopForm}:
        raise OperationError(block, f"{SCHEDULE}: warps go through a loop {' or '.join(LoopForm)}, not '{header.form}'")
    interval = header.interval

    def start(slot: LoopSlot) -> int:
        return slot.stage * interval + slot.start

    starts = {place: tuple(map(start, slots)) for place, op in nodes.items() if (slots := slots_of(op))}
    return LoopPlan(LoopForm(header.form), interval, starts, start(header.copies), header.offset, header.proved)


def write_loop(
    block: BlockOp, nodes: Mapping[NodePlace, Operation], loop: ScheduledLoop, places: Mapping[OperationName, NodePlace]
) -> None:
    """Writes a loop's schedule to its block. places: of operations, by their names."""
    schedule, copies = loop.plan.schedule, LoopSlot(0, 0, UNITS[Resource.COPY])
    found: dict[NodePlace, list[SlotAttr]] = {}
    for operation, timed, start in zip(loop.operations, loop.problem.operations, schedule.starts, strict=True):
        slot = LoopSlot(*divmod(start, schedule.interval), _unit(timed))
        if operation.name == COPIES:
            copies = slot
        elif operation.key in places:
            found.setdefault(places[operation.key], []).append(SlotAttr(slot))
    for place, slots in found.items():
        nodes[place].attributes[SLOTS] = ArrayAttr(slots)
    block.attributes[SCHEDULE] = DictionaryAttr(
        {
            "form": StringAttr(loop.form.value),
            "groups": IntegerAttr(loop.problem.groups, i64),
            "stages": IntegerAttr(schedule.stages, i64),
            "interval": IntegerAttr(schedule.interval, i64),
            "delay": IntegerAttr(schedule.offset, i64),
            "copies": SlotAttr(copies),
            "tick_cycles": IntegerAttr(TICK, i64),
            "proved": IntegerAttr.from_bool(loop.plan.proved),
        }
    )


def _unit(timed: TimedOperation) -> str:
    """The unit that an operation holds for longest."""
    held = [(ticks, resource) for resource, ticks in timed.uses if resource in UNITS]
    return UNITS[max(held, key=lambda h: h[0])[1]] if held else UNITS[Resource.ISSUE]
