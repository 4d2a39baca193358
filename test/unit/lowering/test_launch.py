"""Launches of Triton kernels, as they follow from tiles and loops."""

from __future__ import annotations

import fused_programs as fp
import pytest

from mirage_ir.lowering.flatten import flatten
from mirage_ir.lowering.triton.launch import MOST_WARPS, choose_launch
from mirage_ir.program import GraphOp, Shape, TensorType
from mirage_ir.target import MACHINES

H100 = MACHINES["h100"]


def warps(graph: GraphOp, *inputs: TensorType) -> int:
    """Warps of a block."""
    strides: list[Shape] = [(*t.shape[1:], 1) for t in inputs]
    return choose_launch(flatten(graph, list(inputs), strides), H100).warps


def linear(rows: int, depth: int, columns: int, loop: int) -> int:
    """Of a product of 16 × 64 entries a block, whose sum has `loop` iterations."""
    body = fp.Body(2)
    x, w = body.load(0, (0, fp.ALL), 1), body.load(1, (fp.ALL, 1), 0)
    body.store(body.accumulate(body.apply("matmul", x, w)), (0, 1))
    return warps(body.block((0, 1), (rows // 16, columns // 64), loop), *fp.tensors((rows, depth), (depth, columns)))


@pytest.mark.parametrize(
    ("depth", "loop", "expected"),
    [
        (1024, 8, 2),  # 20 vectors a thread in each of 8 iterations
        (4224, 33, 4),  # as many in 33
        (2112, 33, 2),  # half as many
        (2048, 4, 4),  # 80 in each of 4
    ],
)
def test_small_products_with_much_to_copy_get_more_warps(depth: int, loop: int, expected: int) -> None:
    assert linear(128, depth, 1024, loop) == expected


@pytest.mark.parametrize(("rows", "expected"), [(512, MOST_WARPS), (192, MOST_WARPS), (128, 4)])
def test_blocks_that_load_many_entries_at_once_get_more_warps(rows: int, expected: int) -> None:
    """The sums of 32 columns a block; 192 rows are padded to 256."""
    body = fp.Body(1)
    body.store(body.apply("sum", body.load(0, (1,)), dim=0), (1,))
    assert warps(body.block((0,), (8,)), *fp.tensors((rows, 256))) == expected


def column_means(loop: int) -> GraphOp:
    """A block has 512 rows, some in each iteration."""
    body = fp.Body(1)
    x = body.load(0, (0,), 1)
    body.store(body.apply("mean", body.accumulate(x), dim=1), (0,))
    return body.block((0,), (128,), loop)


@pytest.mark.parametrize(("loop", "columns", "expected"), [(32, 384, 4), (16, 384, 4), (16, 385, MOST_WARPS)])
def test_what_a_loop_loads_ahead_needs_no_more_warps(loop: int, columns: int, expected: int) -> None:
    """Of rows of 385 columns, entries are loaded one by one, and not ahead."""
    assert warps(column_means(loop), *fp.tensors((128, 512, columns))) == expected


def columns_less_their_largest(rows: int, columns: int, blocks: int) -> int:
    """Of blocks that have so many rows, and all columns."""
    body = fp.Body(1)
    x = body.load(0, (0,))
    body.store(body.apply("sub", x, body.apply("max", x, dim=0)), (0,))
    return warps(body.block((0,), (blocks,)), *fp.tensors((rows * blocks, columns)))


@pytest.mark.parametrize(
    ("rows", "columns", "blocks", "expected"),
    [
        (16, 256, 4608, 1),  # Four warps have four rows each.
        (16, 64, 8, 4),  # Few blocks, with few results each.
        (8, 1024, 2304, 4),  # Each warp has columns of its own.
        (64, 256, 1152, 4),  # Fewer have no registers for 16384 numbers.
    ],
)
def test_warps_that_share_what_is_reduced_are_few(rows: int, columns: int, blocks: int, expected: int) -> None:
    assert columns_less_their_largest(rows, columns, blocks) == expected


@pytest.mark.parametrize(("own", "expected"), [(False, 4), (True, MOST_WARPS)])
def test_what_other_blocks_load_too_needs_no_more_warps(own: bool, expected: int) -> None:
    """Four rows of 1024 and four vectors of as many entries, of each block or of all."""
    body = fp.Body(5)
    found = body.load(0, (0,))
    for n in range(1, 5):
        found = body.apply("mul", found, body.load(n, (0,) if own else (fp.ALL,)))
    body.store(found, (0,))
    vectors = [(256 if own else 1, 1024)] * 4
    assert warps(body.block((0, 1, 2, 3, 4), (256,), 1), *fp.tensors((1024, 1024), *vectors)) == expected


@pytest.mark.parametrize(("blocks", "expected"), [(132, 1), (133, 2), (264, 2), (100_000, 758)])
def test_a_launch_says_how_many_blocks_are_together(blocks: int, expected: int) -> None:
    body = fp.Body(1)
    body.store(body.apply("exp", body.load(0, (0,))), (0,))
    (tensor,) = fp.tensors((blocks * 16, 64))
    assert choose_launch(flatten(body.block((0,), (blocks,)), [tensor], [(64, 1)]), H100).together == expected


@pytest.mark.parametrize(
    ("rows", "depth", "columns", "loop", "expected"),
    [
        (1, 128, 16, 20, 2),
        (1, 128, 128, 20, 2),  # More warps would have room for the sums.
        (1, 64, 16, 20, 1),
        (1, 512, 128, 20, 4),
        (2, 128, 128, 20, 4),
        (1, 32, 16, 20, 2),  # One warp has more threads than two entries need.
        (1, 64, 256, 20, 1),
        (1, 64, 512, 20, 4),  # One warp would have 770 registers a thread.
        (1, 128, 512, 20, MOST_WARPS),
        (256, 64, 1, 20, MOST_WARPS),  # A column has few, too, but one warp would copy 64 vectors a thread of the rows.
    ],
)
def test_single_rows_of_products_are_loaded_by_few_warps(rows: int, depth: int, columns: int, loop: int, expected: int) -> None:
    """Each thread has two entries at least, which an asynchronous copy takes."""
    body = fp.Body(2)
    x, w = body.load(0, (fp.ALL,), 1), body.load(1, (1,), 0)
    body.store(body.accumulate(body.apply("matmul", x, w)), (1,))
    graph = body.block((0, 1), (8,), loop)
    assert warps(graph, *fp.tensors((rows, depth * loop), (depth * loop, columns * 8))) == expected
