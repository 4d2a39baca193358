"""Index arrays: they agree with layouts and panels, entry by entry."""

from __future__ import annotations

from itertools import product
from math import prod

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirage_ir.lowering.cuda.indices import (
    IndexArray,
    aligned_registers,
    coordinates,
    copied_entries,
    flat,
    left_entries,
    operand_places,
    permuted_registers,
    product_blocks,
    reduction_sources,
    shared_places,
    shared_writers,
    tile_addresses,
    tile_shape,
    writers,
)
from mirage_ir.lowering.cuda.layout import WARP, Layout, Mode, Panels, Unit, compact
from mirage_ir.lowering.cuda.tensor_cores import is_accumulators, left_layout, matrix_layout, shared_by
from mirage_ir.program import DType, Shape

WARPS = 4


@st.composite
def layouts(draw: st.DrawFn, rank: int | None = None) -> Layout:
    """Layouts whose digits share out registers, 32 lanes and 4 warps; what remains holds copies."""
    rank = draw(st.integers(1, 3)) if rank is None else rank
    digits: list[list[Mode]] = [[] for _ in range(rank)]
    for unit, most in ((Unit.REGISTER, 12), (Unit.LANE, WARP), (Unit.WARP, WARPS)):
        stride = 1
        while True:
            extent = draw(st.sampled_from([1, 2, 4, 3] if unit is Unit.REGISTER else [1, 2, 4]))
            if extent == 1 or stride * extent > most:
                break
            if unit is Unit.REGISTER or draw(st.integers(0, 3)):
                digits[draw(st.integers(0, rank - 1))].append(Mode(extent, unit, stride))
            stride *= extent
    return compact(Layout(tuple(tuple(draw(st.permutations(d))) for d in digits)))


@st.composite
def panels(draw: st.DrawFn, shape: Shape) -> Panels:
    """Panels of a shape whose last extent is a power of two; swizzled where it fills whole lines."""
    dtype = draw(st.sampled_from([DType.f16, DType.f32]))
    columns = draw(st.sampled_from([n for n in (1, 2, 4, 8, 16, 32, 64) if shape[-1] % n == 0]))
    swizzle = draw(st.integers(0, 3)) if prod(shape) * dtype.itemsize % 128 == 0 else 0
    return Panels(shape, dtype, columns, swizzle)


SHAPES = st.sampled_from([(64,), (8, 64), (16, 32), (3, 8, 16), (2, 3, 16, 8), (24, 40)])


@given(layouts())
def test_coordinates_are_those_of_the_layout(layout: Layout) -> None:
    found = coordinates(layout, WARPS)
    for register, lane, warp in product(range(layout.registers), range(0, WARP, 5), range(WARPS)):
        entry = tuple(int(part[warp, register, lane]) for part in found)
        assert entry == layout.coordinates(register, lane, warp)
        assert np.ravel_multi_index(entry, layout.shape) == flat(layout, WARPS)[warp, register, lane]


@given(layouts())
def test_each_entry_is_written_once(layout: Layout) -> None:
    mask = writers(layout, WARPS)
    assert all(mask[w, 0, lane] == layout.writes(lane, w) for w in range(WARPS) for lane in range(WARP))
    assert sorted(flat(layout, WARPS)[mask]) == list(range(prod(layout.shape)))


@given(SHAPES.flatmap(panels))
def test_addresses_are_those_of_the_panels_and_differ(tile: Panels) -> None:
    found = tile_addresses(tile)
    for entry, at in zip(np.ndindex(*tile.shape), found, strict=True):
        assert at * tile.dtype.itemsize == tile.address(entry)
    assert sorted(found) == list(range(prod(tile.shape)))


@given(st.data())
def test_a_permuted_copy_brings_each_entry_to_its_place(data: st.DataObject) -> None:
    tile = data.draw(SHAPES.flatmap(panels))
    permutation = tuple(data.draw(st.permutations(range(len(tile.shape)))))
    shape = tile_shape(tile, permutation)
    entries = copied_entries(tile, permutation)
    for number, entry in enumerate(np.ndindex(*shape)):
        place = tile.address([entry[d] for d in permutation]) // tile.dtype.itemsize
        assert entries[place] == number


@given(st.data())
def test_fragments_meet_buffers_entry_by_entry(data: st.DataObject) -> None:
    layout = data.draw(layouts(rank=2))
    permutation = data.draw(st.sampled_from([(0, 1), (1, 0)]))
    rows, columns = (layout.shape[d] for d in permutation)
    first = data.draw(st.integers(0, 3)), data.draw(st.integers(0, 5))
    tile = Panels((rows + 4, -(-(columns + 5) // 8) * 8), DType.f16, 8)
    places = shared_places(layout, WARPS, tile, first, permutation)
    for register, lane, warp in product(range(layout.registers), range(0, WARP, 7), range(WARPS)):
        entry = layout.coordinates(register, lane, warp)
        wanted = tile.address([entry[d] + f for d, f in zip(permutation, first, strict=True)])
        assert places[warp, register, lane] * 2 == wanted


@given(layouts(), st.integers(-1, 4))
def test_entries_from_the_limit_on_are_not_stored(layout: Layout, limit: int) -> None:
    mask = shared_writers(layout, WARPS, (limit, *layout.shape[1:]))
    rest = prod(layout.shape[1:])
    assert sorted(flat(layout, WARPS)[mask]) == list(range(max(0, min(limit, layout.shape[0])) * rest))


@given(layouts(), st.data())
def test_operands_are_repeated_as_numpy_does(layout: Layout, data: st.DataObject) -> None:
    kept = [digits if data.draw(st.booleans()) else () for digits in layout.dims]
    operand = compact(Layout(tuple(kept[data.draw(st.integers(0, len(kept) - 1)) :])))
    values = np.random.default_rng(0).standard_normal(operand.shape)
    whole = np.broadcast_to(values, layout.shape).reshape(-1)
    own = values.reshape(-1)[flat(operand, WARPS)]
    assert (own[:, aligned_registers(layout, operand)] == whole[flat(layout, WARPS)]).all()


@given(layouts(), st.data())
def test_permuted_fragments_are_transposed_tiles(layout: Layout, data: st.DataObject) -> None:
    permutation = tuple(data.draw(st.permutations(range(len(layout.dims)))))
    target = compact(Layout(tuple(layout.dims[d] for d in permutation)))
    tile = np.arange(prod(layout.shape)).reshape(layout.shape)
    own = tile.reshape(-1)[flat(layout, WARPS)]
    moved = own[:, permuted_registers(target, layout, permutation)]
    assert (moved == tile.transpose(permutation).reshape(-1)[flat(target, WARPS)]).all()


@given(layouts(), st.data())
def test_reductions_are_sums_within_warps(layout: Layout, data: st.DataObject) -> None:
    dim = data.draw(st.integers(0, len(layout.dims) - 1))
    over_warps = tuple(m for m in layout.dims[dim] if m.unit is Unit.WARP)
    target = compact(Layout((*layout.dims[:dim], over_warps, *layout.dims[dim + 1 :])))
    tile = np.random.default_rng(1).integers(0, 100, layout.shape)
    own = tile.reshape(-1)[flat(layout, WARPS)]
    registers, lanes = reduction_sources(layout, target, dim)
    partial = own[:, registers, lanes].sum(-1)
    found = np.zeros(target.shape, dtype=np.int64)
    mask = writers(target, WARPS)
    found.reshape(-1)[flat(target, WARPS)[mask]] = partial[mask]
    assert (found.sum(dim) == tile.sum(dim)).all()
    assert (partial == found.reshape(-1)[flat(target, WARPS)]).all(), "threads with copies hold equal sums"


def checked_product(layout: Layout, left: Panels, right: Panels, transposed: bool = False) -> tuple[IndexArray, int]:
    """Checks that each thread gets its entries of a product from what its warp reads of both operands in shared memory. Returns the
    left operand, and how many of its rows a warp reads in each matrix."""
    random = np.random.default_rng(2)
    x, y = random.integers(0, 9, left.shape), random.integers(0, 9, right.shape)
    stored = [np.zeros(a.size, dtype=np.int64) for a in (x, y)]
    for memory, tile, values in zip(stored, (left, right), (x, y), strict=True):
        memory[tile_addresses(tile)] = values.reshape(-1)
    a = stored[0][operand_places(layout, WARPS, left, False, True)]
    b = stored[1][operand_places(layout, WARPS, right, transposed, False)]
    found = np.take_along_axis((a @ b).reshape(WARPS, -1), product_blocks(layout, WARPS).entry.reshape(WARPS, -1), 1)
    wanted = (x @ (y.T if transposed else y)).reshape(-1)[flat(layout, WARPS)]
    assert (found.reshape(wanted.shape) == wanted).all()
    return x, a.shape[2]


@pytest.mark.parametrize(("row_warps", "column_warps"), [(1, 1), (2, 2), (4, 1), (1, 4)])
@pytest.mark.parametrize("transposed", [False, True])
def test_warps_multiply_the_rows_and_columns_that_they_hold(row_warps: int, column_warps: int, transposed: bool) -> None:
    layout = matrix_layout((3, 64, 64), row_warps, column_warps)
    left, right = Panels((3, 64, 16), DType.f16, 16, 1), Panels((64, 16) if transposed else (16, 64), DType.f16, 16)
    x, rows = checked_product(layout, left, right, transposed)
    assert x.shape == (3, 64, 16) and rows == 64 // row_warps


@pytest.mark.parametrize(
    ("shape", "warps"),
    [
        ((32, 2, 16), (1, 2, 2)),
        ((16, 1, 32), (1, 1, 4)),
        ((2, 8, 4, 16), (2, 2, 1)),
        ((4, 4, 8, 16), (4, 1, 1)),
        ((8, 16, 16), (4, 1, 1)),
    ],
)
def test_rows_may_be_joined_and_matrices_shared(shape: tuple[int, ...], warps: tuple[int, int, int]) -> None:
    """Matrices of few rows by one right operand, and matrices over warps."""
    lead_warps, row_warps, column_warps = warps
    layout = matrix_layout(shape, row_warps, column_warps, lead_warps)
    assert layout.shape == shape and is_accumulators(layout) and shared_by(layout) == warps
    left, right = Panels((*shape[:-1], 32), DType.f16, 32, 2), Panels((32, shape[-1]), DType.f16, 16)
    x, _ = checked_product(layout, left, right)
    held = left_layout(layout, left.shape)
    own = x.reshape(-1)[flat(held, WARPS)]
    taken = x.reshape(-1)[left_entries(layout, WARPS, left.shape)]
    assert all(set(own[w].flat) == set(taken[w].flat) for w in range(WARPS)), "the left operand in registers has the warp's rows"


def test_layouts_that_no_product_has() -> None:
    with pytest.raises(ValueError, match="no leading dimension"):
        matrix_layout((3, 16, 16), 1, 1, 2)
    with pytest.raises(ValueError, match="24 rows are no multiple of 16"):
        matrix_layout((6, 4, 16))
    good = matrix_layout((8, 4, 16))
    assert is_accumulators(good) and not is_accumulators(Layout((good.dims[1], good.dims[0], good.dims[2])))
