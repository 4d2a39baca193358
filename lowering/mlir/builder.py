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
from mirage_ir.sized.extent import ExtentTerm, Operation, SizeSymbol, SymbolicExtent, SymbolicNumber, is_symbolic

DYNAMIC = -(1 << 63)
"""In static offsets and sizes: it is an operand."""

Body: TypeAlias = Callable[["Builder", Sequence[SSAValue]], Sequence[SSAValue]]
"""Writes a region: its block's arguments to the values that its terminator yields."""


Indexes: TypeAlias = Sequence[SSAValue | int]
"""Offsets or sizes, each known now or when it runs; one that follows from symbols is either."""


def run_time_values(indexes: Indexes) -> list[SSAValue]:
    """The operands among offsets or sizes."""
    return [i for i in indexes if isinstance(i, SSAValue)]


def known_values(indexes: Indexes) -> DenseArrayBase[Any]:
    """Offsets or sizes as they are known now."""
    return i64_array([i if isinstance(i, int) else DYNAMIC for i in indexes])


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
    """Appends operations to a block.

    `outer` is the builder of the block around this one. `sizes` are the values of symbols, of an outermost builder. What follows
    from them is calculated in its block, once, and before the operation whose region is being written.
    """

    def __init__(self, block: Block, outer: Builder | None = None) -> None:
        self.block = block
        self._constants: dict[tuple[float, DType] | int, SSAValue] = {}
        self._function: Builder = self if outer is None else outer._function
        self.sizes: dict[str, SSAValue] = {}
        self._calculated: dict[str, SSAValue] = {}

    def inside(self, block: Block) -> Builder:
        """A builder for a block within this one's."""
        return Builder(block, self)

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
        inside = self.inside(block)
        inside.add(terminator, body(inside, block.args))
        return Region(block)

    # Scalars.

    def constant(self, value: float, dtype: DType = DType.f32) -> SSAValue:
        """A float, once a block; one that follows from sizes is calculated in f32."""
        if isinstance(value, SymbolicNumber):
            return self.cast_scalar(self._function.number(value), DType.f32, dtype)
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

    def extent(self, extent: int) -> SSAValue | int:
        """An extent: a number or, where it follows from symbols, its value."""
        if not isinstance(extent, SymbolicExtent):
            return extent
        known = self._function._calculated
        if str(extent) not in known:
            known[str(extent)] = self._function.term(extent.term)
        return known[str(extent)]

    def extent_value(self, extent: int) -> SSAValue:
        """An extent as a value."""
        found = self.extent(extent)
        return self.index(found) if isinstance(found, int) else found

    def known(self, indexes: Indexes) -> Indexes:
        """The same offsets or sizes, where those that follow from symbols are values."""
        return [self.extent(i) if isinstance(i, int) else i for i in indexes]

    def term(self, term: ExtentTerm) -> SSAValue:
        """The value of what an extent is calculated by: one `affine.apply`, of symbols and of their products and quotients."""
        read: dict[SSAValue, int] = {}
        expr = self._affine(term, read)
        if len(read) == 1 and expr == AffineExpr.dimension(0):
            return next(iter(read))
        map = AffineMapAttr(AffineMap(len(read), 0, (expr,)))
        return self.one("affine.apply", list(read), IndexType(), {"map": map})

    def _affine(self, term: ExtentTerm, read: dict[SSAValue, int]) -> AffineExpr:
        """A term as an expression of the values in `read`, to which it adds."""
        if isinstance(term, int):
            return AffineExpr.constant(term)
        if isinstance(term, SizeSymbol):
            value = self.sizes[term.name]
        else:
            numbers = [isinstance(side, int) for side in (term.left, term.right)]
            if term.sign in "+-" or (term.sign == "*" and any(numbers)) or (term.sign == "//" and numbers[1]):
                left, right = (self._affine(side, read) for side in (term.left, term.right))
                return {"+": left.__add__, "-": left.__sub__, "*": left.__mul__, "//": left.__floordiv__}[term.sign](right)
            value = self._quadratic(term)
        return AffineExpr.dimension(read.setdefault(value, len(read)))

    def _quadratic(self, term: Operation) -> SSAValue:
        """A product or quotient of two terms that follow from symbols; none is negative."""
        sides = (self.index(side) if isinstance(side, int) else self.term(side) for side in (term.left, term.right))
        return self.one({"*": "arith.muli", "//": "arith.divui"}[term.sign], list(sides), IndexType())

    def number(self, number: SymbolicNumber) -> SSAValue:
        """The value of a constant that follows from sizes, in f32."""
        if str(number) not in self._calculated:
            value = self.constant(number.coefficient)
            for name, extents in (("arith.mulf", number.over), ("arith.divf", number.under)):
                for extent in extents:
                    whole = self.one("arith.index_cast", [self.extent_value(extent)], i64)
                    value = self.one(name, [value, self.one("arith.sitofp", [whole], f32)], f32)
            self._calculated[str(number)] = value
        return self._calculated[str(number)]

    def linear(self, terms: Sequence[tuple[SSAValue, int]]) -> SSAValue:
        """Σ value · factor, of indices."""
        terms = [(self._multiple(v, factor), 1) if is_symbolic(factor) else (v, factor) for v, factor in terms]
        if len(terms) == 1 and terms[0][1] == 1:
            return terms[0][0]
        expr: AffineExpr = AffineExpr.constant(0)
        for i, (_, factor) in enumerate(terms):
            term = AffineExpr.dimension(i) * factor if factor != 1 else AffineExpr.dimension(i)
            expr = term if i == 0 else expr + term
        map = AffineMapAttr(AffineMap(len(terms), 0, (expr,)))
        return self.one("affine.apply", [value for value, _ in terms], IndexType(), {"map": map})

    def _multiple(self, value: SSAValue, factor: int) -> SSAValue:
        return self.one("arith.muli", [value, self.extent_value(factor)], IndexType())

    def cast_scalar(self, value: SSAValue, source: DType, to: DType) -> SSAValue:
        """A float of another width; f16 and bf16 meet in f32."""
        if source is to:
            return value
        if source is not DType.f32:
            value = self.one("arith.extf", [value], f32)
        return value if to is DType.f32 else self.one("arith.truncf", [value], element_type(to))

    def bounded(self, value: SSAValue, most: int, end: int) -> SSAValue:
        """The least of a number and what remains from an index to the end."""
        return self._of_rest("affine.min", value, end, (AffineExpr.constant(most),))

    def remaining(self, value: SSAValue, end: int) -> SSAValue:
        """How many numbers remain from an index to the end."""
        return self._of_rest("affine.apply", value, end, ())

    def _of_rest(self, name: str, value: SSAValue, end: int, others: tuple[AffineExpr, ...]) -> SSAValue:
        """An operation on numbers and on what remains from an index to the end."""
        last = self.extent(end)
        operands = [value] if isinstance(last, int) else [value, last]
        whole: AffineExpr = AffineExpr.constant(last) if isinstance(last, int) else AffineExpr.dimension(1)
        map = AffineMapAttr(AffineMap(len(operands), 0, (*others, whole - AffineExpr.dimension(0))))
        return self.one(name, operands, IndexType(), {"map": map})

    # Tensors.

    def empty(self, type: Typed) -> SSAValue:
        return self.one("tensor.empty", run_time_values(self.known(type.shape)), tensor_type(type))

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

    def slice_properties(self, offsets: Indexes, sizes: Indexes, before: int) -> dict[str, Attribute]:
        """Offsets, sizes and strides of a slice; `before` is how many operands come before the offsets."""
        return {
            "operandSegmentSizes": segments(*(1,) * before, len(run_time_values(offsets)), len(run_time_values(sizes)), 0),
            "static_offsets": known_values(offsets),
            "static_sizes": known_values(sizes),
            "static_strides": i64_array([1] * len(sizes)),
        }

    def extract(self, source: SSAValue, offsets: Indexes, type: Typed, sizes: Indexes | None = None) -> SSAValue:
        """The slice of `source` at `offsets`, of `type`'s shape unless sizes are given."""
        offsets, sizes = self.known(offsets), self.known(type.shape if sizes is None else sizes)
        operands = [source, *run_time_values(offsets), *run_time_values(sizes)]
        result = TensorType(element_type(type.dtype), [s if isinstance(s, int) else DYNAMIC for s in sizes])
        return self.one("tensor.extract_slice", operands, result, self.slice_properties(offsets, sizes, 1))

    def pad(self, value: SSAValue, sizes: Indexes, type: Typed, entry: float) -> SSAValue:
        """A value of these sizes as a tensor of `type`, with further entries at the end of its dimensions."""
        between = zip(sizes, type.shape, strict=True)
        missing = self.known([n - s if isinstance(s, int) else self.remaining(s, n) for s, n in between])
        properties: dict[str, Attribute] = {
            "operandSegmentSizes": segments(1, 0, len(run_time_values(missing))),
            "static_low": i64_array([0] * len(sizes)),
            "static_high": known_values(missing),
        }
        body = self.region([IndexType()] * len(sizes), "tensor.yield", lambda b, args: [b.constant(entry, type.dtype)])
        return self.one("tensor.pad", [value, *run_time_values(missing)], tensor_type(type), properties, [body])

    def insert(self, value: SSAValue, into: SSAValue, offsets: Indexes, sizes: Indexes) -> SSAValue:
        offsets, sizes = self.known(offsets), self.known(sizes)
        operands = [value, into, *run_time_values(offsets), *run_time_values(sizes)]
        return self.one("tensor.insert_slice", operands, into.type, self.slice_properties(offsets, sizes, 2))

    def parallel_insert(self, value: SSAValue, into: SSAValue, offsets: Indexes, sizes: Indexes) -> None:
        offsets, sizes = self.known(offsets), self.known(sizes)
        operands = [value, into, *run_time_values(offsets), *run_time_values(sizes)]
        self.add("tensor.parallel_insert_slice", operands, [], self.slice_properties(offsets, sizes, 2))

    def collapse(self, value: SSAValue, groups: Sequence[Sequence[int]], type: Typed) -> SSAValue:
        """Merges each group of neighbouring dimensions."""
        return self.one("tensor.collapse_shape", [value], tensor_type(type), {"reassociation": _reassociation(groups)})

    def expand(self, value: SSAValue, groups: Sequence[Sequence[int]], type: Typed) -> SSAValue:
        """Splits each dimension into a group of neighbouring ones."""
        shape = self.known(type.shape)
        properties = {"reassociation": _reassociation(groups), "static_output_shape": known_values(shape)}
        return self.one("tensor.expand_shape", [value, *run_time_values(shape)], tensor_type(type), properties)


def element_of(value: SSAValue) -> Attribute:
    """The element type of a tensor, or the type of a scalar."""
    return cast(Attribute, value.type.element_type) if isinstance(value.type, TensorType) else value.type


def _reassociation(groups: Sequence[Sequence[int]]) -> ArrayAttr[Attribute]:
    return ArrayAttr(ArrayAttr(IntegerAttr(d, i64) for d in group) for group in groups)


def keep_groups(shape: Shape, dropped: frozenset[int]) -> list[range]:
    """The dimensions of `shape` in groups, one for each that is not `dropped` (of extent 1): for collapse and expand."""
    kept = [d for d in range(len(shape)) if d not in dropped]
    return [range(first, end) for first, end in pairwise([0, *kept[1:], len(shape)])] if kept else []
