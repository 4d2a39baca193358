"""Operations of other dialects, read alike whether xDSL knows their dialect or not.

xDSL spells attributes of the dialects that it knows as objects, and of the others as text; a property of one release is an
attribute of another. Converters look at neither: they ask here, and get Python values.
"""

from __future__ import annotations

import re
from typing import Any, cast

from xdsl.dialects.builtin import (
    AffineMapAttr,
    ArrayAttr,
    DenseArrayBase,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IntegerAttr,
    NoneAttr,
    StringAttr,
    SymbolRefAttr,
    TensorType,
    UnregisteredAttr,
)
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.ir.affine import AffineConstantExpr, AffineDimExpr

from mirage_ir.dialects.foreign_parser import VerbatimAttr, understood
from mirage_ir.dialects.mugraph.types import DTYPES
from mirage_ir.passes.islands.remarks import name_of
from mirage_ir.program import DType, Shape
from mirage_ir.program import TensorType as Typed


class Unsupported(Exception):
    """An operation, or something about it, that cannot be converted; the message says why, for a remark."""


def _written(op: Operation, *names: str) -> Attribute | None:
    return next((found for name in names if (found := op.properties.get(name, op.attributes.get(name))) is not None), None)


def attribute(op: Operation, *names: str) -> Attribute | None:
    """A property or attribute of one of these names (they changed over time)."""
    found = _written(op, *names)
    return None if found is None else understood(found)


def needed(op: Operation, *names: str) -> Attribute:
    found = attribute(op, *names)
    if found is None:
        raise Unsupported(f"it has no attribute '{names[0]}'")
    return found


def integer(value: Attribute | None) -> int:
    if isinstance(value, IntegerAttr):
        return value.value.data
    raise Unsupported(f"{value} is no integer attribute")


def integers(value: Attribute | None) -> tuple[int, ...]:
    """`array<i64: …>`, `dense<…>`, or an array of integers."""
    match value:
        case DenseArrayBase():
            return tuple(int(v) for v in cast("DenseArrayBase[Any]", value).get_values())
        case DenseIntOrFPElementsAttr():
            return tuple(int(cast(Any, v)) for v in value.get_values())
        case ArrayAttr():
            return tuple(integer(v) for v in value)
        case _:
            raise Unsupported(f"{value} is no list of integers")


def keyword(value: Attribute | None) -> str:
    """The text of an attribute that is one word: `#linalg.iterator_type<parallel>`, `"parallel"`, `#stablehlo<…>`."""
    if isinstance(value, StringAttr):
        return value.data
    words = re.findall(r"[A-Za-z_]\w*", text(value))
    if not words:
        raise Unsupported(f"{value} is no keyword")
    return words[-1]


def text(value: Attribute | None) -> str:
    if isinstance(value, VerbatimAttr):
        return value.text.data
    return f"{value.attr_name.data}<{value.value.data}>" if isinstance(value, UnregisteredAttr) else str(value)


def projection(value: Attribute) -> tuple[int, tuple[int | None, ...]]:
    """An indexing map that picks dimensions: how many there are, and for each result the dimension, None for the constant 0."""
    if not isinstance(value, AffineMapAttr):
        raise Unsupported(f"{value} is no affine map")
    map = value.data
    picked: list[int | None] = []
    for expr in map.results:
        if isinstance(expr, AffineDimExpr):
            if expr.position in picked:
                raise Unsupported(f"its indexing map {map} takes a diagonal")
            picked.append(expr.position)
        elif isinstance(expr, AffineConstantExpr) and expr.value == 0:
            picked.append(None)
        else:
            raise Unsupported(f"its indexing map {map} is more than a choice of dimensions")
    return map.num_dims, tuple(picked)


def dtype(type: Attribute) -> DType:
    """The program model's element type. Raises `Unsupported` for all but f16, bf16 and f32."""
    if type not in DTYPES:
        raise Unsupported(f"elements of type {type} are not supported, only f16, bf16 and f32")
    return DTYPES[type]


def shape(type: Attribute) -> Shape:
    """The static shape of a ranked tensor without an encoding, of any element type."""
    if not isinstance(type, TensorType):
        raise Unsupported(f"{type} is no ranked tensor")
    if any(extent < 0 for extent in type.get_shape()):
        raise Unsupported(f"the shape of {type} is dynamic")
    if 0 in type.get_shape():
        raise Unsupported(f"{type} is empty")
    if not isinstance(type.encoding, NoneAttr):
        raise Unsupported(f"{type} has an encoding")
    return type.get_shape()


def typed(type: Attribute) -> Typed:
    extents = shape(type)
    assert isinstance(type, TensorType)
    return Typed(extents, dtype(cast(Attribute, type.element_type)))


def number(value: Attribute | None) -> float | None:
    """The number of a float constant, or of a dense one whose entries are all equal; None for other constants."""
    match value:
        case FloatAttr():
            return value.value.data
        case IntegerAttr():
            return float(value.value.data)
        case DenseIntOrFPElementsAttr():
            # Entries of a large constant are compared as bytes: only a splat is read. Complex ones are no number.
            entry = next(iter(value.get_values())) if value.is_splat() else None
            return float(entry) if isinstance(entry, int | float) else None
        case _:
            return None


CONSTANTS = frozenset({"arith.constant", "stablehlo.constant", "mhlo.constant", "tosa.const"})
LONGEST_CONSTANT = 1000
"""Characters of the longest constant that is read: a splat of any type is far shorter."""
CONSTANT_SHAPES = frozenset({"tosa.const_shape"})


def constant_attribute(value: SSAValue) -> Attribute | None:
    """The attribute of the constant that makes `value`."""
    op = value.owner
    if not isinstance(op, Operation) or name_of(op) not in CONSTANTS | CONSTANT_SHAPES:
        return None
    found = _written(op, "value", "values")
    # A long list is not read: it is no constant that is folded.
    if found is None or (isinstance(found, VerbatimAttr) and len(found.text.data) > LONGEST_CONSTANT):
        return None
    return understood(found)


def scalar_constant(value: SSAValue) -> float | None:
    """The number of a constant scalar, or of a constant tensor of equal entries; None for other values."""
    return number(constant_attribute(value))


def constant_integers(value: SSAValue) -> tuple[int, ...]:
    """The entries of a constant operand. Raises `Unsupported` for one that is computed."""
    found = constant_attribute(value)
    if found is None:
        raise Unsupported("an operand that must be constant is computed")
    return integers(found)


CALL = "func.call"


def callee_of(op: Operation) -> str | None:
    """The name of the function that a call calls; None for other operations."""
    found = attribute(op, "callee") if name_of(op) == CALL else None
    return found.string_value() if isinstance(found, SymbolRefAttr) else None
