"""Constants that follow from sizes: their values and texts, and programs that have them as inputs."""

from __future__ import annotations

import pickle
from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import mirage_ir as mi
from mirage_ir.check import infer_program
from mirage_ir.decompose import decompose
from mirage_ir.errors import ProgramError
from mirage_ir.interpret.real import run_program
from mirage_ir.ops.constants import one_over
from mirage_ir.program import Apply, DType, GraphOp, Load, Program, TensorType, make_attrs
from mirage_ir.sized.extent import SizeSymbol, SymbolicExtent, SymbolicNumber
from mirage_ir.sized.numbers import numbers_as_inputs, numbers_in
from mirage_ir.sized.resize import resize

ROWS, COLUMNS = SizeSymbol("rows", 1, 512), SizeSymbol("columns", 1, 512)
SAMPLE = {"rows": 101, "columns": 211}


def extents() -> tuple[SymbolicExtent, SymbolicExtent]:
    return SymbolicExtent(SAMPLE["rows"], ROWS), SymbolicExtent(SAMPLE["columns"], COLUMNS)


@given(st.integers(1, 512), st.integers(1, 512), st.floats(-8, 8).filter(lambda x: abs(x) > 1e-3))
def test_its_text_is_its_value_at_all_sizes(rows: int, columns: int, value: float) -> None:
    sizes = {"rows": rows, "columns": columns}
    m, n = extents()
    tripled = 3 * n
    assert isinstance(tripled, SymbolicExtent)
    for made, wanted in (
        (m.times(value), value * rows),
        (m.dividing(value), value / rows),
        (n.times(m.dividing(value)), value * columns / rows),
        (n.dividing(m.dividing(value)), value / (rows * columns)),
        (tripled.dividing(value), value / (3 * columns)),
    ):
        assert made.at(sizes) == pytest.approx(wanted, rel=1e-15)
        assert type(made.at(sizes)) is float
        assert eval(str(made), sizes) == pytest.approx(wanted, rel=1e-15)  # noqa: S307  (the text of a number)
        assert float(made) == pytest.approx(made.at(SAMPLE), rel=1e-15)


def test_its_sign_is_known_where_all_its_extents_are_positive() -> None:
    m, n = extents()
    more, less = m + 3, m - 1
    assert isinstance(more, SymbolicExtent)
    assert isinstance(less, SymbolicExtent)
    square = m * n
    assert isinstance(square, SymbolicExtent)
    apart = square - 512
    assert isinstance(apart, SymbolicExtent)
    assert all(number.positive for number in (m.times(2.0), n.times(m.dividing(1.0)), more.dividing(1.0), square.dividing(1.0)))
    assert not any(number.positive for number in (m.times(-2.0), less.dividing(1.0), apart.times(1.0)))
    one_less = SymbolicExtent(101, SizeSymbol("rows", 2, 512)) - 1
    assert isinstance(one_less, SymbolicExtent)
    assert one_less.dividing(1.0).positive


def test_it_is_no_other_number() -> None:
    m, n = extents()
    assert m.dividing(1.0) == m.dividing(1.0)
    assert len({m.dividing(1.0), m.dividing(1.0), n.dividing(1.0), 1 / 101, 1 / 211}) == 4
    assert m.dividing(1.0) != 1 / 101
    again = pickle.loads(pickle.dumps(m.dividing(2.0)))
    assert (again, str(again)) == (m.dividing(2.0), "(2.0 / rows)")
    renamed = m.dividing(1.0).at({"rows": SymbolicExtent(7, SizeSymbol("n", 1, 9))})
    assert isinstance(renamed, SymbolicNumber)
    assert str(renamed) == "(1.0 / n)"
    assert renamed.symbols == (SizeSymbol("n", 1, 9),)


def test_the_inverse_of_extents() -> None:
    m, n = extents()
    assert one_over([4, 25]) == 0.01
    assert str(one_over([4, m, 25, n])) == "(0.01 / rows / columns)"


def mean_of_means() -> mi.Graph:
    graph = mi.new_graph("means")
    rows, columns = graph.new_symbol("rows", 1, 512), graph.new_symbol("columns", 1, 512)
    x = graph.new_input((rows, columns), name="x")
    graph.mark_output(graph.tanh(graph.mean(graph.mean(graph.square(x * 0.1), 1), 0) * rows))
    return graph


@pytest.fixture(scope="module")
def kernel() -> mi.SizedKernel:
    return mean_of_means().superoptimize_sizes(progress=False)


def test_they_are_told_apart_by_their_values(kernel: mi.SizedKernel) -> None:
    source = kernel.result.source
    for sizes in (sizes for sizes in kernel.result.searched if min(sizes.values()) > 1):
        numbers, alike = source.numbers(sizes)
        assert sorted(map(str, numbers.values())) == ["(1.0 * rows)", "(1.0 / columns)", "(1.0 / rows)"]
        assert alike == []
    assert [str(number) for number in source.numbers({"rows": 8, "columns": 8})[1]] == ["(1.0 / columns)", "(1.0 / rows)"]


def test_programs_with_them_as_inputs_compute_the_same(kernel: mi.SizedKernel) -> None:
    """The source and each kernel, at sizes at which tiles have few entries or many; a block graph loads what it multiplies by."""
    source, x = kernel.result.source, np.random.default_rng(0).standard_normal((37, 90))
    sizes = {"rows": 37, "columns": 90}
    ours = source.sampled(sizes)
    choices = [choice for choice in kernel.choices if not choice.fixed]
    assert choices
    for choice in choices:
        theirs = resize(choice.program, ours.inputs, source.symbolic)
        numbers = numbers_in([ours, theirs])
        wanted = run_program(source.at(sizes), [x], precision="float64")
        for program, positive in product((ours, theirs), (False, True)):
            made = numbers_as_inputs(program, numbers, positive)
            infer_program(made)
            assert not numbers_in([made])
            assert not any(isinstance(e, SymbolicExtent) for type in infer_program(made) for e in type.shape)
            given = [x, *(np.array([np.log(value) if positive else value]) for value in (number.at(sizes) for number in numbers))]
            np.testing.assert_allclose(run_program(made, given, precision="float64"), wanted, rtol=1e-12)
            other = [x, *(2 * value for value in given[1:])]
            assert not np.allclose(run_program(made, other, precision="float64"), wanted)
        graphs = [node for node in numbers_as_inputs(theirs, numbers).nodes if isinstance(node, GraphOp)]
        loads = [inner for graph in graphs for inner in graph.body if isinstance(inner, Load)]
        assert any(load.source > 0 for load in loads)


def test_a_constant_with_no_operand_in_its_place() -> None:
    m, _ = extents()
    node = Apply("clamp", (0,), make_attrs({"min": 0.0, "max": m.times(1.0)}))
    program = Program("f", (TensorType((4,), DType.f32),), (node,), (1,))
    with pytest.raises(ProgramError, match=r"'clamp' has no operand in the place of the constant \(1.0 \* rows\)"):
        numbers_as_inputs(decompose(program), numbers_in([program]))


def test_a_size_that_no_input_has() -> None:
    graph = mi.new_graph()
    rows, other = graph.new_symbol("rows", 1, 512), graph.new_symbol("other", 1, 512)
    graph.mark_output(graph.new_input((rows, 4)) * other)
    with pytest.raises(ProgramError, match=r"the constant \(1.0 \* other\) follows from the size 'other', which no input has"):
        graph.superoptimize_sizes()
