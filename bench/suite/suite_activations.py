"""Activations and gates, entry by entry."""

from __future__ import annotations

from typing import Any

import torch
import torch.nn.functional as F
from suite_program import SuiteProgram, at, bias, data


@at({"rows": 4096, "width": 3072}, {"rows": 4, "width": 8})
def bias_gelu(rows: int, width: int) -> SuiteProgram:
    """gelu(x + bias), by the error function."""

    def graph(g: Any, x: Any, c: Any) -> Any:
        return g.gelu(x + c)

    def in_torch(x: Any, c: Any) -> Any:
        return F.gelu(x + c)

    return SuiteProgram([data(rows, width), bias(width)], graph, in_torch)


@at({"rows": 2048, "width": 11008}, {"rows": 4, "width": 6})
def swiglu_packed(rows: int, width: int) -> SuiteProgram:
    """silu of one half times the other half of one tensor (LLaMA-2-7B)."""

    def graph(g: Any, x: Any) -> Any:
        return g.silu(g.slice(x, 1, 0, width)) * g.slice(x, 1, width, 2 * width)

    def in_torch(x: Any) -> Any:
        gate, up = x.chunk(2, -1)
        return F.silu(gate) * up

    return SuiteProgram([data(rows, 2 * width)], graph, in_torch)


@at({"rows": 4096, "width": 4096}, {"rows": 4, "width": 6})
def mish(rows: int, width: int) -> SuiteProgram:
    """x · tanh(log(1 + eˣ)) (YOLOv4)."""

    def graph(g: Any, x: Any) -> Any:
        return x * g.tanh(g.log(g.offset(g.exp(x), 1.0)))

    def in_torch(x: Any) -> Any:
        return F.mish(x)

    return SuiteProgram([data(rows, width)], graph, in_torch)


@at({"rows": 2000, "inside": 1000, "out": 1003}, {"rows": 5, "inside": 7, "out": 6})
def linear_leaky_relu_odd(rows: int, inside: int, out: int) -> SuiteProgram:
    """A product of odd sizes, a bias, and leaky relu."""
    from suite_program import weight

    def graph(g: Any, x: Any, w: Any, c: Any) -> Any:
        y = x @ w + c
        return g.maximum(y, g.scale(y, 0.01))

    def in_torch(x: Any, w: Any, c: Any) -> Any:
        return F.leaky_relu(torch.addmm(c, x, w), 0.01)

    return SuiteProgram([data(rows, inside), weight(inside, inside, out), bias(out)], graph, in_torch)
