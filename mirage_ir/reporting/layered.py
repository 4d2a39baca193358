"""A layered layout of a directed acyclic graph whose nodes are boxes: layers, their orders, coordinates, ways of edges.

Sugiyama, Tagawa and Toda, "Methods for Visual Understanding of Hierarchical System Structures" (1981): nodes are put on layers,
long edges get a bend on each layer that they cross, layers are ordered by the means of neighbours; `straight.py` gives coordinates.
Boxes may have any size, so a box may hold a graph that was laid out before.

It is our own, in one file: the well-kept libraries for Python call Graphviz, and the one that does not (grandalf) lays out no boxes
in bands and comes under the GPL.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from mirage_ir.reporting.straight import straightened

ACROSS, DOWN = 22.0, 34.0
"""Gaps between boxes of a layer, and between layers, in px."""
BEND = 6.0
"""The width that an edge takes on a layer that it crosses, in px."""
SWEEPS = 12
"""Times that layers are ordered, downwards and upwards by turns."""

Position = tuple[float, float]


@dataclass(frozen=True, slots=True)
class LayoutBox:
    """A node to be placed: its size in px, and the band whose layers it may stand on (`LayeredLayout.bands`)."""

    width: float
    height: float
    band: int = 0


@dataclass(frozen=True, slots=True)
class LayeredLayout:
    """Where everything is, in px: the top left corner of each box, the points of each edge (its bends between both ends), the top
    and bottom of each band, and the size of the whole."""

    corners: tuple[Position, ...]
    ways: tuple[tuple[Position, ...], ...]
    bands: tuple[tuple[float, float], ...]
    width: float
    height: float


def lay_out(boxes: Sequence[LayoutBox], edges: Sequence[tuple[int, int]], bands: int = 1, head: float = 0.0) -> LayeredLayout:
    """The layout of a graph whose edges (pairs of places in `boxes`) go from earlier boxes to later ones, from band to the same or
    a later one. `head` is the room for a name above each band."""
    return _Layered(boxes, edges, bands, head).layout()


class _Layered:
    def __init__(self, boxes: Sequence[LayoutBox], edges: Sequence[tuple[int, int]], bands: int, head: float) -> None:
        self._boxes, self._edges, self._bands, self._head = boxes, edges, bands, head
        self._layer = self._layers()
        self._widths = [box.width for box in boxes]
        self._chains = [self._chain(edge) for edge in edges]
        count = max(self._layer, default=-1) + 1
        self._rows = [[n for n, layer in enumerate(self._layer) if layer == row] for row in range(count)]
        self._above: list[list[int]] = [[] for _ in self._layer]
        self._below: list[list[int]] = [[] for _ in self._layer]
        for upper, lower in (pair for chain in self._chains for pair in pairwise(chain)):
            self._below[upper].append(lower)
            self._above[lower].append(upper)

    def layout(self) -> LayeredLayout:
        self._order()
        centers = straightened(self._rows, self._above, self._widths, ACROSS, len(self._boxes))
        left = min((x - w / 2 for x, w in zip(centers, self._widths, strict=True)), default=0.0)
        centers = [x - left for x in centers]
        tops, heights, bands = self._rows_down()
        corners = tuple(
            (centers[n] - box.width / 2, tops[self._layer[n]] + (heights[self._layer[n]] - box.height) * self._depth(n))
            for n, box in enumerate(self._boxes)
        )
        right = max((x + w / 2 for x, w in zip(centers, self._widths, strict=True)), default=0.0)
        bottom = max((b for _, b in bands), default=0.0)
        return LayeredLayout(corners, self._ways(centers, corners, tops, heights), bands, right, bottom)

    def _depth(self, n: int) -> float:
        """Where a box stands in its layer: in the middle; at the bottom when it reads nothing, at the top when nothing reads it."""
        return 0.5 if self._above[n] and self._below[n] else 0.0 if self._above[n] else 1.0

    # Layers.

    def _layers(self) -> list[int]:
        """The layer of each box: below what it reads and below all earlier bands; one that reads nothing just above its readers."""
        layers = [0] * len(self._boxes)
        begin = 0
        for band in range(self._bands):
            members = [n for n, box in enumerate(self._boxes) if box.band == band]
            for n in members:
                layers[n] = max((layers[a] + 1 for a, b in self._edges if b == n), default=begin)
                layers[n] = max(layers[n], begin)
            last = max((layers[n] for n in members), default=begin - 1)
            for n in reversed(members):
                readers = [layers[b] - 1 if self._boxes[b].band == band else last for a, b in self._edges if a == n]
                if readers and not any(b == n for _, b in self._edges):
                    layers[n] = min(readers)
            begin = last + 1
        used = sorted(set(layers))
        return [used.index(layer) for layer in layers]

    def _chain(self, edge: tuple[int, int]) -> list[int]:
        """The nodes that an edge passes, both ends among them; a bend is a new node on each layer between."""
        upper, lower = edge
        chain = [upper]
        for layer in range(self._layer[upper] + 1, self._layer[lower]):
            chain.append(len(self._layer))
            self._layer.append(layer)
            self._widths.append(BEND)
        return [*chain, lower]

    # Orders.

    def _order(self) -> None:
        """Orders the nodes of each layer by the means of their neighbours, and keeps the orders with the fewest crossings."""
        best, fewest = [list(row) for row in self._rows], self._crossings()
        for sweep in range(SWEEPS):
            downwards = sweep % 2 == 0
            rows = self._rows if downwards else self._rows[::-1]
            sides = self._above if downwards else self._below
            for fixed, row in pairwise(rows):
                place = {n: i for i, n in enumerate(fixed)}
                old = {n: i for i, n in enumerate(row)}
                row.sort(key=lambda n: (self._mean([place[m] for m in sides[n]], old[n]), old[n]))
            self._switch()
            crossings = self._crossings()
            if crossings < fewest:
                best, fewest = [list(row) for row in self._rows], crossings
        self._rows = best

    @staticmethod
    def _mean(places: Sequence[float], otherwise: float) -> float:
        return sum(places) / len(places) if places else otherwise

    def _switch(self) -> None:
        """Switches neighbours of a layer where that takes crossings away."""
        for row in self._rows:
            for i in range(len(row) - 1):
                one, other = row[i], row[i + 1]
                if self._between(one, other) > self._between(other, one):
                    row[i], row[i + 1] = other, one

    def _between(self, left: int, right: int) -> int:
        """Crossings of the edges of two nodes of a layer, the first to the left."""
        found = 0
        for sides in (self._above, self._below):
            neighbours = {self._layer[m] for m in (*sides[left], *sides[right])}
            place = {m: i for layer in neighbours for i, m in enumerate(self._rows[layer])}
            found += sum(place[a] > place[b] for a in sides[left] for b in sides[right])
        return found

    def _crossings(self) -> int:
        found = 0
        for upper, lower in pairwise(self._rows):
            place = {n: i for i, n in enumerate(lower)}
            ends = [place[m] for n in upper for m in sorted(self._below[n], key=lambda m: place[m])]
            found += sum(a > b for i, a in enumerate(ends) for b in ends[i + 1 :])
        return found

    # Coordinates.

    def _rows_down(self) -> tuple[list[float], list[float], tuple[tuple[float, float], ...]]:
        """The top and the height of each layer, and the top and bottom of each band."""
        tops: list[float] = []
        heights: list[float] = []
        bands: list[tuple[float, float]] = []
        y = 0.0
        band = -1
        for row in self._rows:
            own = [n for n in row if n < len(self._boxes)]
            here = self._boxes[own[0]].band
            if here != band:
                if band >= 0:
                    bands[-1] = (bands[-1][0], y + self._head / 2)
                    y += DOWN / 2
                bands.append((y, y))
                y += self._head
                band = here
            else:
                y += DOWN
            tops.append(y)
            heights.append(max(self._boxes[n].height for n in own))
            y += heights[-1]
        if bands:
            bands[-1] = (bands[-1][0], y + self._head / 2)
        return tops, heights, tuple(bands)

    def _ways(
        self, centers: Sequence[float], corners: Sequence[Position], tops: Sequence[float], heights: Sequence[float]
    ) -> tuple[tuple[Position, ...], ...]:
        """The points of each edge: from the middle of the upper box's bottom to a place on the lower box's top."""
        entries: dict[int, list[tuple[float, int]]] = {}
        for number, chain in enumerate(self._chains):
            entries.setdefault(chain[-1], []).append((centers[chain[-2]], number))
        arrival: dict[int, float] = {}
        for target, found in entries.items():
            room = min(self._boxes[target].width * 0.6, 26.0 * (len(found) - 1))
            for i, (_, number) in enumerate(sorted(found)):
                share = i / (len(found) - 1) - 0.5 if len(found) > 1 else 0.0
                arrival[number] = centers[target] + room * share
        ways: list[tuple[Position, ...]] = []
        for number, chain in enumerate(self._chains):
            upper, *bends, lower = chain
            points: list[Position] = [(centers[upper], corners[upper][1] + self._boxes[upper].height)]
            for n in bends:
                top = tops[self._layer[n]]
                points += [(centers[n], top), (centers[n], top + heights[self._layer[n]])]
            ways.append((*points, (arrival[number], corners[lower][1])))
        return tuple(ways)
