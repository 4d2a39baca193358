"""What a composite operator is: a name for a program of the operators in the table, which its row expands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from mirage_ir.ops.einsum import Emit
from mirage_ir.program import Shape

ShapeOf = Callable[[int], Shape]
Expand = Callable[[Emit, ShapeOf, Sequence[int], dict[str, Any]], int]


@dataclass(frozen=True, slots=True)
class Composite:
    """One row.

    `arity` is (fewest, most) operands, None for any number; `expand(emit, shape_of, operands, attrs)` returns the result's value.
    """

    name: str
    arity: tuple[int, int | None]
    shape: Callable[[Sequence[Shape], dict[str, Any]], Shape]
    expand: Expand
    attrs: Mapping[str, type]
    defaults: Mapping[str, Any]


def swap_last(emit: Emit, shape_of: ShapeOf, x: int) -> int:
    """The value with its last two dimensions in the other order."""
    rank = len(shape_of(x))
    return emit("transpose", x, permutation=(*range(rank - 2), rank - 1, rank - 2))
