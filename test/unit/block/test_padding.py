"""Wider copies of operands: their types, and what they cost."""

from __future__ import annotations

import pytest

from mirage_ir.block.library import library_takes, padded_operands, predefined_cost
from mirage_ir.block.padding import copies_us, with_copies
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
    wide, result, copied = with_copies(PRODUCT, inner, outer)
    assert predefined_cost(PRODUCT, wide, result, H200) + copies_us(inner, copied, H200) == pytest.approx(us, rel=0.25)


def test_products_are_padded_where_it_costs_less() -> None:
    *inner, outer = types((1000, 1021), (1021, 1021), (1000, 1021))
    wide, result, _ = with_copies(PRODUCT, inner, outer)
    assert [t.shape for t in (*wide, result)] == [(1000, 1024), (1024, 1024), (1000, 1024)]
    assert padded_operands(PRODUCT, inner, outer, H200) == wide
    assert predefined_cost(PRODUCT, inner, outer, H200) < predefined_cost(PRODUCT, inner, outer, H200, may_pad=False)
    for shapes, dtype in ((((8, 7), (7, 9), (8, 9)), DType.f16), (((1000, 1021), (1021, 1021), (1000, 1021)), DType.f32)):
        *inner, outer = types(*shapes, dtype=dtype)
        assert padded_operands(PRODUCT, inner, outer, H200) is None
    assert padded_operands(PRODUCT, wide, result, H200) is None


@pytest.mark.parametrize(("depth", "copies"), [(77, 3), (80, 0)])
def test_attention_copies_what_it_must(depth: int, copies: int) -> None:
    """Operands whose rows are no whole vectors, and keys that are stored in columns."""
    *inner, outer = types((4, 100, depth), (4, 500, depth), (4, 500, depth), (4, 100, depth))
    turned = [inner[0], TensorType((4, depth, 500), DType.f16), inner[2]]
    assert library_takes(attention("cudnn"), inner) and padded_operands(attention("cudnn"), inner, outer, H200) is None
    rows, columns = with_copies(attention("cudnn"), inner, outer), with_copies(attention("cudnn", "columns"), turned, outer)
    assert rows.operands == columns.operands == types((4, 100, 80), (4, 500, 80), (4, 500, 80))
    assert sum(rows.copied) == copies and columns.copied[1] and sum(columns.copied) == max(copies, 1)
    us = [predefined_cost(attention("cudnn", keys), given, outer, H200) for keys, given in (("rows", inner), ("columns", turned))]
    assert us[1] - us[0] == pytest.approx(copies_us(turned, columns.copied, H200) - copies_us(inner, rows.copied, H200))


@pytest.mark.parametrize(("queries", "keys"), [(1, 500), (100, 1)])
def test_one_query_or_key_is_not_taken_by_cudnn(queries: int, keys: int) -> None:
    inner = types((4, queries, 64), (4, keys, 64), (4, keys, 64))
    assert not library_takes(attention("cudnn"), inner) and library_takes(attention("flash"), inner)
    assert library_takes(attention("cudnn"), types((4, 2, 64), (4, 2, 64), (4, 2, 64)))


def test_deep_attention_is_not_taken() -> None:
    deep = types((4, 100, 129), (4, 500, 129), (4, 500, 129))
    assert not library_takes(attention("cudnn"), deep) and library_takes(attention("flash"), deep)
