"""Launch options of a kernel: warps a block, and stages of the software pipeline.

Triton keeps several copies of every tile that the loop loads in shared memory, and computed operands of products. The estimate
below is an upper bound on the memory that its compiler takes (a test compares them), so that the first choice fits the machine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import prod

from mirage_ir.block.fit import FRAGMENT, LEAST_ASYNCHRONOUS, PARTS
from mirage_ir.block.rows import VECTOR_BYTES
from mirage_ir.block.single import FEW_WARPS, is_small
from mirage_ir.block.work import HELD_AGAIN
from mirage_ir.errors import LoweringError
from mirage_ir.lowering.flatten import Flat, Round, StepNode, is_product, is_single, loops_alone, operands_of_products, reads
from mirage_ir.lowering.triton.boxes import boxed_tiles, is_worth
from mirage_ir.lowering.triton.reductions import exchanged_us
from mirage_ir.lowering.triton.tiles import padded_extents
from mirage_ir.ops import VIEWS, Kind, operator
from mirage_ir.program import REPLICATE, Accumulate, Apply, DType, Load, Shape, Store
from mirage_ir.rounding import product_dtype
from mirage_ir.target import Machine
from mirage_ir.target.cost import LEAST_STAGES, MOST_THREADS_AGAIN
from mirage_ir.target.machines import HOPPER, RESERVED, WARP, WARP_GROUP_ROWS

MOST_WARPS = 8
MOST_STAGES = 5
ENOUGH_STAGES = 3
"""Pipeline stages up to which one more hides more latency than another block on the multiprocessor."""
ENOUGH_FOR_MANY = 4
"""The same where products of warp groups are only accumulated, `MANY_ACCUMULATED` of them in each thread: they take longer than
what another block would hide. X·W of 4096 × 1024 × 1024 in 256 tiles of 128 × 128 takes an H200 20.8 µs with four stages, and 22.4
with three, of which two blocks have room. Of silu(X·W) with four times as many tiles, four are the fastest of two to seven."""
MANY_ACCUMULATED = 64
"""Registers of a thread for accumulators, in blocks of `MOST_WARPS`."""
MOST_COPIES = 16
"""Vectors that a thread of two warps copies in an iteration, at most, in long loops. With tiles of 16 × 128 and 128 × 64 entries,
it copies 20 or more: an H100 takes 21.5 µs for rms_norm + linear 128 × 4224 × 1024 with two warps and 12.8 with four, and 7.7 and
5.1 for linear + residual 197 × 1536 × 384."""
MANY_COPIES = 32
"""The same in any loop. A linear attention of 12 × 2048 × 64, whose two warps copy 80 in each of two iterations, takes an H100
23.4 µs with two warps and 16.5 with four."""
LONG_LOOP = 2 * MOST_STAGES
"""Iterations above which a loop is long: those of shorter ones are mostly loaded before the first begins. In the same tiles,
linear + bias + relu 128 × 1024 × 1024, with 8 iterations, takes 4.4 µs with two warps and 4.7 with four."""
MOST_LOADED = 48
"""Entries that a thread loads at once, at most, in kernels without products while there are warps left. Sums of the columns of
512 × 2560, with 128 entries a thread, take an H100 3.9 µs, and 2.7 with 64; a cross entropy of 64 × 50257 takes 21.2 with 64 and
13.1 with 32, sums of 999 rows of 4097 4.6 and 4.3. With 48 in four warps, a layer norm of rows of 1024 takes 7.0, and 8.9 in
eight. What a loop loads ahead does not count: means of 128 × 512 rows of 384 in tiles of 32 × 384 take an H200 14.8 with four
warps, and 18.1 with eight."""
LEAST_EXCHANGE, HIDDEN_EXCHANGE = 0.3, 0.2
"""Microseconds of exchange between warps, and its share of the time of all loads, up to which a block keeps its warps: what several
blocks load at a time hides that much (`reductions.EXCHANGED`)."""
CROWDED_REGISTERS = 160
"""32-bit registers of a thread for accumulators and the largest other tile; above this, a block gets more warps."""
CROWDED_ASYNCHRONOUS_REGISTERS = 224
"""The same where warp groups issue products: their accumulators stay in place."""
MOST_BLOCKS_AT_ONCE = 4
"""Blocks that share a multiprocessor's memory, at most: beyond, deeper pipelines hide more latency than more blocks do."""
BARRIERS = 128
"""Bytes of shared memory for the barriers of TMA's loads, at most: 88 of what Triton 3.6 compiled."""
SINGLE_LOADS = 32
"""Entries that a thread of a product loads one by one in an iteration, at most, while there are warps left. Of 11 × 4097 × 1021 in
tiles of 128 × 64, an H100 takes 127 µs with 128 entries a thread, 58 with 64, and 52 to 65 with 32 and 16. Other kernels gain
nothing: sums of 4096 rows of 50257 entries take 162 to 237 µs with four warps, and 180 to 341 with eight. Entries that other
operators read, too, count twice: LayerNorm + linear + gelu 1000 × 1000 × 197 takes 15.5 µs with eight warps and 16.5 with four."""
AHEAD_LOADS = 64
"""Entries that a thread of `MOST_WARPS` keeps for the next iteration, at most. Attention of 16 × 1024 × 64 over 4099 keys in rows
of keys takes an H100 79 µs without, 67 with 32 entries and 67 with 64; with 128, a kernel takes eight times as long as without."""
CROWDED_POINTERS = 250
"""32-bit registers of a thread for accumulators, the largest other tile, and for each entry that is loaded ahead a pointer and the
entry; above this, it keeps offsets. RMSNorm + linear 4099 × 1021 × 509 in tiles of 128 × 64 and 64 × 128 needs 320 and 352: an H100
takes 58 and 34 µs with offsets, and 122 and 69 with pointers, which spill. Elsewhere the additions cost more: in tiles of 128 × 32
and 32 × 128, with 240, it takes 32.2 and 29.0."""
SINGLE_STAGES = 2
"""Stages of a pipeline whose loads are not asynchronous: that product takes the same time with 1 to 4, and twice as long with 5."""
MOST_PIPELINED = 160 * 1024
"""Bytes of shared memory that a pipeline of more than `ENOUGH_STAGES` fills, where no warp groups issue products. silu(norm(X) · G)
· (norm(X) · U) for 8 rows and two weights of 4096 × 14336 in tiles of 128 × 112 takes an H200 61 to 62 µs with 128 KiB, 67 to 71
with 192."""
MOST_SINGLE_STAGES = ENOUGH_STAGES
"""Pipeline stages of products of f32 numbers, at most: they take long enough to hide loads, and more blocks hide more. Attention of
12 × 777 × 64 with a mask in tiles of 16 × 16 takes an H200 111 µs with five stages and 85 with three, and rms_norm + linear 16 ×
4096 × 4096 in tiles of 16 × 64 and 64 × 32 25.6 and 22.3. Of 15 kernels, only silu(X · G) · (X · U) for 8 rows and two weights of
2048 × 5632 takes longer, 31.1 and not 30.4."""

MOST_OPERAND_REGISTERS = 400
"""32-bit registers of a thread for the operands and sums of a product, up to which single rows have the few warps that their copies
want. With a row of 64 entries and 256 columns, 385 in one warp, an H200 takes as long as with four or eight; with 128 and 512
columns, 640 in two, 1.3 times as long, and with 64 and 512, 770 in one, 8 times."""


@dataclass(frozen=True, slots=True)
class LaunchConfig:
    """`warps` a block, pipeline `stages`, and the estimated bytes of shared memory.

    ahead: tiles that full iterations load one iteration ahead, into registers. offsets: those for each of whose entries a thread
    keeps an offset of 32 bits, instead of a pointer. boxed: those that TMA can load; tma: whether it does. together: blocks of a
    multiprocessor when all of the grid are resident.
    """

    warps: int
    stages: int
    shared: int
    ahead: frozenset[int] = frozenset()
    offsets: frozenset[int] = frozenset()
    boxed: frozenset[int] = frozenset()
    tma: bool = False
    together: int = 1


@dataclass(frozen=True, slots=True)
class Footprint:
    """Shared memory of a block: `stage` bytes for each copy of the loop's tiles, `fixed` for computed operands of products.

    A left operand that a warp group computes from a product of its own stays in registers. n stages keep n copies, but n − 1 where
    products are all that reads them and wait for them (`waiting`). Products of warp groups do not: `groups` is the number of those
    that the rows of one are dealt to. `single`: a loop has products of f32 numbers, whose operands are in two parts.
    """

    stage: int
    fixed: int
    groups: int
    waiting: bool
    single: bool = False

    def shared(self, stages: int) -> int:
        return self.fixed + self.stage * (max(stages - 1, 1) if self.waiting else stages)

    def most_stages(self, budget: int) -> int:
        """The most stages that fit into `budget` bytes, 0 for none."""
        return max((n for n in range(1, MOST_STAGES + 1) if self.shared(n) <= budget), default=0)


def footprint(flat: Flat, machine: Machine) -> Footprint:
    """An upper bound on the shared memory of a block."""
    padded = padded_extents(flat)
    makers = {s.value: s.node for s in flat.steps}
    graph = flat.graph

    def pipelined(node: StepNode) -> bool:
        return isinstance(node, Load) and node.fmap != REPLICATE and graph.loops[node.loop] > 1

    outside, groups, products, single = 0, 0, False, False
    stages, inside, turns = ([0] * len(graph.loops) for _ in range(3))
    few = _are_small([padded[s.value] for s in flat.steps if is_product(s.node)])
    for step in flat.steps:
        node = step.node
        if pipelined(node):
            stages[step.stage.loop] += prod(padded[step.value]) * step.type.dtype.itemsize
        if not (isinstance(node, Apply) and operator(node.op).kind is Kind.CONTRACTION):
            continue
        dtype = product_dtype(graph, flat.types, node)
        computed = [v for v in node.operands if not pipelined(makers[v]) or flat.types[v].dtype is not dtype]
        parts = PARTS if dtype is DType.f32 else 1
        if parts > 1:  # Warps load entries of views as they need them.
            computed = [v for v in computed if not pipelined(makers[_viewed(makers, v)])]
        if step.stage.varies:
            *batch, rows, _ = padded[step.value]
            left, right = node.operands
            if machine.capability >= HOPPER and prod(batch) == 1 and rows >= WARP_GROUP_ROWS and not (parts > 1 and few):
                computed = [v for v in computed if v == right or not _follows_product(makers, left)]
                if parts == 1:
                    groups = max(groups, rows // WARP_GROUP_ROWS)
                elif right not in computed:  # Its parts; those of the next product take the same place.
                    turns[step.stage.loop] = max(turns[step.stage.loop], parts * prod(padded[right]) * dtype.itemsize)
        size = sum(parts * prod(padded[v]) * dtype.itemsize for v in computed)
        if step.stage.varies:
            inside[step.stage.loop], products, single = inside[step.stage.loop] + size, True, single or parts > 1
        else:
            outside = max(outside, size)
    fixed = max(*(a + b for a, b in zip(inside, turns, strict=True)), outside)
    return Footprint(max(stages), fixed, groups, products and not groups, single)


def _viewed(makers: Mapping[int, StepNode], value: int) -> int:
    """What a value is a view of: itself if it is none."""
    node = makers[value]
    return _viewed(makers, node.operands[0]) if isinstance(node, Apply) and node.op in VIEWS else value


def _are_small(products: Sequence[Shape]) -> bool:
    """Whether two warps are enough for a block with these products; without any, they are not."""
    return bool(products) and all(is_small(prod(p[:-2]), p[-2], p[-1]) for p in products)


def _follows_product(makers: Mapping[int, StepNode], value: int) -> bool:
    """Whether a value is a product, or computed from one entry by entry."""
    node = makers[value]
    if isinstance(node, Apply) and operator(node.op).kind is not Kind.ELEMENTWISE:
        return is_product(node)
    return isinstance(node, Apply | Round) and any(_follows_product(makers, v) for v in reads(node))


def _registers(flat: Flat) -> int:
    """32-bit registers of a block for its accumulators and the largest other tile.

    Tiles in the pipeline's shared memory that only products read take none; neither do values that are only accumulated.
    """
    padded = padded_extents(flat)
    multiplied, others = operands_of_products(flat.steps)
    computed = {v for s in flat.steps if not isinstance(s.node, Accumulate) for v in reads(s.node)}
    accumulators, largest = 0, 0
    for step in flat.steps:
        if isinstance(step.node, Store):
            continue
        size = -(-prod(padded[step.value]) * step.type.dtype.itemsize // 4)
        if isinstance(step.node, Accumulate):
            accumulators += size
        elif not isinstance(step.node, Load) or not step.stage.varies or step.value not in multiplied - others:
            largest = max(largest, size if step.value in computed else 0)
    return accumulators + largest


def _single_loads(flat: Flat) -> dict[int, int]:
    """Tiles that the loop loads entry by entry, and their entries."""
    padded = padded_extents(flat)
    loads = {s.value: s for s in flat.steps if isinstance(s.node, Load) and s.node.fmap != REPLICATE}
    return {v: prod(padded[v]) for v, s in loads.items() if isinstance(s.node, Load) and is_single(flat, s.node)}


def _handled_singly(flat: Flat, single: Mapping[int, int]) -> int:
    """Entries that threads handle one by one in an iteration: those of `single`, twice where products and others read them."""
    products, others = operands_of_products(flat.steps)
    return sum(entries * (2 if v in products & others else 1) for v, entries in single.items())


def _deals_single_entries(flat: Flat, warps: int) -> bool:
    """Whether the loop loads a tile of 16 bits with as many entries as there are threads.

    Triton 3.6 deals one entry to each of them, which no asynchronous copy can load, so every iteration waits for it. Tiles with
    fewer entries follow the layout of what reads them, larger ones have more entries in a thread: both are loaded ahead.
    """
    padded = padded_extents(flat)
    loads = [s for s in flat.steps if isinstance(s.node, Load) and s.node.fmap != REPLICATE]
    return any(prod(padded[s.value]) == warps * WARP and s.type.dtype.itemsize < LEAST_ASYNCHRONOUS for s in loads)


def _most_warps_of_operands(flat: Flat) -> int:
    """Warps with which each operand that a loop loads for its products has enough entries for an asynchronous copy of each thread.

    Single rows have few. In tiles of 128 entries and 40 columns, a row of 2560 and 10240 columns take an H200 13.7 µs with two
    warps and 18.4 with four; in tiles of 64 and 56, 4096 and 14336 take 28.8 with one warp, 51.5 with two, 49.2 with four. Where
    one warp has too many threads for it, or so few warps have too few registers, or many rows of the other operand to copy, it sets
    no limit: where 128 blocks multiply 200 rows by a column, one warp takes 18.7 µs, two take 15.6 and eight 17.7.
    """
    padded = padded_extents(flat)
    makers = {s.value: s.node for s in flat.steps}
    most = MOST_WARPS
    for step in flat.steps:
        if not is_product(step.node) or not step.stage.varies:
            continue
        viewed = [_viewed(makers, v) for v in reads(step.node)]
        nbytes = [prod(padded[v]) * flat.types[v].dtype.itemsize for v in viewed]
        *batch, rows, columns = padded[step.value]
        held = sum(nbytes) // 4 + prod(batch) * max(rows, FRAGMENT) * max(columns, FRAGMENT)
        for value, size in zip(viewed, nbytes, strict=True):
            node, fit = makers[value], size // (LEAST_ASYNCHRONOUS * WARP)
            loaded, fills = isinstance(node, Load) and node.fmap != REPLICATE, rows > FRAGMENT and _copies_much(flat, fit)
            if loaded and held <= MOST_OPERAND_REGISTERS * WARP * fit and not fills:
                most = min(most, fit)
    return most


def _copies_much(flat: Flat, warps: int) -> bool:
    """Whether threads copy more than `MOST_COPIES` vectors in each iteration of a long loop, or `MANY_COPIES` of any."""
    padded = padded_extents(flat)
    copied = [0] * len(flat.graph.loops)
    for step in flat.steps:
        if isinstance(step.node, Load) and step.node.fmap != REPLICATE:
            copied[step.node.loop] += prod(padded[step.value]) * step.type.dtype.itemsize
    most = [warps * WARP * VECTOR_BYTES * (MOST_COPIES if loop > LONG_LOOP else MANY_COPIES) for loop in flat.graph.loops]
    return any(nbytes > limit for nbytes, limit in zip(copied, most, strict=True))


def _loaded(flat: Flat, pipelined: bool) -> int:
    """The most entries of its own that a block loads at once: in an iteration of one of its loops, or outside of them. What
    `pipelined` loops load ahead is in shared memory, what other blocks load, too, in L2."""
    padded = padded_extents(flat)
    entries: dict[int, int] = {}
    for step in flat.steps:
        if isinstance(step.node, Load) and _is_own(flat, step.node):
            looped = step.node.fmap != REPLICATE and flat.graph.loops[step.node.loop] > 1
            place = step.node.loop if looped else -1
            entries[place] = entries.get(place, 0) + prod(padded[step.value]) * (not (looped and pipelined))
    return max(entries.values(), default=0)


def _is_own(flat: Flat, load: Load) -> bool:
    """Whether each block loads another tile."""
    return all(dim != REPLICATE or parts == 1 for dim, parts in zip(load.imap, flat.graph.grid, strict=True))


def _read_again(flat: Flat) -> int:
    """Entries of the largest tile that several loops load, and one block alone; 0 where there is none."""
    padded = padded_extents(flat)
    loads = [s for s in flat.steps if isinstance(s.node, Load) and s.node.fmap != REPLICATE]
    return max((prod(padded[s.value]) for s in loads if isinstance(s.node, Load) and len(loops_alone(flat, s.node)) > 1), default=0)


def _ahead(flat: Flat, single: Mapping[int, int]) -> frozenset[int]:
    """Tiles that are loaded one iteration ahead: operands of products, which wait for them and hide nothing.

    They are the same for all warps that a measured launch may have.
    """
    multiplied, _ = operands_of_products(flat.steps)
    ahead = {v: entries for v, entries in single.items() if v in multiplied}
    return frozenset(ahead) if sum(ahead.values()) <= MOST_WARPS * WARP * AHEAD_LOADS else frozenset()


def _offsets(held: int, single: Mapping[int, int], ahead: frozenset[int], warps: int) -> frozenset[int]:
    """The tiles that are loaded ahead, if threads have no registers for a pointer, which takes two, and a value for each entry."""
    return ahead if held + 3 * sum(single[v] for v in ahead) > CROWDED_POINTERS * warps * WARP else frozenset()


def _accumulates_much(flat: Flat, warps: int) -> bool:
    """Whether the products of loops are only accumulated, in many registers of each thread."""
    products = {s.value for s in flat.steps if is_product(s.node) and s.stage.varies}
    if not products or any(v in products for s in flat.steps if not isinstance(s.node, Accumulate) for v in reads(s.node)):
        return False
    padded = padded_extents(flat)
    sums = (s for s in flat.steps if isinstance(s.node, Accumulate) and s.node.operand in products)
    return sum(prod(padded[s.value]) for s in sums) >= MANY_ACCUMULATED * warps * WARP


def _waits_for_others(flat: Flat, padded: Sequence[Shape], warps: int, machine: Machine) -> bool:
    """Whether it takes long, and loads do not hide it, that warps exchange what each has reduced."""
    loads = [s for s in flat.steps if isinstance(s.node, Load)]
    often = {s.value: flat.graph.loops[s.node.loop] if s.stage.varies else 1 for s in loads if isinstance(s.node, Load)}
    loaded = sum(prod(padded[s.value]) * s.type.dtype.itemsize * often[s.value] for s in loads) * flat.graph.blocks
    return exchanged_us(flat, padded, warps, machine) > max(LEAST_EXCHANGE, HIDDEN_EXCHANGE * loaded / machine.dram_bandwidth)


def choose_launch(flat: Flat, machine: Machine) -> LaunchConfig:
    """The launch of one kernel: its graph fixes it, or it is the best by estimate.

    Raises `LoweringError` when not even one stage fits the machine's shared memory, and when Triton does not have the fixed launch.
    """
    return replace(_warps_and_stages(flat, machine), together=-(-flat.graph.blocks // machine.multiprocessors))


def _warps_and_stages(flat: Flat, machine: Machine) -> LaunchConfig:
    graph, need, single = flat.graph, footprint(flat, machine), _single_loads(flat)
    ahead, held = _ahead(flat, single), _registers(flat)
    boxed = boxed_tiles(flat, single) if machine.capability >= HOPPER else frozenset[int]()
    if graph.stages:  # Whether a fixed launch fits is not asked: the estimate of shared memory is from above.
        warps = graph.threads // WARP
        if graph.threads % WARP or warps & (warps - 1):
            raise LoweringError(f"Triton launches blocks of 32, 64, 128, … threads, not of {graph.threads}")
        tma = is_worth(flat, boxed) if graph.tma is None else graph.tma
        return LaunchConfig(warps, graph.stages, need.shared(graph.stages), ahead, _offsets(held, single, ahead, warps), boxed, tma)
    padded = padded_extents(flat)
    warps = min(1 << (max(graph.threads // WARP, 1).bit_length() - 1), MOST_WARPS)
    products = [padded[s.value] for s in flat.steps if is_product(s.node)]
    if _are_small(products):
        warps = min(warps, 4 if _copies_much(flat, FEW_WARPS) and not _deals_single_entries(flat, 4) else FEW_WARPS)
    limit = CROWDED_REGISTERS
    if need.groups:  # One takes 64 rows: more of them would deal out columns, and each would read all rows' operands.
        warps, limit = min(4 * need.groups, MOST_WARPS), CROWDED_ASYNCHRONOUS_REGISTERS
    while products and warps < MOST_WARPS and _handled_singly(flat, single) > warps * WARP * SINGLE_LOADS:
        warps *= 2
    pipelined = not single and need.most_stages(machine.shared_memory_per_block - RESERVED) >= LEAST_STAGES
    while not products and warps < MOST_WARPS and _loaded(flat, pipelined) > warps * WARP * MOST_LOADED:
        warps *= 2
    while warps < MOST_WARPS and held > warps * WARP * limit:
        warps *= 2
    while not products and warps > 1 and 2 * held <= warps * WARP * limit and _waits_for_others(flat, padded, warps, machine):
        warps //= 2
    most = _most_warps_of_operands(flat)
    if warps > most:
        warps = most
    elif products and not need.groups and 2 * warps <= most and _deals_single_entries(flat, warps):
        warps *= 2
    if not products and (again := _read_again(flat)):  # Copies to shared memory do not tell L2 what to keep.
        warps = max(warps, min(1 << (max(1, again // (WARP * HELD_AGAIN))).bit_length() - 1, MOST_THREADS_AGAIN // WARP))
        return LaunchConfig(warps, 1, need.fixed)
    tma = is_worth(flat, boxed) if graph.tma is None else graph.tma
    need = replace(need, fixed=need.fixed + BARRIERS * tma)
    memory = machine.shared_memory_per_block - RESERVED
    if need.shared(1) > memory:
        raise LoweringError(
            f"tiles of {need.shared(1)} bytes are beyond the {memory} bytes of shared memory that a block has on {machine.name}"
        )
    if need.stage == 0:
        return LaunchConfig(warps, 1, need.fixed)
    together = min(-(-graph.blocks // machine.multiprocessors), MOST_BLOCKS_AT_ONCE)
    share = min(memory, machine.shared_memory_per_multiprocessor // together - RESERVED)
    if not need.groups:
        share = min(share, MOST_PIPELINED)
    # As many as keep a copy of each iteration's tiles: a linear attention of 12 × 2048 × 64 whose products wait for tiles takes an
    # H100 16.9 µs with two stages in a loop of two iterations, and 13.2 with three.
    many = need.groups and warps == MOST_WARPS and _accumulates_much(flat, warps)
    enough = ENOUGH_FOR_MANY if many else ENOUGH_STAGES
    stages = min(max(graph.loops) + need.waiting, max(need.most_stages(share), min(need.most_stages(memory), enough)))
    if need.single:
        stages = min(stages, MOST_SINGLE_STAGES)
    if single:
        stages = min(stages, ENOUGH_STAGES if ahead else SINGLE_STAGES)
    return LaunchConfig(warps, stages, need.shared(stages), ahead, _offsets(held, single, ahead, warps), boxed, tma)
