"""The order of reductions over several dimensions of a tile."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import numpy as np
import pytest
from fused_programs import ALL, Body, op, program, tensors
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mirage_ir.decompose import decompose
from mirage_ir.interpret import run_program
from mirage_ir.lowering.triton import emit_module
from mirage_ir.lowering.triton.reductions import order_reductions
from mirage_ir.program import Apply, DType, GraphOp, Level, Load, Program, ProgramBuilder, Shape, Store, TensorType, make_attrs
from mirage_ir.target.machines import machine


def reducing(shape: Shape, *steps: tuple[str, int]) -> tuple[GraphOp, TensorType]:
    """Of a tensor of blocks × shape, exp and reductions in a row; dimensions count from the tile's first, behind the blocks."""
    body: list[Load | Apply | Store] = [Load(0, (0,)), Apply("exp", (1,))]
    for name, dim in steps:
        body.append(Apply(name, (len(body),), make_attrs({"dim": dim + 1})))
    body.append(Store(len(body), (0,), DType.f16))
    return GraphOp(Level.BLOCK, (0,), (2,), tuple(body)), TensorType((2, *shape), DType.f16)


def order(shape: Shape, *steps: tuple[str, int]) -> list[tuple[str, int]]:
    graph, source = reducing(shape, *steps)
    found = order_reductions(graph, [source])
    return [(n.op, int(str(n.attr()["dim"])) - 1) for n in found.body if isinstance(n, Apply) and n.op != "exp"]


def test_dimensions_between_come_first_and_the_first_one_last() -> None:
    sums = [("sum", d) for d in range(4)]
    assert order((4, 5, 6, 8), *sums) == [("sum", d) for d in (2, 1, 3, 0)]
    assert order((4, 1, 6, 8), *sums[::-1]) == [("sum", d) for d in (2, 1, 3, 0)]


def test_different_operators_keep_their_order() -> None:
    steps = [("max", 0), ("sum", 1), ("max", 2)]
    assert order((4, 6, 8), *steps) == steps


def test_a_sum_that_is_read_twice_stays_a_sum() -> None:
    graph, source = reducing((4, 6, 8), ("sum", 0), ("sum", 1))
    *body, store = graph.body
    assert isinstance(store, Store)
    body += [Apply("sub", (3, 4)), Store(5, (0,), DType.f16)]
    twice = GraphOp(Level.BLOCK, (0,), (2,), tuple(body))
    assert order_reductions(twice, [source]) == twice


def test_parts_are_still_added_as_they_are_loaded() -> None:
    first, second = (Apply("sum", (value,), make_attrs({"dim": dim})) for value, dim in ((1, 0), (2, 2)))
    body = (Load(0, (1,)), first, second, Store(3, (1,), DType.f16))
    graph = GraphOp(Level.BLOCK, (0,), (2,), body)
    assert order_reductions(graph, [TensorType((8, 2, 64, 64), DType.f32)]) == graph


@pytest.mark.parametrize(("columns", "fits"), [(200, True), (600, False)])
def test_a_graph_without_room_for_other_tiles_stays(columns: int, *, fits: bool) -> None:
    """The sum over the two rows between leaves a tile of half the entries, the one over the first dimension a small one."""
    first, second = (Apply("sum", (value,), make_attrs({"dim": dim})) for value, dim in ((1, 1), (2, 2)))
    graph = GraphOp(Level.BLOCK, (0,), (2,), (Load(0, (0,)), first, second, Store(3, (0,), DType.f16)))
    found = order_reductions(graph, [TensorType((2, 64, 2, columns), DType.f16)])
    assert (found != graph) is fits


@given(st.permutations(range(3)), st.sampled_from(["sum", "max", "mean"]), st.integers(2, 3), st.integers(0, 2**32 - 1))
def test_any_order_computes_the_same(dims: list[int], op: str, count: int, seed: int) -> None:
    """Up to the last digit of f16: a sum in another order may be rounded the other way."""
    graph, source = reducing((4, 6, 8), *((op, d) for d in dims[:count]))
    x = np.random.default_rng(seed).standard_normal(source.shape)
    (before,), (after,) = (
        run_program(Program("reduced", (source,), (g,), (1,)), [x]) for g in (graph, order_reductions(graph, [source]))
    )
    np.testing.assert_allclose(after, before, rtol=2**-10)


@pytest.mark.parametrize("op", ["sum", "max", "mean"])
def test_modules_agree_with_float64(op: str, run_module: Callable[[str], ModuleType]) -> None:
    graph, source = reducing((4, 6, 8), (op, 0), (op, 1), (op, 2))

    def built(*, fused: bool) -> Program:
        b = ProgramBuilder("reduced")
        value = b.input(source)
        if fused:
            (value,) = b.add(graph)
        else:
            value = b.apply("exp", value)
            for dim in (1, 2, 3):
                value = b.apply(op, value, dim=dim)
        b.output(value)
        return b.build()

    module = run_module(emit_module(decompose(built(fused=True)), decompose(built(fused=False)), machine=machine("h100")))
    inputs = module.draw(1, "cpu")
    assert module.relative_error(module.run(*inputs), module.reference(*inputs)[0]) < 1e-3


def fields(samples: int, count: int, features: int, block: int, loop: int) -> tuple[Program, Program]:
    """Half of what the squared sum over fields has more than the sum of squares, summed over features: pairs of fields."""
    types = tensors((samples, count, features))
    b = Body(1)
    x = b.load(0, (0,), 1)
    total, squares = b.accumulate(x), b.accumulate(b.apply("square", x))
    pairs = b.apply("sub", b.apply("square", b.apply("sum", total, dim=1)), b.apply("sum", squares, dim=1))
    b.store(b.apply("sum", pairs, dim=2), (0,), DType.f16)
    nodes = op("sum", 0, dim=1), op("square", 1), op("square", 0), op("sum", 3, dim=1), op("sub", 2, 4), op("sum", 5, dim=2)
    return program("fields", types, b.block((0,), (samples // block,), loop)), program("fields", types, *nodes)


@pytest.mark.parametrize(("features", "near"), [(16, True), (64, False)])
def test_a_reduced_dimension_is_of_one_warp_where_another_order_makes_it_so(
    features: int, *, near: bool, run_module: Callable[[str], ModuleType]
) -> None:
    """13 fields of 16 features are for 2 · 16 threads, of 64 features for 8 · 4 of each of four warps."""
    fused, source = fields(16, 39, features, 8, 3)
    text = emit_module(decompose(fused), decompose(source), machine=machine("h200"))
    assert (f"(16, 8, {features})" in text) == near
    assert (f"(8, 16, {features})" in text) != near
    module = run_module(text)
    inputs = module.draw(1, "cpu")
    assert module.relative_error(module.run(*inputs), module.reference(*inputs)[0]) < 1e-3


@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_dimensions_may_stand_in_any_order(
    data: st.DataObject, run_module: Callable[[str], ModuleType], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Loads, reductions, what meets them, transposes, concatenations and stores."""
    monkeypatch.setattr("mirage_ir.lowering.triton.writer.near_first", lambda *_: True)
    shape = (6, *(data.draw(st.sampled_from([2, 3, 4, 5])) for _ in range(2)), 8)
    axes = (0, *data.draw(st.permutations(range(1, 4))))
    loop, dim, other = data.draw(st.sampled_from([1, 2])), data.draw(st.integers(1, 3)), data.draw(st.integers(1, 3))
    types = tensors(shape, (shape[2], shape[3]))
    b = Body(2)
    x, y = b.load(0, (0,), 3), b.load(1, (ALL,), 1)
    joined = b.accumulate(b.apply("add", b.apply("exp", x), y), "concat", 3)
    less = b.apply("sub", joined, b.apply("max", joined, dim=dim))
    turned = b.apply("transpose", less, permutation=axes)
    b.store(b.apply("sum", turned, dim=other), (0,), DType.f16)
    nodes = op("exp", 0), op("add", 2, 1), op("max", 3, dim=dim), op("sub", 3, 4), op("transpose", 5, permutation=axes)
    source = program("any_order", types, *nodes, op("sum", 6, dim=other))
    fused = program("any_order", types, b.block((0, 1), (2,), loop))
    module = run_module(emit_module(decompose(fused), decompose(source), machine=machine("h200")))
    inputs = module.draw(1, "cpu")
    assert module.relative_error(module.run(*inputs), module.reference(*inputs)[0]) < 2e-3
