"""Mistakes about sizes, and right rewrites where they could be made: `nice python bench/size_mutants.py [--count 2000]`.

The programs have several indices of one extent, constants that came from extents, tensors that are used in two ways, and sums long
enough for classes of indices (`size_programs`): hand-written pairs and random programs. From them come `--count` wrong mutants,
with a constant of another size, a mean over the wrong count, or indices of one extent taken for each other (`size_mutations`), of
which none may be accepted; and `--rewrites` right rewrites as in `bench/mutants.py`, of which none may be refuted and at most one
in a hundred left unproved. The exit status says so. Evaluation in 50 digits decides which mutants are wrong. The last line says how
many were tried on classes.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "test" / "support"))

from judged import Base, Counts, judge_mutants, judge_rewrites
from real_points import registered
from size_mutations import SIZE_MISTAKES, SizeMutations
from size_programs import EXTENTS, FAMILIES, random_squares

from mirage_ir.decompose import decompose

SHARES = 10
RANDOM_SQUARES = 12
"""Random programs of a share."""


def bases(random: Random) -> Iterator[Base]:
    for pair in FAMILIES.values():
        source, programs = pair(random.choice(EXTENTS))
        yield Base(decompose(source), programs)
    for _ in range(RANDOM_SQUARES):
        yield Base(decompose(random_squares(random, random.choice(EXTENTS))), [])


def share(seed: int, number: int, mutants: int, rewrites: int) -> Counts:
    """The counts of so many mutants and rewrites, of programs of its own."""
    random, counts = Random(f"sizes {seed} {number}"), Counts()
    with registered():
        found = list(bases(random))
        judge_mutants(found, random, mutants, 0, SizeMutations(), counts, small=0.0)
        judge_rewrites(found, random, rewrites, counts)
    return counts


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    options.add_argument("--count", type=int, default=2000, help="wrong mutants")
    options.add_argument("--rewrites", type=int, default=2000)
    options.add_argument("--seed", type=int, default=0)
    options.add_argument("--processes", type=int, default=2)
    options.add_argument("--show", type=int, default=10, help="failures of a sort to print")
    given = options.parse_args()
    counts = Counts()
    started = time.perf_counter()
    with ProcessPoolExecutor(given.processes, get_context("spawn")) as pool:
        parts = [(-(-(n - i) // SHARES) for n in (given.count, given.rewrites)) for i in range(SHARES)]
        waiting = [pool.submit(share, given.seed, i, *part) for i, part in enumerate(parts)]
        for n, done in enumerate(as_completed(waiting)):
            counts.add(done.result())
            print(f"{n + 1} of {SHARES} parts, {time.perf_counter() - started:.0f} s", file=sys.stderr)
    print(counts.table(list(SIZE_MISTAKES)))
    counts.show(given.show)
    print(f"{time.perf_counter() - started:.0f} s")
    return 0 if counts.right else 1


if __name__ == "__main__":
    sys.exit(main())
