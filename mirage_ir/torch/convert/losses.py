"""ATen's losses that PyTorch takes apart by comparing entries, which no operator does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mirage_ir.torch.convert.errors import NotConverted
from mirage_ir.torch.convert.pointwise import absolute, clamp
from mirage_ir.torch.convert.reductions import aten_sum, mean
from mirage_ir.torch.convert.writer import TorchValue, TorchWriter

NONE, MEAN, SUM = range(3)
"""What becomes of the losses of all entries."""


def _reduced(w: TorchWriter, x: TorchValue, reduction: int) -> TorchValue:
    return x if reduction == NONE else mean(w, x) if reduction == MEAN else aten_sum(w, x)


def huber_loss(w: TorchWriter, x: TorchValue, y: TorchValue, reduction: int = MEAN, delta: float = 1.0) -> TorchValue:
    """d²/2 for distances d up to `delta`, and `delta` · (d − delta/2) beyond: c · (d − c/2) with c = min(d, delta)."""
    if delta <= 0:
        raise NotConverted(f"its delta {delta} is not positive")
    distance = absolute(w, w.pointwise("sub", [x, y]))
    near = clamp(w, distance, 0.0, delta)
    return _reduced(w, w.pointwise("mul", [near, w.pointwise("sub", [distance, w.scale(near, 0.5)])]), reduction)


def smooth_l1_loss(w: TorchWriter, x: TorchValue, y: TorchValue, reduction: int = MEAN, beta: float = 1.0) -> TorchValue:
    """The Huber loss over its `beta`, and |x − y| where that is 0."""
    if beta == 0:
        return _reduced(w, absolute(w, w.pointwise("sub", [x, y])), reduction)
    return w.scale(huber_loss(w, x, y, reduction, beta), 1 / beta)


LOSSES: dict[str, Callable[..., Any]] = {
    "aten.huber_loss.default": huber_loss,
    "aten.smooth_l1_loss.default": smooth_l1_loss,
}
"""Converters by the name of the overload."""
