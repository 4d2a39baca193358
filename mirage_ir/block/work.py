"""What a kernel does, counted from its description. Nothing else makes a `Work`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from math import log
from typing import Any

import numpy as np

from mirage_ir.block.description import DescribedKernel, DescribedValue, Role, TileBody, TileExtents
from mirage_ir.block.fit import FRAGMENT, PIPELINE_STAGES, padded, unrolled
from mirage_ir.block.rows import VECTOR_BYTES
from mirage_ir.program import Stage
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
    body, tiles, blocks, loops = kernel.body, kernel.tiles, kernel.blocks, kernel.loops
    loaded, narrowed, streamed, exposed, staged, shared = _loads(body, tiles, loops)
    tensor, fragment, rows, products = _products(kernel)
    vector, reductions, others = _vector(body, tiles, loops)
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
        stored_bytes=kernel.written / blocks,
        products=products,
        reductions=reductions,
        others=others,
        slowed=kernel.slowed,
        relaxed=kernel.relaxed,
        multiplies=kernel.multiplies,
    )


def work_in_columns(works: Sequence[Work]) -> Work:
    """Several kernels' work as arrays."""
    numbers = (f.name for f in fields(Work) if f.type == "Number")
    columns: dict[str, Any] = {name: np.array([float(getattr(work, name)) for work in works]) for name in numbers}
    return Work(**columns)


def _loads(body: TileBody, tiles: TileExtents, loops: Number) -> tuple[Number, Number, Number, Number, Number, Number]:
    """Bytes that a block loads: all of them; weighted by how narrow their rows are; in each iteration; before it can do anything
    else; before that, for products. And bytes of shared memory."""
    loaded = narrowed = streamed = exposed = staged = shared = 0
    for n, value in enumerate(body.values):
        if value.role is not Role.LOAD:
            continue
        nbytes, variant = value.itemsize * tiles.elements[value.shape], value.stage is Stage.VARIANT
        if value.times is None:
            whole = nbytes * loops if variant else nbytes
            # Weighted by the logarithm of how much shorter than a line rows are.
            lines = LINE / (tiles.last(value.shape) * value.itemsize)
            narrowed = narrowed + whole * np.log(np.maximum(1.0, lines))
            if value.vector < VECTOR_BYTES:  # Accesses are shorter than a vector, and rows begin anywhere in a line.
                narrowed = narrowed + whole * UNALIGNED * (log(VECTOR_BYTES / value.vector) + np.log1p(lines))
        else:
            whole = nbytes * value.times
        loaded = loaded + whole
        if variant:
            streamed = streamed + nbytes
        elif value.times is None and any(body.read_by(n, Role.PRODUCT)):
            staged = staged + nbytes
        elif value.times is None:
            exposed = exposed + nbytes
        if n in body.fed:
            shared = shared + nbytes * (PIPELINE_STAGES if variant else 1)
    return loaded, narrowed, streamed, exposed, staged, shared


def _products(kernel: DescribedKernel) -> tuple[Number, Number, Number, int]:
    """Operations of a block's products that warp groups issue, of others, rows of the smallest of the former, and how many products
    an iteration has."""
    tiles, loops = kernel.tiles, kernel.loops
    tensor = fragment = products = 0
    rows: Number = np.inf
    for value in kernel.body.values:
        if value.role is not Role.PRODUCT:
            continue
        products += value.stage is Stage.VARIANT
        if kernel.relaxed:
            assert value.count is not None
            tensor = tensor + value.flops * value.count
            continue
        m, n = tiles.extents[value.shape][-2:]
        batch, height = tiles.elements[value.shape] // (m * n), padded(m)
        if value.count is None:
            count = batch * height * padded(tiles.last(kernel.body.values[value.operands[0]].shape)) * padded(n)
            count = count * np.where((batch > 1) & (m > FRAGMENT), BATCHED, 1.0)
            flops = value.flops * count * (loops if value.stage is Stage.VARIANT else 1)
        else:
            flops = value.flops * value.count
        grouped = (batch == 1) & (height >= WARP_GROUP_ROWS)
        tensor, fragment = tensor + np.where(grouped, flops, 0), fragment + np.where(grouped, 0, flops)
        rows = np.where(grouped, np.minimum(rows, height), rows)
    return tensor, fragment, np.where(np.isfinite(rows), rows, 0), products


def _vector(body: TileBody, tiles: TileExtents, loops: Number) -> tuple[Number, Number, Number]:
    """Other operations of a block; how many reductions and other operators an iteration has. A reduction that takes a load entry by
    entry is another operator."""
    once = repeated = reductions = others = 0
    free = unrolled(body, tiles)
    for value in body.values:
        if value.role in (Role.LOAD, Role.PRODUCT):
            continue
        variant, flops = value.stage is Stage.VARIANT, _flops(body, tiles, value)
        if value.role in (Role.SUM, Role.COLLECT):
            repeated = repeated + flops
        elif variant:
            repeated = repeated + flops
            shrinks = ~np.asarray(free.get(value.operands[0], False), bool) if value.role is Role.REDUCTION else False
            reductions, others = reductions + shrinks, others + np.logical_not(shrinks)
        else:
            once = once + flops
    return once + loops * repeated, reductions, others


def _flops(body: TileBody, tiles: TileExtents, value: DescribedValue) -> Number:
    reads = value.role is Role.REDUCTION and value.operands
    return value.flops * tiles.elements[body.values[value.operands[0]].shape if reads else value.shape]
