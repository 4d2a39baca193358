"""All stages in a row, for one program."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace

from mirage_ir.budget import Budget, Phase
from mirage_ir.cache.results import Cache
from mirage_ir.decompose import decompose
from mirage_ir.errors import SearchError
from mirage_ir.pipeline.candidate import Candidate, Workload
from mirage_ir.pipeline.listener import Listener
from mirage_ir.pipeline.stages import check_numerics, generate, join_parts, named, record_joined, saturate, select, verify
from mirage_ir.program import Program
from mirage_ir.saturate.limits import beside_search
from mirage_ir.search.cone.kernels import Effort
from mirage_ir.search.plan.generate import Generated
from mirage_ir.search.plan.parts import cut, size_of
from mirage_ir.search.run.control import Control
from mirage_ir.search.space import Space
from mirage_ir.target.machines import Machine


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
    kernels. A large program is cut into parts (`mirage_ir.search.plan.parts`). Each distinct part is searched and verified once;
    the cheapest combinations are returned.

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
    listener = Listener(control.warn)
    budget = Budget(control.budget, shown=control.progress in (None, True))
    source = decompose(program)
    saved = tuple(Candidate(named(decompose(c), source), saved=str(n)) for n, c in enumerate(candidates))
    parts = cut(source, machine, size_of(source)) if saved else cut(source, machine)
    distinct: dict[Hashable, Workload] = {}
    for part in parts:
        work = distinct.get(part.key, Workload(part.program, times=0, candidates=saved))
        distinct[part.key] = replace(work, times=work.times + 1)
    works = list(distinct.values())
    if (wanted := beside_search(space.top, stabilize)) is not None:
        works = saturate(works, machine, wanted, budget.phase(Phase.SATURATION), listener)
    works, generated = generate(works, space, machine, control, cache, budget.phase(Phase.SEARCH), listener)
    works = check_numerics(works, space.top, seed, cache, budget.phase(Phase.NUMERICS), listener)
    verifying = budget.phase(Phase.VERIFICATION)
    verified = verify(works, space.top, cache, verifying, listener, tests=tests, lanes=lanes, memory=memory, seed=seed)
    for work, found in zip(verified.workloads, generated, strict=True):
        if not work.candidates:
            raise SearchError(f"none of {len(found.candidates)} candidates could be verified")
    works = select(verified.workloads, None, space.top, listener)
    best = works[0].candidates
    if len(parts) > 1:
        chosen = dict(zip(distinct, (w.candidates for w in works), strict=True))
        best = join_parts(source, parts, [chosen[part.key] for part in parts], space.top)
        record_joined([best])
        generated = [_generated_together(generated, best)]
    return Result(
        source, best, generated[0], verified.fewest_kernels, verified.rejected, verified.unverified, budget_ended=budget.ended
    )


def _generated_together(each: Sequence[Generated], joined: Sequence[Candidate]) -> Generated:
    """What the searches of all parts found. Kernels that reach across a cut were not looked for."""
    effort = Effort(exhausted=False)
    for generated in each:
        effort.add(generated.effort)
    programs = tuple(c.program for c in joined)
    return Generated(programs, effort, sum(g.left for g in each), any(g.budget_met for g in each))
