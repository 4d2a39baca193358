"""Lower bounds of kernels: what every order of computation does, and that nothing that is found costs less."""

from __future__ import annotations

from itertools import islice
from math import inf
from typing import Any

import fused_programs as fp
import pytest
from random_cones import AWKWARD_EXTENTS, random_cones

from mirage_ir.check import infer_program
from mirage_ir.decompose import decompose
from mirage_ir.program import Program
from mirage_ir.search.cone import bound as bounding
from mirage_ir.search.cone.arithmetic import least_arithmetic, summed_indices
from mirage_ir.search.cone.bound import cone_bound, loop_bounds, rough_bound
from mirage_ir.search.cone.cone import Cone, ConeBuilder, Index, ValueTypes
from mirage_ir.search.cone.instantiate import Instantiator
from mirage_ir.search.cone.kernels import block_graphs, search_cone
from mirage_ir.search.space import Space
from mirage_ir.target import MACHINES
from mirage_ir.target.machines import Machine

H100 = MACHINES["h100"]


def whole(source: Program) -> Cone:
    """The cone of all of a program."""
    return ConeBuilder(source, infer_program(source)).build(source.outputs, frozenset(range(len(source.inputs))))


def test_a_function_keeps_products_apart() -> None:
    """Attention: both products count in full, and one exp for each score."""
    cone = whole(decompose(fp.attention(2, 256, 64, 4096)))
    least = least_arithmetic(cone)
    assert sorted(cone.entries((*p.axes, *p.bound)) for p in least.products) == [2 * 256 * 64 * 4096] * 2
    assert least.function is not None
    assert cone.entries(least.function.along) == 2 * 256 * 4096


def multiplications(cone: Cone) -> float:
    """Those of the products of a cone, at least."""

    def cost(indices: frozenset[Index], _: frozenset[Index]) -> float:
        return float(cone.entries(tuple(indices)))

    least = least_arithmetic(cone)
    alone = sum(cone.entries((*p.axes, *p.bound)) for p in least.products)
    return alone + sum(network.least(cost) for network in least.networks)


def test_products_of_products_count_in_their_best_order() -> None:
    """X·A·B may be X·(A·B), whichever is cheaper; a scale between them changes nothing, exp does."""
    tensors = fp.tensors((16, 256), (256, 16), (16, 4096))
    chain = fp.program("chain", tensors, fp.op("matmul", 0, 1), fp.op("matmul", 3, 2))
    other = fp.program("other", tensors, fp.op("matmul", 1, 2), fp.op("scale", 3, value=2.0), fp.op("matmul", 0, 4))
    apart = fp.program("apart", tensors, fp.op("matmul", 1, 2), fp.op("exp", 3), fp.op("matmul", 0, 4))
    assert multiplications(whole(chain)) == multiplications(whole(other)) == 16 * 16 * 256 + 16 * 16 * 4096
    assert multiplications(whole(apart)) == 256 * 16 * 4096 + 16 * 256 * 4096


def test_a_value_used_twice_is_computed_once() -> None:
    """X·Xᵀ·X: what is multiplied for one use may serve the other."""
    nodes = fp.op("transpose", 0, permutation=(1, 0)), fp.op("matmul", 0, 1), fp.op("matmul", 2, 0)
    assert multiplications(whole(fp.program("twice", fp.tensors((64, 32)), *nodes))) == 0


def test_exp_of_a_sum_is_a_product() -> None:
    """exp(x + y)·W with x a column and y a row: exp(x)·(exp(y)·W), and no product of matrices."""
    nodes = fp.op("add", 0, 1), fp.op("exp", 3), fp.op("matmul", 4, 2)
    assert multiplications(whole(fp.program("sum", fp.tensors((64, 1), (1, 256), (256, 512)), *nodes))) == 0


def test_an_operand_that_falls_apart_makes_the_product_smaller() -> None:
    """(x + y)·W with x a column and y a row is x·(sum of W's rows) and a vector's product: no product of that size is needed."""
    apart = fp.program("apart", fp.tensors((64, 1), (1, 256), (256, 512)), fp.op("add", 0, 1), fp.op("matmul", 3, 2))
    together = fp.program("whole", fp.tensors((64, 256), (1, 256), (256, 512)), fp.op("add", 0, 1), fp.op("matmul", 3, 2))
    assert least_arithmetic(whole(apart)).products == ()
    assert len(least_arithmetic(whole(together)).products) == 1


def nothing(machine: Machine, blocks: Any, *_: Any) -> Any:
    """A bound that leaves all sizes open."""
    return 0.0 * blocks


@pytest.mark.parametrize("sharp", [False, True])
def test_a_bound_is_the_same_whichever_sizes_are_looked_at_first(sharp: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of many sizes, only those are looked at of which few terms leave it open."""
    programs = fp.attention(2, 256, 64, 4096), fp.rmsnorm(97, 4097, 1021), fp.gated_mlp(), fp.qknorm(), fp.moe()
    cones: list[tuple[Cone, ValueTypes]] = [(whole(s), dict(enumerate(infer_program(s)))) for s in map(decompose, programs)]
    cones += islice(random_cones(7, extents=AWKWARD_EXTENTS), 20)

    def bounds() -> list[float]:
        return [cone_bound(cone, types, Space(), H100, sharp=sharp) for cone, types in cones]

    monkeypatch.setattr(bounding, "MANY_SIZES", 10**9)
    monkeypatch.setattr(bounding, "few_terms_cost", nothing)
    every = bounds()
    monkeypatch.undo()
    monkeypatch.setattr(bounding, "MANY_SIZES", 4)
    monkeypatch.setattr(bounding, "FIRST_SIZES", 2)
    assert bounds() == pytest.approx(every, rel=1e-12)


@pytest.mark.parametrize(
    "source",
    [fp.rmsnorm(16, 4096, 6144), fp.attention(2, 256, 64, 4096), fp.qknorm(), fp.gated_mlp(), fp.lora(16, 256, 4096, 16), fp.moe()],
    ids=lambda p: p.name,
)
@pytest.mark.parametrize("space", [Space(), Space(griddims=((16, 1, 1), (2, 2, 4)))], ids=["derived", "given"])
def test_nothing_costs_less_than_its_bound(source: Program, space: Space) -> None:
    source = decompose(source)
    types: ValueTypes = dict(enumerate(infer_program(source)))
    cone = whole(source)
    found = search_cone(cone, types, space, H100).found
    bound = cone_bound(cone, types, space, H100)
    assert all(bound <= cost for cost, _ in found)
    assert bound > H100.launch_us


SMALL = Space(max_states=40, max_structures=4, max_splits=2)
"""Few block graphs of each cone: every one of them must cost its bound at least."""


@pytest.mark.parametrize("seed", range(4))
def test_nothing_costs_less_than_the_bound_of_a_random_cone(seed: int) -> None:
    """A thousand cones in all. Bounds do not know which block graphs are looked at."""
    searched = 0
    for cone, types in islice(random_cones(seed, most=3), 250):
        found = search_cone(cone, types, SMALL, H100).found
        searched += bool(found)
        for sharp in (False, True):
            bound = cone_bound(cone, types, SMALL, H100, sharp=sharp)
            assert all(bound <= cost * (1 + 1e-9) for cost, _ in found), cone
        rough = rough_bound(cone, types, H100)
        assert all(rough <= cost * (1 + 1e-9) for cost, _ in found), cone
    assert searched > 200


def test_no_size_costs_less_than_its_bound() -> None:
    """Every block graph of cones of awkward sizes, in every size that fits."""
    compared = 0
    for cone, types in islice(random_cones(5, most=3, extents=AWKWARD_EXTENTS), 40):
        bounds = loop_bounds(cone, types, SMALL, H100)
        for bound, (named, loop) in zip(bounds, cone.loops(reload=False), strict=True):
            assert bound.loop == loop
            for structure in block_graphs(named, loop, SMALL)[0]:
                instantiator = Instantiator(structure, types, SMALL, H100)
                every = instantiator.best(None)
                least = bound.single()
                assert all(least <= cost * (1 + 1e-9) for cost, _ in every)
                if not every:
                    continue
                middle = every[len(every) // 2][0] * (1 + 1e-9)
                few = instantiator.best(None, bound.each, middle)
                assert [c for c, _ in few if c < middle] == [c for c, _ in every if c < middle]
                compared += len(every) - len(few)
    assert compared > 1000


def test_a_sum_of_a_product_is_no_product_of_that_size() -> None:
    """Σ_b (X·W)[a, b] is X·(Σ_b W)."""
    source = fp.program("rows", fp.tensors((1024, 4096), (4096, 1024)), fp.op("matmul", 0, 1), fp.op("sum", 2, dim=1))
    assert multiplications(whole(source)) == 0


def test_rows_and_columns_of_a_product_are_padded() -> None:
    """Tensor cores take 256 rows and columns for 136: more than the tensors grow by."""

    def bound(extent: int) -> float:
        source = fp.program("product", fp.tensors((1024, extent, 4096), (1024, 4096, extent)), fp.op("matmul", 0, 1))
        bounds = loop_bounds(whole(source), dict(enumerate(infer_program(source))), Space(griddims=((1024, 1, 1),)), H100)
        return min(b.single() for b in bounds)

    assert bound(136) > 1.2 * bound(128)
    assert bound(120) < bound(128)


def test_no_kernel_splits_an_index_that_it_sums_over() -> None:
    """A norm over the columns of the result, beside a product: each block has whole columns, and squares of all that it norms."""

    def source(columns: int) -> Program:
        nodes = fp.op("rms_norm", 1), fp.op("matmul", 0, 2)
        return decompose(fp.program("norm_of_weights", fp.tensors((4096, 96), (96, columns)), *nodes))

    assert summed_indices(whole(source(1024))) >= {whole(source(1024)).targets[0].axes[-1]}
    bounds = {n: loop_bounds(whole(source(n)), dict(enumerate(infer_program(source(n)))), Space(), H100) for n in (512, 1024)}
    assert bounds[512][0].loop is None
    assert bounds[512][0].single() < inf
    assert bounds[1024][0].single() == inf


def test_a_maximum_may_disappear() -> None:
    """A softmax may be shifted by any maximum, or by none; its sum stays."""
    safe = whole(fp.program("maximum", fp.tensors((64, 256)), fp.op("max", 0, dim=1), fp.op("sub", 0, 1)))
    assert not summed_indices(safe)
    assert summed_indices(whole(decompose(fp.program("softmax", fp.tensors((64, 256)), fp.op("softmax", 0, dim=1)))))
