"""Whether the entries of a tile can lie as a plan has it: in registers by digits of mixed radix, in shared memory in panels.

A layout writes each index of an entry as digits, which are taken from the numbers of a register (R), of a lane of a warp (L) and of
a warp (W): number // stride % extent. A panel is some columns of a tile, stored row by row; of the addresses in it, `swizzle` bits
from bit 7 on are added (exclusive or) to those from bit 4 on.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import prod

from mirage_ir.errors import ProgramError
from mirage_ir.program import Shape

REGISTER, LANE, WARP_NUMBER = "R", "L", "W"
"""The numbers that a thread has."""
LANES = 32
"""Threads of a warp."""
SWIZZLED_BYTES = 128
"""Bytes within which a swizzle moves chunks of 16 bytes."""
MOST_SWIZZLE = 3
"""Bits of the longest swizzle."""


def check_digits(digits: Iterable[tuple[str, int, int]], numbers: Mapping[str, int]) -> None:
    """Raises `ProgramError` unless digits (unit, extent, stride) name a register of a thread for each entry, and no two the same.

    numbers: how many registers, lanes and warps there are.
    """
    by_unit: dict[str, list[tuple[int, int]]] = {}
    for unit, extent, stride in digits:
        by_unit.setdefault(unit, []).append((stride, extent))
    for unit, found in by_unit.items():
        free = 1
        for stride, extent in sorted(found):
            digit = f"digit {unit}<{extent}, {stride}>"
            _require(extent > 1 and stride > 0, f"{digit} has fewer than two values")
            _require(stride % free == 0, f"{digit} overlaps another one of '{unit}'")
            _require(unit != REGISTER or stride == free, f"{digit} leaves registers without an entry")
            free = stride * extent
            _require(free <= numbers[unit], f"{digit} goes beyond the {numbers[unit]} numbers of '{unit}'")
            _require(unit != LANE or LANES % free == 0, f"{digit} does not divide the lanes of a warp")


def check_panels(shape: Shape, itemsize: int, columns: int, swizzle: int) -> None:
    """Raises `ProgramError` unless panels of `columns` columns divide a tile, and a swizzle of so many bits fits it.

    itemsize: bytes of an entry.
    """
    _require(bool(shape) and all(n > 0 for n in shape), "a tile has no entries")
    _require(columns > 0 and shape[-1] % columns == 0, f"panels of {columns} columns do not divide it")
    _require(0 <= swizzle <= MOST_SWIZZLE, f"{swizzle} bits cannot be swizzled")
    whole = swizzle == 0 or prod(shape) * itemsize % SWIZZLED_BYTES == 0
    _require(whole, f"swizzled tiles have whole lines of {SWIZZLED_BYTES} bytes")


def _require(holds: bool, message: str) -> None:
    if not holds:
        raise ProgramError(message)
