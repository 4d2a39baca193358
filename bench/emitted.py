"""Whether emitted modules of awkward sizes compute what they should, and touch nothing else: `python bench/emitted.py`.

Everything runs in Triton's interpreter, with NaN around the tensors and between their rows (`poisoned_run`). Any access beside the
entries of an argument is an error, and so is an entry that is written twice.

* Programs of the families of `bench/sizes.py`, of at most `MOST_ENTRIES` entries, are searched. The best program is emitted and
  compared with the source in float64, where the same program in its own types, in NumPy, comes near it: exp may overflow in f16.
* Modules of hand-written ragged kernels (`ragged_graphs`) get mistakes: a mask left out, a bound off by one, a wrong fill. Each is
  caught in the same way, on easy and on hard inputs (rows of -inf, infinite factors), or shown to change nothing.

It prints what is wrong and which mistakes survive. The exit status is 1 when there is any.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from itertools import count
from math import prod
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "bench"))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "test" / "support"))

import numpy as np
import torch
from module_mutants import mutants
from poisoned_run import BadAccess, difference, load_module, poisoned_run
from ragged_graphs import FAMILIES as KERNELS
from ragged_modules import TORCH, emitted, survives, trial
from sizes import FAMILIES, SIZES, Drawn

from mirage_ir.check import infer_program
from mirage_ir.decompose import decompose
from mirage_ir.errors import LoweringError
from mirage_ir.interpret.real import run_program
from mirage_ir.lowering.triton import emit_module
from mirage_ir.program import DType
from mirage_ir.search.plan.generate import generate
from mirage_ir.search.run.control import Control
from mirage_ir.search.run.run import Run
from mirage_ir.search.space import Space
from mirage_ir.target import DEFAULT_TARGET, machine

MOST_ENTRIES = 1 << 18
"""Entries of the tensors of a program: the interpreter takes seconds for as many."""
MOST_PAIRS = 1 << 24
"""Product of all sizes of a program, which bounds the pairs of entries that its products multiply."""
LONG = 1024
"""A size from which on inputs are smaller, so that no exponential of a sum of so many products overflows."""
BUDGET = 10.0
"""Seconds of a search."""
OVERFLOWS = "not compared: it overflows in its own types"
MEANT_FOR = machine(DEFAULT_TARGET)


def small(programs: int, seed: int) -> Iterator[Drawn]:
    """Programs of all families in turn, small enough to be interpreted."""
    draw = Random(seed)
    names = list(FAMILIES)
    for n in range(programs):
        while True:
            name = names[n % len(names)]
            drawn = Drawn(name, tuple(draw.choice(SIZES) for _ in range(FAMILIES[name][1])))
            if prod(drawn.sizes) <= MOST_PAIRS and sum(t.size for t in infer_program(drawn.program())) <= MOST_ENTRIES:
                break
        yield drawn


def fault(drawn: Drawn, folder: Path) -> str:
    """What is wrong with the module of the best program, in words; `OVERFLOWS` where nobody can tell, empty where nothing is."""
    source = decompose(drawn.program())
    run = Run(Control(progress=False, budget=BUDGET), (source,), Space(), MEANT_FOR)
    with run, run.searching():
        best = generate(source, Space(), MEANT_FOR, run).candidates[0]
    draw = np.random.default_rng(0)
    scale = min(1.0, (LONG / max(drawn.sizes)) ** 0.5)
    inputs = [draw.uniform(-scale, scale, t.shape).astype(np.float16) for t in source.inputs]
    wanted = run_program(source, inputs, precision="float64")
    rounded = [torch.from_numpy(x) for x in run_program(best, inputs)]
    if any(difference(x, y) for x, y in zip(rounded, wanted, strict=True)):
        return OVERFLOWS
    placed = [torch.from_numpy(x).to(TORCH[t.dtype]) for x, t in zip(inputs, source.inputs, strict=True)]
    try:
        found = poisoned_run(load_module(emit_module(best, source, machine=MEANT_FOR), folder), placed, Random(0))
    except (BadAccess, LoweringError) as error:
        return str(error)
    return "; ".join(words for x, y in zip(found, wanted, strict=True) if (words := difference(x, y)))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--programs", type=int, default=60)
    parser.add_argument("--mutants", type=int, default=500)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args(arguments)
    wrong = skipped = made = survived = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for drawn in small(options.programs, options.seed):
            said = fault(drawn, folder)
            skipped += said == OVERFLOWS
            wrong += said not in ("", OVERFLOWS)
            print(f"{drawn.family:18} {'x'.join(map(str, drawn.sizes)):24} {said or 'right'}", flush=True)
        print(f"{options.programs} programs, {wrong} wrong, {skipped} not compared", flush=True)
        for n in count(options.seed):
            if made >= options.mutants:
                break
            kernel = KERNELS[n % len(KERNELS)]
            program = kernel(Random(n), DType.f32)
            trials = [trial(program, Random(n), hard) for hard in (False, True)]
            text = emitted(program)
            module = load_module(text, folder)
            results = [poisoned_run(module, inputs, Random(0)) for inputs, _ in trials]
            every = list(mutants(text))[: options.mutants - made]
            made += len(every)
            for mutant in every:
                if survives(mutant, trials, results, folder):
                    survived += 1
                    print(f"survived: {kernel.__name__} {n}: {mutant.kind}: {mutant.line}", flush=True)
        print(f"{made} mutants, {survived} neither caught nor shown to change nothing")
    return 1 if wrong or survived else 0


if __name__ == "__main__":
    sys.exit(main())
