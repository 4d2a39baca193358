"""What whole plans cost, and what pre-defined kernels add to a plan that is not whole."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from mirage_ir.block.copies import copied_inputs, copy_us, returned_cost, returned_values
from mirage_ir.block.joins import in_place, is_concatenation, kept_by_callers
from mirage_ir.block.library import predefined_cost
from mirage_ir.block.rows import PaddedTensor, unpadded
from mirage_ir.ops import VIEWS
from mirage_ir.program import Apply, TensorType
from mirage_ir.search.cone.combining import partial_types
from mirage_ir.search.cone.cone import Value, reached
from mirage_ir.search.cone.instantiate import Instantiator
from mirage_ir.search.plan.frontiers import Frontiers
from mirage_ir.search.plan.libraries import LibraryMatches
from mirage_ir.search.plan.planned import Fused, Library, PlannedKernel, touched
from mirage_ir.search.plan.values import Values, storage
from mirage_ir.search.space import Space
from mirage_ir.target.machines import Machine


class WholePlans:
    """Costs of the plans of one decomposed program."""

    def __init__(self, values: Values, frontiers: Frontiers, space: Space, machine: Machine) -> None:
        self.frontiers, self.space, self.machine = frontiers, space, machine
        self.ways = values.ways
        self._copied_views, self._returned = copied_inputs(values.program, values.types), returned_values(values.program)
        self.types: dict[Value, TensorType] = dict(enumerate(values.types))
        """The types of values for pre-defined kernels."""
        self.stored: dict[Value, TensorType] = {v: storage(v, values.source, type) for v, type in enumerate(values.types)}
        """Their types between graph-defined kernels."""
        self.libraries, self.rest_cost = cache(self._libraries), cache(self._rest_cost)
        self._recosts: dict[Any, float] = {}
        matches = LibraryMatches(values.program, values.types)
        self._matches = matches.ways if space.libraries else lambda _: ()

    def _libraries(self, value: int) -> list[Library]:
        """The operators that compute a value, each as a kernel: the first way first, kernels of libraries last."""
        found: list[Library] = []
        for node in (*self.ways[value], *self._matches(value)):
            free = node.op in VIEWS or is_concatenation(node)  # What a concatenation costs is known of whole plans only.
            cost = self._view(value, node) if free else self._predefined(value, node)
            found.append(Library((value,), frozenset(node.operands), cost, node))
        return found

    def _view(self, value: int, node: Apply) -> float:
        """Microseconds of a view, which is a copy where no strides of an input lead to it."""
        own = value in self._copied_views and node == self.ways[value][0]
        return copy_us(self.types[node.operands[0]], self.machine) if own else 0.0

    def _predefined(self, value: int, node: Apply) -> float:
        """Microseconds of an operator that is a kernel of its own."""
        cost = returned_cost if value in self._returned else predefined_cost
        return cost(node, [self.types[v] for v in node.operands], self.types[value], self.machine)

    def copied(self, kernels: Sequence[PlannedKernel]) -> frozenset[int]:
        """The concatenations of a plan that are not in place, or cannot be in any plan that ends with these kernels.

        A combined result is read through a view (`assemble`).
        """
        joined = {k.targets[0]: k.node for k in kernels if isinstance(k, Library) and is_concatenation(k.node)}
        if not joined:
            return frozenset()
        made = {v for k in kernels if isinstance(k, Fused) and len(k.stages) == 1 for v in k.targets}
        later = {v for node in joined.values() for v in node.operands} - {v for k in kernels for v in k.targets}
        views = {k.targets[0]: k.node.operands[0] for k in kernels if isinstance(k, Library) and k.node.op in VIEWS}
        kept = kept_by_callers(self.frontiers.outputs, views)
        operands = {v: node.operands for v, node in joined.items()}
        return frozenset(joined) - in_place(operands, made | (later - self.frontiers.inputs), kept, self.types.__getitem__)

    def _copied(self, kernels: Sequence[PlannedKernel]) -> float:
        """Microseconds of the concatenations that are not in place."""
        nodes = {k.targets[0]: k.node for k in kernels if isinstance(k, Library)}
        return sum(self._predefined(v, nodes[v]) for v in sorted(self.copied(kernels)))

    def rest(self, needed: frozenset[int]) -> set[int]:
        """Values that are needed and all that they are computed from, by first ways; without inputs."""
        return reached(needed, lambda v: {*self.frontiers.node(v).operands} - self.frontiers.inputs)

    def _rest_cost(self, needed: frozenset[int]) -> float:
        """Microseconds of computing values by pre-defined kernels, from the program's inputs."""
        return sum(self.libraries(v)[0].cost for v in self.rest(needed))

    def completed(self, kernels: Sequence[PlannedKernel], needed: frozenset[int]) -> float:
        """Microseconds of a partial plan with pre-defined kernels for the rest."""
        return self.cost((*kernels, *(self.libraries(v)[0] for v in sorted(self.rest(needed)))))

    def cost(self, kernels: Sequence[PlannedKernel]) -> float:
        """Microseconds of all kernels of a plan: now it is known which values have the types of the source."""
        own: dict[Value, TensorType] = {v: self.types[v] for v in touched(kernels) if self.types[v] != self.stored[v]}
        # A combined result is read through a view (`assemble`).
        combined = (v for k in kernels if isinstance(k, Fused) and len(k.stages) > 1 for v in k.targets if v not in own)
        own |= {v: unpadded(self.stored[v]) for v in combined if isinstance(self.stored[v], PaddedTensor)}
        return sum(self._recosted(k, own) if isinstance(k, Fused) else k.cost for k in kernels) + self._copied(kernels)

    def _recosted(self, kernel: Fused, own: dict[Value, TensorType]) -> float:
        """Microseconds of a kernel whose loads and stores of some values are of other types."""
        if not own.keys() & {*kernel.frontier, *kernel.targets}:
            return kernel.cost
        key = kernel.stages, frozenset((v, type) for v, type in own.items() if v in kernel.frontier or v in kernel.targets)
        if key not in self._recosts:
            types = self.stored | own
            stages = ((s, types | partial_types(s), roles) for s, roles in kernel.stages)
            self._recosts[key] = sum(Instantiator(s, known, self.space, self.machine).cost(roles) for s, known, roles in stages)
        return self._recosts[key]
