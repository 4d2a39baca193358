"""The operators of PyTorch that one kernel of a library computes, as kernels of libraries that have a cost."""

from __future__ import annotations

from typing import Any

import torch
from torch.fx import Node

from mirage_ir.block.library import library_takes
from mirage_ir.errors import ProgramError
from mirage_ir.ops.library import ATTENTION_BACKENDS
from mirage_ir.program import Apply, DType, TensorType, make_attrs
from mirage_ir.torch.convert.errors import NotConverted
from mirage_ir.torch.convert.products import ATTENTION
from mirage_ir.torch.convert.reader import ELEMENT_TYPES, overload_of, tensor_of

OPERANDS = {
    "aten.mm.default": (0, 1),
    "aten.bmm.default": (0, 1),
    "aten.addmm.default": (1, 2, 0),
    "aten.baddbmm.default": (1, 2),
}
"""The arguments that are multiplied, and the bias that the same kernel adds."""
UNSAID = frozenset({"convert_element_type", "getitem", "view", "reshape", "permute", "expand", "unsqueeze", "squeeze", "clone"})
"""Operators of PyTorch that do not tell what a kernel computes."""
LibraryCall = tuple[Apply, tuple[TensorType, ...], TensorType]
"""A kernel of a library, the types of its operands and that of its result."""


def library_calls(node: Node) -> list[LibraryCall]:
    """The kernels of libraries that may compute a node: PyTorch takes one of them. None when nothing is known of the operator."""
    called = overload_of(node)
    try:
        if called in OPERANDS:
            inner = [_type(node.args[i]) for i in OPERANDS[called]]
            outer = _type(node)
            if len(inner) == 3 and (inner[0].dtype is DType.f32 or inner[2].size != outer.shape[-1]):
                inner.pop()  # A bias that is no row is added by another kernel, or is small beside f32 products.
            op, attrs = ("matmul", {}) if len(inner) == 2 else ("library_linear", {"activation": "none"})
            return [(Apply(op, tuple(range(len(inner))), make_attrs(attrs)), tuple(inner), outer)]
        if called in ATTENTION:
            inner = [_type(a) for a in node.args[:3]]
            outer = TensorType((*inner[0].shape[:-1], inner[2].shape[-1]), inner[0].dtype)
            each = (
                Apply("library_attention", (0, 1, 2), make_attrs({"backend": b, "keys": "rows", "scale": 1.0}))
                for b in ATTENTION_BACKENDS
            )
            same = inner[0].shape[:-2] == inner[1].shape[:-2] == inner[2].shape[:-2]
            return [(apply, tuple(inner), outer) for apply in each if same and library_takes(apply, inner)]
    except (NotConverted, ProgramError):
        pass
    return []


def product_call(rows: int, depth: int, columns: int, dtype: DType) -> LibraryCall:
    """The kernel that multiplies two matrices of these extents."""
    left, right, outer = (TensorType(shape, dtype) for shape in ((rows, depth), (depth, columns), (rows, columns)))
    return Apply("matmul", (0, 1)), (left, right), outer


def _type(argument: Any) -> TensorType:
    """The type of a tensor. Raises `NotConverted` for anything else."""
    if not isinstance(argument, Node) or not isinstance(argument.meta.get("val"), torch.Tensor):
        raise NotConverted(f"{argument} is no tensor")
    tensor = tensor_of(argument)
    return TensorType(tuple(tensor.shape), ELEMENT_TYPES[tensor.dtype])
