"""`mugraph-check-numerics`: candidates are run in their types on every class of inputs; those with faults go last."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from mirage_ir.dialects.workloads import Diagnostics, candidates, read_workloads, write_workloads
from mirage_ir.limits import check_seed
from mirage_ir.passes.options import CacheOptions, check_positive


@dataclass(frozen=True)
class CheckNumericsPass(CacheOptions, ModulePass):
    """Runs candidates with the rounding of emitted kernels, against the workload in float64 (docs/numerics.md).

    args: `first`, to stop after that many candidates without faults, or 16 more candidates in all; `seed` of the inputs;
        `cache`, a folder that keeps the numbers, and `reverify`, to compute them again; `budget`, seconds that it shares with the
        passes before and after it (`BudgetOptions`), with a warning when they end it.
    rewrite: `@f.candidate0 …` → the same functions, those without faults first, then those with, by rank, then those not looked at;
        those looked at have `mugraph.numerics = {error, overflows, rank}`.
    checks: none: nothing is dropped. `mugraph-select` prefers the least rank.
    statistics: numerics.checked, numerics.faulty, numerics.seconds, numerics.budget_met (whether the budget ended it); of the first
        candidate without regard to verification, numerics.error on normal inputs (the largest of all workloads) and
        numerics.overflowing, the classes of inputs on which it overflows.
    """

    name = "mugraph-check-numerics"

    first: int | None = None
    seed: int = 0

    def __post_init__(self) -> None:
        check_positive("first", self.first)
        check_seed(self.seed)
        super().__post_init__()

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        from mirage_ir.pipeline.stages import check_numerics

        cache = self.results(op, self.name)
        read = read_workloads(op, candidates(op))
        done = check_numerics(read, self.first, self.seed, cache, self.shared_budget(op, self.name), Diagnostics(op))
        write_workloads(op, read, done)
