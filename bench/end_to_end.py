"""Every example, from MLIR to its float64 reference: superoptimize, emit Triton, run it, compare.

    python bench/end_to_end.py --out /tmp/modules                 # all programs, batch 1 and 8
    python bench/end_to_end.py --only gqa rmsnorm --batches 1

A line a program: seconds and peak memory of `mirage-opt`, kernels, estimated µs, and the relative error of the emitted module (norm
of the difference over norm of the reference) for contiguous and for transposed inputs, with every output filled with NaN before.
Kernels run on a GPU when there is one, else in Triton's interpreter.
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

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "examples"))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "test" / "support"))

import references
from run_module import Failure, relative_errors

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"
TOLERANCE = 5e-3


@dataclass(frozen=True)
class Outcome:
    """What `mirage-opt` did: its statistics, wall seconds, and peak memory in bytes."""

    stats: dict[str, Any]
    seconds: float
    peak_bytes: int


def superoptimize(name: str, batch: int, module: Path) -> Outcome:
    """Runs the tool on an example and writes the Triton module. Raises `Failure`."""
    stats = module.with_suffix(".json")
    source = EXAMPLES / references.file_name(name, batch)
    tool = str(Path(sys.executable).parent / "mirage-opt")
    start = time.monotonic()
    process = subprocess.Popen(
        [tool, "--superoptimize", str(source), "-t", "triton", "-o", str(module), "--stats", str(stats)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    said = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise Failure(f"mirage-opt on {source.name} ended with status {process.returncode}: {said}")
    return Outcome(json.loads(stats.read_text()), time.monotonic() - start, usage.ru_maxrss * 1024)


def errors(name: str, batch: int, module: Path, seed: int = 0) -> dict[str, float]:
    """The module's relative error for each layout of its inputs. Raises `Failure`."""
    inputs = references.draw(name, batch, seed)
    return relative_errors(module, inputs, references.reference(name, list(inputs)))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=sorted(references.EXAMPLES), default=list(references.EXAMPLES))
    parser.add_argument("--batches", nargs="+", type=int, choices=(1, 8), default=[1, 8])
    parser.add_argument("--out", type=Path, help="keep the modules and their statistics in this folder")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    out = options.out or Path(tempfile.mkdtemp(prefix="mirage_ir_"))
    out.mkdir(parents=True, exist_ok=True)
    failed = 0
    print(f"{'program':10} b {'seconds':>8} {'MiB':>6} {'states':>8} kernels {'est. µs':>8} {'contiguous':>11} {'transposed':>11}")
    for name in options.only:
        for batch in options.batches:
            if batch != 1 and not references.EXAMPLES[name].batched:
                continue  # the same program
            module = out / f"{name}_b{batch}.py"
            try:
                o = superoptimize(name, batch, module)
                e = errors(name, batch, module, options.seed)
            except Failure as failure:
                failed += 1
                print(f"{name:10} {batch} {failure}")
                continue
            failed += max(e.values()) >= TOLERANCE
            print(
                f"{name:10} {batch} {o.seconds:8.1f} {o.peak_bytes >> 20:6} {o.stats['search.states']:8} "
                f"{o.stats['best.kernels']:7} {o.stats['best.cost_us']:8.1f} {e['contiguous']:11.1e} {e['transposed']:11.1e}",
                flush=True,
            )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
