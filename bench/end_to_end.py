"""Every example, from MLIR to its float64 reference: superoptimize, emit Triton, run it, compare.

    python bench/end_to_end.py --out /tmp/modules                 # all programs, batch 1 and 8
    python bench/end_to_end.py --only gqa rmsnorm --batches 1

A line a program: seconds and peak memory of `mirage-opt`, kernels, estimated µs, and the relative error of the emitted module (norm of
the difference over norm of the reference) for contiguous and for transposed inputs, with every output filled with NaN beforehand.
Kernels run on a GPU when there is one, else in Triton's interpreter.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = ROOT / "examples"
sys.path.insert(0, str(EXAMPLES))

import references  # noqa: E402

TOLERANCE = 5e-3
LAYOUTS = ("contiguous", "transposed")


class Failure(Exception):
    """A command that did not succeed, with what it said."""


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
    """The module's relative error for each layout of its inputs, from a process of its own. Raises `Failure`."""
    child = [sys.executable, __file__, "--child", name, str(batch), str(module), str(seed)]
    done = subprocess.run(child, capture_output=True, text=True)
    if done.returncode:
        raise Failure(f"the module of {name} at batch {batch} failed:\n{done.stdout}{done.stderr}")
    return json.loads(done.stdout.splitlines()[-1])


def run_child(name: str, batch: int, path: Path, seed: int) -> None:
    """Prints the errors of one module as JSON."""
    import torch

    if not torch.cuda.is_available():
        os.environ["TRITON_INTERPRET"] = "1"
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.use_deterministic_algorithms(True, warn_only=True)
    torch.utils.deterministic.fill_uninitialized_memory = True  # an output that nobody wrote is NaN
    spec = importlib.util.spec_from_file_location("emitted", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    arrays = references.draw(name, batch, seed)
    expected = torch.from_numpy(references.reference(name, list(arrays)))
    found: dict[str, float] = {}
    for layout in LAYOUTS:
        inputs = [torch.from_numpy(a).to(device) for a in arrays]
        if layout == "transposed":
            inputs = [x.transpose(-1, -2).contiguous().transpose(-1, -2) for x in inputs]
        results = module.run(*inputs)
        result = (results[0] if isinstance(results, list | tuple) else results).cpu().double()
        assert result.shape == expected.shape, f"shape {tuple(result.shape)}, not {tuple(expected.shape)}"
        error = float((result - expected).norm() / expected.norm())
        found[layout] = error if error == error else float("inf")
    print(json.dumps(found))


def main() -> int:
    if sys.argv[1:2] == ["--child"]:
        name, batch, module, seed = sys.argv[2:]
        run_child(name, int(batch), Path(module), int(seed))
        return 0
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
