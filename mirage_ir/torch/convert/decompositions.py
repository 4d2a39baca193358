"""Which ATen operators PyTorch takes apart before a graph is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import torch

KEPT = (
    "native_layer_norm",
    "_fused_rms_norm",
    "_native_batch_norm_legit_no_training",
    "native_group_norm",
    "_native_batch_norm_legit",
    "logsumexp",
    "_softmax",
    "_log_softmax",
    "gelu",
    "silu",
    "hardtanh",
    "hardswish",
    "hardsigmoid",
    "leaky_relu",
    "_prelu_kernel",
    "elu",
    "celu",
    "softplus",
    "mish",
    "log_sigmoid_forward",
    "huber_loss",
    "smooth_l1_loss",
    "scaled_dot_product_attention",
    "_scaled_dot_product_flash_attention",
    "_scaled_dot_product_flash_attention_for_cpu",
    "_scaled_dot_product_efficient_attention",
    "_scaled_dot_product_cudnn_attention",
    "_scaled_dot_product_fused_attention_overrideable",
    "roll",
    "slice_scatter",
    "select_scatter",
    "addmm",
    "addcmul",
    "addcdiv",
    "lerp",
)
"""Operators that have a converter, and that say more than what they decompose to: element types, and which kernel PyTorch has."""


def without_kept(table: Mapping[Any, Callable[..., Any]]) -> dict[Any, Callable[..., Any]]:
    """A table of decompositions without those of operators that are read as they are."""
    names = (getattr(torch.ops.aten, name, None) for name in KEPT)
    kept = {getattr(packet, overload) for packet in names if packet is not None for overload in packet.overloads()}
    return {op: rule for op, rule in table.items() if op not in kept}
