"""Programs in which the laws of `function_laws` have places: softmax, logsumexp, gates and bounds, in several spellings.

The hand-written kernels compute what their sources do in one pass; random programs put idioms one behind the other.
"""

from __future__ import annotations

from random import Random

from fused_programs import ALL, Body, op, program, tensors

from mirage_ir.program import Program, ProgramBuilder


def tempered_attention(heads: int = 2, rows: int = 4, depth: int = 2, keys: int = 8, scale: float = 1 / 3) -> Program:
    """softmax(c·q·k)·v with the maximum subtracted after the scale."""
    types = tensors((heads, rows, depth), (heads, depth, keys), (heads, keys, depth))
    nodes = (op("matmul", 0, 1), op("scale", 3, value=scale), op("max", 4, dim=2), op("sub", 4, 5), op("exp", 6))
    return program("tempered", types, *nodes, op("sum", 7, dim=2), op("div", 7, 8), op("matmul", 9, 2))


def fused_tempered_attention(
    heads: int = 2, rows: int = 4, depth: int = 2, keys: int = 8, scale: float = 1 / 3, blocks: int = 2, loop: int = 2
) -> Program:
    """One kernel with the running maximum of scaled scores as shift."""
    b = Body(3)
    q, k, v = b.load(0, (0, 1)), b.load(1, (0, ALL), 2), b.load(2, (0, ALL), 1)
    scores = b.apply("scale", b.apply("matmul", q, k), value=scale)
    top = b.apply("max", scores, dim=2)
    ones = b.apply("exp", b.apply("sub", scores, top))
    o = b.accumulate(b.apply("matmul", ones, v), shift=top)
    s = b.accumulate(b.apply("sum", ones, dim=2), shift=top)
    b.store(b.apply("div", o, s), (0, 1))
    types = tensors((heads, rows, depth), (heads, depth, keys), (heads, keys, depth))
    return program("fused_tempered", types, b.block((0, 1, 2), (heads, blocks), loop))


def logsumexp(rows: int = 4, columns: int = 8) -> Program:
    return program("logsumexp", tensors((rows, columns)), op("exp", 0), op("sum", 1, dim=1), op("log", 2))


def fused_logsumexp(rows: int = 4, columns: int = 8, blocks: int = 2, loop: int = 2) -> Program:
    b = Body(1)
    b.store(b.apply("log", b.accumulate(b.apply("sum", b.apply("exp", b.load(0, (0,), 1)), dim=1))), (0,))
    return program("fused_logsumexp", tensors((rows, columns)), b.block((0,), (blocks,), loop))


def swiglu(rows: int = 2, depth: int = 6, columns: int = 4) -> Program:
    """The gate spelled out: g/(1 + exp(−g))·u."""
    types = tensors((rows, depth), (depth, columns), (depth, columns))
    gate = (op("matmul", 0, 1), op("neg", 3), op("exp", 4), op("offset", 5, value=1.0), op("div", 3, 6))
    return program("swiglu", types, *gate, op("matmul", 0, 2), op("mul", 7, 8))


def fused_swiglu(rows: int = 2, depth: int = 6, columns: int = 4, blocks: int = 2, loop: int = 3) -> Program:
    b = Body(3)
    x, w, v = b.load(0, (ALL,), 1), b.load(1, (1,), 0), b.load(2, (1,), 0)
    g, u = b.accumulate(b.apply("matmul", x, w)), b.accumulate(b.apply("matmul", x, v))
    below = b.apply("offset", b.apply("exp", b.apply("neg", g)), value=1.0)
    b.store(b.apply("mul", b.apply("div", g, below), u), (1,))
    types = tensors((rows, depth), (depth, columns), (depth, columns))
    return program("fused_swiglu", types, b.block((0, 1, 2), (blocks,), loop))


def bounded(rows: int = 4, columns: int = 6) -> Program:
    """max(2·min(x, y) + r) of each row, with a bias r a row."""
    types = tensors((rows, columns), (rows, columns), (rows, 1))
    return program("bounded", types, op("minimum", 0, 1), op("scale", 3, value=2.0), op("add", 4, 2), op("max", 5, dim=1))


def fused_bounded(rows: int = 4, columns: int = 6, blocks: int = 2, loop: int = 3) -> Program:
    b = Body(3)
    x, y, r = b.load(0, (0,), 1), b.load(1, (0,), 1), b.load(2, (0,))
    top = b.accumulate(b.apply("max", b.apply("scale", b.apply("minimum", x, y), value=2.0), dim=1), "max")
    b.store(b.apply("add", top, r), (0,))
    return program("fused_bounded", tensors((rows, columns), (rows, columns), (rows, 1)), b.block((0, 1, 2), (blocks,), loop))


def law_pairs() -> list[tuple[Program, list[Program]]]:
    """Sources, with programs that compute the same: some need the laws of `function_laws` for that and are left to the rewrites."""
    return [
        (tempered_attention(), [fused_tempered_attention()]),
        (logsumexp(), [fused_logsumexp()]),
        (swiglu(), [fused_swiglu()]),
        (bounded(), []),
        (fused_bounded(), []),
    ]


SHAPE = (4, 6)
SCALES = (0.5, 1 / 3, 3.0, -1.0, 2 / 7, 0.125)


def random_law_program(random: Random, shape: tuple[int, int] = SHAPE) -> Program:
    """One to three idioms on a matrix of which the first operand may be a product."""
    b = ProgramBuilder("laws")
    rows, columns = shape
    x, w, y, r = (b.input(t) for t in tensors(shape, (columns, columns), shape, (rows, 1)))
    if random.random() < 0.5:
        x = b.apply("matmul", x, w)
    for _ in range(random.randint(1, 3)):
        match random.choice(("softmax", "softmax", "logsumexp", "logs", "gate", "gate", "order", "order", "bound", "top", "row")):
            case "softmax":
                s = b.apply("scale", x, value=random.choice(SCALES))
                e = b.apply("exp", b.apply("sub", s, b.apply("max", s, dim=1)))
                x = b.apply("div", e, b.apply("sum", e, dim=1))
            case "logsumexp":
                x = b.apply("sub", x, b.apply("log", b.apply("sum", b.apply("exp", x), dim=1)))
            case "logs":
                e = b.apply("exp", x)
                total = b.apply("sum", e, dim=1)
                ratio = b.apply(random.choice(("mul", "div")), total, b.apply("offset", b.apply("exp", r), value=1.0))
                x = b.apply("mul", y, b.apply("log", b.apply("mul", e, ratio)))
            case "gate":
                x = _gate(b, random, x)
            case "order":
                c = random.choice(SCALES)
                pair = (b.apply("scale", x, value=c), b.apply("scale", y, value=c))
                x = b.apply(random.choice(("maximum", "minimum")), *pair)
            case "bound":
                s = b.apply("scale", x, value=random.choice(SCALES))
                x = b.apply("relu", s) if random.random() < 0.7 else b.apply("clamp", s, min=-0.25, max=0.75)
            case "top":
                shifted = b.apply(random.choice(("add", "sub")), b.apply("scale", x, value=random.choice(SCALES)), r)
                x = b.apply(random.choice(("mul", "sub")), x, b.apply("max", shifted, dim=1))
            case _:
                x = b.apply(random.choice(("add", "mul")), x, r)
    b.output(x)
    return b.build()


def _gate(b: ProgramBuilder, random: Random, x: int) -> int:
    """A gate in one of its spellings."""
    match random.randrange(6):
        case 0:
            return b.apply(random.choice(("sigmoid", "silu", "tanh")), x)
        case 1:
            return b.apply(random.choice(("sigmoid", "tanh")), b.apply("neg", x))
        case 2:
            below = b.apply("offset", b.apply("exp", b.apply("neg", x)), value=1.0)
            return b.apply("reciprocal", below) if random.random() < 0.5 else b.apply("div", x, below)
        case 3:
            e = b.apply("exp", x)
            return b.apply("div", e, b.apply("offset", e, value=1.0))
        case 4:
            gate = b.apply("sigmoid", b.apply("scale", x, value=2.0))
            return b.apply("offset", b.apply("scale", gate, value=2.0), value=-1.0)
        case _:
            up, down = b.apply("exp", x), b.apply("exp", b.apply("neg", x))
            return b.apply("div", b.apply("sub", up, down), b.apply("add", up, down))
