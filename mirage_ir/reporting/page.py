"""The report as one HTML page that loads nothing: its frame, and the order of its parts."""

from __future__ import annotations

from importlib.resources import files

from mirage_ir.reporting.facts import AccountTable, ProgramFacts, ReportFacts
from mirage_ir.reporting.markup import Markup, markup_of, raw_element, tag
from mirage_ir.reporting.parts import program_part
from mirage_ir.reporting.sized_part import sized_part
from mirage_ir.reporting.tables import NUMBER, WRAP, Column, table
from mirage_ir.version import VERSION

POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
"""What a browser may load for the page: nothing. Its own style and script stand in it."""


def page(facts: ReportFacts) -> str:
    """The text of the page."""
    numbered = list(enumerate(facts.programs))
    parts = [
        program_part(one, f"p{n}", alone=len(numbered) == 1) if isinstance(one, ProgramFacts) else sized_part(one, f"p{n}")
        for n, one in numbered
    ]
    links = [tag("li", tag("a", one.name, href=f"#p{n}")) for n, one in numbered]
    top = tag(
        "header",
        tag("p", "mirage-ir report", class_="label"),
        tag("h1", facts.title),
        tag("nav", tag("ul", links), aria_label="programs") if len(links) > 1 else None,
        class_="top",
    )
    style, script = (raw_element(name, _resource(file)) for name, file in (("style", "page.css"), ("script", "page.js")))
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", http_equiv="Content-Security-Policy", content=POLICY),
        tag("meta", name="generator", content=f"mirage-ir {VERSION}"),
        tag("title", f"{facts.title} – mirage-ir report"),
        style,
    )
    body = tag(
        "body",
        top,
        tag("main", map(_account, facts.accounts), parts),
        tag("footer", f"Written by mirage-ir {VERSION}. docs/report.md says what each part means and where its figures come from."),
        tag("aside", id="tip", role="tooltip", hidden=True),
        script,
    )
    return f"<!DOCTYPE html>\n{tag('html', head, body, lang='en')}\n"


def _resource(name: str) -> str:
    return files("mirage_ir.reporting").joinpath(name).read_text(encoding="utf-8")


def _is_number(cell: str) -> bool:
    return cell.replace(".", "", 1).isdecimal()


def _account(account: AccountTable) -> Markup:
    cells = zip(*account.rows, strict=True) if account.rows else ([] for _ in account.columns)
    columns = [
        Column(name, NUMBER if all(map(_is_number, every)) else WRAP) for name, every in zip(account.columns, cells, strict=True)
    ]
    return tag(
        "section",
        tag("h2", account.heading),
        [tag("p", line) for line in account.lines],
        table(columns, account.rows) if account.rows else markup_of(),
        class_="account",
    )
