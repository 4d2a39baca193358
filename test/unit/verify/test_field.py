"""The field against exact integers, and the laws of oracles and maxima."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from mirage_ir.errors import ProgramError
from mirage_ir.interpret.walker import Site
from mirage_ir.ops import OPERATORS
from mirage_ir.program import (
    Accumulate,
    AccumulatorKind,
    Apply,
    Attr,
    DType,
    GraphOp,
    Level,
    Load,
    Program,
    ProgramBuilder,
    Store,
    TensorType,
)
from mirage_ir.verify.elements import Elements
from mirage_ir.verify.equivalence import verify
from mirage_ir.verify.extrema import MEMBER_COPIES
from mirage_ir.verify.field import Field
from mirage_ir.verify.inputs import Drawn
from mirage_ir.verify.memory import Memory
from mirage_ir.verify.modular import PRIME, Moduli, Residues, inverses, modulus
from mirage_ir.verify.oracles import key
from mirage_ir.verify.primes import all_primes
from mirage_ir.verify.semantics import FieldSemantics

PRIMES = (PRIME, 524_309, 786_433, 1_048_571)
F = Field(PRIMES, "test")
Ints = NDArray[Any]


def ints(*shape: int, seed: int = 0) -> Ints:
    """Numbers below all primes."""
    return np.random.default_rng(seed).integers(0, min(PRIMES), shape)


def residues(array: Any) -> Residues:
    """Rational numbers modulo the prime of each lane."""
    numbers = np.vectorize(Fraction, otypes=[object])(array)
    each = [np.vectorize(lambda n, p=p: n.numerator * pow(n.denominator, -1, p) % p, otypes=[np.uint32])(numbers) for p in PRIMES]
    return np.stack(each)


def elements(array: Ints) -> Elements:
    """The same integers in every lane, modulo its prime."""
    return Elements(np.stack([(array % p).astype(np.uint32) for p in PRIMES]))


def drawn(*shape: int, seed: int = 0) -> Elements:
    keys = tuple(key(seed, lane) for lane in range(4))
    return Elements(Drawn.of(shape, keys, PRIMES))


def exact(array: Ints) -> Any:
    return np.vectorize(Fraction, otypes=[object])(array.astype(object))


def numbers(x: Elements) -> Residues:
    """Residues, the coefficient included."""
    return F.number(x).dense()


def test_prime() -> None:
    assert all(PRIME % q for q in range(2, 1024))
    assert PRIME < 1 << 20
    assert modulus().longest_exact_sum == 8192
    assert modulus().point < 1.001 / PRIME


X, Y, M, N = exact(ints(2, 3, 4)), exact(ints(2, 3, 4, seed=1)), exact(ints(5, 6, seed=2)), exact(ints(6, 7, seed=3))

# Polynomial operators over exact integers; dimensions are counted from the end, as the walker gives them.
EXACT: list[tuple[str, list[Any], dict[str, Attr], Any]] = [
    ("matmul", [M, N], {}, M @ N),
    ("add", [X, Y], {}, X + Y),
    ("sub", [X, Y], {}, X - Y),
    ("mul", [X, Y[:, :1]], {}, X * Y[:, :1]),
    ("div", [X, Y], {}, X / Y),
    ("square", [X], {}, X * X),
    ("neg", [X], {}, -X),
    ("reciprocal", [X], {}, 1 / X),
    ("scale", [X], {"value": 0.3}, X * Fraction(3, 10)),
    ("offset", [X], {"value": -1.5}, X - Fraction(3, 2)),
    ("sum", [X], {"dim": -2}, X.sum(1, keepdims=True)),
    ("mean", [X], {"dim": -1}, X.sum(2, keepdims=True) / 4),
    ("broadcast", [X[:, :1]], {"shape": (5, 2, 3, 4), "rank": 3}, np.broadcast_to(X[:, :1], (5, 2, 3, 4))),
    ("transpose", [X], {"permutation": (2, 0, 1), "rank": 3}, X.transpose(2, 0, 1)),
    ("reshape", [X], {"shape": (6, 4), "rank": 3}, X.reshape(6, 4)),
    ("concat", [X, Y], {"dim": -1, "rank": 3}, np.concatenate([X, Y], 2)),
    ("slice", [X], {"dim": -1, "start": 1, "stop": 3, "rank": 3}, X[:, :, 1:3]),
]
ORDERED = {"max", "maximum", "minimum", "relu", "clamp"}


def test_every_operator_is_exact_an_oracle_or_ordered() -> None:
    rest = {name for name in OPERATORS if not OPERATORS[name].oracle} - ORDERED - {"rsqrt"}
    assert rest == {name for name, *_ in EXACT}


@pytest.mark.parametrize(("name", "arrays", "attrs", "expected"), EXACT, ids=lambda c: c if isinstance(c, str) else "")
def test_polynomial_operators_are_exact(name: str, arrays: list[Any], attrs: dict[str, Attr], expected: Any) -> None:
    got = FieldSemantics(F).apply(OPERATORS[name], [elements(a) for a in arrays], dict(attrs), Site(DType.f32))
    assert got.undefined is None
    np.testing.assert_array_equal(numbers(got), residues(expected))


@given(st.lists(st.integers(PRIME - 2**53, 2**53 - PRIME), min_size=1, max_size=20))
def test_reduction_of_any_exact_float(numbers: list[int]) -> None:
    np.testing.assert_array_equal(modulus().reduce(np.array(numbers, dtype=np.float64)), [n % PRIME for n in numbers])


@given(st.data())
@settings(max_examples=50)
def test_each_lane_has_its_prime(data: st.DataObject) -> None:
    primes = data.draw(st.lists(st.sampled_from([7, 101, 65537, *PRIMES]), min_size=1, max_size=6))
    moduli = Moduli(primes)
    pairs = [[data.draw(st.integers(0, p - 1) | st.just(p - 1)) for _ in range(2)] for p in primes]
    x, y = (np.array([pair[i] for pair in pairs], dtype=np.uint32)[:, None] for i in range(2))
    ratio = Fraction(data.draw(st.integers(-9, 9)), data.draw(st.sampled_from([1, 2, 3, 5])))
    got = moduli.add(x, y), moduli.subtract(x, y), moduli.multiply(x, y), moduli.total(np.concatenate([x, y], 1), -1)
    for lane, (p, (a, b)) in enumerate(zip(primes, pairs, strict=True)):
        assert [int(r[lane, 0]) for r in got] == [(a + b) % p, (a - b) % p, a * b % p, (a + b) % p]
        assert int(moduli.invert(x)[lane, 0]) * a % p == (a != 0)
        assert int(moduli.rational(ratio)[lane]) * ratio.denominator % p == ratio.numerator % p


@pytest.mark.parametrize("prime", [7, 11, 101, 4099, 65537, PRIME])
def test_all_inverses(prime: int) -> None:
    numbers = np.arange(1, prime, dtype=np.uint64)
    assert (numbers * inverses(prime)[1:] % np.uint64(prime) == 1).all()


@pytest.mark.parametrize("prime", [7, 101, 65537])
@given(st.data())
@settings(max_examples=30)
def test_other_primes(prime: int, data: st.DataObject) -> None:
    m, largest = modulus(prime), (1 << 53) - prime
    assert m.longest_exact_sum * (prime - 1) ** 2 + prime <= largest
    assert (m.longest_exact_sum + 1) * (prime - 1) ** 2 + 2 * prime > 1 << 53
    numbers = data.draw(st.lists(st.integers(-largest, largest) | st.sampled_from([largest, -largest]), min_size=1, max_size=20))
    np.testing.assert_array_equal(m.reduce(np.array(numbers, dtype=np.float64)), [n % prime for n in numbers])


@pytest.mark.parametrize("k", [1, 8191, 8192, 8193, 20000])
def test_products_of_the_largest_residues_are_exact(k: int) -> None:
    largest = np.array(PRIMES, dtype=np.uint32).reshape(4, 1, 1) - np.uint32(1)
    got = F.matmul(Elements(np.tile(largest, (1, 1, k))), Elements(np.tile(largest, (1, k, 2))))
    assert got.dense()[:, 0].tolist() == [[k % p] * 2 for p in PRIMES]


@given(
    batch=st.lists(st.sampled_from([(1, 1), (1, 3), (3, 1), (2, 2)]), max_size=3),
    m=st.integers(1, 5),
    k=st.integers(1, 5),
    n=st.integers(1, 5),
)
@settings(max_examples=40, deadline=None)
def test_batched_products(batch: list[tuple[int, int]], m: int, k: int, n: int) -> None:
    x = ints(*(a for a, _ in batch), m, k)
    y = ints(*(b for _, b in batch), k, n, seed=1)
    np.testing.assert_array_equal(F.matmul(elements(x), elements(y)).dense(), residues(np.matmul(exact(x), exact(y))))


def test_large_products_go_in_panels() -> None:
    x, y = ints(1100, 20), ints(20, 1500, seed=1)
    for lane, prime in enumerate(PRIMES):
        np.testing.assert_array_equal(F.matmul(elements(x), elements(y)).dense()[lane], x @ y % prime)


def test_constants_are_rationals() -> None:
    assert [int(n) * 320 % p for n, p in zip(numbers(F.constant(Fraction(1, 320))), PRIMES, strict=True)] == [1] * 4
    for prime in PRIMES:
        with pytest.raises(ProgramError, match=f"no value modulo {prime}"):
            F.constant(Fraction(1, prime))


def test_division_by_zero_is_undefined_and_spreads() -> None:
    x = ints(3, 4)
    x[1, 2] = 0
    lanes = elements(x).dense()
    lanes[1:, 1, 2] = 5  # zero in one lane only
    y = F.div(F.one, Elements(lanes))
    assert y.undefined is not None
    assert np.argwhere(y.undefined).tolist() == [[1, 2]]
    for z, expected in (
        (F.sum(y, -1), [[1, 0]]),
        (F.oracle("exp", y), [[1, 2]]),
        (F.max(y, -2), [[0, 2]]),
        (F.matmul(y, elements(ints(4, 2))), [[1, 0], [1, 1]]),
        (y.move(lambda a: a.swapaxes(-1, -2)), [[2, 1]]),
    ):
        assert z.undefined is not None
        assert np.argwhere(z.undefined).tolist() == expected


# Drawn tensors.


def test_a_single_number_is_drawn_like_a_tensor_of_one_entry() -> None:
    keys = tuple((lane, lane + 1) for lane in range(4))
    alone, tensor = (Elements(Drawn.of(shape, keys, PRIMES)).dense() for shape in ((), (1,)))
    assert alone.shape == (4,) and alone.tolist() == tensor[:, 0].tolist()


def test_a_drawn_tensor_is_the_same_however_it_is_read() -> None:
    x = drawn(6, 8, 10)
    whole = x.dense()
    view = x.move(lambda a: a.transpose(2, 0, 1)[3:7, :, ::2].reshape(4, 3, 2, 4))
    np.testing.assert_array_equal(view.dense(), whole.transpose(0, 3, 1, 2)[:, 3:7, :, ::2].reshape(4, 4, 3, 2, 4))
    copied = x.move(lambda a: a.swapaxes(-1, -3).reshape(*a.shape[:-3], -1))
    np.testing.assert_array_equal(copied.dense(), whole.transpose(0, 3, 2, 1).reshape(4, -1))
    np.testing.assert_array_equal(F.mul(x, F.one).dense(), whole)
    product = F.matmul(x, Elements(whole.swapaxes(-1, -2)))
    np.testing.assert_array_equal(product.dense(), F.matmul(Elements(whole), x.move(lambda a: a.swapaxes(-1, -2))).dense())


def test_drawn_residues_look_uniform() -> None:
    lanes = drawn(1 << 18).dense().astype(np.float64) / np.array(PRIMES)[:, None]
    assert abs(lanes.mean() - 0.5) < 3e-3
    assert np.abs(np.corrcoef(lanes) - np.eye(4)).max() < 1e-2
    assert abs(np.corrcoef(lanes[0, :-1], lanes[0, 1:])[0, 1]) < 1e-2


# Oracles.


def test_equal_arguments_equal_unequal_different() -> None:
    lanes = drawn(1 << 12).dense()
    same = F.oracle("exp", Elements(lanes.copy())).dense()
    np.testing.assert_array_equal(F.oracle("exp", Elements(lanes)).dense(), same)
    for lane in range(4):
        other = lanes.copy()
        other[lane] = (other[lane] + np.uint32(1)) % np.uint32(PRIMES[lane])
        assert ((F.oracle("exp", Elements(other)).dense() == same).mean(axis=1) < 1e-2).all()
    assert same.min() > 0
    assert len(np.unique(same.T, axis=0)) == 1 << 12


def test_oracles_depend_on_name_attributes_operands_and_secret() -> None:
    x, y = Elements(drawn(64).dense()), Elements(drawn(64, seed=1).dense())
    results = [
        F.oracle("exp", x),
        F.oracle("log", x),
        F.oracle("gelu", x, form="erf"),
        F.oracle("gelu", x, form="tanh"),
        F.oracle("pow", x, y),
        F.oracle("pow", y, x),
        Field(PRIMES, "other").oracle("exp", x),
    ]
    for i, a in enumerate(results):
        for b in results[:i]:
            assert (a.dense() == b.dense()).mean() < 0.05


@pytest.mark.parametrize("lanes", [1, 2, 3, 4, 5, 8, 11])
def test_any_number_of_lanes(lanes: int) -> None:
    primes = all_primes()[:lanes]
    field = Field(primes, 1)
    x = Elements(np.stack([np.random.default_rng(p).integers(0, p, 1000).astype(np.uint32) for p in primes]))
    got = field.oracle("exp", x).dense()
    assert got.shape == (lanes, 1000)
    assert len(np.unique(got)) > 0.98 * lanes * 1000
    changed = np.array(x.dense())
    changed[-1] ^= 1
    assert (field.oracle("exp", Elements(changed)).dense() != got).mean() > 0.99


# Maximum and minimum.


def same(x: Elements, y: Elements) -> bool:
    a, b = np.broadcast_arrays(numbers(x), numbers(y))
    return bool((a == b).all())


@given(st.lists(st.integers(0, 4), min_size=1, max_size=8), st.randoms(use_true_random=False), st.integers(1, 7))
@settings(deadline=None)
def test_a_maximum_is_a_function_of_a_set(numbers: list[int], random: Any, cut: int) -> None:
    """Associative, commutative and idempotent, over entries, tiles and whole tensors; other sets differ."""
    pool = drawn(5, 3).dense()
    whole = Elements(pool[:, numbers])
    shuffled = [*numbers, *random.choices(numbers, k=3)]
    random.shuffle(shuffled)
    tiles = [shuffled[:cut], shuffled[cut:]]
    parts = [F.max(Elements(pool[:, tile]), -2) for tile in tiles if tile]
    joined = parts[0] if len(parts) == 1 else F.maximum(*parts)
    assert same(F.max(whole, -2), joined)
    other = set(numbers) ^ {cut % 5}
    if other:
        assert not same(F.max(whole, -2), F.max(Elements(pool[:, sorted(other)]), -2))


def test_a_maximum_of_one_is_that_one() -> None:
    x = Elements(drawn(3, 1).dense())
    assert same(F.max(x, -1), x)
    assert same(F.maximum(x, x), x)
    assert same(F.add(F.maximum(x, x), x), F.add(x, x))


def test_maximum_and_minimum_differ_and_nest() -> None:
    x, y, z = (Elements(drawn(5, seed=s).dense()) for s in range(3))
    assert not same(F.maximum(x, y), F.minimum(x, y))
    assert not same(F.maximum(x, y), x)
    assert same(F.minimum(F.maximum(x, y), z), F.minimum(z, F.maximum(y, x)))
    assert same(F.maximum(F.maximum(x, F.zero), F.zero), F.maximum(x, F.zero))
    settled = F.settle(F.maximum(x, y))
    assert same(F.maximum(settled, z), F.maximum(x, F.maximum(y, z)))


def largest(rows: int, parts: int, loop: int, columns: int) -> tuple[Program, Program]:
    """The maximum of each row, at once, and in parts that a second kernel puts together."""
    b = ProgramBuilder("largest")
    x = b.input(TensorType((rows, parts * loop * columns), DType.f16))
    b.output(b.apply("max", x, dim=1))
    source = b.build()
    b = ProgramBuilder("largest")
    x = b.input(TensorType((rows, parts * loop * columns), DType.f16))
    body = (Load(0, (0, 1), 1), Apply("max", (1,), (("dim", 1),)), Accumulate(AccumulatorKind.MAX, 2), Store(3, (0, 1), DType.f32))
    (y,) = b.add(GraphOp(Level.BLOCK, (x,), (rows, parts), body, loop))
    (z,) = b.add(GraphOp(Level.BLOCK, (y,), (rows,), (Load(0, (0,)), Apply("max", (1,), (("dim", 1),)), Store(2, (0,), DType.f16))))
    b.output(z)
    return source, b.build()


def limit_tiles(monkeypatch: pytest.MonkeyPatch, blocks: int) -> None:
    """Memory for so many blocks of `largest` at a time, of 10 entries and 40 members each; all rows are kept."""
    monkeypatch.setattr(Memory, "tiles", property(lambda _: blocks * 4 * 4 * (10 + MEMBER_COPIES * (4 * 8 + 8))))
    monkeypatch.setattr("mirage_ir.verify.equivalence.fewer_rows", lambda *_: None)


@pytest.mark.parametrize(("blocks", "most"), [(1, 1), (4, 4), (7, 7), (100, 100)])
def test_sets_are_known_whatever_the_chunks_are(monkeypatch: pytest.MonkeyPatch, blocks: int, most: int) -> None:
    """Chunks hold as many blocks as their sets fit the budget, so that these may keep all their members."""
    source, candidate = largest(rows=5, parts=2, loop=4, columns=8)
    limit_tiles(monkeypatch, blocks)
    monkeypatch.setattr("mirage_ir.verify.field._MOST_MEMBERS", most * 4 * 8)
    assert verify(source, candidate, lanes=4, classes=False).equivalent


def test_sets_of_which_only_some_have_too_many_members(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chunks of 4, 4 and 2 blocks, where 3 may keep their members: all count as single elements, which refuses what is right."""
    source, candidate = largest(rows=5, parts=2, loop=4, columns=8)
    limit_tiles(monkeypatch, 4)
    monkeypatch.setattr("mirage_ir.verify.field._MOST_MEMBERS", 3 * 4 * 8)
    assert not verify(source, candidate, lanes=4, classes=False).equivalent
