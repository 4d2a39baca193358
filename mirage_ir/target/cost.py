"""The cost model: microseconds of a kernel from its bytes, operations, waves and launch.

A kernel takes its launch and the largest of: moving each tensor once through device memory, moving every tile through L2, the
multiprocessors' arithmetic, and the latency of its loop iterations. Work is dealt out in whole blocks, so the busiest
multiprocessor decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from math import ceil, prod
from typing import Any, TypeAlias

import numpy as np

from mirage_ir.check import check_graph as _check_graph
from mirage_ir.check import infer_program, live_bytes, stages_of
from mirage_ir.ops import Kind, operator
from mirage_ir.program import VIEWS, Accumulate, Apply, GraphOp, Load, Program, Stage, TensorType, numbered, operands, results
from mirage_ir.target.machines import Machine

ITERATION_US = 0.25
"""Latency of one loop iteration that nothing hides, in µs."""
FILL = 2
"""Iterations that it takes until a loop's loads are ahead of its operators."""
SEGMENT = 64
"""Bytes that memory moves at least, for each row of a tile."""
STAGED = 4.0
"""A product's operand that no pipeline prefetches waits for memory and goes through registers and shared memory: this many
times its bytes."""
BLOCK_US = 1.0
"""Latency of a block's prologue and epilogue, in µs."""
ISSUE_US = 0.03
"""Time in which a multiprocessor starts one more block, in µs."""
OVERLAP = 0.1
"""Share of what the slowest resource hides that shows all the same."""
TENSOR_EFFICIENCY = 0.7
FRAGMENT = 16
"""The least extent of a tile that tensor cores work on; tiles of products are padded to powers of two."""
BATCHED = 10.0
"""How much slower several products at once are, of more rows than a fragment's: their operands go through registers."""
LIBRARY_TILE = 128
"""Rows and columns of the tiles of a pre-defined product."""


Number: TypeAlias = Any
"""A number, or a numpy array of numbers: the cost of many kernels at once."""


@dataclass(frozen=True, slots=True)
class Work:
    """What one kernel does: totals over all blocks, but `shared_bytes`, `iterations`, `threads` and `exposed_bytes` of one block.

    `loaded_bytes` counts whole segments; `exposed_bytes` are loaded before a block can do anything else.
    """

    blocks: Number
    iterations: Number
    loaded_bytes: Number
    unique_bytes: Number
    tensor_flops: Number
    vector_flops: Number
    shared_bytes: Number
    threads: Number
    exposed_bytes: Number = 0


def segments(row: Number, itemsize: int) -> Number:
    """How much more memory moves than rows of `row` elements hold."""
    return np.maximum(1.0, SEGMENT / (row * itemsize))


def padded(extent: Number) -> Number:
    """The extent of a product's tile on tensor cores."""
    return np.exp2(np.ceil(np.log2(np.maximum(extent, FRAGMENT))))


def kernel_cost(work: Work, machine: Machine) -> Number:
    """Microseconds that a kernel takes on a machine."""
    sms = machine.multiprocessors
    resident = np.minimum(
        np.maximum(1, machine.shared_memory_per_multiprocessor // np.maximum(work.shared_bytes, 1)),
        np.maximum(1, machine.threads_per_multiprocessor // work.threads),
    )
    resident = np.minimum(resident, machine.blocks_per_multiprocessor)
    waves = np.ceil(work.blocks / (sms * resident))
    share = np.ceil(work.blocks / sms) * sms / work.blocks  # the busiest multiprocessor over the average one
    times = (
        work.unique_bytes / machine.dram_bandwidth,
        work.loaded_bytes * share / machine.l2_bandwidth,
        work.tensor_flops * share / (machine.tensor_rate * TENSOR_EFFICIENCY) + work.vector_flops * share / machine.vector_rate,
        waves
        * (
            BLOCK_US
            + (work.iterations + FILL * (work.iterations > 1)) * ITERATION_US
            + work.exposed_bytes * sms / machine.l2_bandwidth
        ),
    )
    longest = reduce(np.maximum, times)
    return machine.launch_us + longest + OVERLAP * (sum(times) - longest) + ISSUE_US * work.blocks / sms


def fastest_kernel(machine: Machine) -> float:
    """Microseconds that any kernel takes at least."""
    return machine.launch_us + BLOCK_US + ITERATION_US


def fastest_kernels(kernels: int, nbytes: float, machine: Machine) -> float:
    """Microseconds that so many kernels take at least, which read and write so many bytes between them."""
    latency = kernels * (BLOCK_US + ITERATION_US)
    moving = nbytes / machine.dram_bandwidth
    hidden = OVERLAP * (nbytes / machine.l2_bandwidth + min(latency, moving))
    return kernels * machine.launch_us + max(latency, moving) + hidden


def graph_work(graph: GraphOp, operand_types: Sequence[TensorType], result_types: Sequence[TensorType]) -> Work:
    """The work of a graph-defined kernel."""
    types, stages = _check_graph(graph, operand_types), stages_of(graph)
    loaded = vector = tensor = exposed = 0.0
    staged = {v for n in graph.body if isinstance(n, Apply) and n.op == "matmul" for v in n.operands}
    for first, node in numbered(len(graph.operands), graph.body):
        stage = stages[first] if results(node) else Stage.INVARIANT
        times = graph.loop if stage is Stage.VARIANT else 1
        if isinstance(node, Load):
            moved = types[first].nbytes * float(segments((1, *types[first].shape)[-1], types[first].dtype.itemsize))
            loaded += times * moved
            if stage is not Stage.VARIANT:
                exposed += moved * (STAGED if first in staged else 1.0)
        elif isinstance(node, Apply):
            if operator(node.op).kind is Kind.CONTRACTION:
                *lead, m, n = types[first].shape
                tensor += times * float(tile_flops(prod(lead), m, types[node.operands[0]].shape[-1], n))
            else:
                vector += times * _flops(node, [types[v] for v in node.operands], types[first])
        elif isinstance(node, Accumulate):
            vector += graph.loop * types[first].size
        elif isinstance(node, GraphOp):
            vector += times * sum(types[v].size for v in operands(node)) * len(node.body)
    read = sum(operand_types[v].nbytes for v in {n.source for n in graph.body if isinstance(n, Load)})
    written = sum(t.nbytes for t in result_types)
    return Work(
        blocks=graph.blocks,
        iterations=graph.loop,
        loaded_bytes=graph.blocks * loaded + written,
        unique_bytes=read + written,
        tensor_flops=graph.blocks * tensor,
        vector_flops=graph.blocks * vector,
        shared_bytes=live_bytes(graph, types, stages),
        threads=graph.threads,
        exposed_bytes=exposed,
    )


def _flops(node: Apply, inner: Sequence[TensorType], outer: TensorType) -> float:
    row = operator(node.op)
    match row.kind:
        case Kind.CONTRACTION:
            *lead, m, n = outer.shape
            return float(product_flops(prod(lead), m, inner[0].shape[-1], n))
        case Kind.REDUCTION:
            return row.flops * inner[0].size
        case _:
            return row.flops * outer.size


def product_flops(batch: Number, m: Number, k: Number, n: Number) -> Number:
    """Operations of a batched product on tensor cores."""
    return 2.0 * batch * padded(m) * padded(k) * padded(n)


def tile_flops(batch: Number, m: Number, k: Number, n: Number) -> Number:
    """Operations of a batched product of tiles in one block, or what takes as long."""
    return product_flops(batch, m, k, n) * np.where((batch > 1) & (m > FRAGMENT), BATCHED, 1.0)


def library_work(node: Apply, inner: Sequence[TensorType], outer: TensorType) -> Work:
    """The work of a pre-defined kernel; a product is tiled as libraries do it."""
    read = sum(t.nbytes for t in inner)
    flops = _flops(node, inner, outer)
    product = operator(node.op).kind is Kind.CONTRACTION
    blocks = max(1, ceil(outer.size / (8 * LIBRARY_TILE)))
    loaded = float(read)
    iterations = 1
    if product:
        *lead, m, n = outer.shape
        rows, columns = ceil(m / LIBRARY_TILE), ceil(n / LIBRARY_TILE)
        blocks = prod(lead) * rows * columns
        loaded = float(inner[0].nbytes * columns + inner[1].nbytes * rows)
        iterations = ceil(inner[0].shape[-1] / 64)
    return Work(
        blocks=blocks,
        iterations=iterations,
        loaded_bytes=loaded + outer.nbytes,
        unique_bytes=read + outer.nbytes,
        tensor_flops=flops if product else 0.0,
        vector_flops=0.0 if product else flops,
        shared_bytes=4 * LIBRARY_TILE * 64 if product else 0,
        threads=128,
    )


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
