"""`mugraph-verify`: candidates are tested for equivalence with their workload, at full size."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import DictionaryAttr, FloatAttr, IntegerAttr, ModuleOp, f64, i64
from xdsl.passes import ModulePass

from mirage_ir import statistics
from mirage_ir.passes.candidates import VERIFIED, blaming, candidates, warning
from mirage_ir.passes.options import check_positive


@dataclass(frozen=True)
class VerifyPass(ModulePass):
    """Random testing over finite fields of every candidate against its workload.

    args: `tests` draws of inputs, `lanes` independent field elements in every entry, `seed` of the draws.
    rewrite: `@f.candidate0 …` → `@f.candidate0 … {mugraph.verified = {bound_log2, tests, lanes, prime}}`; a candidate that differs
        is erased, and a warning on standard error names it.
    checks: the equivalence. The verdict's chance of error is 2^bound_log2.
    statistics: search.verified, search.min_kernels (fewest kernels of a verified candidate), verify.bound_log2 (the weakest),
        verify.rejected, verify.seconds.
    """

    name = "mugraph-verify"

    tests: int = 1
    lanes: int = 4
    seed: int = 0

    def __post_init__(self) -> None:
        check_positive("tests", self.tests)
        check_positive("lanes", self.lanes)

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        from mirage_ir.dialects.bridge import program_from_func
        from mirage_ir.verify.equivalence import verify

        started = time.perf_counter()
        bounds: list[float] = []
        kernels: list[int] = []
        rejected = 0
        for func, group in candidates(op):
            with blaming(func):
                source = program_from_func(func)
            for candidate in group:
                with blaming(candidate):
                    program = program_from_func(candidate)
                    verdict = verify(source, program, tests=self.tests, lanes=self.lanes, seed=self.seed)
                if not verdict.equivalent:
                    names = f"@{candidate.sym_name.data} is not equivalent to @{func.sym_name.data}"
                    print(warning(candidate, f"{names} and was dropped: {verdict.message}"), file=sys.stderr)
                    candidate.detach()
                    candidate.erase()
                    rejected += 1
                    continue
                candidate.attributes[VERIFIED] = DictionaryAttr(
                    {
                        "bound_log2": FloatAttr(verdict.bound_log2, f64),
                        "tests": IntegerAttr(verdict.tests, i64),
                        "lanes": IntegerAttr(verdict.lanes, i64),
                        "prime": IntegerAttr(verdict.prime, i64),
                    }
                )
                bounds.append(verdict.bound_log2)
                kernels.append(program.kernels)
        statistics.record(
            search__verified=len(bounds),
            verify__rejected=rejected,
            verify__seconds=time.perf_counter() - started,
        )
        if bounds:
            statistics.record(verify__bound_log2=max(bounds), search__min_kernels=min(kernels))
