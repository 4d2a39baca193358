"""Inputs on which two programs differ, as simple as the search can make them: they show a person why programs are not equivalent.

The verifier finds that programs differ at random elements of a finite field, which tells nobody why. Here both are run over the
rational numbers, or in float64 where functions are irrational and where exact arithmetic would take too long, at points of small
numbers; a point where they differ is then made simpler for as long as they still do.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice

import numpy as np

from mirage_ir.check import interface
from mirage_ir.decompose import Decomposed
from mirage_ir.errors import ProgramError
from mirage_ir.interpret.layout import Array
from mirage_ir.program import Program
from mirage_ir.verify.differences import Difference, ExactJudge, PointJudge, RoundedJudge, run_work
from mirage_ir.verify.points import DrawnInput, Point, arrays, describe, lifted, starting_points
from mirage_ir.verify.shrink import shrink

EXACT_POINTS = 32
ROUNDED_POINTS = 64
"""Starting points that are tried over the rationals, and in float64."""
SMALLER_POINTS = 3
"""Counterexamples at smaller shapes that are carried over to large ones."""
MOST_RUNS = 400
"""Runs of both programs that a search takes at most, so that small programs take no longer than they must."""
MOST_BYTES = 4 << 30
"""Tensors of programs that are run, as intervals of float64."""
_BRANCHES = 6
"""Groups of entries that simplification follows: an input where more are needed is not told by its entries anyway."""


@dataclass(frozen=True, slots=True, eq=False)
class Counterexample:
    """Inputs at which two programs differ, and where.

    `inputs` are float64 arrays of the inputs' shapes. At `entry` of output number `output` the source gives `expected` and the
    candidate `found` (None when it has no value there): exact rationals (and inputs are exact, too) when `exact`, else computed in
    float64, whose rounding cannot explain the difference. `descriptions` tell the inputs in words. `runs` is how often both
    programs were run to find it.
    """

    inputs: tuple[Array, ...]
    output: int
    entry: tuple[int, ...]
    expected: int | Fraction | float
    found: int | Fraction | float | None
    exact: bool
    descriptions: tuple[str, ...]
    runs: int

    @property
    def summary(self) -> str:
        """Where the programs differ: `output 0 at [1, 2] is 3 instead of 4`."""
        where = f"output {self.output} at {list(self.entry)}"
        if self.found is None:
            return f"{where} has no value instead of {self.expected}"
        found, expected = _shown(self.found, self.expected)
        return f"{where} is {found} instead of {expected}"

    @property
    def lines(self) -> tuple[str, ...]:
        """The inputs, one a line."""
        how = "exact" if self.exact else "rounded to float64"
        return (f"counterexample ({how}):", *(f"  {text}" for text in self.descriptions))

    def __str__(self) -> str:
        return "\n".join((self.summary, *self.lines))


def find(source: Decomposed, candidate: Decomposed, *, seconds: float = 8.0, seed: int = 0) -> Counterexample | None:
    """Inputs on which the two programs differ; None when none are found in about `seconds`, or when the programs are too large.

    Both programs have been run on these inputs. Finding none proves nothing. Raises `ProgramError` when a program is not well
    formed or when the shapes of inputs or outputs differ.
    """
    shapes = [t.shape for t in source.inputs]
    if interface(source) != interface(candidate):
        raise ProgramError("programs whose inputs or outputs have different shapes have no inputs in common")
    if not runs(source, candidate):
        return None
    costs = run_work(source), run_work(candidate)
    exact_seconds, rounded_seconds = sum(c.exact_seconds for c in costs), sum(c.rounded_seconds for c in costs)
    search = _Search(source, seconds)
    exact, rounded = ExactJudge(source, candidate), RoundedJudge(source, candidate)

    def starts(judge: PointJudge) -> Iterator[Point]:
        return islice(starting_points(shapes, np.random.default_rng(seed)), EXACT_POINTS if judge is exact else ROUNDED_POINTS)

    if exact_seconds < seconds / 100:
        found = search.run(exact, starts(exact))
        if found is not None:
            return search.told(*found, exact=True)
    # A point is made simple at smaller shapes, where that is quick, if it is not at these.
    found = (
        search.try_all(rounded, _from_smaller(source, candidate, seconds / 4, seed)) if rounded_seconds > seconds / 400 else None
    )
    if found is None and rounded_seconds < seconds / 4:
        found = search.run(rounded, starts(rounded))
    if found is None:
        return None
    point, difference = found
    better = exact(arrays(point)) if exact_seconds < seconds / 2 else None
    return search.told(point, better or difference, exact=better is not None)


def runs(source: Decomposed, candidate: Decomposed) -> bool:
    """Whether the tensors of the programs are small enough for `find` to run them."""
    return 2 * max(run_work(source).nbytes, run_work(candidate).nbytes) <= MOST_BYTES


def _from_smaller(source: Decomposed, candidate: Decomposed, seconds: float, seed: int) -> Iterator[Point]:
    """Points for two large programs, from counterexamples at smaller shapes."""
    small = shrink(source, candidate)
    if small is None:
        return
    shapes = [t.shape for t in source.inputs]
    for again in range(SMALLER_POINTS):
        found = find(*small, seconds=seconds / SMALLER_POINTS, seed=seed + again)
        if found is not None:
            yield from lifted(tuple(map(DrawnInput, found.inputs)), shapes)


def _shown(x: int | Fraction | float, y: int | Fraction | float) -> tuple[str, str]:
    """Both numbers, with as many digits as it takes to tell them apart."""
    if not isinstance(x, float) or not isinstance(y, float):
        return str(x), str(y)
    for digits in range(6, 17):
        a, b = f"{x:.{digits}g}", f"{y:.{digits}g}"
        if a != b:
            return a, b
    return repr(x), repr(y)


class _Search:
    """Looks for a point and simplifies it, within its time and number of runs."""

    def __init__(self, source: Program, seconds: float) -> None:
        self.names = [f"%{n}" for n in source.input_names] or [f"input {i}" for i in range(len(source.inputs))]
        self.deadline = time.monotonic() + seconds
        self.runs = 0

    def told(self, point: Point, difference: Difference, *, exact: bool) -> Counterexample:
        texts = tuple(describe(name, argument) for name, argument in zip(self.names, point, strict=True))
        where = difference.output, difference.entry, difference.expected, difference.found
        return Counterexample(tuple(arrays(point)), *where, exact, texts, self.runs)

    def try_all(self, judge: PointJudge, points: Iterator[Point]) -> tuple[Point, Difference] | None:
        """The first of `points` at which the programs differ, as it is."""
        for point in points:
            if time.monotonic() > self.deadline:
                return None
            self.runs += 1
            difference = judge(arrays(point))
            if difference is not None:
                return point, difference
        return None

    def run(self, judge: PointJudge, points: Iterator[Point]) -> tuple[Point, Difference] | None:
        """The first of `points` at which the programs differ, made simpler."""
        found = self.try_all(judge, points)
        return None if found is None else _Simplification(self, judge, *found).result()


class _Simplification:
    """Makes a point simpler step by step: each step keeps the programs different."""

    def __init__(self, search: _Search, judge: PointJudge, point: Point, difference: Difference) -> None:
        self.search = search
        self.judge = judge
        self.state = point, difference
        self.left = MOST_RUNS

    @property
    def point(self) -> Point:
        return self.state[0]

    def result(self) -> tuple[Point, Difference]:
        """The simplest point that was found."""
        for _ in range(2):
            before = self.point
            for i in range(len(self.point)):
                self._whole(i)
            for i in range(len(self.point)):
                values = self.point[i].values
                if (values != values.flat[0]).any():
                    self._entries(i)
            if self.point is before:
                break
        return self.state

    def _try(self, i: int, values: Array) -> bool:
        """Takes `values` for input i if the programs differ there as well."""
        if self.left <= 0 or time.monotonic() > self.search.deadline:
            return False
        self.left -= 1
        self.search.runs += 1
        point = (*self.point[:i], DrawnInput(values), *self.point[i + 1 :])
        difference = self.judge(arrays(point))
        if difference is None:
            return False
        self.state = point, difference
        return True

    def _whole(self, i: int) -> None:
        """All 0, or else all 1."""
        values = self.point[i].values
        for base in (0.0, 1.0):
            if (values == base).all() or self._try(i, np.full(values.shape, base)):
                return

    def _entries(self, i: int) -> None:
        """As many entries as possible 0, or else 1; then the others 1, or at least small and whole."""
        start = best = self.state
        for base in (0.0, 1.0):
            self.state = start
            self._towards(i, base)
            if _exceptions(self.point[i]) < _exceptions(best[0][i]):
                best = self.state
            if _exceptions(best[0][i]) <= 2:
                break
        self.state = best
        values = self.point[i].values
        places = np.argwhere((values != 0) & (values != 1))
        for place in map(tuple, places[:_BRANCHES]):
            for simple in (1.0, -1.0, 2.0):
                changed = self.point[i].values.copy()
                changed[place] = simple
                if changed[place] == self.point[i].values[place] or self._try(i, changed):
                    break

    def _towards(self, i: int, base: float) -> None:
        """Sets groups of entries to `base`, halving a group that cannot be set as a whole."""
        groups = [np.flatnonzero(self.point[i].values != base)]
        while groups:
            halves = [half for g in groups if len(g) > 1 for half in np.array_split(g, 2)]
            groups = []
            for half in halves:
                changed = self.point[i].values.copy()
                changed.flat[half] = base
                if not self._try(i, changed):
                    groups.append(half)
                if len(groups) > _BRANCHES:
                    return


def _exceptions(argument: DrawnInput) -> int:
    """Entries that a description must list."""
    return min(int(np.count_nonzero(argument.values)), int(np.count_nonzero(argument.values != 1)))
