"""Inductor's kernels beside the best known: what it plans is read as it is, priced by the model, and matched by the verifier."""

from __future__ import annotations

import re

import pytest
import torch
from torch import Tensor, nn
from torch.nn import functional

from mirage_ir.errors import OptionError
from mirage_ir.target import MACHINES
from mirage_ir.torch import TorchError, TorchValidation, validate
from mirage_ir.torch.exported import exported_program
from mirage_ir.torch.inductor_plan import inductor_plan
from mirage_ir.torch.priced_plan import PlanPricer
from mirage_ir.validation.priced import TensorRole

HALF = torch.float16


class Gated(nn.Module):
    """A norm, two products and what lies between: Inductor makes five kernels of it."""

    def __init__(self) -> None:
        super().__init__()
        self.norm = nn.RMSNorm(256, dtype=HALF)
        self.up = nn.Linear(256, 512, bias=False, dtype=HALF)
        self.down = nn.Linear(512, 256, dtype=HALF)

    def forward(self, x: Tensor) -> Tensor:
        return torch.softmax(self.down(functional.silu(self.up(self.norm(x)))), -1)


@pytest.fixture(scope="module")
def gated() -> TorchValidation:
    return validate(Gated(), torch.randn(64, 256, dtype=HALF), budget=10)


def test_the_kernels_are_those_of_the_plan(gated: TorchValidation) -> None:
    kernels = gated.comparison.given.kernels
    assert [k.computes.split(", ")[-1] for k in kernels] == ["mul", "mm", "div", "addmm", "div"]
    rows, weight = 64 * 256 * 2, 256 * 512 * 2
    assert [k.nbytes for k in kernels] == [2 * rows + 512, 3 * rows + weight, 4 * rows, 3 * rows + weight + 512, 2 * rows]
    assert [t.label for t in gated.comparison.given.tensors.values() if t.role is TensorRole.INPUT]


def test_the_gap_has_its_reasons(gated: TorchValidation) -> None:
    found = gated.comparison
    assert sum(r.us for r in found.reasons) + found.unexplained_us == pytest.approx(found.gap_us, abs=1e-9)
    assert sum(r.nbytes for r in found.reasons) == found.given.nbytes - found.best.nbytes
    assert len(found.best.kernels) < len(found.given.kernels) == 5
    assert any(r.what.startswith("launches: ") and r.us > 0 for r in found.reasons)
    assert not any("read more often" in r.what for r in found.reasons)
    text = str(gated)
    assert re.search(r"inductor +5 ", text)
    assert "for cpu" in text and "unexplained" in text


def test_tensors_of_the_plan_are_matched_with_those_of_the_best() -> None:
    """Inputs by their names, and what passes between kernels of both by verdicts: kernels fall into stretches."""

    def weights(x: Tensor, w: Tensor) -> Tensor:
        return torch.softmax(x @ w, -1)

    found = validate(weights, torch.randn(512, 1024, dtype=HALF), torch.randn(1024, 1024, dtype=HALF), budget=10).comparison
    assert [(s.given, s.best) for s in found.stretches] == [((0,), (0,)), ((1,), (1,))]
    assert not any(r.nbytes for r in found.reasons)


def test_one_kernel_is_no_gap() -> None:
    def activated(x: Tensor, y: Tensor) -> Tensor:
        return functional.silu(x) * y

    x = torch.randn(512, 1024, dtype=HALF)
    found = validate(activated, x, x.clone(), budget=10)
    assert [g.measure for g in found.comparison.gaps] == []
    assert found.comparison.given.nbytes == found.comparison.best.nbytes == 3 * 512 * 1024 * 2
    assert "no gap" in str(found)


def test_results_of_one_operator_are_its_own() -> None:
    """Attention has several results, of which one is read; its operands are views of one tensor."""

    def attend(x: Tensor) -> Tensor:
        q, k, v = (t.reshape(2, 32, 4, 64).transpose(1, 2) for t in (x + 1).split(256, -1))
        return functional.scaled_dot_product_attention(q, k, v) * 2

    plan = inductor_plan(exported_program(attend, torch.randn(2, 32, 768, dtype=HALF)))
    *copies, attention, last = plan.kernels
    assert all(k.call is None for k in (*copies, last)) and attention.call is not None
    assert not any(attention.call in k.nodes for k in (*copies, last))
    made = {name: entries for k in copies for name, entries in k.writes.items()}
    assert dict(attention.reads) == made
    assert sum(made.values()) == 2 * 32 * 768
    assert list(attention.writes.values()) == list(last.reads.values()) == [2 * 32 * 256]
    assert plan.outputs == tuple(last.writes)


def test_a_call_is_told_from_views_around_it() -> None:
    """Views of operands and of results belong to a product of batches, too."""

    def batched(x: Tensor, w: Tensor) -> Tensor:
        return torch.matmul(x + 1, w.expand(4, 64, 32)) * 2

    plan = inductor_plan(exported_program(batched, torch.randn(4, 16, 64, dtype=HALF), torch.randn(64, 32, dtype=HALF)))
    pricer = PlanPricer(plan, MACHINES["h100"], {0: 0, 1: 1})
    assert [k.computes for k in pricer.program().kernels if k.blocks is None] in (["bmm"], ["mm"])
    assert not pricer.unpriced


def test_few_rows_are_few_blocks() -> None:
    """A block reduces a row: a kernel with few of them waits where one with many does not."""

    def normalized(x: Tensor) -> Tensor:
        return torch.softmax(x, -1)

    few, many = (torch.randn(4, 1 << 18, dtype=HALF), torch.randn(1 << 12, 1 << 8, dtype=HALF))
    plans = [inductor_plan(exported_program(normalized, x)) for x in (few, many)]
    assert [[k.rows for k in plan.kernels] for plan in plans] == [[4], [1 << 12]]
    slow, fast = (PlanPricer(plan, MACHINES["h100"], {0: 0}).program() for plan in plans)
    assert slow.nbytes == fast.nbytes
    assert slow.us > 2 * fast.us


def test_an_unknown_operator_is_named() -> None:
    with pytest.raises(TorchError, match=r"aten\.sort"):
        validate(lambda x: torch.sort(x * 2)[0], torch.randn(8, 16))


def test_another_compiler_is_refused() -> None:
    with pytest.raises(OptionError, match="'compiler' is 'inductor', not 'other'"):
        validate(torch.exp, torch.randn(8), compiler="other")
