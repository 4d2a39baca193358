"""Operators that are registered at run time: kernels compute them once they have a CUDA rule, and are refused by name before."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import numpy as np
import pytest
from emulated_runs import distance, emulated
from fused_programs import ALL, Body, program, tensors

from mirage_ir.decompose import decompose
from mirage_ir.errors import LoweringError
from mirage_ir.interpret.real import run_program
from mirage_ir.lowering.cuda.compile import Compiled
from mirage_ir.lowering.cuda.module import emit_cuda_file
from mirage_ir.lowering.cuda.rules import register_rule, unregister_rule
from mirage_ir.ops import contraction, reduction, register, unary_function, unregister
from mirage_ir.program import Program
from mirage_ir.target.machines import machine


@pytest.fixture
def registered() -> Iterator[None]:
    register(unary_function("softsign", lambda np, x: x / (1 + np.abs(x))))
    register(
        reduction(
            "sumsq",
            expr=lambda E, bound, x, dim: E.sum(E.mul(x, x), bound),
            real=lambda np, x, dim: np.sum(x * x, axis=dim, keepdims=True),
            modular=lambda F, x, dim: F.sum(F.mul(x, x), dim),
        )
    )
    register(
        contraction(
            "twice",
            expr=lambda E, bound, x, y: E.sum(E.add(E.mul(x, y), E.mul(x, y)), bound),
            real=lambda np, x, y: 2.0 * np.matmul(x, y),
            modular=lambda F, x, y: F.mul(F.constant(2), F.matmul(x, y)),
        )
    )
    yield
    for name in ("softsign", "sumsq", "twice"):
        unregister(name)
        unregister_rule(name)


def softsign() -> Program:
    b = Body(1)
    b.store(b.apply("softsign", b.load(0, (0,))), (0,))
    return program("softsigns", tensors((64, 32)), b.block((0,), (2,)))


def sumsq() -> Program:
    b = Body(1)
    b.store(b.apply("sumsq", b.load(0, (0,)), dim=1), (0,))
    return program("squares", tensors((64, 32)), b.block((0,), (2,)))


def twice() -> Program:
    b = Body(2)
    b.store(b.apply("twice", b.load(0, (0,)), b.load(1, (ALL,))), (0,))
    return program("products", tensors((64, 32), (32, 16)), b.block((0, 1), (2,)))


def text(given: Program) -> str:
    return emit_cuda_file(decompose(given), machine=machine("h100"))


@pytest.mark.usefixtures("registered")
def test_a_function_needs_a_rule() -> None:
    with pytest.raises(LoweringError, match=r"operator 'softsign' has no CUDA rule: add one with [\w.]+\.register_rule$"):
        text(softsign())
    register_rule("softsign", "{0} / (1.0f + fabsf({0}))")
    assert "return x0 / (1.0f + fabsf(x0));" in text(softsign())
    x = np.random.default_rng(0).normal(size=(64, 32)).astype(np.float16)
    (found,) = emulated(softsign(), [x], Random(0))
    assert distance(found, run_program(softsign(), [x])[0]) < 1e-3


@pytest.mark.usefixtures("registered")
def test_what_a_rule_says_is_compiled(compiled: Callable[[str, str], Compiled]) -> None:
    register_rule("softsign", lambda x: f"{x} / (1.0f + fabsf({x}))")
    assert set(compiled(text(softsign()), "sm_80").kernels) == {"softsigns_kernel0", "softsigns_kernel0_any"}


@pytest.mark.usefixtures("registered")
@pytest.mark.parametrize(
    ("given", "reason"),
    [
        (sumsq, "operator 'sumsq' has no CUDA rule: kernels reduce by max, mean, sum alone"),
        (twice, "operator 'twice' has no CUDA rule: kernels contract by products of matrices alone"),
    ],
)
def test_other_sums_are_refused_by_name(given: Callable[[], Program], reason: str) -> None:
    with pytest.raises(LoweringError, match=reason):
        text(given())
