"""As many classes as the theorem asks for are needed: pairs that one class less accepts, and these refuse.

With fewer than K classes, the matrix Σ_i x_a[i]·y_b[i] of K vectors x and K vectors y has a rank below K, so that its determinant
is 0: the products of its even permutations then sum to what those of its odd permutations sum to. As polynomials they differ.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import permutations

import numpy as np
import pytest
from fused_programs import F32, Body, op, program, tensors

from mirage_ir.decompose import decompose
from mirage_ir.interpret.walker import run_values
from mirage_ir.program import NEW_DIM, Program, ProgramBuilder
from mirage_ir.verify import primes, verify
from mirage_ir.verify.classes import ClassPair, on_classes
from mirage_ir.verify.equivalence import draw_inputs
from mirage_ir.verify.field import Field
from mirage_ir.verify.identities import normalize
from mirage_ir.verify.indices import IndexCount
from mirage_ir.verify.memory import Memory
from mirage_ir.verify.semantics import FieldSemantics
from mirage_ir.verify.verdict import Basis

EXTENTS = {"grid": 8, "loop": 16, "tile": 32}
TERMS = 8 * 16 * 32
PART = 1001
Entry = Callable[[ProgramBuilder, int, int], int | float]


def parity(permutation: tuple[int, ...]) -> int:
    return sum(a > b for i, a in enumerate(permutation) for b in permutation[i + 1 :]) % 2


def half_determinant(b: ProgramBuilder, order: int, odd: int, entry: Entry) -> int:
    """Σ over the even or odd permutations σ of Π_a entry(a, σ(a)); an entry that is a number scales."""
    total: int | None = None
    for permutation in permutations(range(order)):
        if parity(permutation) != odd:
            continue
        entries = [entry(b, a, c) for a, c in enumerate(permutation)]
        first, *values = [e for e in entries if isinstance(e, int)]
        for value in values:
            first = b.apply("mul", first, value)
        for number in entries:
            first = b.apply("scale", first, value=number) if isinstance(number, float) else first
        total = first if total is None else b.apply("add", total, first)
    assert total is not None
    return total


def of_matrix(matrix: int) -> Entry:
    """The entries of a value."""

    def entry(b: ProgramBuilder, row: int, column: int) -> int:
        return b.apply("slice", b.apply("slice", matrix, dim=0, start=row, stop=row + 1), dim=1, start=column, stop=column + 1)

    return entry


def products(order: int) -> Program:
    """The even permutations, of a product of matrices."""
    b = ProgramBuilder("products")
    x, y = (b.input(t) for t in tensors((order, TERMS), (TERMS, order)))
    b.output(half_determinant(b, order, 0, of_matrix(b.apply("matmul", x, y))))
    return b.build()


def tiled_products(order: int) -> Program:
    """The odd permutations; the terms run over a grid, a loop and a tile."""
    inner = Body(2)
    terms = inner.apply("matmul", inner.load(0, (1,), 1), inner.load(1, (0,), 0))
    inner.store(inner.accumulate(terms), (NEW_DIM,), F32)
    b = ProgramBuilder("tiled products")
    x, y = (b.input(t) for t in tensors((order, TERMS), (TERMS, order)))
    b.add(inner.block((x, y), (EXTENTS["grid"],), EXTENTS["loop"]))
    matrix = b.apply("reshape", b.apply("sum", b.values - 1, dim=0), shape=(order, order))
    b.output(half_determinant(b, order, 1, of_matrix(matrix)))
    return b.build()


def products_of_parts(order: int, odd: int) -> Program:
    """The even or odd permutations of a product over one part of a dimension; all of it is summed beside."""
    b = ProgramBuilder("products of parts")
    x, y = (b.input(t) for t in tensors((order, PART + 7), (PART + 7, order)))
    parts = (b.apply("slice", v, dim=d, start=0, stop=PART) for v, d in ((x, 1), (y, 0)))
    b.output(half_determinant(b, order, odd, of_matrix(b.apply("matmul", *parts))), b.apply("sum", x, dim=1))
    return b.build()


def moments(order: int, odd: int) -> Program:
    """With x_0 = y_0 = 1, so that the first entry is the number of terms: n·Σxy and Σx·Σy are the two of order 2."""
    b = ProgramBuilder("moments")
    vectors = [b.input(t) for t in tensors(*[(1, TERMS)] * (2 * order - 2))]

    def entry(b: ProgramBuilder, row: int, column: int) -> int | float:
        factors = [vectors[i] for i in ([row - 1] if row else []) + ([order + column - 2] if column else [])]
        if not factors:
            return float(TERMS)
        return b.apply("sum", factors[0] if len(factors) == 1 else b.apply("mul", *factors), dim=1)

    b.output(half_determinant(b, order, odd, entry))
    return b.build()


def with_classes(monkeypatch: pytest.MonkeyPatch, number: int, extents: Iterable[int]) -> None:
    """From now on a factor of one of these extents has so many classes, and others one."""
    numbers = dict.fromkeys(extents, number)

    def enough(count: IndexCount, factor: int) -> int:
        return numbers.get(count.factors.extents[factor], 1)

    monkeypatch.setattr(IndexCount, "enough", enough)


def classes_of(source: Program, candidate: Program) -> ClassPair:
    pair = on_classes(normalize(decompose(source)), normalize(decompose(candidate)))
    assert pair is not None
    return pair


def numbers_of_classes(pair: ClassPair) -> dict[int, int]:
    """By the extents of the factors of inputs that have classes."""
    digits = (d for tensor in pair.inputs for dimension in tensor for part in dimension for d in part.indices)
    return {d.values: d.classes for d in digits if d.counted}


def agree(pair: ClassPair) -> bool:
    """Whether the two programs agree on their classes, at random inputs and weights."""
    field = Field(primes.drawn(0, 3), ("tight",))
    own = pair.source.inputs[: len(pair.inputs)]
    inputs = [*draw_inputs(own, field, Memory.of(None)), *(w.elements(field) for w in pair.weights)]
    programs = pair.source, pair.candidate
    ours, theirs = ([field.number(x).dense() for x in run_values(p, inputs, FieldSemantics(field))] for p in programs)
    return all(np.array_equal(x, y) for x, y in zip(ours, theirs, strict=True))


@pytest.mark.parametrize("kind", EXTENTS)
@pytest.mark.parametrize("order", [2, 3, 4])
def test_one_class_less_accepts_a_wrong_pair(monkeypatch: pytest.MonkeyPatch, kind: str, order: int) -> None:
    """The factor of the grid, the loop or the tile has the classes; there is one of each other."""
    pair = products(order), tiled_products(order)
    assert numbers_of_classes(classes_of(*pair))[EXTENTS[kind]] == order
    assert not verify(*pair).equivalent
    with_classes(monkeypatch, order, [EXTENTS[kind]])
    assert numbers_of_classes(classes_of(*pair)).get(EXTENTS[kind]) == order
    assert not agree(classes_of(*pair))
    with_classes(monkeypatch, order - 1, [EXTENTS[kind]])
    assert agree(classes_of(*pair))
    verdict = verify(*pair)
    assert verdict.equivalent
    assert verdict.basis is Basis.CLASSES


@pytest.mark.parametrize("order", [2, 3, 4])
def test_one_class_of_a_part_less_accepts_a_wrong_pair(monkeypatch: pytest.MonkeyPatch, order: int) -> None:
    pair = products_of_parts(order, 0), products_of_parts(order, 1)
    assert numbers_of_classes(classes_of(*pair))[PART] == order
    assert not verify(*pair).equivalent
    with_classes(monkeypatch, order, [PART])
    assert not agree(classes_of(*pair))
    with_classes(monkeypatch, order - 1, [PART])
    assert agree(classes_of(*pair))
    assert verify(*pair).equivalent


@pytest.mark.parametrize("order", [2, 3, 4])
def test_one_class_less_accepts_wrong_moments(monkeypatch: pytest.MonkeyPatch, order: int) -> None:
    """The number of terms is a constant, which the weights sum to."""
    pair = moments(order, 0), moments(order, 1)
    assert numbers_of_classes(classes_of(*pair)) == {TERMS: order}
    assert not verify(*pair).equivalent
    assert not agree(classes_of(*pair))
    with_classes(monkeypatch, order - 1, [TERMS])
    assert agree(classes_of(*pair))
    assert verify(*pair).equivalent


def test_two_classes_accept_that_three_moments_are_dependent(monkeypatch: pytest.MonkeyPatch) -> None:
    """n·Σx²·Σy² + 2·Σx·Σy·Σxy − n·(Σxy)² − (Σx)²·Σy² − (Σy)²·Σx², the determinant of order 3 with y for x, is not 0."""
    types = tensors((1, 4096), (1, 4096))
    sums = [*(op("mul", *v) for v in ((0, 0), (1, 1), (0, 1))), *(op("sum", v, dim=1) for v in (2, 3, 4, 0, 1))]
    xx, yy, xy, x, y = 5, 6, 7, 8, 9
    positive = [op("mul", xx, yy), op("scale", 10, value=4096.0), op("mul", x, y), op("mul", 12, xy), op("scale", 13, value=2.0)]
    negative = [
        op("square", xy),
        op("scale", 10, value=4096.0),
        op("square", x),
        op("mul", 12, yy),
        op("square", y),
        op("mul", 14, xx),
    ]
    source = program("positive", types, *sums, *positive, op("add", 11, 14))
    candidate = program("negative", types, *sums, *negative, op("add", 11, 13), op("add", 16, 15))
    assert not verify(source, candidate).equivalent
    assert not agree(classes_of(source, candidate))
    with_classes(monkeypatch, 3, [4096])
    assert not agree(classes_of(source, candidate))
    with_classes(monkeypatch, 2, [4096])
    assert agree(classes_of(source, candidate))
    assert verify(source, candidate).equivalent
