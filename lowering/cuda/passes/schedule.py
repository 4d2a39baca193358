"""`mugraph-schedule`: when the operations of a kernel's loop run, as attributes."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from mirage_ir.dialects.functions import functions, is_ours
from mirage_ir.target.machines import machine


@dataclass(frozen=True)
class SchedulePass(ModulePass):
    """Schedules the loops of kernels whose layouts are planned, for CUDA: modulo scheduling over warp groups and pipeline stages.

    args: `turns`, whether two warp groups may take turns at the tensor cores, where that gives the shorter interval.
    rewrite: in the loop of a `mugraph.block`, `%p = mugraph.matmul %x, %y` → `%p = mugraph.matmul %x, %y {mugraph.slots =
        [#mugraph.slot<stage 0, start 8, tensor>]}`: the stage and the tick of it in which the operation starts, and the unit that
        it holds for longest; a slot for each part of it, such as what stands before a product. The block gets `mugraph.schedule =
        {form, groups, stages, interval, delay, copies, tick_cycles, proved}`: whether warps run in step or two groups in turns,
        the ticks between iterations, how far the second group is behind, when copies start, and whether no schedule is better. A
        plan of memory that stood there is dropped.
    checks: layouts are planned (`mugraph-plan-layouts`). Kernels without a loop and functions without block graphs stay as they
        are.
    """

    name = "mugraph-schedule"

    turns: bool = False

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        from mirage_ir.lowering.cuda.plan_attributes import kernel_ops, plan_function, read_plan, target_of_blocks, write_schedule

        for func in functions(op):
            if not is_ours(func) or not (found := kernel_ops(func)):
                continue
            goal = machine(target_of_blocks(found))
            plans = [read_plan(block).unscheduled for block in found]
            for block, planned in zip(found, plan_function(func, goal, plans, turns=self.turns), strict=True):
                write_schedule(block, planned)
