"""Random programs of operators alone: norms, softmax, gates and residuals around a product."""

from __future__ import annotations

from random import Random

from fused_programs import tensors

from mirage_ir.program import Program, ProgramBuilder

SMALL_EXTENTS, LARGE_EXTENTS = (4, 6, 8), (3, 16, 24)
"""The rows, the depth and the columns of random programs; sums over the large ones run on classes of indices."""


def random_operators(random: Random, extents: tuple[int, int, int] = SMALL_EXTENTS) -> Program:
    """A few operators on matrices, of which one at least is a product: norms, softmax, gates, residuals."""
    rows, depth, columns = extents
    given, wide, row = (rows, depth), (rows, columns), (rows, 1)
    b = ProgramBuilder("random")
    types = tensors(given, (depth, columns), wide, row)
    inputs = [b.input(t) for t in types]
    shapes: dict[int, tuple[int, ...]] = {v: t.shape for v, t in zip(inputs, types, strict=True)}

    def add(op: str, shape: tuple[int, ...], *values: int, **attrs: int) -> int:
        value = b.apply(op, *values, **attrs)
        shapes[value] = shape
        return value

    x = inputs[0]
    if random.random() < 0.5:
        x = add(random.choice(("rms_norm", "square", "silu", "exp")), given, x)
    x = add("matmul", wide, x, inputs[1])
    for _ in range(random.randint(1, 3)):
        match random.choice(("unary", "binary", "row", "softmax", "norm", "sum")):
            case "unary":
                x = add(random.choice(("exp", "silu", "tanh", "square", "relu", "sigmoid")), shapes[x], x)
            case "binary":
                x = add(random.choice(("add", "mul", "sub", "maximum")), wide, x, inputs[2])
            case "row":
                x = add(random.choice(("add", "mul", "div")), shapes[x], x, inputs[3])
            case "softmax" if shapes[x] == wide:
                x = add("softmax", wide, x, dim=1)
            case "norm" if shapes[x] == wide:
                x = add("rms_norm", wide, x)
            case _:
                x = add(random.choice(("sum", "max")), row, x, dim=1)
    b.output(x)
    return b.build()
