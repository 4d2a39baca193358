"""A program as one Python module, its kernels in Triton, in CUDA, or in both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mirage_ir.decompose import Decomposed
from mirage_ir.errors import LoweringError
from mirage_ir.lowering.mixed.backends import in_triton
from mirage_ir.lowering.module.assembly import check_alike
from mirage_ir.lowering.triton.module import emit_module, module_text
from mirage_ir.ops import VIEWS
from mirage_ir.program import GraphOp, Program
from mirage_ir.target import Machine

if TYPE_CHECKING:
    from mirage_ir.lowering.cuda.plan import KernelPlan


@dataclass(frozen=True, slots=True)
class MeasuredModule:
    """The text of a module, and for each Triton kernel in order, warps and stages of the CUDA kernels that may take its place.

    refused: why there are none, where their compiler refused them.
    """

    text: str
    by_cuda: list[list[tuple[int, int]]]
    refused: str = ""


def emit_program(program: Decomposed, source: Decomposed, *, machine: Machine, plans: Sequence[KernelPlan] = ()) -> str:
    """The text of a Python module that runs `program` and, as a script, checks itself against `source`.

    Block graphs that are to be CUDA's (`cuda`) become CUDA kernels, the others Triton's; where there are none of one kind, the
    module needs nothing of it. plans: of all kernels, in order; those of Triton's are not looked at. Raises what `emit_module` of
    Triton and `emit_cuda_module` do.
    """
    graphs = [node for node in program.nodes if isinstance(node, GraphOp)]
    if not any(node.cuda for node in graphs):
        return emit_module(program, source, machine=machine)
    if all(node.cuda for node in graphs):
        from mirage_ir.lowering.cuda.module import emit_cuda_module

        return emit_cuda_module(program, source, machine=machine, plans=plans)
    from mirage_ir.lowering.mixed.host import MixedHost

    check_alike(program, source)
    host = MixedHost(program, machine, plans=plans)
    return module_text(program, source, host, more=host.beside.texts(measured=False))


def module_kind(program: Program) -> str:
    """What `emit_program` writes, in words."""
    languages = {node.cuda for node in program.nodes if isinstance(node, GraphOp)}
    if len(languages) == 2:
        return "Module with kernels of Triton and CUDA"
    return "CUDA module" if True in languages else "Triton module"


def write_measured(program: Decomposed, source: Decomposed, *, machine: Machine, by_cuda: int = 0) -> MeasuredModule:
    """The module of a program that is to be measured: its kernels are Triton's, whatever they were, and in the place of each one so
    many of CUDA may be tried, which the module holds, too. Raises what `emit_program` does."""
    program, refused = in_triton(program), ""
    if by_cuda:
        try:
            return _with_alternatives(program, source, machine, by_cuda)
        except LoweringError as error:  # Of both languages, or of CUDA's compiler alone.
            refused = str(error)
    graphs = sum(isinstance(node, GraphOp) for node in program.nodes)
    return MeasuredModule(emit_module(program, source, machine=machine, measured=True), [[] for _ in range(graphs)], refused)


def _with_alternatives(program: Decomposed, source: Decomposed, machine: Machine, by_cuda: int) -> MeasuredModule:
    """The module with CUDA kernels beside Triton's."""
    from mirage_ir.lowering.mixed.host import MixedHost

    check_alike(program, source)
    host = MixedHost(program, machine, measured=True, by_cuda=by_cuda)
    # A torch operator chooses strides, and a part of a concatenation may begin anywhere.
    views = all(isinstance(node, GraphOp) or node.op in VIEWS for node in program.nodes)
    text = module_text(program, source, host, more=host.beside.texts(measured=views))
    return MeasuredModule(text, [[(one.warps, one.stages) for one in others] for others in host.alternatives])
