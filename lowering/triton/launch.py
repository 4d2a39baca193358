"""Launch options of a kernel: warps a block, and stages of the software pipeline.

Triton keeps `stages` copies of every tile that the loop loads in shared memory, next to the operands of products that are computed there. The
estimate below is an upper bound on that, so that the first choice fits the target.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

from mirage_ir.check import Stage
from mirage_ir.errors import LoweringError
from mirage_ir.lowering.triton.flatten import Flat
from mirage_ir.lowering.triton.tiles import padded_extents
from mirage_ir.program import REPLICATE, Accumulate, Apply, DType, Load, Shape
from mirage_ir.rounding import product_dtype
from mirage_ir.target import Machine

MOST_WARPS = 8
MOST_STAGES = 5
REGISTERS_FOR_ACCUMULATORS = 128
"""32-bit registers of a thread that accumulators may take before another warp is worth it."""
MOST_BLOCKS_AT_ONCE = 4
"""Blocks a multiprocessor that shared memory is divided by, at most: beyond, deeper pipelines hide more latency than more blocks do."""
RESERVED = 1024
"""Bytes of shared memory that the driver takes a block."""


@dataclass(frozen=True, slots=True)
class Launch:
    """`warps` a block, pipeline `stages`, and the estimated bytes of shared memory."""

    warps: int
    stages: int
    shared: int


def _bytes(extents: Shape, dtype: DType) -> int:
    return prod(extents) * dtype.itemsize


def shared_bytes(flat: Flat) -> tuple[int, int]:
    """(bytes that each pipeline stage takes, bytes that a block takes whatever the stages), from above."""
    padded = padded_extents(flat)
    graph = flat.graph
    makers = {s.value: s for s in flat.steps}
    stage, fixed = 0, 0
    scratch = 0
    for step in flat.steps:
        node = step.node
        if isinstance(node, Load) and node.fmap != REPLICATE and graph.loop > 1:
            stage += _bytes(padded[step.value], step.type.dtype)
        elif isinstance(node, Apply) and node.op == "matmul":
            dtype = product_dtype(graph, flat.types, node)
            operands = 0
            for v in node.operands:
                maker = makers[v].node
                streamed = isinstance(maker, Load) and maker.fmap != REPLICATE and graph.loop > 1
                if not (streamed and flat.types[v].dtype is dtype):
                    operands += _bytes(padded[v], dtype)
            if step.stage is Stage.VARIANT:
                fixed += operands
            else:
                scratch = max(scratch, operands)
    return stage, max(fixed, scratch)


def _power_of_two_below(n: int) -> int:
    return 1 << max(n.bit_length() - 1, 0)


def choose_launch(flat: Flat, machine: Machine) -> Launch:
    """Warps and stages for one kernel. Raises `LoweringError` when one stage is beyond the machine's shared memory."""
    graph = flat.graph
    padded = padded_extents(flat)
    accumulators = sum(prod(padded[s.value]) for s in flat.steps if isinstance(s.node, Accumulate))
    warps = min(_power_of_two_below(max(graph.threads // 32, 1)), MOST_WARPS)
    while warps < MOST_WARPS and accumulators > warps * 32 * REGISTERS_FOR_ACCUMULATORS:
        warps *= 2
    stage, fixed = shared_bytes(flat)
    limit = machine.shared_memory_per_block - RESERVED
    if stage + fixed > limit:
        raise LoweringError(
            f"tiles of {stage + fixed} bytes are beyond the {limit} bytes of shared memory that a block has on {machine.name}"
        )
    if graph.loop == 1 or stage == 0:
        return Launch(warps, 1, fixed)
    waves = -(-graph.blocks // machine.multiprocessors)
    together = min(waves, MOST_BLOCKS_AT_ONCE)
    share = min(limit, machine.shared_memory_per_multiprocessor // together - RESERVED)
    stages = min((share - fixed) // stage, MOST_STAGES, graph.loop)
    if stages < 2 and graph.loop > 1:
        stages = min((limit - fixed) // stage, 2)
    return Launch(warps, max(stages, 1), fixed + max(stages, 1) * stage)
