"""Normal forms agree with Z3 and egglog about the paper's axioms: a part of what `bench/axioms.py` checks."""

from __future__ import annotations

import random

import axioms
import pytest
from paper_theory.egglog_prover import contained
from paper_theory.generate import INPUTS, PARTS, Generator
from paper_theory.laws import EQUALITY, Law, rewritten
from paper_theory.meaning import Meaning
from paper_theory.terms import Term

from mirage_ir.expr.products import Products
from mirage_ir.expr.sums import Sums

CASES = 200
SEED = 7


def test_forms_of_provably_equal_terms_are_the_same() -> None:
    tally = axioms.equalities(SEED, CASES)
    assert tally.counts["proved"] == CASES
    assert not tally.disagreements


def test_provable_subexpressions_are_subexpressions() -> None:
    tally = axioms.containments(SEED, CASES)
    assert tally.counts["proved"] == CASES
    assert not tally.disagreements


def test_terms_of_one_form_have_the_same_values() -> None:
    tally = axioms.soundness(SEED, 2000)
    assert tally.counts["equal pairs"] >= CASES
    assert not tally.disagreements


def test_what_is_denied_is_not_derivable() -> None:
    tally = axioms.absences(SEED, CASES)
    assert tally.counts["denied"] == CASES
    assert not tally.disagreements


# What the comparison trusts.


@pytest.mark.parametrize("law", EQUALITY, ids=lambda law: law.name)
def test_the_axioms_hold_of_what_terms_mean(law: Law) -> None:
    generator = Generator(random.Random(SEED))
    meaning = Meaning(axioms.SPACE)
    pairs = [(term, other) for term in (generator.term(4) for _ in range(CASES)) for other in rewritten(term, law.name)]
    assert len(pairs) >= 4
    for term, other in pairs:
        assert not meaning.differ(term, other), f"{term}, {other}"


X, Y, W, C = INPUTS[0], INPUTS[4], INPUTS[2], INPUTS[5]
"""Entries that depend on k.l and k.t; on s; on k.l, k.t and s; on no index."""


def add(x: Term, y: Term) -> Term:
    return Term("Add", (x, y))


def mul(x: Term, y: Term) -> Term:
    return Term("Mul", (x, y))


def div(x: Term, y: Term) -> Term:
    return Term("Div", (x, y))


def total(part: str, x: Term) -> Term:
    return Term("Sum", (x,), part)


def exp(x: Term) -> Term:
    return Term("Exp", (x,))


EQUAL = {
    "an exponent's summand leaves a sum": (total("s", exp(add(X, Y))), mul(exp(X), total("s", exp(Y)))),
    "an exponential leaves a divisor": (div(C, add(mul(X, exp(Y)), exp(add(X, Y)))), div(div(C, exp(Y)), add(X, exp(X)))),
    "a divisor leaves a sum that has another": (
        total("s", div(C, mul(add(X, C), add(Y, W)))),
        div(total("s", div(C, add(Y, W))), add(X, C)),
    ),
    "a double leaves a divisor": (div(mul(C, X), add(Y, Y)), mul(div(X, add(Y, Y)), C)),
}


@pytest.mark.parametrize("pair", EQUAL.values(), ids=list(EQUAL))
def test_what_is_proved_and_easily_missed(pair: tuple[Term, Term]) -> None:
    one, other = pair
    assert axioms.prover().equal(one, other)
    algebra = axioms.Algebra()
    assert axioms.form(algebra, one) == axioms.form(algebra, other)


NOT_EQUAL = {
    "a factor that depends on the index": (total("s", mul(Y, W)), mul(total("s", Y), W)),
    "cancellation in a quotient": (div(mul(X, Y), Y), X),
    "sums over other parts": (total("k.l", X), total("k.t", X)),
    "a divisor is not distributed": (div(X, add(Y, C)), add(div(X, Y), div(X, C))),
}


@pytest.mark.parametrize("pair", NOT_EQUAL.values(), ids=list(NOT_EQUAL))
def test_what_is_no_axiom_is_not_proved(pair: tuple[Term, Term]) -> None:
    one, other = pair
    z3 = axioms.prover()
    assert z3.equal(one, one)
    assert not z3.equal(one, other)
    assert not z3.equal(other, one)
    algebra = axioms.Algebra()
    assert axioms.form(algebra, one) != axioms.form(algebra, other)


PARTS_OF = {
    "a factor": (Y, mul(X, Y), True),
    "a divisor": (Y, div(X, Y), True),
    "a product of one factor and a divisor": (div(Y, C), div(mul(X, Y), C), True),
    "a sum that a factor left": (total("s", Y), total("s", mul(Y, X)), True),
    "a sum that a factor does not leave": (total("s", Y), total("s", mul(Y, W)), False),
    "a divisor by an exponential": (exp(Y), div(X, mul(exp(Y), C)), True),
    "an exponent of a product": (add(X, Y), mul(exp(X), total("s", exp(Y))), True),
    "a quotient by one of two sums": (div(X, add(X, C)), div(div(X, add(X, C)), add(Y, C)), True),
    "a double over a double": (add(X, X), mul(div(add(X, X), add(Y, Y)), C), True),
    "divisors outside and inside a sum": (mul(X, Y), total("s", div(div(W, X), Y)), True),
    "a part whose name is taken": (W, mul(X, total("k.t", mul(W, Y))), True),
    "a sum whose parts have different names": (add(mul(X, Y), C), mul(add(mul(X, Y), C), total("k.t", W)), True),
    "another input": (C, mul(X, Y), False),
    "a triple": (add(X, add(X, X)), mul(add(X, X), Y), False),
    "a third power": (mul(Y, mul(Y, Y)), mul(X, mul(Y, Y)), False),
}


@pytest.mark.parametrize("case", PARTS_OF.values(), ids=list(PARTS_OF))
def test_all_agree_about_parts(case: tuple[Term, Term, bool]) -> None:
    part, whole, expected = case
    assert axioms.prover().contains(whole, part) == expected
    assert contained(whole, [part], PARTS) == [expected]
    algebra = axioms.Algebra()
    assert axioms.Subexpressions(algebra, [axioms.form(algebra, whole)])(axioms.form(algebra, part)) == expected


def test_the_comparison_is_able_to_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forms that drop what they should not, and a relation that accepts or refuses everything, are noticed."""
    with monkeypatch.context() as patch:
        patch.setattr(axioms.Subexpressions, "__call__", lambda self, x: False)
        assert axioms.containments(SEED, 5).disagreements
        assert axioms.absences(SEED, 40).disagreements
    with monkeypatch.context() as patch:
        patch.setattr(Sums, "over", lambda self, x, bound: x)
        assert axioms.soundness(SEED, 300).disagreements
    with monkeypatch.context() as patch:
        patch.setattr(Products, "mul", lambda self, x, y: self.add(x, y))
        assert axioms.equalities(SEED, 40).disagreements
