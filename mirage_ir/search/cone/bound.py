"""Lower bounds on the cost of kernels for a cone, before any block graph for it is known.

Whatever a block computes, it reads its share of every tensor: the part that its grid indices select, in each iteration or before
the loop. Tiles read before the loop must fit a block, which waits for them. Some arithmetic is done in every order of computation.
So the cost model gives a bound for every grid and loop range, and the cheapest of them bounds the cone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, reduce
from math import inf
from operator import mul
from typing import Any

import numpy as np

from mirage_ir.block.cost import least_cost, pair_flops
from mirage_ir.block.description import (
    ENTRY_BYTES,
    DescribedKernel,
    DescribedValue,
    Role,
    TileBody,
    TileExtents,
)
from mirage_ir.block.fit import TILE_REGISTERS, padded
from mirage_ir.block.rows import VECTOR_BYTES, following_rows, vector_bytes
from mirage_ir.block.work import work_of
from mirage_ir.program import DType, Stage
from mirage_ir.search.cone.arithmetic import Arithmetic, Network, Product, least_arithmetic, summed_indices
from mirage_ir.search.cone.cone import Axes, Cone, Index, Instance, ValueTypes
from mirage_ir.search.cone.instantiate import DEFAULT_BLOCKDIMS
from mirage_ir.search.cone.sizes import SPLITS, Sizes, sizes_of
from mirage_ir.search.cone.steps import operators_of
from mirage_ir.search.space import Space
from mirage_ir.target.cost import few_terms_cost, kernel_cost
from mirage_ir.target.machines import Machine

MOST_SPLIT = 3
"""Indices of partial results up to which a bound looks at all sizes of the kernel that stores them. It bounds time only.

The searches of seven programs of `bench/search.py` find the same and take the same time with 1, 2 and 6.
"""
MOST_PADDED = 4.0
"""Times that a product becomes longer by padding, at most. It may be multiplied and summed entry by entry instead, and takes longer
than that on every target then."""
MANY_SIZES, FIRST_SIZES = 2048, 128
"""Sizes from which a bound is not made of each, and how many it is made of first. They bound time only."""
NEVER = 1e30
"""The entries of a value that no block can hold."""


def cone_bound(cone: Cone, types: ValueTypes, space: Space, machine: Machine, *, sharp: bool = True) -> float:
    """Lower bound in µs for the kernels of a cone: one, or one for partial results and one that combines them.

    If not `sharp`, it is not asked which of two kernels does what: that takes the most time.
    """
    each = loop_bounds(cone, types, space, machine)
    best = inf
    for bounds in (*each, *chain_bounds(cone, types, space, machine)):
        best = min(best, bounds.single(best))
    for bounds in each:
        if bounds.two_kernels() < best:
            best = bounds.split(best) if sharp else bounds.two_kernels()
    return best


def rough_bound(cone: Cone, types: ValueTypes, machine: Machine) -> float:
    """Lower bound in µs for the kernels of a cone, whatever their sizes: of a launch, the bytes and the products."""
    nbytes = sum(types[v].nbytes for v in {i.value for i in (*cone.loads, *cone.targets)})
    return least_cost(machine, 1, nbytes, _least_pairs(cone, least_arithmetic(cone)))


def _least_pairs(cone: Cone, arithmetic: Arithmetic) -> float:
    """Pairs of entries that kernels of a cone multiply and add, at least."""
    alone = sum(cone.entries((*p.axes, *p.bound)) for p in arithmetic.products)
    return alone + sum(n.least(lambda indices, _: float(cone.entries(tuple(indices)))) for n in arithmetic.networks)


def kernel_bounds(cone: Cone, types: ValueTypes, space: Space, machine: Machine) -> list[LoopBounds]:
    """The bounds of one kernel of a cone for each of its names and loops, in the order of `Cone.loops`; the space's grids do not
    bind it."""
    free = replace(space, griddims=None, franges=None)
    return _loops(cone, least_arithmetic(cone).networks, 0.0, types, free, machine)


@dataclass(frozen=True, slots=True)
class LoopBounds:
    """Lower bounds in µs for the kernels of a cone whose for-loops split one index, or that have no loop."""

    _bounds: _Bounds
    loop: Index | None
    loops: int = 1

    def single(self, below: float = inf) -> float:
        """One kernel that stores the targets, if it costs less than `below`."""
        return self._bounds.single(self._bounds.whole, self.loop, self.loops, below)

    def each(self, sizes: Sizes) -> Any:
        """One kernel that stores the targets, in each of `sizes`; infinite where tiles do not fit."""
        return self._bounds.in_sizes(sizes, self.loops)

    def two_kernels(self) -> float:
        """Two kernels, the first of which stores partial results, however the work is divided between them."""
        return inf if self.loop is None else self._bounds.two_kernels

    def split(self, below: float = inf) -> float:
        """Two kernels, the first of which stores partial results, or `below` if that is less. Takes the most time."""
        return below if self.loop is None else self._bounds.split(self.loop, below)


def loop_bounds(cone: Cone, types: ValueTypes, space: Space, machine: Machine) -> list[LoopBounds]:
    """The bounds of a cone for each of its names and loops, in the order of `Cone.loops`."""
    arithmetic = least_arithmetic(cone)  # The indices of networks must have names of their own.
    return _loops(cone, arithmetic.networks, _least_pairs(cone, arithmetic), types, space, machine)


def chain_bounds(cone: Cone, types: ValueTypes, space: Space, machine: Machine) -> list[LoopBounds]:
    """The bounds of kernels of two loops or more for each index over which they may run, in the order of `Cone.chains`."""
    if space.loops == 1:
        return []
    networks = least_arithmetic(cone).networks
    return _made(cone, cone.chains(space.reload), 2, networks, 0.0, types, space, machine)


@dataclass(frozen=True, slots=True)
class _Share:
    """The loads and the arithmetic of one kernel, which also reads partial results with axes `partial` unless it is None."""

    loads: tuple[Instance, ...]
    arithmetic: Arithmetic
    partial: Axes | None = None


def _loops(
    cone: Cone, networks: tuple[Network, ...], pairs: float, types: ValueTypes, space: Space, machine: Machine
) -> list[LoopBounds]:
    return _made(cone, cone.loops(space.reload), 1, networks, pairs, types, space, machine)


def _made(
    cone: Cone,
    each: Sequence[tuple[Cone, Index | None]],
    loops: int,
    networks: tuple[Network, ...],
    pairs: float,
    types: ValueTypes,
    space: Space,
    machine: Machine,
) -> list[LoopBounds]:
    known: dict[int, _Bounds] = {}
    for named, _ in each:
        if id(named) not in known:
            known[id(named)] = _Bounds(named, {**cone.extents, **named.extents}, networks, pairs, types, space, machine)
    return [LoopBounds(known[id(named)], loop, loops) for named, loop in each]


class _Bounds:
    """Bounds for the kernels of one cone."""

    def __init__(
        self,
        cone: Cone,
        extents: Mapping[Index, int],
        networks: tuple[Network, ...],
        pairs: float,
        types: ValueTypes,
        space: Space,
        machine: Machine,
    ) -> None:
        self.extents = extents
        self.cone, self.types, self.space, self.machine = cone, types, space, machine
        common = frozenset.intersection(*(frozenset(i for i in t.axes if i is not None) for t in cone.targets))
        self.splittable = tuple(i for i in dict.fromkeys(cone.targets[0].axes) if i is not None and i in common)
        summed = summed_indices(cone)
        self.unsummed = tuple(i for i in self.splittable if i not in summed)
        """Those that a grid may split of a kernel that does all of the work."""
        self.multiplies = bool(operators_of(cone, space.operators).contractions)
        self.stored = sum(types[t.value].nbytes for t in cone.targets)
        nbytes = self.stored + sum(types[v].nbytes for v in {i.value for i in cone.loads})
        self.single_precision = all(types[load.value].dtype is DType.f32 for load in cone.loads)
        self.two_kernels = least_cost(machine, 2, nbytes, pairs)
        """Lower bound in µs for two kernels, however the work is divided between them."""
        self.whole = _Share(cone.loads, replace(least_arithmetic(cone), networks=networks))
        self._known: dict[tuple[int, int], tuple[Sizes, Any]] = {}

    def _sizes(self, splittable: Iterable[Index], loop: Index | None, split: bool) -> Sizes:
        extents = self.cone.extents
        sized = None if loop is None else (loop, extents[loop])
        return sizes_of(tuple((i, extents[i]) for i in splittable), sized, split, self.space.griddims, self.space.franges)

    def single(self, share: _Share, loop: Index | None, loops: int = 1, below: float = inf) -> float:
        """One kernel, which stores the targets; if it costs `below` or more, some number that does."""
        splittable = self.unsummed if share is self.whole else self.splittable
        sizes = self._sizes((i for i in splittable if i != loop), loop, split=False)
        if not sizes.roles:
            return inf
        if share is self.whole and (id(sizes), loops) in self._known:
            return float(np.min(self.in_sizes(sizes, loops)))
        return self._least(share, sizes, self.stored, loops, below=below)

    def in_sizes(self, sizes: Sizes, loops: int = 1) -> Any:
        """One kernel of so many loops, which stores the targets, in each of `sizes`."""
        if (id(sizes), loops) not in self._known:
            self._known[id(sizes), loops] = sizes, self._each(self.whole, sizes, self.stored, loops)
        return self._known[id(sizes), loops][1]

    def split(self, loop: Index, below: float) -> float:
        """Two kernels, or `below` if that is less: in the first one, blocks share the range of an index among them."""
        crossing = self._crossing(loop)
        if crossing and (len(crossing) > 1 or not self._apart()):
            return min(below, self.two_kernels)
        best = below
        for first, rest, kept in self._divisions(loop):
            read = sum(self.types[i.value].nbytes for i in rest.loads)
            partial = self._nbytes(rest.partial)
            other = least_cost(self.machine, 1, SPLITS[0] * partial + self.stored + read)
            if first.arithmetic.networks and len(kept) > MOST_SPLIT:
                nbytes = SPLITS[0] * partial + sum(self.types[i.value].nbytes for i in first.loads)
                one = least_cost(self.machine, 1, nbytes)
                if one + other < best:
                    best = min(best, float(one + max(other, self._second(rest, loop))))
                continue
            # Grids split axes of partial results, which are not known in all cases.
            sizes = self._sizes(sorted(kept - {loop}), loop, split=True)
            if not sizes.roles:
                continue
            written = float(partial) * sizes.parts[loop]
            parts, place = np.unique(sizes.parts[loop], return_inverse=True)
            others = [least_cost(self.machine, 1, float(partial * n) + self.stored + read) for n in parts]
            other = np.array(others)[place]
            if self._least(first, sizes, written, after=other, below=best) < best:
                other = np.maximum(other, self._second(rest, loop))
                best = min(best, self._least(first, sizes, written, after=other, below=best))
        # The division of products between the two kernels may be open, but not their sum.
        return min(below, max(best, self.two_kernels))

    def _divisions(self, loop: Index) -> Iterator[tuple[_Share, _Share, frozenset[Index]]]:
        """Minimal shares of the first and of the second kernel, with the indices that partial results may have.

        The second one may do whatever does not run over the loop's index and no product over it reads.
        """
        whole = self.whole.arithmetic
        over = tuple(p for p in whole.products if loop in p.indices)
        function = whole.function if whole.function is not None and loop in whole.function.along else None
        products = tuple(p for p in whole.products if p not in over)
        # Partial results of a product that binds the index have all of its axes.
        partial = max((p.axes for p in over if loop in p.bound), key=self.cone.entries, default=None)
        read = {i for i in self.cone.loads if loop in i.axes}.union(*(p.factors for p in over))
        crossing = self._crossing(loop)
        if not crossing:
            loads = tuple(i for i in self.cone.loads if i in read)
            certain = frozenset[Instance]().union(*(p.factors for p in products)) - read
            yield (
                _Share(loads, Arithmetic(over, function)),
                _Share(
                    tuple(i for i in self.cone.loads if i in certain),
                    Arithmetic(products, None if function else whole.function),
                    partial,
                ),
                frozenset(i for v in self.cone.loads if loop in v.axes for i in v.axes if i is not None).union(self.splittable)
                - {i for p in over for i in p.bound},
            )
        for network, rest in crossing[0].cuts(loop) if crossing else ():
            loads = tuple(i for i in self.cone.loads if i in read or i in network.values)
            others = tuple(i for i in rest.values if i in self.cone.loads)
            left = max(tuple(sorted(network.kept)), partial or (), key=self.cone.entries)
            yield (
                _Share(loads, Arithmetic(over, function, (network,))),
                _Share(others, Arithmetic(products, None, (rest,)), left),
                network.kept,
            )

    def _crossing(self, loop: Index) -> list[Network]:
        """The networks that sum up an index."""
        return [n for n in self.whole.arithmetic.networks if any(loop in factor for factor in n.factors) and loop not in n.kept]

    def _second(self, rest: _Share, loop: Index) -> float:
        """A kernel that combines partial results; the space's grids do not bind it."""
        if self.space.griddims is not None:
            return 0.0
        kept = {i for t in self.cone.targets for i in t.axes}
        axes = (*(v.axes for v in rest.loads), *(p.bound for p in rest.arithmetic.products))
        free = {i for some in axes for i in some if i is not None}
        best = inf
        for index in (None, *sorted(free - kept - {loop})):
            best = min(best, self.single(rest, index, below=best))
        return best

    def _nbytes(self, partial: Axes | None) -> int:
        return 0 if partial is None else ENTRY_BYTES * self.cone.entries(partial)

    def _read(self, share: _Share) -> int:
        """Bytes of the tensors that a kernel reads, each once."""
        return sum(self.types[v].nbytes for v in {load.value for load in share.loads}) + SPLITS[0] * self._nbytes(share.partial)

    def _apart(self) -> bool:
        """Whether no two indices of the networks have one name here."""
        names = {i for v in (*self.cone.loads, *self.cone.steps) for i in v.axes}
        return all(factor <= names for network in self.whole.arithmetic.networks for factor in network.factors)

    def _padding(self, product: Product, sizes: Sizes) -> Any:
        """How much longer a product becomes at least as its tiles are padded: along the index that it sums over, and along its
        rows and columns, of which neither operand has both, so that they are rows and columns in any order. Its rows may be
        those of a whole batch."""
        if len(product.bound) != 1:
            return 1.0

        def longer(*indices: Index | None) -> Any:
            tile = reduce(mul, (1 if i is None else sizes.tile(i, self.extents[i]) for i in indices), 1)
            return padded(tile) / tile

        *batch, rows, columns = product.axes
        height = np.minimum(longer(rows), longer(*batch, rows))
        return np.minimum(longer(*product.bound) * height * longer(columns), MOST_PADDED)

    def _least(self, share: _Share, sizes: Sizes, written: Any, loops: int = 1, after: Any = 0.0, below: float = inf) -> float:
        """The least of `_each`, with what comes `after` it; infinite if it is not `below`.

        Only sizes are looked at of which few terms are below; of many, first those that they put first.
        """

        def least(places: Any) -> float:
            stored, later = (n[places] if np.ndim(n) else n for n in (written, after))
            return float(np.min(self._each(share, sizes.at(places), stored, loops) + later, initial=inf))

        places = np.flatnonzero(self._fit(share, sizes))
        if below == inf and len(places) <= MANY_SIZES:
            return least(places)
        bound = self._few_terms(share, sizes, written, loops) + after
        places = places[bound[places] < below]
        if len(places) > MANY_SIZES:
            first = np.argpartition(bound[places], FIRST_SIZES)
            below = min(below, least(places[first[:FIRST_SIZES]]))
            rest = places[first[FIRST_SIZES:]]
            return min(below, least(rest[bound[rest] < below]))
        return least(places) if len(places) else inf

    def _few_terms(self, share: _Share, sizes: Sizes, written: Any, loops: int) -> Any:
        """Lower bounds in µs for `_each`."""

        def moved(axes: Iterable[Index | None]) -> Any:
            """How many entries of tiles with such axes all blocks have together, over all iterations."""
            return self._elements(sizes, axes) * sizes.blocks * (sizes.loops if sizes.loop in {*axes} else 1)

        loaded = sum(self.types[load.value].dtype.itemsize * moved(load.axes) for load in share.loads)
        pairs = 0 if self.single_precision else sum(moved((*p.axes, *p.bound)) for p in share.arithmetic.products)
        unique, flops = self._read(share) + written, pair_flops() * pairs
        return few_terms_cost(self.machine, sizes.blocks, sizes.loops * loops, loaded + written, unique, flops)

    def _elements(self, sizes: Sizes, axes: Iterable[Index | None]) -> Any:
        """How many entries a tile with such axes has."""
        return sizes.elements(tuple((i, self.extents[i]) for i in dict.fromkeys(axes) if i is not None))

    def _tiles_made(self, share: _Share) -> list[Axes]:
        """The axes of tiles that operators make at least: they are in registers."""
        function = share.arithmetic.function
        return [
            *(p.axes for p in share.arithmetic.products),
            *([] if function is None else [function.along]),
            *share.arithmetic.squares,
        ]

    def _fit(self, share: _Share, sizes: Sizes) -> Any:
        """In which of `sizes` each tile alone fits a block."""
        most = TILE_REGISTERS * max(self.space.blockdims or DEFAULT_BLOCKDIMS)
        room = max(ENTRY_BYTES * most, self.machine.shared_memory_per_block)
        tiles = [(self.types[load.value].dtype.itemsize, load.axes) for load in share.loads]
        if share.partial is not None:
            tiles.append((ENTRY_BYTES, share.partial))
        fits = np.ones(len(sizes.loops), dtype=np.bool_)
        for itemsize, axes in tiles:
            fits &= itemsize * self._elements(sizes, axes) <= room
        for axes in self._tiles_made(share):
            fits &= self._elements(sizes, axes) <= most
        return fits

    def _each(self, share: _Share, sizes: Sizes, written: Any, loops: int = 1) -> Any:
        """Microseconds for each of `sizes`; infinite where tiles do not fit. Of several loops, all work is in the first one."""
        found = np.full(len(sizes.loops), np.inf)
        places = np.flatnonzero(self._fit(share, sizes))
        if not len(places):
            return found
        if len(places) < len(found):
            sizes, written = sizes.at(places), np.broadcast_to(written, found.shape)[places]
        blockdims = self.space.blockdims or DEFAULT_BLOCKDIMS
        most = TILE_REGISTERS * max(blockdims)
        extents, loop, apart = self.extents, sizes.loop, self._apart()
        function, products, networks = share.arithmetic.function, share.arithmetic.products, share.arithmetic.networks

        def elements(axes: Iterable[Index | None]) -> Any:
            return self._elements(sizes, axes)

        sources = [(self.types[load.value], load.axes) for load in share.loads]
        tiles = [(source.dtype.itemsize, axes, 1, vector_bytes(source), following_rows(source)) for source, axes in sources]
        if share.partial is not None:  # As many as there are at least.
            tiles.append((ENTRY_BYTES, share.partial, SPLITS[0], VECTOR_BYTES, ()))

        @cache
        def entries(indices: frozenset[Index]) -> Any:
            """How many entries all blocks compute together of a value with such indices."""
            whole: Any = sizes.blocks
            for i in sorted(indices):
                whole = whole * (sizes.tile(i, extents[i]) * (sizes.loops if i == loop else 1))
            return whole

        @cache
        def multiplied(indices: frozenset[Index], result: frozenset[Index]) -> Any:
            if not apart:
                return entries(indices)
            return np.where(elements(sorted(result)) <= most, entries(indices), NEVER)

        each = pair_flops()
        blocks, values, tile_rows, tile_entries = sizes.blocks, list[DescribedValue](), list[Any](), list[Any]()

        def add(role: Role, axes: Axes, bound: Axes = (), itemsize: int = ENTRY_BYTES, flops: float = 0.0, **more: Any) -> None:
            variant = loop is not None and loop in (*axes, *bound)
            stage = Stage.VARIANT if variant else Stage.INVARIANT
            values.append(DescribedValue(role, (), len(values), itemsize, stage, flops, **more))
            tile_rows.append([1 if i is None else sizes.tile(i, extents[i]) for i in axes])
            tile_entries.append(elements(axes))

        def times(axes: Axes) -> Any:
            return sizes.loops if loop is not None and loop in axes else 1

        for itemsize, axes, copies, vector, rows in tiles:
            often = None if copies == 1 else copies * times(axes)
            add(Role.LOAD, axes, itemsize=itemsize, times=often, vector=vector, rows=rows)
        for product in products:
            count = entries(product.indices) * self._padding(product, sizes) / blocks
            add(Role.PRODUCT, product.axes, product.bound, flops=each, count=count)
        for network in networks:
            add(Role.PRODUCT, (), flops=each, count=network.least(multiplied) / blocks)
        if function is not None:
            add(Role.POINTWISE, function.along, flops=function.flops)
        held = reduce(np.maximum, (elements(axes) for axes in self._tiles_made(share)), 0)
        kernel = DescribedKernel(
            TileBody(tuple(values), ()),
            TileExtents(tile_rows, tile_entries),
            blocks,
            sizes.loops,
            float(self._read(share)),
            written,
            held,
            relaxed=True,
            multiplies=self.multiplies,
            later=(sizes.loops,) * (loops - 1),
            streamed=written if loops > 1 else 0,
            single=self.single_precision,
        )
        found[places] = kernel_cost(work_of(kernel, min(blockdims)), self.machine)
        return found
