"""Wrong mutants, right rewrites and refutations: `nice python bench/mutants.py [--count 10000] [--rewrites 5000] [--refuted 2000]`.

The programs are hand-written fused forms of Mirage's benchmark programs at small shapes, the same shrunken from their full shapes,
programs with places for laws of functions, and what the search finds for random programs. From them come

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
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field, fields
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "test" / "support"))

import fused_programs as fp
from law_programs import law_pairs, random_law_program
from mutations import MUTATIONS, mutant
from pair_mutations import PairMutations, primes, with_further_outputs
from real_points import MORE_POINTS, Outcome, RealPoints, differ_at, registered
from rewrites import LAWS, law_rewritten, rewritten

from mirage_ir.decompose import decompose
from mirage_ir.errors import ProgramError
from mirage_ir.program import Apply, Program, ProgramBuilder, numbered
from mirage_ir.search.plan.generate import generate
from mirage_ir.search.space import Space
from mirage_ir.target import DEFAULT_TARGET, machine
from mirage_ir.verify import Answer, Verdict, Verifier
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
FURTHER_OUTPUTS = "further outputs"
"""Not a law: both programs have outputs besides."""
LAW_PROGRAMS = 12
"""Random programs with places for laws, for each that is searched."""
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
        self.verifier = Verifier(decompose(self.source))
        self.points = RealPoints(self.source)
        for p in self.programs:
            verdict = self.verifier.check(decompose(p))
            if not verdict.equivalent:
                raise ProgramError(f"{self.source.name}: a program to start from is not proved: {verdict.message}")


def bases(random: Random, searched: int) -> Iterator[Base]:
    """Hand-written forms, the search's for `searched` random programs, and `LAW_PROGRAMS` times as many random ones for laws."""
    for source, fused in SMALL:
        yield Base(decompose(source), [fused])
    for source, fused in FULL:
        pair = shrink(decompose(source), fused)
        assert pair is not None
        yield Base(pair[0], [pair[1]])
    for source, programs in law_pairs():
        yield Base(source, programs)
    for _ in range(searched):
        source = decompose(random_program(random))
        yield Base(source, list(generate(source, Space.of({"top": 3}), machine(DEFAULT_TARGET)).candidates))
    for _ in range(LAW_PROGRAMS * searched):
        yield Base(decompose(random_law_program(random)), [])


def text(program: Program) -> str:
    """A program, one line a node, values by their numbers."""
    shapes = " ".join(f"{i}:{'x'.join(map(str, t.shape))}" for i, t in enumerate(program.inputs))
    out = [f"  inputs {shapes}, outputs {program.outputs}"]
    for first, node in numbered(len(program.inputs), program.nodes):
        if isinstance(node, Apply):
            out.append(f"  {first} = {_call(node)}")
            continue
        out.append(f"  {first} … = grid {node.grid} loop {node.loop} of {node.operands}")
        for inner, line in numbered(len(node.operands), node.body):
            out.append(f"    {inner} = {_call(line) if isinstance(line, Apply) else line}")
    return "\n".join(out) + "\n"


def _call(node: Apply) -> str:
    return " ".join([node.op, *map(str, node.operands), *(f"{k}={v}" for k, v in node.attrs)])


@dataclass(frozen=True, slots=True)
class Case:
    """A pair on which the verifier is wrong, or knows too little."""

    kind: str
    source: Program
    program: Program
    message: str

    def __str__(self) -> str:
        return f"({self.kind}):\nsource\n{text(self.source)}program\n{text(self.program)}{self.message}"


@dataclass(slots=True)
class Counts:
    """Mutants by kind of mistake, rewrites by each law in them: how many there were, and what the verifier said.

    What must not be: `accepted` are wrong mutants that it accepted, `refuted_rewrites` rewrites that it refuted,
    `false_refutations` answers *refuted* of which the counterexample is none. `unproved` are rewrites that it did not prove, of
    which there may be few.
    """

    wrong: Counter[str] = field(default_factory=Counter[str])
    equivalent: Counter[str] = field(default_factory=Counter[str])
    equivalent_unproved: Counter[str] = field(default_factory=Counter[str])
    undecided: Counter[str] = field(default_factory=Counter[str])
    asked: Counter[str] = field(default_factory=Counter[str])
    refuted: Counter[str] = field(default_factory=Counter[str])
    rewritten: Counter[str] = field(default_factory=Counter[str])
    composed: Counter[int] = field(default_factory=Counter[int])
    alone: Counter[str] = field(default_factory=Counter[str])
    accepted: list[Case] = field(default_factory=list[Case])
    false_refutations: list[Case] = field(default_factory=list[Case])
    unproved: list[Case] = field(default_factory=list[Case])
    refuted_rewrites: list[Case] = field(default_factory=list[Case])

    def add(self, other: Counts) -> None:
        for f in fields(self):
            mine: Any = getattr(self, f.name)
            mine += getattr(other, f.name)

    @property
    def right(self) -> bool:
        """Whether the verifier is as good as it must be."""
        failures = self.accepted or self.false_refutations or self.refuted_rewrites
        return not failures and 100 * len(self.unproved) <= self.composed.total()

    def table(self, kinds: Sequence[str]) -> str:
        """Tables in Markdown: mutants by kind, rewrites by law."""
        accepted, false = (Counter(case.kind for case in cases) for cases in (self.accepted, self.false_refutations))
        columns = (self.wrong, accepted, self.equivalent, self.equivalent_unproved, self.asked, self.refuted, false)
        head = "| mistake | wrong | accepted | equivalent | of these not proved | to be refuted | refuted | of these wrongly |"
        rows = [head, "|" + "---|" * 8]
        for k in (*kinds, None):
            cells = [c.total() if k is None else c[k] for c in columns]
            rows.append(f"| {k or 'all'} | {' | '.join(map(str, cells))} |")
        unproved = Counter(name for case in self.unproved for name in set(case.kind.split(" + ")))
        alone = Counter(case.kind for case in self.unproved)
        rows += ["", "| law | programs with it | not proved | with it alone | not proved |", "|" + "---|" * 5]
        for name in (*LAWS, FURTHER_OUTPUTS):
            cells = (self.rewritten[name], unproved[name], self.alone[name], alone[name])
            rows.append(f"| {name} | {' | '.join(map(str, cells))} |")
        of = ", ".join(f"{self.composed[n]} of {n}" for n in sorted(self.composed))
        rows.append(
            f"| programs | {self.composed.total()} | {len(self.unproved)} | {self.alone.total()} | {sum(alone[k] for k in LAWS)} |"
        )
        rows += [
            "",
            f"Rewrites composed: {of}. Refuted: {len(self.refuted_rewrites)}. Mutants left undecided: {self.undecided.total()}.",
        ]
        return "\n".join(rows)


def _refuted(verdict: Verdict, source: Program, program: Program) -> bool | None:
    """Whether an answer *refuted* is right by evaluation in 50 digits; None when the answer is another."""
    shown = verdict.counterexample
    if verdict.answer is not Answer.REFUTED:
        return None
    return shown is not None and differ_at(source, program, shown.inputs, shown.output, shown.entry)


def judge_mutants(found: list[Base], random: Random, wanted: int, refuted: int, kinds: PairMutations, counts: Counts) -> None:
    """Until `wanted` wrong mutants have been judged. Counterexamples are asked for until there are `refuted`."""
    seen: set[tuple[Program, Program]] = set()
    while counts.wrong.total() < wanted:
        base = random.choice(found)
        program = random.choice(base.programs or [base.source])
        verifier, points = base.verifier, base.points
        if random.random() < 0.35:
            small = mutant(program, random)
            made = None if small is None else (small[0], base.source, small[1])
        else:
            made = kinds.mutant(base.source, program, random)
        if made is None or made[1:] in seen:
            continue
        kind, source, program = made
        seen.add((source, program))
        if source is not base.source:
            verifier, points = Verifier(decompose(source)), RealPoints(source)
        accepted = verifier.check(decompose(program)).equivalent
        outcome = points.judge(program, MORE_POINTS) if accepted else points.judge(program)
        if outcome is Outcome.UNKNOWN:
            counts.undecided[kind] += 1
            continue
        if outcome is Outcome.SAME:
            counts.equivalent[kind] += 1
            counts.equivalent_unproved[kind] += not accepted
        else:
            counts.wrong[kind] += 1
            if accepted:
                counts.accepted.append(Case(kind, source, program, verifier.check(decompose(program)).message))
        if not accepted and counts.refuted.total() < refuted:
            counts.asked[kind] += 1
            verdict = verifier.check(decompose(program), refute=True)
            right = _refuted(verdict, source, program)
            counts.refuted[kind] += right is not None
            if right is False:
                counts.false_refutations.append(Case(kind, source, program, f"{verdict.message}\n{verdict.counterexample}"))


def judge_rewrites(found: list[Base], random: Random, wanted: int, counts: Counts) -> None:
    """Until `wanted` rewritten programs have been judged."""
    seen: set[tuple[Program, Program]] = set()
    while counts.composed.total() < wanted:
        base = random.choice(found)
        source, program, further = base.source, random.choice([base.source, *base.programs]), list[str]()
        if random.random() < 0.15:
            source, program = with_further_outputs(source, program, random)
            further.append(FURTHER_OUTPUTS)
        made = rewritten(program, random)
        if made is None:
            continue
        names, program = made
        if random.random() < 0.25:
            name, changed = law_rewritten(source, random)
            if changed is not None:
                source = changed
                names = [*names, name]
        verifier = base.verifier if source is base.source else Verifier(decompose(source))
        if (source, program) in seen or source == program:
            continue
        seen.add((source, program))
        counts.composed[len(names)] += 1
        names += further
        counts.rewritten.update(set(names))
        if len(names) == 1:
            counts.alone[names[0]] += 1
        if verifier.check(decompose(program)).equivalent:
            continue
        verdict = verifier.check(decompose(program), refute=True)
        case = Case(" + ".join(names), source, program, f"{verdict.message}\n{verdict.counterexample}")
        (counts.unproved if verdict.answer is Answer.NOT_PROVED else counts.refuted_rewrites).append(case)


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
    for what, cases in (
        ("ACCEPTED, but wrong", counts.accepted),
        ("REFUTED, but the counterexample is none", counts.false_refutations),
        ("REFUTED, but right", counts.refuted_rewrites),
        ("NOT PROVED", counts.unproved),
    ):
        for case in cases[: given.show]:
            print(f"\n{what} {case}")
    print(f"{time.perf_counter() - started:.0f} s")
    return 0 if counts.right else 1


if __name__ == "__main__":
    sys.exit(main())
