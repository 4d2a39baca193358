"""`convert-linalg-to-mugraph`: linalg on tensors, and arith, math and tensor operations around it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf, prod
from typing import ClassVar, TypeAlias

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from mirage_ir.passes.islands.foreign import (
    Unsupported,
    attribute,
    dtype,
    integer,
    integers,
    keyword,
    needed,
    projection,
    scalar_constant,
    shape,
    typed,
)
from mirage_ir.passes.islands.functions import outline_islands
from mirage_ir.passes.islands.island import Converter
from mirage_ir.passes.islands.operations import ARITH, ON_TENSORS, converters
from mirage_ir.passes.islands.reading import LOWEST_F32, REDUCTION_BY, HostAxes, Reader, Seen, Splat, View
from mirage_ir.passes.islands.remarks import name_of


@dataclass(frozen=True)
class ConvertLinalgToMugraphPass(ModulePass):
    """Finds islands of linalg operations and makes them functions of mugraph operators (`mirage_ir.passes.islands`).

    args: none.
    rewrite: named contractions, `linalg.generic` that is element-wise, a broadcast, a reduction or a contraction, `transpose`,
        `broadcast`, `reduce`, `map`, `softmax`, with `arith` and `math` on tensors and `tensor` operations that reshape, slice or
        concatenate → a call of a private function with the attribute `mugraph.island`; a function that is nothing else becomes a
        function of mugraph operators itself.
    checks: indexing maps and the region say what an operation computes, not its name alone. Everything else in a function stays as
        it is; a remark names each operation on tensors that was not converted.
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
    """A function of `mirage_ir.passes.islands.reading`."""

    function: str
    operands: tuple[Expression, ...]


Expression: TypeAlias = RegionArgument | float | Call
"""A value that a region yields."""


# From an operation to its maps and expressions.

_CONTRACTIONS: dict[str, tuple[tuple[int, ...], ...]] = {
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

_MULTIPLY_ADD = Call("add", (RegionArgument(2), Call("mul", (RegionArgument(0), RegionArgument(1)))))


def _structured(reader: Reader, op: Operation) -> _Structured:
    """An operation with its maps and expressions. Raises `Unsupported` for maps or a region that no program expresses."""
    name = name_of(op).removeprefix("linalg.")
    outputs = len(op.results)
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
        if name not in _CONTRACTIONS:
            raise Unsupported("it has no region")
        yields: Sequence[Expression] = [_MULTIPLY_ADD]
    else:
        yields = _yields(op, op.operands)
    return _Structured(reader, op, inputs, maps, reductions, extents, yields)


def _is_tensor(value: SSAValue) -> bool:
    return hasattr(value.type, "get_shape")


def _maps(op: Operation, name: str, inputs: int, shapes: Sequence[Sequence[int]]) -> tuple[list[HostAxes], int]:
    given = attribute(op, "indexing_maps", "indexing_map")
    if given is not None:
        read = [projection(map) for map in getattr(given, "data", ())]
        return [picked for _, picked in read], read[0][0]
    rank = len(shapes[-1])
    identity: HostAxes = tuple(range(rank))
    if name in _CONTRACTIONS:
        named = _CONTRACTIONS[name]
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
    kinds = [keyword(kind) for kind in getattr(given, "data", ())]
    reductions = frozenset(d for d, kind in enumerate(kinds) if kind == "reduction")
    if len(kinds) != rank or set(kinds) - {"parallel", "reduction"}:
        raise Unsupported("it iterates in another way than in parallel or in a reduction")
    if reductions & kept:
        raise Unsupported("a result keeps a dimension that is reduced")
    return reductions


def _yields(op: Operation, operands: Sequence[SSAValue]) -> list[Expression]:
    """The values that the region of an operation yields, as expressions of its arguments."""
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


# From maps and expressions to a program.


def _arguments(x: Expression) -> set[int]:
    match x:
        case RegionArgument():
            return {x.number}
        case Call():
            return {a for operand in x.operands for a in _arguments(operand)}
        case _:
            return set()


@dataclass(frozen=True)
class _Structured:
    """A linalg operation whose results are written into a program: its operands (`inputs` of them are no places for results) with
    their indexing maps, and the expression that its region yields for each result."""

    reader: Reader
    op: Operation
    inputs: int
    maps: Sequence[HostAxes]
    reductions: frozenset[int]
    extents: Mapping[int, int]
    yields: Sequence[Expression]

    def result(self, number: int) -> Seen:
        """Result `number`, labelled by the dimensions of the host's tensor."""
        own = self.inputs + number
        value = self.yields[number]
        others = set(range(self.inputs, len(self.op.operands))) - {own}
        if _arguments(value) & others:
            raise Unsupported("a result depends on another one")
        seen = self._reduction(value, own) if self.reductions else self.value(value)
        places: list[int | None] = [None] * len(self.extents)
        for d, label in enumerate(self.maps[own]):
            if label is None:
                raise Unsupported("a result is written through a constant index")
            places[label] = d
        return seen if isinstance(seen, Splat) else View(seen.number, tuple(None if a is None else places[a] for a in seen.axes))

    def argument(self, number: int) -> Seen:
        operand = self.op.operands[number]
        if not _is_tensor(operand):
            constant = self.reader.constant(operand)
            if constant is None:
                raise Unsupported("it reads a scalar that is not constant")
            return Splat(constant)
        return self.reader.labelled(self.reader.read(operand), self.maps[number])

    def value(self, x: Expression) -> Seen:
        match x:
            case RegionArgument():
                return self.argument(x.number)
            case Call():
                return self.reader.pointwise(x.function, [self.value(o) for o in x.operands], self.extents)
            case _:
                return Splat(x)

    def _reduction(self, x: Expression, own: int) -> Seen:
        """Σ, max or min of an expression over the reduced dimensions, joined with the initial value of the result."""
        x = _plain(x)
        if not isinstance(x, Call) or x.function not in REDUCTION_BY:
            raise Unsupported("its region is no sum, maximum or minimum")
        rest = [o for o in x.operands if own not in _arguments(o)]
        start = [o for o in x.operands if _plain(o) == RegionArgument(own)]
        if len(rest) != 1 or len(start) != 1:
            raise Unsupported("its region is no sum, maximum or minimum of the running value and a new one")
        kind = REDUCTION_BY[x.function]
        seen = self._sum(rest[0], self.maps[own]) if kind == "sum" else self._reduced(kind, self.value(rest[0]))
        before = self.argument(own)
        if isinstance(before, Splat) and before.value in _NEUTRAL[x.function]:
            return seen
        return self.reader.pointwise(x.function, [seen, before], self.extents)

    def _reduced(self, kind: str, x: Seen) -> Seen:
        return self.reader.reduced(kind, x, sorted(self.reductions), self.extents)

    def _sum(self, x: Expression, order: HostAxes) -> Seen:
        """A contraction where the summand is a product of factors of different dimensions, a sum of the summand otherwise."""
        factors = [self.value(f) for f in _factors(x)]
        views: list[Seen] = [f for f in factors if isinstance(f, View)]
        constant = prod((f.value for f in factors if isinstance(f, Splat)), start=1.0)
        while len(views) > 2 or (len(views) == 2 and self._nested(*views)):
            views.sort(key=lambda v: len(self._labels(v)))
            views[:2] = [self.reader.pointwise("mul", views[:2], self.extents)]
        if not views:
            return self._reduced("sum", Splat(constant))
        if len(views) == 2:
            seen = self.reader.contracted(views[0], views[1], sorted(self.reductions), self.extents, order)
        else:
            seen = self._reduced("sum", views[0])
        return seen if constant == 1 else self.reader.pointwise("mul", [seen, Splat(constant)], self.extents)

    def _labels(self, x: Seen) -> set[int]:
        return x.spread(self.extents) if isinstance(x, View) else set()

    def _nested(self, x: Seen, y: Seen) -> bool:
        """Whether two factors are not worth a contraction: equal dimensions, or none in common that is reduced."""
        mine, theirs = self._labels(x), self._labels(y)
        return mine == theirs or not (mine & theirs & self.reductions)


def _plain(x: Expression) -> Expression:
    """The expression below changes of the element type."""
    while isinstance(x, Call) and x.function == "identity":
        x = x.operands[0]
    return x


def _factors(x: Expression) -> list[Expression]:
    x = _plain(x)
    if isinstance(x, Call) and x.function == "mul":
        return [f for operand in x.operands for f in _factors(operand)]
    return [x]


_LOWEST = (-inf, LOWEST_F32, -65504.0, -3.3895313892515355e38)
_NEUTRAL = {"add": (0.0,), "maximum": _LOWEST, "minimum": tuple(-v for v in _LOWEST)}
"""Initial values that leave a reduction unchanged. The lowest finite f32, f16 and bf16 stand for -inf."""


def _read_structured(reader: Reader, op: Operation) -> None:
    what = _structured(reader, op)
    if len(what.yields) != len(op.results):
        raise Unsupported("its region yields another number of values than it has results")
    results = [what.result(number) for number in range(len(op.results))]
    for value, seen in zip(op.results, results, strict=True):
        reader.write(value, seen)


def _read_fill(reader: Reader, op: Operation) -> None:
    raise Unsupported("what it fills with is not constant")


def _read_softmax(reader: Reader, op: Operation) -> Seen:
    number = reader.whole(reader.read(op.operands[0]), typed(op.results[0].type))
    return reader.in_order(reader.emit("softmax", number, dim=integer(needed(op, "dimension"))))


_STRUCTURED = (
    *("generic", "contract", "elementwise", "map", "reduce", "transpose", "broadcast", "copy", *_CONTRACTIONS),
    *("add", "sub", "mul", "div", "max", "min", "powf", "exp", "log", "abs", "negf", "sqrt", "rsqrt", "square", "reciprocal"),
    *("tanh", "erf", "ceil", "floor", "round", "select", "div_unsigned"),
)

LINALG: dict[str, Converter] = {
    **ON_TENSORS,
    **{f"linalg.{name}": _read_structured for name in _STRUCTURED},
    "linalg.fill": _read_fill,
    **converters({"linalg.softmax": _read_softmax}),
}
