"""Graph-defined kernels: `scf.forall` over the grid, `scf.for` over the loop, linalg on tiles.

    %o = scf.forall (%g0, …) in (grid) shared_outs(%out = %empty) {
      invariant tiles: tensor.extract_slice and the operators on them
      %acc = scf.for %l = 0 to loop iter_args(accumulators) { variant tiles; the accumulators' next values }
      operators on accumulators
      scf.forall.in_parallel { tensor.parallel_insert_slice }
    }

With `parallel` false the grid is a nest of `scf.for` that hands the outputs on, for compilers that take no `scf.forall`. Where an
extent of the grid follows from sizes, it is one `scf.for` over all blocks: IREE does not find the sizes of what a nest hands on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from math import inf, prod

from xdsl.dialects.builtin import IndexType
from xdsl.ir import Attribute, Block, Region, SSAValue

from mirage_ir.absence import Absence
from mirage_ir.check import absences, check_graph, check_graph_results, stages_of
from mirage_ir.dialects.mugraph.attributes import i64_array
from mirage_ir.lowering.mlir.builder import Builder, known_values, run_time_values, segments
from mirage_ir.lowering.mlir.ragged import RaggedTiles, covering_source, covering_type, tile_start
from mirage_ir.lowering.mlir.scalars import Scalar, exponential, maximumf
from mirage_ir.lowering.mlir.tensors import TensorValue, apply, computed, matmul, pointwise, rounded
from mirage_ir.lowering.mlir.threads import thread_graph
from mirage_ir.ops import Kind, operator
from mirage_ir.program import (
    NEW_DIM,
    Accumulate,
    AccumulatorKind,
    Apply,
    BodyNode,
    DType,
    GraphOp,
    Load,
    Shape,
    Stage,
    Store,
    TensorType,
    numbered,
    operands,
    results,
    shifts,
)
from mirage_ir.rounding import product_dtype
from mirage_ir.sized.extent import is_symbolic

LOWEST_SHIFT = -3.4028234663852886e38
"""Where the running maximum of a shift starts: finite, so that a shift of -inf gives exp(-inf) = 0 and no NaN."""

_NEUTRAL = {AccumulatorKind.SUM: 0.0, AccumulatorKind.MAX: -inf}
"""Where the other accumulators start."""

Tiles = dict[int, TensorValue]
Indices = Sequence[SSAValue]
NumberedNode = tuple[int, BodyNode]
"""A node of a body, with the number of its first result."""
Stored = tuple[TensorValue, list[SSAValue | int], Sequence[SSAValue | int]]
"""A tile that a block stores, where in the output, and the sizes of that slice."""
TilesOf = Callable[[Builder, Indices], list[Stored]]
"""Takes a block's indices, returns the tile that it stores for each output."""
Iteration = Callable[[Builder, SSAValue, Sequence[SSAValue]], Sequence[SSAValue]]
"""Takes an iteration's index and arguments, returns the arguments of the next one."""


def lower_graph(b: Builder, graph: GraphOp, sources: Sequence[TensorValue], *, parallel: bool) -> list[TensorValue]:
    """The results of a graph-defined operator of one loop, in the order of its stores."""
    types = check_graph(graph, [s.type for s in sources], memory=False)
    outputs = check_graph_results(graph, [s.type for s in sources], memory=False)
    absent = absences(graph, [s.type for s in sources])
    wide = [covering_type(graph, type, absent[s.operand]) for type, s in zip(outputs, graph.stores, strict=True)]
    loads = {
        value: covering_source(b, graph, sources[node.source], absent[value])
        for value, node in numbered(len(sources), graph.body)
        if isinstance(node, Load)
    }
    empties = [b.empty(type) for type in wide]
    write = _forall if parallel else _blocks if any(map(is_symbolic, graph.grid)) else _nest
    written = write(b, graph.grid, empties, lambda inside, indices: _Block(graph, types, absent, loads, indices).run(inside))
    return [
        TensorValue(ssa if made == type else b.extract(ssa, [0] * len(type.shape), type), type)
        for ssa, made, type in zip(written, wide, outputs, strict=True)
    ]


def _forall(b: Builder, grid: Sequence[int], outputs: Sequence[SSAValue], tiles: TilesOf) -> Sequence[SSAValue]:
    block = Block(arg_types=[*(IndexType() for _ in grid), *(v.type for v in outputs)])
    inside = b.inside(block)
    stored = tiles(inside, block.args[: len(grid)])
    writes = inside.inside(Block())
    for (value, offsets, sizes), into in zip(stored, block.args[len(grid) :], strict=True):
        writes.parallel_insert(value.ssa, into, offsets, sizes)
    inside.add("scf.forall.in_parallel", regions=[Region(writes.block)])
    ends = b.known(grid)
    properties: dict[str, Attribute] = {
        "operandSegmentSizes": segments(0, len(run_time_values(ends)), 0, len(outputs)),
        "staticLowerBound": i64_array([0] * len(grid)),
        "staticStep": i64_array([1] * len(grid)),
        "staticUpperBound": known_values(ends),
    }
    return b.add("scf.forall", [*run_time_values(ends), *outputs], [v.type for v in outputs], properties, [Region(block)])


def _nest(b: Builder, grid: Sequence[int], outputs: Sequence[SSAValue], tiles: TilesOf) -> Sequence[SSAValue]:
    def level(outer: Builder, indices: list[SSAValue], into: Sequence[SSAValue]) -> Sequence[SSAValue]:
        if len(indices) == len(grid):
            stored = tiles(outer, indices)
            return [outer.insert(v.ssa, o, offsets, sizes) for (v, offsets, sizes), o in zip(stored, into, strict=True)]
        return loop(outer, grid[len(indices)], into, lambda inside, i, args: level(inside, [*indices, i], args))

    return level(b, [], outputs)


def _blocks(b: Builder, grid: Sequence[int], outputs: Sequence[SSAValue], tiles: TilesOf) -> Sequence[SSAValue]:
    """One loop over all blocks, the last dimension of the grid being the innermost."""

    def block(inside: Builder, number: SSAValue, into: Sequence[SSAValue]) -> Sequence[SSAValue]:
        indices: list[SSAValue] = []
        for extent in reversed(grid[1:]):
            pair = [number, inside.extent_value(extent)]
            indices.insert(0, inside.index(0) if extent == 1 else inside.one("arith.remui", pair, IndexType()))
            number = number if extent == 1 else inside.one("arith.divui", pair, IndexType())
        stored = tiles(inside, [number, *indices])
        return [inside.insert(v.ssa, o, offsets, sizes) for (v, offsets, sizes), o in zip(stored, into, strict=True)]

    return loop(b, prod(grid), outputs, block)


def loop(b: Builder, count: int, carried: Sequence[SSAValue], body: Iteration) -> Sequence[SSAValue]:
    """`scf.for` from 0 to `count`; `body(builder, index, arguments)` returns the arguments of the next iteration."""
    block = Block(arg_types=[IndexType(), *(v.type for v in carried)])
    inside = b.inside(block)
    inside.add("scf.yield", body(inside, block.args[0], block.args[1:]))
    bounds = [b.index(0), b.extent_value(count), b.index(1)]
    return b.add("scf.for", [*bounds, *carried], [v.type for v in carried], regions=[Region(block)])


@dataclass(frozen=True, slots=True)
class _Bounded:
    """A step that bounds a shift from below."""

    shift: int


class _Block:
    """The operations of one block."""

    def __init__(
        self,
        graph: GraphOp,
        types: list[TensorType],
        absent: Sequence[Absence],
        sources: Mapping[int, TensorValue],
        indices: Indices,
    ) -> None:
        """`sources` has what each load reads, by the number of the load."""
        self.graph, self.types, self.sources, self.indices = graph, types, sources, indices
        self.ragged = RaggedTiles(graph, types, absent, indices)
        self.stages = stages_of(graph)
        self.uses = Counter(v for node in graph.body for v in operands(node))

    def run(self, b: Builder) -> list[Stored]:
        """Each stored tile, with its offsets in the output and the sizes of the slice."""
        steps = list(numbered(len(self.graph.operands), self.graph.body))
        phases: dict[Stage, list[NumberedNode]] = {stage: [] for stage in Stage}
        needed: set[int] = set()
        for value, node in reversed(steps):
            if isinstance(node, Store):
                needed.update(operands(node))
            elif needed.intersection(range(value, value + results(node))):
                needed.update(operands(node))
                phases[Stage.VARIANT if isinstance(node, Accumulate) else self.stages[value]].insert(0, (value, node))
        tiles: Tiles = {}
        self.compute(b, phases[Stage.INVARIANT], tiles)
        if phases[Stage.VARIANT]:
            self.iterate(b, phases[Stage.VARIANT], tiles)
        self.compute(b, phases[Stage.ACCUMULATED], tiles)
        return [self._stored(b, node, tiles) for _, node in steps if isinstance(node, Store)]

    def compute(self, b: Builder, steps: Sequence[NumberedNode], tiles: Tiles, iteration: SSAValue | None = None) -> None:
        """Computes steps into `tiles`, neighbouring element-wise ones in one operation."""
        for shape, together in groupby(self._bounding(steps), self._pointwise_shape):
            group = list(together)
            if shape is not None:
                pointwise(b, [(value, node) for value, node in group if isinstance(node, Apply)], tiles, self.uses)
                continue
            for value, node in group:
                match node:
                    case Load():
                        tiles[value] = self._load(b, node, value, iteration)
                    case Apply():
                        product = product_dtype(self.graph, self.types, node) if operator(node.op).product else DType.f32
                        read = self.ragged.bound_operands(b, node, [tiles[v] for v in node.operands], iteration)
                        tiles[value] = apply(b, node, read, self.types[value], product)
                    case GraphOp():
                        made = thread_graph(b, node, [tiles[v] for v in node.operands])
                        tiles.update(zip(range(value, value + len(made)), made, strict=True))
                    case _Bounded():
                        tiles[value] = _bounded(b, tiles[node.shift])
                    case _:
                        raise AssertionError("accumulators and stores are no steps")

    def _bounding(self, steps: Sequence[NumberedNode]) -> Iterator[tuple[int, BodyNode | _Bounded]]:
        """The steps, where each shift is bounded before it is subtracted in the loop (`mirage_ir.program.shifts`)."""
        for value, node in steps:
            if isinstance(node, Apply) and operator(node.op).difference and self.stages[value] is Stage.VARIANT:
                x, shift = node.operands
                if shift in shifts(self.graph):
                    yield -1 - shift, _Bounded(shift)
                    node = replace(node, operands=(x, -1 - shift))
            yield value, node

    def _pointwise_shape(self, step: tuple[int, BodyNode | _Bounded]) -> Shape | None:
        value, node = step
        element_wise = isinstance(node, Apply) and operator(node.op).kind is Kind.ELEMENTWISE
        return self.types[value].shape if element_wise else None

    def _load(self, b: Builder, node: Load, value: int, iteration: SSAValue | None) -> TensorValue:
        tile = self.types[value]
        offsets = [
            0 if cover is not None else self._offset(b, node.imap, d, extent, iteration if node.fmap == d else None)
            for d, (extent, cover) in enumerate(zip(tile.shape, self.ragged.absent[value], strict=True))
        ]
        source = self.sources[value]
        if node.tile is not None:
            return self.ragged.load(b, value, source, offsets, iteration)
        return source if tile.shape == source.shape else TensorValue(b.extract(source.ssa, offsets, tile), tile)

    def _offset(self, b: Builder, dims: Sequence[int], d: int, extent: int, iteration: SSAValue | None = None) -> SSAValue | int:
        """Where the tile begins in dimension d."""
        return tile_start(b, self.graph, self.indices, [g for g, dim in enumerate(dims) if dim == d], extent, iteration)

    def _stored(self, b: Builder, node: Store, tiles: Tiles) -> Stored:
        tile = rounded(b, tiles[node.operand], node.dtype)
        new = [g for g, d in enumerate(node.omap) if d == NEW_DIM]
        offsets: list[SSAValue | int] = [self.indices[g] for g in new]
        covers = self.ragged.absent[node.operand]
        offsets += [0 if c is not None else self._offset(b, node.omap, d, tile.shape[d]) for d, c in enumerate(covers)]
        if any(covers):
            return self.ragged.stored(b, node.operand, tile, offsets)
        return tile, offsets, (*(1 for _ in new), *tile.shape)

    def iterate(self, b: Builder, steps: Sequence[NumberedNode], tiles: Tiles) -> None:
        """The for-loop; adds the accumulators' values after it to `tiles`.

        Its iteration arguments are the accumulators, under their numbers, and the running maximum of each shift s, under -1 - s.
        """
        sums = [(value, node) for value, node in steps if isinstance(node, Accumulate)]
        starts: Tiles = {}
        for value, node in sums:
            type = self.types[value]
            if node.shift is not None and -1 - node.shift not in starts:
                top = replace(self.types[node.shift], dtype=DType.f32)
                starts[-1 - node.shift] = TensorValue(b.fill(top, LOWEST_SHIFT), top)
            start = b.empty(type) if node.kind is AccumulatorKind.CONCAT else b.fill(type, _NEUTRAL[node.kind])
            starts[value] = TensorValue(start, type)
        added = self._added_products(steps)
        inside = [(value, node) for value, node in steps if not isinstance(node, Accumulate) and value not in added]

        def iteration(b: Builder, index: SSAValue, arguments: Sequence[SSAValue]) -> list[SSAValue]:
            made = dict(tiles)
            self.compute(b, inside, made, index)
            old = {key: TensorValue(ssa, start.type) for (key, start), ssa in zip(starts.items(), arguments, strict=True)}
            maxima = {
                key: _running_maximum(b, top, self.ragged.compared(b, -1 - key, made[-1 - key], index))
                for key, top in old.items()
                if key < 0
            }
            new = {key: top.ssa for key, (top, _, _) in maxima.items()}
            for value, node in sums:
                if node.operand in added:
                    product = added[node.operand]
                    dtype = product_dtype(self.graph, self.types, product)
                    factors = self.ragged.bound_operands(b, product, [made[v] for v in product.operands], index)
                    x, y = (rounded(b, v, dtype) for v in factors)
                    new[value] = matmul(b, x, y, old[value].ssa).ssa
                elif node.kind is AccumulatorKind.CONCAT:
                    x, dim = made[node.operand], node.dim
                    assert dim is not None
                    at = b.linear([(index, x.shape[dim])]) if self.graph.loop > 1 else 0
                    new[value] = b.insert(x.ssa, old[value].ssa, [at if d == dim else 0 for d in range(len(x.shape))], x.shape)
                elif node.shift is not None:
                    _, rescale, coming = maxima[-1 - node.shift]
                    terms = [old[value], rescale, self.ragged.added(b, node.operand, made[node.operand], index), coming]
                    new[value] = computed(b, terms, lambda acc, old, x, coming: [acc * old + x * coming])[0].ssa
                elif node.kind is AccumulatorKind.SUM:
                    x = self.ragged.added(b, node.operand, made[node.operand], index)
                    new[value] = computed(b, [old[value], x], lambda acc, x: [acc + x])[0].ssa
                else:
                    x = self.ragged.compared(b, node.operand, made[node.operand], index)
                    new[value] = computed(b, [old[value], x], lambda acc, x: [maximumf(acc, x)])[0].ssa
            return [new[key] for key in starts]

        first = [start.ssa for start in starts.values()]
        ends = iteration(b, b.index(0), first) if self.graph.loop == 1 else loop(b, self.graph.loop, first, iteration)
        tiles.update((key, TensorValue(end, self.types[key])) for key, end in zip(starts, ends, strict=True) if key >= 0)

    def _added_products(self, steps: Sequence[NumberedNode]) -> dict[int, Apply]:
        """Products that only a sum reads: they add to its accumulator."""
        made = {value: node for value, node in steps if isinstance(node, Apply) and operator(node.op).product}
        return {
            node.operand: made[node.operand]
            for _, node in steps
            if isinstance(node, Accumulate)
            and node.kind is AccumulatorKind.SUM
            and node.shift is None
            and node.operand in made
            and self.uses[node.operand] == 1
            and not any(self.ragged.looped(node.operand))
        }


def _bounded(b: Builder, shift: TensorValue) -> TensorValue:
    """A shift as it is subtracted (`mirage_ir.program.shifts`)."""
    shift = rounded(b, shift, DType.f32)
    lowest = TensorValue(b.fill(shift.type, LOWEST_SHIFT), shift.type)
    return computed(b, [shift, lowest], lambda s, lowest: [maximumf(s, lowest)])[0]


def _running_maximum(b: Builder, top: TensorValue, shift: TensorValue) -> list[TensorValue]:
    """m′ = max(m, s), the factor exp(m − m′) of the accumulated values, and the factor exp(s − m′) of new ones."""

    def formula(m: Scalar, s: Scalar) -> list[Scalar]:
        new = maximumf(m, s)
        return [new, exponential(m - new), exponential(s - new)]

    return computed(b, [top, shift], formula, 3)
