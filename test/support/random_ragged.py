"""Random block graphs whose tiles exceed the tensors that they are loaded from, and what they mean by definition.

`reference` knows nothing of the walker: it goes from block to block and from iteration to iteration, and says of each tile which
places along its dimensions are beyond the tensor.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import product as cartesian
from math import prod
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mirage_ir.absence import is_ragged
from mirage_ir.check import check_graph, infer_program, stages_of
from mirage_ir.errors import ProgramError
from mirage_ir.ops import Kind, operator, signature_of
from mirage_ir.program import (
    NEW_DIM,
    REPLICATE,
    Accumulate,
    AccumulatorKind,
    Apply,
    BodyNode,
    DType,
    GraphOp,
    Level,
    Load,
    Program,
    ProgramBuilder,
    Stage,
    Store,
    TensorType,
    make_attrs,
    numbered,
    shifts,
)

Array = NDArray[Any]
RATIONAL = ("add", "sub", "mul", "neg", "scale", "offset", "square", "sum", "sum", "matmul", "matmul", "transpose", "div")
"""Operators whose results are rational where their operands are."""
FUNCTIONS = (*RATIONAL, "exp", "exp", "log", "sqrt", "relu", "maximum", "max", "max", "sigmoid", "reciprocal")


@dataclass(frozen=True, slots=True)
class _Axis:
    """A dimension that several inputs may have, and how all loads split it."""

    extent: int
    grid: tuple[int, ...]
    loop: bool
    tile: int


@dataclass
class _Drawn:
    random: Random
    names: Sequence[str]
    grid: tuple[int, ...]
    loop: int
    inputs: list[TensorType] = field(default_factory=list[TensorType])
    body: list[BodyNode] = field(default_factory=list[BodyNode])

    def graph(self, *more: BodyNode) -> GraphOp:
        return GraphOp(Level.BLOCK, tuple(range(len(self.inputs))), self.grid, (*self.body, *more), self.loop)

    def add(self, node: BodyNode) -> bool:
        """Appends a node unless that breaks a rule."""
        try:
            check_graph(self.graph(node, Store(len(self.inputs), (NEW_DIM,) * len(self.grid), DType.f32)), self.inputs)
        except ProgramError:
            return False
        self.body.append(node)
        return True

    def types(self) -> list[TensorType]:
        return check_graph(self.graph(Store(len(self.inputs), (NEW_DIM,) * len(self.grid), DType.f32)), self.inputs)

    def axis(self, free: list[int]) -> _Axis:
        """A dimension and its tiles: split by some of the grid dimensions that are free, and by the loop where that is (-1)."""
        split = [g for g in list(free) if self.random.random() < 0.5]
        for g in split:
            free.remove(g)
        extent = self.random.choice((1, 2, 3, 4, 5, 7))
        grid = tuple(g for g in split if g >= 0)
        parts = prod(self.grid[g] for g in grid) * (self.loop if -1 in split else 1)
        least = -(-extent // parts)
        return _Axis(extent, grid, -1 in split, least if parts == 1 else self.random.choice((least, least, least + 1)))

    def load(self, source: int, axes: Sequence[_Axis]) -> None:
        imap, fmap = [REPLICATE] * len(self.grid), REPLICATE
        for d, axis in enumerate(axes):
            for g in axis.grid:
                imap[g] = d
            fmap = d if axis.loop else fmap
        for tile in (None, tuple(a.tile for a in axes)):
            if self.add(Load(source, tuple(imap), fmap, tile)):
                return

    def operator(self, stages: set[Stage]) -> None:
        found, types = stages_of(self.graph()), self.types()
        readable = [v for v, stage in enumerate(found) if v >= len(self.inputs) and stage in stages]
        name = self.random.choice(self.names)
        row = operator(name)
        operands = tuple(self.random.choice(readable) for _ in range(row.arity or 2))
        rank = len(types[operands[0]].shape)
        attrs: dict[str, Any] = {}
        if "dim" in row.attrs:
            attrs["dim"] = self.random.randrange(max(1, rank))
        if "value" in row.attrs:
            attrs["value"] = self.random.choice((-1.5, 0.5, 2.0))
        if "permutation" in row.attrs:
            attrs["permutation"] = tuple(self.random.sample(range(rank), rank))
        self.add(Apply(name, operands, make_attrs(attrs)))

    def accumulate(self) -> None:
        types, found = self.types(), stages_of(self.graph())
        variant = [v for v, stage in enumerate(found) if stage is Stage.VARIANT]
        for v in self.random.sample(variant, min(3, len(variant))):
            rank, kind = len(types[v].shape), self.random.choice(("sum", "sum", "max", "concat", "shift"))
            if kind == "concat":
                self.add(Accumulate(AccumulatorKind.CONCAT, v, self.random.randrange(max(1, rank))))
            elif kind == "shift" and len(self.names) > len(RATIONAL):
                self.add(Accumulate(AccumulatorKind.SUM, v, shift=self.random.choice(variant)))
            elif kind != "max" or len(self.names) > len(RATIONAL):
                self.add(Accumulate(AccumulatorKind.MAX if kind == "max" else AccumulatorKind.SUM, v))

    def stores(self) -> list[Store]:
        """Stores of the latest values, each as the rules allow."""
        types, found = self.types(), stages_of(self.graph())
        out: list[Store] = []
        for v in [v for v, stage in enumerate(found) if v > len(self.inputs) and stage is not Stage.VARIANT][::-1][:3]:
            places = [*range(len(types[v].shape)), NEW_DIM]
            maps = list(cartesian(places, repeat=len(self.grid)))
            self.random.shuffle(maps)
            for omap in maps:
                store = Store(v, omap, DType.f32)
                try:
                    check_graph(self.graph(store), self.inputs)
                except ProgramError:
                    continue
                out.append(store)
                break
        return out


def random_ragged(random: Random, names: Sequence[str] = FUNCTIONS) -> Program:
    """A program of one kernel, some of whose tiles exceed their tensors."""
    while True:
        grid = tuple(random.choice((1, 2, 3)) for _ in range(random.choice((1, 2))))
        drawn = _Drawn(random, names, grid, random.choice((1, 2, 3)))
        free = [*range(len(grid)), -1]
        random.shuffle(free)
        axes = [drawn.axis(free) for _ in range(3)]
        given = [random.sample(axes, random.choice((1, 2, 2, 3))) for _ in range(random.choice((1, 2, 3)))]
        whole = [random.random() < 0.2 for _ in given]

        def extent(axis: _Axis, fills: bool, drawn: _Drawn = drawn) -> int:
            """The extent of an input: now and then one that the tiles fill, so that present entries meet absent ones."""
            parts = prod(drawn.grid[g] for g in axis.grid) * (drawn.loop if axis.loop else 1)
            return parts * axis.tile if fills else axis.extent

        drawn.inputs = [
            TensorType((1,), DType.f32),
            *(TensorType(tuple(extent(a, w) for a in its), DType.f32) for its, w in zip(given, whole, strict=True)),
        ]
        drawn.body.append(Load(0, (REPLICATE,) * len(grid)))
        for i, its in enumerate(given, 1):
            drawn.load(i, its)
        if not is_ragged(drawn.graph()):
            continue
        for _ in range(random.choice((2, 4, 8))):
            drawn.operator({Stage.INVARIANT, Stage.VARIANT})
        drawn.accumulate()
        for _ in range(random.choice((0, 2, 4))):
            drawn.operator({Stage.INVARIANT, Stage.ACCUMULATED})
        stores = drawn.stores()
        if stores:
            count = len(drawn.inputs)
            return Program("ragged", tuple(drawn.inputs), (drawn.graph(*stores),), tuple(range(count, count + len(stores))))


@dataclass(frozen=True)
class _Tile:
    """A tile of one block in one iteration; for each dimension which places are present, and whether the loop decides it."""

    entries: Array
    present: tuple[tuple[Array, bool] | None, ...]

    def filled(self, dims: Sequence[int], number: float) -> Array:
        """The entries with a number in place of those that are absent along some dimensions."""
        out = self.entries
        for d in dims:
            here = self.present[d]
            if here is not None:
                mask = here[0].reshape(tuple(-1 if at == d else 1 for at in range(out.ndim)))
                out = np.where(mask, out, number)
        return out


def reference(program: Program, inputs: Sequence[Array]) -> list[Array]:
    """The outputs of a program of one block graph, by definition, in float64."""
    (graph,) = program.nodes
    assert isinstance(graph, GraphOp)
    types = check_graph(graph, program.inputs)
    outputs = infer_program(program)
    found: list[Array | None] = [None] * len(graph.stores)
    for block in np.ndindex(*graph.grid):
        values = _block(graph, types, inputs, block)
        for i, store in enumerate(graph.stores):
            found[i] = _stored(found[i], graph, store, values[store.operand].entries, block)
    wanted = [outputs[len(program.inputs) + i].shape for i in range(len(found))]
    return [out[tuple(map(slice, shape))] for out, shape in zip(found, wanted, strict=True) if out is not None]


def _block(graph: GraphOp, types: Sequence[TensorType], inputs: Sequence[Array], block: tuple[int, ...]) -> dict[int, _Tile]:
    """All values of one block after the loop."""
    stages, first = stages_of(graph), len(graph.operands)
    each: list[dict[int, _Tile]] = []
    nodes = list(numbered(first, graph.body))
    for iteration in range(graph.loop):
        tiles: dict[int, _Tile] = {}
        for value, node in nodes:
            if isinstance(node, Load):
                tiles[value] = _loaded(graph, node, inputs[node.source], types[value].shape, block, iteration)
            elif isinstance(node, Apply) and stages[value] is not Stage.ACCUMULATED:
                read = [tiles[v] for v in node.operands]
                if operator(node.op).difference and stages[value] is Stage.VARIANT and node.operands[1] in shifts(graph):
                    read[1] = _Tile(np.maximum(read[1].entries, np.finfo(np.float64).min), read[1].present)
                tiles[value] = _applied(node, read)
        each.append(tiles)
    tiles = dict(each[0])
    for value, node in nodes:
        if isinstance(node, Accumulate):
            pair = [[t[v] for t in each] for v in ((node.operand,) if node.shift is None else (node.operand, node.shift))]
            tiles[value] = _accumulated(node, *pair)
        elif isinstance(node, Apply) and stages[value] is Stage.ACCUMULATED:
            tiles[value] = _applied(node, [tiles[v] for v in node.operands])
    return tiles


def _loaded(graph: GraphOp, node: Load, source: Array, tile: Sequence[int], block: tuple[int, ...], iteration: int) -> _Tile:
    out, present = source, list[tuple[Array, bool] | None]()
    for d, extent in enumerate(tile):
        number = 0
        for g, to in enumerate(node.imap):
            number = number * graph.grid[g] + block[g] if to == d else number
        if node.fmap == d:
            number = number * graph.loop + iteration
        places = number * extent + np.arange(extent)
        out = np.take(out, np.minimum(places, source.shape[d] - 1), axis=d)
        parts = prod(graph.grid[g] for g, to in enumerate(node.imap) if to == d) * (graph.loop if node.fmap == d else 1)
        present.append((places < source.shape[d], node.fmap == d) if parts * extent > source.shape[d] else None)
    loaded = _Tile(np.asarray(out, dtype=np.float64), tuple(present))
    return _Tile(loaded.filled(range(len(tile)), np.nan), loaded.present)


def _applied(node: Apply, xs: Sequence[_Tile]) -> _Tile:
    row, signature = operator(node.op), signature_of(node, [x.entries.shape for x in xs])
    arrays, present = [x.entries for x in xs], dict[int, Any]()
    for label in signature.labels:
        here = [p for o, d in label.along if (p := xs[o].present[d]) is not None]
        if label.result is not None:
            present[label.result] = here[0] if here else None
        for o, d in label.along if label.bound and here else ():
            arrays[o] = _Tile(arrays[o], tuple(here[0] if at == d else None for at in range(arrays[o].ndim))).filled(
                (d,), row.neutral
            )
    attrs = {**row.defaults, **node.attr()}
    if row.kind is Kind.LAYOUT:
        attrs["rank"] = arrays[0].ndim
    else:
        most = max(a.ndim for a in arrays)
        arrays = [a.reshape((1,) * (most - a.ndim) + a.shape) for a in arrays]
    if "dim" in attrs:
        attrs["dim"] = int(str(attrs["dim"])) - xs[0].entries.ndim
    out = np.asarray(row.real(np, *arrays, **attrs))
    return _Tile(out, tuple(present.get(d) for d in range(out.ndim)))


def _accumulated(node: Accumulate, tiles: Sequence[_Tile], weights: Sequence[_Tile] | None = None) -> _Tile:
    present = tiles[0].present
    if node.dim is not None:
        whole = np.concatenate([t.entries for t in tiles], axis=node.dim)
        masks = list(present)
        if masks[node.dim] is not None:
            masks[node.dim] = np.concatenate([mask[0] for t in tiles if (mask := t.present[node.dim]) is not None]), False
        return _Tile(whole, tuple(masks))
    if weights is not None:
        rank = max(tiles[0].entries.ndim, weights[0].entries.ndim)
        tiles, weights = [_ranked(t, rank) for t in tiles], [_ranked(t, rank) for t in weights]
        shape = np.broadcast_shapes(tiles[0].entries.shape, weights[0].entries.shape)
        both = [_Tile(np.broadcast_to(t.entries, shape), _either(t, s)) for t, s in zip(tiles, weights, strict=True)]
        logs = [s.filled(_looped(s), -np.inf) for s in weights]
        top = np.maximum(np.maximum.reduce(logs), np.finfo(np.float64).min)
        terms = [np.where(_mask(t, _looped(t)), t.entries * np.exp(w - top), 0) for t, w in zip(both, logs, strict=True)]
        total = np.where(np.isnan(top) | np.isposinf(top), np.nan, np.add.reduce(terms))  # exp(∞ − ∞) is no number.
        return _Tile(total, tuple(None if p is None or p[1] else p for p in both[0].present))
    fill = -np.inf if node.kind is AccumulatorKind.MAX else 0.0
    join = np.maximum if node.kind is AccumulatorKind.MAX else np.add
    out = join.reduce([t.filled(_looped(t), fill) for t in tiles])
    return _Tile(out, tuple(None if p is None or p[1] else p for p in present))


def _looped(tile: _Tile) -> list[int]:
    """The dimensions of whose entries the loop decides which are present."""
    return [d for d, here in enumerate(tile.present) if here is not None and here[1]]


def _mask(tile: _Tile, dims: Sequence[int]) -> Array:
    return _Tile(np.ones(tile.entries.shape), tile.present).filled(dims, 0) > 0


def _ranked(tile: _Tile, rank: int) -> _Tile:
    more = rank - tile.entries.ndim
    return _Tile(tile.entries.reshape((1,) * more + tile.entries.shape), (None,) * more + tile.present)


def _either(x: _Tile, y: _Tile) -> tuple[tuple[Array, bool] | None, ...]:
    return tuple(a if a is not None else b for a, b in zip(x.present, y.present, strict=True))


def _stored(out: Array | None, graph: GraphOp, store: Store, tile: Array, block: tuple[int, ...]) -> Array:
    """The output, with absent entries at its ends, after one block has stored its tile."""
    new = [g for g, d in enumerate(store.omap) if d == NEW_DIM]
    if out is None:
        parts = [prod(n for n, d in zip(graph.grid, store.omap, strict=True) if d == at) for at in range(tile.ndim)]
        out = np.full((*(graph.grid[g] for g in new), *(p * n for p, n in zip(parts, tile.shape, strict=True))), np.nan)
    place: list[int | slice] = [block[g] for g in new]
    for d, n in enumerate(tile.shape):
        number = 0
        for g, to in enumerate(store.omap):
            number = number * graph.grid[g] + block[g] if to == d else number
        place.append(slice(number * n, (number + 1) * n))
    out[tuple(place)] = tile
    return out


def among_others(random: Random, program: Program) -> Program:
    """The program with operators of the kernel level before and after its graph: sums, products and functions of whole tensors."""
    (graph,) = program.nodes
    assert isinstance(graph, GraphOp)
    builder = ProgramBuilder("among")
    parts: list[list[int]] = []
    for t in program.inputs:
        small = tuple(1 if random.random() < 0.4 else n for n in t.shape)
        parts.append([builder.input(t), builder.input(TensorType(small, t.dtype))])
    operands: list[int] = []
    for x, y in parts:
        op = random.choice(("", "add", "sub", "mul", "div"))
        x = builder.apply("exp", x) if random.random() < 0.2 else x
        y = builder.apply("exp", y) if random.random() < 0.4 else y
        x = builder.apply("offset", x, value=1.5) if random.random() < 0.2 else x
        x = builder.apply(op, x, y) if op else x
        operands.append(builder.apply("scale", x, value=0.5) if random.random() < 0.2 else x)
    for value in builder.add(replace(graph, operands=tuple(operands))):
        name = random.choice(("", "exp", "log", "square", "add"))
        value = builder.apply(name, *([value] * (operator(name).arity or 1))) if name else value
        builder.output(value)
    return builder.build()
