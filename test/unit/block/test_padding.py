"""Wider copies of operands: their types, and what they cost."""

from __future__ import annotations

from math import inf

import pytest

from mirage_ir.block.library import library_takes, padded_operands, predefined_cost
from mirage_ir.block.padding import copies_us, must_pad, wider_types
from mirage_ir.program import Apply, DType, Shape, TensorType, make_attrs
from mirage_ir.target.machines import machine

H200 = machine("h200")
PRODUCT = Apply("matmul", (0, 1))


def types(*shapes: Shape, dtype: DType = DType.f16) -> tuple[TensorType, ...]:
    return tuple(TensorType(shape, dtype) for shape in shapes)


def attention(backend: str, keys: str = "rows") -> Apply:
    return Apply("library_attention", (0, 1, 2), make_attrs({"scale": 1.0, "backend": backend, "keys": keys}))


@pytest.mark.parametrize(
    ("rows", "depth", "columns", "us"),
    [(1000, 1021, 1021, 7.5 + 2 * 3.0), (4097, 4097, 4097, 203 + 2 * 21), (77, 4097, 1021, 9.5 + 1.7 + 6.8)],
)
def test_padded_products_cost_what_was_measured(rows: int, depth: int, columns: int, us: float) -> None:
    *inner, outer = types((rows, depth), (depth, columns), (rows, columns))
    wide, result = wider_types(PRODUCT, inner, outer)
    assert predefined_cost(PRODUCT, wide, result, H200) + copies_us(inner, wide, H200) == pytest.approx(us, rel=0.25)


def test_products_are_padded_where_it_costs_less() -> None:
    *inner, outer = types((1000, 1021), (1021, 1021), (1000, 1021))
    wide, result = wider_types(PRODUCT, inner, outer)
    assert [t.shape for t in (*wide, result)] == [(1000, 1024), (1024, 1024), (1000, 1024)]
    assert padded_operands(PRODUCT, inner, outer, H200) == wide
    assert predefined_cost(PRODUCT, inner, outer, H200) < predefined_cost(PRODUCT, inner, outer, H200, may_pad=False)
    for shapes, dtype in ((((8, 7), (7, 9), (8, 9)), DType.f16), (((1000, 1021), (1021, 1021), (1000, 1021)), DType.f32)):
        *inner, outer = types(*shapes, dtype=dtype)
        assert padded_operands(PRODUCT, inner, outer, H200) is None
    assert padded_operands(PRODUCT, wide, result, H200) is None


@pytest.mark.parametrize("keys", ["rows", "columns"])
def test_attention_is_padded_where_it_must_be(keys: str) -> None:
    node = attention("cudnn", keys)
    stored = (4, 500, 77) if keys == "rows" else (4, 77, 500)
    *inner, outer = types((4, 100, 77), stored, (4, 500, 77), (4, 100, 77))
    assert must_pad(node, inner) and library_takes(node, inner)
    wide = padded_operands(node, inner, outer, H200, may_pad=False)
    assert wide is not None and {80} == {wide[0].shape[-1], wide[1].shape[-1 if keys == "rows" else -2], wide[2].shape[-1]}
    assert not must_pad(node, wide)
    whole = predefined_cost(node, wide, wide[0], H200)
    assert whole < predefined_cost(node, inner, outer, H200, may_pad=False) < inf
    deep = types((4, 100, 129), (4, 500, 129), (4, 500, 129))
    assert not library_takes(attention("cudnn"), deep) and library_takes(attention("flash"), deep)
