"""`convert-stablehlo-to-mugraph`: StableHLO, read from its generic form (xDSL has no such dialect)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import inf
from typing import ClassVar

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from mirage_ir.passes.convert.linalg import ON_TENSORS, read_concat, read_reshape, read_slice
from mirage_ir.passes.islands.elementwise import read_elementwise
from mirage_ir.passes.islands.foreign import Unsupported, attribute, integer, integers, needed, results_of, text, typed
from mirage_ir.passes.islands.functions import outline_islands
from mirage_ir.passes.islands.island import Converter
from mirage_ir.passes.islands.reading import LOWEST, Reader, Seen, Splat, View, tensor_extents
from mirage_ir.passes.islands.remarks import name_of


@dataclass(frozen=True)
class ConvertStablehloToMugraphPass(ModulePass):
    """Finds islands of StableHLO operations and makes them functions of mugraph operators (`mirage_ir.passes.islands`).

    args: none.
    rewrite: `dot_general`, `dot`, element-wise operations, `reduce` by a sum, a maximum or a minimum, `broadcast_in_dim`,
        `transpose`, `reshape`, `slice`, `concatenate`, `convert` between floats → a call of a private function with the
        attribute `mugraph.island`; a function that is nothing else becomes a function of mugraph operators itself. CHLO's and
        MHLO's operations of the same names are read alike.
    checks: whatever else stands in a function stays as it is; a remark names each operation on tensors that was not converted.
    """

    name: ClassVar[str] = "convert-stablehlo-to-mugraph"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        outline_islands(op, STABLEHLO)


ELEMENTWISE = {
    "abs": "abs",
    "add": "add",
    "convert": "identity",
    "divide": "div",
    "erf": "erf",
    "erfc": "erfc",
    "exponential": "exp",
    "exponential_minus_one": "expm1",
    "log": "log",
    "log_plus_one": "log1p",
    "logistic": "sigmoid",
    "maximum": "maximum",
    "minimum": "minimum",
    "multiply": "mul",
    "negate": "neg",
    "power": "pow",
    "rsqrt": "rsqrt",
    "sqrt": "sqrt",
    "square": "square",
    "subtract": "sub",
    "tanh": "tanh",
}

BROADCASTING = {
    "broadcast_add": "add",
    "broadcast_divide": "div",
    "broadcast_maximum": "maximum",
    "broadcast_minimum": "minimum",
    "broadcast_multiply": "mul",
    "broadcast_power": "pow",
    "broadcast_subtract": "sub",
}
"""CHLO's operations, which broadcast their operands."""

REDUCTIONS = {"add": ("sum", 0.0), "maximum": ("max", -inf), "minimum": ("min", inf)}


def _dimensions(op: Operation, name: str) -> dict[str, tuple[int, ...]]:
    """`#stablehlo.dot<lhs_batching_dimensions = [0], …>`"""
    written = text(needed(op, name))
    found: dict[str, tuple[int, ...]] = {}
    for key in ("lhs_batching_dimensions", "rhs_batching_dimensions", "lhs_contracting_dimensions", "rhs_contracting_dimensions"):
        match = re.search(rf"{key}\s*=\s*\[([\d,\s]*)\]", written)
        found[key] = tuple(int(d) for d in match[1].split(",") if d.strip()) if match else ()
    return found


def _read_dot_general(reader: Reader, op: Operation) -> None:
    numbers = _dimensions(op, "dot_dimension_numbers")
    batch = (numbers["lhs_batching_dimensions"], numbers["rhs_batching_dimensions"])
    bound = (numbers["lhs_contracting_dimensions"], numbers["rhs_contracting_dimensions"])
    _contract(reader, op, batch, bound)


def _read_dot(reader: Reader, op: Operation) -> None:
    left = len(tensor_extents(op.operands[0]))
    _contract(reader, op, ((), ()), ((left - 1,), (0,)))


def _contract(
    reader: Reader,
    op: Operation,
    batch: tuple[Sequence[int], Sequence[int]],
    bound: tuple[Sequence[int], Sequence[int]],
) -> None:
    """The result has the batch dimensions, those of the left operand that are left, and those of the right."""
    (result,) = results_of(op, 1)
    labels: list[list[int]] = []
    extents: dict[int, int] = {}
    free: list[int] = []
    for side, operand in enumerate(op.operands[:2]):
        shape = tensor_extents(operand)
        own: list[int] = []
        for d, extent in shape.items():
            if d in batch[side]:
                label = batch[side].index(d)
            elif d in bound[side]:
                label = 1000 + bound[side].index(d)
            else:
                label = len(batch[0]) + len(free)
                free.append(label)
            extents[label] = extent
            own.append(label)
        labels.append(own)
    x, y = (reader.labelled(reader.read(v), own) for v, own in zip(op.operands[:2], labels, strict=True))
    over = sorted(label for label in extents if label >= 1000)
    if isinstance(x, View) and isinstance(y, View):
        seen = reader.contracted(x, y, over, extents, sorted(extents))
    else:
        seen = reader.reduced("sum", reader.pointwise("mul", [x, y], extents), over, extents)
    reader.write(result, seen)


def _read_broadcasting(function: str, reader: Reader, op: Operation) -> None:
    """`broadcast_dimensions` are where the dimensions of the operand of lower rank go; the last ones when it is absent."""
    (result,) = results_of(op, 1)
    rank = len(tensor_extents(result))
    given = attribute(op, "broadcast_dimensions")
    operands: list[Seen] = []
    for value in op.operands:
        own = len(tensor_extents(value))
        labels = integers(given) if given is not None and own < rank else tuple(range(rank - own, rank))
        if len(labels) != own:
            raise Unsupported("its broadcast dimensions are not those of an operand")
        operands.append(reader.labelled(reader.read(value), labels))
    reader.write(result, reader.pointwise(function, operands, tensor_extents(result)))


def _read_broadcast_in_dim(reader: Reader, op: Operation) -> None:
    (result,) = results_of(op, 1)
    dims = integers(needed(op, "broadcast_dimensions"))
    source, target = tensor_extents(op.operands[0]), tensor_extents(result)
    labels = [None if source[i] != target[d] else d for i, d in enumerate(dims)]
    seen = reader.labelled(reader.read(op.operands[0]), labels)
    reader.write(result, seen)


def _read_broadcast(reader: Reader, op: Operation) -> None:
    (result,) = results_of(op, 1)
    lead = len(integers(needed(op, "broadcast_sizes")))
    labels = [lead + d for d in tensor_extents(op.operands[0])]
    reader.write(result, reader.labelled(reader.read(op.operands[0]), labels))


def _read_transpose(reader: Reader, op: Operation) -> None:
    (result,) = results_of(op, 1)
    permutation = integers(needed(op, "permutation"))
    labels = [permutation.index(d) for d in range(len(permutation))]
    reader.write(result, reader.labelled(reader.read(op.operands[0]), labels))


def _read_reduce(reader: Reader, op: Operation) -> None:
    (result,) = results_of(op, 1)
    if len(op.operands) != 2 or len(op.regions) != 1:
        raise Unsupported("it reduces several tensors at once")
    kind, neutral = _reducer(op)
    dims = integers(needed(op, "dimensions"))
    extents = tensor_extents(op.operands[0])
    typed(op.operands[0].type)
    places = iter(range(len(extents)))
    labels = [None if d in dims else next(places) for d in extents]
    seen = reader.labelled(reader.reduced(kind, reader.read(op.operands[0]), dims, extents), labels)
    start = reader.constant(op.operands[1])
    if start is None:
        raise Unsupported("what it starts from is not constant")
    if start != neutral and not (kind != "sum" and abs(start) >= -LOWEST and (start < 0) == (neutral < 0)):
        function = {"sum": "add", "max": "maximum", "min": "minimum"}[kind]
        seen = reader.pointwise(function, [seen, Splat(start)], tensor_extents(result))
    reader.write(result, seen)


def _reducer(op: Operation) -> tuple[str, float]:
    """What joins the entries, read from the region."""
    block = op.regions[0].block
    ops = list(block.ops)
    name = name_of(ops[0]).partition(".")[2] if ops else ""
    if len(ops) != 2 or name not in REDUCTIONS or set(ops[0].operands) != set(block.args) or len(block.args) != 2:
        raise Unsupported("its region is no sum, maximum or minimum")
    if list(ops[1].operands) != list(ops[0].results):
        raise Unsupported("its region does not yield what it computes")
    return REDUCTIONS[name]


def _read_clamp(reader: Reader, op: Operation) -> None:
    (result,) = results_of(op, 1)
    low, value, high = (_broadcast_scalar(reader, v, result) for v in op.operands)
    extents = tensor_extents(result)
    reader.write(result, reader.pointwise("minimum", [reader.pointwise("maximum", [value, low], extents), high], extents))


def _broadcast_scalar(reader: Reader, value: SSAValue, result: SSAValue) -> Seen:
    """An operand of the result's shape, or one of rank 0."""
    seen = reader.read(value)
    if tensor_extents(value) not in ({}, tensor_extents(result)):
        raise Unsupported("its operands have different shapes")
    return seen


def _read_reshape(reader: Reader, op: Operation) -> None:
    seen = reader.read(op.operands[0])
    if isinstance(seen, Splat):
        reader.write(op.results[0], seen)
    else:
        read_reshape(reader, op)


def _read_slice(reader: Reader, op: Operation) -> None:
    starts, stops, strides = (integers(needed(op, name)) for name in ("start_indices", "limit_indices", "strides"))
    read_slice(reader, op, starts, stops, strides)


def _read_concatenate(reader: Reader, op: Operation) -> None:
    read_concat(reader, op, integer(needed(op, "dimension")))


_OPERATIONS: dict[str, Converter] = {
    **{name: partial(read_elementwise, function) for name, function in ELEMENTWISE.items()},
    **{name: partial(_read_broadcasting, function) for name, function in BROADCASTING.items()},
    "broadcast": _read_broadcast,
    "broadcast_in_dim": _read_broadcast_in_dim,
    "clamp": _read_clamp,
    "concatenate": _read_concatenate,
    "dot": _read_dot,
    "dot_general": _read_dot_general,
    "reduce": _read_reduce,
    "reshape": _read_reshape,
    "slice": _read_slice,
    "transpose": _read_transpose,
}

STABLEHLO: dict[str, Converter] = {
    **ON_TENSORS,
    **{f"{dialect}.{name}": read for dialect in ("stablehlo", "chlo", "mhlo") for name, read in _OPERATIONS.items()},
}
