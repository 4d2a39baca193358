"""What PyTorch's own kernels cost: reductions, spread operands, and copies of what lies otherwise in memory."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from mirage_ir.block.copies import copied_inputs, copied_tensors, copy_us, returned_cost
from mirage_ir.block.cost import program_cost
from mirage_ir.block.library import predefined_cost
from mirage_ir.check import infer_program
from mirage_ir.decompose import decompose
from mirage_ir.program import Apply, DType, Program, ProgramBuilder, Shape, TensorType, make_attrs
from mirage_ir.reporting.figures import kernel_figures
from mirage_ir.search.plan.assemble import assemble
from mirage_ir.search.plan.partition import Partitioner
from mirage_ir.search.plan.values import values_of
from mirage_ir.search.run.run import Searches
from mirage_ir.search.space import Space
from mirage_ir.target.cost import CostTerm
from mirage_ir.target.machines import machine
from mirage_ir.validation.programs import price_program

H100 = machine("h100")


def reduced(op: str, shape: Shape, dim: int, dtype: DType = DType.f16) -> float:
    outer = tuple(1 if d == dim else extent for d, extent in enumerate(shape))
    node = Apply(op, (0,), make_attrs({"dim": dim}))
    return predefined_cost(node, [TensorType(shape, dtype)], TensorType(outer, dtype), H100)


@pytest.mark.parametrize(
    ("op", "shape", "dim", "us"),
    [
        ("sum", (128, 768), 1, 2.5),
        ("sum", (4096, 1024), 1, 6.2),
        ("sum", (4096, 1024), 0, 13.4),
        ("sum", (65536, 128), 0, 66.3),
        ("sum", (32, 1024, 1024), 1, 36.1),
        ("max", (16, 4096, 64), 1, 16.7),
        ("max", (16384, 1021), 1, 20.5),
    ],
)
def test_reductions_cost_what_was_measured(op: str, shape: Shape, dim: int, us: float) -> None:
    assert reduced(op, shape, dim) == pytest.approx(us, rel=0.2)


def test_a_dimension_before_others_of_extent_one_is_a_row() -> None:
    assert reduced("sum", (4096, 1024, 1), 1) == reduced("sum", (4096, 1024), 1) < reduced("sum", (4096, 1024, 2), 1) / 1.5


def test_maxima_are_slow_in_16_bits_alone() -> None:
    assert reduced("max", (4096, 1024), 1) > reduced("sum", (4096, 1024), 1)
    assert reduced("max", (4096, 1024), 1, DType.f32) == reduced("sum", (4096, 1024), 1, DType.f32)


@pytest.mark.parametrize(("dtype", "us"), [(DType.f16, 14.1), (DType.f32, 18.2)])
def test_spread_operands_cost_what_was_measured(dtype: DType, us: float) -> None:
    whole, row = (TensorType(shape, dtype) for shape in ((4096, 1024), (1, 1024)))
    assert predefined_cost(Apply("add", (0, 1)), [whole, row], whole, H100) == pytest.approx(us, rel=0.2)


@pytest.mark.parametrize(
    ("shape", "us"), [((64, 128, 128), 3.6), ((4096, 1024), 8.1), ((16, 1024, 12, 64), 20.3), ((4096, 4096), 26.9)]
)
def test_copies_cost_what_was_measured(shape: Shape, us: float) -> None:
    assert copy_us(TensorType(shape, DType.f16), H100) == pytest.approx(us, rel=0.1)


def regrouped(heads: int, *, product: bool = True) -> Program:
    """x · W for W of heads × 128 × 128, whose columns are those of all heads."""
    b = ProgramBuilder("regrouped")
    x, w = (b.input(TensorType(shape, DType.f16)) for shape in ((256, 128), (heads, 128, 128)))
    columns = b.apply("reshape", b.apply("transpose", w, permutation=(1, 0, 2)), shape=(128, heads * 128))
    b.output(b.apply("matmul", x, columns) if product else columns)
    return b.build()


def test_a_view_that_no_strides_lead_to_costs_its_copy() -> None:
    program = regrouped(64)
    types = infer_program(program)
    assert copied_inputs(program, types) == {3} == copied_tensors(program, types, H100).keys()
    free = regrouped(1)
    assert not copied_inputs(free, infer_program(free)) and not copied_tensors(free, infer_program(free), H100)
    product = predefined_cost(program.nodes[2], [types[0], types[3]], types[4], H100)  # pyright: ignore[reportArgumentType]
    assert program_cost(program, H100) == pytest.approx(product + copy_us(types[1], H100))
    assert program_cost(program, H100, all_sizes=True) == pytest.approx(product)


def test_what_a_caller_has_in_that_order_is_no_copy() -> None:
    program = regrouped(64)
    lies = Program(program.name, program.inputs, program.nodes, program.outputs, program.input_names, (None, (128, 64 * 128, 1)))
    assert not copied_inputs(lies, infer_program(lies))


def test_results_with_gaps_between_rows_are_copied_where_they_are_returned() -> None:
    """Those of products with padded rows. A kernel that reads them needs no copy."""
    b = ProgramBuilder("vocabulary")
    x, w = (b.input(TensorType(shape, DType.f16)) for shape in ((1024, 768), (50257, 768)))
    product = b.apply("matmul", x, b.apply("transpose", w, permutation=(1, 0)))
    made = b.apply("exp", product)
    programs = [replace(b.build(), outputs=(value,)) for value in (product, made)]
    copied = [copied_tensors(p, infer_program(p), H100) for p in programs]
    assert copied == [{product: (TensorType((1024, 50257), DType.f16),)}, {}]
    alone = replace(programs[0], nodes=programs[0].nodes[:2])
    types = infer_program(alone)
    node = alone.nodes[1]
    assert isinstance(node, Apply)
    inner = [types[v] for v in node.operands]
    whole = returned_cost(node, inner, types[product], H100)
    assert whole == pytest.approx(predefined_cost(node, inner, types[product], H100) + copy_us(types[product], H100))
    assert program_cost(alone, H100) == pytest.approx(whole)


def test_operands_that_pytorch_copies_cost_it() -> None:
    """A batch of both operands' leading dimensions must be one dimension of each."""
    b = ProgramBuilder("exchanged")
    x, w = (b.input(TensorType(shape, DType.f16)) for shape in ((4, 8, 64, 64), (8, 4, 64, 64)))
    b.output(b.apply("matmul", x, b.apply("transpose", w, permutation=(1, 0, 2, 3))))
    program = b.build()
    types = infer_program(program)
    assert copied_tensors(program, types, H100) == {3: (types[2],)}
    priced = price_program(decompose(program), H100)
    assert sum(k.us for k in priced.kernels) == pytest.approx(program_cost(program, H100))
    assert priced.kernels[-1].terms[CostTerm.COPIES] == pytest.approx(copy_us(types[2], H100))


def test_figures_and_prices_have_the_copy_as_a_kernel() -> None:
    program = decompose(regrouped(64))
    figures, priced = kernel_figures(program, H100), price_program(program, H100)
    assert [f.name for f in figures] == ["kernel 1 (copy)", "kernel 2 (matmul)"]
    assert sum(f.us for f in figures) == sum(k.us for k in priced.kernels) == pytest.approx(program_cost(program, H100))
    copy, product = priced.kernels
    assert copy.reads == {1: 64 * 128 * 128 * 2} and copy.writes == {3: 64 * 128 * 128 * 2} and 3 in product.reads


def test_plans_of_a_search_cost_their_copies() -> None:
    program, space = decompose(regrouped(64)), Space(top=3)
    values = values_of(program, space, 10)
    plans = [*islice(Partitioner(values, space, H100, Searches(space, H100)).plans(), 3)]
    costs = [program_cost(assemble(program, values.types, plan), H100) for plan in plans]
    assert costs and [plan.cost for plan in plans] == pytest.approx(costs)
    assert min(costs) > copy_us(program.inputs[1], H100)
