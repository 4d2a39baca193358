"""Where the rows of tensors begin: who may choose it, and what the choice is worth."""

from __future__ import annotations

from typing import Any

import fused_programs as fp
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirage_ir.block.cost import program_cost
from mirage_ir.block.description import DescribedValue, Role, TileExtents
from mirage_ir.block.rows import (
    LEAST_PADDED,
    VECTOR_BYTES,
    PaddedTensor,
    between_kernels,
    following_rows,
    padded_strides,
    placed_types,
    unpadded,
    vector_bytes,
)
from mirage_ir.decompose import decompose
from mirage_ir.program import DType, Program, Shape, Stage, TensorType
from mirage_ir.search.plan import generate as generation
from mirage_ir.search.plan.assemble import assemble
from mirage_ir.search.space import Space
from mirage_ir.target import MACHINES

H100 = MACHINES["h100"]
TYPES = st.builds(TensorType, st.lists(st.integers(1, 200), max_size=4).map(tuple), st.sampled_from(DType))


@given(TYPES)
def test_padded_rows_begin_at_whole_vectors(type: TensorType) -> None:
    placed = between_kernels(type)
    assert unpadded(placed) == type and between_kernels(placed) == placed
    if isinstance(placed, PaddedTensor):
        assert vector_bytes(type) < VECTOR_BYTES == vector_bytes(placed)
        strides = padded_strides(placed)
        assert strides[-1] == 1 and strides[-2] * type.dtype.itemsize % VECTOR_BYTES == 0
        row = strides[-2]
        assert type.shape[-1] <= row and row * 8 <= type.shape[-1] * 9
        memory = np.empty((*type.shape[:-1], row), np.uint8)
        assert strides == memory.strides
    else:
        assert placed == type


@pytest.mark.parametrize(
    ("shape", "padded"), [((3, 65), True), ((3, 64), False), ((65,), False), ((1, 65), False), ((3, LEAST_PADDED // 2 - 1), False)]
)
def test_long_rows_that_begin_anywhere_are_padded(shape: Shape, padded: bool) -> None:
    assert isinstance(between_kernels(TensorType(shape, DType.f16)), PaddedTensor) == padded


def test_only_what_passes_between_graph_defined_kernels_is_padded() -> None:
    def padded(program: Program) -> list[bool]:
        return [isinstance(type, PaddedTensor) for type in placed_types(program)]

    assert padded(fp.sums_of_exponentials()) == [False, True, False]
    assert padded(fp.sums_of_exponentials(outputs=(1, 2))) == [False, False, False]
    assert padded(fp.sums_of_exponentials(fp.op("relu", 1))) == [False, False, False, False]
    assert program_cost(fp.sums_of_exponentials(), H100) < program_cost(fp.sums_of_exponentials(outputs=(1, 2)), H100)


@pytest.mark.parametrize("source", [fp.rmsnorm(97, 4097, 1021), fp.attention(2, 77, 4097, 77)])
def test_a_plan_costs_what_its_program_costs(source: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where pre-defined kernels or views read what a kernel stores."""
    pairs: list[tuple[float, float]] = []

    def priced(program: Program, types: Any, plan: Any) -> Program:
        made = assemble(decompose(program), types, plan)
        pairs.append((plan.cost, program_cost(made, H100)))
        return made

    monkeypatch.setattr(generation, "assemble", priced)
    generation.generate(decompose(source), Space(top=20), H100)
    assert len(pairs) > 20
    assert [cost for cost, _ in pairs] == pytest.approx([cost for _, cost in pairs], rel=1e-9)


@given(row=st.integers(2, 300), part=st.integers(1, 300), rows=st.integers(2, 4), dtype=st.sampled_from((DType.f16, DType.f32)))
def test_tiles_begin_where_parts_of_rows_do(row: int, part: int, rows: int, dtype: DType) -> None:
    """What a thread can load at once divides the place of every row of a tile, and is no smaller than need be."""
    source, part = TensorType((rows, row), dtype), min(part, row)
    load = DescribedValue(
        Role.LOAD, (), 0, dtype.itemsize, Stage.INVARIANT, vector=vector_bytes(source), rows=following_rows(source)
    )
    vector = int(TileExtents(((1, part),), np.array([float(part)])).vector(load))
    starts = {(r * row + c) * dtype.itemsize for r in range(rows) for c in range(0, row, part)}
    assert all(start % vector == 0 for start in starts)
    assert vector == VECTOR_BYTES or any(start % (2 * vector) for start in starts)
