"""Inputs at which programs may differ, simple enough to be told to a person: where a search starts, and how they are described."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

import numpy as np

from mirage_ir.interpret.layout import Array
from mirage_ir.program import Shape

LISTED = 6
"""Entries that a description lists."""
WRITTEN_OUT = 24
"""A tensor of no more entries may be written out."""
_FREE = 4096
"""Entries of a tensor that may be filled with random numbers; a larger one gets a formula."""
_PLACES: tuple[Callable[[int, int, int], int], ...] = (
    lambda i, small, large: i,
    lambda i, small, large: large - small + i,
    lambda i, small, large: i * (large // small),
)
_INDICES = (*"ijklmnpq", *(f"i{d}" for d in range(8, 64)))


@dataclass(frozen=True, slots=True)
class DrawnInput:
    """One input: float64 entries, and the formula they follow if there is one."""

    values: Array
    formula: str | None = None


Point: TypeAlias = tuple[DrawnInput, ...]


def arrays(point: Point) -> list[Array]:
    """The entries of all inputs."""
    return [a.values for a in point]


def starting_points(shapes: Sequence[Shape], random: np.random.Generator) -> Iterator[Point]:
    """Endless points, simple ones and full ones by turns; all entries are small multiples of a power of two."""
    yield tuple(DrawnInput(np.ones(s)) for s in shapes)
    while True:
        yield tuple(_sparse(s, random) for s in shapes)
        scale = 2.0 ** -int(random.choice([0, 0, 2, 4]))
        yield tuple(_dense(s, scale, random) for s in shapes)


def _sparse(shape: Shape, random: np.random.Generator) -> DrawnInput:
    """All 0 or all 1, or that but for one entry or one slice."""
    base, other = (float(v) for v in random.choice([(0, 1), (1, 2), (1, 0), (0, -1), (0, 2)]))
    values = np.full(shape, base)
    place = tuple(int(random.integers(n)) for n in shape)
    kind = int(random.integers(4))
    if kind == 1 and shape:
        axis = int(random.integers(len(shape)))
        place = (slice(None),) * axis + (place[axis],)
    if kind:
        values[place] = other
    return DrawnInput(values)


def _dense(shape: Shape, scale: float, random: np.random.Generator) -> DrawnInput:
    modulus = int(random.choice([2, 3, 5, 7, 11]))
    lowest = int(random.choice([1, -(modulus // 2), -(modulus // 2)]))
    if np.prod(shape) <= _FREE:
        return DrawnInput(scale * random.integers(lowest, lowest + modulus, shape))
    factors = [int(random.integers(1, modulus)) for _ in shape]
    index = sum(
        f * np.arange(n).reshape(-1, *(1,) * (len(shape) - 1 - d)) for d, (f, n) in enumerate(zip(factors, shape, strict=True))
    )
    terms = " + ".join(f"{f if f > 1 else ''}{_INDICES[d]}" for d, f in enumerate(factors))
    formula = f"({terms}) mod {modulus}{f' {lowest:+d}' if lowest else ''}"
    formula = formula if scale == 1 else f"({formula}) · {_number(scale)}"
    return DrawnInput(scale * (np.asarray(index) % modulus + lowest), formula)


def lifted(point: Point, shapes: Sequence[Shape]) -> Iterator[Point]:
    """The same point at larger shapes: the new entries get the most frequent value.

    The few that are different stand where they stood, as far from the end, or in proportion.
    """
    for place in _PLACES:
        yield tuple(_lift(a.values, shape, place) for a, shape in zip(point, shapes, strict=True))


def _lift(values: Array, shape: Shape, place: Callable[[int, int, int], int]) -> DrawnInput:
    base = _usual(values)
    out = np.full(shape, base)
    for index in np.argwhere(values != base).tolist():
        out[tuple(map(place, index, values.shape, shape))] = values[tuple(index)]
    return DrawnInput(out)


def _usual(values: Array) -> float:
    """The most frequent of 0, 1 and the first entry."""
    return min((0.0, 1.0, float(values.flat[0])), key=lambda b: int(np.count_nonzero(values != b)))


def describe(name: str, argument: DrawnInput) -> str:
    """The entries of the input `name` in words."""
    values = argument.values
    if values.ndim == 0:
        return f"{name} is {_number(values.item())}"
    base = _usual(values)
    places = np.argwhere(values != base)
    if not len(places):
        return f"{name} is {_number(base)} everywhere"
    if len(places) > LISTED and values.size <= WRITTEN_OUT:
        return f"{name} is {_written(values)}"
    if len(places) > LISTED and argument.formula is not None:
        return f"{name}[{', '.join(_INDICES[: values.ndim])}] is {argument.formula}"
    listed = ", ".join(f"{p.tolist()} = {_number(values.item(*p))}" for p in places[:LISTED])
    more = f", and {len(places) - LISTED} more" if len(places) > LISTED else ""
    return f"{name} is {_number(base)} but for {listed}{more}"


def _number(value: float) -> str:
    """The number itself: entries are small multiples of a power of two."""
    return str(Fraction(value))


def _written(values: Array) -> str:
    if values.ndim == 0:
        return _number(values.item())
    return f"[{', '.join(map(_written, values))}]"
