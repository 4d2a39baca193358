"""The kernels for one cone: every block graph in every size, or the cheapest of them.

This is all that a search spends its time on, and it is a function of plain data: the same cone gives the same kernels in whatever
process and whatever order. So any executor can search cones, and a file can keep their kernels.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cache, partial
from math import inf, nextafter, prod
from threading import Lock
from typing import Any, TypeAlias, TypeVar

from mirage_ir.block.cost import least_cost
from mirage_ir.clock import ENDLESS, Clock, TimeUp
from mirage_ir.program import AccumulatorKind, Shape
from mirage_ir.search.cone.bound import LoopBounds, chain_bounds, loop_bounds
from mirage_ir.search.cone.combining import Combiner, CostedStructure, partial_types
from mirage_ir.search.cone.cone import Cone, Index, Value, ValueTypes
from mirage_ir.search.cone.direct import direct_structure
from mirage_ir.search.cone.direct_chain import direct_chain
from mirage_ir.search.cone.instantiate import Instantiator
from mirage_ir.search.cone.shrunken import drop_refuted
from mirage_ir.search.cone.sizes import Roles, Sizes
from mirage_ir.search.cone.split import PARTS, REST, Split, split_reduction
from mirage_ir.search.cone.steps import LoadTile
from mirage_ir.search.cone.structures import Structure, structures
from mirage_ir.search.cone.tiles import TileSpace, max_block_ops
from mirage_ir.search.space import LoopAccumulator, Space
from mirage_ir.target.machines import Machine

T = TypeVar("T")
MOST_KNOWN_CONES = 512
"""Cones whose block graphs a process remembers."""
SizedStructure: TypeAlias = tuple[Structure, Roles]
Found: TypeAlias = tuple[float, tuple[SizedStructure, ...]]
"""Estimated microseconds, and one kernel, or one that stores partial results and one that combines them."""
Schedule: TypeAlias = tuple[tuple[tuple[Value, Shape], ...], tuple[tuple[AccumulatorKind, bool, Shape], ...], Shape, int]
"""The tiles that a kernel loads (value and shape) and accumulates (kind, whether shifted, and shape), its grid and the range of its
for-loop."""


@dataclass(slots=True)
class Effort:
    """Counts of a search.

    states, pruned: distinct tile values considered, and pruned ones; derivations: ways to compute a value, each of them
    tested at shrunken sizes; refuted: ways that failed; structures: block graphs without sizes; instantiations: sizes of such
    whose cost was estimated; cones: parts of the program searched as one kernel; exhausted: no limit of effort was met.
    """

    states: int = 0
    pruned: int = 0
    derivations: int = 0
    refuted: int = 0
    structures: int = 0
    instantiations: int = 0
    cones: int = 0
    exhausted: bool = True

    def add(self, other: Effort) -> None:
        for f in fields(self):
            mine, theirs = getattr(self, f.name), getattr(other, f.name)
            setattr(self, f.name, mine and theirs if f.name == "exhausted" else mine + theirs)

    def statistics(self) -> dict[str, int | bool]:
        """The counts under their names in `--stats`."""
        return {f"search__{f.name}": getattr(self, f.name) for f in fields(self)}


@dataclass(frozen=True, slots=True)
class ConeKernels:
    """The kernels for a cone, cheapest first, and the effort of finding them; `finished` unless time was up before."""

    found: tuple[Found, ...]
    effort: Effort
    finished: bool = True


def search_cone(
    cone: Cone, types: ValueTypes, space: Space, machine: Machine, clock: Clock = ENDLESS, limit: float = inf
) -> ConeKernels:
    """The best kernels for a cone that cost less than `limit`, or all when `space.top` is None. `types` has its loads
    and targets.

    The tile values of the loop that is likeliest to give the best kernel are explored to `space.states`, those of other loops to
    `space.other_states`. When the clock says that time is up, the kernels are the best so far.
    """
    others = replace(space, max_states=space.other_states)
    return _ConeSearch(cone, types, others, machine, clock, limit, likeliest=space.states).run()


def direct_kernels(
    cone: Cone, types: ValueTypes, space: Space, machine: Machine, clock: Clock = ENDLESS, limit: float = inf
) -> tuple[Found, ...]:
    """Kernels for a cone whose block graphs follow its operators (`direct.py`) and that cost less than `limit`, cheapest first.

    They are found at once, but may not be the best ones; there are none where operators make no block graph in this way. `types`
    has its loads and targets.
    """
    return _ConeSearch(cone, types, space, machine, clock, limit, direct=True).run().found


def block_graphs(
    cone: Cone, loop_index: Index | None, space: Space, clock: Clock = ENDLESS, max_ops: int | None = None, loops: int = 1
) -> tuple[list[Structure], Effort]:
    """The block graphs without sizes for a cone, loop index and number of loops, from derivations that hold at shrunken sizes.

    They have at most `max_ops` operators, or as many as the space allows for the cone.
    Cones that are the same computation are searched once in a process; the effort is told for each. When the clock says that time
    is up, the kernels known by then are returned; raises `TimeUp` when there can be none.
    """
    names, values = cone.canonical_names()
    canonical = cone.renamed(names, values)
    loop = None if loop_index is None else names[loop_index]
    selecting: dict[str, Any] = {"max_splits": 1, "max_searches": 1, "max_effort": 1, "patience": 1, "max_kernels": None}
    key = (canonical.key(), loop, replace(space, **selecting, max_states=None), max_ops, loops)
    known = next((k for k in (_known.get((key, None)), _known.get((key, space.states))) if k is not None), None)
    if known is None:
        tiles = TileSpace(canonical, loop, space, clock=clock, max_ops=max_ops, loops=loops)
        derivations, refuted = drop_refuted(tiles)
        found, complete = structures(tiles, space.max_structures, redundant=space.top is None)
        effort = Effort(tiles.states, tiles.pruned, derivations, refuted, len(found), exhausted=complete)
        known = found, effort
        if not clock.cut:
            with _lock:  # An executor may search in threads.
                if len(_known) >= MOST_KNOWN_CONES:
                    _known.pop(next(iter(_known)))
                _known[key, None if tiles.exhausted else space.states] = known
    back, known_as = inverse(names), inverse(values)
    return [replace(s.renamed(back, known_as), extents=cone.extents) for s in known[0]], known[1]


def schedule(structure: Structure, roles: Roles) -> Schedule:
    """Which tiles a kernel reads and accumulates, in which grid and loop, whatever else it does in which order."""
    loaded: list[tuple[Value, Shape]] = []
    accumulated: list[tuple[AccumulatorKind, bool, Shape]] = []
    for part in structure.parts:
        shape = tuple(1 if i is None else roles.extent(i, structure.extents[i], structure.loop_index) for i in part.axes)
        match part.step:
            case LoadTile(load):
                loaded.append((structure.loads[load].value, shape))
            case LoopAccumulator(kind, shifted):
                accumulated.append((kind, shifted, shape))
            case _:
                pass
    return tuple(sorted(loaded, key=repr)), tuple(sorted(accumulated)), tuple(n for _, n in roles.grid), roles.loop


def inverse(names: dict[T, T]) -> dict[T, T]:
    return {new: old for old, new in names.items()}


def renamed(found: Found, names: Mapping[Index, Index], values: Mapping[Value, Value]) -> Found:
    """The same kernels under other names of indices and other numbers of values."""
    cost, stages = found
    return cost, tuple(
        (
            structure.renamed(names, values),
            replace(
                roles,
                grid=tuple((None if i is None else names.get(i, i), n) for i, n in roles.grid),
                ragged=tuple((names.get(i, i), n) for i, n in roles.ragged),
            ),
        )
        for structure, roles in stages
    )


_known: dict[Any, tuple[list[Structure], Effort]] = {}
"""Block graphs by cone and space, with the most tile values if these are not all."""
_lock = Lock()


@dataclass(slots=True)
class _ConeSearch:
    cone: Cone
    types: ValueTypes
    space: Space
    machine: Machine
    clock: Clock
    limit: float
    direct: bool = False
    likeliest: int | None = None
    """Most tile values of the loop that is likeliest to give the best kernel; None for as many as of others."""
    effort: Effort = field(default_factory=lambda: Effort(cones=1))
    _combiner: Combiner = field(init=False)
    _lowest: list[float] = field(init=False, default_factory=list[float])
    """The costs of the cheapest single kernels so far, as many as are wanted, lowest first."""

    def __post_init__(self) -> None:
        self._combiner = Combiner(self.types, self.space, self.machine, self._structures, self._sized)

    def run(self) -> ConeKernels:
        whole: list[CostedStructure] = []
        found: list[Structure] = []
        pairs: list[Found] = []
        try:
            loops = self.cone.loops(self.space.reload)
            searched: set[Index | None] = set()
            bounds: Sequence[LoopBounds | None] = [None] * len(loops)
            if self.space.kept is not None and not self.direct:
                bounds = loop_bounds(self.cone, self.types, self.space, self.machine)
            likeliest = self._likeliest(bounds)
            for bound, (cone, loop_index) in zip(bounds, loops, strict=True):
                single, double = self._worthwhile(bound, self._highest())
                if not (single or double):
                    continue
                states = self.likeliest if bound is not None and bound is likeliest else None
                structures = self._structures(cone, loop_index, self._room(loop_index), states=states)
                searched |= {loop_index} if structures else set()
                for structure in structures:
                    if double:
                        found.append(structure)
                    if not (single and self._small(structure)):
                        continue
                    instantiator = Instantiator(structure, self.types, self.space, self.machine)
                    each = None if bound is None else bound.each
                    whole += self._single(structure, instantiator, each)
            whole += self._chains(searched)
            alone = self._cheapest(whole)
            for split in self._splits(found, whole):
                pairs = self._wanted(sorted((*pairs, *self._sized_split(split, (*alone, *pairs))), key=lambda item: item[0]))
        except TimeUp:
            self.effort.exhausted = False
        every = sorted((*self._cheapest(whole), *pairs), key=lambda item: item[0])
        return ConeKernels(tuple(item for item in every if item[0] < self.limit), self.effort, not self.clock.cut)

    def _single(
        self, structure: Structure, instantiator: Instantiator, each: Callable[[Sizes], Any] | None
    ) -> list[CostedStructure]:
        """The sizes of a structure that are cheaper than what is known."""
        sizes = self._sized(instantiator, self.space.kept, each, self._highest())
        if self.space.kept is not None:
            self._lowest = sorted((*self._lowest, *(cost for cost, _ in sizes)))[: self.space.kept]
        return [(cost, structure, roles) for cost, roles in sizes]

    def _chains(self, searched: Collection[Index | None]) -> list[CostedStructure]:
        """Kernels of several loops over an index, where one loop over it has none; only ones that are cheaper than those known."""
        found: list[CostedStructure] = []
        if self.space.loops == 1:
            return found
        chains = self.cone.chains(self.space.reload)
        bounds: Sequence[LoopBounds | None] = [None] * len(chains)
        if self.space.kept is not None and not self.direct:
            bounds = chain_bounds(self.cone, self.types, self.space, self.machine)
        for bound, (cone, loop_index) in zip(bounds, chains, strict=True):
            if loop_index in searched:
                continue
            if bound is not None and bound.single() >= self._highest():
                continue
            for structure in self._structures(cone, loop_index, self._room_of_chains(cone), self.space.loops):
                instantiator = Instantiator(structure, self.types, self.space, self.machine)
                each = None if bound is None else bound.each
                found += self._single(structure, instantiator, each)
        return found

    def _room_of_chains(self, cone: Cone) -> int:
        """Most operators of a block graph of several loops, which may compute each operator of the source once more."""
        return self.most if self.space.max_block_ops is not None else self.most + len(cone.steps)

    def _highest(self) -> float:
        """The cost that a single kernel must be below to be wanted beside those known. One that costs as much may be shorter."""
        if self.space.kept is None or self.space.distinct or len(self._lowest) < self.space.kept:
            return self.limit
        return min(self.limit, nextafter(self._lowest[-1], inf))

    def _worthwhile(self, bound: LoopBounds | None, below: float) -> tuple[bool, bool]:
        """Whether a loop may give a kernel that costs less, and whether it may give two."""
        if bound is None:
            return True, True
        single = bound.single() < below
        return single, bound.two_kernels() < below and ((single and below == inf) or bound.split() < below)

    def _likeliest(self, bounds: Sequence[LoopBounds | None]) -> LoopBounds | None:
        """The loop whose kernels cost least by their bounds; only where it gets more tile values than others."""
        if self.likeliest is None or self.likeliest == self.space.states:
            return None
        known = [(min(b.single(), b.two_kernels()), b) for b in bounds if b is not None]
        least = min((cost for cost, _ in known), default=inf)
        return min((b for cost, b in known if cost == least), key=lambda b: min(b.single(), b.split()), default=None)

    def _cheapest(self, whole: list[CostedStructure]) -> list[Found]:
        """Of single kernels, as many as are wanted."""
        whole.sort(key=lambda item: (item[0], len(item[1].parts)))
        return self._wanted([(cost, ((structure, roles),)) for cost, structure, roles in whole])

    def _wanted(self, found: Sequence[Found]) -> list[Found]:
        """The cheapest of kernels in the order of their costs: as many as are wanted."""
        if not self.space.distinct:
            return list(found[: self.space.kept])
        schedules: dict[Any, Found] = {}
        for item in found:
            schedules.setdefault(tuple(schedule(*sized) for sized in item[1]), item)
            if len(schedules) == self.space.kept:
                break
        return list(schedules.values())

    def _splits(self, found: Sequence[Structure], whole: Sequence[CostedStructure]) -> list[Split]:
        """The reductions of structures split over blocks, beginning with the cheapest single kernels."""
        cheapest = {id(s): c for c, s, _ in reversed(whole)}
        splits: dict[Any, Split] = {}
        looped = [s for s in found if s.loop_index is not None and self.space.max_kernels != 1]
        for structure in sorted(looped, key=lambda s: cheapest.get(id(s), inf)):
            self.clock.check()
            split = split_reduction(structure)
            if split is None or not self._small(split.producing):
                continue
            splits.setdefault((split.producing.split, split.producing.parts, split.producing.outputs), split)
        self.effort.exhausted &= len(splits) <= self.space.max_splits
        return list(splits.values())[: self.space.max_splits]

    @property
    def most(self) -> int:
        """Most operators of one block graph."""
        return max_block_ops(self.cone, self.space)

    def _small(self, structure: Structure) -> bool:
        """Whether a block graph has as few operators as it may have: those that follow the program have what they need."""
        return structure.operators <= self.most or (self.direct and self.space.max_block_ops is None)

    def _room(self, loop_index: Index | None) -> int:
        """Most operators of a structure that may be split into two block graphs of at most `most` operators each."""
        splits = loop_index is not None and self.space.max_block_ops is not None and self.space.max_kernels != 1
        return 2 * self.most if splits else self.most

    def _structures(
        self, cone: Cone, loop_index: Index | None, max_ops: int | None = None, loops: int = 1, states: int | None = None
    ) -> list[Structure]:
        """The block graphs without sizes of `states` many tile values, or as many as the space allows."""
        if self.direct:
            self.clock.check()
            if loop_index is not None and loops > 1:
                one = direct_chain(cone, loop_index, loops)
            else:
                one = direct_structure(cone, loop_index)
            return [] if one is None else [one]
        space = self.space if states is None else replace(self.space, max_states=states)
        found, effort = block_graphs(cone, loop_index, space, self.clock, max_ops, loops)
        self.effort.add(effort)
        self.clock.settle(self.effort.states, self.effort.pruned)
        return found

    def _sized(
        self,
        instantiator: Instantiator,
        keep: int | None,
        bounds: Callable[[Sizes], Any] | None = None,
        below: float = inf,
        groups: Callable[[Sizes], Any] | None = None,
        most: float = inf,
    ) -> list[tuple[float, Roles]]:
        self.clock.check()
        sizes = instantiator.best(keep, bounds, below, groups, most)
        self.effort.instantiations += instantiator.tried
        return sizes

    def _sized_split(self, split: Split, known: Sequence[Found]) -> list[Found]:
        """A reduction split over blocks, in sizes that cost less than as many known kernels as are wanted.

        Of the sizes of the first kernel that leave the same work to the second one, as many are looked at.
        """
        found: list[Found] = []
        costs = sorted(cost for cost, _ in known)
        index = split.producing.split
        assert index is not None
        extent = split.producing.extents[index]
        kept = any(REST in load.axes for load in split.combining.loads)

        def left(sizes: Sizes) -> Any:
            """A number for what the second kernel reads."""
            return sizes.parts[index] * (extent + 1) + (sizes.tile(index, extent) if kept else 0)

        instantiator = Instantiator(split.producing, self.types, self.space, self.machine)
        keep = self.space.kept
        least_combining = cache(partial(self._least_combining, split))
        sized: list[tuple[float, float, int, int, Roles]] = []
        limit = min(self.limit, costs[keep - 1] if keep is not None and len(costs) >= keep else inf)
        for cost, roles in self._sized(instantiator, keep, groups=left, most=limit - least_cost(self.machine)):
            parts, rest = prod(g for i, g in roles.grid if i == index), roles.extent(index, extent, index)
            if parts > 1:
                sized.append((cost + least_combining(parts, rest if kept else 1), cost, parts, rest, roles))
        for least, cost, parts, rest, roles in sorted(sized, key=lambda item: item[0]):
            limit = min(self.limit, costs[keep - 1] if keep is not None and len(costs) >= keep else inf)
            if least >= limit:
                break
            combined = self._combiner.kernels(split, parts, rest, nextafter(limit - cost, inf))
            new: list[Found] = [(cost + c, ((split.producing, roles), (second, r))) for c, second, r in combined]
            costs = sorted((*costs, *(c for c, _ in new)))
            found += new
        return found

    def _least_combining(self, split: Split, parts: int, rest: int) -> float:
        """Lower bound in µs for the kernel that combines so many partial results, from its bytes alone."""
        cone = replace(split.combining, extents={**split.combining.extents, PARTS: parts, REST: rest})
        types = {**self.types, **partial_types(cone)}
        return least_cost(self.machine, 1, sum(types[v].nbytes for v in {i.value for i in (*cone.loads, *cone.targets)}))
