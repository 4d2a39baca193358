"""LLaMA-3-8B (width 4096, 32 heads on 8, 14336), TinyLlama (2048, 32 on 4, 5632) and Gemma: rotary embeddings by slices."""

from __future__ import annotations

from typing import Any

import torch
import torch.nn.functional as F
from suite_attention import Attend, plain
from suite_program import SuiteProgram, at, causal, cosines, data, gain, masked_scores, sines, weight


def rotated(g: Any, x: Any, cos: Any, sin: Any) -> Any:
    """x of (…, tokens, depth), its halves turned by angles of (tokens, depth/2)."""
    dim, half = x.ndim - 1, x.shape[-1] // 2
    x1, x2 = g.slice(x, dim, 0, half), g.slice(x, dim, half, 2 * half)
    return g.concat([x1 * cos - x2 * sin, x2 * cos + x1 * sin], dim)


def rotated_in_torch(x: Any, cos: Any, sin: Any) -> Any:
    x1, x2 = x.chunk(2, -1)
    return torch.cat([x1 * cos - x2 * sin, x2 * cos + x1 * sin], -1)


@at(
    {"tokens": 8, "width": 4096, "out": 4096, "small": 1024},
    {"tokens": 2, "width": 16, "out": 16, "small": 8},
    "llama_norm_qkv_decode",
)
@at(
    {"tokens": 512, "width": 2048, "out": 2048, "small": 256},
    {"tokens": 4, "width": 16, "out": 16, "small": 8},
    "tinyllama_norm_qkv",
)
def norm_qkv(tokens: int, width: int, out: int, small: int) -> SuiteProgram:
    """Three projections of one normalized row."""

    def graph(g: Any, x: Any, a: Any, wq: Any, wk: Any, wv: Any) -> Any:
        y = g.rms_norm(x, width, a, eps=1e-5)
        return y @ wq, y @ wk, y @ wv

    def in_torch(x: Any, a: Any, wq: Any, wk: Any, wv: Any) -> Any:
        y = F.rms_norm(x, (width,), a, eps=1e-5)
        return y @ wq, y @ wk, y @ wv

    weights = [weight(width, width, n) for n in (out, small, small)]
    return SuiteProgram([data(tokens, width), gain(width), *weights], graph, in_torch)


@at({"tokens": 512, "heads": 32, "depth": 128}, {"tokens": 4, "heads": 2, "depth": 8})
def llama_rotary(tokens: int, heads: int, depth: int) -> SuiteProgram:
    """Rotary embedding of queries, heads last."""

    def graph(g: Any, q: Any, cos: Any, sin: Any) -> Any:
        return rotated(g, q, g.reshape(cos, (tokens, 1, depth // 2)), g.reshape(sin, (tokens, 1, depth // 2)))

    def in_torch(q: Any, cos: Any, sin: Any) -> Any:
        return rotated_in_torch(q, cos.unsqueeze(1), sin.unsqueeze(1))

    return SuiteProgram([data(tokens, heads, depth), cosines(tokens, depth // 2), sines(tokens, depth // 2)], graph, in_torch)


@at(
    {"tokens": 512, "groups": 8, "each": 4, "depth": 128},
    {"tokens": 4, "groups": 2, "each": 2, "depth": 8},
)
def llama_attention(tokens: int, groups: int, each: int, depth: int) -> SuiteProgram:
    """Rotary embedding and causal attention of a prompt; four queries share a head of keys."""

    def graph(g: Any, q: Any, k: Any, v: Any, cos: Any, sin: Any, mask: Any) -> Any:
        q, k = rotated(g, q, cos, sin), rotated(g, k, cos, sin)
        return masked_scores(g, q, k, depth**-0.5, mask) @ v

    def in_torch(q: Any, k: Any, v: Any, cos: Any, sin: Any, mask: Any, attend: Attend = plain) -> Any:
        q, k = rotated_in_torch(q, cos, sin), rotated_in_torch(k, cos, sin)
        shared = (groups, each, tokens, depth)
        return attend(q, k.expand(shared), v.expand(shared), mask, depth**-0.5)

    keys, angles = data(groups, 1, tokens, depth), (tokens, depth // 2)
    inputs = [data(groups, each, tokens, depth), keys, keys, cosines(*angles), sines(*angles), causal(tokens, tokens)]
    return SuiteProgram(inputs, graph, in_torch, True)


@at({"batch": 4, "groups": 8, "each": 4, "keys": 4096, "depth": 128}, {"batch": 2, "groups": 2, "each": 2, "keys": 8, "depth": 8})
def llama_attention_decode(batch: int, groups: int, each: int, keys: int, depth: int) -> SuiteProgram:
    """One new token of each of 4 sequences; the four queries that share a head of keys are rows of one product."""

    def graph(g: Any, q: Any, k: Any, v: Any) -> Any:
        return masked_scores(g, q, k, depth**-0.5) @ v

    def in_torch(q: Any, k: Any, v: Any, attend: Attend = plain) -> Any:
        return attend(q, k, v, None, depth**-0.5)

    cache = data(batch, groups, keys, depth)
    return SuiteProgram([data(batch, groups, each, depth), cache, cache], graph, in_torch, True)


@at({"tokens": 8, "width": 4096, "hidden": 14336}, {"tokens": 2, "width": 8, "hidden": 16}, "llama_mlp_decode")
def gated_block(tokens: int, width: int, hidden: int) -> SuiteProgram:
    """RMSNorm, the gated MLP, and what came in."""

    def graph(g: Any, x: Any, a: Any, w1: Any, w3: Any, w2: Any) -> Any:
        y = g.rms_norm(x, width, a, eps=1e-5)
        return x + (g.silu(y @ w1) * (y @ w3)) @ w2

    def in_torch(x: Any, a: Any, w1: Any, w3: Any, w2: Any) -> Any:
        y = F.rms_norm(x, (width,), a, eps=1e-5)
        return x + (F.silu(y @ w1) * (y @ w3)) @ w2

    weights = [weight(width, width, hidden), weight(width, width, hidden), weight(hidden, hidden, width)]
    return SuiteProgram([data(tokens, width), gain(width), *weights], graph, in_torch)


@at(
    {"tokens": 8, "keys": 1024, "groups": 4, "each": 8, "depth": 64, "hidden": 5632},
    {"tokens": 2, "keys": 4, "groups": 2, "each": 2, "depth": 4, "hidden": 16},
)
def tinyllama_layer_decode(tokens: int, keys: int, groups: int, each: int, depth: int, hidden: int) -> SuiteProgram:
    """A whole layer for 8 sequences, one new token each; their keys and values are in the cache already."""
    width = groups * each * depth

    def graph(g: Any, x: Any, a: Any, wq: Any, k: Any, v: Any, wo: Any, b: Any, w1: Any, w3: Any, w2: Any) -> Any:
        q = g.reshape(g.rms_norm(x, width, a, eps=1e-5) @ wq, (tokens, groups, each, depth))
        heads = masked_scores(g, q, k, depth**-0.5) @ v
        x = x + g.reshape(heads, (tokens, width)) @ wo
        y = g.rms_norm(x, width, b, eps=1e-5)
        return x + (g.silu(y @ w1) * (y @ w3)) @ w2

    def in_torch(
        x: Any, a: Any, wq: Any, k: Any, v: Any, wo: Any, b: Any, w1: Any, w3: Any, w2: Any, attend: Attend = plain
    ) -> Any:
        q = (F.rms_norm(x, (width,), a, eps=1e-5) @ wq).view(tokens, groups, each, depth)
        x = x + attend(q, k, v, None, depth**-0.5).reshape(tokens, width) @ wo
        y = F.rms_norm(x, (width,), b, eps=1e-5)
        return x + (F.silu(y @ w1) * (y @ w3)) @ w2

    cache = data(tokens, groups, keys, depth)
    square = weight(width, width, width)
    mlp = [gain(width), weight(width, width, hidden), weight(width, width, hidden), weight(hidden, hidden, width)]
    return SuiteProgram([data(tokens, width), gain(width), square, cache, cache, square, *mlp], graph, in_torch, True)


@at({"tokens": 256, "width": 2048, "hidden": 16384}, {"tokens": 2, "width": 8, "hidden": 16})
def gemma_gate(tokens: int, width: int, hidden: int) -> SuiteProgram:
    """Gemma-2B's gelu gate of two projections."""

    def graph(g: Any, x: Any, w1: Any, w2: Any) -> Any:
        return g.gelu(x @ w1, form="tanh") * (x @ w2)

    def in_torch(x: Any, w1: Any, w2: Any) -> Any:
        return F.gelu(x @ w1, approximate="tanh") * (x @ w2)

    return SuiteProgram([data(tokens, width), weight(width, width, hidden), weight(width, width, hidden)], graph, in_torch)
