"""The same two programs at smaller shapes, for a fast filter before the full size.

Every extent, grid size and loop range is a product of *factors*, unknown numbers greater than 1. Shapes, maps, grids and loops are
equations between such products: a load splits a dimension into grid, loop and tile; a reshape keeps the product of the extents. Two
products of one extent are made equal by splitting factors until both are of the same ones (4096 = 16·256 = 64·64 is 16·4·64 in
either), so that in the end every equation holds whatever the factors are. Then each is made as small as it can be: 2.
Extents of 1 stay 1, split dimensions stay split, and shared factors stay shared.

Slices and concatenations that do not cut a dimension into equal parts keep the extents that they name. Constants stay, also those
that came from an extent, such as the 1/4096 of a mean: they are the same in both programs, but an identity between a constant and
an extent (Σ over 4096 of 1/4096 is 1) is lost. So a difference at shrunken shapes is good evidence of one at full size, and no
proof.
"""

from __future__ import annotations

from math import gcd

from mirage_ir.check import infer_program
from mirage_ir.decompose import Decomposed
from mirage_ir.errors import ProgramError
from mirage_ir.program import Program
from mirage_ir.untiled import untiled
from mirage_ir.verify.extents import ExtentFactors, NoSmallerForm, Size, Sizer

SHRUNKEN_FACTOR = 2
"""The small extent of a factor: the least number that is not 1."""
LARGEST_SHRUNKEN = 1 << 16
"""Elements of the largest tensor that still counts as small."""


class _Multisets(ExtentFactors):
    """Products are equal when they have the same factors, in any order."""

    def _equate(self, x: Size, y: Size) -> None:
        while True:
            a, b = self._apart(x, y)
            if not a:
                return
            self._split(*next((f, g) for f in a for g in b if gcd(self.extents[f], self.extents[g]) > 1))

    def _apart(self, x: Size, y: Size) -> tuple[list[int], list[int]]:
        """The factors that only one of the two products has."""
        a, b = list(self.expand(x)), list(self.expand(y))
        for factor in tuple(a):
            if factor in b:
                a.remove(factor)
                b.remove(factor)
        return a, b

    def _split(self, f: int, g: int) -> None:
        """Takes the greatest common divisor out of two factors, as a factor that they share."""
        common = gcd(self.extents[f], self.extents[g])
        shared = self.new(common)
        for factor in (f, g):
            rest = self.new(self.extents[factor] // common)
            self.parts[factor] = (*shared, *rest)
            if factor in self.kept:
                self.kept.update((*shared, *rest))

    def small_factor(self, factor: int) -> int:
        return self.extents[factor] if factor in self.kept else SHRUNKEN_FACTOR

    def join(self, size: Size, counted: bool) -> None:
        """A sum over a smaller extent is another sum, but it is one."""

    def measure(self, *sizes: Size) -> None:
        raise NoSmallerForm


def shrink(source: Program, candidate: Program) -> tuple[Decomposed, Decomposed] | None:
    """The two programs at consistent smaller shapes; None when there are none that are small.

    Their inputs and outputs must agree in number and shape, and composites and means must be decomposed: their constants are those
    of the full shapes. The small programs are well formed except for the memory of tiles.
    """
    source, candidate = untiled(source), untiled(candidate)
    sizer = Sizer(_Multisets())
    try:
        graphs = sizer.pair(source, candidate)
        a, b = (sizer.small(p, g) for p, g in zip((source, candidate), graphs, strict=True))
        types = [t for p in (a, b) for t in infer_program(p, memory=False)]
    except (NoSmallerForm, ProgramError):
        return None
    return (Decomposed(a), Decomposed(b)) if max(t.size for t in types) <= LARGEST_SHRUNKEN else None
