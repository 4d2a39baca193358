"""Normal forms against the paper's axioms: `python bench/axioms.py` prints what was checked; it exits with 1 if anything disagrees.

* *equal*: pairs of terms that Z3 proves equal from the axioms (200 ms each), until there are 3,000; their normal forms must be the
  same.
* *part*: pairs of which Z3 proves that one is a subexpression of the other, until there are 3,000; `Subexpressions` must say so, of
  the values of the larger term, as in the search, and of its form alone where it divides by no quotient.
* *sound*: 10,000 random expressions; all pairs of different terms with one normal form must have the same values in finite fields.
* *absent*: pairs of which `Subexpressions` denies that one is a subexpression of the other, until there are 3,000; egglog, after as
  many rounds of the laws as there is room for, must not derive it.

The axioms, and what they have to do with indices, are in `paper_theory/laws.py`. `--seed` draws others.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "test" / "support"))

import random_programs as rp
from paper_theory.egglog_prover import contained
from paper_theory.forms import form
from paper_theory.generate import FUNCTIONS, INPUTS, PARTS, Generator
from paper_theory.meaning import Meaning
from paper_theory.terms import Term
from paper_theory.z3_prover import Z3Prover
from show_expression import show

from mirage_ir.expr.normal_form import Algebra
from mirage_ir.expr.subexpression import Subexpressions
from mirage_ir.expr.targets import program_roots

FEW = tuple(Term("In", (), name) for name in ("0:k.l,k.t", "1:k.t,s", "3:s"))
"""Inputs for expressions that are often equal."""
SPACE = rp.Space({"b": 2, "k.l": 2, "k.t": 2, "s": 3})
QUESTIONS = 8
"""Terms that are looked for in one term."""


@dataclass
class Tally:
    """How many claims there were of which kind, and those on which the two sides disagree."""

    counts: Counter[str] = field(default_factory=Counter[str])
    disagreements: list[str] = field(default_factory=list[str])

    def disagree(self, message: str) -> None:
        self.counts["disagreements"] += 1
        self.disagreements.append(message)


def prover() -> Z3Prover:
    return Z3Prover(PARTS, FUNCTIONS, INPUTS)


def equalities(seed: int, wanted: int) -> Tally:
    """Equalities that Z3 proves, between terms that are not written alike."""
    generator, z3, tally = Generator(random.Random(seed)), prover(), Tally()
    while tally.counts["proved"] < wanted:
        one, other = generator.equality()
        if one == other:
            continue
        tally.counts["asked"] += 1
        if z3.equal(one, other):
            tally.counts["proved"] += 1
            algebra = Algebra()
            x, y = form(algebra, one), form(algebra, other)
            if x != y:
                tally.disagree(f"{one} = {other} is provable; {show(algebra.store, x)} is not {show(algebra.store, y)}")
    return tally


def divisors(term: Term) -> list[Term]:
    """All that a term divides by."""
    return [t.arguments[1] for t in term.subterms() if t.head == "Div"]


def divides_by_a_quotient(term: Term) -> bool:
    return any(t.head == "Div" for divisor in divisors(term) for t in divisor.subterms())


def subexpressions(algebra: Algebra, whole: Term) -> Subexpressions:
    """The search's test, for the program that a term is."""
    values = [form(algebra, t) for t in whole.subterms()]
    return Subexpressions(algebra, program_roots(algebra, values, [form(algebra, d) for d in divisors(whole)]))


def containments(seed: int, wanted: int) -> Tally:
    """Subexpressions that Z3 proves to be such, but for those that stand in the term as they are."""
    generator, z3, tally = Generator(random.Random(seed)), prover(), Tally()
    while tally.counts["proved"] < wanted:
        part, whole = generator.containment()
        if part in whole.subterms():
            continue
        tally.counts["asked"] += 1
        if z3.contains(whole, part):
            tally.counts["proved"] += 1
            algebra = Algebra()
            x = form(algebra, part)
            if not subexpressions(algebra, whole)(x):
                tally.disagree(f"{part} ⊑ {whole} is provable; {show(algebra.store, x)} is refused")
            elif not divides_by_a_quotient(whole):
                tally.counts["proved without quotients as divisors"] += 1
                if not Subexpressions(algebra, [form(algebra, whole)])(x):
                    tally.disagree(f"{part} ⊑ {whole} is provable; {show(algebra.store, x)} is refused, of the form alone")
    return tally


def soundness(seed: int, expressions: int) -> Tally:
    """Equal normal forms among random expressions, those with maxima and signs too."""
    generator, tally, algebra = Generator(random.Random(seed), FEW, True), Tally(), Algebra()
    by_form: defaultdict[int, dict[Term, None]] = defaultdict(dict)
    for _ in range(expressions):
        term = generator.term(generator.draw.choice((1, 2, 2, 3, 3)))
        by_form[form(algebra, term)][term] = None
    tally.counts |= Counter(expressions=expressions, forms=len(by_form))
    exactly, really = Meaning(SPACE), Meaning(SPACE, rp.REALS)
    for x, terms in by_form.items():
        for one, other in combinations(terms, 2):
            tally.counts["equal pairs"] += 1
            ordered = any(inner.head in ("Larger", "Over") for term in (one, other) for _, inner in term.positions())
            if (really if ordered else exactly).differ(one, other):
                tally.disagree(f"{one} and {other} have the form {show(algebra.store, x)} and different values")
    return tally


def absences(seed: int, wanted: int) -> Tally:
    """Subexpressions that are denied, of the larger term's form alone where that is to be enough."""
    generator, tally = Generator(random.Random(seed)), Tally()
    while tally.counts["denied"] < wanted:
        whole = generator.rewritten(generator.term(generator.draw.randint(2, 4)), 2)
        algebra = Algebra()
        alone = not divides_by_a_quotient(whole)
        embeds = Subexpressions(algebra, [form(algebra, whole)]) if alone else subexpressions(algebra, whole)
        candidates = [generator.near(whole) for _ in range(QUESTIONS)]
        tally.counts["asked"] += len(candidates)
        denied = [c for c in candidates if not embeds(form(algebra, c))][: wanted - tally.counts["denied"]]
        tally.counts["denied"] += len(denied)
        for part, derived in zip(denied, contained(whole, denied, PARTS), strict=True):
            if derived:
                tally.disagree(f"{part} ⊑ {whole} is derived; {show(algebra.store, form(algebra, part))} is refused")
    return tally


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--proofs", type=int, default=3000, help="proved equalities, proved subexpressions, and denied ones")
    parser.add_argument("--expressions", type=int, default=10_000)
    options = parser.parse_args()
    checks: dict[str, tuple[Callable[[int, int], Tally], int]] = {
        "equal": (equalities, options.proofs),
        "part": (containments, options.proofs),
        "sound": (soundness, options.expressions),
        "absent": (absences, options.proofs),
    }
    failed = False
    for name, (check, number) in checks.items():
        started = time.perf_counter()
        tally = check(options.seed, number)
        counts = ", ".join(f"{count} {what}" for what, count in tally.counts.items())
        print(
            f"{name:8}{counts}{'' if tally.disagreements else ', 0 disagreements'} in {time.perf_counter() - started:.0f} s",
            flush=True,
        )
        for message in tally.disagreements:
            print(f"  {message}", flush=True)
        failed |= bool(tally.disagreements)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
