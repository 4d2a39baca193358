"""The stages, each usable alone: saturate, generate, check numerics, verify, select, join.

A stage takes workloads and returns them with more findings about their candidates. It records its counts for `--stats`, and reports
to a `Listener`.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from math import fsum
from operator import itemgetter

from mirage_ir import statistics
from mirage_ir.block.cost import order_of, program_cost
from mirage_ir.budget import Budget, Phase
from mirage_ir.cache.results import Cache
from mirage_ir.canonical import CanonicalForm, canonical
from mirage_ir.decompose import Decomposed
from mirage_ir.errors import SearchError
from mirage_ir.numerics.check import Checker
from mirage_ir.numerics.inputs import Trial, make_trials
from mirage_ir.numerics.rank import Ranked, ending, rank, together
from mirage_ir.pipeline.acceptance import NO_CHANCE_LOG2, Judge, itself
from mirage_ir.pipeline.candidate import Accuracy, Candidate, PipelineStage, Workload, fewest_kernels, preference
from mirage_ir.pipeline.history import StageRecord, keep
from mirage_ir.pipeline.listener import Listener
from mirage_ir.program import Program
from mirage_ir.saturate.engine import Alternatives, alternatives, record_saturation
from mirage_ir.saturate.laws.concatenations import of_concatenations
from mirage_ir.saturate.laws.reshapes import of_reshapes
from mirage_ir.saturate.laws.slices import of_slices
from mirage_ir.saturate.limits import Wanted
from mirage_ir.saturate.pool import pooled
from mirage_ir.search.cone.kernels import Effort
from mirage_ir.search.plan.generate import generate_each
from mirage_ir.search.plan.parts import MOST_COMBINATIONS, Part, cheapest, join
from mirage_ir.search.run.control import Control
from mirage_ir.search.run.run import Run
from mirage_ir.search.space import Space
from mirage_ir.target.machines import DEFAULT_TARGET, Machine, machine
from mirage_ir.verify import Verdict
from mirage_ir.verify.equivalence import Verifier
from mirage_ir.verify.union import union_log2

LARGEST_SHARE = 2
"""A program may take one of as many shares of the time left to be verified, however many wait. A choice: most need little."""

# Saturation.


def saturate(
    workloads: Sequence[Workload], goal: Machine, wanted: Wanted, budget: Budget, listener: Listener, *, candidates: bool = False
) -> list[Workload]:
    """Finds programs equal to each workload by the laws of algebra, best first: its `equal`.

    Before them comes the workload with its slices and reshapes moved, which takes its place in the search, where that stores less
    (`of_slices`, `of_reshapes`), then the one with element-wise operators of the parts of concatenations (`of_concatenations`), and
    after them the one with products in parts. With `candidates` they become its candidates, without these three and the workload
    itself last.
    """
    started, phase = time.perf_counter(), budget.phase(Phase.SATURATION)
    every: list[Alternatives] = []
    done: list[Workload] = []
    for work in workloads:
        with listener.blaming(work.name), phase.running(len(workloads) - len(every)):
            found = alternatives(work.program, goal, width=wanted.width, stabilize=wanted.stabilize)
        every.append(found)
        if found.budget_met:
            phase.met = True
            listener.tell(work.name, found.ending())
        kept, stable = wanted.choose(found, goal)
        instead = stable
        if candidates and not stable:
            kept = (*(() if wanted.stabilize else kept), found.source.program)
        elif not stable:  # With fewer values stored for views of them, nothing is better as it is written.
            whole = of_reshapes(work.program)
            apart, products = (of_slices(whole, products=products) for products in (False, True))
            instead = apart != work.program
            kept = tuple(p for p in dict.fromkeys((apart, of_concatenations(apart), *kept, products)) if p != work.program)
        names = (work.name if candidates else f"{work.name}.equal{n}" for n in range(len(kept)))
        claims = [Decomposed(replace(program, name=name)) for program, name in zip(kept, names, strict=True)]
        equal = tuple(Candidate(program, program_cost(program, goal), goal.name) for program in claims)
        done.append(replace(work, candidates=equal) if candidates else replace(work, equal=equal, instead=instead))
    record_saturation(every, sum(len(w.candidates if candidates else w.equal) for w in done))
    seconds = time.perf_counter() - started
    found = tuple(every)
    keep(StageRecord(PipelineStage.SATURATE, tuple(done), seconds, budget.seconds, phase.met, alternatives=found))
    return done


# The search.


def generate(
    workloads: Sequence[Workload],
    space: Space,
    goal: Machine,
    control: Control,
    cache: Cache | None,
    budget: Budget,
    listener: Listener,
) -> list[Workload]:
    """Searches kernels for each workload and its equal programs. The claims found become its candidates, best first.

    Candidates that an earlier search saved stay among them. Raises `OptionError` when the checkpoint of `control` cannot be used,
    `ProgramError` for a program that the search cannot start from.
    """
    started, phase = time.perf_counter(), budget.phase(Phase.SEARCH)
    searched = {(n, m): entry for n, work in enumerate(workloads) for m, entry in enumerate(_searched(work))}
    asked = {key: program for key, (program, _) in searched.items()}
    first = tuple(p for (_, m), p in asked.items() if m == 0)
    with Run(control, first, space, goal, phase.seconds()) as run:
        search = generate_each if cache is None else cache.generate_each
        each = search(asked, run, lambda key: listener.blaming(asked[key].name), itemgetter(0))
    done: list[Workload] = []
    effort, claims, saved, left = Effort(), 0, 0, 0
    for n, work in enumerate(workloads):
        found = pooled([g for (k, _), g in each.items() if k == n], goal)
        if found.budget_met:
            phase.met = True
            listener.tell(work.name, found.ending())
        begun = {c: searched[k, m][1] for (k, m), g in reversed(each.items()) if k == n for c in g.candidates}
        new = [Candidate(c, program_cost(c, goal), goal.name, searched_from=begun[c]) for c in found.candidates]
        every = _with_saved(new, [c for c in work.candidates if c.saved is not None], goal)
        saved += sum(c.saved is not None for c in every)
        generated = replace(found, candidates=tuple(c.program for c in every))
        done.append(replace(work, equal=(), instead=False, candidates=tuple(every), generated=generated))
        effort.add(found.effort)
        claims += len(found.candidates)
        left += found.left
    statistics.record(
        **effort.statistics(),
        search__candidates=claims,
        search__left=left,
        search__budget_met=phase.met,
        search__seconds=time.perf_counter() - started,
        **({"search__saved": saved} if saved else {}),
    )
    seconds = time.perf_counter() - started
    searched_too = tuple(replace(after, equal=before.equal) for before, after in zip(workloads, done, strict=True))
    keep(StageRecord(PipelineStage.GENERATE, searched_too, seconds, budget.seconds, phase.met, space=space))
    return done


def _searched(work: Workload) -> list[tuple[Decomposed, str | None]]:
    """The programs to search for a workload, each with the name of the equal program that it is; None for the workload itself.

    All bear the workload's name, so that equal results of several searches compare equal.
    """
    equal = [(named(c.program, work.program), c.program.name) for c in work.equal]
    return [*equal] if work.instead else [(work.program, None), *equal]


def named(program: Decomposed, like: Program) -> Decomposed:
    """The program under the names of another."""
    return replace(program, name=like.name, input_names=like.input_names)


def _with_saved(found: Sequence[Candidate], saved: Sequence[Candidate], goal: Machine) -> list[Candidate]:
    """New and saved candidates, best first. Where two differ in names and order alone, the new one stays.

    Saved candidates are claims and do not bound the search: a cheap wrong one would hide right ones.
    """
    if not saved:
        return list(found)
    first: dict[CanonicalForm, Candidate] = {}
    for candidate in saved:
        fresh = Candidate(candidate.program, program_cost(candidate.program, goal), goal.name, candidate.saved)
        first.setdefault(canonical(candidate.program), fresh)
    again = [first.pop(canonical(c.program), None) for c in found]
    every = [c if s is None else replace(c, saved=s.saved) for c, s in zip(found, again, strict=True)]
    return _ordered([*every, *first.values()])


def _ordered(candidates: Sequence[Candidate]) -> list[Candidate]:
    """Candidates, best first by their costs and kernels."""
    return [candidates[n] for n in order_of([c.cost_us for c in candidates], [c.program.kernels for c in candidates])]


# Numerics.


def check_numerics(
    workloads: Sequence[Workload], wanted: int | None, seed: int, cache: Cache | None, budget: Budget, listener: Listener
) -> list[Workload]:
    """Runs candidates in their types on every class of inputs, and puts those with faults behind those without.

    It ends for a workload when `wanted` candidates without faults are known (`mirage_ir.numerics.rank.rank`). Raises `OptionError`
    for a wrong seed, `ProgramError` for a program that is not well formed.
    """
    started, phase = time.perf_counter(), budget.phase(Phase.NUMERICS)
    make_checker = Checker if cache is None else cache.checker
    looked: list[Ranked] = []
    errors: list[float] = []
    overflowing: set[Trial] = set()
    done: list[Workload] = []
    for work in workloads:
        with listener.blaming(work.name):
            checker = make_checker(work.program, seed=seed)
            # A candidate with other inputs or outputs has no numbers to compare: verification refuses it.
            fits = [checker.fits(c.program) for c in work.candidates]
            fitting = [c for c, fit in zip(work.candidates, fits, strict=True) if fit]
            with phase.running(len(workloads) - len(done)) as clock:
                ranking = rank(checker, [c.program for c in fitting], wanted)
        if clock.cut:
            listener.tell(work.name, ending(ranking))
        order = [replace(fitting[place.position], accuracy=_accuracy(place)) for place in ranking]
        others = (c for c, fit in zip(work.candidates, fits, strict=True) if not fit)
        done.append(replace(work, candidates=(*order, *others)))
        looked += [place for place in ranking if place.faults is not None]
        if ranking and (best := ranking[0].numerics) is not None:
            errors += [e for e in (best.normal.error,) if e == e]
            overflowing.update(best.overflowing)
    statistics.record(
        numerics__checked=len(looked),
        numerics__faulty=sum(bool(place.faults) for place in looked),
        numerics__seconds=time.perf_counter() - started,
        numerics__budget_met=phase.met,
        numerics__overflowing=[str(trial) for trial in make_trials() if trial in overflowing],
    )
    if errors:
        statistics.record(numerics__error=float(f"{max(errors):.2g}"))
    seconds = time.perf_counter() - started
    keep(StageRecord(PipelineStage.CHECK_NUMERICS, tuple(done), seconds, budget.seconds, phase.met))
    return done


def _accuracy(place: Ranked) -> Accuracy | None:
    if place.numerics is None or place.faults is None:
        return None
    overflows = tuple(str(trial) for trial in place.numerics.overflowing)
    return Accuracy(place.numerics.normal.error, overflows, place.faults.rank, place.numerics)


# Verification.


def verify(
    workloads: Sequence[Workload],
    wanted: int | None,
    cache: Cache | None,
    budget: Budget,
    listener: Listener,
    *,
    tests: int | None = None,
    lanes: int | None = None,
    memory: float | None = None,
    seed: int = 0,
) -> list[Workload]:
    """Verifies candidates in their order until `wanted` (None: all) are, and beyond those one that launches fewer kernels.

    When time is up before a candidate is verified, the workload itself becomes the candidate.
    `mirage_ir.verify.equivalence.Verifier` explains `tests`, `lanes`, `memory` (GiB) and `seed`.
    """
    started, phase = time.perf_counter(), budget.phase(Phase.VERIFICATION)
    make_verifier = Verifier if cache is None else cache.verifier
    done: list[Workload] = []
    for work in workloads:
        verified: list[Candidate] = []
        rejected = 0
        with phase.running(min(LARGEST_SHARE, len(workloads) - len(done))):
            with listener.blaming(work.name):
                make = partial(make_verifier, work.program, tests=tests, lanes=lanes, memory=memory, seed=seed)
                judge = Judge(work.program, make, remembers=cache is not None)
            for candidate in work.candidates:
                program = candidate.program
                if wanted is not None and len(verified) >= wanted and program.kernels >= fewest_kernels(verified):
                    continue
                with listener.blaming(program.name):
                    verdict = judge.check(program)
                if verdict is not None and verdict.equivalent:
                    verified.append(replace(candidate, verified=verdict))
                elif verdict is not None:
                    rejected += 1
                    listener.refused(work.name, program.name, verdict)
        if judge.unverified:
            listener.tell(work.name, judge.ending())
            if not verified:
                verified.append(Candidate(work.program, target=work.candidates[0].target, verified=itself()))
        fewest = fewest_kernels(verified)
        done.append(replace(work, candidates=tuple(verified), rejected=rejected, unverified=judge.unverified, min_kernels=fewest))
    phase.met = any(w.unverified for w in done)
    bounds = [c.verdict.bound_log2 for w in done for c in w.candidates]
    fewest = sum(w.times * w.min_kernels for w in done)
    statistics.record(
        search__verified=len(bounds),
        verify__rejected=sum(w.rejected for w in done),
        verify__unverified=sum(w.unverified for w in done),
        verify__budget_met=phase.met,
        verify__seconds=time.perf_counter() - started,
        **({"verify__bound_log2": max(bounds), "search__min_kernels": fewest} if bounds else {}),
    )
    keep(StageRecord(PipelineStage.VERIFY, tuple(done), time.perf_counter() - started, budget.seconds, phase.met))
    return done


# Selection.


def select(workloads: Sequence[Workload], goal: Machine | None, top: int | None, listener: Listener) -> list[Workload]:
    """The `top` best verified candidates of each workload (None: all): those with the least rank, best first by costs and kernels.

    Costs are estimated for `goal`. When it is None, the estimates that candidates carry count; those without one are estimated for
    their own target. Raises `SearchError` for a workload without a verified candidate.
    """
    done: list[Workload] = []
    for work in workloads:
        verified = [c for c in work.candidates if c.verified is not None]
        if not verified:
            with listener.blaming(work.name):
                raise SearchError(f"none of its {len(work.candidates)} candidates is verified, so none can be chosen")
        estimated: list[Candidate] = []
        for candidate in verified:
            with listener.blaming(candidate.program.name):
                estimated.append(_estimated(candidate, goal))
        ranks = preference(estimated)
        groups = ([c for c, r in zip(estimated, ranks, strict=True) if r == rank] for rank in sorted(set(ranks)))
        ranked = [c for group in groups for c in _ordered(group)]
        done.append(replace(work, candidates=tuple(ranked[:top])))
    statistics.record(
        best__kernels=sum(w.times * w.candidates[0].program.kernels for w in done),
        best__cost_us=sum(w.times * w.candidates[0].cost_us for w in done),
    )
    keep(StageRecord(PipelineStage.SELECT, tuple(done)))
    return done


def _estimated(candidate: Candidate, goal: Machine | None) -> Candidate:
    """The candidate with its cost on `goal`, or on its own target."""
    where = goal or machine(candidate.target or DEFAULT_TARGET)
    if candidate.estimated_us is not None and (goal is None or goal.name == candidate.target):
        return replace(candidate, target=where.name)
    return replace(candidate, estimated_us=program_cost(candidate.program, where), target=where.name)


# Parts.


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
                accuracy=_worst([c.accuracy for c in chosen]),
                verified=_joint([c.verdict for c in dict.fromkeys(chosen)]),
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


def _joint(verdicts: Sequence[Verdict]) -> Verdict:
    """The verdict on a program from the verdicts on its parts: a union bound, with the tests of the weakest part."""
    weakest = max(verdicts, key=lambda v: v.bound_log2)
    if weakest.bound_log2 <= NO_CHANCE_LOG2:
        return weakest
    bound = union_log2(v.bound_log2 for v in verdicts)
    message = f"equivalent in {len(verdicts)} parts: chance of error at most 2^{bound:.1f}, the sum of theirs"
    degree, atoms = max(v.degree for v in verdicts), max(v.atoms for v in verdicts)
    return replace(weakest, degree=degree, atoms=atoms, bound_log2=bound, message=message)


def _worst(parts: Sequence[Accuracy | None]) -> Accuracy | None:
    """The accuracy of a program from its parts: the worst of each number; None when a part has none."""
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
