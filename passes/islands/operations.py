"""Operations that several dialects have under different names, and operations of arith, math and tensor, which every dialect uses.

A rule returns the value of the operation's one result; `converters` makes converters of a table of rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeAlias

from xdsl.ir import Operation, SSAValue

from mirage_ir.passes.islands.foreign import Unsupported, integer, integers, needed, typed
from mirage_ir.passes.islands.island import Converter
from mirage_ir.passes.islands.reading import Reader, Seen, Splat, tensor_extents

ResultRule: TypeAlias = Callable[[Reader, Operation], Seen]
"""The value of the result of an operation that has one. Raises `Unsupported`."""


def _by_rule(rule: ResultRule, reader: Reader, op: Operation) -> None:
    if len(op.results) != 1:
        raise Unsupported(f"it has {len(op.results)} results, not 1")
    reader.write(op.results[0], rule(reader, op))


def converters(rules: Mapping[str, ResultRule]) -> dict[str, Converter]:
    """The converters of operations of one result each, by name."""
    return {name: partial(_by_rule, rule) for name, rule in rules.items()}


def read_elementwise(function: str, reader: Reader, op: Operation, operands: Sequence[SSAValue] | None = None) -> Seen:
    """A function of `operands` (all unless given), which have the result's shape, or extents of 1 that are broadcast."""
    extents = tensor_extents(op.results[0])
    values = op.operands if operands is None else operands
    for value in values:
        typed(value.type)
    labels = list(range(len(extents)))
    seen = [reader.labelled(reader.read(v), labels[len(labels) - len(tensor_extents(v)) :]) for v in values]
    return reader.pointwise(function, seen, extents)


def read_product(
    reader: Reader, op: Operation, labels: Sequence[Sequence[int]], bound: Sequence[int], extents: Mapping[int, int]
) -> Seen:
    """The product of the first two operands, whose dimensions have these labels, summed over the labels `bound`."""
    x, y = (reader.labelled(reader.read(v), own) for v, own in zip(op.operands[:2], labels, strict=True))
    return reader.contracted(x, y, bound, extents, sorted(extents))


def read_transpose(reader: Reader, op: Operation, permutation: Sequence[int]) -> Seen:
    """Dimension i of the result is dimension `permutation[i]` of the first operand."""
    return reader.labelled(reader.read(op.operands[0]), [permutation.index(d) for d in range(len(permutation))])


def read_reshape(reader: Reader, op: Operation) -> Seen:
    """The entries of the first operand, in order, in another static shape."""
    seen = reader.read(op.operands[0])
    source, target = typed(op.operands[0].type), typed(op.results[0].type)
    if isinstance(seen, Splat):
        return seen
    if source.size != target.size:
        raise Unsupported(f"it makes {target} of {source}")
    kept = [d for d, e in enumerate(target.shape) if e > 1]
    if [e for e in source.shape if e > 1] == [target.shape[d] for d in kept]:
        # Only extents of 1 come and go: the value is as it was.
        names = iter(kept)
        return reader.labelled(seen, [next(names) if e > 1 else None for e in source.shape])
    return reader.in_order(reader.emit("reshape", reader.whole(seen, source), shape=target.shape))


def read_slice(reader: Reader, op: Operation, starts: Sequence[int], stops: Sequence[int], strides: Sequence[int]) -> Seen:
    """A box of the first operand."""
    source, target = typed(op.operands[0].type), typed(op.results[0].type)
    if any(stride != 1 for stride in strides):
        raise Unsupported("it slices with strides")
    number = reader.whole(reader.read(op.operands[0]), source)
    for d, (start, stop) in enumerate(zip(starts, stops, strict=True)):
        if (start, stop) != (0, source.shape[d]):
            number = reader.emit("slice", number, dim=d, start=start, stop=stop)
    if reader.shape_of(number) != target.shape:
        number = reader.emit("reshape", number, shape=target.shape)
    return reader.in_order(number)


def read_concat(attribute: str, reader: Reader, op: Operation) -> Seen:
    """All operands one after another along the dimension that `attribute` names."""
    dim = integer(needed(op, attribute))
    numbers = [reader.whole(reader.read(v), typed(v.type)) for v in op.operands]
    return reader.in_order(reader.emit("concat", *numbers, dim=dim))


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
