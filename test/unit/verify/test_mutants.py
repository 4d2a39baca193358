"""No wrong mutant is accepted, right rewrites are proved; mistakes and laws are what they say. `bench/mutants.py` has thousands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from edit import Place, places
from function_laws import FUNCTION_LAWS
from fused_programs import op, program, tensors
from judged import Base, Case, Counts, judge_mutants, judge_rewrites
from mutants import Share, bases, known_primes
from mutations import MUTATIONS, mutant
from pair_mutations import OLD_PRIME, PairMutations, primes
from real_points import Outcome, RealPoints, differ_at, registered
from rewrites import LAWS, rewritten

from mirage_ir.decompose import decompose
from mirage_ir.program import Program
from mirage_ir.verify import Answer, Verifier

WANTED = 100
REFUTED = 20
X = tensors((3, 4))
KINDS = PairMutations(known_primes(0))


@pytest.fixture(scope="module")
def base_programs() -> list[Base]:
    with registered():
        return list(bases(Random(1), 2))


@pytest.fixture
def found(base_programs: list[Base]) -> Iterator[list[Base]]:
    """The function that some of them apply is registered for one test at a time."""
    with registered():
        yield base_programs


def test_wrong_mutants_are_not_accepted_and_counterexamples_are_some(found: list[Base]) -> None:
    counts = Counts()
    judge_mutants(found, Random(2), WANTED, REFUTED, KINDS, counts)
    print(counts.table([*MUTATIONS, *KINDS.kinds]))
    assert counts.wrong.total() == WANTED
    assert [str(case) for case in counts.accepted] == []
    assert [str(case) for case in counts.false_refutations] == []
    assert len(counts.wrong) > 12
    assert counts.equivalent.total() > 0
    assert counts.refuted.total() == REFUTED


def test_right_rewrites_are_proved(found: list[Base]) -> None:
    counts = Counts()
    judge_rewrites(found, Random(3), WANTED, counts)
    print(counts.table([]))
    assert counts.composed.total() == WANTED
    assert [str(case) for case in counts.refuted_rewrites] == []
    assert 100 * len(counts.unproved) <= WANTED, "\n".join(map(str, counts.unproved))
    assert len(counts.rewritten) > 20


def test_rewrites_hold_over_real_numbers(found: list[Base]) -> None:
    """Without the verifier: they are laws."""
    random = Random(4)
    judged = 0
    while judged < WANTED:
        base = random.choice(found)
        made = rewritten(random.choice([base.source, *base.programs]), random)
        if made is not None:
            assert base.points.judge(made[1]) is not Outcome.WRONG, made
            judged += 1


@pytest.mark.parametrize("name", list(FUNCTION_LAWS))
def test_a_law_of_functions_holds_both_ways(found: list[Base], name: str) -> None:
    """Neither program has a value where the other has none, so each may stand for the other."""
    random = Random(name)
    judged = 0
    programs = [(base, p) for base in found for p in (base.source, *base.programs)]
    for base, p in random.sample(programs, len(programs)):
        changed = FUNCTION_LAWS[name](p, random)
        if changed is not None:
            assert base.points.judge(changed) is Outcome.SAME, changed
            assert RealPoints(changed).judge(base.source) is Outcome.SAME, changed
            judged += 1
        if judged == 3:
            break
    assert judged > 0


@pytest.mark.parametrize("kind", list(KINDS.kinds))
def test_a_mistake_in_a_pair_makes_wrong_programs(found: list[Base], kind: str) -> None:
    """By evaluation: a mistake that makes none would test nothing."""
    random = Random(kind)
    only = PairMutations(known_primes(0))
    only.weights = {k: float(k == kind) for k in only.kinds}
    for _ in range(30):
        base = random.choice(found)
        made = only.mutant(base.source, random.choice(base.programs or [base.source]), random)
        if made is not None and RealPoints(made[1]).judge(made[2]) is Outcome.WRONG:
            return
    pytest.fail(f"no wrong mutant: {kind}")


def test_every_kind_of_mistake_and_every_rewrite_is_made(found: list[Base]) -> None:
    random = Random(5)
    kinds, names = set[str](), set[str]()
    for _ in range(500):
        base = random.choice(found)
        made = mutant(random.choice(base.programs or [base.source]), random)
        kinds.update([made[0]] if made else [])
        again = rewritten(random.choice([base.source, *base.programs]), random)
        names.update(again[0] if again else [])
    assert kinds == MUTATIONS.keys()
    assert LAWS.keys() - names <= {"associate"}


def test_shares_are_added_and_one_failure_is_one_too_many() -> None:
    whole = Counts()
    for number in range(2):
        whole.add(Share(0, number, 0, 4, 3, 1).judge())
    assert whole.wrong.total() == 8
    assert whole.composed.total() == 6
    assert "| all | 8 |" in whole.table([*MUTATIONS, *KINDS.kinds])
    failed = Counts(composed=Counter({1: 100}))
    case = Case("kind", PRODUCT, PRODUCT, "message")
    failed.unproved.append(case)
    assert failed.right
    failed.unproved.append(case)
    assert not failed.right
    assert not Counts(accepted=[case]).right
    assert not Counts(false_refutations=[case]).right
    assert not Counts(refuted_rewrites=[case]).right


def test_multiples_are_those_of_ten_primes() -> None:
    known = primes(Random(7))
    assert len(set(known)) == 10
    assert OLD_PRIME in known
    assert all(1 << 19 < p < 1 << 20 and all(p % d for d in range(2, 1024)) for p in known)


def test_every_base_program_is_left_alone_by_an_empty_edit(found: list[Base]) -> None:
    for base in found:
        for p in base.programs:
            for place in places(p):
                assert Place(p, place.position).with_lines(place.lines()) == p


XY = tensors((3, 4), (3, 4))
PRODUCT = program("s", XY, op("mul", 0, 1))


def times(*nodes: object) -> Program:
    """x·y·w/w, where w is what the last of these nodes computes."""
    w = 1 + len(nodes)
    return program("c", XY, *nodes, op("mul", 0, w), op("div", w + 1, w), op("mul", w + 2, 1))  # type: ignore[arg-type]


SAME, WRONG, UNKNOWN = Outcome.SAME, Outcome.WRONG, Outcome.UNKNOWN
REAL = [
    (program("s", X, op("exp", 0), op("exp", 1)), program("c", X, op("exp", 0), op("exp", 1)), SAME),
    (program("s", X, op("square", 0), op("sqrt", 1)), program("c", X, op("relu", 0)), WRONG),
    (program("s", X, op("sqrt", 0), op("square", 1)), program("c", X, op("scale", 0, value=1.0)), SAME),
    # It has no value where the source has one.
    (program("s", X, op("scale", 0, value=1.0)), program("c", X, op("sqrt", 0), op("square", 1)), WRONG),
    (program("s", X, op("scale", 0, value=1 / 3), op("scale", 1, value=3.0)), program("c", X, op("scale", 0, value=1.0)), SAME),
    (program("s", X, op("max", 0, dim=1)), program("c", X, op("sum", 0, dim=1)), WRONG),
    (program("s", X, op("softmax", 0, dim=1)), program("c", X, op("softmax", 0, dim=1, subtract_max=False)), SAME),
    # A difference in the fortieth digit would be seen; one that is rounding would not.
    (program("s", X, op("scale", 0, value=1.0)), program("c", X, op("scale", 0, value=1.0 + 2**-52)), WRONG),
    # Undefined wherever one looks.
    (program("s", X, op("scale", 0, value=1.0)), program("c", X, op("sub", 0, 0), op("div", 0, 1)), WRONG),
    (program("s", X, op("sub", 0, 0), op("div", 0, 1)), program("c", X, op("scale", 0, value=1.0)), UNKNOWN),
    # At single points, undefined: nobody will meet them.
    (PRODUCT, times(op("square", 1)), SAME),
    (PRODUCT, times(op("sqrt", 1)), WRONG),
    (PRODUCT, times(op("relu", 1)), WRONG),
    (PRODUCT, times(op("clamp", 1, min=0.0, max=1.0)), WRONG),
    (PRODUCT, times(op("pow", 1, 0)), WRONG),
    # Numbers of a million digits.
    (program("s", X, *(op("exp", n) for n in range(7))), program("c", X, *(op("exp", n) for n in range(7))), UNKNOWN),
]


@pytest.mark.parametrize(("source", "candidate", "outcome"), REAL)
def test_real_points(source: Program, candidate: Program, outcome: Outcome) -> None:
    assert RealPoints(source).judge(candidate) is outcome


def test_a_counterexample_is_one_where_the_source_has_a_value_and_the_other_none_or_another() -> None:
    root = program("c", X, op("sqrt", 0), op("square", 1))
    plain = program("s", X, op("scale", 0, value=1.0))
    inputs = [np.ones((3, 4))]
    inputs[0][1, 2] = -1
    assert differ_at(plain, root, inputs, 0, (1, 2))
    assert not differ_at(root, plain, inputs, 0, (1, 2))
    assert not differ_at(plain, root, inputs, 0, (0, 0))
    assert differ_at(plain, program("c", X, op("neg", 0)), inputs, 0, (0, 0))


@pytest.mark.parametrize("name", ["log", "sqrt"])
def test_what_is_undefined_everywhere_does_not_cancel(name: str) -> None:
    """x·f(y)/f(y) is x for every f that is defined everywhere."""
    types = tensors((3, 4), (3, 4))
    source = program("s", types, op("mul", 0, 1))
    nodes = (op("square", 1), op("neg", 2), op("offset", 3, value=-1.0), op(name, 4))
    candidate = program("c", types, *nodes, op("mul", 0, 5), op("div", 6, 5), op("mul", 7, 1))
    verdict = Verifier(decompose(source)).check(decompose(candidate))
    assert verdict.answer is Answer.NOT_PROVED
    harmless = program("c", types, op("sigmoid", 1), op("mul", 0, 2), op("div", 3, 2), op("mul", 4, 1))
    assert Verifier(decompose(source)).check(decompose(harmless)).equivalent
