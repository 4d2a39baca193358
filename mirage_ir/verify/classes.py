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

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from mirage_ir.check import interface
from mirage_ir.errors import ProgramError
from mirage_ir.program import Program
from mirage_ir.untiled import untiled
from mirage_ir.verify.extents import NoSmallerForm, Size, Sizer
from mirage_ir.verify.identities import by_roots
from mirage_ir.verify.indices import IndexCount
from mirage_ir.verify.rows import DigitFactors
from mirage_ir.verify.weights import DimensionClasses, IndexClasses, Segment, TensorClasses, WeightInputs, Weights


class ClassPair(NamedTuple):
    """Two programs on classes; `inputs` and `outputs` are those that they have at full size, further inputs are `weights`.

    `whole` are the programs at full size of which these are the classes: equal exactly when the given ones are.
    """

    source: Program
    candidate: Program
    weights: tuple[Weights, ...]
    inputs: tuple[TensorClasses, ...]
    outputs: tuple[TensorClasses, ...]
    whole: tuple[Program, Program]

    def place(self, output: int, entry: Sequence[int]) -> tuple[int, ...]:
        """An entry of an output at full size that belongs to these classes."""
        return tuple(_place(parts, n) for parts, n in zip(self.outputs[output], entry, strict=True))


def _place(parts: Sequence[DimensionClasses], number: int) -> int:
    full, inner = 0, 1
    for part in reversed(parts):
        number, own = divmod(number, part.classes)
        full, inner = full + part.place(own) * inner, inner * part.entries
    return full


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
        if found is not UNBOUNDED:
            return found
        found = _on_classes(by_roots(source), by_roots(candidate))
        return None if found is UNBOUNDED else found
    except (NoSmallerForm, ProgramError):
        return None


class _ClassFactors(DigitFactors):
    """Factors over which operators sum or compare have as many classes as are `enough`.

    A dimension that tiles exceed is one factor, and has the digits of the tiles' numbers and of a tile (`ragged`). An index has an
    entry where its digits come before those of the extent, in the order of numbers. So the values of each digit fall into the ones
    that are smaller than the extent's digit, this one, and larger ones, which have classes of their own.
    """

    def __init__(self) -> None:
        super().__init__()
        self.summed: list[Size] = []
        self.covers: list[tuple[Size, Size, Size]] = []
        self.enough: dict[int, int] = {}
        self.ragged: dict[int, Size] = {}
        self.cuts: dict[int, tuple[int, bool]] = {}
        """For a digit of a ragged factor, the digit of the extent, and whether it is the last, which need not stand alone."""

    def join(self, size: Size, counted: bool) -> None:
        if counted:
            self.summed.append(size)
        else:
            self.keep(size)

    def cover(self, size: Size, split: Size, tile: Size) -> None:
        self.covers.append((size, split, tile))

    def settle(self) -> None:
        """Finds the digits of factors that tiles exceed; those that tiles of several sizes exceed keep their extents."""
        before = -1
        while before != len(self.kept):
            before = len(self.kept)
            self.ragged, self.cuts = {}, {}
            for size, split, tile in self.covers:
                if not self._split_by(size, (*split, *tile)):
                    self.keep(size, split, tile)
            for factor, digits in self.ragged.items():
                if any(f in self.kept or f in self.parts for f in (factor, *digits)):
                    self.keep((factor, *digits))
        self.ragged = {f: digits for f, digits in self.ragged.items() if f not in self.kept}

    def _split_by(self, size: Size, digits: Size) -> bool:
        """Whether a product is one factor with these digits, as far as is known."""
        whole, digits = self.expand(size), self.expand(digits)
        if len(whole) != 1:
            return False
        known = self.ragged.get(whole[0])
        if known is not None:
            known = self.expand(known)
            if [self.extents[f] for f in known] != [self.extents[f] for f in digits]:
                return False
            for x, y in zip(known, digits, strict=True):
                self.equate((x,), (y,))
            digits = self.expand(digits)
        self.ragged[whole[0]] = digits
        rest = self.extents[whole[0]]
        for factor in reversed(digits):
            rest, cut = divmod(rest, self.extents[factor])
            if self.cuts.setdefault(factor, (cut, factor == digits[-1])) != (cut, factor == digits[-1]):
                return False
        return rest == 0 and len(set(digits)) == len(digits)

    def digits(self, size: Size) -> Size:
        return tuple(f for factor in self.expand(size) for f in self.ragged.get(factor, (factor,)))

    def small_factor(self, factor: int) -> int:
        return self.part(factor).classes

    def part(self, factor: int) -> DimensionClasses:
        """The classes of a factor that is not split."""
        digits = tuple(map(self._index, self.ragged.get(factor, (factor,))))
        if factor not in self.ragged:
            return DimensionClasses(digits, digits[0].values, digits[0].classes)
        count, inner = 0, 1
        for digit in reversed(digits):
            cut, _ = self.cuts[digit.factor]
            smaller = digit.segments[0].classes if cut else 0
            count, inner = count + smaller * inner, inner * digit.classes
        return DimensionClasses(digits, self.extents[factor], count)

    def _index(self, factor: int) -> IndexClasses:
        extent = self.extents[factor]
        if factor in self.kept:
            return IndexClasses(factor, (Segment(extent, extent),))
        cut, last = self.cuts.get(factor, (extent, True))
        pieces = (cut, extent - cut) if last else (cut, 1, extent - cut - 1)
        most = max(1, self.most[factor], self.enough.get(factor, 0))
        return IndexClasses(factor, tuple(Segment(n, min(n, most)) for n in pieces if n))

    def parts_of(self, size: Size) -> tuple[DimensionClasses, ...]:
        return tuple(map(self.part, self.expand(size)))


class Unbounded(Enum):
    """No number of classes is known to be enough."""

    UNBOUNDED = "unbounded"


UNBOUNDED = Unbounded.UNBOUNDED


def _on_classes(source: Program, candidate: Program) -> ClassPair | Unbounded | None:
    """As `on_classes`, of untiled programs; or `UNBOUNDED`."""
    factors = _ClassFactors()
    sizer = Sizer(factors)
    pair = source, candidate
    graphs = sizer.pair(*pair)
    factors.settle()
    count = IndexCount(factors)
    for program, graph in zip(pair, graphs, strict=True):
        for shape in graph.values:
            factors.count(shape)
        count.program(program, graph)
    if count.unbounded:
        return UNBOUNDED
    factors.enough = {f: count.enough(f) for size in factors.summed for f in factors.digits(size)}
    weights = WeightInputs(factors, factors.parts_of)
    small = [sizer.small(p, g) for p, g in zip(pair, graphs, strict=True)]
    ours, theirs = weights.weighed(small, graphs)
    if not weights.found or interface(ours) != interface(theirs):
        return None
    inputs, outputs = (
        tuple(tuple(map(factors.parts_of, graphs[0].values[v])) for v in which)
        for which in (range(len(source.inputs)), source.outputs)
    )
    return ClassPair(ours, theirs, tuple(weights.found), inputs, outputs, pair)
