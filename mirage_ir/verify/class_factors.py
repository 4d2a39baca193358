"""Factors of extents whose indices fall into classes: what is cut where, and how many classes each part has.

An index has one digit for each factor. Tiles that exceed a dimension, slices and concatenations cut a range of numbers. The factors
before and behind a cut have no indices of their own where the numbers that are cut have digits: they are *ranges* of these, which
fall into segments at the digits of the cut. Elsewhere what is cut is a *sum* of its parts, each with digits of its own. What is
neither keeps its extent.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from itertools import accumulate, pairwise
from math import gcd, prod
from typing import NamedTuple, TypeAlias

from mirage_ir.verify.extents import NoSmallerForm, Size
from mirage_ir.verify.rows import DigitFactors
from mirage_ir.verify.weights import ClassedValues, IndexClasses, PartClasses

MOST_REFINED = 32
"""How often two ways to cut a dimension are brought together."""
CutDimension: TypeAlias = tuple[Size, tuple[Size, ...]]
"""A product, and the parts that make it up, one after the other."""


class DigitRange(NamedTuple):
    """The numbers from `start` to before `stop` with these digits."""

    digits: Size
    start: int
    stop: int


class ClassFactors(DigitFactors):
    """Factors over which operators sum or compare have as many classes as are `enough`.

    A dimension that tiles exceed is one factor, and has the digits of the tiles' numbers and of a tile (`ragged`). An index has an
    entry where its digits come before those of the extent, in the order of numbers. So the values of each digit fall into the ones
    that are smaller than the extent's digit, this one, and larger ones, which have classes of their own. Slices and concatenations
    cut in the same way, where what they cut has digits (`ranges`); where it has none, the parts may have (`sums`).
    """

    def __init__(self) -> None:
        super().__init__()
        self.summed: list[Size] = []
        self.covers: list[tuple[Size, Size, Size]] = []
        self.unions: list[CutDimension] = []
        self.enough: dict[int, int] = {}
        self.ragged: dict[int, Size] = {}
        self.ranges: dict[int, DigitRange] = {}
        """The ragged factors, and others that are parts of products of several digits."""
        self.sums: dict[int, tuple[Size, ...]] = {}
        self.refined = 0
        self.cuts: dict[int, dict[tuple[int, bool], None]] = {}
        """For a digit, its values at cuts, and whether it is the last, whose value need not stand alone."""
        self.shared = False
        """Whether the weights of classes are numbers of values."""
        self.free: set[int] = set()
        """Factors that may have any extent, and an extent's digit that may have any value."""
        self.stretched: set[int] = set()
        """Those of which samples show several extents."""

    # What operators say.

    def join(self, size: Size, counted: bool) -> None:
        if counted:
            self.summed.append(size)
        else:
            self.keep(size)

    def cover(self, size: Size, split: Size, tile: Size) -> None:
        self.covers.append((size, split, tile))

    def unite(self, whole: Size, parts: Sequence[Size]) -> None:
        self.unions.append((whole, tuple(parts)))

    # Programs that differ in extents alone.

    @property
    def structure(self) -> Hashable:
        """What programs that differ in extents alone have in common."""
        unions = tuple((self.expand(whole), tuple(map(self.expand, parts))) for whole, parts in self.unions)
        ragged = tuple(self.ragged.items())
        return len(self.extents), tuple(self.parts.items()), ragged, frozenset(self.kept), unions, tuple(self.sums)

    def sized(self, factor: int) -> Hashable:
        """What may differ between such programs."""
        return self.extents[factor], tuple(self.cuts.get(factor, ()))

    @property
    def fixed(self) -> set[int]:
        """Factors that may have no other extent: those that keep theirs, and cut ones that have no tiles."""
        cut = (f for f, r in self.ranges.items() if f not in self.ragged for f in (f, *r.digits))
        return self.kept | {*cut, *(f for f, at in self.cuts.items() if len(at) > 1)}

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

    # Which factors are ranges, and which are sums.

    def settle(self) -> None:
        """Finds them. What cannot be brought together keeps its extents."""
        while True:
            before = len(self.kept), len(self.parts), tuple(self.unions)
            self.ragged, self.ranges, self.sums, self.cuts = {}, {}, {}, {}
            for size, split, tile in self.covers:
                if not self._split_by(size, (*split, *tile)):
                    self.keep(size, split, tile)
            self._settle_unions()
            if before[1:] != (len(self.parts), tuple(self.unions)):
                continue  # Products have become others.
            self._check()
            if before[0] == len(self.kept):
                break
        for factor in self.kept:
            for known in (self.ragged, self.ranges, self.sums):
                known.pop(factor, None)

    def _settle_unions(self) -> None:
        """Ranges first, since what is cut by digits cannot be a sum; stops where products have become others."""
        waiting, before = list(self.unions), (len(self.parts), tuple(self.unions))
        while ranges := [union for union in waiting if self._has_digits(union[0])]:
            for whole, parts in ranges:
                waiting.remove((whole, parts))
                if not self._cut(whole, parts):
                    self.keep(whole, *parts)
                if before != (len(self.parts), tuple(self.unions)):
                    return
        for whole, parts in waiting:
            (factor,) = self.expand(whole)
            if factor in self.kept:
                self.keep(*parts)
            elif factor in self.sums:
                self._refine(factor, whole, parts)
                return
            else:
                self.sums[factor] = parts

    def _has_digits(self, size: Size) -> bool:
        first, *more = self.expand(size)
        return bool(more) or first in self.ranges or any(first in r.digits for r in self.ranges.values())

    def _check(self) -> None:
        """Keeps what is digit and range or sum at once, and all of what is kept in part."""
        for factor, (digits, *_) in self.ranges.items():
            known = {*self.ranges, *self.sums, *self.parts}
            twice = factor in self.sums or not known.isdisjoint(digits) or len(set(digits)) < len(digits)
            ragged = factor in self.ragged and not self.kept.isdisjoint(self.expand((factor, *digits)))
            if twice or ragged or factor in self.kept or factor in self.parts:
                self.keep((factor, *digits))
        for factor, parts in self.sums.items():
            if factor in self.kept:
                self.keep(*parts)

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
        entries = self.extents[whole[0]]
        self.ragged[whole[0]] = digits
        self.ranges[whole[0]] = DigitRange(digits, 0, entries)
        self._cut_at(digits, entries)
        return entries < self.extent(digits) and len(set(digits)) == len(digits)

    def _cut_at(self, digits: Size, number: int) -> None:
        if 0 < number < self.extent(digits):
            for factor in reversed(digits):
                number, cut = divmod(number, self.extents[factor])
                self.cuts.setdefault(factor, {})[cut, factor == digits[-1]] = None

    def _cut(self, whole: Size, parts: Sequence[Size]) -> bool:
        """Makes the parts of a product with digits ranges of it. False where a part has digits of its own, or is another range."""
        digits, start = self.expand(whole), 0
        if len(digits) == 1 and digits[0] in self.ranges:
            digits, start, _ = self.ranges[digits[0]]
        found: dict[int, DigitRange] = {}
        bounds = self._bounds(parts)
        for (at, stop), part in zip(pairwise(bounds), parts, strict=True):
            if stop > at + 1:
                factor, *more = self.expand(part)
                own = DigitRange(digits, start + at, start + stop)
                if more or factor in digits or found.setdefault(factor, self.ranges.get(factor, own)) != own:
                    return len(self.expand(whole)) > 1 and self._align(self.expand(whole), whole, parts)
        self.ranges.update(found)
        for bound in bounds:
            self._cut_at(digits, start + bound)
        return True

    def _align(self, digits: Size, whole: Size, parts: Sequence[Size]) -> bool:
        """Takes the innermost digits that all parts may have out of a whole and its parts, which then have them."""
        rest = gcd(*map(self.extent, parts))
        outer = list(digits)
        inner: list[int] = []
        while rest > 1:
            extent = self.extents[outer[-1]]
            if rest % extent == 0:
                inner.insert(0, outer.pop())
                rest //= extent
            elif extent % rest == 0:
                split = *self.new(extent // rest), *self.new(rest)
                self.parts[outer[-1]] = split
                if outer[-1] in self.kept:
                    self.keep(split)
                outer[-1:], inner[:0], rest = split[:1], split[1:], 1
            else:
                break
        if not inner:
            return False
        left = [self.new(self.extent(part) // self.extent(tuple(inner))) for part in parts]
        for part, own in zip(parts, left, strict=True):
            self.equate(part, (*own, *inner))
        self.unions[self.unions.index((whole, tuple(parts)))] = tuple(outer), tuple(left)
        return True

    def _refine(self, factor: int, whole: Size, parts: tuple[Size, ...]) -> None:
        """Puts one union with the cuts of both in place of two of one product.

        This has an end, but where a part that comes first in one comes last in the other, it is far away.
        """
        known = self.sums[factor]
        self.refined += 1
        if self.refined > MOST_REFINED:
            self.keep(whole, *known, *parts)
            return
        self.unions = [u for u in self.unions if u[1] != parts or self.expand(u[0]) != (factor,)]
        self.unions = [u for u in self.unions if u[1] != known or self.expand(u[0]) != (factor,)]
        by_range: dict[tuple[int, int], Size] = {}
        for many in (known, parts):
            for place, part in zip(pairwise(self._bounds(many)), many, strict=True):
                if place in by_range:
                    self.equate(by_range[place], part)
                by_range.setdefault(place, part)
        bounds = sorted({*self._bounds(known), *self._bounds(parts)})
        pieces = {place: by_range[place] if place in by_range else self.new(place[1] - place[0]) for place in pairwise(bounds)}
        self.unions.append((whole, tuple(pieces.values())))
        for place, part in by_range.items():
            if place not in pieces:
                self.unions.append((part, tuple(p for (a, b), p in pieces.items() if place[0] <= a and b <= place[1])))

    def _bounds(self, parts: Sequence[Size]) -> list[int]:
        return list(accumulate(map(self.extent, parts), initial=0))

    # Digits and classes.

    def digits(self, size: Size) -> Size:
        return tuple(f for factor in self.expand(size) for f in self._digits(factor))

    def _digits(self, factor: int) -> Size:
        """The digits that an index of a factor may have; an index of a sum is one of either part."""
        if factor in self.sums:
            found: Counter[int] = Counter()
            for part in self.sums[factor]:
                found |= Counter(self.digits(part))
            return tuple(found.elements())
        return self.ranges[factor].digits if factor in self.ranges else (factor,)

    def small_factor(self, factor: int) -> int:
        return self.part(factor).classes

    def before(self, size: Size, number: int) -> int:
        factors = self.expand(size)
        if not 0 < number < self.extent(factors):
            return self.small(factors) if number else 0
        first, inner = factors[0], factors[1:]
        number, rest = divmod(number, self.extent(inner))
        return self._before(first, number) * self.small(inner) + self.before(inner, rest)

    def _before(self, factor: int, number: int) -> int:
        """How many classes a factor has before a value at which it is cut."""
        if factor in self.sums:
            for (start, stop), part in zip(pairwise(self._bounds(self.sums[factor])), self.sums[factor], strict=True):
                if number < stop:
                    return self._pieces_before(factor, start) + self.before(part, number - start)
            raise NoSmallerForm
        if factor in self.ranges:
            digits, start, _ = self.ranges[factor]
            return self._classes_before(digits, start + number) - self._classes_before(digits, start)
        return self._classes_before((factor,), number)

    def _pieces_before(self, factor: int, start: int) -> int:
        parts = self.sums[factor]
        return sum(self.small(part) for part, at in zip(parts, self._bounds(parts), strict=False) if at < start)

    def _classes_before(self, digits: Size, number: int) -> int:
        """How many classes of the digits come before those of a number."""
        count, inner = 0, 1
        for factor in reversed(digits):
            number, cut = divmod(number, self.extents[factor])
            index = self.index(factor)
            count, inner = count + self._below(index, cut) * inner, inner * index.classes
        return inner if number else count

    def _below(self, index: IndexClasses, value: int) -> int:
        """How many classes of a digit are below a value. Raises `NoSmallerForm` where it is not cut there."""
        if index.factor in self.free:
            return index.segments[0].classes
        classes = 0
        for segment in index.segments:
            if value < segment.values and segment.classes == segment.values:
                return classes + value
            if value <= 0:
                break
            classes, value = classes + segment.classes, value - segment.values
        if value:
            raise NoSmallerForm
        return classes

    def part(self, factor: int) -> PartClasses:
        """The classes of a factor that is not split."""
        entries = 0 if factor in self.free else self.extents[factor]
        if factor in self.sums:
            pieces = tuple(map(self.parts_of, self.sums[factor]))
            return PartClasses((), entries, sum(prod(p.classes for p in piece) for piece in pieces), pieces=pieces)
        if factor not in self.ranges:
            index = self.index(factor)
            return PartClasses((index,), index.values, index.classes)
        digits, start, stop = self.ranges[factor]
        first = self._classes_before(digits, start) if start else 0
        classes = self._classes_before(digits, stop) - first
        return PartClasses(tuple(map(self.index, digits)), entries, classes, start, first)

    def index(self, factor: int) -> IndexClasses:
        extent = self.extents[factor]
        if factor in self.kept:
            return IndexClasses(factor, (ClassedValues(extent, extent),))
        most = max(1, self.most[factor], self.enough.get(factor, 0))
        if factor in self.free:
            return self._free_index(factor, ClassedValues(0, most, free=True))
        values = {cut + n for cut, last in self.cuts.get(factor, ()) for n in ((0,) if last else (0, 1))}
        pieces = (b - a for a, b in pairwise(sorted({0, extent, *(v for v in values if v < extent)})))
        return IndexClasses(factor, tuple(ClassedValues(n, min(n, most)) for n in pieces), self.shared)

    def _free_index(self, factor: int, anyhow: ClassedValues) -> IndexClasses:
        if factor not in self.cuts:
            return IndexClasses(factor, (anyhow,))
        ((cut, last),) = self.cuts[factor]
        if last:
            return IndexClasses(factor, (anyhow, anyhow))
        # The outermost digit follows the size if its extent does: there is no value above the extent's where samples have none.
        # One of a fixed extent has such values at other sizes, for which a tile has no entries.
        outermost = factor in self.stretched and any(d[0] == factor for d in self.ragged.values())
        full = cut == self.extents[factor] - 1 and outermost
        return IndexClasses(factor, (anyhow, ClassedValues(1, 1), *(() if full else (anyhow,))))

    def parts_of(self, size: Size) -> tuple[PartClasses, ...]:
        return tuple(map(self.part, self.expand(size)))

    def check(self) -> None:
        """Raises `NoSmallerForm` where parts on classes would not make up their whole."""
        for whole, parts in self.unions:
            if self.small(whole) != sum(map(self.small, parts)):
                raise NoSmallerForm
