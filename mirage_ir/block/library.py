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
| 96 × 197 × 197 × 64 | | 10.4 |
| 96 × 512 × 512 × 64 | | 20.7 |
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

In f32, without tensor cores, an H200 took in 2.11:

| product | µs |
|---|---|
| 8 × 768 × 32000 | 62.3 |
| 8 × 2048 × 5632 | 41.5 |
| 16 × 4096 × 4096 | 78.9 |
| 128 × 3072 × 768 | 23.6 |
| 197 × 384 × 1152 | 17.3 |
| 256 × 1024 × 1024 | 20.1 |
| 333 × 1021 × 517 | 18.8 |
| 512 × 768 × 3072 | 61.6 |
| 1024 × 1024 × 4096 | 174.6 |
| 12 × 777 × 777 × 64 | 50.1 |
| 8 × 256 × 128 × 1024 | 16.5 |
| 96 × 384 × 384 × 64 | 57.6 |

| heads × queries × keys × depth | efficient |
|---|---|
| 12 × 777 × 777 × 64, with a mask | 144.2 |
| 12 × 1024 × 1024 × 64 | 149.0 |
| 96 × 384 × 384 × 64 | 130.9 |
| 8 × 256 × 1024 × 128, with a mask | 113.7 |
| 16 × 1 × 4097 × 128 | 408.4 |

Kernels that reduce rows were measured on an H200, with inputs beyond its L2, in 16 bits (and some in 32):

| rows × columns | softmax | layer_norm, weight and bias | layer_norm | rms_norm, weight | rms_norm |
|---|---|---|---|---|---|
| 128 × 768 | 4.1 | 3.4 | 3.1 | 2.5 | 2.2 |
| 128 × 8192 | 5.3 | 14.9 | 12.5 | 11.6 | 9.5 |
| 128 × 50257 | 16.0 | 92.4 | 83.3 | 89.0 | 83.0 |
| 1024 × 4096 | 15.1 | 11.4 | 10.5 | 8.0 | 8.1 |
| 4096 × 1024 | 10.3 | 12.0 | 11.2 | 7.1 | 6.6 |
| 4096 × 4096 | 55.9 | 31.8 | 28.0 | 24.7 | 23.2 |
| 4096 × 8192 | 131 | 63.1 | 59.6 | 54.6 | 54.4 |
| 4096 × 16384 | 123 | 125 | 123 | 114 | 114 |
| 4096 × 50257 | 350 | 818 | 782 | 783 | 779 |
| 16384 × 1021 | 32.7 | 144 | 142 | 142 | 141 |
| 65536 × 128 | 16.8 | 71.7 | 71.0 | 42.3 | 42.2 |
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from math import ceil, inf, log2, prod, sqrt
from typing import cast

from mirage_ir.block.kernels import DEPTH, describe_library
from mirage_ir.block.padding import ALIGNED_ENTRIES, attends, copies_us, whole_vectors, with_copies
from mirage_ir.block.rows import VECTOR_BYTES, vector_bytes
from mirage_ir.block.work import work_of
from mirage_ir.check import node_attrs
from mirage_ir.ops import OPERATORS, Kind
from mirage_ir.ops.library import BEYOND_ONE, LIBRARY, MASKING, RowWork
from mirage_ir.ops.table import is_built_in
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
    prologue and epilogue. again: what is left of these in a later block on the same multiprocessor. split: µs of dealing out keys
    over blocks that queries do not fill, and combining them; None where it never does. split_rate: `rate` then. memory: share of
    the bandwidth. deepest: entries of a query that it takes at most. masked: what is left of `rate` with a mask. alone: what is
    left of it where a multiprocessor has one block."""

    rows: int
    rate: float
    start: float
    again: float
    split: float | None
    split_rate: float
    memory: float
    deepest: int
    masked: float = 1.0
    alone: float = 1.0


ATTENTION: Mapping[str, AttentionFigures] = {
    "cudnn": AttentionFigures(128, 0.75, 4.5, 1.0, None, 0.0, 0.9, 128, masked=0.53),
    "flash": AttentionFigures(128, 0.4, 3.5, 3.0, 10.0, 0.32, 0.8, 256),
    "efficient": AttentionFigures(64, 0.2, 3.5, 3.0, None, 0.0, 0.7, 256, masked=0.7, alone=0.4),
}
"""By `backend`."""
SINGLE_ATTENTION = AttentionFigures(64, 0.0425, 3.5, 3.0, None, 0.0, 0.7, 256, masked=0.8)
"""Attention in f32, which only `efficient` computes. For seven on an H200, 1 to 1,024 queries with and without masks, it took 0.8
to 1.3 times as long as estimated."""


@dataclass(frozen=True, slots=True)
class ProductFigures:
    """Products. rate: share of the peak rate, on tensor cores or, in f32, beside them. load: of L2's bandwidth, what
    multiprocessors load. memory: share of the bandwidth. start: µs beyond a launch. split: µs of combining the parts of a sum that
    blocks share. unaligned: `rate` where rows do not begin at whole vectors. batched: what is left of it in a batch."""

    rate: float
    load: float
    memory: float
    start: float
    split: float
    unaligned: float
    batched: float = 1.0


PRODUCT = ProductFigures(rate=0.82, load=1.7, memory=0.81, start=1.3, split=1.8, unaligned=0.12)
"""Of 24 products in 16 bits on an H200, 8 to 4,096 rows: within 36%, and a factor of 1.13 in the quadratic mean. Six unaligned
ones were 1.9 to 5 times as slow as aligned ones."""


SINGLE_PRODUCT = ProductFigures(rate=0.68, load=1.7, memory=0.81, start=2.8, split=1.8, unaligned=0.68, batched=0.65)
"""Of products in f32 without tensor cores, which is PyTorch's default: eight on an H100, 16 to 2,048 rows, took 0.7 to 1.2 times as
long as estimated, and eleven on an H200, 8 to 2,048 rows, 0.8 to 1.3 times; one of 16 × 4096 × 4096 1.5 times. Eight batches
of matrices took 0.7 to 1.7 times as long. Three with odd extents took 1.1 to 1.9 times as long on the H100."""

PRODUCT_TILES = tuple(product((64, 128), (32, 64, 128, 256)))
"""Rows and columns of the tiles among which a library chooses."""
PRODUCT_SPLITS = (1, 2, 3, 4, 6, 8, 12, 16)
"""Blocks among which it may share a sum."""
LEAST_ITERATIONS = 4
"""Iterations of each of them, at least."""
SUM_BYTES = 4
"""Bytes of an entry of a partial sum."""


@dataclass(frozen=True, slots=True)
class RowFigures:
    """Kernels that reduce rows. start: µs beyond a launch. latency: ns for each entry of a first row. row, entry: µs of each
    further row on a multiprocessor, and ns for each of its entries. memory: share of the bandwidth. terms: ns more for each entry
    of a first row where there is a weight. most: entries of a row at most. whole: what their number is a multiple of."""

    start: float
    latency: float
    row: float
    entry: float
    memory: float
    terms: float = 0.0
    most: float = inf
    whole: int = 1


MATRIX = 2
"""Dimensions of an operand without a batch."""
NANOSECONDS = 1000
"""In a microsecond."""
IN_A_WARP = 1024
"""Entries of a row up to which a warp holds them in registers, a power of two of them."""
IN_A_BLOCK = 8192
"""Entries of a row up to which a block holds them in registers. It reads longer ones several times."""
ROWS: Mapping[RowWork, Sequence[RowFigures]] = {
    RowWork.EXPONENTIALS: (
        RowFigures(0.5, 2.4, 0.0, 0.22, 0.85, most=IN_A_WARP),
        RowFigures(0.95, 0.26, 0.0, 0.44, 0.55, most=IN_A_BLOCK),
        RowFigures(0.95, 0.26, 0.0, 0.23, 0.64),
    ),
    RowWork.SQUARES: (RowFigures(0.5, 0.7, 0.05, 0.0, 0.7, 0.2, whole=4), RowFigures(2.4, 1.4, 0.65, 0.43, 0.7)),
    RowWork.MOMENTS: (RowFigures(0.5, 1.1, 0.13, 0.0, 0.7, 0.2, whole=4), RowFigures(2.4, 1.4, 0.65, 0.43, 0.7)),
}
"""The first figures that take the rows are theirs: norms read rows of other lengths than multiples of four entry by entry.

Of 75 softmaxes on an H200, 1 to 100,000 rows of 7 to 131,072 entries in 16 and 32 bits: within a factor of 1.75, and
1.19 in the quadratic mean; that of 4,096 rows of 50,257 took 383 on an H100, where bandwidth is short. Of 188 norms: within 1.57,
and 1.17 in the mean."""


@dataclass(frozen=True, slots=True)
class ReductionFigures:
    """PyTorch's reductions over one dimension. start: µs beyond a launch. entry: ns for each entry that one result takes, up to
    `most` µs. result: ns of each result. memory: share of the bandwidth."""

    start: float
    entry: float
    most: float
    result: float
    memory: float


ALONG_ROWS = ReductionFigures(1.0, 0.4, 4.0, 0.075, 0.8)
ACROSS_ROWS = ReductionFigures(4.0, 0.85, inf, 0.0, 0.65)
NARROW_MAXIMUM = 1.3
"""Times that a maximum of 16-bit entries takes longer than a sum.

Of 104 sums and maxima on an H100, 64 to 67 million entries in 16 and 32 bits: within a factor of 3.7, and 1.33 in the quadratic
mean. Reductions across rows are slow: the sum of 4,096 rows of 1,024 takes 13.4 µs, that of their entries 6.2."""
SPREAD = {2: 1.85, 4: 1.25}
"""Times that an element-wise operator takes longer where operands are spread over its result, by the bytes of an entry: PyTorch
reads these entry by entry. Of 20 with a row or a column on an H100."""


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
    alike = replace(node, operands=tuple(range(len(inner))))
    of_types = _predefined if is_built_in(node.op) else _predefined.__wrapped__  # Others may be registered anew.
    return of_types(alike, tuple(inner), outer, machine, may_pad)


@lru_cache(maxsize=4096)
def _predefined(node: Apply, inner: tuple[TensorType, ...], outer: TensorType, machine: Machine, may_pad: bool) -> float:
    if not has_figures(node, inner):
        return float(kernel_cost(library_work(node, inner, outer), machine))
    if node.op in LIBRARY and (work := LIBRARY[node.op].rows) is not None:
        return _rows(ROWS[work], inner, outer, machine)
    if attends(node):
        return _attention(node, inner, outer, machine)
    if node.op in OPERATORS and (kind := OPERATORS[node.op].kind) is not Kind.CONTRACTION:
        return (_reduction if kind is Kind.REDUCTION else _spread)(node, inner, outer, machine)
    whole = _products(tuple(inner), outer, machine)
    return min(whole, _padded(node, inner, outer, machine)) if may_pad else whole


def padded_operands(node: Apply, inner: Sequence[TensorType], outer: TensorType, machine: Machine) -> tuple[TensorType, ...] | None:
    """The types of the copies that a product of a library takes instead of its operands; None where it takes these themselves."""
    product = OPERATORS[node.op].product if node.op in OPERATORS else LIBRARY[node.op].products == 1
    if not (product and has_figures(node, inner)):
        return None
    pays = _padded(node, inner, outer, machine) < _products(tuple(inner), outer, machine)
    return with_copies(node, inner, outer).operands if pays else None


def has_figures(node: Apply, inner: Sequence[TensorType]) -> bool:
    """Whether the cost of a pre-defined kernel follows from figures of its own, and not from the machine's calibration."""
    if node.op in LIBRARY or (kind := OPERATORS[node.op].kind) is Kind.REDUCTION:
        return True
    if kind is Kind.ELEMENTWISE:
        return len({t.shape for t in inner}) > 1
    single = [t.dtype is DType.f32 for t in inner]
    return OPERATORS[node.op].product and (all(single) or not any(single))


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
    if attrs["backend"] in BEYOND_ONE and 1 in (q.shape[-2], v.shape[-2]):
        return False
    if attrs["backend"] in MASKING:
        return all(mask.shape != () and mask.shape[-1] % ALIGNED_ENTRIES == 0 for mask in masks)
    return len(depths) == 1 and not masks


def _padded(node: Apply, inner: Sequence[TensorType], outer: TensorType, machine: Machine) -> float:
    """A product of operands that are copied into tensors with rows of whole vectors; inf where they have such rows."""
    operands, result, copied = with_copies(node, inner, outer)
    return _products(operands, result, machine) + copies_us(inner, copied, machine) if any(copied) else inf


def _attention(node: Apply, inner: Sequence[TensorType], outer: TensorType, machine: Machine) -> float:
    (q, _, v, *_), outer, copied = with_copies(node, inner, outer)
    figures = SINGLE_ATTENTION if q.dtype is DType.f32 else ATTENTION[cast(str, node_attrs(node)["backend"])]
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
    computed = waves * block * sms / (machine.tensor_rate * rate)
    return launch + max(moved, figures.start + (waves - 1) * figures.again + computed)


def _rows(choices: Sequence[RowFigures], inner: Sequence[TensorType], outer: TensorType, machine: Machine) -> float:
    """A kernel that reduces rows: the first ones take as long as one of them, further ones share multiprocessors and bandwidth."""
    entries = outer.shape[-1]
    figures = next(f for f in choices if entries <= f.most and entries % f.whole == 0)
    rows, sms = outer.size / entries, machine.multiprocessors
    held = 2 ** ceil(log2(entries)) if figures.most == IN_A_WARP else entries
    first = held * (figures.latency + (figures.terms if len(inner) > 1 else 0.0)) / NANOSECONDS
    moved = (inner[0].nbytes + outer.nbytes) / rows * sms / (machine.dram_bandwidth * figures.memory)
    further = figures.row + max(entries * figures.entry / NANOSECONDS, moved)
    return machine.launch_us * machine.calibration.launch + figures.start + first + max(0.0, rows / sms - 1) * further


def _reduction(node: Apply, inner: Sequence[TensorType], outer: TensorType, machine: Machine) -> float:
    (source,), dim = inner, int(node_attrs(node)["dim"])
    figures = ALONG_ROWS if prod(source.shape[dim + 1 :]) == 1 else ACROSS_ROWS
    each = min(figures.most, source.shape[dim] * figures.entry / NANOSECONDS)
    moved = (source.nbytes + outer.nbytes) / (machine.dram_bandwidth * figures.memory)
    taken = figures.start + each + outer.size * figures.result / NANOSECONDS + moved
    slow = not OPERATORS[node.op].linear and source.dtype is not DType.f32
    return machine.launch_us * machine.calibration.launch + taken * (NARROW_MAXIMUM if slow else 1.0)


def _spread(node: Apply, inner: Sequence[TensorType], outer: TensorType, machine: Machine) -> float:
    launch = machine.launch_us * machine.calibration.launch
    alike = float(kernel_cost(library_work(node, inner, outer), machine))
    return launch + (alike - launch) * SPREAD[outer.dtype.itemsize]


def least_products_cost(machine: Machine, kernels: int, nbytes: float, pairs: float) -> float:
    """Lower bound in µs for `kernels` products, of which all together move `nbytes` and multiply and add `pairs` of entries."""
    moved, multiply = nbytes / machine.dram_bandwidth, 2 * pairs / (machine.tensor_rate * PRODUCT.rate)
    return kernels * machine.launch_us * machine.calibration.launch + max(moved, multiply)


@lru_cache(maxsize=4096)
def _products(inner: tuple[TensorType, ...], outer: TensorType, machine: Machine) -> float:
    """Products in the tiles and over the parts of the sum that cost the least; with a bias, which is read once."""
    left = inner[0]
    # A right operand without a batch takes the rows of the whole batch, as does one with a bias.
    *lead, rows, columns = (prod(left.shape[:-1]), outer.shape[-1]) if len(inner[1].shape) == MATRIX else outer.shape
    sms, iterations = machine.multiprocessors, ceil(left.shape[-1] / DEPTH)
    single = all(t.dtype is DType.f32 for t in inner)
    figures, peak = (SINGLE_PRODUCT, machine.vector_rate) if single else (PRODUCT, machine.tensor_rate)
    moved = (sum(t.nbytes for t in inner) + outer.nbytes) / (machine.dram_bandwidth * figures.memory)
    aligned = all(vector_bytes(t) == VECTOR_BYTES for t in (*inner, outer))
    batched = prod(lead) > 1 and min(rows, columns) > 1  # Products with a vector have kernels of their own.
    rate = peak * (figures.rate if aligned else figures.unaligned) * (figures.batched if batched else 1.0)
    best = inf
    for m, n in PRODUCT_TILES:
        multiply = 2 * m * n * DEPTH * sms / rate
        load = (m + n) * DEPTH * left.dtype.itemsize * sms / (machine.l2_bandwidth * figures.load)
        for parts in PRODUCT_SPLITS:
            if parts == 1 or parts * LEAST_ITERATIONS <= iterations:
                waves = ceil(prod(lead) * ceil(rows / m) * ceil(columns / n) * parts / sms)
                us = max(moved, waves * ceil(iterations / parts) * max(multiply, load))
                if parts > 1:
                    us += figures.split + outer.size * SUM_BYTES * parts / machine.l2_bandwidth
                best = min(best, us)
    return machine.launch_us * machine.calibration.launch + figures.start + best
