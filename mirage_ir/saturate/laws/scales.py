"""Where a factor goes: constants, vectors that scale rows or columns, divisors."""

from mirage_ir.saturate.laws.law import XY, Law, X

R_IS_COLUMN = "extent(r, -1) == 1 and rank(a) >= 2"
C_IS_ROW = "extent(c, -2) == 1 and rank(b) >= 2"
CONTRACTED = "extent(c, -1) == extent(a, -1) and extent(b, -2) == extent(a, -1)"
C_IS_CONTRACTED = f"extent(c, -2) == 1 and {CONTRACTED} and rank(c) >= 2 and rank(a) >= 2"

LAWS = (
    Law("scale.of_left_operand", "scale(a, s) @ b", "scale(a @ b, s)", {"a": (4, 6), "b": (6, 5)}, {"s": 0.125}),
    Law("scale.of_right_operand", "a @ scale(b, s)", "scale(a @ b, s)", {"a": (4, 6), "b": (6, 5)}, {"s": 0.125}),
    Law("scale.twice", "scale(scale(x, s), t)", "scale(x, s * t)", X, {"s": 0.5, "t": 3.0}, back=False),
    Law("scale.by_one", "scale(x, 1)", "x", X, back=False),
    Law("scale.by_minus_one", "-x", "scale(x, -1)", X),
    Law("scale.of_sum", "scale(x, s) + scale(y, s)", "scale(x + y, s)", XY, {"s": 0.5}),
    Law("scale.of_product", "scale(x, s) * y", "scale(x * y, s)", XY, {"s": 0.5}),
    Law("scale.of_dividend", "scale(x, s) / y", "scale(x / y, s)", XY, {"s": 0.5}),
    Law("scale.of_divisor", "x / scale(y, s)", "scale(x / y, 1 / s)", XY, {"s": 0.5}, where="s != 0", back=False),
    Law("scale.of_reduction", "sum(scale(x, s), d)", "scale(sum(x, d), s)", X, {"s": 0.5, "d": -1}),
    Law("scale.of_swapped", "swap(scale(x, s))", "scale(swap(x), s)", X, {"s": 0.5}),
    Law("scale.of_slice", "slice(scale(x, s), d, i, j)", "scale(slice(x, d, i, j), s)", X, {"s": 0.5, "d": -1, "i": 1, "j": 4}),
    # diag(r) (a b) = (diag(r) a) b, and so for columns and for divisors.
    Law("rows.scaled", "(a * r) @ b", "(a @ b) * r", {"a": (4, 6), "b": (6, 5), "r": (4, 1)}, where=R_IS_COLUMN),
    Law("rows.divided", "(a / r) @ b", "(a @ b) / r", {"a": (4, 6), "b": (6, 5), "r": (4, 1)}, where=R_IS_COLUMN),
    Law("columns.scaled", "a @ (b * c)", "(a @ b) * c", {"a": (4, 6), "b": (6, 5), "c": (1, 5)}, where=C_IS_ROW),
    Law("columns.divided", "a @ (b / c)", "(a @ b) / c", {"a": (4, 6), "b": (6, 5), "c": (1, 5)}, where=C_IS_ROW),
    # A factor of the contracted dimension goes to either operand.
    Law("contracted.scaled", "(a * c) @ b", "a @ (swap(c) * b)", {"a": (4, 6), "b": (6, 5), "c": (1, 6)}, where=C_IS_CONTRACTED),
    Law(
        "contracted.scaled_by_vector",
        "(a * c) @ b",
        "a @ (column(c) * b)",
        {"a": (4, 6), "b": (6, 5), "c": (6,)},
        where=f"rank(c) == 1 and {CONTRACTED} and rank(a) >= 2",
    ),
    Law("contracted.divided", "(a / c) @ b", "a @ (b / swap(c))", {"a": (4, 6), "b": (6, 5), "c": (1, 6)}, where=C_IS_CONTRACTED),
)
