"""Plans are optimal for their objectives, where all choices can be tried."""

from __future__ import annotations

from itertools import permutations, product
from random import Random

import numpy as np
import pytest

from mirage_ir.lowering.cuda import assignment
from mirage_ir.lowering.cuda.access import default_panels, global_cycles, shared_cycles
from mirage_ir.lowering.cuda.assignment import assign
from mirage_ir.lowering.cuda.emitted import Buffer
from mirage_ir.lowering.cuda.layout import Layout, Mode, Panels, Unit
from mirage_ir.lowering.cuda.plan_memory import LiveRange, place_buffers
from mirage_ir.lowering.cuda.tensor_cores import matrix_layout
from mirage_ir.program import DType


def _problem(
    random: Random, nodes: int
) -> tuple[dict[int, list[float]], dict[tuple[int, int], np.ndarray[tuple[int, int], np.dtype[np.float64]]]]:
    sizes = [random.randint(1, 4) for _ in range(nodes)]
    alone = {n: [float(random.randint(0, 9)) for _ in range(size)] for n, size in enumerate(sizes)}
    pairs = {
        (a, b): np.array([[float(random.randint(0, 9)) for _ in range(sizes[b])] for _ in range(sizes[a])])
        for a in range(nodes)
        for b in range(a + 1, nodes)
        if random.random() < 0.5
    }
    return alone, pairs


@pytest.mark.parametrize("seed", range(60))
def test_assignments_are_the_cheapest(seed: int) -> None:
    alone, pairs = _problem(Random(seed), 1 + seed % 6)
    found = assign(alone, pairs)

    def cost(choice: tuple[int, ...]) -> float:
        return sum(alone[n][c] for n, c in enumerate(choice)) + sum(float(t[choice[a], choice[b]]) for (a, b), t in pairs.items())

    best = min(cost(choice) for choice in product(*(range(len(costs)) for costs in alone.values())))
    assert found.proved
    assert found.cost == cost(tuple(found.choices[n] for n in alone)) == best


def test_an_assignment_that_is_too_large_is_not_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assignment, "LARGEST_TABLE", 8)
    alone = {n: [1.0, 2.0, 3.0, 0.5] for n in range(5)}
    pairs = {(a, b): np.eye(4) for a in range(5) for b in range(a + 1, 5)}
    found = assign(alone, pairs)
    assert not found.proved
    assert found.cost == sum(alone[n][found.choices[n]] for n in alone) + sum(
        float(t[found.choices[a], found.choices[b]]) for (a, b), t in pairs.items()
    )


@pytest.mark.parametrize("seed", range(40))
def test_memory_is_the_least(seed: int) -> None:
    """No order in which buffers are pushed down, in steps of their alignment, needs fewer bytes."""
    random = Random(seed)
    count = 1 + seed % 5
    lives = [LiveRange(first := random.randint(0, 6), first + random.randint(0, 4)) for _ in range(count)]
    buffers = [
        Buffer(f"b{n}", Panels((random.randint(1, 6), 32), DType.f32, 32, random.choice((0, 0, 1))), random.randint(1, 2), 0)
        for n in range(count)
    ]
    plan = place_buffers(buffers, lives)
    assert plan.proved
    for a in range(count):
        assert plan.offsets[f"b{a}"] % buffers[a].panels.alignment == 0
        for b in range(a):
            apart = (
                plan.offsets[f"b{a}"] >= plan.offsets[f"b{b}"] + buffers[b].nbytes
                or plan.offsets[f"b{b}"] >= plan.offsets[f"b{a}"] + buffers[a].nbytes
            )
            assert apart or not lives[a].meets(lives[b])
    assert plan.nbytes == min(_pushed_down(buffers, lives, order) for order in permutations(range(count)))


def _pushed_down(buffers: list[Buffer], lives: list[LiveRange], order: tuple[int, ...]) -> int:
    """Bytes when buffers are placed in an order, each at the least multiple of 16 that is free and aligned."""
    placed: dict[int, int] = {}
    for n in order:
        at = 0
        while at % buffers[n].panels.alignment or any(
            lives[n].meets(lives[o]) and at < placed[o] + buffers[o].nbytes and placed[o] < at + buffers[n].nbytes for o in placed
        ):
            at += 16
        placed[n] = at
    return max(at + buffers[n].nbytes for n, at in placed.items())


@pytest.mark.parametrize(
    ("columns", "dtype"), [(64, DType.f16), (32, DType.f16), (128, DType.f16), (32, DType.f32), (64, DType.f32)]
)
def test_swizzled_rows_lie_in_different_banks(columns: int, dtype: DType) -> None:
    """Eight rows of one chunk, as `ldmatrix` reads them, take one cycle for 128 bytes."""
    panels = default_panels((64, columns), dtype)
    entries = 16 // dtype.itemsize
    rows = (
        Layout(((Mode(8, Unit.LANE, 1),), (Mode(4, Unit.LANE, 8), Mode(entries, Unit.REGISTER, 1))))
        if columns >= 4 * entries
        else None
    )
    assert rows is not None
    assert shared_cycles(rows, panels, 1) == 4.0
    plain = Panels((64, columns), dtype, columns)
    if columns * dtype.itemsize >= 128:
        assert shared_cycles(rows, plain, 1) > 4.0


def test_rows_read_in_vectors_cost_less_than_columns() -> None:
    rows = Layout(((Mode(4, Unit.LANE, 8),), (Mode(8, Unit.LANE, 1), Mode(8, Unit.REGISTER, 1))))
    columns = Layout(((Mode(4, Unit.REGISTER, 8), Mode(32 // 8, Unit.LANE, 8)), (Mode(8, Unit.LANE, 1), Mode(8, Unit.REGISTER, 1))))
    assert global_cycles(rows, (64, 1), 2, 1) == 16 / 2 + 1, "one load, of 16 sectors"
    assert global_cycles(columns, (1, 4096), 2, 1) > 8 * global_cycles(rows, (64, 1), 2, 1)
    assert matrix_layout((64, 64), 4).registers == 32


def test_odd_rows_cost_more_and_are_better_written_entry_by_entry() -> None:
    """64 entries by a warp in vectors of 8, and side by side."""
    vectors = Layout(((Mode(4, Unit.LANE, 8),), (Mode(8, Unit.LANE, 1), Mode(8, Unit.REGISTER, 1))))
    entries = Layout(((Mode(4, Unit.REGISTER, 2),), (Mode(2, Unit.REGISTER, 1), Mode(32, Unit.LANE, 1))))
    even, odd = (64, 1), (67, 1)
    assert global_cycles(vectors, even, 2, 1) < global_cycles(vectors, odd, 2, 1, alignment=2)
    assert global_cycles(vectors, even, 2, 1, written=True) <= global_cycles(entries, even, 2, 1, written=True)
    scattered = global_cycles(vectors, odd, 2, 1, alignment=2, written=True)
    assert scattered > 2 * global_cycles(entries, odd, 2, 1, alignment=2, written=True)


def test_sectors_that_a_store_fills_in_part_cost_twice() -> None:
    """16 x 32 entries by a warp: accumulators, whose stores fill half a sector in each of eight rows, and vectors of eight."""
    sums = matrix_layout((16, 32))
    vectors = Layout(((Mode(2, Unit.REGISTER, 8), Mode(8, Unit.LANE, 4)), (Mode(4, Unit.LANE, 1), Mode(8, Unit.REGISTER, 1))))
    assert sums.shape == vectors.shape
    assert global_cycles(sums, (64, 1), 2, 1) == 8 * 8 / 2 + 8, "eight loads, of eight sectors each"
    assert global_cycles(sums, (64, 1), 2, 1, written=True) == 2 * 8 * 8 / 2 + 8
    assert global_cycles(vectors, (64, 1), 2, 1) == global_cycles(vectors, (64, 1), 2, 1, written=True) == 2 * 16 / 2 + 2
