"""Random block graphs whose tiles reach beyond their tensors: any operators on them, and the families that matter.

`random_ragged` draws operators without a plan; what breaks a rule is left out. The families are written by hand, with sizes, grids,
loops, tiles and element types that are drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from math import prod
from random import Random
from typing import Any

import numpy as np
from fused_programs import ALL, Body
from numpy.typing import NDArray
from random_mugraphs import GraphDraw

from mirage_ir.absence import Absence, is_ragged
from mirage_ir.check import absences, check_graph_results, infer_program
from mirage_ir.interpret.real import round_bf16
from mirage_ir.program import (
    NEW_DIM,
    REPLICATE,
    Accumulate,
    AccumulatorKind,
    DType,
    GraphOp,
    Level,
    Load,
    Node,
    Program,
    Shape,
    Stage,
    Store,
    TensorType,
)

SIZES = (1, 2, 3, 5, 7, 11, 13, 17, 20)
F32 = DType.f32
NUMPY = {DType.f16: np.float16, DType.f32: np.float32}


def power_of_two(extent: int) -> int:
    return 1 << (extent - 1).bit_length()


def covering(random: Random, extent: int, parts: int) -> int:
    """The extent of tiles of which so many cover a dimension."""
    if parts == 1:
        return extent
    least = -(-extent // parts)
    return random.choice((least, least, least + 1, power_of_two(least), 2 * least))


def ragged_load(source: int, shape: Shape, tile: Shape, grid: Shape, loop: int, imap: tuple[int, ...], fmap: int = ALL) -> Load:
    """A load of tiles of this shape; it is left out where they divide the source."""
    parts = [prod(n for n, d in zip((*grid, loop), (*imap, fmap), strict=True) if d == at) for at in range(len(shape))]
    exact = all(p * t == n for p, t, n in zip(parts, tile, shape, strict=True))
    return Load(source, imap, fmap, None if exact else tile)


@dataclass
class _RaggedDraw(GraphDraw):
    """A block graph whose tensors have dimensions with names: the grid and the loop split all dimensions of one name alike."""

    names: Sequence[str] = ()
    plan: Sequence[str] = ()
    """The name that each grid dimension splits, then that of the loop."""
    tiles: dict[tuple[str, int], int] = field(default_factory=dict[tuple[str, int], int])

    def planned(self, source: int) -> Load:
        """A load that follows the plan, mostly."""
        shape, names = self.types[source].shape, self.names[source]
        split = [names.find(name) if self.random.random() < 0.9 else REPLICATE for name in self.plan]
        tile: list[int] = []
        for d, extent in enumerate(shape):
            parts = prod(n for n, at in zip((*self.grid, self.loop), split, strict=True) if at == d)
            if (names[d], parts) not in self.tiles:
                self.tiles[names[d], parts] = covering(self.random, extent, parts)
            tile.append(self.tiles[names[d], parts])
        return ragged_load(source, shape, tuple(tile), self.grid, self.loop, tuple(split[:-1]), split[-1])

    def fill(self, operators: int) -> None:
        self.add(Load(0, tuple(REPLICATE for _ in self.grid)))
        for source in range(self.sources):
            for _ in range(self.random.choice((1, 1, 2))):
                self.add(self.planned(source))
        self._operators(operators, (Stage.INVARIANT, Stage.VARIANT))
        for v in self.readable(Stage.VARIANT)[-4:]:
            kind = self.random.choice(("sum", "sum", "max", "concat", "shift"))
            rank = len(self.types[v].shape)
            if kind == "shift":
                shifts = [s for s in self.readable(Stage.VARIANT) if s != v and self._alike(s, v)]
                self.add(Accumulate(AccumulatorKind.SUM, v, shift=self.random.choice(shifts)) if shifts else None)
            else:
                self.add(Accumulate(AccumulatorKind(kind), v, self.random.randrange(rank) if kind == "concat" and rank else None))
        self._operators(self.random.randrange(3), (Stage.INVARIANT, Stage.ACCUMULATED))
        stored = 0
        for v in self.readable(Stage.INVARIANT, Stage.ACCUMULATED)[::-1][: self.random.choice((2, 3))]:
            stored += self.add(Store(v, self._free_omap(v), self.random.choice((DType.f16, F32))))
        if not stored:
            self.add(self._any_store())

    def _operators(self, count: int, stages: tuple[Stage, ...]) -> None:
        for _ in range(12 * count):
            if count > 0 and self.readable(*stages):
                count -= self.add(self.apply(self.readable(*stages), self.level))

    def _absences(self) -> list[Absence]:
        graph = self.graph(tuple(range(self.sources)))
        complete = graph if graph.stores else replace(graph, body=(*graph.body, self._any_store()))
        return absences(complete, self.types[: self.sources])

    def _alike(self, shift: int, value: int) -> bool:
        """Whether a shift and the shifted value lack the same entries, where they have as many."""
        absent = self._absences()
        pairs = zip(*(zip(self.types[v].shape[::-1], absent[v][::-1], strict=True) for v in (shift, value)), strict=False)
        return all(c == other or (n == 1 and c is None) for (n, c), (_, other) in pairs)

    def _free_omap(self, value: int) -> tuple[int, ...]:
        """Absent entries are stored as they were loaded, the rest anywhere."""
        covers = self._absences()[value]
        free = [d for d, cover in enumerate(covers) if cover is None]
        found = [self.random.choice([*free, NEW_DIM] if n > 1 else [REPLICATE, NEW_DIM]) for n in self.grid]
        for d, cover in enumerate(covers):
            for g in () if cover is None else cover.grid:
                found[g] = d
        return tuple(found)


def random_ragged(random: Random) -> Program:
    """A program of one block graph, with absent entries in some tile."""
    while True:
        sizes = {name: random.choice(SIZES) for name in "abc"}
        names = ["".join(random.sample("abc", random.choice((1, 2, 2, 3)))) for _ in range(random.randint(1, 3))]
        inputs = tuple(TensorType(tuple(sizes[n] for n in name), random.choice((DType.f16, F32))) for name in names)
        grid = tuple(random.choice((1, 2, 3)) for _ in range(random.randint(1, 2)))
        plan = [random.choice("abc") for _ in (*grid, 0)]
        draw = _RaggedDraw(random, list(inputs), Level.BLOCK, grid, random.choice((1, 2, 3, 5)), 64, names=names, plan=plan)
        draw.fill(random.randint(1, 6))
        graph = draw.graph(tuple(range(len(inputs))))
        if is_ragged(graph):
            count = len(check_graph_results(graph, inputs))
            return Program("random", inputs, (graph,), tuple(range(len(inputs), len(inputs) + count)))


@dataclass
class _Family:
    """Draws what a family needs."""

    random: Random
    dtype: DType
    grid: list[int] = field(default_factory=list[int])
    loop: int = 1

    def size(self, least: int = 1) -> int:
        return self.random.choice([n for n in (*SIZES, 33) if n >= least])

    def split(self, extent: int, parts: Sequence[int] = (1, 2, 3)) -> int:
        """A new grid dimension; the extent of the tiles of a dimension that it splits alone."""
        self.grid.append(self.random.choice(parts))
        return covering(self.random, extent, self.grid[-1])


Family = Callable[[Random, DType], Program]


def _program(name: str, shapes: Sequence[Shape], dtype: DType, *nodes: Node, outputs: int = 1) -> Program:
    inputs = tuple(TensorType(s, dtype) for s in shapes)
    program = Program(name, inputs, nodes, ())
    values = len(infer_program(program))
    return Program(name, inputs, nodes, tuple(range(values - outputs, values)))


def product(random: Random, dtype: DType) -> Program:
    """A product over a loop, with a bias and a function behind it."""
    f = _Family(random, dtype)
    m, k, n, loop = f.size(), f.size(2), f.size(), random.choice((2, 3, 4))
    tm, tn, tk = f.split(m), f.split(n), covering(random, k, loop)
    grid, shapes = tuple(f.grid), ((m, k), (k, n), (n,))
    b = Body(3)
    x = b.add(ragged_load(0, (m, k), (tm, tk), grid, loop, (0, ALL), 1))
    y = b.add(ragged_load(1, (k, n), (tk, tn), grid, loop, (ALL, 1), 0))
    bias = b.add(ragged_load(2, (n,), (tn,), grid, loop, (ALL, 0)))
    if random.random() < 0.4:
        x = b.apply(random.choice(("exp", "silu", "square", "sigmoid")), x)
    total = b.accumulate(b.apply("matmul", x, y))
    b.store(b.apply(random.choice(("relu", "tanh", "neg")), b.apply("add", total, bias)), (0, 1), dtype)
    return _program("product", shapes, dtype, b.block((0, 1, 2), grid, loop))


def batched_product(random: Random, dtype: DType) -> Program:
    """A batch of products, several of them in one tile, and a norm of the rows."""
    f = _Family(random, dtype)
    h, m, k, n, loop = f.size(), f.size(), f.size(2), f.size(), random.choice((1, 2, 3))
    th, tm, tk = f.split(h), f.split(m), covering(random, k, loop)
    grid, left, right = tuple(f.grid), (h, m, k), (h, k, n)
    b = Body(2)
    x = b.add(ragged_load(0, left, (th, tm, tk), grid, loop, (0, 1), 2))
    y = b.add(ragged_load(1, right, (th, tk, n), grid, loop, (0, ALL), 1))
    scale = b.apply("offset", b.accumulate(b.apply("sum", b.apply("square", x), dim=2)), value=1.0)
    b.store(b.apply("div", b.accumulate(b.apply("matmul", x, y)), b.apply("sqrt", scale)), (0, 1), dtype)
    return _program("batched_product", (left, right), dtype, b.block((0, 1), grid, loop))


def softmax(random: Random, dtype: DType) -> Program:
    """Over rows that the loop covers: with or without a running maximum, entries concatenated; also the maximum."""
    f = _Family(random, dtype)
    m, n, loop = f.size(), f.size(4), random.choice((1, 2, 3))
    least = -(-n // loop)
    tm, tn = f.split(m), random.choice((least, least + 1, power_of_two(least)))
    grid, safe, scores = tuple(f.grid), random.random() < 0.7, loop > 1
    if not scores:
        tn = n
    b = Body(1)
    x = b.add(ragged_load(0, (m, n), (tm, tn), grid, loop, (0,), 1))
    top = b.apply("max", x, dim=1) if safe else None
    e = b.apply("exp", x if top is None else b.apply("sub", x, top))
    total = b.accumulate(b.apply("sum", e, dim=1), shift=top)
    b.store(total, (0,), F32)
    if top is not None:
        whole = b.accumulate(top, "max")
        entries = b.accumulate(x, "concat", 1)
        b.store(b.apply("div", b.apply("exp", b.apply("sub", entries, whole)), total), (0,), dtype)
    else:
        b.store(b.apply("div", b.accumulate(e, "concat", 1), total), (0,), dtype)
    return _program("safe_softmax" if safe else "softmax", ((m, n),), dtype, b.block((0,), grid, loop), outputs=2)


def concatenation(random: Random, dtype: DType) -> Program:
    """Stored only, part by part; and read again, by a sum over it and a product."""
    f = _Family(random, dtype)
    m, n, k, loop = f.size(), f.size(2), f.size(), random.choice((2, 3, 4))
    tm, tn = f.split(m), covering(random, n, loop)
    grid = tuple(f.grid)
    b = Body(2)
    x = b.add(ragged_load(0, (m, n), (tm, tn), grid, loop, (0,), 1))
    y = b.load(1, (ALL,))
    b.store(b.accumulate(b.apply("square", x), "concat", 1), (0,), dtype)
    whole = b.accumulate(b.apply("sigmoid", x), "concat", 1)
    b.store(b.apply("sum", whole, dim=1), (0,), F32)
    if tn * loop == n:
        b.store(b.apply("matmul", whole, y), (0,), dtype)
    return _program("concatenation", ((m, n), (n, k)), dtype, b.block((0, 1), grid, loop), outputs=2 + (tn * loop == n))


def attention(random: Random, dtype: DType) -> Program:
    """Queries and keys that tiles reach beyond, with a running maximum or without."""
    f = _Family(random, dtype)
    h, q, k, d, loop = random.choice((1, 2)), f.size(), f.size(4), random.choice((4, 16)), random.choice((2, 3))
    tk, safe = covering(random, k, loop), random.random() < 0.8
    f.grid.append(h)
    tq = f.split(q)
    grid = tuple(f.grid)
    shapes = ((h, q, d), (h, d, k), (h, k, d))
    b = Body(3)
    x = b.add(ragged_load(0, shapes[0], (1, tq, d), grid, loop, (0, 1)))
    y = b.add(ragged_load(1, shapes[1], (1, d, tk), grid, loop, (0, ALL), 2))
    z = b.add(ragged_load(2, shapes[2], (1, tk, d), grid, loop, (0, ALL), 1))
    if random.random() < 0.5:
        x = b.apply("scale", x, value=0.3)
    scores = b.apply("matmul", x, y)
    top = b.apply("max", scores, dim=2) if safe else None
    e = b.apply("exp", scores if top is None else b.apply("sub", scores, top))
    o, s = b.accumulate(b.apply("matmul", e, z), shift=top), b.accumulate(b.apply("sum", e, dim=2), shift=top)
    b.store(b.apply("div", o, s), (0, 1), dtype)
    return _program("safe_attention" if safe else "attention", shapes, dtype, b.block((0, 1, 2), grid, loop))


def split_attention(random: Random, dtype: DType) -> Program:
    """Partial sums over parts of the keys, the last of which may have no keys at all, and a kernel that adds them."""
    f = _Family(random, dtype)
    q, k, d, loop, parts = f.size(), f.size(4), random.choice((4, 16)), random.choice((1, 2, 3)), random.choice((2, 3))
    tk = covering(random, k, parts * loop)
    tq = f.split(q)
    grid = (*f.grid, parts)
    shapes = ((q, d), (d, k), (k, d))
    b, c = Body(3), Body(2)
    x = b.add(ragged_load(0, shapes[0], (tq, d), grid, loop, (0, ALL)))
    y = b.add(ragged_load(1, shapes[1], (d, tk), grid, loop, (ALL, 1), 1))
    z = b.add(ragged_load(2, shapes[2], (tk, d), grid, loop, (ALL, 0), 0))
    e = b.apply("exp", b.apply("matmul", x, y))
    b.store(b.accumulate(b.apply("matmul", e, z)), (0, NEW_DIM), F32)
    b.store(b.accumulate(b.apply("sum", e, dim=1)), (0, NEW_DIM), F32)
    second = (random.choice((1, 2, 3)),)
    t = covering(random, q, second[0])
    o = c.add(ragged_load(0, (parts, q, d), (parts, t, d), second, 1, (1,)))
    s = c.add(ragged_load(1, (parts, q, 1), (parts, t, 1), second, 1, (1,)))
    c.store(c.apply("div", c.apply("sum", o, dim=0), c.apply("sum", s, dim=0)), (1,), dtype)
    return _program("split_attention", shapes, dtype, b.block((0, 1, 2), grid, loop), c.block((3, 4), second))


def safe_split_attention(random: Random, dtype: DType) -> Program:
    """Sums and maxima of parts of the keys, the last of which may have no keys, and a kernel that weighs them.

    Each part counts by its own maximum.
    """
    f = _Family(random, dtype)
    q, k, d, loop, parts = f.size(), f.size(4), random.choice((4, 16)), random.choice((1, 2, 3)), random.choice((2, 3, 5))
    tk = covering(random, k, parts * loop)
    tq = f.split(q)
    grid, shapes = (*f.grid, parts), ((q, d), (d, k), (k, d))
    b, c = Body(3), Body(3)
    x = b.add(ragged_load(0, shapes[0], (tq, d), grid, loop, (0, ALL)))
    y = b.add(ragged_load(1, shapes[1], (d, tk), grid, loop, (ALL, 1), 1))
    z = b.add(ragged_load(2, shapes[2], (tk, d), grid, loop, (ALL, 0), 0))
    scores = b.apply("matmul", x, y)
    top = b.apply("max", scores, dim=1)
    e = b.apply("exp", b.apply("sub", scores, top))
    b.store(b.accumulate(b.apply("matmul", e, z), shift=top), (0, NEW_DIM), F32)
    b.store(b.accumulate(b.apply("sum", e, dim=1), shift=top), (0, NEW_DIM), F32)
    b.store(b.accumulate(top, "max"), (0, NEW_DIM), F32)
    second = (random.choice((1, 2, 3)),)
    t = covering(random, q, second[0])
    o, s, tops = (c.add(ragged_load(i, (parts, q, n), (parts, t, n), second, 1, (1,))) for i, n in enumerate((d, 1, 1)))
    weights = c.apply("exp", c.apply("sub", tops, c.apply("max", tops, dim=0)))
    o, s = (c.apply("sum", c.apply("mul", part, weights), dim=0) for part in (o, s))
    c.store(c.apply("div", o, s), (1,), dtype)
    graphs = b.block((0, 1, 2), grid, loop), c.block((3, 4, 5), second)
    return _program("safe_split_attention", shapes, dtype, *graphs)


def threads(random: Random, dtype: DType) -> Program:
    """A thread graph on tiles with absent entries, before and behind the loop."""
    f = _Family(random, dtype)
    m, n, loop = f.size(2), f.size(2), random.choice((2, 3))
    tm, tn = f.split(m, (2, 3)), covering(random, n, loop)
    grid = tuple(f.grid)

    def inner(types: Sequence[Shape]) -> GraphOp:
        i = Body(2)
        split = (0 if types[0][0] > 1 else ALL,)
        i.store(i.apply("exp", i.apply("mul", i.load(0, split), i.load(1, split))), split, F32)
        return GraphOp(Level.THREAD, (2, 3), (types[0][0] if types[0][0] > 1 else 1,), tuple(i.nodes))

    b = Body(2)
    b.add(ragged_load(0, (m, n), (tm, tn), grid, loop, (0,), 1))
    b.add(ragged_load(1, (m, n), (tm, tn), grid, loop, (0,), 1))
    e = b.add(inner([(tm, tn)]))
    b.store(b.accumulate(b.apply("sum", e, dim=1)), (0,), F32)
    b.store(b.accumulate(e, "sum"), (0,), F32)
    return _program("threads", ((m, n), (m, n)), dtype, b.block((0, 1), grid, loop), outputs=2)


def norms(random: Random, dtype: DType) -> Program:
    """A weight for each column and a number for each row, which may be infinite, before a sum."""
    f = _Family(random, dtype)
    m, n, loop = f.size(), f.size(2), random.choice((2, 3))
    tm, tn = f.split(m), covering(random, n, loop)
    grid = tuple(f.grid)
    b = Body(3)
    x = b.add(ragged_load(0, (m, n), (tm, tn), grid, loop, (0,), 1))
    w = b.add(ragged_load(1, (n,), (tn,), grid, loop, (ALL,), 0))
    r = b.add(ragged_load(2, (m, 1), (tm, 1), grid, loop, (0,)))
    b.store(b.accumulate(b.apply("sum", b.apply("mul", b.apply("mul", x, w), r), dim=1)), (0,), F32)
    return _program("norms", ((m, n), (n,), (m, 1)), dtype, b.block((0, 1, 2), grid, loop))


FAMILIES: tuple[Family, ...] = (
    product,
    batched_product,
    softmax,
    concatenation,
    attention,
    split_attention,
    safe_split_attention,
    threads,
    norms,
)


EASY = "easy"
HARD: dict[str, tuple[str, ...]] = {
    "safe_softmax": ("low", "infinite"),
    "safe_attention": ("low", "infinite"),
    "safe_split_attention": ("low", "infinite"),
    "norms": ("infinite",),
}
"""Hard inputs of families that have a value then: rows whose maximum is far below 0; rows of -inf, or infinite factors."""


def draw_inputs(program: Program, random: Random, kind: str = EASY) -> list[NDArray[Any]]:
    """Entries of both signs, none near zero, as numbers of the inputs' types (in float32 for bf16); or a kind of `HARD` ones."""
    generator = np.random.default_rng(random.randrange(1 << 30))
    found = [generator.uniform(0.3, 1.3, t.shape) * generator.choice((-1.0, 1.0, 1.0), t.shape) for t in program.inputs]
    match program.name.removeprefix("safe_"), kind:
        case _, "easy":
            pass
        case "softmax", "low":
            found[0] -= 200.0 * generator.integers(0, 2, (len(found[0]), 1))
        case "softmax", _:
            found[0][random.randrange(len(found[0]))] = -np.inf
        case "norms", _:
            found = [np.abs(x) for x in found]
            found[2][random.randrange(len(found[2]))] = np.inf
        case _, "low":
            found[0][..., 0], found[1][..., 0, :] = 24.0, -24.0
        case _:  # All scores up to one, or from one on: whole tiles, and parts of a split; and those of one row.
            queries, keys = found[:2]
            queries[..., :2], keys[..., :2, :] = np.abs(queries[..., :2]), np.abs(keys[..., :2, :])
            third = keys.shape[-1] // 3
            keys[..., 0, random.choice((slice(third, None), slice(-third)))] = -np.inf
            queries[..., random.randrange(queries.shape[-2]), 1] = -np.inf
    types = [t.dtype for t in program.inputs]
    return [round_bf16(x.astype(np.float32)) if t is DType.bf16 else x.astype(NUMPY[t]) for x, t in zip(found, types, strict=True)]
