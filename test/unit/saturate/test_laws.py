"""No law is believed: each has its pair, which the verifier accepts, and holds at all shapes that its condition allows."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from pathlib import Path

import numpy as np
import pytest
from xdsl.context import Context
from xdsl.dialects.builtin import Builtin, ModuleOp
from xdsl.dialects.func import Func, FuncOp
from xdsl.parser import Parser

from mirage_ir.canonical import canonical
from mirage_ir.decompose import decompose
from mirage_ir.dialects.bridge import program_from_func
from mirage_ir.dialects.mugraph import MuGraph
from mirage_ir.errors import ProgramError
from mirage_ir.interpret import run_program
from mirage_ir.program import Program, Shape
from mirage_ir.saturate.engine import EINSUM_ORDER
from mirage_ir.saturate.laws import LAWS, TABLE, Law, Refused, prove
from mirage_ir.saturate.laws.terms import attribute_names, parse, variables
from mirage_ir.verify.equivalence import Verifier

PAIRS = Path(__file__).parents[2] / "lit" / "verify"
EXTENTS = (1, 2, 2, 3)
TRIES, WANTED = 4000, 6


def pair(name: str) -> list[Program]:
    path = PAIRS / f"{name}.srctgt.mlir"
    context = Context()
    for dialect in (Builtin, Func, MuGraph):
        context.load_dialect(dialect)
    module = Parser(context, path.read_text(), str(path)).parse_module()
    assert isinstance(module, ModuleOp)
    return [program_from_func(f) for f in module.ops if isinstance(f, FuncOp)]


def test_names_are_unique() -> None:
    assert len(LAWS) == len(TABLE)


@pytest.mark.parametrize("law", TABLE, ids=lambda law: law.name)
def test_every_law_has_its_pair(law: Law) -> None:
    ours, theirs = law.instance(), pair(law.name)
    assert [canonical(decompose(p)) for p in ours] == [canonical(decompose(p)) for p in theirs]


@pytest.mark.parametrize("name", [*LAWS, EINSUM_ORDER])
def test_the_verifier_accepts_every_pair(name: str) -> None:
    source, target = pair(name)
    assert Verifier(decompose(source)).check(decompose(target)).equivalent


def instances(law: Law, draw: random.Random) -> Iterator[tuple[Mapping[str, Shape], Mapping[str, int | float]]]:
    """Shapes and attributes for which one side of a law is a program and its condition holds."""
    terms = [parse(law.source), parse(law.target)]
    names = sorted({name for term in terms for name in variables(term)})
    numbers = sorted({name for term in terms for name in attribute_names(term)} | set(law.attributes))
    for _ in range(TRIES):
        ranks = draw.choice(((2,), (2, 2, 2, 1, 3), (3,)))
        shapes = {name: tuple(draw.choice(EXTENTS) for _ in range(draw.choice(ranks))) for name in names}
        if draw.random() < 0.5:  # Shapes that differ from the law's own in few places are more often right.
            shapes = {n: tuple(draw.choice((e, e, 1)) for e in law.shapes[n]) for n in names}
        values: dict[str, int | float] = {}
        for name in numbers:
            fraction = isinstance(law.attributes.get(name), float)
            values[name] = draw.choice((0.5, -3.0, 0.1)) if fraction else draw.choice((law.attributes[name], -2, -1, 0, 1, 2, 3))
        if not all(v < 0 for n, v in values.items() if n in ("d", "e")):
            continue
        yield shapes, values


def sided(law: Law, draw: random.Random) -> Iterator[tuple[Mapping[str, Shape], Mapping[str, int | float]]]:
    """Instances of which one side at least is a program, whichever the law is used from, at different shapes."""
    met: set[tuple[Shape, ...]] = set()
    for shapes, values in instances(law, draw):
        sides: list[Program | None] = []
        for text in (law.source, law.target):
            one_sided = Law(law.name, text, text, law.shapes)
            try:
                sides.append(one_sided.instance(shapes, values)[0] if law.holds(shapes, values) else None)
            except (ProgramError, IndexError, ValueError, ZeroDivisionError):
                sides.append(None)
        if sides[0] is None and not (law.back and sides[1] is not None):
            continue
        key = tuple(shapes[n] for n in sorted(shapes))
        if key not in met:
            met.add(key)
            yield shapes, values
        if len(met) == WANTED:
            return


@pytest.mark.parametrize("law", TABLE, ids=lambda law: law.name)
def test_every_law_holds_at_all_shapes(law: Law) -> None:
    found = list(sided(law, random.Random(law.name)))
    for shapes, values in found:
        prove(law, shapes, values)
    assert len(found) >= 2


@pytest.mark.parametrize("law", TABLE, ids=lambda law: law.name)
def test_every_law_holds_in_real_numbers(law: Law) -> None:
    """Whatever the verifier thinks of it: on inputs of both signs, wherever both sides are numbers."""
    compared = 0
    for shapes, values in sided(law, random.Random(law.name)):
        one, other = law.instance(shapes, values)
        draw = np.random.default_rng(len(law.name))
        inputs = [draw.uniform(-2, 2, t.shape) for t in one.inputs]
        with np.errstate(all="ignore"):
            (expected,), (found,) = (run_program(side, inputs, precision="float64") for side in (one, other))
        assert expected.shape == found.shape
        numbers = np.isfinite(expected) & np.isfinite(found)
        np.testing.assert_allclose(found[numbers], expected[numbers], rtol=1e-9, atol=1e-9)
        compared += int(numbers.sum())
    assert compared > 0


WRONG = (
    Law("relu.before_norm", "relu(x / y)", "relu(x) / relu(y)", {"x": (4, 6), "y": (4, 1)}),
    Law(
        "relu.before_rms_norm",
        "relu(x / sqrt(sum(square(x), -1)))",
        "relu(x) / sqrt(sum(square(relu(x)), -1))",
        {"x": (4, 6)},
    ),
    Law("scale.on_wrong_axis", "q @ swap(k * c)", "(q * swap(c)) @ swap(k)", {"q": (6, 6), "k": (6, 6), "c": (6, 1)}),
    Law("scale.of_rows_for_columns", "(a * r) @ b", "a @ (r * b)", {"a": (6, 6), "b": (6, 6), "r": (6, 1)}),
    Law("matmul.product_of_products", "(x @ a) * (x @ b)", "x @ (a * b)", {"x": (4, 6), "a": (6, 5), "b": (6, 5)}),
    Law("matmul.commutative", "a @ b", "b @ a", {"a": (4, 4), "b": (4, 4)}),
    Law("matmul.distributive_over_a_bias", "a @ b + c", "a @ (b + c)", {"a": (4, 4), "b": (4, 4), "c": (4,)}),
    Law("sum.of_products", "sum(x * y, d)", "sum(x, d) * sum(y, d)", {"x": (4, 6), "y": (4, 6)}, {"d": -1}),
    Law("softmax.shift_by_column", "exp(x) / sum(exp(x), -1)", "exp(x - c) / sum(exp(x - c), -1)", {"x": (4, 6), "c": (1, 6)}),
    Law("div.associative", "(x / y) / z", "x / (y / z)", {"x": (4, 6), "y": (4, 6), "z": (4, 6)}),
)


@pytest.mark.parametrize("law", WRONG, ids=lambda law: law.name)
def test_what_is_wrong_is_refused_as_a_law(law: Law) -> None:
    with pytest.raises(Refused, match=f"the law {law.name}, .* is no law: not proved: output 0 at "):
        prove(law)


def test_a_law_says_what_it_claims() -> None:
    assert str(LAWS["rows.scaled"]) == "(a * r) @ b = (a @ b) * r where extent(r, -1) == 1 and rank(a) >= 2"
