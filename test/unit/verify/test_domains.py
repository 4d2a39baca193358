"""Functions that are not defined everywhere: candidates rest on what the same entry of the source rests on, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from fused_programs import F32, Body, op, program, tensors
from hypothesis import given, settings
from hypothesis import strategies as st

from mirage_ir.interpret import run_program
from mirage_ir.ops import Domain, register, unary_function, unregister
from mirage_ir.program import Apply, GraphOp, Level, Program, TensorType
from mirage_ir.verify import verify
from mirage_ir.verify.domains import Sign, Traits, of_product, of_sum, weakest
from mirage_ir.verify.elements import Elements
from mirage_ir.verify.field import Field
from mirage_ir.verify.memory import Memory
from mirage_ir.verify.primes import drawn
from mirage_ir.verify.verdict import Answer, Verdict

Nodes = tuple[Apply | GraphOp, ...]
XY = tensors((4, 4), (4, 4), dtype=F32)
X = program("s", XY, op("scale", 0, value=1.0))
"""x, of two inputs x and y."""


def cancelled(*nodes: Apply, types: list[TensorType] = XY) -> Program:
    """x·f/f, where the nodes compute f."""
    last = len(types) + len(nodes) - 1
    return program("c", types, *nodes, op("mul", 0, last), op("div", last + 1, last))


def refused(verdict: Verdict, what: str, output: int = 0) -> None:
    """Not proved, as something has no value in places; no residues differ."""
    assert verdict.answer is Answer.NOT_PROVED
    assert verdict.message.startswith(f"not proved: output {output} at [")
    rest = f"{what} of values that the source does not take it of"
    assert verdict.message.endswith((f"] rests on {rest}", f"] rests on division and {rest}"))
    assert (verdict.output, verdict.entry) == (None, None)


# Which functions, of what.

RISKY: dict[str, tuple[tuple[Apply, ...], str]] = {
    "sqrt": ((op("sqrt", 1),), "sqrt"),
    "log": ((op("log", 1),), "log"),
    "rsqrt": ((op("rsqrt", 1),), "sqrt"),
    "pow": ((op("pow", 1, 0),), "pow"),
    "both": ((op("sqrt", 1), op("log", 0), op("add", 2, 3)), "log and sqrt"),
    "of an opposite": ((op("square", 1), op("neg", 2), op("sqrt", 3)), "sqrt"),
    "of a difference": ((op("square", 1), op("offset", 2, value=-1.0), op("sqrt", 3)), "sqrt"),
    "of a product": ((op("mul", 0, 1), op("sqrt", 2)), "sqrt"),
    "of a product of matrices": ((op("matmul", 0, 1), op("sqrt", 2)), "sqrt"),
    "of a quotient of squares by a cube": ((op("square", 1), op("mul", 2, 1), op("div", 2, 3), op("sqrt", 4)), "sqrt"),
    "of a mean": ((op("mean", 1, dim=1), op("log", 2)), "log"),
    "of tanh": ((op("tanh", 1), op("sqrt", 2)), "sqrt"),
    "of silu": ((op("silu", 1), op("log", 2)), "log"),
    "of a minimum": ((op("exp", 0), op("minimum", 2, 1), op("sqrt", 3)), "division and sqrt"),
    "of a maximum with a negative": ((op("maximum", 0, 1), op("sqrt", 2)), "division and sqrt"),
    "log of what may be 0": ((op("relu", 1), op("offset", 2, value=0.0), op("log", 3)), "division and log"),
    "division by relu": ((op("relu", 1),), "division"),
    "division by a maximum": ((op("max", 1, dim=1),), "division"),
    "division by a difference of maxima": ((op("max", 1, dim=1), op("max", 0, dim=1), op("sub", 2, 3)), "division"),
    "division by a sum of relu": ((op("relu", 1), op("sum", 2, dim=1)), "division"),
    "division by a product with relu": ((op("relu", 1), op("exp", 0), op("mul", 2, 3)), "division"),
    "division by the root of relu": ((op("relu", 1), op("sqrt", 2)), "division"),
}
SAFE: dict[str, tuple[Apply, ...]] = {
    "root of a square": (op("square", 1), op("sqrt", 2)),
    "root of x·x": (op("mul", 1, 1), op("sqrt", 2)),
    "root of a sum of squares": (op("square", 1), op("sum", 2, dim=1), op("sqrt", 3)),
    "root of a mean of squares with eps": (op("square", 1), op("mean", 2, dim=1), op("offset", 3, value=1e-5), op("rsqrt", 4)),
    "root of a variance": (op("mean", 1, dim=1), op("sub", 1, 2), op("square", 3), op("mean", 4, dim=1), op("rsqrt", 5)),
    "root of an exponential": (op("exp", 1), op("sqrt", 2)),
    "root of a product of squares": (op("square", 0), op("square", 1), op("matmul", 2, 3), op("sqrt", 4)),
    "root of a sum of exponentials": (op("exp", 1), op("sum", 2, dim=0), op("sqrt", 3)),
    "root of relu, times two, added to one": (op("relu", 1), op("scale", 2, value=2.0), op("sqrt", 3), op("offset", 4, value=1.0)),
    "log of a square": (op("square", 1), op("log", 2)),
    "log of relu with eps": (op("relu", 1), op("offset", 2, value=0.5), op("log", 3), op("exp", 4)),
    "pow of a positive number": (op("exp", 1), op("pow", 2, 0)),
    "root of a maximum": (op("exp", 0), op("maximum", 2, 1), op("sqrt", 3)),
    "division by a sum": (op("sum", 1, dim=1),),
    "division by relu with eps": (op("relu", 1), op("offset", 2, value=0.25)),
    "division by a clamped value": (op("clamp", 1, min=0.5, max=2.0),),
    "division by a maximum of exponentials": (op("exp", 1), op("max", 2, dim=1)),
    "an exponential of a maximum": (op("max", 1, dim=1), op("exp", 2)),
    "softmax with its maximum": (op("max", 1, dim=1), op("sub", 1, 2), op("exp", 3), op("sum", 4, dim=1)),
}


@pytest.mark.parametrize(("nodes", "what"), RISKY.values(), ids=RISKY)
def test_what_may_have_no_value_does_not_cancel(nodes: tuple[Apply, ...], what: str) -> None:
    refused(verify(X, cancelled(*nodes)), what)


@pytest.mark.parametrize("nodes", SAFE.values(), ids=SAFE)
def test_what_has_a_value_cancels(nodes: tuple[Apply, ...]) -> None:
    """Everywhere, or but for inputs of measure zero."""
    verdict = verify(X, cancelled(*nodes))
    assert verdict.equivalent, verdict.message
    inputs = [np.random.default_rng(i).standard_normal((4, 4)) for i in range(2)]
    np.testing.assert_allclose(run_program(cancelled(*nodes), inputs, precision="float64")[0], inputs[0], rtol=1e-9)


@pytest.mark.parametrize("nodes", [nodes for nodes, _ in RISKY.values()], ids=RISKY)
def test_a_source_that_rests_on_it_allows_it(nodes: tuple[Apply, ...]) -> None:
    source = cancelled(*nodes)
    last = len(XY) + len(nodes) - 1
    again = program("c", XY, *nodes, op("div", 0, last), op("mul", last + 1, last))
    assert verify(source, again).equivalent
    assert verify(source, X).equivalent


def test_the_opposite_of_a_condition_is_another() -> None:
    """√y and √−y both have values at 0 alone; 1/relu(y) and −1/relu(y) where y is positive."""
    refused(verify(cancelled(op("sqrt", 1)), cancelled(op("neg", 1), op("sqrt", 2))), "sqrt")
    assert verify(cancelled(op("relu", 1)), cancelled(op("relu", 1), op("neg", 2))).equivalent
    refused(verify(cancelled(op("relu", 1)), cancelled(op("neg", 1), op("relu", 2))), "division")


def test_a_root_needs_less_than_a_log() -> None:
    """A positive value is not negative, and not zero: log y covers √y, and not the other way round."""
    assert verify(cancelled(op("log", 1)), cancelled(op("sqrt", 1))).equivalent
    assert verify(cancelled(op("rsqrt", 1)), cancelled(op("sqrt", 1))).equivalent
    refused(verify(cancelled(op("sqrt", 1)), cancelled(op("log", 1))), "log")


# In which entries.


def test_other_outputs_allow_nothing() -> None:
    source = program("s", XY, op("scale", 0, value=1.0), op("sqrt", 1), outputs=(2, 3))
    candidate = program("c", XY, op("sqrt", 1), op("mul", 0, 2), op("div", 3, 2), outputs=(4, 2))
    refused(verify(source, candidate), "sqrt")
    exchanged = [program(p.name, XY, *p.nodes, outputs=p.outputs[::-1]) for p in (source, candidate)]
    refused(verify(exchanged[0], exchanged[1]), "sqrt", output=1)


def test_dead_code_counts_for_nothing() -> None:
    """Neither for the source nor against the candidate."""
    dead_source = program("s", XY, op("sqrt", 1), op("scale", 0, value=1.0), outputs=(3,))
    refused(verify(dead_source, cancelled(op("sqrt", 1))), "sqrt")
    dead_candidate = program("c", XY, op("sqrt", 1), op("log", 1), op("add", 0, 0), op("scale", 4, value=0.5), outputs=(5,))
    assert verify(X, dead_candidate).equivalent


PLACES: dict[str, tuple[tuple[Apply, ...], tuple[Apply, ...], bool]] = {
    "transposed": ((op("transpose", 1, permutation=(1, 0)), op("sqrt", 2)), (op("sqrt", 1),), False),
    "transposed twice": (
        (op("transpose", 1, permutation=(1, 0)), op("sqrt", 2), op("transpose", 3, permutation=(1, 0))),
        (op("sqrt", 1),),
        True,
    ),
    "the row for one": ((op("sqrt", 1), op("sum", 2, dim=1)), (op("sqrt", 1),), True),
    "one for the row": ((op("sqrt", 1),), (op("sqrt", 1), op("sum", 2, dim=1)), False),
    "the column for the row": ((op("sqrt", 1), op("sum", 2, dim=0)), (op("sqrt", 1), op("sum", 2, dim=1)), False),
    "rows exchanged": (
        (op("slice", 1, dim=0, start=0, stop=2), op("slice", 1, dim=0, start=2, stop=4), op("concat", 3, 2, dim=0), op("sqrt", 4)),
        (op("sqrt", 1),),
        False,
    ),
    "rows put together": (
        (
            op("slice", 1, dim=0, start=0, stop=2),
            op("slice", 1, dim=0, start=2, stop=4),
            op("sqrt", 2),
            op("sqrt", 3),
            op("concat", 4, 5, dim=0),
        ),
        (op("sqrt", 1),),
        True,
    ),
    "half of the rows": (
        (op("slice", 1, dim=0, start=0, stop=2), op("sqrt", 2), op("concat", 3, 3, dim=0)),
        (op("sqrt", 1),),
        False,
    ),
    "a product of matrices for its row": ((op("sqrt", 1), op("matmul", 2, 0)), (op("sqrt", 1), op("sum", 2, dim=1)), True),
    "a product of matrices for a column": ((op("sqrt", 1), op("matmul", 2, 0)), (op("sqrt", 1), op("sum", 2, dim=0)), False),
    "a maximum of the row": ((op("sqrt", 1), op("max", 2, dim=1), op("exp", 3)), (op("sqrt", 1),), True),
    "the square root of the same value computed otherwise": (
        (op("scale", 1, value=3.0), op("sqrt", 2)),
        (op("add", 1, 1), op("add", 2, 1), op("sqrt", 3)),
        True,
    ),
    "the square root of three times the value": ((op("sqrt", 1),), (op("scale", 1, value=3.0), op("sqrt", 2)), False),
}


@pytest.mark.parametrize(("before", "after", "allowed"), PLACES.values(), ids=PLACES)
def test_conditions_belong_to_entries(before: tuple[Apply, ...], after: tuple[Apply, ...], allowed: bool) -> None:
    verdict = verify(cancelled(*before), cancelled(*after))
    assert verdict.equivalent == allowed, verdict.message
    if not allowed:
        refused(verdict, "sqrt")


def test_only_one_entry() -> None:
    """The place that is named is the one where a condition is missing."""
    half = (op("slice", 1, dim=0, start=0, stop=3), op("sqrt", 2), op("slice", 0, dim=0, start=3, stop=4))
    source = cancelled(*half, op("concat", 3, 4, dim=0))
    verdict = verify(source, cancelled(op("sqrt", 1)))
    refused(verdict, "sqrt")
    assert "output 0 at [3, 0] rests" in verdict.message


# In graph-defined operators.

SHAPES = tensors((8, 16), (8, 16), dtype=F32)
COPY = program("s", SHAPES, op("scale", 0, value=1.0))


def tiled(kind: str, function: str = "sqrt") -> Program:
    """x·f(y)/f(y) in a block graph: pointwise, with a loop, by threads, or cut in two kernels."""
    b = Body(2)
    match kind:
        case "pointwise":
            x, f = b.load(0, (0, 1)), b.apply(function, b.load(1, (0, 1)))
            b.store(b.apply("div", b.apply("mul", x, f), f), (0, 1), F32)
            return program("c", SHAPES, b.block((0, 1), (4, 2)))
        case "transposed":
            # The same entries as the pointwise one, through transposed tiles.
            x, y = (b.apply("transpose", b.load(i, (0, 1)), permutation=(1, 0)) for i in range(2))
            f = b.apply(function, y)
            b.store(b.apply("transpose", b.apply("div", b.apply("mul", x, f), f), permutation=(1, 0)), (0, 1), F32)
            return program("c", SHAPES, b.block((0, 1), (4, 2)))
        case "threads":
            t = Body(2)
            x, f = t.load(0, (0, 1)), t.apply(function, t.load(1, (0, 1)))
            t.store(t.apply("div", t.apply("mul", x, f), f), (0, 1), F32)
            y = b.add(GraphOp(Level.THREAD, (b.load(0, (0,)), b.load(1, (0,))), (2, 8), tuple(t.nodes)))
            b.store(y, (0,), F32)
            return program("c", SHAPES, b.block((0, 1), (4,)))
        case "kernels":
            b, c = Body(1), Body(2)
            b.store(b.apply(function, b.load(0, (0, 1))), (0, 1), F32)
            x, f = c.load(0, (0,)), c.load(1, (0,))
            c.store(c.apply("div", c.apply("mul", x, f), f), (0,), F32)
            return program("c", SHAPES, b.block((1,), (2, 4)), c.block((0, 2), (8,)))
        case "concatenated":
            x, f = b.load(0, (0,), 1), b.apply(function, b.load(1, (0,), 1))
            b.store(b.accumulate(b.apply("div", b.apply("mul", x, f), f), "concat", 1), (0,), F32)
            return program("c", SHAPES, b.block((0, 1), (4,), 4))
        case _:
            raise AssertionError(kind)


KINDS = ("pointwise", "transposed", "threads", "kernels", "concatenated")
POINTWISE = program("s", SHAPES, op("sqrt", 1), op("mul", 0, 2), op("div", 3, 2))
MOVED = program(
    "s",
    SHAPES,
    *(op("slice", 1, dim=1, start=0, stop=15), op("slice", 1, dim=1, start=15, stop=16), op("concat", 3, 2, dim=1)),
    *(op("sqrt", 4), op("mul", 0, 5), op("div", 6, 5)),
)
"""The same with the columns of y moved by one: other entries."""


@pytest.fixture(params=[None, 1, 5000], ids=lambda b: "all at once" if b is None else f"{b} bytes")
def chunks(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Grids are run in chunks of blocks, down to one block at a time; all rows are kept."""
    if request.param is not None:
        monkeypatch.setattr(Memory, "tiles", property(lambda _: request.param))
        monkeypatch.setattr("mirage_ir.verify.equivalence.fewer_rows", lambda *_: None)


@pytest.mark.usefixtures("chunks")
@pytest.mark.parametrize("kind", KINDS)
def test_graphs(kind: str) -> None:
    refused(verify(COPY, tiled(kind)), "sqrt")
    for source in (POINTWISE, *map(tiled, KINDS)):
        verdict = verify(source, tiled(kind))
        assert verdict.equivalent, verdict.message
    refused(verify(MOVED, tiled(kind)), "sqrt")
    refused(verify(POINTWISE, tiled(kind, "log")), "log")
    assert verify(tiled(kind, "log"), POINTWISE).equivalent
    refused(verify(COPY, tiled(kind, "relu")), "division")


def looped(loop: int, function: str) -> Program:
    """x·s/s for s the row's sum of f(y), tile by tile."""
    b = Body(2)
    s = b.accumulate(b.apply("sum", b.apply(function, b.load(1, (0,), 1)), dim=1))
    x = b.load(0, (0,))
    b.store(b.apply("div", b.apply("mul", x, s), s), (0,), F32)
    return program("c", SHAPES, b.block((0, 1), (4,), loop))


@pytest.mark.usefixtures("chunks")
@pytest.mark.parametrize("loop", [1, 4])
def test_loops_collect_the_conditions_of_all_iterations(loop: int) -> None:
    assert verify(COPY, looped(loop, "exp")).equivalent
    refused(verify(COPY, looped(loop, "sqrt")), "sqrt")
    refused(verify(COPY, looped(loop, "relu")), "division")
    refused(verify(POINTWISE, looped(loop, "sqrt")), "sqrt")
    whole = program("s", SHAPES, op("sqrt", 1), op("sum", 2, dim=1), op("mul", 0, 3), op("div", 4, 3))
    assert verify(whole, looped(loop, "sqrt")).equivalent
    assert verify(looped(loop, "sqrt"), POINTWISE).equivalent
    columns = program("s", SHAPES, op("sqrt", 1), op("sum", 2, dim=0), op("mul", 0, 3), op("div", 4, 3))
    refused(verify(columns, looped(loop, "sqrt")), "sqrt")


# Functions that are registered.


@pytest.mark.parametrize(
    ("domain", "allowed"), [(None, False), (Domain.ALL, True), (Domain.POSITIVE, False), (Domain.NONNEGATIVE, False)]
)
def test_registered_functions(domain: Domain | None, allowed: bool) -> None:
    """Without a domain, a function is allowed where the source takes it of the same values; and all may be zero on a region."""
    given_domain: dict[str, Any] = {} if domain is None else {"domain": domain}
    register(unary_function("softsign", lambda np, x: x / (1 + np.abs(x)), **given_domain))
    try:
        one = program("c", XY, op("softsign", 1), op("add", 0, 2), op("sub", 3, 2))
        squared = program("c", XY, op("square", 1), op("softsign", 2), op("add", 0, 3), op("sub", 4, 3))
        verdict = verify(X, one)
        assert verdict.equivalent == allowed
        if not allowed:
            refused(verdict, "softsign")
        assert verify(one, one).equivalent and verify(one, X).equivalent
        quotient = cancelled(op("softsign", 1))
        refused(verify(X, quotient), "division" if allowed else "division and softsign")
        # Of what is not negative, and zero for few inputs.
        assert verify(X, squared).equivalent == (domain is not None)
        assert verify(squared, one).equivalent == allowed
        scaled = program("c", XY, op("softsign", 1), op("scale", 2, value=2.0), op("mul", 0, 3), op("div", 4, 3))
        assert verify(quotient, scaled).equivalent
    finally:
        unregister("softsign")


# Signs.

SIGNS = st.sampled_from(Sign)
FIELD = Field(drawn("signs", 2), conditions="all")
HOLDS: dict[Sign, Callable[[Any], bool]] = {
    Sign.UNKNOWN: lambda x: True,
    Sign.NONNEGATIVE: lambda x: x >= 0,
    Sign.POSITIVE: lambda x: x > 0,
}


@given(SIGNS, SIGNS, st.integers(-3, 3), st.integers(-3, 3), st.booleans(), st.booleans())
@settings(deadline=None)
def test_signs_of_sums_and_products(a: Sign, b: Sign, x: int, y: int, one: bool, other: bool) -> None:
    """What is said of a result holds for all numbers of which what is said of operands holds."""
    if not (HOLDS[a](x) and HOLDS[b](y)):
        return
    s, t = Traits(a, one, one), Traits(b, other, other)
    assert HOLDS[of_sum(s, t).sign](x + y)
    assert HOLDS[of_product(s, t).sign](x * y)
    for number in (x, y):
        assert HOLDS[weakest(s, t).sign](number)
    for made in (of_sum(s, t), of_product(s, t), weakest(s, t)):
        assert made.opaque == (one or other)
        assert not (made.may_vanish and made.sign is Sign.POSITIVE)
    assert of_product(s, t).may_vanish == (s.may_vanish or t.may_vanish)


@given(SIGNS, st.fractions(-3, 3, max_denominator=3), st.integers(-3, 3))
@settings(deadline=None)
def test_signs_of_multiples(sign: Sign, factor: Fraction, x: int) -> None:
    if HOLDS[sign](x):
        values = np.array([[x % p] for p in FIELD.primes], dtype=np.uint32)
        made = Elements(values, traits=Traits(sign)).scaled(factor)
        assert HOLDS[made.sign](factor * x)
