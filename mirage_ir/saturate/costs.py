"""What a node of the e-graph costs, by the target's cost model and by how far its values stay from overflow.

Two estimates, since extraction does not know which kernels the search will make. *Apart*: every operator is a kernel of its own,
as in `program_cost`. *Fused*: products and concatenations are kernels; element-wise operators and reductions go with them and
take their arithmetic only. What is equal in the first may differ in the second, so extraction asks both.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import TypeAlias

from mirage_ir.block.cost import library_work
from mirage_ir.block.work import work_in_columns
from mirage_ir.ops import Kind, Operator
from mirage_ir.program import Apply, TensorType
from mirage_ir.saturate.egraph import ENode, Saturated
from mirage_ir.target.cost import kernel_cost
from mirage_ir.target.machines import Machine

NodeCost: TypeAlias = Callable[[ENode, Sequence[TensorType], TensorType], float]
"""Microseconds of a node, from the types of its operands and its own."""
OPERATOR_US = 1e-3
"""µs of an operator in a fused kernel, beside its arithmetic: of two programs with one cost, the one with fewer operators wins."""
MULTIPLICATION_US = 1e-10
"""µs of a multiplication: of two orders with one cost, as the padding of tiles makes them, the one with fewer multiplications
wins."""
MOST_ESTIMATES = 100_000
"""Estimates that are remembered before all are forgotten."""
JOINED = 0.5
"""Share of a launch that a binary concatenation takes: concatenations of concatenations become one."""


def _kernel(node: ENode) -> Operator | None:
    """The row of an operator that takes time; None for inputs and views."""
    row = node.row
    return None if row is None or row.view else row


def apart(machine: Machine) -> NodeCost:
    """Every operator a kernel of its own."""

    def cost(node: ENode, operands: Sequence[TensorType], result: TensorType) -> float:
        row = _kernel(node)
        if row is None:
            return 0.0
        whole = _library(row.name, tuple(operands), result, machine)
        if row.kind is Kind.LAYOUT:
            return whole - (1 - JOINED) * machine.launch_us
        return whole + MULTIPLICATION_US * multiplications(node, operands, result)

    return cost


def fused(machine: Machine) -> NodeCost:
    """Products and concatenations as kernels, the rest as arithmetic in them."""
    alone = apart(machine)

    def cost(node: ENode, operands: Sequence[TensorType], result: TensorType) -> float:
        row = _kernel(node)
        if row is None:
            return 0.0
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


_Key: TypeAlias = tuple[str, tuple[TensorType, ...], TensorType, Machine]
_known: dict[_Key, float] = {}


def prepare(saturated: Saturated, machine: Machine) -> None:
    """Estimates all kernels of an e-graph at once, which takes a fraction of the time of one by one."""
    types = saturated.types
    keys = {
        (row.name, tuple(types[o] for o in n.operands), types[c], machine): None
        for c, members in saturated.classes.items()
        for n in members
        if (row := _kernel(n)) is not None
    }
    missing = [key for key in keys if key not in _known]
    if len(_known) > MOST_ESTIMATES:
        _known.clear()
        missing = list(keys)
    if missing:
        works = [library_work(_applied(name, len(operands)), operands, result) for name, operands, result, _ in missing]
        _known.update(zip(missing, kernel_cost(work_in_columns(works), machine).tolist(), strict=True))


def _applied(name: str, arity: int) -> Apply:
    return Apply(name, tuple(range(arity)))


def _library(name: str, operands: tuple[TensorType, ...], result: TensorType, machine: Machine) -> float:
    key = name, operands, result, machine
    if key not in _known:
        _known[key] = float(kernel_cost(library_work(_applied(name, len(operands)), operands, result), machine))
    return _known[key]
