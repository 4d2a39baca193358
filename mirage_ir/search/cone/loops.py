"""The indices that the for-loop of a kernel may split."""

from __future__ import annotations

from mirage_ir.search.cone.cone import Cone, Index
from mirage_ir.search.space import Space


def loops(cone: Cone, space: Space) -> list[tuple[Cone, Index | None]]:
    """Each index that the for-loop may split, which no target has (an accumulator ends it), and None for no loop.

    Each comes with its cone: the given one, the one whose sums share names (`Cone.shared`), and, with `reload`, the one whose sums
    have names of their own (`Cone.apart`).
    """
    found: list[tuple[Cone, Index | None]] = []
    for named in (cone, cone.shared(), cone.apart() if space.reload else None):
        if named is not None:
            kept = {i for t in named.targets for i in t.axes}
            used = {i for v in (*named.loads, *named.steps) for i in v.axes if i is not None}
            found += [(named, None), *((named, i) for i in sorted(used) if i not in kept)]
    return found
