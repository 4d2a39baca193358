"""Products of a computed matrix with a vector: entry by entry, without tensor cores."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import pytest
from fused_programs import ALL, Body, op, program, tensors

from mirage_ir.decompose import decompose
from mirage_ir.lowering.triton import emit_module
from mirage_ir.program import DType, Program
from mirage_ir.target.machines import machine

TOLERANCE = {DType.f32: 1e-4, DType.f16: 5e-3, DType.bf16: 2e-2}


def scored(rows: int, depth: int, loop: int, dtype: DType, *, column: bool, computed: bool) -> tuple[Program, Program]:
    """σ(X)·v for a column v, or uᵀ·σ(X) for a row uᵀ, in tiles of 16 rows or columns; without σ if X is not `computed`."""
    shape, vector, split = ((rows, depth), (depth, 1), (0, ALL)) if column else ((depth, rows), (1, depth), (1, ALL))
    types = tensors(shape, vector, dtype=dtype)
    b = Body(2)
    x, v = b.load(0, split[:1], 1 if column else 0), b.load(1, (ALL,), 0 if column else 1)
    made = b.apply("sigmoid", x) if computed else x
    b.store(b.accumulate(b.apply("matmul", *((made, v) if column else (v, made)))), split[:1], dtype)
    nodes = [op("sigmoid", 0)] if computed else []
    left = 2 if computed else 0
    nodes.append(op("matmul", *((left, 1) if column else (1, left))))
    return program("scored", types, b.block((0, 1), (rows // 16,), loop)), program("scored", types, *nodes)


@pytest.mark.parametrize("dtype", [DType.f16, DType.bf16, DType.f32])
@pytest.mark.parametrize("loop", [1, 4])
@pytest.mark.parametrize("column", [True, False])
def test_computed_matrices_meet_vectors_entry_by_entry(
    column: bool, loop: int, dtype: DType, run_module: Callable[[str], ModuleType]
) -> None:
    fused, source = scored(48, 96, loop, dtype, column=column, computed=True)
    text = emit_module(decompose(fused), decompose(source), machine=machine("h100"))
    assert "tl.dot(" not in text
    if loop > 1:  # It adds entries, which are summed up behind it.
        inside = text[text.index("for it in") : text.index("tl.sum(")]
        assert " + (" in inside
        assert "    sum_" in inside
    module = run_module(text)
    inputs = module.draw(1, "cpu")
    assert module.relative_error(module.run(*inputs), module.reference(*inputs)[0]) < TOLERANCE[dtype]


def test_loaded_matrices_go_to_tensor_cores() -> None:
    fused, source = scored(48, 96, 4, DType.f16, column=True, computed=False)
    assert "tl.dot(" in emit_module(decompose(fused), decompose(source), machine=machine("h100"))


def test_a_running_form_is_rescaled_entry_by_entry(run_module: Callable[[str], ModuleType]) -> None:
    """exp(S − max S)·v, with a maximum that is known behind the loop only."""
    types = tensors((32, 64), (64, 1))
    b = Body(2)
    s, v = b.load(0, (0,), 1), b.load(1, (ALL,), 0)
    top = b.apply("max", s, dim=1)
    shifted = b.apply("exp", b.apply("sub", s, top))
    b.store(b.accumulate(b.apply("matmul", shifted, v), shift=top), (0,), DType.f16)
    nodes = op("max", 0, dim=1), op("sub", 0, 2), op("exp", 3), op("matmul", 4, 1)
    text = emit_module(
        decompose(program("running", types, b.block((0, 1), (2,), 4))),
        decompose(program("running", types, *nodes)),
        machine=machine("h100"),
    )
    assert "tl.dot(" not in text
    module = run_module(text)
    inputs = module.draw(2, "cpu")
    assert module.relative_error(module.run(*inputs), module.reference(*inputs)[0]) < TOLERANCE[DType.f16]
