"""`mugraph-generate`: the search for programs that compute the same with fewer or better kernels."""

from __future__ import annotations

import sys
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from mirage_ir.dialects.diagnostics import place
from mirage_ir.dialects.workloads import Diagnostics, read_workloads, workloads, write_workloads
from mirage_ir.passes.options import CacheOptions, RunOptions, SearchOptions, declared_space


@dataclass(frozen=True)
class GeneratePass(SearchOptions, RunOptions, ModulePass):
    """Adds the candidates of every workload to the module.

    args: the search options (`SearchOptions`) and how to run the search (`RunOptions`); the search takes at most half of
        the remaining `budget`, so that its candidates can be verified.
    rewrite: `@f` → `@f`, `@f.candidate0`, `@f.candidate1`, … (private, cheapest first, with `mugraph.candidate_of`,
        `mugraph.cost_us` and `mugraph.target`); candidates of an earlier run are erased. The equal programs of
        `mugraph-saturate` are searched too, and their candidates are candidates for `@f`. Candidates with `mugraph.saved` stay, in
        their place by cost; one that is found again passes its mark on.
    checks: none: candidates are claims until `mugraph-verify` has tested them. A workload without any candidate is an error.
    statistics: search.states, search.pruned, search.structures, search.cones, search.candidates, search.exhausted, search.seconds;
        search.budget_met, whether the budget ended the search, and search.left, parts of programs that were then left to search;
        search.saved, the distinct saved candidates, if there are any; with a cache, cache.hits and cache.misses, of this pass and
        the two that check.
    """

    name = "mugraph-generate"

    def __post_init__(self) -> None:
        super().__post_init__()
        self.control()
        CacheOptions.__post_init__(self)

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        from mirage_ir.pipeline.stages import generate

        def warn(message: str) -> None:
            print(f"{place(op.location) or self.name}: warning: {message}", file=sys.stderr)

        space, cache = self.space(declared_space(op)), self.results(op, self.name)
        read = read_workloads(op, workloads(op))
        budget = self.shared_budget(op, self.name)
        done = generate(read, space, self.machine(), self.control(warn), cache, budget, Diagnostics(op))
        write_workloads(op, read, done)
