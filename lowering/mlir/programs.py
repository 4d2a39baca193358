"""Programs as upstream operations.

Pre-defined kernels are named operations of linalg, or `linalg.generic`. Their results stay in f32 until a graph-defined kernel
reads it or the program returns it: a tensor of a narrower type is stored, not computed with.
"""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import SSAValue

from mirage_ir.check import infer_program
from mirage_ir.decompose import Decomposed
from mirage_ir.lowering.mlir.builder import Builder
from mirage_ir.lowering.mlir.kernels import lower_graph
from mirage_ir.lowering.mlir.tensors import TensorValue, apply, rounded
from mirage_ir.ops import Kind, operator
from mirage_ir.program import Apply, DType, TensorType, numbered


def lower_program(b: Builder, program: Decomposed, inputs: Sequence[SSAValue], *, parallel: bool = True) -> list[SSAValue]:
    """Appends the operations of `program` on `inputs`; returns its outputs.

    With `parallel` false grids are nests of `scf.for`. Raises `ProgramError` for a program that is not well formed, `LoweringError`
    for an operator without a rule.
    """
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
