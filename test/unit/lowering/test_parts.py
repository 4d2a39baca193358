"""Reductions over short dimensions, whose entries are made one after the other."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import fused_programs as fp
import pytest
from fused_programs import ALL, Body, op, program, tensors

from mirage_ir.decompose import decompose
from mirage_ir.lowering.triton import emit_module
from mirage_ir.lowering.triton.rules import MOST_PARTS
from mirage_ir.program import DType, Program
from mirage_ir.target.machines import machine

IN_PARTS = "for part in tl.static_range("


def combining(parts: int, rows: int, columns: int, blocks: int, tile: int, last: str = "sum") -> tuple[Program, Program]:
    """The second kernel of an attention whose keys are split: Σ_p x_p · exp(m_p − m) / Σ_p t_p · exp(m_p − m), m the maximum."""
    types = tensors((parts, rows, columns), (parts, rows, 1), (parts, rows, 1), dtype=DType.f32)
    steps = ("max", 1), ("sub", 1, -1), ("exp", -1), ("mul", 2, -1), ("sum", -1), ("div", -3, -1), ("mul", 0, -1), (last, -1)

    def values(apply: Callable[..., int], first: list[int]) -> int:
        made = list(first)
        for name, *operands in steps:
            dims = {"dim": 0} if name in ("max", "sum", "mean") else {}
            made.append(apply(name, *(made[o] for o in operands), **dims))
        return made[-1]

    b = Body(3)
    ragged = blocks * tile != rows
    loads = [b.load(n, (1,), tile=(parts, tile, t.shape[2]) if ragged else None) for n, t in enumerate(types)]
    b.store(values(b.apply, loads), (1,), DType.f16)
    nodes = list[fp.Apply]()

    def apply(name: str, *operands: int, **attrs: int) -> int:
        nodes.append(op(name, *operands, **attrs))
        return 2 + len(nodes)

    values(apply, [0, 1, 2])
    return program("combining", types, b.block((0, 1, 2), (blocks,))), program("combining", types, *nodes)


def emitted(fused: Program, source: Program) -> str:
    return emit_module(decompose(fused), decompose(source), machine=machine("h100"))


def error_of(run_module: Callable[[str], ModuleType], text: str) -> float:
    module = run_module(text)
    inputs = module.draw(1, "cpu")
    return module.relative_error(module.run(*inputs), module.reference(*inputs)[0])


@pytest.mark.parametrize("parts", [2, 3, 11, MOST_PARTS, MOST_PARTS + 1])
@pytest.mark.parametrize(("rows", "blocks", "tile"), [(8, 2, 4), (7, 2, 4), (5, 3, 2)])
@pytest.mark.parametrize("last", ["sum", "mean"])
def test_partial_results_are_combined_one_after_the_other(
    parts: int, rows: int, blocks: int, tile: int, last: str, run_module: Callable[[str], ModuleType]
) -> None:
    """Three loops, of which two load the maxima anew, and no tile with all parts; too many parts are a tile."""
    text = emitted(*combining(parts, rows, 16, blocks, tile, last))
    assert text.count(IN_PARTS) == (3 if parts <= MOST_PARTS else 0)
    assert ("maximum_along" in text) is (parts > MOST_PARTS)
    assert error_of(run_module, text) < 1e-3


def softmax_over_parts(parts: int, *, stored: bool) -> tuple[Program, Program]:
    """Σ_p softmax(x)_p · y_p over 16 columns; perhaps with the exponentials as a second result."""
    types = tensors((parts, 8, 16), (parts, 8, 16), dtype=DType.f32)
    b = Body(2)
    x, y = (b.load(n, (1,)) for n in (0, 1))
    e = b.apply("exp", x)
    b.store(b.apply("sum", b.apply("mul", b.apply("div", e, b.apply("sum", e, dim=0)), y), dim=0), (1,), DType.f16)
    if stored:
        b.store(e, (1,), DType.f16)
    block = b.block((0, 1), (2,))
    source = op("exp", 0), op("sum", 2, dim=0), op("div", 2, 3), op("mul", 4, 1), op("sum", 5, dim=0)
    outputs = ((2, 3), (6, 2)) if stored else ((2,), (6,))
    return program("f", types, block, outputs=outputs[0]), program("f", types, *source, outputs=outputs[1])


@pytest.mark.parametrize("stored", [False, True])
def test_what_is_read_as_a_whole_stays_whole(run_module: Callable[[str], ModuleType], *, stored: bool) -> None:
    text = emitted(*softmax_over_parts(6, stored=stored))
    assert (IN_PARTS in text) is not stored
    module = run_module(text)
    inputs = module.draw(1, "cpu")
    got = module.run(*inputs)
    for ours, wanted in zip(got if stored else (got,), module.reference(*inputs), strict=True):
        assert module.relative_error(ours, wanted) < 1e-3


def test_what_would_be_loaded_too_often_stays_whole() -> None:
    """A softmax over parts and its maximum: all of x in three loops."""
    types = tensors((6, 8, 16), dtype=DType.f32)
    b = Body(1)
    x = b.load(0, (1,))
    e = b.apply("exp", b.apply("sub", x, b.apply("max", x, dim=0)))
    weighted = b.apply("mul", b.apply("div", e, b.apply("sum", e, dim=0)), x)
    b.store(b.apply("sum", weighted, dim=0), (1,), DType.f16)
    nodes = op("max", 0, dim=0), op("sub", 0, 1), op("exp", 2), op("sum", 3, dim=0), op("div", 3, 4), op("mul", 5, 0)
    fused, source = program("f", types, b.block((0,), (2,))), program("f", types, *nodes, op("sum", 6, dim=0))
    assert IN_PARTS not in emitted(fused, source)


def test_a_tile_of_a_product_is_loaded_once_more_in_parts(run_module: Callable[[str], ModuleType]) -> None:
    """The loop's tile of x goes to a product, and its squares to a sum over its 16 rows."""
    types = tensors((16, 256), (256, 64))
    b = Body(2)
    x, w = b.load(0, (ALL,), 1), b.load(1, (1,), 0)
    y = b.accumulate(b.apply("matmul", x, w))
    squares = b.accumulate(b.apply("sum", b.apply("square", x), dim=0), "concat", 1)
    b.store(y, (1,))
    b.store(squares, (0,))
    source = op("matmul", 0, 1), op("square", 0), op("sum", 3, dim=0)
    fused, unfused = program("f", types, b.block((0, 1), (1,), 4), outputs=(2, 3)), program("f", types, *source, outputs=(2, 4))
    text = emitted(fused, unfused)
    assert IN_PARTS in text
    module = run_module(text)
    inputs = module.draw(1, "cpu")
    for ours, wanted in zip(module.run(*inputs), module.reference(*inputs), strict=True):
        assert module.relative_error(ours, wanted) < 1e-3
