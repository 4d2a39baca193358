"""Softmax, with and without its maximum.

exp(x) = exp(x − m) · exp(m), and a common factor exp(m), which is never 0, cancels between dividend and divisor. With m the
maximum over the dimension that is summed this makes a softmax that cannot overflow of one that can, wherever the division stands.
"""

from mirage_ir.saturate.laws.law import XYZ, Law, X

LAWS = (
    Law(
        "softmax.shifted_terms",
        "exp(x)",
        "exp(x - max(x, d)) * exp(max(x, d))",
        X,
        {"d": -1},
        where="rank(x) >= -d",
        beside="sum(exp(x), d)",
        back=False,
        stabilizing=True,
    ),
    Law("softmax.common_factor", "(x * exp(z)) / (y * exp(z))", "x / y", XYZ, where="within(z, x)", back=False),
)
