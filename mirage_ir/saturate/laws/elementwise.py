"""Element-wise arithmetic, and the functions of which something is known."""

from mirage_ir.saturate.laws.law import Law

X = {"x": (4, 6)}

XY = {"x": (4, 6), "y": (4, 6)}
XYZ = {**XY, "z": (4, 6)}

LAWS = (
    Law("add.commutative", "x + y", "y + x", XY, back=False, spreading=True),
    Law("add.associative", "(x + y) + z", "x + (y + z)", XYZ, spreading=True),
    Law("mul.commutative", "x * y", "y * x", XY, back=False, spreading=True),
    Law("mul.associative", "(x * y) * z", "x * (y * z)", XYZ, spreading=True),
    Law("mul.distributive", "x * z + y * z", "(x + y) * z", XYZ, spreading=True),
    Law("sub.as_sum", "x + -y", "x - y", XY, back=False),
    Law("square.as_product", "x * x", "square(x)", {"x": (4, 6)}),
    Law("square.of_product", "square(x * y)", "square(x) * square(y)", XY),
    Law("square.of_quotient", "square(x / y)", "square(x) / square(y)", XY),
    Law("div.twice", "(x / y) / z", "x / (y * z)", XYZ, back=False),
    Law("div.of_product", "x * (y / z)", "(x * y) / z", XYZ),
    Law("div.by_quotient", "x / (y / z)", "(x * z) / y", XYZ, back=False),
    Law("div.of_sum", "x / z + y / z", "(x + y) / z", XYZ, spreading=True),
    Law("reciprocal.as_quotient", "x * reciprocal(y)", "x / y", XY, back=False),
    Law("rsqrt.as_quotient", "x * rsqrt(y)", "x / sqrt(y)", XY, back=False),
    Law("maximum.commutative", "maximum(x, y)", "maximum(y, x)", XY, back=False, spreading=True),
    Law("maximum.associative", "maximum(maximum(x, y), z)", "maximum(x, maximum(y, z))", XYZ, spreading=True),
    Law("relu.twice", "relu(relu(x))", "relu(x)", {"x": (4, 6)}, back=False),
    Law("silu.as_product", "x * sigmoid(x)", "silu(x)", {"x": (4, 6)}),
    Law("exp.of_sum_as_product", "exp(x + y)", "exp(x) * exp(y)", XY, back=False),
    Law("exp.product_as_sum", "exp(x) * exp(y)", "exp(x + y)", XY, back=False),
    Law("neg.twice", "-(-x)", "x", X, back=False),
    Law("minimum.as_maximum", "-maximum(-x, -y)", "minimum(x, y)", XY),
    Law("log.of_exp", "log(exp(x))", "x", X, back=False),
    Law("log.of_product_with_exp", "log(exp(x) * y)", "x + log(y)", XY, back=False),
    Law("log.of_exp_divided", "log(exp(x) / y)", "x - log(y)", XY, back=False),
    # No exp, which may overflow, is made of a sigmoid.
    Law("sigmoid.by_exp", "reciprocal(offset(exp(-x), 1))", "sigmoid(x)", X, back=False),
    Law("sigmoid.by_quotient", "exp(x) / offset(exp(x), 1)", "sigmoid(x)", X, back=False),
    Law("sigmoid.as_divisor", "x / offset(exp(-y), 1)", "x * sigmoid(y)", XY, back=False),
    Law("sigmoid.of_opposite", "offset(-sigmoid(x), 1)", "sigmoid(-x)", X),
    Law("tanh.by_sigmoid", "offset(scale(sigmoid(scale(x, 2)), 2), -1)", "tanh(x)", X, back=False),
    Law("sigmoid.by_tanh", "offset(scale(tanh(scale(x, 1 / 2)), 1 / 2), 1 / 2)", "sigmoid(x)", X, back=False),
    Law("scale.of_offset", "scale(offset(x, c), s)", "offset(scale(x, s), c * s)", X, {"c": 0.5, "s": 3.0}, back=False),
)
