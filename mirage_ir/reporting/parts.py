"""The part of a page about one program: in figures, drawn, proved, compared, under its ceilings, searched, checked, in full."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10

from mirage_ir.pipeline.acceptance import NO_CHANCE_LOG2
from mirage_ir.reporting.charts import bar, roofline
from mirage_ir.reporting.compared import candidates_part
from mirage_ir.reporting.drawn import Picture, pictures
from mirage_ir.reporting.facts import EmittedText, ProgramFacts, StageTime
from mirage_ir.reporting.figures import KernelFigures, summed_figures
from mirage_ir.reporting.listing import listing, spelled_chance, spelled_column, spelled_error, spelled_si, spelled_us
from mirage_ir.reporting.markup import Content, Markup, markup_of, tag
from mirage_ir.reporting.tables import BAR, NUMBER, WRAP, Column, facts_table, table, tiles
from mirage_ir.verify import Basis

COUNTS = {
    "cones": "parts of the program searched as one kernel",
    "states": "tile values looked at",
    "pruned": "tile values that the abstract expressions ruled out",
    "derivations": "ways to compute a value",
    "refuted": "of these, wrong at shrunken sizes",
    "structures": "block graphs without sizes",
    "instantiations": "sizes of block graphs that were estimated",
}
"""What the counters of a search count, in the order in which they are told."""


BASES = {
    Basis.ALL_SIZES: "classes of indices, for all sizes",
    Basis.CLASSES: "classes of indices that behave alike, at the program’s extents",
    Basis.FULL_SIZE: "all entries, at the program’s extents",
}
"""What programs were compared on."""


def program_part(facts: ProgramFacts, name: str, *, alone: bool) -> Markup:
    """The part about a program; `name` is its anchor, and with `alone` the page has its name as title already."""
    parts = (
        _figures(facts),
        tag("p", f"Estimates are the cost model's for {facts.machine.name}; nothing here ran on a GPU.", class_="note")
        if facts.measured_us is None
        else None,
        [tag("p", note, class_="note") for note in facts.notes],
        _drawings(facts),
        _proof(facts),
        candidates_part(facts),
        _ceilings(facts),
        _search(facts),
        _numbers(facts),
        texts_part(facts.texts),
    )
    return tag("section", None if alone else tag("h2", facts.name), parts, class_="program", id=name)


# In figures.


def _figures(facts: ProgramFacts) -> Markup:
    before = summed_figures(facts.before, "before")
    after = summed_figures(facts.kernels, "after") if facts.kernels else None
    now = facts.measured_us if facts.measured_us is not None else facts.estimated_us
    kind = "measured" if facts.measured_us is not None else "estimated"
    time = _times(before.us / facts.estimated_us) if facts.estimated_us and facts.measured_us is None else None
    found: list[tuple[str, Content, Content]] = [
        ("kernels", "PyTorch’s own" if facts.pytorch else facts.chosen.kernels, facts.pytorch or f"before: {len(facts.before)}"),
        (f"time, {kind}", f"{spelled_us(now)} µs", f"before: {spelled_us(before.us)} µs estimated" + (f", {time}" if time else "")),
    ]
    if after is not None:
        less = f"before: {spelled_si(before.nbytes, 'B')}"
        found.append(("device memory traffic", spelled_si(after.nbytes, "B"), less))
    bound = "not known" if facts.verdict is None else spelled_chance(facts.verdict.bound_log2)
    found.append(
        (
            "chance that it is wrong",
            bound,
            "at most, over the draws of the verifier" if facts.verdict and facts.verdict.tests else None,
        )
    )
    if facts.accuracy is not None:
        found.append(("error on normal inputs", spelled_error(facts.accuracy.error), "relative, against float64"))
    return tiles(found)


def _times(ratio: float) -> str:
    return f"{ratio:.1f} times as long" if ratio < 9.95 else f"{ratio:.0f} times as long"


# Drawn.


def _drawings(facts: ProgramFacts) -> Markup:
    kernels, before = (f"{n} kernel{'s' * (n != 1)}" for n in (facts.chosen.kernels, len(facts.before)))
    words = "as PyTorch computes it" if facts.pytorch else kernels
    written = f"{before} when every operator is one"
    both = [Picture(facts.written, f"{facts.name} as written", "As written", written)]
    if not facts.pytorch:
        both.append(Picture(facts.chosen, f"{facts.name}, the result", "The result", words))
    return markup_of(
        tag("h3", "The program, before and after"),
        pictures(both),
        tag("p", "Point at a node, or reach it with Tab, to see shapes, types, maps, stages and memory.", class_="note"),
    )


# Proved.


def _proof(facts: ProgramFacts) -> Markup:
    verdict = facts.verdict
    heading = tag("h3", "Why it computes the same")
    if verdict is None:
        return markup_of(heading, tag("p", "Nothing is known: this program carries no verdict."))
    if verdict.bound_log2 <= NO_CHANCE_LOG2:
        return markup_of(
            heading, tag("p", "It is the program itself: nothing was changed, so nothing was drawn."), _derivations(facts)
        )
    pair = "each part and its program" if len(facts.searches) > 1 else "both programs"
    several = ", the sum of the chances of all distinct parts" if len(facts.searches) > 1 else ""
    known: list[tuple[Content, Content]] = [
        ("chance that a wrong program passes", f"at most {spelled_chance(verdict.bound_log2)}{several}"),
        ("tests", f"{verdict.tests}, of {verdict.lanes} field elements in every entry"),
        ("primes", ", ".join(map(str, verdict.primes))),
    ]
    if verdict.degree:
        known += [
            ("degree of the separating polynomial", f"at most {verdict.degree:,}"),
            ("oracle atoms in the cone of an entry", f"at most {verdict.atoms:,}"),
            ("ran on", BASES[verdict.basis]),
        ]
    if verdict.narrowed:
        known.append(("kept narrower than in the program", ", ".join(verdict.narrowed)))
    searched = (
        "The search keeps a value only where its normal form is part of an output’s, so its candidates equal the program they "
        "began from by their normal forms. "
    )
    verified = (
        f"The verifier, which knows neither search nor normal forms, ran {pair} on random inputs in finite fields, at full size."
    )
    return markup_of(
        heading,
        tag("p", f"{searched if facts.searches else ''}{verified}"),
        facts_table(known),
        _derivations(facts),
    )


def _derivations(facts: ProgramFacts) -> Markup:
    """The laws that lead from the program, or from its parts, to what the search began from."""
    several = len(facts.searches) > 1
    found: list[Content] = []
    for search in facts.searches:
        of = f" of {search.name}" if several else ""
        if search.steps is None:
            found.append(tag("p", f"The search{of} began from an equal program. The laws that lead to it were not put in order."))
        elif search.steps:
            steps = [
                tag(
                    "li",
                    tag("span", step.law, class_="law"),
                    " " if step.forward else ", read from right to left: ",
                    tag("span", step.claim, class_="code"),
                    tag("p", "The verifier found this step to change the program.", class_="warn") if step.refused else None,
                    tag("details", tag("summary", "the program after it"), tag("pre", listing(step.program))),
                )
                for step in search.steps
            ]
            words = "the laws of algebra made an equal program; the verifier compared each step at shrunken shapes:"
            found.append(tag("p", f"Before the search{of}, {words}"))
            found.append(tag("ol", steps, class_="laws"))
    if not found and facts.searches:
        found.append(
            tag("p", "The search began from the program as it is written: no law of algebra was used before it.", class_="note")
        )
    return markup_of(*found)


# Under its ceilings.


def _ceilings(facts: ProgramFacts) -> Markup:
    before = summed_figures(facts.before, "every operator a kernel")
    whole = summed_figures(facts.kernels, "the result", facts.estimated_us) if facts.kernels else None
    chart = roofline(facts.machine, before, whole, facts.kernels, facts.measured_us)
    columns = [
        Column("kernel"),
        Column("operations", NUMBER),
        Column("bytes", NUMBER),
        Column("a byte", NUMBER),
        Column("estimated, µs", NUMBER),
        Column("ceilings alone, µs", NUMBER),
    ]
    every = [*facts.kernels, *([whole] if whole is not None and len(facts.kernels) > 1 else []), before]
    estimates = spelled_column([k.us for k in every])
    leasts = spelled_column([_least(facts, k, k is before) for k in every])
    rows = [
        (
            k.name,
            spelled_si(k.operations, ""),
            spelled_si(k.nbytes, "B"),
            f"{k.intensity:.3g}",
            estimate,
            least,
        )
        for k, estimate, least in zip(every, estimates, leasts, strict=True)
    ]
    measured = f"Latencies and shares of the cost model were fitted to measurements on {facts.machine.measured}."
    source = measured if facts.machine.measured else "The cost model takes the data sheet’s figures here: nothing was measured."
    return markup_of(
        tag("h3", f"Against the ceilings of {facts.machine.name}"),
        None if chart is None else tag("figure", chart),
        table(columns, rows),
        tag(
            "p",
            "Ceilings are the data sheet’s. Operations and bytes are those of the graph, counted without padding; each tensor "
            "counts once for each kernel that reads or writes it. “Ceilings alone” is the longest of bytes over bandwidth and "
            f"operations over rates, without launches and latencies. {source}",
            class_="note",
        ),
    )


def _least(facts: ProgramFacts, figures: KernelFigures, is_before: bool) -> float:
    """What the ceilings alone allow: of several kernels, one after the other."""
    kernels = facts.before if is_before else (figures,) if figures in facts.kernels else facts.kernels
    return sum(k.least_us(facts.machine) for k in kernels)


# Searched.


def _search(facts: ProgramFacts) -> Markup:
    heading = tag("h3", "What was searched, and what not")
    if not facts.searches:
        return markup_of(heading, tag("p", "This program was not searched here, or its search left no history."))
    budget = "no time limit" if facts.budget is None else f"a budget of {facts.budget:g} s for all stages together"
    ended = [stage.name for stage in facts.stages if stage.budget_met]
    how = f", which ended: {', '.join(ended)}." if ended else "." if facts.budget is None else ", which was enough."
    several = len(facts.searches) > 1
    cut = f"The program was cut into {len(facts.searches)} distinct parts. Kernels that reach across a cut were not looked for."
    complete = _told([(s.name, line) for s in facts.searches for line in s.complete], several)
    left = [*([cut] if several else []), *_told([(s.name, line) for s in facts.searches for line in s.open], several)]
    outside = "Programs outside of the space, which docs/search.md declares, are never looked at."
    totals = [(words, f"{sum(dict(s.counts).get(key, 0) for s in facts.searches):,}") for key, words in COUNTS.items()]
    return markup_of(
        heading,
        tag("p", f"The run had {budget}{how}", class_="warn" if ended else None),
        tag(
            "section",
            tag(
                "section",
                tag("h3", "Searched"),
                tag("ul", [tag("li", line) for line in complete]) if complete else tag("p", "Nothing to the end."),
            ),
            tag("section", tag("h3", "Not searched"), tag("ul", [tag("li", line) for line in (*left, outside)])),
            class_="columns",
        ),
        tag(
            "section",
            tag("section", facts_table(totals, caption="counts" + (" of all parts" if several else ""), numbers=True)),
            tag("section", stages_table(facts.stages), _limits(facts)),
            class_="columns",
        ),
    )


def _told(said: Sequence[tuple[str, str]], several: bool) -> list[str]:
    """Lines about searches, equal ones once, with the names of the searches in front when there are several."""
    names: dict[str, list[str]] = {}
    for name, line in said:
        names.setdefault(line, []).append(name)
    return [f"{', '.join(of)}: {line}" if several else line for line, of in names.items()]


def stages_table(stages: Sequence[StageTime]) -> Markup | None:
    """How long each stage took, with bars."""
    longest = max((s.seconds for s in stages), default=0.0)
    if not longest:
        return None
    rows = [(s.name, f"{s.seconds:.2f}", bar(s.seconds / longest), "ended by the budget" if s.budget_met else "") for s in stages]
    columns = [Column("stage"), Column("seconds", NUMBER), Column("", BAR), Column("")]
    return table(columns, rows, caption="time of the run, all of its programs together")


def _limits(facts: ProgramFacts) -> Markup | None:
    if not facts.limits:
        return None
    return tag("details", tag("summary", "options and limits of effort"), facts_table(facts.limits))


# Checked.


def _numbers(facts: ProgramFacts) -> Markup | None:
    if facts.accuracy is None:
        return None
    heading = tag("h3", "Errors in its own types")
    overflows = facts.accuracy.overflows
    words = (
        f"It has inf or nan where float64 has a number on these inputs: {', '.join(overflows)}."
        if overflows
        else "It has no inf or nan where float64 has a number."
    )
    if facts.accuracy.rank:
        words += " That is a fault: no verified candidate without one was found."
    elif overflows:
        words += " There the program as written overflows too, in its results or inside."
    numerics = facts.numerics
    if numerics is None:
        return markup_of(heading, facts_table([("error on normal inputs", spelled_error(facts.accuracy.error))]), tag("p", words))
    columns = [Column("inputs"), Column("error", NUMBER), Column("largest", NUMBER), Column("", BAR), Column("overflow", WRAP)]
    rows = [
        (
            str(o.trial),
            spelled_error(o.error),
            spelled_error(o.largest),
            bar(_digits(o.error)),
            str(o.overflow) if o.overflow is not None else f"inside, from {o.inside}" if o.inside else "",
        )
        for o in numerics.outcomes
    ]
    share = "the whole program" if numerics.share == 1 else f"a part of the program with {numerics.share:.2g} of its work"
    note = (
        f"Norm of the difference to float64 over the norm of the reference, on {share}; “largest” takes the largest entries "
        "instead. Bars are logarithmic, from 10⁻⁸ to 1."
    )
    return markup_of(heading, tag("p", words), table(columns, rows), tag("p", note, class_="note"))


def _digits(error: float) -> float:
    return 0.0 if error != error or error <= 1e-8 else min(1.0, 1 + log10(error) / 8)


# In full.


def texts_part(texts: Sequence[EmittedText]) -> Markup | None:
    """The emitted texts, closed at first, and the reasons for missing ones."""
    if not texts:
        return None
    found = [
        tag("p", f"{one.what}: {one.reason}", class_="note")
        if one.text is None
        else tag(
            "details",
            tag("summary", f"{one.what}, {len(one.text.splitlines())} lines"),
            tag("pre", tag("code", one.text), tabindex=0),
        )
        for one in texts
    ]
    return markup_of(tag("h3", "Emitted source"), *found)
