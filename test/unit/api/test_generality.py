"""Programs that no example has: nothing in the search knows the ones that it is shown off with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from run_module import relative_errors

import mirage_ir as mi
from mirage_ir.ops import register, unary_function, unregister
from mirage_ir.program import Apply, GraphOp, Program

Float64 = Any


@dataclass(frozen=True)
class Case:
    """A program, its float64 meaning by hand, the shapes and scales of its inputs, and the most kernels it may need.

    `searches` limits the parts of the program that are searched, where there are so many that the fused form is found long before
    the last.
    """

    name: str
    inputs: tuple[tuple[tuple[int, ...], float], ...]
    build: Callable[..., mi.Tensor]
    reference: Callable[..., Float64]
    kernels: int
    searches: int = 256


def _layer_norm(x: Float64) -> Float64:
    centred = x - x.mean(axis=-1, keepdims=True)
    return centred / np.sqrt(np.mean(centred**2, axis=-1, keepdims=True) + 1e-5)


def _rms_norm(x: Float64) -> Float64:
    return x / np.sqrt(np.mean(x * x, axis=-1, keepdims=True))


def _attention(q: Float64, k: Float64, v: Float64) -> Float64:
    s = q @ np.swapaxes(k, -1, -2) / np.sqrt(q.shape[-1])
    e = np.exp(s - s.max(axis=-1, keepdims=True))
    return (e / e.sum(axis=-1, keepdims=True)) @ v


CASES = [
    Case(
        "layer_norm_linear",
        (((16, 1024), 1), ((1024, 512), 1 / 32)),
        lambda g, x, w: g.layer_norm(x, (1024,)) @ w,
        lambda x, w: _layer_norm(x) @ w,
        2,
    ),
    Case(
        "sum_of_products",
        (((16, 512), 1), ((512, 1024), 0.05), ((512, 1024), 0.05)),
        lambda g, x, a, b: x @ a + x @ b,
        lambda x, a, b: x @ a + x @ b,
        1,
    ),
    Case(
        "gated_tanh",
        (((8, 512), 1), ((512, 1024), 0.05), ((512, 1024), 0.05), ((1, 1024), 1)),
        lambda g, x, a, b, c: g.tanh((x @ a) * (x @ b) + c),
        lambda x, a, b, c: np.tanh((x @ a) * (x @ b) + c),
        1,
    ),
    # Scores of standard deviation 3: the maximum is subtracted.
    Case(
        "attention_128",
        (((2, 128, 128), 3), ((2, 1024, 128), 1), ((2, 1024, 128), 1)),
        lambda g, q, k, v: g.attention(q, k, v),
        _attention,
        2,
        searches=24,
    ),
    Case(
        "odd_sizes",
        (((7, 320), 1), ((320, 960), 0.05)),
        lambda g, x, w: g.rms_norm(x, (320,)) @ w,
        lambda x, w: _rms_norm(x) @ w,
        2,
    ),
    Case(
        "residual_norm",
        (((16, 256), 1), ((16, 256), 1), ((256, 512), 0.06)),
        lambda g, x, r, w: g.rms_norm(x + 0.5 * r, (256,)) @ w,
        lambda x, r, w: _rms_norm(x + 0.5 * r) @ w,
        2,
    ),
    Case(
        "linear_gelu",
        (((8, 512), 1), ((768, 512), 0.05), ((768,), 1)),
        lambda g, x, w, b: g.gelu(g.linear(x, w, b), form="tanh"),
        lambda x, w, b: (y := x @ w.T + b) * 0.5 * (1 + np.tanh(0.7978845608028654 * (y + 0.044715 * y**3))),
        2,
    ),
]


def draw(case: Case, seed: int = 0) -> list[Any]:
    random = np.random.default_rng(seed)
    return [(random.standard_normal(shape) * scale).astype(np.float16) for shape, scale in case.inputs]


def build(case: Case, order: list[int] | None = None, names: list[str] | None = None) -> mi.Graph:
    """The graph of a case, its inputs declared in another order or under other names."""
    graph = mi.new_graph()
    tensors: dict[int, mi.Tensor] = {}
    for position, i in enumerate(order or range(len(case.inputs))):
        tensors[i] = graph.new_input(case.inputs[i][0], name=names[position] if names else None)
    graph.mark_output(case.build(graph, *(tensors[i] for i in range(len(tensors)))))
    return graph


def error(found: Any, wanted: Float64) -> float:
    return float(np.linalg.norm(np.asarray(found, np.float64) - wanted) / np.linalg.norm(wanted))


@pytest.mark.parametrize("case", CASES, ids=lambda c: c.name)
def test_fused_and_right(case: Case, tmp_path: Path) -> None:
    kernel = build(case).superoptimize(max_searches=case.searches)
    assert kernel.kernels <= case.kernels
    assert kernel.verdict.equivalent
    arrays = draw(case)
    wanted = case.reference(*(a.astype(np.float64) for a in arrays))
    assert error(kernel(inputs=arrays), wanted) < 5e-3
    kernel.generate_triton_program(tmp_path / "out.py")
    errors = relative_errors(tmp_path / "out.py", arrays, wanted)
    assert max(errors.values()) < 5e-3, errors


def _structure(program: Program, renamed: dict[str, str]) -> list[Any]:
    """The nodes of all levels, operators renamed, inputs left out."""

    def of(node: Any) -> Any:
        match node:
            case Apply():
                return renamed.get(node.op, node.op), node.operands, node.attrs
            case GraphOp():
                return node.level, node.operands, node.grid, node.loop, node.threads, [of(n) for n in node.body]
            case _:
                return node

    return [of(n) for n in program.nodes]


@pytest.mark.parametrize("case", CASES[1:3], ids=lambda c: c.name)
def test_names_and_order_of_inputs_change_nothing(case: Case) -> None:
    plain = build(case).superoptimize()
    renamed = build(case, names=[f"tensor_{i}" for i in range(len(case.inputs))]).superoptimize()
    assert _structure(renamed.program, {}) == _structure(plain.program, {})
    order = list(reversed(range(len(case.inputs))))
    reordered = build(case, order=order).superoptimize()
    assert reordered.kernels == plain.kernels
    assert reordered.cost_us == pytest.approx(plain.cost_us)
    arrays = draw(case)
    wanted = case.reference(*(a.astype(np.float64) for a in arrays))
    assert error(reordered(inputs=[arrays[i] for i in order]), wanted) < 5e-3


def _softmax_free_attention(graph: mi.Graph, function: str) -> None:
    q, k, v = graph.new_input((2, 128, 64)), graph.new_input((2, 64, 512)), graph.new_input((2, 512, 64))
    e = getattr(graph, function)(q @ k)
    graph.mark_output((e / graph.reduction(e, 2)) @ v)


def _gate(graph: mi.Graph, function: str) -> None:
    x, a, b = graph.new_input((8, 512)), graph.new_input((512, 512)), graph.new_input((512, 512))
    graph.mark_output(getattr(graph, function)(x @ a) * (x @ b))


@pytest.fixture
def softplus() -> Iterator[str]:
    """An operator that nobody knew before: a row of the table and a Triton rule."""
    from mirage_ir.lowering.triton import register_rule, unregister_rule

    register(unary_function("softplus", lambda np, x: np.log1p(np.exp(-np.abs(x))) + np.maximum(x, 0)))
    register_rule("softplus", lambda x: f"tl.log(1.0 + tl.exp({x}))")
    yield "softplus"
    unregister_rule("softplus")
    unregister("softplus")


@pytest.mark.parametrize(("program", "known"), [(_softmax_free_attention, "exp"), (_gate, "silu")], ids=["exp", "silu"])
def test_a_new_operator_finds_the_same_fused_forms(softplus: str, program: Callable[[mi.Graph, str], None], known: str) -> None:
    found: list[mi.Kernel] = []
    for function in (known, softplus):
        graph = mi.new_graph()
        program(graph, function)
        found.append(graph.superoptimize())
    assert _structure(found[1].program, {softplus: known}) == _structure(found[0].program, {})
    assert "tl.log(1.0 + tl.exp(" in found[1].source
    compile(found[1].source, "softplus", "exec")
