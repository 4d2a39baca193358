"""Emitted modules that call libraries' kernels for softmaxes and norms compute what the source does."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import pytest

from mirage_ir.decompose import decompose
from mirage_ir.lowering.triton import emit_module
from mirage_ir.program import DType, Program, ProgramBuilder, Shape, TensorType
from mirage_ir.target.machines import machine

RunModule = Callable[[str], ModuleType]
COLUMNS = 21
TOLERANCE = {DType.f32: 1e-5, DType.f16: 2e-3, DType.bf16: 2e-2}


def kernel(op: str, terms: tuple[Shape, ...], dtype: DType, **attrs: float) -> Program:
    b = ProgramBuilder("kernel")
    for shape in ((3, 5, COLUMNS), *terms):
        b.input(TensorType(shape, dtype))
    b.output(b.apply(op, *range(1 + len(terms)), **attrs))
    return b.build()


@pytest.mark.parametrize("dtype", list(DType))
@pytest.mark.parametrize(
    ("name", "terms", "attrs"),
    [
        ("library_softmax", (), {}),
        ("library_rms_norm", (), {}),
        ("library_rms_norm", ((1, COLUMNS),), {"eps": 0.5}),
        ("library_layer_norm", (), {"eps": 0.5}),
        ("library_layer_norm", ((COLUMNS,),), {}),
        ("library_layer_norm", ((1, 1, COLUMNS), (COLUMNS,)), {"eps": 0.5}),
    ],
)
def test_calls_compute_the_expansion(
    name: str, terms: tuple[Shape, ...], attrs: dict[str, float], dtype: DType, run_module: RunModule
) -> None:
    """The reference is the expansion in float64; the input need not be contiguous."""
    program = kernel(name, terms, dtype, **attrs)
    text = emit_module(decompose(program, libraries=True), decompose(program), machine=machine("h200"))
    assert f"def {name}(" in text
    module = run_module(text)
    inputs = list(module.draw(7, "cpu"))
    for _ in range(2):
        assert module.relative_error((module.run(*inputs),), module.reference(*inputs)) < TOLERANCE[dtype]
        inputs[0] = inputs[0].transpose(0, 1).contiguous().transpose(0, 1)
