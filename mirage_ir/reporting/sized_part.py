"""The part of a page about a program with symbolic sizes: its few programs, where each runs, and what is proved of it."""

from __future__ import annotations

from mirage_ir.reporting.drawn import Picture, pictures
from mirage_ir.reporting.facts import SizedFacts
from mirage_ir.reporting.listing import spelled_chance, spelled_us
from mirage_ir.reporting.markup import Content, Markup, markup_of, tag
from mirage_ir.reporting.parts import stages_table, texts_part
from mirage_ir.reporting.tables import NUMBER, WRAP, Column, table, tiles


def sized_part(facts: SizedFacts, name: str) -> Markup:
    """The part about a program with symbolic sizes; `name` is its anchor."""
    worst = max(c.bound_log2 for c in facts.choices)
    numbers: list[tuple[str, Content, Content]] = [
        ("programs", len(facts.choices), "for all sizes"),
        ("sizes", ", ".join(facts.symbols), None),
        ("chance that one is wrong", spelled_chance(worst), "at most, where it was compared"),
    ]
    columns = [
        Column("program"),
        Column("found at"),
        Column("runs at", WRAP),
        Column("proof", WRAP),
        Column("chance of error, at most", NUMBER),
    ]
    rows = [
        (f"program {n}", c.found_at, "; ".join(c.boxes), c.proof, spelled_chance(c.bound_log2))
        for n, c in enumerate(facts.choices, 1)
    ]
    heads = [Column("sizes"), *(Column(f"program {n}, µs", NUMBER) for n in range(1, len(facts.choices) + 1))]
    estimates = [(size, *(spelled_us(c.estimates[i]) for c in facts.choices)) for i, size in enumerate(facts.sizes)]
    drawn = [
        Picture(facts.written, f"{facts.name} as written", "As written", f"at {facts.choices[0].found_at}"),
        *(
            Picture(c.program, f"{facts.name}, program {n}", f"Program {n}", f"as it is at {c.found_at}")
            for n, c in enumerate(facts.choices, 1)
        ),
    ]
    budget = "no time limit" if facts.budget is None else f"a budget of {facts.budget:g} s"
    refused = [tag("li", reason) for reason in facts.refused]
    return tag(
        "section",
        tag("h2", facts.name),
        tiles(numbers),
        tag("p", f"Estimates are the cost model’s for {facts.machine.name}; nothing here ran on a GPU.", class_="note"),
        tag("h3", "The program, before and after"),
        pictures(drawn),
        tag("h3", "Which program runs where, and what is proved"),
        table(columns, rows),
        tag("h3", "Estimated times"),
        table(heads, estimates),
        tag("p", "A dash: another program runs there.", class_="note"),
        tag("h3", "What was searched, and what not"),
        tag(
            "p",
            f"Searched at {'; '.join(facts.searched)}, with {budget}. What was found there was taken to all other sizes.",
        ),
        markup_of(
            tag("p", "Of programs that were found, these could not be taken to other sizes, for these reasons:"), tag("ul", refused)
        )
        if refused
        else None,
        stages_table(facts.stages),
        texts_part(facts.texts),
        class_="program",
        id=name,
    )
