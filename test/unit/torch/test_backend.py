"""`torch.compile(backend="mirage")` on a CPU: blocks of models, their errors, what is left out and why; random modules."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import torch
from blocks import BLOCKS, BlockSizes
from report_pages import assert_whole
from torch import Tensor, nn
from torch._functorch import config as functorch_config
from torch._inductor import config as inductor
from torch._inductor.exc import InductorError
from torch._inductor.utils import run_and_get_code
from torch.fx import GraphModule, symbolic_trace
from torch.nn import functional
from torch_results import error, faults

import mirage_ir as mi
import mirage_ir.torch as mt
from mirage_ir.api.kernel import Kernel
from mirage_ir.errors import OptionError
from mirage_ir.program import DType
from mirage_ir.torch import backend, graph_compiler, measured_graph, operators, rewritten
from mirage_ir.torch.choice import IslandChoice
from mirage_ir.torch.convert.errors import NotConverted
from mirage_ir.torch.convert.sizes import DynamoSizes
from mirage_ir.torch.graph_report import recording
from mirage_ir.torch.measured_graph import GraphMeasurements, GraphTimes, MeasuredGraph
from mirage_ir.torch.operators import CausalMask, operator_of
from mirage_ir.torch.settings import BackendSettings
from mirage_ir.torch.splice import splice

QUICK: dict[str, Any] = {"effort": "low", "fallback": "eager", "keep": "all"}
SMALL = BlockSizes(tokens=4, width=8, heads=2, key_heads=1, inner=8)


@pytest.fixture(autouse=True)
def fresh() -> None:
    torch.compiler.reset()
    torch.manual_seed(3)


@pytest.mark.parametrize(("name", "least"), [("gpt2", 1), ("bert", 1), ("vit", 1), ("llama", 1), ("t5", 0.95)])
def test_a_block(name: str, least: float) -> None:
    model, x = BLOCKS[name](SMALL).eval(), torch.randn(1, 4, 8)
    with torch.no_grad():
        found = mt.explain(model, x, options=QUICK)
        exact = copy.deepcopy(model).double()(x.double())
    assert error(found.result, exact) <= 2 * error(model(x), exact) + 1e-7
    assert len(found.graphs) == 1 and found.graphs[0].failure is None
    assert found.coverage >= least
    assert len(found.graphs[0].left) == found.graphs[0].computing - found.graphs[0].taken
    assert all(node.reason for node in found.graphs[0].left)


def test_a_training_step() -> None:
    model, x = BLOCKS["bert"](SMALL).eval(), torch.randn(1, 4, 8)
    exact = copy.deepcopy(model).double()
    other = copy.deepcopy(model)
    with recording() as graphs:
        torch.compile(model, backend=partial(mt.mirage, options=QUICK))(x).square().sum().backward()
    other(x).square().sum().backward()
    exact(x.double()).square().sum().backward()
    assert [g.kind for g in graphs] == ["forward", "backward"]
    assert all(g.failure is None for g in graphs) and all(g.taken for g in graphs)
    for ours, theirs, reference in zip(model.parameters(), other.parameters(), exact.parameters(), strict=True):
        assert ours.grad is not None and theirs.grad is not None and reference.grad is not None
        assert error(ours.grad, reference.grad) <= 2 * error(theirs.grad, reference.grad) + 1e-6


@pytest.mark.parametrize("seed", range(6))
def test_a_random_module(seed: int) -> None:
    """`bench/torch_modules.py` tries 500."""
    assert faults(seed, **QUICK)[0] == []


INFINITE: dict[str, Callable[[Tensor], Tensor]] = {
    "logsumexp": lambda x: torch.logsumexp(x, 1),
    "logsumexp of columns": lambda x: torch.logsumexp(x, 0),
    "one bound": lambda x: x.clamp(min=0.3) - x.clamp(max=0.3),
    "mish": functional.mish,
    "elu": functional.elu,
    "softplus": functional.softplus,
    "logsigmoid": functional.logsigmoid,
    "leaky_relu": lambda x: functional.leaky_relu(x, 1.5) * functional.leaky_relu(x, -0.5),
    "huber_loss": lambda x: functional.huber_loss(x, x.clamp(-1, 1), reduction="none"),
}


@pytest.mark.parametrize("name", INFINITE)
def test_entries_that_are_not_finite(name: str) -> None:
    inf, nan = float("inf"), float("nan")
    x = torch.tensor([[inf, 1.0, -1.0], [-inf, -inf, -inf], [nan, 1.0, 2.0], [1e30, -1e30, 0.0], [-inf, 3.0, -200.0]])
    with recording() as graphs:
        found = torch.compile(INFINITE[name], backend="mirage", options=QUICK)(x)
    assert graphs[0].failure is None and graphs[0].taken == graphs[0].computing
    torch.testing.assert_close(found, INFINITE[name](x), equal_nan=True)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16])
def test_constants_are_numbers(dtype: torch.dtype) -> None:
    """Their element types, which are not all of a program, take no part: a tensor of no dimension does not widen another."""

    def scaled(x: Tensor) -> Tensor:
        y = x / torch.sqrt(torch.tensor(8)) * torch.full((), 70000.0) + torch.tensor(0.1, dtype=torch.float64)
        return torch.maximum(y, torch.tensor(3, device=x.device) - 2)

    x = (torch.randn(4, 6) / 1000).to(dtype)
    with recording() as graphs:
        found = torch.compile(scaled, backend="mirage", options=QUICK)(x)
    assert graphs[0].failure is None
    assert {node.reason for node in graphs[0].left} == {"it computes numbers alone"}
    torch.testing.assert_close(found, scaled(x))


class Changing(nn.Module):
    """Changes an input and a buffer, and returns a view, an input, and a number."""

    count: Tensor

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("count", torch.zeros(3))
        self.linear = nn.Linear(3, 3)

    def forward(self, x: Tensor, factor: float) -> Any:
        y = self.linear(x) * factor
        x.add_(y)
        self.count.add_(y.mean(0))
        return y.t(), x, y[0], x.shape[0]


def test_what_is_changed_in_place_and_what_is_shared() -> None:
    model = Changing()
    other, compiled = copy.deepcopy(model), torch.compile(model, backend=partial(mt.mirage, options=QUICK))
    with torch.no_grad():
        for factor in (1.0, 2.5):
            x = torch.randn(2, 3)
            mine, theirs = x.clone(), x.clone()
            ours, eager = compiled(mine, factor), other(theirs, factor)
            torch.testing.assert_close(ours, eager)
            torch.testing.assert_close((mine, model.count), (theirs, other.count))
            assert ours[1] is mine and ours[3] == 2
            assert ours[0].untyped_storage().data_ptr() == ours[2].untyped_storage().data_ptr()


def test_only_what_pays_is_taken() -> None:
    model, x = nn.Sequential(nn.Linear(64, 64), nn.GELU(), nn.Linear(64, 64)).eval(), torch.randn(8, 64)
    with torch.no_grad():
        assert mt.explain(model, x, options={**QUICK, "keep": "paying"}).coverage > 0
        left = mt.explain(torch.exp, x, options={**QUICK, "keep": "paying"})
    assert left.coverage == 0 and "PyTorch's own" in str(left)


def test_the_report_is_a_file(tmp_path: Path) -> None:
    path = tmp_path / "report.txt"
    mt.explain(lambda x: functional.silu(x) * x, torch.randn(4, 4), options={**QUICK, "report": path})
    assert "1 kernel" in path.read_text()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"speed": 3}, "unknown option 'speed'"),
        ({"effort": "extreme"}, "'effort' is one of 'low', 'medium', 'high'"),
        ({"budget": -1}, "'budget' is a number of seconds"),
        ({"fallback": "nobody"}, "'fallback' is one of"),
        ({"target": "toaster"}, "unknown target"),
    ],
)
def test_options_that_make_no_sense(options: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        BackendSettings.of(options)


def test_the_back_end_is_registered() -> None:
    assert "mirage" in torch._dynamo.list_backends()  # pyright: ignore[reportPrivateUsage]


def test_a_kernel_as_an_operator() -> None:
    graph = mi.new_graph()
    x, w = graph.new_input(dims=(4, 8), dtype="float32"), graph.new_input(dims=(8, 8), dtype="float32")
    graph.mark_output(graph.relu(x @ w))
    op = mi.to_torch_library(graph.superoptimize(), "mirage_test::relu_linear")
    a, b = torch.randn(8, 4).t(), torch.randn(8, 8)
    torch.testing.assert_close(op(a, b), torch.relu(a @ b))
    torch.library.opcheck(torch.ops.mirage_test.relu_linear.default, (a, b))
    with pytest.raises(OptionError, match="already"):
        mi.to_torch_library(graph.superoptimize(), "mirage_test::relu_linear")
    with pytest.raises(OptionError, match="namespace::name"):
        mi.to_torch_library(graph.superoptimize(), "relu_linear")


def test_an_operator_has_its_masks_on_each_device_it_is_made_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before its first call there: a CUDA graph may capture that."""
    graph = mi.new_graph("hidden")
    scores = graph.new_input(dims=(4, 6), dtype="float32")
    graph.mark_output(graph.softmax(scores + graph.new_input(dims=(4, 6), dtype="float32")))
    kernel, masks = graph.superoptimize(), {1: CausalMask(4, 4, 6, DType.f32)}
    made: list[str] = []

    def on(mask: CausalMask, device: torch.device) -> Tensor:
        made.append(device.type)
        return make(mask, device)

    make = CausalMask.on
    monkeypatch.setattr(CausalMask, "on", on)
    ops = [operator_of(kernel, masks, torch.device(name)) for name in ("cpu", "meta", "cpu")]
    assert made == ["cpu", "meta"] and len(set(ops)) == 1
    x = torch.randn(4, 6)
    visible = torch.ones(4, 6, dtype=torch.bool).tril()
    torch.testing.assert_close(ops[0](x), torch.softmax(x.masked_fill(~visible, float("-inf")), -1))


def test_the_report_is_a_page(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    options: dict[str, Any] = {**QUICK, "report": page}
    first = mt.explain(lambda x: functional.silu(x) * x, torch.randn(4, 4), options=options)
    read = assert_whole(page.read_text(encoding="utf-8"))
    assert f"{len(first.graphs[0].islands)} islands" in read.text
    count = len(read.drawings)
    assert count >= 2
    torch.compiler.reset()
    mt.explain(lambda x: functional.relu(x) * 2 + torch.cumsum(x, 0), torch.randn(8, 4), options=options)
    read = assert_whole(page.read_text(encoding="utf-8"))
    assert "cumsum" in read.text and len(read.drawings) > count


def test_a_report_that_cannot_be_written_is_an_option_that_makes_no_sense(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="option 'report': cannot write"):
        BackendSettings.of({"report": tmp_path / "missing" / "report.html"})


def test_a_report_that_fails_later_is_a_warning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("mirage_ir.torch.graph_page.write_files", full)
    x = torch.randn(4, 4)
    with pytest.warns(UserWarning, match="was not written: No space left on device"):
        found = mt.explain(lambda x: functional.silu(x) * x, x, options={**QUICK, "report": tmp_path / "report.html"})
    assert error(found.result, functional.silu(x) * x) < 1e-5


@pytest.mark.skipif(not backend.has_compiler(), reason="no C++ compiler for Inductor")
@pytest.mark.parametrize(("ours_us", "calls"), [(1.0, 1), (2.0, 0)])
def test_the_faster_graph_stays(ours_us: float, calls: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was measured is known later on, where PyTorch keeps no graphs: in the process, and in others by the cache."""
    called: list[int] = []
    measured: list[GraphMeasurements] = []
    launch = Kernel.__call__

    def counted(self: Kernel, inputs: Sequence[Any]) -> Any:
        called.append(len(inputs))
        return launch(self, inputs)

    def faster(ours: Callable[..., Any], theirs: Callable[..., Any], examples: Sequence[Any]) -> GraphMeasurements:
        assert ours is not theirs
        measured.append(GraphMeasurements((GraphTimes(ours_us, 1.5, 4.0, 4.0),)))
        return measured[-1]

    monkeypatch.setattr(Kernel, "__call__", counted)
    monkeypatch.setattr(graph_compiler, "on_gpu", lambda inputs: True)
    monkeypatch.setattr(graph_compiler, "faster", faster)
    monkeypatch.setattr(measured_graph, "environment", lambda: {"device": "none"})
    known: dict[str, GraphMeasurements] = {}
    monkeypatch.setattr(measured_graph, "_known", known)
    x = torch.randn(16, 16)
    options = {**QUICK, "fallback": "inductor", "tune": True, "cache": tmp_path}
    for times in range(3):
        if times == 2:
            known.clear()
        torch.compiler.reset()
        compiled = torch.compile(lambda x: torch.softmax(x @ x, 1) * 2, backend=partial(mt.mirage, options=options))
        called.clear()
        with functorch_config.patch(enable_autograd_cache=False):
            torch.testing.assert_close(compiled(x), torch.softmax(x @ x, 1) * 2)
        assert len(called) == calls
        assert len(measured) == 1


@pytest.mark.skipif(not backend.has_compiler(), reason="no C++ compiler for Inductor")
def test_inductor_calls_kernels_past_the_dispatcher() -> None:
    def function(x: Tensor) -> tuple[Tensor, ...]:
        return torch.cumsum(functional.silu(x @ x), 0), *functional.layer_norm(x, (8,)).chunk(2)

    x = torch.randn(8, 8)
    options = {**QUICK, "fallback": "inductor"}
    compiled = torch.compile(function, backend=partial(mt.mirage, options=options))
    found, (code,) = run_and_get_code(compiled, x)
    torch.testing.assert_close(found, function(x))
    called = re.findall(r"torch\.ops\.mirage_ir\.\w+\.default(\S*)\(", code)
    assert called and set(called) == {".direct"}


@pytest.mark.skipif(not backend.has_compiler(), reason="no C++ compiler for Inductor")
def test_a_mode_with_cuda_graphs(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a call on a stream costs does not count there, and Inductor makes CUDA graphs of the form that stays alone."""
    compile_inner = graph_compiler.compile_fx_inner
    made: list[tuple[bool, bool, bool]] = []

    def watched(graph: GraphModule, inputs: Sequence[Any], **options: Any) -> Any:
        made.append((bool(operators.kernels_in(graph)), bool(options["cudagraphs"]), inductor.triton.cudagraphs))
        return compile_inner(graph, inputs, **options)

    def faster(ours: Callable[..., Any], theirs: Callable[..., Any], examples: Sequence[Any]) -> GraphMeasurements:
        return GraphMeasurements((GraphTimes(1.0, 1.5, 10.0, 4.0),))

    monkeypatch.setattr(graph_compiler, "compile_fx_inner", watched)
    monkeypatch.setattr(graph_compiler, "on_gpu", lambda inputs: True)
    monkeypatch.setattr(graph_compiler, "faster", faster)
    monkeypatch.setattr(measured_graph, "environment", lambda: {"device": "none"})
    x = torch.randn(16, 16)
    for mode in ("reduce-overhead", "default"):
        monkeypatch.setattr(measured_graph, "_known", dict[str, GraphMeasurements]())
        torch.compiler.reset()
        options = {**QUICK, "fallback": "inductor", "tune": True}
        compiled = torch.compile(lambda x: torch.softmax(x @ x, 1) * 2, backend=partial(mt.mirage, mode=mode, options=options))
        torch.testing.assert_close(compiled(x), torch.softmax(x @ x, 1) * 2)
    assert made == [(True, False, False), (False, False, False), (True, True, True), (True, False, False), (False, False, False)]


def test_what_pays_is_measured_unless_told_otherwise() -> None:
    assert BackendSettings.of({}).measures
    assert not BackendSettings.of({"keep": "all"}).measures
    assert not BackendSettings.of({"tune": False}).measures
    assert BackendSettings.of({"keep": "all", "tune": True}).measures


@pytest.mark.skipif(not backend.has_compiler(), reason="no C++ compiler for Inductor")
def test_parts_that_pytorch_computes_are_what_inductor_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    """They stand in a graph that was taken apart already: casts, too, and masks."""

    def without_kernels(module: GraphModule, choices: Sequence[IslandChoice], sizes: DynamoSizes) -> None:
        left = [replace(c, parts=tuple(replace(p, kernel=None) for p in c.parts)) for c in choices]
        assert left
        splice(module, left, sizes)

    def function(x: Tensor) -> Tensor:
        mixed = functional.silu(functional.layer_norm(x, (8,))) + functional.gelu(x) ** 2
        return functional.scaled_dot_product_attention(mixed, x, mixed, is_causal=True)

    monkeypatch.setattr(rewritten, "splice", without_kernels)
    x = torch.randn(2, 4, 16, 8, dtype=torch.float16)
    compiled = torch.compile(function, backend=partial(mt.mirage, options={**QUICK, "fallback": "inductor"}))
    torch.testing.assert_close(compiled(x), function(x), atol=4e-3, rtol=4e-3)


@pytest.mark.skipif(not backend.has_compiler(), reason="no C++ compiler for Inductor")
def test_a_mode_is_for_what_inductor_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    compile_inner = graph_compiler.compile_fx_inner
    tuned: list[tuple[bool, bool]] = []

    def watched(graph: GraphModule, inputs: Sequence[Any], **options: Any) -> Any:
        tuned.append((inductor.max_autotune, inductor.triton.cudagraphs))
        with inductor.patch(max_autotune=False, coordinate_descent_tuning=False):
            return compile_inner(graph, inputs, **options)

    monkeypatch.setattr(graph_compiler, "compile_fx_inner", watched)
    x = torch.randn(8, 8)
    for mode in ("max-autotune-no-cudagraphs", "default"):
        torch.compiler.reset()
        torch.testing.assert_close(torch.compile(torch.sin, backend="mirage", mode=mode)(x), torch.sin(x))
    torch.compiler.reset()
    torch.testing.assert_close(torch.compile(torch.sin, backend="mirage", mode="max-autotune")(x), torch.sin(x))
    assert tuned == [(True, False), (False, False), (True, True)]
    with pytest.raises(OptionError, match=r"the mode is one of 'default', .*, not 'fast'"):
        mt.mirage(symbolic_trace(nn.ReLU()), [x], mode="fast")


@pytest.mark.skipif(not backend.has_compiler(), reason="no C++ compiler for Inductor")
def test_a_graph_that_inductor_refuses_goes_to_it_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    compile_inner = graph_compiler.compile_fx_inner

    def refusing(graph: GraphModule, inputs: Sequence[Any], **options: Any) -> Any:
        if bool(operators.kernels_in(graph)):
            raise InductorError(ValueError("no such operator"), None)
        return compile_inner(graph, inputs, **options)

    monkeypatch.setattr(graph_compiler, "compile_fx_inner", refusing)
    x = torch.randn(16, 16)
    compiled = torch.compile(
        lambda x: torch.softmax(x @ x, 1), backend=partial(mt.mirage, options={**QUICK, "fallback": "inductor"})
    )
    with pytest.warns(UserWarning, match="gets it as it was: .*no such operator"):
        torch.testing.assert_close(compiled(x), torch.softmax(x @ x, 1))


def test_a_graph_of_unknown_sizes_has_no_known_times(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(size: object) -> int:
        raise NotConverted(f"nobody knows {size}")

    graph = symbolic_trace(torch.nn.ReLU())
    next(iter(graph.graph.nodes)).meta["val"] = torch.empty(3)
    monkeypatch.setattr(measured_graph, "environment", lambda: {"device": "none"})
    monkeypatch.setattr(measured_graph, "_known", {})
    known = MeasuredGraph(graph, tmp_path)
    times = GraphMeasurements((GraphTimes(1.0, 2.0, 3.0, 4.0), GraphTimes(1.0, 2.0, 3.0, 4.0, (64,))))
    known.keep(times)
    assert known.known() == MeasuredGraph(graph, tmp_path).known() == times
    assert MeasuredGraph(graph, tmp_path, {"max_autotune": True}).known() is None
    monkeypatch.setattr(measured_graph, "seen", unknown)
    other = MeasuredGraph(graph, tmp_path)
    other.keep(times)
    assert other.known() is None
