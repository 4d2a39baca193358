"""How warps share products of f32 tiles, beside what Triton 3.6 makes of kernels for an H100, and what an H200 took for them."""

from __future__ import annotations

import fused_programs as fp
import numpy as np
import pytest

from mirage_ir.block.cost import graph_work
from mirage_ir.block.kernels import describe_graph
from mirage_ir.block.library import predefined_cost
from mirage_ir.block.single import LEAST_COLUMNS, LEAST_ROWS, MOST_PART_REGISTERS, is_small, part_registers, warp_tiles
from mirage_ir.check import check_graph_results
from mirage_ir.lowering.flatten import flatten
from mirage_ir.lowering.triton.launch import choose_launch
from mirage_ir.program import Apply, DType, GraphOp, Shape, TensorType, make_attrs
from mirage_ir.target import MACHINES
from mirage_ir.target.cost import kernel_cost

H200 = MACHINES["h200"]
PRODUCTS, STEP = 3, 8
"""Products of TF32 numbers in one of f32 numbers, and entries of a sum that an instruction adds up."""


@pytest.mark.parametrize(
    ("products", "warps", "instructions"),
    [
        ([(32, 32, 32)], 2, 48),
        ([(32, 32, 32)], 4, 48),  # Rows are dealt out, and there are two instructions' worth.
        ([(32, 32, 32)], 8, 48),
        ([(16, 32, 32)], 4, 12),
        ([(16, 32, 32)], 8, 12),  # Columns, and there are four.
        ([(16, 64, 16), (16, 16, 64)], 2, 48),
        ([(32, 64, 16), (32, 16, 64)], 4, 72),  # The last product is wider than high, so the first has its columns dealt out, too.
        ([(32, 64, 32), (32, 32, 64)], 4, 96),
    ],
)
def test_a_warp_has_as_many_instructions_as_triton_emits(
    products: list[tuple[int, int, int]], warps: int, instructions: int
) -> None:
    """Products have rows, depth and columns."""
    tiles = warp_tiles([(1, rows, columns) for rows, _, columns in products], warps)
    each = zip(products, tiles, strict=True)
    count = sum(PRODUCTS * t.rows / LEAST_ROWS * t.columns / LEAST_COLUMNS * depth / STEP for (_, depth, _), t in each)
    assert count == instructions
    for (rows, _, columns), tile in zip(products, tiles, strict=True):
        assert tile.repeated == warps * tile.rows * tile.columns / (rows * columns)


def test_warp_groups_lie_along_rows_and_take_right_operands_apart_once() -> None:
    (tile,) = warp_tiles([(1, 128, 32)], 4)
    assert bool(tile.grouped) and tile.repeated == 1
    assert [float(n) for n in tile.entries(64, 32)] == [128 * 64, 64 * 32]
    (tile,) = warp_tiles([(1, 32, 128)], 4)
    assert [float(n) for n in tile.entries(64, 128)] == [4 * 32 * 64, 4 * 64 * 32]


def test_batches_are_dealt_out_first() -> None:
    (tile,) = warp_tiles([(2, 16, 64)], 8)
    assert tile.repeated == 4
    (tile,) = warp_tiles([(4, 16, 64)], 2)
    assert tile.repeated == 1
    assert [float(n) for n in tile.entries(32, 64)] == [4 * 16 * 32, 4 * 32 * 64]


def test_arrays_are_many_products() -> None:
    rows, columns = np.array([16, 32, 64]), np.array([64, 16, 32])
    (tile,) = warp_tiles([(np.ones(3), rows, columns)], 4)
    alone = [warp_tiles([(1, m, n)], 4)[0] for m, n in zip(rows, columns, strict=True)]
    assert [*tile.rows] == [t.rows for t in alone]
    assert [*tile.columns] == [t.columns for t in alone]
    assert [*tile.repeated] == [t.repeated for t in alone]
    assert [*is_small(1, rows, columns)] == [True, True, False]


def attention(heads: int, length: int, rows: int, keys: int) -> GraphOp:
    """Attention with a running maximum, for `rows` queries a block and `keys` keys an iteration."""
    b = fp.Body(3)
    q, k, v = b.load(0, (0, 1)), b.load(1, (0, fp.ALL), 1), b.load(2, (0, fp.ALL), 1)
    scores = b.apply("matmul", q, b.apply("transpose", k, permutation=(0, 2, 1)))
    top = b.apply("max", scores, dim=2)
    ones = b.apply("exp", b.apply("sub", scores, top))
    sums = b.accumulate(b.apply("sum", ones, dim=2), shift=top)
    b.store(b.apply("div", b.accumulate(b.apply("matmul", ones, v), shift=top), sums), (0, 1), DType.f32)
    return b.block((0, 1, 2), (heads, length // rows), length // keys)


def linear(rows: int, depth: int, columns: int, tile: Shape, dtype: DType) -> tuple[GraphOp, list[TensorType]]:
    """A product in tiles of these rows, depth and columns."""
    b = fp.Body(2)
    b.store(b.accumulate(b.apply("matmul", b.load(0, (0, fp.ALL), 1), b.load(1, (fp.ALL, 1), 0))), (0, 1), dtype)
    graph = b.block((0, 1), (rows // tile[0], columns // tile[2]), depth // tile[1])
    return graph, fp.tensors((rows, depth), (depth, columns), dtype=dtype)


def cost(graph: GraphOp, inputs: list[TensorType]) -> float:
    return float(kernel_cost(graph_work(graph, inputs, check_graph_results(graph, inputs)), H200))


def test_warps_that_compute_the_same_cost_more() -> None:
    """Attention of 96 × 384 × 64 in tiles of 32 queries: an H200 takes 97 µs with 32 keys in an iteration, and 161 with 16, whose
    columns are too few for four warps."""
    inputs = fp.tensors(*[(96, 384, 64)] * 3, dtype=DType.f32)
    fast, slow = (cost(attention(96, 384, 32, keys), inputs) for keys in (32, 16))
    assert 1.1 * fast < slow


@pytest.mark.parametrize(("dtype", "stages"), [(DType.f16, 5), (DType.f32, 3)])
def test_pipelines_of_f32_products_are_short(dtype: DType, stages: int) -> None:
    """linear 128 × 1024 × 1024 in tiles of 16 × 32 and 32 × 32."""
    graph, inputs = linear(128, 1024, 1024, (16, 32, 32), dtype)
    strides: list[Shape] = [(*t.shape[1:], 1) for t in inputs]
    assert choose_launch(flatten(graph, inputs, strides), H200).stages == stages


@pytest.mark.parametrize(("tile", "shared"), [((64, 64, 32), 65536), ((128, 32, 32), 49152), ((32, 32, 32), 16384)])
def test_shared_memory_is_what_triton_takes_for_products(tile: Shape, shared: int) -> None:
    """Two copies of the tiles in three stages, and the parts of right operands of warp groups."""
    graph, inputs = linear(512, 768, 3072, tile, DType.f32)
    strides: list[Shape] = [(*t.shape[1:], 1) for t in inputs]
    assert choose_launch(flatten(graph, inputs, strides), H200).shared == shared


@pytest.mark.parametrize(("rows", "keys", "shared"), [(32, 32, 57344), (64, 32, 81920), (16, 32, 45056)])
def test_shared_memory_is_what_triton_takes_for_attention(rows: int, keys: int, shared: int) -> None:
    """The parts of queries, and of what a loop computes; left operands of warp groups that it computes stay in registers."""
    inputs = fp.tensors(*[(96, 384, 64)] * 3, dtype=DType.f32)
    strides: list[Shape] = [(t.shape[1] * t.shape[2], t.shape[2], 1) for t in inputs]
    assert choose_launch(flatten(attention(96, 384, rows, keys), inputs, strides), H200).shared == shared


def test_operands_that_fill_registers_are_left_out() -> None:
    """rms_norm + linear 197 × 384 × 1152 in tiles of 32 × 128 and 128 × 32, with two warps: 41 µs, and 13 in half as deep ones."""
    found: list[float] = []
    for depth in (128, 64):
        graph, inputs = linear(192, 384, 1152, (32, depth, 32), DType.f32)
        kernel = describe_graph(graph, inputs, check_graph_results(graph, inputs))
        found.append(float(part_registers(kernel.body, kernel.tiles, graph.loop, graph.threads)))
    assert found == [384, 192]
    assert found[1] <= MOST_PART_REGISTERS < found[0]


@pytest.mark.parametrize(
    ("left", "right", "us"),
    [
        ((512, 768), (768, 3072), 61.6),
        ((256, 1024), (1024, 1024), 20.1),
        ((8, 768), (768, 32000), 62.3),
        ((333, 1021), (1021, 517), 18.8),
        ((12, 777, 777), (12, 777, 64), 50.1),
        ((96, 384, 384), (96, 384, 64), 57.6),
    ],
)
def test_products_of_libraries_in_f32(left: Shape, right: Shape, us: float) -> None:
    """What PyTorch took on an H200, µs a call in CUDA graphs."""
    *inner, outer = (TensorType(s, DType.f32) for s in (left, right, (*left[:-1], right[-1])))
    assert predefined_cost(Apply("matmul", (0, 1)), inner, outer, H200) == pytest.approx(us, rel=0.25)


@pytest.mark.parametrize(
    ("heads", "queries", "keys", "depth", "masked", "us"),
    [
        (12, 1024, 1024, 64, False, 149.0),
        (12, 777, 777, 64, True, 144.2),
        (48, 49, 49, 32, False, 9.5),
        (8, 256, 1024, 128, True, 113.7),
        (32, 197, 197, 80, False, 25.2),
        (96, 384, 384, 64, False, 130.9),
        (16, 1, 4097, 128, False, 408.4),
    ],
)
def test_attention_of_libraries_in_f32(heads: int, queries: int, keys: int, depth: int, masked: bool, us: float) -> None:
    shapes = [(heads, queries, depth), *[(heads, keys, depth)] * 2, *[(queries, keys)] * masked]
    types = [TensorType(s, DType.f32) for s in shapes]
    attrs = make_attrs({"backend": "efficient", "scale": 0.125, "keys": "rows"})
    found = predefined_cost(Apply("library_attention", tuple(range(len(types))), attrs), types, types[0], H200)
    assert found == pytest.approx(us, rel=0.26)
