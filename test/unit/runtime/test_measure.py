"""Measuring a bundle: whatever a candidate does costs that candidate alone, and is reported."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest

from mirage_ir.runtime import measure, trial

from . import bundles

FAULTS = {
    "aborts.py": ("os.abort()", "the process ended with status -6"),
    "leaves.py": ("os._exit(0)", "the process ended with status 0"),
    "raises.py": ("raise RuntimeError('no such\\nthing')", "RuntimeError: no such thing"),
    "exits.py": ("raise SystemExit(3)", "the process ended with status 3"),
    "wrong.py": ("return 3 * x", "wrong: relative error 0.5"),
    "no_number.py": ("return x * float('nan')", "wrong: relative error inf"),
    "fewer.py": ("return ()", "ValueError: wrong: the results have shapes [], not [(4,)]"),
    "wider.py": ("return 2 * x[:1]", "ValueError: wrong: the results have shapes [(1,)], not [(4,)]"),
    "hangs.py": ("while True: time.sleep(1)", "stopped after 3 s"),
    "hangs_in_c.py": ("sum(itertools.repeat(0))", "stopped after 3 s"),
}
"""What `run` does, and how it is reported."""


def test_fifty_candidates_of_which_some_crash_hang_or_compute_something_else(tmp_path: Path) -> None:
    right = {f"{n}.py": bundles.RIGHT for n in range(50 - len(FAULTS) - 3)}
    slow = {"slow.py": f"time.sleep(0.2); {bundles.RIGHT}", "tampered.py": bundles.RIGHT, "gone.py": bundles.RIGHT}
    bodies = [*right.items(), *((name, body) for name, (body, _) in FAULTS.items()), *slow.items()]
    Random(0).shuffle(bodies)
    folder = bundles.write(tmp_path / "bundle", dict(bodies))
    (folder / "tampered.py").write_text((folder / "tampered.py").read_text() + "# faster\n")
    (folder / "gone.py").unlink()

    done, best = bundles.measured(folder, "--limit", "3", "--jobs", "4")

    assert done.returncode == 0, done.stderr
    assert len(best) == 50
    for name, result in best.items():
        if name in right or name == "slow.py":
            assert (result["failure"], result["error"], result["launches"]) == ("", 0.0, [[4, 2, False, None, False]])
            assert result["us"] > 0
        else:
            assert result["us"] is None
            assert f"{name} [" in done.stdout
            assert result["failure"] in done.stdout
    for name, (_, failure) in FAULTS.items():
        assert best[name]["failure"] == failure
    assert best["tampered.py"]["failure"].startswith("ValueError: tampered.py is not what the manifest says: its SHA-256 is ")
    assert best["gone.py"]["failure"].startswith("FileNotFoundError")
    assert best["slow.py"]["us"] >= 2e5
    fastest = min(right, key=lambda name: best[name]["us"])
    assert done.stdout.splitlines()[-1].startswith(f"best: {fastest}, ")


def test_a_result_counts_although_the_process_does_not_end(tmp_path: Path) -> None:
    body = f"threading.Thread(target=time.sleep, args=(60,)).start()\n{bundles.RIGHT}"
    folder = bundles.write(tmp_path / "bundle", {"lingers.py": body, "0.py": bundles.RIGHT})
    started = time.monotonic()
    done, best = bundles.measured(folder, "--jobs", "2")
    assert done.returncode == 0, done.stderr
    assert all(result["us"] > 0 for result in best.values())
    assert time.monotonic() - started < 50


def test_a_bundle_without_any_right_candidate(tmp_path: Path) -> None:
    folder = bundles.write(tmp_path / "bundle", {"wrong.py": "return x", "raises.py": "return x + None"})
    done, best = bundles.measured(folder)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == "measure: no candidate could be measured"
    assert {name: result["failure"].partition(":")[0] for name, result in best.items()} == {
        "wrong.py": "wrong",
        "raises.py": "TypeError",
    }


@pytest.mark.parametrize("stop", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT], ids=lambda s: s.name)
def test_a_measurer_that_is_stopped_leaves_nothing_behind(tmp_path: Path, stop: signal.Signals) -> None:
    """Not even processes that hold the interpreter's lock, or a file: the one of an earlier run is as it was."""
    started = f"if POISON: {bundles.RIGHT}\nopen({str(tmp_path)!r} + f'/{{os.getpid()}}.started', 'w').close()"
    bodies = {"c.py": f"{started}\nsum(itertools.repeat(0))", "python.py": f"{started}\nwhile True: time.sleep(1)"}
    folder = bundles.write(tmp_path / "bundle", bodies)
    (folder / "timings.json").write_text("before")
    files = sorted(folder.iterdir())
    environment = {**os.environ, "TMPDIR": str(tmp_path)}
    # One candidate at a time is timed, so the other waits for it.
    measurer = subprocess.Popen(
        bundles.command(folder, "--jobs", "2"), start_new_session=True, env=environment, stderr=subprocess.PIPE, text=True
    )
    try:
        within(60, lambda: bool(list(tmp_path.glob("*.started"))))
        measurer.send_signal(stop)
        _, errors = measurer.communicate(timeout=30)
        within(30, lambda: not bundles.processes(measurer.pid))
    finally:
        bundles.end_all(measurer.pid)
    assert measurer.returncode == {signal.SIGKILL: -9, signal.SIGTERM: 143, signal.SIGINT: 130}[stop]
    assert "Traceback" not in errors
    assert sorted(folder.iterdir()) == files
    assert (folder / "timings.json").read_text() == "before"


def test_a_run_goes_on_from_what_a_stopped_one_measured(tmp_path: Path) -> None:
    """What was measured is not run again; the timings of both are one report, and no partial one stays."""
    runs, gate = tmp_path / "runs", tmp_path / "gate"
    count = f"open({str(runs)!r}, 'a').write('right ')\n{bundles.RIGHT}"
    waits = f"while not os.path.exists({str(gate)!r}): time.sleep(0.05)\n{bundles.RIGHT}"
    folder = bundles.write(tmp_path / "bundle", {"right.py": count, "waits.py": waits})
    partial = folder / "timings.partial.json"
    measurer = subprocess.Popen(
        bundles.command(folder, "--jobs", "1"), start_new_session=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert measurer.stdout is not None
        within(60, runs.exists)
        assert "right.py" in measurer.stdout.readline()
        measurer.send_signal(signal.SIGTERM)
        _, errors = measurer.communicate(timeout=30)
    finally:
        bundles.end_all(measurer.pid)
    assert "goes on from timings.partial.json" in errors
    assert not (folder / "timings.json").exists()
    assert [len(c["tried"]) for c in json.loads(partial.read_text())["candidates"]] == [1, 0]
    before = runs.read_text()
    gate.touch()
    done, best = bundles.measured(folder, "--jobs", "1")
    assert "1 timings are taken" in done.stdout
    assert runs.read_text() == before
    assert [best[name]["failure"] for name in ("right.py", "waits.py")] == ["", ""]
    assert not partial.exists()


def test_damaged_partial_timings_are_not_used(tmp_path: Path) -> None:
    folder = bundles.write(tmp_path / "bundle", {"right.py": bundles.RIGHT})
    (folder / "timings.partial.json").write_text("{")
    done, best = bundles.measured(folder)
    assert "timings.partial.json is not used" in done.stderr
    assert best["right.py"]["us"] > 0


@pytest.mark.parametrize(
    "change", [{"format": 99}, {"manifest_sha256": "0"}, {"environment": {}}, {"candidates": []}, {"candidates": 1}]
)
def test_timings_of_something_else_are_not_taken(tmp_path: Path, change: dict[str, object]) -> None:
    folder = bundles.write(tmp_path / "bundle", {"right.py": bundles.RIGHT})
    measurer = measure.Measurer(folder, measure.read_manifest(folder), 1, 1.0)
    assert measurer.take(measurer.report()) == 0
    with pytest.raises((ValueError, TypeError)):
        measurer.take({**measurer.report(), **change})


def test_what_is_timed_has_the_gpu_for_itself(tmp_path: Path) -> None:
    log = tmp_path / "log"
    body = f"t = time.time(); time.sleep(0.1); open({str(log)!r}, 'a').write(f'{{t}} {{time.time()}} {{POISON}} ')\n{bundles.RIGHT}"
    folder = bundles.write(tmp_path / "bundle", {f"{n}.py": body for n in range(4)})
    bundles.measured(folder, "--jobs", "4")
    words = log.read_text().split()
    runs = [(float(a), float(b), c) for a, b, c in zip(words[::3], words[1::3], words[2::3], strict=True)]
    assert sorted(kind for *_, kind in runs) == ["False"] * 4 + ["True"] * 4
    for start, end, kind in runs:
        if kind == "False":
            assert sum(start < other and begin < end for begin, other, _ in runs) == 1


class Imagined(measure.Measurer):
    """A GPU on which a kernel takes longer the further its launch is from `fastest`, and no process is needed to know it. A CUDA
    kernel takes as long as its warps say."""

    def run(self, tasks: Sequence[trial.Task], progress: Callable[[trial.Task, trial.Timing], None] = lambda _, __: None) -> None:
        fastest = trial.Launch(8, 3, False, True), trial.Launch(2, 5, True)
        for task in tasks:
            for wanted in task.launches:
                launches = wanted or (trial.Launch(4, 2, False, False), trial.Launch(4, 2, False))
                pairs = zip(launches, fastest, strict=True)
                us = sum(x.warps / 4 if x.cuda else _distance(x, y) for x, y in pairs)
                self.timings[task.candidate].append(trial.Timing(launches, 1.0 + us))


def _distance(x: trial.Launch, y: trial.Launch) -> int:
    return abs(x.warps - y.warps) + abs(x.stages - y.stages) + (x.runtime_strides != y.runtime_strides) + (x.tma != y.tma)


@pytest.mark.parametrize("tune", ["quick", "full"])
def test_cuda_kernels_take_the_place_of_slower_ones(tmp_path: Path, tune: str) -> None:
    """The second kernel has a loop of 2 iterations, and so is never closer than 3 to the fastest launch; CUDA's takes 2."""
    by_cuda = [[[8, 3], [16, 2]], [[8, 1], [16, 4]]]
    candidate = {"file": "0.py", "loops": [7, 2], "tuning_order": [1, 0], "reads_inputs": [False, True], "by_cuda": by_cuda}
    manifest = {"program": "f", "manifest_sha256": "", "source_sha256": "", "candidates": [candidate]}
    measurer = Imagined(tmp_path, manifest, 1, 1.0)
    measurer.measure(tune, lambda _, __: None)
    assert measurer.best(0).launches == ((8, 3, False, True, False), (8, 1, False, None, True))
    tried = {launch for t in measurer.timings[0] for launch in t.launches if launch.cuda}
    assert tried == {trial.Launch(w, s, False, None, True) for kernel in by_cuda for w, s in kernel}


@pytest.mark.parametrize("tune", ["quick", "full"])
def test_launches_are_tuned_kernel_by_kernel(tmp_path: Path, tune: str) -> None:
    candidate = {"file": "0.py", "loops": [7, 4], "tuning_order": [1, 0], "reads_inputs": [False, True], "by_cuda": [[], []]}
    manifest = {"program": "f", "manifest_sha256": "", "source_sha256": "", "candidates": [candidate]}
    measurer = Imagined(tmp_path, manifest, 1, 1.0)
    measurer.measure(tune, lambda _, __: None)
    tried = [t.launches for t in measurer.timings[0]]
    assert measurer.best(0).launches == (
        (8, 3, False, True, False),
        (2, 4, True, None, False),
    )  # A loop of 4 iterations has no use for 5 stages.
    assert len(set(tried)) == len(tried)
    assert {first.runtime_strides for first, _ in tried} == {False}  # What reads no input knows its strides.
    assert {second.tma for _, second in tried} == {None}  # What TMA can not load is not tried with it.


def within(seconds: float, condition: Callable[[], bool]) -> None:
    """Waits for a condition; fails when it does not come in time."""
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until, f"not within {seconds:g} s"
        time.sleep(0.05)


@pytest.mark.parametrize(
    ("manifest", "said"),
    [(None, "holds no bundle"), ("{", "holds no bundle"), ("[]", "not a manifest"), (json.dumps({"format": 99}), "not a manifest")],
)
def test_folders_that_are_no_bundle(tmp_path: Path, manifest: str | None, said: str) -> None:
    folder = bundles.write(tmp_path / "bundle", {})
    if manifest is None:
        (folder / "manifest.json").unlink()
    else:
        (folder / "manifest.json").write_text(manifest)
    done = subprocess.run(bundles.command(folder), capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert said in done.stderr
    assert not (folder / "timings.json").exists()


def test_without_torch_measuring_ends_with_a_line(tmp_path: Path) -> None:
    folder = bundles.write(tmp_path / "bundle", {})
    absent = tmp_path / "absent"
    absent.mkdir()
    (absent / "torch.py").write_text("raise ModuleNotFoundError('', name='torch')")
    environment = {**os.environ, "PYTHONPATH": str(absent)}
    done = subprocess.run(bundles.command(folder), capture_output=True, text=True, env=environment)
    said = "measure: there is no module 'torch' here: candidates need torch and triton\n"
    assert (done.returncode, done.stdout, done.stderr) == (1, "", said)


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        ("--jobs", "0", "an integer from 1 to 1024 is wanted, not '0'"),
        ("--seed", "-1", "an integer from 0 to 9223372036854775807 is wanted, not '-1'"),
        ("--tuned", "many", "an integer from 0 to 10000 is wanted, not 'many'"),
        ("--limit", "nan", "a positive number of seconds is wanted, not 'nan'"),
        ("--limit", "-3", "a positive number of seconds is wanted, not '-3'"),
    ],
)
def test_options_that_make_no_sense(tmp_path: Path, capsys: pytest.CaptureFixture[str], option: str, value: str, said: str) -> None:
    with pytest.raises(SystemExit) as ended:
        measure.main([str(tmp_path), f"{option}={value}"])
    assert ended.value.code == 2
    assert f"error: argument {option}: {said}" in capsys.readouterr().err
