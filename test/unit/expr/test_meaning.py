"""The claim of normal forms: equal forms are equal values, for random programs: in exact arithmetic, and with maxima and
logarithms in real numbers."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import random_programs as rp
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from show_expression import show

SPACE = rp.Space({"b": 2, "k.l": 2, "k.t": 2, "s": 4})
"""Index parts: a whole index, a split one, and one of the same extent that is not split."""
K = ("k.l", "k.t")
INPUTS = ((0, (("b",),)), (1, (K, ("b",))), (2, (("s",),)), (3, (K, ("s",))), (4, (K,)))
UNARY = ("neg", "square", "scale", "reciprocal", "exp", "sqrt")
BINARY = ("add", "sub", "mul", "mul", "mul", "div", "div")
PARTS = (("k.t",), ("k.t",), ("k.l",), K, ("s",), ("b",))
RECENT = st.sampled_from((0, 0, 0, 1, 1, 2, 3, 4, 5, 6))
"""How far back an operand is: mostly the newest values, so that programs are deep."""

Step = tuple[str, Any, int, Any]


def programs(unary: tuple[str, ...], binary: tuple[str, ...], reductions: tuple[str, ...]) -> st.SearchStrategy[list[Step]]:
    """A contraction is Σ (Σ x)·y, where names of bound parts may meet free ones."""
    steps = st.one_of(
        st.tuples(st.just("unary"), st.sampled_from(unary), RECENT, st.none()),
        st.tuples(st.just("binary"), st.sampled_from(binary), RECENT, RECENT),
        st.tuples(st.just("binary"), st.sampled_from(binary), RECENT, RECENT),
        st.tuples(st.just("reduce"), st.sampled_from(reductions), RECENT, st.sampled_from(PARTS)),
        st.tuples(st.just("contract"), st.sampled_from(PARTS), RECENT, st.tuples(RECENT, st.sampled_from(PARTS))),
    )
    return st.lists(steps, min_size=4, max_size=8)


PROGRAMS = programs(UNARY, BINARY, ("sum",))
ORDERED = programs(
    ("neg", "scale", "scale", "exp", "exp", "reciprocal", "log", "log", "positive"),
    ("add", "add", "sub", "mul", "mul", "div", "max", "max", "min"),
    ("sum", "max", "max", "max"),
)
"""Programs with maxima and logarithms."""
BIG = 16
"""Terms of an expression beyond which a value is not used: products of sums grow without bound."""


def run(machine: rp.Machine, steps: list[Step]) -> list[rp.Traced]:
    """All values of a random program."""
    values = [machine.input(name, axes) for name, axes in INPUTS] + [machine.constant(Fraction(5, 7))]
    for kind, name, x, y in steps:
        left = values[-1 - x % len(values)]
        if kind == "unary":
            values.append(machine.unary(name, left))
        elif kind == "binary":
            values.append(machine.binary(name, left, values[-1 - y % len(values)]))
        elif kind == "reduce":
            values.append(machine.reduce(name, left, y))
        else:
            inner = machine.reduce("sum", left, name)
            values.append(machine.reduce("sum", machine.binary("mul", inner, values[-1 - y[0] % len(values)]), y[1]))
        if len(machine.algebra.store.exprs[values[-1].expr]) > BIG or bound_names(machine, values[-1].expr) > 6:
            values.pop()
    return values


def bound_names(machine: rp.Machine, x: int) -> int:
    """The most index parts that a component of x binds."""
    components = {c for (_, powers), _ in machine.algebra.store.exprs[x] for c, _ in powers}
    return max((len(machine.algebra.store.components[c][0]) for c in components), default=0)


def assert_means(machine: rp.Machine, evaluate: rp.Evaluator, value: rp.Traced) -> None:
    for env, number in value.values.items():
        found = evaluate(value.expr, dict(env))
        assert not machine.numbers.differ(found, number), (
            f"{show(machine.algebra.store, value.expr)} at {dict(env)} is {found}, not {number}"
        )


@settings(max_examples=600, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(PROGRAMS)
def test_a_form_means_what_the_program_computes(steps: list[Step]) -> None:
    machine = rp.Machine(SPACE)
    evaluate = rp.Evaluator(machine.algebra, SPACE)
    for value in run(machine, steps):
        assert_means(machine, evaluate, value)


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(PROGRAMS, PROGRAMS)
def test_equal_forms_are_equal_values(one: list[Step], other: list[Step]) -> None:
    """Two programs in one algebra: wherever they have the same form they have the same values."""
    machine = rp.Machine(SPACE)
    seen: dict[int, rp.Traced] = {}
    for value in (*run(machine, one), *run(machine, other)):
        twin = seen.setdefault(value.expr, value)
        different = any(machine.numbers.differ(twin.values[e], n) for e, n in value.values.items())
        assert not different, show(machine.algebra.store, value.expr)


@settings(max_examples=600, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(ORDERED)
def test_maxima_and_logarithms_mean_what_the_program_computes(steps: list[Step]) -> None:
    machine = rp.Machine(SPACE, rp.REALS)
    evaluate = rp.Evaluator(machine.algebra, SPACE, rp.REALS)
    for value in run(machine, steps):
        assert_means(machine, evaluate, value)
