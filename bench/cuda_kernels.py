"""Whether the CUDA back end's kernels are right, and whether a mistake in one would be seen: `python bench/cuda_kernels.py`.

No GPU is needed. Kernels are planned for an H100 and emulated (`mirage_ir.lowering.cuda.emulator`): warps take turns in random
order, bytes of copies arrive at random times, and every epoch is checked for races. The NumPy interpreter says what is right.

* The best program that a search finds for each example, at full size; of each kernel some blocks run.
* The same for programs of `bench/sizes.py`, with sizes that do not divide and rounded up. Their kernels are planned; none runs, as
  their tensors are large.
* Random block graphs: hand-written families with tiles that do not divide their tensors (`ragged_graphs`), some on hard inputs;
  hand-written fused programs; random operators, with even and with ragged tiles. The back end may refuse one; the reasons are told.
* Kernels of random sizes whose warp groups take turns (`kernels_in_turns`), which the back end makes only where it is asked to.
* With `--compile`, NVRTC compiles all these kernels for sm_90a, and for sm_80 those without products of warp groups; registers and
  spilled bytes are told.
* Mistakes in such kernels (`emitted_mutations`). Each is caught: the checks refuse it, the emulator sees a race, an access outside
  of a tensor or an entry that is stored twice, or results are other ones. Or it is shown to be harmless: there is no race, so that
  all interleavings give the same results, and for all tried inputs they are the right kernel's, bit by bit; they are compared once
  more in random orders, with copies that arrive early, late and at random.

It prints what is wrong and which mistakes survive. The exit status is 1 when there is any.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "examples"))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "test" / "support"))

import fused_programs as fused
import numpy as np
import references
import sizes
from emitted_mutations import KINDS as MISTAKES
from emitted_mutations import Found, barriers_exchanged, mutant, results_of, verdict
from emulated_runs import Launched, distance, kernels_of, launched
from kernels_in_turns import random_program_in_turns
from numpy.typing import NDArray
from ragged_graphs import EASY, FAMILIES, HARD, draw_inputs
from random_mugraphs import tame_programs
from xdsl.context import Context
from xdsl.dialects.builtin import Builtin
from xdsl.dialects.func import Func, FuncOp
from xdsl.parser import Parser

from mirage_ir.decompose import decompose
from mirage_ir.dialects.bridge import program_from_func
from mirage_ir.dialects.mugraph import MuGraph
from mirage_ir.errors import LoweringError
from mirage_ir.lowering.cuda.compile import compile_cubin
from mirage_ir.lowering.cuda.emitted import EmittedKernel
from mirage_ir.lowering.cuda.memory import Copies, EmulationError
from mirage_ir.lowering.cuda.module import is_for_hopper
from mirage_ir.lowering.cuda.source import source_text
from mirage_ir.program import DType, Program
from mirage_ir.search.plan.generate import generate
from mirage_ir.search.run.control import Control
from mirage_ir.search.run.run import Run
from mirage_ir.search.space import Space
from mirage_ir.target import DEFAULT_TARGET, machine

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"
MEANT_FOR = machine(DEFAULT_TARGET)
BUDGET = 10.0
"""Seconds of a search."""
TOLERANCE = 1e-2
"""Norm of the difference over norm of what is wanted, at most: bf16 has 8 bits."""
NEAR = 1e-5
"""Of a mistake: difference over the largest entry, up to which results may come from rounding."""
LAUNCHES = ((0, 0), (1, 1), (2, 3), (4, 2), (8, 4))
"""Warps and stages of random graphs; (0, 0): the launch that the back end chooses."""
OLDEST = "sm_80"
ARCHITECTURES = (OLDEST, "sm_90a")
TIMES: tuple[Copies, ...] = ("latest", "earliest", "random")
FUSED: tuple[Callable[[], Program], ...] = (
    fused.fused_rmsnorm,
    fused.flash_attention,
    lambda: fused.flash_attention(rows=64, depth=64, keys=256, blocks=1, loop=4, safe=True),
    fused.split_attention,
    fused.fused_gated_mlp,
    fused.fused_moe,
    fused.fused_qknorm,
    fused.fused_lora,
    fused.fused_ntrans,
)
KINDS = len(FAMILIES) + 3
"""Random block graphs come in turn from each family, from fused programs, and from even and ragged random operators."""


class Case(NamedTuple):
    """A program that was planned and ran: its kernels, what is wrong in words, or why the back end refuses it."""

    name: str
    kernels: tuple[EmittedKernel, ...]
    wrong: str = ""
    refused: str = ""


class MachineCode(NamedTuple):
    """Kernels that were compiled: the most registers of a thread, and the bytes that each one spills, if any."""

    kernels: int
    registers: int
    spilled: tuple[str, ...]
    refused: str = ""


class Judged(NamedTuple):
    """A mistake, and how it was found or shown to be harmless."""

    text: str
    how: str


def example_programs() -> Iterator[tuple[str, int]]:
    """The names and batch sizes of all examples."""
    for name, example in references.EXAMPLES.items():
        yield from ((name, batch) for batch in ((1, 8) if example.batched else (1,)))


def read(path: Path) -> Program:
    """The program of a file."""
    context = Context()
    for dialect in (Builtin, Func, MuGraph):
        context.load_dialect(dialect)
    module = Parser(context, path.read_text(encoding="utf-8"), str(path)).parse_module()
    (func,) = (op for op in module.ops if isinstance(op, FuncOp))
    return program_from_func(func)


def best(program: Program) -> Program:
    """The best program that a search finds."""
    source = decompose(program)
    run = Run(Control(progress=False, budget=BUDGET), (source,), Space(), MEANT_FOR)
    with run, run.searching():
        return generate(source, Space(), MEANT_FOR, run).candidates[0]


def example_case(given: tuple[str, int, int]) -> Case:
    """The best program for an example; of each kernel some blocks run."""
    name, batch, blocks = given
    program = best(read(EXAMPLES / references.file_name(name, batch)))
    inputs = list(references.draw(name, batch, 0))
    return case(f"{name} {batch}", program, inputs, Random(f"{name}{batch}"), (0, 0), blocks)


def size_case(given: sizes.Drawn) -> Case:
    """The kernels of the best program for some sizes; none runs."""
    name = f"{given.family} {'x'.join(map(str, given.sizes))}"
    try:
        return Case(name, tuple(kernels_of(best(given.program()))))
    except LoweringError as error:
        return Case(name, (), refused=str(error))


def random_program(seed: int) -> tuple[str, Program, list[NDArray[Any]]]:
    """A program with its inputs; `KINDS` says of which kind."""
    random, kind = Random(seed), seed % KINDS
    dtype = tuple(DType)[seed // KINDS % len(DType)]
    if kind < len(FAMILIES):
        program = FAMILIES[kind](random, dtype)
        inputs = draw_inputs(program, random, random.choice((EASY, *HARD.get(program.name, ()))))
    elif kind == len(FAMILIES):
        program = FUSED[seed // KINDS % len(FUSED)]()
        inputs = [x * 0.3 for x in draw_inputs(program, random)]
    else:
        program, inputs, _ = next(tame_programs(seed, ragged=kind == KINDS - 1))
    return f"{program.name} {seed} {dtype if kind < len(FAMILIES) else ''}", program, inputs


def turns_case(seed: int) -> Case:
    """A program whose warp groups take turns; all of its blocks run."""
    random = Random(f"turns {seed}")
    program, kernel = random_program_in_turns(random)
    (one,) = launched(program, [x * 0.3 for x in draw_inputs(program, random)], made_of=[kernel])
    return Case(f"{program.name} in turns {seed}", (kernel,), wrong(one, random, 0))


def fitting(program: Program, launch: tuple[int, int]) -> tuple[int, int]:
    """The launch, or (0, 0) where kernels need more shared memory with it than a block has."""
    fits = all(kernel.shared_bytes <= MEANT_FOR.shared_memory_per_block for kernel in kernels_of(program, *launch))
    return launch if fits else (0, 0)


def random_case(seed: int) -> Case:
    """A random block graph; all of its blocks run."""
    name, program, inputs = random_program(seed)
    try:
        launch = fitting(program, LAUNCHES[seed // KINDS % len(LAUNCHES)])
        return case(name, program, inputs, Random(seed), launch, 0)
    except LoweringError as error:
        return Case(name, (), refused=str(error))


def case(name: str, program: Program, inputs: Sequence[Any], random: Random, launch: tuple[int, int], blocks: int) -> Case:
    """A program whose kernels run, each on what the interpreter gives it: `blocks` blocks, or all of them when it is 0."""
    kernels: list[EmittedKernel] = []
    for one in launched(program, inputs, *launch):
        kernels.append(one.kernel)
        if words := wrong(one, random, blocks):
            return Case(name, tuple(kernels), f"kernel {len(kernels) - 1}: {words}")
    return Case(name, tuple(kernels))


def wrong(one: Launched, random: Random, blocks: int) -> str:
    """What is wrong with a kernel's results."""
    count = one.kernel.blocks
    chosen = sorted(random.sample(range(count), min(blocks, count))) if blocks else range(count)
    try:
        found = one.run(random, "random", chosen)
    except EmulationError as error:
        return str(error)
    words: list[str] = []
    for n, (x, y) in enumerate(zip(found, one.wanted, strict=True)):
        stored = np.ones(x.shape, bool) if len(chosen) == count else ~np.isnan(x)
        if not stored.any():
            words.append(f"result {n} is not stored")
        elif (off := distance(x[stored], y[stored])) > TOLERANCE:
            words.append(f"result {n} is off by {off:.2g}")
    return "; ".join(words)


def compiled(given: tuple[tuple[EmittedKernel, ...], str]) -> MachineCode:
    """The machine code of a program's kernels."""
    kernels, architecture = tuple(replace(kernel, name=f"kernel{n}") for n, kernel in enumerate(given[0])), given[1]
    try:
        found = compile_cubin(source_text(kernels), architecture).kernels
    except LoweringError as error:
        return MachineCode(0, 0, (), str(error))
    spilled = tuple(f"{name} {r.spilled_bytes} bytes" for name, r in found.items() if r.spilled_bytes)
    return MachineCode(len(found), max(r.registers for r in found.values()), spilled)


def mistake_in_turns(seed: int) -> Judged:
    """A mistake in a kernel whose warp groups take turns."""
    random = Random(f"mistake in turns {seed}")
    program, kernel = random_program_in_turns(random)
    (given,) = launched(program, [x * 0.3 for x in draw_inputs(program, random)], made_of=[kernel])
    return judgement(f"{seed} in turns", given, random, (*MISTAKES, barriers_exchanged))


def mistake(seed: int) -> Judged:
    """A mistake in a kernel of a random block graph."""
    random = Random(f"mistake {seed}")
    while True:
        _, program, inputs = random_program(random.randrange(1 << 20))
        try:
            given = random.choice([*launched(program, inputs, *fitting(program, random.choice(LAUNCHES)))])
            break
        except LoweringError:
            continue
    return judgement(str(seed), given, random, MISTAKES)


def judgement(name: str, given: Launched, random: Random, kinds: Sequence[Callable[[EmittedKernel], Found]]) -> Judged:
    """A mistake of some kinds in a kernel."""
    made = mutant(given.kernel, random, kinds)
    others = [np.where(np.isfinite(x), x[::-1], x).astype(x.dtype) for x in given.operands]
    trials = [given.operands, others]
    how = verdict(given.kernel, made, trials, NEAR)
    if how in ("same work", "same results") and not always_alike(given.kernel, made.kernel, trials):
        how = "other results"
    return Judged(f"{name}: {made.kind}: {made.text}", how)


def always_alike(kernel: EmittedKernel, other: EmittedKernel, trials: Sequence[Sequence[Any]]) -> bool:
    """Whether two kernels give the same results, bit by bit, in random orders and with copies that arrive at all kinds of times."""
    for inputs in trials:
        wanted = results_of(kernel, inputs)
        for n, copies in enumerate(TIMES):
            found = results_of(other, inputs, Random(n), copies)
            if not all(np.array_equal(x, y, equal_nan=True) for x, y in zip(found, wanted, strict=True)):
                return False
    return True


def judged(what: str, cases: Iterator[Case], *, every: bool) -> tuple[int, list[tuple[EmittedKernel, ...]]]:
    """Prints cases that are wrong, or `every` one, and a line about all; how many are wrong, and the kernels of the others."""
    count, failed, refused, kernels = 0, 0, Counter[str](), list[tuple[EmittedKernel, ...]]()
    for found in cases:
        count += 1
        failed += bool(found.wrong)
        if found.refused:
            refused[found.refused] += 1
        elif not found.wrong:
            kernels.append(found.kernels)
        if every or found.wrong:
            print(f"{found.name:32} {found.wrong or found.refused or 'right'}", flush=True)
    for reason, times in refused.most_common():
        print(f"refused {times} times: {reason}")
    total = sum(map(len, kernels))
    print(f"{count} {what}, {total} kernels, {failed} wrong, {refused.total()} refused", flush=True)
    return failed, kernels


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--examples", type=int, default=99, help="examples, at most (all)")
    parser.add_argument("--blocks", type=int, default=2, help="blocks of each kernel of an example that run (2)")
    parser.add_argument("--sizes", type=int, default=60, help="programs of bench/sizes.py (60); each is rounded up, too")
    parser.add_argument("--graphs", type=int, default=500, help="random block graphs (500)")
    parser.add_argument("--turns", type=int, default=40, help="kernels in turns, and as many mistakes in such (40)")
    parser.add_argument("--mutants", type=int, default=1000, help="mistakes (1000)")
    parser.add_argument("--compile", action="store_true", help="compile the kernels, too")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args(arguments)
    with get_context("spawn").Pool(options.processes) as pool:
        chosen = [(*example, options.blocks) for example in example_programs()][: options.examples]
        failed, kernels = judged("examples", pool.imap(example_case, chosen), every=True)
        drawn = [size for given in sizes.drawn(options.sizes, 0) for size in (given, given.rounded())]
        more, resized = judged("programs of bench/sizes.py", pool.imap(size_case, drawn), every=False)
        failed += more
        seeds = range(options.seed, options.seed + options.graphs)
        more, others = judged("random block graphs", pool.imap(random_case, seeds, 4), every=False)
        failed += more
        turns = range(options.seed, options.seed + options.turns)
        more, turning = judged("kernels in turns", pool.imap(turns_case, turns), every=False)
        failed += more
        for architecture in ARCHITECTURES if options.compile else ():
            right = (*kernels, *resized, *others, *turning)
            meant = [tuple(k for k in each if architecture != OLDEST or not is_for_hopper(k)) for each in right]
            codes = list(pool.imap(compiled, [(each, architecture) for each in meant if each]))
            refused = [code.refused for code in codes if code.refused]
            spills = [text for code in codes for text in code.spilled]
            print("".join(f"refused: {text}\n" for text in refused) + "".join(f"spills: {text}\n" for text in spills), end="")
            most = max((code.registers for code in codes), default=0)
            count = sum(code.kernels for code in codes)
            words = f"{len(refused)} programs refused, {len(spills)} spill, at most {most} registers a thread"
            print(f"{count} functions compiled for {architecture}, {words}", flush=True)
            failed += len(refused)
        kinds, survived = Counter[str](), 0
        drawn = pool.imap(mistake, range(options.seed, options.seed + options.mutants), 4)
        turned = pool.imap(mistake_in_turns, turns)
        for found in chain(drawn, turned):
            kinds[found.how] += 1
            if found.how == "near results":
                survived += 1
                print(f"survived: {found.text}", flush=True)
        print("; ".join(f"{how}: {count}" for how, count in kinds.most_common()))
        print(f"{options.mutants + options.turns} mutants, {survived} neither caught nor shown to be harmless")
    return 1 if failed or survived else 0


if __name__ == "__main__":
    sys.exit(main())
