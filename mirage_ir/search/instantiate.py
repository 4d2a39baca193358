"""Instantiation: grids and loop ranges for a structure, chosen by the cost model.

Indices that all targets have and that no operator binds within a tile may be split over the grid.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import mul
from typing import Any

import numpy as np

from mirage_ir.liveness import Step, live_sets
from mirage_ir.ops import Kind, operator
from mirage_ir.program import Stage, TensorType
from mirage_ir.search.cone import Index
from mirage_ir.search.sizes import Roles, Sizes, sizes_of
from mirage_ir.search.space import Space
from mirage_ir.search.structures import Part, Structure
from mirage_ir.search.tiles import ACCUMULATE, LOAD
from mirage_ir.target.cost import STAGED, Work, kernel_cost, padded, product_flops, segments
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
        self, structure: Structure, types: Mapping[int, TensorType], space: Space, machine: Machine, combining: bool = False
    ) -> None:
        self.structure = structure
        self.types = types
        self.space = space
        self.machine = machine
        self.combining = combining
        self.extents = structure.extents
        self.loop_index = structure.loop_index
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

    # Cost.

    def best(self, keep: int) -> list[tuple[float, Roles]]:
        """The cheapest sizes that fit, cheapest first, at most `keep`, with the smallest block whose registers hold the tiles."""
        sizes = self._sizes()
        if not sizes.roles:
            return []
        tile: dict[Index | None, Any] = {None: 1}
        for index, whole in self.extents.items():
            tile[index] = whole // sizes.parts.get(index, 1) // (sizes.loops if index == self.loop_index else 1)
        copies = 1 if self.structure.split is None else sizes.parts[self.structure.split]
        costs, threads = self._costs(tile, sizes.loops, sizes.blocks, copies)
        order = np.argsort(costs, kind="stable")[:keep]
        chosen = [(float(costs[n]), sizes.roles[n], int(threads[n])) for n in order if np.isfinite(costs[n])]
        return [(cost, Roles(roles.grid, roles.loop, block)) for cost, roles, block in chosen]

    def _sizes(self) -> Sizes:
        """The grids and loop ranges that the space allows for this structure."""
        common = [frozenset(i for i in t.axes if i is not None) for t in self.structure.targets]
        free = frozenset.intersection(*common) - self.structure.reduced
        indices = dict.fromkeys(i for i in self.structure.targets[0].axes if i is not None and i in free)
        return sizes_of(
            tuple((i, self.extents[i]) for i in indices),
            None if self.loop_index is None else (self.loop_index, self.extents[self.loop_index]),
            self.structure.split is not None,
            None if self.combining else self.space.griddims,
            None if self.combining else self.space.franges,
        )

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
