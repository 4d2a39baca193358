"""Random cones: small programs of products, reductions and element-wise operators, each as one kernel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from mirage_ir.check import infer_program
from mirage_ir.errors import ProgramError
from mirage_ir.program import DType, Program, ProgramBuilder, TensorType
from mirage_ir.search.cone.cone import Cone, ConeBuilder, ValueTypes

EXTENTS = (1, 16, 48, 64, 256, 1024, 4096)
AWKWARD_EXTENTS = (1, 3, 7, 64, 77, 97, 1000, 1021, 4099)
"""Extents that tiles of a convenient extent do not divide, among some that they do."""
UNARY = ("exp", "square", "sqrt", "neg", "silu")
BINARY = ("add", "sub", "mul", "div")
MOST_OPERATORS = 4


def random_program(random: Random, most: int = MOST_OPERATORS, extents: Sequence[int] = EXTENTS) -> Program:
    """A program of one to `most` operators on f16 or f32 tensors of rank 2; each reads what the one before it computes."""
    builder = ProgramBuilder("random")
    shapes: list[tuple[int, ...]] = []
    few = random.sample(extents, 3)  # Few extents, so that operators find operands that fit.

    def tensor(*shape: int) -> int:
        shapes.append(shape)
        return builder.input(TensorType(shape, random.choice((DType.f16, DType.f16, DType.f32))))

    # Inputs come before operators, so the operators are drawn first: each on the last value and, maybe, one more input.
    rows, columns = random.choice(few), random.choice(few)
    current = tensor(rows, columns)
    drawn: list[tuple[str, tuple[int, ...], dict[str, int]]] = []
    for _ in range(random.randint(1, most)):
        kind = random.choice(("matmul", "matmul", "unary", "binary", "reduction", "self"))
        if kind == "matmul":
            wide = random.choice(few)
            drawn.append(("matmul", (-1, tensor(columns, wide)), {}))
            columns = wide
        elif kind == "unary":
            drawn.append((random.choice(UNARY), (-1,), {}))
        elif kind == "binary":
            other = tensor(random.choice((1, rows)), random.choice((1, columns)))
            drawn.append((random.choice(BINARY), (-1, other), {}))
        elif kind == "reduction" and columns > 1:
            drawn.append((random.choice(("sum", "max")), (-1,), {"dim": 1}))
            columns = 1
        elif drawn and (rows, columns) == shapes[0]:
            drawn.append((random.choice(BINARY), (-1, current), {}))
    for op, operands, attrs in drawn or [("exp", (-1,), {})]:
        last = builder.values - 1 if builder.nodes else current
        builder.apply(op, *(last if o == -1 else o for o in operands), **attrs)
    builder.output(builder.values - 1)
    return builder.build()


def random_cones(seed: int, most: int = MOST_OPERATORS, extents: Sequence[int] = EXTENTS) -> Iterator[tuple[Cone, ValueTypes]]:
    """Cones without end, of at most so many operators, each with the types of its values; all of a program as one kernel."""
    random = Random(seed)
    while True:
        program = random_program(random, most, extents)
        try:
            types = infer_program(program)
        except ProgramError:
            continue  # As exp of a value that has no finite one.
        yield ConeBuilder(program, types).build(program.outputs, frozenset(range(len(program.inputs)))), dict(enumerate(types))
