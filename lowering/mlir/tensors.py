"""Operators on whole tensors or tiles: named linalg where there is one, `linalg.generic` otherwise.

What is computed is computed in f32; a value is rounded where it is stored in a narrower type.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf, prod

from xdsl.dialects.builtin import AffineMapAttr, ArrayAttr, f32
from xdsl.ir import Attribute, SSAValue

from mirage_ir.check import node_attrs
from mirage_ir.dialects.mugraph.attributes import i64_array
from mirage_ir.errors import LoweringError
from mirage_ir.lowering.mlir.builder import Body, Builder, keep_groups, projection_map, segments
from mirage_ir.lowering.mlir.scalars import write_scalar
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


@dataclass(frozen=True, slots=True)
class Pointwise:
    """An element-wise operator of a group: `value` is the number of its result."""

    node: Apply
    value: int


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


def restored(b: Builder, x: TensorValue, shape: Shape, dims: frozenset[int]) -> TensorValue:
    """With dimensions `dims` of extent 1 put in, so that it has `shape`."""
    if not dims:
        return x
    type = replace(x.type, shape=shape)
    return TensorValue(b.expand(x.ssa, keep_groups(shape, dims), type), type)


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


def _spread(b: Builder, x: TensorValue, shape: Shape) -> tuple[SSAValue, AffineMapAttr]:
    """What of `x` is read to broadcast it to `shape` (NumPy's rule), and by which map."""
    lead = len(shape) - len(x.shape)
    ones = frozenset(d for d, e in enumerate(x.shape) if e == 1 and shape[d + lead] != 1)
    kept = [d + lead for d in range(len(x.shape)) if d not in ones]
    return dropped(b, x, ones).ssa, projection_map(len(shape), kept)


def pointwise(b: Builder, group: Sequence[Pointwise], values: dict[int, TensorValue], wanted: Sequence[int], dtype: DType) -> None:
    """One `linalg.generic` for element-wise operators of one result shape; results `wanted` are added to `values` as `dtype`."""
    made = {p.value for p in group}
    read = list(dict.fromkeys(v for p in group for v in p.node.operands if v not in made))
    shape = _group_shape(group[0], values)
    inputs, maps = zip(*(_spread(b, values[v], shape) for v in read), strict=True)
    type = TensorType(shape, dtype)
    same = projection_map(len(shape), range(len(shape)))

    def body(inside: Builder, args: Sequence[SSAValue]) -> list[SSAValue]:
        scalars = {v: inside.cast_scalar(a, values[v].type.dtype, DType.f32) for v, a in zip(read, args, strict=False)}
        for p in group:
            scalars[p.value] = write_scalar(inside, p.node, [scalars[v] for v in p.node.operands])
        return [inside.cast_scalar(scalars[v], DType.f32, dtype) for v in wanted]

    results = b.generic(inputs, [b.empty(type) for _ in wanted], [*maps, *[same] * len(wanted)], frozenset(), body)
    values.update((v, TensorValue(ssa, type)) for v, ssa in zip(wanted, results, strict=True))


def _group_shape(first: Pointwise, values: dict[int, TensorValue]) -> Shape:
    return broadcast_shapes(*(values[v].shape for v in first.node.operands))


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
        lead = batch - (len(v.shape) - 2)
        ones = frozenset(d for d in range(len(v.shape) - 2) if v.shape[d] == 1 and type.shape[d + lead] != 1)
        inputs.append(dropped(b, v, ones).ssa)
        kept = [d + lead for d in range(len(v.shape) - 2) if d not in ones]
        maps.append(projection_map(rank, (*kept, *tail)))
    start = b.fill(type, 0.0) if into is None else into
    maps.append(projection_map(rank, range(batch + 2)))
    (ssa,) = b.generic(inputs, [start], maps, frozenset({k}), _multiply_add(x.type.dtype))
    return TensorValue(ssa, type)


REDUCTIONS = {"sum": ("arith.addf", 0.0), "mean": ("arith.addf", 0.0), "max": ("arith.maximumf", -inf)}
"""How entries are joined, and what a reduction starts from."""


def reduction(b: Builder, op: str, x: TensorValue, dim: int) -> TensorValue:
    """The reduction over `dim` in f32; the dimension stays with extent 1."""
    if op not in REDUCTIONS:
        raise LoweringError(f"operator '{op}' has no rule for upstream MLIR")
    x = rounded(b, x, DType.f32)
    join, start = REDUCTIONS[op]
    shape = (*x.shape[:dim], 1, *x.shape[dim + 1 :])
    left = TensorType((*x.shape[:dim], *x.shape[dim + 1 :]), DType.f32)
    ssa = b.named(
        "linalg.reduce",
        [x.ssa],
        b.fill(left, start),
        {"dimensions": i64_array([dim])},
        lambda inside, args: [inside.one(join, [args[0], args[1]], f32)],
    )
    value = restored(b, TensorValue(ssa, left), shape, frozenset({dim}))
    if op != "mean":
        return value
    values = {0: value}
    scale = Apply("scale", (0,), (("value", 1 / x.shape[dim]),))
    pointwise(b, [Pointwise(scale, 1)], values, [1], DType.f32)
    return values[1]


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
    lead = len(shape) - len(x.shape)
    ones = frozenset(d for d, e in enumerate(x.shape) if e == 1 and shape[d + lead] != 1)
    new = [*range(lead), *(d + lead for d in sorted(ones))]
    type = replace(x.type, shape=shape)
    ssa = b.named(
        "linalg.broadcast",
        [dropped(b, x, ones).ssa],
        b.empty(type),
        {"dimensions": i64_array(new)},
        lambda inside, args: [args[0]],
    )
    return TensorValue(ssa, type)


def concatenated(b: Builder, xs: Sequence[TensorValue], dim: int, type: TensorType) -> TensorValue:
    into, at = b.empty(type), 0
    for x in xs:
        offsets: list[SSAValue | int] = [at if d == dim else 0 for d in range(len(x.shape))]
        into = b.insert(x.ssa, into, offsets, x.shape)
        at += x.shape[dim]
    return TensorValue(into, type)


def apply(b: Builder, node: Apply, operands: Sequence[TensorValue], type: TensorType, product: DType = DType.f32) -> TensorValue:
    """Any operator of the table; the result has `type`. Operands of a product are rounded to `product`."""
    row = operator(node.op)
    attrs = node_attrs(node)
    match row.kind:
        case Kind.ELEMENTWISE:
            values = dict(enumerate(operands))
            renamed = Apply(node.op, tuple(range(len(operands))), node.attrs)
            pointwise(b, [Pointwise(renamed, len(operands))], values, [len(operands)], type.dtype)
            return values[len(operands)]
        case Kind.CONTRACTION:
            if not row.product:
                raise LoweringError(f"operator '{node.op}' has no rule for upstream MLIR")
            x, y = (rounded(b, v, product) for v in operands)
            return rounded(b, matmul(b, x, y), type.dtype)
        case Kind.REDUCTION:
            return rounded(b, reduction(b, node.op, operands[0], attrs["dim"]), type.dtype)
        case Kind.LAYOUT:
            return _moved(b, node.op, operands, attrs, type)


def _moved(b: Builder, op: str, xs: Sequence[TensorValue], attrs: dict[str, object], type: TensorType) -> TensorValue:
    xs = [rounded(b, x, type.dtype) for x in xs]
    match op:
        case "transpose":
            permutation = attrs["permutation"]
            assert isinstance(permutation, tuple)
            return transposed(b, xs[0], permutation)
        case "broadcast":
            return broadcast(b, xs[0], type.shape)
        case "reshape":
            return reshaped(b, xs[0], type.shape)
        case "concat":
            dim = attrs["dim"]
            assert isinstance(dim, int)
            return concatenated(b, xs, dim, type)
        case "slice":
            start = attrs["start"]
            assert isinstance(start, int)
            offsets: list[SSAValue | int] = [start if d == attrs["dim"] else 0 for d in range(len(type.shape))]
            return TensorValue(b.extract(xs[0].ssa, offsets, type), type)
        case _:
            raise LoweringError(f"operator '{op}' has no rule for upstream MLIR")
