"""Operations of arith, math and tensor, which accompany every dialect."""

from __future__ import annotations

from functools import partial

from xdsl.ir import Operation

from mirage_ir.passes.islands.foreign import Unsupported, integers, needed
from mirage_ir.passes.islands.island import Converter
from mirage_ir.passes.islands.operations import converters, read_concat, read_elementwise, read_reshape, read_slice
from mirage_ir.passes.islands.reading import Reader, Seen

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
"""The function of each operation, on scalars (in regions of linalg) and tensors. Widening and rounding keep the mathematics."""


def _read_extract_slice(reader: Reader, op: Operation) -> Seen:
    starts, sizes = integers(needed(op, "static_offsets")), integers(needed(op, "static_sizes"))
    if len(op.operands) != 1:
        raise Unsupported("its offsets or sizes are not constant")
    stops = [start + size for start, size in zip(starts, sizes, strict=True)]
    return read_slice(reader, op, starts, stops, integers(needed(op, "static_strides")))


def _read_reassociated(reader: Reader, op: Operation) -> Seen:
    needed(op, "reassociation")  # The shapes say the same.
    return read_reshape(reader, op)


ON_TENSORS: dict[str, Converter] = converters(
    {
        **{name: partial(read_elementwise, function) for name, function in ARITH.items()},
        "tensor.expand_shape": _read_reassociated,
        "tensor.collapse_shape": _read_reassociated,
        "tensor.extract_slice": _read_extract_slice,
        "tensor.concat": partial(read_concat, "dim"),
    }
)
