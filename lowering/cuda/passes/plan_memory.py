"""`mugraph-plan-memory`: where a kernel's buffers lie in shared memory, and how many stages they have, as attributes."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from mirage_ir.dialects.functions import functions, is_ours
from mirage_ir.limits import check_integer
from mirage_ir.lowering.cuda.plan_memory import MOST_ORDERED
from mirage_ir.target.machines import machine

MOST_EXACT = 9
"""Buffers of which all orders are tried within seconds."""


@dataclass(frozen=True)
class PlanMemoryPass(ModulePass):
    """Places the buffers of kernels whose layouts are planned in shared memory, for CUDA.

    args: `keep`, whether stages and offsets that stand in the IR are kept, and only the others are planned; `exact`, up to how many
        buffers all orders are tried: with more of them, the plan is proved only where buffers that are needed at once leave no gap.
    rewrite: `mugraph.buffers = [#mugraph.buffer<64x64xf16, panels 64, swizzle 3>]` → `mugraph.buffers = [#mugraph.buffer<64x64xf16,
        panels 64, swizzle 3, stages 4, at byte 0>]`. The block gets `mugraph.memory = {bytes, proved}`: bytes of a block, and
        whether no placement of these buffers needs fewer.
    checks: layouts are planned (`mugraph-plan-layouts`); buffers fit, and with `keep`, that those which are needed at once lie
        apart. Functions without block graphs stay as they are.
    """

    name = "mugraph-plan-memory"

    keep: bool = False
    exact: int = MOST_ORDERED

    def __post_init__(self) -> None:
        check_integer("exact", self.exact, 0, MOST_EXACT)

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        from mirage_ir.lowering.cuda.plan_attributes import kernel_ops, plan_function, read_plan, target_of_blocks, write_memory

        for func in functions(op):
            if not is_ours(func) or not (found := kernel_ops(func)):
                continue
            goal = machine(target_of_blocks(found))
            plans = [read_plan(block) if self.keep else read_plan(block).unplaced for block in found]
            for block, plan, planned in zip(found, plans, plan_function(func, goal, plans), strict=True):
                write_memory(block, planned, planned.memory(plan, self.exact))
