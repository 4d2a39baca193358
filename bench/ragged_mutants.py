"""Mistakes in ragged tiles: `nice python bench/ragged_mutants.py [--count 1000]`.

Right programs of ragged tiles (products, softmax, norm and product, attention, split sums; `ragged_programs`), at random small
sizes that nothing divides, get a mistake each: a tile short, an iteration too many or too few, a store that overlaps or leaves a
gap, a split of wrong extent, two indices exchanged (`ragged_mutations`), or one that has nothing to do with tiles (`mutations`).
Each mutant is refused by the rules of the program model, or the verifier judges it. One that the verifier accepts must compute the
same in float64: there the mistake changed nothing. A program without a mistake must be accepted. The exit status says so.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "test" / "support"))

import numpy as np
from ragged_mutations import KINDS, ragged_mutant
from ragged_programs import FAMILIES, ragged_pair

from mirage_ir.check import interface
from mirage_ir.decompose import decompose
from mirage_ir.errors import ProgramError
from mirage_ir.interpret.real import run_program
from mirage_ir.program import Program
from mirage_ir.verify import Verifier

MUTANTS_EACH = 10
"""Mutants of one program."""
TOLERANCE = 1e-9
ANSWERS = ("refused", "wrong, not accepted", "equal, accepted", "equal, not proved", "WRONG, ACCEPTED")


@dataclass(slots=True)
class Counts:
    """How many mutants of each kind of mistake got each answer, and those that were accepted but are wrong."""

    answers: Counter[tuple[str, str]] = field(default_factory=Counter[tuple[str, str]])
    accepted: list[tuple[str, Program, Program]] = field(default_factory=list[tuple[str, Program, Program]])
    unproved: list[Program] = field(default_factory=list[Program])
    """Right programs, without a mistake, that the verifier did not accept."""

    @property
    def mistaken(self) -> int:
        """How many mutants are refused or wrong: the mistake changed something."""
        return sum(n for (_, answer), n in self.answers.items() if not answer.startswith("equal"))

    def table(self) -> str:
        rows = [f"| mistake | mutants | {' | '.join(ANSWERS)} |", "|" + "---|" * (len(ANSWERS) + 2)]
        for kind in (*KINDS, None):
            cells = [sum(n for (k, a), n in self.answers.items() if a == answer and kind in (k, None)) for answer in ANSWERS]
            rows.append(f"| {kind or 'all'} | {sum(cells)} | {' | '.join(map(str, cells))} |")
        return "\n".join(rows)


def same(source: Program, program: Program, seed: int) -> bool:
    """Whether two programs give the same numbers on random inputs."""
    random = np.random.default_rng(seed)
    for _ in range(2):
        inputs: list[Any] = [random.standard_normal(t.shape) for t in source.inputs]
        with np.errstate(all="ignore"):
            pairs = zip(*(run_program(p, inputs, precision="float64") for p in (source, program)), strict=True)
            if not all(np.allclose(x, y, rtol=TOLERANCE, atol=TOLERANCE) for x, y in pairs):
                return False
    return True


def judge(count: int, random: Random, families: list[str]) -> Counts:
    """Until `count` mutants of programs of these families are refused or wrong."""
    counts = Counts()
    while counts.mistaken < count:
        source, fused = ragged_pair(random.choice(families), random)
        verifier = Verifier(decompose(source))
        if not same(source, fused, 0):
            raise AssertionError(f"the program without a mistake is wrong: {fused}")
        if not verifier.check(decompose(fused)).equivalent:
            counts.unproved.append(fused)
        for _ in range(MUTANTS_EACH):
            kind, mutant = ragged_mutant(fused, random)
            answer = answer_to(source, verifier, mutant)
            counts.answers[kind, answer] += 1
            if answer == ANSWERS[-1]:
                counts.accepted.append((kind, source, mutant))
    return counts


def answer_to(source: Program, verifier: Verifier, mutant: Program) -> str:
    """What becomes of a mutant, one of `ANSWERS`."""
    try:
        if interface(mutant) != interface(source):
            return ANSWERS[0]
    except ProgramError:
        return ANSWERS[0]
    accepted, equal = verifier.check(decompose(mutant)).equivalent, same(source, mutant, 1)
    return ANSWERS[2 if accepted and equal else 3 if equal else 4 if accepted else 1]


def main(arguments: list[str] | None = None) -> int:
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    options.add_argument("--count", type=int, default=1000, help="mutants that are refused or wrong")
    options.add_argument("--seed", type=int, default=0)
    options.add_argument("--families", nargs="+", choices=list(FAMILIES), default=list(FAMILIES))
    given = options.parse_args(arguments)
    started = time.perf_counter()
    counts = judge(given.count, Random(given.seed), given.families)
    print(counts.table())
    for kind, source, mutant in counts.accepted:
        print(f"\nACCEPTED, but wrong ({kind}):\n{source}\n{mutant}")
    for fused in counts.unproved[:3]:
        print(f"\nNOT ACCEPTED, but right:\n{fused}")
    took = time.perf_counter() - started
    print(f"{len(counts.accepted)} accepted, {len(counts.unproved)} right programs not accepted; {took:.0f} s")
    return 1 if counts.accepted or counts.unproved else 0


if __name__ == "__main__":
    sys.exit(main())
