"""Programs and hand-written fused forms of them, for tests and benchmarks of interpreter and verifier."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from mirage_ir.program import (
    REPLICATE,
    Accumulate,
    AccumulatorKind,
    Apply,
    Attr,
    BodyNode,
    DType,
    GraphOp,
    Level,
    Load,
    Program,
    ProgramBuilder,
    Store,
    TensorType,
    make_attrs,
    results,
)

F16, F32 = DType.f16, DType.f32
ALL = REPLICATE


class Body:
    """Builds the body of a graph-defined operator; each method returns the new value's number."""

    def __init__(self, operands: int) -> None:
        self.values = operands
        self.nodes: list[BodyNode] = []

    def add(self, node: BodyNode) -> int:
        self.nodes.append(node)
        self.values += results(node)
        return self.values - 1

    def load(self, source: int, imap: tuple[int, ...], fmap: int = ALL, tile: tuple[int, ...] | None = None) -> int:
        return self.add(Load(source, imap, fmap, tile))

    def apply(self, op: str, *operands: int, **attrs: Attr) -> int:
        return self.add(Apply(op, operands, make_attrs(attrs)))

    def accumulate(self, operand: int, kind: str = "sum", dim: int | None = None, shift: int | None = None) -> int:
        return self.add(Accumulate(AccumulatorKind(kind), operand, dim, shift))

    def store(self, operand: int, omap: tuple[int, ...], dtype: DType = F16) -> None:
        self.nodes.append(Store(operand, omap, dtype))

    def block(self, operands: tuple[int, ...], grid: tuple[int, ...], loop: int = 1) -> GraphOp:
        return GraphOp(Level.BLOCK, operands, grid, tuple(self.nodes), loop)


def tensors(*shapes: tuple[int, ...], dtype: DType = F16) -> list[TensorType]:
    return [TensorType(s, dtype) for s in shapes]


def program(name: str, inputs: list[TensorType], *nodes: Apply | GraphOp, outputs: tuple[int, ...] | None = None) -> Program:
    b = ProgramBuilder(name)
    for t in inputs:
        b.input(t)
    for node in nodes:
        b.add(node)
    b.output(*(outputs or (b.values - 1,)))
    return b.build()


def op(name: str, *operands: int, **attrs: Attr) -> Apply:
    return Apply(name, operands, make_attrs(attrs))


def rmsnorm(rows: int = 2, depth: int = 256, columns: int = 384) -> Program:
    return program("rmsnorm", tensors((rows, depth), (depth, columns)), op("rms_norm", 0), op("matmul", 2, 1))


def fused_rmsnorm(rows: int = 2, depth: int = 256, columns: int = 384, blocks: int = 6, loop: int = 4) -> Program:
    """Section 2 of the paper: the division by the norm moves behind the product."""
    b = Body(2)
    x, w = b.load(0, (ALL,), 1), b.load(1, (1,), 0)
    y = b.accumulate(b.apply("matmul", x, w))
    q = b.accumulate(b.apply("sum", b.apply("square", x), dim=1))
    r = b.apply("sqrt", b.apply("scale", q, value=1 / depth))
    b.store(b.apply("div", y, r), (1,))
    return program("fused_rmsnorm", tensors((rows, depth), (depth, columns)), b.block((0, 1), (blocks,), loop))


def attention(heads: int = 2, rows: int = 16, depth: int = 8, keys: int = 64, safe: bool = False) -> Program:
    """gqa of the paper; `safe` subtracts the maximum of the scores."""
    nodes = [op("matmul", 0, 1)]
    if safe:
        nodes += [op("max", 3, dim=2), op("sub", 3, 4)]
    a = 3 + len(nodes) - 1
    nodes += [op("exp", a), op("sum", a + 1, dim=2), op("div", a + 1, a + 2), op("matmul", a + 3, 2)]
    return program("gqa", tensors((heads, rows, depth), (heads, depth, keys), (heads, keys, depth)), *nodes)


def sums_of_exponentials(*nodes: Apply, outputs: tuple[int, ...] | None = None) -> Program:
    """Row sums of exp of 70 × 77 entries: two kernels in ragged tiles of 16 × 32; `nodes` stand between them."""
    first, second = Body(1), Body(1)
    first.store(first.apply("exp", first.load(0, (0, 1), tile=(16, 32))), (0, 1))
    second.store(second.accumulate(second.apply("sum", second.load(0, (0,), 1, (16, 32)), dim=1)), (0,))
    graphs = first.block((0,), (5, 3)), second.block((1 + len(nodes),), (5,), 3)
    return program("sums_of_exponentials", tensors((70, 77)), graphs[0], *nodes, graphs[1], outputs=outputs)


def flash_attention(
    heads: int = 2, rows: int = 16, depth: int = 8, keys: int = 64, blocks: int = 4, loop: int = 8, safe: bool = False
) -> Program:
    """One kernel that loops over the keys; `safe` with the running maximum as shift."""
    b = Body(3)
    q, k, v = b.load(0, (0, 1)), b.load(1, (0, ALL), 2), b.load(2, (0, ALL), 1)
    scores = b.apply("matmul", q, k)
    if safe:
        ones = b.apply("exp", b.apply("sub", scores, b.apply("max", scores, dim=2)))
        top = b.apply("max", scores, dim=2)
        o = b.accumulate(b.apply("matmul", ones, v), shift=top)
        s = b.accumulate(b.apply("sum", ones, dim=2), shift=top)
    else:
        e = b.apply("exp", scores)
        o, s = b.accumulate(b.apply("matmul", e, v)), b.accumulate(b.apply("sum", e, dim=2))
    b.store(b.apply("div", o, s), (0, 1))
    graph = b.block((0, 1, 2), (heads, blocks), loop)
    return program("flash", tensors((heads, rows, depth), (heads, depth, keys), (heads, keys, depth)), graph)


def split_attention(heads: int = 2, rows: int = 16, depth: int = 8, keys: int = 64, parts: int = 4, loop: int = 2) -> Program:
    """Two kernels: partial sums over parts of the keys, then a kernel that combines them."""
    b = Body(3)
    q, k, v = b.load(0, (0, ALL)), b.load(1, (0, 2), 2), b.load(2, (0, 1), 1)
    e = b.apply("exp", b.apply("matmul", q, k))
    b.store(b.accumulate(b.apply("matmul", e, v)), (0, -2), F32)
    b.store(b.accumulate(b.apply("sum", e, dim=2)), (0, -2), F32)
    c = Body(2)
    o, s = c.load(0, (1,)), c.load(1, (1,))
    ratio = c.apply("div", c.apply("sum", o, dim=0), c.apply("sum", s, dim=0))
    c.store(ratio, (1,))
    combine = program(
        "split",
        tensors((heads, rows, depth), (heads, depth, keys), (heads, keys, depth)),
        b.block((0, 1, 2), (heads, parts), loop),
        c.block((3, 4), (heads,)),
        op("reshape", 5, shape=(heads, rows, depth)),
    )
    return combine


def gated_mlp(rows: int = 8, depth: int = 64, columns: int = 128) -> Program:
    types = tensors((rows, depth), (depth, columns), (depth, columns))
    return program("gated_mlp", types, op("matmul", 0, 1), op("silu", 3), op("matmul", 0, 2), op("mul", 4, 5))


def fused_gated_mlp(rows: int = 8, depth: int = 64, columns: int = 128, blocks: int = 4, loop: int = 4) -> Program:
    b = Body(3)
    x, w, v = b.load(0, (ALL,), 1), b.load(1, (1,), 0), b.load(2, (1,), 0)
    g, u = b.accumulate(b.apply("matmul", x, w)), b.accumulate(b.apply("matmul", x, v))
    b.store(b.apply("mul", b.apply("silu", g), u), (1,))
    types = tensors((rows, depth), (depth, columns), (depth, columns))
    return program("fused_gated_mlp", types, b.block((0, 1, 2), (blocks,), loop))


def moe(experts: int = 2, rows: int = 4, depth: int = 32, columns: int = 64) -> Program:
    types = tensors((experts, rows, depth), (experts, depth, columns), (experts, columns, depth))
    return program("moe", types, op("matmul", 0, 1), op("exp", 3), op("matmul", 4, 2))


def fused_moe(experts: int = 2, rows: int = 4, depth: int = 32, columns: int = 64, blocks: int = 4, loop: int = 4) -> Program:
    """Two kernels of the same shape; the exponential is in the first."""
    b = Body(2)
    b.store(b.apply("exp", b.accumulate(b.apply("matmul", b.load(0, (0, ALL), 2), b.load(1, (0, 2), 1)))), (0, 2))
    c = Body(2)
    c.store(c.accumulate(c.apply("matmul", c.load(0, (0, ALL), 2), c.load(1, (0, 2), 1))), (0, 2))
    types = tensors((experts, rows, depth), (experts, depth, columns), (experts, columns, depth))
    return program("fused_moe", types, b.block((0, 1), (experts, blocks), loop), c.block((3, 2), (experts, blocks), loop))


def mutate(source: Program, position: int, old: int, new: BodyNode) -> Program:
    """The program with body node `old` of node `position` replaced."""
    graph = source.nodes[position]
    assert isinstance(graph, GraphOp)
    body = (*graph.body[:old], new, *graph.body[old + 1 :])
    nodes = (*source.nodes[:position], replace(graph, body=body), *source.nodes[position + 1 :])
    return replace(source, nodes=nodes)


def qknorm(heads: int = 2, rows: int = 16, depth: int = 8, keys: int = 64) -> Program:
    """Attention with rms_norm on queries and values."""
    types = tensors((heads, rows, depth), (heads, depth, keys), (heads, keys, depth))
    return program(
        "qknorm",
        types,
        op("rms_norm", 0),
        op("rms_norm", 2),
        op("matmul", 3, 1),
        op("exp", 5),
        op("sum", 6, dim=2),
        op("div", 6, 7),
        op("matmul", 8, 4),
    )


def fused_qknorm(heads: int = 2, rows: int = 16, depth: int = 8, keys: int = 64, blocks: int = 4, loop: int = 8) -> Program:
    b = Body(3)
    q, k, v = b.load(0, (0, 1)), b.load(1, (0, ALL), 2), b.load(2, (0, ALL), 1)
    norms = [b.apply("sqrt", b.apply("scale", b.apply("sum", b.apply("square", x), dim=2), value=1 / depth)) for x in (q, v)]
    e = b.apply("exp", b.apply("div", b.apply("matmul", q, k), norms[0]))
    o = b.accumulate(b.apply("matmul", e, b.apply("div", v, norms[1])))
    s = b.accumulate(b.apply("sum", e, dim=2))
    b.store(b.apply("div", o, s), (0, 1))
    types = tensors((heads, rows, depth), (heads, depth, keys), (heads, keys, depth))
    return program("fused_qknorm", types, b.block((0, 1, 2), (heads, blocks), loop))


def lora(rows: int = 16, depth: int = 64, columns: int = 128, rank: int = 4) -> Program:
    types = tensors((rows, depth), (depth, columns), (depth, rank), (rank, columns))
    return program("lora", types, op("matmul", 0, 1), op("matmul", 0, 2), op("matmul", 5, 3), op("add", 4, 6))


def fused_lora(rows: int = 16, depth: int = 64, columns: int = 128, rank: int = 4, blocks: int = 8) -> Program:
    b = Body(4)
    x, w, a, c = b.load(0, (ALL,)), b.load(1, (1,)), b.load(2, (ALL,)), b.load(3, (1,))
    b.store(b.apply("add", b.apply("matmul", x, w), b.apply("matmul", b.apply("matmul", x, a), c)), (1,))
    types = tensors((rows, depth), (depth, columns), (depth, rank), (rank, columns))
    return program("fused_lora", types, b.block((0, 1, 2, 3), (blocks,)))


def ntrans(rows: int = 8, columns: int = 64) -> Program:
    """rms_norm(X + α·(rms_norm(H) + X))."""
    types = tensors((rows, columns), (rows, columns), (rows, columns))
    nodes = (op("rms_norm", 1), op("add", 3, 0), op("mul", 4, 2), op("add", 0, 5), op("rms_norm", 6))
    return program("ntrans", types, *nodes)


def fused_ntrans(rows: int = 8, columns: int = 64) -> Program:
    b = Body(3)
    x, h, alpha = (b.load(i, (0,)) for i in range(3))

    def norm(v: int) -> int:
        return b.apply("div", v, b.apply("sqrt", b.apply("scale", b.apply("sum", b.apply("square", v), dim=1), value=1 / columns)))

    b.store(norm(b.apply("add", x, b.apply("mul", b.apply("add", norm(h), x), alpha))), (0,))
    return program("fused_ntrans", tensors(*((rows, columns),) * 3), b.block((0, 1, 2), (rows,)))


EXAMPLE_KERNELS: dict[str, Callable[[], Program]] = {
    "rmsnorm": fused_rmsnorm,
    "attention": lambda: flash_attention(rows=64, depth=64, keys=256, blocks=1, loop=4, safe=True),
    "split_attention": split_attention,
    "gated_mlp": fused_gated_mlp,
    "moe": fused_moe,
    "qknorm": fused_qknorm,
    "lora": fused_lora,
    "ntrans": fused_ntrans,
}
"""The kernels of the examples, at small sizes."""
