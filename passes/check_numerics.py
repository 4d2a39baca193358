"""`mugraph-check-numerics`: candidates are run in their types on every class of inputs; those with faults go last."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Block
from xdsl.passes import ModulePass

from mirage_ir import statistics
from mirage_ir.budget import Phase, check_budget
from mirage_ir.limits import check_seed
from mirage_ir.passes.candidates import blaming, candidates, set_numerics, warning
from mirage_ir.passes.options import BudgetOptions, CacheOptions, check_positive


@dataclass(frozen=True)
class CheckNumericsPass(CacheOptions, BudgetOptions, ModulePass):
    """Runs candidates with the rounding of emitted kernels, against the workload in float64 (docs/numerics.md).

    args: `first`, to stop when so many candidates without faults are known, or 16 more have been looked at; `seed` of the inputs;
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
        self.check_cache()
        check_budget(self.budget)

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        from mirage_ir.dialects.bridge import program_from_func
        from mirage_ir.numerics.check import Checker
        from mirage_ir.numerics.inputs import Trial, make_trials
        from mirage_ir.numerics.rank import Ranked, ending, rank

        started = time.perf_counter()
        cache = self.results(op, self.name)
        make_checker = Checker if cache is None else cache.checker
        looked: list[Ranked] = []
        errors: list[float] = []
        overflowing: set[Trial] = set()
        phase = self.shared_budget(op, self.name).phase(Phase.NUMERICS)
        waiting = candidates(op)
        for number, (func, group) in enumerate(waiting):
            programs = [program_from_func(candidate) for candidate in group]
            with blaming(func):
                checker = make_checker(program_from_func(func), seed=self.seed)
                # Those that take or return something else have no numbers to compare: verification refuses them.
                fitting = [i for i, program in enumerate(programs) if checker.fits(program)]
                with phase.running(len(waiting) - number) as clock:
                    ranking = rank(checker, [programs[i] for i in fitting], self.first)
            if clock.cut:
                print(warning(func, f"@{func.sym_name.data}: {ending(ranking)}"), file=sys.stderr)
            order: list[FuncOp] = []
            for place in ranking:
                candidate = group[fitting[place.position]]
                order.append(candidate)
                if place.numerics is not None and place.faults is not None:
                    looked.append(place)
                    overflows = [str(trial) for trial in place.numerics.overflowing]
                    set_numerics(candidate, place.numerics.normal.error, overflows, place.faults.rank)
            if ranking and (best := ranking[0].numerics) is not None:
                errors += [e for e in (best.normal.error,) if e == e]
                overflowing.update(best.overflowing)
            _reorder(func, order + [c for c in group if c not in order])
        statistics.record(
            numerics__checked=len(looked),
            numerics__faulty=sum(bool(place.faults) for place in looked),
            numerics__seconds=time.perf_counter() - started,
            numerics__budget_met=phase.met,
            numerics__overflowing=[str(trial) for trial in make_trials() if trial in overflowing],
        )
        if errors:
            statistics.record(numerics__error=float(f"{max(errors):.2g}"))


def _reorder(func: FuncOp, order: list[FuncOp]) -> None:
    """Puts the candidates of a workload behind it, in this order."""
    block = func.parent
    assert isinstance(block, Block)
    for candidate in order:
        candidate.detach()
    block.insert_ops_after(order, func)
