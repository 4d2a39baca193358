"""Sums and maxima over a dimension: split, merged, and past what does not depend on it."""

from mirage_ir.saturate.laws.law import XY, Law, X

XR = {"x": (4, 6), "r": (4, 1)}
R_IS_CONSTANT = "extent(r, d) == 1 and rank(x) >= -d"

LAWS = (
    Law("sum.order_of_dimensions", "sum(sum(x, d), e)", "sum(sum(x, e), d)", {"x": (4, 6, 8)}, {"d": -3, "e": -1}, back=False),
    Law("max.order_of_dimensions", "max(max(x, d), e)", "max(max(x, e), d)", X, {"d": -1, "e": -2}, back=False),
    Law("sum.of_sums", "sum(x + y, d)", "sum(x, d) + sum(y, d)", XY, {"d": -1}, where="extent(x, d) == extent(y, d)"),
    Law("sum.factor", "sum(x * r, d)", "sum(x, d) * r", XR, {"d": -1}, where=R_IS_CONSTANT),
    Law("sum.divisor", "sum(x / r, d)", "sum(x, d) / r", XR, {"d": -1}, where=R_IS_CONSTANT),
    Law("sum.of_parts", "sum(concat(x, y, d), d)", "sum(x, d) + sum(y, d)", {"x": (4, 6), "y": (4, 3)}, {"d": -1}, back=False),
    Law(
        "max.of_two_parts",
        "max(concat(x, y, d), d)",
        "maximum(max(x, d), max(y, d))",
        {"x": (4, 6), "y": (4, 3)},
        {"d": -1},
        back=False,
    ),
    # What is not compared stands outside, and so does a positive factor.
    Law("max.of_shifted", "max(x + r, d)", "max(x, d) + r", XR, {"d": -1}, where=R_IS_CONSTANT, back=False),
    Law("max.of_difference", "max(x - r, d)", "max(x, d) - r", XR, {"d": -1}, where=R_IS_CONSTANT, back=False),
    Law("max.of_offset", "max(offset(x, c), d)", "offset(max(x, d), c)", X, {"d": -1, "c": 0.5}, back=False),
    Law("max.of_scaled", "max(scale(x, s), d)", "scale(max(x, d), s)", X, {"d": -1, "s": 0.5}, where="s > 0", back=False),
    Law("sum.of_columns_of_product", "sum(a @ b, -1)", "a @ sum(b, -1)", {"a": (4, 6), "b": (6, 5)}),
    Law("sum.of_rows_of_product", "sum(a @ b, -2)", "sum(a, -2) @ b", {"a": (4, 6), "b": (6, 5)}),
    # A sum of element-wise products with one row is a product with a column.
    Law(
        "sum.as_product",
        "sum(a * b, -1)",
        "a @ swap(b)",
        {"a": (4, 6), "b": (1, 6)},
        where="extent(b, -2) == 1 and extent(a, -1) == extent(b, -1) and rank(a) >= 2 and rank(b) >= 2",
    ),
)
