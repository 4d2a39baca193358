"""Primes are drawn: without repetition, the same for the same seed, and none that a constant has no value modulo."""

from __future__ import annotations

from fractions import Fraction
from math import isqrt, prod

import pytest
from fused_programs import attention, flash_attention, op, program, tensors
from hypothesis import given, settings
from hypothesis import strategies as st

from mirage_ir.errors import ProgramError
from mirage_ir.verify import primes, verify
from mirage_ir.verify.field import Field
from mirage_ir.verify.primes import all_primes, drawn, forbidden_factors

SEEDS = st.integers(0, 2**63 - 1)

COUNT = 38_635
"""Primes between 2^19 and 2^20."""


def test_there_are_as_many_as_the_theorem_takes() -> None:
    found = all_primes()
    assert len(found) == COUNT
    assert list(found) == sorted(set(found))
    assert found[0] > 1 << 19 and found[-1] < 1 << 20
    assert (found[0], found[-1]) == (524_309, 1_048_573)
    assert all(p % q for p in found[::97] for q in range(2, isqrt(p) + 1))


@given(SEEDS, st.integers(0, 40), st.integers(0, 40))
def test_the_first_of_many(seed: int, few: int, more: int) -> None:
    many = drawn(seed, few + more)
    assert len(set(many)) == few + more
    assert set(many) <= set(all_primes())
    assert drawn(seed, few) == many[:few]


@given(SEEDS, st.integers(1, 12), st.data())
def test_none_divides_what_is_avoided(seed: int, count: int, data: st.DataObject) -> None:
    """The others are drawn in the same order."""
    many = drawn(seed, 2 * count)
    chosen = data.draw(st.sets(st.sampled_from(many[:count])))
    avoided = frozenset({6, prod(chosen), *(2 * p for p in chosen)})
    assert drawn(seed, count, avoided) == tuple(p for p in many if p not in chosen)[:count]


def test_every_prime_is_drawn() -> None:
    assert sorted(drawn(1, COUNT)) == list(all_primes())


def test_seeds_draw_different_primes_evenly() -> None:
    first = [drawn(seed, 1)[0] for seed in range(400)]
    assert len(set(first)) > 390
    middle = all_primes()[COUNT // 2]
    assert 150 < sum(p < middle for p in first) < 250


@pytest.mark.parametrize("lane", range(4))
def test_divisors_and_extents_have_values_in_every_lane(lane: int) -> None:
    """A mean over p entries, or a constant n/p, takes other primes than the ones that are drawn without it."""
    prime = drawn(0, 4)[lane]
    x = tensors((1, prime))
    mean = program("s", x, op("mean", 0, dim=1))
    assert prime in forbidden_factors(mean)
    by_sum = program("c", x, op("sum", 0, dim=1), op("broadcast", 1, shape=(prime, 1)), op("sum", 2, dim=0))
    verdict = verify(mean, mean)
    assert verdict.equivalent, verdict.message
    assert prime not in verdict.primes and set(drawn(0, 4)) - {prime} < set(verdict.primes)
    assert not verify(mean, by_sum).equivalent


def test_floats_have_divisors_of_their_own() -> None:
    """What a float stands for is the simplest fraction that rounds to it."""
    prime = drawn(0, 1)[0]
    source = program("s", tensors((4,)), op("scale", 0, value=1 / prime))
    assert forbidden_factors(source) == {prime}
    again = program("c", tensors((4,)), op("scale", 0, value=-1 / prime), op("neg", 1))
    verdict = verify(source, again)
    assert verdict.equivalent, verdict.message
    assert prime not in verdict.primes


@given(st.integers(0, 2**32), st.integers(1, 5), st.integers(1, 2))
@settings(max_examples=10, deadline=None)
def test_verdicts_name_their_primes(seed: int, lanes: int, tests: int) -> None:
    """Each lane of each test has a prime of its own."""
    verdict = verify(attention(1, 2, 4, 8), flash_attention(1, 2, 4, 8, 1, 4), seed=seed, lanes=lanes, tests=tests)
    assert verdict.primes == drawn(seed, lanes * tests)


@pytest.mark.parametrize("lane", range(4))
def test_a_factor_of_one_lane_s_prime_is_seen_by_the_others(lane: int) -> None:
    """x and (p + 1)·x agree modulo p; and primes that divide a constant of a program are not drawn for it."""
    chosen = drawn(0, 4)
    x = tensors((4,))
    source = program("s", x, op("scale", 0, value=1.0))
    assert not verify(source, program("c", x, op("scale", 0, value=float(chosen[lane] + 1)))).equivalent
    both = [op("scale", 0, value=float(chosen[0] * chosen[1])), op("scale", 1, value=float(chosen[2] * chosen[3]))]
    all_four = program("c", x, *both, op("add", 2, 0))
    for seed in (0, 1, 2):
        assert not verify(source, all_four, seed=seed).equivalent


def test_a_field_refuses_what_has_no_value() -> None:
    first, second = all_primes()[:2]
    assert Field((first,)).constant(Fraction(1, second)).coefficient == Fraction(1, second)
    with pytest.raises(ProgramError, match=f"no value modulo {second}"):
        Field((first, second)).constant(Fraction(1, second))


def test_bad_primes_are_few() -> None:
    """An integer below 2^B has at most ⌊B/19⌋ of them as factors."""
    bits = prod(all_primes()[:50]).bit_length()
    assert bits // primes.LOWEST_BITS >= 50
