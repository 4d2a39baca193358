"""How long statements of a loop take, and which units of a multiprocessor they hold meanwhile: estimates from layouts, in cycles.

A scheduler issues one instruction a cycle, so warps of one scheduler share its cycles. What moves through device memory is taken at
the rate at which a multiprocessor gets it from the L2, contiguous.
"""

from __future__ import annotations

from collections.abc import Mapping

from mirage_ir.lowering.cuda.access import BANKS_BYTES, SCHEDULERS, SECTOR, SECTORS_A_CYCLE, issue_cycles, lane_steps, shared_cycles
from mirage_ir.lowering.cuda.alignment import copied_vectors, loaded_vectors, vector_dims
from mirage_ir.lowering.cuda.emitted import (
    Buffer,
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
    statements,
)
from mirage_ir.lowering.cuda.layout import WARP, Layout
from mirage_ir.lowering.cuda.plan_layouts import MULTIPLICATIONS_A_CYCLE, MULTIPLICATIONS_OF_GROUPS
from mirage_ir.lowering.cuda.rules import SPECIAL_FUNCTIONS
from mirage_ir.lowering.cuda.schedule import Resource
from mirage_ir.lowering.cuda.tensor_cores import GROUP
from mirage_ir.lowering.cuda.vectors import ASYNC
from mirage_ir.program import DType

SPECIAL_CYCLES = 8
"""Cycles in which a scheduler's special-function unit takes a warp's 32 numbers, four at a time (CUDA C++ Programming Guide, rates
of instructions: 16 results a cycle and multiprocessor for compute capabilities 8.0 and 9.0)."""


LATENCY = 600.0
"""Cycles from a read of device memory to its answer: a choice, of the order that was measured for Hopper."""


def waiting(kernel: EmittedKernel) -> float:
    """Cycles in which a block waits for copies of its loop that go through registers, each for what it reads itself."""
    loops = [s for s in kernel.body if isinstance(s, For)]
    return sum(copy_wait(kernel, s) * int(loop.count) for loop in loops for s in loop.body if isinstance(s, CopyAsync))


def copy_wait(kernel: EmittedKernel, copy: CopyAsync) -> float:
    """Cycles in which threads wait for a copy that they issue: none for an asynchronous one."""
    known = vector_dims(kernel)[copy.window.tensor] >= 0
    return LATENCY if known and copied_vectors(kernel, copy).piece < ASYNC else 0.0


class Durations:
    """The statements of one kernel, when `warps` of its warps run them together."""

    def __init__(self, kernel: EmittedKernel, warps: int) -> None:
        self._fragments = {f.name: f for f in kernel.fragments}
        self._buffers: Mapping[str, Buffer] = {b.name: b for b in kernel.buffers}
        self._kernel, self._warps, self._all = kernel, warps, kernel.warps
        loads = {s.target: s for s in statements(kernel.body) if isinstance(s, LoadGlobal)}
        self._arriving = {f.name: loaded_vectors(kernel, loads[f.name]) for f in kernel.fragments if f.arriving}

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
                return {Resource.SHARED: shared, Resource.ISSUE: self._issue(name) + self._settling(name)}
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

    def _settling(self, name: str) -> float:
        """Cycles in which vectors that have arrived are moved into place."""
        vectors = self._arriving.get(name)
        return 0.0 if vectors is None else self._issue(name) / vectors.entries * vectors.shifts

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
    """The registers of 32 bits that a thread needs for each fragment, rounded up. What arrives has two chunks for each vector."""
    sizes = {f.name: f.layout.registers * f.dtype.itemsize * (2 if f.arriving else 1) for f in kernel.fragments}
    return {name: -(-size // DType.f32.itemsize) for name, size in sizes.items()}
