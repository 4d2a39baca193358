"""Random programs of a few operators over small shapes, in which laws find something to do."""

from __future__ import annotations

import random

from mirage_ir.errors import ProgramError
from mirage_ir.program import DType, Program, TensorType
from mirage_ir.saturate.writer import ProgramWriter

SHAPES = ((3, 4), (4, 3), (4, 4), (3, 1), (1, 4), (4,), (2, 3, 4), (2, 4, 3), (1, 1))
UNARY = ("exp", "sqrt", "relu", "square", "neg", "sigmoid", "silu", "reciprocal", "rsqrt", "gelu")
BINARY = ("add", "sub", "mul", "div", "maximum")


def random_program(seed: int, operators: int = 7) -> Program:
    """A program that uses all its inputs that it can."""
    draw = random.Random(seed)
    inputs = tuple(TensorType(draw.choice(SHAPES), DType.f32) for _ in range(draw.randint(2, 4)))
    writer = ProgramWriter(Program("random", inputs, (), (), tuple(f"x{i}" for i in range(len(inputs)))))
    while len(writer.nodes) < operators:
        try:
            _append(writer, draw)
        except ProgramError:
            continue
    read = {v for node in writer.nodes for v in node.operands}
    sinks = [v for v in range(len(inputs), len(writer.types)) if v not in read]
    return writer.program(sinks)


def _append(writer: ProgramWriter, draw: random.Random) -> None:
    values = range(len(writer.types))
    recent = [draw.choice((draw.choice(values), values[-1])) for _ in range(3)]
    x, y = draw.sample(recent, 2)
    rank = len(writer.shape(x))
    match draw.choice(
        ("matmul",) * 6 + ("binary",) * 5 + ("unary", "reduce", "reduce", "scale", "scale", "swap", "slice", "concat")
    ):
        case "matmul":
            writer.emit("matmul", x, y)
        case "binary":
            writer.emit(draw.choice(BINARY), x, y)
        case "unary":
            writer.emit(draw.choice(UNARY), x)
        case "reduce":
            writer.emit(draw.choice(("sum", "sum", "max")), x, dim=draw.randrange(rank))
        case "scale":
            writer.emit("scale", x, value=draw.choice((0.5, 0.125, 3.0, 1 / 3)))
        case "swap" if rank > 1:
            writer.emit("transpose", x, permutation=(*range(rank - 2), rank - 1, rank - 2))
        case "slice":
            dim = draw.randrange(rank)
            stop = draw.randint(1, writer.shape(x)[dim])
            writer.emit("slice", x, dim=dim, start=draw.randrange(stop), stop=stop)
        case _:
            writer.emit("concat", x, y, dim=draw.randrange(rank))
