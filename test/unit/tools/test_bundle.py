"""`--emit-bundle` and `--select-from`: candidates leave to be measured, and the fastest comes back as it was measured."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import re
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from report_pages import assert_whole

from mirage_ir.runtime.measure import BUNDLE_FORMAT
from mirage_ir.runtime.trial import launches_of
from mirage_ir.tools.mirage_opt import main

PRODUCT = """\
func.func @product(%x: tensor<16x64xf16>, %w: tensor<64x32xf16>) -> tensor<16x32xf16> {
  %p = mugraph.matmul %x, %w
  %y = mugraph.exp %p
  func.return %y : tensor<16x32xf16>
}
"""
PRIMES = "array<i64: 524309, 786433, 1048573, 1048571>"
VERIFIED = f"mugraph.verified = {{bound_log2 = -60.0 : f64, tests = 1 : i64, lanes = 4 : i64, primes = {PRIMES}}}"


def two_kernels(name: str, visibility: str, grid: int, extra: str = "") -> str:
    """exp(exp(x)), as a candidate of two kernels."""
    rows = 16 // grid
    lines: list[str] = []
    for result, operand in (("a", "x"), ("b", "a")):
        lines += [
            f"  %{result} = mugraph.block ins(%{operand} : tensor<16x64xf16>) grid [{grid}] {{",
            "  ^bb0(%s: tensor<16x64xf16>):",
            f"    %t = mugraph.load %s imap [0] : tensor<16x64xf16> -> !mugraph.tile<{rows}x64xf16>",
            "    %e = mugraph.exp %t",
            f"    mugraph.store %e omap [0] : !mugraph.tile<{rows}x64xf32> -> tensor<16x64xf16>",
            "  } -> tensor<16x64xf16>",
        ]
    head = f"func.func {visibility} @{name}(%x: tensor<16x64xf16>) -> tensor<16x64xf16>"
    attributes = f"{{{VERIFIED}, mugraph.source = @twice__source, mugraph.cost_us = {grid}.0 : f64{extra}}}"
    return "\n".join([f"{head} attributes {attributes} {{", *lines, "  func.return %b : tensor<16x64xf16>", "}", ""])


TWICE = f"""\
{two_kernels("twice", "", 1, ', user = "kept"')}
{two_kernels("twice.1", "private", 2, ', user = "kept"')}
{two_kernels("twice.2", "private", 4, ', user = "kept"')}
func.func private @twice__source(%x: tensor<16x64xf16>) -> tensor<16x64xf16> {{
  %a = mugraph.exp %x
  %b = mugraph.exp %a
  func.return %b : tensor<16x64xf16>
}}
func.func private @beside(%x: tensor<4xf16>) -> tensor<4xf16> {{
  func.return %x : tensor<4xf16>
}}
"""


def opt(capsys: pytest.CaptureFixture[str], *arguments: object, status: int = 0) -> tuple[str, str]:
    """What the tool printed, on standard output and standard error."""
    assert main([str(a) for a in arguments]) == status
    return capsys.readouterr()


def numbers(ir: str, name: str) -> list[float]:
    """The values of an attribute in a module."""
    return [float(number) for number in re.findall(rf"{name} = (\S+) : f64", ir)]


def loaded(path: Path) -> Any:
    spec = importlib.util.spec_from_file_location("emitted", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


Best = Mapping[str, tuple[float, list[tuple[int, int, bool]]] | str]
"""For each function microseconds with launches, or why it failed."""


def write_timings(folder: Path, best: Best) -> dict[str, Any]:
    """`timings.json` as measuring would have written it."""
    data = (folder / "manifest.json").read_bytes()
    manifest = json.loads(data)
    results: list[dict[str, Any]] = []
    for entry in manifest["candidates"]:
        found = best[entry["function"]]
        if isinstance(found, str):
            result = {"launches": [], "us": None, "spread": None, "error": None, "failure": found}
        else:
            result = {"launches": found[1], "us": found[0], "spread": 0.1, "error": 1e-4, "failure": ""}
        results.append({"file": entry["file"], "sha256": entry["sha256"], "best": result, "tried": [result]})
    timings = {
        "format": BUNDLE_FORMAT,
        "program": manifest["program"],
        "manifest_sha256": hashlib.sha256(data).hexdigest(),
        "source_sha256": manifest["source_sha256"],
        "environment": {"device": "a GPU", "interpreted": False},
        "candidates": results,
    }
    (folder / "timings.json").write_text(json.dumps(timings))
    return timings


@pytest.fixture
def bundle(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """The bundle of `TWICE`."""
    source, folder = tmp_path / "twice.mlir", tmp_path / "bundle"
    source.write_text(TWICE)
    out, err = opt(capsys, source, "--emit-bundle", folder)
    assert (out, err) == (f"{folder}: 3 candidates for @twice; 'python {folder / 'measure.py'}' measures them\n", "")
    return folder


TIMES: Best = {
    "twice": (3.5, [(4, 1, False), (4, 1, False)]),
    "twice.1": (2.25, [(2, 3, True), (8, 5, False)]),
    "twice.2": (2.5, [(1, 1, False), (1, 1, False)]),
}


def test_the_fastest_takes_the_place_of_the_program(bundle: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_timings(bundle, TIMES)
    out, err = opt(capsys, "--select-from", bundle)
    assert err == ""
    assert re.findall(r"func\.func (?:private )?@[\w.]+", out) == [
        "func.func @twice",
        "func.func private @twice__source",
        "func.func private @beside",
    ]
    assert re.findall(r"grid.*{", out) == [
        "grid [2] loop 1 threads 64 stages 3 runtime_strides {",
        "grid [2] loop 1 threads 256 stages 5 {",
    ]
    assert [numbers(out, name) for name in ("measured_us", "cost_us", "bound_log2")] == [[2.25], [2.0], [-60.0]]
    assert 'user = "kept"' in out
    emitted = tmp_path / "fused.py"
    opt(capsys, "--select-from", bundle, "-t", "triton", "-o", emitted)
    emitted_module = loaded(emitted)
    kernels = emitted_module.KERNELS
    assert [k["constexprs"]["STAGES"] for k in kernels] == [3, 5]
    assert launches_of(emitted_module) == ((2, 3, True, None, False), (8, 5, False, None, False))
    opt(capsys, "--select-from", bundle, "-o", tmp_path / "selected.mlir")
    assert opt(capsys, tmp_path / "selected.mlir")[0] == out


def test_runners_up_come_by_measured_time(bundle: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_timings(bundle, TIMES)
    for top, grids in (("1", [2]), ("2", [2, 4]), ("3", [2, 4, 1]), ("9", [2, 4, 1]), ("all", [2, 4, 1])):
        out, _ = opt(capsys, "--select-from", bundle, "--top", top)
        names = ["@twice", "@twice.1", "@twice.2"][: len(grids)]
        assert re.findall(r"func\.func (private )?(@twice[.\d]*)\(", out) == [
            ("private " * (n > 0), f) for n, f in enumerate(names)
        ]
        assert [int(g) for g in re.findall(r"grid \[(\d)\]", out)] == [g for g in grids for _ in range(2)]
        assert numbers(out, "measured_us") == [2.25, 2.5, 3.5][: len(grids)]


def test_the_report_has_what_was_measured(bundle: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_timings(bundle, TIMES)
    page = tmp_path / "out.html"
    opt(capsys, "--select-from", bundle, "--top", "all", "--report", page)
    read = assert_whole(page.read_text(encoding="utf-8"))
    assert "time, measured" in read.text and "2.25 µs" in read.text
    assert "Measured against estimated times" in read.text
    assert "This program was not searched here" in read.text
    rows = re.findall(r"([124]), [124](\d\.\d\d)(\d\.\d\d)", read.text)
    assert rows == [("2", "2.00", "2.25"), ("4", "4.00", "2.50"), ("1", "1.00", "3.50")]


def test_candidates_that_failed_are_left_out_and_said(bundle: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_timings(bundle, {**TIMES, "twice.1": "wrong: relative\nerror 0.5"})
    out, err = opt(capsys, "--select-from", bundle, "--top", "all")
    assert [int(g) for g in re.findall(r"grid \[(\d)\]", out)] == [4, 4, 1, 1]
    assert err == "mirage-opt: warning: @twice.1 was not measured: wrong: relative error 0.5\n"


def test_numerical_faults_count_before_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    faulty, sound = (f", mugraph.numerics = {{error = 1.0e-04 : f64, overflows = [], rank = {n} : i64}}" for n in (1, 0))
    text = TWICE.replace("mugraph.cost_us = 2.0 : f64", f"mugraph.cost_us = 2.0 : f64{faulty}")
    text = re.sub(r"mugraph.cost_us = ([14]).0 : f64", rf"mugraph.cost_us = \1.0 : f64{sound}", text)
    (tmp_path / "twice.mlir").write_text(text)
    opt(capsys, tmp_path / "twice.mlir", "--emit-bundle", tmp_path / "bundle")
    write_timings(tmp_path / "bundle", TIMES)
    out, _ = opt(capsys, "--select-from", tmp_path / "bundle")
    assert numbers(out, "measured_us") == [2.5]


def test_round_trip_through_the_interpreter(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Searched, written, run by the bundle's own script, selected: what is selected is what the timings say."""
    source, folder = tmp_path / "product.mlir", tmp_path / "bundle"
    source.write_text(PRODUCT)
    opt(capsys, "--superoptimize=top=2", source, "--emit-bundle", folder)
    manifest = json.loads((folder / "manifest.json").read_text())
    assert [entry["function"] for entry in manifest["candidates"]] == ["product", "product.1"]
    assert manifest["source_sha256"] == hashlib.sha256((folder / "module.mlir").read_bytes()).hexdigest()
    module = (folder / "module.mlir").read_text()
    assert module.count("mugraph.verified") == 2
    assert "@product__source" in module
    done = subprocess.run(
        [sys.executable, folder / "measure.py", "--interpret", "--jobs", "1"], capture_output=True, text=True, cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr
    best = [entry["best"] for entry in json.loads((folder / "timings.json").read_text())["candidates"]]
    fastest = min(best, key=lambda b: b["us"])
    out, err = opt(capsys, "--select-from", folder)
    assert err == "mirage-opt: warning: the timings were taken in Triton's interpreter and say nothing of a GPU\n"
    assert numbers(out, "measured_us") == [pytest.approx(fastest["us"])]
    ((warps, stages, *_),) = fastest["launches"]
    assert f"threads {32 * warps} stages {stages} {{" in out


def test_a_bundle_holds_other_schedules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "in.mlir").write_text(PRODUCT)
    shown = opt(capsys, "--superoptimize", tmp_path / "in.mlir", "--emit-bundle", tmp_path / "b", "--print-pipeline")[0]
    assert "mugraph-generate{" in shown
    assert "distinct=true" in shown
    assert "top=20" in shown
    options = "--superoptimize=top=3 distinct=false"
    shown = opt(capsys, options, tmp_path / "in.mlir", "--emit-bundle", tmp_path / "b", "--print-pipeline")[0]
    assert "distinct" not in shown
    assert "top=3" in shown


def damaged(change: Callable[[Path, dict[str, Any]], None]) -> Callable[[Path], None]:
    """Timings are written, changed, and written again."""

    def damage(folder: Path) -> None:
        timings = write_timings(folder, TIMES)
        change(folder, timings)
        (folder / "timings.json").write_text(json.dumps(timings))

    return damage


def append(name: str) -> Callable[[Path, dict[str, Any]], None]:
    def change(folder: Path, _: dict[str, Any]) -> None:
        (folder / name).write_text((folder / name).read_text() + " ")

    return change


def best_of(number: int, **changes: Any) -> Callable[[Path, dict[str, Any]], None]:
    return lambda _, timings: timings["candidates"][number]["best"].update(changes)


def wrong_everywhere(folder: Path, timings: dict[str, Any]) -> None:
    timings.update(write_timings(folder, dict.fromkeys(TIMES, "wrong: relative error 2")))


def no_text(folder: Path) -> None:
    write_timings(folder, TIMES)
    (folder / "timings.json").write_bytes(b"\xff")


REFUSED: dict[str, tuple[Callable[[Path], object], str]] = {
    "no bundle": (lambda f: (f / "manifest.json").unlink(), "is no bundle: it has no manifest.json"),
    "no module": (lambda f: (f / "module.mlir").unlink(), "cannot read '.*module.mlir': No such file"),
    "not measured": (lambda _: None, r"was not measured yet: run 'python .*bundle/measure.py'"),
    "no text": (no_text, "timings.json' is no text"),
    "no JSON": (lambda f: (f / "timings.json").write_text('{"format": 1'), "timings.json' is no JSON"),
    "deep JSON": (lambda f: (f / "timings.json").write_text("[" * 100_000), "timings.json' is no JSON"),
    "another format": (damaged(lambda _, t: t.update(format=1)), "timings.json' is not of format 3"),
    "another program": (damaged(lambda _, t: t.update(program="thrice")), "timings.json' is of @thrice, the bundle of @twice"),
    "another module": (damaged(append("module.mlir")), "module.mlir' is not the module that the manifest is of"),
    "another manifest": (damaged(append("manifest.json")), "another bundle: the SHA-256 of its manifest differs"),
    "another source": (damaged(lambda _, t: t.update(source_sha256="0")), "another bundle: the SHA-256 of its module differs"),
    "other candidates": (
        damaged(lambda _, t: t["candidates"][1].update(sha256="0")),
        "another bundle: the SHA-256 of its candidates differs",
    ),
    "a candidate less": (damaged(lambda _, t: t["candidates"].pop()), "the SHA-256 of its candidates differs"),
    "something missing": (damaged(lambda _, t: t.pop("environment")), "are damaged: KeyError"),
    "no time": (damaged(best_of(0, us="fast")), "are damaged: ValueError: 'fast' is no time"),
    "no such time": (damaged(best_of(0, us=float("nan"))), "are damaged: ValueError: nan is no time"),
    "timed though wrong": (damaged(best_of(0, error=0.5)), "the error of '0.py' is 0.5, yet it was timed"),
    "no such launch": (damaged(best_of(0, launches=[[4, 99, False], [4, 1, False]])), "99 is not from 1 to 16"),
    "no such warps": (damaged(best_of(1, launches=[[True, 1, False], [4, 1, False]])), "True is not from 1 to 32"),
    "no such strides": (damaged(best_of(1, launches=[[4, 1, 1], [4, 1, False]])), "1 is neither true nor false"),
    "neither TMA nor pointers": (damaged(best_of(1, launches=[[4, 1, False, 1], [4, 1, False]])), "1 is neither true nor false"),
    "no such language": (damaged(best_of(1, launches=[[4, 1, False, None, 1], [4, 1, False]])), "1 is neither true nor false"),
    "launches of other kernels": (
        damaged(best_of(1, launches=[[4, 1, False]])),
        "@twice.1: it has 2 graph-defined kernels, but 1 were measured",
    ),
    "all wrong": (damaged(wrong_everywhere), "no candidate in '.*bundle' was right when it was measured"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_does_not_fit_together_is_refused(bundle: Path, case: str, capsys: pytest.CaptureFixture[str]) -> None:
    damage, message = REFUSED[case]
    damage(bundle)
    out, err = opt(capsys, "--select-from", bundle, status=1)
    assert out == ""
    *warnings, line = err.splitlines()
    assert all(": warning: " in w for w in warnings)
    assert ": error: " in line
    assert re.search(message, line), line


def test_candidates_are_not_executed(bundle: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Neither when the bundle is written nor when its timings are read."""
    write_timings(bundle, TIMES)
    for file in bundle.glob("*.py"):
        file.write_text(f"import pathlib\npathlib.Path({str(bundle / 'ran')!r}).touch()\n")
    opt(capsys, "--select-from", bundle, "-t", "triton")
    assert not (bundle / "ran").exists()


@pytest.mark.parametrize("held", ["a file", "a folder"])
def test_nothing_is_overwritten(bundle: Path, held: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "taken"
    if held == "a file":
        place.write_text("mine")
    else:
        place.mkdir()
        (place / "mine").touch()
    _, err = opt(capsys, tmp_path / "twice.mlir", "--emit-bundle", place, status=1)
    assert err == f"mirage-opt: error: '{place}' exists already: a bundle needs a folder of its own\n"
    (tmp_path / "empty").mkdir()
    opt(capsys, tmp_path / "twice.mlir", "--emit-bundle", tmp_path / "empty")
    assert sorted(p.name for p in (tmp_path / "empty").iterdir()) == sorted(p.name for p in bundle.iterdir())
