"""No entry of a program has more bound indices than `verify/indices.py` counts: degrees in weights, found from values, say so."""

from __future__ import annotations

from random import Random

import pytest
from class_degrees import PRIME, counted_and_found, degrees, random_quotients
from fused_programs import F32, op, program, tensors


def test_degrees_are_found_from_values() -> None:
    points = range(2, 16)

    def values(above: int, below: int) -> list[int]:
        return [(t**above + 3) * pow(t**below + 5, -1, PRIME) % PRIME for t in points]

    assert degrees(points, values(4, 2)) == (4, 2)
    assert degrees(points, values(0, 3)) == (0, 3)
    assert degrees(points, [0] * len(points)) == (0, 0)
    assert degrees(points, [7] * len(points)) == (0, 0)


def test_counts_of_a_quotient() -> None:
    """(Σx)² / Σy has two above, of one factor, and one below, of the other."""
    types = tensors((1, 64), (1, 64), dtype=F32)
    nodes = op("sum", 0, dim=1), op("square", 2), op("sum", 1, dim=1), op("div", 3, 4)
    assert set(counted_and_found(program("q", types, *nodes), 0)) == {((2, 0), (2, 0)), ((0, 1), (0, 1))}


@pytest.mark.parametrize("part", range(4))
def test_no_index_is_missed(part: int) -> None:
    compared = fractions = 0
    for seed in range(part * 30, part * 30 + 30):
        for (above, below), (numerator, denominator) in counted_and_found(random_quotients(Random(seed)), seed):
            assert numerator <= above, seed
            assert denominator <= below, seed
            compared, fractions = compared + 1, fractions + (denominator > 1)
    assert compared > 100
    assert fractions > 2
