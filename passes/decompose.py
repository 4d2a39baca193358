"""`mugraph-decompose`: composite operators become operators of the table."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from mirage_ir.dialects.candidate_attributes import read_program
from mirage_ir.dialects.diagnostics import blaming
from mirage_ir.dialects.functions import erase, put_in_place, write_function
from mirage_ir.dialects.workloads import workloads
from mirage_ir.passes.options import BudgetOptions


@dataclass(frozen=True)
class DecomposePass(BudgetOptions, ModulePass):
    """Expands composites (`mugraph.rms_norm`, `mugraph.softmax`, …) and means.

    args: `budget`, seconds that it shares with the passes after it (`BudgetOptions`).
    rewrite: `%y = mugraph.softmax %x dim 1 subtract_max false`
        → `%e = mugraph.exp %x; %s = mugraph.sum %e dim 1; %y = mugraph.div %e, %s`.
    checks: every workload is a well-formed program; its type stays.
    """

    name = "mugraph-decompose"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        self.shared_budget(op, self.name)
        for func in workloads(op):
            with blaming(func):
                new = write_function(read_program(func), func.sym_name.data, func)
            put_in_place(op, [new], func)
            erase(func)
