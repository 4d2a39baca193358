"""The verifier's answers on wrong mutants and right rewrites, judged by evaluation in 50 digits, which shares nothing with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from random import Random
from typing import Any, Protocol

from mutations import mutant
from pair_mutations import with_further_outputs
from real_points import MORE_POINTS, Outcome, RealPoints, differ_at
from rewrites import LAWS, law_rewritten, rewritten

from mirage_ir.decompose import decompose
from mirage_ir.errors import ProgramError
from mirage_ir.program import Apply, Program, numbered
from mirage_ir.verify import Answer, Verdict, Verifier
from mirage_ir.verify.classes import on_classes
from mirage_ir.verify.identities import normalize

SMALL_MISTAKES = 0.35
"""The share of mutants with a mistake of `mutations`, which knows no source."""
FURTHER_OUTPUTS = "further outputs"
"""Not a law: both programs have outputs besides."""


class Mistakes(Protocol):
    """Kinds of mistakes that a source and a program may have."""

    def mutant(self, source: Program, program: Program, random: Random) -> tuple[str, Program, Program] | None:
        """A kind with a source and a well-formed program that has the mistake; None when none was made in some attempts."""
        ...


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
    classes: Counter[str] = field(default_factory=Counter[str])
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

    def judged(self, what: str, source: Program, program: Program) -> None:
        """Counts a mutant or a rewrite, and whether it has classes of indices."""
        self.classes[what] += 1
        self.classes[f"{what} on classes"] += has_classes(source, program)

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
            "Tried on classes of indices: "
            + ", ".join(f"{self.classes[f'{what} on classes']} of {self.classes[what]} {what}" for what in ("mutants", "rewrites"))
            + ".",
        ]
        return "\n".join(rows)

    def show(self, most: int) -> None:
        """Prints failures, at most so many of a sort."""
        for what, cases in (
            ("ACCEPTED, but wrong", self.accepted),
            ("REFUTED, but the counterexample is none", self.false_refutations),
            ("REFUTED, but right", self.refuted_rewrites),
            ("NOT PROVED", self.unproved),
        ):
            for case in cases[:most]:
                print(f"\n{what} {case}")


def has_classes(source: Program, program: Program) -> bool:
    """Whether a pair has classes of indices."""
    ours, theirs = (normalize(decompose(p)) for p in (source, program))
    return on_classes(ours, theirs) is not None


def _refuted(verdict: Verdict, source: Program, program: Program) -> bool | None:
    """Whether an answer *refuted* is right by evaluation in 50 digits; None when the answer is another."""
    shown = verdict.counterexample
    if verdict.answer is not Answer.REFUTED:
        return None
    return shown is not None and differ_at(source, program, shown.inputs, shown.output, shown.entry)


def judge_mutants(
    found: list[Base], random: Random, wanted: int, refuted: int, kinds: Mistakes, counts: Counts, small: float = SMALL_MISTAKES
) -> None:
    """Until `wanted` wrong mutants have been judged. Counterexamples are asked for until there are `refuted`."""
    seen: set[tuple[Program, Program]] = set()
    while counts.wrong.total() < wanted:
        base = random.choice(found)
        program = random.choice(base.programs or [base.source])
        verifier, points = base.verifier, base.points
        if random.random() < small:
            changed = mutant(program, random)
            made = None if changed is None else (changed[0], base.source, changed[1])
        else:
            made = kinds.mutant(base.source, program, random)
        if made is None or made[1:] in seen:
            continue
        kind, source, program = made
        seen.add((source, program))
        if source is not base.source:
            verifier, points = Verifier(decompose(source)), RealPoints(source)
        counts.judged("mutants", source, program)
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
        counts.judged("rewrites", source, program)
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
