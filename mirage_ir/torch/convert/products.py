"""ATen's products of matrices, and attention."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod, sqrt
from typing import Any

from mirage_ir.torch.convert.errors import NotConverted
from mirage_ir.torch.convert.layout import slice_dim
from mirage_ir.torch.convert.pools import windows
from mirage_ir.torch.convert.writer import Outside, TorchValue, TorchWriter, finite


def mm(w: TorchWriter, x: TorchValue, y: TorchValue, *rest: Any) -> TorchValue:
    """x · y, for two matrices or for batches of as many."""
    if rest:
        raise NotConverted("its result has another element type")
    return w.product(x, y)


def matmul(w: TorchWriter, x: TorchValue, y: TorchValue) -> TorchValue:
    """x · y with leading dimensions that are equal."""
    if len(y.shape) == 2 and len(x.shape) > 2:
        return linear_rows(w, x, y)
    if len(x.shape) < 2 or len(y.shape) < 2 or x.shape[:-2] != y.shape[:-2]:
        raise NotConverted("its leading dimensions differ")
    return w.product(x, y)


def linear_rows(w: TorchWriter, x: TorchValue, y: TorchValue) -> TorchValue:
    """Each row of x times the matrix y."""
    rows = 1
    for extent in x.shape[:-1]:
        rows *= extent
    z = w.product(TorchValue(x.number, (rows, x.shape[-1])), y)
    return TorchValue(z.number, (*x.shape[:-1], y.shape[-1]))


def linear(w: TorchWriter, x: TorchValue, weight: TorchValue, bias: TorchValue | None = None) -> TorchValue:
    """x · weightᵀ + bias."""
    z = linear_rows(w, x, w.permuted(weight, (1, 0)))
    return z if bias is None else w.pointwise("add", [z, bias])


def addmm(w: TorchWriter, bias: TorchValue, x: TorchValue, y: TorchValue, beta: float = 1, alpha: float = 1) -> TorchValue:
    """beta · bias + alpha · x · y, without the bias where beta is 0."""
    product = w.scale(w.product(x, y), alpha)
    return w.pointwise("add", [product, w.scale(bias, beta)]) if beta else product


def attention(
    w: TorchWriter,
    q: TorchValue,
    k: TorchValue,
    v: TorchValue,
    mask: TorchValue | None = None,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    scale: float | None = None,
) -> TorchValue:
    """softmax(scale · q kᵀ) v; a causal mask is added as a matrix of 0 and -inf."""
    if dropout_p:
        raise NotConverted("it drops entries at random")
    if mask is not None:
        raise NotConverted("a row that its mask hides is 0 in PyTorch, and NaN by operators")
    if len(q.shape) < 3 or not k.shape[:-2] == v.shape[:-2] or q.shape[:-3] != k.shape[:-3] or q.shape[-3] % k.shape[-3]:
        raise NotConverted(f"its heads have the shapes {list(q.shape)}, {list(k.shape)} and {list(v.shape)}")
    *lead, heads, tokens, depth = q.shape
    # The query heads that share a key head are rows of one matrix.
    rows = heads // k.shape[-3] * tokens
    grouped = TorchValue(q.number, (*lead, k.shape[-3], rows, depth))
    factor = 1 / sqrt(depth) if scale is None else finite(scale)
    turned = w.permuted(k, (*range(len(k.shape) - 2), len(k.shape) - 1, len(k.shape) - 2))
    scores = w.scale(w.product(grouped, turned), factor)
    if is_causal:
        dtype = w.types[q.number].dtype
        hidden = w.input(Outside(None, (rows, k.shape[-2]), causal=tokens, dtype=dtype))
        scores = w.pointwise("add", [scores, hidden])
    number, axis = w.axis(scores, len(scores.shape) - 1)
    weights = TorchValue(w.emit("softmax", number, dim=axis), scores.shape)
    return TorchValue(w.product(weights, v).number, (*q.shape[:-1], v.shape[-1]))


def scaled_dot_product_attention(
    w: TorchWriter,
    q: TorchValue,
    k: TorchValue,
    v: TorchValue,
    attn_mask: TorchValue | None = None,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    *,
    scale: float | None = None,
    enable_gqa: bool = False,
) -> TorchValue:
    """The function of `torch.nn.functional`."""
    return attention(w, q, k, v, attn_mask, dropout_p, is_causal, scale)


def flash(
    w: TorchWriter,
    q: TorchValue,
    k: TorchValue,
    v: TorchValue,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    return_debug_mask: bool = False,
    *,
    attn_mask: TorchValue | None = None,
    scale: float | None = None,
) -> tuple[TorchValue]:
    """What PyTorch runs by flash attention; sums of exponentials and states of generators are not computed."""
    return (attention(w, q, k, v, attn_mask, dropout_p, is_causal, scale),)


def efficient(
    w: TorchWriter,
    q: TorchValue,
    k: TorchValue,
    v: TorchValue,
    attn_bias: TorchValue | None,
    compute_log_sumexp: bool,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    *rest: Any,
    scale: float | None = None,
) -> tuple[TorchValue]:
    """What PyTorch runs by memory-efficient attention or by cuDNN."""
    return (attention(w, q, k, v, attn_bias, dropout_p, is_causal, scale),)


def overrideable(
    w: TorchWriter,
    q: TorchValue,
    k: TorchValue,
    v: TorchValue,
    attn_bias: TorchValue | None = None,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    *rest: Any,
    scale: float | None = None,
) -> tuple[TorchValue]:
    """What PyTorch runs on other devices."""
    return (attention(w, q, k, v, attn_bias, dropout_p, is_causal, scale),)


def convolution(
    w: TorchWriter,
    x: TorchValue,
    weight: TorchValue,
    bias: TorchValue | None,
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    transposed: bool,
    output_padding: Sequence[int],
    groups: int,
) -> TorchValue:
    """The product of windows and weights, where windows lie side by side or have one place each, as in layers that mix channels and
    in those that make patches of images."""
    if transposed or groups != 1:
        raise NotConverted("it is a convolution of groups, or a transposed one")
    wide, rank = weight.shape[2:], len(weight.shape) - 2
    steps = [stride[d % len(stride)] for d in range(rank)]
    for d, (size, step) in enumerate(zip(wide, steps, strict=True)):
        if size == 1 and step != 1:
            x, steps[d] = slice_dim(w, x, d + 2, step=step), 1
    if not any(padding) and all(size == 1 for size in wide):
        return _mixed_channels(w, x, weight, bias)
    split, dims, _ = windows(w, x, wide, steps, padding, dilation, False, rank)
    counts = [d - 1 for d in dims]
    samples = w.permuted(split, (0, *counts, 1, *dims))
    count, size = prod(samples.shape[: rank + 1]), prod(samples.shape[rank + 1 :])
    matrix = w.permuted(TorchValue(weight.number, (weight.shape[0], size)), (1, 0))
    z = w.product(TorchValue(samples.number, (count, size)), matrix)
    z = z if bias is None else w.pointwise("add", [z, bias])
    made = TorchValue(z.number, (*samples.shape[: rank + 1], weight.shape[0]))
    return w.permuted(made, (0, rank + 1, *range(1, rank + 1)))


def _mixed_channels(w: TorchWriter, x: TorchValue, weight: TorchValue, bias: TorchValue | None) -> TorchValue:
    """The product of weights (filters × channels) and the channels of each sample, which are rows."""
    samples, filters, channels = x.shape[0], *weight.shape[:2]
    matrix = w.repeated(TorchValue(weight.number, (1, filters, channels)), (samples, filters, channels))
    z = w.product(matrix, TorchValue(x.number, (samples, channels, prod(x.shape[2:]))))
    z = z if bias is None else w.pointwise("add", [z, TorchValue(bias.number, (filters, 1))])
    return TorchValue(z.number, (samples, filters, *x.shape[2:]))


ATTENTION: dict[str, Callable[..., Any]] = {
    "aten.scaled_dot_product_attention.default": scaled_dot_product_attention,
    "aten._scaled_dot_product_flash_attention.default": flash,
    "aten._scaled_dot_product_flash_attention_for_cpu.default": flash,
    "aten._scaled_dot_product_efficient_attention.default": efficient,
    "aten._scaled_dot_product_cudnn_attention.default": efficient,
    "aten._scaled_dot_product_fused_attention_overrideable.default": overrideable,
}
"""Attention, for which PyTorch has kernels of its own."""

PRODUCTS: dict[str, Callable[..., Any]] = {
    "aten.mm.default": mm,
    "aten.bmm.default": mm,
    "aten.matmul.default": matmul,
    "aten.linear.default": linear,
    "aten.addmm.default": addmm,
    "aten.baddbmm.default": addmm,
    "aten.convolution.default": convolution,
    **ATTENTION,
}
"""Converters by the name of the overload."""
