"""The tool in-process: exit status, messages, output files. What needs only text is in `test/lit/tool`."""

from __future__ import annotations

import io
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.targets.mlir import MLIRTarget  # type: ignore[import-untyped]

from mirage_ir.tools.flags import spelled_flags
from mirage_ir.tools.mirage_opt import main

PRODUCT = """\
func.func @product(%x: tensor<16x64xf16>, %w: tensor<64x32xf16>) -> tensor<16x32xf16> {
  %y = mugraph.matmul %x, %w
  func.return %y : tensor<16x32xf16>
}
"""


@pytest.fixture
def product(tmp_path: Path) -> str:
    path = tmp_path / "product.mlir"
    path.write_text(PRODUCT)
    return str(path)


def failure(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The message on standard error of a run that must fail with status 1 and print nothing else: one line, and notes below it."""
    assert main(arguments) == 1
    out, err = capsys.readouterr()
    assert out == ""
    first, *notes = err.splitlines()
    assert first.strip()
    assert all(note.startswith("  ") for note in notes)
    assert "Traceback" not in err
    assert "internal error" not in err
    return err


def failing_lit_lines() -> list[tuple[str, str]]:
    """Each `// RUN: not mirage-opt … 2>&1 | filecheck …` of the lit tests: its file and the arguments."""
    folder = Path(__file__).resolve().parents[3] / "test" / "lit"
    files = sorted(folder.rglob("*.mlir"))
    return [(str(f), m[1]) for f in files for m in re.finditer(r"RUN: not mirage-opt (.*?) 2>&1 \|", f.read_text())]


@pytest.mark.parametrize(("file", "line"), failing_lit_lines())
def test_every_error_that_lit_knows_exits_with_1_and_one_message(
    file: str, line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = shlex.split(line.replace("%s", file).replace("%S", str(Path(file).parent)).replace("%t", str(tmp_path / "t")))
    if "%" in line.replace("%s", "").replace("%S", ""):
        pytest.skip("it needs a file that another line writes")
    assert ": error: " in failure(capsys, *words)


def test_parse_and_print(product: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([product]) == 0
    assert "mugraph.matmul %x, %w" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("given", "split"),
    [
        (["--superoptimize", "in.mlir"], ["--superoptimize=", "in.mlir"]),
        (["--superoptimize=top=2", "in.mlir"], ["--superoptimize=top=2", "in.mlir"]),
        (["--", "--superoptimize"], ["--", "--superoptimize"]),
    ],
)
def test_superoptimize_never_swallows_the_file(given: list[str], split: list[str]) -> None:
    assert spelled_flags(given) == split


@pytest.mark.parametrize(
    "options",
    ["", "top=3", 'griddims="2,16,1;2,16,4" franges=1,4 max-block-ops=7', "target=a100 keep-source=false lanes=5"],
)
def test_printed_pipeline_is_itself_a_pipeline(options: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([f"--superoptimize={options}", "--print-pipeline"]) == 0
    first = capsys.readouterr().out
    assert main(["-p", first.strip(), "--print-pipeline"]) == 0
    assert capsys.readouterr().out == first


@pytest.mark.parametrize(
    "data", [b"\xff\xfe\x00", PRODUCT.encode()[:60], b"", b"\n// nothing\n", b"\x00" * 40, PRODUCT.encode() + b"\x80"]
)
def test_every_broken_input_has_a_place(data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "in.mlir"
    path.write_bytes(data)
    place, _, message = failure(capsys, str(path)).partition(": error: ")
    file, line, column = place.rsplit(":", 2)
    assert (file, line.isdigit(), column.isdigit()) == (str(path), True, True)
    assert message.strip()


@pytest.mark.parametrize("length", range(0, len(PRODUCT) - 3, 7))
def test_every_truncation_is_reported(length: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "in.mlir"
    path.write_text(PRODUCT[:length])
    assert f"{path}:" in failure(capsys, str(path))


def test_an_open_quote_is_found_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "in.mlir"
    path.write_text(f'"func.func"() <{{sym_name = "{"f" * 100000}')
    assert failure(capsys, str(path)).startswith(f"{path}:1:28: error: ")


def test_values_are_printed_under_different_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "in.mlir"
    args = ", ".join(f"%{name}: tensor<4xf16>" for name in ("x", "x_1", "x_1_1", "x_1_1_1"))
    path.write_text(f"func.func @f({args}) {{\n  %x_1_2 = mugraph.exp %x_1_1\n  func.return\n}}\n")
    assert main([str(path)]) == 0
    names = re.findall(r"%(\w+)(?=:| =)", capsys.readouterr().out)
    assert len(set(names)) == 5


def test_deep_nesting_is_an_error_of_the_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "deep.mlir"
    path.write_text("builtin.module {" * 3000 + "}" * 3000)
    assert "nested too deeply" in failure(capsys, str(path))


def test_standard_input(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"func.func @f(")))
    assert failure(capsys, "-").startswith("<stdin>:1:")


def test_places_count_lines_of_the_whole_file_when_it_is_split(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "in.mlir"
    path.write_text(PRODUCT + "// -----\n\nnonsense\n")
    assert failure(capsys, str(path), "--split-input-file").startswith(f"{path}:7:")


def test_statistics_are_written_on_success_only(product: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stats = tmp_path / "s.json"
    assert main([product, "--stats", str(stats)]) == 0
    assert json.loads(stats.read_text()) == {}
    stats.unlink()
    capsys.readouterr()
    failure(capsys, product, "-p", "mugraph-select", "--stats", str(stats))
    assert not stats.exists()


class Killed(Exception):
    """Stands for anything that may happen while the output is printed."""


@pytest.mark.parametrize("stop", [Killed, KeyboardInterrupt, MemoryError])
def test_a_run_that_dies_while_printing_leaves_the_old_output(
    stop: type[BaseException], product: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def emit(self: MLIRTarget, ctx: Context, module: ModuleOp, output: IO[str]) -> None:
        output.write("func.func @half_a_funct")
        raise stop

    monkeypatch.setattr(MLIRTarget, "emit", emit)
    folder = tmp_path / "out"
    folder.mkdir()
    (folder / "old.mlir").write_text("old")
    for name in ("old.mlir", "new.mlir"):
        assert main([product, "-o", str(folder / name), "--stats", str(folder / "s.json")]) == (
            130 if stop is KeyboardInterrupt else 1
        )
    assert {p.name: p.read_text() for p in folder.iterdir()} == {"old.mlir": "old"}
    assert "Traceback" not in capsys.readouterr().err


def test_a_defect_of_ours_is_not_blamed_on_the_input(
    product: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def emit(self: MLIRTarget, ctx: Context, module: ModuleOp, output: IO[str]) -> None:
        raise Killed("why")

    monkeypatch.setattr(MLIRTarget, "emit", emit)
    assert main([product]) == 1
    assert "internal error: Killed: why" in capsys.readouterr().err
    assert main([product, "--debug"]) == 1
    assert "Traceback" in capsys.readouterr().err


def test_a_reader_that_leaves_is_no_disaster(product: str) -> None:
    tool = [sys.executable, "-m", "mirage_ir.tools.mirage_opt"]
    for arguments in ([*tool, product], [*tool, "--help"]):
        done = subprocess.run(["bash", "-c", '"$@" | true', "bash", *arguments], capture_output=True, text=True, check=False)
        assert done.stderr == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
def test_a_full_disk_is_blamed_on_the_file_that_is_on_it(product: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, stats = tmp_path / "out.mlir", tmp_path / "s.json"
    for path in (out, stats):
        path.write_text("old")
    said = "mirage-opt: error: cannot write '/dev/full': No space left on device\n"
    assert failure(capsys, product, "-o", str(out), "--stats", "/dev/full") == said
    assert failure(capsys, product, "-o", "/dev/full", "--stats", str(stats)) == said
    assert failure(capsys, product, "--stats", "/dev/full") == said
    assert (out.read_text(), stats.read_text()) == ("old", "old")
    tool = [sys.executable, "-m", "mirage_ir.tools.mirage_opt"]
    for where, why in ((">/dev/full", "No space left on device"), (">&-", "it is closed")):
        done = subprocess.run(["bash", "-c", f'"$@" {where}', "bash", *tool, product], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (1, f"mirage-opt: error: cannot write to standard output: {why}\n")
