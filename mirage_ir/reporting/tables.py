"""Tables, lists of facts and tiles as markup."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from mirage_ir.reporting.markup import Content, Markup, tag


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table: its heading, and whether it holds numbers, long text or bars."""

    name: str
    kind: str | None = None


NUMBER, WRAP, BAR = "number", "wrap", "bar"
"""Kinds of columns: aligned to the right, broken anywhere, and bars."""


def table(
    columns: Sequence[Column], rows: Iterable[Sequence[Content]], *, caption: str | None = None, class_: str | None = None
) -> Markup:
    """A table that scrolls by itself where it is too wide. Of class `rivals`, the first row is the one that was chosen."""
    heads = [tag("th", c.name, class_=c.kind if c.kind == NUMBER else None, scope="col") for c in columns]
    body = [
        tag(
            "tr",
            [tag("td", cell, class_=c.kind) for c, cell in zip(columns, row, strict=True)],
            class_="chosen" if class_ == "rivals" and not n else None,
        )
        for n, row in enumerate(rows)
    ]
    title = None if caption is None else tag("caption", caption)
    return tag("section", tag("table", title, tag("thead", tag("tr", heads)), tag("tbody", body), class_=class_), class_="scroll")


def facts_table(facts: Sequence[tuple[Content, Content]], *, caption: str | None = None, numbers: bool = False) -> Markup:
    """Names and values; with `numbers`, the values are aligned to the right."""
    title = None if caption is None else tag("caption", caption)
    rows = [
        tag("tr", tag("th", name, scope="row"), tag("td", value, class_="number" if numbers else "wrap")) for name, value in facts
    ]
    return tag("table", title, tag("tbody", rows))


def tiles(facts: Sequence[tuple[str, Content, Content]]) -> Markup:
    """Figures that come first: a name, a large value, and a few words below it."""
    found = [
        tag("li", tag("span", name), tag("b", value), tag("small", below) if below else None, class_="tile")
        for name, value, below in facts
    ]
    return tag("ul", found, class_="tiles")
