"""How long statements of a loop take, and which units of a multiprocessor they hold meanwhile: estimates from layouts, in cycles.

A scheduler issues one instruction a cycle, so warps of one scheduler share its cycles. What moves through device memory is taken at
the rate at which a multiprocessor gets it from the L2, contiguous.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import prod

from mirage_ir.lowering.cuda.access import BANKS_BYTES, SCHEDULERS, SECTOR, SECTORS_A_CYCLE, issue_cycles, lane_steps, shared_cycles
from mirage_ir.lowering.cuda.alignment import copied_vectors, vector_dims
from mirage_ir.lowering.cuda.emitted import (
    Buffer,
    BufferPlace,
    Compute,
    Convert,
    CopyAsync,
    EmittedKernel,
    EmittedStatement,
    Fill,
    FillBeyond,
    For,
    LoadGlobal,
    LoadShared,
    Multiply,
    Reduce,
    SharedOperand,
    StoreGlobal,
    StoreShared,
)
from mirage_ir.lowering.cuda.layout import CHUNK, WARP, Layout
from mirage_ir.lowering.cuda.plan_layouts import MULTIPLICATIONS_A_CYCLE, MULTIPLICATIONS_OF_GROUPS
from mirage_ir.lowering.cuda.rules import SPECIAL_FUNCTIONS
from mirage_ir.lowering.cuda.schedule import Resource
from mirage_ir.lowering.cuda.tensor_cores import GROUP
from mirage_ir.lowering.cuda.vectors import ASYNC, SHIFTS, fragment_vectors
from mirage_ir.program import DType

SPECIAL_CYCLES = 8
"""Cycles in which a scheduler's special-function unit takes a warp's 32 numbers, four at a time (CUDA C++ Programming Guide, rates
of instructions: 16 results a cycle and multiprocessor for compute capabilities 8.0 and 9.0)."""


COPIED = 7
"""Instructions, about, by which a thread copies a chunk."""
READ = 1.5
"""The same by which it reads an entry out of chunks."""
LATENCY = 600.0
"""Cycles from a read of device memory to its answer: a choice, of the order that was measured for Hopper."""


def waiting(kernel: EmittedKernel) -> float:
    """Cycles in which a block waits for copies of its loop that go through registers, each for what it reads itself."""
    loops = [s for s in kernel.body if isinstance(s, For)]
    return sum(copy_wait(kernel, s) * int(loop.count) for loop in loops for s in loop.body if isinstance(s, CopyAsync))


def chunk_cycles(kernel: EmittedKernel) -> float:
    """Cycles in which the loop of a block issues the instructions that copy tiles in chunks and read them."""
    buffers, layouts = {b.name: b for b in kernel.buffers}, {f.name: f.layout for f in kernel.fragments}
    found = 0.0
    for loop in (s for s in kernel.body if isinstance(s, For)):
        for s in loop.body:
            match s:
                case CopyAsync(target=place, in_chunks=True):
                    each = buffers[place.buffer].panels.nbytes / CHUNK / kernel.threads * COPIED
                case LoadShared(target=name, source=place) if place.rows is not None:
                    each = read_in_chunks(layouts[name], place, buffers[place.buffer].panels.dtype.itemsize)
                case Multiply(left=left, right=right):
                    read = [x for x in (left, right) if isinstance(x, SharedOperand) and x.rows is not None]
                    each = sum(prod(buffers[x.buffer].panels.out_of_chunks) / kernel.threads * READ for x in read)
                case _:
                    continue
            found += int(loop.count) * each * max(1.0, kernel.warps / SCHEDULERS)
    return found


def read_in_chunks(layout: Layout, place: BufferPlace, itemsize: int) -> float:
    """Instructions of a thread that read a fragment out of chunks."""
    along = place.permutation[-1] if place.permutation else len(layout.dims) - 1
    vectors = fragment_vectors(layout, along, itemsize, itemsize, written=False)
    return layout.registers * (SHIFTS[CHUNK] / vectors.entries if vectors.nbytes == CHUNK else READ)


def copy_wait(kernel: EmittedKernel, copy: CopyAsync) -> float:
    """Cycles in which threads wait for a copy that they issue: none for an asynchronous one."""
    known = vector_dims(kernel)[copy.window.tensor] >= 0 and not copy.in_chunks
    return LATENCY if known and copied_vectors(kernel, copy).piece < ASYNC else 0.0


class Durations:
    """The statements of one kernel, when `warps` of its warps run them together."""

    def __init__(self, kernel: EmittedKernel, warps: int) -> None:
        self._fragments = {f.name: f for f in kernel.fragments}
        self._buffers: Mapping[str, Buffer] = {b.name: b for b in kernel.buffers}
        self._kernel, self._warps, self._all = kernel, warps, kernel.warps

    def cycles(self, statement: EmittedStatement) -> dict[Resource, float]:
        """The resources that a statement holds, and for how long; nothing for one that takes no time."""
        match statement:
            case CopyAsync(target=place):
                nbytes = self._buffers[place.buffer].panels.nbytes * self._warps / self._all
                moved = {Resource.COPY: nbytes / (SECTOR * SECTORS_A_CYCLE), Resource.SHARED: nbytes / BANKS_BYTES}
                return {**moved, Resource.GROUP: copy_wait(self._kernel, statement)}
            case LoadGlobal(target=name) | StoreGlobal(source=name):
                entries = self._layout(name).registers * WARP * self._warps
                nbytes = entries * self._fragments[name].dtype.itemsize
                return {Resource.COPY: nbytes / (SECTOR * SECTORS_A_CYCLE), Resource.ISSUE: self._issue(name)}
            case LoadShared(target=name, source=place) | StoreShared(source=name, target=place):
                panels = self._buffers[place.buffer].panels
                shared = shared_cycles(self._layout(name), panels, self._warps)
                issued = self._issue(name)
                if place.rows is not None:
                    each = read_in_chunks(self._layout(name), place, panels.dtype.itemsize)
                    shared, issued = 2 * shared, each * max(1.0, self._warps / SCHEDULERS)
                return {Resource.SHARED: shared, Resource.ISSUE: issued}
            case Multiply():
                return self._product(statement)
            case Compute(target=name, op=op):
                special = SPECIAL_FUNCTIONS.get(op, 0) * self._issue(name)
                return {Resource.ISSUE: self._issue(name) + special, Resource.SPECIAL: SPECIAL_CYCLES * special}
            case Reduce(target=name, source=source, dim=dim):
                exchanges = 2 * lane_steps(self._layout(source), dim) * self._issue(name)
                return {Resource.ISSUE: self._issue(source) + exchanges}
            case Fill(target=name) | FillBeyond(target=name) | Convert(target=name):
                return {Resource.ISSUE: self._issue(name)}
            case _:
                return {}

    def _layout(self, name: str) -> Layout:
        return self._fragments[name].layout

    def _issue(self, name: str) -> float:
        """Cycles of an instruction for each entry that a thread holds."""
        return issue_cycles(self._layout(name), self._warps)

    def _product(self, product: Multiply) -> dict[Resource, float]:
        layout, right = self._layout(product.target), self._buffers[product.right.buffer].panels
        depth = right.shape[-1 if product.right.transposed else -2]
        read = [self._buffers[x.buffer].panels for x in (product.left, product.right) if isinstance(x, SharedOperand)]
        times = self._warps / GROUP if product.groups else self._warps
        shared = {Resource.SHARED: sum(p.nbytes for p in read) / BANKS_BYTES * times}
        if right.dtype is DType.f32:
            return {Resource.ISSUE: 3.0 * depth * self._issue(product.target), **shared}
        rate = MULTIPLICATIONS_OF_GROUPS if product.groups else MULTIPLICATIONS_A_CYCLE
        entries = layout.registers * WARP * self._warps
        return {Resource.TENSOR: entries * depth / (rate * min(self._warps, SCHEDULERS)), **shared}


def result_registers(kernel: EmittedKernel) -> dict[str, int]:
    """The registers of 32 bits that a thread needs for each fragment, rounded up."""
    sizes = {f.name: f.layout.registers * f.dtype.itemsize for f in kernel.fragments}
    return {name: -(-size // DType.f32.itemsize) for name, size in sizes.items()}
