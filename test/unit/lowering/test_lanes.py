"""Reductions in loops that stay with the threads until the loop has ended."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest
import torch
from fused_programs import ALL, Body, program, tensors
from hypothesis import given, settings
from hypothesis import strategies as st
from poisoned_run import load_module, poisoned_run
from ragged_graphs import ragged_load
from ragged_modules import TORCH, emitted, trial, wrong
from several_loops import softmax

from mirage_ir.decompose import decompose
from mirage_ir.interpret import run_program
from mirage_ir.lowering.triton import compile_ahead, emit_module
from mirage_ir.program import DType, Program
from mirage_ir.target.machines import machine

SPLIT = "tl.reshape("
"""A row as lanes."""


def summed(op: str, columns: int, tile: int, dtype: DType, rows: int = 4) -> Program:
    """A reduction of squares over a row that a loop goes along, of two rows in each block."""
    b, shape, loop = Body(1), (rows, columns), -(-columns // tile)
    x = b.add(ragged_load(0, shape, (2, tile), (rows // 2,), loop, (0,), 1))
    reduced = b.apply(op, b.apply("square", x), dim=1)
    b.store(b.accumulate(reduced, "max" if op == "max" else "sum"), (0,), DType.f32)
    return program("summed", tensors(shape, dtype=dtype), b.block((0,), (rows // 2,), loop))


def check(made: Program, folder: Path) -> str:
    module = load_module(emitted(made), folder)
    inputs, wanted = trial(made, Random(1))
    return wrong(module, inputs, wanted, 1, dense=True)


@pytest.mark.parametrize("dtype", DType)
@pytest.mark.parametrize("op", ["sum", "max"])
def test_reductions(op: str, dtype: DType, tmp_path: Path) -> None:
    made = summed(op, 1000, 256, dtype)
    text = emitted(made)
    inside, behind = text[text.index("for it in") :].split("tl.store(")[0].rsplit("\n    ", 1)
    assert SPLIT in inside and SPLIT not in behind
    assert check(made, tmp_path) == ""


@pytest.mark.parametrize("dtype", DType)
@pytest.mark.parametrize(("rows", "tile"), [(4, 1), (6, 4)])
def test_running_maxima(rows: int, tile: int, dtype: DType, tmp_path: Path) -> None:
    """Each lane has its own; they meet before the second loop."""
    made = softmax(1000, (512, 256), dtype, rows=rows, tile=tile)
    first, second = emitted(made).split("arg0_ptr_2 = ")
    assert "last_top" in first and "tl.broadcast_to(" in first
    assert SPLIT not in second.split("KERNELS")[0]
    assert check(made, tmp_path) == ""


@settings(max_examples=15)
@given(st.integers(257, 900), st.sampled_from([256, 512]), st.integers(1, 4), st.sampled_from(DType))
def test_any_rows(tmp_path_factory: pytest.TempPathFactory, columns: int, tile: int, rows: int, dtype: DType) -> None:
    assert check(softmax(columns, (tile, tile), dtype, rows=4, tile=rows), tmp_path_factory.mktemp("lanes")) == ""


def test_entries_that_are_minus_infinity(tmp_path: Path) -> None:
    """They count for nothing, in lanes without any other entry too; a row of nothing else gives NaN, as it does in the source."""
    made = softmax(1000, (256, 256), DType.f32)
    x = np.random.default_rng(0).normal(size=(6, 1000)).astype(np.float32)
    x[0, :500] = x[1, 400:] = x[2, ::2] = x[3] = x[4, 1:] = -np.inf
    x[5, 17] = np.nan
    wanted = run_program(made, [x], precision="float64")
    found = poisoned_run(load_module(emitted(made), tmp_path), [torch.from_numpy(x).to(TORCH[DType.f32])], Random(0))
    assert np.allclose(np.asarray(found[0]), wanted[0], rtol=1e-5, atol=1e-7, equal_nan=True)


def test_what_an_iteration_reads_is_reduced_at_once() -> None:
    """Each part of a row over its own sum, and the sums of the quotients' squares."""
    b, shape = Body(1), (4, 1024)
    x = b.add(ragged_load(0, shape, (2, 256), (2,), 4, (0,), 1))
    quotient = b.apply("div", x, b.apply("sum", b.apply("square", x), dim=1))
    b.store(b.accumulate(b.apply("sum", quotient, dim=1)), (0,), DType.f32)
    text = emitted(program("f", tensors(shape), b.block((0,), (2,), 4)))
    assert text.count(SPLIT) == 1


@pytest.mark.parametrize("tile", [64, 128])
def test_short_rows_are_reduced_at_once(tile: int) -> None:
    assert SPLIT not in emitted(summed("sum", 512, tile, DType.f16))


def test_products_are_reduced_at_once() -> None:
    """Tensor cores have rows in lanes of their own."""
    b = Body(2)
    q, k = b.load(0, (0,)), b.load(1, (ALL,), 1)
    b.store(b.accumulate(b.apply("sum", b.apply("matmul", q, k), dim=1)), (0,), DType.f32)
    text = emitted(program("f", tensors((32, 64), (64, 1024)), b.block((0, 1), (2,), 4)))
    assert SPLIT not in text


def test_the_compiler_takes_them() -> None:
    made = [summed("sum", 4096, 1024, DType.f16), softmax(5000, (1024, 1024), DType.f16, rows=4, tile=1)]
    h100 = machine("h100")
    texts = [emit_module(decompose(m), decompose(m), machine=h100) for m in made]
    assert all(SPLIT in text for text in texts)
    assert len(compile_ahead(texts, h100.capability)) == len(made)
