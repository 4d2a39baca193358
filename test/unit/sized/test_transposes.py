"""Transposes that kernels do themselves: the program computes the same, and no number of keys makes its loads narrow."""

from __future__ import annotations

from itertools import permutations

import numpy as np
import pytest

from mirage_ir.block.cost import program_cost
from mirage_ir.check import infer_program
from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.interpret.real import run_program
from mirage_ir.program import (
    REPLICATE,
    Accumulate,
    AccumulatorKind,
    Apply,
    DType,
    GraphOp,
    Level,
    Load,
    Program,
    Shape,
    Store,
    TensorType,
    make_attrs,
)
from mirage_ir.sized.transposes import transposed_inside
from mirage_ir.target.machines import machine

H100 = machine("h100")


def scores(keys: int, tile: Shape | None = None, blocks: int = 4) -> Decomposed:
    """q · kᵀ, of which a kernel reads the transpose; the loop goes over parts of the depth."""
    q, k = TensorType((2, 16, 64), DType.f16), TensorType((2, keys, 64), DType.f16)
    loads = Load(0, (0, REPLICATE), 2), Load(1, (0, 2), 1, tile)
    body = (*loads, Apply("matmul", (2, 3)), Accumulate(AccumulatorKind.SUM, 4), Store(5, (0, 2), DType.f32))
    nodes = (
        Apply("transpose", (1,), make_attrs({"permutation": (0, 2, 1)})),
        GraphOp(Level.BLOCK, (0, 2), (2, blocks), body, loop=2),
    )
    program = Program("scores", (q, k), nodes, (3,))
    infer_program(program)
    return decompose(program)


def results(program: Program) -> list[np.ndarray]:
    rng = np.random.default_rng(0)
    return run_program(program, [rng.standard_normal(t.shape) for t in program.inputs], precision="float64")


@pytest.mark.parametrize(("keys", "tile"), [(128, None), (101, (1, 32, 26))])
def test_a_kernel_transposes_the_tiles_that_it_loads(keys: int, tile: Shape | None) -> None:
    program = scores(keys, tile)
    found = transposed_inside(program)
    (graph,) = found.nodes
    assert isinstance(graph, GraphOp) and graph.operands == (0, 1)
    assert [n.op for n in graph.body if isinstance(n, Apply)] == ["transpose", "matmul"]
    assert infer_program(found)[-1] == infer_program(program)[-1]
    assert np.array_equal(results(found)[0], results(program)[0])


def test_rows_of_odd_length_are_told_from_columns() -> None:
    program = scores(8189, (1, 32, 128), 64)
    assert program_cost(transposed_inside(program), H100) < program_cost(program, H100)


@pytest.mark.parametrize("order", [*permutations(range(3))])
def test_any_order(order: Shape) -> None:
    x = TensorType((4, 6, 8), DType.f32)
    whole = tuple(x.shape[d] for d in order)
    body = (Load(0, (0, 2)), Apply("exp", (1,)), Store(2, (0, 2), DType.f32))
    nodes = (Apply("transpose", (0,), make_attrs({"permutation": order})), GraphOp(Level.BLOCK, (1,), (2, 2), body))
    program = decompose(Program("turned", (x,), nodes, (2,)))
    assert infer_program(program)[2].shape == whole
    found = transposed_inside(program)
    assert found.kernels == 1 and len(found.nodes) == 1
    assert np.array_equal(results(found)[0], results(program)[0])


def test_transposes_that_others_need_stay() -> None:
    program = scores(128)
    kept = decompose(Program("kept", program.inputs, program.nodes, (3, 2)))
    assert transposed_inside(kept) == kept
    read = decompose(Program("read", program.inputs, (*program.nodes, Apply("exp", (2,))), (3, 4)))
    assert transposed_inside(read) == read


def test_a_transpose_stays_where_a_kernel_has_no_room_for_two_tiles() -> None:
    """Of two products with transposed tensors, one loads tiles of 128 KiB."""
    inputs = tuple(TensorType(shape, DType.f16) for shape in ((16, 128), (1024, 128), (64, 128)))
    turned = (Apply("transpose", (v,), make_attrs({"permutation": (1, 0)})) for v in (1, 2))
    loads = Load(0, (REPLICATE,), 1), Load(1, (REPLICATE,), 0)
    body = (*loads, Apply("matmul", (2, 3)), Accumulate(AccumulatorKind.SUM, 4), Store(5, (REPLICATE,), DType.f16))
    kernels = (GraphOp(Level.BLOCK, (0, v), (1,), body, loop=2) for v in (3, 4))
    program = decompose(Program("two", inputs, (*turned, *kernels), (5, 6)))
    infer_program(program)
    found = transposed_inside(program)
    infer_program(found)
    assert [node.operands for node in found.nodes] == [(1,), (0, 3), (0, 2)]
    assert all(map(np.array_equal, results(found), results(program)))
