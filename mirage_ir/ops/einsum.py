"""The einsum composite: parsing, shape, and expansion into products of pairs, from left to right.

The order of the products is the equation's own; finding a better one is the business of `mirage_ir.saturate`, which has it expanded
in another (`multiply_in_order`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import Any, TypeAlias

from mirage_ir.errors import ProgramError
from mirage_ir.program import Shape

Emit = Callable[..., int]
"""`emit(op, *operands, **attrs)` appends an operator and returns its value."""
Path: TypeAlias = tuple[tuple[int, ...], ...]
"""Steps as `opt_einsum` and NumPy write them: positions of the operands that a step multiplies; they are taken out of the list, and
their product is appended."""


def parse_equation(equation: str, operands: Sequence[Shape]) -> tuple[list[str], str, dict[str, int]]:
    """The subscripts of each operand and of the result, and each letter's extent.

    Without `->` the result has the letters that occur once, in alphabetical order (NumPy's rule). Raises `ProgramError`.
    """
    text = equation.replace(" ", "")
    left, arrow, right = text.partition("->")
    terms = left.split(",")
    # Beyond Latin letters any sign may stand for an index, as equations of many need it.
    if not all(c.isalpha() or ord(c) > 0x7F for c in left.replace(",", "") + right):
        raise ProgramError(f"einsum equation '{equation}' may hold only letters, ',' and '->'")
    if len(terms) != len(operands):
        raise ProgramError(f"einsum equation '{equation}' has {len(terms)} operands, not {len(operands)}")
    extents: dict[str, int] = {}
    for term, shape in zip(terms, operands, strict=True):
        if len(term) != len(shape):
            raise ProgramError(f"einsum subscripts '{term}' do not fit an operand of rank {len(shape)}")
        if len(set(term)) != len(term):
            raise ProgramError(f"einsum subscripts '{term}' take a diagonal, which is not supported")
        for letter, extent in zip(term, shape, strict=True):
            if extents.setdefault(letter, extent) != extent:
                raise ProgramError(f"einsum subscript '{letter}' stands for both {extents[letter]} and {extent}")
    if not arrow:
        joined = "".join(terms)
        right = "".join(sorted(c for c in set(joined) if joined.count(c) == 1))
    if len(set(right)) != len(right):
        raise ProgramError(f"einsum result '{right}' names a subscript twice, which would write a diagonal")
    if unknown := sorted(set(right) - set(extents)):
        raise ProgramError(f"einsum result '{right}' names '{unknown[0]}', which no operand has")
    return terms, right, extents


def einsum_shape(operands: Sequence[Shape], attrs: dict[str, Any]) -> Shape:
    _, right, extents = parse_equation(attrs["equation"], operands)
    return tuple(extents[c] for c in right)


def _reorder(emit: Emit, x: int, have: str, want: str) -> int:
    if have == want:
        return x
    return emit("transpose", x, permutation=tuple(have.index(c) for c in want))


def _group(emit: Emit, x: int, extents: dict[str, int], groups: Sequence[str]) -> int:
    """Merges each group of letters into one dimension; x has the letters of all groups, in order."""
    if all(len(g) == 1 for g in groups):
        return x
    return emit("reshape", x, shape=tuple(prod(extents[c] for c in g) for g in groups))


def _sum_out(emit: Emit, x: int, have: str, keep: set[str], extents: dict[str, int]) -> tuple[int, str]:
    lost = [c for c in have if c not in keep]
    if not lost:
        return x, have
    for c in lost:
        x = emit("sum", x, dim=have.index(c))
    left = "".join(c for c in have if c in keep)
    return emit("reshape", x, shape=tuple(extents[c] for c in left)), left


def _roles(xs: str, ys: str, keep: set[str]) -> tuple[str, str, str, str]:
    """The letters of two operands by their role in the product: batch, rows, columns, bound."""
    shared = [c for c in xs if c in ys]
    batch, bound = "".join(c for c in shared if c in keep), "".join(c for c in shared if c not in keep)
    return batch, "".join(c for c in xs if c not in ys), "".join(c for c in ys if c not in xs), bound


def _transposes(xs: str, ys: str, keep: set[str], right: str) -> int:
    """How many transposes a product takes with x on the left; one counts for a last result in another order than `right`."""
    batch, rows, columns, bound = _roles(xs, ys, keep)
    result = batch + rows + columns
    last = set(result) == set(right)
    return (xs != batch + rows + bound) + (ys != batch + bound + columns) + (last and result != right)


def _multiply(emit: Emit, x: int, xs: str, y: int, ys: str, keep: set[str], extents: dict[str, int]) -> tuple[int, str]:
    """The product of two operands, summed over the letters that nothing else needs; and its letters.

    Rows or columns on both sides of what is summed cannot be one dimension without a copy: those before it are a dimension of the
    batch, which the other operand lacks. A batch of products with vectors, whose matrices would be transposed first, is taken entry
    by entry and summed.
    """
    batch, rows, columns, bound = _roles(xs, ys, keep)
    if not bound:
        letters = batch + rows + columns
        return _multiply_elements(emit, x, xs, y, ys, letters, extents), letters
    if batch and not columns and xs != batch + rows + bound:
        return _sum_out(emit, _multiply_elements(emit, x, xs, y, ys, xs, extents), xs, {*batch, *rows}, extents)
    (before, rows), (outer, columns) = _around(xs, rows, bound), _around(ys, columns, bound)
    letters = batch + before + outer + rows + columns
    lead = [g for g in (batch, before, outer) if g]
    x = _group(emit, _reorder(emit, x, xs, batch + before + rows + bound), extents, [*_kept(lead, outer), rows, bound])
    y = _group(emit, _reorder(emit, y, ys, batch + outer + bound + columns), extents, [*_kept(lead, before), bound, columns])
    z = emit("matmul", x, y)
    if all(len(g) == 1 for g in (*lead, rows, columns)):
        return z, letters
    return emit("reshape", z, shape=tuple(extents[c] for c in letters)), letters


def _around(letters: str, free: str, bound: str) -> tuple[str, str]:
    """An operand's free letters before the first bound one, and those behind it, if it has both; all behind it otherwise."""
    first = min(letters.index(c) for c in bound)
    before = "".join(c for c in free if letters.index(c) < first)
    behind = "".join(c for c in free if c not in before)
    return (before, behind) if before and behind else ("", free)


def _kept(lead: Sequence[str], lacking: str) -> list[str]:
    """The groups of a batch, of which an operand lacks one: it has extent 1 there."""
    return ["" if group == lacking else group for group in lead]


def _multiply_elements(emit: Emit, x: int, xs: str, y: int, ys: str, letters: str, extents: dict[str, int]) -> int:
    """A product that sums nothing, with these letters: each operand has extent 1 where it lacks one."""
    sides: list[int] = []
    for value, have in ((x, xs), (y, ys)):
        value = _reorder(emit, value, have, "".join(c for c in letters if c in have))
        shape = tuple(extents[c] if c in have else 1 for c in letters)
        sides.append(value if len(have) == len(letters) else emit("reshape", value, shape=shape))
    return emit("mul", *sides)


def in_shape(emit: Emit, shape_of: Callable[[int], Shape], x: int, shape: Shape) -> int:
    """The value in another shape with as many entries."""
    return x if shape_of(x) == shape else emit("reshape", x, shape=shape)


def with_constants(emit: Emit, shape_of: Callable[[int], Shape], operands: Sequence[int], constants: Sequence[float]) -> list[int]:
    """The operands of a product of which the smallest is multiplied by each of the constants."""
    values = list(operands)
    for constant in constants:
        smallest = min(range(len(values)), key=lambda i: prod(shape_of(values[i])))
        values[smallest] = emit("scale", values[smallest], value=constant)
    return values


def multiply_in_order(
    emit: Emit, operands: Sequence[int], terms: Sequence[str], right: str, extents: dict[str, int], path: Path
) -> int:
    """The sum of products with the operands multiplied in the order of `path`.

    A step names the positions of two operands; they are taken out of the list, and their product is appended. Which of them stands
    on the left is chosen so that there are few transposes.
    """
    waiting = list(zip(operands, terms, strict=True))
    for step in path:
        (x, xs), (y, ys) = (waiting[i] for i in step)
        waiting = [operand for i, operand in enumerate(waiting) if i not in step]
        later = set(right).union(*(letters for _, letters in waiting))
        x, xs = _sum_out(emit, x, xs, later | set(ys), extents)
        y, ys = _sum_out(emit, y, ys, later | set(xs), extents)
        if _transposes(ys, xs, later, right) < _transposes(xs, ys, later, right):
            x, xs, y, ys = y, ys, x, xs
        waiting.append(_multiply(emit, x, xs, y, ys, later, extents))
    ((x, xs),) = waiting
    x, xs = _sum_out(emit, x, xs, set(right), extents)
    return _reorder(emit, x, xs, right)


def left_to_right(operands: int) -> Path:
    """The order in which an equation is written."""
    return tuple((0, 1) if n == 0 else (operands - 1 - n, 0) for n in range(operands - 1))


def expand_einsum(emit: Emit, shape_of: Callable[[int], Shape], operands: Sequence[int], attrs: dict[str, Any]) -> int:
    terms, right, extents = parse_equation(attrs["equation"], [shape_of(x) for x in operands])
    return multiply_in_order(emit, operands, terms, right, extents, left_to_right(len(terms)))
