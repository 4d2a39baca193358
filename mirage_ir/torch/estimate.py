"""What PyTorch's own compiler is expected to need for a program: its library products, and one kernel for what lies between.

Inductor fuses element-wise operators and reductions between two products into one kernel when the reductions are over the same
dimensions, and adds a bias within the product. It has kernels of its own for attention.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import prod

from mirage_ir.block.cost import least_cost
from mirage_ir.block.library import predefined_cost
from mirage_ir.check import infer_program
from mirage_ir.ops.table import VIEWS, Expansion, Kind, operator
from mirage_ir.program import Apply, Program, TensorType
from mirage_ir.target.machines import Machine


def expected_cost(
    program: Program, machine: Machine, attention: Callable[[int], Hashable | None] = lambda value: None, halved: bool = False
) -> float:
    """Microseconds that the program is expected to take as Inductor compiles it.

    `attention` gives, for a value, the attention of PyTorch's that computes it; None for others. Half of its products are left out
    where it is causal (`halved`).
    """
    types = infer_program(program)
    first = len(program.inputs)
    group: dict[int, int] = {}  # Computed values, and views of them, by their kernel.
    own: dict[int, set[int]] = {}
    total = 0.0
    attended: dict[Hashable, list[int]] = {}
    for value, node in enumerate(program.nodes, first):
        assert isinstance(node, Apply)
        known = attention(value)
        if known is not None:
            attended.setdefault(known, []).append(value)
        elif node.op in VIEWS:
            if node.operands[0] in group:
                group[value] = group[node.operands[0]]
        elif operator(node.op).kind is Kind.CONTRACTION:
            inner = [types[v] for v in node.operands]
            total += predefined_cost(node, inner, types[value], machine)
        elif not _is_bias(program, types, node):
            joined = {group[v] for v in node.operands if v in group}
            for other in joined:
                for v in own.pop(other):
                    own.setdefault(value, set()).add(v)
            own.setdefault(value, set()).add(value)
            group = {v: value if g in joined else g for v, g in group.items()}
            group[value] = value
    for values in own.values():
        total += _kernels(program, values) * least_cost(machine, 1, _moved(program, types, values))
    for values in attended.values():
        total += _attention(program, types, machine, values, halved)
    return total


def _is_bias(program: Program, types: Sequence[TensorType], node: Apply) -> bool:
    """Whether a product's result is added to a row, which the library does."""
    first = len(program.inputs)
    row = operator(node.op)
    made = [program.nodes[v - first] for v in node.operands if v >= first]
    products = [n for n in made if isinstance(n, Apply) and operator(n.op).product]
    inputs = [types[v] for v in node.operands if v < first]
    return row.expansion is Expansion.TERMS and len(products) == len(inputs) == 1 and prod(inputs[0].shape[:-1]) == 1


def _kernels(program: Program, values: set[int]) -> int:
    """The kernels of a group: one for each set of dimensions that is reduced."""
    first = len(program.inputs)
    nodes = (program.nodes[v - first] for v in values)
    return max(1, len({n.attrs for n in nodes if isinstance(n, Apply) and operator(n.op).kind is Kind.REDUCTION}))


def _moved(program: Program, types: Sequence[TensorType], values: set[int]) -> int:
    """Bytes that a kernel with these values reads and writes."""
    first = len(program.inputs)
    read: set[int] = set()
    for v in values:
        read.update(_source(program, o) for o in program.nodes[v - first].operands)
    users = {o for v, n in enumerate(program.nodes, first) if v not in values for o in n.operands} | set(program.outputs)
    written = {v for v in values if v in users}
    return sum(types[v].nbytes for v in (read - values) | written)


def _source(program: Program, value: int) -> int:
    """The value of which one is a view."""
    first = len(program.inputs)
    while value >= first:
        node = program.nodes[value - first]
        if not (isinstance(node, Apply) and node.op in VIEWS):
            return value
        value = node.operands[0]
    return value


def _attention(program: Program, types: Sequence[TensorType], machine: Machine, values: Sequence[int], halved: bool) -> float:
    """One kernel that reads and writes no scores; the share of it that these values have when some are elsewhere."""
    first = len(program.inputs)
    inside = set(values)
    pairs, scores = 0.0, 0
    products = [v for v in values if operator(_op(program, v)).product]
    for v in products:
        left, right = (types[o] for o in program.nodes[v - first].operands)
        pairs += left.size * right.shape[-1]
        scores = max(scores, types[v].size)
    read = {o for v in values for o in program.nodes[v - first].operands} - inside
    nbytes = sum(types[v].nbytes for v in (*read, *values[-1:]) if types[v].size < scores or len(products) < 2)
    return len(products) / 2 * least_cost(machine, 1, nbytes, pairs / (2 if halved else 1))


def _op(program: Program, value: int) -> str:
    node = program.nodes[value - len(program.inputs)]
    assert isinstance(node, Apply)
    return node.op
