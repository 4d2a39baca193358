"""What a kernel counts on in each tensor by itself, and that the emulator sees addresses that an access cannot take."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest
from cuda_samples import gemm
from emulated_runs import distance, kernels_of, launched
from fused_programs import ALL, Body, program, tensors
from numpy.typing import NDArray

from mirage_ir.lowering.cuda.alignment import common_alignment, vector_dims, with_alignments
from mirage_ir.lowering.cuda.compile import compile_ptx
from mirage_ir.lowering.cuda.emitted import CopyAsync, EmittedKernel, KernelTensor, statements
from mirage_ir.lowering.cuda.emulator import run_kernel
from mirage_ir.lowering.cuda.memory import DeviceTensor, EmulationError
from mirage_ir.lowering.cuda.parse import parse_kernel
from mirage_ir.lowering.cuda.source import launcher_text
from mirage_ir.lowering.cuda.text import kernel_text
from mirage_ir.lowering.cuda.vectors import Access
from mirage_ir.program import DType, Program


@pytest.mark.parametrize(
    ("strides", "contiguous", "wanted"),
    [
        ((4096, 1), 1, 16),
        ((4097, 1), 1, 2),
        ((4098, 1), 1, 4),
        ((4100, 1), 1, 8),
        ((1, 4098), 0, 4),
        ((4096, 2), 1, 0),
        ((-4096, 1), 1, 0),
        ((1, 4097), 1, 0),
    ],
)
def test_rows_have_the_alignment_of_their_strides(strides: tuple[int, int], contiguous: int, wanted: int) -> None:
    assert common_alignment((3, 5), strides, 2, contiguous) == wanted


def test_dimensions_of_one_entry_have_no_strides() -> None:
    assert common_alignment((1, 5), (3, 1), 2, 1) == 16
    assert common_alignment((5, 1), (8, 3), 2, 1) == 16


def test_each_tensor_has_its_own_alignment() -> None:
    kernel = gemm(500, 392, 327)
    shapes = {t.name: t.shape for t in kernel.tensors}
    assert shapes == {"a": (500, 327), "w": (327, 392), "out": (500, 392)}
    found = with_alignments(kernel, [(327, 1), (392, 1), (1, 500)])
    assert [t.alignment for t in found.tensors] == [2, 16, 0]
    assert vector_dims(found) == {"a": 1, "w": 1, "out": -1}
    assert parse_kernel(kernel_text(found)) == found
    assert "Tensor<const half, Shape<500, 327>, Aligned ? 1 : -1, 2> a," in kernel_text(found)
    assert "aligned(a, 2, {500, 327}, a_strides, 1, 2) && aligned(w, 2, {327, 392}, w_strides, 1, 16)" in launcher_text(found)


def test_a_tensor_with_odd_rows_leaves_others_as_they_are(compiled: object) -> None:
    aligned = gemm(500, 392, 327)
    odd = with_alignments(aligned, [(327, 1), (392, 1), (392, 1)])
    first = {k: compile_ptx(kernel_text(kernel)).decode().split(".entry")[1] for k, kernel in (("odd", odd), ("even", aligned))}
    copies = {k: text.count("cp.async.cg.shared.global") for k, text in first.items()}
    assert 0 < copies["odd"] < copies["even"]
    assert "ld.global.v4.u32" in first["odd"]
    assert "ld.global" not in first["even"]


def normal(*shapes: tuple[int, int]) -> list[NDArray[np.float16]]:
    random = np.random.default_rng(0)
    return [random.standard_normal(shape).astype(np.float16) for shape in shapes]


def product(rows: int, depth: int, columns: int, loop: int) -> Program:
    b = Body(2)
    x, w = b.load(0, (ALL,), 1), b.load(1, (ALL,), 0)
    b.store(b.accumulate(b.apply("matmul", x, w)), (ALL,))
    return program("product", tensors((rows, depth), (depth, columns)), b.block((0, 1), (1,), loop))


def test_odd_rows_of_a_loop_are_copied_in_chunks(compiled: object) -> None:
    """Rows of x have 320 entries, those of w 61."""
    random, inputs = Random(1), normal((48, 320), (320, 61))
    for given in (*launched(product(48, 320, 61, 5), inputs), *launched(product(48, 320, 61, 5), inputs, 4, 3)):
        kernel = given.kernel
        copies = {s.window.tensor: s.in_chunks for s in statements(kernel.body) if isinstance(s, CopyAsync)}
        assert copies == {"x0": False, "x1": True}
        assert next(b for b in kernel.buffers if b.name == "x1_s").panels.shape == (64, 72)
        assert max(distance(y, z) for y, z in zip(given.run(random), given.wanted, strict=True)) < 2e-3
        assert parse_kernel(kernel_text(kernel)) == kernel
        assert "ld.global.v4.u32" not in compile_ptx(kernel_text(kernel)).decode()


def in_memory(x: NDArray[np.float16], offset: int) -> NDArray[np.float16]:
    """The array at an address that is `offset` entries from a multiple of 16 bytes."""
    memory = np.empty(x.size + 16, np.float16)
    start = -(memory.__array_interface__["data"][0] // 2) % 8 + offset
    found = memory[start : start + x.size].reshape(x.shape)
    found[...] = x
    return found


@pytest.mark.parametrize("offset", range(8))
def test_odd_rows_are_read_at_all_addresses(offset: int) -> None:
    inputs = normal((48, 320), (320, 61))
    (given,) = launched(product(48, 320, 61, 5), inputs, 4, 3)
    assert [t.alignment for t in given.kernel.tensors][:2] == [16, 2]
    out = np.full((48, 61), np.nan, np.float16)
    run_kernel(given.kernel, [in_memory(inputs[0], 0), in_memory(inputs[1], offset), out])
    assert distance(out, given.wanted[0]) < 2e-3


def promised(kernel: EmittedKernel, alignment: int) -> EmittedKernel:
    x, w, y = kernel.tensors
    return replace(kernel, tensors=(x, replace(w, alignment=alignment), y))


def test_a_promise_that_is_not_kept_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    (kernel,) = kernels_of(product(48, 320, 62, 5), 4, 3)
    inputs = normal((48, 320), (320, 62))
    run_kernel(promised(kernel, 16), [*inputs, np.full((48, 62), np.nan, np.float16)])  # It takes the kernel for any strides.
    monkeypatch.setattr(DeviceTensor, "lies", lambda self, contiguous: True)
    with pytest.raises(EmulationError, match="bytes of 'x1' begin at byte"):
        run_kernel(promised(kernel, 16), [*inputs, np.full((48, 62), np.nan, np.float16)])


def test_accesses_beyond_a_tensor_are_seen() -> None:
    tensor = DeviceTensor(KernelTensor("x", DType.f16, (4, 3)), np.zeros((4, 3), np.float16))
    tensor.touch([Access(np.array([tensor.begin]), 8, np.array([8]))])
    with pytest.raises(EmulationError, match="8 bytes from byte 24 of 'x' on, which has 24"):
        tensor.touch([Access(np.array([tensor.begin + 24]), 8, np.array([8]))])
    with pytest.raises(EmulationError, match="8 bytes from byte -8 of 'x' on"):
        tensor.touch([Access(np.array([tensor.begin - 8]), 8, np.array([8]))])
