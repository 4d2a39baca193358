"""In which order the dimensions of a kernel's result lie in memory, so that what views make of it is no copy.

Attention leaves heads × rows × columns, and a projection takes rows × (heads · columns): a transposition and a reshape, for which a
contiguous result would have to be copied. A kernel stores rows wherever it is told to, so they are stored as the reshape has them.
"""

from __future__ import annotations

from collections import defaultdict

from mirage_ir.check import node_attrs
from mirage_ir.ops import VIEWS, operator
from mirage_ir.program import Apply, GraphOp, Program, Shape, numbered, results


def stored_orders(program: Program) -> dict[int, Shape]:
    """For results of graph-defined kernels that are not contiguous: their dimensions as they lie in memory, the outermost first.

    These are results that nothing reads but one transposition, or several in a row, which a reshape reads, and of which rows stay
    rows. Each other reader of what is transposed has it contiguous.
    """
    readers = defaultdict[int, list[tuple[int, Apply | GraphOp]]](list)
    made = list[int]()
    for first, node in numbered(len(program.inputs), program.nodes):
        for value in {*node.operands}:
            readers[value].append((first, node))
        if isinstance(node, GraphOp):
            made.extend(range(first, first + results(node)))
    found: dict[int, Shape] = {}
    for value in made:
        current, order = value, None
        while current not in program.outputs and len(readers[current]) == 1:
            ((following, node),) = readers[current]
            if not (isinstance(node, Apply) and node.op in VIEWS and operator(node.op).transposes):
                break
            permutation: Shape = node_attrs(node)["permutation"]
            order = tuple(permutation if order is None else (order[d] for d in permutation))
            current = following
        regrouped = any(isinstance(n, Apply) and n.op in VIEWS and operator(n.op).reshapes for _, n in readers[current])
        if order is not None and regrouped and order[-1] == len(order) - 1 and order != tuple(range(len(order))):
            found[value] = order
    return found
