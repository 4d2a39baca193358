"""The claim of normal forms: equal forms are equal values, for random programs in exact arithmetic."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import random_programs as rp
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

SPACE = rp.Space({"b": 2, "k.l": 2, "k.t": 2, "s.l": 2, "s.t": 2})
"""Two split indices of one extent, so that one input can be read under both, and one that is whole."""
K, S = ("k.l", "k.t"), ("s.l", "s.t")
INPUTS = ((0, (K,)), (0, (S,)), (1, (K, S)), (1, (S, K)), (2, (("b",), K)), (3, (("b",),)))
UNARY = ("neg", "square", "scale", "reciprocal", "exp", "exp", "sqrt")
BINARY = ("add", "sub", "mul", "mul", "div", "max", "min")
PARTS = (("k.t",), ("k.l",), K, ("s.t",), ("s.l",), S, ("b",))

Step = tuple[str, str, Any, Any]
STEPS = st.one_of(
    st.tuples(st.just("unary"), st.sampled_from(UNARY), st.integers(0, 99), st.none()),
    st.tuples(st.just("binary"), st.sampled_from(BINARY), st.integers(0, 99), st.integers(0, 99)),
    st.tuples(st.just("reduce"), st.sampled_from(("sum", "sum", "max")), st.integers(0, 99), st.sampled_from(PARTS)),
)
PROGRAMS = st.lists(STEPS, min_size=1, max_size=7)
BIG = 24
"""Terms of an expression beyond which a program is not continued: products of sums grow without bound."""


def run(machine: rp.Machine, steps: list[Step]) -> list[rp.Traced]:
    """All values of a random program."""
    values = [machine.input(name, axes) for name, axes in INPUTS] + [machine.constant(Fraction(5, 7))]
    for kind, name, x, y in steps:
        # Later values are likelier, so that programs are deep.
        left = values[-1 - x % len(values)]
        if kind == "unary":
            values.append(machine.unary(name, left))
        elif kind == "binary":
            values.append(machine.binary(name, left, values[-1 - y % len(values)]))
        else:
            values.append(machine.reduce(name, left, y))
        if len(machine.algebra.exprs[values[-1].expr]) > BIG or bound_names(machine, values[-1].expr) > 5:
            values.pop()
            break
    return values


def bound_names(machine: rp.Machine, x: int) -> int:
    """The most index parts that a component of x binds."""
    components = {c for (_, powers), _ in machine.algebra.exprs[x] for c, _ in powers}
    return max((len(machine.algebra.components[c][0]) for c in components), default=0)


def assert_means(machine: rp.Machine, evaluate: rp.Evaluator, value: rp.Traced) -> None:
    for env, number in value.values.items():
        found = evaluate(value.expr, dict(env))
        assert not rp.differ(found, number), f"{machine.algebra.show(value.expr)} at {dict(env)} is {found}, not {number}"


@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(PROGRAMS)
def test_a_form_means_what_the_program_computes(steps: list[Step]) -> None:
    machine = rp.Machine(SPACE)
    evaluate = rp.Evaluator(machine.algebra, SPACE)
    for value in run(machine, steps):
        assert_means(machine, evaluate, value)


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(PROGRAMS, PROGRAMS)
def test_equal_forms_are_equal_values(one: list[Step], other: list[Step]) -> None:
    """Two programs in one algebra: wherever they have the same form they have the same values."""
    machine = rp.Machine(SPACE)
    seen: dict[int, rp.Traced] = {}
    for value in (*run(machine, one), *run(machine, other)):
        twin = seen.setdefault(value.expr, value)
        assert not any(rp.differ(twin.values[e], n) for e, n in value.values.items()), machine.algebra.show(value.expr)
