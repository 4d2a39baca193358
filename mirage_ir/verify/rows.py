"""The same two programs with fewer of the rows that both treat alike; these decide whether the programs are equal.

A softmax treats a million rows as it treats one. Every extent is a list of factors, outermost first (`extents`): the
digits of an index. A factor is *bound* when an operator of either program joins entries along it (a reduction, a contraction, an
accumulator that adds up or compares over its loop) or reads particular ones (a slice, a concatenation). Else it is *free*.

**Lemma.** Let a factor of extent n be free, and let it stand at most K times in the shape of any one value at kernel level. With
m = min(n, K) in place of n everywhere, the two programs are formally equal exactly when they are as given.

For take any m values of the factor's digit, out of n. In both programs every entry of the small value *is* the entry of the large
one whose digits these are, when inputs are renamed in the same way. And each entry of the large value has at most m different
digits, so some choice of them reaches it.

A product of 4096³ is decided on 1×4096 times 4096×1, and X·Xᵀ on two rows of X. docs/verification.md has the proof.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import gcd

from mirage_ir.check import interface
from mirage_ir.errors import ProgramError
from mirage_ir.program import Program
from mirage_ir.untiled import untiled
from mirage_ir.verify.extents import ExtentFactors, NoSmallerForm, Size, Sizer, ValueSizes

Place = Callable[[int, Sequence[int]], tuple[int, ...]]
"""Of an output's number and an entry: another entry of the same output."""


def fewer_rows(source: Program, candidate: Program) -> tuple[Program, Program] | None:
    """The two programs with every free factor as small as the lemma allows; None when none becomes smaller.

    Composites must be decomposed, and identities (`identities.normalize`) applied before, since some of them look at shapes. The
    small programs are well formed except for the memory of tiles, have no strides, and are formally equal exactly when the given
    programs are. None as well when their interfaces differ or they hold an operator that the lemma does not cover.
    """
    found = _reduce(source, candidate)
    return None if found is None else found[0]


def place_at_full_size(source: Program, candidate: Program) -> Place | None:
    """For each entry of an output of `fewer_rows`, an entry of the full output that it stands for; None when there are none."""
    found = _reduce(source, candidate)
    if found is None:
        return None
    _, factors, outputs = found

    def place(output: int, entry: Sequence[int]) -> tuple[int, ...]:
        return tuple(factors.at_full_size(size, n) for size, n in zip(outputs[output], entry, strict=True))

    return place


class DigitFactors(ExtentFactors):
    """Products are equal when they have the same factors in the same order. Joined factors keep their extent."""

    def __init__(self) -> None:
        super().__init__()
        self.most: Counter[int] = Counter()
        """How often a factor stands in one shape, at most."""

    def _equate(self, x: Size, y: Size) -> None:
        """Outermost digits first: of two, the smaller is the outer part of the larger, if it divides it.

        Where it does not, as in 4·3 and 6·2, the greatest common divisor is the outer part of both. Of digits that have none, as
        2·3 and 3·2, both keep theirs up to where their products meet, but for inner parts that they share, as 4 of 2·12 and 3·8.
        """
        a, b = self.expand(x), self.expand(y)
        while a:
            small, large = sorted((a[0], b[0]), key=lambda f: self.extents[f])
            if small != large and self.extents[large] % self.extents[small]:
                if self._share_outermost(small, large):
                    a, b = self.expand(a), self.expand(b)
                    continue
                meet = next(n for n in self._products(a) if n in self._products(b))
                outer = [size[: self._products(size).index(meet) + 1] for size in (a, b)]
                self.keep(*self._without_shared(*outer))
                a, b = a[len(outer[0]) :], b[len(outer[1]) :]
                continue
            if small != large:
                self.parts[large] = (small, *self.new(self.extents[large] // self.extents[small]))
                if large in self.kept:
                    self.keep((large,))
            a, b = self.expand(a)[1:], self.expand(b)[1:]

    def _share_outermost(self, f: int, g: int) -> bool:
        """Makes the greatest common divisor of two factors the outer part of both; False where it is 1."""
        common = gcd(self.extents[f], self.extents[g])
        if common == 1:
            return False
        shared = self.new(common)
        for factor in (f, g):
            self.parts[factor] = (*shared, *self.new(self.extents[factor] // common))
            if factor in self.kept:
                self.keep((factor,))
        return True

    def _without_shared(self, x: Size, y: Size) -> tuple[Size, Size]:
        """Two products of one extent without their innermost factors, as far as these can be the same."""
        while x and y and (common := gcd(self.extents[x[-1]], self.extents[y[-1]])) > 1:
            if x[-1] != y[-1]:
                inner = self.new(common)
                for factor in (x[-1], y[-1]):
                    self.parts[factor] = (*self.new(self.extents[factor] // common), *inner)
                    if factor in self.kept:
                        self.keep((factor,))
            x, y = (self.expand(size)[:-1] for size in (x, y))
        return x, y

    def _products(self, size: Size) -> list[int]:
        """The extents of the outermost one, two, … factors together."""
        return [self.extent(size[: n + 1]) for n in range(len(size))]

    def small_factor(self, factor: int) -> int:
        extent = self.extents[factor]
        return extent if factor in self.kept else min(extent, max(1, self.most[factor]))

    def join(self, size: Size, counted: bool) -> None:
        self.keep(size)

    def measure(self, *sizes: Size) -> None:
        self.keep(*sizes)

    def digits(self, size: Size) -> Size:
        """The factors whose values are the digits of an index along a product."""
        return self.expand(size)

    def count(self, shape: ValueSizes) -> None:
        """Notes that a value has this shape."""
        for factor, times in Counter(self.digits(sum(shape, ()))).items():
            self.most[factor] = max(self.most[factor], times)

    def fewer(self) -> bool:
        """Whether any factor becomes smaller."""
        whole = (f for f in range(len(self.extents)) if f not in self.parts)
        return any(self.small_factor(f) < self.extents[f] for f in whole)

    def at_full_size(self, size: Size, number: int) -> int:
        """The place along a dimension that has the digits of place `number` along the small dimension."""
        full, inner = 0, 1
        for factor in reversed(self.expand(size)):
            number, digit = divmod(number, self.small_factor(factor))
            full, inner = full + digit * inner, inner * self.extents[factor]
        return full


def _reduce(source: Program, candidate: Program) -> tuple[tuple[Program, Program], DigitFactors, list[ValueSizes]] | None:
    """The small pair, the factors, and the sizes of the outputs."""
    factors = DigitFactors()
    sizer = Sizer(factors)
    try:
        if interface(source) != interface(candidate):
            return None
        source, candidate = untiled(source), untiled(candidate)
        graphs = sizer.pair(source, candidate)
        for shape in (shape for graph in graphs for shape in graph.values):
            factors.count(shape)
        small = sizer.small(source, graphs[0]), sizer.small(candidate, graphs[1])
        if interface(small[0]) != interface(small[1]):
            return None
    except (NoSmallerForm, ProgramError):
        return None
    return (small, factors, [graphs[0].values[v] for v in source.outputs]) if factors.fewer() else None
