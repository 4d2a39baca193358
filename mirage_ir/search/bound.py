"""What a kernel for a cone costs at least, before any block graph for it is known.

Whatever a block computes, it reads its share of every tensor: the part that its grid indices select, in each iteration or before
the loop. What is read before the loop must fit a block and is waited for. So the cost model gives a bound for every grid and loop
range, and the cheapest of them bounds the cone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from mirage_ir.program import TensorType
from mirage_ir.search.cone import Cone
from mirage_ir.search.instantiate import DEFAULT_BLOCKDIMS, REGISTER_BYTES
from mirage_ir.search.kernels import loops
from mirage_ir.search.sizes import Sizes, sizes_of
from mirage_ir.search.space import Space
from mirage_ir.target.cost import Work, fastest_kernel, kernel_cost
from mirage_ir.target.machines import Machine


def cone_bound(cone: Cone, types: Mapping[int, TensorType], space: Space, machine: Machine) -> float:
    """Microseconds that kernels for a cone take at least: one, or one for partial results and one that combines them."""
    common = frozenset.intersection(*(frozenset(i for i in t.axes if i is not None) for t in cone.targets))
    splittable = tuple((i, cone.extents[i]) for i in dict.fromkeys(cone.targets[0].axes) if i is not None and i in common)
    found = [float("inf")]
    for named, loop_index in loops(cone, space):
        loop = None if loop_index is None else (loop_index, named.extents[loop_index])
        for split in (False, True)[: 1 + (loop is not None)]:
            sizes = sizes_of(splittable, loop, split, space.griddims, space.franges)
            if sizes.roles:
                bound = float(np.min(_bounds(named, types, space, machine, sizes, split)))
                found.append(bound + split * fastest_kernel(machine))
    return min(found)


def _bounds(cone: Cone, types: Mapping[int, TensorType], space: Space, machine: Machine, sizes: Sizes, split: bool) -> Any:
    threads = max(space.blockdims or DEFAULT_BLOCKDIMS)
    room = max(REGISTER_BYTES * threads, machine.shared_memory_per_block)
    loaded, exposed, fits = 0, 0, np.ones(len(sizes.roles), dtype=np.bool_)
    read: dict[int, int] = {}
    for load in cone.loads:
        itemsize = types[load.value].dtype.itemsize
        tile = itemsize * sizes.elements(tuple((i, cone.extents[i]) for i in load.axes if i is not None))
        read[load.value] = types[load.value].nbytes
        if sizes.loop in load.axes and sizes.loop is not None:
            loaded = loaded + tile * sizes.loops
        else:
            loaded, exposed = loaded + tile, exposed + tile
            fits &= tile <= room
    written = 0 if split else sum(types[t.value].nbytes for t in cone.targets)
    work = Work(
        blocks=sizes.blocks,
        iterations=sizes.loops,
        loaded_bytes=sizes.blocks * loaded + written,
        unique_bytes=sum(read.values()) + written,
        tensor_flops=0.0,
        vector_flops=0.0,
        shared_bytes=1,
        threads=min(space.blockdims or DEFAULT_BLOCKDIMS),
        exposed_bytes=exposed,
    )
    return np.where(fits, kernel_cost(work, machine), np.inf)
