"""Products of matrices: in which order, of sums, and several as one."""

from mirage_ir.saturate.laws.law import Law

SAME_ROWS = "extent(b, -2) == extent(c, -2) and rank(b) >= 2 and rank(c) >= 2"
SAME_COLUMNS = "extent(a, -1) == extent(b, -1) and rank(a) >= 2 and rank(b) >= 2"

LAWS = (
    Law("matmul.associative", "(a @ b) @ c", "a @ (b @ c)", {"a": (4, 8), "b": (8, 16), "c": (16, 4)}),
    Law("matmul.distributive", "a @ b + a @ c", "a @ (b + c)", {"a": (4, 8), "b": (8, 16), "c": (8, 16)}, where=SAME_ROWS),
    Law("matmul.distributive_rows", "(a + b) @ c", "a @ c + b @ c", {"a": (4, 6), "b": (4, 6), "c": (6, 5)}, where=SAME_COLUMNS),
    Law("matmul.of_difference", "a @ (b - c)", "a @ b - a @ c", {"a": (4, 6), "b": (6, 5), "c": (6, 5)}, where=SAME_ROWS),
    Law(
        "matmul.of_difference_of_rows", "(a - b) @ c", "a @ c - b @ c", {"a": (4, 6), "b": (4, 6), "c": (6, 5)}, where=SAME_COLUMNS
    ),
    # A sum of products is one product of operands side by side: LoRA's x w + (x a) b is [x, x a] [w; b].
    Law(
        "matmul.sum_of_products",
        "a @ b + c @ d",
        "concat(a, c, -1) @ concat(b, d, -2)",
        {"a": (4, 6), "b": (6, 5), "c": (4, 3), "d": (3, 5)},
        where="alike(a, c, -1) and alike(b, d, -2) and extent(a, -1) == extent(b, -2)",
        back=False,
    ),
    # Products that share an operand are slices of one product: the projections of attention. `beside` names the other product;
    # the two operands stand next to each other in the program (`neighbours`), so that there are intervals of them and not all
    # subsets.
    Law(
        "matmul.columns_side_by_side",
        "a @ b",
        "slice(a @ concat(b, c, -1), -1, 0, extent(b, -1))",
        {"a": (4, 6), "b": (6, 5), "c": (6, 3)},
        where="alike(b, c, -1)",
        beside="a @ c",
        neighbours=("b", "c"),
        back=False,
    ),
    Law(
        "matmul.columns_side_by_side_second",
        "a @ c",
        "slice(a @ concat(b, c, -1), -1, extent(b, -1), extent(b, -1) + extent(c, -1))",
        {"a": (4, 6), "b": (6, 5), "c": (6, 3)},
        where="alike(b, c, -1)",
        beside="a @ b",
        neighbours=("b", "c"),
        back=False,
    ),
    Law(
        "matmul.rows_stacked",
        "b @ a",
        "slice(concat(b, c, -2) @ a, -2, 0, extent(b, -2))",
        {"a": (6, 4), "b": (5, 6), "c": (3, 6)},
        where="alike(b, c, -2)",
        beside="c @ a",
        neighbours=("b", "c"),
        back=False,
    ),
    Law(
        "matmul.rows_stacked_second",
        "c @ a",
        "slice(concat(b, c, -2) @ a, -2, extent(b, -2), extent(b, -2) + extent(c, -2))",
        {"a": (6, 4), "b": (5, 6), "c": (3, 6)},
        where="alike(b, c, -2)",
        beside="b @ a",
        neighbours=("b", "c"),
        back=False,
    ),
    Law("matmul.of_columns", "a @ slice(b, -1, i, j)", "slice(a @ b, -1, i, j)", {"a": (4, 6), "b": (6, 5)}, {"i": 1, "j": 4}),
    Law("matmul.of_rows", "slice(a, -2, i, j) @ b", "slice(a @ b, -2, i, j)", {"a": (5, 6), "b": (6, 4)}, {"i": 1, "j": 4}),
)
