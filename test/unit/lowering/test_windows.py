"""Rows that begin between vectors: tiles that begin at whole vectors, in Triton's interpreter among NaN."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from fused_programs import ALL, Body, program, tensors
from hypothesis import given, settings
from hypothesis import strategies as st
from poisoned_run import BadAccess, load_module
from ragged_graphs import ragged_load
from ragged_modules import emitted, trial, wrong
from several_loops import softmax
from triton.runtime.errors import InterpreterError

from mirage_ir.program import DType, Program

WINDOW = "VECTOR=whole_vectors("
"""A launch of a kernel with a window."""


def row_sums(rows: int, columns: int, dtype: DType) -> Program:
    """Each block squares a whole row, and stores it over its sum."""
    b = Body(1)
    x = b.load(0, (0,))
    y = b.apply("square", x)
    b.store(b.apply("div", y, b.apply("sum", y, dim=1)), (0,), dtype)
    return program("row_sums", tensors((rows, columns), dtype=dtype), b.block((0,), (rows,)))


def parts_of_rows(rows: int, columns: int, dtype: DType, parts: int, tile: int) -> Program:
    """Each block has a part of a row: it stores the part's exponentials, times a factor for each column, and its maximum."""
    b, shape, grid = Body(2), (rows, columns), (rows, parts)
    x = b.add(ragged_load(0, shape, (1, tile), grid, 1, (0, 1)))
    g = b.add(ragged_load(1, (columns,), (tile,), grid, 1, (ALL, 0)))
    b.store(b.apply("mul", b.apply("exp", x), g), (0, 1), dtype)
    types = tensors(shape, (columns,), dtype=dtype)
    return program("parts_of_rows", types, b.block((0, 1), grid))


def maxima(rows: int, columns: int, dtype: DType, parts: int, tile: int) -> Program:
    """The maximum of each block's part of a row, whose part is nobody else's."""
    b, shape, grid = Body(1), (rows, columns), (rows, parts)
    x = b.add(ragged_load(0, shape, (1, tile), grid, 1, (0, 1)))
    b.store(b.apply("max", x, dim=1), (0, 1), DType.f32)
    return program("maxima", tensors(shape, dtype=dtype), b.block((0,), grid))


KERNELS: dict[str, Callable[[int, DType], Program]] = {
    "whole rows": lambda columns, dtype: row_sums(9, columns, dtype),
    "parts": lambda columns, dtype: parts_of_rows(4, columns, dtype, -(-columns // 24), 24),
    "maxima": lambda columns, dtype: maxima(4, columns, dtype, -(-columns // 50), 50),
    "loops": lambda columns, dtype: softmax(columns, (32, 32), dtype, rows=4, tile=1),
    "lanes": lambda columns, dtype: softmax(columns + 600, (256, 256), dtype, rows=4, tile=1),
}


def check(made: Program, folder: Path, text: str = "") -> str:
    """What is wrong where rows follow each other, and where there are gaps between them and tensors begin anywhere."""
    module, found = load_module(text or emitted(made), folder), list[str]()
    for seed, dense in enumerate((True, False)):
        inputs, wanted = trial(made, Random(seed))
        found.append(wrong(module, inputs, wanted, seed, dense=dense))
    return "; ".join(filter(None, found))


@pytest.mark.parametrize("dtype", DType)
@pytest.mark.parametrize("columns", [77, 101])
@pytest.mark.parametrize("name", KERNELS)
def test_results(name: str, columns: int, dtype: DType, tmp_path: Path) -> None:
    made = KERNELS[name](columns, dtype)
    text = emitted(made)
    assert text.count(WINDOW) == 1
    assert check(made, tmp_path, text) == ""


@settings(max_examples=30)
@given(st.sampled_from(sorted(KERNELS)), st.integers(25, 200), st.sampled_from(DType))
def test_any_rows(tmp_path_factory: pytest.TempPathFactory, name: str, columns: int, dtype: DType) -> None:
    """With a window or without: where a tile has no room it is loaded entry by entry."""
    assert check(KERNELS[name](columns, dtype), tmp_path_factory.mktemp("rows")) == ""


@pytest.mark.parametrize(
    ("made", "why"),
    [
        (row_sums(9, 80, DType.f16), "rows begin at whole vectors"),
        (row_sums(9, 84, DType.f32), "so do those of f32 numbers"),
        (row_sums(9, 127, DType.f16), "the tile has no room for seven entries more"),
        (softmax(101, (32, 32), DType.f16, rows=9, tile=4), "blocks have several rows"),
        (softmax(251, (32, 32), DType.f16, rows=9, tile=1), "the loop has no room for seven entries more"),
    ],
)
def test_there_is_no_window_where(made: Program, why: str) -> None:
    assert WINDOW not in emitted(made), why


def test_launches_look_at_tensors_whose_rows_begin_alike() -> None:
    """Two inputs and the result have rows of 77; the third input has one row, which begins at a whole vector."""
    b = Body(3)
    x, y, z = b.load(0, (0,)), b.load(1, (0,)), b.load(2, (ALL,))
    b.store(b.apply("mul", b.apply("add", x, y), z), (0,))
    text = emitted(program("f", tensors((9, 77), (9, 77), (1, 77)), b.block((0, 1, 2), (9,))))
    assert text.count(", 1, ((0, 5),))") == 3


def test_products_have_none() -> None:
    b = Body(2)
    x, y = b.load(0, (0,)), b.load(1, (ALL,))
    b.store(b.apply("matmul", x, y), (0,))
    assert WINDOW not in emitted(program("f", tensors((9, 77), (77, 33)), b.block((0, 1), (9,))))


BOUNDS = re.compile(r"^ +((?:vectors|inside|present|below)\w+|shift|e\d+|full\w*) = .*$", re.MULTILINE)
MISTAKES = (("VECTOR - 1", "VECTOR - 2"), (" + VECTOR - 1", ""), (" >= ", " > "), (" < ", " <= "), (") % VECTOR", " + 1) % VECTOR"))


@pytest.mark.parametrize("name", ["whole rows", "parts", "loops"])
def test_mistakes_are_seen(name: str, tmp_path: Path) -> None:
    """A bound of a window that is off: what is read or written is wrong, or an access. Those that are not are listed."""
    made = KERNELS[name](77, DType.f16)
    text, kept = emitted(made), list[str]()
    for line in BOUNDS.finditer(text):
        for right, mistake in MISTAKES:
            for at in re.finditer(re.escape(right), line[0]):
                changed = line[0][: at.start()] + mistake + line[0][at.end() :]
                try:
                    outcome = check(made, tmp_path, text[: line.start()] + changed + text[line.end() :])
                except (BadAccess, InterpreterError) as error:
                    outcome = str(error)
                if not outcome:
                    kept.append(changed.strip())
    # A whole vector that is stored entry by entry, and entries of a vector that are loaded and masked behind the load.
    assert all(line.startswith(("inside", "vectors", "full")) for line in kept), kept
