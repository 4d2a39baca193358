"""`convert-mugraph-to-linalg`: functions of mugraph operators become functions of upstream operations."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, ModuleOp
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Block, Region
from xdsl.passes import ModulePass

from mirage_ir.decompose import Decomposed
from mirage_ir.dialects.candidate_attributes import read_program
from mirage_ir.dialects.diagnostics import FailedOn, blaming
from mirage_ir.dialects.functions import elsewhere, functions, is_ours, symbol
from mirage_ir.dialects.workloads import CANDIDATE_OF, EQUAL_TO, NO_ISLANDS, SOURCE
from mirage_ir.lowering.mlir.builder import Builder
from mirage_ir.lowering.mlir.programs import lower_program
from mirage_ir.passes.islands.functions import ISLAND, inline_islands


@dataclass(frozen=True)
class ConvertMugraphToLinalgPass(ModulePass):
    """Writes every function of mugraph operators as linalg on tensors, scf, tensor and arith.

    args: `parallel`, whether the grid of a graph-defined kernel is an `scf.forall` or, when false, a nest of `scf.for`.
    rewrite: `mugraph.block` → `scf.forall` over the grid, with `scf.for` over the loop, tiles by `tensor.extract_slice`, linalg on
        tiles, accumulators as iteration arguments (a shifted one in its running, rescaled form), `tensor.parallel_insert_slice`;
        `mugraph.thread` → `linalg.generic` on whole tiles; other operators → named linalg, or `linalg.generic`. Calls of islands
        (`mirage_ir.passes.islands`) are replaced by the island. Sources, candidates and the attributes `mugraph.…` of functions are
        dropped: upstream tools would refuse them.
    checks: every function is a well-formed program.
    """

    name = "convert-mugraph-to-linalg"

    parallel: bool = True

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        sources = {symbol(func, SOURCE) for func in functions(op)}
        found = [func for func in functions(op) if is_ours(func)]
        if not found and NO_ISLANDS not in op.attributes:
            raise FailedOn(op, "nothing to convert: no function consists of mugraph operators alone" + elsewhere(op))
        for func in found:
            if func.sym_name.data in sources or {CANDIDATE_OF, EQUAL_TO} & func.attributes.keys():
                func.detach()
                func.erase()
            else:
                replace_body(func, read_program(func), parallel=self.parallel)
        inline_islands(op)
        op.attributes.pop(NO_ISLANDS, None)


def replace_body(func: FuncOp, program: Decomposed, *, parallel: bool) -> None:
    """Makes `program` the body of a function of its type, as upstream operations that stand where the function does."""
    with blaming(func):
        block = Block(arg_types=func.function_type.inputs)
        for argument, old in zip(block.args, func.body.block.args, strict=True):
            argument.name_hint, argument.location = old.name_hint, old.location
        outputs = lower_program(Builder(block), program, block.args, parallel=parallel)
    block.add_op(ReturnOp(*outputs))
    for op in block.walk():
        op.location = func.location
    func.detach_region(func.body)
    func.add_region(Region(block))
    drop_attributes(func)


def drop_attributes(func: FuncOp) -> None:
    """Takes off the attributes `mugraph.…`: upstream tools refuse attributes of unknown dialects."""
    for name in [name for name in func.attributes if name.startswith("mugraph.") and name != ISLAND]:
        del func.attributes[name]
    if func.arg_attrs is not None:
        kept = [{name: a for name, a in entry.data.items() if not name.startswith("mugraph.")} for entry in func.arg_attrs]
        if any(kept):
            func.properties["arg_attrs"] = ArrayAttr(DictionaryAttr(entry) for entry in kept)
        else:
            del func.properties["arg_attrs"]
