"""Each room holds what its name says: `passes/` passes, `bench/` gates, `test/support/` what tests and gates share."""

from __future__ import annotations

import ast
import importlib
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from xdsl.passes import ModulePass

ROOT = Path(__file__).resolve().parents[3]
GATES = sorted((ROOT / "bench").glob("*.py"))
FOLDERS = ("passes", "passes/convert", "lowering/cuda/passes")
PASSES = sorted(p for folder in FOLDERS for p in (ROOT / folder).glob("*.py") if p.stem != "__init__")


def imported(path: Path) -> Iterator[str]:
    """The first parts of the names of all modules that a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module.partition(".")[0]


@pytest.mark.parametrize("path", PASSES, ids=lambda path: path.stem)
def test_a_file_defines_one_pass(path: Path) -> None:
    name = ".".join(("mirage_ir", *path.relative_to(ROOT).with_suffix("").parts))
    values = vars(importlib.import_module(name)).values()
    passes = [v for v in values if isinstance(v, type) and issubclass(v, ModulePass) and v.__module__ == name]
    assert len(passes) == 1


@pytest.mark.parametrize("room", ["islands", "options"])
def test_what_passes_share_defines_none(room: str) -> None:
    for path in (ROOT / "passes" / room).glob("*.py"):
        assert "ModulePass)" not in path.read_text(encoding="utf-8"), path.name


def test_a_document_says_what_each_gate_must_print() -> None:
    table = (ROOT / "docs" / "benchmarks.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `bench/(\w+\.py)` \| (.+?) \| (.+?) \| \[.+\]\((.+)\) \|$", table, re.MULTILINE)
    assert [name for name, *_ in rows] == [path.name for path in GATES]
    for name, _, _, document in rows:
        assert f"bench/{name}" in (ROOT / "docs" / document).read_text(encoding="utf-8"), f"{document} does not name {name}"
    folders = re.findall(r"^\| `bench/(\w+)/` \|", table, re.MULTILINE)
    assert folders == sorted(p.name for p in (ROOT / "bench").iterdir() if p.is_dir() and p.name != "__pycache__")


ALONE = """
import importlib, sys, traceback
root, *names = sys.argv[1:]
rooms = tuple(f"{root}/{room}/" for room in ("bench", "examples", "test"))
path = sys.path[1:]
for name in names:
    sys.path[:] = [f"{root}/bench", *path]
    try:
        importlib.import_module(name)
    except BaseException:
        print(f"{name}: {traceback.format_exc()}")
    for key, module in list(sys.modules.items()):
        if str(getattr(module, "__file__", "")).startswith(rooms):
            del sys.modules[key]
"""
"""Imports gates, each without what others imported of the rooms that are not installed, or added to the path."""


def test_gates_find_their_modules() -> None:
    """As scripts, without the paths that pytest adds."""
    for path in GATES:
        assert 'if __name__ == "__main__":' in path.read_text(encoding="utf-8"), path
    command = [sys.executable, "-c", ALONE, str(ROOT), *(path.stem for path in GATES)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, ""), done.stdout + done.stderr


def test_what_tests_share_is_used_by_a_test_and_knows_no_gate() -> None:
    support = ROOT / "test" / "support"
    modules = {p.stem if p.is_file() else p.name: p for p in support.iterdir() if p.suffix == ".py" or (p / "__init__.py").exists()}
    used = {name for folder in ("test", "bench") for path in (ROOT / folder).rglob("*.py") for name in imported(path)}
    assert set(modules) <= used
    gates = {path.stem for path in (ROOT / "bench").rglob("*.py")}
    for path in support.rglob("*.py"):
        assert gates.isdisjoint(imported(path)), path.name
