"""`mugraph-form-threads`: chains of element-wise block operators become thread graphs."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from mirage_ir.dialects.candidate_attributes import VERIFIED
from mirage_ir.dialects.diagnostics import blaming
from mirage_ir.dialects.functions import erase, functions, is_ours, put_in_place, write_function


@dataclass(frozen=True)
class FormThreadsPass(ModulePass):
    """Fuses connected element-wise operators inside `mugraph.block`, by rule (`mirage_ir.form_threads`).

    `-t cuda` keeps the values inside in registers, in one layout (docs/cuda.md).

    args: none.
    rewrite: in a block graph, `%a = mugraph.exp %x; %b = mugraph.mul %a, %y`
        → one `mugraph.thread` that loads `%x` and `%y` and stores `%b`.
    checks: shapes, stages and shared memory, as `mirage_ir.form_threads` says. Functions without block graphs stay as they are.
        A function that changes loses `mugraph.verified`: it was said of the program before.
    """

    name = "mugraph-form-threads"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        from mirage_ir.dialects.bridge import program_from_func
        from mirage_ir.form_threads import form_threads

        for func in functions(op):
            if not is_ours(func):
                continue
            with blaming(func):
                program = program_from_func(func)
                formed = form_threads(program)
                if formed == program:
                    continue
                new = write_function(formed, func.sym_name.data, func)
            put_in_place(op, [new], func)
            new.attributes.pop(VERIFIED, None)
            erase(func)
