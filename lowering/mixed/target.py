"""`-t triton`: the module's public program as a Python file, with kernels in CUDA where the program says so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.dialects.func import FuncOp

from mirage_ir.decompose import Decomposed
from mirage_ir.lowering.mixed.module import emit_program
from mirage_ir.lowering.module.target import ProgramTarget
from mirage_ir.lowering.triton.sized import emit_sized_module
from mirage_ir.program import GraphOp
from mirage_ir.sized.choice import SizedChoice
from mirage_ir.sized.family import SizedProgram
from mirage_ir.target import Machine


@dataclass(frozen=True)
class TritonTarget(ProgramTarget):
    """Writes a self-contained module (`mirage_ir.lowering.mixed.emit_program`)."""

    name = "triton"
    written = "a Triton module"

    def text(self, func: FuncOp, program: Decomposed, source: Decomposed, machine: Machine) -> str:
        if not any(isinstance(node, GraphOp) and node.cuda for node in program.nodes):
            return emit_program(program, source, machine=machine)
        from mirage_ir.lowering.cuda.plan_attributes import at_nodes, read_plans

        with at_nodes(func):
            return emit_program(program, source, machine=machine, plans=read_plans(func))

    def sized_text(self, source: SizedProgram, choices: Sequence[SizedChoice], machine: Machine) -> str:
        return emit_sized_module(source, choices, machine=machine)
