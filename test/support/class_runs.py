"""A program on classes of indices beside the program at full size, on inputs that are constant on these classes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import gcd, prod
from random import Random
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from mirage_ir.interpret.walker import run_values
from mirage_ir.program import Program
from mirage_ir.verify import primes
from mirage_ir.verify.classes import ClassPair
from mirage_ir.verify.elements import Elements
from mirage_ir.verify.extents import Size, Sizer
from mirage_ir.verify.field import Field
from mirage_ir.verify.rows import DigitFactors
from mirage_ir.verify.semantics import FieldSemantics
from mirage_ir.verify.weights import IndexClasses, PartClasses, Weights

Partition: TypeAlias = Mapping[int, NDArray[Any]]
"""For each factor, the class of each value of its index."""


def partition(pair: ClassPair, random: Random) -> dict[int, NDArray[Any]]:
    """Random classes, none of them empty."""
    found: dict[int, NDArray[Any]] = {}
    parts = (p for t in (*pair.inputs, *pair.outputs) for size in t for p in size)
    for digit in (*(d for p in parts for d in p.indices), *(d for w in pair.weights for d in w.digits)):
        if digit.factor not in found:
            found[digit.factor] = _numbers_of_classes(digit, random)
    return found


def _numbers_of_classes(digit: IndexClasses, random: Random) -> NDArray[Any]:
    numbers: list[int] = []
    first = 0
    for values, classes, _ in digit.segments:
        own = [first + n for n in (*range(classes), *(random.randrange(classes) for _ in range(values - classes)))]
        if classes < values:
            random.shuffle(own)
        numbers += own
        first += classes
    return np.array(numbers)


def classes_along(parts: Sequence[PartClasses], classes: Partition) -> NDArray[Any]:
    """For each index along a dimension, the index on classes."""
    found = np.zeros(1, dtype=np.int64)
    for part in parts:
        found = (found[:, None] * part.classes + _classes_of(part, classes)).reshape(-1)
    return found


def _classes_of(part: PartClasses, classes: Partition) -> NDArray[Any]:
    found, before = list[NDArray[Any]](), 0
    for piece in part.pieces:
        found.append(before + classes_along(piece, classes))
        before += prod(p.classes for p in piece)
    if found:
        return np.concatenate(found)
    own = np.zeros(1, dtype=np.int64)
    for digit in part.digits:
        own = (own[:, None] * digit.classes + classes[digit.factor]).reshape(-1)
    return own[part.start : part.start + part.entries] - part.first


def _weights(weights: Weights, classes: Partition, field: Field) -> Elements:
    def counts(digit: IndexClasses) -> NDArray[Any]:
        numbers = np.bincount(classes[digit.factor], minlength=digit.classes)
        return np.tile(numbers.astype(np.uint64), (field.lanes, 1))

    residues = weights.along(counts, field.primes).astype(np.uint32)
    return Elements(residues.reshape(field.lanes, *weights.type.shape))


class TermByTerm(Field):
    """The field without the law that n equal terms are n times one, which stands outside of maxima: relu(n·x) = n·relu(x).

    On classes, n is a sum of weights, of which nobody knows that it is a number: this law proves less there, and a run on classes
    may differ from one at full size.
    """

    def add(self, x: Elements, y: Elements) -> Elements:
        total = super().add(x, y)
        a, b = x.coefficient, y.coefficient
        return self._with_coefficient(total, common_divisor(a, b)) if total.coefficient == a + b != 0 else total

    def sum(self, x: Elements, dim: int) -> Elements:
        x = self.settle(x)
        total = super().sum(x, dim)
        return total if total.coefficient == x.coefficient else self._with_coefficient(total, x.coefficient)


def common_divisor(x: Fraction, y: Fraction) -> Fraction:
    """The largest number of which two of one sign are whole multiples; it has their sign."""
    magnitude = Fraction(gcd(x.numerator * y.denominator, y.numerator * x.denominator), x.denominator * y.denominator)
    return -magnitude if x < 0 else magnitude


def both_runs(pair: ClassPair, on_classes: Program, whole: Program, seed: int) -> list[tuple[NDArray[Any], NDArray[Any]]]:
    """For each output of one of the pair's programs: residues on classes, spread to full size, and residues at full size.

    Entries that are undefined are 0 in both.
    """
    random = Random(seed)
    classes = partition(pair, random)
    field = TermByTerm(primes.drawn(seed, 3), ("class runs", seed))
    draws = np.random.default_rng(seed)
    own = len(pair.inputs)
    small = [draws.integers(0, min(field.primes), (field.lanes, *t.shape), dtype=np.uint32) for t in on_classes.inputs[:own]]
    large = [_spread(x, digits, classes) for x, digits in zip(small, pair.inputs, strict=True)]
    weights = [_weights(w, classes, field) for w in pair.weights]
    semantics = FieldSemantics(field)
    ours = run_values(on_classes, [*map(Elements, small), *weights], semantics)
    theirs = run_values(whole, [Elements(x) for x in large], semantics)
    spread = (_spread(_numbers(field, x), digits, classes) for x, digits in zip(ours, pair.outputs, strict=True))
    return list(zip(spread, (_numbers(field, y) for y in theirs), strict=True))


def _numbers(field: Field, x: Elements) -> NDArray[Any]:
    numbered = field.number(x)
    values = numbered.dense().copy()
    if numbered.undefined is not None:
        values[:, numbered.undefined] = 0
    return values


def _spread(x: NDArray[Any], dims: Sequence[Sequence[PartClasses]], classes: Partition) -> NDArray[Any]:
    for axis, size in enumerate(dims, 1):
        x = np.take(x, classes_along(size, classes), axis=axis)
    return x


class _Larger(DigitFactors):
    """Factors that are not cut are larger: those over which operators sum or compare most of all."""

    def __init__(self, random: Random) -> None:
        super().__init__()
        self.random = random
        self.summed: list[Size] = []
        self.times: dict[int, int] = {}

    def join(self, size: Size, counted: bool) -> None:
        if counted:
            self.summed.append(size)
        else:
            self.keep(size)

    def small_factor(self, factor: int) -> int:
        if factor in self.kept:
            return self.extents[factor]
        choices = (1, 3, 7, 12, 24) if any(factor in self.expand(size) for size in self.summed) else (1, 1, 2, 3)
        times = self.times.setdefault(factor, self.random.choice(choices))
        return self.extents[factor] * times


def enlarged(source: Program, candidate: Program, random: Random) -> tuple[Program, Program]:
    """The same programs at larger extents, constants aside: sums up to 24 times as long, other dimensions up to three times.

    Raises `NoSmallerForm` where the equations do not determine the extents.
    """
    sizer = Sizer(_Larger(random))
    ours, theirs = sizer.pair(source, candidate)
    return sizer.small(source, ours), sizer.small(candidate, theirs)
