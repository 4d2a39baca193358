"""Composite operators: names for programs of the operators in the table.

A composite has no meaning of its own: its row says how to expand it, and `mirage_ir.decompose` does so. Formulas follow the PyTorch
operators of the same name; where they have a choice, the attribute says which.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import prod, sqrt
from typing import Any

from mirage_ir.errors import ProgramError
from mirage_ir.ops import shapes
from mirage_ir.ops.composition import Composite, Expand, ShapeOf, swap_last
from mirage_ir.ops.constants import one_over
from mirage_ir.ops.einsum import Emit, einsum_shape, expand_einsum
from mirage_ir.ops.library import LIBRARY
from mirage_ir.program import Shape


def _moment(emit: Emit, shape_of: ShapeOf, x: int, dims: Sequence[int]) -> int:
    """The mean over `dims`, which stay with extent 1."""
    share = one_over([shape_of(x)[d] for d in dims])
    for d in dims:
        x = emit("sum", x, dim=d)
    return emit("scale", x, value=share)


def _mean(emit: Emit, shape_of: ShapeOf, operands: Sequence[int], attrs: dict[str, Any]) -> int:
    return _moment(emit, shape_of, operands[0], [attrs["dim"]])


def _affine(emit: Emit, x: int, terms: Sequence[int]) -> int:
    for op, term in zip(("mul", "add"), terms, strict=False):
        x = emit(op, x, term)
    return x


def _normalized_dims(shape: Shape, attrs: dict[str, Any]) -> range:
    rank: int = attrs["normalized_rank"]
    if not 1 <= rank <= len(shape):
        raise ProgramError(f"normalized_rank {rank} is outside 1 … {len(shape)}")
    return range(len(shape) - rank, len(shape))


def _check_affine(name: str, operands: Sequence[Shape], expected: Shape) -> Shape:
    for s in operands[1:]:
        if shapes.broadcast_shapes(s, expected) != expected or prod(s) != prod(expected):
            raise ProgramError(f"{name}: weight and bias must have shape {list(expected)}, not {list(s)}")
    return operands[0]


def _norm_shape(name: str, operands: Sequence[Shape], attrs: dict[str, Any]) -> Shape:
    x = operands[0]
    return _check_affine(name, operands, tuple(x[d] for d in _normalized_dims(x, attrs)))


def _rms_norm(emit: Emit, shape_of: ShapeOf, operands: Sequence[int], attrs: dict[str, Any]) -> int:
    x = operands[0]
    power = _moment(emit, shape_of, emit("square", x), _normalized_dims(shape_of(x), attrs))
    if attrs["eps"]:
        power = emit("offset", power, value=attrs["eps"])
    return _affine(emit, emit("div", x, emit("sqrt", power)), operands[1:])


def _standardize(emit: Emit, shape_of: ShapeOf, x: int, dims: Sequence[int], eps: float) -> int:
    centred = emit("sub", x, _moment(emit, shape_of, x, dims))
    variance = _moment(emit, shape_of, emit("square", centred), dims)
    if eps:
        variance = emit("offset", variance, value=eps)
    return emit("div", centred, emit("sqrt", variance))


def _layer_norm(emit: Emit, shape_of: ShapeOf, operands: Sequence[int], attrs: dict[str, Any]) -> int:
    x = operands[0]
    dims = _normalized_dims(shape_of(x), attrs)
    return _affine(emit, _standardize(emit, shape_of, x, dims, attrs["eps"]), operands[1:])


def _batch_norm_shape(operands: Sequence[Shape], attrs: dict[str, Any]) -> Shape:
    x = operands[0]
    return _check_affine("batch_norm", operands, (x[shapes.check_dim(attrs["dim"], len(x))],))


def _batch_norm(emit: Emit, shape_of: ShapeOf, operands: Sequence[int], attrs: dict[str, Any]) -> int:
    x, terms = operands[0], list(operands[1:])
    shape, dim = shape_of(x), attrs["dim"]
    rest = [d for d in range(len(shape)) if d != dim]
    if dim != len(shape) - 1:
        column = (shape[dim], *(1,) * (len(shape) - 1 - dim))
        terms = [emit("reshape", t, shape=column) for t in terms]
    return _affine(emit, _standardize(emit, shape_of, x, rest, attrs["eps"]), terms)


def _softmax_shape(operands: Sequence[Shape], attrs: dict[str, Any]) -> Shape:
    shapes.check_dim(attrs["dim"], len(operands[0]))
    return operands[0]


def _softmax(emit: Emit, shape_of: ShapeOf, operands: Sequence[int], attrs: dict[str, Any]) -> int:
    x, dim = operands[0], attrs["dim"]
    if attrs["subtract_max"]:
        x = emit("sub", x, emit("max", x, dim=dim))
    e = emit("exp", x)
    return emit("div", e, emit("sum", e, dim=dim))


def _linear_shape(operands: Sequence[Shape], attrs: dict[str, Any]) -> Shape:
    x, w = operands[0], operands[1]
    if len(w) != 2:
        raise ProgramError(f"linear: the weight must have shape (out, in), not {list(w)}")
    out = shapes.matmul((x, (w[1], w[0])), {})
    if len(operands) > 2 and shapes.broadcast_shapes(out, operands[2]) != out:
        raise ProgramError(f"linear: the bias must have shape {[w[0]]}, not {list(operands[2])}")
    return out


def _linear(emit: Emit, shape_of: ShapeOf, operands: Sequence[int], attrs: dict[str, Any]) -> int:
    y = emit("matmul", operands[0], swap_last(emit, shape_of, operands[1]))
    return emit("add", y, operands[2]) if len(operands) > 2 else y


def _attention_shape(operands: Sequence[Shape], attrs: dict[str, Any]) -> Shape:
    q, k, v = operands
    if len(k) < 2:
        raise ProgramError("attention: the key must have shape (…, keys, depth)")
    scores = shapes.matmul((q, (*k[:-2], k[-1], k[-2])), {})
    return shapes.matmul((scores, v), {})


def _attention(emit: Emit, shape_of: ShapeOf, operands: Sequence[int], attrs: dict[str, Any]) -> int:
    q, k, v = operands
    scale = attrs["scale"] or 1 / sqrt(shape_of(q)[-1])
    scores = emit("matmul", q, swap_last(emit, shape_of, k))
    if scale != 1:
        scores = emit("scale", scores, value=scale)
    weights = emit("softmax", scores, dim=len(shape_of(scores)) - 1, subtract_max=attrs["subtract_max"])
    return emit("matmul", weights, v)


_NORM_ATTRS = {"eps": float, "normalized_rank": int}

COMPOSITES: dict[str, Composite] = {
    row.name: row
    for row in (
        # x / sqrt(mean(x²) + eps) over the last normalized_rank dimensions, times the optional weight.
        Composite("rms_norm", (1, 2), partial(_norm_shape, "rms_norm"), _rms_norm, _NORM_ATTRS, {"eps": 0.0, "normalized_rank": 1}),
        # (x − mean) / sqrt(variance + eps), biased variance, then the optional weight and bias.
        Composite(
            "layer_norm", (1, 3), partial(_norm_shape, "layer_norm"), _layer_norm, _NORM_ATTRS, {"eps": 1e-5, "normalized_rank": 1}
        ),
        # The same over every dimension but the channels `dim`, with the statistics of this batch.
        Composite("batch_norm", (1, 3), _batch_norm_shape, _batch_norm, {"eps": float, "dim": int}, {"eps": 1e-5, "dim": 1}),
        # exp(x − max) / sum(exp(x − max)); without the maximum when subtract_max is false.
        Composite("softmax", (1, 1), _softmax_shape, _softmax, {"dim": int, "subtract_max": bool}, {"subtract_max": True}),
        # x · weightᵀ + bias, with weight (out, in) as in PyTorch.
        Composite("linear", (2, 3), _linear_shape, _linear, {}, {}),
        # softmax(scale · q kᵀ) v, with k (…, keys, depth); scale 0 stands for 1/sqrt(depth).
        Composite(
            "attention",
            (3, 3),
            _attention_shape,
            _attention,
            {"scale": float, "subtract_max": bool},
            {"scale": 0.0, "subtract_max": True},
        ),
        Composite("einsum", (1, None), einsum_shape, expand_einsum, {"equation": str}, {}),
        *LIBRARY.values(),
    )
}
EXPANSIONS: dict[str, tuple[Mapping[str, Any], Expand]] = {
    "mean": ({}, _mean),
    **{row.name: (row.defaults, row.expand) for row in COMPOSITES.values()},
}
"""All that decomposition expands, with the defaults of its attributes: composites, and the mean, which the search does not know."""
