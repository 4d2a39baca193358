"""Products of libraries that do more at once: the same results, and only where something is gained."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

torch = pytest.importorskip("torch")

from torch._subclasses import FakeTensorMode  # noqa: E402
from torch.fx import GraphModule  # noqa: E402
from torch.fx.experimental.proxy_tensor import make_fx  # noqa: E402
from torch.nn import functional  # noqa: E402

from mirage_ir.target.machines import machine  # noqa: E402
from mirage_ir.torch import library_products  # noqa: E402
from mirage_ir.torch.library_products import BetterProducts, improve_products  # noqa: E402

H200 = machine("h200")
Inputs = Sequence[Any]


def improved(function: Callable[..., Any], inputs: Inputs) -> tuple[GraphModule, BetterProducts]:
    """The graph of a function, with better products."""
    from torch._decomp import core_aten_decompositions

    with FakeTensorMode() as mode:
        fake = [mode.from_tensor(x) for x in inputs]
        table: Any = core_aten_decompositions()
        graph = make_fx(function, decomposition_table=table)(*fake)
    return graph, improve_products(graph, H200)


def check(function: Callable[..., Any], inputs: Inputs, joined: int, accumulated: int) -> GraphModule:
    """Requires of a function so many changes, the same results within rounding, and inputs that stay as they were."""
    graph, made = improved(function, inputs)
    assert made == BetterProducts(joined, accumulated)
    before = [x.clone() for x in inputs]
    wanted, found = function(*inputs), graph(*inputs)
    torch.testing.assert_close(found, wanted, rtol=4e-3, atol=4e-3)
    torch.testing.assert_close(list(inputs), before, rtol=0, atol=0)
    return graph


def numbers(*shapes: tuple[int, ...], scale: float = 0.1) -> list[Any]:
    torch.manual_seed(0)
    return [torch.randn(shape) * scale for shape in shapes]


def heads(x: Any) -> Any:
    return x.view(2, 512, 12, 64).transpose(1, 2)


def test_projections_of_a_row_are_one_product() -> None:
    inputs = numbers((2, 512, 768), (768, 768), (768, 768), (768, 768), (768,), (768,), (768,))

    def attended(x: Any, *given: Any) -> Any:
        q, k, v = (heads(functional.linear(x, w, b)) for w, b in zip(given[:3], given[3:], strict=True))
        return functional.softmax(q @ k.transpose(-1, -2), -1) @ v

    graph = check(attended, [x.half() for x in inputs], joined=3, accumulated=0)
    assert sum(n.target is torch.ops.aten.addmm.default for n in graph.graph.nodes) == 1


def test_projections_without_biases_and_with_weights_that_are_not_turned() -> None:
    inputs = numbers((1024, 768), (768, 768), (768, 256), (768, 256))
    check(lambda x, *ws: [x @ w for w in ws], inputs, joined=3, accumulated=0)


def test_weights_that_cost_more_to_copy_stay_apart() -> None:
    inputs = numbers((8, 2048), (2048, 2048), (2048, 2048))
    check(lambda x, v, w: (functional.linear(x, v), functional.linear(x, w)), inputs, joined=0, accumulated=0)


def test_products_of_different_rows_and_of_computed_weights_stay_apart() -> None:
    inputs = numbers((1024, 768), (1024, 768), (768, 768), (768, 768))
    check(lambda x, y, v, w: (x @ v, y @ w), inputs, joined=0, accumulated=0)
    check(lambda x, y, v, w: (x @ torch.sin(v), x @ torch.cos(w)), inputs, joined=0, accumulated=0)


def layer(norm_first: bool) -> Callable[..., Any]:
    def function(x: Any, u: Any, w: Any, b: Any) -> Any:
        x = x + torch.sin(x)
        h = functional.layer_norm(x, (64,)) if norm_first else x
        return x + functional.linear(functional.gelu(functional.linear(h, u)), w, b)

    return function


@pytest.mark.parametrize("norm_first", [True, False])
def test_a_residual_is_added_within_its_product(norm_first: bool) -> None:
    inputs = numbers((2, 16, 64), (128, 64), (64, 128), (64,))
    graph = check(layer(norm_first), inputs, joined=0, accumulated=1)
    assert sum(n.target is torch.ops.aten.addmm_.default for n in graph.graph.nodes) == 1


def test_a_residual_is_added_within_a_product_without_bias() -> None:
    inputs = numbers((16, 64), (64, 64))
    check(lambda x, w: (y := torch.exp(x)) @ w + y, inputs, joined=0, accumulated=1)


def test_a_residual_that_is_returned_stays_what_it_is() -> None:
    inputs = numbers((16, 64), (64, 64))

    def function(x: Any, w: Any) -> Any:
        y = torch.exp(x)
        return y, y + y @ w, y.t()

    check(function, inputs, joined=0, accumulated=1)


@pytest.mark.parametrize(
    "function",
    [
        lambda x, w: x + x @ w,  # A kernel would copy x, as one would add to it.
        lambda x, w: torch.exp(torch.exp(x) + x @ w),  # Inductor adds where it takes exp.
        lambda x, w: torch.exp(x)[:1] + x @ w,  # The residual is one row.
        lambda x, w: torch.add(torch.exp(x), x @ w, alpha=2),
        lambda x, w: ((p := x @ w), torch.exp(x) + p),  # Others read the product.
        lambda x, w: torch.exp(x).double() + x @ w,
        lambda x, w: (x @ w) + w @ x,  # Both are products.
    ],
)
def test_sums_that_stay(function: Callable[..., Any]) -> None:
    check(function, numbers((64, 64), (64, 64)), joined=0, accumulated=0)


@st.composite
def networks(draw: st.DrawFn) -> Callable[..., Any]:
    """Functions of a tensor, four weights and four biases: layers, residuals, norms and views in any order."""
    steps = draw(
        st.lists(
            st.tuples(
                st.sampled_from(["linear", "plain", "residual", "residual", "add", "sin", "norm", "view"]),
                *(st.integers(0, 7) for _ in range(3)),
            ),
            min_size=3,
            max_size=9,
        )
    )
    returned = draw(st.lists(st.integers(0, 9), min_size=1, max_size=3))

    def function(x: Any, *inputs: Any) -> list[Any]:
        weights, biases = inputs[:4], inputs[4:]
        made = [x]
        for step, a, b, w in steps:
            y, z = made[a % len(made)], made[b % len(made)]
            if step == "linear":
                made.append(functional.linear(y, weights[w % 4], biases[b % 4]))
            elif step == "plain":
                made.append(y @ weights[w % 4])
            elif step == "add":
                made.append(y + z.view(y.shape))
            elif step == "residual":
                made.append(torch.sin(y) + functional.linear(z.view(y.shape), weights[w % 4], biases[b % 4]))
            elif step == "sin":
                made.append(torch.sin(y))
            elif step == "norm":
                made.append(functional.layer_norm(y, (8,)))
            else:
                made.append(y.view(6, 8) if y.dim() == 3 else y.view(2, 3, 8))
        return [made[-1 - n % len(made)] for n in returned]

    return function


@given(networks())
@settings(max_examples=60, deadline=None)
def test_any_network_computes_the_same(network: Callable[..., Any]) -> None:
    """Also where joining products would not pay."""
    inputs = numbers((2, 3, 8), *[(8, 8)] * 4, *[(8,)] * 4, scale=0.5)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(library_products, "_pays", lambda products, machine: True)
        graph, _ = improved(network, inputs)
    before = [x.clone() for x in inputs]
    for found, wanted in zip(graph(*inputs), network(*inputs), strict=True):
        torch.testing.assert_close(found, wanted, rtol=1e-4, atol=1e-5)
    torch.testing.assert_close(list(inputs), before, rtol=0, atol=0)
