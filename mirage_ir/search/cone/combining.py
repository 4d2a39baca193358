"""Kernels that combine the partial results of split reductions.

Splits of one cone often leave the same partial results behind, and need the same kernels then. Only the cheapest is wanted, so a
block graph is looked at only in sizes whose bound is below what is known, as `bound.py` bounds any kernel.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from math import inf
from typing import Any, TypeAlias

from mirage_ir.block.rows import between_kernels
from mirage_ir.program import DType, TensorType
from mirage_ir.search.cone.bound import LoopBounds, kernel_bounds
from mirage_ir.search.cone.cone import Cone, Index, Value, ValueTypes
from mirage_ir.search.cone.instantiate import Instantiator
from mirage_ir.search.cone.sizes import Roles, Sizes
from mirage_ir.search.cone.split import PARTS, REST, Split
from mirage_ir.search.cone.structures import Structure
from mirage_ir.search.space import Space
from mirage_ir.target.machines import Machine

ROUNDING = 1e-9
"""Part of a cost by which its bound may be higher: kernels of which nothing but bytes counts cost their bound, to rounding."""
CostedStructure: TypeAlias = tuple[float, Structure, Roles]
"""Estimated microseconds of a block graph in a size."""
_Bounds: TypeAlias = Callable[[Sizes], Any]


def partial_types(reader: Cone | Structure) -> dict[Value, TensorType]:
    """The types of the partial results that a cone or a structure reads."""
    partial = (load for load in reader.loads if PARTS in load.axes)
    shapes = {p.value: tuple(1 if i is None else reader.extents[i] for i in p.axes) for p in partial}
    return {value: between_kernels(TensorType(shape, DType.f32)) for value, shape in shapes.items()}


class Combiner:
    """The kernels that combine partial results, for the splits of one cone.

    `structures` gives the block graphs of a cone and loop index, `sized` the cheapest sizes of an instantiator (how many, with
    which bounds, below which cost): both count the effort, and raise `TimeUp`.
    """

    def __init__(
        self,
        types: ValueTypes,
        space: Space,
        machine: Machine,
        structures: Callable[[Cone, Index | None], list[Structure]],
        sized: Callable[[Instantiator, int | None, _Bounds | None, float], list[tuple[float, Roles]]],
    ) -> None:
        self.types, self.space, self.machine = types, space, machine
        self._structures, self._sized = structures, sized
        self._bounds: dict[Any, list[LoopBounds]] = {}
        self._known: dict[Any, list[Structure]] = {}
        self._found: dict[Any, tuple[float, list[CostedStructure]]] = {}

    def kernels(self, split: Split, parts: int, rest: int, below: float) -> list[CostedStructure]:
        """Kernels that combine `parts` partial results, each with a tile of extent `rest` of the loop's index: the cheapest, if it
        costs less than `below` µs, or all when all programs are wanted.

        Before: p[g,a,b], the sums or maxima of each part g. After: Σ_g p[g,a,b] or max_g p[g,a,b], and all that followed the loop.
        """
        kept = any(REST in load.axes for load in split.combining.loads)
        if rest == 1 and kept:
            return []  # A dimension of extent 1 has no index: the same as a structure that sums its tiles.
        partials = (split.producing.loads, split.producing.split, split.partials)
        key = (partials, parts, rest if kept else 1)
        known, found = self._found.get(key, (-inf, []))
        if not found and known < below:
            cone = replace(split.combining, extents={**split.combining.extents, PARTS: parts, REST: rest})
            types = {**self.types, **partial_types(cone)}
            if self.space.kept is None:
                found = self._every(partials, split, cone, types)
            else:
                found = self._cheapest(partials, key, split, cone, types, below)
            self._found[key] = below, found
        return found

    def _every(self, partials: Any, split: Split, cone: Cone, types: ValueTypes) -> list[CostedStructure]:
        """The cheapest size of each block graph, and every size that the space names."""
        found: list[CostedStructure] = []
        for structure in (
            s for n in range(len(split.combining.loops(self.space.reload))) for s in self._graphs(partials, split, n)
        ):
            sizes = self._sized(self._free(structure, types, cone.extents), None, None, inf)
            if self.space.griddims is not None or self.space.franges is not None:
                named = Instantiator(structure, types, self.space, self.machine, extents=cone.extents)
                sizes = list(dict.fromkeys([*sizes[:1], *self._sized(named, None, None, inf)]))
            found += [(cost, replace(structure, extents=cone.extents), roles) for cost, roles in sizes]
        return sorted(found, key=lambda item: item[0])

    def _cheapest(
        self, partials: Any, key: Any, split: Split, cone: Cone, types: ValueTypes, below: float
    ) -> list[CostedStructure]:
        """The cheapest kernel, the first of several, if it costs less than `below` µs."""
        if key not in self._bounds:
            self._bounds[key] = kernel_bounds(cone, types, self.space, self.machine)
        best: list[CostedStructure] = []
        # Parts that are as many as another bound index has entries may share its name in `cone`: a loop that the graphs lack.
        for loop in range(min(len(self._bounds[key]), len(split.combining.loops(self.space.reload)))):
            bounds = self._bounds[key][loop]
            if bounds.single() >= below * (1 + ROUNDING):
                continue
            for structure in self._graphs(partials, split, loop):
                free = self._free(structure, types, cone.extents)
                for cost, roles in self._sized(free, 1, bounds.each, below * (1 + ROUNDING)):
                    if cost < below:
                        best, below = [(cost, replace(structure, extents=cone.extents), roles)], cost
        return best

    def _free(self, structure: Structure, types: ValueTypes, extents: Mapping[Index, int]) -> Instantiator:
        """Sizes that the space's grids and loop ranges do not bind."""
        return Instantiator(structure, types, self.space, self.machine, combining=True, extents=extents)

    def _graphs(self, partials: Any, split: Split, loop: int) -> list[Structure]:
        """The block graphs with one of the loops of the combining cone."""
        if (partials, loop) not in self._known:
            self._known[partials, loop] = self._structures(*split.combining.loops(self.space.reload)[loop])
        return self._known[partials, loop]
