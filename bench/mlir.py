"""Random μGraphs through `convert-mugraph-to-linalg` and IREE, against the NumPy interpreter.

    python bench/mlir.py [--programs 300] [--seed 0] [--parallel] [--ragged]

Prints the largest error, how many programs disagree, and what each level of graph took part. Exit status 1 when any disagrees.
With --parallel, grids are `scf.forall`, which a pass of IREE makes loops before it compiles. With --ragged, tiles need not divide
tensors.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence
from itertools import islice
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "test" / "support"))

from iree_runner import Runner
from random_mugraphs import Array, distance, tame_programs
from xdsl.dialects.builtin import ModuleOp

from mirage_ir.decompose import decompose
from mirage_ir.dialects.bridge import func_from_program
from mirage_ir.lowering.mlir.functions import replace_body
from mirage_ir.program import Apply, GraphOp, Program

BATCH = 30
"""Programs that are compiled together."""
TOLERANCE = 5e-3


def module_of(programs: Sequence[Program], *, parallel: bool) -> ModuleOp:
    """A function `@program<i>` of upstream operations for each program."""
    funcs = [func_from_program(program, f"program{i}") for i, program in enumerate(programs)]
    for func, program in zip(funcs, programs, strict=True):
        replace_body(func, decompose(program), parallel=parallel)
    return ModuleOp(funcs)


def errors(cases: Sequence[tuple[Program, list[Array], list[Array]]], *, parallel: bool) -> list[float]:
    """How far IREE's results are from the interpreter's, for each program."""
    runner = Runner(str(module_of([program for program, _, _ in cases], parallel=parallel)))
    found: list[float] = []
    for i, (_, inputs, wanted) in enumerate(cases):
        results = runner.run(f"program{i}", inputs)
        found.append(max(distance(x, y) for x, y in zip(results, wanted, strict=True)))
    return found


def parts(program: Program) -> Counter[str]:
    """What a program holds, by kind of node."""
    counts: Counter[str] = Counter()
    for node in program.nodes:
        if isinstance(node, Apply):
            counts["pre-defined kernel"] += 1
            continue
        counts["graph-defined kernel"] += 1
        for inner in node.body:
            counts["thread graph" if isinstance(inner, GraphOp) else type(inner).__name__.lower()] += 1
    return counts


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--programs", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--parallel", action="store_true")
    parser.add_argument("--ragged", action="store_true")
    given = parser.parse_args()
    started = time.perf_counter()
    drawn = tame_programs(given.seed, ragged=given.ragged)
    found: list[float] = []
    counts: Counter[str] = Counter()
    while len(found) < given.programs:
        batch = list(islice(drawn, min(BATCH, given.programs - len(found))))
        found.extend(errors(batch, parallel=given.parallel))
        for program, _, _ in batch:
            counts += parts(program)
        print(f"{len(found)} programs, largest error {max(found):.1e}", flush=True)
    wrong = [i for i, error in enumerate(found) if not error <= TOLERANCE]
    print(", ".join(f"{n} {name}s" for name, n in sorted(counts.items())))
    print(f"{len(found) - len(wrong)} of {len(found)} agree within {TOLERANCE}; {time.perf_counter() - started:.0f} s")
    for i in wrong:
        print(f"program {i}: error {found[i]:.1e}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
