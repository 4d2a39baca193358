"""Families of ordinary layers at sizes that a seed draws: programs that the cost model is judged by, beside those of the suite."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import mirage_ir as mi
from mirage_ir.program import Program

WIDTHS = (64, 96, 128, 197, 256, 333, 384, 512, 640, 768, 1000, 1021, 1024, 1280, 1536, 2048, 2560, 3072, 4096, 5120)
ROWS = (1, 4, 16, 33, 64, 77, 128, 197, 256, 509, 512, 1000, 1024, 2048, 4096, 8192)
DEPTHS = (32, 64, 80, 96, 128)
HEADS = (4, 8, 12, 16, 32)
LARGE_ROWS, LARGE = (1024, 1576, 2048, 4096), (768, 1024, 2048, 3072, 4096, 5120, 11008, 14336)
LONG = (8192, 12288, 16384, 32000, 50257)

Draw = Callable[..., int]
Family = Callable[[Any, Any, Draw], Any]
"""A graph, a function that makes inputs of it, and one that draws from its arguments; returns the output."""


def _attention(g: Any, x: Any, draw: Draw) -> Any:
    heads, depth = draw(*HEADS), draw(*DEPTHS)
    queries, keys = draw(1, 16, 77, 197, 256, 512, 1024), draw(77, 131, 197, 256, 512, 1024, 2048, 4096)
    q, k, v = x(heads, queries, depth), x(heads, keys, depth), x(heads, keys, depth)
    return g.softmax(g.scale(q @ g.transpose(k), depth**-0.5)) @ v


def _attention_bias(g: Any, x: Any, draw: Draw) -> Any:
    heads, depth, queries, keys = draw(*HEADS), draw(*DEPTHS), draw(64, 196, 512), draw(49, 196, 333, 1024)
    q, k, v, b = x(heads, queries, depth), x(heads, keys, depth), x(heads, keys, depth), x(heads, queries, keys)
    return g.softmax(q @ g.transpose(k) + b) @ v


def _linear_attention(g: Any, x: Any, draw: Draw) -> Any:
    heads, depth, tokens = draw(*HEADS), draw(*DEPTHS), draw(256, 777, 1024, 4096)
    q, k, v = x(heads, tokens, depth), x(heads, tokens, depth), x(heads, tokens, depth)
    q, k = g.relu(q), g.relu(k)
    return q @ (g.transpose(k) @ v)


def _linear(g: Any, x: Any, draw: Draw) -> Any:
    rows, k, n = draw(*ROWS), draw(*WIDTHS), draw(*WIDTHS)
    return g.relu(x(rows, k) @ x(k, n) + x(n))


def _linear_residual(g: Any, x: Any, draw: Draw) -> Any:
    rows, k, n = draw(*ROWS), draw(*WIDTHS), draw(*WIDTHS)
    return x(rows, k) @ x(k, n) + x(rows, n)


def _linear_softmax(g: Any, x: Any, draw: Draw) -> Any:
    rows, k, n = draw(*ROWS), draw(*WIDTHS), draw(16, 64, 197, 512, 1000)
    return g.softmax(x(rows, k) @ x(k, n))


def _norm_linear(g: Any, x: Any, draw: Draw) -> Any:
    rows, k, n = draw(*ROWS), draw(*WIDTHS), draw(*WIDTHS)
    return g.rms_norm(x(rows, k), k, eps=1e-5) @ x(k, n)


def _layer_norm_linear(g: Any, x: Any, draw: Draw) -> Any:
    rows, k, n = draw(*ROWS), draw(*WIDTHS), draw(*WIDTHS)
    return g.gelu(g.layer_norm(x(rows, k), k, x(k), x(k)) @ x(k, n))


def _gated(g: Any, x: Any, draw: Draw) -> Any:
    rows, k, n = draw(*ROWS), draw(*WIDTHS), draw(*WIDTHS)
    y = x(rows, k)
    return g.silu(y @ x(k, n)) * (y @ x(k, n))


def _two_linears(g: Any, x: Any, draw: Draw) -> Any:
    rows, k, hidden, n = draw(*ROWS), draw(*WIDTHS), draw(*WIDTHS), draw(*WIDTHS)
    return g.relu(x(rows, k) @ x(k, hidden)) @ x(hidden, n)


def _lora(g: Any, x: Any, draw: Draw) -> Any:
    rows, k, rank, n = draw(*ROWS), draw(*WIDTHS), draw(8, 16, 64), draw(*WIDTHS)
    y = x(rows, k)
    return y @ x(k, n) + (y @ x(k, rank)) @ x(rank, n)


def _experts(g: Any, x: Any, draw: Draw) -> Any:
    experts, rows, k, n = draw(4, 8), draw(16, 64, 128), draw(*WIDTHS), draw(*WIDTHS)
    return g.silu(x(experts, rows, k) @ x(experts, k, n))


def _layer_norm(g: Any, x: Any, draw: Draw) -> Any:
    rows, k = draw(*ROWS), draw(*WIDTHS, *LONG)
    return g.layer_norm(x(rows, k), k, x(k), x(k))


def _residual_norm(g: Any, x: Any, draw: Draw) -> Any:
    rows, k = draw(*ROWS), draw(*WIDTHS)
    return g.rms_norm(x(rows, k) + x(rows, k), k, x(k), eps=1e-5)


def _softmax(g: Any, x: Any, draw: Draw) -> Any:
    return g.softmax(x(draw(16, 64, 512, 1000, 4096), draw(*WIDTHS, *LONG)))


def _logsumexp(g: Any, x: Any, draw: Draw) -> Any:
    rows, k = draw(64, 512, 1000, 4096), draw(*WIDTHS, *LONG)
    y = x(rows, k)
    m = g.max(y, 1)
    return m + g.log(g.sum(g.exp(y - m), 1))


def _rows_mean(g: Any, x: Any, draw: Draw) -> Any:
    return g.mean(g.square(x(draw(*ROWS), draw(*WIDTHS, *LONG))), 1)


def _columns_mean(g: Any, x: Any, draw: Draw) -> Any:
    rows, k = draw(64, 512, 1000, 4096, 16384), draw(*WIDTHS)
    y = x(rows, k)
    return y - g.mean(y, 0)


def _middle_mean(g: Any, x: Any, draw: Draw) -> Any:
    batch, tokens, k = draw(8, 64, 128), draw(49, 197, 512), draw(64, 384, 768)
    return g.mean(x(batch, tokens, k), 1)


def _cosine(g: Any, x: Any, draw: Draw) -> Any:
    rows, k = draw(64, 512, 1000, 4096), draw(64, 256, 512, 768, 1024)
    a, b = x(rows, k), x(rows, k)
    return g.sum(a * b, 1) / g.sqrt(g.sum(g.square(a), 1) * g.sum(g.square(b), 1))


def _element_wise(g: Any, x: Any, draw: Draw) -> Any:
    rows, k = draw(64, 1000, 4096, 8192), draw(*WIDTHS)
    return g.gelu(x(rows, k) + x(k)) * x(rows, k)


def _batched(g: Any, x: Any, draw: Draw) -> Any:
    batch, m, k, n = draw(4, 16, 64), draw(1, 16, 77, 196, 512), draw(64, 128, 384), draw(64, 196, 512, 768)
    return g.tanh(x(batch, m, k) @ x(batch, k, n))


def _large_linear(g: Any, x: Any, draw: Draw) -> Any:
    rows, k, n = draw(*LARGE_ROWS), draw(*LARGE), draw(*LARGE)
    return g.gelu(x(rows, k) @ g.transpose(x(n, k)) + x(n))


def _large_residual(g: Any, x: Any, draw: Draw) -> Any:
    rows, k, n = draw(*LARGE_ROWS), draw(*LARGE), draw(*LARGE)
    return x(rows, k) @ x(k, n) + x(rows, n)


def _large_gated(g: Any, x: Any, draw: Draw) -> Any:
    rows, k, n = draw(*LARGE_ROWS), draw(*LARGE), draw(*LARGE)
    y = x(rows, k)
    return g.silu(y @ g.transpose(x(n, k))) * (y @ g.transpose(x(n, k)))


def _large_siblings(g: Any, x: Any, draw: Draw) -> Any:
    rows, k, n, bias = draw(*LARGE_ROWS), draw(*LARGE), draw(*LARGE), draw(0, 1)
    y = x(rows, k)
    each = [y @ g.transpose(x(n, k)) for _ in range(draw(2, 3))]
    return [product + x(n) for product in each] if bias else each


FAMILIES: dict[str, Family] = {f.__name__.removeprefix("_"): f for f in (
    _attention, _attention_bias, _linear_attention, _linear, _linear_residual, _linear_softmax, _norm_linear, _layer_norm_linear,
    _gated, _two_linears, _lora, _experts, _layer_norm, _residual_norm, _softmax, _logsumexp, _rows_mean, _columns_mean,
    _middle_mean, _cosine, _element_wise, _batched, _large_linear, _large_residual, _large_gated, _large_siblings,
)}  # fmt: skip


def drawn_programs(count: int, seed: int) -> Iterator[tuple[str, Program]]:
    """`count` programs of each family, with names that say the family and a number."""
    for family, build in FAMILIES.items():
        random = Random(f"{family} {seed}")
        for number in range(count):
            yield f"{family}-{number}", _drawn(family, build, random)


def _drawn(name: str, build: Family, random: Random) -> Program:
    g = mi.new_graph(name)
    made = build(g, lambda *shape: g.new_input(shape, "float16"), lambda *sizes: random.choice(sizes))
    g.mark_output(*(made if isinstance(made, list) else [made]))
    return g.program()
