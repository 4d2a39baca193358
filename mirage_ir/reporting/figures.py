"""What the kernels of a program compute and move: the figures of a roofline.

Operations are those of the μGraph, as the operator table counts them: 2 for each pair of entries of a product, for other operators
what the table says, and work that several blocks repeat as often as they do. Bytes are those of each tensor that a kernel reads or
writes, once. What a lowering pads is in neither.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, prod

from mirage_ir.block.copies import copied_tensors, copy_us
from mirage_ir.block.cost import graph_work
from mirage_ir.block.joins import parts_in_place
from mirage_ir.block.library import predefined_cost
from mirage_ir.block.rows import placed_types
from mirage_ir.check import check_graph, node_type, stages_of
from mirage_ir.decompose import decompose
from mirage_ir.ops import VIEWS, Kind
from mirage_ir.ops.composites import COMPOSITES
from mirage_ir.ops.table import OPERATORS
from mirage_ir.program import Accumulate, Apply, GraphOp, Level, Program, TensorType, numbered, results
from mirage_ir.target.cost import kernel_cost
from mirage_ir.target.machines import Machine


@dataclass(frozen=True, slots=True)
class KernelFigures:
    """One kernel, or several together: operations of products and others, bytes of tensors, and the estimate in µs."""

    name: str
    products: float
    others: float
    nbytes: float
    us: float

    @property
    def operations(self) -> float:
        return self.products + self.others

    @property
    def intensity(self) -> float:
        """Operations for each byte."""
        return self.operations / max(self.nbytes, 1.0)

    def least_us(self, machine: Machine) -> float:
        """What the machine's ceilings alone allow, in µs: bandwidth of device memory, rates of tensor cores and of other units."""
        return max(self.nbytes / machine.dram_bandwidth, self.products / machine.tensor_rate, self.others / machine.vector_rate)


def kernel_figures(program: Program, machine: Machine) -> tuple[KernelFigures, ...]:
    """The figures of each kernel of a program without composites, but for kernels of libraries. Raises `ProgramError`.

    Their estimates add up to the program's (`mirage_ir.block.cost.program_cost`).
    """
    types = placed_types(program)
    free = {part.whole for part in parts_in_place(program, types).values()}
    copied = copied_tensors(program, types, machine)
    found: list[KernelFigures] = []
    for first, node in numbered(len(program.inputs), program.nodes):
        copies = sum(copy_us(source, machine) for source in copied.get(first, ()))
        if isinstance(node, Apply) and (node.op in VIEWS or first in free):
            if copies:
                found.append(KernelFigures(f"kernel {len(found) + 1} (copy)", 0.0, 0.0, 2.0 * types[first].nbytes, copies))
            continue
        read = [types[v] for v in node.operands]
        made = types[first : first + results(node)]
        if isinstance(node, GraphOp):
            products, others = _of_graph(node, read)
            us = float(kernel_cost(graph_work(node, read, made), machine))
        else:
            products, others = _of_operator(node, read, made[0])
            us = predefined_cost(node, read, made[0], machine) + copies
        nbytes = sum(types[v].nbytes for v in dict.fromkeys(node.operands)) + sum(t.nbytes for t in made)
        what = "" if isinstance(node, GraphOp) else f" ({node.op.replace('_', ' ')})"
        found.append(KernelFigures(f"kernel {len(found) + 1}{what}", products, others, nbytes, us))
    return tuple(found)


def summed_figures(kernels: Sequence[KernelFigures], name: str, us: float | None = None) -> KernelFigures:
    """Kernels one after the other: sums; `us` takes the place of the sum of their estimates."""
    sums = [fsum(getattr(k, field) for k in kernels) for field in ("products", "others", "nbytes", "us")]
    products, others, nbytes, estimated = sums
    return KernelFigures(name, products, others, nbytes, estimated if us is None else us)


def _of_operator(node: Apply, read: Sequence[TensorType], made: TensorType) -> tuple[float, float]:
    """Operations of one application, of products and others."""
    if node.op in COMPOSITES:
        alone = decompose(Program(node.op, tuple(read), (_over(node),), (len(read),)))
        types = list(alone.inputs)
        products = others = 0.0
        for inner in alone.nodes:
            assert isinstance(inner, Apply)
            operands = [types[v] for v in inner.operands]
            types.append(node_type(inner, operands, Level.KERNEL))
            one, other = _of_operator(inner, operands, types[-1])
            products, others = products + one, others + other
        return products, others
    row = OPERATORS[node.op]
    match row.kind:
        case Kind.CONTRACTION:
            return row.flops * made.size * read[0].shape[-1], 0.0
        case Kind.REDUCTION:
            return 0.0, row.flops * read[0].size
        case Kind.ELEMENTWISE:
            return 0.0, row.flops * made.size
        case _:
            return 0.0, 0.0


def _over(node: Apply) -> Apply:
    """The operator on the first values of a program of its own."""
    return Apply(node.op, tuple(range(len(node.operands))), node.attrs)


def _of_graph(graph: GraphOp, read: Sequence[TensorType]) -> tuple[float, float]:
    """Operations of all blocks of a kernel, or all threads of a thread graph, of products and others."""
    types, stages = check_graph(graph, read, memory=False), stages_of(graph)
    products = others = 0.0
    for value, node in numbered(len(graph.operands), graph.body):
        if isinstance(node, Apply):
            one, other = _of_operator(node, [types[v] for v in node.operands], types[value])
        elif isinstance(node, GraphOp):
            one, other = _of_graph(node, [types[v] for v in node.operands])
        elif isinstance(node, Accumulate):
            one, other = 0.0, float(types[node.operand].size) * graph.loops[stages[node.operand].loop]
        else:
            continue
        stage = stages[value]
        often = graph.loops[stage.loop] if stage.varies else 1
        products, others = products + often * one, others + often * other
    count = prod(graph.grid)
    return count * products, count * others
