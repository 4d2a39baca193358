"""A search that is being run: its time, its checkpoint, those who work for it, and its progress.

One run may search several programs, the parts of a large one for example: they share its budget, and kernels found for a cone
serve them all. `Searches` belongs to one program.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from math import inf
from types import TracebackType
from typing import Any, TypeAlias

from mirage_ir.clock import Clock, TimeUp, grace_of, now
from mirage_ir.display import Display
from mirage_ir.garbage import collecting_rarely
from mirage_ir.program import Program, TensorType
from mirage_ir.search.cone.cone import Cone, Value, ValueTypes
from mirage_ir.search.cone.kernels import ConeKernels, Effort, Found, inverse, renamed, search_cone
from mirage_ir.search.run.checkpoint import Checkpoint, SearchIdentity, digest
from mirage_ir.search.run.control import Control, Progress
from mirage_ir.search.run.workers import Workers
from mirage_ir.search.space import Space
from mirage_ir.target.machines import Machine

LEFTOVER = 0.1
"""The part of the time that is worth another attempt."""
Outlook = Callable[[], tuple[float, int, int]]
"""Cost and launches of the best program known, and the parts of the program that are left to search."""
Asked = tuple[Cone, dict[Value, TensorType], float]
"""A cone under its canonical names, the types of its loads and targets, and the cost that kernels for it must be below."""
Wish: TypeAlias = tuple[Cone, float]
"""A cone, and the cost that kernels for it must be below."""


class Run:
    """The searches of `programs` (decomposed) in one space, in order. Use it as a context.

    `seconds` are what the search may take of the budget; not given: all of it. Raises `OptionError` when the checkpoint cannot be
    used.
    """

    def __init__(
        self, control: Control, programs: tuple[Program, ...], space: Space, machine: Machine, seconds: float | None = None
    ) -> None:
        self.control, self.space, self.machine = control, space, machine
        self.resumed = 0
        """Cones that were asked for and stood in the checkpoint of an earlier process."""
        self.outlook: Outlook = lambda: (inf, 0, 0)
        self._effort, self._found = Effort(), 0
        self._seconds = control.budget if seconds is None else seconds
        self._left = self._seconds
        self._end = inf
        self._clock = self.clock()
        self._display = Display("search", asked=control.progress is True) if control.progress in (None, True) else None
        self._known: dict[str, ConeKernels] = {}
        self._asked: dict[str, tuple[float, ConeKernels]] = {}
        self._checkpoint: Checkpoint | None = None
        if control.checkpoint is not None:
            named = tuple((p.inputs, p.nodes, p.outputs, p.strides) for p in programs)
            identity = SearchIdentity.of(named, space, machine)
            self._checkpoint = Checkpoint(os.fspath(control.checkpoint), identity, self.warn)
        self._workers = Workers(control, space, machine, self._store, self.warn)
        self._began = now()

    def __enter__(self) -> Run:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._workers.close()
        if self._display is not None:
            self._display.close()
        if self._checkpoint is not None:
            self._checkpoint.close()

    def warn(self, message: str) -> None:
        """Tells the user something, below the progress."""
        if self._display is not None:
            self._display.close()
        self.control.warn(message)

    # Time.

    @contextmanager
    def searching(self, programs: int = 1) -> Generator[None]:
        """Counts the time inside. `programs`, this one included, share the time that the search has left."""
        began = now()
        self._end = inf if self._left is None else began + self._left / programs
        self._clock = self.clock()
        try:
            with collecting_rarely():
                yield
        finally:
            self._workers.clear()
            self.outlook = lambda: (inf, 0, 0)
            if self._left is not None:
                self._left = max(0.0, self._left - (now() - began))

    def worthwhile(self) -> bool:
        """Whether enough time is left to search once more where it was too short."""
        return self._left is not None and self._left > LEFTOVER * (self._seconds or 0.0)

    def over(self) -> bool:
        """Whether the time of the search is up. Asked often: others get their turns here."""
        if not self._clock.cut:
            try:
                self._clock.check()
            except TimeUp:
                return True
        return self._clock.cut

    def clock(self, share: float = 1.0) -> Clock:
        """A clock for work that may take a share of the time that is left, and that gives others their turns."""
        seconds = None if self._end == inf else max(0.0, self._end - now()) * share
        return Clock(seconds, turn=self._turn, grace=grace_of(self._seconds))

    # Cones.

    @property
    def ahead(self) -> bool:
        """Whether cones may be searched before they are asked for."""
        return self._workers.most > 0

    def kernels(
        self, cone: Cone, types: dict[Value, TensorType], wishes: Iterator[Asked], limit: float = inf, alone: bool = False
    ) -> ConeKernels:
        """The kernels for a cone under its canonical names, but for some that cost `limit` or more; if `alone`, single ones only.

        `wishes` are what may be asked for next, best first. What was searched ahead with another limit is not used: which kernels
        are known, and what it took to find them, does not depend on it.
        """
        name = key_of(cone, types, alone=alone)
        below, found = self._asked.get(name, (-inf, None))
        if below < limit:
            key = key_of(cone, types, limit, alone)
            found = self._recalled(key)
            if found is None:
                self._workers.wishes = ((k, *wish) for wish in wishes if (k := key_of(*wish)) != key and not self._has(k))
                found = self._searched(key, cone, types, limit, alone)
            if found.finished:
                self._asked[name] = limit, found
        assert found is not None
        self._effort.add(found.effort)
        self._found += len(found.found)
        return found

    def _has(self, key: str) -> bool:
        return key in self._known or (self._checkpoint is not None and key in self._checkpoint)

    def _recalled(self, key: str) -> ConeKernels | None:
        """The kernels of a cone from this run, or from a killed one; None when there are none."""
        if key not in self._known and self._checkpoint is not None and (kept := self._checkpoint.get(key)) is not None:
            self._known[key] = kept
            self.resumed += 1
        return self._known.get(key)

    def _searched(self, key: str, cone: Cone, types: dict[Value, TensorType], limit: float, alone: bool) -> ConeKernels:
        clock = self.clock()
        found = self._awaited(key, clock)
        if found is None:
            space = replace(self.space, max_kernels=1, max_states=self.space.other_states) if alone else self.space
            found = search_cone(cone, types, space, self.machine, clock, limit)
            self._store(key, found)
        return found

    def _awaited(self, key: str, clock: Clock) -> ConeKernels | None:
        """The kernels that a worker finds for a cone; None when no worker searches it."""
        for _ in range(2):
            try:
                return self._workers.result(key, clock)
            except TimeUp:
                clock.extend()  # Its time is up, too: it hands back what it has.
        return ConeKernels((), Effort(cones=1, exhausted=False), finished=False)

    def _store(self, key: str, found: ConeKernels) -> None:
        """Keeps the kernels of a finished search."""
        if found.finished and key not in self._known:
            self._known[key] = found
            if self._checkpoint is not None:
                self._checkpoint.put(key, found)

    # Progress.

    def _turn(self, states: int, pruned: int) -> None:
        self._workers.turn(None if self._end == inf else max(0.0, self._end - now()), grace_of(self._seconds))
        if self._display is not None:
            if self._display.due():
                self._display(self._progress(states, pruned))
        elif callable(self.control.progress):
            self.control.progress(self._progress(states, pruned))

    def _progress(self, states: int, pruned: int) -> Progress:
        effort = self._effort
        return Progress(now() - self._began, effort.states + states, effort.pruned + pruned, self._found, *self.outlook())


def key_of(cone: Cone, types: dict[Value, TensorType], limit: float = inf, alone: bool = False) -> str:
    """The name of a cone under its canonical names: the same computation on tensors of the same types, with the same limit, for the
    same kernels."""
    same = (cone.key(), sorted(cone.extents.items()), sorted(types.items()))
    return digest((*same, *(() if limit == inf else (limit,)), *(("alone",) if alone else ())))


class Searches:
    """Searches each cone once. Cones are the same when they are the same computation on tensors of the same types.

    `effort` counts the cones asked for: it is the same for every number of workers and after a resume.
    `cut` counts the cones for which time was up.
    """

    def __init__(self, space: Space, machine: Machine, run: Run | None = None) -> None:
        self.space = space
        self.run = run or Run(Control(progress=False), (), space, machine)
        self.effort = Effort()
        self.cut = 0
        self._found: dict[Any, tuple[float, ConeKernels]] = {}

    def more(self) -> bool:
        """Whether another cone may be searched."""
        return self.effort.cones < self.space.max_searches and self.spent < self.space.effort and not self.run.over()

    @property
    def spent(self) -> int:
        """Tile values considered and block graphs taken."""
        return self.effort.states + self.effort.structures

    def kernels(
        self, cone: Cone, types: ValueTypes, wishes: Iterable[Wish] = (), limit: float = inf, alone: bool = False
    ) -> tuple[Found, ...]:
        """The kernels for a cone, cheapest first, if `alone` single ones only; some that cost `limit` or more may be missing.

        `wishes` are what may be asked for next, best first; all have `types`.
        """
        names, values = cone.canonical_names()
        canonical, own = _asked(cone, types)
        key = (canonical.key(), tuple(sorted(canonical.extents.items())), tuple(sorted(own.items())), alone)
        below, known = self._found.get(key, (-inf, None))
        if known is None or below < limit:
            ahead: Iterator[Asked] = ((*_asked(wish, types), most) for wish, most in wishes)
            before, known = known, self.run.kernels(canonical, own, ahead, limit, alone)
            self.effort.add(known.effort)
            self.cut += not known.finished
            if before is not None and not known.finished:  # Time was up: kernels found before are not lost.
                known = replace(known, found=(*before.found, *(more for more in known.found if more[0] >= below)))
            self._found[key] = limit, known
        return tuple(renamed(found, inverse(names), inverse(values)) for found in known.found)


def _asked(cone: Cone, types: ValueTypes) -> tuple[Cone, dict[Value, TensorType]]:
    """The cone under its canonical names, with the types of its loads and targets."""
    names, values = cone.canonical_names()
    return cone.renamed(names, values), {values[i.value]: types[i.value] for i in (*cone.loads, *cone.targets)}
