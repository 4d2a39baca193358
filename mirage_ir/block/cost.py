"""What the kernels of a program cost on a machine, and the least that kernels cost of which only bytes and products are known."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from mirage_ir.block.copies import copied_tensors, copy_us
from mirage_ir.block.description import ENTRY_BYTES, DescribedKernel, DescribedValue, Role, TileBody, TileExtents
from mirage_ir.block.joins import parts_in_place
from mirage_ir.block.kernels import describe_graph
from mirage_ir.block.library import predefined_cost
from mirage_ir.block.rows import placed_types
from mirage_ir.block.work import work_of
from mirage_ir.ops import VIEWS
from mirage_ir.ops.table import OPERATORS
from mirage_ir.program import GraphOp, Program, Stage, TensorType, numbered, results
from mirage_ir.target.cost import WARP_GROUP, Work, kernel_cost
from mirage_ir.target.machines import Machine

ALIKE = 1.01
"""Times the cheapest estimate up to which fewer kernels are preferred.

In `bench/cost_model/` are 1,292 pairs of candidates of which one has fewer kernels. Beside the other, that one took 1.0% less than
estimated, in the median."""


def graph_work(graph: GraphOp, operand_types: Sequence[TensorType], result_types: Sequence[TensorType]) -> Work:
    """The work of a graph-defined kernel. Raises `ProgramError` when it breaks a rule."""
    return work_of(describe_graph(graph, operand_types, result_types), graph.threads)


def program_cost(program: Program, machine: Machine, *, all_sizes: bool = False) -> float:
    """Microseconds of a program: its kernels one after the other, and what is copied for them (`mirage_ir.block.copies`). Other
    views are free, and so are concatenations in place (`mirage_ir.block.joins`).

    With `all_sizes` it is one for all sizes, at these: concatenations are copies there, views are none, and no operands of products
    are padded. Raises `ProgramError`.
    """
    types = placed_types(program)
    free = set[int]() if all_sizes else {part.whole for part in parts_in_place(program, types).values()}
    copied = {} if all_sizes else copied_tensors(program, types, machine)
    total = sum(copy_us(source, machine) for sources in copied.values() for source in sources)
    for first, node in numbered(len(program.inputs), program.nodes):
        inner = [types[v] for v in node.operands]
        outer = types[first : first + results(node)]
        if isinstance(node, GraphOp):
            total += float(kernel_cost(graph_work(node, inner, outer), machine))
        elif node.op not in VIEWS and first not in free:
            total += predefined_cost(node, inner, outer[0], machine, may_pad=not all_sizes)
    return total


def order_of(costs: Sequence[float], kernels: Sequence[int]) -> list[int]:
    """The positions of programs, best first: that with the fewest kernels among those `ALIKE` the cheapest, then by their costs."""
    order = sorted(range(len(costs)), key=lambda n: (costs[n], kernels[n]))
    alike = [n for n in order if costs[n] <= ALIKE * costs[order[0]]]
    best = min(alike, key=lambda n: (kernels[n], costs[n]), default=None)
    return sorted(order, key=lambda n: n != best)


def pair_flops() -> float:
    """Floating-point operations for each pair of entries that a product multiplies and adds, at least."""
    return min(row.flops for row in OPERATORS.values() if row.product)


def least_cost(machine: Machine, kernels: int = 1, nbytes: float = 0.0, pairs: float = 0.0) -> float:
    """Lower bound in µs for `kernels` launches that move `nbytes` of tensors and multiply and add `pairs` of entries between them.

    The cost of a kernel is convex in its work, so kernels that share it evenly cost the least.
    """
    return kernels * _evenly(machine, nbytes / kernels, pairs / kernels, pair_flops() if pairs else 0.0) if kernels else 0.0


@lru_cache(maxsize=4096)
def _evenly(machine: Machine, nbytes: float, pairs: float, flops: float) -> float:
    """The cost of one relaxed kernel, of which each multiprocessor has a block and an equal share; `flops` for each pair."""
    blocks = machine.multiprocessors
    values = (
        DescribedValue(Role.LOAD, (), 0, 1, Stage.INVARIANT, times=nbytes / blocks),
        DescribedValue(Role.PRODUCT, (), 0, ENTRY_BYTES, Stage.INVARIANT, flops, count=pairs / blocks),
    )
    tiles = TileExtents(((1,),), np.ones(1))
    kernel = DescribedKernel(TileBody(values, ()), tiles, blocks, 1, nbytes, 0, relaxed=True)
    return float(kernel_cost(work_of(kernel, WARP_GROUP), machine))
