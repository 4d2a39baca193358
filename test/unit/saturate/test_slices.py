"""Slices of what operators compute: the same results, from slices of inputs and of stored values alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
import torch
from fused_programs import op, program, tensors
from hypothesis import given
from hypothesis import strategies as st
from sliced_programs import operators_of, sliced_program
from torch import Tensor
from torch.nn import functional

import mirage_ir as mi
from mirage_ir.check import infer_program
from mirage_ir.decompose import decompose
from mirage_ir.program import Apply, Program
from mirage_ir.saturate.laws.slices import of_slices


def halves(value: int, dim: int, extent: int) -> tuple[Apply, Apply]:
    """The halves of a value along a dimension."""
    return op("slice", value, dim=dim, start=0, stop=extent // 2), op("slice", value, dim=dim, start=extent // 2, stop=extent)


def moved(source: Program, products: bool = False) -> list[str]:
    """The operators once slices were moved, which compute the same."""
    return operators_of(of_slices(decompose(source), products=products), source)


def test_element_wise_operators_and_reductions_are_computed_in_parts() -> None:
    nodes = op("max", 0, dim=0), op("sub", 0, 1), op("exp", 2), *halves(3, 1, 8), op("mul", 4, 5)
    ops = moved(program("p", tensors((4, 8)), *nodes))
    assert ops == ["slice", "slice", "max", "max", "sub", "sub", "exp", "exp", "mul"]


def test_one_tensor_is_read_in_place_of_a_stored_one() -> None:
    """The exponentials are added up whole, and so are the halves' own."""
    nodes = op("exp", 0), op("sum", 1, dim=1), op("div", 1, 2), *halves(3, 1, 8), op("mul", 4, 5)
    assert moved(program("p", tensors((4, 8)), *nodes)).count("exp") == 3
    two = op("add", 0, 1), op("sum", 2, dim=1), op("div", 2, 3), *halves(4, 1, 8), op("mul", 5, 6)
    assert moved(program("p", tensors((4, 8), (4, 8)), *two)).count("add") == 1


def test_products_are_computed_in_parts_where_that_is_asked_for() -> None:
    nodes = op("matmul", 0, 1), op("exp", 2), *halves(3, 1, 8), op("mul", 4, 5)
    source = program("p", tensors((4, 6), (6, 8)), *nodes)
    assert [moved(source, products).count("matmul") for products in (False, True)] == [1, 2]
    assert moved(source, False).count("exp") == 2


def test_what_is_stored_anyway_stays_whole() -> None:
    regrouped = op("exp", 0), op("reshape", 1, shape=(2, 2, 8)), *halves(2, 2, 8), op("mul", 3, 4)
    assert moved(program("p", tensors((4, 8)), *regrouped)).count("exp") == 1
    overlapping = op("exp", 0), op("sub", 1, 2), *(op("slice", 3, dim=1, start=i, stop=i + 6) for i in range(3)), op("add", 4, 5)
    source = program("p", tensors((4, 8), (4, 8)), op("exp", 0), op("sub", 2, 1), *overlapping[2:], op("mul", 6, 7))
    assert moved(source).count("sub") == 1


@pytest.mark.parametrize("products", [False, True])
def test_what_outputs_alone_are_parts_of_stays_whole(products: bool) -> None:
    """Three projections at once; of two thirds, no more is computed than they need."""
    parts = [op("slice", 4, dim=1, start=i, stop=i + 4) for i in (0, 4, 8)]
    views = [op("reshape", v, shape=(2, 2, 4)) for v in (5, 6, 7)]
    whole = program("p", tensors((4, 6), (6, 12), (1, 12)), op("matmul", 0, 1), op("add", 3, 2), *parts, *views)
    assert moved(replace(whole, outputs=(8, 9, 10)), products).count("add") == 1
    assert moved(replace(whole, outputs=(8, 10)), products).count("add") == 2
    assert moved(replace(whole, nodes=(*whole.nodes, op("exp", 8)), outputs=(9, 10, 11)), products).count("add") == 3


def test_a_program_without_slices_of_computed_values_is_itself() -> None:
    source = decompose(program("p", tensors((4, 8)), *halves(0, 1, 8), op("exp", 2), op("mul", 1, 3)))
    assert of_slices(source, products=True) is source


@given(st.integers(0, 1 << 20), st.booleans())
def test_random_programs_compute_the_same(seed: int, products: bool) -> None:
    source = sliced_program(seed)
    types = infer_program(of_slices(source, products=products))
    assert [types[v] for v in of_slices(source, products=products).outputs] == [infer_program(source)[v] for v in source.outputs]
    moved(source, products)


@pytest.mark.parametrize(
    ("function", "shape"),
    [
        (lambda x: functional.glu(functional.glu(x)), (256, 512)),
        (lambda x: functional.glu(x - x.amax(0, keepdim=True)), (12, 512)),
        (lambda x: functional.glu(functional.layer_norm(x, (512,))), (256, 512)),
        (lambda x: x.softmax(1).chunk(2, 1)[1].exp() * x.softmax(1).chunk(2, 1)[0], (256, 512)),
    ],
    ids=["gates of gates", "columns less their largest", "layer norm", "softmax"],
)
def test_halves_of_what_is_computed_are_one_kernel(function: Callable[[Tensor], Tensor], shape: tuple[int, ...]) -> None:
    graph = mi.from_torch(function, torch.empty(shape, dtype=torch.float16))
    assert graph.superoptimize(target="h200", budget=20, progress=False).kernels == 1
