"""Residuals that are added within a product: the same results, whatever Inductor does with the memory."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pytest
from hypothesis import assume, given, settings

torch = pytest.importorskip("torch")

from random_networks import networks, numbers, operands  # noqa: E402
from torch._higher_order_ops.auto_functionalize import auto_functionalized  # noqa: E402
from torch._inductor import config as inductor_config  # noqa: E402
from torch._inductor.compile_fx import compile_fx, compile_fx_inner  # noqa: E402
from torch._inductor.exc import InductorError  # noqa: E402
from torch._inductor.utils import run_and_get_code  # noqa: E402
from torch._subclasses import FakeTensorMode  # noqa: E402
from torch.fx import GraphModule  # noqa: E402
from torch.fx.experimental.proxy_tensor import make_fx  # noqa: E402
from torch.nn import functional  # noqa: E402

import mirage_ir.torch as mt  # noqa: E402
from mirage_ir.torch import backend, graph_compiler, measured_graph  # noqa: E402
from mirage_ir.torch.added_product import ADD_PRODUCT  # noqa: E402
from mirage_ir.torch.direct_calls import call_directly  # noqa: E402
from mirage_ir.torch.measured_graph import GraphMeasurements, GraphTimes  # noqa: E402
from mirage_ir.torch.residual_products import add_within_products  # noqa: E402

CALL = "torch.ops.mirage_ir.add_product_.default.direct("
needs_compiler = pytest.mark.skipif(not backend.has_compiler(), reason="no C++ compiler for Inductor")


def improved(function: Callable[..., Any], inputs: Sequence[Any]) -> tuple[GraphModule, int]:
    """The graph of a function with residuals added within products, and how many these are."""
    from torch._decomp import core_aten_decompositions

    with FakeTensorMode() as mode:
        fake = [mode.from_tensor(x) for x in inputs]
        table: Any = core_aten_decompositions()
        graph = make_fx(function, decomposition_table=table)(*fake)
    graph.graph.eliminate_dead_code()
    return graph, add_within_products(graph)


def check(function: Callable[..., Any], inputs: Sequence[Any], added: int) -> None:
    """Requires of a function that so many residuals are added within a product, the same results, and inputs as they were."""
    graph, made = improved(function, inputs)
    assert made == added
    before = [x.clone() for x in inputs]
    torch.testing.assert_close(graph(*inputs), function(*inputs), rtol=1e-4, atol=1e-5)
    torch.testing.assert_close(list(inputs), before, rtol=0, atol=0)


def layer(x: Any, u: Any, w: Any, b: Any, norm_first: bool = True) -> Any:
    x = x + torch.sin(x)
    h = functional.layer_norm(x, (64,)) if norm_first else x
    return x + functional.linear(functional.gelu(functional.linear(h, u)), w, b)


LAYER = (2, 16, 64), (128, 64), (64, 128), (64,)


@pytest.mark.parametrize("norm_first", [True, False])
def test_a_residual_is_added_within_its_product(norm_first: bool) -> None:
    check(partial(layer, norm_first=norm_first), numbers(*LAYER), 1)


def test_a_residual_is_added_within_a_product_without_bias() -> None:
    check(lambda x, w: torch.sin(y := torch.exp(x)) @ w + y, numbers((16, 64), (64, 64)), 1)


def test_a_residual_that_is_returned_stays_what_it_is() -> None:
    def function(x: Any, w: Any) -> Any:
        y = torch.exp(x)
        return y, y + torch.sin(y) @ w, y.t()

    check(function, numbers((16, 64), (64, 64)), 1)


@pytest.mark.parametrize(
    "function",
    [
        lambda x, w: x + x @ w,  # A kernel would copy x, as one would add to it.
        lambda x, w: torch.exp(torch.exp(x) + x @ w),  # Inductor adds where it takes exp.
        lambda x, w: torch.exp(x)[:1] + x @ w,  # The residual is one row.
        lambda x, w: torch.exp(x).t() + x @ w,  # The residual lies in columns.
        lambda x, w: torch.exp(torch.cat([x, x]))[:64] + x @ w,  # It is a part of what others may want.
        lambda x, w: torch.cat([x, x]).view(2, 64, 64)[0] + x @ w,
        lambda x, w: torch.exp(x) + x[:1] @ w,  # The product is one row.
        lambda x, w: (y := torch.exp(x)) + y @ w,  # The library would change what it reads.
        lambda x, w: (y := torch.exp(x)) + w @ y.t(),
        lambda x, w: (y := torch.exp(x)) + y.view(32, 128).view(64, 64) @ w,
        lambda x, w: x[:] + torch.addmm(w[0], x, w),  # It is an input.
        lambda x, w: torch.add(torch.exp(x), x @ w, alpha=2),
        lambda x, w: ((p := x @ w), torch.exp(x) + p),  # Others read the product.
        lambda x, w: torch.exp(x).double() + x @ w,
        lambda x, w: (x @ w) + w @ x,  # Both are products.
        lambda x, w: torch.exp(x) + torch.addmm(x, x, w),  # The bias is a matrix.
        lambda x, w: torch.exp(x).view(64, 8, 8) + (x @ w).view(64, 8, 8),  # Columns of the sum are not the product's.
    ],
)
def test_sums_that_stay(function: Callable[..., Any]) -> None:
    check(function, numbers((64, 64), (64, 64)), 0)


def compiled(function: Callable[..., Any], changed: list[int]) -> Callable[..., Any]:
    """A function as Inductor compiles it, with residuals added within products, which are counted."""

    def inner(graph: GraphModule, inputs: Any, **options: Any) -> Any:
        changed.append(add_within_products(graph))
        call_directly(graph)
        return compile_fx_inner(graph, inputs, **options)

    call = torch.compile(function, backend=lambda module, inputs: compile_fx(module, inputs, inner_compile=inner))
    return inductor_config.patch(force_disable_caches=True)(call)  # They would know a graph from an earlier run.


@needs_compiler
@given(networks(most=14))
@settings(max_examples=4, deadline=None)
def test_any_network_computes_the_same_through_inductor(network: Callable[..., Any]) -> None:
    """It may use memory again under what is changed in place. Inputs stay as they are. (Small products are right in any order.)"""
    assume(improved(network, operands())[1])
    torch.compiler.reset()
    inputs, before = operands(200, 256), operands(200, 256)
    with torch.no_grad():
        found = compiled(network, [])(*inputs)
    for one, wanted in zip(found, network(*inputs), strict=True):
        assert float((one - wanted).norm()) <= 1e-4 * float(wanted.norm())
    torch.testing.assert_close(inputs, before, rtol=0, atol=0)


def test_an_operand_that_is_the_sum_is_read_as_it_was() -> None:
    """Whatever a compiler makes of a graph."""
    x, w = numbers((512, 512), (512, 512))
    for left, right in ((x, w), (w, x.t()), (x[:], w)):
        wanted = x.double() + left.double() @ right.double()
        changed = x.clone()
        left, right = (changed.as_strided(t.shape, t.stride()) if t.data_ptr() == x.data_ptr() else t for t in (left, right))
        ADD_PRODUCT(changed, left, right)
        torch.testing.assert_close(changed.double(), wanted, rtol=1e-4, atol=1e-4)


@needs_compiler
@pytest.mark.parametrize("dynamic", [False, True])
def test_inductor_adds_where_the_residual_lies(dynamic: bool) -> None:
    torch.compiler.reset()
    inputs, changed = numbers(*LAYER), list[int]()
    if dynamic:
        torch._dynamo.mark_dynamic(inputs[0], 1)
    with torch.no_grad():
        found, (code,) = run_and_get_code(compiled(layer, changed), *inputs)
    assert changed == [1] and code.count(CALL) == 1
    torch.testing.assert_close(found, layer(*inputs), rtol=1e-4, atol=1e-5)


def block(x: Any, u: Any, v: Any, w: Any, b: Any) -> Any:
    y = torch.cumsum(x, 0) + functional.gelu(x)
    first, second = (torch.cumsum(functional.linear(y, weight, b), 1) for weight in (u, v))
    return y + functional.linear(first * second, w, b)


@needs_compiler
def test_a_training_step(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    """PyTorch compiles the backward graph later, in other contexts than the forward one."""
    monkeypatch.setattr(graph_compiler, "on_gpu", lambda inputs: True)
    monkeypatch.setattr(graph_compiler, "faster", lambda *_: GraphMeasurements((GraphTimes(1.0, 1.5, 1.0, 1.5),)))
    monkeypatch.setattr(graph_compiler, "rewrite", lambda *_: False)
    monkeypatch.setattr(graph_compiler, "join_products", lambda *_: 0)
    monkeypatch.setattr(measured_graph, "environment", lambda: {"device": "none"})
    monkeypatch.setattr(measured_graph, "_known", dict[str, GraphMeasurements]())
    torch.compiler.reset()
    report = tmp_path / "report.txt"
    options = {"effort": "low", "fallback": "inductor", "report": report}
    gradients: list[list[Any]] = []
    for call in (torch.compile(block, backend=partial(mt.mirage, options=options)), block):
        inputs = [x.requires_grad_() for x in numbers((64, 64), (64, 64), (64, 64), (64, 64), (64,))]
        call(*inputs).square().sum().backward()
        gradients.append([x.grad for x in inputs])
    torch.testing.assert_close(*gradients, rtol=1e-3, atol=1e-4)
    told = report.read_text(encoding="utf-8")
    assert "forward graph: with 1 product added in place" in told


@needs_compiler
@pytest.mark.parametrize("fails", ["measured", "compiled"])
def test_where_better_products_fail_kernels_are_tried_without(fails: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    compile_inner, tried = graph_compiler.compile_fx_inner, list[int]()

    def compiling(graph: GraphModule, *args: Any, **options: Any) -> Any:
        if fails == "compiled" and any(node.target is auto_functionalized for node in graph.graph.nodes):
            raise InductorError(RuntimeError("not taken"), None)
        return compile_inner(graph, *args, **options)

    def faster(*_: Any) -> GraphMeasurements:
        tried.append(len(tried))
        if fails == "measured" and tried == [0]:
            raise RuntimeError("no memory")
        return GraphMeasurements((GraphTimes(1.0, 1.5, 1.0, 1.5),))

    monkeypatch.setattr(graph_compiler, "on_gpu", lambda inputs: True)
    monkeypatch.setattr(graph_compiler, "faster", faster)
    monkeypatch.setattr(graph_compiler, "rewrite", lambda *_: True)
    monkeypatch.setattr(graph_compiler, "kernels_in", lambda graph: ("a kernel",))
    monkeypatch.setattr(graph_compiler, "compile_fx_inner", compiling)
    monkeypatch.setattr(measured_graph, "environment", lambda: {"device": "none"})
    monkeypatch.setattr(measured_graph, "_known", dict[str, GraphMeasurements]())
    torch.compiler.reset()
    report, inputs = tmp_path / "report.txt", numbers(*LAYER)
    options = {"effort": "low", "fallback": "inductor", "report": report}
    with torch.no_grad(), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = torch.compile(layer, backend=partial(mt.mirage, options=options))(*inputs)
    torch.testing.assert_close(found, layer(*inputs), rtol=1e-4, atol=1e-5)
    told = [line for line in report.read_text(encoding="utf-8").splitlines() if "with kernels" in line]
    assert len(told) == 1 and "with kernels: changed" in told[0] and told[0].endswith("the change stays")
