"""`mugraph-plan-layouts`: the layouts of a kernel's values, and the swizzles of its buffers, as attributes."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from mirage_ir.dialects.candidate_attributes import target_of
from mirage_ir.dialects.functions import functions, is_ours
from mirage_ir.limits import check_integer
from mirage_ir.lowering.cuda.assignment import LARGEST_TABLE
from mirage_ir.target.machines import DEFAULT_TARGET, machine


@dataclass(frozen=True)
class PlanLayoutsPass(ModulePass):
    """Plans in which layout each operation of a block graph computes, for CUDA.

    args: `target`, the machine (without it, the one that the function was chosen for, or h100); `keep`, whether layouts, panels and
        warps that stand in the IR are kept, and only the others are planned; `entries`, how large a table of the elimination may
        be: the plan is the cheapest of the listed ones if no table is larger (docs/cuda.md).
    rewrite: in a `mugraph.block`, `%e = mugraph.exp %x` → `%e = mugraph.exp %x {mugraph.layout = #mugraph.layout<…>}`; operations
        whose results lie in shared memory get `mugraph.buffers = [#mugraph.buffer<…>, …]`, with panels and swizzles. The
        block gets `mugraph.layouts = {target, warps, cycles, proved}`: warps of a block, its estimated cycles, and whether no
        listed choice of layouts costs less. A plan of memory that stood there is dropped.
    checks: operators have CUDA rules, and tiles fit; with `keep`, that the steps can have these layouts. Functions without block
        graphs stay as they are.
    """

    name = "mugraph-plan-layouts"

    target: str | None = None
    keep: bool = False
    entries: int = LARGEST_TABLE

    def __post_init__(self) -> None:
        if self.target is not None:
            machine(self.target)
        check_integer("entries", self.entries)

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        from mirage_ir.lowering.cuda.plan import OPEN
        from mirage_ir.lowering.cuda.plan_attributes import kernel_ops, plan_function, read_plan, write_layouts

        for func in functions(op):
            if not is_ours(func) or not (found := kernel_ops(func)):
                continue
            goal = machine(self.target or target_of(func) or DEFAULT_TARGET)
            plans = [read_plan(block).unplaced if self.keep else OPEN for block in found]
            for block, planned in zip(found, plan_function(func, goal, plans, self.entries), strict=True):
                write_layouts(block, planned, goal)
