"""A search ends when it finds nothing cheaper for long, and says so; limits that were given are kept as they are."""

from __future__ import annotations

from math import inf
from typing import Any

import fused_programs as fp
import pytest

from mirage_ir.block.cost import program_cost
from mirage_ir.check import infer_program
from mirage_ir.decompose import decompose
from mirage_ir.search import space as space_module
from mirage_ir.search.cone import kernels
from mirage_ir.search.cone.bound import loop_bounds
from mirage_ir.search.cone.cone import ConeBuilder
from mirage_ir.search.plan import least
from mirage_ir.search.plan.generate import Generated, generate
from mirage_ir.search.space import Space
from mirage_ir.target import MACHINES

H100 = MACHINES["h100"]
QKNORM = decompose(fp.qknorm(2, 256, 64, 4096))


def cost(found: Generated) -> float:
    return program_cost(found.candidates[0], H100)


def test_patience_ends_a_search() -> None:
    patient, hasty = (generate(QKNORM, Space(patience=patience), H100) for patience in (10**9, 500))
    assert patient.exhausted and not hasty.exhausted
    assert hasty.effort.states < patient.effort.states
    assert cost(hasty) >= cost(patient)


@pytest.mark.parametrize(
    ("options", "patient", "others"),
    [
        ({}, space_module.PATIENCE, space_module.OTHER_STATES),
        ({"patience": 7}, 7, space_module.OTHER_STATES),
        ({"max_effort": 10**6}, inf, space_module.OTHER_STATES),
        ({"max_states": 50_000}, inf, 50_000),
        ({"max_states": 300, "patience": 7}, 7, 300),
        ({"top": None}, inf, space_module.STATES),
        ({"top": None, "patience": 7}, inf, space_module.STATES),
    ],
)
def test_limits_that_are_given_hold(options: dict[str, Any], patient: float, others: int) -> None:
    space = Space.of(options)
    assert (space.patient, space.other_states) == (patient, others)


def test_only_the_likeliest_loop_has_all_tile_values(monkeypatch: pytest.MonkeyPatch) -> None:
    program = decompose(fp.rmsnorm(16, 4096, 6144))
    types = infer_program(program)
    cone = ConeBuilder(program, types).build(program.outputs, frozenset(range(len(program.inputs))))
    space = Space()
    bounds = {b.loop: b.single() for b in loop_bounds(cone, dict(enumerate(types)), space, H100)}
    allowed = dict[Any, int]()
    explored = kernels.block_graphs

    def spied(cone: Any, loop_index: Any, space: Space, *more: Any) -> Any:
        allowed[loop_index] = max(space.states, allowed.get(loop_index, 0))
        return explored(cone, loop_index, space, *more)

    monkeypatch.setattr(kernels, "block_graphs", spied)
    kernels.search_cone(cone, dict(enumerate(types)), space, H100)
    few, many = space_module.OTHER_STATES, space_module.STATES
    assert len(bounds) == 2
    assert allowed == {loop: many if us == min(bounds.values()) else few for loop, us in bounds.items()}


def test_few_parts_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sharper bounds take long, and are only made of the parts that are next by their rough ones."""
    asked = list[bool]()
    bound = least.cone_bound

    def counted(*arguments: Any, sharp: bool) -> float:
        asked.append(sharp)
        return bound(*arguments, sharp=sharp)

    rough = list[float]()
    roughly = least.rough_bound

    def noted(*arguments: Any) -> float:
        rough.append(roughly(*arguments))
        return rough[-1]

    monkeypatch.setattr(least, "cone_bound", counted)
    monkeypatch.setattr(least, "rough_bound", noted)
    assert generate(QKNORM, Space(patience=10**9), H100).exhausted
    assert 0 < len(asked) < len(rough) / 2
