"""Block graphs of several loops, by hand: norms and softmaxes of rows that are read again for every loop."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from fused_programs import ALL, Body, program
from ragged_graphs import ragged_load

from mirage_ir.program import DType, GraphOp, Load, Program, Shape, TensorType


def _tile(number: int, shape: Shape, tile: Shape, blocks: int, loop: int, imap: int, fmap: int, source: int = 0) -> Load:
    """A load in the loop of this number."""
    return replace(ragged_load(source, shape, tile, (blocks,), loop, (imap,), fmap), loop=number)


def _program(name: str, shapes: tuple[Shape, ...], dtype: DType, body: Body, blocks: int, *loops: int) -> Program:
    first, *later = loops
    block = replace(body.block(tuple(range(len(shapes))), (blocks,), first), later=tuple(later))
    assert isinstance(block, GraphOp)
    outputs = tuple(range(len(shapes), len(shapes) + len(block.stores)))
    return program(name, [TensorType(s, dtype) for s in shapes], block, outputs=outputs)


def softmax(columns: int, tiles: tuple[int, int], dtype: DType, rows: int = 6, tile: int = 4) -> Program:
    """The running maximum and sum of each row, stored as well, and then the quotients part by part; `tiles` of the two loops."""
    b, shape, blocks = Body(1), (rows, columns), -(-rows // tile)
    loops = tuple(-(-columns // t) for t in tiles)
    x = b.add(_tile(0, shape, (tile, tiles[0]), blocks, loops[0], 0, 1))
    top = b.apply("max", x, dim=1)
    whole = b.accumulate(top, "max")
    total = b.accumulate(b.apply("sum", b.apply("exp", b.apply("sub", x, top)), dim=1), shift=top)
    again = b.add(_tile(1, shape, (tile, tiles[1]), blocks, loops[1], 0, 1))
    parts = b.apply("div", b.apply("exp", b.apply("sub", again, whole)), total)
    b.store(b.accumulate(parts, "concat", 1), (0,), dtype)
    b.store(b.apply("add", whole, b.apply("log", total)), (0,), DType.f32)
    return _program("softmax", (shape,), dtype, b, blocks, *loops)


def norm_linear(depth: int, tiles: tuple[int, int], dtype: DType) -> Program:
    """silu(rms_norm(x)) w: the norms of rows first, and then a product of what each part of a row becomes."""
    b, shapes, loops = Body(2), ((8, depth), (depth, 24)), tuple(-(-depth // t) for t in tiles)
    x = b.add(_tile(0, shapes[0], (8, tiles[0]), 2, loops[0], ALL, 1))
    power = b.apply("scale", b.accumulate(b.apply("sum", b.apply("square", x), dim=1)), value=1 / depth)
    root = b.apply("sqrt", power)
    again = b.add(_tile(1, shapes[0], (8, tiles[1]), 2, loops[1], ALL, 1))
    w = b.add(_tile(1, shapes[1], (tiles[1], 12), 2, loops[1], 1, 0, source=1))
    product = b.apply("matmul", b.apply("silu", b.apply("div", again, root)), w)
    b.store(b.accumulate(product), (1,), dtype)
    return _program("norm_linear", shapes, dtype, b, 2, *loops)


def batch_norm(rows: int, tile: int, dtype: DType) -> Program:
    """Three loops over rows: means, variances, and what is stored. Columns are ragged, too."""
    b, shape, loops = Body(1), (rows, 21), (-(-rows // tile),) * 3

    def part(number: int) -> int:
        return b.add(_tile(number, shape, (tile, 8), 3, loops[number], 1, 0))

    mean = b.apply("scale", b.accumulate(b.apply("sum", part(0), dim=0)), value=1 / rows)
    squares = b.apply("square", b.apply("sub", part(1), mean))
    variance = b.apply("scale", b.accumulate(b.apply("sum", squares, dim=0)), value=1 / rows)
    deviation = b.apply("sqrt", b.apply("offset", variance, value=1e-5))
    centred = b.apply("div", b.apply("sub", part(2), mean), deviation)
    b.store(b.accumulate(b.apply("relu", centred), "concat", 0), (1,), dtype)
    return _program("batch_norm", (shape,), dtype, b, 3, *loops)


CASES: dict[str, Callable[[DType], Program]] = {
    "softmax": lambda dtype: softmax(96, (32, 16), dtype),
    "ragged_softmax": lambda dtype: softmax(101, (32, 16), dtype),
    "softmax_of_unequal_loops": lambda dtype: softmax(50, (50, 20), dtype),
    "norm_linear": lambda dtype: norm_linear(96, (32, 16), dtype),
    "ragged_norm_linear": lambda dtype: norm_linear(101, (16, 16), dtype),
    "batch_norm": lambda dtype: batch_norm(48, 16, dtype),
    "ragged_batch_norm": lambda dtype: batch_norm(53, 16, dtype),
}
"""Programs with a block graph of several loops."""
