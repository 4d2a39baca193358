"""ATen's reductions, softmax and normalizations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, prod
from typing import Any

from mirage_ir.ops.constants import one_over
from mirage_ir.program import DType
from mirage_ir.torch.convert.errors import NotConverted
from mirage_ir.torch.convert.pointwise import LARGEST, absolute, clamp
from mirage_ir.torch.convert.writer import TorchValue, TorchWriter

DEFAULT_EPS = 1.1920928955078125e-07
"""What PyTorch adds in an RMSNorm without eps: the distance from 1 to the next f32, in which it computes."""

ABSOLUTE, EUCLIDEAN = 1, 2
"""The orders of the norms that are a sum of absolute values and a Euclidean length."""
Dims = int | Sequence[int] | None


def _dims(dims: Dims) -> list[int]:
    return [] if dims is None else [dims] if isinstance(dims, int) else list(dims)


def _summed(x: TorchValue, dims: Dims) -> list[int]:
    """The extents of the dimensions that are summed over: all if none are given."""
    return [x.shape[d] for d in _dims(dims) or range(len(x.shape))]


def aten_sum(w: TorchWriter, x: TorchValue, dims: Dims = None, keepdim: bool = False, *, dtype: Any = None) -> TorchValue:
    """The sum over dimensions, or over all."""
    return w.reduced("sum", x, _dims(dims), keepdim)


def mean(w: TorchWriter, x: TorchValue, dims: Dims = None, keepdim: bool = False, *, dtype: Any = None) -> TorchValue:
    """The mean over dimensions, or over all."""
    return w.scale(w.reduced("sum", x, _dims(dims), keepdim), one_over(_summed(x, dims)))


def amax(w: TorchWriter, x: TorchValue, dims: Dims = None, keepdim: bool = False) -> TorchValue:
    """The largest entry along dimensions."""
    return w.reduced("max", x, _dims(dims), keepdim)


def amin(w: TorchWriter, x: TorchValue, dims: Dims = None, keepdim: bool = False) -> TorchValue:
    """The smallest entry along dimensions."""
    return w.function("neg", w.reduced("max", w.function("neg", x), _dims(dims), keepdim))


def moments(
    w: TorchWriter, x: TorchValue, dims: Dims = None, *, correction: float | None = None, keepdim: bool = False
) -> tuple[TorchValue, TorchValue]:
    """The variance, whose divisor is the number of entries less `correction`, and the mean."""
    middle = mean(w, x, dims, True)
    power = w.reduced("sum", w.function("square", w.pointwise("sub", [x, middle])), _dims(dims), True)
    extents, less = _summed(x, dims), 1 if correction is None else correction
    less = int(less) if less == int(less) else less
    if prod(extents) <= less:
        raise NotConverted("it divides by no entries")
    kept = w.reduced("sum", x, _dims(dims), keepdim).shape
    variance = w.scale(power, 1 / (prod(extents) - less) if less else one_over(extents))
    return TorchValue(variance.number, kept), TorchValue(middle.number, kept)


def variance(
    w: TorchWriter, x: TorchValue, dims: Dims = None, *, correction: float | None = None, keepdim: bool = False
) -> TorchValue:
    """The variance over dimensions."""
    return moments(w, x, dims, correction=correction, keepdim=keepdim)[0]


def vector_norm(
    w: TorchWriter, x: TorchValue, order: float = 2, dims: Dims = None, keepdim: bool = False, *, dtype: Any = None
) -> TorchValue:
    """The Euclidean length over dimensions, or over all; the sum of absolute values, or the largest or the smallest of them."""
    if order == ABSOLUTE:
        return w.reduced("sum", absolute(w, x), _dims(dims), keepdim)
    if abs(order) == inf:
        return (amax if order > 0 else amin)(w, absolute(w, x), dims, keepdim)
    if order != EUCLIDEAN:
        raise NotConverted(f"a norm of order {order:g} is no sum of squares or absolute values")
    return w.function("sqrt", w.reduced("sum", w.function("square", x), _dims(dims), keepdim))


def logsumexp(w: TorchWriter, x: TorchValue, dims: Dims, keepdim: bool = False) -> TorchValue:
    """max + log Σ exp(x − max). Where the maximum is infinite, the largest finite number stands for it."""
    top = clamp(w, amax(w, x, dims, True), -LARGEST, LARGEST)
    sums = w.reduced("sum", w.function("exp", w.pointwise("sub", [x, top])), _dims(dims), keepdim)
    return w.pointwise("add", [w.function("log", sums), TorchValue(top.number, sums.shape)])


def softmax(w: TorchWriter, x: TorchValue, dim: int, half_to_float: Any = False) -> TorchValue:
    """exp(x − max) / Σ exp(x − max)."""
    if not x.shape:
        raise NotConverted("it is the number 1")
    number, axis = w.axis(x, dim % len(x.shape))
    return TorchValue(w.emit("softmax", number, dim=axis), x.shape)


def log_softmax(w: TorchWriter, x: TorchValue, dim: int, half_to_float: Any = False) -> TorchValue:
    """x − max − log Σ exp(x − max)."""
    if not x.shape:
        raise NotConverted("it is the number 0")
    number, axis = w.axis(x, dim % len(x.shape))
    shifted = w.emit("sub", number, w.emit("max", number, dim=axis))
    sums = w.emit("sum", w.emit("exp", shifted), dim=axis)
    return TorchValue(w.emit("sub", shifted, w.emit("log", sums)), x.shape)


def layer_norm(
    w: TorchWriter, x: TorchValue, extents: Sequence[int], weight: TorchValue | None, bias: TorchValue | None, eps: float
) -> tuple[TorchValue]:
    """(x − mean) / √(variance + eps) over the last dimensions, times `weight` plus `bias`."""
    terms = [] if weight is None else [weight] if bias is None else [weight, bias]
    y = w.normalized("layer_norm", [x, *terms], extents, eps)
    return (w.pointwise("add", [y, bias]) if weight is None and bias is not None else y,)


def rms_norm(
    w: TorchWriter, x: TorchValue, extents: Sequence[int], weight: TorchValue | None = None, eps: float | None = None
) -> tuple[TorchValue]:
    """x / √(mean(x²) + eps) over the last dimensions, times `weight`."""
    terms = [] if weight is None else [weight]
    return (w.normalized("rms_norm", [x, *terms], extents, DEFAULT_EPS if eps is None else eps),)


def standardized(w: TorchWriter, x: TorchValue, dims: Sequence[int], eps: float) -> tuple[TorchValue, TorchValue, TorchValue]:
    """(x − mean) / √(variance + eps) over dimensions, which stay with extent 1 in the other two results: mean and 1 / √(…)."""
    power, middle = moments(w, x, dims, correction=0, keepdim=True)
    power = w.offset(power, eps)
    y = w.pointwise("div", [w.pointwise("sub", [x, middle]), w.function("sqrt", power)])
    return y, middle, w.function("rsqrt", power)


def group_norm(
    w: TorchWriter,
    x: TorchValue,
    weight: TorchValue | None,
    bias: TorchValue | None,
    count: int,
    channels: int,
    places: int,
    groups: int,
    eps: float,
) -> tuple[TorchValue, TorchValue, TorchValue]:
    """The normalization of each group of channels of each of `count` samples, with the mean and the inverse deviation of each."""
    grouped = TorchValue(x.number, (count, groups, channels // groups, places))
    y, middle, inverse = standardized(w, grouped, (2, 3), eps)
    y = _by_channel(w, TorchValue(y.number, x.shape), weight, bias)
    return y, TorchValue(middle.number, (count, groups)), TorchValue(inverse.number, (count, groups))


def _by_channel(w: TorchWriter, x: TorchValue, weight: TorchValue | None, bias: TorchValue | None) -> TorchValue:
    """weight · x + bias, which have an entry for each channel (dimension 1)."""
    x = x if weight is None else w.pointwise("mul", [x, _column(weight, x)])
    return x if bias is None else w.pointwise("add", [x, _column(bias, x)])


def _column(v: TorchValue, x: TorchValue) -> TorchValue:
    """A number for each channel, as it is spread over a tensor."""
    return TorchValue(v.number, (*v.shape, *(1,) * (len(x.shape) - 2)))


def batch_norm_now(
    w: TorchWriter, x: TorchValue, weight: TorchValue | None, bias: TorchValue | None, training: bool, momentum: float, eps: float
) -> tuple[TorchValue, TorchValue, TorchValue]:
    """The normalization of each channel by the statistics of this batch, with the mean and the inverse deviation of each."""
    y, middle, inverse = standardized(w, x, [d for d in range(len(x.shape)) if d != 1], eps)
    y = _by_channel(w, y, weight, bias)
    return y, TorchValue(middle.number, (x.shape[1],)), TorchValue(inverse.number, (x.shape[1],))


def batch_norm(
    w: TorchWriter,
    x: TorchValue,
    weight: TorchValue | None,
    bias: TorchValue | None,
    running_mean: TorchValue,
    running_var: TorchValue,
    momentum: float,
    eps: float,
) -> tuple[TorchValue]:
    """The normalization of each channel (dimension 1) by statistics that were collected before."""
    if w.types[running_mean.number].dtype is not w.types[x.number].dtype and w.types[x.number].dtype is not DType.f32:
        raise NotConverted("its statistics have another element type")
    y = w.pointwise("sub", [x, _column(running_mean, x)])
    y = w.pointwise("div", [y, _column(w.function("sqrt", w.offset(running_var, eps)), x)])
    return (_by_channel(w, y, weight, bias),)


REDUCTIONS: dict[str, Callable[..., Any]] = {
    "aten.sum.default": aten_sum,
    "aten.sum.dim_IntList": aten_sum,
    "aten.mean.default": mean,
    "aten.mean.dim": mean,
    "aten.amax.default": amax,
    "aten.amin.default": amin,
    "aten.max.default": amax,
    "aten.min.default": amin,
    "aten.max.dim": lambda w, x, dim, keepdim=False: (amax(w, x, dim, keepdim),),
    "aten.min.dim": lambda w, x, dim, keepdim=False: (amin(w, x, dim, keepdim),),
    "aten.logsumexp.default": logsumexp,
    "aten.var.correction": variance,
    "aten.var_mean.correction": moments,
    "aten.linalg_vector_norm.default": vector_norm,
    "aten._softmax.default": softmax,
    "aten.softmax.int": softmax,
    "aten._log_softmax.default": log_softmax,
    "aten.native_layer_norm.default": layer_norm,
    "aten.layer_norm.default": lambda w, x, n, weight=None, bias=None, eps=1e-5, cudnn=True: layer_norm(w, x, n, weight, bias, eps)[
        0
    ],
    "aten._fused_rms_norm.default": rms_norm,
    "aten.rms_norm.default": lambda w, x, n, weight=None, eps=None: rms_norm(w, x, n, weight, eps)[0],
    "aten._native_batch_norm_legit_no_training.default": batch_norm,
    "aten._native_batch_norm_legit.no_stats": batch_norm_now,
    "aten.native_group_norm.default": group_norm,
}
"""Converters by the name of the overload."""
