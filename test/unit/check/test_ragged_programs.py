"""Random programs with ragged tiles: what holds for all programs holds for them."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest
from random_mugraphs import Array, draw_inputs, random_program
from xdsl.context import Context
from xdsl.dialects.builtin import Builtin, ModuleOp
from xdsl.dialects.func import Func, FuncOp
from xdsl.parser import Parser

from mirage_ir.absence import is_ragged
from mirage_ir.canonical import canonical
from mirage_ir.check import absences, check_graph, infer_program
from mirage_ir.codec import decode, encode
from mirage_ir.dialects.bridge import func_from_program, program_from_func
from mirage_ir.dialects.mugraph import MuGraph
from mirage_ir.form_threads import form_threads
from mirage_ir.interpret import layout, real
from mirage_ir.interpret.real import run_program
from mirage_ir.program import GraphOp, Program, numbered

SEEDS = range(60)


def ragged(seed: int) -> Program:
    """The first program of a seed that has a ragged tile."""
    random = Random(seed)
    drawn = iter(lambda: random_program(random, ragged=True), None)
    return next(p for p in drawn if any(isinstance(n, GraphOp) and is_ragged(n) for n in p.nodes))


def test_some_absent_entries_are_stored_around_and_some_are_summed_away() -> None:
    counts: Counter[str] = Counter()
    for seed in SEEDS:
        program = ragged(seed)
        types = infer_program(program)
        for first, node in numbered(len(program.inputs), program.nodes):
            if isinstance(node, GraphOp) and is_ragged(node):
                read = [types[v] for v in node.operands]
                inside = absences(node, read)
                assert len(inside) == len(check_graph(node, read))
                for i, store in enumerate(node.stores):
                    counts["cut" if any(inside[store.operand]) else "whole"] += types[first + i].size > 0
    assert min(counts["cut"], counts["whole"]) >= 20


@pytest.mark.parametrize("seed", SEEDS[:30])
def test_a_program_comes_back_from_text_and_data(seed: int) -> None:
    program = ragged(seed)
    func = func_from_program(program, "f")
    func.verify()
    context = Context()
    for dialect in (Builtin, Func, MuGraph):
        context.load_dialect(dialect)
    (again,) = Parser(context, str(ModuleOp([func])), "test.mlir").parse_module().ops
    assert isinstance(again, FuncOp)
    read = program_from_func(again)
    assert canonical(read) == canonical(program)
    assert str(func_from_program(read, "f")) == str(func)
    assert decode(Program, encode(program)) == program


@pytest.mark.parametrize("seed", SEEDS)
def test_what_absent_entries_hold_does_not_matter(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    program = ragged(seed)
    inputs = draw_inputs(program, seed)
    found = [padded_with(value, program, inputs, monkeypatch) for value in (0.0, 1.0, np.nan, np.inf)]
    for other in found[1:]:
        for x, y in zip(found[0], other, strict=True):
            np.testing.assert_array_equal(x, y)


def padded_with(value: float, program: Program, inputs: list[Array], monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    monkeypatch.setattr(real, "pad_end", lambda array, widths, _=0: layout.pad_end(array, widths, value))
    with np.errstate(all="ignore"):
        return run_program(program, inputs, precision="float64")


@pytest.mark.parametrize("seed", SEEDS)
def test_thread_graphs_change_nothing(seed: int) -> None:
    program = ragged(seed)
    fused = form_threads(program)
    assert infer_program(fused) == infer_program(program)
    inputs = draw_inputs(program, seed)
    with np.errstate(all="ignore"):
        for old, new in zip(run_program(program, inputs), run_program(fused, inputs), strict=True):
            np.testing.assert_array_equal(old, new)
