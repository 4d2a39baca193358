"""The meaning of programs, written once: a walker over kernel, block and thread graphs, over any kind of values.

A `Semantics` says how values look and what operators do to them: real arrays (`mirage_ir.interpret.real`) or
elements of a finite field (`mirage_ir.verify.field`). Arrays behind the values have the axes

    (the semantics' own …, grid of the block graph …, grid of the thread graph …, dimensions of the tile …)

so all blocks run at once, a load is a view of the whole tensor, and only the for-loop is a loop. A grid dimension on which a
value does not depend has extent 1 there. When the tiles of all blocks would exceed the semantics' `budget`, blocks run in
chunks of the grid.

The running clock (`mirage_ir.clock`) is asked before every operator: when its time is up, `TimeUp` ends the walk.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product as cartesian
from math import isinf, prod
from typing import Any, Generic, Protocol, TypeVar

import numpy as np

from mirage_ir import clock
from mirage_ir.absence import Absence, Cover, aligned, is_ragged
from mirage_ir.check import absences, check_graph, infer_program, node_attrs, split_into, stages_of, store_type
from mirage_ir.decompose import decompose
from mirage_ir.interpret.layout import Array, align, partition, scatter
from mirage_ir.ops import Kind, Operator, operator, signature_of
from mirage_ir.ops.composites import COMPOSITES
from mirage_ir.program import (
    Accumulate,
    AccumulatorKind,
    Apply,
    BodyNode,
    DType,
    GraphOp,
    Level,
    Load,
    Program,
    Stage,
    Store,
    TensorType,
    numbered,
    operands,
    results,
    shifts,
)
from mirage_ir.rounding import product_dtype

V = TypeVar("V")
Move = Callable[[Array], Array]


@dataclass(frozen=True, slots=True)
class Site:
    """Where an operator is applied: the type its result is rounded to, and the type a product rounds its operands to.

    shifting: the operator subtracts the shift of a sum (`mirage_ir.program.shifts`).
    """

    dtype: DType
    product: DType | None = None
    shifting: bool = False


class Accumulator(Protocol[V]):
    """A for-loop accumulator at work."""

    def add(self, x: V, shift: V | None) -> None: ...
    def value(self) -> V: ...


class Semantics(Protocol[V]):
    """A meaning of values and operators. The tiles of a chunk of blocks may take `budget` bytes."""

    budget: int

    def block_bytes(self, graph: GraphOp, types: Sequence[TensorType]) -> int:
        """Bytes of the tiles of one block; `types` has the types of all values, operands first."""
        ...

    def apply(self, row: Operator, xs: Sequence[V], attrs: dict[str, Any], site: Site) -> V:
        """An operator of the table; ranks are aligned and dimensions count from the end."""
        ...

    def move(self, f: Move, x: V) -> V:
        """A view of x; `f` looks at trailing axes only."""
        ...

    def pad(self, x: V, widths: Sequence[int]) -> V:
        """x with so many further entries at the end of its last dimensions. They may hold anything."""
        ...

    def choose(self, present: Array, x: V, other: V | float, nonempty: bool) -> V:
        """x where entries are `present`, elsewhere `other`: a value that broadcasts, 0, or ±∞ for an extremum of nothing.

        `present` has trailing axes of x, or axes of extent 1 there. `nonempty`: some entry of each sum is present.
        """
        ...

    def round(self, x: V, dtype: DType) -> V: ...
    def accumulator(self, kind: AccumulatorKind, dim: int | None, shifted: bool) -> Accumulator[V]: ...
    def allocate(self, shape: tuple[int, ...], like: V) -> V: ...
    def write(self, out: V, place: Move, x: V) -> None:
        """Writes x to the view `place(out)`, broadcasting it."""
        ...


def run_values(program: Program, inputs: Sequence[V], semantics: Semantics[V]) -> list[V]:
    """The outputs of a program on `inputs`, values of its inputs' shapes.

    Raises `ProgramError` when it is not well formed; tiles may be of any size. Raises `TimeUp` when the running clock does.
    """
    types = infer_program(program, memory=False)
    values: dict[int, V] = dict(enumerate(inputs))
    last = _last_uses(program)
    for position, (first, node) in enumerate(numbered(len(program.inputs), program.nodes)):
        clock.check()
        read, kinds = [values[v] for v in node.operands], [types[v] for v in node.operands]
        if isinstance(node, GraphOp):
            new = _Graph(node, kinds, semantics).run(read, 0)
        else:
            new = [_apply(node, read, kinds, Site(types[first].dtype), semantics)]
        values.update(zip(range(first, first + len(new)), new, strict=True))
        for v in {*node.operands, *range(first, first + len(new))}:
            if last.get(v, -1) <= position:
                del values[v]
    return [values[v] for v in program.outputs]


def _last_uses(program: Program) -> dict[int, int]:
    last = {v: position for position, node in enumerate(program.nodes) for v in node.operands}
    return last | dict.fromkeys(program.outputs, len(program.nodes))


def _apply(node: Apply, xs: Sequence[V], types: Sequence[TensorType], site: Site, semantics: Semantics[V]) -> V:
    ranks = [len(t.shape) for t in types]
    if node.op in COMPOSITES:
        # In f32 throughout, rounded once at the end: one operator, whatever it is made of.
        wide = tuple(TensorType(t.shape, DType.f32) for t in types)
        whole = Program(node.op, wide, (Apply(node.op, tuple(range(len(xs))), node.attrs),), (len(xs),))
        return semantics.round(run_values(decompose(whole), xs, semantics)[0], site.dtype)
    row = operator(node.op)
    attrs = node_attrs(node)
    if row.kind is Kind.LAYOUT:
        attrs["rank"] = ranks[0]
    else:
        widest = max(ranks)
        xs = [semantics.move(_aligner(r, widest), x) if r < widest else x for x, r in zip(xs, ranks, strict=True)]
    if "dim" in attrs:
        attrs["dim"] -= ranks[0]
    return semantics.apply(row, xs, attrs, site)


def _first(back: int) -> tuple[Any, ...]:
    """An index of the first entry along the dimension that is `back` from the end."""
    return (..., slice(0, 1), *(slice(None),) * (back - 1))


def _along(numbers: Array, axis: int, rank: int) -> Array:
    """Numbers along one of `rank` axes."""
    return numbers.reshape(tuple(-1 if a == axis else 1 for a in range(rank)))


def _aligner(rank: int, to: int) -> Move:
    return lambda a: align(a, rank, to)


@dataclass(frozen=True, slots=True)
class _Chunk:
    """A box of blocks: a slice of each grid dimension."""

    slices: tuple[slice, ...]

    def of(self, array: Array, start: int) -> Array:
        """The chunk's part of an array with grid axes from `start` on; axes of extent 1 stay."""
        index = [slice(None)] * start
        index += [s if array.shape[start + g] > 1 else slice(None) for g, s in enumerate(self.slices)]
        return array[tuple(index)]


class _Graph(Generic[V]):
    """One graph-defined operator."""

    def __init__(self, graph: GraphOp, operand_types: Sequence[TensorType], semantics: Semantics[V]) -> None:
        self.graph = graph
        self.types = check_graph(graph, operand_types, memory=False)
        self.absent = absences(graph, operand_types) if is_ragged(graph) else []
        self.padded: dict[int, V] = {}
        """Sources of loads with the absent entries of their tiles."""
        self.stages = stages_of(graph)
        self.shifts = shifts(graph)
        self.semantics = semantics
        self.last = {v: position for position, node in enumerate(graph.body) for v in operands(node)}

    def run(self, sources: Sequence[V], lead: int) -> list[V]:
        """The values of the stores; `lead` is the number of grid axes of the levels above."""
        outputs: list[V | None] = [None] * len(self.graph.stores)
        for chunk in self._chunks():
            clock.check()
            for i, (store, tile) in enumerate(self._run_chunk(sources, lead, chunk)):
                self._write(outputs, i, store, tile, sources, lead, chunk)
        written = [x for x in outputs if x is not None]
        return [self._cropped(store, x) for store, x in zip(self.graph.stores, written, strict=True)] if self.absent else written

    def _cropped(self, store: Store, out: V) -> V:
        """An output without its absent entries, rounded."""
        shape = store_type(store, self.types[store.operand], self.graph.grid, self.absent[store.operand]).shape
        return self.semantics.round(
            self.semantics.move(lambda a: a[(..., *(slice(0, extent) for extent in shape))], out), store.dtype
        )

    def _chunks(self) -> Iterator[_Chunk]:
        """Chunks of the grid within the budget; cuts the dimension that splits most of the loaded bytes first."""
        grid = self.graph.grid
        allowed = max(1, self.semantics.budget // max(1, self.semantics.block_bytes(self.graph, self.types)))
        step = list(grid)
        weight = [0] * len(grid)
        for node in self.graph.body:
            if isinstance(node, Load):
                for g, d in enumerate(node.imap):
                    weight[g] += self.types[node.source].size if d >= 0 else 0
        if self.graph.level is Level.BLOCK:
            for g in sorted(range(len(grid)), key=lambda g: -weight[g]):
                if prod(step) > allowed:
                    step[g] = max(1, allowed // (prod(step) // step[g]))
        starts = (range(0, extent, size) for extent, size in zip(grid, step, strict=True))
        for corner in cartesian(*starts):
            yield _Chunk(tuple(slice(c, min(c + s, e)) for c, s, e in zip(corner, step, grid, strict=True)))

    def _run_chunk(self, sources: Sequence[V], lead: int, chunk: _Chunk) -> Iterator[tuple[Store, V]]:
        graph, first = self.graph, len(self.graph.operands)
        nodes = list(enumerate(numbered(first, graph.body)))
        values: dict[int, V] = {}
        views: dict[int, V] = {}
        for _, (value, node) in nodes:
            if isinstance(node, Load):
                views[value] = self._view(node, self._covered(value, node, sources[node.source]), lead, chunk)
        accumulators = {
            value: self.semantics.accumulator(
                node.kind, None if node.dim is None else node.dim - len(self.types[node.operand].shape), node.shift is not None
            )
            for _, (value, node) in nodes
            if isinstance(node, Accumulate)
        }
        kept = {v for _, (_, n) in nodes for v in operands(n) if not isinstance(n, Load | Store) and not self.stages[v].varies}
        for _, (value, node) in nodes:
            if not isinstance(node, Store) and results(node) and self.stages[value] is Stage.INVARIANT:
                self._step(node, value, values, views, chunk, 0, lead)
        for number, iterations in enumerate(graph.loops):
            stage = Stage.of_variant(number)
            own = {v for v in accumulators if self.stages[v] is stage.accumulated}
            in_loop = [(p, v, n) for p, (v, n) in nodes if not isinstance(n, Store) and (v in own or self.stages[v] is stage)]
            first_tiles: dict[int, V] = {}
            for iteration in range(iterations if in_loop else 0):
                local = {v: values[v] for v in kept if v in values}
                for position, value, node in in_loop:
                    clock.check()
                    if isinstance(node, Accumulate):
                        accumulators[value].add(*self._accumulated(node, value, local, first_tiles, chunk, iteration))
                    else:
                        self._step(node, value, local, views, chunk, iteration, lead)
                    for v in operands(node):
                        if not isinstance(node, Load) and self.last[v] == position:
                            local.pop(v, None)
            for value in own:
                values[value] = accumulators.pop(value).value()
            last = number == len(graph.loops) - 1
            for position, (value, node) in nodes:
                clock.check()
                if isinstance(node, Store):
                    if not last:
                        continue
                    yield node, values[node.operand]
                elif not isinstance(node, Accumulate | Load) and self.stages[value] is stage.accumulated:
                    self._step(node, value, values, views, chunk, 0, lead)
                else:
                    continue
                for v in operands(node):
                    if last and self.last[v] == position:
                        values.pop(v, None)

    def _accumulated(
        self, node: Accumulate, value: int, values: dict[int, V], first_tiles: dict[int, V], chunk: _Chunk, iteration: int
    ) -> tuple[V, V | None]:
        """What an accumulator adds in an iteration. Absent entries of a sum are 0, those of a maximum are the first tile's."""
        x, s = values[node.operand], None
        pair = (node.operand,) if node.shift is None else (node.operand, node.shift)
        ranks = [len(self.types[v].shape) for v in pair]
        if node.shift is not None:
            x, s = (self.semantics.move(_aligner(r, max(ranks)), values[v]) for v, r in zip(pair, ranks, strict=True))
        if not self.absent or node.kind is AccumulatorKind.CONCAT:
            return x, s
        # A term is left out where it or its weight is absent; a weight only where it is itself.
        both = aligned([self.absent[v] for v in pair], [self.types[v].shape for v in pair])
        x = self._in_loop(both, x, node.kind is AccumulatorKind.MAX, first_tiles, value, chunk, iteration)
        if s is not None and node.shift is not None:
            own = (None,) * (max(ranks) - ranks[1]) + self.absent[node.shift]
            s = self._in_loop(own, s, True, first_tiles, value, chunk, iteration)
        return x, s

    def _in_loop(
        self, absence: Absence, x: V, compared: bool, first_tiles: dict[int, V], value: int, chunk: _Chunk, iteration: int
    ) -> V:
        """The tile of an iteration without entries that are absent in it: 0, or those of the first tile."""
        other = first_tiles.setdefault(value, x) if compared else 0.0
        present = self._present([c if c is not None and c.loop else None for c in absence], chunk, iteration)
        return x if present is None else self.semantics.choose(present, x, other, nonempty=compared)

    def _covered(self, value: int, node: Load, source: V) -> V:
        """The source of a load with the absent entries of its tiles."""
        if node.tile is None:
            return source
        if value not in self.padded:
            whole = self.types[node.source].shape
            widths = [split_into(node, self.graph, d) * extent - whole[d] for d, extent in enumerate(node.tile)]
            self.padded[value] = self.semantics.pad(source, widths)
        return self.padded[value]

    def _present(self, covers: Sequence[Cover | None], chunk: _Chunk, iteration: int) -> Array | None:
        """Which entries of tiles with these covers are present, with axes (*chunk, *tile); None where all are."""
        grid, found = len(self.graph.grid), None
        for d, cover in enumerate(covers):
            if cover is None:
                continue
            number: Array = np.zeros((1,) * (grid + len(covers)), dtype=np.int64)
            for g in cover.grid:
                blocks = np.arange(self.graph.grid[g])[chunk.slices[g]]
                number = number * self.graph.grid[g] + _along(blocks, g, grid + len(covers))
            if cover.loop:
                number = number * cover.iterations(self.graph) + iteration
            here = number * cover.tile + _along(np.arange(cover.tile), grid + d, grid + len(covers)) < cover.extent
            found = here if found is None else found & here
        return None if found is None or found.all() else found

    def _present_operands(self, node: Apply, row: Operator, xs: list[V], chunk: _Chunk, iteration: int) -> list[V]:
        """The operands of a reduction or contraction without absent entries along what it binds."""
        types = [self.types[v] for v in node.operands]
        for label in signature_of(node, [t.shape for t in types]).bound:
            covers = [self.absent[node.operands[o]][d] for o, d in label.along]
            cover = next((c for c in covers if c is not None), None)
            for o, d in label.along:
                rank = len(types[o].shape)
                present = self._present([cover if at == d else None for at in range(rank)], chunk, iteration)
                if cover is not None and present is not None:
                    other: V | float = row.neutral
                    if isinf(row.neutral):  # An extremum of the same entries and the first once more; ±∞ of none.
                        other = first = self.semantics.move(lambda a, back=rank - d: a[_first(back)], xs[o])
                        if cover.has_empty(self.graph):
                            other = self.semantics.choose(present[_first(rank - d)], first, row.neutral, nonempty=True)
                    xs[o] = self.semantics.choose(present, xs[o], other, nonempty=not cover.has_empty(self.graph))
        return xs

    def _view(self, node: Load, source: V, lead: int, chunk: _Chunk) -> V:
        """All tiles of a load that the chunk's blocks see: (…, *chunk, loop, *tile)."""
        rank, graph = len(self.types[node.source].shape), self.graph

        def view(array: Array) -> Array:
            parts = partition(array, rank, graph.grid, node.imap, node.fmap, graph.loops[node.loop])
            return chunk.of(parts, parts.ndim - rank - 1 - len(graph.grid))

        return self.semantics.move(view, source)

    def _step(
        self, node: BodyNode, value: int, values: dict[int, V], views: dict[int, V], chunk: _Chunk, iteration: int, lead: int
    ) -> None:
        """Computes the results of a node into `values`."""
        match node:
            case Load():
                rank = len(self.types[value].shape)
                at = iteration if node.fmap >= 0 else 0
                values[value] = self.semantics.move(lambda a: a[(..., at, *(slice(None),) * rank)], views[value])
            case Apply():
                row, types = operator(node.op), [self.types[v] for v in node.operands]
                product = product_dtype(self.graph, self.types, node) if row.kind is Kind.CONTRACTION else None
                shifting = row.difference and self.stages[value].varies and node.operands[1] in self.shifts
                site = Site(self.types[value].dtype, product, shifting)
                xs = [values[v] for v in node.operands]
                if self.absent and row.kind in (Kind.REDUCTION, Kind.CONTRACTION):
                    xs = self._present_operands(node, row, xs, chunk, iteration)
                values[value] = _apply(node, xs, types, site, self.semantics)
            case GraphOp():
                inner = _Graph(node, [self.types[v] for v in node.operands], self.semantics)
                new = inner.run([values[v] for v in node.operands], lead + len(self.graph.grid))
                values.update(zip(range(value, value + len(new)), new, strict=True))
            case Accumulate() | Store():
                raise TypeError(f"not a step: {node}")

    def _write(
        self, outputs: list[V | None], i: int, store: Store, tile: V, sources: Sequence[V], lead: int, chunk: _Chunk
    ) -> None:
        graph, inside = self.graph, self.types[store.operand]
        rank = len(inside.shape)
        if not self.absent:
            tile = self.semantics.round(tile, store.dtype)
        out = outputs[i]
        if out is None:
            shape = store_type(store, inside, graph.grid).shape
            out = outputs[i] = self.semantics.allocate((*self._lead_shape(tile, rank, lead), *shape), tile)

        def place(array: Array) -> Array:
            view = scatter(array, rank, graph.grid, store.omap)
            return chunk.of(view, view.ndim - rank - len(graph.grid))

        self.semantics.write(out, place, tile)

    def _lead_shape(self, tile: V, rank: int, lead: int) -> tuple[int, ...]:
        """The extents of the grid axes of the levels above, as this tile has them."""
        shape: list[tuple[int, ...]] = []

        def look(array: Array) -> Array:
            end = array.ndim - rank - len(self.graph.grid)
            shape.append(array.shape[end - lead : end])
            return array

        self.semantics.move(look, tile)
        return shape[0]
