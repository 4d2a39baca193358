"""Which entries loads read and stores write is decided exactly: all small extents, tiles, grids, loops and maps, one by one.

The oracle enumerates: entry t of tile number q is entry q·T + t of the tensor, where q counts the grid dimensions that split the
dimension, outer ones first, then the loop. What it does not have is a rule.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import product
from math import prod
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from mirage_ir.check import check_graph, check_graph_results, infer_program, load_type
from mirage_ir.errors import ProgramError
from mirage_ir.interpret.real import run_program
from mirage_ir.program import (
    NEW_DIM,
    REPLICATE,
    Accumulate,
    AccumulatorKind,
    Apply,
    BodyNode,
    DType,
    GraphOp,
    Level,
    Load,
    Program,
    Shape,
    Store,
    TensorType,
    make_attrs,
)

Array = NDArray[Any]
MOST = 9
"""The largest extent and tile."""
COUNTS = (1, 2, 3)
"""Extents of a grid's dimensions, and ranges of a loop."""
GRIDS = (*product(COUNTS), *product(COUNTS, repeat=2))


def graph_of(grid: Shape, loop: int, *body: BodyNode) -> GraphOp:
    return GraphOp(Level.BLOCK, (0,), grid, body, loop)


def tensor(shape: Sequence[int]) -> TensorType:
    return TensorType(tuple(shape), DType.f32)


# The oracle.


def mixed_radix(digits: Sequence[tuple[int, int]]) -> int:
    """The number of (digit, count) pairs, outer ones first."""
    number = 0
    for digit, count in digits:
        number = number * count + digit
    return number


@lru_cache(None)
def tile_number(grid: Shape, dims: Shape, dim: int, block: Shape, loop: int, iteration: int) -> int:
    """The number of a tile along a dimension; the loop does not split it when `loop` is 1."""
    digits = [(block[g], n) for g, (n, d) in enumerate(zip(grid, dims, strict=True)) if d == dim]
    return mixed_radix([*digits, (iteration, loop)])


@lru_cache(None)
def loaded(shape: Shape, node: Load, grid: Shape, loop: int, tile: Shape) -> dict[tuple[Shape, int], list[Array]]:
    """For each block and iteration, along each dimension, the entries of the tensor that its tile has: -1 for absent ones."""
    found: dict[tuple[Shape, int], list[Array]] = {}
    for block in product(*map(range, grid)):
        for iteration in range(loop):
            found[block, iteration] = [
                np.array([e if e < n else -1 for e in range(q * t, q * t + t)])
                for d, (n, t) in enumerate(zip(shape, tile, strict=True))
                for q in [tile_number(grid, node.imap, d, block, loop if node.fmap == d else 1, iteration * (node.fmap == d))]
            ]
    return found


def met(along: Sequence[Array], shape: Shape) -> Array:
    """The entries of a tile as numbers in the tensor; -1 where one is absent along some dimension."""
    number: Array = np.zeros((1,) * len(along), dtype=np.int64)
    absent: Array = np.zeros((1,) * len(along), dtype=bool)
    for d, entries in enumerate(along):
        here = entries.reshape([-1 if a == d else 1 for a in range(len(along))])
        number, absent = number * shape[d] + here, absent | (here < 0)
    return np.where(absent, -1, number)


@lru_cache(1)
def stored_by(
    shape: Shape, load: Load, grid: Shape, loop: int, tile: Shape, kind: AccumulatorKind | None, dim: int | None
) -> dict[Shape, Array]:
    """For each block, the entries of the tile that it stores. A sum's are those of the first iteration, the absent ones 0."""
    found: dict[Shape, Array] = {}
    every = loaded(shape, load, grid, loop, tile)
    for block in product(*map(range, grid)):
        tiles = [every[block, iteration] for iteration in range(loop)]
        if kind is AccumulatorKind.CONCAT:
            found[block] = np.concatenate([met(t, shape) for t in tiles], axis=dim)
        elif kind is AccumulatorKind.SUM:
            found[block] = met([np.maximum(e, 0) if d == load.fmap else e for d, e in enumerate(tiles[0])], shape)
        else:
            found[block] = met(tiles[0], shape)
    return found


@dataclass(frozen=True)
class Copy:
    """A graph that loads a tensor, perhaps accumulates the tiles, and stores them."""

    shape: Shape
    load: Load
    grid: Shape
    loop: int
    kind: AccumulatorKind | None
    dim: int | None
    omap: Shape

    @property
    def graph(self) -> GraphOp:
        if self.kind is None:
            return graph_of(self.grid, self.loop, self.load, Store(1, self.omap, DType.f32))
        return graph_of(self.grid, self.loop, self.load, Accumulate(self.kind, 1, self.dim), Store(2, self.omap, DType.f32))

    @cached_property
    def tile(self) -> Shape:
        return load_type(self.load, tensor(self.shape), graph_of(self.grid, self.loop)).shape

    def has_empty_tile(self) -> bool:
        tiles = loaded(self.shape, self.load, self.grid, self.loop, self.tile)
        return any((along < 0).all() for tile in tiles.values() for along in tile)

    def written(self) -> Array | None:
        """The output, as entries of the tensor. None where an entry is written twice or an absent one would be missing inside.

        Along a dimension without its absent entries, it must have as many as the tensor.
        """
        new = [g for g, d in enumerate(self.omap) if d == NEW_DIM]
        stored = stored_by(self.shape, self.load, self.grid, self.loop, self.tile, self.kind, self.dim)
        tile = stored[(0,) * len(self.grid)].shape
        whole = [n * prod(self.grid[g] for g, at in enumerate(self.omap) if at == d) for d, n in enumerate(tile)]
        out, times = (np.full((*(self.grid[g] for g in new), *whole), fill) for fill in (-1, 0))
        for block in product(*map(range, self.grid)):
            starts = [tile_number(self.grid, self.omap, d, block, 1, 0) * n for d, n in enumerate(tile)]
            place = (*(block[g] for g in new), *(slice(s, s + n) for s, n in zip(starts, tile, strict=True)))
            entries = stored[block]
            out[place] = np.where(entries >= 0, entries, out[place])
            times[place] += entries >= 0
        extents = [int(at.max()) + 1 for at in np.nonzero(times)]
        cut = [(kept, n) for kept, all_, n in zip(extents[len(new) :], whole, self.shape, strict=True) if kept != all_]
        box = tuple(slice(0, extent) for extent in extents)
        right = times.max() == 1 and times[box].min() == 1 and all(kept == n for kept, n in cut)
        return out[box] if right else None


# Loads.


def test_a_tile_is_accepted_when_all_tiles_cover_the_tensor_and_reach_beyond_it() -> None:
    cases = product(range(1, MOST + 1), range(1, MOST + 1), GRIDS, COUNTS, (0, REPLICATE))
    for n, t, grid, loop, fmap in cases:
        for imap in product((0, REPLICATE), repeat=len(grid)):
            given = Load(0, imap, fmap, (t,))
            numbers = {
                tile_number(grid, imap, 0, b, loop if fmap == 0 else 1, i * (fmap == 0))
                for b in product(*map(range, grid))
                for i in range(loop)
            }
            entries = sorted(q * t + e for q in numbers for e in range(t))
            covers = set(range(n)) < set(entries) and len(set(entries)) == len(entries)
            assert accepts_load(given, n, grid, loop) == covers, (n, given, grid, loop)
            assert accepts_load(Load(0, imap, fmap), n, grid, loop) == (n % len(numbers) == 0)


def accepts_load(node: Load, n: int, grid: Shape, loop: int) -> bool:
    try:
        load_type(node, tensor((n,)), graph_of(grid, loop))
    except ProgramError:
        return False
    return True


# Stores.


def tiles_of(n: int, parts: int, most: int) -> Iterator[int | None]:
    """Tiles of a dimension of extent n; None for the one of which `parts` make it up."""
    if n % parts == 0:
        yield None
    yield from (t for t in range(1, most + 1) if parts * t > n)


def copies(shape: Shape, grid: Shape, loop: int, most: int) -> Iterator[Copy]:
    """Every graph that copies a tensor, with every map, tile, accumulator and order of the grid."""
    rank = len(shape)
    for imap, fmap in product(product((*range(rank), REPLICATE), repeat=len(grid)), (*range(rank), REPLICATE)):
        if fmap == REPLICATE and loop > 1:
            continue  # The same as no loop.
        parts = [prod(n for n, d in zip(grid, imap, strict=True) if d == at) * (loop if fmap == at else 1) for at in range(rank)]
        for tile in product(*(tiles_of(n, p, most) for n, p in zip(shape, parts, strict=True))):
            extents = tuple(n // p if t is None else t for n, p, t in zip(shape, parts, tile, strict=True))
            load = Load(0, imap, fmap, None if set(tile) == {None} else extents)
            kinds: list[tuple[AccumulatorKind | None, int | None]] = [(None, None)]
            if fmap != REPLICATE:
                kinds = [(AccumulatorKind.SUM, None), *((AccumulatorKind.CONCAT, d) for d in range(rank))]
            for (kind, dim), omap in product(kinds, product((*range(rank), REPLICATE, NEW_DIM), repeat=len(grid))):
                yield Copy(shape, load, grid, loop, kind, dim, omap)


def check_copy(copy: Copy) -> tuple[bool, bool]:
    """Whether the graph is accepted, and whether it has absent entries; the check must agree with the enumeration.

    Where whole tiles are empty, a store in a wrong order may write nothing wrong: that need not be accepted.
    """
    written = copy.written()
    try:
        (type,) = check_graph_results(copy.graph, [tensor(copy.shape)])
    except ProgramError:
        assert written is None or copy.has_empty_tile(), copy
        return False, copy.load.tile is not None
    assert written is not None and written.shape == type.shape, copy
    return True, copy.load.tile is not None


def counted(found: Iterator[Copy]) -> dict[tuple[bool, bool], int]:
    counts = {(accepted, ragged): 0 for accepted in (True, False) for ragged in (True, False)}
    for copy in found:
        counts[check_copy(copy)] += 1
    return counts


@pytest.mark.parametrize("n", range(1, MOST + 1))
def test_stores_of_one_dimension(n: int) -> None:
    counts = counted(copy for grid, loop in product(GRIDS, COUNTS) for copy in copies((n,), grid, loop, MOST))
    assert min(counts.values()) > 0


@pytest.mark.parametrize("grid", [(2,), (1, 2), (2, 2), pytest.param((2, 3), marks=pytest.mark.slow)])
def test_stores_of_two_dimensions(grid: Shape) -> None:
    counts = counted(copy for shape in product((1, 3, 4), (2, 3)) for loop in (1, 2) for copy in copies(shape, grid, loop, 3))
    assert min(counts.values()) > 0


def test_the_interpreter_writes_what_the_enumeration_writes() -> None:
    random = Random(0)
    ragged = [
        copy
        for shape, grid, loop in product(((5,), (7,), (3, 4)), ((2,), (3,), (2, 2)), (1, 2))
        for copy in copies(shape, grid, loop, 4)
        if copy.load.tile is not None and copy.kind is not AccumulatorKind.SUM
    ]
    random.shuffle(ragged)
    ran = 0
    for copy in ragged:
        program = Program("copy", (tensor(copy.shape),), (copy.graph,), (1,))
        try:
            infer_program(program)
        except ProgramError:
            continue
        entries = np.arange(prod(copy.shape), dtype=np.float64).reshape(copy.shape)
        (out,) = run_program(program, [entries], precision="float64")
        written = copy.written()
        assert written is not None
        assert np.array_equal(out, written), copy
        ran += 1
        if ran == 150:
            break
    assert ran == 150


# What else decides about absent entries.


def accepts(grid: Shape, loop: int, types: Sequence[TensorType], *body: BodyNode) -> bool:
    graph = GraphOp(Level.BLOCK, tuple(range(len(types))), grid, body, loop)
    try:
        check_graph(graph, types)
    except ProgramError:
        return False
    return True


def ragged_loads(grid: Shape, loop: int) -> Iterator[tuple[int, Load]]:
    """An extent and a load that splits it into tiles that reach beyond it."""
    for n, imap, fmap in product(range(1, MOST + 1), product((0, REPLICATE), repeat=len(grid)), (0, REPLICATE)):
        parts = prod(g for g, d in zip(grid, imap, strict=True) if d == 0) * (loop if fmap == 0 else 1)
        yield from ((n, Load(0, imap, fmap, (t,))) for t in tiles_of(n, parts, 4) if t is not None)


@pytest.mark.parametrize("grid", GRIDS)
def test_a_maximum_of_a_tile_without_entries_is_minus_infinity(grid: Shape) -> None:
    """A maximum over the loop needs an entry in each place."""
    for loop in COUNTS:
        for n, load in ragged_loads(grid, loop):
            assert load.tile is not None
            variant = load.fmap == 0
            new = (NEW_DIM,) * len(grid)
            peak = Apply("max", (1,), make_attrs({"dim": 0}))
            total = (Accumulate(AccumulatorKind.MAX, 2),) if variant else ()
            tiles = loaded((n,), load, grid, loop, load.tile)
            graph = graph_of(grid, loop, load, peak, *total, Store(2 + variant, new, DType.f32))
            made = Program("peak", (tensor((n,)),), (graph,), (1,))
            (found,) = run_program(made, [np.arange(n, dtype=np.float64)], precision="float64")
            for block in product(*map(range, grid)):
                every = [e for i in range(loop if variant else 1) for e in tiles[block, i][0] if e >= 0]
                assert found[(*block, 0)] == max(every, default=-np.inf), (n, load, block)
            if variant:
                some = all(
                    (np.stack([tiles[block, i][0] for i in range(loop)]) >= 0).any(axis=0).all()
                    for block in product(*map(range, grid))
                )
                peaks = Accumulate(AccumulatorKind.MAX, 1)
                assert accepts(grid, loop, [tensor((n,))], load, peaks, Store(2, new, DType.f32)) == some, (n, load)


@pytest.mark.parametrize("grid", [(2,), (3,), (1, 2), (2, 2)])
def test_tiles_meet_where_they_have_the_same_entries(grid: Shape) -> None:
    """A sum of their sum needs no order of a store."""
    loop = 2
    loads = list(ragged_loads(grid, loop))
    for (n, x), (m, y) in product(loads, repeat=2):
        if x.tile != y.tile or x.tile is None or y.tile is None or REPLICATE in (x.fmap, y.fmap) or x.tile[0] > 3:
            continue
        tiles = [loaded((n,), x, grid, loop, x.tile), loaded((m,), y, grid, loop, y.tile)]
        same = n == m and all((tiles[0][at][0] == tiles[1][at][0]).all() for at in tiles[0])
        total = (Apply("sum", (4,), make_attrs({"dim": 0})), Accumulate(AccumulatorKind.SUM, 5))
        body = (x, Load(1, y.imap, y.fmap, y.tile), Apply("add", (2, 3)), *total, Store(6, (NEW_DIM,) * len(grid), DType.f32))
        assert accepts(grid, loop, [tensor((n,)), tensor((m,))], *body) == same, (n, x, m, y)
