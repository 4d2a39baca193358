"""`mugraph-generate`: the search for programs that compute the same with fewer or better kernels."""

from __future__ import annotations

import time
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, SymbolRefAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Block
from xdsl.passes import ModulePass

from mirage_ir import statistics
from mirage_ir.errors import SearchError
from mirage_ir.passes.candidates import (
    CANDIDATE_OF,
    blaming,
    functions,
    set_cost,
    set_private,
    symbol,
    workloads,
    write_function,
)
from mirage_ir.passes.options import SearchOptions


@dataclass(frozen=True)
class GeneratePass(SearchOptions, ModulePass):
    """Adds the candidates of every workload to the module.

    args: the search options (`SearchOptions`).
    rewrite: `@f` → `@f`, `@f.candidate0`, `@f.candidate1`, … (private, cheapest first, with `mugraph.candidate_of`,
        `mugraph.cost_us` and `mugraph.target`); candidates of an earlier run are erased.
    checks: none: candidates are claims until `mugraph-verify` has tested them. A workload without any candidate is an error.
    statistics: search.states, search.pruned, search.structures, search.cones, search.candidates, search.exhausted, search.seconds.
    """

    name = "mugraph-generate"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        from mirage_ir.dialects.bridge import program_from_func
        from mirage_ir.search.generate import generate
        from mirage_ir.search.kernels import Effort
        from mirage_ir.target.cost import program_cost

        started = time.perf_counter()
        machine = self.machine()
        effort, written = Effort(), 0
        for func in workloads(op):
            with blaming(func):
                found = generate(program_from_func(func), self.space(), machine)
                if not found.candidates:
                    raise SearchError("the search found no program; a larger space may hold one")
            for old in functions(op):
                if symbol(old, CANDIDATE_OF) == func.sym_name.data:
                    old.detach()
                    old.erase()
            new: list[FuncOp] = []
            for index, program in enumerate(found.candidates):
                with blaming(func):
                    candidate = write_function(program, f"{func.sym_name.data}.candidate{index}", func)
                    set_cost(candidate, program_cost(program, machine), machine.name)
                candidate.attributes[CANDIDATE_OF] = SymbolRefAttr(func.sym_name)
                set_private(candidate)
                new.append(candidate)
            block = func.parent
            assert isinstance(block, Block)
            block.insert_ops_after(new, func)
            effort.add(found.effort)
            written += len(new)
        statistics.record(
            search__candidates=written,
            **effort.statistics(),
            search__seconds=time.perf_counter() - started,
        )
