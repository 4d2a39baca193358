"""The operator table: everything that any part of mirage-ir knows about an operator stands in its row.

A row gives an operator's name, arity, attributes, shape rule, abstract expression, meaning over real arrays, meaning over finite
fields, levels and cost. Dialect, search, verifier, interpreters and cost model read the table; each lowering adds one rule an
operator (`mirage_ir.lowering.triton.rules`).

The meanings are functions of an algebra that the caller passes in, so that this module imports neither numpy nor an engine:

* `expr(E, bound, *operands, **attrs)`: `E` is the algebra of `mirage_ir.expr.normal_form`, `bound` the index parts that a reduction
  or contraction binds (empty for others).
* `real(np, *operands, **attrs)`: `np` is the numpy module. Arrays may carry leading axes (lanes, grid); the caller aligns the ranks
  of element-wise operands and gives dimensions counted from the end (negative).
* `modular(F, *operands, **attrs)`: `F` is an arithmetic, as the finite fields of `mirage_ir.verify.field`; the same conventions.

Layout operators (kind LAYOUT) only move entries: their `real` and `modular` are the same function of `np`, on trailing dimensions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from math import inf
from typing import Any

from mirage_ir.errors import ProgramError
from mirage_ir.ops import shapes
from mirage_ir.ops import signature as signatures
from mirage_ir.ops.constants import exact
from mirage_ir.ops.signature import Signature, SignatureRule
from mirage_ir.program import Apply, Attr, Level, Shape

Meaning = Callable[..., Any]
ShapeRule = Callable[[Sequence[Shape], dict[str, Any]], Shape]


class Kind(StrEnum):
    """What an operator does with indices."""

    ELEMENTWISE = "elementwise"
    CONTRACTION = "contraction"
    REDUCTION = "reduction"
    LAYOUT = "layout"


class Expansion(StrEnum):
    """Where the operands of an element-wise operator stand in its value, multiplied out into a sum of products."""

    TERMS = "terms"
    """Each operand is a term, with either sign: x + y, x − y."""
    FACTORS = "factors"
    """Each operand is a factor of every term: x·y."""
    SCALED = "scaled"
    """The operand, up to a sign, a constant factor or a constant term: −x, c·x, x + c."""
    QUOTIENT = "quotient"
    """The first operand is divided by the second: x/y."""


class Domain(StrEnum):
    """For which real numbers a function has a value, and a finite one."""

    ALL = "all"
    NONNEGATIVE = "nonnegative"
    POSITIVE = "positive"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Operator:
    """One row.

    *Form.* `arity` is the number of operands; None is any number. `attrs` gives the type of each attribute, `defaults` the values
    of attributes that may be left out, and `choices` the words that an attribute of text may be. `refused` says, for each level on
    which the operator cannot stand, why. `signature` is the rule by which dimensions flow through it; None is the rule of its
    kind, which every kind but LAYOUT has. `regroups` marks a layout operator that splits or regroups dimensions, so that no tile
    of its result is the result of tiles. `view` marks an operator that launches no kernel: it describes a tensor in memory anew.

    *Values.* `domain` says for which (first) arguments it is defined; where it is UNKNOWN, the verifier accepts the operator only
    on values on which the source has it too. `positive`: all values are above 0. `nonnegative`: values are at least 0, and above 0
    where the first argument is. `range` is an interval that holds all values. `zeros` are the (first) arguments at which the value
    is 0; None where nobody knows. `keeps_zero`: the value is 0 where all operands are. `inverts`: f(−x) = 1 / f(x).

    *Algebra.* `oracle` marks a non-linear function, which abstract expressions and the verifier leave uninterpreted; `takes` names
    the function on which another operator is built. `expansion` says how sums and products move across an element-wise operator;
    None where no sum or product does. `extremum` marks a maximum or minimum of entries and constants, `difference` x − y, `scales`
    the product with a constant. `homogeneous`: for c > 0, op(c·x, …) = c·op(x, …). `factors` counts the entries that einsum
    notation multiplies for the operator: 2 for x·y and x², 1 for a sum (a constant `value` is one more factor), 0 where einsum
    notation cannot write it. Of an operator that binds dimensions, `neutral` is the number that fills padding and leaves the
    result unchanged, `linear` says that it is a sum of products with one entry of each operand, `product` that it is Σ x·y itself,
    which matrix units compute, and `uses_extent` that its value depends on the number of entries that it binds.

    *Cost.* `flops` counts floating-point operations for each element of the result (of the operand for a reduction; for each pair
    that a contraction multiplies and adds). Of functions, it counts the instructions that Triton 3.6 makes of one for an H100,
    rounded; one of a unit for special functions, which does an eighth as many at a time, as 4 to 8. `library_flops` is the same of
    PyTorch's own kernels, where these take more.
    """

    name: str
    kind: Kind
    arity: int | None
    shape: ShapeRule
    expr: Meaning
    real: Meaning
    modular: Meaning
    attrs: Mapping[str, type] = field(default_factory=dict[str, type])
    defaults: Mapping[str, Any] = field(default_factory=dict[str, Any])
    refused: Mapping[Level, str] = field(default_factory=dict[Level, str])
    flops: float = 1.0
    library_flops: float | None = None
    commutative: bool = False
    oracle: bool = False
    domain: Domain = Domain.UNKNOWN
    positive: bool = False
    nonnegative: bool = False
    inverts: bool = False
    zeros: tuple[int, ...] | None = None
    takes: str = ""
    extremum: bool = False
    difference: bool = False
    choices: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    signature: SignatureRule | None = None
    regroups: bool = False
    neutral: float = 0.0
    linear: bool = False
    product: bool = False
    uses_extent: bool = False
    range: tuple[float, float] = (-inf, inf)
    factors: int = 0
    homogeneous: bool = False
    view: bool = False
    scales: bool = False
    keeps_zero: bool = False
    expansion: Expansion | None = None

    @property
    def flops_outside(self) -> float:
        """Operations for each element in a kernel of PyTorch's."""
        return self.flops if self.library_flops is None else self.library_flops

    @property
    def broadcasts(self) -> bool:
        """Whether it repeats entries along the dimensions of its attribute `shape`."""
        return self.signature is signatures.broadcast

    @property
    def transposes(self) -> bool:
        """Whether it orders dimensions anew, by its attribute `permutation`."""
        return self.signature is signatures.transpose

    @property
    def reshapes(self) -> bool:
        """Whether it has the same entries in the same order, in the dimensions of its attribute `shape`."""
        return self.signature is signatures.reshape

    @property
    def levels(self) -> frozenset[Level]:
        """The levels on which it may stand."""
        return frozenset(level for level in Level if level not in self.refused)


OPERATORS: dict[str, Operator] = {}
"""The table, by name. Change it with `mirage_ir.ops.register` and `unregister` only."""

_changes = 0


def changes() -> int:
    """How often the table changed. What was found out about operators holds until the next time."""
    return _changes


def add(row: Operator) -> None:
    """Puts a row into the table, as it is (`register` refuses what the rest cannot handle)."""
    OPERATORS[row.name] = row
    _changed()


def unregister(name: str) -> None:
    """Takes a row out again (for operators registered at run time)."""
    del OPERATORS[name]
    _changed()


def _changed() -> None:
    global _changes
    _changes += 1
    _signature.cache_clear()


@lru_cache(maxsize=1 << 14)
def _signature(name: str, attrs: tuple[tuple[str, Attr], ...], operands: tuple[Shape, ...]) -> Signature:
    row = operator(name)
    rule = _SIGNATURES[row.kind] if row.signature is None else row.signature
    return rule(operands, {**row.defaults, **dict(attrs)})


def signature_of(node: Apply, operands: Sequence[Shape]) -> Signature:
    """How dimensions flow through an operator that is applied to operands of these shapes, which its shape rule must accept.

    Raises `ProgramError` for an operator that is not in the table.
    """
    return _signature(node.op, node.attrs, tuple(operands))


def operator(name: str) -> Operator:
    """The row of an operator; a `ProgramError` that names it when there is none."""
    row = OPERATORS.get(name)
    if row is None:
        raise ProgramError(f"unknown operator '{name}'")
    return row


def unary_function(
    name: str,
    real: Meaning,
    flops: float = 8.0,
    domain: Domain = Domain.UNKNOWN,
    zeros: tuple[int, ...] | None = None,
    **extra: Any,
) -> Operator:
    """The row of an element-wise function of one value that algebra knows nothing about.

    This is all that a new activation needs besides its rule in each lowering:
    `register(unary_function("softsign", lambda np, x: x / (1 + np.abs(x)), domain=Domain.ALL))`. Without its `domain`, it is proved
    only where the source takes it of the same values.
    """
    return Operator(
        name,
        Kind.ELEMENTWISE,
        1,
        shapes.elementwise,
        expr=lambda E, bound, *xs, **attrs: E.function(name, *xs, **attrs),
        real=real,
        modular=lambda F, *xs, **attrs: F.oracle(name, *xs, **attrs),
        flops=flops,
        oracle=True,
        domain=domain,
        zeros=zeros,
        keeps_zero=zeros is not None and 0 in zeros,
        **extra,
    )


def reduction(name: str, expr: Meaning, real: Meaning, modular: Meaning, flops: float = 1.0, **extra: Any) -> Operator:
    """The row of a reduction over one dimension, `dim`, which stays with extent 1.

    `register(reduction("sumsq", lambda E, bound, x, dim: E.sum(E.mul(x, x), bound), lambda np, x, dim: np.sum(x * x, axis=dim,
    keepdims=True), lambda F, x, dim: F.sum(F.mul(x, x), dim), domain=Domain.ALL))` is all that it needs besides its rule in each
    lowering. `flops` counts for each entry of the operand.
    """
    return Operator(
        name, Kind.REDUCTION, 1, shapes.reduction, expr, real, modular, {"dim": int}, refused=_NO_REDUCTION, flops=flops, **extra
    )


def contraction(name: str, expr: Meaning, real: Meaning, modular: Meaning, flops: float = 2.0, **extra: Any) -> Operator:
    """The row of a contraction of (…, m, k) with (…, k, n) to (…, m, n), as a product of matrices has it.

    The meanings take operands of equal rank; `flops` counts for each pair of entries that meet.
    """
    return Operator(name, Kind.CONTRACTION, 2, shapes.matmul, expr, real, modular, refused=_NO_MATMUL, flops=flops, **extra)


def error_function(np: Any, x: Any) -> Any:
    """erf of each entry."""
    from math import erf

    return np.vectorize(erf, otypes=[x.dtype])(x)


def _gelu(np: Any, x: Any, form: str) -> Any:
    if form == "erf":
        return x * 0.5 * (1 + error_function(np, x * 0.7071067811865476))
    return 0.5 * x * (1 + np.tanh(0.7978845608028654 * (x + 0.044715 * x**3)))


def _sigmoid(np: Any, x: Any) -> Any:
    return 0.5 * (1 + np.tanh(0.5 * x))


_NO_REDUCTION = {Level.THREAD: "a thread graph is element-wise: threads do not exchange values"}
_NO_MATMUL = {Level.THREAD: "a product needs the tiles of a whole block: threads do not exchange values"}


def _kernel_only(reason: str) -> dict[Level, str]:
    return {Level.BLOCK: reason, Level.THREAD: reason}


def _trailing(rank: int, ndim: int, axes: Sequence[int]) -> tuple[int, ...]:
    lead = ndim - rank
    return (*range(lead), *(lead + a for a in axes))


def _keep(E: Any, bound: Any, x: Any, **attrs: Any) -> Any:
    return x


def _layout(
    name: str, shape: ShapeRule, signature: SignatureRule, move: Meaning, arity: int | None = 1, expr: Meaning = _keep, **extra: Any
) -> Operator:
    """A layout operator: `move` is its meaning over real arrays and over fields alike."""

    def modular(F: Any, *xs: Any, **attrs: Any) -> Any:
        return F.move(move, *xs, **attrs)

    return Operator(name, Kind.LAYOUT, arity, shape, expr, move, modular, flops=0, domain=Domain.ALL, signature=signature, **extra)


def _pointwise(
    name: str, expr: Meaning, real: Meaning, modular: Meaning, arity: int = 2, domain: Domain = Domain.ALL, **extra: Any
) -> Operator:
    return Operator(name, Kind.ELEMENTWISE, arity, shapes.elementwise, expr, real, modular, domain=domain, **extra)


def _rows() -> list[Operator]:
    return [
        contraction(
            "matmul",
            domain=Domain.ALL,
            expr=lambda E, bound, x, y: E.sum(E.mul(x, y), bound),
            real=lambda np, x, y: np.matmul(x, y),
            modular=lambda F, x, y: F.matmul(x, y),
            linear=True,
            product=True,
            factors=2,
            homogeneous=True,
        ),
        # Element-wise, two operands.
        _pointwise(
            "add",
            lambda E, bound, x, y: E.add(x, y),
            lambda np, x, y: x + y,
            lambda F, x, y: F.add(x, y),
            commutative=True,
            keeps_zero=True,
            expansion=Expansion.TERMS,
        ),
        _pointwise(
            "sub",
            lambda E, bound, x, y: E.add(x, E.neg(y)),
            lambda np, x, y: x - y,
            lambda F, x, y: F.sub(x, y),
            difference=True,
            keeps_zero=True,
            expansion=Expansion.TERMS,
        ),
        _pointwise(
            "mul",
            lambda E, bound, x, y: E.mul(x, y),
            lambda np, x, y: x * y,
            lambda F, x, y: F.mul(x, y),
            commutative=True,
            factors=2,
            homogeneous=True,
            keeps_zero=True,
            expansion=Expansion.FACTORS,
        ),
        _pointwise(
            "div",
            lambda E, bound, x, y: E.div(x, y),
            lambda np, x, y: x / y,
            lambda F, x, y: F.div(x, y),
            flops=4,
            homogeneous=True,
            expansion=Expansion.QUOTIENT,
        ),
        _pointwise(
            "maximum",
            lambda E, bound, x, y: E.maximum(x, y),
            lambda np, x, y: np.maximum(x, y),
            lambda F, x, y: F.maximum(x, y),
            commutative=True,
            extremum=True,
            keeps_zero=True,
        ),
        _pointwise(
            "minimum",
            lambda E, bound, x, y: E.minimum(x, y),
            lambda np, x, y: np.minimum(x, y),
            lambda F, x, y: F.minimum(x, y),
            commutative=True,
            extremum=True,
            keeps_zero=True,
        ),
        _pointwise(
            "pow",
            lambda E, bound, x, y: E.function("pow", x, y),
            lambda np, x, y: np.power(x, y),
            lambda F, x, y: F.oracle("pow", x, y),
            flops=32,
            oracle=True,
            domain=Domain.POSITIVE,
            nonnegative=True,
            zeros=(),
        ),
        # Element-wise functions that algebra knows nothing about.
        unary_function(
            "exp", lambda np, x: np.exp(x), flops=4, domain=Domain.ALL, positive=True, inverts=True, zeros=(), range=(0.0, inf)
        ),
        unary_function("log", lambda np, x: np.log(x), flops=24, domain=Domain.POSITIVE, zeros=(1,)),
        unary_function("log1p", lambda np, x: np.log1p(x), flops=48, zeros=(0,)),
        unary_function("expm1", lambda np, x: np.expm1(x), flops=28, domain=Domain.ALL, zeros=(0,), range=(-1.0, inf)),
        unary_function(
            "sqrt", lambda np, x: np.sqrt(x), flops=4, domain=Domain.NONNEGATIVE, nonnegative=True, zeros=(0,), range=(0.0, inf)
        ),
        unary_function("sigmoid", _sigmoid, flops=12, domain=Domain.ALL, positive=True, zeros=(), range=(0.0, 1.0)),
        unary_function("silu", lambda np, x: x * _sigmoid(np, x), flops=12, domain=Domain.ALL, zeros=(0,)),
        unary_function(
            "gelu",
            _gelu,
            flops=14,
            library_flops=28,
            domain=Domain.ALL,
            zeros=(0,),
            attrs={"form": str},
            defaults={"form": "erf"},
            choices={"form": ("erf", "tanh")},
        ),
        unary_function("tanh", lambda np, x: np.tanh(x), flops=20, domain=Domain.ALL, zeros=(0,), range=(-1.0, 1.0)),
        unary_function("erf", error_function, flops=20, domain=Domain.ALL, zeros=(0,), range=(-1.0, 1.0)),
        # Element-wise, one operand, with a meaning in the field.
        _pointwise(
            "rsqrt",
            lambda E, bound, x: E.div(E.one, E.function("sqrt", x)),
            lambda np, x: 1 / np.sqrt(x),
            lambda F, x: F.div(F.one, F.oracle("sqrt", x)),
            arity=1,
            flops=4,
            takes="sqrt",
        ),
        _pointwise(
            "square",
            lambda E, bound, x: E.mul(x, x),
            lambda np, x: x * x,
            lambda F, x: F.mul(x, x),
            arity=1,
            factors=2,
            keeps_zero=True,
        ),
        _pointwise(
            "neg",
            lambda E, bound, x: E.neg(x),
            lambda np, x: -x,
            lambda F, x: F.neg(x),
            arity=1,
            scales=True,
            keeps_zero=True,
            homogeneous=True,
            expansion=Expansion.SCALED,
        ),
        _pointwise(
            "reciprocal",
            lambda E, bound, x: E.div(E.one, x),
            lambda np, x: 1 / x,
            lambda F, x: F.div(F.one, x),
            arity=1,
            flops=4,
        ),
        _pointwise(
            "relu",
            lambda E, bound, x: E.maximum(x, E.zero),
            lambda np, x: np.maximum(x, 0),
            lambda F, x: F.maximum(x, F.zero),
            arity=1,
            extremum=True,
            homogeneous=True,
            keeps_zero=True,
        ),
        _pointwise(
            "clamp",
            lambda E, bound, x, min, max: E.minimum(E.maximum(x, E.constant(exact(min))), E.constant(exact(max))),
            lambda np, x, min, max: np.minimum(np.maximum(x, min), max),
            lambda F, x, min, max: F.minimum(F.maximum(x, F.constant(exact(min))), F.constant(exact(max))),
            arity=1,
            attrs={"min": float, "max": float},
            flops=2,
            extremum=True,
        ),
        _pointwise(
            "scale",
            lambda E, bound, x, value: E.scale(x, exact(value)),
            lambda np, x, value: x * value,
            lambda F, x, value: F.mul(x, F.constant(exact(value))),
            arity=1,
            attrs={"value": float},
            factors=1,
            homogeneous=True,
            scales=True,
            keeps_zero=True,
            expansion=Expansion.SCALED,
        ),
        _pointwise(
            "offset",
            lambda E, bound, x, value: E.add(x, E.constant(exact(value))),
            lambda np, x, value: x + value,
            lambda F, x, value: F.add(x, F.constant(exact(value))),
            arity=1,
            attrs={"value": float},
            expansion=Expansion.SCALED,
        ),
        # Reductions over one dimension, which stays with extent 1.
        reduction(
            "sum",
            domain=Domain.ALL,
            expr=lambda E, bound, x, dim: E.sum(x, bound),
            real=lambda np, x, dim: np.sum(x, axis=dim, keepdims=True),
            modular=lambda F, x, dim: F.sum(x, dim),
            linear=True,
            factors=1,
            homogeneous=True,
        ),
        reduction(
            "mean",
            domain=Domain.ALL,
            expr=lambda E, bound, x, dim: E.div(E.sum(x, bound), E.sum(E.one, bound)),
            real=lambda np, x, dim: np.mean(x, axis=dim, keepdims=True),
            modular=lambda F, x, dim: F.div(F.sum(x, dim), F.constant(F.extent(x, dim))),
            linear=True,
            uses_extent=True,
            homogeneous=True,
        ),
        reduction(
            "max",
            domain=Domain.ALL,
            expr=lambda E, bound, x, dim: E.max(x, bound),
            real=lambda np, x, dim: np.max(x, axis=dim, keepdims=True),
            modular=lambda F, x, dim: F.max(x, dim),
            neutral=-inf,
            extremum=True,
            homogeneous=True,
        ),
        # Layout: entries move, nothing is computed. `rank` is the operand's, given by the caller.
        _layout(
            "broadcast",
            shapes.broadcast,
            signatures.broadcast,
            lambda np, x, shape, rank: np.broadcast_to(
                x.reshape((*x.shape[: x.ndim - rank], *(1,) * (len(shape) - rank), *x.shape[x.ndim - rank :])),
                (*x.shape[: x.ndim - rank], *shape),
            ),
            attrs={"shape": tuple},
            view=True,
            homogeneous=True,
        ),
        _layout(
            "transpose",
            shapes.transpose,
            signatures.transpose,
            lambda np, x, permutation, rank: np.transpose(x, _trailing(rank, x.ndim, permutation)),
            attrs={"permutation": tuple},
            view=True,
            factors=1,
            homogeneous=True,
        ),
        _layout(
            "reshape",
            shapes.reshape,
            signatures.reshape,
            lambda np, x, shape, rank: x.reshape((*x.shape[: x.ndim - rank], *shape)),
            attrs={"shape": tuple},
            refused=_kernel_only("a tile of a reshaped tensor is no tile of the tensor; reshape at kernel level"),
            regroups=True,
            view=True,
            factors=1,
            homogeneous=True,
        ),
        _layout(
            "concat",
            shapes.concat,
            signatures.concat,
            lambda np, *xs, dim, rank: np.concatenate(xs, axis=dim),
            arity=None,
            expr=lambda E, bound, *xs, **attrs: E.function("concat", *xs, **attrs),
            attrs={"dim": int},
            refused=_kernel_only("tiles are partitions of one tensor; concatenate at kernel level"),
            regroups=True,
        ),
        _layout(
            "slice",
            shapes.slice_,
            signatures.slice_,
            lambda np, x, dim, start, stop, rank: x[(..., slice(start, stop), *(slice(None),) * (-1 - dim))],
            expr=lambda E, bound, x, **attrs: E.function("slice", x, **attrs),
            attrs={"dim": int, "start": int, "stop": int},
            refused=_kernel_only("a tile in registers cannot be sliced; slice at kernel level, where it is a view"),
            regroups=True,
            view=True,
            homogeneous=True,
        ),
    ]


_SIGNATURES: Mapping[Kind, SignatureRule] = {
    Kind.ELEMENTWISE: signatures.elementwise,
    Kind.CONTRACTION: signatures.contraction,
    Kind.REDUCTION: signatures.reduction,
}

for _row in _rows():
    add(_row)

_BUILT_IN = dict(OPERATORS)
VIEWS = frozenset(name for name, row in OPERATORS.items() if row.view)
"""Kernel-level operators that launch nothing: they only describe a tensor in memory anew."""
TRANSPOSE = next(name for name, row in OPERATORS.items() if row.transposes)
RESHAPE = next(name for name, row in OPERATORS.items() if row.reshapes)
"""The operators that order dimensions anew, and that have the same entries in other dimensions."""


def is_built_in(name: str) -> bool:
    """Whether the operator of that name is this package's; only its own process knows what one registered at run time means."""
    return name in _BUILT_IN and OPERATORS.get(name) is _BUILT_IN[name]
