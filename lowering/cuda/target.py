"""`-t cuda` and `-t cuda-torch`: the module's public program as CUDA C++, and as a Python file that holds it compiled.

What attributes plan of a kernel (`plan_attributes`), both keep to.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.dialects.func import FuncOp

from mirage_ir.decompose import Decomposed
from mirage_ir.dialects.diagnostics import FailedOn
from mirage_ir.lowering.cuda.module import emit_cuda_file, emit_cuda_module
from mirage_ir.lowering.cuda.plan_attributes import at_nodes, read_plans
from mirage_ir.lowering.cuda.sized import emit_sized_cuda_file, emit_sized_cuda_module
from mirage_ir.lowering.module.target import ProgramTarget
from mirage_ir.sized.choice import SizedChoice
from mirage_ir.sized.family import SizedProgram
from mirage_ir.target import Machine


class _KernelTarget(ProgramTarget):
    """A target that keeps to plans of kernels."""

    def check_programs(self, programs: Sequence[FuncOp]) -> None:
        for func in programs:
            if not all(plan.is_open for plan in read_plans(func)):
                raise FailedOn(func, "its kernels are planned for fixed sizes, and it is for all sizes: leave out the plan")


@dataclass(frozen=True)
class CudaTarget(_KernelTarget):
    """Writes kernels and the functions that launch them (`mirage_ir.lowering.cuda.module.emit_cuda_file`)."""

    name = "cuda"
    written = "a CUDA file"

    def text(self, func: FuncOp, program: Decomposed, source: Decomposed, machine: Machine) -> str:
        with at_nodes(func):
            return emit_cuda_file(program, machine=machine, plans=read_plans(func))

    def sized_text(self, source: SizedProgram, choices: Sequence[SizedChoice], machine: Machine) -> str:
        return emit_sized_cuda_file(source, choices, machine=machine)


@dataclass(frozen=True)
class CudaTorchTarget(_KernelTarget):
    """Writes a self-contained Python module for PyTorch (`mirage_ir.lowering.cuda.module.emit_cuda_module`)."""

    name = "cuda-torch"
    written = "a CUDA module"

    def text(self, func: FuncOp, program: Decomposed, source: Decomposed, machine: Machine) -> str:
        with at_nodes(func):
            return emit_cuda_module(program, source, machine=machine, plans=read_plans(func))

    def sized_text(self, source: SizedProgram, choices: Sequence[SizedChoice], machine: Machine) -> str:
        return emit_sized_cuda_module(source, choices, machine=machine)
