"""Attention and the moving of heads in torch, for all families."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import torch
import torch.nn.functional as F
from torch import Tensor

Attend: TypeAlias = Callable[[Tensor, Tensor, Tensor, Tensor | None, float], Tensor]
"""softmax(scale · q kᵀ + mask) v of (…, tokens, depth)."""


def plain(q: Tensor, k: Tensor, v: Tensor, mask: Tensor | None, scale: float) -> Tensor:
    """As a newcomer writes it."""
    scores = (q @ k.transpose(-1, -2)) * scale
    return torch.softmax(scores if mask is None else scores + mask, -1) @ v


def sdpa(q: Tensor, k: Tensor, v: Tensor, mask: Tensor | None, scale: float) -> Tensor:
    """PyTorch's own, with the back end that it chooses."""
    q4, k4, v4 = (x if x.ndim == 4 else x.unsqueeze(0) for x in (q, k, v))
    out = F.scaled_dot_product_attention(q4, k4, v4, attn_mask=mask, scale=scale)
    return out if q.ndim == 4 else out.squeeze(0)


def apart(x: Tensor, heads: int) -> Tensor:
    """(…, tokens, heads · depth) to (…, heads, tokens, depth)."""
    return x.unflatten(-1, (heads, -1)).transpose(-2, -3)


def together(x: Tensor) -> Tensor:
    """(…, heads, tokens, depth) to (…, tokens, heads · depth)."""
    return x.transpose(-2, -3).flatten(-2)
