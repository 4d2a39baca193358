"""Expressions of emitted programs: their values, bounds and divisors, and what is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirage_ir.errors import ProgramError
from mirage_ir.lowering.cuda.expressions import divides, evaluate_expression, expression_bounds, expression_variables

RANGES = {"b0": (0, 3), "b1": (2, 5), "i": (0, 4)}
Drawn = tuple[str, Callable[[Mapping[str, int]], int]]
"""An expression, and its value as a function of Python."""


def pair(sign: str, left: Drawn, right: Drawn) -> Drawn:
    (a, f), (b, g) = left, right
    match sign:
        case "+":
            return f"({a} + {b})", lambda v: f(v) + g(v)
        case "-":
            return f"({a} - {b})", lambda v: f(v) - g(v)
        case "*":
            return f"({a} * {b})", lambda v: f(v) * g(v)
        case "min":
            return f"min({a}, {b})", lambda v: min(f(v), g(v))
        case _:
            return f"max({a}, {b})", lambda v: max(f(v), g(v))


def divided(sign: str, inner: Drawn, divisor: int) -> Drawn:
    """`/` and `%` of a number that is not negative."""
    text, f = f"max(0, {inner[0]}) {sign} {divisor}", inner[1]
    return f"({text})", (lambda v: max(0, f(v)) // divisor) if sign == "/" else (lambda v: max(0, f(v)) % divisor)


def variable(name: str) -> Drawn:
    return name, lambda v: v[name]


def number(value: int) -> Drawn:
    return str(value), lambda v: value


EXPRESSIONS = st.recursive(
    st.sampled_from(sorted(RANGES)).map(variable) | st.integers(-3, 40).map(number),
    lambda inner: (
        st.builds(pair, st.sampled_from(["+", "-", "*", "min", "max"]), inner, inner)
        | st.builds(divided, st.sampled_from(["/", "%"]), inner, st.integers(1, 9))
    ),
    max_leaves=6,
)
POINTS = [dict(zip(RANGES, at, strict=True)) for at in product(*(range(low, high + 1) for low, high in RANGES.values()))]


@given(EXPRESSIONS)
def test_values_are_those_of_python_and_within_the_bounds(drawn: Drawn) -> None:
    text, meaning = drawn
    values = [evaluate_expression(text, point) for point in POINTS]
    assert values == [meaning(point) for point in POINTS]
    low, high = expression_bounds(text, RANGES)
    assert low <= min(values) and max(values) <= high


@given(EXPRESSIONS, st.sampled_from([1, 2, 3, 4, 8, 16]), st.sampled_from([1, 2, 4]))
def test_what_divides_an_expression_divides_its_values(drawn: Drawn, divisor: int, known: int) -> None:
    if divides(divisor, drawn[0], {"i": known}):
        values = [evaluate_expression(drawn[0], {**point, "i": point["i"] * known}) for point in POINTS]
        assert all(n % divisor == 0 for n in values)


@pytest.mark.parametrize(
    ("text", "divisor", "known", "answer"),
    [
        ("b0 * 64 + i * 32", 32, {}, True),
        ("b0 * 64 + i * 32", 64, {}, False),
        ("b0 * 64 / 4", 16, {}, True),
        ("b0 * 64 / 3", 2, {}, False),
        ("64 / b0", 2, {}, False),
        ("(i + 2) % 3 * 8", 8, {}, True),
        ("min(96, b1 * 48) - 48", 48, {}, True),
        ("b1", 8, {"b1": 16}, True),
        ("b1 * 2 % 8", 2, {}, True),
        ("0", 1024, {}, True),
        ("0 * b0", 1024, {}, True),
    ],
)
def test_divisors(text: str, divisor: int, known: dict[str, int], answer: bool) -> None:
    assert divides(divisor, text, known) is answer


@pytest.mark.parametrize(
    ("text", "bounds"),
    [
        ("b0 * 64", (0, 192)),
        ("100 - b0 * 64", (-92, 100)),
        ("(i + 2) % 3", (0, 2)),
        ("(b1 + 1) % 8", (3, 6)),
        ("b1 / 2", (1, 2)),
        ("min(8, 20 - i * 4)", (4, 8)),
        ("12 % b1", (0, 4)),
        ("1 % b1", (1, 1)),
    ],
)
def test_bounds(text: str, bounds: tuple[int, int]) -> None:
    assert expression_bounds(text, RANGES) == bounds


def test_variables() -> None:
    assert expression_variables("max(b0, -i) * 2 + b0 % 3") == {"b0", "i"}
    assert expression_variables("17") == set()


@pytest.mark.parametrize(
    "text", ["", "b0 +", "b0 // 2", "b0 ** 2", "i.real", "abs(i)", "min(i)", "min(1, 2, 3)", "1.5", "True", "'i'", "i < 2"]
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(ProgramError, match="expression"):
        evaluate_expression(text, {"b0": 1, "i": 1})


@pytest.mark.parametrize("text", ["(i - 3) / 2", "(i - 3) % 2", "i / (i - 2)", "i % 0", "i / (0 - 1)"])
def test_divisions_that_python_and_c_see_differently_are_refused(text: str) -> None:
    with pytest.raises(ProgramError, match="negative number or a zero divisor"):
        evaluate_expression(text, {"i": 2})
    with pytest.raises(ProgramError, match="negative number or a zero divisor"):
        expression_bounds(text, {"i": (0, 2)})


def test_a_variable_without_a_value_is_named() -> None:
    with pytest.raises(ProgramError, match="needs 'b1'"):
        evaluate_expression("b0 + b1", {"b0": 1})
    with pytest.raises(ProgramError, match="needs 'b1'"):
        expression_bounds("b0 + b1", {"b0": (0, 1)})
