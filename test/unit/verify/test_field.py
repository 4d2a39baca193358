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
from mirage_ir.program import Accumulate, Apply, Attr, DType, GraphOp, Level, Load, Program, ProgramBuilder, Store, TensorType
from mirage_ir.verify.equivalence import verify
from mirage_ir.verify.field import Elements, Field, FieldSemantics
from mirage_ir.verify.inputs import Drawn
from mirage_ir.verify.modular import PRIME, modulus
from mirage_ir.verify.oracles import key

F = Field(4, "test")
Ints = NDArray[Any]


def ints(*shape: int, seed: int = 0) -> Ints:
    return np.random.default_rng(seed).integers(0, PRIME, shape)


def elements(array: Ints) -> Elements:
    """The same integers in every lane, which suits what acts lane by lane."""
    return Elements(np.broadcast_to(array.astype(np.uint32), (4, *array.shape)))


def drawn(*shape: int, seed: int = 0) -> Elements:
    keys = tuple(key(seed, lane) for lane in range(4))
    return Elements(Drawn.of(shape, keys))


def exact(array: Ints) -> Any:
    return array.astype(object)


def test_prime() -> None:
    assert all(PRIME % q for q in range(2, 1024))
    assert PRIME < 1 << 20
    assert modulus().longest_exact_sum == 8192
    assert modulus().point < 1.001 / PRIME


def inverse(y: Any) -> Any:
    return np.vectorize(lambda n: pow(int(n), -1, PRIME), otypes=[object])(y)


X, Y, M, N = exact(ints(2, 3, 4)), exact(ints(2, 3, 4, seed=1)), exact(ints(5, 6, seed=2)), exact(ints(6, 7, seed=3))

# Polynomial operators over exact integers; dimensions are counted from the end, as the walker gives them.
EXACT: list[tuple[str, list[Any], dict[str, Attr], Any]] = [
    ("matmul", [M, N], {}, M @ N),
    ("add", [X, Y], {}, X + Y),
    ("sub", [X, Y], {}, X - Y),
    ("mul", [X, Y[:, :1]], {}, X * Y[:, :1]),
    ("div", [X, Y], {}, X * inverse(Y)),
    ("square", [X], {}, X * X),
    ("neg", [X], {}, -X),
    ("reciprocal", [X], {}, inverse(X)),
    ("scale", [X], {"value": 0.3}, X * 3 * pow(10, -1, PRIME)),
    ("offset", [X], {"value": -1.5}, X - 3 * pow(2, -1, PRIME)),
    ("sum", [X], {"dim": -2}, X.sum(1, keepdims=True)),
    ("mean", [X], {"dim": -1}, X.sum(2, keepdims=True) * pow(4, -1, PRIME)),
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
    np.testing.assert_array_equal(got.dense(), np.broadcast_to((expected % PRIME).astype(np.uint32), (4, *expected.shape)))


@given(st.lists(st.integers(PRIME - 2**53, 2**53 - PRIME), min_size=1, max_size=20))
def test_reduction_of_any_exact_float(numbers: list[int]) -> None:
    np.testing.assert_array_equal(modulus().reduce(np.array(numbers, dtype=np.float64)), [n % PRIME for n in numbers])


@given(st.integers(0, PRIME - 1), st.integers(0, PRIME - 1))
def test_arithmetic(a: int, b: int) -> None:
    x, y = np.array([a], np.uint32), np.array([b], np.uint32)
    assert int(modulus().add(x, y)[0]) == (a + b) % PRIME
    assert int(modulus().subtract(x, y)[0]) == (a - b) % PRIME
    assert int(modulus().multiply(x, y)[0]) == a * b % PRIME


@pytest.mark.parametrize("prime", [7, 11, 101, 4099, 65537, PRIME])
def test_all_inverses(prime: int) -> None:
    numbers = np.arange(1, prime, dtype=np.uint64)
    assert (numbers * modulus(prime).inverses()[1:] % np.uint64(prime) == 1).all()


@pytest.mark.parametrize("prime", [7, 101, 65537])
@given(st.data())
@settings(max_examples=30)
def test_other_primes(prime: int, data: st.DataObject) -> None:
    m, largest = modulus(prime), (1 << 53) - prime
    assert m.longest_exact_sum * (prime - 1) ** 2 + prime <= largest
    assert (m.longest_exact_sum + 1) * (prime - 1) ** 2 + 2 * prime > 1 << 53
    numbers = data.draw(st.lists(st.integers(-largest, largest) | st.sampled_from([largest, -largest]), min_size=1, max_size=20))
    np.testing.assert_array_equal(m.reduce(np.array(numbers, dtype=np.float64)), [n % prime for n in numbers])
    x, y = (np.array([data.draw(st.integers(0, prime - 1))], np.uint32) for _ in range(2))
    a, b = int(x[0]), int(y[0])
    got = m.add(x, y), m.subtract(x, y), m.multiply(x, y), m.total(np.concatenate([x, y]), 0)
    assert [int(r[0]) for r in got] == [(a + b) % prime, (a - b) % prime, a * b % prime, (a + b) % prime]


@pytest.mark.parametrize("k", [1, 8191, 8192, 8193, 20000])
def test_products_of_the_largest_residues_are_exact(k: int) -> None:
    got = F.matmul(elements(np.full((1, k), PRIME - 1)), elements(np.full((k, 2), PRIME - 1)))
    assert (got.dense() == k * (PRIME - 1) ** 2 % PRIME).all()


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
    expected = np.matmul(exact(x), exact(y)) % PRIME
    np.testing.assert_array_equal(F.matmul(elements(x), elements(y)).dense()[2], expected.astype(np.uint32))


def test_large_products_go_in_panels() -> None:
    x, y = ints(1100, 20), ints(20, 1500, seed=1)
    np.testing.assert_array_equal(F.matmul(elements(x), elements(y)).dense()[0], x @ y % PRIME)


def test_constants_are_rationals() -> None:
    assert int(F.constant(Fraction(1, 320)).dense()[0]) * 320 % PRIME == 1
    with pytest.raises(ProgramError, match="no value modulo"):
        F.constant(Fraction(1, PRIME))


def test_division_by_zero_is_undefined_and_spreads() -> None:
    x = ints(3, 4)
    x[1, 2] = 0
    lanes = np.array(np.broadcast_to(x.astype(np.uint32), (4, 3, 4)))
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
    alone, tensor = (Elements(Drawn.of(shape, keys)).dense() for shape in ((), (1,)))
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
    lanes = drawn(1 << 18).dense().astype(np.float64) / PRIME
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
        other[lane] = (other[lane] + np.uint32(1)) % np.uint32(PRIME)
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
        Field(4, "other").oracle("exp", x),
    ]
    for i, a in enumerate(results):
        for b in results[:i]:
            assert (a.dense() == b.dense()).mean() < 0.05


@pytest.mark.parametrize("lanes", [1, 2, 3, 4, 5, 8, 11])
def test_any_number_of_lanes(lanes: int) -> None:
    field = Field(lanes, 1)
    x = Elements(np.random.default_rng(0).integers(0, PRIME, (lanes, 1000)).astype(np.uint32))
    got = field.oracle("exp", x).dense()
    assert got.shape == (lanes, 1000)
    assert len(np.unique(got)) > 0.98 * lanes * 1000
    changed = np.array(x.dense())
    changed[-1] ^= 1
    assert (field.oracle("exp", Elements(changed)).dense() != got).mean() > 0.99


# Maximum and minimum.


def same(x: Elements, y: Elements) -> bool:
    a, b = np.broadcast_arrays(F.settle(x).dense(), F.settle(y).dense())
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
    body = (Load(0, (0, 1), 1), Apply("max", (1,), (("dim", 1),)), Accumulate("max", 2), Store(3, (0, 1), DType.f32))
    (y,) = b.add(GraphOp(Level.BLOCK, (x,), (rows, parts), body, loop))
    (z,) = b.add(GraphOp(Level.BLOCK, (y,), (rows,), (Load(0, (0,)), Apply("max", (1,), (("dim", 1),)), Store(2, (0,), DType.f16))))
    b.output(z)
    return source, b.build()


@pytest.mark.parametrize(("blocks", "most"), [(1, 1), (4, 4), (7, 7), (100, 100)])
def test_sets_are_known_whatever_the_chunks_are(monkeypatch: pytest.MonkeyPatch, blocks: int, most: int) -> None:
    """Chunks hold as many blocks as their sets fit the budget, so that these may keep all their members."""
    source, candidate = largest(rows=5, parts=2, loop=4, columns=8)
    members, tile = 4 * 8 + 8, 4 * 4 * (8 + 1 + 1)
    monkeypatch.setattr(FieldSemantics, "budget", blocks * (tile + 16 * members))
    monkeypatch.setattr("mirage_ir.verify.field._MOST_MEMBERS", most * 4 * 8)
    assert verify(source, candidate, lanes=4).equivalent


def test_sets_of_which_only_some_have_too_many_members(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chunks of 4, 4 and 2 blocks, where 3 may keep their members: all count as single elements, which refuses what is right."""
    source, candidate = largest(rows=5, parts=2, loop=4, columns=8)
    monkeypatch.setattr(FieldSemantics, "budget", 4 * (4 * 4 * 10 + 16 * 40))
    monkeypatch.setattr("mirage_ir.verify.field._MOST_MEMBERS", 3 * 4 * 8)
    assert not verify(source, candidate, lanes=4).equivalent
