"""Hand-written programs with symbolic sizes, as a search finds them: at one size, with boxes of sizes in which they run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from fused_programs import ALL, Body, op

import mirage_ir as mi
from mirage_ir.decompose import Decomposed
from mirage_ir.program import NEW_DIM, DType, Node, results
from mirage_ir.sized.choice import SizeBox, SizedChoice
from mirage_ir.sized.family import SizedProgram

MOST = 4096


def attention_source(dtype: Any = mi.float16, names: Sequence[str] = ("tokens", "keys")) -> SizedProgram:
    """Attention of two heads with keys (depth, keys), so that a stride of its innermost products is a size."""
    graph = mi.new_graph("attention")
    tokens, keys = (graph.new_symbol(name, 1, MOST) for name in names)
    shapes = ((2, tokens, 32), (2, 32, keys), (2, keys, 32))
    q, k, v = (graph.new_input(shape, dtype, name=name) for shape, name in zip(shapes, "qkv", strict=True))
    graph.mark_output(graph.softmax(q @ k) @ v)
    return SizedProgram.of(graph.program())


def attention(source: SizedProgram, tile: int = 16, dtype: DType = DType.f16) -> SizedChoice:
    """A loop over tiles of 16 keys, in blocks of `tile` queries; found at 64 queries and 64 keys."""
    b = Body(3)
    q, k, v = b.load(0, (0, 1)), b.load(1, (0, ALL), 2), b.load(2, (0, ALL), 1)
    scores = b.apply("matmul", q, k)
    top = b.apply("max", scores, dim=2)
    e = b.apply("exp", b.apply("sub", scores, top))
    total = b.accumulate(b.apply("sum", e, dim=2), shift=top)
    b.store(b.apply("div", b.accumulate(b.apply("matmul", e, v), shift=top), total), (0, 1), dtype)
    return choice(source, b.block((0, 1, 2), (2, 64 // tile), 4))


def held_attention(source: SizedProgram, most: int = 64) -> SizedChoice:
    """A tile has all of 64 keys, in blocks of 16 queries."""
    b = Body(3)
    q, k, v = b.load(0, (0, 1)), b.load(1, (0, ALL)), b.load(2, (0, ALL))
    scores = b.apply("matmul", q, k)
    e = b.apply("exp", b.apply("sub", scores, b.apply("max", scores, dim=2)))
    b.store(b.apply("div", b.apply("matmul", e, v), b.apply("sum", e, dim=2)), (0, 1), DType.f16)
    return choice(source, b.block((0, 1, 2), (2, 4)), boxes=(((1, MOST), (1, most)),))


def single_key(source: SizedProgram) -> SizedChoice:
    """Each query gets the value of the only key, times a quotient that is 1: a program for one key alone."""
    b = Body(3)
    e = b.apply("exp", b.apply("matmul", b.load(0, (0, 1)), b.load(1, (0, ALL))))
    b.store(b.apply("mul", b.apply("div", e, e), b.load(2, (0, ALL))), (0, 1), DType.f16)
    found = choice(source.specialized({"keys": 1}), b.block((0, 1, 2), (2, 4)))
    return replace(found, boxes=(((1, MOST), (1, 1)),), found={**found.found, "keys": 1}, fixed=(1,))


def choice(source: SizedProgram, *nodes: Node, boxes: tuple[SizeBox, ...] = ()) -> SizedChoice:
    """A program that was found where all sizes are 64."""
    found = {symbol.name: 64 for symbol in source.symbols}
    fixed = source.at(found)
    values = len(fixed.inputs) + sum(map(results, nodes))
    program = Decomposed(replace(fixed, nodes=nodes, outputs=(values - 1,)))
    return SizedChoice(program, boxes or (tuple((s.least, s.most) for s in source.symbols),), found)


def column_sums_source() -> SizedProgram:
    graph = mi.new_graph("column_sums")
    x = graph.new_input((graph.new_symbol("rows", 1, MOST), 24), mi.float32, name="x")
    graph.mark_output(graph.sum(graph.square(x), 0))
    return SizedProgram.of(graph.program())


def split_column_sums(source: SizedProgram) -> SizedChoice:
    """The rows of each column in four parts, which a second kernel adds."""
    b = Body(1)
    b.store(b.accumulate(b.apply("sum", b.apply("square", b.load(0, (0,), 0)), dim=0)), (NEW_DIM,), DType.f32)
    return choice(source, b.block((0,), (4,), 2), op("sum", 1, dim=0), op("reshape", 2, shape=(1, 24)))
