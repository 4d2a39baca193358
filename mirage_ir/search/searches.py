"""The searches of one run: which cones were searched, what was found, and whether there may be more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mirage_ir.program import TensorType
from mirage_ir.search.cone import Cone
from mirage_ir.search.kernels import Effort, Found, Kernels, inverse, renamed, search_cone
from mirage_ir.search.space import Space
from mirage_ir.target.machines import Machine


class Searches:
    """Searches each cone once: those that are the same computation on tensors of the same types are the same."""

    def __init__(self, space: Space, machine: Machine) -> None:
        self.space, self.machine = space, machine
        self.effort = Effort()
        self._found: dict[Any, Kernels] = {}

    def more(self) -> bool:
        """Whether another cone may be searched."""
        return self.effort.cones < self.space.max_searches

    def kernels(self, cone: Cone, types: Mapping[int, TensorType]) -> tuple[Found, ...]:
        """The kernels for a cone, cheapest first."""
        names, values = cone.canonical_names()
        canonical = cone.renamed(names, values)
        own = {values[i.value]: types[i.value] for i in (*cone.loads, *cone.targets)}
        key = (canonical.key(), tuple(sorted(canonical.extents.items())), tuple(sorted(own.items())))
        if key not in self._found:
            self._found[key] = search_cone(canonical, own, self.space, self.machine)
            self.effort.add(self._found[key].effort)
        return tuple(renamed(found, inverse(names), inverse(values)) for found in self._found[key].found)
