"""The same two programs at smaller shapes, for a fast filter before the full size.

Every extent, grid size and loop range is a product of *factors*, unknown numbers greater than 1. Shapes, maps, grids and loops are
equations between such products: a load splits a dimension into grid, loop and tile; a reshape keeps the product of the extents. Two
products of one extent are made equal by splitting factors until both are of the same ones (4096 = 16·256 = 64·64 is 16·4·64 in
either), so that in the end every equation holds whatever the factors are. Then each is made as small as it can be: 2.
Extents of 1 stay 1, split dimensions stay split, and shared factors stay shared.

Slices and concatenations that do not cut a dimension into equal parts keep the extents that they name. Constants stay, also those
that came from an extent, such as the 1/4096 of a mean: they are the same in both programs, but an identity between a constant and
an extent (Σ over 4096 of 1/4096 is 1) is lost, unless all extents that are constants, or whose reciprocals or products are, keep
their lengths, too. So a difference at shrunken shapes is good evidence of one at full size, and no proof.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations_with_replacement
from math import gcd, isclose, prod

from mirage_ir.check import infer_program
from mirage_ir.decompose import Decomposed
from mirage_ir.errors import ProgramError
from mirage_ir.program import Apply, BodyNode, GraphOp, Program
from mirage_ir.untiled import untiled
from mirage_ir.verify.extents import ExtentFactors, GraphSizes, NoSmallerForm, Size, Sizer

SHRUNKEN_FACTOR = 2
"""The small extent of a factor: the least number that is not 1."""
LARGEST_SHRUNKEN = 1 << 16
"""Elements of the largest tensor that still counts as small."""

LARGEST_COUNT = 1 << 31
"""A larger constant is taken for no number of entries."""
NEAR = 1e-9
"""A constant within this relative distance of a whole number, or of its reciprocal, is taken for it."""


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


def shrink(source: Program, candidate: Program, with_counts: bool = False) -> tuple[Decomposed, Decomposed] | None:
    """The two programs at consistent smaller shapes; None when there are none that are small.

    `with_counts`: extents stay that are constants of a program, or whose reciprocals are, or of which two or three multiplied are;
    None where there are none. Inputs and outputs must agree in number and shape, and composites and means must be
    decomposed: their constants are those of the full shapes. The small programs are well formed except for the memory of tiles.
    """
    source, candidate = untiled(source), untiled(candidate)
    sizer = Sizer(_Multisets())
    try:
        graphs = sizer.pair(source, candidate)
        if with_counts:
            counts = {n for program in (source, candidate) for n in _counts(program.nodes)}
            kept = _counted({s: sizer.factors.extent(s) for graph in graphs for s in _sizes(graph)}, counts)
            if not kept:
                return None
            sizer.factors.keep(*kept)
        a, b = (sizer.small(p, g) for p, g in zip((source, candidate), graphs, strict=True))
        types = [t for p in (a, b) for t in infer_program(p, memory=False)]
    except (NoSmallerForm, ProgramError):
        return None
    return (Decomposed(a), Decomposed(b)) if max(t.size for t in types) <= LARGEST_SHRUNKEN else None


def _counts(nodes: Iterable[BodyNode]) -> Iterator[int]:
    """The whole numbers beyond 1 that are constants of operators, or whose reciprocals are."""
    for node in nodes:
        if isinstance(node, GraphOp):
            yield from _counts(node.body)
        elif isinstance(node, Apply) and isinstance(constant := node.attr().get("value"), int | float):
            value = abs(float(constant))
            for number in (value, 1 / value if value else 0.0):
                if 1 < number <= LARGEST_COUNT and isclose(number, round(number), rel_tol=NEAR):
                    yield round(number)


def _counted(extents: Mapping[Size, int], counts: Iterable[int]) -> list[Size]:
    """The sizes that are some count, or of which two or three multiplied are."""
    different = sorted(set(extents.values()) - {1})
    products = [chosen for number in (1, 2, 3) for chosen in combinations_with_replacement(different, number)]
    kept = {extent for count in counts for chosen in products if prod(chosen) == count for extent in chosen}
    return [size for size, extent in extents.items() if extent in kept]


def _sizes(graph: GraphSizes) -> Iterator[Size]:
    """The sizes of the dimensions of all values."""
    for sizes in graph.values:
        yield from sizes
    for node in graph.nodes:
        if isinstance(node, GraphSizes):
            yield from _sizes(node)
