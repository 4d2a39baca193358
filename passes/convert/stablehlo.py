"""`convert-stablehlo-to-mugraph`: StableHLO, read from its generic form (xDSL has no such dialect)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from math import inf
from typing import ClassVar

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from mirage_ir.passes.islands.foreign import Unsupported, attribute, integers, needed, text, typed
from mirage_ir.passes.islands.functions import outline_islands
from mirage_ir.passes.islands.island import Converter
from mirage_ir.passes.islands.operations import (
    ON_TENSORS,
    ResultRule,
    converters,
    read_concat,
    read_elementwise,
    read_product,
    read_reshape,
    read_slice,
    read_transpose,
)
from mirage_ir.passes.islands.reading import LOWEST_F32, REDUCTION_BY, Reader, Seen, Splat, tensor_extents
from mirage_ir.passes.islands.remarks import name_of


@dataclass(frozen=True)
class ConvertStablehloToMugraphPass(ModulePass):
    """Finds islands of StableHLO operations and makes them functions of mugraph operators (`mirage_ir.passes.islands`).

    args: none.
    rewrite: `dot_general`, `dot`, element-wise operations, `reduce` by a sum, a maximum or a minimum, `broadcast_in_dim`,
        `transpose`, `reshape`, `slice`, `concatenate`, `convert` between floats → a call of a private function with the
        attribute `mugraph.island`; a function that is nothing else becomes a function of mugraph operators itself. CHLO's and
        MHLO's operations of the same names are read alike.
    checks: everything else in a function stays as it is; a remark names each operation on tensors that was not converted.
    """

    name: ClassVar[str] = "convert-stablehlo-to-mugraph"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        outline_islands(op, STABLEHLO)


_SAME_NAME = ("abs", "add", "erf", "erfc", "log", "maximum", "minimum", "rsqrt", "sqrt", "square", "tanh")
_FUNCTIONS = {
    **{name: name for name in _SAME_NAME},
    "convert": "identity",
    "divide": "div",
    "exponential": "exp",
    "exponential_minus_one": "expm1",
    "log_plus_one": "log1p",
    "logistic": "sigmoid",
    "multiply": "mul",
    "negate": "neg",
    "power": "pow",
    "subtract": "sub",
}

_BROADCASTING = {
    f"broadcast_{name}": _FUNCTIONS[name] for name in ("add", "divide", "maximum", "minimum", "multiply", "power", "subtract")
}
"""CHLO's operations, which broadcast their operands."""

_NEUTRAL = {"add": 0.0, "maximum": -inf, "minimum": inf}
"""The initial value that leaves `reduce` unchanged, by the function in its region."""


def _dimensions(op: Operation, name: str) -> tuple[int, ...]:
    """The list of that name in `#stablehlo.dot<lhs_batching_dimensions = [0], …>`; empty when it is absent."""
    match = re.search(rf"{name}\s*=\s*\[([\d,\s]*)\]", text(needed(op, "dot_dimension_numbers")))
    return tuple(int(d) for d in match[1].split(",") if d.strip()) if match else ()


def _read_dot_general(reader: Reader, op: Operation) -> Seen:
    batch, bound = (
        [_dimensions(op, f"{side}_{kind}_dimensions") for side in ("lhs", "rhs")] for kind in ("batching", "contracting")
    )
    return _contracted(reader, op, batch, bound)


_BOUND = 1000
"""The first label of the dimensions that are contracted, beyond all of a result."""


def _contracted(reader: Reader, op: Operation, batch: Sequence[Sequence[int]], bound: Sequence[Sequence[int]]) -> Seen:
    """The product, contracted over `bound`. The result has batch dimensions, then the left operand's others, then the right's."""
    labels: list[list[int]] = []
    extents: dict[int, int] = {}
    free = count(len(batch[0]))
    for operand, own_batch, own_bound in zip(op.operands[:2], batch, bound, strict=True):
        own: list[int] = []
        for d, extent in tensor_extents(operand).items():
            label = own_batch.index(d) if d in own_batch else _BOUND + own_bound.index(d) if d in own_bound else next(free)
            extents[label] = extent
            own.append(label)
        labels.append(own)
    return read_product(reader, op, labels, sorted(label for label in extents if label >= _BOUND), extents)


def _read_broadcasting(function: str, reader: Reader, op: Operation) -> Seen:
    """`broadcast_dimensions` maps the dimensions of the operand of lower rank; absent, they are the result's last ones."""
    extents = tensor_extents(op.results[0])
    given = attribute(op, "broadcast_dimensions")
    operands: list[Seen] = []
    for value in op.operands:
        own = len(tensor_extents(value))
        labels = integers(given) if given is not None and own < len(extents) else tuple(range(len(extents) - own, len(extents)))
        if len(labels) != own:
            raise Unsupported("its broadcast dimensions are not an operand's")
        operands.append(reader.labelled(reader.read(value), labels))
    return reader.pointwise(function, operands, extents)


def _read_broadcast_in_dim(reader: Reader, op: Operation) -> Seen:
    source, target = tensor_extents(op.operands[0]), tensor_extents(op.results[0])
    dims = integers(needed(op, "broadcast_dimensions"))
    return reader.labelled(reader.read(op.operands[0]), [None if source[i] != target[d] else d for i, d in enumerate(dims)])


def _read_broadcast(reader: Reader, op: Operation) -> Seen:
    lead = len(integers(needed(op, "broadcast_sizes")))
    return reader.labelled(reader.read(op.operands[0]), [lead + d for d in tensor_extents(op.operands[0])])


def _read_reduce(reader: Reader, op: Operation) -> Seen:
    if len(op.operands) != 2 or len(op.regions) != 1:
        raise Unsupported("it reduces several tensors at once")
    function = _reducer(op)
    dims = integers(needed(op, "dimensions"))
    extents = tensor_extents(op.operands[0])
    typed(op.operands[0].type)
    places = iter(range(len(extents)))
    labels = [None if d in dims else next(places) for d in extents]
    seen = reader.labelled(reader.reduced(REDUCTION_BY[function], reader.read(op.operands[0]), dims, extents), labels)
    start, neutral = reader.constant(op.operands[1]), _NEUTRAL[function]
    if start is None:
        raise Unsupported("what it starts from is not constant")
    if start == neutral or (neutral and abs(start) >= -LOWEST_F32 and (start < 0) == (neutral < 0)):
        return seen
    return reader.pointwise(function, [seen, Splat(start)], tensor_extents(op.results[0]))


def _reducer(op: Operation) -> str:
    """The function that joins the entries, read from the region."""
    block = op.regions[0].block
    ops = list(block.ops)
    name = name_of(ops[0]).partition(".")[2] if ops else ""
    if len(ops) != 2 or name not in _NEUTRAL or set(ops[0].operands) != set(block.args) or len(block.args) != 2:
        raise Unsupported("its region is no sum, maximum or minimum")
    if list(ops[1].operands) != list(ops[0].results):
        raise Unsupported("its region does not yield what it computes")
    return name


def _read_clamp(reader: Reader, op: Operation) -> Seen:
    """min(max(x, low), high); operands have the result's shape or rank 0."""
    extents = tensor_extents(op.results[0])
    if any(tensor_extents(v) not in ({}, extents) for v in op.operands):
        raise Unsupported("its operands have different shapes")
    low, value, high = map(reader.read, op.operands)
    return reader.pointwise("minimum", [reader.pointwise("maximum", [value, low], extents), high], extents)


def _read_slice(reader: Reader, op: Operation) -> Seen:
    starts, stops, strides = (integers(needed(op, name)) for name in ("start_indices", "limit_indices", "strides"))
    return read_slice(reader, op, starts, stops, strides)


_RULES: dict[str, ResultRule] = {
    **{name: partial(read_elementwise, function) for name, function in _FUNCTIONS.items()},
    **{name: partial(_read_broadcasting, function) for name, function in _BROADCASTING.items()},
    "broadcast": _read_broadcast,
    "broadcast_in_dim": _read_broadcast_in_dim,
    "clamp": _read_clamp,
    "concatenate": partial(read_concat, "dimension"),
    "dot": lambda reader, op: _contracted(reader, op, ((), ()), ((len(tensor_extents(op.operands[0])) - 1,), (0,))),
    "dot_general": _read_dot_general,
    "reduce": _read_reduce,
    "reshape": read_reshape,
    "slice": _read_slice,
    "transpose": lambda reader, op: read_transpose(reader, op, integers(needed(op, "permutation"))),
}

STABLEHLO: dict[str, Converter] = {
    **ON_TENSORS,
    **converters({f"{dialect}.{name}": rule for dialect in ("stablehlo", "chlo", "mhlo") for name, rule in _RULES.items()}),
}
