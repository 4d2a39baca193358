"""T5 (Raffel et al. 2020): width 768, 12 heads of 64, biases of relative positions, no scale, RMSNorm; and ALiBi."""

from __future__ import annotations

from typing import Any

import torch.nn.functional as F
from suite_attention import Attend, apart, plain, together
from suite_program import SuiteInput, SuiteProgram, at, bias, data, gain, masked_scores, merge_heads, padding, split_heads, weight


@at({"tokens": 512, "heads": 12, "depth": 64}, {"tokens": 4, "heads": 2, "depth": 8})
def t5_attention(tokens: int, heads: int, depth: int) -> SuiteProgram:
    """Attention with a bias for each head and pair of places. Queries are drawn small: there is no scale."""

    def graph(g: Any, q: Any, k: Any, v: Any, positions: Any) -> Any:
        return masked_scores(g, q, k, 1.0, positions) @ v

    def in_torch(q: Any, k: Any, v: Any, positions: Any, attend: Attend = plain) -> Any:
        return attend(q, k, v, positions, 1.0)

    rows = data(heads, tokens, depth)
    return SuiteProgram([weight(depth, heads, tokens, depth), rows, rows, data(heads, tokens, tokens)], graph, in_torch, True)


@at({"queries": 128, "keys": 512, "heads": 12, "depth": 64}, {"queries": 3, "keys": 8, "heads": 2, "depth": 8})
def t5_cross_attention(queries: int, keys: int, heads: int, depth: int) -> SuiteProgram:
    """The decoder's queries attend to the encoder's tokens, some of which are padding; heads stand last."""

    def graph(g: Any, q: Any, k: Any, v: Any, mask: Any) -> Any:
        q, k, v = (split_heads(g, x, heads) for x in (q, k, v))
        return merge_heads(g, masked_scores(g, q, k, 1.0, mask) @ v)

    def in_torch(q: Any, k: Any, v: Any, mask: Any, attend: Attend = plain) -> Any:
        q, k, v = (apart(x, heads) for x in (q, k, v))
        return together(attend(q, k, v, mask, 1.0))

    width = heads * depth
    inputs = [SuiteInput((queries, width), deviation=depth**-0.5), data(keys, width), data(keys, width), padding(1, keys)]
    return SuiteProgram(inputs, graph, in_torch, True)


@at({"tokens": 512, "width": 768, "hidden": 2048}, {"tokens": 4, "width": 8, "hidden": 16})
def t5_gated_mlp(tokens: int, width: int, hidden: int) -> SuiteProgram:
    """T5 1.1: RMSNorm, a gelu gate, and what came in."""

    def graph(g: Any, x: Any, a: Any, w1: Any, w2: Any, w3: Any) -> Any:
        y = g.rms_norm(x, width, a, eps=1e-6)
        return x + (g.gelu(y @ w1, form="tanh") * (y @ w2)) @ w3

    def in_torch(x: Any, a: Any, w1: Any, w2: Any, w3: Any) -> Any:
        y = F.rms_norm(x, (width,), a, eps=1e-6)
        return x + (F.gelu(y @ w1, approximate="tanh") * (y @ w2)) @ w3

    weights = [weight(width, width, hidden), weight(width, width, hidden), weight(hidden, hidden, width)]
    return SuiteProgram([data(tokens, width), gain(width), *weights], graph, in_torch)


@at({"tokens": 1024, "heads": 32, "depth": 128}, {"tokens": 4, "heads": 2, "depth": 8})
def alibi_attention(tokens: int, heads: int, depth: int) -> SuiteProgram:
    """MPT-7B: the bias of each head is its slope times a distance that all heads share."""

    def graph(g: Any, q: Any, k: Any, v: Any, slopes: Any, distances: Any) -> Any:
        return masked_scores(g, q, k, depth**-0.5, slopes * distances) @ v

    def in_torch(q: Any, k: Any, v: Any, slopes: Any, distances: Any, attend: Attend = plain) -> Any:
        return attend(q, k, v, slopes * distances, depth**-0.5)

    rows = data(heads, tokens, depth)
    return SuiteProgram([rows, rows, rows, bias(heads, 1, 1), data(tokens, tokens)], graph, in_torch, True)
