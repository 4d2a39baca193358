"""What a node of the e-graph costs, by the target's cost model and by how far its values stay from overflow.

Two estimates, since extraction does not know which kernels the search will make. *Apart*: every operator is a kernel of its own,
as in `program_cost`. *Fused*: products and concatenations are kernels; element-wise operators and reductions go with them and
take their arithmetic only. What is equal in the first may differ in the second, so extraction asks both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import TypeAlias

from mirage_ir.block.library import library_work
from mirage_ir.block.work import work_in_columns
from mirage_ir.ops import Kind, Operator
from mirage_ir.program import Apply, TensorType
from mirage_ir.saturate.egraph import ENode, Saturated
from mirage_ir.target.cost import kernel_cost
from mirage_ir.target.machines import Machine

NodeCost: TypeAlias = Callable[[ENode, Sequence[TensorType], TensorType], float]
"""Microseconds of a node, from the types of its operands and its own."""
TypedOperator: TypeAlias = tuple[str, tuple[TensorType, ...], TensorType]
"""An operator's name, the types of its operands, and the type of its result."""
OPERATOR_US = 1e-3
"""µs of an operator in a fused kernel, beside its arithmetic: of two programs with one cost, the one with fewer operators wins."""
VIEW_US = 1e-6
"""µs of a view, which takes no time: of two programs with one cost, the one with fewer views wins."""
MULTIPLICATION_US = 1e-10
"""µs of a multiplication: of two orders with one cost, as the padding of tiles makes them, the one with fewer multiplications
wins."""
JOINED = 0.5
"""Share of a launch that a binary concatenation takes: concatenations of concatenations become one."""


def _kernel(node: ENode) -> Operator | None:
    """The row of an operator that takes time; None for inputs and views."""
    row = node.row
    return None if row is None or row.view else row


def kernel_times(saturated: Saturated, machine: Machine) -> dict[TypedOperator, float]:
    """Estimates of all kernels of an e-graph at once, which takes a fraction of the time of one by one."""
    types = saturated.types
    members = [(n, c) for c, nodes in saturated.classes.items() for n in nodes]
    kernels = {(row.name, tuple(types[o] for o in n.operands), types[c]) for n, c in members if (row := _kernel(n)) is not None}
    works = {k: library_work(Apply(k[0], tuple(range(len(k[1])))), k[1], k[2]) for k in kernels}
    return dict(zip(works, kernel_cost(work_in_columns(list(works.values())), machine).tolist(), strict=True)) if works else {}


def apart(times: Mapping[TypedOperator, float], machine: Machine) -> NodeCost:
    """Every operator a kernel of its own."""

    def cost(node: ENode, operands: Sequence[TensorType], result: TensorType) -> float:
        row = _kernel(node)
        if row is None:
            return 0.0 if node.row is None else VIEW_US
        whole = times[row.name, tuple(operands), result]
        if row.kind is Kind.LAYOUT:
            return whole - (1 - JOINED) * machine.launch_us
        return whole + MULTIPLICATION_US * multiplications(node, operands, result)

    return cost


def fused(times: Mapping[TypedOperator, float], machine: Machine) -> NodeCost:
    """Products and concatenations as kernels, the rest as arithmetic in them."""
    alone = apart(times, machine)

    def cost(node: ENode, operands: Sequence[TensorType], result: TensorType) -> float:
        row = _kernel(node)
        if row is None:
            return 0.0 if node.row is None else VIEW_US
        if row.kind in (Kind.CONTRACTION, Kind.LAYOUT):
            return alone(node, operands, result)
        elements = prod(operands[0].shape) if row.kind is Kind.REDUCTION else prod(result.shape)
        return OPERATOR_US + row.flops * elements / machine.vector_rate

    return cost


def multiplications(node: ENode, operands: Sequence[TensorType], result: TensorType) -> int:
    """The multiplications of a product, of matrices or element-wise; 0 for all else."""
    row = node.row
    if row is None or row.factors < 2:
        return 0
    return result.size * (operands[0].shape[-1] if row.kind is Kind.CONTRACTION else 1)
