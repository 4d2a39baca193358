"""Reshapes of what operators compute: the same results, from values in the shapes in which they are read."""

from __future__ import annotations

import random
from collections.abc import Callable
from math import prod

import numpy as np
import pytest
import torch
from fused_programs import op, program, tensors
from hypothesis import given
from hypothesis import strategies as st
from torch import Tensor
from torch.nn import functional

import mirage_ir as mi
from mirage_ir.check import infer_program
from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.errors import ProgramError
from mirage_ir.interpret import run_program
from mirage_ir.program import Apply, DType, Program, Shape, TensorType
from mirage_ir.saturate.laws.reshapes import of_reshapes
from mirage_ir.saturate.writer import ProgramWriter


def moved(source: Program) -> list[str]:
    """The operators once reshapes were moved, which compute the same."""
    written = of_reshapes(decompose(source))
    draw = np.random.default_rng(3)
    inputs = [draw.normal(size=t.shape) for t in source.inputs]
    for ours, theirs in zip(*(run_program(p, inputs, precision="float64") for p in (written, source)), strict=True):
        np.testing.assert_allclose(ours, theirs)
    types, before = infer_program(written), infer_program(source)
    assert [types[v] for v in written.outputs] == [before[v] for v in source.outputs]
    return [n.op for n in written.nodes if isinstance(n, Apply)]


ROWS, TO_ROWS, APART = (12, 8), op("reshape", 0, shape=(12, 8)), {"shape": (3, 4, 8)}


def test_a_norm_of_merged_rows_is_one_of_the_rows_as_they_are() -> None:
    norm = op("square", 2), op("sum", 3, dim=1), op("sqrt", 4), op("div", 2, 5), op("reshape", 6, **APART), op("mul", 7, 1)
    assert moved(program("p", tensors((3, 4, 8), (3, 1, 8)), TO_ROWS, *norm)) == ["square", "sum", "sqrt", "div", "mul"]


def test_an_operand_of_rows_stays_as_it_is() -> None:
    nodes = op("mul", 3, 1), op("reshape", 4, **APART), op("mul", 5, 2)
    assert moved(program("p", tensors((3, 4, 8), (8,), (3, 1, 8)), op("reshape", 0, shape=ROWS), *nodes)) == ["mul", "mul"]
    columns = moved(program("p", tensors((3, 4, 8), (12, 1), (3, 1, 8)), op("reshape", 0, shape=ROWS), *nodes))
    assert columns == ["reshape", "mul", "mul"]


@pytest.mark.parametrize(
    "nodes",
    [
        (TO_ROWS, op("exp", 2), op("reshape", 3, **APART)),  # Only the result is reshaped.
        (TO_ROWS, op("exp", 2), op("sum", 3, dim=0), op("reshape", 3, **APART), op("mul", 5, 1), op("mul", 4, 6)),  # Read in both.
        (TO_ROWS, op("sum", 2, dim=0), op("reshape", 3, shape=(1, 2, 4)), op("exp", 4)),  # What is added up is apart from it.
        (op("transpose", 0, permutation=(1, 0, 2)), op("exp", 2), op("transpose", 3, permutation=(0, 2, 1))),
    ],
)
def test_a_value_stays_as_it_is_read(nodes: tuple[Apply, ...]) -> None:
    source = decompose(program("p", tensors((3, 4, 8), (3, 1, 8)), *nodes))
    changed = of_reshapes(source)
    assert changed is source or [n.op for n in changed.nodes if isinstance(n, Apply)].count("reshape") > 0
    moved(source)


def test_a_program_without_reshapes_of_computed_values_is_itself() -> None:
    source = decompose(program("p", tensors((3, 4, 8)), op("exp", 0), op("reshape", 1, shape=ROWS)))
    assert of_reshapes(source) is source


def reshaped_program(seed: int) -> Decomposed:
    """Element-wise operators and reductions, and many reshapes."""
    draw = random.Random(seed)
    shapes: tuple[Shape, ...] = ((3, 4, 8), (12, 8), (3, 32), (96,), (3, 1, 8), (8,), (12, 1))
    inputs = tuple(TensorType(draw.choice(shapes), DType.f32) for _ in range(3))
    writer = ProgramWriter(Program("random", inputs, (), (), tuple(f"x{i}" for i in range(len(inputs)))))
    for _ in range(200):
        x, y = (draw.choice((*range(len(writer.types)), len(writer.types) - 1)) for _ in range(2))
        own = writer.shape(x)
        same = [s for s in (*shapes, (1, 3, 4, 8), (12, 1, 8), (3, 4, 2, 4), (4, 1, 3), (3, 4, 1)) if prod(s) == prod(own)]
        try:
            match draw.choice(("reshape", "reshape", "unary", "binary", "binary", "reduce", "broadcast", "transpose")):
                case "reshape" if same:
                    writer.emit("reshape", x, shape=draw.choice(same))
                case "unary":
                    writer.emit(draw.choice(("exp", "relu", "square")), x)
                case "binary":
                    writer.emit(draw.choice(("add", "mul", "maximum")), x, y)
                case "reduce":
                    writer.emit(draw.choice(("sum", "max")), x, dim=draw.randrange(len(own)))
                case "broadcast":
                    writer.emit("broadcast", x, shape=tuple(3 if n == 1 else n for n in own))
                case "transpose":
                    writer.emit("transpose", x, permutation=tuple(draw.sample(range(len(own)), len(own))))
                case _:
                    continue
        except ProgramError:
            continue
        if len(writer.nodes) >= 9:
            break
    read = {v for node in writer.nodes for v in node.operands}
    return writer.program([v for v in range(len(inputs), len(writer.types)) if v not in read][-2:])


@given(st.integers(0, 1 << 20))
def test_random_programs_compute_the_same(seed: int) -> None:
    moved(reshaped_program(seed))


def modulated(x: Tensor, c: Tensor) -> Tensor:
    """A layer norm whose scale, shift and gate each batch has for itself, and what it is added to."""
    scale, shift, gate = c[:, None].chunk(3, -1)
    return x + gate * (functional.layer_norm(x, (256,)) * (1 + scale) + shift)


def weighted(x: Tensor, c: Tensor) -> Tensor:
    return functional.softmax(x, -1) * c[:, None, :256]


@pytest.mark.parametrize("function", [modulated, weighted])
def test_rows_of_batches_that_meet_a_tensor_of_the_batches_are_one_kernel(function: Callable[[Tensor, Tensor], Tensor]) -> None:
    graph = mi.from_torch(function, *(torch.empty(s, dtype=torch.float16) for s in ((4, 128, 256), (4, 768))))
    assert graph.superoptimize(target="h200", budget=20, progress=False).kernels == 1
