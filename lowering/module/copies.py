"""Which views and operands of products PyTorch copies first, by their strides.

`torch.Tensor.reshape` copies where no strides lead to the new shape. `torch.matmul` reshapes its operands to one batch of matrices,
or to one matrix where the other operand is one, and each matrix must have a stride of 1. PyTorch's copies of permuted tensors are
slow: 16 × 1024 × 12 × 64 of f16 with heads exchanged took 88 µs on an H100, which is 0.6 TB/s.
"""

from __future__ import annotations

from math import prod

from mirage_ir.program import Shape

MATRIX = 2
"""Dimensions of a matrix."""


def reshaped_strides(shape: Shape, strides: Shape, target: Shape) -> Shape | None:
    """The strides of a tensor in another shape of as many entries; None where it must be copied."""
    found: list[int] = []
    wanted = list(target)
    place = len(shape) - 1
    while place >= 0:
        # Dimensions from `place` on outwards that lie in memory like one.
        step, entries = strides[place], shape[place]
        while place > 0 and (shape[place - 1] == 1 or entries == 1 or strides[place - 1] == entries * step):
            place -= 1
            step = strides[place] if entries == 1 else step
            entries *= shape[place]
        place -= 1
        made = 1
        while wanted and (made < entries or wanted[-1] == 1):
            found.append(made * step)
            made *= wanted.pop()
        if made != entries:
            return None
    found += [1] * len(wanted)
    return tuple(reversed(found))


def copied_operands(left: tuple[Shape, Shape], right: tuple[Shape, Shape]) -> tuple[Shape | None, Shape | None]:
    """The shapes in which `torch.matmul` copies its operands, given by shapes and strides; None for those that it takes."""
    (rows, _), (columns, _) = left, right
    if len(columns) <= MATRIX < len(rows) and (folded := _folded(*left)) is not None:
        return None if _is_matrix(*folded) else rows, None if _is_matrix(*right) else columns
    if len(rows) <= MATRIX < len(columns) and (folded := _folded(*map(_transposed, right))) is not None:
        return None if _is_matrix(*left) else rows, None if _is_matrix(*folded) else columns
    lead = _broadcast(rows[:-MATRIX], columns[:-MATRIX])
    return _copied(*left, lead), _copied(*right, lead)


def copied_rows(shape: Shape, strides: Shape) -> Shape | None:
    """The shape in which an operand is copied to have all its rows in one matrix, if it is."""
    whole = prod(shape[:-1]), shape[-1]
    made = reshaped_strides(shape, strides, whole)
    return None if made is not None and _is_matrix(whole, made) else shape


def _transposed(sizes: Shape) -> Shape:
    return (*sizes[:-MATRIX], sizes[-1], sizes[-2])


def _broadcast(first: Shape, second: Shape) -> Shape:
    """The shape of both together."""
    rank = max(len(first), len(second))
    padded = ((1,) * (rank - len(shape)) + tuple(shape) for shape in (first, second))
    return tuple(map(max, *padded))


def _folded(shape: Shape, strides: Shape) -> tuple[Shape, Shape] | None:
    """All rows of a batch as one matrix; None where they do not lie like one."""
    for d in range(len(shape) - MATRIX):
        if strides[d] != strides[d + 1] * shape[d + 1]:
            return None
    return (prod(shape[:-1]), shape[-1]), tuple(strides[-MATRIX:])


def _copied(shape: Shape, strides: Shape, lead: Shape) -> Shape | None:
    """The shape in which an operand is copied to become a batch of matrices of these leading extents, if it is."""
    whole = (*lead, *shape[-MATRIX:])
    new = len(whole) - len(shape)
    spread = (*(0,) * new, *(0 if n != m else s for n, m, s in zip(shape, whole[new:], strides, strict=True)))
    made = reshaped_strides(whole, spread, (prod(lead), *shape[-MATRIX:]))
    return None if made is not None and _is_matrix(shape[-MATRIX:], made[-MATRIX:]) else whole


def _is_matrix(shape: Shape, strides: Shape) -> bool:
    """Whether a product takes a matrix as it lies: its rows or its columns are contiguous, and do not overlap."""
    (rows, columns), (down, across) = shape, strides
    return (across == 1 and down >= max(1, columns)) or (down == 1 and across >= max(1, rows))
