"""ViT-B/16 (197 tokens), Swin-T (windows of 49), DiT-XL, EfficientNet, Stable Diffusion: norms and attention of images."""

from __future__ import annotations

from typing import Any

import torch
import torch.nn.functional as F
from suite_attention import Attend, plain
from suite_program import SuiteProgram, at, bias, data, gain, masked_scores, weight


@at({"batch": 8, "heads": 12, "tokens": 197, "depth": 64}, {"batch": 2, "heads": 2, "tokens": 5, "depth": 8})
def vit_attention(batch: int, heads: int, tokens: int, depth: int) -> SuiteProgram:
    """Attention of 8 images of 197 tokens."""

    def graph(g: Any, q: Any, k: Any, v: Any) -> Any:
        return masked_scores(g, q, k, depth**-0.5) @ v

    def in_torch(q: Any, k: Any, v: Any, attend: Attend = plain) -> Any:
        return attend(q, k, v, None, depth**-0.5)

    return SuiteProgram([data(batch, heads, tokens, depth)] * 3, graph, in_torch, True)


@at({"tokens": 1576, "width": 768, "hidden": 3072}, {"tokens": 5, "width": 8, "hidden": 16})
def vit_mlp(tokens: int, width: int, hidden: int) -> SuiteProgram:
    """LayerNorm and the MLP of 8 images of 197 tokens."""

    def graph(g: Any, x: Any, a: Any, b: Any, w1: Any, c1: Any, w2: Any, c2: Any) -> Any:
        y = g.layer_norm(x, width, a, b, eps=1e-6)
        return x + g.linear(g.gelu(g.linear(y, w1, c1)), w2, c2)

    def in_torch(x: Any, a: Any, b: Any, w1: Any, c1: Any, w2: Any, c2: Any) -> Any:
        y = F.layer_norm(x, (width,), a, b, eps=1e-6)
        return x + F.linear(F.gelu(F.linear(y, w1, c1)), w2, c2)

    products = [weight(width, hidden, width), bias(hidden), weight(hidden, width, hidden), bias(width)]
    return SuiteProgram([data(tokens, width), gain(width), bias(width), *products], graph, in_torch)


@at({"windows": 512, "heads": 3, "tokens": 49, "depth": 32}, {"windows": 2, "heads": 2, "tokens": 5, "depth": 8})
def swin_attention(windows: int, heads: int, tokens: int, depth: int) -> SuiteProgram:
    """Attention in windows of 7 × 7 with a bias for each head (Swin-T's first stage, 8 images)."""

    def graph(g: Any, q: Any, k: Any, v: Any, positions: Any) -> Any:
        return masked_scores(g, q, k, depth**-0.5, positions) @ v

    def in_torch(q: Any, k: Any, v: Any, positions: Any, attend: Attend = plain) -> Any:
        return attend(q, k, v, positions, depth**-0.5)

    rows = data(windows, heads, tokens, depth)
    return SuiteProgram([rows, rows, rows, data(heads, tokens, tokens)], graph, in_torch, True)


@at({"batch": 4, "tokens": 256, "width": 1152}, {"batch": 2, "tokens": 3, "width": 8})
def dit_modulate(batch: int, tokens: int, width: int) -> SuiteProgram:
    """DiT-XL/2: LayerNorm without weights, scaled and shifted for each image."""

    def graph(g: Any, x: Any, shift: Any, scale: Any) -> Any:
        return g.layer_norm(x, width, eps=1e-6) * g.offset(scale, 1.0) + shift

    def in_torch(x: Any, shift: Any, scale: Any) -> Any:
        return F.layer_norm(x, (width,), eps=1e-6) * (1 + scale) + shift

    return SuiteProgram([data(batch, tokens, width), bias(batch, 1, width), bias(batch, 1, width)], graph, in_torch)


@at({"batch": 8, "channels": 96, "space": 3136, "squeezed": 4}, {"batch": 2, "channels": 6, "space": 9, "squeezed": 2})
def squeeze_excite(batch: int, channels: int, space: int, squeezed: int) -> SuiteProgram:
    """EfficientNet-B0: channels scaled by a small MLP of their means."""

    def graph(g: Any, x: Any, w1: Any, c1: Any, w2: Any, c2: Any) -> Any:
        means = g.reshape(g.mean(x, 2), (batch, channels))
        s = g.sigmoid(g.linear(g.silu(g.linear(means, w1, c1)), w2, c2))
        return x * g.reshape(s, (batch, channels, 1))

    def in_torch(x: Any, w1: Any, c1: Any, w2: Any, c2: Any) -> Any:
        s = torch.sigmoid(F.linear(F.silu(F.linear(x.mean(2), w1, c1)), w2, c2))
        return x * s.unsqueeze(-1)

    first = [weight(channels, squeezed, channels), bias(squeezed)]
    second = [weight(squeezed, channels, squeezed), bias(channels)]
    return SuiteProgram([data(batch, channels, space), *first, *second], graph, in_torch)


@at({"batch": 2, "groups": 32, "each": 10, "space": 4096}, {"batch": 2, "groups": 2, "each": 2, "space": 9})
def group_norm_silu(batch: int, groups: int, each: int, space: int) -> SuiteProgram:
    """Stable Diffusion's UNet: GroupNorm of 320 channels in 32 groups over 64 × 64, and silu."""

    def graph(g: Any, x: Any, a: Any, b: Any) -> Any:
        y = g.layer_norm(g.reshape(x, (batch, groups, each, space)), (each, space))
        column = (groups, each, 1)
        return g.reshape(g.silu(y * g.reshape(a, column) + g.reshape(b, column)), (batch, groups * each, space))

    def in_torch(x: Any, a: Any, b: Any) -> Any:
        return F.silu(F.group_norm(x, groups, a, b))

    channels = groups * each
    return SuiteProgram([data(batch, channels, space), gain(channels), bias(channels)], graph, in_torch)
