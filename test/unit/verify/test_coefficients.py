"""A tensor is a rational number times residues: whatever stands outside, the product is what the program says."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from fused_programs import op, program, tensors
from hypothesis import given, settings
from hypothesis import strategies as st

from mirage_ir.verify import verify
from mirage_ir.verify.elements import Elements
from mirage_ir.verify.field import Field
from mirage_ir.verify.primes import all_primes
from mirage_ir.verify.semantics import FieldSemantics

PRIMES = all_primes()[::13_000]
F = Field(PRIMES, "coefficients")
SHAPE = (2, 3)
NUMBERS = st.fractions(-4, 4, max_denominator=5)
WHOLE = st.lists(st.integers(-3, 3), min_size=6, max_size=6)
Pair = tuple[Elements, Any]
"""Elements, and the rational numbers that they are."""


def given_pair(values: list[int], coefficient: Fraction) -> Pair:
    """coefficient · values, of which residues are kept."""
    array = np.array(values, dtype=object).reshape(SHAPE)
    return Elements(residues(array), coefficient=coefficient), array * coefficient


def residues(array: Any) -> Any:
    whole = np.vectorize(Fraction, otypes=[object])(array)
    return np.stack(
        [np.vectorize(lambda n, p=p: n.numerator * pow(n.denominator, -1, p) % p, otypes=[np.uint32])(whole) for p in PRIMES]
    )


def holds(x: Elements, expected: Any) -> None:
    np.testing.assert_array_equal(F.number(x).dense(), residues(expected))


PAIRS = st.builds(given_pair, WHOLE, NUMBERS)
BINARY: dict[str, tuple[Callable[[Elements, Elements], Elements], Callable[[Any, Any], Any]]] = {
    "add": (F.add, lambda x, y: x + y),
    "sub": (F.sub, lambda x, y: x - y),
    "mul": (F.mul, lambda x, y: x * y),
    "matmul": (lambda x, y: F.matmul(x, y.move(lambda a: a.swapaxes(-1, -2))), lambda x, y: x @ y.T),
    "concatenation": (
        lambda x, y: F.move(lambda np, *xs: np.concatenate(xs, axis=-1), x, y),
        lambda x, y: np.concatenate([x, y], axis=-1),
    ),
}
UNARY: dict[str, tuple[Callable[[Elements], Elements], Callable[[Any], Any]]] = {
    "neg": (F.neg, lambda x: -x),
    "scale": (lambda x: F.mul(x, F.constant(Fraction(2, 3))), lambda x: x * Fraction(2, 3)),
    "offset": (lambda x: F.add(x, F.constant(Fraction(-5, 2))), lambda x: x - Fraction(5, 2)),
    "nothing": (lambda x: F.mul(F.zero, x), lambda x: 0 * x),
    "divided by a number": (lambda x: F.div(x, F.constant(Fraction(-7, 4))), lambda x: x * Fraction(-4, 7)),
    "sum": (lambda x: F.sum(x, -1), lambda x: x.sum(1, keepdims=True)),
    "twice": (lambda x: F.add(x, x), lambda x: x + x),
    "square": (lambda x: F.mul(x, x), lambda x: x * x),
    "equal terms": (
        lambda x: F.sum(x.move(lambda a: np.broadcast_to(a[..., None], (*a.shape, 7))), -1),
        lambda x: (7 * x)[..., None],
    ),
}


@pytest.mark.parametrize("name", BINARY)
@given(x=PAIRS, y=PAIRS)
@settings(max_examples=25, deadline=None)
def test_binary(name: str, x: Pair, y: Pair) -> None:
    ours, exact = BINARY[name]
    holds(ours(x[0], y[0]), exact(x[1], y[1]))


@pytest.mark.parametrize("name", UNARY)
@given(x=PAIRS)
@settings(max_examples=25, deadline=None)
def test_unary(name: str, x: Pair) -> None:
    ours, exact = UNARY[name]
    holds(ours(x[0]), exact(x[1]))


@given(st.lists(st.tuples(PAIRS, st.sampled_from(["add", "sub", "mul"]), NUMBERS), min_size=1, max_size=4), PAIRS)
@settings(max_examples=25, deadline=None)
def test_expressions(steps: list[tuple[Pair, str, Fraction]], start: Pair) -> None:
    x, exact = start
    for (y, z), name, number in steps:
        x, exact = BINARY[name][0](x, y).scaled(number), BINARY[name][1](exact, z) * number
    holds(x, exact)


@given(PAIRS, PAIRS)
@settings(max_examples=25, deadline=None)
def test_division(x: Pair, y: Pair) -> None:
    """Undefined exactly where the divisor is 0."""
    made = F.number(F.div(x[0], y[0]))
    zero = y[1] == 0
    undefined = np.zeros(SHAPE, dtype=np.bool_) if made.undefined is None else made.undefined
    np.testing.assert_array_equal(undefined, zero.astype(np.bool_))
    expected = residues(x[1] / np.where(zero, 1, y[1]))
    np.testing.assert_array_equal(np.where(undefined, 0, made.dense()), np.where(undefined, 0, expected))


@given(st.lists(PAIRS, min_size=2, max_size=2))
@settings(max_examples=25, deadline=None)
def test_pieces_with_other_coefficients_are_written(pieces: list[Pair]) -> None:
    """Side by side into one tensor, as blocks write what they store."""
    meaning = FieldSemantics(F)
    out = meaning.allocate((2, 6), pieces[0][0])
    for i, (x, _) in enumerate(pieces):
        meaning.write(out, lambda a, i=i: a[..., 3 * i : 3 * i + 3], x)
    holds(out, np.concatenate([exact for _, exact in pieces], axis=1))


@given(PAIRS, st.sampled_from(["exp", "tanh", "sigmoid"]))
@settings(max_examples=25, deadline=None)
def test_functions_see_the_number_and_not_its_parts(x: Pair, name: str) -> None:
    """2·(3·x) and 6·x are one argument, whatever stands outside."""
    inside, _ = Elements(residues(x[1])), x[1]
    if x[0].coefficient < 0 and name == "exp":
        # exp(−x) is 1/exp(x) where the sign stands outside.
        inside = F.neg(Elements(residues(-x[1])))
    ours, theirs = (F.number(F.oracle(name, z)).dense() for z in (x[0], inside))
    np.testing.assert_array_equal(ours, theirs)


@pytest.mark.parametrize("value", [3.0, -3.0, 0.1, 1e-3, 2.0**60])
def test_scales_may_stand_anywhere(value: float) -> None:
    types = tensors((3, 4), (4, 5))
    source = program("s", types, op("scale", 0, value=value), op("matmul", 2, 1), op("tanh", 3))
    after = program("c", types, op("matmul", 0, 1), op("scale", 2, value=value), op("tanh", 3))
    assert verify(source, after).equivalent
    wrong = program("c", types, op("matmul", 0, 1), op("scale", 2, value=-value), op("tanh", 3))
    assert not verify(source, wrong).equivalent
