"""Graphs whose tiles exceed their tensors: every meaning of programs agrees with the definition, block by block."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import numpy as np
from hypothesis import example, given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray
from random_ragged import FUNCTIONS, RATIONAL, random_ragged, reference

from mirage_ir.interpret.intervals import run_in_intervals
from mirage_ir.interpret.rational import NoValue, run_exactly
from mirage_ir.interpret.real import run_program
from mirage_ir.interpret.walker import run_values
from mirage_ir.program import Program
from mirage_ir.verify.elements import Elements
from mirage_ir.verify.field import Field
from mirage_ir.verify.semantics import FieldSemantics

PRIMES = (524_309, 786_433, 1_048_571)
SEEDS = st.integers(0, 1 << 32)
Array = NDArray[Any]


def numbers(program: Program, seed: int) -> list[Array]:
    random = np.random.default_rng(seed)
    return [random.standard_normal(t.shape) for t in program.inputs]


def integers(program: Program, seed: int) -> list[Array]:
    random = np.random.default_rng(seed)
    return [random.integers(1, 10, t.shape) for t in program.inputs]


@given(SEEDS)
@example(18405)  # The weight of an iteration without entries is infinite.
@settings(max_examples=150, deadline=None)
def test_float64_is_the_definition(seed: int) -> None:
    program = random_ragged(Random(seed), FUNCTIONS)
    inputs = numbers(program, seed)
    with np.errstate(all="ignore"):
        wanted = reference(program, inputs)
    for x, y in zip(run_program(program, inputs, precision="float64"), wanted, strict=True):
        np.testing.assert_allclose(x, y, rtol=1e-7, atol=1e-9)


@given(SEEDS)
@settings(max_examples=60, deadline=None)
def test_intervals_hold_the_definition(seed: int) -> None:
    program = random_ragged(Random(seed), FUNCTIONS)
    inputs = numbers(program, seed)
    with np.errstate(all="ignore"):
        wanted = reference(program, inputs)
    for bounds, y in zip(run_in_intervals(program, inputs), wanted, strict=True):
        known = np.isfinite(bounds.low)
        slack = 1e-9 * np.maximum(1, np.abs(y[known]))
        assert (bounds.low[known] <= y[known] + slack).all()
        assert (y[known] - slack <= bounds.high[known]).all()
        assert not (known & ~np.isfinite(y)).any()


@given(SEEDS)
@settings(max_examples=60, deadline=None)
def test_rational_numbers_and_residues_are_those_of_the_definition(seed: int) -> None:
    program = random_ragged(Random(seed), RATIONAL)
    inputs = integers(program, seed)
    exact = run_exactly(program, inputs)
    with np.errstate(all="ignore"):
        wanted = reference(program, inputs)
    field = Field(PRIMES, "ragged")
    given_residues = [Elements(np.stack([x.astype(np.uint32)] * len(PRIMES))) for x in inputs]
    found = [field.number(x) for x in run_values(program, given_residues, FieldSemantics(field))]
    for x, residues, y in zip(exact, found, wanted, strict=True):
        values = np.broadcast_to(residues.dense(), (len(PRIMES), *x.shape))
        for entry in np.ndindex(x.shape):
            number = x.item(entry)
            if isinstance(number, NoValue):
                continue
            assert np.isclose(float(number), y[entry], rtol=1e-6, atol=1e-6)
            assert residues.undefined is None or not residues.undefined[entry], "an absent entry counted"
            one = Fraction(number)
            assert [int(v) for v in values[(slice(None), *entry)]] == [
                one.numerator * pow(one.denominator, -1, p) % p for p in PRIMES
            ]
