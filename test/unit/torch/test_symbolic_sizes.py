"""`torch.compile(backend="mirage")` where Dynamo leaves sizes symbolic: one search for all of them, and no guard of ours."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.fx.experimental.symbolic_shapes import DimDynamic, ShapeEnv
from torch.nn import functional
from torch_results import error, faults, tensors

import mirage_ir.torch as mt
from mirage_ir.sized.extent import SymbolicExtent
from mirage_ir.torch import operators
from mirage_ir.torch.convert import sizes as graph_sizes
from mirage_ir.torch.convert.errors import NotConverted
from mirage_ir.torch.convert.sizes import DynamoSizes
from mirage_ir.torch.graph_report import GraphReport, recording

QUICK: dict[str, Any] = {"effort": "low", "fallback": "eager", "keep": "all", "budget": 0.5}


@pytest.fixture(autouse=True)
def fresh() -> None:
    torch.compiler.reset()
    torch.manual_seed(5)


class Mlp(nn.Module):
    """A norm, two products with what lies between, and a residual."""

    def __init__(self) -> None:
        super().__init__()
        self.norm, self.up, self.down = nn.LayerNorm(16), nn.Linear(16, 32), nn.Linear(32, 16)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.down(functional.gelu(self.up(self.norm(x))))


class Attention(nn.Module):
    """Two heads after an RMSNorm; batch and tokens are merged before each product and split after it."""

    def __init__(self, causal: bool = False) -> None:
        super().__init__()
        self.norm, self.project, self.out, self.causal = nn.RMSNorm(16), nn.Linear(16, 48), nn.Linear(16, 16), causal

    def forward(self, x: Tensor) -> Tensor:
        batch, tokens, _ = x.shape
        q, k, v = (y.reshape(batch, tokens, 2, 8).transpose(1, 2) for y in self.project(self.norm(x)).chunk(3, -1))
        mixed = functional.scaled_dot_product_attention(q, k, v, is_causal=self.causal)
        return x + self.out(mixed.transpose(1, 2).reshape(batch, tokens, 16))


def compiled_calls(
    model: Callable[..., Any], calls: Sequence[tuple[Tensor, ...]], dynamic: bool | None = True, **options: Any
) -> list[GraphReport]:
    """The reports of all graphs that are compiled for the calls, each of which is as near to float64 as eager, and none fails."""
    exact = copy.deepcopy(model).double() if isinstance(model, nn.Module) else model
    with torch.no_grad(), recording() as graphs:
        compiled = torch.compile(model, backend=partial(mt.mirage, options={**QUICK, **options}), dynamic=dynamic)
        for inputs in calls:
            found, eager = tensors(compiled(*inputs)), tensors(model(*inputs))
            for ours, theirs, reference in zip(found, eager, tensors(exact(*(x.double() for x in inputs))), strict=True):
                assert ours.shape == theirs.shape and ours.stride() == theirs.stride()
                assert error(ours, reference) <= 2 * error(theirs, reference) + 1e-6
    assert [g.failure for g in graphs] == [None] * len(graphs)
    return graphs


def test_lengths_in_random_order_need_few_compilations() -> None:
    """The first length, all others, and 1, which is no symbol to Dynamo."""
    lengths = [7, 300, 1, 64, 2, 4096, 1, 33]
    graphs = compiled_calls(Mlp().eval(), [(torch.randn(2, n, 16),) for n in lengths], dynamic=None)
    assert len(graphs) == 3
    assert all(g.taken == g.computing == 5 for g in graphs)
    assert all(g.taken_bytes == g.computed_bytes > 0 for g in graphs)


def test_attention_has_symbolic_tokens() -> None:
    graphs = compiled_calls(Attention().eval(), [(torch.randn(1, n, 16),) for n in (5, 130, 17)])
    assert len(graphs) == 1 and graphs[0].taken == graphs[0].computing


def test_batch_and_tokens_are_two_symbols_and_their_product_a_third() -> None:
    """A merge of both is left to PyTorch as a view, between islands."""
    graphs = compiled_calls(Attention().eval(), [(torch.randn(*shape, 16),) for shape in ((3, 5), (2, 40), (6, 17))])
    assert len(graphs) == 1 and graphs[0].taken == graphs[0].computing and len(graphs[0].islands) == 2


def test_two_dimensions_may_have_one_size() -> None:
    def scored(x: Tensor) -> tuple[Tensor, Tensor]:
        weights = torch.softmax(x @ x.t(), -1)
        return weights + weights.t(), (x.t() @ x).relu()

    graphs = compiled_calls(scored, [(torch.randn(n, 8),) for n in (9, 100, 3)])
    assert len(graphs) == 1 and graphs[0].taken == graphs[0].computing


def test_sizes_that_follow_from_symbols_are_sizes_of_their_own() -> None:
    """Twice a length, one less, and a product: no kernel needs to know from what they follow."""

    def joined(x: Tensor, y: Tensor) -> tuple[Tensor, ...]:
        return torch.cat([x, y]).exp() * 2, (x[:-1] + x[1:]).tanh(), x.flatten().relu() * 3

    graphs = compiled_calls(joined, [(torch.randn(n, 8), torch.randn(n, 8)) for n in (9, 40, 3)])
    assert len(graphs) == 1 and [n.target for n in graphs[0].left] == ["aten.cat.default"]


@pytest.mark.parametrize(
    "function",
    [
        lambda x: x.mean(0).exp(),
        lambda x: (x * x.shape[0]).tanh() / x.shape[0],
        lambda x: x.var(0, correction=0).exp(),
        lambda x: functional.batch_norm(x, None, None, training=True).relu(),
        lambda x: (x + x.shape[0]).relu() - x.mean(),
    ],
    ids=["mean", "times and over a size", "variance", "batch norm", "plus a size"],
)
def test_constants_that_follow_from_a_size(function: Callable[[Tensor], Tensor]) -> None:
    graphs = compiled_calls(function, [(torch.randn(n, 16),) for n in (4, 300, 11)])
    assert len(graphs) == 1 and graphs[0].taken == graphs[0].computing, graphs[0].left


@pytest.mark.parametrize(
    ("function", "reason"),
    [
        (lambda x: x.var(0).exp(), "a constant follows from the size"),
        (lambda x: x[1:] * x.shape[0], "a constant follows from a size that no input has"),
        (lambda x: torch.cat([x.exp(), x.tanh()]) * 2, "cuts, regroups or repeats a dimension of symbolic size"),
        (lambda x: Attention(causal=True).eval()(x.reshape(1, -1, 16)), "its causal mask has a symbolic size"),
    ],
)
def test_what_no_kernel_does_for_all_sizes_is_left_with_the_reason(function: Callable[[Tensor], Tensor], reason: str) -> None:
    def run(x: Tensor) -> Tensor:
        torch.manual_seed(1)
        return function(x)

    with torch.no_grad(), recording() as graphs:
        compiled = torch.compile(run, backend=partial(mt.mirage, options=QUICK), dynamic=True)
        for tokens in (4, 11):
            x = torch.randn(tokens, 16)
            torch.testing.assert_close(compiled(x), run(x))
    reasons = [node.reason for g in graphs for node in g.left]
    assert any(reason in r for r in reasons), reasons
    assert not any(g.failure for g in graphs)


def test_a_size_beyond_the_range_is_computed_by_pytorch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(graph_sizes, "LARGEST_SEARCHED", 32)
    ran: list[int] = []
    run = operators._run  # pyright: ignore[reportPrivateUsage]

    def counted(kernel: Any, inputs: Sequence[Tensor]) -> Any:
        ran.append(inputs[0].shape[0])
        return run(kernel, inputs)

    monkeypatch.setattr(operators, "_run", counted)
    graphs = compiled_calls(lambda x: functional.silu(x) * x, [(torch.randn(n, 8),) for n in (5, 32, 33, 500)])
    assert len(graphs) == 1 and graphs[0].taken == graphs[0].computing
    assert ran == [5, 32]


def test_inductor_compiles_the_rest() -> None:
    def mixed(x: Tensor) -> Tensor:
        return torch.cumsum(functional.layer_norm(x, (16,)) * 2, 0)

    graphs = compiled_calls(mixed, [(torch.randn(n, 16),) for n in (6, 50)], fallback=None)
    assert len(graphs) == 1 and 0 < graphs[0].taken < graphs[0].computing


def test_what_pays_pays_at_all_sizes() -> None:
    """Two small products do; a sum and an exp are PyTorch's, and the reason names the sizes where a kernel would be slower."""
    model = nn.Sequential(nn.Linear(64, 64), nn.GELU(), nn.Linear(64, 64)).eval()
    graphs = compiled_calls(model, [(torch.randn(n, 64),) for n in (9, 20)], keep="paying", budget=20)
    assert len(graphs) == 1 and graphs[0].taken > 0
    left = compiled_calls(lambda x: torch.exp(x + x), [(torch.randn(9, 16),)], keep="paying")
    assert left[0].taken == 0
    assert all("PyTorch's own" in n.reason and " at n0 = " in n.reason for n in left[0].left), left[0].left


def test_results_that_are_one_value_share_no_memory() -> None:
    """A mean of one entry is a tensor of its own, though the program has one value for both."""

    def averaged(x: Tensor) -> tuple[Tensor, Tensor]:
        y = x.relu()
        return y, y.mean(0)

    with torch.no_grad():
        first, second = torch.compile(averaged, backend=partial(mt.mirage, options=QUICK))(torch.randn(1, 4))
    assert torch.equal(first[0], second)
    assert first.untyped_storage().data_ptr() != second.untyped_storage().data_ptr()


def test_the_page_has_kernels_for_all_sizes(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    compiled_calls(lambda x: functional.silu(x) * x, [(torch.randn(7, 8),)], report=page)
    assert "n0 (2 … 131072)" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize("seed", range(3))
def test_a_random_module_with_symbolic_sizes(seed: int) -> None:
    """`bench/torch_modules.py --symbolic` tries more."""
    assert faults(seed, symbolic=True, **QUICK)[0] == []


def symbol(env: ShapeEnv, value: int, name: str) -> torch.SymInt:
    from torch._dynamo.source import ConstantSource

    source = ConstantSource(name)
    made = env.create_symintnode(env.create_symbol(value, source, dynamic_dim=DimDynamic.DYNAMIC), hint=value, source=source)
    assert isinstance(made, torch.SymInt)
    return made


def test_extents_are_equal_where_sizes_are_equal_everywhere() -> None:
    env = ShapeEnv()
    s, t = symbol(env, 12, "s"), symbol(env, 12, "t")
    known = DynamoSizes(largest=5000)
    assert known.extent(s) != known.extent(t)  # Though Dynamo saw 12 for both.
    assert known.extents((s * t, 2 * s + 1)) == (known.extent(s) * known.extent(t), 2 * known.extent(s) + 1)
    assert known.extents(((s * s) // s, (2 * s * t) // (s * t))) == (known.extent(s), 2)
    assert known.extent((s * s * (t + 1)) // s) == known.extent(s * (t + 1))
    assert all(known.extent(x) > 5000 for x in (s, t))
    ratio = known.extent((s * 6) // 4)
    assert isinstance(ratio, SymbolicExtent) and known.range_of(ratio) == (3, 1 << 17)
    assert not env.guards


def test_a_size_that_follows_from_data_has_no_extent() -> None:
    with pytest.raises(NotConverted, match="follows from data"):
        DynamoSizes().extent(ShapeEnv().create_unbacked_symint())
