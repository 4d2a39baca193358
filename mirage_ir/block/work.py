"""What a kernel does, counted from its description. Nothing else makes a `Work`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from functools import reduce
from math import log
from typing import Any

import numpy as np

from mirage_ir.block.description import DescribedKernel, DescribedValue, Role, TileBody, TileExtents
from mirage_ir.block.fit import FRAGMENT, PIPELINE_STAGES, padded, unrolled
from mirage_ir.block.rows import VECTOR_BYTES
from mirage_ir.target.cost import Number, Work
from mirage_ir.target.machines import WARP_GROUP_ROWS

LINE = 128
"""Bytes of a cache line (CUDA C++ Programming Guide): shorter rows of tiles move less of each."""
UNALIGNED = 0.4
"""Weight of short accesses beside short rows. An H100 takes 52 µs for a product of 77 × 4097 × 1021 behind a norm, and 21 µs for
128 × 4224 × 1024, both in the same tiles: 2.5 times as long with accesses of 2 bytes."""
BATCHED = 10.0
"""Times that a batched product of more than `FRAGMENT` rows takes longer: its operands go through registers.

A round figure: none of the 320 measured candidates in `bench/cost_model/` has such a product."""


def work_of(kernel: DescribedKernel, threads: Number) -> Work:
    """The work of a kernel whose blocks have `threads` threads; lower bounds for a relaxed kernel."""
    blocks = kernel.blocks
    loaded, narrowed, streamed, exposed, staged, shared = _loads(kernel)
    tensor, fragment, rows, products = _products(kernel)
    vector, reductions, others = _vector(kernel)
    loops = sum(kernel.later, kernel.loops)
    if kernel.later:  # Of an iteration of any loop, on average.
        products, reductions, others, streamed = (n / loops for n in (products, reductions, others, streamed))
    return Work(
        blocks=blocks,
        iterations=loops,
        loaded_bytes=blocks * loaded + kernel.written,
        unique_bytes=kernel.read + kernel.written,
        tensor_flops=blocks * tensor,
        fragment_flops=blocks * fragment,
        vector_flops=blocks * vector,
        narrow_bytes=blocks * narrowed,
        threads=threads,
        rows=rows,
        shared_bytes=shared,
        held=kernel.held,
        streamed_bytes=streamed,
        exposed_bytes=exposed,
        staged_bytes=staged,
        stored_bytes=(kernel.written - kernel.streamed) / blocks,
        products=products,
        reductions=reductions,
        others=others,
        slowed=kernel.slowed,
        relaxed=kernel.relaxed,
        multiplies=kernel.multiplies,
        loops=1 + len(kernel.later),
        again_bytes=kernel.again,
    )


def work_in_columns(works: Sequence[Work]) -> Work:
    """Several kernels' work as arrays."""
    numbers = (f.name for f in fields(Work) if f.type == "Number")
    columns: dict[str, Any] = {name: np.array([float(getattr(work, name)) for work in works]) for name in numbers}
    return Work(**columns)


def _loads(kernel: DescribedKernel) -> tuple[Number, Number, Number, Number, Number, Number]:
    """Bytes that a block loads: all of them; weighted by how narrow their rows are; in each iteration; before it can do anything
    else; before that, for products. And bytes of shared memory. Of several loops, those of all iterations, not of each."""
    body, tiles = kernel.body, kernel.tiles
    loaded = narrowed = streamed = exposed = staged = kept = 0
    shared: list[Number] = [0] * (1 + len(kernel.later))
    for n, value in enumerate(body.values):
        if value.role is not Role.LOAD:
            continue
        nbytes, variant = value.itemsize * tiles.elements[value.shape], value.stage.varies
        if value.times is None:
            whole = nbytes * kernel.iterations(value.stage) if variant else nbytes
            # Weighted by the logarithm of how much shorter than a line rows are.
            lines = LINE / (tiles.last(value.shape) * value.itemsize)
            narrowed = narrowed + whole * np.log(np.maximum(1.0, lines))
            if value.vector < VECTOR_BYTES:  # Accesses are shorter than a vector, and rows begin anywhere in a line.
                narrowed = narrowed + whole * UNALIGNED * (log(VECTOR_BYTES / value.vector) + np.log1p(lines))
        else:
            whole = nbytes * value.times
        loaded = loaded + whole
        if variant:
            streamed = streamed + nbytes * _weight(kernel, value)
        elif value.times is None and any(body.read_by(n, Role.PRODUCT)):
            staged = staged + nbytes
        elif value.times is None:
            exposed = exposed + nbytes
        if n in body.fed:
            if variant:
                shared[value.stage.loop] = shared[value.stage.loop] + nbytes * PIPELINE_STAGES
            else:
                kept = kept + nbytes
    return loaded, narrowed, streamed, exposed, staged, kept + reduce(np.maximum, shared)


def _products(kernel: DescribedKernel) -> tuple[Number, Number, Number, int]:
    """Operations of a block's products that warp groups issue, of others, rows of the smallest of the former, and how many products
    an iteration has; of several loops, all iterations."""
    tiles = kernel.tiles
    tensor = fragment = products = 0
    rows: Number = np.inf
    for value in kernel.body.values:
        if value.role is not Role.PRODUCT:
            continue
        products = products + value.stage.varies * _weight(kernel, value)
        if kernel.relaxed:
            assert value.count is not None
            tensor = tensor + value.flops * value.count
            continue
        m, n = tiles.extents[value.shape][-2:]
        batch, height = tiles.elements[value.shape] // (m * n), padded(m)
        if value.count is None:
            count = batch * height * padded(tiles.last(kernel.body.values[value.operands[0]].shape)) * padded(n)
            count = count * np.where((batch > 1) & (m > FRAGMENT), BATCHED, 1.0)
            flops = value.flops * count * kernel.iterations(value.stage)
        else:
            flops = value.flops * value.count
        grouped = (batch == 1) & (height >= WARP_GROUP_ROWS)
        tensor, fragment = tensor + np.where(grouped, flops, 0), fragment + np.where(grouped, 0, flops)
        rows = np.where(grouped, np.minimum(rows, height), rows)
    return tensor, fragment, np.where(np.isfinite(rows), rows, 0), products


def _vector(kernel: DescribedKernel) -> tuple[Number, Number, Number]:
    """Other operations of a block; how many reductions and other operators an iteration has, or all iterations of several loops. A
    reduction that takes a load entry by entry is another operator."""
    body, tiles = kernel.body, kernel.tiles
    once = reductions = others = 0
    repeated: list[Number] = [0] * (1 + len(kernel.later))
    free = unrolled(body, tiles)
    for value in body.values:
        if value.role in (Role.LOAD, Role.PRODUCT):
            continue
        flops = _flops(body, tiles, value)
        if value.role in (Role.SUM, Role.COLLECT):
            repeated[value.stage.loop] = repeated[value.stage.loop] + flops
        elif value.stage.varies:
            repeated[value.stage.loop] = repeated[value.stage.loop] + flops
            shrinks = ~np.asarray(free.get(value.operands[0], False), bool) if value.role is Role.REDUCTION else False
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


def _flops(body: TileBody, tiles: TileExtents, value: DescribedValue) -> Number:
    reads = value.role is Role.REDUCTION and value.operands
    return value.flops * tiles.elements[body.values[value.operands[0]].shape if reads else value.shape]
