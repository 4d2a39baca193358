"""Heights, which bound how many primes hide a difference, against the coefficients themselves; and what the bound is made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import reduce
from itertools import product
from math import lcm, log2
from typing import Any

import numpy as np
import pytest
from fused_programs import ALL, Body, op, program, tensors
from hypothesis import given, settings
from hypothesis import strategies as st

from mirage_ir.ops.constants import exact
from mirage_ir.program import Apply, GraphOp, Program
from mirage_ir.verify import verify
from mirage_ir.verify.bound import BOUND_LOG2, LANES, MOST_CHOSEN_TESTS, OutputCone, effort
from mirage_ir.verify.primes import LEAST_LEFT, MOST_DRAWN

POINT = 2.0**-19


# Polynomials over the rationals: coefficients by monomials, which are sorted tuples of variables.

Monomial = tuple[int, ...]


class Polynomial:
    """As numpy's arrays of objects want numbers to be."""

    def __init__(self, terms: dict[Monomial, Fraction]) -> None:
        self.terms = {m: c for m, c in terms.items() if c}

    def __add__(self, other: Polynomial) -> Polynomial:
        return Polynomial({m: self.terms.get(m, Fraction(0)) + other.terms.get(m, Fraction(0)) for m in self.terms | other.terms})

    def __sub__(self, other: Polynomial) -> Polynomial:
        return self + other.times(Fraction(-1))

    def __mul__(self, other: Polynomial) -> Polynomial:
        out: dict[Monomial, Fraction] = {}
        for (m, a), (n, b) in product(self.terms.items(), other.terms.items()):
            k = tuple(sorted(m + n))
            out[k] = out.get(k, Fraction(0)) + a * b
        return Polynomial(out)

    def times(self, number: Fraction) -> Polynomial:
        return Polynomial({m: number * c for m, c in self.terms.items()})

    @property
    def degree(self) -> int:
        return max(map(len, self.terms), default=0)

    @property
    def height(self) -> float:
        """log2 of the sum of the coefficients' magnitudes, when they are made whole by the least number that does so."""
        whole = lcm(*(c.denominator for c in self.terms.values()))
        return log2(sum(abs(c) for c in self.terms.values()) * whole) if self.terms else 0.0


def variables(shapes: Iterable[tuple[int, ...]]) -> list[Any]:
    out: list[Any] = []
    first = 0
    for shape in shapes:
        count = int(np.prod(shape))
        flat = np.array([Polynomial({(first + i,): Fraction(1)}) for i in range(count)], dtype=object)
        out.append(flat.reshape(shape))
        first += count
    return out


def polynomials(p: Program) -> Any:
    """The entries of the only output of a program of matrices."""
    values = variables(t.shape for t in p.inputs)
    for node in p.nodes:
        assert isinstance(node, Apply)
        xs = [values[v] for v in node.operands]
        attrs: dict[str, Any] = node.attr()
        number = exact(attrs["value"]) if "value" in attrs else Fraction(0)
        axis = attrs.get("dim", 0)
        match node.op:
            case "add":
                made = xs[0] + xs[1]
            case "sub":
                made = xs[0] - xs[1]
            case "mul":
                made = xs[0] * xs[1]
            case "matmul":
                made = np.array([[reduce(Polynomial.__add__, r * c) for c in xs[1].T] for r in xs[0]], dtype=object)
            case "square":
                made = xs[0] * xs[0]
            case "neg":
                made = scaled(xs[0], Fraction(-1))
            case "scale":
                made = scaled(xs[0], number)
            case "offset":
                made = xs[0] + np.full(xs[0].shape, Polynomial({(): number}), dtype=object)
            case "sum" | "mean":
                total = np.apply_along_axis(lambda a: reduce(Polynomial.__add__, a), axis, xs[0])
                made = np.expand_dims(total, axis)
                made = scaled(made, Fraction(1, xs[0].shape[axis])) if node.op == "mean" else made
            case "transpose":
                made = xs[0].T
            case _:
                raise AssertionError(node.op)
        values.append(made)
    return values[p.outputs[0]]


def scaled(x: Any, number: Fraction) -> Any:
    return np.vectorize(lambda p: p.times(number), otypes=[object])(x)


NUMBERS = st.sampled_from([-3.0, -1.0, 0.5, 2.0, 7.0, 0.1, -1 / 3, 1 / 320, 2 / 7, 1000.0, 0.0])
SQUARES = tensors((2, 2), (2, 2))


@st.composite
def polynomial_programs(draw: st.DrawFn) -> Program:
    """One to five operators on two 2x2 matrices, of degree 8 at most; the output is a matrix."""
    nodes: list[Apply] = []
    degrees = [1, 1]
    for _ in range(draw(st.integers(1, 5))):
        values = [v for v in range(len(degrees)) if degrees[v] <= 4]
        name = draw(
            st.sampled_from(["add", "sub", "mul", "matmul", "square", "neg", "scale", "offset", "sum", "mean", "transpose"])
        )
        a, b = draw(st.sampled_from(values)), draw(st.sampled_from(values))
        match name:
            case "add" | "sub":
                nodes.append(op(name, a, b))
                degrees.append(max(degrees[a], degrees[b]))
            case "mul" | "matmul":
                nodes.append(op(name, a, b))
                degrees.append(degrees[a] + degrees[b])
            case "square":
                nodes.append(op(name, a))
                degrees.append(2 * degrees[a])
            case "scale" | "offset":
                nodes.append(op(name, a, value=draw(NUMBERS)))
                degrees.append(degrees[a])
            case "sum" | "mean":
                # Added to a matrix, so that all values are matrices.
                degrees += [degrees[a], max(degrees[a], degrees[b])]
                nodes += [op(name, a, dim=draw(st.integers(0, 1))), op("add", len(degrees) - 2, b)]
            case "transpose":
                nodes.append(op(name, a, permutation=(1, 0)))
                degrees.append(degrees[a])
            case _:
                nodes.append(op(name, a))
                degrees.append(degrees[a])
        # A row or column is read by the addition alone.
        if name in ("sum", "mean"):
            degrees[-2] = 9
    return program("random", SQUARES, *nodes)


@given(polynomial_programs(), polynomial_programs())
@settings(max_examples=50, deadline=None)
def test_no_coefficient_is_above_the_height(source: Program, candidate: Program) -> None:
    """Of f₁ − f₂, made whole, for every entry; and no degree above the degree."""
    verdict = verify(source, candidate)
    differences = list((polynomials(source) - polynomials(candidate)).flat)
    worst = max(d.height for d in differences)
    assert verdict.height >= worst - 1e-9
    assert verdict.degree >= max(d.degree for d in differences)
    assert verdict.equivalent == all(not d.terms for d in differences)


@pytest.mark.parametrize(
    ("nodes", "height"),
    [
        # x against x: 1 + 1. Twice the same number makes a difference of 2·c.
        ((op("scale", 0, value=1.0),), 1.0),
        ((op("scale", 0, value=8.0),), 4.0),
        ((op("square", 0),), 1.0),
        ((op("sum", 0, dim=1),), 2.0),
        ((op("matmul", 0, 1),), 2.0),
        ((op("add", 0, 1), op("square", 2)), 3.0),
        ((op("add", 0, 1), op("square", 2), op("square", 3)), 5.0),
        ((op("offset", 0, value=3.0), op("square", 2)), 5.0),
    ],
)
def test_heights_of_a_program_and_itself(nodes: Sequence[Apply], height: float) -> None:
    """Their difference is bounded without looking whether it cancels, so it has twice the coefficients."""
    p = program("p", SQUARES, *nodes)
    assert verify(p, p, classes=False).height == pytest.approx(height)
    assert height == 1 + max(q.height for q in polynomials(p).flat)


def looped(loop: int) -> tuple[Program, Program]:
    """Σ over 32 columns of 7·x, at once and tile by tile."""
    x = tensors((4, 32))
    b = Body(1)
    b.store(b.accumulate(b.apply("sum", b.apply("scale", b.load(0, (ALL,), 1), value=7.0), dim=1)), (0,))
    return program("s", x, op("scale", 0, value=7.0), op("sum", 1, dim=1)), program("c", x, b.block((0,), (1,), loop))


@pytest.mark.parametrize("loop", [2, 8, 32])
def test_heights_of_loops(loop: int) -> None:
    source, candidate = looped(loop)
    assert isinstance(candidate.nodes[0], GraphOp)
    verdict = verify(source, candidate, classes=False)
    assert verdict.equivalent
    assert log2(2 * 7 * 32) <= verdict.height <= log2(2 * 7 * 32) + 1


# What the bound is made of.

PLAIN = OutputCone(degree=5, height=0.0, atoms=0, argument=0, argument_height=0.0, divisors=0, ordered=False)


def test_a_polynomial_s_chance() -> None:
    for lanes in (1, 2, 4):
        assert PLAIN.chance_log2(lanes, POINT, True) == pytest.approx(lanes * log2(5 * POINT))


def test_primes_that_hide_all_coefficients_count() -> None:
    """Below 2^(19·k + 19) there are k of 38,635; where primes are given, none."""
    for height, bad in ((18.9, 0), (19.0, 1), (37.9, 1), (380.0, 20)):
        cone = OutputCone(5, height, 0, 0, 0.0, 0, ordered=False)
        assert cone.chance_log2(1, POINT, True) == pytest.approx(log2(5 * POINT + bad / LEAST_LEFT))
        assert cone.chance_log2(1, POINT, False) == pytest.approx(log2(5 * POINT))
    assert OutputCone(5, 1e9, 0, 0, 0.0, 0, ordered=False).chance_log2(4, POINT, True) == 0


def test_collisions_of_arguments_count() -> None:
    cone = OutputCone(1, 0.0, 11, 3, 40.0, 0, ordered=False)
    collision = 55 * (3 * POINT + 2 / LEAST_LEFT) ** 2
    assert cone.chance_log2(2, POINT, True) == pytest.approx(log2((collision + POINT**2) / (1 - collision)))
    hashes = 55 * (12 * 2.0**-64) ** 2
    ordered = OutputCone(1, 0.0, 11, 3, 40.0, 0, ordered=True).chance_log2(8, POINT, True)
    assert ordered == pytest.approx(log2(55 * (3 * POINT + 2 / LEAST_LEFT) ** 8 + hashes + POINT**8))


def test_undefined_entries_count() -> None:
    cone = OutputCone(1, 0.0, 0, 0, 0.0, 1000, ordered=False)
    assert cone.chance_log2(4, POINT, True) == pytest.approx(log2(POINT**4 / (1 - 4000 * POINT)))


CONES = st.builds(
    OutputCone,
    degree=st.integers(1, 10**6),
    height=st.floats(0, 1e5),
    atoms=st.integers(0, 10**6),
    argument=st.integers(0, 1000),
    argument_height=st.floats(0, 1e4),
    divisors=st.integers(0, 10**5),
    ordered=st.booleans(),
)


@given(st.lists(CONES, min_size=1, max_size=3), st.booleans())
def test_lanes_and_tests_are_the_fewest(cones: list[OutputCone], drawn: bool) -> None:
    chosen = effort(cones, POINT, drawn, tests=None, lanes=None)
    worst = [max(c.chance_log2(n, POINT, drawn) for c in cones) for n in LANES]
    once = worst[LANES.index(chosen.lanes)]
    assert chosen.bound_log2 == pytest.approx(chosen.tests * once)
    assert 1 <= chosen.tests <= MOST_CHOSEN_TESTS
    assert all(w > BOUND_LOG2 for n, w in zip(LANES, worst, strict=True) if n < chosen.lanes)
    if once <= BOUND_LOG2:
        assert chosen.tests == 1
    else:
        assert chosen.lanes == LANES[-1]
        assert (chosen.tests - 1) * once > BOUND_LOG2 or chosen.tests == 1
        assert chosen.bound_log2 <= BOUND_LOG2 or chosen.tests == MOST_CHOSEN_TESTS or once == 0
    assert effort(cones, POINT, drawn, tests=3, lanes=4).bound_log2 == pytest.approx(3 * worst[0])


@given(st.lists(CONES, min_size=1, max_size=3), st.integers(1, MOST_DRAWN))
def test_a_number_that_is_given_leaves_enough_primes(cones: list[OutputCone], given_number: int) -> None:
    """The bound counts on `LEAST_LEFT` primes to draw from: also where one of the two numbers is given and the other is chosen."""
    for tests, lanes in ((given_number, None), (None, given_number)):
        chosen = effort(cones, POINT, True, tests=tests, lanes=lanes)
        assert 1 <= chosen.tests * chosen.lanes <= MOST_DRAWN
        assert given_number in (chosen.tests, chosen.lanes)
