"""What the comparison trusts: the enumeration misses nothing, its graphs are well formed, and the laws hold in the model."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, TypeAlias

import numpy as np
import pytest

from mirage_ir.check import check_graph
from mirage_ir.interpret.real import run_program
from mirage_ir.program import (
    Accumulate,
    AccumulatorKind,
    Apply,
    BodyNode,
    DType,
    GraphOp,
    Level,
    Load,
    Program,
    Store,
    TensorType,
)

from .enumeration import ACCUMULATORS, LOOP, Enumeration, Graph, Value
from .families import FAMILIES, Family, sources
from .model import DRAWS, Model
from .theory import LAWS

SMALL = [f for f in FAMILIES if f.name in ("products", "a row's factor", "rows of a safe softmax", "norm and linear")]


def every_sequence(enumeration: Enumeration, length: int) -> Iterator[list[Value]]:
    """All sequences of applications: each operator on any values there are, in any order, nothing shared between sequences."""

    def grow(made: list[Value]) -> Iterator[list[Value]]:
        yield made
        if len(made) < length:
            have = [*enumeration.loads, *made]
            for operators, arity in ((enumeration.unary, 1), (enumeration.binary, 2)):
                for (op, attrs), operands in product(operators, product(have, repeat=arity)):
                    for value in enumeration.applied(op, operands, attrs):
                        yield from grow([*made, value])

    yield from grow([])


@pytest.mark.parametrize("family", SMALL, ids=lambda f: f.name)
def test_the_enumeration_is_that_of_all_sequences(family: Family) -> None:
    """Building sets of applications gives the graphs that building sequences gives, where every operator contributes."""
    literal: set[Graph] = set()
    for sequence in every_sequence(family.enumeration("k"), 3):
        if sequence and {v.name for v in sequence} <= {v.name for v in sequence[-1].values}:
            literal.add(sequence[-1].name)
    assert literal == {value.name for value in family.enumeration("k").graphs(3)}


def block_graph(value: Value, family: Family) -> Program:
    """The graph as a program with one kernel."""
    body: list[BodyNode] = []
    numbers: dict[str, int] = {}
    inputs = len(family.shapes)

    def visit(v: Value) -> int:
        if v.name not in numbers:
            operands = tuple(visit(o) for o in v.operands)
            attrs = dict(v.attrs)
            if v.op == "load":
                node: BodyNode = Load(int(str(attrs["input"])), (-1,), int(str(attrs["fmap"])))
            elif v.op in ACCUMULATORS:
                kind = AccumulatorKind.MAX if v.op.endswith("max") else AccumulatorKind.SUM
                node = Accumulate(kind, operands[0], shift=operands[1] if len(operands) > 1 else None)
            else:
                node = Apply(v.op, operands, v.attrs)
            numbers[v.name] = inputs + len(body)
            body.append(node)
        return numbers[v.name]

    body.append(Store(visit(value), (-1,), DType.f32))
    kernel = GraphOp(Level.BLOCK, tuple(range(inputs)), (1,), tuple(body), LOOP)
    types = tuple(TensorType(shape, DType.f32) for shape in family.shapes)
    check_graph(kernel, types)
    return Program("graph", types, (kernel,), (inputs,))


@pytest.mark.parametrize("family", SMALL, ids=lambda f: f.name)
def test_solutions_compute_what_their_programs_compute(family: Family) -> None:
    """Provable graphs are well formed and, in ordinary numbers, have the program's value."""
    draw = np.random.default_rng(1)
    arrays = [draw.uniform(0.5, 1.5, shape) for shape in family.shapes]
    for source in sources(family.name):
        (expected,) = run_program(source.program, arrays)
        for graph in source.solutions.values():
            (found,) = run_program(block_graph(graph, family), arrays)
            np.testing.assert_allclose(found, expected, rtol=1e-4)


# The laws in the model: values have the shape (copies, draws, extent of i, extent of j).

Term: TypeAlias = "str | list[Term]"
EXTENTS = {"i": 3, "j": 4}


def parsed(text: str) -> list[Term]:
    """S-expressions."""
    stack: list[list[Term]] = [[]]
    for line in text.splitlines():
        for token in line.split(";")[0].replace("(", " ( ").replace(")", " ) ").split():
            if token == "(":
                stack.append([])
            elif token == ")":
                done = stack.pop()
                stack[-1].append(done)
            else:
                stack[-1].append(token)
    return stack[0]


def meaning(model: Model, term: Term, values: dict[str, Any]) -> Any:
    if isinstance(term, str):
        return values[term]
    head, *rest = term
    if head == "One":
        return np.ones((model.copies, DRAWS, 1, 1))
    if head == "Constant":
        return np.full((model.copies, DRAWS, 1, 1), 0.3)
    if head in ("Sum", "Over", "Count"):
        index = str(rest[0])
        axis = 2 + list(EXTENTS).index(index)
        extent = EXTENTS[index]
        x = np.ones((model.copies, DRAWS, 1, 1)) if head == "Count" else meaning(model, rest[1], values)
        spread = np.repeat(x, extent, axis) if x.shape[axis] == 1 else x
        return spread.max(axis, keepdims=True) if head == "Over" else spread.sum(axis, keepdims=True)
    operands = [meaning(model, r, values) for r in rest]
    return model.of({"Larger": "maximum"}.get(str(head), str(head).lower()), {}, operands)


def variables(term: Term) -> set[str]:
    return {term} if isinstance(term, str) else set().union(*(variables(t) for t in term[1:]))


CASES = [(law, exponentials) for law in parsed(LAWS) for exponentials in (False, True) if exponentials or "Exp" not in str(law)]


@pytest.mark.parametrize(("law", "exponentials"), CASES, ids=str)
def test_the_laws_hold_in_the_model(law: list[Term], exponentials: bool) -> None:
    """So graphs whose values in the model differ are not provably equal."""
    _, left, right, *conditions = law
    model = Model(exponentials)
    free = {(str(c[1]), str(c[2])) for cs in conditions if isinstance(cs, list) for c in cs if isinstance(c, list)}
    values: dict[str, Any] = {}
    for seed, name in enumerate(sorted(variables(left) - set(EXTENTS))):
        values[name] = model.draw(tuple(1 if (name, i) in free else n for i, n in EXTENTS.items()), seed)
    one, other = meaning(model, left, values), meaning(model, right, values)
    shape = np.broadcast_shapes(one.shape, other.shape)
    np.testing.assert_allclose(np.broadcast_to(one, shape), np.broadcast_to(other, shape), rtol=1e-9)


NOT_LAWS = [
    ("(Div (Mul x y) y)", "x"),
    ("(Add (Add x y) (Neg y))", "x"),
    ("(Mul (Sum i x) (Sum i y))", "(Sum i (Mul x y))"),
    ("(Larger x (Neg x))", "x"),
    ("(Over i (Larger x y))", "(Larger x (Over i y))"),
]


@pytest.mark.parametrize(("left", "right"), NOT_LAWS)
def test_what_is_no_law_fails_in_the_model(left: str, right: str) -> None:
    model = Model(exponentials=False)
    values = {name: model.draw(tuple(EXTENTS.values()), seed) for seed, name in enumerate("xy")}
    one, other = (meaning(model, parsed(text)[0], values) for text in (left, right))
    assert not np.allclose(one, other)
