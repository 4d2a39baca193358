"""The interpreter against plain NumPy, and its invariance under grids, loops and chunks."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from fused_programs import (
    ALL,
    F16,
    F32,
    Body,
    attention,
    flash_attention,
    fused_gated_mlp,
    fused_moe,
    fused_rmsnorm,
    gated_mlp,
    moe,
    op,
    program,
    rmsnorm,
    split_attention,
    tensors,
)
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from mirage_ir.errors import ProgramError
from mirage_ir.interpret import run_program
from mirage_ir.interpret.real import Exact, round_bf16
from mirage_ir.interpret.walker import run_values
from mirage_ir.ops import OPERATORS
from mirage_ir.program import Attr, DType, GraphOp, Level, Program, TensorType

Array = NDArray[Any]
RNG = np.random.default_rng(7)


def draw(source: Program, scale: float = 1.0) -> list[Array]:
    rng = np.random.default_rng(1)
    return [scale * rng.standard_normal(t.shape) for t in source.inputs]


def relative(a: Array, b: Array) -> float:
    a, b = a.astype(np.float64), b.astype(np.float64)
    return float(np.linalg.norm(a - b) / np.linalg.norm(b))


X = np.abs(np.random.default_rng(0).standard_normal((2, 3, 4))) + 0.5
Y = np.random.default_rng(1).standard_normal((2, 3, 4))
W = np.random.default_rng(2).standard_normal((4, 5))
ERF = np.vectorize(__import__("math").erf)

# Operator, operands, attributes, and what NumPy says.
CASES: list[tuple[str, list[Array], dict[str, Attr], Array]] = [
    ("matmul", [X, W], {}, X @ W),
    ("add", [X, Y], {}, X + Y),
    ("sub", [X, Y], {}, X - Y),
    ("mul", [X, Y[:, :1]], {}, X * Y[:, :1]),
    ("div", [X, Y[0]], {}, X / Y[0]),
    ("maximum", [X, Y], {}, np.maximum(X, Y)),
    ("minimum", [X, Y], {}, np.minimum(X, Y)),
    ("pow", [X, Y], {}, X**Y),
    ("exp", [Y], {}, np.exp(Y)),
    ("log", [X], {}, np.log(X)),
    ("log1p", [X], {}, np.log1p(X)),
    ("expm1", [Y], {}, np.expm1(Y)),
    ("sqrt", [X], {}, np.sqrt(X)),
    ("sigmoid", [Y], {}, 1 / (1 + np.exp(-Y))),
    ("silu", [Y], {}, Y / (1 + np.exp(-Y))),
    ("gelu", [Y], {}, Y * 0.5 * (1 + ERF(Y / np.sqrt(2)))),
    ("gelu", [Y], {"form": "tanh"}, 0.5 * Y * (1 + np.tanh(np.sqrt(2 / np.pi) * (Y + 0.044715 * Y**3)))),
    ("tanh", [Y], {}, np.tanh(Y)),
    ("erf", [Y], {}, ERF(Y)),
    ("rsqrt", [X], {}, X**-0.5),
    ("square", [Y], {}, Y**2),
    ("neg", [Y], {}, -Y),
    ("reciprocal", [X], {}, 1 / X),
    ("relu", [Y], {}, np.maximum(Y, 0)),
    ("clamp", [Y], {"min": -0.5, "max": 0.25}, np.clip(Y, -0.5, 0.25)),
    ("scale", [Y], {"value": 0.3}, 0.3 * Y),
    ("offset", [Y], {"value": 0.3}, Y + 0.3),
    ("sum", [Y], {"dim": 1}, Y.sum(1, keepdims=True)),
    ("mean", [Y], {"dim": 2}, Y.mean(2, keepdims=True)),
    ("max", [Y], {"dim": 0}, Y.max(0, keepdims=True)),
    ("broadcast", [Y[:, :1]], {"shape": (5, 2, 3, 4)}, np.broadcast_to(Y[:, :1], (5, 2, 3, 4))),
    ("broadcast", [np.array(Y[0, 0, 0])], {"shape": (2, 3)}, np.full((2, 3), Y[0, 0, 0])),
    ("transpose", [Y], {"permutation": (2, 0, 1)}, Y.transpose(2, 0, 1)),
    ("reshape", [Y], {"shape": (6, 4)}, Y.reshape(6, 4)),
    ("reshape", [Y[:1, :1, :1]], {"shape": ()}, Y[0, 0, 0]),
    ("concat", [X, Y], {"dim": 1}, np.concatenate([X, Y], 1)),
    ("slice", [Y], {"dim": 2, "start": 1, "stop": 3}, Y[:, :, 1:3]),
]


def test_every_operator_has_a_case() -> None:
    assert {name for name, *_ in CASES} == set(OPERATORS)


@pytest.mark.parametrize(("name", "arrays", "attrs", "expected"), CASES, ids=lambda c: c if isinstance(c, str) else "")
def test_operator_at_kernel_level(name: str, arrays: list[Array], attrs: dict[str, Attr], expected: Array) -> None:
    source = program("one", [TensorType(a.shape, F32) for a in arrays], op(name, *range(len(arrays)), **attrs))
    np.testing.assert_allclose(run_program(source, arrays, precision="float64")[0], expected, rtol=1e-12)
    np.testing.assert_allclose(run_program(source, arrays)[0], expected, rtol=2e-5, atol=1e-6)


@pytest.mark.parametrize(("name", "arrays", "attrs", "expected"), CASES, ids=lambda c: c if isinstance(c, str) else "")
def test_operator_at_block_level(name: str, arrays: list[Array], attrs: dict[str, Attr], expected: Array) -> None:
    if Level.BLOCK in OPERATORS[name].refused:
        pytest.skip(OPERATORS[name].refused[Level.BLOCK])
    b = Body(len(arrays))
    b.store(b.apply(name, *(b.load(i, (ALL, ALL)) for i in range(len(arrays))), **attrs), (ALL, 0), F32)
    source = program("one", [TensorType(a.shape, F32) for a in arrays], b.block(tuple(range(len(arrays))), (1, 1)))
    np.testing.assert_allclose(run_program(source, arrays, precision="float64")[0], expected, rtol=1e-12)


PAIRS = [
    (rmsnorm(), fused_rmsnorm()),
    (attention(), flash_attention()),
    (attention(safe=True), flash_attention(safe=True)),
    (attention(), split_attention()),
    (gated_mlp(), fused_gated_mlp()),
    (moe(), fused_moe()),
]


@pytest.mark.parametrize(("source", "fused"), PAIRS, ids=lambda p: p.name)
def test_fused_programs_equal_their_sources(source: Program, fused: Program) -> None:
    inputs = draw(source, 0.2)
    exact = run_program(source, inputs, precision="float64")[0]
    np.testing.assert_allclose(run_program(fused, inputs, precision="float64")[0], exact, rtol=1e-9)
    got = run_program(fused, inputs)[0]
    assert got.dtype == np.float16
    assert relative(got, exact) < 2e-3


@given(
    blocks=st.sampled_from([1, 2, 4, 8]),
    loop=st.sampled_from([1, 2, 8, 32]),
    safe=st.booleans(),
    budget=st.sampled_from([1, 20_000, 1 << 30]),
)
@settings(max_examples=20, deadline=None)
def test_grid_loop_and_chunks_change_nothing(blocks: int, loop: int, safe: bool, budget: int) -> None:
    source = attention(safe=safe)
    inputs = draw(source, 0.3)
    semantics = Exact()
    semantics.budget = budget
    fused = flash_attention(blocks=blocks, loop=loop, safe=safe)
    expected = run_program(source, inputs, precision="float64")[0]
    np.testing.assert_allclose(run_values(fused, inputs, semantics)[0], expected, rtol=1e-9)


def test_concat_accumulator_invariant_values_and_several_stores() -> None:
    b = Body(2)
    x, bias = b.load(0, (0,), 1), b.load(1, (ALL,))
    b.store(b.apply("add", b.accumulate(b.apply("exp", x), "concat", 1), b.apply("neg", bias)), (0,), F32)
    b.store(b.accumulate(b.apply("max", x, dim=1), "max"), (-2,), F32)
    source = program("two", tensors((4, 12), (1, 12), dtype=F32), b.block((0, 1), (2,), 3), outputs=(2, 3))
    x, bias = draw(source)
    first, second = run_program(source, [x, bias], precision="float64")
    np.testing.assert_allclose(first, np.exp(x) - bias)
    np.testing.assert_allclose(second, x.max(1).reshape(2, 2, 1))


def test_several_maps_on_one_dimension_are_grid_outer_and_loop_inner() -> None:
    b = Body(1)
    b.store(b.accumulate(b.load(0, (0, 0), 0)), (0, -2), F32)
    source = program("nested", tensors((24,), dtype=F32), b.block((0,), (2, 3), 2))
    x = np.arange(24.0)
    expected = x.reshape(2, 3, 2, 2).sum(2).transpose(1, 0, 2).reshape(3, 4)
    np.testing.assert_array_equal(run_program(source, [x])[0], expected)


def test_a_product_with_shared_left_and_right_batches() -> None:
    b = Body(2)
    x, y = b.load(0, (0, 1, ALL)), b.load(1, (0, ALL, 2))
    b.store(b.apply("matmul", x, y), (0, 1, 2), F32)
    source = program("batched", tensors((4, 6, 5), (4, 5, 9), dtype=F32), b.block((0, 1), (2, 3, 3)))
    x, y = draw(source)
    np.testing.assert_allclose(run_program(source, [x, y], precision="float64")[0], x @ y)


def test_thread_graph_inside_a_loop() -> None:
    t = Body(2)
    x, bias = t.load(0, (0, 1)), t.load(1, (ALL, 0))
    total = t.apply("add", x, bias)
    t.store(t.apply("exp", total), (0, 1), F32)
    t.store(t.apply("square", total), (0, -2), F32)
    b = Body(2)
    x, bias = b.load(0, (0,), 1), b.load(1, (ALL,), 0)
    graph = GraphOp(Level.THREAD, (x, bias), (2, 4), tuple(t.nodes))
    square = b.add(graph)
    b.store(b.accumulate(square - 1), (0,), F32)
    b.store(b.accumulate(square), (1,), F32)
    source = program("threads", tensors((4, 24), (24,), dtype=F32), b.block((0, 1), (2,), 3), outputs=(2, 3))
    x, bias = draw(source)
    first, second = run_program(source, [x, bias], precision="float64")
    tiles = (x + bias).reshape(4, 3, 8)
    np.testing.assert_allclose(first, np.exp(tiles).sum(1))
    np.testing.assert_allclose(second, (tiles**2).sum(1).reshape(4, 4, 2).transpose(1, 0, 2))


@pytest.mark.parametrize(
    ("name", "attrs"), [("softmax", {"dim": 1}), ("layer_norm", {}), ("rms_norm", {"eps": 1e-3}), ("batch_norm", {"dim": 0})]
)
def test_composites_are_rounded_once(name: str, attrs: dict[str, Attr]) -> None:
    source = program(name, tensors((6, 32)), op(name, 0, **attrs))
    inputs = [a.astype(np.float16) for a in draw(source)]
    exact = run_program(source, inputs, precision="float64")[0]
    got = run_program(source, inputs)[0]
    np.testing.assert_allclose(got, exact, rtol=2**-11 + 1e-5, atol=1e-5)


def test_kernel_level_results_round_to_their_type() -> None:
    x = np.array([1.0, 2048.0])
    source = program("round", tensors((2,)), op("offset", 0, value=2**-12), op("offset", 1, value=1.0))
    np.testing.assert_array_equal(run_program(source, [x])[0], np.array([2.0, 2048.0], np.float16))


def test_products_of_computed_values_round_to_the_loaded_type() -> None:
    b = Body(1)
    x = b.load(0, (ALL,))
    y = b.apply("offset", x, value=2**-12)
    b.store(b.apply("matmul", y, y), (1,), F32)
    for dtype, expected in ((F16, 1.0), (F32, (1 + 2**-12) ** 2)):
        source = program("product", [TensorType((1, 1), dtype)], b.block((0,), (1,)))
        assert run_program(source, [np.ones((1, 1))])[0].item() == pytest.approx(expected, rel=1e-7)


@given(st.floats(width=32, allow_nan=False))
def test_bf16_rounding_is_to_nearest_even(value: float) -> None:
    x = np.array([value], np.float32)
    bits = int(x.view(np.uint32)[0])
    low, rest = bits & 0xFFFF0000, bits & 0xFFFF
    up = rest > 0x8000 or (rest == 0x8000 and (bits >> 16) & 1)
    assert int(round_bf16(x).view(np.uint32)[0]) == (low + (0x10000 if up else 0))


def test_bf16_results_are_float32_arrays_of_bf16_numbers() -> None:
    source = program("bf16", tensors((64,), dtype=DType.bf16), op("exp", 0))
    got = run_program(source, [RNG.standard_normal(64)])[0]
    assert got.dtype == np.float32
    np.testing.assert_array_equal(got, round_bf16(got))
    assert np.isnan(round_bf16(np.array([np.nan], np.float32))).all()


def test_wrong_inputs_are_refused() -> None:
    source = rmsnorm()
    with pytest.raises(ProgramError, match="takes 2 inputs, not 1"):
        run_program(source, [np.ones((2, 256))])
    with pytest.raises(ProgramError, match="input 1 has shape"):
        run_program(source, [np.ones((2, 256)), np.ones((256, 383))])
