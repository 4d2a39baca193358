"""Instantiation: grids and loop ranges for a structure, chosen by the cost model.

Indices that all targets have and that no operator binds within a tile may be split over the grid.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property, lru_cache, reduce
from math import inf
from operator import mul
from typing import Any

import numpy as np

from mirage_ir.block.description import (
    ENTRY_BYTES,
    MOST_BODIES,
    DescribedKernel,
    DescribedValue,
    Role,
    TileBody,
    TileExtents,
)
from mirage_ir.block.fit import held, most_bytes, staging, threads_for
from mirage_ir.block.kernels import ROLES
from mirage_ir.block.rows import following_rows, vector_bytes
from mirage_ir.block.single import MOST_PART_REGISTERS, part_registers
from mirage_ir.block.work import work_of
from mirage_ir.ops import Kind
from mirage_ir.program import AccumulatorKind, DType, Shape
from mirage_ir.search.cone.cone import Index, ValueTypes
from mirage_ir.search.cone.sizes import Roles, Sizes, sizes_of
from mirage_ir.search.cone.steps import LoadTile
from mirage_ir.search.cone.structures import Structure
from mirage_ir.search.space import CONCAT, LoopAccumulator, Space
from mirage_ir.target.cost import MOST_THREADS, kernel_cost
from mirage_ir.target.machines import Machine

DEFAULT_BLOCKDIMS = (128, MOST_THREADS)


class Instantiator:
    """Evaluates sizes for one structure; `types` gives the types of its loads and targets, by value.

    `combining` marks a kernel that only combines partial results, which the space's grids do not bind.
    """

    def __init__(
        self,
        structure: Structure,
        types: ValueTypes,
        space: Space,
        machine: Machine,
        combining: bool = False,
        extents: Mapping[Index, int] | None = None,
    ) -> None:
        self.structure, self.types, self.combining = structure, types, combining
        self.space, self.machine = space, machine
        self.extents = structure.extents if extents is None else extents
        self.loop_index = structure.loop_index
        self.tried = 0
        """Sizes whose cost was estimated."""

    # Cost.

    def best(
        self,
        keep: int | None,
        bounds: Callable[[Sizes], Any] | None = None,
        below: float = inf,
        groups: Callable[[Sizes], Any] | None = None,
        most: float = inf,
    ) -> list[tuple[float, Roles]]:
        """The cheapest sizes that fit, cheapest first, at most `keep`, with the smallest block whose registers hold the tiles.

        `bounds` gives the least cost of each size. Sizes whose least cost is `below` or more are left out, and those that cost
        `most` or more. `groups` gives each size the number of a group: then as many are kept of each group.
        """
        sizes = every = self._sizes()
        places = np.arange(len(every.roles))
        if bounds is not None and below < inf:
            places = np.flatnonzero(bounds(every) < below)
            sizes = every.at(places)
        self.tried = len(places)
        if not self.tried:
            return []
        costs, threads = self._costs(sizes)
        order = np.argsort(costs, kind="stable")
        order = order[:keep] if groups is None or keep is None else order[_firsts(groups(sizes)[order], keep)]
        chosen = [(float(costs[n]), every.roles[int(places[n])], int(threads[n])) for n in order if costs[n] < most]
        return [(cost, replace(roles, threads=block)) for cost, roles, block in chosen]

    def cost(self, roles: Roles) -> float:
        """Microseconds in one size, with the threads that it has."""
        sizes = Sizes.of(roles, self.loop_index)
        tiles = self._tiles(sizes, self._elements(sizes))
        kernel = self._kernel(sizes, tiles, held(self._body, tiles.rounded))
        return float(kernel_cost(work_of(kernel, roles.threads), self.machine)[0])

    def _sizes(self) -> Sizes:
        """The grids and loop ranges that the space allows for this structure."""
        common = [frozenset(i for i in t.axes if i is not None) for t in self.structure.targets]
        free = frozenset.intersection(*common) - self.structure.reduced - {self.structure.split, self.loop_index}
        indices = dict.fromkeys(i for i in self.structure.targets[0].axes if i is not None and i in free)
        mapped = not self.combining and (self.space.imaps, self.space.omaps) != (None, None)
        sizes = sizes_of(
            tuple((i, self.extents[i]) for i in indices),
            None if self.loop_index is None else (self.loop_index, self.extents[self.loop_index]),
            self.structure.split is not None,
            None if self.combining else self.space.griddims,
            None if self.combining else self.space.franges,
            mapped,
            self.structure.divided,
        )
        return sizes.where([self._maps_allowed(roles) for roles in sizes.roles]) if mapped else sizes

    def _maps_allowed(self, roles: Roles) -> bool:
        """Whether the space has the maps of all loads and stores."""
        loads = (p.axes for p in self.structure.parts if isinstance(p.step, LoadTile))
        stores = (t.axes for t in self.structure.targets)
        return all(self.space.allows_maps("imap", roles.map(axes)) for axes in loads) and all(
            self.space.allows_maps("omap", roles.map(axes, self.structure.split)) for axes in stores
        )

    def _costs(self, sizes: Sizes) -> tuple[Any, Any]:
        """Microseconds (infinite where the tiles do not fit) and threads of each of `sizes`."""
        room, every = self.machine.shared_memory_per_block, len(sizes.loops)
        costs, blockdims = np.full(every, np.inf), np.zeros(every, dtype=np.int64)
        elements = self._elements(sizes)
        # Most sizes do not fit: only the others need more than their bytes.
        live = most_bytes(self._body, elements)
        places = np.flatnonzero(live <= room)
        if not len(places):
            return costs, blockdims
        if len(places) < every:
            sizes, live, elements = sizes.at(places), live[places], elements[:, places]
        tiles = self._tiles(sizes, elements)
        values = held(self._body, tiles, live)
        options = self.space.blockdims or DEFAULT_BLOCKDIMS
        fit = threads_for(values, options)
        whole = tiles.rounded
        if np.any(whole.elements > tiles.elements):  # More registers, but whether tiles fit is asked of their own entries.
            values = held(self._body, whole)
        threads = np.where(fit > 0, np.maximum(fit, threads_for(values, options)), 0)
        needed = np.maximum(live, staging(self._body, whole, self.machine, self._single))
        if self.space.top is None:
            # Every program is wanted that is well formed, whatever a lowering adds and registers hold.
            threads = np.where(threads > 0, threads, max(options))
            needed = live
        fits = (needed <= room) & (threads > 0)
        if self._single and self.space.top is not None:
            fits &= part_registers(self._body, tiles, sizes.loops, threads) <= MOST_PART_REGISTERS
        work = work_of(self._kernel(sizes, tiles, values), np.maximum(threads, 1))
        costs[places], blockdims[places] = np.where(fits, kernel_cost(work, self.machine), np.inf), threads
        return costs, blockdims

    def _elements(self, sizes: Sizes) -> Any:
        """The entries of each tile shape."""
        return np.stack(
            [sizes.elements(tuple((i, self.extents[i]) for i in axes if i is not None)) for axes in self.structure.shapes]
        )

    def _tiles(self, sizes: Sizes, elements: Any) -> TileExtents:
        return TileExtents(
            [[1 if i is None else sizes.tile(i, self.extents[i]) for i in axes] for axes in self.structure.shapes], elements
        )

    def _kernel(self, sizes: Sizes, tiles: TileExtents, values: Any) -> DescribedKernel:
        later = (sizes.loops,) * (self.structure.loops - 1)
        more: dict[str, Any] = {"later": later, "again": self._again, "streamed": self._streamed} if later else {}
        return DescribedKernel(
            self._body, tiles, sizes.blocks, sizes.loops, self._read, self._written(sizes), values, single=self._single, **more
        )

    @cached_property
    def _single(self) -> bool:
        """Whether all tensors that a block loads are f32."""
        loaded = (self.structure.loads[p.step.load].value for p in self.structure.parts if isinstance(p.step, LoadTile))
        return all(self.types[value].dtype is DType.f32 for value in loaded)

    @cached_property
    def _body(self) -> TileBody:
        """The structure as the description of a block."""
        sources = (self.types[load.value] for load in self.structure.loads)
        return _body(self.structure, tuple((s.dtype.itemsize, vector_bytes(s), following_rows(s)) for s in sources))

    @property
    def _read(self) -> int:
        """Bytes of the tensors that are loaded, each once, under however many index tuples."""
        sources = {self.structure.loads[p.step.load].value for p in self.structure.parts if isinstance(p.step, LoadTile)}
        return sum(self.types[v].nbytes for v in sources)

    @property
    def _again(self) -> int:
        """Bytes of the tensors that a later loop loads once more, for each further loop."""
        loads = {(self.structure.loads[p.step.load].value, p.stage) for p in self.structure.parts if isinstance(p.step, LoadTile)}
        varying = [v for v, stage in loads if stage.varies]
        return sum(self.types[v].nbytes for v in varying) - sum(self.types[v].nbytes for v in set(varying))

    @property
    def _streamed(self) -> int:
        """Bytes of the targets that a loop stores part by part."""
        targets = zip(self.structure.targets, self.structure.outputs, strict=True)
        return sum(self.types[t.value].nbytes for t, n in targets if self.structure.parts[n].step == CONCAT)

    def _written(self, sizes: Sizes) -> Any:
        """Bytes stored; partial results are f32, and of the loop index they keep a tile's extent."""
        split = self.structure.split
        if split is None:
            return sum(self.types[t.value].nbytes for t in self.structure.targets)
        extents = {**self.extents, None: 1, split: sizes.tile(split, self.extents[split])}
        entries = sum(reduce(mul, (extents[i] for i in t.axes), 1) for t in self.structure.targets)
        return sizes.parts[split] * ENTRY_BYTES * entries


def _firsts(groups: Any, keep: int) -> Any:
    """The positions of the first `keep` members of each group, in order."""
    return np.sort(np.concatenate([np.flatnonzero(groups == group)[:keep] for group in np.unique(groups)]))


@lru_cache(maxsize=MOST_BODIES)
def _body(structure: Structure, loaded: tuple[tuple[int, int, Shape], ...]) -> TileBody:
    """A structure as the description of a block; of each tensor that it loads, the bytes of an entry and those loaded at once,
    and its shape if its rows follow each other."""
    values: list[DescribedValue] = []
    place: list[int] = []
    for part in structure.parts:
        shape, step = structure.shapes[part.axes], part.step
        inner = tuple(place[o] for o in part.operands)
        place.append(inner[0] if step == CONCAT else len(values))  # Each iteration stores its own part.
        if isinstance(step, LoadTile):
            itemsize, vector, rows = loaded[step.load]
            values.append(DescribedValue(Role.LOAD, (), shape, itemsize, part.stage, vector=vector, rows=rows))
        elif step == CONCAT:
            pass
        elif isinstance(step, LoopAccumulator):
            role = Role.SUM if step.kind is AccumulatorKind.SUM else Role.COLLECT
            values.append(DescribedValue(role, inner, shape, ENTRY_BYTES, part.stage, 1.0))
        else:
            row = step.row
            kept = row.kind is Kind.LAYOUT  # Entries as they are; computed values are f32.
            itemsize = max(values[o].itemsize for o in inner) if kept else ENTRY_BYTES
            dim = dict(step.attrs)["dim"] if row.kind is Kind.REDUCTION else None
            assert dim is None or isinstance(dim, int)
            values.append(DescribedValue(ROLES[row.kind], inner, shape, itemsize, part.stage, row.flops, dim))
    short = (None, structure.split)  # Of an index that blocks split, a partial result has a tile's entries alone.
    stored = (tuple(1 if i in short else structure.extents[i] for i in structure.parts[n].axes) for n in structure.outputs)
    return TileBody(tuple(values), tuple(place[n] for n in structure.outputs), tuple(stored))
