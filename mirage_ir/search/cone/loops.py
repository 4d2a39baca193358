"""What the for-loop of a kernel may split."""

from __future__ import annotations

from mirage_ir.search.cone.cone import Cone, Index
from mirage_ir.search.space import Space


def loops(cone: Cone, space: Space) -> list[tuple[Cone, Index | None]]:
    """What the for-loop may split: an index that no target has (an accumulator ends it), or nothing.

    Of the cone, and of those with other names for what its sums bind, where there are such: one name for several sums
    (`Cone.shared`), and, where the space allows it, names of their own (`Cone.apart`).
    """
    found: list[tuple[Cone, Index | None]] = []
    for named in (cone, cone.shared(), cone.apart() if space.reload else None):
        if named is not None:
            kept = {i for t in named.targets for i in t.axes}
            used = {i for v in (*named.loads, *named.steps) for i in v.axes if i is not None}
            found += [(named, None), *((named, i) for i in sorted(used) if i not in kept)]
    return found
