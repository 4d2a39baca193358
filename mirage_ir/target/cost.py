"""The cost model: microseconds of a kernel from what it moves, computes and waits for.

A kernel takes its launch and the largest of: moving each tensor once through device memory, moving every tile through L2, the
multiprocessors' arithmetic, and the latency of its blocks; a share of the others shows as well, more of it without a loop. Work is
dealt out in whole blocks, so the busiest multiprocessor decides; blocks that are resident together hide each other's latency, and
overlap tensor cores with everything else.

What no data sheet says is in the machine's `Calibration`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import reduce
from typing import Any, TypeAlias

import numpy as np

from mirage_ir.target.calibration import Calibration
from mirage_ir.target.machines import RESERVED, WARP_GROUP_ROWS, Machine

Number: TypeAlias = Any
"""A number, or a numpy array of numbers: the cost of many kernels at once."""

WARP_GROUP = 128
"""Threads of a warp group: four warps (PTX ISA, `wgmma`)."""
MOST_THREADS = 256
"""Most threads of a block that the Triton lowering launches unasked: two warp groups."""
MOST_THREADS_AGAIN = 1024
"""The same where loops without products load rows again, so that fewer rows are between them at once, and L2 keeps these."""
KEPT = 0.25
"""Share of L2 up to which it holds all that resident blocks read again; as much as it has, and it holds nothing of it. A choice.

On an H200, softmax of 4096 rows of 50304, by kernels written by hand, takes 216 to 229 µs with 13 MB between blocks, 258 with 26 MB
and 263 with 53; of rows of 50257, by an emitted one, 323 with 66; of rows of 32000, 134 to 141 with 8 to 17 MB, 143 with 34 and 178
with 42. A second read from device memory would take some 97 and 62 µs."""
REGISTERS = 65536
"""32-bit registers of a multiprocessor (CUDA C++ Programming Guide, compute capabilities 8.0 and 9.0)."""
MOST_REGISTERS = 255
"""Most 32-bit registers of a thread (the same table)."""
FEW_REGISTERS = 32
"""Registers of a thread for addresses and counters. A round figure: nothing was measured."""


@dataclass(frozen=True, slots=True)
class Work:
    """What one kernel does.

    Totals over all blocks: unique_bytes of the tensors; loaded_bytes of the tiles that blocks load and store;
    narrow_bytes: loads with rows shorter than a line, times the logarithm of how much; unaligned_bytes: loads of which a thread
    takes less than a vector at once, times such logarithms; sector_bytes of sectors that are touched and neither wanted nor stored;
    tensor_flops of products that warp groups issue, fragment_flops of others, vector_flops of everything else; operand_bytes that
    shared memory gets for the former, and tensor cores read there.

    Of a block: iterations of its loop; threads; rows of its smallest product that warp groups issue, 0 without; shared_bytes of
    tiles in shared memory; held: 32-bit values of tiles in registers; streamed_bytes that an iteration loads; exposed_bytes that
    are loaded before a block can do anything else, staged_bytes those for products; stored_bytes.

    Of an iteration: products, reductions and others, operators that run one after the other; exchanges: right operands of products
    that a block computes, which reach tensor cores through shared memory; handed: left operands that it computes from products, of
    products that no warp group issues: warps hand them to each other. `loops` is how many loops a block has,
    whose iterations are taken together; stage_bytes of shared memory for one copy of all tiles that an iteration loads,
    infinite where its loads are not asynchronous; again_bytes
    are those of tensors that a later one reads once more, over all blocks.

    operand: 32-bit values of a thread for the largest operand of a product outside of its loops, which are wanted at once.
    slowed: times that it takes longer than such work does elsewhere.

    Of relaxed work, every number is the least that it may be, but for blocks and iterations: then threads are the fewest that a
    block may have, and its shared memory and its warp groups are open; if it `multiplies`, an iteration may have further products.
    `mirage_ir.block.work` counts all of it.
    """

    blocks: Number
    iterations: Number
    loaded_bytes: Number
    unique_bytes: Number
    tensor_flops: Number = 0.0
    fragment_flops: Number = 0.0
    operand_bytes: Number = 0.0
    vector_flops: Number = 0.0
    narrow_bytes: Number = 0.0
    unaligned_bytes: Number = 0.0
    sector_bytes: Number = 0.0
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
    exchanges: Number = 0
    handed: Number = 0
    slowed: Number = 1.0
    relaxed: bool = False
    multiplies: bool = False
    loops: Number = 1
    again_bytes: Number = 0
    stage_bytes: Number = 0
    operand: Number = 0


LEAST_STAGES = 2
"""Copies of a tile that a software pipeline needs at least: one that is read, one that is on its way."""
PIPELINE_STAGES = 3
"""Copies of a tile that a software pipeline keeps in flight: what the Triton lowering takes when there is room."""
STEADY_AFTER = 128
"""Iterations of a multiprocessor's blocks, one after the other, from which products that take longest hide more and more of the
rest. Of 64 to 256, all order the large products of `bench/cost_model/h200/` about as well."""
WHOLE_OPERAND = 6.0
"""Times that it costs more when registers do not hold an operand of a product outside of loops than when they do not hold another
value in a loop. All that a left one is computed from is wanted at once, by every thread that multiplies a part of a row. An H200
takes 4.1 to 5.2 µs for 128 × 1024 entries and 10 columns in such kernels, 6.5 to 21 for 64 × 2048 and 16, and 3.2 and 2.4 in loops;
as far as 512 entries there is no difference."""
FETCHED = 0.6
"""µs that an iteration waits for device memory where nothing is loaded ahead: a round figure of the latency of H100 and H200."""


def kernel_cost(work: Work, machine: Machine) -> Number:
    """Microseconds that a kernel takes on a machine. Of relaxed work: a lower bound for all kernels that do at least that much."""
    c = machine.calibration
    launch = _least_launch(work, machine, c) if work.relaxed else _launch(work, machine, c)
    return machine.launch_us * c.launch + _execution(work, machine, c, launch) * (1 + c.spill * launch.spilled) * work.slowed


def few_terms_cost(
    machine: Machine, blocks: Number, iterations: Number, loaded_bytes: Number, unique_bytes: Number, tensor_flops: Number
) -> Number:
    """Lower bound in µs for the `kernel_cost` of whatever work has these numbers, in a fraction of its time."""
    c, sms = machine.calibration, machine.multiprocessors
    busiest = np.ceil(blocks / sms)
    share = busiest * sms / blocks
    times = (
        unique_bytes / (machine.dram_bandwidth * c.dram),
        loaded_bytes * share / (machine.l2_bandwidth * c.l2),
        tensor_flops * share / (machine.tensor_rate * c.tensor),
        c.block + iterations * c.iteration,
        blocks * c.begin - c.issue * busiest,
    )
    return machine.launch_us * c.launch + reduce(np.maximum, times) + c.issue * busiest


class CostTerm(StrEnum):
    """What a kernel takes its time for, by the model; the value says it in words. Only kernels of libraries that have figures of
    their own (`mirage_ir.block.library`) have START and SHARE, and only what PyTorch copies
    has COPIES."""

    LAUNCH = "launches"
    MEMORY = "device memory"
    TILES = "tiles that blocks load through L2"
    TENSOR = "products on tensor cores"
    VECTOR = "instructions beside products"
    LATENCY = "latency of blocks"
    UNALIGNED = "rows that do not begin at whole vectors"
    SPILLED = "tiles that registers do not hold"
    START = "starts of libraries' kernels"
    COPIES = "copies of what lies otherwise in memory"
    SHARE = "bandwidth that libraries' kernels leave unused"


def cost_terms(work: Work, machine: Machine) -> dict[CostTerm, float]:
    """The cost of one kernel, term by term, in µs: their sum is `kernel_cost`. The work is not relaxed.

    MEMORY is all that the bandwidth takes. Of the longest of the other resources it is what shows beyond that, of each shorter one
    the share that nothing hides.
    """
    c = machine.calibration
    launch = _launch(work, machine, c)
    times, tensor, issued = _resources(work, machine, c, launch)
    memory, tiles, arithmetic, latency = map(float, times)
    exposed = float(_exposed(work, machine, c, launch, times))
    rest = {CostTerm.TILES: tiles, CostTerm.TENSOR if tensor else CostTerm.VECTOR: arithmetic, CostTerm.LATENCY: latency}
    shown = {term: exposed * us for term, us in rest.items()}
    longest = max(rest, key=lambda term: rest[term])
    if rest[longest] > memory:
        shown[longest] = rest[longest] - (1 - exposed) * memory
    shown[CostTerm.LATENCY] += float(issued)
    execution = memory + sum(shown.values())
    begins = float(work.blocks * c.begin)
    shown[CostTerm.LATENCY] += max(0.0, begins - execution)
    execution = max(execution, begins)
    spilled = execution * c.spill * float(launch.spilled)
    unaligned = (execution + spilled) * (float(work.slowed) - 1)
    outside = {CostTerm.LAUNCH: machine.launch_us * c.launch, CostTerm.MEMORY: memory}
    return {**outside, **shown, CostTerm.SPILLED: spilled, CostTerm.UNALIGNED: unaligned}


@dataclass(frozen=True, slots=True)
class _Launch:
    """How blocks share a multiprocessor.

    resident: blocks that it has room for. together: blocks that start at once, whose loads wait for each other. rate: share of the
    arithmetic rate that their warps reach. shown: share of the shorter kind of arithmetic that the longer one does not hide.
    spilled: hundreds of 32-bit values of a thread for which a loop has no registers; without one, tiles come and go, but for an
    operand of a product, which counts `WHOLE_OPERAND` times.
    """

    resident: Number
    together: Number
    rate: Number
    shown: Number
    spilled: Number


def _launch(work: Work, machine: Machine, c: Calibration) -> _Launch:
    groups = np.clip(work.rows / WARP_GROUP_ROWS, 1, MOST_THREADS // WARP_GROUP)
    threads = np.where(work.rows > 0, WARP_GROUP * groups, np.minimum(work.threads, _most_threads(work)))
    registers = np.minimum(FEW_REGISTERS + work.held / threads, MOST_REGISTERS)
    resident = np.minimum(_resident(work, threads, machine), np.maximum(1, REGISTERS // (registers * threads)))
    together = np.minimum(resident, np.ceil(work.blocks / machine.multiprocessors))
    warps = together * threads / 32
    shown = np.minimum(1, c.overlap / np.sqrt(together * groups**c.groups))
    # A product of one warp group's rows gains nothing from more threads; other kernels are launched with what they need.
    most = np.where(work.rows > 0, threads, _most_threads(work))
    spilled = _spilled(work, most, np.minimum(c.full, REGISTERS / most - FEW_REGISTERS))
    return _Launch(resident, together, warps / (warps + c.warps), shown, spilled)


def _least_launch(work: Work, machine: Machine, c: Calibration) -> _Launch:
    """The launch at its best in each respect: as many blocks as fit if each has the fewest threads, and as many warps as there can
    be. None waits for the loads of others, which `_resources` sees to."""
    fewest = np.minimum(work.threads, WARP_GROUP)  # Those of a warp group, whatever was asked for.
    taken = np.minimum(FEW_REGISTERS * fewest + work.held, MOST_REGISTERS * fewest)
    resident = np.minimum(_resident(work, fewest, machine), np.maximum(1, REGISTERS // taken))
    together = np.minimum(resident, np.ceil(work.blocks / machine.multiprocessors))
    most = _most_threads(work)
    thread = np.minimum(FEW_REGISTERS + work.held / most, MOST_REGISTERS)
    warps = np.minimum(together * most, np.maximum(most, REGISTERS / thread)) / 32
    shown = np.minimum(1, c.overlap / np.sqrt(together * (MOST_THREADS / WARP_GROUP) ** c.groups))
    spilled = _spilled(work, most, c.full)
    return _Launch(resident, together, warps / (warps + c.warps), shown, spilled)


def _most_threads(work: Work) -> Number:
    """Threads of a block, at most: more where it has several loops, without products."""
    multiplied = np.asarray(work.tensor_flops + work.fragment_flops) > 0
    return np.where((np.asarray(work.loops) > 1) & ~multiplied, MOST_THREADS_AGAIN, MOST_THREADS)


def _spilled(work: Work, threads: Number, full: Number) -> Number:
    """Hundreds of values for which each of so many threads has no register, which keeps `full` of them; `_Launch` weighs them."""
    looped = np.maximum(0, work.held / threads - full) * (work.iterations > 1)
    return (looped + WHOLE_OPERAND * np.maximum(0, work.operand - full)) / 100


def _exposed(work: Work, machine: Machine, c: Calibration, launch: _Launch, times: Sequence[Number]) -> Number:
    """The share of the `times` of other resources that shows, although the slowest resource takes longer.

    Without a loop that loads ahead, a block loads, computes and stores one after the other: only other blocks hide any of it. In
    loops, products of warp groups hide more where they take longer than all others, and the longer they go on.
    """
    ahead = _loads_ahead(work, machine)
    shown = np.where(ahead, c.hidden, np.clip(c.alone / launch.together, c.hidden, 1))
    rounds = work.iterations * np.ceil(work.blocks / machine.multiprocessors)
    steady = c.steady + (c.hidden - c.steady) * np.minimum(1, STEADY_AFTER / rounds)
    memory, tiles, arithmetic, latency = times
    others = memory + tiles + latency
    longer = np.maximum(0, arithmetic - reduce(np.maximum, (memory, tiles, latency)))
    hidden = np.clip(c.hidden - longer / others, steady, c.hidden)
    grouped = np.asarray(work.tensor_flops) > 0 if work.relaxed else np.asarray(work.rows) > 0
    return np.where(ahead & (grouped | work.multiplies), hidden, shown)


def _loads_ahead(work: Work, machine: Machine) -> Number:
    """Whether a loop loads the tiles of later iterations while it computes: for two copies of them a block must have room. Tiles of
    products always have it."""
    room = LEAST_STAGES * work.stage_bytes <= machine.shared_memory_per_block - RESERVED
    return (work.iterations > 1) & (room | (work.products > 0))


def _pipelines_fully(work: Work, machine: Machine) -> Number:
    """Whether a block has room for all copies of a loop's tiles that are wanted."""
    room = PIPELINE_STAGES * work.stage_bytes <= machine.shared_memory_per_block - RESERVED
    return (np.asarray(work.iterations) == 1) | room


def _resident(work: Work, threads: Number, machine: Machine) -> Number:
    """Blocks that a multiprocessor has shared memory and threads for."""
    found = machine.shared_memory_per_multiprocessor // (work.shared_bytes + RESERVED)
    found = np.minimum(found, machine.threads_per_multiprocessor // threads)
    return np.clip(found, 1, machine.blocks_per_multiprocessor)


def _execution(work: Work, machine: Machine, c: Calibration, launch: _Launch) -> Number:
    """Microseconds without the launch."""
    times, _, issued = _resources(work, machine, c, launch)
    longest = reduce(np.maximum, times)
    shown = _exposed(work, machine, c, launch, times) * (sum(times) - longest)
    return np.maximum(longest + shown + issued, work.blocks * c.begin)


def _resources(work: Work, machine: Machine, c: Calibration, launch: _Launch) -> tuple[tuple[Number, ...], Number, Number]:
    """Microseconds of device memory, L2, arithmetic and latency; whether products are most of the arithmetic; and of issuing
    blocks."""
    sms = machine.multiprocessors
    busiest = np.ceil(work.blocks / sms)
    waves = np.ceil(work.blocks / (sms * launch.resident))
    share = busiest * sms / work.blocks  # the busiest multiprocessor over the average one
    l2 = machine.l2_bandwidth * c.l2

    products = work.tensor_flops / (machine.tensor_rate * c.tensor)
    products = np.maximum(products, work.operand_bytes / (machine.shared_bandwidth * c.shared)) * share
    products = products * np.where(_pipelines_fully(work, machine), 1, c.few)
    products = products + work.fragment_flops * share / (machine.tensor_rate * c.fragment * launch.rate)
    vector = work.vector_flops * share / (machine.vector_rate * c.vector * launch.rate)
    arithmetic = np.maximum(products, vector) + launch.shown * np.minimum(products, vector)
    arithmetic = arithmetic + c.hand * work.handed * work.iterations * busiest

    chain = c.product * work.products + c.reduction * work.reductions + c.other * work.others + c.exchange * work.exchanges
    waits = min(c.wait, c.product) if work.multiplies else c.wait
    chain = chain + waits * ((work.products == 0) & (work.streamed_bytes > 0))
    before = (work.iterations > 1) & (work.exposed_bytes + work.staged_bytes > 0)
    ahead = _loads_ahead(work, machine)
    chain = chain + FETCHED * ((work.iterations > 1) & np.logical_not(ahead))
    each = np.where(ahead, 0, work.iterations)
    waits = work.exposed_bytes + work.streamed_bytes * each + c.staged * work.staged_bytes + work.stored_bytes
    start = c.block + c.before * before + c.fill * c.iteration * work.loops * (work.iterations > 1)
    latency = waves * (start + work.iterations * (c.iteration + chain) + waits * sms / l2)
    latency = latency + work.streamed_bytes * (1 if work.relaxed else launch.together) * sms / l2

    unique = work.unique_bytes + (_forgotten(work, machine, launch) if np.any(work.again_bytes) else 0)
    times = (
        unique / (machine.dram_bandwidth * c.dram),
        (work.loaded_bytes + c.narrow * work.narrow_bytes + c.unaligned * work.unaligned_bytes + c.sector * work.sector_bytes)
        * share
        / l2,
        arithmetic,
        latency,
    )
    return times, products >= vector, c.issue * busiest


def _forgotten(work: Work, machine: Machine, launch: _Launch) -> Number:
    """Bytes that a later loop reads from device memory once more: of what all resident blocks read, what L2 does not hold."""
    held = work.again_bytes * np.minimum(1, launch.resident * machine.multiprocessors / work.blocks)
    return work.again_bytes * np.clip((held / machine.l2_bytes - KEPT) / (1 - KEPT), 0, 1)
