"""`mirage-opt --report`: the page comes last, and never instead of the result."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from report_pages import assert_whole, node_paths

from mirage_ir.dialects.bridge import program_from_func
from mirage_ir.dialects.functions import functions
from mirage_ir.tools.mirage_opt import MirageOptMain, main
from mirage_ir.tools.report import ModuleReport

EXAMPLES = Path(__file__).resolve().parents[3] / "examples"
FUNC = """func.func @{name}(%x: tensor<8x64xf16>, %w: tensor<64x32xf16>) -> tensor<8x32xf16> {{
  %n = mugraph.{first} %x
  %y = mugraph.matmul %n, %w
  func.return %y : tensor<8x32xf16>
}}
"""
QUICK = "--superoptimize=max-structures=20 max-states=300 "


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "in.mlir"
    path.write_text(FUNC.format(name="pair", first="rms_norm"))
    return path


def test_a_full_disk_takes_the_page_and_not_the_result(source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if not os.path.exists("/dev/full"):
        pytest.skip("there is no /dev/full here")
    out, stats = tmp_path / "out.mlir", tmp_path / "stats.json"
    assert main([QUICK, str(source), "-o", str(out), "--stats", str(stats), "--report", "/dev/full"]) == 1
    assert capsys.readouterr().err == "mirage-opt: error: cannot write '/dev/full': No space left on device\n"
    assert "mugraph.verified" in out.read_text() and "best.kernels" in stats.read_text()


def test_a_defect_of_the_page_takes_the_page_and_not_the_result(
    source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: ModuleReport) -> None:
        raise KeyError("defect")

    monkeypatch.setattr(ModuleReport, "write", fail)
    page = tmp_path / "out.html"
    page.write_text("old")
    assert main([QUICK, str(source), "--report", str(page)]) == 1
    said = capsys.readouterr()
    assert "mugraph.verified" in said.out
    assert said.err.startswith("mirage-opt: internal error: KeyError: 'defect'")
    assert page.read_text() == "old"


def drawn(module: str, name: str, tmp_path: Path) -> set[str]:
    """The paths of the nodes of a function of a module."""
    path = tmp_path / "printed.mlir"
    path.write_text(module)
    parsed = MirageOptMain([str(path)]).parse_text(path.read_bytes(), 0)
    return node_paths(program_from_func(next(f for f in functions(parsed) if f.sym_name.data == name)))


def test_several_functions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, page = tmp_path / "in.mlir", tmp_path / "out.html"
    path.write_text(FUNC.format(name="one", first="rms_norm") + FUNC.format(name="other", first="silu"))
    assert main([f"{QUICK} top=2 keep-source=false", str(path), "--report", str(page)]) == 0
    module = capsys.readouterr().out
    read = assert_whole(page.read_text(encoding="utf-8"))
    assert read.targets == ["#p0", "#p1"]
    for name in ("one", "other"):
        assert set(read.drawings[f"{name} as written"]) == drawn(path.read_text(), name, tmp_path)
        assert set(read.drawings[f"{name}, the result"]) == drawn(module, name, tmp_path)
        assert set(read.drawings[f"{name}, candidate 2"]) == drawn(module, f"{name}.1", tmp_path)


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", 'a"b', "a&b</title>"])
def test_a_name_of_a_function_is_text(name: str, tmp_path: Path) -> None:
    path, page = tmp_path / "in.mlir", tmp_path / "out.html"
    quoted = name.replace('"', '\\"')
    path.write_text(FUNC.format(name=f'"{quoted}"', first="silu"))
    status = main([QUICK, str(path), "-o", str(tmp_path / "out.mlir"), "--report", str(page)])
    assert status == 0
    text = page.read_text(encoding="utf-8")
    read = assert_whole(text)
    assert text.count("<script>") == 1 and f"{name} as written" in read.drawings


def test_a_module_of_another_dialect(tmp_path: Path) -> None:
    path, page = EXAMPLES / "linalg" / "rmsnorm.mlir", tmp_path / "out.html"
    out = str(tmp_path / "out.mlir")
    assert main(["-p", "convert-linalg-to-mugraph", QUICK, str(path), "-o", out, "--report", str(page)]) == 0
    read = assert_whole(page.read_text(encoding="utf-8"))
    assert sum(name.endswith("the result") for name in read.drawings) >= 1


def test_sizes_as_symbols(tmp_path: Path) -> None:
    page, path = tmp_path / "out.html", tmp_path / "in.mlir"
    path.write_text(
        """func.func @norm(%x: tensor<?x64xf16> {mugraph.dims = ["tokens", 64]}, %w: tensor<64x32xf16>) -> tensor<?x32xf16>
    attributes {mugraph.symbols = {tokens = array<i64: 1, 512>}} {
  %n = mugraph.rms_norm %x
  %y = mugraph.matmul %n, %w
  func.return %y : tensor<?x32xf16>
}"""
    )
    out = tmp_path / "out.py"
    assert main([f"{QUICK} max-cones=2", str(path), "-t", "triton", "-o", str(out), "--report", str(page)]) == 0
    read = assert_whole(page.read_text(encoding="utf-8"))
    assert "norm, program 1" in read.drawings and "tokens (1 … 512)" in read.text
    assert out.read_text() in read.text
