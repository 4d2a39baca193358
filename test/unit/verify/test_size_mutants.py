"""No mistake about sizes is accepted where sums run on classes. `bench/size_mutants.py` has thousands."""

from __future__ import annotations

from random import Random

import pytest
from judged import Base, Counts, has_classes, judge_mutants, judge_rewrites
from real_points import Outcome, RealPoints, registered
from size_mutants import bases
from size_mutations import ATTEMPTS, SIZE_MISTAKES, SizeMutations
from size_programs import FAMILIES, random_squares

from mirage_ir.decompose import decompose
from mirage_ir.errors import ProgramError
from mirage_ir.verify import verify
from mirage_ir.verify.verdict import Basis

EXTENT = 12
QUICK = ("gram", "covariance", "layer norm", "both sums", "batched", "gated")
"""Families that are evaluated in little time."""


@pytest.mark.parametrize("name", FAMILIES)
def test_each_family_is_proved_on_classes(name: str) -> None:
    source, programs = FAMILIES[name](EXTENT)
    for program in programs:
        verdict = verify(source, program)
        assert verdict.equivalent
        assert verdict.basis is Basis.CLASSES


def test_random_squares_have_classes() -> None:
    sources = [decompose(random_squares(Random(seed), EXTENT)) for seed in range(20)]
    assert sum(has_classes(source, source) for source in sources) > 15


@pytest.mark.parametrize("kind", SIZE_MISTAKES)
def test_each_kind_of_mistake_makes_wrong_programs(kind: str) -> None:
    random = Random(kind)
    for _ in range(ATTEMPTS):
        source, programs = FAMILIES[random.choice(QUICK)](EXTENT)
        program = decompose(random.choice([source, *programs]))
        try:
            made = SIZE_MISTAKES[kind](program, random)
            if made is not None and made != program and RealPoints(program).judge(made) is Outcome.WRONG:
                return
        except ProgramError:  # No program.
            continue
    pytest.fail(f"no wrong mutant: {kind}")


def test_mutants_are_not_accepted_and_rewrites_are_proved() -> None:
    counts, random = Counts(), Random(1)
    with registered():
        found = [Base(decompose(source), programs) for source, programs in (FAMILIES[name](EXTENT) for name in QUICK)]
        judge_mutants(found, random, 25, 0, SizeMutations(), counts, small=0.0)
        judge_rewrites(found, random, 10, counts)
    assert [str(case) for case in (*counts.accepted, *counts.refuted_rewrites)] == []
    assert len(counts.unproved) <= 1, "\n".join(map(str, counts.unproved))
    assert 10 * counts.classes["mutants on classes"] > 8 * counts.classes["mutants"]
    assert "mutants, " in counts.table(list(SIZE_MISTAKES))


def test_a_share_of_the_gate_has_all_families_and_random_programs() -> None:
    found = list(bases(Random(0)))
    assert len(found) > len(FAMILIES)
    assert sum(bool(base.programs) for base in found) == len(FAMILIES)
