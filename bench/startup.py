"""Start-up times: `python bench/startup.py` prints medians of wall times, in milliseconds.

`mirage-opt --help` and a run that parses and prints one program must stay under 500 ms; the entry point `xdsl.universe` must add
less than 50 ms to xDSL's own `xdsl-opt`. The last is measured by starting xdsl-opt with and without that entry point, in turn, so
that both see the same machine. The exit status is 1 when a limit is missed.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

PROGRAM = """\
func.func @product(%x: tensor<16x64xf16>, %w: tensor<64x32xf16>) -> tensor<16x32xf16> {
  %y = mugraph.matmul %x, %w
  func.return %y : tensor<16x32xf16>
}
"""
XDSL_OPT = "import sys; from xdsl.tools.xdsl_opt import main; sys.argv[0] = 'xdsl-opt'; main()"
WITHOUT_PLUG_IN = (
    "import importlib.metadata as m; found = m.entry_points; "
    "m.entry_points = lambda **k: tuple(e for e in found(**k) if e.value != 'mirage_ir.tools.universe:MIRAGE_UNIVERSE'); "
)
LIMITS = {"mirage-opt --help": 500.0, "mirage-opt product.mlir": 500.0, "xdsl-opt grows by": 50.0}
"""Milliseconds that a figure must stay under."""


def milliseconds(command: Sequence[str]) -> float:
    started = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return 1000 * (time.perf_counter() - started)


def medians(commands: dict[str, Sequence[str]], repeat: int) -> dict[str, float]:
    """The median wall time of each command, in milliseconds; the commands run in turn, after one round that warms the caches."""
    times: dict[str, list[float]] = {name: [] for name in commands}
    for turn in range(repeat + 1):
        for name, command in commands.items():
            taken = milliseconds(command)
            if turn:
                times[name].append(taken)
    return {name: statistics.median(taken) for name, taken in times.items()}


def measure(repeat: int) -> dict[str, float]:
    """All figures by name; "xdsl-opt grows by" is the difference of two medians."""
    mirage = [sys.executable, "-P", "-m", "mirage_ir.tools.mirage_opt"]
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder, "product.mlir")
        program.write_text(PROGRAM)
        found = medians(
            {
                "mirage-opt --help": [*mirage, "--help"],
                "mirage-opt product.mlir": [*mirage, str(program)],
                "xdsl-opt --help": [sys.executable, "-c", XDSL_OPT, "--help"],
                "xdsl-opt --help, without mirage-ir": [sys.executable, "-c", WITHOUT_PLUG_IN + XDSL_OPT, "--help"],
            },
            repeat,
        )
    found["xdsl-opt grows by"] = found["xdsl-opt --help"] - found["xdsl-opt --help, without mirage-ir"]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--repeat", type=int, default=11, help="runs of each command (default 11)")
    found = measure(parser.parse_args().repeat)
    for name, taken in found.items():
        print(f"{name:<36} {taken:7.1f} ms")
    missed = [name for name, limit in LIMITS.items() if found[name] >= limit]
    print("missed: " + ", ".join(missed) if missed else "all limits are met")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
