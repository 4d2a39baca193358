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
from typing import NamedTuple, TypeAlias

from mirage_ir.check import interface
from mirage_ir.errors import ProgramError
from mirage_ir.program import Program
from mirage_ir.untiled import untiled
from mirage_ir.verify.extents import NoSmallerForm, Size, Sizer
from mirage_ir.verify.identities import by_roots
from mirage_ir.verify.indices import IndexCount
from mirage_ir.verify.rows import DigitFactors
from mirage_ir.verify.weights import IndexClasses, WeightInputs, Weights

TensorDigits: TypeAlias = tuple[tuple[IndexClasses, ...], ...]
"""The digits of an index along each dimension of a tensor, outermost first."""


class ClassPair(NamedTuple):
    """Two programs on classes; `inputs` and `outputs` are those that they have at full size, further inputs are `weights`.

    `whole` are the programs at full size of which these are the classes: equal exactly when the given ones are.
    """

    source: Program
    candidate: Program
    weights: tuple[Weights, ...]
    inputs: tuple[TensorDigits, ...]
    outputs: tuple[TensorDigits, ...]
    whole: tuple[Program, Program]

    def place(self, output: int, entry: Sequence[int]) -> tuple[int, ...]:
        """An entry of an output at full size that belongs to these classes: the one whose digits have the classes' numbers."""
        return tuple(_at_full_size(digits, n) for digits, n in zip(self.outputs[output], entry, strict=True))


def _at_full_size(digits: Sequence[IndexClasses], number: int) -> int:
    full, inner = 0, 1
    for digit in reversed(digits):
        number, value = divmod(number, digit.classes)
        full, inner = full + value * inner, inner * digit.values
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

    def digits(self, size: Size) -> tuple[IndexClasses, ...]:
        return tuple(IndexClasses(f, self.extents[f], self.small_factor(f)) for f in self.expand(size))


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
    count = IndexCount(factors)
    for program, graph in zip(pair, graphs, strict=True):
        for shape in graph.values:
            factors.count(shape)
        count.program(program, graph)
    if count.unbounded:
        return UNBOUNDED
    factors.enough = {f: count.enough(f) for size in factors.summed for f in factors.expand(size)}
    weights = WeightInputs(factors, factors.digits)
    small = [sizer.small(p, g) for p, g in zip(pair, graphs, strict=True)]
    ours, theirs = weights.weighed(small, graphs)
    if not weights.found or interface(ours) != interface(theirs):
        return None
    inputs, outputs = (
        tuple(tuple(map(factors.digits, graphs[0].values[v])) for v in which)
        for which in (range(len(source.inputs)), source.outputs)
    )
    return ClassPair(ours, theirs, tuple(weights.found), inputs, outputs, pair)
