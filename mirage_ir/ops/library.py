"""Kernels of libraries: operators that one call of PyTorch computes in one kernel, and what they mean.

They are composites that candidates keep: a kernel graph has them as pre-defined operators with a cost of their own
(`mirage_ir.block.library`), the verifier takes their expansions, and a lowering writes their calls (`lowering/module/rules.py`).
In a source they are expanded like any composite. The search finds where they apply (`search/plan/libraries.py`), from the
expansions alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from math import prod
from typing import Any

from mirage_ir.errors import ProgramError
from mirage_ir.ops import shapes
from mirage_ir.ops.composition import Composite, ShapeOf, swap_last
from mirage_ir.ops.einsum import Emit
from mirage_ir.program import Shape

ATTENTION_BACKENDS = ("cudnn", "flash", "efficient")
"""Of `library_attention`: the kernels behind `scaled_dot_product_attention`."""
MASKING = frozenset({"cudnn", "efficient"})
"""Those that add a mask to the scores."""
ANY_LENGTH = frozenset({"flash"})
"""Those that take any number of queries and keys, one among them, on any GPU that they run on."""
BEYOND_ONE = frozenset({"cudnn"})
"""Those that take any number of queries and keys but one. Where one takes no such tensors after all, an emitted module calls
another."""
KEY_LAYOUTS = ("rows", "columns")
"""Of `library_attention`: keys are (…, keys, depth), or (…, depth, keys)."""
ACTIVATIONS = ("none", "relu", "gelu")
"""Of `library_linear`: what its kernel does with its sums at last. GELU is that by tanh."""


def _one_of(name: str, attr: str, value: str, known: Sequence[str]) -> None:
    if value not in known:
        raise ProgramError(f"{name} has the {attr}s {', '.join(map(repr, known))}, not {value!r}")


def _attention_shape(operands: Sequence[Shape], attrs: dict[str, Any]) -> Shape:
    _one_of("library_attention", "backend", attrs["backend"], ATTENTION_BACKENDS)
    _one_of("library_attention", "keys", attrs["keys"], KEY_LAYOUTS)
    q, k, v, *masks = operands
    if not 2 <= len(q) == len(k) == len(v) <= 4 or not q[:-2] == k[:-2] == v[:-2]:
        raise ProgramError("library_attention takes queries, keys and values of one rank from 2 to 4 with the same leading extents")
    scores = shapes.matmul((q, k if attrs["keys"] == "columns" else (*k[:-2], k[-1], k[-2])), {})
    for mask in masks:
        if shapes.broadcast_shapes(scores, mask) != scores:
            raise ProgramError(f"library_attention: the mask must broadcast to {list(scores)}")
    if masks and attrs["backend"] not in MASKING:
        raise ProgramError(f"library_attention: the backend {attrs['backend']!r} takes no mask")
    return shapes.matmul((scores, v), {})


def _attention(emit: Emit, shape_of: ShapeOf, operands: Sequence[int], attrs: dict[str, Any]) -> int:
    q, k, v, *masks = operands
    scores = emit("matmul", q, k if attrs["keys"] == "columns" else swap_last(emit, shape_of, k))
    if attrs["scale"] != 1:
        scores = emit("scale", scores, value=attrs["scale"])
    for mask in masks:
        scores = emit("add", scores, mask)
    weights = emit("softmax", scores, dim=len(shape_of(scores)) - 1, subtract_max=True)
    return emit("matmul", weights, v)


def _linear_shape(operands: Sequence[Shape], attrs: dict[str, Any]) -> Shape:
    x, w, bias = operands
    _one_of("library_linear", "activation", attrs["activation"], ACTIVATIONS)
    if len(w) != 2:
        raise ProgramError(f"library_linear: the weight must have two dimensions, not {len(w)}")
    out = shapes.matmul((x, w), {})
    _check_term("library_linear", "the bias", bias, out)
    return out


def _check_term(name: str, what: str, term: Shape, out: Shape) -> None:
    """A weight or bias has one entry for each column."""
    if not term or prod(term) != term[-1] or term[-1] != out[-1]:
        raise ProgramError(f"{name}: {what} must have {out[-1]} entries, not shape {list(term)}")
    if len(term) > len(out):
        raise ProgramError(f"{name}: {what} has more dimensions than the result")


def _linear(emit: Emit, shape_of: ShapeOf, operands: Sequence[int], attrs: dict[str, Any]) -> int:
    y = emit("add", emit("matmul", operands[0], operands[1]), operands[2])
    form = {"form": "tanh"} if attrs["activation"] == "gelu" else {}
    return y if attrs["activation"] == "none" else emit(attrs["activation"], y, **form)


def _rows_shape(name: str, operands: Sequence[Shape], attrs: dict[str, Any]) -> Shape:
    for what, term in zip(("the weight", "the bias"), operands[1:], strict=False):
        _check_term(name, what, term, operands[0])
    return operands[0]


def _softmax(emit: Emit, shape_of: ShapeOf, operands: Sequence[int], attrs: dict[str, Any]) -> int:
    return emit("softmax", *operands, dim=len(shape_of(operands[0])) - 1, subtract_max=True)


def _norm(name: str, emit: Emit, shape_of: ShapeOf, operands: Sequence[int], attrs: dict[str, Any]) -> int:
    return emit(name, *operands, eps=attrs["eps"], normalized_rank=1)


class RowWork(StrEnum):
    """What a kernel that computes rows of its first operand does with each of them."""

    EXPONENTIALS = "exponentials"
    SQUARES = "squares"
    MOMENTS = "moments"


@dataclass(frozen=True, slots=True)
class LibraryKernel(Composite):
    """A composite that one kernel of a library computes; `products` of its operators are products.

    rows: of a kernel without products, which reduces over the last dimension and computes as many entries as it reads: how.
    """

    products: int = 0
    rows: RowWork | None = None


LIBRARY: Mapping[str, LibraryKernel] = {
    row.name: row
    for row in (
        # softmax(scale · q kᵀ + mask) v, computed with the maximum subtracted.
        LibraryKernel(
            "library_attention",
            (3, 4),
            _attention_shape,
            _attention,
            {"scale": float, "backend": str, "keys": str},
            {"keys": "rows"},
            products=2,
        ),
        # activation(x · w + bias), with w (in, out) and a bias for each column.
        LibraryKernel("library_linear", (3, 3), _linear_shape, _linear, {"activation": str}, {"activation": "none"}, products=1),
        # exp(x − max) / sum(exp(x − max)) over the last dimension.
        LibraryKernel(
            "library_softmax", (1, 1), partial(_rows_shape, "library_softmax"), _softmax, {}, {}, rows=RowWork.EXPONENTIALS
        ),
        # x / sqrt(mean(x²) + eps) over the last dimension, times the optional weight.
        LibraryKernel(
            "library_rms_norm",
            (1, 2),
            partial(_rows_shape, "library_rms_norm"),
            partial(_norm, "rms_norm"),
            {"eps": float},
            {"eps": 0.0},
            rows=RowWork.SQUARES,
        ),
        # (x − mean) / sqrt(variance + eps) over the last dimension, then the optional weight and bias.
        LibraryKernel(
            "library_layer_norm",
            (1, 3),
            partial(_rows_shape, "library_layer_norm"),
            partial(_norm, "layer_norm"),
            {"eps": float},
            {"eps": 0.0},
            rows=RowWork.MOMENTS,
        ),
    )
}
