"""Strides of tensors in memory, in entries: of those without gaps, and of views as PyTorch makes them."""

from __future__ import annotations

from math import prod

from mirage_ir.ops import operator, signature_of
from mirage_ir.program import Apply, Shape


def contiguous(shape: Shape) -> Shape:
    """The strides of a tensor without gaps whose last dimension is the innermost."""
    return tuple(prod(shape[d + 1 :]) for d in range(len(shape)))


def ordered(shape: Shape, order: Shape) -> Shape:
    """The strides of a tensor without gaps whose dimensions lie in memory in this order, the outermost first."""
    return tuple(contiguous(tuple(shape[d] for d in order))[order.index(d)] for d in range(len(shape)))


def view_strides(node: Apply, shape: Shape, strides: Shape, target: Shape) -> Shape | None:
    """The strides of a view of this shape, as torch makes it; None where it is a copy."""
    signature = signature_of(node, [shape])
    if operator(node.op).regroups and not signature.segments:
        return reshaped_strides(shape, strides, target)
    along = ((label.result, label.along) for label in signature.labels if label.result is not None)
    found = {result: strides[d] for result, dims in along for _, d in dims}
    found |= {segment.result: strides[segment.dim] for segment in signature.segments}
    return tuple(found.get(d, 0) for d in range(len(target)))


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
