"""Identities keep the conditions under which entries have values, keep programs well formed, and take no recursion or long time."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from fused_programs import Body, op, program, tensors

from mirage_ir.check import infer_program
from mirage_ir.decompose import decompose
from mirage_ir.program import NEW_DIM, REPLICATE, Apply, GraphOp, Level, Program
from mirage_ir.verify import Answer, Verifier
from mirage_ir.verify.identities import Activations, Splitting, normalize

LINE = tensors((4,))
SQUARE = tensors((4, 4))
LONG = 1200
"""Nodes in a row: more than Python's functions may call one another."""


@pytest.mark.parametrize("last", ["exp", "sigmoid", "silu"])
def test_an_entry_rests_on_its_own_conditions(last: str) -> None:
    """exp(√x + 2) is exp(√x)·exp(2), and the 2 rests on nothing; Σ √x − Σ √x rests on all entries."""
    source = program("s", LINE, op("sqrt", 0), op("offset", 1, value=2.0), op(last, 2))
    every = (op("sqrt", 0), op("sum", 1, dim=0), op("sub", 2, 2), op("add", 1, 3), op("offset", 4, value=2.0), op(last, 5))
    assert Verifier(decompose(source)).check(decompose(source)).equivalent
    assert not Verifier(decompose(source)).check(decompose(program("c", LINE, *every))).equivalent


def test_terms_that_vanish_leave_their_conditions() -> None:
    """log x − log x, loaded by two spellings of one map, has no value where x is negative, in whatever kernel."""
    source = program("s", LINE, op("scale", 0, value=2.0))
    b, again = Body(2), Body(1)
    x, first, second = b.load(0, (0,)), b.load(1, (0,)), b.load(1, (REPLICATE,))
    b.store(b.apply("sub", b.apply("add", first, b.apply("scale", x, value=2.0)), second), (0,))
    again.store(again.load(0, (0,)), (0,))
    candidate = program("c", LINE, op("log", 0), b.block((0, 1), (1,)), again.block((2,), (2,)))
    assert Verifier(decompose(source)).check(decompose(candidate), refute=True).answer is Answer.REFUTED


def stored_zero() -> Program:
    """A kernel that stores a multiple of what is known to be 0."""
    b = Body(1)
    b.store(b.apply("scale", b.load(0, (0,)), value=2.0), (0,))
    return program("zero", LINE, op("sub", 0, 0), b.block((1,), (2,)))


def copied_invariant() -> Program:
    """A thread graph with an operand that varies stores a copy of one that does not; a loop adds the copies up."""
    b, t = Body(2), Body(2)
    tiles = b.load(0, (0,)), b.load(1, (0,), 1)
    copy = t.load(0, (REPLICATE,))
    t.load(1, (REPLICATE,))
    t.store(copy, (REPLICATE,))
    b.add(GraphOp(Level.THREAD, tiles, (1,), tuple(t.nodes)))
    b.store(b.accumulate(b.values - 1), (0,))
    return program("copies", SQUARE * 2, b.block((0, 1), (2,), 2))


def copied_to_new_dimension() -> Program:
    """Each block stores a copy of the whole operand: partial results, which are no copy of it."""
    b = Body(1)
    b.store(b.load(0, (REPLICATE,)), (NEW_DIM,))
    return program("new", LINE, b.block((0,), (2,)), op("exp", 1))


def largest_of_a_shift() -> Program:
    """max(2·(x − max x)) is 2·(max x − max x): nothing is left."""
    return program("shift", SQUARE, op("max", 0, dim=1), op("sub", 0, 1), op("scale", 2, value=2.0), op("max", 3, dim=1))


@pytest.mark.parametrize("made", [largest_of_a_shift, stored_zero, copied_invariant, copied_to_new_dimension])
@pytest.mark.parametrize("splitting", Splitting)
@pytest.mark.parametrize("activations", Activations)
def test_programs_stay_well_formed(made: Callable[[], Program], splitting: Splitting, activations: Activations) -> None:
    source = made()
    types, again = infer_program(source), normalize(source, splitting, activations)
    ours = infer_program(again, memory=False)
    assert [types[v].shape for v in source.outputs] == [ours[v].shape for v in again.outputs]
    assert Verifier(decompose(source)).check(decompose(source)).equivalent


def test_a_copy_is_what_it_copies() -> None:
    b = Body(1)
    b.store(b.load(0, (1, 0)), (1, 0))
    copied = program("c", SQUARE, b.block((0,), (2, 4)), op("exp", 1))
    assert normalize(copied).nodes == (op("exp", 0),)
    b = Body(1)
    b.store(b.apply("transpose", b.load(0, (1, 0)), permutation=(1, 0)), (0, 1))
    turned = program("t", SQUARE, b.block((0,), (2, 4)), op("exp", 1))
    assert not Verifier(decompose(program("s", SQUARE, op("exp", 0)))).check(decompose(turned)).equivalent
    assert (
        Verifier(decompose(program("s", SQUARE, op("exp", 0), op("transpose", 1, permutation=(1, 0)))))
        .check(decompose(turned))
        .equivalent
    )


@pytest.mark.parametrize("function", ["exp", "log", "relu", "sigmoid"])
def test_what_is_concatenated_is_known(function: str) -> None:
    """x + 2, or exp(x + 2), tile by tile beside one another; then a function of it."""
    first = (op("offset", 0, value=2.0), op("exp", 1))
    source = program("s", SQUARE, *first, op(function, 2))
    b = Body(1)
    tile = b.apply("exp", b.apply("offset", b.load(0, (0,), 1), value=2.0))
    b.store(b.accumulate(tile, "concat", 1), (0,))
    assert Verifier(decompose(source)).check(decompose(program("c", SQUARE, b.block((0,), (2,), 2), op(function, 1)))).equivalent
    wrong = program("w", SQUARE, op("offset", 0, value=3.0), op("exp", 1), op(function, 2))
    assert not Verifier(decompose(wrong)).check(decompose(program("c", SQUARE, b.block((0,), (2,), 2), op(function, 1)))).equivalent


@pytest.mark.parametrize("last", ["div", "log", "exp", "relu", "sigmoid"])
@pytest.mark.parametrize("chain", ["mul", "add"])
def test_long_chains(chain: str, last: str) -> None:
    nodes: list[Apply | GraphOp] = [op("exp", 0), *(op(chain, 1 + i, 1) for i in range(LONG))]
    nodes.append(op(last, 0, LONG + 1) if last == "div" else op(last, LONG + 1))
    p = program("p", tensors((2,)), *nodes)
    for splitting in Splitting:
        assert infer_program(normalize(p, splitting), memory=False)


def test_squares_of_squares() -> None:
    """2^60 factors that are all the same are looked at once."""
    nodes = [op("exp", 0), *(op("mul", 1 + i, 1 + i) for i in range(60))]
    p = program("p", tensors((2,)), *nodes, op("offset", 61, value=1.0), op("reciprocal", 62))
    assert len(normalize(p).nodes) < 1000


def test_what_no_output_needs_is_left_out() -> None:
    b = Body(2)
    x, y = b.load(0, (0,)), b.load(1, (0,))
    b.store(b.apply("square", x), (0,))
    b.store(b.apply("sqrt", y), (0,))
    p = program("p", SQUARE * 2, op("log", 1), b.block((0, 2), (2,)), op("exp", 3), outputs=(5,))
    (kernel, _) = normalize(p).nodes
    assert isinstance(kernel, GraphOp)
    assert (kernel.operands, len(kernel.body)) == ((0,), 3)
