"""README, CONTRIBUTING and some pages say what is so: their code runs, their commands print what they show, their paths exist."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

DOCUMENTS = ("README.md", "CONTRIBUTING.md")
SESSIONS = ("README.md", "docs/validation.md")
"""Documents that show what commands print."""


def blocks(text: str, language: str) -> list[str]:
    """The fenced blocks of a language, also those inside list items."""
    found = re.findall(rf"^( *)```{language}\n(.*?)^ *```$", text, re.MULTILINE | re.DOTALL)
    return [textwrap.dedent(code) for _, code in found]


def shell(command: str, cwd: Path) -> str:
    """What a command prints, with this environment's scripts first on the path."""
    environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(["bash", "-euo", "pipefail", "-c", command], cwd=cwd, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def table_as_it_was() -> Iterator[None]:
    from mirage_ir.lowering.cuda import rules as cuda_rules
    from mirage_ir.lowering.triton import unregister_rule
    from mirage_ir.ops import OPERATORS, unregister

    before = set(OPERATORS)
    yield
    for name in set(OPERATORS) - before:
        unregister(name)
        unregister_rule(name)
        cuda_rules.unregister_rule(name)


def test_readme_code_runs(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    code = blocks((root / "README.md").read_text(), "python")
    assert code
    for block in code:
        exec(compile(block, "README.md", "exec"), {"__name__": "readme"})  # noqa: S102


@pytest.mark.usefixtures("table_as_it_was")
def test_contributing_code_runs(root: Path) -> None:
    names: dict[str, Any] = {"__name__": "contributing"}
    for block in blocks((root / "CONTRIBUTING.md").read_text(), "python"):
        exec(compile(block, "CONTRIBUTING.md", "exec"), names)  # noqa: S102
    assert names["SoftsignOp"].operator() == "softsign"

    from xdsl.context import Context
    from xdsl.dialects.builtin import Builtin
    from xdsl.dialects.func import Func
    from xdsl.parser import Parser

    from mirage_ir import statistics
    from mirage_ir.dialects.mugraph import MuGraph

    context = Context()
    for dialect in (Builtin, Func, MuGraph):
        context.load_dialect(dialect)
    module = Parser(context, (root / "examples" / "rmsnorm.mlir").read_text()).parse_module()
    with statistics.collect() as counted:
        names["CountOperatorsPass"]().apply(context, module)
    assert counted == {"program.operators": 2}
    output = io.StringIO()
    names["OutlineTarget"]().emit(context, module, output)
    assert output.getvalue() == "rmsnorm: 2 kernels\n"


def timeless(text: str) -> str:
    """Without what differs from run to run and from machine to machine: seconds, and errors of floating-point sums."""
    text = re.sub(r'(seconds": )[0-9.e-]+', r"\1S", text.strip())
    return re.sub(r"(relative error) [0-9.e-]+", r"\1 E", text)


@pytest.mark.parametrize("document", SESSIONS)
def test_sessions_print_what_they_show(document: str, root: Path, tmp_path: Path, pytestconfig: pytest.Config) -> None:
    """`python -m pytest test/unit/house/test_documents.py --update` writes what the commands print now."""
    (tmp_path / "examples").symlink_to(root / "examples")
    page = root / document
    text = page.read_text()
    shown = blocks(text, "console")
    assert shown
    for block in shown:
        printed = ""
        for command in re.findall(r"^\$ (.*)$", block, re.MULTILINE):
            printed += "\n".join(filter(None, (f"$ {command}", shell(command, tmp_path).rstrip()))) + "\n"
        if pytestconfig.getoption("--update"):
            text = text.replace(f"```console\n{block}```", f"```console\n{printed}```")
            page.write_text(text)
        else:
            assert timeless(printed) == timeless(block)


def test_readme_first_command_is_the_main_job(root: Path, tmp_path: Path) -> None:
    """Without its installation, which is done."""
    commands = blocks((root / "README.md").read_text(), "sh")
    install, _, job = commands[0].strip().partition(" && ")
    assert install == "pip install ."
    module = shell(job, root)
    compile(module, "rmsnorm", "exec")
    assert "@triton.jit" in module


def test_ci_runs_readme_second_command(root: Path) -> None:
    readme, script = (root / "README.md").read_text(), (root / ".ci" / "run").read_text()
    program = re.search(r"awk '(.*)' README\.md", script)
    assert program is not None
    found = subprocess.run(["awk", program[1], "README.md"], cwd=root, capture_output=True, text=True, check=True).stdout
    assert found == blocks(readme, "sh")[1]
    assert "pytest" in found


@pytest.mark.parametrize("document", DOCUMENTS)
def test_paths_exist(root: Path, document: str) -> None:
    text = (root / document).read_text()
    for path in re.findall(r"`((?:[\w.-]+/)+[\w.-]*)`", text):
        assert (root / path).exists(), f"{document} names {path}"


def test_no_place_is_named(root: Path) -> None:
    """Neither hosts that packages come from nor folders of somebody's machine."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=root, capture_output=True, text=True, check=True).stdout
    pattern = re.compile("pypi" + r"\.org|files\.pythonhosted|download\." + r"pytorch|/home/\w+|/wo" + "rk/|/Us" + "ers/")
    for name in filter(None, listed.split("\0")):
        path = root / name
        if path.is_file() and path.suffix in {".py", ".md", ".toml", ".mlir", ".yaml", ".cfg", ""}:
            found = pattern.search(path.read_text(encoding="utf-8"))
            assert found is None, f"{name}: {found[0] if found else ''}"


def test_stats_names_in_readme_are_written(root: Path, tmp_path: Path) -> None:
    shell(f"mirage-opt --superoptimize {root}/examples/lora.mlir --stats {tmp_path}/s.json -o {tmp_path}/o.mlir", tmp_path)
    written = json.loads((tmp_path / "s.json").read_text())
    named = set(re.findall(r"`((?:search|best)\.\w+)`", (root / "README.md").read_text()))
    assert named
    assert named <= set(written)
