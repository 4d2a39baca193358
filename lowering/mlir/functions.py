"""Programs, and functions that compute them, as upstream operations."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Block, Region, SSAValue

from mirage_ir.check import infer_program
from mirage_ir.decompose import Decomposed
from mirage_ir.dialects.diagnostics import blaming
from mirage_ir.loop_kernels import with_loops_apart
from mirage_ir.lowering.mlir.builder import Builder
from mirage_ir.lowering.mlir.kernels import lower_graph
from mirage_ir.lowering.mlir.tensors import TensorValue, apply, rounded
from mirage_ir.ops import Kind, operator
from mirage_ir.passes.islands.functions import ISLAND
from mirage_ir.program import Apply, DType, TensorType, numbered


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
