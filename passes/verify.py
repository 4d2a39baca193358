"""`mugraph-verify`: candidates are tested for equivalence with their workload, at full size."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from functools import partial
from math import inf
from typing import TYPE_CHECKING

from xdsl.context import Context
from xdsl.dialects.builtin import DenseArrayBase, DictionaryAttr, FloatAttr, IntegerAttr, ModuleOp, SymbolRefAttr, f64, i64
from xdsl.dialects.func import FuncOp
from xdsl.ir import Block
from xdsl.passes import ModulePass

from mirage_ir import statistics
from mirage_ir.budget import Phase, check_budget
from mirage_ir.limits import check_memory, check_verification
from mirage_ir.passes.candidates import (
    CANDIDATE_OF,
    VERIFIED,
    WEAK_BOUND_LOG2,
    blaming,
    candidates,
    free_name,
    functions,
    occurrences,
    set_private,
    warning,
    write_function,
)
from mirage_ir.passes.options import BudgetOptions, CacheOptions, check_positive

if TYPE_CHECKING:
    from mirage_ir.program import Program
    from mirage_ir.verify.equivalence import Verdict


@dataclass(frozen=True)
class VerifyPass(CacheOptions, BudgetOptions, ModulePass):
    """Random testing over finite fields of every candidate against its workload.

    args: `tests` draws of inputs, `lanes` independent field elements in every entry (what is not given: as many as bring the bound
        below 2^-40), `seed` of the draws, `memory`, the GiB that it may take; `first`, to stop when so many candidates are verified
        (in the module's order, which is cheapest first), but for one that launches fewer kernels than those; what is then untested
        is erased; `cache`, a folder that keeps verdicts, and `reverify`, to come to them again; `budget`, seconds that it shares
        with the passes before it (`BudgetOptions`).
    rewrite: `@f.candidate0 …` → `@f.candidate0 … {mugraph.verified = {bound_log2, tests, lanes, primes}}`; a candidate that differs
        is erased, and a warning on standard error names it; another warning tells of a bound above 2^-20. When the budget ends it,
        what is then untested is erased with a warning; where nothing is verified, `@f` itself becomes the candidate, decomposed.
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
        self.check_cache()
        check_budget(self.budget)

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        from mirage_ir.acceptance import Judge, itself
        from mirage_ir.decompose import decompose
        from mirage_ir.dialects.bridge import program_from_func
        from mirage_ir.verify.equivalence import Verifier

        started = time.perf_counter()
        cache = self.results(op, self.name)
        make_verifier = Verifier if cache is None else cache.verifier
        bounds: list[float] = []
        fewest: list[int] = []
        rejected = unverified = 0
        phase = self.shared_budget(op, self.name).phase(Phase.VERIFICATION)
        waiting = candidates(op)
        for number, (func, group) in enumerate(waiting):
            kernels: list[int] = []
            with phase.running(len(waiting) - number):
                with blaming(func):
                    source = program_from_func(func)
                    make = partial(make_verifier, source, tests=self.tests, lanes=self.lanes, seed=self.seed, memory=self.memory)
                    judge = Judge(source, make, remembers=cache is not None)
                for candidate in group:
                    with blaming(candidate):
                        program = program_from_func(candidate)
                        if self.first is not None and len(kernels) >= self.first and program.kernels >= min(kernels):
                            _erase(candidate)
                            continue
                        verdict = judge.check(program)
                    if verdict is not None and verdict.equivalent:
                        _mark(candidate, verdict)
                        bounds.append(verdict.bound_log2)
                        kernels.append(program.kernels)
                        continue
                    if verdict is not None:
                        what = f"@{candidate.sym_name.data}, a candidate for @{func.sym_name.data}, is dropped: {verdict.message}"
                        print(warning(candidate, what), file=sys.stderr)
                        rejected += 1
                    _erase(candidate)
            if judge.unverified:
                phase.met = True
                unverified += judge.unverified
                print(warning(func, f"@{func.sym_name.data}: {judge.ending()}"), file=sys.stderr)
                if not kernels:
                    _add(op, func, decompose(source), itself())
                    bounds.append(itself().bound_log2)
                    kernels.append(decompose(source).kernels)
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
            verify__unverified=unverified,
            verify__budget_met=phase.met,
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
            "primes": DenseArrayBase.from_list(i64, list(verdict.primes)),
        }
    )


def _add(module: ModuleOp, func: FuncOp, program: Program, verdict: Verdict) -> None:
    """Adds a candidate for a workload that has none."""
    name = free_name(f"{func.sym_name.data}.candidate0", {f.sym_name.data for f in functions(module)})
    with blaming(func):
        candidate = write_function(program, name, func)
    candidate.attributes[CANDIDATE_OF] = SymbolRefAttr(func.sym_name)
    set_private(candidate)
    _mark(candidate, verdict)
    block = func.parent
    assert isinstance(block, Block)
    block.insert_ops_after([candidate], func)


def _erase(candidate: FuncOp) -> None:
    candidate.detach()
    candidate.erase()
