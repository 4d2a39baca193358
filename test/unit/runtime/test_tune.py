"""Measuring at hand, without a GPU: which candidates are measured, beside what, and which is the result."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import mirage_ir as mi
from mirage_ir.cache.results import Cache
from mirage_ir.decompose import decompose
from mirage_ir.errors import MirageError, OptionError
from mirage_ir.lowering.module.pytorch import PyTorchWay, emit_pytorch_module
from mirage_ir.pipeline.candidate import Accuracy, Candidate
from mirage_ir.runtime import tune
from mirage_ir.runtime.bundle import sha256
from mirage_ir.runtime.trial import Launch
from mirage_ir.target.machines import machine


def row_softmax() -> mi.Graph:
    graph = mi.new_graph("row_softmax")
    graph.mark_output(graph.softmax(graph.new_input(dims=(8, 64), name="x")))
    return graph


@pytest.fixture(scope="module")
def candidates() -> tuple[Candidate, ...]:
    return tuple(kernel.candidate for kernel in mi.superoptimize(row_softmax(), top=4, griddims=[(2,), (4,), (8,)], franges=[1]))


def measured(us: dict[int, float], pytorch: dict[str, float]) -> Any:
    """A script that measures: candidates by their places, and ways of PyTorch; it runs nothing."""

    def run(command: Sequence[str], **_: Any) -> subprocess.CompletedProcess[str]:
        folder = Path(command[2])
        text = (folder / "manifest.json").read_text()
        manifest = json.loads(text)

        def entry(e: dict[str, Any], time: float | None) -> dict[str, Any]:
            launches = [[8, 3, False]] * len(e.get("loops", ()))
            best = {"launches": launches, "us": time, "spread": 0.0, "error": 0.0, "failure": "" if time else "OutOfMemory"}
            compared = None if time is None else {"entry": 0, "us": time, "spread": 0.0, "failure": ""}
            return {"file": e["file"], "sha256": e["sha256"], "best": best, "tried": [best], "compared": compared}

        report = {
            **{key: manifest[key] for key in ("format", "program", "source_sha256")},
            "manifest_sha256": sha256(text),
            "environment": {"device": "a GPU", "interpreted": False},
            "candidates": [entry(e, us.get(e["candidate"])) for e in manifest["candidates"]],
            "baselines": [entry(e, pytorch.get(e["way"])) for e in manifest["baselines"]],
        }
        (folder / "timings.json").write_text(json.dumps(report))
        runs.append(list(command))
        return subprocess.CompletedProcess(list(command), 0, "", "")

    runs = list[list[str]]()
    run.runs = runs  # type: ignore[attr-defined]
    return run


def tuned(
    monkeypatch: pytest.MonkeyPatch, candidates: Sequence[Candidate], run: Any, cache: Cache | None = None
) -> tuple[list[Candidate], tune.Tuning]:
    monkeypatch.setattr(tune.subprocess, "run", run)
    program = row_softmax().program()
    return tune.tune_candidates(candidates, decompose(program), program, machine("h100"), "quick", cache)


def test_the_fastest_is_first_with_its_launches(monkeypatch: pytest.MonkeyPatch, candidates: tuple[Candidate, ...]) -> None:
    run = measured({0: 9.0, 1: 7.0, 2: 8.0}, {"eager": 20.0, "torch.compile": 7.05})
    ranked, tuning = tuned(monkeypatch, candidates, run)
    assert [c.measured_us for c in ranked] == [7.0, 8.0, 9.0]
    assert ranked[0].program.nodes == tune.with_launches(candidates[1].program, (Launch(8, 3, False),)).nodes
    assert (tuning.chosen, tuning.us, tuning.ours_us, tuning.pytorch_us) == ("generated", 7.0, 7.0, 7.05)
    assert dict(tuning.pytorch) == {"eager": 20.0, "torch.compile": 7.05}
    (command,) = run.runs
    assert command[command.index("--tune") + 1] == "quick"


def test_what_pytorch_has_is_the_result_where_it_is_faster(
    monkeypatch: pytest.MonkeyPatch, candidates: tuple[Candidate, ...]
) -> None:
    ranked, tuning = tuned(monkeypatch, candidates, measured({0: 9.0, 1: 7.0}, {"eager": 20.0, "torch.compile": 6.5}))
    assert [c.pytorch for c in ranked] == ["torch.compile", None, None]
    assert (tuning.chosen, tuning.us, tuning.ours_us) == ("torch.compile", 6.5, 7.0)
    kernel = mi.Kernel(ranked[0], row_softmax().program(), machine("h100"))
    assert kernel.chosen == "torch.compile"
    assert kernel.source == emit_pytorch_module(row_softmax().program(), PyTorchWay.COMPILE)
    assert "torch.compile, 6.5 µs measured" in repr(kernel)


def test_faults_count_before_times(monkeypatch: pytest.MonkeyPatch, candidates: tuple[Candidate, ...]) -> None:
    faulty = replace(candidates[0], accuracy=Accuracy(1.0, ("large",), 3))
    ranked, _ = tuned(monkeypatch, (faulty, *candidates[1:]), measured({0: 2.0, 1: 7.0}, {"eager": 20.0}))
    assert [c.measured_us for c in ranked] == [7.0, 2.0]


def test_timings_are_kept(monkeypatch: pytest.MonkeyPatch, candidates: tuple[Candidate, ...], tmp_path: Path) -> None:
    run = measured({0: 9.0, 1: 7.0}, {"eager": 20.0})
    cache = Cache.of(tmp_path / "cache")
    once, again = (tuned(monkeypatch, candidates, run, cache) for _ in range(2))
    assert (once[1].cached, again[1].cached, len(run.runs)) == (False, True, 1)
    assert [c.measured_us for c in once[0]] == [7.0, 9.0]
    assert once[0] == again[0]


def test_nothing_measured_is_an_error(monkeypatch: pytest.MonkeyPatch, candidates: tuple[Candidate, ...]) -> None:
    with pytest.raises(MirageError, match="was right when it was measured"):
        tuned(monkeypatch, candidates, measured({}, {}))

    def broken(command: Sequence[str], **_: Any) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(list(command), 1, "", "measure: the GPU is gone\n")

    with pytest.raises(MirageError, match="could not be measured: measure: the GPU is gone"):
        tuned(monkeypatch, candidates, broken)


def test_candidates_of_every_structure_are_measured(candidates: tuple[Candidate, ...]) -> None:
    source = Candidate(decompose(row_softmax().program()))
    every = [*(replace(candidates[0], saved=str(n)) for n in range(20)), source]
    chosen = tune.choose(every, 6)
    assert len(chosen) == 6
    assert chosen[:4] == every[:4]
    assert chosen[-1] is source


@pytest.mark.parametrize("value", ["fast", 3, True])
def test_other_values_are_refused(value: Any) -> None:
    with pytest.raises(OptionError, match="option 'tune' is 'quick' or 'full', not"):
        mi.superoptimize(row_softmax(), tune=value)


def test_without_a_gpu_there_is_one_clear_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "gpu_here", lambda: False)
    with pytest.raises(OptionError, match="tune needs a GPU, and there is none here"):
        row_softmax().superoptimize(tune="quick")


def test_composites_are_pytorchs_own(tmp_path: Path) -> None:
    """The module checks itself against the decomposed program in float64."""
    graph = mi.new_graph("composites")
    x, w, b = (graph.new_input(dims=dims, name=name) for name, dims in (("x", (8, 16)), ("t1", (16,)), ("program", (16,))))
    q = graph.new_input(dims=(2, 3, 8, 16), dtype="float32")
    y = graph.layer_norm(graph.rms_norm(x, 16, w), 16, w, b)
    z = graph.einsum("ij,kj->ik", graph.softmax(y), graph.batch_norm(x, w, b))
    graph.mark_output(graph.linear(z, graph.new_input(dims=(4, 8))), graph.attention(q, q, q), graph.mean(x, 1))
    text = emit_pytorch_module(graph.program(), PyTorchWay.EAGER)
    for call in ("rms_norm", "layer_norm", "softmax", "batch_norm", "einsum", "linear", "attention"):
        assert f"{call}(" in text.partition("def reference")[0]
    path = tmp_path / "module.py"
    path.write_text(text)
    done = subprocess.run([sys.executable, str(path)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
