"""Wrong mutants are refused, right rewrites accepted; mistakes and laws are what they say. `bench/mutants.py` has thousands."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from edit import Place, places
from fused_programs import op, program, tensors
from mutants import Base, Counts, bases, judge_mutants, judge_rewrites
from mutations import MUTATIONS, mutant
from real_points import RealPoints
from rewrites import REWRITES, rewritten

from mirage_ir.interpret import run_program
from mirage_ir.program import Program
from mirage_ir.verify import Verifier

WANTED = 150
X = tensors((3, 4))


@pytest.fixture(scope="module")
def found() -> list[Base]:
    return list(bases(Random(1), 2))


def test_wrong_mutants_are_refused(found: list[Base]) -> None:
    counts = Counts()
    judge_mutants(found, Random(2), WANTED, counts)
    print(counts.table())
    assert counts.wrong.total() == WANTED
    assert counts.accepted == []
    assert len(counts.wrong) > 4
    assert counts.equivalent.total() > 0


def test_right_rewrites_are_accepted(found: list[Base]) -> None:
    counts = Counts()
    judge_rewrites(found, Random(3), WANTED, counts)
    print(counts.table())
    assert counts.composed.total() == WANTED
    assert counts.refused == []
    assert len(counts.rewritten) > 10


def test_rewrites_hold_over_real_numbers(found: list[Base]) -> None:
    """Without the verifier: they are laws."""
    random = Random(4)
    judged = 0
    while judged < WANTED:
        base = random.choice(found)
        made = rewritten(random.choice([base.source, *base.programs]), random)
        if made is not None:
            inputs = [np.random.default_rng(i).uniform(0.5, 1.5, t.shape) for i, t in enumerate(base.source.inputs)]
            ours, theirs = (run_program(p, inputs, precision="float64") for p in (base.source, made[1]))
            assert all(np.allclose(a, b, rtol=1e-8) for a, b in zip(ours, theirs, strict=True)), made
            judged += 1


def test_every_kind_of_mistake_and_every_rewrite_is_made(found: list[Base]) -> None:
    random = Random(5)
    kinds, names = set[str](), set[str]()
    for _ in range(600):
        base = random.choice(found)
        made = mutant(random.choice(base.programs), random)
        kinds.update([made[0]] if made else [])
        again = rewritten(random.choice([base.source, *base.programs]), random)
        names.update(again[0] if again else [])
    assert kinds == MUTATIONS.keys()
    assert REWRITES.keys() - names <= {"associate"}


def test_every_base_program_is_left_alone_by_an_empty_edit(found: list[Base]) -> None:
    for base in found:
        for p in base.programs:
            for place in places(p):
                assert Place(p, place.position).with_lines(place.lines()) == p


REAL = [
    (program("s", X, op("exp", 0), op("exp", 1)), program("c", X, op("exp", 0), op("exp", 1)), True),
    (program("s", X, op("square", 0), op("sqrt", 1)), program("c", X, op("relu", 0)), False),
    (program("s", X, op("sqrt", 0), op("square", 1)), program("c", X, op("scale", 0, value=1.0)), True),
    (program("s", X, op("scale", 0, value=1 / 3), op("scale", 1, value=3.0)), program("c", X, op("scale", 0, value=1.0)), True),
    (program("s", X, op("max", 0, dim=1)), program("c", X, op("sum", 0, dim=1)), False),
    (program("s", X, op("softmax", 0, dim=1)), program("c", X, op("softmax", 0, dim=1, subtract_max=False)), True),
    # A difference in the fortieth digit would be seen; one that is rounding would not.
    (program("s", X, op("scale", 0, value=1.0)), program("c", X, op("scale", 0, value=1.0 + 2**-52)), False),
    # Undefined wherever one looks.
    (program("s", X, op("scale", 0, value=1.0)), program("c", X, op("sub", 0, 0), op("div", 0, 1)), False),
]


@pytest.mark.parametrize(("source", "candidate", "same"), REAL)
def test_real_points(source: Program, candidate: Program, same: bool) -> None:
    assert RealPoints(source).agree(candidate) == same


@pytest.mark.parametrize("name", ["log", "sqrt"])
def test_what_is_undefined_everywhere_does_not_cancel(name: str) -> None:
    """x·f(y)/f(y) is x for every f that is defined everywhere."""
    types = tensors((3, 4), (3, 4))
    source = program("s", types, op("mul", 0, 1))
    nodes = (op("square", 1), op("neg", 2), op("offset", 3, value=-1.0), op(name, 4))
    candidate = program("c", types, *nodes, op("mul", 0, 5), op("div", 6, 5), op("mul", 7, 1))
    verdict = Verifier(source).check(candidate)
    assert not verdict.equivalent
    assert verdict.message == f"not verified: it takes {name} of what the source does not take it of, which may not be defined"
    harmless = program("c", types, op("tanh", 1), op("mul", 0, 2), op("div", 3, 2), op("mul", 4, 1))
    assert Verifier(source).check(harmless).equivalent
