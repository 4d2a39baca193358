"""Extraction: the cheapest programs in an e-graph, as directed acyclic graphs in which shared work is paid once.

Choosing a member for each class so that the sum over the classes that are needed is least is NP-hard. Taking the cheapest tree of
each
class is not a solution: it counts shared work as often as it is used. Here each class keeps its `width` best graphs, with the
members chosen in them, and those of a member are made from combinations of its operands' graphs, whose costs are those of the
*union*. Where two graphs chose different members for a class, the union is made both ways. This repeats until nothing becomes
cheaper. It is exact when no class is shared (`width` 1 suffices), and otherwise as good as the `width` alternatives that are
kept: a test compares it with all choices.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import inf
from time import perf_counter
from typing import TypeAlias

Class: TypeAlias = int
Choice: TypeAlias = Mapping[Class, int]
"""For each class of a graph but those that are given, the position of the member that was chosen."""
ROUNDS = 12
"""Most times that all classes are gone through."""
CLOSE = 2e-3
"""Graphs whose costs differ by less are alternatives to nobody: of two, the cheaper is kept."""
LEAST = 1e-9
"""By how much a graph must be cheaper to take another's place."""


@dataclass(frozen=True, slots=True)
class Graph:
    """A graph that computes a class, or several, and what it costs."""

    cost: float
    choice: Choice


class Extractor:
    """Extracts from classes whose members are given by their operands and their costs.

    operands[c][i] are the classes that member i of class c reads; costs[c][i] is what it costs by itself. After `seconds` what is
    known is improved no further, and `complete` is false.
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
        self.best: dict[Class, list[Graph]] = {c: [Graph(0.0, {})] if c in self.given else [] for c in operands}
        self.complete = self._run(perf_counter() + seconds)

    def graphs(self, roots: Sequence[Class]) -> list[Graph]:
        """The best graphs that compute all of some classes, cheapest first; no two cost the same."""
        found: list[Graph] = [Graph(0.0, {})]
        for root in dict.fromkeys(roots):
            wider: list[Graph] = []
            for one, other in product(found, self.best[root]):
                for graph in self._united((one.choice, other.choice), roots):
                    self._keep(wider, graph)
            found = wider
        return found

    def _run(self, until: float) -> bool:
        """Goes through all classes until nothing becomes cheaper; false when that took too long. Every class has a graph then."""
        order = self._order()
        fresh = {c: True for c in order}
        for round in range(ROUNDS):
            changed: dict[Class, bool] = {}
            for c in order:
                news = any(fresh.get(o) or changed.get(o) for member in self.operands[c] for o in member)
                changed[c] = (news or not round) and self._improve(c)
                if round and perf_counter() > until:
                    return False
            if not any(changed.values()):
                return True
            fresh = changed
        return False

    def _order(self) -> list[Class]:
        """The classes that have a graph at all, each after those that it can be computed from first."""
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
            below = [self.best[o] for o in dict.fromkeys(member)]
            if not all(below):
                continue
            own = self.costs[c][i]
            for parts in product(*below):
                if len(found) == self.width and own + max(p.cost for p in parts) >= found[-1].cost - LEAST:
                    continue
                if any(c in p.choice for p in parts):
                    continue
                if len(parts) == 2 and parts[0].choice.keys().isdisjoint(parts[1].choice):
                    # Most unions are of this kind, and most are not kept: the cost is known without making them.
                    cost = own + parts[0].cost + parts[1].cost
                    if self._wanted(found, cost):
                        self._keep(found, Graph(cost, {**parts[0].choice, **parts[1].choice, c: i}))
                    continue
                for graph in self._united([p.choice for p in parts], member, (c, i)):
                    self._keep(found, graph)
        self.best[c] = found
        return [g.cost for g in found] != before

    def _united(self, choices: Sequence[Choice], roots: Sequence[Class], top: tuple[Class, int] | None = None) -> Iterator[Graph]:
        """The union of graphs, below a further member `top`; both ways round where they differ."""
        orders = [choices] if len(choices) < 2 or not _differ(choices) else [choices, choices[::-1]]
        for order in orders:
            merged: dict[Class, int] = {}
            for choice in reversed(order):
                merged.update(choice)
            if top is not None:
                merged[top[0]] = top[1]
            if len(orders) > 1:
                needed = self._needed(merged, (top[0],) if top is not None else roots)
                if needed is None:
                    continue
                merged = {c: merged[c] for c in needed if c in merged}
            yield Graph(sum(self.costs[c][i] for c, i in merged.items()), merged)

    def _needed(self, choice: Choice, roots: Sequence[Class]) -> list[Class] | None:
        """The classes that roots need; None when the choice goes round in a circle."""
        state: dict[Class, bool] = {}
        stack = [(r, False) for r in roots]
        while stack:
            c, left = stack.pop()
            if left:
                state[c] = True
                continue
            if c in state:
                if not state[c]:
                    return None
                continue
            if c not in choice:
                if c not in self.given:
                    return None
                state[c] = True
                continue
            state[c] = False
            stack.append((c, True))
            for o in self.operands[c][choice[c]]:
                if state.get(o) is False:
                    return None
                if o not in state:
                    stack.append((o, False))
        return list(state)

    def _wanted(self, found: Sequence[Graph], cost: float) -> bool:
        """Whether a graph of this cost would be among the best."""
        if len(found) == self.width and cost >= found[-1].cost - LEAST:
            return False
        return not any(-LEAST <= cost - graph.cost < CLOSE for graph in found)

    def _keep(self, found: list[Graph], graph: Graph) -> None:
        """Adds a graph to the best, cheapest first; of those that cost about the same, the cheapest stays."""
        if self._wanted(found, graph.cost):
            kept = [g for g in found if not 0 <= g.cost - graph.cost < CLOSE]
            found[:] = sorted([*kept, graph], key=lambda g: g.cost)[: self.width]


def _given(members: Sequence[Sequence[Class]], costs: Sequence[float]) -> int | None:
    """The member that makes a class free, as an input is."""
    return next((i for i, member in enumerate(members) if not member and not costs[i]), None)


def _differ(choices: Sequence[Choice]) -> bool:
    """Whether two graphs chose different members for a class."""
    one, *others = choices
    for other in others:
        small, large = (one, other) if len(one) < len(other) else (other, one)
        if any(large.get(c, i) != i for c, i in small.items()):
            return True
    return len(others) > 1
