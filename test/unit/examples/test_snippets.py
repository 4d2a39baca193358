"""The Python examples run as they stand, in a folder of their own."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest


def run(path: Path, folder: Path) -> str:
    done = subprocess.run([sys.executable, str(path)], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("name", ["rmsnorm", "own_layer"])
def test_what_runs_agrees_with_numpy(root: Path, tmp_path: Path, name: str) -> None:
    said = run(root / "examples" / f"{name}.py", tmp_path)
    match = re.search(r"relative error (\S+)", said)
    assert match is not None
    assert float(match[1]) < 5e-3


def test_gqa_writes_a_module_for_each_kernel(root: Path, tmp_path: Path) -> None:
    said = run(root / "examples" / "gqa.py", tmp_path)
    written = sorted(tmp_path.glob("generated_program_*.py"))
    assert written
    assert len(written) == len(said.splitlines())
    for module in written:
        compile(module.read_text(), module.name, "exec")
