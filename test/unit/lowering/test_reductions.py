"""The order of reductions over several dimensions of a tile."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import numpy as np
import pytest
from hypothesis import given
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
    for op, dim in steps:
        body.append(Apply(op, (len(body),), make_attrs({"dim": dim + 1})))
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
    graph, source = reducing((4, 6, 8), *((op, d) for d in dims[:count]))
    x = np.random.default_rng(seed).standard_normal(source.shape)
    (before,), (after,) = (
        run_program(Program("reduced", (source,), (g,), (1,)), [x]) for g in (graph, order_reductions(graph, [source]))
    )
    np.testing.assert_allclose(after, before, rtol=1e-6)


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
