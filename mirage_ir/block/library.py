"""What kernels of libraries cost on a machine, and which operands they take.

The figures of attention are fitted to what PyTorch 2.11's back ends took on an H100 and an H200, µs a call in CUDA graphs, 16-bit:

| heads × queries × keys × depth | flash | cuDNN |
|---|---|---|
| 2 × 256 × 4096 × 64 | 13.0 | 39.0 |
| 16 × 256 × 4096 × 64 | 23.7 | 39.5 |
| 8 × 64 × 16384 × 128 | 40.8 | 190 |
| 8 × 1024 × 16384 × 128 | 218 | 192 |
| 32 × 1024 × 1024 × 128 | | 33.7 |
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import ceil, prod, sqrt
from typing import cast

from mirage_ir.block.kernels import describe_library
from mirage_ir.block.work import work_of
from mirage_ir.check import node_attrs
from mirage_ir.ops import OPERATORS
from mirage_ir.ops.library import LIBRARY, MASKING
from mirage_ir.program import Apply, DType, TensorType
from mirage_ir.target.cost import Work, kernel_cost
from mirage_ir.target.machines import Machine

LIBRARY_THREADS = 128
"""Threads of a block of a pre-defined kernel: one warp group. A round figure, since libraries choose."""
DEEP = 128
"""Entries of a query from which exponentials do not slow the products down."""
ALIGNED_ENTRIES = 8
"""Depths of heads, and rows of masks, are multiples of this: 16 bytes of 16-bit numbers."""


@dataclass(frozen=True, slots=True)
class AttentionFigures:
    """A back end of attention. rows: of queries in a block. rate: share of the peak rate on tensor cores. start: µs of a block's
    prologue and epilogue. split: µs of dealing out keys over blocks that queries do not fill, and combining them; None where it
    never does. split_rate: `rate` then. memory: share of the bandwidth. deepest: entries of a query that it takes at most."""

    rows: int
    rate: float
    start: float
    split: float | None
    split_rate: float
    memory: float
    deepest: int


ATTENTION: Mapping[str, AttentionFigures] = {
    "cudnn": AttentionFigures(128, 0.75, 4.0, None, 0.0, 0.9, 128),
    "flash": AttentionFigures(128, 0.4, 3.0, 10.0, 0.32, 0.8, 256),
    "efficient": AttentionFigures(64, 0.25, 3.0, None, 0.0, 0.7, 256),
}
"""By `backend`. Those of "efficient" are round figures."""


def library_work(node: Apply, inner: Sequence[TensorType], outer: TensorType) -> Work:
    """The work of an operator of the table as a pre-defined kernel, from the types of its operands and of its result."""
    return work_of(describe_library(node, inner, outer), LIBRARY_THREADS)


def predefined_cost(node: Apply, inner: Sequence[TensorType], outer: TensorType, machine: Machine) -> float:
    """Microseconds of a pre-defined kernel, from the types of its operands and of its result; of no view."""
    if node.op not in LIBRARY:
        return float(kernel_cost(library_work(node, inner, outer), machine))
    return _attention(node, inner, outer, machine) if LIBRARY[node.op].products == 2 else _linear(node, inner, outer, machine)


def library_takes(node: Apply, inner: Sequence[TensorType]) -> bool:
    """Whether the library has a kernel for operands of these types. Those of one type only are tried."""
    if len({t.dtype for t in inner}) > 1:
        return False
    if LIBRARY[node.op].products != 2:
        return True
    attrs, (q, _, v, *masks) = node_attrs(node), inner
    figures = ATTENTION[attrs["backend"]]
    depths = {q.shape[-1], v.shape[-1]}
    if q.dtype is DType.f32 or max(depths) > figures.deepest or any(d % ALIGNED_ENTRIES for d in depths):
        return False
    if attrs["backend"] in MASKING:
        return all(mask.shape[-1] % ALIGNED_ENTRIES == 0 for mask in masks)
    return len(depths) == 1 and not masks


def _attention(node: Apply, inner: Sequence[TensorType], outer: TensorType, machine: Machine) -> float:
    q, _, v = inner[:3]
    figures = ATTENTION[cast(str, node_attrs(node)["backend"])]
    *lead, queries, depth = q.shape
    keys, wide = v.shape[-2:]
    heads, pieces = prod(lead), ceil(queries / figures.rows)
    block = 2.0 * figures.rows * keys * (depth + wide)
    share = min(1.0, sqrt(depth / DEEP))
    moved = (sum(t.nbytes for t in inner) + outer.nbytes) / (machine.dram_bandwidth * figures.memory)
    sms = machine.multiprocessors
    launch = machine.launch_us * machine.calibration.launch
    if figures.split is not None and heads * pieces < sms:
        return launch + figures.split + max(moved, heads * pieces * block / (machine.tensor_rate * figures.split_rate))
    waves = ceil(heads * pieces / sms)
    return launch + max(moved, waves * (figures.start + block * sms / (machine.tensor_rate * figures.rate * share)))


def _linear(node: Apply, inner: Sequence[TensorType], outer: TensorType, machine: Machine) -> float:
    """That of the product alone, with the bias read once: it is added where the sums are."""
    x, w, bias = inner
    rows = prod(x.shape[:-1])
    product = replace(node, op=next(row.name for row in OPERATORS.values() if row.product), operands=node.operands[:2], attrs=())
    flat = TensorType((rows, x.shape[-1]), x.dtype), w
    kernel = describe_library(product, flat, TensorType((rows, outer.shape[-1]), outer.dtype))
    kernel = replace(kernel, read=kernel.read + bias.nbytes)
    return float(kernel_cost(work_of(kernel, LIBRARY_THREADS), machine))
