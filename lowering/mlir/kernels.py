"""Graph-defined kernels: `scf.forall` over the grid, `scf.for` over the loop, linalg on tiles.

    %o = scf.forall (%g0, …) in (grid) shared_outs(%out = %empty) {
      invariant tiles: tensor.extract_slice and the operators on them
      %acc = scf.for %l = 0 to loop iter_args(accumulators) { variant tiles; the accumulators' next values }
      operators on accumulators
      scf.forall.in_parallel { tensor.parallel_insert_slice }
    }

With `parallel` false the grid is a nest of `scf.for` that hands the outputs on, for compilers that take no `scf.forall`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from math import inf

from xdsl.dialects.builtin import IndexType
from xdsl.ir import Attribute, Block, Region, SSAValue

from mirage_ir.check import check_graph, stages_of, store_type
from mirage_ir.dialects.mugraph.attributes import i64_array
from mirage_ir.lowering.mlir.builder import Builder, segments
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

LOWEST_SHIFT = -3.4028234663852886e38
"""Where the running maximum of a shift starts: finite, so that a shift of -inf gives exp(-inf) = 0 and no NaN."""

Tiles = dict[int, TensorValue]
Indices = Sequence[SSAValue]
NumberedNode = tuple[int, BodyNode]
"""A node of a body, with the number of its first result."""
Stored = tuple[TensorValue, list[SSAValue | int], Shape]
"""A tile that a block stores, where in the output, and the sizes of that slice."""
TilesOf = Callable[[Builder, Indices], list[Stored]]
"""Takes a block's indices, returns the tile that it stores for each output."""
Iteration = Callable[[Builder, SSAValue, Sequence[SSAValue]], Sequence[SSAValue]]
"""Takes an iteration's index and arguments, returns the arguments of the next one."""


def lower_graph(b: Builder, graph: GraphOp, sources: Sequence[TensorValue], *, parallel: bool) -> list[TensorValue]:
    """The results of a graph-defined operator, in the order of its stores."""
    types = check_graph(graph, [s.type for s in sources], memory=False)
    outputs = [store_type(s, types[s.operand], graph.grid) for s in graph.stores]
    empties = [b.empty(type) for type in outputs]

    def tiles(inside: Builder, indices: Indices) -> list[Stored]:
        return _Block(graph, types, sources, indices).run(inside)

    written = _forall(b, graph.grid, empties, tiles) if parallel else _nest(b, graph.grid, empties, tiles)
    return [TensorValue(ssa, type) for ssa, type in zip(written, outputs, strict=True)]


def _forall(b: Builder, grid: Sequence[int], outputs: Sequence[SSAValue], tiles: TilesOf) -> Sequence[SSAValue]:
    block = Block(arg_types=[*(IndexType() for _ in grid), *(v.type for v in outputs)])
    inside = Builder(block)
    stored = tiles(inside, block.args[: len(grid)])
    writes = Builder(Block())
    for (value, offsets, sizes), into in zip(stored, block.args[len(grid) :], strict=True):
        writes.parallel_insert(value.ssa, into, offsets, sizes)
    inside.add("scf.forall.in_parallel", regions=[Region(writes.block)])
    properties: dict[str, Attribute] = {
        "operandSegmentSizes": segments(0, 0, 0, len(outputs)),
        "staticLowerBound": i64_array([0] * len(grid)),
        "staticStep": i64_array([1] * len(grid)),
        "staticUpperBound": i64_array(grid),
    }
    return b.add("scf.forall", outputs, [v.type for v in outputs], properties, [Region(block)])


def _nest(b: Builder, grid: Sequence[int], outputs: Sequence[SSAValue], tiles: TilesOf) -> Sequence[SSAValue]:
    def level(outer: Builder, indices: list[SSAValue], into: Sequence[SSAValue]) -> Sequence[SSAValue]:
        if len(indices) == len(grid):
            stored = tiles(outer, indices)
            return [outer.insert(v.ssa, o, offsets, sizes) for (v, offsets, sizes), o in zip(stored, into, strict=True)]
        return loop(outer, grid[len(indices)], into, lambda inside, i, args: level(inside, [*indices, i], args))

    return level(b, [], outputs)


def loop(b: Builder, count: int, carried: Sequence[SSAValue], body: Iteration) -> Sequence[SSAValue]:
    """`scf.for` from 0 to `count`; `body(builder, index, arguments)` returns the arguments of the next iteration."""
    block = Block(arg_types=[IndexType(), *(v.type for v in carried)])
    inside = Builder(block)
    inside.add("scf.yield", body(inside, block.args[0], block.args[1:]))
    bounds = [b.index(0), b.index(count), b.index(1)]
    return b.add("scf.for", [*bounds, *carried], [v.type for v in carried], regions=[Region(block)])


@dataclass(frozen=True, slots=True)
class _Bounded:
    """A step that bounds a shift from below."""

    shift: int


@dataclass
class _Block:
    """The operations of one block."""

    graph: GraphOp
    types: list[TensorType]
    sources: Sequence[TensorValue]
    indices: Indices
    stages: list[Stage] = field(init=False)
    uses: Counter[int] = field(init=False)

    def __post_init__(self) -> None:
        self.stages = stages_of(self.graph)
        self.uses = Counter(v for node in self.graph.body for v in operands(node))

    def run(self, b: Builder) -> list[Stored]:
        """Each stored tile, with its offsets in the output and the sizes of the slice."""
        steps = list(numbered(len(self.graph.operands), self.graph.body))
        phases: dict[Stage, list[NumberedNode]] = {stage: [] for stage in Stage}
        for step in self._live(steps):
            node = step[1]
            if not isinstance(node, Store):
                phases[Stage.VARIANT if isinstance(node, Accumulate) else self.stages[step[0]]].append(step)
        tiles: Tiles = {}
        self.compute(b, phases[Stage.INVARIANT], tiles, None)
        if phases[Stage.VARIANT]:
            tiles.update(_Loop(self, phases[Stage.VARIANT], tiles).run(b))
        self.compute(b, phases[Stage.ACCUMULATED], tiles, None)
        return [self._stored(b, node, tiles) for _, node in steps if isinstance(node, Store)]

    def _live(self, steps: list[NumberedNode]) -> list[NumberedNode]:
        """The steps that a store depends on."""
        needed: set[int] = set()
        kept: list[NumberedNode] = []
        for first, node in reversed(steps):
            if isinstance(node, Store) or needed.intersection(range(first, first + results(node))):
                needed.update(operands(node))
                kept.append((first, node))
        return kept[::-1]

    def compute(self, b: Builder, steps: Sequence[NumberedNode], tiles: Tiles, iteration: SSAValue | None) -> None:
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
                        product = self.product(node) if operator(node.op).product else DType.f32
                        tiles[value] = apply(b, node, [tiles[v] for v in node.operands], self.types[value], product)
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

    def product(self, node: Apply) -> DType:
        return product_dtype(self.graph, self.types, node)

    def _load(self, b: Builder, node: Load, value: int, iteration: SSAValue | None) -> TensorValue:
        tile = self.types[value]
        offsets = [
            self._offset(b, node.imap, d, extent, iteration if node.fmap == d else None) for d, extent in enumerate(tile.shape)
        ]
        source = self.sources[node.source]
        return source if tile.shape == source.shape else TensorValue(b.extract(source.ssa, offsets, tile), tile)

    def _offset(self, b: Builder, dims: Sequence[int], d: int, extent: int, iteration: SSAValue | None = None) -> SSAValue | int:
        """Where the tile begins in dimension d: earlier grid dimensions are outer, the loop is innermost."""
        terms: list[tuple[SSAValue, int]] = []
        stride = extent
        if iteration is not None and self.graph.loop > 1:
            terms.append((iteration, stride))
        if iteration is not None:
            stride *= self.graph.loop
        for g in reversed(range(len(dims))):
            if dims[g] == d:
                if self.graph.grid[g] > 1:
                    terms.append((self.indices[g], stride))
                stride *= self.graph.grid[g]
        return b.linear(terms[::-1]) if terms else 0

    def _stored(self, b: Builder, node: Store, tiles: Tiles) -> Stored:
        tile = rounded(b, tiles[node.operand], node.dtype)
        new = [g for g, d in enumerate(node.omap) if d == NEW_DIM]
        offsets: list[SSAValue | int] = [self.indices[g] for g in new]
        offsets += [self._offset(b, node.omap, d, extent) for d, extent in enumerate(tile.shape)]
        return tile, offsets, (*(1 for _ in new), *tile.shape)


@dataclass
class _Loop:
    """The for-loop of a block: accumulators are its iteration arguments."""

    block: _Block
    steps: list[NumberedNode]
    before: Tiles
    starts: list[SSAValue] = field(default_factory=list[SSAValue])
    carried: list[TensorType] = field(default_factory=list[TensorType])
    tops: dict[int, int] = field(default_factory=dict[int, int])
    """Of each shift, the argument that is its running maximum."""
    slots: dict[int, int] = field(default_factory=dict[int, int])
    """Of each accumulator, its argument."""

    def run(self, b: Builder) -> Tiles:
        """The accumulators' values after the loop."""
        types = self.block.types
        for value, node in self.steps:
            if not isinstance(node, Accumulate):
                continue
            if node.shift is not None and node.shift not in self.tops:
                self.tops[node.shift] = self._start(b, replace(types[node.shift], dtype=DType.f32), LOWEST_SHIFT)
            start = None if node.kind is AccumulatorKind.CONCAT else 0.0 if node.kind is AccumulatorKind.SUM else -inf
            self.slots[value] = self._start(b, types[value], start)
        count = self.block.graph.loop
        ends = self._iteration(b, b.index(0), self.starts) if count == 1 else loop(b, count, self.starts, self._iteration)
        return {value: TensorValue(ends[slot], types[value]) for value, slot in self.slots.items()}

    def _start(self, b: Builder, type: TensorType, value: float | None) -> int:
        self.starts.append(b.empty(type) if value is None else b.fill(type, value))
        self.carried.append(type)
        return len(self.starts) - 1

    def _iteration(self, b: Builder, index: SSAValue, arguments: Sequence[SSAValue]) -> list[SSAValue]:
        tiles = dict(self.before)
        added = self._added_products()
        self.block.compute(b, [s for s in self.steps if not isinstance(s[1], Accumulate) and s[0] not in added], tiles, index)
        new = list(arguments)
        factors: dict[int, list[TensorValue]] = {}
        for shift, slot in self.tops.items():
            top, *factors[shift] = _running_maximum(b, TensorValue(arguments[slot], self.carried[slot]), tiles[shift])
            new[slot] = top.ssa
        for value, node in self.steps:
            if not isinstance(node, Accumulate):
                continue
            slot = self.slots[value]
            acc = TensorValue(arguments[slot], self.carried[slot])
            if node.operand in added:
                product = added[node.operand]
                x, y = (rounded(b, tiles[v], self.block.product(product)) for v in product.operands)
                new[slot] = matmul(b, x, y, acc.ssa).ssa
            elif node.kind is AccumulatorKind.CONCAT:
                assert node.dim is not None
                new[slot] = self._concat(b, tiles[node.operand], acc, node.dim, index)
            elif node.shift is not None:
                old, coming = factors[node.shift]
                terms = [acc, old, tiles[node.operand], coming]
                new[slot] = computed(b, terms, lambda acc, old, x, coming: [acc * old + x * coming])[0].ssa
            elif node.kind is AccumulatorKind.SUM:
                new[slot] = computed(b, [acc, tiles[node.operand]], lambda acc, x: [acc + x])[0].ssa
            else:
                new[slot] = computed(b, [acc, tiles[node.operand]], lambda acc, x: [maximumf(acc, x)])[0].ssa
        return new

    def _added_products(self) -> dict[int, Apply]:
        """Products that only a sum reads: they add to its accumulator."""
        made = {value: node for value, node in self.steps if isinstance(node, Apply) and operator(node.op).product}
        return {
            node.operand: made[node.operand]
            for _, node in self.steps
            if isinstance(node, Accumulate)
            and node.kind is AccumulatorKind.SUM
            and node.shift is None
            and node.operand in made
            and self.block.uses[node.operand] == 1
        }

    def _concat(self, b: Builder, x: TensorValue, acc: TensorValue, dim: int, index: SSAValue) -> SSAValue:
        at = b.linear([(index, x.shape[dim])]) if self.block.graph.loop > 1 else 0
        return b.insert(x.ssa, acc.ssa, [at if d == dim else 0 for d in range(len(x.shape))], x.shape)


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
