"""The choice of programs: as few as lose little, and boxes that hold each size once."""

from __future__ import annotations

from itertools import combinations, product
from random import Random

import pytest

from mirage_ir.sized.choice import MOST_LOST, NEVER, boxes_of, cells, fewest, geometric, holds
from mirage_ir.sized.extent import SizeSymbol


def lost(costs: list[list[float]], chosen: tuple[int, ...]) -> float:
    return max(min(costs[p][s] for p in chosen) / min(row[s] for row in costs) for s in range(len(costs[0])))


@pytest.mark.parametrize("seed", range(30))
def test_no_fewer_programs_lose_as_little(seed: int) -> None:
    random = Random(seed)
    costs = [[random.choice((1.0, 1.03, 1.2, 3.0, NEVER)) for _ in range(6)] for _ in range(6)] + [[3.0] * 6]
    chosen = fewest(costs)
    assert lost(costs, tuple(chosen)) <= MOST_LOST
    assert not any(lost(costs, fewer) <= MOST_LOST for fewer in combinations(range(len(costs)), len(chosen) - 1) if fewer)


def test_of_many_programs_some_that_lose_little_are_chosen() -> None:
    random = Random(0)
    costs = [[random.choice((1.0, 2.0, 3.0)) for _ in range(40)] for _ in range(60)]
    assert lost(costs, tuple(fewest(costs))) <= MOST_LOST


def test_sizes_of_a_range() -> None:
    assert geometric(SizeSymbol("n", 1, 64), 4.0) == [1, 4, 16, 64]
    assert geometric(SizeSymbol("n", 3, 70), 4.0) == [3, 4, 16, 64, 70]
    assert geometric(SizeSymbol("n", 5, 5), 2.0) == [5]
    assert geometric(SizeSymbol("n", 1, 500), 4.0, {20}) == [1, 4, 20, 64, 256, 500]


@pytest.mark.parametrize(("least", "most"), [(1, 1), (1, 2), (3, 70), (1, 257), (100, 120)])
def test_cells_are_the_whole_range(least: int, most: int) -> None:
    symbol = SizeSymbol("n", least, most)
    sizes = geometric(symbol, 2.0)
    found = cells(symbol, sizes)
    assert [n for a, b in found for n in range(a, b + 1)] == list(range(least, most + 1))
    assert all(a <= n <= b for n, (a, b) in zip(sizes, found, strict=True))


def test_cells_end_where_a_program_does() -> None:
    symbol = SizeSymbol("n", 1, 1000)
    assert cells(symbol, [1, 16, 64, 1000]) == [(1, 4), (5, 32), (33, 252), (253, 1000)]
    assert cells(symbol, [1, 16, 64, 1000], {16, 64}) == [(1, 4), (5, 16), (17, 64), (65, 1000)]


@pytest.mark.parametrize("seed", range(20))
def test_boxes_hold_each_size_once(seed: int) -> None:
    random = Random(seed)
    axes = [cells(SizeSymbol(name, 1, 9), [1, 3, 6, 9][: random.randint(1, 4)] or [1]) for name in ("a", "b")]
    chosen = {place: random.randrange(2) for place in product(*(range(len(axis)) for axis in axes))}
    boxes = boxes_of(axes, chosen)
    for point in product(range(1, 10), repeat=2):
        place = tuple(next(i for i, (a, b) in enumerate(axis) if a <= n <= b) for n, axis in zip(point, axes, strict=True))
        assert [p for p, found in boxes.items() if holds(found, point)] == [chosen[place]]
    assert sum(map(len, boxes.values())) <= len(chosen)
