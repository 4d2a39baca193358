"""Programs in which several indices happen to have one extent, with sums long enough for classes, and kernels that compute them.

Squares in place of matrices, as many queries as channels, as many rows as terms: here an index can stand for another, and a
constant that came from one extent can be mistaken for that of another. X·Xᵀ uses one tensor in two ways.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import fused_programs as fp
from fused_programs import ALL, Body, op, program, tensors
from law_programs import fused_logsumexp, fused_tempered_attention, logsumexp, tempered_attention

from mirage_ir.program import Program, ProgramBuilder

EXTENTS = (12, 16, 18)
Pair = tuple[Program, list[Program]]


def gram(n: int) -> Pair:
    """X·Xᵀ / n."""
    source = program(
        "gram", tensors((n, n)), op("transpose", 0, permutation=(1, 0)), op("matmul", 0, 1), op("scale", 2, value=1 / n)
    )
    b = Body(1)
    rows, columns = b.load(0, (0, ALL), 1), b.load(0, (ALL, 0), 1)
    products = b.accumulate(b.apply("matmul", rows, b.apply("transpose", columns, permutation=(1, 0))))
    b.store(b.apply("scale", products, value=1 / n), (0, 1))
    return source, [program("gram kernel", tensors((n, n)), b.block((0,), (2, 3 if n % 3 == 0 else 4), n // 2))]


def covariance(n: int) -> Pair:
    """X·Yᵀ/n less the product of the means of rows, before and after the sums are taken apart."""
    types = tensors((n, n), (n, n))
    means = (op("mean", 0, dim=1), op("mean", 1, dim=1))
    centred = (*means, op("sub", 0, 2), op("sub", 1, 3), op("transpose", 5, permutation=(1, 0)))
    source = program("covariance", types, *centred, op("matmul", 4, 6), op("scale", 7, value=1 / n))
    apart = (*means, op("transpose", 1, permutation=(1, 0)), op("matmul", 0, 4), op("scale", 5, value=1 / n))
    outer = (op("transpose", 3, permutation=(1, 0)), op("mul", 2, 7), op("sub", 6, 8))
    return source, [program("moments", types, *apart, *outer)]


def layer_norm(n: int) -> Pair:
    """Rows less their means over their deviations, times a matrix; the variance in one pass in the kernel."""
    types = tensors((n, n), (n, n))
    norm = (op("mean", 0, dim=1), op("sub", 0, 2), op("square", 3), op("mean", 4, dim=1), op("sqrt", 5), op("div", 3, 6))
    b = Body(2)
    x, w = b.load(0, (0,), 1), b.load(1, (ALL,), 0)
    sums = [b.accumulate(b.apply("sum", v, dim=1)) for v in (x, b.apply("square", x))]
    mean, square = (b.apply("scale", v, value=1 / n) for v in sums)
    product = b.accumulate(b.apply("matmul", x, w))
    columns = b.accumulate(b.apply("sum", w, dim=0))
    deviation = b.apply("sqrt", b.apply("sub", square, b.apply("square", mean)))
    b.store(b.apply("div", b.apply("sub", product, b.apply("mul", mean, columns)), deviation), (0,))
    return program("layer_norm", types, *norm, op("matmul", 7, 1)), [program("kernel", types, b.block((0, 1), (2,), n // 2))]


def both_sums(n: int) -> Pair:
    """The sums of rows beside the sums of columns."""
    types = tensors((n, n))
    source = program("both", types, op("sum", 0, dim=1), op("mean", 0, dim=0), op("exp", 2), op("mul", 1, 3))
    b = Body(1)
    rows = b.accumulate(b.apply("sum", b.load(0, (ALL,), 1), dim=1))
    columns = b.accumulate(b.apply("sum", b.load(0, (ALL,), 0), dim=0))
    b.store(b.apply("mul", rows, b.apply("exp", b.apply("scale", columns, value=1 / n))), (ALL,))
    return source, [program("kernel", types, b.block((0,), (1,), n // 2))]


def attention(n: int) -> Pair:
    """As many queries as keys and channels, and a scale of 1/n."""
    given = (1, n, n, n)
    source, kernel = tempered_attention(*given, scale=1 / n), fused_tempered_attention(*given, scale=1 / n, blocks=2, loop=n // 2)
    return source, [kernel]


def batched(n: int) -> Pair:
    """As many heads as rows and terms."""
    types = tensors((n, n, 2), (n, 2, n))
    source = program("batched", types, op("matmul", 0, 1), op("exp", 2), op("sum", 3, dim=2), op("mean", 4, dim=0))
    b = Body(2)
    e = b.apply("exp", b.apply("matmul", b.load(0, (ALL,), 0), b.load(1, (ALL,), 0)))
    total = b.accumulate(b.apply("sum", b.apply("sum", e, dim=2), dim=0))
    b.store(b.apply("scale", total, value=1 / n), (ALL,))
    return source, [program("kernel", types, b.block((0, 1), (1,), n))]


FAMILIES: dict[str, Callable[[int], Pair]] = {
    "gram": gram,
    "covariance": covariance,
    "layer norm": layer_norm,
    "both sums": both_sums,
    "scaled attention": attention,
    "batched": batched,
    "rms norm": lambda n: (fp.rmsnorm(n, n, n), [fp.fused_rmsnorm(n, n, n, 2, n // 2)]),
    "gated": lambda n: (fp.gated_mlp(2, n, n), [fp.fused_gated_mlp(2, n, n, 2, n // 2)]),
    "lora": lambda n: (fp.lora(2, n, n, n), [fp.fused_lora(2, n, n, n, 2)]),
    "ntrans": lambda n: (fp.ntrans(n, n), [fp.fused_ntrans(n, n)]),
    "split attention": lambda n: (fp.attention(1, n, 2, n), [fp.split_attention(1, n, 2, n, n // 2, 2)]),
    "query norm": lambda n: (fp.qknorm(1, n, 2, n), [fp.fused_qknorm(1, n, 2, n, 2, n // 2)]),
    "logsumexp": lambda n: (logsumexp(n, n), [fused_logsumexp(n, n, 2, n // 2)]),
}


def random_squares(random: Random, n: int) -> Program:
    """Operators on square matrices of one extent: products, transposes, norms, means of rows and of columns."""
    b = ProgramBuilder("squares")
    x, y, z = (b.input(t) for t in tensors((n, n), (n, n), (n, n)))
    for _ in range(random.randint(2, 4)):
        other = random.choice((x, y, z))
        match random.choice(("product", "gram", "binary", "unary", "softmax", "mean", "centre", "norm")):
            case "product":
                x = b.apply("scale", b.apply("matmul", x, other), value=1 / n)
            case "gram":
                x = b.apply("scale", b.apply("matmul", y, b.apply("transpose", y, permutation=(1, 0))), value=1 / n)
            case "binary":
                x = b.apply(random.choice(("add", "mul", "sub")), x, b.apply("transpose", other, permutation=(1, 0)))
            case "unary":
                x = b.apply(random.choice(("tanh", "sigmoid", "silu", "square")), x)
            case "softmax":
                e = b.apply("exp", b.apply("tanh", x))
                x = b.apply("div", e, b.apply("sum", e, dim=random.randrange(2)))
            case "mean":
                x = b.apply("mul", other, b.apply("mean", x, dim=random.randrange(2)))
            case "centre":
                x = b.apply("sub", x, b.apply("mean", other, dim=random.randrange(2)))
            case _:
                x = b.apply("rms_norm", x)
    b.output(x)
    return b.build()
