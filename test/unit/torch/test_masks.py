"""Masks of attention that are known when a graph is compiled: the calls that remain, and that results stay the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
import torch
from torch import Tensor
from torch._dynamo import mark_dynamic
from torch.fx import GraphModule
from torch.nn import functional

import mirage_ir.torch as mt
from mirage_ir.torch.masks import with_known_masks

Q, K = torch.randn(2, 3, 8, 4), torch.randn(2, 3, 12, 4)


@pytest.fixture(autouse=True)
def fresh() -> None:
    torch.compiler.reset()
    torch.manual_seed(3)


def compiled(function: Callable[..., Tensor], *inputs: Tensor) -> tuple[str, list[dict[str, Any]]]:
    """What was changed, and the named arguments of each call of attention; results are compared with eager PyTorch's."""
    found: list[tuple[str, GraphModule]] = []

    def back_end(module: GraphModule, examples: Sequence[Any]) -> Callable[..., Any]:
        changed, what = with_known_masks(module)
        found.append((what, changed))
        return changed.forward

    torch.testing.assert_close(torch.compile(function, backend=back_end)(*inputs), function(*inputs))
    [(what, module)] = found
    calls = [n for n in module.graph.nodes if n.target is functional.scaled_dot_product_attention]
    return what, [dict(n.kwargs) for n in calls]


def bits(rows: int, columns: int) -> Tensor:
    return torch.arange(columns)[None, :] <= torch.arange(rows)[:, None]


def test_a_mask_that_hides_nothing_is_left_out() -> None:
    def attend(q: Tensor, k: Tensor) -> Tensor:
        mask = (torch.arange(8)[:, None] >= 0).expand(2, 1, 8, 12)
        return functional.scaled_dot_product_attention(q, k, k, attn_mask=mask, scale=0.5)

    what, [call] = compiled(attend, Q, K)
    assert what == "masks of attention that hide nothing: 1"
    assert call["attn_mask"] is None and not call.get("is_causal") and call["scale"] == 0.5


@pytest.mark.parametrize("added", [False, True])
def test_a_causal_mask_is_named(added: bool) -> None:
    def attend(q: Tensor) -> Tensor:
        mask = bits(8, 8)
        if added:
            mask = torch.zeros(8, 8).masked_fill(~mask, float("-inf"))
        once = functional.scaled_dot_product_attention(q, q, q, mask)
        return functional.scaled_dot_product_attention(once, q, q, mask[None])

    what, calls = compiled(attend, Q)
    assert what == "masks of attention that are causal: 2"
    assert all(c["attn_mask"] is None and c["is_causal"] is True for c in calls)


@pytest.mark.parametrize("keys", [8, 12])
@pytest.mark.parametrize("band", [1, 3, 30])
def test_other_masks_stay(keys: int, band: int) -> None:
    """A window, and a causal mask of fewer queries than keys, which PyTorch's kernels align in another way."""

    def attend(q: Tensor, k: Tensor) -> Tensor:
        mask = bits(8, keys) & ~bits(8, keys).roll(band, 0) if band < 8 else bits(8, keys)
        mask = mask | (torch.arange(keys) == 0)[None, :]
        return functional.scaled_dot_product_attention(q, k, k, attn_mask=mask)

    what, [call] = compiled(attend, Q, K[:, :, :keys].contiguous())
    causal = keys == 8 and band == 30
    assert what == ("masks of attention that are causal: 1" if causal else "")
    assert (call["attn_mask"] is None) == causal


def test_a_mask_that_an_input_decides_stays() -> None:
    def attend(q: Tensor, shown: Tensor) -> Tensor:
        return functional.scaled_dot_product_attention(q, q, q, attn_mask=bits(8, 8) & shown)

    for shown in (torch.ones(8, 8, dtype=torch.bool), bits(8, 8)):
        torch.compiler.reset()
        what, [call] = compiled(attend, Q, shown)
        assert what == "" and call["attn_mask"] is not None


@pytest.mark.parametrize("how", ["fill_", "setitem", "iand", "masked_fill_", "out"])
def test_a_mask_that_is_changed_in_place_stays(how: str) -> None:
    def attend(q: Tensor, hidden: Tensor) -> Tensor:
        mask = torch.ones(8, 8, dtype=torch.bool)
        if how == "fill_":
            mask[:, 1:].logical_and_(hidden[:, 1:])
        elif how == "setitem":
            mask[:, 1:] = hidden[:, 1:]
        elif how == "iand":
            mask &= hidden
        elif how == "masked_fill_":
            mask.masked_fill_(~hidden, False)
        else:
            torch.logical_and(mask, hidden, out=mask)
        return functional.scaled_dot_product_attention(q, q, q, attn_mask=mask)

    what, [call] = compiled(attend, Q, bits(8, 8))
    assert what == "" and call["attn_mask"] is not None


def test_a_random_mask_stays() -> None:
    def attend(q: Tensor) -> Tensor:
        return functional.scaled_dot_product_attention(q, q, q, attn_mask=torch.rand(8, 8) >= 0)

    what, [call] = compiled(attend, Q)
    assert what == "" and call["attn_mask"] is not None


def test_a_mask_that_a_custom_operator_makes_stays() -> None:
    """What it returns may change from call to call."""

    @torch.library.custom_op("masks_of_tests::made", mutates_args=())
    def made(tokens: int) -> Tensor:
        return torch.ones(tokens, tokens, dtype=torch.bool)

    @made.register_fake
    def _(tokens: int) -> Tensor:
        return torch.empty(tokens, tokens, dtype=torch.bool)

    def attend(q: Tensor) -> Tensor:
        return functional.scaled_dot_product_attention(q, q, q, attn_mask=made(8))

    assert compiled(attend, Q)[0] == ""


def test_what_else_the_graph_changes_in_place_stays() -> None:
    """Nothing reads what `add_` returns."""

    def attend(q: Tensor, calls: Tensor) -> Tensor:
        calls.add_(1)
        calls[1:] = calls[1:] * 2
        return functional.scaled_dot_product_attention(q, q, q, attn_mask=bits(8, 8))

    calls = torch.zeros(3)
    torch.compile(attend, backend="mirage", options={"effort": "low", "fallback": "eager"})(Q, calls)
    assert calls.tolist() == [1.0, 2.0, 2.0]
    assert compiled(attend, Q, calls)[0] == "masks of attention that are causal: 1"
    assert calls.tolist() == [3.0, 14.0, 14.0]


def test_a_mask_of_another_size_than_the_largest_is_not_computed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mirage_ir.torch.masks.MOST_BYTES", 63)

    def attend(q: Tensor) -> Tensor:
        return functional.scaled_dot_product_attention(q, q, q, attn_mask=torch.ones(8, 8, dtype=torch.bool))

    assert compiled(attend, Q)[0] == ""


def test_rows_of_a_mask_are_copied_once() -> None:
    """A bias with its heads last, repeated over the batch, and a column for all keys."""

    def attend(q: Tensor, k: Tensor, bias: Tensor, column: Tensor) -> Tensor:
        mask = bias.permute(2, 0, 1).expand(2, 3, 8, 12)
        twice = functional.scaled_dot_product_attention(q, k, k, mask)
        twice = functional.scaled_dot_product_attention(twice, k, k, attn_mask=mask)
        return functional.scaled_dot_product_attention(twice, k, k, attn_mask=column.expand(8, 12))

    column = torch.arange(8)[:, None] >= 0
    what, calls = compiled(attend, Q, K, torch.randn(8, 12, 3), column)
    assert what == "masks of attention that are copied into rows: 3"
    first, second, third = (c["attn_mask"] for c in calls)
    assert first is second and first is not third
    assert first.target == third.target == "expand_as" and first.args[0].target == "contiguous"


def test_rows_are_copied_where_sizes_are_symbols() -> None:
    def attend(q: Tensor) -> Tensor:
        mask = (torch.arange(q.shape[-2])[:, None] >= 0).expand(2, 1, q.shape[-2], q.shape[-2])
        return functional.scaled_dot_product_attention(q, q, q, attn_mask=mask)

    q = torch.randn(2, 3, 9, 4)
    mark_dynamic(q, 2)
    assert compiled(attend, q)[0] == "masks of attention that are copied into rows: 1"


def test_gradients_stay_the_same() -> None:
    def attend(q: Tensor, bias: Tensor) -> Tensor:
        mask = bias.permute(2, 0, 1).expand(2, 3, 8, 8)
        once = functional.scaled_dot_product_attention(q, q, q, attn_mask=mask)
        return functional.scaled_dot_product_attention(once, q, q, attn_mask=bits(8, 8))

    q, bias = Q.clone().requires_grad_(), torch.randn(8, 8, 3, requires_grad=True)
    expected = torch.autograd.grad(attend(q, bias).square().sum(), (q, bias))
    made = torch.compile(attend, backend="mirage", options={"effort": "low", "fallback": "eager"})(q, bias)
    for ours, theirs in zip(torch.autograd.grad(made.square().sum(), (q, bias)), expected, strict=True):
        torch.testing.assert_close(ours, theirs)


def test_the_report_says_it(tmp_path: Any) -> None:
    def attend(q: Tensor) -> Tensor:
        return functional.scaled_dot_product_attention(q, q, q, attn_mask=bits(8, 8))

    report = tmp_path / "report.txt"
    mt.explain(attend, Q, options={"effort": "low", "fallback": "eager", "report": str(report)})
    assert "masks of attention that are causal: 1" in report.read_text(encoding="utf-8")
