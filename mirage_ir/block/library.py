"""What kernels of libraries cost on a machine, and which operands they take.

The figures of products and attention are fitted to what PyTorch 2.11's kernels took on an H100 and an H200, µs a call in CUDA
graphs, 16-bit:

| heads × queries × keys × depth | flash | cuDNN |
|---|---|---|
| 2 × 256 × 4096 × 64 | 13.0 | 39.0 |
| 16 × 256 × 4096 × 64 | 23.7 | 39.5 |
| 8 × 64 × 16384 × 128 | 40.8 | 190 |
| 8 × 1024 × 16384 × 128 | 218 | 192 |
| 32 × 1024 × 1024 × 128 | | 33.7 |
| 12 × 1024 × 1024 × 64 | 27.7 | 15.0 |
| the same with a mask | | 23.9 |
| 8 × 4096 × 4096 × 64 | 118 | 77.2 |
| the same with a mask | | 143 |

| rows × depth × columns of a product | µs |
|---|---|
| 8 × 768 × 3072 | 4.7 |
| 8 × 14336 × 4096 | 34.5 |
| 64 × 4096 × 4096 | 12.3 |
| 1024 × 768 × 3072 | 10.1 |
| 1024 × 3072 × 768 | 10.4 |
| 4096 × 4096 × 4096 | 200 |
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import ceil, inf, prod, sqrt
from typing import cast

from mirage_ir.block.kernels import DEPTH, describe_library
from mirage_ir.block.padding import ALIGNED_ENTRIES, attends, copies_us, whole_vectors, widened
from mirage_ir.block.rows import VECTOR_BYTES, vector_bytes
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


@dataclass(frozen=True, slots=True)
class AttentionFigures:
    """A back end of attention. rows: of queries in a block. rate: share of the peak rate on tensor cores. start: µs of a block's
    prologue and epilogue. split: µs of dealing out keys over blocks that queries do not fill, and combining them; None where it
    never does. split_rate: `rate` then. memory: share of the bandwidth. deepest: entries of a query that it takes at most. masked:
    what is left of `rate` with a mask. alone: what is left of it where a multiprocessor has one block."""

    rows: int
    rate: float
    start: float
    split: float | None
    split_rate: float
    memory: float
    deepest: int
    masked: float = 1.0
    alone: float = 1.0


ATTENTION: Mapping[str, AttentionFigures] = {
    "cudnn": AttentionFigures(128, 0.75, 4.0, None, 0.0, 0.9, 128, masked=0.53),
    "flash": AttentionFigures(128, 0.4, 3.0, 10.0, 0.32, 0.8, 256),
    "efficient": AttentionFigures(64, 0.2, 3.0, None, 0.0, 0.7, 256, masked=0.7, alone=0.4),
}
"""By `backend`."""


@dataclass(frozen=True, slots=True)
class ProductFigures:
    """Products. rate: share of the peak rate on tensor cores. load: of L2's bandwidth, what multiprocessors load. memory: share of
    the bandwidth. start: µs beyond a launch. split: µs of combining the parts of a sum that blocks share.
    unaligned: `rate` where rows do not begin at whole vectors."""

    rate: float
    load: float
    memory: float
    start: float
    split: float
    unaligned: float


PRODUCT = ProductFigures(rate=0.82, load=1.7, memory=0.81, start=1.3, split=1.8, unaligned=0.12)
"""Of 24 products in 16 bits on an H200, 8 to 4,096 rows: within 36%, and a factor of 1.13 in the quadratic mean. Six unaligned
ones were 1.9 to 5 times as slow as aligned ones."""


PRODUCT_TILES = tuple(product((64, 128), (32, 64, 128, 256)))
"""Rows and columns of the tiles among which a library chooses."""
PRODUCT_SPLITS = (1, 2, 3, 4, 6, 8, 12, 16)
"""Blocks among which it may share a sum."""
LEAST_ITERATIONS = 4
"""Iterations of each of them, at least."""
SUM_BYTES = 4
"""Bytes of an entry of a partial sum."""


def library_work(node: Apply, inner: Sequence[TensorType], outer: TensorType) -> Work:
    """The work of an operator of the table as a pre-defined kernel, from the types of its operands and of its result."""
    return work_of(describe_library(node, inner, outer), LIBRARY_THREADS)


def predefined_cost(
    node: Apply, inner: Sequence[TensorType], outer: TensorType, machine: Machine, *, may_pad: bool = True
) -> float:
    """Microseconds of a pre-defined kernel, from the types of its operands and of its result; of no view.

    Operands of products that `may_pad` are padded where that costs less (`mirage_ir.block.padding`), those of attention where they
    must be.
    """
    if not has_figures(node, inner):
        return float(kernel_cost(library_work(node, inner, outer), machine))
    if attends(node):
        return _attention(node, inner, outer, machine)
    whole = _products(tuple(inner), outer, machine)
    return min(whole, _padded(node, inner, outer, machine)) if may_pad else whole


def padded_operands(node: Apply, inner: Sequence[TensorType], outer: TensorType, machine: Machine) -> tuple[TensorType, ...] | None:
    """The types of the copies that a product of a library takes instead of its operands; None where it takes these themselves."""
    if not has_figures(node, inner) or attends(node):
        return None
    pays = _padded(node, inner, outer, machine) < _products(tuple(inner), outer, machine)
    return widened(node, inner, outer).operands if pays else None


def has_figures(node: Apply, inner: Sequence[TensorType]) -> bool:
    """Whether the cost of a pre-defined kernel follows from figures of its own, and not from the machine's calibration."""
    return node.op in LIBRARY or (OPERATORS[node.op].product and all(t.dtype is not DType.f32 for t in inner))


def library_takes(node: Apply, inner: Sequence[TensorType]) -> bool:
    """Whether the library has a kernel for operands of these types. Those of one type only are tried."""
    if len({t.dtype for t in inner}) > 1:
        return False
    if LIBRARY[node.op].products != 2:
        return True
    attrs, (q, _, v, *masks) = node_attrs(node), inner
    figures = ATTENTION[attrs["backend"]]
    depths = set(whole_vectors(q.shape[-1], v.shape[-1]))
    if q.dtype is DType.f32 or max(depths) > figures.deepest:
        return False
    if attrs["backend"] in MASKING:
        return all(mask.shape[-1] % ALIGNED_ENTRIES == 0 for mask in masks)
    return len(depths) == 1 and not masks


def _padded(node: Apply, inner: Sequence[TensorType], outer: TensorType, machine: Machine) -> float:
    """A product of operands that are copied into tensors with rows of whole vectors; inf where they have such rows."""
    operands, result, copied = widened(node, inner, outer)
    return _products(operands, result, machine) + copies_us(inner, copied, machine) if any(copied) else inf


def _attention(node: Apply, inner: Sequence[TensorType], outer: TensorType, machine: Machine) -> float:
    (q, _, v, *_), outer, copied = widened(node, inner, outer)
    figures = ATTENTION[cast(str, node_attrs(node)["backend"])]
    *lead, queries, depth = q.shape
    keys, wide = v.shape[-2:]
    heads, pieces = prod(lead), ceil(queries / figures.rows)
    block = 2.0 * figures.rows * keys * (depth + wide)
    share = min(1.0, sqrt(depth / DEEP))
    moved = (sum(t.nbytes for t in inner) + outer.nbytes) / (machine.dram_bandwidth * figures.memory)
    sms = machine.multiprocessors
    launch = machine.launch_us * machine.calibration.launch + copies_us(inner, copied, machine)
    if figures.split is not None and heads * pieces < sms:
        return launch + figures.split + max(moved, heads * pieces * block / (machine.tensor_rate * figures.split_rate))
    waves = ceil(heads * pieces / sms)
    rate = figures.rate * share * (figures.masked if len(inner) > 3 else 1.0) * (figures.alone if waves == 1 else 1.0)
    return launch + max(moved, waves * (figures.start + block * sms / (machine.tensor_rate * rate)))


@lru_cache(maxsize=4096)
def _products(inner: tuple[TensorType, ...], outer: TensorType, machine: Machine) -> float:
    """Products in the tiles and over the parts of the sum that cost the least; with a bias, which is read once."""
    left = inner[0]
    *lead, rows, columns = (prod(left.shape[:-1]), outer.shape[-1]) if len(inner) > 2 else outer.shape
    sms, iterations = machine.multiprocessors, ceil(left.shape[-1] / DEPTH)
    moved = (sum(t.nbytes for t in inner) + outer.nbytes) / (machine.dram_bandwidth * PRODUCT.memory)
    aligned = all(vector_bytes(t) == VECTOR_BYTES for t in (*inner, outer))
    rate = PRODUCT.rate if aligned else PRODUCT.unaligned
    best = inf
    for m, n in PRODUCT_TILES:
        multiply = 2 * m * n * DEPTH * sms / (machine.tensor_rate * rate)
        load = (m + n) * DEPTH * left.dtype.itemsize * sms / (machine.l2_bandwidth * PRODUCT.load)
        for parts in PRODUCT_SPLITS:
            if parts == 1 or parts * LEAST_ITERATIONS <= iterations:
                waves = ceil(prod(lead) * ceil(rows / m) * ceil(columns / n) * parts / sms)
                us = max(moved, waves * ceil(iterations / parts) * max(multiply, load))
                if parts > 1:
                    us += PRODUCT.split + outer.size * SUM_BYTES * parts / machine.l2_bandwidth
                best = min(best, us)
    return machine.launch_us * machine.calibration.launch + PRODUCT.start + best
