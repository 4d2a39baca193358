"""Whether two programs differ at given inputs: exactly over the rationals, or beyond doubt in float64.

A *judge* runs both programs and returns the first output entry, in order, that has a value in both and differs. Judges run whole
programs, whatever the verifier believes, and know nothing of fields.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, TypeAlias

import numpy as np

from mirage_ir.check import check_graph, infer_program
from mirage_ir.decompose import Decomposed
from mirage_ir.interpret.intervals import run_in_intervals
from mirage_ir.interpret.layout import Array
from mirage_ir.interpret.rational import Entry, NoValue, run_exactly
from mirage_ir.interpret.real import Exact
from mirage_ir.interpret.threads import one_blas_thread
from mirage_ir.interpret.walker import Site, run_values
from mirage_ir.ops import Kind, Operator, operator
from mirage_ir.program import Apply, BodyNode, GraphOp, Load, Program, TensorType, numbered, operands, results

NEIGHBOURS = 3
"""Points near by at which a value must be missing, too."""
SMALLEST_DIFFERENCE = 1e-9
"""The smallest difference that counts, relative to the values where they are above 1."""


@dataclass(frozen=True, slots=True)
class Difference:
    """An output entry on which two programs differ, with both values: exact, or floats; None where the second has none."""

    output: int
    entry: tuple[int, ...]
    expected: int | Fraction | float
    found: int | Fraction | float | None


PointJudge: TypeAlias = Callable[[Sequence[Array]], Difference | None]
"""Runs both programs at one point (an array an input); None when they do not differ there."""


@dataclass(frozen=True, slots=True)
class ExactJudge:
    """Differences over the rational numbers; skips an entry where either value is irrational.

    That the source has a value and the candidate has none counts where it is so all around, not at single points: where it stays so
    when the inputs are moved a little, several times. x·y/y has no value where y is 0, and is x.
    """

    source: Program
    candidate: Program

    def __call__(self, point: Sequence[Array]) -> Difference | None:
        lost: list[Difference] = []
        for difference in self._all(point):
            if difference.found is not None:
                return difference
            lost.append(difference)
        random = np.random.default_rng(0)
        for _ in range(NEIGHBOURS if lost else 0):
            near = {(d.output, d.entry) for d in self._all([_moved(x, random) for x in point]) if d.found is None}
            lost = [d for d in lost if (d.output, d.entry) in near]
        return lost[0] if lost else None

    def _all(self, point: Sequence[Array]) -> Iterator[Difference]:
        pairs = zip(run_exactly(self.source, point), run_exactly(self.candidate, point), strict=True)
        for output, (x, y) in enumerate(pairs):
            for entry in np.ndindex(x.shape):
                expected: Entry = x.item(entry)
                found: Entry = y.item(entry)
                if isinstance(expected, NoValue):
                    continue
                if isinstance(found, NoValue):
                    if found.undefined:
                        yield Difference(output, entry, expected, None)
                elif expected != found:
                    yield Difference(output, entry, expected, found)


def _moved(x: Array, random: np.random.Generator) -> Array:
    """Each entry moved by at most 2^-11."""
    return np.asarray(x, dtype=np.float64) + random.integers(-512, 513, x.shape) * 2.0**-20


class _Finite(Exact):
    """Float64 arrays with nan for every number that is not finite: a quotient by zero, and all that follows, has no value."""

    def apply(self, row: Operator, xs: Sequence[Array], attrs: dict[str, Any], site: Site) -> Array:
        value = super().apply(row, xs, attrs, site)
        return value if row.kind is Kind.LAYOUT else np.where(np.isfinite(value), value, np.nan)


@dataclass(frozen=True, slots=True)
class RoundedJudge:
    """Differences in float64 that interval arithmetic confirms, so that rounding cannot explain them.

    The intervals of both values must be apart. That takes both programs again, at some eight times the cost, so that floats are
    compared first.
    """

    source: Program
    candidate: Program

    def __call__(self, point: Sequence[Array]) -> Difference | None:
        with np.errstate(all="ignore"), one_blas_thread():
            ours, theirs = (run_values(p, list(point), _Finite()) for p in (self.source, self.candidate))
        suspects = [_apart(x, y) for x, y in zip(ours, theirs, strict=True)]
        if not any(s.any() for s in suspects):
            return None
        bounds = [run_in_intervals(p, point) for p in (self.source, self.candidate)]
        for output, (x, y, suspect) in enumerate(zip(*bounds, suspects, strict=True)):
            sure = suspect & ((x.high < y.low) | (y.high < x.low))
            if sure.any():
                entry = tuple(int(i) for i in np.unravel_index(int(sure.argmax()), sure.shape))
                return Difference(output, entry, float(x.middle[entry]), float(y.middle[entry]))
        return None


def _apart(x: Array, y: Array) -> Array:
    with np.errstate(all="ignore"):
        size = np.maximum(1.0, np.maximum(np.abs(x), np.abs(y)))
        return np.isfinite(x) & np.isfinite(y) & (np.abs(x - y) > SMALLEST_DIFFERENCE * size)


@dataclass(frozen=True, slots=True)
class RunWork:
    """Cost of one run: entries computed one by one, products summed in matrix products, and bytes of tensors."""

    entries: int
    products: int
    nbytes: int

    @property
    def exact_seconds(self) -> float:
        """Rough seconds with Python's numbers: about 10^6 entries a second (`run_exactly`)."""
        return 1e-6 * self.entries + 2e-7 * self.products

    @property
    def rounded_seconds(self) -> float:
        """Rough seconds in float64 with a BLAS on one core."""
        return 5e-9 * self.entries + 2e-10 * self.products


def run_work(program: Decomposed) -> RunWork:
    """A rough estimate of one run of a well-formed program."""
    types = infer_program(program, memory=False)
    entries, products = _count(len(program.inputs), program.nodes, types, 1)
    return RunWork(entries, products, 8 * sum(t.size for t in types))


def _count(first: int, nodes: Sequence[BodyNode], types: Sequence[TensorType], times: int) -> tuple[int, int]:
    entries = products = 0
    for value, node in numbered(first, nodes):
        read = [types[v] for v in operands(node)]
        if isinstance(node, GraphOp):
            inside = check_graph(node, read, memory=False)
            e, p = _count(len(read), node.body, inside, times * node.blocks * node.loop)
            entries, products = entries + e, products + p
        elif isinstance(node, Load):
            continue
        elif isinstance(node, Apply) and operator(node.op).kind is Kind.CONTRACTION:
            products += times * types[value].size * read[0].shape[-1]
        else:
            entries += times * max(t.size for t in (*read, *types[value : value + results(node)]))
    return entries, products
