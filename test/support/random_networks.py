"""Functions like parts of networks, drawn at random: what rewrites products must not change them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from hypothesis import strategies as st
from torch.nn import functional

KINDS = "linear", "plain", "gated", "gated", "residual", "residual", "add", "sin", "norm", "view"


def numbers(*shapes: tuple[int, ...], scale: float = 0.1) -> list[Any]:
    torch.manual_seed(0)
    return [torch.randn(shape) * scale for shape in shapes]


def operands(rows: int = 3, width: int = 8) -> list[Any]:
    """What a network takes: a tensor, four weights and four biases."""
    return numbers((2, rows, width), *[(width, width)] * 4, *[(width,)] * 4, scale=width**-0.5)


@st.composite
def networks(draw: st.DrawFn, most: int = 9) -> Callable[..., Any]:
    """Functions of `operands`: layers, residuals, sums, norms and views in any order. They return some of what they make."""
    steps = draw(st.lists(st.tuples(st.sampled_from(KINDS), *(st.integers(0, 7) for _ in range(3))), min_size=3, max_size=most))
    returned = draw(st.lists(st.integers(0, 9), min_size=1, max_size=3))

    def function(x: Any, *given: Any) -> list[Any]:
        made = [x]
        for kind, *numbers in steps:
            made.append(_step(kind, made, numbers, given[:4], given[4:]))
        return [made[-1 - n % len(made)] for n in returned]

    return function


def _step(kind: str, made: Sequence[Any], numbers: Sequence[int], weights: Sequence[Any], biases: Sequence[Any]) -> Any:
    a, b, w = numbers
    y, z = made[a % len(made)], made[b % len(made)]
    weight, bias = weights[w % 4], biases[b % 4] if b % 2 else None
    match kind:
        case "linear":
            return functional.linear(y, weight, biases[b % 4])
        case "plain":
            return y @ weight
        case "gated":
            return functional.silu(functional.linear(y, weight, bias)) * functional.linear(y, weights[a % 4], bias)
        case "residual":
            return (torch.sin(y) if w % 2 else y) + functional.linear(z.view(y.shape), weight, bias)
        case "add":
            return y + z.view(y.shape)
        case "sin":
            return torch.sin(y)
        case "norm":
            return functional.layer_norm(y, y.shape[-1:])
        case _:
            return y.view(-1, y.shape[-1]) if y.dim() == 3 else y.view(2, -1, y.shape[-1])
