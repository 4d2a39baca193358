"""Kernels compile for both generations of tensor cores, without spilled registers; faults of texts are readable."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest
from cuda_samples import attention, gemm, product_f32, shuffle, softmax

from mirage_ir.errors import LoweringError
from mirage_ir.lowering.cuda.compile import Compiled, compile_ptx
from mirage_ir.lowering.cuda.emitted import BufferPlace, EmittedKernel, LoadShared, Multiply, SharedOperand
from mirage_ir.lowering.cuda.text import kernel_text
from mirage_ir.program import DType

Compiler = Callable[[str, str], Compiled]

KERNELS = {
    "gemm": gemm(500, 392, 328),
    "gemm of bf16": gemm(500, 392, 328, DType.bf16, transposed=True),
    "product in f32": product_f32(100, 72, 68),
    "softmax": softmax(9, 1000),
    "attention": attention(4, 200, 500, 128),
    "shuffle": shuffle(50, 37),
}


@pytest.mark.parametrize("name", KERNELS)
@pytest.mark.parametrize("arch", ["sm_80", "sm_90a"])
def test_kernels_compile(compiled: Compiler, name: str, arch: str) -> None:
    kernel = KERNELS[name]
    found = compiled(kernel_text(kernel), arch)
    assert set(found.kernels) == {kernel.name, f"{kernel.name}_any"}
    assert found.cubin[:4] == b"\x7fELF"
    for resources in found.kernels.values():
        assert 0 < resources.registers <= 255
        assert (resources.stack_bytes, resources.spilled_bytes, resources.static_shared_bytes) == (0, 0, 0)


def intermediate(text: str, arch: str) -> dict[str, str]:
    """The PTX of each kernel of a text."""
    _, *parts = re.split(r"\.entry (\w+)\(", compile_ptx(text, arch).decode())
    return dict(zip(parts[::2], parts[1::2], strict=True))


@pytest.mark.parametrize("transposed", [False, True])
def test_tensor_cores_and_wide_copies_are_used(compiled: Compiler, transposed: bool) -> None:
    kernel = gemm(500, 392, 328, transposed=transposed)
    found = intermediate(kernel_text(kernel), "compute_80")
    for text in found.values():
        assert "mma.sync.aligned.m16n8k16" in text
        assert ("ldmatrix.sync.aligned.m8n8.x4.trans" in text) != transposed
    assert "cp.async.cg.shared.global" in found[kernel.name]
    assert "ld.global" not in found[kernel.name]
    assert "cp.async.cg" not in found[f"{kernel.name}_any"]


def test_the_compiler_writes_into_buffers_that_nobody_else_has(compiled: Compiler, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python may have one object for all bytes of length 1 with the same value: an empty log written into it changed every b" "."""
    nvrtc: Any = import_module("cuda.bindings.nvrtc")
    buffers: list[object] = []
    for name in ("nvrtcGetPTX", "nvrtcGetProgramLog"):
        write = getattr(nvrtc, name)
        monkeypatch.setattr(nvrtc, name, lambda program, buffer, write=write: (buffers.append(buffer), write(program, buffer))[1])
    assert compile_ptx(kernel_text(KERNELS["shuffle"])).startswith(b"//")
    assert [type(buffer) for buffer in buffers] == [bytearray, bytearray]


@pytest.mark.parametrize("dtype", [DType.f16, DType.bf16])
def test_warp_groups_multiply_by_wgmma(compiled: Compiler, dtype: DType) -> None:
    kernel = gemm(500, 392, 328, dtype, columns=128, warps=8, groups=True)
    for text in intermediate(kernel_text(kernel), "compute_90a").values():
        assert f"wgmma.mma_async.sync.aligned.m64n128k16.f32.{dtype}.{dtype}" in text
        assert "fence.proxy.async" in text
        assert "mma.sync" not in text
    for resources in compiled(kernel_text(kernel), "sm_90a").kernels.values():
        assert resources.spilled_bytes == 0


def with_body(kernel: EmittedKernel, *statements: LoadShared | Multiply) -> EmittedKernel:
    return replace(kernel, body=tuple(statements))


SAMPLE = KERNELS["gemm"]
FAULTS = {
    "operands of a product differ in depth": with_body(KERNELS["attention"], Multiply("o", "p", SharedOperand("k_s", "0", True))),
    "is no layout of accumulators": with_body(
        replace(SAMPLE, fragments=(replace(SAMPLE.fragments[0], layout=KERNELS["shuffle"].fragments[0].layout),)),
        Multiply("acc", SharedOperand("a_s"), SharedOperand("w_s")),
    ),
    "a fragment has its tile's dimensions": with_body(
        replace(SAMPLE, buffers=KERNELS["attention"].buffers), LoadShared("y", BufferPlace("q_s"))
    ),
}


@pytest.mark.parametrize("message", FAULTS)
def test_messages_name_the_fault(compiled: Compiler, message: str) -> None:
    with pytest.raises(LoweringError, match=message):
        compiled(kernel_text(FAULTS[message]), "sm_90a")
