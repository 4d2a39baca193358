"""Whether a budget is kept: `python bench/budget.py` runs `mirage-opt --superoptimize='budget=10'` on all examples and on programs
that are too large to be verified without care.

For each it prints the wall time of the process, start-up included, its largest memory, what the budget ended, and the bound of the
verdict (that of the program itself is 2^-1000). Exit status 1 when a process fails, or takes longer than the budget by more than a
second and more than 10%.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
LARGE = {
    "softmax_4096x393216": ("4096x393216", "", ["%y = mugraph.softmax %x dim 1"]),
    "gelu_4096x393216": ("4096x393216", "", ["%y = mugraph.gelu %x"]),
    "rms_norm_4096x393216": ("4096x393216", "", ["%y = mugraph.rms_norm %x"]),
    "sum_4096x393216": ("4096x393216", "4096x1", ["%y = mugraph.sum %x dim 1"]),
    "softmax_8192x32000": ("8192x32000", "", ["%y = mugraph.softmax %x dim 1"]),
    "logsumexp_2048x32000": (
        "2048x32000",
        "2048x1",
        [
            "%m = mugraph.max %x dim 1",
            "%d = mugraph.sub %x, %m",
            "%e = mugraph.exp %d",
            "%s = mugraph.sum %e dim 1",
            "%l = mugraph.log %s",
            "%y = mugraph.add %l, %m",
        ],
    ),
    "product_4096": ("4096x4096", "", ["%y = mugraph.matmul %x, %x2"]),
}
"""The shape of the inputs, that of the output where it is another, and the operators."""
PHASES = "saturate", "search", "numerics", "verify"
COLUMNS = "program", "s", "MiB", "ended", "bound", "error"


@dataclass(frozen=True, slots=True)
class Outcome:
    """A process: its wall time, its largest resident memory, its exit status, its statistics and what it said last."""

    seconds: float
    mebibytes: float
    status: int
    stats: dict[str, Any]
    said: str


def write_large(name: str, folder: Path) -> Path:
    """One of the large programs as a file."""
    shape, out, lines = LARGE[name]
    kind, result = f"tensor<{shape}xf32>", f"tensor<{out or shape}xf32>"
    arguments = ", ".join(f"%{x}: {kind}" for x in (("x", "x2") if "%x2" in lines[0] else ("x",)))
    path = folder / f"{name}.mlir"
    body = "\n".join(f"  {line}" for line in [*lines, f"func.return %y : {result}"])
    path.write_text(f"func.func @{name}({arguments}) -> {result} {{\n{body}\n}}\n")
    return path


def run(program: Path, budget: float, memory: int | None, folder: Path) -> Outcome:
    """Superoptimizes a program in a process of its own, with at most `memory` bytes of address space."""
    stats = folder / "stats.json"
    stats.unlink(missing_ok=True)
    options = f"budget={budget:g} progress=false"
    command = [sys.executable, "-P", "-m", "mirage_ir.tools.mirage_opt", f"--superoptimize={options}", str(program)]
    command += ["--stats", str(stats), "-o", str(folder / "out.mlir")]
    if memory is not None:
        command = ["sh", "-c", 'ulimit -v "$0"; exec "$@"', str(memory // 1024), *command]
    with (folder / "errors").open("w+b") as errors:
        started = time.perf_counter()
        process = subprocess.Popen(command, stderr=errors)
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - started
        process.returncode = os.waitstatus_to_exitcode(status)
        errors.seek(0)
        said = errors.read().decode(errors="replace").strip().splitlines()
    found = json.loads(stats.read_text()) if stats.exists() else {}
    return Outcome(seconds, usage.ru_maxrss / 1024, process.returncode, found, said[-1] if said else "")


def row(name: str, outcome: Outcome) -> tuple[str, ...]:
    ended = " ".join(phase for phase in PHASES if outcome.stats.get(f"{phase}.budget_met"))
    bound = outcome.stats.get("verify.bound_log2")
    error = outcome.said if outcome.status else ""
    return name, f"{outcome.seconds:.1f}", f"{outcome.mebibytes:.0f}", ended, "" if bound is None else f"2^{bound:.0f}", error


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", help="examples and large programs by name (default: all)")
    parser.add_argument("--budget", type=float, default=10.0, help="seconds (default 10)")
    parser.add_argument("--memory", type=float, help="GiB of address space that a process may take (default: no limit)")
    options = parser.parse_args()
    memory = None if options.memory is None else int(options.memory * 2**30)
    examples = {path.stem: path for path in sorted((ROOT / "examples").glob("*.mlir"))}
    unknown = [name for name in options.names if name not in examples and name not in LARGE]
    if unknown:
        parser.error(f"no program '{unknown[0]}': there are {', '.join((*examples, *LARGE))}")
    most = options.budget + max(1.0, 0.1 * options.budget)
    kept = True
    print("| " + " | ".join(COLUMNS) + " |", "|---" * len(COLUMNS) + "|", sep="\n", flush=True)
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        for name in options.names or (*examples, *LARGE):
            outcome = run(examples.get(name) or write_large(name, folder), options.budget, memory, folder)
            kept &= outcome.status == 0 and outcome.seconds <= most
            print("| " + " | ".join(row(name, outcome)) + " |", flush=True)
    print(f"the budget of {options.budget:g} s was {'kept' if kept else 'NOT kept'}: at most {most:g} s")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
