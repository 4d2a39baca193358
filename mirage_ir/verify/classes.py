"""The same two programs on classes of indices: a pair whose size does not grow with its extents.

`rows` makes extents small that no operator joins. Here those over which operators sum or compare become small as well: the entries
along a dimension fall into few classes of entries that are alike, and a sum runs over classes with weights (`weights`). Programs
that are formally equal on enough classes are formally equal; docs/verification.md states and proves how many are enough, by what
`indices` counts.

Where a sum runs over quotients with different divisors, as over the heads of attention, the number of indices is not bounded. Then
the divisors are taken as variables of their own, which proves the pairs that divide by the same values. What is neither keeps its
size: a dimension that tiles of two kinds exceed, parts that are no equal parts, operators that are no sums.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from mirage_ir.check import infer_program, interface
from mirage_ir.errors import ProgramError
from mirage_ir.program import Program
from mirage_ir.untiled import untiled
from mirage_ir.verify.extents import NoSmallerForm, Size, Sizer
from mirage_ir.verify.identities import by_roots
from mirage_ir.verify.indices import IndexCount
from mirage_ir.verify.rows import DigitFactors
from mirage_ir.verify.weights import ClassedValues, IndexClasses, PartClasses, TensorClasses, WeightInputs, Weights


class ClassPair(NamedTuple):
    """Two programs on classes; `inputs` and `outputs` are those that they have at full size, further inputs are `weights`.

    `whole` are the programs at full size of which these are the classes: equal exactly when the given ones are.
    """

    source: Program
    candidate: Program
    weights: tuple[Weights, ...]
    inputs: tuple[TensorClasses, ...]
    outputs: tuple[TensorClasses, ...]
    whole: tuple[Program, ...]

    def place(self, output: int, entry: Sequence[int]) -> tuple[int, ...]:
        """An entry of an output at full size that belongs to these classes."""
        return tuple(_place(parts, n) for parts, n in zip(self.outputs[output], entry, strict=True))


def _place(parts: Sequence[PartClasses], number: int) -> int:
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
        sizings = _bounded([(source, candidate)])
        return None if sizings is None else sizings[0].on_classes()
    except (NoSmallerForm, ProgramError):
        return None


def for_all_sizes(samples: Sequence[tuple[Program, Program]]) -> ClassPair | None:
    """Two programs on classes that are the same at all of some sizes, of which these are samples; None when there are none.

    The samples differ in extents alone. A factor whose extent, or the digit of it that an extent has, differs between samples may
    have any: each class stands for any number of values.
    """
    try:
        sizings = _bounded(samples)
    except (NoSmallerForm, ProgramError):
        return None
    if sizings is None or len({s.factors.structure for s in sizings}) > 1:
        return None
    first, *others = (s.factors for s in sizings)
    free = {f for f in range(len(first.extents)) for s in others if first.sized(f) != s.sized(f)}
    # Where the extent of a dimension is free, samples may have the same number of tiles, or of entries in the last tile.
    free |= {digit for factor in free for digit in first.ragged.get(factor, ())}
    if free & first.kept or not all(s.factors.shows_empty_tiles(free) for s in sizings):
        return None
    stretched = {f for f in free for s in others if first.extents[f] != s.extents[f]}
    found: set[ClassPair | None] = set()
    try:  # A tile without entries, at other sizes, may have no maximum.
        for sizing in sizings:
            sizing.factors.free, sizing.factors.stretched = free, stretched
            pair = sizing.on_classes()
            for program in () if pair is None else pair[:2]:
                infer_program(program, memory=False)
            found.add(None if pair is None else pair._replace(whole=()))
    except ProgramError:
        return None
    return found.pop() if len(found) == 1 else None


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
        self.free: set[int] = set()
        """Factors that may have any extent, and an extent's digit that may have any value."""
        self.stretched: set[int] = set()
        """Those of which samples show several extents."""

    @property
    def structure(self) -> Hashable:
        """What programs that differ in extents alone have in common."""
        return len(self.extents), tuple(self.parts.items()), tuple(self.ragged.items()), frozenset(self.kept)

    def sized(self, factor: int) -> Hashable:
        """What may differ between such programs."""
        return self.extents[factor], self.cuts.get(factor)

    def join(self, size: Size, counted: bool) -> None:
        if counted:
            self.summed.append(size)
        else:
            self.keep(size)

    def cover(self, size: Size, split: Size, tile: Size) -> None:
        self.covers.append((size, split, tile))

    def shows_empty_tiles(self, free: set[int]) -> bool:
        """Whether each free dimension has a tile without entries, if it has one at any size: identities look at that.

        Where one digit alone counts the tiles, there are as few as cover the dimension.
        """
        for size, split, tile in self.covers:
            whole = self.expand(size)
            if free.isdisjoint(whole) or len(self.expand(split)) == 1:
                continue
            if (self.extent(split) - 1) * self.extent(tile) < self.extent(whole):
                return False
        return True

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

    def part(self, factor: int) -> PartClasses:
        """The classes of a factor that is not split."""
        digits = tuple(map(self.index, self.ragged.get(factor, (factor,))))
        if factor not in self.ragged:
            return PartClasses(digits, digits[0].values, digits[0].classes)
        count, inner = 0, 1
        for digit in reversed(digits):
            cut, _ = self.cuts[digit.factor]
            smaller = digit.segments[0].classes if cut or digit.factor in self.free else 0
            count, inner = count + smaller * inner, inner * digit.classes
        return PartClasses(digits, 0 if factor in self.free else self.extents[factor], count)

    def index(self, factor: int) -> IndexClasses:
        extent = self.extents[factor]
        if factor in self.kept:
            return IndexClasses(factor, (ClassedValues(extent, extent),))
        cut, last = self.cuts.get(factor, (extent, True))
        most = max(1, self.most[factor], self.enough.get(factor, 0))
        if factor in self.free:
            anyhow = ClassedValues(0, most, free=True)
            # The outermost digit follows the size if its extent does: there is no value above the extent's where samples have none.
            # One of a fixed extent has such values at other sizes, for which a tile has no entries.
            full = cut == extent - 1 and factor in self.stretched and any(d[0] == factor for d in self.ragged.values())
            pieces = (anyhow, anyhow) if last else (anyhow, ClassedValues(1, 1), *(() if full else (anyhow,)))
            return IndexClasses(factor, pieces if factor in self.cuts else (anyhow,))
        pieces = (cut, extent - cut) if last else (cut, 1, extent - cut - 1)
        return IndexClasses(factor, tuple(ClassedValues(n, min(n, most)) for n in pieces if n))

    def parts_of(self, size: Size) -> tuple[PartClasses, ...]:
        return tuple(map(self.part, self.expand(size)))


class Sizing:
    """Two programs, with the factors of their extents."""

    def __init__(self, source: Program, candidate: Program) -> None:
        self.pair = source, candidate
        self.factors = _ClassFactors()
        self.sizer = Sizer(self.factors)
        self.graphs = self.sizer.pair(*self.pair)
        self.factors.settle()
        self.count = IndexCount(self.factors)
        for program, graph in zip(self.pair, self.graphs, strict=True):
            for shape in graph.values:
                self.factors.count(shape)
            self.count.program(program, graph)

    def on_classes(self) -> ClassPair | None:
        """The two on classes; None where nothing that is summed or compared has fewer classes than values."""
        factors = self.factors
        joined = {f for size in factors.summed for f in factors.digits(size)}
        factors.enough = {f: self.count.enough(f) for f in joined}
        if not factors.free and not any(factors.index(f).counted for f in joined):
            return None
        weights = WeightInputs(factors, factors.parts_of)
        small = [self.sizer.small(p, g) for p, g in zip(self.pair, self.graphs, strict=True)]
        ours, theirs = weights.weighed(small, self.graphs)
        if interface(ours) != interface(theirs):
            return None
        sizes, source = self.graphs[0].values, self.pair[0]
        inputs, outputs = (
            tuple(tuple(map(factors.parts_of, sizes[v])) for v in which) for which in (range(len(source.inputs)), source.outputs)
        )
        return ClassPair(ours, theirs, tuple(weights.found), inputs, outputs, self.pair)


def _bounded(pairs: Sequence[tuple[Program, Program]]) -> list[Sizing] | None:
    """The sizings of pairs that may have divisors as variables of their own; None where no number of classes is enough.

    Raises `NoSmallerForm` and `ProgramError`.
    """
    pairs = [(untiled(a), untiled(b)) for a, b in pairs]
    for write in (lambda p: p, by_roots):
        sizings = [Sizing(write(a), write(b)) for a, b in pairs if interface(a) == interface(b)]
        if len(sizings) == len(pairs) and not any(s.count.unbounded for s in sizings):
            return sizings
    return None
