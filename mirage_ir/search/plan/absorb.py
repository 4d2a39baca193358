"""Small kernels computed again by those who read them: one launch less.

What combines the partial results of a split reduction reads little and computes little. Each block of a kernel that reads the
result may as well read the partial results that it needs, and combine these itself.

Before: s[1,b] = kernel(p[g,1,b]), which is Σ_g p[g,1,b] and all that follows; z = kernel(x[a,b], s[1,b]). After: z =
kernel(x[a,b], p[g,b]), each block with its own part of s.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import product
from math import inf, prod

from mirage_ir.block.cost import graph_work, program_cost
from mirage_ir.block.rows import placed_types
from mirage_ir.check import MAX_GRID_RANK, check_graph, check_graph_results, infer_program
from mirage_ir.clock import ENDLESS, Clock, TimeUp, now
from mirage_ir.decompose import Decomposed
from mirage_ir.errors import ProgramError
from mirage_ir.ops import RESHAPE, TRANSPOSE, VIEWS, Kind, operator
from mirage_ir.program import (
    NEW_DIM,
    REPLICATE,
    Apply,
    BodyNode,
    GraphOp,
    Load,
    Node,
    Shape,
    Store,
    TensorType,
    make_attrs,
    numbered,
    rename_values,
    results,
)
from mirage_ir.target.cost import kernel_cost
from mirage_ir.target.machines import Machine

TILES = (1, 4, 16, 64, 256, 1024)
"""Extents of tiles that are tried along a dimension, beside all of it. A choice."""
LEAST_TILE, LARGEST_TILE = 512, 8192
"""Entries of a tile that a kernel without a loop stores, in the grids that are tried. A choice."""


class Absorber:
    """Gives programs with absorbed kernels, for at most `seconds` in all (None: for as long as it takes)."""

    def __init__(self, machine: Machine, seconds: float | None) -> None:
        self._machine, self._left = machine, seconds

    def absorb(self, program: Decomposed) -> Decomposed | None:
        """`with_absorbed_kernels` in the time that is left."""
        began = now()
        found = with_absorbed_kernels(program, self._machine, Clock(self._left))
        if self._left is not None:
            self._left = max(0.0, self._left - (now() - began))
        return found


def with_absorbed_kernels(program: Decomposed, machine: Machine, clock: Clock = ENDLESS) -> Decomposed | None:
    """The program with small kernels computed again by their readers, one after the other, wherever that costs less; None where it
    never does. When time is up, those that are left stay."""
    found, cost = program, program_cost(program, machine)
    with suppress(TimeUp):
        while (better := _cheapest(found, cost, machine, clock)) is not None:
            found, cost = better
    return None if found is program else found


def _cheapest(program: Decomposed, cost: float, machine: Machine, clock: Clock) -> tuple[Decomposed, float] | None:
    """The cheapest program with one kernel less, if it costs less than `cost` µs."""
    best: tuple[Decomposed, float] | None = None
    for position, node in enumerate(program.nodes):
        if isinstance(node, GraphOp) and _is_plain(node):
            try:
                absorption = _Absorption(program, position, node)
                merged = _in_best_grids(absorption.program(), absorption.readers, machine, clock)
                us = program_cost(merged, machine)
            except (ProgramError, _Apart):
                continue
            if us < (cost if best is None else best[1]):
                best = merged, us
    return best


def _is_plain(graph: GraphOp) -> bool:
    """Whether a graph has no loop, and operators that leave dimensions where they are, counted from the last."""
    return graph.loops == (1,) and all(
        isinstance(node, Store)
        or (isinstance(node, Load) and node.tile is None)
        or (isinstance(node, Apply) and operator(node.op).kind in (Kind.ELEMENTWISE, Kind.REDUCTION))
        for node in graph.body
    )


def _in_best_grids(program: Decomposed, positions: Sequence[int], machine: Machine, clock: Clock) -> Decomposed:
    """The program with those of its kernels that have no loop in the grids that cost the least."""
    types, nodes, places = placed_types(program), list(program.nodes), dict[int, int]()
    for position, (first, _) in enumerate(numbered(len(program.inputs), program.nodes)):
        places[position] = first
    for position in positions:
        graph = nodes[position]
        if isinstance(graph, GraphOp) and _is_plain(graph):
            inner = [types[v] for v in graph.operands]
            outer = types[places[position] : places[position] + len(graph.stores)]
            costs: dict[GraphOp, float] = {}
            for g in _in_grids(graph, inner, outer):
                clock.check()
                costs[g] = _cost(g, inner, outer, machine)
            nodes[position] = min(costs, key=lambda g: costs[g])
    return Decomposed(replace(program, nodes=tuple(nodes)))


def _cost(graph: GraphOp, inner: Sequence[TensorType], outer: Sequence[TensorType], machine: Machine) -> float:
    """Microseconds of a kernel; infinite where its tiles fit no multiprocessor."""
    try:
        return float(kernel_cost(graph_work(graph, inner, outer), machine))
    except ProgramError:
        return inf


def _in_grids(graph: GraphOp, inner: Sequence[TensorType], outer: Sequence[TensorType]) -> Iterator[GraphOp]:
    """A kernel without a loop, and the same in other grids. All its values have their dimensions in the same places, counted from
    the last."""
    yield graph
    shape = outer[0].shape
    if any(t.shape != shape for t in outer) or any(NEW_DIM in store.omap for store in graph.stores):
        return
    apart = [replace(n, imap=(REPLICATE,), fmap=REPLICATE) if isinstance(n, Load) else n for n in graph.body]
    undivided = [replace(n, omap=(REPLICATE,)) if isinstance(n, Store) else n for n in apart]
    summed, stored = _uses(graph, check_graph(replace(graph, grid=(1,), body=tuple(undivided)), inner, memory=False))
    both = set[int]().union(*(summed[v] & stored[v] for v, node in numbered(len(inner), graph.body) if isinstance(node, Load)))
    places = [d for d, extent in enumerate(shape) if extent > 1 and len(shape) - d not in both]
    tiles = [[t for t in TILES if shape[d] % t == 0 and t < shape[d]] + [shape[d]] for d in places]
    for chosen in product(*tiles):
        cut = {d: shape[d] // tile for d, tile in zip(places, chosen, strict=True) if tile < shape[d]}
        if 1 <= len(cut) <= MAX_GRID_RANK and LEAST_TILE <= prod(shape) // prod(cut.values()) <= LARGEST_TILE:
            yield _in_grid(graph, cut, shape, inner, stored)


def _uses(graph: GraphOp, types: Sequence[TensorType]) -> tuple[dict[int, set[int]], dict[int, set[int]]]:
    """For each value inside, the places of its dimensions, counted from the last, that are summed later, and that are stored."""
    summed, stored = ({v: set[int]() for v in range(len(types))} for _ in range(2))
    for value, node in reversed(list(numbered(len(graph.operands), graph.body))):
        if isinstance(node, Store):
            stored[node.operand].update(range(1, len(types[node.operand].shape) + 1))
        elif isinstance(node, Apply):
            dim = node.attr().get("dim") if operator(node.op).kind is Kind.REDUCTION else None
            for o in node.operands:
                gone = {len(types[o].shape) - dim} if isinstance(dim, int) else set[int]()
                wide = {place for place, extent in enumerate(reversed(types[o].shape), 1) if extent > 1}
                summed[o] |= (summed[value] | gone) & wide
                stored[o] |= (stored[value] - gone) & wide
    return summed, stored


def _in_grid(
    graph: GraphOp, cut: Mapping[int, int], shape: Shape, inner: Sequence[TensorType], stored: Mapping[int, set[int]]
) -> GraphOp:
    """The kernel in a grid that cuts dimensions of its results into so many parts."""
    dims, body = sorted(cut), list[BodyNode]()
    for value, node in numbered(len(inner), graph.body):
        if isinstance(node, Load):
            rank = len(inner[node.source].shape)
            imap = (d - len(shape) + rank if len(shape) - d in stored[value] else REPLICATE for d in dims)
            node = replace(node, imap=tuple(imap), fmap=REPLICATE)
        elif isinstance(node, Store):
            node = replace(node, omap=tuple(dims))
        body.append(node)
    return replace(graph, grid=tuple(cut[d] for d in dims), body=tuple(body))


class _Apart(Exception):
    """The kernel cannot be computed by all that read it."""


@dataclass(frozen=True, slots=True)
class _Read:
    """A result as kernels read it: by its number among the kernel's results, in this shape."""

    result: int
    shape: Shape


class _Absorption:
    """A program without one kernel, which its readers compute."""

    def __init__(self, program: Decomposed, position: int, absorbed: GraphOp) -> None:
        self.source, self.position, self.absorbed = program, position, absorbed
        self.types = infer_program(program)
        self.inner = check_graph(absorbed, [self.types[v] for v in absorbed.operands])
        self.nodes: list[Node] = []
        self.readers: list[int] = []
        """The positions of those who compute it."""
        self.made: list[TensorType] = list(program.inputs)
        self._views: dict[tuple[int, Shape], int] = {}

    def program(self) -> Decomposed:
        """Raises `_Apart`, and `ProgramError` where the kernels that there would be break a rule."""
        names = {v: v for v in range(len(self.source.inputs))}
        reads: dict[int, _Read] = {}
        for number, (first, node) in enumerate(numbered(len(self.source.inputs), self.source.nodes)):
            made = range(first, first + results(node))
            if number == self.position:
                reads = {v: _Read(n, self.types[v].shape) for n, v in enumerate(made)}
            elif isinstance(node, GraphOp) and not reads.keys().isdisjoint(node.operands):
                names.update(zip(made, self._reader(node, names, reads), strict=True))
            elif isinstance(node, Apply) and not reads.keys().isdisjoint(node.operands):
                if not (node.op in VIEWS and operator(node.op).reshapes):
                    raise _Apart
                reads[first] = replace(reads[node.operands[0]], shape=self.types[first].shape)
            else:
                node = rename_values(node, names)
                assert isinstance(node, Apply | GraphOp)
                names.update(zip(made, self._add(node, self.types[first : made.stop]), strict=True))
        if not reads.keys().isdisjoint(self.source.outputs):
            raise _Apart
        outputs = tuple(names[v] for v in self.source.outputs)
        found = Decomposed(replace(self.source, nodes=tuple(self.nodes), outputs=outputs))
        infer_program(found, memory=False)  # Other grids may have smaller tiles.
        return found

    def _add(self, node: Node, types: Sequence[TensorType]) -> range:
        self.nodes.append(node)
        self.made.extend(types)
        return range(len(self.made) - len(types), len(self.made))

    def _view(self, value: int, order: Shape, shape: Shape) -> int:
        """A value of the new program with its dimensions in another order, and in another shape."""
        if (value, shape) not in self._views:
            at = value
            if order != tuple(range(len(order))):
                turned = TensorType(tuple(self.made[at].shape[d] for d in order), self.made[at].dtype)
                (at,) = self._add(Apply(TRANSPOSE, (at,), make_attrs({"permutation": order})), [turned])
            if self.made[at].shape != shape:
                (at,) = self._add(Apply(RESHAPE, (at,), make_attrs({"shape": shape})), [TensorType(shape, self.made[at].dtype)])
            self._views[value, shape] = at
        return self._views[value, shape]

    def _reader(self, graph: GraphOp, names: Mapping[int, int], reads: Mapping[int, _Read]) -> range:
        """A kernel that computes what it read."""
        places = {v: self._places(reads[v]) for v in dict.fromkeys(graph.operands) if v in reads}
        outside = dict[int, None]()
        for v in graph.operands:
            if v in reads:
                loads = self._loads(reads[v].result)
                outside.update((self._operand(load, places[v], reads[v].shape, names), None) for load in loads)
            else:
                outside[names[v]] = None
        position = {v: n for n, v in enumerate(outside)}
        writer = _Body(len(position))
        inside = {n: position[names[v]] for n, v in enumerate(graph.operands) if v not in reads}
        for first, node in numbered(len(graph.operands), graph.body):
            if isinstance(node, Load) and (v := graph.operands[node.source]) in reads:
                inside[first] = self._computed(writer, node, reads[v], places[v], position, names)
            else:
                inside.update(zip(range(first, first + results(node)), writer.add(rename_values(node, inside)), strict=True))
        merged = replace(graph, operands=tuple(outside), body=tuple(writer.nodes))
        self.readers.append(len(self.nodes))
        return self._add(merged, check_graph_results(merged, [self.made[v] for v in outside], memory=False))

    def _needed(self, result: int) -> set[int]:
        """The values inside the absorbed graph that one of its results is computed from."""
        needed = {self.absorbed.stores[result].operand}
        for first, node in reversed(list(numbered(len(self.absorbed.operands), self.absorbed.body))):
            if first in needed and isinstance(node, Apply):
                needed.update(node.operands)
        return needed

    def _loads(self, result: int) -> Iterator[Load]:
        needed = self._needed(result)
        for first, node in numbered(len(self.absorbed.operands), self.absorbed.body):
            if isinstance(node, Load) and first in needed:
                yield node

    def _places(self, read: _Read) -> dict[int, int]:
        """Where dimensions of the absorbed graph's tiles are in the result as it is read: those with more than one entry, counted
        from the last.

        Those of the result are where its reshape has them; those that are summed take the place of a dimension of extent 1.
        """
        whole = self.types[self._first() + read.result].shape
        wide = [(d, n) for d, n in enumerate(reversed(whole)) if n > 1]
        places = [q for q, n in enumerate(read.shape) if n > 1]
        if [n for _, n in reversed(wide)] != [read.shape[q] for q in places]:
            raise _Apart
        found = dict(zip((d for d, _ in reversed(wide)), places, strict=True))
        free = [q for q, n in enumerate(read.shape) if n == 1]
        extents = [self._loaded(load).shape for load in self._loads(read.result)]
        for d in range(max(map(len, extents), default=0)):
            if d not in found and any(d < len(shape) and shape[-1 - d] > 1 for shape in extents):
                if not free:
                    raise _Apart
                found[d] = free.pop(0)
        return found

    def _first(self) -> int:
        """The number of the absorbed kernel's first result."""
        return len(self.source.inputs) + sum(map(results, self.source.nodes[: self.position]))

    def _loaded(self, load: Load) -> TensorType:
        """The tensor that the absorbed kernel loads."""
        return self.types[self.absorbed.operands[load.source]]

    def _operand(self, load: Load, places: Mapping[int, int], shape: Shape, names: Mapping[int, int]) -> int:
        """What the absorbed kernel loads, with its dimensions where the reader has them."""
        value, source = names[self.absorbed.operands[load.source]], self._loaded(load).shape
        rank = len(source)
        at = {q: rank - 1 - d for d, q in places.items() if d < rank and source[rank - 1 - d] > 1}
        wide = [at[q] for q in sorted(at)]
        order = (*(d for d in range(rank) if d not in wide), *wide) if wide != sorted(wide) else tuple(range(rank))
        return self._view(value, order, tuple(source[at[q]] if q in at else 1 for q in range(len(shape))))

    def _computed(
        self,
        writer: _Body,
        node: Load,
        read: _Read,
        places: Mapping[int, int],
        position: Mapping[int, int],
        names: Mapping[int, int],
    ) -> int:
        """The tile of a result that the reader loaded, computed; its number in the reader's new body."""
        needed = self._needed(read.result)
        made: dict[int, int] = {}
        for first, inner in numbered(len(self.absorbed.operands), self.absorbed.body):
            if first not in needed:
                continue
            if isinstance(inner, Load):
                operand = self._operand(inner, places, read.shape, names)
                made[first] = writer.load(_like(node, position[operand], self.made[operand].shape, read.shape))
            elif isinstance(inner, Apply):
                attrs = inner.attr()
                if operator(inner.op).kind is Kind.REDUCTION:
                    dim = attrs["dim"]
                    assert isinstance(dim, int)
                    behind = len(self.inner[inner.operands[0]].shape) - 1 - dim
                    if behind not in places:  # A sum of one entry.
                        made[first] = made[inner.operands[0]]
                        continue
                    if places[behind] in (*node.imap, node.fmap):
                        raise _Apart  # A tile has a part of the sum.
                    attrs["dim"] = places[behind]
                (made[first],) = writer.add(Apply(inner.op, tuple(made[o] for o in inner.operands), make_attrs(attrs)))
        return made[self.absorbed.stores[read.result].operand]


def _like(node: Load, source: int, shape: Shape, whole: Shape) -> Load:
    """A load of a tensor with the maps of another, whose tensor has the shape `whole`, where both have entries."""

    def split(dim: int) -> bool:
        return dim != REPLICATE and shape[dim] == whole[dim] and whole[dim] > 1

    if any(d != REPLICATE and whole[d] == 1 for d in (*node.imap, node.fmap)):
        raise _Apart  # Tiles with entries beyond a dimension of extent 1.
    imap, fmap = (tuple(d if split(d) else REPLICATE for d in node.imap), node.fmap if split(node.fmap) else REPLICATE)
    tile = None
    if node.tile is not None:
        tile = tuple(t if n == w else n for t, n, w in zip(node.tile, shape, whole, strict=True))
        tile = None if tile == shape or not any(split(d) for d in (*imap, fmap)) else tile
    return Load(source, imap, fmap, tile, node.loop if fmap != REPLICATE else 0)


class _Body:
    """The body of a graph that is being written; equal loads stand once."""

    def __init__(self, operands: int) -> None:
        self.nodes: list[BodyNode] = []
        self.values = operands
        self._loads: dict[Load, int] = {}

    def add(self, node: BodyNode) -> range:
        self.nodes.append(node)
        first = self.values
        self.values += results(node)
        return range(first, self.values)

    def load(self, node: Load) -> int:
        if node not in self._loads:
            (self._loads[node],) = self.add(node)
        return self._loads[node]
