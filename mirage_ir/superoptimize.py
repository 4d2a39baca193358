"""The pipeline as one engine call: decompose, generate, verify, select. The passes do the same on IR."""

from __future__ import annotations

import time
from dataclasses import dataclass

from mirage_ir import statistics
from mirage_ir.decompose import decompose
from mirage_ir.errors import SearchError
from mirage_ir.program import Program
from mirage_ir.search.generate import Generated, generate
from mirage_ir.search.space import Space
from mirage_ir.target.cost import program_cost
from mirage_ir.target.machines import Machine
from mirage_ir.verify.equivalence import Verdict, Verifier


@dataclass(frozen=True, slots=True)
class Candidate:
    """A verified program: `cost_us` is the cost model's estimate in microseconds."""

    program: Program
    cost_us: float
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Result:
    """What a superoptimization found: `candidates` best first, all verified against `source` at full size.

    `min_kernels` is the fewest kernels of any verified candidate, `rejected` the number that the verifier refused.
    """

    source: Program
    candidates: tuple[Candidate, ...]
    generated: Generated
    min_kernels: int
    rejected: int


def superoptimize(program: Program, space: Space, machine: Machine, *, tests: int = 1, lanes: int = 4, seed: int = 0) -> Result:
    """The best `space.top` programs that compute what `program` does.

    Candidates are verified in the order of their cost until enough are; beyond those, one that launches fewer kernels. Raises
    `ProgramError` when the program is not well formed, `SearchError` when no candidate could be verified.
    """
    started = time.perf_counter()
    source = decompose(program)
    generated = generate(source, space, machine)
    searched = time.perf_counter()
    verifier = Verifier(source, tests=tests, lanes=lanes, seed=seed)
    verified: list[Candidate] = []
    rejected = 0
    for candidate in generated.candidates:
        if len(verified) >= space.top and candidate.kernels >= min(c.program.kernels for c in verified):
            continue
        verdict = verifier.check(candidate)
        if verdict.equivalent:
            verified.append(Candidate(candidate, program_cost(candidate, machine), verdict))
        else:
            rejected += 1
    if not verified:
        raise SearchError(f"none of {len(generated.candidates)} candidates could be verified")
    statistics.record(
        search__states=generated.states,
        search__pruned=generated.pruned,
        search__structures=generated.structures,
        search__cones=generated.cones,
        search__candidates=len(generated.candidates),
        search__exhausted=generated.exhausted,
        search__seconds=searched - started,
        search__verified=len(verified),
        search__min_kernels=min(c.program.kernels for c in verified),
        verify__rejected=rejected,
        verify__bound_log2=max(c.verdict.bound_log2 for c in verified),
        verify__seconds=time.perf_counter() - searched,
        best__kernels=verified[0].program.kernels,
        best__cost_us=verified[0].cost_us,
    )
    return Result(source, tuple(verified[: space.top]), generated, min(c.program.kernels for c in verified), rejected)
