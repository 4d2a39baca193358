"""Random programs of operators of all kinds, many of which are slices and concatenations; and what becomes of programs."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from mirage_ir.decompose import Decomposed
from mirage_ir.errors import ProgramError
from mirage_ir.interpret import run_program
from mirage_ir.program import Apply, DType, Program, TensorType
from mirage_ir.saturate.writer import ProgramWriter

KINDS = ("slice",) * 4 + ("unary", "binary", "binary", "reduce", "concat", "transpose", "broadcast", "matmul")
UNARY, BINARY = ("exp", "relu", "square", "neg", "sigmoid"), ("add", "sub", "mul", "maximum")


def sliced_program(seed: int, kinds: Sequence[str] = KINDS) -> Decomposed:
    """Operators of these kinds, as often as each is among them."""
    draw = random.Random(seed)
    shapes = ((4, 6), (4, 6), (6, 4), (4, 1), (6,), (2, 4, 6))
    inputs = tuple(TensorType(draw.choice(shapes), DType.f32) for _ in range(3))
    writer = ProgramWriter(Program("random", inputs, (), (), tuple(f"x{i}" for i in range(len(inputs)))))
    while len(writer.nodes) < 9:
        x, y = (draw.choice((*range(len(writer.types)), len(writer.types) - 1)) for _ in range(2))
        rank = len(writer.shape(x))
        dim = draw.randrange(rank)
        cuts = sorted(draw.choices(range(writer.shape(x)[dim] + 1), k=2))
        try:
            match draw.choice(kinds):
                case "slice" if cuts[0] < cuts[1]:
                    for start, stop in pairwise(sorted({0, *cuts, writer.shape(x)[dim]})):
                        writer.emit("slice", x, dim=dim, start=start, stop=stop)
                case "unary":
                    writer.emit(draw.choice(UNARY), x)
                case "binary":
                    writer.emit(draw.choice(BINARY), x, y)
                case "reduce":
                    writer.emit(draw.choice(("sum", "max")), x, dim=dim)
                case "concat":
                    writer.emit("concat", x, y, dim=dim)
                case "transpose":
                    writer.emit("transpose", x, permutation=tuple(draw.sample(range(rank), rank)))
                case "broadcast":
                    writer.emit("broadcast", x, shape=tuple(3 if n == 1 else n for n in writer.shape(x)))
                case "matmul":
                    writer.emit("matmul", x, y)
                case _:
                    continue
        except ProgramError:
            continue
    read = {v for node in writer.nodes for v in node.operands}
    return writer.program([v for v in range(len(inputs), len(writer.types)) if v not in read][-2:])


def operators_of(written: Decomposed, source: Program) -> list[str]:
    """The operators of a program, which computes what the source does."""
    draw = np.random.default_rng(3)
    inputs = [draw.normal(size=t.shape) for t in source.inputs]
    for ours, theirs in zip(*(run_program(p, inputs, precision="float64") for p in (written, source)), strict=True):
        np.testing.assert_allclose(ours, theirs)
    return [n.op for n in written.nodes if isinstance(n, Apply)]
