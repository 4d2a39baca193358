"""Programs with hand-written block graphs, each with its source: what the Triton lowering is tested on.

A test that takes `case` runs on every one of them; `run_module` loads an emitted module (in Triton's interpreter, without a GPU).
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import fused_programs as known
import pytest
from fused_programs import ALL, Body, op, program

from mirage_ir.form_threads import form_threads
from mirage_ir.program import NEW_DIM, DType, GraphOp, Level, Node, Program, Shape, TensorType

F16, BF16, F32 = DType.f16, DType.bf16, DType.f32

Case = tuple[Program, Program]
"""A program with block graphs, and its source."""


def write(name: str, shapes: Sequence[Shape], *nodes: Node, dtype: DType = F16, outputs: tuple[int, ...] | None = None) -> Program:
    return program(name, [TensorType(s, dtype) for s in shapes], *nodes, outputs=outputs)


def norm_linear(rows: int, depth: int, columns: int, blocks: int, loop: int, dtype: DType = F16) -> Case:
    """Section 2 of the paper: rms_norm and the product after it, in one kernel."""
    b = Body(2)
    x, w = b.load(0, (ALL,), 1), b.load(1, (1,), 0)
    y = b.accumulate(b.apply("matmul", x, w))
    power = b.apply("scale", b.accumulate(b.apply("sum", b.apply("square", x), dim=1)), value=1 / depth)
    b.store(b.apply("div", y, b.apply("sqrt", power)), (1,), dtype)
    shapes = ((rows, depth), (depth, columns))
    source = write("norm_linear", shapes, op("rms_norm", 0), op("matmul", 2, 1), dtype=dtype)
    return write("norm_linear", shapes, b.block((0, 1), (blocks,), loop), dtype=dtype), source


def attention(
    heads: int, rows: int, keys: int, depth: int, blocks: int, loop: int, safe: bool, dtype: DType = F16, tile: int = 1
) -> Case:
    """A loop over the keys; `safe` keeps a running maximum. `tile` heads lie in one block."""
    b = Body(3)
    q, k, v = b.load(0, (0, 1)), b.load(1, (0, ALL), 2), b.load(2, (0, ALL), 1)
    scores, top = b.apply("matmul", q, k), None
    if safe:
        top = b.apply("max", scores, dim=2)
        scores = b.apply("sub", scores, top)
    e = b.apply("exp", scores)
    o = b.accumulate(b.apply("matmul", e, v), shift=top)
    b.store(b.apply("div", o, b.accumulate(b.apply("sum", e, dim=2), shift=top)), (0, 1), dtype)
    shapes = ((heads, rows, depth), (heads, depth, keys), (heads, keys, depth))
    source = write(
        "attention", shapes, op("matmul", 0, 1), op("softmax", 3, dim=2, subtract_max=safe), op("matmul", 4, 2), dtype=dtype
    )
    return write("attention", shapes, b.block((0, 1, 2), (heads // tile, blocks), loop), dtype=dtype), source


def split_keys() -> Case:
    """Partial sums over parts of the keys (a new dimension each), then a kernel that combines them."""
    b = Body(3)
    q, k, v = b.load(0, (0, 1, ALL)), b.load(1, (0, ALL, 2), 2), b.load(2, (0, ALL, 1), 1)
    e = b.apply("exp", b.apply("matmul", q, k))
    b.store(b.accumulate(b.apply("matmul", e, v)), (0, 1, NEW_DIM), F32)
    b.store(b.accumulate(b.apply("sum", e, dim=2)), (0, 1, NEW_DIM), F32)
    c = Body(2)
    o, s = c.load(0, (1, 2)), c.load(1, (1, 2))
    c.store(c.apply("div", c.apply("sum", o, dim=0), c.apply("sum", s, dim=0)), (1, 2))
    shapes = ((2, 32, 24), (2, 24, 96), (2, 96, 24))
    combine = (b.block((0, 1, 2), (2, 2, 3), 2), c.block((3, 4), (2, 4)), op("reshape", 5, shape=(2, 32, 24)))
    return write("split_keys", shapes, *combine), attention(2, 32, 96, 24, 1, 1, False)[1]


def partial_results() -> Case:
    """Reductions over a short leading dimension, in one kernel: a maximum, a mean, a sum of bf16 numbers that is not padded."""
    b = Body(1)
    for name, dim in (("max", 0), ("mean", 0), ("sum", 1)):
        b.store(b.apply(name, b.load(0, (2,)), dim=dim), (2,), BF16)
    nodes = (op("max", 0, dim=0), op("mean", 0, dim=0), op("sum", 0, dim=1))
    shapes = ((5, 3, 40),)
    source = write("partial_results", shapes, *nodes, dtype=BF16, outputs=(1, 2, 3))
    return write("partial_results", shapes, b.block((0,), (2,)), dtype=BF16, outputs=(1, 2, 3)), source


def layer_norm_linear() -> Case:
    """LayerNorm + Linear: the mean and the variance behind the product; weight, bias and statistics are invariant."""
    rows, depth, columns = 6, 96, 40
    b = Body(3)
    x, w, bias = b.load(0, (ALL,), 1), b.load(1, (1,), 0), b.load(2, (0,))
    product, sums = b.accumulate(b.apply("matmul", x, w)), b.accumulate(b.apply("sum", w, dim=0))
    mean = b.apply("scale", b.accumulate(b.apply("sum", x, dim=1)), value=1 / depth)
    power = b.apply("scale", b.accumulate(b.apply("sum", b.apply("square", x), dim=1)), value=1 / depth)
    deviation = b.apply("sqrt", b.apply("offset", b.apply("sub", power, b.apply("square", mean)), value=1e-5))
    centred = b.apply("sub", product, b.apply("mul", mean, sums))
    b.store(b.apply("add", b.apply("div", centred, deviation), bias), (1,))
    shapes = ((rows, depth), (depth, columns), (columns,))
    source = write("layer_norm_linear", shapes, op("layer_norm", 0), op("matmul", 3, 1), op("add", 4, 2))
    return write("layer_norm_linear", shapes, b.block((0, 1, 2), (2,), 3)), source


def lora() -> Case:
    """A rank of 8, below what a dot contracts; the right factor is invariant."""
    b = Body(4)
    x, w, a, right = b.load(0, (ALL,), 1), b.load(1, (1,), 0), b.load(2, (ALL,), 0), b.load(3, (1,))
    y, z = b.accumulate(b.apply("matmul", x, w)), b.accumulate(b.apply("matmul", x, a))
    b.store(b.apply("add", y, b.apply("matmul", z, right)), (1,))
    shapes = ((16, 64), (64, 96), (64, 8), (8, 96))
    return write("lora", shapes, b.block((0, 1, 2, 3), (3,), 4)), known.lora(16, 64, 96, 8)


def maximum_of_rows() -> Case:
    b = Body(1)
    x = b.load(0, (0,), 1)
    top, total = b.accumulate(b.apply("max", x, dim=1), "max"), b.accumulate(b.apply("sum", b.apply("exp", x), dim=1))
    b.store(b.apply("div", top, total), (0,))
    source = write("maximum", ((12, 60),), op("max", 0, dim=1), op("exp", 0), op("sum", 2, dim=1), op("div", 1, 3))
    return write("maximum", ((12, 60),), b.block((0,), (4,), 5)), source


def concatenation(extent: int, loop: int) -> Case:
    """A concatenation that is stored and also reduced."""
    b = Body(1)
    whole = b.accumulate(b.apply("exp", b.load(0, (0,), 1)), "concat", 1)
    b.store(b.apply("sum", b.apply("sub", whole, b.apply("max", whole, dim=1)), dim=1), (0,))
    b.store(whole, (0,))
    nodes = (op("exp", 0), op("max", 1, dim=1), op("sub", 1, 2), op("sum", 3, dim=1))
    source = write("concatenation", ((12, extent),), *nodes, outputs=(4, 1))
    return write("concatenation", ((12, extent),), b.block((0,), (3,), loop), outputs=(1, 2)), source


def concatenation_stored() -> Case:
    """Stored only: each iteration stores its own part."""
    b = Body(1)
    b.store(b.accumulate(b.apply("exp", b.load(0, (0,), 1)), "concat", 1), (0,))
    return write("stored", ((12, 60),), b.block((0,), (3,), 5)), write("stored", ((12, 60),), op("exp", 0))


def concatenated_operand() -> Case:
    """A concatenation of single columns is the left operand of a product."""
    b = Body(2)
    b.store(b.apply("matmul", b.accumulate(b.apply("exp", b.load(0, (0,), 1)), "concat", 1), b.load(1, (ALL,))), (0,))
    shapes = ((8, 5), (5, 7))
    return write("operand", shapes, b.block((0, 1), (2,), 5)), write("operand", shapes, op("exp", 0), op("matmul", 2, 1))


def concatenated_rows() -> Case:
    b = Body(2)
    rows = b.accumulate(b.apply("matmul", b.load(0, (ALL,), 0), b.load(1, (1,))), "concat", 0)
    b.store(b.apply("div", rows, b.apply("max", rows, dim=0)), (1,))
    shapes = ((30, 8), (8, 6))
    source = write("rows", shapes, op("matmul", 0, 1), op("max", 2, dim=0), op("div", 2, 3))
    return write("rows", shapes, b.block((0, 1), (2,), 5)), source


def layout() -> Case:
    """Transposes of two and three dimensions, a broadcast, operands of different ranks."""
    b = Body(2)
    x, y = b.load(0, (0,)), b.load(1, (ALL,))
    moved = b.apply("transpose", b.apply("add", x, b.apply("transpose", y, permutation=(1, 0))), permutation=(2, 0, 1))
    b.store(b.apply("exp", b.apply("broadcast", moved, shape=(3, 20, 2, 6))), (2,))
    nodes = [op("transpose", 1, permutation=(1, 0)), op("add", 0, 2), op("transpose", 3, permutation=(2, 0, 1))]
    nodes += [op("broadcast", 4, shape=(3, 20, 4, 6)), op("exp", 5)]
    shapes = ((4, 6, 20), (20, 6))
    return write("layout", shapes, b.block((0, 1), (2,))), write("layout", shapes, *nodes)


def batched(left: Shape, right: Shape, loop: int, dtype: DType = F16) -> Case:
    """A product with its whole batch in one tile."""
    b = Body(2)
    x, y = b.load(0, (ALL,), len(left) - 1), b.load(1, (ALL,), len(right) - 2)
    b.store(b.accumulate(b.apply("matmul", x, y)), (ALL,), dtype)
    shapes = (left, right)
    return write("batched", shapes, b.block((0, 1), (1,), loop), dtype=dtype), write(
        "batched", shapes, op("matmul", 0, 1), dtype=dtype
    )


ELEMENTWISE = [
    *(op(name, 0) for name in ("exp", "expm1", "square", "neg", "sigmoid", "silu", "gelu", "relu", "tanh", "erf")),
    *(op(name, 1) for name in ("log", "log1p", "sqrt", "rsqrt", "reciprocal")),
    *(op(name, 0, 1) for name in ("add", "sub", "mul", "div", "maximum", "minimum")),
    op("pow", 1, 0),
    op("gelu", 0, form="tanh"),
    op("clamp", 0, min=-0.5, max=0.7),
    op("scale", 0, value=-2.5),
    op("offset", 0, value=-1.5),
    op("mean", 0, dim=1),
]
"""Operators on two values, the second positive."""


def elementwise(first: Shape, second: Shape, blocks: int = 1) -> Case:
    """The grid splits the rows of both."""
    shapes = (first, second)
    imap = (0,) if blocks > 1 else (ALL,)
    b = Body(2)
    b.load(0, imap)
    b.load(1, imap)
    for node in ELEMENTWISE:
        b.add(replace(node, operands=tuple(v + 2 for v in node.operands)))
    for i in range(len(ELEMENTWISE)):
        b.store(4 + i, imap if blocks > 1 else (0,))
    outputs = tuple(range(2, 2 + len(ELEMENTWISE)))
    return write("elementwise", shapes, b.block((0, 1), (blocks,)), outputs=outputs), write(
        "elementwise", shapes, *ELEMENTWISE, outputs=outputs
    )


def rank_zero() -> Case:
    """Tensors without a dimension between kernels, as an operand and as a result."""
    b, c = Body(2), Body(2)
    b.store(b.apply("matmul", b.load(0, (ALL,)), b.load(1, (ALL,))), (0,))
    c.store(c.apply("pow", c.load(0, (ALL,)), c.load(1, (0,))), (0,))
    shapes = ((1, 40), (40, 1), (6, 20))
    ends = [op("reshape", 3, shape=()), op("square", 4)]
    fused = write("rank_zero", shapes, b.block((0, 1), (1,)), *ends, c.block((5, 2), (2,)), outputs=(4, 5, 6))
    return fused, write("rank_zero", shapes, op("matmul", 0, 1), *ends, op("pow", 5, 2), outputs=(4, 5, 6))


def threads() -> Case:
    """A thread graph over 4 by 2 threads; only the second dimension splits the bias."""
    inner = Body(2)
    inner.store(inner.apply("silu", inner.apply("add", inner.load(0, (0, 1)), inner.load(1, (ALL, 0)))), (0, 1))
    b = Body(3)
    y, bias = b.accumulate(b.apply("matmul", b.load(0, (0,), 1), b.load(1, (ALL,), 0))), b.load(2, (ALL,))
    b.store(b.add(GraphOp(Level.THREAD, (y, bias), (4, 2), tuple(inner.nodes))), (0,))
    shapes = ((8, 64), (64, 64), (64,))
    source = write("threads", shapes, op("matmul", 0, 1), op("add", 3, 2), op("silu", 4))
    return write("threads", shapes, b.block((0, 1, 2), (2,), 4)), source


def formed_threads() -> Case:
    fused, source = norm_linear(8, 256, 64, 2, 4)
    return form_threads(fused), source


def scalars() -> Case:
    """Tiles of one entry."""
    b = Body(2)
    x, y = b.load(0, (ALL,), 1), b.load(1, (ALL,))
    root = b.apply("sqrt", b.accumulate(b.apply("sum", b.apply("square", x), dim=1)))
    b.store(b.apply("add", root, y), (ALL,))
    shapes = ((1, 12), (1, 1))
    source = write("scalars", shapes, op("square", 0), op("sum", 2, dim=1), op("sqrt", 3), op("add", 4, 1))
    return write("scalars", shapes, b.block((0, 1), (1,), 3)), source


def views() -> Case:
    """Views and torch calls around a kernel, which takes one tensor twice."""
    b = Body(2)
    b.store(b.apply("mul", b.load(0, (0,)), b.load(1, (0,))), (0,))
    shapes = ((6, 20), (6, 20))
    nodes = [op("transpose", 0, permutation=(1, 0)), op("slice", 1, dim=1, start=2, stop=18), op("concat", 0, 3, dim=1)]
    nodes += [op("reshape", 4, shape=(12, 18)), op("matmul", 2, 0), op("sum", 6, dim=0), op("max", 6, dim=0)]
    nodes += [op("broadcast", 7, shape=(3, 1, 20))]
    outputs = (2, 3, 5, 7, 8, 9, 10, 0)
    return (
        write("views", shapes, *nodes, b.block((2, 2), (2,)), outputs=outputs),
        write("views", shapes, *nodes, op("mul", 2, 2), outputs=outputs),
    )


def many_blocks() -> Case:
    """A grid dimension beyond what CUDA allows for y: the grid is folded."""
    b = Body(1)
    b.store(b.apply("exp", b.load(0, (0, 1))), (0, 1))
    return write("many_blocks", ((70000, 2),), b.block((0,), (70000, 2))), write("many_blocks", ((70000, 2),), op("exp", 0))


CASES: dict[str, Callable[[], Case]] = {
    "norm_linear": lambda: norm_linear(2, 256, 128, 4, 4),
    "norm_linear_320": lambda: norm_linear(7, 320, 960, 10, 5),
    "norm_linear_bf16": lambda: norm_linear(7, 320, 192, 2, 8, BF16),
    "norm_linear_f32": lambda: norm_linear(7, 320, 96, 1, 64, F32),
    "one_row": lambda: norm_linear(1, 256, 128, 4, 4),
    "one_entry_a_step": lambda: norm_linear(3, 64, 32, 2, 64),
    "attention": lambda: attention(2, 64, 128, 32, 4, 4, safe=False),
    "attention_safe": lambda: attention(2, 64, 128, 32, 4, 4, safe=True),
    "attention_odd_bf16": lambda: attention(2, 30, 120, 40, 3, 5, safe=True, dtype=BF16),
    "attention_no_loop": lambda: attention(2, 30, 120, 40, 3, 1, safe=True),
    "attention_rows": lambda: attention(2, 4, 120, 40, 4, 5, safe=True),
    "attention_heads_in_tile": lambda: attention(6, 12, 40, 24, 1, 5, safe=True, tile=3),
    "attention_computed_twice": lambda: (known.flash_attention(safe=True), known.attention(safe=True)),
    "split_keys": split_keys,
    "partial_results": partial_results,
    "layer_norm_linear": layer_norm_linear,
    "lora": lora,
    "gated_mlp": lambda: (known.fused_gated_mlp(), known.gated_mlp()),
    "qknorm": lambda: (known.fused_qknorm(), known.qknorm()),
    "ntrans": lambda: (known.fused_ntrans(), known.ntrans()),
    "moe": lambda: (known.fused_moe(), known.moe()),
    "maximum_of_rows": maximum_of_rows,
    "concatenation_60": lambda: concatenation(60, 5),
    "concatenation_64": lambda: concatenation(64, 4),
    "concatenation_stored": concatenation_stored,
    "concatenated_operand": concatenated_operand,
    "concatenated_rows": concatenated_rows,
    "layout": layout,
    "batched": lambda: batched((2, 3, 5, 12), (3, 12, 7), 1),
    "batched_left": lambda: batched((2, 3, 5, 12), (12, 7), 3),
    "batched_right": lambda: batched((5, 12), (3, 12, 7), 3, BF16),
    "batched_rows": lambda: batched((3, 1, 32), (3, 32, 7), 2),
    "outer_products": lambda: batched((8, 6), (6, 5), 6),
    "elementwise": lambda: elementwise((6, 20), (6, 20), 2),
    "elementwise_scalars": lambda: elementwise((1, 1), (1, 1)),
    "elementwise_mixed": lambda: elementwise((6, 20), (1, 1)),
    "elementwise_mixed_too": lambda: elementwise((1, 1), (6, 20)),
    "rank_zero": rank_zero,
    "threads": threads,
    "formed_threads": formed_threads,
    "scalars": scalars,
    "views": views,
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", CASES, indirect=True)


@pytest.fixture
def case(request: pytest.FixtureRequest) -> Case:
    return CASES[request.param]()


@pytest.fixture(scope="session")
def all_cases() -> dict[str, Case]:
    return {name: make() for name, make in {**CASES, "many_blocks": many_blocks}.items()}


RunModule = Callable[[str], ModuleType]


@pytest.fixture
def run_module(tmp_path: Path) -> RunModule:
    """Loads the text of a module from a file, as Triton needs it."""

    def load(text: str) -> ModuleType:
        path = tmp_path / "emitted.py"
        path.write_text(text)
        spec = importlib.util.spec_from_file_location("emitted", path)
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    return load
