"""The package as it is installed: pyproject maps folders to packages, which linters do not know."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture(scope="session")
def project(root: Path) -> dict[str, Any]:
    """pyproject.toml."""
    return tomllib.loads((root / "pyproject.toml").read_text())


@pytest.fixture(scope="session")
def installed_tree(root: Path, project: dict[str, Any], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with `mirage_ir` and everything mapped into it, and the tests beside it."""
    tree = tmp_path_factory.mktemp("tree")
    ignore = shutil.ignore_patterns("__pycache__")
    for package, folder in project["tool"]["setuptools"]["package-dir"].items():
        shutil.copytree(root / folder, tree / package.replace(".", "/"), ignore=ignore, dirs_exist_ok=True)
    for folder in ("test", "examples", "bench"):
        shutil.copytree(root / folder, tree / folder, ignore=ignore)
    return tree
