"""Layouts: which thread holds which entry of a tile, in which register, and where an entry lies in shared memory.

A dimension's index is written in mixed radix, outermost digit first. Each digit (`Mode`) is taken from the number of a register,
of a lane of a warp, or of a warp. Threads whose numbers no mode takes hold copies. This covers the operands and accumulators of
the tensor cores' `mma` and `wgmma`, and rows that are read in vectors, and no extent has to be a power of two but those over
lanes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from math import prod
from typing import TypeAlias

from mirage_ir.program import DType, Shape

WARP = 32
"""Threads of a warp."""
CHUNK = 16
"""Bytes that a swizzle moves together: the widest access of a thread."""


class Unit(StrEnum):
    """What a digit of an index is taken from."""

    REGISTER = "R"
    LANE = "L"
    WARP = "W"


@dataclass(frozen=True, slots=True)
class Mode:
    """A digit of `extent` values: number // stride % extent, of the unit's number."""

    extent: int
    unit: Unit
    stride: int

    def __str__(self) -> str:
        return f"{self.unit}<{self.extent}, {self.stride}>"


Digits: TypeAlias = tuple[Mode, ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """The layout of a fragment: for each dimension its digits, outermost first; a dimension of extent 1 has none."""

    dims: tuple[Digits, ...]

    @property
    def shape(self) -> Shape:
        """The extents that the digits give: a tile's own, or padded ones."""
        return tuple(prod(m.extent for m in digits) for digits in self.dims)

    @property
    def registers(self) -> int:
        """Entries that a thread holds."""
        return prod(m.extent for m in self.modes(Unit.REGISTER))

    def modes(self, unit: Unit) -> list[Mode]:
        """The digits that are taken from a unit, smallest stride first."""
        return sorted((m for digits in self.dims for m in digits if m.unit is unit), key=lambda m: m.stride)

    def coordinates(self, register: int, lane: int, warp: int) -> Shape:
        """The entry that a thread holds in a register."""
        number = {Unit.REGISTER: register, Unit.LANE: lane, Unit.WARP: warp}
        found: list[int] = []
        for digits in self.dims:
            index = 0
            for m in digits:
                index = index * m.extent + number[m.unit] // m.stride % m.extent
            found.append(index)
        return tuple(found)

    def register(self, coordinates: Sequence[int]) -> int:
        """The register that holds an entry, in the threads that do."""
        found = 0
        for index, digits in zip(coordinates, self.dims, strict=True):
            for m in reversed(digits):
                if m.unit is Unit.REGISTER:
                    found += index % m.extent * m.stride
                index //= m.extent
        return found

    def writes(self, lane: int, warp: int) -> bool:
        """Whether a thread is the first of those that hold the same entries: where copies differ in no way, it stores them."""
        for unit, number in ((Unit.LANE, lane), (Unit.WARP, warp)):
            for m in self.modes(unit):
                number -= number // m.stride % m.extent * m.stride
            if number:
                return False
        return True

    def without(self, dim: int) -> Layout:
        """The layout of the same entries with `dim` of extent 1."""
        return compact(replace(self, dims=tuple(() if d == dim else digits for d, digits in enumerate(self.dims))))

    def __str__(self) -> str:
        dims = (f"Dim<{', '.join(map(str, digits))}>" for digits in self.dims)
        return f"Layout<{', '.join(dims)}>"


def compact(layout: Layout) -> Layout:
    """The layout with registers numbered without gaps, in the order of their strides."""
    strides: dict[int, int] = {}
    free = 1
    for m in layout.modes(Unit.REGISTER):
        strides[m.stride] = free
        free *= m.extent
    return Layout(
        tuple(
            tuple(replace(m, stride=strides[m.stride]) if m.unit is Unit.REGISTER else m for m in digits) for digits in layout.dims
        )
    )


@dataclass(frozen=True, slots=True)
class Panels:
    """Where the entries of a tile lie in shared memory.

    Leading dimensions are outer ones, row by row. The last two (rows × columns) are cut into panels of `columns` columns; a panel
    is stored row by row, and of its byte addresses within the tile, `swizzle` bits from bit 7 on are added (exclusive or) to those
    from bit 4 on. A tile of one dimension has one row.
    """

    shape: Shape
    dtype: DType
    columns: int
    swizzle: int = 0

    @property
    def nbytes(self) -> int:
        return prod(self.shape) * self.dtype.itemsize

    @property
    def alignment(self) -> int:
        """Bytes by which a tile must be aligned, so that addresses within it and in the block's memory are swizzled alike."""
        return CHUNK << (3 + self.swizzle if self.swizzle else 0)

    @property
    def in_chunks(self) -> Panels:
        """Where the chunks lie that hold the rows of such a tile in device memory; a row begins anywhere in its first one."""
        width = self.shape[-1] + CHUNK // self.dtype.itemsize
        return Panels((*self.shape[:-1], width), self.dtype, width)

    @property
    def out_of_chunks(self) -> Shape:
        """The shape of the tile whose chunks lie here."""
        return (*self.shape[:-1], self.shape[-1] - CHUNK // self.dtype.itemsize)

    def address(self, coordinates: Sequence[int]) -> int:
        """The byte address of an entry, from the tile's first one."""
        *lead, rows, width = (1, *self.shape)
        *outer, row, column = (0, *coordinates)
        number = 0
        for index, extent in zip(outer, lead, strict=True):
            number = number * extent + index
        panel, inside = divmod(column, self.columns)
        at = ((number * (width // self.columns) + panel) * rows + row) * self.columns + inside
        byte = at * self.dtype.itemsize
        return byte ^ (byte >> 7 & (1 << self.swizzle) - 1) << 4

    def __str__(self) -> str:
        return f"Panels<{self.columns}, {self.swizzle}, {', '.join(map(str, self.shape))}>"


def entries(layout: Layout, lane: int, warp: int) -> Iterator[tuple[int, Shape]]:
    """The registers of a thread with the entries that they hold."""
    for register in range(layout.registers):
        yield register, layout.coordinates(register, lane, warp)
