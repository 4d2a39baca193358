"""What becomes of an island: its parts are searched one by one, and each is a kernel's or PyTorch's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import torch
from torch.fx import Node

from mirage_ir.api.kernel import Kernel
from mirage_ir.api.sized_kernel import SizedKernel
from mirage_ir.cache.results import Cache
from mirage_ir.check import infer_program
from mirage_ir.ops import VIEWS, Kind, operator
from mirage_ir.ops.library import ATTENTION_BACKENDS, LIBRARY
from mirage_ir.pipeline.candidate import Candidate
from mirage_ir.pipeline.sized import SizedResult
from mirage_ir.program import Apply, DType, Program, numbered, results
from mirage_ir.runtime.background import BackgroundCall
from mirage_ir.search.plan.parts import Part
from mirage_ir.sized.extent import SymbolSizes
from mirage_ir.sized.family import SizedProgram
from mirage_ir.target.machines import Machine
from mirage_ir.torch.convert.errors import FAILURES, IslandRefused
from mirage_ir.torch.convert.products import ATTENTION
from mirage_ir.torch.convert.reader import is_cast, overload_of
from mirage_ir.torch.convert.sizes import DynamoSizes
from mirage_ir.torch.estimate import ExpectedCosts
from mirage_ir.torch.island_program import IslandProgram, read_island, whole_values
from mirage_ir.torch.islands import TorchIsland
from mirage_ir.torch.measured_parts import PartMeasuring
from mirage_ir.torch.part_search import PartSearch, SearchedParts, SearchesBeside
from mirage_ir.torch.settings import BackendSettings

GAIN = 0.99
"""Share of the expected time of PyTorch's own kernels that a kernel may take at most. A choice: estimates err by more."""
ALIKE_GAIN = 0.8
"""The same where PyTorch has one kernel, too: of a library for attention, or Inductor's for what has no products. On an H200, ours
for attention to 197 tokens took 14.6 µs where 9.3 were estimated, and norms took as long as Inductor's."""
MEASURED_GAIN = 0.97
"""The same of kernels that were measured beside those of libraries. Of large products, whose power a GPU limits, medians of one
program differ by 2%."""
SWEEP_GAIN = 0.9
"""The same where nothing is summed, of which estimates err less: gelu of 1024 × 3072 numbers took 0.84 of Inductor's time there."""


@dataclass(frozen=True)
class PartChoice:
    """A part of an island's program: who computes it, and what that is estimated to take, in µs.

    `kernel` is None when PyTorch computes it, for the `reason`. `nodes` are the nodes of which it computes something, `values` what
    it computes of the island's program. `every_us` are the costs of the kernel at each of the sizes that are looked at; `cost_us`
    is the first of them, and `expected_us` what PyTorch's own kernels take there.
    """

    part: Part
    nodes: tuple[Node, ...]
    values: frozenset[int]
    kernel: Kernel | SizedKernel | None
    expected_us: float
    cost_us: float
    reason: str
    seconds: float
    every_us: tuple[float, ...] = ()
    launches: int = 0

    def at(self, place: int) -> PartChoice:
        """The part with the cost that it has at the sizes of that place."""
        return replace(self, cost_us=self.every_us[place]) if self.every_us else self


@dataclass(frozen=True)
class IslandChoice:
    """An island with its program, whose outputs are those of the island, and its parts in order."""

    island: TorchIsland
    read: IslandProgram
    parts: tuple[PartChoice, ...]

    @property
    def taken(self) -> bool:
        """Whether a kernel computes any of it."""
        return any(p.kernel is not None for p in self.parts)

    def left(self) -> dict[Node, str]:
        """The computing nodes of which no kernel computes anything, and attention that would be torn apart, with the reason."""
        taken = {n for p in self.parts if p.kernel is not None for n in p.nodes}
        found: dict[Node, str] = {}
        for p in self.parts:
            if p.kernel is None:
                found.update((n, p.reason) for n in p.nodes if n not in taken or overload_of(n) in ATTENTION)
        return found


@dataclass
class Chooser:
    """Chooses who computes the parts of islands; equal parts are searched once.

    `by_size`: the graph will run with kernels at those sizes alone at which it is measured to be faster with them. `waiting`,
    `measuring`, `beside`: as of `PartSearch`.
    """

    settings: BackendSettings
    machine: Machine
    cache: Cache | None
    known: SearchedParts = field(default_factory=SearchedParts)
    by_size: bool = False
    waiting: list[BackgroundCall] | None = None
    measuring: PartMeasuring | None = None
    beside: SearchesBeside | None = None

    def choose(self, island: TorchIsland, name: str, sizes: DynamoSizes) -> IslandChoice:
        """Who computes each part of an island of a graph with these sizes. Raises `MirageError` when the island has no program."""
        read = read_island(island, name, sizes)
        owner, looked = read.owner, read.looked
        programs = [read.at(at) for at in looked]
        causal = {v for v, outside in enumerate(read.inputs) if outside.causal}
        expected = [ExpectedCosts(p, self.machine, lambda v: _backend(owner[v]), causal) for p in programs]
        search = PartSearch(self.settings, self.machine, self.cache, self.known, self.waiting, self.measuring, self.beside)
        ways = dict.fromkeys(search.ways(programs[0]))
        whole_ways = [w for w in ways if not any(v in read.wide for p in w for v in (*p.inputs, *p.outputs))]
        if not whole_ways:
            reason = "a cut of its island would round what PyTorch keeps in f32"
            raise IslandRefused({n: reason for n in island.nodes if is_cast(n, torch.float32)})
        if read.sized is None:
            every = (part for parts in whole_ways for part in parts if not _only_moves(part))
            search.begin([(p, expected[0].of(read.owner.keys() - {*_computed(programs[0], p)})) for p in every])
        tried: list[tuple[PartChoice, ...]] = []
        refused: dict[Node, str] = {}
        for parts in whole_ways:
            try:
                made = tuple(self._part(search, read, programs[0], p, expected[0]) for p in parts)
                if self.settings.keep == "paying":
                    made = (paying_somewhere if self.by_size else paying_everywhere)(made, looked, expected)
                tried.append(made)
            except IslandRefused as error:
                refused.update(error.reasons)
        if not tried:
            raise IslandRefused(refused)
        return IslandChoice(island, read, min(tried, key=lambda parts: _share(parts, expected, self.by_size)))

    def _part(self, search: PartSearch, read: IslandProgram, program: Program, part: Part, expected: ExpectedCosts) -> PartChoice:
        values, computed = whole_values(program, part), _computed(program, part)
        nodes, every = tuple(dict.fromkeys(read.owner[v] for v in computed)), frozenset(computed)
        alone = expected.of(read.owner.keys() - every)
        whole = read.whole_part(part)
        left = PartChoice(whole, nodes, every, None, alone, alone, "", 0.0)
        if _only_moves(part):
            return replace(left, cost_us=0.0, reason="it only moves entries")
        texts = None if self.cache is None else self.cache.texts
        source = None if read.sized is None else SizedProgram.of(whole.program)
        if source is None or not source.symbols:
            found = search.fixed(part, alone)
            candidate = found.result
            if not isinstance(candidate, Candidate):
                return replace(left, reason=found.reason, seconds=found.seconds)
            kernel = Kernel(candidate, part.program, self.machine, texts, found.search)
            us = candidate.cost_us if found.us is None else found.us
            costs, made, written = (us,) * len(read.looked), [candidate.program], [part.program]
        else:
            names = {symbol.name: f"n{i}" for i, symbol in enumerate(source.symbols)}
            found = search.sized(source.renamed(names))
            if not isinstance(found.result, SizedResult):
                return replace(left, reason=found.reason, seconds=found.seconds)
            kernel = SizedKernel(found.result, self.machine, texts)
            at = [{ours: sizes[theirs] for theirs, ours in names.items()} for sizes in read.looked]
            costs, made = tuple(kernel.cost_us(**sizes) for sizes in at), [kernel.at(**sizes) for sizes in at]
            written = [kernel.result.source.at(sizes) for sizes in at]
        left = replace(left, cost_us=costs[0], every_us=costs, seconds=found.seconds)
        if not read.wide.isdisjoint(values) and any(map(rounds_between, made)):
            reason = "its kernels would round what PyTorch keeps in f32"
            raise IslandRefused({n: reason for n in _casts_before([read.owner[v] for v in values if v in read.wide])})
        if self.settings.keep == "paying" and all(m.nodes == w.nodes for m, w in zip(made, written, strict=True)):
            return replace(left, reason="no better program was found")
        return replace(left, kernel=kernel, launches=made[0].kernels)


def _only_moves(part: Part) -> bool:
    """Whether a part computes nothing."""
    return all(isinstance(n, Apply) and n.op in VIEWS for n in part.program.nodes)


def _computed(program: Program, part: Part) -> list[int]:
    """The values of a program that a part computes."""
    return whole_values(program, part)[len(part.program.inputs) :]


def _casts_before(nodes: Sequence[Node]) -> list[Node]:
    """The casts to f32 from which nodes compute, with only such nodes between."""
    found: dict[Node, None] = {}
    waiting, seen = list(nodes), set(nodes)
    while waiting:
        node = waiting.pop()
        if is_cast(node, torch.float32):
            found[node] = None
            continue
        fresh = [n for n in node.all_input_nodes if n not in seen and n.op == "call_function" and _is_f32(n)]
        waiting += fresh
        seen.update(fresh)
    return list(found)


def _is_f32(node: Node) -> bool:
    made = node.meta.get("val")
    return any(
        isinstance(x, torch.Tensor) and x.dtype is torch.float32 for x in (made if isinstance(made, tuple | list) else [made])
    )


def rounds_between(program: Program) -> bool:
    """Whether a program stores 16-bit values between its kernels that are no products, a library's among them."""
    types, first = infer_program(program), len(program.inputs)
    for value, node in numbered(first, program.nodes):
        if isinstance(node, Apply) and (node.op in VIEWS or _multiplies(node.op)):
            continue
        made = range(value, value + results(node))
        if any(types[v].dtype is not DType.f32 and v not in program.outputs for v in made):
            return True
    return False


def _multiplies(op: str) -> bool:
    """Whether a pre-defined operator is a product, or a kernel of a library that computes one."""
    return LIBRARY[op].products > 0 if op in LIBRARY else operator(op).product


def paying(parts: Sequence[PartChoice], expected: ExpectedCosts) -> tuple[PartChoice, ...]:
    """The parts without the kernels that PyTorch's own are expected to be as fast as, given all others."""
    chosen = tuple(parts)
    while True:
        best = _total(chosen, expected)
        fewer = [(_total(_without(chosen, i, ""), expected), i) for i, p in enumerate(chosen) if p.kernel is not None]
        total, i = min(fewer, default=(best, -1))
        if total >= best:
            break
        instead = total - best + _asked(chosen[i], expected)
        reason = f"a kernel would take {chosen[i].cost_us:.1f} µs, and PyTorch's own {instead:.1f} µs"
        chosen = _without(chosen, i, reason)
    alone = expected.of()
    if best > alone:
        reason = f"its island would take {best:.1f} µs, and PyTorch's own kernels {alone:.1f} µs"
        for i, p in enumerate(chosen):
            chosen = chosen if p.kernel is None else _without(chosen, i, reason)
    return chosen


def paying_everywhere(
    parts: Sequence[PartChoice], looked: Sequence[SymbolSizes], expected: Sequence[ExpectedCosts]
) -> tuple[PartChoice, ...]:
    """The parts with those kernels that pay at all sizes that are looked at, each of which has its `expected` costs."""
    chosen, before = tuple(parts), -1
    while before != (before := sum(p.kernel is not None for p in chosen)):
        for place, (sizes, costs) in enumerate(zip(looked, expected, strict=True)):
            where = f" at {', '.join(f'{name} = {size}' for name, size in sizes.items())}" if sizes else ""
            paid = paying([p.at(place) for p in chosen], costs)
            chosen = tuple(
                replace(p, kernel=None, reason=after.reason + where) if p.kernel is not None and after.kernel is None else p
                for p, after in zip(chosen, paid, strict=True)
            )
    return chosen


def paying_somewhere(
    parts: Sequence[PartChoice], looked: Sequence[SymbolSizes], expected: Sequence[ExpectedCosts]
) -> tuple[PartChoice, ...]:
    """The parts with the kernels that save the most, over all sizes that are looked at, where they run at those alone at which they
    pay together."""
    tried = [paying_everywhere(parts, looked, expected)]
    for place, (sizes, costs) in enumerate(zip(looked, expected, strict=True)):
        where = f" at {', '.join(f'{name} = {size}' for name, size in sizes.items())}" if sizes else ""
        paid = paying([p.at(place) for p in parts], costs)
        tried.append(
            tuple(
                replace(p, kernel=None, reason=after.reason + where) if p.kernel is not None and after.kernel is None else p
                for p, after in zip(parts, paid, strict=True)
            )
        )
    return min(tried, key=lambda made: _share(made, expected, by_size=True))


def _share(parts: Sequence[PartChoice], expected: Sequence[ExpectedCosts], by_size: bool) -> float:
    """What an island is expected to take of the time of PyTorch's own kernels, over all sizes that are looked at; `by_size`: where
    PyTorch's own run at sizes at which they are faster."""
    each = (_total([p.at(n) for p in parts], costs) / max(costs.of(), 1e-9) for n, costs in enumerate(expected))
    return sum(min(share, 1.0) if by_size else share for share in each)


def _asked(part: PartChoice, expected: ExpectedCosts) -> float:
    """What PyTorch's own kernels must take at least, in µs, for the kernel of a part to be taken."""
    rows = [operator(n.op) for n in part.part.program.nodes if isinstance(n, Apply)]
    if any(row.product for row in rows):
        measured = isinstance(part.kernel, Kernel) and part.kernel.measured_us is not None
        return part.cost_us / (ALIKE_GAIN if expected.attends(part.values) else MEASURED_GAIN if measured else GAIN)
    return part.cost_us / (ALIKE_GAIN if any(row.kind is Kind.REDUCTION for row in rows) else SWEEP_GAIN)


def _without(parts: Sequence[PartChoice], place: int, reason: str) -> tuple[PartChoice, ...]:
    """The parts with PyTorch's own kernels for one of them."""
    return tuple(replace(p, kernel=None, reason=reason) if i == place else p for i, p in enumerate(parts))


def _total(parts: Sequence[PartChoice], expected: ExpectedCosts) -> float:
    """What an island is expected to take, in µs: PyTorch's own kernels, and those taken, which must gain something."""
    left = frozenset[int]().union(*(p.values for p in parts if p.kernel is None))
    taken = [p for p in parts if p.kernel is not None]
    return sum(_asked(p, expected) for p in taken) + expected.of(frozenset[int]().union(*(p.values for p in taken)) - left)


def _backend(node: Node) -> str | None:
    """The kernels by which PyTorch computes attention, "" where they are not known; None for other operators."""
    name = overload_of(node)
    if name not in ATTENTION:
        return None
    return next((b for b in ATTENTION_BACKENDS if name == f"aten._scaled_dot_product_{b}_attention.default"), "")


def choose_islands(
    grown: Sequence[TorchIsland], chooser: Chooser, sizes: DynamoSizes
) -> tuple[list[IslandChoice], dict[Node, str]]:
    """A choice for each island of a graph with these sizes, and the nodes that no kernel computes, each with the reason."""
    chosen: list[IslandChoice] = []
    left: dict[Node, str] = {}
    for number, island in enumerate(grown):
        try:
            choice = chooser.choose(island, f"island{number}", sizes)
        except IslandRefused as error:
            left.update(error.reasons)
            continue
        except FAILURES as error:
            left.update(dict.fromkeys(island.computing, f"its island has no program: {type(error).__name__}: {error}"))
            continue
        chosen.append(choice)
        left.update(choice.left())
        left.update({n: "no kernel computes any of its island" for n in island.computing if not choice.taken and n not in left})
    return chosen, left
