"""BERT base (Devlin et al. 2019) and CLIP's text tower: padding masks as inputs, norms after."""

from __future__ import annotations

from typing import Any

import torch
import torch.nn.functional as F
from suite_attention import Attend, apart, plain, together
from suite_program import SuiteProgram, at, bias, data, gain, masked_scores, merge_heads, padding, split_heads, weight


@at(
    {"batch": 8, "tokens": 128, "heads": 12, "depth": 64},
    {"batch": 2, "tokens": 4, "heads": 2, "depth": 8},
)
def bert_attention(batch: int, tokens: int, heads: int, depth: int) -> SuiteProgram:
    """Attention of 8 sequences, whose last tokens are padding; heads stand last."""

    def graph(g: Any, q: Any, k: Any, v: Any, mask: Any) -> Any:
        q, k, v = (split_heads(g, x, heads) for x in (q, k, v))
        return merge_heads(g, masked_scores(g, q, k, depth**-0.5, mask) @ v)

    def in_torch(q: Any, k: Any, v: Any, mask: Any, attend: Attend = plain) -> Any:
        q, k, v = (apart(x, heads) for x in (q, k, v))
        return together(attend(q, k, v, mask, depth**-0.5))

    rows = data(batch, tokens, heads * depth)
    return SuiteProgram([rows, rows, rows, padding(batch, 1, 1, tokens)], graph, in_torch, True)


@at({"tokens": 512, "width": 768, "hidden": 3072}, {"tokens": 4, "width": 8, "hidden": 16})
def bert_mlp(tokens: int, width: int, hidden: int) -> SuiteProgram:
    """Two products with a gelu between them, what came in, and LayerNorm."""

    def graph(g: Any, x: Any, w1: Any, c1: Any, w2: Any, c2: Any, a: Any, b: Any) -> Any:
        y = g.linear(g.gelu(g.linear(x, w1, c1)), w2, c2)
        return g.layer_norm(x + y, width, a, b, eps=1e-12)

    def in_torch(x: Any, w1: Any, c1: Any, w2: Any, c2: Any, a: Any, b: Any) -> Any:
        y = F.linear(F.gelu(F.linear(x, w1, c1)), w2, c2)
        return F.layer_norm(x + y, (width,), a, b, eps=1e-12)

    products = [weight(width, hidden, width), bias(hidden), weight(hidden, width, hidden), bias(width)]
    return SuiteProgram([data(tokens, width), *products, gain(width), bias(width)], graph, in_torch)


@at({"tokens": 512, "width": 768}, {"tokens": 4, "width": 8})
def bert_output(tokens: int, width: int) -> SuiteProgram:
    """The output projection of attention, what came in, and LayerNorm."""

    def graph(g: Any, heads: Any, x: Any, w: Any, c: Any, a: Any, b: Any) -> Any:
        return g.layer_norm(g.linear(heads, w, c) + x, width, a, b, eps=1e-12)

    def in_torch(heads: Any, x: Any, w: Any, c: Any, a: Any, b: Any) -> Any:
        return F.layer_norm(F.linear(heads, w, c) + x, (width,), a, b, eps=1e-12)

    rows = data(tokens, width)
    return SuiteProgram([rows, rows, weight(width, width, width), bias(width), gain(width), bias(width)], graph, in_torch)


@at({"batch": 32, "tokens": 128, "width": 768}, {"batch": 2, "tokens": 4, "width": 8})
def bert_pooler(batch: int, tokens: int, width: int) -> SuiteProgram:
    """The first token of each sequence, projected, and tanh."""

    def graph(g: Any, x: Any, w: Any, c: Any) -> Any:
        return g.tanh(g.linear(g.reshape(g.slice(x, 1, 0, 1), (batch, width)), w, c))

    def in_torch(x: Any, w: Any, c: Any) -> Any:
        return torch.tanh(F.linear(x[:, 0], w, c))

    return SuiteProgram([data(batch, tokens, width), weight(width, width, width), bias(width)], graph, in_torch)


@at({"batch": 512, "width": 512}, {"batch": 4, "width": 8})
def clip_similarity(batch: int, width: int) -> SuiteProgram:
    """CLIP's scaled cosine similarities of images and texts."""

    def graph(g: Any, x: Any, y: Any) -> Any:
        x, y = (g.div(t, g.sqrt(g.sum(g.square(t), -1))) for t in (x, y))
        return g.scale(x @ g.transpose(y), 100.0)

    def in_torch(x: Any, y: Any) -> Any:
        return 100.0 * (x / x.norm(dim=-1, keepdim=True)) @ (y / y.norm(dim=-1, keepdim=True)).T

    return SuiteProgram([data(batch, width), data(batch, width)], graph, in_torch)
