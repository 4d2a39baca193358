"""The parts of a program that are tried as one kernel: from which values others may be computed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, reduce
from itertools import combinations, islice, product
from operator import or_
from typing import TypeAlias

from mirage_ir.program import Apply
from mirage_ir.search.cone.cone import Cone, ConeBuilder, bits, is_barrier, reached
from mirage_ir.search.plan.values import Values
from mirage_ir.search.space import Space

MOST_INSIDE = 32
"""Operators of the source in one kernel, unless `max_block_ops` is given.

Seven programs of `bench/search.py` have the same best costs with 12 and 48.
"""
TargetValues: TypeAlias = tuple[int, ...]
Ways: TypeAlias = Mapping[int, Apply]


@dataclass(frozen=True, slots=True)
class KernelPart:
    """A task for a kernel: compute `targets` from `frontier`. Parts are equal when both are."""

    targets: TargetValues
    frontier: frozenset[int]


class Frontiers:
    """The parts of one program."""

    def __init__(self, values: Values, space: Space) -> None:
        self.values, self.space = values, space
        self.inputs = frozenset(range(len(values.program.inputs)))
        self.most_inside = MOST_INSIDE if space.max_block_ops is None else space.max_block_ops
        self.complete = True
        self._cones = ConeBuilder(values.program, values.types)
        self._ways: dict[KernelPart, dict[int, Apply]] = {}
        self._parts: dict[tuple[TargetValues, bool], list[KernelPart]] = {}
        self.below, self.groups = cache(self._below), cache(self._groups)

    def node(self, value: int) -> Apply:
        """The operator that computes a value in the source, or its first way."""
        return self.values.ways[value][0]

    def barrier(self, value: int) -> bool:
        """Whether no kernel of ours computes a value."""
        return value in self.inputs or is_barrier(self.node(value))

    @property
    def outputs(self) -> TargetValues:
        """The program's outputs, each once, without inputs that are returned as they are."""
        return tuple(dict.fromkeys(v for v in self.values.program.outputs if v not in self.inputs))

    def last(self, needed: frozenset[int]) -> int:
        """The value that is needed and that no other needed one is computed from."""
        return max(needed, key=self.values.rank.__getitem__)

    def still(self, needed: frozenset[int], targets: TargetValues, frontier: frozenset[int]) -> frozenset[int]:
        """The values that are needed when a kernel for `targets` that reads `frontier` was chosen."""
        return (needed - {*targets}) | (frontier - self.inputs)

    def _groups(self, needed: frozenset[int], first: bool = False) -> tuple[TargetValues, ...]:
        """Sets of values that one kernel may store: the last of those needed, alone and with others; if it is the first, all.

        Nothing else that is needed may be computed from the others, or they would be needed before.
        """
        value = self.last(needed)
        others = [v for v in sorted(needed - {value}, reverse=True) if not self.barrier(v)]
        groups: list[TargetValues] = [(value,)]
        for size in range(1, self.space.max_outputs):
            for more in combinations(others, size):
                if not any(v in self.below(u) for v in more for u in needed - {value, *more}):
                    groups.append((value, *more))
        if first and len(self.outputs) > self.space.max_outputs:
            groups.append(self.outputs)
        return tuple(groups)

    def _below(self, value: int) -> frozenset[int]:
        """All that a value is computed from, by first ways."""
        operands = () if value in self.inputs else self.node(value).operands
        return frozenset(operands).union(*map(self.below, operands))

    def cone(self, part: KernelPart) -> Cone:
        """The cone of a part: of the ways that lead from its frontier to its targets, the first that was met."""
        return self._cones.by(self._ways[part]).build(part.targets, part.frontier)

    def operators(self, part: KernelPart) -> int:
        """How many operators a part has."""
        return len(self._ways[part])

    def parts(self, targets: TargetValues, alone: bool) -> list[KernelPart]:
        """Parts for `targets`. With `alone` they read inputs only; otherwise each needs other kernels too.

        Few cuts of the source's own ways come first, then parts that grow upward from the targets by all ways.
        """
        if (targets, alone) not in self._parts:
            found: dict[KernelPart, None] = {}
            if not any(map(self.barrier, targets)):
                for ways in self._cuts(targets):
                    self._keep(found, targets, ways)
                if not alone:
                    self._grow(found, targets)
            chosen = [p for p in found if (p.frontier <= self.inputs) == alone]
            self.complete &= len(chosen) <= self.space.max_cones
            self._parts[targets, alone] = chosen[: self.space.max_cones]
        return self._parts[targets, alone]

    def _cuts(self, targets: TargetValues) -> Iterator[dict[int, Apply]]:
        """Parts of the source with at most two cuts."""
        cuts = sorted(self._above(targets, frozenset()) - set(targets), reverse=True)
        for size in range(3):
            for cut in islice(combinations(cuts, size), self.space.max_cones):
                yield {v: self.node(v) for v in self._above(targets, frozenset(cut))}

    def _above(self, targets: TargetValues, cut: frozenset[int]) -> set[int]:
        """The values from which first ways compute the targets, down to inputs, barriers and `cut`."""
        return reached(targets, lambda u: (v for v in self.node(u).operands if v not in cut and not self.barrier(v)))

    def _keep(self, found: dict[KernelPart, None], targets: TargetValues, ways: Ways) -> None:
        """Adds a part, when it can be a kernel."""
        border = frozenset(v for way in ways.values() for v in way.operands if v not in ways)
        fits = len(ways) <= self.most_inside and len(border) <= self.space.max_inputs
        if fits and not any(t in self.below(v) for v in border for t in targets):
            part = KernelPart(targets, border)
            found.setdefault(part)
            self._ways.setdefault(part, dict(ways))

    def _grow(self, found: dict[KernelPart, None], targets: TargetValues) -> None:
        """All parts above the targets, by all ways; stops once there are too many.

        A set of values is an integer with a bit for each, by rank; so is a set of ways, by `_Choices`.
        """
        every, space = self._choices, self.space
        reading = sum(1 << n for n, v in enumerate(every.values) if not self.below(v).isdisjoint(targets))
        own = [every.rank[t] for t in targets]
        start = sum(1 << n for n in own)
        queue = [
            (start, reduce(or_, (reads for _, reads in ways), 0) & ~start, sum(choice for choice, _ in ways))
            for ways in product(*(every.ways[n] for n in own))
        ]
        seen, borders = {chosen for *_, chosen in queue}, set[int]()
        for inside, border, chosen in queue:
            size = inside.bit_count()
            fits = size <= self.most_inside and border.bit_count() <= space.max_inputs
            if fits and not border & reading and border not in borders:
                borders.add(border)
                part = KernelPart(targets, frozenset(every.values[n] for n in bits(border)))
                found.setdefault(part)
                self._ways.setdefault(part, dict(every.made[n] for n in bits(chosen)))
            for n in bits(border & every.computed) if size < self.most_inside else ():
                more = inside | 1 << n
                for choice, reads in every.ways[n]:
                    if chosen | choice not in seen:
                        seen.add(chosen | choice)
                        queue.append((more, (border | reads) & ~more, chosen | choice))
            if len(found) > space.max_cones or len(seen) > 8 * space.max_cones:
                self.complete = False
                return

    @cached_property
    def _choices(self) -> _Choices:
        return _Choices(self)


class _Choices:
    """All ways to compute all values, numbered.

    values: by `rank`; the bit of a value in a set is its rank. computed: the values that kernels of ours may compute. ways: of each
    rank, the bit of each way among all ways, and the values that it reads. made: of each way, the value and its operator.
    """

    def __init__(self, frontiers: Frontiers) -> None:
        every = frontiers.values.ways
        self.rank = frontiers.values.rank
        self.values = sorted(self.rank, key=self.rank.__getitem__)
        self.computed = sum(1 << n for n, v in enumerate(self.values) if not frontiers.barrier(v))
        self.made = [(v, way) for v in self.values for way in every.get(v, ())]
        self.ways: list[list[tuple[int, int]]] = [[] for _ in self.values]
        for n, (v, way) in enumerate(self.made):
            self.ways[self.rank[v]].append((1 << n, sum(1 << r for r in {self.rank[o] for o in way.operands})))
