"""Kernels of several loops mean what their loops mean one by one, as kernels."""

from __future__ import annotations

import numpy as np
import pytest
from several_loops import CASES, softmax

from mirage_ir.check import infer_program
from mirage_ir.interpret import run_program
from mirage_ir.loop_kernels import with_loops_apart
from mirage_ir.program import DType, GraphOp, Program


def graphs(program: Program) -> list[GraphOp]:
    return [node for node in program.nodes if isinstance(node, GraphOp)]


@pytest.mark.parametrize("name", CASES)
def test_loops_apart_compute_the_same(name: str) -> None:
    made = CASES[name](DType.f16)
    apart = with_loops_apart(made)
    (block,) = graphs(made)
    assert [graph.loops for graph in graphs(apart)] == [(n,) for n in block.loops]
    assert [infer_program(apart)[v] for v in apart.outputs] == [infer_program(made)[v] for v in made.outputs]
    draw = np.random.default_rng(1)
    inputs = [draw.normal(size=t.shape).astype(np.float16) for t in made.inputs]
    for ours, theirs in zip(*(run_program(p, inputs, precision="float64") for p in (made, apart)), strict=True):
        assert np.allclose(ours, theirs, rtol=1e-12, atol=0)  # Products of parts of a matrix may add up in another order.


def test_one_loop_stays_as_it_is() -> None:
    apart = with_loops_apart(softmax(96, (32, 16), DType.f16))
    assert with_loops_apart(apart) is apart
