"""Extraction pays shared work once: greedy trees can be worse, and no choice is better on small graphs."""

from __future__ import annotations

import random
from itertools import product

import pytest

from mirage_ir.saturate.extract import Extractor

Operands = dict[int, list[tuple[int, ...]]]


def cheapest(operands: Operands, costs: dict[int, list[float]], root: int) -> float:
    """The least cost of any acyclic choice."""
    classes = list(operands)
    best = float("inf")
    for picked in product(*(range(len(operands[c])) for c in classes)):
        choice = dict(zip(classes, picked, strict=True))
        state: dict[int, bool] = {}

        def acyclic(c: int, choice: dict[int, int] = choice, state: dict[int, bool] = state) -> bool:
            if c in state:
                return state[c]
            state[c] = False
            state[c] = all(acyclic(o) for o in operands[c][choice[c]])
            return state[c]

        if acyclic(root):
            best = min(best, sum(costs[c][choice[c]] for c in state))
    return best


def test_shared_work_is_paid_once() -> None:
    # 0 needs 1 and 2. Each has a member of its own that is cheaper than the one over 3, which would serve both.
    operands: Operands = {0: [(1, 2)], 1: [(4,), (3,)], 2: [(4,), (3,)], 3: [(4,)], 4: [()]}
    costs = {0: [0.0], 1: [3.0, 0.5], 2: [3.0, 0.5], 3: [3.0], 4: [0.0]}
    assert Extractor(operands, costs, width=1).graphs([0])[0].cost == pytest.approx(6.0)
    assert Extractor(operands, costs).graphs([0])[0].cost == pytest.approx(4.0) == cheapest(operands, costs, 0)


def random_classes(seed: int) -> tuple[Operands, dict[int, list[float]]]:
    """Classes of up to three members, some of which lead back; class 0 is the root, the last two are inputs."""
    draw = random.Random(seed)
    count = 7
    operands: Operands = {count: [()], count + 1: [()]}
    costs = {count: [0.0], count + 1: [0.0]}
    for c in range(count):
        operands[c] = [(draw.randint(c + 1, count + 1), draw.randint(c + 1, count + 1))]
        operands[c] += [tuple(draw.randint(0, count + 1) for _ in range(draw.randint(1, 2))) for _ in range(draw.randint(0, 2))]
        costs[c] = [float(draw.randint(1, 12)) for _ in operands[c]]
    return operands, costs


@pytest.mark.parametrize("seed", range(60))
def test_no_choice_is_cheaper(seed: int) -> None:
    operands, costs = random_classes(seed)
    graph = Extractor(operands, costs).graphs([0])[0]
    assert graph.cost == pytest.approx(cheapest(operands, costs, 0))


def test_known_graphs_are_improved() -> None:
    """Each root has a cheap member of its own; one member of class 9 serves all, which no three of them pay for."""
    operands: Operands = {9: [(8,)], 8: [()]} | {c: [(8,), (9,)] for c in range(6)}
    costs = {9: [5.0], 8: [0.0]} | {c: [1.0, 0.0] for c in range(5)} | {5: [3.0, 0.0]}
    extractor = Extractor(operands, costs, width=1)
    roots = list(range(6))
    together: dict[int, int] = dict.fromkeys(roots, 1) | {9: 0}
    assert extractor.graphs(roots)[0].cost == pytest.approx(8.0)
    assert extractor.graphs(roots, [together])[0].cost == pytest.approx(5.0)
    assert extractor.graphs(roots, [dict.fromkeys(roots, 1)])[0].cost == pytest.approx(8.0)  # Class 9 is missing.
    nearly: dict[int, int] = together | {0: 0, 5: 0}
    assert extractor.graphs(roots, [nearly])[0].cost == pytest.approx(5.0)


@pytest.mark.parametrize("seed", range(20))
def test_graphs_are_acyclic_and_cost_what_they_say(seed: int) -> None:
    operands, costs = random_classes(seed)
    extractor = Extractor(operands, costs)
    graphs = extractor.graphs([0, 1])
    assert graphs == sorted(graphs, key=lambda g: g.cost)
    for graph in graphs:
        done: set[int] = set(extractor.given)
        while True:
            ready = {c for c, i in graph.choice.items() if c not in done and all(o in done for o in operands[c][i])}
            if not ready:
                break
            done |= ready
        assert set(graph.choice) <= done
        assert graph.cost == pytest.approx(sum(costs[c][i] for c, i in graph.choice.items()))
