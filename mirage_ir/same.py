"""What was found for objects, kept as long as the same objects are asked about again.

By identity and not by equality: extents that follow from symbols equal plain ones, 1.0 equals 1 and 0.0 equals -0.0.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Same(Generic[T]):
    """Results for at most `most` tuples of immutable objects; with one more, all are forgotten."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: dict[tuple[Any, ...], tuple[tuple[object, ...], T]] = {}

    def of(self, objects: tuple[object, ...], options: tuple[object, ...], find: Callable[[], T]) -> T:
        """The result for these very objects, under equal options; `find` says it the first time. An error is not kept."""
        key = (*map(id, objects), options)
        known = self._known.get(key)
        if known is None:
            known = objects, find()  # The objects are kept with it: no other one can come to have their identity.
            if len(self._known) >= self._most:
                self._known.clear()
            self._known[key] = known
        return known[1]
