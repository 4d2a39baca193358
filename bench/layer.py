"""A whole layer, part by part: operators, kernels, µs, bound, seconds of search and verification; then `mirage-opt` on all of it.

    python bench/layer.py                       # examples/llama_layer.mlir
    python bench/layer.py llama_layer_append --run

The parts are those of `mugraph-outline`; a part that stands twice is searched once. `--run` also computes the fused program and the
float64 reference in NumPy, at full size (half a minute, 8 GiB).
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "examples"))

import numpy as np  # noqa: E402
import references  # noqa: E402
from llama_layer import Sizes, layer  # noqa: E402

from mirage_ir.block.cost import program_cost  # noqa: E402
from mirage_ir.decompose import Decomposed, decompose  # noqa: E402
from mirage_ir.interpret import run_program  # noqa: E402
from mirage_ir.pipeline.superoptimize import superoptimize  # noqa: E402
from mirage_ir.program import Program  # noqa: E402
from mirage_ir.search.plan.parts import cut, join, size_of  # noqa: E402
from mirage_ir.search.space import Space  # noqa: E402
from mirage_ir.target.machines import DEFAULT_TARGET, machine  # noqa: E402


def part_by_part(program: Program) -> Program:
    """Prints a line a part; the joined program."""
    h100 = machine(DEFAULT_TARGET)
    source = decompose(program)
    parts = cut(source, h100)
    print(
        f"{'part':>4} {'operators':>9} {'kernels':>7} {'µs':>7} {'unfused µs':>10} {'kernels':>7} {'log2 bound':>10} {'seconds':>8}"
    )
    found: dict[object, Decomposed] = {}
    for number, part in enumerate(parts):
        unfused = f"{program_cost(part.program, h100):10.1f} {part.program.kernels:7}"
        if part.key in found:
            best, rest = found[part.key], " the same as a part above"
        else:
            start = time.monotonic()
            (candidate,) = superoptimize(part.program, Space(), h100).candidates
            best = found[part.key] = candidate.program
            rest = f"{candidate.verdict.bound_log2:10.1f} {time.monotonic() - start:8.1f}"
        cost = f"{program_cost(best, h100):7.1f}"
        print(f"{number:4} {size_of(part.program):9} {best.kernels:7} {cost} {unfused} {rest}", flush=True)
    whole = join(source, parts, [found[part.key] for part in parts])
    before, after = program_cost(source, h100), program_cost(whole, h100)
    print(f"all  {size_of(source):9} {whole.kernels:7} {after:7.1f} {before:10.1f} {source.kernels:7}")
    return whole


def with_the_tool(name: str) -> None:
    """Prints what `mirage-opt --superoptimize` takes, and what it finds."""
    tool = str(Path(sys.executable).parent / "mirage-opt")
    with tempfile.TemporaryDirectory() as folder:
        stats = Path(folder) / "stats.json"
        start = time.monotonic()
        command = [tool, "--superoptimize", str(ROOT / "examples" / f"{name}.mlir"), "--stats", str(stats), "-o", os.devnull]
        process = subprocess.Popen(command)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        seconds = time.monotonic() - start
        if process.returncode:
            sys.exit(f"mirage-opt ended with status {process.returncode}")
        table = json.loads(stats.read_text())
    print(f"mirage-opt --superoptimize examples/{name}.mlir: {seconds:.1f} s, {usage.ru_maxrss >> 10} MiB,", end=" ")
    print(f"{table['best.kernels']} kernels, {table['best.cost_us']:.1f} µs, chance of error", end=" ")
    print(f"at most 2^{table['verify.bound_log2']:.1f}")


def errors(name: str, whole: Program, seed: int = 0) -> list[float]:
    """The relative error of each output of the program, computed with the rounding of emitted kernels, to the float64 reference."""
    generator = np.random.default_rng(seed)
    inputs = [
        (generator.standard_normal(t.shape, dtype=np.float32) * (t.shape[-2] ** -0.5 if n.startswith("w") else 1)).astype(
            np.float16
        )
        for n, t in zip(whole.input_names, whole.inputs, strict=True)
    ]
    expected = references.LAYERS[name](*inputs)
    right = expected if isinstance(expected, tuple) else (expected,)
    return [float(np.linalg.norm(x - y) / np.linalg.norm(y)) for x, y in zip(run_program(whole, inputs), right, strict=True)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", nargs="?", choices=sorted(references.LAYERS), default="llama_layer")
    parser.add_argument("--run", action="store_true")
    options = parser.parse_args()
    whole = part_by_part(layer(Sizes(), options.name == "llama_layer_append").program())
    with_the_tool(options.name)
    if options.run:
        start = time.monotonic()
        print("relative errors", *(f"{e:.1e}" for e in errors(options.name, whole)), f"({time.monotonic() - start:.0f} s)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
