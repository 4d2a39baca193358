"""A run on classes of indices computes what the run at full size does. `bench/classes.py` compares 1,000 programs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import count, islice
from random import Random
from typing import Any

import class_runs
import pytest
from class_programs import CUT, KINDS, RAGGED, ROOTS, ClassProgram, class_program
from classes import tally
from fused_programs import fused_rmsnorm, rmsnorm

from mirage_ir.verify import equivalence, verify
from mirage_ir.verify.bound import CLASSES_BOUND_LOG2, PairEffort
from mirage_ir.verify.elements import Elements
from mirage_ir.verify.verdict import Basis

PROGRAMS, MANY = 8, 32
"""Programs of a kind, and of one that a share of them is told of."""


@cache
def class_programs(kind: str, programs: int = PROGRAMS) -> list[ClassProgram]:
    drawn = (class_program(kind, Random(f"{kind} {seed}")) for seed in count())
    return list(islice((program for program in drawn if program is not None), programs))


@pytest.mark.parametrize("kind", KINDS)
def test_classes_compute_what_full_size_does(kind: str) -> None:
    for program in class_programs(kind):
        residues, different = program.differing()
        assert residues > 0
        assert different == 0, program


def test_each_kind_holds_what_it_is_named_for() -> None:
    held = {kind: set[str]().union(*(p.features for p in class_programs(kind))) for kind in KINDS}
    assert [kind for kind in KINDS if RAGGED in held[kind]] == ["ragged", "cut"]
    assert CUT in held["cut"]
    assert {"product", "quotient", "maximum", ROOTS} <= held["operators"]
    assert {"two kernels", "sum over a loop", "maximum", ROOTS} <= held["fused"]
    assert "max over a loop" in held["μGraphs"]


@pytest.mark.parametrize("kind", KINDS)
def test_classes_that_all_count_once_compute_something_else(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    """The comparison can fail: weights matter to most programs."""
    weights = class_runs._weights  # pyright: ignore[reportPrivateUsage]

    def ones(*given: Any) -> Elements:
        dense = weights(*given).dense()
        return Elements(dense * 0 + 1)

    monkeypatch.setattr(class_runs, "_weights", ones)
    differ: Sequence[bool] = [program.differing()[1] > 0 for program in class_programs(kind, MANY)]
    assert 2 * sum(differ) > len(differ)


def test_the_gate_counts_programs_that_have_classes() -> None:
    found = tally(0, "μGraphs", 2)
    assert (found.programs, found.differ) == (2, [])
    assert found.drawn >= 2
    assert found.residues > 0


def test_a_bound_that_says_nothing_on_classes_is_not_the_last_word(monkeypatch: pytest.MonkeyPatch) -> None:
    """The full size follows."""
    source, candidate = rmsnorm(2, 64, 8), fused_rmsnorm(2, 64, 8, 2, 4)
    assert verify(source, candidate).basis is Basis.CLASSES
    effort = equivalence.effort

    def useless(*given: Any, wanted: float, **options: Any) -> PairEffort:
        found = effort(*given, wanted=wanted, **options)
        return found._replace(bound_log2=0.0) if wanted <= CLASSES_BOUND_LOG2 else found

    monkeypatch.setattr(equivalence, "effort", useless)
    verdict = verify(source, candidate)
    assert verdict.equivalent
    assert verdict.basis is Basis.FULL_SIZE
