"""`toy-lower-log`: what is left of the dialect becomes calls of the run-time library."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import CallOp, FuncOp
from xdsl.passes import ModulePass

from toy.dialect import LogOp


@dataclass(frozen=True)
class LowerLogPass(ModulePass):
    """`toy.log` → a call of `@toy_log_…`, a declaration for each label."""

    name: ClassVar[str] = "toy-lower-log"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        declared: dict[str, FuncOp] = {}
        for log in [inner for inner in op.walk() if isinstance(inner, LogOp)]:
            name = f"toy_log_{log.label.data}"
            if name not in declared:
                declared[name] = FuncOp.external(name, [log.value.type], [log.result.type])
                op.body.block.add_op(declared[name])
            call = CallOp(name, [log.value], [log.result.type])
            call.location = log.location
            block = log.parent_block()
            assert block is not None
            block.insert_op_before(call, log)
            log.result.replace_all_uses_with(call.results[0])
            block.erase_op(log)
