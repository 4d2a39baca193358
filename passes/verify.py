"""`mugraph-verify`: candidates are tested for equivalence with their workload, at full size."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from mirage_ir.dialects.workloads import Diagnostics, candidates, read_workloads, write_workloads
from mirage_ir.limits import check_memory, check_verification
from mirage_ir.passes.options import CacheOptions, check_positive


@dataclass(frozen=True)
class VerifyPass(CacheOptions, ModulePass):
    """Random testing over finite fields of every candidate against its workload.

    args: `tests` draws of inputs, `lanes` independent field elements in every entry (not given: enough to bring the bound
        below 2^-40), `seed` of the draws, `memory`, the GiB that it may take; `first`, to stop after that many verified candidates
        (in the module's order, which is cheapest first), but for one that launches fewer kernels than those; untested ones
        are erased; `cache`, a folder that keeps verdicts, and `reverify`, to come to them again; `budget`, seconds that it shares
        with the passes before it (`BudgetOptions`).
    rewrite: `@f.candidate0 …` → `@f.candidate0 … {mugraph.verified = {bound_log2, tests, lanes, primes}}`; a candidate that differs
        is erased, and a warning on standard error names it; another warning tells of a bound above 2^-20. When the budget ends it,
        untested candidates are erased with a warning; where none is verified, `@f` itself becomes the candidate, decomposed.
    checks: the equivalence. A wrong candidate passes with probability at most 2^bound_log2. One that is the workload itself needs
        no test, and has none: its `tests` and `lanes` are 0, and no primes.
    statistics: search.verified, search.min_kernels (the fewest kernels of a verified candidate, summed over workloads),
        verify.bound_log2 (the weakest), verify.rejected, verify.unverified (left out since time was up), verify.budget_met,
        verify.seconds.
    """

    name = "mugraph-verify"

    tests: int | None = None
    lanes: int | None = None
    memory: int | float | None = None
    seed: int = 0
    first: int | None = None

    def __post_init__(self) -> None:
        check_verification(tests=self.tests, lanes=self.lanes, seed=self.seed)
        check_memory(self.memory)
        check_positive("first", self.first)
        super().__post_init__()

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        from mirage_ir.pipeline.stages import verify

        cache, listener = self.results(op, self.name), Diagnostics(op)
        read = read_workloads(op, candidates(op))
        budget = self.shared_budget(op, self.name)
        how = partial(verify, tests=self.tests, lanes=self.lanes, memory=self.memory, seed=self.seed)
        done = how(read, self.first, cache, budget, listener)
        for work in done:
            listener.weak(work.name, work.candidates)
        write_workloads(op, read, done)
