"""What cannot be registered at run time is refused by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import pytest

from mirage_ir.errors import OptionError
from mirage_ir.ops import OPERATORS, Expansion, Kind, Operator, contraction, reduction, register, unary_function, unregister
from mirage_ir.ops.shapes import elementwise


def total(**changes: Any) -> Operator:
    """The sum, by another name."""
    row = OPERATORS["sum"]
    return replace(reduction("total", row.expr, row.real, row.modular), **changes)


def product(**changes: Any) -> Operator:
    row = OPERATORS["matmul"]
    return replace(contraction("product", row.expr, row.real, row.modular), **changes)


def activation(**changes: Any) -> Operator:
    return replace(unary_function("activation", lambda np, x: x), **changes)


NO_MEANING = "it needs an abstract expression, a meaning over real arrays and one over finite fields (expr, real, modular)"


SUM_OF_TWO = activation(arity=2, expr=lambda E, bound, x, y: E.add(x, y), expansion=Expansion.TERMS)


def test_what_can_be_registered() -> None:
    mean = total(real=lambda np, x, dim: np.mean(x, axis=dim, keepdims=True), uses_extent=True)
    largest = total(real=lambda np, x, dim: np.max(x, axis=dim, keepdims=True), neutral=float("-inf"))
    for row in (
        total(),
        total(linear=True),
        mean,
        replace(mean, linear=True),
        largest,
        replace(largest, extremum=True),
        product(),
        product(linear=True, product=True),
        activation(),
        activation(arity=2),
        activation(attrs={"weight": float}),
        SUM_OF_TWO,
    ):
        assert register(row) is OPERATORS[row.name]
        unregister(row.name)


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        (activation(name="exp"), "its name is taken"),
        (activation(name="accumulate sum"), "its name is no identifier"),
        (total(modular=cast("Callable[..., Any]", None)), NO_MEANING),
        (total(expr=cast("Callable[..., Any]", None)), NO_MEANING),
        (
            activation(kind=Kind.LAYOUT),
            "layout operators are built in: search and verifier know what each does to dimensions",
        ),
        (total(attrs={"dims": tuple}), "reduction operators have one attribute, dim"),
        (total(attrs={"dim": int, "power": float}), "reduction operators have one attribute, dim"),
        (total(shape=elementwise), "reduction operators have the shapes and the signature of their kind"),
        (
            product(signature=lambda shapes, attrs: None),
            "contraction operators have the shapes and the signature of their kind",
        ),
        (total(arity=2), "reduction operators take 1 operands"),
        (product(arity=3), "contraction operators take 2 operands"),
        (product(attrs={"weight": float}), "contraction operators have no attributes"),
        (activation(arity=3), "elementwise operators take 1 or 2 operands"),
        (activation(arity=2, attrs={"weight": float}), "operators of two operands have no attributes"),
        (
            total(real=lambda np, x, dim: np.cumsum(x, axis=0).sum(dim, keepdims=True)),
            "its real meaning mixes entries of dimensions that are not bound",
        ),
        (
            product(real=lambda np, x, y: np.matmul(x, y) / np.max(y)),
            "its real meaning mixes entries of dimensions that are not bound",
        ),
        (
            total(real=lambda np, x, dim: np.sum(x, axis=dim)),
            "its real meaning makes [2, 3] of [2, 3, 4], not [2, 3, 1]",
        ),
        (
            total(real=lambda np, x, dim: np.prod(x, axis=dim, keepdims=True)),
            "entries of 0.0 count in its real meaning, so that they are not neutral",
        ),
        (
            total(real=lambda np, x, dim: np.mean(x, axis=dim, keepdims=True)),
            "entries of 0.0 count in its real meaning, so that they are not neutral",
        ),
        (
            total(real=lambda np, x, dim: np.sum(x * x, axis=dim, keepdims=True), linear=True),
            "it is declared linear, and its real meaning is not",
        ),
        (
            product(real=lambda np, x, y: np.matmul(x, y * y), linear=True),
            "it is declared linear, and its real meaning is not",
        ),
        (
            total(extremum=True),
            "it is declared an extremum, and counts an entry that occurs twice in its real meaning",
        ),
        (
            activation(arity=2, expr=lambda E, bound, x, y: E.add(x, y)),
            "its abstract expression is no function of its operands: expansion must say how sums and products move across it",
        ),
        (total(refused={}), "reduction operators cannot stand at thread level (refused must say so)"),
    ],
)
def test_what_cannot_be_registered(row: Operator, reason: str) -> None:
    before = dict(OPERATORS)
    with pytest.raises(OptionError) as caught:
        register(row)
    assert str(caught.value) == f"operator '{row.name}' cannot be registered: {reason}"
    assert before == OPERATORS
