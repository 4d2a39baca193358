"""`convert-mugraph-to-linalg`: programs, and functions of mugraph operators, become upstream operations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, ModuleOp
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Block, Region, SSAValue
from xdsl.passes import ModulePass

from mirage_ir.check import infer_program
from mirage_ir.decompose import Decomposed
from mirage_ir.dialects.candidate_attributes import read_program
from mirage_ir.dialects.diagnostics import FailedOn, blaming
from mirage_ir.dialects.functions import elsewhere, erase, functions, is_ours, symbol
from mirage_ir.dialects.workloads import CANDIDATE_OF, EQUAL_TO, NO_ISLANDS, SOURCE
from mirage_ir.loop_kernels import with_loops_apart
from mirage_ir.lowering.mlir.builder import Builder
from mirage_ir.lowering.mlir.kernels import lower_graph
from mirage_ir.lowering.mlir.tensors import TensorValue, apply, rounded
from mirage_ir.ops import Kind, operator
from mirage_ir.passes.islands.functions import ISLAND, inline_islands
from mirage_ir.program import Apply, DType, TensorType, numbered


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
                erase(func)
            else:
                replace_body(func, read_program(func), parallel=self.parallel)
        inline_islands(op)
        op.attributes.pop(NO_ISLANDS, None)


def lower_program(b: Builder, program: Decomposed, inputs: Sequence[SSAValue], *, parallel: bool) -> list[SSAValue]:
    """Appends the operations of `program` on `inputs`; returns its outputs.

    Pre-defined kernels are named operations of linalg, or `linalg.generic`. Their results stay in f32 until a graph-defined kernel
    reads it or the program returns it: a tensor of a narrower type is stored, not computed with. With `parallel` false grids are
    nests of `scf.for`. A kernel of several loops becomes a kernel for each of them. Raises `ProgramError` for a program that is not
    well formed, `LoweringError` for an operator without a rule.
    """
    program = Decomposed(with_loops_apart(program))
    types = infer_program(program, memory=False)
    values = [TensorValue(ssa, type) for ssa, type in zip(inputs, program.inputs, strict=True)]
    for first, node in numbered(len(inputs), program.nodes):
        if isinstance(node, Apply):
            values.append(_kernel(b, node, [values[v] for v in node.operands], types[first]))
        else:
            sources = [rounded(b, values[v], types[v].dtype) for v in node.operands]
            values.extend(lower_graph(b, node, sources, parallel=parallel))
    return [rounded(b, values[v], types[v].dtype).ssa for v in program.outputs]


def _kernel(b: Builder, node: Apply, operands: Sequence[TensorValue], type: TensorType) -> TensorValue:
    """An operator at kernel level, in f32; one that only moves entries keeps their type."""
    dtypes = {x.type.dtype for x in operands}
    same = dtypes.pop() if len(dtypes) == 1 else DType.f32
    dtype = same if operator(node.op).kind is Kind.LAYOUT else DType.f32
    return apply(b, node, operands, TensorType(type.shape, dtype), same)


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
