"""Style, types and the import rule: what a reviewer should not have to say."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

PATHS = [".", "examples", "examples/embedding", "examples/torch", "bench", "bench/gpu", "bench/suite", "test/support"]
"""Where tests and gates find modules that are not installed."""


def run(*command: str, cwd: Path) -> str:
    """The command's standard output; fails with it."""
    environment = {**os.environ, "PYRIGHT_PYTHON_IGNORE_WARNINGS": "1"}
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, env=environment)
    said = "\n".join(line for line in done.stdout.splitlines() if not line.startswith("PASS: "))
    assert done.returncode == 0, said[-6000:] + done.stderr[-2000:]
    return done.stdout


def script(name: str) -> str:
    """A console script of this environment, whatever is on the path."""
    return str(Path(sys.executable).parent / name)


@pytest.mark.parametrize("arguments", [["check"], ["format", "--check"]], ids=["lint", "format"])
def test_ruff(root: Path, arguments: list[str]) -> None:
    run(script("ruff"), *arguments, ".", cwd=root)


def test_types(installed_tree: Path, project: dict[str, Any]) -> None:
    places = {"include": ["mirage_ir", "test", "examples", "bench"], "extraPaths": PATHS}
    config = {**project["tool"]["pyright"], **places}
    (installed_tree / "pyrightconfig.json").write_text(json.dumps(config))
    run(script("pyright"), "--pythonpath", sys.executable, cwd=installed_tree)


def test_imports_run_one_way(installed_tree: Path, root: Path) -> None:
    run(script("lint-imports"), "--no-cache", "--config", str(root / "pyproject.toml"), cwd=installed_tree)


def test_lit(root: Path) -> None:
    folder = root / "test" / "lit"
    ran = re.search(r"^  Passed *: (\d+)", run(script("lit"), "-v", "-j1", str(folder), cwd=root), re.MULTILINE)
    assert ran is not None, "lit ran no test"
    assert int(ran[1]) > len(list((folder / "errors").iterdir()))
