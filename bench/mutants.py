"""Wrong mutants and right rewrites of verified programs: `nice python bench/mutants.py [--count 2000] [--seed 0]`.

The programs are hand-written fused forms of Mirage's benchmark programs at small shapes, the same shrunken from their full shapes,
and what the search finds for random programs. From them come `--count` wrong mutants (`mutations`: a random change of an operator,
dimension, operand, map, grid, loop or accumulator, sometimes two) and as many equivalence-preserving rewrites (`rewrites`: one to
five composed). No wrong mutant may be accepted, and no rewrite refused; the exit status says so.

Whether a mutant is wrong is decided by evaluation in 50 digits at random real points (`real_points`), in which the verifier has no
part. Those that happen to be equivalent are counted by themselves. The verifier may refuse them: it does not know all identities
of real numbers.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

import fused_programs as fp
from mutations import MUTATIONS, mutant
from real_points import RealPoints
from rewrites import REWRITES, rewritten

from mirage_ir.decompose import decompose
from mirage_ir.errors import ProgramError
from mirage_ir.program import Program, ProgramBuilder
from mirage_ir.search.generate import generate
from mirage_ir.search.space import Space
from mirage_ir.target import DEFAULT_TARGET, machine
from mirage_ir.verify import Verifier
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
SHAPES = ((4, 6), (6, 8), (4, 8), (4, 1))


def random_program(random: Random) -> Program:
    """A few operators on matrices, of which one at least is a product: norms, softmax, gates, residuals."""
    b = ProgramBuilder("random")
    inputs = [b.input(t) for t in fp.tensors(*SHAPES)]
    shapes: dict[int, tuple[int, ...]] = dict(zip(inputs, SHAPES, strict=True))

    def add(op: str, shape: tuple[int, ...], *values: int, **attrs: int) -> int:
        value = b.apply(op, *values, **attrs)
        shapes[value] = shape
        return value

    x = inputs[0]
    if random.random() < 0.5:
        x = add(random.choice(("rms_norm", "square", "silu", "exp")), (4, 6), x)
    x = add("matmul", (4, 8), x, inputs[1])
    for _ in range(random.randint(1, 3)):
        match random.choice(("unary", "binary", "row", "softmax", "norm", "sum")):
            case "unary":
                x = add(random.choice(("exp", "silu", "tanh", "square", "relu", "sigmoid")), shapes[x], x)
            case "binary":
                x = add(random.choice(("add", "mul", "sub", "maximum")), (4, 8), x, inputs[2])
            case "row":
                x = add(random.choice(("add", "mul", "div")), shapes[x], x, inputs[3])
            case "softmax" if shapes[x] == (4, 8):
                x = add("softmax", (4, 8), x, dim=1)
            case "norm" if shapes[x] == (4, 8):
                x = add("rms_norm", (4, 8), x)
            case _:
                x = add(random.choice(("sum", "max")), (4, 1), x, dim=1)
    b.output(x)
    return b.build()


@dataclass(slots=True)
class Base:
    """A source with what tells right from wrong, and verified programs that compute it."""

    source: Program
    programs: list[Program]
    verifier: Verifier = field(init=False)
    points: RealPoints = field(init=False)

    def __post_init__(self) -> None:
        self.verifier = Verifier(self.source)
        self.points = RealPoints(self.source)
        for p in self.programs:
            verdict = self.verifier.check(p)
            if not verdict.equivalent:
                raise ProgramError(f"{self.source.name}: a program to start from is refused: {verdict.message}")


def bases(random: Random, searched: int) -> Iterator[Base]:
    """Hand-written forms, and the search's for `searched` random programs."""
    for source, fused in SMALL:
        yield Base(decompose(source), [fused])
    for source, fused in FULL:
        pair = shrink(decompose(source), fused)
        assert pair is not None
        yield Base(pair[0], [pair[1]])
    for _ in range(searched):
        source = decompose(random_program(random))
        yield Base(source, list(generate(source, Space.of({"top": 3}), machine(DEFAULT_TARGET)).candidates))


@dataclass(slots=True)
class Counts:
    """Mutants by kind of mistake, rewrites by each rewrite in them: how many there were, and what the verifier said.

    `accepted` are wrong mutants that it accepted, `refused` rewrites that it refused: what must not be.
    """

    wrong: Counter[str] = field(default_factory=Counter[str])
    equivalent: Counter[str] = field(default_factory=Counter[str])
    equivalent_refused: Counter[str] = field(default_factory=Counter[str])
    rewritten: Counter[str] = field(default_factory=Counter[str])
    composed: Counter[int] = field(default_factory=Counter[int])
    accepted: list[tuple[Base, str, Program]] = field(default_factory=list[tuple[Base, str, Program]])
    refused: list[tuple[Base, str, Program]] = field(default_factory=list[tuple[Base, str, Program]])

    def table(self) -> str:
        rows = [f"{'mutants':14} {'wrong':>7} {'accepted':>9} {'equivalent':>11} {'refused':>8}"]
        failed = Counter(kind for _, kind, _ in self.accepted)
        for k in (*MUTATIONS, None):
            w, a, e, r = (c.total() if k is None else c[k] for c in (self.wrong, failed, self.equivalent, self.equivalent_refused))
            rows.append(f"{k or 'all':14} {w:7} {a:9} {e:11} {r:8}")
        rows += ["", f"{'rewrites':16} {'in':>5}"]
        rows += [f"{name:16} {self.rewritten[name]:5}" for name in REWRITES]
        of = ", ".join(f"{self.composed[n]} of {n}" for n in sorted(self.composed))
        rows.append(f"{'programs':16} {self.composed.total():5}   refused {len(self.refused)}   ({of})")
        return "\n".join(rows)


def judge_mutants(found: list[Base], random: Random, wanted: int, counts: Counts) -> None:
    """Until `wanted` wrong mutants have been judged."""
    seen: set[tuple[int, Program]] = set()
    while counts.wrong.total() < wanted:
        base = random.choice(found)
        made = mutant(random.choice(base.programs), random)
        if made is None or (id(base), made[1]) in seen:
            continue
        kind, program = made
        seen.add((id(base), program))
        accepted = base.verifier.check(program).equivalent
        if base.points.agree(program):
            counts.equivalent[kind] += 1
            counts.equivalent_refused[kind] += not accepted
            continue
        counts.wrong[kind] += 1
        if accepted:
            counts.accepted.append((base, kind, program))


def judge_rewrites(found: list[Base], random: Random, wanted: int, counts: Counts) -> None:
    """Until `wanted` rewritten programs have been judged."""
    seen: set[tuple[int, Program]] = set()
    while counts.composed.total() < wanted:
        base = random.choice(found)
        made = rewritten(random.choice([base.source, *base.programs]), random)
        if made is None or (id(base), made[1]) in seen:
            continue
        names, program = made
        seen.add((id(base), program))
        counts.rewritten.update(names)
        counts.composed[len(names)] += 1
        if not base.verifier.check(program).equivalent:
            counts.refused.append((base, " + ".join(names), program))


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    options.add_argument("--count", type=int, default=2000)
    options.add_argument("--searched", type=int, default=40, help="random programs to search")
    options.add_argument("--seed", type=int, default=0)
    given = options.parse_args()
    random, counts = Random(given.seed), Counts()
    started = time.perf_counter()
    found = list(bases(random, given.searched))
    print(f"{len(found)} sources, {sum(len(b.programs) for b in found)} programs: {time.perf_counter() - started:.0f} s")
    judge_mutants(found, random, given.count, counts)
    judge_rewrites(found, random, given.count, counts)
    print(counts.table())
    for base, what, program in counts.accepted:
        print(f"\nACCEPTED, but wrong ({what}):\n  source {base.source}\n  mutant {program}")
    for base, what, program in counts.refused:
        right = base.points.agree(program)
        print(f"\nREFUSED, {'but right' if right else 'and wrong: a rewrite is no law'} ({what}):")
        print(f"  source {base.source}\n  program {program}\n  {base.verifier.check(program).message}")
    print(f"{time.perf_counter() - started:.0f} s")
    return 1 if counts.accepted or counts.refused else 0


if __name__ == "__main__":
    sys.exit(main())
