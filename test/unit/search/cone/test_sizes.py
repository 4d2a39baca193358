"""Grids and loop ranges: all that the tile extents allow, each once; ragged tiles cover an index and none is empty."""

from __future__ import annotations

from itertools import islice, product
from math import prod
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_cones import AWKWARD_EXTENTS, random_cones, random_program

from mirage_ir.absence import is_ragged
from mirage_ir.block.cost import graph_work
from mirage_ir.check import MAX_GRID_RANK, check_graph_results
from mirage_ir.decompose import decompose
from mirage_ir.errors import ProgramError
from mirage_ir.interpret.real import run_program
from mirage_ir.program import DType, GraphOp
from mirage_ir.search.cone.bound import cone_bound
from mirage_ir.search.cone.combining import partial_types
from mirage_ir.search.cone.cone import Index
from mirage_ir.search.cone.kernels import search_cone
from mirage_ir.search.cone.sizes import SPLITS, TILE_EXTENTS, Roles, divisors, ragged_extents, sizes_of, tile_extents
from mirage_ir.search.plan.assemble import block_graph
from mirage_ir.search.plan.generate import generate
from mirage_ir.search.space import Space
from mirage_ir.target import MACHINES
from mirage_ir.target.cost import kernel_cost

H100 = MACHINES["h100"]
ROW, COLUMN, SUMMED = Index("i"), Index("j"), Index("k")
EXTENT = st.sampled_from((1, 2, 6, 7, 48, 77, 96, 128, 1000, 1021, 4096, 4099))


@pytest.mark.parametrize("extent", [*(2**n for n in range(17)), 48, 96, 384, 768, 1536, 6144, 11008, 14336, 32000])
def test_sizes_that_divide_well_have_no_ragged_tiles(extent: int) -> None:
    assert ragged_extents(extent) == ()


@pytest.mark.parametrize("extent", [32000, 50257, 50304])
def test_loops_along_long_rows_have_long_tiles(extent: int) -> None:
    """Also where they do not divide the row, unless its tiles must."""
    sizes = sizes_of(((ROW, 4096),), (SUMMED, extent), False, None, None)
    assert {8192, 16384} <= {roles.extent(SUMMED, extent, SUMMED) for roles in sizes.roles}
    whole = sizes_of(((ROW, 4096),), (SUMMED, extent), False, None, None, divided=frozenset({SUMMED}))
    assert all(extent % roles.extent(SUMMED, extent, SUMMED) == 0 for roles in whole.roles)


@pytest.mark.parametrize("extent", [97, 1021, 4097, 4099, 8191])
def test_a_prime_has_the_tiles_that_machines_like(extent: int) -> None:
    powers = [t for t in TILE_EXTENTS if t & (t - 1) == 0 and t < extent]
    assert set(powers) <= {*ragged_extents(extent), *tile_extents(extent)}


@settings(deadline=None)
@given(EXTENT, EXTENT, EXTENT, st.booleans())
def test_tiles_cover_each_index_and_none_is_empty(i: int, j: int, k: int, split: bool) -> None:
    """But for iterations of the last part of a split reduction, whose first tile is whole then. And arrays hold, for each size,
    what the size says."""
    sizes = sizes_of(((ROW, i), (COLUMN, j)), (SUMMED, k), split, None, None)
    for n, roles in enumerate(sizes.roles):
        assert sizes.blocks[n] == prod(g for _, g in roles.grid) and sizes.loops[n] == roles.loop
        assert sum(g > 1 for _, g in roles.grid) <= MAX_GRID_RANK
        for index, whole in ((ROW, i), (COLUMN, j), (SUMMED, k)):
            tile = roles.extent(index, whole, SUMMED)
            parts = prod(g for at, g in roles.grid if at == index)
            tiles = parts * (roles.loop if index == SUMMED else 1)
            assert whole <= tiles * tile
            last_part = (parts - 1) * roles.loop * tile  # where it begins
            assert (tiles - 1) * tile < whole or (split and index == SUMMED and last_part + tile <= whole)
            assert (index in dict(roles.ragged)) == (tiles * tile != whole)
            assert sizes.tile(index, whole)[n] == tile if tiles > 1 else tile == whole


@given(EXTENT, EXTENT, st.booleans())
def test_sizes_of_divisors_are_what_their_products_are(i: int, k: int, split: bool) -> None:
    """Where tiles must divide: each grid of tile extents with each range of the loop, in order, none twice."""
    sizes = sizes_of(((ROW, i), (COLUMN, i)), (SUMMED, k), split, None, None, divided=frozenset((ROW, COLUMN, SUMMED)))
    longest = max((t for t in tile_extents(k) if t < k and t % 16 == 0), default=k)
    shared = {min(divisors(k // longest), key=lambda d: (abs(d - parts), d)) for parts in SPLITS}
    cuts = (*SPLITS, *sorted(shared - {1, *SPLITS})) if split else (1,)
    wanted: list[Roles] = []
    for a, b, parts in product(tile_extents(i), tile_extents(i), cuts):
        grid = tuple((index, n) for index, n in ((ROW, i // a), (COLUMN, i // b), (SUMMED, parts)) if n > 1) or ((None, 1),)
        ranges = [d for d in divisors(k) if d <= k // 16] or [1]
        ranges = ranges if split else [k // t for t in tile_extents(k) if t < k]
        wanted += [Roles(grid, n, 0) for n in ranges if k % (n * parts) == 0]
    assert list(sizes.roles) == wanted


def test_kernels_of_awkward_sizes_cost_what_their_ranking_says_and_no_less_than_the_bound() -> None:
    ragged = 0
    for cone, types in islice(random_cones(7, extents=AWKWARD_EXTENTS), 60):
        found = search_cone(cone, types, Space(), H100).found
        bound = cone_bound(cone, types, Space(), H100)
        for cost, stages in found:
            assert bound <= cost * (1 + 1e-9)
            total = 0.0
            for structure, roles in stages:
                known = {**types, **partial_types(structure)}
                read = list(dict.fromkeys(load.value for load in structure.loads))
                dtypes = [DType.f32 if structure.split is not None else known[t.value].dtype for t in structure.targets]
                graph = block_graph(structure, roles, [read.index(load.value) for load in structure.loads], dtypes)
                ragged += is_ragged(graph)
                operands = [known[read[n]] for n in graph.operands]
                total += float(kernel_cost(graph_work(graph, operands, check_graph_results(graph, operands)), H100))
            assert total == pytest.approx(cost, rel=1e-9)
    assert ragged > 20


def test_programs_of_awkward_sizes_compute_what_their_source_does() -> None:
    """In float64, where absent entries hold NaN."""
    random, draw, ragged = Random(3), np.random.default_rng(3), 0
    for _ in range(120):
        try:
            source = decompose(random_program(random, extents=(1, 3, 7, 18, 33, 65, 97, 130)))
        except ProgramError:
            continue  # As exp of a value that has no finite one.
        inputs = [draw.uniform(0.5, 1.5, t.shape) for t in source.inputs]
        (wanted,) = run_program(source, inputs, precision="float64")
        for candidate in generate(source, Space(top=3, max_states=200, max_structures=20), H100).candidates:
            ragged += any(isinstance(node, GraphOp) and is_ragged(node) for node in candidate.nodes)
            (found,) = run_program(candidate, inputs, precision="float64")
            np.testing.assert_allclose(found, wanted, rtol=1e-8)
    assert ragged > 50


def test_blocks_share_whole_tiles_of_a_reduction() -> None:
    """4,224 entries are 33 tiles of 128: 33 blocks take one each, and 11 three. Shares of 32 blocks are no multiple of 16."""
    sizes = sizes_of((), (SUMMED, 4224), True, None, None)
    found = {(int(sizes.parts[SUMMED][n]), roles.loop) for n, roles in enumerate(sizes.roles)}
    assert {(33, 1), (11, 3)} <= found


def test_long_indices_have_wide_tiles() -> None:
    """Of 50,257 entries, 197 blocks take 256 each; 4,097 have no tiles that wide, and where tiles must divide, 50,257 have none."""
    widths = {n: {int(t) for t in sizes_of(((ROW, n),), None, False, None, None).tile(ROW, n)} for n in (50257, 50432, 4097)}
    assert 256 in widths[50257] and 256 in widths[50432] and 256 not in widths[4097]
    divided = sizes_of(((ROW, 50257),), None, False, None, None, divided=frozenset((ROW,)))
    assert 256 not in divided.tile(ROW, 50257)


def test_parts_of_a_split_need_not_divide_the_tiles() -> None:
    """4,099 entries are 65 tiles of 64: 4 blocks take 17 each, and the last one needs 14; 11 take 6, of 66. Of 64 blocks, one would
    have none."""
    sizes = sizes_of((), (SUMMED, 4099), True, None, None)
    found = {(int(sizes.parts[SUMMED][n]), roles.loop, dict(roles.ragged).get(SUMMED, 0)) for n, roles in enumerate(sizes.roles)}
    assert {(4, 17, 64), (11, 6, 64)} <= found
    assert not any(parts == 64 for parts, *_ in found)


def test_divisors_that_lowerings_pad_much_do_not_stand_for_ragged_tiles() -> None:
    """80 of 2,720 columns become 128; 96 of 480 stand for 64 and for 128."""
    assert {64, 128} <= {*ragged_extents(2720)}
    assert not {64, 128} & {*ragged_extents(480)}


def test_ragged_tiles_stand_for_divisors_near_them() -> None:
    """128 for 120 and 90 of 720, but 30 and 60, which lowerings pad little, stay."""
    assert ragged_extents(720) == (128,)
    sizes = sizes_of(((ROW, 720),), None, False, None, None)
    assert {30, 60, 128} <= {*map(int, sizes.tile(ROW, 720))} and not {90, 120} & {*map(int, sizes.tile(ROW, 720))}
