"""How the dimensions of a tensor in PyTorch stand in the program, where neighbouring ones may be merged or split.

PyTorch's graphs merge the leading dimensions before each linear layer and split them after it. Both shapes have the same entries in
row-major order, so an operator can be applied in either, and most of these views are never written.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from mirage_ir.program import Shape

DimRun = tuple[range, range]
"""Dimensions of one shape and of another that hold the same entries."""


def dim_runs(ours: Shape, theirs: Shape) -> list[DimRun]:
    """The shortest runs of dimensions of two shapes of equally many entries that have the same number of entries.

    >>> dim_runs((6, 4), (2, 3, 4))
    [(range(0, 1), range(0, 2)), (range(1, 2), range(2, 3))]
    """
    found: list[DimRun] = []
    i = j = 0
    while i < len(ours) or j < len(theirs):
        first, begin, a, b = i, j, 1, 1
        if i < len(ours):
            a, i = ours[i], i + 1
        if j < len(theirs):
            b, j = theirs[j], j + 1
        while a != b:
            if a < b:
                a, i = a * ours[i], i + 1
            else:
                b, j = b * theirs[j], j + 1
        found.append((range(first, i), range(begin, j)))
    return found


def axis_of(ours: Shape, theirs: Shape, dim: int) -> int | None:
    """The dimension of `ours` that holds dimension `dim` of `theirs` and nothing else; None when there is none."""
    for mine, other in dim_runs(ours, theirs):
        if dim in other:
            long = [d for d in mine if ours[d] > 1]
            alone = all(theirs[d] == 1 for d in other if d != dim)
            return long[0] if len(long) == 1 and alone else None
    return None


def suffix(ours: Shape, theirs: Sequence[int]) -> int | None:
    """The first dimension of `ours` from which it has the entries of the last dimensions `theirs`; None when one is cut through."""
    size, wanted = 1, prod(theirs)
    for d in range(len(ours) - 1, -1, -1):
        size *= ours[d]
        if size == wanted:
            return d
        if size > wanted:
            return None
    return None


def fitted(given: Shape, whole: Shape, ours: Shape) -> Shape | None:
    """The shape in which a tensor `given`, which broadcasts to `whole`, broadcasts to `ours`, of the same entries as `whole`.

    None when the tensor is repeated along a part of what `ours` has as one dimension.
    """
    padded = (1,) * (len(whole) - len(given)) + given
    found = [1] * len(ours)
    for mine, other in dim_runs(ours, whole):
        if all(padded[d] == whole[d] for d in other):
            for d in mine:
                found[d] = ours[d]
        elif any(padded[d] != 1 for d in other):
            return None
    return tuple(found)


def without_lead(shape: Shape) -> Shape:
    """The shape without leading dimensions of extent 1, but for the last one."""
    first = next((d for d, extent in enumerate(shape) if extent != 1), len(shape) - 1)
    return shape[max(first, 0) :]
