"""Whether kernels for all sizes are found in time, and right at random sizes: `python bench/symbols.py`.

Each program with symbolic sizes is searched once, as wide as models have it, and the seconds are printed. Then it is searched with
narrow weights, and its module runs in Triton's interpreter at random sizes, 1 among them; most are ragged. Tensors lie among NaN
(`poisoned_run`), an access beside their entries is an error, and results are compared with float64. All these sizes must compile
each kernel at most twice: with aligned strides and without. Each program is right at all sizes that its tiles hold, so each also
runs at some for which another one is faster: those with partial results then have parts without entries.

The exit status is 1 when a search takes longer than `SECONDS`, a result is wrong, a kernel is compiled more often, or none of the
programs of attention has partial results.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from math import prod
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "test" / "support"))

from poisoned_run import BadAccess, load_module
from sized_graphs import attention, gated_mlp, layer_norm_linear, rms_norm_linear
from sized_runs import compiled_for, wrong_at
from triton.runtime.errors import InterpreterError

import mirage_ir as mi
from mirage_ir.pipeline.sized_costs import SizedFound
from mirage_ir.program import NEW_DIM, GraphOp, Program
from mirage_ir.sized.extent import SymbolSizes
from mirage_ir.sized.family import SizedProgram

SECONDS = 30.0
"""The longest that a search of all sizes may take."""
MOST_COMPILED = 2
"""Variants of a kernel."""
EACH = 5
"""Sizes at which each program runs, whichever is chosen there."""
EACH_ENTRIES = 1 << 12
"""The largest product of these sizes."""
SPLIT = frozenset({"attention"})
"""Programs of which some kernels have partial results."""
WIDE: dict[str, Callable[[], mi.Graph]] = {
    "attention": attention,
    "layer_norm_linear": layer_norm_linear,
    "rms_norm_linear": rms_norm_linear,
    "gated_mlp": gated_mlp,
}
NARROW: dict[str, Callable[[], mi.Graph]] = {
    "attention": lambda: attention(2, 32),
    "layer_norm_linear": lambda: layer_norm_linear(128, 128),
    "rms_norm_linear": lambda: rms_norm_linear(256, 128),
    "gated_mlp": lambda: gated_mlp(128, 128),
}


class Outcome(NamedTuple):
    """A line about a program, and whether it is as it must be."""

    line: str
    good: bool


def draw_sizes(source: SizedProgram, random: Random, number: int, entries: int) -> list[SymbolSizes]:
    """Random sizes, evenly over the ranges of their logarithms, of which the product is at most `entries`; the first are all 1."""
    found: list[SymbolSizes] = [{symbol.name: symbol.least for symbol in source.symbols}]
    while len(found) < number:
        sizes = {s.name: int(s.least * (s.most / s.least) ** random.random()) for s in source.symbols}
        if prod(sizes.values()) <= entries:
            found.append(sizes)
    return found


def searched(name: str) -> Outcome:
    """The search of a wide program."""
    started = time.perf_counter()
    kernel = WIDE[name]().superoptimize_sizes(progress=False)
    seconds = time.perf_counter() - started
    programs = f"{len(kernel.choices)} programs in {sum(len(c.boxes) for c in kernel.choices)} boxes"
    bound = max(proof.bound_log2 for proof in kernel.proofs)
    return Outcome(f"{name:20} {seconds:6.1f} s, {programs}, error below 2^{bound:.0f}", seconds <= SECONDS)


def checked(name: str, number: int, entries: int, seed: int) -> Outcome:
    """The module of a narrow program at random sizes."""
    kernel = NARROW[name]().superoptimize_sizes(progress=False)
    source = kernel.result.source
    every = draw_sizes(source, Random(seed), number, entries)
    few = draw_sizes(source, Random(f"{seed} each"), EACH, EACH_ENTRIES)
    wrong: list[str] = []

    def run(sizes: SymbolSizes, said: str) -> None:
        try:
            words = wrong_at(module, source, sizes, seed)
        except (BadAccess, InterpreterError) as error:
            words = str(error)
        if words:
            wrong.append(f"\n    {said}{sizes}: {words}")

    with tempfile.TemporaryDirectory() as folder:
        module: Any = load_module(kernel.source, Path(folder))
        for sizes in every:
            run(sizes, "")
        compiled = Counter(kernel for kernel, *_ in compiled_for(module, source, every))
        everywhere = tuple((symbol.least, symbol.most) for symbol in source.symbols)
        programs = {program.__name__: program for _, program in module.PROGRAMS}
        for n, choice in enumerate(kernel.choices):
            module.PROGRAMS = [(everywhere, programs[f"run{n}"])]
            limits = SizedFound(choice.program, choice.specialized(source), choice.found).largest
            for sizes in few:
                run({symbol: min(size, limits.get(symbol, size)) for symbol, size in sizes.items()}, f"run{n} ")
    most, split = max(compiled.values(), default=0), sum(has_partial_results(choice.program) for choice in kernel.choices)
    line = f"{name:20} {len(every)} sizes, {len(wrong)} wrong, each kernel compiled at most {most} times; "
    line += f"{len(programs)} programs at {len(few)} more, {split} with partial results{''.join(wrong)}"
    return Outcome(line, not wrong and most <= MOST_COMPILED and (split > 0 or name not in SPLIT))


def has_partial_results(program: Program) -> bool:
    """Whether blocks of a kernel share a sum or maximum, and store their parts side by side."""
    return any(isinstance(node, GraphOp) and any(NEW_DIM in store.omap for store in node.stores) for node in program.nodes)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--programs", nargs="+", choices=list(WIDE), default=list(WIDE))
    parser.add_argument("--sizes", type=int, default=50, help="random sizes of each program")
    parser.add_argument("--entries", type=int, default=1 << 16, help="the largest product of a program's sizes")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args(arguments)
    outcomes: list[Outcome] = []
    for name in options.programs:
        outcomes.append(searched(name))
        print(outcomes[-1].line, flush=True)
    tasks = [(name, options.sizes, options.entries, options.seed) for name in options.programs]
    with get_context("spawn").Pool(options.processes) as pool:
        for result in [pool.apply_async(checked, task) for task in tasks]:
            outcomes.append(result.get())
            print(outcomes[-1].line, flush=True)
    failed = sum(not outcome.good for outcome in outcomes)
    print("all limits are met" if not failed else f"{failed} of {len(outcomes)} lines are not as they must be")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
