"""A reduction and a contraction that nobody knew before: rows of the table with Triton rules, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from xdsl.dialects.builtin import TensorType as BuiltinTensorType
from xdsl.dialects.builtin import f32
from xdsl.ir import Block

import mirage_ir as mi
from mirage_ir.decompose import decompose
from mirage_ir.errors import LoweringError
from mirage_ir.interpret import run_program
from mirage_ir.lowering.mlir.builder import Builder
from mirage_ir.lowering.mlir.tensors import TensorValue, apply
from mirage_ir.lowering.triton import emit_module, register_rule, unregister_rule
from mirage_ir.lowering.triton.rules import Rule
from mirage_ir.ops import contraction, reduction, register, unregister
from mirage_ir.program import REPLICATE, Apply, Attr, DType, GraphOp, Level, Load, Program, Store, TensorType, make_attrs
from mirage_ir.target import machine
from mirage_ir.verify import verify
from mirage_ir.verify.counterexample import find

F16 = DType.f16
ROWS = [
    reduction(
        "sumsq",
        lambda E, bound, x, dim: E.sum(E.mul(x, x), bound),
        lambda np, x, dim: np.sum(x * x, axis=dim, keepdims=True),
        lambda F, x, dim: F.sum(F.mul(x, x), dim),
    ),
    reduction(
        "sumexp",
        lambda E, bound, x, dim: E.sum(E.function("exp", x), bound),
        lambda np, x, dim: np.sum(np.exp(x), axis=dim, keepdims=True),
        lambda F, x, dim: F.sum(F.oracle("exp", x), dim),
        neutral=float("-inf"),
    ),
    contraction(
        "twice",
        lambda E, bound, x, y: E.sum(E.add(E.mul(x, y), E.mul(x, y)), bound),
        lambda np, x, y: 2 * np.matmul(x, y),
        lambda F, x, y: F.mul(F.constant(2), F.matmul(x, y)),
    ),
    contraction(
        "distance",
        lambda E, bound, x, y: E.sum(E.mul(E.add(x, E.neg(y)), E.add(x, E.neg(y))), bound),
        lambda np, x, y: np.sum(x * x, axis=-1, keepdims=True) - 2 * np.matmul(x, y) + np.sum(y * y, axis=-2, keepdims=True),
        lambda F, x, y: F.add(F.sub(F.sum(F.mul(x, x), -1), F.mul(F.constant(2), F.matmul(x, y))), F.sum(F.mul(y, y), -2)),
    ),
]


def squares(x: str, axis: int) -> str:
    return f"tl.sum({x}.to(tl.float32) * {x}.to(tl.float32), {axis}, keep_dims=True)"


RULES: dict[str, Rule] = {
    "sumsq": "tl.sum({0} * {0}, {axis})",
    "sumexp": "tl.sum(tl.exp({0}), {axis})",
    "twice": "2.0 * tl.dot({0}, {1}, input_precision='ieee')",
    "distance": lambda x, y: f"{squares(x, -1)} + {squares(y, -2)} - 2.0 * tl.dot({x}, {y}, input_precision='ieee')",
}


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    for row in ROWS:
        register(row)
        register_rule(row.name, RULES[row.name])
    yield
    for row in ROWS:
        unregister(row.name)
        unregister_rule(row.name)


def meaning(name: str, *xs: Any, dim: Any = 1) -> Any:
    """By definition, term by term."""
    match name:
        case "sumsq":
            return (xs[0] ** 2).sum(dim, keepdims=True)
        case "sumexp":
            return np.exp(xs[0]).sum(dim, keepdims=True)
        case "twice":
            return np.einsum("...mk,...kn->...mn", *xs) * 2
        case _:
            return ((xs[0][..., :, :, None] - xs[1][..., None, :, :]) ** 2).sum(-2)


def in_a_block(name: str, shapes: list[tuple[int, ...]], tile: tuple[int, ...], **attrs: Attr) -> Program:
    """One operator in a graph of one block."""
    loads = [Load(v, (REPLICATE,)) for v in range(len(shapes))]
    operands = tuple(range(len(shapes), 2 * len(shapes)))
    body = (*loads, Apply(name, operands, make_attrs(attrs)), Store(2 * len(shapes), (REPLICATE,), DType.f32))
    graph = GraphOp(Level.BLOCK, tuple(range(len(shapes))), (1,), body)
    return Program("one", tuple(TensorType(s, F16) for s in shapes), (graph,), (len(shapes),))


CASES: list[tuple[str, list[tuple[int, ...]], dict[str, Attr]]] = [
    ("sumsq", [(8, 24)], {"dim": 1}),
    ("sumsq", [(3, 5, 6)], {"dim": 1}),
    ("sumsq", [(4, 1)], {"dim": 1}),
    ("sumsq", [(1, 1)], {"dim": 0}),
    ("sumexp", [(5, 3, 12)], {"dim": 2}),
    ("sumexp", [(6, 10)], {"dim": 0}),
    ("twice", [(4, 24), (24, 6)], {}),
    ("twice", [(3, 4, 8), (8, 6)], {}),
    ("distance", [(4, 24), (24, 6)], {}),
    ("distance", [(2, 4, 8), (2, 8, 6)], {}),
    ("distance", [(3, 1, 4, 8), (2, 8, 6)], {}),
    ("distance", [(4, 1), (1, 6)], {}),
]
IDS = [f"{name}-{'-'.join('x'.join(map(str, s)) for s in shapes)}" for name, shapes, _ in CASES]


@pytest.mark.parametrize(("name", "shapes", "attrs"), CASES, ids=IDS)
def test_interpreter_and_triton_compute_it(
    name: str, shapes: list[tuple[int, ...]], attrs: dict[str, Attr], run_module: Callable[[str], ModuleType]
) -> None:
    """Also where Triton pads the tiles, in batches, and where a single entry is bound."""
    at_kernel_level = Program(
        "one",
        tuple(TensorType(s, F16) for s in shapes),
        (Apply(name, tuple(range(len(shapes))), make_attrs(attrs)),),
        (len(shapes),),
    )
    block = in_a_block(name, shapes, shapes[0], **attrs)
    draw = np.random.default_rng(1)
    inputs = [draw.uniform(-1, 1, s).astype(np.float16) for s in shapes]
    wanted = meaning(name, *(x.astype(np.float64) for x in inputs), **attrs)
    for program in (at_kernel_level, block):
        assert np.allclose(run_program(program, inputs, precision="float64")[0], wanted, rtol=1e-12)
        module = run_module(emit_module(decompose(program), decompose(at_kernel_level), machine=machine("h100")))
        assert module.main([]) == 0


def normalized_product(graph: mi.Graph, sumsq: Callable[[mi.Tensor], mi.Tensor]) -> None:
    x, w = graph.new_input((8, 512)), graph.new_input((512, 128))
    graph.mark_output((x @ w) / graph.sqrt(sumsq(x)))


def kernel_function(graph: mi.Graph, distance: Callable[[mi.Tensor, mi.Tensor], mi.Tensor]) -> None:
    """exp(-‖x - c‖² / 256) · v"""
    x, c, v = graph.new_input((32, 256)), graph.new_input((256, 128)), graph.new_input((128, 64))
    graph.mark_output(graph.exp(graph.scale(distance(x, c), -1 / 256)) @ v)


def test_a_reduction_is_fused_as_the_operators_that_it_stands_for(run_module: Callable[[str], ModuleType]) -> None:
    graph = mi.new_graph()
    normalized_product(graph, lambda x: graph.sumsq(x, dim=1))
    kernel = graph.superoptimize()
    assert kernel.kernels == 1
    assert kernel.verdict.equivalent
    assert "tl.sum(" in kernel.source
    assert run_module(kernel.source).main([]) == 0
    spelled = mi.new_graph()
    normalized_product(spelled, lambda x: spelled.sum(spelled.square(x), 1))
    assert verify(spelled.program(), kernel.program).equivalent


def test_a_contraction_is_fused(run_module: Callable[[str], ModuleType]) -> None:
    graph = mi.new_graph()
    kernel_function(graph, graph.distance)
    kernel = graph.superoptimize()
    assert kernel.kernels < 3
    assert kernel.verdict.equivalent
    assert "tl.sum(" in kernel.source
    assert run_module(kernel.source).main([]) == 0


def test_the_loop_splits_what_a_contraction_binds() -> None:
    graph = mi.new_graph()
    x, y = graph.new_input((64, 4096)), graph.new_input((4096, 64))
    graph.mark_output(graph.distance(x, y))
    (node, *_) = graph.superoptimize().program.nodes
    assert isinstance(node, GraphOp)
    assert node.loop > 1


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        (lambda g, x, y: g.sumsq(x, dim=1), lambda g, x, y: g.sum(x, 1)),
        (lambda g, x, y: g.sumsq(x, dim=0), lambda g, x, y: g.sumsq(g.scale(x, 2.0), dim=0)),
        (lambda g, x, y: g.sumexp(x, dim=1), lambda g, x, y: g.sum(x, 1)),
        (lambda g, x, y: g.twice(x, y), lambda g, x, y: x @ y),
        (lambda g, x, y: g.distance(x, y), lambda g, x, y: g.distance(-x, y)),
    ],
)
def test_wrong_programs_are_refuted(
    ours: Callable[[mi.Graph, mi.Tensor, mi.Tensor], mi.Tensor], theirs: Callable[[mi.Graph, mi.Tensor, mi.Tensor], mi.Tensor]
) -> None:
    pair: list[Program] = []
    for build in (ours, theirs):
        graph = mi.new_graph()
        graph.mark_output(build(graph, graph.new_input((64, 64)), graph.new_input((64, 32))))
        pair.append(graph.program())
    assert not verify(*pair).equivalent
    assert find(*map(decompose, pair)) is not None


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        (lambda g, x, y: g.sumsq(x, dim=1), lambda g, x, y: g.sum(x * x, 1)),
        (lambda g, x, y: g.sumexp(x, dim=1), lambda g, x, y: g.sum(g.exp(x), 1)),
        (lambda g, x, y: g.twice(x, y), lambda g, x, y: (x + x) @ y),
        (lambda g, x, y: g.distance(x, y), lambda g, x, y: g.distance(-x, -y)),
    ],
)
def test_equal_programs_are_proved(
    ours: Callable[[mi.Graph, mi.Tensor, mi.Tensor], mi.Tensor], theirs: Callable[[mi.Graph, mi.Tensor, mi.Tensor], mi.Tensor]
) -> None:
    pair: list[Program] = []
    for build in (ours, theirs):
        graph = mi.new_graph()
        graph.mark_output(build(graph, graph.new_input((64, 64)), graph.new_input((64, 32))))
        pair.append(graph.program())
    assert verify(*pair).equivalent


@pytest.mark.parametrize("name", ["sumsq", "distance"])
def test_upstream_mlir_has_no_rule_for_it(name: str) -> None:
    block = Block(arg_types=[BuiltinTensorType(f32, [4, 4])] * 2)
    square = TensorType((4, 4), DType.f32)
    attrs: dict[str, Attr] = {"dim": 1} if name == "sumsq" else {}
    with pytest.raises(LoweringError, match=f"operator '{name}' has no rule for upstream MLIR"):
        apply(Builder(block), Apply(name, (0, 1), make_attrs(attrs)), [TensorValue(ssa, square) for ssa in block.args], square)
