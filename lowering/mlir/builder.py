"""Upstream operations, built in their generic form.

xDSL's own classes for linalg and scf lag behind upstream (it has no `scf.forall`, and its properties differ from release to
release), so operations are known by name alone, and every MLIR reads their generic form.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, TypeAlias, cast

from xdsl.dialects.builtin import (
    AffineMapAttr,
    ArrayAttr,
    DenseArrayBase,
    FloatAttr,
    IndexType,
    IntegerAttr,
    TensorType,
    UnregisteredOp,
    f32,
    i32,
    i64,
)
from xdsl.dialects.linalg.attrs import IteratorType, IteratorTypeAttr
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap

from mirage_ir.dialects.mugraph.attributes import i64_array
from mirage_ir.dialects.mugraph.types import to_ir
from mirage_ir.program import DType, Level, Shape
from mirage_ir.program import TensorType as Typed

DYNAMIC = -(1 << 63)
"""In static offsets: the offset is an operand."""

Body: TypeAlias = Callable[["Builder", Sequence[SSAValue]], Sequence[SSAValue]]
"""Writes a region: its block's arguments to the values that its terminator yields."""


def tensor_type(type: Typed) -> TensorType[Attribute]:
    return cast("TensorType[Attribute]", to_ir(type, Level.KERNEL))


def element_type(dtype: DType) -> Attribute:
    return tensor_type(Typed((), dtype)).element_type


def projection_map(rank: int, dims: Sequence[int]) -> AffineMapAttr:
    """`(d0, …) -> (d_dims[0], …)` over `rank` dimensions."""
    return AffineMapAttr(AffineMap(rank, 0, tuple(AffineExpr.dimension(d) for d in dims)))


def segments(*sizes: int) -> DenseArrayBase[Any]:
    return DenseArrayBase.from_list(i32, list(sizes))


class Builder:
    """Appends operations to a block."""

    def __init__(self, block: Block) -> None:
        self.block = block
        self._constants: dict[tuple[float, DType] | int, SSAValue] = {}

    def add(
        self,
        name: str,
        operands: Sequence[SSAValue] = (),
        results: Sequence[Attribute] = (),
        properties: Mapping[str, Attribute] | None = None,
        regions: Sequence[Region] = (),
    ) -> Sequence[SSAValue]:
        """An operation known by its name alone."""
        op = UnregisteredOp.with_name(name).create(
            operands=operands, result_types=results, properties=dict(properties or {}), regions=regions
        )
        self.block.add_op(op)
        return op.results

    def one(
        self,
        name: str,
        operands: Sequence[SSAValue],
        result: Attribute,
        properties: Mapping[str, Attribute] | None = None,
        regions: Sequence[Region] = (),
    ) -> SSAValue:
        """An operation of one result."""
        return self.add(name, operands, [result], properties, regions)[0]

    def region(self, arguments: Sequence[Attribute], terminator: str, body: Body) -> Region:
        """A region of one block."""
        block = Block(arg_types=arguments)
        inside = Builder(block)
        inside.add(terminator, body(inside, block.args))
        return Region(block)

    # Scalars.

    def constant(self, value: float, dtype: DType = DType.f32) -> SSAValue:
        """A float, once a block."""
        key = (value, dtype)
        if key not in self._constants or value != value:
            type = element_type(dtype)
            attribute: FloatAttr[Any] = FloatAttr(value, cast(Any, type))
            self._constants[key] = self.one("arith.constant", [], type, {"value": attribute})
        return self._constants[key]

    def index(self, value: int) -> SSAValue:
        if value not in self._constants:
            type = IndexType()
            self._constants[value] = self.one("arith.constant", [], type, {"value": IntegerAttr(value, type)})
        return self._constants[value]

    def linear(self, terms: Sequence[tuple[SSAValue, int]]) -> SSAValue:
        """Σ value · factor, of indices."""
        if len(terms) == 1 and terms[0][1] == 1:
            return terms[0][0]
        expr: AffineExpr = AffineExpr.constant(0)
        for i, (_, factor) in enumerate(terms):
            term = AffineExpr.dimension(i) * factor if factor != 1 else AffineExpr.dimension(i)
            expr = term if i == 0 else expr + term
        map = AffineMapAttr(AffineMap(len(terms), 0, (expr,)))
        return self.one("affine.apply", [value for value, _ in terms], IndexType(), {"map": map})

    def cast_scalar(self, value: SSAValue, source: DType, to: DType) -> SSAValue:
        """A float of another width; f16 and bf16 meet in f32."""
        if source is to:
            return value
        if source is not DType.f32:
            value = self.one("arith.extf", [value], f32)
        return value if to is DType.f32 else self.one("arith.truncf", [value], element_type(to))

    # Tensors.

    def empty(self, type: Typed) -> SSAValue:
        return self.one("tensor.empty", [], tensor_type(type))

    def fill(self, type: Typed, value: float) -> SSAValue:
        scalar = element_type(type.dtype)
        body = self.region([scalar, scalar], "linalg.yield", lambda b, args: [args[0]])
        operands = [self.constant(value, type.dtype), self.empty(type)]
        return self.one("linalg.fill", operands, tensor_type(type), {"operandSegmentSizes": segments(1, 1)}, [body])

    def generic(
        self,
        inputs: Sequence[SSAValue],
        inits: Sequence[SSAValue],
        maps: Sequence[AffineMapAttr],
        reductions: frozenset[int],
        body: Body,
    ) -> Sequence[SSAValue]:
        """`linalg.generic`; `reductions` are the dimensions that are reduced."""
        rank = maps[0].data.num_dims
        kinds = [IteratorType.REDUCTION if d in reductions else IteratorType.PARALLEL for d in range(rank)]
        properties: dict[str, Attribute] = {
            "indexing_maps": ArrayAttr(maps),
            "iterator_types": ArrayAttr(IteratorTypeAttr(kind) for kind in kinds),
            "operandSegmentSizes": segments(len(inputs), len(inits)),
        }
        return self._structured("linalg.generic", inputs, inits, properties, body)

    def _structured(
        self, name: str, inputs: Sequence[SSAValue], inits: Sequence[SSAValue], properties: dict[str, Attribute], body: Body
    ) -> Sequence[SSAValue]:
        operands = [*inputs, *inits]
        region = self.region([element_of(v) for v in operands], "linalg.yield", body)
        return self.add(name, operands, [v.type for v in inits], properties, [region])

    def named(
        self, name: str, inputs: Sequence[SSAValue], init: SSAValue, properties: dict[str, Attribute], body: Body
    ) -> SSAValue:
        """A named operation of linalg, of one result."""
        return self._structured(name, inputs, [init], properties, body)[0]

    def slice_properties(self, offsets: Sequence[SSAValue | int], sizes: Sequence[int], before: int) -> dict[str, Attribute]:
        """Offsets, sizes and strides of a slice; `before` is how many operands come before the offsets."""
        dynamic = sum(isinstance(o, SSAValue) for o in offsets)
        return {
            "operandSegmentSizes": segments(*(1,) * before, dynamic, 0, 0),
            "static_offsets": i64_array([o if isinstance(o, int) else DYNAMIC for o in offsets]),
            "static_sizes": i64_array(sizes),
            "static_strides": i64_array([1] * len(sizes)),
        }

    def extract(self, source: SSAValue, offsets: Sequence[SSAValue | int], type: Typed) -> SSAValue:
        """The slice of `source` of `type`'s shape at `offsets`."""
        operands = [source, *(o for o in offsets if isinstance(o, SSAValue))]
        return self.one("tensor.extract_slice", operands, tensor_type(type), self.slice_properties(offsets, type.shape, 1))

    def insert(self, value: SSAValue, into: SSAValue, offsets: Sequence[SSAValue | int], sizes: Sequence[int]) -> SSAValue:
        operands = [value, into, *(o for o in offsets if isinstance(o, SSAValue))]
        return self.one("tensor.insert_slice", operands, into.type, self.slice_properties(offsets, sizes, 2))

    def parallel_insert(self, value: SSAValue, into: SSAValue, offsets: Sequence[SSAValue | int], sizes: Sequence[int]) -> None:
        operands = [value, into, *(o for o in offsets if isinstance(o, SSAValue))]
        self.add("tensor.parallel_insert_slice", operands, [], self.slice_properties(offsets, sizes, 2))

    def collapse(self, value: SSAValue, groups: Sequence[Sequence[int]], type: Typed) -> SSAValue:
        """Merges each group of neighbouring dimensions."""
        return self.one("tensor.collapse_shape", [value], tensor_type(type), {"reassociation": _reassociation(groups)})

    def expand(self, value: SSAValue, groups: Sequence[Sequence[int]], type: Typed) -> SSAValue:
        """Splits each dimension into a group of neighbouring ones."""
        properties = {"reassociation": _reassociation(groups), "static_output_shape": i64_array(type.shape)}
        return self.one("tensor.expand_shape", [value], tensor_type(type), properties)


def element_of(value: SSAValue) -> Attribute:
    """The element type of a tensor, or the type of a scalar."""
    return cast(Attribute, value.type.element_type) if isinstance(value.type, TensorType) else value.type


def _reassociation(groups: Sequence[Sequence[int]]) -> ArrayAttr[Attribute]:
    return ArrayAttr(ArrayAttr(IntegerAttr(d, i64) for d in group) for group in groups)


def keep_groups(shape: Shape, dropped: frozenset[int]) -> list[range]:
    """The dimensions of `shape` in groups, one for each that is not `dropped` (of extent 1): for collapse and expand."""
    kept = [d for d in range(len(shape)) if d not in dropped]
    return [range(first, end) for first, end in pairwise([0, *kept[1:], len(shape)])] if kept else []
