"""What tests of the search share."""

from __future__ import annotations

from math import inf

import pytest

from mirage_ir.clock import ENDLESS, Clock
from mirage_ir.search.cone.cone import Cone, ValueTypes
from mirage_ir.search.cone.kernels import ConeKernels, search_cone
from mirage_ir.search.run import run as run_module
from mirage_ir.search.space import Space
from mirage_ir.target.machines import Machine


@pytest.fixture
def searched(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The limits of the cones that this process searches itself: what comes from a checkpoint or a worker is not among them."""
    limits: list[float] = []

    def noting(
        cone: Cone, types: ValueTypes, space: Space, target: Machine, clock: Clock = ENDLESS, limit: float = inf
    ) -> ConeKernels:
        limits.append(limit)
        return search_cone(cone, types, space, target, clock, limit)

    monkeypatch.setattr(run_module, "search_cone", noting)
    return limits
