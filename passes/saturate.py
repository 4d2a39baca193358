"""`mugraph-saturate`: the best programs that are equal to a workload by the laws of tensor algebra."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, SymbolRefAttr, UnitAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Block
from xdsl.passes import ModulePass

from mirage_ir.budget import Phase, check_budget
from mirage_ir.errors import OptionError
from mirage_ir.limits import MOST_PROGRAMS
from mirage_ir.passes.candidates import (
    CANDIDATE_OF,
    EQUAL_TO,
    STABLE,
    blaming,
    functions,
    set_cost,
    set_private,
    symbol,
    warning,
    workloads,
    write_function,
)
from mirage_ir.passes.options import BudgetOptions, check_positive
from mirage_ir.program import Program
from mirage_ir.saturate.limits import WIDTH
from mirage_ir.target.machines import DEFAULT_TARGET, Machine, machine

if TYPE_CHECKING:
    from mirage_ir.saturate.engine import Alternatives


@dataclass(frozen=True)
class SaturatePass(BudgetOptions, ModulePass):
    """Adds the best programs that equality saturation finds for every workload (docs/saturation.md).

    args: `target`, the machine to estimate for; `keep`, how many programs: so many of the best, whether they are better than the
        workload or not (without it, at most 3 that are, by any estimate); `gain`, to keep only those from which a search may find
        better kernels: the share of the estimate, with element-wise operators in the kernels of products, by which they must be
        better; `stabilize`, to keep only programs in which no exp can overflow, if the workload has one that can; `candidates`, to
        write them as candidates, the workload itself among them, for `mugraph-verify` and `mugraph-select`: algebra without a
        search; `budget`, seconds that it shares with the passes after it (`BudgetOptions`), with a warning when they end it.
    rewrite: `@f` → `@f`, `@f.equal0`, `@f.equal1`, … (private, best first, with `mugraph.equal_to`, `mugraph.cost_us` and
        `mugraph.target`). `mugraph-generate` searches each beside `@f`, or in its place those with `mugraph.stable`.
    checks: none: what follows from the laws is verified, after the search, by `mugraph-verify`.
    statistics: saturate.nodes, saturate.rounds, saturate.seconds, saturate.found (programs better than their sources),
        saturate.searched (those that are kept), saturate.limits (at which saturation ended, if the laws had more to add),
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
        check_budget(self.budget)
        check_positive("keep", self.keep, MOST_PROGRAMS)
        if self.gain is not None and not 0 <= self.gain < inf:
            raise OptionError(f"option 'gain' takes a number that is not negative, not {self.gain:g}")

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        from mirage_ir.dialects.bridge import program_from_func
        from mirage_ir.saturate.engine import alternatives, record_saturation

        goal = machine(self.target)
        every: list[Alternatives] = []
        written = 0
        phase = self.shared_budget(op, self.name).phase(Phase.SATURATION)
        waiting = workloads(op)
        for func in waiting:
            with blaming(func), phase.running(len(waiting) - len(every)):
                found = alternatives(program_from_func(func), goal, width=max(WIDTH, self.keep or 0), stabilize=self.stabilize)
            every.append(found)
            if found.budget_met:
                print(warning(func, f"@{func.sym_name.data}: {found.ending()}"), file=sys.stderr)
            stable = found.stable()[: self.keep or WIDTH] if self.stabilize else ()
            kept = stable or self._kept(found, goal)
            if self.candidates and not stable:
                kept = (*(() if self.stabilize else kept), found.source.program)
            self._write(op, func, kept, goal, bool(stable))
            written += len(kept)
        record_saturation(every, written)

    def _kept(self, found: Alternatives, goal: Machine) -> tuple[Program, ...]:
        if self.gain is not None:
            return found.worth_searching(goal, self.gain)[: self.keep or WIDTH]
        return found.first(len(found.found[:WIDTH]) if self.keep is None else self.keep)

    def _write(self, module: ModuleOp, func: FuncOp, programs: Sequence[Program], goal: Machine, stable: bool) -> None:
        """Puts the programs behind the workload, in place of those of an earlier run."""
        from mirage_ir.block.cost import program_cost

        attribute, word = (CANDIDATE_OF, "candidate") if self.candidates else (EQUAL_TO, "equal")
        for old in functions(module):
            if symbol(old, attribute) == func.sym_name.data:
                old.detach()
                old.erase()
        new: list[FuncOp] = []
        for index, program in enumerate(programs):
            equal = write_function(program, f"{func.sym_name.data}.{word}{index}", func)
            set_cost(equal, program_cost(program, goal), goal.name)
            equal.attributes[attribute] = SymbolRefAttr(func.sym_name)
            if stable and not self.candidates:
                equal.attributes[STABLE] = UnitAttr()
            set_private(equal)
            new.append(equal)
        block = func.parent
        assert isinstance(block, Block)
        block.insert_ops_after(new, func)
