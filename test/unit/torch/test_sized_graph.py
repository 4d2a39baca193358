"""Graphs with symbolic sizes that have kernels: sizes that are measured, and at each the form that is faster there."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch._dynamo.source import ConstantSource
from torch.fx.experimental.symbolic_shapes import ShapeEnv
from torch_results import error, symbolic_tensors

import mirage_ir.torch as mt
from mirage_ir.runtime.background import BackgroundCall
from mirage_ir.torch import backend, graph_compiler, measured_graph, operators
from mirage_ir.torch.convert.errors import NotConverted
from mirage_ir.torch.graph_report import recording
from mirage_ir.torch.measured_graph import GraphMeasurements, GraphTimes
from mirage_ir.torch.sized_graph import MEASURED_SIZES, measured_points, size_at, symbols_of


def test_sizes_that_are_measured() -> None:
    x, w = symbolic_tensors(("n", 16), (16, 4))
    assert measured_points([w]) == [{}]
    (symbol,) = symbols_of([x, w])
    points = measured_points([x, w])
    assert [p[symbol] for p in points] == [n for n in MEASURED_SIZES if n >= x.shape[0].node.shape_env.var_to_range[symbol].lower]
    assert [size_at(n, {symbol: 5}) for n in (x.shape[0], x.shape[0] * 3, 7)] == [5, 15, 7]
    with pytest.raises(NotConverted):
        size_at(x.shape[0], {})


def test_several_symbols_have_the_sizes_that_were_seen() -> None:
    env, source = ShapeEnv(), ConstantSource("x")
    x = env.create_symbolic_sizes_strides_storage_offset(torch.empty(7, 9), source)[0]
    tensor = torch.empty(x, device="meta")
    assert [list(p.values()) for p in measured_points([tensor])] == [[7, 9]]


def test_sizes_at_which_a_call_fails_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Times here are the numbers of entries of the input, and the half of it for the graph without kernels."""
    x, _ = symbolic_tensors(("n", 16), (4,))

    def captured(call: Callable[[list[Any]], Any], inputs: Sequence[Any]) -> float:
        return call(list(inputs))

    def ours(inputs: list[Any]) -> float:
        if inputs[0].shape[0] == failing:
            raise AssertionError("no such size")
        if inputs[0].shape[0] > largest:
            raise torch.OutOfMemoryError("no memory")
        return float(inputs[0].numel())

    monkeypatch.setattr(measured_graph, "_captured", captured)
    monkeypatch.setattr(measured_graph, "_replayed", lambda graph, times: graph)
    monkeypatch.setattr(measured_graph, "_called", lambda call, inputs, times: 1.0)
    failing, largest = 16, 512
    found = measured_graph.faster(ours, lambda inputs: inputs[0].numel() / 2, [x])
    sizes = [t.sizes[0] for t in found.every]
    assert sizes == [n for n in MEASURED_SIZES if n <= 512 and n != 16]
    assert [(t.ours, t.theirs) for t in found.every] == [(16 * n, 8 * n) for n in sizes]
    largest = 0
    with pytest.raises(RuntimeError, match="no memory"):
        measured_graph.faster(ours, ours, [x])


@pytest.mark.parametrize(("memory", "wanted"), [(6, 20.0), (3, 10.0)], ids=["for all", "for one each"])
def test_captures_are_measured_as_far_as_there_is_memory(memory: int, wanted: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """The median of replays counts, which take 10, 20 and 90 µs by capture, and the least of calls, which take 30 µs and more."""
    made = list[Callable[..., Any]]()

    def captured(call: Callable[..., Any], inputs: Sequence[Any]) -> float:
        if len(made) == memory:
            raise torch.OutOfMemoryError("no memory")
        made.append(call)
        return (10.0, 20.0, 90.0)[made.count(call) - 1]

    calls = itertools.cycle([90.0, 30.0, 50.0])
    monkeypatch.setattr(measured_graph, "_captured", captured)
    monkeypatch.setattr(measured_graph, "_replayed", lambda graph, times: graph)
    monkeypatch.setattr(measured_graph, "_called", lambda call, inputs, times: next(calls))
    (found,) = measured_graph.faster(lambda inputs: 1, lambda inputs: 2, [torch.empty(4, device="meta")]).every
    assert (found.ours, found.theirs, found.ours_called, found.theirs_called) == (wanted, wanted, 30.0, 30.0)


@pytest.mark.skipif(not backend.has_compiler(), reason="no C++ compiler for Inductor")
def test_a_backward_graph_is_one_of_two_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def faster(ours: Callable[..., Any], theirs: Callable[..., Any], examples: Sequence[Any]) -> GraphMeasurements:
        sizes = [p.values() for p in measured_points(examples)]
        return GraphMeasurements(tuple(GraphTimes(1.0, 2.0 if n <= 64 else 0.5, 1.0, 1.0, (n,)) for (n,) in sizes))

    monkeypatch.setattr(graph_compiler, "faster", faster)
    monkeypatch.setattr(graph_compiler, "on_gpu", lambda inputs: True)
    monkeypatch.setattr(measured_graph, "environment", lambda: {"device": "none"})
    monkeypatch.setattr(measured_graph, "_known", {})
    torch.compiler.reset()
    model = nn.Sequential(nn.Linear(16, 16), nn.SiLU())
    options = {"effort": "low", "keep": "all", "tune": True, "budget": 0.5, "fallback": "inductor", "background": False}
    compiled = torch.compile(model, backend=partial(mt.mirage, options=options), dynamic=True)
    with recording() as graphs:
        for n in (5, 100):
            x = torch.randn(n, 16)
            model.zero_grad()
            compiled(x).square().sum().backward()
            found = [p.grad.clone() for p in model.parameters() if p.grad is not None]
            model.zero_grad()
            model(x).square().sum().backward()
            assert all(error(f, p.grad) < 1e-4 for f, p in zip(found, model.parameters(), strict=True) if p.grad is not None)
    assert [g.kind for g in graphs] == ["forward", "backward"] and all(g.taken for g in graphs)


@pytest.mark.skipif(not backend.has_compiler(), reason="no C++ compiler for Inductor")
@pytest.mark.parametrize(
    ("paying", "kernels_at"),
    [(lambda n: n <= 64, {5, 33}), (lambda n: False, set())],  # pyright: ignore
    ids=["small", "none"],
)
def test_each_call_runs_what_is_faster_at_its_size(
    paying: Callable[[int], bool], kernels_at: set[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second process knows from the cache what was measured."""
    ran: list[int] = []
    measured: list[int] = []
    run = operators._run  # pyright: ignore[reportPrivateUsage]

    def counted(kernel: Any, inputs: Sequence[Tensor]) -> Any:
        ran.append(inputs[0].shape[0])
        return run(kernel, inputs)

    def faster(ours: Callable[..., Any], theirs: Callable[..., Any], examples: Sequence[Any]) -> GraphMeasurements:
        sizes = [next(iter(p.values())) for p in measured_points(examples)]
        measured.append(len(sizes))
        return GraphMeasurements(tuple(GraphTimes(1.0, 2.0 if paying(n) else 0.5, 1.0, 1.0, (n,)) for n in sizes))

    monkeypatch.setattr(operators, "_run", counted)
    monkeypatch.setattr(graph_compiler, "faster", faster)
    monkeypatch.setattr(graph_compiler, "on_gpu", lambda inputs: True)
    monkeypatch.setattr(measured_graph, "environment", lambda: {"device": "none"})
    known: dict[str, GraphMeasurements] = {}
    monkeypatch.setattr(measured_graph, "_known", known)
    model = nn.Sequential(nn.LayerNorm(16), nn.Linear(16, 16), nn.SiLU()).eval()
    options: dict[str, Any] = {"effort": "low", "keep": "all", "tune": True, "budget": 0.5, "fallback": "inductor"}
    options |= {"background": False, "cache": tmp_path}
    for _ in range(2):
        known.clear()
        torch.compiler.reset()
        ran.clear()
        compiled = torch.compile(model, backend=partial(mt.mirage, options=options), dynamic=True)
        with torch.no_grad(), recording() as graphs:
            for n in (5, 33, 100, 300):
                x = torch.randn(n, 16)
                assert error(compiled(x), model(x)) < 1e-4
        assert len(graphs) == 1 and graphs[0].failure is None
        assert set(ran) == kernels_at
    assert len(measured) == 1


@pytest.mark.skipif(not backend.has_compiler(), reason="no C++ compiler for Inductor")
@pytest.mark.parametrize("inference", [True, False])
def test_calls_are_served_while_kernels_are_searched(inference: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first call has Inductor's graph alone; a later one compiles what was found, without another turn of Dynamo's."""
    ran = set[int]()
    compiled_by_dynamo: list[int] = []
    run = operators._run  # pyright: ignore[reportPrivateUsage]

    def counted(kernel: Any, inputs: Sequence[Tensor]) -> Any:
        ran.update(extent for x in inputs for extent in x.shape)
        return run(kernel, inputs)

    def faster(ours: Callable[..., Any], theirs: Callable[..., Any], examples: Sequence[Any]) -> GraphMeasurements:
        torch.rand(3)
        sizes = [next(iter(p.values())) for p in measured_points(examples)]
        return GraphMeasurements(tuple(GraphTimes(1.0, 2.0 if n <= 64 else 0.5, 1.0, 1.0, (n,)) for n in sizes))

    def compiler(module: Any, examples: Any) -> Any:
        compiled_by_dynamo.append(1)
        options = {"effort": "low", "keep": "all", "tune": True, "budget": 5.0, "fallback": "inductor"}
        return mt.mirage(module, examples, options=options)

    known_to_be_done = [False]
    done = BackgroundCall.done
    monkeypatch.setattr(BackgroundCall, "done", lambda self: known_to_be_done[0] and done(self))
    monkeypatch.setattr(operators, "_run", counted)
    monkeypatch.setattr(graph_compiler, "faster", faster)
    monkeypatch.setattr(graph_compiler, "on_gpu", lambda inputs: True)
    monkeypatch.setattr(measured_graph, "environment", lambda: {"device": "none"})
    monkeypatch.setattr(measured_graph, "_known", {})
    torch.compiler.reset()
    width = 24 if inference else 40  # Not searched by another test of this process.
    model = nn.Sequential(nn.Linear(width, 16), nn.SiLU()).eval()
    compiled = torch.compile(model, backend=compiler, dynamic=True)
    x = torch.randn(300, width)

    def check(n: int) -> None:
        found, wanted = compiled(x[:n]), model(x[:n])
        assert error(found, wanted) < 1e-4
        if not inference:
            found, wanted = (torch.autograd.grad(made.square().sum(), model.parameters()) for made in (found, wanted))
            assert all(error(f, w) < 1e-4 for f, w in zip(found, wanted, strict=True))

    with torch.inference_mode(inference), torch.set_grad_enabled(not inference), recording() as graphs:
        check(33)
        check(5)
        assert mt.searching() and not ran and not graphs and not mt.wait(0.01)
        known_to_be_done[0] = True
        compilations = len(compiled_by_dynamo)
        for _ in range(20):
            assert mt.wait(60)
            state = torch.get_rng_state()
            check(5)
            assert torch.equal(torch.get_rng_state(), state)
            if not mt.searching():
                break
        assert [g.kind for g in graphs] == (["inference"] if inference else ["forward", "backward"])
        assert all(g.failure is None and g.taken for g in graphs)
        ran.clear()
        sizes = 5, 33, 100, 300
        for n in sizes:
            check(n)
    assert ran.intersection(sizes) == {5, 33}
    assert len(compiled_by_dynamo) == compilations
