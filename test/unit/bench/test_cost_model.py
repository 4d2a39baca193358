"""The cost model against the measured candidates that are kept in the repository."""

from __future__ import annotations

import cost_model
import numpy as np
import pytest

from mirage_ir.target import MACHINES


@pytest.fixture(scope="module")
def data() -> list[cost_model.Measured]:
    return cost_model.read(cost_model.DATA)


def test_pairs_are_of_different_times_the_faster_first(data: list[cost_model.Measured]) -> None:
    made = cost_model.Measured("made", data[0].programs[:4], np.array([2.0, 1.0, 1.04, 1.5]), tuned=True)
    assert sorted(made.pairs()) == [(1, 0), (1, 3), (2, 0), (2, 3), (3, 0)]
    assert cost_model.judged(made, np.array([4.0, 3.0, 2.0, 1.0])) == (5, 3, 1.5)


def test_the_model_picks_well_and_orders_most(data: list[cost_model.Measured]) -> None:
    """With its own factors: where launches were tuned, every pick is within 1.3 of the fastest; of all programs nine of ten are
    within 1.25, and four of five pairs are ordered right."""
    predicted, offset, pairs, right = cost_model.Model(data).predict(MACHINES["h100"].calibration), 0, 0, 0
    picks: list[float] = []
    for m in data:
        own = predicted[offset : offset + len(m.programs)]
        offset += len(m.programs)
        count, ordered, pick = cost_model.judged(m, own)
        pairs, right = pairs + count, right + ordered
        picks.append(pick)
        assert pick <= 1.3 or not m.tuned, m.name
    assert len(data) >= 147 and sum(m.tuned for m in data) >= 19
    assert sum(pick <= cost_model.GOOD_PICK for pick in picks) >= cost_model.LEAST_GOOD * len(picks)
    assert right > 0.8 * pairs
