"""`mugraph-verify`: candidates are tested for equivalence with their workload, at full size."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING

from xdsl.context import Context
from xdsl.dialects.builtin import DictionaryAttr, FloatAttr, IntegerAttr, ModuleOp, f64, i64
from xdsl.dialects.func import FuncOp
from xdsl.passes import ModulePass

from mirage_ir import statistics
from mirage_ir.limits import check_verification
from mirage_ir.passes.candidates import VERIFIED, WEAK_BOUND_LOG2, blaming, candidates, occurrences, warning
from mirage_ir.passes.options import CacheOptions, check_positive

if TYPE_CHECKING:
    from mirage_ir.verify.equivalence import Verdict


@dataclass(frozen=True)
class VerifyPass(CacheOptions, ModulePass):
    """Random testing over finite fields of every candidate against its workload.

    args: `tests` draws of inputs, `lanes` independent field elements in every entry (what is not given: as many as bring the bound
        below 2^-40), `seed` of the draws; `first`, to stop when so many candidates are verified (in the module's order, which is
        cheapest first), but for one that launches fewer kernels than those; what is then untested is erased; `cache`, a folder
        that keeps verdicts, and `reverify`, to come to them again.
    rewrite: `@f.candidate0 …` → `@f.candidate0 … {mugraph.verified = {bound_log2, tests, lanes, prime}}`; a candidate that differs
        is erased, and a warning on standard error names it; another warning tells of a bound above 2^-20.
    checks: the equivalence. A wrong candidate passes with probability at most 2^bound_log2.
    statistics: search.verified, search.min_kernels (the fewest kernels of a verified candidate, summed over workloads),
        verify.bound_log2 (the weakest), verify.rejected, verify.seconds.
    """

    name = "mugraph-verify"

    tests: int | None = None
    lanes: int | None = None
    seed: int = 0
    first: int | None = None

    def __post_init__(self) -> None:
        check_verification(tests=self.tests, lanes=self.lanes, seed=self.seed)
        check_positive("first", self.first)
        self.check_cache()

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        from mirage_ir.dialects.bridge import program_from_func
        from mirage_ir.verify.equivalence import Verifier

        started = time.perf_counter()
        cache = self.results(op, self.name)
        make_verifier = Verifier if cache is None else cache.verifier
        bounds: list[float] = []
        fewest: list[int] = []
        rejected = 0
        for func, group in candidates(op):
            with blaming(func):
                verifier = make_verifier(program_from_func(func), tests=self.tests, lanes=self.lanes, seed=self.seed)
            kernels: list[int] = []
            for candidate in group:
                with blaming(candidate):
                    program = program_from_func(candidate)
                    if self.first is not None and len(kernels) >= self.first and program.kernels >= min(kernels):
                        _erase(candidate)
                        continue
                    verdict = verifier.check(program)
                if verdict.equivalent:
                    _mark(candidate, verdict)
                    bounds.append(verdict.bound_log2)
                    kernels.append(program.kernels)
                else:
                    what = f"@{candidate.sym_name.data}, a candidate for @{func.sym_name.data}, is dropped: {verdict.message}"
                    print(warning(candidate, what), file=sys.stderr)
                    _erase(candidate)
                    rejected += 1
            fewest.extend([occurrences(op, func) * min(kernels)] if kernels else [])
            weakest = max(bounds[len(bounds) - len(kernels) :], default=-inf)
            if weakest > WEAK_BOUND_LOG2:
                what = (
                    f"@{func.sym_name.data}: the chance of a wrong program is bounded by 2^{weakest:.1f} only; more tests lower it"
                )
                print(warning(func, what), file=sys.stderr)
        statistics.record(
            search__verified=len(bounds),
            verify__rejected=rejected,
            verify__seconds=time.perf_counter() - started,
        )
        if bounds:
            statistics.record(verify__bound_log2=max(bounds), search__min_kernels=sum(fewest))


def _mark(candidate: FuncOp, verdict: Verdict) -> None:
    candidate.attributes[VERIFIED] = DictionaryAttr(
        {
            "bound_log2": FloatAttr(verdict.bound_log2, f64),
            "tests": IntegerAttr(verdict.tests, i64),
            "lanes": IntegerAttr(verdict.lanes, i64),
            "prime": IntegerAttr(verdict.prime, i64),
        }
    )


def _erase(candidate: FuncOp) -> None:
    candidate.detach()
    candidate.erase()
