"""Parts of a large program, joined: which programs are chosen for them, and what is then known of the whole."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import fsum

from mirage_ir import statistics
from mirage_ir.numerics.rank import together
from mirage_ir.pipeline.acceptance import NO_CHANCE_LOG2
from mirage_ir.pipeline.candidate import Accuracy, Candidate, preference
from mirage_ir.program import Program
from mirage_ir.search.parts import MOST_COMBINATIONS, Part, cheapest, join
from mirage_ir.verify import Verdict
from mirage_ir.verify.union import union_log2


def join_parts(
    source: Program, parts: Sequence[Part], groups: Sequence[Sequence[Candidate]], top: int | None
) -> tuple[Candidate, ...]:
    """The `top` cheapest combinations (None: at most `MOST_COMBINATIONS`) of verified candidates for the parts of `source`.

    `groups[i]` are the candidates for `parts[i]`; the same candidate in two groups is one claim. Of each part, only the candidates
    with the fewest numerical faults are combined. Every candidate has an estimate and a verdict.
    """
    choices = [_soundest(group) for group in groups]
    found: list[Candidate] = []
    for numbers in cheapest([[c.cost_us for c in choice] for choice in choices], top or MOST_COMBINATIONS):
        chosen = [choice[i] for choice, i in zip(choices, numbers, strict=True)]
        found.append(
            Candidate(
                join(source, parts, [c.program for c in chosen]),
                fsum(c.cost_us for c in chosen),
                next((c.target for c in chosen if c.target is not None), None),
                accuracy=_accuracy([c.accuracy for c in chosen]),
                verified=_verdict([c.verdict for c in dict.fromkeys(chosen)]),
            )
        )
    return tuple(found)


def record_joined(joined: Sequence[Sequence[Candidate]]) -> None:
    """Counts for `--stats`. Kernels that reach across a cut were not looked for, so the search of the whole is not exhausted."""
    bounds = [c.verdict.bound_log2 for group in joined for c in group]
    statistics.record(verify__bound_log2=max(bounds), search__exhausted=False)


def _soundest(group: Sequence[Candidate]) -> list[Candidate]:
    """The candidates for a part with the fewest faults, cheapest first."""
    ranks = preference(group)
    least = min(ranks)
    return sorted((c for c, rank in zip(group, ranks, strict=True) if rank == least), key=lambda c: c.cost_us)


def _verdict(verdicts: Sequence[Verdict]) -> Verdict:
    """The verdict on a program whose parts were verified: it is wrong when one of them is. Tests are those of the weakest."""
    weakest = max(verdicts, key=lambda v: v.bound_log2)
    if weakest.bound_log2 <= NO_CHANCE_LOG2:
        return weakest
    bound = union_log2(v.bound_log2 for v in verdicts)
    message = f"equivalent in {len(verdicts)} parts: chance of error at most 2^{bound:.1f}, the sum of theirs"
    degree, atoms = max(v.degree for v in verdicts), max(v.atoms for v in verdicts)
    return replace(weakest, degree=degree, atoms=atoms, bound_log2=bound, message=message)


def _accuracy(parts: Sequence[Accuracy | None]) -> Accuracy | None:
    """The accuracy of a program when that of all its parts is known: the worst of each."""
    known = [a for a in parts if a is not None]
    if len(known) < len(parts):
        return None
    detailed = [a.numerics for a in known if a.numerics is not None]
    return Accuracy(
        max(a.error for a in known),
        tuple(dict.fromkeys(name for a in known for name in a.overflows)),
        max(a.rank for a in known),
        together(detailed) if len(detailed) == len(parts) else None,
    )
