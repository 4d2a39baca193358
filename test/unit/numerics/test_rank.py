"""A candidate that overflows, or is far less accurate than its source, ranks below one that does not."""

from __future__ import annotations

from math import nan
from typing import Any

import fused_programs as fp
import pytest

from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.numerics.check import Checker, Numerics, Outcome, Overflow
from mirage_ir.numerics.inputs import InputClass, Trial
from mirage_ir.numerics.rank import ERROR_TOLERANCE, MOST_SPARE, Faults, faults_of, rank, together
from mirage_ir.pipeline import stages
from mirage_ir.pipeline.superoptimize import superoptimize
from mirage_ir.program import Program
from mirage_ir.search.cone.kernels import Effort
from mirage_ir.search.plan.generate import Generated
from mirage_ir.search.space import Space
from mirage_ir.target import machine
from mirage_ir.verify import Verifier

NORMAL, LARGE = Trial(InputClass.NORMAL), Trial(InputClass.LARGE, 30.0)
OVERFLOW = Overflow(0, (0,), nan, 1, 4, "'exp' in f32")


def numerics(error: float = 1e-4, normal: bool = False, large: bool = False, inside: str | None = None) -> Numerics:
    outcomes = (
        Outcome(NORMAL, error, error, OVERFLOW if normal else None),
        Outcome(LARGE, error, error, OVERFLOW if large else None, inside),
    )
    return Numerics(outcomes, 1.0)


def safe_source() -> Decomposed:
    return decompose(fp.attention(safe=True))


UNSAFE = decompose(fp.flash_attention())
SAFE = decompose(fp.flash_attention(safe=True))


def test_candidates_that_overflow_come_after_those_that_do_not() -> None:
    """exp without the maximum is the same function, and verified as such; only numbers tell the two apart."""
    verifier = Verifier(safe_source())
    assert verifier.check(UNSAFE).equivalent and verifier.check(SAFE).equivalent
    ranked = rank(Checker(safe_source()), [UNSAFE, SAFE, UNSAFE], None)
    assert [r.position for r in ranked] == [1, 0, 2]
    assert [bool(r.faults) for r in ranked] == [False, True, True]
    assert ranked[1].faults == Faults(True, 2, False)  # Scores have deviation 3: some are beyond what exp has in f16.


def test_order_stays_where_the_source_overflows_as_well() -> None:
    ranked = rank(Checker(decompose(fp.attention())), [UNSAFE, SAFE], None)
    assert [r.position for r in ranked] == [0, 1]
    assert not any(r.faults for r in ranked)


def test_looking_ends_when_enough_are_sound_or_too_many_are_not() -> None:
    looked = [r.position for r in rank(Checker(safe_source()), [UNSAFE, SAFE, SAFE], 1) if r.numerics is not None]
    assert looked == [1, 0]
    many = rank(Checker(safe_source()), [UNSAFE] * (MOST_SPARE + 3), 1)
    assert [r.position for r in many] == list(range(MOST_SPARE + 3))
    assert sum(r.numerics is not None for r in many) == MOST_SPARE + 1


@pytest.mark.parametrize(
    ("candidate", "source", "faults"),
    [
        (numerics(), numerics(), Faults(False, 0, False)),
        (numerics(normal=True), numerics(normal=True), Faults(True, 0, False)),
        (numerics(large=True), numerics(), Faults(False, 1, False)),
        (numerics(large=True), numerics(large=True), Faults(False, 0, False)),
        (numerics(large=True), numerics(inside="'sum' rounded to f16"), Faults(False, 0, False)),
        (numerics(2 * ERROR_TOLERANCE), numerics(), Faults(False, 0, True)),
        (numerics(2 * ERROR_TOLERANCE), numerics(ERROR_TOLERANCE), Faults(False, 0, False)),
        (numerics(0.9 * ERROR_TOLERANCE), numerics(1e-9), Faults(False, 0, False)),
        (numerics(nan), numerics(nan), Faults(False, 0, False)),
    ],
)
def test_faults(candidate: Numerics, source: Numerics, faults: Faults) -> None:
    assert faults_of(candidate, source) == faults


def test_ranks_order_faults_as_they_are_ordered() -> None:
    every = [Faults(o, r, i) for o in (False, True) for r in range(8) for i in (False, True)]
    assert sorted(every) == sorted(every, key=lambda f: f.rank)
    assert [f for f in every if not f] == [Faults(False, 0, False)]


def test_parts_together_are_as_bad_as_the_worst() -> None:
    whole = together([numerics(1e-4), numerics(1e-2), numerics(1e-3, large=True)])
    assert whole.normal.error == 1e-2
    assert whole.overflowing == (LARGE,)


@pytest.mark.parametrize("top", [1, None])
def test_the_engine_chooses_the_sound_one(top: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Although the search calls the other one cheaper."""

    def generate_each(programs: dict[Any, Program], run: object, blaming: object, group: object) -> dict[Any, Generated]:
        return dict.fromkeys(programs, Generated((UNSAFE, SAFE), Effort()))

    monkeypatch.setattr(stages, "generate_each", generate_each)
    found = superoptimize(safe_source(), Space(top=top), machine("h100")).candidates
    assert [c.program for c in found] == ([SAFE] if top else [SAFE, UNSAFE])
    assert found[0].numerics is not None and found[0].numerics.overflowing == ()
    assert found[0].accuracy is not None and found[0].accuracy.rank == 0


def test_the_search_itself_keeps_the_maximum() -> None:
    """What is found for a source that subtracts the maximum does not overflow."""
    best = superoptimize(fp.attention(2, 16, 16, 256, safe=True), Space(), machine("h100")).candidates[0]
    assert best.numerics is not None and best.numerics.overflowing == ()
