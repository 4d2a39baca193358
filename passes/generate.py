"""`mugraph-generate`: the search for programs that compute the same with fewer or better kernels."""

from __future__ import annotations

import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, StringAttr, SymbolRefAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Block
from xdsl.passes import ModulePass

from mirage_ir import statistics
from mirage_ir.budget import Phase
from mirage_ir.dialects.diagnostics import place
from mirage_ir.passes.candidates import (
    CANDIDATE_OF,
    EQUAL_TO,
    SAVED,
    SEARCHED_FROM,
    STABLE,
    blaming,
    functions,
    saved_candidates,
    set_cost,
    set_private,
    symbol,
    warning,
    workloads,
    write_function,
)
from mirage_ir.passes.options import RunOptions, SearchOptions
from mirage_ir.program import Program
from mirage_ir.target.machines import Machine


@dataclass(frozen=True)
class GeneratePass(SearchOptions, RunOptions, ModulePass):
    """Adds the candidates of every workload to the module.

    args: the search options (`SearchOptions`) and how to run the search (`RunOptions`); of a `budget` the search takes at most
        half of what is left, so that what it finds can be verified.
    rewrite: `@f` → `@f`, `@f.candidate0`, `@f.candidate1`, … (private, cheapest first, with `mugraph.candidate_of`,
        `mugraph.cost_us` and `mugraph.target`); candidates of an earlier run are erased. What `mugraph-saturate` found equal to
        `@f` is searched too, and its candidates are candidates for `@f`. Those with `mugraph.saved` stay, in their place by cost;
        one that is found again gives its mark to the one that was found.
    checks: none: candidates are claims until `mugraph-verify` has tested them. A workload without any candidate is an error.
    statistics: search.states, search.pruned, search.structures, search.cones, search.candidates, search.exhausted, search.seconds;
        search.budget_met, whether the budget ended the search, and search.left, parts of programs that were then left to search;
        search.saved, the distinct saved candidates, if there are any; with a cache, which then counts for this pass and those that
        check, cache.hits and cache.misses.
    """

    name = "mugraph-generate"

    def __post_init__(self) -> None:
        super().__post_init__()
        self.control()
        self.check_cache()

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        from mirage_ir.decompose import decompose
        from mirage_ir.dialects.bridge import program_from_func
        from mirage_ir.passes.options.declared_space import declared_space
        from mirage_ir.saturate.pool import pooled
        from mirage_ir.search.generate import generate_each
        from mirage_ir.search.kernels import Effort
        from mirage_ir.search.run import Run

        started = time.perf_counter()
        machine, space = self.machine(), self.space(declared_space(op))
        cache = self.results(op, self.name)
        programs: dict[FuncOp, Program] = {}
        searched: dict[FuncOp, list[FuncOp]] = {func: _searched(op, func) for func in workloads(op)}
        leader = {f: func for func, group in searched.items() for f in group}
        for func in leader:
            with blaming(func):
                programs[func] = decompose(program_from_func(func))

        def warn(message: str) -> None:
            print(f"{place(op.location) or self.name}: warning: {message}", file=sys.stderr)

        seconds = self.shared_budget(op, self.name).phase(Phase.SEARCH).seconds()
        first = tuple(programs[group[0]] for group in searched.values())
        with Run(self.control(warn), first, space, machine, seconds) as run:
            search = generate_each if cache is None else cache.generate_each
            each = search(programs, run, blaming, leader.__getitem__)
        found = {func: pooled([each[f] for f in group], machine) for func, group in searched.items()}
        begun = {func: {c: f for f in group[::-1] for c in each[f].candidates} for func, group in searched.items()}
        effort, saved = Effort(), 0
        for func, generated in found.items():
            if generated.budget_met:
                print(warning(func, f"@{func.sym_name.data}: {generated.ending()}"), file=sys.stderr)
            saved += self._write(op, func, generated.candidates, begun[func], machine)
            effort.add(generated.effort)
        statistics.record(
            **effort.statistics(),
            search__candidates=sum(len(g.candidates) for g in found.values()),
            search__left=sum(g.left for g in found.values()),
            search__budget_met=any(g.budget_met for g in found.values()),
            search__seconds=time.perf_counter() - started,
            **({"search__saved": saved} if saved else {}),
        )

    @staticmethod
    def _write(
        module: ModuleOp, func: FuncOp, programs: Sequence[Program], begun: Mapping[Program, FuncOp], machine: Machine
    ) -> int:
        """Puts the candidates of a workload behind it, in place of those of an earlier run; they were found from `begun`.

        The number of saved ones among them.
        """
        from mirage_ir.decompose import decompose
        from mirage_ir.dialects.bridge import program_from_func
        from mirage_ir.saved import claims
        from mirage_ir.target.cost import program_cost

        saved = saved_candidates(module, func)
        every = claims(programs, [decompose(program_from_func(s)) for s in saved], machine)
        for old in functions(module):
            if func.sym_name.data in (symbol(old, CANDIDATE_OF), symbol(old, EQUAL_TO)):
                old.detach()
                old.erase()
        new: list[FuncOp] = []
        for index, claim in enumerate(every):
            name = f"{func.sym_name.data}.candidate{index}" if claim.found else saved[claim.saved[0]].sym_name.data
            with blaming(func):
                candidate = write_function(claim.program, name, func)
                set_cost(candidate, program_cost(claim.program, machine), machine.name)
            candidate.attributes[CANDIDATE_OF] = SymbolRefAttr(func.sym_name)
            if claim.saved:
                candidate.attributes[SAVED] = saved[claim.saved[0]].attributes[SAVED]
            if claim.found and begun[claim.program] is not func:
                candidate.attributes[SEARCHED_FROM] = StringAttr(begun[claim.program].sym_name.data)
            set_private(candidate)
            new.append(candidate)
        block = func.parent
        assert isinstance(block, Block)
        block.insert_ops_after(new, func)
        return sum(bool(claim.saved) for claim in every)


def _searched(module: ModuleOp, func: FuncOp) -> list[FuncOp]:
    """The functions to search for a workload: itself and those equal to it, or only those that are more stable than it."""
    equal = [f for f in functions(module) if symbol(f, EQUAL_TO) == func.sym_name.data]
    return [f for f in equal if STABLE in f.attributes] or [func, *equal]
