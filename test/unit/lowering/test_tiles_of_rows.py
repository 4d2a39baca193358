"""Loops in which it matters which entries are in one tile, and tensors that do not lie alike: windows and lanes keep off."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import numpy as np
import pytest
import torch
from fused_programs import ALL, Body, op, program, tensors
from poisoned_run import load_module, poisoned_run
from ragged_graphs import ragged_load
from ragged_modules import emitted, trial, wrong

from mirage_ir.interpret import run_program
from mirage_ir.program import DType, Program, Shape

ROWS, ENTRIES, TILE, LOOP = 4, 77, 32, 3
F32 = DType.f32


def looped(
    write: Callable[[Body, int], None], *others: Shape, entries: int = ENTRIES, tile: int = TILE, loop: int = LOOP
) -> Program:
    """Each block goes along a row of x in tiles, of which `write` makes results."""
    shape = (ROWS, entries)
    b = Body(1 + len(others))
    write(b, b.add(ragged_load(0, shape, (1, tile), (ROWS,), loop, (0,), 1)))
    inputs = tensors(shape, *others, dtype=F32)
    return program("looped", inputs, b.block(tuple(range(len(inputs))), (ROWS,), loop))


def over_own_sum(b: Body, x: int) -> None:
    """Each tile over its own sum."""
    quotient = b.apply("div", x, b.apply("sum", b.apply("square", x), dim=1))
    b.store(b.accumulate(quotient, "concat", 1), (0,), F32)


def sum_of_maxima(b: Body, x: int) -> None:
    b.store(b.accumulate(b.apply("max", x, dim=1)), (0,), F32)


def maxima(b: Body, x: int) -> None:
    """The maximum of each tile."""
    b.store(b.accumulate(b.apply("max", x, dim=1), "concat", 1), (0,), F32)


def weighted(b: Body, x: int) -> None:
    """A factor for each iteration."""
    b.store(b.accumulate(b.apply("sum", b.apply("mul", x, b.load(1, (0,), 1)), dim=1)), (0,), F32)


def weighted_entries(b: Body, x: int) -> None:
    b.store(b.accumulate(b.apply("mul", x, b.load(1, (0,), 1)), "concat", 1), (0,), F32)


def column_sums(b: Body, x: int) -> None:
    """The sums of entries that stand at one place of their tiles."""
    b.store(b.accumulate(x), (0,), F32)


def shifted(b: Body, x: int) -> None:
    """Sums of tiles times the exponentials of their maxima."""
    squares = b.apply("sum", b.apply("square", x), dim=1)
    b.store(b.accumulate(squares, shift=b.apply("max", x, dim=1)), (0,), F32)


def mixed(b: Body, x: int) -> None:
    """Two sums with one running maximum, one of exponentials."""
    top = b.apply("max", x, dim=1)
    e = b.apply("exp", b.apply("sub", x, top))
    first, second = (b.accumulate(b.apply("sum", y, dim=1), shift=top) for y in (e, x))
    b.store(b.apply("add", first, second), (0,), F32)


LOOPED: dict[str, Program] = {
    "over own sum": looped(over_own_sum),
    "sum of maxima": looped(sum_of_maxima),
    "maxima": looped(maxima),
    "weighted": looped(weighted, (ROWS, LOOP)),
    "weighted entries": looped(weighted_entries, (ROWS, LOOP)),
    "column sums": looped(column_sums),
    "shifted": looped(shifted),
    "shifted, long": looped(shifted, entries=1024, tile=256, loop=4),
    "mixed, long": looped(mixed, entries=1024, tile=256, loop=4),
    "one iteration": looped(sum_of_maxima, tile=128, loop=1),
}


def lengths(other: int) -> Program:
    """A loop along rows of two lengths."""
    b, shapes = Body(2), ((ROWS, ENTRIES), (ROWS, other))
    loads = [b.add(ragged_load(n, shape, (1, TILE), (ROWS,), LOOP, (0,), 1)) for n, shape in enumerate(shapes)]
    first, second = (b.accumulate(b.apply("sum", x, dim=1)) for x in loads)
    b.store(b.apply("add", first, second), (0,), F32)
    return program("lengths", tensors(*shapes), b.block((0, 1), (ROWS,), LOOP))


def over_sum(shape: Shape, dim: int) -> Program:
    """Each block has the first dimension's entry, and its squares over their sum."""
    b = Body(1)
    y = b.apply("square", b.load(0, (0,)))
    b.store(b.apply("div", y, b.apply("sum", y, dim=dim)), (0,))
    return program("over_sum", tensors(shape), b.block((0,), shape[:1]))


def columns() -> Program:
    """Sums of columns, which a view makes of rows."""
    b = Body(1)
    b.store(b.apply("sum", b.apply("square", b.load(0, (1,))), dim=0), (1,), F32)
    return program("columns", tensors((9, 77)), op("transpose", 0, permutation=(1, 0)), b.block((1,), (9,)))


def twice(parts: int) -> Program:
    """One tensor, loaded in two ways: x[i, j] − x[j, i]."""
    b = Body(1)
    b.store(b.apply("sub", b.load(0, (0, 1)), b.load(0, (1, 0))), (0, 1))
    return program("twice", tensors((parts, parts, ENTRIES)), b.block((0,), (parts, parts)))


def gathered(entries: int) -> Program:
    """A row that a loop puts together of single entries, beside one that is loaded at once."""
    b = Body(2)
    x, y = b.load(0, (0,), 1), b.load(1, (0,))
    b.store(b.apply("add", b.accumulate(b.apply("square", x), "concat", 1), y), (0,))
    return program("gathered", tensors((ROWS, entries), (ROWS, entries)), b.block((0, 1), (ROWS,), entries))


def handed_on(entries: int, dtype: DType) -> Program:
    """A kernel's result, whose rows are padded, and then an input whose rows are not times it."""
    first, second, types = Body(1), Body(2), tensors((2, entries), (4, 2, entries), dtype=dtype)
    first.store(first.apply("exp", first.load(0, (0,))), (0,), dtype)
    y, x = second.load(0, (ALL, 0)), second.load(1, (0, 1))
    second.store(second.apply("mul", x, y), (0, 1), dtype)
    return program("handed_on", types, first.block((0,), (2,)), second.block((2, 1), (4, 2)))


PROGRAMS: dict[str, Program] = {
    **LOOPED,
    "two lengths": lengths(79),
    "two lengths, one aligned": lengths(80),
    "rows before a dimension of one": over_sum((9, 77, 1), 1),
    "columns": columns(),
    "one tensor in two ways": twice(4),
    "gathered": gathered(25),
    "behind rows that fill their tile": handed_on(121, DType.f16),
    "the same in f32": handed_on(125, DType.f32),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_results(name: str, tmp_path: Path) -> None:
    made = PROGRAMS[name]
    module = load_module(emitted(made), tmp_path)
    for seed, dense in enumerate((True, False)):
        inputs, wanted = trial(made, Random(seed))
        assert wrong(module, inputs, wanted, seed, dense=dense) == ""


@pytest.mark.parametrize("name", LOOPED)
def test_neither_window_nor_lanes(name: str) -> None:
    text = emitted(LOOPED[name])
    assert "whole_vectors(" not in text and "tl.reshape(" not in text


def test_the_maximum_of_something_else_is_one_for_all_lanes(tmp_path: Path) -> None:
    """Of exp(x − max y), a lane whose y are far below x would overflow."""
    b, shape = Body(2), (ROWS, 1024)
    x, y = (b.add(ragged_load(n, shape, (1, 256), (ROWS,), 4, (0,), 1)) for n in range(2))
    top = b.apply("max", y, dim=1)
    b.store(b.accumulate(b.apply("sum", b.apply("exp", b.apply("sub", x, top)), dim=1), shift=top), (0,), F32)
    made = program("f", tensors(shape, shape, dtype=F32), b.block((0, 1), (ROWS,), 4))
    given = [np.full(shape, 60.0, np.float32), np.full(shape, 60.0, np.float32)]
    given[1][:, ::4] = -60.0
    wanted = run_program(made, given, precision="float64")
    found = poisoned_run(load_module(emitted(made), tmp_path), [torch.from_numpy(x) for x in given], Random(0))
    assert np.allclose(np.asarray(found[0]), wanted[0], rtol=1e-5)
