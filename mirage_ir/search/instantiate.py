"""Instantiation: grids and loop ranges for a structure, chosen by the cost model.

Every index has a role: whole in each tile, split over one grid dimension, split over the for-loop, or over both. Indices that all
targets have and that no operator binds within a tile may be split over the grid; the loop index may not.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache, reduce
from itertools import permutations, product
from math import prod
from operator import mul
from typing import Any

import numpy as np

from mirage_ir.check import MAX_GRID_RANK
from mirage_ir.liveness import Step, live_sets
from mirage_ir.ops import Kind, operator
from mirage_ir.program import Shape, Stage, TensorType
from mirage_ir.search.cone import Index
from mirage_ir.search.space import Space
from mirage_ir.search.structures import Part, Structure
from mirage_ir.search.tiles import ACCUMULATE, LOAD
from mirage_ir.target.cost import STAGED, Work, kernel_cost, padded, product_flops, segments
from mirage_ir.target.machines import Machine

TILE_EXTENTS = (1, 2, 4, 8, 16, 32, 64, 128)
"""Extents of a tile's dimension that are tried: the divisors nearest to these, and the whole extent."""
SPLITS = (2, 4, 8, 16, 32, 64)
"""Numbers of blocks over which a reduction is split."""
REGISTER_BYTES = 4 * 128
"""Bytes of tiles that one thread can hold without spilling, addresses and operands aside."""
STAGES = 3
"""Copies of a tile that a software pipeline keeps in flight."""
DEFAULT_BLOCKDIMS = (128, 256, 512)


@dataclass(frozen=True, slots=True)
class Roles:
    """Sizes for a structure: the index that each grid dimension splits, and the loop's range."""

    grid: tuple[tuple[Index | None, int], ...]
    loop: int
    threads: int
    """Threads of a block; 0 until the cost model has chosen."""

    def extent(self, index: Index, whole: int, loop_index: Index | None) -> int:
        """The tile's extent along an index."""
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


class Instantiator:
    """Evaluates sizes for one structure; `types` gives those of its loads and targets, by value.

    `combining` marks a kernel that only combines partial results, which the space's grids do not bind.
    """

    def __init__(
        self, structure: Structure, types: Mapping[int, TensorType], space: Space, machine: Machine, combining: bool = False
    ) -> None:
        self.structure = structure
        self.types = types
        self.space = space
        self.machine = machine
        self.griddims = None if combining else space.griddims
        self.franges = None if combining else space.franges
        self.extents = structure.extents
        self.loop_index = structure.loop_index
        common = [frozenset(i for i in t.axes if i is not None) for t in structure.targets]
        free = frozenset.intersection(*common) - structure.reduced
        self.splittable = tuple(dict.fromkeys(i for i in structure.targets[0].axes if i is not None and i in free))
        self._live_at = self._live_sets()

    def _live_sets(self) -> list[tuple[int, ...]]:
        """Which values exist at each operator."""
        parts = self.structure.parts
        steps = [
            Step(() if p.derivation.op == LOAD else p.operands, p.stage, p.derivation.op.startswith(ACCUMULATE)) for p in parts
        ]
        steps += [Step((output,), parts[output].stage, stores=True) for output in self.structure.outputs]

        def in_place(operand: int, step: int) -> bool:
            if step >= len(parts) or parts[step].axes != parts[operand].axes:
                return False
            name, reused = parts[step].derivation.op, parts[operand].derivation.op
            return name != LOAD and not name.startswith(ACCUMULATE) and operator(name).kind is Kind.ELEMENTWISE and reused != LOAD

        return live_sets(steps, in_place)

    # Enumeration of sizes.

    def candidates(self) -> Iterator[Roles]:
        """All sizes of the space for this structure, without regard to memory."""
        loops = self._loops()
        for grid in self._grids():
            parts = prod(g for i, g in grid if i == self.loop_index)
            for loop in loops:
                if self.loop_index is None or self.extents[self.loop_index] % (parts * loop) == 0:
                    yield Roles(grid, loop, 0)

    def _loops(self) -> tuple[int, ...]:
        if self.loop_index is None:
            return (1,) if self.franges is None or 1 in self.franges else ()
        extent = self.extents[self.loop_index]
        if self.structure.split is not None:
            return self.franges or tuple(1 << n for n in range(extent.bit_length()))
        if self.franges is not None:
            return tuple(f for f in self.franges if f > 1 and extent % f == 0)
        return tuple(extent // t for t in tile_extents(extent) if t < extent)

    def _grids(self) -> Iterator[tuple[tuple[Index | None, int], ...]]:
        if self.griddims is not None:
            seen: set[tuple[tuple[Index | None, int], ...]] = set()
            for grid in self.griddims:
                for roles in self._assignments(grid):
                    if roles not in seen:
                        seen.add(roles)
                        yield roles
            return
        indices = self.splittable if self.structure.split is None else (*self.splittable, self.structure.split)
        choices = [[self.extents[i] // t for t in tile_extents(self.extents[i])] for i in self.splittable]
        if self.structure.split is not None:
            choices.append(list(SPLITS))
        for parts in product(*choices):
            grid = [(i, g) for i, g in zip(indices, parts, strict=True) if g > 1]
            if len(grid) <= MAX_GRID_RANK:
                yield tuple(grid) or ((None, 1),)

    def _assignments(self, grid: Shape) -> Iterator[tuple[tuple[Index | None, int], ...]]:
        """Ways to give each dimension of a wanted grid an index to split."""
        wide = [g for g in range(len(grid)) if grid[g] > 1]
        split = self.structure.split
        options = self.splittable if split is None else (*self.splittable, split)
        for chosen in dict.fromkeys((*permutations(options, len(wide)), *product(options, repeat=len(wide)))):
            roles: list[tuple[Index | None, int]] = [(None, 1)] * len(grid)
            for g, index in zip(wide, chosen, strict=True):
                roles[g] = (index, grid[g])
            parts = {i: prod(n for j, n in roles if j == i) for i in options}
            cuts = sum(i == split for i, _ in roles)  # A cut makes a new dimension: there is one.
            if all(self.extents[i] % n == 0 for i, n in parts.items()) and (split is None or cuts == 1):
                yield tuple(roles)

    # Cost.

    def best(self, keep: int) -> list[tuple[float, Roles]]:
        """The cheapest sizes that fit, cheapest first, at most `keep`, with the smallest block whose registers hold the tiles."""
        candidates = list(self.candidates())
        if not candidates:
            return []
        loops = np.array([r.loop for r in candidates])
        tile: dict[Index | None, Any] = {None: 1}
        for index, whole in self.extents.items():
            parts = np.array([prod(g for i, g in r.grid if i == index) for r in candidates])
            tile[index] = whole // parts // (loops if index == self.loop_index else 1)
        blocks = np.array([prod(g for _, g in r.grid) for r in candidates])
        copies = np.array([prod(g for i, g in r.grid if i == self.structure.split) for r in candidates])
        costs, threads = self._costs(tile, loops, blocks, copies)
        order = np.argsort(costs, kind="stable")[:keep]
        chosen = [(float(costs[n]), candidates[n], int(threads[n])) for n in order if np.isfinite(costs[n])]
        return [(cost, Roles(roles.grid, roles.loop, block)) for cost, roles, block in chosen]

    def _costs(self, tile: dict[Index | None, Any], loops: Any, blocks: Any, copies: Any) -> tuple[Any, Any]:
        """Microseconds (infinite where the tiles do not fit) and threads of each candidate; `copies` of the targets are stored."""
        parts = self.structure.parts
        sizes = [reduce(mul, (tile[i] for i in p.axes), np.ones_like(loops)) for p in parts]
        nbytes = [n * (self._source(p).dtype.itemsize if p.derivation.op == LOAD else 4) for p, n in zip(parts, sizes, strict=True)]
        streamed = self._streamed()
        held = self._live([n * (i not in streamed) for i, n in enumerate(nbytes)])
        shared = np.maximum(self._live(nbytes), STAGES * sum(nbytes[i] for i in streamed) + self._staging(tile))
        options = sorted(self.space.blockdims or DEFAULT_BLOCKDIMS)
        threads = np.select([held <= REGISTER_BYTES * t for t in options], options, 0)
        loaded = tensor = vector = exposed = 0
        staged = {o for p in parts if p.derivation.op == "matmul" for o in p.operands}
        for position, (p, n, b) in enumerate(zip(parts, sizes, nbytes, strict=True)):
            name = p.derivation.op
            times = loops if p.stage is Stage.VARIANT or name.startswith(ACCUMULATE) else 1
            if name == LOAD:
                moved = b * segments(tile[(None, *p.axes)[-1]], self._source(p).dtype.itemsize)
                loaded = loaded + times * moved
                if p.stage is not Stage.VARIANT:
                    exposed = exposed + moved * (STAGED if position in staged else 1.0)
            elif name.startswith(ACCUMULATE):
                vector = vector + times * n
            elif operator(name).kind is Kind.CONTRACTION:
                m, k, columns = tile[p.axes[-2]], tile[parts[p.operands[0]].axes[-1]], tile[p.axes[-1]]
                tensor = tensor + times * product_flops(n // (m * columns), m, k, columns)
            else:
                inner = sizes[p.operands[0]] if operator(name).kind is Kind.REDUCTION else n
                vector = vector + times * operator(name).flops * inner
        read = sum(t.nbytes for t in {p.operands[0]: self._source(p) for p in parts if p.derivation.op == LOAD}.values())
        written = copies * sum(self.types[t.value].nbytes for t in self.structure.targets)
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
        fits = (shared <= self.machine.shared_memory_per_block) & (threads > 0)
        return np.where(fits, kernel_cost(work, self.machine), np.inf), threads

    def _streamed(self) -> frozenset[int]:
        """Loads that go from device to shared memory in the background: read in each iteration, by products alone."""
        parts = self.structure.parts
        users: dict[int, list[str]] = {}
        for part in parts:
            if part.derivation.op != LOAD:
                for operand in part.operands:
                    users.setdefault(operand, []).append(part.derivation.op)
        return frozenset(
            n
            for n, p in enumerate(parts)
            if p.derivation.op == LOAD and p.stage is Stage.VARIANT and set(users.get(n, ())) == {"matmul"}
        )

    def _staging(self, tile: dict[Index | None, Any]) -> Any:
        """Bytes of shared memory through which the operands of the largest product go, padded for the tensor cores."""
        parts = self.structure.parts
        largest: Any = 0
        for p in parts:
            if p.derivation.op == "matmul":
                m, k, n = (padded(tile[i]) for i in (p.axes[-2], parts[p.operands[0]].axes[-1], p.axes[-1]))
                largest = np.maximum(largest, 2 * k * (m + n))
        return largest

    def _source(self, load: Part) -> TensorType:
        return self.types[self.structure.loads[load.operands[0]].value]

    def _live(self, sizes: list[Any]) -> Any:
        """Bytes live at once."""
        return reduce(np.maximum, (sum(sizes[i] for i in live) for live in self._live_at))
