"""Bundles of candidates for the data of the cost model, and their times on a GPU, launched as they are emitted.

A bundle has the `BEST` candidates that the model likes best, and `DRAWN` others, drawn by a seed over structures and grids from
what it estimates at up to `gpu_emit.WORST` times the best.
"""

from __future__ import annotations

import fcntl
import gc
import json
import os
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

HERE = Path(__file__).resolve().parent
for folder in (HERE, HERE.parent / "suite"):
    sys.path.insert(0, str(folder))

from gpu_emit import LISTED, WORST, How, searched, text_of  # noqa: E402

from mirage_ir.block.cost import program_cost  # noqa: E402
from mirage_ir.decompose import Decomposed, decompose  # noqa: E402
from mirage_ir.program import GraphOp, Program  # noqa: E402
from mirage_ir.runtime.bundle import write_bundle  # noqa: E402
from mirage_ir.runtime.measure import gpu_lock  # noqa: E402
from mirage_ir.runtime.trial import compiling_only, input_sets, laid_out, load_module, shown, time_calls  # noqa: E402
from mirage_ir.runtime.tune import structure  # noqa: E402
from mirage_ir.search.run.control import Control  # noqa: E402
from mirage_ir.target import machine  # noqa: E402

BEST, DRAWN = 8, 8
INPUTS_SEED = 1


def drawn(programs: list[Decomposed], most: float, target: str, random: Random) -> list[Decomposed]:
    """`DRAWN` of the programs that are estimated at `most` or less: a structure is drawn, a grid of it, and one that has both."""
    apart: dict[Any, dict[Any, list[Decomposed]]] = {}
    for p in programs:
        if program_cost(p, machine(target)) <= most:
            grids = tuple(n.grid for n in p.nodes if isinstance(n, GraphOp))
            apart.setdefault(repr(structure(p)), {}).setdefault(grids, []).append(p)
    found: list[Decomposed] = []
    while apart and len(found) < DRAWN:
        form = random.choice(list(apart))
        grid = random.choice(list(apart[form]))
        found.append(apart[form][grid].pop(random.randrange(len(apart[form][grid]))))
        if not apart[form][grid]:
            del apart[form][grid]
        if not apart[form]:
            del apart[form]
    return found


def emit_one(name: str, program: Program, folder: Path, target: str, budget: float, seed: int) -> list[str]:
    """Writes the bundle of a program's candidates, of which each has a kernel of ours; a line for each that is left out."""
    source = decompose(program)
    how = How(top=BEST + 1, spread=DRAWN, target=target)
    found = searched(source, how, Control(budget=budget, progress=False, warn=lambda _: None))
    fused = [p for p in found[:LISTED] if any(isinstance(n, GraphOp) for n in p.nodes)]
    if not fused:
        return [f"{name} has no kernel of ours"]
    most = WORST * program_cost(fused[0], machine(target))
    chosen = fused[:BEST] + drawn(fused[BEST:], most, target, Random(f"{name} {seed}"))
    chosen = [replace(p, name=f"candidate_{n}") for n, p in enumerate(chosen)]
    return write_bundle(folder, source, chosen, text_of([replace(source, name="source"), *chosen]), machine(target))


def measure_one(folder: Path) -> str:
    """Times the candidates of a bundle that are right, writes its `timings.json`, and says what was found.

    A candidate is compiled beside other processes, and runs alone on the GPU.
    """
    import torch

    torch.set_grad_enabled(False)
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    sets: Any = None
    expected: Any = None
    results: list[dict[str, Any]] = []
    with open(gpu_lock(), "a") as lock:
        for entry in manifest["candidates"]:
            result: dict[str, Any] = {"us": None, "spread": None, "error": None, "failure": ""}
            results.append({"best": result})
            try:
                module = load_module(folder / entry["file"], entry["sha256"])
                _compile(module, manifest)
                fcntl.flock(lock, fcntl.LOCK_EX)
                if sets is None:
                    inputs = [laid_out(x, s) for x, s in zip(module.draw(INPUTS_SEED, "cuda"), manifest["strides"], strict=True)]
                    expected, sets = module.reference(*inputs), input_sets(inputs)
                found = module.run(*sets[0])
                result["error"] = float(module.relative_error(found if isinstance(found, tuple) else (found,), expected))
                if not result["error"] <= manifest["tolerance"]:
                    raise ValueError(f"relative error {result['error']:.2g}")
                result["us"], result["spread"] = time_calls(module.run, sets)
            except Exception as error:  # noqa: BLE001  (whatever a candidate does is its own failure)
                result["failure"] = shown(error)
            finally:
                torch.cuda.synchronize()
                fcntl.flock(lock, fcntl.LOCK_UN)
    del sets, expected
    gc.collect()
    torch.cuda.empty_cache()
    text = json.dumps({"gpu": torch.cuda.get_device_name(), "candidates": results}, indent=1)
    partial = folder / f"timings.{os.getpid()}"
    partial.write_text(text + "\n", encoding="utf-8")
    partial.replace(folder / "timings.json")
    failures = [f"{n}: {r['best']['failure']}" for n, r in enumerate(results) if r["best"]["failure"]]
    times = [r["best"]["us"] for r in results if r["best"]["us"]]
    span = f"{min(times):.2f}-{max(times):.2f} µs" if times else "none"
    return "\n  ".join([f"{folder.name}: {len(times)} of {len(results)} candidates, {span}", *failures])


def _compile(module: Any, manifest: dict[str, Any]) -> None:
    """Compiles the kernels of a module and runs none."""
    import torch

    if module.KERNELS:
        shapes = [torch.empty(shape, dtype=dtype, device="cuda") for _, shape, dtype, *_ in module.INPUTS]
        with compiling_only(module):
            module.run(*(laid_out(x, s) for x, s in zip(shapes, manifest["strides"], strict=True)))
