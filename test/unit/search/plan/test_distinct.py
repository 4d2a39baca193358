"""Distinct plans: they differ in what takes the time, in the sizes of a kernel or in the places where kernels end."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

import mirage_ir as mi
from mirage_ir.block.cost import program_cost
from mirage_ir.decompose import decompose
from mirage_ir.program import Apply, Program
from mirage_ir.search.plan.generate import generate
from mirage_ir.search.plan.planned import CHEAP, tellable
from mirage_ir.search.space import Space
from mirage_ir.target import machine

H100 = machine("h100")


@given(st.lists(st.floats(0.1, 100.0), max_size=8), st.floats(0.1, 100.0))
def test_ways_that_tell_plans_apart(costs: list[float], whole: float) -> None:
    found = tellable(list(enumerate(costs)), lambda way: way[1], whole)
    assert found == [(n, cost) for n, cost in enumerate(costs) if n == costs.index(min(costs)) or cost >= CHEAP * whole]


def products(program: Program) -> int:
    """Products by a library."""
    return sum(isinstance(node, Apply) and node.op in {"matmul", "library_linear"} for node in program.nodes)


def test_a_product_by_a_library_stands_beside_one_in_a_kernel() -> None:
    """A normalized MLP has many ways to normalize and to add, and two products that cost about the same either way."""
    graph = mi.new_graph("mlp")
    x, gain, bias = (graph.new_input(shape) for shape in ((1024, 1024), (1024,), (1024,)))
    up, c, down, d = (graph.new_input(shape) for shape in ((4096, 1024), (4096,), (1024, 4096), (1024,)))
    hidden = graph.gelu(graph.linear(graph.layer_norm(x, 1024, gain, bias, eps=1e-6), up, c))
    graph.mark_output(x + graph.linear(hidden, down, d))
    space = Space(top=8, distinct=True, patience=1)
    found = generate(decompose(graph.program()), space, H100).candidates
    costs = [program_cost(candidate, H100) for candidate in found]
    near = [products(candidate) for candidate, cost in zip(found, costs, strict=True) if cost <= 1.02 * costs[0]]
    assert set(near) == {1, 2}
    assert len({str(candidate) for candidate in found}) == len(found)
