"""Extents that follow from symbols: they calculate as integers, at any sizes, and their text says the same."""

from __future__ import annotations

import pickle
from math import prod
from operator import add, floordiv, mul, sub
from random import Random

import pytest

from mirage_ir.errors import ProgramError
from mirage_ir.sized.extent import SizeSymbol, SymbolicExtent, last_prime, next_prime, parts_of, size_symbol

TOKENS, KEYS = SizeSymbol("tokens", 1, 8192), SizeSymbol("keys", 1, 131072)
SAMPLE = {"tokens": 1009, "keys": 2003}


def symbols() -> list[int]:
    return [SymbolicExtent(SAMPLE[s.name], s) for s in (TOKENS, KEYS)]


def at(extent: int, sizes: dict[str, int]) -> int:
    return extent.at(sizes) if isinstance(extent, SymbolicExtent) else extent


@pytest.mark.parametrize("seed", range(40))
def test_it_calculates_as_integers_do_at_all_sizes(seed: int) -> None:
    random = Random(seed)
    known: list[int] = [*symbols(), 1, 2, 64, 100]
    sizes = {"tokens": random.randint(1, 8192), "keys": random.randint(1, 131072)}
    plain = [at(e, sizes) for e in known]
    for _ in range(12):
        operation, i, j = random.choice((add, sub, mul, floordiv)), random.randrange(len(known)), random.randrange(len(known))
        if operation is floordiv and (not known[j] or not plain[j]):
            continue
        known.append(operation(known[i], known[j]))
        plain.append(operation(plain[i], plain[j]))
        if isinstance(known[-1], SymbolicExtent):
            assert eval(str(known[-1]), dict(sizes)) == plain[-1]  # noqa: S307  (the text of an extent)
            assert eval(str(known[-1]), dict(SAMPLE)) == int(known[-1])  # noqa: S307
        assert at(known[-1], sizes) == plain[-1]


def test_products_keep_what_they_follow_from() -> None:
    tokens, keys = symbols()
    assert str(prod((8, tokens, 64))) == "(tokens * 512)"
    assert str(sum((tokens, 3))) == "(tokens + 3)"
    assert str(parts_of(keys, 64)) == "((keys + 63) // 64)"
    assert parts_of(tokens, 1) is tokens


def test_what_cancels_is_a_number_again() -> None:
    tokens, _ = symbols()
    for number, wanted in ((tokens * 64 // tokens, 64), (tokens // tokens, 1), (0 * tokens, 0)):
        assert number == wanted
        assert type(number) is int
    assert tokens + 0 is tokens


def test_its_text_is_that_of_no_constant() -> None:
    tokens, _ = symbols()
    assert f"{tokens}x64 {(tokens, 64)} {[tokens]}" == "tokensx64 (tokens, 64) [tokens]"
    for constant in (lambda: 1 / tokens, lambda: tokens / 2, lambda: float(tokens), lambda: tokens**2):
        with pytest.raises(ProgramError, match="a constant follows from the size tokens"):
            constant()


def test_it_is_equal_to_its_sample_and_is_pickled() -> None:
    tokens, _ = symbols()
    assert tokens == 1009
    assert hash(tokens) == hash(1009)
    again = pickle.loads(pickle.dumps(tokens * 2))
    assert (str(again), int(again)) == ("(tokens * 2)", 2018)


@pytest.mark.parametrize(
    ("name", "least", "most", "words"),
    [
        ("a b", 1, 2, "an identifier of ASCII letters"),
        ("zahl_größe", 1, 2, "an identifier of ASCII letters"),
        ("n", 0, 2, "must lie within 1 … 2\\^30"),
        ("n", 3, 2, "not be 3 … 2"),
        ("n", 1, 1 << 31, "must lie within"),
        ("n", 1, True, "two integers"),
    ],
)
def test_what_is_no_symbol(name: str, least: int, most: int, words: str) -> None:
    with pytest.raises(ProgramError, match=words):
        size_symbol(name, least, most)


def test_primes() -> None:
    assert [next_prime(n) for n in (0, 1, 2, 7, 8, 1000)] == [2, 2, 3, 11, 11, 1009]
    assert [last_prime(n, {3, 13}) for n in (2, 3, 13, 16, 1010)] == [2, 2, 11, 11, 1009]
    with pytest.raises(ProgramError, match="too few sizes up to 3"):
        last_prime(3, {2, 3})
