"""The searches of one program: each cone once, with its kernels and the cost limit of its search."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from math import inf
from typing import Any, TypeAlias

from mirage_ir.program import TensorType
from mirage_ir.search.cone.cone import Cone, Value, ValueTypes
from mirage_ir.search.cone.kernels import ConeKernels, Effort, Found, inverse, renamed
from mirage_ir.search.run.control import Control
from mirage_ir.search.run.run import Asked, Run
from mirage_ir.search.space import Space
from mirage_ir.target.machines import Machine

Wish: TypeAlias = tuple[Cone, float]
"""A cone, and the cost that kernels for it must be below."""


class Searches:
    """Searches each cone once. Cones are the same when they are the same computation on tensors of the same types.

    `effort` counts what was asked for, however it came to be known: it is the same for every number of workers and after a resume.
    `cut` counts the cones for which time was up.
    """

    def __init__(self, space: Space, machine: Machine, run: Run | None = None) -> None:
        self.space = space
        self.run = Run(Control(progress=False), (), space, machine) if run is None else run
        self.effort = Effort()
        self.cut = 0
        self._found: dict[Any, tuple[float, ConeKernels]] = {}

    def more(self) -> bool:
        """Whether another cone may be searched."""
        return self.effort.cones < self.space.max_searches and not self.run.over()

    def kernels(self, cone: Cone, types: ValueTypes, wishes: Iterable[Wish] = (), limit: float = inf) -> tuple[Found, ...]:
        """The kernels for a cone, cheapest first; some that cost `limit` or more may be missing.

        `wishes` are what may be asked for next, best first; all have `types`.
        """
        names, values = cone.canonical_names()
        canonical, own = _asked(cone, types)
        key = (canonical.key(), tuple(sorted(canonical.extents.items())), tuple(sorted(own.items())))
        below, known = self._found.get(key, (-inf, None))
        if known is None or below < limit:
            ahead: Iterator[Asked] = ((*_asked(wish, types), most) for wish, most in wishes)
            before, known = known, self.run.kernels(canonical, own, ahead, limit)
            self.effort.add(known.effort)
            self.cut += not known.finished
            if before is not None and not known.finished:  # Time was up: what was found before is not lost.
                known = replace(known, found=(*before.found, *(more for more in known.found if more[0] >= below)))
            self._found[key] = limit, known
        return tuple(renamed(found, inverse(names), inverse(values)) for found in known.found)


def _asked(cone: Cone, types: ValueTypes) -> tuple[Cone, dict[Value, TensorType]]:
    """The cone under its canonical names, with the types of its loads and targets."""
    names, values = cone.canonical_names()
    return cone.renamed(names, values), {values[i.value]: types[i.value] for i in (*cone.loads, *cone.targets)}
