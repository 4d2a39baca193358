"""`convert-tosa-to-mugraph`: TOSA on floats, whichever release wrote it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from xdsl.context import Context
from xdsl.dialects.builtin import FloatAttr, ModuleOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from mirage_ir.passes.islands.foreign import (
    Unsupported,
    attribute,
    constant_integers,
    integer,
    integers,
    needed,
    scalar_constant,
    typed,
)
from mirage_ir.passes.islands.functions import outline_islands
from mirage_ir.passes.islands.island import Converter
from mirage_ir.passes.islands.operations import (
    ON_TENSORS,
    converters,
    read_concat,
    read_elementwise,
    read_product,
    read_reshape,
    read_slice,
    read_transpose,
)
from mirage_ir.passes.islands.reading import Reader, Seen, Splat, tensor_extents


@dataclass(frozen=True)
class ConvertTosaToMugraphPass(ModulePass):
    """Finds islands of TOSA operations and makes them functions of mugraph operators (`mirage_ir.passes.islands`).

    args: none.
    rewrite: `matmul`, `fully_connected`, element-wise operations, `clamp`, reductions, `transpose`, `reshape`, `concat`, `slice`,
        `cast` between floats → a call of a private function with the attribute `mugraph.island`; a function that is nothing else
        becomes a function of mugraph operators itself.
    checks: integers and quantization are not converted. Everything else in a function stays as it is; a remark names each
        operation on tensors that was not converted.
    """

    name: ClassVar[str] = "convert-tosa-to-mugraph"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        outline_islands(op, TOSA)


_SAME_NAME = (
    *("abs", "add", "erf", "exp", "identity", "log", "maximum", "minimum", "pow"),
    *("reciprocal", "rsqrt", "sigmoid", "sub", "tanh"),
)
_FUNCTIONS = {"cast": "identity", **{name: name for name in _SAME_NAME}}


def _no_zero_points(op: Operation, operands: int) -> None:
    """Raises `Unsupported` for quantization: zero points (attributes, or operands from `operands` on) must be 0 or absent."""
    if attribute(op, "quantization_info", "a_zp", "b_zp", "input1_zp", "output_zp") is not None:
        raise Unsupported("it is quantized")
    if any(scalar_constant(v) != 0 for v in op.operands[operands:]):
        raise Unsupported("its zero points or shifts are not 0")


def _read_mul(reader: Reader, op: Operation) -> Seen:
    if len(op.operands) > 2 and scalar_constant(op.operands[2]) != 0:
        raise Unsupported("its shift is not 0")
    if len(op.operands) < 3 and (shift := attribute(op, "shift")) is not None and integer(shift) != 0:
        raise Unsupported("its shift is not 0")
    return read_elementwise("mul", reader, op, op.operands[:2])


def _read_negate(reader: Reader, op: Operation) -> Seen:
    _no_zero_points(op, 1)
    return read_elementwise("neg", reader, op, op.operands[:1])


def _read_matmul(reader: Reader, op: Operation) -> Seen:
    """(b, m, k) and (b, k, n) to (b, m, n)."""
    _no_zero_points(op, 2)
    (b, m, k), (_, _, n) = (tuple(tensor_extents(v).values()) for v in op.operands[:2])
    product = read_product(reader, op, [[0, 1, 2], [0, 2, 3]], [2], {0: b, 1: m, 2: k, 3: n})
    return reader.labelled(product, [0, 1, None, 2])


def _read_fully_connected(reader: Reader, op: Operation) -> Seen:
    """Rows (m, k) and weight (n, k) to (m, n), plus the bias (n)."""
    _no_zero_points(op, 3)
    (m, k), (n, _) = (tuple(tensor_extents(v).values()) for v in op.operands[:2])
    extents = {0: m, 1: n, 2: k}
    product = read_product(reader, op, [[0, 2], [1, 2]], [2], extents)
    return reader.pointwise("add", [product, reader.labelled(reader.read(op.operands[2]), [1])], extents)


def _read_reduce(kind: str, reader: Reader, op: Operation) -> Seen:
    """A reduction over `axis`, which stays with extent 1."""
    typed(op.operands[0].type)
    dim = integer(needed(op, "axis"))
    return reader.reduced(kind, reader.read(op.operands[0]), [dim], tensor_extents(op.operands[0]))


def _read_clamp(reader: Reader, op: Operation) -> Seen:
    seen = reader.read(op.operands[0])
    for function, names in (("maximum", ("min_val", "min_fp")), ("minimum", ("max_val", "max_fp"))):
        bound = needed(op, *names)
        if not isinstance(bound, FloatAttr):
            raise Unsupported(f"its bound {bound} is no float")
        seen = reader.pointwise(function, [seen, Splat(bound.value.data)], tensor_extents(op.results[0]))
    return seen


def _read_transpose(reader: Reader, op: Operation) -> Seen:
    return read_transpose(reader, op, integers(needed(op, "perms")) if len(op.operands) == 1 else constant_integers(op.operands[1]))


def _read_slice(reader: Reader, op: Operation) -> Seen:
    if len(op.operands) == 3:
        starts, sizes = constant_integers(op.operands[1]), constant_integers(op.operands[2])
    else:
        starts, sizes = integers(needed(op, "start")), integers(needed(op, "size"))
    return read_slice(reader, op, starts, [start + size for start, size in zip(starts, sizes, strict=True)], [1] * len(starts))


_RULES = {
    **{name: partial(read_elementwise, function) for name, function in _FUNCTIONS.items()},
    "clamp": _read_clamp,
    "concat": partial(read_concat, "axis"),
    "fully_connected": _read_fully_connected,
    "matmul": _read_matmul,
    "mul": _read_mul,
    "negate": _read_negate,
    "reduce_max": partial(_read_reduce, "max"),
    "reduce_min": partial(_read_reduce, "min"),
    "reduce_sum": partial(_read_reduce, "sum"),
    "reshape": read_reshape,
    "slice": _read_slice,
    "transpose": _read_transpose,
}

TOSA: dict[str, Converter] = {**ON_TENSORS, **converters({f"tosa.{name}": rule for name, rule in _RULES.items()})}
