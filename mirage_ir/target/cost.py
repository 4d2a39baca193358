"""The cost model: microseconds of a kernel from what it moves, computes and waits for.

A kernel takes its launch and the largest of: moving each tensor once through device memory, moving every tile through L2, the
multiprocessors' arithmetic, and the latency of its blocks. Work is dealt out in whole blocks, so the busiest multiprocessor
decides; blocks that are resident together hide each other's latency, and overlap tensor cores with everything else.

What no data sheet says is in `Calibration`, fitted to measured candidates by `bench/cost_model.py`.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass
from functools import reduce
from math import ceil, inf, prod
from typing import Any, TypeAlias

import numpy as np

from mirage_ir.check import check_graph as _check_graph
from mirage_ir.check import infer_program, most_live, stages_of
from mirage_ir.ops import Kind, operator
from mirage_ir.program import (
    VIEWS,
    Accumulate,
    Apply,
    BodyNode,
    GraphOp,
    Load,
    Program,
    Stage,
    TensorType,
    numbered,
    operands,
    results,
)
from mirage_ir.target.machines import Machine

Number: TypeAlias = Any
"""A number, or a numpy array of numbers: the cost of many kernels at once."""

LINE = 128
"""Bytes of a cache line: shorter rows of tiles move less of each."""
FRAGMENT = 16
"""The least extent of a tile that tensor cores work on; tiles of products are padded to powers of two."""
WARP_GROUP_ROWS = 64
"""Rows of a product from which four warps issue it together, from shared memory; others go through registers."""
BATCHED = 10.0
"""How much slower several products at once are, of more rows than a fragment's: their operands go through registers."""
STAGES = 3
"""Copies of a tile that a software pipeline keeps in flight."""
MOST_THREADS = 256
"""Threads of a block that kernels are launched with, at most."""
ENTRY_BYTES = 4
RESERVED = 1024
"""Bytes of shared memory that the driver takes a block."""
REGISTERS = 65536
"""32-bit registers of a multiprocessor."""
MOST_REGISTERS = 255
"""Those of a thread."""
FEW_REGISTERS = 32
"""Registers of a thread that hold no tiles."""
MOST_UNROLLED = 32
"""Entries of a reduction over partial results that are loaded one by one, so that no registers hold them together."""
LIBRARY_TILE, LIBRARY_DEPTH = 128, 64
"""Rows and columns of the tiles of a pre-defined product, and its sum in one iteration."""


@dataclass(frozen=True, slots=True)
class Calibration:
    """Factors of a machine's figures, and latencies in µs; fitted by `bench/cost_model.py` to what was measured on an H100.

    launch: of `launch_us`. dram, l2, tensor, fragment, vector: shares of the bandwidths and rates that kernels reach, `fragment`
    of products below `WARP_GROUP_ROWS` rows. narrow: how much more L2 moves, for each factor of e that rows are shorter than a
    line. block: of a block's prologue and epilogue. iteration, product, reduction, other: of an iteration, and of each product,
    reduction and other operator in it. fill: iterations until loads are ahead of operators. before: of what is loaded before a
    loop, since the loop's own loads start when it is there. wait: of an iteration without products for what it loads, which is
    hardly loaded ahead. staged: how often the bytes of a product's operand that is loaded before the loop, and goes through
    registers, are waited for. issue: of starting one more block. hidden: share of what the slowest resource hides that shows all
    the same. overlap: share of the shorter of tensor cores and everything else that shows, for one block with one warp group.
    groups: power of the warp groups' share in that. warps: resident warps that reach half of the arithmetic rate. full: 32-bit
    values of a thread from which registers are short in a loop. spill: what a kernel takes more then, for each 100 of them.

    They hold together: one that is above a data sheet's figure makes up for another.
    """

    launch: float = 1.33
    dram: float = 1.1
    l2: float = 2.0
    tensor: float = 0.866
    fragment: float = 0.561
    vector: float = 0.485
    narrow: float = 1.44
    block: float = 0.178
    iteration: float = 0.032
    product: float = 0.00883
    reduction: float = 0.0155
    other: float = 0.0156
    fill: float = 1.22
    before: float = 0.836
    wait: float = 0.163
    staged: float = 4.51
    issue: float = 0.0169
    hidden: float = 0.288
    overlap: float = 1.15
    groups: float = 0.261
    warps: float = 3.11
    full: float = 129.0
    spill: float = 0.295


CALIBRATION = Calibration()


@dataclass(frozen=True, slots=True)
class Work:
    """What one kernel does.

    Totals over all blocks: unique_bytes of the tensors; loaded_bytes of the tiles that blocks load, and of what they store;
    narrow_bytes: loads with rows shorter than a line, times the logarithm of how much; tensor_flops of products that warp groups
    issue, fragment_flops of others, vector_flops of everything else.

    Of a block: iterations of its loop; threads; rows of its smallest product that warp groups issue, 0 without; shared_bytes of
    tiles in shared memory; held: 32-bit values of tiles in registers; streamed_bytes that an iteration loads; exposed_bytes that
    are loaded before a block can do anything else, staged_bytes those for products; stored_bytes.

    Of an iteration: products, reductions and others, operators that run one after the other.
    """

    blocks: Number
    iterations: Number
    loaded_bytes: Number
    unique_bytes: Number
    tensor_flops: Number = 0.0
    fragment_flops: Number = 0.0
    vector_flops: Number = 0.0
    narrow_bytes: Number = 0.0
    threads: Number = 128
    rows: Number = 0
    shared_bytes: Number = 0
    held: Number = 0
    streamed_bytes: Number = 0
    exposed_bytes: Number = 0
    staged_bytes: Number = 0
    stored_bytes: Number = 0
    products: Number = 0
    reductions: Number = 0
    others: Number = 0


def narrow(row: Number, itemsize: int) -> Number:
    """The logarithm of how much shorter than a line rows of `row` elements are."""
    return np.log(np.maximum(1.0, LINE / (row * itemsize)))


def padded(extent: Number) -> Number:
    """The extent of a product's tile on tensor cores."""
    return np.exp2(np.ceil(np.log2(np.maximum(extent, FRAGMENT))))


def kernel_cost(work: Work, machine: Machine, calibration: Calibration = CALIBRATION) -> Number:
    """Microseconds that a kernel takes on a machine."""
    c, sms = calibration, machine.multiprocessors
    groups = np.clip(work.rows / WARP_GROUP_ROWS, 1, MOST_THREADS // 128)
    threads = np.where(work.rows > 0, 128 * groups, np.minimum(work.threads, MOST_THREADS))
    registers = np.minimum(FEW_REGISTERS + work.held / threads, MOST_REGISTERS)
    resident = np.minimum(_resident(work, threads, machine), np.maximum(1, REGISTERS // (registers * threads)))
    together = np.minimum(resident, np.ceil(work.blocks / sms))
    warps = together * threads / 32
    shown = np.minimum(1, c.overlap / np.sqrt(together * groups**c.groups))
    # A product of one warp group's rows gains nothing from more threads; other kernels are launched with what they need.
    most = np.where(work.rows > 0, threads, MOST_THREADS)
    spilled = _spilled(work, most, c)
    us = _execution(work, machine, c, resident, together, warps / (warps + c.warps), shown)
    return machine.launch_us * c.launch + us * (1 + c.spill * spilled)


def least_cost(work: Work, machine: Machine) -> Number:
    """Microseconds that a kernel takes at least which does that much of everything, however its blocks fit a multiprocessor.

    `threads` are the fewest that a block may have, and `held` are values that it holds in any case.
    """
    c, sms = CALIBRATION, machine.multiprocessors
    fewest = np.minimum(work.threads, 128)  # Those of a warp group, whatever was asked for.
    taken = np.minimum(FEW_REGISTERS * fewest + work.held, MOST_REGISTERS * fewest)
    resident = np.minimum(_resident(work, fewest, machine), np.maximum(1, REGISTERS // taken))
    together = np.minimum(resident, np.ceil(work.blocks / sms))
    thread = np.minimum(FEW_REGISTERS + work.held / MOST_THREADS, MOST_REGISTERS)
    warps = np.minimum(together * MOST_THREADS, np.maximum(MOST_THREADS, REGISTERS / thread)) / 32
    shown = np.minimum(1, c.overlap / np.sqrt(together * (MOST_THREADS / 128) ** c.groups))
    spilled = _spilled(work, MOST_THREADS, c)
    us = _execution(work, machine, c, resident, 1, warps / (warps + c.warps), shown)
    return machine.launch_us * c.launch + us * (1 + c.spill * spilled)


def _spilled(work: Work, threads: Number, c: Calibration) -> Number:
    """Hundreds of 32-bit values of a thread for which a loop has no registers; without one, tiles come and go."""
    return np.maximum(0, work.held / threads - c.full) / 100 * (work.iterations > 1)


def _resident(work: Work, threads: Number, machine: Machine) -> Number:
    """Blocks that a multiprocessor has shared memory and threads for."""
    found = machine.shared_memory_per_multiprocessor // (work.shared_bytes + RESERVED)
    found = np.minimum(found, machine.threads_per_multiprocessor // threads)
    return np.clip(found, 1, machine.blocks_per_multiprocessor)


def _execution(
    work: Work, machine: Machine, c: Calibration, resident: Number, together: Number, rate: Number, shown: Number
) -> Number:
    """Microseconds without the launch. `resident` blocks fit a multiprocessor, `together` start at once, `rate` is the share of the
    arithmetic rate that their warps reach, and `shown` that of the shorter kind of arithmetic that the longer one does not hide."""
    sms = machine.multiprocessors
    busiest = np.ceil(work.blocks / sms)
    waves = np.ceil(work.blocks / (sms * resident))
    share = busiest * sms / work.blocks  # the busiest multiprocessor over the average one
    l2 = machine.l2_bandwidth * c.l2

    products = work.tensor_flops * share / (machine.tensor_rate * c.tensor)
    products = products + work.fragment_flops * share / (machine.tensor_rate * c.fragment * rate)
    vector = work.vector_flops * share / (machine.vector_rate * c.vector * rate)
    arithmetic = np.maximum(products, vector) + shown * np.minimum(products, vector)

    chain = c.product * work.products + c.reduction * work.reductions + c.other * work.others
    chain = chain + c.wait * ((work.products == 0) & (work.streamed_bytes > 0))
    before = (work.iterations > 1) & (work.exposed_bytes + work.staged_bytes > 0)
    once = work.iterations <= 1  # Nothing is loaded ahead.
    waits = work.exposed_bytes + work.streamed_bytes * once + c.staged * work.staged_bytes + work.stored_bytes
    iterations = work.iterations + c.fill * (work.iterations > 1)
    latency = waves * (c.block + c.before * before + iterations * (c.iteration + chain) + waits * sms / l2)
    latency = latency + work.streamed_bytes * together * sms / l2

    times = (
        work.unique_bytes / (machine.dram_bandwidth * c.dram),
        (work.loaded_bytes + c.narrow * work.narrow_bytes) * share / l2,
        arithmetic,
        latency,
    )
    longest = reduce(np.maximum, times)
    return longest + c.hidden * (sum(times) - longest) + c.issue * busiest


def fastest_kernel(machine: Machine) -> float:
    """Microseconds that any kernel takes at least."""
    c = CALIBRATION
    return machine.launch_us * c.launch + c.block + c.iteration + c.issue


def fastest_kernels(kernels: int, nbytes: Number, machine: Machine, flops: Number = 0.0) -> Number:
    """Microseconds that so many kernels take at least, which read and write so many bytes between them, and do so many operations
    of products."""
    c = CALIBRATION
    latency = kernels * (c.block + c.iteration)
    moving = nbytes / (machine.dram_bandwidth * c.dram)
    through = nbytes / (machine.l2_bandwidth * c.l2)
    products = flops / (machine.tensor_rate * c.tensor)
    longest = reduce(np.maximum, (latency, moving, products))
    shown = c.hidden * (latency + moving + through + products - longest)
    return kernels * (machine.launch_us * c.launch + c.issue) + longest + shown


def graph_work(graph: GraphOp, operand_types: Sequence[TensorType], result_types: Sequence[TensorType]) -> Work:
    """The work of a graph-defined kernel."""
    types, stages = _check_graph(graph, operand_types), stages_of(graph)
    users: dict[int, list[BodyNode]] = {}
    for node in graph.body:
        for value in operands(node):
            users.setdefault(value, []).append(node)
    loaded = narrowed = tensor = fragment = vector = 0.0
    shared = streamed = exposed = staged = products = reductions = others = 0
    rows, free = inf, set[int]()
    for first, node in numbered(len(graph.operands), graph.body):
        variant = results(node) and stages[first] is Stage.VARIANT
        times = graph.loop if variant else 1
        if isinstance(node, Load):
            nbytes, readers = types[first].nbytes, users.get(first, [])
            by_products = [isinstance(n, Apply) and n.op == "matmul" for n in readers]
            loaded += times * nbytes
            narrowed += times * nbytes * float(narrow((1, *types[first].shape)[-1], types[first].dtype.itemsize))
            if variant:
                streamed += nbytes
            elif any(by_products):
                staged += nbytes
            else:
                exposed += nbytes
            if all(by_products):
                shared += nbytes * (STAGES if variant else 1)
            dim = reduced(readers[0]) if len(readers) == 1 else None
            if all(by_products) or (dim is not None and unrolled(types[first].shape, dim)):
                free.add(first)
        elif isinstance(node, Apply) and operator(node.op).kind is Kind.CONTRACTION:
            *lead, m, n = types[first].shape
            flops = times * float(tile_flops(prod(lead), m, types[node.operands[0]].shape[-1], n))
            if grouped(prod(lead), m):
                tensor, rows = tensor + flops, min(rows, float(padded(m)))
            else:
                fragment += flops
            products += variant
        elif isinstance(node, Apply):
            vector += times * _flops(node, [types[v] for v in node.operands], types[first])
            shrinks = operator(node.op).kind is Kind.REDUCTION and node.operands[0] not in free
            reductions, others = reductions + (variant and shrinks), others + (variant and not shrinks)
        elif isinstance(node, Accumulate):
            vector += graph.loop * types[first].size
        elif isinstance(node, GraphOp):
            vector += times * sum(types[v].size for v in operands(node)) * len(node.body)
            others += variant
    read = sum(operand_types[v].nbytes for v in {n.source for n in graph.body if isinstance(n, Load)})
    written = sum(t.nbytes for t in result_types)
    blocks = graph.blocks
    return Work(
        blocks=blocks,
        iterations=graph.loop,
        loaded_bytes=blocks * loaded + written,
        unique_bytes=read + written,
        tensor_flops=blocks * tensor,
        fragment_flops=blocks * fragment,
        vector_flops=blocks * vector,
        narrow_bytes=blocks * narrowed,
        threads=graph.threads,
        rows=rows if rows < inf else 0,
        shared_bytes=shared,
        held=_held(graph, types, stages, free),
        streamed_bytes=streamed,
        exposed_bytes=exposed,
        staged_bytes=staged,
        stored_bytes=written / blocks,
        products=products,
        reductions=reductions,
        others=others,
    )


def _held(graph: GraphOp, types: Sequence[TensorType], stages: Sequence[Stage], free: Container[int]) -> int:
    return -(-most_live(graph, stages, lambda value: types[value].nbytes, free) // ENTRY_BYTES)


def reduced(node: BodyNode) -> int | None:
    """The dimension that a reduction sums up; None for other operators."""
    if isinstance(node, Apply) and operator(node.op).kind is Kind.REDUCTION:
        dim = node.attr()["dim"]
        assert isinstance(dim, int)
        return dim
    return None


def unrolled(shape: Sequence[Number], dim: int) -> Number:
    """Whether a reduction over `dim`, if nothing else reads the tile, loads it entry by entry."""
    return (shape[dim] <= MOST_UNROLLED) & (reduce(np.maximum, shape[dim + 1 :], 1) > 1)


def grouped(batch: Number, m: Number) -> Number:
    """Whether a product of that many rows is issued by warp groups."""
    return (batch == 1) & (padded(m) >= WARP_GROUP_ROWS)


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
    loaded, iterations, tiles = float(read), 1, 0
    if product:
        *lead, m, n = outer.shape
        rows, columns = ceil(m / LIBRARY_TILE), ceil(n / LIBRARY_TILE)
        blocks = prod(lead) * rows * columns
        loaded = float(inner[0].nbytes * columns + inner[1].nbytes * rows)
        iterations = ceil(inner[0].shape[-1] / LIBRARY_DEPTH)
        tiles = 2 * LIBRARY_TILE * LIBRARY_DEPTH * outer.dtype.itemsize
    return Work(
        blocks=blocks,
        iterations=iterations,
        loaded_bytes=loaded + outer.nbytes,
        unique_bytes=read + outer.nbytes,
        tensor_flops=flops if product else 0.0,
        vector_flops=0.0 if product else flops,
        rows=LIBRARY_TILE if product else 0,
        shared_bytes=STAGES * tiles,
        streamed_bytes=tiles,
        stored_bytes=outer.nbytes / blocks,
        products=int(product),
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
