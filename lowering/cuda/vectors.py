"""Accesses of device memory: which bytes a statement moves together, as the header does it (`include/memory.cuh`).

A vector whose address is a multiple of its length is one access. Of other vectors the address is known to be a multiple of fewer
bytes. Then what is read comes out of the one or two chunks of memory, each as long as the vector and aligned, that hold it, and is
moved into place in registers; what is written goes in smaller parts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import gcd

import numpy as np

from mirage_ir.lowering.cuda.indices import IndexArray
from mirage_ir.lowering.cuda.layout import CHUNK, Layout, Panels, Unit
from mirage_ir.program import Shape

ASYNC = 4
"""Bytes that an asynchronous copy moves at least."""
WORD = 4
"""Bytes of a register."""
SHIFTS = {16: 30, 8: 20}
"""Instructions, about, that find the chunks which hold a vector of so many bytes, and move it into place."""


@dataclass(frozen=True, slots=True)
class Access:
    """Accesses of `width` bytes from byte addresses `starts` on, of which the first `reach` are moved."""

    starts: IndexArray
    width: int
    reach: IndexArray


@dataclass(frozen=True, slots=True)
class Vectors:
    """Vectors of `entries` neighbouring entries, at multiples of `piece` bytes: of those of all of them, at most."""

    entries: int
    itemsize: int
    piece: int

    @property
    def nbytes(self) -> int:
        return self.entries * self.itemsize

    @property
    def straddles(self) -> bool:
        """Whether a vector is read in the chunks that hold it: it has more than two parts."""
        return 2 * self.piece < self.nbytes

    @property
    def reads(self) -> int:
        """Instructions that read a vector."""
        return 1 if self.piece == self.nbytes else 2

    @property
    def writes(self) -> int:
        """Instructions that write a vector."""
        return self.nbytes // WORD + 1 if self._in_words else self.nbytes // self.piece

    @property
    def shifts(self) -> int:
        """Instructions that find and move a vector into place when it is read in chunks."""
        return SHIFTS[self.nbytes] if self.straddles else 0

    @property
    def _in_words(self) -> bool:
        return self.piece < WORD < self.nbytes

    def read(self, starts: IndexArray, present: IndexArray, begin: int, end: int) -> Iterator[Access]:
        """What is read for vectors at byte addresses `starts`, with their first `present` entries.

        begin, end: where the tensor begins and ends.
        """
        if not self.straddles:
            near = (present > 0) & (starts >= begin) & (starts + self.nbytes <= end)
            yield from self._in_parts(starts, np.where(near, self.entries, present), self.piece)
            return
        some, size = present > 0, self.nbytes
        low, last = starts // size * size, starts + present * self.itemsize
        more = some & (last > low + size)
        whole = some & (low >= begin) & (np.where(more, low + size, low) + size <= end)
        for chosen, first in ((whole, low), (whole & more, low + size)):
            yield Access(first[chosen], size, np.full(int(chosen.sum()), size))
        yield from self._by_entries(starts, np.where(whole, 0, present))

    def write(self, starts: IndexArray, present: IndexArray) -> Iterator[Access]:
        """What is written for vectors at byte addresses `starts`, with their first `present` entries."""
        if not self._in_words:
            yield from self._in_parts(starts, present, self.piece)
            return
        full = present == self.entries
        odd = full & (starts % WORD != 0)
        yield from self._in_parts(np.where(odd, 0, starts), np.where(odd, 0, present), WORD)
        between = starts[odd] + self.itemsize
        for n in range(self.nbytes // WORD - 1):
            yield Access(between + n * WORD, WORD, np.full(len(between), WORD))
        for at in (0, self.nbytes - self.itemsize):
            yield Access(starts[odd] + at, self.itemsize, np.full(len(between), self.itemsize))

    def copy(self, starts: IndexArray, present: IndexArray, begin: int, end: int) -> Iterator[Access]:
        """What is read by a copy to shared memory."""
        if self.piece < ASYNC:
            yield from self.read(starts, present, begin, end)
        else:
            some = present > 0
            yield Access(starts[some], self.nbytes, present[some] * self.itemsize)

    def _in_parts(self, starts: IndexArray, present: IndexArray, part: int) -> Iterator[Access]:
        full = present == self.entries
        for first in range(0, self.nbytes, part):
            yield Access(starts[full] + first, part, np.full(int(full.sum()), part))
        yield from self._by_entries(starts, np.where(full, 0, present))

    def _by_entries(self, starts: IndexArray, present: IndexArray) -> Iterator[Access]:
        for n in range(self.entries):
            chosen = n < present
            yield Access(starts[chosen] + n * self.itemsize, self.itemsize, np.full(int(chosen.sum()), self.itemsize))


def chunks_of_rows(starts: IndexArray, present: IndexArray, begin: int, end: int) -> Iterator[Access]:
    """What a copy in chunks reads of rows at byte addresses `starts`, with their first `present` bytes.

    begin, end: where the tensor begins and ends. A chunk that begins before it is read entry by entry, and of one that ends behind
    it, what the row has.
    """
    low, last = starts // CHUNK * CHUNK, starts + present
    for at in range(0, int((last - low).max(initial=0)), CHUNK):
        first = low + at
        whole = (present > 0) & (first < last) & (first >= begin)
        reach = np.where(first + CHUNK <= end, CHUNK, last - first)
        yield Access(first[whole], CHUNK, reach[whole])


def fragment_vectors(layout: Layout, along: int, itemsize: int, alignment: int, written: bool) -> Vectors:
    """How a fragment is moved.

    along: its dimension that is contiguous in memory, negative if none is known. alignment: bytes on which rows along it lie.
    """
    inner = layout.dims[along][-1] if along >= 0 and layout.dims[along] else None
    entries = gcd(inner.extent, CHUNK // itemsize) if inner is not None and inner.unit is Unit.REGISTER else 1
    if alignment <= itemsize and (entries == 2 or (written and itemsize == WORD)):  # Its parts are its entries.
        entries = 1
    return Vectors(entries, itemsize, min(entries * itemsize, alignment))


def leading_registers(layout: Layout, along: int, entries: int) -> list[int]:
    """The registers with the first entry of each vector."""
    if entries == 1:
        return list(range(layout.registers))
    stride = layout.dims[along][-1].stride
    return [r for r in range(layout.registers) if r // stride % entries == 0]


def copy_vectors(panels: Panels, permutation: Shape, along: int, alignment: int) -> Vectors:
    """How a copy to shared memory moves a tile: by asynchronous copies of 4, 8 or 16 bytes or, where `alignment` is less, through
    registers. along: as above, of the tile."""
    size = panels.dtype.itemsize
    last = permutation[-1] if permutation else len(panels.shape) - 1
    entries = gcd(panels.columns, CHUNK // size) if along == last else 1
    if alignment >= ASYNC:
        entries = gcd(entries, alignment // size)
    return Vectors(entries, size, min(entries * size, alignment))
