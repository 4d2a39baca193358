"""The example programs in NumPy float64, written by hand: what the emitted kernels are compared with.

Nothing of mirage-ir is imported here, so that no fault of it can hide in its own yardstick.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
Float64 = NDArray[np.float64]


@dataclass(frozen=True)
class Input:
    """An f16 input. `scale(shape)` is the standard deviation of its entries."""

    name: str
    shape: Callable[[int], tuple[int, ...]]
    scale: Callable[[tuple[int, ...]], float] = lambda shape: 1.0


@dataclass(frozen=True)
class Example:
    """A program: its inputs for a batch size, and its float64 meaning. `batched` is false when no shape depends on the batch."""

    name: str
    inputs: tuple[Input, ...]
    reference: Callable[..., Float64]
    batched: bool = True


def f64(x: Array) -> Float64:
    return np.asarray(x, dtype=np.float64)


def rms_norm(x: Array, eps: float = 0.0) -> Float64:
    """x / √(mean(x²) + eps) over the last dimension."""
    x = f64(x)
    return x / np.sqrt(np.mean(x * x, axis=-1, keepdims=True) + eps)


def silu(x: Float64) -> Float64:
    return x / (1 + np.exp(-x))


def attention(q: Array, k: Array, v: Array) -> Float64:
    """A = QK; E = exp(A); S = sum(E, 2); O = (E/S)V."""
    heads: list[Float64] = []
    for q_head, k_head, v_head in zip(q, k, v, strict=True):
        e = np.exp(f64(q_head) @ f64(k_head))
        heads.append((e / e.sum(axis=1, keepdims=True)) @ f64(v_head))
    return np.stack(heads)


def qknorm(q: Array, k: Array, v: Array) -> Float64:
    return attention(rms_norm(q), k, rms_norm(v))


def rmsnorm(x: Array, w: Array) -> Float64:
    return rms_norm(x) @ f64(w)


def gated_mlp(x: Array, w1: Array, w2: Array) -> Float64:
    return silu(f64(x) @ f64(w1)) * (f64(x) @ f64(w2))


def lora(x: Array, w: Array, a: Array, b: Array) -> Float64:
    return f64(x) @ f64(w) + (f64(x) @ f64(a)) @ f64(b)


def ntrans(x: Array, h: Array, alpha: Array) -> Float64:
    return rms_norm(f64(x) + f64(alpha) * (rms_norm(h) + f64(x)))


def moe(x: Array, a: Array, b: Array) -> Float64:
    return np.stack([np.exp(f64(x[e]) @ f64(a[e])) @ f64(b[e]) for e in range(len(x))])


def llama_layer(
    x: Array, g1: Array, wq: Array, k: Array, v: Array, wo: Array, g2: Array, wg: Array, wu: Array, wd: Array
) -> Float64:
    """A layer of LLaMA-3 whose cache holds the tokens' keys (heads, depth, keys) and values (heads, keys, depth); head by head."""
    depth = k.shape[1]
    heads = wq.shape[1] // depth
    normalized = rms_norm(x, 1e-5) * f64(g1)
    attended: list[Float64] = []
    for head in range(heads):
        columns = slice(head * depth, (head + 1) * depth)
        shared = head * len(k) // heads
        e = np.exp(normalized @ f64(wq[:, columns]) @ f64(k[shared]) / np.sqrt(depth))
        attended.append((e / e.sum(axis=1, keepdims=True)) @ f64(v[shared]))
    r = f64(x) + np.concatenate(attended, axis=1) @ f64(wo)
    normalized = rms_norm(r, 1e-5) * f64(g2)
    return r + (silu(normalized @ f64(wg)) * (normalized @ f64(wu))) @ f64(wd)


def llama_layer_append(
    x: Array, g1: Array, wq: Array, wk: Array, wv: Array, k: Array, v: Array, *rest: Array
) -> tuple[Float64, Float64, Float64]:
    """The same layer where the tokens' keys and values are computed, and appended to the cache; `rest` as above."""
    normalized = rms_norm(x, 1e-5) * f64(g1)
    keys, values = (np.stack(np.split(normalized @ f64(w), len(k), axis=1)) for w in (wk, wv))
    all_keys, all_values = np.concatenate([f64(k), keys.swapaxes(1, 2)], axis=2), np.concatenate([f64(v), values], axis=1)
    return llama_layer(x, g1, wq, all_keys, all_values, *rest), all_keys, all_values


def weight(shape: tuple[int, ...]) -> float:
    """Weights are N(0, 1/k) for a product over k."""
    return shape[-2] ** -0.5


def score(shape: tuple[int, ...]) -> float:
    """Q and K so that a score, a product over 64, has standard deviation 1."""
    return 64**-0.25


def normalized_score(shape: tuple[int, ...]) -> float:
    """K so that a score has standard deviation 1 when Q is normalized."""
    return 64**-0.5


def _attention_inputs(heads: int, queries: int, q: Any, k: Any) -> tuple[Input, ...]:
    return (
        Input("q", lambda b: (heads * b, queries, 64), q),
        Input("k", lambda b: (heads * b, 64, 4096), k),
        Input("v", lambda b: (heads * b, 4096, 64)),
    )


EXAMPLES = {
    e.name: e
    for e in (
        Example("gqa", _attention_inputs(2, 256, score, score), attention),
        Example("mha", _attention_inputs(32, 16, score, score), attention),
        Example("mqa", _attention_inputs(1, 1024, score, score), attention),
        Example("qknorm", _attention_inputs(2, 256, lambda shape: 1.0, normalized_score), qknorm),
        Example("rmsnorm", (Input("x", lambda b: (2 * b, 4096)), Input("w", lambda b: (4096, 6144), weight)), rmsnorm),
        Example(
            "gated_mlp",
            (
                Input("x", lambda b: (8, 4096)),
                Input("w1", lambda b: (4096, 4096), weight),
                Input("w2", lambda b: (4096, 4096), weight),
            ),
            gated_mlp,
            batched=False,
        ),
        Example(
            "lora",
            (
                Input("x", lambda b: (16, 256)),
                Input("w", lambda b: (256, 4096), weight),
                Input("a", lambda b: (256, 16), weight),
                Input("b", lambda b: (16, 4096), weight),
            ),
            lora,
            batched=False,
        ),
        Example("ntrans", tuple(Input(name, lambda b: (8 * b, 4096)) for name in ("x", "h", "alpha")), ntrans),
        Example(
            "moe",
            (
                Input("x", lambda b: (8, 8, 4096)),
                Input("a", lambda b: (8, 4096, 4096), weight),
                Input("b", lambda b: (8, 4096, 4096), weight),
            ),
            moe,
            batched=False,
        ),
    )
}
"""The programs, by name. The files are NAME.mlir for batch 1 and NAME_b8.mlir for batch 8."""

LAYERS: dict[str, Callable[..., Any]] = {f.__name__: f for f in (llama_layer, llama_layer_append)}
"""Whole layers, of any size, by the name of the file; several results are a tuple."""


def file_name(name: str, batch: int) -> str:
    return f"{name}.mlir" if batch == 1 else f"{name}_b{batch}.mlir"


def shapes(name: str, batch: int) -> list[tuple[int, ...]]:
    return [i.shape(batch) for i in EXAMPLES[name].inputs]


def draw(name: str, batch: int, seed: int) -> list[NDArray[np.float16]]:
    """Inputs in the distribution of each: normal, with its standard deviation, rounded to f16."""
    generator = np.random.default_rng(seed)
    arrays: list[NDArray[np.float16]] = []
    for i in EXAMPLES[name].inputs:
        shape = i.shape(batch)
        values = generator.standard_normal(shape, dtype=np.float32)
        values *= np.float32(i.scale(shape))
        arrays.append(values.astype(np.float16))
    return arrays


def reference(name: str, inputs: list[Any]) -> Float64:
    return EXAMPLES[name].reference(*inputs)
