"""`mugraph-saturate`: the best programs that are equal to a workload by the laws of tensor algebra."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from mirage_ir.dialects.workloads import Diagnostics, read_workloads, workloads, write_workloads
from mirage_ir.errors import OptionError
from mirage_ir.limits import MOST_PROGRAMS
from mirage_ir.passes.options import BudgetOptions, check_positive
from mirage_ir.target.machines import DEFAULT_TARGET, machine


@dataclass(frozen=True)
class SaturatePass(BudgetOptions, ModulePass):
    """Adds the best programs that equality saturation finds for every workload (docs/saturation.md).

    args: `target`, the machine to estimate for; `keep`, how many of the best programs, better than the
        workload or not (without it, at most 3 better ones, by any estimate); `gain`, to keep only those from which a search may
        find better kernels: the share of the estimate, with element-wise operators in the kernels of products, by which they must
        be better; `stabilize`, to keep only programs in which no exp can overflow, if the workload has one that can; `candidates`,
        to write them as candidates, the workload itself among them, for `mugraph-verify` and `mugraph-select`: algebra without a
        search; `budget`, seconds that it shares with the passes after it (`BudgetOptions`), with a warning when they end it.
    rewrite: `@f` → `@f`, `@f.equal0`, `@f.equal1`, … (private, best first, with `mugraph.equal_to`, `mugraph.cost_us` and
        `mugraph.target`). `mugraph-generate` searches each beside `@f`, or in its place those with `mugraph.stable`. Beside those
        that `keep` counts there are `@f` with slices and reshapes of what it computes moved to inputs and stored values, first and
        with `mugraph.stable`, and `@f` with slices of products as products of slices, last, where they are other programs.
    checks: none: `mugraph-verify` verifies the candidates that the search makes of these programs.
    statistics: saturate.nodes, saturate.rounds, saturate.seconds, saturate.found (programs better than their sources),
        saturate.searched (kept programs), saturate.limits (at which saturation ended, if the laws had more to add),
        saturate.budget_met (whether the budget was one of these).
    """

    name = "mugraph-saturate"

    target: str = DEFAULT_TARGET
    keep: int | None = None
    gain: int | float | None = None
    stabilize: bool = False
    candidates: bool = False

    def __post_init__(self) -> None:
        machine(self.target)
        super().__post_init__()
        check_positive("keep", self.keep, MOST_PROGRAMS)
        if self.gain is not None and not 0 <= self.gain < inf:
            raise OptionError(f"option 'gain' takes a number that is not negative, not {self.gain:g}")

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        from mirage_ir.pipeline.stages import Wanted, saturate

        read = read_workloads(op, workloads(op))
        wanted = Wanted(self.keep, self.gain, self.stabilize)
        done = saturate(
            read, machine(self.target), wanted, self.shared_budget(op, self.name), Diagnostics(op), candidates=self.candidates
        )
        write_workloads(op, read, done)
