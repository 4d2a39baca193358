"""What passes between kernels is stored in 16 bits where products round it."""

from __future__ import annotations

import pytest
from fused_programs import ALL, Body, program, tensors

from mirage_ir.decompose import decompose
from mirage_ir.program import DType, GraphOp, Program, Store
from mirage_ir.search.plan.rounded import stored_as_rounded


def merged(dtype: DType = DType.f16, *, also: str = "", output: bool = False, transposed: bool = False) -> Program:
    """X·(W + W') in two kernels, the sum stored in f32; `also` is another operator that reads it."""
    sums = Body(2)
    sums.store(sums.apply("add", sums.load(0, (0,)), sums.load(1, (0,))), (0,), DType.f32)
    b = Body(2)
    x, w = b.load(0, (0,)), b.load(1, (ALL,))
    turned = b.apply("transpose", w, permutation=(1, 0)) if transposed else w
    made = b.apply("matmul", x, turned)
    b.store(b.apply("add", made, b.apply(also, w, dim=0)) if also else made, (0,), dtype)
    types = tensors((32, 64), (64, 64), (64, 64), dtype=dtype)
    nodes = sums.block((1, 2), (4,)), b.block((0, 3), (2,))
    return program("merged", types, *nodes, outputs=(4, 3) if output else (4,))


def stored(p: Program) -> list[DType]:
    return [n.dtype for g in p.nodes if isinstance(g, GraphOp) for n in g.body if isinstance(n, Store)]


@pytest.mark.parametrize("dtype", [DType.f16, DType.bf16])
@pytest.mark.parametrize("transposed", [False, True])
def test_what_products_round_is_stored_so(dtype: DType, *, transposed: bool) -> None:
    found = stored_as_rounded(decompose(merged(dtype, transposed=transposed), libraries=True))
    assert stored(found) == [dtype, dtype]
    assert stored_as_rounded(found) == found


def test_others_read_all_of_it() -> None:
    p = decompose(merged(also="sum"), libraries=True)
    assert stored_as_rounded(p) == p


def test_outputs_keep_their_types() -> None:
    p = decompose(merged(output=True), libraries=True)
    assert stored_as_rounded(p) == p


def test_products_in_f32_round_nothing() -> None:
    p = decompose(merged(DType.f32), libraries=True)
    assert stored_as_rounded(p) == p


def test_a_tile_of_which_one_is_reduced_stays() -> None:
    """Two kernels read it, a product and a sum."""
    first = merged()
    b = Body(1)
    b.store(b.apply("sum", b.load(0, (ALL,)), dim=0), (ALL,), DType.f16)
    nodes = [n for n in first.nodes if isinstance(n, GraphOp)]
    p = decompose(program("merged", list(first.inputs), *nodes, b.block((3,), (1,)), outputs=(4, 5)), libraries=True)
    assert stored_as_rounded(p) == p
