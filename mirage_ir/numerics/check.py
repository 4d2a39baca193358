"""A program in its real types against float64, on every class of inputs: its errors, and where it overflows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import nan
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mirage_ir.check import infer_program
from mirage_ir.clock import check
from mirage_ir.decompose import Decomposed, decompose, unfolded
from mirage_ir.errors import ProgramError, TooLargeError
from mirage_ir.interpret.threads import one_blas_thread
from mirage_ir.interpret.walker import run_values
from mirage_ir.limits import check_seed
from mirage_ir.numerics.inputs import InputClass, InputDrawer, Trial, make_trials
from mirage_ir.numerics.part import cut_alike
from mirage_ir.numerics.watch import WatchedEmulated, WatchedExact
from mirage_ir.program import DType, Program

Float64 = NDArray[np.float64]

PART_ENTRIES = 1 << 20
"""Entries of the part of a program that is run before a candidate is chosen."""
LARGEST_PART = 1 << 26
"""Entries of all values of a program, up to which its part is run: it takes less than 2 GiB."""
ENTRIES_AT_ONCE = 1 << 22
"""Entries of all inputs and values up to which all trials run at once."""


@dataclass(frozen=True, slots=True)
class Overflow:
    """Entries of outputs that are inf or nan where float64 has a number that the output's type can hold.

    `output` and `entry` are the first of them, `value` what stands there, `count` of `total` entries are such; `operator` is the
    first that made a number that is not finite.
    """

    output: int
    entry: tuple[int, ...]
    value: float
    count: int
    total: int
    operator: str

    def __str__(self) -> str:
        where = f"output {self.output} at [{', '.join(map(str, self.entry))}]"
        return f"{self.count} of {self.total} entries, first {where}: {self.value}; from {self.operator}"


@dataclass(frozen=True, slots=True)
class Outcome:
    """One program on one set of inputs.

    `error` is the norm of the difference over the norm of the reference, over entries that are finite in both, the largest of all
    outputs; `largest` the largest difference over the largest entry of the reference. Both are nan when there are no such entries.
    `inside` names the first operator that made a number that is not finite when the outputs have none and float64 made none.
    """

    trial: Trial
    error: float
    largest: float
    overflow: Overflow | None
    inside: str | None = None


@dataclass(frozen=True, slots=True)
class Numerics:
    """A program on every class of inputs; `share` of its work was done (1 when it ran whole)."""

    outcomes: tuple[Outcome, ...]
    share: float

    @property
    def normal(self) -> Outcome:
        return next(o for o in self.outcomes if o.trial.kind is InputClass.NORMAL)

    @property
    def overflowing(self) -> tuple[Trial, ...]:
        return tuple(o.trial for o in self.outcomes if o.overflow is not None)


@dataclass(slots=True)
class _Reference:
    """The source on the part that candidates with some grid are cut to."""

    source: Program
    wanted: dict[Trial, tuple[list[Float64], bool]] = field(default_factory=dict[Trial, tuple[list[Float64], bool]])
    own: Numerics | None = None


class Checker:
    """Checks programs that compute what `source` does against `source` in float64.

    `budget` is how many entries of the source are computed (`part.cut_alike`); None for all. Everything random follows from `seed`.
    Raises `ProgramError` when the source is not well formed, `OptionError` for a negative seed.
    """

    def __init__(
        self, source: Decomposed, *, trials: Sequence[Trial] | None = None, seed: int = 0, budget: float | None = PART_ENTRIES
    ) -> None:
        check_seed(seed)
        self.source = source
        self.trials = tuple(trials or make_trials())
        self.budget = budget
        self._drawer = InputDrawer(self.source, self.trials, seed)
        self._references: dict[tuple[Any, ...], _Reference] = {}
        types = infer_program(self.source, memory=False)
        self._interface = [t.shape for t in self.source.inputs], [types[v].shape for v in self.source.outputs]

    def fits(self, candidate: Decomposed) -> bool:
        """Whether the candidate has the inputs and outputs of the source. Raises `ProgramError` when it is not well formed."""
        types = infer_program(candidate, memory=False)
        return ([t.shape for t in candidate.inputs], [types[v].shape for v in candidate.outputs]) == self._interface

    def check(self, candidate: Decomposed) -> Numerics:
        """How the candidate does. Raises what `compare` does."""
        return self.compare(candidate)[0]

    def compare(self, candidate: Decomposed) -> tuple[Numerics, Numerics]:
        """How the candidate and the source, each in its own types, do on the same inputs.

        Raises `ProgramError` when the candidate is not well formed or has other inputs or outputs, `TooLargeError` when no part of
        the two is small enough to be run, and `TimeUp` when the running clock does (`mirage_ir.clock`).
        """
        check()
        if not self.fits(candidate):
            raise ProgramError(f"'{candidate.name}' has other inputs or outputs than '{self.source.name}'")
        run: tuple[Program, ...] = self.source, unfolded(candidate)
        share = 1.0
        if self.budget is not None:
            cut = cut_alike(run, self.budget)
            run, share = cut.programs, cut.share
            entries = max(map(_entries, cut.programs))
            if entries > LARGEST_PART:
                raise TooLargeError(f"no part of '{self.source.name}' is small enough to be run: {entries} entries are left")
        source, part = run
        key = (source.inputs, source.nodes)
        reference = self._references.setdefault(key, _Reference(source))
        own = [] if reference.own is not None else [source]
        *ours, theirs = self._run([*own, part], reference)
        if reference.own is None:
            reference.own = Numerics(tuple(ours[0]), share)
        return Numerics(tuple(theirs), share), reference.own

    def _run(self, programs: Sequence[Program], reference: _Reference) -> list[list[Outcome]]:
        """For each program its outcomes; equal programs run once."""
        entries = sum(map(_entries, programs)) * len(self.trials)
        step = len(self.trials) if entries <= ENTRIES_AT_ONCE else 1
        outcomes: dict[Program, list[Outcome]] = {p: [] for p in programs}
        for start in range(0, len(self.trials), step):
            trials = self.trials[start : start + step]
            drawn = [self._drawer.draw(reference.source, t) for t in trials]
            inputs = [np.stack(arrays) if step > 1 else arrays[0][None] for arrays in zip(*drawn, strict=True)]
            del drawn
            with np.errstate(all="ignore"), one_blas_thread():
                if any(t not in reference.wanted for t in trials):
                    exact = WatchedExact(len(trials))
                    wanted = run_values(reference.source, [x.astype(np.float64) for x in inputs], exact)
                    for i, t in enumerate(trials):
                        reference.wanted[t] = [y[i] for y in wanted], exact.first[i] is None
                for program, found in outcomes.items():
                    emulated = WatchedEmulated(len(trials))
                    got = run_values(program, inputs, emulated)
                    types = infer_program(program, memory=False)
                    dtypes = [types[v].dtype for v in program.outputs]
                    for i, t in enumerate(trials):
                        wanted, clean = reference.wanted[t]
                        outcome = _outcome(t, [y[i] for y in got], wanted, dtypes, emulated.first[i])
                        found.append(outcome if clean else replace(outcome, inside=None))
        return [outcomes[p] for p in programs]


def _entries(program: Program) -> int:
    return sum(t.size for t in infer_program(program, memory=False))


def _outcome(trial: Trial, got: Sequence[Any], wanted: Sequence[Float64], dtypes: Sequence[DType], operator: str | None) -> Outcome:
    error = largest = nan
    first: tuple[int, tuple[int, ...], float] | None = None
    count = 0
    for i, (x, y, dtype) in enumerate(zip(got, wanted, dtypes, strict=True)):
        fits = np.isfinite(y) & (np.abs(y) <= dtype.largest)
        finite = np.isfinite(x)
        bad = fits & ~finite
        if bad.any():
            count += int(bad.sum())
            if first is None:
                entry = tuple(int(n) for n in np.unravel_index(int(bad.argmax()), bad.shape))
                first = i, entry, float(x[entry])
        both = fits & finite
        if both.any():
            reference = y[both]
            difference = x[both] - reference
            norm, top = float(np.linalg.norm(reference)), float(np.abs(reference).max())
            error = _worse(error, float(np.linalg.norm(difference)) / (norm or 1.0))
            largest = _worse(largest, float(np.abs(difference).max()) / (top or 1.0))
    overflow = None
    if first is not None:
        overflow = Overflow(*first, count, sum(y.size for y in wanted), operator or "an operator")
    return Outcome(trial, error, largest, overflow, operator if overflow is None else None)


def _worse(x: float, y: float) -> float:
    """The larger, where nan is nothing yet."""
    return y if x != x else max(x, y)


def check_program(
    program: Program,
    source: Program | None = None,
    *,
    trials: Sequence[Trial] | None = None,
    seed: int = 0,
    budget: float | None = PART_ENTRIES,
) -> Numerics:
    """`program` in its types against `source` (itself unless given) in float64, on every class of inputs.

    Raises `ProgramError` for programs that are not well formed or that do not have the same inputs and outputs, `TooLargeError`
    when no part of them is small enough to be run.
    """
    return Checker(decompose(source or program), trials=trials, seed=seed, budget=budget).check(decompose(program, libraries=True))
