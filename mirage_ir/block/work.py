"""What a kernel does, counted from its description. Nothing else makes a `Work`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from functools import reduce
from typing import Any

import numpy as np

from mirage_ir.block.description import ENTRY_BYTES, DescribedKernel, DescribedValue, Role, TileBody, TileExtents
from mirage_ir.block.fit import (
    FRAGMENT,
    LEAST_ASYNCHRONOUS,
    PARTS,
    batch_and_rows,
    loaded_in_loop,
    padded,
    pipelined_bytes,
    stage_bytes,
    unrolled,
    viewed_value,
)
from mirage_ir.block.rows import VECTOR_BYTES
from mirage_ir.block.single import FEW_WARPS, SingleProduct, kept_registers, products_of, warp_tiles, warps_of
from mirage_ir.target.cost import MOST_THREADS_AGAIN, Number, Work
from mirage_ir.target.machines import WARP, WARP_GROUP_ROWS

LINE = 128
"""Bytes of a cache line (CUDA C++ Programming Guide): shorter rows of tiles move less of each."""
SECTOR = 32
"""Bytes that L2 moves at once: a shorter row of a tile moves as many (CUDA C++ Best Practices Guide, coalesced access), unless rows
follow each other in memory (measured: `docs/measuring.md`)."""
ACCESS = 3.0
"""Instructions of a thread for one access to device memory: its address, its mask and the access itself.

Counted in what Triton 3.6 makes of the kernels of the suite for an H100."""
CONVERTED = 1.0
"""Instructions that make an f32 number of an entry of 16 bits: HADD2.F32 or a shift in the same kernels."""
ENTRIES = 8
"""Entries of a row that a thread holds: a vector of 16 bits each."""
SHUFFLE = 2.0
"""Instructions of a step in which threads of a warp add up what others hold: a shuffle and an addition."""
ACROSS = 4.5
"""Instructions for each entry of what is computed from a product where rows are added up or compared over each other: the threads
of a warp hold two rows of a column each, and warps have others. On an H100, attention with all scores in one tile took as much
longer than estimated at six sizes of such tiles, from 64 × 32 to 256 × 64; with scores in rows the estimate was right. Of up to
`FRAGMENT` columns there are few entries: with 256 × 16 the estimate was low by 0.5 µs, with 16 × 256 by 2.5."""
SINGLE = 6.0
"""Times that a product of f32 numbers takes longer than one of 16 bits that no warp groups issue: it is three products of TF32
numbers, each at half of the rate (H100 data sheet)."""
APART = 5.0
"""Instructions with which a warp loads an entry of an f32 operand from shared memory and takes it apart for TF32: the conversion
alone issues at a fraction of the rate of others. Of 3 to 7, the one that orders most pairs of candidates of 22 programs that an
H200 ran without spills; estimates of these are off by a factor of 1.24 (root mean square)."""
STORED = 2.0
"""Times as many where the parts go back to shared memory, for warp groups."""
CHAINED_VALUES = 96
"""32-bit values of a thread beyond which a block of chained products has more than `FEWEST_WARPS`, up to `MOST_WARPS`. Of 48 to
128, the one that orders most of the pairs of `bench/cost_model/`."""
FEWEST_WARPS, MOST_WARPS = 2, 8
HALF = 2
"""Bytes of an operand's entry as tensor cores take it."""
HELD_AGAIN = 16
"""Entries of a tile for each thread where loops without products load the same rows. On an H200, softmax of 4096 rows of 50304 in
tiles of 16384, written by hand, takes 215 µs with 1024 threads, 231 with 512, 258 with 256: L2 keeps the rows of fewer blocks."""
LONG_ROW = 128
"""Entries of a row above which threads keep to themselves what loops reduce of it, until they have ended."""
LOADED_WHOLE = 0.33
"""Share of the registers for a loaded operand of a product outside of loops that is wanted at once. A row of 4096 in one tile with
1024 columns takes an H200 13 µs, 4.3 times what its loads and multiplications were estimated at; with 768 entries there is hardly a
difference."""
BATCHED = 10.0
"""Times that a batched product of more than `FRAGMENT` rows takes longer: its operands go through registers.

A round figure: none of the 320 measured candidates in `bench/cost_model/` has such a product."""


def work_of(kernel: DescribedKernel, threads: Number) -> Work:
    """The work of a kernel whose blocks have `threads` threads; lower bounds for a relaxed kernel."""
    blocks = kernel.blocks
    single = [] if kernel.relaxed or not kernel.single else products_of(kernel.body, kernel.tiles)
    if single:
        threads = WARP * warps_of(single, threads)
    elif kernel.relaxed and kernel.single:
        threads = np.minimum(threads, WARP * FEW_WARPS)
    if not kernel.relaxed and np.any(kernel.again) and not any(v.role is Role.PRODUCT for v in kernel.body.values):
        threads = np.maximum(threads, _threads_again(kernel))
    whole = kernel if kernel.relaxed else replace(kernel, tiles=kernel.tiles.rounded)  # Lowerings make powers of two of extents.
    loaded, narrowed, unaligned, sectors, accesses, streamed, exposed, staged = _loads(kernel)
    apart = registers = fragments = read = 0
    alike = _warps_alike(kernel)
    if single:
        tensor = rows = 0
        fragment, apart, registers, products, exchanges = _single(kernel, single, threads // WARP)
        handed = 0
    else:
        tensor, fragment, rows, products, exchanges, handed, read = _products(kernel, alike)
        fragments = 0 if kernel.relaxed else _fragments(kernel, threads)
    vector, reductions, others = _vector(whole, threads, alike)
    shared = 0 if kernel.relaxed else pipelined_bytes(kernel.body, whole.tiles, kernel.single)
    loops = sum(kernel.later, kernel.loops)
    if kernel.later:  # Of an iteration of any loop, on average.
        each = (products, exchanges, handed, reductions, others, streamed)
        products, exchanges, handed, reductions, others, streamed = (n / loops for n in each)
    return Work(
        blocks=blocks,
        iterations=loops,
        loaded_bytes=blocks * loaded + kernel.written,
        unique_bytes=kernel.read + kernel.written,
        tensor_flops=blocks * tensor,
        fragment_flops=blocks * fragment,
        operand_bytes=0 if kernel.relaxed else blocks * np.where(rows > 0, read + _copied(kernel), 0),
        vector_flops=blocks * (vector + accesses + apart),
        narrow_bytes=blocks * narrowed,
        unaligned_bytes=blocks * unaligned,
        sector_bytes=blocks * sectors + _stored_sectors(kernel),
        threads=threads,
        rows=rows,
        shared_bytes=shared,
        held=kernel.held + registers * threads + fragments,
        streamed_bytes=streamed,
        exposed_bytes=exposed,
        staged_bytes=staged,
        stored_bytes=(kernel.written - kernel.streamed) / blocks,
        products=products,
        reductions=reductions,
        others=others,
        exchanges=exchanges,
        handed=handed,
        slowed=kernel.slowed,
        relaxed=kernel.relaxed,
        multiplies=kernel.multiplies,
        loops=1 + len(kernel.later),
        again_bytes=kernel.again,
        stage_bytes=0 if kernel.relaxed else _stage_bytes(kernel, whole.tiles),
        operand=0 if kernel.relaxed or kernel.single else _whole_operand(kernel, threads),
    )


def _copied(kernel: DescribedKernel) -> Number:
    """Bytes of products' operands that a block copies to shared memory."""
    loads = (v for n, v in enumerate(kernel.body.values) if v.role is Role.LOAD and n in kernel.body.fed)
    return sum(v.itemsize * kernel.tiles.elements[v.shape] * kernel.iterations(v.stage) for v in loads)


def _threads_again(kernel: DescribedKernel) -> Number:
    """Threads of a block whose loops load the same rows, without products: of the largest tile, `HELD_AGAIN` entries each."""
    loads = [v for v in kernel.body.values if v.role is Role.LOAD and v.stage.varies]
    largest = reduce(np.maximum, (kernel.tiles.rounded.elements[v.shape] for v in loads), 1.0)
    return np.minimum(np.exp2(np.floor(np.log2(np.maximum(largest / HELD_AGAIN, WARP)))), MOST_THREADS_AGAIN)


def work_in_columns(works: Sequence[Work]) -> Work:
    """Several kernels' work as arrays."""
    numbers = (f.name for f in fields(Work) if f.type == "Number")
    columns: dict[str, Any] = {name: np.array([float(getattr(work, name)) for work in works]) for name in numbers}
    return Work(**columns)


def _loads(kernel: DescribedKernel) -> tuple[Number, ...]:
    """Bytes that a block loads: all of them; weighted by how narrow their rows are, and how narrow accesses; more than its own of
    the sectors that it touches. The instructions for them. And bytes in each iteration; before it can do anything else; before
    that, for products. Of several loops, those of all iterations, not of each."""
    body, tiles = kernel.body, kernel.tiles
    loaded = narrowed = unaligned = sectors = accesses = streamed = exposed = staged = 0
    for n, value in enumerate(body.values):
        if value.role is not Role.LOAD:
            continue
        nbytes, variant = value.itemsize * tiles.elements[value.shape], value.stage.varies
        if value.times is None:
            whole = nbytes * kernel.iterations(value.stage) if variant else nbytes
            # Weighted by the logarithm of how much shorter than a line rows are.
            row, run = (value.itemsize * of(value.shape, value.rows) for of in (tiles.row, tiles.run))
            narrowed = narrowed + whole * np.log(np.maximum(1.0, LINE / row))
            vector = _access(kernel, value)  # Shorter accesses than a whole one: rows begin anywhere in a line.
            shorter = np.where(vector < VECTOR_BYTES, np.log(VECTOR_BYTES / vector) + np.log1p(LINE / run), 0.0)
            unaligned = unaligned + whole * shorter
            sectors = sectors + whole * np.maximum(0.0, SECTOR / run - 1)
            accesses = accesses + ACCESS * whole / np.minimum(row, vector)
            if not kernel.relaxed and n not in body.fed and value.itemsize < ENTRY_BYTES:
                accesses = accesses + CONVERTED * whole / value.itemsize
        else:
            whole = nbytes * value.times
        loaded = loaded + whole
        if variant:
            streamed = streamed + nbytes * _weight(kernel, value)
        elif value.times is None and any(body.read_by(n, Role.PRODUCT)):
            staged = staged + nbytes
        elif value.times is None:
            exposed = exposed + nbytes
    return loaded, narrowed, unaligned, sectors, accesses, streamed, exposed, staged


def _stage_bytes(kernel: DescribedKernel, rounded: TileExtents) -> Number:
    """Bytes of one copy of the tiles that an iteration loads; infinite where its loads are too narrow to be asynchronous."""
    loads = [v for v in kernel.body.values if v.role is Role.LOAD and v.times is None and v.stage.varies]
    narrow = reduce(np.logical_or, (_access(kernel, v) < LEAST_ASYNCHRONOUS for v in loads), False)
    return np.where(narrow, np.inf, stage_bytes(kernel.body, rounded))


def _access(kernel: DescribedKernel, load: DescribedValue) -> Number:
    """Bytes that a thread can load at once: a whole vector, too, where a tile is part of one row that begins anywhere, and it or a
    loop along all of the row has room for the rest of a vector (`lowering.triton.windows`)."""
    tiles, vector = kernel.tiles, kernel.tiles.vector(load)
    if load.vector == VECTOR_BYTES:
        return vector
    if kernel.relaxed:
        return vector if any(value.role is Role.PRODUCT for value in kernel.body.values) else VECTOR_BYTES
    if not kernel.body.slides:
        return vector
    row = np.asarray(tiles.row(load.shape, load.rows))
    room = np.exp2(np.ceil(np.log2(row))) - row
    more = VECTOR_BYTES // load.itemsize - 1
    if load.stage.varies and load.rows:
        loops = kernel.iterations(load.stage)
        room = np.where(np.asarray(loops) > 1, np.where(room == 0, loops * row - load.row, 0), room)
    return np.where((tiles.elements[load.shape] == row) & (room >= more), VECTOR_BYTES, vector)


def _stored_sectors(kernel: DescribedKernel) -> Number:
    """Bytes of sectors that the blocks' stores touch more than they store."""
    tiles, body = kernel.tiles, kernel.body
    shapes = [body.values[n].shape for n in body.outputs]
    if not shapes:
        return 0
    itemsize = kernel.written / (kernel.blocks * sum(tiles.elements[shape] for shape in shapes))
    stored = zip(shapes, body.stored or [()] * len(shapes), strict=True)
    touched = (tiles.elements[shape] * np.maximum(0.0, SECTOR / (itemsize * tiles.run(shape, rows)) - 1) for shape, rows in stored)
    return kernel.blocks * itemsize * sum(touched)


def _products(kernel: DescribedKernel, alike: Mapping[int, Number]) -> tuple[Number, ...]:
    """Operations of a block's products that warp groups issue, of others, rows of the smallest of the former. How many products an
    iteration has, right operands that it computes, and left ones of the others that it computes from products; of several loops,
    all iterations. Bytes that warp groups read from shared memory: for each `WARP_GROUP_ROWS` rows all of the right operand."""
    tiles, computed = kernel.tiles, _from_products(kernel.body)
    tensor = fragment = products = exchanges = handed = read = 0
    rows: Number = np.inf
    for place, value in enumerate(kernel.body.values):
        if value.role is not Role.PRODUCT:
            continue
        products = products + value.stage.varies * _weight(kernel, value)
        if kernel.relaxed:
            assert value.count is not None
            if kernel.single:
                fragment = fragment + SINGLE * value.flops * value.count
            else:
                tensor = tensor + value.flops * value.count
            continue
        converted = _is_computed(kernel.body, value.operands[1]) or _is_rounded(kernel.body, value.operands[1])
        exchanges = exchanges + (value.stage.varies and converted) * _weight(kernel, value)
        batch, m = batch_and_rows(value, kernel.body, tiles)
        n, height = tiles.extents[value.shape][-1], padded(m)
        if value.count is None:
            count = batch * height * padded(tiles.last(kernel.body.values[value.operands[0]].shape)) * padded(n)
            count = count * np.where((batch > 1) & (m > FRAGMENT), BATCHED, 1.0)
            flops = value.flops * count * kernel.iterations(value.stage)
        else:
            flops = value.flops * value.count
        if kernel.single:
            fragment = fragment + SINGLE * flops
            continue
        grouped = (batch == 1) & (height >= WARP_GROUP_ROWS)
        if value.count is None:  # Left operands that are computed are in registers.
            depth = padded(tiles.last(kernel.body.values[value.operands[0]].shape))
            left = height * (viewed_value(kernel.body, value.operands[0]).role is Role.LOAD)
            entries = depth * (left + height / WARP_GROUP_ROWS * padded(n))
            read = read + np.where(grouped, HALF * entries * kernel.iterations(value.stage), 0)
        tensor, fragment = tensor + np.where(grouped, flops, 0), fragment + np.where(grouped, 0, flops) * alike.get(place, 1)
        rows = np.where(grouped, np.minimum(rows, height), rows)
        chained = value.stage.varies and value.operands[0] in computed
        handed = handed + np.where(grouped | (height <= FRAGMENT), 0, chained) * _weight(kernel, value)
    return tensor, fragment, np.where(np.isfinite(rows), rows, 0), products, exchanges, handed, read


def _warps_alike(kernel: DescribedKernel) -> dict[int, Number]:
    """How many warps compute the same, by value, in a kernel without a loop: where another product has as its left operand what is
    computed from a product, and no warp groups issue it, each warp has whole rows of both, `FRAGMENT` of them. Where there are
    fewer rows than warps take, several have the same.

    On an H100, attention of 34 queries over 273 keys takes 12.7 µs in tiles of 16 × 512 scores, which eight warps have all; with
    its work taken for divided the estimate was 3.8. How many warps there are is estimated from registers, three here.
    """
    body, tiles = kernel.body, kernel.tiles
    if kernel.relaxed or kernel.single:
        return {}
    before: list[frozenset[int]] = []
    """The products that each value is computed from, itself among them."""
    chained: dict[int, Number] = {}
    for n, value in enumerate(body.values):
        own = frozenset[int]().union(*(before[m] for m in value.operands))
        if value.role is Role.PRODUCT:
            if before[value.operands[0]]:
                batch, rows = batch_and_rows(value, body, tiles)
                warps = np.clip(kernel.held / (WARP * CHAINED_VALUES), FEWEST_WARPS, MOST_WARPS)
                shared = (batch > 1) | (padded(rows) >= WARP_GROUP_ROWS) | (np.asarray(kernel.loops) > 1)
                alike = np.where(shared, 1.0, np.maximum(1.0, warps * FRAGMENT / padded(rows)))
                for m in (*before[value.operands[0]], n):
                    chained[m] = np.maximum(alike, chained.get(m, 1.0))
            own = frozenset({n})
        before.append(own)
    found = {n: [chained[m] for m in own if m in chained] for n, own in enumerate(before)}
    return {n: reduce(np.maximum, alike) for n, alike in found.items() if alike}


def _fragments(kernel: DescribedKernel, threads: Number) -> Number:
    """32-bit values in registers of a block: operands of the largest product that no warp group issues. Warps share its rows, then
    its columns; each loads what it multiplies, all of it before the first multiplication."""
    body, tiles = kernel.body, kernel.tiles
    most: Number = 0
    for value in body.values:
        if value.role is Role.PRODUCT and value.count is None and not kernel.single:
            batch, m = batch_and_rows(value, body, tiles)
            height, width = padded(m), padded(tiles.extents[value.shape][-1])
            depth = padded(tiles.last(body.values[value.operands[0]].shape))
            down = np.clip(height / FRAGMENT, 1, threads / WARP)
            held = (threads / WARP / down * height + down * width) * depth * HALF / ENTRY_BYTES
            most = np.maximum(most, np.where((batch == 1) & (height >= WARP_GROUP_ROWS), 0, held))
    return most


def _whole_operand(kernel: DescribedKernel, threads: Number) -> Number:
    """32-bit values of a thread for the largest operand of a product outside of loops. Warps share its rows, then its columns, and
    have all that is contracted. Of what is loaded, `LOADED_WHOLE`: it comes from shared memory, and partly when it is wanted; what
    warp groups load stays there."""
    body, tiles = kernel.body, kernel.tiles
    most: Number = 0
    for value in body.values:
        if value.role is not Role.PRODUCT or value.stage.varies:
            continue
        batch, rows = batch_and_rows(value, body, tiles)
        height, width = padded(rows), padded(tiles.extents[value.shape][-1])
        each = padded(tiles.last(body.values[value.operands[0]].shape)) * HALF / ENTRY_BYTES / WARP
        down = np.clip(height / FRAGMENT, 1, threads / WARP)
        left, right = height / down * each, down * width / (threads / WARP) * each
        loaded = np.where((batch == 1) & (height >= WARP_GROUP_ROWS), 0, LOADED_WHOLE * np.maximum(left, right))
        computed = viewed_value(body, value.operands[0]).role is not Role.LOAD
        most = np.maximum(most, left if computed else loaded)
    return most


def _single(kernel: DescribedKernel, products: Sequence[SingleProduct], warps: Number) -> tuple[Number, ...]:
    """Of a block's f32 products: operations; instructions to take operands apart; registers of a thread for their parts; how many
    products an iteration has, and operands whose parts go through shared memory. Of several loops, all iterations."""
    body = kernel.body
    fragment = apart = registers = count = exchanges = 0
    tiles = warp_tiles([(p.batch, p.rows, p.columns) for p in products], warps)
    for product, tile in zip(products, tiles, strict=True):
        value, operands = product.value, [body.values[n] for n in product.value.operands]
        weight = _weight(kernel, value)
        pairs = product.batch * product.rows * product.depth * product.columns * tile.repeated
        fragment = fragment + SINGLE * value.flops * pairs * kernel.iterations(value.stage)
        taken = tile.entries(product.depth, product.columns)
        for entries, operand, often in zip(taken, operands, (1, np.where(tile.grouped, STORED, 1)), strict=True):
            apart = apart + APART * often * entries * kernel.iterations(operand.stage)
        registers = np.maximum(registers, kept_registers(body, product, tile, kernel.iterations(value.stage)))
        count = count + value.stage.varies * weight
        left, right = (operand.stage.varies and _is_computed(body, n) for operand, n in zip(operands, value.operands, strict=True))
        shared = np.where(tile.grouped, operands[1].stage.varies, 0 + left + right)
        exchanges = exchanges + PARTS * shared * weight
    return fragment, apart, registers, count, exchanges


def _is_computed(body: TileBody, n: int) -> bool:
    """Whether a value is computed in each iteration, and not loaded."""
    source = viewed_value(body, n)
    return source.role is not Role.LOAD and source.stage.varies


def _is_rounded(body: TileBody, n: int) -> bool:
    """Whether an operand is loaded in each iteration in f32, and rounded."""
    return loaded_in_loop(body, n) and viewed_value(body, n).itemsize == ENTRY_BYTES


def _from_products(body: TileBody) -> frozenset[int]:
    """The values that each iteration computes from a product of its own, and the products."""
    found: set[int] = set()
    for n, value in enumerate(body.values):
        if value.stage.varies and (value.role is Role.PRODUCT or not found.isdisjoint(value.operands)):
            found.add(n)
    return frozenset(found)


def _vector(kernel: DescribedKernel, threads: Number, alike: Mapping[int, Number]) -> tuple[Number, Number, Number]:
    """Other operations of a block; how many reductions and other operators an iteration has, or all iterations of several loops. A
    reduction that takes a load entry by entry is another operator."""
    body, tiles = kernel.body, kernel.tiles
    once = reductions = others = 0
    repeated: list[Number] = [0] * (1 + len(kernel.later))
    free = unrolled(body, tiles)
    for n, value in enumerate(body.values):
        if value.role in (Role.LOAD, Role.PRODUCT) or (value.role is Role.SUM and body.accumulated.issuperset(value.operands)):
            continue  # A dot adds to its sum.
        flops = _flops(body, tiles, n, threads, free) * alike.get(n, 1)
        if value.role in (Role.SUM, Role.COLLECT):
            repeated[value.stage.loop] = repeated[value.stage.loop] + flops
        elif value.stage.varies:
            repeated[value.stage.loop] = repeated[value.stage.loop] + flops
            shrinks: Number = False
            if value.role is Role.REDUCTION:
                shrinks = ~(np.asarray(free.get(value.operands[0], False), bool) | _stays(body, tiles, n))
            reductions = reductions + shrinks * _weight(kernel, value)
            others = others + np.logical_not(shrinks) * _weight(kernel, value)
        else:
            once = once + flops
    for loops, flops in zip((kernel.loops, *kernel.later), repeated, strict=True):
        once = once + loops * flops
    return once, reductions, others


def _weight(kernel: DescribedKernel, value: DescribedValue) -> Number:
    """How much an iteration of a value's loop counts where several loops are taken together."""
    return kernel.iterations(value.stage) if kernel.later else 1


def _flops(body: TileBody, tiles: TileExtents, n: int, threads: Number, free: Mapping[int, Number]) -> Number:
    """Operations of a value; `free` loads are added up entry by entry, by one thread each."""
    value = body.values[n]
    if value.role is Role.REDUCTION and value.operands:
        operand = value.operands[0]
        shape = body.values[operand].shape
        flops = value.flops * tiles.elements[shape]
        if value.dim is not None and len(tiles.extents) > 0:
            if operand in body.dealt:
                alone = np.asarray(free.get(operand, False), bool) | _stays(body, tiles, n)
                flops = flops + np.where(alone, 0.0, _shuffled(tiles, shape, value.dim, threads))
            elif value.dim % len(tiles.extents[shape]) == len(tiles.extents[shape]) - 2:
                wide = tiles.extents[shape][-1] > FRAGMENT
                flops = flops + np.where(wide, ACROSS, 0.0) * tiles.elements[shape]
        return flops
    flops = value.flops * tiles.elements[value.shape]
    dim, operand = body.factors.get(n, (0, value.shape))
    if n in body.factors and len(tiles.extents[operand]) > 1:
        extent, alike = tiles.extents[operand][dim], tiles.elements[value.shape] == tiles.elements[operand]
        flops = flops * np.where(alike, np.maximum(extent, FRAGMENT) / extent, 1.0)
    return flops


def _stays(body: TileBody, tiles: TileExtents, n: int) -> Number:
    """Whether threads keep the results of a reduction in a loop until it has ended (`lowering.triton.lanes`)."""
    value = body.values[n]
    extents = tiles.extents[body.values[value.operands[0]].shape]
    if n not in body.staying or value.dim is None or value.dim % len(extents) != len(extents) - 1:
        return np.False_
    return np.asarray(extents[-1]) > LONG_ROW


def _shuffled(tiles: TileExtents, shape: int, dim: int, threads: Number) -> Number:
    """Instructions with which the threads of a block add up a dimension over each other.

    Threads are dealt out along rows first, a vector of `ENTRIES` each, and then along the dimension before.
    """
    extents = tiles.extents[shape]
    row, dim = extents[-1], dim % len(extents)  # Of several results of a thread graph, the first one's shape is described.
    along = np.minimum(threads, np.maximum(row / ENTRIES, 1))
    held = row / along
    if dim < len(extents) - 1:
        along = np.minimum(np.maximum(threads / along, 1), extents[dim])
        held = extents[dim] / along
    steps = np.log2(np.minimum(along, WARP))
    return SHUFFLE * steps * tiles.elements[shape] / held
