"""Mixture of experts: Mixtral 8x7B (width 4096, 8 experts) and OLMoE (2048, experts of 1024); routers and combinations.

Which expert a token goes to is an index, which programs cannot have: here experts are full, or weighted by their gates.
"""

from __future__ import annotations

from typing import Any

import torch
import torch.nn.functional as F
from suite_program import SuiteProgram, at, data, share, weight


@at({"experts": 8, "tokens": 16, "width": 2048, "hidden": 1024}, {"experts": 2, "tokens": 3, "width": 8, "hidden": 16})
def expert_mlps(experts: int, tokens: int, width: int, hidden: int) -> SuiteProgram:
    """Each expert's gated MLP on tokens of its own."""

    def graph(g: Any, x: Any, w1: Any, w3: Any, w2: Any) -> Any:
        return (g.silu(x @ w1) * (x @ w3)) @ w2

    def in_torch(x: Any, w1: Any, w3: Any, w2: Any) -> Any:
        return (F.silu(x @ w1) * (x @ w3)) @ w2

    up = weight(width, experts, width, hidden)
    return SuiteProgram([data(experts, tokens, width), up, up, weight(hidden, experts, hidden, width)], graph, in_torch)


@at({"tokens": 1024, "width": 4096, "experts": 8}, {"tokens": 4, "width": 16, "experts": 3})
def mixtral_router(tokens: int, width: int, experts: int) -> SuiteProgram:
    """Probabilities of the experts."""

    def graph(g: Any, x: Any, w: Any) -> Any:
        return g.softmax(x @ w)

    def in_torch(x: Any, w: Any) -> Any:
        return torch.softmax(x @ w, -1)

    return SuiteProgram([data(tokens, width), weight(width, width, experts)], graph, in_torch)


@at({"tokens": 512, "experts": 8, "width": 4096}, {"tokens": 4, "experts": 3, "width": 8})
def mixtral_combine(tokens: int, experts: int, width: int) -> SuiteProgram:
    """Outputs of all experts, weighted by their gates and summed, and what came in."""

    def graph(g: Any, x: Any, gates: Any, outputs: Any) -> Any:
        weighted = outputs * g.reshape(gates, (tokens, experts, 1))
        return x + g.reshape(g.sum(weighted, 1), (tokens, width))

    def in_torch(x: Any, gates: Any, outputs: Any) -> Any:
        return x + (outputs * gates.unsqueeze(-1)).sum(1)

    return SuiteProgram([data(tokens, width), share(tokens, experts), data(tokens, experts, width)], graph, in_torch)
