"""Starting costs little because little is loaded. `bench/startup.py` measures it; here it is shown what is not loaded."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

HEAVY = {"numpy", "torch", "triton", "z3", "hypothesis", "mirage_ir.api"}
ENGINES = {"mirage_ir.search.plan.generate", "mirage_ir.verify.equivalence", "mirage_ir.interpret"}
LOADED = "; import json, sys; print('\\n' + json.dumps(sorted(sys.modules)))"


def loaded(code: str) -> set[str]:
    """The modules that a Python process holds after running `code`."""
    done = subprocess.run([sys.executable, "-c", code + LOADED], capture_output=True, text=True, check=True)
    return set(json.loads(done.stdout.splitlines()[-1]))


def ours(modules: set[str]) -> set[str]:
    return {m for m in modules if m.split(".")[0] == "mirage_ir"}


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], ["PROGRAM"], ["--superoptimize", "--print-pipeline"]])
def test_mirage_opt_loads_no_engine_before_it_needs_one(arguments: list[str], tmp_path: Path) -> None:
    program = tmp_path / "in.mlir"
    program.write_text(
        "func.func @f(%x: tensor<8x64xf16>) -> tensor<8x64xf16> {\n  %y = mugraph.exp %x\n  func.return %y : tensor<8x64xf16>\n}\n"
    )
    arguments = [str(program) if a == "PROGRAM" else a for a in arguments]
    modules = loaded(f"from mirage_ir.tools.mirage_opt import main; main({arguments!r})")
    assert not modules & (HEAVY | ENGINES)


def test_xdsl_opt_loads_the_universe_and_nothing_else() -> None:
    modules = loaded("from xdsl.xdsl_opt_main import xDSLOptMain; xDSLOptMain(args=[])")
    assert "mirage_ir.tools.universe" in modules
    assert ours(modules) <= {"mirage_ir", "mirage_ir.version", "mirage_ir.tools", "mirage_ir.tools.universe"}
    assert not modules & HEAVY


def test_the_universe_names_everything_there_is(root: Path) -> None:
    from mirage_ir.tools.universe import MIRAGE_UNIVERSE

    for name, factory in (MIRAGE_UNIVERSE.all_passes | MIRAGE_UNIVERSE.all_targets | MIRAGE_UNIVERSE.all_dialects).items():
        assert factory().name == name
    files = {
        ".".join(("mirage_ir", *path.relative_to(root).with_suffix("").parts))
        for folder in ("passes", "passes/convert", "lowering/cuda/passes")
        for path in (root / folder).glob("*.py")
    }
    modules = {factory().__module__ for factory in MIRAGE_UNIVERSE.all_passes.values()}
    assert files - modules == {f"mirage_ir.{room}.__init__" for room in ("passes", "passes.convert", "lowering.cuda.passes")}
    assert modules - files == {"mirage_ir.lowering.mlir.convert", "mirage_ir.lowering.mixed.set_backend"}
