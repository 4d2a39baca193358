"""The record of what the back end took of a graph and what not."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field


@dataclass(frozen=True)
class LeftNode:
    """A computing node that PyTorch computes, and why."""

    name: str
    target: str
    line: str
    reason: str


@dataclass(frozen=True)
class PartReport:
    """A kernel, or a part that PyTorch computes for the `reason`; times in µs are estimates, `seconds` were searched."""

    operators: tuple[str, ...]
    kernels: int
    cost_us: float
    expected_us: float
    reason: str
    seconds: float


@dataclass
class GraphReport:
    """What was taken of one graph. `computing` and `taken` count nodes that are no views, `bytes` of what they make."""

    kind: str
    computing: int = 0
    taken: int = 0
    computed_bytes: int = 0
    taken_bytes: int = 0
    islands: list[list[PartReport]] = field(default_factory=list[list[PartReport]])
    left: list[LeftNode] = field(default_factory=list[LeftNode])
    failure: str | None = None

    def __str__(self) -> str:
        share = f"{self.taken} of {self.computing} operators that compute, {self.taken_bytes} of {self.computed_bytes} bytes"
        lines = [f"{self.kind} graph: {len(self.islands)} islands with {share}"]
        if self.failure is not None:
            lines.append(f"  the graph went to PyTorch as it was: {self.failure}")
        for number, parts in enumerate(self.islands):
            lines.append(f"  island {number}")
            for p in parts:
                who = f"{p.kernels} kernel{'s' * (p.kernels != 1)}" if not p.reason else f"PyTorch: {p.reason}"
                times = f"{p.cost_us:.1f} µs, PyTorch's own {p.expected_us:.1f} µs (estimates); searched {p.seconds:.1f} s"
                lines.append(f"    {' '.join(p.operators)}: {who}; {times}")
        lines += [f"  left: {n.target} ('{n.name}'{', ' + n.line if n.line else ''}): {n.reason}" for n in self.left]
        return "\n".join(lines)


_listening: ContextVar[list[GraphReport] | None] = ContextVar("reports", default=None)


@contextmanager
def recording() -> Generator[list[GraphReport]]:
    """Collects the reports of all graphs that are compiled meanwhile."""
    reports: list[GraphReport] = []
    token = _listening.set(reports)
    try:
        yield reports
    finally:
        _listening.reset(token)


def reports_wanted() -> bool:
    """Whether the reports of graphs are collected now."""
    return _listening.get() is not None


def keep_report(report: GraphReport) -> None:
    """Adds a report to those that are collected, if any are."""
    reports = _listening.get()
    if reports is not None:
        reports.append(report)
