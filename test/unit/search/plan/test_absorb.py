"""Small kernels that their readers compute: programs stay what they are, and become cheaper."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirage_ir.block.cost import program_cost
from mirage_ir.check import infer_program
from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.interpret.real import run_program
from mirage_ir.ops import VIEWS
from mirage_ir.program import (
    NEW_DIM,
    REPLICATE,
    Accumulate,
    AccumulatorKind,
    Apply,
    BodyNode,
    DType,
    GraphOp,
    Level,
    Load,
    Program,
    ProgramBuilder,
    Shape,
    Store,
    TensorType,
    make_attrs,
)
from mirage_ir.search.plan.absorb import Absorber, _in_grids, with_absorbed_kernels  # pyright: ignore[reportPrivateUsage]
from mirage_ir.search.plan.generate import generate
from mirage_ir.search.space import Space
from mirage_ir.target.machines import machine

H100 = machine("h100")


def block(operands: tuple[int, ...], grid: Shape, *body: BodyNode) -> GraphOp:
    return GraphOp(Level.BLOCK, operands, grid, body)


def apply(op: str, *operands: int, **attrs: int | float | Shape) -> Apply:
    return Apply(op, operands, make_attrs(attrs))


def ragged(extent: int, parts: int, shape: Shape, dim: int) -> Shape | None:
    """The tile of a tensor of which a dimension is cut into parts, where these do not divide it."""
    tile = -(-extent // parts)
    return None if tile * parts == extent else (*shape[:dim], tile, *shape[dim + 1 :])


def normalized(rows: int, columns: int, across: bool, parts: int, blocks: int, dtype: DType = DType.f32) -> Decomposed:
    """x / Σx over rows, or across them: partial sums, a kernel that combines them and takes the reciprocal, a kernel that reads it.

    The first kernel has `parts` parts of the sum, the last one `blocks` blocks along the other dimension.
    """
    x = TensorType((rows, columns), dtype)
    summed, other = (0, 1) if across else (1, 0)
    extent, kept = x.shape[summed], x.shape[other]
    partial = block(
        (0,),
        (parts,),
        Load(0, (summed,), summed, ragged(extent, parts, x.shape, summed)),
        apply("sum", 1, dim=summed),
        Accumulate(AccumulatorKind.SUM, 2),
        Store(3, (NEW_DIM,), DType.f32),
    )
    combining = block(
        (1,), (1,), Load(0, (REPLICATE,)), apply("sum", 1, dim=0), apply("reciprocal", 2), Store(3, (REPLICATE,), DType.f32)
    )
    shape = tuple(1 if d == summed else n for d, n in enumerate(x.shape))
    reading = block(
        (0, 3),
        (blocks,),
        Load(0, (other,), tile=ragged(kept, blocks, x.shape, other)),
        Load(1, (other,), tile=ragged(kept, blocks, shape, other)),
        apply("mul", 2, 3),
        Store(4, (other,), dtype),
    )
    nodes = (partial, combining, apply("reshape", 2, shape=shape), reading)
    program = Program("normalized", (x,), nodes, (4,))
    infer_program(program)
    return decompose(program)


def same(found: Program, source: Program) -> bool:
    rng = np.random.default_rng(0)
    inputs = [rng.uniform(0.5, 2.0, t.shape) for t in source.inputs]
    made, expected = (run_program(p, inputs, precision="float64") for p in (found, source))
    return all(np.allclose(a, b, rtol=1e-9) for a, b in zip(made, expected, strict=True))


@given(st.integers(2, 40), st.integers(2, 40), st.booleans(), st.data())
def test_a_reader_computes_what_it_read(rows: int, columns: int, across: bool, data: st.DataObject) -> None:
    summed, kept = (rows, columns) if across else (columns, rows)
    parts, blocks = data.draw(st.integers(2, summed)), data.draw(st.integers(1, kept))
    program = normalized(rows, columns, across, parts, blocks)
    found = with_absorbed_kernels(program, H100)
    assert found is not None
    assert found.kernels == 2 and program_cost(found, H100) < program_cost(program, H100)
    assert same(found, program)


def test_partial_results_lie_where_the_reader_has_its_dimensions() -> None:
    """Rows of the partial results are of parts; the reader has a column of each."""
    found = with_absorbed_kernels(normalized(8, 64, False, 4, 2), H100)
    assert found is not None
    assert [(n.op, n.attr()) for n in found.nodes if isinstance(n, Apply)] == [
        ("transpose", {"permutation": (2, 1, 0)}),
        ("reshape", {"shape": (8, 4)}),
    ]


def test_without_time_kernels_stay() -> None:
    program = normalized(8, 64, True, 4, 2)
    found = Absorber(H100, None).absorb(program)
    assert found is not None
    assert found == with_absorbed_kernels(program, H100)
    assert Absorber(H100, 0.0).absorb(program) is None


def test_what_callers_keep_is_not_computed_again() -> None:
    program = normalized(8, 64, True, 4, 2)
    assert with_absorbed_kernels(decompose(replace(program, outputs=(*program.outputs, 3))), H100) is None


def test_what_an_operator_reads_is_not_computed_again() -> None:
    program = normalized(8, 64, True, 4, 2)
    assert with_absorbed_kernels(decompose(replace(program, nodes=(*program.nodes, apply("exp", 3)), outputs=(4, 5))), H100) is None


def test_a_kernel_with_a_loop_stays() -> None:
    program = normalized(8, 64, True, 2, 2)
    partial, combining, *others = program.nodes
    looped = block((1,), (1,), Load(0, (REPLICATE,), 0), Accumulate(AccumulatorKind.SUM, 1), apply("reciprocal", 2))
    assert isinstance(combining, GraphOp)
    looped = replace(looped, body=(*looped.body, Store(3, (REPLICATE,), DType.f32)), loop=2)
    other = decompose(replace(program, nodes=(partial, looped, *others)))
    assert same(other, program) and with_absorbed_kernels(other, H100) is None


def test_a_large_kernel_is_not_computed_by_every_block() -> None:
    """A gelu of a large tensor that each of many blocks reads whole."""
    x, w = TensorType((128, 4096), DType.f16), TensorType((4096, 4096), DType.f16)
    first = block((0,), (32,), Load(0, (1,)), apply("exp", 1), apply("exp", 2), apply("exp", 3), Store(4, (1,), DType.f16))
    loads = (Load(0, (REPLICATE,), 1), Load(1, (1,), 0))
    second = replace(
        block((2, 1), (128,), *loads, apply("matmul", 2, 3), Accumulate(AccumulatorKind.SUM, 4), Store(5, (1,), DType.f16)), loop=64
    )
    program = decompose(Program("wide", (x, w), (first, second), (3,)))
    infer_program(program)
    assert with_absorbed_kernels(program, H100) is None


def test_batch_norm_has_one_kernel_less_than_it_was_split_into() -> None:
    b = ProgramBuilder("norm")
    x = b.input(TensorType((4096, 1024), DType.f16))
    centered = b.apply("sub", x, b.apply("mean", x, dim=0))
    deviation = b.apply("sqrt", b.apply("mean", b.apply("square", centered), dim=0))
    b.output(b.apply("div", centered, deviation))
    source = decompose(b.build())
    best = generate(source, Space(patience=200), H100).candidates[0]
    kernels = [n for n in best.nodes if isinstance(n, GraphOp)]
    assert len(kernels) == best.kernels == 2 and not any(isinstance(n, Apply) and n.op not in VIEWS for n in best.nodes)
    assert with_absorbed_kernels(best, H100) is None


@pytest.mark.parametrize("option", [{"griddims": ((16, 8),)}, {"franges": (2,)}, {"top": None}, {"operators": ("sum",)}])
def test_a_declared_space_is_kept(option: dict[str, object]) -> None:
    assert Space().absorbs and not replace(Space(), **option).absorbs  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize("dim", [0, 1, 2, None])
def test_a_kernel_without_a_loop_computes_the_same_in_other_grids(dim: int | None) -> None:
    """x + y + Σz, where z is summed by every block alone; with a `dim`, x is also divided by its sums along it."""
    x, y, z = (TensorType(shape, DType.f32) for shape in ((16, 32, 64), (32, 1), (4, 64)))
    body: list[BodyNode] = [Load(0, (0,)), Load(1, (REPLICATE,)), Load(2, (REPLICATE,)), apply("sum", 5, dim=0)]
    body += [apply("add", 3, 4), apply("add", 7, 6)]
    if dim is not None:
        body += [apply("sum", 8, dim=dim), apply("div", 8, 9)]
    graph = block((0, 1, 2), (16,), *body, Store(8 if dim is None else 10, (0,), DType.f32))
    if dim == 0:  # A dimension that is summed is whole.
        graph = replace(graph, grid=(1,))
    source = Program("grids", (x, y, z), (graph,), (3,))
    (whole,) = infer_program(source)[3:]
    found = [*_in_grids(graph, source.inputs, [whole])]
    assert found[0] == graph and len(found) > 4
    assert all(same(replace(source, nodes=(other,)), source) for other in found[1:])
    cut = {d for other in found[1:] for store in other.stores for d in store.omap}
    assert cut == {0, 1, 2} - {dim}


def test_a_reader_takes_the_grid_that_costs_the_least() -> None:
    """A reader whose blocks have all rows would combine the partial results of all."""
    program = normalized(64, 4096, False, 16, 64)
    *others, reading = program.nodes
    assert isinstance(reading, GraphOp)
    loads = Load(0, (1,)), Load(1, (REPLICATE,))
    reading = replace(reading, body=(*loads, reading.body[2], Store(4, (1,), DType.f32)))
    program = decompose(replace(program, nodes=(*others, reading)))
    found = with_absorbed_kernels(program, H100)
    assert found is not None and same(found, program)
    assert 0 in [d for node in found.nodes if isinstance(node, GraphOp) for d in node.stores[0].omap]


@pytest.mark.parametrize("loop", [1, 4])
def test_a_dimension_that_is_summed_is_whole_in_tiles_of_readers(loop: int) -> None:
    """x / Σx along rows, before a product: whose loop over the rows' entries would have a part of the sum in each iteration."""
    x, w = TensorType((1024, 128), DType.f16), TensorType((128, 64), DType.f16)
    shares = block((0,), (1024,), Load(0, (0,)), apply("sum", 1, dim=1), apply("div", 1, 2), Store(3, (0,), DType.f16))
    loads = Load(0, (0,), 1 if loop > 1 else REPLICATE), Load(1, (REPLICATE,), 0 if loop > 1 else REPLICATE)
    after = (Accumulate(AccumulatorKind.SUM, 4), Store(5, (0,), DType.f32)) if loop > 1 else (Store(4, (0,), DType.f32),)
    reading = replace(block((2, 1), (64,), *loads, apply("matmul", 2, 3), *after), loop=loop)
    program = decompose(Program("shares", (x, w), (shares, reading), (3,)))
    infer_program(program)
    found = with_absorbed_kernels(program, H100)
    assert (found is None) == (loop > 1)
    assert found is None or (found.kernels == 1 and same(found, program))
