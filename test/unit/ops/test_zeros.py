"""What rows say of zeros, of differences and of multiples is true of their meanings over real arrays."""

from __future__ import annotations

import numpy as np
import pytest

from mirage_ir.ops import OPERATORS, Kind, Operator

POINTWISE = {name: row for name, row in OPERATORS.items() if row.kind is Kind.ELEMENTWISE}
VALUES = np.array([-3.0, -0.5, 0.25, 2.0])


def applied(row: Operator, *operands: np.ndarray) -> np.ndarray:
    """Attributes without a default are 0.5."""
    attrs = {name: row.defaults.get(name, 0.5) for name in row.attrs}
    with np.errstate(all="ignore"):
        return np.asarray(row.real(np, *operands, **attrs))


@pytest.mark.parametrize("name", sorted(POINTWISE))
def test_zeros_that_an_operator_keeps(name: str) -> None:
    row = POINTWISE[name]
    zero = np.zeros_like(VALUES)
    assert row.keeps_zero == (not applied(row, *[zero] * (row.arity or 1)).any())


@pytest.mark.parametrize("name", sorted(POINTWISE))
def test_differences_and_multiples(name: str) -> None:
    row = POINTWISE[name]
    operands = (VALUES, VALUES[::-1])[: row.arity]
    result = applied(row, *operands)
    ratio = result / VALUES
    assert row.scales == (row.arity == 1 and bool(np.all(ratio == ratio[0])))
    assert row.difference == (row.arity == 2 and bool(np.all(result == VALUES - VALUES[::-1])))
