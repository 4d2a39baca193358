"""`mirage-opt --help`: about this tool, and whole."""

from __future__ import annotations

import dataclasses
import io
import subprocess
import sys

import pytest

from mirage_ir.numerics.inputs import LARGE_MAGNITUDES, TINY
from mirage_ir.passes.superoptimize import SuperoptimizePass
from mirage_ir.tools.help import options_of
from mirage_ir.tools.mirage_opt import main
from mirage_ir.tools.numerics_report import NumericsOptions
from mirage_ir.tools.universe import MIRAGE_UNIVERSE


def shown(flag: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert main([flag]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return " ".join(out.split())


@pytest.mark.parametrize("cls", [SuperoptimizePass, NumericsOptions])
def test_every_option_is_described(cls: type[SuperoptimizePass | NumericsOptions], capsys: pytest.CaptureFixture[str]) -> None:
    text = shown("--help", capsys)
    options = dict(options_of(cls))
    assert set(options) == {f.name.replace("_", "-") for f in dataclasses.fields(cls)}
    for name, meaning in options.items():
        assert f" {name} {meaning.partition(' (')[0]}" in text


def test_defaults_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    text = shown("--help", capsys).partition("options of --superoptimize=")[2]
    for name, words in (("target", "h100"), ("keep-source", "true"), ("top", "1"), ("max-inputs", "16"), ("seed", "0")):
        assert f"; {words} if not given)" in text[text.index(f" {name} ") :][:250]


def test_it_is_about_this_tool(capsys: pytest.CaptureFixture[str]) -> None:
    text = shown("--help", capsys)
    assert text.startswith("usage: mirage-opt [options] FILE Superoptimizes tensor programs.")
    assert all(f" {name} " in text for name in MIRAGE_UNIVERSE.all_passes)
    assert "mirage-opt --superoptimize in.mlir -t triton -o fused.py" in text
    assert "riscv" not in text
    assert "--no-implicit-module" not in text
    everything = shown("--help-all", capsys)
    assert all(name in everything.replace("- ", "-") for name in ("convert-scf-to-cf", "riscv-asm", "--no-implicit-module"))


class Terminal(io.TextIOWrapper):
    """A terminal at which nobody types."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("arguments", [[], ["--superoptimize"], ["-t", "triton"]])
@pytest.mark.parametrize("kind", [io.TextIOWrapper, Terminal])
def test_without_input_the_usage_is_shown(
    arguments: list[str], kind: type[io.TextIOWrapper], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", kind(io.BytesIO()))
    assert main(arguments) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("mirage-opt: error: there is no input: name a file, or pipe one in\n  usage: mirage-opt [options] FILE\n")
    assert err.endswith("'mirage-opt --help' says what there is.\n")


def test_what_is_piped_in_is_the_input() -> None:
    tool = [sys.executable, "-m", "mirage_ir.tools.mirage_opt"]
    done = subprocess.run(tool, input="func.func private @f()", capture_output=True, text=True, check=True)
    assert "func.func private @f()" in done.stdout
    done = subprocess.run(["bash", "-c", '"$@" <&-', "bash", *tool], capture_output=True, text=True)
    assert (done.returncode, done.stderr.count("Traceback")) == (1, 0)
    assert done.stderr.startswith("mirage-opt: error: there is no input")


def test_defaults_that_are_written_out_are_those_that_are_used() -> None:
    meanings = dict(options_of(NumericsOptions))
    assert f"by default {' and '.join(f'{value:g}' for value in LARGE_MAGNITUDES)}." in meanings["large"]
    assert f"by default {TINY:g}." in meanings["tiny"]
