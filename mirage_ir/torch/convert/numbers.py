"""Tensors without dimensions that PyTorch computes from constants alone, as numbers."""

from __future__ import annotations

from typing import Any

import torch
from torch._subclasses.fake_tensor import unset_fake_temporarily
from torch.fx import Node

from mirage_ir.torch.convert.layout import CASTS, SAME
from mirage_ir.torch.convert.pointwise import POINTWISE

FILLED = {"aten.full.default": 1, "aten.scalar_tensor.default": 0}
"""Operators that make a tensor of one number, and which argument that is."""
TRACED = "_tensor_constant"
"""How the names of constants begin that PyTorch finds when it traces a function."""
KNOWN = "mirage_number"
"""Under this name, a node's `meta` has its number, or None where it is none."""


def constant_number(node: Node) -> float | None:
    """The number that a tensor without dimensions is, where that follows from constants, else None.

    The constants of an exported program are not in its graph: `KNOWN` says what they are.
    """
    if KNOWN not in node.meta:
        made = node.meta.get("val")
        if node.op == "get_attr":
            node.meta[KNOWN] = _constant(node)
        elif isinstance(made, torch.Tensor) and not made.dim() and not made.is_complex():
            node.meta[KNOWN] = _computed(node, made.dtype)
        else:
            return None
    return node.meta[KNOWN]


def _constant(node: Node) -> float | None:
    """The number that a constant of a traced function is, under the name that tracing gives constants."""
    module = node.graph.owning_module
    found = getattr(module, node.target, None) if isinstance(node.target, str) and node.target.startswith(TRACED) else None
    if not isinstance(found, torch.Tensor) or found.dim() or found.is_complex():
        return None
    with unset_fake_temporarily():
        return found.item()


def _computed(node: Node, dtype: torch.dtype) -> float | None:
    called = str(node.target)
    if node.op != "call_function" or not callable(node.target) or called not in {*FILLED, *CASTS, *SAME, *POINTWISE}:
        return None
    known = {source: constant_number(source) for source in node.all_input_nodes}
    if None in known.values():
        return None
    with unset_fake_temporarily():
        if called in FILLED:
            given = node.args[FILLED[called]]
            return torch.tensor(given, dtype=dtype).item() if isinstance(given, int | float) else None
        if called in CASTS | SAME:
            return torch.tensor(next(iter(known.values())), dtype=dtype).item() if known else None
        tensors = {source: torch.tensor(number, dtype=source.meta["val"].dtype) for source, number in known.items()}

        def tensor(source: Node) -> Any:
            return tensors[source]

        args: Any = torch.fx.map_arg(node.args, tensor)
        kwargs: Any = torch.fx.map_arg(node.kwargs, tensor)
        computed = node.target(*args, **kwargs)
        return computed.item() if isinstance(computed, torch.Tensor) else None
