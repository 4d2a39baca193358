"""docs/embedding.md: files are written, commands run with the output shown, Python executed, in order, in one folder."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"`([\w.]+\.mlir)`")


def run(command: str, folder: Path) -> str:
    environment = {**os.environ, "PATH": os.pathsep.join((os.path.dirname(sys.executable), os.environ["PATH"]))}
    done = subprocess.run(["bash", "-c", command], cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"$ {command}\n{done.stdout}{done.stderr}"
    return done.stdout


def check_console(text: str, folder: Path) -> None:
    """Runs each `$ command`; the lines below it are its output, in which `...` stands for anything."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, expected = part.partition("\n")
        got = run(command, folder)
        assert doctest.OutputChecker().check_output(expected, got, doctest.ELLIPSIS), f"$ {command}\n{got}"


def test_everything_on_the_page_works(root: Path, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.chdir(tmp_path)
    page = (root / "docs" / "embedding.md").read_text()
    names: dict[str, Any] = {}
    seen: list[str] = []
    for block in BLOCK.finditer(page):
        kind, text = block.groups()
        seen.append(kind)
        match kind:
            case "mlir":
                (tmp_path / NAMED.findall(page[: block.start()])[-1]).write_text(text)
            case "console":
                check_console(text, tmp_path)
            case "python":
                exec(compile(text, "docs/embedding.md", "exec"), names)  # noqa: S102  (the page is ours)
            case other:
                raise AssertionError(f"a block of {other} is not tested")
    assert {"mlir", "console", "python"} <= set(seen)
