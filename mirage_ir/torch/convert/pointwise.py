"""Element-wise ATen operators."""

from __future__ import annotations

from collections.abc import Callable
from math import inf, log
from typing import Any

from mirage_ir.ops.constants import one_over
from mirage_ir.sized.extent import SymbolicExtent
from mirage_ir.torch.convert.errors import NotConverted
from mirage_ir.torch.convert.writer import TorchValue, TorchWriter, finite

AtenOperand = TorchValue | float | int | bool
LARGEST = 3.4028234663852886e38
ERF, TANH = "erf", "tanh"


def aten_add(w: TorchWriter, x: AtenOperand, y: AtenOperand, alpha: float = 1) -> TorchValue:
    """x + alpha · y."""
    if not isinstance(y, TorchValue):
        return w.offset(tensor(x), finite(y * alpha))
    y = w.scale(y, alpha)
    return w.pointwise("add", [x, y]) if isinstance(x, TorchValue) else w.offset(y, finite(x))


def sub(w: TorchWriter, x: AtenOperand, y: AtenOperand, alpha: float = 1) -> TorchValue:
    """x − alpha · y."""
    if not isinstance(y, TorchValue):
        return w.offset(tensor(x), finite(-y * alpha))
    y = w.scale(y, alpha)
    return w.pointwise("sub", [x, y]) if isinstance(x, TorchValue) else w.offset(w.function("neg", y), finite(x))


def rsub(w: TorchWriter, x: AtenOperand, y: AtenOperand, alpha: float = 1) -> TorchValue:
    """y − alpha · x."""
    return sub(w, y, x, alpha)


def mul(w: TorchWriter, x: AtenOperand, y: AtenOperand) -> TorchValue:
    """x · y."""
    if not isinstance(y, TorchValue):
        return w.scale(tensor(x), y)
    if not isinstance(x, TorchValue):
        return w.scale(y, x)
    return w.function("square", x) if x == y else w.pointwise("mul", [x, y])


def div(w: TorchWriter, x: AtenOperand, y: AtenOperand, rounding_mode: str | None = None) -> TorchValue:
    """x / y."""
    if rounding_mode is not None:
        raise NotConverted(f"it rounds the quotient ({rounding_mode})")
    if not isinstance(y, TorchValue):
        if y == 0 or abs(y) < 1e-37:
            raise NotConverted(f"it divides by the constant {y}")
        return w.scale(tensor(x), one_over([y]) if isinstance(y, SymbolicExtent) else 1 / y)
    if not isinstance(x, TorchValue):
        return w.scale(w.function("reciprocal", y), x)
    return w.pointwise("div", [x, y])


def tensor(x: AtenOperand | None) -> TorchValue:
    """The operand itself. Raises `NotConverted` for a number."""
    if not isinstance(x, TorchValue):
        raise NotConverted("it computes numbers alone")
    return x


def of_one(op: str) -> Callable[[TorchWriter, TorchValue], TorchValue]:
    """The converter of an operator of one operand."""
    return lambda w, x: w.function(op, x)


def aten_maximum(w: TorchWriter, x: AtenOperand, y: AtenOperand) -> TorchValue:
    """max(x, y)."""
    return clamp(w, x, y) if isinstance(x, TorchValue) else clamp(w, y, x)


def aten_minimum(w: TorchWriter, x: AtenOperand, y: AtenOperand) -> TorchValue:
    """min(x, y)."""
    return clamp_max(w, x, y) if isinstance(x, TorchValue) else clamp_max(w, y, x)


def absolute(w: TorchWriter, x: TorchValue) -> TorchValue:
    """|x|."""
    return w.pointwise("maximum", [x, w.function("neg", x)])


def aten_gelu(w: TorchWriter, x: TorchValue, approximate: str = "none") -> TorchValue:
    """x · Φ(x)."""
    return w.function("gelu", x, form=TANH if approximate == "tanh" else ERF)


def clamp(w: TorchWriter, x: AtenOperand, low: AtenOperand | None = None, high: AtenOperand | None = None) -> TorchValue:
    """min(max(x, low), high)."""
    x = tensor(x)
    if isinstance(low, TorchValue):
        return clamp(w, w.pointwise("maximum", [x, low]), None, high)
    if isinstance(high, TorchValue):
        return w.pointwise("minimum", [clamp(w, x, low), high])
    if low is None and high is None:
        return x
    least, most = (-LARGEST if low is None else finite(low)), (LARGEST if high is None else finite(high))
    if least == 0 and high is None:
        return w.function("relu", x)
    bounded = w.function("clamp", x, min=least, max=most)
    # Infinite entries that no bound meets stay.
    if low is None:
        return w.pointwise("minimum", [bounded, x])
    return w.pointwise("maximum", [bounded, x]) if high is None else bounded


def clamp_max(w: TorchWriter, x: AtenOperand, high: AtenOperand) -> TorchValue:
    """min(x, high)."""
    return clamp(w, x, None, high)


def hardtanh(w: TorchWriter, x: TorchValue, low: float = -1, high: float = 1) -> TorchValue:
    """min(max(x, low), high) for numbers."""
    return clamp(w, x, low, high)


def hardsigmoid(w: TorchWriter, x: TorchValue) -> TorchValue:
    """min(max(x + 3, 0), 6) / 6."""
    return w.scale(clamp(w, w.offset(x, 3.0), 0.0, 6.0), 1 / 6)


def hardswish(w: TorchWriter, x: TorchValue) -> TorchValue:
    """x · min(max(x + 3, 0), 6) / 6."""
    return w.scale(w.pointwise("mul", [x, clamp(w, w.offset(x, 3.0), 0.0, 6.0)]), 1 / 6)


def leaky_relu(w: TorchWriter, x: TorchValue, slope: float = 0.01) -> TorchValue:
    """x where it is positive, else slope · x."""
    if slope == 0:
        return w.function("relu", x)
    return w.pointwise("maximum" if slope <= 1 else "minimum", [x, w.scale(x, slope)])


def _below(w: TorchWriter, x: TorchValue) -> TorchValue:
    """max(−x, 0)."""
    return w.function("relu", w.function("neg", x))


def prelu(w: TorchWriter, x: TorchValue, slope: TorchValue) -> TorchValue:
    """max(x, 0) + slope · min(x, 0)."""
    return w.pointwise("sub", [w.function("relu", x), w.pointwise("mul", [slope, _below(w, x)])])


def elu(w: TorchWriter, x: TorchValue, alpha: float = 1, scale: float = 1, input_scale: float = 1) -> TorchValue:
    """scale · x where x is positive, else scale · alpha · (exp(input_scale · x) − 1)."""
    low = w.function("expm1", w.scale(_below(w, x), -input_scale))
    return w.pointwise("add", [w.scale(w.function("relu", x), scale), w.scale(low, scale * alpha)])


SMOOTH = 15.0
"""exp(−x) beside x, from this x on, is lost in f32: there log(1 + exp(x)) may be cut off."""


def softplus(w: TorchWriter, x: TorchValue, beta: float = 1, threshold: float = 20) -> TorchValue:
    """log(1 + exp(beta · x)) / beta = max(x, 0) + log(1 + exp(−|beta · x|)) / beta."""
    if beta <= 0 or threshold < SMOOTH:
        raise NotConverted(f"it has a step at {threshold} for beta = {beta}")
    scaled = w.scale(x, beta)
    low = w.function("log1p", w.function("exp", w.pointwise("minimum", [scaled, w.function("neg", scaled)])))
    return w.pointwise("add", [w.function("relu", x), w.scale(low, 1 / beta)])


def log_sigmoid(w: TorchWriter, x: TorchValue) -> tuple[TorchValue]:
    """−log(1 + exp(−x)); what PyTorch keeps for the gradient is not computed."""
    return (w.function("neg", softplus(w, w.function("neg", x))),)


MISH_IS_X = 20.0
"""tanh(log(1 + exp(x))) is 1 from this x on, in f64 too."""


def mish(w: TorchWriter, x: TorchValue) -> TorchValue:
    """x · tanh(log(1 + exp(x))) = x / (1 + 2/n), with n = e · (e + 2) and e = exp(x): one function, and nothing cancels.

    An n that a narrow type holds as 0 or ∞ makes 0 and x, as it should.
    """
    e = w.function("exp", w.function("clamp", x, min=-LARGEST, max=MISH_IS_X))
    n = w.pointwise("mul", [e, w.offset(e, 2.0)])
    return w.pointwise("div", [x, w.offset(w.scale(w.function("reciprocal", n), 2.0), 1.0)])


MOST_FACTORS = 16
"""The largest power that is written as products. A choice: each factor is one more operation."""


def aten_power(w: TorchWriter, x: AtenOperand, exponent: AtenOperand) -> TorchValue:
    """x to a constant power, by products. A base that is a number must be positive."""
    if isinstance(exponent, TorchValue):
        if isinstance(x, TorchValue):
            raise NotConverted("its exponent is no constant")
        if not isinstance(x, int | float) or not 0 < x < inf:
            raise NotConverted(f"its base {x} is no positive number")
        return w.function("exp", w.scale(exponent, log(x)))
    base = tensor(x)
    if exponent in (0.5, -0.5):
        return w.function("sqrt" if exponent > 0 else "rsqrt", base)
    if not isinstance(exponent, int | float) or not 0 < abs(exponent) <= MOST_FACTORS or exponent != int(exponent):
        raise NotConverted(f"there is no operator for the power {exponent}")
    made = _integer_power(w, base, abs(int(exponent)))
    return made if exponent > 0 else w.function("reciprocal", made)


def _integer_power(w: TorchWriter, x: TorchValue, exponent: int) -> TorchValue:
    """x to a positive power, by squares."""
    half = x if exponent < 4 else _integer_power(w, x, exponent // 2)
    if exponent == 1:
        return x
    even = w.function("square", half)
    return w.pointwise("mul", [even, x]) if exponent % 2 else even


def addcmul(w: TorchWriter, x: TorchValue, y: TorchValue, z: TorchValue, value: float = 1) -> TorchValue:
    """x + value · y · z."""
    return w.pointwise("add", [x, w.scale(mul(w, y, z), value)])


def addcdiv(w: TorchWriter, x: TorchValue, y: TorchValue, z: TorchValue, value: float = 1) -> TorchValue:
    """x + value · y / z."""
    return w.pointwise("add", [x, w.scale(w.pointwise("div", [y, z]), value)])


def lerp(w: TorchWriter, x: TorchValue, y: TorchValue, weight: AtenOperand) -> TorchValue:
    """x + weight · (y − x); from the side of y where a number is at least 1/2, so that 1 gives y itself."""
    if isinstance(weight, TorchValue):
        return w.pointwise("add", [x, mul(w, weight, w.pointwise("sub", [y, x]))])
    near, far, share = (x, y, weight) if abs(weight) < 0.5 else (y, x, 1 - weight)
    return w.pointwise("add", [near, w.scale(w.pointwise("sub", [far, near]), share)])


def cosh(w: TorchWriter, x: TorchValue) -> TorchValue:
    """exp(x − log 2) + exp(−x − log 2), which is finite where the result is."""
    return w.pointwise("add", [w.function("exp", w.offset(y, -log(2))) for y in (x, w.function("neg", x))])


def sinh(w: TorchWriter, x: TorchValue) -> TorchValue:
    """(p − q) / 2 · (p + q + 2) with p = exp(x/2) − 1 and q = exp(−x/2) − 1: nothing cancels near 0, and all is finite where the
    result is."""
    p, q = (w.function("expm1", w.scale(x, factor)) for factor in (0.5, -0.5))
    return w.pointwise("mul", [w.scale(w.pointwise("sub", [p, q]), 0.5), w.offset(w.pointwise("add", [p, q]), 2.0)])


_SAME = ("exp", "log", "log1p", "expm1", "sqrt", "rsqrt", "reciprocal", "neg", "sigmoid", "silu", "relu", "tanh", "erf", "square")

POINTWISE: dict[str, Callable[..., Any]] = {
    **{f"aten.{name}.default": of_one(name) for name in _SAME},
    **{
        f"aten.{name}.{form}": f
        for name, f in (("add", aten_add), ("sub", sub), ("mul", mul), ("div", div))
        for form in ("Tensor", "Scalar")
    },
    "aten.div.Tensor_mode": div,
    "aten.div.Scalar_mode": div,
    "aten.rsub.Tensor": rsub,
    "aten.rsub.Scalar": rsub,
    "aten.maximum.default": aten_maximum,
    "aten.minimum.default": aten_minimum,
    "aten.max.other": aten_maximum,
    "aten.min.other": aten_minimum,
    "aten.abs.default": absolute,
    "aten.gelu.default": aten_gelu,
    "aten.clamp.default": clamp,
    "aten.clamp.Tensor": clamp,
    "aten.clamp_min.default": clamp,
    "aten.clamp_min.Tensor": clamp,
    "aten.clamp_max.default": clamp_max,
    "aten.clamp_max.Tensor": clamp_max,
    "aten.hardtanh.default": hardtanh,
    "aten.relu6.default": lambda w, x: clamp(w, x, 0.0, 6.0),
    "aten.hardsigmoid.default": hardsigmoid,
    "aten.hardswish.default": hardswish,
    "aten.leaky_relu.default": leaky_relu,
    "aten._prelu_kernel.default": prelu,
    "aten.elu.default": elu,
    "aten.celu.default": lambda w, x, alpha=1.0: elu(w, x, alpha, 1, 1 / alpha),
    "aten.softplus.default": softplus,
    "aten.mish.default": mish,
    "aten.log_sigmoid_forward.default": log_sigmoid,
    "aten.pow.Tensor_Scalar": aten_power,
    "aten.pow.Scalar": aten_power,
    "aten.pow.Tensor_Tensor": aten_power,
    "aten.exp2.default": lambda w, x: aten_power(w, 2.0, x),
    "aten.log2.default": lambda w, x: w.scale(w.function("log", x), 1 / log(2)),
    "aten.log10.default": lambda w, x: w.scale(w.function("log", x), 1 / log(10)),
    "aten.addcmul.default": addcmul,
    "aten.addcdiv.default": addcdiv,
    "aten.lerp.Scalar": lerp,
    "aten.lerp.Tensor": lerp,
    "aten.cosh.default": cosh,
    "aten.sinh.default": sinh,
}
"""Converters by the name of the overload."""

WITH_NUMBERS = frozenset(
    {
        *(f"aten.{name}.Tensor" for name in ("add", "sub", "mul", "div", "rsub", "clamp", "clamp_min", "clamp_max")),
        *("aten.div.Tensor_mode", "aten.maximum.default", "aten.minimum.default", "aten.max.other", "aten.min.other"),
        "aten.pow.Tensor_Tensor",
    }
)
"""Converters that take a number where PyTorch has a tensor without dimensions."""
