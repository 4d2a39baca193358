"""`mugraph-outline`: large functions are cut into parts, which the following passes search and verify one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, StringAttr, SymbolRefAttr
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.ir import Block, Region, SSAValue
from xdsl.passes import ModulePass

from mirage_ir.dialects.candidate_attributes import read_program
from mirage_ir.dialects.diagnostics import blaming
from mirage_ir.dialects.functions import free_name, functions, set_private, take_place, write_function
from mirage_ir.dialects.workloads import PART, SOURCE, saved_candidates, workloads
from mirage_ir.passes.options import check_positive
from mirage_ir.pipeline.candidate import PipelineStage, Workload
from mirage_ir.pipeline.history import StageRecord, keep
from mirage_ir.target.machines import DEFAULT_TARGET, machine

if TYPE_CHECKING:
    from mirage_ir.search.plan.parts import Part


@dataclass(frozen=True)
class OutlinePass(ModulePass):
    """Cuts workloads of many operators into functions of few, where fusing across would gain least (`mirage_ir.search.plan.parts`).

    args: `target`, the machine to estimate for; `large`, the most operators of a workload that stays whole, and of a part that may
        be one kernel; `max-ops`, the most operators of any other part. Reshapes and other views are not counted.
    rewrite: `@f` → `@f {mugraph.source = @f__source}`, whose body calls the private `@f.part0`, `@f.part1`, …, each with
        `mugraph.part`, its own name; parts that are the same computation are one function. `@f` as it was stays as the private
        `@f__source`. A workload that is not large stays as it is, and so does one with saved candidates, which are for all of it.
    checks: none: a part is a piece of the source, and `mugraph-inline` puts the pieces back where they were.
    """

    name = "mugraph-outline"

    target: str = DEFAULT_TARGET
    large: int | None = None
    max_ops: int | None = None

    def __post_init__(self) -> None:
        machine(self.target)
        check_positive("large", self.large)
        check_positive("max-ops", self.max_ops)

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        from mirage_ir.search.plan.parts import LARGEST_UNCUT, MAX_PART_OPS, cut

        for func in workloads(op):
            if saved_candidates(op, func):
                continue
            with blaming(func):
                program = read_program(func)
                parts = cut(program, machine(self.target), self.large or LARGEST_UNCUT, self.max_ops or MAX_PART_OPS)
                if len(parts) > 1:
                    self._outline(op, func, parts, program.outputs)

    @staticmethod
    def _outline(module: ModuleOp, func: FuncOp, parts: tuple[Part, ...], outputs: tuple[int, ...]) -> None:
        taken = {f.sym_name.data for f in functions(module)}
        outlined: dict[Hashable, FuncOp] = {}
        block = Block(arg_types=func.function_type.inputs)
        for argument, old in zip(block.args, func.body.block.args, strict=True):
            argument.name_hint = old.name_hint
        values: dict[int, SSAValue] = dict(enumerate(block.args))
        for part in parts:
            if part.key not in outlined:
                name = free_name(f"{func.sym_name.data}.part{len(outlined)}", taken)
                outlined[part.key] = write_function(part.program, name, func)
                outlined[part.key].attributes[PART] = SymbolRefAttr(name)
                set_private(outlined[part.key])
            callee = outlined[part.key]
            call = CallOp(callee.sym_name.data, [values[v] for v in part.inputs], callee.function_type.outputs.data)
            block.add_op(call)
            values.update(zip(part.outputs, call.results, strict=True))
        block.add_op(ReturnOp(*(values[v] for v in outputs)))
        whole = FuncOp(func.sym_name.data, func.function_type, Region(block))
        for op in whole.walk():
            op.location = func.location
        take_place(whole, func)
        source = free_name(f"{func.sym_name.data}__source", taken)
        whole.attributes[SOURCE] = SymbolRefAttr(source)
        func.properties["sym_name"] = StringAttr(source)
        set_private(func)
        module.body.block.insert_ops_before([whole, *outlined.values()], func)
        times = Counter(part.key for part in parts)
        works = tuple(Workload(read_program(outlined[key]), times[key]) for key in times)
        keep(StageRecord(PipelineStage.OUTLINE, works, whole=whole.sym_name.data))
