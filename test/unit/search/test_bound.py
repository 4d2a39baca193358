"""Lower bounds of kernels: what every order of computation does, and that nothing that is found costs less."""

from __future__ import annotations

import fused_programs as fp
import pytest

from mirage_ir.check import infer_program
from mirage_ir.decompose import decompose
from mirage_ir.program import Program
from mirage_ir.search.bound import cone_bound, least_arithmetic
from mirage_ir.search.cone import Cone, ConeBuilder
from mirage_ir.search.kernels import search_cone
from mirage_ir.search.space import Space
from mirage_ir.target import MACHINES

H100 = MACHINES["h100"]


def whole(source: Program) -> Cone:
    """The cone of all of a program."""
    return ConeBuilder(source, infer_program(source)).build(source.outputs, frozenset(range(len(source.inputs))))


def test_a_function_keeps_products_apart() -> None:
    """Attention: both products count in full, and one exp for each score."""
    products, function = least_arithmetic(whole(decompose(fp.attention(2, 256, 64, 4096))))
    cone = whole(decompose(fp.attention(2, 256, 64, 4096)))
    assert sorted(cone.entries((*p.axes, *p.bound)) for p in products) == [2 * 256 * 64 * 4096] * 2
    assert function is not None
    assert cone.entries(function.along) == 2 * 256 * 4096


def test_products_of_products_count_nothing() -> None:
    """X·A·B may be X·(A·B), whichever is cheaper."""
    chain = fp.program("chain", fp.tensors((16, 256), (256, 16), (16, 4096)), fp.op("matmul", 0, 1), fp.op("matmul", 3, 2))
    assert least_arithmetic(whole(chain)) == ((), None)


def test_an_operand_that_falls_apart_makes_the_product_smaller() -> None:
    """(x + y)·W with x a column and y a row is x·(sum of W's rows) and a vector's product: no product of that size is needed."""
    apart = fp.program("apart", fp.tensors((64, 1), (1, 256), (256, 512)), fp.op("add", 0, 1), fp.op("matmul", 3, 2))
    together = fp.program("whole", fp.tensors((64, 256), (1, 256), (256, 512)), fp.op("add", 0, 1), fp.op("matmul", 3, 2))
    assert least_arithmetic(whole(apart))[0] == ()
    assert len(least_arithmetic(whole(together))[0]) == 1


@pytest.mark.parametrize(
    "source",
    [fp.rmsnorm(16, 4096, 6144), fp.attention(2, 256, 64, 4096), fp.qknorm(), fp.gated_mlp(), fp.lora(16, 256, 4096, 16), fp.moe()],
    ids=lambda p: p.name,
)
@pytest.mark.parametrize("space", [Space(), Space(griddims=((16, 1, 1), (2, 2, 4)))], ids=["derived", "given"])
def test_nothing_costs_less_than_its_bound(source: Program, space: Space) -> None:
    source = decompose(source)
    types, cone = dict(enumerate(infer_program(source))), whole(source)
    found = search_cone(cone, types, space, H100).found
    bound = cone_bound(cone, types, space, H100)
    assert all(bound <= cost for cost, _ in found)
    assert bound > H100.launch_us
