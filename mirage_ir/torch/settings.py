"""The options of the back end."""

from __future__ import annotations

import os
import warnings
from collections.abc import Mapping
from dataclasses import dataclass, fields
from numbers import Real
from pathlib import Path
from typing import Any

from mirage_ir.atomic import check_writable
from mirage_ir.errors import OptionError
from mirage_ir.target.machines import machine


@dataclass(frozen=True, slots=True)
class SearchEffort:
    """How far an island is searched: the ways to cut it, of which the cheapest result counts, seconds for a part, and limits.

    A way to cut gives the most operators of a part that may become one kernel, and of others.
    """

    cuts: tuple[tuple[int, int], ...]
    seconds: float
    limits: Mapping[str, int]


FEW = {"max_states": 500, "max_structures": 100, "max_cones": 24, "max_searches": 12, "max_splits": 20}
EFFORTS: Mapping[str, SearchEffort] = {
    "low": SearchEffort(((14, 12),), 4.0, FEW),
    "medium": SearchEffort(((14, 12),), 8.0, FEW),
    "high": SearchEffort(((14, 12), (26, 12)), 60.0, {}),
}
"""The efforts by name. Numbers are choices: on two busy cores, a layer of GPT-2 takes 12 s with low effort, 19 s with medium."""


@dataclass(frozen=True, slots=True)
class BackendSettings:
    """What `torch.compile(…, backend="mirage", options={…})` takes.

    effort: "low", "medium" or "high". budget: seconds for each part of an island, in place of the effort's. keep: "paying" takes
    a part when the cost model expects it to be faster than Inductor's kernels, "all" takes all that is known. tune: on a GPU,
    measure each graph with kernels against Inductor's alone, and keep the faster one, or of a graph for all sizes the faster one at
    each; unless given, where `keep` is "paying". background: where graphs are measured, those for all sizes run as Inductor
    compiles them while their parts are searched in other processes; true unless given.
    report: a file that gets what was taken, and why the rest was not, as text or, with the ending .html, as a page. cache: as of
    `mirage_ir.superoptimize`, and what was measured. fallback: who compiles the rest, "inductor" or "eager"; by default Inductor,
    and eager on a CPU without a C++ compiler. target: the machine that the cost model estimates for; by default that of the GPU,
    if it is known, else h100.
    """

    effort: str = "medium"
    budget: float | None = None
    keep: str = "paying"
    tune: bool | None = None
    background: bool = True
    report: str | os.PathLike[str] | None = None
    cache: bool | str | os.PathLike[str] | None = None
    fallback: str | None = None
    target: str | None = None

    @classmethod
    def of(cls, options: Mapping[str, Any] | None) -> BackendSettings:
        """Settings from options. Raises `OptionError` for unknown names and values that make no sense."""
        given = dict(options or {})
        known = {f.name for f in fields(cls)}
        for name in given:
            if name not in known:
                raise OptionError(f"unknown option '{name}' of the back end: known are {', '.join(sorted(known))}")
        made = cls(**given)
        _one_of("effort", made.effort, tuple(EFFORTS))
        _one_of("keep", made.keep, ("paying", "all"))
        _one_of("fallback", made.fallback, ("inductor", "eager", None))
        if not isinstance(made.tune, bool | None):
            raise OptionError(f"option 'tune' is true or false, not {made.tune!r}")
        if not isinstance(made.background, bool):
            raise OptionError(f"option 'background' is true or false, not {made.background!r}")
        if made.budget is not None and (not isinstance(made.budget, Real) or isinstance(made.budget, bool) or not made.budget > 0):
            raise OptionError(f"option 'budget' is a number of seconds, not {made.budget!r}")
        if made.report is not None and not isinstance(made.report, str | os.PathLike):
            raise OptionError(f"option 'report' is the name of a file, not {made.report!r}")
        if made.report is not None:
            try:
                check_writable(os.fspath(made.report))
            except OSError as error:
                raise OptionError(f"option 'report': cannot write '{error.filename}': {error.strerror or error}") from error
        if made.target is not None:
            machine(made.target)
        return made

    @property
    def measures(self) -> bool:
        """Whether graphs are measured, where there is a GPU."""
        return self.keep == "paying" if self.tune is None else self.tune

    @property
    def search(self) -> SearchEffort:
        return EFFORTS[self.effort]

    @property
    def seconds(self) -> float:
        """Seconds that the search of a part may take."""
        return self.search.seconds if self.budget is None else self.budget

    @property
    def page(self) -> str | None:
        """The file of the report where it is to be a page."""
        path = None if self.report is None else os.fspath(self.report)
        return path if path is not None and path.lower().endswith((".html", ".htm")) else None

    def write(self, text: str) -> None:
        """Adds a text to the report, if one is wanted that is no page. A file that cannot be written is a warning."""
        if self.report is not None and self.page is None:
            try:
                with Path(self.report).open("a", encoding="utf-8") as stream:
                    stream.write(text + "\n")
            except OSError as error:
                warnings.warn(f"the report {self.report} was not written: {error.strerror or error}", stacklevel=2)


def _one_of(name: str, value: object, known: tuple[str | None, ...]) -> None:
    if value not in known:
        raise OptionError(f"option '{name}' is one of {', '.join(map(repr, (k for k in known if k)))}, not {value!r}")
