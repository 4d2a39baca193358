"""Whether emitted modules of awkward sizes compute what they should, and touch nothing else: `python bench/emitted.py`.

Everything runs in Triton's interpreter, with NaN around the tensors and between their rows (`poisoned_run`). Any access beside the
entries of an argument is an error, and so is an entry that is written twice. Results are compared with float64.

* Programs of the families of `bench/sizes.py`, of at most `MOST_ENTRIES` entries, are searched, and the best program is emitted.
  Inputs are those of a module's self-check: drawn so that no exponential overflows in the program's own types. Programs that
  subtract a maximum run once more, with entries and rows of -inf.
* Hand-written ragged kernels (`ragged_graphs`), of all element types, on easy and on hard inputs (rows of -inf, infinite factors).
  Tiles, and whole parts of a split, without any entry are among them.
* Modules of these kernels get mistakes: a mask left out, a bound off by one, a wrong fill. Each is caught in the same way, or shown
  to change nothing.

It prints what is wrong and which mistakes survive. The exit status is 1 when there is any.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from math import prod
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "bench"))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "test" / "support"))

import numpy as np
import torch
from module_mutants import mutants
from numpy.typing import NDArray
from poisoned_run import BadAccess, load_module, poisoned_run
from ragged_graphs import FAMILIES as KERNELS
from ragged_modules import TORCH, drawn_module, has_empty_part, has_empty_tile, survives, trials, wrong
from sizes import FAMILIES, SIZES, Drawn
from triton.runtime.errors import InterpreterError

from mirage_ir.check import infer_program
from mirage_ir.decompose import decompose
from mirage_ir.errors import LoweringError
from mirage_ir.interpret.real import run_program
from mirage_ir.lowering.triton import emit_module
from mirage_ir.numerics.draws import choose_draws
from mirage_ir.program import DType, Program
from mirage_ir.search.plan.generate import generate
from mirage_ir.search.run.control import Control
from mirage_ir.search.run.run import Run
from mirage_ir.search.space import Space
from mirage_ir.target import DEFAULT_TARGET, machine

MOST_ENTRIES = 1 << 18
"""Entries of the tensors of a program: the interpreter takes seconds for as many."""
MOST_PAIRS = 1 << 24
"""Product of all sizes of a program, which bounds the pairs of entries that its products multiply."""
BUDGET = 10.0
"""Seconds of a search."""
MUTANTS_EACH = 12
"""Mutants of one module, at most."""
MEANT_FOR = machine(DEFAULT_TARGET)
TYPES = tuple(DType)


class Case(NamedTuple):
    """A program or a kernel that ran: its name, what is wrong in words, and which hard things were among its runs."""

    name: str
    wrong: str
    hard: tuple[str, ...] = ()


class Survivors(NamedTuple):
    """How many mistakes were made in a module, and those that are neither caught nor shown to change nothing."""

    made: int
    survived: tuple[str, ...]


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


def easy(source: Program) -> list[NDArray[Any]]:
    """Inputs as a module's self-check draws them."""
    generator = np.random.default_rng(0)
    found: list[NDArray[Any]] = []
    for drawn, type in zip(choose_draws(source), source.inputs, strict=True):
        x = generator.normal(0.0, drawn.deviation, type.shape)
        found.append((np.abs(x) if drawn.positive else x).astype(np.float16))
    return found


def masked(family: str, inputs: list[NDArray[Any]]) -> list[NDArray[Any]] | None:
    """The inputs with scores of -inf, here and there and in whole rows; None in families that have no value then."""
    lowered = [x.copy() for x in inputs]
    generator = np.random.default_rng(1)
    if family == "softmax":
        (scores,) = lowered
    elif family == "safe_attention":
        queries, keys = lowered[:2]
        queries[..., 0] = np.abs(queries[..., 0]) + np.float16(0.5)
        scores = keys[:, 0]
    else:
        return None
    scores[generator.random(scores.shape) < 0.3] = -np.inf
    scores[0] = -np.inf
    return lowered


def program_case(drawn: Drawn) -> Case:
    """The module of the best program that a search finds."""
    source = decompose(drawn.program())
    run = Run(Control(progress=False, budget=BUDGET), (source,), Space(), MEANT_FOR)
    with run, run.searching():
        best = generate(source, Space(), MEANT_FOR, run).candidates[0]
    drawn_inputs = easy(source)
    every = [inputs for inputs in (drawn_inputs, masked(drawn.family, drawn_inputs)) if inputs is not None]
    words: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        try:
            module = load_module(emit_module(best, source, machine=MEANT_FOR), Path(folder))
            for seed, inputs in enumerate(every):
                placed = [torch.from_numpy(x).to(TORCH[t.dtype]) for x, t in zip(inputs, source.inputs, strict=True)]
                words.append(wrong(module, placed, run_program(source, inputs, precision="float64"), seed))
        except (BadAccess, InterpreterError, LoweringError) as error:
            words.append(str(error))
    hard = ["-inf"] * (len(every) > 1) + ["empty tile"] * has_empty_tile(best)
    return Case(f"{drawn.family:18} {'x'.join(map(str, drawn.sizes))}", "; ".join(filter(None, words)), tuple(hard))


def kernel_case(seed: int) -> Case:
    """The module of a hand-written kernel."""
    family, dtype = KERNELS[seed % len(KERNELS)], TYPES[seed // len(KERNELS) % len(TYPES)]
    random = Random(seed)
    program, text = drawn_module(family, random, dtype)
    hard = ["empty tile"] * has_empty_tile(program) + ["empty part"] * has_empty_part(program)
    words: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        try:
            module = load_module(text, Path(folder))
            for inputs, wanted in trials(program, random):
                hard += ["-inf"] * any(x.isneginf().any() for x in inputs)
                words.append(wrong(module, inputs, wanted, seed))
        except (BadAccess, InterpreterError) as error:
            words.append(str(error))
    return Case(f"{family.__name__} {seed} {dtype}", "; ".join(filter(None, words)), tuple(hard))


def mistakes(seed: int) -> Survivors:
    """Mistakes in the module of a hand-written kernel, which is right."""
    family = KERNELS[seed % len(KERNELS)]
    program, text = drawn_module(family, Random(seed), DType.f32)
    given = trials(program, Random(seed))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        module = load_module(text, folder)
        results = [poisoned_run(module, inputs, Random(0)) for inputs, _ in given]
        every = list(mutants(text))
        chosen = Random(seed).sample(every, min(MUTANTS_EACH, len(every)))
        survived = [m for m in chosen if survives(program, m, given, results, folder)]
    return Survivors(len(chosen), tuple(f"{family.__name__} {seed}: {m.kind}: {m.line}" for m in survived))


def judged(what: str, cases: Iterator[Case], *, every: bool) -> int:
    """Prints cases that are wrong, or `every` one, and a line about all; how many are wrong."""
    found: list[Case] = []
    for case in cases:
        found.append(case)
        if every or case.wrong:
            print(f"{case.name:44} {case.wrong or 'right'}", flush=True)
    failed = sum(bool(case.wrong) for case in found)
    among = (f"{sum(kind in c.hard for c in found)} with {kind}" for kind in ("-inf", "empty tile", "empty part"))
    print(f"{len(found)} {what}, {failed} wrong; among them {', '.join(among)}", flush=True)
    return failed


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--programs", type=int, default=60)
    parser.add_argument("--kernels", type=int, default=240)
    parser.add_argument("--mutants", type=int, default=500)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args(arguments)
    made = survived = 0
    with get_context("spawn").Pool(options.processes) as pool:
        seeds = range(options.seed, options.seed + options.kernels)
        failed = judged("programs", pool.imap(program_case, small(options.programs, options.seed)), every=True)
        failed += judged("kernels", pool.imap(kernel_case, seeds), every=False)
        first = options.seed
        while made < options.mutants:
            batch = range(first, first + -(-(options.mutants - made) // MUTANTS_EACH))
            for outcome in pool.imap(mistakes, batch):
                made += outcome.made
                survived += len(outcome.survived)
                print("".join(f"survived: {words}\n" for words in outcome.survived), end="", flush=True)
            first = batch.stop
    print(f"{made} mutants, {survived} neither caught nor shown to change nothing")
    return 1 if failed or survived else 0


if __name__ == "__main__":
    sys.exit(main())
