"""Norms and softmaxes over rows, channels and three dimensions."""

from __future__ import annotations

from typing import Any

import torch
import torch.nn.functional as F
from suite_program import SuiteProgram, at, bias, data, gain, weight


@at({"rows": 4096, "width": 1024}, {"rows": 4, "width": 8})
def layer_norm_affine(rows: int, width: int) -> SuiteProgram:
    """LayerNorm with weight and bias."""

    def graph(g: Any, x: Any, a: Any, b: Any) -> Any:
        return g.layer_norm(x, width, a, b)

    def in_torch(x: Any, a: Any, b: Any) -> Any:
        return F.layer_norm(x, (width,), a, b)

    return SuiteProgram([data(rows, width), gain(width), bias(width)], graph, in_torch)


@at({"rows": 2048, "width": 4096}, {"rows": 4, "width": 8})
def residual_rms_norm(rows: int, width: int) -> SuiteProgram:
    """The sum that goes on, and its RMSNorm with a weight (LLaMA-3-8B)."""

    def graph(g: Any, x: Any, y: Any, a: Any) -> Any:
        total = x + y
        return total, g.rms_norm(total, width, a, eps=1e-5)

    def in_torch(x: Any, y: Any, a: Any) -> Any:
        total = x + y
        return total, F.rms_norm(total, (width,), a, eps=1e-5)

    return SuiteProgram([data(rows, width), data(rows, width), gain(width)], graph, in_torch)


@at({"rows": 4096, "channels": 1024}, {"rows": 6, "channels": 4})
def batch_norm_relu(rows: int, channels: int) -> SuiteProgram:
    """BatchNorm with the statistics of this batch, and relu."""

    def graph(g: Any, x: Any, a: Any, b: Any) -> Any:
        return g.relu(g.batch_norm(x, a, b, dim=1))

    def in_torch(x: Any, a: Any, b: Any) -> Any:
        return F.relu(F.batch_norm(x, None, None, a, b, training=True))

    return SuiteProgram([data(rows, channels), gain(channels), bias(channels)], graph, in_torch)


@at({"batch": 16, "channels": 32, "extent": 64}, {"batch": 2, "channels": 3, "extent": 4})
def layer_norm_3d(batch: int, channels: int, extent: int) -> SuiteProgram:
    """LayerNorm over channels, height and width (KernelBench, level 1)."""

    def graph(g: Any, x: Any, a: Any, b: Any) -> Any:
        return g.layer_norm(x, (channels, extent, extent), a, b)

    def in_torch(x: Any, a: Any, b: Any) -> Any:
        return F.layer_norm(x, (channels, extent, extent), a, b)

    shape = (channels, extent, extent)
    return SuiteProgram([data(batch, *shape), gain(*shape), bias(*shape)], graph, in_torch)


@at({"rows": 128, "width": 50257}, {"rows": 3, "width": 11})
def softmax_vocabulary(rows: int, width: int) -> SuiteProgram:
    """Softmax over GPT-2's vocabulary."""

    def graph(g: Any, x: Any) -> Any:
        return g.softmax(x)

    def in_torch(x: Any) -> Any:
        return torch.softmax(x, -1)

    return SuiteProgram([data(rows, width)], graph, in_torch)


@at({"rows": 512, "width": 30522}, {"rows": 3, "width": 10})
def log_softmax_vocabulary(rows: int, width: int) -> SuiteProgram:
    """Log-softmax over BERT's vocabulary."""

    def graph(g: Any, x: Any) -> Any:
        shifted = x - g.max(x, 1)
        return shifted - g.log(g.sum(g.exp(shifted), 1))

    def in_torch(x: Any) -> Any:
        return torch.log_softmax(x, -1)

    return SuiteProgram([data(rows, width)], graph, in_torch)


@at({"rows": 8192, "width": 768}, {"rows": 4, "width": 6})
def l2_normalize(rows: int, width: int) -> SuiteProgram:
    """Rows of length 1 (sentence embeddings)."""

    def graph(g: Any, x: Any) -> Any:
        return x / g.sqrt(g.offset(g.sum(g.square(x), 1), 1e-6))

    def in_torch(x: Any) -> Any:
        return x / torch.sqrt((x * x).sum(1, keepdim=True) + 1e-6)

    return SuiteProgram([data(rows, width)], graph, in_torch)


@at({"rows": 1024, "inside": 1024, "out": 512}, {"rows": 6, "inside": 8, "out": 4})
def linear_batch_norm_softmax(rows: int, inside: int, out: int) -> SuiteProgram:
    """A product, BatchNorm of this batch, a scale, softmax (KernelBench, level 2)."""

    def graph(g: Any, x: Any, w: Any, c: Any, a: Any, b: Any, s: Any) -> Any:
        return g.softmax(g.batch_norm(g.linear(x, w, c), a, b, dim=1) * s)

    def in_torch(x: Any, w: Any, c: Any, a: Any, b: Any, s: Any) -> Any:
        return torch.softmax(F.batch_norm(F.linear(x, w, c), None, None, a, b, training=True) * s, -1)

    inputs = [data(rows, inside), weight(inside, out, inside), bias(out), gain(out), bias(out), gain(1)]
    return SuiteProgram(inputs, graph, in_torch)
