"""What becomes of an island: its parts are searched one by one, and each is a kernel's or PyTorch's."""

from __future__ import annotations

import time
from collections.abc import Hashable, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace

import torch
from torch.fx import Node

from mirage_ir.api.kernel import Kernel
from mirage_ir.cache.results import Cache
from mirage_ir.check import infer_program
from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.ops import VIEWS, operator
from mirage_ir.ops.library import ATTENTION_BACKENDS
from mirage_ir.pipeline.superoptimize import Result, superoptimize
from mirage_ir.program import Apply, DType, Program, numbered, results
from mirage_ir.search.plan.parts import LARGEST_UNCUT, Part, cut, size_of
from mirage_ir.search.run.control import Control
from mirage_ir.search.space import Space
from mirage_ir.target.machines import Machine
from mirage_ir.torch.convert.entering import in_order
from mirage_ir.torch.convert.errors import FAILURES, IslandRefused, NotConverted
from mirage_ir.torch.convert.products import ATTENTION
from mirage_ir.torch.convert.reader import TorchReader, is_cast, is_part, overload_of
from mirage_ir.torch.convert.writer import Outside
from mirage_ir.torch.estimate import ExpectedCosts
from mirage_ir.torch.islands import TorchIsland
from mirage_ir.torch.settings import BackendSettings

GAIN = 0.99
"""Share of the expected time of PyTorch's own kernels that a kernel may take at most. A choice: estimates err by more."""
ALIKE_GAIN = 0.8
"""The same where PyTorch has one kernel, too: of a library for attention, or Inductor's for what has no products. On an H200, ours
for attention to 197 tokens took 14.6 µs where 9.3 were estimated, and norms took as long as Inductor's."""


@dataclass(frozen=True)
class PartChoice:
    """A part of an island's program: who computes it, and what that is estimated to take, in µs.

    `kernel` is None when PyTorch computes it, for the `reason`. `nodes` are the nodes of which it computes something, `values` what
    it computes of the island's program.
    """

    part: Part
    nodes: tuple[Node, ...]
    values: frozenset[int]
    kernel: Kernel | None
    expected_us: float
    cost_us: float
    reason: str
    seconds: float


@dataclass(frozen=True)
class IslandChoice:
    """An island with its program, whose inputs are `inputs` and whose outputs are those of the island, and its parts in order."""

    island: TorchIsland
    program: Program
    inputs: tuple[Outside, ...]
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


_Found = tuple[Result | None, str, float]


@dataclass
class Chooser:
    """Searches the parts of islands; equal parts once."""

    settings: BackendSettings
    machine: Machine
    cache: Cache | None
    known: dict[Hashable, _Found] = field(default_factory=dict[Hashable, "_Found"])

    def choose(self, island: TorchIsland, name: str) -> IslandChoice:
        """Who computes each part of an island. Raises `MirageError` when the island has no program."""
        reader = _read(island)
        numbers = [reader.values[n].number for n in island.outputs]
        program, inputs, kept = in_order(*reader.writer.program(name, numbers))
        owners = [reader.writer.owners[number] for number in kept]
        wide = _kept_wide(reader)
        whole = decompose(program)
        owner = dict(enumerate(owners, len(program.inputs)))
        causal = {v for v, outside in enumerate(inputs) if outside.causal}
        expected = ExpectedCosts(program, self.machine, lambda v: _backend(owner[v]), causal)
        inner = {v for v, number in enumerate(kept, len(program.inputs)) if number in wide}
        ways = (_cut(whole, self.machine, *sizes) for sizes in self.settings.search.cuts)
        whole_ways = [w for w in dict.fromkeys(ways) if not any(v in inner for p in w for v in (*p.inputs, *p.outputs))]
        if not whole_ways:
            reason = "a cut of its island would round what PyTorch keeps in f32"
            raise IslandRefused({n: reason for n in island.nodes if is_cast(n, torch.float32)})
        tried: list[tuple[PartChoice, ...]] = []
        refused: dict[Node, str] = {}
        for parts in whole_ways:
            try:
                made = tuple(self._part(program, p, owner, inner, expected) for p in parts)
                tried.append(paying(made, expected) if self.settings.keep == "paying" else made)
            except IslandRefused as error:
                refused.update(error.reasons)
        if not tried:
            raise IslandRefused(refused)
        return IslandChoice(island, program, inputs, min(tried, key=lambda parts: _total(parts, expected)))

    def _part(
        self, program: Program, part: Part, owner: Mapping[int, Node], inner: Set[int], expected: ExpectedCosts
    ) -> PartChoice:
        values = _values(program, part)
        computed = values[len(part.program.inputs) :]
        nodes, every = tuple(dict.fromkeys(owner[v] for v in computed)), frozenset(computed)
        alone = expected.of(owner.keys() - every)
        if all(isinstance(n, Apply) and n.op in VIEWS for n in part.program.nodes):
            return PartChoice(part, nodes, every, None, alone, 0.0, "it only moves entries", 0.0)
        found, reason, seconds = self._searched(part)
        if found is None:
            return PartChoice(part, nodes, every, None, alone, alone, reason, seconds)
        candidate = found.candidates[0]
        cost = candidate.cost_us
        if not inner.isdisjoint(values) and _rounds(candidate.program):
            reason = "its kernels would round what PyTorch keeps in f32"
            raise IslandRefused({n: reason for n in _casts_before([owner[v] for v in values if v in inner])})
        if self.settings.keep == "paying" and candidate.program.nodes == part.program.nodes:
            return PartChoice(part, nodes, every, None, alone, cost, "no better program was found", seconds)
        kernel = Kernel(candidate, part.program, self.machine, None if self.cache is None else self.cache.texts, found)
        return PartChoice(part, nodes, every, kernel, alone, cost, "", seconds)

    def _searched(self, part: Part) -> _Found:
        """The best candidate for a part, or why there is none."""
        if part.key not in self.known:
            started = time.perf_counter()
            self.known[part.key] = *self._search(part), time.perf_counter() - started
        return self.known[part.key]

    def _search(self, part: Part) -> tuple[Result | None, str]:
        space = Space.of({**self.settings.search.limits, "top": 1})
        control = Control(self.settings.seconds, progress=False, warn=lambda message: None)
        try:
            found = superoptimize(part.program, space, self.machine, control=control, cache=self.cache)
        except FAILURES as error:
            return None, f"the search failed: {type(error).__name__}: {error}"
        best = found.candidates[0]
        if best.accuracy is not None and best.accuracy.rank:
            return None, f"it overflows where PyTorch does not ({', '.join(best.accuracy.overflows)})"
        return found, ""


def _read(island: TorchIsland) -> TorchReader:
    """The island's nodes as values of a program. Raises `IslandRefused`."""
    reader = TorchReader()
    refused: dict[Node, str] = {}
    for node in island.nodes:
        try:
            reader.read(node)
        except NotConverted as error:
            refused[node.all_input_nodes[0] if is_part(node) else node] = str(error)
    refused.update((n, "others read it in f32, and a program has 16 bits there") for n in island.outputs if n in reader.widened)
    if refused:
        raise IslandRefused(refused)
    return reader


def _kept_wide(reader: TorchReader) -> set[int]:
    """The values that PyTorch has in f32 and the program, if it stores them, in 16 bits; not those that are only cast to these."""
    made = {number for number, owner in reader.writer.owners.items() if owner in reader.widened}
    last = {
        reader.values[n].number for n in reader.widened if n.users and all(is_cast(u) and u not in reader.widened for u in n.users)
    }
    return made - last


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


def _rounds(program: Program) -> bool:
    """Whether a program stores 16-bit values between its kernels that are no products of two tensors."""
    types, first = infer_program(program), len(program.inputs)
    for value, node in numbered(first, program.nodes):
        if isinstance(node, Apply) and (node.op in VIEWS or operator(node.op).product):
            continue
        made = range(value, value + results(node))
        if any(types[v].dtype is not DType.f32 and v not in program.outputs for v in made):
            return True
    return False


def _cut(program: Decomposed, machine: Machine, uncut: int, most: int) -> tuple[Part, ...]:
    """The parts of a program; larger ones where it cannot be cut as small."""
    parts = cut(program, machine, uncut, most)
    while len(parts) == 1 and size_of(program) > uncut and most < LARGEST_UNCUT:
        uncut, most = uncut + 3, uncut
        parts = cut(program, machine, uncut, most)
    return parts


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


def _asked(part: PartChoice, expected: ExpectedCosts) -> float:
    """What PyTorch's own kernels must take at least, in µs, for the kernel of a part to be taken."""
    products = any(isinstance(n, Apply) and operator(n.op).product for n in part.part.program.nodes)
    return part.cost_us / (GAIN if products and not expected.attends(part.values) else ALIKE_GAIN)


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


def _values(program: Program, part: Part) -> list[int]:
    """For each value of a part the value of the whole program."""
    first = len(program.inputs)
    number = {node: first + i for i, node in enumerate(program.nodes)}
    values = list(part.inputs)
    for node in part.program.nodes:
        assert isinstance(node, Apply)
        values.append(number[Apply(node.op, tuple(values[v] for v in node.operands), node.attrs)])
    return values


def choose_islands(grown: Sequence[TorchIsland], chooser: Chooser, first: int) -> tuple[list[IslandChoice], dict[Node, str]]:
    """A choice for each island, and the nodes that no kernel computes, each with the reason."""
    chosen: list[IslandChoice] = []
    left: dict[Node, str] = {}
    for number, island in enumerate(grown, first):
        try:
            choice = chooser.choose(island, f"island{number}")
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
