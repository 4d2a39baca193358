"""Plans in the IR: what is written is read back, the CUDA text of a planned function is that of the plain one, and errors have a
place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import StringIO

import fused_programs
import pytest
from fused_programs import tensors
from xdsl.context import Context
from xdsl.dialects.builtin import Builtin, ModuleOp, StringAttr
from xdsl.dialects.func import Func
from xdsl.passes import ModulePass
from xdsl.utils.exceptions import ParseError

from mirage_ir.dialects.bridge import func_from_program
from mirage_ir.dialects.diagnostics import OperationError
from mirage_ir.dialects.functions import functions
from mirage_ir.dialects.located_parser import LocatedParser
from mirage_ir.dialects.mugraph import LayoutAttr, MuGraph
from mirage_ir.dialects.mugraph.plans import BUFFERS, LAYOUT, LAYOUTS, MEMORY, Digit
from mirage_ir.lowering.cuda.passes.plan_layouts import PlanLayoutsPass
from mirage_ir.lowering.cuda.passes.plan_memory import PlanMemoryPass
from mirage_ir.lowering.cuda.plan_attributes import blocks
from mirage_ir.lowering.cuda.target import CudaTarget
from mirage_ir.passes.form_threads import FormThreadsPass
from mirage_ir.program import Program

CTX = Context()
for _dialect in (Builtin, Func, MuGraph):
    CTX.load_dialect(_dialect)

EXAMPLES: dict[str, Callable[[], Program]] = {
    "rmsnorm": fused_programs.fused_rmsnorm,
    "attention": lambda: fused_programs.flash_attention(rows=64, depth=64, keys=256, blocks=1, loop=4, safe=True),
    "split_attention": fused_programs.split_attention,
    "gated_mlp": fused_programs.fused_gated_mlp,
    "moe": fused_programs.fused_moe,
    "qknorm": fused_programs.fused_qknorm,
    "lora": fused_programs.fused_lora,
    "ntrans": fused_programs.fused_ntrans,
}
"""The kernels of the examples, at small sizes."""


def module_of(program: Program) -> ModuleOp:
    return ModuleOp([func_from_program(program, "f")])


def applied(module: ModuleOp, *passes: ModulePass) -> ModuleOp:
    """A copy of a module after some passes, printed and parsed after each."""
    module = parsed(str(module))
    for one in passes:
        one.apply(CTX, module)
        module = parsed(str(module))
    return module


def parsed(text: str) -> ModuleOp:
    module = LocatedParser(CTX, text, "in.mlir").parse_module()
    module.verify()
    return module


def cuda(module: ModuleOp, target: str = "h100") -> str:
    out = StringIO()
    CudaTarget(target=target).emit(CTX, module, out)
    return out.getvalue()


@pytest.mark.parametrize("target", ["h100", "a100"])
@pytest.mark.parametrize("formed", [False, True])
@pytest.mark.parametrize("name", EXAMPLES)
def test_a_planned_function_gives_the_text_of_the_plain_one(name: str, formed: bool, target: str) -> None:
    module = applied(module_of(EXAMPLES[name]()), *([FormThreadsPass()] if formed else []))
    plain = cuda(module, target)
    layouts = applied(module, PlanLayoutsPass(target=target))
    assert LAYOUT in str(layouts) and MEMORY not in str(layouts)
    assert cuda(layouts, target) == plain
    both = applied(layouts, PlanMemoryPass())
    assert cuda(both, target) == plain
    again = applied(both, PlanLayoutsPass(target=target, keep=True), PlanMemoryPass(keep=True))
    assert str(again) == str(both)
