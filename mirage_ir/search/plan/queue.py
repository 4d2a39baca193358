"""The order in which partial plans are continued: by what a plan with them costs at least, or by what it is likely to cost."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from itertools import count
from math import inf
from typing import Generic, TypeVar

T = TypeVar("T")


class Queue(Generic[T]):
    """Items with two numbers each: a bound, and a likely cost that leads somewhere soon. Each item is taken once."""

    def __init__(self) -> None:
        self._sure: list[tuple[float, int, T]] = []
        self._likely: list[tuple[float, int, float, T]] = []
        self._waiting = set[int]()
        self._serial = count()

    def __len__(self) -> int:
        return len(self._waiting)

    def __iter__(self) -> Iterator[tuple[float, T]]:
        """The items that wait, with their bounds, in no order."""
        return ((bound, item) for bound, number, item in self._sure if number in self._waiting)

    def add(self, item: T, bound: float, likely: float = inf) -> None:
        """Adds an item; one whose likely cost is not given is taken by its bound only."""
        number = next(self._serial)
        self._waiting.add(number)
        heapq.heappush(self._sure, (bound, number, item))
        if likely < inf:
            heapq.heappush(self._likely, (likely, number, bound, item))

    def least(self) -> tuple[float, T]:
        """Takes the item with the least bound, the first of several. Raises `IndexError` when there is none."""
        while True:
            bound, number, item = heapq.heappop(self._sure)
            if number in self._waiting:
                self._waiting.remove(number)
                return bound, item

    def likeliest(self) -> tuple[float, T] | None:
        """Takes the item with the least likely cost; its bound, and the item."""
        while self._likely:
            _, number, bound, item = heapq.heappop(self._likely)
            if number in self._waiting:
                self._waiting.remove(number)
                return bound, item
        return None

    def first(self, most: int) -> Iterator[T]:
        """The items with the least bounds, least first, without taking them."""
        return (item for _, number, item in heapq.nsmallest(most, self._sure) if number in self._waiting)

    def empty(self) -> list[T]:
        """Takes all items."""
        items = [item for _, item in self]
        self._sure.clear()
        self._likely.clear()
        self._waiting.clear()
        return items
