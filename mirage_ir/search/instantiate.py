"""Instantiation: grids and loop ranges for a structure, chosen by the cost model.

Indices that all targets have and that no operator binds within a tile may be split over the grid.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import reduce
from operator import mul
from typing import Any

import numpy as np

from mirage_ir.ops import Kind, operator
from mirage_ir.program import Stage, TensorType
from mirage_ir.search.cone import Axes, Index
from mirage_ir.search.sizes import Roles, Sizes, sizes_of
from mirage_ir.search.space import ACCUMULATE, Space
from mirage_ir.search.structures import Part, Structure
from mirage_ir.search.tiles import LOAD
from mirage_ir.target.cost import STAGED, Work, kernel_cost, padded, segments, tile_flops
from mirage_ir.target.machines import Machine

REGISTER_BYTES = 4 * 128
"""Bytes of tiles that one thread can hold without spilling, addresses and operands aside."""
STAGES = 3
"""Copies of a tile that a software pipeline keeps in flight."""
DEFAULT_BLOCKDIMS = (128, 256, 512)


class Instantiator:
    """Evaluates sizes for one structure; `types` gives those of its loads and targets, by value.

    `combining` marks a kernel that only combines partial results, which the space's grids do not bind.
    """

    def __init__(
        self,
        structure: Structure,
        types: Mapping[int, TensorType],
        space: Space,
        machine: Machine,
        combining: bool = False,
        extents: Mapping[Index, int] | None = None,
    ) -> None:
        self.structure = structure
        self.types = types
        self.space = space
        self.machine = machine
        self.combining = combining
        self.extents = structure.extents if extents is None else extents
        self.loop_index = structure.loop_index
        self.tried = 0
        """Sizes whose cost was estimated."""

    # Cost.

    def best(self, keep: int | None) -> list[tuple[float, Roles]]:
        """The cheapest sizes that fit, cheapest first, at most `keep`, with the smallest block whose registers hold the tiles."""
        sizes = self._sizes()
        self.tried = len(sizes.roles)
        if not sizes.roles:
            return []
        costs, threads = self._costs(sizes)
        order = np.argsort(costs, kind="stable")[:keep]
        chosen = [(float(costs[n]), sizes.roles[n], int(threads[n])) for n in order if np.isfinite(costs[n])]
        return [(cost, Roles(roles.grid, roles.loop, block)) for cost, roles, block in chosen]

    def _sizes(self) -> Sizes:
        """The grids and loop ranges that the space allows for this structure."""
        common = [frozenset(i for i in t.axes if i is not None) for t in self.structure.targets]
        free = frozenset.intersection(*common) - self.structure.reduced - {self.structure.split}
        indices = dict.fromkeys(i for i in self.structure.targets[0].axes if i is not None and i in free)
        mapped = not self.combining and (self.space.imaps, self.space.omaps) != (None, None)
        sizes = sizes_of(
            tuple((i, self.extents[i]) for i in indices),
            None if self.loop_index is None else (self.loop_index, self.extents[self.loop_index]),
            self.structure.split is not None,
            None if self.combining else self.space.griddims,
            None if self.combining else self.space.franges,
            mapped,
        )
        return sizes.where([self._maps_allowed(roles) for roles in sizes.roles]) if mapped else sizes

    def _maps_allowed(self, roles: Roles) -> bool:
        """Whether the space has the maps of all loads and stores."""
        loads = (p.axes for p in self.structure.parts if p.op == LOAD)
        stores = (t.axes for t in self.structure.targets)
        return all(self.space.allows_maps("imap", roles.map(axes)) for axes in loads) and all(
            self.space.allows_maps("omap", roles.map(axes, self.structure.split)) for axes in stores
        )

    def _costs(self, sizes: Sizes) -> tuple[Any, Any]:
        """Microseconds (infinite where the tiles do not fit) and threads of each of `sizes`.

        What depends on tiles is linear in the elements of the distinct tiles: a row of coefficients times a matrix of elements.
        """
        parts, loops, blocks = self.structure.parts, sizes.loops, sizes.blocks
        rows: dict[Axes, int] = {}
        row = [rows.setdefault(p.axes, len(rows)) for p in parts]
        elements = np.stack([sizes.elements(tuple(self._named(axes))) for axes in rows])

        def tile(index: Index | None) -> Any:
            return 1 if index is None else sizes.tile(index, self.extents[index])

        def total(coefficients: Any) -> Any:
            return coefficients @ elements

        itemsize = [self._source(p).dtype.itemsize if p.op == LOAD else 4 for p in parts]
        streamed = self._streamed()
        in_flight, once, repeated = np.zeros((3, len(rows)))
        for n in streamed:
            in_flight[row[n]] += STAGES * itemsize[n]
        live, held = self._live_rows(row, itemsize, streamed, len(rows))
        shared = np.maximum(total(live).max(axis=0), total(in_flight) + self._staging(tile))
        options = sorted(self.space.blockdims or DEFAULT_BLOCKDIMS)
        threads = np.select([total(held).max(axis=0) <= REGISTER_BYTES * t for t in options], options, 0)
        loaded = tensor = exposed = 0
        staged = {o for p in parts if p.op == "matmul" for o in p.operands}
        for n, p in enumerate(parts):
            variant = p.stage is Stage.VARIANT or p.op.startswith(ACCUMULATE)
            if p.op == LOAD:
                moved = itemsize[n] * elements[row[n]] * segments(tile((None, *p.axes)[-1]), itemsize[n])
                loaded = loaded + (loops if variant else 1) * moved
                if not variant:
                    exposed = exposed + moved * (STAGED if n in staged else 1.0)
            elif p.op.startswith(ACCUMULATE):
                repeated[row[n]] += 1
            elif operator(p.op).kind is Kind.CONTRACTION:
                m, k, columns = tile(p.axes[-2]), tile(parts[p.operands[0]].axes[-1]), tile(p.axes[-1])
                tensor = tensor + (loops if variant else 1) * tile_flops(elements[row[n]] // (m * columns), m, k, columns)
            else:
                inner = p.operands[0] if operator(p.op).kind is Kind.REDUCTION else n
                (repeated if variant else once)[row[inner]] += operator(p.op).flops
        vector = loops * total(repeated) + total(once)
        read = sum(t.nbytes for t in {p.operands[0]: self._source(p) for p in parts if p.op == LOAD}.values())
        copies = 1 if self.structure.split is None else sizes.parts[self.structure.split]
        written = self._written(tile, copies)
        work = Work(
            blocks,
            loops,
            blocks * loaded + written,
            read + written,
            blocks * tensor,
            blocks * vector,
            shared,
            np.maximum(threads, 1),
            exposed,
        )
        if self.space.top is None:
            # Every program is wanted that is well formed, whatever a lowering adds and registers hold.
            threads = np.where(threads > 0, threads, options[-1])
            shared = total(live).max(axis=0)
        fits = (shared <= self.machine.shared_memory_per_block) & (threads > 0)
        return np.where(fits, kernel_cost(work, self.machine), np.inf), threads

    def _named(self, axes: Axes) -> Iterator[tuple[Index, int]]:
        return ((i, self.extents[i]) for i in axes if i is not None)

    def _live_rows(self, row: list[int], itemsize: list[int], streamed: frozenset[int], width: int) -> tuple[Any, Any]:
        """Bytes for each element of the distinct tiles that live at once: at each operator, and without those that are streamed."""
        live: set[tuple[int, ...]] = set()
        held: set[tuple[int, ...]] = set()
        for values in self.structure.live:
            every, kept = [0] * width, [0] * width
            for n in values:
                every[row[n]] += itemsize[n]
                if n not in streamed:
                    kept[row[n]] += itemsize[n]
            live.add(tuple(every))
            held.add(tuple(kept))
        return np.array(sorted(live)), np.array(sorted(held))

    def _written(self, tile: Callable[[Index], Any], copies: Any) -> Any:
        """Bytes stored; partial results are f32, and of the loop index they keep a tile's extent."""
        if self.structure.split is None:
            return sum(self.types[t.value].nbytes for t in self.structure.targets)
        extents = {**self.extents, None: 1, self.structure.split: tile(self.structure.split)}
        return copies * sum(4 * reduce(mul, (extents[i] for i in t.axes), 1) for t in self.structure.targets)

    def _streamed(self) -> frozenset[int]:
        """Loads that go from device to shared memory in the background: read in each iteration, by products alone."""
        parts = self.structure.parts
        users: dict[int, list[str]] = {}
        for part in parts:
            if part.op != LOAD:
                for operand in part.operands:
                    users.setdefault(operand, []).append(part.op)
        return frozenset(
            n for n, p in enumerate(parts) if p.op == LOAD and p.stage is Stage.VARIANT and set(users.get(n, ())) == {"matmul"}
        )

    def _staging(self, tile: Callable[[Index | None], Any]) -> Any:
        """Bytes of shared memory through which the operands of the largest product go, padded for the tensor cores."""
        parts = self.structure.parts
        products = {(p.axes[-2], parts[p.operands[0]].axes[-1], p.axes[-1]) for p in parts if p.op == "matmul"}
        largest: Any = 0
        for product in sorted(products, key=str):
            m, k, n = (padded(tile(i)) for i in product)
            largest = np.maximum(largest, 2 * k * (m + n))
        return largest

    def _source(self, load: Part) -> TensorType:
        return self.types[self.structure.loads[load.operands[0]].value]
