"""The x of each node of a layered graph, so that most edges run straight.

Brandes and Köpf, "Fast and Simple Horizontal Coordinate Assignment" (2001): nodes are lined up with a middle neighbour of the next
layer, from above and from below, from the left and from the right; the middle of the four results is taken. As dagre does, lined up
nodes are put in place by the longest ways between them, first to the left as far as they go, then back to the right.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from graphlib import TopologicalSorter
from itertools import pairwise

Rows = Sequence[Sequence[int]]


def straightened(rows: Rows, above: Sequence[Sequence[int]], widths: Sequence[float], gap: float, bends: int) -> list[float]:
    """The x of each node's centre.

    `rows` are the layers from the top, each from the left; `above[n]` are the neighbours of node n in the layer before. Nodes from
    `bends` on are bends of edges, whose straight ways nothing may cross.
    """
    below: list[list[int]] = [[] for _ in above]
    for n, upper in enumerate(above):
        for m in upper:
            below[m].append(n)
    loose = _crossed(rows, above, bends) | _from_sources(above, bends)
    found: list[list[float]] = []
    for upside_down in (False, True):
        for mirrored in (False, True):
            layers = [list(reversed(row)) if mirrored else list(row) for row in (reversed(rows) if upside_down else rows)]
            lines = _lines(layers, below if upside_down else above, loose)
            places = _compacted(layers, lines, widths, gap)
            found.append([-x for x in places] if mirrored else places)
    return _middle(found, widths)


def _crossed(rows: Rows, above: Sequence[Sequence[int]], bends: int) -> set[frozenset[int]]:
    """The edges between layers that cross one between two bends: no node is lined up along them."""
    found: set[frozenset[int]] = set()
    for upper, lower in pairwise(rows):
        place = {n: i for i, n in enumerate(upper)}
        edges = [(place[m], i, m, n) for i, n in enumerate(lower) for m in above[n]]
        straight = [(a, b) for a, b, m, n in edges if m >= bends and n >= bends]
        for a, b, m, n in edges:
            if not (m >= bends and n >= bends) and any((a - c) * (b - d) < 0 for c, d in straight):
                found.add(frozenset((m, n)))
    return found


def _from_sources(above: Sequence[Sequence[int]], bends: int) -> set[frozenset[int]]:
    """The last steps of edges from nodes that read nothing, where another edge leads on from above: that one is to run straight."""
    sources = {n for n, upper in enumerate(above) if not upper}
    for n in range(bends, len(above)):  # The bends of an edge come from the top to the bottom.
        sources.update([n] if above[n][0] in sources else [])
    return {frozenset((m, n)) for n, upper in enumerate(above) for m in upper if m in sources and not sources.issuperset(upper)}


def _lines(layers: Rows, neighbours: Sequence[Sequence[int]], loose: set[frozenset[int]]) -> list[int]:
    """For each node the first node of the line that it stands in: in each layer from the left, with a middle neighbour.

    Along `loose` edges no nodes are lined up.
    """
    first = list(range(len(neighbours)))
    for upper, lower in pairwise(layers):
        place = {n: i for i, n in enumerate(upper)}
        last = -1
        for n in lower:
            near = sorted((m for m in neighbours[n] if frozenset((m, n)) not in loose), key=lambda m: place[m])
            for m in dict.fromkeys((near[(len(near) - 1) // 2], near[len(near) // 2])) if near else ():
                if first[n] == n and last < place[m]:
                    first[n] = first[m]
                    last = place[m]
    return first


def _compacted(layers: Rows, first: Sequence[int], widths: Sequence[float], gap: float) -> list[float]:
    """The x of each node: lines as far to the left as gaps allow, then to the right as far as what is right of them allows."""
    before: dict[int, dict[int, float]] = {n: {} for n in set(first)}
    after: defaultdict[int, dict[int, float]] = defaultdict(dict)
    for row in layers:
        for one, other in pairwise(row):
            apart = (widths[one] + widths[other]) / 2 + gap
            left, right = first[one], first[other]
            before[right][left] = after[left][right] = max(apart, before[right].get(left, 0.0))
    order = list(TopologicalSorter(before).static_order())
    x: dict[int, float] = {}
    for n in order:
        x[n] = max((x[m] + apart for m, apart in before[n].items()), default=0.0)
    for n in reversed(order):
        if after[n]:
            x[n] = max(x[n], min(x[m] - apart for m, apart in after[n].items()))
    return [x[first[n]] for n in range(len(first))]


def _middle(found: Sequence[list[float]], widths: Sequence[float]) -> list[float]:
    """The middle of four layouts, side by side with the narrowest: two at their left ends, two at their right ends."""
    if not widths:
        return []
    ends = [
        (min(x - w / 2 for x, w in zip(xs, widths, strict=True)), max(x + w / 2 for x, w in zip(xs, widths, strict=True)))
        for xs in found
    ]
    left, right = min(ends, key=lambda e: e[1] - e[0])
    for number, (xs, (low, high)) in enumerate(zip(found, ends, strict=True)):
        shift = right - high if number % 2 else left - low
        xs[:] = [x + shift for x in xs]
    return [sum(sorted(xs)[1:3]) / 2 for xs in zip(*found, strict=True)]
