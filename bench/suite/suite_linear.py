"""Linear attention and recurrent states, einsums, and products in a row."""

from __future__ import annotations

from typing import Any

import torch
from suite_program import SuiteProgram, at, data, share, weight


@at({"heads": 16, "tokens": 4096, "depth": 64}, {"heads": 2, "tokens": 8, "depth": 4})
def efficient_attention(heads: int, tokens: int, depth: int) -> SuiteProgram:
    """softmax(q) (softmax(k over tokens)ᵀ v) (Shen et al. 2021)."""

    def graph(g: Any, q: Any, k: Any, v: Any) -> Any:
        return g.softmax(q, 2) @ (g.transpose(g.softmax(k, 1)) @ v)

    def in_torch(q: Any, k: Any, v: Any) -> Any:
        return torch.softmax(q, 2) @ (torch.softmax(k, 1).transpose(1, 2) @ v)

    return SuiteProgram([data(heads, tokens, depth)] * 3, graph, in_torch)


@at({"heads": 12, "tokens": 2048, "depth": 64}, {"heads": 2, "tokens": 8, "depth": 4})
def relu_linear_attention(heads: int, tokens: int, depth: int) -> SuiteProgram:
    """relu(q) (relu(k)ᵀ v), divided by relu(q) · Σ relu(k) (EfficientViT)."""

    def graph(g: Any, q: Any, k: Any, v: Any) -> Any:
        q, k = g.relu(q), g.relu(k)
        return (q @ (g.transpose(k) @ v)) / g.offset(g.sum(q * g.sum(k, 1), 2), 1e-3)

    def in_torch(q: Any, k: Any, v: Any) -> Any:
        q, k = torch.relu(q), torch.relu(k)
        return (q @ (k.transpose(1, 2) @ v)) / ((q * k.sum(1, keepdim=True)).sum(2, keepdim=True) + 1e-3)

    scaled = weight(depth, heads, tokens, depth)
    return SuiteProgram([scaled, scaled, data(heads, tokens, depth)], graph, in_torch)


@at({"batch": 8, "heads": 16, "depth": 128}, {"batch": 2, "heads": 2, "depth": 4})
def retention_step(batch: int, heads: int, depth: int) -> SuiteProgram:
    """RetNet's step: the state decays, kᵀ v is added, q reads it; the new state goes on."""

    def graph(g: Any, state: Any, decay: Any, q: Any, k: Any, v: Any) -> Any:
        new = state * decay + g.transpose(k) * v
        return new, q @ new

    def in_torch(state: Any, decay: Any, q: Any, k: Any, v: Any) -> Any:
        new = state * decay + k.transpose(-1, -2) * v
        return new, q @ new

    row = data(batch, heads, 1, depth)
    return SuiteProgram(
        [data(batch, heads, depth, depth), share(heads, 1, 1), weight(depth, *row.shape), row, row], graph, in_torch
    )


@at({"batch": 256, "left": 128, "right": 128, "out": 64}, {"batch": 3, "left": 4, "right": 5, "out": 2})
def bilinear(batch: int, left: int, right: int, out: int) -> SuiteProgram:
    """A bilinear layer: Σ_ij x_i W_oij y_j."""
    equation = "bi,oij,bj->bo"

    def graph(g: Any, x: Any, w: Any, y: Any) -> Any:
        return g.einsum(equation, x, w, y)

    def in_torch(x: Any, w: Any, y: Any) -> Any:
        return torch.einsum(equation, x, w, y)

    return SuiteProgram([data(batch, left), weight(left * right, out, left, right), data(batch, right)], graph, in_torch)


@at({"rows": 512, "width": 4096, "rank": 16}, {"rows": 4, "width": 8, "rank": 2})
def lora_linear(rows: int, width: int, rank: int) -> SuiteProgram:
    """x W + 2 (x A) B (Hu et al. 2022)."""

    def graph(g: Any, x: Any, w: Any, a: Any, b: Any) -> Any:
        return x @ w + g.scale((x @ a) @ b, 2.0)

    def in_torch(x: Any, w: Any, a: Any, b: Any) -> Any:
        return x @ w + 2.0 * ((x @ a) @ b)

    low = [weight(width, width, rank), weight(rank, rank, width)]
    return SuiteProgram([data(rows, width), weight(width, width, width), *low], graph, in_torch)
