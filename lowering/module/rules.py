"""One rule an operator: its text on whole tensors, as torch.

A *rule* is a format string such as "torch.sqrt({0})", in which {0}, {1} are the operands and attributes stand by name, or a
function `(*operands, **attrs) -> str`. A torch rule serves twice: at kernel level (operands in float32, a "pre-defined kernel")
and in the float64 reference. An operator registered at run time without one gets it from its row's real meaning (`tracing`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import isfinite
from typing import Any, TypeAlias

from mirage_ir.lowering.module.libraries import (
    LIBRARY_ATTENTION,
    LIBRARY_LAYER_NORM,
    LIBRARY_LINEAR,
    LIBRARY_RMS_NORM,
    LIBRARY_SOFTMAX,
)
from mirage_ir.lowering.module.tracing import torch_text
from mirage_ir.ops import operator

Rule: TypeAlias = str | Callable[..., str]

MINUS_INFINITY = 'float("-inf")'

TORCH_RULES: dict[str, Rule] = {
    "matmul": "torch.matmul({0}, {1})",
    "add": "{0} + {1}",
    "sub": "{0} - {1}",
    "mul": "{0} * {1}",
    "div": "{0} / {1}",
    "maximum": "torch.maximum({0}, {1})",
    "minimum": "torch.minimum({0}, {1})",
    "pow": "torch.pow({0}, {1})",
    "exp": "torch.exp({0})",
    "log": "torch.log({0})",
    "log1p": "torch.log1p({0})",
    "expm1": "torch.expm1({0})",
    "sqrt": "torch.sqrt({0})",
    "rsqrt": "torch.rsqrt({0})",
    "square": "torch.square({0})",
    "neg": "-{0}",
    "reciprocal": "torch.reciprocal({0})",
    "sigmoid": "torch.sigmoid({0})",
    "silu": "torch.nn.functional.silu({0})",
    "gelu": lambda x, form: f"torch.nn.functional.gelu({x}, approximate={'none' if form == 'erf' else 'tanh'!r})",
    "relu": "torch.relu({0})",
    "tanh": "torch.tanh({0})",
    "erf": "torch.erf({0})",
    "clamp": "torch.clamp({0}, {min}, {max})",
    "scale": "{0} * {value}",
    "offset": "{0} + {value}",
    "sum": "{0}.sum({dim}, keepdim=True)",
    "mean": "{0}.mean({dim}, keepdim=True)",
    "max": "{0}.amax({dim}, keepdim=True)",
    "broadcast": "{0}.expand({shape})",
    "transpose": "{0}.permute({permutation})",
    "reshape": "{0}.reshape({shape})",
    "concat": lambda *xs, dim: f"torch.cat(({', '.join(xs)},), dim={dim})",
    "slice": lambda x, dim, start, stop: f"{x}.narrow({dim}, {start}, {stop - start})",
}

LIBRARY_RULES: dict[str, Rule] = {
    "library_attention": lambda q, k, v, mask=None, *, scale, keys, backend: (
        f"library_attention({q}, {k}, {v}, {mask}, {scale!r}, {keys!r}, {backend!r})"
    ),
    "library_linear": lambda x, w, bias, *, activation: f"library_linear({x}, {w}, {bias}, {activation!r})",
    "library_softmax": "library_softmax({0})",
    "library_rms_norm": lambda x, weight=None, *, eps: f"library_rms_norm({x}, {weight}, {eps!r})",
    "library_layer_norm": lambda x, weight=None, bias=None, *, eps: f"library_layer_norm({x}, {weight}, {bias}, {eps!r})",
}
"""Calls of the functions in `LIBRARY_FUNCTIONS`."""
LIBRARY_FUNCTIONS = {
    "library_attention": LIBRARY_ATTENTION,
    "library_linear": LIBRARY_LINEAR,
    "library_softmax": LIBRARY_SOFTMAX,
    "library_rms_norm": LIBRARY_RMS_NORM,
    "library_layer_norm": LIBRARY_LAYER_NORM,
}
"""The text of the function that calls a library's kernel, by operator."""

_SAME = (
    *("abs", "ceil", "clip", "cos", "cosh", "exp", "exp2", "expm1", "floor", "log", "log10", "log1p", "log2", "logaddexp"),
    *("matmul", "maximum", "minimum", "reciprocal", "round", "sign", "sin", "sinh", "sqrt", "square", "tan", "tanh", "trunc"),
    "where",
)
_OTHERS = {"absolute": "abs", "arccos": "acos", "arccosh": "acosh", "arcsin": "asin", "arcsinh": "asinh", "arctan": "atan"}
TORCH_FUNCTIONS: dict[str, str] = {
    **{name: f"torch.{name}" for name in _SAME},
    **{name: f"torch.{torch}" for name, torch in _OTHERS.items()},
    "arctanh": "torch.atanh",
    "fabs": "torch.abs",
    "power": "torch.pow",
}
"""NumPy's functions, as torch spells them."""
TORCH_REDUCTIONS: dict[str, str] = {
    **dict.fromkeys(("amax", "max"), "torch.amax"),
    **dict.fromkeys(("amin", "min"), "torch.amin"),
    "mean": "torch.mean",
    "sum": "torch.sum",
}
"""NumPy's functions that reduce along an axis, as torch spells them."""

ROUNDING_ONCE = frozenset(TORCH_RULES)
"""Torch calls that compute in float32 inside when operands and result have fewer bits: one kernel does it all."""
ACCUMULATING = frozenset({"matmul", "concat"})
"""Torch calls that take operands of the result's element type whatever they have: a product is accumulated in float32 anyway."""


def number_text(value: float) -> str:
    """A number as Triton and torch read it."""
    return str(value) if isfinite(value) else f'float("{value}")'


def apply_rule(rule: Rule, operands: Sequence[str], attrs: dict[str, Any]) -> str:
    """The text of a rule. Each operand must be an atom or a call, so that no parentheses are missing."""
    if not isinstance(rule, str):
        return rule(*operands, **attrs)
    return rule.format(*operands, **{k: number_text(v) if isinstance(v, float) else str(v) for k, v in attrs.items()})


def torch_expression(name: str, operands: Sequence[str], attrs: dict[str, Any]) -> str:
    """The torch text of an operator, with its attributes' defaults filled in. Raises `LoweringError` when there is none."""
    row = operator(name)
    full = {**row.defaults, **attrs}
    rule = TORCH_RULES.get(name)
    return torch_text(row, operands, full, TORCH_FUNCTIONS, TORCH_REDUCTIONS) if rule is None else apply_rule(rule, operands, full)
