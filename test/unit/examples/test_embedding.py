"""The toy compiler of examples/embedding: its own lit suite, as it runs where the package is installed."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path


def metadata(folder: Path, project: dict[str, str | dict[str, dict[str, str]]]) -> None:
    """What `pip install` would write of the package: its name and its entry points."""
    place = folder / "toy_compiler-0.1.0.dist-info"
    place.mkdir()
    (place / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    groups = project["entry-points"]
    assert isinstance(groups, dict)
    lines = [line for group, points in groups.items() for line in (f"[{group}]", *(f"{k} = {v}" for k, v in points.items()))]
    (place / "entry_points.txt").write_text("\n".join(lines) + "\n")


def test_its_lit_suite_passes(root: Path, tmp_path: Path) -> None:
    package = root / "examples" / "embedding"
    metadata(tmp_path, tomllib.loads((package / "pyproject.toml").read_text())["project"])
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(tmp_path), str(package)))}
    lit = Path(sys.executable).parent / "lit"
    done = subprocess.run([lit, "-v", "-j1", package / "test"], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Passed: 3" in done.stdout
