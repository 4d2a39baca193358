"""The description of a kernel and what follows from it, by hand."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mirage_ir.block.description import VECTOR_BYTES, DescribedKernel, DescribedValue, Role, TileBody, TileExtents
from mirage_ir.block.fit import held, most_bytes, staging
from mirage_ir.block.work import ACCESS, work_of
from mirage_ir.program import Stage
from mirage_ir.target import MACHINES
from mirage_ir.target.cost import kernel_cost

VARIANT, ACCUMULATED = Stage.VARIANT, Stage.ACCUMULATED
H100 = MACHINES["h100"]
ROOT = Path(__file__).parents[3]
NORMED = TileBody(
    (
        DescribedValue(Role.LOAD, (), 0, 2, VARIANT),
        DescribedValue(Role.LOAD, (), 1, 2, VARIANT),
        DescribedValue(Role.PRODUCT, (0, 1), 2, 4, VARIANT, 2.0),
        DescribedValue(Role.SUM, (2,), 2, 4, ACCUMULATED, 1.0),
        DescribedValue(Role.POINTWISE, (3,), 2, 4, ACCUMULATED, 4.0),
    ),
    (4,),
)
"""exp(X·W), with a loop over the sum: X is m×k, W is k×n."""


def tiles(m: object, k: object, n: object) -> TileExtents:
    extents = ((m, k), (k, n), (m, n))
    return TileExtents(extents, np.stack([np.asarray(a, float) * np.asarray(b) for a, b in extents]))


def test_a_product_that_is_added_up_has_no_tile_and_results_take_the_place_of_operands() -> None:
    sized = tiles(64, 32, 128)
    assert most_bytes(NORMED, sized.elements) == 2 * (64 * 32 + 32 * 128) + 4 * 64 * 128
    assert held(NORMED, sized) == 64 * 128
    assert staging(NORMED, sized, H100) == 2 * 2 * (64 * 32 + 32 * 128)


def test_the_work_of_a_kernel() -> None:
    sized = tiles(64, 32, 128)
    work = work_of(DescribedKernel(NORMED, sized, 10, 5, 1000, 500, held(NORMED, sized)), 128)
    assert work.loaded_bytes == 10 * 5 * 2 * (64 * 32 + 32 * 128) + 500
    assert (work.tensor_flops, work.fragment_flops, work.rows) == (10 * 5 * 2 * 64 * 32 * 128, 0, 64)
    accesses = 10 * 5 * 2 * (64 * 32 + 32 * 128) / VECTOR_BYTES  # Of whole vectors.
    assert work.vector_flops == 10 * 4 * 64 * 128 + ACCESS * accesses  # A dot adds to its sum.
    assert (work.products, work.reductions, work.others) == (1, 0, 0)


def test_an_operand_that_is_transposed_takes_no_registers() -> None:
    """exp(X·Wᵀ), W is n×k: what is loaded goes to tensor cores from shared memory, as it does where W is k×n."""
    load, product, *rest = NORMED.values[0], *NORMED.values[2:]
    turned = DescribedValue(Role.LAYOUT, (1,), 1, 2, VARIANT)
    moved = [replace(v, operands=(v.operands[0] + 1,)) for v in rest]
    body = TileBody((load, DescribedValue(Role.LOAD, (), 3, 2, VARIANT), turned, replace(product, operands=(0, 2)), *moved), (5,))
    straight = tiles(64, 32, 128)
    sized = TileExtents((*straight.extents, (128, 32)), np.array([*straight.elements, 128 * 32.0]))
    assert body.fed == {0, 1, 2}
    assert held(body, sized) == held(NORMED, straight)
    kernels = [DescribedKernel(b, t, 10, 5, 1000, 500, held(b, t)) for b, t in ((body, sized), (NORMED, straight))]
    ours, theirs = (work_of(kernel, 128) for kernel in kernels)
    # Each iteration writes both operands to shared memory, and one warp group reads them there.
    assert ours.operand_bytes == theirs.operand_bytes == 10 * 5 * 2 * 2 * (64 * 32 + 32 * 128)


def test_a_smaller_operand_makes_room_only_where_it_is_as_large() -> None:
    """y + x with y of one row: its place is taken where the tile of x has one row too."""
    body = TileBody(
        (
            DescribedValue(Role.LOAD, (), 0, 4, VARIANT),
            DescribedValue(Role.LOAD, (), 1, 4, VARIANT),
            DescribedValue(Role.POINTWISE, (0,), 0, 4, VARIANT),
            DescribedValue(Role.POINTWISE, (2, 1), 1, 4, VARIANT),
            DescribedValue(Role.SUM, (3,), 1, 4, ACCUMULATED),
        ),
        (4,),
    )
    rows = np.array([1.0, 2.0])
    found = most_bytes(body, np.stack([np.full(2, 64.0), 64 * rows]))
    # With one row, three tiles: of x and y, of which one becomes the sum, and the accumulator. With two, x's becomes it.
    assert found.tolist() == [4 * 64 * 3, 4 * 64 * (1 + 2 + 2)]


@pytest.mark.parametrize("batch", [1, 3])
def test_loaded_operands_are_staged_whole_where_others_read_them(batch: int) -> None:
    """x·w and exp(x)·w with warp groups: what is computed stays in registers, x goes to shared memory once more."""
    m, k, n = 64, 32, 128
    extents = ((batch, m, k), (batch, k, n), (batch, m, n))
    sized = TileExtents(extents, np.array([float(np.prod(e)) for e in extents]))

    def staged(left: int) -> float:
        loads = (DescribedValue(Role.LOAD, (), shape, 2, VARIANT) for shape in (0, 1))
        exp = DescribedValue(Role.POINTWISE, (0,), 0, 4, VARIANT, 4.0)
        product = DescribedValue(Role.PRODUCT, (left, 1), 2, 4, VARIANT, 2.0)
        return float(staging(TileBody((*loads, exp, product), (2, 3)), sized, H100))

    weights = 2 * 2 * batch * k * n
    assert staged(2) == weights
    assert staged(0) == weights + 2 * batch * m * k


@settings(max_examples=50, deadline=None)
@given(st.lists(st.tuples(*[st.sampled_from((1, 2, 16, 64, 128))] * 4), min_size=1, max_size=5))
def test_arrays_are_many_sizes(sizes: list[tuple[int, int, int, int]]) -> None:
    m, k, n, loops = (np.array(column) for column in zip(*sizes, strict=True))

    def cost(sized: TileExtents, loops: object) -> object:
        return kernel_cost(work_of(DescribedKernel(NORMED, sized, 132, loops, 1e6, 1e5, held(NORMED, sized)), 128), H100)

    together = cost(tiles(m, k, n), loops)
    assert together == pytest.approx([cost(tiles(*size[:3]), size[3]) for size in sizes], rel=1e-12)


def test_whole_rows_follow_each_other() -> None:
    """A tile of 256 × 2: rows of 2 in a tensor with wider rows, and 512 entries in a row in one that is no wider."""
    some = TileExtents(((256, 2), (8, 256, 2), (np.array([8, 8]), np.array([16, 256]), 2)), np.array([512.0, 4096.0, 4096.0]))
    assert some.run(0, (4099, 64)) == some.run(0, ()) == 2
    assert some.run(0, (4099, 2)) == some.run(1, (77, 4099, 2)) == 512
    assert some.run(1, (77, 256, 2)) == 4096
    assert [*some.run(2, (77, 256, 2))] == [32, 4096]

    def loaded(rows: tuple[int, ...]) -> tuple[float, float]:
        body = TileBody((DescribedValue(Role.LOAD, (), 0, 2, VARIANT, vector=4, rows=rows), *NORMED.values[1:]), (4,))
        work = work_of(DescribedKernel(body, tiles(256, 2, 64), 10, 5, 1e6, 1e5), 128)
        return float(work.sector_bytes), float(work.unaligned_bytes)

    assert loaded((4099, 2))[0] == 0 < loaded((4099, 64))[0]
    assert loaded((4099, 2))[1] < loaded((4099, 64))[1]


def test_rows_lie_along_the_last_dimension_with_several_entries() -> None:
    """A tensor of 4099 × 64 × 1 is read and stored as one of 4099 × 64, and one of 4099 × 1 as one of 4099."""
    some = TileExtents(((16, 64), (16, 64, 1), (16, 8, 1)), np.array([1024.0, 1024.0, 128.0]))
    assert some.row(0, (4099, 64)) == some.row(1, (4099, 64, 1)) == 64
    assert (some.row(2, (4099, 64, 1)), some.row(2, (1, 1, 1)), some.row(0, ())) == (8, 1, 64)

    def work(extents: tuple[int, ...], rows: tuple[int, ...]) -> tuple[float, float]:
        body = TileBody((DescribedValue(Role.LOAD, (), 0, 2, Stage.INVARIANT, rows=rows),), (0,), (rows,))
        sized = TileExtents((extents,), np.array([float(np.prod(extents))]))
        found = work_of(DescribedKernel(body, sized, 10, 1, 1e6, 10 * 2 * np.prod(extents)), 128)
        return float(found.sector_bytes), float(found.narrow_bytes)

    def vector(extents: tuple[int, ...], rows: tuple[int, ...]) -> int:
        sized = TileExtents((extents,), np.array([float(np.prod(extents))]))
        return int(sized.vector(DescribedValue(Role.LOAD, (), 0, 2, Stage.INVARIANT, rows=rows)))

    assert work((16, 64, 1), (4099, 64, 1)) == work((16, 64), (4099, 64)) == (0, 0)
    assert work((256, 1), (4099, 1)) == work((256,), (4099,)) == (0, 0)
    assert vector((16, 6, 1), (4099, 24, 1)) == vector((16, 6), (4099, 24)) < vector((16, 8), (4099, 24))
    assert work((256, 2), (4099, 2))[0] == 0 < work((256, 2), (4099, 64))[0]


def test_work_is_counted_in_one_module() -> None:
    folders = ("mirage_ir", "dialects", "passes", "lowering", "tools", "bench")
    every = (path for folder in folders for path in (ROOT / folder).rglob("*.py"))
    made = re.compile(r"import .*\bWork\b[\s\S]*\bWork\(|class Work\b[\s\S]* Work\(.*blocks")
    makers = {str(path.relative_to(ROOT)) for path in every if made.search(path.read_text(encoding="utf-8"))}
    assert makers == {"mirage_ir/block/work.py"}
