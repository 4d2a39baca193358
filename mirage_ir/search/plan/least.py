"""Lower bounds on what is left of a partial plan: on the kernels of a part, and on all kernels that compute some values.

They grow while the search goes on. The kernels of a part have a rough bound, two sharper ones, and at last the cost of the best
that was found. Whatever is needed in device memory costs launches, bytes and products; and where a value has few operators before
it, at least the last kernel that computes it, whatever that reads.
"""

from __future__ import annotations

import heapq
from functools import cache
from math import inf

from mirage_ir.block.cost import least_cost
from mirage_ir.block.joins import is_concatenation
from mirage_ir.block.library import least_products_cost
from mirage_ir.ops import VIEWS
from mirage_ir.search.cone.arithmetic import least_arithmetic
from mirage_ir.search.cone.bound import cone_bound, rough_bound
from mirage_ir.search.cone.cone import ConeBuilder, reached
from mirage_ir.search.plan.frontiers import Frontiers, KernelPart
from mirage_ir.search.plan.planned import Fused, Library
from mirage_ir.search.plan.values import Values
from mirage_ir.search.plan.whole import WholePlans
from mirage_ir.search.space import Space
from mirage_ir.target.machines import Machine

SHARP = 2
"""How often a bound is sharpened: first it is not asked which of two kernels does what."""
MOST_LOOKED = 8
"""Operators before a value up to which its cheapest kernels are looked at, before others that read it are searched. It bounds time
only."""


class LeastCosts:
    """Lower bounds in µs for the plans of one decomposed program.

    `found` has the kernels of the parts that were searched, cheapest first: all that cost less than `below` says of each, and maybe
    others. `raised` has bounds of sets of values that are higher than those made here.
    """

    def __init__(self, values: Values, frontiers: Frontiers, whole: WholePlans, space: Space, machine: Machine) -> None:
        self.values, self.frontiers, self.whole, self.space, self.machine = values, frontiers, whole, space, machine
        self.inputs = frontiers.inputs
        self.found: dict[KernelPart, list[Fused]] = {}
        self.below: dict[KernelPart, float] = {}
        self.raised: dict[frozenset[int], float] = {}
        self.bounded = 0
        """How often a bound of a part was computed."""
        self._bounds: dict[KernelPart, float] = {}
        self._sharpened: dict[KernelPart, int] = {}
        """How often the bound of a part was sharpened."""
        self._moved: dict[frozenset[int], tuple[float, float]] = {}
        self._launched: dict[tuple[frozenset[int], int], float] = {}
        """Bounds of values that so many kernels compute, by what they move and multiply."""
        self._looked: dict[int, float] = {}
        self.fewest, self.takes_kernels = cache(self._fewest), cache(self._takes_kernels)
        self._is_launched, self._multiplied_between = cache(self._takes_kernel), cache(self._pairs)
        self._cones = ConeBuilder(values.program, values.types, {v: ways[0] for v, ways in values.ways.items()})

    # The kernels of a part.

    def of_kernel(self, kernel: KernelPart | Library) -> float:
        """The kernels of a part, or one that is known."""
        if isinstance(kernel, Library):
            return kernel.cost
        if kernel in self.found:
            return min((k.cost for k in self.found[kernel]), default=self.below[kernel])
        if kernel not in self._bounds:
            self._bounds[kernel] = rough_bound(self.frontiers.cone(kernel), self.whole.stored, self.machine)
        return self._bounds[kernel]

    def is_sharp(self, part: KernelPart) -> bool:
        """Whether no better bound for a part is to be had without a search."""
        return part in self.found or self._sharpened.get(part, 0) == SHARP

    def sharpen(self, part: KernelPart) -> float:
        """A better lower bound for the kernels of a part, which takes more time, until it is sharp."""
        if not self.is_sharp(part):
            self.bounded += 1
            times = self._sharpened[part] = self._sharpened.get(part, 0) + 1
            bound = cone_bound(self.frontiers.cone(part), self.whole.stored, self.space, self.machine, sharp=times == SHARP)
            self._bounds[part] = max(self.of_kernel(part), bound)
        return self.of_kernel(part)

    # All kernels that compute some values.

    def _fewest(self, needed: frozenset[int]) -> int:
        """How many kernels compute values, at least."""
        return -(-sum(self._is_launched(v) for v in needed) // self.space.max_outputs)

    def _takes_kernel(self, value: int) -> bool:
        """Whether a value takes a kernel: no view, and no concatenation, which may be in place."""
        node = self.frontiers.node(value)
        return node.op not in VIEWS and not is_concatenation(node)

    def _views_input(self, value: int) -> bool:
        """Whether a value is an input or a view of one, which nothing has to read."""
        if value in self.inputs:
            return True
        return any(way.op in VIEWS and all(map(self._views_input, way.operands)) for way in self.values.ways[value])

    def _takes_kernels(self, needed: frozenset[int]) -> bool:
        """Whether each value that some are computed from, in any way, and each of these takes a kernel."""
        every = self.values.ways
        reads = reached(needed - self.inputs, lambda v: (o for way in every[v] for o in way.operands if o not in self.inputs))
        return not any(way.op in VIEWS or is_concatenation(way) for v in reads for way in every[v])

    def of(self, needed: frozenset[int]) -> float:
        """The kernels that compute values from the program's inputs."""
        return self.of_launches(needed, self.fewest(needed))

    def before(self, frontier: frozenset[int]) -> float:
        """The kernels that compute the frontier of a part."""
        return self.of(frontier - self.inputs)

    def of_launches(self, needed: frozenset[int], kernels: int) -> float:
        """`kernels` launches that compute `needed` from the program's inputs.

        All inputs are read but those of which a value is a view, the values are written, and products are multiplied once. None
        costs less than a value that was looked at.
        """
        least = self._launched.get((needed, kernels))
        if least is None:
            least = self._launched[needed, kernels] = self._least_of_launches(needed, kernels)
        return max(least, self.raised.get(needed, 0.0), *(self._looked.get(v, 0.0) for v in needed))

    def _least_of_launches(self, needed: frozenset[int], kernels: int) -> float:
        if needed not in self._moved:
            made = frozenset(v for v in needed if not self._views_input(v))
            below = frozenset[int]().union(*map(self.frontiers.below, made))
            types, stored = self.whole.types, self.whole.stored
            written = (v for v in needed if self._is_launched(v) and not any(way.op in VIEWS for way in self.values.ways[v]))
            read = sum(types[v].nbytes for v in below & self.inputs)
            moved = read + sum(min(types[v].nbytes, stored[v].nbytes) for v in written)
            self._moved[needed] = moved, self._multiplied(made, below)
        nbytes, pairs = self._moved[needed]
        least = least_cost(self.machine, kernels, nbytes, pairs)
        return min(least, least_products_cost(self.machine, kernels, nbytes, pairs)) if pairs else least

    def look(self, value: int) -> None:
        """Bounds the kernels that compute a value: the last of them, whatever it reads, and the least that comes before it."""
        if value in self._looked or len(self.frontiers.below(value) - self.inputs) > MOST_LOOKED:
            return
        least = min((way.cost + self.before(way.frontier) for way in self.whole.libraries(value)), default=inf)
        parts = [part for alone in (True, False) for part in self.frontiers.parts((value,), alone)]
        ahead = [(self.of_kernel(part) + self.before(part.frontier), n) for n, part in enumerate(parts)]
        heapq.heapify(ahead)
        while ahead and ahead[0][0] < least:
            part = parts[ahead[0][1]]
            if self.is_sharp(part):
                least = ahead[0][0]
            else:
                heapq.heapreplace(ahead, (self.sharpen(part) + self.before(part.frontier), ahead[0][1]))
        self._looked[value] = least

    def _multiplied(self, needed: frozenset[int], below: frozenset[int]) -> float:
        """Pairs of entries that computing values from the program's inputs multiplies and adds, at least."""
        barriers = frozenset(v for v in needed | below if self.frontiers.barrier(v))
        read = (v for b in barriers - self.inputs for v in self.frontiers.node(b).operands)
        return self._multiplied_between(tuple(sorted({*needed, *read} - barriers)), barriers)

    def _pairs(self, targets: tuple[int, ...], barriers: frozenset[int]) -> float:
        """The same of all that leads from `barriers` to `targets`."""
        if not targets:
            return 0.0
        cone = self._cones.build(targets, barriers)
        arithmetic = least_arithmetic(cone)
        entries = (cone.entries((*p.axes, *p.bound)) for p in arithmetic.products)
        networks = (n.least(lambda s, _: float(cone.entries(tuple(s)))) for n in arithmetic.networks)
        return sum(entries) + sum(networks)
