"""The least that kernels cost when only their bytes and their products are known."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from mirage_ir.block.description import ENTRY_BYTES, DescribedKernel, DescribedValue, Role, TileBody, TileExtents
from mirage_ir.block.work import work_of
from mirage_ir.ops.table import OPERATORS
from mirage_ir.program import Stage
from mirage_ir.target.cost import WARP_GROUP, kernel_cost
from mirage_ir.target.machines import Machine


def pair_flops() -> float:
    """Floating-point operations for each pair of entries that a product multiplies and adds, at least."""
    return min(row.flops for row in OPERATORS.values() if row.product)


def least_cost(machine: Machine, kernels: int = 1, nbytes: float = 0.0, pairs: float = 0.0) -> float:
    """Lower bound in µs for `kernels` launches that move `nbytes` of tensors and multiply and add `pairs` of entries between them.

    The cost of a kernel is convex in its work, so kernels that share it evenly cost the least.
    """
    return kernels * _evenly(machine, nbytes / kernels, pairs / kernels, pair_flops() if pairs else 0.0) if kernels else 0.0


@lru_cache(maxsize=4096)
def _evenly(machine: Machine, nbytes: float, pairs: float, flops: float) -> float:
    """The cost of one relaxed kernel, of which each multiprocessor has a block and an equal share; `flops` for each pair."""
    blocks = machine.multiprocessors
    values = (
        DescribedValue(Role.LOAD, (), 0, 1, Stage.INVARIANT, times=nbytes / blocks),
        DescribedValue(Role.PRODUCT, (), 0, ENTRY_BYTES, Stage.INVARIANT, flops, count=pairs / blocks),
    )
    tiles = TileExtents(((1,),), np.ones(1))
    kernel = DescribedKernel(TileBody(values, ()), tiles, blocks, 1, nbytes, 0, relaxed=True)
    return float(kernel_cost(work_of(kernel, WARP_GROUP), machine))
