"""Whether sizes that do not divide cost more than sizes that do: `python bench/sizes.py [-n PROGRAMS] [--only ROWS]`.

Programs of the families of `examples/`, with sizes drawn from `SIZES`, are searched beside the same programs with each size rounded
up: to a power of two below 128, to a multiple of 128 from there on. Each search has a process of its own, and `BUDGET` seconds. All
seconds are the processor's, so that other work on the machine changes nothing. A row has the seconds, the kernels and the estimated
µs of both, and what is missed:

* kernels: it has more kernels than the rounded one;
* cost: it is estimated at more than 1.25 of the rounded one's µs;
* time: its search takes more than twice as long, where it takes longer than `SHORT`.

The exit status is 1 when anything is missed.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import time
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "test" / "support"))

import fused_programs as fp

from mirage_ir import clock
from mirage_ir.block.cost import program_cost
from mirage_ir.check import MAX_ELEMENTS, infer_program
from mirage_ir.decompose import decompose
from mirage_ir.errors import ProgramError
from mirage_ir.program import Program
from mirage_ir.search.plan.generate import generate
from mirage_ir.search.run.control import Control
from mirage_ir.search.run.run import Run
from mirage_ir.search.space import Space
from mirage_ir.target import DEFAULT_TARGET, machine

SIZES = (1, 2, 3, 7, 77, 97, 1000, 1021, 4097, 4099, 8191, 50257)
"""Drawn sizes: small ones, primes, one more or less than a power of two, and a vocabulary."""
WIDE = 128
"""Sizes from here on are rounded up to a multiple of it."""
BUDGET = 60.0
"""Seconds that a search may take."""
SHORT = 0.5
"""Seconds up to which a search may take however much longer."""
MOST_COST, MOST_TIME = 1.25, 2.0
"""How much more a program may cost, and its search may take, than the rounded one's."""
Builder = Callable[..., Program]


def softmax(rows: int, columns: int) -> Program:
    return fp.program("softmax", fp.tensors((rows, columns)), fp.op("softmax", 0, dim=1))


def norm_linear_gelu(rows: int, depth: int, columns: int) -> Program:
    nodes = (fp.op("layer_norm", 0), fp.op("matmul", 2, 1), fp.op("gelu", 3))
    return fp.program("norm_linear_gelu", fp.tensors((rows, depth), (depth, columns)), *nodes)


def safe_attention(heads: int, rows: int, depth: int, keys: int) -> Program:
    return fp.attention(heads, rows, depth, keys, safe=True)


FAMILIES: dict[str, tuple[Builder, int]] = {
    "rmsnorm": (fp.rmsnorm, 3),
    "attention": (fp.attention, 4),
    "safe_attention": (safe_attention, 4),
    "gated_mlp": (fp.gated_mlp, 3),
    "moe": (fp.moe, 4),
    "qknorm": (fp.qknorm, 4),
    "lora": (fp.lora, 4),
    "ntrans": (fp.ntrans, 2),
    "softmax": (softmax, 2),
    "norm_linear_gelu": (norm_linear_gelu, 3),
}
"""What makes a program of a family, and how many sizes it takes."""


class Searched(NamedTuple):
    """The best program of a search: the seconds that it took, its kernels, its estimated µs."""

    seconds: float
    kernels: int
    cost: float

    def __str__(self) -> str:
        return f"{self.seconds:6.2f} s {self.kernels:3} {self.cost:12.2f} µs"


class Drawn(NamedTuple):
    """A program: its family and its sizes."""

    family: str
    sizes: tuple[int, ...]

    def program(self) -> Program:
        return FAMILIES[self.family][0](*self.sizes)

    def __str__(self) -> str:
        return f"{self.family} {'x'.join(map(str, self.sizes))}"

    def rounded(self) -> Drawn:
        return Drawn(self.family, tuple(map(rounded, self.sizes)))


def rounded(size: int) -> int:
    return 1 << (size - 1).bit_length() if size < WIDE else -(-size // WIDE) * WIDE


def drawn(count: int, seed: int) -> Iterator[Drawn]:
    """Programs of all families in turn, no tensor of which has more than `MAX_ELEMENTS` when its sizes are rounded up."""
    draw = random.Random(seed)
    names = list(FAMILIES)
    for n in range(count):
        while True:
            name = names[n % len(names)]
            program = Drawn(name, tuple(draw.choice(SIZES) for _ in range(FAMILIES[name][1])))
            if is_small(program.rounded().program()):
                break
        yield program


def is_small(program: Program) -> bool:
    """Whether no tensor has more than `MAX_ELEMENTS`."""
    try:
        return max(t.size for t in infer_program(program)) <= MAX_ELEMENTS
    except ProgramError:
        return False


def search(task: Drawn) -> Searched:
    clock.monotonic = time.process_time  # Budgets go by it, too.
    started = time.process_time()
    program, chip = decompose(task.program()), machine(DEFAULT_TARGET)
    run = Run(Control(progress=False, budget=BUDGET), (program,), Space(), chip)
    with run, run.searching():
        best = generate(program, Space(), chip, run).candidates[0]
    return Searched(time.process_time() - started, best.kernels, program_cost(best, chip))


def missed(ours: Searched, whole: Searched) -> list[str]:
    limits = {
        "kernels": ours.kernels > whole.kernels,
        "cost": ours.cost > MOST_COST * whole.cost,
        "time": ours.seconds > max(SHORT, MOST_TIME * whole.seconds),
    }
    return [name for name, broken in limits.items() if broken]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-n", "--programs", type=int, default=60)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--first", type=int, default=0, help="the number of the first row, from 0")
    parser.add_argument("--only", default="", help="rows whose names, such as 'softmax 7x1000', match a regular expression")
    parser.add_argument("--processes", type=int, default=2, help="searches at a time")
    options = parser.parse_args(arguments)
    rows = list(drawn(options.programs, options.seed))[options.first :]
    programs = [row for row in rows if re.search(options.only, str(row))]
    failed = 0
    with get_context("spawn").Pool(options.processes, maxtasksperchild=1) as pool:  # No search finds what another left behind.
        found = pool.imap(search, (task for p in programs for task in (p, p.rounded())), chunksize=1)
        for program, ours, whole in zip(programs, found, found, strict=False):
            wrong = missed(ours, whole)
            failed += bool(wrong)
            print(f"{program!s:43} {ours}  rounded {whole}  {', '.join(wrong)}".rstrip(), flush=True)
    print(f"{len(programs)} programs, {failed} missed a limit")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
