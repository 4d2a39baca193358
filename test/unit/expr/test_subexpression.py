"""What embeds in a target and what must not: the relation that prunes the search."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest
import random_programs as rp
from hypothesis import example, given, settings
from hypothesis import strategies as st
from show_expression import show

from mirage_ir.expr.normal_form import Algebra, Expr
from mirage_ir.expr.subexpression import Subexpressions

K, S, M, N = ("k.l", "k.t"), ("s",), ("m",), ("n",)


class Target:
    """Expressions of a few inputs, and what embeds in one of them."""

    def __init__(self, build: Callable[[Algebra, Expr, Expr, Expr], Expr]) -> None:
        self.algebra = e = Algebra()
        self.x, self.w, self.c = e.input(0, (M, K)), e.input(1, (K, N)), e.input(2, (M,))
        self.target = build(e, self.x, self.w, self.c)
        self.embeds = Subexpressions(e, [self.target])

    def __call__(self, build: Callable[[Algebra, Expr, Expr, Expr], Expr]) -> bool:
        return self.embeds(build(self.algebra, self.x, self.w, self.c))


def norm_linear(e: Algebra, x: Expr, w: Expr, c: Expr) -> Expr:
    """Σ_k x·w / √(c·Σ_k x²)"""
    return e.div(e.sum(e.mul(x, w), K), e.function("sqrt", e.mul(e.sum(e.mul(x, x), K), c)))


def softmax(e: Algebra, x: Expr, w: Expr, c: Expr) -> Expr:
    """Σ_k exp(x)·w / Σ_k exp(x)"""
    return e.div(e.sum(e.mul(e.function("exp", x), w), K), e.sum(e.function("exp", x), K))


Build = Callable[[Algebra, Expr, Expr, Expr], Expr]
IN_NORM: dict[str, Build] = {
    "an input": lambda e, x, w, c: x,
    "a product": lambda e, x, w, c: e.mul(x, w),
    "a tile's product": lambda e, x, w, c: e.sum(e.mul(x, w), ("k.t",)),
    "a loop's part before the tile's": lambda e, x, w, c: e.sum(e.mul(x, w), ("k.l",)),
    "the whole product": lambda e, x, w, c: e.sum(e.mul(x, w), K),
    "a square": lambda e, x, w, c: e.mul(x, x),
    "a tile's sum of squares": lambda e, x, w, c: e.sum(e.mul(x, x), ("k.t",)),
    "an argument": lambda e, x, w, c: e.mul(e.sum(e.mul(x, x), K), c),
    "a function": lambda e, x, w, c: e.function("sqrt", e.mul(e.sum(e.mul(x, x), K), c)),
    "the division before the product": lambda e, x, w, c: e.div(x, e.function("sqrt", e.mul(e.sum(e.mul(x, x), K), c))),
    "the division before the other side": lambda e, x, w, c: e.div(w, e.function("sqrt", e.mul(e.sum(e.mul(x, x), K), c))),
    "the inverse": lambda e, x, w, c: e.div(e.one, e.function("sqrt", e.mul(e.sum(e.mul(x, x), K), c))),
    "a scaled square": lambda e, x, w, c: e.mul(c, e.mul(x, x)),
}
NOT_IN_NORM: dict[str, Build] = {
    "a third power": lambda e, x, w, c: e.mul(x, e.mul(x, x)),
    "a foreign input": lambda e, x, w, c: e.input(7, (M, K)),
    "an input under other indices": lambda e, x, w, c: e.input(0, (N, K)),
    "a sum over an index that stays": lambda e, x, w, c: e.sum(x, M),
    "a factor summed alone": lambda e, x, w, c: e.sum(x, K),
    "a factor summed alone in a tile": lambda e, x, w, c: e.sum(x, ("k.t",)),
    "a product of sums": lambda e, x, w, c: e.mul(e.sum(x, K), e.sum(w, K)),
    "two of one term": lambda e, x, w, c: e.add(e.mul(x, w), e.mul(x, w)),
    "two of one input": lambda e, x, w, c: e.add(x, x),
    "a difference of what is added": lambda e, x, w, c: e.add(x, e.neg(w)),
    "a sum of factors": lambda e, x, w, c: e.add(x, w),
    "a function of a part": lambda e, x, w, c: e.function("sqrt", e.sum(e.mul(x, x), K)),
    "a function of a tile": lambda e, x, w, c: e.function("sqrt", e.mul(e.sum(e.mul(x, x), ("k.t",)), c)),
    "another function": lambda e, x, w, c: e.function("exp", e.mul(e.sum(e.mul(x, x), K), c)),
    "a quotient of parts": lambda e, x, w, c: e.div(x, c),
    "a divided twice": lambda e, x, w, c: e.mul(
        e.div(x, e.function("sqrt", e.mul(e.sum(e.mul(x, x), K), c))),
        e.div(w, e.function("sqrt", e.mul(e.sum(e.mul(x, x), K), c))),
    ),
    "zero": lambda e, x, w, c: e.zero,
    "a constant": lambda e, x, w, c: e.constant(Fraction(1, 3)),
    "a count": lambda e, x, w, c: e.mul(x, e.sum(e.one, K)),
    "a maximum": lambda e, x, w, c: e.max(x, K),
}


@pytest.mark.parametrize("part", IN_NORM.values(), ids=list(IN_NORM))
def test_embeds_in_a_norm_before_a_product(part: Build) -> None:
    assert Target(norm_linear)(part)


@pytest.mark.parametrize("part", NOT_IN_NORM.values(), ids=list(NOT_IN_NORM))
def test_does_not_embed_in_a_norm_before_a_product(part: Build) -> None:
    assert not Target(norm_linear)(part)


def test_attention_embeds_by_parts_of_its_loop() -> None:
    embeds = Target(softmax)
    assert embeds(lambda e, x, w, c: e.sum(e.mul(e.function("exp", x), w), ("k.t",)))
    assert embeds(lambda e, x, w, c: e.sum(e.function("exp", x), ("k.t",)))
    assert embeds(lambda e, x, w, c: e.div(e.function("exp", x), e.sum(e.function("exp", x), K)))
    # A loop's part of the denominator divides nothing.
    assert not embeds(lambda e, x, w, c: e.div(e.function("exp", x), e.sum(e.function("exp", x), ("k.t",))))
    assert not embeds(lambda e, x, w, c: e.function("exp", e.sum(x, ("k.t",))))


def test_factors_of_an_exponential() -> None:
    """exp(a) is a factor of exp(a + b), and exp(a + a) is not."""
    embeds = Target(lambda e, x, w, c: e.sum(e.function("exp", e.add(x, e.neg(c))), K))
    assert embeds(lambda e, x, w, c: e.function("exp", x))
    assert embeds(lambda e, x, w, c: e.function("exp", e.neg(c)))
    assert embeds(lambda e, x, w, c: e.function("exp", c))  # What divides by exp(c) is multiplied by exp(−c).
    assert not embeds(lambda e, x, w, c: e.function("exp", e.add(x, x)))
    assert not embeds(lambda e, x, w, c: e.function("exp", e.sum(x, ("k.t",))))


def test_a_shift_stays_with_what_it_shifts() -> None:
    """Of Σ_{m,k} w·exp(c − max c), neither Σ_m exp(c) nor Σ_{m,k} w·exp(c) is a part; sums of w alone are."""
    e = Algebra()
    c, w = e.input(2, (M,)), e.input(1, (M, K))
    shift = e.neg(e.max(c, M))
    embeds = Subexpressions(e, [e.sum(e.mul(w, e.function("exp", e.add(c, shift))), (*M, *K))])
    assert embeds(e.sum(w, K))
    assert embeds(e.sum(w, ("k.t",)))
    assert embeds(e.mul(e.sum(w, K), e.function("exp", c)))
    assert embeds(e.mul(e.sum(w, K), e.function("exp", e.add(c, shift))))
    assert embeds(e.mul(w, e.function("exp", c)))
    assert not embeds(e.sum(e.function("exp", c), M))
    assert not embeds(e.sum(e.mul(w, e.function("exp", c)), (*M, *K)))


def test_sums_embed_with_one_context() -> None:
    """x·a + y·a has x + y as a part; x·a + y·b has not."""
    e = Algebra()
    x, y, a, b = (e.input(i, (M,)) for i in range(4))
    one, two = e.mul(e.add(x, y), a), e.add(e.mul(x, a), e.mul(y, b))
    assert Subexpressions(e, [one])(e.add(x, y))
    assert not Subexpressions(e, [two])(e.add(x, y))
    assert Subexpressions(e, [two])(x)
    assert not Subexpressions(e, [one])(e.add(x, e.neg(y)))
    assert Subexpressions(e, [e.add(x, e.neg(y))])(e.add(y, e.neg(x)))  # a sign is a context, too


def test_a_left_out_factor_must_not_depend_on_what_is_bound() -> None:
    """Σ_k x·w leaves nothing of y in Σ_k x·w·y, unless y does not depend on k."""
    e = Algebra()
    x, w, y, c = e.input(0, (K,)), e.input(1, (K,)), e.input(2, (K,)), e.input(3, (M,))
    assert not Subexpressions(e, [e.sum(e.mul(e.mul(x, w), y), K)])(e.sum(e.mul(x, w), K))
    assert Subexpressions(e, [e.sum(e.mul(e.mul(x, w), c), K)])(e.sum(e.mul(x, w), K))


def test_a_summand_that_does_not_depend_on_the_index_of_its_sum() -> None:
    """Σ_k (x + c)·w is Σ_k x·w + c·Σ_k w, and Σ_k (x + c) is Σ_k x + |k|·c: x + c is a part of both."""
    e = Algebra()
    x, w, c = e.input(0, (M, K)), e.input(1, (K,)), e.input(2, (M,))
    biased = e.add(x, c)
    for summand in (e.mul(biased, w), biased):
        embeds = Subexpressions(e, [e.sum(summand, K)])
        assert embeds(biased)
        assert embeds(e.sum(summand, ("k.t",)))
        assert embeds(e.sum(summand, ("k.l",)))
        assert not embeds(e.sum(summand, M))


def test_coefficients() -> None:
    e = Algebra()
    x, y = e.input(0, (M,)), e.input(1, (M,))
    two, three = e.add(x, x), e.add(x, e.add(x, x))
    embeds = Subexpressions(e, [e.add(two, y)])
    assert embeds(x)
    assert embeds(two)
    assert embeds(e.add(x, y))
    assert not embeds(three)
    assert not embeds(e.add(y, y))
    # Nothing cancels: 2x/2 is not x.
    assert e.div(two, e.add(e.one, e.one)) != x
    halved = Subexpressions(e, [e.div(y, two)])
    assert halved(two)
    assert halved(y)


def test_extrema_embed_by_members_and_by_parts() -> None:
    e = Algebra()
    x, y, z = (e.input(i, (K,)) for i in range(3))
    members = Subexpressions(e, [e.maximum(x, e.maximum(y, z))])
    assert members(e.maximum(x, z))
    assert not members(e.minimum(x, z))
    assert not members(e.maximum(x, e.neg(z)))
    parts = Subexpressions(e, [e.max(x, K)])
    assert parts(e.max(x, ("k.t",)))
    assert parts(e.max(x, ("k.l",)))
    assert not parts(e.max(y, K))
    assert not parts(e.sum(x, ("k.t",)))


def test_a_quotient_by_one_of_two_sums() -> None:
    """x/(a + b) is a part of x/(a + b)/(c + d)."""
    e = Algebra()
    x, a, b, c, d = (e.input(i, (M,)) for i in range(5))
    once = e.div(x, e.add(a, b))
    assert Subexpressions(e, [e.div(once, e.add(c, d))])(once)


# Random programs.

SPACE = rp.Space({"b": 2, "k.l": 2, "k.t": 2})
INPUTS = ((0, (K,)), (1, (K,)), (2, (("b",), K)), (3, (("b",),)))
STEPS = st.lists(
    st.one_of(
        st.tuples(st.sampled_from(("neg", "square", "scale", "exp", "sqrt")), st.integers(0, 9), st.none()),
        st.tuples(
            st.sampled_from(("add", "sub", "mul", "max", "div by a function", "div by a sum")), st.integers(0, 9), st.integers(0, 9)
        ),
        st.tuples(st.sampled_from(("sum k.t", "sum k.l", "sum b", "max k.t")), st.integers(0, 9), st.none()),
    ),
    min_size=1,
    max_size=6,
)


def _compares(e: Algebra, x: Expr, y: Expr) -> bool:
    """Whether x has a maximum over an index on which y depends."""
    return any(f"max_{{{part}}}" in show(e.store, x) for part in e.store.free[y])


@settings(max_examples=300, deadline=None)
@example([("add", 1, 1), ("max k.t", 0, None)])
@example([("scale", 1, None), ("max k.t", 0, None), ("square", 0, None)])
@example([("add", 0, 1), ("max k.t", 0, None), ("sum k.l", 0, None)])
@example([("max k.t", 3, None), ("add", 0, 4), ("max k.t", 0, None)])
@example([("scale", 1, None), ("neg", 0, None), ("max", 0, 1), ("sum k.t", 0, None)])
@example([("scale", 0, None), ("neg", 0, None), ("sum k.t", 0, None), ("max", 1, 9), ("max", 0, 1)])
@example([("max k.t", 0, None), ("sub", 1, 0), ("max k.t", 0, None)])
@given(STEPS)
def test_every_value_of_a_program_embeds_in_its_result(steps: list[tuple[str, int, int | None]]) -> None:
    """Whatever a result is computed from is a subexpression of it.

    Three things are outside of it, and left out here: exponentials that cancel; divisions by two sums of terms, which are one
    denominator multiplied out; and maxima that are multiplied by what depends on the compared index, since terms of a maximum
    stand outside of it, and then in other terms. For them the search asks about every value of the source besides its results.
    """
    e = Algebra()
    values: list[Expr] = [e.input(name, axes) for name, axes in INPUTS]
    uses: list[frozenset[int]] = [frozenset((i,)) for i in range(len(values))]
    for op, i, j in steps:
        left = len(values) - 1 - i % len(values)
        right = left if j is None else len(values) - 1 - j % len(values)
        x, y = values[left], values[right]
        if op == "exp" and any(sign < 0 for (sign, _), _ in e.store.exprs[x]):
            continue
        if op.split()[0] in ("square", "mul", "div") and (_compares(e, x, y) or _compares(e, y, x)):
            continue
        match op.split():
            case ["neg"]:
                made = e.neg(x)
            case ["square"]:
                made = e.mul(x, x)
            case ["scale"]:
                made = e.scale(x, Fraction(3, 7))
            case ["exp" | "sqrt" as name]:
                made = e.function(name, x)
            case ["add"]:
                made = e.add(x, y)
            case ["sub"]:
                made = e.add(x, e.neg(y))
            case ["mul"]:
                made = e.mul(x, y)
            case ["max"]:
                made = e.maximum(x, y)
            case ["div", _, _, "function"]:
                made = e.div(x, e.function("tanh", y))
            case ["div", _, _, _]:
                made = e.div(x, e.sum(e.function("tanh", y), K))
            case ["sum", part]:
                made = e.sum(x, (part,))
            case ["max", part]:
                made = e.max(x, (part,))
            case _:
                raise AssertionError(op)
        if len(e.store.exprs[made]) > 12:
            continue
        values.append(made)
        uses.append(uses[left] | uses[right] | {len(values) - 1})
    embeds = Subexpressions(e, [values[-1]])
    for number in uses[-1]:
        assert embeds(values[number]), f"{show(e.store, values[number])} in {show(e.store, values[-1])}"
