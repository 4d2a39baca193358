"""Drawings as parts of a page: side by side with captions, their nodes as tables, and what their colours mean."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mirage_ir.program import Program
from mirage_ir.reporting.drawing import Drawing, NodeRole, draw
from mirage_ir.reporting.markup import Markup, markup_of, tag
from mirage_ir.reporting.svg import svg_of
from mirage_ir.reporting.tables import WRAP, Column, table

PAGE, AROUND = 1152.0, 50.0
"""The width of a page's contents, and what two figures side by side take beside their drawings, in px."""
LEAST_SCALE = 0.78
"""How far two drawings shrink at most to stand side by side: their words stay readable."""
LEGEND = (
    (NodeRole.PRODUCT, "product"),
    (NodeRole.LOAD, "load or store"),
    (NodeRole.ACCUMULATOR, "accumulator of a loop"),
    (NodeRole.ELEMENTWISE, "other operator"),
    (NodeRole.LAYOUT, "layout operator"),
    (NodeRole.LIBRARY, "kernel of a library"),
    (NodeRole.THREAD_GRAPH, "thread graph"),
)
"""Roles whose looks are explained, where they occur."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A program to be drawn: a name for those who cannot see it, a title, and words behind the title."""

    program: Program
    name: str
    title: str
    words: str


def pictures(every: Sequence[Picture]) -> Markup:
    """Drawings beside each other where they fit, below each other where they do not, and one legend for all."""
    drawings = [draw(picture.program) for picture in every]
    images = [svg_of(drawing, picture.name) for drawing, picture in zip(drawings, every, strict=True)]
    width = sum(image.width for image in images) + AROUND * len(images)
    pair = len(images) == 2 and width * LEAST_SCALE <= PAGE
    figures = [_figure(picture, drawing, image.markup) for picture, drawing, image in zip(every, drawings, images, strict=True)]
    return markup_of(tag("section", figures, class_="drawings pair" if pair else "drawings"), _legend(drawings))


def _figure(picture: Picture, drawing: Drawing, image: Markup) -> Markup:
    caption = tag("figcaption", tag("b", picture.title), f": {picture.words}" if picture.words else None)
    rows = [
        (node.path, node.title, node.shape, "; ".join(f"{name}: {value}" for name, value in node.facts)) for node in drawing.walk()
    ]
    columns = [Column("node"), Column("what"), Column("shape"), Column("known of it", WRAP)]
    as_table = tag("details", tag("summary", f"{len(rows)} nodes as a table"), table(columns, rows))
    scrolls = tag("section", image, class_="scroll", tabindex=0, role="region", aria_label=picture.name)
    return tag("figure", caption, scrolls, as_table)


def _legend(drawings: Sequence[Drawing]) -> Markup:
    roles = {node.role for drawing in drawings for node in drawing.walk()}
    found = [tag("li", _key(role), words) for role, words in LEGEND if role in roles]
    return tag("ul", found, class_="legend", aria_label="legend")


def _key(role: NodeRole) -> Markup:
    """A small box that looks like nodes of a role."""
    box = tag("g", tag("rect", x=1, y=1, width=18, height=11, rx=3), class_=f"node {role.replace(' ', '-')}")
    return tag("svg", box, width=20, height=13, aria_hidden="true")
