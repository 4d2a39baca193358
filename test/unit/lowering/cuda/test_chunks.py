"""Tiles whose rows begin anywhere: they are copied in the chunks of 16 bytes that hold them, and read there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest
from emulated_runs import distance, kernels_of, launched, planned
from fused_programs import ALL, F32, Body, program, tensors
from kernels_in_turns import planned_alone
from numpy.typing import NDArray
from ragged_graphs import draw_inputs

from mirage_ir.errors import ProgramError
from mirage_ir.lowering.cuda.check import check_kernel
from mirage_ir.lowering.cuda.compile import Compiled
from mirage_ir.lowering.cuda.durations import COPIED, LATENCY, READ, chunk_cycles, waiting
from mirage_ir.lowering.cuda.emitted import (
    BufferPlace,
    CopyAsync,
    EmittedKernel,
    EmittedStatement,
    For,
    LoadShared,
    Multiply,
    RowsInChunks,
    SharedOperand,
    StoreShared,
    statements,
    takes_turns,
)
from mirage_ir.lowering.cuda.emulator import run_kernel
from mirage_ir.lowering.cuda.launch import plan_kernels
from mirage_ir.lowering.cuda.layout import Panels
from mirage_ir.lowering.cuda.parse import parse_kernel
from mirage_ir.lowering.cuda.plan import KernelPlan, PlanError, PlannedBuffer
from mirage_ir.lowering.cuda.source import source_text
from mirage_ir.lowering.cuda.text import kernel_text
from mirage_ir.lowering.cuda.vectors import SHIFTS
from mirage_ir.lowering.flatten import NodePlace, flatten
from mirage_ir.program import DType, GraphOp, Program, TensorType
from mirage_ir.target import machine

V = (2,)
"""The place of the load of values."""


def odd_attention(columns: int = 61, loop: int = 8) -> Program:
    """One head of 128 queries; values have rows of `columns` entries."""
    b = Body(3)
    q, k, v = b.load(0, (0,)), b.load(1, (ALL,), 1), b.load(2, (ALL,), 0)
    scores = b.apply("matmul", q, k)
    top = b.apply("max", scores, dim=1)
    ones = b.apply("exp", b.apply("sub", scores, top))
    o, s = b.accumulate(b.apply("matmul", ones, v), shift=top), b.accumulate(b.apply("sum", ones, dim=1), shift=top)
    b.store(b.apply("div", o, s), (0,))
    return program("odd attention", tensors((128, 64), (64, 64 * loop), (64 * loop, columns)), b.block((0, 1, 2), (1,), loop))


def graph_of(made: Program) -> tuple[GraphOp, list[TensorType]]:
    (graph,) = made.nodes
    assert isinstance(graph, GraphOp)
    return graph, list(made.inputs)


def gemm(rows: int, depth: int, columns: int, loop: int, grid: int = 1, *, turned: bool = False) -> Program:
    """A product of `columns` columns over `grid` blocks; its right operand has rows along the depth if it is `turned`."""
    b = Body(2)
    tile, each = -(-depth // loop), -(-columns // grid)
    even = depth % loop == 0
    x = b.load(0, (ALL,), 1, tile=None if even else (rows, tile))
    even = even and columns % grid == 0
    if turned:
        w = b.apply("transpose", b.load(1, (0,), 1, tile=None if even else (each, tile)), permutation=(1, 0))
    else:
        w = b.load(1, (1,), 0, tile=None if even else (tile, each))
    b.store(b.accumulate(b.apply("matmul", x, w)), (1,))
    second = (columns, depth) if turned else (depth, columns)
    return program("gemm", tensors((rows, depth), second), b.block((0, 1), (grid,), loop))


def in_chunks(kernel: EmittedKernel) -> set[str]:
    return {s.window.tensor for s in statements(kernel.body) if isinstance(s, CopyAsync) and s.in_chunks}


SIZES = [
    (48, 325, 61, 5, 1, {"x0", "x1"}),
    (77, 195, 130, 3, 2, {"x0", "x1"}),
    (16, 323, 129, 3, 3, {"x0", "x1"}),
    (64, 320, 253, 5, 2, {"x1"}),
]


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize(("rows", "depth", "columns", "loop", "grid", "odd"), SIZES)
def test_products_of_odd_rows_are_right(
    rows: int, depth: int, columns: int, loop: int, grid: int, odd: set[str], turned: bool, compiled: Callable[[str, str], Compiled]
) -> None:
    made, random = gemm(rows, depth, columns, loop, grid, turned=turned), Random(rows)
    wanted = odd if not turned else {name for name, n in (("x0", depth), ("x1", depth)) if n % 2}
    inputs = [x * 0.3 for x in draw_inputs(made, random)]
    every = (*launched(made, inputs), *launched(made, inputs, 8, 2))
    for given in every:
        assert in_chunks(given.kernel) == wanted
        for out, right in zip(given.run(random), given.wanted, strict=True):
            assert distance(out, right) < 2e-3
        assert parse_kernel(kernel_text(given.kernel)) == given.kernel
    compiled(source_text([every[0].kernel]), "sm_90a")


@pytest.mark.parametrize(
    ("rows", "depth", "columns", "loop", "grid"), [(48, 325, 61, 5, 1), (16, 323, 129, 3, 3), (64, 320, 253, 5, 2)]
)
def test_registers_hold_what_is_on_its_way(
    rows: int, depth: int, columns: int, loop: int, grid: int, compiled: Callable[[str, str], Compiled]
) -> None:
    kernels = list(kernels_of(gemm(rows, depth, columns, loop, grid)))
    assert all(r.spilled_bytes == 0 for r in compiled(source_text(kernels), "sm_90a").kernels.values())


@pytest.mark.parametrize("offset", range(8))
def test_they_may_begin_anywhere(offset: int) -> None:
    """Chunks may begin before a tensor and end behind it: no byte outside of it is read, and none of a neighbour is taken."""
    made, random = gemm(16, 131, 61, 3), Random(offset)
    inputs = [x * 0.3 for x in draw_inputs(made, random)]
    for given in (*launched(made, inputs), *launched(made, inputs, 8, 2)):
        out = np.full((16, 61), np.nan, np.float16)
        run_kernel(
            given.kernel, [in_memory(inputs[0], offset), in_memory(inputs[1], 7 - offset), out], order=random, copies="random"
        )
        assert distance(out, given.wanted[0]) < 2e-3


def in_memory(x: NDArray[Any], offset: int) -> NDArray[np.float16]:
    """The array at an address that is `offset` entries from a multiple of 16 bytes, between numbers that are none."""
    memory = np.full(x.size + 32, np.nan, np.float16)
    start = 8 - (memory.__array_interface__["data"][0] // 2) % 8 + offset
    found = memory[start : start + x.size].reshape(x.shape)
    found[...] = x
    return found


def test_what_several_warps_read_is_moved_into_place() -> None:
    """Warps that share columns alone read all rows of the left operand: these go to a buffer of their own."""
    (kernel,) = kernels_of(gemm(16, 325, 130, 5), 4, 3)
    (product,) = (s for s in statements(kernel.body) if isinstance(s, Multiply))
    assert isinstance(product.left, SharedOperand)
    assert product.left == SharedOperand("x0_s_rows")
    (loop,) = (s for s in kernel.body if isinstance(s, For) and product in s.body)
    read = next(n for n, s in enumerate(loop.body) if isinstance(s, LoadShared) and s.source.buffer == "x0_s")
    stored = loop.body[read + 1]
    assert isinstance(stored, StoreShared)
    assert stored.target.buffer == "x0_s_rows"
    assert read < loop.body.index(product)


@pytest.mark.parametrize("also", [False, True])
def test_an_operand_of_a_product_behind_the_loop_is_moved_there(also: bool) -> None:
    """w is the same in all iterations. It is read behind the loop, and in a second program also in the loop."""
    b = Body(3)
    x, v, w = b.load(0, (ALL,), 1), b.load(1, (ALL,), 0), b.load(2, (ALL,))
    made = b.apply("matmul", x, v)
    inner = b.accumulate(b.apply("matmul", made, w)) if also else None
    outer = b.apply("matmul", b.accumulate(made), w)
    b.store(outer if inner is None else b.apply("add", inner, outer), (ALL,))
    shapes = tensors((64, 160), (160, 64), (64, 61))
    both, random = program("behind", shapes, b.block((0, 1, 2), (1,), 5)), Random(0)
    inputs = [y * 0.1 for y in draw_inputs(both, random)]
    for warps in (0, 2, 8):
        for given in launched(both, inputs, warps, 2 if warps else 0):
            (out,) = given.run(random)
            assert distance(out, given.wanted[0]) < 2e-3


def test_large_tiles_are_read_in_their_chunks() -> None:
    """Shared memory has no room for 64 rows of 1,021 entries in chunks and in place."""
    made = gemm(64, 1021, 16, 1)
    (given,) = launched(made, [x * 0.3 for x in draw_inputs(made, Random(0))])
    assert [b.name for b in given.kernel.buffers if b.name.startswith("x0")] == ["x0_s"]
    (out,) = given.run(Random(1))
    assert distance(out, given.wanted[0]) < 2e-3


def test_a_tile_is_moved_into_place_once_for_two_products() -> None:
    """x is the same in all iterations, so it is moved before the loop; both products of an iteration read it there."""
    b = Body(3)
    x, v, w = b.load(0, (ALL,)), b.load(1, (ALL,), 1), b.load(2, (ALL,), 1)
    both = b.apply("add", b.apply("matmul", x, v), b.apply("matmul", x, w))
    b.store(b.accumulate(both), (ALL,))
    made = program("two products", tensors((64, 165), (165, 130), (165, 130)), b.block((0, 1, 2), (1,), 2))
    (given,) = launched(made, [y * 0.3 for y in draw_inputs(made, Random(0))], 4, 2)
    stored = [s for s in statements(given.kernel.body) if isinstance(s, StoreShared) and s.target.buffer.startswith("x0_s_rows")]
    assert len(stored) == 1
    assert stored[0] in given.kernel.body
    (out,) = given.run(Random(1))
    assert distance(out, given.wanted[0]) < 2e-3


def test_turned_tiles_are_read_as_fragments(compiled: Callable[[str, str], Compiled]) -> None:
    """A tile with rows along its first dimension: the text puts its dimensions in order before it says where rows begin."""
    b = Body(2)
    x, w = b.load(0, (ALL,), 1), b.load(1, (ALL,), 0)
    b.store(b.accumulate(b.apply("matmul", b.apply("relu", x), w)), (ALL,))
    made = program("turned", tensors((61, 320), (320, 61)), b.block((0, 1), (1,), 5))
    inputs = [y * 0.3 for y in draw_inputs(made, Random(0))]
    graph, types = graph_of(made)
    names, strides = ("x", "w"), [(1, 61), (61, 1), (61, 1)]
    (found,) = plan_kernels("kernel", flatten(graph, types), names, ["y"], strides, machine("h100"))
    (given,) = launched(made, [np.asfortranarray(inputs[0]), inputs[1]], made_of=[found.kernel])
    assert any(s.source.rows and s.source.permutation == (1, 0) for s in statements(found.kernel.body) if isinstance(s, LoadShared))
    (out,) = given.run(Random(1))
    assert distance(out, given.wanted[0]) < 2e-3
    assert parse_kernel(kernel_text(found.kernel)) == found.kernel
    compiled(source_text([found.kernel]), "sm_90a")


def test_warp_groups_multiply_rows_that_were_moved_into_place() -> None:
    """Of the right operand, which is even, warp groups read the tiles; the left one has odd rows."""
    made = gemm(128, 325, 64, 5)
    (graph, types), random = graph_of(made), Random(3)
    found = planned(graph, types)
    products = [s for s in statements(found.kernel.body) if isinstance(s, Multiply)]
    assert [s.groups for s in products] == [True]
    assert in_chunks(found.kernel) == {"x0"}
    (one,) = launched(made, [x * 0.3 for x in draw_inputs(made, random)], made_of=[found.kernel])
    (out,) = one.run(random)
    assert distance(out, one.wanted[0]) < 2e-3


def test_attention_with_odd_values_is_planned_again_from_its_plan() -> None:
    graph, types = graph_of(odd_attention())
    found = planned(graph, types)
    assert in_chunks(found.kernel) == {"x2"}
    assert not any(s.groups for s in statements(found.kernel.body) if isinstance(s, Multiply))
    buffers: dict[NodePlace, tuple[PlannedBuffer, ...]] = {}
    for b in found.kernel.buffers:
        place, _ = found.owners[b.name]
        buffers[place] = (*buffers.get(place, ()), PlannedBuffer(b.panels, b.stages, b.offset))
    assert [[b.stages for b in buffers[place]] for place in ((1,), V)] == [[4], [4, 1]]
    plan = KernelPlan(90, found.kernel.warps, found.layouts, buffers)
    assert planned(graph, types, plan) == found
    assert planned(graph, types, plan.unplaced) == found
    three = {**buffers, (1,): tuple(replace(b, stages=3) for b in buffers[1,])}
    with pytest.raises(PlanError, match="as many stages"):
        planned(graph, types, replace(plan, buffers=three))
    parts = replace(buffers[V][0], panels=replace(buffers[V][0].panels, columns=8))
    with pytest.raises(PlanError, match="has rows in chunks in parts"):
        planned(graph, types, replace(plan, buffers={**buffers, V: (parts, *buffers[V][1:])}))


def test_no_turns_are_taken_with_values_in_chunks() -> None:
    assert takes_turns(planned_alone(odd_attention(64), turns=True).kernel)
    assert not takes_turns(planned_alone(odd_attention(), turns=True).kernel)


def test_instructions_for_chunks_are_counted() -> None:
    """Tiles of x have 16 rows of 80 entries, in 11 chunks; rows of w lie on 4 bytes. One warp multiplies what lies in chunks, after
    two tiles ahead; of four, each moves the whole tile into place, in vectors of eight entries."""
    one, four = (chunk_cycles(kernel) for warps in (1, 4) for kernel in kernels_of(gemm(16, 325, 130, 5), warps, 3))
    assert one == (2 + 5) * 16 * 11 / 32 * COPIED + 5 * 16 * 80 / 32 * READ
    assert four == 5 * (16 * 11 / 128 * COPIED + 16 * 80 / 32 / 8 * SHIFTS[16])
    assert chunk_cycles(planned_alone(odd_attention(64)).kernel) == 0


def test_a_copy_that_is_waited_for_counts_its_waits() -> None:
    """Rows of three entries are no whole chunks in their buffer, so each thread waits for what it copies."""
    b = Body(1)
    b.store(b.accumulate(b.apply("exp", b.load(0, (ALL,), 0))), (ALL,))
    (odd,) = kernels_of(program("narrow", tensors((640, 3)), b.block((0,), (1,), 10)), 4, 3)
    assert in_chunks(odd) == set()
    assert waiting(odd) == 10 * LATENCY
    assert waiting(planned_alone(odd_attention()).kernel) == 0


def test_tiles_in_chunks_are_checked() -> None:
    (kernel,) = kernels_of(gemm(16, 325, 130, 5), 4, 3)
    narrow = tuple(replace(b, panels=Panels((16, 8), DType.f16, 8)) if b.name == "x0_s" else b for b in kernel.buffers)
    with pytest.raises(ProgramError, match="'x0_s' has no place for whole rows in chunks"):
        check_kernel(replace(kernel, buffers=narrow))
    own = next(b.panels for b in kernel.buffers if b.name == "x0_s")
    for panels in (replace(own, columns=8), replace(own, columns=8, swizzle=1)):
        parts = tuple(replace(b, panels=panels) if b.name == "x0_s" else b for b in kernel.buffers)
        with pytest.raises(ProgramError, match="'x0_s' has rows in chunks in parts"):
            check_kernel(replace(kernel, buffers=parts))
    place = BufferPlace("x0_s", "0", (), (0, 0), RowsInChunks("x0", ("0", "0"), (0, 0)))
    fragment = next(s.target for s in statements(kernel.body) if isinstance(s, LoadShared) and s.source.buffer == "x0_s")
    with pytest.raises(ProgramError, match=r"\(0, 0\) is no order of the dimensions of buffer 'x0_s'"):
        check_kernel(replace(kernel, body=(*kernel.body, LoadShared(fragment, place))))
    for other in (replace(place, permutation=(), origin=("8", "0")), replace(place, permutation=(1, 0))):
        rows = RowsInChunks("x0", ("0", "0"))
        with pytest.raises(ProgramError, match="read as it was copied to buffer 'x0_s'"):
            check_kernel(replace(kernel, body=(*kernel.body, LoadShared(fragment, replace(other, rows=rows)))))


@pytest.mark.parametrize("change", ["origin", "copy"])
def test_rows_that_are_read_elsewhere_are_seen(change: str) -> None:
    """A tile that is read as another one, whose rows begin elsewhere in their chunks, or one that was not copied in chunks."""
    made = gemm(16, 325, 130, 5)
    (given,) = launched(made, [x * 0.3 for x in draw_inputs(made, Random(1))], 4, 3)

    def other(s: EmittedStatement) -> EmittedStatement:
        match s:
            case For(body=body):
                return replace(s, body=tuple(map(other, body)))
            case LoadShared(source=place) if place.rows is not None and change == "origin":
                return replace(s, source=replace(place, rows=replace(place.rows, origin=("1", "0"))))
            case CopyAsync(window=window) if s.in_chunks and change == "copy":
                return replace(s, window=replace(window, origin=("0", "1")))
            case _:
                return s

    wrong = replace(given, kernel=replace(given.kernel, body=tuple(map(other, given.kernel.body))))
    (out,) = wrong.run(Random(2))
    assert not distance(out, given.wanted[0]) < 2e-3


def test_tight_tiles_are_planned_again_from_their_plan() -> None:
    """33 matrices of 17 x 17 f32 numbers fit shared memory only with as little padding as layouts allow."""
    b = Body(2)
    b.store(b.apply("matmul", b.load(0, (ALL,)), b.load(1, (ALL,))), (0,), F32)
    graph, types = b.block((0, 1), (1,)), tensors((33, 3, 17), (33, 17, 17), dtype=F32)
    found = planned(graph, types)
    assert {buffer.panels.shape for buffer in found.kernel.buffers} == {(36, 4, 20), (36, 20, 20)}
    assert planned(graph, types, KernelPlan(90, found.kernel.warps, found.layouts)) == found
    buffers = {found.owners[b.name][0]: (PlannedBuffer(b.panels, b.stages, b.offset),) for b in found.kernel.buffers}
    assert planned(graph, types, KernelPlan(90, found.kernel.warps, found.layouts, buffers)) == found
    assert planned(graph, types, KernelPlan(buffers=buffers)).kernel == found.kernel
    wide = {place: (replace(some[0], panels=replace(some[0].panels, swizzle=9)),) for place, some in buffers.items()}
    with pytest.raises(PlanError, match="no buffer lies so in shared memory"):
        planned(graph, types, KernelPlan(90, found.kernel.warps, found.layouts, wide))
