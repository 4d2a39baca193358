"""Programs with symbolic sizes as upstream MLIR: IREE runs one module at any sizes, and at no others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import product
from typing import Any

import numpy as np
import pytest
from fused_programs import Body
from numpy.typing import NDArray
from sized_choices import (
    MOST,
    attention,
    attention_source,
    choice,
    column_sums_source,
    held_attention,
    single_key,
    split_column_sums,
)
from sized_runs import drawn_inputs
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Block, Region

import mirage_ir as mi
from mirage_ir.check import infer_program
from mirage_ir.dialects.mugraph.types import to_ir
from mirage_ir.errors import MirageError
from mirage_ir.interpret.real import run_program
from mirage_ir.lowering.mlir import sized
from mirage_ir.lowering.mlir.builder import Builder
from mirage_ir.lowering.mlir.sized import SizedWriting, lower_sized
from mirage_ir.program import DType, Level
from mirage_ir.sized.choice import SizeBox, SizedChoice, holds
from mirage_ir.sized.family import SizedProgram

LOOPS = SizedWriting(parallel=False)
RANGE = (1, MOST)


def function(source: SizedProgram, name: str) -> FuncOp:
    """A function of the type of a program."""
    types = infer_program(source.sample)
    inputs = [to_ir(type, Level.KERNEL) for type in source.sample.inputs]
    outputs = [to_ir(types[v], Level.KERNEL) for v in source.sample.outputs]
    return FuncOp(name, (inputs, outputs), Region(Block(arg_types=inputs)))


def lowered(source: SizedProgram, name: str, *choices: SizedChoice, writing: SizedWriting = LOOPS) -> list[FuncOp]:
    """The function of this name, and those that it calls."""
    func = function(source, name)
    return [func, *lower_sized(func, source, choices, {name}, writing)]


def operators() -> SizedProgram:
    """Operators that meet symbols: two of them in one tensor, a mean over one, their product as an extent, and a broadcast."""
    graph = mi.new_graph("operators")
    rows, columns = graph.new_symbol("rows", 1, 64), graph.new_symbol("columns", 1, 64)
    x = graph.new_input((rows, columns, 4), mi.float32, name="x")
    w = graph.new_input((columns, 4), mi.float32, name="w")
    y = graph.softmax(x * graph.broadcast(w, (rows, columns, 4)), dim=1) + graph.mean(x, 1)
    flat = graph.reshape(graph.transpose(y, (2, 1, 0)), (2 * columns, 2 * rows))
    graph.mark_output(graph.reshape(flat @ graph.transpose(flat, (1, 0)), (4 * columns * columns,)))
    return SizedProgram.of(graph.program())


def scaled(source: SizedProgram, value: float, *boxes: SizeBox) -> SizedChoice:
    """A program that multiplies by a number, so that results tell which program ran."""
    b = Body(1)
    b.store(b.apply("scale", b.load(0, (0, 1)), value=value), (0, 1), DType.f32)
    return choice(source, b.block((0,), (8, 4)), boxes=boxes)


def matrix() -> SizedProgram:
    graph = mi.new_graph("matrix")
    x = graph.new_input((graph.new_symbol("rows", *RANGE), graph.new_symbol("columns", *RANGE)), mi.float32, name="x")
    graph.mark_output(x * 2.0)
    return SizedProgram.of(graph.program())


BOXES: Sequence[SizeBox] = ((RANGE, (1, 9)), ((1, 20), (10, MOST)), ((21, MOST), (10, 40)), ((21, MOST), (41, MOST)))


def every_program(source: SizedProgram) -> list[SizedChoice]:
    """Three programs, of which the second has two boxes."""
    return [scaled(source, 3.0, BOXES[0]), scaled(source, 5.0, BOXES[1], BOXES[2]), scaled(source, 7.0, BOXES[3])]


@pytest.fixture(scope="module")
def run() -> Callable[..., NDArray[Any]]:
    """Runs the functions of one module, which takes IREE less time than one each."""
    pytest.importorskip("iree.compiler", reason="needs the extra mlir")
    pytest.importorskip("iree.runtime", reason="needs the extra mlir")
    from iree_runner import Runner

    heads, sums, plain = attention_source(), column_sums_source(), matrix()
    funcs = [
        *lowered(heads, "attention", attention(heads)),
        *lowered(heads, "held", held_attention(heads), replace(attention(heads), boxes=((RANGE, (65, MOST)),))),
        *lowered(heads, "single", single_key(heads), replace(attention(heads), boxes=((RANGE, (2, MOST)),))),
        *lowered(sums, "column_sums", split_column_sums(sums), writing=SizedWriting(parallel=True)),
        *lowered(operators(), "operators"),
        *lowered(plain, "matrix", *every_program(plain)),
        *lowered(plain, "unchecked", writing=SizedWriting(parallel=False, checks=False)),
    ]
    runner = Runner(str(ModuleOp(funcs)))
    return lambda name, *inputs: runner.run(name, inputs)[0]


def check(run: Callable[..., NDArray[Any]], source: SizedProgram, name: str = "", **sizes: int) -> None:
    program = source.at(sizes)
    inputs = drawn_inputs(program)
    (wanted,) = run_program(program, inputs, precision="float64")
    found = run(name or program.name, *inputs)
    assert found.shape == wanted.shape
    assert np.abs(found.astype(np.float64) - wanted).max() <= 5e-3 * np.abs(wanted).max()


@pytest.mark.parametrize(("tokens", "keys"), [(1, 1), (1, 15), (5, 16), (16, 17), (17, 48), (33, 200)])
def test_it_is_right_at_any_sizes(run: Callable[..., NDArray[Any]], tokens: int, keys: int) -> None:
    check(run, attention_source(), tokens=tokens, keys=keys)


@pytest.mark.parametrize(("tokens", "keys"), [(1, 1), (5, 16), (17, 48), (16, 64), (16, 65)])
def test_a_tile_with_all_keys_is_right_up_to_as_many(run: Callable[..., NDArray[Any]], tokens: int, keys: int) -> None:
    check(run, attention_source(), "held", tokens=tokens, keys=keys)


@pytest.mark.parametrize(("tokens", "keys"), [(1, 1), (17, 1), (1, 2), (17, 48)])
def test_a_program_may_have_one_size_of_a_symbol(run: Callable[..., NDArray[Any]], tokens: int, keys: int) -> None:
    check(run, attention_source(), "single", tokens=tokens, keys=keys)


def test_a_split_of_sums_has_blocks_without_entries(run: Callable[..., NDArray[Any]]) -> None:
    for rows in (1, 8, 9, 17, 63, 64, 100):
        check(run, column_sums_source(), rows=rows)


def test_operators_follow_sizes(run: Callable[..., NDArray[Any]]) -> None:
    for rows, columns in ((1, 1), (3, 5), (8, 1), (1, 7)):
        check(run, operators(), rows=rows, columns=columns)


def test_sizes_choose_the_program(run: Callable[..., NDArray[Any]]) -> None:
    choices = every_program(matrix())
    for sizes in product((1, 20, 21, 22), (1, 9, 10, 40, 41)):
        (factor,) = (f for f, c in zip((3, 5, 7), choices, strict=True) if holds(c.boxes, sizes))
        assert (run("matrix", np.ones(sizes, np.float32)) == factor).all()


OUT_OF_RANGE = "the size 'tokens' of dimension 1 of argument 0 must be from 1 to 4096"


@pytest.mark.parametrize(
    ("tokens", "keys", "others", "words"),
    [
        (3, 5, 6, "the size 'keys' of dimension 1 of argument 2 is not that of dimension 2 of argument 1"),
        (4097, 5, 5, OUT_OF_RANGE),
        (0, 5, 5, OUT_OF_RANGE),
    ],
)
def test_other_sizes_end_the_program(run: Callable[..., NDArray[Any]], tokens: int, keys: int, others: int, words: str) -> None:
    inputs = [np.zeros(shape, np.float16) for shape in ((2, tokens, 32), (2, 32, keys), (2, others, 32))]
    with pytest.raises(RuntimeError, match=words):
        run("attention", *inputs)


def test_sizes_may_be_the_callers_duty(run: Callable[..., NDArray[Any]]) -> None:
    assert run("unchecked", np.ones((MOST + 1, 3), np.float32)).shape == (MOST + 1, 3)
    (func,) = lowered(column_sums_source(), "f", writing=SizedWriting(checks=False))
    assert "cf.assert" not in str(func)


def test_names_that_are_taken_stay() -> None:
    source = matrix()
    func = function(source, "f")
    called = lower_sized(func, source, every_program(source), {"f", "f.program1"}, LOOPS)
    assert [one.sym_name.data for one in called] == ["f.program0", "f.program1_", "f.program2"]


def test_what_would_differ_from_size_to_size_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lowering that takes a decision by a size would write other operations at other samples."""
    plain = sized.lower_program

    def deciding(b: Builder, program: Any, inputs: Any, *, parallel: bool) -> Any:
        return plain(b, program, inputs, parallel=parallel != (program.inputs[0].shape[0] > 2000))

    monkeypatch.setattr(sized, "lower_program", deciding)
    source = column_sums_source()
    with pytest.raises(MirageError, match=r"@f: a kernel of 'column_sums' would differ from size to size: %"):
        lowered(source, "f", split_column_sums(source))


def test_a_program_without_as_large_sizes_is_refused() -> None:
    """All rows in one tile."""
    source = column_sums_source()
    b = Body(1)
    b.store(b.apply("sum", b.apply("square", b.load(0, (-1,))), dim=0), (-1,), DType.f32)
    whole = choice(source, b.block((0,), (1,)))
    with pytest.raises(MirageError, match="a tile of 'column_sums' has all entries of 'rows', 64 at most, not 4096"):
        lowered(source, "f", replace(whole, boxes=((RANGE,),)))
