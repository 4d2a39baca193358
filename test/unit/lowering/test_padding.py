"""Operands of libraries' kernels in wider copies: what emitted modules compute with them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import ModuleType

import pytest
import torch

from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.lowering.module.libraries import PADDED as PADDED_BY_TORCH
from mirage_ir.lowering.triton import emit_module
from mirage_ir.program import Apply, DType, GraphOp, Level, Load, ProgramBuilder, Store, TensorType
from mirage_ir.target.machines import machine

RunModule = Callable[[str], ModuleType]
H100 = machine("h100")
ERROR = 2e-3
"""The largest relative error of 16-bit results."""


@pytest.mark.parametrize("kept", [True, False])
def test_products_of_odd_extents_are_padded(kept: bool, run_module: RunModule) -> None:
    """Where the model says that it pays; an output is contiguous, and a kernel reads the part of the wider tensor that counts."""
    b, source = ProgramBuilder("odd"), ProgramBuilder("odd")
    for builder in (b, source):
        builder.input(TensorType((1000, 401), DType.f16))
        builder.input(TensorType((401, 2013), DType.f16))
        builder.apply("matmul", 0, 1)
    (result,) = b.add(GraphOp(Level.BLOCK, (2,), (100,), (Load(0, (0,)), Apply("exp", (1,)), Store(2, (0,), DType.f16))))
    meant = source.apply("exp", 2)
    b.output(*((2, result) if kept else (result,)))
    source.output(*((2, meant) if kept else (meant,)))
    text = emit_module(decompose(b.build()), decompose(source.build()), machine=H100)
    assert "torch.matmul(padded(arg0, 408), padded(arg1, 2016, 408))[..., :2013]" in text
    assert ("t2 = packed(torch.matmul(" in text) == kept
    module = run_module(text)
    x, y = module.draw(0, "cpu")
    got = module.run(x / 401**0.5, y)
    wanted = module.reference(x / 401**0.5, y)
    assert module.relative_error(got if kept else (got,), wanted) < 2e-3
    small = source.build()
    assert "padded(" not in emit_module(*[decompose(replace(small, inputs=_of(8, 7, 9)))] * 2, machine=H100)


def _of(rows: int, depth: int, columns: int) -> tuple[TensorType, ...]:
    return TensorType((rows, depth), DType.f16), TensorType((depth, columns), DType.f16)


def test_copies_of_transposed_operands_are_transposed(run_module: RunModule) -> None:
    """Their columns lie like rows, and are copied as such."""
    b = ProgramBuilder("odd")
    b.input(TensorType((1000, 401), DType.f16))
    b.input(TensorType((2013, 401), DType.f16))
    b.output(b.apply("matmul", 0, b.apply("transpose", 1, permutation=(1, 0))))
    program = decompose(b.build())
    text = emit_module(program, program, machine=H100)
    assert "padded(t2.mT, 408, 2016).mT" in text
    module = run_module(text)
    x, y = module.draw(0, "cpu")
    assert module.relative_error((module.run(x / 401**0.5, y),), module.reference(x / 401**0.5, y)) < ERROR


@pytest.mark.parametrize("shape", [(10, 100, 2013), (1000, 33, 61)])
def test_views_of_padded_products_are_contiguous_outputs(shape: tuple[int, ...], run_module: RunModule) -> None:
    b = ProgramBuilder("odd")
    b.input(TensorType((1000, 401), DType.f16))
    b.input(TensorType((401, 2013), DType.f16))
    made = b.apply("reshape", b.apply("matmul", 0, 1), shape=shape)
    b.output(made, b.apply("transpose", made, permutation=(0, 2, 1)))
    program = decompose(b.build())
    text = emit_module(program, program, machine=H100)
    assert "padded(arg0, 408)" in text
    module = run_module(text)
    inputs = module.draw(0, "cpu")
    results = module.run(inputs[0] / 401**0.5, inputs[1])
    assert results[0].is_contiguous() and results[1].transpose(1, 2).is_contiguous()
    assert module.relative_error(results, module.reference(inputs[0] / 401**0.5, inputs[1])) < ERROR


def test_a_product_with_a_bias(run_module: RunModule) -> None:
    b = ProgramBuilder("linear")
    for shape in ((2, 700, 403), (403, 1501), (1501,)):
        b.input(TensorType(shape, DType.f16))
    b.output(b.apply("library_linear", 0, 1, 2, activation="relu"))
    kept = b.build()
    text = emit_module(Decomposed(kept), decompose(kept), machine=H100)
    assert "library_linear(padded(arg0, 408), padded(arg1, 1504, 408), padded(arg2, 1504), 'relu')[..., :1501]" in text
    module = run_module(text)
    x, w, bias = module.draw(0, "cpu")
    inputs = x / 403**0.5, w, bias
    assert module.relative_error((module.run(*inputs),), module.reference(*inputs)) < ERROR


@pytest.mark.parametrize("keys", ["rows", "columns"])
@pytest.mark.parametrize(("lead", "wide"), [((3,), 77), ((), 80), ((2, 3), 5)])
def test_attention_of_any_depth(keys: str, lead: tuple[int, ...], wide: int, run_module: RunModule) -> None:
    """Also where values are as wide as whole vectors, and queries are not."""
    b = ProgramBuilder("attention")
    stored = (33, 77) if keys == "rows" else (77, 33)
    for shape in ((20, 77), stored, (33, wide)):
        b.input(TensorType((*lead, *shape), DType.f16))
    b.output(b.apply("library_attention", 0, 1, 2, scale=0.125, backend="cudnn", keys=keys))
    kept = b.build()
    text = emit_module(Decomposed(kept), decompose(kept), machine=H100)
    assert "def padded(" in text
    module = run_module(text)
    assert module.main(["--seed", "1"]) == 0


@pytest.mark.parametrize("behind", [0, 1, 3, 8])
def test_attention_of_parts_of_wider_tensors(behind: int, run_module: RunModule, monkeypatch: pytest.MonkeyPatch) -> None:
    """Kernels of libraries load whole vectors: what begins between two of them, or has rows that do, is copied."""
    b = ProgramBuilder("attention")
    for shape in ((2, 3, 16, 64), (2, 3, 24, 64), (2, 3, 24, 64), (16, 24)):
        b.input(TensorType(shape, DType.f16))
    b.output(b.apply("library_attention", 0, 1, 2, 3, scale=0.125, backend="efficient", keys="rows"))
    kept = b.build()
    module = run_module(emit_module(Decomposed(kept), decompose(kept), machine=H100))
    whole = module.draw(0, "cpu")
    wider = [torch.nn.functional.pad(x, (behind, 8)) for x in whole]
    inputs = [x[..., behind : behind + y.shape[-1]] for x, y in zip(wider, whole, strict=True)]
    taken: list[torch.Tensor] = []

    def attention(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, mask: torch.Tensor, *, scale: float) -> torch.Tensor:
        taken.extend((q, k, v, mask))
        return original(q, k, v, mask, scale=scale)

    original = torch.nn.functional.scaled_dot_product_attention
    monkeypatch.setattr(torch.nn.functional, "scaled_dot_product_attention", attention)
    result = module.run(*inputs)
    assert len(taken) == 4
    for x in taken:
        assert x.data_ptr() % 16 == 0 and x.stride(-1) == 1 and not any(stride % 8 for stride in x.stride()[:-1])
    assert all((x.data_ptr() == y.data_ptr()) == (behind % 8 == 0) for x, y in zip(taken, inputs, strict=True))
    monkeypatch.undo()
    assert module.relative_error((result,), module.reference(*inputs)) < ERROR


def test_back_ends_copy_alike(run_module: RunModule) -> None:
    b = ProgramBuilder("odd")
    for shape in ((1000, 401), (401, 2013)):
        b.input(TensorType(shape, DType.f16))
    b.output(b.apply("matmul", 0, 1))
    program = decompose(b.build())
    ours = run_module(emit_module(program, program, machine=H100)).padded
    theirs = run_module(f"import torch\n\n\n{PADDED_BY_TORCH}").padded
    generator = torch.Generator().manual_seed(0)
    for shape, columns, rows in (((7,), 8, None), ((5, 77), 80, None), ((5, 77), 77, 8), ((3, 2, 1030, 9), 16, 1032)):
        x = torch.randn(shape, generator=generator).half()
        views = [x, x.transpose(-1, -2).contiguous().transpose(-1, -2), x.expand(2, *shape)] if len(shape) > 1 else [x]
        for view in views:
            got, wanted = (function(view, columns, rows) for function in (ours, theirs))
            assert got.is_contiguous() and torch.equal(got, wanted)
