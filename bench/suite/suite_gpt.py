"""GPT-2 (Radford et al. 2019): width 768, 12 heads, 1024 tokens; blocks with norms before, causal masks as inputs."""

from __future__ import annotations

from typing import Any

import torch.nn.functional as F
from suite_attention import Attend, apart, plain, together
from suite_program import SuiteProgram, at, bias, causal, data, gain, masked_scores, merge_heads, split_heads, weight


@at({"tokens": 1024, "width": 768}, {"tokens": 4, "width": 16})
def gpt2_norm_qkv(tokens: int, width: int) -> SuiteProgram:
    """LayerNorm, then queries, keys and values by one product."""

    def graph(g: Any, x: Any, a: Any, b: Any, w: Any, c: Any) -> Any:
        return g.layer_norm(x, width, a, b) @ w + c

    def in_torch(x: Any, a: Any, b: Any, w: Any, c: Any) -> Any:
        return F.layer_norm(x, (width,), a, b) @ w + c

    inputs = [data(tokens, width), gain(width), bias(width), weight(width, width, 3 * width), bias(3 * width)]
    return SuiteProgram(inputs, graph, in_torch)


@at({"queries": 1024, "keys": 1024, "heads": 12, "depth": 64}, {"queries": 4, "keys": 4, "heads": 2, "depth": 8})
def gpt2_attention(queries: int, keys: int, heads: int, depth: int) -> SuiteProgram:
    """Attention of a prompt; heads stand last, as the projections leave them."""

    def graph(g: Any, q: Any, k: Any, v: Any, mask: Any) -> Any:
        q, k, v = (split_heads(g, x, heads) for x in (q, k, v))
        return merge_heads(g, masked_scores(g, q, k, depth**-0.5, mask) @ v)

    def in_torch(q: Any, k: Any, v: Any, mask: Any, attend: Attend = plain) -> Any:
        q, k, v = (apart(x, heads) for x in (q, k, v))
        return together(attend(q, k, v, mask, depth**-0.5))

    width = heads * depth
    return SuiteProgram([data(queries, width), data(keys, width), data(keys, width), causal(queries, keys)], graph, in_torch, True)


@at({"batch": 8, "keys": 1024, "heads": 12, "depth": 64}, {"batch": 2, "keys": 8, "heads": 2, "depth": 8})
def gpt2_attention_decode(batch: int, keys: int, heads: int, depth: int) -> SuiteProgram:
    """One new token of each of 8 sequences attends to its cache."""

    def graph(g: Any, q: Any, k: Any, v: Any) -> Any:
        return masked_scores(g, q, k, depth**-0.5) @ v

    def in_torch(q: Any, k: Any, v: Any, attend: Attend = plain) -> Any:
        return attend(q, k, v, None, depth**-0.5)

    cache = data(batch, heads, keys, depth)
    return SuiteProgram([data(batch, heads, 1, depth), cache, cache], graph, in_torch, True)


@at({"tokens": 1024, "width": 768, "hidden": 3072}, {"tokens": 4, "width": 8, "hidden": 16}, "gpt2_mlp")
@at({"tokens": 8, "width": 768, "hidden": 3072}, {"tokens": 2, "width": 8, "hidden": 16}, "gpt2_mlp_decode")
def gpt2_mlp(tokens: int, width: int, hidden: int) -> SuiteProgram:
    """LayerNorm, two products with a gelu between them, and what came in."""

    def graph(g: Any, x: Any, a: Any, b: Any, w1: Any, c1: Any, w2: Any, c2: Any) -> Any:
        h = g.gelu(g.layer_norm(x, width, a, b) @ w1 + c1, form="tanh")
        return x + (h @ w2 + c2)

    def in_torch(x: Any, a: Any, b: Any, w1: Any, c1: Any, w2: Any, c2: Any) -> Any:
        h = F.gelu(F.layer_norm(x, (width,), a, b) @ w1 + c1, approximate="tanh")
        return x + (h @ w2 + c2)

    first = [weight(width, width, hidden), bias(hidden)]
    second = [weight(hidden, hidden, width), bias(width)]
    return SuiteProgram([data(tokens, width), gain(width), bias(width), *first, *second], graph, in_torch)


@at({"tokens": 128, "width": 768, "hidden": 3072}, {"tokens": 4, "width": 8, "hidden": 16})
def norm_linear_gelu(tokens: int, width: int, hidden: int) -> SuiteProgram:
    """The first half of such an MLP, with few tokens."""

    def graph(g: Any, x: Any, a: Any, b: Any, w: Any, c: Any) -> Any:
        return g.gelu(g.linear(g.layer_norm(x, width, a, b), w, c))

    def in_torch(x: Any, a: Any, b: Any, w: Any, c: Any) -> Any:
        return F.gelu(F.linear(F.layer_norm(x, (width,), a, b), w, c))

    inputs = [data(tokens, width), gain(width), bias(width), weight(width, hidden, width), bias(hidden)]
    return SuiteProgram(inputs, graph, in_torch)


@at({"tokens": 256, "width": 768, "heads": 12}, {"tokens": 4, "width": 16, "heads": 2})
def gpt2_attention_layer(tokens: int, width: int, heads: int) -> SuiteProgram:
    """LayerNorm, projections, causal attention, output projection, and what came in."""
    scale = (width // heads) ** -0.5

    def graph(g: Any, x: Any, a: Any, b: Any, wq: Any, wk: Any, wv: Any, wo: Any, mask: Any) -> Any:
        y = g.layer_norm(x, width, a, b)
        q, k, v = (split_heads(g, y @ w, heads) for w in (wq, wk, wv))
        return x + merge_heads(g, masked_scores(g, q, k, scale, mask) @ v) @ wo

    def in_torch(x: Any, a: Any, b: Any, wq: Any, wk: Any, wv: Any, wo: Any, mask: Any, attend: Attend = plain) -> Any:
        y = F.layer_norm(x, (width,), a, b)
        q, k, v = (apart(y @ w, heads) for w in (wq, wk, wv))
        return x + together(attend(q, k, v, mask, scale)) @ wo

    weights = [weight(width, width, width)] * 4
    return SuiteProgram([data(tokens, width), gain(width), bias(width), *weights, causal(tokens, tokens)], graph, in_torch, True)


@at({"keys": 1500, "heads": 20, "depth": 64}, {"keys": 7, "heads": 2, "depth": 8})
def whisper_cross_decode(keys: int, heads: int, depth: int) -> SuiteProgram:
    """Whisper's cross attention (large): one token attends to 1500 frames."""

    def graph(g: Any, q: Any, k: Any, v: Any) -> Any:
        return merge_heads(g, masked_scores(g, split_heads(g, q, heads), k, depth**-0.5) @ v)

    def in_torch(q: Any, k: Any, v: Any, attend: Attend = plain) -> Any:
        return together(attend(apart(q, heads), k, v, None, depth**-0.5))

    return SuiteProgram([data(1, heads * depth), data(heads, keys, depth), data(heads, keys, depth)], graph, in_torch, True)
