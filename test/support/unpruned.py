"""Tile values without pruning: all that block graphs with so many operators can compute, whatever the cone computes.

It is what `bench/search.py --sweep` compares the search with. Without pruning, the length of a chain is no useful bound on the
operators of a graph, so each value carries its smallest graphs as sets of values: the values of a graph are those of its operands'
graphs together and its own.
"""

from __future__ import annotations

import heapq
from itertools import product
from typing import TypeAlias

from mirage_ir.clock import ENDLESS, Clock
from mirage_ir.expr.store import Expr
from mirage_ir.program import Stage
from mirage_ir.search.cone.cone import Axes, Cone, Index
from mirage_ir.search.cone.steps import LoadTile
from mirage_ir.search.cone.tiles import Derivation, TileSpace, TileValue
from mirage_ir.search.space import Space

Graph: TypeAlias = frozenset[int]
"""The values that a block graph computes (loads apart)."""


class UnprunedSpace(TileSpace):
    """The values that graphs with at most `max_block_ops` operators compute."""

    def __init__(self, cone: Cone, loop_index: Index | None, space: Space, clock: Clock = ENDLESS) -> None:
        self._graphs: list[list[Graph]] = []
        """For each value, the graphs that compute it and contain no other such graph."""
        super().__init__(cone, loop_index, space, prune=False, clock=clock)

    def _meet(self, expr: Expr, axes: Axes, stage: Stage, depth: int, derivation: Derivation) -> None:
        number = self._numbers.get((expr, axes, stage))
        found: list[Graph] = [frozenset()]
        if not isinstance(derivation.step, LoadTile):
            own = len(self.values) if number is None else number
            choices = product(*(self._graphs[o] for o in dict.fromkeys(derivation.operands)))
            inner = [frozenset[int]().union(*choice) for choice in choices]
            found = [graph | {own} for graph in inner if own not in graph and len(graph) < self.max_ops]
        if not found:
            return
        if number is None:
            number = self._numbers[expr, axes, stage] = len(self.values)
            self.values.append(TileValue(expr, axes, stage, depth))
            self._graphs.append([])
        self.values[number].ways.setdefault(derivation)
        if any([self._keep(number, graph) for graph in found]):
            heapq.heappush(self._heap, (self._operators(number), 0, number))

    def _keep(self, number: int, graph: Graph) -> bool:
        """Adds a graph for a value, unless it contains one that is known."""
        known = self._graphs[number]
        if any(other <= graph for other in known):
            return False
        known[:] = [*(other for other in known if not graph <= other), graph]
        return True

    def _operators(self, number: int) -> int:
        return min(map(len, self._graphs[number]))

    def _explore(self, max_states: int) -> None:
        done: dict[int, None] = {}
        while self._heap:
            self.clock.check()
            if len(self.values) >= max_states:
                self.exhausted = False
                return
            _, _, number = heapq.heappop(self._heap)
            done.setdefault(number)
            operators = self._operators(number)
            if operators < self.max_ops:
                self._apply_unary(number)
                for other in self._partners(number, operators, done):
                    self._apply_binary(number, other)
                    if other != number:
                        self._apply_binary(other, number)

    def _partners(self, number: int, operators: int, done: dict[int, None]) -> list[int]:
        """The values with which a value can stand in a graph that has room for one more operator."""
        mine = self._graphs[number]
        near = done if operators < self.max_ops - 1 else {n: None for graph in mine for n in graph} | dict.fromkeys(self._leaves())
        return [n for n in near if n in done and any(len(a | b) < self.max_ops for a in mine for b in self._graphs[n])]

    def _leaves(self) -> list[int]:
        """The values that are loaded: there are few, and they were met first."""
        first = self.values[: len(self.cone.loads)]
        return [n for n, value in enumerate(first) if isinstance(value.derivations[0].step, LoadTile)]
