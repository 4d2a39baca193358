"""Copies of operands for kernels of libraries, which are slow where rows do not begin at whole vectors, or refuse them.

A copy's rows are as many whole vectors as hold the operand's, and what is beyond is zero: in a dimension that is summed over it
adds nothing, in others it makes columns of the result that are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from mirage_ir.check import node_attrs
from mirage_ir.ops.library import LIBRARY
from mirage_ir.program import Apply, DType, TensorType
from mirage_ir.target.machines import Machine

ALIGNED_ENTRIES = 8
"""16 bytes of 16-bit numbers: a vector."""


@dataclass(frozen=True, slots=True)
class PaddingFigures:
    """Copies into wider tensors. start: µs of one. memory: share of the bandwidth at which the bytes of its operand are copied."""

    start: float
    memory: float


PADDING = PaddingFigures(start=1.4, memory=0.37)
"""Of the copying kernel of emitted Triton modules on an H200: 0.2 MB in 1.4 µs, 2 MB in 3.0, 8.4 MB in 6.8, 33.6 MB in 21, 134 MB
in 74; with rows and columns exchanged 8.4 MB in 5.7, 33.5 MB in 19.7 (23 and 89 by `torch.Tensor.contiguous`).

With zeros behind rows and columns, products of 1000 × 1021 × 1021 take 7.5 µs instead of 27.2, and 4097 × 4097 × 4097 203 and not
1,034; with aligned rows alone they gain nothing."""


def whole_vectors(*extents: int) -> tuple[int, ...]:
    """Extents of rows of 16-bit entries, each as whole vectors."""
    return tuple(-(-extent // ALIGNED_ENTRIES) * ALIGNED_ENTRIES for extent in extents)


class Widened(NamedTuple):
    """What a kernel takes instead of its operands, its result then, and which of the operands are copies."""

    operands: tuple[TensorType, ...]
    result: TensorType
    copied: tuple[bool, ...]


def attends(node: Apply) -> bool:
    """Whether a pre-defined kernel is attention, which takes whole vectors for each query, key and value, and keys in rows."""
    return node.op in LIBRARY and LIBRARY[node.op].products == 2


def with_copies(node: Apply, inner: Sequence[TensorType], outer: TensorType) -> Widened:
    """The wider operands of a product, or those that attention must have."""
    left, right, *others = inner
    if any(t.dtype is DType.f32 for t in inner):
        return Widened(tuple(inner), outer, (False,) * len(inner))
    turned = False
    if attends(node):
        value, *masks = others
        turned = node_attrs(node)["keys"] == "columns"
        depth, columns = whole_vectors(left.shape[-1], value.shape[-1])
        keys = replace(right, shape=(*right.shape[:-2], right.shape[-1], depth)) if turned else _with(right, depth)
        operands = (_with(left, depth), keys, _with(value, columns), *masks)
    else:
        depth, columns = whole_vectors(left.shape[-1], outer.shape[-1])
        operands = (_with(left, depth), _with(_with(right, depth, -2), columns), *(_with(bias, columns) for bias in others))
    copied = tuple(old != new or (n == 1 and turned) for n, (old, new) in enumerate(zip(inner, operands, strict=True)))
    return Widened(operands, _with(outer, columns), copied)


def copies_us(inner: Sequence[TensorType], copied: Sequence[bool], machine: Machine) -> float:
    """Microseconds of the copies of operands."""
    rate = machine.dram_bandwidth * PADDING.memory
    return sum(PADDING.start + type.nbytes / rate for type, copy in zip(inner, copied, strict=True) if copy)


def _with(type: TensorType, extent: int, dim: int = -1) -> TensorType:
    """The type with another extent in a dimension, counted from the end."""
    shape = list(type.shape)
    shape[dim] = extent
    return replace(type, shape=tuple(shape))
