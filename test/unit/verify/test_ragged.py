"""Programs whose tiles exceed their tensors: what is proved, what never may be, and what it costs."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_ragged import among_others, random_ragged

from mirage_ir.decompose import decompose
from mirage_ir.errors import ProgramError
from mirage_ir.interpret.real import Exact
from mirage_ir.interpret.walker import run_values
from mirage_ir.program import (
    REPLICATE,
    Accumulate,
    AccumulatorKind,
    Apply,
    Attr,
    BodyNode,
    DType,
    GraphOp,
    Level,
    Load,
    Program,
    ProgramBuilder,
    Store,
    TensorType,
    make_attrs,
)
from mirage_ir.untiled import untiled
from mirage_ir.verify.elements import Elements
from mirage_ir.verify.equivalence import CHOICES, Verifier
from mirage_ir.verify.identities import normalize
from mirage_ir.verify.inputs import Drawn
from mirage_ir.verify.memory import Memory, bytes_needed
from mirage_ir.verify.oracles import key
from mirage_ir.verify.profile import Profile, ProfileField, ProfileSemantics
from mirage_ir.verify.rows import fewer_rows

F32 = DType.f32
SUM, MAX, CONCAT = AccumulatorKind.SUM, AccumulatorKind.MAX, AccumulatorKind.CONCAT
SEEDS = st.integers(0, 1 << 32)
Shapes = tuple[tuple[int, ...], ...]


def op(name: str, *operands: int, **attrs: Attr) -> Apply:
    return Apply(name, operands, make_attrs(attrs))


def kernel(shapes: Shapes, grid: tuple[int, ...], loop: int, *body: BodyNode) -> Program:
    builder = ProgramBuilder("kernel")
    inputs = tuple(builder.input(TensorType(shape, F32)) for shape in shapes)
    builder.output(*builder.add(GraphOp(Level.BLOCK, inputs, grid, body, loop)))
    return builder.build()


def source(shapes: Shapes, f: Callable[..., int]) -> Program:
    builder = ProgramBuilder("source")
    builder.output(f(builder, *(builder.input(TensorType(shape, F32)) for shape in shapes)))
    return builder.build()


def outputs(program: Program, inputs: list[Any]) -> list[Any]:
    with np.errstate(all="ignore"):
        return run_values(program, inputs, Exact())


# Rewritings keep what random programs compute.


@given(SEEDS)
@settings(max_examples=80, deadline=None)
def test_identities_keep_the_values(seed: int) -> None:
    program = among_others(Random(seed), random_ragged(Random(seed)))
    random = np.random.default_rng(seed)
    inputs = [np.abs(random.standard_normal(t.shape)) for t in program.inputs]
    wanted = outputs(program, inputs)
    for choice in CHOICES:
        for x, y in zip(outputs(normalize(decompose(program), *choice), inputs), wanted, strict=True):
            tame = np.isfinite(x) & np.isfinite(y) & (np.abs(y) < 1e6)
            np.testing.assert_allclose(x[tame], y[tame], rtol=1e-3, atol=1e-5)


@given(SEEDS)
@settings(max_examples=80, deadline=None)
def test_one_tile_in_place_of_many_keeps_the_values(seed: int) -> None:
    program = random_ragged(Random(seed))
    random = np.random.default_rng(seed)
    inputs = [random.standard_normal(t.shape) for t in program.inputs]
    for x, y in zip(outputs(untiled(program), inputs), outputs(program, inputs), strict=True):
        np.testing.assert_allclose(x, y, rtol=1e-7, atol=1e-9)


# Candidates by hand: x has 2 rows of 7 columns, in tiles of 1 and 2; y has 8 columns, in tiles that divide it.

X: Shapes = ((2, 7),)
XY: Shapes = ((2, 7), (2, 8))
XB: Shapes = ((2, 7), (2, 1))
TILE = Load(0, (0,), 1, (1, 2))
WHOLE = Load(1, (0,), 1)
BIAS = Load(1, (0,), REPLICATE)
B = ProgramBuilder


def total(b: B, x: int) -> int:
    return b.apply("sum", x, dim=1)


def first_seven(b: B, y: int) -> int:
    return b.apply("slice", y, dim=1, start=0, stop=7)


Pair = tuple[Shapes, Callable[..., int], int, tuple[BodyNode, ...]]
RIGHT: dict[str, Pair] = {
    "summed in the tile": (X, total, 4, (TILE, op("sum", 1, dim=1), Accumulate(SUM, 2), Store(3, (0,), F32))),
    "summed over the loop first": (X, total, 4, (TILE, Accumulate(SUM, 1), op("sum", 2, dim=1), Store(3, (0,), F32))),
    "collected, then summed": (X, total, 4, (TILE, Accumulate(CONCAT, 1, 1), op("sum", 2, dim=1), Store(3, (0,), F32))),
    "seven times three": (
        X,
        lambda b, x: b.apply("offset", total(b, x), value=21.0),
        4,
        (TILE, op("offset", 1, value=3.0), op("sum", 2, dim=1), Accumulate(SUM, 3), Store(4, (0,), F32)),
    ),
    "seven times three, over the loop first": (
        X,
        lambda b, x: b.apply("offset", total(b, x), value=21.0),
        4,
        (TILE, op("offset", 1, value=3.0), Accumulate(SUM, 2), op("sum", 3, dim=1), Store(4, (0,), F32)),
    ),
    "exp of seven times a bias": (
        XB,
        lambda b, x, y: b.apply("exp", b.apply("add", total(b, x), b.apply("scale", y, value=7.0))),
        4,
        (TILE, BIAS, op("add", 2, 3), op("sum", 4, dim=1), Accumulate(SUM, 5), op("exp", 6), Store(7, (0,), F32)),
    ),
    "y + x - x lacks what x lacks": (
        XY,
        lambda b, x, y: total(b, first_seven(b, y)),
        4,
        (TILE, WHOLE, op("add", 2, 3), op("sub", 4, 2), op("sum", 5, dim=1), Accumulate(SUM, 6), Store(7, (0,), F32)),
    ),
    "tiles of one entry, one too many": (
        X,
        lambda b, x: total(b, b.apply("exp", x)),
        8,
        (Load(0, (0,), 1, (1, 1)), op("exp", 1), op("sum", 2, dim=1), Accumulate(SUM, 3), Store(4, (0,), F32)),
    ),
    "the maximum of multiples": (
        X,
        lambda b, x: b.apply("scale", b.apply("max", x, dim=1), value=2.0),
        4,
        (TILE, op("scale", 1, value=2.0), op("max", 2, dim=1), Accumulate(MAX, 3), Store(4, (0,), F32)),
    ),
    "a running maximum of tiles, one of which has no entry": (
        X,
        lambda b, x: total(b, b.apply("exp", x)),
        8,
        (
            *(Load(0, (0,), 1, (1, 1)), op("max", 1, dim=1), op("sub", 1, 2), op("exp", 3), op("sum", 4, dim=1)),
            *(Accumulate(SUM, 5, None, 2), Accumulate(MAX, 2), op("exp", 7), op("mul", 6, 8), Store(9, (0,), F32)),
        ),
    ),
    "seven of eight products": (
        ((2, 7), (8, 3)),
        lambda b, x, w: b.apply("matmul", x, b.apply("slice", w, dim=0, start=0, stop=7)),
        4,
        (TILE, Load(1, (REPLICATE,), 0), op("matmul", 2, 3), Accumulate(SUM, 4), Store(5, (0,), F32)),
    ),
}
WRONG: dict[str, Pair] = {
    "eight times three": (
        X,
        lambda b, x: b.apply("offset", total(b, x), value=24.0),
        4,
        (TILE, op("offset", 1, value=3.0), op("sum", 2, dim=1), Accumulate(SUM, 3), Store(4, (0,), F32)),
    ),
    "eight times three, over the loop first": (
        X,
        lambda b, x: b.apply("offset", total(b, x), value=24.0),
        4,
        (TILE, op("offset", 1, value=3.0), Accumulate(SUM, 2), op("sum", 3, dim=1), Store(4, (0,), F32)),
    ),
    "a number for each tile": (
        X,
        lambda b, x: total(b, b.apply("exp", x)),
        4,
        (TILE, op("exp", 1), op("sum", 2, dim=1), op("offset", 3, value=1.0), Accumulate(SUM, 4), Store(5, (0,), F32)),
    ),
    "exp(0) of the entry beyond": (
        X,
        lambda b, x: b.apply("offset", total(b, b.apply("exp", x)), value=1.0),
        4,
        (TILE, op("exp", 1), op("sum", 2, dim=1), Accumulate(SUM, 3), Store(4, (0,), F32)),
    ),
    "a mean of eight": (
        X,
        lambda b, x: b.apply("mean", x, dim=1),
        4,
        (TILE, op("sum", 1, dim=1), Accumulate(SUM, 2), op("scale", 3, value=0.125), Store(4, (0,), F32)),
    ),
    "a maximum with 0": (
        X,
        lambda b, x: b.apply("relu", b.apply("max", x, dim=1)),
        4,
        (TILE, op("max", 1, dim=1), Accumulate(MAX, 2), Store(3, (0,), F32)),
    ),
    "relu, as if the maximum of no entries were 0": (
        X,
        lambda b, x: b.apply("relu", b.apply("max", x, dim=1)),
        8,
        (Load(0, (0,), 1, (1, 1)), op("max", 1, dim=1), Accumulate(MAX, 2), Store(3, (0,), F32)),
    ),
    "the sum of all maxima, as if that of no entries were 0": (
        X,
        total,
        8,
        (Load(0, (0,), 1, (1, 1)), op("max", 1, dim=1), Accumulate(SUM, 2), Store(3, (0,), F32)),
    ),
    "the sum of no differences, as if the maximum of no entries were 0": (
        X,
        lambda b, x: b.apply("scale", total(b, x), value=0.0),
        8,
        (*(Load(0, (0,), 1, (1, 1)), op("sub", 1, 1), op("max", 2, dim=1), Accumulate(SUM, 3), Store(4, (0,), F32)),),
    ),
    "eight times a bias": (
        XB,
        lambda b, x, y: b.apply("add", total(b, x), b.apply("scale", y, value=8.0)),
        4,
        (TILE, BIAS, op("add", 2, 3), op("sum", 4, dim=1), Accumulate(SUM, 5), Store(6, (0,), F32)),
    ),
    "eight times a bias, of which nothing else is left": (
        XB,
        lambda b, x, y: b.apply("scale", y, value=8.0),
        4,
        (TILE, BIAS, op("scale", 2, value=0.0), op("add", 3, 4), op("sum", 5, dim=1), Accumulate(SUM, 6), Store(7, (0,), F32)),
    ),
    "y + x - x is not all of y": (
        XY,
        lambda b, x, y: total(b, y),
        4,
        (TILE, WHOLE, op("add", 2, 3), op("sub", 4, 2), op("sum", 5, dim=1), Accumulate(SUM, 6), Store(7, (0,), F32)),
    ),
    "y + x - x over the loop is not all of y": (
        XY,
        lambda b, x, y: total(b, y),
        4,
        (TILE, WHOLE, op("add", 2, 3), op("sub", 4, 2), Accumulate(SUM, 5), op("sum", 6, dim=1), Store(7, (0,), F32)),
    ),
    "x * y / x is not all of y": (
        XY,
        lambda b, x, y: total(b, y),
        4,
        (TILE, WHOLE, op("mul", 2, 3), op("div", 4, 2), op("sum", 5, dim=1), Accumulate(SUM, 6), Store(7, (0,), F32)),
    ),
    "y + 0x is not all of y": (
        XY,
        lambda b, x, y: total(b, y),
        4,
        (TILE, WHOLE, op("scale", 2, value=0.0), op("add", 3, 4), op("sum", 5, dim=1), Accumulate(SUM, 6), Store(7, (0,), F32)),
    ),
    "log(exp(x) exp(y)) - x is not all of y": (
        XY,
        lambda b, x, y: total(b, y),
        4,
        (
            *(TILE, WHOLE, op("exp", 2), op("exp", 3), op("mul", 4, 5), op("log", 6), op("sub", 7, 2)),
            *(op("sum", 8, dim=1), Accumulate(SUM, 9), Store(10, (0,), F32)),
        ),
    ),
    "the maximum of y + x - x": (
        XY,
        lambda b, x, y: b.apply("max", y, dim=1),
        4,
        (TILE, WHOLE, op("add", 2, 3), op("sub", 4, 2), op("max", 5, dim=1), Accumulate(MAX, 6), Store(7, (0,), F32)),
    ),
    "a quotient by the sum of no entries": (
        X,
        lambda b, x: total(b, b.apply("exp", x)),
        8,
        (
            *(Load(0, (0,), 1, (1, 1)), op("exp", 1), op("sum", 2, dim=1), op("div", 3, 3), op("mul", 3, 4)),
            *(Accumulate(SUM, 5), Store(6, (0,), F32)),
        ),
    ),
    "a quotient by the sum of no entries that cancels": (
        X,
        total,
        8,
        (
            *(Load(0, (0,), 1, (1, 1)), op("exp", 1), op("sum", 2, dim=1), op("reciprocal", 3), op("sub", 4, 4)),
            *(op("sum", 1, dim=1), op("add", 5, 6), Accumulate(SUM, 7), Store(8, (0,), F32)),
        ),
    ),
}


@pytest.mark.parametrize("name", RIGHT)
def test_right_candidates_are_proved(name: str) -> None:
    shapes, f, loop, body = RIGHT[name]
    verdict = Verifier(decompose(source(shapes, f))).check(decompose(kernel(shapes, (2,), loop, *body)))
    assert verdict.equivalent, verdict.message


@pytest.mark.parametrize("name", WRONG)
def test_wrong_candidates_are_not_proved(name: str) -> None:
    shapes, f, loop, body = WRONG[name]
    verdict = Verifier(decompose(source(shapes, f))).check(decompose(kernel(shapes, (2,), loop, *body)))
    assert not verdict.equivalent, verdict.message


@pytest.mark.parametrize(
    ("loop", "body", "message"),
    [
        (3, (TILE, op("sum", 1, dim=1), Accumulate(SUM, 2), Store(3, (0,), F32)), "do not cover"),
        (4, (TILE, op("mean", 1, dim=1), Accumulate(SUM, 2), Store(3, (0,), F32)), "counts entries"),
        (
            8,
            (Load(0, (0,), 1, (1, 1)), op("broadcast", 1, shape=(1, 2)), Accumulate(SUM, 2), Store(3, (0,), F32)),
            "repeats an entry",
        ),
        (4, (TILE, op("sum", 1, dim=1), Accumulate(SUM, 2, None, 1), Store(3, (0,), F32)), "repeated|terms have none"),
        (4, (TILE, Accumulate(CONCAT, 1, 0), Store(2, (0,), F32)), "cannot be concatenated"),
    ],
)
def test_what_needs_absent_entries_is_not_well_formed(loop: int, body: tuple[BodyNode, ...], message: str) -> None:
    with pytest.raises(ProgramError, match=message):
        Verifier(decompose(source(X, total))).check(decompose(kernel(X, (2,), loop, *body)))


@pytest.mark.parametrize(
    ("grid", "loop", "tile", "reduction"),
    [
        ((4,), 1, Load(0, (1,), REPLICATE, (2, 2)), op("sum", 3, dim=1)),  # The last of four blocks has no column.
        ((2,), 2, Load(0, (1,), 1, (2, 2)), Accumulate(SUM, 3)),  # The last block has one, so half of its tiles are always absent.
        ((4,), 1, Load(0, (1,), REPLICATE, (2, 2)), op("max", 3, dim=1)),  # -inf there.
    ],
)
def test_a_quotient_by_the_sum_or_maximum_of_nothing_does_not_cancel(
    grid: tuple[int, ...], loop: int, tile: Load, reduction: BodyNode
) -> None:
    """z + 1/s - 1/s has no value in the last block, where s is 0: a sum of exponentials of nothing, or their maximum."""
    wide = 1 if loop == 1 else 2
    shapes = ((2, 5), (grid[0], 2, wide))
    body = (tile, op("exp", 2), reduction, op("reciprocal", 4), Load(1, (0,)), op("add", 6, 5), op("sub", 7, 5))
    verdict = Verifier(decompose(source(shapes, lambda b, x, z: b.apply("scale", z, value=1.0)))).check(
        decompose(kernel(shapes, grid, loop, *body, Store(8, (0,), F32)))
    )
    assert not verdict.equivalent, verdict.message


def test_a_number_for_each_block_is_not_stored_for_each_row() -> None:
    """The terms of the stored sum have 7 rows and 4 blocks: the second is no tensor of 8 rows."""

    def by_block(b: B, x: int, y: int) -> int:
        rows = b.apply("reshape", b.apply("broadcast", y, shape=(4, 2)), shape=(8, 1))
        return b.apply("add", x, b.apply("slice", rows, dim=0, start=0, stop=7))

    candidate = kernel(((7, 3), (4, 1)), (4,), 1, Load(0, (0,), -1, (2, 3)), Load(1, (0,)), op("add", 2, 3), Store(4, (0,), F32))
    verdict = Verifier(decompose(source(((7, 3), (4, 1)), by_block))).check(decompose(candidate))
    assert verdict.equivalent, verdict.message


def test_products_leave_out_what_one_operand_lacks() -> None:
    shapes, _, loop, body = RIGHT["seven of eight products"]
    x, w = np.ones((2, 7)), np.ones((8, 3))
    w[7] = np.inf
    (found,) = outputs(kernel(shapes, (2,), loop, *body), [x, w])
    np.testing.assert_array_equal(found, np.full((2, 3), 7.0))


# What it costs.


def softmax_in_two_kernels(rows: int, columns: int, tile: tuple[int, int]) -> Program:
    """The largest entry and the sum of exponentials of each row, and then the quotients."""
    r, c = tile
    grid, loop = -(-rows // r), -(-columns // c)
    builder = ProgramBuilder("softmax")
    x = builder.input(TensorType((rows, columns), F32))
    first = (
        *(Load(0, (0,), 1, (r, c)), op("max", 1, dim=1), op("sub", 1, 2), op("exp", 3), op("sum", 4, dim=1)),
        *(Accumulate(SUM, 5, None, 2), Accumulate(MAX, 2), Store(6, (0,), F32), Store(7, (0,), F32)),
    )
    s, m = builder.add(GraphOp(Level.BLOCK, (x,), (grid,), first, loop))
    narrow = (r, 1) if rows % r else None
    second = (
        *(
            Load(0, (0, 1), REPLICATE, (r, c)),
            Load(1, (0, REPLICATE), REPLICATE, narrow),
            Load(2, (0, REPLICATE), REPLICATE, narrow),
        ),
        *(op("sub", 3, 4), op("exp", 6), op("div", 7, 5), Store(8, (0, 1), F32)),
    )
    builder.output(*builder.add(GraphOp(Level.BLOCK, (x, m, s), (grid, loop), second)))
    return builder.build()


@pytest.mark.parametrize("tile", [(1, 128), (16, 512), (6, 1024), (1, 8192)])
def test_a_large_softmax_takes_a_row_of_it(tile: tuple[int, int]) -> None:
    whole = source(((4096, 50257),), lambda b, x: b.apply("softmax", x, dim=1))
    began = time.monotonic()
    candidate = decompose(softmax_in_two_kernels(4096, 50257, tile))
    verdict = Verifier(decompose(whole), memory=1.0).check(candidate)
    assert verdict.equivalent, verdict.message
    assert time.monotonic() - began < 30
    small = fewer_rows(normalize(decompose(whole)), normalize(candidate))
    assert small is not None and small[0].inputs[0].shape == (1, 50257)
    assert bytes_needed(small[1], 6, Memory.of(1.0)) < 1 << 30


def test_a_grid_dimension_that_splits_something_else_stays() -> None:
    """A block adds its own number to its rows: which rows are in a block matters, so that tiles cannot be joined."""
    body = (Load(0, (0,), -1, (2, 3)), Load(1, (0,)), op("add", 2, 3), Store(4, (0,), F32))
    program = kernel(((7, 3), (4, 1)), (4,), 1, *body)
    assert untiled(program) == program
    other = kernel(((7, 3), (2, 3)), (4,), 1, Load(0, (0,), -1, (2, 3)), Load(1, (-1,)), op("add", 2, 3), Store(4, (0,), F32))
    assert untiled(other) == other
    columns = kernel(((7, 4), (1, 4)), (4,), 1, Load(0, (0,), -1, (2, 4)), Load(1, (1,)), op("add", 2, 3), Store(4, (0,), F32))
    assert untiled(columns) == columns
    bound = kernel(((7, 3),), (4,), 1, Load(0, (0,), -1, (2, 3)), op("sum", 1, dim=0), op("add", 1, 2), Store(3, (0,), F32))
    assert untiled(bound) == bound
    free = kernel(((7, 3),), (4,), 1, Load(0, (0,), -1, (2, 3)), op("sum", 1, dim=1), op("add", 1, 2), Store(3, (0,), F32))
    assert untiled(free) == kernel(((7, 3),), (1,), 1, Load(0, (0,)), op("sum", 1, dim=1), op("add", 1, 2), Store(3, (0,), F32))


def test_one_tile_of_more_entries_than_there_are_is_all_of_them() -> None:
    longer = kernel(((7, 3),), (1,), 1, Load(0, (-1,), -1, (9, 3)), op("sum", 1, dim=0), Store(2, (-1,), F32))
    whole = kernel(((7, 3),), (1,), 1, Load(0, (-1,)), op("sum", 1, dim=0), Store(2, (-1,), F32))
    assert untiled(longer) == whole


def test_one_entry_in_a_longer_tile_is_not_repeated() -> None:
    """Of 16 rows, 15 are absent in one operand and so in the sum: one row is added, not 16."""
    body = (Load(0, (-1,), -1, (16, 4)), Load(1, (-1,)), op("add", 2, 3), op("sum", 4, dim=0), Store(5, (-1,), F32))
    longer = kernel(((1, 4), (16, 4)), (1,), 1, *body)
    assert untiled(longer) == longer
    source = Program("p", tuple(TensorType(s, F32) for s in ((1, 4), (16, 4))), (op("add", 0, 1), op("sum", 2, dim=0)), (3,))
    assert not Verifier(decompose(source)).check(decompose(longer)).equivalent


def test_drawn_inputs_grow_by_address_space_alone() -> None:
    drawn = Drawn.of((5, 7), (key("a"), key("b")), (524_309, 786_433))
    padded = Elements(drawn).extended((1, 2))
    assert isinstance(padded.values, Drawn)
    assert padded.shape == (6, 9)
    np.testing.assert_array_equal(padded.dense()[:, :5, :7], Elements(drawn).dense())
    turned = Elements(drawn).move(lambda a: a.swapaxes(-1, -2)).extended((1, 0))
    np.testing.assert_array_equal(turned.dense()[:, :7], Elements(drawn).dense().swapaxes(-1, -2))
    large = Elements(Drawn.of((1 << 15, 1 << 15), (key("a"),), (524_309,))).extended((3, 5))
    assert isinstance(large.values, Drawn)


def test_masked_values_share_no_identity_with_whole_ones() -> None:
    field = ProfileField()
    semantics = ProfileSemantics(field)
    x = Profile(field.spaces.fresh((3, 4)), 1)
    mask = np.arange(4)[None] < np.array([[4], [4], [2]])
    masked, again = (semantics.choose(mask, x, 0.0, nonempty=False) for _ in range(2))
    other = semantics.choose(~mask, x, 0.0, nonempty=False)
    assert masked.at.identity == again.at.identity
    assert len({field.sum(p, -1).at.identity for p in (x, masked, other)}) == 3
    alike = field.moved(Profile(field.spaces.fresh((3, 1)), 1), lambda a: np.broadcast_to(a, (3, 4)))
    assert semantics.choose(mask, alike, 0.0, nonempty=False).at.varies(1)
    assert semantics.pad(Profile(field.spaces.fresh((1, 4)), 1), (2, 0)).at.varies(0)
