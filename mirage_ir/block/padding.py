"""Wider copies of operands for kernels of libraries, which are slow where rows do not begin at whole vectors, or refuse them.

A copy's rows are as many whole vectors as hold the operand's, and what is beyond is zero: in a dimension that is summed over it
adds nothing, in others it makes columns of the result that are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

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
in 74. With zeros behind rows and columns, products of 1000 × 1021 × 1021 take 7.5 µs instead of 27.2, and 4097 × 4097 × 4097 203
instead of 1,034; with aligned rows alone they gain nothing."""


def whole_vectors(*extents: int) -> tuple[int, ...]:
    """Extents of rows of 16-bit entries, each as whole vectors."""
    return tuple(-(-extent // ALIGNED_ENTRIES) * ALIGNED_ENTRIES for extent in extents)


def must_pad(node: Apply, inner: Sequence[TensorType]) -> bool:
    """Whether a kernel refuses operands as they are: attention takes whole vectors for each query, key and value."""
    return _attends(node) and wider_types(node, inner, inner[0])[0] != tuple(inner)


def wider_types(node: Apply, inner: Sequence[TensorType], outer: TensorType) -> tuple[tuple[TensorType, ...], TensorType]:
    """The types of wider operands of a product or of attention, and of the wider result."""
    left, right, *others = inner
    if any(t.dtype is DType.f32 for t in inner):
        return tuple(inner), outer
    if _attends(node):
        value, *masks = others
        depth, columns = whole_vectors(left.shape[-1], value.shape[-1])
        keys = _with(right, depth, -1 if node_attrs(node)["keys"] == "rows" else -2)
        operands = (_with(left, depth), keys, _with(value, columns), *masks)
    else:
        depth, columns = whole_vectors(left.shape[-1], outer.shape[-1])
        operands = (_with(left, depth), _with(_with(right, depth, -2), columns), *(_with(bias, columns) for bias in others))
    return operands, _with(outer, columns)


def copies_us(old: Sequence[TensorType], new: Sequence[TensorType], machine: Machine) -> float:
    """Microseconds of the copies of operands that become wider."""
    rate = machine.dram_bandwidth * PADDING.memory
    return sum(PADDING.start + before.nbytes / rate for before, after in zip(old, new, strict=True) if before != after)


def _attends(node: Apply) -> bool:
    return node.op in LIBRARY and LIBRARY[node.op].products == 2


def _with(type: TensorType, extent: int, dim: int = -1) -> TensorType:
    """The type with another extent in a dimension, counted from the end."""
    shape = list(type.shape)
    shape[dim] = extent
    return replace(type, shape=tuple(shape))
