"""Tiles that are loaded once for products, and once for all else."""

from __future__ import annotations

from dataclasses import replace

from mirage_ir.lowering.flatten import Flat, Round, TileStep, is_product, is_single, operands_of_products, reads
from mirage_ir.program import REPLICATE, Accumulate, Apply, DType, Load, Store, rename_values


def loaded_twice(flat: Flat) -> Flat:
    """Each tile that the loop loads for a product and for other operators as two: one for the products, and one for the others.

    Triton gives a tile one layout in shared memory. The layout of registers that other operators want is, for a product, full of
    bank conflicts; the second load finds the tile in the cache. A tile that is loaded entry by entry goes through registers, so all
    may read these.
    """
    types, absent, steps = list(flat.types), list(flat.absent), list[TileStep]()
    again: dict[int, int] = {}
    products, others = operands_of_products(flat.steps)
    for step in flat.steps:
        node = step.node
        if isinstance(node, Load):
            steps.append(step)
            copied = step.type.dtype is not DType.f32 and not is_single(flat, node)
            if copied and node.fmap != REPLICATE and flat.graph.loops[node.loop] > 1 and step.value in products & others:
                again[step.value] = len(types)
                types.append(step.type)
                absent.append(absent[step.value])
                steps.append(replace(step, value=again[step.value]))
        elif is_product(node):
            steps.append(step)
        elif isinstance(node, Round):
            steps.append(replace(step, node=replace(node, operand=again.get(node.operand, node.operand))))
        else:
            moved = rename_values(node, {v: again.get(v, v) for v in reads(node)})
            assert isinstance(moved, Apply | Accumulate | Store)
            steps.append(replace(step, node=moved))
    return replace(flat, steps=tuple(steps), types=tuple(types), absent=tuple(absent))
