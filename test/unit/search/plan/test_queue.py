"""Each item of a queue is taken once, whichever way comes first to it."""

from __future__ import annotations

from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirage_ir.search.plan.queue import Queue

ITEMS = st.lists(st.tuples(st.integers(0, 9), st.one_of(st.integers(0, 9), st.just(inf))), max_size=12)


@given(ITEMS, st.lists(st.booleans(), max_size=16))
def test_items_are_taken_once_and_in_order(items: list[tuple[int, float]], likely: list[bool]) -> None:
    queue: Queue[int] = Queue()
    for n, (bound, cost) in enumerate(items):
        queue.add(n, bound, cost)
    waiting = dict(enumerate(items))
    for by_likely in likely:
        assert len(queue) == len(waiting) and sorted(queue) == sorted((bound, n) for n, (bound, _) in waiting.items())
        assert list(queue.first(20)) == sorted(waiting, key=lambda n: (waiting[n][0], n))
        if not waiting:
            with pytest.raises(IndexError):
                queue.least()
            return
        if by_likely:
            taken = queue.likeliest()
            some = [n for n in waiting if waiting[n][1] < inf]
            if taken is None:
                assert not some
                continue
            assert taken[1] == min(some, key=lambda n: (waiting[n][1], n))
        else:
            taken = queue.least()
            assert taken[1] == min(waiting, key=lambda n: (waiting[n][0], n))
        assert taken[0] == waiting.pop(taken[1])[0]
    assert sorted(queue.empty()) == sorted(waiting) and not queue
    assert queue.likeliest() is None
