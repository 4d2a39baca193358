"""The numerics check of programs whose tiles exceed their tensors: absent entries are no faults, and parts stay small."""

from __future__ import annotations

import pytest

from mirage_ir.decompose import decompose
from mirage_ir.numerics.check import Checker
from mirage_ir.numerics.part import cut_alike
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
    ProgramBuilder,
    Store,
    TensorType,
)

TILE = Load(0, (0,), 1, (2, 16))
SUM_OF_TILE = Apply("sum", (2,), (("dim", 1),))


def source(rows: int, columns: int) -> Program:
    builder = ProgramBuilder("source")
    x = builder.input(TensorType((rows, columns), DType.f16))
    builder.output(builder.apply("sum", builder.apply("exp", x), dim=1))
    return builder.build()


def kernel(rows: int, columns: int, *body: BodyNode, dtype: DType = DType.f16) -> Program:
    builder = ProgramBuilder("kernel")
    x = builder.input(TensorType((rows, columns), DType.f16))
    graph = GraphOp(Level.BLOCK, (x,), (-(-rows // 2),), body, -(-columns // 16))
    builder.output(*builder.add(graph))
    return builder.build()


def test_absent_entries_are_no_faults() -> None:
    """Rows and columns beyond the tensor are nan in the interpreter, also where they are rounded, accumulated and stored."""
    body = (TILE, Apply("exp", (1,)), SUM_OF_TILE, Accumulate(AccumulatorKind.SUM, 3), Store(4, (0,), DType.f16))
    candidate, own = Checker(decompose(source(7, 97))).compare(decompose(kernel(7, 97, *body)))
    assert [o.trial for o in candidate.outcomes if o.inside] == [o.trial for o in own.outcomes if o.inside]
    assert candidate.overflowing == own.overflowing
    assert candidate.normal.error < 1e-3
    assert candidate.normal.inside is None


@pytest.mark.parametrize("shifted", [False, True])
def test_present_entries_that_overflow_are_named(shifted: bool) -> None:
    """A sum of exponentials up to e^100 leaves the numbers of f32; a shifted one does not."""
    plain = (
        *(TILE, Apply("exp", (1,)), SUM_OF_TILE, Accumulate(AccumulatorKind.SUM, 3)),
        *(Apply("log", (4,)), Store(5, (0,), DType.f16)),
    )
    online = (
        *(TILE, Apply("max", (1,), (("dim", 1),)), Apply("sub", (1, 2)), Apply("exp", (3,)), Apply("sum", (4,), (("dim", 1),))),
        *(Accumulate(AccumulatorKind.SUM, 5, None, 2), Accumulate(AccumulatorKind.MAX, 2)),
        *(Apply("log", (6,)), Apply("add", (8, 7)), Store(9, (0,), DType.f16)),
    )
    builder = ProgramBuilder("source")
    x = builder.input(TensorType((7, 97), DType.f16))
    builder.output(builder.apply("log", builder.apply("sum", builder.apply("exp", x), dim=1)))
    checker = Checker(decompose(builder.build()))
    outcomes = checker.check(decompose(kernel(7, 97, *(online if shifted else plain)))).outcomes
    (large,) = (o for o in outcomes if o.trial.magnitude == 100)
    assert large.inside is None
    if shifted:
        assert large.overflow is None
    else:
        assert large.overflow is not None and large.overflow.operator == "'exp' in f32"


def test_rows_are_cut_and_what_the_loop_covers_stays() -> None:
    body = (TILE, Apply("exp", (1,)), SUM_OF_TILE, Accumulate(AccumulatorKind.SUM, 3), Store(4, (0,), DType.f16))
    pair = decompose(source(20_001, 97)), decompose(kernel(20_001, 97, *body))
    cut = cut_alike(pair, 1 << 14)
    assert cut.share < 0.2
    (inputs,) = {p.inputs for p in cut.programs}
    assert inputs[0].shape[1] == 97


def test_what_tiles_exceed_and_a_reduction_binds_stays_whole() -> None:
    builder = ProgramBuilder("source")
    x = builder.input(TensorType((512, 97), DType.f16))
    builder.output(builder.apply("sum", x, dim=1))
    partial = ProgramBuilder("partial")
    x = partial.input(TensorType((512, 97), DType.f16))
    load = Load(0, (0, 1), -1, (2, 16))
    (sums,) = partial.add(
        GraphOp(Level.BLOCK, (x,), (256, 7), (load, Apply("sum", (1,), (("dim", 1),)), Store(2, (0, 1), DType.f32)))
    )
    partial.output(partial.apply("sum", sums, dim=1))
    cut = cut_alike((decompose(builder.build()), decompose(partial.build())), 1 << 13)
    assert cut.share < 1
    assert all(p.inputs[0].shape[1] == 97 for p in cut.programs)
    (graph, *_) = cut.programs[1].nodes
    assert isinstance(graph, GraphOp) and graph.grid[1] == 7
