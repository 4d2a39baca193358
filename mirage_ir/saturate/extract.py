"""Extraction: the cheapest programs in an e-graph, as directed acyclic graphs in which shared work is paid once.

Choosing a member for each class so that the sum over the classes that are needed is least is NP-hard. Taking the cheapest tree of
each class is not a solution: it counts shared work as often as it is used. Here each class keeps its `width` best graphs, with the
members chosen in them. The graphs of a member are made from combinations of its operands' graphs, and cost as much as the *union*.
Where two graphs chose different members for a class, the union is made both ways. This repeats until nothing becomes cheaper.
Graphs of all outputs, and graphs known from elsewhere, are then improved member by member. It is exact when no class is shared
(`width` 1 suffices), and otherwise as good as the `width` alternatives that are kept: a test compares it with all choices.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import inf
from time import perf_counter
from typing import TypeAlias

Class: TypeAlias = int
Choice: TypeAlias = Mapping[Class, int]
"""The position of the chosen member, for each class of a graph. Classes that are given (free) are left out."""
MOST_ROUNDS = 12
"""Passes over all classes, at most."""
CLOSE = 2e-3
"""µs: of two graphs whose costs differ by less, only the cheaper is kept."""
TRIES = 2000
"""Other members that are tried in a graph that is known."""
LEAST = 1e-9
"""µs by which a graph must be cheaper to take another's place: more than rounding of sums of costs."""


@dataclass(frozen=True, slots=True)
class ExtractedGraph:
    """A graph that computes a class, or several, and what it costs."""

    cost: float
    choice: Choice


Rooted: TypeAlias = tuple[tuple[Class, ...], ExtractedGraph]
"""A graph with the classes that it computes."""


class Extractor:
    """Extracts from classes whose members are given by their operands and their costs.

    operands[c][i] are the classes that member i of class c reads; costs[c][i] is its own cost. After `seconds`
    known graphs are improved no further, and `complete` is false.
    """

    def __init__(
        self,
        operands: Mapping[Class, Sequence[Sequence[Class]]],
        costs: Mapping[Class, Sequence[float]],
        width: int = 3,
        seconds: float = inf,
    ) -> None:
        self.operands, self.costs, self.width = operands, costs, width
        self.given = {c: member for c, member in ((c, _given(operands[c], costs[c])) for c in operands) if member is not None}
        self.best: dict[Class, list[ExtractedGraph]] = {c: [ExtractedGraph(0.0, {})] if c in self.given else [] for c in operands}
        self.until = perf_counter() + seconds
        self.complete = self._run()

    def graphs(self, roots: Sequence[Class], known: Sequence[Choice] = ()) -> list[ExtractedGraph]:
        """The best graphs that compute all of some classes, cheapest first; no two cost the same.

        `known` are some that do. With many roots, sharing pays only for all of them together, and graphs that are made root by root
        do not come to it.
        """
        found: list[ExtractedGraph] = [ExtractedGraph(0.0, {})]
        done: tuple[Class, ...] = ()
        for root in dict.fromkeys(roots):
            wider: list[ExtractedGraph] = []
            for one, other in product(found, self.best[root]):
                for order in _orders([(done, one), ((root,), other)]):
                    graph = self._united(order, 0.0, inf)
                    if graph is not None:
                        self._keep(wider, graph)
            found, done = wider, (*done, root)
        others = [graph for choice in known if (graph := self._graph(choice, roots)) is not None]
        for graph in (*found, *others):
            self._keep(found, graph)
            self._keep(found, self._improved(graph, roots))
        return found

    def _improved(self, graph: ExtractedGraph, roots: Sequence[Class]) -> ExtractedGraph:
        """A graph in which another member for any one class makes nothing cheaper, as far as `TRIES` reach."""
        waiting = deque(graph.choice)
        tries = 0
        while waiting and tries < TRIES:
            c = waiting.popleft()
            if perf_counter() > self.until:
                self.complete = False
                break
            for i, member in enumerate(self.operands[c]):
                if c not in graph.choice or i == graph.choice[c] or self.costs[c][i] >= graph.cost:
                    continue
                tries += 1
                choice = {**graph.choice, c: i}
                for o in member:
                    if o not in choice and self.best[o]:
                        choice = {**self.best[o][0].choice, **choice}
                other = self._graph(choice, roots)
                if other is not None and other.cost < graph.cost - LEAST:
                    waiting.extend(k for k in other.choice if k not in graph.choice)
                    graph = other
        return graph

    def _graph(self, choice: Choice, roots: Sequence[Class]) -> ExtractedGraph | None:
        """The part of a choice that these classes need; None when it goes round in a circle, or has nothing for a class."""
        kept: dict[Class, int] = {}
        finished: set[Class] = set()
        stack = [(root, False) for root in roots]
        while stack:
            c, left = stack.pop()
            if left:
                finished.add(c)
            elif c in self.given or c in finished:
                continue
            elif c in kept or c not in choice:
                return None
            else:
                kept[c] = choice[c]
                stack.append((c, True))
                stack += [(o, False) for o in dict.fromkeys(self.operands[c][choice[c]]) if o not in finished]
        return ExtractedGraph(sum(self.costs[c][i] for c, i in kept.items()), kept)

    def _run(self) -> bool:
        """Goes through all classes until nothing becomes cheaper; false when that took too long. Every class has a graph then."""
        order = self._order()
        fresh = {c: True for c in order}
        for round in range(MOST_ROUNDS):
            changed: dict[Class, bool] = {}
            for c in order:
                news = any(fresh.get(o) or changed.get(o) for member in self.operands[c] for o in member)
                changed[c] = (news or not round) and self._improve(c)
                if round and perf_counter() > self.until:
                    return False
            if not any(changed.values()):
                return True
            fresh = changed
        return False

    def _order(self) -> list[Class]:
        """The classes that have a graph at all, each after the operands of one of its members."""
        done: dict[Class, None] = {}
        users: dict[Class, list[tuple[Class, int]]] = {}
        missing: dict[tuple[Class, int], set[Class]] = {}
        ready: list[Class] = []
        for c, members in self.operands.items():
            for i, member in enumerate(members):
                missing[c, i] = set(member)
                for o in missing[c, i]:
                    users.setdefault(o, []).append((c, i))
                if not member:
                    ready.append(c)
        for c in ready:
            if c in done:
                continue
            done[c] = None
            for user in users.get(c, ()):
                missing[user].discard(c)
                if not missing[user]:
                    ready.append(user[0])
        return list(done)

    def _improve(self, c: Class) -> bool:
        """Looks at the members of a class again; whether its graphs became better."""
        if c in self.given:
            return False
        before = [g.cost for g in self.best[c]]
        found = list(self.best[c])
        for i, member in enumerate(self.operands[c]):
            roots = [(o,) for o in dict.fromkeys(member)]
            below = [self.best[o] for (o,) in roots]
            if not all(below):
                continue
            own = self.costs[c][i]
            for parts in product(*below):
                most = found[-1].cost - LEAST if len(found) == self.width else inf
                if own + max((p.cost for p in parts), default=0.0) >= most:
                    continue
                if any(c in p.choice for p in parts):
                    continue
                if len(parts) == 2 and parts[0].choice.keys().isdisjoint(parts[1].choice):
                    # Most unions are of this kind, and most are not kept: the cost is known without making them.
                    cost = own + parts[0].cost + parts[1].cost
                    if self._wanted(found, cost):
                        self._keep(found, ExtractedGraph(cost, {**parts[0].choice, **parts[1].choice, c: i}))
                    continue
                for order in _orders(list(zip(roots, parts, strict=True))):
                    graph = self._united(order, own, most)
                    if graph is not None and self._wanted(found, graph.cost):
                        self._keep(found, ExtractedGraph(graph.cost, {**graph.choice, c: i}))
        self.best[c] = found
        return [g.cost for g in found] != before

    def _united(self, order: Sequence[Rooted], own: float, most: float) -> ExtractedGraph | None:
        """The union of graphs, in which earlier ones choose, with `own` added to its cost; None when that is `most` or more.

        It has no circle: each graph leads only to classes that it chooses itself or that an earlier one does, and these lead back
        to no later one.
        """
        cost = own
        choice: Choice = {}
        for roots, graph in order:
            if not choice:
                cost, choice = cost + graph.cost, graph.choice
                continue
            further: dict[Class, int] = {}
            stack = list(roots)
            while stack:
                c = stack.pop()
                if c in choice or c in further or c in self.given:
                    continue
                i = further[c] = graph.choice[c]
                cost += self.costs[c][i]
                if cost >= most:
                    return None
                stack += self.operands[c][i]
            choice = {**choice, **further}
        return ExtractedGraph(cost, choice)

    def _wanted(self, found: Sequence[ExtractedGraph], cost: float) -> bool:
        """Whether a graph of this cost would be among the best."""
        if len(found) == self.width and cost >= found[-1].cost - LEAST:
            return False
        return not any(-LEAST <= cost - graph.cost < CLOSE for graph in found)

    def _keep(self, found: list[ExtractedGraph], graph: ExtractedGraph) -> None:
        """Adds a graph to the best, cheapest first; of several with about one cost, the cheapest stays."""
        if self._wanted(found, graph.cost):
            kept = [g for g in found if not 0 <= g.cost - graph.cost < CLOSE]
            found[:] = sorted([*kept, graph], key=lambda g: g.cost)[: self.width]


def _given(members: Sequence[Sequence[Class]], costs: Sequence[float]) -> int | None:
    """The member that makes a class free, as an input is."""
    return next((i for i, member in enumerate(members) if not member and not costs[i]), None)


def _orders(parts: Sequence[Rooted]) -> list[Sequence[Rooted]]:
    """The parts, and the other way round where that may make a difference: where they chose different members for a class."""
    match parts:
        case [_]:
            return [parts]
        case [(_, one), (_, other)]:
            shared = one.choice.keys() & other.choice.keys()
            return [parts, parts[::-1]] if any(one.choice[c] != other.choice[c] for c in shared) else [parts]
        case _:
            return [parts, parts[::-1]]
