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
from several_loops import CASES, softmax

from mirage_ir.interpret import run_program
from mirage_ir.program import DType


@pytest.mark.parametrize("dtype", DType)
@pytest.mark.parametrize("name", CASES)
def test_results(name: str, dtype: DType, tmp_path: Path) -> None:
    made = CASES[name](dtype)
    module = load_module(emitted(made), tmp_path)
    for seed in range(2):
        inputs, wanted = trial(made, Random(seed))
        assert wrong(module, inputs, wanted, seed) == ""


def test_each_loop_has_full_iterations_of_its_own() -> None:
    text = emitted(softmax(101, (16, 8), DType.f16))
    assert re.findall(r"(full\w*) = (\d+)  #", text) == [("full", "6"), ("full_2", "12")]
    assert re.findall(r"for it in tl.range\((.*), num_stages=\w+\)", text) == ["0, full", "full, 7", "0, full_2", "full_2, 13"]


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
