"""`mugraph-select`: the cheapest verified candidate without numerical faults takes the place of its workload."""

from __future__ import annotations

import sys
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, StringAttr, SymbolRefAttr
from xdsl.dialects.func import FuncOp
from xdsl.passes import ModulePass

from mirage_ir import statistics
from mirage_ir.errors import SearchError
from mirage_ir.passes.candidates import (
    CANDIDATE_OF,
    SOURCE,
    VERIFIED,
    FailedOn,
    blaming,
    candidates,
    cost_of,
    free_name,
    functions,
    numerics_of,
    occurrences,
    preference,
    set_cost,
    set_private,
    take_place,
    target_of,
    warning,
)
from mirage_ir.passes.options import wanted
from mirage_ir.target.machines import DEFAULT_TARGET, machine


@dataclass(frozen=True)
class SelectPass(ModulePass):
    """Chooses among the candidates that are verified: the least rank of `mugraph.numerics`, and of those the least estimated cost.

    args: `target`, the machine to estimate for (without it, the estimates that candidates carry count, and h100 for those that
        carry neither estimate nor machine); `top`, how many programs stay, or "all"; `keep-source`, whether the workload stays
        beside its replacement: what `-t triton` emits tests itself against that function.
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
        from mirage_ir.dialects.bridge import program_from_func

        kernels, cost_us = 0, 0.0
        chosen = [(func, group, self._ranked(func, group)) for func, group in candidates(op)]
        for func, group, ranked in chosen:
            times = occurrences(op, func)
            with blaming(ranked[0][1]):
                kernels += times * program_from_func(ranked[0][1]).kernels
            cost_us += times * ranked[0][0]
            _warn(func, ranked[0][1])
            self._install(op, func, group, ranked)
        statistics.record(best__kernels=kernels, best__cost_us=cost_us)

    def _ranked(self, func: FuncOp, group: list[FuncOp]) -> list[tuple[float, FuncOp]]:
        """The verified candidates with their costs, best first; equals stay in order."""
        verified = [candidate for candidate in group if VERIFIED in candidate.attributes]
        if not verified:
            raise FailedOn(func, SearchError(f"none of its {len(group)} candidates is verified, so none can be chosen"))
        rank = preference(verified)
        return sorted(((self._cost(candidate), candidate) for candidate in verified), key=lambda pair: (rank[pair[1]], pair[0]))

    def _machine(self, candidate: FuncOp) -> str:
        return self.target or target_of(candidate) or DEFAULT_TARGET

    def _cost(self, candidate: FuncOp) -> float:
        from mirage_ir.block.cost import program_cost
        from mirage_ir.decompose import decompose
        from mirage_ir.dialects.bridge import program_from_func

        carried = cost_of(candidate)
        if carried is not None and self.target in (None, target_of(candidate)):
            return carried
        with blaming(candidate):
            return program_cost(decompose(program_from_func(candidate)), machine(self._machine(candidate)))

    def _install(self, module: ModuleOp, func: FuncOp, group: list[FuncOp], ranked: list[tuple[float, FuncOp]]) -> None:
        name = func.sym_name.data
        kept = ranked[: wanted(self.top)]
        for candidate in group:
            candidate.detach()
            if candidate not in [c for _, c in kept]:
                candidate.erase()
        taken = {f.sym_name.data for f in functions(module)}
        source = StringAttr(free_name(f"{name}__source", taken))
        for rank, (cost_us, candidate) in enumerate(kept):
            del candidate.attributes[CANDIDATE_OF]
            set_cost(candidate, cost_us, self._machine(candidate))
            if self.keep_source:
                candidate.attributes[SOURCE] = SymbolRefAttr(source)
            take_place(candidate, func)
            if rank:
                candidate.properties["sym_name"] = StringAttr(free_name(f"{name}.{rank}", taken))
                set_private(candidate)
        block = module.body.block
        block.insert_ops_before([candidate for _, candidate in kept], func)
        if self.keep_source:
            func.properties["sym_name"] = source
            set_private(func)
        else:
            func.detach()
            func.erase()


def _warn(func: FuncOp, chosen: FuncOp) -> None:
    found = numerics_of(chosen)
    if found is not None and found[2] > 0:
        error, overflows, _ = found
        where = f" and overflows on these inputs: {', '.join(overflows)}" if overflows else ""
        what = f"no candidate without numerical faults was found; the one chosen has error {error:.2g} on normal inputs{where}"
        print(warning(func, f"@{func.sym_name.data}: {what}"), file=sys.stderr)
