"""`mugraph-select`: the cheapest verified candidate without numerical faults takes the place of its workload."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, StringAttr, SymbolRefAttr
from xdsl.passes import ModulePass

from mirage_ir.dialects.candidate_attributes import write_candidate
from mirage_ir.dialects.functions import erase, free_name, functions, put_in_place, set_private
from mirage_ir.dialects.workloads import CANDIDATE_OF, SOURCE, Diagnostics, candidates, read_workloads
from mirage_ir.passes.options import wanted
from mirage_ir.pipeline.candidate import Workload
from mirage_ir.target.machines import machine


@dataclass(frozen=True)
class SelectPass(ModulePass):
    """Chooses among the candidates that are verified: the least rank of `mugraph.numerics`, and of those the least estimated cost.

    args: `target`, the machine to estimate for (without it, the candidates' own estimates count, or for h100 where they have
        none); `top`, how many programs stay, or "all"; `keep-source`, whether the workload stays
        beside its replacement: a module of `-t triton` tests itself against that function.
    rewrite: `@f`, `@f.candidate0`, … → `@f` computed by the best, with `mugraph.cost_us`, `mugraph.target`, `mugraph.verified`
        and `mugraph.source = @f__source`; the runners-up as private `@f.1` … `@f.{top-1}`; the workload as private `@f__source`.
        Other candidates are erased.
    checks: a candidate without `mugraph.verified` is never chosen; a workload without any verified one is an error. A warning names
        a workload for which nothing without numerical faults was found. Candidates that `mugraph-check-numerics` did not look at
        come last; where it did not run, the cost alone counts.
    statistics: best.kernels, best.cost_us (sums over the workloads; of a part as often as it is called).
    """

    name = "mugraph-select"

    target: str | None = None
    top: int | str = 1
    keep_source: bool = True

    def __post_init__(self) -> None:
        wanted(self.top)
        if self.target is not None:
            machine(self.target)

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        from mirage_ir.pipeline.stages import select

        listener = Diagnostics(op)
        read = read_workloads(op, candidates(op))
        goal = None if self.target is None else machine(self.target)
        for before, work in zip(read, select(read, goal, wanted(self.top), listener), strict=True):
            _warn(work, listener)
            self._install(op, before, work)

    def _install(self, module: ModuleOp, before: Workload, work: Workload) -> None:
        """Puts the candidates that stay in the place of the workload, which goes behind them or away."""
        by_name = {f.sym_name.data: f for f in functions(module)}
        func = by_name[work.name]
        kept = {by_name[c.program.name]: c for c in work.candidates}
        erase(*(f for c in before.candidates if (f := by_name[c.program.name]) not in kept))
        for one in kept:
            one.detach()
        source = StringAttr(free_name(f"{work.name}__source", {f.sym_name.data for f in functions(module)}))
        for one, candidate in kept.items():
            del one.attributes[CANDIDATE_OF]
            write_candidate(one, candidate)
            if self.keep_source:
                one.attributes[SOURCE] = SymbolRefAttr(source)
        put_in_place(module, list(kept), func)
        if self.keep_source:
            func.properties["sym_name"] = source
            set_private(func)
        else:
            erase(func)


def _warn(work: Workload, listener: Diagnostics) -> None:
    found = work.candidates[0].accuracy
    if found is not None and found.rank > 0:
        where = f" and overflows on these inputs: {', '.join(found.overflows)}" if found.overflows else ""
        what = (
            f"no candidate without numerical faults was found; the one chosen has error {found.error:.2g} on normal inputs{where}"
        )
        listener.tell(work.name, what)
