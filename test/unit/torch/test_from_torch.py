"""Functions and modules of PyTorch as graphs: they compute the same, or are refused with the node and its line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from blocks import BLOCKS, BlockSizes
from torch import Tensor, nn
from torch.nn import functional

import mirage_ir as mi
from mirage_ir.api.graph import Graph
from mirage_ir.decompose import decompose
from mirage_ir.interpret import run_program
from mirage_ir.tools.mirage_opt import main
from mirage_ir.torch import TorchError
from mirage_ir.torch.exported import read_exported


def interpreted(graph: Graph, model: nn.Module, *inputs: Tensor) -> list[np.ndarray[Any, Any]]:
    """The graph's results in float64; parameters are found by their names."""
    program = graph.program()
    known = {name.replace(".", "_"): value for name, value in model.state_dict().items()}
    rest = [known[name] for name in program.input_names[len(inputs) :]]
    arrays = [x.detach().numpy() for x in (*inputs, *rest)]
    return run_program(decompose(program), arrays, precision="float64")


@pytest.mark.parametrize("name", ["bert", "vit"])
def test_a_block_is_the_same_program(name: str) -> None:
    torch.manual_seed(1)
    model, x = BLOCKS[name](BlockSizes()).eval(), torch.randn(1, 16, 32)
    (found,) = interpreted(mi.from_torch(model, x), model, x)
    expected = model.double()(x.double()).detach().numpy()
    assert np.abs(found - expected).max() < 1e-12 * np.abs(expected).max() + 1e-7


FUNCTIONS: dict[str, Callable[[Tensor, Tensor], Any]] = {
    "arithmetic": lambda x, y: (x + 2 * y - 1) / (y * y + 1),
    "activations": lambda x, y: functional.silu(x) + functional.gelu(y) + torch.tanh(x) * torch.sigmoid(y),
    "powers": lambda x, y: x**3 + (y * y + 1) ** -0.5 + x**4,
    "reductions": lambda x, y: x.mean(0, keepdim=True) + y.amax(1, keepdim=True) - x.sum() + y.amin(0),
    "variance": lambda x, y: x.var(1, keepdim=True) + y.var(0, correction=0),
    "norms": lambda x, y: x / x.norm(dim=1, keepdim=True) + y / torch.linalg.vector_norm(y, dim=0) * torch.linalg.vector_norm(x),
    "products": lambda x, y: (x @ y.t()) @ y + torch.addmm(x[0], x, x.t() @ y),
    "views": lambda x, y: torch.cat([x.view(2, 2, 6).permute(1, 0, 2).reshape(4, 6), y.unsqueeze(0).squeeze(0)], 0),
    "softmax": lambda x, y: torch.softmax(x, 0) + torch.log_softmax(y, -1),
    "several": lambda x, y: (x + y, (x - y).split(2, 1)[2] * 2),
    "clamps": lambda x, y: x.clamp(-0.5, 0.5) + functional.hardswish(y) + functional.leaky_relu(x) + y.abs(),
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_is_the_same_program(name: str) -> None:
    torch.manual_seed(2)
    x, y = torch.randn(4, 6), torch.randn(4, 6)
    found = interpreted(mi.from_torch(FUNCTIONS[name], x, y), nn.Module(), x, y)
    results = FUNCTIONS[name](x.double(), y.double())
    for ours, theirs in zip(found, results if isinstance(results, tuple) else [results], strict=True):
        np.testing.assert_allclose(ours.reshape(theirs.shape), theirs.numpy(), rtol=1e-6, atol=1e-9)


def test_views_between_linear_layers_leave_no_reshape() -> None:
    model = nn.Sequential(nn.Linear(8, 8), nn.GELU(), nn.LayerNorm(8), nn.Linear(8, 4))
    nodes = mi.from_torch(model, torch.randn(2, 3, 8)).program().nodes
    inner = [node.op for node in nodes[1:-1]]  # type: ignore[union-attr]
    assert "reshape" not in inner


class Summing(nn.Module):
    """Has an operator without a converter."""

    def forward(self, x: Tensor) -> Tensor:
        return torch.cumsum(x, 0) + 1


def test_an_unknown_operator_names_node_and_line() -> None:
    with pytest.raises(TorchError, match=r"aten\.cumsum\.default \('cumsum', .*test_from_torch\.py:\d+\): there is no converter"):
        mi.from_torch(Summing(), torch.randn(3, 4))


@pytest.mark.parametrize(
    ("function", "reason"),
    [
        (lambda x: x, "is not computed"),
        (lambda x: x.double() + 1, "element type torch.float64"),
        (lambda x: x**2.5, "power 2.5"),
        (lambda x: x / 0, "divides by the constant 0"),
        (lambda x: x[::2] + 1, "every 2th entry"),
        (lambda x: x / x.norm(p=3, dim=1, keepdim=True), "order 3 is no Euclidean length"),
        (lambda x: functional.scaled_dot_product_attention(x[None], x[None], x[None], is_causal=True), "causal mask"),
        (lambda x: x.add_(1), "in place"),
    ],
)
def test_what_no_program_computes_is_refused(function: Callable[[Tensor], Tensor], reason: str) -> None:
    with pytest.raises(TorchError, match=reason):
        mi.from_torch(function, torch.randn(4, 6))


def test_an_exported_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "model.pt2"
    torch.export.save(torch.export.export(nn.Linear(8, 4), (torch.randn(2, 8),)), path)
    graph = read_exported(path)
    assert (graph.name, graph.program().input_names) == ("model", ("input", "weight", "bias"))
    assert main([str(path)]) == 0
    out, err = capsys.readouterr()
    assert ("func.func @model(" in out, err) == (True, "")
    torch.save({"weight": torch.zeros(2)}, path)
    assert main([str(path)]) == 1
    err = capsys.readouterr().err
    assert (len(err.splitlines()), "it is no exported program: " in err, "above" in err) == (1, True, False), err
    path.write_bytes(b"no program")
    with pytest.raises(TorchError, match="no exported program"):
        read_exported(path)
