"""`convert-mugraph-to-linalg`: functions of mugraph operators become upstream operations."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from mirage_ir.dialects.candidate_attributes import read_program
from mirage_ir.dialects.diagnostics import FailedOn
from mirage_ir.dialects.functions import elsewhere, erase, functions, is_ours, symbol
from mirage_ir.dialects.sized_choices import PROGRAM_OF, programs_of, read_choices
from mirage_ir.dialects.sizes import sized_functions, sized_program
from mirage_ir.dialects.workloads import CANDIDATE_OF, EQUAL_TO, NO_ISLANDS, SOURCE
from mirage_ir.lowering.mlir.functions import replace_body
from mirage_ir.lowering.mlir.sized import SizedWriting, lower_sized
from mirage_ir.passes.islands.functions import inline_islands


@dataclass(frozen=True)
class ConvertMugraphToLinalgPass(ModulePass):
    """Writes every function of mugraph operators as linalg on tensors, scf, tensor and arith.

    args: `parallel`, whether the grid of a graph-defined kernel is an `scf.forall` or, when false, a nest of `scf.for`;
        `assert_sizes`, whether a function of symbolic sizes ends the program (`cf.assert`) where its arguments have other sizes.
    rewrite: `mugraph.block` → `scf.forall` over the grid, with `scf.for` over the loop, tiles by `tensor.extract_slice`, linalg on
        tiles, accumulators as iteration arguments (a shifted one in its running, rescaled form), `tensor.parallel_insert_slice`;
        `mugraph.thread` → `linalg.generic` on whole tiles; other operators → named linalg, or `linalg.generic`. Calls of islands
        (`mirage_ir.passes.islands`) are replaced by the island. Sources, candidates and the attributes `mugraph.…` of functions are
        dropped: upstream tools would refuse them. A function with sizes as symbols has `?` in its types, and chooses among its
        programs, or computes its operators when it has none (`mirage_ir.lowering.mlir.sized`).
    checks: every function is a well-formed program. One of symbolic sizes is written in the same way at all sizes.
    """

    name = "convert-mugraph-to-linalg"

    parallel: bool = True
    assert_sizes: bool = True

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        sources = {symbol(func, SOURCE) for func in functions(op)}
        found = [func for func in functions(op) if is_ours(func)]
        if not found and NO_ISLANDS not in op.attributes:
            raise FailedOn(op, "nothing to convert: no function consists of mugraph operators alone" + elsewhere(op))
        self._convert_sized(op)
        for func in (func for func in found if func.parent is not None and is_ours(func)):
            if func.sym_name.data in sources or {CANDIDATE_OF, EQUAL_TO} & func.attributes.keys():
                erase(func)
            else:
                replace_body(func, read_program(func), parallel=self.parallel)
        inline_islands(op)
        op.attributes.pop(NO_ISLANDS, None)

    def _convert_sized(self, module: ModuleOp) -> None:
        """Converts the functions whose sizes are symbols."""
        for func in [func for func in sized_functions(module) if is_ours(func) and PROGRAM_OF not in func.attributes]:
            source = sized_program(func)
            choices = read_choices(module, func, source)
            erase(*programs_of(module, func))
            taken = {f.sym_name.data for f in functions(module)}
            called = lower_sized(func, source, choices, taken, SizedWriting(self.parallel, self.assert_sizes))
            module.body.block.insert_ops_after(called, func)
