"""Products of one operand as one: the same results, and only where something is gained."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings

torch = pytest.importorskip("torch")

from random_networks import networks, numbers, operands  # noqa: E402
from torch._dynamo.utils import counters  # noqa: E402
from torch._subclasses import FakeTensorMode  # noqa: E402
from torch.fx import GraphModule  # noqa: E402
from torch.fx.experimental.proxy_tensor import make_fx  # noqa: E402
from torch.nn import functional  # noqa: E402

import mirage_ir.torch as mt  # noqa: E402
from mirage_ir.target.machines import machine  # noqa: E402
from mirage_ir.torch import backend, graph_compiler, joined_products, measured_graph  # noqa: E402
from mirage_ir.torch.joined_products import join_products  # noqa: E402
from mirage_ir.torch.measured_graph import GraphMeasurements, GraphTimes  # noqa: E402

H200 = machine("h200")
Inputs = Sequence[Any]


def improved(function: Callable[..., Any], inputs: Inputs) -> tuple[GraphModule, int]:
    """The graph of a function with joined products, and how many these are."""
    from torch._decomp import core_aten_decompositions

    with FakeTensorMode() as mode:
        fake = [mode.from_tensor(x) for x in inputs]
        table: Any = core_aten_decompositions()
        graph = make_fx(function, decomposition_table=table)(*fake)
    return graph, join_products(graph, H200)


def check(function: Callable[..., Any], inputs: Inputs, joined: int) -> GraphModule:
    """Requires of a function that so many products are joined, and the same results within rounding."""
    graph, made = improved(function, inputs)
    assert made == joined
    torch.testing.assert_close(graph(*inputs), function(*inputs), rtol=4e-3, atol=4e-3)
    return graph


def heads(x: Any) -> Any:
    return x.view(2, 512, 12, 64).transpose(1, 2)


def test_projections_of_a_row_are_one_product() -> None:
    inputs = numbers((2, 512, 768), (768, 768), (768, 768), (768, 768), (768,), (768,), (768,))

    def attended(x: Any, *given: Any) -> Any:
        q, k, v = (heads(functional.linear(x, w, b)) for w, b in zip(given[:3], given[3:], strict=True))
        return functional.softmax(q @ k.transpose(-1, -2), -1) @ v

    graph = check(attended, [x.half() for x in inputs], joined=3)
    assert sum(n.target is torch.ops.aten.addmm.default for n in graph.graph.nodes) == 1


def squared(*given: Any) -> list[Any]:
    return [x.square() for x in given]


def test_projections_without_biases_and_with_weights_that_are_not_turned() -> None:
    inputs = numbers((1024, 768), (768, 768), (768, 256), (768, 256))
    check(lambda x, *ws: squared(*(x @ w for w in ws)), inputs, joined=3)


def test_a_permutation_may_leave_weights_as_they_are() -> None:
    inputs = numbers((1024, 768), (768, 768), (768, 768))
    check(lambda x, *ws: squared(*(x @ torch.ops.aten.permute(w, [0, 1]) for w in ws)), inputs, joined=0)


def test_products_that_are_returned_stay() -> None:
    """They lie in memory as callers expect."""
    inputs = numbers((1024, 768), (768, 768), (768, 768), (768, 768))
    check(lambda x, u, v, w: [x @ u, (x @ v).view(32, 32, 768).mT, *squared(x @ w)], inputs, joined=0)


def test_weights_that_cost_more_to_copy_stay_apart() -> None:
    inputs = numbers((8, 2048), (2048, 2048), (2048, 2048))
    check(lambda x, v, w: squared(functional.linear(x, v), functional.linear(x, w)), inputs, joined=0)


def test_products_of_different_rows_and_of_computed_weights_stay_apart() -> None:
    inputs = numbers((1024, 768), (1024, 768), (768, 768), (768, 768))
    check(lambda x, y, v, w: squared(x @ v, y @ w), inputs, joined=0)
    check(lambda x, y, v, w: squared(x @ torch.sin(v), x @ torch.cos(w)), inputs, joined=0)


@given(networks())
@settings(max_examples=60, deadline=None)
def test_any_network_computes_the_same(network: Callable[..., Any]) -> None:
    """Also where joining products would not pay."""
    inputs = operands()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(joined_products, "_pays", lambda products, machine: True)
        graph, _ = improved(network, inputs)
    for found, wanted in zip(graph(*inputs), network(*inputs), strict=True):
        torch.testing.assert_close(found, wanted, rtol=1e-4, atol=1e-5)
        assert found.stride() == wanted.stride()


FORMS = "with kernels", "with 2 products joined, 1 product added in place"
"""Kernels compute both products."""


def block(x: Any, u: Any, v: Any, w: Any, b: Any) -> Any:
    y = torch.cumsum(x, 0) + functional.gelu(x)
    first, second = (torch.cumsum(functional.linear(y, weight, b), 1) for weight in (u, v))
    return y + functional.linear(first * second, w, b)


@pytest.mark.skipif(not backend.has_compiler(), reason="no C++ compiler for Inductor")
@pytest.mark.parametrize("us", [(1.0,), (2.0, 1.0), (2.0, 2.0), (None, 2.0)])
@pytest.mark.parametrize("dynamic", [False, True])
def test_joined_products_are_tried_with_kernels_and_without(
    us: tuple[float | None, ...], dynamic: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    """The first form that is faster than Inductor's alone runs; one without kernels that cannot be measured does not."""
    tried: list[float | None] = []

    def faster(ours: Any, theirs: Any, examples: Any) -> GraphMeasurements:
        tried.append(us[len(tried)])
        if tried[-1] is None:
            raise RuntimeError("no memory")
        return GraphMeasurements((GraphTimes(tried[-1], 1.5, tried[-1], 1.5, (64,) * dynamic),))

    monkeypatch.setattr(graph_compiler, "on_gpu", lambda inputs: True)
    monkeypatch.setattr(graph_compiler, "faster", faster)
    monkeypatch.setattr(joined_products, "_pays", lambda products, machine: True)
    monkeypatch.setattr(measured_graph, "environment", lambda: {"device": "none"})
    monkeypatch.setattr(measured_graph, "_known", dict[str, GraphMeasurements]())
    report = tmp_path / "report.txt"
    options = {"effort": "low", "keep": "paying", "fallback": "inductor", "report": report, "background": False}
    inputs = numbers((64, 64), (64, 64), (64, 64), (64, 64), (64,))
    torch.compiler.reset()
    counters.clear()
    if dynamic:
        torch._dynamo.mark_dynamic(inputs[0], 0)
    with torch.no_grad():
        found = torch.compile(block, backend=partial(mt.mirage, options=options))(*inputs)
    torch.testing.assert_close(found, block(*inputs), rtol=1e-3, atol=1e-4)
    lines = [line.split(": ") for line in report.read_text(encoding="utf-8").splitlines() if line.startswith("inference graph: ")]
    told = [line[1] for line in lines if line[1].startswith("with ")]
    last = us[-1] is not None and us[-1] < 1.5
    if us[0] is None and not dynamic:  # Kernels have an estimate, too.
        assert tried == [None]
        return
    assert tried == [*us]
    assert told == [what for what, one in zip(FORMS, us, strict=False) if one is not None]
    assert lines[-1][-1] == ("the change stays" if last else "the change is left out")


@pytest.mark.skipif(not backend.has_compiler(), reason="no C++ compiler for Inductor")
def test_a_training_step_with_joined_products(monkeypatch: pytest.MonkeyPatch) -> None:
    """PyTorch compiles the backward graph later, in other contexts than the forward one."""
    joined: list[int] = []

    def counted(graph: GraphModule, machine: Any) -> int:
        joined.append(join_products(graph, machine))
        return joined[-1]

    monkeypatch.setattr(graph_compiler, "on_gpu", lambda inputs: True)
    monkeypatch.setattr(graph_compiler, "faster", lambda *_: GraphMeasurements((GraphTimes(1.0, 1.5, 1.0, 1.5),)))
    monkeypatch.setattr(graph_compiler, "rewrite", lambda *_: False)
    monkeypatch.setattr(graph_compiler, "join_products", counted)
    monkeypatch.setattr(joined_products, "_pays", lambda products, machine: True)
    monkeypatch.setattr(measured_graph, "environment", lambda: {"device": "none"})
    monkeypatch.setattr(measured_graph, "_known", dict[str, GraphMeasurements]())
    torch.compiler.reset()
    gradients: list[list[Any]] = []
    for call in (torch.compile(block, backend=partial(mt.mirage, options={"effort": "low", "fallback": "inductor"})), block):
        inputs = [x.requires_grad_() for x in numbers((64, 64), (64, 64), (64, 64), (64, 64), (64,))]
        call(*inputs).square().sum().backward()
        gradients.append([x.grad for x in inputs])
    assert joined[0] == 2 and len(joined) == 2
    torch.testing.assert_close(*gradients, rtol=1e-3, atol=1e-4)
