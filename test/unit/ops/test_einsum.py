"""The einsum composite: what it expands into computes what NumPy does, without copies that another form does not need."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from mirage_ir.block.copies import copied_inputs
from mirage_ir.check import infer_program
from mirage_ir.decompose import decompose
from mirage_ir.interpret.real import run_program
from mirage_ir.ops import VIEWS
from mirage_ir.program import Apply, DType, Program, ProgramBuilder, TensorType

EXTENTS = dict(zip("abcdefg", (2, 3, 4, 5, 2, 3, 7), strict=True))


def einsum(equation: str) -> Program:
    b = ProgramBuilder("einsum")
    terms = equation.split("->")[0].split(",")
    operands = [b.input(TensorType(tuple(EXTENTS[c] for c in term), DType.f32)) for term in terms]
    b.output(b.apply("einsum", *operands, equation=equation))
    return decompose(b.build())


def terms() -> st.SearchStrategy[str]:
    return st.permutations("abcdefg").flatmap(lambda letters: st.integers(1, 4).map(lambda n: "".join(letters[:n])))


@st.composite
def equations(draw: st.DrawFn) -> str:
    operands = draw(st.lists(terms(), min_size=1, max_size=3))
    letters = sorted(set("".join(operands)))
    kept = draw(st.lists(st.sampled_from(letters), unique=True, max_size=5))
    return f"{','.join(operands)}->{''.join(kept)}"


@given(equations())
def test_the_operators_of_an_equation_compute_it(equation: str) -> None:
    program = einsum(equation)
    rng = np.random.default_rng(0)
    inputs = [rng.standard_normal(t.shape) for t in program.inputs]
    (made,) = run_program(program, inputs, precision="float64")
    np.testing.assert_allclose(made, np.einsum(equation, *inputs), atol=1e-9)


def copies(equation: str) -> int:
    program = einsum(equation)
    return len(copied_inputs(program, infer_program(program)))


def test_columns_around_what_is_summed_are_not_copied() -> None:
    """A bilinear layer, and projections that each head has of its own."""
    assert copies("ab,cbd->acd") == copies("ab,cbd,ad->ac") == copies("abd,cde->abce") == copies("abc,ad->dbc") == 0
    bilinear = [node.op for node in einsum("ab,cbd,ad->ac").nodes if isinstance(node, Apply) and node.op not in VIEWS]
    assert bilinear == ["matmul", "mul", "sum"]
