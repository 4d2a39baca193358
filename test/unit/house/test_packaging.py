"""What is installed, what starts quickly, and that the examples in docstrings are true."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

HEAVY = ("numpy", "torch", "triton", "z3", "xdsl")


def test_every_folder_is_a_package_that_is_installed(root: Path, project: dict[str, Any]) -> None:
    setuptools = project["tool"]["setuptools"]
    found: set[str] = set()
    for package, folder in setuptools["package-dir"].items():
        for init in (root / folder).rglob("__init__.py"):
            found.add(".".join((package, *init.parent.relative_to(root / folder).parts)))
    assert found == set(setuptools["packages"])


@pytest.mark.parametrize(
    "module",
    [
        "mirage_ir",
        "mirage_ir.program",
        "mirage_ir.check",
        "mirage_ir.decompose",
        "mirage_ir.ops",
        "mirage_ir.target",
        "mirage_ir.api",
    ],
)
def test_light_modules_start_light(module: str) -> None:
    code = f"import sys, {module}; print(*(m for m in {HEAVY!r} if m in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


def module_names() -> list[str]:
    import mirage_ir

    names = ["mirage_ir"]
    for part in ("mirage_ir", "mirage_ir.dialects", "mirage_ir.passes", "mirage_ir.lowering", "mirage_ir.tools"):
        package = importlib.import_module(part)
        names.append(part)
        names.extend(m.name for m in pkgutil.walk_packages(package.__path__, f"{part}."))
    assert mirage_ir.__name__ in names
    return sorted(set(names))


@pytest.mark.parametrize("name", module_names())
def test_docstrings_are_true(name: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(name))
    assert failed == 0


def test_the_library_prints_nothing_when_imported() -> None:
    done = subprocess.run([sys.executable, "-W", "error", "-c", "import mirage_ir.api"], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_what_packages_hold_beside_python_is_installed(root: Path, project: dict[str, Any]) -> None:
    setuptools = project["tool"]["setuptools"]
    folders = setuptools["package-dir"]
    found = {p for folder in folders.values() for p in (root / folder).rglob("*") if p.suffix in {".cuh", ".css", ".js", ".typed"}}
    data: set[Path] = set()
    for package, patterns in setuptools["package-data"].items():
        base = max((name for name in folders if package == name or package.startswith(f"{name}.")), key=len)
        folder = root / folders[base] / package.removeprefix(base).strip(".").replace(".", "/")
        data.update(path for pattern in patterns for path in folder.glob(pattern))
    assert found == data


def test_tests_have_what_the_extras_have(project: dict[str, Any]) -> None:
    extras = project["project"]["optional-dependencies"]
    assert {need for name in ("torch", "mlir", "bench", "cuda") for need in extras[name]} <= set(extras["test"])


def test_help_loads_no_lowering_of_kernels() -> None:
    """But for the packages, which are empty, in which passes stand."""
    code = (
        "import sys, contextlib\nfrom mirage_ir.tools.mirage_opt import main\nwith contextlib.suppress(SystemExit):\n"
        "    main(['--help'])\nprint(*(m for m in sys.modules if m.startswith(('mirage_ir.lowering.', 'cuda', 'triton'))))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "cuda-torch" in done.stdout
    packages = {f"mirage_ir.lowering.{name}" for name in ("mlir", "mixed", "cuda", "cuda.passes")}
    assert set(done.stdout.splitlines()[-1].split()) <= packages
