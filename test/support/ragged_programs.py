"""Right programs of ragged tiles, beside what they compute: small sizes that nothing divides, covered by random tiles."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from fused_programs import ALL, F32, Body, attention, op, program, tensors
from ragged_mutations import as_read

from mirage_ir.program import NEW_DIM, GraphOp, Load, Program, TensorType

Pair = tuple[Program, Program]


def _cover(n: int, random: Random, *, empty: bool = True) -> tuple[int, int]:
    """How many tiles, two or more, cover a dimension, and their extent; now and then one of them has no entry."""
    tile = random.randint(1, n - 1)
    parts = -(-n // tile)
    return parts + (empty and random.random() < 0.2), tile


def _extent(random: Random) -> int:
    return random.choice((3, 5, 7, 10, 11, 13))


def _kernel(name: str, inputs: list[TensorType], graph: GraphOp) -> Program:
    return as_read(program(name, inputs, graph))


def _product(random: Random) -> Pair:
    """Rows and columns over the grid, the dimension between over the loop."""
    m, k, n = (_extent(random) for _ in range(3))
    (rows, tm), (loop, tk), (columns, tn) = (_cover(e, random) for e in (m, k, n))
    types = tensors((m, k), (k, n))
    b = Body(2)
    x, w = b.load(0, (0, ALL), 1, (tm, tk)), b.load(1, (ALL, 1), 0, (tk, tn))
    b.store(b.accumulate(b.apply("matmul", x, w)), (0, 1), F32)
    return program("product", types, op("matmul", 0, 1)), _kernel("tiled", types, b.block((0, 1), (rows, columns), loop))


def _softmax(random: Random) -> Pair:
    """Rows over the grid, columns over the loop: exponentials side by side, divided by their sum."""
    m, n = _extent(random), _extent(random)
    (rows, tm), (loop, tn) = _cover(m, random), _cover(n, random)
    types = tensors((m, n))
    b = Body(1)
    e = b.apply("exp", b.load(0, (0,), 1, (tm, tn)))
    every, total = b.accumulate(e, "concat", dim=1), b.accumulate(b.apply("sum", e, dim=1))
    b.store(b.apply("div", every, total), (0,), F32)
    return program("softmax", types, op("softmax", 0, dim=1)), _kernel("looped", types, b.block((0,), (rows,), loop))


def _rms_norm(random: Random) -> Pair:
    """A norm and a product in one loop; the division comes after it."""
    m, k, n = (_extent(random) for _ in range(3))
    (rows, tm), (loop, tk), (columns, tn) = (_cover(e, random) for e in (m, k, n))
    types = tensors((m, k), (k, n))
    b = Body(2)
    x, w = b.load(0, (0, ALL), 1, (tm, tk)), b.load(1, (ALL, 1), 0, (tk, tn))
    y = b.accumulate(b.apply("matmul", x, w))
    squares = b.accumulate(b.apply("sum", b.apply("square", x), dim=1))
    b.store(b.apply("div", y, b.apply("sqrt", b.apply("scale", squares, value=1 / k))), (0, 1), F32)
    source = program("norm", types, op("rms_norm", 0), op("matmul", 2, 1))
    return source, _kernel("fused", types, b.block((0, 1), (rows, columns), loop))


def _attention(random: Random) -> Pair:
    """Queries over the grid, keys over the loop, with the running maximum as shift."""
    rows, keys, heads, depth = _extent(random), _extent(random), random.choice((1, 2)), 2
    (blocks, tm), (loop, tk) = _cover(rows, random), _cover(keys, random, empty=False)
    source = attention(heads, rows, depth, keys, safe=True)
    b = Body(3)
    q = b.load(0, (0, 1), ALL, (1, tm, depth))
    k, v = b.load(1, (0, ALL), 2, (1, depth, tk)), b.load(2, (0, ALL), 1, (1, tk, depth))
    scores = b.apply("matmul", q, k)
    top = b.apply("max", scores, dim=2)
    ones = b.apply("exp", b.apply("sub", scores, top))
    o = b.accumulate(b.apply("matmul", ones, v), shift=top)
    s = b.accumulate(b.apply("sum", ones, dim=2), shift=top)
    b.store(b.apply("div", o, s), (0, 1), F32)
    return source, _kernel("flash", list(source.inputs), b.block((0, 1, 2), (heads, blocks), loop))


def _split_sum(random: Random) -> Pair:
    """Columns over grid and loop, partial sums, and their sum."""
    m, n = _extent(random), _extent(random)
    (rows, tm), (parts, tn) = _cover(m, random), _cover(n, random)
    split = random.randint(2, max(2, parts))
    types = tensors((m, n))
    b = Body(1)
    x = b.load(0, (0, 1), 1, (tm, tn))
    b.store(b.accumulate(b.apply("sum", b.apply("square", x), dim=1)), (0, NEW_DIM), F32)
    graph = b.block((0,), (rows, split), -(-parts // split) + random.choice((0, 0, 1)))
    sums = (op("sum", 1, dim=0), op("reshape", 2, shape=(m, 1)))
    return program("power", types, op("square", 0), op("sum", 1, dim=1)), as_read(program("split", types, graph, *sums))


def _split_attention(random: Random) -> Pair:
    """Keys over grid and loop: sums of parts of the keys and their maxima, which a second kernel weighs."""
    while True:
        rows, keys, depth, parts, loop = _extent(random), _extent(random), 2, 2, random.choice((1, 2))
        (blocks, tm), tk = _cover(rows, random), -(-keys // (parts * loop))
        if tk * (parts * loop - 1) < keys:
            break
    source = attention(1, rows, depth, keys, safe=True)
    b, c = Body(3), Body(3)
    q = b.load(0, (ALL, 1, ALL), ALL, (1, tm, depth))
    k, v = b.load(1, (ALL, ALL, 2), 2, (1, depth, tk)), b.load(2, (ALL, ALL, 1), 1, (1, tk, depth))
    scores = b.apply("matmul", q, k)
    top = b.apply("max", scores, dim=2)
    ones = b.apply("exp", b.apply("sub", scores, top))
    b.store(b.accumulate(b.apply("matmul", ones, v), shift=top), (0, 1, NEW_DIM), F32)
    b.store(b.accumulate(b.apply("sum", ones, dim=2), shift=top), (0, 1, NEW_DIM), F32)
    b.store(b.accumulate(top, "max"), (0, 1, NEW_DIM), F32)
    o, s, tops = (c.load(i, (2,), ALL, (parts, 1, tm, n)) for i, n in enumerate((depth, 1, 1)))
    weights = c.apply("exp", c.apply("sub", tops, c.apply("max", tops, dim=0)))
    o, s = (c.apply("sum", c.apply("mul", part, weights), dim=0) for part in (o, s))
    c.store(c.apply("div", o, s), (2,), F32)
    graphs = b.block((0, 1, 2), (1, blocks, parts), loop), c.block((3, 4, 5), (blocks,))
    return source, as_read(program("split", list(source.inputs), *graphs, op("reshape", 6, shape=(1, rows, depth))))


FAMILIES: dict[str, Callable[[Random], Pair]] = {
    "product": _product,
    "softmax": _softmax,
    "norm and product": _rms_norm,
    "attention": _attention,
    "split sum": _split_sum,
    "split attention": _split_attention,
}


def ragged_pair(family: str, random: Random) -> Pair:
    """A program, and another of ragged tiles that computes the same."""
    while True:
        source, fused = FAMILIES[family](random)
        if any(isinstance(n, Load) and n.tile is not None for g in fused.nodes if isinstance(g, GraphOp) for n in g.body):
            return source, fused
