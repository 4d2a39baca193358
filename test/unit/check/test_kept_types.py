"""Types that were inferred are kept for the same objects, and for no other ones."""

from __future__ import annotations

import pytest
from fused_programs import ALL, Body, op, program, tensors

from mirage_ir.check import check_graph, infer_program
from mirage_ir.errors import ProgramError
from mirage_ir.ops import register, unary_function, unregister
from mirage_ir.program import GraphOp, Program, TensorType
from mirage_ir.same import Same
from mirage_ir.sized.extent import SizeSymbol, SymbolicExtent, is_symbolic


def exponentials(extent: int, function: str = "exp") -> Program:
    b = Body(1)
    b.store(b.apply(function, b.load(0, (ALL,))), (ALL,))
    return program("e", tensors((extent, 4)), b.block((0,), (1,)), op(function, 1))


def test_equal_objects_are_not_the_same() -> None:
    kept: Same[str] = Same(2)
    one, other = (1, 2.5), tuple([1, 2.5])
    assert one == other
    assert kept.of((one,), (), lambda: "one") == "one"
    assert kept.of((other,), (), lambda: "other") == "other"
    assert kept.of((one,), (), lambda: "again") == "one"
    assert kept.of((one,), (True,), lambda: "another question") == "another question"  # The third: the first two are forgotten.
    assert kept.of((one,), (), lambda: "again") == "again"


def test_an_error_is_raised_again() -> None:
    wrong = exponentials(4, "nothing")
    for _ in range(2):
        with pytest.raises(ProgramError, match="unknown operator 'nothing'"):
            infer_program(wrong)


def test_extents_keep_their_symbols() -> None:
    n = SymbolicExtent(8, SizeSymbol("n", 1, 64))
    plain, symbolic = exponentials(8), exponentials(n)
    assert plain == symbolic
    for _ in range(2):
        assert not any(is_symbolic(t.shape[0]) for t in infer_program(plain))
        assert all(is_symbolic(t.shape[0]) for t in infer_program(symbolic))


def test_what_is_returned_may_be_changed() -> None:
    made = exponentials(8)
    (graph,) = (node for node in made.nodes if isinstance(node, GraphOp))
    for infer in (lambda: infer_program(made), lambda: check_graph(graph, made.inputs)):
        types: list[TensorType] = infer()
        before = list(types)
        types.clear()
        assert infer() == before


def test_an_operator_that_is_taken_away_is_unknown_again() -> None:
    register(unary_function("halved", lambda np, x: x / 2))
    try:
        made = exponentials(8, "halved")
        assert len(infer_program(made)) == 3
    finally:
        unregister("halved")
    with pytest.raises(ProgramError, match="unknown operator 'halved'"):
        infer_program(made)
