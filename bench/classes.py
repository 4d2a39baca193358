"""Programs on classes of indices beside the same at full size: `nice python bench/classes.py [--count 1000]`.

Random programs (`class_programs` has a table of their kinds) of which at least one index has fewer classes than values run twice,
modulo three primes: on classes, with the number of entries of each class as its weight, and at full size, on inputs in which all
entries of a class are equal. Every residue of every output must be the same. The table says, for each kind, how many programs were
drawn to find these, how many residues were compared, and in how many programs one differs, of which there must be none: the exit
status says so.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "test" / "support"))

from class_programs import KINDS, class_program


@dataclass(slots=True)
class Tally:
    """The programs of one kind: how many were drawn and compared, what they hold, and the seeds of those that differ."""

    drawn: int = 0
    programs: int = 0
    residues: int = 0
    holds: Counter[str] = field(default_factory=Counter[str])
    differ: list[str] = field(default_factory=list[str])


def tally(seed: int, kind: str, wanted: int) -> Tally:
    """The first `wanted` programs of a kind that have classes."""
    found = Tally()
    while found.programs < wanted:
        name = f"{seed} {kind} {found.drawn}"
        found.drawn += 1
        program = class_program(kind, Random(name))
        if program is None:
            continue
        residues, different = program.differing()
        found.programs += 1
        found.residues += residues
        found.holds.update(program.features)
        if different:
            found.differ.append(f"{name}: {different} of {residues} residues differ")
    return found


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    options.add_argument("--count", type=int, default=1000, help="programs that have classes")
    options.add_argument("--seed", type=int, default=0)
    options.add_argument("--processes", type=int, default=2)
    given = options.parse_args()
    started = time.perf_counter()
    shares = [-(-(given.count - i) // len(KINDS)) for i in range(len(KINDS))]
    with ProcessPoolExecutor(given.processes, get_context("spawn")) as pool:
        tallies = list(pool.map(tally, [given.seed] * len(KINDS), KINDS, shares))
    print("| kind | drawn | on classes | residues compared | programs that differ |", "|" + "---|" * 5, sep="\n")
    for kind, found in zip(KINDS, tallies, strict=True):
        print(f"| {kind} | {found.drawn} | {found.programs} | {found.residues} | {len(found.differ)} |")
    sums = (sum(getattr(t, name) for t in tallies) for name in ("drawn", "programs", "residues"))
    differ = [line for t in tallies for line in t.differ]
    print(f"| all | {' | '.join(map(str, sums))} | {len(differ)} |\n")
    holds = sum((t.holds for t in tallies), Counter[str]())
    print("Programs with", ", ".join(f"{name} {n}" for name, n in sorted(holds.items())) + ".")
    print("\n".join(differ) + f"\n{time.perf_counter() - started:.0f} s")
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
