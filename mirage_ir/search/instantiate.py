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
from mirage_ir.search.structures import Structure, StructureOp
from mirage_ir.search.tiles import LOAD
from mirage_ir.target.cost import (
    ENTRY_BYTES,
    MOST_THREADS,
    STAGES,
    WARP_GROUP_ROWS,
    Work,
    grouped,
    kernel_cost,
    narrow,
    padded,
    tile_flops,
    unrolled,
)
from mirage_ir.target.machines import HOPPER, Machine

REGISTERS = 224
"""32-bit values of tiles that one thread can hold, addresses and operands aside."""
LEAST_STAGES = 2
"""Copies of a tile that a software pipeline needs at least."""
DEFAULT_BLOCKDIMS = (128, MOST_THREADS)


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

        Tiles with the same axes are counted once.
        """
        parts, every = self.structure.parts, sizes
        rows: dict[Axes, int] = {}
        row = [rows.setdefault(p.axes, len(rows)) for p in parts]
        elements = np.stack([sizes.elements(tuple(self._named(axes))) for axes in rows])

        def tile(index: Index | None) -> Any:
            return 1 if index is None else sizes.tile(index, self.extents[index])

        itemsize = [self._source(p).dtype.itemsize if p.op == LOAD else ENTRY_BYTES for p in parts]
        uses = self._uses()
        fed = frozenset(n for n, p in enumerate(parts) if p.op == LOAD and uses[n] and all(u.op == "matmul" for u in uses[n]))
        # Most sizes do not fit: what is not needed to say so is computed for the others only.
        live = self._live(row, itemsize, {}, elements)
        places = np.flatnonzero(live <= self.machine.shared_memory_per_block)
        costs, blockdims = np.full(len(every.loops), np.inf), np.zeros(len(every.loops), dtype=np.int64)
        if not len(places):
            return costs, blockdims
        if len(places) < len(live):
            sizes, live, elements = every.at(places), live[places], elements[:, places]
        loops, blocks = sizes.loops, sizes.blocks
        free = {n: np.ones(len(loops)) for n in fed} | self._unrolled(tile, uses)
        held = self._live(row, itemsize, free, elements) / ENTRY_BYTES
        options = sorted(self.space.blockdims or DEFAULT_BLOCKDIMS)
        threads = np.select([held <= REGISTERS * t for t in options], options, 0)

        loaded = narrowed = streamed = exposed = staged = shared = needed = 0
        tensor = fragment = once = repeated = products = reductions = others = 0
        rows_of_groups = np.full(len(loops), np.inf)
        for n, p in enumerate(parts):
            variant = p.stage is Stage.VARIANT
            times = loops if variant else 1
            if p.op == LOAD:
                nbytes = itemsize[n] * elements[row[n]]
                loaded = loaded + times * nbytes
                narrowed = narrowed + times * nbytes * narrow(tile((None, *p.axes)[-1]), itemsize[n])
                if variant:
                    streamed = streamed + nbytes
                elif any(u.op == "matmul" for u in uses[n]):
                    staged = staged + nbytes
                else:
                    exposed = exposed + nbytes
                if n in fed:
                    shared = shared + nbytes * (STAGES if variant else 1)
                    needed = needed + nbytes * (LEAST_STAGES if variant else 1)
            elif p.op.startswith(ACCUMULATE):
                repeated = repeated + elements[row[n]]
            elif operator(p.op).kind is Kind.CONTRACTION:
                m, k, columns = tile(p.axes[-2]), tile(parts[p.operands[0]].axes[-1]), tile(p.axes[-1])
                batch = elements[row[n]] // (m * columns)
                flops, together = times * tile_flops(batch, m, k, columns), grouped(batch, m)
                tensor, fragment = tensor + np.where(together, flops, 0), fragment + np.where(together, 0, flops)
                rows_of_groups = np.where(together, np.minimum(rows_of_groups, padded(m)), rows_of_groups)
                products += variant
                needed = needed + self._staging(p, fed, tile)
            else:
                shrinks = operator(p.op).kind is Kind.REDUCTION
                flops = operator(p.op).flops * elements[row[p.operands[0] if shrinks else n]]
                repeated, once = (repeated + flops, once) if variant else (repeated, once + flops)
                if variant and shrinks:
                    reductions = reductions + 1 - free.get(p.operands[0], 0)
                    others = others + free.get(p.operands[0], 0)
                elif variant:
                    others = others + 1
        read = sum(t.nbytes for t in {p.operands[0]: self._source(p) for p in parts if p.op == LOAD}.values())
        copies = 1 if self.structure.split is None else sizes.parts[self.structure.split]
        written = self._written(tile, copies)
        work = Work(
            blocks=blocks,
            iterations=loops,
            loaded_bytes=blocks * loaded + written,
            unique_bytes=read + written,
            tensor_flops=blocks * tensor,
            fragment_flops=blocks * fragment,
            vector_flops=blocks * (loops * repeated + once),
            narrow_bytes=blocks * narrowed,
            threads=np.maximum(threads, 1),
            rows=np.where(np.isfinite(rows_of_groups), rows_of_groups, 0),
            shared_bytes=shared,
            held=held,
            streamed_bytes=streamed,
            exposed_bytes=exposed,
            staged_bytes=staged,
            stored_bytes=written / blocks,
            products=products,
            reductions=reductions,
            others=others,
        )
        needed = np.maximum(live, needed)
        if self.space.top is None:
            # Every program is wanted that is well formed, whatever a lowering adds and registers hold.
            threads = np.where(threads > 0, threads, options[-1])
            needed = live
        fits = (needed <= self.machine.shared_memory_per_block) & (threads > 0)
        costs[places], blockdims[places] = np.where(fits, kernel_cost(work, self.machine), np.inf), threads
        return costs, blockdims

    def _named(self, axes: Axes) -> Iterator[tuple[Index, int]]:
        return ((i, self.extents[i]) for i in axes if i is not None)

    def _uses(self) -> dict[int, list[StructureOp]]:
        """The operators that read each value."""
        uses: dict[int, list[StructureOp]] = {n: [] for n in range(len(self.structure.parts))}
        for part in self.structure.parts:
            for operand in () if part.op == LOAD else part.operands:
                uses[operand].append(part)
        return uses

    def _unrolled(self, tile: Callable[[Index | None], Any], uses: Mapping[int, list[StructureOp]]) -> dict[int, Any]:
        """Loads that a reduction takes entry by entry, and for which sizes it does."""
        found: dict[int, Any] = {}
        for n, part in enumerate(self.structure.parts):
            if part.op == LOAD and len(uses[n]) == 1 and uses[n][0].op != "matmul":
                (reader,) = uses[n]
                gone = [d for d, index in enumerate(part.axes) if index is not None and index not in reader.axes]
                if not reader.op.startswith(ACCUMULATE) and operator(reader.op).kind is Kind.REDUCTION and len(gone) == 1:
                    found[n] = unrolled([tile(i) for i in part.axes], gone[0])
        return found

    def _live(self, row: list[int], itemsize: list[int], free: Mapping[int, Any], elements: Any) -> Any:
        """Most bytes of tiles that live at once, but for those that are `free` (1 where they are)."""
        partly = {n: len(elements) + i for i, n in enumerate(n for n in free if not np.all(free[n]))}
        sets = {tuple(v for v in values if v not in self.structure.accumulated) for values in self.structure.live}
        weights = np.zeros((max(1, len(sets)), len(elements) + len(partly)))
        for place, values in enumerate(sets):
            for n in values:
                if n in partly or n not in free:
                    weights[place, partly.get(n, row[n])] += itemsize[n]
        if partly:
            elements = np.vstack([elements, *(elements[row[n]] * (1 - free[n]) for n in partly)])
        return (weights @ elements).max(axis=0)

    def _written(self, tile: Callable[[Index], Any], copies: Any) -> Any:
        """Bytes stored; partial results are f32, and of the loop index they keep a tile's extent."""
        if self.structure.split is None:
            return sum(self.types[t.value].nbytes for t in self.structure.targets)
        extents = {**self.extents, None: 1, self.structure.split: tile(self.structure.split)}
        return copies * sum(4 * reduce(mul, (extents[i] for i in t.axes), 1) for t in self.structure.targets)

    def _staging(self, product: StructureOp, fed: frozenset[int], tile: Callable[[Index | None], Any]) -> Any:
        """Bytes of shared memory through which a product's computed operands go, padded for the tensor cores.

        A left operand of warp groups stays in registers.
        """
        parts = self.structure.parts
        left, right = product.operands
        m, k, n = (padded(tile(i)) for i in (product.axes[-2], parts[left].axes[-1], product.axes[-1]))
        kept = (m >= WARP_GROUP_ROWS) & (self.machine.capability >= HOPPER)
        return (0 if left in fed else np.where(kept, 0, 2 * m * k)) + (0 if right in fed else 2 * k * n)

    def _source(self, load: StructureOp) -> TensorType:
        return self.types[self.structure.loads[load.operands[0]].value]
