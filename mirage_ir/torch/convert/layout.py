"""ATen operators that move entries: views, slices, concatenations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import Any

from mirage_ir.sized.extent import is_symbolic
from mirage_ir.torch.convert.errors import NotConverted
from mirage_ir.torch.convert.writer import TorchValue, TorchWriter

END = (1 << 63) - 1


def same(w: TorchWriter, x: TorchValue, **_: Any) -> TorchValue:
    """The tensor itself: how it lies in memory is not part of a program. Element types are compared afterwards."""
    return x


def converted(w: TorchWriter, x: TorchValue, *_: Any, **__: Any) -> TorchValue:
    """A copy in an element type; one in another type is refused afterwards."""
    return x


def aten_view(w: TorchWriter, x: TorchValue, shape: Sequence[int]) -> TorchValue:
    """The same entries in row-major order."""
    known = prod(e for e in shape if e != -1)
    return TorchValue(x.number, tuple(prod(x.shape) // known if e == -1 else e for e in shape))


def unsqueeze(w: TorchWriter, x: TorchValue, dim: int) -> TorchValue:
    """A new dimension of extent 1."""
    dim %= len(x.shape) + 1
    return TorchValue(x.number, (*x.shape[:dim], 1, *x.shape[dim:]))


def aten_squeeze(w: TorchWriter, x: TorchValue, dims: int | Sequence[int] | None = None) -> TorchValue:
    """Without dimensions of extent 1: all of them, or those that are named."""
    rank = len(x.shape)
    named = range(rank) if dims is None else [d % rank for d in ([dims] if isinstance(dims, int) else dims)]
    return TorchValue(x.number, tuple(e for d, e in enumerate(x.shape) if e != 1 or d not in named))


def aten_expand(w: TorchWriter, x: TorchValue, shape: Sequence[int], implicit: bool = False) -> TorchValue:
    """The tensor repeated along dimensions of extent 1; -1 keeps one."""
    lead = len(shape) - len(x.shape)
    return w.repeated(x, tuple(x.shape[d - lead] if e == -1 else e for d, e in enumerate(shape)))


def repeat(w: TorchWriter, x: TorchValue, counts: Sequence[int]) -> TorchValue:
    """The tensor as often as `counts` says along each dimension, of which there may be new ones in front."""
    shape = (1,) * (len(counts) - len(x.shape)) + x.shape
    single, several = list[int](), list[int]()
    for count, extent in zip(counts, shape, strict=True):
        apart = count != 1 and extent != 1
        single += [1, extent] if apart else [extent]
        several += [count, extent] if apart else [count * extent]
    made = w.repeated(TorchValue(x.number, tuple(single)), tuple(several))
    return TorchValue(made.number, tuple(count * extent for count, extent in zip(counts, shape, strict=True)))


def permute(w: TorchWriter, x: TorchValue, dims: Sequence[int]) -> TorchValue:
    """Dimensions in another order."""
    return w.permuted(x, [d % len(x.shape) for d in dims])


def transpose(w: TorchWriter, x: TorchValue, one: int = 0, other: int = 1) -> TorchValue:
    """Two dimensions change places."""
    dims = list(range(len(x.shape)))
    if len(dims) > 1:
        one, other = one % len(dims), other % len(dims)
        dims[one], dims[other] = other, one
    return w.permuted(x, dims)


def slice_dim(
    w: TorchWriter, x: TorchValue, dim: int = 0, start: int | None = None, end: int | None = None, step: int = 1
) -> TorchValue:
    """Entries of a dimension from `start` on, before `end`, `step` apart."""
    dim %= len(x.shape)
    extent = x.shape[dim]
    first, last, _ = slice(start, None if end == END else end).indices(extent)
    if last <= first:
        raise NotConverted("it has no entries")
    if step == 1:
        return w.sliced(x, dim, first, last)
    if is_symbolic(extent):
        raise NotConverted(f"it takes entries {step} apart of a symbolic dimension of size {extent}")
    return _apart(w, x, dim, range(first, last, step))


def _apart(w: TorchWriter, x: TorchValue, dim: int, places: range) -> TorchValue:
    """The entries of a dimension at some places: one of each group of neighbours, and the last one by itself where its group would
    end outside."""
    if len(places) == 1:
        return w.sliced(x, dim, places[0], places[0] + 1)
    found = _groups(x.shape[dim], places)
    if found is None:
        rest = w.sliced(x, dim, places[-1], places[-1] + 1)
        return w.joined([_apart(w, x, dim, places[:-1]), rest], dim)
    begin, place = found
    grouped = _grouped(w, x, dim, begin, places)
    one = w.sliced(grouped, dim + 1, place, place + 1)
    return TorchValue(one.number, (*x.shape[:dim], len(places), *x.shape[dim + 1 :]))


def _groups(extent: int, places: range) -> tuple[int, int] | None:
    """Where the first of as many groups of `places.step` neighbours begins, and at which entry of a group its place is. None where
    there are no such groups: the last one would end beyond the extent."""
    place = max(0, places[0] + len(places) * places.step - extent)
    return (places[0] - place, place) if place <= min(places[0], places.step - 1) else None


def _grouped(w: TorchWriter, x: TorchValue, dim: int, begin: int, places: range) -> TorchValue:
    """The groups, with a dimension for the entries of one behind `dim`."""
    part = w.sliced(x, dim, begin, begin + len(places) * places.step)
    return TorchValue(part.number, (*x.shape[:dim], len(places), places.step, *x.shape[dim + 1 :]))


def aten_select(w: TorchWriter, x: TorchValue, dim: int, index: int) -> TorchValue:
    """One entry of a dimension, which is gone then."""
    dim %= len(x.shape)
    index %= x.shape[dim]
    one = w.sliced(x, dim, index, index + 1)
    return TorchValue(one.number, (*x.shape[:dim], *x.shape[dim + 1 :]))


def split_sizes(w: TorchWriter, x: TorchValue, sizes: Sequence[int], dim: int = 0) -> tuple[TorchValue, ...]:
    """Consecutive parts of a dimension."""
    dim %= len(x.shape)
    ends = [sum(sizes[: i + 1]) for i in range(len(sizes))]
    if 0 in sizes:
        raise NotConverted("a part has no entries")
    return tuple(w.sliced(x, dim, end - size, end) for end, size in zip(ends, sizes, strict=True))


def aten_split(w: TorchWriter, x: TorchValue, size: int, dim: int = 0) -> tuple[TorchValue, ...]:
    """Parts of a size; the last one may be smaller."""
    extent = x.shape[dim % len(x.shape)]
    return split_sizes(w, x, [min(size, extent - first) for first in range(0, extent, size)], dim)


def unbind(w: TorchWriter, x: TorchValue, dim: int = 0) -> tuple[TorchValue, ...]:
    """Each entry of a dimension."""
    return tuple(aten_select(w, x, dim, i) for i in range(x.shape[dim % len(x.shape)]))


def cat(w: TorchWriter, tensors: Sequence[TorchValue], dim: int = 0) -> TorchValue:
    """The tensors one after the other."""
    if len({len(x.shape) for x in tensors}) != 1:
        raise NotConverted("its tensors have different ranks")
    return w.joined(tensors, dim % len(tensors[0].shape))


def stack(w: TorchWriter, tensors: Sequence[TorchValue], dim: int = 0) -> TorchValue:
    """The tensors along a new dimension."""
    return cat(w, [unsqueeze(w, x, dim) for x in tensors], dim % (len(tensors[0].shape) + 1))


def slice_scatter(
    w: TorchWriter,
    x: TorchValue,
    part: TorchValue,
    dim: int = 0,
    start: int | None = None,
    end: int | None = None,
    step: int = 1,
) -> TorchValue:
    """The tensor with other entries of a dimension from `start` on, before `end`, `step` apart."""
    dim %= len(x.shape)
    extent = x.shape[dim]
    first, last, _ = slice(start, None if end == END else end).indices(extent)
    if last <= first:
        raise NotConverted("it puts no entries")
    if step == 1:
        return _put(w, x, part, dim, first)
    if is_symbolic(extent):
        raise NotConverted(f"it puts entries {step} apart of a symbolic dimension of size {extent}")
    return _put_apart(w, x, part, dim, range(first, last, step))


def _put(w: TorchWriter, x: TorchValue, part: TorchValue, dim: int, first: int) -> TorchValue:
    """The tensor with other entries of a dimension, from `first` on."""
    extent, last = x.shape[dim], first + part.shape[dim]
    before = [w.sliced(x, dim, 0, first)] if first else []
    after = [w.sliced(x, dim, last, extent)] if last < extent else []
    return w.joined([*before, part, *after], dim) if before or after else part


def _put_apart(w: TorchWriter, x: TorchValue, part: TorchValue, dim: int, places: range) -> TorchValue:
    """The tensor with other entries of a dimension at some places, by groups as in `_apart`."""
    if len(places) == 1:
        return _put(w, x, part, dim, places[0])
    found = _groups(x.shape[dim], places)
    if found is None:
        last = len(places) - 1
        most = _put_apart(w, x, w.sliced(part, dim, 0, last), dim, places[:-1])
        return _put(w, most, w.sliced(part, dim, last, last + 1), dim, places[-1])
    begin, place = found
    grouped = _put(w, _grouped(w, x, dim, begin, places), unsqueeze(w, part, dim + 1), dim + 1, place)
    whole = TorchValue(grouped.number, (*x.shape[:dim], len(places) * places.step, *x.shape[dim + 1 :]))
    return _put(w, x, whole, dim, begin)


def select_scatter(w: TorchWriter, x: TorchValue, part: TorchValue, dim: int, index: int) -> TorchValue:
    """The tensor with another entry of a dimension, which is a tensor without it."""
    dim %= len(x.shape)
    index %= x.shape[dim]
    return slice_scatter(w, x, unsqueeze(w, part, dim), dim, index, index + 1)


def roll(w: TorchWriter, x: TorchValue, shifts: int | Sequence[int], dims: int | Sequence[int] = ()) -> TorchValue:
    """Entries moved along dimensions; those that leave at the end come back at the front."""
    places, moved = ([v] if isinstance(v, int) else list(v) for v in (dims, shifts))
    if not places:
        raise NotConverted("it moves entries from row to row")
    for dim, shift in zip(places, moved, strict=True):
        dim %= len(x.shape)
        extent = x.shape[dim]
        first = -shift % extent
        if first:
            x = w.joined([w.sliced(x, dim, first, extent), w.sliced(x, dim, 0, first)], dim)
    return x


def aten_copy(w: TorchWriter, x: TorchValue, source: TorchValue, non_blocking: bool = False) -> TorchValue:
    """Another tensor in the shape of x."""
    return w.repeated(source, x.shape)


SAME = frozenset(f"aten.{name}.default" for name in ("clone", "alias", "detach", "contiguous", "lift_fresh_copy"))
"""Operators whose result is their operand."""
CASTS = frozenset({"aten._to_copy.default", "prims.convert_element_type.default"})
"""Operators that give a tensor another element type."""

LAYOUT: dict[str, Callable[..., Any]] = {
    **dict.fromkeys(SAME, same),
    **dict.fromkeys(CASTS, converted),
    "aten.view.default": aten_view,
    "aten.reshape.default": aten_view,
    "aten._unsafe_view.default": aten_view,
    "aten.unsqueeze.default": unsqueeze,
    "aten.squeeze.default": aten_squeeze,
    "aten.squeeze.dim": aten_squeeze,
    "aten.squeeze.dims": aten_squeeze,
    "aten.expand.default": aten_expand,
    "aten.repeat.default": repeat,
    "aten.permute.default": permute,
    "aten.transpose.int": transpose,
    "aten.t.default": transpose,
    "aten.slice.Tensor": slice_dim,
    "aten.select.int": aten_select,
    "aten.split.Tensor": aten_split,
    "aten.split_with_sizes.default": split_sizes,
    "aten.unbind.int": unbind,
    "aten.cat.default": cat,
    "aten.stack.default": stack,
    "aten.slice_scatter.default": slice_scatter,
    "aten.select_scatter.default": select_scatter,
    "aten.copy.default": aten_copy,
    "aten.roll.default": roll,
}
"""Converters by the name of the overload."""

_MADE = frozenset(f"aten.{name}.default" for name in ("cat", "stack", "repeat", "slice_scatter", "select_scatter", "copy", "roll"))
VIEW_TARGETS = LAYOUT.keys() - _MADE - CASTS
"""Operators that compute nothing."""
