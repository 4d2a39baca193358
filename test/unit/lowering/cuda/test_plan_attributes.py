"""Plans in the IR: what is written is read back, and the CUDA text of a planned function is that of the plain one."""

from __future__ import annotations

from io import StringIO

import pytest
from fused_programs import EXAMPLE_KERNELS
from xdsl.context import Context
from xdsl.dialects.builtin import Builtin, ModuleOp
from xdsl.dialects.func import Func
from xdsl.passes import ModulePass

from mirage_ir.dialects.bridge import func_from_program
from mirage_ir.dialects.located_parser import LocatedParser
from mirage_ir.dialects.mugraph import MuGraph
from mirage_ir.dialects.mugraph.plans import LAYOUT, MEMORY
from mirage_ir.lowering.cuda.passes.plan_layouts import PlanLayoutsPass
from mirage_ir.lowering.cuda.passes.plan_memory import PlanMemoryPass
from mirage_ir.lowering.cuda.target import CudaTarget
from mirage_ir.passes.form_threads import FormThreadsPass
from mirage_ir.program import Program

CTX = Context()
for _dialect in (Builtin, Func, MuGraph):
    CTX.load_dialect(_dialect)

UNFORMED = {"split_attention", "moe", "lora"}
"""Those in which no two element-wise operators follow each other."""


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
@pytest.mark.parametrize("name", EXAMPLE_KERNELS)
def test_a_planned_function_gives_the_text_of_the_plain_one(name: str, formed: bool, target: str) -> None:
    """Thread graphs change nothing of it, either: chains stay in registers without them, too."""
    module = module_of(EXAMPLE_KERNELS[name]())
    plain = cuda(module, target)
    if formed:
        module = applied(module, FormThreadsPass())
    layouts = applied(module, PlanLayoutsPass(target=target))
    assert LAYOUT in str(layouts) and MEMORY not in str(layouts)
    assert cuda(layouts, target) == plain
    assert "mugraph.thread" in str(module) or not formed or name in UNFORMED
    both = applied(layouts, PlanMemoryPass())
    assert cuda(both, target) == plain
    again = applied(both, PlanLayoutsPass(target=target, keep=True), PlanMemoryPass(keep=True))
    assert str(again) == str(both)
