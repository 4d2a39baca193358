"""Wrong mutants, right rewrites and refutations: `nice python bench/mutants.py [--count 10000] [--rewrites 5000] [--refuted 2000]`.

The programs are hand-written fused forms of Mirage's benchmark programs at small shapes, the same shrunken from their full shapes,
the same with sums so long that they run on classes of indices, programs with places for laws, and what the search finds
for random programs. From them come

* `--count` wrong mutants (`mutations`: a random change of an operator, dimension, operand, map, grid, loop or accumulator, now
  and then two; `pair_mutations`: dead code, further outputs, partial functions, zero divisors, equal terms, fractions, laws
  that nearly hold, multiples of each of ten primes). None may be accepted.
* `--rewrites` equivalence-preserving rewrites (`rewrites`, `function_laws`: one to five composed, at times of the source as well).
  None may be refuted, and at most one in a hundred may be left unproved.
* `--refuted` answers *refuted*. Each counterexample must be one.

The exit status says so. Whether a mutant is wrong and a counterexample right is decided by evaluation in 50 digits (`real_points`),
in which the verifier has no part. Mutants that happen to be equivalent are counted by themselves. The verifier may leave them
unproved: it does not know all identities of real numbers.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "test" / "support"))

import fused_programs as fp
from judged import Base, Counts, judge_mutants, judge_rewrites
from law_programs import SHAPE as LAW_SHAPE
from law_programs import law_pairs, random_law_program
from mutations import MUTATIONS
from pair_mutations import PairMutations, primes
from random_operators import LARGE_EXTENTS, SMALL_EXTENTS, random_operators
from real_points import registered

from mirage_ir.decompose import decompose
from mirage_ir.search.plan.generate import generate
from mirage_ir.search.space import Space
from mirage_ir.target import DEFAULT_TARGET, machine
from mirage_ir.verify.shrink import shrink

FULL = [
    (fp.attention(2, 256, 64, 4096), fp.flash_attention(2, 256, 64, 4096, 4, 64)),
    (fp.attention(2, 256, 64, 4096, True), fp.flash_attention(2, 256, 64, 4096, 4, 64, True)),
    (fp.attention(2, 16, 64, 4096), fp.split_attention(2, 16, 64, 4096, 16, 16)),
    (fp.qknorm(2, 256, 64, 4096), fp.fused_qknorm(2, 256, 64, 4096, 4, 64)),
    (fp.rmsnorm(2, 4096, 6144), fp.fused_rmsnorm(2, 4096, 6144, 96, 64)),
    (fp.gated_mlp(8, 4096, 4096), fp.fused_gated_mlp(8, 4096, 4096, 64, 64)),
    (fp.lora(16, 256, 4096, 16), fp.fused_lora(16, 256, 4096, 16, 64)),
    (fp.ntrans(8, 4096), fp.fused_ntrans(8, 4096)),
    (fp.moe(8, 8, 4096, 4096), fp.fused_moe(8, 8, 4096, 4096, 16, 64)),
]
SMALL = [
    (fp.attention(2, 4, 2, 12), fp.flash_attention(2, 4, 2, 12, 2, 3)),
    (fp.attention(1, 4, 2, 8, True), fp.flash_attention(1, 4, 2, 8, 2, 2, True)),
    (fp.attention(2, 3, 2, 8), fp.split_attention(2, 3, 2, 8, 2, 2)),
    (fp.qknorm(1, 4, 3, 8), fp.fused_qknorm(1, 4, 3, 8, 2, 2)),
    (fp.rmsnorm(2, 12, 6), fp.fused_rmsnorm(2, 12, 6, 3, 4)),
    (fp.gated_mlp(2, 8, 6), fp.fused_gated_mlp(2, 8, 6, 3, 4)),
    (fp.lora(3, 4, 8, 2), fp.fused_lora(3, 4, 8, 2, 4)),
    (fp.ntrans(4, 6), fp.fused_ntrans(4, 6)),
    (fp.moe(2, 2, 6, 8), fp.fused_moe(2, 2, 6, 8, 2, 2)),
]
LARGE = [
    (fp.attention(2, 4, 2, 48), fp.flash_attention(2, 4, 2, 48, 2, 6)),
    (fp.attention(1, 4, 2, 64, True), fp.flash_attention(1, 4, 2, 64, 2, 4, True)),
    (fp.attention(2, 3, 2, 64), fp.split_attention(2, 3, 2, 64, 8, 8)),
    (fp.qknorm(1, 4, 8, 48), fp.fused_qknorm(1, 4, 8, 48, 2, 6)),
    (fp.rmsnorm(2, 48, 6), fp.fused_rmsnorm(2, 48, 6, 3, 4)),
    (fp.gated_mlp(2, 48, 6), fp.fused_gated_mlp(2, 48, 6, 3, 4)),
    (fp.lora(3, 24, 8, 12), fp.fused_lora(3, 24, 8, 12, 4)),
    (fp.ntrans(4, 24), fp.fused_ntrans(4, 24)),
    (fp.moe(2, 2, 16, 24), fp.fused_moe(2, 2, 16, 24, 2, 2)),
]
"""Sums with more terms than a verification needs classes."""
LAW_PROGRAMS = 12
"""Random programs with places for laws, for each that is searched."""
MOST_ARE_LARGE = 0.75


def bases(random: Random, searched: int) -> Iterator[Base]:
    """Hand-written forms, the search's for `searched` random programs, and `LAW_PROGRAMS` times as many random ones for laws."""
    for source, fused in (*SMALL, *LARGE):
        yield Base(decompose(source), [fused])
    for source, fused in FULL:
        pair = shrink(decompose(source), fused)
        assert pair is not None
        yield Base(pair[0], [pair[1]])
    for source, programs in law_pairs():
        yield Base(source, programs)
    for _ in range(searched):
        source = decompose(random_operators(random, LARGE_EXTENTS if random.random() < MOST_ARE_LARGE else SMALL_EXTENTS))
        yield Base(source, list(generate(source, Space.of({"top": 3}), machine(DEFAULT_TARGET)).candidates))
    for _ in range(LAW_PROGRAMS * searched):
        yield Base(decompose(random_law_program(random, LARGE_EXTENTS[:2] if random.random() < MOST_ARE_LARGE else LAW_SHAPE)), [])


@dataclass(frozen=True, slots=True)
class Share:
    """A part of the whole, with random programs of its own."""

    seed: int
    number: int
    searched: int
    mutants: int
    rewrites: int
    refuted: int

    def judge(self) -> Counts:
        random, counts = Random(f"{self.seed} {self.number}"), Counts()
        with registered():
            found = list(bases(random, self.searched))
            judge_mutants(found, random, self.mutants, self.refuted, PairMutations(known_primes(self.seed)), counts)
            judge_rewrites(found, random, self.rewrites, counts)
        return counts


def known_primes(seed: int) -> tuple[int, ...]:
    return primes(Random(f"{seed} primes"))


SHARES = 10


def _part(whole: int, number: int) -> int:
    """The number-th of `SHARES` parts."""
    return whole * (number + 1) // SHARES - whole * number // SHARES


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    options.add_argument("--count", type=int, default=10_000, help="wrong mutants")
    options.add_argument("--rewrites", type=int, default=5_000)
    options.add_argument("--refuted", type=int, default=2_000, help="answers 'refuted' to check")
    options.add_argument("--searched", type=int, default=40, help="random programs to search")
    options.add_argument("--seed", type=int, default=0)
    options.add_argument("--processes", type=int, default=2)
    options.add_argument("--show", type=int, default=10, help="failures of a sort to print")
    given = options.parse_args()
    counts = Counts()
    started = time.perf_counter()
    wholes = (given.searched, given.count, given.rewrites, given.refuted)
    shares = [Share(given.seed, n, *(_part(whole, n) for whole in wholes)) for n in range(SHARES)]
    with ProcessPoolExecutor(given.processes, get_context("spawn")) as pool:
        for n, done in enumerate(as_completed([pool.submit(share.judge) for share in shares])):
            counts.add(done.result())
            print(f"{n + 1} of {SHARES} parts, {time.perf_counter() - started:.0f} s", file=sys.stderr)
    kinds = [*MUTATIONS, *PairMutations(known_primes(given.seed)).kinds]
    print(counts.table(kinds))
    counts.show(given.show)
    print(f"{time.perf_counter() - started:.0f} s")
    return 0 if counts.right else 1


if __name__ == "__main__":
    sys.exit(main())
