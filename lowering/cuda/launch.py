"""The launch of a kernel: how many warps a block has, and how many tiles of the loop's loads are in shared memory.

Every number of warps gets its layouts. The cheapest plan is taken of those whose fragments fit a thread's registers, with as many
stages as fit shared memory. Where no plan's tiles fit, tiles with less padding are tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from mirage_ir.errors import LoweringError
from mirage_ir.lowering.cuda import emitted as e
from mirage_ir.lowering.cuda.alignment import row_alignment, vector_dims
from mirage_ir.lowering.cuda.build import build_kernel
from mirage_ir.lowering.cuda.layout import WARP
from mirage_ir.lowering.cuda.plan_layouts import LayoutPlan, plan_layouts
from mirage_ir.lowering.cuda.rules import check_rule
from mirage_ir.lowering.cuda.vectors import ASYNC, copy_vectors
from mirage_ir.lowering.flatten import Flat
from mirage_ir.program import Apply, DType, Shape
from mirage_ir.target import Machine

WARPS = (4, 8, 2, 16, 1)
"""Warps of a block that are tried; of equal costs the first."""
MOST_STAGES = 4
MOST_REGISTERS = 255
"""Registers of a thread, at most."""
OTHER_REGISTERS = 55
"""Of these, registers that fragments do not take: those of addresses, and of operands on their way to products."""
LATENCY = 600.0
"""Cycles from a read of device memory to its answer: a choice, of the order that was measured for Hopper."""
REGISTERS = 65536
"""Registers of a multiprocessor."""


def plan_kernel(
    name: str, flat: Flat, sources: Sequence[str], results: Sequence[str], strides: Sequence[Shape], machine: Machine
) -> e.EmittedKernel:
    """The emitted program of a block graph, with the launch that is best by estimate, or the one that the graph fixes.

    sources, results: names of the tensors; strides: theirs, in elements. Raises `LoweringError` for an operator that has no rule,
    and where tiles do not fit.
    """
    for step in flat.steps:
        if isinstance(step.node, Apply):
            check_rule(step.node.op)
    graph = flat.graph
    fixed = graph.threads // WARP if graph.stages else None
    if fixed is not None and (graph.threads % WARP or fixed & (fixed - 1)):
        raise LoweringError(f"blocks of 32, 64, 128, … threads are launched, not of {graph.threads}")
    limit = machine.shared_memory_per_block
    found: list[tuple[float, float, int, LayoutPlan, e.EmittedKernel]] = []
    least = inf
    launches = WARPS if fixed is None else (fixed,)
    for number, (tight, warps) in enumerate((tight, warps) for tight in (False, True) for warps in launches):
        if tight and found:
            break
        plan = plan_layouts(flat, strides, warps, machine.capability, tight)
        for stages in range(min(graph.stages or MOST_STAGES, graph.loop), 0, -1):
            kernel = build_kernel(name, flat, sources, results, plan, stages)
            least = min(least, kernel.shared_bytes)
            if kernel.shared_bytes <= limit:
                most = min(MOST_REGISTERS, REGISTERS / (WARP * warps)) - OTHER_REGISTERS
                early = build_kernel(name, flat, sources, results, plan, stages, ahead=True) if plan.groups else kernel
                if registers(early) <= most:
                    kernel = early
                over = max(0.0, registers(kernel) - most)
                found.append((over, plan.cost + waiting(kernel), number, plan, kernel))
                break
    if not found:
        raise LoweringError(
            f"tiles of {least} bytes are beyond the {limit} bytes of shared memory that a block has on {machine.name}"
        )
    return min(found, key=lambda f: f[:3])[-1]


def waiting(kernel: e.EmittedKernel) -> float:
    """Cycles in which a block waits for copies of its loop that go through registers, each for what it reads itself."""
    tensors, along = {t.name: t for t in kernel.tensors}, vector_dims(kernel)
    panels = {b.name: b.panels for b in kernel.buffers}
    found = 0.0
    for loop in (s for s in kernel.body if isinstance(s, e.For)):
        for s in loop.body:
            if isinstance(s, e.CopyAsync) and (dim := along[s.window.tensor]) >= 0:
                tile = panels[s.target.buffer]
                rows = row_alignment(tensors[s.window.tensor], s.window, dim)
                vectors = copy_vectors(tile, s.target.permutation, dim - len(s.window.origin) + len(tile.shape), rows)
                found += LATENCY * loop.count if vectors.piece < ASYNC else 0.0
    return found


def registers(kernel: e.EmittedKernel) -> float:
    """Registers of 32 bits that the fragments of a thread take at once, at most; an operator's result may take its operand's
    place."""
    sizes = {f.name: f.layout.registers * (1.5 if f.arriving else 1.0 if f.dtype is DType.f32 else 0.5) for f in kernel.fragments}
    most = 0.0

    def before(body: Sequence[e.EmittedStatement], live: frozenset[str]) -> frozenset[str]:
        """The fragments that are needed before some statements, when `live` are behind them."""
        nonlocal most
        for s in reversed(body):
            if isinstance(s, e.For):
                live |= before(s.body, live)
                live |= before(s.body, live)
                continue
            read, written = e.touched_fragments(s)
            most = max(most, sum(sizes[name] for name in live.union(written)))
            live = (live - {name for name in written if name not in read}).union(read)
        return live

    before(kernel.body, frozenset())
    return most
