"""Emitted programs: what a kernel does, statement by statement, as plain data.

All threads of a block run the statements in order, each on its own registers (*fragments*), and on tiles in shared memory
(*buffers*). Warps run at their own pace between barriers: of the whole block, and named ones, by which warp groups take turns. The
text of a kernel is the print-out of its emitted program (`mirage_ir.lowering.cuda.text`), which parses back to it;
`mirage_ir.lowering.cuda.emulator` runs it.

Integers that depend on the block or the iteration are expressions: texts over integers, `b0`, `b1`, … (the block's index along each
dimension of the grid), `i` (the iteration of the loop around), `+`, `-`, `*`, `/` (of numbers that are not negative), `%`, `min`,
`max` and parentheses; in numbers of barriers also `group`, the number of the thread's warp group. A kernel for all sizes of symbols
takes sizes as arguments (`mirage_ir.lowering.cuda.run_time_sizes`), whose names expressions have, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import TypeAlias

from mirage_ir.lowering.cuda.layout import CHUNK, WARP, Layout, Panels
from mirage_ir.program import Attr, DType, Shape

IntExpr: TypeAlias = str


@dataclass(frozen=True, slots=True)
class KernelTensor:
    """A tensor in device memory: an argument of the kernel, with its strides in elements. `written`: it is a result.

    alignment: bytes of which, in the first of a text's kernels (`mirage_ir.lowering.cuda.alignment`), the address and all strides
    but the contiguous dimension's are multiples: a power of two from the element's size to 16. 0: no dimension is contiguous.
    """

    name: str
    dtype: DType
    shape: Shape
    written: bool = False
    alignment: int = CHUNK


@dataclass(frozen=True, slots=True)
class Fragment:
    """A tile in registers."""

    name: str
    dtype: DType
    layout: Layout


@dataclass(frozen=True, slots=True)
class Buffer:
    """`stages` tiles in shared memory, one after the other from byte `offset` of the block's shared memory on."""

    name: str
    panels: Panels
    stages: int
    offset: int

    @property
    def stage_bytes(self) -> int:
        """Bytes from the beginning of one stage to that of the next: stages are aligned as the buffer is."""
        return -(-self.panels.nbytes // self.panels.alignment) * self.panels.alignment

    @property
    def nbytes(self) -> int:
        return self.stages * self.stage_bytes


@dataclass(frozen=True, slots=True)
class Window:
    """The part of a tensor that a tile covers: its first entry, and for each dimension how many entries it has from there on.

    Entries of a tile from `limit` on lie outside (limits may be negative, or beyond the tile). A tensor may have more dimensions
    than the tile, leading ones: there the tile has the entry `origin` alone.
    """

    tensor: str
    origin: tuple[IntExpr, ...]
    limit: tuple[IntExpr, ...]


@dataclass(frozen=True, slots=True)
class RowsInChunks:
    """Where the rows of a tile begin that was copied in chunks: as far behind a multiple of 16 bytes as they do in device memory.

    The tile is the part of `tensor` from its entry `origin` on; permutation: as of its `BufferPlace`.
    """

    tensor: str
    origin: tuple[IntExpr, ...]
    permutation: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class BufferPlace:
    """Where a tile lies in a buffer: in stage `stage`, its first entry at `origin` (all 0 when empty).

    `permutation`: dimension d of the buffer is dimension permutation[d] of the tile (in order when empty). rows: of a tile that was
    copied in chunks, when it is read.
    """

    buffer: str
    stage: IntExpr = "0"
    origin: tuple[IntExpr, ...] = ()
    permutation: tuple[int, ...] = ()
    rows: RowsInChunks | None = None


@dataclass(frozen=True, slots=True)
class Note:
    """A comment: the operator of the μGraph that the next statements compute."""

    text: str


@dataclass(frozen=True, slots=True)
class LoadGlobal:
    """Device memory → fragment of the tensor's element type. Entries outside of the window are zero."""

    target: str
    window: Window


@dataclass(frozen=True, slots=True)
class StoreGlobal:
    """Fragment of the tensor's element type → device memory, entries within the window. Of threads with copies the first stores."""

    source: str
    window: Window


@dataclass(frozen=True, slots=True)
class CopyAsync:
    """Device memory → shared memory (`cp.async`, or ordinary loads and stores where addresses are not aligned for it).

    All threads share the copy. It ends with the `Wait` for its group, and others see it after the next `Sync`. Entries outside of
    the window are zero.

    in_chunks: a row of the target, which is 16 bytes longer than the tile's, gets the aligned chunks of 16 bytes of device memory
    that hold the tile's row (`RowsInChunks`). What is before it in its first chunk is not defined.
    """

    target: BufferPlace
    window: Window
    in_chunks: bool = False


@dataclass(frozen=True, slots=True)
class Commit:
    """Ends a thread's group of copies."""


@dataclass(frozen=True, slots=True)
class Wait:
    """Waits until at most `pending` of the thread's latest groups are in flight."""

    pending: int


@dataclass(frozen=True, slots=True)
class Sync:
    """A barrier of all threads of the block."""


@dataclass(frozen=True, slots=True)
class NamedSync:
    """Waits until `threads` threads have come to a named barrier by this statement or by `NamedArrive` (`bar.sync`).

    barrier: 1 … 15. group: only the threads of this warp group do so; None: all.
    """

    barrier: IntExpr
    threads: int
    group: int | None = None


@dataclass(frozen=True, slots=True)
class NamedArrive:
    """Comes to a named barrier, as `NamedSync` does, and goes on (`bar.arrive`)."""

    barrier: IntExpr
    threads: int
    group: int | None = None


@dataclass(frozen=True, slots=True)
class Fence:
    """Makes what a thread has written to shared memory visible to products of warp groups that begin after the next barrier."""


@dataclass(frozen=True, slots=True)
class LoadShared:
    """Shared memory → fragment of the buffer's element type."""

    target: str
    source: BufferPlace


@dataclass(frozen=True, slots=True)
class StoreShared:
    """Fragment of the buffer's element type → shared memory. Of threads with copies the first stores.

    limit: for each dimension of the fragment, how many entries are stored; all when it is empty.
    """

    source: str
    target: BufferPlace
    limit: tuple[IntExpr, ...] = ()


@dataclass(frozen=True, slots=True)
class SharedOperand:
    """An operand of a product in shared memory; `transposed`: the buffer holds the last two dimensions exchanged. rows: as of
    `BufferPlace`."""

    buffer: str
    stage: IntExpr = "0"
    transposed: bool = False
    rows: RowsInChunks | None = None


@dataclass(frozen=True, slots=True)
class Multiply:
    """target += left · right, with f32 sums, for each index of the leading dimensions (operands have them, or 1, or fewer).

    target: an f32 fragment in a layout of accumulators (`mirage_ir.lowering.cuda.tensor_cores`). left: a fragment in the layout of
    left operands, or an operand in shared memory. 16-bit operands of one element type go to the tensor cores; f32 operands, which
    then both lie in shared memory, are multiplied one by one, and the target's layout may be any.

    groups: by `wgmma` on Hopper, of which the target has the layout (`tensor_cores.is_grouped`). What ordinary stores and copies
    wrote to its operands in shared memory, their threads have made visible by a `Fence`, before the barrier.

    waits: whether threads go on when the result is there, and with it those of all products before. Otherwise it is there after the
    `Finish` for it: until then no fragment of the product may be read or written but a left operand, which may be read, and what it
    reads from shared memory may not be written.
    """

    target: str
    left: str | SharedOperand
    right: SharedOperand
    groups: bool = False
    waits: bool = True


@dataclass(frozen=True, slots=True)
class Finish:
    """Waits until at most `pending` products that a thread's group has begun are in flight.

    Then their targets, which `targets` names, are there; and left operands in registers, if it names them, are not read any more.
    """

    pending: int
    targets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Fill:
    """All registers of a fragment = value."""

    target: str
    value: float


@dataclass(frozen=True, slots=True)
class FillBeyond:
    """Entries of a fragment from `limit` on along `dim` = value."""

    target: str
    dim: int
    limit: IntExpr
    value: float


@dataclass(frozen=True, slots=True)
class Convert:
    """target = source, in the target's element type (rounded to nearest even). Layouts are equal, or as in `Compute`."""

    target: str
    source: str


@dataclass(frozen=True, slots=True)
class Permute:
    """target = source with dimensions in another order, as numpy.transpose; no register moves between threads."""

    target: str
    source: str
    permutation: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Compute:
    """An element-wise operator of the table, or `rules.POWER_OF_TWO`, entry by entry in f32: all are f32 fragments.

    An operand may have fewer dimensions (NumPy's rule) or extent 1 where the target has more; otherwise its digits are the
    target's, but for the strides of registers.
    """

    target: str
    op: str
    operands: tuple[str, ...]
    attrs: tuple[tuple[str, Attr], ...] = ()


@dataclass(frozen=True, slots=True)
class Reduce:
    """Sums or maxima ("sum", "max"; a maximum is NaN where an entry is) along `dim`, over registers and lanes.

    The target's digits of `dim` are the source's digits over warps, if there are any; so partial results of warps stay apart.
    """

    target: str
    source: str
    dim: int
    op: str


@dataclass(frozen=True, slots=True)
class For:
    """The statements in turn for i = 0 … count - 1."""

    count: int
    body: tuple[EmittedStatement, ...]


EmittedStatement: TypeAlias = (
    Note
    | LoadGlobal
    | StoreGlobal
    | CopyAsync
    | Commit
    | Wait
    | Sync
    | NamedSync
    | NamedArrive
    | Fence
    | Finish
    | LoadShared
    | StoreShared
    | Multiply
    | Fill
    | FillBeyond
    | Convert
    | Permute
    | Compute
    | Reduce
    | For
)


@dataclass(frozen=True, slots=True)
class EmittedKernel:
    """One kernel: a one-dimensional launch of all blocks of `grid`, of which dimensions in `order` go from fastest to slowest.

    sizes: names of the sizes that it takes when it runs. together: blocks of a multiprocessor when all are resident; None where the
    assembler is told nothing of it.
    """

    name: str
    grid: tuple[int, ...]
    order: tuple[int, ...]
    threads: int
    tensors: tuple[KernelTensor, ...]
    fragments: tuple[Fragment, ...]
    buffers: tuple[Buffer, ...]
    body: tuple[EmittedStatement, ...]
    sizes: tuple[str, ...] = ()
    together: int | None = None

    @property
    def warps(self) -> int:
        return self.threads // WARP

    @property
    def blocks(self) -> int:
        return prod(self.grid)

    @property
    def shared_bytes(self) -> int:
        """Bytes of shared memory of a block."""
        return max((b.offset + b.nbytes for b in self.buffers), default=0)


def touched_fragments(statement: EmittedStatement) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The fragments that a statement reads, and those that it writes."""
    match statement:
        case Multiply():
            left = (statement.left,) if isinstance(statement.left, str) else ()
            return (*left, statement.target), (statement.target,)
        case Compute():
            return statement.operands, (statement.target,)
        case Convert() | Permute() | Reduce():
            return (statement.source,), (statement.target,)
        case StoreGlobal() | StoreShared():
            return (statement.source,), ()
        case FillBeyond():
            return (statement.target,), (statement.target,)
        case LoadGlobal() | LoadShared() | Fill():
            return (), (statement.target,)
        case Finish():
            return statement.targets, statement.targets
        case _:
            return (), ()


def takes_turns(kernel: EmittedKernel) -> bool:
    """Whether a kernel has named barriers."""
    return any(isinstance(s, NamedSync | NamedArrive) for s in statements(kernel.body))


def statements(body: Sequence[EmittedStatement]) -> Iterator[EmittedStatement]:
    """All statements, those of loops included."""
    for s in body:
        yield s
        if isinstance(s, For):
            yield from statements(s.body)
