"""Operators on whole tensors or tiles: named linalg where there is one, `linalg.generic` otherwise.

All arithmetic is in f32; a value is rounded where it is stored in a narrower type.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import TypeAlias

from xdsl.dialects.builtin import AffineMapAttr, ArrayAttr, f32
from xdsl.ir import Attribute, SSAValue

from mirage_ir.check import node_attrs
from mirage_ir.dialects.mugraph.attributes import i64_array
from mirage_ir.errors import LoweringError
from mirage_ir.lowering.mlir.builder import Body, Builder, keep_groups, projection_map, segments
from mirage_ir.lowering.mlir.scalars import Scalar, write_scalar
from mirage_ir.ops import Kind, operator
from mirage_ir.ops.shapes import broadcast_shapes
from mirage_ir.program import Apply, DType, Shape, TensorType


@dataclass(frozen=True, slots=True)
class TensorValue:
    """A tensor with its type."""

    ssa: SSAValue
    type: TensorType

    @property
    def shape(self) -> Shape:
        return self.type.shape


Formula: TypeAlias = Callable[..., Sequence[Scalar]]
"""Takes an entry of each operand, returns an entry of each result."""


def reshaped(b: Builder, x: TensorValue, shape: Shape) -> TensorValue:
    """The same entries in order, as another shape."""
    type = replace(x.type, shape=shape)
    if shape == x.shape:
        return x
    flat = replace(x.type, shape=(prod(shape),))
    ssa = x.ssa
    if not x.shape:
        return TensorValue(b.expand(ssa, [], type), type)
    if not shape:
        return TensorValue(b.collapse(ssa, [], type), type)
    if len(x.shape) > 1:
        ssa = b.collapse(ssa, [range(len(x.shape))], flat)
    if len(shape) > 1:
        ssa = b.expand(ssa, [range(len(shape))], type)
    return TensorValue(ssa, type)


def dropped(b: Builder, x: TensorValue, dims: frozenset[int]) -> TensorValue:
    """Without the dimensions `dims`, which have extent 1."""
    if not dims:
        return x
    type = replace(x.type, shape=tuple(e for d, e in enumerate(x.shape) if d not in dims))
    return TensorValue(b.collapse(x.ssa, keep_groups(x.shape, dims), type), type)


def rounded(b: Builder, x: TensorValue, dtype: DType) -> TensorValue:
    """The value in another element type."""
    if x.type.dtype is dtype:
        return x
    type, rank = replace(x.type, dtype=dtype), len(x.shape)
    same = projection_map(rank, range(rank))
    (ssa,) = b.generic(
        [x.ssa],
        [b.empty(type)],
        [same, same],
        frozenset(),
        lambda inside, args: [inside.cast_scalar(args[0], x.type.dtype, dtype)],
    )
    return TensorValue(ssa, type)


def _spread(b: Builder, x: TensorValue, shape: Shape) -> tuple[SSAValue, list[int]]:
    """`x` without the dimensions that are repeated to broadcast it to `shape` (NumPy's rule), and where the others stand there."""
    lead = len(shape) - len(x.shape)
    ones = frozenset(d for d, e in enumerate(x.shape) if e == 1 and shape[d + lead] != 1)
    return dropped(b, x, ones).ssa, [d + lead for d in range(len(x.shape)) if d not in ones]


def computed(b: Builder, xs: Sequence[TensorValue], formula: Formula, count: int = 1) -> list[TensorValue]:
    """The `count` results of a formula of f32 entries, in one `linalg.generic`; the operands `xs` broadcast."""
    type = TensorType(broadcast_shapes(*(x.shape for x in xs)), DType.f32)
    rank = len(type.shape)
    inputs, places = zip(*(_spread(b, x, type.shape) for x in xs), strict=True)

    def body(inside: Builder, args: Sequence[SSAValue]) -> list[SSAValue]:
        entries = (inside.cast_scalar(a, x.type.dtype, DType.f32) for a, x in zip(args, xs, strict=False))
        return [made.value for made in formula(*(Scalar(inside, entry) for entry in entries))]

    maps = [projection_map(rank, kept) for kept in (*places, *[range(rank)] * count)]
    return [TensorValue(ssa, type) for ssa in b.generic(inputs, [b.empty(type) for _ in range(count)], maps, frozenset(), body)]


def pointwise(b: Builder, group: Sequence[tuple[int, Apply]], values: dict[int, TensorValue], uses: Mapping[int, int]) -> None:
    """Element-wise operators of one result shape, numbered by their results, in one operation.

    Adds to `values` the results that others read: `uses` counts all readers of a value. Without any, it adds the last.
    """
    inside = Counter(v for _, node in group for v in node.operands)
    made = [value for value, _ in group]
    read = [v for v in inside if v not in made]
    wanted = [v for v in made if uses.get(v, 0) > inside[v]] or made[-1:]

    def formula(*entries: Scalar) -> list[Scalar]:
        found = dict(zip(read, entries, strict=True))
        for value, node in group:
            found[value] = write_scalar(node, [found[v] for v in node.operands])
        return [found[v] for v in wanted]

    values.update(zip(wanted, computed(b, [values[v] for v in read], formula, len(wanted)), strict=True))


def matmul(b: Builder, x: TensorValue, y: TensorValue, into: SSAValue | None = None) -> TensorValue:
    """The batched product in f32, added to `into` when given. Operands have one element type."""
    shape = (*broadcast_shapes(x.shape[:-2], y.shape[:-2]), x.shape[-2], y.shape[-1])
    type = TensorType(shape, DType.f32)
    batch = shape[:-2]
    if any(len(v.shape) > 2 and v.shape[:-2] != batch for v in (x, y)) or (len(x.shape) != len(y.shape)):
        return _broadcast_matmul(b, x, y, type, into)
    count = prod(batch)
    if len(shape) > 3 or (len(shape) == 3 and count == 1):
        lead = () if count == 1 else (count,)
        x, y = (reshaped(b, v, (*lead, *v.shape[-2:])) for v in (x, y))
    flat = replace(type, shape=(*x.shape[:-1], y.shape[-1]))
    start = b.fill(flat, 0.0) if into is None else reshaped(b, TensorValue(into, type), flat.shape).ssa
    if len(flat.shape) == 2:
        name, maps = "linalg.matmul", [(0, 2), (2, 1), (0, 1)]
    else:
        name, maps = "linalg.batch_matmul", [(0, 1, 3), (0, 3, 2), (0, 1, 2)]
    rank = len(flat.shape) + 1
    properties: dict[str, Attribute] = {
        "indexing_maps": ArrayAttr(projection_map(rank, m) for m in maps),
        "operandSegmentSizes": segments(2, 1),
    }
    ssa = b.named(name, [x.ssa, y.ssa], start, properties, _multiply_add(x.type.dtype))
    return reshaped(b, TensorValue(ssa, flat), shape)


def _multiply_add(dtype: DType) -> Body:
    def body(inside: Builder, args: Sequence[SSAValue]) -> list[SSAValue]:
        x, y = (inside.cast_scalar(a, dtype, DType.f32) for a in args[:2])
        return [inside.one("arith.addf", [args[2], inside.one("arith.mulf", [x, y], f32)], f32)]

    return body


def _broadcast_matmul(b: Builder, x: TensorValue, y: TensorValue, type: TensorType, into: SSAValue | None) -> TensorValue:
    """A product whose batches differ: a contraction, in which an operand reads only the batch dimensions that it has."""
    batch, rank = len(type.shape) - 2, len(type.shape) + 1
    m, n, k = batch, batch + 1, batch + 2
    inputs: list[SSAValue] = []
    maps: list[AffineMapAttr] = []
    for v, tail in ((x, (m, k)), (y, (k, n))):
        ssa, kept = _spread(b, v, (*type.shape[:-2], *v.shape[-2:]))
        places = (*range(batch), *tail)
        inputs.append(ssa)
        maps.append(projection_map(rank, [places[d] for d in kept]))
    start = b.fill(type, 0.0) if into is None else into
    maps.append(projection_map(rank, range(batch + 2)))
    (ssa,) = b.generic(inputs, [start], maps, frozenset({k}), _multiply_add(x.type.dtype))
    return TensorValue(ssa, type)


_JOINS = {"sum": "arith.addf", "mean": "arith.addf", "max": "arith.maximumf"}
"""How a reduction joins two entries."""


def reduction(b: Builder, op: str, x: TensorValue, dim: int) -> TensorValue:
    """The reduction over `dim` in f32; the dimension stays with extent 1. Raises `LoweringError` for an operator without a rule."""
    if op not in _JOINS:
        raise LoweringError(f"operator '{op}' has no rule for upstream MLIR")
    row, x = operator(op), rounded(b, x, DType.f32)
    left = TensorType((*x.shape[:dim], *x.shape[dim + 1 :]), DType.f32)
    kept = TensorType((*x.shape[:dim], 1, *x.shape[dim + 1 :]), DType.f32)
    ssa = b.named(
        "linalg.reduce",
        [x.ssa],
        b.fill(left, row.neutral),
        {"dimensions": i64_array([dim])},
        lambda inside, args: [inside.one(_JOINS[op], [args[0], args[1]], f32)],
    )
    value = TensorValue(b.expand(ssa, keep_groups(kept.shape, frozenset({dim})), kept), kept)
    return computed(b, [value], lambda total: [total * (1 / x.shape[dim])])[0] if row.uses_extent else value


def transposed(b: Builder, x: TensorValue, permutation: Sequence[int]) -> TensorValue:
    if list(permutation) == list(range(len(x.shape))):
        return x
    type = replace(x.type, shape=tuple(x.shape[d] for d in permutation))
    ssa = b.named(
        "linalg.transpose", [x.ssa], b.empty(type), {"permutation": i64_array(permutation)}, lambda inside, args: [args[0]]
    )
    return TensorValue(ssa, type)


def broadcast(b: Builder, x: TensorValue, shape: Shape) -> TensorValue:
    """NumPy's rule."""
    if x.shape == shape:
        return x
    ssa, kept = _spread(b, x, shape)
    type = replace(x.type, shape=shape)
    new = i64_array([d for d in range(len(shape)) if d not in kept])
    ssa = b.named("linalg.broadcast", [ssa], b.empty(type), {"dimensions": new}, lambda inside, args: [args[0]])
    return TensorValue(ssa, type)


def concatenated(b: Builder, xs: Sequence[TensorValue], dim: int, type: TensorType) -> TensorValue:
    into, at = b.empty(type), 0
    for x in xs:
        offsets: list[SSAValue | int] = [at if d == dim else 0 for d in range(len(x.shape))]
        into = b.insert(x.ssa, into, offsets, x.shape)
        at += x.shape[dim]
    return TensorValue(into, type)


def apply(b: Builder, node: Apply, operands: Sequence[TensorValue], type: TensorType, product: DType = DType.f32) -> TensorValue:
    """Any operator of the table, in f32; layout operators give `type`. Operands of a product are rounded to `product`.

    Raises `LoweringError` for an operator without a rule.
    """
    row = operator(node.op)
    attrs = node_attrs(node)
    match row.kind:
        case Kind.ELEMENTWISE:
            return computed(b, operands, lambda *entries: [write_scalar(node, entries)])[0]
        case Kind.CONTRACTION:
            if not row.product:
                raise LoweringError(f"operator '{node.op}' has no rule for upstream MLIR")
            x, y = (rounded(b, v, product) for v in operands)
            return matmul(b, x, y)
        case Kind.REDUCTION:
            return reduction(b, node.op, operands[0], attrs["dim"])
        case Kind.LAYOUT:
            xs = [rounded(b, x, type.dtype) for x in operands]
    match node.op:
        case "transpose":
            return transposed(b, xs[0], attrs["permutation"])
        case "broadcast":
            return broadcast(b, xs[0], type.shape)
        case "reshape":
            return reshaped(b, xs[0], type.shape)
        case "concat":
            return concatenated(b, xs, attrs["dim"], type)
        case "slice":
            offsets: list[SSAValue | int] = [attrs["start"] if d == attrs["dim"] else 0 for d in range(len(type.shape))]
            return TensorValue(b.extract(xs[0].ssa, offsets, type), type)
        case _:
            raise LoweringError(f"operator '{node.op}' has no rule for upstream MLIR")
