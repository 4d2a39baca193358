"""The report of the back end as a page: an account of each graph, and all that is known of each kernel in it.

A page is written anew, as a whole, whenever a graph was compiled: a process may compile several for one model.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from mirage_ir.api.kernel import Kernel
from mirage_ir.api.report import facts_of
from mirage_ir.api.sized_kernel import SizedKernel
from mirage_ir.atomic import write_files
from mirage_ir.reporting.facts import AccountTable, ProgramFacts, ReportFacts, SizedFacts
from mirage_ir.reporting.gather import identity
from mirage_ir.reporting.page import page
from mirage_ir.torch.convert.errors import FAILURES
from mirage_ir.torch.graph_report import GraphReport
from mirage_ir.torch.settings import BackendSettings

PARTS = ("island", "operators", "computed by", "estimated, µs", "PyTorch’s own, estimated, µs", "searched, s")
LEFT = ("operator", "node", "line", "why")


@dataclass
class _Page:
    """What a process knows of the graphs that one page is about."""

    accounts: list[AccountTable] = field(default_factory=list[AccountTable])
    programs: dict[object, ProgramFacts | SizedFacts] = field(default_factory=dict[object, ProgramFacts | SizedFacts])


_pages: dict[str, _Page] = {}


def add_to_page(settings: BackendSettings, report: GraphReport, kernels: Sequence[Kernel | SizedKernel]) -> None:
    """Adds a graph and its kernels, in the order of its parts, to the page that the settings ask for, and writes it.

    Whatever fails is a warning.
    """
    if settings.page is None:
        return
    known = _pages.setdefault(os.path.realpath(settings.page), _Page())
    number = sum(account.columns == PARTS for account in known.accounts)
    name = f"graph {number}, {report.kind}"
    known.accounts += _accounts(name, report)
    try:
        taken = [part for parts in report.islands for part in parts if not part.reason]
        for part, kernel in zip(taken, kernels, strict=True):
            computed = [c.program for c in kernel.choices] if isinstance(kernel, SizedKernel) else [kernel.program]
            key = (*map(identity, computed), kernel.machine.name)
            if key not in known.programs:
                known.programs[key] = replace(facts_of(kernel), name=f"{name}: {' '.join(part.operators)}")
    except FAILURES as error:
        warnings.warn(f"the report has not all kernels: {type(error).__name__}: {error}", stacklevel=2)
    _write(settings.page, known)


def tell(settings: BackendSettings, line: str) -> None:
    """Adds a line about the last graph to the report."""
    settings.write(line)
    _add_line(settings, line)


def _add_line(settings: BackendSettings, line: str) -> None:
    """Adds a line to the account of the last graph, for instance what was measured, and writes the page."""
    known = None if settings.page is None else _pages.get(os.path.realpath(settings.page))
    if settings.page is None or known is None:
        return
    place = max(n for n, account in enumerate(known.accounts) if account.columns == PARTS)
    known.accounts[place] = replace(known.accounts[place], lines=(*known.accounts[place].lines, line))
    _write(settings.page, known)


def _write(path: str, known: _Page) -> None:
    facts = ReportFacts("torch.compile with mirage", tuple(known.programs.values()), tuple(known.accounts))
    try:
        write_files({path: page(facts)})
    except OSError as error:
        warnings.warn(f"the report {path} was not written: {error.strerror or error}", stacklevel=3)


def _accounts(name: str, report: GraphReport) -> list[AccountTable]:
    rows = [
        (
            str(number),
            " ".join(part.operators),
            f"PyTorch: {part.reason}" if part.reason else f"{part.kernels} kernel{'s' * (part.kernels != 1)}",
            f"{part.cost_us:.1f}",
            f"{part.expected_us:.1f}",
            f"{part.seconds:.1f}",
        )
        for number, parts in enumerate(report.islands)
        for part in parts
    ]
    share = (
        f"{len(report.islands)} islands with {report.taken} of {report.computing} operators that compute, and with "
        f"{report.taken_bytes} of the {report.computed_bytes} bytes that these make."
    )
    failed = () if report.failure is None else (f"The graph went to PyTorch as it was: {report.failure}",)
    found = [AccountTable(name, PARTS, tuple(rows), (share, *failed))]
    if report.left:
        left = tuple((n.target, n.name, n.line, n.reason) for n in report.left)
        found.append(AccountTable(f"{name}: left to PyTorch", LEFT, left))
    return found
