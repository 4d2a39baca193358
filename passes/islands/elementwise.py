"""Element-wise operations of other dialects: which function of `mirage_ir.passes.islands.reading` each one is."""

from __future__ import annotations

from xdsl.ir import Operation

from mirage_ir.passes.islands.foreign import typed
from mirage_ir.passes.islands.reading import Reader, tensor_extents

ARITH = {
    "arith.addf": "add",
    "arith.subf": "sub",
    "arith.mulf": "mul",
    "arith.divf": "div",
    "arith.negf": "neg",
    "arith.maximumf": "maximum",
    "arith.maxnumf": "maximum",
    "arith.maxf": "maximum",
    "arith.minimumf": "minimum",
    "arith.minnumf": "minimum",
    "arith.minf": "minimum",
    "arith.extf": "identity",
    "arith.truncf": "identity",
    "math.absf": "abs",
    "math.erf": "erf",
    "math.erfc": "erfc",
    "math.exp": "exp",
    "math.exp2": "exp2",
    "math.expm1": "expm1",
    "math.log": "log",
    "math.log1p": "log1p",
    "math.log2": "log2",
    "math.log10": "log10",
    "math.powf": "pow",
    "math.rsqrt": "rsqrt",
    "math.sqrt": "sqrt",
    "math.tanh": "tanh",
}
"""On scalars in the regions of linalg, and on tensors. Widening and rounding leave the mathematics as it is."""


def read_elementwise(function: str, reader: Reader, op: Operation) -> None:
    """One result; operands of its shape, or with extents of 1 that are broadcast."""
    (result,) = op.results
    extents = tensor_extents(result)
    for operand in op.operands:
        typed(operand.type)
    labels = list(range(len(extents)))
    operands = [reader.labelled(reader.read(v), labels[len(labels) - len(tensor_extents(v)) :]) for v in op.operands]
    reader.write(result, reader.pointwise(function, operands, extents))
