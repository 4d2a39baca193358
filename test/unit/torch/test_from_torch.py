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
from mirage_ir.program import Apply
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
    "activations": lambda x, y: functional.silu(x) + functional.gelu(y) + torch.tanh(x) * torch.sigmoid(y) + torch.erf(y),
    "powers": lambda x, y: x**3 + (y * y + 1) ** -0.5 + x**4,
    "reductions": lambda x, y: x.mean(0, keepdim=True) + y.amax(1, keepdim=True) - x.sum() + y.amin(0),
    "variance": lambda x, y: x.var(1, keepdim=True) + y.var(0, correction=0),
    "norms": lambda x, y: x / x.norm(dim=1, keepdim=True) + y / torch.linalg.vector_norm(y, dim=0) * torch.linalg.vector_norm(x),
    "products": lambda x, y: (x @ y.t()) @ y + torch.addmm(x[0], x, x.t() @ y),
    "views": lambda x, y: torch.cat([x.view(2, 2, 6).permute(1, 0, 2).reshape(4, 6), y.unsqueeze(0).squeeze(0)], 0),
    "softmax": lambda x, y: torch.softmax(x, 0) + torch.log_softmax(y, -1),
    "several": lambda x, y: (x + y, (x - y).split(2, 1)[2] * 2),
    "clamps": lambda x, y: x.clamp(-0.5, 0.5) + functional.hardswish(y) + functional.leaky_relu(x) + y.abs(),
    "one bound": lambda x, y: x.clamp(min=-0.5) + y.clamp(max=0.25) + x.clamp_min(0.1) * y.clamp_max(-0.1),
    "bounds of one entry": lambda x, y: (
        x.clamp(y.amin(), torch.tensor(0.3)) + torch.maximum(torch.tensor(0.1), y) + x.clamp(y, y + 1)
    ),
    "slopes": lambda x, y: functional.leaky_relu(x, 1.5) + functional.leaky_relu(y, -0.5) + functional.prelu(x, y[:1, 0]),
    "smooth": lambda x, y: (
        functional.softplus(x) + functional.softplus(y, beta=2.5) + functional.mish(x) * functional.logsigmoid(y)
    ),
    "exponential": lambda x, y: (
        functional.elu(x, 0.5) + functional.selu(y) + functional.celu(x, 0.75) + torch.expm1(y) + torch.log1p(x * x)
    ),
    "integer powers": lambda x, y: x**5 + (y * y + 1) ** -3 + x**6,
    "other bases": lambda x, y: 2**x + torch.exp2(y) + torch.log2(y * y + 1) + torch.log10(x * x + 1),
    "gates": lambda x, y: functional.glu(x, 1) * functional.glu(y, 0).repeat(2, 1)[:, :3],
    "extremes of a dimension": lambda x, y: x.max(1).values.sum() + y.min(0).values - y.max(1, keepdim=True).values,
    "sums of exponentials": lambda x, y: torch.logsumexp(x, 1) + torch.logsumexp(y, (0, 1), keepdim=True),
    "deviations": lambda x, y: x.std(1, keepdim=True) + torch.std(y, correction=0),
    "other norms": lambda x, y: x.norm(1, 1, keepdim=True) + y.norm(float("inf"), 0) + x.norm(-float("inf")),
    "norms of groups": lambda x, y: functional.group_norm(x.view(2, 4, 3), 2, x[:, 0], y[:, 0]) * 2,
    "norms of single channels": lambda x, y: functional.group_norm(y.view(2, 4, 3), 4) + functional.group_norm(x.view(2, 4, 3), 1),
    "norms of channels": lambda x, y: functional.instance_norm(x.view(2, 2, 6), weight=y[0, :2], bias=y[1, :2]),
    "similarity": lambda x, y: functional.normalize(x, p=1) * functional.cosine_similarity(x, y)[:, None],
    "rolled": lambda x, y: torch.roll(x, (-1, 2), (0, 1)) * torch.roll(y, 12, 1),
    "constants": lambda x, y: x / torch.sqrt(torch.tensor(8)) + y * (torch.tensor(0.5) - 2) ** 2 + x ** torch.tensor(2),
    "repeats": lambda x, y: x.repeat(2, 1, 3) * y.repeat(1, 3),
    "averages": lambda x, y: functional.avg_pool2d(x[None, None], 2) + functional.adaptive_avg_pool2d(y.view(1, 1, 4, 6), (2, 3)),
    "averages of a part": lambda x, y: functional.avg_pool1d(x, 4) + functional.avg_pool1d(y, 4) * 2,
    "windows": lambda x, y: functional.max_pool2d(x[None, None], (2, 3)) + functional.max_pool2d(y.view(1, 1, 4, 6), (3, 4)).sum(),
    "losses": lambda x, y: (functional.huber_loss(x, y, delta=0.5), functional.smooth_l1_loss(x, y, reduction="none", beta=0.25)),
    "without distance": lambda x, y: functional.smooth_l1_loss(x, y, reduction="sum", beta=0.0),
    "without bias": lambda x, y: torch.addmm(x[0], x, x.t() @ y, beta=0, alpha=0.5),
    "convolution of one place": lambda x, y: functional.conv2d(x.view(2, 3, 2, 2), y.view(2, 3, 2, 2), y[0, :2]),
    "convolution of channels": lambda x, y: functional.conv1d(x.view(2, 2, 6), y[:, :2, None], y[0, :4]),
    "convolution of channels at every other place": lambda x, y: functional.conv2d(
        x.view(1, 4, 2, 3), y.view(6, 4, 1, 1), stride=(1, 2)
    ),
    "convolution of patches": lambda x, y: functional.conv2d(
        x.view(1, 1, 4, 6), y.view(2, 2, 2, 3)[:, :1], y[0, :2], stride=(2, 3)
    ),
    "convolution of patches and of a rest": lambda x, y: functional.conv1d(x.view(2, 2, 6), y.view(3, 2, 4), stride=4),
    "every other entry": lambda x, y: x[:, ::2] * y[:, 1::2] + x[1::2].sum() + y[::3].sum(),
    "every third entry": lambda x, y: x[:, 1::3] + y[:, 2::3] * x[:, 0:5:4],
    "entries far apart": lambda x, y: x[::5] + y[3::7],
    "rotated pairs": lambda x, y: torch.stack([x[:, ::2] * y[:, ::2] - x[:, 1::2], x[:, 1::2] * y[:, 1::2]], -1).flatten(-2),
    "other entries between": lambda x, y: (
        torch.slice_scatter(x, y[:, :3], 1, 1, 6, 2) * torch.slice_scatter(y, x[:1], 0, 2, 4, 3)
        + torch.slice_scatter(y, x[:2], 0, 0, 4, 3)
    ),
    "between two": lambda x, y: torch.lerp(x, y, 0.25) + torch.lerp(x, y, 0.75) * torch.lerp(x, y, y),
    "hyperbolic": lambda x, y: torch.cosh(x) + torch.sinh(y),
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_is_the_same_program(name: str) -> None:
    torch.manual_seed(2)
    x, y = torch.randn(4, 6), torch.randn(4, 6)
    found = interpreted(mi.from_torch(FUNCTIONS[name], x, y), nn.Module(), x, y)
    results = FUNCTIONS[name](x.double(), y.double())
    for ours, theirs in zip(found, results if isinstance(results, tuple) else [results], strict=True):
        np.testing.assert_allclose(ours.reshape(theirs.shape), theirs.numpy(), rtol=1e-6, atol=1e-9)


NARROW: dict[str, tuple[Callable[[Tensor, Tensor], Tensor], float, float]] = {
    "sinh near 0": (lambda x, y: torch.sinh(x) / y, 1e-6, 1e-6),
    "sinh near the largest number": (lambda x, y: torch.sinh(x) / y, 89.2, 1e38),
    "cosh near the largest number": (lambda x, y: torch.cosh(x) / y, -89.2, 1e38),
    "all of the second": (lambda x, y: torch.lerp(x, y, 1.0), 1e9, 1.0),
}
"""Functions in f32, and numbers for their inputs."""


@pytest.mark.parametrize("name", NARROW)
def test_a_function_keeps_its_digits_in_f32(name: str) -> None:
    function, *numbers = NARROW[name]
    x, y = (torch.full((2, 2), number) for number in numbers)
    program = decompose(mi.from_torch(function, x, y).program())
    (found,) = run_program(program, [x.numpy(), y.numpy()])
    np.testing.assert_allclose(found, function(x, y).numpy(), rtol=1e-5)


CASTS: dict[str, Callable[[Tensor, Tensor], Tensor]] = {
    "a norm in f32": lambda x, y: functional.layer_norm(x.float(), (6,), y[0].float(), y[1].float()).half() * y,
    "the deviation of a norm": lambda x, y: functional.layer_norm(x, (6,), y[0], y[1]).std(1),
    "a softmax of a product": lambda x, y: torch.softmax((x @ y.t()).float(), 1).half() @ y,
    "the deviation of a product": lambda x, y: (x @ y.t()).std(1),
    "the deviation of attention": lambda x, y: functional.scaled_dot_product_attention(x[None], y[None], x[None]).std(2),
}
"""Functions of 16-bit tensors that compute in f32; `std` casts by itself."""


@pytest.mark.parametrize("name", CASTS)
def test_a_function_that_computes_in_f32_is_the_same_program(name: str) -> None:
    torch.manual_seed(2)
    x, y = torch.randn(4, 6).half(), torch.randn(4, 6).half()
    (found,) = interpreted(mi.from_torch(CASTS[name], x, y), nn.Module(), x, y)
    theirs = CASTS[name](x, y)
    np.testing.assert_allclose(found.reshape(theirs.shape), theirs.numpy(), rtol=5e-3, atol=5e-3)


PRODUCTS_IN_F32: dict[str, Callable[[Tensor], Tensor]] = {
    "mm": lambda x: (x.float() @ x.t().float()).half(),
    "scaled_dot_product_attention": lambda x: functional.scaled_dot_product_attention(
        x.float()[None], x.float()[None], x.float()[None]
    ),
}


@pytest.mark.parametrize("name", PRODUCTS_IN_F32)
def test_a_product_in_f32_of_16_bit_tensors_is_refused(name: str) -> None:
    with pytest.raises(TorchError, match=rf"{name}.*the element type torch.float32, and the program's f16"):
        mi.from_torch(PRODUCTS_IN_F32[name], torch.randn(4, 6).half())


def test_a_logsumexp_of_rows_beyond_a_tile_is_one_kernel() -> None:
    graph = mi.from_torch(lambda x: torch.logsumexp(x, 1), torch.empty(64, 30011, dtype=torch.float16))
    assert graph.superoptimize(target="h200", budget=20, progress=False).kernels == 1


def test_a_copy_that_is_changed_in_place_is_the_same_program() -> None:
    def changed(x: Tensor, y: Tensor) -> Tensor:
        z = x + 1
        z[:, 1:3].mul_(y[:, 1:3])
        z[:, 4:].add_(y[:, :2])
        z[2].copy_(y[0])
        return z

    x, y = torch.randn(4, 6), torch.randn(4, 6)
    (found,) = interpreted(mi.from_torch(changed, x, y), nn.Module(), x, y)
    np.testing.assert_allclose(found, changed(x.double(), y.double()).numpy(), rtol=1e-6)


def test_a_module_that_keeps_a_tensor_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`torch.export` notices when it takes operators apart."""

    class Keeping(nn.Module):
        kept = torch.zeros(2, 3)

        def forward(self, x: Tensor) -> Tensor:
            self.kept.add_(x)
            return self.kept * 2

    with pytest.raises(TorchError, match=r"refuses the function: Constant .* is mutated"):
        mi.from_torch(Keeping(), torch.randn(2, 3))
    path = tmp_path / "keeping.pt2"
    torch.export.save(torch.export.export(Keeping(), (torch.randn(2, 3),)), path)
    assert main([str(path)]) == 1
    assert "is mutated" in capsys.readouterr().err


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
        (lambda x: torch.roll(x, 1) + 1, "from row to row"),
        (lambda x: x * (torch.tensor(2.0) / 0), "constant inf"),
        (lambda x: x ** float("inf"), "power inf"),
        (lambda x: x**x, "no constant"),
        (lambda x: (-2) ** x, "no positive number"),
        (lambda x: x + torch.full((), 2.0).expand(4, 6), "full.*number"),
        (lambda x: x / x.norm(p=3, dim=1, keepdim=True), "order 3 is no sum"),
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


@pytest.mark.parametrize(
    ("function", "reason"),
    [
        (lambda x: functional.avg_pool2d(x, 3, 1), "side by side"),
        (lambda x: functional.avg_pool2d(x, 2, padding=1), "outside"),
        (lambda x: functional.avg_pool2d(x, 4, ceil_mode=True), "smaller"),
        (lambda x: functional.adaptive_avg_pool2d(x, (4, 4)), "one size"),
        (lambda x: functional.conv2d(x, x[:, :, :2, :2]), "side by side"),
        (lambda x: functional.conv2d(x, x[:, :, :2, :2], stride=3), "side by side"),
        (lambda x: functional.conv2d(x, x[:, :, :1, :1], padding=1), "outside"),
        (lambda x: functional.conv2d(x, x[:, :1, :1, :1], groups=2), "of groups"),
        (lambda x: functional.conv_transpose2d(x, x[:, :, :1, :1]), "transposed"),
        (lambda x: x.max(1).indices + 1, "element type|not computed"),
    ],
)
def test_windows_that_no_program_has_are_refused(function: Callable[[Tensor], Tensor], reason: str) -> None:
    with pytest.raises(TorchError, match=reason):
        mi.from_torch(function, torch.randn(2, 2, 6, 6))


def test_functions_of_inputs_take_the_shape_of_what_they_meet() -> None:
    """A norm has its leading dimensions merged, and so has what it is multiplied by: no reshape parts the two."""

    def gated(x: Tensor, y: Tensor) -> Tensor:
        return functional.layer_norm(x, (8,)) * torch.sigmoid(y * 2 + x)

    def softmax_of_a_sum(x: Tensor, y: Tensor) -> Tensor:  # A reduction is not computed again in another shape.
        return functional.layer_norm(x, (8,)) * torch.softmax(x + y, 0)

    inputs = torch.randn(3, 5, 8), torch.randn(3, 5, 8)
    for function, inside in ((gated, 0), (softmax_of_a_sum, 1)):
        program = mi.from_torch(function, *inputs).program()
        first = len(program.inputs)
        reshapes = [n for n in program.nodes if isinstance(n, Apply) and n.op == "reshape"]
        assert sum(n.operands[0] >= first for n in reshapes) == inside + 1  # And the result.
        (found,) = run_program(decompose(program), [x.numpy() for x in inputs], precision="float64")
        assert np.abs(found - function(*(x.double() for x in inputs)).numpy()).max() < 1e-12
