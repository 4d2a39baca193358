"""The same two programs on classes of indices: a pair whose size does not grow with its extents.

`rows` makes extents small that no operator joins. Here those over which operators sum or compare become small as well: the entries
along a dimension fall into few classes of entries that are alike, and a sum runs over classes with weights (`weights`). Programs
that are formally equal on enough classes are formally equal; docs/verification.md states and proves how many are enough, by what
`indices` counts.

Where a sum runs over quotients with different divisors, as over the heads of attention, the number of indices is not bounded. Then
the divisors are taken as variables of their own, which proves the pairs that divide by the same values. What is neither keeps its
size: a dimension that tiles of two kinds exceed, one that is cut and in tiles where a part is in other tiles, operators that are no
sums.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mirage_ir.check import infer_program, interface
from mirage_ir.errors import ProgramError
from mirage_ir.program import Program
from mirage_ir.untiled import untiled
from mirage_ir.verify.class_factors import ClassFactors
from mirage_ir.verify.extents import NoSmallerForm, Sizer
from mirage_ir.verify.identities import by_roots
from mirage_ir.verify.indices import IndexCount
from mirage_ir.verify.one_block import in_one_block
from mirage_ir.verify.weights import TensorClasses, WeightInputs, Weights, place_of_classes


class ClassPair(NamedTuple):
    """Two programs on classes; `inputs` and `outputs` are those that they have at full size, further inputs are `weights`.

    `whole` are the programs at full size of which these are the classes: equal when the given ones are. `decides`: a difference on
    classes is one at full size.
    """

    source: Program
    candidate: Program
    weights: tuple[Weights, ...]
    inputs: tuple[TensorClasses, ...]
    outputs: tuple[TensorClasses, ...]
    whole: tuple[Program, ...]
    decides: bool

    def place(self, output: int, entry: Sequence[int]) -> tuple[int, ...]:
        """An entry of an output at full size that belongs to these classes."""
        return tuple(place_of_classes(parts, n) for parts, n in zip(self.outputs[output], entry, strict=True))


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


def on_shared_classes(source: Program, candidate: Program) -> ClassPair | None:
    """The two programs on classes that have numbers of values: a run at full size on inputs that are constant on classes.

    It proves nothing, but a difference is one at full size, whatever the number of classes. None as for `on_classes`.
    """
    try:
        sizing = Sizing(in_one_block(untiled(source)), in_one_block(untiled(candidate)))
        sizing.factors.shared = True
        return sizing.on_classes()
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
    if any(free & s.factors.fixed for s in sizings) or not all(s.factors.shows_empty_tiles(free) for s in sizings):
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


class Sizing:
    """Two programs, with the factors of their extents."""

    def __init__(self, source: Program, candidate: Program, rooted: bool = False) -> None:
        self.pair = source, candidate
        self.rooted = rooted
        self.factors = ClassFactors()
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
        factors.check()
        weights = WeightInputs(factors, factors.parts_of)
        small = [self.sizer.small(p, g) for p, g in zip(self.pair, self.graphs, strict=True)]
        ours, theirs = weights.weighed(small, self.graphs)
        if interface(ours) != interface(theirs):
            return None
        sizes, source = self.graphs[0].values, self.pair[0]
        inputs, outputs = (
            tuple(tuple(map(factors.parts_of, sizes[v])) for v in which) for which in (range(len(source.inputs)), source.outputs)
        )
        decides = not self.rooted and not self.count.arithmetic.equal_terms
        return ClassPair(ours, theirs, tuple(weights.found), inputs, outputs, self.pair, decides)


def _bounded(pairs: Sequence[tuple[Program, Program]]) -> list[Sizing] | None:
    """The sizings of pairs that may have divisors as variables of their own; None where no number of classes is enough.

    Raises `NoSmallerForm` and `ProgramError`.
    """
    pairs = [(in_one_block(untiled(a)), in_one_block(untiled(b))) for a, b in pairs]
    for rooted in (False, True):
        write = by_roots if rooted else lambda p: p
        sizings = [Sizing(write(a), write(b), rooted) for a, b in pairs if interface(a) == interface(b)]
        if len(sizings) == len(pairs) and not any(s.count.unbounded for s in sizings):
            return sizings
    return None
