"""Transposes, concatenations and slices: entries move, nothing is computed."""

from mirage_ir.saturate.laws.law import XY, Law, X

MATRICES = "rank(x) >= 2 and rank(y) >= 2"

LAWS = (
    Law("swap.twice", "swap(swap(x))", "x", X, back=False),
    Law("swap.of_product", "swap(a @ b)", "swap(b) @ swap(a)", {"a": (4, 6), "b": (6, 5)}),
    Law("swap.of_sum", "swap(x + y)", "swap(x) + swap(y)", XY, where=MATRICES),
    Law("swap.of_elementwise_product", "swap(x * y)", "swap(x) * swap(y)", XY, where=MATRICES),
    Law("swap.of_concat", "swap(concat(x, y, -1))", "concat(swap(x), swap(y), -2)", {"x": (4, 6), "y": (4, 3)}),
    Law(
        "concat.associative",
        "concat(concat(x, y, d), z, d)",
        "concat(x, concat(y, z, d), d)",
        {"x": (4, 6), "y": (4, 3), "z": (4, 2)},
        {"d": -1},
    ),
    Law(
        "concat.of_neighbouring_slices",
        "concat(slice(x, d, i, j), slice(x, d, j, k), d)",
        "slice(x, d, i, k)",
        X,
        {"d": -1, "i": 0, "j": 2, "k": 5},
        back=False,
    ),
    Law("slice.of_all", "slice(x, d, 0, j)", "x", X, {"d": -1, "j": 6}, where="j == extent(x, d)", back=False),
    Law(
        "slice.of_slice",
        "slice(slice(x, d, i, j), d, k, l)",
        "slice(x, d, i + k, i + l)",
        X,
        {"d": -1, "i": 1, "j": 5, "k": 1, "l": 3},
        back=False,
    ),
    Law(
        "slice.of_first_part",
        "slice(concat(x, y, d), d, i, j)",
        "slice(x, d, i, j)",
        {"x": (4, 6), "y": (4, 3)},
        {"d": -1, "i": 1, "j": 5},
        where="j <= extent(x, d)",
        back=False,
    ),
    Law(
        "slice.of_second_part",
        "slice(concat(x, y, d), d, i, j)",
        "slice(y, d, i - extent(x, d), j - extent(x, d))",
        {"x": (4, 6), "y": (4, 3)},
        {"d": -1, "i": 7, "j": 9},
        where="i >= extent(x, d)",
        back=False,
    ),
)
