"""Shape rules of the operator table: operand shapes and attributes to the result's shape, or a `ProgramError`."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from mirage_ir.errors import ProgramError
from mirage_ir.program import Shape


def _show(shape: Shape) -> str:
    return "x".join(map(str, shape)) or "scalar"


def check_dim(dim: Any, rank: int) -> int:
    if not isinstance(dim, int) or isinstance(dim, bool) or not 0 <= dim < rank:
        raise ProgramError(f"dimension {dim} is beyond a value of rank {rank}")
    return dim


def broadcast_shapes(*shapes: Shape) -> Shape:
    """NumPy's rule: aligned at the last dimension, extents equal or 1."""
    first = shapes[0]
    if all(s == first for s in shapes):
        return first
    rank = max(len(s) for s in shapes)
    out: list[int] = []
    for i in range(rank):
        extents = {s[i - rank + len(s)] for s in shapes if i - rank + len(s) >= 0} - {1}
        if len(extents) > 1:
            raise ProgramError("shapes do not meet: " + " and ".join(map(_show, shapes)))
        out.append(extents.pop() if extents else 1)
    return tuple(out)


def elementwise(shapes: Sequence[Shape], attrs: dict[str, Any]) -> Shape:
    return broadcast_shapes(*shapes)


def matmul(shapes: Sequence[Shape], attrs: dict[str, Any]) -> Shape:
    """(…, m, k) and (…, k, n) to (…, m, n); leading dimensions broadcast."""
    x, y = shapes
    if len(x) < 2 or len(y) < 2:
        raise ProgramError(f"matmul needs operands of rank 2 or more, not {_show(x)} and {_show(y)}")
    if x[-1] != y[-2]:
        raise ProgramError(f"shapes do not meet: matmul of {_show(x)} and {_show(y)} contracts {x[-1]} with {y[-2]}")
    return (*broadcast_shapes(x[:-2], y[:-2]), x[-2], y[-1])


def reduction(shapes: Sequence[Shape], attrs: dict[str, Any]) -> Shape:
    """The reduced dimension stays, with extent 1."""
    (x,) = shapes
    dim = check_dim(attrs["dim"], len(x))
    return (*x[:dim], 1, *x[dim + 1 :])


def broadcast(shapes: Sequence[Shape], attrs: dict[str, Any]) -> Shape:
    (x,) = shapes
    shape: Shape = attrs["shape"]
    if len(shape) < len(x) or broadcast_shapes(x, shape) != shape:
        raise ProgramError(f"{_show(x)} does not broadcast to {_show(shape)}")
    return shape


def transpose(shapes: Sequence[Shape], attrs: dict[str, Any]) -> Shape:
    (x,) = shapes
    permutation: tuple[int, ...] = attrs["permutation"]
    if sorted(permutation) != list(range(len(x))):
        raise ProgramError(f"{list(permutation)} is no permutation of the {len(x)} dimensions of {_show(x)}")
    return tuple(x[d] for d in permutation)


def reshape(shapes: Sequence[Shape], attrs: dict[str, Any]) -> Shape:
    (x,) = shapes
    shape: Shape = attrs["shape"]
    if any(extent < 1 for extent in shape) or prod(shape) != prod(x):
        raise ProgramError(f"cannot reshape {_show(x)} to {_show(shape)}: the number of elements differs")
    return shape


def concat(shapes: Sequence[Shape], attrs: dict[str, Any]) -> Shape:
    dim = check_dim(attrs["dim"], len(shapes[0]))
    rest = {(len(s), *s[:dim], *s[dim + 1 :]) for s in shapes}
    if len(rest) > 1:
        raise ProgramError(f"shapes do not meet: concat of {' and '.join(map(_show, shapes))} along dimension {dim}")
    return (*shapes[0][:dim], sum(s[dim] for s in shapes), *shapes[0][dim + 1 :])


def slice_(shapes: Sequence[Shape], attrs: dict[str, Any]) -> Shape:
    (x,) = shapes
    dim = check_dim(attrs["dim"], len(x))
    start, stop = attrs["start"], attrs["stop"]
    if not 0 <= start < stop <= x[dim]:
        raise ProgramError(f"slice {start}:{stop} is outside dimension {dim} of {_show(x)}")
    return (*x[:dim], stop - start, *x[dim + 1 :])
