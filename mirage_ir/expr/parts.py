"""Names of index parts, and the marks that make new ones of them. No other file reads or writes the marks.

Primes tell apart parts that range over the same values.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TypeAlias

Parts: TypeAlias = tuple[str, ...]
NOTHING: frozenset[str] = frozenset()
PRIME_MARK = "'"
OUTSIDE_MARK = "°"
"""Ends the name of a part that is free in a term, where a part that the term binds takes its name."""


def origin(part: str) -> str:
    """The name without primes: parts with one origin range over the same values."""
    return part.rstrip(PRIME_MARK)


def outside(part: str) -> str:
    """Another name for a part, over which no part ranges."""
    return part + OUTSIDE_MARK


def nameless(part: str) -> str:
    """The origin of a part, or of the part that `outside` renamed."""
    return origin(part.rstrip(OUTSIDE_MARK))


def by_origin(parts: Iterable[str]) -> dict[str, list[str]]:
    """The parts over each range, sorted."""
    ranges: dict[str, list[str]] = {}
    for part in sorted(parts):
        ranges.setdefault(origin(part), []).append(part)
    return ranges


def fresh_names(bound: Iterable[str], taken: Collection[str]) -> dict[str, str]:
    """A name for each part over the range that it has: the first that is not taken."""
    names: dict[str, str] = {}
    for part in bound:
        new = origin(part)
        while new in taken or new in names.values():
            new += PRIME_MARK
        names[part] = new
    return names


def first_names(range_: str, count: int, taken: Collection[str]) -> list[str]:
    """The first `count` names over a range that are not taken."""
    found: list[str] = []
    name = range_
    while len(found) < count:
        if name not in taken:
            found.append(name)
        name += PRIME_MARK
    return found
