"""What the kernels of a program cost on a machine."""

from __future__ import annotations

from collections.abc import Sequence

from mirage_ir.block.graphs import describe_graph
from mirage_ir.block.libraries import describe_library
from mirage_ir.block.work import work_of
from mirage_ir.check import infer_program
from mirage_ir.ops import VIEWS
from mirage_ir.program import Apply, GraphOp, Program, TensorType, numbered, results
from mirage_ir.target.cost import Work, kernel_cost
from mirage_ir.target.machines import Machine

LIBRARY_THREADS = 128
"""Threads of a block of a pre-defined kernel: one warp group. A round figure, since libraries choose."""


def graph_work(graph: GraphOp, operand_types: Sequence[TensorType], result_types: Sequence[TensorType]) -> Work:
    """The work of a graph-defined kernel. Raises `ProgramError` when it breaks a rule."""
    return work_of(describe_graph(graph, operand_types, result_types), graph.threads)


def library_work(node: Apply, inner: Sequence[TensorType], outer: TensorType) -> Work:
    """The work of a pre-defined kernel, from the types of its operands and of its result."""
    return work_of(describe_library(node, inner, outer), LIBRARY_THREADS)


def program_cost(program: Program, machine: Machine) -> float:
    """Microseconds of a program: its kernels one after the other; views are free. Raises `ProgramError`."""
    types = infer_program(program)
    total = 0.0
    for first, node in numbered(len(program.inputs), program.nodes):
        inner = [types[v] for v in node.operands]
        outer = types[first : first + results(node)]
        if isinstance(node, GraphOp):
            total += float(kernel_cost(graph_work(node, inner, outer), machine))
        elif node.op not in VIEWS:
            total += float(kernel_cost(library_work(node, inner, outer[0]), machine))
    return total
