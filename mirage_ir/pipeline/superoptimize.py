"""All stages in a row, for one program."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from math import inf

from mirage_ir import statistics
from mirage_ir.budget import Budget, Phase
from mirage_ir.cache.results import Cache
from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.errors import SearchError
from mirage_ir.pipeline.candidate import Candidate, PipelineStage, Workload, preference
from mirage_ir.pipeline.history import History, StageRecord, history_of_stages, keep
from mirage_ir.pipeline.listener import Listener
from mirage_ir.pipeline.stages import check_numerics, generate, join_parts, named, record_joined, saturate, select, verify
from mirage_ir.program import Program
from mirage_ir.saturate.limits import beside_search
from mirage_ir.search.cone.kernels import Effort
from mirage_ir.search.plan.generate import Generated
from mirage_ir.search.plan.parts import LARGEST_UNCUT, Part, cut, size_of
from mirage_ir.search.run.control import Control
from mirage_ir.search.space import Space
from mirage_ir.target.machines import Machine

CUTTING = 0.1
"""The share of a budget after which no further way to cut a program into parts is begun."""
FAULTS_COST = 1.1
"""Times as long as the cheapest candidate takes the cheapest one without faults, before more are looked for."""


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a superoptimization: `candidates`, best first, are verified against `source` at full size, or are `source`.

    `min_kernels` is the fewest kernels of any verified candidate, `rejected` the number that the verifier refused. `budget_ended`
    are the phases that the budget ended, in their order; `unverified` is the number of candidates that were left out since
    verification was one of them. Of a program in parts, `generated` has only the candidates that were returned. `history` has what
    each stage found.
    """

    source: Decomposed
    candidates: tuple[Candidate, ...]
    generated: Generated
    min_kernels: int
    rejected: int
    unverified: int = 0
    budget_ended: tuple[Phase, ...] = ()
    history: History = field(default=(), compare=False)


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
    """The best `space.top` programs that compute the same as `program`.

    Candidates are run in their types on every class of inputs (`mirage_ir.numerics`). They are ordered by faults, then by cost, and
    verified in this order until enough are; beyond those, one that launches fewer kernels. A large program is cut into parts
    (`mirage_ir.search.plan.parts`). Each distinct part is searched and verified once; the cheapest combinations are returned.

    Better programs by equality saturation (`mirage_ir.saturate`) are searched beside the program, unless all programs of the space
    are wanted. The best of all searches wins; everything is verified against `program`. With `stabilize`, programs in which no exp
    can overflow are searched in its place.

    `candidates` are further claims, for instance of an earlier search: they are checked, verified and ranked with those found.
    A program with such candidates is not cut into parts.

    `mirage_ir.verify.equivalence.Verifier` explains `tests`, `lanes`, `seed` and `memory` (GiB).

    `control` says how the search is run; parts share its budget and its checkpoint. The budget bounds all of this together
    (`mirage_ir.budget`): when it ends verification, the result has the candidates verified by then, or else `program` itself,
    decomposed. `control.warn` is told which phases the budget ended.

    `cache` keeps results and returns known ones (docs/cache.md). Raises `ProgramError` when the program is not
    well formed, `OptionError` when the checkpoint cannot be used, `SearchError` when the verifier refuses every candidate.
    """
    control = control or Control()
    listener = Listener(control.warn)
    budget = Budget(control.budget, shown=control.progress in (None, True))
    beside = beside_search(space.top, stabilize)
    timeless = control.budget is None or control.checkpoint is not None  # A checkpoint is one of the same parts.
    parts = _Parts(machine, space.top, space.libraries, inf if timeless else CUTTING * (control.budget or inf))
    how = partial(verify, tests=tests, lanes=lanes, memory=memory, seed=seed)
    search = partial(generate, goal=machine, cache=cache, budget=budget, listener=listener)
    check = partial(check_numerics, wanted=space.top, seed=seed, cache=cache, budget=budget, listener=listener)
    waiting: list[Workload] = []

    def searched(works: list[Workload]) -> list[Workload]:
        waiting[:] = works
        return search(works, space, control=control)

    def checked(works: list[Workload]) -> list[Workload]:
        ranked = check(works)
        if space.top is None or space.distinct:
            return ranked
        wide = replace(space, distinct=True)
        return with_sound_candidates(
            ranked, waiting, lambda poor: check(search(poor, wide, control=replace(control, checkpoint=None)))
        )

    steps: dict[PipelineStage, Callable[[list[Workload]], list[Workload]]] = {
        PipelineStage.OUTLINE: parts.outline,
        PipelineStage.SATURATE: lambda works: works if beside is None else saturate(works, machine, beside, budget, listener),
        PipelineStage.GENERATE: searched,
        PipelineStage.CHECK_NUMERICS: checked,
        PipelineStage.VERIFY: lambda works: _all_verified(how(works, space.top, cache, budget, listener)),
        PipelineStage.SELECT: lambda works: select(works, None, space.top, listener),
        PipelineStage.INLINE: parts.inline,
    }
    source = decompose(program)
    saved = tuple(Candidate(named(decompose(c, libraries=True), source), saved=str(n)) for n, c in enumerate(candidates))
    works = [Workload(source, candidates=saved)]
    with history_of_stages() as history:
        for stage in PipelineStage:
            works = steps[stage](works)
    (work,) = works
    assert work.generated is not None
    ended, stages = budget.ended, tuple(history)
    return Result(source, work.candidates, work.generated, work.min_kernels, work.rejected, work.unverified, ended, stages)


def with_sound_candidates(
    works: Sequence[Workload], before: Sequence[Workload], search: Callable[[list[Workload]], list[Workload]]
) -> list[Workload]:
    """The workloads with further candidates where faults cost much: where what has none takes longer than another by `FAULTS_COST`.

    The best candidates of a search may be of one structure, in many sizes, and have its faults. `search` looks for candidates that
    are told apart, from the workloads as they were `before`, and ranks them.
    """
    poor = [n for n, work in enumerate(works) if _costly_without_faults(work.candidates)]
    if not poor:
        return list(works)
    with history_of_stages(), statistics.collect():
        more = dict(zip(poor, search([before[n] for n in poor]), strict=True))
    done = list(works)
    for n, found in more.items():
        every: dict[Decomposed, Candidate] = {}
        for candidate in (*works[n].candidates, *found.candidates):
            known = every.get(candidate.program)
            if known is None:
                every[candidate.program] = candidate
            elif known.accuracy is None:
                every[candidate.program] = replace(known, accuracy=candidate.accuracy)
        places = preference(tuple(every.values()))
        ranked = sorted(zip(places, every.values(), strict=True), key=lambda pair: (pair[0], pair[1].cost_us))
        done[n] = replace(works[n], candidates=tuple(candidate for _, candidate in ranked))
    return done


def _costly_without_faults(candidates: Sequence[Candidate]) -> bool:
    costs = {sound: [c.cost_us for c in candidates if c.accuracy and (c.accuracy.rank == 0) == sound] for sound in (True, False)}
    return min(costs[True], default=inf) > FAULTS_COST * min(costs[False], default=inf)


def _all_verified(works: list[Workload]) -> list[Workload]:
    """The same workloads. Raises `SearchError` when one of them has no verified candidate."""
    for work in works:
        if not work.candidates:
            raise SearchError(f"none of {work.rejected} candidates could be verified")
    return works


class _Parts:
    """The parts of one workload, and how they become one again."""

    def __init__(self, machine: Machine, top: int | None, libraries: bool, seconds: float) -> None:
        self._machine, self._top, self._libraries, self._seconds = machine, top, libraries, seconds
        self._parts: tuple[Part, ...] = ()

    def outline(self, works: list[Workload]) -> list[Workload]:
        """The distinct parts of a workload, each as often as it stands there. One with candidates stays whole."""
        (self._whole,) = works
        source = self._whole.program
        large = size_of(source) if self._whole.candidates else LARGEST_UNCUT
        self._parts = cut(source, self._machine, large, libraries=self._libraries, seconds=self._seconds)
        times = Counter(part.key for part in self._parts)
        first = {part.key: part.program for part in reversed(self._parts)}
        outlined = [Workload(first[key], times[key], candidates=self._whole.candidates) for key in times]
        if len(self._parts) > 1:
            keep(StageRecord(PipelineStage.OUTLINE, tuple(outlined), whole=source.name))
        return outlined

    def inline(self, works: list[Workload]) -> list[Workload]:
        """The workload that was cut, with the best combinations of its parts' candidates. One that stayed whole stays as it is."""
        if len(self._parts) == 1:
            return works
        chosen = dict(zip(dict.fromkeys(part.key for part in self._parts), works, strict=True))
        best = join_parts(self._whole.program, self._parts, [chosen[part.key].candidates for part in self._parts], self._top)
        record_joined([best])
        whole = replace(
            self._whole,
            candidates=best,
            generated=_generated_together([w.generated for w in works if w.generated is not None], best),
            rejected=sum(w.rejected for w in works),
            unverified=sum(w.unverified for w in works),
            min_kernels=sum(w.times * w.min_kernels for w in works),
        )
        return [whole]


def _generated_together(each: Sequence[Generated], joined: Sequence[Candidate]) -> Generated:
    """The results of the searches of all parts as one. It is not exhausted: no kernel across a cut was searched."""
    effort = Effort(exhausted=False)
    for generated in each:
        effort.add(generated.effort)
    programs = tuple(c.program for c in joined)
    return Generated(programs, effort, sum(g.left for g in each), any(g.budget_met for g in each))
