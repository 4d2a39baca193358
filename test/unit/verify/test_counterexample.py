"""Counterexamples: what is shown to a person has been computed, exactly or beyond doubt, and is simple."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from fused_programs import (
    ALL,
    F32,
    Body,
    attention,
    flash_attention,
    fused_gated_mlp,
    fused_lora,
    fused_rmsnorm,
    gated_mlp,
    lora,
    mutate,
    op,
    program,
    rmsnorm,
    tensors,
)
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from mirage_ir.check import infer_program
from mirage_ir.decompose import decompose
from mirage_ir.errors import ProgramError
from mirage_ir.interpret import run_program
from mirage_ir.interpret.rational import NO_VALUE, UNDEFINED, run_exactly
from mirage_ir.ops import register, unary_function, unregister
from mirage_ir.program import Accumulate, Apply, GraphOp, Program, TensorType
from mirage_ir.verify import verify
from mirage_ir.verify.counterexample import Counterexample, find, runs
from mirage_ir.verify.differences import ExactJudge, RoundedJudge

SQUARE = tensors((4, 4), (4, 4), dtype=F32)


def check(source: Program, candidate: Program, found: Counterexample | None) -> Counterexample:
    """The counterexample, reproduced by the interpreter in float64."""
    assert found is not None
    assert [a.shape for a in found.inputs] == [t.shape for t in source.inputs]
    values: list[float] = []
    for p, told in ((source, found.expected), (candidate, found.found)):
        with np.errstate(all="ignore"):
            value = float(run_program(p, found.inputs, precision="float64")[found.output][found.entry])
        if told is None:  # A maximum may hide that a quotient on the way has no value.
            every = replace(p, outputs=tuple(range(len(p.inputs), len(infer_program(p)))))
            with np.errstate(all="ignore"):
                assert not all(np.isfinite(v).all() for v in run_program(every, found.inputs, precision="float64"))
            assert run_exactly(p, found.inputs)[found.output][found.entry] is UNDEFINED
        else:
            assert value == pytest.approx(float(told), rel=1e-6, abs=1e-9)
        values.append(value)
    assert found.found is None or abs(values[0] - values[1]) > 1e-9
    assert found.exact == (not isinstance(found.expected, float))
    return found


# Arithmetic over the rationals.


@pytest.mark.parametrize(
    ("nodes", "expected"),
    [
        ((op("div", 0, 1),), Fraction(1, 3)),
        ((op("scale", 0, value=0.1),), Fraction(1, 10)),
        ((op("div", 0, 1), op("mul", 2, 1)), 1),
        ((op("sum", 1, dim=0), op("mean", 2, dim=1)), 3),
        ((op("clamp", 1, min=0.5, max=2.5),), Fraction(5, 2)),
        ((op("sub", 0, 0), op("exp", 2)), 1),
        ((op("square", 1), op("sqrt", 2)), 3),
        ((op("mul", 1, 1), op("rsqrt", 2)), Fraction(1, 3)),
        ((op("reciprocal", 1), op("square", 2), op("sqrt", 3)), Fraction(1, 3)),
        ((op("pow", 1, 1),), 27),
        ((op("neg", 1), op("relu", 2)), 0),
        ((op("neg", 1), op("maximum", 0, 2)), 1),
        ((op("sub", 0, 0), op("sigmoid", 2)), Fraction(1, 2)),
        # Irrational: no value that can be told, whatever comes after. Undefined: none at all.
        ((op("exp", 0),), NO_VALUE),
        ((op("sqrt", 1),), NO_VALUE),
        ((op("neg", 1), op("sqrt", 2)), UNDEFINED),
        ((op("sub", 0, 0), op("div", 0, 2), op("mul", 3, 2)), UNDEFINED),
        ((op("exp", 0), op("sub", 0, 0), op("div", 0, 3), op("add", 2, 4)), UNDEFINED),
        ((op("exp", 0), op("maximum", 2, 1)), NO_VALUE),
        ((op("exp", 0), op("sum", 2, dim=1), op("sub", 3, 3)), NO_VALUE),
        (tuple(op("square", 1 + i) for i in range(12)), NO_VALUE),
    ],
)
def test_exact_values(nodes: tuple[Apply, ...], expected: Any) -> None:
    """Of inputs 1 and 3, as integers."""
    p = program("p", tensors((1, 1), (1, 1)), *nodes)
    (value,) = run_exactly(p, [np.full((1, 1), v) for v in (1.0, 3.0)])
    assert value.shape == (1, 1)
    assert value[0, 0] == expected


@pytest.mark.parametrize("shift", [None, 0])
def test_exact_accumulators(shift: int | None) -> None:
    b = Body(1)
    x = b.load(0, (ALL,), 1)
    b.store(b.accumulate(x, shift=None if shift is None else x), (0,), F32)
    b.store(b.accumulate(x, "max"), (0,), F32)
    b.store(b.accumulate(x, "concat", 1), (0,), F32)
    p = program("p", tensors((2, 3), dtype=F32), b.block((0,), (1,), 3), outputs=(1, 2, 3))
    inputs = np.array([[1.0, -2.0, 4.0], [0.5, 0.5, 0.5]])
    total, top, whole = run_exactly(p, [inputs])
    # exp(s − M) is rational only where all s are the same.
    assert total.tolist() == ([[3], [Fraction(3, 2)]] if shift is None else [[NO_VALUE], [Fraction(3, 2)]])
    assert top.tolist() == [[4], [Fraction(1, 2)]]
    assert whole.tolist() == inputs.tolist()


@given(st.integers(0, 2**32 - 1))
@settings(max_examples=25, deadline=None)
def test_exact_values_are_those_of_float64(seed: int) -> None:
    source, fused = lora(4, 8, 8, 4), fused_lora(4, 8, 8, 4)
    random = np.random.default_rng(seed)
    inputs = [random.integers(-3, 4, t.shape) / 4 for t in source.inputs]
    for p in (source, fused):
        exact = run_exactly(p, inputs)[0]
        assert exact.astype(float).tolist() == run_program(p, inputs, precision="float64")[0].tolist()


# What counts as a difference.


def test_rounding_is_no_difference() -> None:
    """Over 49 equal numbers the variance is 0 and the quotient undefined; in float64 it is a quotient of rounding errors."""
    types = tensors((1, 49), dtype=F32)
    centred = (op("mean", 0, dim=1), op("sub", 0, 1), op("square", 2), op("sum", 3, dim=1), op("sqrt", 4), op("div", 2, 5))
    other = (op("sum", 0, dim=1), op("scale", 1, value=1 / 49), op("sub", 2, 0), op("square", 3), op("sum", 4, dim=1))
    a = program("a", types, *centred)
    b = program("b", types, *other, op("sqrt", 5), op("neg", 3), op("div", 7, 6))
    for value in (0.1, 0.7, 1.1, 3.3):
        point = [np.full((1, 49), value)]
        assert RoundedJudge(a, b)(point) is None
        assert ExactJudge(a, b)(point) is None
    assert find(decompose(a), decompose(b), seconds=2) is None


def test_what_only_the_source_leaves_undefined_is_no_difference() -> None:
    types = tensors((2,), (2,), dtype=F32)
    a = program("a", types, op("div", 0, 1), op("div", 0, 2))
    b = program("b", types, op("offset", 1, value=0.0))
    assert find(decompose(a), decompose(b)) is None
    difference = ExactJudge(a, program("c", types, op("neg", 1)))([np.array([1.0, 1.0]), np.array([0.0, 2.0])])
    assert difference is not None
    assert (difference.entry, difference.expected, difference.found) == ((1,), 2, -2)


def test_laws_have_no_counterexample() -> None:
    for source, fused in (
        (rmsnorm(4, 16, 8), fused_rmsnorm(4, 16, 8, 2, 4)),
        (attention(1, 4, 4, 8), flash_attention(1, 4, 4, 8, 2, 4)),
        (program("a", SQUARE, op("silu", 0)), program("b", SQUARE, op("sigmoid", 0), op("mul", 2, 0))),
    ):
        assert find(decompose(source), decompose(fused), seconds=1.5) is None


# Counterexamples are simple, and exact where they can be.


def test_transposed_operands() -> None:
    source = program("s", SQUARE, op("matmul", 0, 1))
    candidate = program("c", SQUARE, op("transpose", 1, permutation=(1, 0)), op("matmul", 0, 2))
    found = check(source, candidate, find(decompose(source), decompose(candidate)))
    assert found.exact
    assert all(min(np.count_nonzero(a), np.count_nonzero(a != 1)) <= 1 for a in found.inputs)
    assert "%arg0 is" in str(found)


def test_functions_that_are_rational_somewhere() -> None:
    source = program("s", SQUARE, op("add", 0, 1), op("exp", 2))
    candidate = program("c", SQUARE, op("exp", 0), op("exp", 1), op("add", 2, 3))
    found = check(source, candidate, find(decompose(source), decompose(candidate)))
    assert (found.expected, found.found, found.exact) == (1, 2, True)
    assert found.lines == ("counterexample (exact):", "  %arg0 is 0 everywhere", "  %arg1 is 0 everywhere")
    assert found.summary == "output 0 at [0, 0] is 2 instead of 1"


def test_functions_that_are_not() -> None:
    source, candidate = program("s", SQUARE, op("gelu", 0)), program("c", SQUARE, op("gelu", 0, form="tanh"))
    found = check(source, candidate, find(decompose(source), decompose(candidate)))
    assert not found.exact
    assert found.lines[0] == "counterexample (rounded to float64):"
    # The two agree in three digits; as many are shown as tell them apart.
    assert found.summary.count("0.8") == 2 and len(set(found.summary.split()[-3::2])) == 2


def test_an_operator_registered_at_run_time() -> None:
    register(unary_function("softsign", lambda np, x: x / (1 + np.abs(x))))
    try:
        source, candidate = program("s", SQUARE, op("softsign", 0)), program("c", SQUARE, op("tanh", 0))
        assert not check(source, candidate, find(decompose(source), decompose(candidate))).exact
    finally:
        unregister("softsign")


def test_the_second_output() -> None:
    source = program("s", SQUARE, op("add", 0, 1), op("sub", 0, 1), outputs=(2, 3))
    found = check(source, replace(source, outputs=(2, 2)), find(decompose(source), decompose(replace(source, outputs=(2, 2)))))
    assert found.output == 1


def test_full_size() -> None:
    """A point that is made simple at smaller shapes, and checked at these."""
    types = tensors((8, 4096), (4096, 4096), (4096, 4096))
    source = program("s", types, op("matmul", 0, 1), op("silu", 3), op("matmul", 0, 2), op("mul", 4, 5))
    candidate = program(
        "c", types, op("matmul", 0, 1), op("silu", 3), op("transpose", 2, permutation=(1, 0)), op("matmul", 0, 5), op("mul", 4, 6)
    )
    found = check(source, candidate, find(decompose(source), decompose(candidate), seconds=20))
    assert sum(min(np.count_nonzero(a), np.count_nonzero(a != 1)) for a in found.inputs) <= 4


def test_what_is_too_large_is_left_alone() -> None:
    huge = program("s", [TensorType((1 << 15, 1 << 15), F32)], op("sum", 0, dim=1))
    other = program("s", [TensorType((1 << 15, 1 << 15), F32)], op("max", 0, dim=1))
    assert not runs(decompose(huge), decompose(other))
    assert find(decompose(huge), decompose(other)) is None


def test_interfaces_that_differ() -> None:
    source = program("s", SQUARE, op("add", 0, 1))
    for other in (program("c", SQUARE[:1], op("exp", 0)), program("c", SQUARE, op("sum", 0, dim=1))):
        with pytest.raises(ProgramError, match="different shapes"):
            find(decompose(source), decompose(other))


# Random pairs.

UNARY = ("neg", "square", "relu", "exp", "tanh", "sqrt")
BINARY = ("add", "sub", "mul", "matmul", "maximum", "div")


@st.composite
def programs(draw: st.DrawFn) -> Program:
    """A program of a few operators on two square matrices."""
    nodes: list[Apply] = []
    for i in range(draw(st.integers(1, 4))):
        values = st.integers(0, 1 + i)
        if draw(st.booleans()):
            nodes.append(op(draw(st.sampled_from(BINARY)), draw(values), draw(values)))
        else:
            nodes.append(op(draw(st.sampled_from(UNARY)), draw(values)))
    return program("random", SQUARE, *nodes)


@given(programs(), programs())
@example(
    program("random", SQUARE, op("maximum", 0, 1)),
    program("random", SQUARE, op("relu", 1), op("div", 1, 2), op("neg", 0), op("maximum", 0, 3)),
)
@settings(max_examples=60, deadline=None)
def test_random_pairs(source: Program, candidate: Program) -> None:
    """What is found reproduces, and nothing is found for a pair that the verifier accepts."""
    assume(infer_program(source)[-1] == infer_program(candidate)[-1])
    found = find(decompose(source), decompose(candidate), seconds=1)
    if found is not None:
        check(source, candidate, found)
        assert not verify(source, candidate).equivalent


@given(programs(), st.data())
@settings(max_examples=40, deadline=None)
def test_one_operand_changed(source: Program, data: st.DataObject) -> None:
    position = data.draw(st.integers(0, len(source.nodes) - 1))
    node = source.nodes[position]
    assert isinstance(node, Apply)
    changed = replace(node, operands=(data.draw(st.integers(0, 1 + position)), *node.operands[1:]))
    candidate = replace(source, nodes=(*source.nodes[:position], changed, *source.nodes[position + 1 :]))
    found = find(decompose(source), decompose(candidate), seconds=1)
    if found is not None:
        check(source, candidate, found)
        assert not verify(source, candidate).equivalent
    elif changed == node:
        assert verify(source, candidate).equivalent or "is undefined in " in verify(source, candidate).message


# Kernels.


@pytest.mark.parametrize(
    ("source", "fused"),
    [
        (rmsnorm(4, 16, 8), fused_rmsnorm(4, 16, 8, 2, 4)),
        (gated_mlp(4, 16, 8), fused_gated_mlp(4, 16, 8, 2, 4)),
        (attention(1, 4, 4, 8), flash_attention(1, 4, 4, 8, 2, 4)),
    ],
    ids=["rmsnorm", "gated_mlp", "attention"],
)
def test_accumulators_that_take_the_maximum(source: Program, fused: Program) -> None:
    graph = fused.nodes[0]
    assert isinstance(graph, GraphOp)
    accumulators = [i for i, node in enumerate(graph.body) if isinstance(node, Accumulate)]
    assert len(accumulators) == 2
    for i in accumulators:
        wrong = mutate(fused, 0, i, replace(graph.body[i], kind="max"))
        check(source, wrong, find(decompose(source), decompose(wrong)))
