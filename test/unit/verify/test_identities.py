"""Each identity proves pairs that are equal by it; near misses stay apart; and a program stays equal to what is made of it."""

from __future__ import annotations

import hypothesis.strategies as st
import numpy as np
import pytest
from fused_programs import ALL, F32, Body, op, program, tensors
from hypothesis import given

from mirage_ir.decompose import decompose
from mirage_ir.interpret import run_program
from mirage_ir.program import Apply, GraphOp, Program, TensorType
from mirage_ir.verify import verify
from mirage_ir.verify.identities import GELU, Activations, Splitting, normalize

Nodes = tuple[Apply, ...]
Pair = tuple[list[TensorType], Nodes, Nodes]
X = tensors((3, 4), dtype=F32)
XY = tensors((3, 4), (3, 4), dtype=F32)
XR = tensors((3, 4), (3, 1), dtype=F32)
XW = tensors((3, 4), (4, 5), dtype=F32)
XYR = tensors((3, 4), (3, 4), (3, 1), dtype=F32)

EXP = (op("exp", 1), op("exp", 0))
"""Of two inputs: values 2 and 3, of the second and the first."""
REGROUPED = tensors((6, 4), (1, 4), (6, 1), dtype=F32)
APART = {"shape": (2, 3, 4)}
RIGHT: dict[str, Pair] = {
    "maximum of a sum that is reshaped": (
        REGROUPED,
        (op("add", 0, 1), op("add", 3, 2), op("reshape", 4, **APART), op("max", 5, dim=1)),
        (op("reshape", 2, shape=(2, 3, 1)), op("reshape", 0, **APART), op("add", 4, 3), op("max", 5, dim=1), op("add", 6, 1)),
    ),
    "maximum of quotients by what is clamped from below": (
        XR,
        (op("clamp", 1, min=0.5, max=6.0), op("div", 0, 2), op("max", 3, dim=1)),
        (op("clamp", 1, min=0.5, max=6.0), op("max", 0, dim=1), op("div", 3, 2)),
    ),
    "exp of a sum": (XR, (op("add", 0, 1), op("exp", 2)), (*EXP, op("mul", 2, 3))),
    "exp of a difference": (XR, (op("sub", 0, 1), op("exp", 2)), (*EXP, op("div", 3, 2))),
    "exp of a multiple of a sum": (
        XR,
        (op("add", 0, 1), op("scale", 2, value=0.3), op("exp", 3)),
        (op("scale", 0, value=0.3), op("scale", 1, value=0.3), op("exp", 2), op("exp", 3), op("mul", 4, 5)),
    ),
    "exp of a negative multiple of a difference": (
        XR,
        (op("sub", 0, 1), op("scale", 2, value=-0.3), op("exp", 3)),
        (op("scale", 0, value=0.3), op("scale", 1, value=0.3), op("exp", 2), op("exp", 3), op("div", 5, 4)),
    ),
    "exp of a small multiple": (
        X,
        (op("scale", 0, value=1.5), op("exp", 1)),
        (op("scale", 0, value=0.5), op("exp", 1), op("square", 2), op("mul", 2, 3)),
    ),
    "exp of the opposite": (X, (op("neg", 0), op("exp", 1)), (op("exp", 0), op("reciprocal", 1))),
    "exp of an offset": (
        X,
        (op("offset", 0, value=0.5), op("exp", 1)),
        (op("sub", 0, 0), op("offset", 1, value=0.5), op("exp", 2), op("exp", 0), op("mul", 3, 4)),
    ),
    "exp of a moved sum": (
        XY,
        (op("add", 0, 1), op("transpose", 2, permutation=(1, 0)), op("exp", 3)),
        (*EXP, op("mul", 2, 3), op("transpose", 4, permutation=(1, 0))),
    ),
    "log of a product": (
        XY,
        (op("exp", 1), op("mul", 0, 2), op("log", 3)),
        (op("log", 0), op("add", 2, 1)),
    ),
    "log of a quotient": (
        XY,
        (op("sigmoid", 1), op("div", 0, 2), op("log", 3)),
        (op("log", 0), op("sigmoid", 1), op("log", 3), op("sub", 2, 4)),
    ),
    "log of a scaled sum": (
        XR,
        (op("exp", 1), op("mul", 0, 2), op("sum", 3, dim=1), op("log", 4)),
        (op("sum", 0, dim=1), op("log", 2), op("add", 3, 1)),
    ),
    "log of a divided product of matrices": (
        tensors((3, 4), (4, 5), (3, 1), dtype=F32),
        (op("exp", 2), op("div", 0, 3), op("matmul", 4, 1), op("log", 5)),
        (op("matmul", 0, 1), op("log", 3), op("sub", 4, 2)),
    ),
    "log of a sum of exponentials, shifted": (
        X,
        (op("exp", 0), op("sum", 1, dim=1), op("log", 2)),
        (op("max", 0, dim=1), op("sub", 0, 1), op("exp", 2), op("sum", 3, dim=1), op("log", 4), op("add", 5, 1)),
    ),
    "a quotient of positive factors": (
        XYR,
        (op("exp", 2), op("mul", 1, 3), op("div", 0, 4)),
        (op("exp", 2), op("div", 0, 3), op("div", 4, 1)),
    ),
    "softmax divided late": (
        XYR,
        (op("exp", 0), op("sum", 3, dim=1), op("div", 3, 4), op("mul", 5, 1)),
        (op("max", 0, dim=1), op("sub", 0, 3), op("exp", 4), op("mul", 5, 1), op("sum", 5, dim=1), op("div", 6, 7)),
    ),
    "maximum of positive multiples": (
        XR,
        (op("exp", 1), op("mul", 0, 2), op("max", 3, dim=1)),
        (op("exp", 1), op("max", 0, dim=1), op("mul", 3, 2)),
    ),
    "maximum of quotients by a root": (
        X,
        (op("square", 0), op("sum", 1, dim=1), op("sqrt", 2), op("div", 0, 3), op("max", 4, dim=1)),
        (op("max", 0, dim=1), op("square", 0), op("sum", 2, dim=1), op("sqrt", 3), op("div", 1, 4)),
    ),
    "maximum of a product of rows over their roots": (
        XW,
        (op("square", 0), op("sum", 2, dim=1), op("rsqrt", 3), op("mul", 0, 4), op("matmul", 5, 1), op("max", 6, dim=1)),
        (op("matmul", 0, 1), op("max", 2, dim=1), op("square", 0), op("sum", 4, dim=1), op("rsqrt", 5), op("mul", 3, 6)),
    ),
    "relu of a quotient by a sum of what is never negative": (
        XYR,
        (op("relu", 1), op("mul", 2, 2), op("add", 3, 4), op("div", 0, 5), op("relu", 6)),
        (op("relu", 0), op("relu", 1), op("square", 2), op("add", 4, 5), op("div", 3, 6)),
    ),
    "log of a sum over a root with an offset": (
        XR,
        (op("square", 1), op("offset", 2, value=0.5), op("sqrt", 3), op("mul", 0, 4), op("sum", 5, dim=1), op("log", 6)),
        (
            *(op("square", 1), op("offset", 2, value=0.5), op("log", 3), op("scale", 4, value=0.5)),
            *(op("sum", 0, dim=1), op("log", 6), op("add", 7, 5)),
        ),
    ),
    "maximum of shifted": (XR, (op("add", 0, 1), op("max", 2, dim=1)), (op("max", 0, dim=1), op("add", 2, 1))),
    "maximum of two multiples": (
        XYR,
        (op("exp", 2), op("mul", 0, 3), op("mul", 1, 3), op("maximum", 4, 5)),
        (op("maximum", 0, 1), op("exp", 2), op("mul", 3, 4)),
    ),
    "relu of a positive multiple": (
        XY,
        (op("sigmoid", 1), op("mul", 0, 2), op("relu", 3)),
        (op("relu", 0), op("sigmoid", 1), op("mul", 2, 3)),
    ),
    "log of exp": (X, (op("exp", 0), op("log", 1)), (op("scale", 0, value=1.0),)),
    "log of a root": (X, (op("sqrt", 0), op("log", 1)), (op("log", 0), op("scale", 1, value=0.5))),
    "exp of the log of what is positive": (
        X,
        (op("exp", 0), op("offset", 1, value=1.0), op("log", 2), op("scale", 3, value=2.0), op("exp", 4)),
        (op("exp", 0), op("offset", 1, value=1.0), op("square", 2)),
    ),
    "expm1": (X, (op("expm1", 0),), (op("exp", 0), op("offset", 1, value=-1.0))),
    "log1p": (X, (op("log1p", 0),), (op("offset", 0, value=1.0), op("log", 1))),
    "tanh of a softplus": (
        X,
        (op("exp", 0), op("log1p", 1), op("tanh", 2)),
        (op("exp", 0), op("offset", 1, value=2.0), op("mul", 1, 2), op("offset", 3, value=2.0), op("div", 3, 4)),
    ),
    "log of an inverse": (X, (op("reciprocal", 0), op("log", 1)), (op("log", 0), op("neg", 1))),
    "silu": (X, (op("silu", 0),), (op("sigmoid", 0), op("mul", 1, 0))),
    "silu by exp": (X, (op("silu", 0),), (op("neg", 0), op("exp", 1), op("offset", 2, value=1.0), op("div", 0, 3))),
    "sigmoid": (X, (op("sigmoid", 0),), (op("neg", 0), op("exp", 1), op("offset", 2, value=1.0), op("reciprocal", 3))),
    "sigmoid of the opposite": (X, (op("sigmoid", 0), op("neg", 1), op("offset", 2, value=1.0)), (op("neg", 0), op("sigmoid", 1))),
    "tanh": (
        X,
        (op("tanh", 0),),
        (op("scale", 0, value=2.0), op("sigmoid", 1), op("scale", 2, value=2.0), op("offset", 3, value=-1.0)),
    ),
    "tanh of the opposite": (X, (op("neg", 0), op("tanh", 1)), (op("tanh", 0), op("neg", 1))),
    "gelu in the form with tanh": (
        X,
        (op("gelu", 0, form="tanh"),),
        (
            *(op("square", 0), op("mul", 1, 0), op("scale", 2, value=GELU[1]), op("add", 3, 0), op("scale", 4, value=GELU[0])),
            *(op("tanh", 5), op("offset", 6, value=1.0), op("mul", 7, 0), op("scale", 8, value=0.5)),
        ),
    ),
}
ZERO_IN_A_REGION: dict[str, Nodes] = {
    "a clamp": (op("clamp", 1, min=0.0, max=6.0),),
    "log(1 + relu(y))": (op("relu", 1), op("offset", 2, value=1.0), op("log", 3)),
    "exp(relu(y)) − 1": (op("relu", 1), op("exp", 2), op("offset", 3, value=-1.0)),
    "tanh(√(y²)) + tanh(y)": (op("square", 1), op("sqrt", 2), op("tanh", 3), op("tanh", 1), op("add", 4, 5)),
    "√(y²) + √(tanh² y) + y + tanh y": (
        *(op("square", 1), op("sqrt", 2), op("tanh", 1), op("square", 4), op("sqrt", 5)),
        *(op("add", 3, 6), op("add", 7, 1), op("add", 8, 4)),
    ),
}
"""Values of a number y of each row, which are 0 where it is negative."""
NEAR: dict[str, Pair] = {
    "maximum of a sum that is reshaped, with a term that changes": (
        REGROUPED,
        (op("add", 0, 2), op("reshape", 3, **APART), op("max", 4, dim=1)),
        (
            *(op("reshape", 0, **APART), op("max", 3, dim=1)),
            *(op("reshape", 2, shape=(2, 3, 1)), op("max", 5, dim=1), op("add", 4, 6)),
        ),
    ),
    "exp of the log of an unknown sign": (X, (op("scale", 0, value=1.0),), (op("log", 0), op("exp", 1))),
    "maximum of quotients by an unknown sign": (
        XR,
        (op("div", 0, 1), op("max", 2, dim=1)),
        (op("max", 0, dim=1), op("div", 2, 1)),
    ),
    "maximum of quotients by the opposite of a root": (
        XR,
        (op("sqrt", 1), op("neg", 2), op("div", 0, 3), op("max", 4, dim=1)),
        (op("sqrt", 1), op("neg", 2), op("max", 0, dim=1), op("div", 4, 3)),
    ),
    "exp of a product": (XY, (op("mul", 0, 1), op("exp", 2)), (*EXP, op("mul", 2, 3))),
    "exp of a sum as a sum": (XY, (op("add", 0, 1), op("exp", 2)), (*EXP, op("add", 2, 3))),
    "exp of a difference, exchanged": (XY, (op("sub", 0, 1), op("exp", 2)), (*EXP, op("div", 2, 3))),
    "exp of a multiple": (X, (op("scale", 0, value=2.0), op("exp", 1)), (op("exp", 0), op("scale", 1, value=2.0))),
    "exp of another power": (X, (op("scale", 0, value=3.0), op("exp", 1)), (op("exp", 0), op("square", 1))),
    "log of a product of unknown signs": (XY, (op("mul", 0, 1), op("log", 2)), (op("log", 0), op("log", 1), op("add", 2, 3))),
    "log of a quotient of unknown signs": (XY, (op("div", 0, 1), op("log", 2)), (op("log", 0), op("log", 1), op("sub", 2, 3))),
    "log of a product with relu": (
        XY,
        (op("relu", 1), op("mul", 0, 2), op("log", 3)),
        (op("log", 0), op("relu", 1), op("log", 3), op("add", 2, 4)),
    ),
    "log of a sum": (XY, (op("add", 0, 1), op("log", 2)), (op("log", 0), op("log", 1), op("add", 2, 3))),
    "log of a sum along which the factor changes": (
        XY,
        (op("exp", 1), op("mul", 0, 2), op("sum", 3, dim=1), op("log", 4)),
        (op("sum", 0, dim=1), op("log", 2), op("sum", 1, dim=1), op("add", 3, 4)),
    ),
    "log of a sum of exponentials, shifted once too little": (
        X,
        (op("exp", 0), op("sum", 1, dim=1), op("log", 2)),
        (op("max", 0, dim=1), op("sub", 0, 1), op("exp", 2), op("sum", 3, dim=1), op("log", 4)),
    ),
    "exp of log": (X, (op("scale", 0, value=1.0),), (op("log", 0), op("exp", 1))),
    "root of a square": (X, (op("scale", 0, value=1.0),), (op("square", 0), op("sqrt", 1))),
    "root of a square as relu": (X, (op("relu", 0),), (op("square", 0), op("sqrt", 1))),
    "square of a root": (X, (op("scale", 0, value=1.0),), (op("sqrt", 0), op("square", 1))),
    "log of a square": (X, (op("square", 0), op("log", 1)), (op("log", 0), op("scale", 1, value=2.0))),
    "maximum of multiples of unknown signs": (
        XR,
        (op("mul", 0, 1), op("max", 2, dim=1)),
        (op("max", 0, dim=1), op("mul", 2, 1)),
    ),
    "maximum of multiples that are at least 0": (
        XR,
        (op("mul", 0, 1), op("max", 2, dim=1)),
        (op("max", 0, dim=1), op("relu", 1), op("mul", 2, 3)),
    ),
    "maximum of multiples that change": (
        XY,
        (op("exp", 1), op("mul", 0, 2), op("max", 3, dim=1)),
        (op("exp", 1), op("max", 0, dim=1), op("max", 2, dim=1), op("mul", 3, 4)),
    ),
    "maximum of quotients, exchanged": (
        XR,
        (op("exp", 1), op("div", 0, 2), op("max", 3, dim=1)),
        (op("exp", 1), op("max", 0, dim=1), op("mul", 3, 2)),
    ),
    "maximum of two multiples, one forgotten": (
        XYR,
        (op("exp", 2), op("mul", 0, 3), op("maximum", 4, 1)),
        (op("maximum", 0, 1), op("exp", 2), op("mul", 3, 4)),
    ),
    "relu of a quotient by a relu, which floats have for relu(y) = 0 and negative x": (
        XR,
        (op("relu", 1), op("div", 0, 2), op("relu", 3)),
        (op("relu", 0), op("relu", 1), op("div", 2, 3)),
    ),
    "maximum of quotients by the root of a relu": (
        XR,
        (op("relu", 1), op("rsqrt", 2), op("mul", 0, 3), op("max", 4, dim=1), op("relu", 5)),
        (op("max", 0, dim=1), op("relu", 2), op("relu", 1), op("rsqrt", 4), op("mul", 3, 5)),
    ),
    **{
        f"relu of a quotient by the square of {name}": (
            XR,
            (*nodes, op("square", 1 + len(nodes)), op("div", 0, 2 + len(nodes)), op("relu", 3 + len(nodes))),
            (*nodes, op("square", 1 + len(nodes)), op("relu", 0), op("div", 3 + len(nodes), 2 + len(nodes))),
        )
        for name, nodes in ZERO_IN_A_REGION.items()
    },
    "relu of a shifted value": (XY, (op("exp", 1), op("add", 0, 2), op("relu", 3)), (op("relu", 0), op("exp", 1), op("add", 2, 3))),
    "silu of the opposite": (X, (op("neg", 0), op("silu", 1)), (op("silu", 0), op("neg", 1))),
    "sigmoid of the wrong sign": (X, (op("sigmoid", 0),), (op("exp", 0), op("offset", 1, value=1.0), op("reciprocal", 2))),
    "sigmoid with another 1": (
        X,
        (op("sigmoid", 0),),
        (op("neg", 0), op("exp", 1), op("offset", 2, value=2.0), op("reciprocal", 3)),
    ),
    "tanh by sigmoid, not doubled": (
        X,
        (op("tanh", 0),),
        (op("sigmoid", 0), op("scale", 1, value=2.0), op("offset", 2, value=-1.0)),
    ),
    "tanh of a difference": (XY, (op("sub", 0, 1), op("tanh", 2)), (op("tanh", 0), op("tanh", 1), op("sub", 2, 3))),
    "gelu in the other form": (X, (op("gelu", 0, form="tanh"),), (op("gelu", 0),)),
    "gelu by sigmoid": (X, (op("gelu", 0, form="tanh"),), (op("scale", 0, value=1.702), op("sigmoid", 1), op("mul", 2, 0))),
}


def programs(pair: Pair) -> tuple[Program, Program]:
    types, before, after = pair
    return program("s", types, *before), program("c", types, *after)


@pytest.mark.parametrize("pair", RIGHT.values(), ids=RIGHT)
def test_what_is_equal_by_an_identity_is_proved(pair: Pair) -> None:
    """In both directions; and at points where both are defined it is so."""
    source, candidate = programs(pair)
    inputs = [np.random.default_rng(i).uniform(0.5, 2, t.shape) for i, t in enumerate(source.inputs)]
    ours, theirs = (run_program(p, inputs, precision="float64")[0] for p in (source, candidate))
    np.testing.assert_allclose(theirs, ours, rtol=1e-9)
    for a, b in ((source, candidate), (candidate, source)):
        verdict = verify(a, b)
        assert verdict.equivalent, verdict.message
        assert verdict.bound_log2 < -40


@pytest.mark.parametrize("pair", NEAR.values(), ids=NEAR)
def test_near_misses_are_not_proved(pair: Pair) -> None:
    for a, b in (programs(pair), programs(pair)[::-1]):
        verdict = verify(a, b)
        assert not verdict.equivalent
        assert verdict.message.startswith("not proved: output 0 at ")


FACTORS: tuple[tuple[str, dict[str, float]], ...] = (
    *(
        (name, {})
        for name in ("relu", "square", "sqrt", "sigmoid", "neg", "log", "silu", "rsqrt", "reciprocal", "tanh", "erf", "exp")
    ),
    *(("offset", {"value": value}) for value in (-1.0, -0.5, 1.0)),
    *(("clamp", {"min": low, "max": 6.0}) for low in (0.5, 0.0, -1.0)),
)
"""What a factor is made with, of a row's number."""
OUTSIDE = ("max", "relu", "log", "sum")


@st.composite
def factors_pulled_out(draw: st.DrawFn) -> tuple[Program, Program, Program]:
    """f(x ∘ y) and f(x) ∘ y, for a product or quotient with a value y of each row, made by a few operators; log of them add. With
    all values that y is made of."""
    nodes = list[Apply]()
    for _ in range(draw(st.integers(1, 5))):
        last = 1 + len(nodes)
        if draw(st.booleans()):
            name, attrs = draw(st.sampled_from(FACTORS))
            nodes.append(op(name, last, **attrs))
        else:
            nodes.append(op(draw(st.sampled_from(("add", "sub", "mul", "maximum"))), last, draw(st.integers(1, last))))
    y = 1 + len(nodes)
    how, f = draw(st.sampled_from(("mul", "div"))), draw(st.sampled_from(OUTSIDE))
    along = {"dim": 1} if f in ("max", "sum") else {}
    before = (*nodes, op(how, 0, y), op(f, y + 1, **along))
    after = (*nodes, op(f, 0, **along), op(how, y + 1, y))
    if f == "log":
        after = (*nodes, op(f, 0), op(f, y), op("add" if how == "mul" else "sub", y + 1, y + 2))
    values = program("y", XR, *nodes, outputs=tuple(range(2, y + 1)))
    return program("s", XR, *before), program("c", XR, *after), values


@given(factors_pulled_out(), st.integers(0, 2**32 - 1))
def test_where_a_program_has_a_number_so_has_what_is_proved_equal(programs: tuple[Program, Program, Program], seed: int) -> None:
    """In floats, which have infinities: x / 0 of a negative x is −∞, and relu of it 0; at random points, of both signs.

    Where what y is made of is no number, or too large for one, nothing is compared.
    """
    source, candidate, values = programs
    if not verify(source, candidate).equivalent:
        return
    inputs = [np.random.default_rng(seed).uniform(-1, 1, t.shape) for t in source.inputs]
    with np.errstate(all="ignore"):
        made = run_program(values, inputs, precision="float64")
        ours, theirs = (run_program(p, inputs, precision="float64")[0] for p in (source, candidate))
    known = np.isfinite(ours) & np.all([np.isfinite(v) for v in made], axis=0)
    np.testing.assert_allclose(theirs[known], ours[known], rtol=1e-6, atol=1e-9)


@pytest.mark.parametrize("splitting", Splitting)
@pytest.mark.parametrize("activations", Activations)
def test_programs_stay_what_they_are(splitting: Splitting, activations: Activations) -> None:
    """Over real numbers, where both are defined."""
    for pair in (*RIGHT.values(), *NEAR.values()):
        for p in programs(pair):
            inputs = [np.random.default_rng(i).uniform(0.5, 2, t.shape) for i, t in enumerate(p.inputs)]
            ours, theirs = (
                run_program(q, inputs, precision="float64")[0] for q in (p, normalize(decompose(p), splitting, activations))
            )
            np.testing.assert_allclose(theirs, ours, rtol=1e-9)


def tiled_logsumexp(*, shifted: bool, last: str = "add") -> Program:
    """log Σ exp x over 16 columns, in a loop; with a shift by the running maximum, which is added at the end."""
    b = Body(1)
    tile = b.load(0, (ALL,), 1)
    if shifted:
        top = b.apply("max", tile, dim=1)
        total = b.accumulate(b.apply("sum", b.apply("exp", b.apply("sub", tile, top)), dim=1), shift=top)
        out = b.apply(last, b.apply("log", total), b.accumulate(top, "max"))
    else:
        out = b.apply("log", b.accumulate(b.apply("sum", b.apply("exp", tile), dim=1)))
    b.store(out, (0,), F32)
    return program("f", tensors((4, 16), dtype=F32), b.block((0,), (1,), 4))


def test_logsumexp_in_a_loop() -> None:
    source = program("s", tensors((4, 16), dtype=F32), op("exp", 0), op("sum", 1, dim=1), op("log", 2))
    for fused in (tiled_logsumexp(shifted=False), tiled_logsumexp(shifted=True)):
        inputs = [np.random.default_rng(0).standard_normal((4, 16))]
        ours, theirs = (run_program(p, inputs, precision="float64")[0] for p in (source, fused))
        np.testing.assert_allclose(theirs, ours, rtol=1e-12)
        assert verify(source, fused).equivalent
    assert not verify(source, tiled_logsumexp(shifted=True, last="sub")).equivalent


def test_a_stored_quotient_by_two_norms_has_both_as_factors() -> None:
    """max_j x_ij/(r_i·c_j) of what a kernel stores, for positive r and c, which one kernel divides by together."""
    types, norms = tensors((4, 6), (4, 1), (1, 6), dtype=F32), [op("clamp", v, min=0.5, max=9.0) for v in (1, 2)]
    source = program("s", types, *norms, op("div", 0, 4), op("max", 5, dim=1), op("div", 6, 3))

    def stored(*divisors: int) -> Program:
        b = Body(3)
        x, loaded = b.load(0, (0,)), (b.load(1, (0,)), b.load(2, (ALL,)))
        both = b.apply("mul", *(b.apply("clamp", loaded[n], min=0.5, max=9.0) for n in divisors))
        b.store(b.apply("div", x, both), (0,), F32)
        return program("t", types, b.block((0, 1, 2), (2,)), op("max", 3, dim=1))

    assert verify(source, stored(0, 1)).equivalent
    assert not verify(source, stored(0, 0)).equivalent


@pytest.mark.parametrize("first", [False, True])
@pytest.mark.parametrize("second", [False, True])
def test_logs_do_not_depend_on_where_a_program_is_cut(first: bool, second: bool) -> None:
    """log(x·exp(y)): the product, and its log, at kernel level or in block graphs of their own."""
    types = tensors((4, 4), (4, 4), dtype=F32)
    source = program("s", types, op("log", 0), op("add", 2, 1))
    product: tuple[Apply | GraphOp, ...] = (op("exp", 1), op("mul", 0, 2))
    cut, c = Body(2), Body(1)
    c.store(c.apply("log", c.load(0, (0,))), (0,), F32)
    cut.store(cut.apply("mul", cut.load(0, (0,)), cut.apply("exp", cut.load(1, (0,)))), (0,), F32)
    nodes: tuple[Apply | GraphOp, ...] = (cut.block((0, 1), (2,)),) if first else product
    value = 1 + len(nodes)
    nodes = (*nodes, c.block((value,), (2,)) if second else op("log", value))
    candidate = program("c", types, *nodes)
    verdict = verify(source, candidate)
    assert verdict.equivalent, verdict.message
    assert not verify(program("s", types, op("log", 0), op("sub", 2, 1)), candidate).equivalent


def test_a_sigmoid_is_an_oracle_or_a_quotient() -> None:
    """However it is spelled: by the first choice the oracle, by the other a quotient, of a larger degree."""
    p = program("p", X, op("sigmoid", 0), op("square", 1))
    by_exp = program("c", X, *RIGHT["sigmoid"][2], op("square", 4))
    kept, split = (normalize(p, activations=a) for a in Activations)
    oracle = normalize(by_exp)
    assert [n.op for n in oracle.nodes if isinstance(n, Apply)].count("sigmoid") == 1
    assert verify(p, by_exp).equivalent
    assert kept.nodes == p.nodes
    assert not any(isinstance(n, Apply) and n.op == "sigmoid" for n in split.nodes)
