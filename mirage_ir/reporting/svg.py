"""A drawing as SVG: boxes inside boxes, laid out from the inside to the outside.

Every node is a group with the class `node` and its path in `data-node`. Its title says what it is; what else is known stands in
`data-facts`, which the script of the page shows beside the pointer or the focus.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mirage_ir.reporting.drawing import Drawing, DrawnNode, NodeRole
from mirage_ir.reporting.layered import LayeredLayout, LayoutBox, Position, lay_out
from mirage_ir.reporting.markup import Content, Markup, tag

TITLE_WIDTH, SHAPE_WIDTH = 6.9, 6.2
"""Widths of a character of the two lines of a node, in px: means of system fonts at the sizes of the page, and some more."""
NODE_HEIGHT, NARROWEST = 40.0, 76.0
MARGIN, PADDING, HEADER = 8.0, 16.0, 34.0
"""Around a drawing, inside a graph-defined operator, and for its name, in px."""
BAND_NAME = 24.0
"""Room for the name of a band, in px."""
MOST_SHRUNK = 1400.0
"""The widest drawing in px that is made to fit the page; a wider one scrolls, so that its words stay readable."""
LONGEST = 30
"""Characters of a line of a node; a longer one is cut, and whole in what the node shows when asked."""


@dataclass(frozen=True, slots=True)
class _Placed:
    """A drawing with its layout, the placed inside of each node that has one, and the size with its padding."""

    drawing: Drawing
    layout: LayeredLayout
    inside: tuple[_Placed | None, ...]
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Image:
    """An `svg` element and its width in px."""

    markup: Markup
    width: float


def svg_of(drawing: Drawing, name: str) -> Image:
    """The drawing as an image called `name`, as wide and high as it needs."""
    placed = _place(drawing)
    width, height = placed.width + 2 * MARGIN, placed.height + 2 * MARGIN
    element = tag(
        "svg",
        tag("title", name),
        _graph(placed, MARGIN, MARGIN),
        class_="graph" if width <= MOST_SHRUNK else "graph wide",
        role="group",
        aria_label=name,
        viewBox=f"0 0 {width:.0f} {height:.0f}",
        width=round(width),
        height=round(height),
    )
    return Image(element, width)


def _place(drawing: Drawing) -> _Placed:
    inside = tuple(None if node.inside is None else _place(node.inside) for node in drawing.nodes)
    boxes = [_box(node, inner) for node, inner in zip(drawing.nodes, inside, strict=True)]
    named = any(drawing.bands)
    edges = list(dict.fromkeys((e.source, e.target) for e in drawing.edges))
    layout = lay_out(boxes, edges, len(drawing.bands), BAND_NAME if named else 0.0)
    least = max((len(band) * SHAPE_WIDTH + 2 * PADDING for band in drawing.bands), default=0.0) if named else 0.0
    return _Placed(drawing, layout, inside, max(layout.width, least), layout.height)


def _box(node: DrawnNode, inner: _Placed | None) -> LayoutBox:
    width = max(NARROWEST, len(_cut(node.title)) * TITLE_WIDTH + 20, len(_cut(node.shape)) * SHAPE_WIDTH + 20)
    if inner is None:
        return LayoutBox(width, NODE_HEIGHT, node.band)
    header = (len(_cut(node.title)) + len(_cut(node.shape))) * TITLE_WIDTH + 40
    return LayoutBox(max(header, inner.width + 2 * PADDING), inner.height + HEADER + PADDING, node.band)


def _graph(placed: _Placed, x: float, y: float) -> Markup:
    layout = placed.layout
    right = x + (placed.width - layout.width) / 2
    edges = dict.fromkeys((e.source, e.target) for e in placed.drawing.edges)
    shapes = {(e.source, e.target): e.shape for e in placed.drawing.edges}
    named = [(name, y + top, bottom - top) for name, (top, bottom) in zip(placed.drawing.bands, layout.bands, strict=True) if name]
    left = x - PADDING / 2
    frames = [_band(name, left, top, placed.width + PADDING, height) for name, top, height in named]
    names = [tag("text", name, x=left + 8, y=top + 15, class_="bandname") for name, top, _ in named]
    lines = [_edge(way, shapes[pair], right, y) for pair, way in zip(edges, layout.ways, strict=True)]
    every = zip(placed.drawing.nodes, placed.inside, layout.corners, strict=True)
    nodes = [_node(node, inner, right + left, y + top) for node, inner, (left, top) in every]
    return tag("g", frames, lines, names, nodes)


def _band(name: str, x: float, y: float, width: float, height: float) -> Markup:
    return tag("rect", x=x, y=y, width=width, height=height, rx=5, class_="band loop" if name.startswith("loop") else "band")


def _edge(way: Sequence[Position], shape: str, x: float, y: float) -> Markup:
    """A curve through the points of a way, which leaves and reaches each of them upright."""
    (x0, y0), *rest = [(x + a, y + b) for a, b in way]
    parts = [f"M{x0:.1f} {y0:.1f}"]
    for x1, y1 in rest:
        middle = (y0 + y1) / 2
        parts.append(
            f"L{x1:.1f} {y1:.1f}" if abs(x1 - x0) < 0.1 else f"C{x0:.1f} {middle:.1f} {x1:.1f} {middle:.1f} {x1:.1f} {y1:.1f}"
        )
        x0, y0 = x1, y1
    head = f"M{x0 - 3:.1f} {y0 - 5:.1f}L{x0:.1f} {y0:.1f}L{x0 + 3:.1f} {y0 - 5:.1f}"
    return tag("path", tag("title", shape), d="".join(parts) + head, class_="edge")


def _node(node: DrawnNode, inner: _Placed | None, x: float, y: float) -> Markup:
    box = _box(node, inner)
    frame = tag("rect", x=x, y=y, width=box.width, height=box.height, rx=4 if inner is None else 7)
    lines: Content
    if inner is None:
        middle = x + box.width / 2
        lines = (
            tag("text", _cut(node.title), x=middle, y=y + 17, class_="name"),
            tag("text", _cut(node.shape), x=middle, y=y + 32, class_="shape"),
        )
    else:
        left = x + PADDING
        lines = (
            tag("text", _cut(node.title), x=left, y=y + 21, class_="name left"),
            tag("text", _cut(node.shape), x=left + len(_cut(node.title)) * TITLE_WIDTH + 14, y=y + 21, class_="shape left"),
            _graph(inner, x + (box.width - inner.width) / 2, y + HEADER),
        )
    spelled = f"{node.title}, {node.shape}"
    return tag(
        "g",
        tag("title", spelled),
        frame,
        lines,
        class_=f"node {_class(node.role)}",
        role="img" if inner is None else "group",
        aria_label=spelled,
        tabindex=0,
        data_node=node.path,
        data_facts="\n".join(f"{name}\t{' '.join(value.split())}" for name, value in (("", node.title), *node.facts)),
    )


def _class(role: NodeRole) -> str:
    return role.replace(" ", "-")


def _cut(line: str) -> str:
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 1]}…"
