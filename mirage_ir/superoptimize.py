"""The pipeline as one engine call: decompose, saturate, generate, check numerics, verify, select. The passes do the same on IR."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import fsum
from operator import itemgetter

from mirage_ir import statistics
from mirage_ir.acceptance import Judge, itself
from mirage_ir.block.cost import program_cost
from mirage_ir.budget import Budget, Phase, PhaseTime
from mirage_ir.cache.results import Cache
from mirage_ir.clock import Clock
from mirage_ir.decompose import decompose
from mirage_ir.errors import SearchError
from mirage_ir.numerics.check import Checker, Numerics
from mirage_ir.numerics.rank import Faults, Ranked, ending, rank, together
from mirage_ir.program import Program
from mirage_ir.saturate.engine import Alternatives, record_saturation
from mirage_ir.saturate.pool import pooled, to_search
from mirage_ir.saved import claims
from mirage_ir.search.control import Control
from mirage_ir.search.generate import Generated, generate_each
from mirage_ir.search.kernels import Effort
from mirage_ir.search.parts import MOST_COMBINATIONS, Part, cheapest, cut, join, size_of
from mirage_ir.search.run import Run
from mirage_ir.search.space import Space
from mirage_ir.target.machines import Machine
from mirage_ir.verify.equivalence import Verdict, Verifier
from mirage_ir.verify.union import union_log2


@dataclass(frozen=True, slots=True)
class Candidate:
    """A verified program: `cost_us` is the cost model's estimate in microseconds.

    `numerics` says how it does in its types on every class of inputs, `faults` what ranks it below others. Both are None for one
    that was not looked at, since enough others without faults were found before it.
    """

    program: Program
    cost_us: float
    verdict: Verdict
    numerics: Numerics | None = None
    faults: Faults | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """What a superoptimization found: `candidates` best first, all verified against `source` at full size (or `source` itself).

    `min_kernels` is the fewest kernels of any verified candidate, `rejected` the number that the verifier refused. `budget_ended`
    are the phases that the budget ended, in their order; `unverified` is the number of candidates that were left out since
    verification was one of them. Of a program in parts, `generated` has only the candidates that were returned.
    """

    source: Program
    candidates: tuple[Candidate, ...]
    generated: Generated
    min_kernels: int
    rejected: int
    unverified: int = 0
    budget_ended: tuple[Phase, ...] = ()


@dataclass(frozen=True, slots=True)
class _Looked:
    """One part's candidates in the order of their numerics, and the seconds that it took to know that."""

    ranking: tuple[Ranked, ...]
    seconds: float

    @property
    def known(self) -> tuple[Ranked, ...]:
        """Those that were looked at."""
        return tuple(place for place in self.ranking if place.faults is not None)


@dataclass(frozen=True, slots=True)
class _Searched:
    """One part's result, the candidates verified for it with their weakest bound, and the seconds of verification."""

    result: Result
    looked: _Looked
    verified: int
    bound_log2: float
    seconds: float


def superoptimize(
    program: Program,
    space: Space,
    machine: Machine,
    *,
    tests: int | None = None,
    lanes: int | None = None,
    memory: float | None = None,
    seed: int = 0,
    control: Control | None = None,
    cache: Cache | None = None,
    stabilize: bool = False,
    candidates: Sequence[Program] = (),
) -> Result:
    """The best `space.top` programs that compute what `program` does.

    Candidates are run in their types on every class of inputs (`mirage_ir.numerics`); those without faults come first, otherwise
    the order is that of their cost. They are verified in this order until enough are; beyond those, one that launches fewer
    kernels. A large program is cut into parts (`mirage_ir.search.parts`), which are searched and verified one by one, those that
    are the same once; what is returned then are the cheapest combinations.

    What equality saturation finds better (`mirage_ir.saturate`) is searched beside the program, unless all programs of the space
    are wanted; the best of all searches wins, and everything is verified against the program as it was written. With `stabilize`,
    programs in which no exp can overflow are searched in its place.

    `candidates` are programs that are said to compute the same, as from an earlier search: they are checked, verified and ranked
    like what is found. A program with some is not cut into parts.

    `tests`, `lanes`, `seed` and `memory` are those of `mirage_ir.verify.equivalence.Verifier`.

    `control` says how the search is run; parts share its budget and its checkpoint. The budget bounds all of this together
    (`mirage_ir.budget`): when it ends verification, the result is what was verified by then. When that is nothing, it is `program`
    as it was, decomposed, which always computes the same as itself. `control.warn` is told what the budget ended.

    `cache` keeps what was found, and gives what is known already (docs/cache.md). Raises `ProgramError` when the program is not
    well formed, `OptionError` when the checkpoint cannot be used, `SearchError` when the verifier refuses every candidate.
    """
    control = control or Control()
    budget = Budget(control.budget, shown=control.progress in (None, True))
    source = decompose(program)
    parts = cut(source, machine, size_of(source)) if candidates else cut(source, machine)
    waiting: dict[Hashable, Program] = {}
    for part in parts:
        waiting.setdefault(part.key, part.program)
    saturated = _saturated(waiting, space, machine, stabilize, budget.phase(Phase.SATURATION), control.warn)
    asked = {(key, n): p for key, programs in saturated.items() for n, p in enumerate(programs)}
    started = time.perf_counter()
    searching = budget.phase(Phase.SEARCH)
    with Run(control, tuple(waiting.values()), space, machine, searching.seconds()) as run:
        search = generate_each if cache is None else cache.generate_each
        each = search(asked, run, group=itemgetter(0))
        generated = {key: pooled([g for (k, _), g in each.items() if k == key], machine) for key in waiting}
        if candidates:
            (key,) = waiting
            every = claims(generated[key].candidates, [_named(decompose(c), source) for c in candidates], machine)
            generated[key] = replace(generated[key], candidates=tuple(c.program for c in every))
            statistics.record(search__saved=sum(bool(c.saved) for c in every))
        for key, found in generated.items():
            if found.budget_met:
                searching.met = True
                run.warn(f"{waiting[key].name}: {found.ending()}")
    seconds = time.perf_counter() - started
    checks = _Checks(space, machine, tests, lanes, memory, seed, cache, control.warn)
    looked: dict[Hashable, _Looked] = {}
    checking = budget.phase(Phase.NUMERICS)
    for key, found in generated.items():
        with checking.running(len(generated) - len(looked)) as clock:
            looked[key] = checks.numerics(waiting[key], found, clock)
    searched: dict[Hashable, _Searched] = {}
    verifying = budget.phase(Phase.VERIFICATION)
    for key, found in generated.items():
        with verifying.running(len(generated) - len(searched)):
            searched[key] = checks.verification(waiting[key], found, looked[key])
    verifying.met = any(s.result.unverified for s in searched.values())
    done = [searched[part.key] for part in parts]
    distinct = list(searched.values())
    result = done[0].result if len(parts) == 1 else _joined(source, parts, done, distinct, space)
    result = replace(result, budget_ended=budget.ended)
    statistics.record(
        **result.generated.statistics(),
        search__candidates=sum(len(s.result.generated.candidates) for s in distinct),
        search__seconds=seconds,
        search__verified=sum(s.verified for s in distinct),
        search__min_kernels=result.min_kernels,
        verify__rejected=result.rejected,
        verify__unverified=result.unverified,
        verify__budget_met=verifying.met,
        verify__bound_log2=done[0].bound_log2 if len(parts) == 1 else max(c.verdict.bound_log2 for c in result.candidates),
        verify__seconds=sum(s.seconds for s in distinct),
        numerics__budget_met=checking.met,
        **_numerics_statistics(distinct, result.candidates[0]),
        best__kernels=result.candidates[0].program.kernels,
        best__cost_us=result.candidates[0].cost_us,
    )
    return result


def _named(program: Program, source: Program) -> Program:
    return replace(program, name=source.name, input_names=source.input_names)


def _saturated(
    waiting: Mapping[Hashable, Program],
    space: Space,
    machine: Machine,
    stabilize: bool,
    phase: PhaseTime,
    warn: Callable[[str], None],
) -> dict[Hashable, tuple[Program, ...]]:
    """The programs to search for each of those waiting: itself, and what saturation finds better.

    Where all programs of a space are wanted, they are those of the program as it is written.
    """
    if space.top is None and not stabilize:
        return {key: (program,) for key, program in waiting.items()}
    programs: dict[Hashable, tuple[Program, ...]] = {}
    found: list[Alternatives] = []
    for key, program in waiting.items():
        with phase.running(len(waiting) - len(programs)):
            programs[key], saturated = to_search(program, machine, stabilize=stabilize)
        found.append(saturated)
        if saturated.budget_met:
            phase.met = True
            warn(f"{program.name}: {saturated.ending()}")
    record_saturation(found, sum(map(len, programs.values())) - len(waiting))
    return programs


@dataclass(frozen=True, slots=True)
class _Checks:
    """What is checked of the candidates for a program, or for a part of one, in the time of the running clock."""

    space: Space
    machine: Machine
    tests: int | None
    lanes: int | None
    memory: float | None
    seed: int
    cache: Cache | None
    warn: Callable[[str], None]

    def numerics(self, source: Program, generated: Generated, clock: Clock) -> _Looked:
        """The order of the candidates by how they do in their types."""
        started = time.perf_counter()
        make = Checker if self.cache is None else self.cache.checker
        ranking = rank(make(source, seed=self.seed), generated.candidates, self.space.top)
        if clock.cut:
            self.warn(f"{source.name}: {ending(ranking)}")
        return _Looked(tuple(ranking), time.perf_counter() - started)

    def verification(self, source: Program, generated: Generated, looked: _Looked) -> _Searched:
        """The result from the candidates in their order. Raises `SearchError` when the verifier refuses all of them."""
        started = time.perf_counter()
        make = Verifier if self.cache is None else self.cache.verifier
        make_verifier = partial(make, source, tests=self.tests, lanes=self.lanes, seed=self.seed, memory=self.memory)
        judge = Judge(source, make_verifier, remembers=self.cache is not None)
        verified: list[Candidate] = []
        rejected = 0
        wanted = len(generated.candidates) if self.space.top is None else self.space.top

        def accept(program: Program, verdict: Verdict, place: Ranked | None) -> None:
            numerics, faults = (None, None) if place is None else (place.numerics, place.faults)
            verified.append(Candidate(program, program_cost(program, self.machine), verdict, numerics, faults))

        for place in looked.ranking:
            candidate = generated.candidates[place.position]
            if len(verified) >= wanted and candidate.kernels >= min(c.program.kernels for c in verified):
                continue
            verdict = judge.check(candidate)
            if verdict is not None and verdict.equivalent:
                accept(candidate, verdict, place)
            else:
                rejected += verdict is not None
        if judge.unverified:
            self.warn(f"{source.name}: {judge.ending()}")
            if not verified:
                accept(source, itself(), None)
        if not verified:
            raise SearchError(f"none of {len(generated.candidates)} candidates could be verified")
        fewest = min(c.program.kernels for c in verified)
        result = Result(source, tuple(verified[:wanted]), generated, fewest, rejected, judge.unverified)
        weakest = max(c.verdict.bound_log2 for c in verified)
        return _Searched(result, looked, len(verified), weakest, time.perf_counter() - started)


def _numerics_statistics(distinct: Sequence[_Searched], best: Candidate) -> dict[str, statistics.Value]:
    found: dict[str, statistics.Value] = {
        "numerics__checked": sum(len(s.looked.known) for s in distinct),
        "numerics__faulty": sum(bool(place.faults) for s in distinct for place in s.looked.known),
        "numerics__seconds": sum(s.looked.seconds for s in distinct),
    }
    if best.numerics is not None:
        error = best.numerics.normal.error
        if error == error:
            found["numerics__error"] = float(f"{error:.2g}")
        found["numerics__overflowing"] = [str(trial) for trial in best.numerics.overflowing]
    return found


def _joined(
    source: Program, parts: Sequence[Part], done: Sequence[_Searched], distinct: Sequence[_Searched], space: Space
) -> Result:
    """The result for a program from those of its parts; `distinct` has each search once."""
    most = MOST_COMBINATIONS if space.top is None else space.top
    candidates: list[Candidate] = []
    choices = [_least_faulty(s.result.candidates) for s in done]
    for chosen in cheapest([[c.cost_us for c in choice] for choice in choices], most):
        picked = [choice[i] for choice, i in zip(choices, chosen, strict=True)]
        whole = join(source, parts, [c.program for c in picked])
        verdict = _together([c.verdict for c in dict.fromkeys(picked)])
        known = [c.numerics for c in picked if c.numerics is not None]
        faults = [c.faults for c in picked if c.faults is not None]
        complete = len(known) == len(picked)
        candidates.append(
            Candidate(
                whole,
                fsum(c.cost_us for c in picked),
                verdict,
                together(known) if complete else None,
                max(faults) if complete else None,
            )
        )
    each = [s.result.generated for s in distinct]
    effort = Effort(exhausted=False)  # Kernels that reach across a cut were not looked for.
    for generated in each:
        effort.add(generated.effort)
    left, budget_met = sum(g.left for g in each), any(g.budget_met for g in each)
    generated = Generated(tuple(c.program for c in candidates), effort, left, budget_met)
    fewest = sum(s.result.min_kernels for s in done)
    rejected, unverified = sum(s.result.rejected for s in distinct), sum(s.result.unverified for s in distinct)
    return Result(source, tuple(candidates), generated, fewest, rejected, unverified)


def _least_faulty(candidates: Sequence[Candidate]) -> list[Candidate]:
    """Those of a part's candidates, which come best first, that have no more faults than the best."""
    return [c for c in candidates if c.faults == candidates[0].faults]


def _together(verdicts: Sequence[Verdict]) -> Verdict:
    """The verdict on a program whose parts were verified: it is wrong when one of them is. Tests are those of the weakest."""
    weakest = max(verdicts, key=lambda v: v.bound_log2)
    if weakest == itself():
        return weakest
    bound = union_log2(v.bound_log2 for v in verdicts)
    message = f"equivalent in {len(verdicts)} parts: chance of error at most 2^{bound:.1f}, the sum of theirs"
    degree, atoms = max(v.degree for v in verdicts), max(v.atoms for v in verdicts)
    return replace(weakest, degree=degree, atoms=atoms, bound_log2=bound, message=message)
