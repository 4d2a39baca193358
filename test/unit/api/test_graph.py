"""The front end in Python: what each method builds, and what is said about wrong uses."""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import mirage_ir as mi
from mirage_ir.check import infer_program
from mirage_ir.errors import MirageError
from mirage_ir.ops import OPERATORS, register, unary_function, unregister
from mirage_ir.ops.composites import COMPOSITES
from mirage_ir.ops.library import LIBRARY
from mirage_ir.program import Apply, DType


def ops(graph: mi.Graph) -> list[tuple[str, dict[str, Any]]]:
    nodes = graph.program().nodes
    assert all(isinstance(n, Apply) for n in nodes)
    return [(n.op, n.attr()) for n in nodes if isinstance(n, Apply)]


@pytest.fixture
def graph() -> mi.Graph:
    return mi.new_graph()


@pytest.fixture
def x(graph: mi.Graph) -> mi.Tensor:
    return graph.new_input(dims=(4, 8), dtype=mi.float16, name="x")


@pytest.mark.parametrize("name", sorted({*OPERATORS, *COMPOSITES} - LIBRARY.keys()))
def test_every_row_has_a_documented_method_with_types(name: str) -> None:
    method = vars(mi.Graph).get(name)
    assert callable(method), f"Graph.{name} is missing"
    signature = inspect.signature(method)
    assert method.__doc__
    assert signature.return_annotation == "Tensor"
    assert all(p.annotation is not p.empty for p in list(signature.parameters.values())[1:])


Build = Callable[[mi.Graph, mi.Tensor], mi.Tensor]


@pytest.mark.parametrize(
    ("build", "expected"),
    [
        (lambda g, x: g.mul(x, 0.5), [("scale", {"value": 0.5})]),
        (lambda g, x: g.mul(3, x), [("scale", {"value": 3.0})]),
        (lambda g, x: g.add(x, 1e-5), [("offset", {"value": 1e-5})]),
        (lambda g, x: g.sub(x, 1), [("offset", {"value": -1.0})]),
        (lambda g, x: 1 - x, [("neg", {}), ("offset", {"value": 1.0})]),
        (lambda g, x: x / 4, [("scale", {"value": 0.25})]),
        (lambda g, x: 1 / x, [("reciprocal", {})]),
        (lambda g, x: 2 / x, [("reciprocal", {}), ("scale", {"value": 2.0})]),
        (lambda g, x: -x, [("neg", {})]),
        (lambda g, x: x**2, [("square", {})]),
        (lambda g, x: x**0.5, [("sqrt", {})]),
        (lambda g, x: x**3, [("square", {}), ("mul", {})]),
        (lambda g, x: x**-4, [("square", {}), ("square", {}), ("reciprocal", {})]),
        (lambda g, x: g.maximum(x, 0), [("relu", {})]),
        (lambda g, x: g.reduction(x, 1), [("sum", {"dim": 1})]),
        (lambda g, x: g.softmax(x), [("softmax", {"dim": 1, "subtract_max": True})]),
        (lambda g, x: x @ g.transpose(x), [("transpose", {"permutation": (1, 0)}), ("matmul", {})]),
        (lambda g, x: g.reshape(x, (2, -1)), [("reshape", {"shape": (2, 16)})]),
        (lambda g, x: g.rms_norm(x, normalized_shape=(8,)), [("rms_norm", {"eps": 0.0, "normalized_rank": 1})]),
        (lambda g, x: g.rms_norm(x, 8, eps=1e-6), [("rms_norm", {"eps": 1e-6, "normalized_rank": 1})]),
        (lambda g, x: 2**x, [("scale", {"value": math.log(2)}), ("exp", {})]),
        (lambda g, x: g.concat((y for y in (x, x)), 0), [("concat", {"dim": 0})]),  # type: ignore[arg-type]
        (lambda g, x: np.float32(2) * x, [("scale", {"value": 2.0})]),
    ],
)
def test_what_a_method_builds(graph: mi.Graph, x: mi.Tensor, build: Build, expected: list[tuple[str, dict[str, Any]]]) -> None:
    build(graph, x)
    assert ops(graph) == expected


def test_constant_operands_mean_what_they_say(graph: mi.Graph, x: mi.Tensor) -> None:
    from mirage_ir.interpret import run_program

    values = np.random.default_rng(0).uniform(0.5, 2, (4, 8)).astype(np.float16)
    v = values.astype(np.float64)
    cases = {
        x**1.5: v**1.5,
        x**-3: v**-3.0,
        graph.maximum(x, 1): np.maximum(v, 1),
        graph.minimum(1, x): np.minimum(v, 1),
        3 - x: 3 - v,
        2 / x: 2 / v,
    }
    graph.mark_output(*cases)
    for found, expected in zip(run_program(graph.program(), [values], precision="float64"), cases.values(), strict=True):
        np.testing.assert_allclose(found, expected, rtol=1e-12)


def test_a_bias_without_a_weight(graph: mi.Graph) -> None:
    x = graph.new_input((2, 3, 5, 7))
    graph.layer_norm(x, (7,), bias=graph.new_input((7,)))
    graph.batch_norm(x, bias=graph.new_input((3,)))
    assert [op for op, _ in ops(graph)] == ["layer_norm", "add", "batch_norm", "reshape", "add"]


def test_sinks_are_the_results_of_a_graph_without_marks(graph: mi.Graph, x: mi.Tensor) -> None:
    e = graph.exp(x)
    graph.sqrt(e)
    graph.tanh(x)
    program = graph.program()
    assert program.outputs == (2, 3)
    assert len(program.nodes) == 3


def test_what_no_output_needs_is_left_out_but_inputs_stay(graph: mi.Graph, x: mi.Tensor) -> None:
    unused = graph.new_input((3, 3))
    graph.exp(unused)
    graph.mark_output(graph.tanh(x))
    late = graph.new_input((2, 2), name="late")
    program = graph.program()
    assert program.input_names == ("x", "arg1", "late")
    assert [n.op for n in program.nodes if isinstance(n, Apply)] == ["tanh"]
    assert infer_program(program)[program.outputs[0]].shape == (4, 8)
    assert late.shape == (2, 2)


def test_strides_are_kept(graph: mi.Graph) -> None:
    graph.exp(graph.new_input((4, 8), mi.bfloat16, strides=(1, 4)))
    assert graph.program().strides == ((1, 4),)


@pytest.mark.parametrize("dtype", ["float16", "f16", np.float16, np.dtype("float16"), DType.f16, mi.float16])
def test_spellings_of_an_element_type(graph: mi.Graph, dtype: Any) -> None:
    assert graph.new_input((1,), dtype).dtype is DType.f16


def test_torch_element_types(graph: mi.Graph) -> None:
    torch = pytest.importorskip("torch")
    assert [graph.new_input((1,), t).dtype for t in (torch.float16, torch.bfloat16, torch.float32)] == list(DType)


@pytest.mark.parametrize(
    ("build", "message"),
    [
        (lambda g, x: x @ x, "contracts 8 with 4"),
        (lambda g, x: x + g.new_input((3, 8)), "shapes do not meet"),
        (lambda g, x: g.exp(mi.new_graph().new_input((4, 8))), "belongs to another graph"),
        (lambda g, x: g.exp(3.0), "expected a tensor of this graph"),
        (lambda g, x: x + "one", "a tensor of this graph or a number"),
        (lambda g, x: g.scale(x, float("nan")), "a constant must be finite"),
        (lambda g, x: x / 0, "division by the constant 0"),
        (lambda g, x: x**0, "the power 0"),
        (lambda g, x: g.new_input((4, 8), "float8"), "unknown element type 'float8': known are float16, bfloat16, float32"),
        (lambda g, x: g.new_input((4, 0)), "positive integers"),
        (lambda g, x: g.new_input((4, -1)), "positive integers"),
        (lambda g, x: g.new_input((4, 2.0)), "dims must be an integer, not 2.0"),
        (lambda g, x: g.new_input(()), "positive integers"),
        (lambda g, x: g.new_input((4, 8), strides=(8,)), "strides must be 2 integers"),
        (lambda g, x: g.new_input((4, 8), name="x"), "must be a new identifier"),
        (lambda g, x: g.reduction(x, 2), "dimension 2 is beyond a value of rank 2"),
        (lambda g, x: g.reduction(x, "1"), "a dimension must be an integer"),
        (lambda g, x: g.rms_norm(x, normalized_shape=(4096,)), "is not the end of the shape"),
        (lambda g, x: g.gelu(x, form="fast"), "forms 'erf' and 'tanh'"),
        (lambda g, x: g.concat(x, 0), "a sequence of one or more tensors"),
        (lambda g, x: g.reshape(x, (5, -1)), "cannot reshape"),
        (lambda g, x: g.slice(x, 0, 2, 5), "outside dimension 0"),
        (lambda g, x: g.apply("frobnicate", x), "unknown operator 'frobnicate'"),
        (lambda g, x: g.apply("exp", x, speed=2), "has no attribute 'speed'"),
        (lambda g, x: g.einsum("ij,jk", x), "operands"),
        (lambda g, x: g.concat(3, 0), "a sequence of one or more tensors"),
        (lambda g, x: g.new_input((4, 8), name=3), "must be a new identifier, not 3"),
        (lambda g, x: g.rms_norm(x, 8, eps="a"), "or a number, not 'a'"),
        (lambda g, x: g.layer_norm(x, 8, eps=None), "or a number, not None"),
        (lambda g, x: g.attention(x, x, x, scale="a"), "or a number, not 'a'"),
        (lambda g, x: (-2) ** x, "a tensor of the graph or a positive number, not -2.0"),
        (lambda g, x: "a" ** x, "or a number, not 'a'"),
        (lambda g, x: np.ones((8, 4)) @ x, "expected a tensor of this graph, not a value of type ndarray"),
        (lambda g, x: x @ np.ones((8, 4)), "expected a tensor of this graph, not a value of type ndarray"),
        (lambda g, x: np.ones((8, 4)) + x, "or a number, not a value of type ndarray"),
        (lambda g, x: mi.superoptimize("hello"), "takes a Graph or a Program, not 'hello'"),  # type: ignore[arg-type]
        (lambda g, x: mi.superoptimize(None), "takes a Graph or a Program, not None"),  # type: ignore[arg-type]
        (lambda g, x: g.superoptimize(griddims=[4]), "a list of grids, as in [(2, 16, 1)]; 4 is not one"),
        (lambda g, x: g.superoptimize(griddims=4), "a list of grids, as in [(2, 16, 1)]; 4 is not one"),
        (lambda g, x: g.new_input((4, 8), strides=(2**70, 1)), "strides must be 2 integers that are not negative and fit 64 bits"),
        (lambda g, x: g.scale(x, 10**400), "a constant must be finite, not inf"),
        (lambda g, x: x - 10**400, "a constant must be finite, not "),
        (lambda g, x: g.new_input(dims=(1,) * 40), "an input has at most 16 dimensions, not 40"),
        (lambda g, x: g.new_input(dims=(10**7, 10**6)), "an input has at most 2^40 elements, not 10000000000000 "),
        (lambda g, x: g.new_input(dims=(2**63 - 1, 2**63 - 1)), "an input has at most 2^40 elements, not "),
        (lambda g, x: g.reshape(x, (1,) * 20 + (x.dims[0], x.dims[1])), "a result has at most 19 dimensions, not 22"),
        (lambda g, x: g.superoptimize(franges=[1.5]), "takes positive integers, not 1.5"),
        (lambda g, x: g.superoptimize(max_blok_ops=3), "unknown search option 'max_blok_ops': known are"),
        (lambda g, x: g.superoptimize(target="a1"), "unknown target 'a1'"),
        (lambda g, x: g.program(), "the graph computes nothing"),
    ],
)
def test_wrong_uses_say_what_is_wrong(graph: mi.Graph, x: mi.Tensor, build: Build, message: str) -> None:
    with pytest.raises(MirageError) as caught:
        build(graph, x)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_an_operator_that_does_not_exist_is_an_attribute_error(graph: mi.Graph) -> None:
    with pytest.raises(AttributeError, match="no operator 'softplus'"):
        graph.softplus  # noqa: B018


def test_operators_registered_at_run_time_are_methods(graph: mi.Graph, x: mi.Tensor) -> None:
    register(unary_function("softsign", lambda np, x: x / (1 + np.abs(x))))
    try:
        graph.softsign(x)
        assert ops(graph) == [("softsign", {})]
    finally:
        unregister("softsign")
