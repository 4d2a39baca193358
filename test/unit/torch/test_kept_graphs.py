"""PyTorch's cache of whole graphs: ours come back with their kernels, in other processes too, and nobody else's do."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor
from torch._dynamo.utils import counters
from torch._functorch._aot_autograd.autograd_cache import BypassAOTAutogradCache
from torch._inductor import config as inductor_config
from torch._inductor.custom_graph_pass import CustomGraphPass
from torch.fx import Graph

import mirage_ir.torch as mt
from mirage_ir.cache.store import EntryStore
from mirage_ir.errors import OptionError
from mirage_ir.torch import backend, graph_compiler, kept_graphs
from mirage_ir.torch.settings import BackendSettings

QUICK: dict[str, Any] = {"effort": "low", "keep": "all", "fallback": "inductor"}

pytestmark = [
    pytest.mark.skipif(not backend.has_compiler(), reason="no C++ compiler for Inductor"),
    pytest.mark.skipif(not kept_graphs.SUPPORTED, reason="this PyTorch keeps its own graphs alone"),
]

SCRIPT = """
import json, sys
from functools import partial
import torch
from torch._dynamo.utils import counters
import mirage_ir.torch as mt
from mirage_ir.torch import graph_compiler, measured_graph, operators

measured = []
times = measured_graph.GraphMeasurements((measured_graph.GraphTimes(1.0, 2.0, 5.0, 1.0),))  # Each form is faster in one way.
graph_compiler.on_gpu = lambda inputs: True
graph_compiler.faster = lambda *_: measured.append(1) or times
measured_graph.environment = lambda: {}
options = {"effort": "low", "keep": "all", "fallback": "inductor", "tune": True, "cache": sys.argv[1]}
function = lambda x: torch.softmax(x @ x, 1) * 2
x = torch.arange(64.0).reshape(8, 8) / 64
with torch.no_grad():
    compiled = torch.compile(function, backend=partial(mt.mirage, options=options))
    wrong = [(compiled(x) - function(x)).abs().max().item() for _ in range(3)]
hits = counters["aot_autograd"]["autograd_cache_hit"]
print(json.dumps({"wrong": max(wrong), "measured": len(measured), "operators": len(operators._made), "hits": hits}))
"""


def test_another_process_takes_a_graph_in_two_forms(tmp_path: Path) -> None:
    """It has the kernels, and neither searches nor measures; without the entries of our cache it finds nothing."""

    def found() -> dict[str, Any]:
        run = subprocess.run(
            [sys.executable, "-c", SCRIPT, str(tmp_path / "ours")],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "TORCHINDUCTOR_CACHE_DIR": str(tmp_path / "theirs")},
        )
        assert "unable to serialize" not in run.stderr
        return json.loads(run.stdout.splitlines()[-1])

    first, second = found(), found()
    assert (first["measured"], first["hits"]) == (1, 0) and first["operators"] >= 1
    assert (second["measured"], second["hits"]) == (0, 1) and second["operators"] == first["operators"]
    assert max(first["wrong"], second["wrong"]) < 1e-6


def compiled_by(back_end: Any, function: Callable[..., Any], *inputs: Tensor) -> dict[str, int]:
    """What PyTorch counts of its cache while a function is compiled and called, whose result is right."""
    torch.compiler.reset()
    counters.clear()
    with torch.no_grad():
        torch.testing.assert_close(torch.compile(function, backend=back_end)(*inputs), function(*inputs))
    return dict(counters["aot_autograd"])


def test_graphs_of_other_settings_and_back_ends_are_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORCHINDUCTOR_CACHE_DIR", str(tmp_path / "theirs"))
    x = torch.randn(8, 8)

    def function(x: Tensor) -> Tensor:
        return torch.softmax(x @ x, 1) * 3

    def ours(**changed: Any) -> Any:
        return partial(mt.mirage, options={**QUICK, "cache": tmp_path / "ours", **changed})

    assert compiled_by(ours(), function, x).get("autograd_cache_saved") == 1
    assert compiled_by(ours(), function, x).get("autograd_cache_hit") == 1
    for other in (ours(effort="medium"), ours(cache=tmp_path / "other"), ours(cache=None), "inductor"):
        assert not compiled_by(other, function, x).get("autograd_cache_hit")


def test_what_is_reported_is_done(tmp_path: Path) -> None:
    """A report lists what is done with a graph, so that no graph is taken that was done before."""
    options = {**QUICK, "cache": tmp_path / "ours"}
    x = torch.randn(8, 8)
    for _ in range(2):
        assert mt.explain(lambda x: torch.softmax(x @ x, 1) * 5, x, options=options).graphs[0].islands


def test_graphs_of_training_and_of_symbolic_sizes_are_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """PyTorch compiles backward graphs later, when no setting of ours holds; graphs for all sizes may have their kernels later."""
    monkeypatch.setenv("TORCHINDUCTOR_CACHE_DIR", str(tmp_path / "theirs"))
    back_end = partial(mt.mirage, options={**QUICK, "cache": tmp_path / "ours"})

    def function(x: Tensor) -> Tensor:
        return torch.softmax(x @ x.mT, 1) * 7

    for _ in range(2):
        torch.compiler.reset()
        counters.clear()
        gradients: list[Tensor] = []
        for call in (torch.compile(function, backend=back_end), function):
            x = torch.eye(8).requires_grad_()
            call(x).square().sum().backward()
            assert x.grad is not None
            gradients.append(x.grad)
        torch.testing.assert_close(*gradients)
        assert not counters["aot_autograd"]["autograd_cache_saved"]
    torch.compiler.reset()
    with torch.no_grad():
        compiled = torch.compile(lambda x: torch.tanh(x) * 7, backend=back_end, dynamic=True)
        for rows in (3, 7):
            torch.testing.assert_close(compiled(x := torch.randn(rows, 8)), torch.tanh(x) * 7)
    assert not counters["aot_autograd"]["autograd_cache_saved"]


def test_what_a_passing_failure_left_out_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next process may have the memory to measure a graph, so that it tries again."""
    monkeypatch.setenv("TORCHINDUCTOR_CACHE_DIR", str(tmp_path / "theirs"))

    def failing(*_: object) -> None:
        raise RuntimeError("out of memory")

    monkeypatch.setattr(graph_compiler, "on_gpu", lambda inputs: True)
    monkeypatch.setattr(graph_compiler, "faster", failing)
    options = {**QUICK, "cache": tmp_path / "ours", "tune": True}
    found = compiled_by(partial(mt.mirage, options=options), lambda x: torch.softmax(x @ x, 1) * 13, torch.randn(8, 8))
    assert found.get("autograd_cache_miss") == 1 and not found.get("autograd_cache_saved")


def test_nothing_is_kept_where_a_tag_cannot_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under a tag that nobody will have again, nothing would be found."""
    monkeypatch.setenv("TORCHINDUCTOR_CACHE_DIR", str(tmp_path / "theirs"))
    monkeypatch.setattr(EntryStore, "put", lambda *_: None)
    options = {**QUICK, "cache": tmp_path / "ours"}
    found = compiled_by(partial(mt.mirage, options=options), lambda x: torch.softmax(x @ x, 1) * 17, torch.randn(8, 8))
    assert not found.get("autograd_cache_miss") and not found.get("autograd_cache_saved")


class Passing(CustomGraphPass):
    """A pass of the user's, which counts its graphs."""

    def __init__(self, name: str | None) -> None:
        self.name, self.graphs = name, 0

    def __call__(self, graph: Graph) -> None:
        self.graphs += 1

    def uuid(self) -> Any:
        return self.name


@pytest.mark.parametrize("name", ["mine", None])
def test_a_pass_of_the_user_runs(name: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One without a name keeps PyTorch from keeping graphs, as it does elsewhere."""
    monkeypatch.setenv("TORCHINDUCTOR_CACHE_DIR", str(tmp_path / "theirs"))
    given = Passing(name)
    options = {**QUICK, "cache": tmp_path / "ours"}
    with inductor_config.patch(joint_custom_post_pass=given):
        found = compiled_by(partial(mt.mirage, options=options), lambda x: torch.softmax(x @ x, 1) * 11, torch.randn(8, 8))
    assert given.graphs > 0
    assert bool(found.get("autograd_cache_saved")) == (name is not None)


def test_a_graph_that_is_not_inductors_is_not_kept() -> None:
    with pytest.raises(BypassAOTAutogradCache, match="a graph of type function cannot be kept"):
        kept_graphs.without_code(lambda inputs: inputs)


def test_a_cache_that_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    settings = BackendSettings.of({"cache": tmp_path / "file"})
    with pytest.raises(OptionError, match="takes the name of a folder"), kept_graphs.kept_graphs(settings, []):
        pass
