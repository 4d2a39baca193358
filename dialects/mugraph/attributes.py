"""Attributes of operators between the program model (Python values) and the IR (plain builtin attributes).

Only builtin attributes are used, so that a real MLIR reads the generic form without knowing this dialect.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isfinite
from typing import Any, cast

from xdsl.dialects.builtin import DenseArrayBase, FloatAttr, IntegerAttr, IntegerType, StringAttr, f64, i1, i64
from xdsl.ir import Attribute
from xdsl.irdl import AttrConstraint, base

from mirage_ir.errors import ProgramError
from mirage_ir.program import Attr

INTEGER = IntegerAttr.constr(i64)
TEXT = base(StringAttr)
INTEGERS = DenseArrayBase.constr(i64)
CONSTRAINTS: Mapping[type, AttrConstraint] = {
    bool: IntegerAttr.constr(i1),
    int: INTEGER,
    float: FloatAttr.constr(f64),
    str: TEXT,
    tuple: INTEGERS,
}
"""The constraint of a property, by the Python type of the attribute in the operator table."""


def to_attribute(value: Attr) -> Attribute:
    """i1, i64, f64, a string or `array<i64>`. Raises `ProgramError` for a constant that is not finite."""
    if isinstance(value, bool):
        return IntegerAttr.from_bool(value)
    if isinstance(value, int):
        return IntegerAttr(value, i64)
    if isinstance(value, float):
        if not isfinite(value):
            raise ProgramError(f"a constant must be finite, not {value}")
        return FloatAttr(value, f64)
    if isinstance(value, str):
        return StringAttr(value)
    return i64_array(value)


def i64_array(values: Sequence[int]) -> DenseArrayBase[Any]:
    """`array<i64: …>`."""
    return DenseArrayBase.from_list(i64, list(values))


def dims_of(array: DenseArrayBase) -> tuple[int, ...]:
    """The entries of an `array<i64>`."""
    return tuple(cast("DenseArrayBase[IntegerType]", array).get_values())


def from_attribute(attribute: Attribute) -> Attr:
    """The Python value of a property. Raises `ProgramError` for a kind of attribute that no operator has."""
    match attribute:
        case IntegerAttr():
            value = attribute.value.data
            return bool(value) if attribute.type == i1 else value
        case FloatAttr():
            number = attribute.value.data
            if not isfinite(number):
                raise ProgramError(f"a constant must be finite, not {number}")
            return number
        case StringAttr():
            return attribute.data
        case DenseArrayBase() if attribute.elt_type == i64:
            return dims_of(attribute)
        case _:
            raise ProgramError(f"{attribute} is no attribute of an operator")
