"""Kernels of several loops over one index: found where one loop has no block graph, and estimated as what they are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import inf

import pytest
from fused_programs import op, program, tensors

from mirage_ir.block.cost import program_cost
from mirage_ir.check import infer_program
from mirage_ir.decompose import decompose
from mirage_ir.program import GraphOp, Program
from mirage_ir.search.cone.bound import chain_bounds
from mirage_ir.search.cone.cone import Cone, ConeBuilder, ValueTypes
from mirage_ir.search.cone.kernels import direct_kernels, search_cone
from mirage_ir.search.cone.sizes import Roles
from mirage_ir.search.cone.structures import Structure
from mirage_ir.search.plan.assemble import block_graph
from mirage_ir.search.run.record import read_kernels, write_kernels
from mirage_ir.search.space import Space
from mirage_ir.target import MACHINES
from mirage_ir.verify import Answer, verify

H100 = MACHINES["h100"]
ROWS = 1 << 20
"""Entries of a row that fits no tile."""


def silu_norm_linear() -> Program:
    return program("silu_norm_linear", tensors((64, ROWS), (ROWS, 256)), op("rms_norm", 0), op("silu", 2), op("matmul", 3, 1))


def softmax() -> Program:
    return program("softmax", tensors((4096, ROWS + 1)), op("softmax", 0, dim=1))


def scaled_twice() -> Program:
    """x over its largest entry, and a function of that over its length: three loops."""
    nodes = (op("max", 0, dim=1), op("div", 0, 1), op("silu", 2), op("square", 3), op("sum", 4, dim=1), op("div", 3, 5))
    return program("scaled_twice", tensors((4096, ROWS)), *nodes)


def batch_norm() -> Program:
    return program("batch_norm", tensors((ROWS, 1024)), op("batch_norm", 0), op("relu", 1))


def whole(made: Program) -> tuple[Cone, ValueTypes]:
    source = decompose(made)
    types = infer_program(source)
    cone = ConeBuilder(source, types).build(source.outputs, frozenset(range(len(source.inputs))))
    return cone, dict(enumerate(types))


def kernel(made: Program, structure: Structure, roles: Roles) -> GraphOp:
    return block_graph(structure, roles, [i.value for i in structure.loads if isinstance(i.value, int)], [made.inputs[0].dtype])


@pytest.mark.parametrize(("make", "loops"), [(silu_norm_linear, 2), (softmax, 2), (scaled_twice, 3)])
def test_one_kernel_where_rows_fit_no_tile(make: Callable[[], Program], loops: int) -> None:
    made = make()
    cone, types = whole(made)
    space = Space(max_kernels=1)
    assert search_cone(cone, types, replace(space, max_loops=loops - 1), H100).found == ()
    kernels = search_cone(cone, types, space, H100)
    assert kernels.effort.refuted == 0
    cost, ((structure, roles),) = kernels.found[0]
    assert structure.loops == loops
    block = kernel(made, structure, roles)
    fused = replace(made, nodes=(block,), outputs=(len(made.inputs),))
    assert block.loops == (roles.loop,) * loops
    assert program_cost(fused, H100) == pytest.approx(cost, rel=1e-9)
    assert chain_bounds(cone, types, space, H100)[0].single() <= cost < inf
    assert verify(made, fused).answer is Answer.EQUIVALENT
    again = read_kernels(write_kernels(kernels)).found[0]
    assert again[0] == cost
    assert again[1][0][0].parts == structure.parts
    assert again[1][0][0].loops == loops


@pytest.mark.parametrize(("make", "loops"), [(silu_norm_linear, 2), (softmax, 3), (batch_norm, 3)])
def test_operators_as_they_are_written(make: Callable[[], Program], loops: int) -> None:
    """At once, in as many loops as there are sums that must end: the sum of exponentials waits for their maximum."""
    made = make()
    cone, types = whole(made)
    assert all(len(stages) > 1 for _, stages in direct_kernels(cone, types, Space(max_loops=loops - 1), H100))
    cost, ((structure, roles),) = direct_kernels(cone, types, Space(max_kernels=1), H100)[0]
    assert structure.loops == loops
    fused = replace(made, nodes=(kernel(made, structure, roles),), outputs=(len(made.inputs),))
    assert program_cost(fused, H100) == pytest.approx(cost, rel=1e-9)
    assert verify(made, fused).answer is Answer.EQUIVALENT


def test_one_loop_is_preferred_where_it_has_a_block_graph() -> None:
    """The division of a norm moves behind the product: no second loop is looked for."""
    cone, types = whole(program("norm_linear", tensors((64, 4096), (4096, 256)), op("rms_norm", 0), op("matmul", 2, 1)))
    assert len(cone.chains(reload=False)) == 1
    found = search_cone(cone, types, Space(), H100).found
    assert all(s.loops == 1 for _, stages in found for s, _ in stages)


def test_no_chain_without_a_sum_that_meets_its_index() -> None:
    cone, _ = whole(program("two_products", tensors((8, 16), (16, 32), (32, 4)), op("matmul", 0, 1), op("matmul", 3, 2)))
    assert cone.chains(reload=False) == []


def test_concatenations_are_in_the_space_only_if_it_has_them() -> None:
    cone, types = whole(softmax())
    named = ("exp", "sub", "div", "sum", "max", "accumulate sum", "accumulate max", "accumulate sum shift")
    assert search_cone(cone, types, Space(operators=named, max_kernels=1), H100).found == ()
    assert search_cone(cone, types, Space(operators=(*named, "accumulate concat"), max_kernels=1), H100).found != ()


def test_a_block_graph_has_its_loops_in_order() -> None:
    cone, types = whole(softmax())
    _, ((structure, roles),) = search_cone(cone, types, Space(max_kernels=1), H100).found[0]
    assert sorted(p.stage for p in structure.parts) == [p.stage for p in structure.parts]
    assert isinstance(block_graph(structure, roles, [0], [softmax().inputs[0].dtype]), GraphOp)
