"""Element-wise operators of concatenations: the same results, of parts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
from fused_programs import op, program, tensors
from hypothesis import given
from hypothesis import strategies as st
from sliced_programs import operators_of, sliced_program
from torch import Tensor
from torch.nn import functional

import mirage_ir as mi
from mirage_ir.check import infer_program
from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.program import Apply, GraphOp
from mirage_ir.saturate.laws.concatenations import of_concatenations
from mirage_ir.saturate.laws.slices import MOST_APART


def moved(source: Decomposed) -> list[str]:
    """The operators once concatenations were moved, which compute the same."""
    return operators_of(of_concatenations(source), source)


def test_a_rotated_half_is_computed_in_halves() -> None:
    turned = op("slice", 0, dim=1, start=4, stop=8), op("neg", 3), op("slice", 0, dim=1, start=0, stop=4), op("concat", 4, 5, dim=1)
    source = program("p", tensors((6, 8), (1, 8), (1, 8)), *turned, op("mul", 0, 1), op("mul", 6, 2), op("add", 7, 8))
    ops = moved(decompose(source))
    assert (ops[-1], ops.count("concat"), ops.count("mul"), ops.count("add"), ops.count("neg")) == ("concat", 1, 4, 2, 1)
    assert ops.count("slice") == 6


def test_what_is_read_by_another_operator_is_one_concatenation() -> None:
    nodes = op("concat", 0, 1, dim=1), op("exp", 3), op("matmul", 4, 2), op("relu", 4)
    ops = moved(decompose(program("p", tensors((4, 6), (4, 2), (8, 3)), *nodes, outputs=(5, 6))))
    assert (ops.count("exp"), ops.count("matmul"), ops.count("concat"), ops.count("relu")) == (2, 1, 2, 2)


def test_concatenations_of_other_places_are_cut_at_all_of_them() -> None:
    nodes = op("concat", 0, 1, dim=1), op("concat", 1, 0, dim=1), op("mul", 2, 3)
    assert moved(decompose(program("p", tensors((4, 6), (4, 2)), *nodes))).count("mul") == 3


@pytest.mark.parametrize(
    "nodes",
    [
        (op("concat", 0, 1, dim=0), op("exp", 0), op("mul", 1, 3)),
        (op("concat", 0, 1, dim=0), op("matmul", 2, 0)),
        (op("concat", 0, 0, dim=0), op("concat", 0, 0, dim=1), op("sum", 2, dim=0), op("sum", 3, dim=0), op("max", 4, dim=1)),
        (op("concat", 0, 0, dim=0), op("transpose", 2, permutation=(1, 0)), op("concat", 3, 3, dim=1), op("sum", 4, dim=0)),
        (op("concat", *[0] * (MOST_APART + 1), dim=0), op("exp", 2)),
    ],
    ids=["read by nothing", "read by a product", "read by sums", "read by a transpose", "many parts"],
)
def test_other_concatenations_stay(nodes: tuple[Apply, ...]) -> None:
    source = decompose(program("p", tensors((4, 4), (4, 4)), *nodes))
    assert of_concatenations(source) is source


def test_two_dimensions_stay() -> None:
    """The one along rows stays, and so does what both meet in."""
    nodes = op("concat", 0, 1, dim=0), op("concat", 2, 2, dim=1), op("transpose", 4, permutation=(1, 0)), op("mul", 3, 5)
    source = decompose(program("p", tensors((2, 4), (2, 4), (4, 2)), *nodes))
    assert of_concatenations(source) is not source and moved(source).count("mul") == 2


JOINED = ("concat",) * 3 + ("unary",) * 4 + ("binary",) * 3 + ("slice", "reduce", "matmul")


def joined_program(seed: int) -> Decomposed:
    return sliced_program(seed, JOINED)


def test_of_ten_random_programs_one_has_a_concatenation_that_moves() -> None:
    assert sum(of_concatenations(source) is not source for source in map(joined_program, range(200))) >= 20


@given(st.integers(0, 1 << 20))
def test_random_programs_compute_the_same(seed: int) -> None:
    source = joined_program(seed)
    written = of_concatenations(source)
    types = infer_program(written)
    assert [types[v] for v in written.outputs] == [infer_program(source)[v] for v in source.outputs]
    moved(source)


@pytest.mark.parametrize(
    ("function", "shapes"),
    [
        (lambda x, c, s: x * c + torch.cat([-x[:, 64:], x[:, :64]], 1) * s, [(256, 128)] * 3),
        (lambda x, y, b: functional.relu(torch.cat([x, y], 1) + b), [(256, 128), (256, 64), (192,)]),
        (lambda x, y, b: (torch.roll(x, 1, 1) - x) * y + b, [(256, 128), (256, 1), (128,)]),
    ],
    ids=["rotary embedding", "bias and activation", "differences"],
)
def test_what_is_stored_in_place_takes_one_kernel(function: Callable[..., Tensor], shapes: list[tuple[int, ...]]) -> None:
    graph = mi.from_torch(function, *(torch.empty(shape, dtype=torch.float16) for shape in shapes))
    best = next(iter(mi.superoptimize(graph, target="h200", budget=20, progress=False)))
    nodes = best.program.nodes
    assert sum(isinstance(node, GraphOp) for node in nodes) == 1
    assert {node.op for node in nodes if isinstance(node, Apply)} <= {"slice", "concat", "reshape"}
