"""Random inputs that are not stored: residue number i of a lane is a hash of i, computed where and when it is read.

A weight of a mixture of experts has 134 million entries; four lanes of it would take 2 GiB. A `Drawn` tensor takes none: views
of it (tiles, transposes, slices) are numpy views of an array of bytes that nobody writes or reads, so it occupies address space
only; the address of an element says which one it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.lib.stride_tricks import as_strided
from numpy.typing import NDArray

from mirage_ir.errors import ProgramError
from mirage_ir.interpret.threads import each
from mirage_ir.verify.modular import Floats, Residues
from mirage_ir.verify.oracles import blocks, counter_residues

_BLOCK = 1 << 15
LARGEST_INPUT = 1 << 32


@dataclass(frozen=True, slots=True)
class Drawn:
    """A view of a random tensor: `view` has one byte an element, at `base` plus the element's number.

    Each lane has a key and a prime: `keys`, `primes`.
    """

    view: NDArray[Any]
    base: NDArray[Any]
    keys: tuple[tuple[int, int], ...]
    primes: tuple[int, ...]

    @staticmethod
    def of(shape: tuple[int, ...], keys: tuple[tuple[int, int], ...], primes: tuple[int, ...]) -> Drawn:
        """Raises `ProgramError` for a tensor of more than 2^32 elements."""
        base = np.empty(shape, dtype=np.uint8)
        if base.size > LARGEST_INPUT:
            raise ProgramError(f"an input of {base.size} elements is too large to verify: at most {LARGEST_INPUT}")
        return Drawn(base, base, keys, primes)

    def moved(self, view: NDArray[Any]) -> Drawn | None:
        """The tensor seen through `view`, or None when that is a copy."""
        return Drawn(view, self.base, self.keys, self.primes) if np.may_share_memory(view, self.base) else None

    def padded(self, widths: Sequence[int]) -> Drawn | None:
        """The tensor with so many more entries, any, at the end of its last dimensions; None where addresses would be too large.

        Address space of its own has the addresses of the given entries, counted from the base, and some more.
        """
        view = self.view
        shape = (*view.shape[: view.ndim - len(widths)], *(n + w for n, w in zip(view.shape[-len(widths) :], widths, strict=True)))
        start = view.__array_interface__["data"][0] - self.base.__array_interface__["data"][0]
        end = start + sum((n - 1) * stride for n, stride in zip(shape, view.strides, strict=True)) + 1
        if end > LARGEST_INPUT or any(stride < 0 for stride in view.strides):
            return None
        base = np.empty(end, dtype=np.uint8)
        return Drawn(as_strided(base[start:], shape, view.strides), base, self.keys, self.primes)

    def floats(self, view: NDArray[Any], lane: int) -> Floats:
        """The residues of one lane that `view` shows."""
        out = np.empty(view.shape, dtype=np.float64)
        self._fill(view, lane, out)
        return out

    def residues(self, view: NDArray[Any]) -> Residues:
        """All lanes (t, …) of the elements that `view` shows."""
        out = np.empty((len(self.keys), *view.shape), dtype=np.uint32)
        each(lambda lane: self._fill(view, lane, out[lane, ...]), range(len(self.keys)), heavy=view.size > _BLOCK)
        return out

    def _fill(self, view: NDArray[Any], lane: int, out: NDArray[Any]) -> None:
        axis, inner = view.ndim, 1
        while axis and inner * view.shape[axis - 1] <= _BLOCK:
            axis -= 1
            inner *= view.shape[axis]
        start = view.__array_interface__["data"][0] - self.base.__array_interface__["data"][0]
        columns = _numbers(view.shape[axis:], view.strides[axis:], 0)
        rows = _numbers(view.shape[:axis], view.strides[:axis], start)
        flat = out.reshape(rows.size, columns.size)
        for piece in blocks(rows.size, columns.size, _BLOCK):
            flat[piece] = counter_residues(rows[piece, None] + columns, self.keys[lane], self.primes[lane])


def _numbers(shape: tuple[int, ...], strides: tuple[int, ...], start: int) -> Residues:
    """start + Σ index·stride over a shape, flattened."""
    numbers = np.array([start], dtype=np.uint32)
    for extent, stride in zip(shape, strides, strict=True):
        numbers = (numbers[:, None] + (np.arange(extent, dtype=np.uint64) * stride).astype(np.uint32)).reshape(-1)
    return numbers
