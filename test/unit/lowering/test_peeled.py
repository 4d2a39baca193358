"""Loops that write full iterations first: in each, blocks with some, with none, and with no entry at all."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest
from fused_programs import ALL, Body
from module_mutants import mutants
from poisoned_run import load_module, poisoned_run
from ragged_graphs import ragged_load
from ragged_modules import emitted, survives, trial, wrong

from mirage_ir.check import infer_program
from mirage_ir.program import DType, GraphOp, Program, Shape, TensorType


def program(name: str, shapes: tuple[Shape, ...], dtype: DType, block: GraphOp) -> Program:
    inputs = tuple(TensorType(s, dtype) for s in shapes)
    count = len(infer_program(Program(name, inputs, (block,), ()))) - len(inputs)
    return Program(name, inputs, (block,), tuple(range(len(inputs), len(inputs) + count)))


def product(extent: int, tile: int, parts: int, loop: int, dtype: DType) -> Program:
    """A product whose sum is split over blocks and iterations."""
    shapes, b, grid = ((6, extent), (extent, 5)), Body(2), (parts,)
    x = b.add(ragged_load(0, shapes[0], (6, tile), grid, loop, (1,), 1))
    y = b.add(ragged_load(1, shapes[1], (tile, 5), grid, loop, (0,), 0))
    b.store(b.accumulate(b.apply("matmul", x, y)), (-2,), DType.f32)
    return program("product", shapes, dtype, b.block((0, 1), grid, loop))


def attention(keys: int, tile: int, loop: int, dtype: DType) -> Program:
    """Sums that are rescaled by a running maximum."""
    shapes, b, grid = ((20, 16), (16, keys), (keys, 16)), Body(3), (2,)
    q = b.add(ragged_load(0, shapes[0], (16, 16), grid, loop, (0,)))
    k = b.add(ragged_load(1, shapes[1], (16, tile), grid, loop, (ALL,), 1))
    v = b.add(ragged_load(2, shapes[2], (tile, 16), grid, loop, (ALL,), 0))
    scores = b.apply("matmul", q, k)
    top = b.apply("max", scores, dim=1)
    e = b.apply("exp", b.apply("sub", scores, top))
    o, s = b.accumulate(b.apply("matmul", e, v), shift=top), b.accumulate(b.apply("sum", e, dim=1), shift=top)
    b.store(b.apply("div", o, s), (0,), dtype)
    return program("attention", shapes, dtype, b.block((0, 1, 2), grid, loop))


def rows(columns: int, tile: int, loop: int, dtype: DType) -> Program:
    """A maximum, parts side by side that are only stored, parts that are read again, and a sum of tiles whose padding counts."""
    b = Body(1)
    x = b.add(ragged_load(0, (5, columns), (5, tile), (1,), loop, (ALL,), 1))
    b.store(b.accumulate(b.apply("max", x, dim=1), "max"), (ALL,), DType.f32)
    b.store(b.accumulate(b.apply("square", x), "concat", 1), (ALL,), DType.f32)
    whole = b.accumulate(b.apply("exp", x), "concat", 1)
    b.store(b.apply("sum", whole, dim=1), (ALL,), DType.f32)
    b.store(b.apply("sum", b.accumulate(b.apply("exp", x)), dim=1), (ALL,), DType.f32)
    return program("rows", ((5, columns),), dtype, b.block((0,), (1,), loop))


def partial_maxima(columns: int, tile: int, parts: int, dtype: DType) -> Program:
    """The maximum of each part, and the sum of exponentials that it makes small; the last part may have no entry."""
    b = Body(1)
    x = b.add(ragged_load(0, (5, columns), (5, tile), (parts,), 1, (1,)))
    top = b.apply("max", x, dim=1)
    b.store(top, (-2,), DType.f32)
    b.store(b.apply("sum", b.apply("exp", b.apply("sub", x, top)), dim=1), (-2,), DType.f32)
    return program("partial_maxima", ((5, columns),), dtype, b.block((0,), (parts,), 1))


def two_covers(dtype: DType) -> Program:
    """Two tensors of different extents: an iteration is full where both have all their entries."""
    shapes, b = ((3, 61), (3, 45)), Body(2)
    x = b.add(ragged_load(0, shapes[0], (3, 13), (1,), 5, (ALL,), 1))
    y = b.add(ragged_load(1, shapes[1], (3, 11), (1,), 5, (ALL,), 1))
    b.store(b.accumulate(b.apply("sum", b.apply("exp", x), dim=1)), (ALL,), DType.f32)
    b.store(b.accumulate(b.apply("sum", b.apply("exp", y), dim=1)), (ALL,), DType.f32)
    return program("two_covers", shapes, dtype, b.block((0, 1), (1,), 5))


CASES = {
    "one_block": lambda dtype: product(70, 16, 1, 5, dtype),
    "padded": lambda dtype: product(71, 12, 1, 6, dtype),
    "no_full_iteration_in_the_last_block": lambda dtype: product(73, 16, 3, 2, dtype),
    "empty_iterations": lambda dtype: product(37, 8, 2, 4, dtype),
    "empty_blocks": lambda dtype: product(37, 12, 4, 3, dtype),
    "blocks_that_begin_inside_a_tile_beyond": lambda dtype: product(35, 16, 4, 2, dtype),
    "attention": lambda dtype: attention(77, 32, 3, dtype),
    "padded_attention": lambda dtype: attention(77, 20, 4, dtype),
    "attention_with_empty_iterations": lambda dtype: attention(37, 16, 5, dtype),
    "rows": lambda dtype: rows(97, 25, 4, dtype),
    "rows_of_power_of_two": lambda dtype: rows(91, 16, 6, dtype),
    "two_covers": two_covers,
}
MUTATED = ("one_block", "no_full_iteration_in_the_last_block", "blocks_that_begin_inside_a_tile_beyond", "attention", "two_covers")
"""Cases in which each mistake shows: in padding that is filled anyway, some do not."""


@pytest.mark.parametrize("dtype", DType)
@pytest.mark.parametrize("name", CASES)
def test_results(name: str, dtype: DType, tmp_path: Path) -> None:
    made = CASES[name](dtype)
    text = emitted(made)
    assert re.findall(r"for it in tl.range\((0, full|full, (?:\d+|loop)), num_stages=", text) != []
    module = load_module(text, tmp_path)
    for seed in range(3):
        inputs, wanted = trial(made, Random(seed))
        assert wrong(module, inputs, wanted, seed) == ""


@pytest.mark.parametrize("columns", [33, 37, 48])
def test_maxima_of_parts_without_entries(columns: int, tmp_path: Path) -> None:
    """They are -inf, and what is subtracted from absent entries leaves the sums of such parts 0."""
    made = partial_maxima(columns, 16, 4, DType.f32)
    inputs, wanted = trial(made, Random(0))
    assert np.isneginf(wanted[0][3]).all() and (wanted[1][3] == 0).all()
    assert wrong(load_module(emitted(made), tmp_path), inputs, wanted, 0) == ""


@pytest.mark.parametrize("name", MUTATED)
def test_mistakes_are_caught(name: str, tmp_path: Path) -> None:
    """Masks and numbers of iterations, with loads one iteration ahead where rows begin anywhere."""
    made = CASES[name](DType.f16)
    text = emitted(made)
    trials = [trial(made, Random(seed)) for seed in range(2)]
    module = load_module(text, tmp_path)
    results = [poisoned_run(module, inputs, Random(0)) for inputs, _ in trials]
    assert [(m.kind, m.line) for m in mutants(text) if survives(made, m, trials, results, tmp_path)] == []


def kernel(made: Program) -> str:
    text = emitted(made)
    return text[text.index("@triton.jit") : text.index("KERNELS = [")]


def test_full_iterations_have_no_mask() -> None:
    full, others = kernel(product(70, 16, 1, 5, DType.f32)).split("for it in ")[1:]
    assert "present70_16" not in full
    assert others.count("present70_16") == 3


@pytest.mark.parametrize(
    ("made", "number"),
    [
        (product(70, 16, 1, 5, DType.f32), "4"),
        (product(70, 32, 1, 3, DType.f32), "loop - 1"),
        (product(73, 16, 3, 2, DType.f32), "tl.minimum(left73 // 16, loop)"),
        (product(200, 16, 2, 7, DType.f32), "tl.minimum(left200 // 16, 7)"),
        (product(37, 12, 4, 3, DType.f32), "tl.minimum(tl.maximum(left37, 0) // 12, loop)"),
        (two_covers(DType.f32), "4"),
    ],
)
def test_number_of_full_iterations(made: Program, number: str) -> None:
    assert re.findall(r"full = (.*)  # iterations", kernel(made)) == [number]


@pytest.mark.parametrize(
    "made",
    [product(64, 16, 1, 4, DType.f32), product(13, 13, 1, 1, DType.f32), product(13, 16, 1, 2, DType.f32)],
    ids=["divides", "no loop", "no full iteration"],
)
def test_other_loops_are_written_once(made: Program) -> None:
    text = kernel(made)
    assert "full" not in text.replace("tl.full", "")
    assert text.count("for it in ") == ("loop 1." not in text)


def test_rows_that_begin_anywhere_are_loaded_ahead() -> None:
    """Only for products, and not of tensors whose rows are aligned."""
    odd = kernel(product(73, 16, 1, 5, DType.f16))
    assert len(re.findall(r"arg0_tile_next = tl.load\(", odd)) == 2
    assert "arg1_tile_next" in odd  # Its rows have five entries.
    assert "_next" not in kernel(product(74, 16, 1, 5, DType.f32))
    assert "_next" not in kernel(rows(97, 25, 4, DType.f16))


def test_tiles_that_registers_do_not_hold_are_not_loaded_ahead() -> None:
    shapes, b = ((128, 509), (509, 129)), Body(2)
    x = b.add(ragged_load(0, shapes[0], (128, 128), (1,), 4, (ALL,), 1))
    y = b.add(ragged_load(1, shapes[1], (128, 129), (1,), 4, (ALL,), 0))
    b.store(b.accumulate(b.apply("matmul", x, y)), (ALL,), DType.f32)
    assert "_next" not in kernel(program("wide", shapes, DType.f16, b.block((0, 1), (1,), 4)))


@pytest.mark.parametrize("threads", [32, 256])
def test_a_measured_launch_is_one_of_the_same_kernel(threads: int) -> None:
    """Its bundle has the text that a program without launches has."""
    made = product(73, 16, 1, 5, DType.f16)
    (block,) = made.nodes
    assert isinstance(block, GraphOp)
    assert kernel(replace(made, nodes=(replace(block, threads=threads, stages=2),))) == kernel(made)


def test_padding_of_a_sum_is_what_both_bodies_leave(tmp_path: Path) -> None:
    """Full iterations leave exp(0) beyond a tile of 25 entries, the others 0: what sums it up must mask it."""
    made = rows(97, 25, 4, DType.f32)
    inputs, wanted = trial(made, Random(0))
    results = poisoned_run(load_module(emitted(made), tmp_path), inputs, Random(0))
    np.testing.assert_allclose(results[3].numpy(), wanted[3], rtol=1e-5)
    assert re.search(r"acc_\d+_z = tl.where\(below25_32", emitted(made))
