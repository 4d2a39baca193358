"""Names of bound index parts: one naming of each sum, whatever its parts were called, found without trying all."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from itertools import combinations

import pytest

from mirage_ir.expr import naming
from mirage_ir.expr.normal_form import Algebra, Expr

Edge = tuple[int, int]
RANGES = ("k", "s")


def name(number: int, size: int) -> str:
    """The name of a vertex: the first half ranges over k, the other over s."""
    half = (size + 1) // 2
    return RANGES[number // half] + "'" * (number % half)


def graph_sum(e: Algebra, edges: Iterable[Edge], names: Sequence[str]) -> Expr:
    """Σ over all vertices of Π x[u, v] over the edges: graphs that are isomorphic have one sum."""
    x = e.one
    for u, v in edges:
        x = e.mul(x, e.input(0, ((names[u],), (names[v],))))
    return e.sum(x, tuple(names))


def one_range(size: int) -> list[str]:
    return ["k" + "'" * n for n in range(size)]


def both_ways(edges: Iterable[Edge]) -> list[Edge]:
    return [edge for u, v in edges for edge in ((u, v), (v, u))]


def cycle(vertices: Sequence[int]) -> list[Edge]:
    return [(vertices[i - 1], v) for i, v in enumerate(vertices)]


@pytest.fixture
def no_brute_force(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(naming, "FEW_NAMINGS", 1)


@pytest.mark.usefixtures("no_brute_force")
@pytest.mark.parametrize("seed", range(40))
def test_a_sum_has_one_naming(seed: int) -> None:
    draw = random.Random(seed)
    size = draw.randint(2, 7)
    names = one_range(size) if draw.random() < 0.5 else [name(n, size) for n in range(size)]
    edges = [(draw.randrange(size), draw.randrange(size)) for _ in range(draw.randint(size - 1, 2 * size))]
    e = Algebra()
    first = graph_sum(e, edges, names)
    for _ in range(4):
        order = {r: draw.sample([n for n in names if n[0] == r], sum(n[0] == r for n in names)) for r in RANGES}
        shuffled = [order[n[0]].pop() for n in names]
        assert graph_sum(e, draw.sample(edges, len(edges)), shuffled) == first


@pytest.mark.parametrize("size", [3, 4])
def test_sums_are_equal_exactly_when_some_naming_makes_them_so(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """All graphs with so many edges: the same ones are told apart as by trying all namings."""
    possible = [(u, v) for u in range(size) for v in range(size) if u != v]
    graphs = list(combinations(possible, 4))
    partitions: list[list[int]] = []
    for limit in (1, 10**6):
        monkeypatch.setattr(naming, "FEW_NAMINGS", limit)
        e = Algebra()
        forms = [graph_sum(e, edges, one_range(size)) for edges in graphs]
        first = {form: number for number, form in reversed(list(enumerate(forms)))}
        partitions.append([first[form] for form in forms])
    assert partitions[0] == partitions[1]
    assert 1 < len(set(partitions[0])) < len(graphs)


def test_graphs_that_look_alike_everywhere() -> None:
    """In both graphs each vertex has three neighbours, which have three: a prism has triangles, the other one has not."""
    prism = both_ways([*cycle((0, 1, 2)), *cycle((3, 4, 5)), (0, 3), (1, 4), (2, 5)])
    bipartite = both_ways([(u, v) for u in (0, 1, 2) for v in (3, 4, 5)])
    e = Algebra()
    names = one_range(6)
    one, other = graph_sum(e, prism, names), graph_sum(e, bipartite, names)
    assert one != other
    for seed in range(5):
        shuffled = random.Random(seed).sample(names, 6)
        assert graph_sum(e, prism, shuffled) == one
        assert graph_sum(e, bipartite, shuffled) == other


def test_a_high_power_of_a_sum_is_no_long_search() -> None:
    """(Σ_k x)¹² under another sum has 12! ways to name its parts, of which few are looked at."""
    ticks = 0

    def count() -> None:
        nonlocal ticks
        ticks += 1

    e = Algebra(count)
    total = e.sum(e.input(0, (("b",), ("k.l", "k.t"))), ("k.l", "k.t"))
    power = e.one
    for _ in range(12):
        power = e.mul(power, total)
    squared = e.mul(e.sum(power, ("b",)), e.one)
    assert e.store.free[squared] == frozenset()
    assert ticks < 20_000
