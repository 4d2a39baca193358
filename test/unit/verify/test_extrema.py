"""The five laws of maxima and minima, on random small sets; what is no law is not one of theirs."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any

import numpy as np
import pytest
from fused_programs import op, program, tensors
from hypothesis import given, settings
from hypothesis import strategies as st

from mirage_ir.program import Apply
from mirage_ir.verify import verify
from mirage_ir.verify.elements import Elements
from mirage_ir.verify.field import Field
from mirage_ir.verify.primes import drawn

PRIMES = drawn("extrema", 4)
F = Field(PRIMES, "secret")
SETS = st.lists(st.integers(0, 5), min_size=1, max_size=6)
"""Members by their numbers, with repetition."""
ORDERS = st.sampled_from(["max", "min"])
OTHER = {"max": "min", "min": "max"}
NUMBERS = st.fractions(min_value=-4, max_value=4, max_denominator=5).filter(bool)
quick = settings(max_examples=40, deadline=None)


def random_elements(*shape: int, seed: int = 0) -> Elements:
    random = np.random.default_rng([seed, *shape])
    return Elements(np.stack([random.integers(0, p, shape).astype(np.uint32) for p in PRIMES]))


POOL = [random_elements(2, seed=n) for n in range(6)]
"""Six members, of two entries each."""


def largest(order: str, members: list[Elements]) -> Elements:
    return F.join(1 if order == "max" else -1, *members)


def along(order: str, members: list[Elements]) -> Elements:
    """The same over a dimension of a tensor."""
    stacked = F.move(lambda _, *xs: np.concatenate([x[..., None] for x in xs], axis=-1), *members)
    return (F.max if order == "max" else F.min)(stacked, -1).move(lambda a: a[..., 0])


def equal(x: Elements, y: Elements) -> bool:
    """Whether all entries agree in all lanes; True or False for all of them alike."""
    a, b = np.broadcast_arrays(F.number(x).dense(), F.number(y).dense())
    agree = (a == b).all(axis=0)
    assert agree.all() or not agree.any()
    return bool(agree.all())


@given(ORDERS, SETS, st.randoms(use_true_random=False))
@quick
def test_order_grouping_and_repetition(order: str, numbers: list[int], random: Random) -> None:
    members = [POOL[n] for n in numbers]
    groups = [*members, *random.choices(members, k=2)]
    random.shuffle(groups)
    while len(groups) > 1:
        i = random.randrange(len(groups) - 1)
        pair = groups[i : i + 2]
        if random.random() < 0.3:
            pair = [F.settle(x) for x in pair]
        groups[i : i + 2] = [largest(order, pair)]
    assert equal(groups[0], largest(order, members))
    assert equal(groups[0], along(order, members))


@given(ORDERS, SETS, SETS)
@quick
def test_other_sets_differ(order: str, ours: list[int], theirs: list[int]) -> None:
    x, y = (largest(order, [POOL[n] for n in numbers]) for numbers in (ours, theirs))
    assert equal(x, y) == (set(ours) == set(theirs))


@given(ORDERS, SETS)
@quick
def test_maxima_and_minima_differ(order: str, numbers: list[int]) -> None:
    """But for those of one member, which are that member."""
    members = [POOL[n] for n in numbers]
    assert equal(largest(order, members), largest(OTHER[order], members)) == (len(set(numbers)) == 1)
    if len(set(numbers)) == 1:
        assert equal(largest(order, members), members[0])


@given(ORDERS, SETS, st.booleans())
@quick
def test_they_move(order: str, numbers: list[int], constant: bool) -> None:
    members = [POOL[n] for n in numbers]
    b = F.constant(7) if constant else random_elements(2, seed=77)
    assert equal(largest(order, [F.add(m, b) for m in members]), F.add(largest(order, members), b))
    assert equal(along(order, [F.sub(m, b) for m in members]), F.sub(largest(order, members), b))


@given(ORDERS, SETS, NUMBERS)
@quick
def test_they_scale_by_numbers(order: str, numbers: list[int], c: Fraction) -> None:
    """By negative ones, the maximum becomes the minimum."""
    members = [POOL[n] for n in numbers]
    own = order if c > 0 else OTHER[order]
    assert equal(largest(order, [m.scaled(c) for m in members]), largest(own, members).scaled(c))
    assert equal(along(order, [m.scaled(c) for m in members]), largest(own, members).scaled(c))
    if len(set(numbers)) > 1:
        wrong = largest(OTHER[own], members).scaled(c)
        assert not equal(largest(order, [m.scaled(c) for m in members]), wrong)


@given(ORDERS, SETS, NUMBERS, NUMBERS)
@quick
def test_scales_of_scales_and_of_single_members(order: str, numbers: list[int], c: Fraction, d: Fraction) -> None:
    """max(c·x, d·y, …) is c·d·max(x/d, y/c, …) for c·d > 0, and the like."""
    members = [POOL[n].scaled(c if i % 2 else d) for i, n in enumerate(numbers)]
    factor = abs(c * d)
    apart = [POOL[n].scaled((c if i % 2 else d) / factor) for i, n in enumerate(numbers)]
    assert equal(largest(order, members), largest(order, apart).scaled(factor))


@given(SETS)
@quick
def test_minima_are_maxima(numbers: list[int]) -> None:
    members = [POOL[n] for n in numbers]
    by_maximum = F.neg(largest("max", [F.neg(m) for m in members]))
    assert equal(largest("min", members), by_maximum)
    assert equal(along("min", members), by_maximum)


@given(ORDERS, SETS, NUMBERS)
@quick
def test_all_laws_together(order: str, numbers: list[int], c: Fraction) -> None:
    """max over c·(b − x) is c·b and −c times the maximum or minimum of x."""
    members, b = [POOL[n] for n in numbers], random_elements(2, seed=9)
    one = largest(order, [F.sub(b, m).scaled(c) for m in members])
    other = largest(order if c < 0 else OTHER[order], members)
    assert equal(one, F.sub(b, other).scaled(c))


def test_an_unknown_factor_stays_inside() -> None:
    """max(w·x, w·y) is w·max(x, y) for w > 0 only, and w is any number."""
    x, y, w = POOL[:3]
    for order in ("max", "min"):
        inside = largest(order, [F.mul(w, x), F.mul(w, y)])
        assert not equal(inside, F.mul(w, largest(order, [x, y])))
        assert not equal(inside, F.mul(w, largest(OTHER[order], [x, y])))
        assert equal(largest(order, [F.mul(w, x), F.mul(x, w)]), F.mul(w, x))


def test_an_unknown_term_of_one_member_does_not_move_all() -> None:
    x, y, b = POOL[:3]
    assert not equal(largest("max", [F.add(x, b), y]), F.add(largest("max", [x, y]), b))


def test_as_many_members_as_a_prime_have_no_mean() -> None:
    """Such entries are undefined, and drawn again; six or eight members have one."""
    field = Field((7, 7), "few")
    for count in (6, 7, 8):
        values = np.zeros((2, 2, count), dtype=np.uint32)
        values[:, 0] = np.arange(count) % 7
        values[1, 0] = np.arange(count) // 7
        x = field.settle(field.max(Elements(values), -1))
        expected = [[count == 7], [False]]
        assert (x.undefined is None and count != 7) or np.asarray(x.undefined).tolist() == expected


XY, XYW = tensors((3, 4), (3, 4)), tensors((3, 4), (3, 4), (3, 1))
Nodes = tuple[Apply, ...]

RIGHT: dict[str, tuple[list[Any], Nodes, Nodes]] = {
    "relu of a multiple": (XY, (op("scale", 0, value=3.0), op("relu", 2)), (op("relu", 0), op("scale", 2, value=3.0))),
    "a fraction of it, moved by a fraction": (
        XYW,
        (op("scale", 0, value=5 / 3), op("sub", 3, 2), op("offset", 4, value=7 / 3), op("max", 5, dim=1)),
        (op("max", 0, dim=1), op("scale", 3, value=5 / 3), op("offset", 4, value=7 / 3), op("sub", 5, 2)),
    ),
    "relu by minimum": (
        XY,
        (op("relu", 0),),
        (op("sub", 0, 0), op("neg", 0), op("minimum", 2, 3), op("neg", 4)),
    ),
    "clamp of a multiple": (
        XY,
        (op("scale", 0, value=2.0), op("clamp", 2, min=-2.0, max=4.0)),
        (op("clamp", 0, min=-1.0, max=2.0), op("scale", 2, value=2.0)),
    ),
    "difference of maxima": (
        XYW,
        (op("add", 0, 2), op("max", 3, dim=1), op("add", 1, 2), op("max", 5, dim=1), op("sub", 4, 6)),
        (op("max", 0, dim=1), op("max", 1, dim=1), op("sub", 3, 4)),
    ),
    "softmax at a temperature": (
        XY,
        (op("scale", 0, value=0.3), op("softmax", 2, dim=1)),
        (op("max", 0, dim=1), op("sub", 0, 2), op("scale", 3, value=0.3), op("exp", 4), op("sum", 5, dim=1), op("div", 5, 6)),
    ),
}
WRONG: dict[str, tuple[list[Any], Nodes, Nodes]] = {
    "relu of a negative multiple": (
        XY,
        (op("scale", 0, value=-3.0), op("relu", 2)),
        (op("relu", 0), op("scale", 2, value=-3.0)),
    ),
    "multiplied by an input": (
        XYW,
        (op("mul", 0, 2), op("max", 3, dim=1)),
        (op("max", 0, dim=1), op("mul", 3, 2)),
    ),
    "clamp of a multiple, limits unchanged": (
        XY,
        (op("scale", 0, value=2.0), op("clamp", 2, min=-2.0, max=4.0)),
        (op("clamp", 0, min=-2.0, max=4.0), op("scale", 2, value=2.0)),
    ),
    "moved along the dimension": (
        XY,
        (op("add", 0, 1), op("max", 2, dim=1)),
        (op("max", 0, dim=1), op("max", 1, dim=1), op("add", 2, 3)),
    ),
    "a sum of maximum and minimum is no sum": (
        XYW,
        (op("max", 0, dim=1), op("neg", 0), op("max", 4, dim=1), op("sub", 3, 5)),
        (op("sum", 0, dim=1),),
    ),
}


def programs(types: list[Any], before: Nodes, after: Nodes) -> tuple[Any, Any]:
    return program("s", types, *before), program("c", types, *after)


@pytest.mark.parametrize("pair", RIGHT.values(), ids=RIGHT)
def test_right_pairs(pair: tuple[list[Any], Nodes, Nodes]) -> None:
    verdict = verify(*programs(*pair))
    assert verdict.equivalent, verdict.message
    assert verdict.bound_log2 < -40


@pytest.mark.parametrize("pair", WRONG.values(), ids=WRONG)
def test_wrong_pairs(pair: tuple[list[Any], Nodes, Nodes]) -> None:
    source, candidate = programs(*pair)
    assert not verify(source, candidate).equivalent
    assert verify(source, candidate, refute=True).message.startswith("refuted: ")


LEVELS: list[Callable[[Elements, Elements], Elements]] = [F.maximum, F.minimum]


@pytest.mark.parametrize("outer", LEVELS)
def test_the_sum_of_two_maxima_does_not_depend_on_their_order(outer: Callable[[Elements, Elements], Elements]) -> None:
    x, y, z, w = POOL[:4]
    assert equal(F.add(outer(x, y), outer(z, w)), F.add(outer(w, z), outer(y, x)))
    assert not equal(F.add(outer(x, y), outer(z, w)), F.add(outer(x, z), outer(y, w)))
    assert not equal(outer(outer(x, y), F.add(z, w)), outer(x, outer(F.add(y, z), w)))
