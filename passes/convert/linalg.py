"""`convert-linalg-to-mugraph`: linalg on tensors, and arith, math and tensor operations around it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import inf
from typing import ClassVar, TypeAlias

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from mirage_ir.passes.islands.elementwise import ARITH, read_elementwise
from mirage_ir.passes.islands.foreign import (
    Unsupported,
    attribute,
    dtype,
    groups,
    integer,
    integers,
    keyword,
    needed,
    projection,
    results_of,
    scalar_constant,
    shape,
    typed,
)
from mirage_ir.passes.islands.functions import outline_islands
from mirage_ir.passes.islands.island import Converter
from mirage_ir.passes.islands.reading import LOWEST, HostAxes, Reader, Seen, Splat, View, tensor_extents
from mirage_ir.passes.islands.remarks import name_of


@dataclass(frozen=True)
class ConvertLinalgToMugraphPass(ModulePass):
    """Finds islands of linalg operations and makes them functions of mugraph operators (`mirage_ir.passes.islands`).

    args: none.
    rewrite: named contractions, `linalg.generic` that is element-wise, a broadcast, a reduction or a contraction, `transpose`,
        `broadcast`, `reduce`, `map`, `softmax`, with `arith` and `math` on tensors and `tensor` operations that reshape, slice or
        concatenate → a call of a private function with the attribute `mugraph.island`; a function that is nothing else becomes a
        function of mugraph operators itself.
    checks: what an operation is, is read from its indexing maps and its region. Whatever else stands in a function stays as it is;
        a remark names each operation on tensors that was not converted.
    """

    name: ClassVar[str] = "convert-linalg-to-mugraph"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        outline_islands(op, LINALG)


@dataclass(frozen=True)
class RegionArgument:
    """An argument of a structured operation's region: an entry of its operand of that number."""

    number: int


@dataclass(frozen=True)
class Call:
    """A function of `mirage_ir.passes.islands.reading.FUNCTIONS`."""

    function: str
    operands: tuple[Expression, ...]


Expression: TypeAlias = RegionArgument | float | Call
"""What a region yields."""


@dataclass(frozen=True)
class Structured:
    """A linalg operation: its operands with their indexing maps, and what the region yields for each result."""

    op: Operation
    inputs: int
    maps: Sequence[HostAxes]
    reductions: frozenset[int]
    extents: Mapping[int, int]
    yields: Sequence[Expression]


# Reading what an operation is.

CONTRACTIONS: dict[str, tuple[tuple[int, ...], ...]] = {
    "matmul": ((0, 2), (2, 1), (0, 1)),
    "matmul_transpose_a": ((2, 0), (2, 1), (0, 1)),
    "matmul_transpose_b": ((0, 2), (1, 2), (0, 1)),
    "batch_matmul": ((0, 1, 3), (0, 3, 2), (0, 1, 2)),
    "batch_matmul_transpose_a": ((0, 3, 1), (0, 3, 2), (0, 1, 2)),
    "batch_matmul_transpose_b": ((0, 1, 3), (0, 2, 3), (0, 1, 2)),
    "batch_reduce_matmul": ((0, 1, 3), (0, 3, 2), (1, 2)),
    "matvec": ((0, 1), (1,), (0,)),
    "vecmat": ((1,), (1, 0), (0,)),
    "batch_matvec": ((0, 1, 2), (0, 2), (0, 1)),
    "batch_vecmat": ((0, 2), (0, 2, 1), (0, 1)),
    "dot": ((0,), (0,), ()),
    "mmt4d": ((0, 2, 3, 5), (1, 2, 4, 5), (0, 1, 3, 4)),
    "batch_mmt4d": ((0, 1, 3, 4, 6), (0, 2, 3, 5, 6), (0, 1, 2, 4, 5)),
}
"""The indexing maps of named operations that are written without them."""

MULTIPLY_ADD = Call("add", (RegionArgument(2), Call("mul", (RegionArgument(0), RegionArgument(1)))))


def _structured(op: Operation) -> Structured:
    """Raises `Unsupported` for an operation whose maps or region are beyond us."""
    name = name_of(op).removeprefix("linalg.")
    outputs = len(results_of(op, len(op.results)))
    inputs = len(op.operands) - outputs
    if not outputs or [v.type for v in op.operands[inputs:]] != [v.type for v in op.results]:
        raise Unsupported("it works on buffers")
    shapes = [() if not _is_tensor(v) else shape(v.type) for v in op.operands]
    maps, rank = _maps(op, name, inputs, shapes)
    extents: dict[int, int] = {}
    for map, extent in zip(maps, shapes, strict=True):
        for label, size in zip(map, extent, strict=True):
            if label is not None and extents.setdefault(label, size) != size:
                raise Unsupported("the shapes of its operands do not agree")
    if set(extents) != set(range(rank)):
        raise Unsupported("a dimension of its iteration space belongs to no operand")
    kept = {label for map in maps[inputs:] for label in map if label is not None}
    reductions = _reductions(op, rank, kept)
    if any(set(range(rank)) - reductions - set(map) for map in maps[inputs:]):
        raise Unsupported("iterations in parallel write the same entry")
    region = op.regions[0] if op.regions else None
    if region is None or not region.blocks:
        if name not in CONTRACTIONS:
            raise Unsupported("it has no region")
        yields: Sequence[Expression] = [MULTIPLY_ADD]
    else:
        yields = _yields(op, op.operands)
    return Structured(op, inputs, maps, reductions, extents, yields)


def _is_tensor(value: SSAValue) -> bool:
    return hasattr(value.type, "get_shape")


def _maps(op: Operation, name: str, inputs: int, shapes: Sequence[Sequence[int]]) -> tuple[list[HostAxes], int]:
    given = attribute(op, "indexing_maps", "indexing_map")
    if given is not None:
        read = [projection(map) for map in getattr(given, "data", ())]
        return [picked for _, picked in read], read[0][0]
    rank = len(shapes[-1])
    identity: HostAxes = tuple(range(rank))
    if name in CONTRACTIONS:
        named = CONTRACTIONS[name]
        return list[HostAxes](named), 1 + max(max(m, default=0) for m in named)
    if name == "transpose":
        permutation = integers(needed(op, "permutation"))
        # Result dimension i is operand dimension permutation[i].
        return [tuple(permutation.index(d) for d in range(rank)), identity], rank
    if name == "broadcast":
        new = integers(needed(op, "dimensions"))
        return [tuple(d for d in range(rank) if d not in new), identity], rank
    if name == "reduce":
        over = integers(needed(op, "dimensions"))
        rank = len(shapes[0])
        kept = tuple(d for d in range(rank) if d not in over)
        whole: HostAxes = tuple(range(rank))
        return [*[whole] * inputs, *[kept] * (len(shapes) - inputs)], rank
    if all(len(s) == rank for s in shapes):
        return [identity] * len(shapes), rank
    raise Unsupported("it has no indexing maps")


def _reductions(op: Operation, rank: int, kept: set[int]) -> frozenset[int]:
    given = attribute(op, "iterator_types")
    if given is None:
        return frozenset(range(rank)) - kept
    kinds = [_iterator(kind) for kind in getattr(given, "data", ())]
    reductions = frozenset(d for d, kind in enumerate(kinds) if kind == "reduction")
    if len(kinds) != rank or set(kinds) - {"parallel", "reduction"}:
        raise Unsupported("it iterates in another way than in parallel or in a reduction")
    if reductions & kept:
        raise Unsupported("a result keeps a dimension that is reduced")
    return reductions


def _iterator(kind: object) -> str:
    from xdsl.dialects.linalg.attrs import IteratorTypeAttr
    from xdsl.ir import Attribute

    assert isinstance(kind, Attribute)
    return str(kind.data) if isinstance(kind, IteratorTypeAttr) else keyword(kind)


def _yields(op: Operation, operands: Sequence[SSAValue]) -> list[Expression]:
    """What the region of an operation yields, as expressions of its arguments."""
    (region,) = op.regions
    if len(region.blocks) != 1:
        raise Unsupported("its region has several blocks")
    block = region.block
    # `linalg.map` used to hand its region the inputs alone.
    if len(block.args) not in (len(operands), len(operands) - len(op.results)):
        raise Unsupported("its region has another number of arguments than it has operands")
    found: dict[SSAValue, Expression] = {argument: RegionArgument(i) for i, argument in enumerate(block.args)}

    def expression(value: SSAValue) -> Expression:
        if value in found:
            return found[value]
        constant = scalar_constant(value)
        if constant is None:
            owner = value.owner
            what = f"the result of '{name_of(owner)}'" if isinstance(owner, Operation) else "an argument of another block"
            raise Unsupported(f"its region computes with {what}")
        return constant

    for inner in block.ops:
        name = name_of(inner)
        if name.endswith(".yield"):
            return [expression(v) for v in inner.operands]
        if name == "arith.constant":
            continue
        if name == "math.fma":
            x, y, z = (expression(v) for v in inner.operands)
            found[inner.results[0]] = Call("add", (Call("mul", (x, y)), z))
            continue
        if name not in ARITH:
            raise Unsupported(f"its region holds '{name}'")
        for v in (*inner.operands, *inner.results):
            dtype(v.type)
        found[inner.results[0]] = Call(ARITH[name], tuple(expression(v) for v in inner.operands))
    raise Unsupported("its region yields nothing")


# Making it a program.


def _arguments(x: Expression) -> set[int]:
    match x:
        case RegionArgument():
            return {x.number}
        case Call():
            return {a for operand in x.operands for a in _arguments(operand)}
        case _:
            return set()


@dataclass
class _Writer:
    """Writes what a structured operation yields into a program."""

    reader: Reader
    what: Structured

    def result(self, number: int) -> Seen:
        """The result of that number, with the dimensions of the host's tensor for labels."""
        what = self.what
        own = what.inputs + number
        value = what.yields[number]
        others = set(range(what.inputs, len(what.op.operands))) - {own}
        if _arguments(value) & others:
            raise Unsupported("a result depends on another one")
        seen = self._reduction(value, own) if what.reductions else self.value(value)
        places: list[int | None] = [None] * len(what.extents)
        for d, label in enumerate(what.maps[own]):
            if label is None:
                raise Unsupported("a result is written through a constant index")
            places[label] = d
        return seen if isinstance(seen, Splat) else View(seen.number, tuple(None if a is None else places[a] for a in seen.axes))

    def argument(self, number: int) -> Seen:
        operand = self.what.op.operands[number]
        if not _is_tensor(operand):
            constant = self.reader.constant(operand)
            if constant is None:
                raise Unsupported("it reads a scalar that is not constant")
            return Splat(constant)
        return self.reader.labelled(self.reader.read(operand), self.what.maps[number])

    def value(self, x: Expression) -> Seen:
        match x:
            case RegionArgument():
                return self.argument(x.number)
            case Call():
                return self.reader.pointwise(x.function, [self.value(o) for o in x.operands], self.what.extents)
            case _:
                return Splat(x)

    def _reduction(self, x: Expression, own: int) -> Seen:
        """Σ, max or min of an expression over the reduced dimensions, joined with what the result starts from."""
        x = _plain(x)
        if not isinstance(x, Call) or x.function not in ("add", "maximum", "minimum"):
            raise Unsupported("its region is no sum, maximum or minimum")
        rest = [o for o in x.operands if own not in _arguments(o)]
        start = [o for o in x.operands if _plain(o) == RegionArgument(own)]
        if len(rest) != 1 or len(start) != 1:
            raise Unsupported("its region is no sum, maximum or minimum of what was there and something new")
        kind = {"add": "sum", "maximum": "max", "minimum": "min"}[x.function]
        seen = self._sum(rest[0], self.what.maps[own]) if kind == "sum" else self.reduced(kind, self.value(rest[0]))
        before = self.argument(own)
        if isinstance(before, Splat) and before.value in _neutral(kind):
            return seen
        return self.reader.pointwise(x.function, [seen, before], self.what.extents)

    def reduced(self, kind: str, x: Seen) -> Seen:
        return self.reader.reduced(kind, x, sorted(self.what.reductions), self.what.extents)

    def _sum(self, x: Expression, order: HostAxes) -> Seen:
        """A contraction where the summand is a product of factors of different dimensions, a sum of the summand otherwise."""
        factors = [self.value(f) for f in _factors(x)]
        views = [f for f in factors if isinstance(f, View)]
        constant = 1.0
        for f in factors:
            constant *= f.value if isinstance(f, Splat) else 1.0
        while len(views) > 2 or (len(views) == 2 and self._nested(*views)):
            views.sort(key=lambda v: len(self._labels(v)))
            first, second = views[:2]
            views[:2] = [_view(self.reader.pointwise("mul", [first, second], self.what.extents))]
        if len(views) == 2:
            seen: Seen = self.reader.contracted(views[0], views[1], sorted(self.what.reductions), self.what.extents, order)
        elif views:
            seen = self.reduced("sum", views[0])
        else:
            return self.reduced("sum", Splat(constant))
        return seen if constant == 1 else self.reader.pointwise("mul", [seen, Splat(constant)], self.what.extents)

    def _labels(self, x: View) -> set[int]:
        return {a for a in x.axes if a is not None and self.what.extents[a] > 1}

    def _nested(self, x: View, y: View) -> bool:
        """Whether one factor has all dimensions of the other, and nothing is contracted that both keep apart."""
        mine, theirs = self._labels(x), self._labels(y)
        return mine == theirs or not (mine & theirs & self.what.reductions)


def _view(x: Seen) -> View:
    assert isinstance(x, View)
    return x


def _plain(x: Expression) -> Expression:
    """Without changes of the element type."""
    while isinstance(x, Call) and x.function == "identity":
        x = x.operands[0]
    return x


def _factors(x: Expression) -> list[Expression]:
    x = _plain(x)
    if isinstance(x, Call) and x.function == "mul":
        return [f for operand in x.operands for f in _factors(operand)]
    return [x]


def _neutral(kind: str) -> tuple[float, ...]:
    """What a reduction may start from without a trace. The lowest finite numbers stand for -inf."""
    if kind == "sum":
        return (0.0,)
    lowest = (-inf, LOWEST, -65504.0, -3.3895313892515355e38)
    return lowest if kind == "max" else tuple(-v for v in lowest)


def _read_structured(reader: Reader, op: Operation) -> None:
    what = _structured(op)
    writer = _Writer(reader, what)
    if len(what.yields) != len(op.results):
        raise Unsupported("its region yields another number of values than it has results")
    results = [writer.result(number) for number in range(len(op.results))]
    for value, seen in zip(op.results, results, strict=True):
        reader.write(value, seen)


def _read_fill(reader: Reader, op: Operation) -> None:
    raise Unsupported("what it fills with is not constant")


def _read_softmax(reader: Reader, op: Operation) -> None:
    (result,) = results_of(op, 1)
    type = typed(result.type)
    number = reader.whole(reader.read(op.operands[0]), type)
    dim = integer(needed(op, "dimension"))
    reader.write(result, View(reader.emit("softmax", number, dim=dim), tuple(range(len(type.shape)))))


# Operations of tensor.


def read_reshape(reader: Reader, op: Operation) -> None:
    """Any operation whose result has the entries of its first operand, in order, in another static shape."""
    (result,) = results_of(op, 1)
    source, target = typed(op.operands[0].type), typed(result.type)
    if source.size != target.size:
        raise Unsupported(f"it makes {target} of {source}")
    kept = [d for d, e in enumerate(target.shape) if e > 1]
    if [e for e in source.shape if e > 1] == [target.shape[d] for d in kept]:
        # Only extents of 1 come and go: the value is as it was.
        names = iter(kept)
        labels = [next(names) if e > 1 else None for e in source.shape]
        reader.write(result, reader.labelled(reader.read(op.operands[0]), labels))
        return
    number = reader.whole(reader.read(op.operands[0]), source)
    reader.write(result, View(reader.emit("reshape", number, shape=target.shape), tuple(range(len(target.shape)))))


def read_slice(reader: Reader, op: Operation, starts: Sequence[int], stops: Sequence[int], strides: Sequence[int]) -> None:
    """A box of the first operand."""
    (result,) = results_of(op, 1)
    source, target = typed(op.operands[0].type), typed(result.type)
    if any(stride != 1 for stride in strides):
        raise Unsupported("it slices with strides")
    number = reader.whole(reader.read(op.operands[0]), source)
    for d, (start, stop) in enumerate(zip(starts, stops, strict=True)):
        if (start, stop) != (0, source.shape[d]):
            number = reader.emit("slice", number, dim=d, start=start, stop=stop)
    if reader.shape_of(number) != target.shape:
        number = reader.emit("reshape", number, shape=target.shape)
    reader.write(result, View(number, tuple(range(len(target.shape)))))


def _read_extract_slice(reader: Reader, op: Operation) -> None:
    starts, sizes = integers(needed(op, "static_offsets")), integers(needed(op, "static_sizes"))
    if len(op.operands) != 1:
        raise Unsupported("its offsets or sizes are not constant")
    stops = [start + size for start, size in zip(starts, sizes, strict=True)]
    read_slice(reader, op, starts, stops, integers(needed(op, "static_strides")))


def read_concat(reader: Reader, op: Operation, dim: int) -> None:
    (result,) = results_of(op, 1)
    numbers = [reader.whole(reader.read(v), typed(v.type)) for v in op.operands]
    reader.write(result, View(reader.emit("concat", *numbers, dim=dim), tuple(range(len(tensor_extents(result))))))


def _read_concat(reader: Reader, op: Operation) -> None:
    read_concat(reader, op, integer(needed(op, "dim")))


def _reassociated(reader: Reader, op: Operation) -> None:
    groups(needed(op, "reassociation"))
    read_reshape(reader, op)


ON_TENSORS: dict[str, Converter] = {
    **{name: partial(read_elementwise, function) for name, function in ARITH.items()},
    "tensor.expand_shape": _reassociated,
    "tensor.collapse_shape": _reassociated,
    "tensor.extract_slice": _read_extract_slice,
    "tensor.concat": _read_concat,
}
"""Operations that stand among those of any dialect on tensors."""

_STRUCTURED = (
    *("generic", "contract", "elementwise", "map", "reduce", "transpose", "broadcast", "copy", *CONTRACTIONS),
    *(
        "add",
        "sub",
        "mul",
        "div",
        "max",
        "min",
        "powf",
        "exp",
        "log",
        "abs",
        "negf",
        "sqrt",
        "rsqrt",
        "square",
        "reciprocal",
        "tanh",
    ),
    *("erf", "ceil", "floor", "round", "select", "div_unsigned"),
)

LINALG: dict[str, Converter] = {
    **ON_TENSORS,
    **{f"linalg.{name}": _read_structured for name in _STRUCTURED},
    "linalg.fill": _read_fill,
    "linalg.softmax": _read_softmax,
}
