"""The program model: μGraphs as plain, immutable data.

A `Program` is a kernel graph. Its nodes are applications of operators (`Apply`: at this level, pre-defined kernels) and
graph-defined kernels (`GraphOp` at block level), whose bodies may hold graph-defined block operators (`GraphOp` at thread
level). Every engine works on this model; MLIR is its other spelling, kept by `mirage_ir.dialects.bridge`.

Values are numbered. In a program, 0 … len(inputs)-1 are the inputs and each node's results take the next numbers. In the
body of a graph-defined operator, 0 … len(operands)-1 are its operands as they are outside (whole tensors of the level above)
and each node with a result takes the next number. A `Store` has no value inside: the stores, in order, are the results of the
graph-defined operator.

Source: Wu et al., "Mirage: A Multi-Level Superoptimizer for Tensor Programs", OSDI'25, section 2.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum, StrEnum
from math import prod
from typing import TypeAlias, TypeVar

Shape: TypeAlias = tuple[int, ...]
Attr: TypeAlias = int | float | str | bool | tuple[int, ...]

REPLICATE = -1
"""In a map: the grid dimension (or the loop) does not split the tensor. In an omap that grid dimension must be 1."""
NEW_DIM = -2
"""In an omap: the grid dimension makes a new leading dimension of the output, in grid order (partial results)."""


class DType(StrEnum):
    """An element type. Products and accumulators are f32 whatever the inputs are."""

    f16 = "f16"
    bf16 = "bf16"
    f32 = "f32"

    @property
    def itemsize(self) -> int:
        """Bytes an element."""
        return 4 if self is DType.f32 else 2

    @property
    def largest(self) -> float:
        """The largest finite number."""
        return {"f16": 65504.0, "bf16": 3.3895313892515355e38, "f32": 3.4028234663852886e38}[self]


class Level(StrEnum):
    """Where a value lives: device memory, shared memory, registers."""

    KERNEL = "kernel"
    BLOCK = "block"
    THREAD = "thread"


class Stage(IntEnum):
    """When a value inside a block graph exists: in any iteration alike, in each anew, or after the loop.

    Loops run one after the other, and stages are in the order of time: what an earlier loop accumulated is there for later ones.
    """

    INVARIANT = 0
    VARIANT = 1
    ACCUMULATED = 2
    VARIANT_IN_SECOND = 3
    ACCUMULATED_BY_SECOND = 4
    VARIANT_IN_THIRD = 5
    ACCUMULATED_BY_THIRD = 6
    VARIANT_IN_FOURTH = 7
    ACCUMULATED_BY_FOURTH = 8

    @property
    def varies(self) -> bool:
        """Whether each iteration of a loop has the value anew."""
        return self % 2 == 1

    @property
    def loop(self) -> int:
        """The number of the loop that the value varies in, or that accumulated it last; 0 for an invariant one."""
        return max(self - 1, 0) // 2

    @classmethod
    def of_variant(cls, loop: int) -> Stage:
        """The stage of values that vary in the loop of this number."""
        return cls(2 * loop + 1)

    @property
    def accumulated(self) -> Stage:
        """The stage of what the loop makes of values that vary in it."""
        return Stage(self + 1)


MAX_LOOPS = max(Stage).loop + 1
"""Loops of a block graph: a sanity bound, not the limit of a machine."""


@dataclass(frozen=True, slots=True)
class TensorType:
    """Shape and element type of a tensor, tile or fragment."""

    shape: Shape
    dtype: DType

    @property
    def size(self) -> int:
        """Number of elements."""
        return prod(self.shape)

    @property
    def nbytes(self) -> int:
        return self.size * self.dtype.itemsize

    def __str__(self) -> str:
        return "x".join((*map(str, self.shape), self.dtype.value))


@dataclass(frozen=True, slots=True)
class Apply:
    """An operator of the table `mirage_ir.ops`, or a composite, applied to values of one level.

    `attrs` is sorted by name; build it with `make_attrs`.
    """

    op: str
    operands: tuple[int, ...]
    attrs: tuple[tuple[str, Attr], ...] = ()

    def attr(self) -> dict[str, Attr]:
        return dict(self.attrs)


@dataclass(frozen=True, slots=True)
class Load:
    """Input iterator: the tile of `source` that one block (or thread) sees in one iteration.

    `imap[g]` is the dimension of the source that grid dimension g splits, or `REPLICATE`; `fmap` is the dimension that
    the for-loop splits, or `REPLICATE`. When several split one dimension, earlier grid dimensions are outer and the loop is
    innermost.

    `tile` is the tile's shape where it has entries beyond the source (`mirage_ir.absence`). None: tiles divide the source. `loop`
    is the number of the loop that splits the source, 0 without one.
    """

    source: int
    imap: tuple[int, ...]
    fmap: int = REPLICATE
    tile: Shape | None = None
    loop: int = 0


class AccumulatorKind(StrEnum):
    """What a for-loop accumulator does with the tiles of all iterations; CONCAT puts them side by side."""

    SUM = "sum"
    MAX = "max"
    CONCAT = "concat"


@dataclass(frozen=True, slots=True)
class Accumulate:
    """For-loop accumulator, of the loop that its operands vary in. `dim` is the dimension of CONCAT; the others have none.

    With `shift` (a value; SUM only) it means Σ_l exp(s_l − M)·x_l with M = max_l s_l.
    """

    kind: AccumulatorKind
    operand: int
    dim: int | None = None
    shift: int | None = None


@dataclass(frozen=True, slots=True)
class Store:
    """Output saver. `omap[g]` is the dimension of the output that grid dimension g splits, `REPLICATE` or `NEW_DIM`."""

    operand: int
    omap: tuple[int, ...]
    dtype: DType


@dataclass(frozen=True, slots=True)
class GraphOp:
    """A graph-defined operator: a block graph (at kernel level) or a thread graph (inside a block graph).

    `level` is the level of the values inside: BLOCK for a graph-defined kernel. `grid` is blocks for a block graph, threads for a
    thread graph; `loop` is the for-loop's range (1 in a thread graph), and `later` are the ranges of further loops, which run one
    after the other; `threads` is the block size. `stages` is 0 when the lowering is to choose how the kernel is launched; otherwise
    the launch is exactly `threads // 32` warps a block and `stages` stages of the software pipeline, as somebody measured or
    decided. With `runtime_strides` the strides of inputs are arguments when the kernel runs; without, it is compiled for them.
    `tma` says whether TMA loads the tiles of its loops where it can, or pointers do; None lets the lowering choose. With `cuda` the
    kernel is CUDA's in a module whose other kernels are Triton's; its launch, where there is one, is that of the CUDA kernel.
    """

    level: Level
    operands: tuple[int, ...]
    grid: tuple[int, ...]
    body: tuple[BodyNode, ...]
    loop: int = 1
    threads: int = 128
    stages: int = 0
    runtime_strides: bool = False
    later: tuple[int, ...] = ()
    tma: bool | None = None
    cuda: bool = False

    @property
    def loops(self) -> tuple[int, ...]:
        """The ranges of its loops, in order."""
        return (self.loop, *self.later)

    @property
    def stores(self) -> tuple[Store, ...]:
        return tuple(n for n in self.body if isinstance(n, Store))

    @property
    def blocks(self) -> int:
        return prod(self.grid)


BodyNode: TypeAlias = Apply | Load | Accumulate | Store | GraphOp
Node: TypeAlias = Apply | GraphOp


@dataclass(frozen=True, slots=True)
class Program:
    """A kernel graph: `outputs` are value numbers. `strides[i]` is None for a contiguous input (in elements otherwise)."""

    name: str
    inputs: tuple[TensorType, ...]
    nodes: tuple[Node, ...]
    outputs: tuple[int, ...]
    input_names: tuple[str, ...] = ()
    strides: tuple[tuple[int, ...] | None, ...] = ()

    @property
    def kernels(self) -> int:
        """Kernel launches: nodes other than views, which move no data."""
        from mirage_ir.ops.table import VIEWS  # The table is built of this module's types.

        return sum(1 for n in self.nodes if not (isinstance(n, Apply) and n.op in VIEWS))


def make_attrs(attrs: Mapping[str, Attr]) -> tuple[tuple[str, Attr], ...]:
    """Attributes in their canonical order."""
    return tuple(sorted(attrs.items()))


def results(node: BodyNode) -> int:
    """How many value numbers a node takes."""
    if isinstance(node, Store):
        return 0
    if isinstance(node, GraphOp):
        return len(node.stores)
    return 1


def operands(node: BodyNode) -> tuple[int, ...]:
    """The values that a node reads, in order."""
    match node:
        case Apply() | GraphOp():
            return node.operands
        case Load():
            return (node.source,)
        case Accumulate():
            return (node.operand,) if node.shift is None else (node.operand, node.shift)
        case Store():
            return (node.operand,)


def shifts(graph: GraphOp) -> frozenset[int]:
    """The values by which sums over the graph's loops are shifted.

    In the loop, x − s with such an s is computed as x − max(s, the lowest finite number): where a whole iteration is -inf, as under
    a mask, exp(x − s) is 0 then, and not NaN.
    """
    if max(graph.loops) == 1:
        return frozenset()
    return frozenset(n.shift for n in graph.body if isinstance(n, Accumulate) and n.shift is not None)


_AnyNode = TypeVar("_AnyNode", bound=BodyNode)


def numbered(first: int, nodes: Iterable[_AnyNode]) -> Iterable[tuple[int, _AnyNode]]:
    """Each node with the number of its first result (which it does not take when it has none)."""
    for node in nodes:
        yield first, node
        first += results(node)


@dataclass(slots=True)
class ProgramBuilder:
    """Builds a `Program` node by node.

    >>> b = ProgramBuilder("double")
    >>> x = b.input(TensorType((2, 4), DType.f16), "x")
    >>> b.output(b.apply("add", x, x))
    >>> b.build().nodes
    (Apply(op='add', operands=(0, 0), attrs=()),)
    """

    name: str
    inputs: list[TensorType] = field(default_factory=list[TensorType])
    input_names: list[str] = field(default_factory=list[str])
    strides: list[tuple[int, ...] | None] = field(default_factory=list[tuple[int, ...] | None])
    nodes: list[Node] = field(default_factory=list[Node])
    outputs: list[int] = field(default_factory=list[int])
    values: int = 0

    def input(self, type: TensorType, name: str | None = None, strides: tuple[int, ...] | None = None) -> int:
        """Inputs come before any node."""
        if self.nodes:
            raise ValueError("inputs come before operators")
        self.inputs.append(type)
        self.input_names.append(name or f"arg{len(self.inputs) - 1}")
        self.strides.append(strides)
        self.values += 1
        return self.values - 1

    def apply(self, op: str, *operands: int, **attrs: Attr) -> int:
        return self.add(Apply(op, operands, make_attrs(attrs)))[0]

    def add(self, node: Node) -> range:
        """Appends a node; the numbers of its results."""
        self.nodes.append(node)
        first = self.values
        self.values += results(node)
        return range(first, self.values)

    def output(self, *values: int) -> None:
        self.outputs.extend(values)

    def build(self) -> Program:
        return Program(
            self.name,
            tuple(self.inputs),
            tuple(self.nodes),
            tuple(self.outputs),
            tuple(self.input_names),
            tuple(self.strides),
        )


def rename_values(node: BodyNode, names: Mapping[int, int] | Sequence[int]) -> BodyNode:
    """The node with each operand v replaced by names[v]."""
    match node:
        case Apply():
            return Apply(node.op, tuple(names[v] for v in node.operands), node.attrs)
        case GraphOp():
            return replace(node, operands=tuple(names[v] for v in node.operands))
        case Load():
            return replace(node, source=names[node.source])
        case Accumulate():
            shift = None if node.shift is None else names[node.shift]
            return Accumulate(node.kind, names[node.operand], node.dim, shift)
        case Store():
            return Store(names[node.operand], node.omap, node.dtype)
