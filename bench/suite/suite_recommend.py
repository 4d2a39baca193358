"""Recommendation: DLRM, DeepFM, DCN, two towers. Embeddings are inputs: looking them up is indexing."""

from __future__ import annotations

from typing import Any

import torch
import torch.nn.functional as F
from suite_program import SuiteProgram, at, bias, data, weight


@at({"batch": 2048, "features": 27, "width": 64}, {"batch": 2, "features": 3, "width": 4})
def dlrm_interaction(batch: int, features: int, width: int) -> SuiteProgram:
    """Products of all pairs of features (Criteo: 26 and the dense one)."""

    def graph(g: Any, x: Any) -> Any:
        return x @ g.transpose(x)

    def in_torch(x: Any) -> Any:
        return x @ x.transpose(1, 2)

    return SuiteProgram([data(batch, features, width)], graph, in_torch)


@at({"batch": 2048, "inside": 512, "hidden": 256, "out": 64}, {"batch": 3, "inside": 8, "hidden": 6, "out": 4})
def dlrm_tower(batch: int, inside: int, hidden: int, out: int) -> SuiteProgram:
    """Two layers of DLRM's bottom MLP."""

    def graph(g: Any, x: Any, w1: Any, c1: Any, w2: Any, c2: Any) -> Any:
        return g.relu(g.linear(g.relu(g.linear(x, w1, c1)), w2, c2))

    def in_torch(x: Any, w1: Any, c1: Any, w2: Any, c2: Any) -> Any:
        return F.relu(F.linear(F.relu(F.linear(x, w1, c1)), w2, c2))

    first = [weight(inside, hidden, inside), bias(hidden)]
    return SuiteProgram([data(batch, inside), *first, weight(hidden, out, hidden), bias(out)], graph, in_torch)


@at({"batch": 4096, "fields": 39, "width": 16}, {"batch": 2, "fields": 3, "width": 4})
def deepfm_pairs(batch: int, fields: int, width: int) -> SuiteProgram:
    """The second order of a factorization machine: half of (Σ v)² − Σ v², summed."""

    def graph(g: Any, v: Any) -> Any:
        pairs = g.square(g.sum(v, 1)) - g.sum(g.square(v), 1)
        return g.scale(g.sum(pairs, 2), 0.5)

    def in_torch(v: Any) -> Any:
        pairs = v.sum(1, keepdim=True) ** 2 - (v * v).sum(1, keepdim=True)
        return 0.5 * pairs.sum(2, keepdim=True)

    return SuiteProgram([data(batch, fields, width)], graph, in_torch)


@at({"batch": 4096, "width": 1024}, {"batch": 3, "width": 6})
def dcn_cross(batch: int, width: int) -> SuiteProgram:
    """DCN-v2's cross layer: x₀ · (x W + b) + x."""

    def graph(g: Any, x0: Any, x: Any, w: Any, c: Any) -> Any:
        return x0 * (x @ w + c) + x

    def in_torch(x0: Any, x: Any, w: Any, c: Any) -> Any:
        return x0 * torch.addmm(c, x, w) + x

    return SuiteProgram([data(batch, width), data(batch, width), weight(width, width, width), bias(width)], graph, in_torch)


@at({"users": 256, "items": 4096, "inside": 256, "width": 128}, {"users": 3, "items": 4, "inside": 6, "width": 4})
def two_towers(users: int, items: int, inside: int, width: int) -> SuiteProgram:
    """Scores of items for users: a layer on either side, and the product, as probabilities."""

    def graph(g: Any, u: Any, w: Any, items_: Any) -> Any:
        return g.sigmoid(g.relu(u @ w) @ g.transpose(items_))

    def in_torch(u: Any, w: Any, items_: Any) -> Any:
        return torch.sigmoid(F.relu(u @ w) @ items_.T)

    return SuiteProgram([data(users, inside), weight(inside, inside, width), weight(width, items, width)], graph, in_torch)
