"""The pipeline as one engine call: decompose, saturate, generate, check numerics, verify, select. The passes do the same on IR."""

from __future__ import annotations

import time
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import fsum
from operator import itemgetter

from mirage_ir import statistics
from mirage_ir.cache.results import Cache
from mirage_ir.decompose import decompose
from mirage_ir.errors import SearchError
from mirage_ir.numerics.check import Checker, Numerics
from mirage_ir.numerics.rank import Faults, Ranked, rank, together
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
from mirage_ir.target.cost import program_cost
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
    """What a superoptimization found: `candidates` best first, all verified against `source` at full size.

    `min_kernels` is the fewest kernels of any verified candidate, `rejected` the number that the verifier refused. Of a program in
    parts, `generated` has only the candidates that were returned.
    """

    source: Program
    candidates: tuple[Candidate, ...]
    generated: Generated
    min_kernels: int
    rejected: int


@dataclass(frozen=True, slots=True)
class _Searched:
    """One part's result, the candidates verified for it with their weakest bound, and the seconds of verification.

    `numerics_seconds` are those of checking numerics, `looked` the ranks of the candidates for which that was done.
    """

    result: Result
    verified: int
    bound_log2: float
    seconds: float
    numerics_seconds: float
    looked: tuple[Ranked, ...]


def superoptimize(
    program: Program,
    space: Space,
    machine: Machine,
    *,
    tests: int | None = None,
    lanes: int | None = None,
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

    `control` says how the search is run; parts share its budget and its checkpoint. `cache` keeps what was found, and gives what
    is known already (docs/cache.md). Raises `ProgramError` when the program is not well formed, `OptionError` when the checkpoint
    cannot be used, `SearchError` when no candidate could be verified.
    """
    source = decompose(program)
    parts = cut(source, machine, size_of(source)) if candidates else cut(source, machine)
    waiting: dict[Hashable, Program] = {}
    for part in parts:
        waiting.setdefault(part.key, part.program)
    asked = _asked(waiting, space, machine, stabilize)
    started = time.perf_counter()
    with Run(control or Control(), tuple(waiting.values()), space, machine) as run:
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
                run.warn(f"{waiting[key].name}: {found.ending()}")
    seconds = time.perf_counter() - started
    searched = {key: _verify(waiting[key], found, space, machine, tests, lanes, seed, cache) for key, found in generated.items()}
    done = [searched[part.key] for part in parts]
    distinct = list(searched.values())
    result = done[0].result if len(parts) == 1 else _joined(source, parts, done, distinct, space)
    statistics.record(
        **result.generated.statistics(),
        search__candidates=sum(len(s.result.generated.candidates) for s in distinct),
        search__seconds=seconds,
        search__verified=sum(s.verified for s in distinct),
        search__min_kernels=result.min_kernels,
        verify__rejected=result.rejected,
        verify__bound_log2=done[0].bound_log2 if len(parts) == 1 else max(c.verdict.bound_log2 for c in result.candidates),
        verify__seconds=sum(s.seconds for s in distinct),
        **_numerics_statistics(distinct, result.candidates[0]),
        best__kernels=result.candidates[0].program.kernels,
        best__cost_us=result.candidates[0].cost_us,
    )
    return result


def _named(program: Program, source: Program) -> Program:
    return replace(program, name=source.name, input_names=source.input_names)


def _asked(
    waiting: Mapping[Hashable, Program], space: Space, machine: Machine, stabilize: bool
) -> dict[tuple[Hashable, int], Program]:
    """The programs to search: each of those waiting, and what saturation finds better.

    Where all programs of a space are wanted, they are those of the program as it is written.
    """
    asked: dict[tuple[Hashable, int], Program] = {}
    found: list[Alternatives] = []
    for key, program in waiting.items():
        programs: tuple[Program, ...] = (program,)
        if space.top is not None or stabilize:
            programs, saturated = to_search(program, machine, stabilize=stabilize)
            found.append(saturated)
        asked.update({(key, n): p for n, p in enumerate(programs)})
    if found:
        record_saturation(found, len(asked) - len(waiting))
    return asked


def _verify(
    source: Program,
    generated: Generated,
    space: Space,
    machine: Machine,
    tests: int | None,
    lanes: int | None,
    seed: int,
    cache: Cache | None,
) -> _Searched:
    """The result for one program, or for a part of one, from its candidates."""
    started = time.perf_counter()
    checker = Checker(source, seed=seed) if cache is None else cache.checker(source, seed=seed)
    ranking = rank(checker, generated.candidates, space.top)
    ranked = time.perf_counter()
    make_verifier = Verifier if cache is None else cache.verifier
    verifier = make_verifier(source, tests=tests, lanes=lanes, seed=seed)
    verified: list[Candidate] = []
    rejected = 0
    wanted = len(generated.candidates) if space.top is None else space.top
    for place in ranking:
        candidate = generated.candidates[place.position]
        if len(verified) >= wanted and candidate.kernels >= min(c.program.kernels for c in verified):
            continue
        verdict = verifier.check(candidate)
        if verdict.equivalent:
            verified.append(Candidate(candidate, program_cost(candidate, machine), verdict, place.numerics, place.faults))
        else:
            rejected += 1
    if not verified:
        raise SearchError(f"none of {len(generated.candidates)} candidates could be verified")
    fewest = min(c.program.kernels for c in verified)
    result = Result(source, tuple(verified[:wanted]), generated, fewest, rejected)
    weakest = max(c.verdict.bound_log2 for c in verified)
    looked = tuple(place for place in ranking if place.faults is not None)
    return _Searched(result, len(verified), weakest, time.perf_counter() - ranked, ranked - started, looked)


def _numerics_statistics(distinct: Sequence[_Searched], best: Candidate) -> dict[str, statistics.Value]:
    found: dict[str, statistics.Value] = {
        "numerics__checked": sum(len(s.looked) for s in distinct),
        "numerics__faulty": sum(bool(place.faults) for s in distinct for place in s.looked),
        "numerics__seconds": sum(s.numerics_seconds for s in distinct),
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
    return Result(source, tuple(candidates), generated, fewest, sum(s.result.rejected for s in distinct))


def _least_faulty(candidates: Sequence[Candidate]) -> list[Candidate]:
    """Those of a part's candidates, which come best first, that have no more faults than the best."""
    return [c for c in candidates if c.faults == candidates[0].faults]


def _together(verdicts: Sequence[Verdict]) -> Verdict:
    """The verdict on a program whose parts were verified: it is wrong when one of them is."""
    bound = union_log2(v.bound_log2 for v in verdicts)
    message = f"equivalent in {len(verdicts)} parts: chance of error at most 2^{bound:.1f}, the sum of theirs"
    degree, atoms = max(v.degree for v in verdicts), max(v.atoms for v in verdicts)
    return replace(verdicts[0], degree=degree, atoms=atoms, bound_log2=bound, message=message)
