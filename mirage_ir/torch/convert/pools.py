"""ATen's pooling as reductions: windows that lie side by side are dimensions of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import Any

from mirage_ir.sized.extent import is_symbolic
from mirage_ir.torch.convert.errors import NotConverted
from mirage_ir.torch.convert.writer import TorchValue, TorchWriter

Windows = tuple[TorchValue, list[int], tuple[int, ...]]
"""A tensor whose last dimensions are each split into windows and places in a window, these places, and the shape of the windows."""


def windows(
    w: TorchWriter,
    x: TorchValue,
    kernel: Sequence[int],
    stride: Sequence[int],
    padding: Sequence[int] | int,
    dilation: Sequence[int] | int,
    ceil_mode: bool,
    rank: int,
) -> Windows:
    """The windows over the last `rank` dimensions. Raises `NotConverted` for windows that overlap, leave gaps or reach outside."""
    wide, steps, beyond, apart = (_of_each(v, rank) for v in (kernel, stride or kernel, padding, dilation))
    if any(beyond):
        raise NotConverted("its windows reach outside of the tensor")
    first = len(x.shape) - rank
    shape, dims = list(x.shape[:first]), list[int]()
    for d, (size, step, gap) in enumerate(zip(wide, steps, apart, strict=True), first):
        extent = x.shape[d]
        if is_symbolic(extent):
            raise NotConverted(f"its windows cut a symbolic dimension of size {extent}")
        if (step != size and extent != size) or (gap != 1 and size != 1):
            raise NotConverted("its windows do not lie side by side")
        if extent % size and ceil_mode:
            raise NotConverted("its last window is smaller")
        x = w.sliced(x, d, 0, extent - extent % size)
        dims.append(len(shape) + 1)
        shape += [extent // size, size]
    return TorchValue(x.number, tuple(shape)), dims, tuple(wide)


def _of_each(numbers: Sequence[int] | int, rank: int) -> list[int]:
    """A number for each dimension; one alone is that of all."""
    found = [numbers] if isinstance(numbers, int) else list(numbers)
    return found * rank if len(found) == 1 else found


def _average(rank: int) -> Callable[..., TorchValue]:
    def average(
        w: TorchWriter,
        x: TorchValue,
        kernel: Sequence[int],
        stride: Sequence[int] = (),
        padding: Sequence[int] | int = 0,
        ceil_mode: bool = False,
        count_include_pad: bool = True,
        divisor_override: int | None = None,
    ) -> TorchValue:
        """The mean of each window."""
        split, dims, wide = windows(w, x, kernel, stride, padding, 1, ceil_mode, rank)
        return w.scale(w.reduced("sum", split, dims, False), 1 / (divisor_override or prod(wide)))

    return average


def _adaptive_average(w: TorchWriter, x: TorchValue, counts: Sequence[int]) -> TorchValue:
    """The mean of each of `counts` windows."""
    rank = len(counts)
    extents = x.shape[-rank:]
    if any(is_symbolic(e) or e % n for e, n in zip(extents, counts, strict=True)):
        raise NotConverted(f"{list(counts)} windows do not have one size")
    return _average(rank)(w, x, [e // n for e, n in zip(extents, counts, strict=True)])


def _largest(rank: int) -> Callable[..., tuple[TorchValue]]:
    def largest(
        w: TorchWriter,
        x: TorchValue,
        kernel: Sequence[int],
        stride: Sequence[int] = (),
        padding: Sequence[int] | int = 0,
        dilation: Sequence[int] | int = 1,
        ceil_mode: bool = False,
    ) -> tuple[TorchValue]:
        """The largest entry of each window; where it stands is not computed."""
        split, dims, _ = windows(w, x, kernel, stride, padding, dilation, ceil_mode, rank)
        return (w.reduced("max", split, dims, False),)

    return largest


POOLS: dict[str, Callable[..., Any]] = {
    "aten.avg_pool1d.default": _average(1),
    "aten.avg_pool2d.default": _average(2),
    "aten.avg_pool3d.default": _average(3),
    "aten._adaptive_avg_pool2d.default": _adaptive_average,
    "aten._adaptive_avg_pool3d.default": _adaptive_average,
    "aten.max_pool2d_with_indices.default": _largest(2),
    "aten.max_pool3d_with_indices.default": _largest(3),
    "prims._low_memory_max_pool_with_offsets.default": lambda w, x, kernel, *rest: _largest(len(kernel))(w, x, kernel, *rest),
}
"""Converters by the name of the overload."""
