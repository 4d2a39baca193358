"""Equality saturation of a program: the best programs that are equal to it, cheapest first."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from mirage_ir import statistics
from mirage_ir.block.cost import least_cost, program_cost
from mirage_ir.budget import Phase
from mirage_ir.check import infer_program
from mirage_ir.clock import time_left
from mirage_ir.decompose import Decomposed
from mirage_ir.errors import ProgramError
from mirage_ir.program import GraphOp, Program, TensorType
from mirage_ir.saturate.contraction.regions import Region, reordered
from mirage_ir.saturate.costs import NodeCost, apart, fused, kernel_times, multiplications
from mirage_ir.saturate.egraph import EGraphError, ENode, Limits, Saturated, saturate, write_node
from mirage_ir.saturate.explain import LawStep, explain
from mirage_ir.saturate.extract import ExtractedGraph, Extractor
from mirage_ir.saturate.laws.combined import joined, with_whole_concats
from mirage_ir.saturate.limits import EXTRACTED, GAIN_OF_SEARCH
from mirage_ir.saturate.stability import FAULT_US, Stability
from mirage_ir.saturate.writer import ProgramWriter
from mirage_ir.target.machines import Machine

GAIN = 0.002
"""By which share an alternative must be cheaper than the source to be one."""
LEAST_SECONDS = 0.1
"""Saturation does not begin when the running clock leaves less."""
EINSUM_ORDER = "einsum.order"
"""The law that the operands of an einsum may be multiplied in any order."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """An equal program with its estimates in microseconds.

    `cost_us` counts every operator as a kernel, `fused_us` puts element-wise operators into the kernels of products;
    `multiplications` are counted exactly; `faults` are the operators that overflow on ordinary inputs.
    """

    program: Decomposed
    cost_us: float
    fused_us: float
    multiplications: int
    faults: int


@dataclass(frozen=True, slots=True)
class Alternatives:
    """The result of a saturation: `source` and, best first, programs that are better by one of the estimates; `others` are the best
    of the rest.

    `limit` names the limit at which saturation ended, None when the laws had nothing left to add; `budget_met` says that this was
    the time that the running clock left; `regions` are the contractions whose order was changed.
    """

    source: Alternative
    found: tuple[Alternative, ...]
    nodes: int
    rounds: int
    seconds: float
    limit: str | None
    regions: tuple[Region, ...]
    others: tuple[Alternative, ...] = ()
    budget_met: bool = False

    @property
    def best(self) -> Alternative | None:
        """The program with the fewest faults and then the least cost, every operator a kernel; None when that is the source."""
        first = next(iter(self.found), None)
        own = self.source
        if first is None or (first.faults, first.cost_us) < (own.faults, own.cost_us):
            return first
        return first if (first.cost_us, first.multiplications) < (own.cost_us, own.multiplications) else None

    def ending(self) -> str:
        """The warning about a saturation whose time was up."""
        when = f"at {self.limit}" if self.nodes else "before it began"
        return f"the budget ended {Phase.SATURATION} {when}: the laws may lead to better programs"

    def worth_searching(self, machine: Machine, gain: float = GAIN_OF_SEARCH) -> tuple[Decomposed, ...]:
        """Programs from which a search may find better kernels than from the source, which it looks at in any case.

        The search knows much of this algebra itself, and fuses element-wise operators. So the estimate with kernels of products
        counts: it must be better by the share `gain` of the least that any program costs.
        """
        least = gain * max(self.source.fused_us, least_cost(machine))
        worthy = [a for a in self.found if a.fused_us < self.source.fused_us - least]
        return tuple(a.program for a in sorted(worthy, key=lambda a: a.fused_us))

    def first(self, count: int) -> tuple[Decomposed, ...]:
        """The best programs beside the source, whether they are better than it or not."""
        return tuple(a.program for a in (*self.found, *self.others)[:count])

    def stable(self) -> tuple[Decomposed, ...]:
        """The programs with fewer faults than the source."""
        return tuple(a.program for a in self.found if a.faults < self.source.faults)


def alternatives(
    source: Decomposed, machine: Machine, *, width: int = EXTRACTED, stabilize: bool = False, limits: Limits | None = None
) -> Alternatives:
    """The best programs equal to `source`, at most `width` by each estimate, none when the source is the best.

    They are claims: each follows from the laws, but whoever uses one verifies it. With `stabilize`, programs in which every exp has
    a bounded argument come first, whatever they cost. When a clock is running (`mirage_ir.clock`), saturation ends in its time, at
    a round's end. Raises `ProgramError` for a program that is not well formed.
    """
    started = time.perf_counter()
    alone = Alternative(source, program_cost(source, machine), 0.0, 0, 0)
    if any(isinstance(node, GraphOp) for node in source.nodes):  # Laws do not reach into kernels.
        return Alternatives(alone, (), 0, 0, 0.0, None, ())
    limits = limits or Limits()
    left = time_left()
    if left < LEAST_SECONDS:
        return Alternatives(alone, (), 0, 0, 0.0, f"{left:.2g} s", (), budget_met=True)
    short = left < 2 * limits.seconds
    if short:
        limits = replace(limits, seconds=round(left / 2, 2))
    equal, regions = _equal_programs(source)
    try:
        saturated = saturate([source, *equal.values()], limits, stabilize=stabilize)
    except EGraphError as error:
        return Alternatives(alone, (), 0, 0, time.perf_counter() - started, str(error), regions)
    found = _Found(saturated, tuple(equal.values()), machine, stabilize, width, limits.seconds)
    better, others = found.ranked()
    seconds = time.perf_counter() - started
    met = saturated.limit or (None if found.complete else f"{limits.time} of extraction")
    late = saturated.limit == limits.time or not found.complete
    return Alternatives(found.own, better, saturated.nodes, saturated.rounds, seconds, met, regions, others, short and late)


def explained(
    source: Decomposed, best: Decomposed, *, stabilize: bool = False, limits: Limits | None = None
) -> tuple[LawStep, ...] | None:
    """How a program that `alternatives` found follows from the one that it was found for, law by law.

    None when no chain was put together, which says nothing about whether there is one. Raises what `alternatives` does.
    """
    equal, _ = _equal_programs(source)
    saturated = saturate([source, *equal.values()], limits or Limits(), stabilize=stabilize, record=True)
    return explain(saturated, tuple(equal.items()), best)


def _equal_programs(source: Decomposed) -> tuple[dict[str, Decomposed], tuple[Region, ...]]:
    """Programs to begin with beside the source, by the laws that make them equal to it; and the contractions put in order."""
    ordered, regions = reordered(source)
    found = {EINSUM_ORDER: ordered, "matmul.columns_side_by_side": joined(source, 0), "matmul.rows_stacked": joined(source, 1)}
    return {name: program for name, program in found.items() if program != source}, regions


def record_saturation(found: Sequence[Alternatives], searched: int) -> None:
    """Counts for `--stats`; `searched` programs are searched beside their sources."""
    statistics.record(
        saturate__nodes=sum(a.nodes for a in found),
        saturate__rounds=max((a.rounds for a in found), default=0),
        saturate__seconds=sum(a.seconds for a in found),
        saturate__found=sum(len(a.found) for a in found),
        saturate__searched=searched,
        saturate__limits=sorted({a.limit for a in found if a.limit is not None}),
        saturate__budget_met=any(a.budget_met for a in found),
    )


class _Found:
    """The programs that extraction makes of an e-graph, which was given the source and programs `equal` to it."""

    def __init__(
        self, saturated: Saturated, equal: Sequence[Program], machine: Machine, stabilize: bool, width: int, seconds: float
    ) -> None:
        self.saturated, self.machine = saturated, machine
        self.width, self.complete = width, True
        times = kernel_times(saturated, machine)
        self.stability = Stability(saturated, stabilize)
        self.fused = fused(times, machine)
        self.own = self._alternative(saturated.source, saturated.members(saturated.source))
        position = {node: i for members in saturated.classes.values() for i, node in enumerate(members)}
        self.known = [{c: position[node] for c, node in saturated.members(p).items()} for p in (saturated.source, *equal)]
        self.found: dict[Decomposed, Alternative] = {}
        self.asked: list[dict[int, list[float]]] = []
        for cost, stored in ((self.fused, False), (apart(times, machine), True)):
            self._extract(cost, stored, seconds / 2)

    def ranked(self) -> tuple[tuple[Alternative, ...], tuple[Alternative, ...]]:
        """Programs better than the source by one of the estimates, and others that overflow no more than it, each by faults, then
        by cost. Of programs that are alike, one is kept."""
        own = self.own
        different: list[Alternative] = []
        for one in sorted(self.found.values(), key=lambda a: (a.faults, a.cost_us, a.fused_us, a.multiplications)):
            if one.faults <= own.faults and not any(_alike(one, other) for other in different):
                different.append(one)
        better = tuple(a for a in different if a.faults < own.faults or _cheaper(a, own))
        return better, tuple(a for a in different if a not in better)

    def _extract(self, cost: NodeCost, stored: bool, seconds: float) -> None:
        classes, types = self.saturated.classes, self.saturated.types
        operands = {c: [n.operands for n in members] for c, members in classes.items()}
        costs = {
            c: [cost(n, [types[o] for o in n.operands], types[c]) + FAULT_US * self.stability.faulty(n, c, stored) for n in members]
            for c, members in classes.items()
        }
        if costs in self.asked:
            return
        self.asked.append(costs)
        extractor = Extractor(operands, costs, self.width, seconds)
        graphs = extractor.graphs(self.saturated.outputs, self.known)
        self.complete &= extractor.complete
        for graph in graphs:
            written = self._written(extractor, graph)
            if written is not None and written != self.saturated.source:
                members = {c: classes[c][i] for c, i in graph.choice.items()}
                self.found.setdefault(written, self._alternative(written, members))

    def _alternative(self, program: Decomposed, members: Mapping[int, ENode]) -> Alternative:
        """A program with its estimates; `members` are what it has for the classes it needs."""
        types = self.saturated.types
        chosen = [(c, n, [types[o] for o in n.operands]) for c, n in members.items()]
        return Alternative(
            program,
            program_cost(program, self.machine),
            sum(self.fused(n, operands, types[c]) for c, n, operands in chosen),
            sum(multiplications(n, operands, types[c]) for c, n, operands in chosen),
            sum(self.stability.faulty(n, c, True) for c, n, _ in chosen),
        )

    def _written(self, extractor: Extractor, graph: ExtractedGraph) -> Decomposed | None:
        """The program of a graph; None when it has a constant that no program can hold."""
        saturated = self.saturated
        writer = ProgramWriter(saturated.source)
        values: dict[int, int] = {}

        def write(c: int) -> int:
            if c not in values:
                node = saturated.classes[c][graph.choice[c] if c in graph.choice else extractor.given[c]]
                values[c] = write_node(writer, node, [write(o) for o in node.operands])
            return values[c]

        try:
            program = with_whole_concats(writer.program([write(c) for c in saturated.outputs]))
        except ProgramError:
            return None
        return program if self._types(program) == self._types(saturated.source) else None

    @staticmethod
    def _types(program: Program) -> list[TensorType]:
        types = infer_program(program)
        return [types[v] for v in program.outputs]


def _cheaper(one: Alternative, other: Alternative) -> bool:
    """Whether one program is better than another by one of the estimates, or takes fewer multiplications in the same time."""
    if one.fused_us < other.fused_us * (1 - GAIN) or one.cost_us < other.cost_us * (1 - GAIN):
        return True
    return one.multiplications < other.multiplications and one.cost_us <= other.cost_us and one.fused_us <= other.fused_us


def _alike(one: Alternative, other: Alternative) -> bool:
    """Whether two programs are the same but for details: each of their estimates is."""
    pairs = (one.cost_us, other.cost_us), (one.fused_us, other.fused_us), (one.multiplications, other.multiplications)
    return one.faults == other.faults and all(abs(x - y) <= GAIN * max(x, y) for x, y in pairs)
