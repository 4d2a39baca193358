"""`-t cuda` and `-t cuda-torch`: the module's public program as CUDA C++, and as a Python file that holds it compiled.

What attributes plan of a kernel (`plan_attributes`), both keep to.
"""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.dialects.func import FuncOp

from mirage_ir.decompose import Decomposed
from mirage_ir.lowering.cuda.module import emit_cuda_file, emit_cuda_module
from mirage_ir.lowering.cuda.plan_attributes import at_nodes, read_plans
from mirage_ir.lowering.module.target import ProgramTarget
from mirage_ir.target import Machine


@dataclass(frozen=True)
class CudaTarget(ProgramTarget):
    """Writes kernels and the functions that launch them (`mirage_ir.lowering.cuda.module.emit_cuda_file`)."""

    name = "cuda"
    written = "a CUDA file"

    def text(self, func: FuncOp, program: Decomposed, source: Decomposed, machine: Machine) -> str:
        with at_nodes(func):
            return emit_cuda_file(program, machine=machine, plans=read_plans(func))


@dataclass(frozen=True)
class CudaTorchTarget(ProgramTarget):
    """Writes a self-contained Python module for PyTorch (`mirage_ir.lowering.cuda.module.emit_cuda_module`)."""

    name = "cuda-torch"
    written = "a CUDA module"

    def text(self, func: FuncOp, program: Decomposed, source: Decomposed, machine: Machine) -> str:
        with at_nodes(func):
            return emit_cuda_module(program, source, machine=machine, plans=read_plans(func))
