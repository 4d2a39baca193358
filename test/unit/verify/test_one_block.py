"""Kernels with one block along the dimensions that they treat entry by entry."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from fused_programs import ALL, Body, program, tensors

from mirage_ir.interpret.real import run_program
from mirage_ir.program import NEW_DIM, GraphOp, Program
from mirage_ir.verify.one_block import in_one_block

Shapes = tuple[tuple[int, int], tuple[int, int]]


def kernel(shapes: Shapes, grid: tuple[int, ...], loop: int, maps: tuple[Any, Any], omap: tuple[int, ...], *ops: Any) -> Program:
    """A kernel of two operands, loaded by (imap, fmap), and operators; each operand is a value's number."""
    b = Body(2)
    for n, (imap, fmap) in enumerate(maps):
        b.load(n, imap, fmap)
    for name, operands, attrs in ops:
        b.apply(name, *operands, **attrs)
    b.store(b.accumulate(b.values - 1) if loop > 1 else b.values - 1, omap)
    return program("kernel", tensors(*shapes), b.block((0, 1), grid, loop))


MATMUL = "matmul", (2, 3), {}
PRODUCT = ((12, 48), (48, 24))
CASES: dict[str, tuple[Program, tuple[int, ...]]] = {
    "rows and columns": (kernel(PRODUCT, (4, 6), 2, (((0, ALL), 1), ((ALL, 1), 0)), (0, 1), MATMUL), (1, 1)),
    "a part of the sum": (kernel(PRODUCT, (4,), 1, (((1,), ALL), ((0,), ALL)), (NEW_DIM,), MATMUL), (4,)),
    "a part of the sum, and rows": (kernel(PRODUCT, (4, 3), 1, (((1, 0), ALL), ((0, ALL), ALL)), (NEW_DIM, 0), MATMUL), (4, 1)),
    "an extent that an operator names": (
        kernel(
            ((12, 1), (1, 24)),
            (4,),
            1,
            (((0,), ALL), ((ALL,), ALL)),
            (0,),
            ("broadcast", (2,), {"shape": (3, 24)}),
            ("mul", (4, 3), {}),
        ),
        (1,),
    ),
    "rows that all blocks have": (
        kernel(((12, 48), (3, 48)), (4,), 1, (((0,), ALL), ((ALL,), ALL)), (0,), ("add", (2, 3), {})),
        (4,),
    ),
    "one row that all blocks have": (
        kernel(((12, 48), (1, 48)), (4,), 1, (((0,), ALL), ((ALL,), ALL)), (0,), ("add", (2, 3), {})),
        (1,),
    ),
    "rows that run over the loop as well": (
        kernel(((12, 48), (12, 48)), (2,), 3, (((0,), 0), ((0,), 0)), (NEW_DIM,), ("add", (2, 3), {})),
        (2,),
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_which_grid_dimensions_become_one_block(name: str) -> None:
    given, grid = CASES[name]
    one = in_one_block(given)
    assert [node.grid for node in one.nodes if isinstance(node, GraphOp)] == [grid]
    draws = np.random.default_rng(0)
    inputs = [draws.normal(size=t.shape) for t in given.inputs]
    (x,), (y,) = (run_program(p, inputs, precision="float64") for p in (given, one))
    np.testing.assert_allclose(x, y, rtol=1e-12)
