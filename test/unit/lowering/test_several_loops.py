"""Kernels of several loops: later ones read what earlier ones accumulated, and each has masks and full iterations of its own."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import numpy as np
import pytest
import torch
from poisoned_run import load_module, poisoned_run
from ragged_modules import TORCH, emitted, trial, wrong
from several_loops import CASES, batch_norm, norm_linear, softmax

from mirage_ir.interpret import run_program
from mirage_ir.lowering.flatten import flatten
from mirage_ir.lowering.triton import compile_ahead
from mirage_ir.lowering.triton.launch import choose_launch
from mirage_ir.lowering.triton.loads import loaded_twice
from mirage_ir.program import DType, GraphOp
from mirage_ir.target.machines import machine

SCRATCH = 2048
"""Bytes that reductions across warps may take beyond the estimate."""


@pytest.mark.parametrize("dtype", DType)
@pytest.mark.parametrize("name", CASES)
def test_results(name: str, dtype: DType, tmp_path: Path) -> None:
    made = CASES[name](dtype)
    module = load_module(emitted(made), tmp_path)
    for seed in range(2):
        inputs, wanted = trial(made, Random(seed))
        assert wrong(module, inputs, wanted, seed) == ""


def test_they_compile_within_the_estimated_memory() -> None:
    """The tiles of one loop take the place of those of another."""
    h100 = machine("h100")
    made = [norm_linear(1024, (128, 64), DType.f16), softmax(1000, (256, 128), DType.f16), batch_norm(4096, 64, DType.f16)]
    for program, ((_, shared),) in zip(made, compile_ahead([emitted(m) for m in made], h100.capability), strict=True):
        (block,) = (node for node in program.nodes if isinstance(node, GraphOp))
        assert shared <= choose_launch(loaded_twice(flatten(block, program.inputs)), h100).shared + SCRATCH


def test_each_loop_has_full_iterations_of_its_own() -> None:
    text = emitted(softmax(101, (16, 8), DType.f16))
    assert re.findall(r"(full\w*) = (.*)  #", text) == [("full", "loop - 1"), ("full_2", "loop_2 - 1")]
    ranges = re.findall(r"for it in tl.range\((.*), num_stages=\w+\)", text)
    assert ranges == ["0, full", "full, loop", "0, full_2", "full_2, loop_2"]
    assert re.findall(r"(loop\w*)=iterations\((\d+)\)", text) == [("loop", "7"), ("loop_2", "13")]


def test_entries_that_are_minus_infinity(tmp_path: Path) -> None:
    """They count for nothing, in whole tiles too; a row of nothing else gives NaN, as it does in the source."""
    made = softmax(101, (16, 8), DType.f32)
    x = np.random.default_rng(0).normal(size=(6, 101)).astype(np.float32)
    x[0, :50] = x[1, 40:] = x[2, ::2] = x[3] = -np.inf
    wanted = run_program(made, [x], precision="float64")
    with np.errstate(invalid="ignore"):
        e = np.exp(x.astype(np.float64) - x.max(1, keepdims=True))
    assert np.allclose(wanted[0], e / e.sum(1, keepdims=True), equal_nan=True)
    module = load_module(emitted(made), tmp_path)
    found = poisoned_run(module, [torch.from_numpy(x).to(TORCH[DType.f32])], Random(0))
    assert np.allclose(np.asarray(found[0]), wanted[0], rtol=1e-5, atol=1e-7, equal_nan=True)
