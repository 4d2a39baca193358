"""Matrices that are transposed where products read them."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import pytest
from fused_programs import ALL, Body, op, program, tensors

from mirage_ir.decompose import decompose
from mirage_ir.lowering.triton import emit_module
from mirage_ir.program import DType, Program
from mirage_ir.target.machines import machine

SWAPPED = (1, 0)


def product(rows: int, columns: int, left: bool) -> tuple[Program, Program]:
    """Aᵀ·B for A of `rows` × `columns` and B of `rows` × 16, or B·Aᵀ for B of 64 × `columns`: one block, all of it at once."""
    b = Body(2)
    a, other = b.load(0, (ALL,)), b.load(1, (ALL,))
    turned = b.apply("transpose", a, permutation=SWAPPED)
    b.store(b.apply("matmul", *((turned, other) if left else (other, turned))), (ALL,), DType.f16)
    types = tensors((rows, columns), (rows, 16) if left else (64, columns))
    nodes = op("transpose", 0, permutation=SWAPPED), op("matmul", *((2, 1) if left else (1, 2)))
    return program("product", types, b.block((0, 1), (1,))), program("product", types, *nodes)


@pytest.mark.parametrize("left", [True, False])
@pytest.mark.parametrize(("rows", "columns", "apart"), [(512, 80, True), (300, 100, True), (256, 128, False), (512, 64, False)])
def test_more_rows_than_a_piece_are_transposed_in_registers(
    rows: int, columns: int, apart: bool, left: bool, run_module: Callable[[str], ModuleType]
) -> None:
    """An H200 gave wrong numbers for products of 512 × 128, transposed in shared memory, as Triton 3.6 compiles them."""
    fused, source = product(rows, columns, left)
    text = emit_module(decompose(fused), decompose(source), machine=machine("h200"))
    kernel = text[text.index("tl.load(") :]
    assert ("turned(" in kernel) == apart
    assert ("tl.trans(" in kernel) != apart
    module = run_module(text)
    inputs = module.draw(1, "cpu")
    assert module.relative_error(module.run(*inputs), module.reference(*inputs)[0]) < 5e-3
