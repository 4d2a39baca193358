"""Interval arithmetic: the real number is inside, rounding never makes a difference, and what is told apart is apart."""

from __future__ import annotations

from random import Random

import mpmath
import numpy as np
import pytest
from fused_programs import attention, flash_attention, fused_rmsnorm, rmsnorm
from hypothesis import given, reject, settings
from hypothesis import strategies as st
from law_programs import random_law_program
from mutants import SMALL
from random_operators import random_operators
from real_points import Digits, TooLarge

from mirage_ir.decompose import decompose
from mirage_ir.interpret.intervals import Interval, IntervalArithmetic, run_in_intervals
from mirage_ir.interpret.walker import run_values
from mirage_ir.ops import register, unary_function, unregister
from mirage_ir.program import DType, Program, ProgramBuilder, TensorType
from mirage_ir.verify.differences import RoundedJudge

PAIR = TensorType((2, 3), DType.f32)


def holds(program: Program, inputs: list[np.ndarray]) -> tuple[int, int]:
    """Checks each entry against 60 digits; how many were bounded, and how many have a value."""
    with mpmath.workdps(60):
        exactly = [np.array([mpmath.mpf(float(x)) for x in a.flat], dtype=object).reshape(a.shape) for a in inputs]
        bounded = defined = 0
        for value, bounds in zip(run_values(program, exactly, Digits()), run_in_intervals(program, inputs), strict=True):
            low, high = (np.broadcast_to(a, value.shape) for a in (bounds.low, bounds.high))
            for entry in np.ndindex(value.shape):
                x = value[entry]
                defined += not mpmath.isnan(x)
                if not np.isnan(low[entry]):
                    bounded += 1
                    assert mpmath.mpf(float(low[entry])) <= x <= mpmath.mpf(float(high[entry]))
        return bounded, defined


@given(st.integers(0, 2**32 - 1))
@settings(max_examples=30, deadline=None)
def test_the_real_number_is_inside(seed: int) -> None:
    random = Random(seed)
    draw = np.random.default_rng(seed)
    source = decompose(random.choice((random_operators, random_law_program))(random))
    lowest, size = random.choice(((-1.5, 1.0), (0.25, 1.0), (-1.0, 100.0)))
    try:
        holds(source, [draw.uniform(lowest, 1.5, t.shape) * size for t in source.inputs])
    except TooLarge:  # Exponentials of exponentials: no digits are enough.
        reject()


@pytest.mark.parametrize("number", range(len(SMALL)))
def test_fused_programs_are_bounded(number: int) -> None:
    for program in SMALL[number]:
        draw = np.random.default_rng(number)
        bounded, defined = holds(program, [draw.uniform(-1, 1, t.shape) for t in program.inputs])
        assert bounded == defined > 0


def test_intervals_are_narrow() -> None:
    for program in (attention(1, 4, 8, 64), flash_attention(1, 4, 8, 64, 2, 8), rmsnorm(2, 64, 8), fused_rmsnorm(2, 64, 8, 2, 8)):
        draw = np.random.default_rng(0)
        (bounds,) = run_in_intervals(program, [draw.uniform(-1, 1, t.shape) for t in program.inputs])
        assert np.max(bounds.high - bounds.low) < 1e-11


def nearly(op: str) -> tuple[Program, Program]:
    """f(x + w − w) with w = exp(x·x), and f(x)."""
    first, second = ProgramBuilder("first"), ProgramBuilder("second")
    x = first.input(PAIR)
    w = first.apply("exp", first.apply("square", x))
    first.output(first.apply(op, first.apply("sub", first.apply("add", x, w), w)))
    second.output(second.apply(op, second.input(PAIR)))
    return first.build(), second.build()


@pytest.mark.parametrize("op", ["relu", "neg", "exp", "expm1", "log1p", "tanh", "erf", "sigmoid"])
def test_what_cancels_is_no_difference(op: str) -> None:
    """In float64 x + w − w is 0 for a huge w, and its relu stays 0 when w is moved a little."""
    for size in (1.0, 3.0, 6.0, 7.5, 20.0):
        point = [np.array([[0.3, 0.9, 1.0], [0.1, 0.2, 0.7]]) * size]
        assert RoundedJudge(*nearly(op))(point) is None
        holds(nearly(op)[0], point)


def test_what_is_apart_is_told() -> None:
    source, other = nearly("relu")
    second = ProgramBuilder("second")
    second.output(second.apply("square", second.input(PAIR)))
    found = RoundedJudge(source, second.build())([np.full((2, 3), 0.5)])
    assert found is not None
    assert (found.expected, found.found) == (pytest.approx(0.5), pytest.approx(0.25))
    assert RoundedJudge(source, other)([np.full((2, 3), 0.5)]) is None


def test_no_value_is_nan() -> None:
    arithmetic = IntervalArithmetic()
    around = Interval(np.array([-1.0, 0.0, 1.0]), np.array([1.0, 1.0, 2.0]))
    with np.errstate(all="ignore"):
        for value in (arithmetic.div(arithmetic.one, around), arithmetic.oracle("log", around)):
            assert np.isnan(value.low).tolist() == [True, True, False]
        assert np.isnan(arithmetic.oracle("sqrt", around).low).tolist() == [True, False, False]
        assert np.isnan(arithmetic.oracle("log1p", around).low).tolist() == [True, False, False]
        assert np.isnan(arithmetic.oracle("exp", arithmetic.constant(1000)).high)


@pytest.mark.parametrize("scale", [1.0, 1e3, 1e9])
def test_functions_of_which_rounding_takes_the_digits(scale: float) -> None:
    """Of a registered function only values are known: bounds are as wide as it is ill-conditioned."""
    register(unary_function("fast", lambda np, x: np.sin(scale * x)))
    try:
        b = ProgramBuilder("fast")
        b.output(b.apply("fast", b.input(PAIR)))
        x = np.random.default_rng(0).uniform(-1, 1, PAIR.shape)
        (bounds,) = run_in_intervals(b.build(), [x])
        with mpmath.workdps(60):
            for entry in np.ndindex(PAIR.shape):
                y = mpmath.sin(scale * mpmath.mpf(float(x[entry])))
                assert bounds.low[entry] <= y <= bounds.high[entry]
    finally:
        unregister("fast")
