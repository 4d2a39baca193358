"""`bench/gpu.py` where there is no GPU: its cases, its sides against float64, bundles that run by themselves, its table."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import gpu
import gpu_case
import gpu_run
import pytest
import references
import torch
from gpu_cases import ROW_MEAN, VIEW_MEAN, Case, all_cases, attention_case, plain_case
from gpu_emit import How, emit_case, program_of
from gpu_sides import draw, pytorch_sides, reference, relative_error
from gpu_table import best_side, floor_us, geometric_mean, merged, speed_up, table

from mirage_ir.runtime import trial

TINY = [
    attention_case("tiny_view", (4, 16, 32, 16), batch=2),
    attention_case("tiny_row", (4, 16, 32, 16), batch=2, layout="row"),
    attention_case("tiny_safe", (2, 16, 32, 16), safe=True),
    attention_case("qknorm_tiny_view", (2, 16, 32, 16)),
    plain_case("rmsnorm_tiny", "rmsnorm", "", 1, [(2, 64), (64, 32)], (2, 32), 0),
    plain_case("gated_mlp_tiny", "gated_mlp", "", 1, [(4, 32), (32, 16), (32, 16)], (4, 16), 0),
    plain_case("lora_tiny", "lora", "", 1, [(4, 32), (32, 16), (32, 4), (4, 16)], (4, 16), 0),
    plain_case("ntrans_tiny", "ntrans", "", 1, [(4, 64)] * 3, (4, 64), 0),
    plain_case("moe_tiny", "moe", "", 1, [(2, 4, 32), (2, 32, 16), (2, 16, 32)], (2, 4, 32), 0),
]


def laid_out(case: Case, seed: int = 0) -> list[Any]:
    return [trial.laid_out(x, s) for x, s in zip(draw(case, seed, "cpu"), case.strides, strict=True)]


def test_cases_are_the_examples_in_both_layouts() -> None:
    cases = all_cases()
    assert {c.source for c in cases.values() if c.source} == {
        references.file_name(name, batch)
        for name, example in references.EXAMPLES.items()
        for batch in ((1, 8) if example.batched else (1,))
    }
    assert [sum(c.mean == mean for c in cases.values()) for mean in (VIEW_MEAN, ROW_MEAN, "")] == [15, 8, 6]
    for name, case in cases.items():
        program = program_of(case)
        assert tuple(t.shape for t in program.inputs) == case.shapes
        assert Case.from_json(json.loads(json.dumps(case.to_json()))) == case
        assert case.name == name
        assert (case.layout == "view") == (case.strides != (None,) * len(case.shapes))
    view = cases["mha_b8_view"]
    assert view.bytes == 2 * 256 * 64 * (16 + 4096 + 4096 + 16)
    assert view.strides[1] == (64 * 4096, 1, 64)
    assert cases["rmsnorm"].flops == 2 * 2 * 4096 * 6144


@pytest.mark.parametrize("case", TINY, ids=lambda c: c.name)
def test_pytorch_computes_the_program(case: Case) -> None:
    """Eager and, on the CPU, SDPA's math backend; in float64 they are the hand-written references."""
    inputs = laid_out(case)
    wanted = reference(case, inputs)
    if case.family != "safe_attention":
        by_hand = getattr(references, case.family)(*(x.double().numpy() for x in inputs))
        assert relative_error(torch.from_numpy(by_hand), wanted) < 1e-12
    names = [s.name for s in pytorch_sides(case, compiles=False)]
    for side in pytorch_sides(case, compiles=False):
        if side.name.startswith("eager") or side.name.endswith("math"):
            assert relative_error(side.call(*inputs), wanted) < 5e-3
    assert any("sdpa math" in name for name in names) == case.attends
    if case.attends:
        q, k, _ = inputs
        queries = torch.nn.functional.rms_norm(q.double(), (q.shape[-1],), eps=0.0) if case.family == "qknorm" else q.double()
        assert (queries @ k.double()).std() == pytest.approx(case.scores, rel=0.25)


def test_sides_that_copy_keys_do_not_count() -> None:
    view, row = (pytorch_sides(c, compiles=False) for c in TINY[:2])
    assert all(s.counts for s in view)
    assert {s.name for s in row if not s.counts} == {f"sdpa {b} on a copy of K" for b in ("flash", "cudnn", "efficient")}


def test_an_entry_that_is_not_written_is_an_error() -> None:
    wanted = torch.ones(4, 4, dtype=torch.float64)
    written = torch.ones(4, 4, dtype=torch.float16)
    written[1, 2] = math.nan
    assert relative_error(written, wanted) == math.inf
    assert relative_error(wanted[:2], wanted) == math.inf


def test_building_has_a_time_limit() -> None:
    def forever() -> None:
        while True:
            pass

    with pytest.raises(gpu_case.TimeUp), gpu_case.time_limit(0.05):
        forever()
    with pytest.raises(gpu_case.TimeUp), gpu_case.time_limit(0.0):
        forever()


def test_a_folder_runs_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Emitted, then run in Triton's interpreter by the scripts in the folder."""
    case = replace(TINY[0], name="tiny_view")
    monkeypatch.setattr(gpu, "all_cases", lambda: {case.name: case})
    folder = tmp_path / "bundles"
    assert gpu.main(["emit", str(folder), "--top", "1"]) == 0
    manifest = json.loads((folder / case.name / "manifest.json").read_text())
    assert manifest["strides"] == [None, [16 * 32, 1, 16], None]
    assert "func.func @candidate_0" in (folder / case.name / "module.mlir").read_text()
    extra = tmp_path / "extra.py"
    extra.write_text("def sides(case, inputs):\n    return {'by hand': lambda q, k, v: (q @ k).softmax(-1) @ v}\n")
    out = tmp_path / "out.json"
    command = ["run", str(folder), "--interpret", "--measure", "none", "--turns", "1", "--sides", "eager", "--out", str(out)]
    done = subprocess.run(
        [sys.executable, str(folder / "gpu.py"), *command, "--extra", str(extra)],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": ""},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (found,) = json.loads(out.read_text())["results"].values()
    assert found["ours"]["error"] < 2e-3
    assert found["ours"]["us"] > 0
    assert set(found["sides"]) == {"eager", "eager softmax", "by hand"}
    assert not found["sides"]["by hand"]["counts"]
    capsys.readouterr()
    assert gpu.main(["table", str(out)]) == 0
    printed = capsys.readouterr().out
    assert "tiny_view" in printed
    assert "beside by hand" in printed


STAND_IN = """
import json, sys, time
name = sys.argv[1].split("/")[-1]
if name == "dies": sys.exit("broken")
if name == "hangs": time.sleep(100)
print(json.dumps({"built": 0}), flush=True)
sys.stdin.readline()
if name == "dies_later": sys.exit("broken later")
print(json.dumps({"result": {"name": name, "ours": {"us": 1.0}, "seconds": {}}}))
"""


def test_cases_that_die_or_hang_cost_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "gpu_machine.py").write_text('print(\'{"result": {"device": "some GPU"}}\')')
    (tmp_path / "gpu_case.py").write_text(STAND_IN)
    monkeypatch.setattr(gpu_run, "SCRIPTS", tmp_path)
    monkeypatch.setattr(gpu_run, "GRACE_S", 0.5)
    monkeypatch.setattr(gpu_run, "USUAL_TIMING_S", 0.1)
    names = ["first", "dies", "hangs", "dies_later", "last"]
    for name in names:
        (tmp_path / name).mkdir()
    out = tmp_path / "out.json"
    runner = gpu_run.Runner(tmp_path, gpu_run.Options(out=out, measure="none", build_s=1.0, jobs=4))
    runner.run(names)
    results = json.loads(out.read_text())["results"]
    assert [results[n].get("name") for n in names] == ["first", None, None, None, "last"]
    assert "broken" in results["dies"]["failure"]
    assert "not built in time" in results["hangs"]["failure"]
    assert "broken later" in results["dies_later"]["failure"]
    assert results["first"]["machine"] == {"device": "some GPU"}
    short = gpu_run.Runner(tmp_path, gpu_run.Options(measure="none", build_s=1.0, limit_s=0.5))
    short.run(["first"])
    assert short.results == {"first": {"failure": "not run: no time was left"}}


def row(us: float | None, counts: bool = True, error: float = 1e-4, failure: str = "") -> dict[str, Any]:
    return {"us": us, "spread": 0.1, "noise": 0.1, "turns": [us], "error": error, "failure": failure, "counts": counts}


def result(name: str, ours: float | None, **sides: dict[str, Any]) -> dict[str, Any]:
    return {
        "case": {**all_cases()[name].to_json(), "verified": True},
        "measured": True,
        "ours": row(ours, counts=False, failure="" if ours else "no candidate is right"),
        "rejected": {},
        "sides": {side.replace("_", " "): found for side, found in sides.items()},
        "machine": {"bytes_per_second": 3e12, "flops_per_second": 7.7e14, "launch_us": 1.3},
    }


def test_table_means_and_floors() -> None:
    results = {
        "gqa_view": result("gqa_view", 9.0, eager=row(20.0), sdpa_flash=row(13.0), sdpa_cudnn=row(None, failure="no kernel")),
        "gqa_row": result("gqa_row", 10.0, eager=row(20.0), sdpa_flash_on_a_copy_of_K=row(15.0, counts=False)),
        "rmsnorm": result("rmsnorm", 20.0, eager=row(25.0)),
        "moe": {"failure": "stopped"},
    }
    assert best_side(results["gqa_view"]) == ("sdpa flash", 13.0)
    assert speed_up(results["gqa_row"]) == 2.0
    assert speed_up(results["gqa_row"], copies=True) == 1.5
    assert floor_us(results["rmsnorm"]) == pytest.approx((2 * 4096 + 4096 * 6144 + 2 * 6144) * 2 / 3e6)
    assert floor_us(result("lora", 4.0)) == 1.3
    lines = list(table(results))
    assert [line.split()[0] for line in lines[1:4]] == ["gqa_view", "gqa_row", "rmsnorm"]
    expected = geometric_mean([13 / 9, 25 / 20])
    assert any(f"{VIEW_MEAN}: {expected:.3f} (2 of 15 cases; smallest 1.250, rmsnorm)" in line for line in lines)
    assert any("copy of K to count: 1.500" in line for line in lines)
    assert "moe: stopped" in lines
    assert "gqa_view: sdpa cudnn: no kernel" in lines
    assert any("15.0c" in line for line in lines)


def test_merging_keeps_what_did_not_fail(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second, bad = tmp_path / "1.json", tmp_path / "2.json", tmp_path / "bad.json"
    report = {"candidates": [], "format": 1}
    for path, results in (
        (first, {"lora": result("lora", 4.0, eager=row(10.0)), "moe": {"failure": "stopped"}}),
        (second, {"lora": {"failure": "stopped"}, "moe": result("moe", 170.0, eager=row(180.0))}),
    ):
        path.write_text(json.dumps({"format": 1, "results": results, "timings": {path.stem: report}}))
    whole = merged([first, second])
    assert [r["ours"]["us"] for r in whole["results"].values()] == [4.0, 170.0]
    (tmp_path / "1").mkdir()
    assert gpu.main(["restore", str(first), str(tmp_path)]) == 0
    assert json.loads((tmp_path / "1" / "timings.json").read_text()) == report
    bad.write_text("{}")
    assert gpu.main(["table", str(bad)]) == 1
    assert "bad.json holds no results" in capsys.readouterr().err


def test_a_pattern_without_a_case_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert gpu.main(["emit", str(tmp_path), "--cases", "nothing*"]) == 1
    assert "no case is called 'nothing*'" in capsys.readouterr().err


def test_every_kind_of_case_has_a_bundle(tmp_path: Path) -> None:
    for name in ("lora", "gqa_view"):
        case = all_cases()[name]
        assert emit_case(case, tmp_path / name, How(top=2, budget=20, verified=name == "lora")) == []
        assert json.loads((tmp_path / name / "case.json").read_text())["verified"] == (name == "lora")
        assert Case.read(tmp_path / name) == case
        ours, measured = gpu_case.finalists(tmp_path / name, trial)
        assert [f.file for f in ours] == ["0.py", "1.py"]
        assert not measured
