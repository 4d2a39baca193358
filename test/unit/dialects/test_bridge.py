"""Program → IR → text → IR → Program is the identity, for random programs of all three levels."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from math import prod
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation

from mirage_ir.check import check_graph, check_graph_results, infer_program, node_type, split_into, stages_of
from mirage_ir.dialects.bridge import func_from_program, ops_from_nodes, program_from_func, program_from_ops
from mirage_ir.dialects.diagnostics import OperationError
from mirage_ir.errors import ProgramError
from mirage_ir.ops import OPERATORS, register, unary_function, unregister
from mirage_ir.ops.composites import COMPOSITES
from mirage_ir.ops.library import ACTIVATIONS, ATTENTION_BACKENDS, KEY_LAYOUTS
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
    Node,
    Program,
    Stage,
    Store,
    TensorType,
    make_attrs,
)

Parse = Callable[[str], ModuleOp]
Show = Callable[[Operation, bool], str]

_PLACES = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
REAL_MLIR = next((found for name in ("mlir-opt-22", "mlir-opt", "iree-opt") if (found := shutil.which(name, path=_PLACES))), None)

NUMBERS = st.floats(allow_nan=False, allow_infinity=False)
STRINGS = {
    "form": st.sampled_from(["erf", "tanh"]),
    "equation": st.sampled_from(["ij,jk->ik", "ij->ji", "ij,ij"]),
    "backend": st.sampled_from(ATTENTION_BACKENDS),
    "keys": st.sampled_from(KEY_LAYOUTS),
    "activation": st.sampled_from(ACTIVATIONS),
}
EXTENTS = st.sampled_from([1, 2, 4, 8])


@st.composite
def attributes(draw: st.DrawFn, operator: str, rank: int) -> dict[str, Any]:
    """Attributes of the right types; those with a default are sometimes left out."""
    row = COMPOSITES.get(operator) or OPERATORS[operator]
    attrs: dict[str, Any] = {}
    for name, kind in row.attrs.items():
        if name in row.defaults and draw(st.booleans()):
            continue
        if kind is float:
            attrs[name] = draw(NUMBERS)
        elif kind is bool:
            attrs[name] = draw(st.booleans())
        elif kind is str:
            attrs[name] = draw(STRINGS[name])
        elif kind is int:
            attrs[name] = draw(st.integers(0, 4))
        elif name == "permutation":
            attrs[name] = tuple(draw(st.permutations(range(rank))))
        else:
            attrs[name] = tuple(draw(st.lists(EXTENTS, min_size=1, max_size=3)))
    return attrs


@st.composite
def application(draw: st.DrawFn, types: list[TensorType], readable: list[int], level: Level) -> tuple[Apply, TensorType] | None:
    """An operator on readable values that is well formed, or None when the one drawn is not."""
    operator = draw(st.sampled_from([*OPERATORS, *COMPOSITES] if level is Level.KERNEL else list(OPERATORS)))
    row = COMPOSITES.get(operator)
    fewest, most = row.arity if row else (OPERATORS[operator].arity or 1, OPERATORS[operator].arity)
    count = draw(st.integers(fewest, fewest + 2 if most is None else most))
    operands = tuple(draw(st.sampled_from(readable)) for _ in range(count))
    node = Apply(operator, operands, make_attrs(draw(attributes(operator, len(types[operands[0]].shape)))))
    try:
        return node, node_type(node, [types[v] for v in operands], level)
    except ProgramError:
        return None


def divisor_maps(shape: tuple[int, ...], grid: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """A map for each dimension that all of the grid may split, and the one that splits none."""
    yield (REPLICATE,) * len(grid)
    for dim, extent in enumerate(shape):
        if extent % prod(grid) == 0:
            yield (dim,) * len(grid)


@st.composite
def thread_graph(draw: st.DrawFn, operands: tuple[int, ...], types: list[TensorType]) -> GraphOp:
    grid = tuple(draw(st.lists(st.sampled_from([1, 2]), min_size=1, max_size=3)))
    body: list[BodyNode] = []
    inside = [types[v] for v in operands]
    for i in range(len(operands)):
        imap = draw(st.sampled_from(list(divisor_maps(inside[i].shape, grid))))
        body.append(Load(i, imap))
        shape = list(inside[i].shape)
        for g, d in enumerate(imap):
            if d != REPLICATE:
                shape[d] //= grid[g]
        inside.append(TensorType(tuple(shape), inside[i].dtype))
    for _ in range(draw(st.integers(0, 3))):
        found = draw(application(inside, list(range(len(operands), len(inside))), Level.THREAD))
        if found is not None:
            body.append(found[0])
            inside.append(found[1])
    omap = tuple(draw(st.sampled_from([NEW_DIM, *range(len(inside[-1].shape))])) for _ in grid)
    body.append(Store(len(inside) - 1, omap, draw(st.sampled_from(DType))))
    return GraphOp(Level.THREAD, operands, grid, tuple(body))


@st.composite
def block_load(draw: st.DrawFn, source: int, shape: tuple[int, ...], graph: GraphOp) -> Load:
    """Of tiles that divide their source, or of tiles of any extents that cover it."""
    dims = st.integers(-1, len(shape) - 1)
    if draw(st.booleans()):
        return Load(source, draw(st.sampled_from(list(divisor_maps(shape, graph.grid)))), draw(dims))
    load = Load(source, tuple(draw(dims) for _ in graph.grid), draw(dims))
    parts = [split_into(load, graph, d) for d in range(len(shape))]
    least = [-(-n // p) for n, p in zip(shape, parts, strict=True)]
    return replace(load, tile=tuple(e if p == 1 else draw(st.integers(e, e + 2)) for e, p in zip(least, parts, strict=True)))


@st.composite
def block_graph(draw: st.DrawFn, operands: tuple[int, ...], types: list[TensorType]) -> GraphOp:
    grid = tuple(draw(st.lists(st.sampled_from([1, 2]), min_size=1, max_size=3)))
    loop = draw(st.sampled_from([1, 2]))
    body: list[BodyNode] = []
    inside = [types[v] for v in operands]

    def graph() -> GraphOp:
        return GraphOp(Level.BLOCK, operands, grid, tuple(body), loop, threads, pipeline)

    def add(node: BodyNode) -> None:
        """Appends the node when the graph stays well formed."""
        body.append(node)
        try:
            inside[:] = check_graph(graph(), inside[: len(operands)])
        except ProgramError:
            body.pop()

    threads, pipeline = draw(st.sampled_from([32, 128])), draw(st.sampled_from([0, 1, 7]))
    invariant = Load(0, (REPLICATE,) * len(grid))
    body.append(invariant)
    body.append(Store(len(operands), (NEW_DIM,) * len(grid), draw(st.sampled_from(DType))))
    inside[:] = check_graph(graph(), inside)
    for i, type in enumerate(inside[: len(operands)]):
        add(draw(block_load(i, type.shape, graph())))
    for _ in range(draw(st.integers(0, 6))):
        stages = stages_of(graph())
        readable = list(range(len(operands), len(inside)))
        match draw(st.integers(0, 3)):
            case 0 | 1:
                found = draw(application(inside, readable, Level.BLOCK))
                if found is not None:
                    add(found[0])
            case 2:
                value = draw(st.sampled_from(readable))
                kind = draw(st.sampled_from(AccumulatorKind))
                shift = draw(st.sampled_from([None, *readable])) if kind is AccumulatorKind.SUM else None
                add(Accumulate(kind, value, draw(st.integers(0, 2)) if kind is AccumulatorKind.CONCAT else None, shift))
            case _:
                settled = [v for v in readable if stages[v] is not Stage.VARIANT]
                add(draw(thread_graph(tuple(draw(st.lists(st.sampled_from(settled), min_size=1, max_size=2))), inside)))
    for value in range(len(operands), len(inside)):
        omap = tuple(draw(st.sampled_from([NEW_DIM, *range(len(inside[value].shape))])) for _ in grid)
        add(Store(value, omap, draw(st.sampled_from(DType))))
    return graph()


@st.composite
def programs(draw: st.DrawFn) -> Program:
    """Well-formed programs, with names and strides spelled out."""
    inputs = [
        TensorType(tuple(draw(st.lists(EXTENTS, min_size=1, max_size=3))), draw(st.sampled_from(DType)))
        for _ in range(draw(st.integers(1, 3)))
    ]
    types, nodes = list(inputs), list[Node]()
    for _ in range(draw(st.integers(0, 6))):
        if draw(st.booleans()):
            found = draw(application(types, list(range(len(types))), Level.KERNEL))
            if found is not None:
                nodes.append(found[0])
                types.append(found[1])
        else:
            operands = tuple(draw(st.lists(st.sampled_from(range(len(types))), min_size=1, max_size=3)))
            graph = draw(block_graph(operands, types))
            nodes.append(graph)
            types.extend(check_graph_results(graph, [types[v] for v in operands]))
    names = draw(st.lists(NAMES, min_size=len(inputs), max_size=len(inputs), unique=True))
    strides = [draw(st.one_of(st.none(), st.tuples(*(st.integers(0, 99) for _ in type.shape)))) for type in inputs]
    outputs = draw(st.lists(st.sampled_from(range(len(types))), min_size=0, max_size=3))
    return Program(draw(NAMES), tuple(inputs), tuple(nodes), tuple(outputs), tuple(names), tuple(strides))


AWKWARD_NAMES = ["x", "w", "x_1", "x_2", "arg0", "arg1", "0", "a b", "_", "x_1_1"]
NAMES = st.one_of(st.sampled_from(AWKWARD_NAMES), st.text("xy_01.-", min_size=1, max_size=4))


@given(program=programs())
@settings(max_examples=60, deadline=None)
def test_a_program_comes_back_from_text(parse: Parse, show: Show, program: Program) -> None:
    infer_program(program)
    func = func_from_program(program, program.name)
    func.verify()
    assert program_from_func(func) == program
    for generic in (False, True):
        (again,) = parse(show(func, generic)).ops
        assert isinstance(again, FuncOp)
        assert program_from_func(again) == program


@given(program=programs())
@settings(max_examples=30, deadline=None)
def test_a_clone_is_the_same_program(program: Program) -> None:
    func = func_from_program(program, program.name)
    clone = func.clone()
    clone.verify()
    assert program_from_func(clone) == program


@pytest.mark.skipif(REAL_MLIR is None, reason="no mlir-opt and no iree-opt")
@given(several=st.lists(programs(), min_size=4, max_size=8))
@settings(max_examples=4, deadline=None)
def test_a_real_mlir_keeps_programs(parse: Parse, show: Show, several: list[Program]) -> None:
    """MLIR drops the names of values, so input names are compared only where an attribute carries them."""
    module = ModuleOp([func_from_program(program, f"f{i}") for i, program in enumerate(several)])
    command = [str(REAL_MLIR), "--allow-unregistered-dialect", "--mlir-print-op-generic"]
    done = subprocess.run(command, input=show(module, True), capture_output=True, text=True, check=True)
    for i, (func, program) in enumerate(zip(parse(done.stdout).ops, several, strict=True)):
        assert isinstance(func, FuncOp)
        again = program_from_func(func)
        assert replace(again, input_names=()) == replace(program, name=f"f{i}", input_names=())


SOURCE = """
func.func @host(%x: tensor<4x8xf16>, %n: i32) -> tensor<4x8xf16> {
  %e = mugraph.exp %x
  %s = mugraph.sum %e dim 1
  %d = mugraph.div %e, %s
  func.return %d : tensor<4x8xf16>
}
"""


def test_an_island_of_a_host_function(parse: Parse) -> None:
    (func,) = parse(SOURCE).ops
    assert isinstance(func, FuncOp)
    _, total, quotient, _ = func.body.block.ops
    island = program_from_ops([total, quotient], total.operands, quotient.results, "island")
    expected = (Apply("sum", (0,), (("dim", 1),)), Apply("div", (0, 1)))
    assert (island.inputs, island.nodes, island.outputs) == ((TensorType((4, 8), DType.f16),), expected, (2,))
    assert island.input_names == ("e",)
    back = ops_from_nodes(island.nodes, list(total.operands))
    assert [op.name for op in back] == ["mugraph.sum", "mugraph.div"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (SOURCE, "i32 is neither a ranked tensor nor a mugraph.tile"),
        ("func.func private @f(tensor<4xf16>) -> tensor<4xf16>", "must have a body of one block"),
        ("func.func @f(%x: tensor<4xf16>) {\n  func.return\n^b:\n  func.return\n}", "must have a body of one block"),
        (
            "func.func @f(%x: tensor<4xf16>) -> tensor<4xf16> {\n"
            "  %y = func.call @f(%x) : (tensor<4xf16>) -> tensor<4xf16>\n"
            "  func.return %y : tensor<4xf16>\n}",
            "'func.call': it is no operation of a tensor program",
        ),
        ("func.func @f(%x: tensor<4x?xf16>) {\n  func.return\n}", "shapes must be static"),
        ("func.func @f(%x: tensor<4x0xf16>) {\n  func.return\n}", "every extent must be positive"),
        ("func.func @f(%x: tensor<4xf64>) {\n  func.return\n}", "the element type must be f16, bf16 or f32, not f64"),
        ("func.func @f(%x: tensor<4xf16> {mugraph.strides = 1 : i64}) {\n  func.return\n}", "mugraph.strides of argument 0"),
        ("func.func @f(%x: tensor<4xf16> {mugraph.strides = array<i64: 1, 2>}) {\n  func.return\n}", "one stride for each dim"),
        ("func.func @f(%x: tensor<4xf16> {mugraph.name = 1 : i64}) {\n  func.return\n}", "mugraph.name of argument 0"),
    ],
)
def test_what_no_program_expresses(parse: Parse, text: str, message: str) -> None:
    func = next(iter(parse(text).ops))
    assert isinstance(func, FuncOp)
    with pytest.raises(OperationError, match=message):
        program_from_func(func)


def test_names_of_arguments_are_made_unique(parse: Parse) -> None:
    args = ", ".join(f"%{name}: tensor<4xf16>" for name in ("w_1", "w_2", "0", "b"))
    func = next(iter(parse(f"func.func @f({args}) {{\n  func.return\n}}").ops))
    assert isinstance(func, FuncOp)
    assert program_from_func(func).input_names == ("w", "w_1", "arg2", "b")


@pytest.mark.parametrize("names", [("x", "x_1", "x_1_1"), ("x_1_1", "x", "x_1"), ("x_1_1_1", "x_1_1", "y_1_2", "y", "y_2")])
def test_no_two_arguments_are_printed_alike(parse: Parse, show: Show, names: tuple[str, ...]) -> None:
    """xDSL's own parser lets a later argument of the same name win; MLIR's does not."""
    inputs = (TensorType((4,), DType.f16),) * len(names)
    program = Program("f", inputs, (Apply("exp", (0,)),), (len(names),), names, (None,) * len(names))
    text = show(func_from_program(program, "f"), False)
    printed = re.findall(r"%([^ :]+): ", text)
    assert len(set(printed)) == len(names)
    (func,) = parse(text).ops
    assert isinstance(func, FuncOp)
    assert program_from_func(func) == program


def test_an_operator_registered_at_run_time_has_no_operation() -> None:
    register(unary_function("softsign", lambda np, x: x / (1 + np.abs(x))))
    try:
        program = Program("f", (TensorType((4,), DType.f16),), (Apply("softsign", (0,)),), (1,))
        with pytest.raises(ProgramError, match="'softsign' has no operation in the mugraph dialect"):
            func_from_program(program, "f")
    finally:
        unregister("softsign")


def test_constants_must_be_finite() -> None:
    program = Program("f", (TensorType((4,), DType.f16),), (Apply("scale", (0,), (("value", float("inf")),)),), (1,))
    with pytest.raises(ProgramError, match="finite"):
        func_from_program(program, "f")
