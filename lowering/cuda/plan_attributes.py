"""Plans of kernels between IR and plain data: `KernelPlan` and the attributes `mugraph.layout`, `mugraph.buffers`, and so on."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager

from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, FloatAttr, IntegerAttr, StringAttr, f64, i64
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation

from mirage_ir.dialects.candidate_attributes import read_program
from mirage_ir.dialects.diagnostics import FailedOn, OperationError, blaming
from mirage_ir.dialects.mugraph import BlockOp, BufferAttr, LayoutAttr, ThreadOp
from mirage_ir.dialects.mugraph.plans import BUFFERS, LAYOUT, LAYOUTS, MEMORY, Digit, buffers_of, layout_of, planned_for
from mirage_ir.dialects.mugraph.schedules import SCHEDULE, SLOTS
from mirage_ir.dialects.mugraph.types import DTYPES, ELEMENTS
from mirage_ir.errors import OptionError
from mirage_ir.lowering.cuda.assignment import LARGEST_TABLE
from mirage_ir.lowering.cuda.host import CudaHost
from mirage_ir.lowering.cuda.launch import ChosenKernel
from mirage_ir.lowering.cuda.layout import Layout, Mode, Panels, Unit
from mirage_ir.lowering.cuda.plan import KernelPlan, PlanError, PlannedBuffer
from mirage_ir.lowering.cuda.plan_memory import MemoryPlan
from mirage_ir.lowering.cuda.plan_schedule import schedule_loop
from mirage_ir.lowering.cuda.schedule_attributes import read_loop, write_loop
from mirage_ir.lowering.flatten import NodePlace
from mirage_ir.target import Machine
from mirage_ir.target.machines import machine


def kernel_ops(func: FuncOp) -> list[BlockOp]:
    """The graph-defined kernels of a function, in order."""
    return [op for op in func.body.block.ops if isinstance(op, BlockOp)]


def nodes_of(block: BlockOp) -> dict[NodePlace, Operation]:
    """The operations of a block graph by their places."""
    found: dict[NodePlace, Operation] = {}
    for position, op in enumerate(block.body.block.ops):
        found[(position,)] = op
        if isinstance(op, ThreadOp):
            found |= {(position, inside): one for inside, one in enumerate(op.body.block.ops)}
    return found


def read_plan(block: BlockOp) -> KernelPlan:
    """What a block's attributes plan. Raises `OperationError` where they say it wrongly."""
    nodes, capability, warps = nodes_of(block), None, None
    if (found := planned_for(block)) is not None:
        target, warps = found
        try:
            capability = machine(target).capability
        except OptionError as error:
            raise OperationError(block, f"{LAYOUTS}: {error}") from None
    layouts = {place: _layout(written) for place, op in nodes.items() if (written := layout_of(op)) is not None}
    buffers = {place: tuple(map(_buffer, written)) for place, op in nodes.items() if (written := buffers_of(op))}
    return KernelPlan(capability, warps, layouts, buffers, read_loop(block, nodes))


def read_plans(func: FuncOp) -> list[KernelPlan]:
    """What the attributes of a function's kernels plan, in order. Raises `OperationError` where they say it wrongly."""
    return [read_plan(block) for block in kernel_ops(func)]


def plan_function(
    func: FuncOp, goal: Machine, plans: Sequence[KernelPlan], largest_table: int = LARGEST_TABLE, *, turns: bool = False
) -> list[ChosenKernel]:
    """The kernels of a function, planned as far as `plans` leaves them open. largest_table, turns: as in `plan_kernels`. Raises a
    `MirageError` with the place at fault."""
    with blaming(func), at_nodes(func):
        return CudaHost(read_program(func, libraries=True), goal, plans, largest_table, turns=turns).planned


@contextmanager
def at_nodes(func: FuncOp) -> Generator[None]:
    """Gives every `PlanError` about a kernel of `func` that is raised inside the place of the operation at fault."""
    try:
        yield
    except PlanError as error:
        number, *place = error.place
        block = kernel_ops(func)[number]
        raise OperationError(nodes_of(block).get(tuple(place), block), error.message) from None


def write_layouts(block: BlockOp, planned: ChosenKernel, goal: Machine) -> None:
    """Writes the layouts of a kernel, and the panels of its buffers, to its block; what was planned before goes."""
    erase_plan(block)
    nodes = nodes_of(block)
    for place, layout in planned.layouts.items():
        digits = tuple(tuple(Digit(m.unit.value, m.extent, m.stride) for m in found) for found in layout.dims)
        nodes[place].attributes[LAYOUT] = LayoutAttr(digits)
    _write_buffers(nodes, planned, None)
    block.attributes[LAYOUTS] = DictionaryAttr(
        {
            "target": StringAttr(goal.name),
            "warps": IntegerAttr(planned.kernel.warps, i64),
            "cycles": FloatAttr(float(f"{planned.plan.cost:.6g}"), f64),
            "proved": IntegerAttr.from_bool(planned.plan.proved),
        }
    )


def write_schedule(block: BlockOp, planned: ChosenKernel) -> None:
    """Writes the schedule of a kernel's loop to its block, if it has one; stages and offsets of its buffers go."""
    for op in block.walk():
        for name in (SCHEDULE, SLOTS, MEMORY):
            op.attributes.pop(name, None)
    nodes = nodes_of(block)
    _write_buffers(nodes, planned, None)
    loop = schedule_loop(planned.drafted, planned.form)
    if loop is not None:
        write_loop(block, nodes, loop, planned.operators)


def write_memory(block: BlockOp, planned: ChosenKernel, memory: MemoryPlan) -> None:
    """Writes stages and offsets of a kernel's buffers to its block."""
    _write_buffers(nodes_of(block), planned, memory.offsets)
    block.attributes[MEMORY] = DictionaryAttr(
        {"bytes": IntegerAttr(memory.nbytes, i64), "proved": IntegerAttr.from_bool(memory.proved)}
    )


def erase_plan(block: BlockOp) -> None:
    """Takes all that is planned out of a block."""
    for op in block.walk():
        for name in (LAYOUT, BUFFERS, LAYOUTS, MEMORY, SCHEDULE, SLOTS):
            op.attributes.pop(name, None)


def _write_buffers(nodes: Mapping[NodePlace, Operation], planned: ChosenKernel, offsets: Mapping[str, int] | None) -> None:
    found: dict[NodePlace, list[BufferAttr]] = {}
    for buffer in planned.kernel.buffers:  # In the order in which they are made.
        panels = buffer.panels
        place = None if offsets is None else (buffer.stages, offsets[buffer.name])
        written = BufferAttr.of(panels.shape, ELEMENTS[panels.dtype], panels.columns, panels.swizzle, place)
        found.setdefault(planned.owners[buffer.name][0], []).append(written)
    for place, written in found.items():
        nodes[place].attributes[BUFFERS] = ArrayAttr(written)


def _layout(written: LayoutAttr) -> Layout:
    return Layout(tuple(tuple(Mode(digit.extent, Unit(digit.unit), digit.stride) for digit in found) for found in written.data))


def _buffer(written: BufferAttr) -> PlannedBuffer:
    panels = Panels(written.extents, DTYPES[written.element_type], written.panels.data, written.swizzle.data)
    stages, offset = written.placed or (None, None)
    return PlannedBuffer(panels, stages, offset)


def target_of_blocks(found: Sequence[BlockOp]) -> str:
    """The machine that the layouts of blocks are planned for. Raises `FailedOn` where one has none yet, or several are named."""
    names: list[str] = []
    for block in found:
        planned = planned_for(block)
        if planned is None:
            raise FailedOn(block, "the layouts of this kernel are not planned: mugraph-plan-layouts comes first")
        names.append(planned[0])
        if names[-1] != names[0]:
            raise FailedOn(block, f"this kernel is planned for {names[-1]}, and an earlier one of its function for {names[0]}")
    return names[0]
