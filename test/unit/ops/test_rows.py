"""What a row says of its operator's values, against its function of real numbers on random entries."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_letters
from typing import Any

import numpy as np
import pytest

from mirage_ir.interpret import run_program
from mirage_ir.ops import OPERATORS, Domain, Operator, signature_of
from mirage_ir.program import Apply, Attr, DType, Program, Shape, TensorType, make_attrs

from .test_signature import cases


def run(row: Operator, inputs: Sequence[Any], attrs: dict[str, Attr]) -> Any:
    shapes = [x.shape for x in inputs]
    node = Apply(row.name, tuple(range(len(inputs))), make_attrs(attrs))
    program = Program("p", tuple(TensorType(s, DType.f32) for s in shapes), (node,), (len(inputs),))
    with np.errstate(all="ignore"):
        return run_program(program, inputs, precision="float64")[0]


def entries(row: Operator, shapes: Sequence[Shape], largest: float = 30.0) -> list[Any]:
    """Random entries of both signs, positive ones where the operator needs them."""
    draw = np.random.default_rng(len(row.name))
    least = -largest if row.domain in (Domain.ALL, Domain.UNKNOWN) else 0.1
    return [draw.uniform(least, largest, shape) for shape in shapes]


EVERY = [pytest.param(row, *case, id=f"{name}-{n}") for name, row in OPERATORS.items() for n, case in enumerate(cases(row))]


@pytest.mark.parametrize(("row", "shapes", "attrs"), EVERY)
def test_values_lie_in_the_range(row: Operator, shapes: tuple[Shape, ...], attrs: dict[str, Attr]) -> None:
    low, high = row.range
    for largest in (0.2, 3.0, 100.0):
        values = run(row, entries(row, shapes, largest), attrs)
        assert not np.any((values < low) | (values > high))


@pytest.mark.parametrize(("row", "shapes", "attrs"), EVERY)
def test_a_factor_of_the_first_operand_is_one_of_the_value(
    row: Operator, shapes: tuple[Shape, ...], attrs: dict[str, Attr]
) -> None:
    x, *others = entries(row, shapes)
    same = np.allclose(run(row, [5 * x, *others], attrs), 5 * run(row, [x, *others], attrs), equal_nan=True)
    assert same == row.homogeneous


@pytest.mark.parametrize(("row", "shapes", "attrs"), EVERY)
def test_a_view_has_the_memory_of_its_operand(row: Operator, shapes: tuple[Shape, ...], attrs: dict[str, Attr]) -> None:
    inputs = entries(row, shapes)
    assert np.shares_memory(run(row, inputs, attrs), inputs[0]) == row.view


def in_einsum_notation(row: Operator, inputs: Sequence[Any], attrs: dict[str, Attr]) -> Any:
    """The value as einsum computes it, None where no equation says which entries meet."""
    shapes = [x.shape for x in inputs]
    signature = signature_of(Apply(row.name, tuple(range(len(inputs))), make_attrs(attrs)), shapes)
    value = attrs.get("value", 1.0)
    if signature.regroupings:
        return value * inputs[0].reshape(attrs["shape"])
    if signature.segments or any(label.new and label.extent > 1 for label in signature.labels):
        return None
    terms = ["".join("1" for _ in shape) for shape in shapes]
    right = ""
    for letter, label in zip(ascii_letters, signature.labels, strict=False):
        for o, d in (*label.along, *label.stretched):
            terms[o] = terms[o][:d] + (letter if (o, d) in label.along else "1") + terms[o][d + 1 :]
        right += letter if label.result is not None and label.along else ""
    operands = [np.squeeze(x, tuple(d for d, c in enumerate(term) if c == "1")) for x, term in zip(inputs, terms, strict=True)]
    repeats = max(1, row.factors // len(inputs))
    equation = ",".join(term.replace("1", "") for term in terms for _ in range(repeats)) + "->" + right
    result = np.einsum(equation, *(x for x in operands for _ in range(repeats)))
    return value * result.reshape([label.extent for label in signature.labels if label.result is not None])


@pytest.mark.parametrize("name", OPERATORS)
def test_factors_are_those_of_an_einsum(name: str) -> None:
    row = OPERATORS[name]
    same: list[bool] = []
    for shapes, attrs in cases(row):
        inputs = entries(row, shapes)
        expected = in_einsum_notation(row, inputs, attrs)
        value = run(row, inputs, attrs)
        same.append(expected is not None and np.allclose(value, expected))
        if row.factors:
            assert np.allclose(run(row, [3 * x for x in inputs], attrs), 3**row.factors * value)
    assert all(same) == (row.factors > 0)
