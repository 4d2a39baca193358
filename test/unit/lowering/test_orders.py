"""The order in memory of what kernels store, where a reshape reads it transposed."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from mirage_ir.block.orders import stored_orders
from mirage_ir.decompose import decompose
from mirage_ir.lowering.triton import emit_module
from mirage_ir.program import Apply, DType, GraphOp, Level, Load, Program, ProgramBuilder, Shape, Store, TensorType
from mirage_ir.target.machines import machine

HEADS, ROWS, COLUMNS = 2, 3, 8


def program(fused: bool, *views: tuple[str, dict[str, Shape]], returned: tuple[int, ...] = (-1,)) -> Program:
    """exp of heads × rows × columns, and views one of the other; `returned` counts values from the end."""
    b = ProgramBuilder("views")
    value = b.input(TensorType((HEADS, ROWS, COLUMNS), DType.f16))
    if fused:
        (value,) = b.add(GraphOp(Level.BLOCK, (value,), (HEADS,), (Load(0, (0,)), Apply("exp", (1,)), Store(2, (0,), DType.f16))))
    else:
        value = b.apply("exp", value)
    values = [value]
    for op, attrs in views:
        values.append(b.apply(op, values[-1], **attrs))
    b.output(*(values[v] for v in returned))
    return b.build()


MERGED = (("transpose", {"permutation": (1, 0, 2)}), ("reshape", {"shape": (ROWS, HEADS * COLUMNS)}))


def test_heads_that_are_merged_are_stored_in_rows() -> None:
    assert stored_orders(program(True, *MERGED)) == {1: (1, 0, 2)}


def test_transpositions_in_a_row_are_one() -> None:
    """(2, 3, 8) → (3, 8, 2) → (3, 2, 8): the first alone would take rows apart."""
    views = (("transpose", {"permutation": (1, 2, 0)}), ("transpose", {"permutation": (0, 2, 1)}), MERGED[1])
    assert stored_orders(program(True, *views)) == {1: (1, 0, 2)}


@pytest.mark.parametrize(
    "built",
    [
        program(True, MERGED[0]),  # Nothing regroups it.
        program(True, ("reshape", {"shape": (HEADS * ROWS, COLUMNS)})),  # It is a view as it is.
        program(True, *MERGED, returned=(0, -1)),  # A caller gets what is contiguous.
        program(True, ("transpose", {"permutation": (2, 1, 0)}), ("reshape", {"shape": (COLUMNS, ROWS * HEADS)})),  # No row stays.
        program(False, *MERGED),  # PyTorch's kernels store as they like.
    ],
)
def test_what_stays_contiguous(built: Program) -> None:
    assert stored_orders(built) == {}


@pytest.mark.parametrize("views", [MERGED, (*MERGED, ("transpose", {"permutation": (1, 0)}))])
def test_the_reshape_is_a_view(
    views: tuple[tuple[str, dict[str, Shape]], ...], run_module: Callable[[str], ModuleType], monkeypatch: pytest.MonkeyPatch
) -> None:
    module = run_module(emit_module(decompose(program(True, *views)), decompose(program(False, *views)), machine=machine("h100")))
    allocated = list[Any]()
    allocate = module.allocate
    monkeypatch.setattr(module, "POISON", True)
    monkeypatch.setattr(module, "allocate", lambda *a: allocated.append(found := allocate(*a)) or found)
    inputs = module.draw(1, "cpu")
    result = module.run(*inputs)
    assert [t.data_ptr() for t in allocated] == [result.data_ptr()]
    assert module.relative_error(result, module.reference(*inputs)[0]) < 1e-3
