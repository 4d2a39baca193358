"""The part of a page that compares candidates: a table, a chart where they were measured, and the next best ones drawn."""

from __future__ import annotations

from collections.abc import Sequence

from mirage_ir.reporting.charts import bar, measured_against_estimated
from mirage_ir.reporting.drawn import Picture, pictures
from mirage_ir.reporting.facts import ProgramFacts, Rival
from mirage_ir.reporting.listing import spelled_column, spelled_error, spelled_us
from mirage_ir.reporting.markup import Content, Markup, markup_of, tag
from mirage_ir.reporting.tables import BAR, NUMBER, WRAP, Column, facts_table, table

MOST_DRAWN = 2
"""Verified candidates that are drawn beside the chosen one."""


def candidates_part(facts: ProgramFacts) -> Markup | None:
    """All candidates that are known, those of each part for a program in parts; None when nothing is known."""
    heading = tag("h3", "Candidates")
    found: list[Content] = []
    if len(facts.searches) > 1:
        found.append(tag("p", "The program was searched in parts; the result joins the best programs of all parts.", class_="note"))
        if len(facts.rivals) > 1:
            found.append(_rivals(facts.rivals, "whole programs", len(facts.rivals)))
        for search in facts.searches:
            often = f", {search.times} times in the program" if search.times > 1 else ""
            found.append(_rivals(search.rivals, f"{search.name}{often}", search.found))
    elif facts.rivals:
        found.append(_rivals(facts.rivals, None, max(len(facts.rivals), *(s.found for s in facts.searches), 0)))
    else:
        return None
    found.append(_drawn(facts))
    pairs = [
        (r.shape, r.estimated_us, r.measured_us) for r in facts.rivals if r.estimated_us is not None and r.measured_us is not None
    ]
    if len(pairs) > 1:
        words = "On the dashed line, the cost model was right."
        found.append(tag("figure", measured_against_estimated(pairs), tag("figcaption", words)))
    found.append(_measured(facts))
    return markup_of(heading, *found)


def _rivals(rivals: Sequence[Rival], caption: str | None, found: int) -> Markup:
    times = [us for r in rivals for us in (r.estimated_us, r.measured_us) if us is not None]
    longest = max(times, default=1.0)
    measured = any(r.measured_us is not None for r in rivals)
    checked = any(r.accuracy is not None for r in rivals)
    columns = [
        Column("", NUMBER),
        Column("kernels", NUMBER),
        Column("grids and loops (⟳), or operators", WRAP),
        Column("estimated, µs", NUMBER),
        *([Column("measured, µs", NUMBER)] if measured else []),
        Column("", BAR),
        *([Column("error", NUMBER)] if checked else []),
        Column("state"),
    ]
    rows: list[list[Content]] = []
    estimates = spelled_column([r.estimated_us for r in rivals])
    times_taken = spelled_column([r.measured_us for r in rivals])
    for n, r in enumerate(rivals):
        length = (r.measured_us if r.measured_us is not None else r.estimated_us or 0.0) / longest
        error = "–" if r.accuracy is None else spelled_error(r.accuracy.error)
        state = f"{r.state}; {r.note}" if r.note else r.state
        rows.append(
            [
                n + 1,
                "–" if r.program is None else r.program.kernels,
                r.shape,
                estimates[n],
                *([times_taken[n]] if measured else []),
                bar(length, n == 0),
                *([error] if checked else []),
                state,
            ]
        )
    more = f"{found - len(rivals)} more are not shown." if found > len(rivals) else None
    return markup_of(
        table(columns, rows, caption=caption, class_="rivals"), None if more is None else tag("p", more, class_="note")
    )


def _drawn(facts: ProgramFacts) -> Markup | None:
    """The next best candidates for the whole program, drawn."""
    programs = [(n, r.program) for n, r in enumerate(facts.rivals, 1) if r.program is not None and r.state == "verified"]
    if not programs:
        return None
    chosen = [Picture(program, f"{facts.name}, candidate {n}", f"Candidate {n}", "") for n, program in programs[:MOST_DRAWN]]
    return tag("details", tag("summary", "the next best candidates, drawn"), pictures(chosen))


def _measured(facts: ProgramFacts) -> Markup | None:
    if facts.measurement is None:
        return None
    ways = [(f"PyTorch, {way}", f"{spelled_us(us)} µs") for way, us in facts.measurement.pytorch.items()]
    failed = [tag("li", f"{what}: {why}" if why else what) for what, why in facts.measurement.failed]
    return markup_of(
        tag("p", f"Measured on {facts.measurement.device}."),
        facts_table(ways, numbers=True) if ways else None,
        markup_of(tag("p", "Without a time:"), tag("ul", failed)) if failed else None,
    )
