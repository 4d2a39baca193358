"""Constants as exact numbers."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import mirage_ir as mi
from mirage_ir.decompose import decompose
from mirage_ir.errors import ProgramError
from mirage_ir.ops.constants import LARGEST_COUNT, SIMPLE_DENOMINATOR, exact
from mirage_ir.program import Apply, Program


@given(st.integers(1, LARGEST_COUNT) | st.integers(1, 1 << 24))
@example(1048573)
@example(SIMPLE_DENOMINATOR + 1)
@example(3_000_000)
@example(LARGEST_COUNT - 1)
@example(LARGEST_COUNT)
def test_the_factor_of_a_mean_is_what_was_meant(count: int) -> None:
    assert exact(1 / count) == Fraction(1, count)
    assert exact(-1 / count) == Fraction(-1, count)


@given(st.integers(1, 1 << 26), st.integers(1, 1 << 26))
def test_a_mean_of_means_is_the_mean_over_all(rows: int, columns: int) -> None:
    assert exact(1 / rows) * exact(1 / columns) == exact(1 / (rows * columns))


@given(st.integers(-1000, 1000), st.integers(1, SIMPLE_DENOMINATOR))
def test_simple_fractions_are_what_was_meant(numerator: int, denominator: int) -> None:
    assert exact(numerator / denominator) == Fraction(numerator, denominator)


@given(st.floats(allow_nan=False, allow_infinity=False))
@example(5e-324)
@example(-0.0)
@example(1.7976931348623157e308)
def test_it_rounds_to_the_constant(value: float) -> None:
    assert float(exact(value)) == value


@pytest.mark.parametrize("value", [float("nan"), float("inf"), float("-inf")])
def test_what_is_not_finite_stands_for_nothing(value: float) -> None:
    with pytest.raises(ProgramError, match="must be finite"):
        exact(value)


@pytest.mark.parametrize("extent", [1048573, 3_000_000])
def test_all_forms_of_a_mean_have_one_factor(extent: int) -> None:
    """Of the operator, of a composite, and of a division by the extent."""

    def factors(program: Program) -> list[Fraction]:
        nodes = [node for node in decompose(program).nodes if isinstance(node, Apply) and node.op == "scale"]
        return [exact(float(str(node.attr()["value"]))) for node in nodes]

    def built(form: str) -> Program:
        graph = mi.new_graph()
        x = graph.new_input(dims=(1, extent), dtype=mi.float32)
        match form:
            case "mean":
                y = graph.mean(x, 1)
            case "rms_norm":
                y = graph.rms_norm(x, normalized_shape=(extent,))
            case _:
                y = graph.reduction(x, 1) / extent
        graph.mark_output(y)
        return graph.program()

    assert [factors(built(form)) for form in ("mean", "rms_norm", "division")] == [[Fraction(1, extent)]] * 3
