"""Sizes: the grids and loop ranges that a space allows for the indices of a structure.

Every index has a role: whole in each tile, split over grid dimensions, split over the for-loop, or over both. Tiles divide an
index, or they are *ragged*: as few as cover it, of an extent that suits the machine (`mirage_ir.absence`). Every tile has an entry,
but for the last iterations of the last block of a split reduction: its blocks have equally many.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache, reduce
from itertools import permutations, product
from math import prod
from operator import mul
from typing import Any, TypeAlias, overload

import numpy as np

from mirage_ir.check import MAX_GRID_RANK
from mirage_ir.program import NEW_DIM, REPLICATE, Shape
from mirage_ir.search.cone.cone import Axes, Index

Grid: TypeAlias = tuple[tuple[Index | None, int], ...]
"""For each grid dimension, the index that it splits and into how many parts."""
IndexExtent: TypeAlias = tuple[Index, int]
"""An index and its extent."""
GridChoice: TypeAlias = tuple[Index, tuple[tuple[int, int], ...]]
"""An index, and the numbers of parts that a grid may make of it, each with the extent of ragged tiles or 0."""
LoopSize: TypeAlias = tuple[int, tuple[IndexExtent, ...]]
"""A range of the for-loop, and the extent of its tiles along its index if they are ragged."""

TILE_EXTENTS = (1, 2, 4, 8, 16, 32, 48, 64, 96, 128)
"""Entries along a dimension of a tile: its divisors nearest to these are tried, and the whole extent.

Measured by the best cost of seven programs of `bench/search.py` (not qknorm, ntrans, safe_gqa): with (1, 4, 16, 64)
five of them cost up to 3.1% more. Without 48 and 96, which serve extents with a factor of 3, none changes. With 256 as well,
rmsnorm costs 1.2% less and gated_mlp 0.8%.
"""
WARP_ENTRIES = 16
"""Ragged tiles of as many entries are tried where no divisor near them is a multiple of it that lowerings pad little, others where
no divisor is near.

It is the least extent of a tile on tensor cores (PTX ISA, mma.m16n8k16), and of a vector of two bytes each that fills a sector.
"""
LONG_TILES = (256, 512, 1024, 2048, 4096, 8192, 16384)
"""Extents of further tiles along a loop's index where its extent is `LONG` or tiles are ragged.

A reduction split over blocks has tiles that long, of any extent. Without 256 to 1024, 77 × 3 × 2 × 4,099 of `moe` is split where
128 × 4 × 2 × 4,224 is one kernel; without the longer ones, a softmax of 128 rows of 50,257 is three kernels, or 2.2 times as long
in one.
"""
WIDE_TILES = (256, 1024, 2048)
"""Extents of further tiles along an index that a grid splits, where there are more than `MANY_WIDE` of them.

What all tiles along such an index read again, or compute again, counts half. Without 256, 77 × 2 × 50,257 × 7 of `attention` is
three kernels where 128 × 2 × 50,304 × 8 is two. Of a step of Adam for 4,194,304 parameters in one dimension, tiles of 256 have two
entries a thread, and an H200 takes 21.2 µs; `torch.compile` takes 15.7.
"""
MANY_WIDE = 32
LONG = 64 * TILE_EXTENTS[-1]
"""The extent from which even loops have long tiles: fewer entries may stand in a tile as a whole."""
MOST_PADDED = 1.5
"""How much longer a ragged tile of a split reduction may become when its extent is rounded up to a power of two. A round figure."""
MOST_BEYOND = 1 / 32
"""Of the tiles of a reduction that is split over another number of blocks than `SPLITS`, the share that may lie beyond its end. A
round figure. On an H200, attention of 8 × 256 queries over 4,099 keys, 65 tiles of 64, takes 12.5 µs with 11 blocks for 6 each, and
15.0 with 8 for 9 each."""
FEWEST_SUMMED = 16
"""Entries of a split reduction that its blocks sum in each iteration, together: the k of the product of fragments m16n8k16, which
tensor cores compute on f16 (PTX ISA, mma)."""
SPLITS = (2, 4, 8, 16, 32, 64)
"""Blocks over which a reduction is split.

Measured by the best cost of seven programs of `bench/search.py` (not qknorm, ntrans, safe_gqa): with (2, 8, 32) gqa
costs 6.6% more; without 64, or with 128 as well, none changes.
"""


@dataclass(frozen=True, slots=True)
class Roles:
    """Sizes for a structure: the index that each grid dimension splits, and the loop's range."""

    grid: tuple[tuple[Index | None, int], ...]
    loop: int
    threads: int
    """Threads of a block; 0 until the cost model has chosen."""
    ragged: tuple[tuple[Index, int], ...] = ()
    """The indices that tiles do not divide, and the tile's extent along each."""

    def map(self, axes: Axes, new: Index | None = None) -> tuple[int, ...]:
        """For each grid dimension, the dimension of a tensor that it splits; the index `new` makes a new dimension."""

        def dimension(index: Index | None) -> int:
            if index is None:
                return REPLICATE
            return NEW_DIM if index == new else axes.index(index) if index in axes else REPLICATE

        return tuple(dimension(i) for i, _ in self.grid)

    def extent(self, index: Index, whole: int, loop_index: Index | None) -> int:
        """The tile's extent along an index."""
        for ragged, tile in self.ragged:
            if ragged == index:
                return tile
        parts = prod(g for i, g in self.grid if i == index)
        return whole // parts // (self.loop if index == loop_index else 1)


@lru_cache(maxsize=4096)
def divisors(n: int) -> tuple[int, ...]:
    """All divisors, ascending."""
    small = [d for d in range(1, int(n**0.5) + 1) if n % d == 0]
    return tuple(sorted({*small, *(n // d for d in small)}))


@lru_cache(maxsize=4096)
def tile_extents(n: int) -> tuple[int, ...]:
    """The tile extents that are tried for an index of extent n."""
    known = divisors(n)
    return tuple(sorted({min(known, key=lambda d: (abs(d - t), d)) for t in TILE_EXTENTS} | {n}))


@lru_cache(maxsize=4096)
def ragged_extents(n: int) -> tuple[int, ...]:
    """The extents of ragged tiles that are tried for an index of extent n: powers of two that no divisor can stand for. One can if
    it is not much less than a power of two, which lowerings make of it: 80 of 2,720 is as long as 128."""

    def has_near(t: int) -> bool:
        return any(t < 2 * d < 4 * t and (t < WARP_ENTRIES or (d % WARP_ENTRIES == 0 and fills(d))) for d in tile_extents(n))

    def fills(d: int) -> bool:
        return 1 << (d - 1).bit_length() <= MOST_PADDED * d

    return tuple(t for t in TILE_EXTENTS if t < n and n % t and not t & (t - 1) and not has_near(t))


@lru_cache(maxsize=4096)
def _tiles(n: int, divided: bool) -> tuple[tuple[int, bool], ...]:
    """The tile extents that are tried for an index of extent n, unless they must divide it also ragged ones; and which are.

    Ragged ones stand for divisors near them, of `WARP_ENTRIES` and more, that are no multiple of it.
    """
    ragged = () if divided else ragged_extents(n)

    def stands_for(t: int) -> bool:
        return t >= WARP_ENTRIES and t % WARP_ENTRIES != 0 and t != n and any(r < 2 * t < 4 * r for r in ragged)

    kept = [t for t in tile_extents(n) if not stands_for(t)]
    return (*((t, False) for t in kept), *((t, True) for t in ragged))


def _grid_tiles(n: int, divided: bool) -> tuple[tuple[int, bool], ...]:
    """The tile extents that are tried for an index of extent n that a grid splits, and which of them are ragged."""
    wide = [(t, n % t != 0) for t in WIDE_TILES if n > MANY_WIDE * t]
    return (*_tiles(n, divided), *((t, ragged) for t, ragged in wide if not (ragged and divided)))


@dataclass(frozen=True, slots=True)
class Sizes:
    """All sizes for one set of indices; arrays have an entry for each of `roles`. `parts` has the grid's parts of each split
    index, `loop` is the index that the for-loop splits. `ragged` has the tile's extent along indices that some sizes do not divide.
    """

    roles: Sequence[Roles]
    loops: Any
    blocks: Any
    parts: dict[Index, Any]
    loop: Index | None
    ragged: dict[Index, Any] = field(default_factory=dict[Index, Any])
    _tiles: dict[IndexExtent, Any] = field(default_factory=dict[IndexExtent, Any])
    _elements: dict[tuple[IndexExtent, ...], Any] = field(default_factory=dict[tuple[IndexExtent, ...], Any])

    @classmethod
    def of(cls, roles: Roles, loop: Index | None) -> Sizes:
        """One size; `loop` is the index that the for-loop splits."""
        parts = {i: np.array([prod(g for j, g in roles.grid if j == i)]) for i, _ in roles.grid if i is not None}
        ragged = {index: np.array([tile]) for index, tile in roles.ragged}
        return cls((roles,), np.array([roles.loop]), np.array([prod(g for _, g in roles.grid)]), parts, loop, ragged)

    def where(self, kept: Sequence[bool]) -> Sizes:
        """Some of the sizes."""
        mask = np.array(kept, dtype=np.bool_)
        roles = tuple(r for r, k in zip(self.roles, kept, strict=True) if k)
        return replace(self.at(mask), roles=roles)

    def at(self, positions: Any) -> Sizes:
        """The sizes at some positions, without their roles."""
        parts, ragged = ({index: n[positions] for index, n in each.items()} for each in (self.parts, self.ragged))
        return Sizes((), self.loops[positions], self.blocks[positions], parts, self.loop, ragged)

    def tile(self, index: Index, whole: int) -> Any:
        """A tile's extent along an index of that whole extent."""
        key = (index, whole)
        if key not in self._tiles:
            divided = whole // self.parts.get(index, 1) // (self.loops if index == self.loop else 1)
            self._tiles[key] = divided if index not in self.ragged else np.where(self.ragged[index], self.ragged[index], divided)
        return self._tiles[key]

    def elements(self, axes: tuple[IndexExtent, ...]) -> Any:
        """The elements of a tile with these indices."""
        if axes not in self._elements:
            self._elements[axes] = reduce(mul, (self.tile(*i) for i in axes), np.ones(len(self.loops)))
        return self._elements[axes]


def sizes_together(each: Sequence[Sizes]) -> Sizes:
    """The sizes of all of these, with one index of the for-loop, without their roles."""
    split = dict.fromkeys(index for sizes in each for index in sizes.parts)
    ragged = dict.fromkeys(index for sizes in each for index in sizes.ragged)

    def joined(arrays: Iterable[Any]) -> Any:
        return np.concatenate([np.broadcast_to(n, len(sizes.loops)) for sizes, n in zip(each, arrays, strict=True)])

    parts_of = {index: joined(sizes.parts.get(index, 1) for sizes in each) for index in split}
    tiles = {index: joined(sizes.ragged.get(index, 0) for sizes in each) for index in ragged}
    return Sizes((), joined(s.loops for s in each), joined(s.blocks for s in each), parts_of, each[0].loop, tiles)


@lru_cache(maxsize=512)
def sizes_of(
    splittable: tuple[IndexExtent, ...],
    loop: IndexExtent | None,
    split: bool,
    griddims: tuple[Shape, ...] | None,
    franges: tuple[int, ...] | None,
    permuted: bool = False,
    divided: frozenset[Index] = frozenset(),
) -> Sizes:
    """The sizes of structures whose targets have the indices `splittable`, without regard to memory.

    `loop` is the index of the for-loop; with `split`, one grid dimension splits that too, and blocks store partial results.
    With `permuted`, it matters which grid dimension splits which index: all orders are among the sizes. Tiles divide the indices
    `divided`, and all indices where the space names grids or loop ranges.
    """
    cut = loop if split else None
    if griddims is not None or franges is not None:
        divided = frozenset(i for i, _ in (*splittable, *([] if loop is None else [loop])))
    choices = [(i, tuple((-(-n // t), t if ragged else 0) for t, ragged in _grid_tiles(n, i in divided))) for i, n in splittable]
    if cut is not None:
        choices.append((cut[0], tuple((parts, 0) for parts in _splits(cut[1], cut[0] in divided))))
    if griddims is None and not permuted:
        return _every(choices, loop, split, franges, divided)
    roles = tuple(
        Roles(grid, n, 0, (*ragged, *more))
        for grid, ragged in _grids(choices, splittable, cut, griddims)
        for n, more in _loops(loop, 1 if loop is None else prod(g for i, g in grid if i == loop[0]), split, franges, divided)
    )
    indices = [i for i, _ in choices]
    parts_of = {i: np.array([prod(g for j, g in r.grid if j == i) for r in roles]) for i in indices}
    tiles = {i: np.array([dict(r.ragged).get(i, 0) for r in roles]) for i in {i for r in roles for i, _ in r.ragged}}
    blocks = np.array([prod(g for _, g in r.grid) for r in roles])
    return Sizes(roles, np.array([r.loop for r in roles]), blocks, parts_of, None if loop is None else loop[0], tiles)


class _EveryRoles(Sequence[Roles]):
    """The sizes at given positions of a product of choices, each made when it is asked for."""

    def __init__(self, choices: Sequence[GridChoice], positions: Any, loops: Sequence[LoopSize]) -> None:
        self._choices, self._positions, self._loops = choices, positions, loops

    def __len__(self) -> int:
        return self._positions.shape[1]

    @overload
    def __getitem__(self, n: int) -> Roles: ...
    @overload
    def __getitem__(self, n: slice) -> Sequence[Roles]: ...
    def __getitem__(self, n: int | slice) -> Roles | Sequence[Roles]:
        if isinstance(n, slice):
            return [self[m] for m in range(*n.indices(len(self)))]
        *chosen, loop = (int(p) for p in self._positions[:, n])
        sized = [(i, *sizes[p]) for (i, sizes), p in zip(self._choices, chosen, strict=True)]
        frange, more = self._loops[loop]
        grid = tuple((i, g) for i, g, _ in sized if g > 1)
        return Roles(grid or ((None, 1),), frange, 0, (*((i, t) for i, _, t in sized if t), *more))


def _every(
    choices: Sequence[GridChoice], loop: IndexExtent | None, split: bool, franges: tuple[int, ...] | None, divided: frozenset[Index]
) -> Sizes:
    """All choices of parts for the grid, each with all loop ranges that go with it."""
    places = np.indices([len(sizes) for _, sizes in choices]).reshape(len(choices), -1) if choices else np.zeros((0, 1), dtype=int)
    parts = [np.array([g for g, _ in sizes])[at] for (_, sizes), at in zip(choices, places, strict=True)]
    fits = sum((p > 1 for p in parts), start=np.zeros(places.shape[1], dtype=int)) <= MAX_GRID_RANK
    places = places[:, fits]
    # Loop ranges depend on the parts that the grid makes of the loop's index.
    own = next((k for k, (index, _) in enumerate(choices) if loop is not None and index == loop[0]), None)
    cuts, cut = ([1], np.zeros(places.shape[1], dtype=int)) if own is None else ([g for g, _ in choices[own][1]], places[own])
    each = [_loops(loop, g, split, franges, divided) for g in cuts]
    loops = [size for sizes in each for size in sizes]
    starts = np.concatenate([[0], np.cumsum([len(sizes) for sizes in each])])
    counts = np.diff(starts)[cut]
    of = np.repeat(np.arange(places.shape[1]), counts)
    within = np.arange(len(of)) - np.repeat(np.cumsum(counts) - counts, counts)
    positions = np.vstack([places[:, of], (starts[cut][of] + within)[None]])
    parts_of: dict[Index, Any] = {}
    ragged: dict[Index, Any] = {}
    for (index, sizes), at in zip(choices, positions, strict=False):
        parts_of[index] = parts_of.get(index, 1) * np.array([g for g, _ in sizes], dtype=int)[at]
        if any(t for _, t in sizes):
            ragged[index] = np.array([t for _, t in sizes])[at]
    if loop is not None and any(more for _, more in loops):
        ragged[loop[0]] = np.array([dict(more).get(loop[0], 0) for _, more in loops])[positions[-1]]
    blocks = reduce(mul, parts_of.values(), np.ones(len(of), dtype=int))
    ranges = np.array([n for n, _ in loops], dtype=int)[positions[-1]]
    roles = _EveryRoles(choices, positions, loops)
    return Sizes(roles, ranges, blocks, parts_of, None if loop is None else loop[0], ragged)


@lru_cache(maxsize=4096)
def _loops(
    loop: IndexExtent | None, parts: int, split: bool, franges: tuple[int, ...] | None, divided: frozenset[Index]
) -> tuple[LoopSize, ...]:
    """The ranges of a for-loop over an index of which the grid makes so many parts, and the extent of its tiles if ragged."""
    if loop is None:
        return ((1, ()),) if franges is None or 1 in franges else ()
    index, extent = loop
    tiles = _tiles(extent, index in divided)
    if franges is not None:
        ranges = tuple(f for f in franges if split or f > 1)
    elif split:
        ranges = tuple(d for d in divisors(extent) if d <= extent // FEWEST_SUMMED) or (1,)
    else:
        long = LONG_TILES if extent > LONG else ()
        ranges = tuple(extent // t for t in (*(t for t, ragged in tiles if not ragged), *long) if t < extent and extent % t == 0)
    found: list[LoopSize] = [(n, ()) for n in ranges if extent % (n * parts) == 0]
    sized = {-(-extent // (parts * t)): t for t, ragged in tiles if ragged and _reaches(extent, parts, t)}
    if any(ragged for _, ragged in tiles) or (extent > LONG and index not in divided and not split and franges is None):
        more = _even_tiles(extent, parts) if split else _long_tiles(extent, parts)
        sized = {**more, **sized}
    return (*found, *((n, ((index, t),)) for n, t in sized.items() if extent != n * parts * t))


def _reaches(extent: int, parts: int, tile: int) -> bool:
    """Whether parts of equally many tiles cover an extent, each with a whole tile; the last one may have too many: of `SPLITS`
    however many, of others `MOST_BEYOND` of all."""
    tiles = -(-extent // tile)
    each = -(-tiles // parts)
    beyond = each * parts - tiles
    return beyond == 0 or ((parts in SPLITS or beyond <= MOST_BEYOND * tiles) and ((parts - 1) * each + 1) * tile <= extent)


def _long_tiles(extent: int, parts: int) -> dict[int, int]:
    """Long ragged tiles of a loop, for each of its ranges."""
    return {-(-extent // (parts * t)): t for t in LONG_TILES if parts * t < extent}


def _even_tiles(extent: int, parts: int) -> dict[int, int]:
    """Ragged tiles of a reduction that is split: their extent for each range of the loop, a power of two.

    It is a multiple of `WARP_ENTRIES` unless a tile would be left without an entry, and not much less than a power of two, which
    lowerings make of it.
    """
    found: dict[int, int] = {}
    for n in (2**k for k in range((extent // (parts * FEWEST_SUMMED)).bit_length())):
        least = -(-extent // (parts * n))
        for t in (-(-least // WARP_ENTRIES) * WARP_ENTRIES, least):
            if (parts * n - 1) * t < extent and 1 << (t - 1).bit_length() <= MOST_PADDED * t:
                found[n] = t
                break
    return found


def _splits(extent: int, divided: bool) -> tuple[int, ...]:
    """The numbers of blocks over which a reduction of this extent is split: `SPLITS`, and those near them that share its longest
    tiles, or ragged ones."""
    tiles = _tiles(extent, divided)
    longest = max((t for t, ragged in tiles if not ragged and t < extent and t % WARP_ENTRIES == 0), default=extent)
    counts = {-(-extent // t) for t, ragged in tiles if ragged or t == longest}
    more = {min(divisors(count), key=lambda d: (abs(d - parts), d)) for count in counts for parts in SPLITS}
    return (*SPLITS, *sorted(more - {1, *SPLITS}))


def _grids(
    choices: Sequence[GridChoice], splittable: tuple[IndexExtent, ...], cut: IndexExtent | None, griddims: tuple[Shape, ...] | None
) -> Iterator[tuple[Grid, tuple[IndexExtent, ...]]]:
    """The grids of a space that names them, or else all grids of full rank in all orders, with the extents of ragged tiles."""
    if griddims is not None:
        grids = dict.fromkeys(roles for grid in griddims for roles in _assignments(grid, splittable, cut))
        yield from ((grid, ()) for grid in grids)
        return
    for chosen in product(*(sizes for _, sizes in choices)):
        sized = [(i, *size) for (i, _), size in zip(choices, chosen, strict=True)]
        grid = tuple((i, g) for i, g, _ in sized if g > 1)
        if len(grid) <= MAX_GRID_RANK:
            for order in dict.fromkeys(permutations((*grid, *((None, 1),) * (MAX_GRID_RANK - len(grid))))):
                yield order, tuple((i, tile) for i, _, tile in sized if tile)


def _assignments(grid: Shape, splittable: tuple[IndexExtent, ...], cut: IndexExtent | None) -> Iterator[Grid]:
    """Ways to give each dimension of a wanted grid an index to split."""
    extents = dict(splittable if cut is None else (*splittable, cut))
    wide = [g for g in range(len(grid)) if grid[g] > 1]
    for chosen in dict.fromkeys((*permutations(extents, len(wide)), *product(extents, repeat=len(wide)))):
        roles: list[tuple[Index | None, int]] = [(None, 1)] * len(grid)
        for g, index in zip(wide, chosen, strict=True):
            roles[g] = (index, grid[g])
        fits = all(n % prod(g for j, g in roles if j == i) == 0 for i, n in extents.items())
        # A cut makes a new dimension: there is one.
        if fits and (cut is None or sum(i == cut[0] for i, _ in roles) == 1):
            yield tuple(roles)
