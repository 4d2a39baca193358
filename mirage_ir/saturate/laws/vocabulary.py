"""The operators of terms, and how operators of programs are read as terms and written back.

They are the table's element-wise operators without attributes, and the rows of `STRUCTURED`. Dimensions count from the end, so that
a law holds for every rank, and constants are exact. `swap` exchanges the last two dimensions, `column` makes a matrix of one column
of a vector; `concat` takes two tensors.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from mirage_ir.ops import OPERATORS, Kind, Operator
from mirage_ir.ops.constants import exact
from mirage_ir.program import Apply
from mirage_ir.saturate.writer import ProgramWriter

ShapeText = Callable[[int], str]
"""The egglog expression of a value's shape, given the most dimensions n. `s0` and `s1` are the shapes of the operands, vectors of a
rank and n extents; `k0`, `k1`, … are the attributes."""
VALUE = "value"
"""The attribute that is an exact constant; the others are integers."""


def _same(n: int) -> str:
    return "s0"


def _broadcast(n: int) -> str:
    return f"(vec-of {' '.join(f'(max (vec-get s0 {i}) (vec-get s1 {i}))' for i in range(n + 1))})"


def _product(n: int) -> str:
    lead = (f"(max (vec-get s0 {i}) (vec-get s1 {i}))" for i in range(n - 1))
    return f"(vec-of {' '.join(lead)} (vec-get s0 {n - 1}) (vec-get s1 {n}))"


def _reduced(n: int) -> str:
    return f"(vec-set s0 (+ {n + 1} k0) 1)"


STRUCTURED: Mapping[str, tuple[tuple[str, ...], ShapeText]] = {
    "matmul": ((), _product),
    "sum": (("dim",), _reduced),
    "max": (("dim",), _reduced),
    "scale": ((VALUE,), _same),
    "offset": ((VALUE,), _same),
    "swap": ((), lambda n: f"(vec-set (vec-set s0 {n} (vec-get s0 {n - 1})) {n - 1} (vec-get s0 {n}))"),
    "column": ((), lambda n: f"(vec-of 2 {'1 ' * (n - 2)}(vec-get s0 {n}) 1)"),
    "concat": (("dim",), lambda n: f"(vec-set s0 (+ {n + 1} k0) (+ (vec-get s0 (+ {n + 1} k0)) (vec-get s1 (+ {n + 1} k0))))"),
    "slice": (("dim", "start", "stop"), lambda n: f"(vec-set s0 (+ {n + 1} k0) (- k2 k1))"),
}
"""Attributes and shapes of the operators of terms that have attributes or are not element-wise."""
_ROWS: Mapping[str, str] = {"swap": "transpose", "column": "reshape"}
"""Operators of terms that are a case of an operator of the table."""


@dataclass(frozen=True, slots=True)
class TermOperator:
    """An operator of terms over `arity` tensors, and the shape of its value."""

    name: str
    arity: int
    shape: ShapeText

    @property
    def constructor(self) -> str:
        return f"o-{self.name}"

    @property
    def sorts(self) -> tuple[str, ...]:
        return tuple("BigRat" if name == VALUE else "i64" for name in attributes_of(self.name))


def attributes_of(name: str) -> tuple[str, ...]:
    """The names of the attributes that an operator of terms has; they come last in a term."""
    return STRUCTURED[name][0] if name in STRUCTURED else ()


def row_of(name: str) -> Operator:
    """The row of an operator of the table or of terms."""
    return OPERATORS[_ROWS.get(name, name)]


def term_operator(name: str) -> TermOperator | None:
    """The operator of terms of that name; None for an operator of the table that no law speaks of."""
    row = row_of(name)
    arity = 2 if row.arity is None else row.arity
    if name in STRUCTURED:
        return TermOperator(name, arity, STRUCTURED[name][1])
    if row.kind is not Kind.ELEMENTWISE or row.attrs:
        return None
    return TermOperator(name, arity, _same if arity == 1 else _broadcast)


def vocabulary() -> dict[str, TermOperator]:
    """All operators of terms, by name."""
    names = dict.fromkeys((*(name for name, row in OPERATORS.items() if row.kind is not Kind.LAYOUT), *STRUCTURED))
    return {name: found for name in names if (found := term_operator(name)) is not None}


def _swap(rank: int) -> tuple[int, ...]:
    return (*range(rank - 2), rank - 1, rank - 2)


def read_operator(node: Apply, rank: int) -> tuple[str, tuple[int | Fraction, ...]] | None:
    """An operator of a program as one of terms, with its attributes; None when laws know nothing of it.

    `rank` is the rank of its first operand.
    """
    attrs: dict[str, Any] = node.attr()
    if attrs.get("permutation") == _swap(rank):
        return "swap", ()
    found = term_operator(node.op)
    if found is None or len(node.operands) < found.arity:
        return None
    values = ((name, attrs[name]) for name in attributes_of(node.op))
    return node.op, tuple(exact(v) if name == VALUE else v - rank * (name == "dim") for name, v in values)


def write_operator(writer: ProgramWriter, op: str, operands: tuple[int, ...], attributes: Sequence[Any]) -> int:
    """Appends an operator of terms to a program. Raises `ProgramError` when it does not fit its operands."""
    shape = writer.shape(operands[0])
    match op:
        case "swap":
            return writer.emit("transpose", *operands, permutation=_swap(len(shape)))
        case "column":
            return writer.emit("reshape", *operands, shape=(*shape, 1))
        case _:
            values = zip(attributes_of(op), attributes, strict=True)
            attrs = {name: float(v) if name == VALUE else v + len(shape) * (name == "dim") for name, v in values}
            return writer.emit(op, *operands, **attrs)
