"""Thread graphs by rule: what is fused, what is not, and that nothing changes but that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mirage_ir.check import check_graph, infer_program, stages_of
from mirage_ir.form_threads import form_threads, thread_grid
from mirage_ir.interpret import run_program
from mirage_ir.ops import Kind, operator
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
    Stage,
    Store,
    TensorType,
    make_attrs,
)

TYPES = (
    TensorType((8, 64), DType.f16),
    TensorType((8, 1), DType.f32),
    TensorType((64,), DType.f16),
    TensorType((8, 64), DType.f32),
)
LOADS = (Load(0, (0,), 1), Load(1, (0,)), Load(2, (-1,), 0), Load(3, (0,)))


def one_kernel(body: Sequence[BodyNode], loop: int = 2) -> Program:
    builder = ProgramBuilder("p")
    inputs = [builder.input(t) for t in TYPES]
    builder.output(*builder.add(GraphOp(Level.BLOCK, tuple(inputs), (2,), tuple(body), loop=loop)))
    return builder.build()


def block(program: Program) -> GraphOp:
    (node,) = program.nodes
    assert isinstance(node, GraphOp)
    return node


def thread_graphs(program: Program) -> list[GraphOp]:
    return [node for node in block(program).body if isinstance(node, GraphOp)]


@st.composite
def programs(draw: st.DrawFn) -> Program:
    """One kernel of element-wise operators, reductions and accumulators, with every value that nobody reads stored."""
    body: list[BodyNode] = list(LOADS)
    for _ in range(draw(st.integers(1, 12))):
        graph = GraphOp(Level.BLOCK, (0, 1, 2, 3), (2,), (*body, Store(7, (0,), DType.f32)), loop=2)
        stages, count = stages_of(graph), 4 + len(body)
        types = check_graph(graph, TYPES)
        value = draw(st.integers(4, count - 1))
        kind = draw(st.sampled_from(("unary", "unary", "binary", "binary", "sum", "accumulate")))
        if kind == "unary":
            body.append(Apply(draw(st.sampled_from(("tanh", "sigmoid", "neg"))), (value,)))
        elif kind == "binary":
            rank = len(types[value].shape)
            wrong = {Stage.VARIANT: Stage.ACCUMULATED, Stage.ACCUMULATED: Stage.VARIANT}.get(stages[value])
            fits = [v for v in range(4, count) if stages[v] is not wrong and _meet(types[v].shape, types[value].shape) and rank]
            body.append(Apply(draw(st.sampled_from(("add", "mul", "maximum"))), (value, draw(st.sampled_from(fits)))))
        elif kind == "sum":
            body.append(Apply("sum", (value,), make_attrs({"dim": len(types[value].shape) - 1})))
        elif stages[value] is Stage.VARIANT:
            body.append(Accumulate(AccumulatorKind.SUM, value))
    graph = GraphOp(Level.BLOCK, (0, 1, 2, 3), (2,), (*body, Store(7, (0,), DType.f32)), loop=2)
    stages, types = stages_of(graph), check_graph(graph, TYPES)
    split = [v for v in range(4, 4 + len(body)) if stages[v] is not Stage.VARIANT and len(types[v].shape) == 2]
    body.extend(Store(v, (0,), DType.f32) for v in split)
    return one_kernel(body)


def _meet(a: tuple[int, ...], b: tuple[int, ...]) -> bool:
    return all(m == n or 1 in (m, n) for m, n in zip(reversed(a), reversed(b), strict=False))


def inputs() -> list[Any]:
    rng = np.random.default_rng(1)
    return [rng.standard_normal(t.shape) for t in TYPES]


@settings(max_examples=60, deadline=None)
@given(programs())
def test_fused_programs_are_well_formed_and_compute_the_same(program: Program) -> None:
    fused = form_threads(program)
    assert infer_program(fused) == infer_program(program)
    for precision in ("float64", "emulated"):
        for old, new in zip(
            run_program(program, inputs(), precision=precision), run_program(fused, inputs(), precision=precision), strict=True
        ):
            np.testing.assert_array_equal(old, new)


@settings(max_examples=60, deadline=None)
@given(programs())
def test_operators_are_kept_and_groups_have_two_or_more(program: Program) -> None:
    fused = form_threads(program)
    inside = [[n for n in graph.body if isinstance(n, Apply)] for graph in thread_graphs(fused)]
    assert all(len(group) > 1 for group in inside)
    assert all(operator(n.op).kind is Kind.ELEMENTWISE for group in inside for n in group)
    after = [n.op for n in block(fused).body if isinstance(n, Apply)] + [n.op for group in inside for n in group]
    assert sorted(after) == sorted(n.op for n in block(program).body if isinstance(n, Apply))


def test_a_chain_becomes_one_thread_graph() -> None:
    fused = form_threads(
        one_kernel([*LOADS, Apply("exp", (7,)), Apply("mul", (8, 5)), Apply("tanh", (9,)), Store(10, (0,), DType.f16)])
    )
    (graph,) = thread_graphs(fused)
    assert [n.op for n in graph.body if isinstance(n, Apply)] == ["exp", "mul", "tanh"]
    assert graph.operands == (7, 5)
    assert graph.body[:2] == (Load(0, (0, 1)), Load(1, (0, -1)))


def test_a_lone_operator_stays() -> None:
    program = one_kernel([*LOADS, Apply("exp", (7,)), Store(8, (0,), DType.f16)])
    assert form_threads(program) == program


def test_what_leaves_the_group_and_comes_back_is_not_fused() -> None:
    """exp, its row sum, and the quotient of both: the reduction stands between, so the quotient needs a graph of its own."""
    body = [
        *LOADS,
        Apply("exp", (7,)),
        Apply("sum", (8,), make_attrs({"dim": 1})),
        Apply("div", (8, 9)),
        Store(10, (0,), DType.f16),
    ]
    program = one_kernel(body)
    assert form_threads(program) == program


def test_values_of_different_stages_are_not_fused() -> None:
    """An operator after the loop does not join one inside it."""
    body = [
        *LOADS,
        Apply("exp", (4,)),
        Accumulate(AccumulatorKind.SUM, 8),
        Apply("tanh", (9,)),
        Apply("neg", (10,)),
        Store(11, (0,), DType.f16),
    ]
    (graph,) = thread_graphs(form_threads(one_kernel(body)))
    assert [n.op for n in graph.body if isinstance(n, Apply)] == ["tanh", "neg"]


def test_stores_keep_their_order() -> None:
    body = [
        *LOADS,
        Apply("exp", (7,)),
        Store(8, (0,), DType.f16),
        Apply("neg", (5,)),
        Store(9, (0,), DType.f32),
        Apply("tanh", (8,)),
        Store(10, (0,), DType.f32),
    ]
    program = one_kernel(body)
    fused = form_threads(program)
    assert [s.dtype for s in block(fused).stores] == [DType.f16, DType.f32, DType.f32]
    assert infer_program(fused) == infer_program(program)


@pytest.mark.parametrize(
    ("shape", "threads", "expected"),
    [
        ((4, 64), 128, ((0, 1), (2, 64))),
        ((7, 320), 128, ((1,), (80,))),
        ((1, 1), 128, ((-1,), (1,))),
        ((2, 3, 5, 7), 1024, ((1, 2, 3), (3, 5, 7))),
        ((), 32, ((-1,), (1,))),
    ],
)
def test_thread_grid(shape: tuple[int, ...], threads: int, expected: Any) -> None:
    assert thread_grid(shape, threads) == expected
