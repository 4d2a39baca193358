"""The same two programs on classes of indices: a pair whose size does not grow with its extents.

`rows` makes extents small that no operator joins. Here those over which operators sum or compare become small as well: the entries
along a dimension fall into few classes of entries that are alike, and a sum runs over classes with weights (`weights`). Programs
that are formally equal on enough classes are formally equal; docs/verification.md states and proves how many are enough, by what
`indices` counts.

Where a sum runs over quotients with different divisors, as over the heads of attention, the number of indices is not bounded. Then
the divisors are taken as variables of their own, which proves the pairs that divide by the same values. What is neither keeps its
size: a dimension that tiles exceed, parts that are no equal parts, operators that are no sums.
"""

from __future__ import annotations

from typing import NamedTuple

from mirage_ir.check import interface
from mirage_ir.errors import ProgramError
from mirage_ir.program import Program
from mirage_ir.untiled import untiled
from mirage_ir.verify.extents import NoSmallerForm, Size, Sizer
from mirage_ir.verify.identities import by_roots
from mirage_ir.verify.indices import IndexCount
from mirage_ir.verify.rows import DigitFactors, Place
from mirage_ir.verify.weights import WeightInputs, Weights


class ClassPair(NamedTuple):
    """Two programs on classes; their last inputs are `weights`. `place` sends an entry of an output to one at full size."""

    source: Program
    candidate: Program
    weights: tuple[Weights, ...]
    place: Place


def on_classes(source: Program, candidate: Program) -> ClassPair | None:
    """The two programs on classes of indices; None when that makes none of their extents smaller that `fewer_rows` keeps.

    Composites must be decomposed, and identities (`identities.normalize`) applied before. None as well when their interfaces differ
    or they hold an operator that the theorem does not cover.
    """
    try:
        if interface(source) != interface(candidate):
            return None
        source, candidate = untiled(source), untiled(candidate)
        found = _on_classes(source, candidate)
        return _on_classes(by_roots(source), by_roots(candidate)) if found == UNBOUNDED else found
    except (NoSmallerForm, ProgramError):
        return None


class _ClassFactors(DigitFactors):
    """Factors over which operators sum or compare have as many classes as are `enough`."""

    def __init__(self) -> None:
        super().__init__()
        self.summed: list[Size] = []
        self.enough: dict[int, int] = {}

    def join(self, size: Size, counted: bool) -> None:
        if counted:
            self.summed.append(size)
        else:
            self.keep(size)

    def small_factor(self, factor: int) -> int:
        extent = self.extents[factor]
        if factor in self.kept:
            return extent
        return min(extent, max(1, self.most[factor], self.enough.get(factor, 0)))


UNBOUNDED = "unbounded"


def _on_classes(source: Program, candidate: Program) -> ClassPair | str | None:
    """As `on_classes`, of untiled programs; `UNBOUNDED` where no number of classes is known to be enough."""
    factors = _ClassFactors()
    sizer = Sizer(factors)
    pair = source, candidate
    graphs = sizer.pair(*pair)
    count = IndexCount(factors)
    for program, graph in zip(pair, graphs, strict=True):
        for shape in graph.values:
            factors.count(shape)
        count.program(program, graph)
    if count.unbounded:
        return UNBOUNDED
    factors.enough = {f: count.enough(f) for size in factors.summed for f in factors.expand(size)}
    weights = WeightInputs(factors)
    small = [sizer.small(p, g) for p, g in zip(pair, graphs, strict=True)]
    ours, theirs = weights.weighed(small, graphs)
    if not weights.found or interface(ours) != interface(theirs):
        return None
    outputs = [graphs[0].values[v] for v in source.outputs]
    return ClassPair(ours, theirs, tuple(weights.found), factors.places(outputs))
