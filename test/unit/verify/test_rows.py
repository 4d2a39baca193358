"""Fewer rows: which factors are free, that small entries are large ones, and that a wrong pair stays wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest
from fused_programs import (
    ALL,
    F32,
    Body,
    attention,
    flash_attention,
    fused_gated_mlp,
    fused_lora,
    fused_moe,
    fused_ntrans,
    fused_qknorm,
    fused_rmsnorm,
    gated_mlp,
    lora,
    moe,
    ntrans,
    op,
    program,
    qknorm,
    rmsnorm,
    split_attention,
    tensors,
)
from mutants import SMALL
from mutations import mutant
from random_mugraphs import random_program as random_mugraph
from random_operators import random_operators
from rewrites import rewritten

from mirage_ir.check import infer_program
from mirage_ir.decompose import decompose
from mirage_ir.errors import ProgramError
from mirage_ir.interpret import run_program
from mirage_ir.ops import Domain, reduction, register, unary_function, unregister
from mirage_ir.program import NEW_DIM, Apply, GraphOp, Level, Program
from mirage_ir.verify import equivalence, verify
from mirage_ir.verify.identities import Splitting, normalize
from mirage_ir.verify.rows import Place, fewer_rows, place_at_full_size

Shapes = list[tuple[int, ...]]


def fewer(source: Program, candidate: Program | None = None) -> tuple[Program, Program] | None:
    ours = normalize(decompose(source))
    return fewer_rows(ours, ours if candidate is None else normalize(decompose(candidate)))


def input_shapes(pair: tuple[Program, Program] | None) -> Shapes | None:
    if pair is None:
        return None
    assert [t.shape for t in pair[0].inputs] == [t.shape for t in pair[1].inputs]
    return [t.shape for t in pair[0].inputs]


def outputs_of(p: Program) -> Shapes:
    types = infer_program(p, memory=False)
    return [types[v].shape for v in p.outputs]


FUSED = [
    (attention(8, 256, 64, 4096), flash_attention(8, 256, 64, 4096, 4, 64), [(1, 1, 64), (1, 64, 4096), (1, 4096, 1)]),
    (attention(2, 16, 64, 4096), split_attention(2, 16, 64, 4096, 16, 16), [(1, 1, 64), (1, 64, 4096), (1, 4096, 1)]),
    (
        attention(8, 256, 64, 4096, True),
        flash_attention(8, 256, 64, 4096, 4, 64, True),
        [(1, 1, 64), (1, 64, 4096), (1, 4096, 1)],
    ),
    (qknorm(8, 256, 64, 4096), fused_qknorm(8, 256, 64, 4096, 4, 64), [(1, 1, 64), (1, 64, 4096), (1, 4096, 64)]),
    (rmsnorm(16, 4096, 6144), fused_rmsnorm(16, 4096, 6144, 96, 64), [(1, 4096), (4096, 1)]),
    (gated_mlp(8, 4096, 4096), fused_gated_mlp(8, 4096, 4096, 64, 64), [(1, 4096), (4096, 1), (4096, 1)]),
    (lora(16, 256, 4096, 16), fused_lora(16, 256, 4096, 16, 64), [(1, 256), (256, 1), (256, 16), (16, 1)]),
    (ntrans(8, 4096), fused_ntrans(8, 4096), [(1, 4096)] * 3),
    (moe(8, 8, 4096, 4096), fused_moe(8, 8, 4096, 4096, 16, 64), [(1, 1, 4096), (1, 4096, 4096), (1, 4096, 1)]),
]


@pytest.mark.parametrize(("source", "fused", "small"), FUSED, ids=lambda p: getattr(p, "name", ""))
def test_fused_programs(source: Program, fused: Program, small: Shapes) -> None:
    pair = fewer(source, fused)
    assert input_shapes(pair) == small
    assert pair is not None
    assert outputs_of(pair[0]) == outputs_of(pair[1])
    if all(np.prod(shape) <= 1 << 18 for shape in small):
        assert verify(*pair).equivalent


def softmax_in_two_kernels(rows: int, columns: int) -> Program:
    b = Body(1)
    b.store(b.accumulate(b.apply("sum", b.apply("exp", b.load(0, (0,), 1)), dim=1)), (0,))
    c = Body(2)
    c.store(c.apply("div", c.apply("exp", c.load(0, (0, 1))), c.load(1, (0, ALL))), (0, 1))
    return program("kernels", tensors((rows, columns)), b.block((0,), (rows // 2,), 96), c.block((0, 1), (rows // 4, 192)))


BIG = (4096, 393216)
LARGE = [
    (program("softmax", tensors(BIG), op("softmax", 0, dim=1)), softmax_in_two_kernels(*BIG), [(1, 393216)]),
    (program("softmax of columns", tensors(BIG), op("softmax", 0, dim=0)), None, [(4096, 1)]),
    (program("gelu", tensors(BIG), op("gelu", 0)), None, [(1, 1)]),
    (program("rms_norm", tensors(BIG), op("rms_norm", 0)), None, [(1, 393216)]),
    (program("sum", tensors(BIG), op("sum", 0, dim=1)), None, [(1, 393216)]),
    (program("sum of all", tensors(BIG), op("sum", 0, dim=1), op("sum", 1, dim=0)), None, None),
    (program("mean", tensors(BIG), op("mean", 0, dim=0)), None, [(4096, 1)]),
    (program("logsumexp", tensors((2048, 32000)), op("exp", 0), op("sum", 1, dim=1), op("log", 2)), None, [(1, 32000)]),
    (program("product", tensors((4096, 4096), (4096, 4096)), op("matmul", 0, 1)), None, [(1, 4096), (4096, 1)]),
    (program("batch norm", tensors((64, 256, 56, 56)), op("batch_norm", 0)), None, [(64, 1, 56, 56)]),
]


@pytest.mark.parametrize(("source", "candidate", "small"), LARGE, ids=lambda p: getattr(p, "name", ""))
def test_large_programs(source: Program, candidate: Program | None, small: Shapes | None) -> None:
    assert input_shapes(fewer(source, candidate)) == small


X = (64, 512)
RULES: dict[str, tuple[Shapes, tuple[Apply, ...], Shapes | None]] = {
    "a factor that stands twice": ([X], (op("transpose", 0, permutation=(1, 0)), op("matmul", 0, 1)), [(2, 512)]),
    "three times": (
        [(8, 5)],
        (
            op("reshape", 0, shape=(8, 1, 1, 5)),
            op("reshape", 0, shape=(1, 8, 1, 5)),
            op("reshape", 0, shape=(1, 1, 8, 5)),
            op("add", 1, 2),
            op("add", 3, 4),
        ),
        [(3, 1)],
    ),
    "never more than there are": ([(2, 5)], (op("transpose", 0, permutation=(1, 0)), op("matmul", 0, 1)), None),
    "rows and columns of a square": ([(8, 8)], (op("transpose", 0, permutation=(1, 0)), op("add", 0, 1)), [(2, 2)]),
    "an extent of 1 broadcasts": ([X, (64, 1), (512,)], (op("mul", 0, 1), op("add", 3, 2)), [(1, 1), (1, 1), (1,)]),
    "a dimension in no input": ([(1, 512)], (op("broadcast", 0, shape=(256, 512)), op("exp", 1)), [(1, 1)]),
    "an input that nobody reads": ([X, (7, 9)], (op("max", 0, dim=0),), [(64, 1), (1, 1)]),
    "batches": ([(4, 1, 6, 5), (3, 5, 8)], (op("matmul", 0, 1),), [(1, 1, 1, 5), (1, 5, 1)]),
    "a part of equal parts": ([X], (op("slice", 0, dim=1, start=256, stop=384), op("exp", 1)), [(1, 4)]),
    "all of it": ([X], (op("slice", 0, dim=1, start=0, stop=512), op("exp", 1)), [(1, 1)]),
    "particular positions": ([X], (op("slice", 0, dim=0, start=1, stop=64), op("exp", 1)), [(64, 1)]),
    "equal parts joined": ([X, X], (op("concat", 0, 1, dim=0), op("exp", 2)), [(1, 1), (1, 1)]),
    "unequal parts joined": ([X, (3, 512)], (op("concat", 0, 1, dim=0), op("exp", 2)), [(64, 1), (3, 1)]),
    "heads apart": ([X], (op("reshape", 0, shape=(64, 8, 64)), op("sum", 1, dim=2)), [(1, 64)]),
    "heads apart and together": (
        [(6, 8, 5)],
        (op("transpose", 0, permutation=(1, 0, 2)), op("reshape", 1, shape=(8, 30)), op("sum", 2, dim=1)),
        [(6, 1, 5)],
    ),
    "2·3 as 3·2 is no transpose": ([(4, 2, 3)], (op("reshape", 0, shape=(4, 3, 2)), op("exp", 1)), [(1, 2, 3)]),
    "cuts that form no chain": (
        [(60, 5)],
        (op("reshape", 0, shape=(6, 10, 5)), op("exp", 1), op("reshape", 2, shape=(4, 15, 5))),
        [(6, 1)],
    ),
    "cuts that do": (
        [(60, 5)],
        (op("reshape", 0, shape=(6, 10, 5)), op("reshape", 1, shape=(12, 5, 5)), op("sum", 2, dim=0)),
        [(12, 1)],
    ),
    "cuts that meet again": (
        [(12, 7, 5)],
        (op("reshape", 0, shape=(4, 3, 35)), op("reshape", 0, shape=(6, 2, 35)), op("exp", 1), op("reshape", 3, shape=(84, 5))),
        [(6, 1, 1)],
    ),
    "what a square root is taken of": (
        [(6, 5)],
        (op("transpose", 0, permutation=(1, 0)), op("matmul", 0, 1), op("sqrt", 2), op("exp", 0)),
        [(2, 5)],
    ),
}


@pytest.mark.parametrize("name", RULES)
def test_rules(name: str) -> None:
    """What nothing reads is an output."""
    shapes, nodes, small = RULES[name]
    read = {v for node in nodes for v in node.operands}
    outputs = tuple(v for v in range(len(shapes), len(shapes) + len(nodes)) if v not in read)
    source = program("s", tensors(*shapes), *nodes, outputs=outputs)
    pair = fewer(source)
    assert input_shapes(pair) == small
    if pair is not None:
        assert verify(*pair).equivalent
        assert fewer_rows(*pair) is None, "nothing is left to take away"


def one_block(shape: tuple[int, ...], b: Body, grid: tuple[int, ...], loop: int = 1, reads: int = 1) -> Program:
    return program("p", tensors(*(shape,) * reads), b.block(tuple(range(reads)), grid, loop))


def test_a_loop_that_joins_is_kept_and_its_tile_is_not() -> None:
    for kind in ("sum", "max"):
        b = Body(1)
        b.store(b.accumulate(b.load(0, (1,), 0), kind), (1,))
        assert input_shapes(fewer(one_block((64, 512), b, (8,), 4))) == [(4, 1)]
    b = Body(1)
    e, s = b.apply("exp", b.load(0, (1,), 0)), b.load(0, (1,), 0)
    b.store(b.accumulate(e, shift=s), (1,))
    assert input_shapes(fewer(one_block((64, 512), b, (8,), 4))) == [(4, 1)]


def test_a_loop_that_concatenates_is_free() -> None:
    b = Body(1)
    b.store(b.accumulate(b.apply("exp", b.load(0, (0,), 1)), "concat", 1), (0,))
    pair = fewer(program("s", tensors(X), op("exp", 0)), one_block(X, b, (4,), 8))
    assert input_shapes(pair) == [(1, 1)]
    assert pair is not None
    (graph,) = pair[1].nodes
    assert isinstance(graph, GraphOp)
    assert (graph.grid, graph.loop) == ((1,), 1)


def test_a_load_that_the_loop_does_not_split() -> None:
    """Every iteration sees all rows of the second operand; what the loop sums up is the first's."""
    b = Body(2)
    b.store(b.accumulate(b.apply("mul", b.load(0, (0,), 1), b.load(1, (0,)))), (0,))
    p = program("p", tensors((64, 512), (64, 128)), b.block((0, 1), (8,), 4))
    assert input_shapes(fewer(p)) == [(1, 4), (1, 1)]


def test_partial_sums_in_a_new_dimension() -> None:
    """The second kernel sums over what the grid of the first puts in front; the grid alone binds nothing."""
    b = Body(1)
    b.store(b.apply("sum", b.load(0, (1, 0)), dim=1), (NEW_DIM, 0), F32)
    partial = b.block((0,), (16, 8))
    whole = program("p", tensors(X), partial, op("sum", 1, dim=0), op("reshape", 2, shape=(64, 1)))
    pair = fewer(program("s", tensors(X), op("sum", 0, dim=1)), whole)
    assert input_shapes(pair) == [(1, 512)]
    assert pair is not None
    assert isinstance(first := pair[1].nodes[0], GraphOp)
    assert first.grid == (16, 1)
    assert verify(*pair).equivalent
    alone = Body(1)
    alone.store(alone.load(0, (1, 0)), (NEW_DIM, 0), F32)
    assert input_shapes(fewer(one_block(X, alone, (16, 8)))) == [(1, 1)]


def test_a_grid_that_replicates() -> None:
    """Blocks that all see the same input and put it side by side."""
    b = Body(1)
    b.store(b.load(0, (ALL, 0)), (1, 0), F32)
    copies = one_block(X, b, (3, 4))
    pair = fewer(program("s", tensors(X), op("concat", 0, 0, 0, dim=1)), copies)
    assert input_shapes(pair) == [(1, 1)]
    assert pair is not None
    assert outputs_of(pair[1]) == [(1, 3)]
    assert input_shapes(fewer(copies)) == [(1, 1)]


def test_thread_graphs() -> None:
    t = Body(2)
    t.store(t.apply("exp", t.apply("mul", t.load(0, (0, 1)), t.load(1, (0, ALL)))), (0, 1), F32)
    b = Body(2)
    e = b.add(GraphOp(Level.THREAD, (b.load(0, (0,)), b.load(1, (0,))), (2, 32), tuple(t.nodes)))
    b.store(b.apply("sum", e, dim=1), (0,))
    fused = program("f", tensors(X, (64, 1)), b.block((0, 1), (16,)))
    pair = fewer(program("s", tensors(X, (64, 1)), op("mul", 0, 1), op("exp", 2), op("sum", 3, dim=1)), fused)
    assert input_shapes(pair) == [(1, 512), (1, 1)]
    assert pair is not None
    (graph,) = pair[1].nodes
    assert isinstance(graph, GraphOp)
    assert [n.grid for n in graph.body if isinstance(n, GraphOp)] == [(1, 32)]
    assert verify(*pair).equivalent


def test_a_mean_in_a_block_is_of_its_tile() -> None:
    b = Body(1)
    b.store(b.apply("mean", b.load(0, (0,)), dim=1), (0,))
    pair = fewer(program("s", tensors(X), op("mean", 0, dim=1)), one_block(X, b, (4,)))
    assert input_shapes(pair) == [(1, 512)]
    assert pair is not None
    assert verify(*pair).equivalent


def test_terms_of_a_registered_operator_cancel_only_where_it_has_a_value() -> None:
    """Σ log x has none for x < 0, so 3·y + Σ log x − Σ log x is not 3·y; and it is when the row says that it has one everywhere."""
    answers: list[bool] = []
    for domain in (Domain.UNKNOWN, Domain.ALL):
        register(
            reduction(
                "sumlog",
                lambda E, bound, x, dim: E.sum(E.function("log", x), bound),
                lambda np, x, dim: np.sum(np.log(x), axis=dim, keepdims=True),
                lambda F, x, dim: F.sum(F.oracle("log", x), dim),
                domain=domain,
                neutral=1.0,
            )
        )
        try:
            shapes = tensors((8, 16), (8, 1))
            source = program("s", shapes, op("scale", 1, value=3.0))
            steps = (op("scale", 1, value=3.0), op("sumlog", 0, dim=1), op("add", 2, 3), op("sub", 4, 3))
            answers.append(verify(source, program("c", shapes, *steps)).equivalent)
        finally:
            unregister("sumlog")
    assert answers == [False, True]


def test_operators_registered_at_run_time() -> None:
    """What they do to dimensions is known by their kind."""
    register(unary_function("softsign", lambda np, x: x / (1 + np.abs(x))))
    register(
        reduction(
            "sumsq",
            lambda E, bound, x, dim: E.sum(E.mul(x, x), bound),
            lambda np, x, dim: np.sum(x * x, axis=dim, keepdims=True),
            lambda F, x, dim: F.sum(F.mul(x, x), dim),
        )
    )
    try:
        assert input_shapes(fewer(program("s", tensors(X), op("softsign", 0)))) == [(1, 1)]
        assert input_shapes(fewer(program("s", tensors((3, 64, 512)), op("sumsq", 0, dim=1)))) == [(1, 64, 1)]
    finally:
        unregister("softsign")
        unregister("sumsq")


def test_what_has_no_fewer_rows() -> None:
    whole = program("s", tensors(X), op("exp", 0))
    assert fewer_rows(whole, program("c", tensors(X, X), op("exp", 0))) is None
    assert fewer_rows(whole, program("c", tensors(X), op("exp", 0), op("sum", 1, dim=0))) is None
    assert fewer_rows(whole, program("c", tensors(X), op("exp", 0), outputs=(1, 1))) is None
    assert fewer_rows(whole, program("c", tensors(X), op("softmax", 0, dim=1))) is None
    assert fewer_rows(whole, program("c", tensors(X), op("no such operator", 0))) is None
    scalar = program("s", tensors(()), op("exp", 0))
    assert fewer_rows(scalar, scalar) is None
    assert place_at_full_size(scalar, scalar) is None


N = 4
SQUARE = tensors((N, N), (N, N))
THREE = tensors((9, 3))
ROWS = tensors((8, 6))


def exchanged(imap: tuple[int, ...], omap: tuple[int, ...]) -> Program:
    b = Body(1)
    b.store(b.apply("exp", b.load(0, imap)), omap)
    return program("c", tensors((N, N)), b.block((0,), (2, 2)))


def in_another_order() -> Program:
    """Blocks take rows 3·g + h and put them at 3·h + g."""
    b = Body(1)
    b.store(b.apply("exp", b.load(0, (0, 0))), (0, NEW_DIM))
    return program("c", THREE, b.block((0,), (3, 3)), op("reshape", 1, shape=(9, 3)))


def a_tile_off() -> Program:
    """Each block adds the tiles that the other grid dimension is meant for."""
    b = Body(2)
    b.store(b.apply("add", b.load(0, (ALL, 0)), b.load(1, (0, ALL))), (0, 1))
    return program("c", tensors((N, 3), (N, 3)), b.block((0, 1), (N, N)))


def all_sums() -> Program:
    x, y = (op("reshape", i, shape=s) for i, s in ((0, (N, 1, 3)), (1, (1, N, 3))))
    return program("s", tensors((N, 3), (N, 3)), x, y, op("add", 2, 3), op("reshape", 4, shape=(N, 3 * N)))


LAST_ROW = (op("slice", 0, dim=0, start=0, stop=7), op("slice", 0, dim=0, start=7, stop=8), op("exp", 1), op("square", 2))
EXP = program("s", ROWS, op("exp", 0))
EXP_SQUARE = program("s", tensors((N, N)), op("exp", 0))
GRAM = program("s", tensors((N, 3)), op("transpose", 0, permutation=(1, 0)), op("matmul", 0, 1))
BATCH = tensors((N, N, 3), (N, N, 3))
WRONG: dict[str, tuple[Program, Program]] = {
    "the last row": (EXP, program("c", ROWS, *LAST_ROW, op("concat", 3, 4, dim=0))),
    "rows 4 to 6": (
        EXP,
        program(
            "c",
            ROWS,
            *(op("slice", 0, dim=0, start=a, stop=b) for a, b in ((0, 4), (4, 6), (6, 8))),
            op("exp", 1),
            op("exp", 3),
            op("concat", 4, 2, 5, dim=0),
        ),
    ),
    "two halves exchanged": (
        EXP,
        program("c", ROWS, *(op("slice", 0, dim=0, start=a, stop=a + 4) for a in (4, 0)), op("concat", 1, 2, dim=0), op("exp", 3)),
    ),
    "one row is another": (
        EXP,
        program(
            "c",
            ROWS,
            *(op("slice", 0, dim=0, start=a, stop=b) for a, b in ((0, 7), (6, 7))),
            op("concat", 1, 2, dim=0),
            op("exp", 3),
        ),
    ),
    "a row of a broadcast": (
        program("s", tensors((1, 6)), op("broadcast", 0, shape=(8, 6))),
        program("c", tensors((1, 6)), op("broadcast", 0, shape=(7, 6)), op("exp", 0), op("concat", 1, 2, dim=0)),
    ),
    "off the diagonal": (
        GRAM,
        program("c", tensors((N, 3)), op("square", 0), op("sum", 1, dim=1), op("broadcast", 2, shape=(N, N))),
    ),
    "Y·Xᵀ for X·Yᵀ": (
        program("s", tensors((N, 3), (N, 3)), op("transpose", 1, permutation=(1, 0)), op("matmul", 0, 2)),
        program("c", tensors((N, 3), (N, 3)), op("transpose", 0, permutation=(1, 0)), op("matmul", 1, 2)),
    ),
    "a square transposed": (EXP_SQUARE, program("c", tensors((N, N)), op("transpose", 0, permutation=(1, 0)), op("exp", 1))),
    "a product of squares transposed": (
        program("s", SQUARE, op("matmul", 0, 1)),
        program("c", SQUARE, op("matmul", 0, 1), op("transpose", 2, permutation=(1, 0))),
    ),
    "a weight transposed": (
        program("s", SQUARE, op("matmul", 0, 1)),
        program("c", SQUARE, op("transpose", 1, permutation=(1, 0)), op("matmul", 0, 2)),
    ),
    "a column for a row": (
        program("s", tensors((N, N), (N,)), op("add", 0, 1)),
        program("c", tensors((N, N), (N,)), op("reshape", 1, shape=(N, 1)), op("add", 0, 2)),
    ),
    "grid dimensions exchanged in a store": (EXP_SQUARE, exchanged((0, 1), (1, 0))),
    "grid dimensions exchanged in a load": (EXP_SQUARE, exchanged((1, 0), (0, 1))),
    "rows in another order, by a grid": (program("s", THREE, op("exp", 0)), in_another_order()),
    "rows in another order, by a transpose": (
        program("s", THREE, op("exp", 0)),
        program(
            "c",
            THREE,
            op("reshape", 0, shape=(3, 3, 3)),
            op("transpose", 1, permutation=(1, 0, 2)),
            op("reshape", 2, shape=(9, 3)),
            op("exp", 3),
        ),
    ),
    "another tile": (all_sums(), a_tile_off()),
    "a batch for another": (
        program("s", BATCH, op("add", 0, 1)),
        program("c", BATCH, op("transpose", 1, permutation=(1, 0, 2)), op("add", 0, 2)),
    ),
    "a batch of products for another": (
        program("s", tensors((N, N, 2, 3), (N, N, 3, 2)), op("matmul", 0, 1)),
        program("c", tensors((N, N, 2, 3), (N, N, 3, 2)), op("transpose", 0, permutation=(1, 0, 2, 3)), op("matmul", 2, 1)),
    ),
    "the other output": (
        program("s", SQUARE, op("exp", 0), op("exp", 1), outputs=(2, 3)),
        program("c", SQUARE, op("exp", 0), op("exp", 1), outputs=(3, 2)),
    ),
    "a sum over the wrong one": (
        program("s", tensors((N, N, 3)), op("sum", 0, dim=0), op("reshape", 1, shape=(N, 3))),
        program("c", tensors((N, N, 3)), op("sum", 0, dim=1), op("reshape", 1, shape=(N, 3))),
    ),
    "one row less in the sum": (
        program("s", ROWS, op("sum", 0, dim=0)),
        program("c", ROWS, op("slice", 0, dim=0, start=0, stop=7), op("sum", 1, dim=0)),
    ),
    "a divisor that is another extent": (
        program("s", ROWS, op("mean", 0, dim=1)),
        program("c", ROWS, op("sum", 0, dim=1), op("scale", 1, value=1 / 8)),
    ),
    "reshaped for transposed": (
        program("s", tensors((6, N)), op("transpose", 0, permutation=(1, 0))),
        program("c", tensors((6, N)), op("reshape", 0, shape=(N, 6))),
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_pairs_stay_wrong(name: str) -> None:
    """Whatever shrinks: and where the small pair differs, so does the full one."""
    source, candidate = (normalize(decompose(p)) for p in WRONG[name])
    assert not verify(source, candidate).equivalent
    small = fewer_rows(source, candidate)
    if small is not None:
        verdict = verify(*small)
        assert not verdict.equivalent
        assert verdict.output is not None and verdict.entry is not None
        place = place_at_full_size(source, candidate)
        assert place is not None
        entry = place(verdict.output, verdict.entry)
        inputs = [np.random.default_rng(i).uniform(0.5, 1.5, t.shape) for i, t in enumerate(source.inputs)]
        ours, theirs = (run_program(p, inputs, precision="float64")[verdict.output][entry] for p in (source, candidate))
        assert abs(ours - theirs) > 1e-6


def test_most_wrong_pairs_do_shrink() -> None:
    kept = {name for name, pair in WRONG.items() if fewer(*pair) is None}
    assert kept == {"reshaped for transposed"}


def programs(random: Random) -> Iterator[Program]:
    """Random programs of operators, random graphs of all levels, hand-written fused forms; without end."""
    while True:
        yield decompose(random_operators(random))
        yield decompose(random.choice(random.choice(SMALL)))
        for _ in range(3):
            try:
                yield decompose(random_mugraph(random))
            except IndexError:  # It found nothing to read: no program.
                continue


def changed(p: Program, random: Random) -> Program:
    """Rewritten, wrong, both, or as it is."""
    if random.random() < 0.5:
        made = rewritten(p, random)
        p = p if made is None else made[1]
    if random.random() < 0.7:
        wrong = mutant(p, random)
        p = p if wrong is None else wrong[1]
    return p


def with_inputs(p: Program) -> Program:
    return replace(p, outputs=(*range(len(p.inputs)), *p.outputs))


def test_a_small_entry_is_a_large_one() -> None:
    """Over the real numbers, where no verifier is needed: with the inputs that the lemma says, and the outputs where it says."""
    random = Random(1)
    smaller = 0
    for p, _ in zip(programs(random), range(200), strict=False):
        # Inputs are outputs as well, so that it can be asked where their entries stand.
        pair = with_inputs(p), with_inputs(changed(p, random))
        small, place = fewer_rows(*pair), place_at_full_size(*pair)
        if small is None or place is None:
            continue

        def part(output: int, array: Any, shape: tuple[int, ...], place: Place = place) -> Any:
            return np.array([array[place(output, entry)] for entry in np.ndindex(shape)]).reshape(shape)

        inputs = [np.random.default_rng(i).uniform(0.2, 1.2, t.shape) for i, t in enumerate(p.inputs)]
        fewer_inputs = [part(i, x, t.shape) for i, (x, t) in enumerate(zip(inputs, small[0].inputs, strict=True))]
        for full, reduced in zip(pair, small, strict=True):
            with np.errstate(all="ignore"):
                large = run_program(full, inputs, precision="float64")
                few = run_program(reduced, fewer_inputs, precision="float64")
            for i, (x, y) in enumerate(zip(large, few, strict=True)):
                np.testing.assert_allclose(part(i, x, y.shape), y, rtol=1e-9, equal_nan=True)
                smaller += y.size < x.size
    assert smaller > 400


def fits(program: Program) -> bool:
    """Whether the tiles that the identities add fit shared memory: nobody runs such programs, but the verifier's input must."""
    try:
        infer_program(program)
    except ProgramError:
        return False
    return True


def test_verdicts_are_those_of_the_full_pair(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(equivalence, "fewer_rows", lambda source, candidate: None)
    random = Random(2)
    counts: Counter[bool] = Counter()
    for p in programs(random):
        splitting = random.choice(list(Splitting))
        pair = normalize(p, splitting), normalize(decompose(changed(p, random)), splitting)
        small = fewer_rows(*pair)
        if small is not None and pair[0] != pair[1] and all(map(fits, (*pair, *small))):
            equivalent = verify(*pair, classes=False).equivalent
            assert verify(*small, seed=1, classes=False).equivalent == equivalent, pair
            counts[equivalent] += 1
        if counts.total() == 150:
            break
    assert min(counts.values()) > 30, counts
